import { benchmarkLabel } from './comparison-words.ts';
import type { JudgedBenchmark, Judgement, Reason, Run } from '../model.ts';
import { listNames, type Section, type Text } from './document.ts';
import { blocksBy, lookOf, sortBlockingFirst, sortByUrgency, symbolOf } from './verdict-words.ts';
import { describeNote, describeReason } from './words.ts';
import { countOf } from '../text/phrases.ts';

export const ATTENTION_TITLE = 'What needs attention';

/** Warnings that a comment has before it counts the rest: there is one for each target that has a package from a registry. */
const MOST_WARNINGS = 5;

/** Benchmarks with the same trouble that are named before the rest is counted. */
const MOST_NAMES = 5;

/**
 * What takes ground away from the whole verdict, and then everything that regressed, failed or could not be decided, each with its
 * reason: what blocks first, and of both the worst first. null: there is nothing of that.
 *
 * @param isBrief the first warnings stand for all
 */
export function attentionSection(run: Pick<Run, 'warnings' | 'policy'>, benchmarks: readonly JudgedBenchmark[], isBrief: boolean): Section | null {
  const { warnings } = run;
  const blocks = blocksBy(run.policy);
  const troubled = sortBlockingFirst(benchmarks.filter(({ verdict }) => lookOf(verdict).needsAttention), blocks);
  const groups = [...Map.groupBy(troubled, (benchmark) => JSON.stringify([benchmark.verdict, benchmark.because, blocks(benchmark)])).values()];
  const items = [...describeWarnings(warnings, isBrief ? MOST_WARNINGS : warnings.length), ...groups.flatMap(describeGroup)];
  return items.length === 0 ? null : { title: ATTENTION_TITLE, collapsed: false, blocks: [{ kind: 'list', items, shortened: 'last' }] };
}

function describeWarnings(warnings: readonly Reason[], most: number): readonly Text[] {
  const rest = warnings.length - most;
  const items = warnings.slice(0, most).map((warning): Text => [`⚠️ ${describeNote(warning)}`]);
  return rest <= 0 ? items : [...items, [`⚠️ ${countOf(rest, 'more warning')}: the job summary has each`]];
}

function describeGroup(group: readonly JudgedBenchmark[]): readonly Text[] {
  const [first] = group;
  if (first === undefined) return [];
  const names = listNames(group.map(benchmarkLabel), MOST_NAMES);
  return [[`${symbolOf(first)} `, ...names, ` ${first.verdict}: `, describeReason(first.because)]];
}

/** So many of one verdict are named by the lists of a report, which count the rest. */
const NAMED_IN_LISTS = 5;

/**
 * Every benchmark that is not in a table with its verdict, each by its name: of forty that failed for one reason the lists name five,
 * and whoever looks for the others finds them nowhere else. null: those name them all.
 */
export function namedOneByOneSection({ run, judgement }: { readonly run: Run; readonly judgement: Judgement }): Section | null {
  const withoutRow = sortByUrgency(judgement.benchmarks.filter((benchmark) => !hasRow(benchmark, run)));
  const ofOneVerdict = [...Map.groupBy(withoutRow, ({ verdict }) => verdict).values()];
  if (ofOneVerdict.every(({ length }) => length <= NAMED_IN_LISTS)) return null;
  return { title: 'Benchmarks without a comparison', collapsed: true, blocks: [{ kind: 'list', items: withoutRow.map(describe), shortened: 'last' }] };
}

/** Of changes that decide; what was measured for its figures only has them in a table of their own. */
function hasRow({ verdict, comparisons, stored }: JudgedBenchmark, { base }: Run): boolean {
  return verdict === 'measured only' || comparisons.length > 0 || (base === null && stored.state === 'compared');
}

function describe(benchmark: JudgedBenchmark): Text {
  const { verdict, because } = benchmark;
  return [`${symbolOf(benchmark)} `, { code: benchmarkLabel(benchmark) }, ` ${verdict}: `, describeReason(because)];
}
