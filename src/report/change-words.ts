/**
 * How a change is shown. The judge orients every change so that positive is worse. A reader knows that less throughput
 * is worse and would misread "+4 % throughput", so reports show the change of the metric's own figure, head ÷ base − 1:
 * +4.1 % CPU per request, −3.9 % throughput.
 */
import { metricRule } from '../judge/rules.ts';
import { changeOfFigure, describeDifference, formatEstimate, formatEstimatedSize } from './comparison-words.ts';
import { METRICS } from '../metrics.ts';
import type { Comparison, Direction, MetricName, Policy } from '../model.ts';
import { formatPercent } from '../text/figures.ts';

/** Which way a metric of a benchmark is better. */
export type DirectionOf = (benchmarkId: string, metric: MetricName) => Direction;

/** Directions as the policy that judged the run has them. */
export function directionsOf(policy: Policy): DirectionOf {
  const rules = policy.rules.filter(({ direction }) => direction !== undefined);
  return (benchmarkId, metric) => metricRule({ rules }, benchmarkId, metric).direction;
}

/** For a table: `+4.1 % (+3.2 to +5.0 %)`; `~` before a change whose interval includes none, as benchstat has it. */
export function formatChange(comparison: Comparison, direction: Direction): string {
  const { interval: { low, high }, clearableBelow } = comparison;
  const undecided = low <= 0 && high >= 0 ? '~ ' : '';
  const best = withPlus(formatPercent(changeOfFigure(low, direction)));
  const worst = withPlus(formatPercent(changeOfFigure(high, direction), [changeOfFigure(clearableBelow, direction)]));
  const bounds = direction === 'lower' ? [best, worst] : [worst, best];
  return `${undecided}${withPlus(formatEstimate(comparison, direction))} (${bounds.join(' to ').replace(' %', '')})`;
}

function withPlus(percent: string): string {
  return /^[1-9]|^0\./u.test(percent) ? `+${percent}` : percent;
}

/** Verb phrase behind a benchmark's name when the metric got worse: `got 4.1 % slower`. */
const REGRESSED: Readonly<Record<MetricName, (percent: string) => string>> = {
  cpuPerRequest: (percent) => `got ${percent} slower`,
  unloadedLatency: (percent) => `got ${percent} slower`,
  meanCpuPerRequest: (percent) => `got ${percent} slower on average`,
  finishOverhead: (percent) => `got ${percent} slower`,
  finishTime: (percent) => `takes ${percent} longer`,
  nsPerOp: (percent) => `got ${percent} slower`,
  meanNsPerOp: (percent) => `got ${percent} slower on average`,
  latencyP50: (percent) => `got ${percent} slower`,
  latencyP975: (percent) => `got ${percent} slower at p97.5`,
  latencyP99: (percent) => `got ${percent} slower at p99`,
  pacedLatencyP50: (percent) => `got ${percent} slower at a fixed rate`,
  pacedLatencyP99: (percent) => `got ${percent} slower at p99 of a fixed rate`,
  instructionsPerRequest: (percent) => `takes ${percent} more instructions`,
  instructionsPerOp: (percent) => `takes ${percent} more instructions`,
  gcTimePerRequest: (percent) => `collects garbage ${percent} longer`,
  collectionsPerThousand: (percent) => `collects garbage ${percent} more often`,
  eventLoopDelayP99: (percent) => `holds up its event loop ${percent} longer at p99`,
  throughput: (percent) => `serves ${percent} fewer requests`,
  opsPerSecond: (percent) => `does ${percent} fewer operations`,
  output: (percent) => `sends ${percent} less`,
  maxMemory: (percent) => `takes ${percent} more memory`,
  maxCpu: (percent) => `takes ${percent} more CPU`,
  bootTime: (percent) => `takes ${percent} longer to boot`,
};

/** `got 4.1 % slower`; where the policy turned the metric round: `regressed: max CPU is 4.1 % lower (3.2 to 5.0 %)`. */
export function describeRegression(comparison: Comparison, direction: Direction): string {
  if (direction !== METRICS[comparison.metric].direction) return `regressed: ${describeDifference(comparison, direction)}`;
  return REGRESSED[comparison.metric](formatEstimatedSize(comparison, direction));
}
