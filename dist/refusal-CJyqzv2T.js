import { a as reasonOf } from "./errors-B5hJe2kq.js";
import { u as toPlainLine } from "./escape-CLc3o0GR.js";

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
/** GitHub does not know what is asked for. */
const isNotFound = ({ status }) => status === 404;
/** What `ask` gives; null: GitHub refuses it in a way that is an answer too. */
async function nullIfRefused(isAnswer, ask) {
	try {
		return await ask();
	} catch (error) {
		if (error instanceof GitHubRefusal && isAnswer(error)) return null;
		throw error;
	}
}
/** An artifact is larger than anybody was willing to read. */
var ArtifactTooLarge = class extends Error {
	name = "ArtifactTooLarge";
	constructor({ artifactId, maxBytes }) {
		super(`artifact ${artifactId} has more than ${maxBytes} bytes`);
	}
};
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
function adviceFor(error, { permission, isFork = false }) {
	if (!(error instanceof GitHubRefusal)) return null;
	if (error.isRateLimit) return "GitHub asks for fewer requests; run the job again later";
	if (error.status === 401) return "GitHub does not know the input `token`, or it has expired";
	if (error.status !== 403) return null;
	return isFork ? "GitHub gives pull requests from forks a read-only token" : `give this job \`permissions: ${permission}\``;
}

export { nullIfRefused as a, isNotFound as i, GitHubRefusal as n, refusalOf as o, explainRefusal as r, ArtifactTooLarge as t };