/** Columns that several tables have in common. */
import { benchmarkLabel } from '../../judge/words/wording.ts';
import { METRIC_NAMES, METRICS } from '../../metrics.ts';
import type { Comparison, JudgedBenchmark, MetricName, Policy } from '../../model.ts';
import { beginSentence } from '../../text/phrases.ts';
import type { DirectionOf } from '../terms/change.ts';
import { leftColumn, plainCell, rightColumn, type ShownColumn } from '../terms/document.ts';
import { describeVerdict, lookOf } from '../terms/verdicts.ts';
import { changeCell, figureCell, preciseFigureCell } from './cells.ts';

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
