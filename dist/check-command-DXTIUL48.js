import { t as EXIT } from "./errors-B-nyEVmC.js";
import { a as prepareRun, d as refuseWindows, n as untilInterrupted, o as checkTargets, p as openNotes, s as planRun } from "./measuring-Dl1cG1av.js";
import { d as describeReason, p as whatToDo } from "./report-document-DhKrmnUq.js";
import { f as formatDurationMs } from "./reasons-L4d3T4Xv.js";
import { l as listOfMost, o as distinct } from "./phrases-9oUwjXNw.js";
import { r as bareTable } from "./output-CKS5jTWk.js";
import { n as say } from "./cli-Dd0bWzce.js";
import { t as gateRequest } from "./run-command-233gokwi.js";
import { t as _usingCtx } from "./usingCtx-KaxdmAud.js";
import process from "node:process";

// src/cli/check-command.ts
/** `perf-gate check`: installs, boots and asks once, at base and head; no verdict. @returns the exit code: 0 where all of it works */
async function checkCommand(options) {
	refuseWindows(process.platform);
	const request = gateRequest({
		...options,
		all: true,
		profile: "smoke",
		budget: Number.MAX_SAFE_INTEGER
	});
	const checked = await untilInterrupted(async ({ signal, progress }) => {
		try {
			var _usingCtx$1 = _usingCtx();
			const io = {
				signal,
				progress,
				...openNotes(progress)
			};
			const plan = await planRun(request, io);
			const prepared = _usingCtx$1.a(await prepareRun(plan, io));
			const names = plan.targets.map(({ name }) => name);
			return await checkTargets(names, prepared, signal);
		} catch (_) {
			_usingCtx$1.e = _;
		} finally {
			await _usingCtx$1.d();
		}
	}, "Interrupted before everything was tried.");
	say(describeChecked(checked));
	const arms = checked.flatMap(({ failures }) => failures.map(({ arm }) => arm));
	if (arms.length === 0) return EXIT.passed;
	return arms.includes("head") ? EXIT.regressed : EXIT.invalid;
}
/** Benchmarks that one line names before it counts the rest. */
const MOST_NAMED = 3;
/** A row for each target. Failures by one reason stand together. @param arms whose columns are shown */
function describeChecked(checked, arms = ["base", "head"]) {
	const table = bareTable({
		head: [
			"target",
			...arms,
			"install, build",
			"first answers"
		],
		rows: checked.map((target) => [
			target.name,
			...arms.map((arm) => stateOf(target, arm)),
			formatDurationMs(target.preparingMs),
			formatDurationMs(target.checkingMs)
		])
	});
	const failures = checked.flatMap((target) => target.failures);
	const troubles = [...Map.groupBy(failures, ({ arm, reason }) => JSON.stringify([arm, describeReason(reason)])).values()].map((alike) => {
		const { arm, reason } = alike[0];
		const todo = whatToDo(reason);
		return `${listOfMost(distinct(alike.map(({ benchmark }) => benchmark)), MOST_NAMED)}${arm === null ? "" : `, ${arm}`}: ${describeReason(reason)}${todo === null ? "" : `\n  ${todo}`}`;
	});
	const leftOut = checked.flatMap(({ name, leftOut: why }) => why === null ? [] : [`${name}: ${describeReason(why)}`]);
	return [
		table,
		...troubles,
		...leftOut
	].join("\n");
}
function stateOf({ working, failures, leftOut }, arm) {
	if (failures.some((failure) => failure.arm === null || failure.arm === arm)) return "fails";
	if (leftOut !== null) return "left out";
	const { [arm]: count } = working;
	if (count === null) return "new";
	return count === 0 && failures.length > 0 ? "not tried" : `${count} ok`;
}

export { describeChecked as n, checkCommand as t };