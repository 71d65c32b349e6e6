import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { RecordedMetric } from '../../../../bench/verdicts/study/recorded-metrics.ts';
import { trueEffectRange } from '../../../../bench/verdicts/study/true-effects.ts';

const added = (metric: RecordedMetric['metric'], factor: number, injection: RecordedMetric['injection'] = 'cpu-3'): RecordedMetric =>
  ({ benchmark: 'a/x', metric, injection, rounds: 60, mean: Math.log(factor), sd: 0.01, sdBounds: { low: 0.008, high: 0.012 }, standardError: 0.001, seconds: 6 });

const recorded = [added('cpuPerRequest', 2), added('cpuPerRequest', 8), added('unloadedLatency', 100), added('cpuPerRequest', 50, 'cpu-5')];

test('the range is that of the benchmarks that have the metric, on a scale of factors', () => {
  const { least, most } = trueEffectRange(recorded, { injection: 'cpu-3', metric: 'cpuPerRequest' })!;
  assert.deepEqual([least, most].map(Math.round), [1, 7]);
});

test('of what was recorded too seldom nothing is said', () => {
  assert.equal(trueEffectRange(recorded, { injection: 'cpu-10', metric: 'cpuPerRequest' }), null);
});
