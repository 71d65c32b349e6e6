import assert from 'node:assert/strict';
import { test } from 'node:test';
import { STORE_ERRORS } from '../../src/errors/store.ts';

test('an error repeats what git wrote without the credentials in a URL', () => {
  const output = "fatal: unable to access 'https://x-access-token:s3cret@github.com/o/r/'";
  const error = STORE_ERRORS['push-refused']({
    refusal: 'unreachable',
    output,
    remote: 'https://x-access-token:s3cret@github.com/o/r',
    branch: 'main',
  });
  assert.doesNotMatch(error.message + error.where, /s3cret/);
  assert.match(error.message, /https:\/\/\*\*\*@github\.com/);
});
