import { mean, sampleVariance } from 'simple-statistics';

import { upperQuantile } from '../../../../src/statistics.ts';
import type { Rival } from './rival.ts';

/** `sampleSize` of its src/defaults.ts, and the size of a batch of "auto-sampling" in its src/runner.ts. */
const LEAST_SAMPLES = 50;
const BATCH_SAMPLES = 10;

export interface Interval {
  readonly low: number;
  readonly high: number;
}

/** 95 % intervals of to − from, in the unit of the samples, and of (to − from) / from. */
export interface Difference {
  readonly absolute: Interval;
  readonly relative: Interval;
}

/**
 * tachometer with its default condition "0%": takes 50 samples of each arm, then batches of 10 until the relative
 * interval excludes 0 in both directions, looking after every batch as if it were the only look. Then, or when time is
 * up, it prints "slower", "faster" or "unsure".
 *
 * @param mostSamples of each arm: stands for its cap of three minutes, which depends on how long a sample takes; Infinity
 *   where whoever calls it gives no more than that
 * @returns a rival whose `decide` throws a RangeError on fewer than 50 samples of an arm, for tachometer would have
 *   gone on measuring
 */
export function tachometer(mostSamples: number): Rival {
  return {
    name: 'tachometer',
    source: 'https://github.com/google/tachometer/blob/cdfedc602c4f55ff48fca95712d3ffc459dabe74/src/stats.ts',
    heldTo: 'the intervals and words of its own tests, in `json-output_test.ts` and `format_test.ts`, and the coverage that `stats_test.ts` asks for',
    decide({ base, head }) {
      const available = Math.min(mostSamples, base.length, head.length);
      if (available < LEAST_SAMPLES) {
        throw new RangeError(`tachometer never judges fewer than ${LEAST_SAMPLES} samples of an arm: ${available} given`);
      }
      let taken = LEAST_SAMPLES;
      while (taken + BATCH_SAMPLES <= available && !isResolved(base.slice(0, taken), head.slice(0, taken))) {
        taken += BATCH_SAMPLES;
      }
      const { absolute, relative } = differenceOfMeans(base.slice(0, taken), head.slice(0, taken));
      return absolute.low > 0 && relative.low > 0 ? 'slower' : 'not slower';
    },
  };
}

function isResolved(base: readonly number[], head: readonly number[]): boolean {
  return excludesZero(differenceOfMeans(base, head).relative) && excludesZero(differenceOfMeans(head, base).relative);
}

function excludesZero({ low, high }: Interval): boolean {
  return low > 0 || high < 0;
}

/** tachometer's own formula: variances of the two means added, with the smaller sample's degrees of freedom. */
export function differenceOfMeans(from: readonly number[], to: readonly number[]): Difference {
  const [fromMean, toMean] = [mean(from), mean(to)];
  const [fromVariance, toVariance] = [sampleVariance(from) / from.length, sampleVariance(to) / to.length];
  const degreesOfFreedom = Math.min(from.length, to.length) - 1;
  return {
    absolute: interval95(toMean - fromMean, fromVariance + toVariance, degreesOfFreedom),
    relative: interval95(
      (toMean - fromMean) / fromMean,
      (fromVariance * toMean ** 2 + toVariance * fromMean ** 2) / fromMean ** 4,
      degreesOfFreedom,
    ),
  };
}

function interval95(center: number, variance: number, degreesOfFreedom: number): Interval {
  const margin = upperQuantile(0.05 / 2, degreesOfFreedom) * Math.sqrt(variance);
  return { low: center - margin, high: center + margin };
}
