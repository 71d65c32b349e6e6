import { o as benchmarkFilter } from "./text-file-C-hoSrzB.js";

// src/plan/unmeasured.ts
/** Stands for all tasks of a suite that could not be asked for them. */
const WHOLE_SUITE = "*";
/** One record a scenario; a suite's tasks are not known without running its file, so it stands as a whole. */
function unmeasuredRecords(target, measurement) {
	return (target.kind === "server" ? target.scenarios.map((scenario) => scenario.name) : ["*"]).map((name) => unmeasuredRecord(target, name, measurement));
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
	return (id) => id.endsWith(`/${"*"}`) || isNamed(id);
}

export { unmeasuredRecord as n, unmeasuredRecords as r, recordFilter as t };