import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { openQueue } from '../../../src/measure/load/paced-client.ts';

/** A queue of things that are done when the test says so. */
function slowQueue(width: number): { readonly queue: ReturnType<typeof openQueue<string>>; readonly begun: readonly string[]; readonly finish: (item: string) => Promise<void> } {
  const begun: string[] = [];
  const finishers = new Map<string, () => void>();
  const queue = openQueue(width, (item: string) => {
    begun.push(item);
    return new Promise<void>((resolve) => { finishers.set(item, resolve); });
  });
  return {
    queue,
    begun,
    finish: async (item) => {
      finishers.get(item)?.();
      await nextTurn();
    },
  };
}

describe('a queue', () => {
  it('begins at once what there is room for, and the next as soon as there is', async () => {
    const { queue, begun, finish } = slowQueue(2);
    for (const item of ['a', 'b', 'c', 'd']) queue.add(item);
    assert.deepEqual(begun, ['a', 'b']);
    await finish('b');
    assert.deepEqual(begun, ['a', 'b', 'c']);
    await finish('a');
    assert.deepEqual(begun, ['a', 'b', 'c', 'd']);
  });

  it('has room again after it was idle', async () => {
    const { queue, begun, finish } = slowQueue(1);
    queue.add('a');
    await finish('a');
    queue.add('b');
    assert.deepEqual(begun, ['a', 'b']);
  });

  it('hands back what was not begun, and is idle after the rest', async () => {
    const { queue, begun, finish } = slowQueue(1);
    for (const item of ['a', 'b', 'c']) queue.add(item);
    assert.deepEqual(queue.drop(), ['b', 'c']);
    const idle = queue.idle();
    assert.equal(await Promise.race([idle, nextTurn('busy')]), 'busy');
    await finish('a');
    await idle;
    assert.deepEqual(begun, ['a']);
  });
});
