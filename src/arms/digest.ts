import { createHash } from 'node:crypto';
import { glob, readFile, readlink } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import type { Target } from '../model.ts';
import { nullIfMissing } from '../text-file.ts';

const lockFileSchema = z.object({
  packages: z.record(z.string(), z.object({ link: z.boolean().optional(), resolved: z.string().optional() })).optional(),
});

/**
 * One hash over everything that a target can reach in a tree: its own folder with the lock file, packages that the lock
 * file links from elsewhere in the repository, and what `dependsOn` names. Equal hashes: the change cannot have
 * reached it.
 */
export async function digestTarget(target: Target, tree: string): Promise<string> {
  const linked = await linkedFolders(target, tree);
  const patterns = [target.dir, ...linked].map((folder) => path.posix.join(folder, '**')).concat(target.dependsOn);
  const files = new Set<string>();
  for await (const entry of glob(patterns, { cwd: tree, withFileTypes: true, exclude: (candidate) => candidate.name === 'node_modules' || candidate.name === '.git' })) {
    if (!entry.isDirectory()) files.add(path.join(entry.parentPath, entry.name));
  }
  const hash = createHash('sha256').update(JSON.stringify(target));
  for (const file of [...files].toSorted()) {
    hash.update(`\0${path.relative(tree, file)}\0`).update(await contentOf(file));
  }
  return hash.digest('hex');
}

/** Folders of the repository that npm links into a target (`file:../..`, workspaces). */
async function linkedFolders(target: Target, tree: string): Promise<readonly string[]> {
  const text = await nullIfMissing(() => readFile(path.join(tree, target.dir, 'package-lock.json'), 'utf8'));
  if (text === null) return [];
  const lock = lockFileSchema.safeParse(parseJson(text));
  const links = Object.values(lock.data?.packages ?? {}).filter((entry) => entry.link === true && entry.resolved !== undefined);
  return links.map((entry) => path.posix.normalize(path.posix.join(target.dir, entry.resolved!))).filter((folder) => !folder.startsWith('..'));
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
