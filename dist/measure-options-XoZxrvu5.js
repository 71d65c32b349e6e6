import { n as UserError } from "./errors-B6fJDvjF.js";
import { E as listOf } from "./escape-Cq5-N4er.js";

// src/commands/measure-options.ts
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

export { gateRequest as n, refuseIdleOptions as r, baseRequest as t };