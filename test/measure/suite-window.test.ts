import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { ArmFailure, MeasuringFailure } from '../../src/measure/failure.ts';
import { refuseLongOperations, refuseLongOperationsOf, windowFor } from '../../src/measure/suite-window.ts';

const WINDOW = { sliceMs: 200, slices: 5 };
const USUAL = { ...WINDOW, leastSlices: 3 };

describe('the window of a task', () => {
  for (const [operationMs, window] of [
    [0.000_005, WINDOW],
    [60, WINDOW],
    [100, { sliceMs: 300, slices: 4 }],
    [150, { sliceMs: 450, slices: 3 }],
    [700, { sliceMs: 2_100, slices: 3 }],
  ] as const) {
    it(`has ${window.slices} slices of ${window.sliceMs} ms where an operation takes ${operationMs} ms`, () => {
      assert.deepEqual(windowFor(operationMs, USUAL), window);
    });
  }

  it('never has more slices than usual', () => {
    assert.deepEqual(windowFor(1_000, { ...USUAL, slices: 2 }), { sliceMs: 3_000, slices: 2 });
  });
});

describe('an operation', () => {
  it('of two seconds is measured', () => {
    refuseLongOperations(2_000);
  });

  it('of more is refused, with its length and what to do', () => {
    assert.throws(() => refuseLongOperations(2_449), (error) =>
      error instanceof MeasuringFailure && /takes 2\.4 s, and at most 2 s can be measured; give it less work/.test(error.message));
  });
});

describe('an operation of both arms', () => {
  it('of two seconds in each is measured', () => {
    refuseLongOperationsOf({ base: 2_000, head: 2_000 });
  });

  for (const [base, head, durations] of [[300, 2_500, '2.5 s, and 300 ms'], [0.004, 2_010, '2.0 s, and less than 1 ms'], [1_700, 2_200, '2.2 s, and 1.7 s']] as const) {
    it(`that takes ${base} ms at base and ${head} ms at head is the head's failure`, () => {
      assert.throws(() => refuseLongOperationsOf({ base, head }), (error) =>
        error instanceof ArmFailure && error.arm === 'head' && error.message === `an operation takes ${durations} at base: more than 2 s cannot be measured`);
    });
  }

  for (const [what, base, head] of [['at base already', 2_100, 9_000], ['at base only', 2_100, 300], ['at head, and nearly so at base', 1_950, 2_050]] as const) {
    it(`that is too long ${what} is nobody's fault`, () => {
      assert.throws(() => refuseLongOperationsOf({ base, head }), (error) => error instanceof MeasuringFailure && /give it less work/.test(error.message));
    });
  }
});
