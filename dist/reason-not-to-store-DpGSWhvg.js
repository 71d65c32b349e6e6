import { h as solosOf } from "./record-schema-Cv4nrFgN.js";
import { a as plainProse, i as plainName } from "./escape-BAQquFYu.js";
import { c as listOf } from "./text-file-SMlNtJeI.js";

// src/baseline/reason-not-to-store.ts
/**
* Why a run does not become part of the baseline, as what follows a colon; null: it does. One that regressed is stored too,
* with the mark that keeps it from being what later changes are compared with.
*/
function reasonNotToStore({ benchmarks }, verdict) {
	if (verdict === "invalid") return "its measurement is invalid";
	if (verdict === "failed") return "a benchmark fails at this commit";
	return benchmarks.some(({ measurement }) => solosOf(measurement).length > 0) ? null : "it has no figures";
}
/**
* What a run that is stored has nothing of, because a program is missing where it was measured: a sentence for each reason.
* Jobs that judge and jobs that store are set up apart, and what is never stored is missed by nobody.
*/
function missingFromStored({ benchmarks }) {
	const lacking = benchmarks.flatMap(({ target, measurement }) => measurement.state === "not measured" && measurement.missingProgram !== void 0 ? [{
		target,
		reason: measurement.reason
	}] : []);
	return [...Map.groupBy(lacking, ({ reason }) => reason)].map(([reason, alike]) => {
		const targets = [...new Set(alike.map(({ target }) => plainName(target)))];
		return `Nothing is stored of ${listOf(targets)}, which could not be measured: ${plainProse(reason)}. Install it in the job that stores, as in the one that measures pull requests.`;
	});
}

export { reasonNotToStore as n, missingFromStored as t };