import { hash } from 'node:crypto';
import { lstat, readFile, readlink, realpath } from 'node:fs/promises';
import path from 'node:path';
import { filesLedTo, isInstalled, type Named, packageAround, packageFolder, tsconfigAround } from './files-led-to.ts';
import { namedByPackage } from './own-names.ts';
import { namedByAliases } from './path-aliases.ts';
import { pathsFrom, pathsNamedIn, pathsNamedWhereItRuns } from './relative-paths.ts';
import { namesWhatRuns, sourceKind } from './source-kinds.ts';
import type { FoundFile, Tree } from '../tree.ts';
import { leadsOut } from '../../system/paths.ts';

/** Where a target's files lie, and which of them are its own, or run by its commands. */
interface Surroundings {
  readonly tree: Tree;
  readonly own: ReadonlySet<string>;
  /** The folder that its commands run in. */
  readonly runIn: string;
  /** Whether what a path names, if it is not there, may be built of files that nobody has told. What is built in the target's folder is made of its own. */
  readonly mayBeBuilt: (named: string) => boolean;
}

/**
 * A mark of the mode and content of these files, and of what relative paths and symbolic links in them lead to within the
 * tree, which may lead further; with the `package.json` of code that imports by a name of its own package, and with the
 * `tsconfig.json` of TypeScript and what is imported by its names.
 *
 * @param placed by the file, where it lies when the target runs
 */
export async function followed(placed: ReadonlyMap<string, string>, { tree, own, runIn, mayBeBuilt }: Surroundings): Promise<ReadonlyMap<string, string>> {
  const places = new Set([...tree.all, ...placed.values()]);
  const ahead = new Map(placed);
  const reached = new Map<string, string>();
  // Whether it was taken for something that may be built: what leads to more of it counts.
  const lookedFor = new Map<string, boolean>();
  const configs = new Set<string>();
  // What is added on the way is visited too.
  for (const [file, place] of ahead) {
    const found = await find(file, { place, around: packageAround(place, places), config: tsconfigAround(place, places) }, tree);
    reached.set(file, found.mark);
    for (const config of found.configs) configs.add(config);
    const mayNameWhatIsBuilt = found.namesWhatRuns && own.has(file) && !isInstalled(file);
    // npm runs the scripts of a package in its folder, and who goes to a script's folder runs it there.
    const fromWhereItRuns = found.pathsFromWhereItRuns.flatMap((relative) => pathsFromSome([runIn, packageFolder(place, places), path.posix.dirname(place)], relative, tree));
    for (const named of [...found.paths, ...fromWhereItRuns].map((one): Named => ({ path: one, mayBeBuilt: mayNameWhatIsBuilt && mayBeBuilt(one) }))) {
      const before = lookedFor.get(named.path);
      if (before === true || before === named.mayBeBuilt) continue;
      lookedFor.set(named.path, named.mayBeBuilt);
      for (const other of filesLedTo(named, tree)) if (!ahead.has(other)) ahead.set(other, other);
    }
  }
  for (const config of configs) {
    if (!reached.has(config)) reached.set(config, (await find(config, { place: config, around: null, config: null }, tree)).mark);
  }
  return reached;
}

/** What a path is from these folders, one of which is meant: all that lead to something, or the first where none does. */
function pathsFromSome(folders: readonly string[], relative: string, tree: Tree): readonly string[] {
  const paths = folders.flatMap((folder) => pathsFrom(folder, [relative]));
  const there = paths.filter((one) => filesLedTo({ path: one, mayBeBuilt: false }, tree).length > 0);
  return there.length > 0 ? there : paths.slice(0, 1);
}

/** Where a file lies when the target runs, and the `package.json` and `tsconfig.json` around it there. */
interface Place {
  readonly place: string;
  readonly around: string | null;
  readonly config: string | null;
}

/** Read once for all targets: one that is installed without a lock file of npm's reaches the whole tree, and so does the next. */
async function find(file: string, at: Place, tree: Tree): Promise<FoundFile> {
  const key = [file, at.place, at.around, at.config].join('\0');
  const found = tree.found.get(key) ?? await readIn(tree, file, at);
  tree.found.set(key, found);
  return found;
}

async function readIn(tree: Tree, file: string, at: Place): Promise<FoundFile> {
  const from = path.join(tree.root, file);
  const stats = await lstat(from);
  const content = await contentOf(from);
  const named = stats.isSymbolicLink() ? { ...NOTHING_NAMED, paths: await goalOf(from, tree.root) } : await whatIsNamedIn(content, at, tree);
  return { mark: `${stats.mode & OWNER_EXECUTES ? 'program' : 'file'}\0${hashOf(content)}`, ...named };
}

type WhatIsNamed = Omit<FoundFile, 'mark'>;

const NOTHING_NAMED: WhatIsNamed = { namesWhatRuns: false, paths: [], pathsFromWhereItRuns: [], configs: [] };

async function whatIsNamedIn(content: Buffer | string, { place, around, config }: Place, tree: Tree): Promise<WhatIsNamed> {
  const kind = sourceKind(content, place);
  if (kind === null) return NOTHING_NAMED;
  const text = String(content);
  const aliased = await namedByAliases(text, config, tree);
  return {
    namesWhatRuns: namesWhatRuns(kind),
    paths: [...pathsNamedIn(text, { kind, place }), ...kind === 'code' ? await namedByPackage(text, around, tree) : [], ...aliased.paths],
    pathsFromWhereItRuns: kind === 'script' ? pathsNamedWhereItRuns(text) : [],
    configs: aliased.configs,
  };
}

/** Where a symbolic link leads within the tree, if it does. */
async function goalOf(link: string, root: string): Promise<readonly string[]> {
  const goal = await realpath(link).catch(() => null);
  const inTree = goal === null ? '..' : path.posix.join('.', path.relative(await realpath(root), goal));
  return leadsOut(inTree) ? [] : [inTree];
}

const OWNER_EXECUTES = 0o100;

export const hashOf = (content: Buffer | string): string => hash('sha256', content);

/** What is read of a file; of a link that leads to no file, where it points. */
export async function contentOf(file: string): Promise<Buffer | string> {
  try {
    return await readFile(file);
  } catch (error) {
    // A link to a folder or to nowhere: where it points, beside what is there.
    if (!(await lstat(file)).isSymbolicLink()) throw error;
    return readlink(file);
  }
}
