import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { MeasuringFailure } from '../../src/measure/failure.ts';
import { refuseLongOperations, windowFor } from '../../src/measure/suite-window.ts';

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
