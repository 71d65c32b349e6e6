import type { Drift, Policy, RunFile } from '../model.ts';
/** The places where a change may have been: of the first value behind it, at the earliest and at the latest. */
interface PlaceRange {
    readonly earliest: number;
    readonly latest: number;
}
/**
 * How far from its likeliest place a change may be, by the likelihood ratio n·(S(τ) − S)/S of Hansen (2000), S(τ) being
 * the squares about the means of both sides of τ, and S the least of them. A step of five times the noise leaves hardly
 * more than one place; at twice the noise the likeliest is the right one only every other time.
 *
 * @param values from the change before to the change after, both sides of them at least one value long
 * @param likeliest position of the first value behind the change; within the range in any case
 */
export declare function rangeOfPlaces(values: readonly number[], likeliest: number): PlaceRange;
/** Runs of a benchmark that E-divisive searches at once, and the age up to which a change is told. */
export declare const WINDOW_RUNS = 50;
interface DriftRequest extends Pick<RunFile, 'history' | 'acceptances'> {
    readonly policy: Pick<Policy, 'rules' | 'alpha'>;
    readonly benchmarks?: ReadonlySet<string> | null;
    readonly variant?: string | null;
}
/**
 * The drifts of the newest 50 stored runs that each benchmark has of the newest run's machine kind: change points of the logs
 * of every metric of their solo rounds that gates, by {@link changePoints}, at least as large as the metric's threshold, with
 * five runs or more on either side. Of each metric the oldest comes first.
 *
 * The places are chosen by looking at the values, where a t test that knows nothing of it finds something far too
 * often. So its p value has to be below 0.001 divided by the number of places (Bonferroni), and so small that at most
 * `policy.alpha` of the histories in which nothing changed get a warning, however many metrics they have. That holds at
 * each look, for runs that do not depend on each other.
 *
 * Scaling a metric changes nothing; turning its direction turns the signs, but for what was accepted, which is for the worse.
 *
 * @param history stored runs, oldest first
 * @param benchmarks ids of those that are looked at; not there: all
 * @param variant name of their environment, where runs of several were joined; not there: of one
 */
export declare function driftOf({ history, acceptances, policy, benchmarks, variant }: DriftRequest): readonly Drift[];
/**
 * One sentence without a full stop: `express/updateUser: CPU per request rose by 4.1 % between 1a2b3c4d5e6f and 5d6e7f8a9b0c
 * (p < 0.001, 12 runs before, 9 after)`, where something beside the code changed too with `; the kernel changed there too`,
 * then what became of it: `; undone since`.
 */
export declare function describeDrift(drift: Drift): string;
export {};
