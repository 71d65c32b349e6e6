import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { BenchmarkRecord } from '../../src/model.ts';
import { outline, prepare, SUITE, suiteOf, twoServers, unmeasured } from './prepared.ts';
import { scenarioOf, serverTargetOf } from '../targets.ts';

const inShard = (index: number): BenchmarkRecord['measurement'] => ({
  state: 'not measured',
  reason: { kind: 'left-to-shard', index, count: 3 },
  leftTo: { index, count: 3 },
});

describe('preparing one shard', () => {
  const one = serverTargetOf({ name: 'one', dir: 'servers/one', install: 'touch installed' });
  const two = serverTargetOf({
    name: 'two',
    dir: 'servers/two',
    install: 'touch installed',
    scenarios: [scenarioOf({ name: 'a' }), scenarioOf({ name: 'b' })],
  });
  const calm = serverTargetOf({ name: 'calm', dir: 'servers/calm' });
  const sides = {
    head: { targets: [one, two, SUITE, calm], files: { ...twoServers('1'), ...suiteOf('parse') } },
    base: { targets: [one, two, calm], files: twoServers('0') },
  };

  for (const { index, measured, others } of [
    {
      index: 1,
      measured: ['two/a', 'two/b'],
      others: [
        ['one/hello', 3],
        ['parser/*', 2],
      ],
    },
    {
      index: 2,
      measured: ['parser/parse'],
      others: [
        ['one/hello', 3],
        ['two/a', 1],
        ['two/b', 1],
      ],
    },
    {
      index: 3,
      measured: ['one/hello'],
      others: [
        ['two/a', 1],
        ['two/b', 1],
        ['parser/*', 2],
      ],
    },
  ] as const) {
    it(`${index} of 3 leaves to others what is theirs, and says whose it is`, async () => {
      const prepared = await prepare({ ...sides, shard: { index, count: 3 } });
      assert.deepEqual(
        prepared.benchmarks.map(({ id }) => id),
        measured,
      );
      assert.deepEqual(unmeasured(prepared), [
        ...others.map(([id, shard]) => [id, inShard(shard)] as const),
        ['calm/hello', { state: 'unaffected' }],
      ]);
    });
  }

  it('installs only what it measures', async () => {
    const places = ['head/servers/one/installed', 'base/servers/one/installed', 'head/servers/two/installed', 'base/servers/two/installed'];
    assert.deepEqual((await prepare({ ...sides, shard: { index: 3, count: 3 } }, places)).found, places.slice(0, 2));
  });

  it('may have nothing to measure, where there are more shards than targets', async () => {
    const prepared = await prepare({ ...sides, shard: { index: 9, count: 9 } });
    assert.deepEqual(outline(prepared), []);
    assert.equal(unmeasured(prepared).length, 5);
  });

  it('splits what was asked for and nothing else', async () => {
    const prepared = await prepare({ ...sides, only: ['two', 'one'], shard: { index: 1, count: 2 } });
    assert.deepEqual(
      prepared.benchmarks.map(({ id }) => id),
      ['two/a', 'two/b'],
    );
    assert.deepEqual(unmeasured(prepared), [
      ['one/hello', { state: 'not measured', reason: { kind: 'left-to-shard', index: 2, count: 2 }, leftTo: { index: 2, count: 2 } }],
    ]);
  });
});
