import { posix } from 'node:path';
import type { Acceptance, Retention, RunFile, StoredRun } from '../model.ts';
import { ACCEPTANCES_FILE, appendToAcceptances, parseAcceptances } from './acceptances.ts';
import { historyFileName } from './baseline-files.ts';
import { acceptanceCommitMessage, baselineCommitMessage } from './commit-message.ts';
import { type BranchPlace, type Pushed, pushToBranch, type ReadFromBranch } from './git-push.ts';
import { appendToHistory, isSameRun, parseHistory } from './stored-lines.ts';

export interface RunsPush extends BranchPlace {
  /** Folder of the baselines, from the repository's root. */
  readonly dir: string;
  /** Fingerprints of the machine kinds that the runs are of. */
  readonly environmentKeys: readonly string[];
  /**
   * The runs to store on top of what is stored: at least one, those of one machine kind in the order in which they are to stand.
   * Asked anew in every attempt: another job may have stored a run meanwhile, and how a run is marked follows from those before it.
   */
  readonly runsOf: (stored: Pick<RunFile, 'history' | 'acceptances'>) => Promise<readonly StoredRun[]>;
  readonly retention: Retention;
  /** First line of the commit's message. */
  readonly subject: string;
}

/**
 * Appends runs to the baselines on a branch of a remote, in one commit. One that is there already stays as it is: an earlier attempt
 * may have been taken without an answer, and others may have written on top of it.
 * Throws a UserError as `pushToBranch` does, and for a stored file that cannot be read.
 */
export async function pushRuns({ dir, environmentKeys, runsOf, retention, subject, ...place }: RunsPush): Promise<Pushed> {
  return pushToBranch({
    ...place,
    message: baselineCommitMessage(subject, environmentKeys),
    change: async (read) => {
      const texts: Record<string, string> = {};
      const onBranch = await readStored(read, dir, environmentKeys);
      for (const stored of await runsOf(onBranch)) {
        if (onBranch.history.some((run) => isSameRun(run, stored))) continue;
        const file = posix.join(dir, historyFileName(stored.environment.key));
        texts[file] = appendToHistory({ text: texts[file] ?? (await read(file)) ?? '', file, stored, retention, now: new Date() });
      }
      return texts;
    },
  });
}

async function readStored(
  read: ReadFromBranch,
  dir: string,
  environmentKeys: readonly string[],
): Promise<Pick<RunFile, 'history' | 'acceptances'>> {
  const history: StoredRun[] = [];
  for (const key of environmentKeys) {
    const file = posix.join(dir, historyFileName(key));
    history.push(...parseHistory((await read(file)) ?? '', file));
  }
  const file = posix.join(dir, ACCEPTANCES_FILE);
  return { history, acceptances: parseAcceptances((await read(file)) ?? '', file) };
}

/**
 * Appends to the accepted regressions on a branch of a remote.
 * Throws a UserError as `pushToBranch` does, and for a file of acceptances that cannot be read.
 */
export async function pushAcceptance({
  dir,
  acceptance,
  ...place
}: BranchPlace & { readonly dir: string; readonly acceptance: Acceptance }): Promise<Pushed> {
  const file = posix.join(dir, ACCEPTANCES_FILE);
  return pushToBranch({
    ...place,
    message: acceptanceCommitMessage(acceptance.benchmark, acceptance.by),
    change: async (read) => ({ [file]: appendToAcceptances((await read(file)) ?? '', file, acceptance) }),
  });
}
