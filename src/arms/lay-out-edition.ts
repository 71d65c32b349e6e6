import { cp, mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Edition } from '../model.ts';
import { filesBelow, targetFiles } from './target-files.ts';

/** Another target may have been installed in the source already. */
const INSTALLED: ReadonlySet<string> = new Set(['node_modules']);

/**
 * Writes an edition's folder into a tree, beside its source, so that relative paths out of it still hold. Whatever was
 * there before is removed: an edition holds its own files and nothing else.
 */
export async function layOutEdition({ dir, edition }: { readonly dir: string; readonly edition: Edition }, tree: string): Promise<void> {
  await rm(path.join(tree, dir), { recursive: true, force: true });
  for (const [place, file] of targetFiles({ dir, edition }, await filesBelow(tree, edition.source, INSTALLED))) {
    const to = path.join(tree, place);
    await mkdir(path.dirname(to), { recursive: true });
    await cp(path.join(tree, file), to, { verbatimSymlinks: true });
  }
}
