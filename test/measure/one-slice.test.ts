import assert from 'node:assert/strict';
import { test } from 'node:test';
import { oneSlice } from '../../src/measure/saturated.ts';

test('one slice pairs the figures that both arms have, each metric by itself', () => {
  assert.deepEqual(oneSlice({ base: { gcTimePerRequest: 2, maxMemory: 3 }, head: { gcTimePerRequest: 4, maxMemory: 5 } }), {
    gcTimePerRequest: [{ base: 2, head: 4 }],
    maxMemory: [{ base: 3, head: 5 }],
  });
});

test('what only one arm has a figure of has no slice, and is there', () => {
  assert.deepEqual(oneSlice({ base: { gcTimePerRequest: 1 }, head: { collectionsPerThousand: 2 } }), {
    gcTimePerRequest: [],
    collectionsPerThousand: [],
  });
});
