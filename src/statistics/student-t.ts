import studentCdf from '@stdlib/stats-base-dists-t-cdf';
import studentQuantile from '@stdlib/stats-base-dists-t-quantile';

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
