/** What rounds of two arms come to, as its tables show it. */
import { mean, sampleStandardDeviation } from 'simple-statistics';
import { roundLogRatios } from '../src/judge/rounds.ts';
import { METRICS } from '../src/metrics.ts';
import type { Change, MetricName, RoundOfBothArms } from '../src/model.ts';

export interface ChangeOverRounds {
  /** Those that have the metric. */
  readonly rounds: number;
  /** By how much head's figure lies above base's: the mean of the rounds' log ratios, told as a change. */
  readonly mean: Change;
  /** Of a round's log ratio, as an estimate: of few rounds, squares over their number would come out too small. */
  readonly sd: number;
}

/** @param measured two rounds at the least */
export function changeOverRounds(measured: readonly Pick<RoundOfBothArms, 'slices'>[], metric: MetricName): ChangeOverRounds {
  const { direction } = METRICS[metric];
  const logs = roundLogRatios(measured, metric, direction).map((ratio) => (direction === 'lower' ? ratio : -ratio));
  return { rounds: logs.length, mean: Math.expm1(mean(logs)), sd: sampleStandardDeviation(logs) };
}
