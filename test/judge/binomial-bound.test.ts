import assert from 'node:assert/strict';
import { test } from 'node:test';

import { largestPlausibleCount } from './binomial-bound.ts';

test('the bound is the binomial quantile: ten fair coins reach ten heads once in 1024', () => {
  assert.equal(largestPlausibleCount(10, 0.5), 10);
  // P(20 of 20) = 9.5e-7 and P(19 or more) = 2.0e-5, P(18 or more) = 2.0e-4: beyond 18 is implausible.
  assert.equal(largestPlausibleCount(20, 0.5), 18);
});
