import path from 'node:path';
import type { RunFile } from '../model.ts';
import { writeRunFile } from '../record/run-file.ts';
import { writeTextAtomically } from '../text-file.ts';

/** Where the newest run is kept, below the repository's root. */
export const RESULTS_FOLDER = '.perf-gate';

/**
 * Keeps a run in the results' folder, in place of what had that name there. The folder ignores itself, so that a run leaves
 * `git status` clean without a word in the user's own .gitignore. Gives the run's path. Throws a UserError if that cannot be done.
 */
export async function keepRun(file: RunFile, { root, name }: { readonly root: string; readonly name: string }): Promise<string> {
  const folder = path.join(root, RESULTS_FOLDER);
  await writeTextAtomically(path.join(folder, '.gitignore'), '*\n');
  const keptAs = path.join(folder, name);
  await writeRunFile(keptAs, file);
  return keptAs;
}
