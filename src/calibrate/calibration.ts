import { sum } from 'simple-statistics';
import type { LaterFamily } from '../judge/next-stage.ts';
import { metricRule } from '../judge/rules/rules.ts';
import type { Config, Policy, Run, TestPlan } from '../model.ts';
import { BUILT_IN_PROFILES } from '../plan/profiles.ts';
import { DUETS_TO_A_CONTROL } from '../plan/schedule.ts';
import { uniteAsked } from '../plan/selections.ts';
import { type CalibrationRun, calibrationRuns, type NamedRun } from './calibration-runs.ts';
import { isPart, type LeftOut } from './left-out.ts';
import { type CalibratedMetric, leastSdOf, noiseOf, proposableThreshold, thresholdFor, visibleAtLastLook } from './metric-noise.ts';
import { keptForCountingMs, plannedMs } from './planned-time.ts';
import { areEnoughOf, type PooledBenchmark, poolRounds, roundsOf } from './pooled-rounds.ts';
import { predict, type Prediction } from './predict.ts';
import { type Proposal, proposeProfile, thresholdRules, type TimedPrediction } from './proposal.ts';
import { type RoundTime, roundTimeOf } from './round-time.ts';
import { type Ruling, rulingOf } from './ruling.ts';

/** What base against base says of a project's noise, and what follows from it. */
export interface Calibration extends RoundTime, Pick<Ruling, 'policyFrom' | 'instructions'> {
  /** Key of the machine kind. */
  readonly environment: string;
  /** Names of the runs that it rests on. */
  readonly runs: readonly string[];
  /** How many of them were of a change, which is taken out of their rounds. */
  readonly changedRuns: number;
  /** What all of them together were asked for; empty: everything. */
  readonly only: Run['only'];
  readonly policy: Pick<Policy, 'alpha' | 'noRegressionOver'>;
  readonly benchmarks: readonly CalibratedBenchmark[];
  readonly leftOut: readonly LeftOut[];
  /** One a built-in profile that compares, the fastest first. */
  readonly predictions: readonly TimedPrediction[];
  readonly proposal: Proposal;
  readonly seed: number;
}

export interface CalibratedBenchmark {
  readonly id: string;
  readonly metrics: readonly CalibratedMetric[];
}

/** A built-in profile that compares. */
interface ComparingProfile {
  readonly name: string;
  readonly plan: TestPlan;
  readonly solos: number;
}

const PROFILES: readonly ComparingProfile[] = BUILT_IN_PROFILES.flatMap(({ name, plan, solos }) => (plan === null ? [] : [{ name, plan, solos }]));

/** Holds unless another is asked for: thresholds are reckoned with its rounds. */
const DEFAULT_PROFILE = PROFILES.find(({ name }) => name === 'standard')!;

/**
 * Reads the noise from runs in which both arms were alike, and replays pull requests with it, by the policy of `config`, or of the
 * newest run, and the thresholds that are proposed. The same runs and seed give the same calibration. `onProfile` is told before
 * each profile is replayed, which takes a while.
 *
 * @throws UserError for runs that do not fit or hold too few rounds
 */
export function calibrate(files: readonly NamedRun[], { seed, pullRequests, config, onProfile }: {
  readonly seed: number;
  /** To replay with each profile, with nothing changed. */
  readonly pullRequests: number;
  /** null: what the runs were recorded with counts. */
  readonly config: Pick<Config, 'file' | 'policy' | 'instructions'> | null;
  readonly onProfile: (name: string) => void;
}): Calibration {
  const runs = calibrationRuns(files);
  const roundTime = roundTimeOf(runs.map(({ run }) => run));
  const { policy: ruling, instructions, policyFrom } = rulingOf(runs, config, roundTime);
  const { benchmarks: pooled, leftOut, thin } = poolRounds(runs, ruling);
  const measured = pooled.map((benchmark) => ({ id: benchmark.record.id, metrics: metricsOf(benchmark, ruling) }));
  const rules = thresholdRules(measured);
  const policy: Policy = { ...ruling, rules: [...ruling.rules, ...rules] };
  const comparisons = sum(measured.map(({ metrics }) => metrics.length));
  const reached = [...pooled, ...thin];
  const later: LaterFamily = { jobs: 1, counts: instructions !== 'off', isPart: false };
  const origin = originOf(runs);

  const predictions = PROFILES.map((profile): TimedPrediction => {
    onProfile(profile.name);
    const prediction = predict(pooled, profile, { policy, seed, pullRequests, later });
    return {
      ...prediction,
      measuringMs: measuringMs(prediction, profile, { replayed: pooled.length, reached: reached.length, msPerRound: roundTime.msPerRound }),
      plannedMs: plannedMs(reached, profile),
    };
  });
  const visibleBy = (id: string, { metric, sd }: MeasuredMetric): CalibratedMetric['visible'] => Object.fromEntries(PROFILES.map(({ name, plan }) => [
    name,
    visibleAtLastLook(sd, { plan, rule: metricRule(policy, id, metric), alpha: policy.alpha, familySize: comparisons }),
  ]));
  return {
    ...origin,
    policy: { alpha: policy.alpha, noRegressionOver: policy.noRegressionOver },
    policyFrom,
    instructions,
    benchmarks: measured.map(({ id, metrics }) => ({ id, metrics: metrics.map((metric) => ({ ...metric, visible: visibleBy(id, metric) })) })),
    leftOut,
    predictions,
    proposal: { ...proposeProfile(predictions, policy, keptForCountingMs(reached, instructions)), isPart: isPart({ only: origin.only, leftOut }), rules },
    ...roundTime,
    seed,
  };
}

function originOf(runs: readonly CalibrationRun[]): Pick<Calibration, 'environment' | 'runs' | 'changedRuns' | 'only'> {
  return {
    environment: runs[0]!.run.environment.key,
    runs: runs.map(({ name }) => name),
    changedRuns: runs.filter(({ isSameCode }) => !isSameCode).length,
    only: uniteAsked(runs.map(({ run }) => run.only)),
  };
}

type MeasuredMetric = Omit<CalibratedMetric, 'visible'>;

function metricsOf(benchmark: PooledBenchmark, policy: Policy): readonly MeasuredMetric[] {
  return benchmark.metrics.map((metric) => {
    const noise = noiseOf(roundsOf(benchmark), metric);
    const { threshold } = metricRule(policy, benchmark.record.id, metric);
    const ofRuns = benchmark.runs.filter((rounds) => areEnoughOf(metric, rounds)).map((rounds) => noiseOf(rounds, metric));
    const loudest = Math.max(noise.sd, ...ofRuns.map((ofRun) => leastSdOf(ofRun, ofRuns.length)));
    const neededThreshold = thresholdFor(loudest, DEFAULT_PROFILE.plan, threshold);
    return { metric, ...noise, threshold, neededThreshold, proposedThreshold: proposableThreshold(neededThreshold, threshold, policy) };
  });
}

/**
 * With the rounds of head alone and those that control the gate itself. A pull request reaches what had too few rounds to be replayed as
 * well, and it is reckoned to need as many as the others do.
 */
function measuringMs({ duets }: Prediction, { solos }: ComparingProfile, { replayed, reached, msPerRound }: Readonly<Record<'replayed' | 'reached' | 'msPerRound', number>>): TimedPrediction['measuringMs'] {
  const ms = (count: number): number => ((count * (1 + 1 / DUETS_TO_A_CONTROL)) / replayed + solos) * reached * msPerRound;
  return { mean: ms(duets.mean), nineteenInTwenty: ms(duets.nineteenInTwenty), toSee: ms(duets.toSee) };
}
