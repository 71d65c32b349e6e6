import { upperBoundOfShare } from '../../../src/statistics.ts';

/** Of a share. */
export interface Bounds {
  readonly low: number;
  readonly high: number;
}

/**
 * The exact two-sided interval of a share, for trials that are independent of each other (Clopper & Pearson 1934).
 *
 * @param level like 0.95
 */
export function clopperPearson(successes: number, trials: number, level: number): Bounds {
  const oneSided = (1 + level) / 2;
  return { low: 1 - upperBoundOfShare(trials - successes, trials, oneSided), high: upperBoundOfShare(successes, trials, oneSided) };
}
