import { a as judge } from "./run-file-D7pNTTSd.js";
import { t as joinRuns } from "./join-runs-Bun2i7by.js";
import { a as writeReports, t as checkDestinations } from "./output-B4fUJrUk.js";

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