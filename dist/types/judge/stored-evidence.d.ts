import { type BenchmarkHistory } from './benchmark-history.ts';
import { type Evidence } from './evidence.ts';
import { type NeutralEdits } from './instruction-evidence.ts';
import { type LogEstimate } from './log-estimate.ts';
import type { BenchmarkRecord, Comparison, MetricName, Reason, Run, StoredResult } from '../model.ts';
/**
 * Compares the counts of a new run with those of M earlier runs: the prediction of `estimateAgainstStoredRuns`,
 * with what an edit that changes no work does to a count: SE² = s²/n + τ²(1 + 1/M) + floor². Stored runs of the same code
 * count the same, τ = 0, and would call the first such edit a change. Where their code differs τ holds that luck already:
 * it is then counted twice, and the error is on the wide side. Counts are compared seed by seed, as far as all have counted: how
 * hashes come out by one seed or another is no difference between runs.
 */
export declare function estimateAgainstStoredCounts(storedLogs: readonly (readonly number[])[], headLogs: readonly number[], floor?: NeutralEdits): LogEstimate | null;
/** The evidence of the stored runs on one benchmark, before the family is known. */
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
 * Holds the solo rounds of a benchmark against the baseline of its machine kind, and its instructions against those of all, by the prediction
 * test of `estimateAgainstStoredRuns`. It can decide only where nothing was measured side by side, and only for metrics that
 * `policy.minStoredRuns` runs or more recorded.
 */
export declare function storedEvidence(record: BenchmarkRecord, run: Run, past: BenchmarkHistory): StoredEvidence;
/** Gating metrics that stored runs should decide by, and cannot. */
export declare function uncomparedIn(stored: StoredEvidence): readonly MetricName[];
/** The evidence with its conclusions, as it is reported. */
export declare function storedResult(stored: StoredEvidence, conclude: (evidence: Evidence) => Comparison): StoredResult;
