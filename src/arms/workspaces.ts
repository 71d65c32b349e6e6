/** Which folders are members of a workspace: their packages are installed as the workspace's lock file says, and no other is read. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import picomatch from 'picomatch/posix.js';
import { parse } from 'yaml';
import { z } from 'zod';
import { DEFAULT_INSTALL } from '../config/schema.ts';
import type { Target } from '../model.ts';
import { jsonOrNull } from '../text/json.ts';
import { nullIfUnreachable } from '../text-file.ts';
import { foldersAbove } from './target-files.ts';

const globsSchema = z.array(z.string());
const manifestSchema = z.object({ workspaces: z.union([globsSchema, z.object({ packages: globsSchema }).transform(({ packages }) => packages)]) });
const pnpmSchema = z.object({ packages: globsSchema });

/** Whether a target is installed as a member of a workspace. That of pnpm is nothing to the default install, which is npm's. */
export async function isMember({ dir, install }: Pick<Target, 'dir' | 'install'>, tree: string): Promise<boolean> {
  if (install === null) return false;
  if ((await workspaceAround(dir, tree)) !== null) return true;
  return install !== DEFAULT_INSTALL && (await pnpmWorkspaceAround(dir, tree)) !== null;
}

/**
 * The nearest folder above a folder whose `package.json` has it among its `workspaces`, as npm, Yarn and Bun look for it, from
 * the tree's root; null: there is none.
 */
export function workspaceAround(dir: string, tree: string): Promise<string | null> {
  return nearestAbove(dir, async (folder) => manifestSchema.safeParse(jsonOrNull(await textOf(path.join(tree, folder, 'package.json')))).data?.workspaces ?? []);
}

/** The same by `pnpm-workspace.yaml`. */
function pnpmWorkspaceAround(dir: string, tree: string): Promise<string | null> {
  return nearestAbove(dir, async (folder) => pnpmSchema.safeParse(yamlOrNull(await textOf(path.join(tree, folder, 'pnpm-workspace.yaml')))).data?.packages ?? []);
}

async function nearestAbove(dir: string, globsOf: (folder: string) => Promise<readonly string[]>): Promise<string | null> {
  for (const folder of ['.', ...foldersAbove(dir)].toReversed()) {
    if (isNamedBy(await globsOf(folder), path.posix.relative(folder, dir))) return folder;
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

/** Empty where there is none. */
const textOf = async (file: string): Promise<string> => (await nullIfUnreachable(() => readFile(file, 'utf8'))) ?? '';

function yamlOrNull(text: string): unknown {
  try {
    return parse(text, { logLevel: 'error' });
  } catch {
    return null;
  }
}
