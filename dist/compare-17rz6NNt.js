import { n as UserError } from "./errors-3tGWn54n.js";
import { i as judge, n as readRunFile } from "./run-file-0P74JekK.js";
import { t as judgeSequential } from "./sequential-CELwQfH8.js";
import { r as writeReports, t as checkDestinations } from "./output-CzCvoWfL.js";

// src/commands/compare.ts
/** `perf-gate compare`: one run is judged again, two are compared as they were measured, one after the other. */
async function compareCommand(files, options) {
	const [first, second, ...more] = files;
	if (first === void 0 || more.length > 0) throw new UserError({
		what: `compare takes one or two runs, not ${files.length}`,
		where: "perf-gate compare",
		fix: "Give RUN.json, or BASE.json HEAD.json."
	});
	await checkDestinations(options);
	const file = await readRunFile(second ?? first);
	const judgement = second === void 0 ? judge(file) : judgeSequential((await readRunFile(first)).run, file.run);
	await writeReports(file, judgement, options);
	return judgement.exitCode;
}
/** `perf-gate report`: the same report again; the exit code says only whether it could be written. */
async function reportCommand(path, options) {
	await checkDestinations(options);
	const file = await readRunFile(path);
	await writeReports(file, judge(file), options);
}

export { compareCommand, reportCommand };