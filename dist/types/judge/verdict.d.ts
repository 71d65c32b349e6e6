import type { BenchmarkRecord, Comparison, Measurement, Run, StoredResult, VerdictKind } from '../model.ts';
import type { BenchmarkEvidence } from './evidence.ts';
/** A verdict with its reason: a sentence without a full stop, ready to print behind the benchmark's id. */
export interface BenchmarkVerdict {
    readonly verdict: VerdictKind;
    readonly because: string;
}
/** The verdict of one benchmark of a run, side by side or, without a base, against the stored runs. */
export declare function verdictOfBenchmark(judged: {
    readonly record: BenchmarkRecord;
    readonly run: Run;
    readonly comparisons: readonly Comparison[];
    readonly thin: BenchmarkEvidence['thin'];
    readonly stored: StoredResult;
}): BenchmarkVerdict;
/** What the state of the measurement decides by itself; null where the figures decide. */
export declare function verdictWithoutComparison(measurement: Measurement): BenchmarkVerdict | null;
