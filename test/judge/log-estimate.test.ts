import assert from 'node:assert/strict';
import { test } from 'node:test';

import { estimateAgainstStoredRuns, estimateFromRounds } from '../../src/judge/log-estimate.ts';
import { pOfAtMost, upperBoundLog } from '../../src/judge/significance.ts';
import { assertClose } from './assert-close.ts';

/** Extra hours of sleep under two drugs: Cushny & Peebles (1905), as in Student (1908) and R's `sleep`. */
const DRUG_1 = [0.7, -1.6, -0.2, -1.2, -0.1, 3.4, 3.7, 0.8, 0, 2];
const DRUG_2 = [1.9, 0.8, 1.1, 0.1, -0.1, 4.4, 5.5, 1.6, 4.6, 3.4];

test("Student's sleep data give R's paired t: t = 4.0621, df = 9, p = 0.002833, 95 % interval 0.7001 to 2.4599", () => {
  const estimate = estimateFromRounds(DRUG_2.map((hours, patient) => hours - (DRUG_1[patient] ?? 0)));
  assertClose(estimate.log, 1.58);
  assertClose(estimate.log / estimate.standardError, 4.0621, 5e-5);
  assert.equal(estimate.degreesOfFreedom, 9);
  assert.equal(estimate.n, 10);
  assertClose(2 * pOfAtMost(0, estimate), 0.002833, 5e-7);
  assertClose(upperBoundLog(estimate, 0.025), 2.4598858, 5e-8);
  assertClose(2 * estimate.log - upperBoundLog(estimate, 0.025), 0.7001142, 5e-8);
});

test('a new run whose rounds scatter more than those of the stored runs is predicted with its own variance', () => {
  // Means 0, 1, 2: τ² = 1; within the stored runs 1, in the new one, of 4 and 6, 2. SE² = 2/2 + 1·(1 + 1/3).
  const estimate = estimateAgainstStoredRuns([[-1, 1], [1], [2, 2]], [4, 6])!;
  assertClose(estimate.log, 4);
  assertClose(estimate.standardError ** 2, 1 + 4 / 3);
  assert.equal(estimate.degreesOfFreedom, 2);
  assert.equal(estimate.n, 3);
  assertClose(estimate.sd, 1);
});

test("a new run takes the stored runs' pooled variance within runs where it is a single round, or its own rounds lie closer together", () => {
  // Within the stored runs: (2·1 + 0·1) over 2 degrees of freedom = 1. SE² = 1/n + 1·(1 + 1/3).
  for (const rounds of [[5], [5, 5], [4.9, 5, 5.1]]) {
    const estimate = estimateAgainstStoredRuns([[-1, 1], [1], [2, 2]], rounds)!;
    assertClose(estimate.standardError ** 2, 1 / rounds.length + 4 / 3);
  }
});

test('single rounds everywhere leave the variance between runs as the only one', () => {
  assertClose(estimateAgainstStoredRuns([[0], [1], [2]], [5])!.standardError ** 2, 4 / 3);
});

test('stored runs without a log do not count, and of fewer than two nothing can be said', () => {
  assert.deepEqual(
    estimateAgainstStoredRuns([[], [-1, 1], [1], [], [2, 2]], [4, 6]),
    estimateAgainstStoredRuns([[-1, 1], [1], [2, 2]], [4, 6]),
  );
  assert.equal(estimateAgainstStoredRuns([[1, 2], []], [1]), null);
});
