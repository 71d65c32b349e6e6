import assert from 'node:assert/strict';
import { UserError } from '../src/errors.ts';

/** The UserError that `act` throws; fails if it throws nothing or anything else. */
export function userErrorOf(act: () => unknown): UserError {
  try {
    act();
  } catch (error) {
    if (error instanceof UserError) return error;
    throw error;
  }
  return assert.fail('no error was thrown');
}

/** The UserError that `act` rejects with; fails if it succeeds or rejects with anything else. */
export async function userErrorOfPromise(act: () => Promise<unknown>): Promise<UserError> {
  try {
    await act();
  } catch (error) {
    if (error instanceof UserError) return error;
    throw error;
  }
  return assert.fail('no error was thrown');
}
