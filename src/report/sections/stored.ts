import { environmentsOf } from '../../judge/facts/environments.ts';
import { benchmarkLabel } from '../../judge/words/wording.ts';
import { shortCommit } from '../../text/commits.ts';
import { formatChosenPercent, formatInteger } from '../../text/figures.ts';
import { countOf } from '../../text/phrases.ts';
import type { Comparison, JudgedBenchmark, Judgement, Run, StoredResult } from '../../model.ts';
import type { DirectionOf } from '../terms/change.ts';
import { type Block, leftColumn, listNames, plainCell, rightColumn, type Section, type Table, tableOf, type Text } from '../terms/document.ts';
import { sortByUrgency } from '../terms/verdicts.ts';
import { BENCHMARK_COLUMN, changeColumns, verdictColumn } from './columns.ts';
import { storedCountsBlocks } from './stored-counts.ts';
import { describeStoredKinds } from './stored-kinds.ts';

const MOST_NAMES = 3;

type Compared = JudgedBenchmark & { readonly stored: Extract<StoredResult, { readonly state: 'compared' }> };

/** Head against the stored runs of the same kind of machine. In every report of one run, if only to say why there is nothing. */
export function storedSection({ run, judgement, directionOf }: {
  readonly run: Run;
  readonly judgement: Judgement;
  readonly directionOf: DirectionOf;
}): Section {
  const { benchmarks } = judgement;
  const compared = sortByUrgency(benchmarks).filter(isCompared);
  const remarks = [...describeStoredKinds(run), ...describeAdvisory(compared), ...describeNothingToCompare(benchmarks)];
  const blocks: readonly Block[] = [
    { kind: 'paragraph', text: [...describeMachineKinds(run), ...describeNewest(compared, run)] },
    ...describeSlower(benchmarks),
    ...(compared.length > 0 ? [storedTable(compared, run, directionOf), ...legend(compared)] : []),
    ...storedCountsBlocks(run, benchmarks, directionOf),
    ...(remarks.length > 0 ? [{ kind: 'list', items: remarks, shortened: 'first' } as const] : []),
    ...(benchmarks.length === 0 ? [{ kind: 'paragraph', text: ['Nothing to compare: the run has no benchmarks.'] } as const] : []),
  ];
  return { title: 'Compared with the stored baseline', collapsed: false, blocks };
}

function isCompared(benchmark: JudgedBenchmark): benchmark is Compared {
  return benchmark.stored.state === 'compared';
}

/** Without a base the stored runs may decide, and then this is where the verdicts are read. */
function storedTable(compared: readonly Compared[], run: Run, directionOf: DirectionOf): Table {
  return tableOf(compared, [
    BENCHMARK_COLUMN,
    rightColumn('Stored runs', ({ stored }) => plainCell(formatInteger(stored.runs))),
    ...changeColumns(compared, gatingComparisons, directionOf),
    leftColumn('Can fail the check', ({ stored }) => plainCell(stored.comparisons.some(({ decides }) => decides) ? 'yes' : 'no')),
    ...(run.base === null ? [verdictColumn(run.policy)] : []),
  ], run.base === null ? 'last' : 'first');
}

/** What the table's changes are; without a gating metric it has none. */
function legend(compared: readonly Compared[]): readonly Block[] {
  const levels = new Set(compared.flatMap(gatingComparisons).map(({ interval }) => formatChosenPercent(interval.level)));
  if (levels.size === 0) return [];
  const change = `Change of head's figure from the mean of the stored runs, with the ${[...levels].join(' or ')} interval of each change by itself, not of all together, which holds what runs differ by among themselves.`;
  return [{ kind: 'paragraph', text: [`${change} ~ marks a change that cannot be told from none.`] }];
}

function describeMachineKinds(run: Run): Text {
  const keys = environmentsOf(run).map(({ key }) => key);
  return [keys.length === 1 ? 'Machine kind: ' : 'Machine kinds: ', ...listNames(keys, MOST_NAMES)];
}

/** Of which commit the newest run is that was compared with: the base's own, or that of the nearest commit that has one. */
function describeNewest(compared: readonly Compared[], run: Run): Text {
  const commits = [...new Set(compared.map(({ stored }) => stored.newestCommit))];
  if (commits.length === 0) return [];
  const [only] = commits;
  const isBase = commits.length === 1 && only === run.base?.sha;
  return [`. Newest stored run${commits.length === 1 ? '' : 's'}: `, ...listNames(commits.map(shortCommit), MOST_NAMES), isBase ? ', the base itself' : ''];
}

/** What main itself has lost stays here until it is accepted or mended. */
function describeSlower(benchmarks: readonly JudgedBenchmark[]): readonly Block[] {
  const slower = sortByUrgency(benchmarks).flatMap((benchmark) => (benchmark.slowerSince === null ? [] : [{ label: benchmarkLabel(benchmark), slowerSince: benchmark.slowerSince }]));
  const items = [...Map.groupBy(slower, ({ slowerSince }) => slowerSince)].map(([since, group]): Text => [
    'Slower on main since ', { code: shortCommit(since) }, ', and nobody has accepted it: ', ...listNames(group.map(({ label }) => label), MOST_NAMES),
    '. The baseline is what was before.',
  ]);
  return items.length === 0 ? [] : [{ kind: 'list', items, shortened: 'never' }];
}

function gatingComparisons({ stored }: Compared): readonly Comparison[] {
  return stored.comparisons.filter(({ role }) => role === 'gating');
}

/** Why stored runs that were compared with are shown only. */
function describeAdvisory(compared: readonly Compared[]): readonly Text[] {
  const advisory = compared.filter(({ stored }) => stored.advisoryBecause !== null);
  return listReasons('For information only', Map.groupBy(advisory, ({ stored }) => stored.advisoryBecause ?? ''), compared.length);
}

function describeNothingToCompare(benchmarks: readonly JudgedBenchmark[]): readonly Text[] {
  const rest = benchmarks.filter(({ stored }) => stored.state === 'nothing to compare');
  const reasons = Map.groupBy(rest, ({ stored }) => (stored.state === 'nothing to compare' ? stored.reason : ''));
  return listReasons('Nothing to compare', reasons, benchmarks.length);
}

/** A reason that holds for everything is said once, without names. */
function listReasons(lead: string, reasons: ReadonlyMap<string, readonly JudgedBenchmark[]>, total: number): readonly Text[] {
  return [...reasons].map(([reason, group]): Text =>
    group.length === total
      ? [`${lead}: `, reason]
      : [`${lead} in ${countOf(group.length, 'benchmark')} (`, ...listNames(group.map(benchmarkLabel), MOST_NAMES), '): ', reason]);
}
