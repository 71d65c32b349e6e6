import { a as parseAcceptances, i as appendToAcceptances, n as acceptancesOfGate, t as ACCEPTANCES_FILE } from "./acceptances-tf0ogEF2.js";
import { t as openAncestry } from "./ancestry-D9yE39uS.js";
import { n as baselineCommitMessage, t as acceptanceCommitMessage } from "./commit-message-g9cVF1lJ.js";
import { i as reasonOf, n as UserError } from "./errors-B6fJDvjF.js";
import { a as isShallow, i as commitOf, n as openGit, r as attempt, t as isNotInstalled } from "./git-BLQxcKO3.js";
import { t as openScratchFolder } from "./scratch-CdM5HnQR.js";
import { t as _usingCtx } from "./usingCtx-KaxdmAud.js";
import { c as appendToHistory, l as isSameRun, r as historyFileName, u as parseHistory } from "./files-Rrw39hik.js";
import { t as toStoredRuns } from "./to-stored-runs-Cc9ynxP8.js";
import { a as judge, rt as environmentsOf } from "./run-file-D7pNTTSd.js";
import { n as shortCommit, t as COMMIT_ID } from "./commits-KNSkHhq5.js";
import { join, posix } from "node:path";
import { setTimeout } from "node:timers/promises";

// src/git/remote-refusal.ts
/**
* In this order, because a protected branch and a hook are "remote rejected" too. GitHub's codes: GH006 is branch
* protection, GH013 a ruleset. A lock that another push holds on the ref at that moment is a branch that moves; one that is not
* to be had because a branch `perf` leaves no room for `perf/baselines` never will be.
*/
const SIGNS = [
	["protected branch", /GH006|GH013|protected branch|repository rule violations/i],
	["hook declined", /hook declined/i],
	["name taken", /exists; cannot create|directory file conflict|refname conflict/i],
	["branch moved", /\[rejected\]|cannot lock ref|failed to update ref|incorrect old value|reference already exists|unable to create '.*\.lock'/i],
	["no permission", /permission|denied|forbidden|\b40[13]\b|authentication failed|could not read (?:username|password)|not allowed/i]
];
function classifyRefusal(output) {
	return SIGNS.find(([, sign]) => sign.test(output))?.[0] ?? "unreachable";
}
/** What is said of a remote or a branch that is not there, rather than not there now. */
const IS_NOWHERE = /not found|does not exist|does not appear to be|couldn't find remote ref/i;
/** What a remote says of a commit to which nothing there leads, as a force push leaves them behind. */
const IS_GONE = /not our ref|unadvertised object/i;
/** Whether what git wrote is about a remote that may be reached again in a moment. */
function mayPass(output) {
	return classifyRefusal(output) === "unreachable" && !IS_NOWHERE.test(output) && !isGone(output);
}
/** Whether what git wrote is about a commit that the remote does not have, or not any more. */
function isGone(output) {
	return IS_GONE.test(output);
}

// src/git/remote.ts
/** A remote that cannot be reached is asked again so often: neither a check nor an hour's measuring is lost by a moment's trouble. */
const TRIES_TO_REACH = 5;
const PAUSE_TO_REACH_MS = 3e3;
/** Commit id of a branch; null: the remote has no such branch. Rejects with what git wrote where the remote does not answer. */
async function tipOf(git, { remote, branch }, patience) {
	const [tip] = (await reaching(() => git([
		"ls-remote",
		remote,
		`refs/heads/${branch}`
	]), patience)).split(/\s/);
	return tip === void 0 || tip === "" ? null : tip;
}
/** Fetches what is not here. Rejects as {@link tipOf} does. */
async function fetchFrom(git, { remote, ref, isListed = false, options = [] }, patience) {
	const depth = await isShallow(git) ? ["--depth=1"] : [];
	const passes = (output) => mayPass(output) || isListed && isGone(output);
	await reaching(() => git([
		"fetch",
		"--no-tags",
		"--no-recurse-submodules",
		...options,
		...depth,
		"--",
		remote,
		ref
	]), patience, passes);
}
/** Asks the remote again where it cannot be reached for the moment. */
async function reaching(ask, { pauseMs = PAUSE_TO_REACH_MS, untilMs = 0 } = {}, passes = mayPass) {
	for (let tries = 1;; tries += 1) {
		try {
			return await ask();
		} catch (cause) {
			const output = reasonOf(cause);
			if (!(tries < TRIES_TO_REACH ? passes(output) : mayPass(output) && performance.now() < untilMs)) throw cause;
		}
		await setTimeout(pauseMs);
	}
}

// src/baseline/push-refusal.ts
const FIXES = {
	"branch moved": "Run the job again; if it happens often, fewer jobs should store baselines at the same time.",
	"name taken": "Git can have only one of the two names: give `baseline-branch` another one, in every step that uses perf-gate, or remove the branch that git names.",
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
/** An attempt to push fails only because another writer's succeeded, so there patience is a bound on their number alone. */
const PATIENCE_MS = 3e5;
const LONGEST_PAUSE_MS = 2e3;
/**
* Changes files on a branch of a remote by compare-and-swap: a commit on top of the branch as it was seen is pushed
* without force, which the remote refuses if the branch has moved meanwhile; then all is done again on what is there
* now. So jobs that end at the same time lose nothing, which a concurrency group cannot promise (it keeps one waiting
* run and cancels the others).
*
* Throws a UserError: the branch is protected, or cannot be beside another one for its name, a hook or missing rights refuse the
* push, the remote cannot be reached, or others kept moving the branch for longer than the patience lasts.
*/
async function pushToBranch(push) {
	try {
		var _usingCtx$1 = _usingCtx();
		const scratch = _usingCtx$1.a(await openScratchFolder("index"));
		const git = openGit({
			root: push.root,
			env: push.env ?? process.env,
			own: environmentOf(push, scratch.path)
		});
		const giveUpAt = performance.now() + (push.patienceMs ?? PATIENCE_MS);
		let tried = null;
		for (let attempt = 1;; attempt += 1) {
			const tip = await fetchTip(git, push, giveUpAt);
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
				const refusal = classifyRefusal(output);
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
	} catch (_) {
		_usingCtx$1.e = _;
	} finally {
		await _usingCtx$1.d();
	}
}
/** Commit id of the branch on the remote, with its objects here; null if the remote has no such branch. What was measured is lost with it, so it has as much patience as the push. */
async function fetchTip(git, push, untilMs) {
	const patience = {
		pauseMs: push.pauseToReachMs,
		untilMs
	};
	try {
		const tip = await tipOf(git, push, patience);
		if (tip === null || await commitOf(git, tip) !== null) return tip;
		await fetchFrom(git, {
			remote: push.remote,
			ref: tip,
			isListed: true,
			options: ["--no-write-fetch-head"]
		}, patience);
		return tip;
	} catch (cause) {
		const output = reasonOf(cause);
		const refusal = classifyRefusal(output) === "no permission" ? "no permission" : "unreachable";
		throw pushError({
			refusal,
			output,
			remote: push.remote,
			branch: push.branch,
			cause
		});
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
	const [, , blob] = (await git([
		"ls-tree",
		"-z",
		"--full-tree",
		commit,
		"--",
		path
	])).split(/[ \t]/);
	return blob === void 0 ? null : git([
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

// src/baseline/push-acceptance.ts
/**
* Appends to the accepted regressions on a branch of a remote.
* Throws a UserError as `pushToBranch` does, and for a file of acceptances that cannot be read.
*/
async function pushAcceptance({ dir, acceptance, ...place }) {
	const file = posix.join(dir, ACCEPTANCES_FILE);
	return pushToBranch({
		...place,
		message: acceptanceCommitMessage(acceptance.benchmark, acceptance.by),
		change: async (read) => ({ [file]: appendToAcceptances({
			text: await read(file) ?? "",
			file,
			acceptance
		}) })
	});
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
			const onBranch = await readStored(read, dir, environmentKeys);
			for (const stored of await runsOf(onBranch)) {
				if (onBranch.history.some((run) => isSameRun(run, stored))) continue;
				const file = posix.join(dir, historyFileName(stored.environment.key));
				texts[file] = appendToHistory({
					text: texts[file] ?? await read(file) ?? "",
					file,
					stored,
					retention
				});
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

// src/checkout/checkout.ts
/** The remote that actions/checkout sets up. */
const REMOTE = "origin";
/**
* Opens the checkout at `root`. Credentials that the checkout itself keeps come first: they may be a deploy key's or an
* app's, which may do what the token may not. Without any (`persist-credentials: false`) git gets the token.
*
* @throws UserError where there is no git, and where it does not trust what another user has checked out
*/
async function openCheckout({ root, env, token, serverUrl }) {
	const git = openGit({
		root,
		env
	});
	await refuseUnreadableCheckout(git, root);
	if (token === null || await keepsCredentials(git, serverUrl)) return {
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
* step; and an image may have no git. Whatever else is the matter is told by who needs it: not every job has a checkout.
*/
async function refuseUnreadableCheckout(git, root) {
	try {
		await git(["rev-parse", "--git-dir"]);
	} catch (cause) {
		if (isNotInstalled(cause)) throw new UserError({
			what: "git was not found",
			where: "PATH",
			fix: "Install git in a step before actions/checkout, or take an image that has it: without it actions/checkout downloads the files alone.",
			cause
		});
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
			fix: "Let actions/checkout run before perf-gate, without a `path`; in a container git must be installed before it, or it downloads the files alone.",
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
/**
* The commit that a branch, tag or commit id of the remote means, fetched if it is not here. `isListed`: the remote has just told of it.
* Throws a UserError.
*/
async function fetchCommit(git, ref, { isListed = false } = {}) {
	const known = COMMIT_ID.test(ref) ? await commitOf(git, ref) : null;
	if (known !== null) return known;
	try {
		await fetchFrom(git, {
			remote: REMOTE,
			ref,
			isListed
		});
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
/** actions/checkout keeps its token as a header of every request to the server. One for another server, or of another name, is none. */
async function keepsCredentials(git, serverUrl) {
	return /^authorization:/i.test(await attempt(git, [
		"config",
		"--get-urlmatch",
		"http.extraheader",
		`${serverUrl}/`
	]) ?? "");
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

// src/checkout/store.ts
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
async function storeRun({ run, retention }, place) {
	const ancestry = openAncestry(place.checkout.git, run.head.sha);
	const { commit } = await pushRuns({
		...onRemote(place),
		environmentKeys: environmentsOf(run).map(({ key }) => key),
		runsOf: async (stored) => {
			const { history } = await ancestry.select(stored.history);
			const file = {
				run,
				history,
				acceptances: acceptancesOfGate(stored.acceptances, run.configFile)
			};
			return toStoredRuns(file, judge(file));
		},
		retention,
		subject: `baselines: store the run of ${shortCommit(run.head.sha)}`
	});
	return commit;
}
/**
* Commits an accepted regression to the baselines on a branch of the remote. Gives the commit.
* Throws a UserError as `pushAcceptance` does.
*/
async function storeAcceptance(acceptance, place) {
	const { commit } = await pushAcceptance({
		...onRemote(place),
		acceptance
	});
	return commit;
}
function onRemote({ checkout, branch, dir }) {
	return {
		root: checkout.root,
		remote: REMOTE,
		branch,
		dir,
		author: WORKFLOW_AUTHOR,
		env: checkout.env
	};
}

export { openCheckout as a, tipOf as c, fetchCommit as i, isGone as l, storeRun as n, readCommit as o, REMOTE as r, readHead as s, storeAcceptance as t };