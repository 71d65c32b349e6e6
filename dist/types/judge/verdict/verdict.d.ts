import type { BenchmarkRecord, Comparison, Measurement, MetricName, Run, StoredResult, VerdictKind } from '../../model.ts';
import type { BenchmarkEvidence } from '../evidence/evidence.ts';
/** A verdict with its reason: a sentence without a full stop, ready to print behind the benchmark's id. */
export interface BenchmarkVerdict {
    readonly verdict: VerdictKind;
    readonly because: string;
}
/** What decides about a benchmark: its rounds side by side or, without a base, the stored runs. */
export interface Decisive {
    readonly comparisons: readonly Comparison[];
    /** Metrics that should decide and were not compared, and why; null: all were. */
    readonly missing: {
        readonly metrics: readonly MetricName[];
        readonly why: string;
    } | null;
    /** Printed behind a reason: what it rests on. */
    readonly remark: string;
}
/** What decides, of all that was compared. */
export declare function decisiveOf({ run, comparisons, thin, stored, uncompared }: {
    readonly run: Run;
    readonly comparisons: readonly Comparison[];
    readonly thin: BenchmarkEvidence['thin'];
    readonly stored: StoredResult;
    /** Gating metrics that the stored runs could not be compared in. */
    readonly uncompared: readonly MetricName[];
}): Decisive;
/** Why what decides leaves something open, beside what it may have found; null: it does not. */
export declare function doubtOf({ comparisons, missing, remark }: Decisive): string | null;
/** The verdict of one benchmark of a run. */
export declare function verdictOfBenchmark({ record, run, isFair, stored, decisive }: {
    readonly record: BenchmarkRecord;
    readonly run: Run;
    /** The control did not tell base from base. */
    readonly isFair: boolean;
    readonly stored: StoredResult;
    readonly decisive: Decisive;
}): BenchmarkVerdict;
/** What the state of the measurement decides by itself; null where the figures decide. */
export declare function verdictWithoutComparison(measurement: Measurement): BenchmarkVerdict | null;
