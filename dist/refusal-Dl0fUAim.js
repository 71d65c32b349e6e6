import { a as reasonOf, r as UserError } from "./errors-B-nyEVmC.js";
import { m as toPlainLine } from "./escape-BWBapS6T.js";

// src/github/client/refusal.ts
/** A proxy may answer with a whole page. */
const MAX_REASON_LENGTH = 300;
/** GitHub refused a request, or could not be reached. The message is one line. */
var GitHubRefusal = class extends Error {
	name = "GitHubRefusal";
	/** HTTP status; 500 also where there was no answer. */
	status;
	/** Too many requests, and it would last too long to wait for the end of it. */
	isRateLimit;
	/** There was no answer, or none of GitHub's. */
	isSilence;
	constructor(reason, { status, isRateLimit = false, isSilence = false, cause }) {
		super(`${toPlainLine(reason, MAX_REASON_LENGTH)}${isSilence ? "" : ` (HTTP ${status})`}`, { cause });
		this.status = status;
		this.isRateLimit = isRateLimit;
		this.isSilence = isSilence;
	}
	/** GitHub has looked, and says no; else another try may get something else. */
	get isAnswer() {
		return this.status < 500 && !this.isRateLimit;
	}
};
/** Gives the result of `ask`; null: GitHub refuses it in a way that is an answer too. */
async function nullIfRefused(isAnswer, ask) {
	try {
		return await ask();
	} catch (error) {
		if (error instanceof GitHubRefusal && isAnswer(error)) return null;
		throw error;
	}
}
/** null: GitHub says that what is asked for does not exist. */
async function nullIfGone(ask) {
	return nullIfRefused(({ status }) => status === 404, ask);
}
/** The refusal in an error of octokit. */
function refusalOf(error) {
	return new GitHubRefusal(error.message, {
		status: error.status,
		isRateLimit: isRateLimit(error),
		isSilence: error.response === void 0,
		cause: error
	});
}
/** A rate limit has the status of a missing permission; the headers or the message tell them apart. */
function isRateLimit({ status, message, response }) {
	if (status === 429) return true;
	return status === 403 && (response?.headers["x-ratelimit-remaining"] === "0" || response?.headers["retry-after"] !== void 0 || /\brate limit\b/i.test(message));
}
/** Why GitHub did not let perf-gate do it, and what would help: whole sentences for a warning. */
function explainRefusal(error, deed) {
	const reason = reasonOf(error);
	const [problem, advice] = [`perf-gate could not ${deed.doing}`, adviceFor(error, deed)];
	return advice === null ? `${problem}: ${reason}.` : `${problem}: ${advice}. (${reason})`;
}
/** null: GitHub's own words say what is the matter. */
function adviceFor(error, { permission, isFork = false }) {
	if (!(error instanceof GitHubRefusal)) return null;
	if (error.isRateLimit) return "GitHub asks for fewer requests; run the job again later";
	if (error.status === 401) return "GitHub does not know the input `token`, or it has expired";
	if (error.status !== 403 || !LACKS_PERMISSION.test(error.message)) return null;
	return isFork ? "GitHub gives pull requests from forks a read-only token" : `give this job \`permissions: ${permission}\``;
}
/** GitHub's words where a permission is missing. */
const LACKS_PERMISSION = /Resource not accessible by|Must have (?:admin|push|write)/i;
/** Gives GitHub's answer. @throws UserError that names the permission to add where it refuses */
async function askGitHub(deed, ask) {
	try {
		return await ask();
	} catch (cause) {
		if (!(cause instanceof GitHubRefusal)) throw cause;
		const what = explainRefusal(cause, deed);
		if (!cause.isAnswer) throw new UserError({
			what,
			where: "the API of GitHub",
			fix: "Run this job again: nothing is lost.",
			cause
		});
		if (deed.advice !== void 0 && cause.status !== 401 && cause.status !== 403) throw new UserError({
			what,
			...deed.advice,
			cause
		});
		throw new UserError({
			what,
			where: "the input `token` of this step",
			fix: "Mend that, and run this job again: nothing is lost.",
			cause
		});
	}
}
/** Asks as {@link askGitHub} does; null: GitHub refuses, or does not know it. @throws UserError if it does not answer */
async function askGitHubIfItSays(deed, ask) {
	return askGitHub(deed, async () => nullIfRefused((refusal) => refusal.isAnswer, ask));
}
/**
* Does what GitHub may refuse. Gives the refusal as whole sentences for a warning; null: it is done. `explainsAnything`: other errors too, because a
* failure to publish never changes a verdict. Else they are thrown.
*/
async function explainIfRefused({ explainsAnything = false, ...deed }, act) {
	try {
		await act();
		return null;
	} catch (error) {
		if (!explainsAnything && !(error instanceof GitHubRefusal)) throw error;
		return explainRefusal(error, deed);
	}
}

export { explainRefusal as a, refusalOf as c, explainIfRefused as i, askGitHub as n, nullIfGone as o, askGitHubIfItSays as r, nullIfRefused as s, GitHubRefusal as t };