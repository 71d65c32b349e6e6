import { UserError } from '../errors.ts';
import type { LikeExample } from '../reasons/entry.ts';

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
