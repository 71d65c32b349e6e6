import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isFailureOf, isMeasuringFailure } from '../arm-failure.ts';
import { longestOperationMs, refuseLongOperations, refuseLongOperationsOf, windowFor } from '../../../src/measure/suite/suite-slices.ts';

const WINDOW = { sliceMs: 200, slices: 5 };

describe('the window of a task', () => {
  for (const [operationMs, window] of [
    [0.000_005, WINDOW],
    [60, WINDOW],
    [100, { sliceMs: 300, slices: 4 }],
    [150, { sliceMs: 450, slices: 3 }],
    [700, { sliceMs: 2_100, slices: 3 }],
  ] as const) {
    it(`has ${window.slices} slices of ${window.sliceMs} ms where an operation takes ${operationMs} ms`, () => {
      assert.deepEqual(windowFor(operationMs, WINDOW, 3), window);
    });
  }

  it('never has more slices than usual', () => {
    assert.deepEqual(windowFor(1_000, { ...WINDOW, slices: 2 }, 3), { sliceMs: 3_000, slices: 2 });
  });
});

const FIRST_MS = longestOperationMs(0);
const LATER_MS = longestOperationMs(1);

describe('an operation', () => {
  it('of two seconds is measured', () => {
    refuseLongOperations(2_000, FIRST_MS);
  });

  for (const [when, operationMs, limitMs] of [
    ['in the first round', 2_449, FIRST_MS],
    ['in a later one, where it is more than twice as much', 4_100, LATER_MS],
  ] as const) {
    it(`of more is refused ${when}, with its length`, () => {
      assert.throws(
        () => refuseLongOperations(operationMs, limitMs),
        isMeasuringFailure({ kind: 'operation-too-long', operationMs, mostMs: 2_000 }),
      );
    });
  }

  it('that was short enough in the first round is so in a later one, where it seems to be somewhat longer', () => {
    refuseLongOperations(2_300, LATER_MS);
  });
});

describe('an operation of both arms', () => {
  for (const [what, base, head, limitMs] of [
    ['two seconds in each', 2_000, 2_000, FIRST_MS],
    ['somewhat more at head', 1_700, 2_200, FIRST_MS],
    ['next to two seconds at base, and twice as much at head', 1_950, 3_900, FIRST_MS],
    ['somewhat more in each, in a later round', 2_300, 2_300, LATER_MS],
    ['somewhat more at head, which is far above base, in a later round', 900, 2_100, LATER_MS],
  ] as const) {
    it(`that takes ${what} is measured`, () => {
      refuseLongOperationsOf({ base, head }, limitMs);
    });
  }

  for (const [base, head, limitMs] of [
    [300, 2_500, FIRST_MS],
    [0.004, 2_010, FIRST_MS],
    [1_000, 2_200, FIRST_MS],
    [1_900, 4_100, LATER_MS],
  ] as const) {
    it(`that takes ${base} ms at base and ${head} ms at head, where ${limitMs} ms are the limit, is the head's failure`, () => {
      assert.throws(
        () => refuseLongOperationsOf({ base, head }, limitMs),
        isFailureOf('head', { kind: 'operation-too-long-at-head', headMs: head, baseMs: base, mostMs: 2_000 }),
      );
    });
  }

  for (const [what, base, head, limitMs] of [
    ['at base already', 2_100, 9_000, FIRST_MS],
    ['at base only', 2_100, 300, FIRST_MS],
    ['at base already, in a later round', 4_100, 9_000, LATER_MS],
    ['at head, and half as long at base, in a later round', 2_300, 4_500, LATER_MS],
  ] as const) {
    it(`that is too long ${what} is no arm's failure`, () => {
      assert.throws(() => refuseLongOperationsOf({ base, head }, limitMs), isMeasuringFailure({ kind: 'operation-too-long' }));
    });
  }
});
