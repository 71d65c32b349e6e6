import { METRICS } from '../../src/metrics.ts';
import type { Comparison, MetricName } from '../../src/model.ts';

/** Of eight rounds, with this interval. */
export function comparisonOf(metric: MetricName, low: number, high: number): Comparison {
  const { role, delta0, threshold } = METRICS[metric];
  return {
    metric,
    role,
    delta0,
    threshold,
    clearableBelow: 0.05,
    n: 8,
    levels: { base: 100, head: 100 + 50 * (low + high) },
    estimate: (low + high) / 2,
    interval: { low, high, level: 0.98 },
    sd: 0.01,
    decides: role === 'gating',
    p: 0.5,
    adjustedP: 1,
    pBetter: 0.5,
    adjustedPBetter: 1,
    smallestVisible: 0.02,
    outcome: 'inconclusive',
  };
}
