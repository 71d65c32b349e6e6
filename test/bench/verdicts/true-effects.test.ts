import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { RecordedMetric } from '../../../bench/verdicts/recorded-metrics.ts';
import { meanTrueEffect, trueEffectRange } from '../../../bench/verdicts/true-effects.ts';

const added = (metric: RecordedMetric['metric'], factor: number, injection: RecordedMetric['injection'] = 'cpu-3'): RecordedMetric =>
  ({ benchmark: 'a/x', metric, injection, rounds: 60, mean: Math.log(factor), sd: 0.01, sdBounds: { low: 0.008, high: 0.012 }, standardError: 0.001, seconds: 6 });

const recorded = [added('cpuPerRequest', 2), added('nsPerOp', 8), added('unloadedLatency', 100), added('cpuPerRequest', 50, 'cpu-5')];

test('an effect is the mean over what costs of the injection alone, on a scale of factors', () => {
  assert.ok(Math.abs(meanTrueEffect(recorded, { injection: 'cpu-3', metrics: ['cpuPerRequest', 'nsPerOp'] })! - 3) < 1e-9);
});

test('the range is that of the benchmarks that have the metric', () => {
  const { least, most } = trueEffectRange(recorded, { injection: 'cpu-3', metrics: ['cpuPerRequest', 'nsPerOp'] })!;
  assert.deepEqual([least, most].map(Math.round), [1, 7]);
});

test('of what was recorded too seldom nothing is said', () => {
  const none = { injection: 'cpu-10', metrics: ['cpuPerRequest'] } as const;
  assert.deepEqual([meanTrueEffect(recorded, none), trueEffectRange(recorded, none)], [null, null]);
});
