import { hash } from 'node:crypto';
import { type LaterFamily, nextStage, type Stage } from '../judge/next-stage.ts';
import { type CorePlan, whyNotPinned } from './cores.ts';
import { benchmarkRecord, openMeasuring, unlessUntouched } from './carry-out-steps.ts';
import type { StepSetting } from './measure-step.ts';
import type { RunIo } from './notes.ts';
import { type Procedure, procedureUnder, roundCosts } from './procedure.ts';
import { openRig } from './server/server-arms.ts';
import { measureStages } from './stages.ts';
import { LONGEST_OF_RUN_MS, notesOnCounts, takeCounts, withCounts } from './take-counts.ts';
import { noteOnLoadedAlike } from './probe/loaded-alike.ts';
import type { BenchmarkRecord, Commit, Config, ControlRound, OfBothArms, Profile, Reason, Run, RunFile } from '../model.ts';
import { isComparable, type PlannedBenchmark } from '../plan/benchmarks.ts';
import { comparesNothing, LEAST_DUETS } from '../plan/profiles.ts';
import { expectedCountingMs, expectedMs, keptForCountingMs, notesOnBudget, type RoundsOfRun, roundsOfRun, schedulableOf } from '../plan/rounds-of-run.ts';
import type { Budget } from '../plan/settings-of-run.ts';
import { monotonicMs } from '../system/this-program.ts';
import { version } from '../system/version.ts';

/** Hash of load and procedure, within which solo figures are comparable. */
export function loadHash(benchmark: PlannedBenchmark, procedure: Procedure): string {
  const { version, soloWarmupMs, soloMs, suiteWarmupMs, suiteSoloSliceMs, suiteSoloSlices } = procedure;
  const solo = benchmark.kind === 'server' ? [soloMs, soloWarmupMs] : [suiteSoloSliceMs * suiteSoloSlices, suiteWarmupMs];
  return hash('sha256', JSON.stringify([benchmark.load, version, ...solo])).slice(0, 16);
}

/** Facts of a run before anything is measured. */
type FactsOfRun = Omit<Run, 'schema' | 'tool' | 'startedAt' | 'durationMs' | 'benchmarks' | 'control' | 'notes' | 'warnings'> & { readonly startedAt: Date };

/** The run without its rounds, for the judge's looks. */
export function outlineOf({ startedAt, ...facts }: FactsOfRun): Run {
  return { schema: 3, tool: version, startedAt: startedAt.toISOString(), durationMs: 0, ...facts, benchmarks: [], control: [], notes: [], warnings: [] };
}

interface MeasuringRequest {
  readonly procedure: Procedure;
  readonly profile: Profile;
  /** null: what the profile takes. */
  readonly budget: Budget | null;
  readonly seed: number;
  readonly instructions: Config['instructions'];
  /** Number of runs that will be joined, with this one. */
  readonly jobs: number;
}

interface MeasuringPlace {
  /** null: nothing is measured side by side. */
  readonly base: { readonly commit: Commit; readonly config: Config } | null;
  readonly trees: OfBothArms<string>;
  /** null: processes cannot be pinned. */
  readonly cores: CorePlan | null;
  readonly services: { readonly trouble: StepSetting['troubleBeside'] };
  /** By target: why the change reaches it. */
  readonly reachedBy: ReadonlyMap<string, Reason | null>;
}

interface MeasuringTask {
  readonly prepared: {
    readonly benchmarks: readonly PlannedBenchmark[];
    /** Installed version by target (`versionOf`). */
    readonly versions: ReadonlyMap<string, string>;
  };
  readonly place: MeasuringPlace;
  readonly request: MeasuringRequest;
  /** The run without its rounds, for the judge's looks. */
  readonly outline: RunFile;
}

interface Measurements {
  readonly records: readonly BenchmarkRecord[];
  readonly control: readonly ControlRound[];
}

/**
 * Counts instructions, then measures rounds from look to look until no verdict can change, the budget is used up, or the signal ends it.
 *
 * @throws UserError for a budget that is too small
 */
export async function takeMeasurements({ prepared, place, request, outline }: MeasuringTask, io: RunIo): Promise<Measurements & { readonly countingMs: number }> {
  const { benchmarks, versions } = prepared;
  const { base, trees, cores, services, reachedBy } = place;
  if (benchmarks.length === 0) return { records: [], control: [], countingMs: 0 };
  if (cores === null && base !== null && !comparesNothing(request.profile)) await noteTurns(io);
  const startedMs = monotonicMs();
  const budgetMs = request.budget?.ms ?? null;
  const procedure = procedureUnder(request.profile.load, request.procedure);
  const costs = roundCosts(procedure, cores !== null);
  const schedulable = benchmarks.map((benchmark) => schedulableOf(benchmark, { comparing: !comparesNothing(request.profile) }));
  const instructions = comparesNothing(request.profile) ? 'off' : request.instructions;
  const isRequired = instructions === 'required';
  const leastMs = expectedMs(schedulable, { duets: LEAST_DUETS, solos: 1 }, costs);
  const countingMs = instructions === 'off' ? 0 : keptForCountingMs(expectedCountingMs(schedulable, base !== null), { isRequired, budgetMs, leastMs });
  const roundsBeside = (spentMs: number): RoundsOfRun => roundsOfRun({ benchmarks: schedulable, profile: request.profile, budget: request.budget, countingMs: spentMs, costs });
  // Refuses a budget that is too small before anything is counted.
  roundsBeside(isRequired ? countingMs : 0);
  const { nodeVersion: nodeOnPath } = outline.run.environment;
  const loaded = new Map<string, OfBothArms<readonly string[]>>();
  await using rig = openRig({
    cores, procedure,
    onKilled: (target) => io.note({ kind: 'server-killed', target }),
    onOutside: (target) => io.note({ kind: 'measured-from-outside', target }),
    onServing: (target, arm, serving) => {
      const versions = new Set(serving.map(({ nodeVersion }) => nodeVersion));
      for (const version of versions) {
        if (version !== nodeOnPath) io.warn({ kind: 'other-node', target, version, onPath: nodeOnPath });
      }
      loaded.set(target, { ...loaded.get(target) ?? NOTHING_LOADED, [arm]: serving.flatMap(({ modules }) => modules) });
    },
  });
  // Nothing is timed meanwhile, and it tells within half a minute where a change is.
  const countingStartedMs = monotonicMs();
  const counts = await takeCounts({
    instructions, benchmarks, hasBase: base !== null, trees, troubleBeside: services.trouble, longestMs: budgetMs === null ? LONGEST_OF_RUN_MS : countingMs,
  }, io);
  const countedMs = monotonicMs() - countingStartedMs;
  const rounds = roundsBeside(Math.min(monotonicMs() - startedMs, (budgetMs ?? Number.POSITIVE_INFINITY) - leastMs));
  for (const note of notesOnBudget(request.profile, rounds)) io.note(note);
  const { plan, solos } = rounds;
  const measuring = openMeasuring({ benchmarks, plan, trees, rig, signal: io.signal, troubleBeside: services.trouble });
  const recordsSoFar = (): readonly BenchmarkRecord[] => {
    const measurements = measuring.measurements();
    return benchmarks.map((benchmark) => benchmarkRecord(benchmark, measurements.get(benchmark.id)!, {
      version: versions.get(benchmark.target) ?? null,
      labels: benchmark.labels,
      loadHash: loadHash(benchmark, procedure),
    })).map((record) => withCounts(record, counts, isRequired));
  };
  const later: LaterFamily = {
    jobs: request.jobs,
    isPart: request.jobs > 1 || outline.run.only.length > 0 || request.profile.only.length > 0,
  };
  const stageAhead = (leftOut: ReadonlySet<string>): Stage | null => nextStage({ ...outline, run: { ...outline.run, benchmarks: recordsSoFar() } }, later, leftOut);
  await measureStages({ stageAhead, measuring, benchmarks: schedulable, costs, solos, seed: request.seed, budgetMs: budgetMs === null ? null : budgetMs - (monotonicMs() - startedMs), controls: controlsOf(benchmarks) }, io);
  for (const note of measuring.notes()) io.note(note);
  for (const warning of measuring.warnings()) io.warn(warning);
  for (const [target, modules] of loaded) {
    const { head } = benchmarks.find((benchmark) => benchmark.target === target)!;
    const note = await noteOnLoadedAlike({ head, reachedBy: reachedBy.get(target) ?? null }, modules, trees);
    if (note !== null) io.note(note);
  }
  const records = recordsSoFar().map((record) => ({
    ...record,
    measurement: unlessUntouched(record.measurement),
    tookMs: Math.round((measuring.tookMs().get(record.id) ?? 0) + (counts.get(record.id)?.tookMs ?? 0)),
  }));
  for (const note of notesOnCounts(records, counts)) io.note(note);
  return { records, control: measuring.control(), countingMs: countedMs };
}

const NOTHING_LOADED: OfBothArms<readonly string[]> = { base: [], head: [] };

async function noteTurns({ note }: Pick<RunIo, 'note'>): Promise<void> {
  const why = await whyNotPinned();
  if (why !== null) note({ kind: 'not-pinned', ...why });
}

/** Benchmarks for A/A rounds: without services, which arms would share, and without held requests, which vary more. */
function controlsOf(benchmarks: readonly PlannedBenchmark[]): readonly string[] {
  return benchmarks
    .filter(isComparable)
    .filter(({ base }) => base.services.length === 0)
    .filter((benchmark) => benchmark.kind === 'suite' || benchmark.request.protocol === 'http')
    .map(({ id }) => id);
}
