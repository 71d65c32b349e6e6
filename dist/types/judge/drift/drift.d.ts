import type { Drift, Policy, RunFile } from '../../model.ts';
/** Runs of a benchmark that E-divisive searches at once, and the age up to which a change is told. */
export declare const WINDOW_RUNS = 50;
/** Every drift has a smaller p value. */
export declare const MAX_P = 0.001;
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
export {};
