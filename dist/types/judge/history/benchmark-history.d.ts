import type { BenchmarkRecord, Environment, MetricName, RunFile } from '../../model.ts';
import { type MarkedBenchmark, type StoredBenchmark } from './marked-benchmark.ts';
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
