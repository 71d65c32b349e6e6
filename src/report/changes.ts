/** What stands beside the worst benchmark: the table of changes, what else needs attention, and a line for the rest. */
import { isCounted, timeOfCounted } from '../judge/instruction-evidence.ts';
import { blocksBy, countedComparison, decidingComparisons } from '../judge/verdict.ts';
import { describeWitness, isAccepted, leadOf } from './answers.ts';
import { benchmarkLabel, describeDrift, formatBaseToHead, formatChange, formatLimit } from './comparison-words.ts';
import { besideLimit, withPlus } from '../text/differences.ts';
import { METRICS } from '../metrics.ts';
import type { Comparison, JudgedBenchmark, VerdictKind } from '../model.ts';
import { formatChosenPercent, formatPercent } from '../text/figures.ts';
import { shortCommit } from '../text/phrases.ts';
import {
  type Block,
  joinTexts,
  leftColumn,
  listBlock,
  listNames,
  paragraph,
  plainCell,
  rightColumn,
  type Table,
  tableOf,
  type Text,
} from './document.ts';
import { lastingSlowdowns } from './headline.ts';
import type { ReportSource } from './report-source.ts';
import { countVerdict, describeAtMost, hasSlowdown, isMissing, isSlower, sortBlockingFirst, symbolOf, wordOf } from './verdict-words.ts';
import { describeNote, describeReason, whatToDo } from './words.ts';

/** Rows and names that are shown before the rest is counted. */
const MOST_ROWS = 10;
const MOST_NAMES = 5;

/** The table of what changed or could not be told; nothing where all is well. */
export function changesTable(source: ReportSource): readonly Block[] {
  const { run, judgement } = source;
  const blocks = blocksBy(run.policy);
  const rows = sortBlockingFirst(judgement.benchmarks, blocks).flatMap((benchmark) =>
    comparisonsToShow(benchmark).map((comparison) => ({ benchmark, comparison })),
  );
  if (rows.length === 0) return [];
  const levels = [...new Set(rows.map(({ comparison: { interval } }) => formatChosenPercent(interval.level)))].join(' or ');
  const table: Table = tableOf(
    rows.slice(0, MOST_ROWS),
    [
      leftColumn('', ({ benchmark, comparison }) =>
        plainCell(
          isTimeOfCounts(benchmark, comparison) ? '' : `${symbolOf(benchmark, blocks)} `,
          { code: benchmarkLabel(benchmark) },
          ` ${METRICS[comparison.metric].label}`,
        ),
      ),
      rightColumn('base → head', ({ comparison }) => plainCell(formatBaseToHead(comparison))),
      rightColumn(`change (${levels} confidence)`, ({ benchmark, comparison }) => ({
        text: [formatChange(comparison)],
        tone: benchmark.verdict === 'regressed' && comparison.outcome === 'regressed' ? 'bad' : 'neutral',
      })),
      rightColumn('limit', ({ comparison }) => plainCell(formatLimit(comparison))),
      leftColumn('outcome', ({ benchmark, comparison }) => plainCell(noteOn(benchmark, comparison))),
    ],
    'last',
  );
  return [table, ...(rows.length > MOST_ROWS ? [paragraph(`… and ${rows.length - MOST_ROWS} more below "All figures".`)] : [])];
}

/** It is told beside more instructions, and needs no symbol of its own. */
const isTimeOfCounts = ({ verdict }: JudgedBenchmark, { outcome }: Comparison): boolean =>
  outcome !== 'regressed' && (verdict === 'regressed' || verdict === 'accepted');

function comparisonsToShow(benchmark: JudgedBenchmark): readonly Comparison[] {
  const deciding = decidingComparisons(benchmark);
  if (benchmark.verdict === 'regressed' || benchmark.verdict === 'accepted') {
    const regressed = deciding.filter(({ outcome }) => outcome === 'regressed');
    if (!regressed.every(({ metric }) => isCounted(metric))) return regressed;
    // More instructions are told with the time that they take.
    return [...regressed, ...deciding.filter(({ metric }) => metric === timeOfCounted(benchmark.kind))];
  }
  if (benchmark.verdict === 'inconclusive')
    return deciding.filter(({ outcome }) => outcome === 'inconclusive' || (outcome === 'regressed' && benchmark.acceptance !== null));
  return benchmark.verdict === 'no regression' ? deciding.filter(isSlower) : [];
}

/** Says what became of a row. */
function noteOn(benchmark: JudgedBenchmark, comparison: Comparison): string {
  const { acceptance, comparisons } = benchmark;
  const { outcome, interval } = comparison;
  const counted = comparisons.find((one) => one.outcome === 'regressed' && isCounted(one.metric));
  if (outcome !== 'regressed' && counted !== undefined) return describeWitness(comparison, counted);
  if (outcome === 'regressed')
    return acceptance === null ? 'regressed' : `accepted until ${acceptance.expires.slice(0, 10)}: ${acceptance.reason}`;
  if (outcome === 'no regression') return `slower, ${besideLimit(comparison)}`;
  const isTimeAlone = countedComparison(benchmark)?.outcome === 'no regression';
  return `not decided: up to ${withPlus(formatPercent(interval.high))} possible${isTimeAlone ? ', instructions unchanged' : ''}`;
}

/**
 * Lists what else needs attention than the benchmark that the first line is about, and warnings. `most`: items, at least 1; `besideTable`:
 * the list leaves out what the table shows.
 */
export function attentionList(
  { run, judgement }: ReportSource,
  { most, besideTable }: { readonly most: number; readonly besideTable: boolean },
): readonly Block[] {
  const blocks = blocksBy(run.policy);
  const lead = leadOf(judgement);
  const troubled = sortBlockingFirst(
    judgement.benchmarks.filter(
      (benchmark) => benchmark !== lead && needsAttention(benchmark) && !(besideTable && comparisonsToShow(benchmark).length > 0),
    ),
    blocks,
  );
  const groups = Map.groupBy(troubled, (benchmark) => JSON.stringify([benchmark.verdict, benchmark.because, blocks(benchmark)]));
  const items = [
    ...[...groups.values()].map((group) => [`${symbolOf(group[0]!, blocks)} `, ...describeGroup(group)]),
    ...lastingSlowdowns(judgement).map((drift): Text => [`⚠️ on main: ${describeDrift(drift)}`]),
    ...describeSlower(judgement.benchmarks),
    ...run.warnings.map((warning): Text => [`⚠️ ${describeNote(warning)}`]),
  ];
  const more = items.length - most;
  return listBlock(more > 0 ? [...items.slice(0, most - 1), [`… and ${more + 1} more below`]] : items, 'last');
}

function needsAttention(benchmark: JudgedBenchmark): boolean {
  return needsReason(benchmark) || benchmark.verdict === 'regressed' || isAccepted(benchmark) || hasSlowdown(benchmark);
}

function needsReason(benchmark: JudgedBenchmark): boolean {
  return benchmark.verdict === 'failed' || benchmark.verdict === 'invalid' || benchmark.verdict === 'inconclusive' || isMissing(benchmark);
}

/** `egg/updateUser not decided: unloaded latency +3.1 % (0.5 to 5.7), limit 2 %`, or the reason that benchmarks share. */
function describeGroup(group: readonly JudgedBenchmark[]): Text {
  const [first] = group;
  if (first === undefined) return [];
  const names = listNames(group.map(benchmarkLabel), MOST_NAMES);
  const [comparison] = comparisonsToShow(first);
  if (comparison !== undefined) {
    return [
      ...names,
      ` ${describeState(first, comparison)}: ${METRICS[comparison.metric].label} ${formatChange(comparison)}, limit ${formatLimit(comparison)}`,
    ];
  }
  const todo = first.verdict === 'inconclusive' ? null : whatToDo(first.because);
  return [...names, ` ${describeState(first)}: ${describeReason(first.because)}${todo === null ? '' : `. ${todo}`}`];
}

function describeState({ verdict }: JudgedBenchmark, comparison?: Comparison): string {
  if (verdict === 'inconclusive') return 'not decided';
  return verdict === 'no regression' && comparison !== undefined ? `is slower, ${besideLimit(comparison)}` : wordOf(verdict);
}

function describeSlower(benchmarks: readonly JudgedBenchmark[]): readonly Text[] {
  const slower = benchmarks.filter(({ slowerSince }) => slowerSince !== null);
  return [...Map.groupBy(slower, ({ slowerSince }) => slowerSince ?? '')].map(([since, group]): Text => [
    '⚠️ slower on main since ',
    { code: shortCommit(since) },
    ' and not accepted: ',
    ...listNames(group.map(benchmarkLabel), MOST_NAMES),
  ]);
}

/** Why figures alone were taken: one sentence. */
export function whyNothingWasJudged({ judgement: { benchmarks } }: ReportSource): readonly Block[] {
  if (benchmarks.some((benchmark) => decidingComparisons(benchmark).length > 0 || needsReason(benchmark))) return [];
  const first = benchmarks.find(({ verdict }) => verdict === 'measured only' || verdict === 'new');
  return first === undefined ? [] : [paragraph(`Why nothing was judged: ${describeReason(first.because)}.`)];
}

/** Verdicts that the last line counts, in its order. */
const COUNTED: readonly VerdictKind[] = ['improved', 'new', 'removed', 'measured only', 'unaffected'];

/** `✅ 2 unchanged (at most +1.5 %) · 1 faster · 1 not affected`; empty: there is no rest. */
export function restLine({ judgement: { benchmarks } }: ReportSource): Text {
  const unchanged = benchmarks.filter((benchmark) => benchmark.verdict === 'no regression' && !hasSlowdown(benchmark));
  const bound = describeAtMost(unchanged);
  const leftToOthers = benchmarks.filter((benchmark) => benchmark.verdict === 'not measured' && !isMissing(benchmark)).length;
  const counts: readonly Text[] = [
    ...(unchanged.length === 0 ? [] : [[`${unchanged.length} unchanged${bound === null ? '' : ` (${bound})`}`]]),
    ...COUNTED.map((verdict) => ({ verdict, count: countVerdict(benchmarks, verdict) }))
      .filter(({ count }) => count > 0)
      .map(({ verdict, count }): Text => [`${count} ${wordOf(verdict)}`]),
    ...(leftToOthers === 0 ? [] : [[`${leftToOthers} left to other shards`]]),
  ];
  return counts.length === 0 ? [] : ['✅ ', ...joinTexts(counts, ' · ')];
}
