import type { BenchmarkHistory } from './benchmark-history.ts';
import { type Evidence } from './evidence.ts';
import { type NeutralEdits } from './instruction-evidence.ts';
import { type LogEstimate } from './log-estimate.ts';
import type { BenchmarkRecord, Comparison, MetricName, Reason, Run, StoredCounts, StoredKind, StoredResult } from '../model.ts';
/** What stored counts of several machine kinds say of one benchmark, before the family is known. */
export interface StoredCountsEvidence {
    readonly evidence: Evidence;
    readonly kinds: readonly StoredKind[];
}
/**
 * Holds head's instructions against what the stored runs of every machine kind counted. It never decides, because nobody
 * has shown that a processor of another model executes as many for the same code.
 *
 * @returns null: none of another kind did. Those of this one are compared as all its stored figures are.
 */
export declare function storedCountsEvidence(record: BenchmarkRecord, run: Run, { counted }: BenchmarkHistory): StoredCountsEvidence | null;
/** The evidence with its conclusions, as it is reported. */
export declare function storedCountsResult(counts: StoredCountsEvidence | null, conclude: (evidence: Evidence) => Comparison): StoredCounts | null;
/**
 * Where the mean count of a new run lies against those of M earlier runs: the prediction of `estimateAgainstStoredRuns`,
 * with what an edit that changes no work does to a count: SE² = s²/n + τ²(1 + 1/M) + floor². Stored runs of the same code
 * count the same, τ = 0, and would call the first such edit a change. Where their code differs τ holds that luck already:
 * it is then counted twice, and the error is on the wide side.
 */
export declare function estimateAgainstStoredCounts(storedLogs: readonly (readonly number[])[], headLogs: readonly number[], floor?: NeutralEdits): LogEstimate | null;
/** What the stored runs say of one benchmark, before the family is known. */
export type StoredEvidence = {
    readonly state: 'comparable';
    readonly runs: number;
    readonly newestCommit: string;
    readonly evidence: readonly Evidence[];
    /** Gating metrics of which nothing can be said, where the stored runs decide: they count in the family all the same. */
    readonly uncompared: readonly MetricName[];
    readonly advisoryBecause: Reason | null;
    readonly otherLoads: number;
} | Extract<StoredResult, {
    readonly state: 'nothing to compare';
}>;
/**
 * Holds the solo rounds of a benchmark, and its instructions, against its baseline, by the prediction test of
 * `estimateAgainstStoredRuns`. It can decide only where nothing was measured side by side, and only for metrics that `policy.minStoredRuns` runs or more
 * recorded.
 */
export declare function storedEvidence(record: BenchmarkRecord, run: Run, past: BenchmarkHistory): StoredEvidence;
/** Gating metrics that stored runs should decide by, and cannot. */
export declare function uncomparedIn(stored: StoredEvidence): readonly MetricName[];
/** The evidence with its conclusions, as it is reported. */
export declare function storedResult(stored: StoredEvidence, conclude: (evidence: Evidence) => Comparison): StoredResult;
