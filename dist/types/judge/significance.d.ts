import type { Look } from './evidence.ts';
import type { LogEstimate } from './log-estimate.ts';
import type { Change, Interval, TestPlan } from '../model.ts';
/** A log ratio as a fraction; kept finite, so that it survives JSON. */
export declare function changeOfLog(log: number): Change;
/** One-sided p value of H₀: δ ≤ boundLog. Without any variance the estimate is taken at its word. */
export declare function pOfAtMost(boundLog: number, estimate: LogEstimate): number;
/** One-sided p value of H₀: δ ≥ boundLog: the mirror image of `pOfAtMost`. */
export declare function pOfAtLeast(boundLog: number, estimate: LogEstimate): number;
/** Two-sided p value of H₀: δ = 0. */
export declare function pOfNoDifference(estimate: LogEstimate): number;
/** The one-sided upper bound of δ, as a log, that holds at 1 − alpha for this one comparison. */
export declare function upperBoundLog(estimate: LogEstimate, alpha: number): number;
/**
 * Two-sided interval of level 1 − 2·alpha, so that each of its bounds holds at 1 − alpha. Per comparison: the
 * intervals of a family do not hold simultaneously, only its "regressed" is corrected for the family.
 */
export declare function intervalOf(estimate: LogEstimate, alpha: number): Interval;
/**
 * The smallest effect that would be called regressed about nine times in ten, at this standard error and at the
 * strictest level that Holm's correction asks of any member of the family. With z = z₀.₉ it is the larger of
 *
 *     log(1 + δ₀)        + SE · errorsToBeSignificant(α/m)     to be significant
 *     log(1 + threshold) + SE · z                              to be estimated at the threshold or above
 */
export declare function smallestVisibleChange(estimate: LogEstimate, rule: {
    readonly delta0: number;
    readonly threshold: number;
}, level: {
    readonly alpha: number;
    readonly familySize: number;
}): Change;
/**
 * Holm's step-down correction (Holm 1979): adjusted p values in the order given. Rejecting where the adjusted value is
 * at most alpha keeps the probability of a single false rejection in the family at alpha or below, whatever the
 * dependence between the comparisons.
 */
export declare function adjustByHolm(pValues: readonly number[]): readonly number[];
/**
 * The looks of a plan with the share of the run's α that each may spend at most: all alike. Shares in proportion to rounds would see
 * changes later, and of those that hardly any look sees three in a hundred more at the last (bench/README.md). Bonferroni over looks is
 * stricter than the exact boundaries of a group-sequential design, and holds at any α that Holm's correction asks for.
 */
export declare function looksOf({ looks }: TestPlan): readonly Pick<Look, 'rounds' | 'alphaShare'>[];
