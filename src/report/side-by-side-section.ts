import { describeEnvironmentDifferences, environmentDifferences, environmentOf } from '../judge/environments.ts';
import { clientSetsPace, mostlyWaits } from '../judge/load-facts.ts';
import { keyOfBenchmark } from '../judge/verdict.ts';
import { benchmarkLabel, type Contradiction, CONTRADICTIONS, describeContradiction, labelOfRecord } from './comparison-words.ts';
import type { Comparison, Environment, JudgedBenchmark, Role, Run, VerdictKind } from '../model.ts';
import type { DirectionOf } from './change-words.ts';
import { type Block, listNames, type Section, type ShownColumn, type Table, tableOf, type Text } from './document.ts';
import type { ComparedRuns, ReportSource } from './report-source.ts';
import { BENCHMARK_COLUMN, changeColumns, verdictColumn } from './table-columns.ts';
import { sortByUrgency } from './verdict-words.ts';
import { formatChosenPercent, formatInteger } from '../text/figures.ts';

/** How the machine of the base run differs from that of the head run, in each environment that both have; nothing where it does not. */
function describeMachines({ base, head }: ComparedRuns): readonly Block[] {
  const ofBase = environmentsByVariant(base.run);
  return [...environmentsByVariant(head.run)].flatMap(([variant, here]): readonly Block[] => {
    const there = ofBase.get(variant);
    const text = there === undefined ? null : describeMachineDifference(there, here);
    if (text === null) return [];
    return [{ kind: 'paragraph', text: variant === null ? [text] : [{ code: variant }, `: ${text}`] }];
  });
}

function describeMachineDifference(there: Environment, here: Environment): string | null {
  const differences = environmentDifferences(there, here);
  if (there.key === here.key && differences.length === 0) return null;
  const inBrackets = differences.length === 0 ? '' : ` (${describeEnvironmentDifferences(differences)})`;
  return `The base run was measured ${there.key === here.key ? 'in other circumstances' : 'on another machine kind'}${inBrackets}.`;
}

/** By the variants that a run names; null: its own environment. */
function environmentsByVariant(run: Run): ReadonlyMap<string | null, Environment> {
  return new Map(run.benchmarks.map((record) => [record.variant?.name ?? null, environmentOf(record, run)]));
}

const MOST_NAMES = 5;

interface Source extends ReportSource {
  readonly directionOf: DirectionOf;
}

/** Head against base, as measured side by side, or as two runs recorded them: the gating metrics with the verdict. */
export function sideBySideSection({ run, judgement, apart, directionOf }: Source): Section {
  const compared = sortByUrgency(judgement.benchmarks.filter(({ comparisons }) => comparisons.length > 0));
  const tables = byKind(compared).map((benchmarks) => changeTable({ benchmarks, role: 'gating', directionOf, last: [verdictColumn(run.policy)] }));
  return {
    title: titleOf(apart),
    collapsed: false,
    blocks: [
      ...(tables.length === 0 ? [nothingCompared(run, apart)] : [...tables, legend(compared, apart), ...describePace(run), ...describeWaiting(run, compared), ...CONTRADICTIONS.flatMap((contradiction) => listOfContradicted(contradiction, compared))]),
      ...(apart === undefined ? [] : describeMachines(apart)),
      ...listWithoutRow(judgement.benchmarks),
    ],
  };
}

function titleOf(apart: ReportSource['apart']): string {
  return apart === undefined ? 'Base → head' : 'Base → head, measured at different times';
}

/** The same for the metrics that are shown and never fail the check; null: none was recorded. */
export function advisorySection({ judgement, apart, directionOf }: Source): Section | null {
  const compared = sortByUrgency(judgement.benchmarks.filter(({ comparisons }) => comparisons.some(({ role }) => role === 'advisory')));
  if (compared.length === 0) return null;
  const blocks = byKind(compared).map((benchmarks) => changeTable({ benchmarks, role: 'advisory', directionOf, last: [] }));
  return { title: `${titleOf(apart)}: metrics that never fail the check`, collapsed: true, blocks };
}

/** Servers and suites have no metric in common, so a table of both would be half empty. */
function byKind(benchmarks: readonly JudgedBenchmark[]): readonly (readonly JudgedBenchmark[])[] {
  const kinds = (['server', 'suite'] as const).map((kind) => benchmarks.filter((benchmark) => benchmark.kind === kind));
  return kinds.filter((ofKind) => ofKind.length > 0);
}

function changeTable({ benchmarks, role, directionOf, last }: {
  readonly benchmarks: readonly JudgedBenchmark[];
  readonly role: Role;
  readonly directionOf: DirectionOf;
  readonly last: readonly ShownColumn<JudgedBenchmark>[];
}): Table {
  const comparisonsOf = (benchmark: JudgedBenchmark): readonly Comparison[] => benchmark.comparisons.filter((comparison) => comparison.role === role);
  return tableOf(benchmarks, [BENCHMARK_COLUMN, ...changeColumns(benchmarks, comparisonsOf, directionOf), ...last], role === 'gating' ? 'last' : 'first');
}

function legend(compared: readonly JudgedBenchmark[], apart: ReportSource['apart']): Block {
  const levels = new Set(compared.flatMap(({ comparisons }) => comparisons.map(({ interval }) => formatChosenPercent(interval.level))));
  const interval = `${[...levels].join(' or ')} interval of each change by itself`;
  return {
    kind: 'paragraph',
    text: [apart === undefined
      ? `Change of the figure from base to head, with the ${interval}, not of all together. ~ marks a change that cannot be told from none.`
      : `Change of the figure from the base run to the head run, with the ${interval}, of their rounds alone: it leaves out what the machine did between the runs, which may be more, so nothing is decided by it. ~ marks an interval that includes no change.`],
  };
}

/** The benchmarks of which two metrics contradict each other in this way, each with what they say. */
function listOfContradicted(contradiction: Contradiction, compared: readonly JudgedBenchmark[]): readonly Block[] {
  const items = compared.flatMap((benchmark): readonly Text[] => {
    const sentence = describeContradiction(contradiction, benchmark.comparisons);
    return sentence === null ? [] : [[{ code: benchmarkLabel(benchmark) }, `: ${sentence}`]];
  });
  // One for each benchmark: however many there are, they leave room for the tables, which have the verdicts.
  return items.length === 0 ? [] : [{ kind: 'paragraph', text: [contradiction.title] }, { kind: 'list', items, shortened: 'first' }];
}

/** Why a server has no throughput beside its CPU per request. */
function describePace({ benchmarks }: Run): readonly Block[] {
  const paced = benchmarks.filter(clientSetsPace).map(labelOfRecord);
  if (paced.length === 0) return [];
  const why = ': the load client could send no more while the servers had time to spare. CPU per request stands.';
  return [{ kind: 'paragraph', text: ['Throughput is left out in ', ...listNames(paced, MOST_NAMES), why] }];
}

/** Why throughput is among what can fail the check. */
function describeWaiting({ benchmarks }: Run, compared: readonly JudgedBenchmark[]): readonly Block[] {
  const gating = new Set(compared.filter(({ comparisons }) => comparisons.some(({ metric, role }) => metric === 'throughput' && role === 'gating')).map(keyOfBenchmark));
  const waiting = benchmarks.flatMap((record) => {
    const share = mostlyWaits(record);
    return share !== null && gating.has(keyOfBenchmark(record)) ? [{ name: labelOfRecord(record), share }] : [];
  });
  if (waiting.length === 0) return [];
  const least = formatChosenPercent(Math.floor(100 * Math.min(...waiting.map(({ share }) => share))) / 100);
  const why = `: under load these servers wait for others ${least} of the time or more, and what requests wait for together shows neither in CPU time nor in a single request.`;
  return [{ kind: 'paragraph', text: ['Throughput gates in ', ...listNames(waiting.map(({ name }) => name), MOST_NAMES), why] }];
}

function nothingCompared(run: Run, apart: ReportSource['apart']): Block {
  if (apart !== undefined) return { kind: 'paragraph', text: ['No change was estimated: that takes two rounds or more in each of the runs.'] };
  return { kind: 'paragraph', text: [run.base === null ? 'Nothing was measured side by side: this run had no base.' : 'Nothing was measured side by side.'] };
}

/** What a table of comparisons has no row for, and that needs no attention. */
const LEADS: Readonly<Partial<Record<VerdictKind, string>>> = {
  new: 'New at head',
  removed: 'Removed at head',
  unaffected: 'Not reached by the change',
};

function listWithoutRow(benchmarks: readonly JudgedBenchmark[]): readonly Block[] {
  const groups = [...Map.groupBy(sortByUrgency(benchmarks), ({ verdict }) => verdict)];
  const items = groups.flatMap(([verdict, group]): readonly Text[] => {
    const lead = LEADS[verdict];
    return lead === undefined ? [] : [[`${lead} (${formatInteger(group.length)}): `, ...listNames(group.map(benchmarkLabel), MOST_NAMES)]];
  });
  return items.length === 0 ? [] : [{ kind: 'list', items, shortened: 'never' }];
}
