import { S as soloFigures, T as solosOf, Tt as coveringAcceptance, X as ruleWhereWaiting, a as decidingComparisons, d as storedComparisonsOf, l as keyOfBenchmark, lt as instructionsOf, rt as openHistories, xt as environmentOf } from "./verdict-CFN-Oras.js";
import "./record-schema-CSMrcPUr.js";

// src/store/to-stored-runs.ts
/**
* Makes the stored runs of a judged run, one for each machine kind: figures of head's solo rounds, its instructions, and the machine. Benchmarks without solo rounds are left out, and a machine kind without benchmarks too, so there may be none.
* A head with uncommitted changes is marked as git does it: `<sha>-dirty`.
*/
function toStoredRuns(file, judgement) {
	const { run } = file;
	const commit = run.head.dirty ? `${run.head.sha}-dirty` : run.head.sha;
	const judged = new Map(judgement.benchmarks.map((benchmark) => [keyOfBenchmark(benchmark), benchmark]));
	const withFigures = run.benchmarks.filter(({ measurement }) => solosOf(measurement).length > 0);
	const historyOf = openHistories(file);
	return [...Map.groupBy(withFigures, (record) => environmentOf(record, run).key).values()].map((records) => {
		const marks = records.flatMap((record) => {
			const ofRecord = judged.get(keyOfBenchmark(record));
			return ofRecord === void 0 ? [] : markOf({
				past: historyOf(record),
				judged: ofRecord,
				file,
				commit
			}) ?? [];
		});
		const [{ variant } = { variant: null }] = records;
		return {
			schema: 3,
			tool: run.tool,
			recordedAt: run.startedAt,
			commit,
			environment: environmentOf({ variant }, run),
			configHash: run.configHash,
			benchmarks: records.map(({ id, loadHash, measurement, tookMs }) => ({
				id,
				loadHash,
				figures: soloFigures(solosOf(measurement)),
				...headCount(measurement),
				...tookMs === void 0 ? {} : { tookMs }
			})),
			slower: marks.flatMap(({ id, since, metrics, acceptance }) => acceptance === null ? [{
				id,
				since,
				metrics
			}] : []),
			accepted: marks.flatMap(({ id, since, acceptance }) => acceptance === null ? [] : [{
				id,
				since,
				acceptedAt: acceptance.at
			}])
		};
	});
}
function headCount(measurement) {
	const counted = instructionsOf(measurement);
	return counted === null ? {} : { instructions: {
		head: counted.head,
		hash: counted.hash
	} };
}
/**
* A slower benchmark stays marked until a run shows that it is not. A run that could not tell, under another load or without counts of
* instructions, must not let it slip into the baseline.
*/
function markOf({ past, judged, file, commit }) {
	const { id } = judged;
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
	const changes = past.slower === null ? [] : changesLeft(judged, metrics, file.run.policy);
	return changes.length === 0 ? null : {
		id,
		since,
		metrics,
		acceptance: coveringAcceptance({
			id,
			changes,
			past
		}, file)
	};
}
function regressedMetrics(judged) {
	return decidingComparisons(judged).filter(({ outcome }) => outcome === "regressed").map(({ metric }) => metric);
}
/**
* Lists by how much slower than the baseline it has to be accepted, unknown counting as any; none: it is seen not to be slower.
* Doubt counts in the marked metrics alone, and only while head looks slower: where runs vary much, hardly any run could show that it is not. What did not regress counts by its
* estimate: its lower bound would be covered by whatever was accepted of something else.
*/
function changesLeft({ id, stored }, marked, policy) {
	const seenBy = marked.filter((metric) => ruleWhereWaiting(policy, id, metric).role === "gating");
	const gating = storedComparisonsOf({ stored }).filter(({ role, metric }) => role === "gating" || seenBy.includes(metric));
	const compared = new Set(gating.map(({ metric }) => metric));
	if (gating.length === 0 || seenBy.some((metric) => !compared.has(metric))) return [{
		metric: null,
		change: Number.POSITIVE_INFINITY
	}];
	return gating.filter(({ metric, outcome, estimate, threshold }) => estimate >= threshold || outcome === "inconclusive" && estimate > 0 && marked.includes(metric)).map(({ metric, outcome, estimate, interval }) => ({
		metric,
		change: outcome === "regressed" ? interval.low : estimate
	}));
}
/**
* Tells why a run is not stored; null: it is. One that regressed is stored too, with the mark that keeps it out of the baseline.
* A lost part may still arrive. The joined run would be stored twice then.
*/
function reasonNotToStore(run, { verdict, benchmarks }) {
	if (verdict === "failed") return { kind: "head-fails" };
	if (benchmarks.some(({ absence }) => absence === "lost")) return { kind: "part-missing" };
	if (run.benchmarks.some(({ measurement }) => solosOf(measurement).length > 0)) return null;
	return verdict === "invalid" ? { kind: "measurement-invalid" } : { kind: "no-figures" };
}
/** Tells what a stored run has no figures of. */
function missingFromStored(run) {
	const invalid = invalidBenchmarks(run);
	return [...missingPrograms(run), ...invalid.length === 0 ? [] : [{
		kind: "not-stored-when-invalid",
		benchmarks: invalid
	}]];
}
/** Finds the benchmarks that have no figures because their measuring went wrong. */
function invalidBenchmarks({ benchmarks }) {
	return [...new Set(benchmarks.flatMap(({ id, measurement }) => measurement.state === "invalid" ? [id] : []))];
}
function missingPrograms({ benchmarks }) {
	const lacking = benchmarks.flatMap(({ target, measurement }) => measurement.state === "not measured" && measurement.missingProgram !== void 0 ? [{
		target,
		reason: measurement.reason
	}] : []);
	return [...Map.groupBy(lacking, ({ reason }) => JSON.stringify(reason)).values()].map((alike) => ({
		kind: "not-stored-without-program",
		targets: [...new Set(alike.map(({ target }) => target))],
		reason: alike[0].reason
	}));
}

export { toStoredRuns as i, missingFromStored as n, reasonNotToStore as r, invalidBenchmarks as t };