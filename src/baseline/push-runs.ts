import { posix } from 'node:path';
import type { Retention, StoredRun } from '../model.ts';
import { baselineCommitMessage } from './commit-message.ts';
import { historyFileName } from './files.ts';
import { appendToHistory } from './format.ts';
import { pushToBranch, type BranchPlace, type Pushed } from './git-push.ts';

/** Which runs to store, and where. */
export interface RunsPush extends BranchPlace {
  /** Folder of the baselines, from the repository's root. */
  readonly dir: string;
  /** At least one; those of one machine kind in the order in which they are to stand. */
  readonly runs: readonly StoredRun[];
  readonly retention: Retention;
  /** First line of the commit's message. */
  readonly subject: string;
}

/**
 * Appends runs to the baselines on a branch of a remote, in one commit.
 * Throws a UserError as `pushToBranch` does, and for a stored file that cannot be read.
 */
export async function pushRuns({ dir, runs, retention, subject, ...place }: RunsPush): Promise<Pushed> {
  return pushToBranch({
    ...place,
    message: baselineCommitMessage(subject, runs.map(({ environment }) => environment.key)),
    change: async (read) => {
      const texts: Record<string, string> = {};
      for (const stored of runs) {
        const file = posix.join(dir, historyFileName(stored.environment.key));
        texts[file] = appendToHistory({ text: texts[file] ?? (await read(file)) ?? '', file, stored, retention });
      }
      return texts;
    },
  });
}
