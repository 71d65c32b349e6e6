/** Files and folders that commands name by their paths. Superset of what they use: a word that is a path counts, whatever it stands for. */
import path from 'node:path';
import { z } from 'zod';
import type { Service, Target } from '../model.ts';
import { leadsOut } from '../system/paths.ts';
import type { PackageTree } from './packages.ts';
import { foldersAbove, foldersOf, isIn, placesIn } from './tree.ts';

/** A place that a command names. */
export interface NamedPlace {
  /** The file itself: it counts, whatever `ignore` says. null: the command names a folder. */
  readonly file: string | null;
  /** The folder of the file, because what lies beside it may be loaded; a file in the root stands alone. */
  readonly place: string;
}

/** Separates possible paths in a shell command, with the slash behind `"$PWD"/`. */
const BETWEEN_WORDS = /(?:[\s"'`;&|()<>=,:]|\$\{?\w+\}?)+\/*/;

const wordsOf = (command: string): readonly string[] => command.split(BETWEEN_WORDS).filter((word) => word !== '');

/** Places that words name, from the folder in which they are run. */
function placesNamedBy(words: readonly string[], from: string, files: readonly string[]): readonly NamedPlace[] {
  const { files: isFile, folders } = placesIn(files);
  const named = [...new Set(words.map((word) => path.posix.join(from, word, '.')))].filter((place) => place !== '.' && !leadsOut(place));
  return named.flatMap((place): readonly NamedPlace[] => {
    if (folders.has(place)) return [{ file: null, place }];
    if (!isFile.has(place)) return [];
    const folder = path.posix.dirname(place);
    return [{ file: place, place: folder === '.' ? place : folder }];
  });
}

/** Places that a service's commands name. They run in the root. */
export const placesOfService = ({ start, ready, program }: Service, files: readonly string[]): readonly NamedPlace[] =>
  placesNamedBy([start, ready ?? '', program].flatMap(wordsOf), '.', files);

/** Scripts that an install runs unasked. */
const OF_INSTALL = ['preinstall', 'install', 'postinstall', 'prepare'];

const scriptsSchema = z.object({ scripts: z.record(z.string(), z.string()) });

/**
 * Places that the commands of a target name: those of `install`, `build`, `start` and `env`, and of the package scripts that these name in
 * turn. A script may be the target's own, of the packages that it links, or of the folders above it.
 */
export function placesOfCommands(target: Target, linked: readonly string[], { files, packages }: PackageTree): readonly NamedPlace[] {
  const withScripts = [...foldersOf(target), ...linked, ...foldersAbove(target.dir), '.'].flatMap((folder) => {
    const scripts = scriptsSchema.safeParse(packages.get(folder)).data?.scripts;
    return scripts === undefined ? [] : [{ at: foldersOf(target).includes(folder) ? target.dir : folder, scripts }];
  });
  const own = [
    target.install ?? '',
    target.build ?? '',
    ...Object.values(target.env),
    ...(target.kind === 'server' ? [target.start] : [target.file]),
  ];
  const commands = own.map((text) => ({ at: target.dir, text }));
  const seen = new Set<string>();
  const addScripts = (names: readonly string[]): void => {
    for (const { at, scripts } of withScripts) {
      for (const name of names) {
        const text = scripts[name];
        if (text === undefined || seen.has(`${at}:${name}`)) continue;
        seen.add(`${at}:${name}`);
        commands.push({ at, text });
      }
    }
  };
  if (target.install !== null) addScripts(OF_INSTALL);
  // The list grows while it is read: scripts name further scripts.
  for (const { text } of commands) addScripts(text.split(/[\s"'`;&|()]+/).flatMap((name) => [`pre${name}`, name, `post${name}`]));
  return commands.flatMap(({ at, text }) => placesNamedBy(wordsOf(text), at, files));
}

/** Tells whether a file is at a place or in it. */
export const isAtOrIn = (place: string, file: string): boolean => file === place || isIn(place)(file);
