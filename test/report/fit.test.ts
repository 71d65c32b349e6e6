import assert from 'node:assert/strict';
import { it } from 'node:test';

import * as fc from 'fast-check';

import { largestThatHolds } from '../../src/report/fit.ts';

it('the largest count that holds is found, or null where not even none does', () => {
  fc.assert(fc.property(fc.nat(200), fc.integer({ min: -1, max: 300 }), (most, limit) => {
    assert.equal(largestThatHolds(most, (count) => count <= limit), limit < 0 ? null : Math.min(most, limit));
  }));
});
