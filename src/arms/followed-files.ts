import { hash } from 'node:crypto';
import { lstat, readFile, readlink, realpath } from 'node:fs/promises';
import path from 'node:path';
import { leadsOut } from '../text/repository-paths.ts';
import { filesLedTo, isInstalled, type Named, packageAround } from './files-led-to.ts';
import { namedByPackage } from './own-names.ts';
import type { FoundFile, Tree } from './read-tree.ts';
import { namesWhatRuns, pathsNamedIn } from './relative-paths.ts';

/** Where a target's files lie, and which of them are its own, or run by its commands. */
export interface Surroundings {
  readonly tree: Tree;
  readonly own: ReadonlySet<string>;
  /** Whether what a path names, if it is not there, may be built of files that nobody has told. What is built in the target's folder is made of its own. */
  readonly mayBeBuilt: (named: string) => boolean;
}

/**
 * A mark of the mode and content of these files, and of what relative paths and symbolic links in them lead to within the
 * tree, which may lead further; with the `package.json` of code that imports by a name of its own package.
 *
 * @param placed by the file, where it lies when the target runs
 */
export async function followed(placed: ReadonlyMap<string, string>, { tree, own, mayBeBuilt }: Surroundings): Promise<ReadonlyMap<string, string>> {
  const places = new Set([...tree.all, ...placed.values()]);
  const ahead = new Map(placed);
  const reached = new Map<string, string>();
  // Whether it was taken for something that may be built: what leads to more of it counts.
  const lookedFor = new Map<string, boolean>();
  // What is added on the way is visited too.
  for (const [file, place] of ahead) {
    const { mark, isLink, paths } = await find(file, { place, around: packageAround(place, places) }, tree);
    reached.set(file, mark);
    const mayNameWhatIsBuilt = !isLink && own.has(file) && namesWhatRuns(place) && !isInstalled(file);
    for (const named of paths.map((one): Named => ({ path: one, mayBeBuilt: mayNameWhatIsBuilt && mayBeBuilt(one) }))) {
      const before = lookedFor.get(named.path);
      if (before === true || before === named.mayBeBuilt) continue;
      lookedFor.set(named.path, named.mayBeBuilt);
      for (const other of filesLedTo(named, tree)) if (!ahead.has(other)) ahead.set(other, other);
    }
  }
  return reached;
}

/** Where a file lies when the target runs, and the `package.json` around it there. */
interface Place {
  readonly place: string;
  readonly around: string | null;
}

/** Read once for all targets: one that is installed without a lock file of npm's reaches the whole tree, and so does the next. */
async function find(file: string, at: Place, tree: Tree): Promise<FoundFile> {
  const key = [file, at.place, at.around].join('\0');
  const found = tree.found.get(key) ?? await readIn(tree.root, file, at);
  tree.found.set(key, found);
  return found;
}

async function readIn(root: string, file: string, { place, around }: Place): Promise<FoundFile> {
  const from = path.join(root, file);
  const stats = await lstat(from);
  const content = await contentOf(from);
  const isLink = stats.isSymbolicLink();
  return {
    mark: `${stats.mode & OWNER_EXECUTES ? 'program' : 'file'}\0${hashOf(content)}`,
    isLink,
    paths: isLink ? await goalOf(from, root) : [...pathsNamedIn(content, place), ...await namedByPackage(content, around, root)],
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
