import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isClientSaturated } from '../../../src/measure/server/server-load.ts';

const serverAt = (coreShare: number): number => coreShare * 1000;

describe('the load client', () => {
  for (const [what, loopUtilisation, coreShare, expected] of [
    ['is saturated where it had no rest and the server had', 0.99, 0.6, true],
    ['is not where the server filled its core as well', 0.99, 0.95, false],
    ['is not where it waited', 0.7, 0.6, false],
    ['is not where several cores were filled', 1, 1.9, false],
    ['is not where nobody watched it', null, 0.6, false],
  ] as const) {
    it(what, () => {
      assert.equal(isClientSaturated(loopUtilisation, serverAt(coreShare)), expected);
    });
  }
});
