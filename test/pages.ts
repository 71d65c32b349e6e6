import { readFile } from 'node:fs/promises';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');

/** A page on one line, so that it may break its lines anywhere. */
export const unwrapped = async (page: string): Promise<string> => (await readFile(path.join(root, page), 'utf8')).replaceAll(/\s+/g, ' ');
