import { t as EXIT } from "./errors-DSIqjwh-.js";
import { a as prepareRun, f as refuseWindows, m as openNotes, n as untilInterrupted, o as planRun, x as checkBenchmark } from "./measuring-DbahdqVy.js";
import { m as MeasuringFailure, p as ArmFailure } from "./load-protocol-CyLL89jM.js";
import { a as monotonicMs } from "./this-program-BbsEL3r5.js";
import { g as whatToDo, m as describeReason } from "./idle-rules-ReIVtwoZ.js";
import { s as formatDurationMs } from "./file-names-Bgw_nfq5.js";
import { r as bareTable } from "./output-Cspp58uW.js";
import { t as say } from "./tell-Cf-gqiX7.js";
import { t as baseRequest } from "./run-command-aVedXz6a.js";
import { t as _usingCtx } from "./usingCtx-KaxdmAud.js";
import process from "node:process";

// src/prepare/check.ts
/** Tries every benchmark once in each arm that has it, one after the other. Rejects with the signal's reason. */
async function checkTargets(names, { benchmarks, unmeasured, preparingMs, trees }, signal) {
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
			failures,
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
/** A row for each target; below the table failures with advice. */
function describeChecked(checked) {
	return [bareTable({
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
	}), ...checked.flatMap(({ name, failures, leftOut }) => [...failures.map(({ benchmark, arm, reason }) => `${benchmark}${arm === null ? "" : `, ${arm}`}: ${describeReason(reason)}${advice(whatToDo(reason))}`), ...leftOut === null ? [] : [`${name}: ${describeReason(leftOut)}`]])].join("\n");
}
function stateOf(working, isBroken, isLeftOut) {
	if (isBroken) return "fails";
	if (isLeftOut) return "left out";
	return working === null ? "new" : `${working} ok`;
}
const advice = (todo) => todo === null ? "" : `\n  ${todo}`;
/** Failures of head are the change's; others would make a measurement invalid. */
function exitCodeOf(checked) {
	const arms = checked.flatMap(({ failures }) => failures.map(({ arm }) => arm));
	if (arms.length === 0) return EXIT.passed;
	return arms.includes("head") ? EXIT.regressed : EXIT.invalid;
}

export { checkCommand };