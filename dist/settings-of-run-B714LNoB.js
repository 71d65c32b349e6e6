import { i as profileOfRun } from "./profiles-DbKt4u1S.js";
import { r as notesOnUnused } from "./unmeasured-BuFg5rbY.js";

// src/plan/settings-of-run.ts
/** Name of a setting in errors. */
function placeOfSetting(name, askedBy) {
	return askedBy === "options" ? `--${name}` : `\`with: ${name}\` of the step that uses perf-gate`;
}
/** Applies a profile's load to all HTTP scenarios. */
function underLoad(config, load) {
	const loaded = (scenario) => scenario.protocol === "http" ? {
		...scenario,
		connections: load.connections ?? scenario.connections,
		pipelining: load.pipelining ?? scenario.pipelining
	} : scenario;
	return {
		...config,
		targets: config.targets.map((target) => target.kind === "server" ? {
			...target,
			scenarios: target.scenarios.map(loaded)
		} : target)
	};
}
/** The given budget, else the larger of base's and head's, so that a change cannot have itself measured less. null: none. */
function budgetOfRun(asked, head, base) {
	if (asked !== null) return asked;
	if (head.budgetMs === null || base?.budgetMs === null) return null;
	return {
		ms: Math.max(head.budgetMs, base?.budgetMs ?? 0),
		by: `${head.file} (budget)`
	};
}
/**
* Settles how a run measures.
*
* @param base null: there is none
* @throws UserError where neither configuration has such a profile
*/
function settingsOfRun(settings, head, base) {
	const placeOf = (setting) => placeOfSetting(setting, settings.askedBy);
	const { profile, note } = profileOfRun({
		name: settings.profile,
		by: placeOf("profile")
	}, head, base);
	return {
		profile,
		only: globsOfRun(settings.only, profile, base === null ? [head] : [head, base]),
		asked: askedFor({
			patterns: settings.only,
			by: placeOf("only")
		}, profile),
		budget: budgetOfRun(settings.budgetMs === null ? null : {
			ms: settings.budgetMs,
			by: placeOf("budget")
		}, head, base),
		ruling: base ?? head,
		countsSettle: settings.countsSettle ?? (base ?? head).policy.countsSettle,
		instructions: (base ?? head).instructions,
		why: settings.why ?? (base ?? head).why,
		notes: [...note === null ? [] : [note], ...notesOnUnused(head)]
	};
}
/** The given patterns, else the profile's. */
function askedFor(asked, { name, only }) {
	return asked.patterns.length === 0 && only.length > 0 ? {
		patterns: only,
		by: `profiles.${name}.only`
	} : asked;
}
/** Globs over benchmark ids of a run: the given ones, else the profile's; empty: all. */
function globsOfRun(asked, { only }, configs) {
	return expandSelections(asked.length > 0 ? asked : only, configs);
}
/** Joint selection of several runs; one that measured everything makes it everything. */
function uniteAsked(parts) {
	return parts.some((only) => only.length === 0) ? [] : [...new Set(parts.flat())];
}
/**
* Replaces names of selections by their globs. Where head and base differ, the globs of both count, so that a change cannot take a
* benchmark out of its own gate.
*/
function expandSelections(patterns, configs) {
	const globsOf = (name) => configs.flatMap(({ selections }) => Object.hasOwn(selections, name) ? selections[name] : []);
	const expanded = patterns.flatMap((pattern) => {
		const globs = globsOf(pattern);
		return globs.length === 0 ? [pattern] : globs;
	});
	return [...new Set(expanded)];
}

export { uniteAsked as a, underLoad as i, placeOfSetting as n, settingsOfRun as r, globsOfRun as t };