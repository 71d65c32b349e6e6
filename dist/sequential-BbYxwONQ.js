import { m as judgeControl } from "./run-file-CLzCTAQR.js";
import { E as intervalOf, J as clearableBelow, S as solosOf, T as changeOfLog, Y as metricRule, _t as estimateFromTwoSamples, a as judgementOf, b as soloLogCosts, o as keyOfBenchmark, s as shownOfRecord, u as verdictWithoutComparison, x as soloMetrics } from "./verdict-CH2im5YV.js";

// src/judge/sequential.ts
const MEASURED_APART = {
	verdict: "measured only",
	because: { kind: "measured-apart" }
};
const NO_STORED_RUNS = {
	state: "nothing to compare",
	reason: { kind: "two-recorded-runs" }
};
/** A single round has no variance. Two give a wide interval where they tell little. */
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
/** Compares every metric that both runs recorded in enough rounds. */
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
	if (baseRecord === void 0) return decidedPair(record, NOT_IN_BASE_RUN);
	const baseDecides = verdictOfBase(baseRecord.measurement);
	if (baseDecides !== null) return decidedPair(record, baseDecides);
	if (baseRecord.loadHash !== record.loadHash) return decidedPair(record, {
		verdict: "new",
		because: {
			kind: "load-changed",
			baseTool: tools[0],
			headTool: tools[1]
		}
	});
	return {
		record,
		state: "comparable",
		baseSolos: solosOf(baseRecord.measurement),
		headSolos: solosOf(record.measurement)
	};
}
const NOT_IN_BASE_RUN = {
	verdict: "new",
	because: { kind: "not-in-base-run" }
};
function decidedPair(record, decided) {
	return {
		record,
		state: "decided",
		decided
	};
}
function removedPair(record) {
	return decidedPair({
		...record,
		measurement: { state: "removed" }
	}, {
		verdict: "removed",
		because: { kind: "not-in-head-run" }
	});
}
const isBroken = (measurement) => measurement.state === "broken" && measurement.arm === "head";
/** `new`, `unaffected` and a broken base are relative to the base that head was measured with, which is not the one at hand. */
function verdictOfHead(measurement) {
	if (measurement.state === "new") return null;
	if (measurement.state === "unaffected") return {
		verdict: "not measured",
		because: { kind: "not-measured-in-head-run" }
	};
	if (measurement.state === "broken" && !isBroken(measurement)) return {
		verdict: "invalid",
		because: {
			kind: "trouble-in-head-run",
			trouble: troubleOf(measurement)
		}
	};
	return verdictWithoutComparison(measurement);
}
function verdictOfBase(measurement) {
	if (measurement.state === "measured" || measurement.state === "new") return null;
	if (measurement.state === "removed") return NOT_IN_BASE_RUN;
	if (measurement.state === "broken" || measurement.state === "invalid" || measurement.state === "lost") return {
		verdict: "invalid",
		because: {
			kind: "trouble-in-base-run",
			trouble: troubleOf(measurement)
		}
	};
	return {
		verdict: "not measured",
		because: { kind: "not-measured-in-base-run" }
	};
}
function troubleOf(measurement) {
	return measurement.state === "broken" && !isBroken(measurement) ? {
		kind: "own-base-broken",
		base: measurement.reason
	} : measurement.reason;
}

export { judgeSequential as t };