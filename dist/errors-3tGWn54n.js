// src/errors.ts
/**
* The user's errors: what is wrong, where, and how to mend it. Our own failures are plain Errors with a cause;
* a verdict is data and never an exception.
*/
var UserError = class extends Error {
	name = "UserError";
	/** Where the trouble is: a file with line, a target, an option. */
	where;
	/** How to mend it, as a sentence. */
	fix;
	constructor(text) {
		super(text.what, { cause: text.cause });
		this.where = text.where;
		this.fix = text.fix;
	}
};
/** The user ended the run before anything was measured that could be kept. */
var Interrupted = class extends Error {
	name = "Interrupted";
};
/** Three lines for a terminal or a log: what, where, fix. */
function describeUserError(error) {
	return `error: ${error.message}\n   at: ${error.where}\n  fix: ${error.fix}`;
}
/** What a caught value says: anything can be thrown. */
function reasonOf(caught) {
	return caught instanceof Error ? caught.message : String(caught);
}

export { reasonOf as i, UserError as n, describeUserError as r, Interrupted as t };