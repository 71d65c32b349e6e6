import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { busyShareOf, costOf, cpuNsPerOp, elapsedNsPerOp } from '../../../src/measure/suite/suite-cost.ts';

/** Two operations a ms, for 0.3 of a core. */
const ACTIVITY = { finishedPerMs: 2, cpuUsPerMs: 300 };

const BUSY = { busyAlone: { base: 1, head: 0.95 }, coreShare: { base: 0.5, head: 0.45 } };

describe('the cost of an operation', () => {
  it('is its CPU time, or the time that it takes', () => {
    assert.equal(cpuNsPerOp(ACTIVITY), 150_000);
    assert.equal(elapsedNsPerOp(ACTIVITY), 500_000);
  });

  it('is CPU time where each arm is busy alone, and both together fill the core', () => {
    assert.equal(costOf(BUSY), cpuNsPerOp);
  });

  for (const [what, change] of [
    ['base waits and head takes the core meanwhile', { busyAlone: { base: 0.5, head: 1 } }],
    ['head waits and base takes the core meanwhile', { busyAlone: { base: 1, head: 0.5 } }],
    ['the core has nothing to do, though either is busy alone', { coreShare: { base: 0.4, head: 0.4 } }],
  ] as const) {
    it(`is the time that it takes where ${what}`, () => {
      assert.equal(costOf({ ...BUSY, ...change }), elapsedNsPerOp);
    });
  }
});

/** 20 ms, of which so many µs on the core. */
const samplesOf = (cpuUs: number) => [[100, 0, 5_000], [104, 10, 5_100], [120, 50, 5_000 + cpuUs]] as const;

describe('how busy a process is', () => {
  it('is the share of the time that it ran, over all its batches', () => {
    assert.equal(busyShareOf(samplesOf(5_000), 0), 0.25);
  });

  it('is no less where others had the core meanwhile: to be queued is not to wait', () => {
    assert.equal(busyShareOf(samplesOf(5_000), 10), 0.75);
    assert.equal(busyShareOf(samplesOf(10_000), 10), 1);
  });

  it('is never more than all of the time, whatever its threads do at once', () => {
    assert.equal(busyShareOf(samplesOf(18_000), 9), 1);
  });
});
