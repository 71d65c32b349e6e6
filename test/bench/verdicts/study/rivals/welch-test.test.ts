import assert from 'node:assert/strict';
import { test } from 'node:test';

import { mean, sampleVariance } from 'simple-statistics';

import { type SampleSummary, welchTest } from '../../../../../bench/verdicts/study/rivals/welch-test.ts';
import { upperQuantile } from '../../../../../src/statistics.ts';
import { assertClose } from '../../../../judge/assert-close.ts';
import { PRINTED_COMPARISONS } from './node-benchmark-compare-fixture.ts';

function summarise(values: readonly number[]): SampleSummary {
  return { mean: mean(values), variance: sampleVariance(values), size: values.length };
}

test("t, degrees of freedom and p are those of test/simple/welch.js of AndreasMadsen/ttest, autocannon-compare's test", () => {
  // Its null hypothesis is a difference of 1, which moving the second sample by 1 turns into one of 0.
  const { t, degreesOfFreedom, p } = welchTest(summarise([1, 2, 2, 2, 4]), summarise([0, 3, 3, 3, 2].map((value) => value + 1)));
  assertClose(t, -1.313064328597225660644);
  assertClose(degreesOfFreedom, 7.769053117782910966582);
  assertClose(p, 0.22661539838413605);
});

for (const { name, oldRates, newRates, improvementPercent, accuracyPercent } of PRINTED_COMPARISONS) {
  test(`${name} has the improvement and the intervals around it that node-benchmark-compare printed`, () => {
    const oldMean = mean(oldRates);
    const { standardError, degreesOfFreedom } = welchTest(summarise(newRates), summarise(oldRates));
    assertClose((mean(newRates) / oldMean - 1) * 100, improvementPercent, 0.005);
    for (const [position, risk] of [0.05, 0.01, 0.001].entries()) {
      const halfWidth = upperQuantile(risk / 2, degreesOfFreedom) * standardError;
      assertClose((halfWidth / oldMean) * 100, accuracyPercent[position]!, 0.005);
    }
  });
}

test('the samples swapped give −t and the same p', () => {
  const [first, second] = [summarise([1, 2, 2, 2, 4]), summarise([5, 3, 3])];
  assert.equal(welchTest(second, first).t, -welchTest(first, second).t);
  assert.equal(welchTest(second, first).p, welchTest(first, second).p);
});

test('without any variance p is not a number', () => {
  assert.ok(Number.isNaN(welchTest(summarise([1, 1]), summarise([2, 2, 2])).p));
});
