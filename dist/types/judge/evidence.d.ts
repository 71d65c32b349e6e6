import type { LogEstimate } from './log-estimate.ts';
import type { MetricRule } from './rules.ts';
import type { MetricName, OfBothArms } from '../model.ts';
/** The state of the evidence after a planned number of rounds. */
export interface Look {
    /** Planned until then. Evidence that is looked at once has all its rounds. */
    readonly rounds: number;
    readonly estimate: LogEstimate;
    /** Share of α that it may spend. */
    readonly alphaShare: number;
}
export declare const onlyLook: (estimate: LogEstimate) => readonly Look[];
/** The rounds of one metric of one benchmark. */
export interface MetricSample {
    readonly metric: MetricName;
    readonly rule: MetricRule;
    /** One, of a count. */
    readonly usableRounds: number;
    /** Also the looks of a sample with too few usable rounds at the last one: they tell how much such rounds vary. */
    readonly held: readonly Look[];
    /** null: too few rounds to estimate anything from. */
    readonly evidence: Evidence | null;
}
/** One metric of one benchmark, before the family it belongs to is known. */
export interface Evidence {
    readonly metric: MetricName;
    readonly rule: MetricRule;
    /** Of the same rounds as the estimate. */
    readonly levels: OfBothArms<number>;
    /** At the last look; of all rounds, where no look was held. */
    readonly estimate: LogEstimate;
    /** In the order in which they were held; none: the rounds do not reach the first. */
    readonly looks: readonly Look[];
    /** It has a say in the verdict, and counts in Holm's correction. */
    readonly decides: boolean;
}
/** Only a gating metric gets a say in the verdict, and only where what is known of its benchmark `canDecide`. */
export declare const hasSay: ({ role }: MetricRule, canDecide: boolean) => boolean;
/** Evidence that is looked at once, like counts and stored runs. */
export declare function evidenceOfOneLook({ metric, rule, levels, estimate }: Pick<Evidence, 'metric' | 'rule' | 'levels' | 'estimate'>, canDecide: boolean): Evidence;
export interface BenchmarkEvidence {
    readonly evidence: readonly Evidence[];
    /** Gating metrics that would have a say, but were recorded in too few rounds to say anything: they count in the family all the same. */
    readonly thin: readonly Pick<MetricSample, 'metric' | 'usableRounds'>[];
}
/** Sorts samples into evidence and those too thin to be any. */
export declare function weighSamples(samples: readonly MetricSample[], canDecide: boolean): BenchmarkEvidence;
