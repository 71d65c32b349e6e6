import { r as writeReports } from "./output-CzCvoWfL.js";
import { i as judge, r as writeRunFile } from "./run-file-0P74JekK.js";
import { t as joinRuns } from "./join-runs-DFO9oEE1.js";
import { t as fenceLog } from "./log-fence-Dbnz6tor.js";
import { n as keepOutOfGit, t as RESULTS_FOLDER } from "./results-folder-Cr_qJQTd.js";
import { t as publishAndConclude } from "./conclude-DMa76xKr.js";
import { t as openJob } from "./job-BLLAH4hc.js";
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
	{
		using _ = fenceLog((line) => process.stdout.write(line));
		await writeReports(file, judgement, { markdown: reportPath });
	}
	await publishAndConclude({
		file,
		judgement,
		root,
		reportPath,
		jsonPath
	}, task.audience, openJob(start));
}

export { joinAndPublish };