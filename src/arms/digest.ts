import { createHash } from 'node:crypto';
import type { Stats } from 'node:fs';
import { lstat, readFile, readlink, realpath } from 'node:fs/promises';
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
 * file links from elsewhere in the repository, and what `dependsOn` names. Where none of these tells what an install may
 * link (another package manager's lock file, or that of a workspace around it), the whole tree. Symbolic links lead to what
 * they point at. Equal hashes: the change cannot have reached it. Hidden files count: configuration of compilers and package
 * managers lies in them.
 */
export async function digestTarget(target: Target, tree: string): Promise<string> {
  const files = await filesBelow(tree, '.', NOT_OF_A_TREE);
  const own = targetFiles(target, files);
  const lockFile = LOCK_FILES.map((name) => own.get(path.posix.join(target.dir, name))).find((file) => file !== undefined);
  const links = lockFile === undefined ? null : linkedFolders(target.dir, String(await contentOf(path.join(tree, lockFile))));
  const linked = links ?? (target.install !== null && target.dependsOn.length === 0 ? ['.'] : []);
  // A folder that is named stands for all that is in it.
  const isDependedOn = picomatch(target.dependsOn.flatMap((pattern) => [pattern, `${pattern}/**`]), { dot: true });
  const isElsewhere = (file: string): boolean => linked.some((folder) => isIn(folder)(file)) || isDependedOn(file);
  const reached = await withGoalsOfLinks([...own.values(), ...files.filter(isElsewhere)], files, tree);
  const hash = createHash('sha256').update(JSON.stringify(whatIsRun(target)));
  for (const file of [...reached.keys()].toSorted()) {
    const kind = reached.get(file)!.mode & OWNER_EXECUTES ? 'program' : 'file';
    hash.update(`\0${file}\0${kind}\0`).update(await contentOf(path.join(tree, file)));
  }
  return hash.digest('hex');
}

/** These files, and what symbolic links among them lead to within the tree, which may hold links itself; each with what is known of it. */
async function withGoalsOfLinks(named: readonly string[], files: readonly string[], tree: string): Promise<ReadonlyMap<string, Stats>> {
  const root = await realpath(tree);
  const reached = new Map<string, Stats>();
  const ahead = new Set(named);
  // What is added on the way is visited too.
  for (const file of ahead) {
    const from = path.join(tree, file);
    const stats = await lstat(from);
    reached.set(file, stats);
    const goal = stats.isSymbolicLink() ? await realpath(from).catch(() => null) : null;
    const inTree = goal === null ? '..' : path.posix.join('.', path.relative(root, goal));
    if (inTree === '..' || inTree.startsWith('../')) continue;
    for (const other of files.filter((one) => one === inTree || isIn(inTree)(one))) ahead.add(other);
  }
  return reached;
}

const OWNER_EXECUTES = 0o100;
/** What is installed does not count: the lock file says what that is. */
const NOT_OF_A_TREE: ReadonlySet<string> = new Set(['node_modules', '.git']);

/** Another edition that comes or goes, and what tables show, change nothing of a target. */
function whatIsRun({ edition, labels: _labels, versionOf: _versionOf, ...target }: Target): object {
  return { ...target, edition: edition === null ? null : { source: edition.source, overlay: edition.overlay } };
}

/** In the order in which npm takes them. */
export const LOCK_FILES = ['npm-shrinkwrap.json', 'package-lock.json'] as const;

/** Folders of the repository that npm links into a target (`file:../..`, workspaces); null: the lock file does not tell. */
function linkedFolders(dir: string, lockText: string): readonly string[] | null {
  const lock = lockFileSchema.safeParse(parseJson(lockText));
  if (!lock.success) return null;
  const links = Object.values(lock.data.packages).filter((entry) => entry !== null);
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
    // A link to a folder or to nowhere: where it points, beside what is there.
    return readlink(file);
  }
}
