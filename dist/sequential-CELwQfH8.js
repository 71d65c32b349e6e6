import { A as concludeTogether, C as metricRule, E as judgeControl, H as environmentOf, _ as judgementOf, a as verdictOfComparisons, b as soloMetrics, f as NO_EVIDENCE, g as isCompleteRun, h as shownOfRecord, j as familyOf, k as estimateFromTwoSamples, m as weighSamples, o as verdictWithoutComparison, p as onlyLook, x as solosOf, y as soloLogCosts } from "./run-file-0P74JekK.js";
import { a as benchmarkLabel } from "./record-schema-LJoC3Bar.js";

// src/judge/pairing.ts
/** Every benchmark of head in its order, then those that only base has; variants of one are benchmarks of their own. */
function pairBenchmarks(base, head) {
	const baseRecords = new Map(base.benchmarks.map((record) => [labelOf(record), record]));
	const headLabels = new Set(head.benchmarks.map(labelOf));
	const removed = base.benchmarks.filter((record) => !headLabels.has(labelOf(record)) && record.measurement.state !== "removed");
	return [...head.benchmarks.map((record) => pairOf({
		record,
		run: head
	}, {
		record: baseRecords.get(labelOf(record)),
		run: base
	})), ...removed.map((record) => decidedPair(record, {
		verdict: "removed",
		because: "the head run does not have it"
	}))];
}
function labelOf({ id, variant }) {
	return benchmarkLabel({
		id,
		variant: variant?.name ?? null
	});
}
function pairOf({ record, run }, { record: baseRecord, run: baseRun }) {
	const headDecides = verdictOfHead(record.measurement);
	if (headDecides !== null) return decidedPair(record, headDecides);
	if (baseRecord === void 0) return decidedPair(record, {
		verdict: "new",
		because: "the base run does not have it"
	});
	const baseDecides = verdictOfBase(baseRecord.measurement);
	if (baseDecides !== null) return decidedPair(record, baseDecides);
	if (baseRecord.loadHash !== record.loadHash) return decidedPair(record, {
		verdict: "new",
		because: "its load changed, so there is nothing to compare it with"
	});
	return {
		record,
		state: "comparable",
		baseSolos: solosOf(baseRecord.measurement),
		headSolos: solosOf(record.measurement),
		baseKey: environmentOf(baseRecord, baseRun).key,
		headKey: environmentOf(record, run).key
	};
}
function decidedPair(record, decided) {
	return {
		record,
		state: "decided",
		decided
	};
}
/** `new` and `unaffected` are relative to the base that head was measured with, which is not the one at hand. */
function verdictOfHead(measurement) {
	if (measurement.state === "new") return null;
	if (measurement.state === "unaffected") return {
		verdict: "not measured",
		because: "the head run did not measure it"
	};
	return verdictWithoutComparison(measurement);
}
function verdictOfBase(measurement) {
	if (measurement.state === "measured" || measurement.state === "new") return null;
	if (measurement.state === "removed") return {
		verdict: "new",
		because: "the base run does not have it"
	};
	if (measurement.state === "broken" || measurement.state === "invalid" || measurement.state === "lost") return {
		verdict: "invalid",
		because: `in the base run: ${measurement.reason}`
	};
	return {
		verdict: "not measured",
		because: "the base run did not measure it"
	};
}

// src/judge/sequential.ts
const REMARK = "; the runs were measured at different times, so noise of the machine is not cancelled";
const NO_STORED_RUNS = {
	state: "nothing to compare",
	reason: "two recorded runs were compared with each other"
};
/**
* Judges two recorded runs that were measured one after the other, by Welch's t over the logs of their solo rounds and
* by the base's policy. Benchmarks are compared where both runs put the same load on them, and decide only where both
* were measured on the same machine kind.
*
* Weaker than a duet: what the machine did between the runs cannot be told from what the change did. The test knows
* the noise from round to round, not that from run to run, and every reason says so.
*/
function judgeSequential(base, head) {
	const { policy } = base;
	const weighed = pairBenchmarks(base, head).map((pair) => ({
		pair,
		...pairEvidence(pair, policy)
	}));
	const allEvidence = weighed.flatMap(({ evidence }) => evidence);
	const thinMetrics = weighed.flatMap(({ thin }) => thin).length;
	const conclude = concludeTogether(allEvidence, policy, thinMetrics);
	const benchmarks = weighed.map(({ pair, evidence, thin }) => {
		const comparisons = evidence.map(conclude);
		const verdict = () => {
			if (pair.state === "decided") return pair.decided;
			if (pair.baseKey !== pair.headKey) return otherMachineKind(pair);
			return verdictOfComparisons({
				comparisons,
				thin,
				rules: {
					policy,
					benchmarkId: pair.record.id
				},
				remark: REMARK
			});
		};
		return {
			...shownOfRecord(pair.record),
			...verdict(),
			acceptance: null,
			slowerSince: null,
			comparisons,
			stored: NO_STORED_RUNS,
			storedCounts: null
		};
	});
	return judgementOf({
		benchmarks,
		familySize: familyOf(allEvidence).length + thinMetrics,
		policy,
		isComplete: isCompleteRun(head),
		control: judgeControl([]),
		drifts: []
	});
}
function pairEvidence(pair, policy) {
	if (pair.state === "decided") return NO_EVIDENCE;
	const samples = soloMetrics([...pair.baseSolos, ...pair.headSolos]).map((metric) => {
		const rule = metricRule(policy, pair.record.id, metric);
		const baseLogs = soloLogCosts(pair.baseSolos, metric, rule.direction);
		const headLogs = soloLogCosts(pair.headSolos, metric, rule.direction);
		const usableRounds = Math.min(baseLogs.length, headLogs.length);
		const estimate = usableRounds < 3 ? null : estimateFromTwoSamples(baseLogs, headLogs);
		return {
			metric,
			rule,
			usableRounds,
			estimate,
			looks: estimate === null ? [] : onlyLook(estimate)
		};
	});
	return weighSamples(samples, pair.baseKey === pair.headKey);
}
function otherMachineKind({ baseKey, headKey }) {
	return {
		verdict: "inconclusive",
		because: `base was measured on ${baseKey} and head on ${headKey}: figures of different machine kinds decide nothing`
	};
}

export { judgeSequential as t };