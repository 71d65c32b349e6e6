import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { loadTrouble } from '../../../src/measure/load/load-process.ts';
import type { LoadResult } from '../../../src/measure/load/load-protocol.ts';

describe('the trouble of a load', () => {
  const GOOD: LoadResult = { responses: 9, bytes: 90, latencyMs: null, loopUtilisation: null, total: 10, unexpectedStatus: {}, errors: 0, timeouts: 0, closed: 0, mismatches: 0 };

  for (const [change, trouble] of [
    [{}, null],
    [{ total: 0 }, 'no answer at all under load'],
    [{ unexpectedStatus: { 500: 2 } }, 'under load, of 10 answers: 2 × status 500'],
    [{ errors: 3, timeouts: 1 }, 'under load, of 10 answers: 1 × no answer in time, 2 × connection broken'],
    [{ errors: 1, timeouts: 1, mismatches: 4 }, 'under load, of 10 answers: 4 × another body, 1 × no answer in time'],
    [{ total: 0, errors: 5 }, 'under load, of 0 answers: 5 × connection broken'],
    [{ closed: 2 }, 'under load, of 10 answers: 2 × connection closed without an answer'],
  ] as const) {
    it(`of ${JSON.stringify(change)} is ${trouble ?? 'none'}`, () => {
      assert.equal(loadTrouble({ ...GOOD, ...change }), trouble);
    });
  }
});
