import type { BenchmarkRecord, Direction, MetricName, Policy, Role } from '../../model.ts';
/** What holds for one metric of one benchmark. δ₀ and threshold are fractions. */
export interface MetricRule {
    readonly role: Role;
    readonly direction: Direction;
    readonly delta0: number;
    readonly threshold: number;
}
/** The metric's defaults, overlaid field by field by every rule of the policy that matches, in their order. */
export declare function metricRule(policy: Pick<Policy, 'rules'>, benchmarkId: string, metric: MetricName, defaults?: MetricRule): MetricRule;
/**
 * The same where servers mostly wait. While they have something to do throughput is CPU per request in other words; here it is
 * another fact, and gates unless a rule says otherwise.
 */
export declare function ruleWhereWaiting(policy: Pick<Policy, 'rules'>, benchmarkId: string, metric: MetricName): MetricRule;
/** What holds for a record's rounds side by side. */
export declare function sideBySideRule(policy: Pick<Policy, 'rules'>, record: Pick<BenchmarkRecord, 'id' | 'measurement'>, metric: MetricName): MetricRule;
