import assert from 'node:assert/strict';

/** Fails unless `actual` is within `tolerance` of `expected`; NaN is never close. */
export function assertClose(actual: number, expected: number, tolerance = 1e-9): void {
  assert.ok(Math.abs(actual - expected) <= tolerance, `${actual} is not within ${tolerance} of ${expected}`);
}
