import { mean, sampleVariance } from 'simple-statistics';

import type { Rival } from './rival.ts';
import { type SampleSummary, welchTest } from './welch-test.ts';

/** Below which p value compare.R prints one, two and three stars. */
const STARS_BELOW = [0.05, 0.01, 0.001];

/** One star is what its guide asks for; three are its advice, at "a risk of 0.1 %", where many benchmarks are compared. */
const LEAST_STARS = [1, 3];

/** Node core's comparison read by one star and by three. */
export const nodeCores: readonly Rival[] = LEAST_STARS.map(nodeCore);

/**
 * Node core's benchmark/compare.js and compare.R: Welch's t test over the rates of both binaries, 30 runs of each
 * unless told otherwise, no correction for the number of benchmarks.
 */
export function nodeCore(leastStars: number): Rival {
  return {
    name: `Node core ${'*'.repeat(leastStars)}`,
    source: 'https://github.com/nodejs/node/blob/e82f76d9b215f0f62d01da2f78ab9e12f8b94c78/benchmark/compare.R',
    heldTo: 'what its JavaScript twin, [node-benchmark-compare](https://github.com/targos/node-benchmark-compare), makes of two files of rates; `compare.R` itself was not run',
    decide({ base, head }) {
      const [oldRates, newRates] = [ratesOf(base), ratesOf(head)];
      const isSlower = starsOf(oldRates, newRates) >= leastStars && mean(newRates) < mean(oldRates);
      return isSlower ? 'slower' : 'not slower';
    },
  };
}

/** Node's benchmarks report operations a second, and the test is made of those. */
function ratesOf(costs: readonly number[]): readonly number[] {
  return costs.map((cost) => 1 / cost);
}

/** How many stars compare.R prints for a benchmark: 0 to 3. */
export function starsOf(oldRates: readonly number[], newRates: readonly number[]): number {
  if (oldRates.length < 2 || newRates.length < 2) return 0;
  const [oldSummary, newSummary] = [summarise(oldRates), summarise(newRates)];
  const { standardError, p } = welchTest(oldSummary, newSummary);
  // R's t.test stops with "data are essentially constant", and so does the script.
  if (standardError < 10 * Number.EPSILON * Math.max(oldSummary.mean, newSummary.mean)) return 0;
  return STARS_BELOW.filter((level) => p < level).length;
}

function summarise(rates: readonly number[]): SampleSummary {
  return { mean: mean(rates), variance: sampleVariance(rates), size: rates.length };
}
