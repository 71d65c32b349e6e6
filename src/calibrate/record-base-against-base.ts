import { cp } from 'node:fs/promises';
import { AsyncDisposableStack } from '@whatwg-node/disposablestack';
import { materialise, orCannotBeCopied } from '../arms/materialise.ts';
import { UserError } from '../errors.ts';
import { countOf } from '../text/phrases.ts';
import { planCores, type CorePlan } from '../measure/cores.ts';
import { readEnvironment } from '../measure/environment.ts';
import { procedureUnder } from '../measure/procedure.ts';
import { roundCosts } from '../measure/round-costs.ts';
import type { Profile, Run, RunFile } from '../model.ts';
import { openNotes } from '../run/notes.ts';
import type { PlannedBenchmark } from '../plan/benchmarks.ts';
import { expectedMs, schedulableOf } from '../plan/round-costs.ts';
import { globsOfRun } from '../plan/selections.ts';
import { prepareBenchmarks } from '../run/prepare.ts';
import { stopEverythingOn } from '../processes/stop-on-abort.ts';
import type { ProgressListener } from '../run/progress.ts';
import { readRepository, type Repository } from '../run/repository.ts';
import { type Kept, openResults, tryToKeepRun } from '../run/results-folder.ts';
import { refuseLongTemporaryFolder } from '../scratch.ts';
import { drawSeed } from '../seed.ts';
import { openServices } from '../services/services.ts';
import { takeMeasurements } from '../run/take-measurements.ts';
import { version } from '../version.ts';
import { refuseEmptyRecording } from './calibration-runs.ts';
import { LEAST_ROUNDS_TO_RECORD } from './pooled-rounds.ts';

export interface RecordingRequest {
  /** A folder inside the repository. */
  readonly cwd: string;
  /** null: the first of the usual names. */
  readonly configFile: string | null;
  /** Globs over benchmark ids, and selections; empty: everything. */
  readonly only: readonly string[];
  /** How long to measure, about; installing comes on top. */
  readonly durationMs: number;
}

export interface Recording {
  readonly file: RunFile;
  readonly kept: Kept;
}

/** Of the file that a recording is kept in. */
const NAME = 'calibration.json';

/** Rounds of head alone say nothing of what sets arms apart: as few as a run can do with. */
const SOLOS = 1;

/**
 * Measures the working tree against itself: both arms are copies of it, so what sets them apart is noise. Every benchmark
 * gets as many rounds as fit into the time, and the run is kept, also after an interrupt.
 *
 * @throws UserError for a wrong repository, machine or configuration, for a time that is too short, and where nothing could be measured
 */
export async function recordBaseAgainstBase(request: RecordingRequest, io: { readonly signal: AbortSignal; readonly progress: ProgressListener }): Promise<Recording> {
  const startedAt = new Date();
  const { note, warn, told } = openNotes(io.progress);
  const repository = await readRepository({ ...request, base: { kind: 'none' } });
  const environment = await readEnvironment();
  const { root, config } = repository;
  refuseLongTemporaryFolder(config.targets);
  await openResults(root);
  await using workspace = await materialise({ ...repository, base: null });
  const { trees } = workspace;
  await orCannotBeCopied(root, () => cp(trees.head, trees.base, { recursive: true, verbatimSymlinks: true }));
  await using interrupts = new AsyncDisposableStack();
  interrupts.use(stopEverythingOn(io.signal));
  const cores = await planCores();
  await using services = openServices({ trees, cores: cores?.clients ?? null, signal: io.signal, note });
  const prepared = await prepareBenchmarks({
    request: { only: globsOfRun(request.only, { only: [] }, [config]), all: true, shard: null },
    asked: { patterns: request.only, by: '--only' }, head: config, base: config, trees, services, io,
  });

  prepared.notes.forEach(note);
  prepared.warnings.forEach(warn);
  const profile = profileFor(prepared.benchmarks, cores, request.durationMs);
  const outline = outlineOf(repository, { startedAt, profile, only: request.only, environment });
  const { records, control } = await takeMeasurements({
    prepared,
    place: { base: { commit: outline.head, config }, trees, cores, services },
    request: { profile, budget: null, instructions: 'off', seed: outline.seed, jobs: 1 },
    outline: { run: outline, history: [], acceptances: [] },
  }, { ...io, note, warn });
  const run: Run = { ...outline, durationMs: Date.now() - startedAt.getTime(), benchmarks: [...records, ...prepared.unmeasured], control, ...told() };
  // Before it takes the place of an earlier recording.
  refuseEmptyRecording(run);
  const file: RunFile = { run, history: [], acceptances: [] };
  return { file, kept: await tryToKeepRun(file, { root, name: NAME, cwd: request.cwd }) };
}

/** The run without what is measured. Its base has head's uncommitted changes too, which no other run's has. */
function outlineOf({ config, configHash, head }: Repository, { startedAt, profile, only, environment }: Pick<Run, 'only' | 'environment'> & { readonly startedAt: Date; readonly profile: Profile }): Run {
  return {
    schema: 2, tool: version, startedAt: startedAt.toISOString(), durationMs: 0, profile: profile.name, only, measuredFor: 'verdict', seed: drawSeed(),
    head, base: head, pullRequest: null, shard: null, environment, policy: config.policy,
    configFile: config.file, configHash, benchmarks: [], control: [], notes: [],
  };
}

/** Every benchmark gets the same number of rounds, whatever they say: one look. @throws UserError for a time that is too short */
export function profileFor(benchmarks: readonly PlannedBenchmark[], cores: CorePlan | null, durationMs: number): Profile {
  const load = { connections: null, pipelining: null, soloWarmupMs: null, soloMs: null };
  const costs = roundCosts(procedureUnder(load), cores !== null);
  const schedulable = benchmarks.map((benchmark) => schedulableOf(benchmark, { comparing: true }));
  const solosMs = expectedMs(schedulable, { duets: 0, solos: SOLOS }, costs);
  const passMs = expectedMs(schedulable, { duets: 1, solos: 0 }, costs);
  const rounds = Math.floor((durationMs - solosMs) / passMs);
  if (rounds < LEAST_ROUNDS_TO_RECORD) {
    throw new UserError({
      what: `${Math.round(durationMs / 1000)} s are too short: ${LEAST_ROUNDS_TO_RECORD} rounds of ${countOf(benchmarks.length, 'benchmark')} take about ${Math.ceil((solosMs + LEAST_ROUNDS_TO_RECORD * passMs) / 1000)} s`,
      where: '--record',
      fix: 'Record for longer, or choose fewer benchmarks with --only.',
    });
  }
  return { name: 'calibration', plan: { looks: [rounds] }, solos: SOLOS, solosWithoutBase: SOLOS, only: [], load };
}
