import { mean } from 'simple-statistics';
import type { Activity } from './probe/probe-log.ts';
import { METRIC_NAMES } from '../metrics.ts';
import type { OfBothArms, RoundOfBothArms, SlicePair, SoloRound } from '../model.ts';

/** One slice of a round from figures of both arms. A metric that one arm lacks stays, without a slice: measured and not usable. */
export function oneSlice({ base, head }: OfBothArms<SoloRound['figures']>): RoundOfBothArms['slices'] {
  return Object.fromEntries(
    METRIC_NAMES.flatMap((metric) => {
      const [ofBase, ofHead] = [base[metric], head[metric]];
      if (ofBase === undefined && ofHead === undefined) return [];
      return [[metric, ofBase === undefined || ofHead === undefined ? [] : [{ base: ofBase, head: ofHead }]]];
    }),
  );
}

export type Saturated = Omit<RoundOfBothArms, 'index' | 'startedFirst'>;

export type ActivityPair = OfBothArms<Activity>;

/** Empty where an arm finished nothing. */
export const activityPairs = (base: Activity | null, head: Activity | null): readonly ActivityPair[] =>
  base !== null && head !== null && base.finishedPerMs > 0 && head.finishedPerMs > 0 ? [{ base, head }] : [];

/** CPU time over finished requests, in µs. This corrects for the share of the core that each arm got. */
export const costPairs = (pairs: readonly ActivityPair[]): readonly SlicePair[] =>
  pairs.map(({ base, head }) => ({ base: base.cpuUsPerMs / base.finishedPerMs, head: head.cpuUsPerMs / head.finishedPerMs }));

/** Mean over stretches of equal length. */
export const averageOf = (pairs: readonly ActivityPair[]): ActivityPair => ({
  base: averageActivity(pairs.map(({ base }) => base)),
  head: averageActivity(pairs.map(({ head }) => head)),
});

const averageActivity = (activities: readonly Activity[]): Activity => ({
  finishedPerMs: mean(activities.map(({ finishedPerMs }) => finishedPerMs)),
  cpuUsPerMs: mean(activities.map(({ cpuUsPerMs }) => cpuUsPerMs)),
});

const finishedIn = ({ base, head }: ActivityPair): SlicePair => ({ base: base.finishedPerMs, head: head.finishedPerMs });

/**
 * The slices of a round.
 *
 * @param whole the window as a whole: rare work shows in its mean, and not in the median of slices
 * @param finishedPerMs throughput of both arms, if not that of the slices
 */
export function saturatedSlices(
  pairs: readonly ActivityPair[],
  whole: ActivityPair,
  finishedPerMs: readonly SlicePair[] = pairs.map(finishedIn),
): RoundOfBothArms['slices'] {
  const throughput = finishedPerMs.map(({ base, head }) => ({ base: base * 1000, head: head * 1000 }));
  return { cpuPerRequest: costPairs(pairs), meanCpuPerRequest: costPairs([whole]), throughput };
}
