import type { Change, Interval } from '../../model.ts';
import type { LogEstimate } from './log-estimate.ts';
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
 * The smallest difference, in either direction, that would be told from none about nine times in ten by a two-sided test at
 * `alpha`. That it might be found the wrong way round is left out: at this distance the chance of that is next to none.
 */
export declare function smallestVisibleDifference(estimate: LogEstimate, alpha: number): Change;
