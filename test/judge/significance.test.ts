import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { LogEstimate } from '../../src/judge/log-estimate.ts';
import {
  adjustByHolm,
  changeOfLog,
  intervalOf,
  pOfAtLeast,
  pOfAtMost,
  pOfNoDifference,
  smallestVisibleChange,
} from '../../src/judge/significance.ts';
import { assertClose } from './assert-close.ts';

const estimate: LogEstimate = { log: 0.05, standardError: 0.01, degreesOfFreedom: 5, n: 6, sd: 0.0245 };
const certain: LogEstimate = { ...estimate, standardError: 0, sd: 0 };

test('the two one-sided tests are mirror images to the last bit', () => {
  assert.equal(pOfAtLeast(-0.01, { ...estimate, log: -estimate.log }), pOfAtMost(0.01, estimate));
});

test('an estimate on the bound has p = 0.5', () => {
  assertClose(pOfAtMost(0.05, estimate), 0.5);
});

test('without variance p is 0 beyond the bound, 1 on it and 1 before it', () => {
  assert.deepEqual(
    [0.04, 0.05, 0.06].map((bound) => pOfAtMost(bound, certain)),
    [0, 1, 1],
  );
  assert.deepEqual(
    [0.04, 0.05, 0.06].map((bound) => pOfAtLeast(bound, certain)),
    [1, 1, 0],
  );
});

test('the two-sided p value is the same whichever arm seems slower, and 1 where neither does', () => {
  // t of 5 degrees of freedom exceeds 3.365 with probability 0.01.
  const unlikely = { ...estimate, log: 3.365 * estimate.standardError };
  assertClose(pOfNoDifference(unlikely), 0.02, 1e-5);
  assert.equal(pOfNoDifference({ ...unlikely, log: -unlikely.log }), pOfNoDifference(unlikely));
  assert.equal(pOfNoDifference({ ...estimate, log: 0 }), 1);
  assert.equal(pOfNoDifference({ ...certain, log: 0 }), 1);
});

test('an interval has level 1 − 2·alpha and is symmetric in logs', () => {
  const { low, high, level } = intervalOf(estimate, 0.01);
  assert.equal(level, 0.98);
  // t of 5 degrees of freedom exceeds 3.365 with probability 0.01.
  assertClose(Math.log1p(high), 0.05 + 3.365 * 0.01, 1e-5);
  assertClose(Math.log1p(low), 0.05 - 3.365 * 0.01, 1e-5);
});

test('a change too large for JSON becomes the largest number', () => {
  assert.equal(changeOfLog(1500), Number.MAX_VALUE);
  assert.equal(changeOfLog(0), 0);
});

test('without variance the smallest visible change is the threshold, or δ₀ where that is larger', () => {
  const level = { alpha: 0.01, familySize: 4 };
  assertClose(smallestVisibleChange(certain, { delta0: 0.01, threshold: 0.02 }, level), 0.02);
  assertClose(smallestVisibleChange(certain, { delta0: 0.03, threshold: 0.02 }, level), 0.03);
});

test('the smallest visible change grows with the family, because Holm asks more of its members', () => {
  const sizes = [1, 5, 50].map((familySize) =>
    smallestVisibleChange(estimate, { delta0: 0.01, threshold: 0.02 }, { alpha: 0.01, familySize }),
  );
  assert.deepEqual(
    sizes,
    sizes.toSorted((a, b) => a - b),
  );
  assert.equal(new Set(sizes).size, 3);
});

test('a threshold far above δ₀ limits what is visible, by 1.2816 standard errors', () => {
  const visible = smallestVisibleChange(estimate, { delta0: 0.01, threshold: 0.5 }, { alpha: 0.01, familySize: 1 });
  assertClose(Math.log1p(visible), Math.log1p(0.5) + 0.012816, 1e-6);
});

const cases = [
  // "Holm–Bonferroni method", Wikipedia: at 0.05 the hypotheses with 0.005 and 0.01 are rejected and no others.
  { name: 'the textbook example of four', p: [0.01, 0.04, 0.03, 0.005], adjusted: [0.03, 0.06, 0.06, 0.02] },
  { name: 'a family of one, which needs no correction', p: [0.04], adjusted: [0.04] },
  { name: 'equal values, which stay equal', p: [0.01, 0.01, 0.01], adjusted: [0.03, 0.03, 0.03] },
  { name: 'large values, which end at 1', p: [0.9, 0.6], adjusted: [1, 1] },
  { name: 'no p value at all', p: [], adjusted: [] },
];

for (const { name, p, adjusted } of cases) {
  test(`Holm's correction adjusts ${name}`, () => {
    const actual = adjustByHolm(p);
    assert.equal(actual.length, adjusted.length);
    for (const [position, expected] of adjusted.entries()) assertClose(actual[position] ?? Number.NaN, expected, 1e-12);
  });
}
