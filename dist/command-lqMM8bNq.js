import { d as warning, s as notice } from "./outputs-BE3M0PhY.js";
import { n as UserError } from "./errors-B6fJDvjF.js";
import { _ as explainIfRefused, d as configFileOf, f as findOwnComments, m as askGitHub, p as isOfGate, t as openJob } from "./job-BKSW_p0U.js";
import { r as MOST_ACCEPTANCE_DAYS, s as parseDurationMs, t as DAY_MS } from "./quantities-C_2iw0_X.js";
import { a as openCheckout, s as readHead, t as storeAcceptance } from "./store-B21N9dok.js";
import { i as ArtifactRefusal, n as runUrl, r as readBaseConfig, t as publishTrusted } from "./publish-workflow-run-B9NcH2uo.js";
import { g as formatPercent, v as METRICS, y as METRIC_NAMES } from "./text-file-RA0jdneG.js";
import { D as listOfMost, c as toPlainLine, r as markdownProse, t as markdownCode } from "./escape-Cq5-N4er.js";
import { at as isAbout } from "./run-file-D7pNTTSd.js";
import { n as shortCommit } from "./commits-KNSkHhq5.js";
import { t as skipJob } from "./skip-DMn-2IG1.js";
import process from "node:process";

// src/comment-commands/replies.ts
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

// src/comment-commands/shown-regressions.ts
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

// src/comment-commands/accept-regression.ts
/**
* `/perf accept`: records in the repository that the regressions which the pull request's report shows are meant to stay,
* and judges them again, so that comment and check tell who accepted them. Gives what was done, for the log.
* Throws a UserError: it cannot be recorded, be it for one of several configurations, or GitHub does not answer.
*/
async function acceptRegression(command, order) {
	const { comment: { issue, repository }, answering, context } = order;
	const comments = await askGitHub({
		doing: "read the report",
		permission: "pull-requests: read"
	}, async () => findOwnComments(context.github, issue));
	const found = findShownRegressions(comments, {
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

// src/comment-commands/answering.ts
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

// src/comment-commands/command.ts
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

// src/comment-commands/start-run.ts
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

// src/comment-commands/obey-command.ts
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

// src/action/command.ts
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

export { obeyComment };