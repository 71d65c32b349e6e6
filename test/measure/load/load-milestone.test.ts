import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { monotonicMs } from '../../../src/system/this-program.ts';
import { watchForMilestone } from '../../../src/measure/load/load-client.ts';
import type { CameWith } from '../../../src/measure/load/load-protocol.ts';

/** How a load of so many responses at once came to its milestone of ten, or was too slow with fewer than four. */
async function remarksOf(responses: number): Promise<readonly CameWith[]> {
  const remarks: CameWith[] = [];
  using watch = watchForMilestone({ responses: 10, slow: { atMs: monotonicMs() + 10, responses: 4 } }, (cameWith) => {
    remarks.push(cameWith);
  });
  for (let count = 0; count < responses; count += 1) watch.count();
  await sleep(50);
  return remarks;
}

describe("a load's milestone", () => {
  for (const [responses, remarks, what] of [
    [12, ['enough'], 'is there once enough responses have come, and once only'],
    [3, ['few'], 'is not waited for where responses come slowly'],
    [4, [], 'is waited for where they will be enough in time'],
  ] as const) {
    it(what, async () => {
      assert.deepEqual(await remarksOf(responses), remarks);
    });
  }

  it('is not told of when the load is over', async () => {
    let told = false;
    {
      using watch = watchForMilestone({ responses: 10, slow: { atMs: monotonicMs() + 10, responses: 4 } }, () => {
        told = true;
      });
      watch.count();
    }
    await sleep(50);
    assert.equal(told, false);
  });
});
