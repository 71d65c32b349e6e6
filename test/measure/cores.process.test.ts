import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { describe, it } from 'node:test';
import { parseCpuList, planCores, whyNotPinned } from '../../src/measure/cores.ts';
import { temporaryFolder } from '../temporary-folder.ts';

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

/**
 * Whether processes can be pinned here, found out otherwise than the gate does: one that wrongly finds no cores leaves out
 * every test of what runs side by side, and must not leave out this one. All of the first 32 cores holds whichever are allowed.
 */
const canBePinned = (): boolean =>
  process.platform === 'linux' && availableParallelism() > 1 && spawnSync('taskset', ['ffffffff', 'true']).status === 0;

describe('the plan of cores', () => {
  it('gives the clients other cores than the servers', async (t) => {
    const plan = await planCores();
    if (plan === null && !canBePinned() && process.env['CI'] === undefined) return t.skip('processes cannot be pinned here');
    assert.ok(plan !== null, 'nothing would be measured side by side here, though there are cores for it (in CI there have to be)');
    assert.ok(plan.clients.length > 0);
    assert.ok(!plan.clients.includes(plan.server));
  });

  it('is none where the system knows no taskset', async () => {
    assert.equal(await planCores('darwin'), null);
    assert.deepEqual(await whyNotPinned('darwin'), { cause: 'platform', problem: '' });
  });

  it('says why it is none wherever it is none', async () => {
    assert.equal((await planCores()) === null, (await whyNotPinned()) !== null);
  });

  it('says that taskset is missing where there are cores for it', async (t) => {
    if (process.platform !== 'linux' || availableParallelism() < 2) return t.skip('there are no cores for it here');
    await using nothing = await temporaryFolder();
    const searched = process.env['PATH'];
    process.env['PATH'] = nothing.path;
    try {
      assert.equal(await planCores(), null);
      assert.equal((await whyNotPinned())?.cause, 'taskset is missing');
    } finally {
      process.env['PATH'] = searched;
    }
  });
});
