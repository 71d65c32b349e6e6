import assert from 'node:assert/strict';
import { test } from 'node:test';
import { instructionEstimate, instructionSample, NEUTRAL_EDITS } from '../../src/judge/instruction-evidence.ts';
import { pOfAtMost } from '../../src/judge/significance.ts';
import { METRICS } from '../../src/metrics.ts';
import type { SlicePair } from '../../src/model.ts';
import { assertClose } from './assert-close.ts';

const FLOOR = { sd: 0.002, degreesOfFreedom: 10 };

/** Pairs with these ratios of head to base. */
const pairsOf = (...ratios: readonly number[]): readonly SlicePair[] => ratios.map((ratio) => ({ base: 100_000, head: 100_000 * ratio }));

test('repeats that say the same leave the floor, with its degrees of freedom', () => {
  const estimate = instructionEstimate(pairsOf(1.01, 1.01, 1.01), FLOOR)!;
  assertClose(estimate.log, Math.log(1.01));
  assertClose(estimate.standardError, FLOOR.sd);
  assertClose(estimate.degreesOfFreedom, FLOOR.degreesOfFreedom, 1e-6);
  assert.equal(estimate.n, 3);
  assertClose(estimate.sd, 0);
});

test('no number of repeats goes below the floor', () => {
  const estimate = instructionEstimate(Array.from({ length: 400 }, (_, index) => pairsOf(index % 2 === 0 ? 1.004 : 1.006)).flat(), FLOOR)!;
  assert.ok(estimate.standardError > FLOOR.sd && estimate.standardError < 1.01 * FLOOR.sd);
});

test('repeats that scatter add their own error, with their degrees of freedom', () => {
  // s² of the logs −0.03, 0, 0.03 is 0.0009: of their mean 0.0003, beside 0.000004 of the floor.
  const estimate = instructionEstimate(pairsOf(Math.exp(-0.03), 1, Math.exp(0.03)), FLOOR)!;
  assertClose(estimate.standardError ** 2, 0.0003 + 0.000004, 1e-9);
  assertClose(estimate.degreesOfFreedom, 0.000304 ** 2 / (0.0003 ** 2 / 2 + 0.000004 ** 2 / 10), 1e-6);
});

test('swapped arms turn the sign, and nothing else', () => {
  const pairs = pairsOf(1.02, 1.01, 0.99);
  const one = instructionEstimate(pairs, FLOOR)!;
  const other = instructionEstimate(
    pairs.map(({ base, head }) => ({ base: head, head: base })),
    FLOOR,
  )!;
  assertClose(other.log, -one.log, 1e-15);
  assertClose(other.standardError, one.standardError, 1e-15);
});

test('one or two repeats that differ say nothing', () => {
  assert.equal(instructionEstimate(pairsOf(1.5)), null);
  assert.equal(instructionEstimate(pairsOf(1.5, 1.5)), null);
  assert.equal(instructionEstimate(pairsOf(1 / 1.003), FLOOR), null);
  assert.equal(instructionSample(pairsOf(1.5), 'instructionsPerOp', METRICS.instructionsPerOp, true).evidence, null);
});

test('one repeat that differs by less than a neutral edit may says so, with the floor as its error', () => {
  const estimate = instructionEstimate(pairsOf(1.001), FLOOR)!;
  assertClose(estimate.log, Math.log(1.001));
  assert.deepEqual([estimate.standardError, estimate.degreesOfFreedom, estimate.n], [FLOOR.sd, FLOOR.degreesOfFreedom, 1]);
});

/** Of no more than δ₀, by three repeats that say the same. */
const pOf = (ratio: number): number =>
  pOfAtMost(Math.log1p(METRICS.instructionsPerRequest.delta0), instructionEstimate(pairsOf(ratio, ratio, ratio))!);

test('1 % more instructions in three repeats is no chance, and as much as a neutral edit makes is', () => {
  assert.ok(pOf(1.01) < 0.001, String(pOf(1.01)));
  assert.ok(pOf(Math.exp(NEUTRAL_EDITS.sd)) > 0.5);
});

test('a sample of counts is looked at once', () => {
  const sample = instructionSample(pairsOf(1.01, 1.01, 1.01), 'instructionsPerRequest', METRICS.instructionsPerRequest, true);
  assert.equal(sample.usableRounds, 3);
  assert.deepEqual(sample.evidence?.looks, [{ rounds: 3, estimate: sample.evidence?.estimate, alphaShare: 1 }]);
});

test('a pair that has no logarithm is left out, and too few others say nothing', () => {
  const good = [
    { base: 100, head: 101 },
    { base: 100, head: 101 },
    { base: 100, head: 101 },
  ];
  assert.deepEqual(instructionEstimate([...good, { base: 0, head: 0 }]), instructionEstimate(good));
  assert.equal(
    instructionEstimate([
      { base: 0, head: 0 },
      { base: 0, head: 1 },
    ]),
    null,
  );
});
