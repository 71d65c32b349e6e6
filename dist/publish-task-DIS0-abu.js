import { n as __require, t as __commonJSMin } from "./rolldown-runtime-CoNq6U3z.js";
import { m as warning, n as skipJob, r as NO_FILES, t as openJob, u as notice } from "./job-8jnTSn1R.js";
import { t as GITHUB_ERRORS } from "./github-Dj0zCqkt.js";
import { a as openCheckout, n as storeAcceptance, o as readHead } from "./baseline-branch-EBuwNLzM.js";
import { i as explainIfRefused, n as askGitHub, o as nullIfGone } from "./refusal-Dl0fUAim.js";
import { a as reasonOf, r as UserError } from "./errors-B-nyEVmC.js";
import { a as markdownCode, m as toPlainLine, s as markdownProse, u as plainName } from "./escape-BWBapS6T.js";
import { a as MOST_ACCEPTANCE_DAYS, n as DAY_MS, t as CLOCK_TOLERANCE_MS, u as parseDurationMs } from "./quantities-zpBlaDnA.js";
import { Et as isAbout, St as environmentsOf, l as keyOfBenchmark, lt as instructionsOf } from "./verdict-CFN-Oras.js";
import { T as METRIC_NAMES, v as formatPercent } from "./reasons-L4d3T4Xv.js";
import { d as describeReason, f as explainReason, u as describeNote } from "./report-document-DhKrmnUq.js";
import { i as isOfGate, n as configFileOf, r as findOwnComments } from "./comment-state-12zo4v3O.js";
import { a as namesOfGate, n as firstThere, r as isSameGate, t as CONFIG_FILES } from "./file-names-CQnLoMAY.js";
import { _ as parseConfig, a as parseAcceptances, n as acceptancesOfGate, t as ACCEPTANCES_FILE, u as parseHistory } from "./acceptances-RASQ-GOI.js";
import { c as listOf, o as distinct, s as jsonOrNull, t as COMMIT_ID, u as shortCommit } from "./phrases-9oUwjXNw.js";
import { n as version } from "./version-BSYgtqsx.js";
import { n as pullRequestOfGroup, t as SKIP_LABEL } from "./task-hrAVAVjI.js";
import { a as isCommitOrMergeOf, i as isBaseOfChange, n as gateName, t as publishRun } from "./publish-run-CSH9VRyP.js";
import { c as toolOfRunFile, o as parseRunFile, u as judge } from "./run-file-DePvcKCy.js";
import { a as leadsOut } from "./schema-DMlQLd7_.js";
import { c as mayHoldCounts, i as historyFileName, r as comparableWith } from "./baseline-files-DTBMi0eZ.js";
import { n as withinPart, r as coarseKindOf } from "./merge-runs-flw8ipCE.js";
import { l as targetFilter } from "./benchmark-glob-DWJhJ7IU.js";
import { n as comparesNothing, r as findProfile } from "./profiles-DbKt4u1S.js";
import { t as globsOfRun } from "./settings-of-run-B714LNoB.js";
import { c as unmeasuredRecords, i as recordFilter, t as mayBeLeftOut } from "./unmeasured-BuFg5rbY.js";
import process from "node:process";
import { posix } from "node:path";
import { buffer } from "node:stream/consumers";

// src/github/rejudge/trusted-context.ts
/** An artifact, or the run in it, is not as perf-gate makes it. Anyone may have made it, so this is no crash. */
var ArtifactRefusal = class extends Error {
	name = "ArtifactRefusal";
	reason;
	constructor(reason, options) {
		super(describeReason(reason), options);
		this.reason = reason;
	}
};
/** Names both versions where another one measured than judges: that may be the cause. */
function withVersions(because, measuredBy) {
	return measuredBy === version ? because : {
		kind: "upload-from-other-version",
		because,
		measuredBy,
		judgedBy: version
	};
}
/** Page of the workflow run that measured, where its artifacts are. */
function runUrl(id, { serverUrl, repository }) {
	return `${serverUrl}/${repository}/actions/runs/${id}`;
}

// src/github/rejudge/base-config.ts
/** Characters. An unknown key is told with all that are known, and no check has room for that of every commit. */
const LONGEST_PROBLEM = 160;
/**
* The configuration that judges a run, read by GitHub's API: that of the base, else of the default branch, so that a
* change cannot relax its own gate by removing or renaming it. Where neither has one that can be used, head's own
* holds, as it does where it was measured. Without a pull request the default branch is the base.
*
* @throws ArtifactRefusal if no commit has the configuration that the run claims, or none that can be used, a UserError if GitHub
*   does not answer
*/
async function readBaseConfig(claimedFile, { pull, sha }, { github, defaultBranch }) {
	const problems = [];
	for (const ref of /* @__PURE__ */ new Set([
		pull?.baseSha ?? defaultBranch,
		defaultBranch,
		sha
	])) {
		const found = await configAt(claimedFile, ref, github);
		if (found === null) continue;
		if ("where" in found) {
			problems.push(found);
			continue;
		}
		const { file } = found;
		const isHeads = ref === sha;
		const instead = isHeads ? "head" : shortCommit(ref);
		return {
			config: found,
			isHeads,
			notes: isHeads && problems.length === 0 ? [{
				kind: "head-configuration-judges",
				file,
				branch: defaultBranch
			}] : [],
			warnings: problems.length === 0 ? [] : [{
				kind: "base-configuration-unusable",
				problems: describeProblems(problems),
				file,
				instead
			}]
		};
	}
	throw new ArtifactRefusal({
		kind: "no-usable-configuration",
		file: claimedFile,
		problems: describeProblems(problems)
	});
}
/** `perf-gate.yml at 1f0e4c7a9b2d and perf-gate.yml at main cannot be used: unknown key "x"`, each reason once. */
function describeProblems(problems) {
	return [...Map.groupBy(problems, ({ why }) => why)].map(([why, alike]) => `${listOf(alike.map(({ where }) => where))} cannot be used: ${why}`).join("; ");
}
/** The configuration of a commit, branch or tag; null: there is none. @throws UserError if GitHub does not answer */
async function configAt(claimedFile, ref, github) {
	const found = await firstThere(namesOfGate(claimedFile), async (file) => askGitHub({
		doing: "read the configuration",
		permission: "contents: read"
	}, async () => github.fileAt(file, ref)));
	if (found === null) return null;
	try {
		return parseConfig(found.text, found.file);
	} catch (error) {
		if (!(error instanceof UserError)) throw error;
		return {
			where: `${found.file} at ${shortCommit(ref)}`,
			why: toPlainLine(reasonOf(error), LONGEST_PROBLEM)
		};
	}
}

// src/github/commands/command.ts
const COMMAND_USAGE = [
	"- `/perf run [GLOB] [BUDGET]` measures this pull request again: `/perf run express/* 10m`",
	"- `/perf accept BENCHMARK [30d] REASON` accepts a regression: `/perf accept express/updateUser the new validation is worth it`",
	"",
	"A benchmark whose name has spaces is put in quotes."
].join("\n");
/** Every report repeats the reason, so a longer line is cut visibly. */
const MAX_LINE_LENGTH = 500;
/** A word, or several in quotes: names of tasks may have spaces, and reports show names in backticks. */
const WORD = /^(?:"([^"]+)"|`([^`]+)`|(\S+))(?: |$)/u;
/** The workflow starts the job with the right to accept by this spelling (`examples/perf-commands.yml`). */
const SPELLED_ACCEPT = /^\/perf accept/iu;
/** The command in the first line of a comment; null: it has none. */
function parseCommand(body) {
	const [firstLine = ""] = body.trimStart().split(/[\r\n]/u, 1);
	const [, verb, text = ""] = /^\/perf(?: (\S+)(?: (.*))?)?$/isu.exec(toPlainLine(firstLine, MAX_LINE_LENGTH)) ?? [];
	if (!/^\/perf(?:\s|$)/iu.test(firstLine)) return null;
	if (verb === void 0) return notUnderstood("it does not say what to do");
	switch (verb.toLowerCase()) {
		case "run": return parseRun(text);
		case "accept": return SPELLED_ACCEPT.test(body) ? parseAccept(text) : notUnderstood("`/perf accept` must stand at the very beginning, with one blank in it: that starts the job which may accept");
		default: return notUnderstood(`there is no command "${verb}"`);
	}
}
function parseRun(text) {
	const words = wordsOf(text);
	const [budget = null, ...otherBudgets] = words.filter((word) => parseDurationMs(word) !== null);
	const [only = null, ...otherGlobs] = words.filter((word) => parseDurationMs(word) === null);
	if (otherGlobs.length + otherBudgets.length > 0) return notUnderstood("it has more than one pattern or budget; separate patterns by commas, and write a budget like 10m");
	return budget !== null && parseDurationMs(budget) === 0 ? notUnderstood("nothing can be measured in no time") : {
		kind: "run",
		only,
		budget
	};
}
function parseAccept(text) {
	const [benchmark, rest] = takeWord(text);
	if (benchmark === null) return notUnderstood("it does not say which benchmark is accepted");
	const [, givenDays, reason = ""] = /^(?:(\d+)d(?: |$))?(.*)$/su.exec(rest) ?? [];
	const days = givenDays === void 0 ? null : Number(givenDays);
	if (days !== null && (days < 1 || days > 3650)) return notUnderstood(`it can be accepted for 1 to ${MOST_ACCEPTANCE_DAYS} days`);
	return reason === "" ? notUnderstood("it does not say why; the repository keeps the reason, and every report shows it") : {
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
/** `why` is a sentence, with or without its full stop. */
function notDone(why) {
	return `This was not done: ${markdownProse(why.trim().replace(/\.$/u, ""))}.`;
}

// src/github/commands/accept-regression.ts
/**
* `/perf accept`: records in the repository that the regressions which the pull request's report shows are meant to stay, and judges them again. Gives
* what was done, for the log.
*
* @throws UserError: it cannot be recorded, or GitHub does not answer
*/
async function acceptRegression(command, order) {
	const { comment: { issue, createdAt }, github, react, reply } = order;
	const found = findShownRegressions(await askGitHub({
		doing: "read the report",
		permission: "pull-requests: read"
	}, async () => findOwnComments(github, issue)), {
		benchmark: command.benchmark,
		writtenAt: createdAt
	});
	if ("why" in found) {
		await reply(notDone(explainReason(found.why)));
		return `Nothing was accepted: ${describeReason(found.why)}.`;
	}
	const planned = await Promise.all(found.regressions.map(async (regression) => ({
		acceptance: acceptanceOf(command, regression, order),
		dir: await baselinesFolder(regression, order)
	})));
	const checkout = await order.openCheckout();
	const branch = order.inputs.baselineBranch ?? order.defaultBranch;
	for (const { acceptance, dir } of planned) await storeAcceptance(acceptance, {
		checkout,
		branch,
		dir
	});
	await react("+1");
	const accepted = `${markdownCode(command.benchmark)} is accepted until ${planned[0]?.acceptance.expires.slice(0, 10) ?? ""}`;
	for (const workflowRun of new Set(found.regressions.map((regression) => regression.workflowRun))) await publishAgain(workflowRun, accepted, order);
	return planned.map(({ acceptance }) => describeAcceptance(acceptance)).join(" ");
}
function acceptanceOf({ benchmark, days, reason }, { configFile, upTo, metrics, commit }, { comment, author, inputs, now }) {
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
/**
* The folder in which the stage that publishes looks for acceptances. A configuration that only the pull request has was measured as the pull request
* likes, and could name any folder.
*/
async function baselinesFolder({ configFile, commit }, order) {
	const { comment, defaultBranch, github, inputs } = order;
	const pull = await askGitHub({
		doing: "look up the pull request",
		permission: "pull-requests: read"
	}, async () => github.pullRequest(comment.issue));
	try {
		const { config, isHeads } = await readBaseConfig(configFile, {
			pull,
			sha: commit
		}, order);
		if (!isHeads) return inputs.baselines ?? config.baselines;
	} catch (error) {
		if (!(error instanceof ArtifactRefusal)) throw error;
	}
	throw GITHUB_ERRORS["configuration-not-in-use"]({
		file: configFile,
		branch: defaultBranch
	});
}
/** Judges again, and answers where comment or check do not show what was accepted. */
async function publishAgain(workflowRun, accepted, order) {
	const { github, reply } = order;
	try {
		const run = await askGitHub({
			doing: "look up the workflow run",
			permission: "actions: read"
		}, async () => github.workflowRun(workflowRun));
		const { verdictLines, remarks, unwritten: [unwritten] } = await order.publishAgain(run);
		const [remark] = remarks.map(describeNote);
		const problem = unwritten ?? (verdictLines.length === 0 ? remark : void 0);
		if (problem !== void 0) await reply(replyToUnpublished(problem));
		else if (remark !== void 0) await reply(`${accepted}. ${markdownProse(remark)}`);
	} catch (error) {
		if (!(error instanceof UserError)) throw error;
		await reply(replyToUnpublished(error.message));
	}
	function replyToUnpublished(why) {
		const page = runUrl(workflowRun, order);
		return `${accepted}, but the verdict shown is still the one of before: ${markdownProse(why.trim().replace(/\.$/u, ""))}. [Run the workflow](${page}) again to have it judged anew.`;
	}
}
function describeAcceptance({ benchmark, upTo, by, expires, pullRequest }) {
	return `${by} accepted ${benchmark}${upTo === null ? "" : ` up to ${formatPercent(upTo)} worse`} until ${expires.slice(0, 10)} for pull request #${pullRequest}.`;
}
/** An accepted regression can be accepted again: for longer, or with another reason. */
const CAN_BE_ACCEPTED = /* @__PURE__ */ new Set(["regressed", "accepted"]);
/**
* The regressions of a benchmark (an id, or a glob over ids) that the comments of a pull request show, one for each configuration. Any bot's comment
* with the marker counts as ours, so of two neither is believed. The author of a command has not seen what a comment shows only since then.
*/
function findShownRegressions(comments, { benchmark, writtenAt }) {
	const shown = comments.flatMap(({ marker, state }) => state === null ? [] : [{
		configFile: configFileOf(marker),
		state
	}]);
	const regressions = [];
	for (const { configFile, state } of shown) {
		const regressed = state.results.filter(({ id, verdict, worst }) => isAbout({ benchmark }, id) && CAN_BE_ACCEPTED.has(verdict) && (worst ?? 0) > 0);
		if (regressed.length === 0) continue;
		if (comments.filter((comment) => isOfGate(comment, configFile)).length > 1) return { why: {
			kind: "two-reports",
			file: configFile
		} };
		if (Date.parse(state.shownSince) > writtenAt.getTime()) return { why: {
			kind: "report-changed-since",
			file: configFile,
			commit: state.sha
		} };
		const isWhole = state.isCut !== true || regressed.every(({ id }) => id === benchmark);
		regressions.push({
			configFile,
			commit: state.sha,
			workflowRun: state.run,
			upTo: Math.max(...regressed.map(({ worst }) => worst)),
			...isWhole ? boundsByMetric(regressed) : {}
		});
	}
	const states = shown.map(({ state }) => state);
	return regressions.length > 0 ? { regressions } : { why: whyNothing(states, benchmark) };
}
/** The largest bound of several benchmarks; one without a comparison may be worse by as much as its worst. None where one of them does not say. */
function boundsByMetric(results) {
	if (results.some(({ metrics }) => metrics === void 0)) return {};
	const compared = METRIC_NAMES.filter((metric) => results.some(({ metrics }) => metrics?.[metric] !== void 0));
	return { metrics: Object.fromEntries(compared.map((metric) => [metric, Math.max(...results.map(({ worst, metrics }) => metrics?.[metric] ?? worst))])) };
}
function whyNothing(shown, benchmark) {
	const all = shown.flatMap(({ results }) => results);
	if (all.length === 0) return { kind: "nothing-reported" };
	const isCut = shown.some((state) => state.isCut === true);
	const results = all.filter(({ id }) => isAbout({ benchmark }, id)).map(({ id, verdict }) => ({
		id,
		verdict
	}));
	if (results.length > 0) return {
		kind: "no-regression-of-known-size",
		benchmark,
		results,
		isCut
	};
	return {
		kind: "benchmark-not-reported",
		benchmark,
		regressed: all.filter(({ verdict }) => verdict === "regressed").map(({ id }) => id),
		isCut
	};
}

// src/github/commands/obey-command.ts
const MAY_COMMAND = /* @__PURE__ */ new Set(["admin", "write"]);
/**
* Carries out the command in a new comment on a pull request. Gives a sentence for the log. A comment without a command costs no request.
* A person who may not write to the repository gets a thumb down and no other answer.
*
* @throws UserError where the set-up keeps a command from being carried out; its author has been told then
*/
async function obeyCommand(comment, context) {
	const { author, authorIsBot, isPullRequest, issue, commentId } = comment;
	const { github, warn } = context;
	const command = parseCommand(comment.body);
	if (command === null || !isPullRequest || author === null || authorIsBot) return {
		state: "ignored",
		note: "The comment asks nothing of perf-gate."
	};
	const permission = await askGitHub({
		doing: `look up what ${author} may do`,
		permission: "contents: read"
	}, async () => github.permissionOf(author));
	const orWarn = async (doing, answer) => {
		const refused = await explainIfRefused({
			doing,
			permission: "pull-requests: write"
		}, answer);
		if (refused !== null) warn(refused);
	};
	const order = {
		...context,
		comment,
		author,
		react: async (reaction) => orWarn("react to the comment", async () => github.react(commentId, reaction)),
		reply: async (markdown) => orWarn("reply to the comment", async () => github.createComment(issue, markdown))
	};
	if (!MAY_COMMAND.has(permission)) {
		await order.react("-1");
		return {
			state: "ignored",
			note: `${author} gave a command without the right to write to this repository.`
		};
	}
	try {
		return {
			state: "answered",
			note: await carryOut(command, order)
		};
	} catch (error) {
		if (error instanceof UserError) await order.reply(`${notDone(error.message)} ${markdownProse(error.fix)}`);
		throw error;
	}
}
async function carryOut(command, order) {
	switch (command.kind) {
		case "run": return startRun(command, order);
		case "accept": return acceptRegression(command, order);
		case "not understood":
			await order.reply(`This command was not understood: ${markdownProse(command.problem)}.\n\n${COMMAND_USAGE}`);
			return `A command was not understood: ${command.problem}.`;
	}
}
/**
* `/perf run`: starts the workflow that measures, on the default branch, with its own few permissions. It may measure only the commit that is
* the newest now, because its author may push anything after the command.
*/
async function startRun({ only, budget }, { comment, author, github, inputs: { workflow }, react, reply }) {
	const { issue, defaultBranch } = comment;
	const { isOpen, headSha } = await askGitHub({
		doing: "look up the pull request",
		permission: "pull-requests: read"
	}, async () => github.pullRequest(issue));
	if (!isOpen) {
		await reply(notDone("the pull request is closed"));
		return `Pull request #${issue} is closed: nothing was started.`;
	}
	const inputs = {
		"pull-request": String(issue),
		commit: headSha,
		...only === null ? {} : { only },
		...budget === null ? {} : { budget }
	};
	const fix = `Take ${workflow} from the example of this version, inputs included, on the default branch, and see under Actions that it is enabled.`;
	await askGitHub({
		doing: `start ${workflow} on ${defaultBranch} by workflow_dispatch`,
		permission: "actions: write",
		advice: {
			where: workflow,
			fix
		}
	}, async () => github.dispatchWorkflow({
		workflow,
		ref: defaultBranch,
		inputs
	}));
	await react("rocket");
	return `${author} started ${workflow} for pull request #${issue}.`;
}

// src/github/rejudge/check-of-commit.ts
/** Name of the check of the gate that the step is about. */
function checkNameOfStep({ inputs }) {
	return gateName(inputs.config ?? CONFIG_FILES[0]);
}
/** Writes a check that has no run to tell of, unless none is wanted. Gives what refused it, as whole sentences; null: nothing. */
async function publishCheckWithoutRun(said, { sha, finished }, context) {
	const { github, inputs } = context;
	if (inputs.check === "false") return null;
	const refused = await explainIfRefused({
		doing: "write the check run",
		permission: "checks: write",
		explainsAnything: true
	}, async () => github.createCheck({
		name: checkNameOfStep(context),
		conclusion: inputs.failOnRegression ? "failure" : "neutral",
		...said,
		sha,
		detailsUrl: runUrl(finished.id, context),
		annotations: []
	}));
	if (refused !== null) warning(refused);
	return refused;
}
/**
* Says that there is no verdict: in a check that fails, because a required check must neither pass nor stay away without a word. A run by hand is
* answered instead: it changes the check only by a result. Gives what refused the check, as whole sentences; null: nothing.
*
* @param why as Markdown
*/
async function tellNoVerdict({ why, ...check }, origin, context) {
	if (!origin.startedByHand) return publishCheckWithoutRun({
		...check,
		summary: `There is no verdict: ${why}`
	}, origin, context);
	await replyByHand((run) => `There is no result of the ${run}: ${why}`, origin, context);
	return null;
}
/** Answers a run by hand on its pull request. `textAbout` is given the run as a link, and gives markdown. */
async function replyByHand(textAbout, { pulls: [pull], startedByHand, finished }, context) {
	const { github, inputs } = context;
	if (pull === void 0 || !startedByHand || inputs.comment === "never") return;
	const text = textAbout(`[run by hand](${runUrl(finished.id, context)})`);
	const refused = await explainIfRefused({
		doing: "reply on the pull request",
		permission: "pull-requests: write"
	}, async () => github.createComment(pull.number, text));
	if (refused !== null) warning(refused);
}
/** An error in markdown: what went wrong, where, and how to mend it. */
function explainError(error) {
	return (error instanceof UserError ? [
		error.message,
		`Where: ${error.where}`,
		error.fix
	] : [reasonOf(error)]).map(markdownProse).join("\n\n");
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
	exports.fromBufferPromise = fromBufferPromise;
	function fromBufferPromise(buffer, options) {
		return new Promise((resolve, reject) => {
			fromBuffer(buffer, {
				...options,
				lazyEntries: true
			}, function(err, zipfile) {
				if (err) return reject(err);
				resolve(zipfile);
			});
		});
	}
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

// src/github/rejudge/untrusted-run-file.ts
var import_yauzl = require_yauzl();
const MOST_NOTES = 50;
/** Globs of `only`; they go into the command that measures again, and nowhere else. */
const MOST_PATTERNS = 100;
/** Characters. */
const LONGEST_PROSE = 2e3;
const LONGEST_FACT = 200;
const asFact = (text) => toPlainLine(text, LONGEST_FACT);
/** A reason with every text in it as one plain line. */
function withProseCut(value) {
	if (typeof value === "string") return toPlainLine(value, LONGEST_PROSE);
	if (Array.isArray(value)) return value.map(withProseCut);
	return typeof value === "object" && value !== null ? Object.fromEntries(Object.entries(value).map(([key, inside]) => [key, withProseCut(inside)])) : value;
}
/** A run with its texts for people cut; those that tell things apart are left alone. */
function withTextsCut(run) {
	return {
		...run,
		tool: asFact(run.tool),
		only: run.only.slice(0, MOST_PATTERNS).map(asFact),
		configHash: asFact(run.configHash),
		environment: withFactsCut(run.environment),
		notes: run.notes.slice(0, MOST_NOTES).map(withProseCut),
		warnings: run.warnings.slice(0, MOST_NOTES).map(withProseCut),
		benchmarks: run.benchmarks.map((record) => ({
			...record,
			version: record.version === null ? null : asFact(record.version),
			labels: Object.fromEntries(Object.entries(record.labels).map(([title, text]) => [asFact(title), asFact(text)])),
			loadHash: asFact(record.loadHash),
			variant: record.variant === null ? null : {
				...record.variant,
				environment: withFactsCut(record.variant.environment)
			},
			measurement: withReasonCut(record.measurement),
			...record.cause === void 0 ? {} : { cause: withProseCut(record.cause) }
		}))
	};
}
function withReasonCut(measurement) {
	if ("reason" in measurement) return {
		...measurement,
		reason: withProseCut(measurement.reason)
	};
	return "why" in measurement ? {
		...measurement,
		why: withProseCut(measurement.why)
	} : measurement;
}
/** The key names a file, and the schema limits it. */
function withFactsCut(environment) {
	return Object.fromEntries(Object.entries(environment).map(([name, fact]) => [name, typeof fact === "string" && name !== "key" ? asFact(fact) : fact]));
}
/** No unit makes an honest figure so large, and sums of such figures stay finite. */
const LARGEST_FIGURE = 0xde0b6b3a7640000;
/** GitHub keeps an artifact for 400 days at most. An older run would be judged by acceptances that have long expired. */
const OLDEST_RUN_DAYS = 400;
/** Finds the first thing that makes a run impossible or harmful to judge and report; null: there is none. */
function problemOfRun(run, now) {
	const startedAgoMs = now.getTime() - Date.parse(run.startedAt);
	if (startedAgoMs < -6e5 || startedAgoMs > OLDEST_RUN_DAYS * 864e5) return {
		kind: "upload-date-impossible",
		days: OLDEST_RUN_DAYS
	};
	if (!isCommit(run.head) || run.base !== null && !isCommit(run.base)) return { kind: "upload-without-commit-ids" };
	if (!isFileName(run.configFile) || !isShownAsItIs(run.configFile)) return { kind: "upload-configuration-path-odd" };
	const tooLarge = sizesOf(run).find(({ most, size }) => size > most);
	if (tooLarge !== void 0) return {
		kind: "upload-too-large",
		most: tooLarge.most,
		unit: tooLarge.unit
	};
	if (run.benchmarks.some(({ id, target, scenario }) => id !== `${target}/${scenario}`)) return { kind: "upload-with-odd-benchmark-id" };
	if (new Set(run.benchmarks.map(keyOfBenchmark)).size < run.benchmarks.length) return { kind: "upload-with-same-benchmark-twice" };
	return hasLargeFigure(run) ? { kind: "upload-with-huge-figure" } : null;
}
/** More than any honest run has; a report of more would be of no use. */
function sizesOf({ benchmarks, storedKinds = [], policy, profile }) {
	const measurements = benchmarks.map(({ measurement }) => measurement);
	const duets = measurements.map((measurement) => "duets" in measurement ? measurement.duets : []);
	const solos = measurements.map((measurement) => "solos" in measurement ? measurement.solos : []);
	const names = [profile, ...benchmarks.flatMap(({ id, variant, part = "", measurement }) => [
		id,
		variant?.name ?? "",
		part,
		"missingProgram" in measurement ? measurement.missingProgram ?? "" : ""
	])];
	return [
		{
			most: 2e3,
			unit: "benchmarks",
			size: benchmarks.length
		},
		{
			most: 1e3,
			unit: "kinds of machines",
			size: storedKinds.length
		},
		{
			most: 1e3,
			unit: "rules",
			size: policy.rules.length
		},
		{
			most: 50,
			unit: "labels",
			size: new Set(benchmarks.flatMap(({ labels }) => Object.keys(labels))).size
		},
		{
			most: 300,
			unit: "characters in a name",
			size: longest(names)
		},
		{
			most: 1e3,
			unit: "rounds",
			size: longest([...duets, ...solos])
		},
		{
			most: 1e4,
			unit: "slices in a round",
			size: longest(duets.flat().flatMap(({ slices }) => Object.values(slices)))
		},
		{
			most: 1e3,
			unit: "points in a chart",
			size: longest(solos.flat().map(({ memorySeries = [] }) => memorySeries))
		}
	];
}
/** `Math.max` would take each of a million lists as an argument. */
const longest = (lists) => lists.reduce((most, { length }) => Math.max(most, length), 0);
function isCommit({ sha }) {
	return COMMIT_ID.test(sha);
}
function isFileName(path) {
	return !/[\\\p{C}]/u.test(path) && !posix.isAbsolute(path) && !leadsOut(path);
}
/** Tells whether check and comment show the whole path: cut, it could pass for another configuration's. */
function isShownAsItIs(path) {
	return plainName(path) === path && !/[<>]/.test(path);
}
/** Wherever it stands: what the schema lets through nests no deeper than the schema does. */
function hasLargeFigure(value) {
	if (typeof value === "number") return Math.abs(value) > LARGEST_FIGURE;
	return typeof value === "object" && value !== null && Object.values(value).some(hasLargeFigure);
}
/**
* Parses a run file that anyone may have made. What it claims may be untrue, but it has the shape of a run file, and nothing in it
* is so large or odd that judging or reporting it could do harm. Stored runs and accepted
* regressions that it brings along are left out: they are the repository's to tell.
*
* @throws ArtifactRefusal that tells the first thing that is wrong
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
		if (hasMoreValuesThan(MOST_VALUES, alone)) throw new ArtifactRefusal({
			kind: "upload-too-large",
			most: MOST_VALUES,
			unit: "values"
		});
		return parseRunFile(alone, "the artifact");
	} catch (cause) {
		if (cause instanceof RangeError) throw new ArtifactRefusal({
			kind: "upload-unreadable",
			problem: "too much of it is wrong to be told"
		}, { cause });
		if (!(cause instanceof UserError)) throw cause;
		const tool = toolOfRunFile(text);
		const reason = {
			kind: "upload-unreadable",
			problem: reasonOf(cause)
		};
		throw new ArtifactRefusal(withProseCut(tool === null ? reason : withVersions(reason, tool)), { cause });
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
/** Configurations in one workflow run; each has a comment. */
const MOST_RUNS = 20;
/** An honest artifact of hundreds of benchmarks has about a megabyte. */
const MAX_ZIP_BYTES = 16 * 1024 ** 2;
/** Files and folders of an artifact, and the bytes of all its JSON files. */
const LIMITS = {
	entries: 100,
	unpackedBytes: 64 * 1024 ** 2
};
/** The file that a gate leaves its run in. */
const RUN_FILE = /(?:^|\/)run\.json$/;
/**
* The run files among the artifacts of a workflow run: those of the artifact that the input names, and of the ones whose
* names begin with it and a hyphen, one for each configuration. Shards are parts that another job joins.
*
* @throws UserError if GitHub does not answer
*/
async function collectRuns(finished, context) {
	const { github, inputs } = context;
	const all = newestOfEachName(await askGitHub(DOWNLOAD, async () => github.artifactsOf(finished.id)));
	const artifacts = all.filter(({ name }) => name === inputs.artifact || name.startsWith(`${inputs.artifact}-`));
	const whole = artifacts.filter(({ name }) => !name.startsWith(`${inputs.artifact}-shard-`));
	if (whole.length === 0 && artifacts.length > 0) return refuseAll(inputs.artifact, { kind: "upload-of-shards-only" });
	if (whole.length > MOST_RUNS) return refuseAll(inputs.artifact, {
		kind: "upload-too-large",
		most: MOST_RUNS,
		unit: "artifacts"
	});
	const collected = [];
	for (const artifact of whole) collected.push(...await runsIn(artifact, finished, context));
	if (collected.length > MOST_RUNS) return refuseAll(inputs.artifact, {
		kind: "upload-too-large",
		most: MOST_RUNS,
		unit: "run files"
	});
	const runs = collected.filter((one) => "file" in one);
	const twins = runs.filter((one) => runs.some((other) => other !== one && isSameGate(other.file.run.configFile, one.file.run.configFile)));
	return {
		runs: runs.filter((one) => !twins.includes(one)),
		refused: [...collected.filter((one) => "why" in one), ...twins.map(refuseTwin)],
		hasOthers: all.length > artifacts.length
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
	}],
	hasOthers: false
});
/** Two runs of one configuration would take turns in its comment and its check, and one that passes would hide the other. */
function refuseTwin({ where, file }) {
	return {
		where,
		why: {
			kind: "several-runs-of-configuration",
			file: file.run.configFile
		}
	};
}
/** A job that is run again uploads its artifacts again, and GitHub lists both, the newest first. */
function newestOfEachName(artifacts) {
	return artifacts.filter(({ name }, index) => artifacts.findIndex((artifact) => artifact.name === name) === index);
}
/** The runs of an artifact, each by itself: one that is refused does not take the others along. */
async function runsIn(artifact, finished, { github, now }) {
	const { name, uploadedAt } = artifact;
	const texts = await orRefused(name, async () => runFilesIn(artifact, github));
	if ("why" in texts) return [texts];
	return Promise.all([...texts].map(async ([path, text]) => {
		const where = `${name}/${path}`;
		return orRefused(where, () => ({
			where,
			file: untrustedRunFile(text, { now }),
			finished,
			uploadedAt
		}));
	}));
}
async function runFilesIn({ id, isExpired, sizeBytes }, github) {
	if (isExpired) throw new ArtifactRefusal({ kind: "upload-expired" });
	const zip = sizeBytes > MAX_ZIP_BYTES ? null : await askGitHub(DOWNLOAD, async () => github.downloadArtifact(id, MAX_ZIP_BYTES));
	if (zip === null) throw new ArtifactRefusal({
		kind: "upload-too-large",
		most: MAX_ZIP_BYTES,
		unit: "bytes"
	});
	const runFiles = new Map([...await readArtifact(zip)].filter(([name]) => RUN_FILE.test(name)));
	if (runFiles.size === 0) throw new ArtifactRefusal({ kind: "upload-without-run" });
	return runFiles;
}
async function orRefused(where, act) {
	try {
		return await act();
	} catch (error) {
		if (error instanceof ArtifactRefusal) return {
			where,
			why: error.reason
		};
		throw error;
	}
}
/**
* The JSON files of a zip file by their names; what else is in it is not unpacked. Nothing is written anywhere.
* Throws an ArtifactRefusal: no zip file, more than the limits allow, a name that leads out of a folder, encrypted,
* damaged, or no UTF-8. Sizes are checked before anything is unpacked, and unpacking stops where an entry turns out
* larger than it says.
*/
async function readArtifact(bytes, { entries, unpackedBytes } = LIMITS) {
	try {
		const buffered = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
		const zip = await (0, import_yauzl.fromBufferPromise)(buffered, {
			lazyEntries: true,
			strictFileNames: true
		});
		if (zip.entryCount > entries) throw new ArtifactRefusal({
			kind: "upload-too-large",
			most: entries,
			unit: "entries"
		});
		const texts = /* @__PURE__ */ new Map();
		let bytesSoFar = 0;
		for await (const entry of zip.eachEntry()) {
			const { fileName, uncompressedSize } = entry;
			if (!fileName.endsWith(".json")) continue;
			bytesSoFar += uncompressedSize;
			if (bytesSoFar > unpackedBytes) throw new ArtifactRefusal({
				kind: "upload-too-large",
				most: unpackedBytes,
				unit: "unpacked bytes"
			});
			if (texts.has(fileName)) throw new ArtifactRefusal({ kind: "upload-with-same-file-twice" });
			const unpacked = await buffer(await zip.openReadStreamPromise(entry));
			texts.set(fileName, new TextDecoder("utf-8", { fatal: true }).decode(unpacked));
		}
		return texts;
	} catch (cause) {
		if (cause instanceof ArtifactRefusal) throw cause;
		throw new ArtifactRefusal({
			kind: "upload-not-a-zip",
			problem: reasonOf(cause)
		}, { cause });
	}
}

// src/github/rejudge/find-pull-request.ts
const LOOK_UP$1 = {
	doing: "look up the pull request",
	permission: "pull-requests: read"
};
/**
* Finds the pull requests that a finished workflow run is about, by what GitHub knows of the run. Its upload could name another
* one. No pull request: the run is about none. Several: its branch is proposed for several others. `why`: it is not to be published.
*
* @throws UserError if GitHub does not answer
*/
async function findPullRequests(run, context) {
	if (run.event === "pull_request") return openPullRequestsOf(run, context);
	const number = run.event === "workflow_dispatch" ? numberInTitle(run.title) : null;
	return number === null ? { pulls: [] } : openPullRequest(number, context);
}
/**
* GitHub leaves a fork's pull requests out of the event, so they are looked up by branch and by newest commit. The pull request into the
* default branch goes first, then the oldest.
*/
async function openPullRequestsOf({ headBranch, headRepository, headSha }, { github, defaultBranch }) {
	if (headBranch === null) return { why: { kind: "branch-of-run-unknown" } };
	if (headRepository === null) return { why: { kind: "repository-of-run-gone" } };
	const open = await askGitHub(LOOK_UP$1, async () => github.openPullRequestsFrom({
		repository: headRepository,
		branch: headBranch
	}));
	const isFirst = ({ baseRef }) => Number(baseRef === defaultBranch);
	const pulls = open.filter((one) => one.headSha === headSha).toSorted((one, other) => isFirst(other) - isFirst(one) || one.number - other.number);
	if (pulls.length > 0) return { pulls };
	return { why: {
		kind: "no-pull-request-at-commit",
		commit: headSha
	} };
}
/** A run by hand has the number in its title, which the workflow file on the default branch composes. null: it has none. */
function numberInTitle(title) {
	const [, number] = /#([1-9]\d{0,8})(?!\d)/.exec(title) ?? [];
	return number === void 0 ? null : Number(number);
}
async function openPullRequest(number, { github }) {
	const pull = await askGitHub(LOOK_UP$1, async () => nullIfGone(async () => github.pullRequest(number)));
	if (pull === null) return { why: {
		kind: "no-such-pull-request",
		number
	} };
	return pull.isOpen ? { pulls: [pull] } : { why: {
		kind: "pull-request-closed",
		number
	} };
}

// src/github/rejudge/newest-results.ts
/**
* Takes of each benchmark the newest result on a commit: those of the newest run that was asked for everything, with what runs of a part have measured
* since in the place of its own. `finished` is the newest of them.
*
* @throws ArtifactRefusal where only parts were measured
*/
function newestResults(results) {
	const newestFirst = results.toSorted((one, other) => other.uploadedAt.getTime() - one.uploadedAt.getTime() || other.finished.id - one.finished.id);
	const whole = newestFirst.findIndex(({ isWhole }) => isWhole);
	const [newest] = newestFirst;
	if (newest === void 0 || whole < 0) throw new ArtifactRefusal({ kind: "measured-in-part-only" });
	const known = /* @__PURE__ */ new Set();
	const counted = newestFirst.slice(0, whole + 1).map(({ run, finished }) => {
		const records = run.benchmarks.filter((record) => !known.has(keyOfLeg(record)));
		records.forEach((record) => known.add(keyOfLeg(record)));
		return {
			run,
			finished,
			records
		};
	}).filter(({ records }) => records.length > 0);
	return {
		finished: newest.finished,
		run: counted.length < 2 ? newest.run : {
			...newest.run,
			...joined(counted, newest.run),
			only: newestFirst[whole]?.run.only ?? []
		}
	};
}
/** Rounds of each run vary alike, so each stays a part of its own. */
function joined(counted, newest) {
	const earlier = counted.filter(({ run }) => run !== newest).flatMap(({ records }) => records).length;
	return {
		benchmarks: counted.flatMap(({ run, finished, records }) => records.map((record) => {
			return {
				...run.environment.key === newest.environment.key ? record : withoutSolos(record),
				part: withinPart(record, `workflow run ${finished.id}`)
			};
		})),
		notes: [{
			kind: "earlier-results",
			benchmarks: earlier
		}, ...newest.notes],
		warnings: distinct(counted.flatMap(({ run }) => run.warnings))
	};
}
/** Figures of head alone from another kind of machine do not belong beside the stored ones of this kind. How the arms differ does. */
function withoutSolos(record) {
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
			solos: []
		}
	} : record;
}
/** A benchmark in a leg of a matrix, whichever CPU and patch of Node.js the job was given. */
function keyOfLeg({ id, variant }) {
	return JSON.stringify([id, variant === null ? null : coarseKindOf(variant.environment)]);
}

// src/github/rejudge/result.ts
/**
* Holds an upload against the configuration of the commit that it was compared with, which GitHub must know as a base of the change.
* Rounds, and what the change cannot reach, stay the run's own word. Throws an ArtifactRefusal if it is no result, a UserError if GitHub
* does not answer.
*
* @param judging the configuration that judges the pull request
*/
async function resultOf({ file: { run }, finished, uploadedAt }, about, judging, context) {
	const { inputs } = context;
	if (about.isProposal) await refuseOtherCommits(run, about, context);
	const config = await configMeasuredBeside(run, about, judging, context);
	refuseWithoutComparison(run, about, inputs, config);
	const expected = expectedTargets(inputs, config);
	const mentioned = run.benchmarks.map((record) => lostIfUnproven(record, run, config));
	const isWhole = isAskedForAll(run, inputs, config);
	const missing = isWhole ? unmentioned(mentioned, run, expected, globsAskedFor(inputs, config)) : [];
	return {
		finished,
		uploadedAt,
		isWhole,
		run: {
			...run,
			benchmarks: [...mentioned, ...missing]
		}
	};
}
/** GitHub says which commit a run is about; the run itself says what was checked out and compared. */
async function refuseOtherCommits({ head, base }, { sha, pull }, { github, inputs, defaultBranch }) {
	if (await isCommitOrMergeOf(github, {
		commit: head.sha,
		of: sha
	}) === false) throw new ArtifactRefusal({
		kind: "other-commit-measured",
		measured: head.sha,
		wanted: sha
	});
	if (base === null) return;
	const branch = branchOfBase(inputs) ?? pull?.baseRef ?? defaultBranch;
	if (await isBaseOfChange(base.sha, {
		sha,
		pull
	}, {
		github,
		branch
	})) return;
	throw new ArtifactRefusal({
		kind: "other-base-measured",
		measured: base.sha,
		branch
	});
}
/** A branch, tag or commit that the step that publishes compares with on purpose; null: the base branch. */
function branchOfBase({ base }) {
	return base === "none" ? null : base;
}
/**
* The configuration that planned the run: the run cannot know what its base branch has got since. It says which benchmarks
* there must be. Where that commit has none that can be used, the judging one stands in.
*/
async function configMeasuredBeside({ base }, { isProposal, pull, sha }, judging, { github }) {
	const commit = isProposal ? base?.sha ?? null : sha;
	if (commit === null || commit === pull?.baseSha) return judging;
	const found = await configAt(judging.file, commit, github);
	return found === null || "where" in found ? judging : found;
}
/**
* Refuses one shard of several, a run without rounds side by side, and, of what is to be merged, one that compares nothing though the step that
* publishes does not ask for that.
*/
function refuseWithoutComparison({ shard, base, profile, measuredFor, benchmarks }, { isProposal }, inputs, config) {
	if (shard !== null) throw new ArtifactRefusal({
		kind: "shard-not-joined",
		...shard
	});
	const uncompared = base === null || measuredFor === "tables" ? void 0 : benchmarks.find(isWithoutDuets);
	if (uncompared !== void 0) throw new ArtifactRefusal({
		kind: "no-rounds-beside-base",
		benchmark: uncompared.id
	});
	if (!isProposal) return;
	if (base === null && inputs.base !== "none") throw new ArtifactRefusal({ kind: "measured-without-base" });
	if (measuredFor !== "tables") return;
	const trusted = inputs.profile === profile ? findProfile(profile, config) : null;
	if (trusted === null || !comparesNothing(trusted)) throw new ArtifactRefusal({
		kind: "measured-for-tables-only",
		profile
	});
}
/** A benchmark that cannot be compared is new; one that could not be measured says so. */
function isWithoutDuets({ measurement }) {
	return measurement.state === "measured" && (measurement.plan === null || measurement.duets.length === 0);
}
function lostIfUnproven(record, run, config) {
	const compared = lostIfAlone(lostIfNotMeasured(record, config.targets), run);
	return run.measuredFor === "tables" ? compared : invalidIfUncounted(compared, config);
}
/** A whole run measured everything that it was to measure, but for what lacks a program that the trusted configuration does not require. */
function lostIfNotMeasured(record, targets) {
	const { measurement } = record;
	if (measurement.state !== "not measured") return record;
	const trusted = targets.find(({ name }) => name === record.target);
	const { missingProgram } = measurement;
	if (missingProgram !== void 0 && (trusted === void 0 || mayBeLeftOut(trusted, missingProgram))) return record;
	return {
		...record,
		measurement: {
			state: "lost",
			reason: {
				kind: "left-unmeasured",
				because: measurement.reason
			}
		}
	};
}
/**
* Stand-ins for the expected targets, and for single scenarios of theirs, that a run does not mention. What head removed is mentioned as removed;
* a run without a base cannot know of that, so only whole targets are missed in it.
*/
function unmentioned(records, { base }, expected, only) {
	const [targets, ids] = [new Set(records.map(({ target }) => target)), new Set(records.map(({ id }) => id))];
	return expected.filter(({ name, kind }) => !targets.has(name) || kind === "server" && base !== null).flatMap((target) => unmeasuredRecords(target, {
		state: "lost",
		reason: { kind: "not-in-upload" }
	})).filter((record) => !ids.has(record.id) && recordFilter(only)(record));
}
/** A pattern that is neither a path nor a glob; `@` stands before the label of an edition. */
const PLAIN_NAME = /^[\w.@-]+$/;
/** The globs over benchmark ids, with the selections and profiles of a trusted configuration put in; none: everything. */
function globsAskedFor({ only, profile }, config) {
	return globsOfRun(only, findProfile(profile, config) ?? { only: [] }, [config]);
}
/**
* The targets that a run must mention.
*
* @throws ArtifactRefusal where the step asks for a name that is neither a selection nor a target: as a glob it would match nothing,
*   and any run would pass
*/
function expectedTargets(asked, config) {
	const { targets, selections, file } = config;
	const unknown = asked.only.find((pattern) => PLAIN_NAME.test(pattern) && !Object.hasOwn(selections, pattern) && !targets.some(({ name }) => targetFilter([pattern])(name)));
	if (unknown !== void 0) throw new ArtifactRefusal({
		kind: "selection-unknown",
		pattern: unknown,
		file
	});
	return targets.filter(({ name }) => targetFilter(globsAskedFor(asked, config))(name));
}
/** Tells whether a run was asked for everything that the step that publishes is about. Only the run knows the tasks of a suite. */
function isAskedForAll(run, step, config) {
	const [asked, wanted] = [globsAskedFor(run, config), globsAskedFor(step, config)];
	return asked.length === 0 || wanted.length > 0 && wanted.every((glob) => asked.includes(glob));
}
/** A benchmark is lost if head was measured alone though there is a base. */
function lostIfAlone(record, { base, measuredFor }) {
	const { measurement } = record;
	if (measurement.state !== "measured" || measurement.plan !== null || base === null || measuredFor === "tables") return record;
	return {
		...record,
		measurement: {
			state: "lost",
			reason: { kind: "not-beside-base" }
		}
	};
}
/** A benchmark without counts, or with too few, is invalid where the configuration requires them: a change that costs instructions would pass. */
function invalidIfUncounted(record, { instructions, targets }) {
	const { measurement } = record;
	if (instructions !== "required" || measurement.state !== "measured" || isCounted(measurement) || holdsRequests(record, targets)) return record;
	return {
		...record,
		measurement: {
			state: "invalid",
			reason: { kind: "not-counted-in-upload" }
		}
	};
}
/** If head was measured alone, any count can be compared with stored ones. */
function isCounted(measured) {
	const counted = instructionsOf(measured);
	return counted !== null && (measured.duets.length === 0 || counted.base !== null);
}
/** A WebSocket benchmark has nothing to count. The trusted configuration says which are. */
function holdsRequests({ target, scenario }, targets) {
	const trusted = targets.find(({ name }) => name === target);
	return trusted?.kind === "server" && trusted.scenarios.some(({ name, protocol }) => name === scenario && protocol === "websocket");
}

// src/github/rejudge/judge-commit.ts
/**
* Judges a commit by the newest result of each benchmark. Policy, stored runs and accepted regressions are the repository's. Throws an
* ArtifactRefusal if the upload is no result, a UserError if GitHub does not answer or a stored baseline cannot be read.
*/
async function judgeCommit(upload, origin, context) {
	const pull = await pullRequestOf(upload.file.run, origin, context);
	const about = {
		...origin,
		pull
	};
	const base = await configThatJudges(upload.file.run, about, context);
	const { config } = base;
	const own = await resultOf(upload, about, config, context);
	const others = await otherUploads(config.file, about, context);
	const results = await Promise.all(others.map(async (other) => resultIfAny(other, about, config, context)));
	const { run, finished } = newestResults([own, ...results.filter((result) => result !== null)]);
	const stored = await readStoredRecords(run, config, context);
	const runs = stored.history.length;
	const notesOnHistory = runs === 0 ? [] : [{
		kind: "ancestry-not-looked-up",
		runs
	}];
	const file = {
		run: {
			...run,
			configFile: config.file,
			policy: config.policy,
			branch: origin.isProposal || finished.headBranch !== context.defaultBranch ? "other" : "default",
			pullRequest: pull?.number ?? (finished.event === "merge_group" ? pullRequestOfGroup(finished.headBranch) : null),
			mergeOf: pull !== null && context.inputs.base === null && run.head.sha !== origin.sha ? origin.sha : void 0,
			storedKinds: void 0,
			notes: [
				...base.notes,
				...notesOnHistory,
				...run.notes
			],
			warnings: distinct([...base.warnings, ...run.warnings])
		},
		...stored
	};
	return {
		file,
		judgement: judge(file),
		newest: finished,
		pull
	};
}
/** One branch can be proposed for several: a result belongs to the first pull request whose base branch has its base. */
async function pullRequestOf({ base }, { pulls, sha }, { github, inputs }) {
	const [first = null] = pulls;
	if (pulls.length < 2 || base === null) return first;
	for (const pull of pulls) if (await isBaseOfChange(base.sha, {
		pull,
		sha
	}, {
		github,
		branch: branchOfBase(inputs) ?? pull.baseRef
	})) return pull;
	return first;
}
/** A configuration that this version refuses may be good for the one that measured. */
async function configThatJudges({ configFile, tool }, about, context) {
	try {
		return await readBaseConfig(configFile, about, context);
	} catch (error) {
		if (!(error instanceof ArtifactRefusal)) throw error;
		throw new ArtifactRefusal(withVersions(error.reason, tool), { cause: error });
	}
}
async function resultIfAny(...asked) {
	try {
		return await resultOf(...asked);
	} catch (error) {
		if (error instanceof ArtifactRefusal) return null;
		throw error;
	}
}
/** Each kind of machine is a file to be asked for. */
const MOST_KINDS = 20;
/**
* The stored runs of a run's machine kinds and the accepted regressions, as they are in the repository now. Throws a
* UserError: a line that cannot be read (with file and line), or GitHub does not answer.
*/
async function readStoredRecords(run, config, { github, defaultBranch, inputs }) {
	const dir = inputs.baselines ?? config.baselines;
	const branch = inputs.baselineBranch ?? defaultBranch;
	const question = {
		doing: "read the stored baselines",
		permission: "contents: read"
	};
	const read = async (name, parse) => {
		const path = posix.join(dir, name);
		return parse(await askGitHub(question, async () => github.fileAt(path, branch)) ?? "", `${path} of ${branch}`);
	};
	const environments = environmentsOf(run);
	const own = environments.map(({ key }) => historyFileName(key));
	const all = run.base === null ? (await askGitHub(question, async () => github.filesIn(dir, branch))).filter(mayHoldCounts) : [];
	const names = [.../* @__PURE__ */ new Set([...own, ...all])].slice(0, MOST_KINDS);
	const histories = await Promise.all(names.map(async (name) => read(name, parseHistory)));
	return {
		history: comparableWith(environments, histories.flat()),
		acceptances: acceptancesOfGate(await read(ACCEPTANCES_FILE, parseAcceptances), config.file)
	};
}
/** Each is an artifact to download. */
const MOST_OTHER_RUNS = 10;
/**
* The other uploads of a gate about the newest commit of a pull request: those of its own workflow runs on that commit, and those of runs by hand
* that name it.
*
* @throws UserError if GitHub does not answer
*/
async function otherUploads(configFile, { finished: { id, workflowId }, sha, pull }, context) {
	if (pull === null) return [];
	const { github } = context;
	const [own, byHand] = await askGitHub({
		doing: "look for other results on the commit",
		permission: "actions: read"
	}, async () => Promise.all([github.finishedRuns(workflowId, {
		event: "pull_request",
		headSha: sha
	}), github.finishedRuns(workflowId, { event: "workflow_dispatch" })]));
	const others = [...own, ...byHand.filter(({ title }) => numberInTitle(title) === pull.number)].filter((run) => run.id !== id);
	return (await Promise.all(others.slice(0, MOST_OTHER_RUNS).map(async (run) => (await collectRuns(run, context)).runs))).flat().filter(({ file }) => isSameGate(file.run.configFile, configFile));
}

// src/github/rejudge/publish-workflow-run.ts
/**
* The trusted stage: parses what a workflow run has uploaded, judges it again by the repository's own configuration, stored runs and acceptances,
* and publishes it where GitHub says that it belongs. Nothing of the pull request is checked out or run.
*
* @throws UserError if GitHub does not answer or a stored baseline cannot be read; before that a check, or a reply to a run by hand,
*   says so
*/
async function publishWorkflowRun(finished, context) {
	const found = await orTold(async () => findPullRequests(finished, context), originOf(finished, []), context);
	if ("why" in found) return nothingBut(found.why);
	const origin = originOf(finished, found.pulls);
	const { runs, refused, hasOthers } = await orTold(async () => collectRuns(finished, context), origin, context);
	const { config } = context.inputs;
	const wanted = runs.filter(({ file }) => config === null || isSameGate(file.run.configFile, config));
	if (finished.conclusion === "cancelled" && refused.some(({ why }) => why.kind === "upload-of-shards-only") || wanted.length + refused.length === 0) return nothingUploaded(origin, {
		context,
		hasOthers: hasOthers || runs.length > 0
	});
	const aside = wanted.filter(({ file }) => isAside(file.run, origin, context));
	if (aside.length > 0) await tellAside(origin, context);
	const published = await publishEach(wanted.filter((upload) => !aside.includes(upload)), refused, {
		origin,
		context
	});
	return aside.length === 0 ? published : {
		...published,
		remarks: [{ kind: "left-aside" }, ...published.remarks]
	};
}
function originOf(finished, pulls) {
	const [pull] = pulls;
	return {
		finished,
		pulls,
		sha: pull?.headSha ?? finished.headSha,
		isProposal: pull !== void 0 || finished.event === "merge_group",
		startedByHand: finished.event === "workflow_dispatch"
	};
}
async function orTold(act, origin, context) {
	try {
		return await act();
	} catch (error) {
		await tellError({ error }, origin, context);
		throw error;
	}
}
/** In the check of the step, unless another one is named. */
async function tellError({ error, name }, origin, context) {
	return tellNoVerdict({
		name: name ?? checkNameOfStep(context),
		title: "What was measured could not be judged",
		why: explainError(error)
	}, origin, context);
}
const nothingBut = (why, unwritten = null) => ({
	verdictLines: [],
	remarks: [why],
	unwritten: unwritten === null ? [] : [unwritten]
});
/**
* The check says whether the pull request is slower than its base. A run by hand may ask something else: beside a base of its own, or for the
* tables alone. `check: true` says that every run asks so.
*/
function isAside({ measuredFor }, { startedByHand }, { inputs }) {
	return startedByHand && inputs.check !== "true" && (inputs.base !== null || measuredFor === "tables");
}
async function tellAside(origin, context) {
	const { base } = context.inputs;
	const how = base === null ? "for the tables alone" : `with the base ${markdownCode(base)}`;
	await replyByHand((run) => `The ${run} was ${how}. Its job summary has the result; comment and check stay as they are.`, origin, context);
}
/** A required check stays away from a pull request that uploaded nothing. A merge queue would wait for it, with all that is queued behind the group. */
async function nothingUploaded(origin, { context, hasOthers }) {
	const { artifact, config } = context.inputs;
	const { finished, pulls: [pull], isProposal } = origin;
	if (pull?.labels.includes("skip perf") === true) {
		const why = {
			kind: "skipped-by-label",
			label: SKIP_LABEL
		};
		const said = describeNote(why);
		return nothingBut(why, await publishCheckWithoutRun({
			conclusion: "neutral",
			title: said,
			summary: said
		}, origin, context));
	}
	const ofConfig = config === null ? "" : ` of ${config}`;
	if (!(config !== null && hasOthers)) await replyByHand((run) => `There is no result of the ${run}. It has uploaded none${markdownProse(ofConfig)}: its log says why.`, origin, context);
	const why = {
		kind: "nothing-uploaded",
		workflowRun: finished.id,
		artifact,
		config
	};
	if (!isProposal || pull !== void 0 || finished.conclusion === "success") return nothingBut(why);
	return nothingBut(why, await publishCheckWithoutRun({
		title: "Nothing was measured as a whole: no run was uploaded",
		summary: `There is no verdict. The log of [the workflow run](${runUrl(finished.id, context)}) says why.`
	}, origin, context));
}
/**
* Judges each upload by itself, and publishes once all are judged: a check must not be green until a refusal turns it red. Throws what kept the first
* from being judged, once everything is published.
*/
async function publishEach(uploads, unreadable, { origin, context }) {
	const { github, inputs, now, ownRunUrl } = context;
	const outcomes = await Promise.all(uploads.map(async (upload) => judgeOrExplain(upload, origin, context)));
	const unjudged = outcomes.filter((outcome) => "error" in outcome);
	const refused = [...unreadable, ...outcomes.filter((outcome) => "why" in outcome)];
	const withoutVerdict = /* @__PURE__ */ new Set([...unjudged.map(({ name }) => name), ...refused.length === 0 ? [] : [checkNameOfStep(context)]]);
	const obeysComments = await hasCommands(context);
	const verdictLines = [];
	const unwritten = [];
	for (const { file, judgement, newest, pull } of outcomes.filter((outcome) => "judgement" in outcome)) {
		const { verdictLine, checkRefused } = await publishRun({
			file,
			judgement,
			report: NO_FILES,
			runUrl: runUrl(newest.id, context),
			fullReportUrl: ownRunUrl,
			origin: {
				workflowRun: newest.id,
				attempt: newest.attempt
			},
			comment: pull === null || inputs.comment === "never" ? null : {
				number: pull.number,
				isFork: false,
				when: inputs.comment
			},
			commit: origin.sha,
			writesCheck: inputs.check !== "false" && !withoutVerdict.has(gateName(file.run.configFile)),
			failOnRegression: inputs.failOnRegression,
			obeysComments,
			now,
			github
		});
		verdictLines.push(verdictLine);
		unwritten.push(checkRefused);
	}
	for (const one of unjudged) unwritten.push(await tellError(one, origin, context));
	if (refused.length > 0) unwritten.push(await tellRefused(refused, origin, context));
	if (unjudged[0] !== void 0) throw unjudged[0].error;
	return {
		verdictLines,
		remarks: refused.map(({ where, why }) => ({
			kind: "upload-refused",
			where,
			because: why
		})),
		unwritten: unwritten.filter((refusal) => refusal !== null)
	};
}
/** The workflow that obeys comments, as `examples/` and the documentation call it. */
const COMMANDS_FILE = ".github/workflows/perf-commands.yml";
/** Tells whether the repository obeys comments. Where GitHub does not say, no comment is offered. */
async function hasCommands({ github, defaultBranch }) {
	return await github.fileAt(COMMANDS_FILE, defaultBranch).catch(() => null) !== null;
}
async function judgeOrExplain(upload, origin, context) {
	try {
		return await judgeCommit(upload, origin, context);
	} catch (error) {
		if (error instanceof ArtifactRefusal) return {
			where: upload.where,
			why: error.reason
		};
		return {
			name: gateName(posix.normalize(upload.file.run.configFile)),
			error
		};
	}
}
const LONGEST_LINE = 500;
async function tellRefused(refused, origin, context) {
	for (const { where, why } of refused) warning(`Workflow run ${origin.finished.id} was not published: ${toPlainLine(`${where}: ${explainReason(why)}`, LONGEST_LINE)}`);
	const list = refused.map(({ where, why }) => `- ${markdownCode(where)}: ${markdownProse(explainReason(why))}`);
	return tellNoVerdict({
		title: "What was measured cannot be published",
		why: `\n\n${list.join("\n")}`
	}, origin, context);
}

// src/action/publish-task.ts
const LOOK_UP = {
	doing: "look up the workflow run",
	permission: "actions: read"
};
/** Publishes what a workflow run has measured. The job fails if the check could not be written: the commit may show an older one, or none. */
async function publishFinishedRun({ run }, start) {
	const job = await openJob(start);
	const { github } = job;
	if (github === null) throw GITHUB_ERRORS["no-token-to-publish"]({});
	const finished = "event" in run ? run : await askGitHub(LOOK_UP, async () => github.workflowRun(run.id));
	const { verdictLines, remarks, unwritten: [refused] } = await publishWorkflowRun(finished, contextOf(job, github));
	if (verdictLines.length === 0) skipJob(remarks.map(describeNote).join(" "));
	else remarks.map(describeNote).forEach((remark) => {
		notice(remark);
	});
	if (refused !== void 0) throw GITHUB_ERRORS["check-not-written"]({ refused });
}
function contextOf({ event: { repository, defaultBranch }, inputs, serverUrl, runUrl }, github) {
	return {
		github,
		repository,
		defaultBranch,
		serverUrl,
		ownRunUrl: runUrl,
		inputs,
		now: /* @__PURE__ */ new Date()
	};
}
/** Carries out a command in a comment. */
async function obeyComment({ comment }, start) {
	const job = await openJob(start);
	if (job.github === null) throw GITHUB_ERRORS["no-token-to-obey"]({});
	const context = contextOf(job, job.github);
	const { state, note } = await obeyCommand(comment, {
		...context,
		openCheckout: async () => openCheckoutOf(job),
		publishAgain: async (run) => publishWorkflowRun(run, context),
		warn: warning
	});
	if (state === "ignored") skipJob(note);
	else notice(note);
}
/** Says that nothing is checked out before git complains of everything else. */
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