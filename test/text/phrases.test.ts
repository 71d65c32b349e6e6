import assert from 'node:assert/strict';
import { test } from 'node:test';
import { beginSentence, COMMIT_ID, countOf, jsonOrNull, listOf, listOfMost, shortCommit } from '../../src/text/phrases.ts';

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

const SHA = '1a2b3c4d5e6f'.padEnd(40, '0');

for (const [commit, short] of [
  [SHA, '1a2b3c4d5e6f'],
  [SHA.padEnd(64, '0'), '1a2b3c4d5e6f'],
  [`${SHA}-dirty`, '1a2b3c4d5e6f-dirty'],
  ['1a2b3c4', '1a2b3c4'],
] as const) {
  test(`the commit ${commit} is shown as ${short}`, () => {
    assert.equal(shortCommit(commit), short);
  });
}

test('a whole commit id has the digits of SHA-1 or of SHA-256, and no number between', () => {
  assert.deepEqual(
    [39, 40, 41, 63, 64, 65].filter((digits) => COMMIT_ID.test('a'.repeat(digits))),
    [40, 64],
  );
});

test('a text that should be JSON is what it says, or null', () => {
  assert.deepEqual(['{"a":[1]}', '', '{', 'undefined', '{ a: 1 }'].map(jsonOrNull), [{ a: [1] }, null, null, null, null]);
});
