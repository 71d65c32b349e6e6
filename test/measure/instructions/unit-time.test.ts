import assert from 'node:assert/strict';
import { test } from 'node:test';
import { unitTime } from '../../../src/measure/instructions/counting-plan.ts';
import type { MetricName } from '../../../src/model.ts';

const figuresOf = (figures: Partial<Record<MetricName, readonly number[]>>) => (time: MetricName): readonly number[] => figures[time] ?? [];

test('a request takes the median of its CPU time, in ms, and an operation that of its own', () => {
  assert.equal(unitTime('server', figuresOf({ cpuPerRequest: [90, 400, 100], nsPerOp: [1] })), 0.1);
  assert.equal(unitTime('suite', figuresOf({ cpuPerRequest: [90], nsPerOp: [2_000] })), 0.002);
});

test('where no figure tells a time, a time of nothing included, there is none', () => {
  assert.equal(unitTime('server', figuresOf({ cpuPerRequest: [0], nsPerOp: [2_000] })), null);
});
