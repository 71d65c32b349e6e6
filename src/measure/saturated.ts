import type { RoundOfBothArms, SlicePair } from '../model.ts';
import type { OfBothArms } from './both-arms.ts';
import type { Activity } from './probe-log.ts';

/** How both arms did while they were saturated. */
export type Saturated = Pick<RoundOfBothArms, 'mode' | 'slices' | 'coreShare' | 'unsettled' | 'clientSaturated'>;

/** What both arms did in the same stretch of time, or in stretches that follow each other. */
export type ActivityPair = OfBothArms<Activity>;

/** None where an arm finished nothing. */
export const activityPairs = (base: Activity | null, head: Activity | null): readonly ActivityPair[] =>
  (base !== null && head !== null && base.finishedPerMs > 0 && head.finishedPerMs > 0 ? [{ base, head }] : []);

/**
 * CPU time over finished requests, in µs: what finished requests say, corrected for the share of the core that each arm got
 * (an arm with busy helper threads is given more, a slower one less).
 */
export const costPairs = (pairs: readonly ActivityPair[]): readonly SlicePair[] =>
  pairs.map(({ base, head }) => ({ base: base.cpuUsPerMs / base.finishedPerMs, head: head.cpuUsPerMs / head.finishedPerMs }));

/** The slices of a round. */
export function saturatedSlices(pairs: readonly ActivityPair[]): RoundOfBothArms['slices'] {
  const throughput = pairs.map(({ base, head }) => ({ base: base.finishedPerMs * 1000, head: head.finishedPerMs * 1000 }));
  return { cpuPerRequest: costPairs(pairs), throughput };
}
