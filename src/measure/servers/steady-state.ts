/**
 * Where the steady part of a load begins, and whether there is one. Both arms are looked at alike, so that swapping them
 * changes nothing; and robustly, because on a noisy machine a false "not steady" costs a round, and a wild piece is no trend.
 */
import { mean, median, medianAbsoluteDeviation } from 'simple-statistics';
import type { SlicePair } from '../../model.ts';

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
