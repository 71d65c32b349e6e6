/**
 * Where the steady part of a load begins, and whether there is one. Both arms are looked at alike, so that swapping them
 * changes nothing; and robustly, because on a noisy machine a false "not steady" costs a round, and a wild piece is no trend.
 */
import { mean, median, medianAbsoluteDeviation } from 'simple-statistics';
import { otherArm } from '../both-arms.ts';
import { ArmFailure } from '../failure.ts';
import { type Activity, finishedAround, finishRate, longestPauseMs, type ProbeLog, sliceWindow, treeActivity } from '../probe/probe-log.ts';
import type { Procedure } from '../procedure.ts';
import { resourceSlices } from '../resources.ts';
import { type ActivityPair, activityPairs, costPairs, type Saturated, saturatedSlices } from '../saturated.ts';
import { answersTooSeldom } from './server-load.ts';
import { MOSTLY_WAITING } from '../../metrics.ts';
import type { Arm, OfBothArms, RoundOfBothArms, SlicePair } from '../../model.ts';

/** A median of fewer on each side says nothing of a trend. */
const LEAST_PIECES = 8;

/** A normal sample's standard deviation over its median absolute deviation: 1 / Φ⁻¹(3/4). */
const SD_PER_MAD = 1.4826;
/** The standard error of a median is so much larger than that of a mean: √(π/2). */
const MEDIAN_ERROR = 1.2533;

/** Pieces farther out count as if they were this many standard deviations away … */
const WILD_SDS = 5;
/** … and this far at least, as a log ratio, however alike the others are. */
const LEAST_WILD = 0.1;

/** Leaving out a piece must gain this much at least, so that rounding decides nothing: a hundredth of a per cent, squared. */
const NEGLIGIBLE = 1e-8;

/** How far the two halves of a window must lie apart to be a trend: in standard errors, and as a log ratio. Both. */
const TREND_ERRORS = 4;
const LEAST_TREND = 0.1;

/**
 * How many of the first pieces to leave out, at most `most`: those without which the mean of the rest is known best, by
 * the marginal standard error rule (MSER; White 1997, Simulation 69:323): Σ(x − x̄)² / n² over the n pieces that are left,
 * where x is the log cost. The arms' errors are added up.
 *
 * @param pieces what a request cost both arms in one short stretch of the load after the other
 */
export function unsteadyPieces(pieces: readonly SlicePair[], most: number): number {
  const courses = [pieces.map(({ base }) => Math.log(base)), pieces.map(({ head }) => Math.log(head))].map((course) => withoutWildness(course, most));
  const errorWithout = (skipped: number): number => courses.reduce((sum, course) => sum + marginalError(course.slice(skipped)), 0);
  let best = { skipped: 0, error: Number.POSITIVE_INFINITY };
  for (let skipped = 0; skipped <= Math.min(most, pieces.length - 2); skipped += 1) {
    const error = errorWithout(skipped);
    if (error < best.error - NEGLIGIBLE) best = { skipped, error };
  }
  return best.skipped;
}

/** Draws in what lies far from those pieces that are never left out. */
function withoutWildness(course: readonly number[], most: number): readonly number[] {
  const kept = course.slice(most);
  if (kept.length === 0) return course;
  const middle = median(kept);
  const reach = Math.max(LEAST_WILD, WILD_SDS * SD_PER_MAD * medianAbsoluteDeviation(kept));
  return course.map((value) => Math.min(middle + reach, Math.max(middle - reach, value)));
}

function marginalError(values: readonly number[]): number {
  const centre = mean([...values]);
  return values.reduce((sum, value) => sum + (value - centre) ** 2, 0) / values.length ** 2;
}

/**
 * Whether what sets the arms apart stays the same from the first half of the pieces to the second. What moves both alike is
 * the machine's mood as often as a warm-up, and leaves their ratio alone. Too few pieces show no trend.
 */
export function isSteady(pieces: readonly SlicePair[]): boolean {
  if (pieces.length < LEAST_PIECES) return true;
  const ratios = pieces.map(({ base, head }) => Math.log(head) - Math.log(base));
  const half = Math.floor(ratios.length / 2);
  const [first, second] = [ratios.slice(0, half), ratios.slice(half)];
  // From neighbours, so that a trend does not pass for noise (von Neumann 1941); by a median, so that a wild piece does not.
  const steps = ratios.slice(1).map((ratio, index) => Math.abs(ratio - ratios[index]!));
  const standardError = MEDIAN_ERROR * ((SD_PER_MAD * median(steps)) / Math.SQRT2) * Math.sqrt(1 / first.length + 1 / second.length);
  return Math.abs(median(second) - median(first)) <= Math.max(LEAST_TREND, TREND_ERRORS * standardError);
}

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
  if (hanging !== undefined) return new ArmFailure(hanging, { kind: 'server-stopped-answering', seconds: (toMs - fromMs) / 1000 });
  return answersTooSeldom('both arms', sliceMs, toMs - fromMs);
}
