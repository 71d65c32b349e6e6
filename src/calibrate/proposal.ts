import type { CalibratedMetric } from './metric-noise.ts';
import type { Amount, Prediction } from './predict.ts';
import type { Change, Policy, Rule } from '../model.ts';
import { escapeGlob } from '../plan/benchmark-glob.ts';

/** What the configuration should say, as far as the noise goes. */
export interface Proposal {
  readonly profile: string;
  /** What measuring a pull request that reaches all of these benchmarks is to stay within, as far as can be reckoned beforehand, in ms. */
  readonly budgetMs: number;
  /** Of that, for instructions that are required. */
  readonly countingMs: number;
  /** A pull request may reach more than these benchmarks, and such a budget would cut its looks, or refuse it. */
  readonly isPart: boolean;
  /** Thresholds that the noise asks for and the configuration does not have yet. */
  readonly rules: readonly ThresholdRule[];
}

type ThresholdRule = Pick<Rule, 'benchmark' | 'metric'> & { readonly threshold: Change };

/** A prediction with how long its pull requests take. */
export type TimedPrediction = Prediction & {
  /** Of measuring, in ms. */
  readonly measuringMs: Amount;
  /** The least budget with which a run plans all looks and rounds of the profile, however fast the machine is. */
  readonly plannedMs: number;
};

/** Of unchanged benchmarks that may end as inconclusive: more would make it a hiding place. */
const MOST_INCONCLUSIVE = 0.1;
const MINUTE_MS = 60_000;

/** The rules for all thresholds that are to be raised. */
export function thresholdRules(benchmarks: readonly {
  readonly id: string;
  readonly metrics: readonly Pick<CalibratedMetric, 'metric' | 'threshold' | 'proposedThreshold'>[];
}[]): readonly ThresholdRule[] {
  return benchmarks.flatMap(({ id, metrics }) => metrics
    .filter(({ threshold, proposedThreshold }) => proposedThreshold > threshold)
    .map(({ metric, proposedThreshold }) => ({ benchmark: escapeGlob(id), metric, threshold: proposedThreshold })));
}

/**
 * The fastest profile that leaves few benchmarks undecided and sees nine times in ten, in each gating metric of each, what
 * "no regression" promises to see; the most thorough where none does. The budget is what 19 of 20 pull requests do with, in
 * whole minutes, of those that change nothing and of those that change as little as is seen, which need more looks; and never
 * so little that a run would be planned with fewer looks than were replayed. What counting keeps for itself comes on top.
 */
export function proposeProfile(predictions: readonly TimedPrediction[], policy: Pick<Policy, 'noRegressionOver'>, countingMs: number): Pick<Proposal, 'profile' | 'budgetMs' | 'countingMs'> {
  const { profile, measuringMs, plannedMs } = predictions.find((prediction) => isEnough(prediction, policy)) ?? predictions.at(-1)!;
  const neededMs = Math.max(measuringMs.nineteenInTwenty, measuringMs.toSee, plannedMs) + countingMs;
  return { profile, countingMs, budgetMs: Math.max(1, Math.ceil(neededMs / MINUTE_MS)) * MINUTE_MS };
}

/** Whether a profile does what a required check is for. */
export function isEnough({ inconclusiveShare, blindSpot: { effect } }: Pick<Prediction, 'inconclusiveShare' | 'blindSpot'>, { noRegressionOver }: Pick<Policy, 'noRegressionOver'>): boolean {
  return inconclusiveShare <= MOST_INCONCLUSIVE && effect !== null && effect <= noRegressionOver;
}
