import { sumNthPowerDeviations } from 'simple-statistics';

/** The places where a change may have been: of the first value behind it, at the earliest and at the latest. */
export interface PlaceRange {
  readonly earliest: number;
  readonly latest: number;
}

/** Share of changes whose true place lies within the range. */
const CONFIDENCE = 0.95;

/** Quantile of the likelihood ratio of the true place, whose distribution is (1 − e^(−x/2))² (Hansen 2000): 7.35. */
const LARGEST_RATIO = -2 * Math.log(1 - Math.sqrt(CONFIDENCE));

/**
 * How far from its likeliest place a change may be, by the likelihood ratio n·(S(τ) − S)/S of Hansen (2000), S(τ) being
 * the squares about the means of both sides of τ, and S the least of them. A step of five times the noise leaves hardly
 * more than one place; at twice the noise the likeliest is the right one only every other time.
 *
 * @param values from the change before to the change after, both sides of them at least one value long
 * @param likeliest position of the first value behind the change; within the range in any case
 */
export function rangeOfPlaces(values: readonly number[], likeliest: number): PlaceRange {
  const places = values.slice(1).map((_, before) => before + 1);
  const squares = places.map((place) => squaresAboutMeans(values, place));
  const least = Math.min(...squares);
  const possible = places.filter((_, position) => values.length * (squares[position]! - least) <= LARGEST_RATIO * least);
  return { earliest: Math.min(likeliest, ...possible), latest: Math.max(likeliest, ...possible) };
}

function squaresAboutMeans(values: readonly number[], place: number): number {
  return sumNthPowerDeviations(values.slice(0, place), 2) + sumNthPowerDeviations(values.slice(place), 2);
}
