import { i as writeJobReport } from "./output-DKuUodRw.js";
import { i as judge } from "./run-file-yEh1F8XW.js";
import { t as joinRuns } from "./join-runs-DAUoxfb4.js";
import { t as fenceLog } from "./log-fence-Dbnz6tor.js";
import { n as keepRun, t as RESULTS_FOLDER } from "./results-folder-BEPAeLcL.js";
import { t as publishAndConclude } from "./conclude-D3xVXotV.js";
import { t as openJob } from "./job-Cvy6hy-4.js";
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
		await writeJobReport(file, judgement, reportPath);
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