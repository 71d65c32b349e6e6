import { d as setFailed, i as fenceLog, m as warning, t as openJob } from "./job-8jnTSn1R.js";
import { c as writeJobReport } from "./output-CKS5jTWk.js";
import { a as isCommitOrMergeOf, t as publishRun } from "./publish-run-CSH9VRyP.js";
import { a as explainRefusal } from "./refusal-Dl0fUAim.js";
import { n as RESULTS_FOLDER, r as keepRun, u as judge } from "./run-file-DePvcKCy.js";
import { t as joinRuns } from "./join-runs-CCI7VIw7.js";
import { u as shortCommit } from "./phrases-9oUwjXNw.js";
import { t as _usingCtx } from "./usingCtx-KaxdmAud.js";
import process from "node:process";
import path from "node:path";

// src/action/conclude.ts
/**
* Finds the commit that gets the check: the event's, else the one that the workflow runs on. A run by hand for a pull request runs on
* another branch, so there it is the pull request's newest commit, if that was measured, itself or in a merge.
*/
async function commitOfCheck({ headSha, pullRequest }, measured, { sha, github }) {
	if (headSha !== null || pullRequest === null) {
		const commit = headSha ?? sha;
		return commit === null ? { why: "No check was written: the runner does not say which commit the workflow runs on." } : { sha: commit };
	}
	const { number } = pullRequest;
	if (github === null) return { why: `No check was written: without a token GitHub cannot be asked for the newest commit of pull request #${number}.` };
	try {
		const newest = (await github.pullRequest(number)).headSha;
		if (await isCommitOrMergeOf(github, {
			commit: measured,
			of: newest
		}) === true) return { sha: newest };
		return { why: `No check was written: as far as GitHub says, ${shortCommit(measured)}, which was measured, is neither ${shortCommit(newest)}, the newest commit of pull request #${number}, nor a merge of it. Measure again.` };
	} catch (error) {
		return { why: `${explainRefusal(error, {
			doing: `look up pull request #${number}`,
			permission: "pull-requests: read"
		})} No check was written.` };
	}
}
/** Publishes the verdict, and ends the job by it. */
async function publishAndConclude({ file, judgement, ...report }, audience, job) {
	const { inputs } = job;
	const { pullRequest } = audience;
	const comment = inputs.comment === "never" || pullRequest === null ? null : {
		...pullRequest,
		when: inputs.comment
	};
	const own = inputs.check === "true" || comment !== null ? await commitOfCheck(audience, file.run.head.sha, job) : null;
	if (inputs.check === "true" && own !== null && "why" in own) warning(own.why);
	const known = own !== null && "sha" in own ? own.sha : audience.headSha;
	const commit = known ?? file.run.head.sha;
	const { verdictLine } = await publishRun({
		file: {
			...file,
			run: {
				...file.run,
				mergeOf: mergeOf(file.run, commit, audience, inputs)
			}
		},
		judgement,
		report,
		runUrl: job.runUrl,
		fullReportUrl: job.runUrl,
		origin: job.origin,
		commit,
		comment,
		writesCheck: inputs.check === "true" && known !== null,
		failOnRegression: inputs.failOnRegression,
		obeysComments: false,
		now: /* @__PURE__ */ new Date(),
		github: job.github
	});
	if (judgement.exitCode === 0) return;
	if (inputs.failOnRegression) setFailed(verdictLine);
	else warning(verdictLine);
}
/** Without a base of its own, a pull request is measured by itself only where its newest commit is what was checked out. */
function mergeOf({ head }, commit, { pullRequest }, { base }) {
	return pullRequest !== null && base === null && commit !== head.sha ? commit : void 0;
}
/** Makes one run, one report and one verdict of the runs of all shards. */
async function joinAndPublish(task, start) {
	const root = process.cwd();
	const file = await joinRuns([task.folder], task.expectedRuns);
	const judgement = judge(file);
	const job = await openJob(start);
	const report = jobReport(root, job);
	const jsonPath = await keepRun(file, {
		root,
		name: "run.json"
	});
	try {
		var _usingCtx$1 = _usingCtx();
		_usingCtx$1.u(fenceLog());
		await writeJobReport(file, judgement, report);
	} catch (_) {
		_usingCtx$1.e = _;
	} finally {
		_usingCtx$1.d();
	}
	await publishAndConclude({
		...report,
		file,
		judgement,
		jsonPath
	}, task.audience, job);
}
/** The files of a job's report. */
function jobReport(root, { commitUrl }) {
	return {
		reportPath: path.join(root, RESULTS_FOLDER, "report.md"),
		htmlPath: path.join(root, RESULTS_FOLDER, "report.html"),
		commitUrl
	};
}

export { joinAndPublish as n, publishAndConclude as r, jobReport as t };