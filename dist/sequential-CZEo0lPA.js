import { A as changeOfLog, L as clearableBelow, T as judgeControl, d as shownOfRecord, j as intervalOf, l as keyOfBenchmark, m as judgementOf, p as verdictWithoutComparison, z as metricRule } from "./run-file-lcdCw_ea.js";
import { C as soloMetrics, S as soloLogCosts, et as estimateFromTwoSamples, w as solosOf } from "./record-schema-DhL74JJW.js";

// src/judge/sequential.ts
const MEASURED_APART = {
	verdict: "measured only",
	because: "the runs were measured at different times, and what the machine did in between cannot be told from what the change did; for a verdict measure both side by side, by perf-gate run --base"
};
const NO_STORED_RUNS = {
	state: "nothing to compare",
	reason: "two recorded runs were compared with each other"
};
/** Of each run: a single round has no variance. Where two know little their interval is wide enough to say so. */
const LEAST_ROUNDS_OF_EACH = 2;
/** A change of any size would not have been called regressed. Finite, so that it survives JSON. */
const NOTHING_VISIBLE = Number.MAX_VALUE;
/**
* Holds two recorded runs that were measured at different times against each other, by the base's policy. What needs no
* figures is decided: a head that broke where base stood, a base that was no good, what is new or removed. Figures decide
* nothing, on whatever machines they were measured: the rounds of a run know the noise from round to round and not that
* from run to run, which may be many times as large, so a test by them would call what did not change a regression.
* Changes are estimated by Welch's t over the logs of the solo rounds, for the tables, with the intervals that these
* rounds alone give.
*/
function judgeSequential(base, head) {
	const { policy } = base;
	const benchmarks = pairBenchmarks(base, head).map((pair) => ({
		...shownOfRecord(pair.record, head),
		...pair.state === "decided" ? pair.decided : MEASURED_APART,
		acceptance: null,
		slowerSince: null,
		comparisons: pair.state === "decided" ? [] : changesBetween(pair, policy),
		stored: NO_STORED_RUNS,
		storedCounts: null,
		unseen: []
	}));
	return judgementOf({
		benchmarks,
		familySize: 0,
		policy,
		control: judgeControl([]),
		drifts: []
	});
}
/** Of every metric that both runs recorded in rounds enough. */
function changesBetween({ record, baseSolos, headSolos }, policy) {
	return soloMetrics(headSolos).flatMap((metric) => {
		const rule = metricRule(policy, record.id, metric);
		const baseLogs = soloLogCosts(baseSolos, metric, rule.direction);
		const headLogs = soloLogCosts(headSolos, metric, rule.direction);
		if (Math.min(baseLogs.length, headLogs.length) < LEAST_ROUNDS_OF_EACH) return [];
		return [untested(metric, rule, {
			estimate: estimateFromTwoSamples(baseLogs, headLogs),
			policy
		})];
	});
}
function untested(metric, { role, delta0, threshold }, { estimate, policy }) {
	return {
		metric,
		role,
		delta0,
		threshold,
		clearableBelow: clearableBelow({
			threshold,
			delta0
		}, policy),
		n: estimate.n,
		estimate: changeOfLog(estimate.log),
		interval: intervalOf(estimate, policy.alpha),
		sd: estimate.sd,
		decides: false,
		p: 1,
		adjustedP: null,
		pBetter: 1,
		adjustedPBetter: null,
		smallestVisible: NOTHING_VISIBLE,
		outcome: "inconclusive"
	};
}
/** Every benchmark of head in its order, then those that only base has; variants of one are benchmarks of their own. */
function pairBenchmarks(base, head) {
	const baseRecords = new Map(base.benchmarks.map((record) => [keyOfBenchmark(record), record]));
	const ofHead = new Set(head.benchmarks.map(keyOfBenchmark));
	const removed = base.benchmarks.filter((record) => !ofHead.has(keyOfBenchmark(record)) && record.measurement.state !== "removed");
	return [...head.benchmarks.map((record) => pairOf(record, baseRecords.get(keyOfBenchmark(record)), [base.tool, head.tool])), ...removed.map(removedPair)];
}
function pairOf(record, baseRecord, tools) {
	const headDecides = verdictOfHead(record.measurement);
	const isBrokenInBoth = baseRecord !== void 0 && isBroken(record.measurement) && isBroken(baseRecord.measurement);
	if (headDecides !== null && !isBrokenInBoth) return decidedPair(record, headDecides);
	if (baseRecord === void 0) return decidedPair(record, {
		verdict: "new",
		because: "the base run does not have it"
	});
	const baseDecides = verdictOfBase(baseRecord.measurement);
	if (baseDecides !== null) return decidedPair(record, baseDecides);
	if (baseRecord.loadHash !== record.loadHash) return decidedPair(record, {
		verdict: "new",
		because: `its load changed${describeTools(tools)}, so there is nothing to compare it with`
	});
	return {
		record,
		state: "comparable",
		baseSolos: solosOf(baseRecord.measurement),
		headSolos: solosOf(record.measurement)
	};
}
/** The hash of a load holds how perf-gate measures as well. */
function describeTools([base, head]) {
	return base === head ? "" : `, or perf-gate ${base} and ${head} measure it in different ways`;
}
function decidedPair(record, decided) {
	return {
		record,
		state: "decided",
		decided
	};
}
/** What base measured of it is no figure of head's. */
function removedPair(record) {
	return decidedPair({
		...record,
		measurement: { state: "removed" }
	}, {
		verdict: "removed",
		because: "the head run does not have it"
	});
}
const isBroken = (measurement) => measurement.state === "broken" && measurement.arm === "head";
/** `new`, `unaffected` and a broken base are relative to the base that head was measured with, which is not the one at hand. */
function verdictOfHead(measurement) {
	if (measurement.state === "new") return null;
	if (measurement.state === "unaffected") return {
		verdict: "not measured",
		because: "the head run did not measure it"
	};
	if (measurement.state === "broken" && !isBroken(measurement)) return {
		verdict: "invalid",
		because: `in the head run: ${troubleOf(measurement)}`
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
		because: `in the base run: ${troubleOf(measurement)}`
	};
	return {
		verdict: "not measured",
		because: "the base run did not measure it"
	};
}
function troubleOf(measurement) {
	return measurement.state === "broken" && !isBroken(measurement) ? `its own base is broken: ${measurement.reason}` : measurement.reason;
}

export { judgeSequential as t };