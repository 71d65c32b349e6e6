import assert from 'node:assert/strict';
import { test } from 'node:test';

import { nodeCore, nodeCores, starsOf } from '../../../../../bench/verdicts/study/rivals/node-core.ts';
import { PRINTED_COMPARISONS } from './node-benchmark-compare-fixture.ts';

const costsOf = (rates: readonly number[]): readonly number[] => rates.map((rate) => 1 / rate);

for (const { name, oldRates, newRates, stars, improvementPercent } of PRINTED_COMPARISONS) {
  test(`${name} has ${stars} stars, as node-benchmark-compare printed`, () => {
    assert.equal(starsOf(oldRates, newRates), stars);
  });

  test(`${name} decides by the sign of its improvement from ${stars} stars down`, () => {
    const there = { base: costsOf(oldRates), head: costsOf(newRates), history: [] };
    const back = { base: there.head, head: there.base, history: [] };
    for (const leastStars of [1, 2, 3]) {
      const rival = nodeCore(leastStars);
      assert.equal(rival.decide(there), stars >= leastStars && improvementPercent < 0 ? 'slower' : 'not slower');
      assert.equal(rival.decide(back), stars >= leastStars && improvementPercent > 0 ? 'slower' : 'not slower');
    }
  });
}

test('fewer than two runs of a binary have no stars, as compare.R prints NA', () => {
  assert.equal(starsOf([1], [2, 2.1, 2.2]), 0);
  assert.equal(starsOf([1, 1.1, 1.2], [2]), 0);
  assert.equal(nodeCore(1).decide({ base: [], head: [], history: [] }), 'not slower');
});

test('rates without any variance have no stars, for R refuses the test', () => {
  assert.equal(starsOf([2, 2, 2], [1, 1, 1]), 0);
});

test('Node core is tried with one star and with three', () => {
  const { oldRates, newRates } = PRINTED_COMPARISONS.find(({ stars, improvementPercent }) => stars === 1 && improvementPercent < 0)!;
  const decisions = nodeCores.map((rival) => rival.decide({ base: costsOf(oldRates), head: costsOf(newRates), history: [] }));
  assert.deepEqual(decisions, ['slower', 'not slower']);
});
