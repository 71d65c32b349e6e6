import assert from 'node:assert/strict';
import { test } from 'node:test';
import { seededDraw, shuffled } from '../src/statistics.ts';

test('a seed draws what it has always drawn: recorded runs name theirs', () => {
  const draw = seededDraw(20);
  assert.deepEqual(
    Array.from({ length: 8 }, () => draw(1000)),
    [627, 451, 550, 834, 109, 720, 497, 594],
  );
  assert.equal(shuffled(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'], draw).join(''), 'hcbaegfd');
});

test('what is shuffled is left as it was, and has all of its items', () => {
  const items = [1, 2, 3, 4, 5];
  assert.deepEqual(
    shuffled(items, seededDraw(1)).toSorted((one, other) => one - other),
    items,
  );
  assert.deepEqual([items, shuffled([], seededDraw(1))], [[1, 2, 3, 4, 5], []]);
});
