import assert from 'node:assert/strict';
import { test } from 'node:test';

import * as fc from 'fast-check';

import { sumPairDistances } from '../../src/judge/change-points.ts';
import { assertClose } from './assert-close.ts';

test('the sums are those of all pairs, each counted once', () => {
  const sumOfDistances = sumPairDistances([1, 4, 2, 10]);
  // |1−4| + |1−2| + |4−2| = 6, and 9 + 6 + 8 to the last value.
  assert.equal(sumOfDistances(0, 3), 6);
  assert.equal(sumOfDistances(0, 4), 29);
  assert.equal(sumOfDistances(1, 4), 16);
});

test('a single value and no value have no pairs', () => {
  const sumOfDistances = sumPairDistances([5, 6]);
  assert.deepEqual([sumOfDistances(0, 0), sumOfDistances(0, 1), sumOfDistances(1, 2), sumOfDistances(2, 2)], [0, 0, 0, 0]);
});

test('every stretch of any series has the sum that adding pair by pair gives', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -1000, max: 1000 }), { maxLength: 12 }), (series) => {
      const sumOfDistances = sumPairDistances(series);
      for (let from = 0; from <= series.length; from += 1) {
        for (let to = from; to <= series.length; to += 1) {
          const stretch = series.slice(from, to);
          const twice = stretch.flatMap((a) => stretch.map((b) => Math.abs(a - b))).reduce((sum, distance) => sum + distance, 0);
          assertClose(sumOfDistances(from, to), twice / 2);
        }
      }
    }),
  );
});
