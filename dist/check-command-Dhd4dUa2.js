import { t as EXIT } from "./errors-B5hJe2kq.js";
import { a as prepareRun, g as openNotes, m as refuseWindows, n as untilInterrupted, o as checkTargets, s as planRun } from "./measuring-Bn9s6M18.js";
import { o as describeReason, s as whatToDo } from "./idle-rules-BLrdebC-.js";
import { s as formatDurationMs } from "./file-names-mxF3L_lK.js";
import { t as bareTable } from "./bare-table-CnynwGxv.js";
import { t as baseRequest } from "./run-command-CWkiTjsM.js";
import { t as _usingCtx } from "./usingCtx-KaxdmAud.js";
import process from "node:process";

// src/cli/check-command.ts
/** `perf-gate check`: installs, boots and asks once, at base and head; no verdict. @returns the exit code: 0 where all of it works */
async function checkCommand(options) {
	refuseWindows(process.platform);
	const checked = await untilInterrupted((io) => check(options, io), "Interrupted before everything was tried.");
	process.stdout.write(describeChecked(checked));
	return exitCodeOf(checked);
}
async function check({ config, base, only }, { signal, progress }) {
	try {
		var _usingCtx$1 = _usingCtx();
		const io = {
			signal,
			progress,
			...openNotes(progress)
		};
		const plan = await planRun({
			cwd: process.cwd(),
			configFile: config ?? null,
			base: baseRequest(base),
			only,
			all: true,
			shard: null,
			baselines: null,
			askedBy: "options",
			profile: "smoke",
			budgetMs: Number.MAX_SAFE_INTEGER
		}, io);
		const prepared = _usingCtx$1.a(await prepareRun(plan, io));
		return await checkTargets(plan.targets.map(({ name }) => name), prepared, signal);
	} catch (_) {
		_usingCtx$1.e = _;
	} finally {
		await _usingCtx$1.d();
	}
}
/** A row a target, and below the table what does not work and what to do about it. */
function describeChecked(checked) {
	return [
		bareTable({
			head: [
				"target",
				"base",
				"head",
				"install, build",
				"first answers"
			],
			rows: checked.map(({ name, working, failures, leftOut, preparingMs, checkingMs }) => [
				name,
				stateOf(working.base, failures.some(({ arm }) => arm !== "head"), leftOut !== null),
				stateOf(working.head, failures.some(({ arm }) => arm !== "base"), leftOut !== null),
				formatDurationMs(preparingMs),
				formatDurationMs(checkingMs)
			])
		}),
		...checked.flatMap(({ name, failures, leftOut }) => [...failures.map(({ benchmark, arm, reason }) => `${benchmark}${arm === null ? "" : `, ${arm}`}: ${describeReason(reason)}${advice(whatToDo(reason))}`), ...leftOut === null ? [] : [`${name}: ${describeReason(leftOut)}`]]),
		""
	].join("\n");
}
function stateOf(working, isBroken, isLeftOut) {
	if (isBroken) return "fails";
	if (isLeftOut) return "left out";
	return working === null ? "new" : `${working} ok`;
}
const advice = (todo) => todo === null ? "" : `\n  ${todo}`;
/** Head's failures are the change's; what fails beside it, or at base alone, makes a measurement invalid. */
function exitCodeOf(checked) {
	const arms = checked.flatMap(({ failures }) => failures.map(({ arm }) => arm));
	if (arms.length === 0) return EXIT.passed;
	return arms.includes("head") ? EXIT.regressed : EXIT.invalid;
}

export { checkCommand };