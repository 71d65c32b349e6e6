import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { build } from 'hdr-histogram-js';
import { distributionMs } from '../../../src/measure/load/load-client.ts';
import { MOST_STEPS, percentileOfStep, stepOfPercentile } from '../../../src/percentiles.ts';

function distributionOfUs(latencies: readonly number[]): readonly number[] {
  const histogram = build({ lowestDiscernibleValue: 1, highestTrackableValue: 120_000_000, numberOfSignificantValueDigits: 3 });
  for (const us of latencies) histogram.recordValue(us);
  return distributionMs(histogram);
}

/** Of so many latencies of 1, 2, 3 … µs. */
const distributionOf = (latencies: number): readonly number[] =>
  distributionOfUs(Array.from({ length: latencies }, (_, index) => index + 1));

describe('a distribution of latencies', () => {
  it('has the latency at each percentile, within the three digits that are counted, and ends with the slowest', () => {
    const distribution = distributionOf(20_000);
    assert.equal(distribution.length, 30);
    for (const [step, ms] of distribution.slice(0, -1).entries()) {
      const expected = Math.max(0.001, 20 * percentileOfStep(step));
      assert.ok(Math.abs(ms - expected) <= 0.001 + expected / 500, `step ${step}: ${ms}, not ${expected}`);
    }
    assert.ok(Math.abs(distribution.at(-1)! - 20) <= 0.02);
  });

  it('is short for few requests, and of 40 points for as many as there may be', () => {
    assert.deepEqual(
      [1, 2, 3].map((count) => distributionOf(count).length),
      [1, 3, 5],
    );
    assert.equal(distributionOf(2_000_000).length, MOST_STEPS);
  });

  it('does not go down at its end, where several are as slow as the slowest', () => {
    const distribution = distributionOfUs([40, 300, 1_204, 27_631, 53_930, 53_933]);
    assert.deepEqual(
      distribution,
      distribution.toSorted((one, other) => one - other),
    );
  });

  it('has steps that the percentiles lead back to', () => {
    for (const step of [0, 1, 2, 7, 39]) assert.ok(Math.abs(stepOfPercentile(percentileOfStep(step)) - step) < 1e-9);
  });
});
