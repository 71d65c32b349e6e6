import { RECORDING_PROFILE } from './calibration.ts';
import { LEAST_ROUNDS_TO_CALIBRATE } from './round-noise.ts';
import { CALIBRATE_ERRORS } from '../errors/calibrate.ts';
import { measureRun, withFacts } from '../measure-run.ts';
import { type Procedure, procedureUnder, roundCosts } from '../measure/procedure.ts';
import { noteInterrupt, openNotes, type RunIo } from '../measure/notes.ts';
import type { Config, Profile, Run, RunFile } from '../model.ts';
import type { PlannedBenchmark } from '../plan/benchmarks.ts';
import { expectedMs, schedulableOf } from '../plan/rounds-of-run.ts';
import type { SettingsOfRun } from '../plan/settings-of-run.ts';
import { planRun, type RunPlan } from '../prepare/plan-run.ts';
import { prepareRun } from '../prepare/prepare-run.ts';
import { describeReason } from '../report/words.ts';
import { INTERRUPTED_RUN, type Kept, tryToKeepRun } from '../store/run-file.ts';

export interface Recording {
  readonly file: RunFile;
  readonly kept: Kept;
  /** The configuration it was recorded by. */
  readonly config: Config;
  /** An interrupt ended it early. */
  readonly interrupted: boolean;
}

/** Each recording keeps a file of its own: the next one must not replace it. */
const nameOf = (startedAt: Date): string => `calibration-${startedAt.toISOString().replaceAll(/[:.]/g, '-')}.json`;

/** Rounds of head alone say nothing about the noise between arms: one is the least that a run takes. */
const SOLOS = 1;

/** In a round or two the load may not settle, and such a round has no CPU figure. */
const LEAST_ROUNDS_TO_RECORD = LEAST_ROUNDS_TO_CALIBRATE + 2;

/**
 * Measures the working tree against itself. Every benchmark gets as many rounds as fit into the time. The run is kept, after an
 * interrupt too.
 *
 * @throws UserError for a wrong repository, machine or configuration, for too little time, and where nothing could be measured
 */
export async function recordBaseAgainstBase(
  request: {
    /** A folder inside the repository. */
    readonly cwd: string;
    /** null: the first of the usual names. */
    readonly configFile: string | null;
    /** Globs over benchmark ids, and selections; empty: everything. */
    readonly only: readonly string[];
    /** Time to measure, about; installing comes on top. */
    readonly durationMs: number;
    /** Absent: as a run measures. */
    readonly procedure?: Procedure;
  },
  { signal, progress }: Omit<RunIo, 'note' | 'warn'>,
): Promise<Recording> {
  const io = { signal, progress, ...openNotes(progress) };
  const { cwd, only } = request;
  const plan = await planRun(
    {
      ...request,
      base: { kind: 'itself' },
      all: true,
      shard: null,
      baselines: null,
      profile: 'standard',
      budgetMs: null,
      askedBy: 'options',
    },
    io,
  );
  await using prepared = await prepareRun(plan, io);
  const profile = profileFor(prepared.benchmarks, plan, request.durationMs);
  const settings: SettingsOfRun = { ...plan.settings, profile, budget: null, instructions: 'off' };
  await using measured = await measureRun(
    { ...plan, settings },
    prepared,
    { only, shard: null, jobs: 1, pullRequest: null, seed: null },
    io,
  );
  const interrupted = noteInterrupt(io);
  const file = withFacts(measured.file, io.told());
  refuseEmptyRecording(file.run);
  const { root, config } = plan.repository;
  return {
    file,
    kept: await tryToKeepRun(file, { root, name: interrupted ? INTERRUPTED_RUN : nameOf(plan.startedAt), cwd }),
    config,
    interrupted,
  };
}

/** Every benchmark gets the same number of rounds, with one look after the last. @throws UserError for too little time */
export function profileFor(
  benchmarks: readonly PlannedBenchmark[],
  { procedure, cores }: Pick<RunPlan, 'procedure' | 'cores'>,
  durationMs: number,
): Profile {
  const load = { connections: null, pipelining: null, soloWarmupMs: null, soloMs: null };
  const costs = roundCosts(procedureUnder(load, procedure), cores !== null);
  const schedulable = benchmarks.map((benchmark) => schedulableOf(benchmark, { comparing: true }));
  const solosMs = expectedMs(schedulable, { duets: 0, solos: SOLOS }, costs);
  const passMs = expectedMs(schedulable, { duets: 1, solos: 0 }, costs);
  const rounds = Math.floor((durationMs - solosMs) / passMs);
  if (rounds < LEAST_ROUNDS_TO_RECORD) {
    const neededSeconds = Math.ceil((solosMs + LEAST_ROUNDS_TO_RECORD * passMs) / 1000);
    throw CALIBRATE_ERRORS['recording-too-short']({
      seconds: Math.round(durationMs / 1000),
      rounds: LEAST_ROUNDS_TO_RECORD,
      benchmarks: benchmarks.length,
      neededSeconds,
    });
  }
  return { name: RECORDING_PROFILE, plan: { looks: [rounds] }, solos: SOLOS, solosWithoutBase: SOLOS, only: [], load };
}

function refuseEmptyRecording({ benchmarks }: Run): void {
  if (benchmarks.some(({ measurement }) => measurement.state === 'measured' && measurement.duets.length > 0)) return;
  const reasons = benchmarks.map(
    ({ id, measurement }) => `${id}: ${'reason' in measurement ? describeReason(measurement.reason) : measurement.state}`,
  );
  throw CALIBRATE_ERRORS['nothing-recorded']({ reasons });
}
