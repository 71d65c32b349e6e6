import assert from 'node:assert/strict';
import { test } from 'node:test';

import { describeDrift } from '../../src/report/comparison-words.ts';
import type { Drift } from '../../src/model.ts';

const DRIFT: Drift = {
  benchmark: 'express/updateUser',
  variant: null,
  metric: 'cpuPerRequest',
  direction: 'lower',
  lastBefore: '1a2b3c4d5e6f'.padEnd(40, '0'),
  firstAfter: '5d6e7f8a9b0c'.padEnd(40, '0'),
  change: 0.041,
  p: 0.0004,
  runsBefore: 12,
  runsAfter: 9,
  circumstances: [],
  state: 'lasting',
};

const sentences: readonly { readonly name: string; readonly drift: Partial<Drift>; readonly sentence: string }[] = [
  {
    name: 'a change for the worse',
    drift: {},
    sentence:
      'express/updateUser: CPU per request rose by 4.1 % between 1a2b3c4d5e6f and 5d6e7f8a9b0c (p < 0.001, 12 runs before, 9 after)',
  },
  {
    name: 'an improvement',
    drift: { change: -0.1 },
    sentence:
      'express/updateUser: CPU per request fell by 10.0 % between 1a2b3c4d5e6f and 5d6e7f8a9b0c (p < 0.001, 12 runs before, 9 after)',
  },
  {
    name: 'a change for the worse where more is better',
    drift: { metric: 'throughput', direction: 'higher', change: 0.25 },
    sentence: 'express/updateUser: throughput fell by 20.0 % between 1a2b3c4d5e6f and 5d6e7f8a9b0c (p < 0.001, 12 runs before, 9 after)',
  },
  {
    name: 'an improvement where more is better',
    drift: { metric: 'throughput', direction: 'higher', change: -0.2 },
    sentence: 'express/updateUser: throughput rose by 25.0 % between 1a2b3c4d5e6f and 5d6e7f8a9b0c (p < 0.001, 12 runs before, 9 after)',
  },
  {
    name: 'runs of uncommitted changes',
    drift: { firstAfter: `${'5d6e7f8a9b0c'.padEnd(40, '0')}-dirty` },
    sentence:
      'express/updateUser: CPU per request rose by 4.1 % between 1a2b3c4d5e6f and 5d6e7f8a9b0c-dirty (p < 0.001, 12 runs before, 9 after)',
  },
  {
    name: 'a change that the code cannot have made',
    drift: { firstAfter: DRIFT.lastBefore },
    sentence: 'express/updateUser: CPU per request rose by 4.1 % between two runs of 1a2b3c4d5e6f (p < 0.001, 12 runs before, 9 after)',
  },
  {
    name: 'a change that something else may have made',
    drift: { circumstances: ['kernel', 'runner image'] },
    sentence:
      'express/updateUser: CPU per request rose by 4.1 % between 1a2b3c4d5e6f and 5d6e7f8a9b0c (p < 0.001, 12 runs before, 9 after); the kernel and runner image changed there too',
  },
  {
    name: 'a change in one of several environments',
    drift: { variant: 'Node v22.15.0' },
    sentence:
      'express/updateUser (Node v22.15.0): CPU per request rose by 4.1 % between 1a2b3c4d5e6f and 5d6e7f8a9b0c (p < 0.001, 12 runs before, 9 after)',
  },
  {
    name: 'a change that was undone',
    drift: { circumstances: ['kernel'], state: 'undone' },
    sentence:
      'express/updateUser: CPU per request rose by 4.1 % between 1a2b3c4d5e6f and 5d6e7f8a9b0c (p < 0.001, 12 runs before, 9 after); the kernel changed there too; undone since',
  },
  {
    name: 'a change that was accepted',
    drift: { state: 'accepted' },
    sentence:
      'express/updateUser: CPU per request rose by 4.1 % between 1a2b3c4d5e6f and 5d6e7f8a9b0c (p < 0.001, 12 runs before, 9 after); accepted',
  },
];

for (const { name, drift, sentence } of sentences) {
  test(`${name} reads "${sentence}"`, () => {
    assert.equal(describeDrift({ ...DRIFT, ...drift }), sentence);
  });
}
