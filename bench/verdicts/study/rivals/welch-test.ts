import { upperTailProbability } from '../../../../src/statistics.ts';

/** All that Welch's test takes of a sample. */
export interface SampleSummary {
  readonly mean: number;
  readonly variance: number;
  readonly size: number;
}

export interface WelchTest {
  /** Of the difference of the means. */
  readonly standardError: number;
  /** > 0 where the first mean is the larger one. */
  readonly t: number;
  readonly degreesOfFreedom: number;
  /** Two-sided; NaN where neither sample has any variance. */
  readonly p: number;
}

/** Welch's t test of equal means with Satterthwaite's degrees of freedom (Welch 1947). */
export function welchTest(first: SampleSummary, second: SampleSummary): WelchTest {
  const [firstError, secondError] = [first.variance / first.size, second.variance / second.size];
  const squaredError = firstError + secondError;
  const standardError = Math.sqrt(squaredError);
  const degreesOfFreedom = squaredError ** 2 / (firstError ** 2 / (first.size - 1) + secondError ** 2 / (second.size - 1));
  const t = (first.mean - second.mean) / standardError;
  return { standardError, t, degreesOfFreedom, p: 2 * upperTailProbability(Math.abs(t), degreesOfFreedom) };
}
