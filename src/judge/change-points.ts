/**
 * Change points of a series by Hunter's method (Fleming et al. 2023; Apache Otava's `analysis.py`): E-divisive (Matteson & James
 * 2014) in overlapping windows with a t test in place of random permutations, then merging, weakest first, until every change
 * point that is left fulfils the criteria. Nothing in it is random.
 */
import { mean, sumNthPowerDeviations } from 'simple-statistics';
import { upperTailProbability } from '../statistics.ts';

/** Criteria of a change point; fixed before the series is looked at. */
export interface Criteria {
  /** Values that are searched together; at least 2. */
  readonly windowLength: number;
  /** Least number of values on either side; at least 1. */
  readonly leastOnEitherSide: number;
  /** The p value of the t test between the two sides has to be smaller. */
  readonly maxP: number;
  /** Least difference of the means of the two sides, in the unit of the values. */
  readonly leastHeight: number;
}

/** A place where a series changed its level to stay there. */
export interface ChangePoint {
  /** Position of the first value behind the change. */
  readonly index: number;
  /** From the values since the previous change point to those until the next. */
  readonly step: LevelStep;
}

/** How the values behind a place differ from those before it. */
export interface LevelStep {
  /** Difference of the means. */
  readonly height: number;
  /** Two-sided p value of "the means are equal", for a place that was chosen without looking at the values. */
  readonly p: number;
  readonly before: number;
  readonly after: number;
}

/** Suspects may have ten times the p value: it can become smaller when a point between their sides is merged away. */
const LENIENCE = 10;

/**
 * Finds the change points of a series, oldest first. It differs from Otava in three ways: the t test has the unbiased variance;
 * both neighbours of a merged point are measured anew; and what has too few values on a side is merged away after it was
 * searched for, so that a wild value is set apart instead of being taken for the edge of a longer step.
 */
export function changePoints(series: readonly number[], criteria: Criteria): readonly ChangePoint[] {
  let points = measureSteps(series, suspectPlaces(series, criteria.windowLength, LENIENCE * criteria.maxP));
  for (;;) {
    const weakest = weakestOf(points, criteria);
    if (weakest === null) return points;
    points = measureSteps(
      series,
      points.filter((point) => point !== weakest).map(({ index }) => index),
    );
  }
}

function measureSteps(series: readonly number[], places: readonly number[]): readonly ChangePoint[] {
  return places.map((index, position) => ({
    index,
    step: stepBetween(series.slice(places[position - 1] ?? 0, index), series.slice(index, places[position + 1])),
  }));
}

/** Picks the point to merge away next: too short a side first, then too large a p value, then too small a step; null: none. */
function weakestOf(points: readonly ChangePoint[], { leastOnEitherSide, maxP, leastHeight }: Criteria): ChangePoint | null {
  const byDoubt = points.toSorted((one, other) => other.step.p - one.step.p);
  const byHeight = points.toSorted((one, other) => Math.abs(one.step.height) - Math.abs(other.step.height));
  return (
    byDoubt.find(({ step }) => Math.min(step.before, step.after) < leastOnEitherSide) ??
    byDoubt.find(({ step }) => step.p >= maxP) ??
    byHeight.find(({ step }) => Math.abs(step.height) < leastHeight) ??
    null
  );
}

/**
 * Tests two sides, each of one value or more, by Student's t with pooled variance (Student 1908): unlike Welch's it can use a
 * side of a few values. Values without any variance are taken at their word.
 */
export function stepBetween(before: readonly number[], after: readonly number[]): LevelStep {
  const [first, second] = [[...before], [...after]];
  const height = mean(second) - mean(first);
  const degreesOfFreedom = first.length + second.length - 2;
  const variance = (sumNthPowerDeviations(first, 2) + sumNthPowerDeviations(second, 2)) / degreesOfFreedom;
  const standardError = Math.sqrt(variance * (1 / first.length + 1 / second.length));
  return { height, p: twoSidedP(height, standardError, degreesOfFreedom), before: first.length, after: second.length };
}

function twoSidedP(height: number, standardError: number, degreesOfFreedom: number): number {
  if (degreesOfFreedom === 0 || height === 0) return 1;
  return standardError === 0 ? 0 : 2 * upperTailProbability(Math.abs(height) / standardError, degreesOfFreedom);
}

/**
 * Finds places where the series may have changed. Windows that overlap by half, or begin at the last place, are searched each on
 * its own, so that a large change does not hide a small one elsewhere.
 */
function suspectPlaces(series: readonly number[], windowLength: number, maxP: number): readonly number[] {
  const places = new Set<number>();
  const stride = Math.floor(windowLength / 2);
  let start = 0;
  while (start < series.length) {
    const inWindow = divide(series.slice(start, start + windowLength), maxP);
    for (const place of inWindow) places.add(start + place);
    start += Math.max(stride, inWindow.at(-1) ?? 0);
  }
  return [...places].toSorted((one, other) => one - other);
}

/** Divides a window at the likeliest change of all stretches for as long as the t test finds a difference there. */
function divide(window: readonly number[], maxP: number): readonly number[] {
  const sumOfDistances = sumPairDistances(window);
  let places: readonly number[] = [];
  for (;;) {
    const stretches = [0, ...places].map((start, position): Stretch => ({ start, end: places[position] ?? window.length }));
    const [likeliest] = stretches
      .flatMap((stretch) => likeliestChange(sumOfDistances, stretch) ?? [])
      .toSorted((one, other) => other.divergence - one.divergence);
    if (likeliest === undefined) return places;
    const { index, stretch } = likeliest;
    if (stepBetween(window.slice(stretch.start, index), window.slice(index, stretch.end)).p > maxP) return places;
    places = [...places, index].toSorted((one, other) => one - other);
  }
}

/** The values from `start` up to, but without, `end`. */
interface Stretch {
  readonly start: number;
  readonly end: number;
}

/** The place where a stretch falls apart most clearly: of the first value of its second part. */
interface Candidate {
  readonly index: number;
  readonly divergence: number;
  readonly stretch: Stretch;
}

/**
 * Finds the place of the pair τ < κ with the largest divergence between the values up to τ and those from τ to κ. That κ may lie
 * before the end lets a change be seen though another one undoes it later. null: fewer than two values.
 */
export function likeliestChange(sumOfDistances: SumOfPairDistances, stretch: Stretch): Candidate | null {
  let likeliest: Candidate | null = null;
  for (let index = stretch.start + 1; index < stretch.end; index += 1) {
    for (let end = index + 1; end <= stretch.end; end += 1) {
      const divergence = divergenceOf(sumOfDistances, { start: stretch.start, end }, index);
      if (likeliest === null || divergence > likeliest.divergence) likeliest = { index, divergence, stretch };
    }
  }
  return likeliest;
}

/**
 * Measures how far the two parts of a stretch that is divided at `index` differ, of n and m values:
 *
 *     Q̂ = n·m/(n + m) · (2·mean |x − y| − mean |x − x′| − mean |y − y′|)
 *
 * the energy distance of Székely & Rizzo (2005) with exponent 1. A single value has no pairs: its last term is 0.
 */
export function divergenceOf(sumOfDistances: SumOfPairDistances, { start, end }: Stretch, index: number): number {
  const [n, m] = [index - start, end - index];
  const [withinFirst, withinSecond] = [sumOfDistances(start, index), sumOfDistances(index, end)];
  const between = sumOfDistances(start, end) - withinFirst - withinSecond;
  return ((n * m) / (n + m)) * ((2 * between) / (n * m) - meanOfPairs(withinFirst, n) - meanOfPairs(withinSecond, m));
}

const meanOfPairs = (sum: number, values: number): number => (values < 2 ? 0 : (2 * sum) / (values * (values - 1)));

/** Σ |xᵢ − xₖ| over all pairs of the values from `from` up to, but without, `to`. */
type SumOfPairDistances = (from: number, to: number) => number;

/** Sums up the distances of the pairs in every stretch of a series of n values, in n² steps. */
export function sumPairDistances(series: readonly number[]): SumOfPairDistances {
  const width = series.length + 1;
  const sums = new Float64Array(width * width);
  for (let from = series.length - 1; from >= 0; from -= 1) {
    let distancesOfFirst = 0;
    for (let last = from + 1; last < series.length; last += 1) {
      distancesOfFirst += Math.abs(series[from]! - series[last]!);
      sums[from * width + last + 1] = sums[(from + 1) * width + last + 1]! + distancesOfFirst;
    }
  }
  return (from, to) => sums[from * width + to]!;
}
