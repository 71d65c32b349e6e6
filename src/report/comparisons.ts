/** Every change from base to head, below "All figures". */
import { clientSetsPace, mostlyWaits } from '../judge/load-facts.ts';
import { keyOfBenchmark, storedComparisonsOf } from '../judge/verdict.ts';
import { benchmarkLabel, CONTRADICTIONS, describeContradiction, labelOfRecord } from './comparison-words.ts';
import { METRICS } from '../metrics.ts';
import type { Comparison, JudgedBenchmark, Role, Run } from '../model.ts';
import { formatChosenPercent, formatPercent, formatPValue } from '../text/figures.ts';
import {
  type Block,
  cellOrDash,
  headed,
  leftColumn,
  listBlock,
  listNames,
  paragraph,
  plainCell,
  rightColumn,
  type ShownColumn,
  tableOf,
  type Text,
} from './document.ts';
import type { ReportSource } from './report-source.ts';
import { BENCHMARK_COLUMN, changeCell, changeColumns, verdictColumn } from './table-columns.ts';
import { sortByUrgency, wordOf } from './verdict-words.ts';
import { describeReason } from './words.ts';

const MOST_NAMES = 5;

/** Head against base: the metrics that can fail the check, those that cannot, and what to know about both. */
export function sideBySide({ run, judgement }: ReportSource): readonly Block[] {
  const compared = sortByUrgency(judgement.benchmarks.filter(({ comparisons }) => comparisons.length > 0));
  return [
    ...headed('Base → head', changeTables(compared, 'gating', [verdictColumn(run.policy)])),
    ...headed('Metrics that never fail the check', changeTables(compared, 'advisory', [])),
    ...describePace(run),
    ...describeWaiting(run, compared),
    ...describeContradictions(compared),
    ...listWithoutRow(judgement.benchmarks, run),
  ];
}

/** Servers and suites have no metric in common: a table of both would be half empty. */
function changeTables(compared: readonly JudgedBenchmark[], role: Role, last: readonly ShownColumn<JudgedBenchmark>[]): readonly Block[] {
  const comparisonsOf = (benchmark: JudgedBenchmark): readonly Comparison[] =>
    benchmark.comparisons.filter((comparison) => comparison.role === role);
  return (['server', 'suite'] as const).flatMap((kind) => {
    const rows = compared.filter((benchmark) => benchmark.kind === kind && (role === 'gating' || comparisonsOf(benchmark).length > 0));
    return rows.length === 0
      ? []
      : [tableOf(rows, [BENCHMARK_COLUMN, ...changeColumns(rows, comparisonsOf), ...last], role === 'gating' ? 'last' : 'first')];
  });
}

function describeContradictions(compared: readonly JudgedBenchmark[]): readonly Block[] {
  return CONTRADICTIONS.flatMap((contradiction) => {
    const items = compared.flatMap((benchmark): readonly Text[] => {
      const sentence = describeContradiction(contradiction, benchmark.comparisons);
      return sentence === null ? [] : [[{ code: benchmarkLabel(benchmark) }, `: ${sentence}`]];
    });
    return items.length === 0 ? [] : [paragraph(contradiction.title), ...listBlock(items, 'first')];
  });
}

/** Says why a server has no throughput beside its CPU per request. */
function describePace({ benchmarks }: Run): readonly Block[] {
  const paced = benchmarks.filter(clientSetsPace).map(labelOfRecord);
  return paced.length === 0
    ? []
    : [
        paragraph(
          'No throughput of ',
          ...listNames(paced, MOST_NAMES),
          ': the load client was saturated while the servers had time to spare. CPU per request is valid.',
        ),
      ];
}

/** Says why throughput is among what can fail the check. */
function describeWaiting({ benchmarks }: Run, compared: readonly JudgedBenchmark[]): readonly Block[] {
  const gating = new Set(
    compared
      .filter(({ comparisons }) => comparisons.some(({ metric, role }) => metric === 'throughput' && role === 'gating'))
      .map(keyOfBenchmark),
  );
  const waiting = benchmarks.flatMap((record) => {
    const share = mostlyWaits(record);
    return share !== null && gating.has(keyOfBenchmark(record)) ? [{ name: labelOfRecord(record), share }] : [];
  });
  if (waiting.length === 0) return [];
  const least = formatChosenPercent(Math.floor(100 * Math.min(...waiting.map(({ share }) => share))) / 100);
  return [
    paragraph(
      'Throughput can fail the check of ',
      ...listNames(
        waiting.map(({ name }) => name),
        MOST_NAMES,
      ),
      `: under load these servers wait ${least} of the time or more. Neither CPU time nor the latency of a single request shows that.`,
    ),
  ];
}

/** Names every benchmark that is in no table of comparisons, with its reason. */
function listWithoutRow(benchmarks: readonly JudgedBenchmark[], { base }: Run): readonly Block[] {
  const without = sortByUrgency(
    benchmarks.filter((benchmark) => benchmark.comparisons.length === 0 && !(base === null && benchmark.stored.state === 'compared')),
  );
  const groups = [...Map.groupBy(without, (benchmark) => JSON.stringify([benchmark.verdict, benchmark.because])).values()];
  return headed(
    'Not compared',
    listBlock(
      groups.flatMap((group): readonly Text[] => {
        const [first] = group;
        return first === undefined
          ? []
          : [[`${wordOf(first.verdict)}: `, ...listNames(group.map(benchmarkLabel), group.length), `: ${describeReason(first.because)}`]];
      }),
      'last',
    ),
  );
}

const MEANING_OF_P = 'p is of the test for "regressed" (δ ≤ δ₀); of what is faster, of the test for that (δ ≥ −δ₀).';

/** Every comparison that may decide, with the statistics behind its outcome. Beside a base stored runs may not. One that decides nothing is not adjusted. */
export function everyComparison({ run, judgement: { benchmarks } }: ReportSource): readonly Block[] {
  const rows = sortByUrgency(benchmarks).flatMap((benchmark) => [
    ...benchmark.comparisons.map((comparison) => ({ benchmark, against: 'base', comparison })),
    ...(run.base === null ? storedComparisonsOf(benchmark) : []).map((comparison) => ({ benchmark, against: 'stored runs', comparison })),
  ]);
  if (rows.length === 0) return [];
  const table = tableOf(rows, [
    leftColumn('Benchmark', ({ benchmark }) => plainCell({ code: benchmarkLabel(benchmark) })),
    leftColumn('Against', ({ against }) => plainCell(against)),
    leftColumn('Metric', ({ comparison }) => plainCell(METRICS[comparison.metric].label)),
    rightColumn('n', ({ comparison }) => plainCell(String(comparison.n))),
    rightColumn('Change', ({ comparison }) => changeCell(comparison)),
    rightColumn('SD of logs', ({ comparison }) => plainCell(formatPercent(comparison.sd))),
    rightColumn('p', ({ comparison: { outcome, p, pBetter } }) => plainCell(formatPValue(outcome === 'improved' ? pBetter : p))),
    rightColumn('After Holm', ({ comparison: { outcome, adjustedP, adjustedPBetter } }) => {
      const p = outcome === 'improved' ? adjustedPBetter : adjustedP;
      return cellOrDash(p === null ? [] : [formatPValue(p)]);
    }),
    rightColumn('Minimum detectable', ({ comparison }) =>
      cellOrDash(comparison.smallestVisible < Number.MAX_VALUE ? [formatPercent(comparison.smallestVisible)] : []),
    ),
    leftColumn('Outcome', ({ comparison }) => plainCell(wordOf(comparison.outcome))),
  ]);
  return headed('Every comparison', [table, paragraph(MEANING_OF_P)]);
}
