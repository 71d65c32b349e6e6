import { B as ruleWhereWaiting, G as countingHashOf, K as headCounts, O as fasterThanWhenMarked, Q as environmentOf, c as decidingComparisons, et as coveringAcceptance, f as storedComparisonsOf, k as openHistories, l as keyOfBenchmark } from "./run-file-lcdCw_ea.js";
import { w as solosOf, x as soloFigures } from "./record-schema-DhL74JJW.js";
import { _ as plainName, v as plainProse } from "./text-file-BWFvymrs.js";
import { _ as listOf } from "./benchmark-glob-D-ll8Iky.js";

// src/store/to-stored-runs.ts
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

export { toStoredRuns as i, missingFromStored as n, reasonNotToStore as r, invalidBenchmarks as t };