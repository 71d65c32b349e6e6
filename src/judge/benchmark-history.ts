import { areCountedAlike, environmentOf } from './environments.ts';
import { instructionsOf, isCounted } from './instruction-evidence.ts';
import { LEAST_STORED_RUNS } from './log-estimate.ts';
import type { AcceptedMark, BenchmarkRecord, Environment, MetricName, RunFile, SlowerMark, StoredRun } from '../model.ts';

/** One benchmark in one stored run, with its marks; null: it has no such mark. */
export interface StoredBenchmark {
  readonly commit: string;
  readonly recordedAt: string;
  readonly benchmark: StoredRun['benchmarks'][number];
  readonly slower: SlowerMark | null;
  readonly accepted: AcceptedMark | null;
}

/** The stored runs of one benchmark on one machine kind. */
export interface BenchmarkHistory {
  /** The runs to compare with: under the same load, oldest first. */
  readonly baseline: readonly StoredBenchmark[];
  /** Runs under another load, or measured in another way, where those under the same load are too few to decide; else 0. */
  readonly otherLoads: number;
  /** The unaccepted mark of the newest run, slower than the baseline; null: it has none. */
  readonly slower: {
    readonly since: string;
    readonly metrics: readonly MetricName[];
    readonly firstRecordedAt: string;
    readonly lastRecordedAt: string;
  } | null;
  /** Times of the acceptances by which it became slower before, under the same load. */
  readonly acceptedAt: readonly string[];
  /** Counts under the same load of the baselines of all machine kinds that count alike, oldest first; empty where it is not known how head was counted.  */
  readonly counted: readonly (Pick<StoredBenchmark, 'commit' | 'recordedAt'> & { readonly count: number })[];
}

/** Oldest first. */
export const byTime = (one: Pick<StoredBenchmark, 'recordedAt'>, other: Pick<StoredBenchmark, 'recordedAt'>): number =>
  Date.parse(one.recordedAt) - Date.parse(other.recordedAt);

/** Opens the history of each benchmark of a run. */
export function openHistories({ run, history }: Pick<RunFile, 'run' | 'history'>): (record: BenchmarkRecord) => BenchmarkHistory {
  const kinds = byMachineKind(history);
  const enough = Math.max(run.policy.minStoredRuns, LEAST_STORED_RUNS);
  return (record) => {
    const here = environmentOf(record, run);
    const underSameLoad = (stored: readonly StoredBenchmark[]): readonly StoredBenchmark[] =>
      stored.filter(({ benchmark: { loadHash } }) => loadHash === record.loadHash || record.loadHash === UNMEASURED_LOAD);
    const ofHere = (kinds.get(here.key)?.byId.get(record.id) ?? []).filter(hasFigures);
    const comparable = underSameLoad(ofHere);
    const now = instructionsOf(record.measurement);
    const alike = now === null ? [] : [...kinds.values()].filter(({ environment }) => areCountedAlike(environment, here));
    return {
      baseline: baselineOf(comparable),
      otherLoads: comparable.length < enough ? ofHere.length - comparable.length : 0,
      // A changed load ends no mark. But where two loads take turns, a run under one that shows nothing ends no mark of the other.
      slower: newestMark(comparable, ofHere) ?? newestMark(ofHere, ofHere),
      acceptedAt: acceptancesOf(comparable).map(({ acceptedAt }) => acceptedAt),
      counted: alike
        .flatMap(({ byId }) => baselineOf(underSameLoad(byId.get(record.id) ?? [])))
        .flatMap(({ commit, recordedAt, benchmark: { instructions } }) =>
          instructions?.hash === now?.hash && instructions !== undefined ? [{ commit, recordedAt, count: instructions.head }] : [],
        )
        .toSorted(byTime),
    };
  };
}

/** Stands in a record that was not measured: any load fits it. */
const UNMEASURED_LOAD = '';

const hasFigures = ({ benchmark }: StoredBenchmark): boolean => Object.keys(benchmark.figures).length > 0;

function byMachineKind(
  history: readonly StoredRun[],
): ReadonlyMap<string, { readonly environment: Environment; readonly byId: ReadonlyMap<string, readonly StoredBenchmark[]> }> {
  const runsOfKind = Map.groupBy(history, ({ environment }) => environment.key);
  return new Map(
    [...runsOfKind].map(([key, runs]) => [
      key,
      { environment: runs.at(-1)!.environment, byId: Map.groupBy(runs.flatMap(benchmarksOf), ({ benchmark }) => benchmark.id) },
    ]),
  );
}

/** Its benchmarks with their marks, without those that hold nothing. */
export function benchmarksOf({ commit, recordedAt, benchmarks, slower, accepted }: StoredRun): readonly StoredBenchmark[] {
  return benchmarks
    .filter((benchmark) => Object.keys(benchmark.figures).length > 0 || benchmark.instructions !== undefined)
    .map((benchmark) => ({
      commit,
      recordedAt,
      benchmark,
      slower: markOn(slower, benchmark.id),
      accepted: markOn(accepted, benchmark.id),
    }));
}

/** The figures of a metric in one stored run. Its kind is not stored: an operation of a suite takes time, and a request does not. */
export function storedFigures({ figures, instructions }: StoredBenchmark['benchmark'], metric: MetricName): readonly number[] {
  if (!isCounted(metric)) return figures[metric] ?? [];
  return instructions !== undefined && (metric === 'instructionsPerOp') === (figures.nsPerOp !== undefined) ? [instructions.head] : [];
}

const markOn = <Mark extends { readonly id: string }>(marks: readonly Mark[], wanted: string): Mark | null =>
  marks.find(({ id }) => id === wanted) ?? null;

/**
 * An unaccepted regression must not become the baseline of later changes, and an accepted one must not count against them:
 *
 *     stored runs    ○ ○ ○ ● ● ●      ● marked slower since the fourth
 *     baseline       ○ ○ ○            until it is accepted: what was faster
 *
 *     stored runs    ○ ○ ○ ● ● ◉ ○    ◉ measured after it was accepted
 *     baseline             ● ● ◉ ○    the new normal begins where it became slower
 */
export function baselineOf(stored: readonly StoredBenchmark[]): readonly StoredBenchmark[] {
  const acceptedSince = acceptancesOf(stored).at(-1)?.since ?? null;
  const start =
    acceptedSince === null
      ? 0
      : stored.findIndex(({ slower, accepted }) => slower?.since === acceptedSince || accepted?.since === acceptedSince);
  return stored.slice(start).filter(({ slower }) => slower === null || slower.since === acceptedSince);
}

const acceptancesOf = (stored: readonly StoredBenchmark[]): readonly AcceptedMark[] => stored.flatMap(({ accepted }) => accepted ?? []);

/** Reads the mark of the newest run, unless that was accepted; the mark may have been set under another load. */
function newestMark(stored: readonly StoredBenchmark[], underAnyLoad: readonly StoredBenchmark[]): BenchmarkHistory['slower'] {
  const newest = stored.at(-1);
  if (newest === undefined || newest.slower === null) return null;
  const {
    slower: { since, metrics },
    recordedAt,
  } = newest;
  if (acceptancesOf(stored).some((accepted) => accepted.since === since)) return null;
  const first = underAnyLoad.find(({ slower }) => slower?.since === since) ?? newest;
  return { since, metrics, firstRecordedAt: first.recordedAt, lastRecordedAt: recordedAt };
}
