import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { jsonOrNull } from '../../src/text/phrases.ts';

describe('a text that should be JSON', () => {
  it('is what it says', () => {
    assert.deepEqual(jsonOrNull('{"a":[1]}'), { a: [1] });
  });

  for (const text of ['', '{', 'undefined', '{ a: 1 }']) {
    it(`is null where it is none: ${text || 'nothing'}`, () => {
      assert.equal(jsonOrNull(text), null);
    });
  }
});
