import { realpath } from 'node:fs/promises';
import path from 'node:path';
import { nullIfUnreachable } from './text-file.ts';

/**
 * What a file or folder is called from a folder above it; null: it lies elsewhere. Folders on the way may be links, as the one that a
 * shell calls the working directory.
 */
export async function placeBelow(root: string, place: string): Promise<string | null> {
  const name = path.relative(await withoutLinks(root), path.join(await withoutLinks(path.dirname(place)), path.basename(place)));
  return leavesFolder(name) || path.isAbsolute(name) ? null : name;
}

/** Whether a relative path leads out of the folder that it is taken from. */
export function leavesFolder(name: string): boolean {
  const normal = path.normalize(name);
  return normal === '..' || normal.startsWith(`..${path.sep}`);
}

/** As it stands where there is no such folder. */
const withoutLinks = async (folder: string): Promise<string> => await nullIfUnreachable(() => realpath(folder)) ?? folder;

/** Whether a path with slashes, without needless steps, leads out of the folder that it is taken from. */
export function leadsOut(normal: string): boolean {
  return normal === '..' || normal.startsWith('../');
}
