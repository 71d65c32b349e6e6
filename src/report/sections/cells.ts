/** What several tables have in common. */
import { METRICS } from '../../metrics.ts';
import { formatPercent } from '../../judge/wording.ts';
import type { Comparison, JudgedBenchmark, MetricName, Policy } from '../../model.ts';
import { type DirectionOf, formatChange } from '../change.ts';
import { type Cell, plainCell, type Tone } from '../document.ts';
import { formatFigure } from '../format.ts';
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
  return { text: [`${symbol} ${describeVerdict(benchmark, policy)}`], tone };
}

/** The metric's label at the head of a column. */
export function metricTitle(metric: MetricName): string {
  const { label } = METRICS[metric];
  return label.charAt(0).toUpperCase() + label.slice(1);
}

/** A figure in its metric's unit, or `–` where it was not recorded. */
export function figureCell(value: number | undefined): Cell {
  return plainCell(value === undefined ? '–' : formatFigure(value));
}

/** A figure with how well it is known: `12,345 ± 1.2 %`. */
export function preciseFigureCell({ figures, precision }: Pick<JudgedBenchmark, 'figures' | 'precision'>, metric: MetricName): Cell {
  const { [metric]: halfWidth } = precision;
  const cell = figureCell(figures[metric]);
  return halfWidth === undefined ? cell : { ...cell, text: [...cell.text, ` ± ${formatPercent(halfWidth)}`] };
}

/** Titles of the columns that labels make, in the order in which they come up. */
export function labelTitles(benchmarks: readonly Pick<JudgedBenchmark, 'labels'>[]): readonly string[] {
  return [...new Set(benchmarks.flatMap(({ labels }) => Object.keys(labels)))];
}

/** A cell for each of these titles. */
export function labelCells({ labels }: Pick<JudgedBenchmark, 'labels'>, titles: readonly string[]): readonly Cell[] {
  const texts = new Map(Object.entries(labels));
  return titles.map((title) => plainCell(texts.get(title) ?? '–'));
}

/** Marks figures that are the load client's own. */
export const CLIENT_SATURATED = '†';

/** Requests per second of a server, marked where the load client set the pace. */
export function throughputCell(server: JudgedBenchmark): Cell {
  const cell = preciseFigureCell(server, 'throughput');
  return server.clientSaturated ? { text: [...cell.text, ` ${CLIENT_SATURATED}`], tone: 'doubtful' } : cell;
}
