import assert from 'node:assert/strict';
import { test } from 'node:test';

import { rangeOfPlaces } from '../../src/judge/drift.ts';

test('a change that stands out from the noise has one place', () => {
  assert.deepEqual(rangeOfPlaces([1, 2, 1, 2, 1, 2, 11, 12, 11, 12], 6), { earliest: 6, latest: 6 });
});

test('a value halfway between the levels may belong to either', () => {
  assert.deepEqual(rangeOfPlaces([1, 2, 1, 2, 1, 2, 6.5, 11, 12, 11, 12, 11, 12], 7), { earliest: 6, latest: 7 });
});

test('a change as small as the noise may be almost anywhere', () => {
  const { earliest, latest } = rangeOfPlaces([1, 2, 1, 2, 1, 2, 1.5, 2.5, 1.5, 2.5, 1.5, 2.5], 6);
  assert.ok(latest - earliest >= 6, `${earliest} to ${latest}`);
});

test('without any variance only the place of the change is left', () => {
  assert.deepEqual(rangeOfPlaces([1, 1, 1, 2, 2], 3), { earliest: 3, latest: 3 });
});

test('the likeliest place is within the range, wherever another way of searching found it', () => {
  assert.deepEqual(rangeOfPlaces([1, 2, 1, 2, 1, 2, 11, 12, 11, 12], 4), { earliest: 4, latest: 6 });
});

test('the same values the other way round have the mirrored range', () => {
  const values = [1, 2, 1, 2, 1.5, 3, 5, 4, 5, 4, 5];
  const { earliest, latest } = rangeOfPlaces(values, 5);
  assert.deepEqual(rangeOfPlaces(values.toReversed(), values.length - 5), {
    earliest: values.length - latest,
    latest: values.length - earliest,
  });
});
