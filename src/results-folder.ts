import path from 'node:path';
import { writeTextAtomically } from './text-file.ts';

/** Where every run is kept, below the repository's root. */
export const RESULTS_FOLDER = '.perf-gate';

/** The folder ignores itself, so that a run leaves `git status` clean without a word in the user's own .gitignore. */
export async function keepOutOfGit(root: string): Promise<void> {
  await writeTextAtomically(path.join(root, RESULTS_FOLDER, '.gitignore'), '*\n');
}
