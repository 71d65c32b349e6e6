import { type Evidence, type MetricSample } from './evidence.ts';
import { type LogEstimate } from './log-estimate.ts';
import type { MetricRule } from './rules.ts';
import type { Measurement, MetricName, SlicePair, TargetKind } from '../model.ts';
/** The metric that the instructions of a target are. */
export declare function countedMetric(kind: TargetKind): MetricName;
/** Tells whether a metric has repeats, and no rounds. */
export declare const isCounted: (metric: MetricName) => boolean;
/** Head's instructions of a request (or operation), one count a repeat; none where they were not counted. */
export declare function headCounts(measurement: Measurement): readonly number[];
/** How they were counted; null: it is not known. */
export declare function countingHashOf(measurement: Measurement): string | null;
/** How far an edit that changes no work moves the count: it moves the code, and so what the compiler makes of it. */
export interface NeutralEdits {
    /** Standard deviation of the log ratio of the edited code to the other, whatever the repeats. */
    readonly sd: number;
    /** How well that is known. */
    readonly degreesOfFreedom: number;
}
/** As `node bench/instructions.ts table` prints it, rounded up: one program may vary so much. */
export declare const NEUTRAL_EDITS: NeutralEdits;
/** Tells whether pairs say something: enough of them do, and so do fewer that differ by no more than a neutral edit may. */
export declare function tellEnough(pairs: readonly SlicePair[], floor?: NeutralEdits): boolean;
/** Tells whether further pairs would hardly tell more. */
export declare function areEnough(pairs: readonly SlicePair[]): boolean;
/**
 * The mean of log(head/base) over repeats, which vary by their hash seeds: SE² = s²/n + floor². The floor is that of single
 * pairs, so a single one has no other error.
 *
 * @returns null: too few repeats
 */
export declare function instructionEstimate(pairs: readonly SlicePair[], floor?: NeutralEdits): LogEstimate | null;
/** What pairs of counts say, at once; null: too few repeats. */
export declare function instructionEvidence(pairs: readonly SlicePair[], { metric, rule }: Pick<Evidence, 'metric' | 'rule'>, canDecide: boolean): Evidence | null;
/** {@link instructionEvidence} as a sample beside those of the duets. */
export declare function instructionSample(pairs: readonly SlicePair[], metric: MetricName, rule: MetricRule, canDecide: boolean): MetricSample;
