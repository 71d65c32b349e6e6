import type { MetricName, Policy, StoredRun } from '../../model.ts';
import { type MetricRule } from '../rules/rules.ts';
/** One gating metric of one benchmark, run by run, under the load that it was last stored under. */
export interface MetricSeries {
    readonly benchmark: string;
    readonly metric: MetricName;
    readonly rule: MetricRule;
    /** Oldest first; runs that did not measure it, or without a usable figure, are left out. */
    readonly points: readonly SeriesPoint[];
}
export interface SeriesPoint {
    /** Position among the runs. */
    readonly run: number;
    /** Mean of the logs of the run's rounds, turned so that more is worse. */
    readonly logCost: number;
}
/** What of the stored runs is looked at. */
interface Searched {
    readonly policy: Pick<Policy, 'rules'>;
    /** Runs of each benchmark. */
    readonly newest: number;
    /** Ids; null: of all that are stored. */
    readonly benchmarks: ReadonlySet<string> | null;
}
/** All series of metrics of solo rounds that gate by the policy, over the newest so many runs of each benchmark; `runs` oldest first, of one machine kind. */
export declare function gatingSeries(runs: readonly StoredRun[], { policy, ...searched }: Searched): readonly MetricSeries[];
export {};
