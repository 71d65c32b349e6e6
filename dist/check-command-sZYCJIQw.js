import { t as EXIT } from "./errors-DSIqjwh-.js";
import { S as openNotes, a as prepareRun, b as refuseWindows, n as untilInterrupted, o as planRun } from "./measuring-DDUAvisT.js";
import { n as checkTargets, t as describeChecked } from "./checked-targets-D6OgDbrY.js";
import { t as say } from "./tell-Cf-gqiX7.js";
import { t as baseRequest } from "./run-command-BfDAhAE1.js";
import { t as _usingCtx } from "./usingCtx-KaxdmAud.js";
import process from "node:process";

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

export { checkCommand };