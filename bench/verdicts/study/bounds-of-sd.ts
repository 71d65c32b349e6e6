import { sampleVariance, sumNthPowerDeviations } from 'simple-statistics';
import type { Bounds } from './clopper-pearson.ts';

/** What 95 % of a normal distribution lie within. */
const DEVIATIONS = 1.96;

/**
 * The 95 % interval of a standard deviation, of figures that need not be normal: rounds have heavier tails (Bonett 2006,
 * with the plain mean for his trimmed one). Where tails are very heavy and figures few it is somewhat too narrow.
 *
 * @param figures five or more, not all equal
 */
export function boundsOfSd(figures: readonly number[]): Bounds {
  const size = figures.length;
  const kurtosis = (size * sumNthPowerDeviations([...figures], 4)) / sumNthPowerDeviations([...figures], 2) ** 2;
  const correction = size / (size - DEVIATIONS);
  const standardErrorOfLogVariance = correction * Math.sqrt((kurtosis - (size - 3) / size) / (size - 1));
  const boundAt = (deviations: number): number => Math.sqrt(correction * sampleVariance([...figures]) * Math.exp(deviations * standardErrorOfLogVariance));
  return { low: boundAt(-DEVIATIONS), high: boundAt(DEVIATIONS) };
}
