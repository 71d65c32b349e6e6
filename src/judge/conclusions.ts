import type { Comparison, Outcome, Policy } from '../model.ts';
import type { Evidence } from './evidence.ts';
import { adjustByHolm } from './family.ts';
import { changeOfLog, intervalOf, pOfAtLeast, pOfAtMost, smallestVisibleChange, upperBoundLog } from './significance.ts';

/** What the outcomes of one family are reached by. */
type FamilyPolicy = Pick<Policy, 'alpha' | 'noRegressionOver'>;

/** The comparisons that decide: those that Holm's correction is made over. */
export function familyOf(evidence: readonly Evidence[]): readonly Evidence[] {
  return evidence.filter(({ inFamily }) => inFamily);
}

/**
 * Takes all evidence of a run at once, because the level of each comparison depends on the whole family, and gives a
 * function from a piece of that evidence to its comparison. "Regressed" and "improved" each have a family-wise error
 * of alpha. Evidence outside the family is judged by its own p value, at alpha, and decides nothing.
 */
export function concludeTogether(allEvidence: readonly Evidence[], policy: FamilyPolicy): (evidence: Evidence) => Comparison {
  const family = familyOf(allEvidence);
  const adjustedWorse = adjustedPValues(family, pOfNoRegression);
  const adjustedBetter = adjustedPValues(family, pOfNoImprovement);
  return (evidence) =>
    conclude(evidence, policy, {
      familySize: evidence.inFamily ? family.length : 1,
      worse: adjustedWorse.get(evidence) ?? pOfNoRegression(evidence),
      better: adjustedBetter.get(evidence) ?? pOfNoImprovement(evidence),
    });
}

/** One-sided p value of H₀: δ ≤ log(1 + δ₀). */
function pOfNoRegression({ estimate, rule }: Evidence): number {
  return pOfAtMost(Math.log1p(rule.delta0), estimate);
}

/** One-sided p value of H₀: δ ≥ −log(1 + δ₀), the mirror image. */
function pOfNoImprovement({ estimate, rule }: Evidence): number {
  return pOfAtLeast(-Math.log1p(rule.delta0), estimate);
}

function adjustedPValues(family: readonly Evidence[], pOf: (evidence: Evidence) => number): ReadonlyMap<Evidence, number> {
  const adjusted = adjustByHolm(family.map((evidence) => pOf(evidence)));
  return new Map(family.map((evidence, position) => [evidence, adjusted[position] ?? 1]));
}

/** p values as they count for the outcome: adjusted in the family, plain outside it. */
interface Significance {
  readonly familySize: number;
  readonly worse: number;
  readonly better: number;
}

function conclude(evidence: Evidence, policy: FamilyPolicy, significance: Significance): Comparison {
  const { metric, rule, estimate, inFamily } = evidence;
  return {
    metric,
    role: rule.role,
    delta0: rule.delta0,
    threshold: rule.threshold,
    n: estimate.n,
    estimate: changeOfLog(estimate.log),
    interval: intervalOf(estimate, policy.alpha),
    sd: estimate.sd,
    p: pOfNoRegression(evidence),
    adjustedP: inFamily ? significance.worse : null,
    smallestVisible: smallestVisibleChange(estimate, rule, { alpha: policy.alpha, familySize: significance.familySize }),
    outcome: outcomeOf(evidence, policy, significance),
  };
}

/**
 *     significantly worse than δ₀    and estimate ≥ threshold      regressed
 *     significantly better than −δ₀  and estimate ≤ −threshold     improved
 *     otherwise, upper bound < noRegressionOver                    no regression
 *     otherwise                                                    inconclusive
 *
 * Everything is compared in logs, where better is the exact mirror image of worse.
 */
function outcomeOf({ estimate, rule }: Evidence, policy: FamilyPolicy, { worse, better }: Significance): Outcome {
  const threshold = Math.log1p(rule.threshold);
  if (worse <= policy.alpha && estimate.log >= threshold) return 'regressed';
  if (better <= policy.alpha && estimate.log <= -threshold) return 'improved';
  return upperBoundLog(estimate, policy.alpha) < Math.log1p(policy.noRegressionOver) ? 'no regression' : 'inconclusive';
}
