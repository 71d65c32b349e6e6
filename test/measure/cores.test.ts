import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { parseCpuList, planCores } from '../../src/measure/cores.ts';

describe('a list of cores', () => {
  for (const [list, cores] of [
    ['0', [0]],
    ['0-3', [0, 1, 2, 3]],
    ['0-2,5', [0, 1, 2, 5]],
    ['1,3-4,7-7\n', [1, 3, 4, 7]],
    ['', []],
    ['\n', []],
  ] as const) {
    it(`${JSON.stringify(list)} is ${cores.join(' ') || 'empty'}`, () => {
      assert.deepEqual(parseCpuList(list), cores);
    });
  }
});

describe('the plan of cores', () => {
  it('gives the clients other cores than the servers', async (t) => {
    const plan = await planCores();
    if (plan === null) return t.skip('processes cannot be pinned here');
    assert.ok(plan.clients.length > 0);
    assert.ok(!plan.clients.includes(plan.server));
  });

  it('is none where the system knows no taskset', async () => {
    assert.equal(await planCores('darwin'), null);
  });
});
