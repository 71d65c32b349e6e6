import type { Git } from '../git/git.ts';
import { isShallow } from '../git/questions.ts';
import type { StoredRun } from '../model.ts';
import { selectAncestors, type StoredSelection } from './selection.ts';

/** The commits that lead to one. */
export interface Ancestry {
  /**
   * The stored runs of these commits, the nearest last: what a force push left behind is no history of the one, and what was merged
   * after a pull request left main is none of the pull request's.
   */
  readonly select: (history: readonly StoredRun[]) => Promise<StoredSelection>;
}

/** `commit` must be known to `git`, which is asked once, as soon as there is something to select. */
export function openAncestry(git: Git, commit: string): Ancestry {
  let ancestors: Promise<readonly string[] | null> | null = null;
  return {
    select: async (history) => {
      if (history.length === 0) return { history, notes: [] };
      ancestors ??= ancestorsOf(git, commit);
      return selectAncestors(history, { commit, ancestors: await ancestors });
    },
  };
}

/** A commit and all that lead to it, no parent before its children; null: a shallow clone does not know them all. */
async function ancestorsOf(git: Git, commit: string): Promise<readonly string[] | null> {
  if (await isShallow(git)) return null;
  return (await git(['rev-list', '--date-order', '--end-of-options', commit])).trim().split('\n');
}
