import type { MetricName } from '../model.ts';
import type { LogEstimate } from './log-estimate.ts';
import type { MetricRule } from './rules.ts';
/** What was recorded of one metric of one benchmark. */
export interface MetricSample {
    readonly metric: MetricName;
    readonly rule: MetricRule;
    readonly usableRounds: number;
    /** null: too few rounds to estimate anything from. */
    readonly estimate: LogEstimate | null;
}
/** One metric of one benchmark, before the family it belongs to is known. */
export interface Evidence {
    readonly metric: MetricName;
    readonly rule: MetricRule;
    readonly estimate: LogEstimate;
    /** Whether it can decide, and so is one of the comparisons that Holm's correction is made over. */
    readonly inFamily: boolean;
}
/** What the rounds of one benchmark give. */
export interface BenchmarkEvidence {
    readonly evidence: readonly Evidence[];
    /** Gating metrics that were recorded in too few rounds to say anything. */
    readonly thin: readonly Pick<MetricSample, 'metric' | 'usableRounds'>[];
}
/** Of a benchmark that was not measured in a way that could be compared. */
export declare const NO_EVIDENCE: BenchmarkEvidence;
/** Sorts samples into evidence and what is too thin to be any; only gating metrics get a say, and only if they `canDecide`. */
export declare function weighSamples(samples: readonly MetricSample[], canDecide: boolean): BenchmarkEvidence;
