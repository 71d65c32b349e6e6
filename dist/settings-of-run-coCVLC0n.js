import { d as profileOfRun } from "./text-file-Z9UgWR6q.js";
import { c as globsOfRun, s as askedFor, t as notesOnUnused } from "./unmeasured-Bk7PmSbT.js";

// src/plan/settings-of-run.ts
/** Where a setting of the one who asks stands, as an error names it. */
function placeOfSetting(name, askedBy) {
	return askedBy === "options" ? `--${name}` : `\`with: ${name}\` of the step that uses perf-gate`;
}
/** The configuration with its servers loaded as a profile says. Messages over a websocket have no connections to choose. */
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
/** What was asked for, else the looser of base's and head's, so that a change cannot have itself measured less thoroughly. null: none. */
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
		instructions: (base ?? head).instructions,
		notes: [...note === null ? [] : [note], ...notesOnUnused(head)]
	};
}

export { settingsOfRun as n, underLoad as r, placeOfSetting as t };