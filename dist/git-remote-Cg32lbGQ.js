import { a as reasonOf } from "./errors-B-nyEVmC.js";
import { c as openGit, s as isShallow, t as attempt } from "./git-CiXIoVc2.js";
import process from "node:process";
import { setTimeout } from "node:timers/promises";

// src/system/git-remote.ts
/**
* In this order, because protected branches and hooks are "remote rejected" too. GitHub's codes: GH006 is branch protection, GH013 a
* ruleset. A lock on the ref means another push; `name taken` that a branch `perf` leaves no room for `perf/baselines`.
*/
const SIGNS = [
	["protected branch", /GH006|GH013|protected branch|repository rule violations/i],
	["hook declined", /hook declined/i],
	["name taken", /exists; cannot create|directory file conflict|refname conflict/i],
	["branch moved", /\[rejected\]|cannot lock ref|failed to update ref|incorrect old value|reference already exists|unable to create '.*\.lock'/i],
	["no permission", /permission|denied|forbidden|\b40[13]\b|authentication failed|could not read (?:username|password)|not allowed/i]
];
/** Why a push or a fetch failed, by git's output. */
function classifyRefusal(output) {
	return SIGNS.find(([, sign]) => sign.test(output))?.[0] ?? "unreachable";
}
/** Messages for a remote or branch that does not exist. */
const IS_NOWHERE = /not found|does not exist|does not appear to be|couldn't find remote ref/i;
/** Messages for a commit that no ref leads to, as after a force push. */
const IS_GONE = /not our ref|unadvertised object/i;
/** Tells whether another try may reach the remote. */
function mayPass(output) {
	return classifyRefusal(output) === "unreachable" && !IS_NOWHERE.test(output) && !isGone(output);
}
/** Tells whether the remote lacks the commit. */
function isGone(output) {
	return IS_GONE.test(output);
}
/** Tries, so that a short failure costs neither a check nor an hour's measuring. */
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
/** Fetches a branch, a tag or a commit. Rejects as {@link tipOf} does. @param isListed the remote has just listed it: a missing object may appear in a moment */
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
/** `git@host:owner/name.git`, `ssh://git@host/owner/name`, `https://user:token@host/owner/name.git` */
const REMOTE_URL = /^(?:https?:\/\/|ssh:\/\/)?(?:[^@/\s]*@)?(?<host>[\w-]+(?:\.[\w-]+)+)(?::\d+)?[:/](?<path>[\w./~-]+?)(?:\.git)?\/?$/;
/** Address under which GitHub and its like show a commit, without its id; null: the remote has none. */
function commitUrlOfRemote(remote) {
	const { host, path } = REMOTE_URL.exec(remote.trim())?.groups ?? {};
	return host === void 0 || path === void 0 ? null : `https://${host}/${path}/commit/`;
}
/** That address for the repository of a folder; null: it has no remote, or not this commit. */
async function commitUrlOf(commit, folder) {
	const git = openGit({
		root: folder,
		env: process.env
	});
	if (await attempt(git, [
		"cat-file",
		"-e",
		`${commit}^{commit}`
	]) === null) return null;
	const remote = await attempt(git, [
		"remote",
		"get-url",
		"origin"
	]);
	return remote === null ? null : commitUrlOfRemote(remote);
}

export { mayPass as a, isGone as i, commitUrlOf as n, tipOf as o, fetchFrom as r, classifyRefusal as t };