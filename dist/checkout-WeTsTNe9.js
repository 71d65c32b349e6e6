import { i as reasonOf, n as UserError } from "./errors-3tGWn54n.js";
import { t as openGit } from "./git-BSpv-_Gw.js";

// src/trigger/checkout.ts
/** The remote that actions/checkout sets up. */
const REMOTE = "origin";
/**
* Opens the checkout at `root`. Credentials that the checkout itself keeps come first: they may be a deploy key's or an
* app's, which may do what the token may not. Without any (`persist-credentials: false`) git gets the token.
*/
async function openCheckout({ root, env, token, serverUrl }) {
	const git = openGit({
		root,
		env,
		own: {}
	});
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
			env: withToken,
			own: {}
		}),
		env: withToken
	};
}
/** The commit that is checked out. Throws a UserError if there is none. */
async function readHead(git) {
	try {
		const sha = (await git([
			"rev-parse",
			"--verify",
			"HEAD"
		])).trim();
		const [header = ""] = (await git([
			"cat-file",
			"-p",
			"HEAD"
		])).split("\n\n");
		return {
			sha,
			parents: [...header.matchAll(/^parent (\S+)$/gm)].map(([, parent]) => parent ?? "")
		};
	} catch (cause) {
		throw new UserError({
			what: `the commit to measure cannot be read: ${reasonOf(cause).trim()}`,
			where: "the workspace of the job",
			fix: "Let actions/checkout run before perf-gate, without a `path`.",
			cause
		});
	}
}
/** The commit that a branch, tag or commit id of the remote means, fetched if it is not here. Throws a UserError. */
async function fetchCommit(git, ref) {
	const known = /^[0-9a-f]{40,64}$/.test(ref) ? await commitHere(git, ref) : null;
	if (known !== null) return known;
	try {
		await git([
			"fetch",
			"--no-tags",
			"--no-recurse-submodules",
			...(await git(["rev-parse", "--is-shallow-repository"])).trim() === "true" ? ["--depth=1"] : [],
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
		const local = await commitHere(git, ref);
		if (local !== null) return local;
		throw new UserError({
			what: `the commit to compare with, ${ref}, cannot be fetched: ${reasonOf(cause).trim()}`,
			where: `the remote ${REMOTE} of the checkout`,
			fix: "Give the job `permissions: contents: read` and the step a token, or check out with `fetch-depth: 0`.",
			cause
		});
	}
}
async function commitHere(git, ref) {
	try {
		return (await git([
			"rev-parse",
			"--verify",
			"--quiet",
			"--end-of-options",
			`${ref}^{commit}`
		])).trim() || null;
	} catch {
		return null;
	}
}
/** actions/checkout keeps its token as a header of every request to the server. */
async function keepsCredentials(git) {
	try {
		return (await git([
			"config",
			"--get-regexp",
			"^http\\..*\\.extraheader$"
		])).trim() !== "";
	} catch {
		return false;
	}
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

export { readHead as i, fetchCommit as n, openCheckout as r, REMOTE as t };