import { a as publishOutputs, c as error, i as outputsOf, m as warning, o as publishSummary, u as notice } from "./job-CdarO_Pf.js";
import { a as reasonOf } from "./errors-DSIqjwh-.js";
import { i as configuredName } from "./benchmark-glob-D-yWClg9.js";
import { c as int, d as number, f as object, g as string, i as array, n as _enum, p as partialRecord, u as literal } from "./schemas-1QBeipMY.js";
import { t as datetime } from "./iso-C111rPuD.js";
import { a as jsonOrNull, c as shortCommit, r as countOf } from "./phrases-C5wJAeKP.js";
import { c as plainProse, d as toPlainLine, s as plainName } from "./escape-D0O7eoua.js";
import { t as version } from "./version-CgYgznEF.js";
import { n as decidingComparisons } from "./verdict-BUxQ320F.js";
import { n as METRIC_NAMES } from "./metrics-D6f3oZqw.js";
import { i as isUsualConfigFile, r as isSameGate } from "./file-names-Bgw_nfq5.js";
import { d as describeReason, h as benchmarkLabel, u as describeNote, v as describeDrift } from "./idle-rules-BeJhRj9t.js";
import { c as renderVerdictLine, h as blocksBy, s as lastingSlowdowns, v as sortBlockingFirst, x as worstComparison, y as sortByUrgency } from "./report-document-CBKIJVaF.js";
import { a as renderSummary, i as renderComment, n as largestThatHolds, t as MAX_COMMENT_CHARACTERS } from "./markdown-_XBB-nwq.js";
import { c as isNotFound, i as askGitHubIfItSays, l as nullIfRefused, n as GitHubRefusal, o as explainIfRefused, s as explainRefusal } from "./refusal-CP4pDKHy.js";
import { n as targetLines } from "./source-DhyDtFt_.js";
import { posix } from "node:path";

// src/github/client/ancestry-api.ts
/**
* Finds the newest commit that two commits or branches both have; null: GitHub knows of none. Throws a UserError if it does not
* answer.
*/
async function commonAncestor(github, base, head) {
	return askGitHubIfItSays({
		doing: `compare ${head} with ${base}`,
		permission: "contents: read"
	}, async () => github.mergeBase(base, head));
}
/** Tells whether a commit or branch contains a commit, or is it; null: GitHub does not say. Throws a UserError if it does not answer. */
async function containsCommit(github, { commit, ancestor }) {
	if (commit === ancestor) return true;
	const common = await commonAncestor(github, ancestor, commit);
	return common === null ? null : common === ancestor;
}
/**
* Tells whether a commit is another one, or GitHub's merge of that into its base, of which it is the second parent. A commit that was
* pushed on top of it may be faster, and does not count. null: GitHub does not know the commit, as one that a step of the job made.
* Throws a UserError if it does not answer.
*/
async function isCommitOrMergeOf(github, { commit, of }) {
	if (commit === of) return true;
	const parents = await askGitHubIfItSays({
		doing: "look up what was measured",
		permission: "contents: read"
	}, async () => github.parentsOf(commit));
	return parents === null ? null : parents[1] === of;
}
/**
* Tells whether a commit is a base of the change: a commit of `branch`, and no older than where the change left it. An older commit, or
* one of the change itself, may be as slow as the change. In a merge queue the group may lie on top of others, which have passed.
* Throws a UserError if GitHub does not answer.
*
* @param branch the branch that the change goes into, or a branch, tag or commit that it is compared with instead
*/
async function isBaseOfChange(commit, { pull, sha }, { github, branch }) {
	if (commit === pull?.baseSha) return true;
	const contains = async (tip, ancestor) => await containsCommit(github, {
		commit: tip,
		ancestor
	}) === true;
	const forkPoint = await commonAncestor(github, branch, sha);
	if (forkPoint === null || forkPoint !== sha && !await contains(commit, forkPoint)) return false;
	return await contains(branch, commit) || pull === null && commit !== sha && await contains(sha, commit);
}

// src/github/publish/annotations.ts
/** Levels of the verdicts that a maintainer must see beside the code. Other verdicts that block are warnings. */
const LEVELS = {
	regressed: "failure",
	failed: "failure",
	accepted: "notice"
};
/**
* Lists benchmarks that block, the worst first, each on the line on which its target begins in the configuration. Warnings and lasting
* slowdowns of the main branch follow. Of more than `most` the last one says how many there are.
*/
function annotationsOf({ file: { run }, judgement, configText, failOnRegression }, most) {
	const path = posix.normalize(run.configFile);
	const lines = configText === null ? /* @__PURE__ */ new Map() : targetLines(configText);
	const blocks = blocksBy(run.policy);
	const all = [...sortBlockingFirst(judgement.benchmarks, blocks).flatMap((benchmark) => {
		const level = LEVELS[benchmark.verdict] ?? (blocks(benchmark) ? "warning" : null);
		return level === null ? [] : [{
			path,
			line: lines.get(configuredName(benchmark.target)) ?? 1,
			level: mildened(level, failOnRegression),
			...describe(benchmark)
		}];
	}), ...warningsOf(run, judgement).map((warning) => ({
		path,
		line: 1,
		level: "warning",
		...warning
	}))];
	if (all.length <= most) return all;
	const shown = all.slice(0, most - 1);
	return [...shown, {
		path,
		line: 1,
		level: "notice",
		title: "perf-gate",
		message: `${all.length - shown.length} more in the report`
	}];
}
/** A red annotation on a job that passes would stay when the verdict has long been another, by an acceptance or a later run. */
function mildened(level, failOnRegression) {
	return level === "failure" && !failOnRegression ? "warning" : level;
}
/** None of them is about one benchmark of this run alone. */
function warningsOf({ warnings }, judgement) {
	return [...warnings.map((warning) => ({
		title: "perf-gate",
		message: plainProse(describeNote(warning))
	})), ...lastingSlowdowns(judgement).map((drift) => ({
		title: "perf-gate: slower on main",
		message: plainProse(describeDrift(drift))
	}))];
}
function describe({ id, variant, verdict, because }) {
	return {
		title: `${plainName(benchmarkLabel({
			id,
			variant
		}))}: ${verdict}`,
		message: plainProse(describeReason(because))
	};
}
const WRITERS = {
	failure: error,
	warning,
	notice
};
/** Shows annotations as the job's own, which takes no permission. */
function annotateJob(annotations) {
	for (const { path, line, level, title, message } of annotations) WRITERS[level](message, {
		file: path,
		startLine: line,
		title
	});
}

// src/github/publish/publication.ts
/** Name that tells the gates of one repository apart: `perf-gate`, or `perf-gate (bench/gate.yml)`. */
function gateName(configFile) {
	return isUsualConfigFile(configFile) ? "perf-gate" : `perf-gate (${plainName(configFile)})`;
}

// src/github/publish/check.ts
/**
* How a verdict ends the job. `verdictLine` is the report's first line. With `failOnRegression` off, a verdict that
* would fail the job is a warning.
*/
function concludeJob({ exitCode }, { verdictLine, failOnRegression }) {
	if (exitCode === 0) return { state: "passed" };
	return {
		state: failOnRegression ? "failed" : "warned",
		message: verdictLine
	};
}
/**
* How a verdict concludes a check run. Neutral satisfies branch protection, and shows that something is left to look
* at: an inconclusive verdict that the policy lets pass so, and what would fail if `failOnRegression` were on.
*/
function concludeCheck({ verdict, exitCode }, failOnRegression) {
	if (exitCode === 0) return verdict === "inconclusive" ? "neutral" : "success";
	return failOnRegression ? "failure" : "neutral";
}
/** GitHub's documentation counts characters; what refuses a longer one counts bytes (github/docs#35252). */
const MAX_CHECK_SUMMARY_BYTES = 65535;
/** Two requests' worth. The report has all. */
const MOST_CHECK_ANNOTATIONS = 100;
const failedStatusOf = ({ verdict }) => verdict === "invalid" ? "error" : "failure";
/** The check that tells of a run. `verdictLine` is the report's first line. */
function checkOf(publication, verdictLine) {
	const { file: { run }, judgement, commit, check, runUrl, fullReportUrl, failOnRegression } = publication;
	const name = gateName(run.configFile);
	return {
		...check,
		sha: commit,
		name,
		conclusion: concludeCheck(judgement, failOnRegression),
		title: verdictLine,
		summary: renderSummary({
			run,
			judgement,
			judgedBy: version,
			title: name,
			fullReportUrl,
			maxBytes: MAX_CHECK_SUMMARY_BYTES
		}),
		detailsUrl: runUrl,
		annotations: annotationsOf(publication, MOST_CHECK_ANNOTATIONS)
	};
}
/**
* Writes the check run, or, where the token may not, a commit status of the same name, which satisfies the same branch
* protection. Throws what refused the check run if it was anything else, or the status is refused as well.
*
* @param failsAs what such a status says where the check fails
*/
async function publishCheck(api, check, failsAs) {
	try {
		return {
			kind: "check run",
			...await api.createCheck(check)
		};
	} catch (refusal) {
		if (!isForWantOfPermission(refusal)) throw refusal;
		try {
			await api.createStatus(statusOf(check, failsAs));
		} catch {
			throw refusal;
		}
		return {
			kind: "commit status",
			refusal
		};
	}
}
/**
* A check run never takes the place of a commit status, nor the other way round: what GitHub refuses today and takes
* tomorrow would leave the status beside every later check.
*/
function isForWantOfPermission(error) {
	return error instanceof GitHubRefusal && (error.status === 403 || error.status === 404) && !error.isRateLimit;
}
/** A status cannot be neutral. */
function statusOf({ sha, name, conclusion, title, detailsUrl }, failsAs) {
	return {
		sha,
		state: conclusion === "failure" ? failsAs : "success",
		context: name,
		description: title,
		url: detailsUrl
	};
}

// src/github/publish/comment-state.ts
/** With the marker and the longest report it stays below what GitHub takes. */
const MAX_STATE_CHARACTERS = 12e3;
const benchmarkResult = object({
	id: string(),
	/** A `VerdictKind` of the version that wrote it; `accepted` also where something else of the benchmark is undecided. */
	verdict: string(),
	/** The largest upper bound of what regressed, of the worst comparison where nothing did; null: nothing was compared. */
	worst: number().nullable(),
	/** How far each of its metrics may be worse, where something regressed. Not there in comments of the first versions. */
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
	/** When the comment first showed this measurement; ISO 8601, UTC. Publishing it again does not change it. Not there in comments of the first versions. */
	shownSince: datetime().optional(),
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
	return `<!-- perf-gate:${configFile.replaceAll(/[<>\p{Cc}]/gu, "")} -->`;
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
* Throws a GitHubRefusal.
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

// src/github/publish/comment-draft.ts
/**
* Gives the largest change that the intervals leave possible, in any metric and environment that regressed: an acceptance covers that
* much. Where nothing regressed, it is of the largest change for the worse. null: nothing was compared.
*/
function largestPossibleChange(variants) {
	const regressed = variants.flatMap((variant) => decidingComparisons(variant).filter(({ outcome }) => outcome === "regressed"));
	const worst = regressed.length > 0 ? regressed : variants.flatMap((variant) => worstComparison(variant) ?? []);
	return worst.length === 0 ? null : Math.max(...worst.map(({ interval }) => interval.high));
}
/** A comment stores many changes, so each is rounded up to a hundredth of a per cent. */
const CHANGE_STEPS = 1e4;
/**
* Gives how far an acceptance lets each metric of a benchmark be worse, in any environment: the upper bound of what regressed, and at
* most the largest of these for the other metrics. Empty: nothing regressed.
*/
function possibleChanges(variants) {
	const deciding = variants.flatMap(decidingComparisons);
	const worst = Math.max(...deciding.filter(({ outcome }) => outcome === "regressed").map(({ interval }) => interval.high));
	const bounds = deciding.map(({ metric, outcome, interval }) => ({
		metric,
		bound: outcome === "regressed" ? interval.high : Math.min(interval.high, worst)
	}));
	const byMetric = Map.groupBy(bounds.filter(({ bound }) => Number.isFinite(bound)), ({ metric }) => metric);
	return Object.fromEntries([...byMetric].map(([metric, ofMetric]) => [metric, Math.ceil(Math.max(0, ...ofMetric.map(({ bound }) => bound)) * CHANGE_STEPS) / CHANGE_STEPS]));
}
/** GitHub's own limit of a comment. */
const MOST_CHARACTERS = 65536;
/** A verdict line is repeated in every later comment on the commit. */
const MAX_VERDICT_LINE_LENGTH = 300;
/** The comment that tells of a run. `verdictLine` is the report's first line. */
function draftComment({ file: { run }, judgement, origin, commit, fullReportUrl, now }, verdictLine) {
	const marker = commentMarker(run.configFile);
	const current = {
		run: origin.workflowRun,
		attempt: origin.attempt,
		sha: commit,
		startedAt: run.startedAt,
		verdictLine: toPlainLine(verdictLine, MAX_VERDICT_LINE_LENGTH),
		results: resultsOf(judgement.benchmarks),
		shownSince: now.toISOString()
	};
	const textAfter = (previous) => {
		const state = stateAfter(previous, current);
		const hidden = `${marker}\n${renderState(state)}\n`;
		return hidden + renderComment({
			run,
			judgement,
			judgedBy: version,
			title: gateName(run.configFile),
			fullReportUrl,
			about: describeCommit(state, run),
			remark: describeReruns(state, roundsIn(run)),
			maxLength: Math.min(MAX_COMMENT_CHARACTERS, MOST_CHARACTERS - hidden.length)
		});
	};
	return {
		marker,
		run: current.run,
		attempt: current.attempt,
		startedAt: current.startedAt,
		sha: current.sha,
		textAfter
	};
}
/** The worst result of each benchmark, the worst benchmark first. */
function resultsOf(benchmarks) {
	return [...Map.groupBy(sortByUrgency(benchmarks), ({ id }) => id)].flatMap(([id, variants]) => {
		const [first] = variants;
		if (first === void 0) return [];
		const isAccepted = first.verdict === "inconclusive" && variants.some(({ acceptance }) => acceptance !== null);
		const metrics = possibleChanges(variants);
		return [{
			id,
			verdict: isAccepted ? "accepted" : first.verdict,
			worst: largestPossibleChange(variants),
			...Object.keys(metrics).length === 0 ? {} : { metrics }
		}];
	});
}
/**
* `commit 9c8b7a6f5e4d merged into 1f0e4c7a9b2d`, in plain text, of which GitHub makes links. The comment stays while later commits
* are pushed, until they have been measured.
*/
function describeCommit({ sha }, { head, base }) {
	return [`commit ${shortCommit(sha)}${head.sha === sha || base === null ? "" : ` merged into ${shortCommit(base.sha)}`}`];
}
/** `Measured again (2nd run on this commit), 36 rounds. Before: “express/updateUser got 4.1 % slower”.` */
function describeReruns({ runsOnCommit, earlier }, roundsMeasured) {
	if (earlier.length === 0) return [];
	const unnamed = runsOnCommit - 1 - earlier.length;
	return [
		`Measured again (${ordinal(runsOnCommit)} run on this commit), ${countOf(roundsMeasured, "round")}. Before: `,
		...earlier.map(({ verdictLine }) => `“${verdictLine}”`).flatMap((quote, index) => index === 0 ? [quote] : [", ", quote]),
		unnamed > 0 ? ` and ${unnamed} earlier.` : "."
	];
}
/** The rounds of a run that can decide: side by side, or of head alone where there is no base. */
function roundsIn({ base, benchmarks }) {
	return benchmarks.reduce((sum, { measurement }) => {
		if (measurement.state !== "measured") return sum;
		return sum + (base === null ? measurement.solos : measurement.duets).length;
	}, 0);
}
const ORDINAL_ENDINGS = {
	one: "st",
	two: "nd",
	few: "rd"
};
const ordinalRules = new Intl.PluralRules("en", { type: "ordinal" });
/** `2nd`, `3rd`, `11th`. */
function ordinal(count) {
	return `${count}${ORDINAL_ENDINGS[ordinalRules.select(count)] ?? "th"}`;
}

// src/github/publish/comment.ts
/**
* Writes the one comment of a gate on a pull request: the one that is there is updated. GitHub has no compare-and-swap for comments, so
* jobs that end at the same moment may each begin one. Each looks again then, and the first comment stays. Throws a GitHubRefusal.
*/
async function publishComment(api, { issue, mayBegin, draft }) {
	const updated = await updateOwn(api, issue, draft);
	if (updated !== null) return updated;
	if (!mayBegin) return { state: "not begun" };
	try {
		return await begin(api, issue, draft);
	} catch (error) {
		if (!(error instanceof GitHubRefusal) || error.status < 500) throw error;
		return await updateOwn(api, issue, draft) ?? begin(api, issue, draft);
	}
}
async function begin(api, issue, draft) {
	const url = await api.createComment(issue, draft.textAfter(null));
	const [first, ...doubles] = await commentsOf(api, issue, draft);
	return (first === void 0 || doubles.length === 0 ? null : await settle(api, [first, ...doubles], draft)) ?? {
		state: "created",
		url
	};
}
/** null: there is no comment to update. */
async function updateOwn(api, issue, draft) {
	const [first, ...others] = await commentsOf(api, issue, draft);
	return first === void 0 ? null : settle(api, [first, ...others], draft);
}
async function commentsOf(api, issue, { marker }) {
	return (await findOwnComments(api, issue)).filter((comment) => isOfGate(comment, configFileOf(marker)));
}
/** Leaves one comment, the first, with the newest result in it. null: it was deleted meanwhile. */
async function settle(api, own, draft) {
	const [first, ...doubles] = own;
	const newest = own.reduce((one, other) => isNewer(other, one, draft) ? other : one);
	const isSuperseded = newest.state !== null && newest.state.sha !== draft.sha && newest.state.run > draft.run;
	return nullIfRefused(isNotFound, async () => {
		const published = isSuperseded ? { state: "superseded" } : {
			state: "updated",
			url: await api.updateComment(first.id, draft.textAfter(newest.state))
		};
		if (isSuperseded && newest !== first) await api.updateComment(first.id, newest.body);
		for (const { id } of doubles) await api.deleteComment(id);
		return published;
	});
}
/** By the result that it shows; the draft's own, published before, counts as the oldest that can be read. */
function isNewer(one, other, draft) {
	const [[run, attempt], [otherRun, otherAttempt]] = [ageOf(one, draft), ageOf(other, draft)];
	return run === otherRun ? attempt > otherAttempt : run > otherRun;
}
function ageOf({ state }, draft) {
	if (state === null) return [-2, 0];
	return isSameMeasurement(state, draft) ? [-1, 0] : [state.run, state.attempt];
}

// src/github/publish/publish-run.ts
const VERDICT_STANDS = "The report is in the job summary, and the verdict stands.";
/**
* Job summary first, because nothing can keep it from being written, then outputs, then what needs GitHub: the check
* and the comment. What cannot be published is a warning: it never changes the verdict.
*/
async function publishRun(publication) {
	const { file: { run }, judgement, report, check, github } = publication;
	const verdictLine = renderVerdictLine({
		run,
		judgement
	});
	await warnInstead("The job summary could not be written", async () => publishSummary(renderSummary({
		run,
		judgement,
		judgedBy: version,
		title: gateName(run.configFile)
	})));
	await warnInstead("The outputs could not be set", () => {
		publishOutputs(outputsOf({
			judgement,
			verdictLine,
			...report
		}));
	});
	if (check === null) annotateJob(annotationsOf(publication, 9));
	if (github === null) {
		warnOfMissingToken(publication);
		return {
			verdictLine,
			checkRefused: null
		};
	}
	const checkRefused = await checkIfAsked(publication, github, verdictLine);
	await commentIfAsked(publication, github, verdictLine);
	return {
		verdictLine,
		checkRefused
	};
}
function warnOfMissingToken({ check, comment }) {
	if (check === null && comment === null) return;
	warning(`perf-gate could write neither a comment nor a check: the input \`token\` is empty. ${VERDICT_STANDS}`);
}
/** Gives what refused the check, as in {@link PublishedRun}. */
async function checkIfAsked(publication, github, verdictLine) {
	const { check, comment, judgement } = publication;
	if (check === null) return null;
	const means = {
		permission: "checks: write",
		isFork: comment?.isFork ?? false
	};
	const refused = await explainIfRefused({
		doing: "write the check run",
		...means,
		explainsAnything: true
	}, async () => {
		const published = await publishCheck(github, checkOf(publication, verdictLine), failedStatusOf(judgement));
		notice(published.kind === "check run" ? `The check is at ${published.url}` : `The verdict is a commit status, because a check run was refused: ${reasonOf(published.refusal)}`);
		if (published.kind === "check run" && published.annotationsRefused !== null) warnOf(explainRefusal(published.annotationsRefused, {
			doing: "add all annotations to the check",
			...means
		}));
	});
	warnOf(refused);
	return refused;
}
async function commentIfAsked(publication, github, verdictLine) {
	const { comment, judgement } = publication;
	if (comment === null) return;
	const { number, isFork, when } = comment;
	warnOf(await explainIfRefused({
		doing: "post the comment",
		permission: "pull-requests: write",
		isFork,
		explainsAnything: true
	}, async () => {
		const mayBegin = when === "always" || isWorthAComment(judgement);
		notice(describeComment(await publishComment(github, {
			issue: number,
			mayBegin,
			draft: draftComment(publication, verdictLine)
		})));
	}));
}
/** null: nothing was refused. */
function warnOf(refused) {
	if (refused !== null) warning(`${refused} ${VERDICT_STANDS}`);
}
function isWorthAComment({ exitCode, benchmarks }) {
	return exitCode !== 0 || benchmarks.some(({ verdict, acceptance }) => verdict === "improved" || acceptance !== null);
}
function describeComment(published) {
	switch (published.state) {
		case "created": return `The report was posted at ${published.url}`;
		case "updated": return `The report was updated at ${published.url}`;
		case "superseded": return "The comment was left as it is: it tells of a later run on another commit.";
		case "not begun": return "No comment was begun: nothing changed that it would have to tell of.";
	}
}
async function warnInstead(what, publish) {
	try {
		await publish();
	} catch (error) {
		warning(`${what}: ${reasonOf(error)}. The verdict stands.`);
	}
}

export { concludeCheck as a, gateName as c, isCommitOrMergeOf as d, isOfGate as i, commonAncestor as l, configFileOf as n, concludeJob as o, findOwnComments as r, publishCheck as s, publishRun as t, isBaseOfChange as u };