import type { AcceptedMark, FasterMark, MetricName, SlowerMark, StoredRun } from '../../model.ts';
/** What a stored run holds of one benchmark. */
export interface StoredBenchmark {
    readonly commit: string;
    readonly recordedAt: string;
    readonly benchmark: StoredRun['benchmarks'][number];
    /** Metrics that it is not compared in. */
    readonly hidden: ReadonlySet<MetricName>;
}
/** The figures that it is compared by, a round each; none: it has none of that metric. */
export declare function comparableFigures({ benchmark, hidden }: StoredBenchmark, metric: MetricName): readonly number[];
/** With its marks; null: it has no such mark. */
export interface MarkedBenchmark extends StoredBenchmark {
    /** Those that can be: of a warm program, a count of none is a fault. */
    readonly instructions: readonly number[];
    /** null: how they were counted is not known. */
    readonly countingHash: string | null;
    readonly slower: SlowerMark | null;
    readonly accepted: AcceptedMark | null;
    readonly faster: readonly FasterMark[];
}
export declare const NOT_COUNTED: readonly number[];
export declare function withMarks({ commit, recordedAt, slower, accepted, faster }: StoredRun, benchmark: StoredRun['benchmarks'][number]): MarkedBenchmark;
