import { r as writeReports } from "./output-BVuy5lIM.js";
import { i as judge, r as writeRunFile } from "./run-file-D-HwxMvs.js";
import { t as joinRuns } from "./join-runs-BvjkqOAP.js";
import { n as keepOutOfGit, t as RESULTS_FOLDER } from "./results-folder-CHcP0xM9.js";
import { t as publishAndConclude } from "./conclude-DpWegeJZ.js";
import { t as openJob } from "./job-CtoUeYoa.js";
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