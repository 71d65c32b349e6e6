import { interquartileRange, median } from 'simple-statistics';
import { upperQuantile } from '../statistics/student-t.ts';

/** Quartiles of two values are the values themselves, and say nothing. */
const LEAST_VALUES = 3;

/**
 * How well the median of a round's slices is known: half-width of its 95 % interval as a fraction of it. Its standard
 * error is 1.25·IQR / (1.35·√n) (McGill, Tukey & Larsen 1978), which a single wild slice leaves alone. Their constant
 * is for large n; here Student's t stands in for it, with half the usual degrees of freedom, because quartiles know
 * the spread that much less well than a standard deviation does. null: too few values, or a median of zero.
 *
 * It says how steady the round was; another process of the same code may differ by more.
 */
export function precisionOf(values: readonly number[]): number | null {
  const figure = values.length < LEAST_VALUES ? 0 : median([...values]);
  if (figure === 0) return null;
  const standardError = (1.25 * interquartileRange([...values])) / (1.35 * Math.sqrt(values.length));
  return Math.abs((upperQuantile(0.025, (values.length - 1) / 2) * standardError) / figure);
}
