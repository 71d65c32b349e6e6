import { realpath } from 'node:fs/promises';
import path from 'node:path';
import { nullIfUnreachable } from './text-file.ts';

/** Path of a file or folder below `root`, with links resolved; null: it lies elsewhere. */
export async function placeBelow(root: string, place: string): Promise<string | null> {
  const name = path.relative(await withoutLinks(root), path.join(await withoutLinks(path.dirname(place)), path.basename(place)));
  return leadsOut(name) || path.isAbsolute(name) ? null : name;
}

/** Tells whether a relative path leads out of its folder. */
export function leadsOut(name: string): boolean {
  const normal = path.normalize(name);
  return normal === '..' || normal.startsWith('../');
}

const withoutLinks = async (folder: string): Promise<string> => (await nullIfUnreachable(() => realpath(folder))) ?? folder;
