import assert from 'node:assert/strict';
import { test } from 'node:test';
import { describeChange, formatBaseToHead, formatChange } from '../../src/report/comparison-words.ts';
import type { MetricName } from '../../src/model.ts';
import { comparison } from './sample-run.ts';

const costShown = (estimate: number, margin: number): string => formatChange(comparison('cpuPerRequest', estimate, margin));
const throughputShown = (estimate: number): string => formatChange(comparison('throughput', estimate, 0.02));

test('a change has the digits that leave it on its side of the limit', () => {
  assert.deepEqual(
    [costShown(0.03, 0.0197), costShown(0.03, 0.0203), costShown(0.0196, 0.0104), costShown(-0.062, 0.011)],
    ['+3.0 % (1.0 to 4.97)', '+3.0 % (1.0 to 5.0)', '+1.96 % (0.9 to 3.0)', '−6.2 % (−7.3 to −5.1)'],
  );
});

test('limits of a figure that should be high are those of the figure', () => {
  assert.deepEqual(
    [throughputShown(0.0499), throughputShown(0.0504), throughputShown(0.0299)],
    ['−4.75 % (−6.5 to −2.9)', '−4.8 % (−6.6 to −3.0)', '−2.9 % (−4.75 to −1.0)'],
  );
});

test('a change in words is on its side of the limit, too', () => {
  assert.equal(
    describeChange(comparison('cpuPerRequest', 0.0203, 0.005, { threshold: 0.0202, outcome: 'regressed' })),
    'uses 2.03 % more CPU per request',
  );
  assert.equal(describeChange(comparison('throughput', 0.25, 0.05)), 'has 20.0 % less throughput');
});

const shown = (metric: MetricName, base: number, head: number): string =>
  formatBaseToHead(comparison(metric, 0, 0.01, { levels: { base, head } }));

test('base and head are shown in the unit of the metric, and one unit is enough', () => {
  assert.deepEqual(
    [shown('cpuPerRequest', 77.81, 81), shown('nsPerOp', 880, 1_100), shown('throughput', 10_000, 8_000)],
    ['77.8 → 81.0 µs', '880 ns → 1.10 µs', '10,000 → 8,000 req/s'],
  );
});
