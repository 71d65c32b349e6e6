import { i as writeComparedReports, n as checkDestinations, r as wholeReportOf, s as writeReports, t as VERBOSE } from "./output-lf0Cs0oa.js";
import { p as userError } from "./benchmark-glob-hLDyCpk6.js";
import { t as CLI_ERRORS } from "./cli-lmxpFaXb.js";
import { a as judge, n as readRunFile } from "./run-file-DSAFEfe8.js";
import { t as judgeSequential } from "./sequential-Bj23rMzZ.js";
import { t as joinRuns } from "./join-runs-BA58s6HB.js";

// src/cli/compare-command.ts
/** `perf-gate compare`: judges one run again, or compares two that were measured at different times. @returns the exit code of the contract */
async function compareCommand(files, options) {
	const [first, second, ...more] = files;
	if (first === void 0 || more.length > 0) throw userError(CLI_ERRORS["wrong-number-of-runs"], { count: files.length });
	await checkDestinations(options);
	return second === void 0 ? judgeAgain(first, options) : compareTwo(first, second, options);
}
/** `perf-gate report`: the same report again; the exit code says only whether it could be written. */
async function reportCommand(path, options) {
	await checkDestinations(options);
	await judgeAgain(path, options);
}
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

export { compareCommand, mergeCommand, reportCommand };