import type { Look } from './evidence.ts';
import type { LogEstimate } from './log-estimate.ts';
import type { Change, Interval, TestPlan } from '../model.ts';
import { upperQuantile, upperTailProbability } from '../statistics.ts';

/** Standard normal quantile of the power that "smallest visible" promises: nine times in ten. */
const NORMAL_QUANTILE_90 = 1.2815515655446004;

/** A log ratio as a fraction; kept finite, so that it survives JSON. */
export function changeOfLog(log: number): Change {
  return Math.min(Math.expm1(log), Number.MAX_VALUE);
}

/** One-sided p value of H₀: δ ≤ boundLog. Without any variance the estimate is taken at its word. */
export function pOfAtMost(boundLog: number, estimate: LogEstimate): number {
  const excess = estimate.log - boundLog;
  if (estimate.standardError === 0) return excess > 0 ? 0 : 1;
  return upperTailProbability(excess / estimate.standardError, estimate.degreesOfFreedom);
}

/** One-sided p value of H₀: δ ≥ boundLog: the mirror image of `pOfAtMost`. */
export function pOfAtLeast(boundLog: number, estimate: LogEstimate): number {
  return pOfAtMost(-boundLog, { ...estimate, log: -estimate.log });
}

/** Two-sided p value of H₀: δ = 0. */
export function pOfNoDifference(estimate: LogEstimate): number {
  return Math.min(1, 2 * Math.min(pOfAtMost(0, estimate), pOfAtLeast(0, estimate)));
}

/** The one-sided upper bound of δ, as a log, that holds at 1 − alpha for this one comparison. */
export function upperBoundLog(estimate: LogEstimate, alpha: number): number {
  return estimate.log + upperQuantile(alpha, estimate.degreesOfFreedom) * estimate.standardError;
}

/**
 * Two-sided interval of level 1 − 2·alpha, so that each of its bounds holds at 1 − alpha. Per comparison: the
 * intervals of a family do not hold simultaneously, only its "regressed" is corrected for the family.
 */
export function intervalOf(estimate: LogEstimate, alpha: number): Interval {
  const upper = upperBoundLog(estimate, alpha);
  return { low: changeOfLog(2 * estimate.log - upper), high: changeOfLog(upper), level: 1 - 2 * alpha };
}

/**
 * The smallest effect that would be called regressed about nine times in ten, at this standard error and at the
 * strictest level that Holm's correction asks of any member of the family. With z = z₀.₉ it is the larger of
 *
 *     log(1 + δ₀)        + SE · errorsToBeSignificant(α/m)     to be significant
 *     log(1 + threshold) + SE · z                              to be estimated at the threshold or above
 */
export function smallestVisibleChange(
  estimate: LogEstimate,
  rule: { readonly delta0: number; readonly threshold: number },
  level: { readonly alpha: number; readonly familySize: number },
): Change {
  return changeOfLog(
    Math.max(
      Math.log1p(rule.delta0) + errorsToBeSignificant(level.alpha / level.familySize, estimate) * estimate.standardError,
      Math.log1p(rule.threshold) + NORMAL_QUANTILE_90 * estimate.standardError,
    ),
  );
}

/**
 * How many standard errors beyond the bound of a one-sided test at `alpha` a change must lie to be significant nine times in
 * ten. With t = t₁₋α of ν degrees of freedom and z = z₀.₉:
 *
 *     t·(1 − 1/4ν) + z·√(1 + t²/2ν)
 *
 * It solves for the non-centrality at which a non-central t exceeds t with probability 0.9, by the normal approximation of
 * Abramowitz & Stegun (1964), 26.7.10. The simpler t₁₋α + t₀.₉ leaves out that the standard error is itself estimated: with
 * six rounds it claims effects that are seen eight times in ten.
 */
function errorsToBeSignificant(alpha: number, { degreesOfFreedom }: LogEstimate): number {
  const t = upperQuantile(alpha, degreesOfFreedom);
  return t * (1 - 1 / (4 * degreesOfFreedom)) + NORMAL_QUANTILE_90 * Math.sqrt(1 + t ** 2 / (2 * degreesOfFreedom));
}

/**
 * Holm's step-down correction (Holm 1979): adjusted p values in the order given. Rejecting where the adjusted value is
 * at most alpha keeps the probability of a single false rejection in the family at alpha or below, whatever the
 * dependence between the comparisons.
 */
export function adjustByHolm(pValues: readonly number[]): readonly number[] {
  const ascending = pValues.map((p, position) => ({ p, position })).toSorted((a, b) => a.p - b.p);
  const adjusted = pValues.map(() => 1);
  let largestSoFar = 0;
  for (const [rank, { p, position }] of ascending.entries()) {
    largestSoFar = Math.max(largestSoFar, Math.min(1, (pValues.length - rank) * p));
    adjusted[position] = largestSoFar;
  }
  return adjusted;
}

/**
 * The looks of a plan with the share of the run's α that each may spend at most: all alike. Shares in proportion to rounds would see
 * changes later, and of those that hardly any look sees three in a hundred more at the last (bench/README.md). Bonferroni over looks is
 * stricter than the exact boundaries of a group-sequential design, and holds at any α that Holm's correction asks for.
 */
export function looksOf({ looks }: TestPlan): readonly Pick<Look, 'rounds' | 'alphaShare'>[] {
  return looks.map((rounds) => ({ rounds, alphaShare: 1 / looks.length }));
}
