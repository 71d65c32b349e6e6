import type { LikeExample } from './reasons/entry.ts';

/** An error that the user can mend. Our own failures are plain Errors with a cause; a verdict is data, never an exception. */
export class UserError extends Error {
  override readonly name = 'UserError';
  /** A file with line, a target, an option. */
  readonly where: string;
  /** How to mend it, as a sentence. */
  readonly fix: string;

  constructor(text: { readonly what: string; readonly where: string; readonly fix: string; readonly cause?: unknown }) {
    super(text.what, { cause: text.cause });
    this.where = text.where;
    this.fix = text.fix;
  }
}

/** Makes the error, to be thrown. Its example is rendered by a test, and shown in docs/messages.md. */
export interface ErrorEntry<Example> {
  (known: LikeExample<Example>, cause?: unknown): UserError;
  readonly example: Example;
}

/** Declares an error that a user can cause and mend. `where`: a file with line, a target, an option. `fix`: how to mend it, as a sentence. */
export const userError = <Example extends object>(
  example: Example,
  say: (known: LikeExample<Example>) => { readonly what: string; readonly where: string; readonly fix: string },
): ErrorEntry<Example> =>
  Object.assign((known: LikeExample<Example>, cause?: unknown) => new UserError({ ...say(known), cause }), { example });

/** The user ended the run before anything was measured that could be kept. */
export class Interrupted extends Error {
  override readonly name = 'Interrupted';
}

/** Three lines for a terminal or a log: what, where, fix. */
export function describeUserError(error: UserError): string {
  return `error: ${error.message}\n   at: ${error.where}\n  fix: ${error.fix}`;
}

/** Names of general errors, whose cause may say more than they do. */
const UNNAMED: ReadonlySet<string> = new Set(['Error', 'TypeError', 'AggregateError']);

/** The message of a caught value, with that of its cause where the message lacks it, as `fetch failed` does. */
export function reasonOf(caught: unknown): string {
  if (!(caught instanceof Error)) return String(caught);
  const own = ownReasonOf(caught);
  const cause = UNNAMED.has(caught.name) && caught.cause instanceof Error ? ownReasonOf(caught.cause) : '';
  return own.includes(cause) ? own : `${own}: ${cause}`;
}

/** Never empty: a refused connection to a name with two addresses is an AggregateError without a message. */
function ownReasonOf(error: Error): string {
  if (error.message !== '') return error.message;
  const parts = error instanceof AggregateError ? error.errors.map((part) => (part instanceof Error ? part.message : String(part))) : [];
  const { code } = error as { readonly code?: unknown };
  return parts.filter((part) => part !== '').join(', ') || (typeof code === 'string' ? code : error.name);
}

/** Exit codes of the command line. 1, 3 and 4 come from the judgement. */
export const EXIT = {
  passed: 0,
  regressed: 1,
  usage: 2,
  invalid: 3,
  inconclusive: 4,
  /** Never 1: a crash must not read as a regression. */
  ourFailure: 70,
  interrupted: 130,
} as const;
