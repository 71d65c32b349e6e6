import { c as setFailed, d as warning } from "./outputs-C7LidpIH.js";
import { i as concludeJob, n as publishRun } from "./job-DhYosfTZ.js";
import { t as nullIfMissing } from "./text-file-BAzgO3Lc.js";
import { readFile } from "node:fs/promises";
import path from "node:path";

// src/action/conclude.ts
/** Publishes the verdict to whom it concerns, and ends the job as the verdict says. */
async function publishAndConclude({ file, judgement, root, reportPath, jsonPath }, audience, job) {
	const { inputs } = job;
	const sha = audience.headSha ?? job.sha;
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
		commentWhen: inputs.comment === "on-change" ? "on-change" : "always",
		check: inputs.check === "true" && sha !== null ? { sha } : null,
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