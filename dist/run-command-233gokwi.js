import { r as whatIsSaved, t as measure } from "./measuring-Dl1cG1av.js";
import { a as verdictOnceWritten, i as checkDestinations, o as wholeReportOf, t as VERBOSE } from "./output-CKS5jTWk.js";
import { r as tell, t as CLI_ERRORS } from "./cli-Dd0bWzce.js";
import { t as EXIT } from "./errors-B-nyEVmC.js";
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
		benchmarksOfHead: options.benchmarksFrom === "head",
		shard: options.shard ?? null,
		jobs: options.jobs ?? 1,
		pullRequest: null,
		baselines: options.baselines ?? null,
		budgetMs: options.budget ?? null,
		profile: options.profile ?? "standard",
		askedBy: "options",
		seed: options.seed ?? null,
		...options.why === false ? { why: "off" } : {},
		...options.procedure === void 0 ? {} : { procedure: options.procedure }
	};
}
/** Refuses options that have no effect where nothing is measured. @throws UserError that names them */
function refuseIdleOptions(given, { where, fix }) {
	const idle = Object.entries(given).flatMap(([option, isGiven]) => isGiven ? [option] : []);
	if (idle.length > 0) throw CLI_ERRORS["idle-options"]({
		options: idle,
		where,
		fix
	});
}
/** `perf-gate run`. @returns the exit code of the contract */
async function runCommand(options) {
	await checkDestinations(options);
	const { file, judgement, kept, interrupted } = await measure(gateRequest(options));
	if (interrupted) {
		tell(`Interrupted. No verdict was reached; ${whatIsSaved(kept)}.`);
		return EXIT.interrupted;
	}
	try {
		return await verdictOnceWritten(file, judgement, options, "path" in kept ? wholeReportOf(kept.path) : VERBOSE);
	} finally {
		tell("path" in kept ? `The run is saved in ${kept.path}; \`perf-gate compare ${kept.path}\` judges it again.` : `The report stands, but ${whatIsSaved(kept)}.`);
	}
}

export { refuseIdleOptions as n, runCommand as r, gateRequest as t };