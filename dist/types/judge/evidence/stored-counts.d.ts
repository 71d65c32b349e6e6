import type { BenchmarkRecord, Comparison, Policy, Run, StoredCounts, StoredKind } from '../../model.ts';
import type { BenchmarkHistory } from '../history/benchmark-history.ts';
import { type Evidence } from './evidence.ts';
import { type NeutralEdits } from './instruction-evidence.ts';
import { type LogEstimate } from '../estimate/log-estimate.ts';
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
/** null: head was not counted, or too few stored runs were. */
export declare function countsEvidence({ record, policy, stored, canDecide }: {
    readonly record: BenchmarkRecord;
    readonly policy: Policy;
    /** Of each stored run its counts. */
    readonly stored: readonly (readonly number[])[];
    readonly canDecide: boolean;
}): Evidence | null;
/**
 * Where the mean count of a new run lies against those of M earlier runs: the prediction of `estimateAgainstStoredRuns`,
 * with what an edit that changes no work does to a count: SE² = s²/n + τ²(1 + 1/M) + floor². Stored runs of the same code
 * count the same, τ = 0, and would call the first such edit a change. Where their code differs τ holds that luck already:
 * it is then counted twice, and the error is on the wide side.
 */
export declare function estimateAgainstStoredCounts(storedLogs: readonly (readonly number[])[], headLogs: readonly number[], floor?: NeutralEdits): LogEstimate | null;
