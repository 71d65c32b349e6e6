import { n as writeReports } from "./output-Cz6772eO.js";
import { i as judge, r as writeRunFile } from "./run-file-DRGkALU5.js";
import { t as joinRuns } from "./join-runs-SWyEa2O7.js";
import { n as keepOutOfGit, t as RESULTS_FOLDER } from "./results-folder-CNKYN1HA.js";
import { t as publishAndConclude } from "./conclude-D6Alfoen.js";
import { t as openJob } from "./job-CkfQyU_K.js";
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