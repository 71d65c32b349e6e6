/**
 * The measuring phase of `gate.ts`: counts, then rounds from look to look. It stands beside it because it joins the plan, the prepared arms
 * and the judge's answers in one run file, and no room below knows all three.
 */
import { AsyncDisposableStack } from '@whatwg-node/disposablestack';
import { MEASURE_ERRORS } from './errors/measure.ts';
import { notesOnIdleThresholds, warningsOnIdleRules } from './judge/idle-rules.ts';
import { nextStage } from './judge/next-stage.ts';
import { whyNotPinned } from './measure/cores.ts';
import { takeMachineLock } from './measure/machine-lock.ts';
import { measureStep, type StepSetting } from './measure/measure-step.ts';
import type { RunIo } from './measure/notes.ts';
import { procedureUnder, roundCosts } from './measure/procedure.ts';
import { nothingSoFar, notesOnRounds, recordsOf, unlessUntouched, warningsOnRounds } from './measure/run-so-far.ts';
import { openRig } from './measure/server/server-arms.ts';
import { measureStages } from './measure/stages.ts';
import { type Executed, executedOf, longestCountingMs, notesOnCounts, takeCounts, whyNotCountable } from './measure/take-counts.ts';
import type { BenchmarkRecord, Config, Run, RunFile, Shard } from './model.ts';
import { divideTime } from './plan/divide-time.ts';
import { comparesNothing } from './plan/profiles.ts';
import { notesOnBudget, notesOnBudgetTaken, schedulableOf } from './plan/rounds-of-run.ts';
import type { RunPlan } from './prepare/plan-run.ts';
import type { PreparedRun } from './prepare/prepare-run.ts';
import { describeReason } from './report/words.ts';
import { drawSeed, monotonicMs } from './system/this-program.ts';
import { version } from './system/version.ts';

/** Settings of measuring that the plan does not hold. */
export interface MeasureRequest {
  readonly only: readonly string[];
  readonly shard: Shard | null;
  /** Number of runs that will be joined, with this one. */
  readonly jobs: number;
  /** Number of the pull request, in a merge group of the last one; null: none. */
  readonly pullRequest: number | null;
  /** null: drawn. */
  readonly seed: number | null;
}

/**
 * Measures until no verdict can change, the budget is used up, or the signal ends it. The caller adds the notes. No other run measures on
 * this machine until the result is disposed of.
 *
 * @throws UserError for a budget that is too small, and where instructions are required that cannot be counted here
 */
export async function measureRun(
  plan: RunPlan,
  prepared: PreparedRun,
  request: MeasureRequest,
  io: RunIo,
): Promise<AsyncDisposable & { readonly file: RunFile; readonly executed: Executed }> {
  const preparedMs = monotonicMs();
  tellIdleRules(plan, prepared, io);
  await refuseUncountable(plan, prepared);
  const begun = beginRun(plan, request);
  await using opened = new AsyncDisposableStack();
  if (prepared.benchmarks.length > 0) opened.use(await takeMachineLock(plan.repository.root, io));
  const startedMs = monotonicMs();
  const jobs = Math.max(request.jobs, request.shard?.count ?? 1);
  const { records, countingMs, executed } = await measureBenchmarks(begun, jobs, { plan, prepared }, io);
  const measuredMs = monotonicMs();
  notesOnBudgetTaken(begun.run.budgetMs ?? null, measuredMs - startedMs).forEach(io.note);
  const benchmarks = [...records, ...prepared.unmeasured].toSorted(byPlaceIn(plan.repository.config));
  const file = withFacts(begun, {
    durationMs: Math.round(measuredMs - plan.startedMs),
    phasesMs: {
      preparing: Math.round(preparedMs - plan.startedMs),
      waiting: Math.round(startedMs - preparedMs),
      counting: Math.round(countingMs),
      rounds: Math.round(measuredMs - startedMs - countingMs),
      explaining: 0,
    },
    benchmarks: await Promise.all(benchmarks.map((record) => withExplainedFailure(record, prepared))),
  });
  const moved = opened.move();
  return { file, executed, [Symbol.asyncDispose]: () => moved.disposeAsync() };
}

/** The run file with further facts of its run, or newer ones. */
export const withFacts = (file: RunFile, facts: Partial<Run>): RunFile => ({ ...file, run: { ...file.run, ...facts } });

/** The run before anything is measured. */
function beginRun({ startedAt, repository, base, settings, environment, stored }: RunPlan, request: MeasureRequest): RunFile {
  const { profile, budget, ruling, countsSettle } = settings;
  const { storedKinds, history, acceptances } = stored;
  const run: Run = {
    schema: 3,
    tool: version,
    startedAt: startedAt.toISOString(),
    durationMs: 0,
    profile: profile.name,
    only: request.only,
    measuredFor: comparesNothing(profile) ? 'tables' : 'verdict',
    seed: request.seed ?? drawSeed(),
    budgetMs: budget?.ms ?? null,
    head: repository.head,
    branch: repository.branch,
    base: base?.commit ?? null,
    pullRequest: request.pullRequest,
    shard: request.shard,
    environment,
    storedKinds,
    policy: { ...ruling.policy, countsSettle },
    configFile: repository.config.file,
    configHash: repository.configHash,
    benchmarks: [],
    notes: [],
    warnings: [],
  };
  return { run, history, acceptances };
}

/**
 * Counts instructions, while nothing is timed: within half a minute they tell where a change is. Then it measures rounds.
 *
 * @param jobs number of runs that will be joined, with this one
 */
async function measureBenchmarks(
  begun: RunFile,
  jobs: number,
  { plan, prepared }: { readonly plan: RunPlan; readonly prepared: PreparedRun },
  io: RunIo,
): Promise<{ readonly records: readonly BenchmarkRecord[]; readonly countingMs: number; readonly executed: Executed }> {
  const { base, cores, settings } = plan;
  const { benchmarks, versions, trees, services } = prepared;
  if (trees === null || benchmarks.length === 0) return { records: [], countingMs: 0, executed: new Map() };
  const startedMs = monotonicMs();
  const { profile, budget } = settings;
  const isComparing = !comparesNothing(profile);
  const instructions = isComparing ? settings.instructions : 'off';
  if (cores === null && base !== null && isComparing) await noteTurns(io);
  const procedure = procedureUnder(profile.load, plan.procedure);
  const costs = roundCosts(procedure, cores !== null);
  const schedulable = benchmarks.map((benchmark) => schedulableOf(benchmark, { comparing: isComparing }));
  const time = divideTime({ benchmarks: schedulable, profile, budget, instructions, hasBase: base !== null, costs });
  const isRequired = instructions === 'required';
  const longestMs = time.countingMs ?? longestCountingMs(benchmarks.length, isRequired);
  const counts = await takeCounts(
    { instructions, benchmarks, hasBase: base !== null, trees, troubleBeside: services.trouble, longestMs },
    io,
  );
  const countingMs = monotonicMs() - startedMs;
  const rounds = time.roundsAfter(countingMs);
  notesOnBudget(profile, rounds).forEach(io.note);
  await using rig = openRig({
    cores,
    procedure,
    onKilled: (target) => io.note({ kind: 'server-killed', target }),
    onOutside: (target) => io.note({ kind: 'measured-from-outside', target }),
    onServing: (target, serving) => {
      const onPath = begun.run.environment.nodeVersion;
      const others = new Set(serving.map(({ nodeVersion }) => nodeVersion).filter((nodeVersion) => nodeVersion !== onPath));
      for (const other of others) io.warn({ kind: 'other-node', target, version: other, onPath });
    },
  });
  const soFar = nothingSoFar(benchmarks);
  const setting: StepSetting = { plan: rounds.plan, trees, rig, signal: io.signal, troubleBeside: services.trouble };
  const recordsSoFar = (): readonly BenchmarkRecord[] =>
    recordsOf(soFar, { plan: rounds.plan, procedure, counts, areCountsRequired: isRequired, versions });
  const later = { jobs, isPart: jobs > 1 || begun.run.only.length > 0 || profile.only.length > 0 };
  await measureStages(
    {
      stageAhead: (leftOut) => nextStage(withFacts(begun, { benchmarks: recordsSoFar() }), later, leftOut),
      measure: (step) => measureStep(setting, soFar, step),
      benchmarks: schedulable,
      costs,
      solos: rounds.solos,
      seed: begun.run.seed,
      budgetMs: budget === null ? null : budget.ms - (monotonicMs() - startedMs),
    },
    io,
  );
  notesOnRounds(soFar).forEach(io.note);
  warningsOnRounds(soFar).forEach(io.warn);
  const records = recordsSoFar().map((record) => ({ ...record, measurement: unlessUntouched(record.measurement) }));
  notesOnCounts(records, counts).forEach(io.note);
  return { records, countingMs, executed: executedOf(counts) };
}

async function noteTurns({ note }: RunIo): Promise<void> {
  const why = await whyNotPinned();
  if (why !== null) note({ kind: 'not-pinned', ...why });
}

async function withExplainedFailure(record: BenchmarkRecord, { explain }: PreparedRun): Promise<BenchmarkRecord> {
  const { measurement, target } = record;
  return measurement.state === 'broken'
    ? { ...record, measurement: { ...measurement, reason: await explain(target, measurement.arm, measurement.reason) } }
    : record;
}

async function refuseUncountable({ settings: { instructions, profile } }: RunPlan, { benchmarks }: PreparedRun): Promise<void> {
  if (instructions !== 'required' || comparesNothing(profile) || benchmarks.length === 0) return;
  const because = await whyNotCountable();
  if (because !== null) throw MEASURE_ERRORS['instructions-not-countable']({ because: describeReason(because) });
}

/** Tells which parts of the policy have no effect. A run of a part of the benchmarks cannot tell for rules. */
function tellIdleRules(
  { settings: { ruling, only }, repository: { config: head } }: RunPlan,
  { benchmarks, unmeasured }: PreparedRun,
  { note, warn }: RunIo,
): void {
  notesOnIdleThresholds(ruling.policy, benchmarks).forEach(note);
  if (only.length === 0) warningsOnIdleRules({ ruling, head, benchmarks: [...benchmarks, ...unmeasured] }).forEach(warn);
}

/** Orders benchmarks as the configuration does; what only base has comes last. */
function byPlaceIn(config: Config): (one: BenchmarkRecord, other: BenchmarkRecord) => number {
  const places = new Map(config.targets.map((target, place) => [target.name, place]));
  return (one, other) => (places.get(one.target) ?? places.size) - (places.get(other.target) ?? places.size);
}
