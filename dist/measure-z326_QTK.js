import { c as setFailed, d as warning, s as notice } from "./outputs-BE3M0PhY.js";
import { n as missingFromStored, r as reasonNotToStore } from "./reason-not-to-store-ChtjVmWS.js";
import { t as measure } from "./measuring-CQOh2iib.js";
import { i as writeJobReport } from "./output-B4fUJrUk.js";
import { t as fenceLog } from "./log-fence-Dbnz6tor.js";
import { a as openCheckout, c as tipOf, i as fetchCommit, l as isGone, n as storeRun, o as readCommit, r as REMOTE, s as readHead } from "./store-B21N9dok.js";
import { n as reachOfChange } from "./reach-BN0N3Ov1.js";
import { n as RESULTS_FOLDER } from "./results-folder-CVFuRFdQ.js";
import { o as uncommittedFiles, r as attempt } from "./git-BLQxcKO3.js";
import { E as lastOutput, _t as targetEnvironment, bt as execa, dt as AsyncDisposableStack } from "./interrupts-C_QUHITx.js";
import { a as namesOfGate, n as firstThere } from "./file-names-Ck54NWmK.js";
import { n as loadConfig, r as parseConfig } from "./load-DxEd11td.js";
import { i as reasonOf, n as UserError } from "./errors-B6fJDvjF.js";
import { t as openScratchFolder } from "./scratch-CdM5HnQR.js";
import { t as _usingCtx } from "./usingCtx-KaxdmAud.js";
import { r as isBaselineCommit } from "./commit-message-g9cVF1lJ.js";
import { m as askGitHub, n as commonAncestor, t as openJob, x as isNotFound } from "./job-BKSW_p0U.js";
import { D as listOfMost, i as plainName } from "./escape-Cq5-N4er.js";
import { t as publishAndConclude } from "./conclude-k3b2TjDj.js";
import { t as skipJob } from "./skip-DMn-2IG1.js";
import process from "node:process";
import { writeFile } from "node:fs/promises";
import path, { basename, join } from "node:path";

// src/checkout/baseline-branch.ts
/**
* Copies what is stored out of the branch it is stored on, as that branch is now: what is checked out may be older, and
* a pull request may have changed it. A branch that does not exist yet gives an empty folder.
* Throws a UserError if the remote does not answer.
*/
async function openStoredBaselines(checkout, { inputs, base, defaultBranch }) {
	try {
		var _usingCtx$2 = _usingCtx();
		const dir = inputs.baselines ?? await folderOf(checkout, inputs.config, base);
		const opened = _usingCtx$2.a(new AsyncDisposableStack());
		const { path: folder } = opened.use(await openScratchFolder("baselines"));
		const branch = inputs.baselineBranch ?? defaultBranch;
		const stored = await storedOn(checkout.git, {
			branch,
			dir
		});
		if (stored !== null) await copyFiles(checkout.git, stored, folder);
		const warning = stored === null && branch !== defaultBranch ? await warningOfForgotten(checkout.git, {
			branch,
			defaultBranch,
			dir
		}) : null;
		const moved = opened.move();
		return {
			folder,
			warning,
			[Symbol.asyncDispose]: async () => moved.disposeAsync()
		};
	} catch (_) {
		_usingCtx$2.e = _;
	} finally {
		await _usingCtx$2.d();
	}
}
/** As base's configuration has it, where it has one that can be used: a change must not choose what it is excused by. */
async function folderOf({ root, git }, configFile, base) {
	const { config } = await loadConfig(root, configFile);
	return ((base.kind === "ref" ? await configAt(git, base.ref, config.file) : null) ?? config).baselines;
}
/** null: the commit has none that can be used. */
async function configAt(git, commit, name) {
	const found = await firstThere(namesOfGate(name), async (file) => attempt(git, [
		"cat-file",
		"blob",
		`${commit}:${file}`
	]));
	return found === null ? null : configOrNull(found);
}
function configOrNull({ text, file }) {
	try {
		return parseConfig(text, file);
	} catch (error) {
		if (!(error instanceof UserError)) throw error;
		return null;
	}
}
async function copyFiles(git, { commit, names }, folder) {
	for (const name of names) await writeFile(join(folder, basename(name)), await git([
		"cat-file",
		"blob",
		`${commit}:${name}`
	]));
}
/** null: the remote has no such branch. */
async function storedOn(git, { branch, dir }) {
	const tip = await tipOfBaselines(git, branch);
	if (tip === null) return null;
	const commit = await fetchCommit(git, tip, { isListed: true });
	return {
		commit,
		names: (await git([
			"ls-tree",
			"-z",
			"--full-tree",
			"--name-only",
			commit,
			"--",
			`${dir}/`
		])).split("\0").filter((name) => name.endsWith(".jsonl"))
	};
}
/** null: there is nothing that would be forgotten. */
async function warningOfForgotten(git, { branch, defaultBranch, dir }) {
	const left = await storedOn(git, {
		branch: defaultBranch,
		dir
	});
	if (left === null || left.names.length === 0) return null;
	return `There is no branch ${branch} yet, so stored runs, accepted regressions and marks of what is slower begin anew, and those in ${dir}/ of ${defaultBranch} are not read. To take them along: \`git fetch && git push origin origin/${defaultBranch}:refs/heads/${branch}\``;
}
/** null: the remote has no such branch. */
async function tipOfBaselines(git, branch) {
	try {
		return await tipOf(git, {
			remote: REMOTE,
			branch
		});
	} catch (cause) {
		throw new UserError({
			what: `the branch of the baselines cannot be read: ${reasonOf(cause).trim()}`,
			where: `branch ${branch} of ${REMOTE}`,
			fix: "Check the input `baseline-branch`, and give the job `permissions: contents: read`.",
			cause
		});
	}
}

// src/checkout/find-base.ts
/**
* The commit that head is compared with, fetched if the checkout does not have it.
* Throws a UserError if it cannot be had, or if something else is checked out than what is to be judged.
*/
async function findBase(question, sources) {
	const { git } = sources;
	switch (question.kind) {
		case "none": return { kind: "none" };
		case "named": return fetched(git, question.ref);
		case "pull request": return fetched(git, await baseOfPullRequest(question, sources));
		case "merge base": return fetched(git, await mergeBaseWith(question.branch, sources));
		case "before": return tipBefore(question, sources);
		case "previous": return fetchedBefore(git);
	}
}
async function fetched(git, ref) {
	return {
		kind: "ref",
		ref: await fetchCommit(git, ref)
	};
}
/**
* actions/checkout checks out the merge of a pull request into its base: the first parent is the base as it was merged,
* which may be newer than the event's. Where the head itself is checked out, it is compared with where it left the base.
*/
async function baseOfPullRequest(question, sources) {
	const { baseSha, headSha } = question.commits ?? await askForPullRequest(question.number, sources.github);
	const { sha, parents } = await readHead(sources.git);
	const [ontoBase, merged] = parents;
	if (ontoBase !== void 0 && merged === headSha) return ontoBase;
	if (sha !== headSha) throw otherIsCheckedOut(question, sha);
	return mergeBaseOf(baseSha, headSha, sources);
}
/** Neither main nor what was pushed later may be measured in the name of this commit. */
function otherIsCheckedOut({ number, commits }, sha) {
	if (commits === null) return new UserError({
		what: `the commit that is checked out, ${sha}, is not the head of pull request #${number}`,
		where: "the input `pull-request`",
		fix: "GitHub merges no pull request that has conflicts, and takes a moment for a new push: resolve them, or try again in a minute. On its branch, without the number, the workflow measures too, and tells it in the job summary alone."
	});
	return new UserError({
		what: `the commit that is checked out, ${sha}, is neither the head of pull request #${number} nor a merge of it`,
		where: "the workspace of the job",
		fix: "Let actions/checkout run right before perf-gate, without a `path`, and without a `ref` or with the commit of the event: what was pushed later has a run of its own. Where a step makes a commit of its own, name what that is to be compared with in `base`."
	});
}
/** Throws a UserError: there is no such pull request, or GitHub does not answer. */
async function askForPullRequest(number, github) {
	const fix = "Check the number, and give the step a token whose job has `permissions: pull-requests: read`.";
	if (github === null) throw new UserError({
		what: `pull request #${number} cannot be looked up without a token`,
		where: "the input `token`",
		fix
	});
	const adviceFor = (refusal) => isNotFound(refusal) ? {
		where: "the input `pull-request`",
		fix
	} : null;
	return askGitHub({
		doing: `look up pull request #${number}`,
		permission: "pull-requests: read",
		adviceFor
	}, async () => github.pullRequest(number));
}
/** GitHub knows the whole history; the tip of the branch is the next best. */
async function mergeBaseWith(branch, sources) {
	const { sha } = await readHead(sources.git);
	return mergeBaseOf(branch, sha, sources);
}
/** Throws a UserError if GitHub does not answer: beside another base the same change may pass or fail. */
async function mergeBaseOf(base, head, { github, tell }) {
	const found = github === null ? null : await commonAncestor(github, base, head);
	if (found !== null) return found;
	tell(`Head is compared with ${base} as it is now, because GitHub does not say where head left it: what was merged there since counts as well.`);
	return base;
}
/**
* A tip that a force push left behind cannot be fetched any more; then the branch is compared with where it left the default branch.
* Throws a UserError where the remote only does not answer.
*/
async function tipBefore({ sha, defaultBranch }, sources) {
	try {
		return await fetched(sources.git, sha);
	} catch (error) {
		if (!(error instanceof UserError && isGone(reasonOf(error.cause)))) throw error;
		return fetched(sources.git, await mergeBaseWith(defaultBranch, sources));
	}
}
/** The first parent of the newest commit that changes more than baselines; a first commit has nothing to be compared with. */
async function fetchedBefore(git) {
	let changing = await readHead(git);
	for (;;) {
		const [parent] = changing.parents;
		if (parent === void 0) return { kind: "none" };
		const before = await fetched(git, parent);
		if (!isBaselineCommit(changing.message)) return before;
		changing = await readCommit(git, parent);
	}
}

// src/checkout/commanded-commit.ts
/**
* Whoever commands a run has looked at one commit, and another may be pushed before its job begins. So nothing of the checkout
* is run unless it is that commit, or a merge of it; and unless the pull request is still at it, because its author can push a
* merge of that commit, too. Throws a UserError.
*/
async function refuseOtherThan(commit, pullRequest, { git, github }) {
	const { sha, parents: [, merged] } = await readHead(git);
	if (sha !== commit && merged !== commit) throw otherThan(commit, `the commit that is checked out, ${sha}, is neither it nor a merge of it`);
	if (pullRequest === null) return;
	const { headSha } = await askForPullRequest(pullRequest, github);
	if (headSha !== commit) throw otherThan(commit, `pull request #${pullRequest} has been pushed to, and is at ${headSha}`);
}
function otherThan(commit, instead) {
	return new UserError({
		what: `${commit} was to be measured: ${instead}`,
		where: "the input `commit`",
		fix: "Look at what was pushed since, and command it again, a minute after the push: GitHub takes a moment to merge it. Where nothing was pushed, resolve the conflicts with the base: GitHub merges no pull request that has them."
	});
}

// src/action/install-valgrind.ts
/** Of one command that fetches. */
const LONGEST_FETCH_S = 90;
/** Nothing is waited for any more by then but the disk. */
const LONGEST_INSTALL_S = 600;
/** A runner that has just started may be about to install its own updates. */
const LONGEST_LOCK_S = 60;
/**
* Installs valgrind in the first way that succeeds. The signal ends what is being fetched; nothing more is begun then.
*
* @returns why the last way failed, as a sentence's end; null: it is installed
*/
async function installValgrind(signal, ways = waysByApt(process.getuid?.() === 0)) {
	let trouble = null;
	for (const way of ways) {
		trouble = await carryOut(way, signal);
		if (trouble === null || signal.aborted) return trouble;
	}
	return trouble;
}
/** With the package lists that are there, and with new ones where those are out of date. */
function waysByApt(isRoot) {
	const apt = (bounded, ...args) => {
		const command = [
			"env",
			"DEBIAN_FRONTEND=noninteractive",
			"timeout",
			...bounded,
			"apt-get",
			"-o",
			`DPkg::Lock::Timeout=${LONGEST_LOCK_S}`,
			...args
		];
		return isRoot ? command : [
			"sudo",
			"-n",
			...command
		];
	};
	const fetch = (...args) => apt(["--kill-after=5", String(LONGEST_FETCH_S)], ...args);
	const what = [
		"-y",
		"--no-install-recommends",
		"valgrind"
	];
	const download = fetch("install", "--download-only", ...what);
	const install = apt([String(LONGEST_INSTALL_S)], "install", "--no-download", ...what);
	return [{
		fetch: [download],
		install
	}, {
		fetch: [fetch("update"), download],
		install
	}];
}
async function carryOut({ fetch, install }, signal) {
	for (const command of fetch) {
		const trouble = await run(command, { cancelSignal: signal });
		if (trouble !== null) return trouble;
	}
	return signal.aborted ? "it was interrupted" : run(install, { cleanup: false });
}
async function run([program, ...args], ending) {
	const done = await execa(program, args, {
		...ending,
		env: targetEnvironment({}),
		extendEnv: false,
		reject: false,
		stdin: "ignore"
	});
	return done.failed ? lastOutput(done.stderr) || (done.shortMessage ?? "no reason was given") : null;
}

// src/action/measure.ts
/** Measures what is checked out, publishes the verdict, and stores the run where the task says so. */
async function measureAndPublish(task, start) {
	try {
		var _usingCtx$1 = _usingCtx();
		const job = openJob(start);
		const { inputs, env, serverUrl } = job;
		const checkout = await openCheckout({
			root: process.cwd(),
			env,
			token: inputs.token,
			serverUrl
		});
		if (inputs.commit !== null) await refuseOtherThan(inputs.commit, inputs.pullRequest, {
			git: checkout.git,
			github: job.github
		});
		if (task.unlessNothingReachedSince !== null && !await reachesAnything(task.unlessNothingReachedSince, checkout, job)) {
			skipJob("The push reaches no benchmark: there is nothing new to store.");
			return;
		}
		const base = await findBase(task.base, {
			git: checkout.git,
			github: job.github,
			tell: notice
		});
		const stored = _usingCtx$1.a(await openStoredBaselines(checkout, {
			inputs,
			base,
			defaultBranch: job.event.defaultBranch
		}));
		if (stored.warning !== null) warning(stored.warning);
		await warnOfUncommitted(checkout, base);
		const reportPath = path.resolve(RESULTS_FOLDER, "report.md");
		const result = await measureInFence(requestOf(task, inputs, {
			base,
			gitEnv: checkout.env,
			baselines: stored.folder
		}), reportPath);
		if (result.interrupted) {
			setFailed("The run was interrupted; no verdict was reached.");
			return;
		}
		const { file, judgement, root, config, kept } = result;
		if ("problem" in kept) throw kept.problem;
		await publishAndConclude({
			file,
			judgement,
			root,
			reportPath,
			jsonPath: path.resolve(kept.path)
		}, task.audience, job);
		if (task.storeOn !== null) await storeIfGood(result, {
			checkout,
			branch: task.storeOn,
			dir: inputs.baselines ?? config.baselines
		});
	} catch (_) {
		_usingCtx$1.e = _;
	} finally {
		await _usingCtx$1.d();
	}
}
/**
* A tip that is gone after a force push tells nothing, and then everything counts as reached. So it does where the tip has no
* configuration that can be used: nothing was stored of it.
*/
async function reachesAnything(since, checkout, { inputs, github }) {
	const base = await findBase(since, {
		git: checkout.git,
		github,
		tell: notice
	});
	if (since.kind === "before" && (base.kind !== "ref" || base.ref !== since.sha)) return true;
	const { problem, targets } = await reachOfChange({
		cwd: checkout.root,
		configFile: inputs.config,
		base,
		gitEnv: checkout.env
	});
	return problem !== null || targets.some(({ reached }) => reached !== false);
}
function requestOf({ all, pullRequest }, inputs, found) {
	const { config, only, shard, jobs, budgetMs, profile, seed } = inputs;
	return {
		...found,
		cwd: process.cwd(),
		configFile: config,
		only,
		all,
		shard,
		jobs,
		pullRequest,
		budgetMs,
		profile,
		askedBy: "inputs",
		seed,
		...process.platform === "linux" ? { installValgrind } : {}
	};
}
/** How many files a warning names. */
const MOST_FILES = 5;
/** What a step of the job has changed, or left, no base has: an `.npmrc` with a token, a lock file that an install has rewritten. */
async function warnOfUncommitted({ git }, base) {
	const files = base.kind === "ref" ? await uncommittedFiles(git) : [];
	if (files.length > 0) warning(`A step of this job has changed or left in the checkout ${listOfMost(files.map(plainName), MOST_FILES)}, which head is measured with, and base is not: leave the checkout as actions/checkout made it.`);
}
/** What the benchmarked programs print must not be taken for commands of this job. */
async function measureInFence(request, reportPath) {
	try {
		var _usingCtx3 = _usingCtx();
		_usingCtx3.u(fenceLog((line) => process.stdout.write(line)));
		const result = await measure(request);
		if (!result.interrupted) await writeJobReport(result.file, result.judgement, reportPath);
		return result;
	} catch (_) {
		_usingCtx3.e = _;
	} finally {
		_usingCtx3.d();
	}
}
async function storeIfGood({ file: { run }, judgement, config }, place) {
	const reason = reasonNotToStore(run, judgement);
	if (reason === null) {
		const commit = await storeRun({
			run,
			retention: config.retention
		}, place);
		notice(`The run was stored as a baseline: ${commit} on ${place.branch}.`);
		missingFromStored(run).forEach((text) => warning(text));
	} else warning(`The run was not stored as a baseline: ${reason}.`);
}

export { measureAndPublish };