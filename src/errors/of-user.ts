import { UserError } from '../errors.ts';
import { userError } from './catalogue.ts';
import { ofExhaustedMachine } from './exhausted.ts';
import { GIT_ERRORS, GitFailure } from './git.ts';

/** The user's error behind any other: the machine had nothing left, or git cannot read the repository; null: it is our own. */
export function ofUser(error: unknown): UserError | null {
  if (error instanceof UserError) return error;
  if (error instanceof GitFailure) return userError(GIT_ERRORS['repository-unreadable'], { folder: error.folder, said: error.message }, error);
  return ofExhaustedMachine(error);
}
