import { K as openHistories, S as solosOf, Y as coveringAcceptance, q as environmentOf } from "./run-file-Apivudxq.js";
import "./parse-record-jWzR_v34.js";

// src/baseline/to-stored-runs.ts
/**
* What is kept of a judged run: head's raw solo rounds and where they were measured, one stored run for each machine
* kind. Benchmarks without solo rounds are left out, and a machine kind without benchmarks too, so there may be none.
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
			schema: 1,
			tool: run.tool,
			recordedAt: run.startedAt,
			commit,
			environment: environmentOf({ variant }, run),
			configHash: run.configHash,
			benchmarks: records.map(({ id, loadHash, measurement }) => ({
				id,
				loadHash,
				solos: solosOf(measurement).map(storedSolo)
			})),
			slower: marks.flatMap(({ id, since, acceptance }) => acceptance === null ? [{
				id,
				since
			}] : []),
			accepted: marks.flatMap(({ id, since, acceptance }) => acceptance === null ? [] : [{
				id,
				since,
				acceptedAt: acceptance.at
			}])
		};
	});
}
/** What later runs are compared with; charts and precision are of the run itself. */
function storedSolo({ index, figures, clientSaturated }) {
	return {
		index,
		figures,
		...clientSaturated === true ? { clientSaturated } : {}
	};
}
/**
* What became slower stays marked until it is seen not to be: a verdict that could not tell, or that had too little to
* compare with, must not let it slip into the baseline.
*/
function markOf({ id, past, judged, file, commit }) {
	if (judged === void 0) return null;
	const since = past.slower?.since ?? commit;
	if (judged.verdict === "regressed" || judged.verdict === "accepted") return {
		id,
		since,
		acceptance: judged.acceptance
	};
	const change = past.slower === null ? null : leastChange(judged);
	return change === null ? null : {
		id,
		since,
		acceptance: coveringAcceptance({
			id,
			change,
			past
		}, file)
	};
}
/** How much slower than the baseline it is at the least, unknown counting as any; null: it no longer looks slower. */
function leastChange({ stored }) {
	const gating = stored.state === "compared" ? stored.comparisons.filter(({ role }) => role === "gating") : [];
	if (gating.length === 0) return Number.POSITIVE_INFINITY;
	const slower = gating.filter(({ estimate, threshold }) => estimate >= threshold);
	return slower.length === 0 ? null : Math.max(...slower.map(({ interval }) => interval.low));
}
function keyOf(id, variant) {
	return JSON.stringify([id, variant]);
}

export { toStoredRuns as t };