import type { BenchmarkRecord, Comparison, MetricName, Run, StoredResult } from '../../model.ts';
import type { BenchmarkHistory } from '../history/benchmark-history.ts';
import { type Evidence } from './evidence.ts';
/** What the stored runs say of one benchmark, before the family is known. */
export type StoredEvidence = {
    readonly state: 'comparable';
    readonly runs: number;
    readonly newestCommit: string;
    readonly evidence: readonly Evidence[];
    /** Gating metrics of which nothing can be said, where the stored runs decide: they count in the family all the same. */
    readonly uncompared: readonly MetricName[];
    readonly advisoryBecause: string | null;
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
