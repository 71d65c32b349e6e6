/**
 * The measuring phase of `gate.ts`. It stands beside it because it joins the plan, the prepared arms and the judge's remarks on the
 * policy in one run file, and no room below knows all three.
 */
import { MEASURE_ERRORS } from './errors/measure.ts';
import { notesOnIdleThresholds, warningsOnIdleRules, warningsOnTurnedMetrics } from './judge/idle-rules.ts';
import type { RunIo } from './measure/notes.ts';
import { whyNotCountable } from './measure/take-counts.ts';
import { outlineOf, takeMeasurements } from './measure/take-measurements.ts';
import { takeMachineLock } from './measure/machine-lock.ts';
import { explainRegressions } from './measure/profile/explain-regressions.ts';
import type { BenchmarkRecord, Cause, Config, RunFile, Shard } from './model.ts';
import { comparesNothing } from './plan/profiles.ts';
import type { PreparedBenchmarks } from './prepare/benchmarks.ts';
import type { RunPlan } from './prepare/plan-run.ts';
import type { PreparedRun } from './prepare/prepare-run.ts';
import { whatMoved } from './prepare/what-moved.ts';
import { describeReason } from './report/words.ts';
import { openProfiles } from './store/run-file.ts';
import { drawSeed, monotonicMs } from './system/this-program.ts';

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
  /** `off`: looks for no causes of regressions; not there: as the configuration says. */
  readonly why?: 'off';
}

/**
 * Measures until the signal ends it. The caller adds the notes.
 *
 * @throws UserError for a budget that is too small, and where instructions are required that cannot be counted here
 */
export async function measureRun(plan: RunPlan, prepared: PreparedRun, request: MeasureRequest, io: RunIo): Promise<RunFile> {
  const { repository: { root, branch, config, configHash, head }, base, settings: { profile, budget, ruling }, cores, stored } = plan;
  const { storedKinds, history, acceptances } = stored;
  const preparedMs = monotonicMs();
  tellIdleRules(plan, prepared, io);
  if (isCounting(plan, prepared) && plan.settings.instructions === 'required') await refuseUncountable();
  const run = outlineOf({
    startedAt: plan.startedAt,
    profile: profile.name,
    only: request.only,
    measuredFor: comparesNothing(profile) ? 'tables' : 'verdict',
    seed: request.seed ?? drawSeed(),
    budgetMs: budget?.ms ?? null,
    head,
    branch,
    base: base?.commit ?? null,
    pullRequest: request.pullRequest,
    shard: request.shard,
    environment: plan.environment,
    storedKinds,
    policy: ruling.policy,
    configFile: config.file,
    configHash,
  });
  const { trees, services } = prepared;
  await using _ = prepared.benchmarks.length === 0 ? null : await takeMachineLock(root, io);
  const startedMs = monotonicMs();
  const inOrder = (records: readonly BenchmarkRecord[]): readonly BenchmarkRecord[] => [...records, ...prepared.unmeasured].toSorted(byPlaceIn(config));
  const { records, control, countingMs } = trees === null ? NOTHING_MEASURED : await takeMeasurements({
    prepared,
    place: { base, trees, cores, services, reachedBy: new Map(plan.targets.map(({ name, reachedBy }) => [name, reachedBy])) },
    request: { procedure: plan.procedure, profile, budget, seed: run.seed, instructions: plan.settings.instructions, jobs: Math.max(request.jobs, request.shard?.count ?? 1) },
    outline: { run, history, acceptances },
  }, io);
  const measuredMs = monotonicMs();
  noteOnBudgetTaken({ budgetMs: budget?.ms ?? null, tookMs: measuredMs - startedMs }, io);
  const leftMs = budget === null ? null : budget.ms - (measuredMs - startedMs);
  const file: RunFile = { run: { ...run, benchmarks: records, control }, history, acceptances };
  const causes = request.why === 'off' || plan.settings.why === 'off' ? NO_CAUSES : await causesIn(file, { plan, prepared, leftMs }, io);
  const explained = records.map((record) => ({ ...record, cause: causes.get(record.id) }));
  const phasesMs = {
    preparing: Math.round(preparedMs - plan.startedMs),
    waiting: Math.round(startedMs - preparedMs),
    counting: Math.round(countingMs),
    rounds: Math.round(measuredMs - startedMs - countingMs),
    explaining: Math.round(monotonicMs() - measuredMs),
  };
  const benchmarks = await Promise.all(inOrder(explained).map((record) => withExplainedFailure(record, prepared)));
  return { run: { ...run, durationMs: Math.round(monotonicMs() - plan.startedMs), phasesMs, benchmarks, control }, history, acceptances };
}

async function withExplainedFailure(record: BenchmarkRecord, { explain }: Pick<PreparedRun, 'explain'>): Promise<BenchmarkRecord> {
  const { measurement, target } = record;
  return measurement.state === 'broken' ? { ...record, measurement: { ...measurement, reason: await explain(target, measurement.arm, measurement.reason) } } : record;
}

async function refuseUncountable(): Promise<void> {
  const because = await whyNotCountable();
  if (because !== null) throw MEASURE_ERRORS['instructions-not-countable']({ because: describeReason(because) });
}

/** A budget is kept within this share of it. */
const KEPT_WITHIN = 0.2;

function noteOnBudgetTaken({ budgetMs, tookMs }: { readonly budgetMs: number | null; readonly tookMs: number }, { note }: Pick<RunIo, 'note'>): void {
  if (budgetMs === null || tookMs <= (1 + KEPT_WITHIN) * budgetMs) return;
  note({ kind: 'over-budget', seconds: Math.round(tookMs / 1000), budgetSeconds: Math.round(budgetMs / 1000) });
}

const NOTHING_MEASURED = { records: [], control: [], countingMs: 0 };

const NO_CAUSES: ReadonlyMap<string, Cause> = new Map();

/** Why benchmarks regressed, by id. Their profiles are kept beside the run. */
async function causesIn(file: RunFile, { plan, prepared: { benchmarks, trees, services }, leftMs }: {
  readonly plan: RunPlan;
  readonly prepared: PreparedRun;
  readonly leftMs: number | null;
}, io: RunIo): Promise<ReadonlyMap<string, Cause>> {
  const { repository: { root, git }, procedure, base, cores } = plan;
  if (trees === null || base === null) return NO_CAUSES;
  const keepProfile = await openProfiles(root);
  return explainRegressions({
    file,
    benchmarks,
    place: { trees, cores, troubleBeside: services.trouble },
    procedure,
    leftMs,
    circumstancesOf: ({ base: ofBase, head }, files) => whatMoved({ trees, dirs: { base: ofBase.dir, head: head.dir }, files, git, base: base.commit.sha }),
    keepProfile,
  }, io);
}

/** Tells which parts of the policy have no effect. A run of a part of the benchmarks cannot tell for rules. */
function tellIdleRules({ settings: { ruling, only }, repository: { config: head } }: RunPlan, { benchmarks, unmeasured }: PreparedBenchmarks, { note, warn }: Pick<RunIo, 'note' | 'warn'>): void {
  notesOnIdleThresholds(ruling.policy, benchmarks).forEach(note);
  const ruled = { ruling, head, benchmarks: [...benchmarks, ...unmeasured] };
  if (only.length === 0) warningsOnIdleRules(ruled).forEach(warn);
  warningsOnTurnedMetrics(ruled).forEach(warn);
}

const isCounting = ({ settings: { instructions, profile } }: RunPlan, { benchmarks }: PreparedBenchmarks): boolean =>
  instructions !== 'off' && !comparesNothing(profile) && benchmarks.length > 0;

/** Orders benchmarks as the configuration does; what only base has comes last. */
function byPlaceIn(config: Config): (one: BenchmarkRecord, other: BenchmarkRecord) => number {
  const places = new Map(config.targets.map((target, place) => [target.name, place]));
  return (one, other) => (places.get(one.target) ?? places.size) - (places.get(other.target) ?? places.size);
}
