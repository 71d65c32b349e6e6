import { a as getInput, c as setSecret, i as endGroup, l as startGroup, n as outputsOfSkippedRun, o as notice, r as publishOutputs, s as setFailed, u as warning } from "./outputs-C5cIPvaw.js";
import { i as reasonOf, n as UserError, r as describeUserError } from "./errors-3tGWn54n.js";
import { c as number, l as object, n as _enum, o as int, p as string } from "./schemas-w1yTLxNt.js";
import { r as parseDurationMs } from "./quantities-DsV6SC1-.js";
import { n as isBaselineCommit } from "./commit-message-MzFMCshl.js";
import path from "node:path";
import process from "node:process";
import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";

// src/publish/log-fence.ts
/**
* From here to the end of the scope the runner takes nothing in the log for a workflow command. The programs that are
* benchmarked are a pull request's own code, and what they print must not set outputs, hide log lines or raise errors
* in this job's name. They cannot guess the token that ends it.
*/
function fenceLog(write) {
	const token = randomUUID();
	write(`::stop-commands::${token}\n`);
	return { [Symbol.dispose]: () => {
		write(`\n::${token}::\n`);
	} };
}

// src/trigger/event.ts
const sha = string().regex(/^[0-9a-f]{40}(?:[0-9a-f]{24})?$/);
const repository = object({
	full_name: string().regex(/^[^/\s]+\/[^/\s]+$/),
	default_branch: string().min(1)
});
const PAYLOADS = {
	pull_request: object({
		action: string(),
		number: int().positive(),
		repository,
		pull_request: object({
			base: object({ sha }),
			head: object({
				sha,
				repo: object({ full_name: string() }).nullable()
			})
		})
	}).transform((payload) => ({
		kind: "pull_request",
		...placeOf(payload.repository),
		action: payload.action,
		number: payload.number,
		baseSha: payload.pull_request.base.sha,
		headSha: payload.pull_request.head.sha,
		isFork: payload.pull_request.head.repo?.full_name !== payload.repository.full_name
	})),
	push: object({
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
	})),
	workflow_dispatch: object({
		ref: string(),
		repository
	}).transform((payload) => ({
		kind: "workflow_dispatch",
		...placeOf(payload.repository),
		branch: branchOf(payload.ref)
	}))
};
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
	return parseEvent(name, await readPayload(path));
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
		fix: "Use pull_request, push or workflow_dispatch, as examples/perf.yml does."
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
function placeOf({ full_name, default_branch }) {
	return {
		repository: full_name,
		defaultBranch: default_branch
	};
}
function branchOf(ref) {
	return ref.startsWith("refs/heads/") ? ref.slice(11) : null;
}

// src/trigger/inputs.ts
/** An input that is not given arrives as empty text. */
const text = string().trim().transform((value) => value === "" ? null : value);
const flag = (whenEmpty) => string().trim().toLowerCase().pipe(_enum([
	"",
	"true",
	"false"
])).transform((value) => value === "" ? whenEmpty : value === "true");
const globs = string().transform((value) => value.split(/[\n,]/).map((glob) => glob.trim()).filter((glob) => glob !== ""));
const INPUTS = {
	config: {
		schema: text,
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
	base: {
		schema: text,
		allowed: "a branch, tag or commit, or none"
	},
	profile: {
		schema: string().trim().transform((value) => value || "standard").pipe(_enum([
			"smoke",
			"quick",
			"standard",
			"thorough"
		])),
		allowed: "smoke, quick, standard or thorough"
	},
	budget: {
		schema: text.transform((value) => value === null ? null : parseDurationMs(value) ?? NaN).pipe(number().positive().nullable()),
		allowed: "a duration like 90s or 10m"
	},
	baselines: {
		schema: text,
		allowed: "the path of a folder"
	},
	"baseline-branch": {
		schema: text.pipe(string().regex(/^(?!-)[^\s~^:?*[\\]+$/).nullable()),
		allowed: "the name of a branch"
	},
	comment: {
		schema: string().trim().transform((value) => value || "always").pipe(_enum(["always", "never"])),
		allowed: "always or never"
	},
	"pull-request": {
		schema: text.transform((value) => value === null ? null : Number(value)).pipe(int().positive().nullable()),
		allowed: "the number of a pull request"
	},
	"fail-on-regression": {
		schema: flag(true),
		allowed: "true or false"
	},
	token: {
		schema: text,
		allowed: "a token"
	}
};
/** Every input's name, for the test that holds `action.yml` to it. */
const INPUT_NAMES = Object.keys(INPUTS);
/** Parses the inputs that `read` gives by name. Throws a UserError that names the input and what is allowed. */
function readInputs(read) {
	const parse = (name) => {
		const { schema, allowed } = INPUTS[name];
		const found = read(name);
		const parsed = schema.safeParse(found);
		if (parsed.success) return parsed.data;
		throw new UserError({
			what: `the input \`${name}\` is ${JSON.stringify(found)}; allowed is ${allowed}`,
			where: `\`with: ${name}\` of the step that uses perf-gate`,
			fix: `Write ${allowed}, or leave it out.`
		});
	};
	return {
		config: parse("config"),
		only: parse("only"),
		all: parse("all"),
		base: parse("base"),
		profile: parse("profile"),
		budgetMs: parse("budget"),
		baselines: parse("baselines"),
		baselineBranch: parse("baseline-branch"),
		comment: parse("comment"),
		pullRequest: parse("pull-request"),
		failOnRegression: parse("fail-on-regression"),
		token: parse("token")
	};
}

// src/trigger/task.ts
/**
* What to do about an event:
*
*     pull_request        base of the pull request   comment   –
*     workflow_dispatch   input, or as a push        comment where a pull request is named
*     push, default       no base, everything        –         stored
*     push, other         the tip before             –         –
*/
function taskOf(event, inputs) {
	switch (event.kind) {
		case "pull_request": return taskOfPullRequest(event, inputs);
		case "workflow_dispatch": return taskOfDispatch(event, inputs);
		case "push": return taskOfPush(event, inputs);
	}
}
function taskOfPullRequest(event, inputs) {
	if (event.action === "closed") return {
		kind: "skip",
		why: "The pull request was closed: there is nothing left to keep from being merged."
	};
	const { number, baseSha, headSha, isFork } = event;
	return {
		kind: "measure",
		base: baseFromInput(inputs) ?? {
			kind: "pull request",
			number,
			commits: {
				baseSha,
				headSha
			}
		},
		all: inputs.all,
		commentOn: inputs.comment === "always" ? {
			number,
			isFork
		} : null,
		storeOn: null
	};
}
function taskOfDispatch(event, inputs) {
	const number = inputs.pullRequest;
	const ofPullRequest = number === null ? null : {
		kind: "pull request",
		number,
		commits: null
	};
	const ofBranch = event.branch === event.defaultBranch ? { kind: "previous" } : {
		kind: "merge base",
		branch: event.defaultBranch
	};
	return {
		kind: "measure",
		base: baseFromInput(inputs) ?? ofPullRequest ?? ofBranch,
		all: inputs.all,
		commentOn: number !== null && inputs.comment === "always" ? {
			number,
			isFork: false
		} : null,
		storeOn: null
	};
}
function taskOfPush(event, inputs) {
	if (event.branch === null) return {
		kind: "skip",
		why: "A tag was pushed: its commit was measured when its branch was."
	};
	if (event.headMessage === null) return {
		kind: "skip",
		why: "The branch was deleted."
	};
	if (isBaselineCommit(event.headMessage)) return {
		kind: "skip",
		why: "The push only stores a baseline."
	};
	if (event.branch === event.defaultBranch) return {
		kind: "measure",
		base: { kind: "none" },
		all: true,
		commentOn: null,
		storeOn: inputs.baselineBranch ?? event.defaultBranch
	};
	const sinceBefore = event.before === null ? {
		kind: "merge base",
		branch: event.defaultBranch
	} : {
		kind: "before",
		sha: event.before,
		defaultBranch: event.defaultBranch
	};
	return {
		kind: "measure",
		base: baseFromInput(inputs) ?? sinceBefore,
		all: inputs.all,
		commentOn: null,
		storeOn: null
	};
}
function baseFromInput({ base }) {
	if (base === null) return null;
	return base === "none" ? { kind: "none" } : {
		kind: "named",
		ref: base
	};
}

// src/action.ts
/** The Action's door: event and inputs in; summary, comment, outputs and the job's end out. */
async function runAction(env) {
	const inputs = readInputs(getInput);
	if (inputs.token !== null) setSecret(inputs.token);
	const event = await readEvent(env);
	const task = taskOf(event, inputs);
	if (task.kind === "measure") await measureAndPublish(task, {
		event,
		inputs,
		env
	});
	else {
		notice(task.why);
		publishOutputs(outputsOfSkippedRun(task.why));
	}
}
async function measureAndPublish(task, { event, inputs, env }) {
	const [{ openCheckout }, { findBase }, { openStoredBaselines }, { openGitHub }, { publishRun }, { concludeJob }] = await Promise.all([
		import("./checkout-BR0wQkTU.js"),
		import("./find-base-BntdVua9.js"),
		import("./baseline-branch-BctJfKCt.js"),
		import("./github-ChLID7qN.js"),
		import("./publish-run-DZ4U9YDP.js"),
		import("./conclusion-BejnMV2g.js")
	]);
	const serverUrl = env["GITHUB_SERVER_URL"] ?? "https://github.com";
	const checkout = await openCheckout({
		root: process.cwd(),
		env,
		token: inputs.token,
		serverUrl
	});
	const github = inputs.token === null ? null : openGitHub({
		apiUrl: env["GITHUB_API_URL"] ?? "https://api.github.com",
		token: inputs.token,
		repository: event.repository
	});
	const base = await findBase(task.base, {
		git: checkout.git,
		github
	});
	await using stored = await openStoredBaselines(checkout, inputs);
	const reportPath = path.resolve(".perf-gate", "report.md");
	const result = await measureInFence({
		cwd: process.cwd(),
		configFile: inputs.config,
		only: inputs.only,
		all: task.all,
		base,
		baselines: stored.folder,
		budgetMs: inputs.budgetMs,
		profile: inputs.profile,
		seed: null
	}, reportPath);
	if (result.interrupted) {
		setFailed("The run was interrupted; no verdict was reached.");
		return;
	}
	const { file, judgement, root, config } = result;
	const conclusion = concludeJob(judgement, {
		verdictLine: await publishRun({
			file,
			judgement,
			configFile: config.file,
			reportPath,
			jsonPath: path.join(root, result.savedTo),
			runUrl: `${serverUrl}/${event.repository}/actions/runs/${env["GITHUB_RUN_ID"] ?? ""}`,
			commentOn: task.commentOn,
			github
		}),
		failOnRegression: inputs.failOnRegression
	});
	if (conclusion.state === "failed") setFailed(conclusion.message);
	if (conclusion.state === "warned") warning(conclusion.message);
	if (task.storeOn !== null) await storeIfGood(result, {
		checkout,
		branch: task.storeOn,
		dir: inputs.baselines ?? config.baselines
	});
}
/** What the benchmarked programs print must not be taken for commands of this job. */
async function measureInFence(request, reportPath) {
	const [{ measure }, { writeReports }] = await Promise.all([import("./measuring-CCoxa2Q8.js"), import("./output-ByYxEsCW.js")]);
	using _ = fenceLog((line) => process.stdout.write(line));
	const result = await measure(request);
	if (!result.interrupted) await writeReports(result.file, result.judgement, { markdown: reportPath });
	return result;
}
async function storeIfGood({ file: { run }, judgement }, place) {
	const { reasonNotToStore, storeRun } = await import("./store-run-DBAhB5v8.js");
	const reason = reasonNotToStore(run, judgement.verdict);
	if (reason === null) {
		const commit = await storeRun(run, place);
		notice(`The run was stored as a baseline: ${commit} on ${place.branch}.`);
	} else warning(reason);
}
/** A thrown non-Error fails the job too. */
function failJob(error) {
	if (error instanceof UserError) {
		setFailed(describeUserError(error));
		return;
	}
	setFailed(`perf-gate itself failed; no verdict was reached: ${reasonOf(error)}`);
	startGroup("Details");
	{
		using _ = fenceLog((line) => process.stdout.write(line));
		process.stdout.write(`${error instanceof Error ? error.stack : String(error)}\n`);
	}
	endGroup();
}
try {
	await runAction(process.env);
} catch (error) {
	failJob(error);
}

export {  };