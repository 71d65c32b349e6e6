import assert from 'node:assert/strict';
import { test } from 'node:test';
import { seldomWork } from '../../src/judge/seldom-work.ts';
import { METRICS } from '../../src/metrics.ts';
import type { Comparison, MetricName } from '../../src/model.ts';

function comparisonOf(metric: MetricName, low: number, high: number): Comparison {
  const { role, delta0, threshold } = METRICS[metric];
  return { metric, role, delta0, threshold, n: 8, estimate: (low + high) / 2, interval: { low, high, level: 0.98 }, sd: 0.01, decides: role === 'gating', p: 0.5, adjustedP: 1, smallestVisible: 0.02, outcome: 'inconclusive' };
}

const said = (mean: readonly [number, number], median: readonly [number, number]): string | null =>
  seldomWork(comparisonOf('meanCpuPerRequest', ...mean), comparisonOf('cpuPerRequest', ...median));

test('work that the median of slices does not see is named, with both figures', () => {
  assert.equal(
    said([0.03, 0.07], [-0.01, 0.01]),
    'mean CPU per request is 5.0 % higher (3.0 to 7.0 %), but CPU per request is 0 % higher (−1.0 to 1.0 %), by the median of slices: what is done more falls into few of them, like the work of a timer or a large collection, and cannot fail the check',
  );
});

test('nothing is said of the check where a rule lets the mean decide', () => {
  const mean: Comparison = { ...comparisonOf('meanCpuPerRequest', 0.03, 0.07), role: 'gating', decides: true };
  assert.match(seldomWork(mean, comparisonOf('cpuPerRequest', -0.01, 0.01)) ?? '', /, like the work of a timer or a large collection$/);
});

for (const [what, mean, median] of [
  ['both rose', [0.04, 0.08], [0.03, 0.05]],
  ['nothing changed', [-0.02, 0.02], [-0.01, 0.01]],
  ['the mean rose by no more than is of no interest', [0.008, 0.03], [-0.02, 0.002]],
  ['the mean fell', [-0.07, -0.03], [-0.01, 0.01]],
] as const) {
  test(`there is nothing to say where ${what}`, () => { assert.equal(said(mean, median), null); });
}
