import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { costOf, cpuNsPerOp, elapsedNsPerOp } from '../../../src/measure/suite/suite-slices.ts';
import { busyShareOf } from '../../../src/measure/suite/suite-task.ts';
import type { ProbeLog } from '../../../src/measure/probe/probe-log.ts';
import { samplesOf } from '../probe-log-of.ts';

/** Two operations a ms, for 0.3 of a core. */
const ACTIVITY = { finishedPerMs: 2, cpuUsPerMs: 300 };

const BUSY = { base: 1, head: 0.95 };
const FULL = { base: 0.5, head: 0.45 };

describe('the cost of an operation', () => {
  it('is its CPU time, or the time that it takes', () => {
    assert.equal(cpuNsPerOp(ACTIVITY), 150_000);
    assert.equal(elapsedNsPerOp(ACTIVITY), 500_000);
  });

  it('is CPU time where each arm is busy alone, and both together fill the core', () => {
    assert.equal(costOf(BUSY, FULL), cpuNsPerOp);
  });

  for (const [what, busyAlone, coreShare] of [
    ['base waits and head takes the core meanwhile', { base: 0.5, head: 1 }, FULL],
    ['head waits and base takes the core meanwhile', { base: 1, head: 0.5 }, FULL],
    ['the core has nothing to do, though either is busy alone', BUSY, { base: 0.4, head: 0.4 }],
  ] as const) {
    it(`is the time that it takes where ${what}`, () => {
      assert.equal(costOf(busyAlone, coreShare), elapsedNsPerOp);
    });
  }
});

/** 20 ms, of which so many µs on the core. */
const busyFor = (cpuUs: number): ProbeLog['samples'] => samplesOf(`100 0 5000, 104 10 5100, 120 50 ${5_000 + cpuUs}`);

describe('how busy a process is', () => {
  it('is the share of the time that it ran, over all its batches', () => {
    assert.equal(busyShareOf(busyFor(5_000), 0), 0.25);
  });

  it('is no less where others had the core meanwhile: to be queued is not to wait', () => {
    assert.equal(busyShareOf(busyFor(5_000), 10), 0.75);
    assert.equal(busyShareOf(busyFor(10_000), 10), 1);
  });

  it('is never more than all of the time, whatever its threads do at once', () => {
    assert.equal(busyShareOf(busyFor(18_000), 9), 1);
  });
});
