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
