import type { PullRequest } from './api.ts';
import type { GitHubApi } from './endpoints.ts';
import { askGitHubIfItSays } from './refusal.ts';

/**
 * Finds the newest commit that two commits or branches both have; null: GitHub knows of none.
 *
 * @throws UserError if it does not answer
 */
export async function commonAncestor(github: GitHubApi, base: string, head: string): Promise<string | null> {
  return askGitHubIfItSays({ doing: `compare ${head} with ${base}`, permission: 'contents: read' }, async () =>
    github.mergeBase(base, head),
  );
}

/**
 * Tells whether a commit is another one, or GitHub's merge of that into its base, of which it is the second parent. A commit that was
 * pushed on top of it may be faster, and does not count. null: GitHub does not know the commit, as one that a step of the job made.
 *
 * @throws UserError if it does not answer
 */
export async function isCommitOrMergeOf(
  github: GitHubApi,
  { commit, of }: { readonly commit: string; readonly of: string },
): Promise<boolean | null> {
  if (commit === of) return true;
  const parents = await askGitHubIfItSays({ doing: 'look up what was measured', permission: 'contents: read' }, async () =>
    github.parentsOf(commit),
  );
  return parents === null ? null : parents[1] === of;
}

/**
 * Tells whether a commit is a base of the change: a commit of `branch`, and no older than where the change left it. An older commit, or
 * one of the change itself, may be as slow as the change. In a merge queue the group may lie on top of others, which have passed.
 * Throws a UserError if GitHub does not answer.
 *
 * @param sha the newest commit of the change
 * @param branch the branch that the change goes into, or a branch, tag or commit that it is compared with instead
 */
export async function isBaseOfChange(
  commit: string,
  { pull, sha }: { readonly pull: PullRequest | null; readonly sha: string },
  { github, branch }: { readonly github: GitHubApi; readonly branch: string },
): Promise<boolean> {
  if (commit === pull?.baseSha) return true;
  const contains = async (tip: string, ancestor: string): Promise<boolean> =>
    tip === ancestor || (await commonAncestor(github, ancestor, tip)) === ancestor;
  const forkPoint = await commonAncestor(github, branch, sha);
  // A change that is merged already left the branch nowhere.
  if (forkPoint === null || (forkPoint !== sha && !(await contains(commit, forkPoint)))) return false;
  return (await contains(branch, commit)) || (pull === null && commit !== sha && (await contains(sha, commit)));
}
