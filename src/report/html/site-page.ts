/** A page of the site: everything that is stored of one machine kind. */
import { METRICS } from '../../metrics.ts';
import type { Drift, JudgedBenchmark, StoredRun } from '../../model.ts';
import { countOf, shortCommit } from '../../text/phrases.ts';
import { describeDrift } from '../comparison-words.ts';
import { type Cell, leftColumn, listBlock, plainCell, rightColumn, shortDocument, type Table, tableOf, type Text } from '../document.ts';
import { figureCell } from '../table-columns.ts';
import { openHistoryCharts } from './history-charts.ts';
import { type PageData, STORED_METRICS, withUnit } from './page-data.ts';

export interface StoredKindOfSite {
  /** Of the machine kind. */
  readonly key: string;
  /** At least one run; oldest first. */
  readonly history: readonly StoredRun[];
  /** Sorted by id. */
  readonly benchmarks: readonly StoredBenchmarkOfSite[];
  readonly drifts: readonly Drift[];
}

/** A benchmark by its newest stored run. */
export interface StoredBenchmarkOfSite {
  readonly id: string;
  /** Stored runs under its newest load. */
  readonly runs: number;
  readonly newest: JudgedBenchmark['figures'];
}

/** Slower benchmarks that are shown with their charts at once. */
const MOST_OPEN = 3;

export function sitePage({
  kind,
  commitUrl,
  pages,
}: Pick<PageData, 'commitUrl' | 'pages'> & { readonly kind: StoredKindOfSite }): PageData {
  const { key, history, benchmarks, drifts } = kind;
  const newest = history.at(-1)!;
  const chartsOf = openHistoryCharts(history);
  const lasting = drifts.filter(({ state }) => state === 'lasting').map((drift): Text => [describeDrift(drift)]);
  const title = `Stored runs: ${countOf(benchmarks.length, 'benchmark')}, ${countOf(history.length, 'run')}`;
  const slower = benchmarks
    .filter(({ id }) => stateOf(kind, id) === 'slower')
    .slice(0, MOST_OPEN)
    .map(({ id }) => id);
  const { cpuModel, cores, nodeVersion } = newest.environment;
  return {
    title: `Stored runs of ${key}`,
    document: shortDocument({ symbol: '', tone: 'neutral', effect: '', verdict: [title] }, listBlock(lasting, 'never')),
    facts: [
      ['Newest', [{ code: shortCommit(newest.commit) }, `, ${newest.recordedAt.slice(0, 10)}`]],
      ['Oldest', [{ code: shortCommit(history[0]!.commit) }, `, ${history[0]!.recordedAt.slice(0, 10)}`]],
      ['Machine', [`${cpuModel}, ${countOf(cores, 'core')}, Node.js ${nodeVersion}`]],
    ],
    overview: overviewOf(kind),
    benchmarks: benchmarks.map(({ id }, position) => ({
      label: id,
      verdict: stateCell(kind, id),
      kind: stateOf(kind, id),
      because: [],
      isOpen: slower.length === 0 ? position === 0 : slower.includes(id),
      flame: null,
      charts: chartsOf(id, null, {}, drifts),
    })),
    groups: [],
    runs: history.map(({ commit, recordedAt }) => ({ commit, recordedAt })),
    commitUrl,
    pages,
  };
}

function overviewOf(kind: StoredKindOfSite): Table {
  const measured = STORED_METRICS.filter((metric) => kind.benchmarks.some(({ newest: { [metric]: figure } }) => figure !== undefined));
  return tableOf(kind.benchmarks, [
    leftColumn('Benchmark', ({ id }) => plainCell({ code: id })),
    leftColumn('State', ({ id }) => stateCell(kind, id)),
    rightColumn('Stored runs', ({ runs }) => ({ ...plainCell(String(runs)), value: runs })),
    ...measured.map((metric) =>
      rightColumn(withUnit(METRICS[metric].label, METRICS[metric].unit), ({ newest }: StoredBenchmarkOfSite) => figureCell(newest[metric])),
    ),
  ]);
}

function stateOf({ history, drifts }: StoredKindOfSite, id: string): 'slower' | 'changed' | 'steady' {
  if (
    slowerSince(history, id) !== null ||
    drifts.some(({ benchmark, state, change }) => benchmark === id && state === 'lasting' && change > 0)
  )
    return 'slower';
  return drifts.some(({ benchmark, state }) => benchmark === id && state !== 'undone') ? 'changed' : 'steady';
}

/** The commit that the newest run of it is marked slower since. */
function slowerSince(history: readonly StoredRun[], id: string): string | null {
  const newest = history.findLast(({ benchmarks }) => benchmarks.some((one) => one.id === id));
  return newest?.slower.find((mark) => mark.id === id)?.since ?? null;
}

function stateCell(kind: StoredKindOfSite, id: string): Cell {
  const [state, since] = [stateOf(kind, id), slowerSince(kind.history, id)];
  const tone = ({ slower: 'bad', changed: 'doubtful', steady: 'good' } as const)[state];
  return { text: since === null ? [state] : ['slower since ', { code: shortCommit(since) }], tone };
}
