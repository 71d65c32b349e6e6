import { sum } from 'simple-statistics';
import { hasEnoughRounds, LEAST_ROUNDS_TO_CALIBRATE, type MetricNoise, minimumDetectableEffect, noiseOfBenchmarks } from './round-noise.ts';
import { CALIBRATE_ERRORS } from '../errors/calibrate.ts';
import type { Change, Config, RunFile } from '../model.ts';
import { BUILT_IN_PROFILES } from '../plan/profiles.ts';

/** A recorded run, by the name under which it was given. */
export interface NamedRun {
  readonly name: string;
  readonly file: RunFile;
}

/** The profile of a recording: both of its arms are the working tree. */
export const RECORDING_PROFILE = 'calibration';

/**
 * Checks that these are recordings of base against base on one kind of machine.
 *
 * @param here the kind of machine on which more is going to be recorded; null: nothing is
 * @returns the runs, the newest last
 * @throws UserError that names the run which does not fit
 */
export function calibrationRuns(runs: readonly NamedRun[], here: string | null = null): readonly NamedRun[] {
  const other = runs.find(({ file: { run } }) => run.profile !== RECORDING_PROFILE || run.parts !== undefined);
  if (other !== undefined) throw CALIBRATE_ERRORS['no-recording']({ name: other.name });
  const machines = [
    ...runs.map(({ name, file }) => ({ name, key: file.run.environment.key })),
    ...(here === null ? [] : [{ name: 'this machine', key: here }]),
  ];
  const kinds = [...Map.groupBy(machines, ({ key }) => key)].map(([key, ofKind]) => ({ key, names: ofKind.map(({ name }) => name) }));
  if (kinds.length > 1) throw CALIBRATE_ERRORS['several-machine-kinds']({ kinds });
  return runs.toSorted((one, another) => Date.parse(one.file.run.startedAt) - Date.parse(another.file.run.startedAt));
}

/** The noise of a project on one kind of machine. */
export interface Calibration {
  /** Key of the kind of machine. */
  readonly environment: string;
  /** Names of the runs. */
  readonly runs: readonly string[];
  /** Name of the configuration or run whose policy holds. */
  readonly policyFrom: string;
  /** The policy's error rate. */
  readonly alpha: number;
  readonly benchmarks: readonly { readonly id: string; readonly metrics: readonly CalibratedMetric[] }[];
  /** Ids of benchmarks with too few rounds. */
  readonly leftOut: readonly string[];
}

export interface CalibratedMetric extends MetricNoise {
  /** By built-in profile that compares, the fastest first: the change that it reports nine times in ten. */
  readonly detectable: Readonly<Record<string, Change>>;
}

/**
 * Reads the noise from runs whose arms are the same code.
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
  if (enough.length === 0)
    throw CALIBRATE_ERRORS['too-few-rounds']({ names, ids: noises.map(({ id }) => id), needed: LEAST_ROUNDS_TO_CALIBRATE });
  const level = { alpha: policy.alpha, familySize: sum(enough.map(({ metrics }) => metrics.length)) };
  const detectableOf = (noise: MetricNoise): CalibratedMetric['detectable'] =>
    Object.fromEntries(
      BUILT_IN_PROFILES.flatMap(({ name, plan }) => (plan === null ? [] : [[name, minimumDetectableEffect(noise, plan, level)]])),
    );
  return {
    environment: newest.file.run.environment.key,
    runs: names,
    policyFrom: config?.file ?? newest.name,
    alpha: policy.alpha,
    benchmarks: enough.map(({ id, metrics }) => ({ id, metrics: metrics.map((noise) => ({ ...noise, detectable: detectableOf(noise) })) })),
    leftOut: noises.filter((noise) => !hasEnoughRounds(noise)).map(({ id }) => id),
  };
}
