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
/** Errors without a name of their own class: one that has it says itself what there is to say. */
const UNNAMED = /* @__PURE__ */ new Set([
	"Error",
	"TypeError",
	"AggregateError"
]);
/**
* What a caught value says: anything can be thrown. Of an error its message, and that of its cause where it is silent about
* it, as `fetch failed` is.
*/
function reasonOf(caught) {
	if (!(caught instanceof Error)) return String(caught);
	const own = ownReasonOf(caught);
	const cause = UNNAMED.has(caught.name) && caught.cause instanceof Error ? ownReasonOf(caught.cause) : "";
	return own.includes(cause) ? own : `${own}: ${cause}`;
}
/** Never empty: a refused connection to a name with two addresses is an AggregateError without a message. */
function ownReasonOf(error) {
	if (error.message !== "") return error.message;
	const parts = error instanceof AggregateError ? error.errors.map((part) => part instanceof Error ? part.message : String(part)) : [];
	const { code } = error;
	return parts.filter((part) => part !== "").join(", ") || (typeof code === "string" ? code : error.name);
}
/** The command line's contract. 1, 3 and 4 come from the judgement. */
const EXIT = {
	passed: 0,
	regressed: 1,
	usage: 2,
	invalid: 3,
	inconclusive: 4,
	/** Never 1: a crash must not read as a regression. */
	ourFailure: 70,
	interrupted: 130
};

export { reasonOf as a, describeUserError as i, Interrupted as n, UserError as r, EXIT as t };