import type { Schedulable } from './round-costs.ts';

/** Of both arms: they vary by the hash seed alone, and hardly by that. */
export const REPEATS = 3;
/** Of repeats of head alone, two at a time. */
export const PAIRS_OF_HEAD = 2;

/** The longest that a pair took where it was recorded, in ms (docs/instructions.md, "What it costs"). */
const PAIR_OF_SUITE_MS = 80_000;
const PAIR_OF_SERVER_MS = 160_000;

/**
 * How long it is reckoned to take to count the instructions of a run's benchmarks, in ms: of those that are compared, or, where
 * there is no base, of head alone in all of them.
 */
export function expectedCountingMs(benchmarks: readonly Schedulable[], hasBase: boolean): number {
  const [counted, pairs] = hasBase ? [benchmarks.filter(({ comparable }) => comparable), REPEATS] : [benchmarks, PAIRS_OF_HEAD];
  return counted.reduce((sum, { request }) => sum + pairs * pairMs(request), 0);
}

/** Requests that are held have nothing to count. */
function pairMs(request: Schedulable['request']): number {
  if (request === null) return PAIR_OF_SUITE_MS;
  return request.protocol === 'http' ? PAIR_OF_SERVER_MS : 0;
}
