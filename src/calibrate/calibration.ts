import { median, sum } from 'simple-statistics';
import { type CalibrationRun, calibrationRuns, type NamedRun } from './calibration-runs.ts';
import { type CalibratedMetric, leastSdOf, noiseOf, proposableThreshold, thresholdFor, visibleAtLastLook } from './metric-noise.ts';
import { areEnoughOf, isPart, type LeftOut, type PooledBenchmark, poolRounds, type RecordedBenchmark, roundsOf } from './pooled-rounds.ts';
import { predict, type Prediction } from './predict.ts';
import { type Proposal, proposeProfile, thresholdRules, type TimedPrediction } from './proposal.ts';
import { type RoundTime, roundTimeOf } from './round-time.ts';
import type { LaterFamily } from '../judge/next-stage.ts';
import { metricRule } from '../judge/rules.ts';
import { roundCosts } from '../measure/expected-times.ts';
import { PROCEDURE } from '../measure/procedure.ts';
import type { Config, Policy, RoundOfBothArms, Run, Scenario, TestPlan } from '../model.ts';
import { BUILT_IN_PROFILES } from '../plan/profiles.ts';
import { expectedCountingMs, type Schedulable } from '../plan/round-costs.ts';
import { wholePlanMs } from '../plan/rounds-of-run.ts';
import { DUETS_TO_A_CONTROL } from '../plan/schedule.ts';
import { uniteAsked } from '../plan/selections.ts';

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

interface CalibratedBenchmark {
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

/**
 * The least budget, in ms, in which a pull request that reaches all of these benchmarks is planned with all of a profile's looks
 * and rounds.
 *
 * A run makes its plan before the first round, by what rounds are reckoned to take and not by what they take here. A budget that
 * rounds would do with on a fast machine can so bring the first look forward, leave out later ones, or be refused. Of held requests
 * it is about that: a run reckons their bursts by the configuration, of which nothing is recorded but how long they took.
 */
export function plannedMs(benchmarks: readonly RecordedBenchmark[], profile: { readonly plan: TestPlan; readonly solos: number }): number {
  return wholePlanMs(benchmarks.map(recordedSchedulable), profile, roundCosts(PROCEDURE, !benchmarks.some(tookTurns)));
}

/** What a run keeps of its budget for the counting of these benchmarks' instructions, in ms: nothing unless they are required. */
export function keptForCountingMs(benchmarks: readonly RecordedBenchmark[], instructions: Config['instructions']): number {
  return instructions === 'required' ? expectedCountingMs(benchmarks.map(recordedSchedulable), true) : 0;
}

/** The arms of held requests take turns wherever they are measured. */
const tookTurns = ({ recorded }: RecordedBenchmark): boolean => recorded.some(({ mode, slices }) => mode === 'alternating' && slices.finishTime === undefined);

/** No run says whether services keep what a benchmark leaves behind, so that base is measured alone as often as head: reckoned as if they did. */
function recordedSchedulable({ record: { id, kind }, recorded }: RecordedBenchmark): Schedulable {
  return { id, request: kind === 'suite' ? null : requestIn(recorded), comparable: true, baseAlone: true };
}

/**
 * No run says what a server is sent either. As far as the reckoning goes its rounds show it: requests that are held have a time
 * to finish, those at a rate of their own have a latency at that, and of the others a round takes the same whatever they are.
 */
function requestIn(recorded: readonly RoundOfBothArms[]): Scenario {
  const burstsS = recorded.flatMap(({ slices }) => (slices.finishTime ?? []).map(({ base }) => base));
  if (burstsS.length > 0) return { protocol: 'websocket', name: '', path: '/', message: null, reply: null, requests: 0, holdMs: 1000 * median(burstsS) };
  const isPaced = recorded.some(({ slices }) => slices.pacedLatencyP50 !== undefined);
  return { protocol: 'http', name: '', method: 'GET', path: '/', headers: {}, body: null, expect: { status: 200, body: null }, connections: 1, pipelining: 1, rate: isPaced ? 1 : null };
}

/** What pull requests are replayed by. */
interface Ruling {
  readonly policy: Policy;
  /** Whether they count instructions after their rounds. */
  readonly instructions: Config['instructions'];
  readonly policyFrom: PolicySource;
}

/** Where a policy was read. */
interface PolicySource {
  /** Of a configuration, or of a run. */
  readonly name: string;
  /** Of a run: what has become of its configuration since then is not in it. null: it is a configuration. */
  readonly recordedAt: string | null;
}

/** By a configuration where one is given, else by what the newest run, which comes last, was recorded with. */
function rulingOf(runs: readonly CalibrationRun[], config: Pick<Config, 'file' | 'policy' | 'instructions'> | null, { counting }: Pick<RoundTime, 'counting'>): Ruling {
  if (config !== null) return { policy: config.policy, instructions: config.instructions, policyFrom: { name: config.file, recordedAt: null } };
  const { name, run } = runs.at(-1)!;
  return { policy: run.policy, instructions: counting === 'none' ? 'off' : 'auto', policyFrom: { name, recordedAt: run.startedAt } };
}
