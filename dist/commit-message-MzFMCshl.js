// src/baseline/commit-message.ts
/** Trailer by which a commit of stored baselines is recognised; its value is the fingerprint. */
const BASELINE_TRAILER = "Perf-Gate-Baseline";
/**
* The message of a commit that stores a baseline. `[skip ci]` keeps GitHub from starting workflows for it: those that
* measure a push would store the next baseline, and so on without end.
*/
function baselineCommitMessage(message, environmentKey) {
	return `${message.trim()} [skip ci]\n\n${BASELINE_TRAILER}: ${environmentKey}\n`;
}
/** Whether a commit only stores a baseline: its last paragraph has the trailer. */
function isBaselineCommit(message) {
	return (message.trim().split(/\r?\n[ \t]*\r?\n/).at(-1) ?? "").split(/\r?\n/).some((line) => line.startsWith(`${BASELINE_TRAILER}: `));
}

export { isBaselineCommit as n, baselineCommitMessage as t };