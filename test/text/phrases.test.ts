import assert from 'node:assert/strict';
import { test } from 'node:test';
import { beginSentence, countOf, listOf, listOfMost } from '../../src/text/phrases.ts';

test('lists and counts follow English', () => {
  assert.deepEqual([[], ['a'], ['a', 'b'], ['a', 'b', 'c']].map(listOf), ['', 'a', 'a and b', 'a, b and c']);
  assert.deepEqual(
    [1, 2, 3, 4, 9].map((count) =>
      listOfMost(
        Array.from({ length: count }, (_, place) => 'abcdefghi'[place]!),
        3,
      ),
    ),
    ['a', 'a and b', 'a, b and c', 'a, b, c and 1 more', 'a, b, c and 6 more'],
  );
  assert.deepEqual(
    [0, 1, 3].map((count) => countOf(count, 'stored run')),
    ['0 stored runs', '1 stored run', '3 stored runs'],
  );
  assert.deepEqual(['throughput is lower', 'p50', ''].map(beginSentence), ['Throughput is lower', 'P50', '']);
  assert.deepEqual(['head, and base, too', 'bench/api has none', 'package.json is missing', '`npm ci` failed'].map(beginSentence), [
    'Head, and base, too',
    'bench/api has none',
    'package.json is missing',
    '`npm ci` failed',
  ]);
});
