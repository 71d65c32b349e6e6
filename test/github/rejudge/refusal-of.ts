import assert from 'node:assert/strict';
import type { Reason } from '../../../src/model.ts';
import { ArtifactRefusal } from '../../../src/github/rejudge/trusted-context.ts';

/** Why `act` refuses; fails if it accepts, or throws anything else. */
export async function refusalOf(act: () => unknown): Promise<Reason> {
  try {
    await act();
  } catch (error) {
    if (error instanceof ArtifactRefusal) return error.reason;
    throw error;
  }
  return assert.fail('nothing was refused');
}
