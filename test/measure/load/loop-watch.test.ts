import assert from 'node:assert/strict';
import { performance } from 'node:perf_hooks';
import { describe, it, type TestContext } from 'node:test';
import { monotonicMs } from '../../../src/system/this-program.ts';
import { watchLoop } from '../../../src/measure/load/load-client.ts';

const WINDOW_MS = 60_000;

/** A watch that begins in a minute. Timers go by `t.mock.timers.tick`, and a loop is as busy as `busy` says. */
function watch(t: TestContext, busy: number): () => number | null {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  t.mock.method(performance, 'eventLoopUtilization', () => ({ idle: 0, active: 0, utilization: busy }));
  const fromMs = monotonicMs() + WINDOW_MS;
  return watchLoop(fromMs, fromMs + WINDOW_MS);
}

describe('an event loop under watch', () => {
  it('is as busy as it was in the window', (t) => {
    const stop = watch(t, 0.75);
    t.mock.timers.tick(WINDOW_MS);
    t.mock.timers.tick(WINDOW_MS);
    t.mock.method(performance, 'eventLoopUtilization', () => assert.fail('it was asked behind the window'));
    assert.equal(stop(), 0.75);
  });

  it('is as busy as it was until then where the watch ends within the window', (t) => {
    const stop = watch(t, 0.5);
    t.mock.timers.tick(WINDOW_MS);
    assert.equal(stop(), 0.5);
  });

  it('has no utilisation where the watch ends before the window', (t) => {
    assert.equal(watch(t, 0.5)(), null);
  });
});
