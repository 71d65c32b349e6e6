import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { execa } from 'execa';
import { monotonicMs } from '../../../src/system/this-program.ts';
import { MeasuringFailure } from '../../../src/measure/failure.ts';
import { waitingShareBetween, watchWaiting } from '../../../src/measure/server/waiting-share.ts';
import { isWaitingAccounted } from './waiting-accounted.ts';

const at = (atMs: number, byThread: Readonly<Record<string, number>>) => ({ atMs, byThread: new Map(Object.entries(byThread)) });

describe('the share of time that was waited between two moments', () => {
  for (const [what, before, after, expected] of [
    ['is what no thread wanted of it', { 1: 5e6, 2: 1e6 }, { 1: 15e6, 2: 11e6 }, 0.8],
    ['is none where threads wanted all of it, or more', { 1: 0, 2: 0 }, { 1: 80e6, 2: 80e6 }, 0],
    ['counts all that a thread wanted that began in between', { 1: 5e6 }, { 1: 5e6, 2: 30e6 }, 0.7],
    ['is unknown where a thread ended in between', { 1: 5e6, 2: 1e6 }, { 1: 6e6 }, null],
    ['is unknown where the kernel tells zeros', { 1: 0 }, { 1: 0 }, null],
  ] as const) {
    it(what, () => {
      const share = waitingShareBetween(at(1_000, before), at(1_100, after));
      assert.ok(expected === null ? share === null : Math.abs(share! - expected) < 1e-9, String(share));
    });
  }
});

/** Ends with its scope. A process says when it has begun. */
async function running(code: string): Promise<AsyncDisposable & { readonly pid: number }> {
  const child = execa('node', ['-e', `${code} console.log('up');`], { reject: false, buffer: false });
  await new Promise((resolve) => {
    child.stdout.once('data', resolve);
  });
  return {
    pid: child.pid!,
    [Symbol.asyncDispose]: async () => {
      child.kill('SIGKILL');
      await child;
    },
  };
}

const ASLEEP = 'setInterval(() => {}, 1000);';
const BUSY = 'setImmediate(() => { for (;;); });';
/** Until it says that it is up it may not be seen working: a while of its own. */
const DELEGATING = "new (require('node:worker_threads').Worker)('for (;;);', { eval: true });";

const soon = (): { readonly fromMs: number; readonly toMs: number } => ({ fromMs: monotonicMs() + 500, toMs: monotonicMs() + 800 });

/** Three at once: who waits in the queue for a core wants it, so company changes nothing. */
describe('processes that are watched', { skip: !(await isWaitingAccounted()), concurrency: 3 }, () => {
  for (const [what, codes, mostlyWait] of [
    ['sleep', [ASLEEP], true],
    ['work', [BUSY], false],
    ['have a thread that works', [DELEGATING], false],
    ['sleep, all but one', [ASLEEP, BUSY], false],
  ] as const) {
    it(`${mostlyWait ? 'wait' : 'do not wait'} where they ${what}`, async () => {
      await using opened = new AsyncDisposableStack();
      const pids: number[] = [];
      for (const code of codes) pids.push(opened.use(await running(code)).pid);
      const share = await watchWaiting(pids, soon());
      assert.ok(share !== null && share > 0.5 === mostlyWait, String(share));
    });
  }

  it('hide nothing of what goes wrong with the looking: that is no answer of the kernel', async () => {
    await using asleep = await running(ASLEEP);
    // A file, where the folder of a process should be.
    await assert.rejects(watchWaiting([asleep.pid, 'self/status' as never], soon()), MeasuringFailure);
  });

  it('tell nothing where one of them is gone', async () => {
    const gone = await running(ASLEEP);
    await using asleep = await running(ASLEEP);
    const watching = watchWaiting([gone.pid, asleep.pid], soon());
    await gone[Symbol.asyncDispose]();
    assert.equal(await watching, null);
  });
});
