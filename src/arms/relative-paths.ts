import path from 'node:path';
import { leadsOut } from '../text/repository-paths.ts';

/** Files in which relative paths name what they load. */
const IS_SOURCE = /\.(?:[cm]?[jt]sx?|json)$/;

/** Whether it is one of those that belong to a package. */
export const isCode = (place: string): boolean => /\.[cm]?[jt]sx?$/.test(place);

/** `./` or `../` behind a quote, which may hold blanks, or at the beginning of a word; and `..` in quotes, or as a word of a command (`cd .. && …`). */
const RELATIVE = /['"`](?<quoted>\.\.?\/[^'"`\n$*]*|\.\.(?=['"`]))|(?:^|[\s=(:])(?<bare>\.\.?\/[^\s'"`$*;,)]*|(?<=(?:cd|--prefix|-C) )\.\.(?=[\s;&|'"]|$))/gm;

/** The same behind a folder that is put before it: `__dirname + '/../lib'`, `join(here, '/../lib')`, `${import.meta.dirname}/../lib`. Alone, `'/../lib'` is a URL. */
const BEHIND_A_FOLDER = /(?:(?:\+=?|concat\(|[\w)\]!`}],)\s*['"`]\/|\}\/|\}(?=\.\.\/))(?<quoted>\.\.\/[^'"`\n$*]*|\.\.(?=['"`]))/g;

/** Steps up that are words of their own, and the words behind them: `path.join(__dirname, '..', '..', 'lib')`. */
const STEPS_UP = /['"`](?<quoted>\.\.(?:\/\.\.)*\/?(?:['"`]\s*,\s*['"`]\.\.(?:\/\.\.)*\/?)+(?:['"`]\s*,\s*['"`][^'"`\n$*]+)*)(?=['"`$*])/g;
const BETWEEN_STEPS = /['"`]\s*,\s*['"`]/g;

const SPELLINGS = [RELATIVE, BEHIND_A_FOLDER, STEPS_UP] as const;

/** In a command: `..` as a word, or as the value of an option. */
const UP_IN_A_COMMAND = /(?:^|[\s=:;&|,("'`])\.\.(?=[\s;&|:,)"'`]|$)/;

/** In a command: what stands for a folder, before a step up from there: `$PWD/..`, `"$(dirname "$0")"/..`. */
const FOLDER_IN_A_COMMAND = /(?:\$\w+|[)}'"`])\/(?=\.\.)/g;

/** In a command: a folder above, as the place that it runs in: `cd ../.. && npm ci`, `npm --prefix ../.. ci`. */
const RUN_ABOVE = /(?<=(?:^|[\s;&|("'`])(?:cd|-C|--(?:prefix|cwd|dir))[ =]+["']?)\.\.(?:\/\.\.)*\/?(?=[\s;&|)"']|$)/g;

const BETWEEN_COMMANDS = /[;&|(){}\n]/;

/** A command that installs packages, goes to a folder above for that, looks whether it was done, or notes that it was. */
const INSTALLS = /^(?:cd\s+["']?\.\.[./]*["']?$|(?:\[|test|touch)\s|(?:\w+=\S*\s+)*(?:npm|pnpm|yarn|bun)(?:\s+-\S+(?:\s+["']?\.\.[./]*["']?)?)*\s+(?:ci|install|i)(?:\s|$))/;

/** An install as if it were run where it stands. What does more in a folder above, like a build, may use any file there: it stays as it is. */
export function withoutPlacesOfInstall(command: string): string {
  const parts = command.split(BETWEEN_COMMANDS).map((part) => part.trim()).filter((part) => part !== '');
  return parts.every((part) => INSTALLS.test(part)) ? command.replaceAll(RUN_ABOVE, '.') : command;
}

/** What the source file of this name loads by relative paths, from its tree's root; nothing of another kind of file. */
export function pathsNamedIn(content: Buffer | string, place: string): readonly string[] {
  if (!IS_SOURCE.test(place)) return [];
  const named = isManifest(place) ? pathsNamedInCommands : pathsNamedFrom;
  return named(path.posix.dirname(place), String(content));
}

const isManifest = (place: string): boolean => path.posix.basename(place) === 'package.json';

/** Whether it is code, or a `package.json` with its scripts: what these name is loaded or run. Other JSON also names what a compiler writes. */
export const namesWhatRuns = (place: string): boolean => isCode(place) || isManifest(place);

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
  return [...new Set(named)].filter((one) => !leadsOut(one));
}
