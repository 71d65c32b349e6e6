import { median } from 'simple-statistics';

import { METRIC_NAMES } from '../../metrics.ts';
import type { Direction, RoundOfBothArms, MetricName, SlicePair } from '../../model.ts';
import { logCost } from './log-cost.ts';

/** A round as far as its slices go. */
type Sliced = Pick<RoundOfBothArms, 'slices'>;

/** The metrics that duets recorded, in the order in which reports list them. */
export function duetMetrics(duets: readonly Sliced[]): readonly MetricName[] {
  return METRIC_NAMES.filter((metric) => duets.some(({ slices }) => slices[metric] !== undefined));
}

/** One log ratio a round, > 0 is worse; rounds without a usable slice do not count. */
export function roundLogRatios(duets: readonly Sliced[], metric: MetricName, direction: Direction): readonly number[] {
  return duets.flatMap(({ slices }) => {
    const ratio = roundLogRatio(slices[metric] ?? [], direction);
    return ratio === null ? [] : [ratio];
  });
}

/**
 * The true median over the slices' log ratios: a single wild slice (a collection, a migration) does not move it. Half
 * the difference to the mirrored median, because a median of two middle values may round differently in a mirror,
 * and swapping the arms must change the sign and nothing else.
 */
function roundLogRatio(slices: readonly SlicePair[], direction: Direction): number | null {
  const ratios = slices.flatMap((slice) => sliceLogRatio(slice, direction) ?? []);
  return ratios.length === 0 ? null : (median(ratios) - median(ratios.map((ratio) => -ratio))) / 2;
}

/** A difference of logs, not the log of a ratio: swapped arms give its exact negative. */
function sliceLogRatio({ base, head }: SlicePair, direction: Direction): number | null {
  const [baseCost, headCost] = [logCost(base, direction), logCost(head, direction)];
  return baseCost === null || headCost === null ? null : headCost - baseCost;
}
