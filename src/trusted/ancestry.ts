import type { ContentsApi } from '../github/api.ts';
import { GitHubRefusal } from '../github/refusal.ts';

type Ancestry = Pick<ContentsApi, 'mergeBase'>;

/** The newest commit that two commits or branches both have; null: GitHub does not say. */
export async function commonAncestor(github: Ancestry, base: string, head: string): Promise<string | null> {
  try {
    return await github.mergeBase(base, head);
  } catch (error) {
    if (error instanceof GitHubRefusal) return null;
    throw error;
  }
}

/** Whether a commit or branch contains a commit, or is it; null: GitHub does not say. */
export async function containsCommit(github: Ancestry, { commit, ancestor }: { readonly commit: string; readonly ancestor: string }): Promise<boolean | null> {
  if (commit === ancestor) return true;
  const common = await commonAncestor(github, ancestor, commit);
  return common === null ? null : common === ancestor;
}
