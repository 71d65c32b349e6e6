import type { LikeExample } from './reasons/entry.ts';
/** An error that the user can mend. Our own failures are plain Errors with a cause; a verdict is data, never an exception. */
export declare class UserError extends Error {
    readonly name = "UserError";
    /** A file with line, a target, an option. */
    readonly where: string;
    /** How to mend it, as a sentence. */
    readonly fix: string;
    constructor(text: {
        readonly what: string;
        readonly where: string;
        readonly fix: string;
        readonly cause?: unknown;
    });
}
/** Makes the error, to be thrown. Its example is rendered by a test, and shown in docs/messages.md. */
export interface ErrorEntry<Example> {
    (known: LikeExample<Example>, cause?: unknown): UserError;
    readonly example: Example;
}
/** Declares an error that a user can cause and mend. `where`: a file with line, a target, an option. `fix`: how to mend it, as a sentence. */
export declare const userError: <Example extends object>(example: Example, say: (known: LikeExample<Example>) => {
    readonly what: string;
    readonly where: string;
    readonly fix: string;
}) => ErrorEntry<Example>;
/** The user ended the run before anything was measured that could be kept. */
export declare class Interrupted extends Error {
    readonly name = "Interrupted";
}
/** Three lines for a terminal or a log: what, where, fix. */
export declare function describeUserError(error: UserError): string;
/** The message of a caught value, with that of its cause where the message lacks it, as `fetch failed` does. */
export declare function reasonOf(caught: unknown): string;
/** Exit codes of the command line. 1, 3 and 4 come from the judgement. */
export declare const EXIT: {
    readonly passed: 0;
    readonly regressed: 1;
    readonly usage: 2;
    readonly invalid: 3;
    readonly inconclusive: 4;
    /** Never 1: a crash must not read as a regression. */
    readonly ourFailure: 70;
    readonly interrupted: 130;
};
