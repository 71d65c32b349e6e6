/**
 * The story of a run: where it starts from, what there is to measure, the measuring, and the verdict. Reports and
 * publishing are for whoever asked (the command line, the Action).
 */
import { notesOnIdleThresholds, warningsOnIdleRules, warningsOnTurnedMetrics } from './judge/idle-rules.ts';
import { judge } from './judge/judge.ts';
import { planCores } from './measure/cores.ts';
import { noteInterrupt, type NoteTaker, openNotes, type RunIo } from './measure/notes.ts';
import { type InstallCounter, withEmulator } from './measure/take-counts.ts';
import { outlineOf, takeMeasurements } from './measure/take-measurements.ts';
import type { BenchmarkRecord, Config, Judgement, RunFile, Shard } from './model.ts';
import { comparesNothing } from './plan/profiles.ts';
import { type AskedSettings, settingsOfRun, type SettingsOfRun, underLoad } from './plan/settings-of-run.ts';
import type { PreparedBenchmarks } from './prepare/benchmarks-of-targets.ts';
import { openStartingPoint, type StartRequest } from './prepare/starting-point.ts';
import { measureBesideBase } from './measure/beside-base.ts';
import { openWorkbench } from './prepare/workbench.ts';
import { INTERRUPTED_RUN, type Kept, openResults, tryToKeepRun } from './store/results-folder.ts';
import { drawSeed, monotonicMs } from './system/this-program.ts';

/** What is to be measured and compared; every field decided. */
export interface GateRequest extends StartRequest, AskedSettings {
  /** Also what the change cannot reach. */
  readonly all: boolean;
  /** Part of the benchmarks to measure; null: all of them. */
  readonly shard: Shard | null;
  /** That measure together, shards and legs of a matrix: their runs are going to be joined. */
  readonly jobs: number;
  /** Number of the pull request that it is about, of a merge group its last one; null: none. */
  readonly pullRequest: number | null;
  /** null: drawn anew, and recorded. */
  readonly seed: number | null;
  /** For counting instructions; not there: they are counted only where the counter can run already. */
  readonly installCounter?: InstallCounter;
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
export async function runGate(request: GateRequest, { signal, progress }: Pick<RunIo, 'signal' | 'progress'>): Promise<GateResult> {
  const [startedAt, startedMs] = [new Date(), monotonicMs()];
  const { note, warn, told } = openNotes(progress);
  const io: RunIo = { signal, progress, note, warn };
  await using start = await openStartingPoint(request, io);
  const { root, config, base, head, trees, unasked, history, acceptances } = start;
  await openResults(root);
  const settings = settingsOfRun(request, config, base?.config ?? null);
  const { profile, ruling } = settings;
  settings.notes.forEach(note);

  await using workbench = openWorkbench({ trees, cores: await planCores(), io });
  const prepared = await workbench.prepare({
    request: { ...request, only: settings.only },
    asked: settings.asked,
    head: underLoad(config, profile.load),
    base: base === null ? null : underLoad(base.config, profile.load),
    unasked,
  });
  tellIdleRules(settings, config, prepared, io);
  const run = outlineOf({
    startedAt,
    profile: profile.name,
    only: request.only,
    measuredFor: comparesNothing(profile) ? 'tables' : 'verdict',
    seed: request.seed ?? drawSeed(),
    budgetMs: settings.budget?.ms ?? null,
    head,
    base: base?.commit ?? null,
    pullRequest: request.pullRequest,
    shard: request.shard,
    environment: isCounting(settings, prepared) ? await withEmulator(start.environment, request.installCounter ?? null, io) : start.environment,
    storedKinds: start.storedKinds,
    policy: ruling.policy,
    configFile: config.file,
    configHash: start.configHash,
  });
  const { records, control } = await measureBesideBase({ benchmarks: prepared.benchmarks, budget: settings.budget, unasked, signal }, (benchmarks, budget) => takeMeasurements({
    prepared: { ...prepared, benchmarks },
    place: { base, trees, cores: workbench.cores, services: workbench.services },
    request: { profile, budget, seed: run.seed, instructions: ruling.instructions, jobs: Math.max(request.jobs, request.shard?.count ?? 1) },
    outline: { run, history, acceptances },
  }, io));
  const interrupted = noteInterrupt(io);

  const benchmarks = [...records, ...prepared.unmeasured].toSorted(byPlaceIn(config));
  const file: RunFile = { run: { ...run, durationMs: Math.round(monotonicMs() - startedMs), benchmarks, control, ...told() }, history, acceptances };
  const kept = await tryToKeepRun(file, { root, name: interrupted ? INTERRUPTED_RUN : 'run.json', cwd: request.cwd });
  return { file, judgement: judge(file), kept, root, config, interrupted };
}

/** Whatever of the policy comes to nothing, or to the opposite. Of a run that was asked for a part, rules hold for benchmarks that are not in it. */
function tellIdleRules({ ruling, only }: SettingsOfRun, head: Config, { benchmarks, unmeasured }: PreparedBenchmarks, { note, warn }: NoteTaker): void {
  notesOnIdleThresholds(ruling.policy, benchmarks).forEach(note);
  const ruled = { ruling, head, benchmarks: [...benchmarks, ...unmeasured] };
  if (only.length === 0) warningsOnIdleRules(ruled).forEach(warn);
  warningsOnTurnedMetrics(ruled).forEach(warn);
}

const isCounting = ({ ruling, profile }: SettingsOfRun, { benchmarks }: PreparedBenchmarks): boolean =>
  ruling.instructions !== 'off' && !comparesNothing(profile) && benchmarks.length > 0;

/** Reports list benchmarks in the configuration's order; what only base has comes last. */
function byPlaceIn(config: Config): (one: BenchmarkRecord, other: BenchmarkRecord) => number {
  const places = new Map(config.targets.map((target, place) => [target.name, place]));
  return (one, other) => (places.get(one.target) ?? places.size) - (places.get(other.target) ?? places.size);
}
