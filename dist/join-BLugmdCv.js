import { r as writeReports } from "./output-DHSPjA7W.js";
import { i as judge, r as writeRunFile } from "./run-file-B9NnVLdo.js";
import { t as joinRuns } from "./join-runs-FzxHjPJ1.js";
import { n as keepOutOfGit, t as RESULTS_FOLDER } from "./results-folder-Cr_qJQTd.js";
import { t as publishAndConclude } from "./conclude-BaM1ez1l.js";
import { t as openJob } from "./job-DhYosfTZ.js";
import process from "node:process";
import path from "node:path";

// src/action/join.ts
/** Makes one run, one report and one verdict of the runs of all shards. */
async function joinAndPublish(task, start) {
	const root = process.cwd();
	const file = await joinRuns([task.folder], task.expectedRuns);
	const judgement = judge(file);
	const [jsonPath, reportPath] = [path.join(root, RESULTS_FOLDER, "run.json"), path.join(root, RESULTS_FOLDER, "report.md")];
	await keepOutOfGit(root);
	await writeRunFile(jsonPath, file);
	await writeReports(file, judgement, { markdown: reportPath });
	await publishAndConclude({
		file,
		judgement,
		root,
		reportPath,
		jsonPath
	}, task.audience, openJob(start));
}

export { joinAndPublish };