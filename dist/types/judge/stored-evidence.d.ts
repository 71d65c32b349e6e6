import { type BenchmarkHistory } from './benchmark-history.ts';
import { type Evidence } from './evidence.ts';
import type { BenchmarkRecord, Comparison, MetricName, Reason, Run, StoredResult } from '../model.ts';
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
 * Holds the solo rounds of a benchmark against the baseline of its machine kind, by the prediction test of `estimateAgainstStoredRuns`,
 * and its instructions against those of the newest run of any machine. It can decide only where nothing was measured side by side; times
 * only where `policy.minStoredRuns` runs or more recorded them.
 */
export declare function storedEvidence(record: BenchmarkRecord, run: Run, past: BenchmarkHistory): StoredEvidence;
/** Gating metrics that stored runs should decide by, and cannot. */
export declare function uncomparedIn(stored: StoredEvidence): readonly MetricName[];
/** The evidence with its conclusions, as it is reported. */
export declare function storedResult(stored: StoredEvidence, conclude: (evidence: Evidence) => Comparison): StoredResult;
