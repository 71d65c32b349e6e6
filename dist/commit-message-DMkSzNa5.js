import { n as outputsOfSkippedRun, r as publishOutputs, s as notice } from "./outputs-C7LidpIH.js";
import { o as toPlainLine } from "./escape-ByrvU2nE.js";

// src/action/skip.ts
/** Ends a job that has nothing to do, and says why. */
function skipJob(why) {
	notice(why);
	publishOutputs(outputsOfSkippedRun(why));
}

// src/baseline/commit-message.ts
/** Trailer by which a commit of stored baselines is recognised; its value is the fingerprint. */
const BASELINE_TRAILER = "Perf-Gate-Baseline";
/** Trailer of a commit that records an accepted regression; its value is the benchmark. */
const ACCEPTANCE_TRAILER = "Perf-Gate-Accepted";
/** Longest benchmark that a message names: it may come from a comment. */
const LONGEST_VALUE = 120;
/** The message of a commit that stores runs, under the fingerprints they were measured on. */
function baselineCommitMessage(subject, environmentKeys) {
	return messageOf(subject, environmentKeys.map((key) => [BASELINE_TRAILER, key]));
}
/** The message of a commit that records an accepted regression of these benchmarks (a glob). */
function acceptanceCommitMessage(benchmark, by) {
	return messageOf(`baselines: ${by} accepts ${benchmark}`, [[ACCEPTANCE_TRAILER, benchmark]]);
}
/** Whether a commit only stores baselines or an acceptance: its last paragraph has a trailer of ours. */
function isBaselineCommit(message) {
	return (message.trim().split(/\r?\n[ \t]*\r?\n/).at(-1) ?? "").split(/\r?\n/).some((line) => line.startsWith(`${"Perf-Gate-Baseline"}: `) || line.startsWith(`${ACCEPTANCE_TRAILER}: `));
}
/**
* `[skip ci]` keeps GitHub from starting workflows for the commit: those that measure a push would store the next
* baseline, and so on without end.
*/
function messageOf(subject, trailers) {
	const lines = trailers.map(([name, value]) => `${name}: ${toPlainLine(value, LONGEST_VALUE)}\n`);
	return `${toPlainLine(subject, 240)} [skip ci]\n\n${lines.join("")}`;
}

export { skipJob as i, baselineCommitMessage as n, isBaselineCommit as r, acceptanceCommitMessage as t };