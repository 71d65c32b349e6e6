/**
 * How a change is shown. The judge orients every change so that positive is worse. A reader would misread "+4 % throughput",
 * so reports show the change of the metric's own figure, head ÷ base − 1: +4.1 % CPU per request, −3.9 % throughput.
 */
import { changeOfFigure, formatEstimate, formatEstimatedSize, withPlus } from '../text/differences.ts';
import { METRICS } from '../metrics.ts';
import type { Comparison, MetricName } from '../model.ts';
import { formatChosenPercent, formatFigure, formatNanoseconds, formatPercent } from '../text/figures.ts';

/** For a table: `+4.1 % (3.2 to 5.0)`; without bounds that print alike, as those of counts do. */
export function formatChange(comparison: Comparison): string {
  const { interval, clearableBelow, direction } = comparison;
  const best = formatPercent(changeOfFigure(interval.low, direction));
  const worst = formatPercent(changeOfFigure(interval.high, direction), [changeOfFigure(clearableBelow, direction)]);
  const bounds = direction === 'lower' ? [best, worst] : [worst, best];
  const change = withPlus(formatEstimate(comparison));
  return best === worst ? change : `${change} (${bounds.map((bound) => bound.replace(' %', '')).join(' to ')})`;
}

/** `has` where it is not named. */
const VERBS: Readonly<Partial<Record<MetricName, string>>> = {
  cpuPerRequest: 'uses',
  meanCpuPerRequest: 'uses',
  maxMemory: 'uses',
  maxCpu: 'uses',
  nsPerOp: 'takes',
  meanNsPerOp: 'takes',
  finishOverhead: 'takes',
  finishTime: 'takes',
  bootTime: 'takes',
  instructionsPerRequest: 'executes',
  instructionsPerOp: 'executes',
};

/** A verb phrase behind a benchmark's name: `uses 4.1 % more CPU per request`. */
export function describeChange(comparison: Comparison): string {
  const { metric, estimate, direction } = comparison;
  const more = changeOfFigure(estimate, direction) < 0 ? 'less' : 'more';
  return `${VERBS[metric] ?? 'has'} ${formatEstimatedSize(comparison)} ${more} ${METRICS[metric].label}`;
}

/** The change from which a comparison is a regression: `2 %`. Limits are of costs, and a figure that should be high falls by less. */
export function formatLimit({ threshold, delta0, direction }: Comparison): string {
  const limit = Math.max(threshold, delta0);
  return direction === 'lower' ? formatChosenPercent(limit) : formatPercent(Math.abs(changeOfFigure(limit, direction)));
}

/** `limit 2 %`, `limits 0.7 and 2 %`, `limits 0.7 to 10 %`; null: nothing was compared. */
export function describeLimits(comparisons: readonly Pick<Comparison, 'threshold' | 'delta0'>[]): string | null {
  const limits = [...new Set(comparisons.map(({ threshold, delta0 }) => Math.max(threshold, delta0)))].toSorted(
    (one, other) => one - other,
  );
  const [least, most] = [limits[0], limits.at(-1)];
  if (least === undefined || most === undefined) return null;
  if (limits.length === 1) return `limit ${formatChosenPercent(least)}`;
  return `limits ${formatChosenPercent(least).replace(' %', '')} ${limits.length === 2 ? 'and' : 'to'} ${formatChosenPercent(most)}`;
}

/** `77.8 µs` */
export function formatLevel(metric: MetricName, level: number): string {
  const { unit } = METRICS[metric];
  return unit === 'ns' ? formatNanoseconds(level) : `${formatFigure(level)} ${unit}`.trimEnd();
}

/** `77.8 → 81.0 µs` */
export function formatBaseToHead({ metric, levels }: Comparison): string {
  const [base, head] = [formatLevel(metric, levels.base), formatLevel(metric, levels.head)];
  const [figure, ofBase] = base.split(' ');
  // One unit is enough where both have the same.
  return `${ofBase === head.split(' ')[1] ? figure : base} → ${head}`;
}
