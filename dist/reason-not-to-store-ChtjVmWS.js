import { u as solosOf } from "./record-schema-CO4C4sUf.js";
import { E as listOf, a as plainProse, i as plainName } from "./escape-Cq5-N4er.js";

// src/baseline/reason-not-to-store.ts
/**
* Why a run does not become part of the baseline, as what follows a colon; null: it does. One that regressed is stored too,
* with the mark that keeps it from being what later changes are compared with. A benchmark whose measurement is invalid has no
* figures, and keeps those of the others out no more than it would keep their marks from being set. What is lost may still be
* found: stored without it, the joined run could not be stored whole later, or would be there twice.
*/
function reasonNotToStore(run, { verdict, control }) {
	if (verdict === "failed") return "a benchmark fails at this commit";
	if (control.state === "unfair") return "its measurement is invalid";
	if (run.benchmarks.some(({ measurement }) => measurement.state === "lost")) return "a part of it is missing";
	if (run.benchmarks.some(({ measurement }) => solosOf(measurement).length > 0)) return null;
	return verdict === "invalid" ? "its measurement is invalid" : "it has no figures";
}
/** What a run that is stored has nothing of, in sentences: what is never stored is missed by nobody. */
function missingFromStored(run) {
	const invalid = invalidBenchmarks(run);
	return [...missingPrograms(run), ...invalid.length === 0 ? [] : [`Nothing is stored of ${listOf(invalid)}, whose measurement is invalid: the report says why.`]];
}
/** The benchmarks of which a run has no figures because their measuring went wrong. */
function invalidBenchmarks({ benchmarks }) {
	return [...new Set(benchmarks.flatMap(({ id, measurement }) => measurement.state === "invalid" ? [plainName(id)] : []))];
}
/** A sentence for each program that is missing where the run was measured: jobs that judge and jobs that store are set up apart. */
function missingPrograms({ benchmarks }) {
	const lacking = benchmarks.flatMap(({ target, measurement }) => measurement.state === "not measured" && measurement.missingProgram !== void 0 ? [{
		target,
		reason: measurement.reason
	}] : []);
	return [...Map.groupBy(lacking, ({ reason }) => reason)].map(([reason, alike]) => {
		const targets = [...new Set(alike.map(({ target }) => plainName(target)))];
		return `Nothing is stored of ${listOf(targets)}, which could not be measured: ${plainProse(reason)}. Install it in the job that stores, as in the one that measures pull requests.`;
	});
}

export { missingFromStored as n, reasonNotToStore as r, invalidBenchmarks as t };