import { a as verdictOnceWritten, i as checkDestinations, l as writeReports, o as wholeReportOf, t as VERBOSE } from "./output-ClZxSbBf.js";
import { s as readRunFile, u as judge } from "./run-file-RyPynZbR.js";
import { t as joinRuns } from "./join-runs-C9lvvPkk.js";

// src/cli/compare-command.ts
/** `perf-gate compare`: judges a recorded run again. @returns the exit code of the contract */
async function compareCommand(path, options) {
	await checkDestinations(options);
	const file = await readRunFile(path);
	const judgement = judge(file);
	return verdictOnceWritten(judgement, () => writeReports(file, judgement, options, wholeReportOf(path)));
}
/** Judges and reports one run as it is. */
async function judgeAgain(path, options) {
	const file = await readRunFile(path);
	const judgement = judge(file);
	await writeReports(file, judgement, options, wholeReportOf(path));
	return {
		run: file.run,
		judgement
	};
}
/** `perf-gate merge`: joins the runs of shards and environments, and judges them as a whole. `expect`: runs that there should be. @returns the exit code of the contract */
async function mergeCommand(paths, options) {
	await checkDestinations(options);
	const file = await joinRuns(paths, options.expect ?? null);
	const judgement = judge(file);
	return verdictOnceWritten(judgement, () => writeReports(file, judgement, options, options.json === void 0 || options.json === "-" ? VERBOSE : wholeReportOf(options.json)));
}

export { judgeAgain as n, mergeCommand as r, compareCommand as t };