import { cp } from 'node:fs/promises';
import { refuseEmptyRecording } from './calibration-runs.ts';
import { LEAST_ROUNDS_TO_RECORD } from './pooled-rounds.ts';
import { UserError } from '../errors.ts';
import { type CorePlan, planCores } from '../measure/cores.ts';
import { readEnvironment } from '../measure/environment.ts';
import { roundCosts } from '../measure/expected-times.ts';
import { noteInterrupt, openNotes, type RunIo } from '../measure/notes.ts';
import { procedureUnder } from '../measure/procedure.ts';
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
import { countOf } from '../text/phrases.ts';

interface RecordingRequest {
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
  /** What it was recorded by: how pull requests are going to be judged, and whether they count instructions, which it does not. */
  readonly config: Config;
  /** The signal ended it early: it holds what was measured until then. */
  readonly interrupted: boolean;
}

/** Of the file that a recording is kept in. Its rounds cannot be had again, and another hour has other noise: each has a name of its own. */
const nameOf = (startedAt: Date): string => `calibration-${startedAt.toISOString().replaceAll(/[:.]/g, '-')}.json`;

/** Rounds of head alone say nothing of what sets arms apart: as few as a run can do with. */
const SOLOS = 1;

/**
 * Measures the working tree against itself: both arms are copies of it, so what sets them apart is noise. Every benchmark
 * gets as many rounds as fit into the time, and the run is kept beside those before, also after an interrupt.
 *
 * @throws UserError for a wrong repository, machine or configuration, for a time that is too short, and where nothing could be measured
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
  // Before it takes the place of an earlier run that was interrupted.
  refuseEmptyRecording(run);
  const file: RunFile = { run, history: [], acceptances: [] };
  return { file, kept: await tryToKeepRun(file, { root, name: interrupted ? INTERRUPTED_RUN : nameOf(startedAt), cwd: request.cwd }), config, interrupted };
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
      fix: 'Record for longer, or choose fewer benchmarks with --only: then no budget is proposed, for they are a part.',
    });
  }
  return { name: 'calibration', plan: { looks: [rounds] }, solos: SOLOS, solosWithoutBase: SOLOS, only: [], load };
}
