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
/**
 * A regression that nobody has accepted must not become what later changes are compared with, and one that was accepted
 * must not be held against them:
 *
 *     stored runs    ○ ○ ○ ● ● ●      ● marked slower since the fourth
 *     baseline       ○ ○ ○            until it is accepted: what was faster
 *
 *     stored runs    ○ ○ ○ ● ● ◉ ○    ◉ measured after it was accepted
 *     baseline             ● ● ◉ ○    the new normal begins where it became slower
 */
export declare function historyOfBenchmark(record: BenchmarkRecord, { run, history }: Pick<RunFile, 'run' | 'history'>): BenchmarkHistory;
