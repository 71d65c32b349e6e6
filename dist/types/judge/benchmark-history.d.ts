import type { BenchmarkRecord, RunFile, SoloRound } from '../model.ts';
/** What a stored run holds of one benchmark. */
export interface StoredBenchmark {
    readonly commit: string;
    readonly recordedAt: string;
    readonly solos: readonly SoloRound[];
}
/** The stored runs of one benchmark, of the same machine kind and under the same load. */
export interface BenchmarkHistory {
    /** Those that it is compared with, oldest first. */
    readonly baseline: readonly StoredBenchmark[];
    /** The main branch is slower than that: since which commit, and when it was last measured. null: it is not. */
    readonly slower: {
        readonly since: string;
        readonly lastRecordedAt: string;
    } | null;
    /** When those acceptances were given that it has been slower by so far. */
    readonly acceptedAt: readonly string[];
}
/** Gives the history of one benchmark after the other. The stored runs are gone through once: there may be thousands. */
export declare function openHistories({ run, history }: Pick<RunFile, 'run' | 'history'>): (record: BenchmarkRecord) => BenchmarkHistory;
