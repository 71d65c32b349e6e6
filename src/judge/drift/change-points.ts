import { type Step, stepBetween } from './step.ts';
import { suspectPlaces } from './suspects.ts';

/** What makes a change point; fixed before the series is looked at. */
export interface Criteria {
  /** Values that are searched together; at least 2. */
  readonly windowLength: number;
  /** Values that there have to be on either side; at least 1. */
  readonly leastOnEitherSide: number;
  /** The p value of the t test between the two sides has to be smaller. */
  readonly maxP: number;
  /** The means of the two sides have to differ by as much, in the unit of the values. */
  readonly leastHeight: number;
}

/** A place where a series changed its level to stay there. */
export interface ChangePoint {
  /** Of the first value behind the change. */
  readonly index: number;
  /** From the values since the previous change point to those until the next. */
  readonly step: Step;
}

/** Suspects may have ten times the p value: it can become smaller when what divides their sides is merged away. */
const LENIENCE = 10;

/**
 * The change points of a series, oldest first, by Hunter's method (Fleming et al. 2023; Apache Otava's `analysis.py`):
 * E-divisive in overlapping windows with a t test in place of random permutations, then merging, weakest first, until
 * every change point that is left fulfils the criteria. Nothing in it is random.
 *
 * Three things differ from Otava. The t test has the unbiased variance. When a point is merged away both of its
 * neighbours are measured anew, not the later one alone. And what has too few values on a side is merged away, after it
 * was searched for: so a wild value is set apart instead of being taken for the edge of a longer step.
 */
export function changePoints(series: readonly number[], criteria: Criteria): readonly ChangePoint[] {
  const { windowLength, maxP } = criteria;
  let points = measureSteps(series, suspectPlaces(series, { windowLength, maxP: LENIENCE * maxP }));
  for (;;) {
    const weakest = weakestOf(points, criteria);
    if (weakest === null) return points;
    // Without it the steps at its neighbours are between other values.
    points = measureSteps(series, points.filter((point) => point !== weakest).map(({ index }) => index));
  }
}

function measureSteps(series: readonly number[], places: readonly number[]): readonly ChangePoint[] {
  return places.map((index, position) => ({
    index,
    step: stepBetween(series.slice(places[position - 1] ?? 0, index), series.slice(index, places[position + 1])),
  }));
}

/** The point to be merged away next: too short a side first, then too large a p value, then too small a step; null: none. */
function weakestOf(points: readonly ChangePoint[], { leastOnEitherSide, maxP, leastHeight }: Criteria): ChangePoint | null {
  const tooShort = points.filter(({ step }) => Math.min(step.before, step.after) < leastOnEitherSide);
  const tooDoubtful = points.filter(({ step }) => step.p >= maxP);
  const tooSmall = points.filter(({ step }) => Math.abs(step.height) < leastHeight);
  return mostDoubtful(tooShort) ?? mostDoubtful(tooDoubtful) ?? smallest(tooSmall);
}

/** The first of those with the largest p value; null: there are none. */
function mostDoubtful(points: readonly ChangePoint[]): ChangePoint | null {
  return points.toSorted((a, b) => b.step.p - a.step.p)[0] ?? null;
}

/** The first of those with the smallest step; null: there are none. */
function smallest(points: readonly ChangePoint[]): ChangePoint | null {
  return points.toSorted((a, b) => Math.abs(a.step.height) - Math.abs(b.step.height))[0] ?? null;
}
