/** Columns and cells that several tables share. */
import { benchmarkLabel, formatChange } from './comparison-words.ts';
import { blocksBy } from '../judge/verdict.ts';
import { changeOfFigure } from '../text/differences.ts';
import { METRIC_NAMES, METRICS } from '../metrics.ts';
import type { Comparison, JudgedBenchmark, MetricName, Policy } from '../model.ts';
import { formatFigure, formatPercent } from '../text/figures.ts';
import { beginSentence } from '../text/phrases.ts';
import { type Cell, leftColumn, plainCell, rightColumn, type ShownColumn, type Tone } from './document.ts';
import { describeVerdict, symbolOf, toneOf } from './verdict-words.ts';

const TONES: Readonly<Record<Comparison['outcome'], Tone>> = {
  regressed: 'bad',
  improved: 'good',
  'no regression': 'neutral',
  'settled by counts': 'neutral',
  inconclusive: 'neutral',
};

/** A change with its interval; `–` where the metric was not recorded. */
export function changeCell(comparison: Comparison | undefined): Cell {
  if (comparison === undefined) return plainCell('–');
  return {
    text: [formatChange(comparison)],
    tone: TONES[comparison.outcome],
    value: changeOfFigure(comparison.estimate, comparison.direction),
  };
}

/** A figure in its metric's unit; `–` where it was not recorded. */
export function figureCell(value: number | undefined): Cell {
  return { ...plainCell(value === undefined ? '–' : formatFigure(value)), value };
}

/** A figure with its precision: `12,345 ± 1.2 %`. */
function preciseFigureCell({ figures, precision }: JudgedBenchmark, metric: MetricName): Cell {
  const { [metric]: halfWidth } = precision;
  const cell = figureCell(figures[metric]);
  return halfWidth === undefined ? cell : { ...cell, text: [...cell.text, ` ± ${formatPercent(halfWidth)}`] };
}

/** Marks figures that a saturated load client set. */
export const CLIENT_SATURATED = '†';

/** Requests per second of a server, marked where the load client was saturated. */
export function throughputCell(server: JudgedBenchmark): Cell {
  const cell = preciseFigureCell(server, 'throughput');
  return server.clientSaturated ? { ...cell, text: [...cell.text, ` ${CLIENT_SATURATED}`], tone: 'doubtful' } : cell;
}

export const BENCHMARK_COLUMN: ShownColumn<JudgedBenchmark> = leftColumn('Benchmark', (benchmark) =>
  plainCell({ code: benchmarkLabel(benchmark) }),
);

export const VERSION_COLUMN: ShownColumn<JudgedBenchmark> = leftColumn('Version', ({ version }) => plainCell(version ?? '–'));

export function verdictColumn(policy: Policy): ShownColumn<JudgedBenchmark> {
  const blocks = blocksBy(policy);
  return leftColumn('Verdict', (benchmark) => ({
    text: [`${symbolOf(benchmark, blocks)} ${describeVerdict(benchmark)}`],
    tone: toneOf(benchmark.verdict),
  }));
}

/** The environment of each row; no column where all are of one. */
export function variantColumns(rows: readonly JudgedBenchmark[]): readonly ShownColumn<JudgedBenchmark>[] {
  const isOne = new Set(rows.map(({ variant }) => variant)).size <= 1;
  return isOne ? [] : [leftColumn('On', ({ variant }) => plainCell(variant ?? '–'))];
}

/** A column for each title of a label, in order of appearance. */
export function labelColumns(rows: readonly JudgedBenchmark[]): readonly ShownColumn<JudgedBenchmark>[] {
  const titles = new Set(rows.flatMap(({ labels }) => Object.keys(labels)));
  return [...titles].map((title) => leftColumn(title, ({ labels }) => plainCell(new Map(Object.entries(labels)).get(title) ?? '–')));
}

export function figureColumn(title: string, metric: MetricName): ShownColumn<JudgedBenchmark> {
  return rightColumn(title, ({ figures }) => figureCell(figures[metric]));
}

/** A figure with its precision. */
export function preciseColumn(title: string, metric: MetricName): ShownColumn<JudgedBenchmark> {
  return rightColumn(title, (benchmark) => preciseFigureCell(benchmark, metric));
}

/** A column for each metric that any row has a comparison of. */
export function changeColumns<Row>(rows: readonly Row[], comparisonsOf: (row: Row) => readonly Comparison[]): readonly ShownColumn<Row>[] {
  const recorded = new Set(rows.flatMap((row) => comparisonsOf(row).map(({ metric }) => metric)));
  return METRIC_NAMES.filter((metric) => recorded.has(metric)).map((metric) =>
    rightColumn(beginSentence(METRICS[metric].label), (row) =>
      changeCell(comparisonsOf(row).find((comparison) => comparison.metric === metric)),
    ),
  );
}
