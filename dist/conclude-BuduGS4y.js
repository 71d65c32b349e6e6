import { c as setFailed, d as warning } from "./outputs-C7LidpIH.js";
import { c as containsCommit, h as explainRefusal, n as publishRun, o as concludeJob } from "./job-ZlFFvsBN.js";
import { t as nullIfMissing } from "./text-file-kvCOdI5t.js";
import { readFile } from "node:fs/promises";
import path from "node:path";

// src/action/commit-of-check.ts
/**
* The commit that the check of a measured one belongs to: the event's, else the one that the workflow runs on. What somebody
* measures by hand for a pull request runs on a branch that it is not about, so GitHub is asked for the newest commit of the
* pull request. That gets the check only if it was measured, itself or in a merge: it may be newer than that.
*/
async function commitOfCheck({ headSha, pullRequest }, measured, { sha, github }) {
	if (headSha !== null || pullRequest === null) {
		const commit = headSha ?? sha;
		return commit === null ? { why: "No check was written: the runner does not say which commit the workflow runs on." } : { sha: commit };
	}
	const { number } = pullRequest;
	if (github === null) return { why: `No check was written: without a token nobody can be asked for the newest commit of pull request #${number}.` };
	try {
		const newest = (await github.pullRequest(number)).headSha;
		if (await containsCommit(github, {
			commit: measured,
			ancestor: newest
		}) === true) return { sha: newest };
		return { why: `No check was written: as far as GitHub says, ${measured.slice(0, 7)}, which was measured, does not have ${newest.slice(0, 7)}, the newest commit of pull request #${number}. Measure again.` };
	} catch (error) {
		return { why: `${explainRefusal(error, {
			doing: `look up pull request #${number}`,
			permission: "pull-requests: read",
			isFork: false
		})} No check was written.` };
	}
}

// src/action/conclude.ts
/** Publishes the verdict to whom it concerns, and ends the job as the verdict says. */
async function publishAndConclude({ file, judgement, root, reportPath, jsonPath }, audience, job) {
	const { inputs } = job;
	const check = inputs.check === "true" ? await commitOfCheck(audience, file.run.head.sha, job) : null;
	if (check !== null && "why" in check) warning(check.why);
	const verdictLine = await publishRun({
		file,
		judgement,
		configText: await nullIfMissing(() => readFile(path.join(root, file.run.configFile), "utf8")),
		report: {
			reportPath,
			jsonPath
		},
		runUrl: job.runUrl,
		origin: job.origin,
		commentOn: inputs.comment === "never" ? null : audience.pullRequest,
		...audience.headSha === null ? {} : { commit: audience.headSha },
		commentWhen: inputs.comment === "on-change" ? "on-change" : "always",
		check: check !== null && "sha" in check ? check : null,
		failOnRegression: inputs.failOnRegression,
		github: job.github
	});
	const conclusion = concludeJob(judgement, {
		verdictLine,
		failOnRegression: inputs.failOnRegression
	});
	if (conclusion.state === "failed") setFailed(conclusion.message);
	if (conclusion.state === "warned") warning(conclusion.message);
}

export { publishAndConclude as t };