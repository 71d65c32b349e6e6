import type { ContentsApi } from './api.ts';
import { askGitHubIfItSays } from './ask.ts';

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
