import assert from 'node:assert/strict';
import { test } from 'node:test';
import { looksOf, looksWithin } from '../../src/judge/looks.ts';
import { assertClose } from './assert-close.ts';

test('a look spends alpha in proportion to its rounds, and all looks spend it once', () => {
  const looks = looksOf({ looks: [6, 12, 20, 32] });
  assert.deepEqual(looks.map(({ alphaShare }) => Math.round(alphaShare * 70)), [6, 12, 20, 32]);
  assertClose(looks.reduce((sum, { alphaShare }) => sum + alphaShare, 0), 1);
});

test('a single look has all of it', () => {
  assert.deepEqual(looksOf({ looks: [8] }), [{ rounds: 8, alphaShare: 1 }]);
});

test('only looks whose rounds are there are held, with the shares of the whole plan', () => {
  assert.deepEqual(looksWithin({ looks: [6, 12] }, 11).map(({ rounds }) => rounds), [6]);
  assertClose(looksWithin({ looks: [6, 12] }, 11)[0]!.alphaShare, 1 / 3);
  assert.deepEqual(looksWithin({ looks: [6, 12] }, 5), []);
});
