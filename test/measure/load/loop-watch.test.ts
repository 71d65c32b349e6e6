import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import { monotonicMs } from '../../../src/system/this-program.ts';
import { watchLoop } from '../../../src/measure/load/load-client.ts';

const WINDOW_MS = 50;

/** The utilisation of a window in which `use` ran. */
async function watchWhile(use: (untilMs: number) => Promise<void>): Promise<number> {
  const fromMs = monotonicMs() + 20;
  const stop = watchLoop(fromMs, fromMs + WINDOW_MS);
  await use(fromMs + WINDOW_MS + 20);
  return stop() ?? assert.fail('the window was not seen');
}

describe('an event loop under watch', () => {
  it('is busy all the time where there is always a next thing to do', async () => {
    const utilisation = await watchWhile(async (untilMs) => { while (monotonicMs() < untilMs) await nextTurn(); });
    assert.ok(utilisation > 0.99 && utilisation <= 1, String(utilisation));
  });

  it('is idle most of the time where it waits', async () => {
    const utilisation = await watchWhile(async (untilMs) => sleep(untilMs - monotonicMs()));
    assert.ok(utilisation >= 0 && utilisation < 0.9, String(utilisation));
  });

  it('of which nothing was seen says nothing', () => {
    assert.equal(watchLoop(monotonicMs() + 10_000, monotonicMs() + 20_000)(), null);
  });

  it('is judged by what was seen where the watch ends early', async () => {
    const stop = watchLoop(monotonicMs(), monotonicMs() + 60_000);
    await sleep(20);
    const utilisation = stop() ?? assert.fail('nothing was seen');
    assert.ok(utilisation >= 0 && utilisation <= 1, String(utilisation));
  });
});
