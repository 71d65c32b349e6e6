import { _ as setSecret, f as endGroup, g as setFailed, m as getInput, n as skipJob, r as fenceLog, v as startGroup } from "./job-C2Ayk7dR.js";
import { a as reasonOf, i as describeUserError, n as Interrupted, r as UserError } from "./errors-B5hJe2kq.js";
import { p as datetime } from "./text-file-BWFvymrs.js";
import { c as int, d as object, h as string, i as array, n as _enum, u as number } from "./schemas-CMJwVh34.js";
import { p as COMMIT_ID, t as GLOB } from "./benchmark-glob-D-ll8Iky.js";
import { i as MOST_COUNTED, l as parseWholeNumber, r as MOST_ACCEPTANCE_DAYS, s as parseDurationMs } from "./quantities-C_2iw0_X.js";
import { n as NAME } from "./schema-CqpGyBG7.js";
import { t as placeOfSetting } from "./settings-of-run-B4yiRuxd.js";
import { r as parseShard } from "./shards-Dkma7PW-.js";
import { t as MOST_SEED } from "./this-program-CvhlAhCT.js";
import { r as taskOf } from "./task-Bpd0jMho.js";
import { t as _usingCtx } from "./usingCtx-KaxdmAud.js";
import process from "node:process";
import { readFile } from "node:fs/promises";
import { posix } from "node:path";

// src/github/event/payloads.ts
/** What GitHub sends with an event, as far as it matters here, by the event's name. */
const sha = string().regex(COMMIT_ID);
const fullName = string().regex(/^[^/\s]+\/[^/\s]+$/);
const repository = object({
	full_name: fullName,
	default_branch: string().min(1)
});
const pullRequest = object({
	action: string(),
	number: int().positive(),
	repository,
	pull_request: object({
		base: object({ sha }),
		head: object({
			sha,
			repo: object({ full_name: string() }).nullable()
		}),
		labels: array(object({ name: string() })).default([])
	})
}).transform((payload) => ({
	kind: "pull_request",
	...placeOf(payload.repository),
	action: payload.action,
	number: payload.number,
	baseSha: payload.pull_request.base.sha,
	headSha: payload.pull_request.head.sha,
	isFork: payload.pull_request.head.repo?.full_name !== payload.repository.full_name,
	labels: payload.pull_request.labels.map(({ name }) => name)
}));
const push = object({
	ref: string(),
	before: sha,
	head_commit: object({ message: string() }).nullable(),
	repository
}).transform((payload) => ({
	kind: "push",
	...placeOf(payload.repository),
	branch: branchOf(payload.ref),
	before: /^0+$/.test(payload.before) ? null : payload.before,
	headMessage: payload.head_commit?.message ?? null
}));
const workflowDispatch = object({
	ref: string(),
	repository
}).transform((payload) => ({
	kind: "workflow_dispatch",
	...placeOf(payload.repository),
	branch: branchOf(payload.ref)
}));
const mergeGroup = object({
	action: string(),
	merge_group: object({
		base_sha: sha,
		head_sha: sha,
		head_ref: string()
	}),
	repository
}).transform((payload) => ({
	kind: "merge_group",
	...placeOf(payload.repository),
	action: payload.action,
	baseSha: payload.merge_group.base_sha,
	headSha: payload.merge_group.head_sha,
	headBranch: branchOf(payload.merge_group.head_ref)
}));
const workflowRun = object({
	action: string(),
	workflow_run: object({
		id: int().positive(),
		run_attempt: int().positive(),
		event: string(),
		head_sha: sha,
		head_branch: string().nullable(),
		head_repository: object({ full_name: fullName }).nullable(),
		conclusion: string().nullable(),
		display_title: string()
	}),
	repository
}).transform((payload) => ({
	kind: "workflow_run",
	...placeOf(payload.repository),
	action: payload.action,
	run: {
		id: payload.workflow_run.id,
		attempt: payload.workflow_run.run_attempt,
		event: payload.workflow_run.event,
		headSha: payload.workflow_run.head_sha,
		headBranch: payload.workflow_run.head_branch,
		headRepository: payload.workflow_run.head_repository?.full_name ?? null,
		conclusion: payload.workflow_run.conclusion,
		title: payload.workflow_run.display_title
	}
}));
const issueComment = object({
	action: string(),
	issue: object({
		number: int().positive(),
		pull_request: object({}).optional()
	}),
	comment: object({
		id: int().positive(),
		body: string(),
		created_at: datetime({ offset: true }),
		user: object({
			login: string(),
			type: string()
		}).nullable()
	}),
	repository
}).transform(({ action, issue, comment, ...payload }) => ({
	kind: "issue_comment",
	...placeOf(payload.repository),
	action,
	issue: issue.number,
	isPullRequest: issue.pull_request !== void 0,
	commentId: comment.id,
	body: comment.body,
	createdAt: new Date(comment.created_at),
	author: comment.user?.login ?? null,
	authorIsBot: comment.user?.type === "Bot"
}));
/** Schemas of the payloads, by the name of the event. */
const PAYLOADS = {
	pull_request: pullRequest,
	push,
	workflow_dispatch: workflowDispatch,
	merge_group: mergeGroup,
	workflow_run: workflowRun,
	issue_comment: issueComment
};
function placeOf({ full_name, default_branch }) {
	return {
		repository: full_name,
		defaultBranch: default_branch
	};
}
function branchOf(ref) {
	return ref.startsWith("refs/heads/") ? ref.slice(11) : null;
}

// src/github/event/event.ts
/**
* Reads GITHUB_EVENT_NAME and the file that GITHUB_EVENT_PATH names.
* Throws a UserError: they are not set (nobody's runner), an event that is not supported, or a payload that is not
* what GitHub sends.
*/
async function readEvent(env) {
	const name = env["GITHUB_EVENT_NAME"] ?? "";
	const path = env["GITHUB_EVENT_PATH"] ?? "";
	if (name === "" || path === "") throw new UserError({
		what: "this is the door of the GitHub Action, and there is no event to act upon",
		where: "GITHUB_EVENT_NAME and GITHUB_EVENT_PATH",
		fix: "Outside a workflow use the command line: perf-gate run."
	});
	return name === "schedule" ? scheduleOf(env) : parseEvent(name, await readPayload(path));
}
/** GitHub describes no payload for it; it runs on the default branch, always. */
function scheduleOf(env) {
	const [repository, defaultBranch] = [env["GITHUB_REPOSITORY"] ?? "", env["GITHUB_REF_NAME"] ?? ""];
	if (repository === "" || defaultBranch === "") throw new UserError({
		what: "a scheduled run does not say where it runs",
		where: "GITHUB_REPOSITORY and GITHUB_REF_NAME",
		fix: "Check what removed these variables of the runner from the step."
	});
	return {
		kind: "schedule",
		repository,
		defaultBranch
	};
}
/** The event in a payload. Throws a UserError: an event that is not supported, or a field that is not what GitHub sends. */
function parseEvent(name, payload) {
	const schema = PAYLOADS[name];
	if (schema === void 0) throw unsupportedEvent(name);
	const parsed = schema.safeParse(payload);
	if (parsed.success) return parsed.data;
	const [issue] = parsed.error.issues;
	throw new UserError({
		what: `the payload of the ${name} event is not what GitHub sends: ${issue?.message ?? "unreadable"}`,
		where: `${issue?.path.join(".") ?? ""} in GITHUB_EVENT_PATH`,
		fix: "Check what changed or replaced the event file; with act, give --eventpath a whole payload."
	});
}
function unsupportedEvent(name) {
	return new UserError({
		what: name === "pull_request_target" ? "perf-gate does not run on pull_request_target: it would run a stranger's code with a token that may write" : `perf-gate does not know what to compare on the event ${name}`,
		where: "`on:` of the workflow",
		fix: "Use pull_request, merge_group, push, schedule or workflow_dispatch, as examples/perf.yml and examples/perf-baseline.yml do."
	});
}
async function readPayload(path) {
	try {
		return JSON.parse(await readFile(path, "utf8"));
	} catch (cause) {
		throw new UserError({
			what: `the event cannot be read: ${reasonOf(cause)}`,
			where: path,
			fix: "GITHUB_EVENT_PATH must name a readable JSON file.",
			cause
		});
	}
}

// src/github/event/inputs.ts
/** An input that is not given arrives as empty text. */
const text = string().trim().transform((value) => value === "" ? null : value);
const flag = (whenEmpty) => string().trim().toLowerCase().pipe(_enum([
	"",
	"true",
	"false"
])).transform((value) => value === "" ? whenEmpty : value === "true");
/** A comma inside of braces is the glob's own, also of braces that hold others. */
const BETWEEN_GLOBS = /\n|,(?!(?:[^{}\n]|\{[^{}\n]*\})*\})/;
const globs = string().transform((value) => value.split(BETWEEN_GLOBS).map((glob) => glob.trim()).filter((glob) => glob !== "")).pipe(array(string().regex(GLOB)));
const shard = text.transform((value, context) => {
	if (value === null) return null;
	const parsed = parseShard(value);
	if (parsed === null) context.addIssue({
		code: "custom",
		message: "not a shard"
	});
	return parsed;
});
/** By the rule of the command line; null: not given. What `parse` does not understand becomes the number that zod refuses. */
const numberBy = (parse) => text.transform((value) => value === null ? null : parse(value) ?? NaN).pipe(number().nullable());
const wholeNumber = (least, most) => numberBy((value) => parseWholeNumber(value, {
	least,
	most
}));
const count = wholeNumber(1, MOST_COUNTED);
/** The inputs of the Action, as `action.yml` describes them, by the fields that they become. */
const INPUTS = {
	/** null: the first of the usual names. A check is named by it, and is one however the path is written. */
	config: {
		schema: text.transform((file) => file === null ? null : posix.normalize(file)),
		allowed: "the path of a configuration file"
	},
	only: {
		schema: globs,
		allowed: "globs over benchmark ids, one a line or separated by commas"
	},
	all: {
		schema: flag(false),
		allowed: "true or false"
	},
	/** null: what the event says; `none`: no base. */
	base: {
		schema: text,
		allowed: "a branch, tag or commit, or none"
	},
	/** Name of one of the configuration's profiles: which there are, only the configuration knows. */
	profile: {
		schema: string().trim().transform((value) => value || "standard").pipe(string().regex(NAME)),
		allowed: "smoke, quick, standard, thorough, or the name of a profile of the configuration"
	},
	/** null: what the configuration or the profile says. */
	budgetMs: {
		name: "budget",
		schema: numberBy((value) => parseDurationMs(value) || null),
		allowed: "a duration like 90s or 10m"
	},
	/** null: the configuration's folder. */
	baselines: {
		schema: text,
		allowed: "the path of a folder"
	},
	/** null: the default branch. */
	baselineBranch: {
		schema: text.pipe(string().regex(/^(?!-)[^\s~^:?*[\\]+$/).nullable()),
		allowed: "the name of a branch"
	},
	comment: {
		schema: string().trim().transform((value) => value || "always").pipe(_enum([
			"always",
			"on-change",
			"never"
		])),
		allowed: "always, on-change or never"
	},
	/** Number of the pull request that a run by hand is about; null: none. */
	pullRequest: {
		schema: count,
		allowed: "the number of a pull request"
	},
	/** The commit that must be checked out, or merged there, and that the pull request must still be at; null: any. */
	commit: {
		schema: text.pipe(string().regex(COMMIT_ID).nullable()),
		allowed: "a whole commit id"
	},
	failOnRegression: {
		schema: flag(true),
		allowed: "true or false"
	},
	/** A check run with the verdict as its title; `auto`: where another workflow's run is published that answers the gate's question. */
	check: {
		schema: string().trim().toLowerCase().transform((value) => value || "auto").pipe(_enum([
			"auto",
			"true",
			"false"
		])),
		allowed: "auto, true or false"
	},
	/** null: drawn anew, and recorded. */
	seed: {
		schema: wholeNumber(0, MOST_SEED),
		allowed: `a whole number up to ${MOST_SEED}`
	},
	/** null: all benchmarks. */
	shard: {
		schema: shard,
		allowed: "a part of the benchmarks like 1/3"
	},
	/** That measure together, shards and legs of a matrix: what their runs, joined, consist of. */
	jobs: {
		schema: count.transform((jobs) => jobs ?? 1),
		allowed: "a number of jobs"
	},
	/** Folder with the runs of all shards, to be joined and judged as one; null: measure. */
	merge: {
		schema: text,
		allowed: "the path of a folder"
	},
	/** How many runs there should be in that folder; null: as many as are there. */
	expect: {
		schema: count,
		allowed: "a number of runs"
	},
	/** Name of the artifact that another workflow's run is published from; more of them begin with it and a hyphen. */
	artifact: {
		schema: string().trim().transform((value) => value || "perf-gate"),
		allowed: "the name of an artifact"
	},
	/** Id of the workflow run that is published, whatever the event; null: the event says. GitHub has given more than a thousand million ids. */
	workflowRun: {
		schema: wholeNumber(1, Number.MAX_SAFE_INTEGER),
		allowed: "the id of a workflow run"
	},
	/** File name of the workflow that `/perf run` starts. */
	workflow: {
		schema: string().trim().transform((value) => value || "perf.yml").pipe(string().regex(/^[\w.-]+\.ya?ml$/)),
		allowed: "the file name of a workflow, like perf.yml"
	},
	/** How long an accepted regression stays accepted, in days. */
	acceptDays: {
		schema: wholeNumber(1, MOST_ACCEPTANCE_DAYS).transform((days) => days ?? 90),
		allowed: "a number of days"
	},
	/** null: no token was given. */
	token: {
		schema: text,
		allowed: "a token"
	}
};
const NAMED_INPUTS = Object.entries(INPUTS).map(([field, input]) => ({
	...input,
	field,
	name: input.name ?? field.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}));
/** Every input's name, for the test that holds `action.yml` to it. */
const INPUT_NAMES = NAMED_INPUTS.map(({ name }) => name);
/** Parses the inputs that `read` gives by name. Throws a UserError that names the input and what is allowed. */
function readInputs(read) {
	return Object.fromEntries(NAMED_INPUTS.map(({ field, name, schema, allowed }) => {
		const found = read(name);
		const parsed = schema.safeParse(found);
		if (parsed.success) return [field, parsed.data];
		throw new UserError({
			what: `the input \`${name}\` is ${JSON.stringify(found)}; allowed is ${allowed}`,
			where: placeOfSetting(name, "inputs"),
			fix: `Write ${allowed}, or leave it out.`
		});
	}));
}

// src/action/action.ts
/** The Action's door: event and inputs in; a task for what is behind it. Everything heavy is loaded by the task that needs it. */
async function runAction(env) {
	const inputs = readInputs(getInput);
	if (inputs.token !== null) setSecret(inputs.token);
	const event = await readEvent(env);
	await carryOut(taskOf(event, inputs), {
		event,
		inputs,
		env
	});
}
async function carryOut(task, start) {
	switch (task.kind) {
		case "skip": return skipJob(task.why);
		case "measure": return (await import("./measure-task-B1XFXmlc.js")).measureAndPublish(task, start);
		case "join": return (await import("./conclude-CCD6E-vn.js")).joinAndPublish(task, start);
		case "publish": return (await import("./publish-task-CeiLEYzG.js")).publishFinishedRun(task, start);
		case "command": return (await import("./publish-task-CeiLEYzG.js")).obeyComment(task, start);
	}
}
/** A thrown non-Error fails the job too. */
function failJob(error) {
	if (error instanceof UserError) {
		setFailed(describeUserError(error));
		return;
	}
	if (error instanceof Interrupted) {
		setFailed(error.message);
		return;
	}
	setFailed(`perf-gate itself failed; no verdict was reached: ${reasonOf(error)}`);
	startGroup("Details");
	try {
		var _usingCtx$1 = _usingCtx();
		_usingCtx$1.u(fenceLog((line) => process.stdout.write(line)));
		process.stdout.write(`${error instanceof Error ? error.stack : String(error)}\n`);
	} catch (_) {
		_usingCtx$1.e = _;
	} finally {
		_usingCtx$1.d();
	}
	endGroup();
}
try {
	await runAction(process.env);
} catch (error) {
	failJob(error);
}

export {  };