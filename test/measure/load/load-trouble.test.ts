import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { loadTrouble } from '../../../src/measure/load/load-process.ts';
import type { LoadResult } from '../../../src/measure/load/load-protocol.ts';

describe('the trouble of a load', () => {
  const GOOD: LoadResult = {
    responses: 9,
    bytes: 90,
    latencyMs: null,
    loopUtilisation: null,
    total: 10,
    arrivals: [],
    unexpectedStatus: {},
    errors: 0,
    timeouts: 0,
    closed: 0,
    mismatches: 0,
  };

  const NOTHING = { kind: 'bad-answers', answers: 10, statuses: {}, otherBodies: 0, late: 0, broken: 0, closed: 0 };

  for (const [change, trouble] of [
    [{}, null],
    [{ total: 0 }, { kind: 'no-answer-under-load' }],
    [{ unexpectedStatus: { 500: 2 } }, { ...NOTHING, statuses: { 500: 2 } }],
    [
      { errors: 3, timeouts: 1 },
      { ...NOTHING, late: 1, broken: 2 },
    ],
    [
      { errors: 1, timeouts: 1, mismatches: 4 },
      { ...NOTHING, otherBodies: 4, late: 1 },
    ],
    [
      { total: 0, errors: 5 },
      { ...NOTHING, answers: 0, broken: 5 },
    ],
    [{ closed: 2 }, { ...NOTHING, closed: 2 }],
  ] as const) {
    it(`of ${JSON.stringify(change)} is ${JSON.stringify(trouble)}`, () => {
      assert.deepEqual(loadTrouble({ ...GOOD, ...change }), trouble);
    });
  }
});
