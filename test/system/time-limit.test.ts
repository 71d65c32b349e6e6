import assert from 'node:assert/strict';
import { once } from 'node:events';
import { test } from 'node:test';
import { openTimeLimit } from '../../src/system/time-limit.ts';

const NEVER = new AbortController().signal;

test('a limit gives its signal when the time is over', async () => {
  using limit = openTimeLimit(1, NEVER);
  assert.equal(limit.signal.aborted, false);
  await once(limit.signal, 'abort');
  assert.equal(await limit.over, null);
});

test('an earlier signal is passed on', async () => {
  const earlier = new AbortController();
  using limit = openTimeLimit(60_000, earlier.signal);
  assert.equal(limit.signal.aborted, false);
  earlier.abort();
  assert.equal(limit.signal.aborted, true);
  assert.equal(await limit.over, null);
});

test('a signal that was given before is given at once', async () => {
  using limit = openTimeLimit(60_000, AbortSignal.abort());
  assert.equal(limit.signal.aborted, true);
  assert.equal(await limit.over, null);
});
