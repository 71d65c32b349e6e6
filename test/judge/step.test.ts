import assert from 'node:assert/strict';
import { test } from 'node:test';

import { stepBetween } from '../../src/judge/change-points.ts';
import { assertClose } from './assert-close.ts';

test('the sleep data of Student (1908) have the t test that R gives for them with equal variances', () => {
  const first = [0.7, -1.6, -0.2, -1.2, -0.1, 3.4, 3.7, 0.8, 0, 2];
  const second = [1.9, 0.8, 1.1, 0.1, -0.1, 4.4, 5.5, 1.6, 4.6, 3.4];
  const { height, p, before, after } = stepBetween(first, second);
  assertClose(height, 1.58);
  assertClose(p, 0.079_19, 5e-6);
  assert.deepEqual([before, after], [10, 10]);
});

/** From the tests of DataStax Hunter and Apache Otava (`analysis_test.py`). */
const BEFORE = [1, 1.02, 1.05, 0.95, 0.98];

test('two sides of the same values do not differ, as Hunter has it', () => {
  assert.equal(stepBetween(BEFORE, BEFORE).p, 1);
});

test('a fall by a fifth between two sides of five values is significant, as Hunter has it', () => {
  const { height, p } = stepBetween(BEFORE, [0.8, 0.82, 0.85, 0.79, 0.77]);
  assert.ok(p > 0 && p < 0.001, `p is ${p}`);
  assertClose(height, -0.194);
});

test('sides that change places have the same p value and the opposite height', () => {
  const [one, other] = [stepBetween([1, 2, 4], [3, 7]), stepBetween([3, 7], [1, 2, 4])];
  assert.equal(one.p, other.p);
  assert.equal(one.height, -other.height);
});

test('without any variance the values are taken at their word', () => {
  assert.equal(stepBetween([1, 1, 1], [2, 2]).p, 0);
  assert.equal(stepBetween([1, 1, 1], [1, 1]).p, 1);
});

test('two values alone cannot tell a change from noise', () => {
  assert.equal(stepBetween([1], [2]).p, 1);
});
