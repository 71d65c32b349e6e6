import path from 'node:path';
import { userError } from '../errors/catalogue.ts';
import { STORE_ERRORS } from '../errors/store.ts';
import { reasonOf, UserError } from '../errors.ts';
import type { RunFile } from '../model.ts';
import { writeRunFile } from './run-file.ts';
import { writeTextAtomically } from '../system/text-file.ts';

/** Where the newest run is kept, below the repository's root. */
export const RESULTS_FOLDER = '.perf-gate';

/** Name of a run there that was interrupted: it takes the place of no whole one. */
export const INTERRUPTED_RUN = 'interrupted.json';

/** Where a run is kept. */
interface KeptPlace {
  readonly root: string;
  readonly name: string;
}

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
    throw userError(STORE_ERRORS['results-unwritable'], { folder: RESULTS_FOLDER, reason: reasonOf(cause) }, cause);
  }
}

/** Keeps a run in the results' folder, in place of what had that name there. Gives the run's path. Throws a UserError if that cannot be done. */
export async function keepRun(file: RunFile, { root, name }: KeptPlace): Promise<string> {
  await openResults(root);
  const keptAs = path.join(root, RESULTS_FOLDER, name);
  await writeRunFile(keptAs, file);
  return keptAs;
}

/** Where a run was kept, as seen from where it was asked for; or why it could not be. */
export type Kept = { readonly path: string } | { readonly problem: UserError };

/** The same for what is told in any case: a full disk is no reason to take it back. `cwd`: where it was asked for. */
export async function tryToKeepRun(file: RunFile, { cwd, ...place }: KeptPlace & { readonly cwd: string }): Promise<Kept> {
  try {
    return { path: path.relative(cwd, await keepRun(file, place)) };
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return { problem: error };
  }
}
