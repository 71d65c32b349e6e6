import assert from 'node:assert/strict';
import { once } from 'node:events';
import { test } from 'node:test';
import { endOn, openTimeLimit } from '../../src/system/time-limit.ts';

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

/** Something that counts how often it was ended. */
function thing(): AsyncDisposable & { readonly ended: () => number } {
  let times = 0;
  return {
    ended: () => times,
    [Symbol.asyncDispose]: async () => {
      times += 1;
    },
  };
}

test('a thing is ended by its signal', () => {
  const [signals, ended] = [new AbortController(), thing()];
  using _ = endOn(signals.signal, ended);
  assert.equal(ended.ended(), 0);
  signals.abort();
  assert.equal(ended.ended(), 1);
});

test('a thing that comes after the signal is ended at once', async () => {
  const ended = thing();
  using _ = endOn(AbortSignal.abort(), ended);
  await Promise.resolve();
  assert.equal(ended.ended(), 1);
});

test('a thing whose limit was disposed of is left to its owner', () => {
  const [signals, ended] = [new AbortController(), thing()];
  endOn(signals.signal, ended)[Symbol.dispose]();
  signals.abort();
  assert.equal(ended.ended(), 0);
});

test("a thing that cannot be ended is its owner's to complain about", async () => {
  const signals = new AbortController();
  using _ = endOn(signals.signal, {
    [Symbol.asyncDispose]: async () => {
      throw new Error('it will not');
    },
  });
  signals.abort();
  // An unhandled rejection would end this process before the next turn of its loop is over.
  await new Promise((resolve) => {
    setImmediate(resolve);
  });
});
