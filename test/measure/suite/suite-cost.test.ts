import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Reason, RoundOfBothArms } from '../../../src/model.ts';
import { costOf, cpuNsPerOp, elapsedNsPerOp, noteOnGrowth } from '../../../src/measure/suite/suite-slices.ts';
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

const roundOf = (...costs: readonly (readonly [base: number, head: number])[]): Pick<RoundOfBothArms, 'slices'> => ({
  slices: { nsPerOp: costs.map(([base, head]) => ({ base, head })) },
});

describe('the note on operations or requests that get dearer', () => {
  const growing = roundOf([100, 130], [120, 156], [140, 182]);
  const steady = roundOf([100, 130], [103, 128], [99, 131]);

  for (const [what, rounds, notes] of [
    [
      'is there where both arms get dearer in most rounds',
      [growing, growing, steady, growing],
      [{ kind: 'cost-grows', benchmark: 'lists/append', factor: 1.4 }],
    ],
    ['is none where they do in few', [growing, steady, steady], []],
    ['is none where a third of the rounds does not show it, as on a busy machine', [growing, growing, steady], []],
    ['is none where only one arm does', [1, 2, 3].map(() => roundOf([100, 130], [100, 200])), []],
    ['is none of few rounds', [growing, growing], []],
    ['is none where there is one slice, or none', [roundOf([1, 1]), roundOf(), roundOf([1, 1])], []],
    [
      'is there where a server grows with each request',
      [growing, growing, growing].map(({ slices }) => ({ slices: { cpuPerRequest: slices.nsPerOp! } })),
      [{ kind: 'cost-grows', benchmark: 'lists/append', factor: 1.4 }],
    ],
    ['is none of a round without slices', [{ slices: {} }, { slices: {} }, { slices: {} }], []],
  ] as const satisfies readonly (readonly [string, readonly Pick<RoundOfBothArms, 'slices'>[], readonly Reason[]])[]) {
    it(what, () => {
      assert.deepEqual(noteOnGrowth('lists/append', rounds), notes);
    });
  }
});
