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
		pullRequest: null,
		baselines: options.baselines ?? null,
		budgetMs: options.budget ?? null,
		profile: options.profile,
		seed: options.seed ?? null
	};
}

export { gateRequest as n, baseRequest as t };