import { createHash } from 'node:crypto';
import { lstat, readFile, readlink, realpath } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import type { Target } from '../model.ts';
import { nullIfMissing } from '../text-file.ts';
import { dependencyFilter, NOT_OF_A_TREE } from './dependencies.ts';
import { filesLedTo, isInstalled, namesWhatRuns, packageAround, pathsNamedFrom, pathsNamedIn, pathsNamedInCommands, type Named, type TreeFiles } from './relative-paths.ts';
import { filesBelow, foldersAbove, foldersOf, isIn, targetFiles } from './target-files.ts';

const lockFileSchema = z.object({
  // Entries of another shape are none of a link.
  packages: z.record(z.string(), z.object({ link: z.literal(true), resolved: z.string() }).nullable().catch(null)),
});

/** What decides, in the folder of an install or above it, which packages come of it, whichever package manager it is. */
const DECIDES_ON_PACKAGES: ReadonlySet<string> = new Set([
  'package.json', 'package-lock.json', 'npm-shrinkwrap.json', 'yarn.lock', 'pnpm-lock.yaml', 'bun.lock', 'bun.lockb',
  'pnpm-workspace.yaml', '.pnpmfile.cjs', '.pnpmfile.mjs', '.npmrc', '.yarnrc', '.yarnrc.yml', 'bunfig.toml',
]);

/**
 * One hash over everything that a target can reach in a tree: its own folder with the lock file, packages that the lock
 * file links from elsewhere in the repository, what relative paths and symbolic links lead to from there, what a package's
 * own name and `#names` may mean to code in it, and what `dependsOn` names. Where none of these tells what an install may
 * link (another package manager's lock file, or that of a workspace around it), the whole tree, or beside `dependsOn` the
 * lock files in folders above. Equal hashes: the change cannot have reached it. Hidden files count: configuration of
 * compilers and package managers lies in them.
 */
export async function digestTarget(target: Target, tree: string): Promise<string> {
  const sorted = (await filesBelow(tree, '.', NOT_OF_A_TREE)).toSorted();
  const files: TreeFiles = { sorted, all: new Set(sorted) };
  const own = targetFiles(target, sorted);
  const lockFile = LOCK_FILES.map((name) => own.get(path.posix.join(target.dir, name))).find((file) => file !== undefined);
  const links = lockFile === undefined ? null : linkedFolders(target.dir, String(await contentOf(path.join(tree, lockFile))));
  const isUntold = links === null && target.install !== null;
  const onTheWay = foldersOf(target).flatMap((folder) => [...foldersAbove(folder), folder]).filter((folder) => files.all.has(folder));
  // By another name than git's, as where capital letters do not matter, its files are not found.
  const hasAnotherName = own.size === 0 && onTheWay.length === 0;
  const linked = hasAnotherName || (isUntold && target.dependsOn.length === 0) ? ['.'] : links ?? [];
  const isDependedOn = dependencyFilter(target.dependsOn);
  const isElsewhere = (file: string): boolean => linked.some((folder) => isIn(folder)(file)) || isDependedOn(file);
  const configured = JSON.stringify(whatIsRun(target));
  const isOutside = (named: string): boolean => named !== target.dir && !isIn(target.dir)(named);
  const commanded = pathsNamedInCommands(target.dir, configured).flatMap((named) => filesLedTo({ path: named, mayBeBuilt: isOutside(named) }, files));
  const elsewhere = [...sorted.filter(isElsewhere), ...onTheWay, ...commanded];
  const placed = new Map([...elsewhere.map((file) => [file, file] as const), ...[...own].map(([place, file]) => [file, place] as const)]);
  const reached = await followed(placed, { tree, files, own: new Set(own.values()), isOutside });
  const hash = createHash('sha256').update(configured);
  const deciding = isUntold ? sorted.filter(decidesOnPackagesOf(target)) : [];
  for (const file of deciding) hash.update(`\0${file}\0${hashOf(await contentOf(path.join(tree, file)))}`);
  for (const file of [...reached.keys()].toSorted()) hash.update(`\0${file}\0${reached.get(file)!}`);
  return hash.digest('hex');
}

/** The contents of these count, and not what they name: a workspace names all of its members. */
function decidesOnPackagesOf({ dir }: Target): (file: string) => boolean {
  const folders = new Set(['.', ...foldersAbove(dir), dir]);
  return (file) => DECIDES_ON_PACKAGES.has(path.posix.basename(file)) && folders.has(path.posix.dirname(file));
}

/** Where a target's files lie, and which of them are its own. */
interface Surroundings {
  readonly tree: string;
  readonly files: TreeFiles;
  readonly own: ReadonlySet<string>;
  /** Whether a path leads out of the target's folder. What is built in there is made of its own files. */
  readonly isOutside: (named: string) => boolean;
}

/**
 * A mark of the mode and content of these files, and of what relative paths and symbolic links in them lead to within the
 * tree, which may lead further; with the `package.json` of code that imports by a name of its own package.
 *
 * @param placed by the file, where it lies when the target runs
 */
async function followed(placed: ReadonlyMap<string, string>, { tree, files, own, isOutside }: Surroundings): Promise<ReadonlyMap<string, string>> {
  const root = await realpath(tree);
  const places = new Set([...files.all, ...placed.values()]);
  const ahead = new Map(placed);
  const reached = new Map<string, string>();
  // Whether it was taken for something that may be built: what leads to more of it counts.
  const lookedFor = new Map<string, boolean>();
  // What is added on the way is visited too.
  for (const [file, place] of ahead) {
    const from = path.join(tree, file);
    const stats = await lstat(from);
    const content = await contentOf(from);
    reached.set(file, `${stats.mode & OWNER_EXECUTES ? 'program' : 'file'}\0${hashOf(content)}`);
    const mayNameWhatIsBuilt = own.has(file) && namesWhatRuns(place) && !isInstalled(file);
    const found = stats.isSymbolicLink()
      ? (await goalOf(from, root)).map((goal): Named => ({ path: goal, mayBeBuilt: false }))
      : [
        ...pathsNamedIn(content, place).map((named): Named => ({ path: named, mayBeBuilt: mayNameWhatIsBuilt && isOutside(named) })),
        ...await namedByPackage(content, place, { places, tree, isOutside }),
      ];
    for (const named of found) {
      const before = lookedFor.get(named.path);
      if (before === true || before === named.mayBeBuilt) continue;
      lookedFor.set(named.path, named.mayBeBuilt);
      for (const other of filesLedTo(named, files)) if (!ahead.has(other)) ahead.set(other, other);
    }
  }
  return reached;
}

/**
 * Where a file of code imports by the package's own name, or by a `#name`: the `package.json` that tells what these mean, and
 * what they mean, which in a library is often built. Nothing where it does neither.
 */
async function namedByPackage(content: Buffer | string, place: string, { places, tree, isOutside }: Pick<Surroundings, 'tree' | 'isOutside'> & { readonly places: ReadonlySet<string> }): Promise<readonly Named[]> {
  const around = packageAround(place, places);
  if (around === null) return [];
  const text = content.toString();
  const manifest = await nullIfMissing(() => readFile(path.join(tree, around), 'utf8'));
  const { name, exports, imports } = manifestSchema.parse(manifest === null ? null : parseJson(manifest));
  const isNamed = name !== undefined && ['\'', '"', '`'].some((quote) => text.includes(`${quote}${name}`));
  if (!isNamed && !/['"`]#/.test(text)) return [];
  const meant = pathsNamedFrom(path.posix.dirname(around), JSON.stringify([exports, imports]));
  return [{ path: around, mayBeBuilt: false }, ...meant.map((named) => ({ path: named, mayBeBuilt: isOutside(named) }))];
}

/** What else is in it, or that it is no object, is not for us to complain about. */
const manifestSchema = z.object({
  name: z.string().min(1).optional().catch(undefined),
  exports: z.unknown().optional(),
  imports: z.unknown().optional(),
}).catch({});

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

const hashOf = (content: Buffer | string): string => createHash('sha256').update(content).digest('hex');

async function contentOf(file: string): Promise<Buffer | string> {
  try {
    return await readFile(file);
  } catch (error) {
    // A link to a folder or to nowhere: where it points, beside what is there.
    if (!(await lstat(file)).isSymbolicLink()) throw error;
    return readlink(file);
  }
}
