import type { LogEstimate } from './log-estimate.ts';
import type { MetricRule } from './rules.ts';
import type { MetricName } from '../model.ts';
/** What was known at one of the times at which the evidence was looked at. */
export interface Look {
    /** That were planned until then; of what is looked at once, those there are. */
    readonly rounds: number;
    readonly estimate: LogEstimate;
    /** What of α it may spend. */
    readonly alphaShare: number;
}
/** What a single look sees. */
export declare const onlyLook: (estimate: LogEstimate) => readonly Look[];
/** What was recorded of one metric of one benchmark. */
export interface MetricSample {
    readonly metric: MetricName;
    readonly rule: MetricRule;
    /** Of a count: usable repeats. */
    readonly usableRounds: number;
    /** null: too few rounds to estimate anything from. */
    readonly estimate: LogEstimate | null;
    /** In the order in which they were held; none: the rounds do not reach the first, or too few were usable at the last. */
    readonly looks: readonly Look[];
    /** The same, though too few were usable at the last: what was held then tells how much such rounds vary. */
    readonly held: readonly Look[];
}
/** One metric of one benchmark, before the family it belongs to is known. */
export interface Evidence {
    readonly metric: MetricName;
    readonly rule: MetricRule;
    /** Of the last look; of what is there, where none was held. */
    readonly estimate: LogEstimate;
    readonly looks: readonly Look[];
    /** Whether it has a say in the verdict, and so is one of the comparisons that Holm's correction is made over. */
    readonly decides: boolean;
}
/** Only a gating metric gets a say in the verdict, and only where what is known of its benchmark `canDecide`. */
export declare const hasSay: ({ role }: MetricRule, canDecide: boolean) => boolean;
/** What is known of a metric against stored runs: it is looked at once. */
export declare function evidenceAgainstStored({ metric, rule, estimate }: Pick<Evidence, 'metric' | 'rule' | 'estimate'>, canDecide: boolean): Evidence;
/** What the rounds of one benchmark give. */
export interface BenchmarkEvidence {
    readonly evidence: readonly Evidence[];
    /** Gating metrics that would have a say, but were recorded in too few rounds to say anything: they count in the family all the same. */
    readonly thin: readonly Pick<MetricSample, 'metric' | 'usableRounds'>[];
}
/** Sorts samples into evidence and what is too thin to be any. */
export declare function weighSamples(samples: readonly MetricSample[], canDecide: boolean): BenchmarkEvidence;
