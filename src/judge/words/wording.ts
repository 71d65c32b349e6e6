import { METRICS } from '../../metrics.ts';
import type { Change, Comparison, Direction, JudgedBenchmark, Policy } from '../../model.ts';
import { formatChosenPercent, formatInterval, formatPercent, formatPercentSize, LARGEST_SHOWN } from '../../text/figures.ts';
import { listOf } from '../../text/phrases.ts';
import { clearedOf } from '../rules/cleared.ts';

/**
 * What happened to the metric's own figure. A change is worse when positive, whatever the direction: where higher is
 * better, "25 % worse" is a figure that fell to 1/1.25, by 20 %.
 */
export function changeOfFigure(change: Change, direction: Direction): Change {
  return direction === 'lower' ? change : 1 / (1 + change) - 1;
}

/** The estimate as the change of the metric's own figure, which is held against the threshold, and against the mirror image of that. */
export function formatEstimate(comparison: Pick<Comparison, 'estimate' | 'threshold'>, direction: Direction): string {
  return formatPercent(changeOfFigure(comparison.estimate, direction), limitsOfFigure(comparison, direction));
}

/** The same without its sign. */
export function formatEstimatedSize(comparison: Pick<Comparison, 'estimate' | 'threshold'>, direction: Direction): string {
  return `${formatPercentSize(changeOfFigure(comparison.estimate, direction), limitsOfFigure(comparison, direction))} %`;
}

const limitsOfFigure = ({ threshold }: Pick<Comparison, 'threshold'>, direction: Direction): readonly Change[] =>
  [threshold, 1 / (1 + threshold) - 1].map((limit) => changeOfFigure(limit, direction));

/** `CPU per request is 4.1 % higher (3.2 to 5.0 %)`: the size of the change of the figure, in its direction. */
export function describeDifference(comparison: Pick<Comparison, 'metric' | 'estimate' | 'interval' | 'threshold'>, direction: Direction): string {
  const { metric, estimate, interval } = comparison;
  const change = changeOfFigure(estimate, direction);
  const sign = change < 0 ? -1 : 1;
  const bounds = [interval.low, interval.high].map((bound) => sign * changeOfFigure(bound, direction)).toSorted((a, b) => a - b);
  const [low = 0, high = 0] = bounds;
  return `${METRICS[metric].label} is ${formatEstimatedSize(comparison, direction)} ${sign < 0 ? 'lower' : 'higher'} (${formatInterval({ low, high })})`;
}

/** `no regression of 5 % or more in CPU per request and unloaded latency, and of 10 % or more in throughput` */
export function describeNoRegression(cleared: readonly Pick<Comparison, 'metric' | 'interval' | 'threshold' | 'delta0'>[], policy: Pick<Policy, 'noRegressionOver'>): string {
  const byBound = [...Map.groupBy(cleared, (comparison) => clearedOf(comparison, policy))].toSorted(([one], [other]) => one - other);
  const parts = byBound.map(([bound, group]) => `of ${formatChosenPercent(bound)} or more in ${listOf(group.map(({ metric }) => METRICS[metric].label))}`);
  return `no regression ${parts.join(', and ')}`;
}

/** `could not have seen less than 6.2 % in unloaded latency, nor even 1000 % in throughput` */
export function describeBlindness(comparisons: readonly Pick<Comparison, 'metric' | 'smallestVisible'>[]): string {
  const [limited, blind] = [comparisons.filter((comparison) => !isBlind(comparison)), comparisons.filter(isBlind)];
  const limits = limited.map(({ metric, smallestVisible }) => `${formatPercent(smallestVisible)} in ${METRICS[metric].label}`);
  const parts = [
    ...(limits.length === 0 ? [] : [`less than ${listOf(limits)}`]),
    ...(blind.length === 0 ? [] : [`even ${formatChosenPercent(LARGEST_SHOWN)} in ${listOf(blind.map(({ metric }) => METRICS[metric].label))}`]),
  ];
  return `could not have seen ${parts.join(', nor ')}`;
}

/** "Less than over 1000 %" would name no limit. */
const isBlind = ({ smallestVisible }: Pick<Comparison, 'smallestVisible'>): boolean => smallestVisible > LARGEST_SHOWN;

/** `express/updateUser`; where runs of several environments were joined, `express/updateUser (Node v22.20.0)`. */
export function benchmarkLabel({ id, variant }: Pick<JudgedBenchmark, 'id' | 'variant'>): string {
  return variant === null ? id : `${id} (${variant})`;
}
