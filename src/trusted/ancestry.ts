import type { ContentsApi } from '../github/api.ts';
import { GitHubRefusal } from '../github/refusal.ts';
import { askGitHub } from './ask-github.ts';

type Ancestry = Pick<ContentsApi, 'mergeBase'>;

/**
 * The newest commit that two commits or branches both have; null: GitHub does not know them, or of none. Throws a UserError if
 * it does not answer: what it might have said must not count against anybody.
 */
export async function commonAncestor(github: Ancestry, base: string, head: string): Promise<string | null> {
  return askGitHub({ doing: 'compare two commits', permission: 'contents: read' }, async () => {
    try {
      return await github.mergeBase(base, head);
    } catch (error) {
      if (error instanceof GitHubRefusal && error.status < 500 && !error.isRateLimit) return null;
      throw error;
    }
  });
}

/** Whether a commit or branch contains a commit, or is it; null: GitHub does not say. Throws a UserError if it does not answer. */
export async function containsCommit(github: Ancestry, { commit, ancestor }: { readonly commit: string; readonly ancestor: string }): Promise<boolean | null> {
  if (commit === ancestor) return true;
  const common = await commonAncestor(github, ancestor, commit);
  return common === null ? null : common === ancestor;
}
