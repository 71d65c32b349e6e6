import { r as UserError } from "./errors-DSIqjwh-.js";
import { f as userError } from "./benchmark-glob-DK4cAGw3.js";
import { n as GitFailure, r as ofExhaustedMachine, t as GIT_ERRORS } from "./git-DdDr9qD-.js";

// src/errors/of-user.ts
/** The user's error behind any other: the machine had nothing left, or git cannot read the repository; null: it is our own. */
function ofUser(error) {
	if (error instanceof UserError) return error;
	if (error instanceof GitFailure) return userError(GIT_ERRORS["repository-unreadable"], {
		folder: error.folder,
		said: error.message
	}, error);
	return ofExhaustedMachine(error);
}

export { ofUser as t };