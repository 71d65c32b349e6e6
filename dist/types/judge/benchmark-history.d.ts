import type { AcceptedMark, BenchmarkRecord, Environment, MetricName, RunFile, SlowerMark, StoredRun } from '../model.ts';
/** One benchmark in one stored run, with its marks; null: it has no such mark. */
export interface StoredBenchmark {
    readonly commit: string;
    readonly recordedAt: string;
    readonly benchmark: StoredRun['benchmarks'][number];
    readonly slower: SlowerMark | null;
    readonly accepted: AcceptedMark | null;
}
/** The stored counts of one machine kind: its baseline, as far as it was counted as head was. */
interface CountedKind {
    /** Of the newest stored run. */
    readonly environment: Environment;
    /** Head's instructions by repeat, a list for each run, oldest first; neither is empty. */
    readonly runs: readonly (readonly number[])[];
}
/** The stored runs of one benchmark on one machine kind. */
export interface BenchmarkHistory {
    /** The runs to compare with: under the same load, oldest first. */
    readonly baseline: readonly StoredBenchmark[];
    /** Runs under another load, or measured in another way, where those under the same load are too few to decide; else 0. */
    readonly otherLoads: number;
    /**
     * The newest run is marked slower than the baseline and nobody has accepted it; null: it is not. `metrics` is empty where they
     * were not recorded.
     */
    readonly slower: {
        readonly since: string;
        readonly metrics: readonly MetricName[];
        readonly firstRecordedAt: string;
        readonly lastRecordedAt: string;
    } | null;
    /** Times of the acceptances by which it became slower before, under the same load. */
    readonly acceptedAt: readonly string[];
    /** Counts under the same load, of every machine kind that counts alike; empty where it is not known how head was counted. */
    readonly counted: readonly CountedKind[];
}
/** Opens the history of each benchmark of a run. */
export declare function openHistories({ run, history }: Pick<RunFile, 'run' | 'history'>): (record: BenchmarkRecord) => BenchmarkHistory;
export {};
