import { p as toInertLine } from "./escape-BWBapS6T.js";

// src/store/commit-message.ts
/** Trailer by which a commit of stored baselines is recognised; its value is the fingerprint. */
const BASELINE_TRAILER = "Perf-Gate-Baseline";
/** Trailer of a commit that records an accepted regression; its value is the benchmark. */
const ACCEPTANCE_TRAILER = "Perf-Gate-Accepted";
/** Longest benchmark that a message names: it may come from a comment. */
const LONGEST_VALUE = 120;
/** The message of a commit that stores runs, under the fingerprints of the machine kinds they were measured on. */
function baselineCommitMessage(subject, environmentKeys) {
	return messageOf(subject, environmentKeys.map((key) => [BASELINE_TRAILER, key]));
}
/** The message of a commit that records an accepted regression of these benchmarks (a glob). */
function acceptanceCommitMessage(benchmark, by) {
	return messageOf(`baselines: ${by} accepts ${benchmark}`, [[ACCEPTANCE_TRAILER, benchmark]]);
}
/** Tells whether a commit only stores baselines or an acceptance: its last paragraph has a trailer of ours. */
function isBaselineCommit(message) {
	const [lastParagraph = ""] = message.trim().split(/\r?\n[ \t]*\r?\n/).slice(-1);
	return TRAILER.test(lastParagraph);
}
const TRAILER = new RegExp(`^(?:${BASELINE_TRAILER}|${ACCEPTANCE_TRAILER}): `, "m");
/**
* Without `[skip ci]`: as long as such a commit is the tip of a branch, GitHub would start nothing for a tag on it, nor for a
* pull request from there. What a workflow's own token pushes starts nothing anyway, and the trailer tells the rest.
*/
function messageOf(subject, trailers) {
	const lines = trailers.map(([name, value]) => `${name}: ${toInertLine(value, LONGEST_VALUE)}\n`);
	return `${toInertLine(subject, 240)}\n\n${lines.join("")}`;
}

export { baselineCommitMessage as n, isBaselineCommit as r, acceptanceCommitMessage as t };