import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { median } from 'simple-statistics';
import { precisionOf } from '../../src/measure/resources.ts';
import { contaminated, gaussian, heavyTailed, type Noise, seededRandom } from '../judge/seeded-noise.ts';

const ROUNDS = 2_000;

/** In how many rounds the true figure lies within the stated precision of the median. */
function coverage(noise: Noise, slicesOfARound: number): number {
  const random = seededRandom(7);
  const covers = Array.from({ length: ROUNDS }, () => {
    const slices = Array.from({ length: slicesOfARound }, () => 100 * (1 + 0.05 * noise(random)));
    const figure = median(slices);
    return Math.abs(figure - 100) <= precisionOf(slices)! * figure;
  });
  return covers.filter(Boolean).length / ROUNDS;
}

describe('the precision of a round', () => {
  for (const [what, noise] of [
    ['Gaussian', gaussian],
    ['heavy-tailed', heavyTailed],
    ['contaminated', contaminated],
  ] as const) {
    for (const slices of [5, 10, 20]) {
      it(`covers the true figure about 19 times in 20 with ${slices} slices of ${what} noise`, () => {
        const covered = coverage(noise, slices);
        assert.ok(covered >= 0.92 && covered <= 0.98, String(covered));
      });
    }
  }

  it('is a fraction, the same in every unit', () => {
    const values = [95, 98, 99, 100, 101, 102, 105];
    const inMicroseconds = values.map((value) => value / 1000);
    assert.ok(Math.abs(precisionOf(values)! - precisionOf(inMicroseconds)!) < 1e-12);
    assert.ok(precisionOf(values)! > 0.01 && precisionOf(values)! < 0.05);
  });

  it('is left alone by a single wild slice', () => {
    const values = [95, 97, 98, 99, 100, 101, 102, 103, 105];
    assert.equal(precisionOf([...values, 106]), precisionOf([...values, 10_000]));
  });

  it('is perfect where all slices agree', () => {
    assert.equal(precisionOf([3, 3, 3]), 0);
  });

  it('cannot be told from fewer than three slices, nor of nothing', () => {
    assert.equal(precisionOf([]), null);
    assert.equal(precisionOf([1, 2]), null);
    assert.equal(precisionOf([0, 0, 0]), null);
  });
});
