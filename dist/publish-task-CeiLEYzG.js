import { n as __require, t as __commonJSMin } from "./rolldown-runtime-CoNq6U3z.js";
import { h as notice, n as skipJob, s as ArtifactTooLarge, t as openJob, y as warning } from "./job-C2Ayk7dR.js";
import { a as reasonOf, r as UserError } from "./errors-B5hJe2kq.js";
import { a as readHead, i as openCheckout, n as storeAcceptance } from "./baseline-branch-DrqotneR.js";
import { _ as isForWantOfIt, a as isOfGate, c as publishCheck, d as containsCommit, f as isCommitOrMergeOf, g as explainIfRefused, h as askGitHubIfThere, i as findOwnComments, l as gateName, m as askGitHubIfItSays, n as roundsIn, o as concludeCheck, p as askGitHub, r as configFileOf, t as publishRun, u as commonAncestor } from "./publish-run-D7HzFfYR.js";
import { r as MOST_ACCEPTANCE_DAYS, s as parseDurationMs, t as DAY_MS } from "./quantities-C_2iw0_X.js";
import { E as varyingRounds, H as METRICS, U as METRIC_NAMES, g as endedAfter, p as formatPercent } from "./record-schema-DhL74JJW.js";
import { _ as plainName, d as findProfile, g as markdownProse, m as markdownCode, u as comparesNothing, x as toPlainLine } from "./text-file-BWFvymrs.js";
import { a as namesOfGate, n as firstThere, r as isSameGate, t as CONFIG_FILES } from "./file-names-Ck54NWmK.js";
import { T as parseConfig, a as parseAcceptances, d as parseHistory, n as acceptancesOfGate, t as ACCEPTANCES_FILE } from "./acceptances-JrubMvN-.js";
import { o as version } from "./this-program-CvhlAhCT.js";
import { _ as listOf, c as targetFilter, g as jsonOrNull, h as countOf, o as meansAllOf, p as COMMIT_ID, v as listOfMost, y as shortCommit } from "./benchmark-glob-D-ll8Iky.js";
import { $ as environmentsOf, K as headCounts, T as judgeControl, W as shortOfFirstLook, i as toolOfRunFile, l as keyOfBenchmark, n as parseRunFile, o as judge, q as instructionEstimate, t as asWarnings, tt as isAbout } from "./run-file-lcdCw_ea.js";
import { n as pullRequestOfGroup, t as SKIP_LABEL } from "./task-Bpd0jMho.js";
import { c as globsOfRun, l as uniteAsked, n as recordFilter, o as unmeasuredRecords } from "./unmeasured-BLvC8gum.js";
import { a as leadsOut } from "./schema-CqpGyBG7.js";
import { i as majorOf, n as withinPart, r as coarseKindOf } from "./merge-runs-Cb6pFmwz.js";
import { a as historyFileName, t as mayBeLeftOut } from "./missing-programs-C0szlpUE.js";
import process from "node:process";
import { isDeepStrictEqual } from "node:util";
import { on } from "node:events";
import { buffer } from "node:stream/consumers";
import { posix } from "node:path";

// src/github/commands/replies.ts
const USAGE = [
	"- `/perf run [GLOB] [BUDGET]` measures this pull request again: `/perf run express/* 10m`",
	"- `/perf accept BENCHMARK [30d] REASON` accepts a regression: `/perf accept express/updateUser the new validation is worth it`",
	"",
	"A benchmark whose name has spaces is put in quotes."
].join("\n");
/** To a command that is none. `problem` is a sentence without a full stop. */
function replyToMisunderstood(problem) {
	return `This command was not understood: ${markdownProse(problem)}.\n\n${USAGE}`;
}
/** To a command that cannot be obeyed as things are. `why` is a sentence without a full stop. */
function replyToRefused(why) {
	return `This was not done: ${markdownProse(why)}.`;
}
/** To a command that the set-up kept from being carried out. */
function replyToFailed({ message, fix }) {
	return `${replyToRefused(withoutFullStop(message))} ${markdownProse(fix)}`;
}
/** To an acceptance that is recorded while comment and check still show the verdict of before. `why` is a sentence. */
function replyToUnpublished({ benchmark, expires }, { why, runUrl }) {
	return `${markdownCode(benchmark)} is accepted until ${expires.slice(0, 10)}, but the verdict shown is still the one of before: ${markdownProse(withoutFullStop(why))}. [Run the workflow](${runUrl}) again to have it judged anew.`;
}
/** To an acceptance by which the result passes, while the check of the commit is another pull request's as well. `why` is whole sentences. */
function replyToWithheld({ benchmark, expires }, why) {
	return `${markdownCode(benchmark)} is accepted until ${expires.slice(0, 10)}. ${markdownProse(why)}`;
}
/** What was accepted, for the log. */
function describeAcceptance({ benchmark, upTo, metrics = {}, by, expires, pullRequest }) {
	const byMetric = METRIC_NAMES.flatMap((metric) => metrics[metric] === void 0 ? [] : [`${METRICS[metric].label} ${formatPercent(metrics[metric])}`]);
	return `${by} accepted ${benchmark}${upTo === null ? "" : ` up to ${formatPercent(upTo)} worse${byMetric.length === 0 ? "" : ` (${byMetric.join(", ")})`}`} until ${expires.slice(0, 10)} for pull request #${pullRequest}.`;
}
function withoutFullStop(sentence) {
	return sentence.trim().replace(/\.$/u, "");
}

// src/github/rejudge/trusted-context.ts
/** The configuration of the gate that the step is about, as far as it is known without what was uploaded. */
function gateOfStep({ inputs }) {
	return inputs.config ?? CONFIG_FILES[0];
}
/** An artifact, or the run in it, is not what perf-gate makes. It may be anybody's work, so this is foreseen and no crash. */
var ArtifactRefusal = class extends Error {
	name = "ArtifactRefusal";
};
/** The upgrade has not come to the step that judges. */
const LEFT_BEHIND = "upgrade every workflow that uses perf-gate, on the default branch first";
/** GitHub gives jobs that are run again the workflow file that they had. */
const MEASURED_BEFORE = "measure it anew by a push, \"Update branch\" or /perf run, because jobs that are run again are those of before; where it comes again, upgrade every workflow that uses perf-gate";
/** Why what another version measured may be refused by this one, and what to do about it, as the end of a sentence; empty: it is the same version. */
function hintOnVersions(tool) {
	if (tool === version) return "";
	const isOlder = tool.localeCompare(version, "en", { numeric: true }) < 0;
	return `; perf-gate ${tool} measured it and ${version} judges it, which may be why: ${isOlder ? MEASURED_BEFORE : LEFT_BEHIND}`;
}
/** What tells the check of a run from that of another pull request of the same commit; nothing where it is of none. */
function idOfCheck(origin, passes = false) {
	const number = numberOfRun(origin);
	return number === null ? {} : { externalId: `pull-request-${number}${passes ? "-passes" : ""}` };
}
/** Of the pull request that a run is of; null: of none, or nobody knows of which. */
function numberOfRun({ pull, notOf }) {
	return pull === null || pull === notOf ? null : pull.number;
}
/** null: the check has no such id, as one of an older version, or of somebody else. */
function readIdOfCheck(externalId) {
	const [, number, passes] = /^pull-request-([1-9]\d{0,8})(-passes)?$/.exec(externalId ?? "") ?? [];
	return number === void 0 ? null : {
		number: Number(number),
		passes: passes !== void 0
	};
}
/** Page of the workflow run that measured, where its artifacts are. */
function runUrl({ workflowRun }, { serverUrl, repository }) {
	return `${serverUrl}/${repository}/actions/runs/${workflowRun}`;
}

// src/github/rejudge/base-config.ts
/** No configuration that a person wrote is as long; one that is may be there to keep the parser busy. */
const LONGEST_CONFIG = 5e5;
/** Characters. An unknown key is told with all that are known, and no check has room for that of every commit. */
const LONGEST_PROBLEM = 160;
/**
* The configuration that judges a run, read by GitHub's API: that of the base, else of the default branch, so that a
* change cannot relax its own gate by removing or renaming it. Where neither has one that can be used, head's own
* holds, as it does where it was measured.
* Throws an ArtifactRefusal if no commit has the configuration that the run claims, or none that can be used, a UserError if GitHub
* does not answer.
*/
async function readBaseConfig(claimedFile, { pull, sha }, { github, defaultBranch }) {
	const problems = [];
	const readAt = async (ref) => configAt(claimedFile, ref, {
		github,
		onProblem: (problem) => problems.push(problem)
	});
	const base = pull?.baseSha ?? defaultBranch;
	for (const ref of /* @__PURE__ */ new Set([base, defaultBranch])) {
		const config = await readAt(ref);
		if (config === null) continue;
		const warnings = warningsOf$1(problems, `So the ${config.file} of ${shortCommit(ref)} and its thresholds hold.`);
		return {
			config,
			source: ref === base ? "base" : "default branch",
			notes: [],
			warnings
		};
	}
	const config = await readAt(sha);
	if (config === null) throw new ArtifactRefusal(describeNone(claimedFile, problems));
	const instead = `Neither the base nor ${defaultBranch} has a usable ${config.file}, so head's configuration and thresholds hold.`;
	const warnings = warningsOf$1(problems, instead);
	return {
		config,
		source: "head",
		notes: warnings.length === 0 ? [instead] : [],
		warnings
	};
}
/** What cannot be used is for everybody to see. What is not there at all is as it should be where a change brings the gate along. */
function warningsOf$1(problems, instead) {
	return problems.length === 0 ? [] : [`${describeProblems(problems)}. ${instead}`];
}
function describeNone(file, problems) {
	if (problems.length === 0) return `neither the base nor head has a ${file} that can be read`;
	return `neither the base nor head has a configuration that can be used for it: ${describeProblems(problems)}`;
}
/** `perf-gate.yml at 1f0e4c7a9b2d and perf-gate.yml at main cannot be used: unknown key "x"`, each reason once. */
function describeProblems(problems) {
	return [...Map.groupBy(problems, ({ why }) => why)].map(([why, alike]) => `${listOf(alike.map(({ where }) => where))} cannot be used: ${why}`).join("; ");
}
/** The configuration of a commit, branch or tag; null: there is none that can be used. Throws a UserError if GitHub does not answer. */
async function configAt(claimedFile, ref, { github, onProblem }) {
	const found = await findConfigText(claimedFile, ref, github);
	if (found === null) return null;
	try {
		return parseConfig(found.text, found.file);
	} catch (error) {
		if (!(error instanceof UserError)) throw error;
		onProblem({
			where: `${found.file} at ${shortCommit(ref)}`,
			why: toPlainLine(reasonOf(error), LONGEST_PROBLEM)
		});
		return null;
	}
}
/** Whether a commit, branch or tag has a configuration, be it one that can be used or not. Throws a UserError if GitHub does not answer. */
async function hasConfig(claimedFile, ref, github) {
	return await findConfigText(claimedFile, ref, github) !== null;
}
async function findConfigText(claimedFile, ref, github) {
	return firstThere(namesOfGate(claimedFile), async (file) => configTextAt(file, ref, github));
}
/** The text of a configuration; null: there is none, or it is too long to be one. Throws a UserError if GitHub does not answer. */
async function configTextAt(file, ref, github) {
	const text = await askGitHub({
		doing: "read the configuration",
		permission: "contents: read"
	}, async () => github.fileAt(file, ref));
	return text === null || text.length > LONGEST_CONFIG ? null : text;
}

// src/github/commands/accept-regression.ts
/** An accepted regression can be accepted anew: for longer, or with another reason. */
const CAN_BE_ACCEPTED = /* @__PURE__ */ new Set(["regressed", "accepted"]);
/** Longer lists help nobody. */
const MOST_NAMED = 10;
/**
* The regressions of a benchmark (an id, or a glob over ids) that the comments of a pull request show, one for each configuration.
* Any bot's comment with the marker counts as ours, and says how much is accepted: of two nobody knows which to believe. What a comment
* shows only since the command was written is not what its author has seen.
*/
function findShownRegressions(comments, { benchmark, writtenAt }) {
	const shown = comments.flatMap(({ marker, state }) => state === null ? [] : [{
		configFile: configFileOf(marker),
		...state
	}]);
	const regressions = shown.flatMap(({ configFile, sha, run, shownSince, results, isCut = false }) => {
		const sized = results.filter(({ id, verdict }) => isAbout({ benchmark }, id) && CAN_BE_ACCEPTED.has(verdict)).flatMap(({ id, worst, metrics }) => worst === null || worst <= 0 ? [] : [{
			id,
			worst,
			metrics
		}]);
		const isWhole = !isCut || sized.every(({ id }) => id === benchmark);
		return sized.length === 0 ? [] : [{
			configFile,
			commit: sha,
			workflowRun: run,
			shownSince,
			upTo: Math.max(...sized.map(({ worst }) => worst)),
			...isWhole ? boundsByMetric(sized) : {}
		}];
	});
	const doubled = regressions.find(({ configFile }) => comments.filter((comment) => isOfGate(comment, configFile)).length > 1);
	if (doubled !== void 0) return {
		state: "nothing to accept",
		why: `there are two reports of ${doubled.configFile}, and only one of them can be perf-gate's own: delete the other`
	};
	const changed = regressions.find(({ shownSince }) => shownSince !== void 0 && Date.parse(shownSince) > writtenAt.getTime());
	if (changed !== void 0) return {
		state: "nothing to accept",
		why: `the report of ${changed.configFile} has changed since that was written, and shows commit ${shortCommit(changed.commit)} now: look at it, and write it again`
	};
	if (regressions.length > 0) return {
		state: "found",
		regressions
	};
	const why = whyNothing(shown.flatMap(({ results }) => results), benchmark);
	return {
		state: "nothing to accept",
		why: shown.some(({ isCut }) => isCut === true) ? `${why}; the comment had no room for all: accept by a glob that names one of these` : why
	};
}
/** The largest of several benchmarks, of which those that were not compared may be worse by as much as their worst. None where one of them does not say. */
function boundsByMetric(results) {
	if (results.some(({ metrics }) => metrics === void 0)) return {};
	const compared = METRIC_NAMES.filter((metric) => results.some(({ metrics }) => metrics?.[metric] !== void 0));
	return { metrics: Object.fromEntries(compared.map((metric) => [metric, Math.max(...results.map(({ worst, metrics }) => metrics?.[metric] ?? worst))])) };
}
function whyNothing(results, benchmark) {
	if (results.length === 0) return "there is no result on this pull request yet: accept a regression once its report is here";
	const meant = results.filter(({ id }) => isAbout({ benchmark }, id));
	if (meant.length > 0) return `there is no regression of known size in ${benchmark}: ${listOfMost(meant.map(({ id, verdict }) => `${id} is "${verdict}"`), MOST_NAMED)}`;
	const regressed = results.filter(({ verdict }) => verdict === "regressed").map(({ id }) => id);
	return `the newest result has no benchmark ${benchmark}; ${regressed.length === 0 ? "none has regressed" : `regressed: ${listOfMost(regressed, MOST_NAMED)}`}`;
}
/**
* `/perf accept`: records in the repository that the regressions which the pull request's report shows are meant to stay,
* and judges them again, so that comment and check tell who accepted them. Gives what was done, for the log.
* Throws a UserError: it cannot be recorded, be it for one of several configurations, or GitHub does not answer.
*/
async function acceptRegression(command, order) {
	const { comment: { issue, repository }, answering, context } = order;
	const found = findShownRegressions(await askGitHub({
		doing: "read the report",
		permission: "pull-requests: read"
	}, async () => findOwnComments(context.github, issue)), {
		benchmark: command.benchmark,
		writtenAt: order.comment.createdAt
	});
	if (found.state === "nothing to accept") {
		await answering.reply(replyToRefused(found.why));
		return `Nothing was accepted: ${found.why}.`;
	}
	const accepted = found.regressions.map((regression) => ({
		regression,
		acceptance: acceptanceOf(command, regression, order)
	}));
	const recorded = await recordEach(accepted, order);
	const error = errorOf(recorded);
	if (error === null) await answering.react("+1");
	for (const { regression: { workflowRun }, acceptance } of onePerWorkflowRun(recorded.done)) {
		const { why, withheld } = await publishAgain(workflowRun, context);
		const page = runUrl({ workflowRun }, {
			serverUrl: context.serverUrl,
			repository
		});
		if (why !== null) await answering.reply(replyToUnpublished(acceptance, {
			why,
			runUrl: page
		}));
		else if (withheld !== void 0) await answering.reply(replyToWithheld(acceptance, withheld));
	}
	if (error !== null) throw error;
	return accepted.map(({ acceptance }) => describeAcceptance(acceptance)).join(" ");
}
function acceptanceOf({ benchmark, days, reason }, { configFile, upTo, metrics, commit }, { comment, author, context: { inputs, now } }) {
	return {
		schema: 1,
		configFile,
		benchmark,
		upTo,
		...metrics === void 0 ? {} : { metrics },
		by: author,
		at: now.toISOString(),
		reason,
		commit,
		pullRequest: comment.issue,
		expires: new Date(now.getTime() + (days ?? inputs.acceptDays) * DAY_MS).toISOString()
	};
}
async function recordEach(accepted, { comment: { issue, defaultBranch }, context }) {
	const { github, inputs } = context;
	const pull = await askGitHub({
		doing: "look up the pull request",
		permission: "pull-requests: read"
	}, async () => github.pullRequest(issue));
	const checkout = await context.openCheckout();
	const done = [];
	const failed = [];
	for (const one of accepted) {
		const { regression, acceptance } = one;
		try {
			const dir = await baselinesFolder(regression, pull, {
				github,
				defaultBranch,
				inputs
			});
			await storeAcceptance(acceptance, {
				checkout,
				branch: inputs.baselineBranch ?? defaultBranch,
				dir
			});
			done.push(one);
		} catch (error) {
			if (!(error instanceof UserError)) throw error;
			failed.push({
				configFile: regression.configFile,
				error
			});
		}
	}
	return {
		done,
		failed
	};
}
/** The first error, with what has been done all the same; null: everything has been done. */
function errorOf({ done, failed }) {
	const [first] = failed;
	if (first === void 0 || done.length === 0) return first?.error ?? null;
	const { message, where, fix } = first.error;
	const accepted = done.map(({ regression }) => regression.configFile).join(", ");
	return new UserError({
		what: `it is accepted for ${accepted} alone, and not for ${failed.map(({ configFile }) => configFile).join(", ")}: ${message}`,
		where,
		fix,
		cause: first.error
	});
}
/**
* The folder where the stage that publishes looks for what was accepted. Whoever accepts a regression trusts the gate that shows it: one
* that only the pull request has was measured as the pull request likes, and could have the record written to any folder.
*/
async function baselinesFolder({ configFile, commit }, pull, { inputs, ...place }) {
	const fix = "Let the default branch have a configuration that can be used, then accept it again.";
	try {
		const { config, source } = await readBaseConfig(configFile, {
			pull,
			sha: commit
		}, place);
		if (source !== "head") return inputs.baselines ?? config.baselines;
	} catch (cause) {
		if (!(cause instanceof ArtifactRefusal)) throw cause;
		throw new UserError({
			what: `the folder of the baselines is not known: ${cause.message}`,
			where: configFile,
			fix,
			cause
		});
	}
	throw new UserError({
		what: `${configFile} is not in use yet: neither the base nor ${place.defaultBranch} has one that can be used, and what the pull request's own says cannot be accepted`,
		where: configFile,
		fix
	});
}
/** Several configurations that are measured by one workflow run are published together. */
function onePerWorkflowRun(accepted) {
	return [...new Map(accepted.map((one) => [one.regression.workflowRun, one])).values()];
}
async function publishAgain(workflowRun, { github, publishAgain: publish }) {
	try {
		const published = await publish(await askGitHub({
			doing: "look up the workflow run",
			permission: "actions: read"
		}, async () => github.workflowRun(workflowRun)));
		const [unwritten] = published.unwritten;
		if (unwritten !== void 0) return { why: unwritten };
		if (published.state === "skipped") return { why: published.why };
		const [refused] = published.refused;
		return refused === void 0 ? {
			why: null,
			withheld: published.withheld[0]
		} : { why: `${refused.where}: ${refused.why}` };
	} catch (error) {
		if (error instanceof UserError) return { why: error.message };
		throw error;
	}
}

// src/github/commands/command.ts
/** Longer reasons are cut visibly: they are repeated in every report. */
const MAX_LINE_LENGTH = 500;
/** A word, or several in quotes: a suite's tasks may have spaces in their names, and reports show names in backticks. */
const WORD = /^(?:"([^"]+)"|`([^`]+)`|(\S+))(?: |$)/u;
/** What the condition of the workflow's accepting job looks for (`examples/perf-commands.yml`); the other job lacks its rights. */
const SPELLED_ACCEPT = /^\/perf accept/iu;
/** The command in the first line of a comment; null: it has none. */
function parseCommand(body) {
	const [firstLine = ""] = body.trimStart().split(/[\r\n]/u, 1);
	const [prefix, ...words] = toPlainLine(firstLine, MAX_LINE_LENGTH).split(" ");
	if (prefix?.toLowerCase() !== "/perf") return null;
	const [verb = "", ...others] = words;
	switch (verb.toLowerCase()) {
		case "run": return parseRun(others.join(" "));
		case "accept": return SPELLED_ACCEPT.test(body) ? parseAccept(others.join(" ")) : notUnderstood("`/perf accept` is written at the very beginning, with one blank in it: by that the job starts which may record it");
		case "": return notUnderstood("it does not say what to do");
		default: return notUnderstood(`there is no command "${verb}"`);
	}
}
function parseRun(text) {
	const words = wordsOf(text);
	const budgets = words.filter((word) => parseDurationMs(word) !== null);
	const globs = words.filter((word) => parseDurationMs(word) === null);
	if (globs.length > 1) return notUnderstood(`${globs.join(" ")} is more than one pattern; separate patterns by commas, and write a budget like 10m`);
	if (budgets.length > 1) return notUnderstood(`${budgets.join(" ")} is more than one budget`);
	const [only = null, budget = null] = [globs[0], budgets[0]];
	return budget !== null && parseDurationMs(budget) === 0 ? notUnderstood("nothing can be measured in no time") : {
		kind: "run",
		only,
		budget
	};
}
function parseAccept(text) {
	const [benchmark, afterBenchmark] = takeWord(text);
	if (benchmark === null) return notUnderstood("it does not say which benchmark is accepted");
	const [lasting = "", givenDays] = /^(\d+)d(?: |$)/u.exec(afterBenchmark) ?? [];
	const days = givenDays === void 0 ? null : Number(givenDays);
	if (days !== null && (days < 1 || days > 3650)) return notUnderstood(`it can be accepted for 1 to ${MOST_ACCEPTANCE_DAYS} days`);
	const reason = afterBenchmark.slice(lasting.length);
	return reason === "" ? notUnderstood("it does not say why; the reason is kept in the repository, and shown in every report") : {
		kind: "accept",
		benchmark,
		days,
		reason
	};
}
function wordsOf(text) {
	const [word, rest] = takeWord(text);
	return word === null ? [] : [word, ...wordsOf(rest)];
}
/** The first word without its quotes, and what follows it; null: there is none. */
function takeWord(text) {
	const [whole = "", quoted, code, bare] = WORD.exec(text) ?? [];
	return [quoted ?? code ?? bare ?? null, text.slice(whole.length)];
}
function notUnderstood(problem) {
	return {
		kind: "not understood",
		problem
	};
}

// src/github/commands/obey-command.ts
/** Answers to a comment. One that GitHub refuses is a warning: what was done stays done. */
function answerTo({ issue, commentId }, { github, warn }) {
	const orWarn = async (doing, answer) => {
		const refused = await explainIfRefused({
			doing,
			permission: "pull-requests: write"
		}, answer);
		if (refused !== null) warn(refused);
	};
	return {
		react: async (reaction) => orWarn("react to the comment", async () => github.react(commentId, reaction)),
		reply: async (markdown) => orWarn("reply to the comment", async () => github.createComment(issue, markdown))
	};
}
/**
* `/perf run`: starts the workflow that measures, on the default branch, with its own few permissions. The result comes
* back as that of any other run. It may measure the commit that is the newest now and no other: what somebody pushes once they
* see the command, nobody has looked at. Gives what was done, for the log. Throws a UserError if GitHub does not let it.
*/
async function startRun({ only, budget }, { comment, author, answering, context }) {
	const { github, inputs: { workflow } } = context;
	const { issue, defaultBranch } = comment;
	const { isOpen, headSha } = await askGitHub({
		doing: "look up the pull request",
		permission: "pull-requests: read"
	}, async () => github.pullRequest(issue));
	if (!isOpen) {
		await answering.reply(replyToRefused("the pull request is closed"));
		return `Pull request #${issue} is closed: nothing was started.`;
	}
	const inputs = {
		"pull-request": String(issue),
		commit: headSha,
		...only === null ? {} : { only },
		...budget === null ? {} : { budget }
	};
	await askGitHub({
		doing: `start ${workflow} on ${defaultBranch} by workflow_dispatch`,
		permission: "actions: write",
		adviceFor: (refusal) => adviceOn(workflow, refusal)
	}, async () => github.dispatchWorkflow({
		workflow,
		ref: defaultBranch,
		inputs
	}));
	await answering.react("rocket");
	return `${author} started ${workflow} for pull request #${issue}.`;
}
/** GitHub has the same status for a workflow that lacks an input and for one that is switched off: its words alone tell them apart. */
function adviceOn(workflow, { status, message }) {
	return status === 422 ? {
		where: workflow,
		fix: /\bdisabled\b/i.test(message) ? enabling(workflow) : takingInputs(workflow)
	} : null;
}
function enabling(workflow) {
	return `Enable ${workflow} under Actions: as long as it is disabled, it measures no pull request at all. GitHub disables a file with a \`schedule\` where nobody commits for 60 days: move the schedule into a file of its own, as the example perf-baseline.yml is.`;
}
/** An input that is declared and handed to no step would be worse than none: what is pushed after the command would be run. */
function takingInputs(workflow) {
	return `Take the inputs of ${workflow} from the example of this version, on the default branch: under \`workflow_dispatch\`, and \`commit: \${{ inputs.commit }}\` at the step that measures as well.`;
}
const MAY_COMMAND = /* @__PURE__ */ new Set(["admin", "write"]);
/**
* Carries out the command in a new comment on a pull request. What is no command costs no request, so that a busy
* repository loses nothing by it; and whoever may not write to the repository gets a thumb down and no other answer, so
* that nobody can make it talk. Throws a UserError where the set-up keeps a command from being carried out; whoever gave
* it has been told then.
*/
async function obeyCommand(comment, context) {
	const { author, authorIsBot, isPullRequest } = comment;
	const command = parseCommand(comment.body);
	if (command === null || !isPullRequest || author === null || authorIsBot) return {
		state: "ignored",
		note: "The comment asks nothing of perf-gate."
	};
	const permission = await askGitHub({
		doing: `look up what ${author} may do`,
		permission: "contents: read"
	}, async () => context.github.permissionOf(author));
	const answering = answerTo(comment, context);
	if (!MAY_COMMAND.has(permission)) {
		await answering.react("-1");
		return {
			state: "ignored",
			note: `${author} gave a command without the right to write to this repository.`
		};
	}
	try {
		return {
			state: "answered",
			note: await carryOut(command, {
				comment,
				author,
				answering,
				context
			})
		};
	} catch (error) {
		if (error instanceof UserError) await answering.reply(replyToFailed(error));
		throw error;
	}
}
async function carryOut(command, order) {
	switch (command.kind) {
		case "run": return startRun(command, order);
		case "accept": return acceptRegression(command, order);
		case "not understood":
			await order.answering.reply(replyToMisunderstood(command.problem));
			return `A command was not understood: ${command.problem}.`;
	}
}

// src/github/rejudge/check-without-run.ts
/** How a check concludes that has no verdict to tell, though there should be one. */
function concludeWithoutVerdict({ inputs }) {
	return { conclusion: inputs.failOnRegression ? "failure" : "neutral" };
}
/** The name of the check that tells of what is no run of any configuration: that of the gate which the step is about. */
function checkNameWithoutRun(context) {
	return gateName(gateOfStep(context));
}
/** Writes the check of the gate, unless none is wanted. What refuses it is a warning, and is given back as whole sentences; null: nothing. */
async function publishCheckWithoutRun({ failsAs = "error", ...said }, origin, context) {
	const { github, inputs } = context;
	if (inputs.check === "false") return null;
	const check = {
		name: checkNameWithoutRun(context),
		...idOfCheck(origin),
		...said,
		sha: origin.sha,
		detailsUrl: runUrl(origin, context),
		annotations: []
	};
	const refused = await explainIfRefused({
		doing: "write the check run",
		permission: "checks: write",
		explainsAnything: true
	}, async () => publishCheck(github, check, failsAs));
	if (refused !== null) warning(refused);
	return refused;
}
const LONGEST_LINE = 500;
/**
* Says what could not be published, as warnings and as a check that does not pass: a required check must neither be
* passed by what nobody could read, nor stay away without a word. Gives what refused the check; null: nothing.
*/
async function publishRefused(refused, origin, context) {
	for (const { where, why } of refused) warning(`Workflow run ${origin.workflowRun} was not published: ${toPlainLine(`${where}: ${why}`, LONGEST_LINE)}.`);
	return publishCheckWithoutRun({
		...concludeWithoutVerdict(context),
		title: "What was measured cannot be published",
		summary: [
			"There is no verdict:",
			"",
			...refused.map(({ where, why }) => `- ${markdownCode(where)}: ${markdownProse(why)}`)
		].join("\n")
	}, origin, context);
}
/**
* Tells on the pull request what became of a run which somebody started by hand for it, where comment and check do not tell:
* whoever has commanded it there looks nowhere else. `textAbout` is given the run as a link, and gives sentences in markdown.
*/
async function replyToStarter(textAbout, origin, context) {
	const { pull, startedByHand } = origin;
	const { github, inputs } = context;
	if (pull === null || !startedByHand || inputs.comment === "never") return;
	const text = textAbout(`[run by hand](${runUrl(origin, context)})`);
	const refused = await explainIfRefused({
		doing: "reply on the pull request",
		permission: "pull-requests: write"
	}, async () => github.createComment(pull.number, text));
	if (refused !== null) warning(refused);
}
/** Says in the check that there is no verdict, and why. The error itself fails the job, and is for whoever calls to throw. */
async function publishUnjudged({ checkName, error }, origin, context) {
	await publishCheckWithoutRun({
		...concludeWithoutVerdict(context),
		name: checkName,
		title: "What was measured could not be judged",
		summary: explain("There is no verdict", error)
	}, origin, context);
}
/** What went wrong, where, and how to mend it, in markdown. */
function explain(consequence, error) {
	const [what, ...details] = error instanceof UserError ? [
		error.message,
		`Where: ${error.where}`,
		error.fix
	] : [reasonOf(error)];
	return [`${consequence}: ${what}`, ...details].map(markdownProse).join("\n\n");
}
/** What comes of `act`. If it fails, the check says so before the error goes on its way. */
async function orUnjudged(act, origin, context) {
	try {
		return await act();
	} catch (error) {
		await publishUnjudged({
			checkName: checkNameWithoutRun(context),
			error
		}, origin, context);
		throw error;
	}
}
/** The same of a run that somebody started by hand: if it fails, a reply says so, and the check stays as it is. */
async function orReplied(act, origin, context) {
	try {
		return await act();
	} catch (error) {
		await replyToStarter((run) => `There is no result of the ${run}: comment and check stay as they are.\n\n${explain("The job that publishes it failed", error)}`, origin, context);
		throw error;
	}
}

// src/github/rejudge/find-pull-request.ts
const LOOK_UP$1 = {
	doing: "look up the pull request",
	permission: "pull-requests: read"
};
/**
* The pull request that a finished workflow run is about, by what GitHub knows of the run: never by what the run
* uploaded, which could name another one. Throws a UserError if GitHub does not answer.
*/
async function findPullRequest(run, whereabouts) {
	if (run.event === "pull_request") return openPullRequestOf(run, whereabouts);
	const number = run.event === "workflow_dispatch" ? numberInTitle(run.title) : null;
	return number === null ? { state: "none" } : openPullRequest(number, whereabouts);
}
/**
* Number of the pull request whose accepted regressions count for a finished workflow run, where `found` is whom it is for: that
* one, or the last of a merge group, whose result is for none of its pull requests. null: none.
*/
function pullRequestToJudge({ event, headBranch }, found) {
	return event === "merge_group" ? pullRequestOfGroup(headBranch) : found?.number ?? null;
}
/**
* GitHub leaves the pull requests of a fork's run out of the event, so they are looked up by branch, and by commit: a
* result for any but the newest commit would be shown for code that it is not about. A branch can be proposed for
* several others; the default branch goes first, then the oldest.
*/
async function openPullRequestOf({ headBranch, headRepository, headSha }, { github, defaultBranch }) {
	if (headBranch === null) return {
		state: "not to be published",
		why: "GitHub does not say which branch the run is about."
	};
	if (headRepository === null) return {
		state: "not to be published",
		why: "The repository that the run is about is gone."
	};
	const candidates = (await askGitHub(LOOK_UP$1, async () => github.openPullRequestsFrom({
		repository: headRepository,
		branch: headBranch
	}))).filter((one) => one.headSha === headSha);
	const pull = whoGoesFirst(candidates, defaultBranch);
	if (pull === void 0) return {
		state: "not to be published",
		why: `No open pull request has the commit ${headSha} as its newest: it was closed, or pushed to meanwhile.`
	};
	return {
		state: "found",
		pull,
		rivals: candidates.filter(({ baseRef }) => baseRef !== pull.baseRef)
	};
}
/** The one into the default branch, else the oldest. */
function whoGoesFirst(pulls, defaultBranch) {
	const byAge = pulls.toSorted((one, other) => one.number - other.number);
	return byAge.find(({ baseRef }) => baseRef === defaultBranch) ?? byAge[0];
}
/** A run that was started by hand carries the number in its title, which the workflow file composes. */
function numberInTitle(title) {
	const [, number] = /#([1-9]\d{0,8})(?!\d)/.exec(title) ?? [];
	return number === void 0 ? null : Number(number);
}
async function openPullRequest(number, { github }) {
	const pull = await askGitHubIfThere(LOOK_UP$1, async () => github.pullRequest(number));
	if (pull === null) return {
		state: "not to be published",
		why: `There is no pull request #${number}.`
	};
	return pull.isOpen ? {
		state: "found",
		pull,
		rivals: []
	} : {
		state: "not to be published",
		why: `Pull request #${number} is closed.`
	};
}

// src/github/rejudge/comparable-targets.ts
const NOTHING_COMPARABLE = {
	targets: [],
	warnings: []
};
/**
* The targets that base and head have alike: a run has to mention these, and what it says instead of comparing them is looked at
* twice. Throws a UserError if GitHub does not answer.
*/
async function readComparableTargets({ measuredFor, tool }, { base: { config, source }, against, sha, github }) {
	if (measuredFor === "tables") return NOTHING_COMPARABLE;
	const ofBase = configOfBase({
		config,
		source
	}, against);
	if (ofBase === null) return NOTHING_COMPARABLE;
	const problems = [];
	const ofHead = await configAt(config.file, sha, {
		github,
		onProblem: (problem) => problems.push(problem)
	});
	return {
		targets: sameTargets(config, [ofBase, ofHead ?? config], (one, other) => JSON.stringify(one) === JSON.stringify(other)),
		warnings: ofHead !== null || problems.length === 0 || tool === version ? [] : [`${describeProblems(problems)}. So what the change has removed or altered there counts as lost${hintOnVersions(tool)}.`]
	};
}
/**
* The targets that the base has, and had already when the run was measured, servers with the scenarios of such names. Whatever
* head has made of these, a run that compares with the base says something of each: at least that it was removed.
*/
function targetsOfBase({ measuredFor }, { base, against }) {
	const ofBase = measuredFor === "tables" ? null : configOfBase(base, against);
	return ofBase === null ? [] : sameTargets(base.config, [ofBase], (one, other) => one.name === other.name);
}
/** What a run can have compared with; null: nothing, as far as the repository knows. */
function configOfBase({ config, source }, against) {
	if (against.place === "below the change") return against.config;
	return source === "base" ? config : null;
}
/** The targets of a configuration that others have as well, servers with the scenarios that all have. */
function sameTargets({ targets }, others, isSame) {
	return targets.flatMap((target) => {
		const twins = others.flatMap((other) => other.targets.filter(({ name, kind }) => name === target.name && kind === target.kind));
		if (twins.length < others.length) return [];
		if (target.kind === "suite") return [target];
		const isEverywhere = (scenario) => twins.every((twin) => twin.kind === "server" && twin.scenarios.some((candidate) => isSame(candidate, scenario)));
		return [{
			...target,
			scenarios: target.scenarios.filter(isEverywhere)
		}];
	});
}
/** A pattern without a slash and without anything that makes it a glob; `@` stands before the label of an edition. */
const PLAIN_NAME = /^[\w.@-]+$/;
/**
* The targets that a run must mention: those of the base's configuration, without what it has got while the run was
* measured, or has since then counted among what is asked for.
*/
function expectedTargets(asked, { config, measuredAgainst }) {
	const wanted = targetsAskedFor(asked, config);
	if (measuredAgainst === null) return wanted;
	const wantedThen = new Set(targetsAskedFor(asked, withNamesOf(config, measuredAgainst)).map(({ name }) => name));
	return wanted.filter(({ name }) => wantedThen.has(name));
}
/** The globs over benchmark ids that the step asks for, as a configuration expands them; none: all. */
function globsAskedFor({ only, profile }, config) {
	return globsOfRun(only, findProfile(profile, config) ?? { only: [] }, [config]);
}
/**
* Throws an ArtifactRefusal where the step asks for a name that is neither a selection nor a target: as a glob it would
* match nothing, nothing would have to be there, and any run would pass.
*/
function refuseUnknownNames({ only }, { targets, selections, file }) {
	const unknown = only.find((pattern) => PLAIN_NAME.test(pattern) && !Object.hasOwn(selections, pattern) && !targets.map(({ name }) => name).some(targetFilter([pattern])));
	if (unknown === void 0) return;
	throw new ArtifactRefusal(`the step that publishes asks for \`only: ${unknown}\`, which is neither a selection nor a target of the ${file} that judges it: mend the name, or bring the pull request up to date with its base`);
}
function targetsAskedFor(asked, config) {
	const isWanted = targetFilter(globsAskedFor(asked, config));
	return config.targets.filter(({ name }) => isWanted(name));
}
/** A name that an older configuration does not know yet would match nothing in it, and excuse a run from everything. */
function withNamesOf(config, older) {
	return {
		targets: older.targets,
		selections: {
			...config.selections,
			...older.selections
		},
		profiles: [...older.profiles, ...config.profiles]
	};
}

// src/github/rejudge/plan-of-profile.ts
/**
* Why the rounds of a run cannot have been planned by its profile; null: they can. The run says which profile that is, and
* the trusted configuration what it asks for, so that no change has itself looked at by a plan of its own. The built-in profiles are
* those of the version that measured, which may be another than the one that judges.
*/
function problemOfPlans({ tool, profile, measuredFor, benchmarks }, { config, measuredAgainst }) {
	const planned = benchmarks.flatMap(({ id, measurement }) => {
		const plan = varyingRounds(measurement)?.plan ?? null;
		return plan === null ? [] : [{
			id,
			plan
		}];
	});
	if (measuredFor === "tables" || planned.length === 0) return null;
	const wanted = [config, measuredAgainst].flatMap((one) => one === null ? [] : findProfile(profile, one)?.plan ?? []);
	const [first] = wanted;
	if (first === void 0) return `it was measured by the ${profile} profile, and the configuration that judges it has none of that name that compares: it holds once it is on the base${hintOnVersions(tool)}`;
	const odd = planned.find(({ plan }) => !wanted.some((ofProfile) => comesOf(ofProfile, plan)));
	return odd === void 0 ? null : `${odd.id} was ${describePlan(odd.plan)}, which is no plan of its profile: by ${profile} it is ${describePlan(first)}${hintOnVersions(tool)}`;
}
/**
* The first look may come sooner because of a budget, which is the measuring step's own, and the last ones not be planned at all;
* those that are planned spend α once then too.
*/
function comesOf(profile, { looks: [first = 0, ...later] }) {
	const [planned = 0, ...plannedLater] = profile.looks;
	return first >= 5 && first <= planned && isDeepStrictEqual(later, plannedLater.slice(0, later.length));
}
/** `looked at after 8, 14, 24 and 40 rounds` */
const describePlan = ({ looks }) => `looked at after ${listOf(looks.map(String))} rounds`;
/**
* A benchmark whose rounds do not reach its first look is lost: a run that was interrupted may be among those that were joined.
* So is one of head alone where there is a base to compare it with.
*/
function lostIfNeverLookedAt(record, { base, measuredFor }) {
	const { measurement } = record;
	if (measurement.state !== "measured") return record;
	const reason = measurement.plan === null && base !== null && measuredFor !== "tables" ? "it was not measured side by side with the base" : shortOfFirstLook(measurement);
	return reason === null ? record : {
		...record,
		measurement: {
			state: "lost",
			reason
		}
	};
}
/** Whether instructions must have been counted: where the configuration that a run was measured by asked for it already. */
function requiresInstructions({ config, measuredAgainst }) {
	return [config, measuredAgainst ?? config].every(({ instructions }) => instructions === "required");
}
/**
* What was measured and has no counts, or too few to say anything, is invalid, as it is where it was measured: without
* them a change that costs instructions would pass.
*/
function invalidIfUncounted(record, targets) {
	const { measurement } = record;
	if (measurement.state !== "measured" || isCounted(measurement) || holdsRequests(record, targets)) return record;
	const ending = {
		state: "invalid",
		reason: "instructions are required, and the run that was uploaded has no counts of it"
	};
	return {
		...record,
		measurement: endedAfter(ending, measurement)
	};
}
/** Of head alone, where it was compared with nothing, any count says something beside stored ones. */
function isCounted(measured) {
	return measured.duets.length === 0 ? headCounts(measured).some((count) => count > 0) : instructionEstimate(measured.instructions ?? []) !== null;
}
/** Such a benchmark has nothing to count. That it is one, the trusted configuration says. */
function holdsRequests({ target, scenario }, targets) {
	const trusted = targets.find(({ name }) => name === target);
	return trusted?.kind === "server" && trusted.scenarios.some(({ name, protocol }) => name === scenario && protocol === "websocket");
}

// node_modules/pend/index.js
var require_pend = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = Pend;
	function Pend() {
		this.pending = 0;
		this.max = 1e400;
		this.listeners = [];
		this.waiting = [];
		this.error = null;
	}
	Pend.prototype.go = function(fn) {
		if (this.pending < this.max) pendGo(this, fn);
		else this.waiting.push(fn);
	};
	Pend.prototype.wait = function(cb) {
		if (this.pending === 0) cb(this.error);
		else this.listeners.push(cb);
	};
	Pend.prototype.hold = function() {
		return pendHold(this);
	};
	function pendHold(self) {
		self.pending += 1;
		var called = false;
		return onCb;
		function onCb(err) {
			if (called) throw new Error("callback called twice");
			called = true;
			self.error = self.error || err;
			self.pending -= 1;
			if (self.waiting.length > 0 && self.pending < self.max) pendGo(self, self.waiting.shift());
			else if (self.pending === 0) {
				var listeners = self.listeners;
				self.listeners = [];
				listeners.forEach(cbListener);
			}
		}
		function cbListener(listener) {
			listener(self.error);
		}
	}
	function pendGo(self, fn) {
		fn(pendHold(self));
	}
}));

// node_modules/yauzl/fd-slicer.js
var require_fd_slicer = /* @__PURE__ */ __commonJSMin(((exports) => {
	var fs = __require("fs");
	var util = __require("util");
	var stream = __require("stream");
	var Readable = stream.Readable;
	var PassThrough = stream.PassThrough;
	var Pend = require_pend();
	var EventEmitter = __require("events").EventEmitter;
	exports.BufferSlicer = BufferSlicer;
	exports.FdSlicer = FdSlicer;
	util.inherits(FdSlicer, EventEmitter);
	function FdSlicer(fd) {
		EventEmitter.call(this);
		this.fd = fd;
		this.pend = new Pend();
		this.pend.max = 1;
		this.refCount = 0;
	}
	FdSlicer.prototype.read = function(buffer, offset, length, position, callback) {
		var self = this;
		self.pend.go(function(cb) {
			fs.read(self.fd, buffer, offset, length, position, function(err, bytesRead, buffer) {
				cb();
				callback(err, bytesRead, buffer);
			});
		});
	};
	FdSlicer.prototype.createReadStream = function(options) {
		return new ReadStream(this, options);
	};
	FdSlicer.prototype.ref = function() {
		this.refCount += 1;
	};
	FdSlicer.prototype.unref = function() {
		var self = this;
		self.refCount -= 1;
		if (self.refCount < 0) throw new Error("invalid unref");
		if (self.refCount > 0) return;
		fs.close(self.fd, onCloseDone);
		function onCloseDone(err) {
			if (err) self.emit("error", err);
			else self.emit("close");
		}
	};
	util.inherits(ReadStream, Readable);
	function ReadStream(context, options) {
		options = options || {};
		Readable.call(this, options);
		this.context = context;
		this.context.ref();
		this.start = options.start || 0;
		this.endOffset = options.end;
		this.pos = this.start;
	}
	ReadStream.prototype._read = function(n) {
		var self = this;
		var toRead = Math.min(self._readableState.highWaterMark, n);
		if (self.endOffset != null) toRead = Math.min(toRead, self.endOffset - self.pos);
		if (toRead <= 0) {
			self.push(null);
			this._cleanup();
			return;
		}
		self.context.pend.go(function(cb) {
			var buffer = Buffer.allocUnsafe(toRead);
			fs.read(self.context.fd, buffer, 0, toRead, self.pos, function(err, bytesRead) {
				if (err) self.destroy(err);
				else if (bytesRead === 0) {
					self.push(null);
					self._cleanup();
				} else {
					self.pos += bytesRead;
					self.push(buffer.slice(0, bytesRead));
				}
				cb();
			});
		});
	};
	ReadStream.prototype._destroy = function(err, cb) {
		this._cleanup();
		cb(err);
	};
	ReadStream.prototype._cleanup = function() {
		if (this.context != null) {
			this.context.unref();
			this.context = null;
		}
	};
	util.inherits(BufferSlicer, EventEmitter);
	function BufferSlicer(buffer) {
		EventEmitter.call(this);
		this.refCount = 0;
		this.buffer = buffer;
	}
	BufferSlicer.prototype.read = function(buffer, offset, length, position, callback) {
		if (!(0 <= offset && offset <= buffer.length)) throw new RangeError("offset outside buffer: 0 <= " + offset + " <= " + buffer.length);
		if (position < 0) throw new RangeError("position is negative: " + position);
		if (offset + length > buffer.length) length = buffer.length - offset;
		if (position + length > this.buffer.length) length = this.buffer.length - position;
		if (length <= 0) {
			setImmediate(function() {
				callback(null, 0);
			});
			return;
		}
		this.buffer.copy(buffer, offset, position, position + length);
		setImmediate(function() {
			callback(null, length);
		});
	};
	BufferSlicer.prototype.createReadStream = function(options) {
		options = options || {};
		var readStream = new PassThrough(options);
		readStream.start = options.start || 0;
		readStream.endOffset = options.end;
		readStream.pos = readStream.endOffset || this.buffer.length;
		var entireSlice = this.buffer.slice(readStream.start, readStream.pos);
		var maxChunkSize = 65536;
		var offset = 0;
		while (true) {
			var nextOffset = offset + maxChunkSize;
			if (nextOffset >= entireSlice.length) {
				if (offset < entireSlice.length) readStream.write(entireSlice.slice(offset, entireSlice.length));
				break;
			}
			readStream.write(entireSlice.slice(offset, nextOffset));
			offset = nextOffset;
		}
		readStream.end();
		return readStream;
	};
	BufferSlicer.prototype.ref = function() {
		this.refCount += 1;
	};
	BufferSlicer.prototype.unref = function() {
		this.refCount -= 1;
		if (this.refCount < 0) throw new Error("invalid unref");
	};
}));

// node_modules/yauzl/crc32.js
var require_crc32 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const CRC_TABLE = new Int32Array([
		0,
		1996959894,
		3993919788,
		2567524794,
		124634137,
		1886057615,
		3915621685,
		2657392035,
		249268274,
		2044508324,
		3772115230,
		2547177864,
		162941995,
		2125561021,
		3887607047,
		2428444049,
		498536548,
		1789927666,
		4089016648,
		2227061214,
		450548861,
		1843258603,
		4107580753,
		2211677639,
		325883990,
		1684777152,
		4251122042,
		2321926636,
		335633487,
		1661365465,
		4195302755,
		2366115317,
		997073096,
		1281953886,
		3579855332,
		2724688242,
		1006888145,
		1258607687,
		3524101629,
		2768942443,
		901097722,
		1119000684,
		3686517206,
		2898065728,
		853044451,
		1172266101,
		3705015759,
		2882616665,
		651767980,
		1373503546,
		3369554304,
		3218104598,
		565507253,
		1454621731,
		3485111705,
		3099436303,
		671266974,
		1594198024,
		3322730930,
		2970347812,
		795835527,
		1483230225,
		3244367275,
		3060149565,
		1994146192,
		31158534,
		2563907772,
		4023717930,
		1907459465,
		112637215,
		2680153253,
		3904427059,
		2013776290,
		251722036,
		2517215374,
		3775830040,
		2137656763,
		141376813,
		2439277719,
		3865271297,
		1802195444,
		476864866,
		2238001368,
		4066508878,
		1812370925,
		453092731,
		2181625025,
		4111451223,
		1706088902,
		314042704,
		2344532202,
		4240017532,
		1658658271,
		366619977,
		2362670323,
		4224994405,
		1303535960,
		984961486,
		2747007092,
		3569037538,
		1256170817,
		1037604311,
		2765210733,
		3554079995,
		1131014506,
		879679996,
		2909243462,
		3663771856,
		1141124467,
		855842277,
		2852801631,
		3708648649,
		1342533948,
		654459306,
		3188396048,
		3373015174,
		1466479909,
		544179635,
		3110523913,
		3462522015,
		1591671054,
		702138776,
		2966460450,
		3352799412,
		1504918807,
		783551873,
		3082640443,
		3233442989,
		3988292384,
		2596254646,
		62317068,
		1957810842,
		3939845945,
		2647816111,
		81470997,
		1943803523,
		3814918930,
		2489596804,
		225274430,
		2053790376,
		3826175755,
		2466906013,
		167816743,
		2097651377,
		4027552580,
		2265490386,
		503444072,
		1762050814,
		4150417245,
		2154129355,
		426522225,
		1852507879,
		4275313526,
		2312317920,
		282753626,
		1742555852,
		4189708143,
		2394877945,
		397917763,
		1622183637,
		3604390888,
		2714866558,
		953729732,
		1340076626,
		3518719985,
		2797360999,
		1068828381,
		1219638859,
		3624741850,
		2936675148,
		906185462,
		1090812512,
		3747672003,
		2825379669,
		829329135,
		1181335161,
		3412177804,
		3160834842,
		628085408,
		1382605366,
		3423369109,
		3138078467,
		570562233,
		1426400815,
		3317316542,
		2998733608,
		733239954,
		1555261956,
		3268935591,
		3050360625,
		752459403,
		1541320221,
		2607071920,
		3965973030,
		1969922972,
		40735498,
		2617837225,
		3943577151,
		1913087877,
		83908371,
		2512341634,
		3803740692,
		2075208622,
		213261112,
		2463272603,
		3855990285,
		2094854071,
		198958881,
		2262029012,
		4057260610,
		1759359992,
		534414190,
		2176718541,
		4139329115,
		1873836001,
		414664567,
		2282248934,
		4279200368,
		1711684554,
		285281116,
		2405801727,
		4167216745,
		1634467795,
		376229701,
		2685067896,
		3608007406,
		1308918612,
		956543938,
		2808555105,
		3495958263,
		1231636301,
		1047427035,
		2932959818,
		3654703836,
		1088359270,
		936918e3,
		2847714899,
		3736837829,
		1202900863,
		817233897,
		3183342108,
		3401237130,
		1404277552,
		615818150,
		3134207493,
		3453421203,
		1423857449,
		601450431,
		3009837614,
		3294710456,
		1567103746,
		711928724,
		3020668471,
		3272380065,
		1510334235,
		755167117
	]);
	function crc32(buf) {
		let crc = -1;
		for (let x of buf) crc = CRC_TABLE[(crc ^ x) & 255] ^ crc >>> 8;
		return (crc ^ -1) >>> 0;
	}
	module.exports = crc32;
}));

// node_modules/yauzl/index.js
var require_yauzl = /* @__PURE__ */ __commonJSMin(((exports) => {
	var fs = __require("fs");
	var zlib = __require("zlib");
	var fd_slicer = require_fd_slicer();
	var util = __require("util");
	var EventEmitter = __require("events").EventEmitter;
	var Transform = __require("stream").Transform;
	var PassThrough = __require("stream").PassThrough;
	var Writable = __require("stream").Writable;
	const crc32 = typeof zlib.crc32 === "function" ? zlib.crc32 : require_crc32();
	exports.fromBuffer = fromBuffer;
	function fromBuffer(buffer, options, callback) {
		if (typeof options === "function") {
			callback = options;
			options = null;
		}
		if (options == null) options = {};
		options.autoClose = false;
		if (options.lazyEntries == null) options.lazyEntries = false;
		if (options.decodeStrings == null) options.decodeStrings = true;
		if (options.validateEntrySizes == null) options.validateEntrySizes = true;
		if (options.strictFileNames == null) options.strictFileNames = false;
		fromRandomAccessReader(new fd_slicer.BufferSlicer(buffer), buffer.length, options, callback);
	}
	function fromRandomAccessReader(reader, totalSize, options, callback) {
		if (typeof options === "function") {
			callback = options;
			options = null;
		}
		if (options == null) options = {};
		if (options.autoClose == null) options.autoClose = true;
		if (options.lazyEntries == null) options.lazyEntries = false;
		if (options.decodeStrings == null) options.decodeStrings = true;
		var decodeStrings = !!options.decodeStrings;
		if (options.validateEntrySizes == null) options.validateEntrySizes = true;
		if (options.strictFileNames == null) options.strictFileNames = false;
		if (callback == null) callback = defaultCallback;
		if (typeof totalSize !== "number") throw new Error("expected totalSize parameter to be a number");
		if (totalSize > Number.MAX_SAFE_INTEGER) throw new Error("zip file too large. only file sizes up to 2^52 are supported due to JavaScript's Number type being an IEEE 754 double.");
		reader.ref();
		var eocdrWithoutCommentSize = 22;
		var zip64EocdlSize = 20;
		var bufferSize = Math.min(zip64EocdlSize + eocdrWithoutCommentSize + 65535, totalSize);
		var buffer = newBuffer(bufferSize);
		readAndAssertNoEof(reader, buffer, 0, bufferSize, totalSize - buffer.length, function(err) {
			if (err) return callback(err);
			for (var i = bufferSize - eocdrWithoutCommentSize; i >= 0; i -= 1) {
				if (buffer.readUInt32LE(i) !== 101010256) continue;
				var eocdrBuffer = buffer.subarray(i);
				var diskNumber = eocdrBuffer.readUInt16LE(4);
				var entryCount = eocdrBuffer.readUInt16LE(10);
				var centralDirectoryOffset = eocdrBuffer.readUInt32LE(16);
				var commentLength = eocdrBuffer.readUInt16LE(20);
				var expectedCommentLength = eocdrBuffer.length - eocdrWithoutCommentSize;
				if (commentLength !== expectedCommentLength) return callback(/* @__PURE__ */ new Error("Invalid comment length. Expected: " + expectedCommentLength + ". Found: " + commentLength + ". Are there extra bytes at the end of the file? Or is the end of central dir signature `PK☺☻` in the comment?"));
				var comment = decodeStrings ? decodeBuffer(eocdrBuffer.subarray(22), false) : eocdrBuffer.subarray(22);
				if (i - zip64EocdlSize >= 0 && buffer.readUInt32LE(i - zip64EocdlSize) === 117853008) {
					var zip64EocdrOffset = readUInt64LE(buffer.subarray(i - zip64EocdlSize, i - zip64EocdlSize + zip64EocdlSize), 8);
					var zip64EocdrBuffer = newBuffer(56);
					return readAndAssertNoEof(reader, zip64EocdrBuffer, 0, zip64EocdrBuffer.length, zip64EocdrOffset, function(err) {
						if (err) return callback(err);
						if (zip64EocdrBuffer.readUInt32LE(0) !== 101075792) return callback(/* @__PURE__ */ new Error("invalid zip64 end of central directory record signature"));
						diskNumber = zip64EocdrBuffer.readUInt32LE(16);
						if (diskNumber !== 0) return callback(/* @__PURE__ */ new Error("multi-disk zip files are not supported: found disk number: " + diskNumber));
						entryCount = readUInt64LE(zip64EocdrBuffer, 32);
						centralDirectoryOffset = readUInt64LE(zip64EocdrBuffer, 48);
						return callback(null, new ZipFile(reader, centralDirectoryOffset, totalSize, entryCount, comment, options.autoClose, options.lazyEntries, decodeStrings, options.validateEntrySizes, options.strictFileNames));
					});
				}
				if (diskNumber !== 0) return callback(/* @__PURE__ */ new Error("multi-disk zip files are not supported: found disk number: " + diskNumber));
				return callback(null, new ZipFile(reader, centralDirectoryOffset, totalSize, entryCount, comment, options.autoClose, options.lazyEntries, decodeStrings, options.validateEntrySizes, options.strictFileNames));
			}
			callback(/* @__PURE__ */ new Error("End of central directory record signature not found. Either not a zip file, or file is truncated."));
		});
	}
	util.inherits(ZipFile, EventEmitter);
	function ZipFile(reader, centralDirectoryOffset, fileSize, entryCount, comment, autoClose, lazyEntries, decodeStrings, validateEntrySizes, strictFileNames) {
		var self = this;
		EventEmitter.call(self);
		self.reader = reader;
		self.reader.on("error", function(err) {
			emitError(self, err);
		});
		self.reader.once("close", function() {
			self.emit("close");
		});
		self.readEntryCursor = centralDirectoryOffset;
		self.fileSize = fileSize;
		self.entryCount = entryCount;
		self.comment = comment;
		self.entriesRead = 0;
		self.autoClose = !!autoClose;
		self.lazyEntries = !!lazyEntries;
		self.decodeStrings = !!decodeStrings;
		self.validateEntrySizes = !!validateEntrySizes;
		self.strictFileNames = !!strictFileNames;
		self.isOpen = true;
		self.emittedError = false;
		self.hasEachEntryBeenCalled = false;
		if (!self.lazyEntries) self._readEntry();
	}
	ZipFile.prototype.close = function() {
		if (!this.isOpen) return;
		this.isOpen = false;
		this.reader.unref();
	};
	function emitErrorAndAutoClose(self, err) {
		if (self.autoClose) self.close();
		emitError(self, err);
	}
	function emitError(self, err) {
		if (self.emittedError) return;
		self.emittedError = true;
		self.emit("error", err);
	}
	ZipFile.prototype.readEntry = function() {
		if (!this.lazyEntries) throw new Error("readEntry() called without lazyEntries:true");
		this._readEntry();
	};
	ZipFile.prototype._readEntry = function() {
		var self = this;
		if (self.entryCount === self.entriesRead) {
			setImmediate(function() {
				if (self.autoClose) self.close();
				if (self.emittedError) return;
				self.emit("end");
			});
			return;
		}
		if (self.emittedError) return;
		var buffer = newBuffer(46);
		readAndAssertNoEof(self.reader, buffer, 0, buffer.length, self.readEntryCursor, function(err) {
			if (err) return emitErrorAndAutoClose(self, err);
			if (self.emittedError) return;
			var entry = new Entry();
			var signature = buffer.readUInt32LE(0);
			if (signature !== 33639248) return emitErrorAndAutoClose(self, /* @__PURE__ */ new Error("invalid central directory file header signature: 0x" + signature.toString(16)));
			entry.versionMadeBy = buffer.readUInt16LE(4);
			entry.versionNeededToExtract = buffer.readUInt16LE(6);
			entry.generalPurposeBitFlag = buffer.readUInt16LE(8);
			entry.compressionMethod = buffer.readUInt16LE(10);
			entry.lastModFileTime = buffer.readUInt16LE(12);
			entry.lastModFileDate = buffer.readUInt16LE(14);
			entry.crc32 = buffer.readUInt32LE(16);
			entry.compressedSize = buffer.readUInt32LE(20);
			entry.uncompressedSize = buffer.readUInt32LE(24);
			entry.fileNameLength = buffer.readUInt16LE(28);
			entry.extraFieldLength = buffer.readUInt16LE(30);
			entry.fileCommentLength = buffer.readUInt16LE(32);
			entry.internalFileAttributes = buffer.readUInt16LE(36);
			entry.externalFileAttributes = buffer.readUInt32LE(38);
			entry.relativeOffsetOfLocalHeader = buffer.readUInt32LE(42);
			if (entry.generalPurposeBitFlag & 64) return emitErrorAndAutoClose(self, /* @__PURE__ */ new Error("strong encryption is not supported"));
			self.readEntryCursor += 46;
			buffer = newBuffer(entry.fileNameLength + entry.extraFieldLength + entry.fileCommentLength);
			readAndAssertNoEof(self.reader, buffer, 0, buffer.length, self.readEntryCursor, function(err) {
				if (err) return emitErrorAndAutoClose(self, err);
				if (self.emittedError) return;
				entry.fileNameRaw = buffer.subarray(0, entry.fileNameLength);
				var fileCommentStart = entry.fileNameLength + entry.extraFieldLength;
				entry.extraFieldRaw = buffer.subarray(entry.fileNameLength, fileCommentStart);
				entry.fileCommentRaw = buffer.subarray(fileCommentStart, fileCommentStart + entry.fileCommentLength);
				try {
					entry.extraFields = parseExtraFields(entry.extraFieldRaw);
				} catch (err) {
					return emitErrorAndAutoClose(self, err);
				}
				if (self.decodeStrings) {
					var isUtf8 = (entry.generalPurposeBitFlag & 2048) !== 0;
					entry.fileComment = decodeBuffer(entry.fileCommentRaw, isUtf8);
					entry.fileName = getFileNameLowLevel(entry.generalPurposeBitFlag, entry.fileNameRaw, entry.extraFields, self.strictFileNames);
					var errorMessage = validateFileName(entry.fileName);
					if (errorMessage != null) return emitErrorAndAutoClose(self, new Error(errorMessage));
				} else {
					entry.fileComment = entry.fileCommentRaw;
					entry.fileName = entry.fileNameRaw;
				}
				entry.comment = entry.fileComment;
				self.readEntryCursor += buffer.length;
				self.entriesRead += 1;
				for (var i = 0; i < entry.extraFields.length; i++) {
					var extraField = entry.extraFields[i];
					if (extraField.id !== 1) continue;
					var zip64EiefBuffer = extraField.data;
					var index = 0;
					if (entry.uncompressedSize === 4294967295) {
						if (index + 8 > zip64EiefBuffer.length) return emitErrorAndAutoClose(self, /* @__PURE__ */ new Error("zip64 extended information extra field does not include uncompressed size"));
						entry.uncompressedSize = readUInt64LE(zip64EiefBuffer, index);
						index += 8;
					}
					if (entry.compressedSize === 4294967295) {
						if (index + 8 > zip64EiefBuffer.length) return emitErrorAndAutoClose(self, /* @__PURE__ */ new Error("zip64 extended information extra field does not include compressed size"));
						entry.compressedSize = readUInt64LE(zip64EiefBuffer, index);
						index += 8;
					}
					if (entry.relativeOffsetOfLocalHeader === 4294967295) {
						if (index + 8 > zip64EiefBuffer.length) return emitErrorAndAutoClose(self, /* @__PURE__ */ new Error("zip64 extended information extra field does not include relative header offset"));
						entry.relativeOffsetOfLocalHeader = readUInt64LE(zip64EiefBuffer, index);
						index += 8;
					}
					break;
				}
				if (self.validateEntrySizes && entry.compressionMethod === 0) {
					var expectedCompressedSize = entry.uncompressedSize;
					if (entry.isEncrypted()) expectedCompressedSize += 12;
					if (entry.compressedSize !== expectedCompressedSize) {
						var msg = "compressed/uncompressed size mismatch for stored file: " + entry.compressedSize + " != " + entry.uncompressedSize;
						return emitErrorAndAutoClose(self, new Error(msg));
					}
				}
				self.emit("entry", entry);
				if (!self.lazyEntries) self._readEntry();
			});
		});
	};
	ZipFile.prototype.eachEntry = function() {
		const self = this;
		if (!self.lazyEntries) throw new Error("eachEntry() requires lazyEntries: true");
		if (self.hasEachEntryBeenCalled) throw new Error("eachEntry() must only be called once per ZipFile");
		self.hasEachEntryBeenCalled = true;
		let pendingResolveReject = null;
		self.on("entry", onEntry);
		self.on("end", onEnd);
		self.on("error", onError);
		function cleanup() {
			self.removeListener("entry", onEntry);
			self.removeListener("end", onEnd);
			self.removeListener("error", onError);
			if (self.autoClose) self.close();
		}
		function onEntry(entry) {
			let { resolve } = pendingResolveReject;
			pendingResolveReject = null;
			resolve({ value: entry });
		}
		function onEnd() {
			let { resolve } = pendingResolveReject;
			pendingResolveReject = null;
			cleanup();
			resolve({ done: true });
		}
		function onError(err) {
			let { reject } = pendingResolveReject;
			pendingResolveReject = null;
			cleanup();
			reject(err);
		}
		return {
			[Symbol.asyncIterator]() {
				return this;
			},
			next() {
				const promise = new Promise((resolve, reject) => {
					if (pendingResolveReject != null) throw new Error("next() called before previous Promise was resolved.");
					pendingResolveReject = {
						resolve,
						reject
					};
				});
				self.readEntry();
				return promise;
			},
			return(value) {
				cleanup();
				return Promise.resolve({
					done: true,
					value
				});
			},
			throw(value) {
				cleanup();
				return Promise.reject(value);
			}
		};
	};
	ZipFile.prototype.openReadStream = function(entry, options, callback) {
		var self = this;
		var relativeStart = 0;
		var relativeEnd = entry.compressedSize;
		if (callback == null) {
			callback = options;
			options = null;
		}
		if (options == null) options = {};
		else {
			if (options.decodeFileData === false) {
				if (options.decrypt != null) throw new Error("cannot use options.decrypt when options.decodeFileData === false");
				if (options.decompress != null) throw new Error("cannot use options.decompress when options.decodeFileData === false");
			} else {
				if (options.decrypt != null) {
					if (!entry.isEncrypted()) throw new Error("options.decrypt can only be specified for encrypted entries. See also option decodeFileData.");
					if (options.decrypt !== false) throw new Error("invalid options.decrypt value: " + options.decrypt);
					if (entry.isCompressed()) {
						if (options.decompress !== false) throw new Error("entry is encrypted and compressed, and options.decompress !== false. See also option decodeFileData.");
					}
				}
				if (options.decompress != null) {
					if (!entry.isCompressed()) throw new Error("options.decompress can only be specified for compressed entries. See also option decodeFileData.");
					if (!(options.decompress === false || options.decompress === true)) throw new Error("invalid options.decompress value: " + options.decompress);
					decompress = options.decompress;
				}
			}
			if (options.start != null) {
				relativeStart = options.start;
				if (relativeStart < 0) throw new Error("options.start < 0");
				if (relativeStart > entry.compressedSize) throw new Error("options.start > entry.compressedSize");
			}
			if (options.end != null) {
				relativeEnd = options.end;
				if (relativeEnd < 0) throw new Error("options.end < 0");
				if (relativeEnd > entry.compressedSize) throw new Error("options.end > entry.compressedSize");
				if (relativeEnd < relativeStart) throw new Error("options.end < options.start");
			}
		}
		var rawMode = options.decodeFileData === false || (entry.compressionMethod === 0 || entry.compressionMethod === 8 && options.decompress === false) && (!entry.isEncrypted() || options.decrypt === false);
		if (options.start != null || options.end != null) {
			if (!rawMode) throw new Error("start/end range require options.decodeFileData === false for non-trivial encoded entries.");
		}
		if (!self.isOpen) return callback(/* @__PURE__ */ new Error("closed"));
		if (entry.isEncrypted() && !rawMode) {
			if (options.decrypt !== false) return callback(/* @__PURE__ */ new Error("entry is encrypted, and options.decodeFileData !== false"));
		}
		var decompress;
		if (rawMode) decompress = false;
		else if (entry.compressionMethod === 8) decompress = options.decodeFileData !== true;
		else return callback(/* @__PURE__ */ new Error("unsupported compression method: " + entry.compressionMethod));
		self.readLocalFileHeader(entry, { minimal: true }, function(err, localFileHeader) {
			if (err) return callback(err);
			self.openReadStreamLowLevel(localFileHeader.fileDataStart, entry.compressedSize, relativeStart, relativeEnd, decompress, entry.uncompressedSize, callback);
		});
	};
	ZipFile.prototype.openReadStreamLowLevel = function(fileDataStart, compressedSize, relativeStart, relativeEnd, decompress, uncompressedSize, callback) {
		var self = this;
		fileDataStart + compressedSize;
		var readStream = self.reader.createReadStream({
			start: fileDataStart + relativeStart,
			end: fileDataStart + relativeEnd
		});
		var endpointStream = readStream;
		if (decompress) {
			var destroyed = false;
			var inflateFilter = zlib.createInflateRaw();
			readStream.on("error", function(err) {
				setImmediate(function() {
					if (!destroyed) inflateFilter.emit("error", err);
				});
			});
			readStream.pipe(inflateFilter);
			if (self.validateEntrySizes) {
				endpointStream = new AssertByteCountStream(uncompressedSize);
				inflateFilter.on("error", function(err) {
					setImmediate(function() {
						if (!destroyed) endpointStream.emit("error", err);
					});
				});
				inflateFilter.pipe(endpointStream);
			} else endpointStream = inflateFilter;
			installDestroyFn(endpointStream, function() {
				destroyed = true;
				if (inflateFilter !== endpointStream) inflateFilter.unpipe(endpointStream);
				readStream.unpipe(inflateFilter);
				readStream.destroy();
			});
		}
		callback(null, endpointStream);
	};
	ZipFile.prototype.readLocalFileHeader = function(entry, options, callback) {
		var self = this;
		if (callback == null) {
			callback = options;
			options = null;
		}
		if (options == null) options = {};
		self.reader.ref();
		var buffer = newBuffer(30);
		readAndAssertNoEof(self.reader, buffer, 0, buffer.length, entry.relativeOffsetOfLocalHeader, function(err) {
			try {
				if (err) return callback(err);
				var signature = buffer.readUInt32LE(0);
				if (signature !== 67324752) return callback(/* @__PURE__ */ new Error("invalid local file header signature: 0x" + signature.toString(16)));
				var fileNameLength = buffer.readUInt16LE(26);
				var extraFieldLength = buffer.readUInt16LE(28);
				var fileDataStart = entry.relativeOffsetOfLocalHeader + 30 + fileNameLength + extraFieldLength;
				if (fileDataStart + entry.compressedSize > self.fileSize) return callback(/* @__PURE__ */ new Error("file data overflows file bounds: " + fileDataStart + " + " + entry.compressedSize + " > " + self.fileSize));
				if (options.minimal) return callback(null, { fileDataStart });
				var localFileHeader = new LocalFileHeader();
				localFileHeader.fileDataStart = fileDataStart;
				localFileHeader.versionNeededToExtract = buffer.readUInt16LE(4);
				localFileHeader.generalPurposeBitFlag = buffer.readUInt16LE(6);
				localFileHeader.compressionMethod = buffer.readUInt16LE(8);
				localFileHeader.lastModFileTime = buffer.readUInt16LE(10);
				localFileHeader.lastModFileDate = buffer.readUInt16LE(12);
				localFileHeader.crc32 = buffer.readUInt32LE(14);
				localFileHeader.compressedSize = buffer.readUInt32LE(18);
				localFileHeader.uncompressedSize = buffer.readUInt32LE(22);
				localFileHeader.fileNameLength = fileNameLength;
				localFileHeader.extraFieldLength = extraFieldLength;
				buffer = newBuffer(fileNameLength + extraFieldLength);
				self.reader.ref();
				readAndAssertNoEof(self.reader, buffer, 0, buffer.length, entry.relativeOffsetOfLocalHeader + 30, function(err) {
					try {
						if (err) return callback(err);
						localFileHeader.fileName = buffer.subarray(0, fileNameLength);
						localFileHeader.extraField = buffer.subarray(fileNameLength);
						return callback(null, localFileHeader);
					} finally {
						self.reader.unref();
					}
				});
			} finally {
				self.reader.unref();
			}
		});
	};
	ZipFile.prototype.openReadStreamPromise = function(entry, options) {
		return new Promise((resolve, reject) => {
			this.openReadStream(entry, options, function(err, readStream) {
				if (err) return reject(err);
				resolve(readStream);
			});
		});
	};
	ZipFile.prototype.openReadStreamLowLevelPromise = function(fileDataStart, compressedSize, relativeStart, relativeEnd, decompress, uncompressedSize) {
		return new Promise((resolve, reject) => {
			this.openReadStream(fileDataStart, compressedSize, relativeStart, relativeEnd, decompress, uncompressedSize, function(err, readStream) {
				if (err) return reject(err);
				resolve(readStream);
			});
		});
	};
	ZipFile.prototype.readLocalFileHeaderPromise = function(entry, options) {
		return new Promise((resolve, reject) => {
			this.readLocalFileHeader(entry, options, function(err, localFileHeader) {
				if (err) return reject(err);
				resolve(localFileHeader);
			});
		});
	};
	function Entry() {}
	Entry.prototype.getLastModDate = function(options) {
		if (options == null) options = {};
		if (!options.forceDosFormat) for (var i = 0; i < this.extraFields.length; i++) {
			var extraField = this.extraFields[i];
			if (extraField.id === 21589) {
				var data = extraField.data;
				if (data.length < 5) continue;
				if (!(data[0] & 1)) continue;
				var posixTimestamp = data.readInt32LE(1);
				return /* @__PURE__ */ new Date(posixTimestamp * 1e3);
			} else if (extraField.id === 10) {
				var data = extraField.data;
				if (data.length !== 32) continue;
				if (data.readUInt16LE(4) !== 1) continue;
				if (data.readUInt16LE(6) !== 24) continue;
				var millisecondsSince1970 = (data.readUInt32LE(8) + 4294967296 * data.readInt32LE(12)) / 1e4 - 0xa9730b66800;
				return new Date(millisecondsSince1970);
			}
		}
		return dosDateTimeToDate(this.lastModFileDate, this.lastModFileTime, options.timezone);
	};
	Entry.prototype.canDecodeFileData = function() {
		return !this.isEncrypted() && (this.compressionMethod === 0 || this.compressionMethod === 8);
	};
	Entry.prototype.isEncrypted = function() {
		return (this.generalPurposeBitFlag & 1) !== 0;
	};
	Entry.prototype.isCompressed = function() {
		return this.compressionMethod === 8;
	};
	function LocalFileHeader() {}
	function dosDateTimeToDate(date, time, timezone) {
		var day = date & 31;
		var month = (date >> 5 & 15) - 1;
		var year = (date >> 9 & 127) + 1980;
		var millisecond = 0;
		var second = (time & 31) * 2;
		var minute = time >> 5 & 63;
		var hour = time >> 11 & 31;
		if (timezone == null || timezone === "local") return new Date(year, month, day, hour, minute, second, millisecond);
		else if (timezone === "UTC") return new Date(Date.UTC(year, month, day, hour, minute, second, millisecond));
		else throw new Error("unrecognized options.timezone: " + options.timezone);
	}
	function getFileNameLowLevel(generalPurposeBitFlag, fileNameBuffer, extraFields, strictFileNames) {
		var fileName = null;
		for (var i = 0; i < extraFields.length; i++) {
			var extraField = extraFields[i];
			if (extraField.id === 28789) {
				if (extraField.data.length < 6) continue;
				if (extraField.data.readUInt8(0) !== 1) continue;
				var oldNameCrc32 = extraField.data.readUInt32LE(1);
				if (crc32(fileNameBuffer) !== oldNameCrc32) continue;
				fileName = decodeBuffer(extraField.data.subarray(5), true);
				break;
			}
		}
		if (fileName == null) fileName = decodeBuffer(fileNameBuffer, (generalPurposeBitFlag & 2048) !== 0);
		if (!strictFileNames) fileName = fileName.replace(/\\/g, "/");
		return fileName;
	}
	function validateFileName(fileName) {
		if (fileName.indexOf("\\") !== -1) return "invalid characters in fileName: " + fileName;
		if (/^[a-zA-Z]:/.test(fileName) || /^\//.test(fileName)) return "absolute path: " + fileName;
		if (fileName.split("/").indexOf("..") !== -1) return "invalid relative path: " + fileName;
		return null;
	}
	function parseExtraFields(extraFieldBuffer) {
		var extraFields = [];
		var i = 0;
		while (i < extraFieldBuffer.length - 3) {
			var headerId = extraFieldBuffer.readUInt16LE(i + 0);
			var dataSize = extraFieldBuffer.readUInt16LE(i + 2);
			var dataStart = i + 4;
			var dataEnd = dataStart + dataSize;
			if (dataEnd > extraFieldBuffer.length) throw new Error("extra field length exceeds extra field buffer size");
			var dataBuffer = extraFieldBuffer.subarray(dataStart, dataEnd);
			extraFields.push({
				id: headerId,
				data: dataBuffer
			});
			i = dataEnd;
		}
		return extraFields;
	}
	function readAndAssertNoEof(reader, buffer, offset, length, position, callback) {
		if (length === 0) return setImmediate(function() {
			callback(null, newBuffer(0));
		});
		reader.read(buffer, offset, length, position, function(err, bytesRead) {
			if (err) return callback(err);
			if (bytesRead < length) return callback(/* @__PURE__ */ new Error("unexpected EOF"));
			callback();
		});
	}
	util.inherits(AssertByteCountStream, Transform);
	function AssertByteCountStream(byteCount) {
		Transform.call(this);
		this.actualByteCount = 0;
		this.expectedByteCount = byteCount;
	}
	AssertByteCountStream.prototype._transform = function(chunk, encoding, cb) {
		this.actualByteCount += chunk.length;
		if (this.actualByteCount > this.expectedByteCount) {
			var msg = "too many bytes in the stream. expected " + this.expectedByteCount + ". got at least " + this.actualByteCount;
			return cb(new Error(msg));
		}
		cb(null, chunk);
	};
	AssertByteCountStream.prototype._flush = function(cb) {
		if (this.actualByteCount < this.expectedByteCount) {
			var msg = "not enough bytes in the stream. expected " + this.expectedByteCount + ". got only " + this.actualByteCount;
			return cb(new Error(msg));
		}
		cb();
	};
	util.inherits(RandomAccessReader, EventEmitter);
	function RandomAccessReader() {
		EventEmitter.call(this);
		this.refCount = 0;
	}
	RandomAccessReader.prototype.ref = function() {
		this.refCount += 1;
	};
	RandomAccessReader.prototype.unref = function() {
		var self = this;
		self.refCount -= 1;
		if (self.refCount > 0) return;
		if (self.refCount < 0) throw new Error("invalid unref");
		self.close(onCloseDone);
		function onCloseDone(err) {
			if (err) return self.emit("error", err);
			self.emit("close");
		}
	};
	RandomAccessReader.prototype.createReadStream = function(options) {
		if (options == null) options = {};
		var start = options.start;
		var end = options.end;
		if (start === end) {
			var emptyStream = new PassThrough();
			setImmediate(function() {
				emptyStream.end();
			});
			return emptyStream;
		}
		var stream = this._readStreamForRange(start, end);
		var destroyed = false;
		var refUnrefFilter = new RefUnrefFilter(this);
		stream.on("error", function(err) {
			setImmediate(function() {
				if (!destroyed) refUnrefFilter.emit("error", err);
			});
		});
		installDestroyFn(refUnrefFilter, function() {
			stream.unpipe(refUnrefFilter);
			refUnrefFilter.unref();
			stream.destroy();
		});
		var byteCounter = new AssertByteCountStream(end - start);
		refUnrefFilter.on("error", function(err) {
			setImmediate(function() {
				if (!destroyed) byteCounter.emit("error", err);
			});
		});
		installDestroyFn(byteCounter, function() {
			destroyed = true;
			refUnrefFilter.unpipe(byteCounter);
			refUnrefFilter.destroy();
		});
		return stream.pipe(refUnrefFilter).pipe(byteCounter);
	};
	RandomAccessReader.prototype._readStreamForRange = function(start, end) {
		throw new Error("not implemented");
	};
	RandomAccessReader.prototype.read = function(buffer, offset, length, position, callback) {
		var readStream = this.createReadStream({
			start: position,
			end: position + length
		});
		var writeStream = new Writable();
		var written = 0;
		writeStream._write = function(chunk, encoding, cb) {
			chunk.copy(buffer, offset + written, 0, chunk.length);
			written += chunk.length;
			cb();
		};
		writeStream.on("finish", callback);
		readStream.on("error", function(error) {
			callback(error);
		});
		readStream.pipe(writeStream);
	};
	RandomAccessReader.prototype.close = function(callback) {
		setImmediate(callback);
	};
	util.inherits(RefUnrefFilter, PassThrough);
	function RefUnrefFilter(context) {
		PassThrough.call(this);
		this.context = context;
		this.context.ref();
		this.unreffedYet = false;
	}
	RefUnrefFilter.prototype._flush = function(cb) {
		this.unref();
		cb();
	};
	RefUnrefFilter.prototype.unref = function(cb) {
		if (this.unreffedYet) return;
		this.unreffedYet = true;
		this.context.unref();
	};
	var cp437 = "\0☺☻♥♦♣♠•◘○◙♂♀♪♫☼►◄↕‼¶§▬↨↑↓→←∟↔▲▼ !\"#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~⌂ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\xA0";
	function decodeBuffer(buffer, isUtf8) {
		if (isUtf8) return buffer.toString("utf8");
		else {
			var result = "";
			for (var i = 0; i < buffer.length; i++) result += cp437[buffer[i]];
			return result;
		}
	}
	function readUInt64LE(buffer, offset) {
		var lower32 = buffer.readUInt32LE(offset);
		return buffer.readUInt32LE(offset + 4) * 4294967296 + lower32;
	}
	var newBuffer;
	if (typeof Buffer.allocUnsafe === "function") newBuffer = function(len) {
		return Buffer.allocUnsafe(len);
	};
	else newBuffer = function(len) {
		return new Buffer(len);
	};
	function installDestroyFn(stream, fn) {
		if (typeof stream.destroy === "function") stream._destroy = function(err, cb) {
			fn();
			if (cb != null) cb(err);
		};
		else stream.destroy = fn;
	}
	function defaultCallback(err) {
		if (err) throw err;
	}
}));

// src/github/rejudge/read-artifact.ts
var import_yauzl = require_yauzl();
/**
* The JSON files of a zip file by their names; what else is in it is not unpacked. Nothing is written anywhere.
* Throws an ArtifactRefusal: no zip file, more than the limits allow, a name that leads out of a folder, encrypted,
* damaged, or no UTF-8. Sizes are checked before anything is unpacked, and unpacking stops where an entry turns out
* larger than it says.
*/
async function readArtifact(zip, limits) {
	try {
		return await readJsonFiles(await openZip(zip), limits);
	} catch (cause) {
		if (cause instanceof ArtifactRefusal) throw cause;
		throw new ArtifactRefusal(`it is no zip file that can be read: ${reasonOf(cause)}`, { cause });
	}
}
async function readJsonFiles(zip, { entries, unpackedBytes }) {
	if (zip.entryCount > entries) throw new ArtifactRefusal(`it has ${zip.entryCount} entries, ${entries} are allowed`);
	const texts = /* @__PURE__ */ new Map();
	let bytesSoFar = 0;
	zip.readEntry();
	for await (const [entry] of on(zip, "entry", { close: ["end"] })) {
		const { fileName, uncompressedSize } = entry;
		if (fileName.endsWith(".json")) {
			bytesSoFar += uncompressedSize;
			if (bytesSoFar > unpackedBytes) throw new ArtifactRefusal(`its JSON files have more than ${unpackedBytes} bytes`);
			if (texts.has(fileName)) throw new ArtifactRefusal("it has two files of the same name");
			texts.set(fileName, await readText(zip, entry));
		}
		zip.readEntry();
	}
	return texts;
}
async function readText(zip, entry) {
	return new TextDecoder("utf-8", { fatal: true }).decode(await buffer(await openEntry(zip, entry)));
}
async function openZip(zip) {
	return new Promise((resolve, reject) => {
		(0, import_yauzl.fromBuffer)(Buffer.from(zip.buffer, zip.byteOffset, zip.byteLength), {
			lazyEntries: true,
			strictFileNames: true
		}, (error, file) => {
			if (error === null) resolve(file);
			else reject(error);
		});
	});
}
async function openEntry(zip, entry) {
	return new Promise((resolve, reject) => {
		zip.openReadStream(entry, (error, stream) => {
			if (error === null) resolve(stream);
			else reject(error);
		});
	});
}

// src/github/rejudge/untrusted-run-file.ts
const MOST_NOTES = 50;
/** Of benchmarks that were asked for; only the command that measures again is made of them. */
const MOST_PATTERNS = 100;
/** Characters. */
const LONGEST_PROSE = 2e3;
const LONGEST_FACT = 200;
/** A text for people as one plain line of a bearable length. */
const asProse = (text) => toPlainLine(text, LONGEST_PROSE);
const asFact = (text) => toPlainLine(text, LONGEST_FACT);
/** A run with its texts for people cut; those that tell things apart are left alone. */
function withTextsCut(run) {
	return {
		...run,
		tool: asFact(run.tool),
		only: run.only.slice(0, MOST_PATTERNS).map(asFact),
		configHash: asFact(run.configHash),
		environment: withFactsCut(run.environment),
		notes: run.notes.slice(0, MOST_NOTES).map(asProse),
		...run.warnings === void 0 ? {} : { warnings: run.warnings.slice(0, MOST_NOTES).map(asProse) },
		benchmarks: run.benchmarks.map((record) => ({
			...record,
			version: record.version === null ? null : asFact(record.version),
			labels: Object.fromEntries(Object.entries(record.labels).map(([title, text]) => [asFact(title), asFact(text)])),
			loadHash: asFact(record.loadHash),
			variant: record.variant === null ? null : {
				...record.variant,
				environment: withFactsCut(record.variant.environment)
			},
			measurement: withReasonCut(record.measurement)
		}))
	};
}
function withReasonCut(measurement) {
	if ("reason" in measurement) return {
		...measurement,
		reason: asProse(measurement.reason)
	};
	return "why" in measurement ? {
		...measurement,
		why: asProse(measurement.why)
	} : measurement;
}
function withFactsCut(environment) {
	const { cpuModel, arch, nodeVersion, osMajor, kernel, valgrind, runnerImage } = environment;
	return {
		...environment,
		cpuModel: asFact(cpuModel),
		arch: asFact(arch),
		nodeVersion: asFact(nodeVersion),
		osMajor: asFact(osMajor),
		kernel: asFact(kernel),
		valgrind: valgrind === null ? null : asFact(valgrind),
		runnerImage: runnerImage === null ? null : asFact(runnerImage)
	};
}
/** More than any honest run has; a report of more would be of no use to anybody. */
const MOST_BENCHMARKS = 2e3;
const MOST_ROUNDS = 1e3;
const MOST_SLICES = 1e4;
/** Each is a column of a table. */
const MOST_LABELS = 50;
/** Repeats of a benchmark; a handful is taken. */
const MOST_COUNTS = 100;
/** Of a chart of a solo round; a hundred are drawn. */
const MOST_POINTS = 1e3;
/** Machine kinds that have stored runs. These and the rules of its policy are the run's own word, and replaced before it is judged. */
const MOST_KINDS = 1e3;
const MOST_RULES = 1e3;
/** No unit makes an honest figure so large, and sums of such figures stay finite. */
const LARGEST_FIGURE = 0xde0b6b3a7640000;
/** GitHub keeps an artifact for 400 days at most. An older run would be judged by acceptances that have long expired. */
const OLDEST_RUN_MS = 400 * DAY_MS;
/** The first thing of a run that is too large, too long or no such thing; null: there is none. */
function problemOfRun(run, now) {
	const startedAgoMs = now.getTime() - Date.parse(run.startedAt);
	if (startedAgoMs < -6e5) return "it says that it was measured in the future";
	if (startedAgoMs > OLDEST_RUN_MS) return "it says that it was measured more than 400 days ago";
	if (!isCommit(run.head) || run.base !== null && !isCommit(run.base)) return "its commits are no commit ids";
	if (!isFileName(run.configFile)) return "its configuration is no file of a repository";
	if (!isShownAsItIs(run.configFile)) return "the path of its configuration is too long for the name of a check, or has characters that are not shown there";
	if (run.profile.length > 300) return `the name of its profile has more than ${300} characters`;
	if (run.benchmarks.length > MOST_BENCHMARKS) return `it has ${run.benchmarks.length} benchmarks, ${MOST_BENCHMARKS} are allowed`;
	if (hasTwins(run.benchmarks)) return "it has the same benchmark twice";
	if ((run.storedKinds?.length ?? 0) > MOST_KINDS) return `it knows of more than ${MOST_KINDS} kinds of machines`;
	if (run.policy.rules.length > MOST_RULES) return `it has more than ${MOST_RULES} rules`;
	const labels = new Set(run.benchmarks.flatMap((benchmark) => Object.keys(benchmark.labels)));
	if (labels.size > MOST_LABELS) return `it has ${labels.size} labels, ${MOST_LABELS} are allowed`;
	if (hasLargeFigure(run)) return `it has figures above ${LARGEST_FIGURE}`;
	return problemOfControl(run.control) ?? run.benchmarks.map(problemOfBenchmark).find((problem) => problem !== null) ?? null;
}
const LONG_PART = `the name of a run that was joined has more than ${300} characters`;
function problemOfControl(control) {
	if (control.length > MOST_ROUNDS) return `it has more than ${MOST_ROUNDS} rounds of the control`;
	if (control.some(({ part }) => (part?.length ?? 0) > 300)) return LONG_PART;
	if (control.some(({ benchmark }) => benchmark.length > 300)) return `the name of a benchmark of the control has more than ${300} characters`;
	return problemOfSlices(control);
}
function problemOfBenchmark({ id, target, scenario, variant, part = "", measurement }) {
	if (id !== `${target}/${scenario}`) return "the id of a benchmark is not made of its target and its scenario";
	if (id.length > 300 || (variant?.name.length ?? 0) > 300) return `the name of a benchmark has more than ${300} characters`;
	if (part.length > 300) return LONG_PART;
	return problemOfMeasurement(measurement);
}
function problemOfMeasurement(measurement) {
	if (measurement.state === "not measured" && (measurement.missingProgram?.length ?? 0) > 300) return `the name of a program has more than ${300} characters`;
	const solos = "solos" in measurement ? measurement.solos : [];
	if (solos.length > MOST_ROUNDS) return TOO_MANY_ROUNDS;
	if (solos.some(({ memorySeries = [] }) => memorySeries.length > MOST_POINTS)) return `a round has more than ${MOST_POINTS} points of its memory`;
	const duets = varyingRounds(measurement)?.duets ?? [];
	if (duets.length > MOST_ROUNDS) return TOO_MANY_ROUNDS;
	if ((measurement.state === "measured" ? [measurement.instructions ?? [], measurement.instructionsOfHead ?? []] : []).some(({ length }) => length > MOST_COUNTS)) return `a benchmark has more than ${MOST_COUNTS} counts of its instructions`;
	return problemOfSlices(duets);
}
const TOO_MANY_ROUNDS = `a benchmark has more than ${MOST_ROUNDS} rounds`;
function problemOfSlices(rounds) {
	return rounds.some(({ slices }) => Object.values(slices).some((pairs) => pairs.length > MOST_SLICES)) ? `a round has more than ${MOST_SLICES} slices` : null;
}
function isCommit({ sha }) {
	return COMMIT_ID.test(sha);
}
function isFileName(path) {
	const normal = posix.normalize(path);
	return !/[\\\p{C}]/u.test(path) && !posix.isAbsolute(path) && !leadsOut(normal);
}
/** Whether check and comment are called by the path itself: by what is cut or left out it would pass for another configuration's. */
function isShownAsItIs(path) {
	return plainName(path) === path && !/[<>]/.test(path);
}
function hasTwins(benchmarks) {
	return new Set(benchmarks.map(keyOfBenchmark)).size < benchmarks.length;
}
/** Wherever it stands: what the schema lets through nests no deeper than the schema does. */
function hasLargeFigure(value) {
	if (typeof value === "number") return Math.abs(value) > LARGEST_FIGURE;
	return typeof value === "object" && value !== null && Object.values(value).some(hasLargeFigure);
}
/**
* The run file in a text that anybody may have made. What it claims may still be untrue; but it has the shape of a run
* file, and nothing in it is so large, long or odd that judging or reporting it could do harm. Stored runs and accepted
* regressions that it brings along are left out: they are the repository's to tell.
* Throws an ArtifactRefusal that tells the first thing that is wrong.
*/
function untrustedRunFile(text, { now }) {
	const { run } = parsed(text);
	const problem = problemOfRun(run, now);
	if (problem !== null) throw new ArtifactRefusal(problem);
	return {
		run: withTextsCut(run),
		history: [],
		acceptances: []
	};
}
/** The schema tells of each that is wrong, and that has to fit into memory. */
const MOST_VALUES = 2e6;
function parsed(text) {
	try {
		const alone = withoutRecords(text);
		if (hasMoreValuesThan(MOST_VALUES, alone)) throw new ArtifactRefusal(`it has more than ${MOST_VALUES} values`);
		return parseRunFile(alone, "the artifact");
	} catch (cause) {
		if (cause instanceof RangeError) throw new ArtifactRefusal("too much of it is wrong to be told", { cause });
		if (!(cause instanceof UserError)) throw cause;
		const tool = toolOfRunFile(text);
		throw new ArtifactRefusal(asProse(`${reasonOf(cause)}${tool === null ? "" : hintOnVersions(tool)}`), { cause });
	}
}
/** Stored runs may be many more values than all that was measured. */
function withoutRecords(text) {
	const data = jsonOrNull(text);
	return typeof data === "object" && data !== null ? JSON.stringify({
		...data,
		history: [],
		acceptances: []
	}) : text;
}
/** By the commas and brackets of a JSON text: no list has more of values than of these. Those inside of strings count as well. */
function hasMoreValuesThan(most, text) {
	let values = 0;
	for (const _ of text.matchAll(/[,[]/g)) {
		values += 1;
		if (values > most) return true;
	}
	return false;
}

// src/github/rejudge/collect-runs.ts
/** More configurations in one workflow run would be more comments than anybody wants. */
const MOST_RUNS = 20;
/** An honest artifact of hundreds of benchmarks has about a megabyte. */
const MAX_ZIP_BYTES = 16 * 1024 ** 2;
const LIMITS = {
	entries: 100,
	unpackedBytes: 64 * 1024 ** 2
};
/** The file that a gate leaves its run in. */
const RUN_FILE = /(?:^|\/)run\.json$/;
/**
* The run files among the artifacts of a workflow run: those of the artifact that the input names, and of the ones whose
* names begin with it and a hyphen, one for each configuration. Shards are parts that another job joins.
* Throws a UserError if GitHub does not answer.
*/
async function collectRuns(workflowRun, { github, inputs, now }) {
	const artifacts = newestOfEachName(await askGitHub(DOWNLOAD, async () => github.artifactsOf(workflowRun))).filter(({ name }) => name === inputs.artifact || name.startsWith(`${inputs.artifact}-`));
	const whole = artifacts.filter(({ name }) => !name.startsWith(`${inputs.artifact}-shard-`));
	if (whole.length === 0 && artifacts.length > 0) return {
		...refuseAll(inputs.artifact, "only shards were uploaded, and no run that they were joined to: see the job that joins them"),
		onlyShards: true
	};
	if (whole.length > 20) return refuseAll(inputs.artifact, `there are ${whole.length} artifacts of this name, ${20} are allowed`);
	const collected = [];
	for (const artifact of whole) collected.push(...await runsIn(artifact, {
		github,
		now
	}));
	if (collected.length > 20) return refuseAll(inputs.artifact, `there are ${collected.length} run files, ${20} are allowed`);
	return {
		runs: collected.filter((one) => "file" in one),
		refused: collected.filter((one) => "why" in one)
	};
}
const DOWNLOAD = {
	doing: "download what was measured",
	permission: "actions: read"
};
const refuseAll = (where, why) => ({
	runs: [],
	refused: [{
		where,
		why
	}]
});
/** A job that is run again uploads its artifacts again, and GitHub lists both, the newest first. */
function newestOfEachName(artifacts) {
	return artifacts.filter(({ name }, index) => artifacts.findIndex((artifact) => artifact.name === name) === index);
}
/** The runs of an artifact, each by itself: one that is refused does not take the others along. */
async function runsIn(artifact, { github, now }) {
	const texts = await orRefused(artifact.name, async () => runFilesIn(artifact, github));
	if ("why" in texts) return [texts];
	return Promise.all([...texts].map(async ([name, text]) => {
		const where = `${artifact.name}/${name}`;
		return orRefused(where, () => ({
			where,
			file: untrustedRunFile(text, { now })
		}));
	}));
}
async function runFilesIn({ id, isExpired, sizeBytes }, github) {
	if (isExpired) throw new ArtifactRefusal("it has expired: run the measuring workflow again");
	if (sizeBytes > MAX_ZIP_BYTES) throw tooLarge();
	const texts = await readArtifact(await download(id, github), LIMITS);
	const runFiles = new Map([...texts].filter(([name]) => RUN_FILE.test(name)));
	if (runFiles.size === 0) throw new ArtifactRefusal("it has no run.json");
	return runFiles;
}
async function download(id, github) {
	try {
		return await askGitHub(DOWNLOAD, async () => github.downloadArtifact(id, MAX_ZIP_BYTES));
	} catch (error) {
		throw error instanceof ArtifactTooLarge ? tooLarge() : error;
	}
}
const tooLarge = () => new ArtifactRefusal(`it has more than ${MAX_ZIP_BYTES} bytes`);
async function orRefused(where, act) {
	try {
		return await act();
	} catch (error) {
		if (error instanceof ArtifactRefusal) return {
			where,
			why: error.message
		};
		throw error;
	}
}

// src/github/rejudge/measured-against.ts
/**
* Tells a commit that a change may be held against from one that would excuse it: an old one has fewer benchmarks and other
* profiles, and one of a pull request's own has whatever that wants. In a queue nothing tells what was queued before from
* the group's own; but every pull request of it had to pass by itself first.
*
* @param branch that the change goes into, or what it is to be compared with instead
*/
async function placeOfBase(commit, { pull, sha }, { github, branch }) {
	if (commit === pull?.baseSha) return "the base";
	const contains = async (tip, ancestor) => await containsCommit(github, {
		commit: tip,
		ancestor
	}) === true;
	const forkPoint = await commonAncestor(github, branch, sha);
	if (forkPoint === null || forkPoint !== sha && !await contains(commit, forkPoint)) return "elsewhere";
	return await contains(branch, commit) || pull === null && commit !== sha && await contains(sha, commit) ? "below the change" : "elsewhere";
}
/**
* Looks up the commit that a run was measured against, which is the run's own word; of what proposes nothing the commit that
* was measured, because it was planned by what is there. Throws a UserError if GitHub does not answer.
*/
async function findMeasuredAgainst({ run, file }, origin, { github, defaultBranch, base }) {
	const { pull, sha, isProposal } = origin;
	const commit = isProposal ? run.base?.sha ?? null : sha;
	if (commit === null) return {
		place: null,
		config: null,
		warnings: []
	};
	const branch = (base === "none" ? null : base) ?? pull?.baseRef ?? defaultBranch;
	const place = await placeOfBase(commit, origin, {
		github,
		branch
	});
	return {
		place,
		config: place === "below the change" ? await configAt(file, commit, {
			github,
			onProblem: () => {}
		}) : null,
		warnings: pull !== null && place === "elsewhere" ? [`It was compared with ${shortCommit(commit)}, which GitHub does not know as a commit that ${branch} has had since the change left it: see whether that is meant.`] : []
	};
}

// src/github/rejudge/runs-on-commit.ts
/** Each is another artifact to download. One more than a comment remembers, and the pull request's own. */
const MOST_OTHER_RUNS = 7;
/**
* The other runs of a gate on the same commit that were compared with the same, the one that was measured last first, as far as
* the gate's own comment knows of them. A run by hand, which may need them, has the pull request's own beside them, because not
* every gate has a comment. Throws a UserError if GitHub does not answer.
*/
async function otherRunsOnCommit({ run, configs, origin }, context) {
	const configFile = configs.config.file;
	const ids = [...await runsInComment(configFile, origin, context), ...await runsOfPullRequest(origin, context)];
	const others = [];
	for (const workflowRun of [...new Set(ids)].filter((id) => id !== origin.workflowRun).slice(0, MOST_OTHER_RUNS)) {
		const collected = await runsIfAny(workflowRun, context);
		for (const { file } of collected.filter((one) => isSameGate(one.file.run.configFile, configFile))) {
			const configsOfOther = await configsIfComparedAlike(file.run, {
				run,
				configs,
				origin
			}, context);
			if (configsOfOther !== null) others.push({
				run: file.run,
				configs: configsOfOther
			});
		}
	}
	return others.toSorted((one, other) => Date.parse(other.run.startedAt) - Date.parse(one.run.startedAt));
}
/** A workflow run that somebody has deleted since has nothing to add. */
async function runsIfAny(workflowRun, context) {
	try {
		return (await collectRuns(workflowRun, context)).runs;
	} catch (error) {
		if (isForWantOfIt(error)) return [];
		throw error;
	}
}
/** Ids of the workflow runs that the gate has told of on this commit, the last first. */
async function runsInComment(configFile, origin, { github, inputs }) {
	const number = numberOfRun(origin);
	if (number === null || inputs.comment === "never") return [];
	const state = (await askGitHub({
		doing: "look for other results",
		permission: "pull-requests: read"
	}, async () => findOwnComments(github, number))).find((comment) => isOfGate(comment, configFile))?.state ?? null;
	return state === null || state.sha !== origin.sha ? [] : [state, ...state.earlier.toReversed()].map(({ run }) => run);
}
/** Ids of the workflow runs that the pull request itself has started on this commit, newest first. */
async function runsOfPullRequest({ pull, sha, workflowRun, startedByHand }, { github }) {
	if (pull === null || !startedByHand) return [];
	return askGitHub({
		doing: "look for the run of the pull request",
		permission: "actions: read"
	}, async () => github.finishedRunsBeside(workflowRun, {
		event: "pull_request",
		headSha: sha
	}));
}
/**
* What another run is held to; null: another commit was measured, for which it would be refused itself, or it was compared with
* something else. Beside an old release, or beside nothing, what the change made slower looks good. The base may have gone on
* between the two.
*/
async function configsIfComparedAlike(other, { run, configs, origin }, context) {
	const { github, defaultBranch, inputs: { base } } = context;
	if (await isCommitOrMergeOf(github, {
		commit: other.head.sha,
		of: origin.sha
	}) === false) return null;
	if (other.base?.sha === run.base?.sha) return configs;
	if (other.base === null || run.base === null) return null;
	const { config } = configs;
	const against = await findMeasuredAgainst({
		run: other,
		file: config.file
	}, origin, {
		github,
		defaultBranch,
		base
	});
	return against.place === "elsewhere" ? null : {
		config,
		measuredAgainst: against.config
	};
}

// src/merge/fill-run.ts
/** Several runs of one commit, each of which may have measured everything or a part: one is completed by others, and judged as one. */
/** A run with the benchmarks of an earlier one that it says nothing of. */
function filledFrom(run, earlier, isAskedForAll) {
	const added = recordsBeside(run, earlier, isAskedForAll);
	if (added.length === 0) return run;
	const leftOut = earlier.benchmarks.filter((record) => !added.includes(record));
	return {
		...run,
		only: uniteAsked([run.only, earlier.only]),
		...warningsOf(run, earlier),
		benchmarks: [...run.benchmarks, ...asFiguresOf(run, added, earlier)],
		alongside: [...alongside(run), ...asFiguresOf(run, [...leftOut, ...alongside(earlier)], earlier)]
	};
}
/** A run with the benchmarks of a later one, and of its own those that this says nothing of. */
function replacedBy(run, later, isAskedForAll) {
	const kept = recordsBeside(later, run, isAskedForAll);
	return {
		...run,
		only: uniteAsked([run.only, later.only]),
		...warningsOf(run, later),
		benchmarks: [...asFiguresOf(run, later.benchmarks, later), ...kept],
		alongside: [
			...alongside(run),
			...run.benchmarks.filter((record) => !kept.includes(record)),
			...asFiguresOf(run, alongside(later), later)
		]
	};
}
/** Each was about some of the benchmarks, and nobody knows which. */
const warningsOf = (...runs) => asWarnings(runs.flatMap(({ warnings = [] }) => warnings));
const alongside = (run) => run.alongside ?? [];
/**
* The records of another run that a run says nothing of. A suite that stands there as a whole is answered for by tasks of it where
* the change could not reach it, and any of it was measured all the same, or where all of it was asked for; what kept it from being
* measured is not mended by some of them.
*/
function recordsBeside(run, other, isAskedForAll) {
	const known = new Set(run.benchmarks.flatMap((record) => [legOf(record, run), keyOfBenchmark(record)]));
	const targets = new Set(run.benchmarks.map(({ target }) => target));
	const wholeSuites = new Set(run.benchmarks.filter(({ scenario }) => scenario === "*").map(({ target }) => target));
	const isAnswered = ({ target, scenario, measurement }) => scenario === "*" && targets.has(target) && (measurement.state === "unaffected" || isAskedForAll(run, target));
	const beside = other.benchmarks.filter((record) => !known.has(legOf(record, other)) && !known.has(keyOfBenchmark(record)) && !wholeSuites.has(record.target) && !isAnswered(record));
	return beside.every(({ target }) => target === "*") ? [] : beside;
}
/** A benchmark in a leg of a matrix, whatever CPU and whatever patch of Node.js a job was given that day. */
function legOf({ id, variant }, { environment }) {
	return JSON.stringify([
		id,
		"leg",
		coarseKindOf(variant?.environment ?? environment)
	]);
}
/** Records of another run, as a part of their own. What another kind of machine made of head alone does not belong beside the figures of this one, nor its counts beside what this one has stored; how the arms differ does. */
function asFiguresOf(run, records, from) {
	const named = records.map((record) => ({
		...record,
		part: withinPart(record, `the run of ${from.startedAt}`)
	}));
	return from.environment.key === run.environment.key ? named : named.map(ofBothArms);
}
function ofBothArms(record) {
	const { measurement } = record;
	if (measurement.state === "new") return {
		...record,
		measurement: {
			...measurement,
			solos: []
		}
	};
	return measurement.state === "measured" ? {
		...record,
		measurement: {
			...measurement,
			solos: [],
			instructionsOfHead: void 0,
			countingHash: void 0
		}
	} : record;
}

// src/github/rejudge/complete-run.ts
/**
* Several runs of one commit may have measured the same, or parts, and end in any order: comment and check tell of all
* benchmarks, and of each what was measured last. So what runs that were started later have measured takes the place of what
* this one has; and whoever starts a run by hand may measure a part only, which earlier runs complete. Throws a UserError if
* GitHub does not answer.
*/
async function completeRun(one, context) {
	const { run, origin, configs: { config } } = one;
	if (origin.pull === null) return {
		run,
		suitesInPart: /* @__PURE__ */ new Set()
	};
	const isAskedForAll = askedForAllBy(config, globsAskedFor(context.inputs, config));
	const onCommit = await otherRunsOnCommit(one, context);
	const others = onCommit.filter((other) => mayComplete(other, run));
	const isLater = ({ startedAt }) => Date.parse(startedAt) > Date.parse(run.startedAt);
	const later = others.filter((other) => isLater(other.run));
	const newest = later.reduceRight((whole, other) => replacedBy(whole, other.run, isAskedForAll), run);
	const earlier = origin.startedByHand ? others.filter((other) => !isLater(other.run)) : [];
	const whole = earlier.reduce((filled, other) => filledFrom(filled, other.run, isAskedForAll), newest);
	const contributing = [run, ...[...later, ...earlier].map((other) => other.run)];
	const suites = origin.startedByHand ? config.targets.filter(({ kind }) => kind === "suite").map(({ name }) => name) : [];
	return {
		run: {
			...whole,
			notes: [...notesOnOthers(run, newest, whole), ...run.notes],
			...asWarnings([...warningsOnNode(run, (origin.startedByHand ? onCommit : later).map((other) => other.run)), ...whole.warnings ?? []])
		},
		suitesInPart: new Set(suites.filter((suite) => !contributing.some((some) => isAskedForAll(some, suite))))
	};
}
/** Where the step that publishes is about a part itself, by these globs, all of them are all that can be asked for. */
function askedForAllBy(config, wanted) {
	return ({ only, profile }, suite) => {
		const asked = globsAskedFor({
			only,
			profile
		}, config);
		return meansAllOf(suite, asked) || wanted.length > 0 && wanted.every((glob) => asked.includes(glob));
	};
}
/**
* A change may set another Node.js, which a run that is started on the default branch does not have: of two such runs each takes the
* place of the other, and what it says need not be what will be merged.
*/
function warningsOnNode(run, others) {
	const own = onlyNodeOf(run);
	if (own === null) return [];
	const ofOthers = others.map(onlyNodeOf).filter((nodeVersion) => nodeVersion !== null).filter((nodeVersion) => majorOf(nodeVersion) !== majorOf(own));
	if (ofOthers.length === 0) return [];
	return [`This commit was measured on Node.js ${listOf([.../* @__PURE__ */ new Set([own, ...ofOthers])])}, and of each benchmark the last result counts: a run by hand goes by the perf.yml of the default branch. Where the change sets another Node.js, run its own jobs again.`];
}
/** null: it was measured on several versions on purpose, which are told apart by them. */
function onlyNodeOf(run) {
	const versions = environmentsOf(run).map(({ nodeVersion }) => nodeVersion);
	return new Set(versions.map(majorOf)).size === 1 ? versions[0] ?? null : null;
}
function notesOnOthers(run, newest, whole) {
	const ofLater = newest.benchmarks.filter((record) => !run.benchmarks.includes(record)).length;
	const ofEarlier = whole.benchmarks.length - newest.benchmarks.length;
	return [...ofLater === 0 ? [] : [`${countOf(ofLater, "benchmark")} came from a later run on this commit, which ended before this one.`], ...ofEarlier === 0 ? [] : [`${countOf(ofEarlier, "benchmark")} came from an earlier run on this commit: the newest did not measure everything.`]];
}
/** What was measured for tables alone, treated its arms differently, or would be refused for its plan, completes no verdict. */
function mayComplete({ run: other, configs }, run) {
	return other.measuredFor === run.measuredFor && judgeControl(other.control).state !== "unfair" && problemOfPlans(other, configs) === null;
}

// src/github/rejudge/excuses.ts
/**
* A benchmark that base and head have is lost where the run says that it is new or removed; and where it says that the change
* cannot reach it, and means the change since a commit that is no base: since its own head nothing has changed.
*/
function lostIfExcused(record, { comparable, only, isComparedElsewhere }) {
	if (!recordFilter(only)(record) || !isKnown(record, comparable, isComparedElsewhere)) return record;
	const reason = whyNotBelieved(record, isComparedElsewhere);
	return reason === null ? record : {
		...record,
		measurement: {
			state: "lost",
			reason
		}
	};
}
/**
* What a suite contains is not known without running it, so a single task may be new or removed; but there is no excuse for
* one beside a commit that is no base.
*/
function isKnown({ target, scenario }, comparable, isComparedElsewhere) {
	const trusted = comparable.find(({ name }) => name === target);
	if (trusted?.kind === "server") return trusted.scenarios.some(({ name }) => name === scenario);
	return trusted !== void 0 && (scenario === "*" || isComparedElsewhere);
}
function whyNotBelieved({ measurement }, isComparedElsewhere) {
	if (measurement.state === "new") return `the base has it, and the run that was uploaded says that it is new; ${SAME_BASE}: ${measurement.why}`;
	if (measurement.state === "removed") return "base and head have it, and the run that was uploaded says that head does not have it any more";
	if (measurement.state !== "unaffected" || !isComparedElsewhere) return null;
	return `the run that was uploaded says that the change cannot reach it, and means the change since a commit that is no base of it; ${SAME_BASE}`;
}
const SAME_BASE = "where the step that measured has a `base`, give the step that publishes the same";

// src/github/rejudge/rejudge.ts
/**
* Judges the rounds of an untrusted run by trusted facts: policy, stored runs, accepted regressions and the pull
* request's number are replaced, and what the run leaves out counts as lost, which never passes. Its own word remain the
* rounds, and what the change since its base cannot reach.
*/
function rejudge({ run }, facts) {
	const { config, pullRequest, mergeOf, isComparedElsewhere, requiresInstructions, notes, warnings, history, acceptances } = facts;
	const mustBeCounted = requiresInstructions && run.measuredFor !== "tables";
	const mentioned = run.benchmarks.map((record) => lostIfExcused(lostIfNotMeasured(record, config.targets), facts)).map((record) => lostIfNeverLookedAt(record, run)).map((record) => mustBeCounted ? invalidIfUncounted(record, config.targets) : record);
	const file = {
		run: {
			...run,
			configFile: config.file,
			policy: config.policy,
			pullRequest,
			mergeOf,
			hasUnknownBase: isComparedElsewhere ? true : void 0,
			storedKinds: void 0,
			benchmarks: [...mentioned, ...unmentioned(mentioned, run, facts)],
			notes: [...notes, ...run.notes],
			...asWarnings([...warnings, ...run.warnings ?? []])
		},
		history,
		acceptances
	};
	return {
		file,
		judgement: judge(file)
	};
}
/**
* Refuses a run of which no verdict can come: one shard of several, one whose rounds side by side are not there, or, of
* what is to be merged, one that compares nothing though the step that publishes does not ask for that. That its profile
* compares nothing is the run's own word, and taken only where the trusted configuration says so too. Throws an
* ArtifactRefusal.
*/
function refuseIfUnjudgeable({ shard, base, profile, measuredFor, benchmarks }, asked) {
	if (shard !== null) throw new ArtifactRefusal(`it is shard ${shard.index} of ${shard.count} alone: join the shards with the input \`merge\`, and upload what comes of it`);
	const uncompared = base === null || measuredFor === "tables" ? void 0 : benchmarks.find(isWithoutDuets);
	if (uncompared !== void 0) throw new ArtifactRefusal(`it says that it compares with a base, and has no round of ${uncompared.id} side by side with it`);
	if (!asked.isProposal) return;
	if (base === null && asked.base !== "none") throw new ArtifactRefusal(`it was measured without a base; if that is meant, give the step that publishes \`base: none\` too; ${COUNTS_AS_MERGED}`);
	if (measuredFor !== "tables") return;
	if (asked.profileName !== profile) throw new ArtifactRefusal(`it was measured by the ${profile} profile, which compares nothing; if that is meant, give the step that publishes \`profile: ${profile}\` too; ${COUNTS_AS_MERGED}`);
	if (asked.profile === null) throw new ArtifactRefusal(`it was measured by the ${profile} profile, which compares nothing, and the configuration that judges it has no profile of that name: it holds once it is on the base`);
	if (!comparesNothing(asked.profile)) throw new ArtifactRefusal(`it compares nothing, though its profile, ${profile}, is one that compares`);
}
/** A pull request that changes both steps is measured by its own, and published by the other as it was before. */
const COUNTS_AS_MERGED = "that step counts as it is on the default branch";
/** What cannot be compared is new, and what could not be measured is told as that. */
function isWithoutDuets({ measurement }) {
	return measurement.state === "measured" && (measurement.plan === null || measurement.duets.length === 0);
}
/**
* A run that is whole has measured everything that it was to measure: only interrupted ones and shards have not, and those
* without a program that the trusted configuration does not require.
*/
function lostIfNotMeasured(record, targets) {
	if (record.measurement.state !== "not measured") return record;
	const { reason, missingProgram } = record.measurement;
	const trusted = targets.find(({ name }) => name === record.target);
	if (missingProgram !== void 0 && (trusted === void 0 || mayBeLeftOut(trusted, missingProgram))) return record;
	return {
		...record,
		measurement: {
			state: "lost",
			reason: `the run did not measure it: ${reason}`
		}
	};
}
const UNMENTIONED = `the run that was uploaded does not mention it; where the step that measured has \`only\` or \`profile\`, give the step that publishes the same; ${COUNTS_AS_MERGED}`;
const PART_BY_HAND = "the run that somebody started by hand was asked for a part of it, and no other on this commit that is known here for all: measure everything again";
const UNMENTIONED_BY_HAND = "the run that somebody started by hand does not mention it, nor does an earlier one on this commit that is known here: measure everything again";
/**
* Stand-ins for the expected targets that the run says nothing of, for single scenarios of those that it mentions, and for what else may be in suites. What
* head does not have any more is mentioned as removed; but where there was no base nobody could know of it, and so only what
* base and head have can be missed.
*/
function unmentioned(records, { base }, { expected, comparable, ofBase, only, startedByHand, suitesInPart }) {
	const [targets, ids] = [new Set(records.map(({ target }) => target)), new Set(records.map(({ id }) => id))];
	const whole = expected.filter(({ name }) => !targets.has(name));
	const parts = (base === null ? comparable : ofBase).filter(({ kind, name }) => kind === "server" && targets.has(name));
	const suites = expected.filter(({ name }) => targets.has(name) && suitesInPart.has(name));
	const reason = startedByHand ? UNMENTIONED_BY_HAND : UNMENTIONED;
	return [...[...whole, ...parts].flatMap((target) => unmeasuredRecords(target, {
		state: "lost",
		reason
	})), ...suites.flatMap((target) => unmeasuredRecords(target, {
		state: "lost",
		reason: PART_BY_HAND
	}))].filter((record) => !ids.has(record.id) && recordFilter(only)(record));
}

// src/github/rejudge/stored-records.ts
/** Joined runs come from a matrix of a few; each kind of machine is a file to be asked for. */
const MOST_ENVIRONMENTS = 20;
/**
* The stored runs of a run's machine kinds and the accepted regressions, as they are in the repository now. Throws a
* UserError: a line that cannot be read (with file and line), or GitHub does not answer.
*/
async function readStoredRecords(run, config, { github, defaultBranch, inputs }) {
	const dir = inputs.baselines ?? config.baselines;
	const branch = inputs.baselineBranch ?? defaultBranch;
	const read = async (name, parse) => {
		const path = posix.join(dir, name);
		return parse(await askGitHub({
			doing: "read the stored baselines",
			permission: "contents: read"
		}, async () => github.fileAt(path, branch)) ?? "", `${path} of ${branch}`);
	};
	return {
		history: (await Promise.all(environmentsOf(run).slice(0, MOST_ENVIRONMENTS).map(async ({ key }) => read(historyFileName(key), parseHistory)))).flat(),
		acceptances: acceptancesOfGate(await read(ACCEPTANCES_FILE, parseAcceptances), config.file)
	};
}

// src/github/rejudge/withheld.ts
/**
* A commit has one check of a name, whichever pull request it was measured for: one that is slower than main would pass by a second
* pull request of the same commit, into a branch that is as slow already, and main's shows that. So what passes never takes the
* place of what fails for another one, as long as that is open and proposes the commit; nor does what passes for none. null: the check
* may pass, as it may where GitHub does not let anybody look. Throws a UserError if it does not answer.
*/
async function findWithheld(checkName, origin, context, look) {
	const { github, inputs } = context;
	if (inputs.check === "false") return null;
	const { notOf } = origin;
	const checks = await checksIfKnown(checkName, origin, context) ?? [];
	const hasFailedBefore = failingPullRequests(checks).some((number) => number === numberOfRun(origin));
	const isOpenForOther = look === "before writing" && notOf !== null && !(hasFailedBefore && passesFor(notOf, checks));
	const others = isOpenForOther ? [notOf] : await failingForOthers(checks, origin, github);
	if (others.length === 0) return null;
	return {
		checkName,
		others,
		why: isOpenForOther ? describeNotOf(notOf) : describeFailing(others),
		replacesOwn: look === "once written" || hasFailedBefore
	};
}
/** By the newest check of a pull request; none: it does not. */
function passesFor({ number }, checks) {
	const conclusion = checks.find(({ externalId }) => readIdOfCheck(externalId)?.number === number)?.conclusion;
	return conclusion === "success" || conclusion === "neutral";
}
async function failingForOthers(checks, origin, github) {
	const own = numberOfRun(origin);
	return stillProposed(failingPullRequests(checks).filter((number) => number !== own), origin.sha, github);
}
/** The checks of a name that the commit has, newest first; null: GitHub does not let anybody look. Throws a UserError if it does not answer. */
async function checksIfKnown(checkName, { sha }, { github }) {
	return askGitHubIfItSays({
		doing: "look up the checks of the commit",
		permission: "checks: write"
	}, async () => github.checksOn(sha, checkName));
}
/** By the newest check of each. */
function failingPullRequests(checks) {
	const known = checks.flatMap(({ conclusion, externalId }) => {
		const id = readIdOfCheck(externalId);
		return id === null ? [] : [{
			...id,
			fails: conclusion === "failure" && !id.passes
		}];
	});
	return known.filter(({ number, fails }, index) => fails && known.findIndex((one) => one.number === number) === index).map(({ number }) => number);
}
async function stillProposed(numbers, sha, github) {
	const deed = {
		doing: "look up the pull request",
		permission: "pull-requests: read"
	};
	return (await Promise.all(numbers.map(async (number) => askGitHubIfItSays(deed, async () => github.pullRequest(number))))).filter((pull) => pull !== null).filter(({ isOpen, headSha }) => isOpen && headSha === sha);
}
const named = (pulls) => listOf(pulls.map(({ number, baseRef }) => `#${number} into ${baseRef}`));
function describeFailing(others) {
	return `This passes, and the check stays as it is: a commit has but one, and it has failed for ${named(others)}, which proposes the same commit. It passes once that does: by /perf accept or /perf run there, or by running its jobs again. Or give this one a commit of its own; or close the other one, and run the job that publishes this one again.`;
}
/** For the report of a run that is `notOf` a pull request, whatever it says. */
function describeNotOf({ number, baseRef }) {
	return `Pull request #${number} proposes the same branch for ${baseRef}, and this was not compared with its base. A commit has but one check, which this result may fail, and pass only where it had failed it itself after the other one passed. /perf run names the pull request that it measures for; or propose it from a branch of its own, with a commit of its own.`;
}
/**
* Where the pull request itself has failed the check before, takes the place of that: else each of two that have failed it would wait
* for the other. And where its check passed a moment too early, takes that back. Gives what refused it, as whole sentences; null:
* nothing, or there is nothing to be written.
*/
async function replaceOwn({ checkName, others, why, replacesOwn }, origin, context) {
	if (!replacesOwn) return null;
	const number = numberOfRun(origin);
	return publishCheckWithoutRun({
		name: checkName,
		conclusion: "failure",
		failsAs: "failure",
		title: `Passes ${number === null ? "by itself" : `for #${number}`}: whether the commit does is up to ${named(others)}`,
		summary: markdownProse(why),
		...idOfCheck(origin, true)
	}, origin, context);
}

// src/github/rejudge/judge-anew.ts
/**
* Reads from the repository what an untrusted run is to be judged by, and judges it. Throws an ArtifactRefusal if no
* verdict can come of it, a UserError if GitHub does not answer or a stored baseline cannot be read.
*/
async function judgeAnew(untrusted, origin, context) {
	const { pullRequest, sha, isProposal, startedByHand } = origin;
	const { github, defaultBranch, inputs } = context;
	const base = await configThatJudges(untrusted.run, origin, context);
	const { config } = base;
	refuseUnknownNames(inputs, config);
	refuseIfUnjudgeable(untrusted.run, {
		isProposal,
		base: inputs.base,
		profileName: inputs.profile,
		profile: findProfile(inputs.profile, config)
	});
	if (isProposal && !startedByHand) await refuseIfOfAnotherCommit(untrusted.run, origin, context);
	const against = await findMeasuredAgainst({
		run: untrusted.run,
		file: config.file
	}, origin, {
		github,
		defaultBranch,
		base: inputs.base
	});
	const configs = {
		config,
		measuredAgainst: against.config
	};
	const problem = isProposal ? problemOfPlans(untrusted.run, configs) : null;
	if (problem !== null) throw new ArtifactRefusal(problem);
	const { run, suitesInPart } = await completeRun({
		run: untrusted.run,
		configs,
		origin
	}, context);
	const stored = await readStoredRecords(run, config, context);
	const comparable = isProposal ? await readComparableTargets(run, {
		base,
		against,
		sha,
		github
	}) : NOTHING_COMPARABLE;
	return rejudge({
		...untrusted,
		run
	}, {
		config,
		warnings: [
			...base.warnings,
			...against.warnings,
			...comparable.warnings
		],
		notes: [
			...base.notes,
			...notesOnCheck(origin),
			...notesOnHistory(stored.history.length)
		],
		pullRequest,
		mergeOf: isMergeIntoBase(run, against, origin, inputs) ? sha : void 0,
		expected: expectedTargets(inputs, configs),
		comparable: comparable.targets,
		ofBase: isProposal ? targetsOfBase(run, {
			base,
			against
		}) : [],
		only: globsAskedFor(inputs, config),
		isComparedElsewhere: against.place === "elsewhere",
		startedByHand,
		suitesInPart,
		requiresInstructions: requiresInstructions(configs),
		...stored
	});
}
/** What this version refuses may be good for the one that measured. */
async function configThatJudges({ configFile, tool }, origin, context) {
	try {
		return await readBaseConfig(configFile, origin, context);
	} catch (error) {
		if (!(error instanceof ArtifactRefusal)) throw error;
		throw new ArtifactRefusal(`${error.message}${hintOnVersions(tool)}`, { cause: error });
	}
}
/**
* GitHub says which commit a run is about, and the run alone what was checked out there: of main, or of what was pushed since, no
* verdict is the change's. What somebody started by hand has been asked for before: without a commit of its own it may be late.
*/
async function refuseIfOfAnotherCommit({ head }, { sha, pull }, { github }) {
	if (await isCommitOrMergeOf(github, {
		commit: head.sha,
		of: sha
	}) !== false) return;
	const whose = pull === null ? "the commit of the merge group" : "the newest commit of the pull request";
	throw new ArtifactRefusal(`it measured ${shortCommit(head.sha)}, which is neither ${shortCommit(sha)}, ${whose}, nor a merge of that: let actions/checkout run right before perf-gate, without \`ref\` and \`path\``);
}
/** Whether head is what GitHub makes of the pull request and its base, as far as that is known: no group, no other base, and not the branch by itself. */
function isMergeIntoBase({ head }, against, { pull, sha }, { base }) {
	return pull !== null && base === null && against.place !== "elsewhere" && head.sha !== sha;
}
function notesOnCheck({ notOf }) {
	return notOf === null ? [] : [describeNotOf(notOf)];
}
/** There is no clone to look up ancestors in, and GitHub would have to be asked about each of them. */
function notesOnHistory(runs) {
	return runs === 0 ? [] : [`Where this was judged it was not looked up which of the ${countOf(runs, "stored run")} lead to the base: all of them were used.`];
}

// src/github/rejudge/publish-each.ts
/**
* Judges and publishes each run by itself: one that is refused, or that cannot be judged because GitHub does not answer, has a
* check that does not pass, and keeps no other from its own. Throws what kept the first from being judged, once all is published.
*/
async function publishEach({ runs, unreadable, origin, context }) {
	const outcomes = await Promise.all(runs.map(async (run) => judgeOrExplain(run, origin, context)));
	const judged = outcomes.filter((outcome) => "judgement" in outcome);
	const unjudged = outcomes.filter((outcome) => "error" in outcome);
	const twins = judged.filter((run) => hasTwin(run, judged));
	const refused = [
		...unreadable,
		...outcomes.filter((outcome) => "why" in outcome),
		...twins.map(refuseTwin)
	];
	const checksWithoutRun = /* @__PURE__ */ new Set([...unjudged.map(({ checkName }) => checkName), ...refused.length === 0 ? [] : [checkNameWithoutRun(context)]]);
	const verdictLines = [];
	const refusals = [];
	const allWithheld = [];
	const published = judged.filter((one) => !twins.includes(one));
	for (const run of published) {
		const checkName = gateName(run.file.run.configFile);
		const hasCheck = context.inputs.check !== "false" && run.withheld === null && !checksWithoutRun.has(checkName);
		const { verdictLine, checkRefused } = await publishJudged(run, {
			hasCheck,
			origin,
			context
		});
		verdictLines.push(verdictLine);
		refusals.push(checkRefused);
		try {
			const withheld = hasCheck && run.passes ? await findWithheld(checkName, origin, context, "once written") : run.withheld;
			if (withheld === null) continue;
			allWithheld.push(withheld);
			notice(withheld.why);
			refusals.push(await replaceOwn(withheld, origin, context));
		} catch (error) {
			unjudged.push({
				checkName,
				error
			});
		}
	}
	for (const one of unjudged) await publishUnjudged(one, origin, context);
	if (refused.length > 0) refusals.push(await publishRefused(refused, origin, context));
	if (unjudged[0] !== void 0) throw unjudged[0].error;
	return {
		verdictLines,
		refused,
		unwritten: refusals.filter((refusal) => refusal !== null),
		withheld: allWithheld.map(({ why }) => why)
	};
}
async function judgeOrExplain({ where, file }, origin, context) {
	try {
		const judged = await judgeAnew(file, origin, context);
		const passes = concludeCheck(judged.judgement, context.inputs.failOnRegression) !== "failure";
		const withheld = passes ? await findWithheld(gateName(judged.file.run.configFile), origin, context, "before writing") : null;
		return {
			where,
			roundsMeasured: roundsIn(file.run),
			passes,
			withheld,
			...withheld === null ? judged : {
				...judged,
				file: withNote(judged.file, withheld.why)
			}
		};
	} catch (error) {
		if (error instanceof ArtifactRefusal) return {
			where,
			why: error.message
		};
		return {
			checkName: gateName(posix.normalize(file.run.configFile)),
			error
		};
	}
}
function withNote({ run, ...beside }, note) {
	return {
		...beside,
		run: {
			...run,
			notes: run.notes.includes(note) ? run.notes : [note, ...run.notes]
		}
	};
}
/** Two runs of one configuration would take turns in its comment and its check, and one that passes would hide the other. */
function hasTwin(run, all) {
	return all.some((other) => other !== run && other.file.run.configFile === run.file.run.configFile);
}
function refuseTwin({ where, file }) {
	return {
		where,
		why: `there is another run of ${file.run.configFile}: join them with the input \`merge\`, and upload what comes of it`
	};
}
async function publishJudged({ file, judgement, roundsMeasured }, { hasCheck, origin, context }) {
	const { workflowRun, attempt, sha } = origin;
	const { github, inputs } = context;
	const number = numberOfRun(origin);
	return publishRun({
		file,
		judgement,
		roundsMeasured,
		configText: await configTextIfAny(file.run.configFile, sha, context),
		report: {
			reportPath: "",
			jsonPath: ""
		},
		runUrl: runUrl(origin, context),
		fullReportUrl: context.ownRunUrl,
		origin: {
			workflowRun,
			attempt
		},
		comment: number === null || inputs.comment === "never" ? null : {
			number,
			isFork: false,
			when: inputs.comment
		},
		commit: sha,
		check: hasCheck ? idOfCheck(origin) : null,
		failOnRegression: inputs.failOnRegression,
		now: context.now,
		github
	});
}
/** Only the lines of annotations are looked up in it, and no verdict waits for these. */
async function configTextIfAny(file, sha, { github }) {
	try {
		return await configTextAt(file, sha, github);
	} catch (error) {
		if (error instanceof UserError) return null;
		throw error;
	}
}

// src/github/rejudge/what-to-publish.ts
/**
* The runs by pull request, those of the one that was found first, where its branch is proposed for others as well (`rivals`): GitHub
* says which commit a run measured, and not for which of them. Beside a commit that its base never had, which may be as slow already,
* it would pass by what another one is compared with: that is told on the one whose base has the commit, or on none, and never
* passes the check. Throws a UserError if GitHub does not answer.
*/
async function partsByPullRequest(runs, rivals, { origin, source }) {
	const owners = await Promise.all(runs.map(async ({ file }) => ownerOf(file.run, rivals, {
		origin,
		source
	})));
	const runsOf = (owner) => runs.filter((_, index) => owners[index] === owner);
	return [
		{
			runs: runsOf(origin.pull),
			origin
		},
		...rivals.map((rival) => ({
			runs: runsOf(rival),
			origin: {
				...origin,
				pull: rival,
				pullRequest: rival.number,
				notOf: origin.pull
			}
		})),
		...origin.pull === null ? [] : [{
			runs: runsOf(null),
			origin: {
				...origin,
				notOf: origin.pull
			}
		}]
	].filter((part, index) => index === 0 || part.runs.length > 0);
}
/** null: none whose base has the commit that the run was compared with. */
async function ownerOf({ base }, rivals, { origin, source: { github, inputs } }) {
	const { pull, sha } = origin;
	if (pull === null || rivals.length === 0 || inputs.base !== null || base === null) return pull;
	for (const one of [pull, ...rivals]) if (await placeOfBase(base.sha, {
		pull: one,
		sha
	}, {
		github,
		branch: one.baseRef
	}) !== "elsewhere") return one;
	return null;
}
/**
* Decides what becomes of a finished workflow run, and says it to nobody. `rivals`: other pull requests that it may be about.
* Throws a UserError if GitHub does not answer.
*/
async function whatToPublish({ conclusion, rivals }, origin, source) {
	const { config } = source.inputs;
	if (await leavesCheckAsItIs(gateOfStep(source), origin, source)) return { state: "aside" };
	const { runs, refused, onlyShards } = await collectRuns(origin.workflowRun, source);
	if (onlyShards === true && origin.startedByHand) return {
		state: "nothing uploaded",
		others: "none"
	};
	if (onlyShards === true && conclusion === "cancelled") return { state: "never joined" };
	const wanted = runs.filter(({ file }) => config === null || isSameGate(file.run.configFile, config));
	if (wanted.length === 0 && refused.length === 0) return {
		state: "nothing uploaded",
		others: whatIsOf(runs.length > 0 ? runs : await runsOfOthers(origin, source))
	};
	const forTheCheck = await withoutAside(wanted, origin, source);
	if (forTheCheck.length === 0 && refused.length === 0) return { state: "aside" };
	const isPartlyAside = forTheCheck.length < wanted.length;
	const current = await withoutOutdated(forTheCheck, origin, source);
	if (current.length === 0 && refused.length === 0) return {
		state: "outdated",
		isPartlyAside
	};
	return {
		state: "to be told",
		parts: (await partsByPullRequest(current, rivals, {
			origin,
			source
		})).map((part) => ({
			...part,
			unreadable: part.origin === origin ? refused : []
		})),
		isPartlyAside
	};
}
/**
* Runs of other configurations, where the step is about one and looks for its artifact alone: of whatever artifacts there are, until
* one is found that was asked for everything, as many as a step takes. What cannot be read is for other steps to tell, or nothing of perf-gate's.
*/
async function runsOfOthers({ workflowRun }, source) {
	const { github, inputs } = source;
	if (inputs.config === null) return [];
	const artifacts = await askGitHub({
		doing: "look for what else was measured",
		permission: "actions: read"
	}, async () => github.artifactsOf(workflowRun));
	const others = [];
	for (const artifact of [...new Set(artifacts.map(({ name }) => name))].slice(0, 20)) {
		others.push(...(await collectRuns(workflowRun, {
			...source,
			inputs: { artifact }
		})).runs);
		if (others.some(isOfEverything)) break;
	}
	return others;
}
function whatIsOf(others) {
	if (others.length === 0) return "none";
	return others.some(isOfEverything) ? "whole runs" : "parts";
}
function isOfEverything({ file }) {
	return file.run.only.length === 0;
}
/**
* The check says whether the pull request makes anything slower than its base. Somebody may ask something else by hand, for the tables
* alone or beside a base of its own, and the answer to that may pass where the other did not. What was asked is known from the inputs
* and the configuration of the base, before anything that was uploaded is looked at: that could say so of a run which was to be the
* check, and what is wrong with it is no reason for a check either. `check: true` says that every run asks so.
*/
async function leavesCheckAsItIs(configFile, origin, source) {
	const { base, check, profile } = source.inputs;
	if (!origin.startedByHand || check === "true") return false;
	if (base !== null) return true;
	try {
		const { config, source: whose } = await readBaseConfig(configFile, origin, source);
		const named = findProfile(profile, config);
		return (whose !== "head" || isSameGate(configFile, gateOfStep(source))) && named !== null && comparesNothing(named);
	} catch (error) {
		if (error instanceof ArtifactRefusal) return false;
		throw error;
	}
}
/** The runs that the check is to tell of: one step may publish several gates, and each has profiles of its own. */
async function withoutAside(runs, origin, source) {
	const verdicts = await Promise.all(runs.map(async ({ file }) => leavesCheckAsItIs(file.run.configFile, origin, source)));
	return runs.filter((_, index) => verdicts[index] === false);
}
/** What somebody started by hand is of the commit that was the newest then, which GitHub does not record. */
async function withoutOutdated(runs, { pull, startedByHand }, { github }) {
	if (!startedByHand || pull === null) return runs;
	const verdicts = await Promise.all(runs.map(async ({ file }) => isCommitOrMergeOf(github, {
		commit: file.run.head.sha,
		of: pull.headSha
	})));
	return runs.filter((_, index) => verdicts[index] !== false);
}

// src/github/rejudge/publish-workflow-run.ts
/** `checkRefused`: what kept GitHub from taking a check that says so; null: nothing, or none does. */
function skipped(why, checkRefused = null) {
	return {
		state: "skipped",
		why,
		unwritten: checkRefused === null ? [] : [checkRefused]
	};
}
/**
* The trusted stage: what a workflow that runs a pull request's code has uploaded is checked by schema and size, judged
* again by the repository's own thresholds, stored runs and acceptances, and published where GitHub says that it
* belongs. Nothing of the pull request is checked out or run. Throws a UserError if GitHub does not answer or a stored
* baseline cannot be read; what could be judged is published all the same, and the check of the rest says why it was not, or a reply
* where it may be none of the check's.
*/
async function publishTrusted(run, context) {
	const found = await findOrUnjudged(run, context);
	if (found.state === "not to be published") return skipped(found.why);
	const { pull, rivals } = found.state === "found" ? found : {
		pull: null,
		rivals: []
	};
	const origin = originOf(run, pull);
	const decided = await (mayBeAside(origin, context) ? orReplied : orUnjudged)(async () => whatToPublish({
		conclusion: run.conclusion,
		rivals
	}, origin, context), origin, context);
	if ("isPartlyAside" in decided && decided.isPartlyAside) await replyAside(origin, context);
	switch (decided.state) {
		case "aside": return leftAsItIs(origin, context);
		case "never joined": return neverJoined(origin, context);
		case "nothing uploaded": return nothingUploaded({
			...decided,
			conclusion: run.conclusion
		}, origin, context);
		case "outdated": return outdated(origin, context);
		case "to be told": return tellEach(decided.parts, context);
	}
}
/**
* A required check that stays away without a word is waited for by everybody, and the job that fails instead stands on no pull request.
* Of what was started by hand GitHub does not say which commit it is about, and for a group it is not asked.
*/
async function findOrUnjudged(run, context) {
	const find = async () => findPullRequest(run, context);
	return run.event === "pull_request" ? orUnjudged(find, originOf(run, null), context) : find();
}
function originOf(run, pull) {
	return {
		workflowRun: run.id,
		attempt: run.attempt,
		sha: pull?.headSha ?? run.headSha,
		pull,
		pullRequest: pullRequestToJudge(run, pull),
		notOf: null,
		isProposal: pull !== null || run.event === "merge_group",
		startedByHand: run.event === "workflow_dispatch"
	};
}
/**
* Somebody who starts a run by hand may ask what the check does not say. What keeps it from being known whether that is so is no reason
* to fail the check of a commit that passed; one that has failed, or that is not there, stays so.
*/
function mayBeAside({ startedByHand }, { inputs }) {
	return startedByHand && inputs.check !== "true";
}
async function tellEach(parts, context) {
	const published = [];
	for (const part of parts) published.push(await publishEach({
		...part,
		context
	}));
	return {
		state: "published",
		...joined(published)
	};
}
function joined(published) {
	return {
		verdictLines: published.flatMap(({ verdictLines }) => verdictLines),
		refused: published.flatMap(({ refused }) => refused),
		unwritten: published.flatMap(({ unwritten }) => unwritten),
		withheld: published.flatMap(({ withheld }) => withheld)
	};
}
async function replyAside(origin, context) {
	const { base } = context.inputs;
	const how = base === null ? "for the tables alone" : `with the base ${markdownCode(base)}`;
	await replyToStarter((run) => `The ${run} was started ${how}: what came of it is in its job summary, or in its log, and comment and check stay as they are.`, origin, context);
}
async function leftAsItIs(origin, context) {
	await replyAside(origin, context);
	return skipped("Somebody started it by hand for the tables alone, or with a `base`: what came of it is in its job summary, or in its log, and comment and check stay as they are. Where every run is to be like that, `check: true` at this step lets it write them.");
}
/** A job that joins shards and fails makes its run a failed one. */
const NEVER_JOINED = "It was cancelled before its shards were joined, as a run is that a newer one takes the place of: there is nothing to publish.";
async function neverJoined(origin, context) {
	return skipped(NEVER_JOINED, await failGroup(origin, context));
}
/**
* Of a pull request a check that stays away lets nothing through, and harms nobody else. A merge queue waits for it as long as it may,
* with everything that is queued behind the group. A check that fails puts the group out at once, and lets no more through.
* Gives what refused it; null: nothing.
*/
async function failGroup(origin, context) {
	if (!origin.isProposal || origin.pull !== null) return null;
	return publishCheckWithoutRun({
		...concludeWithoutVerdict(context),
		title: "Nothing was measured as a whole: no run was uploaded",
		summary: `There is no verdict. The log of [the workflow run](${runUrl(origin, context)}) says why.`
	}, origin, context);
}
async function outdated(origin, context) {
	const why = "The pull request was pushed to while it was measured: measure again.";
	await replyToStarter((run) => `There is no result of the ${run}. ${why}`, origin, context);
	return skipped(why);
}
/**
* The label is a decision of somebody with a role in the repository; without it a required check that stays away is as it should be.
* What a part was asked of is told by the configurations that have such benchmarks: a reply for each of the others would say that
* something is missing.
*/
async function nothingUploaded({ conclusion, others }, origin, context) {
	const { artifact, config } = context.inputs;
	if (others !== "parts") await replyToStarter((run) => `There is no result of the ${run}. It has uploaded none${config === null ? "" : ` for ${markdownCode(config)}`}: its log says why.`, origin, context);
	if (origin.pull?.labels.includes("skip perf") === true) return excused(`Nothing was measured: the pull request has the label "${SKIP_LABEL}".`, origin, context);
	const why = `Workflow run ${origin.workflowRun} has no artifact \`${artifact}\` with a run${config === null ? "" : ` of ${config}`}: there is nothing to publish.`;
	if (conclusion !== "success") return skipped(why, await failGroup(origin, context));
	return skipped(why, others === "none" ? await failWithoutLabel(origin, context) : await failWithoutConfig(origin, context));
}
async function excused(why, origin, context) {
	const name = checkNameWithoutRun(context);
	const find = async (look) => orUnjudged(async () => findWithheld(name, origin, context, look), origin, context);
	const before = await find("before writing");
	const refused = before === null ? await publishCheckWithoutRun({
		conclusion: "neutral",
		title: why,
		summary: why
	}, origin, context) : null;
	const withheld = before ?? await find("once written");
	return withheld === null ? skipped(why, refused) : skipped(`${why} ${withheld.why}`, await replaceOwn(withheld, origin, context));
}
/**
* Jobs that are run again have the labels of the first time: under the label they end well and measure nothing, also once it is taken
* off, and the neutral check of the first time would let pass what nobody excuses any more. Without that a workflow that measured
* nothing may have had nothing to measure, and a commit that was measured by hand meanwhile has its verdict.
*/
async function failWithoutLabel(origin, context) {
	if (origin.pull === null || origin.startedByHand || origin.attempt === 1 || context.inputs.check === "false") return null;
	const checks = await orUnjudged(async () => checksIfKnown(checkNameWithoutRun(context), origin, context), origin, context);
	if (checks !== null && checks[0]?.conclusion !== "neutral") return null;
	return publishCheckWithoutRun({
		...concludeWithoutVerdict(context),
		title: `Nothing was measured, and the pull request does not have the label "${SKIP_LABEL}"`,
		summary: "A job that is run again has the labels of its first run. Push to the pull request, close it and open it again, or command `/perf run`."
	}, origin, context);
}
/**
* Where head does not have the configuration that the step is about, as the base has, no run of it ever comes, and a required check
* would be waited for. Gives what refused the check that fails instead; null: nothing, or none does.
*/
async function failWithoutConfig(origin, context) {
	const { github, defaultBranch, inputs: { config } } = context;
	if (config === null || !origin.isProposal || origin.startedByHand) return null;
	const base = origin.pull?.baseSha ?? defaultBranch;
	if (!await orUnjudged(async () => await hasConfig(config, base, github) && !await hasConfig(config, origin.sha, github), origin, context)) return null;
	return publishCheckWithoutRun({
		...concludeWithoutVerdict(context),
		title: `Nothing was measured: head has no ${plainName(config)}, and its base has`,
		summary: `Where the change moves or removes it, it has to change the input \`config\` of every step that publishes as well, and be merged under the label "${SKIP_LABEL}". Else bring it up to date with its base.`
	}, origin, context);
}

// src/action/publish-task.ts
const LOOK_UP = {
	doing: "look up the workflow run",
	permission: "actions: read"
};
/**
* Publishes what a workflow run has measured. The check tells the verdict, so this job fails if that could not be written: what the
* commit shows then may be an older one, or nothing for which a merge queue waits.
*/
async function publishFinishedRun({ run }, start) {
	const { event: { repository, defaultBranch }, inputs, serverUrl, runUrl, github } = openJob(start);
	if (github === null) throw new UserError({
		what: "without a token nothing can be published",
		where: "the input `token`",
		fix: "Leave it out: the token of the workflow is taken then."
	});
	const finished = "event" in run ? run : await askGitHub(LOOK_UP, async () => github.workflowRun(run.id));
	const published = await publishTrusted(finished, {
		github,
		repository,
		defaultBranch,
		serverUrl,
		ownRunUrl: runUrl,
		inputs,
		now: /* @__PURE__ */ new Date()
	});
	if (published.state === "skipped") skipJob(published.why);
	const [unwritten] = published.unwritten;
	if (unwritten !== void 0) throw new UserError({
		what: unwritten,
		where: "the check of the commit",
		fix: "Run this job again once that is over or mended: nothing is lost."
	});
}
/** Carries out what somebody asks for in a comment. */
async function obeyComment({ comment }, start) {
	const job = openJob(start);
	const { github, inputs, serverUrl, runUrl } = job;
	if (github === null) throw new UserError({
		what: "without a token no command can be obeyed",
		where: "the input `token`",
		fix: "Leave it out: the token of the workflow is taken then."
	});
	const { repository, defaultBranch } = comment;
	const now = /* @__PURE__ */ new Date();
	const { state, note } = await obeyCommand(comment, {
		github,
		serverUrl,
		inputs,
		openCheckout: async () => openCheckoutOf(job),
		publishAgain: async (run) => publishTrusted(run, {
			github,
			repository,
			defaultBranch,
			serverUrl,
			ownRunUrl: runUrl,
			inputs,
			now
		}),
		warn: warning,
		now
	});
	if (state === "ignored") skipJob(note);
	else notice(note);
}
/** Where nothing is checked out, that is said before git complains of everything else. */
async function openCheckoutOf({ env, inputs, serverUrl }) {
	const checkout = await openCheckout({
		root: process.cwd(),
		env,
		token: inputs.token,
		serverUrl
	});
	await readHead(checkout.git);
	return checkout;
}

export { obeyComment, publishFinishedRun };