import { type Evidence, type Look, onlyLook } from './evidence.ts';
import type { LogEstimate } from './log-estimate.ts';
import { clearableBelow } from './rules.ts';
import { adjustByHolm, changeOfLog, intervalOf, pOfAtLeast, pOfAtMost, smallestVisibleChange, upperBoundLog } from './significance.ts';
import type { Comparison, Interval, Outcome, Policy } from '../model.ts';

type FamilyPolicy = Pick<Policy, 'alpha' | 'noRegressionOver'>;

/** All that is judged together, with what has not enough evidence to be. */
interface Family {
  /** How many comparisons Holm's correction is made over. */
  readonly size: number;
  readonly conclude: (evidence: Evidence) => Comparison;
}

/**
 * Takes all evidence of a run at once, because the level of each comparison depends on the whole family, and gives the size of that
 * with a function from a piece of the evidence to its comparison. "Regressed" and "improved" each have a family-wise error of
 * alpha over all that have a say: group-sequential Holm (Ye, Li, Liu & Yao 2013), with Bonferroni's correction over the
 * looks at each. It holds however early a benchmark stops, because a look that was not held could only have added chances:
 * so what an early look clears may go without more rounds, and what it does not clear keeps the rounds that it has (Skol,
 * Scott, Abecasis & Boehnke 2006: all rounds against everything see more than later rounds against what is left).
 * Evidence that has no say is judged by its own p value, at alpha, and decides nothing.
 *
 * @param withoutEvidence gating metrics in too few usable rounds, or that cannot be compared with the stored runs: they count
 *   with p = 1, because the family must not depend on how the rounds came out. Include the metrics of later jobs
 */
export function openFamily(allEvidence: readonly Evidence[], policy: FamilyPolicy, withoutEvidence = 0): Family {
  const family = allEvidence.filter(({ decides }) => decides);
  const size = family.length + withoutEvidence;
  const adjustedWorse = adjustedPValues(family, withoutEvidence, pOfNoRegression);
  const adjustedBetter = adjustedPValues(family, withoutEvidence, pOfNoImprovement);
  return {
    size,
    conclude: (evidence) =>
      conclude(evidence, policy, {
        familySize: evidence.decides ? size : 1,
        worse: adjustedWorse.get(evidence) ?? pOfNoRegression(evidence),
        better: adjustedBetter.get(evidence) ?? pOfNoImprovement(evidence),
      }),
  };
}

/** One-sided p value of H₀: δ ≤ log(1 + δ₀), over all looks. */
function pOfNoRegression({ looks, rule }: Evidence): number {
  return overLooks(looks, (estimate) => pOfAtMost(Math.log1p(rule.delta0), estimate));
}

/** One-sided p value of H₀: δ ≥ −log(1 + δ₀), the mirror image. */
function pOfNoImprovement({ looks, rule }: Evidence): number {
  return overLooks(looks, (estimate) => pOfAtLeast(-Math.log1p(rule.delta0), estimate));
}

/** The smallest α at which one of the looks rejects: each has its own share of it. 1 where none was held. */
function overLooks(looks: Evidence['looks'], pOf: (estimate: LogEstimate) => number): number {
  return Math.min(1, ...looks.map(({ estimate, alphaShare }) => pOf(estimate) / alphaShare));
}

function adjustedPValues(
  family: readonly Evidence[],
  withoutEvidence: number,
  pOf: (evidence: Evidence) => number,
): ReadonlyMap<Evidence, number> {
  const adjusted = adjustByHolm([...family.map((evidence) => pOf(evidence)), ...Array.from({ length: withoutEvidence }, () => 1)]);
  return new Map(family.map((evidence, position) => [evidence, adjusted[position] ?? 1]));
}

/** p values as they count for the outcome: adjusted in the family, plain outside it. */
interface Significance {
  readonly familySize: number;
  readonly worse: number;
  readonly better: number;
}

function conclude(evidence: Evidence, policy: FamilyPolicy, significance: Significance): Comparison {
  const { metric, rule, levels, estimate, looks, decides } = evidence;
  const tests = testsOfLastLook(evidence);
  return {
    metric,
    role: rule.role,
    direction: rule.direction,
    delta0: rule.delta0,
    threshold: rule.threshold,
    clearableBelow: clearableBelow({ metric, ...rule }, policy),
    n: estimate.n,
    levels,
    estimate: changeOfLog(estimate.log),
    interval: intervalBy(tests, policy.alpha),
    sd: estimate.sd,
    decides,
    p: pOfNoRegression(evidence),
    adjustedP: decides ? significance.worse : null,
    pBetter: pOfNoImprovement(evidence),
    adjustedPBetter: decides ? significance.better : null,
    smallestVisible:
      looks.length === 0
        ? Number.MAX_VALUE
        : Math.min(
            ...tests.map((look) =>
              smallestVisibleChange(look.estimate, rule, { alpha: policy.alpha * look.alphaShare, familySize: significance.familySize }),
            ),
          ),
    outcome: outcomeOf(evidence, policy, significance),
  };
}

/** One, or two of the same rounds; of what no look was held of, what there is. */
function testsOfLastLook({ looks, estimate }: Evidence): readonly Look[] {
  const last = looks.at(-1)?.rounds;
  return last === undefined ? onlyLook(estimate) : looks.filter(({ rounds }) => rounds === last);
}

/**
 * A repeated confidence interval (Jennison & Turnbull 1989) holds at whichever look the rounds came to an end: it is as wide as
 * the look's share of α asks for, and holds at the level of all looks together. Where the rounds were tested twice each test has a
 * share of its own, so what both of their intervals say holds as well. They have the same middle.
 */
function intervalBy(tests: readonly Look[], alpha: number): Interval {
  const intervals = tests.map((look) => intervalOf(look.estimate, alpha * look.alphaShare));
  return { low: Math.max(...intervals.map(({ low }) => low)), high: Math.min(...intervals.map(({ high }) => high)), level: 1 - 2 * alpha };
}

/**
 *     rounds that do not reach the first look                      inconclusive
 *     significantly worse than δ₀    and estimate ≥ threshold      regressed
 *     significantly better than −δ₀  and estimate ≤ −threshold     improved
 *     otherwise, upper bound < what the metric is cleared of       no regression
 *     otherwise                                                    inconclusive
 *
 * Everything is compared in logs, where better is the exact mirror image of worse.
 */
function outcomeOf(evidence: Evidence, policy: FamilyPolicy, { worse, better }: Significance): Outcome {
  const { metric, estimate, rule, looks } = evidence;
  const { alpha } = policy;
  if (looks.length === 0) return 'inconclusive';
  const threshold = Math.log1p(rule.threshold);
  if (worse <= alpha && estimate.log >= threshold) return 'regressed';
  if (better <= alpha && estimate.log <= -threshold) return 'improved';
  const upperBound = Math.min(...testsOfLastLook(evidence).map((look) => upperBoundLog(look.estimate, alpha * look.alphaShare)));
  return upperBound < Math.log1p(clearableBelow({ metric, ...rule }, policy)) ? 'no regression' : 'inconclusive';
}
