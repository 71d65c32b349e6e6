/** Cells that several tables have in common. */
import { benchmarkLabel } from './comparison-words.ts';
import { METRIC_NAMES, METRICS } from '../metrics.ts';
import type { Comparison, JudgedBenchmark, MetricName, Policy } from '../model.ts';
import { type DirectionOf, formatChange } from './change-words.ts';
import { type Cell, leftColumn, plainCell, rightColumn, type ShownColumn, type Tone } from './document.ts';
import { describeVerdict, lookOf } from './verdict-words.ts';
import { formatFigure, formatPercent } from '../text/figures.ts';
import { beginSentence } from '../text/phrases.ts';

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

/** A figure in its metric's unit, or `–` where it was not recorded. */
function figureCell(value: number | undefined): Cell {
  return plainCell(value === undefined ? '–' : formatFigure(value));
}

/** A figure with how well it is known: `12,345 ± 1.2 %`. */
export function preciseFigureCell({ figures, precision }: Pick<JudgedBenchmark, 'figures' | 'precision'>, metric: MetricName): Cell {
  const { [metric]: halfWidth } = precision;
  const cell = figureCell(figures[metric]);
  return halfWidth === undefined ? cell : { ...cell, text: [...cell.text, ` ± ${formatPercent(halfWidth)}`] };
}

/** Marks figures that are the load client's own. */
export const CLIENT_SATURATED = '†';

/** Requests per second of a server, marked where the load client set the pace. */
export function throughputCell(server: JudgedBenchmark): Cell {
  const cell = preciseFigureCell(server, 'throughput');
  return server.clientSaturated ? { text: [...cell.text, ` ${CLIENT_SATURATED}`], tone: 'doubtful' } : cell;
}

/** Columns that several tables have in common. */

export const BENCHMARK_COLUMN: ShownColumn<Pick<JudgedBenchmark, 'id' | 'variant'>> =
  leftColumn('Benchmark', (benchmark) => plainCell({ code: benchmarkLabel(benchmark) }));

export function versionColumn(title: string): ShownColumn<Pick<JudgedBenchmark, 'version'>> {
  return leftColumn(title, ({ version }) => plainCell(version ?? '–'));
}

export function verdictColumn(policy: Policy): ShownColumn<JudgedBenchmark> {
  return leftColumn('Verdict', (benchmark) => {
    const { symbol, tone } = lookOf(benchmark.verdict);
    return { text: [`${symbol} ${describeVerdict(benchmark, policy)}`], tone };
  });
}

/** The environment that a row is of; none where all are of one. */
export function variantColumns(rows: readonly Pick<JudgedBenchmark, 'variant'>[]): readonly ShownColumn<Pick<JudgedBenchmark, 'variant'>>[] {
  const isOne = new Set(rows.map(({ variant }) => variant)).size <= 1;
  return isOne ? [] : [leftColumn('On', ({ variant }) => plainCell(variant ?? '–'))];
}

/** One for each title of a label, in the order in which they come up. */
export function labelColumns(rows: readonly Pick<JudgedBenchmark, 'labels'>[]): readonly ShownColumn<Pick<JudgedBenchmark, 'labels'>>[] {
  const titles = new Set(rows.flatMap(({ labels }) => Object.keys(labels)));
  return [...titles].map((title) => leftColumn(title, ({ labels }) => plainCell(new Map(Object.entries(labels)).get(title) ?? '–')));
}

export function figureColumn(title: string, metric: MetricName): ShownColumn<JudgedBenchmark> {
  return rightColumn(title, ({ figures }) => figureCell(figures[metric]));
}

/** A figure with how well it is known. */
export function preciseColumn(title: string, metric: MetricName): ShownColumn<JudgedBenchmark> {
  return rightColumn(title, (benchmark) => preciseFigureCell(benchmark, metric));
}

/** One for each metric that any row has a comparison of. */
export function changeColumns<Row extends Pick<JudgedBenchmark, 'id'>>(
  rows: readonly Row[],
  comparisonsOf: (row: Row) => readonly Comparison[],
  directionOf: DirectionOf,
): readonly ShownColumn<Row>[] {
  const recorded = new Set(rows.flatMap((row) => comparisonsOf(row).map(({ metric }) => metric)));
  return METRIC_NAMES.filter((metric) => recorded.has(metric)).map((metric) =>
    rightColumn(titleOf(metric), (row) => changeCell(comparisonsOf(row).find((comparison) => comparison.metric === metric), row.id, directionOf)));
}

/** The metric's label at the head of a column. */
function titleOf(metric: MetricName): string {
  return beginSentence(METRICS[metric].label);
}
