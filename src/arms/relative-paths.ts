import path from 'node:path';
import { foldersAbove, isIn } from './target-files.ts';

/** Files in which relative paths name what they load. */
const IS_SOURCE = /\.(?:[cm]?[jt]sx?|json)$/;

/** Those of them that belong to a package. */
const IS_CODE = /\.[cm]?[jt]sx?$/;
const PACKAGE = 'package.json';

/** What an install puts there, or git, and no build; and what is read by compilers alone. */
const IS_NEVER_BUILT = /(?:^|\/)(?:node_modules|\.git)(?:\/|$)|\.d\.[cm]?ts$/;

/** `./` or `../` behind a quote, which may hold blanks, or at the beginning of a word; and `..` in quotes, or as a word of a command (`cd .. && …`). */
const RELATIVE = /['"`](?<quoted>\.\.?\/[^'"`\n$*]*|\.\.(?=['"`]))|(?:^|[\s=(:])(?<bare>\.\.?\/[^\s'"`$*;,)]*|(?<=(?:cd|--prefix|-C) )\.\.(?=[\s;&|'"]|$))/gm;

/** The same behind a folder that is put before it: `__dirname + '/../lib'`, `${import.meta.dirname}/../lib`. */
const BEHIND_A_FOLDER = /(?:['"`}]\/|\}(?=\.\.\/))(?<quoted>\.\.\/[^'"`\n$*]*|\.\.(?=['"`]))/g;

/** Steps up that are words of their own: `path.join(__dirname, '..', '..', 'lib')`. */
const STEPS_UP = /['"`](?<quoted>\.\.(?:\/\.\.)*\/?(?:['"`]\s*,\s*['"`]\.\.(?:\/\.\.)*\/?)+)(?=['"`])/g;
const BETWEEN_STEPS = /['"`]\s*,\s*['"`]/g;

const SPELLINGS = [RELATIVE, BEHIND_A_FOLDER, STEPS_UP] as const;

/** In a command: `..` as a word, or as the value of an option. */
const UP_IN_A_COMMAND = /(?:^|[\s=:;&|,("'`])\.\.(?=[\s;&|:,)"'`]|$)/;

/** In a command: what stands for a folder, before a step up from there: `$PWD/..`, `"$(dirname "$0")"/..`. */
const FOLDER_IN_A_COMMAND = /(?:\$\w+|[)}'"`])\/(?=\.\.)/g;

/** What the source file of this name loads by relative paths, from its tree's root; nothing of another kind of file. */
export function pathsNamedIn(content: Buffer | string, place: string): readonly string[] {
  if (!IS_SOURCE.test(place)) return [];
  const named = isManifest(place) ? pathsNamedInCommands : pathsNamedFrom;
  return named(path.posix.dirname(place), String(content));
}

const isManifest = (place: string): boolean => path.posix.basename(place) === PACKAGE;

/** Whether it is code, or a `package.json` with its scripts: what these name is loaded or run. Other JSON also names what a compiler writes. */
export const namesWhatRuns = (place: string): boolean => IS_CODE.test(place) || isManifest(place);

/**
 * The same of commands as JSON has them, with its escapes. In these `..` is a word like any other: `npm install ..`, `tsc -p ..`.
 */
export function pathsNamedInCommands(folder: string, json: string): readonly string[] {
  const commands = json.replaceAll(/\\[nrt]/g, '\n').replaceAll('\\', '').replaceAll(FOLDER_IN_A_COMMAND, ' ');
  const above = UP_IN_A_COMMAND.test(commands) ? pathsNamedFrom(folder, '"../"') : [];
  return [...new Set([...pathsNamedFrom(folder, commands), ...above])];
}

/**
 * The relative paths that a text names anywhere, be it in imports, in `new URL('../data', import.meta.url)`, in commands or in
 * comments: too many rather than too few. Of what is put together while it runs, like `../locales/${name}.js`, or stands for
 * many, the folder. Those that lead out of the tree are left out.
 */
export function pathsNamedFrom(folder: string, text: string): readonly string[] {
  const found = SPELLINGS.flatMap((spelling) => [...text.matchAll(spelling)]);
  const named = found.map(({ groups, index, 0: { length } }) => {
    const relative = (groups!['quoted'] ?? groups!['bare']!).replaceAll(BETWEEN_STEPS, '/');
    const isBeginning = ['$', '*'].includes(text[index + length] ?? '');
    return path.posix.join(folder, isBeginning ? relative.slice(0, relative.lastIndexOf('/')) : relative, '.');
  });
  return [...new Set(named)].filter((one) => one !== '..' && !one.startsWith('../'));
}

/**
 * The `package.json` nearest to a file of code, in its folder or above: it says what the
 * package's own name (`exports`) and `#names` (`imports`) mean to it. These begin with `./`, so they are among the paths that
 * it names. null: there is none, or the file is no code.
 *
 * @param places paths from the tree's root of all that is there
 */
export function packageAround(place: string, places: ReadonlySet<string>): string | null {
  return IS_CODE.test(place) ? packageAbove(place, places) : null;
}

/** The `package.json` nearest to any path, in the folder that it lies in or above; null: there is none. */
function packageAbove(place: string, places: ReadonlySet<string>): string | null {
  let folder = path.posix.dirname(place);
  while (!places.has(path.posix.join(folder, PACKAGE))) {
    if (folder === '.') return null;
    folder = path.posix.dirname(folder);
  }
  return path.posix.join(folder, PACKAGE);
}

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
  if (meant.length > 0 || !named.mayBeBuilt || IS_NEVER_BUILT.test(named.path)) return meant;
  const manifest = packageAbove(named.path, all);
  return manifest === null ? sorted : filesMeantBy(path.posix.dirname(manifest), sorted);
}

/** Whether a path lies in what an install puts there. */
export const isInstalled = (file: string): boolean => /(?:^|\/)node_modules\//.test(file);

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
