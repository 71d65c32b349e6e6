import { _ as markdownTable } from "./markdown-CO-6ibyN.js";
import { r as require_dist } from "./source-DVjpAG2u.js";
import { $ as estimateFromRounds, A as upperQuantile, D as seededDraw, H as METRICS, U as METRIC_NAMES, b as roundLogRatiosInPlace, ct as quantileSorted, dt as sum, it as median, k as upperBoundOfShare, l as formatInteger, o as formatChosenPercent, ot as probit, p as formatPercent, rt as mean, s as formatDurationMs } from "./record-schema-DhL74JJW.js";
import { A as changeOfLog, B as ruleWhereWaiting, F as smallestVisibleChange, M as looksOf, P as pOfNoDifference, U as mostlyWaits, o as judge, r as readRunFile, z as metricRule } from "./run-file-lcdCw_ea.js";
import { r as UserError, t as EXIT } from "./errors-B5hJe2kq.js";
import { c as globsOfRun, l as uniteAsked } from "./unmeasured-BLvC8gum.js";
import { _ as listOf, h as countOf, i as escapeGlob, v as listOfMost } from "./benchmark-glob-D-ll8Iky.js";
import { D as planCores, E as openNotes, S as readEnvironment, T as noteInterrupt, _ as schedulableOf, c as orCannotBeCopied, d as wholePlanMs, f as roundCosts, g as expectedMs, h as expectedCountingMs, i as openWorkbench, l as outlineOf, m as procedureUnder, n as untilInterrupted, o as readRepository, p as PROCEDURE, r as whatIsSaved, s as materialise, u as takeMeasurements, w as nextStage } from "./measuring-D1qdIVXZ.js";
import { g as markdownProse, l as BUILT_IN_PROFILES, m as markdownCode } from "./text-file-BWFvymrs.js";
import { a as tryToKeepRun, i as openResults, t as INTERRUPTED_RUN } from "./results-folder-CKDsZiLY.js";
import { f as refuseLongTemporaryFolder, h as warnWhereNothingRuns } from "./missing-programs-C0szlpUE.js";
import { a as monotonicMs, r as drawSeed } from "./this-program-CvhlAhCT.js";
import { t as _usingCtx } from "./usingCtx-KaxdmAud.js";
import { r as writeForm, t as checkDestinations } from "./output-3Iu_jCz9.js";
import { r as refuseIdleOptions } from "./run-command-14Wl4V8b.js";
import { w as loadConfig, x as openRepository } from "./acceptances-JrubMvN-.js";
import process from "node:process";
import { cp } from "node:fs/promises";

// src/calibrate/metric-noise.ts
var import_dist = require_dist();
function noiseOf(rounds, metric) {
	const estimate = estimateFromRounds(rounds.flatMap((round) => round[metric] ?? []));
	return {
		rounds: estimate.n,
		mean: changeOfLog(estimate.log),
		standardError: estimate.standardError,
		sd: estimate.sd,
		p: pOfNoDifference(estimate)
	};
}
/** A run counts as louder than the others where chance explains that less often, of all runs together. */
const CHANCE_OF_A_LOUD_RUN = .05;
/**
* What the rounds of one of so many runs vary by at least: about the lower bound of a standard deviation that is itself known to
* a share of 1/√(2(n − 1)) (Ahn and Fessler 2003). The largest of many estimates of one and the same noise lies far above it, and
* the more so the more runs there are; the largest of these bounds does not.
*/
function leastSdOf({ sd, rounds }, runs) {
	return sd / (1 + probit(1 - CHANCE_OF_A_LOUD_RUN / runs) / Math.sqrt(2 * (rounds - 1)));
}
/** What a plan sees nine times in ten once its last look is held, by the judge's own reckoning of a benchmark that has its job to itself, in a family of so many comparisons. */
function visibleAtLastLook(sd, { plan, rule, alpha, familySize }) {
	const { rounds, alphaShare } = looksOf(plan).at(-1);
	return smallestVisibleChange(expectedEstimate(sd, rounds), rule, {
		alpha: alpha * alphaShare,
		familySize
	});
}
/** Identical code is estimated beyond a threshold less often than this. */
const CHANCE_OF_THE_THRESHOLD = .001;
const HALF_PER_CENT = .005;
/**
* The threshold that the noise asks for: what the estimate of identical code exceeds less than once in a thousand times
* when all rounds of a plan are in, rounded up to half a per cent; never below `least`.
*/
function thresholdFor(sd, plan, least) {
	const { standardError, degreesOfFreedom } = expectedEstimate(sd, looksOf(plan).at(-1).rounds);
	const exceeded = changeOfLog(upperQuantile(CHANCE_OF_THE_THRESHOLD, degreesOfFreedom) * standardError);
	return Math.max(least, Number((Math.ceil(exceeded / HALF_PER_CENT) * HALF_PER_CENT).toPrecision(6)));
}
/** A threshold above X would make "no regression" of changes of X and more, and hide what the noise now leaves inconclusive. */
function proposableThreshold(needed, threshold, { noRegressionOver }) {
	return needed <= noRegressionOver ? needed : threshold;
}
/** No threshold that could be proposed is above its noise. */
const isTooLoud = ({ neededThreshold, proposedThreshold }) => neededThreshold > proposedThreshold;
/** What so many rounds of that noise come to on average. */
function expectedEstimate(sd, rounds) {
	return {
		log: 0,
		standardError: sd / Math.sqrt(rounds),
		degreesOfFreedom: rounds - 1,
		n: rounds,
		sd
	};
}

// src/calibrate/blind-spot.ts
/** Pull requests with an effect, of each size that is tried: enough to tell nine in ten from eight. */
const TRIES = 200;
const POWER = .9;
const percents = (from, to, step) => Array.from({ length: Math.round((to - from) / step) + 1 }, (_, count) => (from + count * step) / 100);
/** Sizes that are tried, finer where it matters. */
const EFFECTS = [
	...percents(.5, 10, .5),
	...percents(11, 30, 1),
	...percents(35, 100, 5)
];
/** Convicts early only who would be convicted in a family twice as large. */
const TWICE_THE_FAMILY = {
	jobs: 2,
	counts: false,
	isPart: false
};
/**
* Of all gating metrics of all benchmarks the one in which least is seen: by halving the range of sizes, and going on with
* those alone that missed the one in the middle, if any did.
*/
function largestBlindSpot(benchmarks, replay) {
	const groups = Math.max(2, ...benchmarks.map(({ metrics }) => metrics.length));
	let places = benchmarks.flatMap(({ record, metrics }) => metrics.map((metric) => ({
		id: record.id,
		metric
	})));
	let worst = places[0];
	let [low, high] = [0, EFFECTS.length];
	while (low < high) {
		const middle = Math.floor((low + high) / 2);
		const seen = timesSeen(places, {
			effect: EFFECTS[middle],
			groups,
			replay
		});
		const missed = places.filter((place) => seen.get(place) < POWER * TRIES);
		if (missed.length === 0) high = middle;
		else {
			low = middle + 1;
			places = missed;
			worst = missed.reduce((one, other) => seen.get(other) < seen.get(one) ? other : one);
		}
	}
	return {
		benchmark: worst.id,
		metric: worst.metric,
		effect: EFFECTS[low] ?? null
	};
}
/**
* How often an effect is seen in each place. To save time a pull request has it in several: in one metric of a benchmark,
* and in half of all places at most. Each that changes makes Holm's correction milder for the others, so what counts as seen
* must pass Bonferroni's, as it would have to if it alone had changed. Half of all make Holm's half as strict: who is
* convicted early, and gets no more rounds, passes Bonferroni's as well where that is asked to hold in twice the family.
*/
function timesSeen(places, { effect, groups, replay }) {
	return new Map(Array.from({ length: groups }, (_, group) => places.filter((_place, position) => position % groups === group)).flatMap((together) => {
		if (together.length === 0) return [];
		const injections = together.map((place) => ({
			...place,
			effect
		}));
		const tries = Array.from({ length: TRIES }, () => whereSeen(together, replay(injections, TWICE_THE_FAMILY)));
		return together.map((place) => [place, tries.filter((seen) => seen.has(place)).length]);
	}));
}
function whereSeen(places, { judgement: { alpha, benchmarks, familySize } }) {
	return new Set(places.filter(({ id, metric }) => {
		const comparison = benchmarks.find((benchmark) => benchmark.id === id)?.comparisons.find((one) => one.metric === metric);
		return comparison !== void 0 && comparison.outcome === "regressed" && comparison.p * familySize <= alpha;
	}));
}

// src/calibrate/pooled-rounds.ts
/** What stands for a benchmark that no run measured, by the newest record of it; null: there is none any more. */
function leftOutUnmeasured({ id, measurement }) {
	const reason = whyUnmeasured(measurement);
	if (reason === null) return null;
	return {
		id,
		reason,
		unmeasured: !(measurement.state === "not measured" && measurement.missingProgram !== void 0)
	};
}
function whyUnmeasured(measurement) {
	if ("reason" in measurement) return measurement.reason;
	if (measurement.state === "new") return measurement.why;
	return measurement.state === "unaffected" ? "reached by no change in these runs" : null;
}
/** Whether a pull request may reach more than these runs measured: then a budget that comes of them is too small for it. */
function isPart({ only, leftOut }) {
	return only.length > 0 || leftOut.some(({ unmeasured }) => unmeasured);
}
/** Without records that stand for a whole suite where others are of its tasks: one run may not have come to ask for them. */
function withoutKnownSuites(entries) {
	const known = new Set(entries.filter((entry) => !isWholeSuite(entry)).map(({ record }) => record.target));
	return entries.filter((entry) => !isWholeSuite(entry) || !known.has(entry.record.target));
}
/** A task may have that name too, and then it has been measured. */
const isWholeSuite = ({ record: { scenario, measurement } }) => scenario === "*" && measurement.state !== "measured";
/** Of all runs together. */
const roundsOf = ({ runs }) => runs.flat();
/** Whether so many rounds tell how one metric varies. */
const areEnoughOf = (metric, rounds) => rounds.filter((round) => round[metric] !== void 0).length >= LEAST_ROUNDS_TO_CALIBRATE;
/** With fewer rounds the standard deviation itself is known to a quarter at best, and drawing them anew repeats a handful. */
const LEAST_ROUNDS_TO_CALIBRATE = 10;
/**
* Joins the rounds of runs that go together, benchmark by benchmark, in the order of the first run: of one benchmark at least.
*
* @throws UserError where no benchmark has rounds enough
*/
function poolRounds(runs, policy) {
	const pooled = poolAll(runs, policy);
	if (pooled.benchmarks.length > 0) return pooled;
	throw new UserError({
		what: `no benchmark has rounds enough: ${listOf(pooled.leftOut.map(({ id, reason }) => `${id}: ${reason}`)) || "none was measured"}`,
		where: listOf(runs.map(({ name }) => name)),
		fix: "Give more runs of this machine, or record for longer: perf-gate calibrate --record 30m."
	});
}
/** Whether a recording by itself has rounds enough of any benchmark. */
const canBeCalibrated = (run) => poolAll([{
	name: "",
	run,
	isSameCode: true
}], run.policy).benchmarks.length > 0;
/** The same, whatever there is. */
function poolAll(runs, policy) {
	const records = withoutKnownSuites(runs.flatMap(({ run, isSameCode }) => run.benchmarks.map((record) => ({
		record,
		run,
		isSameCode
	}))));
	const pooled = [...Map.groupBy(records, ({ record }) => record.id).values()].map((ofBenchmark) => poolBenchmark(ofBenchmark, runs.map(({ run }) => run), policy)).filter((one) => one !== null);
	const leftOut = pooled.flatMap((one) => "reason" in one ? [{
		id: one.id,
		reason: one.reason,
		unmeasured: one.unmeasured
	}] : []);
	const thin = pooled.flatMap((one) => "reason" in one && one.measured !== null ? [one.measured] : []);
	return {
		benchmarks: pooled.filter((one) => "runs" in one),
		leftOut,
		thin
	};
}
/** null: no run measured it, and head no longer has it. */
function poolBenchmark(ofBenchmark, all, policy) {
	const measured = ofBenchmark.filter((one) => one.record.measurement.state === "measured");
	const [first] = measured;
	if (first === void 0) {
		const leftOut = leftOutUnmeasured(ofBenchmark.at(-1).record);
		return leftOut === null ? null : {
			...leftOut,
			measured: null
		};
	}
	const { id } = first.record;
	const waits = mostlyWaits(measured.at(-1).record) !== null;
	const ratiosOf = openRatios({
		id,
		waits
	}, policy);
	const controlIn = ({ control }) => control.filter(({ benchmark }) => benchmark === id);
	const runs = all.map((one) => measured.filter(({ run }) => run === one).flatMap(({ record, run, isSameCode }) => {
		const { duets } = record.measurement;
		const ratios = ratiosOf([...duets, ...controlIn(run)]);
		return isSameCode ? ratios : [...aroundTheirMean(ratios.slice(0, duets.length)), ...ratios.slice(duets.length)];
	}));
	const rounds = runs.flat();
	const recorded = measured.flatMap(({ record, run }) => [...record.measurement.duets, ...controlIn(run)]);
	const leaveOut = (reason) => ({
		id,
		reason,
		unmeasured: false,
		measured: {
			record: first.record,
			recorded
		}
	});
	const counts = METRIC_NAMES.map((metric) => ({
		metric,
		usable: rounds.filter((round) => round[metric] !== void 0).length
	})).filter(({ usable }) => usable > 0);
	if (counts.length === 0) return leaveOut("no round of a gating metric");
	const thin = counts.filter(({ usable }) => usable < LEAST_ROUNDS_TO_CALIBRATE);
	if (thin.length > 0) return leaveOut(`${listOf(thin.map(({ metric, usable }) => `${usable} of ${METRICS[metric].label}`))}, ${LEAST_ROUNDS_TO_CALIBRATE} are needed`);
	return {
		record: first.record,
		metrics: counts.map(({ metric }) => metric),
		runs,
		waits,
		recorded
	};
}
/** Ratios are as the judge counts them: weighted among the rounds of one run, which are given together. */
function openRatios({ id, waits }, policy) {
	const ruleOf = waits ? ruleWhereWaiting : metricRule;
	const gating = METRIC_NAMES.map((metric) => ({
		metric,
		rule: ruleOf(policy, id, metric)
	})).filter(({ rule }) => rule.role === "gating");
	return (rounds) => {
		const byMetric = gating.map(({ metric, rule }) => ({
			metric,
			ratios: roundLogRatiosInPlace(rounds, metric, rule.direction)
		}));
		return rounds.map((_, place) => Object.fromEntries(byMetric.flatMap(({ metric, ratios }) => {
			const ratio = ratios[place] ?? null;
			return ratio === null ? [] : [[metric, ratio]];
		})));
	};
}
/**
* Without what a change to the code did to all of them: their noise alone. A round that it leaves nothing of is dropped; one
* that had nothing usable to begin with stays, for that is noise too.
*/
function aroundTheirMean(rounds) {
	const noiseByMetric = new Map(METRIC_NAMES.map((metric) => [metric, noiseIn(rounds.flatMap((round) => round[metric] ?? []))]));
	return rounds.flatMap((round) => {
		const ratios = Object.entries(round);
		const noise = ratios.flatMap(([metric, ratio]) => noiseByMetric.get(metric)(ratio).map((residual) => [metric, residual]));
		return noise.length === 0 && ratios.length > 0 ? [] : [Object.fromEntries(noise)];
	});
}
/**
* Tells what of one of these ratios is noise. Around their own mean n of them have (n − 1)/n of the variance that they have
* around the true one, which is made up for; a single one lies on its mean, and nothing can be told.
*/
function noiseIn(ratios) {
	const n = ratios.length;
	if (n < 2) return () => [];
	const [centre, widening] = [mean([...ratios]), Math.sqrt(n / (n - 1))];
	return (ratio) => [(ratio - centre) * widening];
}

// src/calibrate/resample.ts
/**
* Benchmarks that draw whole rounds, all metrics of one together, with replacement from those of one recorded run: a pull
* request has the mood in which it is measured, and not the average of all that were recorded. Which
* arm is called head is drawn anew each time, so that there is truly no difference whatever the recording held; then
* head's figures are scaled by the injections.
*/
function resampled(benchmarks, { policy, draw, injections }) {
	const run = drawnRun(benchmarks, draw);
	return benchmarks.map((benchmark) => {
		const { record, metrics, waits, recorded: [first] } = benchmark;
		const rounds = roundsIn(benchmark, run);
		const measured = metrics.map((metric) => ({
			metric,
			direction: metricRule(policy, record.id, metric).direction,
			shift: Math.log1p(injections.find((injection) => injection.id === record.id && injection.metric === metric)?.effect ?? 0)
		}));
		return {
			record,
			waits,
			mode: first.mode,
			draw: () => slicesOf(rounds[draw(rounds.length)], draw(2) === 0 ? 1 : -1, measured)
		};
	});
}
/** By how many rounds it has. */
function drawnRun(benchmarks, draw) {
	const counts = benchmarks[0].runs.map((_, run) => sum(benchmarks.map(({ runs }) => runs[run].length)));
	if (counts.length === 1) return 0;
	let place = draw(sum(counts));
	return counts.findIndex((count) => {
		place -= count;
		return place < 0;
	});
}
/** Those of that run, where it measured the benchmark so often that its rounds can stand for a mood; else of all runs. */
function roundsIn(benchmark, run) {
	const ofRun = benchmark.runs[run];
	return benchmark.metrics.every((metric) => areEnoughOf(metric, ofRun)) ? ofRun : roundsOf(benchmark);
}
/**
* One slice a metric: a round counts by its median alone. Either arm is half of the ratio away from the same cost: ratios are weighted
* already, and rounds that all cost the same all count the same.
*/
function slicesOf(round, sign, measured) {
	const slices = {};
	for (const { metric, direction, shift } of measured) {
		const ratio = round[metric];
		if (ratio === void 0) continue;
		const half = Math.exp((sign * ratio + shift) / 2);
		slices[metric] = [direction === "lower" ? {
			base: 1 / half,
			head: half
		} : {
			base: half,
			head: 1 / half
		}];
	}
	return slices;
}

// src/judge/replay-gate.ts
/** Where and when a replay takes place says nothing about it. */
const NOWHERE = {
	schema: 2,
	tool: "replay",
	startedAt: "1970-01-01T00:00:00.000Z",
	durationMs: 0,
	only: [],
	profile: "replay",
	measuredFor: "verdict",
	seed: 0,
	head: {
		sha: "head",
		dirty: false
	},
	base: {
		sha: "base",
		dirty: false
	},
	pullRequest: 1,
	shard: null,
	environment: {
		key: "replay",
		cpuModel: "none",
		arch: "none",
		cores: 1,
		nodeVersion: "none",
		osMajor: "none",
		kernel: "none",
		memoryBytes: 0,
		valgrind: null,
		runnerImage: null
	},
	configFile: "perf-gate.yml",
	configHash: "replay",
	control: [],
	notes: []
};
/**
* Plays the whole procedure on rounds that need not be measured: screen, confirm from look to look, judge. Stage after
* stage is asked of the judge, as the real measuring does, so the two cannot part ways.
*/
function replayGate({ benchmarks, plan, policy, later }) {
	const sources = new Map(benchmarks.map((benchmark) => [benchmark.record.id, benchmark]));
	const unmeasured = {
		state: "measured",
		plan,
		duets: [],
		solos: []
	};
	const records = benchmarks.map(({ record }) => ({
		...record,
		loadHash: "",
		variant: null,
		measurement: unmeasured
	}));
	let file = {
		run: {
			...NOWHERE,
			policy,
			benchmarks: records
		},
		history: [],
		acceptances: []
	};
	for (let stage = nextStage(file, later); stage !== null; stage = nextStage(file, later)) file = {
		...file,
		run: {
			...file.run,
			benchmarks: afterStage(file.run.benchmarks, stage, sources)
		}
	};
	return {
		file,
		judgement: judge(file),
		duets: file.run.benchmarks.reduce((sum, { measurement }) => sum + duetsOf(measurement).length, 0)
	};
}
/** The records with the rounds of a stage in them. */
function afterStage(records, { rounds, benchmarks }, sources) {
	const measured = new Set(benchmarks);
	return records.map((record) => {
		if (!measured.has(record.id) || record.measurement.state !== "measured") return record;
		const { duets } = record.measurement;
		const { draw, waits = false, mode = "duet" } = sources.get(record.id);
		const fresh = Array.from({ length: rounds - duets.length }, (_, place) => ({
			index: duets.length + place,
			mode,
			startedFirst: place % 2 === 0 ? "base" : "head",
			slices: draw(),
			coreShare: null,
			...waits ? { waitingShare: 1 } : {}
		}));
		return {
			...record,
			measurement: {
				...record.measurement,
				duets: [...duets, ...fresh]
			}
		};
	});
}
const duetsOf = (measurement) => measurement.state === "measured" ? measurement.duets : [];

// src/calibrate/predict.ts
/** Of what is said of false alarms. */
const CONFIDENCE = .95;
/** Enough to tell what 19 of 20 do with. */
const PULL_REQUESTS_TO_SEE = 200;
/** Replays a profile; the same seed predicts the same. */
function predict(benchmarks, { name, plan }, { policy, seed, pullRequests, later }) {
	const draw = seededDraw(seed);
	const replay = (injections, joining = later) => replayGate({
		benchmarks: resampled(benchmarks, {
			policy,
			draw,
			injections
		}),
		plan,
		policy,
		later: joining
	});
	const unchanged = Array.from({ length: pullRequests }, () => outcomeOf(replay([])));
	const falseAlarms = unchanged.filter(({ isFalseAlarm }) => isFalseAlarm).length;
	const duets = unchanged.map((outcome) => outcome.duets);
	const blindSpot = largestBlindSpot(benchmarks, replay);
	return {
		profile: name,
		pullRequests,
		falseAlarms,
		falseAlarmsPerThousandAtMost: 1e3 * upperBoundOfShare(falseAlarms, pullRequests, CONFIDENCE),
		inconclusiveShare: mean(unchanged.map(({ inconclusive }) => inconclusive)) / benchmarks.length,
		duets: {
			mean: mean(duets),
			nineteenInTwenty: nineteenInTwenty(duets),
			toSee: nineteenInTwenty(duetsToSee(blindSpot, replay) ?? duets)
		},
		blindSpot
	};
}
/** Rounds of pull requests that change just what is harder to see than all else, by as little as is seen; null: nothing is seen there. */
function duetsToSee({ benchmark, metric, effect }, replay) {
	if (effect === null) return null;
	return Array.from({ length: PULL_REQUESTS_TO_SEE }, () => replay([{
		id: benchmark,
		metric,
		effect
	}]).duets);
}
const nineteenInTwenty = (amounts) => quantileSorted(amounts.toSorted((one, other) => one - other), .95);
function outcomeOf({ judgement, duets }) {
	return {
		duets,
		isFalseAlarm: judgement.benchmarks.some(isRegressed),
		inconclusive: judgement.benchmarks.filter(({ verdict }) => verdict === "inconclusive").length
	};
}
const isRegressed = ({ verdict }) => verdict === "regressed";

// src/calibrate/proposal.ts
/** Of unchanged benchmarks that may end as inconclusive: more would make it a hiding place. */
const MOST_INCONCLUSIVE = .1;
const MINUTE_MS = 6e4;
/** The rules for all thresholds that are to be raised. */
function thresholdRules(benchmarks) {
	return benchmarks.flatMap(({ id, metrics }) => metrics.filter(({ threshold, proposedThreshold }) => proposedThreshold > threshold).map(({ metric, proposedThreshold }) => ({
		benchmark: escapeGlob(id),
		metric,
		threshold: proposedThreshold
	})));
}
/**
* The fastest profile that leaves few benchmarks undecided and sees nine times in ten, in each gating metric of each, what
* "no regression" promises to see; the most thorough where none does. The budget is what 19 of 20 pull requests do with, in
* whole minutes, of those that change nothing and of those that change as little as is seen, which need more looks; and never
* so little that a run would be planned with fewer looks than were replayed. What counting keeps for itself comes on top.
*/
function proposeProfile(predictions, policy, countingMs) {
	const { profile, measuringMs, plannedMs } = predictions.find((prediction) => isEnough(prediction, policy)) ?? predictions.at(-1);
	const neededMs = Math.max(measuringMs.nineteenInTwenty, measuringMs.toSee, plannedMs) + countingMs;
	return {
		profile,
		countingMs,
		budgetMs: Math.max(1, Math.ceil(neededMs / MINUTE_MS)) * MINUTE_MS
	};
}
/** Whether a profile does what a required check is for. */
function isEnough({ inconclusiveShare, blindSpot: { effect } }, { noRegressionOver }) {
	return inconclusiveShare <= MOST_INCONCLUSIVE && effect !== null && effect <= noRegressionOver;
}

// src/calibrate/remarks.ts
/** By chance a project with ten gating metrics reads this once in a hundred calibrations. */
const CHANCE_OF_UNEQUAL_ARMS = .001;
/** What a reader must know before trusting the figures or the proposal; whole sentences. */
function remarksOn(calibration) {
	return [
		withoutTheRest,
		withoutCounts,
		tooLoud,
		unequalArms,
		falseAlarms,
		notEnough
	].flatMap((remarks) => remarks(calibration));
}
/** Holm's correction is over all that a run measures. */
function withoutTheRest({ leftOut, only, proposal: { isPart } }) {
	const rest = [...leftOut.length === 0 ? [] : [`what was left out (${countOf(leftOut.length, "benchmark")})`], ...only.length === 0 ? [] : ["what these runs were not asked for"]];
	if (rest.length === 0) return [];
	const budget = isPart ? "" : " The budget holds the rounds of what was measured, and none of what was not.";
	return [`False alarms, and what is seen, are without ${listOf(rest)}: a pull request that reaches it too may have a larger family, and sees less then.${budget}`];
}
/** Rounds alone are recorded, and replayed. */
function withoutCounts(calibration) {
	if (calibration.instructions === "off") return [];
	return [["Counting instructions comes after the rounds, and counts are in none of these figures: they have false alarms of their own, and rounds see a little less beside them.", ...timeToCount(calibration)].join(" ")];
}
function timeToCount({ counting, proposal: { countingMs } }) {
	if (countingMs > 0) return [`Of the minutes above ${formatDurationMs(countingMs)} are kept for them.`];
	return counting === "included" ? [] : ["The time that they take comes on top of the minutes above."];
}
/** So many are named: how it is with them shows in the table. */
const MOST_NAMED = 3;
function tooLoud({ benchmarks, policy: { noRegressionOver } }) {
	const loud = benchmarks.flatMap(({ id, metrics }) => metrics.filter(isTooLoud).map(({ metric, neededThreshold }) => `${METRICS[metric].label} of ${id} (which asks for ${formatChosenPercent(neededThreshold)})`));
	if (loud.length === 0) return [];
	return [`No threshold up to ${formatChosenPercent(noRegressionOver)} (policy.noRegressionOver) is above the noise of ${listOfMost(loud, MOST_NAMED)}, so none is proposed. A rule with role: advisory takes that out of the gate; with a higher threshold a slowdown that stays below it is "no regression".`];
}
function unequalArms({ benchmarks }) {
	return benchmarks.flatMap(({ id, metrics }) => metrics.filter(({ p }) => p <= CHANCE_OF_UNEQUAL_ARMS).map(({ metric, mean, standardError }) => `The arms of ${id} differ though their code does not: ${METRICS[metric].label} by ${formatPercent(mean)} ± ${formatPercent(standardError)}. Find out what sets them apart before its verdicts are trusted.`));
}
function falseAlarms({ predictions, policy }) {
	return predictions.filter((prediction) => isMoreThanAlpha(prediction, policy)).map(({ profile, falseAlarms: alarms, pullRequests }) => `With ${profile} ${formatPercent(alarms / pullRequests)} of unchanged pull requests were called regressed, which is more than α: a few rounds are far out of line with the others. Look for what disturbed them.`);
}
/** By more than chance explains: one alarm in a few replays says nothing. Its lower bound is what the upper one of the others leaves. */
function isMoreThanAlpha({ falseAlarms: alarms, pullRequests }, { alpha }) {
	return upperBoundOfShare(pullRequests - alarms, pullRequests, CONFIDENCE) < 1 - alpha;
}
function notEnough({ predictions, policy }) {
	const most = predictions.at(-1);
	if (predictions.some((prediction) => isEnough(prediction, policy))) return [];
	const { benchmark, metric, effect } = most.blindSpot;
	const seen = effect === null ? "no change up to 100 %" : `only changes of ${formatChosenPercent(effect)} or more`;
	return [`Even ${most.profile} leaves ${formatPercent(most.inconclusiveShare)} of unchanged benchmarks inconclusive, and in ${METRICS[metric].label} of ${benchmark} sees ${seen} nine times in ten: a quieter machine, a longer operation or a smaller family would help; or raise policy.noRegressionOver from ${formatChosenPercent(policy.noRegressionOver)} to what can be seen.`];
}

// src/calibrate/calibration-markdown.ts
/** What the configuration should say, and why, in markdown. */
function proposalText({ proposal, only, benchmarks }) {
	const { profile } = proposal;
	const settings = settingsOf(proposal);
	const hasSettings = Object.keys(settings).length > 0;
	return [[
		`Profile ${markdownCode(profile)}: \`--profile ${profile}\` on the command line, \`profile: ${profile}\` in the workflow.`,
		thresholdsText(proposal, benchmarks),
		budgetText(proposal, only),
		...hasSettings ? ["In the configuration:"] : []
	].join(" "), ...hasSettings ? [`\`\`\`yaml\n${(0, import_dist.stringify)(settings)}\`\`\``] : []];
}
/** As perf-gate.yml has them. */
function settingsOf({ budgetMs, isPart, rules }) {
	const written = rules.map(({ benchmark, metric, threshold }) => ({
		benchmark,
		metric,
		threshold: formatChosenPercent(threshold).replace(" ", "")
	}));
	return {
		...isPart ? {} : { budget: inMinutes(budgetMs) },
		...rules.length === 0 ? {} : { policy: { rules: written } }
	};
}
const inMinutes = (budgetMs) => `${budgetMs / 6e4}m`;
/** Of metrics that no threshold would do for a remark tells. */
function thresholdsText({ rules }, benchmarks) {
	if (rules.length === 0) return benchmarks.some(({ metrics }) => metrics.some(isTooLoud)) ? "No threshold is proposed." : "The thresholds can stay as they are.";
	return `${countOf(rules.length, "threshold")} should be raised, because the noise alone comes near: put what is below behind the rules that you have.`;
}
function budgetText({ budgetMs, isPart }, only) {
	if (!isPart) return "The budget is what 19 of 20 pull requests do with, also of those with the smallest change that is seen, and never less than the plan of that profile is reckoned to need.";
	return `No budget is proposed, because ${only.length > 0 ? `these runs were asked for a part (${listOf(only.map(markdownCode))})` : "some of what was left out was never measured"}: what was measured does with ${inMinutes(budgetMs)}, and a pull request that reaches more needs more.`;
}
/** A calibration as people read it, in markdown. */
function renderCalibration(calibration) {
	return [
		"# Calibration",
		origin(calibration),
		"## Noise",
		noiseTable(calibration),
		"Mean and standard deviation are those of a round's log(head/base). The columns of a profile say which change it sees nine times in ten once its last look is held.",
		...leftOutByReason(calibration),
		"## What to expect",
		predictionTable(calibration),
		predictionNotes(calibration),
		"## Proposal",
		...proposalText(calibration),
		...remarksOn(calibration).map((remark) => `> ${markdownProse(remark)}`)
	].join("\n\n").concat("\n");
}
function origin({ benchmarks, runs, changedRuns, environment }) {
	const given = [[runs.length - changedRuns, "with the same code in both arms"], [changedRuns, "with a change in which nothing regressed or improved"]].filter(([count]) => count > 0).map(([count, what]) => `${countOf(count, "run")} ${what}`);
	return [`${countOf(benchmarks.length, "benchmark")}, from ${listOf(given)}, on ${markdownCode(environment)}.`, ...changedRuns === 0 ? [] : ["Of rounds with a change their mean is taken out: they show how much rounds vary, and nothing of arms that differ for good."]].join(" ");
}
function leftOutByReason({ leftOut }) {
	return [...Map.groupBy(leftOut, ({ reason }) => reason)].map(([reason, ofReason]) => `Left out: ${listOf(ofReason.map(({ id }) => markdownCode(id)))}, ${markdownProse(reason)}.`);
}
function noiseTable({ benchmarks, predictions }) {
	const profiles = predictions.map(({ profile }) => profile);
	const rows = benchmarks.flatMap(({ id, metrics }) => metrics.map((metric) => [
		markdownCode(id),
		METRICS[metric.metric].label,
		formatInteger(metric.rounds),
		meanText(metric),
		formatPercent(metric.sd),
		...profiles.map((profile) => formatPercent(metric.visible[profile] ?? 0)),
		thresholdText(metric)
	]));
	return table([
		"benchmark",
		"metric",
		"rounds",
		"mean",
		"sd of a round",
		...profiles.map((profile) => `${profile} sees`),
		"threshold"
	], rows, 2);
}
const meanText = ({ mean, standardError }) => `${formatPercent(mean)} ± ${formatPercent(standardError)}`;
const thresholdText = ({ threshold, proposedThreshold }) => proposedThreshold > threshold ? `${formatChosenPercent(threshold)} → ${formatChosenPercent(proposedThreshold)}` : formatChosenPercent(threshold);
function predictionTable({ predictions }) {
	return table([
		"profile",
		"measuring: mean",
		"19 in 20",
		"false alarms",
		"per 1,000, at most",
		"inconclusive",
		"seen 9 times in 10"
	], predictions.map(({ profile, measuringMs, pullRequests, falseAlarms, falseAlarmsPerThousandAtMost, inconclusiveShare, blindSpot }) => [
		profile,
		formatDurationMs(measuringMs.mean),
		formatDurationMs(measuringMs.nineteenInTwenty),
		`${formatInteger(falseAlarms)} of ${formatInteger(pullRequests)}`,
		falseAlarmsPerThousandAtMost.toFixed(1),
		formatPercent(inconclusiveShare),
		blindSpotText(blindSpot)
	]), 1);
}
/** ``3 % (`api/hello`, CPU per request)`` */
function blindSpotText({ benchmark, metric, effect }) {
	return `${effect === null ? "none up to 100 %" : formatChosenPercent(effect)} (${markdownCode(benchmark)}, ${METRICS[metric].label})`;
}
/** What the time of a round was read from. */
const READ_FROM = {
	none: "which is what these runs took.",
	"left out": "which is what those of these runs took that counted no instructions; counting comes on top.",
	included: "which is what these runs took, and in all of them that holds counting instructions: it makes times and budget longer than rounds ask for. Record some without beside them, with `--record 30m`."
};
function predictionNotes(calibration) {
	const { policy, runs, msPerRound, counting, seed } = calibration;
	return [
		`Replayed with seed ${seed}: pull requests that reach all of these benchmarks, ${runs.length === 1 ? "their rounds drawn from those above" : "each with rounds drawn from those of one of these runs"}, arms swapped at random.`,
		`They are judged by the policy ${policyText(calibration)}.`,
		`A false alarm is a pull request in which anything is called regressed though nothing changed; α is ${formatChosenPercent(policy.alpha)}, and the bound holds at 95 % for pull requests whose rounds are drawn from these very ones.`,
		`The last column is the smallest change that was called regressed nine times in ten in the gating metric that it names; in every other one, of any benchmark, as small a change was. Times are reckoned with ${(msPerRound / 1e3).toFixed(1)} s a round, ${READ_FROM[counting]}`
	].join(" ");
}
/** Of a run it says so: what its configuration has become since is not in it. */
function policyText({ policyFrom: { name, recordedAt }, proposal: { rules } }) {
	const source = recordedAt === null ? `of ${markdownCode(name)}` : `that ${markdownCode(name)} was recorded with on ${recordedAt.slice(0, 10)} (\`--config F\` takes that of a configuration)`;
	return rules.length === 0 ? source : `${source}, with the thresholds that are proposed`;
}
/** The first `left` columns hold words, the others figures. */
function table(head, rows, left) {
	return markdownTable([head, ...rows], { align: head.map((_, column) => column < left ? "l" : "r") });
}

// src/calibrate/calibration-runs.ts
/**
* The runs that noise can be read from, the newest last: of one machine kind, each benchmark under one load, none joined of
* others, none twice, and with nothing in head that the rounds show.
*
* @throws UserError that names the run which does not fit, and why
*/
function calibrationRuns(files) {
	const runs = files.map(calibrationRun).toSorted((one, other) => Date.parse(one.run.startedAt) - Date.parse(other.run.startedAt));
	refuseMachineKinds(runs);
	refuseOtherLoads(runs);
	refuseCopies(runs);
	refuseDifferentHeads(files.filter(({ file }) => !hasSameCode(file.run)));
	return runs;
}
/** No change was committed or lies in the working tree of either arm alone. */
const hasSameCode = ({ base, head }) => base !== null && base.sha === head.sha && base.dirty === head.dirty;
function calibrationRun({ name, file }) {
	const { run } = file;
	if (!run.benchmarks.some(hasDuets)) throw new UserError({
		what: "the run has no rounds of base and head side by side",
		where: name,
		fix: `Give a run with a base, or ${RECORD_INSTEAD}`
	});
	refuseJoined(run, name);
	return {
		name,
		run,
		isSameCode: hasSameCode(run)
	};
}
/** All of them in one error: whoever gives the runs of twenty pull requests is not to find them one by one. */
function refuseDifferentHeads(files) {
	const different = files.map(({ name, file }) => ({
		name,
		differences: differencesIn(file)
	})).filter(({ differences }) => differences.length > 0);
	if (different.length === 0) return;
	throw new UserError({
		what: `head is not base's commit, and its rounds may show more than noise: ${different.map(({ name, differences }) => `${listOf(differences)} in ${name}`).join("; ")}`,
		where: listOf(different.map(({ name }) => name)),
		fix: `Leave ${different.length === 1 ? "that run" : "those runs"} out: give runs of equal commits, or of changes in which nothing regressed or improved; or ${RECORD_INSTEAD}`
	});
}
/**
* What the rounds of a run can tell of its change; none: nothing. Whatever they leave open is no reason: noise does, and without the
* runs that hold most of it there would seem to be little. Nor is what has no say.
*/
function differencesIn(file) {
	const { control, benchmarks } = judge(file);
	if (control.state === "unfair") return ["the control tells base from base"];
	return benchmarks.flatMap(({ id, comparisons }) => {
		const outcomes = new Set(comparisons.filter(({ decides }) => decides).map(({ outcome }) => outcome));
		const told = ["regressed", "improved"].find((outcome) => outcomes.has(outcome));
		return told === void 0 ? [] : [`${id} is "${told}"`];
	});
}
const RECORD_INSTEAD = "record base against base: perf-gate calibrate --record 30m.";
function refuseJoined(run, name) {
	if (run.benchmarks.some(({ variant }) => variant !== null)) throw new UserError({
		what: "the run joins several environments, each with noise of its own",
		where: name,
		fix: "Give the runs of one environment, from before they were merged."
	});
	if (run.parts !== void 0) throw new UserError({
		what: "the run joins several shards, and of the time that they took it holds only the longest",
		where: name,
		fix: "Give the runs of its shards, from before they were merged."
	});
}
const hasDuets = ({ measurement }) => measurement.state === "measured" && measurement.duets.length > 0;
function refuseMachineKinds(runs) {
	const kinds = [...Map.groupBy(runs, ({ run }) => run.environment.key)].map(([key, ofKind]) => `${key} (${listOf(ofKind.map(({ name }) => name))})`);
	if (kinds.length === 1) return;
	throw new UserError({
		what: `the runs come from ${kinds.length} machine kinds: ${listOf(kinds)}`,
		where: listOf(runs.map(({ name }) => name)),
		fix: "Calibrate each machine kind by runs of its own."
	});
}
/** Throws a UserError where a run does not come from `here`, the machine kind on which more is to be recorded. */
function refuseOtherMachineKind(runs, here) {
	const odd = runs.find(({ run }) => run.environment.key !== here);
	if (odd === void 0) return;
	throw new UserError({
		what: `the run comes from the machine kind ${odd.run.environment.key}, and what is recorded here would come from ${here}`,
		where: odd.name,
		fix: "Record on the machine kind of that run, or leave it out."
	});
}
/** Throws a UserError with what kept each benchmark from it, where a recording measured none side by side. */
function refuseEmptyRecording({ benchmarks }) {
	if (benchmarks.some(hasDuets)) return;
	const byReason = Map.groupBy(benchmarks, ({ measurement }) => whyWithoutDuets(measurement));
	throw new UserError({
		what: `nothing could be measured: ${[...byReason].map(([reason, records]) => `${listOf(records.map(({ id }) => id))}: ${reason}`).join("; ")}`,
		where: "perf-gate calibrate --record",
		fix: "Mend that, and record again."
	});
}
const whyWithoutDuets = (measurement) => "reason" in measurement ? measurement.reason : `it is "${measurement.state}"`;
function refuseOtherLoads(runs) {
	const loads = /* @__PURE__ */ new Map();
	for (const { name, run: { tool, benchmarks } } of runs) for (const { id, loadHash } of benchmarks.filter(hasDuets)) {
		const other = loads.get(id) ?? {
			loadHash,
			tool
		};
		if (other.loadHash !== loadHash) {
			const [orMeasured, andVersion] = other.tool === tool ? ["", ""] : [`, or measured in another way: by perf-gate ${tool}, and not ${other.tool}`, ", by one version of perf-gate"];
			throw new UserError({
				what: `${id} was put under another load than in the other runs${orMeasured}`,
				where: name,
				fix: `Give runs of one configuration and profile${andVersion}.`
			});
		}
		loads.set(id, other);
	}
}
/** Rounds that count twice would make the noise better known than it is. Jobs of one run may have started together, by one seed. */
function refuseCopies(runs) {
	const names = /* @__PURE__ */ new Map();
	for (const { name, run: { startedAt, seed, head, shard } } of runs) {
		const identity = JSON.stringify([
			startedAt,
			seed,
			head.sha,
			shard
		]);
		const known = names.get(identity);
		if (known !== void 0) throw new UserError({
			what: `the run is the same as that of ${known}`,
			where: name,
			fix: "Give each run once."
		});
		names.set(identity, name);
	}
}

// src/calibrate/round-time.ts
/**
* How long a round took in these runs. Counting comes after the rounds and can take longer than all of them, and a run says
* only how long both took: those that counted are left out where there are others.
*/
function roundTimeOf(runs) {
	const uncounted = runs.filter(({ benchmarks }) => !benchmarks.some(hasCounts));
	if (uncounted.length === 0) return {
		msPerRound: msPerRoundOf(runs),
		counting: "included"
	};
	return {
		msPerRound: msPerRoundOf(uncounted),
		counting: uncounted.length === runs.length ? "none" : "left out"
	};
}
const hasCounts = ({ measurement }) => measurement.state === "measured" && (measurement.instructions !== void 0 || measurement.instructionsOfHead !== void 0);
/** On average over all kinds of rounds: which kinds there are is alike in all runs of a project. */
function msPerRoundOf(runs) {
	const rounds = runs.flatMap(({ benchmarks, control }) => [control.length, ...benchmarks.map(({ measurement }) => measurement.state === "measured" ? measurement.duets.length + measurement.solos.length : 0)]);
	return sum(runs.map(({ durationMs }) => durationMs)) / sum(rounds);
}

// src/calibrate/calibration.ts
const PROFILES = BUILT_IN_PROFILES.flatMap(({ name, plan, solos }) => plan === null ? [] : [{
	name,
	plan,
	solos
}]);
/** Holds unless another is asked for: thresholds are reckoned with its rounds. */
const DEFAULT_PROFILE = PROFILES.find(({ name }) => name === "standard");
/**
* Reads the noise from runs in which both arms were alike, and replays pull requests with it, by the policy of `config`, or of the
* newest run, and the thresholds that are proposed. The same runs and seed give the same calibration. `onProfile` is told before
* each profile is replayed, which takes a while.
*
* @throws UserError for runs that do not fit or hold too few rounds
*/
function calibrate(files, { seed, pullRequests, config, onProfile }) {
	const runs = calibrationRuns(files);
	const roundTime = roundTimeOf(runs.map(({ run }) => run));
	const { policy: ruling, instructions, policyFrom } = rulingOf(runs, config, roundTime);
	const { benchmarks: pooled, leftOut, thin } = poolRounds(runs, ruling);
	const measured = pooled.map((benchmark) => ({
		id: benchmark.record.id,
		metrics: metricsOf(benchmark, ruling)
	}));
	const rules = thresholdRules(measured);
	const policy = {
		...ruling,
		rules: [...ruling.rules, ...rules]
	};
	const comparisons = sum(measured.map(({ metrics }) => metrics.length));
	const reached = [...pooled, ...thin];
	const later = {
		jobs: 1,
		counts: instructions !== "off",
		isPart: false
	};
	const origin = originOf(runs);
	const predictions = PROFILES.map((profile) => {
		onProfile(profile.name);
		const prediction = predict(pooled, profile, {
			policy,
			seed,
			pullRequests,
			later
		});
		return {
			...prediction,
			measuringMs: measuringMs(prediction, profile, {
				replayed: pooled.length,
				reached: reached.length,
				msPerRound: roundTime.msPerRound
			}),
			plannedMs: plannedMs(reached, profile)
		};
	});
	const visibleBy = (id, { metric, sd }) => Object.fromEntries(PROFILES.map(({ name, plan }) => [name, visibleAtLastLook(sd, {
		plan,
		rule: metricRule(policy, id, metric),
		alpha: policy.alpha,
		familySize: comparisons
	})]));
	return {
		...origin,
		policy: {
			alpha: policy.alpha,
			noRegressionOver: policy.noRegressionOver
		},
		policyFrom,
		instructions,
		benchmarks: measured.map(({ id, metrics }) => ({
			id,
			metrics: metrics.map((metric) => ({
				...metric,
				visible: visibleBy(id, metric)
			}))
		})),
		leftOut,
		predictions,
		proposal: {
			...proposeProfile(predictions, policy, keptForCountingMs(reached, instructions)),
			isPart: isPart({
				only: origin.only,
				leftOut
			}),
			rules
		},
		...roundTime,
		seed
	};
}
function originOf(runs) {
	return {
		environment: runs[0].run.environment.key,
		runs: runs.map(({ name }) => name),
		changedRuns: runs.filter(({ isSameCode }) => !isSameCode).length,
		only: uniteAsked(runs.map(({ run }) => run.only))
	};
}
function metricsOf(benchmark, policy) {
	return benchmark.metrics.map((metric) => {
		const noise = noiseOf(roundsOf(benchmark), metric);
		const { threshold } = metricRule(policy, benchmark.record.id, metric);
		const ofRuns = benchmark.runs.filter((rounds) => areEnoughOf(metric, rounds)).map((rounds) => noiseOf(rounds, metric));
		const loudest = Math.max(noise.sd, ...ofRuns.map((ofRun) => leastSdOf(ofRun, ofRuns.length)));
		const neededThreshold = thresholdFor(loudest, DEFAULT_PROFILE.plan, threshold);
		return {
			metric,
			...noise,
			threshold,
			neededThreshold,
			proposedThreshold: proposableThreshold(neededThreshold, threshold, policy)
		};
	});
}
/**
* With the rounds of head alone and those that control the gate itself. A pull request reaches what had too few rounds to be replayed as
* well, and it is reckoned to need as many as the others do.
*/
function measuringMs({ duets }, { solos }, { replayed, reached, msPerRound }) {
	const ms = (count) => (count * (1 + 1 / 10) / replayed + solos) * reached * msPerRound;
	return {
		mean: ms(duets.mean),
		nineteenInTwenty: ms(duets.nineteenInTwenty),
		toSee: ms(duets.toSee)
	};
}
/**
* The least budget, in ms, in which a pull request that reaches all of these benchmarks is planned with all of a profile's looks
* and rounds.
*
* A run makes its plan before the first round, by what rounds are reckoned to take and not by what they take here. A budget that
* rounds would do with on a fast machine can so bring the first look forward, leave out later ones, or be refused. Of held requests
* it is about that: a run reckons their bursts by the configuration, of which nothing is recorded but how long they took.
*/
function plannedMs(benchmarks, profile) {
	return wholePlanMs(benchmarks.map(recordedSchedulable), profile, roundCosts(PROCEDURE, !benchmarks.some(tookTurns)));
}
/** What a run keeps of its budget for the counting of these benchmarks' instructions, in ms: nothing unless they are required. */
function keptForCountingMs(benchmarks, instructions) {
	return instructions === "required" ? expectedCountingMs(benchmarks.map(recordedSchedulable), true) : 0;
}
/** The arms of held requests take turns wherever they are measured. */
const tookTurns = ({ recorded }) => recorded.some(({ mode, slices }) => mode === "alternating" && slices.finishTime === void 0);
/** No run says whether services keep what a benchmark leaves behind, so that base is measured alone as often as head: reckoned as if they did. */
function recordedSchedulable({ record: { id, kind }, recorded }) {
	return {
		id,
		request: kind === "suite" ? null : requestIn(recorded),
		comparable: true,
		baseAlone: true
	};
}
/**
* No run says what a server is sent either. As far as the reckoning goes its rounds show it: requests that are held have a time
* to finish, those at a rate of their own have a latency at that, and of the others a round takes the same whatever they are.
*/
function requestIn(recorded) {
	const burstsS = recorded.flatMap(({ slices }) => (slices.finishTime ?? []).map(({ base }) => base));
	if (burstsS.length > 0) return {
		protocol: "websocket",
		name: "",
		path: "/",
		message: null,
		reply: null,
		requests: 0,
		holdMs: 1e3 * median(burstsS)
	};
	return {
		protocol: "http",
		name: "",
		method: "GET",
		path: "/",
		headers: {},
		body: null,
		expect: {
			status: 200,
			body: null
		},
		connections: 1,
		pipelining: 1,
		rate: recorded.some(({ slices }) => slices.pacedLatencyP50 !== void 0) ? 1 : null
	};
}
/** By a configuration where one is given, else by what the newest run, which comes last, was recorded with. */
function rulingOf(runs, config, { counting }) {
	if (config !== null) return {
		policy: config.policy,
		instructions: config.instructions,
		policyFrom: {
			name: config.file,
			recordedAt: null
		}
	};
	const { name, run } = runs.at(-1);
	return {
		policy: run.policy,
		instructions: counting === "none" ? "off" : "auto",
		policyFrom: {
			name,
			recordedAt: run.startedAt
		}
	};
}

// src/calibrate/record-base-against-base.ts
/** Of the file that a recording is kept in. Its rounds cannot be had again, and another hour has other noise: each has a name of its own. */
const nameOf = (startedAt) => `calibration-${startedAt.toISOString().replaceAll(/[:.]/g, "-")}.json`;
/** Rounds of head alone say nothing of what sets arms apart: as few as a run can do with. */
const SOLOS = 1;
/**
* Measures the working tree against itself: both arms are copies of it, so what sets them apart is noise. Every benchmark
* gets as many rounds as fit into the time, and the run is kept beside those before, also after an interrupt.
*
* @throws UserError for a wrong repository, machine or configuration, for a time that is too short, and where nothing could be measured
*/
async function recordBaseAgainstBase(request, { signal, progress }) {
	try {
		var _usingCtx$1 = _usingCtx();
		const [startedAt, startedMs] = [/* @__PURE__ */ new Date(), monotonicMs()];
		const { note, warn, told } = openNotes(progress);
		const io = {
			signal,
			progress,
			note,
			warn
		};
		const { root, git, gitEnv, config, configHash, head } = await readRepository({
			...request,
			base: { kind: "none" }
		});
		const environment = await readEnvironment();
		refuseLongTemporaryFolder(config.targets);
		await warnWhereNothingRuns(warn);
		await openResults(root);
		const { trees } = _usingCtx$1.a(await materialise({
			root,
			git,
			gitEnv,
			base: null
		}));
		await orCannotBeCopied(root, () => cp(trees.head, trees.base, {
			recursive: true,
			verbatimSymlinks: true
		}));
		const workbench = _usingCtx$1.a(openWorkbench({
			trees,
			cores: await planCores(),
			io
		}));
		const { cores, services } = workbench;
		const prepared = await workbench.prepare({
			request: {
				only: globsOfRun(request.only, { only: [] }, [config]),
				all: true,
				shard: null
			},
			asked: {
				patterns: request.only,
				by: "--only"
			},
			head: config,
			base: config
		});
		const profile = profileFor(prepared.benchmarks, cores, request.durationMs);
		const outline = outlineOf({
			startedAt,
			profile: profile.name,
			only: request.only,
			measuredFor: "verdict",
			seed: drawSeed(),
			head,
			base: head,
			pullRequest: null,
			shard: null,
			environment,
			policy: config.policy,
			configFile: config.file,
			configHash
		});
		const { records, control } = await takeMeasurements({
			prepared,
			place: {
				base: {
					commit: head,
					config
				},
				trees,
				cores,
				services
			},
			request: {
				profile,
				budget: null,
				instructions: "off",
				seed: outline.seed,
				jobs: 1
			},
			outline: {
				run: outline,
				history: [],
				acceptances: []
			}
		}, io);
		const interrupted = noteInterrupt(io);
		const run = {
			...outline,
			durationMs: Math.round(monotonicMs() - startedMs),
			benchmarks: [...records, ...prepared.unmeasured],
			control,
			...told()
		};
		refuseEmptyRecording(run);
		const file = {
			run,
			history: [],
			acceptances: []
		};
		return {
			file,
			kept: await tryToKeepRun(file, {
				root,
				name: interrupted ? INTERRUPTED_RUN : nameOf(startedAt),
				cwd: request.cwd
			}),
			config,
			interrupted
		};
	} catch (_) {
		_usingCtx$1.e = _;
	} finally {
		await _usingCtx$1.d();
	}
}
/** Every benchmark gets the same number of rounds, whatever they say: one look. @throws UserError for a time that is too short */
function profileFor(benchmarks, cores, durationMs) {
	const load = {
		connections: null,
		pipelining: null,
		soloWarmupMs: null,
		soloMs: null
	};
	const costs = roundCosts(procedureUnder(load), cores !== null);
	const schedulable = benchmarks.map((benchmark) => schedulableOf(benchmark, { comparing: true }));
	const solosMs = expectedMs(schedulable, {
		duets: 0,
		solos: SOLOS
	}, costs);
	const passMs = expectedMs(schedulable, {
		duets: 1,
		solos: 0
	}, costs);
	const rounds = Math.floor((durationMs - solosMs) / passMs);
	if (rounds < 12) throw new UserError({
		what: `${Math.round(durationMs / 1e3)} s are too short: ${12} rounds of ${countOf(benchmarks.length, "benchmark")} take about ${Math.ceil((solosMs + 12 * passMs) / 1e3)} s`,
		where: "--record",
		fix: "Record for longer, or choose fewer benchmarks with --only: then no budget is proposed, for they are a part."
	});
	return {
		name: "calibration",
		plan: { looks: [rounds] },
		solos: SOLOS,
		solosWithoutBase: SOLOS,
		only: [],
		load
	};
}

// src/cli/calibrate-command.ts
/** `perf-gate calibrate`: what the noise of rounds between equal arms allows. @returns the exit code of the contract */
async function calibrateCommand(paths, options) {
	if (paths.length === 0 && options.record === void 0) throw new UserError({
		what: "calibrate needs rounds to go by",
		where: "perf-gate calibrate",
		fix: "Give run files in which base and head are the same code, or measure them: --record 30m."
	});
	if (options.record === void 0) refuseIdleOptions({ "--only": options.only.length > 0 }, {
		where: "perf-gate calibrate",
		fix: "Leave that out to go by the runs as they are, or measure more beside them: --record 30m."
	});
	await checkDestinations(options);
	const given = await Promise.all(paths.map(async (name) => ({
		name,
		file: await readRunFile(name)
	})));
	if (given.length > 0) {
		const runs = calibrationRuns(given);
		if (options.record !== void 0) refuseOtherMachineKind(runs, (await readEnvironment()).key);
	}
	const recorded = options.record === void 0 ? null : await record({
		...options,
		record: options.record
	});
	if (recorded?.interrupted === true) return EXIT.interrupted;
	const calibration = calibrate([...given, ...recorded === null ? [] : [recorded.run]], {
		...options,
		config: recorded === null ? await askedConfig(options) : recorded.config,
		onProfile: (name) => process.stderr.write(`replaying pull requests with the profile ${name}\n`)
	});
	if (options.json !== "-") process.stdout.write(renderCalibration(calibration));
	if (options.json !== void 0) await writeForm(options.json, `--json ${options.json}`, () => `${JSON.stringify(calibration, null, 2)}\n`);
	return EXIT.passed;
}
/** null: none was named, and what the runs were recorded with counts. */
async function askedConfig({ config }) {
	if (config === void 0) return null;
	const { root } = await openRepository(process.cwd());
	return (await loadConfig(root, config)).config;
}
async function record({ config, only, record: durationMs }) {
	const { recording, interrupted } = await untilInterrupted(async (io) => {
		const recorded = await recordBaseAgainstBase({
			cwd: process.cwd(),
			configFile: config ?? null,
			only,
			durationMs
		}, io);
		return {
			recording: recorded,
			interrupted: recorded.interrupted || io.signal.aborted
		};
	}, "Interrupted before anything was measured; there was nothing to save.");
	const { file, kept } = recording;
	const anew = "path" in kept && canBeCalibrated(file.run) ? `; \`perf-gate calibrate ${kept.path}\` goes by it` : "";
	process.stderr.write(`${interrupted ? "Interrupted: " : ""}${whatIsSaved(kept)}${anew}.\n`);
	return {
		run: {
			name: "path" in kept ? kept.path : "what was recorded",
			file
		},
		config: recording.config,
		interrupted
	};
}

export { calibrateCommand };