import type { AcceptedMark, BenchmarkRecord, MetricName, RunFile, SlowerMark, StoredRun } from '../model.ts';
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
    readonly counted: readonly (Pick<StoredBenchmark, 'commit' | 'recordedAt'> & {
        readonly count: number;
    })[];
}
/** Oldest first. */
export declare const byTime: (one: Pick<StoredBenchmark, 'recordedAt'>, other: Pick<StoredBenchmark, 'recordedAt'>) => number;
/** Opens the history of each benchmark of a run. */
export declare function openHistories({ run, history }: Pick<RunFile, 'run' | 'history'>): (record: BenchmarkRecord) => BenchmarkHistory;
/** Its benchmarks with their marks, without those that hold nothing. */
export declare function benchmarksOf({ commit, recordedAt, benchmarks, slower, accepted }: StoredRun): readonly StoredBenchmark[];
/** The figures of a metric in one stored run. Its kind is not stored: an operation of a suite takes time, and a request does not. */
export declare function storedFigures({ figures, instructions }: StoredBenchmark['benchmark'], metric: MetricName): readonly number[];
/**
 * An unaccepted regression must not become the baseline of later changes, and an accepted one must not count against them:
 *
 *     stored runs    ○ ○ ○ ● ● ●      ● marked slower since the fourth
 *     baseline       ○ ○ ○            until it is accepted: what was faster
 *
 *     stored runs    ○ ○ ○ ● ● ◉ ○    ◉ measured after it was accepted
 *     baseline             ● ● ◉ ○    the new normal begins where it became slower
 */
export declare function baselineOf(stored: readonly StoredBenchmark[]): readonly StoredBenchmark[];
