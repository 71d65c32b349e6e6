import { sum } from 'simple-statistics';
import { calibrationRuns, type NamedRun } from './calibration-runs.ts';
import { type BenchmarkNoise, hasEnoughRounds, LEAST_ROUNDS_TO_CALIBRATE, type MetricNoise, minimumDetectableEffect, neededThreshold, noiseOfBenchmarks } from './round-noise.ts';
import { CALIBRATE_ERRORS } from '../errors/calibrate.ts';
import { userError } from '../errors/catalogue.ts';
import type { Change, Config, Policy, Rule, TestPlan } from '../model.ts';
import { escapeGlob } from '../plan/benchmark-glob.ts';
import { BUILT_IN_PROFILES } from '../plan/profiles.ts';
import { DUETS_TO_A_CONTROL } from '../plan/schedule.ts';

/** The noise of a project on one kind of machine, and the settings that fit it. */
export interface Calibration {
  /** Key of the kind of machine. */
  readonly environment: string;
  /** Names of the runs. */
  readonly runs: readonly string[];
  /** Name of the configuration or run whose policy holds. */
  readonly policyFrom: string;
  readonly policy: Pick<Policy, 'alpha' | 'noRegressionOver'>;
  readonly benchmarks: readonly CalibratedBenchmark[];
  /** Ids of benchmarks with too few rounds. */
  readonly leftOut: readonly string[];
  /** The built-in profiles that compare, the fastest first. */
  readonly profiles: readonly ProfileForecast[];
  readonly proposal: Proposal;
}

interface CalibratedBenchmark {
  readonly id: string;
  readonly metrics: readonly CalibratedMetric[];
}

export interface CalibratedMetric extends MetricNoise {
  /** By profile: the change that it reports nine times in ten. */
  readonly detectable: Readonly<Record<string, Change>>;
  /** The limit that the noise asks for. */
  readonly neededThreshold: Change;
  /** `neededThreshold`, unless it is above `policy.noRegressionOver`: then the current limit. */
  readonly proposedThreshold: Change;
}

/** Duration and sensitivity of a profile for a pull request that reaches all of these benchmarks. */
interface ProfileForecast {
  readonly profile: string;
  /** Largest minimum detectable effect of any metric. */
  readonly detectable: Change;
  /** All benchmarks to the first look, and a tenth of them to the last. */
  readonly usualMs: number;
  /** All benchmarks to the last look. */
  readonly longestMs: number;
}

/** Settings for the configuration. */
export interface Proposal {
  readonly profile: string;
  /** False: not even the slowest profile detects changes of `policy.noRegressionOver` in every metric. */
  readonly isEnough: boolean;
  readonly budgetMs: number;
  /** Limits to raise. */
  readonly rules: readonly Pick<Rule, 'benchmark' | 'metric' | 'threshold'>[];
}

interface ComparingProfile {
  readonly name: string;
  readonly plan: TestPlan;
  readonly solos: number;
}

const PROFILES: readonly ComparingProfile[] = BUILT_IN_PROFILES.flatMap(({ name, plan, solos }) => (plan === null ? [] : [{ name, plan, solos }]));
/** Limits are proposed for the rounds of the default profile. */
const DEFAULT_PROFILE = PROFILES.find(({ name }) => name === 'standard')!;

/**
 * Reads the noise from runs whose arms are the same code, and proposes limits, a profile and a budget.
 *
 * @param config its policy holds; null: the newest run's
 * @throws UserError for runs that do not fit or hold too few rounds
 */
export function calibrate(files: readonly NamedRun[], config: Pick<Config, 'file' | 'policy'> | null): Calibration {
  const runs = calibrationRuns(files);
  const newest = runs.at(-1)!;
  const policy = config?.policy ?? newest.file.run.policy;
  const noises = noiseOfBenchmarks(runs, policy);
  const names = runs.map(({ name }) => name);
  const enough = noises.filter(hasEnoughRounds);
  if (enough.length === 0) throw userError(CALIBRATE_ERRORS['too-few-rounds'], { names, ids: noises.map(({ id }) => id), needed: LEAST_ROUNDS_TO_CALIBRATE });
  const benchmarks = calibratedBenchmarks(enough, policy);
  const profiles = PROFILES.map((profile) => forecast(profile, benchmarks, msPerRound(runs)));
  return {
    environment: newest.file.run.environment.key,
    runs: names,
    policyFrom: config?.file ?? newest.name,
    policy: { alpha: policy.alpha, noRegressionOver: policy.noRegressionOver },
    benchmarks,
    leftOut: noises.filter((noise) => !hasEnoughRounds(noise)).map(({ id }) => id),
    profiles,
    proposal: proposalOf(profiles, benchmarks, policy),
  };
}

function calibratedBenchmarks(noises: readonly BenchmarkNoise[], policy: Policy): readonly CalibratedBenchmark[] {
  const level = { alpha: policy.alpha, familySize: sum(noises.map(({ metrics }) => metrics.length)) };
  return noises.map(({ id, metrics }) => ({
    id,
    metrics: metrics.map((noise): CalibratedMetric => {
      const needed = neededThreshold(noise, DEFAULT_PROFILE.plan);
      const proposedThreshold = needed <= policy.noRegressionOver ? needed : noise.rule.threshold;
      const rule = { ...noise.rule, threshold: proposedThreshold };
      const detectable = Object.fromEntries(PROFILES.map(({ name, plan }) => [name, minimumDetectableEffect({ sd: noise.sd, rule }, plan, level)]));
      return { ...noise, detectable, neededThreshold: needed, proposedThreshold };
    }),
  }));
}

/** Installing is included, and so is counting where a run counted. */
function msPerRound(runs: readonly NamedRun[]): number {
  const rounds = runs.map(({ file: { run: { benchmarks, control } } }) =>
    control.length + sum(benchmarks.map(({ measurement }) => (measurement.state === 'measured' ? measurement.duets.length + measurement.solos.length : 0))));
  return sum(runs.map(({ file }) => file.run.durationMs)) / sum(rounds);
}

/** About what the first look leaves open where nothing changed. */
const SHARE_AFTER_FIRST_LOOK = 0.1;

function forecast({ name, plan: { looks }, solos }: ComparingProfile, benchmarks: readonly CalibratedBenchmark[], roundMs: number): ProfileForecast {
  const [first, last] = [looks[0]!, looks.at(-1)!];
  const ms = (duets: number): number => benchmarks.length * (duets * (1 + 1 / DUETS_TO_A_CONTROL) + solos) * roundMs;
  return {
    profile: name,
    detectable: Math.max(...benchmarks.flatMap(({ metrics }) => metrics.map(({ detectable }) => detectable[name]!))),
    usualMs: ms(first) + SHARE_AFTER_FIRST_LOOK * (ms(last) - ms(first)),
    longestMs: ms(last),
  };
}

/** A run reckons with slower rounds than most machines take, and drops looks that the budget cannot hold. */
const BUDGET_MARGIN = 1.5;
const MINUTE_MS = 60_000;

function proposalOf(profiles: readonly ProfileForecast[], benchmarks: readonly CalibratedBenchmark[], { noRegressionOver }: Pick<Policy, 'noRegressionOver'>): Proposal {
  const fastest = profiles.find(({ detectable }) => detectable <= noRegressionOver);
  const { profile, usualMs } = fastest ?? profiles.at(-1)!;
  const raised = benchmarks.flatMap(({ id, metrics }) => metrics
    .filter(({ rule, proposedThreshold }) => proposedThreshold > rule.threshold)
    .map(({ metric, proposedThreshold }) => ({ benchmark: escapeGlob(id), metric, threshold: proposedThreshold })));
  return { profile, isEnough: fastest !== undefined, budgetMs: Math.ceil((BUDGET_MARGIN * usualMs) / MINUTE_MS) * MINUTE_MS, rules: raised };
}
