import { E as listOf, b as targetFilter, m as benchmarkFilter } from "./escape-Cq5-N4er.js";

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
/**
* Scenarios that no server sends, and services that no target needs, in a sentence each. To whoever reads the configuration the
* former look like benchmarks, and the latter like what the targets reach, who may have found another server instead.
*/
function notesOnUnused({ unsent, unneeded }) {
	return [...unsent.length === 0 ? [] : [`No server sends the scenario${plural(unsent)} ${listOf(unsent)}: what is to be measured has to be named in a server's \`scenarios\`.`], ...unneeded.length === 0 ? [] : [`No target needs the service${plural(unneeded)} ${listOf(unneeded)}: what is to be started has to be named in a target's \`services\`.`]];
}
const plural = (names) => names.length === 1 ? "" : "s";

// src/plan/missing-programs.ts
/** Why the benchmarks that need a service cannot be measured here: `redis-server is not installed (apt-get install redis-server)`. */
function reasonOfMissingProgram({ program, installHint }) {
	return `${program} is not installed${installHint === null ? "" : ` (${installHint})`}`;
}
/** Whether a target may be left out for want of a program: a service of it needs that, and none requires it. */
function mayBeLeftOut({ services }, program) {
	const needing = services.filter((service) => service.program === program);
	return needing.length > 0 && needing.every((service) => !service.required);
}
/**
* What becomes of a target's benchmarks for want of programs; null: all are there. They may be left out unless
*
* - either arm requires what is missing, by its name or its program: head can make neither optional, nor rename it away;
* - base has all of its own: then it is the change that would take the target out of its gate.
*
* @param base null: there is nothing to compare with
*/
function measurementWithout(head, base) {
	const missing = [...base?.missing ?? [], ...head.missing];
	const [first] = missing;
	if (first === void 0) return null;
	const required = [...head.services, ...base?.services ?? []].filter((service) => service.required);
	const blocking = missing.find(({ name, program }) => required.some((service) => service.name === name || service.program === program));
	if (blocking !== void 0) return {
		state: "invalid",
		reason: reasonOfMissingProgram(blocking)
	};
	if (base?.missing.length === 0) return {
		state: "invalid",
		reason: reasonOfMissingProgram(first)
	};
	return {
		state: "not measured",
		reason: reasonOfMissingProgram(first),
		missingProgram: first.program
	};
}

export { removedScenarios as a, unmeasuredRecords as c, recordFilter as i, measurementWithout as n, unmatchedGlobs as o, notesOnUnused as r, unmeasuredRecord as s, mayBeLeftOut as t };