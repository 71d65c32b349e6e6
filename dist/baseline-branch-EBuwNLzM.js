import { E as AsyncDisposableStack, _ as textAt, b as openScratchFolder, c as mayHoldCounts, i as historyFileName, m as openAncestry, r as comparableWith } from "./baseline-files-DTBMi0eZ.js";
import { a as parseAcceptances, c as appendToHistory, g as loadConfig, h as loadBaseConfig, i as appendToAcceptances, l as isSameRun, n as acceptancesOfGate, t as ACCEPTANCES_FILE, u as parseHistory } from "./acceptances-RASQ-GOI.js";
import { a as reasonOf } from "./errors-B-nyEVmC.js";
import { i as GIT_ERRORS } from "./of-user-B4-IEPcy.js";
import { a as mayPass, o as tipOf, r as fetchFrom, t as classifyRefusal } from "./git-remote-Cg32lbGQ.js";
import { a as isNotInstalled, c as openGit, n as commitOf, o as isNotTrusted, r as fileAt, t as attempt, u as readCommit } from "./git-CiXIoVc2.js";
import { t as COMMIT_ID, u as shortCommit } from "./phrases-9oUwjXNw.js";
import { St as environmentsOf } from "./verdict-CFN-Oras.js";
import { u as judge } from "./run-file-DePvcKCy.js";
import { n as baselineCommitMessage, t as acceptanceCommitMessage } from "./commit-message-VxR2MbHQ.js";
import { o as STORE_ERRORS } from "./record-schema-CSMrcPUr.js";
import { t as _usingCtx } from "./usingCtx-KaxdmAud.js";
import { i as toStoredRuns } from "./to-stored-runs-Ca2Z0cYw.js";
import { basename, join, posix } from "node:path";
import { writeFile } from "node:fs/promises";
import { setTimeout } from "node:timers/promises";

// src/github/checkout/checkout.ts
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
		if (isNotInstalled(cause)) throw GIT_ERRORS["git-missing-in-job"]({}, cause);
		const [said = ""] = reasonOf(cause).trim().split("\n");
		if (!isNotTrusted(said)) return;
		throw GIT_ERRORS["checkout-not-trusted"]({
			folder: root,
			said
		}, cause);
	}
}
/** The commit that is checked out. @throws UserError if there is none */
async function readHead(git) {
	try {
		return await readCommit(git, (await git([
			"rev-parse",
			"--verify",
			"HEAD"
		])).trim());
	} catch (cause) {
		throw GIT_ERRORS["head-unreadable"]({ said: reasonOf(cause).trim() }, cause);
	}
}
/**
* The commit that a branch, tag or commit id of the remote means, fetched if it is not here. `isListed`: the remote has just told of it.
*
* @throws UserError
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
		throw GIT_ERRORS["base-not-fetched"]({
			ref,
			remote: REMOTE,
			said: reasonOf(cause).trim()
		}, cause);
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

// src/store/git-push.ts
/** An attempt to push fails only because another writer's succeeded, so there patience is a bound on their number alone. */
const PATIENCE_MS = 3e5;
const LONGEST_PAUSE_MS = 2e3;
/**
* Changes files on a branch of a remote by compare-and-swap: a commit on top of the branch as it was seen is pushed
* without force, which the remote refuses if the branch has moved meanwhile; then all is done again on what is there
* now. So jobs that end at the same time lose nothing, which a concurrency group cannot promise (it keeps one waiting
* run and cancels the others). Gives the commit, which is on the branch then.
*
*
* @throws UserError: the branch is protected, or cannot be beside another one for its name, a hook or missing rights refuse the
*   push, the remote cannot be reached, or others kept moving the branch for longer than the patience lasts
*/
async function pushToBranch(push) {
	try {
		var _usingCtx$2 = _usingCtx();
		const scratch = _usingCtx$2.a(await openScratchFolder("index"));
		const { name, email } = push.author;
		const git = openGit({
			root: push.root,
			env: push.env,
			own: {
				GIT_INDEX_FILE: join(scratch.path, "index"),
				GIT_AUTHOR_NAME: name,
				GIT_AUTHOR_EMAIL: email,
				GIT_COMMITTER_NAME: name,
				GIT_COMMITTER_EMAIL: email
			}
		});
		const giveUpAt = performance.now() + (push.patienceMs ?? PATIENCE_MS);
		let tried = null;
		for (let attempt = 1;; attempt += 1) {
			const tip = await fetchTip(git, push, giveUpAt);
			if (tip !== null && tip === tried) return tip;
			const commit = await commitOnTop(git, push, tip);
			try {
				await git([
					"push",
					"--porcelain",
					"--no-verify",
					push.remote,
					`${commit}:refs/heads/${push.branch}`
				]);
				return commit;
			} catch (cause) {
				const output = reasonOf(cause);
				const refusal = classifyRefusal(output);
				tried = commit;
				if (refusal !== "branch moved" && !mayPass(output) || performance.now() >= giveUpAt) throw STORE_ERRORS["push-refused"]({
					refusal,
					output,
					remote: push.remote,
					branch: push.branch
				}, cause);
			}
			await setTimeout(Math.random() * Math.min(LONGEST_PAUSE_MS, 50 * 2 ** attempt));
		}
	} catch (_) {
		_usingCtx$2.e = _;
	} finally {
		await _usingCtx$2.d();
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
		throw STORE_ERRORS["push-refused"]({
			refusal,
			output,
			remote: push.remote,
			branch: push.branch
		}, cause);
	}
}
/** A commit that differs from `tip` in the changed files alone; `tip` itself where none of them differs. */
async function commitOnTop(git, { change, message }, tip) {
	const texts = await change({
		read: async (path) => tip === null ? null : fileAt(git, tip, path),
		list: async (folder) => {
			if (tip === null) return [];
			return (await git([
				"ls-tree",
				"-z",
				"--name-only",
				"--full-tree",
				tip,
				"--",
				`${posix.join(folder, ".")}/`
			])).split("\0").flatMap((path) => path === "" ? [] : [posix.basename(path)]);
		}
	});
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

// src/github/checkout/baseline-branch.ts
/**
* Copies what is stored out of the branch it is stored on, as that branch is now: what is checked out may be older, and
* a pull request may have changed it. A branch that does not exist yet gives an empty folder.
*
* @throws UserError if the remote does not answer
*/
async function openStoredBaselines(checkout, { inputs, base, defaultBranch }) {
	try {
		var _usingCtx$1 = _usingCtx();
		const { git } = checkout;
		const dir = inputs.baselines ?? await folderOf(checkout, inputs.config, base);
		const tip = await tipOfBaselines(git, inputs.baselineBranch ?? defaultBranch);
		const opened = _usingCtx$1.a(new AsyncDisposableStack());
		const folder = opened.use(await openScratchFolder("baselines"));
		if (tip !== null) {
			const commit = await fetchCommit(git, tip, { isListed: true });
			const names = (await git([
				"ls-tree",
				"-z",
				"--full-tree",
				"--name-only",
				commit,
				"--",
				`${dir}/`
			])).split("\0");
			for (const name of names.filter((one) => one.endsWith(".jsonl"))) await writeFile(join(folder.path, basename(name)), await git([
				"cat-file",
				"blob",
				`${commit}:${name}`
			]));
		}
		opened.move();
		return folder;
	} catch (_) {
		_usingCtx$1.e = _;
	} finally {
		await _usingCtx$1.d();
	}
}
/** As base's configuration has it, where it has one that can be used: a change must not choose what it is excused by. */
async function folderOf({ root, git }, configFile, base) {
	const { config } = await loadConfig(root, configFile);
	if (base.kind !== "ref") return config.baselines;
	return (await loadBaseConfig((file) => textAt(git, base.ref, file), config)).config.baselines;
}
/** null: the remote has no such branch. */
async function tipOfBaselines(git, branch) {
	try {
		return await tipOf(git, {
			remote: REMOTE,
			branch
		});
	} catch (cause) {
		throw GIT_ERRORS["baselines-unreadable"]({
			branch,
			remote: REMOTE,
			said: reasonOf(cause).trim()
		}, cause);
	}
}
/** The account behind a workflow's own token, as GitHub shows it. */
const WORKFLOW_AUTHOR = {
	name: "github-actions[bot]",
	email: "41898282+github-actions[bot]@users.noreply.github.com"
};
/**
* Commits a run that has figures to the baselines on a branch of the remote. Gives the commit. What it is marked as follows from
* what is stored at that moment, not from what was an hour ago, when it began to be measured: a merge of before it may have been
* stored in between, slower or not. A run that is there already stays as it is: an earlier attempt may have been taken without an answer.
*
* @throws UserError as `pushToBranch` does, and for a stored file that cannot be read
*/
async function storeRun({ run, retention }, place) {
	const ancestry = openAncestry(place.checkout.git, run.head.sha);
	const environments = environmentsOf(run);
	const keys = environments.map(({ key }) => key);
	const fileOf = (key) => posix.join(place.dir, historyFileName(key));
	const accepted = posix.join(place.dir, ACCEPTANCES_FILE);
	return pushToBranch({
		...onRemote(place),
		message: baselineCommitMessage(`baselines: store the run of ${shortCommit(run.head.sha)}`, keys),
		change: async ({ read, list }) => {
			const others = (await list(place.dir)).filter(mayHoldCounts).map((name) => posix.join(place.dir, name));
			const names = [.../* @__PURE__ */ new Set([...keys.map(fileOf), ...others])];
			const texts = new Map(await Promise.all(names.map(async (name) => [name, await read(name) ?? ""])));
			const stored = comparableWith(environments, [...texts].flatMap(([name, text]) => parseHistory(text, name)));
			const file = {
				run: {
					...run,
					branch: "default"
				},
				history: (await ancestry.select(stored)).history,
				acceptances: acceptancesOfGate(parseAcceptances(await read(accepted) ?? "", accepted), run.configFile)
			};
			const fresh = toStoredRuns(file, judge(file)).filter((one) => !stored.some((other) => isSameRun(other, one)));
			return Object.fromEntries(fresh.map((one) => {
				const name = fileOf(one.environment.key);
				return [name, appendToHistory({
					text: texts.get(name),
					file: name,
					stored: one,
					retention,
					now: /* @__PURE__ */ new Date()
				})];
			}));
		}
	});
}
/** Commits an accepted regression to the baselines on a branch of the remote. @throws UserError as {@link storeRun} does */
async function storeAcceptance(acceptance, place) {
	const file = posix.join(place.dir, ACCEPTANCES_FILE);
	await pushToBranch({
		...onRemote(place),
		message: acceptanceCommitMessage(acceptance.benchmark, acceptance.by),
		change: async ({ read }) => ({ [file]: appendToAcceptances(await read(file) ?? "", file, acceptance) })
	});
}
const onRemote = ({ checkout: { root, env }, branch }) => ({
	root,
	remote: REMOTE,
	branch,
	author: WORKFLOW_AUTHOR,
	env
});

export { openCheckout as a, fetchCommit as i, storeAcceptance as n, readHead as o, storeRun as r, openStoredBaselines as t };