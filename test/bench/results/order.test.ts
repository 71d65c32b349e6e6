import assert from 'node:assert/strict';
import { test } from 'node:test';
import { describeOrder, type ComparedRow } from '../../../bench/results/order.ts';

const rows = (...speeds: readonly (readonly [name: string, here: number, published: number])[]): readonly ComparedRow[] =>
  speeds.map(([name, here, published]) => ({ name, here, published }));

test('a table in the same order has nothing to say, however the distances differ', () => {
  assert.equal(describeOrder(rows(['a', 300, 100], ['b', 100, 90], ['c', 10, 20])), null);
});

test('what is ahead here and behind on the page is named, most overtakings first', () => {
  assert.equal(describeOrder(rows(['a', 100, 300], ['b', 120, 200], ['c', 150, 100])), 'Here c is ahead of a and b; b is ahead of a. On the page it is the other way round.');
});

test('less than five per cent is a tie, here and on the page', () => {
  assert.equal(describeOrder(rows(['a', 100, 104], ['b', 110, 100])), null);
  assert.equal(describeOrder(rows(['a', 100, 110], ['b', 104, 100])), null);
  assert.equal(describeOrder(rows(['a', 100, 110], ['b', 110, 100])), 'Here b is ahead of a. On the page it is the other way round.');
});
