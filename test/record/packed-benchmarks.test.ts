import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as fc from 'fast-check';
import { openPacking } from '../../src/record/packed-benchmarks.ts';
import type { StoredRun } from '../../src/model.ts';
import { arbitraryStoredRun } from '../arbitrary-records.ts';

type Benchmarks = StoredRun['benchmarks'];

const plain = (benchmarks: Benchmarks): Benchmarks => JSON.parse(JSON.stringify(benchmarks)) as Benchmarks;

test('run after run, what is packed is read and written as it was, whatever the runs have alike', () => {
  fc.assert(fc.property(fc.array(arbitraryStoredRun, { maxLength: 4 }), (runs) => {
    const pack = openPacking();
    // What comes again has a layout that is known.
    for (const { benchmarks } of [...runs, ...runs]) {
      const packed = pack(benchmarks);
      assert.deepEqual(plain(packed), plain(benchmarks));
      assert.deepEqual(packed.map(({ id, loadHash, figures, instructions, countingHash }) => ({ id, loadHash, figures, instructions, countingHash })),
        benchmarks.map(({ id, loadHash, figures, instructions, countingHash }) => ({ id, loadHash, figures: { ...figures }, instructions, countingHash })));
    }
  }));
});

const of = (fields: Partial<Benchmarks[number]>): Benchmarks => [{ id: 'api/hello', loadHash: 'load', figures: { cpuPerRequest: [1, 2], throughput: [3] }, ...fields }];

test('what one run has more or less of than another is not taken for the other\'s', () => {
  const pack = openPacking();
  const runs = [
    of({}), of({ figures: { cpuPerRequest: [1], throughput: [2, 3] } }), of({ figures: { cpuPerRequest: [1, 2, 3] } }), of({ figures: {} }), of({ loadHash: 'other' }),
    of({ instructions: [4, 5] }), of({ instructions: [] }), of({ instructions: [6], countingHash: '0123456789abcdef' }), of({}), [],
  ];
  for (const run of runs) assert.deepEqual(plain(pack(run)), run);
});
