import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as fc from 'fast-check';
import type { StoredRun } from '../../src/model.ts';
import { benchmarkOfStored, figuresOfStored, idsOfStored, metricsOfStored, openPacking } from '../../src/judge/packed-runs.ts';
import { arbitraryStoredRun } from '../arbitrary-records.ts';
import { aStoredRun } from './records.ts';

type Benchmark = StoredRun['benchmarks'][number];

const plain = (stored: StoredRun): unknown => JSON.parse(JSON.stringify(stored));

test('run after run, what is packed is read and written as it was, whatever the runs have alike', () => {
  fc.assert(fc.property(fc.array(arbitraryStoredRun, { maxLength: 4 }), (runs) => {
    const pack = openPacking();
    // What comes again has a layout that is known.
    const packed = [...runs, ...runs].map((stored) => [stored, pack(stored)] as const);
    for (const [stored, ofIt] of packed) {
      assert.deepEqual(plain(ofIt), plain(stored));
      assert.deepEqual(plain({ ...ofIt }), plain(stored), 'what `...` copies');
      const fieldsOf = ({ id, loadHash, figures, instructions, countingHash }: Benchmark): unknown => ({ id, loadHash, figures: { ...figures }, instructions, countingHash });
      assert.deepEqual(ofIt.benchmarks.map(fieldsOf), stored.benchmarks.map(fieldsOf));
    }
  }));
});

/** What the functions for thousands of runs tell of it. */
const told = (stored: StoredRun): unknown => [...new Set(idsOfStored(stored))].map((id) => {
  const benchmark = benchmarkOfStored(stored, id)!;
  return { id, of: benchmark.id, figures: metricsOfStored(benchmark).map((metric) => [metric, figuresOfStored(benchmark, metric)]) };
});

test('a benchmark by its id, its metrics and figures are the same of a run that is packed and of one that is not', () => {
  fc.assert(fc.property(arbitraryStoredRun, (stored) => {
    assert.deepEqual(told(openPacking()(stored)), told(stored));
    assert.deepEqual([stored, openPacking()(stored)].map((of) => benchmarkOfStored(of, 'no/such')), [null, null]);
  }));
});

const holding = (...benchmarks: Partial<Benchmark>[]): StoredRun =>
  ({ ...aStoredRun('a1', []), benchmarks: benchmarks.map((fields) => ({ id: 'api/hello', loadHash: 'load', figures: { cpuPerRequest: [1, 2], throughput: [3] }, ...fields })) });

test('what one run has more or less of than another is not taken for the other\'s', () => {
  const pack = openPacking();
  const runs = [
    holding({}), holding({ figures: { cpuPerRequest: [1], throughput: [2, 3] } }), holding({ figures: { cpuPerRequest: [1, 2, 3] } }), holding({ figures: {} }),
    holding({ loadHash: 'other' }), holding({ instructions: [4, 5] }), holding({ instructions: [] }), holding({ instructions: [6], countingHash: '0123456789abcdef' }),
    holding({}, { id: 'api/other' }), holding({ id: 'api/other' }, {}), holding({}), holding(),
    { ...holding({}), environment: { ...holding().environment, kernel: 'another' } }, { ...holding({}), environment: { ...holding().environment, cpuLimit: 2 } },
  ];
  for (const [packed, run] of runs.map((one) => [pack(one), one] as const)) assert.deepEqual(plain(packed), plain(run));
});

test('figures of more runs than one list holds, and of a run that is longer than one, are kept apart', () => {
  const pack = openPacking();
  const runs = [3, 40_000, 40_000, 70_000, 5].map((length, run) => holding({ figures: { cpuPerRequest: Array.from({ length }, (_, index) => run + index / 1e6) } }));
  const packed = runs.map(pack);
  for (const [place, run] of runs.entries()) assert.deepEqual(plain(packed[place]!), plain(run));
});
