import { createHash } from 'node:crypto';
import { lstat, readFile, readlink } from 'node:fs/promises';
import path from 'node:path';
import picomatch from 'picomatch/posix.js';
import { z } from 'zod';
import type { Target } from '../model.ts';
import { filesBelow, isIn, targetFiles } from './target-files.ts';

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
  const files = await filesBelow(tree, '.', NOT_OF_A_TREE);
  const own = targetFiles(target, files);
  const lockFile = own.get(path.posix.join(target.dir, 'package-lock.json'));
  const linked = lockFile === undefined ? [] : linkedFolders(target.dir, String(await contentOf(path.join(tree, lockFile))));
  // A folder that is named stands for all that is in it.
  const isDependedOn = picomatch(target.dependsOn.flatMap((pattern) => [pattern, `${pattern}/**`]), { dot: true });
  const isElsewhere = (file: string): boolean => linked.some((folder) => isIn(folder)(file)) || isDependedOn(file);
  const reached = new Set([...own.values(), ...files.filter(isElsewhere)]);
  const hash = createHash('sha256').update(JSON.stringify(whatIsRun(target)));
  for (const file of [...reached].toSorted()) {
    const from = path.join(tree, file);
    const kind = (await lstat(from)).mode & OWNER_EXECUTES ? 'program' : 'file';
    hash.update(`\0${file}\0${kind}\0`).update(await contentOf(from));
  }
  return hash.digest('hex');
}

const OWNER_EXECUTES = 0o100;
/** What is installed does not count: the lock file says what that is. */
const NOT_OF_A_TREE: ReadonlySet<string> = new Set(['node_modules', '.git']);

/** Another edition that comes or goes, and what tables show, change nothing of a target. */
function whatIsRun({ edition, labels: _labels, versionOf: _versionOf, ...target }: Target): object {
  return { ...target, edition: edition === null ? null : { source: edition.source, overlay: edition.overlay } };
}

/** Folders of the repository that npm links into a target (`file:../..`, workspaces). */
function linkedFolders(dir: string, lockText: string): readonly string[] {
  const lock = lockFileSchema.safeParse(parseJson(lockText));
  const links = Object.values(lock.data?.packages ?? {}).filter((entry) => entry !== null);
  return links.map((entry) => path.posix.join(dir, entry.resolved)).filter((folder) => folder !== '..' && !folder.startsWith('../'));
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
