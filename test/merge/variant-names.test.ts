import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { variantNames } from '../../src/merge/merge-runs.ts';
import type { Environment } from '../../src/model.ts';
import { environmentWith } from './parts.ts';

describe('environments are told apart by as little as will do:', () => {
  const cases: readonly (readonly [name: string, facts: readonly Partial<Environment>[], names: readonly string[]])[] = [
    ['one needs no name', [{}], []],
    [
      'versions of Node.js',
      [{ nodeVersion: 'v22.20.0' }, { nodeVersion: 'v24.21.0', cpuModel: 'Intel Xeon' }],
      ['Node v22.20.0', 'Node v24.21.0'],
    ],
    [
      'systems before the processors that come with them',
      [{ osMajor: 'linux-6' }, { osMajor: 'darwin-24', cpuModel: 'Apple M1' }],
      ['linux-6', 'darwin-24'],
    ],
    ['limits of CPUs', [{ cpuLimit: 0.5 }, { cpuLimit: 1.9 }], ['CPU limit 0.5', 'CPU limit 1.9']],
    ['processors', [{ cpuModel: 'AMD EPYC' }, { cpuModel: 'Intel Xeon' }], ['AMD EPYC', 'Intel Xeon']],
    [
      'two facts, where one leaves some alike',
      [{ nodeVersion: 'v22.20.0' }, { nodeVersion: 'v24.21.0', cpuModel: 'AMD EPYC' }, { nodeVersion: 'v24.21.0', cpuModel: 'Intel Xeon' }],
      ['Node v22.20.0, AMD EPYC 7763', 'Node v24.21.0, AMD EPYC', 'Node v24.21.0, Intel Xeon'],
    ],
  ];
  for (const [name, facts, names] of cases) {
    it(name, () => assert.deepEqual([...variantNames(facts.map(environmentWith)).values()], names));
  }

  it('by their keys, where nothing that is recorded differs', () => {
    const environments = ['one', 'two'].map((key) => ({ ...environmentWith({}), key }));
    assert.deepEqual(
      [...variantNames(environments)],
      [
        ['one', 'one'],
        ['two', 'two'],
      ],
    );
  });
});
