import assert from 'node:assert/strict';
import { it } from 'node:test';
import { runningEstimate } from '../../src/judge/running-estimate.ts';
import { around, measured } from './records.ts';

it('a running estimate is the change of the metric that gates, with the interval of the rounds so far', () => {
  const found = runningEstimate(measured({ cpuPerRequest: around(0.04, 0.002), latencyP50: around(0.3, 0.002) }));
  assert.ok(found !== null && Math.abs(found.change - Math.expm1(0.04)) < 0.001, JSON.stringify(found));
  assert.ok(found.interval.low < found.change && found.change < found.interval.high && found.interval.low > 0.03);
});

it('two rounds give none, and neither does a benchmark that is new or was never measured', () => {
  assert.equal(runningEstimate(measured({ cpuPerRequest: [0.04, 0.05] })), null);
  assert.equal(runningEstimate({ state: 'new', why: { kind: 'base-lacks-target' }, solos: [] }), null);
  assert.equal(runningEstimate(null), null);
});
