import type { ContentsApi } from '../github/api.ts';
import { GitHubRefusal } from '../github/refusal.ts';

/** Whether a commit contains another one, or is it; null: GitHub does not say. */
export async function containsCommit(github: Pick<ContentsApi, 'mergeBase'>, { commit, ancestor }: { readonly commit: string; readonly ancestor: string }): Promise<boolean | null> {
  if (commit === ancestor) return true;
  try {
    return (await github.mergeBase(ancestor, commit)) === ancestor;
  } catch (error) {
    if (error instanceof GitHubRefusal) return null;
    throw error;
  }
}
