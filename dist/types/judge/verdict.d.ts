import type { BenchmarkEvidence } from './evidence.ts';
import type { Absence, BenchmarkIdentity, BenchmarkRecord, Comparison, JudgedBenchmark, Judgement, Measurement, MetricName, Policy, Reason, Run, StoredResult, VerdictKind } from '../model.ts';
/** With the stored runs; none: there was nothing to compare with. */
export declare function storedComparisonsOf({ stored }: Pick<JudgedBenchmark, 'stored'>): readonly Comparison[];
/** Side by side, and with the stored runs. */
export declare function allComparisonsOf(benchmark: Pick<JudgedBenchmark, 'comparisons' | 'stored'>): readonly Comparison[];
/** The comparisons that have a say: side by side or, without a base, with the stored runs. */
export declare function decidingComparisons(benchmark: Pick<JudgedBenchmark, 'comparisons' | 'stored'>): readonly Comparison[];
/** The one that has a say of instructions, which repeat. */
export declare function countedComparison(benchmark: Pick<JudgedBenchmark, 'comparisons' | 'stored'>): Comparison | undefined;
/** The fields that a judged benchmark has from its record. */
export declare function shownOfRecord({ id, target, scenario, kind, version, labels, variant, measurement }: BenchmarkRecord, run: Pick<Run, 'shard'>): BenchmarkIdentity & Pick<JudgedBenchmark, 'variant' | 'absence' | 'figures' | 'precision' | 'clientSaturated'>;
/** Tells why something was not measured though it was to be; null: it was, or there was no need. */
export declare function absenceOf(measurement: Measurement, { shard }: Pick<Run, 'shard'>): Absence | null;
/**
 * Tells a benchmark, recorded or judged, from all others of its run. What it is called does not: the task `parse (Node v22)` and the task
 * `parse` on `Node v22` are called the same.
 */
export declare function keyOfBenchmark({ id, variant }: Pick<BenchmarkRecord, 'id' | 'variant'> | Pick<JudgedBenchmark, 'id' | 'variant'>): string;
export interface BenchmarkVerdict {
    readonly verdict: VerdictKind;
    readonly because: Reason;
}
/** The comparisons that decide about a benchmark: side by side or, without a base, with the stored runs. */
interface Decisive {
    readonly comparisons: readonly Comparison[];
    /** Metrics that should decide and were not compared, and why; null: all were. */
    readonly missing: {
        readonly metrics: readonly MetricName[];
        readonly why: Reason;
    } | null;
    /** Stored runs that they were compared with; null: a base, side by side. */
    readonly storedRuns: number | null;
}
/** Picks what decides, of all that was compared. */
export declare function decisiveOf({ run, comparisons, thin, stored, uncompared, }: {
    readonly run: Run;
    readonly comparisons: readonly Comparison[];
    readonly thin: BenchmarkEvidence['thin'];
    readonly stored: StoredResult;
    /** Gating metrics that the stored runs could not be compared in. */
    readonly uncompared: readonly MetricName[];
}): Decisive;
/** Tells what stays undecided, whatever else was found; null: nothing. */
export declare function doubtOf({ comparisons, missing, storedRuns }: Decisive): Reason | null;
/** Gives the verdict of one benchmark of a run. */
export declare function verdictOfBenchmark({ record, run, stored, decisive, }: {
    readonly record: BenchmarkRecord;
    readonly run: Run;
    readonly stored: StoredResult;
    readonly decisive: Decisive;
}): BenchmarkVerdict;
/**
 * The verdict of the whole run: the first of these that holds.
 *
 *     any failed                            failed             1   a head that breaks is worse than a slow one
 *     any regressed                         regressed          1
 *     any invalid, or lost                  invalid            3
 *     any inconclusive, policy: fail        inconclusive       4
 *     any inconclusive, policy: neutral     inconclusive       0   a check run can say neither yes nor no
 *     nothing measured                      nothing measured   0
 *     otherwise                             passed             0
 */
export declare function verdictOfRun(benchmarks: readonly JudgedBenchmark[], policy: Policy): Judgement['verdict'];
/** Tells whether a benchmark keeps its run from passing. */
export type Blocks = (benchmark: JudgedBenchmark) => boolean;
/** A lost job blocks too, and an inconclusive benchmark where the policy says so. */
export declare function blocksBy({ onInconclusive }: Policy): Blocks;
export declare function exitCodeOf(verdict: Judgement['verdict'], { onInconclusive }: Policy): Judgement['exitCode'];
export {};
