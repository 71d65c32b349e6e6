/** The steady part of a load. Symmetric in the arms, and robust: outliers are no trend, and a false "not steady" costs a round. */
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

/** Fewer show no trend. */
const LEAST_PIECES = 8;

/** A normal sample's standard deviation over its median absolute deviation: 1 / Φ⁻¹(3/4). */
const SD_PER_MAD = 1.4826;
/** The standard error of a median is so much larger than that of a mean: √(π/2). */
const MEDIAN_ERROR = 1.2533;

/** Outliers are drawn in to this many standard deviations … */
const WILD_SDS = 5;
/** … but not below this log ratio. */
const LEAST_WILD = 0.1;

/** Least gain of leaving out a piece, so that rounding decides nothing. */
const NEGLIGIBLE = 1e-8;

/** A trend needs both distances between the halves of a window: standard errors, and log ratio. */
const TREND_ERRORS = 4;
const LEAST_TREND = 0.1;

/**
 * Number of first pieces to leave out, by the marginal standard error rule (MSER; White 1997, Simulation 69:323): minimises
 * Σ(x − x̄)² / n² over the n pieces that stay, where x is the log cost, summed over both arms.
 *
 * @param pieces cost of a request in consecutive short stretches
 */
export function unsteadyPieces(pieces: readonly SlicePair[], most: number): number {
  const courses = [pieces.map(({ base }) => Math.log(base)), pieces.map(({ head }) => Math.log(head))].map((course) =>
    withoutWildness(course, most),
  );
  const errorWithout = (skipped: number): number => courses.reduce((sum, course) => sum + marginalError(course.slice(skipped)), 0);
  let best = { skipped: 0, error: Number.POSITIVE_INFINITY };
  for (let skipped = 0; skipped <= Math.min(most, pieces.length - 2); skipped += 1) {
    const error = errorWithout(skipped);
    if (error < best.error - NEGLIGIBLE) best = { skipped, error };
  }
  return best.skipped;
}

/** Draws in outliers, by the pieces that are never left out. */
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

/** Tells whether the arms' ratio stays the same from the first half of the pieces to the second. */
export function isSteady(pieces: readonly SlicePair[]): boolean {
  if (pieces.length < LEAST_PIECES) return true;
  const ratios = pieces.map(({ base, head }) => Math.log(head) - Math.log(base));
  const half = Math.floor(ratios.length / 2);
  const [first, second] = [ratios.slice(0, half), ratios.slice(half)];
  // From neighbours, so that a trend does not count as noise (von Neumann 1941); by a median, for outliers.
  const steps = ratios.slice(1).map((ratio, index) => Math.abs(ratio - ratios[index]!));
  const standardError = MEDIAN_ERROR * ((SD_PER_MAD * median(steps)) / Math.SQRT2) * Math.sqrt(1 / first.length + 1 / second.length);
  return Math.abs(median(second) - median(first)) <= Math.max(LEAST_TREND, TREND_ERRORS * standardError);
}

/** Ten samples of the probe. */
const PIECE_MS = 100;

/**
 * Slices of a duet's window from where both arms are steady; none where they are not. Where base mostly waits, throughput is that of the
 * whole window, because slices would cut the rhythm of such servers.
 *
 * @throws ArmFailure where one arm finished nothing while the other went on; MeasuringFailure where both finish too seldom to be compared
 */
export function steadyPart(
  logs: OfBothArms<readonly ProbeLog[]>,
  /** The share is base's, by `watchWaiting`. */
  { fromMs, toMs, waitingShare }: { readonly fromMs: number; readonly toMs: number; readonly waitingShare: number | null },
  { sliceMs, leastSlices }: Pick<Procedure, 'sliceMs' | 'leastSlices'>,
): Saturated {
  const pairOf = (from: number, to: number): readonly ActivityPair[] =>
    activityPairs(treeActivity(logs.base, from, to), treeActivity(logs.head, from, to));
  const pieces = sliceWindow(fromMs, toMs, PIECE_MS).flatMap(([from, to]) => costPairs(pairOf(from, to)).map((costs) => ({ from, costs })));
  const mayBeLeftOut = pieces.filter(({ from }) => from < toMs - leastSlices * sliceMs).length;
  const steady = pieces.slice(
    unsteadyPieces(
      pieces.map(({ costs }) => costs),
      mayBeLeftOut,
    ),
  );
  const steadyFromMs = steady[0]?.from ?? fromMs;
  const counting = sliceWindow(fromMs, toMs, sliceMs).filter(([from]) => from >= steadyFromMs);
  const countsFromMs = counting[0]?.[0] ?? fromMs;
  const [whole] = pairOf(countsFromMs, toMs);
  const pairs = counting.flatMap(([from, to]) => pairOf(from, to));
  if (whole === undefined || pairs.length === 0) throw failureOfWindow(logs, countsFromMs, toMs, sliceMs);
  const coreShare = { base: whole.base.cpuUsPerMs / 1000, head: whole.head.cpuUsPerMs / 1000 };
  const share = waitingShare === null ? null : atMostIdle(waitingShare, whole.base);
  const isTold = tellsThroughput(logs.base, countsFromMs, toMs);
  const finishedInAll = isTold
    ? [{ base: finishRate(logs.base, countsFromMs, toMs), head: finishRate(logs.head, countsFromMs, toMs) }]
    : [];
  const slices = {
    ...saturatedSlices(pairs, whole, share !== null && share >= MOSTLY_WAITING ? finishedInAll : undefined),
    ...resourceSlices(logs, countsFromMs, toMs),
  };
  const told = { mode: 'duet' as const, coreShare, ...(share === null || !isTold ? {} : { waitingShare: share }) };
  return isSteady(steady.map(({ costs }) => costs)) ? { ...told, slices } : { ...told, slices: emptied(slices), unsettled: true };
}

/** With fewer than three finishes in a window, chance decides how many it holds (`finishRate`). */
const tellsThroughput = (logs: readonly ProbeLog[], fromMs: number, toMs: number): boolean =>
  longestPauseMs(logs, fromMs, toMs) <= (toMs - fromMs) / 3;

/** Bounds waiting by the CPU time that probes saw: the kernel's account lacks processes that started later. */
const atMostIdle = (waitingShare: number, { cpuUsPerMs }: Activity): number => Math.max(0, Math.min(waitingShare, 1 - cpuUsPerMs / 1000));

/** The metrics of a duet without slices: measured and not usable. */
const emptied = (slices: RoundOfBothArms['slices']): RoundOfBothArms['slices'] =>
  Object.fromEntries(Object.keys(slices).map((metric) => [metric, []]));

/** An arm hangs if it finishes nothing while the other finishes something in every slice. Otherwise both answer too seldom. */
function failureOfWindow(logs: OfBothArms<readonly ProbeLog[]>, fromMs: number, toMs: number, sliceMs: number): Error {
  const isFinishing = (arm: Arm, from: number, to: number): boolean => (treeActivity(logs[arm], from, to)?.finishedPerMs ?? 0) > 0;
  const goesOn = (arm: Arm): boolean =>
    isFinishing(arm, fromMs, toMs) && sliceWindow(fromMs, toMs, sliceMs).every(([from, to]) => isFinishing(arm, from, to));
  const hanging = (['base', 'head'] as const).find((arm) => finishedAround(logs[arm], fromMs, toMs) === 0 && goesOn(otherArm(arm)));
  if (hanging !== undefined) return new ArmFailure(hanging, { kind: 'server-stopped-answering', seconds: (toMs - fromMs) / 1000 });
  return answersTooSeldom('both arms', sliceMs, toMs - fromMs);
}
