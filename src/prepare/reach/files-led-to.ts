import path from 'node:path';
import { isCode, isTypeScript, mayBeProgram } from './source-kinds.ts';
import { foldersAbove, isIn } from '../tree.ts';

const PACKAGE = 'package.json';

/** In a package: what tests write at its root of what they covered, what one writes by hand, and what is read by compilers alone. */
const IS_NEVER_BUILT = /^coverage(?:\/|$)|(?:^|\/)\.env[^/]*$|\.d\.[cm]?ts$/;

/**
 * The `package.json` nearest to a file that is code, or may be a program of it, in its folder or above: it says what the
 * package's own name (`exports`) and `#names` (`imports`) mean to it. null: there is none, or the file is no code.
 *
 * @param places paths from the tree's root of all that is there
 */
export function packageAround(place: string, places: ReadonlySet<string>): string | null {
  return isCode(place) || mayBeProgram(place) ? nearestAbove(place, PACKAGE, places) : null;
}

/** The `tsconfig.json` nearest to a file of TypeScript, as compilers and loaders look for it; null: there is none, or the file is none. */
export function tsconfigAround(place: string, places: ReadonlySet<string>): string | null {
  return isTypeScript(place) ? nearestAbove(place, 'tsconfig.json', places) : null;
}

/** The file of a name that is nearest to any path, in the folder that it lies in or above; null: there is none. */
function nearestAbove(place: string, name: string, places: ReadonlySet<string>): string | null {
  let folder = path.posix.dirname(place);
  while (!places.has(path.posix.join(folder, name))) {
    if (folder === '.') return null;
    folder = path.posix.dirname(folder);
  }
  return path.posix.join(folder, name);
}

/** The folder of the package that a path lies in; the tree's root where there is none. */
export const packageFolder = (place: string, places: ReadonlySet<string>): string => path.posix.dirname(nearestAbove(place, PACKAGE, places) ?? PACKAGE);

/** The files of a tree, by their paths from its root. */
export interface TreeFiles {
  /** By code units. */
  readonly sorted: readonly string[];
  /** The same. */
  readonly all: ReadonlySet<string>;
}

/** A path, and whether what it names may come of a build. */
export interface Named {
  readonly path: string;
  readonly mayBeBuilt: boolean;
}

/**
 * What a path leads to: the files that it may mean, and links on its way, which lead further. Where there are none and it may
 * be built, like `../dist/index.js`, nobody knows of what: all of the package that it lies in, or of the tree.
 */
export function filesLedTo(named: Named, { sorted, all }: TreeFiles): readonly string[] {
  const meant = [...foldersAbove(named.path).filter((folder) => all.has(folder)), ...filesMeantBy(named.path, sorted)];
  if (meant.length > 0 || !named.mayBeBuilt || isInstalled(named.path)) return meant;
  const folder = packageFolder(named.path, all);
  // A package may be called `coverage`.
  return IS_NEVER_BUILT.test(path.posix.relative(folder, named.path)) ? [] : filesMeantBy(folder, sorted);
}

/** Whether a path lies in what an install puts there, or git, and no build. */
export const isInstalled = (file: string): boolean => /(?:^|\/)(?:node_modules|\.git)(?:\/|$)/.test(file);

/**
 * The files that a path may mean to Node.js or a compiler: the file itself, all of a folder, and what differs in its extension.
 * Where there is none, those without what a loader is told behind it: `../worker.js?url`.
 *
 * @param sorted paths from the tree's root, by code units
 */
export function filesMeantBy(named: string, sorted: readonly string[]): readonly string[] {
  const meant = filesCalled(named, sorted);
  const withoutQuery = named.replace(/[?#].*$/, '');
  return meant.length > 0 || withoutQuery === named ? meant : filesCalled(withoutQuery, sorted);
}

function filesCalled(named: string, sorted: readonly string[]): readonly string[] {
  if (named === '.') return sorted;
  const stem = named.replace(/\.[cm]?jsx?$/, '');
  const isInFolder = isIn(named);
  const isOther = (file: string): boolean => file.startsWith(`${stem}.`) && !file.includes('/', stem.length);
  // What begins alike lies together.
  const alike = sorted.slice(firstFrom(stem, sorted), firstFrom(`${stem}\uffff`, sorted));
  return alike.filter((file) => file === named || isInFolder(file) || isOther(file));
}

/** Where the first lies that is not before this one. */
function firstFrom(wanted: string, sorted: readonly string[]): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sorted[middle]! < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}
