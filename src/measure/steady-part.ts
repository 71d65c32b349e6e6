import { otherArm, type OfBothArms } from './both-arms.ts';
import type { Arm, RoundOfBothArms } from '../model.ts';
import { ArmFailure } from './failure.ts';
import { finishedAround, sliceWindow, treeActivity, type ProbeLog } from './probe-log.ts';
import type { Procedure } from './procedure.ts';
import { resourceSlices } from './resources.ts';
import { activityPairs, costPairs, saturatedSlices, type ActivityPair, type Saturated } from './saturated.ts';
import { answersTooSeldom } from './seldom-answers.ts';
import { isSteady, unsteadyPieces } from './steady-state.ts';

/** Short enough to tell where a warm-up ends, long enough for ten samples of the probe. */
const PIECE_MS = 100;

/**
 * What counts of the window of a duet: its slices from where both arms have come to rest. None where they have not.
 *
 * @throws ArmFailure where one arm finished nothing while the other went on; MeasuringFailure where both finish too seldom to be compared
 */
export function steadyPart(logs: OfBothArms<readonly ProbeLog[]>, { fromMs, toMs }: { readonly fromMs: number; readonly toMs: number }, { sliceMs, leastSlices }: Pick<Procedure, 'sliceMs' | 'leastSlices'>): Saturated {
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
  const slices = { ...saturatedSlices(pairs, whole), ...resourceSlices(logs, countsFromMs, toMs) };
  if (!isSteady(steady.map(({ costs }) => costs))) return { mode: 'duet', slices: emptied(slices), coreShare, unsettled: true };
  return { mode: 'duet', slices, coreShare };
}

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
