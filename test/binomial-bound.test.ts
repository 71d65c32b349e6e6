import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { upperBoundOfShare } from '../src/statistics.ts';

describe('the upper bound of a share is that of Clopper and Pearson:', () => {
  // The share at which the binomial distribution gives so many or fewer a probability of 5 %.
  const known: readonly (readonly [successes: number, trials: number, bound: number])[] = [
    [0, 10, 0.25886555], [1, 10, 0.39416330], [5, 100, 0.10225338], [0, 2000, 0.00149674], [3, 2000, 0.00387222], [1000, 2000, 0.51863124],
  ];
  for (const [successes, trials, bound] of known) {
    test(`${successes} of ${trials}`, () => {
      assert.ok(Math.abs(upperBoundOfShare(successes, trials, 0.95) - bound) < 1e-6, String(upperBoundOfShare(successes, trials, 0.95)));
    });
  }
});

test('what always succeeded may always succeed', () => {
  assert.equal(upperBoundOfShare(12, 12, 0.95), 1);
});
