import assert from 'node:assert/strict';
import { test } from 'node:test';
import { describeArmMeans } from '../../../../bench/verdicts/page/arm-means.ts';
import type { RecordedMetric } from '../../../../bench/verdicts/study/recorded-metrics.ts';

const metricOf = (benchmark: string, mean: number, injection: RecordedMetric['injection'] = 'none'): RecordedMetric =>
  ({ benchmark, metric: 'nsPerOp', injection, rounds: 60, mean, sd: 0.01, sdBounds: { low: 0.009, high: 0.011 }, standardError: 0.0013, seconds: 2 });

test('an arm that is treated worse shows in a mean beyond its error, and what the errors leave room for is told', () => {
  const recorded = [metricOf('user/date', 0.001), metricOf('user/parse', -0.01), metricOf('user/stringify', 0), metricOf('user/date', 0.05, 'cpu-5')];
  assert.equal(describeArmMeans(recorded), '1 of 3 means; two standard errors leave room for an arm that is treated worse by 1.3 % (user/parse, time per operation)');
});
