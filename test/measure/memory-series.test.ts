import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { maxMemoryBytes, memorySeries } from '../../src/measure/resources.ts';
import type { ProbeLog } from '../../src/measure/probe/probe-log.ts';

const logOf = (...memory: ProbeLog['memory']): ProbeLog => ({
  pid: 1,
  nodeVersion: 'v24.0.0',
  sampleEveryMs: 10,
  samples: [],
  memory,
  collections: [],
  connections: 0,
  modules: [],
});

describe('the memory of a process tree', () => {
  it('is the sum of what its processes had at last, ten times a second, from the moment that counting began', () => {
    const logs = [logOf([950, 80e6], [1_050, 90e6], [1_150, 85.126e6]), logOf([1_120, 40e6])];
    assert.deepEqual(memorySeries(logs, 1_000, 1_300), [
      [0, 80],
      [100, 90],
      [200, 125.13],
      [300, 125.13],
    ]);
  });

  it('has a hundred points at most, over the whole of a long stretch', () => {
    const series = memorySeries([logOf([0, 80e6])], 1_000, 41_000);
    assert.equal(series.length, 100);
    assert.deepEqual(
      [series[0], series.at(-1)],
      [
        [0, 80],
        [40_000, 80],
      ],
    );
  });

  it('is nothing where nothing was noted', () => {
    assert.deepEqual(memorySeries([], 0, 100), [
      [0, 0],
      [100, 0],
    ]);
    assert.equal(maxMemoryBytes([]), 0);
  });

  it("at its highest is the sum of each process's own", () => {
    assert.equal(maxMemoryBytes([logOf([0, 80e6], [100, 95e6]), logOf([0, 40e6], [100, 30e6])]), 135e6);
  });
});
