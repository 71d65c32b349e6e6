import { readFile } from 'node:fs/promises';
import path from 'node:path';
import picomatch from 'picomatch/posix.js';
import { z } from 'zod';
import { nullIfUnreachable } from '../system/text-file.ts';
import { jsonOrNull } from '../text/phrases.ts';
import { foldersAbove } from './tree.ts';

const globsSchema = z.array(z.string());
const manifestSchema = z.object({ workspaces: z.union([globsSchema, z.object({ packages: globsSchema }).transform(({ packages }) => packages)]) });

/**
 * The nearest folder above a folder whose `package.json` has it among its `workspaces`, as npm, Yarn and Bun look for it, from
 * the tree's root; null: there is none.
 */
export async function workspaceAround(dir: string, tree: string): Promise<string | null> {
  for (const folder of ['.', ...foldersAbove(dir)].toReversed()) {
    const text = await nullIfUnreachable(() => readFile(path.join(tree, folder, 'package.json'), 'utf8'));
    const globs = manifestSchema.safeParse(jsonOrNull(text ?? '')).data?.workspaces ?? [];
    if (isNamedBy(globs, path.posix.relative(folder, dir))) return folder;
  }
  return null;
}

/** A glob that begins with `!` keeps out what it matches. */
function isNamedBy(globs: readonly string[], folder: string): boolean {
  const matches = (some: readonly string[]): boolean => picomatch(some.map(withoutEnds).filter((glob) => glob !== ''))(folder);
  return matches(globs.filter((glob) => !keepsOut(glob))) && !matches(globs.filter(keepsOut));
}

const keepsOut = (glob: string): boolean => glob.startsWith('!');

// `./apps/` and `apps` are the same.
const withoutEnds = (glob: string): string => glob.replace(/^!?(?:\.?\/+)?/, '').replace(/\/+$/, '');
