import { UserError } from '../errors.ts';
import { GIT_ERRORS, GitFailure } from './git.ts';
import { MEASURE_ERRORS } from './measure.ts';

/** The user's error behind any other: the machine had nothing left, or git cannot read the repository; null: it is our own. */
export function ofUser(error: unknown): UserError | null {
  if (error instanceof UserError) return error;
  if (error instanceof GitFailure) return GIT_ERRORS['repository-unreadable']({ folder: error.folder, said: error.message }, error);
  return ofExhaustedMachine(error);
}

const CODES: ReadonlySet<unknown> = new Set(['EMFILE', 'ENFILE', 'EAGAIN', 'ENOMEM']);

/** Libraries that start a process read the streams of `undefined` if the system has none for it. */
const WITHOUT_STREAMS = /Cannot read properties of undefined \(reading '(?:on|once|pipe|destroy|unref|fd)'\)/;

/** The user's error where the system had nothing left for what was asked of it, also as a cause; null: it is another. */
export function ofExhaustedMachine(error: unknown): UserError | null {
  if (!(error instanceof Error) || error instanceof UserError) return null;
  const problem = problemOf(error);
  return problem === null ? ofExhaustedMachine(error.cause) : MEASURE_ERRORS['machine-exhausted']({ problem }, error);
}

function problemOf({ code, message }: NodeJS.ErrnoException): string | null {
  if (CODES.has(code)) return message.split('\n').at(-1)!;
  return WITHOUT_STREAMS.test(message) ? 'a process cannot be started' : null;
}
