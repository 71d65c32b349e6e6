import { d as setFailed, f as setSecret, i as fenceLog, l as getInput, n as skipJob, p as startGroup, s as endGroup } from "./job-8jnTSn1R.js";
import { a as reasonOf, i as describeUserError, n as Interrupted } from "./errors-B-nyEVmC.js";
import { n as ofUser } from "./of-user-B4-IEPcy.js";
import { c as int, d as number, f as object, g as string, i as array, n as _enum, u as literal } from "./schemas-yV69UCJf.js";
import { t as datetime } from "./iso-ii3xD45f.js";
import { t as GITHUB_ERRORS } from "./github-Dj0zCqkt.js";
import { t as COMMIT_ID } from "./phrases-9oUwjXNw.js";
import { t as workflowRunSchema } from "./api-DgM2ywZs.js";
import { a as MOST_ACCEPTANCE_DAYS, f as parseWholeNumber, s as MOST_COUNTED, u as parseDurationMs } from "./quantities-zpBlaDnA.js";
import { n as NAME } from "./schema-DMlQLd7_.js";
import { t as GLOB } from "./benchmark-glob-DWJhJ7IU.js";
import { n as placeOfSetting } from "./settings-of-run-B714LNoB.js";
import { n as parseShard } from "./shards-CK25A6A3.js";
import { t as MOST_SEED } from "./this-program-5O_nxlWm.js";
import { r as taskOf } from "./task-hrAVAVjI.js";
import { t as _usingCtx } from "./usingCtx-KaxdmAud.js";
import process from "node:process";
import { posix } from "node:path";

// src/github/event/event.ts
const sha = string().regex(COMMIT_ID);
/** `repository`: `owner/name`. */
const place = object({
	full_name: string().regex(/^[^/\s]+\/[^/\s]+$/),
	default_branch: string().min(1)
}).transform(({ full_name, default_branch }) => ({
	repository: full_name,
	defaultBranch: default_branch
}));
/** A branch by its ref; null: a tag. */
const branch = string().transform((ref) => ref.startsWith("refs/heads/") ? ref.slice(11) : null);
/** The fields of GitHub's payloads that matter here, by the event's name. */
const PAYLOADS = {
	pull_request: object({
		action: string(),
		number: int().positive(),
		repository: place,
		pull_request: object({
			base: object({ sha }),
			head: object({
				sha,
				repo: object({ full_name: string() }).nullable()
			}),
			labels: array(object({ name: string() })).default([])
		})
	}).transform(({ action, number, repository, pull_request: { base, head, labels } }) => ({
		kind: "pull_request",
		...repository,
		action,
		number,
		baseSha: base.sha,
		headSha: head.sha,
		/** The head lies in another repository, so the token may only read. */
		isFork: head.repo?.full_name !== repository.repository,
		labels: labels.map(({ name }) => name)
	})),
	push: object({
		ref: branch,
		before: sha,
		head_commit: object({ message: string() }).nullable(),
		repository: place
	}).transform(({ ref, before, head_commit, repository }) => ({
		kind: "push",
		...repository,
		branch: ref,
		/** The tip before; null: the branch is new. */
		before: /^0+$/.test(before) ? null : before,
		/** null: the branch was deleted. */
		headMessage: head_commit?.message ?? null
	})),
	workflow_dispatch: object({
		ref: branch,
		repository: place
	}).transform(({ ref, repository }) => ({
		kind: "workflow_dispatch",
		...repository,
		branch: ref
	})),
	/** Several pull requests on their way into a branch together. `headBranch` is GitHub's own, made for the group. */
	merge_group: object({
		action: string(),
		merge_group: object({
			base_sha: sha,
			head_sha: sha,
			head_ref: branch
		}),
		repository: place
	}).transform(({ action, merge_group: { base_sha, head_sha, head_ref }, repository }) => ({
		kind: "merge_group",
		...repository,
		action,
		baseSha: base_sha,
		headSha: head_sha,
		headBranch: head_ref
	})),
	workflow_run: object({
		action: string(),
		workflow_run: workflowRunSchema,
		repository: place
	}).transform(({ action, workflow_run, repository }) => ({
		kind: "workflow_run",
		...repository,
		action,
		run: workflow_run
	})),
	issue_comment: object({
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
		repository: place
	}).transform(({ action, issue, comment, repository }) => ({
		kind: "issue_comment",
		...repository,
		action,
		issue: issue.number,
		isPullRequest: issue.pull_request !== void 0,
		commentId: comment.id,
		body: comment.body,
		createdAt: new Date(comment.created_at),
		/** null: the account is gone. */
		author: comment.user?.login ?? null,
		authorIsBot: comment.user?.type === "Bot"
	}))
};
/** The event of this job. @throws UserError: there is none, it is not supported, or its payload is not what GitHub sends */
function readEvent({ eventName, payload, ref, repo }) {
	if (!eventName) throw GITHUB_ERRORS["no-event"]({});
	if (eventName === "schedule") return {
		kind: "schedule",
		repository: `${repo.owner}/${repo.repo}`,
		defaultBranch: ref.replace("refs/heads/", "")
	};
	return parseEvent(eventName, payload);
}
/** The event in a payload. @throws UserError: an event that is not supported, or a field that is not what GitHub sends */
function parseEvent(name, payload) {
	if (!Object.hasOwn(PAYLOADS, name)) throw GITHUB_ERRORS[name === "pull_request_target" ? "dangerous-event" : "unknown-event"]({ name });
	const parsed = PAYLOADS[name].safeParse(payload);
	if (parsed.success) return parsed.data;
	const [issue] = parsed.error.issues;
	throw GITHUB_ERRORS["odd-payload"]({
		name,
		problem: issue?.message ?? "unreadable",
		field: issue?.path.join(".") ?? ""
	});
}

// src/github/event/inputs.ts
/** An input that is not given arrives as empty text. */
const text = string().trim().transform((value) => value === "" ? null : value);
const flag = (whenEmpty) => string().trim().toLowerCase().pipe(_enum([
	"",
	"true",
	"false"
])).transform((value) => value === "" ? whenEmpty : value === "true");
/** `unless` stands for an input that is not given. */
const textOr = (unless) => string().trim().transform((value) => value || unless);
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
	/** null: base is measured by its own targets and scenarios. */
	benchmarksFrom: {
		schema: text.pipe(literal("head").nullable()),
		allowed: "head"
	},
	/** Name of one of the configuration's profiles: which there are, only the configuration knows. */
	profile: {
		schema: textOr("standard").pipe(string().regex(NAME)),
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
		schema: textOr("always").pipe(_enum([
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
		schema: textOr("auto").pipe(string().toLowerCase()).pipe(_enum([
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
	/** Jobs whose runs are joined: shards and legs of a matrix. */
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
		schema: textOr("perf-gate"),
		allowed: "the name of an artifact"
	},
	/** Id of the workflow run that is published, whatever the event; null: the event says. GitHub has given more than a thousand million ids. */
	workflowRun: {
		schema: wholeNumber(1, Number.MAX_SAFE_INTEGER),
		allowed: "the id of a workflow run"
	},
	/** File name of the workflow that `/perf run` starts. */
	workflow: {
		schema: textOr("perf.yml").pipe(string().regex(/^[\w.-]+\.ya?ml$/)),
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
/** By the names of `action.yml`: those of the fields in kebab case, if nothing else is given. */
const NAMED_INPUTS = Object.entries(INPUTS).map(([field, input]) => ({
	...input,
	field,
	name: input.name ?? field.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}));
/** Every input's name, for the test that holds `action.yml` to it. */
const INPUT_NAMES = NAMED_INPUTS.map(({ name }) => name);
/** Parses the inputs that `read` gives by name. @throws UserError that names the input and what is allowed */
function readInputs(read) {
	return Object.fromEntries(NAMED_INPUTS.map(({ field, name, schema, allowed }) => {
		const found = read(name);
		const parsed = schema.safeParse(found);
		if (parsed.success) return [field, parsed.data];
		throw GITHUB_ERRORS["odd-input"]({
			name,
			found,
			allowed,
			where: placeOfSetting(name, "inputs")
		});
	}));
}

// src/action/action.ts
/** The Action's door: event and inputs in; a task for what is behind it. Everything heavy is loaded by the task that needs it. */
async function carryOut(task, start) {
	switch (task.kind) {
		case "skip": return skipJob(task.why);
		case "measure": return (await import("./measure-task-DRft0QEG.js")).measureAndPublish(task, start);
		case "join": return (await import("./conclude-CMKpch0f.js")).joinAndPublish(task, start);
		case "publish": return (await import("./publish-task-DIS0-abu.js")).publishFinishedRun(task, start);
		case "command": return (await import("./publish-task-DIS0-abu.js")).obeyComment(task, start);
	}
}
/** A thrown non-Error fails the job too. */
function failJob(error) {
	const usersError = ofUser(error);
	if (usersError !== null) {
		setFailed(describeUserError(usersError));
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
		_usingCtx$1.u(fenceLog());
		process.stdout.write(`${error instanceof Error ? error.stack : String(error)}\n`);
	} catch (_) {
		_usingCtx$1.e = _;
	} finally {
		_usingCtx$1.d();
	}
	endGroup();
}
/** Carries out the event of this job. @param procedure how rounds are measured; absent: as always */
async function runAction(procedure) {
	try {
		const inputs = readInputs(getInput);
		if (inputs.token !== null) setSecret(inputs.token);
		const { context } = await import("./github-DAPWc3j3.js");
		const event = readEvent(context);
		await carryOut(taskOf(event, inputs), {
			event,
			inputs,
			env: process.env,
			context,
			procedure
		});
	} catch (error) {
		failJob(error);
	}
}

// src/action/main.ts
await runAction();

export {  };