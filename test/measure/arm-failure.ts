import assert from 'node:assert/strict';
import { ArmFailure } from '../../src/measure/failure.ts';
import type { Arm } from '../../src/model.ts';

/** For `assert.rejects`: the failure of this arm, for this reason. Whatever else came is told. */
export const isFailureOf = (arm: Arm, reason: RegExp) => (error: unknown): boolean => {
  assert.ok(error instanceof ArmFailure, String(error));
  assert.equal(error.arm, arm);
  assert.match(error.message, reason);
  return true;
};
