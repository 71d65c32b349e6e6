import type { BenchmarkEvidence } from './evidence.ts';
import type { Absence, BenchmarkRecord, Comparison, JudgedBenchmark, Measurement, MetricName, Run, StoredResult, VerdictKind } from '../model.ts';
/** With the stored runs; none: there was nothing to compare with. */
export declare function storedComparisonsOf({ stored }: Pick<JudgedBenchmark, 'stored'>): readonly Comparison[];
/** Side by side, and with the stored runs. */
export declare function allComparisonsOf(benchmark: Pick<JudgedBenchmark, 'comparisons' | 'stored'>): readonly Comparison[];
/** What the verdict rests on: the comparisons that have a say, side by side or, without a base, with the stored runs. */
export declare function decidingComparisons(benchmark: Pick<JudgedBenchmark, 'comparisons' | 'stored'>): readonly Comparison[];
/** What a judged benchmark takes over from its record, whatever the verdict. */
export declare function shownOfRecord({ id, target, scenario, kind, version, labels, variant, measurement }: BenchmarkRecord, run: Pick<Run, 'shard'>): Pick<JudgedBenchmark, 'id' | 'target' | 'scenario' | 'kind' | 'version' | 'labels' | 'variant' | 'absence' | 'figures' | 'precision' | 'clientSaturated'>;
/** Why something was not measured though it was to be; null: it was, or there was no need. The whole of all shards has nobody to leave it to. */
export declare function absenceOf(measurement: Measurement, { shard }: Pick<Run, 'shard'>): Absence | null;
/**
 * Tells a benchmark, recorded or judged, from all others of its run. What it is called does not: the task `parse (Node v22)` and the task
 * `parse` on `Node v22` are called the same.
 */
export declare function keyOfBenchmark({ id, variant }: Pick<BenchmarkRecord, 'id' | 'variant'> | Pick<JudgedBenchmark, 'id' | 'variant'>): string;
/** What a report calls it. */
export declare function labelOfRecord({ id, variant }: Pick<BenchmarkRecord, 'id' | 'variant'>): string;
/** A verdict with its reason: a sentence without a full stop, ready to print behind the benchmark's id. */
export interface BenchmarkVerdict {
    readonly verdict: VerdictKind;
    readonly because: string;
}
/** What decides about a benchmark: its rounds side by side or, without a base, the stored runs. */
interface Decisive {
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
export {};
