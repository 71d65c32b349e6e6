import { cp } from 'node:fs/promises';
import { hasDuets } from './calibration-runs.ts';
import { LEAST_ROUNDS_TO_CALIBRATE } from './round-noise.ts';
import { userError } from '../errors/catalogue.ts';
import { CALIBRATE_ERRORS } from '../errors/calibrate.ts';
import { type CorePlan, planCores } from '../measure/cores.ts';
import { readEnvironment } from '../measure/environment.ts';
import { procedureUnder, roundCosts } from '../measure/procedure.ts';
import { noteInterrupt, openNotes, type RunIo } from '../measure/notes.ts';
import { outlineOf, takeMeasurements } from '../measure/take-measurements.ts';
import type { Config, Profile, Run, RunFile } from '../model.ts';
import type { PlannedBenchmark } from '../plan/benchmarks.ts';
import { expectedMs, schedulableOf } from '../plan/round-costs.ts';
import { globsOfRun } from '../plan/selections.ts';
import { materialise, orCannotBeCopied } from '../prepare/materialise.ts';
import { readRepository } from '../prepare/repository.ts';
import { openWorkbench } from '../prepare/workbench.ts';
import { INTERRUPTED_RUN, type Kept, openResults, tryToKeepRun } from '../store/results-folder.ts';
import { refuseLongTemporaryFolder, warnWhereNothingRuns } from '../system/scratch.ts';
import { drawSeed, monotonicMs } from '../system/this-program.ts';

interface RecordingRequest {
  /** A folder inside the repository. */
  readonly cwd: string;
  /** null: the first of the usual names. */
  readonly configFile: string | null;
  /** Globs over benchmark ids, and selections; empty: everything. */
  readonly only: readonly string[];
  /** Time to measure, about; installing comes on top. */
  readonly durationMs: number;
}

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
export async function recordBaseAgainstBase(request: RecordingRequest, { signal, progress }: Pick<RunIo, 'signal' | 'progress'>): Promise<Recording> {
  const [startedAt, startedMs] = [new Date(), monotonicMs()];
  const { note, warn, told } = openNotes(progress);
  const io: RunIo = { signal, progress, note, warn };
  const { root, git, gitEnv, config, configHash, head } = await readRepository({ ...request, base: { kind: 'none' } });
  const environment = await readEnvironment();
  refuseLongTemporaryFolder(config.targets);
  await warnWhereNothingRuns(warn);
  await openResults(root);
  await using workspace = await materialise({ root, git, gitEnv, base: null });
  const { trees } = workspace;
  await orCannotBeCopied(root, () => cp(trees.head, trees.base, { recursive: true, verbatimSymlinks: true }));
  await using workbench = openWorkbench({ trees, cores: await planCores(), io });
  const { cores, services } = workbench;
  const prepared = await workbench.prepare({
    request: { only: globsOfRun(request.only, { only: [] }, [config]), all: true, shard: null },
    asked: { patterns: request.only, by: '--only' }, head: config, base: config,
  });

  const profile = profileFor(prepared.benchmarks, cores, request.durationMs);
  const outline = outlineOf({
    startedAt, profile: profile.name, only: request.only, measuredFor: 'verdict', seed: drawSeed(),
    // With head's uncommitted changes, which no other run's base has.
    head, base: head,
    pullRequest: null, shard: null, environment, policy: config.policy, configFile: config.file, configHash,
  });
  const { records, control } = await takeMeasurements({
    prepared,
    place: { base: { commit: head, config }, trees, cores, services },
    request: { profile, budget: null, instructions: 'off', seed: outline.seed, jobs: 1 },
    outline: { run: outline, history: [], acceptances: [] },
  }, io);
  const interrupted = noteInterrupt(io);
  const run: Run = { ...outline, durationMs: Math.round(monotonicMs() - startedMs), benchmarks: [...records, ...prepared.unmeasured], control, ...told() };
  refuseEmptyRecording(run);
  const file: RunFile = { run, history: [], acceptances: [] };
  return { file, kept: await tryToKeepRun(file, { root, name: interrupted ? INTERRUPTED_RUN : nameOf(startedAt), cwd: request.cwd }), config, interrupted };
}

/** Every benchmark gets the same number of rounds, with one look after the last. @throws UserError for too little time */
export function profileFor(benchmarks: readonly PlannedBenchmark[], cores: CorePlan | null, durationMs: number): Profile {
  const load = { connections: null, pipelining: null, soloWarmupMs: null, soloMs: null };
  const costs = roundCosts(procedureUnder(load), cores !== null);
  const schedulable = benchmarks.map((benchmark) => schedulableOf(benchmark, { comparing: true }));
  const solosMs = expectedMs(schedulable, { duets: 0, solos: SOLOS }, costs);
  const passMs = expectedMs(schedulable, { duets: 1, solos: 0 }, costs);
  const rounds = Math.floor((durationMs - solosMs) / passMs);
  if (rounds < LEAST_ROUNDS_TO_RECORD) {
    const neededSeconds = Math.ceil((solosMs + LEAST_ROUNDS_TO_RECORD * passMs) / 1000);
    throw userError(CALIBRATE_ERRORS['recording-too-short'], { seconds: Math.round(durationMs / 1000), rounds: LEAST_ROUNDS_TO_RECORD, benchmarks: benchmarks.length, neededSeconds });
  }
  return { name: 'calibration', plan: { looks: [rounds] }, solos: SOLOS, solosWithoutBase: SOLOS, only: [], load };
}

function refuseEmptyRecording({ benchmarks }: Pick<Run, 'benchmarks'>): void {
  if (benchmarks.some(hasDuets)) return;
  const reasons = benchmarks.map(({ id, measurement }) => `${id}: ${'reason' in measurement ? measurement.reason : measurement.state}`);
  throw userError(CALIBRATE_ERRORS['nothing-recorded'], { reasons });
}
