import { t as EXIT } from "./errors-DSIqjwh-.js";
import { O as checkBenchmark, a as prepareRun, n as untilInterrupted, o as planRun, u as refuseWindows, x as openNotes } from "./measuring-BKtTkexu.js";
import { _ as ArmFailure, v as MeasuringFailure } from "./load-protocol-CqRicGSp.js";
import { a as monotonicMs } from "./this-program-5O_nxlWm.js";
import { h as whatToDo, p as describeReason } from "./report-document-ChFiFAs3.js";
import { d as formatDurationMs } from "./reasons-Biz1MOfI.js";
import { l as listOfMost, o as distinct } from "./phrases-9oUwjXNw.js";
import { r as bareTable } from "./output-RIMX5NZo.js";
import { t as say } from "./tell-Cf-gqiX7.js";
import { t as baseRequest } from "./run-command-BYH5GgAb.js";
import { t as _usingCtx } from "./usingCtx-KaxdmAud.js";
import process from "node:process";

// src/prepare/check.ts
/** Tries every benchmark once in each arm that has it, one after the other. Rejects with the signal's reason. */
async function checkTargets(names, { benchmarks, unmeasured, preparingMs, trees, explain }, signal) {
	const checked = [];
	for (const name of names) {
		const startedMs = monotonicMs();
		const own = benchmarks.filter(({ target }) => target === name);
		const records = unmeasured.filter(({ target }) => target === name);
		const failures = records.flatMap(failureOf);
		for (const benchmark of trees === null ? [] : own) for (const arm of armsOf(benchmark)) {
			signal.throwIfAborted();
			const reason = await whyNotWorking(benchmark, arm, trees);
			signal.throwIfAborted();
			if (reason !== null) failures.push({
				benchmark: benchmark.id,
				arm,
				reason
			});
		}
		const brokenIn = (arm) => failures.filter((failure) => failure.arm === arm).length;
		const ofBase = own.filter(({ base }) => base !== null);
		const left = records.flatMap(({ measurement }) => measurement.state === "not measured" ? [measurement.reason] : []);
		checked.push({
			name,
			working: {
				head: Math.max(0, own.length - brokenIn("head")),
				base: ofBase.length === 0 ? null : Math.max(0, ofBase.length - brokenIn("base"))
			},
			failures: await Promise.all(failures.map(async (failure) => failure.arm === null ? failure : {
				...failure,
				reason: await explain(name, failure.arm, failure.reason)
			})),
			leftOut: left[0] ?? null,
			preparingMs: preparingMs.get(name) ?? 0,
			checkingMs: monotonicMs() - startedMs
		});
	}
	return checked;
}
const armsOf = ({ base }) => base === null ? ["head"] : ["base", "head"];
function failureOf({ id, measurement }) {
	if (measurement.state !== "broken" && measurement.state !== "invalid") return [];
	return [{
		benchmark: id,
		arm: measurement.state === "broken" ? measurement.arm : null,
		reason: measurement.reason
	}];
}
/** Why a benchmark fails; null: it works. */
async function whyNotWorking(benchmark, arm, trees) {
	try {
		await checkBenchmark(benchmark, arm, { trees });
		return null;
	} catch (error) {
		if (!(error instanceof ArmFailure) && !(error instanceof MeasuringFailure)) throw error;
		return error.reason;
	}
}

// src/cli/check-command.ts
/** `perf-gate check`: installs, boots and asks once, at base and head; no verdict. @returns the exit code: 0 where all of it works */
async function checkCommand(options) {
	refuseWindows(process.platform);
	const checked = await untilInterrupted((io) => check(options, io), "Interrupted before everything was tried.");
	say(describeChecked(checked));
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
/** Failures of head are the change's; others would make a measurement invalid. */
function exitCodeOf(checked) {
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

export { describeChecked as n, checkTargets as r, checkCommand as t };