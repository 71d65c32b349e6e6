import { a as publishOutputs, c as error, i as outputsOf, m as warning, o as publishSummary, u as notice } from "./job-Hau_OMzw.js";
import { a as reasonOf } from "./errors-DSIqjwh-.js";
import { c as listOf, i as countOf, u as shortCommit } from "./phrases-9oUwjXNw.js";
import { d as plainProse, m as toPlainLine, u as plainName } from "./escape-BWBapS6T.js";
import { n as version } from "./version-BSYgtqsx.js";
import { r as decidingComparisons, s as keyOfBenchmark } from "./verdict-yRMPQw4h.js";
import { F as sortByUrgency, L as worstComparison, P as sortBlockingFirst, R as benchmarkLabel, b as blamedLines, d as toPlainText, f as describeNote, j as blocksBy, l as lastingSlowdowns, p as describeReason, u as renderVerdictLine, z as describeDrift } from "./report-document-tWEhKKH8.js";
import { a as renderSummary, i as renderComment, t as MAX_COMMENT_CHARACTERS } from "./markdown-Bzuo6MiX.js";
import { i as isUsualConfigFile } from "./file-names-CQnLoMAY.js";
import { i as explainIfRefused, r as askGitHubIfItSays, s as nullIfGone, t as GitHubRefusal } from "./refusal-ClpQL7Q4.js";
import { a as renderState, i as isOfGate, n as configFileOf, o as stateAfter, r as findOwnComments, t as commentMarker } from "./comment-state-C-Pm6ej4.js";
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
* @param sha the newest commit of the change
* @param branch the branch that the change goes into, or a branch, tag or commit that it is compared with instead
*/
async function isBaseOfChange(commit, { pull, sha }, { github, branch }) {
	if (commit === pull?.baseSha) return true;
	const contains = async (tip, ancestor) => tip === ancestor || await commonAncestor(github, ancestor, tip) === ancestor;
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
* Lists benchmarks that block, the worst first, on the configuration; then the lines of changed files that their causes name. Warnings
* and lasting slowdowns of the main branch follow. Of more than `most` the last one says how many there are.
*/
function annotationsOf({ file: { run }, judgement, failOnRegression }, most) {
	const onConfiguration = {
		path: posix.normalize(run.configFile),
		line: 1
	};
	const blocks = blocksBy(run.policy);
	const all = [
		...sortBlockingFirst(judgement.benchmarks, blocks).flatMap((benchmark) => {
			const level = LEVELS[benchmark.verdict] ?? (blocks(benchmark) ? "warning" : null);
			return level === null ? [] : [{
				...onConfiguration,
				level: mildened(level, failOnRegression),
				...describe(benchmark)
			}];
		}),
		...onBlamedLines(run, judgement, failOnRegression),
		...warningsOf(run, judgement).map((warning) => ({
			...onConfiguration,
			level: "warning",
			...warning
		}))
	];
	if (all.length <= most) return all;
	const shown = all.slice(0, most - 1);
	return [...shown, {
		...onConfiguration,
		level: "notice",
		title: "perf-gate",
		message: `${all.length - shown.length} more in the report`
	}];
}
/** One for each line, with every benchmark whose cause it is. The run file may come from a job that ran the change's code, so a path stays within the repository. */
function onBlamedLines(run, { benchmarks }, failOnRegression) {
	const records = new Map(run.benchmarks.map((record) => [keyOfBenchmark(record), record]));
	const blamed = sortByUrgency(benchmarks.filter(({ verdict }) => verdict === "regressed" || verdict === "accepted")).flatMap((benchmark) => blamedLines(records.get(keyOfBenchmark(benchmark))).filter(({ file }) => isInside(file)).map((line) => ({
		...line,
		benchmark
	})));
	return [...Map.groupBy(blamed, ({ file, line }) => `${file}:${line}`).values()].map((alike) => {
		const [{ file, line, text, benchmark }] = alike;
		const names = alike.map((one) => plainName(benchmarkLabel(one.benchmark)));
		return {
			path: file,
			line,
			level: mildened(LEVELS[benchmark.verdict] ?? "warning", failOnRegression),
			title: `${listOf(names)}: ${benchmark.verdict} here`,
			message: toPlainText(text)
		};
	});
}
const isInside = (file) => posix.normalize(file) === file && !posix.isAbsolute(file) && !file.startsWith("..") && plainName(file) === file;
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
* How a verdict concludes a check run. Neutral satisfies branch protection, and shows that something is left to look
* at: an inconclusive verdict that the policy lets pass so, and what would fail if `failOnRegression` were on.
*/
function concludeCheck({ verdict, exitCode }, failOnRegression) {
	if (exitCode === 0) return verdict === "inconclusive" ? "neutral" : "success";
	return failOnRegression ? "failure" : "neutral";
}
/** GitHub's documentation counts characters; what refuses a longer one counts bytes (github/docs#35252). */
const MAX_CHECK_SUMMARY_BYTES = 65535;
/** One request's worth. The report has all. */
const MOST_CHECK_ANNOTATIONS = 50;
/** The check that tells of a run. `verdictLine` is the report's first line. */
function checkOf(publication, verdictLine) {
	const { file: { run }, judgement, commit, runUrl, fullReportUrl, failOnRegression } = publication;
	const name = gateName(run.configFile);
	return {
		sha: commit,
		name,
		conclusion: concludeCheck(judgement, failOnRegression),
		title: verdictLine,
		summary: renderSummary({
			run,
			judgement,
			judgedBy: version,
			warnsOnly: !failOnRegression,
			title: name,
			fullReportUrl,
			maxBytes: MAX_CHECK_SUMMARY_BYTES
		}),
		detailsUrl: runUrl,
		annotations: annotationsOf(publication, MOST_CHECK_ANNOTATIONS)
	};
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
function draftComment({ file: { run }, judgement, origin, commit, fullReportUrl, failOnRegression, now }, verdictLine) {
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
			warnsOnly: !failOnRegression,
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
* Writes the one comment of a gate on a pull request: the one that is there is updated. Two first jobs that end at the same moment begin one
* each; only the older of these is updated from then on. Throws a GitHubRefusal.
*/
async function publishComment(api, { issue, mayBegin, draft }) {
	const updated = await updateOwn(api, issue, draft);
	if (updated !== null) return updated;
	if (!mayBegin) return { state: "not begun" };
	const begin = async () => ({
		state: "created",
		url: await api.createComment(issue, draft.textAfter(null))
	});
	try {
		return await begin();
	} catch (error) {
		if (!(error instanceof GitHubRefusal) || error.status < 500) throw error;
		return await updateOwn(api, issue, draft) ?? begin();
	}
}
/** null: there is no comment to update, or it was deleted at this moment. */
async function updateOwn(api, issue, draft) {
	const own = (await findOwnComments(api, issue)).find((comment) => isOfGate(comment, configFileOf(draft.marker)));
	if (own === void 0) return null;
	const { id, state } = own;
	if (state !== null && state.sha !== draft.sha && state.run > draft.run) return { state: "superseded" };
	return nullIfGone(async () => ({
		state: "updated",
		url: await api.updateComment(id, draft.textAfter(state))
	}));
}

// src/github/publish/publish-run.ts
const VERDICT_STANDS = "The report is in the job summary, and the verdict stands.";
/**
* Job summary first, because nothing can keep it from being written, then outputs, then what needs GitHub: the check
* and the comment. What cannot be published is a warning: it never changes the verdict.
*
* @returns the verdict as one line, and what refused the check, as whole sentences; null: it was written, or none was wanted
*/
async function publishRun(publication) {
	const { file: { run }, judgement, report, writesCheck, github } = publication;
	const verdictLine = renderVerdictLine({
		run,
		judgement
	});
	await warnInstead("The job summary could not be written", async () => publishSummary(renderSummary({
		run,
		judgement,
		judgedBy: version,
		warnsOnly: !publication.failOnRegression,
		title: gateName(run.configFile)
	})));
	await warnInstead("The outputs could not be set", () => {
		publishOutputs(outputsOf({
			judgement,
			verdictLine,
			...report
		}));
	});
	if (!writesCheck) annotateJob(annotationsOf(publication, 9));
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
function warnOfMissingToken({ writesCheck, comment }) {
	if (!writesCheck && comment === null) return;
	warning(`perf-gate could write neither a comment nor a check: the input \`token\` is empty. ${VERDICT_STANDS}`);
}
/** Gives what refused the check, as {@link publishRun} does. */
async function checkIfAsked(publication, github, verdictLine) {
	const { writesCheck, comment } = publication;
	if (!writesCheck) return null;
	const deed = {
		doing: "write the check run",
		permission: "checks: write",
		isFork: comment?.isFork ?? false,
		explainsAnything: true
	};
	const refused = await explainIfRefused(deed, async () => {
		notice(`The check is at ${await github.createCheck(checkOf(publication, verdictLine))}`);
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

export { isCommitOrMergeOf as a, isBaseOfChange as i, gateName as n, commonAncestor as r, publishRun as t };