import type { OfBothArms } from './both-arms.ts';
import type { Arm, RoundOfBothArms } from '../model.ts';
import { ArmFailure, MeasuringFailure } from './failure.ts';
import { sliceWindow, treeActivity, type ProbeLog } from './probe-log.ts';
import type { Procedure } from './procedure.ts';
import { resourceSlices } from './resources.ts';
import { activityPairs, costPairs, saturatedSlices, type ActivityPair, type Saturated } from './saturated.ts';
import { isSteady, unsteadyPieces } from './steady-state.ts';

/** Short enough to tell where a warm-up ends, long enough for ten samples of the probe. */
const PIECE_MS = 100;

/**
 * What counts of the window of a duet: its slices from where both arms have come to rest. None where they have not.
 *
 * @throws ArmFailure where one arm finished nothing and the other did; MeasuringFailure where neither did
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
  if (whole === undefined || pairs.length === 0) throw failureOfWindow(logs, countsFromMs, toMs);
  const coreShare = { base: whole.base.cpuUsPerMs / 1000, head: whole.head.cpuUsPerMs / 1000 };
  const slices = { ...saturatedSlices(pairs), ...resourceSlices(logs, countsFromMs, toMs) };
  if (!isSteady(steady.map(({ costs }) => costs))) return { mode: 'duet', slices: emptied(slices), coreShare, unsettled: true };
  return { mode: 'duet', slices, coreShare };
}

/** The same metrics without a slice: they were measured, and cannot be used. */
const emptied = (slices: RoundOfBothArms['slices']): RoundOfBothArms['slices'] => Object.fromEntries(Object.keys(slices).map((metric) => [metric, []]));

/** Whoever stops answering while the other goes on hangs; where both do, it is the load or the machine. */
function failureOfWindow(logs: OfBothArms<readonly ProbeLog[]>, fromMs: number, toMs: number): Error {
  const hangs = (arm: Arm): boolean => (treeActivity(logs[arm], fromMs, toMs)?.finishedPerMs ?? 0) === 0;
  const [baseHangs, headHangs] = [hangs('base'), hangs('head')];
  if (baseHangs === headHangs) return new MeasuringFailure('an arm finished no request in the measured window');
  return new ArmFailure(baseHangs ? 'base' : 'head', `it answered no request for ${((toMs - fromMs) / 1000).toFixed(1)} s under load`);
}
