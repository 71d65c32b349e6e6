import { l as targetFilter, n as benchmarkFilter } from "./benchmark-glob-DWJhJ7IU.js";

// src/plan/unmeasured.ts
/** Stands for all tasks of a suite whose tasks are not known. */
const WHOLE_SUITE = "*";
/** One record for each scenario, or one for the whole suite. */
function unmeasuredRecords(target, measurement) {
	return (target.kind === "server" ? target.scenarios.map((scenario) => scenario.name) : ["*"]).map((name) => unmeasuredRecord(target, name, measurement));
}
/** Records of server scenarios that only base has. Removed tasks of suites show once both arms are asked. */
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
/** Tells whether a record is wanted. A whole suite always is: any of its tasks may match. */
function recordFilter(only) {
	const isNamed = benchmarkFilter(only);
	return ({ id, scenario }) => scenario === "*" || isNamed(id);
}
/** Globs that match none of these benchmarks. Any task of a whole suite may match. */
function unmatchedGlobs(only, benchmarks) {
	return only.filter((glob) => {
		const [isMeant, mayHoldMeant] = [benchmarkFilter([glob]), targetFilter([glob])];
		return !benchmarks.some(({ id, target }) => isMeant(id) || id === `${target}/${"*"}` && mayHoldMeant(target));
	});
}
/** Notes on scenarios and services that no target uses, perhaps because of a typo. */
function notesOnUnused({ unsent, unneeded }) {
	return [...unsent.length === 0 ? [] : [{
		kind: "scenarios-unsent",
		scenarios: unsent
	}], ...unneeded.length === 0 ? [] : [{
		kind: "services-unneeded",
		services: unneeded
	}]];
}
const reasonOfMissingProgram = ({ program, installHint }) => ({
	kind: "program-missing",
	program,
	installHint
});
/** Tells whether a target may be left out because a program is missing: a service needs it, and none requires it. */
function mayBeLeftOut({ services }, program) {
	const needing = services.filter((service) => service.program === program);
	return needing.length > 0 && needing.every((service) => !service.required);
}
/**
* Measurement of a target whose programs are missing; null: all are there. Benchmarks are left out unless
*
* - either arm requires the service or its program, so that head cannot make it optional;
* - base has all its programs, so that the change would take the target out of its own gate.
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