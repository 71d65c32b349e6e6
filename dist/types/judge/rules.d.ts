import type { BenchmarkRecord, Change, Comparison, Direction, MetricName, Policy, Role } from '../model.ts';
/** The rule for one metric of one benchmark. δ₀ and threshold are fractions. */
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
/** The rule for a record's rounds side by side. */
export declare function sideBySideRule(policy: Pick<Policy, 'rules'>, record: Pick<BenchmarkRecord, 'id' | 'measurement'>, metric: MetricName): MetricRule;
type Bound = Pick<Policy, 'noRegressionOver'>;
/**
 * The smallest change that a metric can be cleared of: X of "no regression of X or more", or its threshold or δ₀ where that is more. A change
 * between the two is no regression, and no number of rounds could bring its upper bound below X. Of counts it is twice their threshold, if
 * that is less than X.
 */
export declare function clearableBelow({ metric, threshold, delta0 }: Pick<Comparison, 'metric' | 'threshold' | 'delta0'>, { noRegressionOver }: Bound): Change;
export {};
