import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pushError } from '../../src/store/git-push.ts';

test('an error repeats what git wrote without the credentials in a URL', () => {
  const output = "fatal: unable to access 'https://x-access-token:s3cret@github.com/o/r/'";
  const error = pushError({ refusal: 'unreachable', output, remote: 'https://x-access-token:s3cret@github.com/o/r', branch: 'main', cause: null });
  assert.doesNotMatch(error.message + error.where, /s3cret/);
  assert.match(error.message, /https:\/\/\*\*\*@github\.com/);
});
