import { storedComparisonsOf } from '../judge/verdict.ts';
import { benchmarkLabel } from './comparison-words.ts';
import { METRICS } from '../metrics.ts';
import type { Comparison, JudgedBenchmark, Judgement } from '../model.ts';
import type { DirectionOf } from './change-words.ts';
import { type Cell, leftColumn, plainCell, rightColumn, type Section, type ShownColumn, tableOf } from './document.ts';
import { changeCell } from './table-columns.ts';
import { sortByUrgency } from './verdict-words.ts';
import { formatPercent, formatPValue } from '../text/figures.ts';

/** A row. */
interface ComparisonAgainst {
  readonly benchmark: JudgedBenchmark;
  readonly against: string;
  readonly comparison: Comparison;
}

const WHOSE_P = 'p is that of the test for "regressed" (δ ≤ δ₀), and where it improved that of the test for it (δ ≥ −δ₀).';

/** Every comparison with the statistics that its outcome rests on; null: nothing was compared. */
export function everyComparisonSection({ judgement, directionOf }: { readonly judgement: Judgement; readonly directionOf: DirectionOf }): Section | null {
  const rows = sortByUrgency(judgement.benchmarks).flatMap((benchmark): readonly ComparisonAgainst[] => [
    ...benchmark.comparisons.map((comparison) => ({ benchmark, against: 'base', comparison })),
    ...storedComparisonsOf(benchmark).map((comparison) => ({ benchmark, against: 'stored runs', comparison })),
    ...(benchmark.storedCounts === null ? [] : [{ benchmark, against: 'stored runs of any machine kind', comparison: benchmark.storedCounts.comparison }]),
  ]);
  if (rows.length === 0) return null;
  return { title: 'Every comparison', collapsed: true, blocks: [tableOf(rows, columnsOf(directionOf)), { kind: 'paragraph', text: [WHOSE_P] }] };
}

function columnsOf(directionOf: DirectionOf): readonly ShownColumn<ComparisonAgainst>[] {
  return [
    leftColumn('Benchmark', ({ benchmark }) => plainCell({ code: benchmarkLabel(benchmark) })),
    leftColumn('Against', ({ against }) => plainCell(against)),
    leftColumn('Metric', ({ comparison }) => plainCell(METRICS[comparison.metric].label)),
    rightColumn('n', ({ comparison }) => plainCell(String(comparison.n))),
    rightColumn('Change', ({ benchmark, comparison }) => changeCell(comparison, benchmark.id, directionOf)),
    rightColumn('SD of logs', ({ comparison }) => plainCell(formatPercent(comparison.sd))),
    rightColumn('p', ({ comparison: { outcome, p, pBetter } }) => plainCell(formatPValue(outcome === 'improved' ? pBetter : p))),
    rightColumn('After Holm', ({ comparison: { outcome, adjustedP, adjustedPBetter } }) => adjustedCell(outcome === 'improved' ? adjustedPBetter : adjustedP)),
    rightColumn('Smallest visible', ({ comparison }) => plainCell(formatPercent(comparison.smallestVisible))),
    leftColumn('Outcome', ({ comparison }) => plainCell(comparison.outcome)),
  ];
}

/** `–`: a comparison that cannot decide is not adjusted. */
function adjustedCell(p: number | null): Cell {
  return plainCell(p === null ? '–' : formatPValue(p));
}
