import assert from 'node:assert/strict';
import { test } from 'node:test';
import { changeOverRounds } from '../../bench/change-over-rounds.ts';
import type { MetricName, RoundOfBothArms } from '../../src/model.ts';
import { assertClose } from '../judge/assert-close.ts';

/** A round each in which head's figure is so many times that of base; all cost the two together as much, and count alike. */
const roundsWith = (metric: MetricName, ...ratios: readonly number[]): readonly Pick<RoundOfBothArms, 'slices'>[] => ratios.map((ratio) => ({ slices: { [metric]: [{ base: 200 / Math.sqrt(ratio), head: 200 * Math.sqrt(ratio) }] } }));

test('a throughput of seven eighths is an eighth less, and not what its logarithm says', () => {
  const { rounds, mean } = changeOverRounds(roundsWith('throughput', 7 / 8, 7 / 8, 7 / 8), 'throughput');
  assert.equal(rounds, 3);
  assertClose(mean, -0.125, 1e-12);
});

test('more of a cost is above base, too', () => {
  assertClose(changeOverRounds(roundsWith('cpuPerRequest', 1.1, 1.1), 'cpuPerRequest').mean, 0.1, 1e-12);
});

test('the spread of a round is estimated from one round less than there are', () => {
  assertClose(changeOverRounds(roundsWith('throughput', Math.exp(0.01), Math.exp(0.03)), 'throughput').sd, 0.01 * Math.SQRT2, 1e-12);
});
