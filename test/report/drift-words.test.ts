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

const PLACE = 'between 1a2b3c4d5e6f and 5d6e7f8a9b0c (p < 0.001, 12 runs before, 9 after)';

for (const [name, drift, sentence] of [
  ['a change for the worse', {}, `express/updateUser: CPU per request rose by 4.1 % ${PLACE}`],
  ['an improvement', { change: -0.1 }, `express/updateUser: CPU per request fell by 10.0 % ${PLACE}`],
  [
    'a change for the worse where more is better',
    { metric: 'throughput', direction: 'higher', change: 0.25 },
    `express/updateUser: throughput fell by 20.0 % ${PLACE}`,
  ],
  [
    'an improvement where more is better',
    { metric: 'throughput', direction: 'higher', change: -0.2 },
    `express/updateUser: throughput rose by 25.0 % ${PLACE}`,
  ],
  [
    'runs of uncommitted changes',
    { firstAfter: `${DRIFT.firstAfter}-dirty` },
    `express/updateUser: CPU per request rose by 4.1 % ${PLACE.replace('5d6e7f8a9b0c', '5d6e7f8a9b0c-dirty')}`,
  ],
  [
    'a change that the code cannot have made',
    { firstAfter: DRIFT.lastBefore },
    'express/updateUser: CPU per request rose by 4.1 % between two runs of 1a2b3c4d5e6f (p < 0.001, 12 runs before, 9 after)',
  ],
  [
    'a change that something else may have made',
    { circumstances: ['kernel', 'runner image'] },
    `express/updateUser: CPU per request rose by 4.1 % ${PLACE}; the kernel and runner image changed there too`,
  ],
  [
    'a change in one of several environments',
    { variant: 'Node v22.15.0' },
    `express/updateUser (Node v22.15.0): CPU per request rose by 4.1 % ${PLACE}`,
  ],
  [
    'a change that was undone',
    { circumstances: ['kernel'], state: 'undone' },
    `express/updateUser: CPU per request rose by 4.1 % ${PLACE}; the kernel changed there too; undone since`,
  ],
  ['a change that was accepted', { state: 'accepted' }, `express/updateUser: CPU per request rose by 4.1 % ${PLACE}; accepted`],
] as const satisfies readonly (readonly [string, Partial<Drift>, string])[]) {
  test(`${name} reads "${sentence}"`, () => {
    assert.equal(describeDrift({ ...DRIFT, ...drift }), sentence);
  });
}
