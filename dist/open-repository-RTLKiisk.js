import { i as reasonOf, n as UserError } from "./errors-B6fJDvjF.js";
import { i as commitOf, n as openGit, t as isNotInstalled } from "./git-BLQxcKO3.js";

// src/git/open-repository.ts
/**
* The repository that a folder lies in. `env` is what git reaches the remote with.
*
* @throws UserError outside a repository, or where git is not installed
*/
async function openRepository(from, env = process.env) {
	const root = await repositoryRoot(openGit({
		root: from,
		env
	}), from);
	return {
		root,
		git: openGit({
			root,
			env
		})
	};
}
async function repositoryRoot(git, from) {
	try {
		return (await git(["rev-parse", "--show-toplevel"])).trim();
	} catch (cause) {
		const said = reasonOf(cause).trim();
		if (isNotInstalled(cause)) throw new UserError({
			what: "git was not found",
			where: "PATH",
			fix: "Install git: the base is taken from the repository's history.",
			cause
		});
		if (said.includes("not a git repository")) throw new UserError({
			what: "this is not a git repository",
			where: from,
			fix: "Run perf-gate inside the repository whose servers it measures (git init, and commit).",
			cause
		});
		throw new UserError({
			what: `git cannot read this repository: ${said}`,
			where: from,
			fix: "Mend what git says, and run again.",
			cause
		});
	}
}
/** Head is the working tree. @throws UserError in a repository without a commit */
async function headCommit({ git, root }) {
	const sha = await commitOf(git, "HEAD");
	if (sha === null) throw new UserError({
		what: "the repository has no commit yet",
		where: root,
		fix: "Commit once: a run is recorded under the commit it measured."
	});
	return {
		sha,
		dirty: (await git(["status", "--porcelain"])).trim() !== ""
	};
}

export { openRepository as n, headCommit as t };