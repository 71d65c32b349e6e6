import type { Change, Comparison, Policy } from '../../model.ts';
type Bound = Pick<Policy, 'noRegressionOver'>;
/**
 * What a metric can be cleared of: X of "no regression of X or more", or its threshold or δ₀ where that is more. A change
 * between the two is no regression, and no number of rounds could bring its upper bound below X.
 */
export declare function clearableBelow({ threshold, delta0 }: Pick<Comparison, 'threshold' | 'delta0'>, { noRegressionOver }: Bound): Change;
/** What a comparison that ended as "no regression" is cleared of: of X wherever the rounds show that much. */
export declare function clearedOf({ interval, ...limits }: Pick<Comparison, 'interval' | 'threshold' | 'delta0'>, bound: Bound): Change;
export {};
