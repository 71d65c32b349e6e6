/** Looks for what made benchmarks dearer or cheaper, once all rounds are measured: nothing of it touches their figures. */
import { realpath } from 'node:fs/promises';
import { benchmarksToExplain, costByRounds, type ToExplain } from '../../judge/cause/benchmarks-to-explain.ts';
import { causeOf, namedFunctions } from '../../judge/cause/cause-of.ts';
import { countedCause, namedByCount } from '../../judge/cause/counted-cause.ts';
import type { ProfiledArm } from '../../judge/cause/profiled-stretch.ts';
import { MOST_EXPLAINED, profileFile } from '../../model/cause.ts';
import type { Cause, Judgement, OfBothArms } from '../../model.ts';
import { type ComparableBenchmark, isComparable, type PlannedBenchmark } from '../../plan/benchmarks.ts';
import { monotonicMs } from '../../system/this-program.ts';
import type { CorePlan } from '../cores.ts';
import { lostTryOf, MeasuringFailure } from '../failure.ts';
import type { StepSetting } from '../measure-step.ts';
import type { RunIo } from '../notes.ts';
import type { Procedure } from '../procedure.ts';
import type { Executed } from '../take-counts.ts';
import { openRig, type ServerRig } from '../server/server-arms.ts';
import { locateProfiles } from './located-profiles.ts';
import { profileBenchmark } from './profiled-arms.ts';
import type { ArmStretches } from './stretches.ts';

/** What profiling one benchmark takes, roughly. */
const EACH_MS = 20_000;

export interface ExplainingTask {
  readonly judgement: Judgement;
  readonly benchmarks: readonly PlannedBenchmark[];
  readonly executed: Executed;
  readonly trees: OfBothArms<string>;
  /** null: processes cannot be pinned. */
  readonly cores: CorePlan | null;
  readonly troubleBeside: StepSetting['troubleBeside'];
  readonly procedure: Procedure;
  /** What is left of the budget; null: there is none. */
  readonly leftMs: number | null;
  /** What else changed between base and head that may have to do with it. */
  readonly circumstancesOf: (benchmark: ComparableBenchmark, files: readonly string[]) => Promise<Pick<Cause, 'packages' | 'commits'>>;
  /** Keeps a profile as V8 made it, for a viewer. */
  readonly keepProfile: (name: string, json: string) => Promise<void>;
}

/** The causes by id. What could not be told has none, and a note says why. */
export async function explainRegressions(task: ExplainingTask, io: RunIo): Promise<ReadonlyMap<string, Cause>> {
  const causes = new Map<string, Cause>();
  const planned = new Map(
    task.benchmarks
      .filter(isComparable)
      .filter(canBeExplained)
      .map((benchmark) => [benchmark.id, benchmark]),
  );
  const wanted = benchmarksToExplain(task.judgement).filter(({ benchmark: { id } }) => planned.has(id));
  if (wanted.length === 0 || io.signal.aborted) return causes;
  const affordable = task.leftMs === null ? Infinity : Math.max(0, Math.floor(task.leftMs / EACH_MS));
  const most = wanted
    .slice(0, MOST_EXPLAINED)
    .map((one, place): ToExplain => ({ ...one, isProfiled: one.isProfiled && place < affordable }));
  // What was counted costs nothing more.
  const chosen = most.filter(({ benchmark: { id }, isCounted, isProfiled }) => isProfiled || (isCounted && task.executed.has(id)));
  if (chosen.length < wanted.length)
    io.note({
      kind: 'causes-left-out',
      benchmarks: wanted.length - chosen.length,
      because: chosen.length < most.length ? 'budget' : 'number',
    });
  if (chosen.length === 0) return causes;
  await using rig = openRig({ cores: task.cores, procedure: task.procedure, onKilled: () => {} });
  const startedMs = monotonicMs();
  for (const [done, toExplain] of chosen.entries()) {
    if (io.signal.aborted) break;
    const { id } = toExplain.benchmark;
    io.progress({
      phase: 'explain',
      done,
      total: chosen.length,
      label: id,
      leftMs: done === 0 ? chosen.length * EACH_MS : ((monotonicMs() - startedMs) / done) * (chosen.length - done),
    });
    const cause = await explain(planned.get(id)!, toExplain, task, { rig, io });
    if (cause !== null) causes.set(id, cause);
  }
  return causes;
}

/** Held requests come in bursts, of which a stretch would be made of rest. */
const canBeExplained = (benchmark: ComparableBenchmark): boolean => benchmark.kind === 'suite' || benchmark.request.protocol === 'http';

/** null: neither could be told. */
async function explain(
  benchmark: ComparableBenchmark,
  { benchmark: judged, isCounted, isProfiled }: ToExplain,
  task: ExplainingTask,
  by: { readonly rig: ServerRig; readonly io: RunIo },
): Promise<Cause | null> {
  const { executed, trees, circumstancesOf, procedure } = task;
  const ofBoth = isCounted ? executed.get(benchmark.id) : undefined;
  const isNamed = ofBoth !== undefined && namedByCount(countedCause(ofBoth, null)).length > 0;
  // Who calls what counts name, one pair tells.
  const stretches = isProfiled ? await stretchesOf(benchmark, task, { ...by, pairs: isNamed ? 1 : procedure.profiledPairs }) : null;
  if (stretches !== null) await keepProfiles(benchmark.id, stretches, task);
  const profiled = stretches === null ? null : causeOf(await locatedStretches(stretches, trees), costByRounds(judged));
  const counted = ofBoth === undefined ? null : countedCause(ofBoth, profiled);
  return counted === null && profiled === null
    ? null
    : { counted, profiled, ...(await circumstancesOf(benchmark, filesOf({ counted, profiled }))) };
}

/** null: it could not be profiled, and a note says why. */
async function stretchesOf(
  benchmark: ComparableBenchmark,
  { trees, troubleBeside }: ExplainingTask,
  { rig, io, pairs }: { readonly rig: ServerRig; readonly io: RunIo; readonly pairs: number },
): Promise<ArmStretches | null> {
  try {
    const stretches = await profileBenchmark(benchmark, trees, rig, pairs);
    const trouble = await troubleBeside(benchmark);
    if (trouble !== null) throw new MeasuringFailure(trouble);
    return stretches;
  } catch (error) {
    if (!io.signal.aborted) io.note({ kind: 'cause-not-found', benchmark: benchmark.id, because: lostTryOf(error).reason });
    return null;
  }
}

/** The stretches by the files in the copies of both arms. */
export const locatedStretches = async ({ base, head }: ArmStretches, trees: OfBothArms<string>): Promise<OfBothArms<ProfiledArm>> => ({
  base: await locateProfiles(base, trees.base),
  head: await locateProfiles(head, trees.head),
});

/** Of the repository, where what grew lies or is called from. */
function filesOf({ counted, profiled }: Pick<Cause, 'counted' | 'profiled'>): readonly string[] {
  const places = [
    ...(counted === null ? [] : namedByCount(counted)).map(({ at }) => at),
    ...(profiled === null ? [] : namedFunctions(profiled)).flatMap(({ at, caller, callee }) => [at, caller, callee]),
  ].filter((place) => place !== null);
  return [
    ...new Set(places.flatMap(({ file }) => (file === null || file.startsWith('node:') || file.startsWith('node_modules/') ? [] : [file]))),
  ];
}

/** The last stretch of each arm, with the files of the repository in place of those of its copy, which is going to be removed. */
async function keepProfiles(id: string, stretches: ArmStretches, { trees, keepProfile }: ExplainingTask): Promise<void> {
  for (const arm of ['base', 'head'] as const) {
    const tree = await realpath(trees[arm]);
    const profile = stretches[arm].at(-1)?.toSorted((one, other) => other.finished - one.finished)[0]?.profile;
    if (profile !== undefined)
      await keepProfile(profileFile(id, arm), JSON.stringify(profile).replaceAll(`file://${tree}/`, '').replaceAll(`${tree}/`, ''));
  }
}
