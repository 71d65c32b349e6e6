import { d as setFailed, i as fenceLog, m as warning, n as skipJob, t as openJob, u as notice } from "./job-8jnTSn1R.js";
import { r as publishAndConclude, t as jobReport } from "./conclude-koQ4b0uC.js";
import { l as reachOfChange, t as measure } from "./measuring-Dl1cG1av.js";
import { c as writeJobReport } from "./output-CKS5jTWk.js";
import { a as openCheckout, i as fetchCommit, o as readHead, r as storeRun, t as openStoredBaselines } from "./baseline-branch-EBuwNLzM.js";
import { a as reasonOf, r as UserError } from "./errors-B-nyEVmC.js";
import { i as GIT_ERRORS } from "./of-user-B4-IEPcy.js";
import { t as GITHUB_ERRORS } from "./github-Dj0zCqkt.js";
import { r as commonAncestor } from "./publish-run-CSH9VRyP.js";
import { n as askGitHub } from "./refusal-Dl0fUAim.js";
import { v as commitBefore } from "./baseline-files-DTBMi0eZ.js";
import { i as isGone } from "./git-remote-Cg32lbGQ.js";
import { n as missingFromStored, r as reasonNotToStore } from "./to-stored-runs-Ca2Z0cYw.js";
import { d as uncommittedFiles } from "./git-CiXIoVc2.js";
import { u as plainName } from "./escape-BWBapS6T.js";
import { l as listOfMost } from "./phrases-9oUwjXNw.js";
import { d as describeReason, u as describeNote } from "./report-document-DhKrmnUq.js";
import { t as _usingCtx } from "./usingCtx-KaxdmAud.js";
import process from "node:process";
import path from "node:path";

// src/github/checkout/find-base.ts
/**
* The commit that head is compared with, fetched if the checkout does not have it.
*
* @throws UserError if it cannot be had, or if something else is checked out than what is to be judged
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
	const { number } = question;
	const { baseSha, headSha } = question.commits ?? await askForPullRequest(number, sources.github);
	const { sha, parents } = await readHead(sources.git);
	const [ontoBase, merged] = parents;
	if (ontoBase !== void 0 && merged === headSha) return ontoBase;
	if (sha !== headSha) throw GIT_ERRORS[question.commits === null ? "not-the-named-pull-request" : "not-the-pull-request"]({
		sha,
		number
	});
	return mergeBaseOf(baseSha, headSha, sources);
}
/** @throws UserError: there is no such pull request, or GitHub does not answer */
async function askForPullRequest(number, github) {
	const fix = "Check the number, and give the step a token whose job has `permissions: pull-requests: read`.";
	if (github === null) throw GITHUB_ERRORS["no-token-to-look-up"]({ number });
	return askGitHub({
		doing: `look up pull request #${number}`,
		permission: "pull-requests: read",
		advice: {
			where: "the input `pull-request`",
			fix
		}
	}, async () => github.pullRequest(number));
}
/** GitHub knows the whole history; the tip of the branch is the next best. */
async function mergeBaseWith(branch, sources) {
	const { sha } = await readHead(sources.git);
	return mergeBaseOf(branch, sha, sources);
}
/** @throws UserError if GitHub does not answer: beside another base the same change may pass or fail */
async function mergeBaseOf(base, head, { github, tell }) {
	const found = github === null ? null : await commonAncestor(github, base, head);
	if (found !== null) return found;
	tell(`Head is compared with ${base} as it is now, because GitHub does not say where head left it: what was merged there since counts as well.`);
	return base;
}
/**
* A tip that a force push left behind cannot be fetched any more; then the branch is compared with where it left the default branch.
*
* @throws UserError where the remote only does not answer
*/
async function tipBefore({ sha, defaultBranch }, sources) {
	try {
		return await fetched(sources.git, sha);
	} catch (error) {
		if (!(error instanceof UserError && isGone(reasonOf(error.cause)))) throw error;
		return fetched(sources.git, await mergeBaseWith(defaultBranch, sources));
	}
}
/** A first commit has nothing to be compared with. */
async function fetchedBefore(git) {
	const { sha } = await readHead(git);
	const before = await commitBefore(git, sha, async (parent) => await fetchCommit(git, parent) === parent);
	return before === null ? { kind: "none" } : {
		kind: "ref",
		ref: before
	};
}
/**
* Refuses to run anything but the commit that the author of a command has seen, or a merge of it: another may have been pushed since.
* The pull request must still be at that commit, because its author can push a merge of it too.
*
* @throws UserError
*/
async function refuseOtherThan(commit, pullRequest, { git, github }) {
	const { sha, parents: [, merged] } = await readHead(git);
	const otherThan = GIT_ERRORS["other-commit-checked-out"];
	if (sha !== commit && merged !== commit) throw otherThan({
		commit,
		instead: `the commit that is checked out, ${sha}, is neither it nor a merge of it`
	});
	if (pullRequest === null) return;
	const { headSha } = await askForPullRequest(pullRequest, github);
	if (headSha !== commit) throw otherThan({
		commit,
		instead: `pull request #${pullRequest} has been pushed to, and is at ${headSha}`
	});
}

// src/action/measure-task.ts
/** Measures what is checked out, publishes the verdict, and stores the run where the task says so. */
async function measureAndPublish(task, start) {
	try {
		var _usingCtx$1 = _usingCtx();
		const job = await openJob(start);
		const { inputs, env, serverUrl, procedure } = job;
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
		await warnOfUncommitted(checkout, base);
		const report = jobReport(process.cwd(), job);
		const { config: configFile, only, shard, jobs, budgetMs, profile, seed } = inputs;
		const { all, branch, pullRequest } = task;
		const result = await measureInFence({
			cwd: process.cwd(),
			configFile,
			base,
			gitEnv: checkout.env,
			baselines: stored.path,
			benchmarksOfHead: inputs.benchmarksFrom === "head",
			only,
			all,
			shard,
			jobs,
			pullRequest,
			branch,
			budgetMs,
			profile,
			askedBy: "inputs",
			seed,
			...procedure === void 0 ? {} : { procedure }
		}, report);
		if (result.interrupted) {
			setFailed("The run was interrupted; no verdict was reached.");
			return;
		}
		const { file, judgement, config, kept } = result;
		if ("problem" in kept) throw kept.problem;
		await publishAndConclude({
			...report,
			file,
			judgement,
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
	return problem !== null || targets === null || targets.some(({ leftOut }) => leftOut === null);
}
const MOST_FILES = 5;
/** Warns of files that an earlier step changed, like an `.npmrc` with a token or a rewritten lock file: base does not have them. */
async function warnOfUncommitted({ git }, base) {
	const files = base.kind === "ref" ? await uncommittedFiles(git) : [];
	if (files.length > 0) warning(`A step of this job has changed or left in the checkout ${listOfMost(files.map(plainName), MOST_FILES)}, which head is measured with, and base is not: leave the checkout as actions/checkout made it.`);
}
/** Keeps the runner from taking the output of the benchmarked programs for commands. */
async function measureInFence(request, report) {
	try {
		var _usingCtx3 = _usingCtx();
		_usingCtx3.u(fenceLog());
		const result = await measure(request);
		if (!result.interrupted) await writeJobReport(result.file, result.judgement, report);
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
		missingFromStored(run).forEach((note) => warning(describeNote(note)));
	} else warning(`The run was not stored as a baseline: ${describeReason(reason)}.`);
}

export { measureAndPublish };