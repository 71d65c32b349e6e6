import { $ as headCounts, C as soloLogCosts, D as ruleWhereWaiting, E as metricRule, K as openHistories, N as logCosts, Q as countingHashOf, R as pOfAtLeast, X as comparableFigures, h as keyOfBenchmark, it as coveringAcceptance, nt as environmentOf, q as estimateAgainstOneRun } from "./run-file-D7pNTTSd.js";
import { n as decidingComparisons, r as storedComparisonsOf } from "./deciding-DP36YyrS.js";
import { c as soloFigures, u as solosOf } from "./record-schema-CO4C4sUf.js";

// src/judge/history/mended.ts
/**
* Of the metrics in which main became slower, those in which head is shown to be faster than the run that showed it: a one-sided
* test of δ ≥ 0, at `policy.alpha`. Where runs vary by several per cent a single one can hardly be shown to be as fast as the
* baseline, but well to be no longer what was marked.
*
* The error: head that is as slow as that run is shown to be faster with a chance of at most alpha, run by run. That run was
* marked because it stood out, so where it took luck to stand out (a regression of one or two standard deviations between
* runs), that luck makes the chance larger. It costs little: whoever asks this asks too that head does not look slower than
* the baseline, so no slow figures join it, and the next run is held against what it was before.
*
* Later runs that carry the mark are not asked: those that were mended already, and kept it only because they could not
* tell, would make what was marked look faster from run to run, until nothing could be shown any more. Counts of instructions,
* which hardly vary, are never among these metrics, because figures of solo rounds have none.
*/
function fasterThanWhenMarked(record, policy, past) {
	const metrics = past.slower?.metrics ?? [];
	return new Set(metrics.filter((metric) => {
		const { direction } = metricRule(policy, record.id, metric);
		const logsOf = (stored) => logCosts(comparableFigures(stored, metric), direction);
		const showedIt = past.marked.find(({ slower }) => slower?.metrics?.includes(metric));
		const estimate = estimateAgainstOneRun({
			storedLogs: past.baseline.map(logsOf),
			otherLogs: showedIt === void 0 ? [] : logsOf(showedIt),
			headLogs: soloLogCosts(solosOf(record.measurement), metric, direction)
		});
		return estimate !== null && pOfAtLeast(0, estimate) <= policy.alpha;
	}));
}

// src/baseline/to-stored-runs.ts
/**
* What is kept of a judged run: the figures of head's solo rounds, its instructions, and where they were measured, one stored run for
* each machine kind. Benchmarks without solo rounds are left out, and a machine kind without benchmarks too, so there may be none.
* A head with uncommitted changes is marked as git does it: `<sha>-dirty`.
*/
function toStoredRuns(file, judgement) {
	const { run } = file;
	const commit = run.head.dirty ? `${run.head.sha}-dirty` : run.head.sha;
	const judged = new Map(judgement.benchmarks.map((benchmark) => [keyOfBenchmark(benchmark), benchmark]));
	const withFigures = run.benchmarks.filter(({ measurement }) => solosOf(measurement).length > 0);
	const historyOf = openHistories(file);
	return [...Map.groupBy(withFigures, (record) => environmentOf(record, run).key).values()].map((records) => {
		const marked = records.flatMap((record) => {
			const ofRecord = judged.get(keyOfBenchmark(record));
			return ofRecord === void 0 ? [] : [marksOf({
				record,
				past: historyOf(record),
				judged: ofRecord,
				file,
				commit
			})];
		});
		const marks = marked.flatMap(({ mark }) => mark ?? []);
		const faster = marked.flatMap((one) => one.faster);
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
			}]),
			...faster.length === 0 ? {} : { faster }
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
/** What is kept out of the baseline, or begins it anew, shows nothing faster that the next runs were to be held against. */
function marksOf(weighed) {
	const mark = markOf(weighed);
	return {
		mark,
		faster: mark === null ? fasterMarksOf(weighed) : []
	};
}
/** In what it is faster than the baseline: shown to be, or looks so where earlier runs have shown it. */
function fasterMarksOf({ judged, past, commit }) {
	return storedComparisonsOf(judged).flatMap(({ metric, decides, outcome, estimate, threshold }) => {
		const since = past.faster.get(metric) ?? null;
		const isFaster = outcome === "improved" || since !== null && Math.log1p(estimate) <= -Math.log1p(threshold);
		return decides && isFaster ? [{
			id: judged.id,
			metric,
			since: since ?? commit
		}] : [];
	});
}
/**
* What became slower stays marked until it is seen not to be: a verdict that could not tell, that had too little to compare
* with (like any under a load that has changed since), or that lacks what it was seen by (a run that counted no
* instructions), must not let it slip into the baseline.
*/
function markOf({ record, past, judged, file, commit }) {
	const { id } = record;
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
	const { policy } = file.run;
	const changes = past.slower === null ? [] : changesLeft(judged, {
		marked: metrics,
		faster: fasterThanWhenMarked(record, policy, past)
	}, policy);
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
* By how much slower than the baseline it has to be accepted, unknown counting as any; none: it is seen not to be slower. Doubt
* counts in what the mark is about alone (any gating metric where it was not recorded), and not where head is shown to be
* faster than what was marked: it is then as any other run that cannot tell. What did not regress counts by its estimate: its
* lower bound is about nothing, and would be covered by whatever was accepted of something else.
*/
function changesLeft({ id, stored }, { marked, faster }, policy) {
	const seenBy = marked.filter((metric) => ruleWhereWaiting(policy, id, metric).role === "gating");
	const gating = storedComparisonsOf({ stored }).filter(({ role, metric }) => role === "gating" || seenBy.includes(metric));
	const compared = new Set(gating.map(({ metric }) => metric));
	if (gating.length === 0 || seenBy.some((metric) => !compared.has(metric))) return [{
		metric: null,
		change: Number.POSITIVE_INFINITY
	}];
	const countsInDoubt = (metric) => (marked.length === 0 || marked.includes(metric)) && !faster.has(metric);
	return gating.filter(({ metric, outcome, estimate, threshold }) => estimate >= threshold || outcome === "inconclusive" && countsInDoubt(metric)).map(({ metric, outcome, estimate, interval }) => ({
		metric,
		change: outcome === "regressed" ? interval.low : estimate
	}));
}

export { toStoredRuns as t };