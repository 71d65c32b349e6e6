import type { ContentsApi, PullRequest } from './api.ts';
import { askGitHubIfItSays } from './refusal.ts';

type Ancestry = Pick<ContentsApi, 'mergeBase'>;

/**
 * The newest commit that two commits or branches both have; null: GitHub does not know them, or of none. Throws a UserError if
 * it does not answer: what it might have said must not count against anybody.
 */
export async function commonAncestor(github: Ancestry, base: string, head: string): Promise<string | null> {
  return askGitHubIfItSays({ doing: `compare ${head} with ${base}`, permission: 'contents: read' }, async () => github.mergeBase(base, head));
}

/** Whether a commit or branch contains a commit, or is it; null: GitHub does not say. Throws a UserError if it does not answer. */
export async function containsCommit(github: Ancestry, { commit, ancestor }: { readonly commit: string; readonly ancestor: string }): Promise<boolean | null> {
  if (commit === ancestor) return true;
  const common = await commonAncestor(github, ancestor, commit);
  return common === null ? null : common === ancestor;
}

/**
 * Whether a commit is another one, or the merge of that into its base as GitHub makes it, whose second parent it is. What was pushed
 * on top of a commit has it for an ancestor as well, and may be as much faster as it likes. null: GitHub does not know the commit,
 * as one that a step of the job made itself. Throws a UserError if it does not answer.
 */
export async function isCommitOrMergeOf(github: Pick<ContentsApi, 'parentsOf'>, { commit, of }: { readonly commit: string; readonly of: string }): Promise<boolean | null> {
  if (commit === of) return true;
  const parents = await askGitHubIfItSays({ doing: 'look up what was measured', permission: 'contents: read' }, async () => github.parentsOf(commit));
  return parents === null ? null : parents[1] === of;
}

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
