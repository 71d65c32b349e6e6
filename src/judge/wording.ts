import { METRICS } from '../metrics.ts';
import type { Change, Comparison, Direction, Interval, JudgedBenchmark, Policy } from '../model.ts';
import { listOf } from '../text/phrases.ts';
import { clearedOf } from './cleared.ts';

/**
 * A change as a person reads it: `4.1 %`, `−2.3 %`. One decimal; two where one would leave a single digit of a
 * small number (`0.04 %`); none from 100 % on; `0 %` below what two decimals show, never `−0`. More only where it would
 * be read as the other side of a limit that it is held against: beside a threshold of 2 %, 1.96 % is not shown as 2.0 %.
 */
export function formatPercent(change: Change, limits: readonly Change[] = []): string {
  return `${signOf(change)}${formatSize(change, limits)} %`;
}

/** A number that a person chose, as chosen: `5 %`, `0.3 %`. */
export function formatChosenPercent(fraction: number): string {
  return `${inChosenPercent(fraction)} %`;
}

/** Both bounds with one unit: `3.2 to 5.0 %`, `−1.2 to 0.4 %`. */
export function formatInterval({ low, high }: Pick<Interval, 'low' | 'high'>): string {
  return `${signOf(low)}${formatSize(low)} to ${formatPercent(high)}`;
}

/**
 * What happened to the metric's own figure. A change is worse when positive, whatever the direction: where higher is
 * better, "25 % worse" is a figure that fell to 1/1.25, by 20 %.
 */
export function changeOfFigure(change: Change, direction: Direction): Change {
  return direction === 'lower' ? change : 1 / (1 + change) - 1;
}

/** The estimate as the change of the metric's own figure, which is held against the threshold, and against the mirror image of that. */
export function formatEstimate(comparison: Pick<Comparison, 'estimate' | 'threshold'>, direction: Direction): string {
  return `${signOf(changeOfFigure(comparison.estimate, direction))}${formatEstimatedSize(comparison, direction)}`;
}

/** The same without its sign. */
export function formatEstimatedSize({ estimate, threshold }: Pick<Comparison, 'estimate' | 'threshold'>, direction: Direction): string {
  const limits = [threshold, 1 / (1 + threshold) - 1].map((limit) => changeOfFigure(limit, direction));
  return `${formatSize(changeOfFigure(estimate, direction), limits)} %`;
}

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
export function describeNoRegression(cleared: readonly Pick<Comparison, 'metric' | 'interval' | 'threshold'>[], policy: Pick<Policy, 'noRegressionOver'>): string {
  const byBound = [...Map.groupBy(cleared, (comparison) => clearedOf(comparison, policy))].toSorted(([one], [other]) => one - other);
  const parts = byBound.map(([bound, group]) => `of ${formatChosenPercent(bound)} or more in ${listOf(group.map(({ metric }) => METRICS[metric].label))}`);
  return `no regression ${parts.join(', and ')}`;
}

/** `could not have seen less than 6.2 % in unloaded latency` */
export function describeBlindness(comparisons: readonly Pick<Comparison, 'metric' | 'smallestVisible'>[]): string {
  const limits = comparisons.map(({ metric, smallestVisible }) => `${formatPercent(smallestVisible)} in ${METRICS[metric].label}`);
  return `could not have seen less than ${listOf(limits)}`;
}

/** `express/updateUser`; where runs of several environments were joined, `express/updateUser (Node v22.20.0)`. */
export function benchmarkLabel({ id, variant }: Pick<JudgedBenchmark, 'id' | 'variant'>): string {
  return variant === null ? id : `${id} (${variant})`;
}

/** So many decimals more may be shown. What is nearer to a limit than that is shown as the limit. */
const MOST_MORE_DECIMALS = 4;

/** Absolute value in percent, without unit. Limits on the other side of zero are nothing to it. */
function formatSize(change: Change, limits: readonly Change[] = []): string {
  const percent = Math.abs(change) * 100;
  if (percent < 0.005) return '0';
  if (percent > 1000) return 'over 1000';
  const decimals = usualDecimals(percent);
  const held = limits.filter((limit) => limit * change > 0).map(Math.abs);
  const reached = held.filter((limit) => Math.abs(change) >= limit).length;
  const texts = Array.from({ length: MOST_MORE_DECIMALS + 1 }, (_, more) => percent.toFixed(decimals + more));
  return texts.find((text) => held.filter((limit) => Number(text) >= inChosenPercent(limit)).length === reached) ?? percent.toFixed(decimals);
}

function usualDecimals(percent: number): number {
  if (percent < 0.095) return 2;
  return percent < 99.95 ? 1 : 0;
}

/** Without what a binary fraction adds to a decimal one. */
function inChosenPercent(fraction: number): number {
  return Number((fraction * 100).toPrecision(6));
}

function signOf(change: Change): string {
  return change < 0 && formatSize(change) !== '0' ? '−' : '';
}
