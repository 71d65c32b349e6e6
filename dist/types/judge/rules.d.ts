import type { Direction, MetricName, Policy, Role } from '../model.ts';
/** What holds for one metric of one benchmark. δ₀ and threshold are fractions. */
export interface MetricRule {
    readonly role: Role;
    readonly direction: Direction;
    readonly delta0: number;
    readonly threshold: number;
}
/** The metric's defaults, overlaid field by field by every rule of the policy that matches, in their order. */
export declare function metricRule(policy: Pick<Policy, 'rules'>, benchmarkId: string, metric: MetricName): MetricRule;
