import { t as historyBefore } from "./ancestry-z_bo77ba.js";
import { i as parseAcceptances, t as ACCEPTANCES_FILE } from "./acceptances--hehdD28.js";
import { n as baselineCommitMessage } from "./commit-message-BjL_Enql.js";
import { c as parseHistory, l as placeOfStored, n as historyFileName, s as appendToHistory } from "./files-CJXAdq-9.js";
import { i as reasonOf, n as UserError } from "./errors-B6fJDvjF.js";
import { i as openGit, n as commitOf, r as isShallow, t as attempt } from "./questions-Co3NpUMc.js";
import { t as toStoredRuns } from "./to-stored-runs-BcZhAcVD.js";
import { K as environmentsOf, i as judge } from "./run-file-yEh1F8XW.js";
import { mkdtemp, rm } from "node:fs/promises";
import { join, posix } from "node:path";
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
/** What a remote says that is not there, rather than not there now. */
const IS_NOWHERE = /not found|does not exist|does not appear to be/i;
/** Whether what git wrote is about a remote that may be reached again in a moment. */
function mayPass(output) {
	return classifyPushRefusal(output) === "unreachable" && !IS_NOWHERE.test(output);
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
/** Each attempt fails only because another writer's succeeded, so patience is a bound on their number alone. */
const PATIENCE_MS = 3e5;
const LONGEST_PAUSE_MS = 2e3;
/** A remote that cannot be reached is asked again so often: an hour's measuring is not lost by a moment's trouble. */
const TRIES_TO_REACH = 5;
const PAUSE_TO_REACH_MS = 3e3;
/**
* Changes files on a branch of a remote by compare-and-swap: a commit on top of the branch as it was seen is pushed
* without force, which the remote refuses if the branch has moved meanwhile; then all is done again on what is there
* now. So jobs that end at the same time lose nothing, which a concurrency group cannot promise (it keeps one waiting
* run and cancels the others).
*
* Throws a UserError: the branch is protected, a hook or missing rights refuse the push, the remote cannot be reached,
* or others kept moving the branch for longer than the patience lasts.
*/
async function pushToBranch(push) {
	await using scratch = await scratchFolder();
	const git = openGit({
		root: push.root,
		env: push.env ?? process.env,
		own: environmentOf(push, scratch.path)
	});
	const giveUpAt = performance.now() + (push.patienceMs ?? PATIENCE_MS);
	let tried = null;
	for (let attempt = 1;; attempt += 1) {
		const tip = await fetchTip(git, push);
		if (tip !== null && tip === tried) return {
			commit: tip,
			attempts: attempt - 1
		};
		const commit = await commitOnTop(git, push, tip);
		try {
			await git([
				"push",
				"--porcelain",
				"--no-verify",
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
			tried = commit;
			if (refusal !== "branch moved" && !mayPass(output) || performance.now() >= giveUpAt) throw pushError({
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
		const [tip] = (await reaching(push, () => git([
			"ls-remote",
			push.remote,
			refOf(push)
		]))).split(/\s/);
		if (tip === void 0 || tip === "") return null;
		if (await commitOf(git, tip) !== null) return tip;
		const depth = await isShallow(git) ? ["--depth=1"] : [];
		await reaching(push, () => git([
			"fetch",
			"--no-tags",
			"--no-write-fetch-head",
			...depth,
			push.remote,
			tip
		]));
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
/** Asks the remote again where it cannot be reached for the moment. */
async function reaching(push, ask) {
	for (let tries = 1;; tries += 1) {
		try {
			return await ask();
		} catch (cause) {
			if (tries === TRIES_TO_REACH || !mayPass(reasonOf(cause))) throw cause;
		}
		await setTimeout(push.pauseToReachMs ?? PAUSE_TO_REACH_MS);
	}
}
/** A commit that differs from `tip` in the changed files alone; `tip` itself where none of them differs. */
async function commitOnTop(git, { change, message }, tip) {
	const texts = await change(async (path) => tip === null ? null : textAt(git, tip, path));
	await git(["read-tree", ...tip === null ? ["--empty"] : [tip]]);
	for (const [path, text] of Object.entries(texts)) await git([
		"update-index",
		"--add",
		"--cacheinfo",
		`100644,${(await git([
			"hash-object",
			"-w",
			"--stdin"
		], text)).trim()},${path}`
	]);
	const tree = (await git(["write-tree", "--missing-ok"])).trim();
	if (tip !== null && tree === (await git(["rev-parse", `${tip}^{tree}`])).trim()) return tip;
	return (await git([
		"commit-tree",
		tree,
		...tip === null ? [] : ["-p", tip],
		"-F",
		"-"
	], message)).trim();
}
async function textAt(git, commit, path) {
	const blob = (await git([
		"ls-tree",
		"-z",
		"--full-tree",
		"--object-only",
		commit,
		"--",
		path
	])).replace("\0", "");
	return blob === "" ? null : git([
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

// src/checkout/checkout.ts
/** The remote that actions/checkout sets up. */
const REMOTE = "origin";
/**
* Opens the checkout at `root`. Credentials that the checkout itself keeps come first: they may be a deploy key's or an
* app's, which may do what the token may not. Without any (`persist-credentials: false`) git gets the token.
*
* @throws UserError where git does not trust what another user has checked out
*/
async function openCheckout({ root, env, token, serverUrl }) {
	const git = openGit({
		root,
		env
	});
	await refuseForeignCheckout(git, root);
	if (token === null || await keepsCredentials(git)) return {
		root,
		git,
		env
	};
	const withToken = {
		...env,
		...tokenForGit({
			env,
			token,
			serverUrl
		})
	};
	return {
		root,
		git: openGit({
			root,
			env: withToken
		}),
		env: withToken
	};
}
/**
* The workspace of a job in a container belongs to the runner's user, and what actions/checkout tells git of that ends with its
* step. Whatever else is the matter is told by who needs it: not every job has a checkout.
*/
async function refuseForeignCheckout(git, root) {
	try {
		await git(["rev-parse", "--git-dir"]);
	} catch (cause) {
		const [said = ""] = reasonOf(cause).trim().split("\n");
		if (!/dubious ownership|unsafe repository/.test(said)) return;
		throw new UserError({
			what: `git does not trust the checkout, which belongs to another user, as in a container: ${said}`,
			where: root,
			fix: "Put the step `git config --global --add safe.directory \"$GITHUB_WORKSPACE\"` between actions/checkout and perf-gate.",
			cause
		});
	}
}
/** The commit that is checked out. Throws a UserError if there is none. */
async function readHead(git) {
	try {
		return await readCommit(git, (await git([
			"rev-parse",
			"--verify",
			"HEAD"
		])).trim());
	} catch (cause) {
		throw new UserError({
			what: `the commit to measure cannot be read: ${reasonOf(cause).trim()}`,
			where: "the workspace of the job",
			fix: "Let actions/checkout run before perf-gate, without a `path`.",
			cause
		});
	}
}
/** One that is here, from the object itself: a shallow clone hides a commit's parents from `HEAD^1`. */
async function readCommit(git, sha) {
	const [header = "", ...message] = (await git([
		"cat-file",
		"-p",
		sha
	])).split("\n\n");
	return {
		sha,
		parents: [...header.matchAll(/^parent (\S+)$/gm)].map(([, parent]) => parent ?? ""),
		message: message.join("\n\n")
	};
}
/** The commit that a branch, tag or commit id of the remote means, fetched if it is not here. Throws a UserError. */
async function fetchCommit(git, ref) {
	const known = /^[0-9a-f]{40,64}$/.test(ref) ? await commitOf(git, ref) : null;
	if (known !== null) return known;
	try {
		await git([
			"fetch",
			"--no-tags",
			"--no-recurse-submodules",
			...await isShallow(git) ? ["--depth=1"] : [],
			"--",
			REMOTE,
			ref
		]);
		return (await git([
			"rev-parse",
			"--verify",
			"FETCH_HEAD^{commit}"
		])).trim();
	} catch (cause) {
		const local = await commitOf(git, ref);
		if (local !== null) return local;
		throw new UserError({
			what: `the commit to compare with, ${ref}, cannot be fetched: ${reasonOf(cause).trim()}`,
			where: `the remote ${REMOTE} of the checkout`,
			fix: "Check the name where it was given. Else give the job `permissions: contents: read` and the step a token, or check out with `fetch-depth: 0`.",
			cause
		});
	}
}
/** actions/checkout keeps its token as a header of every request to the server. */
async function keepsCredentials(git) {
	return (await attempt(git, [
		"config",
		"--get-regexp",
		"^http\\..*\\.extraheader$"
	]) ?? "").trim() !== "";
}
/** The token as git's configuration in the environment: on the command line every process of the machine could read it. */
function tokenForGit({ env, token, serverUrl }) {
	const first = Number(env["GIT_CONFIG_COUNT"] ?? 0);
	return {
		GIT_CONFIG_COUNT: String(first + 1),
		[`GIT_CONFIG_KEY_${first}`]: `http.${serverUrl}/.extraheader`,
		[`GIT_CONFIG_VALUE_${first}`]: `AUTHORIZATION: basic ${Buffer.from(`x-access-token:${token}`).toString("base64")}`
	};
}

// src/baseline/push-runs.ts
/**
* Appends runs to the baselines on a branch of a remote, in one commit. One that is there already stays as it is: an earlier attempt
* may have been taken without an answer, and others may have written on top of it.
* Throws a UserError as `pushToBranch` does, and for a stored file that cannot be read.
*/
async function pushRuns({ dir, environmentKeys, runsOf, retention, subject, ...place }) {
	return pushToBranch({
		...place,
		message: baselineCommitMessage(subject, environmentKeys),
		change: async (read) => {
			const texts = {};
			for (const stored of await runsOf(await readStored(read, dir, environmentKeys))) {
				const file = posix.join(dir, historyFileName(stored.environment.key));
				const text = texts[file] ?? await read(file) ?? "";
				texts[file] = placeOfStored(stored, {
					text,
					file
				}) === null ? appendToHistory({
					text,
					file,
					stored,
					retention
				}) : text;
			}
			return texts;
		}
	});
}
async function readStored(read, dir, environmentKeys) {
	const history = [];
	for (const key of environmentKeys) {
		const file = posix.join(dir, historyFileName(key));
		history.push(...parseHistory(await read(file) ?? "", file));
	}
	const file = posix.join(dir, ACCEPTANCES_FILE);
	return {
		history,
		acceptances: parseAcceptances(await read(file) ?? "", file)
	};
}

// src/checkout/store-run.ts
/** The account behind a workflow's own token, as GitHub shows it. */
const WORKFLOW_AUTHOR = {
	name: "github-actions[bot]",
	email: "41898282+github-actions[bot]@users.noreply.github.com"
};
/**
* Commits a run that has figures to the baselines on a branch of the remote. Gives the commit. What it is marked as follows from
* what is stored at that moment, not from what was an hour ago, when it began to be measured: a merge of before it may have been
* stored in between, slower or not. Throws a UserError as `pushRuns` does.
*/
async function storeRun({ run, retention }, { checkout, branch, dir }) {
	const { commit } = await pushRuns({
		root: checkout.root,
		remote: REMOTE,
		branch,
		dir,
		environmentKeys: environmentsOf(run).map(({ key }) => key),
		runsOf: async (stored) => {
			const { history } = await historyBefore(checkout.git, {
				history: stored.history,
				commit: run.head.sha
			});
			const file = {
				run,
				history,
				acceptances: stored.acceptances
			};
			return toStoredRuns(file, judge(file));
		},
		retention,
		author: WORKFLOW_AUTHOR,
		subject: `baselines: store the run of ${run.head.sha.slice(0, 12)}`,
		env: checkout.env
	});
	return commit;
}

export { openCheckout as a, pushToBranch as c, fetchCommit as i, storeRun as n, readCommit as o, REMOTE as r, readHead as s, WORKFLOW_AUTHOR as t };