import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withCode } from '../../src/report/document.ts';

test('what stands between backticks is code, and a backtick alone stays', () => {
  assert.deepEqual(withCode('say by `expect` which body is right'), ['say by ', { code: 'expect' }, ' which body is right']);
  assert.deepEqual(withCode('`npm ci` failed'), [{ code: 'npm ci' }, ' failed']);
  assert.deepEqual(withCode('one ` and no other'), ['one ` and no other']);
});
