// src/errors.ts
/** An error that the user can mend. Our own failures are plain Errors with a cause; a verdict is data, never an exception. */
var UserError = class extends Error {
	name = "UserError";
	/** A file with line, a target, an option. */
	where;
	/** How to mend it, as a sentence. */
	fix;
	constructor(text) {
		super(text.what, { cause: text.cause });
		this.where = text.where;
		this.fix = text.fix;
	}
};
/** Declares an error that a user can cause and mend. `where`: a file with line, a target, an option. `fix`: how to mend it, as a sentence. */
const userError = (example, say) => Object.assign((known, cause) => new UserError({
	...say(known),
	cause
}), { example });
/** The user ended the run before anything was measured that could be kept. */
var Interrupted = class extends Error {
	name = "Interrupted";
};
/** Three lines for a terminal or a log: what, where, fix. */
function describeUserError(error) {
	return `error: ${error.message}\n   at: ${error.where}\n  fix: ${error.fix}`;
}
/** Names of general errors, whose cause may say more than they do. */
const UNNAMED = /* @__PURE__ */ new Set([
	"Error",
	"TypeError",
	"AggregateError"
]);
/** The message of a caught value, with that of its cause where the message lacks it, as `fetch failed` does. */
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
/** Exit codes of the command line. 1, 3 and 4 come from the judgement. */
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

export { reasonOf as a, describeUserError as i, Interrupted as n, userError as o, UserError as r, EXIT as t };