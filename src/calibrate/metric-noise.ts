import { probit } from 'simple-statistics';
import type { RoundRatios } from './pooled-rounds.ts';
import { estimateFromRounds, type LogEstimate } from '../judge/log-estimate.ts';
import type { MetricRule } from '../judge/rules.ts';
import { changeOfLog, looksOf, pOfNoDifference, smallestVisibleChange } from '../judge/significance.ts';
import type { Change, MetricName, Policy, TestPlan } from '../model.ts';
import { upperQuantile } from '../statistics.ts';

/** How much the rounds of one metric vary where nothing changed. */
interface MetricNoise {
  readonly rounds: number;
  /** Of head over base; 0 but for chance, and its standard error. */
  readonly mean: Change;
  readonly standardError: number;
  /** Standard deviation of a round's log ratio. */
  readonly sd: number;
  /** Two-sided p value of a mean of 0. */
  readonly p: number;
}

/** The same, with what follows from it. */
export interface CalibratedMetric extends MetricNoise {
  readonly metric: MetricName;
  /** Seen nine times in ten by a profile once its last look is held. */
  readonly visible: Readonly<Record<string, Change>>;
  /** By the policy. */
  readonly threshold: Change;
  /** As the noise has it, which is never less. */
  readonly neededThreshold: Change;
  /** The same, unless that is more than what is to be seen: then the policy's. */
  readonly proposedThreshold: Change;
}

export function noiseOf(rounds: readonly RoundRatios[], metric: MetricName): MetricNoise {
  const estimate = estimateFromRounds(rounds.flatMap((round) => round[metric] ?? []));
  return {
    rounds: estimate.n,
    mean: changeOfLog(estimate.log),
    standardError: estimate.standardError,
    sd: estimate.sd,
    p: pOfNoDifference(estimate),
  };
}

/** A run counts as louder than the others where chance explains that less often, of all runs together. */
const CHANCE_OF_A_LOUD_RUN = 0.05;

/**
 * What the rounds of one of so many runs vary by at least: about the lower bound of a standard deviation that is itself known to
 * a share of 1/√(2(n − 1)) (Ahn and Fessler 2003). The largest of many estimates of one and the same noise lies far above it, and
 * the more so the more runs there are; the largest of these bounds does not.
 */
export function leastSdOf({ sd, rounds }: Pick<MetricNoise, 'sd' | 'rounds'>, runs: number): number {
  return sd / (1 + probit(1 - CHANCE_OF_A_LOUD_RUN / runs) / Math.sqrt(2 * (rounds - 1)));
}

/** What a plan sees nine times in ten once its last look is held, by the judge's own reckoning of a benchmark that has its job to itself, in a family of so many comparisons. */
export function visibleAtLastLook(sd: number, { plan, rule, alpha, familySize }: {
  readonly plan: TestPlan;
  readonly rule: Pick<MetricRule, 'delta0' | 'threshold'>;
  readonly alpha: number;
  readonly familySize: number;
}): Change {
  const { rounds, alphaShare } = looksOf(plan).at(-1)!;
  return smallestVisibleChange(expectedEstimate(sd, rounds), rule, { alpha: alpha * alphaShare, familySize });
}

/** Identical code is estimated beyond a threshold less often than this. */
const CHANCE_OF_THE_THRESHOLD = 0.001;
const HALF_PER_CENT = 0.005;

/**
 * The threshold that the noise asks for: what the estimate of identical code exceeds less than once in a thousand times
 * when all rounds of a plan are in, rounded up to half a per cent; never below `least`.
 */
export function thresholdFor(sd: number, plan: TestPlan, least: Change): Change {
  const { standardError, degreesOfFreedom } = expectedEstimate(sd, looksOf(plan).at(-1)!.rounds);
  const exceeded = changeOfLog(upperQuantile(CHANCE_OF_THE_THRESHOLD, degreesOfFreedom) * standardError);
  return Math.max(least, Number((Math.ceil(exceeded / HALF_PER_CENT) * HALF_PER_CENT).toPrecision(6)));
}

/** A threshold above X would make "no regression" of changes of X and more, and hide what the noise now leaves inconclusive. */
export function proposableThreshold(needed: Change, threshold: Change, { noRegressionOver }: Pick<Policy, 'noRegressionOver'>): Change {
  return needed <= noRegressionOver ? needed : threshold;
}

/** No threshold that could be proposed is above its noise. */
export const isTooLoud = ({ neededThreshold, proposedThreshold }: Pick<CalibratedMetric, 'neededThreshold' | 'proposedThreshold'>): boolean => neededThreshold > proposedThreshold;

/** What so many rounds of that noise come to on average. */
function expectedEstimate(sd: number, rounds: number): LogEstimate {
  return { log: 0, standardError: sd / Math.sqrt(rounds), degreesOfFreedom: rounds - 1, n: rounds, sd };
}
