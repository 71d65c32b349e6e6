import type { Drift, Policy, RunFile } from '../model.ts';
/** Every drift has a smaller p value. */
export declare const MAX_P = 0.001;
/**
 * Finds the drifts of the newest 50 stored runs of each benchmark: change points of the logs of every gating metric of their solo
 * rounds, and of their counts, at least as large as the metric's threshold. The oldest of a metric comes first.
 *
 * The places are chosen by looking at the values, where a plain t test would find something far too often. So its p value has to
 * be below 0.001 divided by the number of places (Bonferroni), and so small that at most `policy.alpha` of the histories without a
 * change get a warning, however many metrics they have. That holds at each look, for runs that do not depend on each other.
 *
 * @param history stored runs of one machine kind, oldest first
 * @param benchmarks ids to look at; not there: all
 * @param variant name of their environment, where runs of several were joined
 */
export declare function driftOf({ history, acceptances, policy, benchmarks, variant, }: Omit<RunFile, 'run'> & {
    readonly policy: Pick<Policy, 'rules' | 'alpha'>;
    readonly benchmarks?: ReadonlySet<string> | null;
    readonly variant?: string | null;
}): readonly Drift[];
/**
 * Bounds the place of a change by the likelihood ratio n·(S(τ) − S)/S of Hansen (2000), S(τ) being the squares about the means of
 * both sides of τ, and S the least of them.
 *
 * @param values from the change before to the change after, both sides of them at least one value long
 * @param likeliest position of the first value behind the change; within the range in any case
 */
export declare function rangeOfPlaces(values: readonly number[], likeliest: number): {
    readonly earliest: number;
    readonly latest: number;
};
