import type { Change, Interval } from '../model.ts';
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
 * strictest level that Holm's correction asks of any member of the family. With t = t₁₋α/m of ν degrees of freedom and
 * z = z₀.₉ it is the larger of
 *
 *     log(1 + δ₀)        + SE · (t·(1 − 1/4ν) + z·√(1 + t²/2ν))    to be significant
 *     log(1 + threshold) + SE · z                                  to be estimated at the threshold or above
 *
 * The first line solves for the non-centrality at which a non-central t exceeds t with probability 0.9, by the normal
 * approximation of Abramowitz & Stegun (1964), 26.7.10. The simpler t₁₋α/m + t₀.₉ leaves out that the standard error
 * is itself estimated: with six rounds it claims effects that are seen eight times in ten.
 */
export declare function smallestVisibleChange(estimate: LogEstimate, rule: {
    readonly delta0: number;
    readonly threshold: number;
}, level: {
    readonly alpha: number;
    readonly familySize: number;
}): Change;
