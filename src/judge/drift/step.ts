import { mean, sumNthPowerDeviations } from 'simple-statistics';

import { upperTailProbability } from '../../statistics/student-t.ts';

/** How the values behind a place differ from those before it. */
export interface Step {
  /** Difference of the means, in the unit of the values. */
  readonly height: number;
  /** Two-sided p value of "the means are equal", for a place that was chosen without looking at the values. */
  readonly p: number;
  readonly before: number;
  readonly after: number;
}

/**
 * Student's t with pooled variance (Student 1908), as Hunter has it (Fleming et al. 2023): unlike Welch's it can use a
 * side of a few values, whose own variance says next to nothing. Values without any variance are taken at their word.
 *
 * @param before at least one value
 * @param after at least one value
 */
export function stepBetween(before: readonly number[], after: readonly number[]): Step {
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
