import { createHash } from 'node:crypto';
import { lstat, readFile, readlink, realpath } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import type { Target } from '../model.ts';
import { nullIfMissing } from '../text-file.ts';
import { dependencyFilter, NOT_OF_A_TREE } from './dependencies.ts';
import { filesMeantBy, packageAround, pathsNamedFrom, pathsNamedIn } from './relative-paths.ts';
import { filesBelow, isIn, targetFiles } from './target-files.ts';

const lockFileSchema = z.object({
  // Entries of another shape are none of a link.
  packages: z.record(z.string(), z.object({ link: z.literal(true), resolved: z.string() }).nullable().catch(null)),
});

/**
 * One hash over everything that a target can reach in a tree: its own folder with the lock file, packages that the lock
 * file links from elsewhere in the repository, what relative paths and symbolic links lead to from there, what a package's
 * own name and `#names` may mean to code in it, and what `dependsOn` names. Where none of these tells what an install may
 * link (another package manager's lock file, or that of a workspace around it), the whole tree. Equal hashes: the change
 * cannot have reached it. Hidden files count: configuration of compilers and package managers lies in them.
 */
export async function digestTarget(target: Target, tree: string): Promise<string> {
  const files = (await filesBelow(tree, '.', NOT_OF_A_TREE)).toSorted();
  const own = targetFiles(target, files);
  const lockFile = LOCK_FILES.map((name) => own.get(path.posix.join(target.dir, name))).find((file) => file !== undefined);
  const links = lockFile === undefined ? null : linkedFolders(target.dir, String(await contentOf(path.join(tree, lockFile))));
  const linked = links ?? (target.install !== null && target.dependsOn.length === 0 ? ['.'] : []);
  const isDependedOn = dependencyFilter(target.dependsOn);
  const isElsewhere = (file: string): boolean => linked.some((folder) => isIn(folder)(file)) || isDependedOn(file);
  const configured = JSON.stringify(whatIsRun(target));
  const elsewhere = [...files.filter(isElsewhere), ...pathsNamedFrom(target.dir, configured).flatMap((named) => filesMeantBy(named, files))];
  const placed = new Map([...elsewhere.map((file) => [file, file] as const), ...[...own].map(([place, file]) => [file, place] as const)]);
  const reached = await followed(placed, files, tree);
  const hash = createHash('sha256').update(configured);
  for (const file of [...reached.keys()].toSorted()) hash.update(`\0${file}\0${reached.get(file)!}`);
  return hash.digest('hex');
}

/**
 * A mark of the mode and content of these files, and of what relative paths and symbolic links in them lead to within the
 * tree, which may lead further; with the `package.json` of code that imports by a name of its own package.
 *
 * @param placed by the file, where it lies when the target runs
 */
async function followed(placed: ReadonlyMap<string, string>, files: readonly string[], tree: string): Promise<ReadonlyMap<string, string>> {
  const root = await realpath(tree);
  const places = new Set([...files, ...placed.values()]);
  const ahead = new Map(placed);
  const reached = new Map<string, string>();
  const lookedFor = new Set<string>();
  // What is added on the way is visited too.
  for (const [file, place] of ahead) {
    const from = path.join(tree, file);
    const stats = await lstat(from);
    const content = await contentOf(from);
    reached.set(file, `${stats.mode & OWNER_EXECUTES ? 'program' : 'file'}\0${createHash('sha256').update(content).digest('hex')}`);
    for (const named of stats.isSymbolicLink() ? await goalOf(from, root) : [...pathsNamedIn(content, place), ...await ownPackage(content, place, { places, tree })]) {
      if (lookedFor.has(named)) continue;
      lookedFor.add(named);
      for (const other of filesMeantBy(named, files)) if (!ahead.has(other)) ahead.set(other, other);
    }
  }
  return reached;
}

/** The `package.json` that tells what a file of code imports by the package's own name, or by a `#name`; nothing where it does neither. */
async function ownPackage(content: Buffer | string, place: string, { places, tree }: { readonly places: ReadonlySet<string>; readonly tree: string }): Promise<readonly string[]> {
  const around = packageAround(place, places);
  if (around === null) return [];
  const text = content.toString();
  if (/['"`]#/.test(text)) return [around];
  const manifest = await nullIfMissing(() => readFile(path.join(tree, around), 'utf8'));
  const { data } = manifestSchema.safeParse(manifest === null ? null : parseJson(manifest));
  return data !== undefined && ['\'', '"', '`'].some((quote) => text.includes(`${quote}${data.name}`)) ? [around] : [];
}

const manifestSchema = z.object({ name: z.string().min(1) });

/** Where a symbolic link leads within the tree, if it does. */
async function goalOf(link: string, root: string): Promise<readonly string[]> {
  const goal = await realpath(link).catch(() => null);
  const inTree = goal === null ? '..' : path.posix.join('.', path.relative(root, goal));
  return inTree === '..' || inTree.startsWith('../') ? [] : [inTree];
}

const OWNER_EXECUTES = 0o100;

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

/** null: it is no JSON. In a lock file, or in what was installed, that is npm's to complain about. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

async function contentOf(file: string): Promise<Buffer | string> {
  try {
    return await readFile(file);
  } catch (error) {
    // A link to a folder or to nowhere: where it points, beside what is there.
    if (!(await lstat(file)).isSymbolicLink()) throw error;
    return readlink(file);
  }
}
