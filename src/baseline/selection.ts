import { shortCommit } from '../text/commits.ts';
import { countOf } from '../text/phrases.ts';
import type { StoredRun } from '../model.ts';

/** Stored runs to compare with, and what a reader must know of how they were chosen, in whole sentences. */
export interface StoredSelection {
  readonly history: readonly StoredRun[];
  readonly notes: readonly string[];
}

/**
 * Of the stored runs those of a commit and its ancestors, the nearest last. `ancestors` has the nearest first; null: they
 * are not known, and then all runs count in the order in which they were stored.
 */
export function selectAncestors(history: readonly StoredRun[], { commit, ancestors }: {
  readonly commit: string;
  readonly ancestors: readonly string[] | null;
}): StoredSelection {
  const name = shortCommit(commit);
  if (ancestors === null) {
    return {
      history,
      notes: [`This is a shallow clone, so it cannot be told which of the ${countOf(history.length, 'stored run')} lead to ${name}: all of them were used. With the whole history (fetch-depth: 0) only those would be.`],
    };
  }
  const distances = new Map(ancestors.map((sha, distance) => [sha, distance]));
  const near = history
    .map((stored) => ({ stored, distance: distances.get(stored.commit.replace(/-dirty$/, '')) }))
    .flatMap(({ stored, distance }) => (distance === undefined ? [] : [{ stored, distance }]))
    .toSorted((a, b) => b.distance - a.distance)
    .map(({ stored }) => stored);
  const others = history.length - near.length;
  return {
    history: near,
    notes: others === 0 ? [] : [`${countOf(others, 'stored run')} of commits that do not lead to ${name} ${others === 1 ? 'was' : 'were'} left out: merged since, or left behind by a force push.`],
  };
}
