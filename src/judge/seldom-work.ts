import type { Comparison } from '../model.ts';
import { describeDifference } from './words/wording.ts';

/**
 * What to say where the mean cost of whole windows rose and the median of their slices did not: the mean is worse
 * beyond its δ₀, and their intervals do not meet. A sentence without a full stop; null: nothing.
 */
export function seldomWork(mean: Comparison, median: Comparison): string | null {
  if (mean.interval.low <= Math.max(mean.delta0, median.interval.high)) return null;
  return `${describeDifference(mean, 'lower')}, but ${describeDifference(median, 'lower')}, by the median of slices: ${SELDOM}${mean.decides ? '' : ', and cannot fail the check'}`;
}

const SELDOM = 'what is done more falls into few of them, like the work of a timer or a large collection';
