import type { Reason, StoredRun } from '../model.ts';
import { type Git, isShallow } from '../system/git.ts';

/** Stored runs to compare with, and what a reader must know of how they were chosen. */
export interface StoredSelection {
  readonly history: readonly StoredRun[];
  readonly notes: readonly Reason[];
}

/**
 * Selects the stored runs of the commits that lead to `commit`, the nearest last: what a force push left behind is no history of it, and what was
 * merged after a pull request left main is none of the pull request's. `git` must know the commit, and is asked once, at the first stored runs.
 */
export function openAncestry(git: Git, commit: string): { readonly select: (history: readonly StoredRun[]) => Promise<StoredSelection> } {
  let asked: ReturnType<typeof ancestorsOf> | null = null;
  return {
    select: async (history) =>
      history.length === 0 ? { history, notes: [] } : selectAncestors(history, commit, await (asked ??= ancestorsOf(git, commit))),
  };
}

const shaOf = (commit: string): string => commit.replace(/-dirty$/, '');

/** A commit and all that lead to it, no parent before its children; null: a shallow clone does not know them all. */
async function ancestorsOf(git: Git, commit: string): Promise<readonly string[] | null> {
  if (await isShallow(git)) return null;
  return (await git(['rev-list', '--date-order', '--end-of-options', commit])).trim().split('\n');
}

/** `ancestors` has the nearest first; null: they are not known, and then all runs count in the order in which they were stored. */
function selectAncestors(history: readonly StoredRun[], commit: string, ancestors: readonly string[] | null): StoredSelection {
  if (ancestors === null) {
    return { history, notes: [{ kind: 'history-shallow', runs: history.length, commit }] };
  }
  const distances = new Map(ancestors.map((sha, distance) => [sha, distance]));
  const near = history
    .map((stored) => ({ stored, distance: distances.get(shaOf(stored.commit)) }))
    .flatMap(({ stored, distance }) => (distance === undefined ? [] : [{ stored, distance }]))
    .toSorted((a, b) => b.distance - a.distance)
    .map(({ stored }) => stored);
  const others = history.length - near.length;
  return { history: near, notes: others === 0 ? [] : [{ kind: 'history-of-other-commits', runs: others, commit }] };
}
