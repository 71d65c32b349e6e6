import { a as writeReports, n as writeComparedReports, t as checkDestinations } from "./output-3Iu_jCz9.js";
import { r as UserError } from "./errors-B5hJe2kq.js";
import { o as judge, r as readRunFile } from "./run-file-lcdCw_ea.js";
import { t as judgeSequential } from "./sequential-CZEo0lPA.js";
import { t as joinRuns } from "./join-runs-BixuhSa0.js";

// src/cli/compare-command.ts
/** `perf-gate compare`: one run is judged again; two, which were measured at different times, are held against each other. @returns the exit code of the contract */
async function compareCommand(files, options) {
	const [first, second, ...more] = files;
	if (first === void 0 || more.length > 0) throw new UserError({
		what: `compare takes one or two runs, not ${files.length}`,
		where: "perf-gate compare",
		fix: "Give RUN.json, or BASE.json HEAD.json."
	});
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
	await writeReports(file, judgement, options);
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
/** `perf-gate merge`: the runs of shards and environments become one, which is judged as a whole. @returns the exit code of the contract */
async function mergeCommand(paths, options) {
	await checkDestinations(options);
	const file = await joinRuns(paths, options.expect ?? null);
	const judgement = judge(file);
	await writeReports(file, judgement, options);
	return judgement.exitCode;
}

export { compareCommand, mergeCommand, reportCommand };