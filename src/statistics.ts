import studentCdf from '@stdlib/stats-base-dists-t-cdf';
import studentQuantile from '@stdlib/stats-base-dists-t-quantile';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';

/** Draws a whole number from 0 to `count` − 1. A recorded seed must draw the same for ever: the order of rounds follows from it. */
export type Draw = (count: number) => number;

export function seededDraw(seed: number): Draw {
  const random = xoroshiro128plus(seed);
  return (count) => uniformInt(random, 0, count - 1);
}

/** Puts items in a drawn order (Fisher and Yates). */
export function shuffled<Item>(items: readonly Item[], draw: Draw): readonly Item[] {
  const result = [...items];
  for (let last = result.length - 1; last > 0; last -= 1) {
    const other = draw(last + 1);
    [result[last], result[other]] = [result[other]!, result[last]!];
  }
  return result;
}

/**
 * P(T > t) of Student's t. Taken from the lower tail, where small probabilities keep their digits and where t and −t
 * give mirrored answers to the last bit.
 */
export function upperTailProbability(t: number, degreesOfFreedom: number): number {
  return studentCdf(-t, degreesOfFreedom);
}

/** The t that is exceeded with `probability` (in (0, 1)): 0.01 gives the 99 % quantile. */
export function upperQuantile(probability: number, degreesOfFreedom: number): number {
  return -studentQuantile(probability, degreesOfFreedom);
}
