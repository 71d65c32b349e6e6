import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { expectBody } from '../../../src/measure/load/load-client.ts';

const EXPECTED = Buffer.from('für');

function isExpected(chunks: readonly Buffer[], expected = EXPECTED): boolean {
  const body = expectBody(expected);
  for (const chunk of chunks) body.add(chunk);
  return body.endsAsExpected();
}

describe('a body', () => {
  it('is as expected wherever it is cut, also within a character', () => {
    for (let at = 0; at <= EXPECTED.length; at += 1) assert.ok(isExpected([EXPECTED.subarray(0, at), EXPECTED.subarray(at)]), String(at));
  });

  it('need not be text', () => {
    assert.ok(isExpected([Buffer.of(0xff), Buffer.of(0xfe, 0)], Buffer.of(0xff, 0xfe, 0)));
    assert.ok(!isExpected([Buffer.of(0xfd, 0xfe, 0)], Buffer.of(0xff, 0xfe, 0)));
  });

  for (const [what, chunks] of [
    ['another', ['fur', '!']],
    ['shorter', ['fü']],
    ['longer', ['für', '!']],
    ['empty', []],
  ] as const) {
    it(`that is ${what} is not as expected`, () => {
      assert.ok(!isExpected(chunks.map((chunk) => Buffer.from(chunk))));
    });
  }

  it('may be expected to be empty', () => {
    assert.ok(isExpected([], Buffer.alloc(0)));
    assert.ok(!isExpected([EXPECTED], Buffer.alloc(0)));
  });

  it('is compared by itself, whatever came before', () => {
    const body = expectBody(EXPECTED);
    const ends = ['no', 'für', 'für!', 'für'].map((text) => {
      body.add(Buffer.from(text));
      return body.endsAsExpected();
    });
    assert.deepEqual(ends, [false, true, false, true]);
  });
});
