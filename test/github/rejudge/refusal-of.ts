import assert from 'node:assert/strict';
import { ArtifactRefusal } from '../../../src/github/rejudge/trusted-context.ts';

/** Why `act` refuses; fails if it accepts, or throws anything else. */
export async function refusalOf(act: () => unknown): Promise<string> {
  try {
    await act();
  } catch (error) {
    if (error instanceof ArtifactRefusal) return error.message;
    throw error;
  }
  return assert.fail('nothing was refused');
}
