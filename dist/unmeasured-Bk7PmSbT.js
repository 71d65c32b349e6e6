import { n as benchmarkFilter, s as targetFilter } from "./benchmark-glob-hLDyCpk6.js";

// src/plan/selections.ts
/** What was asked for, else what the profile measures. */
function askedFor(asked, { name, only }) {
	return asked.patterns.length === 0 && only.length > 0 ? {
		patterns: only,
		by: `profiles.${name}.only`
	} : asked;
}
/** The globs over benchmark ids that a run is about: what was asked for, else what its profile measures; none: all. */
function globsOfRun(asked, { only }, configs) {
	return expandSelections(asked.length > 0 ? asked : only, configs);
}
/** What several runs together were asked for. Nothing asked for is everything, which no other part adds to. */
function uniteAsked(parts) {
	return parts.some((only) => only.length === 0) ? [] : [...new Set(parts.flat())];
}
/**
* Patterns with the globs of a selection in the place of its name. Where head and base mean different globs by a name,
* both count: so a change cannot take a benchmark out of its own gate.
*/
function expandSelections(patterns, configs) {
	const globsOf = (name) => configs.flatMap(({ selections }) => Object.hasOwn(selections, name) ? selections[name] : []);
	const expanded = patterns.flatMap((pattern) => {
		const globs = globsOf(pattern);
		return globs.length === 0 ? [pattern] : globs;
	});
	return [...new Set(expanded)];
}

// src/plan/unmeasured.ts
/** Stands for all tasks of a suite that could not be asked for them. */
const WHOLE_SUITE = "*";
/** One record a scenario; a suite's tasks are not known without running its file, so it stands as a whole. */
function unmeasuredRecords(target, measurement) {
	return (target.kind === "server" ? target.scenarios.map((scenario) => scenario.name) : ["*"]).map((name) => unmeasuredRecord(target, name, measurement));
}
/**
* What only base has of targets that both have: scenarios of servers, also of one that head has made a suite of. What a suite
* has lost shows once both arms are asked for their tasks.
*/
function removedScenarios(head, base) {
	return base.flatMap((target) => {
		const kept = head.find(({ name }) => name === target.name);
		if (kept === void 0 || target.kind !== "server") return [];
		const isKept = (scenario) => kept.kind === "server" && kept.scenarios.some(({ name }) => name === scenario);
		return target.scenarios.filter(({ name }) => !isKept(name)).map(({ name }) => unmeasuredRecord(target, name, { state: "removed" }));
	});
}
/** The record of a benchmark that has no figures. */
function unmeasuredRecord(target, scenario, measurement) {
	return {
		id: `${target.name}/${scenario}`,
		target: target.name,
		scenario,
		kind: target.kind,
		version: null,
		labels: target.labels,
		loadHash: "",
		variant: null,
		measurement
	};
}
/** Whether a record is wanted. A suite that stands as a whole must not be lost behind a narrower pattern. */
function recordFilter(only) {
	const isNamed = benchmarkFilter(only);
	return ({ id, scenario }) => scenario === "*" || isNamed(id);
}
/** Globs that none of these benchmarks matches. Of a suite that stands as a whole any task may be meant. */
function unmatchedGlobs(only, benchmarks) {
	return only.filter((glob) => {
		const [isMeant, mayHoldMeant] = [benchmarkFilter([glob]), targetFilter([glob])];
		return !benchmarks.some(({ id, target }) => isMeant(id) || id === `${target}/${"*"}` && mayHoldMeant(target));
	});
}
/** Scenarios that no server sends, and services that no target needs: mistyped elsewhere, they would seem to be in use. */
function notesOnUnused({ unsent, unneeded }) {
	return [...unsent.length === 0 ? [] : [{
		kind: "scenarios-unsent",
		scenarios: unsent
	}], ...unneeded.length === 0 ? [] : [{
		kind: "services-unneeded",
		services: unneeded
	}]];
}

export { unmeasuredRecord as a, globsOfRun as c, unmatchedGlobs as i, uniteAsked as l, recordFilter as n, unmeasuredRecords as o, removedScenarios as r, askedFor as s, notesOnUnused as t };