import { i as writeReports } from "./output-BNf-MARw.js";
import { i as judge } from "./run-file-BP0GOduS.js";
import { t as joinRuns } from "./join-runs-BROq-50-.js";
import { t as fenceLog } from "./log-fence-Dbnz6tor.js";
import { n as keepRun, t as RESULTS_FOLDER } from "./results-folder-BUMmFR6i.js";
import { t as publishAndConclude } from "./conclude-BuduGS4y.js";
import { t as openJob } from "./job-ZlFFvsBN.js";
import process from "node:process";
import path from "node:path";

// src/action/join.ts
/** Makes one run, one report and one verdict of the runs of all shards. */
async function joinAndPublish(task, start) {
	const root = process.cwd();
	const file = await joinRuns([task.folder], task.expectedRuns);
	const judgement = judge(file);
	const reportPath = path.join(root, RESULTS_FOLDER, "report.md");
	const jsonPath = await keepRun(file, {
		root,
		name: "run.json"
	});
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