import { mean } from 'simple-statistics';
import type { Activity } from './probe/probe-log.ts';
import { METRIC_NAMES } from '../metrics.ts';
import type { OfBothArms, RoundOfBothArms, SlicePair, SoloRound } from '../model.ts';

/**
 * Figures of both arms over the same stretch of time as one slice of a round. Of what only one arm has there is no slice, and
 * the metric stays: measured and not usable is another thing than not measured.
 */
export function oneSlice({ base, head }: OfBothArms<SoloRound['figures']>): RoundOfBothArms['slices'] {
  return Object.fromEntries(METRIC_NAMES.flatMap((metric) => {
    const [ofBase, ofHead] = [base[metric], head[metric]];
    if (ofBase === undefined && ofHead === undefined) return [];
    return [[metric, ofBase === undefined || ofHead === undefined ? [] : [{ base: ofBase, head: ofHead }]]];
  }));
}

/** How both arms did while they were saturated. */
export type Saturated = Pick<RoundOfBothArms, 'mode' | 'slices' | 'coreShare' | 'waitingShare' | 'unsettled' | 'clientSaturated'>;

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

/** What both arms did over stretches of the same length. */
export const averageOf = (pairs: readonly ActivityPair[]): ActivityPair => ({ base: averageActivity(pairs.map(({ base }) => base)), head: averageActivity(pairs.map(({ head }) => head)) });

const averageActivity = (activities: readonly Activity[]): Activity => ({
  finishedPerMs: mean(activities.map(({ finishedPerMs }) => finishedPerMs)),
  cpuUsPerMs: mean(activities.map(({ cpuUsPerMs }) => cpuUsPerMs)),
});

const finishedIn = ({ base, head }: ActivityPair): SlicePair => ({ base: base.finishedPerMs, head: head.finishedPerMs });

/**
 * The slices of a round.
 *
 * @param whole all of what the slices are of: work that falls into few of them shows in its mean, and not in their median
 * @param finishedPerMs responses of both arms, where not those of the slices tell throughput
 */
export function saturatedSlices(pairs: readonly ActivityPair[], whole: ActivityPair, finishedPerMs: readonly SlicePair[] = pairs.map(finishedIn)): RoundOfBothArms['slices'] {
  const throughput = finishedPerMs.map(({ base, head }) => ({ base: base * 1000, head: head * 1000 }));
  return { cpuPerRequest: costPairs(pairs), meanCpuPerRequest: costPairs([whole]), throughput };
}
