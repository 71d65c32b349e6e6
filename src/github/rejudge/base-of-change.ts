import type { ContentsApi, PullRequest } from '../client/api.ts';
import { commonAncestor, containsCommit } from '../client/ancestry-api.ts';

interface Change {
  readonly pull: PullRequest | null;
  /** Its newest commit. */
  readonly sha: string;
}

/**
 * Whether a commit is a base of the change: GitHub knows it as a commit of `branch`, and no older than where the change left that. An older
 * commit, or one of the change itself, may be as slow as the change. In a merge queue it may also lie below the group: each pull request that
 * is queued before has passed by itself. Throws a UserError if GitHub does not answer.
 *
 * @param branch the branch that the change goes into, or a branch, tag or commit that it is compared with instead
 */
export async function isBaseOfChange(commit: string, { pull, sha }: Change, { github, branch }: { readonly github: Pick<ContentsApi, 'mergeBase'>; readonly branch: string }): Promise<boolean> {
  if (commit === pull?.baseSha) return true;
  const contains = async (tip: string, ancestor: string): Promise<boolean> => (await containsCommit(github, { commit: tip, ancestor })) === true;
  const forkPoint = await commonAncestor(github, branch, sha);
  // A change that is merged already left the branch nowhere.
  if (forkPoint === null || (forkPoint !== sha && !(await contains(commit, forkPoint)))) return false;
  return await contains(branch, commit) || (pull === null && commit !== sha && await contains(sha, commit));
}
