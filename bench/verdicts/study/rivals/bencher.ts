import { mean, standardDeviation } from 'simple-statistics';

import { upperQuantile } from '../../../../src/statistics.ts';
import type { Rival } from './rival.ts';

/** `Model::upper_boundary()` of its lib/bencher_valid/src/model/mod.rs, which a new project starts with. */
const UPPER_BOUNDARY = 0.99;
const MOST_SAMPLES = 64;

/** Bencher with its default threshold: alerts when this run's figure lies above the limit that the latest 64 give. */
export const bencher: Rival = {
  name: `Bencher t ${UPPER_BOUNDARY}`,
  source:
    'https://github.com/bencherdev/bencher/blob/6f61e202f5a6f31b36c6967fec9c10af2aa1d3d6/lib/bencher_boundary/src/boundary.rs',
  heldTo: 'the limits and deviations of its own tests, in `limits/mod.rs` and `mean.rs`',
  decide({ head, history }) {
    const limit = upperBoundaryLimit(history.slice(-MOST_SAMPLES), UPPER_BOUNDARY);
    return limit !== null && mean(head) > limit ? 'slower' : 'not slower';
  },
};

/**
 * The `boundary` quantile of a t distribution of n − 1 degrees of freedom that is moved to the mean of the stored
 * figures and scaled by their standard deviation; null where Bencher does not check: with fewer than two of them, or
 * when they are all equal.
 *
 * Two things are Bencher's own and make the limit lower than that of a prediction interval: the squares are divided by
 * n (its mean.rs), and nothing is added for the mean's own error.
 */
export function upperBoundaryLimit(stored: readonly number[], boundary: number): number | null {
  if (stored.length < 2) return null;
  const scale = standardDeviation(stored);
  if (scale === 0) return null;
  return mean(stored) + upperQuantile(1 - boundary, stored.length - 1) * scale;
}
