import assert from 'node:assert/strict';
import { test } from 'node:test';

import { adjustByHolm } from '../../src/judge/significance.ts';
import { assertClose } from './assert-close.ts';

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
