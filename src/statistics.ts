import studentCdf from '@stdlib/stats-base-dists-t-cdf';
import studentQuantile from '@stdlib/stats-base-dists-t-quantile';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';

/** Halvings until the bound has no more digits to gain. */
const HALVINGS = 60;

/**
 * The largest share that so many successes in so many trials are still compatible with: the exact one-sided upper bound
 * of Clopper & Pearson (1934). None in n trials leaves 3/n at 95 %, about.
 *
 * @param confidence like 0.95
 */
export function upperBoundOfShare(successes: number, trials: number, confidence: number): number {
  if (successes >= trials) return 1;
  let [low, high] = [successes / trials, 1];
  for (let halving = 0; halving < HALVINGS; halving += 1) {
    const middle = (low + high) / 2;
    if (probabilityOfAtMost(successes, trials, middle) > 1 - confidence) low = middle;
    else high = middle;
  }
  return high;
}

/** P(X ≤ k) of a binomial X, 0 < share < 1. Summed up from logs, because (1 − share)ⁿ itself may vanish. */
function probabilityOfAtMost(most: number, trials: number, share: number): number {
  const logOdds = Math.log(share) - Math.log1p(-share);
  let logTerm = trials * Math.log1p(-share);
  let sum = Math.exp(logTerm);
  for (let count = 0; count < most; count += 1) {
    logTerm += Math.log((trials - count) / (count + 1)) + logOdds;
    sum += Math.exp(logTerm);
  }
  return sum;
}

/** Draws by chance that a seed gives again: rounds are put in order by them, and families replayed. A recorded seed must draw the same for ever. */

/** Gives a whole number from 0 up to, and without, `count`. */
export type Draw = (count: number) => number;

/** The same seed draws the same. */
export function seededDraw(seed: number): Draw {
  const random = xoroshiro128plus(seed);
  return (count) => uniformInt(random, 0, count - 1);
}

/** In an order that is drawn: Fisher and Yates's. */
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
