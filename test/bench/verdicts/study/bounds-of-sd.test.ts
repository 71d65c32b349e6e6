import assert from 'node:assert/strict';
import { test } from 'node:test';
import { boundsOfSd } from '../../../../bench/verdicts/study/bounds-of-sd.ts';
import { gaussian, seededRandom } from '../../../judge/seeded-noise.ts';

const random = seededRandom(11);
const SD = 0.015;
/** Normal figures of which one in ten has twice the spread, so that all together have this standard deviation. */
const NARROW = SD / Math.sqrt(0.9 + 0.1 * 4);
const DISTRIBUTIONS = {
  normal: () => SD * gaussian(random),
  'heavy-tailed': () => NARROW * (random() < 0.1 ? 2 : 1) * gaussian(random),
};

for (const [name, draw] of Object.entries(DISTRIBUTIONS)) {
  test(`the bounds of a ${name} sample hold the true standard deviation about as often as they claim`, () => {
    const trials = 1_000;
    const held = Array.from({ length: trials }, () => boundsOfSd(Array.from({ length: 60 }, draw))).filter(({ low, high }) => low <= SD && SD <= high).length;
    assert.ok(held / trials > 0.88 && held / trials < 0.98, String(held / trials));
  });
}

test('the bounds are in the unit of the figures', () => {
  const figures = Array.from({ length: 30 }, () => gaussian(random));
  const [one, tenfold] = [boundsOfSd(figures), boundsOfSd(figures.map((figure) => 10 * figure))];
  assert.ok(Math.abs(tenfold.low / one.low - 10) < 1e-9 && Math.abs(tenfold.high / one.high - 10) < 1e-9);
});
