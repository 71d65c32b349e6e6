import { environmentsOf } from '../../judge/environments.ts';
import { benchmarkLabel, formatChosenPercent } from '../../judge/wording.ts';
import { countOf } from '../../text/phrases.ts';
import { METRIC_NAMES } from '../../metrics.ts';
import type { JudgedBenchmark, Judgement, MetricName, Run, StoredResult } from '../../model.ts';
import type { DirectionOf } from '../change.ts';
import { type Block, type Cell, leftColumn, listNames, plainCell, rightColumn, type Section, type Table, type Text } from '../document.ts';
import { formatInteger } from '../format.ts';
import { sortByUrgency } from '../verdicts.ts';
import { changeCell, metricTitle, verdictCell } from './cells.ts';
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
    ...(remarks.length > 0 ? [{ kind: 'list', items: remarks, kept: false } as const] : []),
    ...(benchmarks.length === 0 ? [{ kind: 'paragraph', text: ['Nothing to compare: the run has no benchmarks.'] } as const] : []),
  ];
  return { title: 'Compared with the stored baseline', collapsed: false, blocks };
}

function isCompared(benchmark: JudgedBenchmark): benchmark is Compared {
  return benchmark.stored.state === 'compared';
}

/** Without a base the stored runs may decide, and then this is where the verdicts are read. */
function storedTable(compared: readonly Compared[], run: Run, directionOf: DirectionOf): Table {
  const gating = new Set(compared.flatMap(({ stored }) => stored.comparisons.filter(({ role }) => role === 'gating').map(({ metric }) => metric)));
  const metrics = METRIC_NAMES.filter((metric) => gating.has(metric));
  const decides = run.base === null;
  return {
    kind: 'table',
    columns: [
      leftColumn('Benchmark'),
      rightColumn('Stored runs'),
      ...metrics.map((metric) => rightColumn(metricTitle(metric))),
      leftColumn('Can fail the check'),
      ...(decides ? [leftColumn('Verdict')] : []),
    ],
    rows: compared.map((benchmark) => [
      plainCell({ code: benchmarkLabel(benchmark) }),
      plainCell(formatInteger(benchmark.stored.runs)),
      ...metrics.map((metric) => storedCell(benchmark, metric, directionOf)),
      plainCell(benchmark.stored.comparisons.some(({ decides }) => decides) ? 'yes' : 'no'),
      ...(decides ? [verdictCell(benchmark, run.policy)] : []),
    ]),
  };
}

/** What the table's changes are; without a gating metric it has none. */
function legend(compared: readonly Compared[]): readonly Block[] {
  const gating = compared.flatMap(({ stored }) => stored.comparisons.filter(({ role }) => role === 'gating'));
  const levels = new Set(gating.map(({ interval }) => formatChosenPercent(interval.level)));
  if (levels.size === 0) return [];
  const change = `Change of head's figure from the mean of the stored runs, with its ${[...levels].join(' or ')} interval, which holds what runs differ by among themselves.`;
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
  return items.length === 0 ? [] : [{ kind: 'list', items, kept: true }];
}

function shortCommit(commit: string): string {
  return commit.slice(0, 12);
}

function storedCell({ id, stored }: Compared, metric: MetricName, directionOf: DirectionOf): Cell {
  return changeCell(stored.comparisons.find((comparison) => comparison.metric === metric && comparison.role === 'gating'), id, directionOf);
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
