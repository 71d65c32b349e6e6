import { median } from 'simple-statistics';
import { bothAtOnce, bothInTurn, otherArm } from '../both-arms.ts';
import type { CorePlan } from '../cores.ts';
import { MeasuringFailure } from '../failure.ts';
import { assertOwnModules } from '../probe/own-modules.ts';
import { type Activity, activityBetween, sliceWindow } from '../probe/probe-log.ts';
import type { Procedure } from '../procedure.ts';
import { maxMemorySlice, precisionOf } from '../resources.ts';
import { type ActivityPair, activityPairs, averageOf, type Saturated } from '../saturated.ts';
import {
  costOf,
  elapsedNsPerOp,
  longestOperationMs,
  refuseLongOperations,
  refuseLongOperationsOf,
  type SuiteWindow,
  windowFor,
} from './suite-slices.ts';
import { BATCH_MS } from './suite-protocol.ts';
import { startSuite, type SuiteProcess } from './suite.ts';
import type { Arm, OfBothArms, RoundOfBothArms, SlicePair, SoloRound, SuiteTarget } from '../../model.ts';
import { monotonicMs } from '../../system/this-program.ts';

/** Time for a command to reach the suite's process. */
const LEAD_IN_MS = 50;
const LEAST_DUET_SLICES = 3;
const LEAST_SOLO_SLICES = 5;

export interface SuiteArm {
  readonly target: SuiteTarget;
  readonly tree: string;
}

export interface SuiteRig {
  readonly cores: CorePlan | null;
  readonly procedure: Procedure;
}

interface SuiteDuet {
  readonly arms: OfBothArms<SuiteArm>;
  readonly task: string;
  readonly index: number;
  readonly startedFirst: Arm;
}

/**
 * One round of fresh processes of both arms running the same task at once on one core; in turn where nothing can be
 * pinned.
 *
 * @throws ArmFailure where an arm's suite fails; MeasuringFailure where the figures would mean nothing
 */
export async function measureSuiteDuet(duet: SuiteDuet, rig: SuiteRig): Promise<RoundOfBothArms> {
  const start = (arm: Arm): SuiteProcess => startSuite({ arm, ...duet.arms[arm], core: rig.cores?.server ?? null });
  await using first = start(duet.startedFirst);
  await using second = start(otherArm(duet.startedFirst));
  const both = { base: first.arm === 'base' ? first : second, head: first.arm === 'head' ? first : second };
  const limitMs = longestOperationMs(duet.index);
  // The arms' order changes from round to round.
  const alone = await bothInTurn(duet.startedFirst, async (arm) => {
    const calibrated = await both[arm].calibrate(duet.task);
    // Base first: a task that is too long there is no failure of head.
    if (arm === 'base') refuseLongOperations(calibrated.msPerOp, limitMs);
    return calibrated;
  });
  const operationMs = { base: alone.base.msPerOp, head: alone.head.msPerOp };
  refuseLongOperationsOf(operationMs, limitMs);
  // One batch size for both arms, so that the cost of logging falls on both alike.
  const batch = batchOf((operationMs.base + operationMs.head) / 2);
  const longestMs = Math.max(operationMs.base, operationMs.head);
  const busyAlone = { base: alone.base.busyShare, head: alone.head.busyShare };
  const work = { batch, longestMs, busyAlone };
  const measured =
    rig.cores === null ? await runInTurn(both, duet, work, rig.procedure) : await runTogether(both, duet, work, rig.procedure);
  if (measured.slices.nsPerOp?.length === 0) throw tooFewOperations();
  await bothAtOnce(duet.startedFirst, (arm) => finishProven(both[arm], duet.arms[arm]));
  return { index: duet.index, startedFirst: duet.startedFirst, ...measured };
}

/** One round of a fresh process of head alone: the absolute figures. */
export async function measureSuiteSolo(arm: SuiteArm, task: string, index: number, rig: SuiteRig): Promise<SoloRound> {
  const { suiteWarmupMs, suiteSoloSliceMs, suiteSoloSlices } = rig.procedure;
  await using suite = startSuite({ arm: 'head', ...arm, core: rig.cores?.server ?? null });
  const { msPerOp: operationMs } = await suite.calibrate(task);
  refuseLongOperations(operationMs, longestOperationMs(index));
  const window = windowFor(operationMs, { sliceMs: suiteSoloSliceMs, slices: suiteSoloSlices }, LEAST_SOLO_SLICES);
  const { fromMs, toMs } = startingAfter(LEAD_IN_MS + suiteWarmupMs, window);
  const { samples, maxMemoryBytes } = await suite.run(task, batchOf(operationMs), toMs);
  const slices = sliceWindow(fromMs, toMs, window.sliceMs).flatMap(([from, to]) => activityBetween(samples, from, to) ?? []);
  if (slices.length === 0) throw tooFewOperations();
  await finishProven(suite, arm);
  const costs = slices.map(elapsedNsPerOp);
  const nsPerOp = median(costs);
  const precision = precisionOf(costs);
  return {
    index,
    figures: { nsPerOp, opsPerSecond: 1e9 / nsPerOp, maxMemory: maxMemoryBytes / 1e6 },
    ...(precision !== null && { precision: { nsPerOp: precision, opsPerSecond: precision } }),
  };
}

/**
 * Ends a task, and checks the CommonJS modules that it loaded. Modules of the file itself were checked when its tasks were listed.
 *
 * @throws MeasuringFailure where modules came from outside of the arm's tree; ArmFailure where the task does not close
 */
async function finishProven(suite: SuiteProcess, { tree }: SuiteArm): Promise<void> {
  const modules = await suite.finish();
  await assertOwnModules(suite.arm, [{ modules }], tree);
}

interface Work {
  readonly batch: number;
  /** Time of one operation of the slower arm by itself. */
  readonly longestMs: number;
  /** Busy share of each arm by itself. */
  readonly busyAlone: OfBothArms<number>;
}

async function runTogether(
  both: OfBothArms<SuiteProcess>,
  { task, startedFirst }: SuiteDuet,
  { batch, longestMs, busyAlone }: Work,
  procedure: Procedure,
): Promise<Saturated> {
  const window = windowFor(2 * longestMs, duetWindow(procedure), LEAST_DUET_SLICES);
  const { fromMs, toMs } = startingAfter(LEAD_IN_MS + procedure.suiteWarmupMs, window);
  const { base, head } = await bothAtOnce(startedFirst, (arm) => both[arm].run(task, batch, toMs));
  const whole = { base: activityBetween(base.samples, fromMs, toMs), head: activityBetween(head.samples, fromMs, toMs) };
  if (!whole.base || !whole.head) throw tooFewOperations();
  const coreShare = { base: whole.base.cpuUsPerMs / 1000, head: whole.head.cpuUsPerMs / 1000 };
  const cost = costOf(busyAlone, coreShare);
  const pairs = sliceWindow(fromMs, toMs, window.sliceMs).flatMap(([from, to]) =>
    activityPairs(activityBetween(base.samples, from, to), activityBetween(head.samples, from, to)),
  );
  const maxMemory = maxMemorySlice({ base: base.maxMemoryBytes, head: head.maxMemoryBytes });
  return { mode: 'duet', coreShare, slices: { ...suiteSlices(pairs, activityPairs(whole.base, whole.head), cost), ...maxMemory } };
}

async function runInTurn(
  both: OfBothArms<SuiteProcess>,
  { task, startedFirst }: SuiteDuet,
  { batch, longestMs }: Work,
  procedure: Procedure,
): Promise<Saturated> {
  const { sliceMs, slices } = windowFor(longestMs, duetWindow(procedure), LEAST_DUET_SLICES);
  const runBoth = (first: Arm, durationMs: number): Promise<OfBothArms<Activity | null>> =>
    bothInTurn(first, async (arm) => {
      const fromMs = monotonicMs() + LEAD_IN_MS;
      const { samples } = await both[arm].run(task, batch, fromMs + durationMs);
      return activityBetween(samples, fromMs, fromMs + durationMs);
    });
  await runBoth(startedFirst, procedure.suiteWarmupMs);
  const pairs: ActivityPair[] = [];
  for (let slice = 0; slice < slices; slice += 1) {
    const { base, head } = await runBoth(slice % 2 === 0 ? startedFirst : otherArm(startedFirst), sliceMs);
    pairs.push(...activityPairs(base, head));
  }
  const whole = pairs.length === 0 ? [] : [averageOf(pairs)];
  return { mode: 'alternating', coreShare: null, slices: suiteSlices(pairs, whole, elapsedNsPerOp) };
}

const duetWindow = ({ suiteSliceMs, suiteSlices }: Procedure): SuiteWindow => ({ sliceMs: suiteSliceMs, slices: suiteSlices });

function startingAfter(leadMs: number, { sliceMs, slices }: SuiteWindow): { readonly fromMs: number; readonly toMs: number } {
  const fromMs = monotonicMs() + leadMs;
  return { fromMs, toMs: fromMs + slices * sliceMs };
}

const batchOf = (msPerOp: number): number => Math.max(1, Math.round(BATCH_MS / msPerOp));

const tooFewOperations = (): MeasuringFailure => new MeasuringFailure({ kind: 'too-few-operations' });

/**
 * The slices of a round.
 *
 * @param whole the window as a whole: rare work shows in its mean, and not in the median of slices
 */
function suiteSlices(
  pairs: readonly ActivityPair[],
  whole: readonly ActivityPair[],
  cost: (activity: Activity) => number,
): RoundOfBothArms['slices'] {
  const costsOf = (those: readonly ActivityPair[]): readonly SlicePair[] =>
    those.map(({ base, head }) => ({ base: cost(base), head: cost(head) }));
  return { nsPerOp: costsOf(pairs), meanNsPerOp: costsOf(whole) };
}
