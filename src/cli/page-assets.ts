import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { PageAssets } from '../report/html/render-page.ts';

const isSource = import.meta.url.endsWith('.ts');

const read = (name: string): Promise<string> => readFile(new URL(`${isSource ? '../../dist' : '.'}/${name}`, import.meta.url), 'utf8');

/** The browser part of HTML reports, which the bundle has as files of its own. */
export async function readPageAssets(): Promise<PageAssets> {
  return pageAssets(await read('page.js'), await read('page.css'));
}

export function pageAssets(script: string, style: string): PageAssets {
  return { script, style, scriptHash: createHash('sha256').update(script).digest('base64') };
}
