import { h as solosOf } from "./record-schema-J2TlG1dh.js";

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

export { reasonNotToStore as t };