import type { Git } from '../git/git.ts';
import { isShallow } from '../git/questions.ts';
import type { StoredRun } from '../model.ts';
import { selectAncestors, type StoredSelection } from './selection.ts';

/**
 * The stored runs of the commits that lead to `commit`, the nearest last: what a force push left behind is no history of
 * it, and what was merged after a pull request left main is none of the pull request's. `commit` must be known to `git`.
 */
export async function historyBefore(git: Git, { history, commit }: { readonly history: readonly StoredRun[]; readonly commit: string }): Promise<StoredSelection> {
  if (history.length === 0) return { history, notes: [] };
  return selectAncestors(history, { commit, ancestors: await ancestorsOf(git, commit) });
}

/** A commit and all that lead to it, no parent before its children; null: a shallow clone does not know them all. */
async function ancestorsOf(git: Git, commit: string): Promise<readonly string[] | null> {
  if (await isShallow(git)) return null;
  return (await git(['rev-list', '--date-order', '--end-of-options', commit])).trim().split('\n');
}
