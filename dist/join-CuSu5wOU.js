import { i as writeJobReport } from "./output-B4fUJrUk.js";
import { a as judge } from "./run-file-D7pNTTSd.js";
import { t as joinRuns } from "./join-runs-Bun2i7by.js";
import { t as fenceLog } from "./log-fence-Dbnz6tor.js";
import { n as RESULTS_FOLDER, r as keepRun } from "./results-folder-CVFuRFdQ.js";
import { t as publishAndConclude } from "./conclude-k3b2TjDj.js";
import { t as openJob } from "./job-BKSW_p0U.js";
import { t as _usingCtx } from "./usingCtx-KaxdmAud.js";
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
	try {
		var _usingCtx$1 = _usingCtx();
		_usingCtx$1.u(fenceLog((line) => process.stdout.write(line)));
		await writeJobReport(file, judgement, reportPath);
	} catch (_) {
		_usingCtx$1.e = _;
	} finally {
		_usingCtx$1.d();
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