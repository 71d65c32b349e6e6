import { median } from 'simple-statistics';

import { METRIC_NAMES } from '../../metrics.ts';
import type { Direction, RoundOfBothArms, MetricName, SlicePair } from '../../model.ts';
import { logCost } from './log-cost.ts';
import { roundWeights } from './round-weights.ts';

/** A round as far as its slices go. */
type Sliced = Pick<RoundOfBothArms, 'slices'>;

/** The metrics that duets recorded, in the order in which reports list them. */
export function duetMetrics(duets: readonly Sliced[]): readonly MetricName[] {
  return METRIC_NAMES.filter((metric) => duets.some(({ slices }) => slices[metric] !== undefined));
}

/**
 * One log ratio a round, > 0 is worse; rounds without a usable slice do not count.
 *
 * Each is multiplied by its round's weight, so that their mean is the weighted mean. Weights go by both arms alike: swapping
 * the arms changes the sign and nothing else, and a test of whether the mean is 0 holds its level whatever they are. Where it
 * is not 0, their spread adds to that of the ratios, which makes a test of them and an interval the more cautious.
 */
export function roundLogRatios(duets: readonly Sliced[], metric: MetricName, direction: Direction): readonly number[] {
  return roundLogRatiosInPlace(duets, metric, direction).filter((ratio) => ratio !== null);
}

/** The same, with null in the place of each round that does not count. */
export function roundLogRatiosInPlace(duets: readonly Sliced[], metric: MetricName, direction: Direction): readonly (number | null)[] {
  const rounds = duets.map(({ slices }) => roundLogs(slices[metric] ?? [], direction));
  const weights = roundWeights(rounds.flatMap((round) => round?.cost ?? [])).values();
  return rounds.map((round) => (round === null ? null : round.ratio * weights.next().value!));
}

/** Logs: of what an operation cost head over what it cost base, and of what it cost the two together (their geometric mean). */
export interface RoundLogs {
  readonly ratio: number;
  readonly cost: number;
}

/**
 * One round by itself, null without a usable slice. The true median over the slices' log ratios: a single wild slice (a collection, a migration) does not move it. Half
 * the difference to the mirrored median, because a median of two middle values may round differently in a mirror,
 * and swapping the arms must change the sign and nothing else.
 */
export function roundLogs(slices: readonly SlicePair[], direction: Direction): RoundLogs | null {
  const usable = slices.flatMap((slice) => sliceOf(slice, direction) ?? []);
  if (usable.length === 0) return null;
  const ratios = usable.map(({ ratio }) => ratio);
  return { ratio: (median(ratios) - median(ratios.map((ratio) => -ratio))) / 2, cost: median(usable.map(({ cost }) => cost)) };
}

/** A difference of logs, not the log of a ratio: swapped arms give its exact negative. */
function sliceOf({ base, head }: SlicePair, direction: Direction): RoundLogs | null {
  const [baseCost, headCost] = [logCost(base, direction), logCost(head, direction)];
  return baseCost === null || headCost === null ? null : { ratio: headCost - baseCost, cost: (baseCost + headCost) / 2 };
}
