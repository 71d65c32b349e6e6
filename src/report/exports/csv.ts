/** A line for each metric of each benchmark, for spreadsheets and data frames. */
import { allComparisonsOf } from '../../judge/verdict.ts';
import { METRIC_NAMES, METRICS } from '../../metrics.ts';
import type { Comparison, JudgedBenchmark, MetricName } from '../../model.ts';
import { plainLine } from '../../text/escape.ts';
import { changeOfFigure, intervalOfFigure } from '../../text/differences.ts';
import type { ReportSource } from '../report-source.ts';
import { wordOf } from '../verdict-words.ts';
import { exported } from './figures.ts';

/** Changes are of the metric's own figure: 0.041 is 4.1 % more. */
interface Row {
  readonly benchmark: JudgedBenchmark;
  readonly metric: MetricName;
  readonly comparison: Comparison | undefined;
  readonly changes: readonly [estimate: number, low: number, high: number] | null;
}

const COLUMNS: readonly (readonly [title: string, valueOf: (row: Row) => string | number | null | undefined])[] = [
  ['benchmark', ({ benchmark }) => benchmark.id],
  ['environment', ({ benchmark }) => benchmark.variant],
  ['verdict', ({ benchmark }) => wordOf(benchmark.verdict)],
  ['metric', ({ metric }) => metric],
  ['unit', ({ metric }) => METRICS[metric].unit],
  ['head', ({ benchmark, metric }) => benchmark.figures[metric]],
  ['head_precision', ({ benchmark, metric }) => benchmark.precision[metric]],
  [
    'against',
    ({ benchmark, comparison }) => (comparison === undefined ? null : benchmark.comparisons.includes(comparison) ? 'base' : 'stored runs'),
  ],
  ['n', ({ comparison }) => comparison?.n],
  ['change', ({ changes }) => changes?.[0]],
  ['change_low', ({ changes }) => changes?.[1]],
  ['change_high', ({ changes }) => changes?.[2]],
  ['level', ({ comparison }) => comparison?.interval.level],
  ['p', ({ comparison }) => comparison?.p],
  ['outcome', ({ comparison }) => (comparison === undefined ? null : wordOf(comparison.outcome))],
];

/** RFC 4180 with a header; a benchmark without any figure or comparison has no line. */
export function renderCsv({ judgement }: ReportSource): string {
  const rows = judgement.benchmarks.flatMap((benchmark) =>
    METRIC_NAMES.flatMap((metric): readonly Row[] => {
      const compared = allComparisonsOf(benchmark).filter((comparison) => comparison.metric === metric);
      if (compared.length === 0)
        return benchmark.figures[metric] === undefined ? [] : [{ benchmark, metric, comparison: undefined, changes: null }];
      return compared.map((comparison) => ({ benchmark, metric, comparison, changes: changesOf(comparison) }));
    }),
  );
  const lines = [COLUMNS.map(([title]) => title), ...rows.map((row) => COLUMNS.map(([, valueOf]) => field(valueOf(row))))];
  return lines.map((line) => `${line.join(',')}\r\n`).join('');
}

function changesOf(comparison: Comparison): Row['changes'] {
  const { low, high } = intervalOfFigure(comparison);
  return [changeOfFigure(comparison.estimate, comparison.direction), low, high];
}

/** A spreadsheet takes a text that begins like a formula for one, and names are the measured code's own. */
function field(value: string | number | null | undefined): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return String(exported(value));
  const line = plainLine(value);
  const inert = /^[=+\-@＝＋－＠]/u.test(line) ? `'${line}` : line;
  return /[",]/u.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert;
}
