import { a as wholeReportOf, i as checkDestinations, l as writeReports, o as writeComparedReports, t as VERBOSE } from "./output-_7AQrPw_.js";
import { p as userError } from "./benchmark-glob-D-yWClg9.js";
import { t as CLI_ERRORS } from "./cli-aqGCJP4E.js";
import { l as judge, o as readRunFile } from "./run-file-DTCeS9Ew.js";
import { t as judgeSequential } from "./sequential-CgCMxBnz.js";
import { t as joinRuns } from "./join-runs-DAyUrSgw.js";

// src/cli/compare-command.ts
/** `perf-gate compare`: judges one run again, or compares two that were measured at different times. @returns the exit code of the contract */
async function compareCommand(files, options) {
	const [first, second, ...more] = files;
	if (first === void 0 || more.length > 0) throw userError(CLI_ERRORS["wrong-number-of-runs"], { count: files.length });
	await checkDestinations(options);
	return second === void 0 ? judgeAgain(first, options) : compareTwo(first, second, options);
}
/** Judges and reports one run as it is. @returns the exit code of its verdict */
async function judgeAgain(path, options) {
	const file = await readRunFile(path);
	const judgement = judge(file);
	await writeReports(file, judgement, options, wholeReportOf(path));
	return judgement.exitCode;
}
async function compareTwo(basePath, headPath, options) {
	const { run: base } = await readRunFile(basePath);
	const { run: head } = await readRunFile(headPath);
	const judgement = judgeSequential(base, head);
	await writeComparedReports({
		base: {
			run: base,
			file: basePath
		},
		head: {
			run: head,
			file: headPath
		}
	}, judgement, options);
	return judgement.exitCode;
}
/** `perf-gate merge`: joins the runs of shards and environments, and judges them as a whole. @returns the exit code of the contract */
async function mergeCommand(paths, options) {
	await checkDestinations(options);
	const file = await joinRuns(paths, options.expect ?? null);
	const judgement = judge(file);
	await writeReports(file, judgement, options, options.json === void 0 || options.json === "-" ? VERBOSE : wholeReportOf(options.json));
	return judgement.exitCode;
}

export { judgeAgain as n, mergeCommand as r, compareCommand as t };