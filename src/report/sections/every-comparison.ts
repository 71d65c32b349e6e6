import { benchmarkLabel, formatPercent } from '../../judge/wording.ts';
import { METRICS } from '../../metrics.ts';
import type { Comparison, JudgedBenchmark, Judgement } from '../../model.ts';
import type { DirectionOf } from '../change.ts';
import { type Cell, leftColumn, plainCell, rightColumn, type Section } from '../document.ts';
import { formatPValue } from '../format.ts';
import { sortByUrgency } from '../verdicts.ts';
import { changeCell } from './cells.ts';

const COLUMNS = [
  leftColumn('Benchmark'),
  leftColumn('Against'),
  leftColumn('Metric'),
  rightColumn('n'),
  rightColumn('Change'),
  rightColumn('SD of logs'),
  rightColumn('p'),
  rightColumn('After Holm'),
  rightColumn('Smallest visible'),
  leftColumn('Outcome'),
];

/** Every comparison with the statistics that its outcome rests on; null: nothing was compared. */
export function everyComparisonSection({ judgement, directionOf }: { readonly judgement: Judgement; readonly directionOf: DirectionOf }): Section | null {
  const rows = sortByUrgency(judgement.benchmarks).flatMap((benchmark) => [
    ...benchmark.comparisons.map((comparison) => comparisonRow({ benchmark, against: 'base', comparison, directionOf })),
    ...(benchmark.stored.state === 'compared' ? benchmark.stored.comparisons : []).map((comparison) => comparisonRow({ benchmark, against: 'stored runs', comparison, directionOf })),
    ...(benchmark.storedCounts === null ? [] : [comparisonRow({ benchmark, against: 'stored runs of any machine kind', comparison: benchmark.storedCounts.comparison, directionOf })]),
  ]);
  if (rows.length === 0) return null;
  return { title: 'Every comparison', collapsed: true, blocks: [{ kind: 'table', columns: COLUMNS, rows }] };
}

function comparisonRow({ benchmark, against, comparison, directionOf }: {
  readonly benchmark: JudgedBenchmark;
  readonly against: string;
  readonly comparison: Comparison;
  readonly directionOf: DirectionOf;
}): readonly Cell[] {
  const { metric, n, sd, p, adjustedP, smallestVisible, outcome } = comparison;
  return [
    plainCell({ code: benchmarkLabel(benchmark) }),
    plainCell(against),
    plainCell(METRICS[metric].label),
    plainCell(String(n)),
    changeCell(comparison, benchmark.id, directionOf),
    plainCell(formatPercent(sd)),
    plainCell(formatPValue(p)),
    plainCell(adjustedP === null ? '–' : formatPValue(adjustedP)),
    plainCell(formatPercent(smallestVisible)),
    plainCell(outcome),
  ];
}
