import { createHash } from 'node:crypto';
import { lstat, readdir, readFile, readlink } from 'node:fs/promises';
import path from 'node:path';
import picomatch from 'picomatch/posix.js';
import { z } from 'zod';
import type { Target } from '../model.ts';
import { nullIfMissing } from '../text-file.ts';

const lockFileSchema = z.object({
  // Entries of another shape are none of a link.
  packages: z.record(z.string(), z.object({ link: z.literal(true), resolved: z.string() }).nullable().catch(null)),
});

/**
 * One hash over everything that a target can reach in a tree: its own folder with the lock file, packages that the lock
 * file links from elsewhere in the repository, and what `dependsOn` names. Equal hashes: the change cannot have
 * reached it. Hidden files count: configuration of compilers and package managers lies in them.
 */
export async function digestTarget(target: Target, tree: string): Promise<string> {
  const folders = [target.dir, ...(await linkedFolders(target, tree))];
  // A folder that is named stands for all that is in it.
  const isDependedOn = picomatch(target.dependsOn.flatMap((pattern) => [pattern, `${pattern}/**`]), { dot: true });
  const isReached = (file: string): boolean => folders.some((folder) => folder === '.' || file.startsWith(`${folder}/`)) || isDependedOn(file);
  const hash = createHash('sha256').update(JSON.stringify(target));
  for (const file of (await filesBelow(tree, '.')).filter(isReached).toSorted()) {
    const from = path.join(tree, file);
    const kind = (await lstat(from)).mode & OWNER_EXECUTES ? 'program' : 'file';
    hash.update(`\0${file}\0${kind}\0`).update(await contentOf(from));
  }
  return hash.digest('hex');
}

const OWNER_EXECUTES = 0o100;
const NOT_OF_A_TREE: ReadonlySet<string> = new Set(['node_modules', '.git']);

/** Paths from the tree's root. What is installed does not count: the lock file says what that is. */
async function filesBelow(tree: string, folder: string): Promise<readonly string[]> {
  const entries = await readdir(path.join(tree, folder), { withFileTypes: true });
  const files = entries.filter((entry) => !entry.isDirectory() || !NOT_OF_A_TREE.has(entry.name)).map(async (entry) => {
    const file = path.posix.join(folder, entry.name);
    return entry.isDirectory() ? filesBelow(tree, file) : [file];
  });
  return (await Promise.all(files)).flat();
}

/** Folders of the repository that npm links into a target (`file:../..`, workspaces). */
async function linkedFolders(target: Target, tree: string): Promise<readonly string[]> {
  const text = await nullIfMissing(() => readFile(path.join(tree, target.dir, 'package-lock.json'), 'utf8'));
  if (text === null) return [];
  const lock = lockFileSchema.safeParse(parseJson(text));
  const links = Object.values(lock.data?.packages ?? {}).filter((entry) => entry !== null);
  return links.map((entry) => path.posix.join(target.dir, entry.resolved)).filter((folder) => folder !== '..' && !folder.startsWith('../'));
}

/** A lock file that cannot be read is npm's to complain about, when it installs. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

async function contentOf(file: string): Promise<Buffer | string> {
  try {
    return await readFile(file);
  } catch {
    // A link to a folder or to nowhere: what it points at is all there is to it.
    return readlink(file);
  }
}
