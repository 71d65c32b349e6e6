import { n as historyFileName, o as appendToHistory, s as toStoredRun } from "./files-C2HgG99K.js";
import { i as reasonOf, n as UserError } from "./errors-3tGWn54n.js";
import { t as openGit } from "./git-BSpv-_Gw.js";
import { t as baselineCommitMessage } from "./commit-message-MzFMCshl.js";
import "./history-DE5NjOs1.js";
import { t as REMOTE } from "./checkout-WeTsTNe9.js";
import { join, posix } from "node:path";
import { mkdtemp, rm } from "node:fs/promises";
import { setTimeout } from "node:timers/promises";
import { tmpdir } from "node:os";

// src/baseline/push-refusal.ts
/**
* In this order, because a protected branch and a hook are "remote rejected" too. GitHub's codes: GH006 is branch
* protection, GH013 a ruleset. A lock that another push holds on the ref at that moment is a branch that moves.
*/
const SIGNS = [
	["protected branch", /GH006|GH013|protected branch|repository rule violations/i],
	["hook declined", /hook declined/i],
	["branch moved", /\[rejected\]|cannot lock ref|failed to update ref|incorrect old value|reference already exists|unable to create '.*\.lock'/i],
	["no permission", /permission|denied|forbidden|\b40[13]\b|authentication failed|could not read (?:username|password)|not allowed/i]
];
function classifyPushRefusal(output) {
	return SIGNS.find(([, sign]) => sign.test(output))?.[0] ?? "unreachable";
}
const FIXES = {
	"branch moved": "Run the job again; if it happens often, fewer jobs should store baselines at the same time.",
	"protected branch": "Point `baseline-branch` at a branch of its own that is not protected, or let the app or deploy key that pushes bypass the rule: the token of a workflow cannot.",
	"hook declined": "Ask who runs the remote what its hook accepts, or point `baseline-branch` at a branch that it lets pass.",
	"no permission": "Give the job that stores baselines `permissions: contents: write`, and no other job.",
	unreachable: "Check that the remote exists and can be reached with the rights of this checkout."
};
/** What to tell the user of a push (or a look at the remote) that cannot succeed. */
function pushError({ refusal, output, remote, branch, cause }) {
	return new UserError({
		what: `the baseline cannot be stored (${refusal}): ${withoutCredentials(output).trim()}`,
		where: `branch ${branch} of ${withoutCredentials(remote)}`,
		fix: FIXES[refusal],
		cause
	});
}
/** git repeats the remote's URL, and a token may be part of it. */
function withoutCredentials(text) {
	return text.replaceAll(/:\/\/[^@/\s]+@/g, "://***@");
}

// src/baseline/git-push.ts
/** Each attempt fails only because another writer's succeeded, so this many writers at once lose nothing. */
const MAX_ATTEMPTS = 10;
const LONGEST_PAUSE_MS = 2e3;
/**
* Appends a run to the baselines on a branch of a remote, by compare-and-swap: a commit on top of the branch as it was
* seen is pushed without force, which the remote refuses if the branch has moved meanwhile; then all is done again on
* what is there now. So jobs that end at the same time lose nothing, which a concurrency group cannot promise (it keeps
* one waiting run and cancels the others).
*
* Throws a UserError: the branch is protected, a hook or missing rights refuse the push, the remote cannot be reached,
* the stored file cannot be read, or ten attempts did not do.
*/
async function pushBaseline(push) {
	await using scratch = await scratchFolder();
	const git = openGit({
		root: push.root,
		env: push.env ?? process.env,
		own: environmentOf(push, scratch.path)
	});
	for (let attempt = 1;; attempt += 1) {
		const commit = await commitOnTop(git, push, await fetchTip(git, push));
		try {
			await git([
				"push",
				"--porcelain",
				push.remote,
				`${commit}:${refOf(push)}`
			]);
			return {
				commit,
				attempts: attempt
			};
		} catch (cause) {
			const output = reasonOf(cause);
			const refusal = classifyPushRefusal(output);
			if (refusal !== "branch moved" || attempt === MAX_ATTEMPTS) throw pushError({
				refusal,
				output,
				remote: push.remote,
				branch: push.branch,
				cause
			});
		}
		await setTimeout(Math.random() * Math.min(LONGEST_PAUSE_MS, 50 * 2 ** attempt));
	}
}
/** Commit id of the branch on the remote, with its objects here; null if the remote has no such branch. */
async function fetchTip(git, push) {
	try {
		const [tip] = (await git([
			"ls-remote",
			push.remote,
			refOf(push)
		])).split(/\s/);
		if (tip === void 0 || tip === "") return null;
		if (await hasCommit(git, tip)) return tip;
		await git([
			"fetch",
			"--no-tags",
			"--no-write-fetch-head",
			...(await git(["rev-parse", "--is-shallow-repository"])).trim() === "true" ? ["--depth=1"] : [],
			push.remote,
			tip
		]);
		return tip;
	} catch (cause) {
		const output = reasonOf(cause);
		const refusal = classifyPushRefusal(output) === "no permission" ? "no permission" : "unreachable";
		throw pushError({
			refusal,
			output,
			remote: push.remote,
			branch: push.branch,
			cause
		});
	}
}
async function hasCommit(git, commit) {
	return await git([
		"rev-parse",
		"--verify",
		"--quiet",
		`${commit}^{commit}`
	]) !== "";
}
/** A commit that differs from `tip` in the one baseline file. */
async function commitOnTop(git, push, tip) {
	const { dir, stored, keep, message } = push;
	const file = posix.join(dir, historyFileName(stored.environment.key));
	const text = appendToHistory({
		text: tip === null ? "" : await readAt(git, tip, file),
		file,
		stored,
		keep
	});
	await git(["read-tree", ...tip === null ? ["--empty"] : [tip]]);
	await git([
		"update-index",
		"--add",
		"--cacheinfo",
		`100644,${(await git([
			"hash-object",
			"-w",
			"--stdin"
		], text)).trim()},${file}`
	]);
	return (await git([
		"commit-tree",
		(await git(["write-tree", "--missing-ok"])).trim(),
		...tip === null ? [] : ["-p", tip],
		"-F",
		"-"
	], baselineCommitMessage(message, stored.environment.key))).trim();
}
/** Text of a file in a commit; empty if it is not there. */
async function readAt(git, commit, file) {
	const blob = (await git([
		"ls-tree",
		"-z",
		"--full-tree",
		"--object-only",
		commit,
		"--",
		file
	])).replace("\0", "");
	return blob === "" ? "" : git([
		"cat-file",
		"blob",
		blob
	]);
}
function refOf({ branch }) {
	return `refs/heads/${branch}`;
}
/** An index of our own, so that what the user has staged stays as it is. */
function environmentOf({ author }, scratch) {
	return {
		GIT_INDEX_FILE: join(scratch, "index"),
		GIT_AUTHOR_NAME: author.name,
		GIT_AUTHOR_EMAIL: author.email,
		GIT_COMMITTER_NAME: author.name,
		GIT_COMMITTER_EMAIL: author.email
	};
}
async function scratchFolder() {
	const path = await mkdtemp(join(tmpdir(), "perf-gate-baseline-"));
	return {
		path,
		[Symbol.asyncDispose]: async () => rm(path, {
			recursive: true,
			force: true
		})
	};
}

// src/publish/store-run.ts
/** The account behind a workflow's own token, as GitHub shows it. */
const WORKFLOW_AUTHOR = {
	name: "github-actions[bot]",
	email: "41898282+github-actions[bot]@users.noreply.github.com"
};
/** Why a run does not become part of the baseline; null: it does. */
function reasonNotToStore(run, verdict) {
	if (verdict === "invalid") return "The run was not stored as a baseline: its measurement is invalid.";
	if (verdict === "regressed" || verdict === "failed") return `The run was not stored as a baseline: its verdict is "${verdict}". If the change is meant to stay, store it by hand with \`perf-gate baseline update\`.`;
	return toStoredRun(run).benchmarks.length === 0 ? "The run was not stored as a baseline: it has no figures." : null;
}
/**
* Commits a run to the baselines on a branch of the remote. Gives the commit. Throws a UserError as `pushBaseline` does.
*/
async function storeRun(run, { checkout, branch, dir }) {
	const { commit } = await pushBaseline({
		root: checkout.root,
		remote: REMOTE,
		branch,
		dir,
		stored: toStoredRun(run),
		keep: 100,
		author: WORKFLOW_AUTHOR,
		message: `baselines: store the run of ${run.head.sha.slice(0, 12)}`,
		env: checkout.env
	});
	return commit;
}

export { reasonNotToStore, storeRun };