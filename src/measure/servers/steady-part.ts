import { otherArm } from '../both-arms.ts';
import type { Arm, OfBothArms, RoundOfBothArms } from '../../model.ts';
import { ArmFailure } from '../failure.ts';
import { MOSTLY_WAITING } from '../../metrics.ts';
import { type Activity, finishedAround, finishRate, longestPauseMs, sliceWindow, treeActivity, type ProbeLog } from '../probe/probe-log.ts';
import type { Procedure } from '../procedure.ts';
import { resourceSlices } from '../resources.ts';
import { activityPairs, costPairs, saturatedSlices, type ActivityPair, type Saturated } from '../saturated.ts';
import { answersTooSeldom } from './seldom-answers.ts';
import { isSteady, unsteadyPieces } from './steady-state.ts';

/** Short enough to tell where a warm-up ends, long enough for ten samples of the probe. */
const PIECE_MS = 100;

/** What was loaded, and what the kernel says of it. */
interface LoadedWindow {
  readonly fromMs: number;
  readonly toMs: number;
  /** Of base (`watchWaiting`). */
  readonly waitingShare: number | null;
}

/**
 * What counts of the window of a duet: its slices from where both arms have come to rest. None where they have not. Where base
 * mostly waits throughput is that of all of it, because such servers often answer in a rhythm that slices would cut; where that is
 * too slow there is none, and nothing is said of waiting.
 *
 * @throws ArmFailure where one arm finished nothing while the other went on; MeasuringFailure where both finish too seldom to be compared
 */
export function steadyPart(logs: OfBothArms<readonly ProbeLog[]>, { fromMs, toMs, waitingShare }: LoadedWindow, { sliceMs, leastSlices }: Pick<Procedure, 'sliceMs' | 'leastSlices'>): Saturated {
  const pairOf = (from: number, to: number): readonly ActivityPair[] => activityPairs(treeActivity(logs.base, from, to), treeActivity(logs.head, from, to));
  const pieces = sliceWindow(fromMs, toMs, PIECE_MS).flatMap(([from, to]) => costPairs(pairOf(from, to)).map((costs) => ({ from, costs })));
  const mayBeLeftOut = pieces.filter(({ from }) => from < toMs - leastSlices * sliceMs).length;
  const steady = pieces.slice(unsteadyPieces(pieces.map(({ costs }) => costs), mayBeLeftOut));
  const steadyFromMs = steady[0]?.from ?? fromMs;
  const counting = sliceWindow(fromMs, toMs, sliceMs).filter(([from]) => from >= steadyFromMs);
  const countsFromMs = counting[0]?.[0] ?? fromMs;
  const [whole] = pairOf(countsFromMs, toMs);
  const pairs = counting.flatMap(([from, to]) => pairOf(from, to));
  if (whole === undefined || pairs.length === 0) throw failureOfWindow(logs, { fromMs: countsFromMs, toMs, sliceMs });
  const coreShare = { base: whole.base.cpuUsPerMs / 1000, head: whole.head.cpuUsPerMs / 1000 };
  const share = waitingShare === null ? null : atMostIdle(waitingShare, whole.base);
  const isTold = tellsThroughput(logs.base, countsFromMs, toMs);
  const finishedInAll = isTold ? [{ base: finishRate(logs.base, countsFromMs, toMs), head: finishRate(logs.head, countsFromMs, toMs) }] : [];
  const slices = { ...saturatedSlices(pairs, whole, share !== null && share >= MOSTLY_WAITING ? finishedInAll : undefined), ...resourceSlices(logs, countsFromMs, toMs) };
  const told = { mode: 'duet' as const, coreShare, ...(share === null || !isTold ? {} : { waitingShare: share }) };
  return isSteady(steady.map(({ costs }) => costs)) ? { ...told, slices } : { ...told, slices: emptied(slices), unsettled: true };
}

/** Who finishes less than three times within a window in one rhythm may do so more often or less by where it is cut (`finishRate`). */
const tellsThroughput = (logs: readonly ProbeLog[], fromMs: number, toMs: number): boolean => longestPauseMs(logs, fromMs, toMs) <= (toMs - fromMs) / 3;

/** What the probes say that an arm ran was no waiting, be it of processes that nobody knew of when the window began. */
const atMostIdle = (waitingShare: number, { cpuUsPerMs }: Activity): number => Math.max(0, Math.min(waitingShare, 1 - cpuUsPerMs / 1000));

/** The same metrics without a slice: they were measured, and cannot be used. */
const emptied = (slices: RoundOfBothArms['slices']): RoundOfBothArms['slices'] => Object.fromEntries(Object.keys(slices).map((metric) => [metric, []]));

/**
 * Whoever stops answering while the other goes on hangs. It goes on where it finishes something in every slice; of arms that
 * finish now and then, it is chance which of them does so within the window. Who has a sample on neither side of an answer
 * was busy for so long, and is no further than that.
 */
function failureOfWindow(logs: OfBothArms<readonly ProbeLog[]>, { fromMs, toMs, sliceMs }: { readonly fromMs: number; readonly toMs: number; readonly sliceMs: number }): Error {
  const isFinishing = (arm: Arm, from: number, to: number): boolean => (treeActivity(logs[arm], from, to)?.finishedPerMs ?? 0) > 0;
  const goesOn = (arm: Arm): boolean => isFinishing(arm, fromMs, toMs) && sliceWindow(fromMs, toMs, sliceMs).every(([from, to]) => isFinishing(arm, from, to));
  const hanging = (['base', 'head'] as const).find((arm) => finishedAround(logs[arm], fromMs, toMs) === 0 && goesOn(otherArm(arm)));
  if (hanging !== undefined) return new ArmFailure(hanging, `it answered no request for ${inSeconds(toMs - fromMs)} under load`);
  return answersTooSeldom(`in no slice of ${inSeconds(sliceMs)} of ${inSeconds(toMs - fromMs)} did base and head both finish one`, sliceMs);
}

const inSeconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;
