import { r as whatIsSaved, t as measure } from "./measuring-D1qdIVXZ.js";
import { a as writeReports, t as checkDestinations } from "./output-3Iu_jCz9.js";
import { i as describeUserError, r as UserError, t as EXIT } from "./errors-B5hJe2kq.js";
import { _ as listOf } from "./benchmark-glob-D-ll8Iky.js";
import process from "node:process";

// src/cli/run-command.ts
function baseRequest(base) {
	if (base === false) return { kind: "none" };
	return typeof base === "string" ? {
		kind: "ref",
		ref: base
	} : { kind: "auto" };
}
function gateRequest(options) {
	return {
		cwd: process.cwd(),
		configFile: options.config ?? null,
		only: options.only,
		all: options.all,
		base: baseRequest(options.base),
		shard: options.shard ?? null,
		jobs: options.jobs ?? 1,
		pullRequest: null,
		baselines: options.baselines ?? null,
		budgetMs: options.budget ?? null,
		profile: options.profile ?? "standard",
		askedBy: "options",
		seed: options.seed ?? null
	};
}
/**
* For options that say what to measure, or how, where nothing is measured. `given` says of each whether it was there.
*
* @throws UserError that names those that were
*/
function refuseIdleOptions(given, { where, fix }) {
	const idle = Object.entries(given).flatMap(([option, isGiven]) => isGiven ? [option] : []);
	if (idle.length > 0) throw new UserError({
		what: `nothing is measured here that ${listOf(idle)} could be about`,
		where,
		fix
	});
}
/** `perf-gate run`. @returns the exit code of the contract */
async function runCommand(options) {
	await checkDestinations(options);
	const { file, judgement, kept, interrupted } = await measure(gateRequest(options));
	if (interrupted) {
		process.stderr.write(`Interrupted. No verdict was reached; ${whatIsSaved(kept)}.\n`);
		return EXIT.interrupted;
	}
	try {
		await writeReports(file, judgement, options);
		return judgement.exitCode;
	} catch (error) {
		if (!(error instanceof UserError)) throw error;
		process.stderr.write(`${describeUserError(error)}\n`);
		return judgement.exitCode === EXIT.passed ? EXIT.usage : judgement.exitCode;
	} finally {
		process.stderr.write("path" in kept ? `The run is saved in ${kept.path}; \`perf-gate compare ${kept.path}\` judges it again.\n` : `The report stands, but ${whatIsSaved(kept)}.\n`);
	}
}

export { runCommand as i, gateRequest as n, refuseIdleOptions as r, baseRequest as t };