import { A as headCounts, M as environmentOf, O as openHistories, P as coveringAcceptance, h as metricRule, k as countingHashOf } from "./run-file-x4OSu2P-.js";
import { a as soloFigures, c as solosOf } from "./record-schema-pavWCT-z.js";

// src/baseline/to-stored-runs.ts
/**
* What is kept of a judged run: the figures of head's solo rounds, its instructions, and where they were measured, one stored run for
* each machine kind. Benchmarks without solo rounds are left out, and a machine kind without benchmarks too, so there may be none.
* A head with uncommitted changes is marked as git does it: `<sha>-dirty`.
*/
function toStoredRuns(file, judgement) {
	const { run } = file;
	const commit = run.head.dirty ? `${run.head.sha}-dirty` : run.head.sha;
	const judged = new Map(judgement.benchmarks.map((benchmark) => [keyOf(benchmark.id, benchmark.variant), benchmark]));
	const withFigures = run.benchmarks.filter(({ measurement }) => solosOf(measurement).length > 0);
	const historyOf = openHistories(file);
	return [...Map.groupBy(withFigures, (record) => environmentOf(record, run).key).values()].map((records) => {
		const marks = records.flatMap((record) => markOf({
			id: record.id,
			past: historyOf(record),
			judged: judged.get(keyOf(record.id, record.variant?.name ?? null)),
			file,
			commit
		}) ?? []);
		const [{ variant } = { variant: null }] = records;
		return {
			schema: 2,
			tool: run.tool,
			recordedAt: run.startedAt,
			commit,
			environment: environmentOf({ variant }, run),
			configHash: run.configHash,
			benchmarks: records.map(({ id, loadHash, measurement }) => ({
				id,
				loadHash,
				figures: soloFigures(solosOf(measurement)),
				...storedCounts(measurement)
			})),
			slower: marks.flatMap(({ id, since, metrics, acceptance }) => acceptance === null ? [{
				id,
				since,
				...metrics.length === 0 ? {} : { metrics }
			}] : []),
			accepted: marks.flatMap(({ id, since, acceptance }) => acceptance === null ? [] : [{
				id,
				since,
				acceptedAt: acceptance.at
			}])
		};
	});
}
function storedCounts(measurement) {
	const [instructions, countingHash] = [headCounts(measurement), countingHashOf(measurement)];
	return instructions.length === 0 ? {} : {
		instructions,
		...countingHash === null ? {} : { countingHash }
	};
}
/**
* What became slower stays marked until it is seen not to be: a verdict that could not tell, that had too little to compare
* with (like any under a load that has changed since), or that lacks what it was seen by (a run that counted no
* instructions), must not let it slip into the baseline.
*/
function markOf({ id, past, judged, file, commit }) {
	if (judged === void 0) return null;
	const { since, metrics } = past.slower ?? {
		since: commit,
		metrics: []
	};
	if (judged.verdict === "regressed" || judged.acceptance !== null) return {
		id,
		since,
		metrics: [.../* @__PURE__ */ new Set([...metrics, ...regressedMetrics(judged)])],
		acceptance: judged.acceptance
	};
	const change = past.slower === null ? null : leastChange(judged, metrics, file.run.policy);
	return change === null ? null : {
		id,
		since,
		metrics,
		acceptance: coveringAcceptance({
			id,
			change,
			past
		}, file)
	};
}
function regressedMetrics({ comparisons, stored }) {
	return [...comparisons, ...stored.state === "compared" ? stored.comparisons : []].flatMap(({ decides, outcome, metric }) => decides && outcome === "regressed" ? [metric] : []);
}
/**
* How much slower than the baseline it is at the least, unknown counting as any; null: it is seen not to be slower. Doubt
* counts in what the mark is about alone: any gating metric where it was not recorded.
*/
function leastChange({ id, stored }, marked, policy) {
	const gating = stored.state === "compared" ? stored.comparisons.filter(({ role }) => role === "gating") : [];
	const compared = new Set(gating.map(({ metric }) => metric));
	const seenBy = marked.filter((metric) => metricRule(policy, id, metric).role === "gating");
	if (gating.length === 0 || seenBy.some((metric) => !compared.has(metric))) return Number.POSITIVE_INFINITY;
	const isMarked = (metric) => marked.length === 0 || marked.includes(metric);
	const maybeSlower = gating.filter(({ metric, outcome, estimate, threshold }) => estimate >= threshold || outcome === "inconclusive" && isMarked(metric));
	return maybeSlower.length === 0 ? null : Math.max(...maybeSlower.map(({ interval }) => interval.low));
}
function keyOf(id, variant) {
	return JSON.stringify([id, variant]);
}

export { toStoredRuns as t };