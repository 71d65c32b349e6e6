import path from 'node:path';
import { isIn } from './target-files.ts';

/** Files in which relative paths name what they load. */
const IS_SOURCE = /\.(?:[cm]?[jt]sx?|json)$/;

/** Those of them that belong to a package. */
const IS_CODE = /\.[cm]?[jt]sx?$/;
const PACKAGE = 'package.json';

/** `./` or `../` behind a quote, which may hold blanks, or at the beginning of a word; and `..` in quotes, or as a word of a command (`cd .. && …`). */
const RELATIVE = /['"`](?<quoted>\.\.?\/[^'"`\n$*]*|\.\.(?=['"`]))|(?:^|[\s=(:])(?<bare>\.\.?\/[^\s'"`$*;,)]*|(?<=(?:cd|--prefix|-C) )\.\.(?=[\s;&|'"]|$))/gm;

/** What the source file of this name loads by relative paths, from its tree's root; nothing of another kind of file. */
export function pathsNamedIn(content: Buffer | string, place: string): readonly string[] {
  return IS_SOURCE.test(place) ? pathsNamedFrom(path.posix.dirname(place), String(content)) : [];
}

/**
 * The relative paths that a text names anywhere, be it in imports, in `new URL('../data', import.meta.url)`, in commands or in
 * comments: too many rather than too few. Of what is put together while it runs, like `../locales/${name}.js`, or stands for
 * many, the folder. Those that lead out of the tree are left out.
 */
export function pathsNamedFrom(folder: string, text: string): readonly string[] {
  const named = [...text.matchAll(RELATIVE)].map(({ groups, index, 0: { length } }) => {
    const relative = groups!['quoted'] ?? groups!['bare']!;
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
  if (!IS_CODE.test(place)) return null;
  let folder = path.posix.dirname(place);
  while (!places.has(path.posix.join(folder, PACKAGE))) {
    if (folder === '.') return null;
    folder = path.posix.dirname(folder);
  }
  return path.posix.join(folder, PACKAGE);
}

/**
 * The files that a path may mean to Node.js or a compiler: the file itself, all of a folder, and what differs in its extension.
 *
 * @param sorted paths from the tree's root, by code units
 */
export function filesMeantBy(named: string, sorted: readonly string[]): readonly string[] {
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
