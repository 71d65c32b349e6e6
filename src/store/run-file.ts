import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { STORE_ERRORS } from '../errors/store.ts';
import { reasonOf, UserError } from '../errors.ts';
import type { RunFile } from '../model.ts';
import { declared, parseRecord } from './parse-record.ts';
import { RUN_SCHEMA, runFileSchema } from './record-schema.ts';
import { readTextIfPresent, writeTextAtomically } from '../system/text-file.ts';
import { jsonOrNull } from '../text/phrases.ts';

/** The run says it for the whole file. */
const declaredByRun = z.object({ run: declared }).transform(({ run }) => run);

/**
 * The run file that a text holds; `where` is its name in errors.
 *
 * @throws UserError: no JSON, written in the format of another version, or not the shape of a run file (with the place)
 */
export function parseRunFile(text: string, where: string): RunFile {
  return parseRecord<RunFile>(
    text,
    { schema: runFileSchema, format: RUN_SCHEMA, declared: declaredByRun },
    { kind: 'a run file', where, fix: 'Give a file that `perf-gate run --json` wrote, whole and unchanged.' },
  );
}

/** The version that a text says wrote it as a run file, though it may be none that can be read; null: it says none. */
export function toolOfRunFile(text: string): string | null {
  return declaredByRun.safeParse(jsonOrNull(text)).data?.tool ?? null;
}

/** Reads a run file. @throws UserError: not there, not readable, or what {@link parseRunFile} finds */
export async function readRunFile(path: string): Promise<RunFile> {
  const text = await readTextIfPresent(path, readFile).catch((cause: unknown) => {
    throw STORE_ERRORS['run-file-unreadable']({ path, reason: reasonOf(cause) }, cause);
  });
  if (text === null) throw STORE_ERRORS['no-run-file']({ path });
  return parseRunFile(text, path);
}

/** Writes a run file in one step and creates its folder. @throws UserError if that cannot be done */
export async function writeRunFile(path: string, file: RunFile): Promise<void> {
  try {
    await writeTextAtomically(path, `${JSON.stringify(file)}\n`);
  } catch (cause) {
    throw STORE_ERRORS['run-file-unwritable']({ path, reason: reasonOf(cause) }, cause);
  }
}

/** Characters of a name, as of a benchmark. A step that publishes refuses longer ones: names tell things apart, so none is cut. */
export const LONGEST_NAME = 300;

/** Folder of the newest run, below the repository's root. */
export const RESULTS_FOLDER = '.perf-gate';

/** Name of a run there that was interrupted: it takes the place of no whole one. */
export const INTERRUPTED_RUN = 'interrupted.json';

/**
 * Makes the results' folder. It ignores itself, so that a run leaves `git status` clean without a word in the user's own
 * .gitignore. To be asked before anything is measured: a run in a container may have left a folder that is root's.
 *
 * @throws UserError where nothing can be written there
 */
export async function openResults(root: string): Promise<void> {
  try {
    await writeTextAtomically(path.join(root, RESULTS_FOLDER, '.gitignore'), '*\n');
  } catch (cause) {
    throw STORE_ERRORS['results-unwritable']({ folder: RESULTS_FOLDER, reason: reasonOf(cause) }, cause);
  }
}

/** Keeps a run in the results' folder, and replaces the one of that name. Gives the run's path. @throws UserError if that cannot be done */
export async function keepRun(file: RunFile, { root, name }: { readonly root: string; readonly name: string }): Promise<string> {
  await openResults(root);
  const keptAs = path.join(root, RESULTS_FOLDER, name);
  await writeRunFile(keptAs, file);
  return keptAs;
}

/** The path of a kept run, relative to the current folder; or why it could not be kept. */
export type Kept = { readonly path: string } | { readonly problem: UserError };

/** Keeps a run if that can be done: the verdict stands on a full disk too. `cwd`: the current folder. */
export async function tryToKeepRun(
  file: RunFile,
  { cwd, ...place }: { readonly root: string; readonly name: string; readonly cwd: string },
): Promise<Kept> {
  try {
    return { path: path.relative(cwd, await keepRun(file, place)) };
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return { problem: error };
  }
}

/** Profiles of what regressed in the newest run. */
const PROFILES_FOLDER = `${RESULTS_FOLDER}/profiles`;

/** Removes the profiles of the run before. Gives what keeps one by a name; a disk that is full by then costs the profile alone. */
export async function openProfiles(root: string): Promise<(name: string, json: string) => Promise<void>> {
  const folder = path.join(root, PROFILES_FOLDER);
  await rm(folder, { recursive: true, force: true }).catch(() => {});
  return (name, json) => writeTextAtomically(path.join(folder, name), json).catch(() => {});
}
