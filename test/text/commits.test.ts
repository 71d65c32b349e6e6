import assert from 'node:assert/strict';
import { test } from 'node:test';
import { COMMIT_ID, shortCommit } from '../../src/text/phrases.ts';

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
