import { c as int, d as number, f as object, g as string, i as array, n as _enum, p as partialRecord, u as literal } from "./schemas-yV69UCJf.js";
import { t as datetime } from "./iso-ii3xD45f.js";
import { T as METRIC_NAMES } from "./reasons-L4d3T4Xv.js";
import { n as largestThatHolds } from "./markdown-BvD0RrLM.js";
import { c as plainLine } from "./escape-BWBapS6T.js";
import { s as jsonOrNull } from "./phrases-9oUwjXNw.js";
import { r as isSameGate } from "./file-names-CQnLoMAY.js";

// src/github/publish/comment-state.ts
/** With the marker and the longest report it stays below what GitHub takes. */
const MAX_STATE_CHARACTERS = 12e3;
const benchmarkResult = object({
	id: string(),
	/** A `VerdictKind` of the version that wrote it; `accepted` also where something else of the benchmark is undecided. */
	verdict: string(),
	/** The largest upper bound of what regressed, of the worst comparison where nothing did; null: nothing was compared. */
	worst: number().nullable(),
	/** How far each of its metrics may be worse; not there: nothing regressed. */
	metrics: partialRecord(_enum(METRIC_NAMES), number()).optional()
}).readonly();
const commentedRun = object({
	/** Id of the workflow run: a later run has a larger one. */
	run: int().nonnegative(),
	attempt: int().positive(),
	/** When measuring began; ISO 8601, UTC. */
	startedAt: string(),
	verdictLine: string()
});
const commentState = commentedRun.extend({
	/** The commit that was judged. */
	sha: string(),
	/** The worst first; of very many only these. Joined environments are one benchmark here. */
	results: array(benchmarkResult).readonly(),
	/** Runs on this commit so far, this one included. */
	runsOnCommit: int().positive(),
	/** The newest of the other runs on this commit, oldest first. */
	earlier: array(commentedRun.readonly()).readonly(),
	/** When the comment first showed this measurement; ISO 8601, UTC. Publishing it again does not change it. */
	shownSince: datetime(),
	/** There was no room for all results. Not there: there was. */
	isCut: literal(true).optional()
});
/** Gives the state of a comment that showed `previous` (null: a new comment, or one that cannot be read) after a further result. */
function stateAfter(previous, result) {
	const current = previous !== null && isSameMeasurement(previous, result) ? {
		...result,
		shownSince: previous.shownSince
	} : result;
	if (previous === null || previous.sha !== current.sha) return {
		...current,
		runsOnCommit: 1,
		earlier: []
	};
	const { run, attempt, startedAt, verdictLine } = previous;
	const known = [...previous.earlier, {
		run,
		attempt,
		startedAt,
		verdictLine
	}];
	const others = known.filter((other) => !isSameMeasurement(other, current));
	const runsOnCommit = others.length === known.length ? previous.runsOnCommit + 1 : previous.runsOnCommit;
	return {
		...current,
		runsOnCommit,
		earlier: others.slice(-5)
	};
}
/** Tells whether both are of one measurement: an attempt that measured nothing finds the upload of the one before. */
function isSameMeasurement(one, other) {
	return one.run === other.run && (one.attempt === other.attempt || one.startedAt === other.startedAt);
}
/** Plain base64: its url-safe alphabet has the hyphen, and two of those do not belong inside an HTML comment. */
const HIDDEN_LINE = /^<!-- perf-gate-state ([A-Za-z0-9+/]+=*) -->$/;
/** The state as a hidden line of markdown, a comment's second; of very many benchmarks it keeps the first. */
function renderState(state) {
	const render = (mostResults) => {
		const results = state.results.slice(0, mostResults);
		const json = JSON.stringify({
			...state,
			results,
			...results.length < state.results.length ? { isCut: true } : {}
		});
		return `<!-- perf-gate-state ${Buffer.from(json).toString("base64")} -->`;
	};
	return render(largestThatHolds(state.results.length, (count) => render(count).length <= MAX_STATE_CHARACTERS) ?? 0);
}
/** The state in a comment's text; null: it has none that can be read. */
function parseState(body) {
	const [, encoded] = HIDDEN_LINE.exec(body.split(/\r?\n/, 2)[1] ?? "") ?? [];
	if (encoded === void 0) return null;
	const parsed = commentState.safeParse(jsonOrNull(Buffer.from(encoded, "base64").toString("utf8")));
	return parsed.success ? parsed.data : null;
}
/** The hidden first line by which a comment is found again; gates with other configuration files have comments of their own. */
function commentMarker(configFile) {
	return `<!-- perf-gate:${plainLine(configFile).replaceAll(/[<>]/gu, "")} -->`;
}
const MARKER = /^<!-- perf-gate:([^<>\p{Cc}]*) -->(?=\r?\n|$)/u;
/** The configuration file that a comment's first line names. */
function configFileOf(marker) {
	return MARKER.exec(marker)?.[1] ?? "";
}
/** Tells whether a comment is of the gate with this configuration, under any of its usual names. */
function isOfGate({ marker }, configFile) {
	return isSameGate(configFileOf(marker), configFileOf(commentMarker(configFile)));
}
/**
* The comments of all gates on a pull request, oldest first. Any account can write a marker, and could rewrite a report that was put into
* its comment. The token of a workflow cannot ask for its login, so a bot's comment counts as ours, a person's only if the token is theirs.
*
* @throws GitHubRefusal
*/
async function findOwnComments(api, issue) {
	const marked = (await api.listComments(issue)).filter(({ body }) => MARKER.test(body));
	const viewer = marked.some(({ author }) => author?.isBot === false) ? await api.viewerLogin() : null;
	return marked.filter(({ author }) => author !== null && (viewer === null ? author.isBot : author.login === viewer)).map(({ id, body }) => ({
		id,
		body,
		marker: MARKER.exec(body)?.[0] ?? "",
		state: parseState(body)
	})).toSorted((one, other) => one.id - other.id);
}

export { renderState as a, isOfGate as i, configFileOf as n, stateAfter as o, findOwnComments as r, commentMarker as t };