/**
 * The user's errors: what is wrong, where, and how to mend it. Our own failures are plain Errors with a cause;
 * a verdict is data and never an exception.
 */
export class UserError extends Error {
  override readonly name = 'UserError';
  /** Where the trouble is: a file with line, a target, an option. */
  readonly where: string;
  /** How to mend it, as a sentence. */
  readonly fix: string;

  constructor(text: { readonly what: string; readonly where: string; readonly fix: string; readonly cause?: unknown }) {
    super(text.what, { cause: text.cause });
    this.where = text.where;
    this.fix = text.fix;
  }
}

/** The user ended the run before anything was measured that could be kept. */
export class Interrupted extends Error {
  override readonly name = 'Interrupted';
}

/** Three lines for a terminal or a log: what, where, fix. */
export function describeUserError(error: UserError): string {
  return `error: ${error.message}\n   at: ${error.where}\n  fix: ${error.fix}`;
}

/** What a caught value says: anything can be thrown. */
export function reasonOf(caught: unknown): string {
  return caught instanceof Error ? caught.message : String(caught);
}
