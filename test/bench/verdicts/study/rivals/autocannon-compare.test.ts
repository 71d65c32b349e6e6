import assert from 'node:assert/strict';
import { test } from 'node:test';

import { autocannonCompare, compareFigure, wins } from '../../../../../bench/verdicts/study/rivals/autocannon-compare.ts';
import type { SampleSummary } from '../../../../../bench/verdicts/study/rivals/welch-test.ts';
import { assertClose } from '../../../../judge/assert-close.ts';

const summary = (mean: number, standardDeviation: number, size: number): SampleSummary => ({ mean, variance: standardDeviation ** 2, size });

/** fixture-a.json and fixture-b.json of autocannon-compare, and the differences that its test.js expects of them, both ways. */
const FIXTURES = [
  { figure: 'requests', a: summary(18339.64, 643.45, 201_763), b: summary(1697.6, 10.72, 16_976), difference: 980.33, back: -90.74 },
  { figure: 'throughput', a: summary(2_028_637.1, 75_830.65, 11), b: summary(188_416, 4096, 10), difference: 976.68, back: -90.71 },
  { figure: 'latency', a: summary(0.06, 0.28, 201_763), b: summary(5.51, 1.65, 16_976), difference: -98.91, back: 9083.33 },
];

for (const { figure, a, b, difference, back } of FIXTURES) {
  test(`${figure} of its fixtures differ by ${difference} % there and ${back} % back, with three stars, as in its test.js`, () => {
    assert.equal(compareFigure(a, b).differencePercent, difference);
    assert.equal(compareFigure(b, a).differencePercent, back);
    assert.ok(compareFigure(a, b).p < 0.001);
  });

  test(`${figure} of a run compared with itself is no difference without a star, as in its test.js`, () => {
    assert.deepEqual(compareFigure(a, a), { differencePercent: 0, p: 1 });
  });
}

test('by throughput the first fixture wins against the second, the second not against the first, and neither against itself', () => {
  const { a, b } = FIXTURES.find(({ figure }) => figure === 'throughput')!;
  assert.equal(wins(compareFigure(a, b)), true);
  assert.equal(wins(compareFigure(b, a)), false);
  assert.equal(wins(compareFigure(a, a)), false);
});

/** Not from its tests: what autocannon-compare 0.4.0 itself answered to throughput of these. */
const ANSWERED = [
  { name: 'a difference of 5.6 % within the noise', a: summary(1056, 90, 10), b: summary(1000, 60, 12), by: 5.6, p: 0.11322771327993147, won: false },
  { name: 'the same difference in less noise', a: summary(1056, 80, 10), b: summary(1000, 50, 12), by: 5.6, p: 0.0743181182316262, won: true },
  { name: 'a difference of 5 %', a: summary(1050, 10, 10), b: summary(1000, 10, 10), by: 5, p: 1.5625649481352164e-9, won: false },
  { name: 'a difference of 5.01 %', a: summary(1050.1, 10, 10), b: summary(1000, 10, 10), by: 5.01, p: 1.5138566081393014e-9, won: true },
];

for (const { name, a, b, by, p, won } of ANSWERED) {
  test(`${name} is ${won ? 'a' : 'no'} win, as autocannon-compare 0.4.0 answered`, () => {
    const comparison = compareFigure(a, b);
    assert.equal(comparison.differencePercent, by);
    assertClose(comparison.p, p, 1e-12);
    assert.equal(wins(comparison), won);
  });
}

test('a difference of 10 % without any variance is a win whose p is not a number, as autocannon-compare 0.4.0 answered', () => {
  const comparison = compareFigure(summary(1100, 0, 10), summary(1000, 0, 10));
  assert.ok(Number.isNaN(comparison.p));
  assert.equal(wins(comparison), true);
});

/** The costs of four rates that lie `distance` below and above `rate` in turn. */
const costsOf = (rate: number, distance: number): readonly number[] => [-1, 1, -1, 1].map((sign) => 1 / (rate + sign * distance));

test('a head is slower when the base wins by its rates, with the variance of a histogram', () => {
  // t is 1.943, and p 0.1, at a distance of 43.67. With the squares divided by n − 1 it would be at 37.82.
  assert.equal(autocannonCompare.decide({ base: costsOf(1060, 43), head: costsOf(1000, 43), history: [] }), 'slower');
  assert.equal(autocannonCompare.decide({ base: costsOf(1060, 45), head: costsOf(1000, 45), history: [] }), 'not slower');
});

test('a head whose cost is 5 % higher is not slower, nor is one that is faster', () => {
  const base = [100, 100.1, 99.9];
  assert.equal(autocannonCompare.decide({ base, head: base.map((cost) => cost * 1.05), history: [] }), 'not slower');
  assert.equal(autocannonCompare.decide({ base, head: base.map((cost) => cost * 1.0502), history: [] }), 'slower');
  assert.equal(autocannonCompare.decide({ base, head: base.map((cost) => cost / 2), history: [] }), 'not slower');
});
