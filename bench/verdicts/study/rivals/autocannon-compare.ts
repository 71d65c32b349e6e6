import { mean, variance } from 'simple-statistics';

import type { Rival } from './rival.ts';
import { type SampleSummary, welchTest } from './welch-test.ts';

/** From this p value on the means count as equal. */
const ALPHA = 0.1;

/** Of the other run's mean. */
const LEAST_DIFFERENCE_PERCENT = 5;

/** How one figure of two autocannon runs compares. */
export interface FigureComparison {
  /** Of the means, relative to the second one, rounded to two decimals. */
  readonly differencePercent: number;
  /** NaN where neither run has any variance. */
  readonly p: number;
}

/**
 * autocannon-compare 0.4.0, called as `expf compare BASELINE TEST` of the Express project calls it: the baseline wins if
 * its throughput is more than 5 % above the other run's and Welch's t test over the samples, one a second, has p < 0.1.
 * Requests per second and latency are compared as well, with the number of requests for their sample size, but decide
 * nothing. Throughput is in bytes; responses being equal, it is to their rate what every sample is: in proportion.
 */
export const autocannonCompare: Rival = {
  name: 'autocannon-compare',
  source: 'https://github.com/mcollina/autocannon-compare/blob/9ba26c51775ba33986873087ccd69786fd635359/compare.js',
  heldTo: 'the fixtures and differences of its own `test.js`, and what version 0.4.0 itself answered to other figures',
  decide({ base, head }) {
    return wins(compareFigure(summariseRates(base), summariseRates(head))) ? 'slower' : 'not slower';
  },
};

/** What is computed of requests, throughput and latency alike. */
export function compareFigure(a: SampleSummary, b: SampleSummary): FigureComparison {
  return { differencePercent: Math.round(((a.mean - b.mean) / b.mean) * 100 * 100) / 100, p: welchTest(a, b).p };
}

/** Whether the first run wins. A p value that is not a number stands in nobody's way. */
export function wins({ differencePercent, p }: FigureComparison): boolean {
  const areEqual = p >= ALPHA;
  return !areEqual && differencePercent > LEAST_DIFFERENCE_PERCENT;
}

/** autocannon's standard deviation is a histogram's, so that the squares are divided by n. */
function summariseRates(costs: readonly number[]): SampleSummary {
  const rates = costs.map((cost) => 1 / cost);
  return { mean: mean(rates), variance: variance(rates), size: rates.length };
}
