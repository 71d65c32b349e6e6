/**
 * The story of a run: where it starts from, what there is to measure, the measuring, and the verdict. Reports and
 * publishing are for whoever asked (the command line, the Action).
 */
import { AsyncDisposableStack } from '@whatwg-node/disposablestack';
import { warningsOnIdleRules } from './judge/rules/idle-rules.ts';
import { notesOnIdleThresholds } from './judge/rules/idle-thresholds.ts';
import { judge } from './judge/judge.ts';
import { planCores } from './measure/cores.ts';
import { withValgrind, type InstallValgrind } from './run/provide-valgrind.ts';
import type { BenchmarkRecord, Config, Judgement, Run, RunFile, Shard } from './model.ts';
import { openNotes } from './run/notes.ts';
import { placeOfSetting, type AskedBy } from './plan/asked-by.ts';
import { budgetOfRun } from './plan/budget.ts';
import { underLoad } from './plan/load-overrides.ts';
import { comparesNothing, profileOfRun } from './plan/profiles.ts';
import { askedFor, globsOfRun } from './plan/selections.ts';
import { notesOnUnsent } from './plan/unmeasured.ts';
import { prepareBenchmarks } from './run/prepare.ts';
import { stopEverythingOn } from './processes/stop-on-abort.ts';
import type { ProgressListener } from './run/progress.ts';
import { openResults, tryToKeepRun, type Kept } from './run/results-folder.ts';
import { drawSeed } from './seed.ts';
import { openServices } from './services/services.ts';
import { openStartingPoint, type StartRequest } from './run/starting-point.ts';
import { takeMeasurements } from './run/take-measurements.ts';
import { measureBesideBase } from './run/unasked-base.ts';
import { version } from './version.ts';

/** What is to be measured and compared; every field decided. */
export interface GateRequest extends StartRequest {
  readonly only: readonly string[];
  /** Also what the change cannot reach. */
  readonly all: boolean;
  /** Part of the benchmarks to measure; null: all of them. */
  readonly shard: Shard | null;
  /** That measure together, shards and legs of a matrix: their runs are going to be joined. */
  readonly jobs: number;
  /** Number of the pull request that it is about, of a merge group its last one; null: none. */
  readonly pullRequest: number | null;
  /** null: the configuration's, or what the profile takes. */
  readonly budgetMs: number | null;
  /** Name of one of the configuration's profiles. */
  readonly profile: string;
  /** What its settings are called in errors. */
  readonly askedBy: AskedBy;
  /** null: drawn anew, and recorded. */
  readonly seed: number | null;
  /** For the instructions that are asked for; not there: they are counted only where valgrind is installed already. */
  readonly installValgrind?: InstallValgrind;
}

/** What came of it. */
export interface GateResult {
  readonly file: RunFile;
  readonly judgement: Judgement;
  /** Where the run was kept, relative to the folder that the request names; or why it could not be. */
  readonly kept: Kept;
  readonly root: string;
  readonly config: Config;
  /** The signal ended it early; the run holds what was measured until then. */
  readonly interrupted: boolean;
}

/**
 * Measures and judges. Whatever was measured is written to `.perf-gate/` before this returns, also after an interrupt. Where that
 * cannot be done any more the verdict stands all the same.
 *
 * @throws UserError for wrong usage, configuration, repository or baselines, before anything is measured
 */
export async function runGate(request: GateRequest, io: { readonly signal: AbortSignal; readonly progress: ProgressListener }): Promise<GateResult> {
  const startedAt = new Date();
  const { note, warn, told } = openNotes(io.progress);
  await using start = await openStartingPoint(request, { note, warn });
  await using interrupts = new AsyncDisposableStack();
  interrupts.use(stopEverythingOn(io.signal));
  const { root, config, base } = start;
  await openResults(root);
  const placeOf = (setting: string): string => placeOfSetting(setting, request.askedBy);
  const { profile, note: noteOnProfile } = profileOfRun({ name: request.profile, by: placeOf('profile') }, config, base?.config ?? null);
  if (noteOnProfile !== null) note(noteOnProfile);
  notesOnUnsent(config).forEach(note);
  const only = globsOfRun(request.only, profile, base === null ? [config] : [config, base.config]);

  const cores = await planCores();
  await using services = openServices({ trees: start.trees, cores: cores?.clients ?? null, signal: io.signal, note });
  const prepared = await prepareBenchmarks({
    request: { ...request, only },
    asked: askedFor({ patterns: request.only, by: placeOf('only') }, profile),
    head: underLoad(config, profile.load),
    base: base === null ? null : underLoad(base.config, profile.load),
    unasked: start.unasked,
    trees: start.trees,
    services,
    io,
  });
  prepared.notes.forEach(note);
  prepared.warnings.forEach(warn);
  const { policy } = base?.config ?? config;
  notesOnIdleThresholds(policy, prepared.benchmarks).forEach(note);
  if (only.length === 0) warningsOnIdleRules({ ruling: base?.config ?? config, head: config, benchmarks: [...prepared.benchmarks, ...prepared.unmeasured] }).forEach(warn);
  const { instructions } = base?.config ?? config;
  const isCounting = instructions !== 'off' && !comparesNothing(profile) && prepared.benchmarks.length > 0;
  const environment = isCounting ? await withValgrind(start.environment, request.installValgrind ?? null, { ...io, note }) : start.environment;
  const seed = request.seed ?? drawSeed();
  const budget = budgetOfRun(request.budgetMs === null ? null : { ms: request.budgetMs, by: placeOf('budget') }, config, base?.config ?? null);
  const outline: Run = {
    schema: 2,
    tool: version,
    startedAt: startedAt.toISOString(),
    durationMs: 0,
    profile: profile.name,
    only: request.only,
    measuredFor: comparesNothing(profile) ? 'tables' : 'verdict',
    seed,
    budgetMs: budget?.ms ?? null,
    head: start.head,
    base: base?.commit ?? null,
    pullRequest: request.pullRequest,
    shard: request.shard,
    environment,
    storedKinds: start.storedKinds,
    policy,
    configFile: config.file,
    configHash: start.configHash,
    benchmarks: [],
    control: [],
    notes: [],
  };
  const { history, acceptances } = start;
  const { records, control } = await measureBesideBase({ benchmarks: prepared.benchmarks, budget, unasked: start.unasked, signal: io.signal }, (benchmarks, within) => takeMeasurements({
    prepared: { ...prepared, benchmarks },
    place: { ...start, cores, services },
    request: { profile, budget: within, seed, instructions, jobs: Math.max(request.jobs, request.shard?.count ?? 1) },
    outline: { run: outline, history, acceptances },
  }, { ...io, note, warn }));
  const interrupted = io.signal.aborted;
  if (interrupted) note('The run was interrupted: it holds only what was measured until then.');

  const run: Run = {
    ...outline,
    durationMs: Date.now() - startedAt.getTime(),
    benchmarks: [...records, ...prepared.unmeasured].toSorted(byPlaceIn(config)),
    control,
    ...told(),
  };
  const file: RunFile = { run, history, acceptances };
  const kept = await tryToKeepRun(file, { root, name: interrupted ? 'interrupted.json' : 'run.json', cwd: request.cwd });
  return { file, judgement: judge(file), kept, root, config, interrupted };
}

/** Reports list benchmarks in the configuration's order; what only base has comes last. */
function byPlaceIn(config: Config): (one: BenchmarkRecord, other: BenchmarkRecord) => number {
  const places = new Map(config.targets.map((target, place) => [target.name, place]));
  return (one, other) => (places.get(one.target) ?? places.size) - (places.get(other.target) ?? places.size);
}
