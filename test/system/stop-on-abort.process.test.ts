import assert from 'node:assert/strict';
import { test } from 'node:test';
import { endOn } from '../../src/system/time-limit.ts';

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

test('a thing that comes after the signal is ended at once', () => {
  const ended = thing();
  using _ = endOn(AbortSignal.abort(), ended);
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
