import { posix } from 'node:path';
import type { Acceptance } from '../model.ts';
import { ACCEPTANCES_FILE, appendToAcceptances } from './acceptances.ts';
import { acceptanceCommitMessage } from './commit-message.ts';
import { pushToBranch, type BranchPlace, type Pushed } from './git-push.ts';

/** An accepted regression, and where to record it. */
export interface AcceptancePush extends BranchPlace {
  /** Folder of the baselines, from the repository's root. */
  readonly dir: string;
  readonly acceptance: Acceptance;
}

/**
 * Appends to the accepted regressions on a branch of a remote.
 * Throws a UserError as `pushToBranch` does, and for a file of acceptances that cannot be read.
 */
export async function pushAcceptance({ dir, acceptance, ...place }: AcceptancePush): Promise<Pushed> {
  const file = posix.join(dir, ACCEPTANCES_FILE);
  return pushToBranch({
    ...place,
    message: acceptanceCommitMessage(acceptance.benchmark, acceptance.by),
    change: async (read) => ({ [file]: appendToAcceptances({ text: (await read(file)) ?? '', file, acceptance }) }),
  });
}
