/** What several tables have in common. */
import { METRICS } from '../../metrics.ts';
import type { Comparison, JudgedBenchmark, MetricName, Policy } from '../../model.ts';
import { type DirectionOf, formatChange } from '../change.ts';
import { type Cell, plainCell, type Tone } from '../document.ts';
import { describeVerdict, lookOf } from '../verdicts.ts';

const TONES: Readonly<Record<Comparison['outcome'], Tone>> = {
  regressed: 'bad',
  improved: 'good',
  'no regression': 'neutral',
  inconclusive: 'neutral',
};

/** A change with its interval, or `–` where the metric was not recorded. */
export function changeCell(comparison: Comparison | undefined, benchmarkId: string, directionOf: DirectionOf): Cell {
  if (comparison === undefined) return plainCell('–');
  return { text: [formatChange(comparison, directionOf(benchmarkId, comparison.metric))], tone: TONES[comparison.outcome] };
}

export function verdictCell(benchmark: JudgedBenchmark, policy: Policy): Cell {
  const { symbol, tone } = lookOf(benchmark.verdict);
  return { text: [`${symbol} ${describeVerdict(benchmark, policy.noRegressionOver)}`], tone };
}

/** The metric's label at the head of a column. */
export function metricTitle(metric: MetricName): string {
  const { label } = METRICS[metric];
  return label.charAt(0).toUpperCase() + label.slice(1);
}
