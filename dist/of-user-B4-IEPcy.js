import { a as reasonOf, o as userError, r as UserError } from "./errors-B-nyEVmC.js";

// src/errors/git.ts
const WORKSPACE = "the workspace of the job";
/** A git command that failed in a repository. Its message is what git wrote. */
var GitFailure = class extends Error {
	name = "GitFailure";
	folder;
	constructor(folder, cause) {
		super(reasonOf(cause).trim(), { cause });
		this.folder = folder;
	}
};
/** Errors of git, and of a job's checkout. */
const GIT_ERRORS = {
	"git-missing": userError({}, () => ({
		what: "git was not found",
		where: "PATH",
		fix: "Install git: the base is taken from the repository's history."
	})),
	"git-missing-in-job": userError({}, () => ({
		what: "git was not found",
		where: "PATH",
		fix: "Install git in a step before actions/checkout, or take an image that has it: without it actions/checkout downloads the files alone."
	})),
	"no-repository": userError({ folder: "/home/ada/shop" }, ({ folder }) => ({
		what: "this is not a git repository",
		where: folder,
		fix: "Run perf-gate inside the repository whose servers it measures (git init, and commit)."
	})),
	"repository-unreadable": userError({
		folder: "/home/ada/shop",
		said: "fatal: bad object HEAD"
	}, ({ folder, said }) => ({
		what: `git cannot read this repository: ${said}`,
		where: folder,
		fix: "Mend what git says, and run again."
	})),
	"repository-not-trusted": userError({ folder: "/home/ada/shop" }, ({ folder }) => ({
		what: "git does not trust this repository, because it belongs to another user",
		where: folder,
		fix: `Run perf-gate as the user that owns it, or let git trust it: git config --global --add safe.directory '${folder}'`
	})),
	"no-commit": userError({ folder: "/home/ada/shop" }, ({ folder }) => ({
		what: "the repository has no commit yet",
		where: folder,
		fix: "Commit once: a run is recorded under the commit it measured."
	})),
	"checkout-not-trusted": userError({
		folder: "/home/ada/shop",
		said: "fatal: detected dubious ownership in repository"
	}, ({ folder, said }) => ({
		what: `git does not trust the checkout, which belongs to another user, as in a container: ${said}`,
		where: folder,
		fix: "Put the step `git config --global --add safe.directory \"$GITHUB_WORKSPACE\"` between actions/checkout and perf-gate."
	})),
	"head-unreadable": userError({ said: "fatal: not a git repository" }, ({ said }) => ({
		what: `the commit to measure cannot be read: ${said}`,
		where: WORKSPACE,
		fix: "Let actions/checkout run before perf-gate, without a `path`; in a container git must be installed before it, or it downloads the files alone."
	})),
	"base-not-fetched": userError({
		ref: "v1.2.0",
		remote: "origin",
		said: "fatal: couldn't find remote ref v1.2.0"
	}, ({ ref, remote, said }) => ({
		what: `the commit to compare with, ${ref}, cannot be fetched: ${said}`,
		where: `the remote ${remote} of the checkout`,
		fix: "Check the name where it was given. Else give the job `permissions: contents: read` and the step a token, or check out with `fetch-depth: 0`."
	})),
	"baselines-unreadable": userError({
		branch: "perf-baselines",
		remote: "origin",
		said: "fatal: could not read Username"
	}, ({ branch, remote, said }) => ({
		what: `the branch of the baselines cannot be read: ${said}`,
		where: `branch ${branch} of ${remote}`,
		fix: "Check the input `baseline-branch`, and give the job `permissions: contents: read`."
	})),
	"other-commit-checked-out": userError({
		commit: "1f0e4c7a9b2d",
		instead: "pull request #7 has been pushed to, and is at 9c8b7a6f5e4d"
	}, ({ commit, instead }) => ({
		what: `${commit} was to be measured: ${instead}`,
		where: "the input `commit`",
		fix: "Look at what was pushed since, and command it again a minute after the push: GitHub takes a moment to merge it. If nothing was pushed, resolve the conflicts with the base: GitHub merges no pull request that has them."
	})),
	"not-the-named-pull-request": userError({
		sha: "1f0e4c7a9b2d",
		number: 7
	}, ({ sha, number }) => ({
		what: `the commit that is checked out, ${sha}, is not the head of pull request #${number}`,
		where: "the input `pull-request`",
		fix: "GitHub merges no pull request that has conflicts, and takes a moment for a new push: resolve them, or try again in a minute. On its branch, without the number, the workflow measures too, and tells it in the job summary alone."
	})),
	"not-the-pull-request": userError({
		sha: "1f0e4c7a9b2d",
		number: 7
	}, ({ sha, number }) => ({
		what: `the commit that is checked out, ${sha}, is neither the head of pull request #${number} nor a merge of it`,
		where: WORKSPACE,
		fix: "Let actions/checkout run right before perf-gate, without a `path`, and without a `ref` or with the commit of the event: a later push has a run of its own. If a step makes a commit of its own, name its base in `base`."
	}))
};

// src/errors/measure.ts
/** Errors of a machine on which nothing can be measured. */
const IN_A_WORKFLOW = "in a workflow: actions/setup-node before this step";
const MEASURE_ERRORS = {
	"windows": userError({}, () => ({
		what: "perf-gate measures on Linux and macOS, and not on Windows",
		where: "this machine",
		fix: "In a workflow give the job that measures `runs-on: ubuntu-latest`; on a machine of your own use WSL."
	})),
	"node-missing": userError({}, () => ({
		what: "there is no `node` on PATH",
		where: "PATH",
		fix: `Install Node.js (${IN_A_WORKFLOW}): it runs the servers that are measured.`
	})),
	"node-too-old": userError({
		version: "v18.20.0",
		needed: "Node.js 22.15 or newer"
	}, ({ version, needed }) => ({
		what: `the \`node\` on PATH is ${version}, and what is measured needs ${needed}`,
		where: "PATH",
		fix: `Put a newer Node.js on PATH (${IN_A_WORKFLOW}).`
	})),
	"machine-exhausted": userError({ problem: "spawn git EMFILE" }, ({ problem }) => ({
		what: `the machine has no file descriptors, processes or memory left for perf-gate: ${problem}`,
		where: "this machine",
		fix: "Raise its limits (`ulimit -n 4096`), or end what uses them up."
	})),
	"temporary-folder-refused": userError({
		problem: "EACCES: permission denied",
		folder: "/tmp"
	}, ({ problem, folder }) => ({
		what: `no temporary folder can be made: ${problem}`,
		where: folder,
		fix: "Free some room there, or set TMPDIR to another folder."
	})),
	"temporary-folder-too-long": userError({
		folder: "/very/long/path",
		tooMany: 12
	}, ({ folder, tooMany }) => ({
		what: `the path of the folder for temporary files is ${tooMany} bytes too long for a socket in it`,
		where: folder,
		fix: "Set TMPDIR to a folder with a shorter path, like /tmp."
	})),
	"instructions-not-countable": userError({ because: "the emulator that counts is shipped for Linux on x64 alone" }, ({ because }) => ({
		what: `instructions are required and cannot be counted here: ${because}`,
		where: "`instructions` of the configuration (base's, where there is one)",
		fix: "Install what is missing, or set `instructions: auto`, which goes without."
	}))
};

// src/errors/of-user.ts
/** The user's error behind any other: the machine had nothing left, or git cannot read the repository; null: it is our own. */
function ofUser(error) {
	if (error instanceof UserError) return error;
	if (error instanceof GitFailure) return GIT_ERRORS["repository-unreadable"]({
		folder: error.folder,
		said: error.message
	}, error);
	return ofExhaustedMachine(error);
}
const CODES = /* @__PURE__ */ new Set([
	"EMFILE",
	"ENFILE",
	"EAGAIN",
	"ENOMEM"
]);
/** Libraries that start a process read the streams of `undefined` if the system has none for it. */
const WITHOUT_STREAMS = /Cannot read properties of undefined \(reading '(?:on|once|pipe|destroy|unref|fd)'\)/;
/** The user's error where the system had nothing left for what was asked of it, also as a cause; null: it is another. */
function ofExhaustedMachine(error) {
	if (!(error instanceof Error) || error instanceof UserError) return null;
	const problem = problemOf(error);
	return problem === null ? ofExhaustedMachine(error.cause) : MEASURE_ERRORS["machine-exhausted"]({ problem }, error);
}
function problemOf({ code, message }) {
	if (CODES.has(code)) return message.split("\n").at(-1);
	return WITHOUT_STREAMS.test(message) ? "a process cannot be started" : null;
}

export { GitFailure as a, GIT_ERRORS as i, ofUser as n, MEASURE_ERRORS as r, ofExhaustedMachine as t };