import type { AcceptedMark, BenchmarkRecord, Environment, FasterMark, MetricName, Policy, RunFile, SlowerMark, StoredRun } from '../model.ts';
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
interface MarkedBenchmark extends StoredBenchmark {
    /** Those that can be: of a warm program, a count of none is a fault. */
    readonly instructions: readonly number[];
    /** null: how they were counted is not known. */
    readonly countingHash: string | null;
    readonly slower: SlowerMark | null;
    readonly accepted: AcceptedMark | null;
    readonly faster: readonly FasterMark[];
}
/**
 * Of the metrics in which main became slower, those in which head is shown to be faster than the run that showed it: a one-sided
 * test of δ ≥ 0, at `policy.alpha`. Where runs vary by several per cent a single one can hardly be shown to be as fast as the
 * baseline, but well to be no longer what was marked.
 *
 * The error: head that is as slow as that run is shown to be faster with a chance of at most alpha, run by run. That run was
 * marked because it stood out, so where it took luck to stand out (a regression of one or two standard deviations between
 * runs), that luck makes the chance larger. It costs little: whoever asks this asks too that head does not look slower than
 * the baseline, so no slow figures join it, and the next run is held against what it was before.
 *
 * Later runs that carry the mark are not asked: those that were mended already, and kept it only because they could not
 * tell, would make what was marked look faster from run to run, until nothing could be shown any more. Counts of instructions,
 * which hardly vary, are never among these metrics, because figures of solo rounds have none.
 */
export declare function fasterThanWhenMarked(record: BenchmarkRecord, policy: Pick<Policy, 'alpha' | 'rules'>, past: BenchmarkHistory): ReadonlySet<MetricName>;
/** What the stored runs of one machine kind counted of one benchmark: those that are its baseline, and counted as head was. */
interface CountedKind {
    /** Of the newest stored run. */
    readonly environment: Environment;
    /** Of each run head's instructions by each repeat, oldest first; at least one run, and one repeat of each. */
    readonly runs: readonly (readonly number[])[];
}
/** The stored runs of one benchmark, of the same machine kind. */
export interface BenchmarkHistory {
    /** Those that it is compared with, under the same load, oldest first; without the figures of a metric that it is not compared in, because that improved. */
    readonly baseline: readonly StoredBenchmark[];
    /** How many were put under another load, or measured in another way, where those under the same are too few to decide; else 0. */
    readonly otherLoads: number;
    /** The metrics in which the main branch is faster than that, since which commit; not for so many runs yet that these are the baseline. */
    readonly faster: ReadonlyMap<MetricName, string>;
    /** The main branch is slower than that, or was under another load: since which commit, in what (none: it was not recorded), and when it was first and last measured so. null: it is not. */
    readonly slower: {
        readonly since: string;
        readonly metrics: readonly MetricName[];
        readonly firstRecordedAt: string;
        readonly lastRecordedAt: string;
    } | null;
    /** The runs that carry that mark, under the same load, oldest first. */
    readonly marked: readonly MarkedBenchmark[];
    /** When those acceptances were given that it has been slower by so far, under the same load. */
    readonly acceptedAt: readonly string[];
    /** Instructions under the same load, of every machine kind that counts alike; each kind has its own baseline. None where it is not known how head was counted. */
    readonly counted: readonly CountedKind[];
}
/** Gives the history of one benchmark after the other: there may be thousands of stored runs, of which no more than that is made at once. */
export declare function openHistories({ run, history }: Pick<RunFile, 'run' | 'history'>): (record: BenchmarkRecord) => BenchmarkHistory;
export {};
