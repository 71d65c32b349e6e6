import { explainRefusal } from '../github/refusal.ts';
import type { Audience } from '../trigger/task.ts';
import { isCommitOrMergeOf } from '../github/ancestry.ts';
import { shortCommit } from '../text/commits.ts';
import type { Job } from './job.ts';

/** The commit that gets the check, or as a whole sentence why none does. */
export type CommitOfCheck = { readonly sha: string } | { readonly why: string };

/**
 * The commit that the check of a measured one belongs to: the event's, else the one that the workflow runs on. What somebody
 * measures by hand for a pull request runs on a branch that it is not about, so GitHub is asked for the newest commit of the
 * pull request. That gets the check only if it was measured, itself or in a merge: it may be newer than that.
 */
export async function commitOfCheck({ headSha, pullRequest }: Audience, measured: string, { sha, github }: Pick<Job, 'sha' | 'github'>): Promise<CommitOfCheck> {
  if (headSha !== null || pullRequest === null) {
    const commit = headSha ?? sha;
    return commit === null ? { why: 'No check was written: the runner does not say which commit the workflow runs on.' } : { sha: commit };
  }
  const { number } = pullRequest;
  if (github === null) return { why: `No check was written: without a token nobody can be asked for the newest commit of pull request #${number}.` };
  try {
    const newest = (await github.pullRequest(number)).headSha;
    if (await isCommitOrMergeOf(github, { commit: measured, of: newest }) === true) return { sha: newest };
    return { why: `No check was written: as far as GitHub says, ${shortCommit(measured)}, which was measured, is neither ${shortCommit(newest)}, the newest commit of pull request #${number}, nor a merge of it. Measure again.` };
  } catch (error) {
    return { why: `${explainRefusal(error, { doing: `look up pull request #${number}`, permission: 'pull-requests: read' })} No check was written.` };
  }
}
