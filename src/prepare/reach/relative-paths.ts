import path from 'node:path';
import type { SourceKind } from './source-kinds.ts';
import { leadsOut } from '../../system/paths.ts';

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

/** In a script: a path from its own folder, or from another that it has found out: `"$(dirname "$0")/../lib"`, `"$here/.."`. One from `$PWD` is like any other. */
const FROM_A_KNOWN_FOLDER = /(?<!\$(?:\{?PWD\}?|\(pwd\)?))(?:\$(?!PWD\b)\w+|[)}'"`])\/\.\.[^\s'"`$;&|)]*/g;

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

/** What a source file names by relative paths, from its tree's root; of a script what it names from its own folder alone. */
export function pathsNamedIn(text: string, { kind, place }: { readonly kind: SourceKind; readonly place: string }): readonly string[] {
  const folder = path.posix.dirname(place);
  switch (kind) {
    case 'code':
    case 'json':
      return pathsNamedFrom(folder, text);
    case 'manifest':
      return pathsNamedInCommands(folder, text);
    case 'script':
      return pathsNamedInCommands(folder, (text.match(FROM_A_KNOWN_FOLDER) ?? []).join('\n'));
  }
}

/** What else a script names, from the folder that it runs in. */
export function pathsNamedWhereItRuns(script: string): readonly string[] {
  return relativePathsInCommands(script.replaceAll(FROM_A_KNOWN_FOLDER, ' '));
}

/** What commands, as JSON has them, with its escapes, name by relative paths, from the root of the tree in which they run in this folder. */
export function pathsNamedInCommands(folder: string, json: string): readonly string[] {
  return pathsFrom(folder, relativePathsInCommands(json));
}

/** What a text names by relative paths, from the root of the tree in which it lies in this folder. */
export function pathsNamedFrom(folder: string, text: string): readonly string[] {
  return pathsFrom(folder, relativePathsIn(text));
}

/** From the tree's root. Those that lead out of it are left out. */
export function pathsFrom(folder: string, relative: readonly string[]): readonly string[] {
  return [...new Set(relative.map((one) => path.posix.join(folder, one, '.')))].filter((one) => !leadsOut(one));
}

/** In commands `..` is a word like any other: `npm install ..`, `tsc -p ..`. */
function relativePathsInCommands(json: string): readonly string[] {
  const commands = json.replaceAll(/\\[nrt]/g, '\n').replaceAll('\\', '').replaceAll(FOLDER_IN_A_COMMAND, ' ');
  return [...relativePathsIn(commands), ...UP_IN_A_COMMAND.test(commands) ? ['..'] : []];
}

/**
 * The relative paths that a text names anywhere, be it in imports, in `new URL('../data', import.meta.url)`, in commands or in
 * comments: too many rather than too few. Of what is put together while it runs, like `../locales/${name}.js`, or stands for
 * many, the folder.
 */
function relativePathsIn(text: string): readonly string[] {
  const found = SPELLINGS.flatMap((spelling) => [...text.matchAll(spelling)]);
  return found.map(({ groups, index, 0: { length } }) => {
    const relative = (groups!['quoted'] ?? groups!['bare']!).replaceAll(BETWEEN_STEPS, '/');
    const isBeginning = ['$', '*'].includes(text[index + length] ?? '');
    return isBeginning ? relative.slice(0, relative.lastIndexOf('/')) : relative;
  });
}
