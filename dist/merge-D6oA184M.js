import { a as judge } from "./run-file-Brb9ANr-.js";
import { t as joinRuns } from "./join-runs-ZOf78xZq.js";
import { a as writeReports, t as checkDestinations } from "./output-Bevaux4e.js";

// src/commands/merge.ts
/** `perf-gate merge`: the runs of shards and environments become one, which is judged as a whole. @returns the exit code of the contract */
async function mergeCommand(paths, options) {
	await checkDestinations(options);
	const file = await joinRuns(paths, options.expect ?? null);
	const judgement = judge(file);
	await writeReports(file, judgement, options);
	return judgement.exitCode;
}

export { mergeCommand };