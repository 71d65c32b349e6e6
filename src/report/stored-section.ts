import { describeEnvironmentDifferences, type EnvironmentDifference, environmentDifferences, environmentOf, environmentsOf } from '../judge/environments.ts';
import { keyOfBenchmark } from '../judge/verdict.ts';
import { benchmarkLabel } from './comparison-words.ts';
import type { Comparison, Environment, JudgedBenchmark, Judgement, Run, StoredCounts, StoredKind, StoredResult } from '../model.ts';
import type { DirectionOf } from './change-words.ts';
import { type Block, leftColumn, listNames, plainCell, rightColumn, type Section, type Table, tableOf, type Text } from './document.ts';
import { BENCHMARK_COLUMN, changeColumns, verdictColumn } from './table-columns.ts';
import { sortByUrgency } from './verdict-words.ts';
import { describeReason } from './words.ts';
import { formatChosenPercent, formatInteger } from '../text/figures.ts';
import { countOf, listOf, shortCommit } from '../text/phrases.ts';

const MOST_KINDS = 3;

/** How the machines that runs were stored on differ from those that this one was measured on; nothing where they do not. */
export function describeStoredKinds(run: Run): readonly Text[] {
  const { storedKinds } = run;
  if (storedKinds === undefined) return [];
  const environments = environmentsOf(run);
  return environments.flatMap((here): readonly Text[] => {
    const text = describeOne(here, storedKinds);
    if (text === null) return [];
    return [environments.length === 1 ? [text] : [{ code: here.key }, `: ${text}`]];
  });
}

function describeOne(here: Environment, storedKinds: readonly StoredKind[]): string | null {
  const own = storedKinds.find(({ environment }) => environment.key === here.key);
  if (own === undefined) return `No stored run of this machine kind that counts${describeOthers(here, storedKinds)}`;
  const differences = environmentDifferences(own.environment, here);
  return differences.length === 0 ? null : `The newest stored run was measured in other circumstances${inBrackets(differences)}`;
}

function describeOthers(here: Environment, storedKinds: readonly StoredKind[]): string {
  return storedKinds.length === 0 ? ', and none of another that could be read' : `; ${describeOtherKinds(here, storedKinds)}`;
}

/** The nearest first: `5 of another (CPU model: X instead of Y) and 20 of 3 more`. */
function describeOtherKinds(here: Environment, storedKinds: readonly StoredKind[]): string {
  const nearest = storedKinds
    .map(({ environment, runs }) => ({ runs, differences: environmentDifferences(environment, here).filter(({ inFingerprint }) => inFingerprint) }))
    .toSorted((one, other) => one.differences.length - other.differences.length || other.runs - one.runs);
  const [named, rest] = [nearest.slice(0, MOST_KINDS), nearest.slice(MOST_KINDS)];
  const others = named.map(({ runs, differences }) => `${runs} of another${inBrackets(differences)}`);
  return listOf(rest.length === 0 ? others : [...others, `${rest.reduce((sum, { runs }) => sum + runs, 0)} of ${rest.length} more`]);
}

function inBrackets(differences: readonly EnvironmentDifference[]): string {
  return differences.length === 0 ? '' : ` (${describeEnvironmentDifferences(differences)})`;
}

type Counted = JudgedBenchmark & { readonly storedCounts: StoredCounts };

/** Head's instructions against what stored runs of several machine kinds counted; nothing where none did. */
export function storedCountsBlocks(run: Run, benchmarks: readonly JudgedBenchmark[], directionOf: DirectionOf): readonly Block[] {
  const counted = sortByUrgency(benchmarks).filter((benchmark): benchmark is Counted => benchmark.storedCounts !== null);
  const records = new Map(run.benchmarks.map((record) => [keyOfBenchmark(record), record]));
  // Of joined runs each environment has benchmarks of its own.
  const environmentOfJudged = (benchmark: JudgedBenchmark): Environment => environmentOf(records.get(keyOfBenchmark(benchmark)) ?? { variant: null }, run);
  const byKinds = Map.groupBy(counted, (benchmark) => describeKinds(benchmark.storedCounts, environmentOfJudged(benchmark)));
  return [...byKinds].flatMap(([kinds, group]): readonly Block[] => [
    { kind: 'paragraph', text: [`Instructions against those that ${kinds} counted. For information only: that processors of several models count alike has not been shown.`] },
    tableOf(group, [BENCHMARK_COLUMN, ...changeColumns(group, ({ storedCounts }) => [storedCounts.comparison], directionOf)]),
  ]);
}

/** `12 stored runs, 7 of this machine kind and 5 of another (CPU model: X instead of Y),` */
function describeKinds({ comparison, kinds }: StoredCounts, here: Environment): string {
  const own = kinds.filter(({ environment }) => environment.key === here.key).map(({ runs }) => `${runs} of this machine kind`);
  const others = kinds.filter(({ environment }) => environment.key !== here.key);
  return `${countOf(comparison.n, 'stored run')}, ${listOf([...own, describeOtherKinds(here, others)])},`;
}

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
  return listReasons('For information only', Map.groupBy(advisory, ({ stored }) => describeReason(stored.advisoryBecause!)), compared.length);
}

function describeNothingToCompare(benchmarks: readonly JudgedBenchmark[]): readonly Text[] {
  const rest = benchmarks.filter(({ stored }) => stored.state === 'nothing to compare');
  const reasons = Map.groupBy(rest, ({ stored }) => (stored.state === 'nothing to compare' ? describeReason(stored.reason) : ''));
  return listReasons('Nothing to compare', reasons, benchmarks.length);
}

/** A reason that holds for everything is said once, without names. */
function listReasons(lead: string, reasons: ReadonlyMap<string, readonly JudgedBenchmark[]>, total: number): readonly Text[] {
  return [...reasons].map(([reason, group]): Text =>
    group.length === total
      ? [`${lead}: `, reason]
      : [`${lead} in ${countOf(group.length, 'benchmark')} (`, ...listNames(group.map(benchmarkLabel), MOST_NAMES), '): ', reason]);
}
