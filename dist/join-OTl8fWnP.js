import { n as writeReports } from "./output-BodcQ7Cj.js";
import { i as judge, r as writeRunFile } from "./run-file-B-VsDPuI.js";
import { t as joinRuns } from "./join-runs-CnVckvrB.js";
import { n as keepOutOfGit, t as RESULTS_FOLDER } from "./results-folder-D2NKZYxM.js";
import { t as publishAndConclude } from "./conclude-g68Lvsm2.js";
import { t as openJob } from "./job-BVX-5UQA.js";
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