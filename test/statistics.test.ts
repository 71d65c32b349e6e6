import assert from 'node:assert/strict';
import { test } from 'node:test';
import { seededDraw, shuffled, upperQuantile, upperTailProbability } from '../src/statistics.ts';
import { assertClose } from './judge/assert-close.ts';

test('a seed draws what it has always drawn: recorded runs name theirs', () => {
  const draw = seededDraw(20);
  assert.deepEqual(
    Array.from({ length: 8 }, () => draw(1000)),
    [627, 451, 550, 834, 109, 720, 497, 594],
  );
  assert.equal(shuffled(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'], draw).join(''), 'hcbaegfd');
});

test('what is shuffled is left as it was, and has all of its items', () => {
  const items = [1, 2, 3, 4, 5];
  assert.deepEqual(
    shuffled(items, seededDraw(1)).toSorted((one, other) => one - other),
    items,
  );
  assert.deepEqual([items, shuffled([], seededDraw(1))], [[1, 2, 3, 4, 5], []]);
});

/** NIST/SEMATECH e-Handbook of Statistical Methods, 1.3.6.7.2: upper critical values of Student's t. */
const NIST_CRITICAL_VALUES = [
  { upperTail: 0.1, degreesOfFreedom: 1, t: 3.078 },
  { upperTail: 0.05, degreesOfFreedom: 10, t: 1.812 },
  { upperTail: 0.025, degreesOfFreedom: 5, t: 2.571 },
  { upperTail: 0.01, degreesOfFreedom: 2, t: 6.965 },
  { upperTail: 0.01, degreesOfFreedom: 11, t: 2.718 },
  { upperTail: 0.001, degreesOfFreedom: 5, t: 5.893 },
  { upperTail: 0.001, degreesOfFreedom: 30, t: 3.385 },
];

for (const { upperTail, degreesOfFreedom, t } of NIST_CRITICAL_VALUES) {
  test(`t of ${degreesOfFreedom} degrees of freedom exceeds ${t} with probability ${upperTail}, as the tables have it`, () => {
    assertClose(upperQuantile(upperTail, degreesOfFreedom), t, 0.0006);
    assertClose(upperTailProbability(t, degreesOfFreedom), upperTail, upperTail * 0.002);
  });
}

test('one and two degrees of freedom follow their closed forms', () => {
  for (const t of [0, 0.3, 1, 4, 60]) {
    assertClose(upperTailProbability(t, 1), 0.5 - Math.atan(t) / Math.PI, 1e-12);
    assertClose(upperTailProbability(t, 2), 0.5 - t / (2 * Math.sqrt(2 + t * t)), 1e-12);
  }
});

test('quantile and probability undo each other far out in the tail and with fractional degrees of freedom', () => {
  for (const probability of [0.3, 1e-3, 1e-6, 1e-12]) {
    for (const degreesOfFreedom of [1, 2, 5, 17.776, 300]) {
      const t = upperQuantile(probability, degreesOfFreedom);
      assertClose(upperTailProbability(t, degreesOfFreedom) / probability, 1, 1e-6);
    }
  }
});

test('an infinite t has probability 0', () => {
  assert.equal(upperTailProbability(Number.POSITIVE_INFINITY, 5), 0);
});
