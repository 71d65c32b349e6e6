import { r as __toESM, t as __commonJSMin } from "./rolldown-runtime-CoNq6U3z.js";
import { a as reasonOf, r as UserError, t as EXIT } from "./errors-B5hJe2kq.js";
import { c as writeTextAtomically, o as readTextIfPresent } from "./text-file-BWFvymrs.js";
import { d as object } from "./schemas-CMJwVh34.js";
import { _ as listOf, f as require_posix, g as jsonOrNull, h as countOf, n as benchmarkFilter, r as benchmarkGlob, y as shortCommit } from "./benchmark-glob-D-ll8Iky.js";
import { $ as estimateFromRounds, A as upperQuantile, B as require_lib$5, C as soloMetrics, E as varyingRounds, F as require_lib$13, G as PACED_BY_CLIENT, H as METRICS, I as require_lib$6, J as idsOfStored, K as benchmarkOfStored, L as require_lib$9, M as require_lib$14, N as require_lib$10, P as require_lib$7, Q as estimateAgainstStoredRuns, R as require_lib$8, S as soloLogCosts, T as summariseSolos, U as METRIC_NAMES, V as require_lib$11, W as MOSTLY_WAITING, Y as metricsOfStored, Z as estimateAgainstOneRun, _ as logCost, a as parseRecord, dt as sum, ft as sumNthPowerDeviations, h as duetMetrics, i as declared, it as median, j as upperTailProbability, m as formatPercentSize, n as runFileSchema, o as formatChosenPercent, p as formatPercent, q as figuresOfStored, rt as mean, tt as bisect, u as formatInterval, ut as sampleVariance, v as logCosts, w as solosOf, y as roundLogRatios, z as require_lib$12 } from "./record-schema-DhL74JJW.js";

// src/judge/acceptance.ts
/** The newest of the acceptances that together cover every metric of a regression in a run; null: one of its metrics is not covered. */
function coveringAcceptance({ id, changes, past }, { run, acceptances }) {
	const valid = acceptances.filter((acceptance) => isAbout(acceptance, id) && isForRun(acceptance, run) && !isUsedUp(acceptance, past, run) && !isOlderThanMark(acceptance, past, run));
	const covering = new Set(changes.map((change) => valid.findLast((acceptance) => covers(acceptance, change))));
	return covering.has(void 0) ? null : valid.findLast((acceptance) => covering.has(acceptance)) ?? null;
}
/** What was not compared when it was accepted, like counts that were refused then, may be worse by as much as anything that was. */
function covers({ upTo, metrics = {} }, { metric, change }) {
	const bound = metric === null ? upTo : metrics[metric] ?? upTo;
	return bound === null || change <= bound;
}
/**
* What has to be accepted: every regression of those comparisons that decide. Side by side that is an estimate.
* Against stored runs the estimate carries the noise between runs, which nobody can accept or refuse, so there it is the
* lower bound: what the change is at the least.
*/
function changesToAccept(comparisons, run) {
	return comparisons.filter(({ decides, outcome }) => decides && outcome === "regressed").map(({ metric, estimate, interval }) => ({
		metric,
		change: run.base === null ? interval.low : estimate
	}));
}
/**
* A regression that somebody has accepted: it passes, and says who accepted it, until when and why. Where something else of
* the benchmark is in doubt, nobody has accepted that: it is inconclusive, and says both.
*/
function acceptedVerdict({ because }, { acceptance: { by, expires, reason }, doubt }) {
	const accepted = `${because}; accepted by ${by} until ${expires.slice(0, 10)}: ${reason.trim().replace(/\.$/, "")}`;
	return doubt === null ? {
		verdict: "accepted",
		because: accepted
	} : {
		verdict: "inconclusive",
		because: `${doubt}; ${accepted}`
	};
}
/**
* The commit since which the main branch itself is slower, unless that was accepted for all runs after it was last
* measured: whether such an acceptance is wide enough shows at the next run of main. null: it is not slower.
*/
function unacceptedSince(id, { slower }, { run, acceptances }) {
	if (slower === null) return null;
	return acceptances.some((acceptance) => acceptance.pullRequest === null && isAbout(acceptance, id) && isForRun(acceptance, run) && Date.parse(acceptance.at) > Date.parse(slower.lastRecordedAt)) ? null : slower.since;
}
/** Whether an acceptance names a benchmark. An id may hold what a glob gives a meaning to, so the id itself counts before the pattern. */
function isAbout({ benchmark }, id) {
	return benchmark === id || benchmarkFilter([benchmark])(id);
}
/** Whether main itself was measured. A pull request may do without a base as well, and is no less one. */
function isOfMain({ base, pullRequest }) {
	return base === null && pullRequest === null;
}
/** A pull request changes main once: what becomes slower after that is another regression. */
function isUsedUp({ pullRequest, at }, { acceptedAt }, run) {
	return isOfMain(run) && pullRequest !== null && acceptedAt.includes(at);
}
/**
* What was there when main became slower did not cover that then. A later run in which it looks smaller, or which cannot tell,
* does not turn it into consent.
*/
function isOlderThanMark({ at }, { slower }, run) {
	return isOfMain(run) && slower !== null && Date.parse(at) <= Date.parse(slower.firstRecordedAt);
}
/** What was accepted in a pull request holds on main too: that is where it goes once it is merged. */
function isForRun({ pullRequest, expires }, run) {
	return (pullRequest === null || pullRequest === run.pullRequest || isOfMain(run)) && Date.parse(run.startedAt) < Date.parse(expires);
}

// src/judge/environments.ts
/** Where a record was measured. */
function environmentOf({ variant }, run) {
	return variant?.environment ?? run.environment;
}
/**
* Whether instructions that were counted in one environment can be held against those of the other: V8 compiles to other
* code on another architecture and in another version. How fast the machine is, and how many cores it has, is not counted.
*/
function areCountedAlike(one, other) {
	return one.arch === other.arch && one.nodeVersion === other.nodeVersion;
}
/** Every machine kind that the records of a run come from, in their order; the run's own where there are no records. */
function environmentsOf(run) {
	const found = [...Map.groupBy(run.benchmarks.map((record) => environmentOf(record, run)), ({ key }) => key).values()].flatMap(([first]) => first ?? []);
	return found.length === 0 ? [run.environment] : found;
}
const BYTES_PER_GIB = 1024 ** 3;
/** Kernels keep a little of the same memory for themselves, each another amount: two digits tell the sizes of machines apart. */
const MEMORY_DIGITS = 2;
/** Everything that is recorded. */
const FACTS = [
	{
		name: "CPU model",
		inFingerprint: true,
		of: ({ cpuModel }) => cpuModel
	},
	{
		name: "architecture",
		inFingerprint: true,
		of: ({ arch }) => arch
	},
	{
		name: "cores",
		inFingerprint: true,
		of: ({ cores }) => `${cores}`
	},
	{
		name: "CPU limit",
		inFingerprint: true,
		of: ({ cpuLimit }) => cpuLimit === void 0 ? "none" : `${cpuLimit}`
	},
	{
		name: "Node.js",
		inFingerprint: true,
		of: ({ nodeVersion }) => nodeVersion
	},
	{
		name: "operating system",
		inFingerprint: true,
		of: ({ osMajor }) => osMajor
	},
	{
		name: "kernel",
		inFingerprint: false,
		of: ({ kernel }) => kernel
	},
	{
		name: "memory",
		inFingerprint: false,
		of: ({ memoryBytes }) => `${Number((memoryBytes / BYTES_PER_GIB).toPrecision(MEMORY_DIGITS))} GiB`
	},
	{
		name: "valgrind",
		inFingerprint: false,
		of: ({ valgrind }) => valgrind ?? "none"
	},
	{
		name: "runner image",
		inFingerprint: false,
		of: ({ runnerImage }) => runnerImage ?? "none"
	}
];
/** In which recorded facts the environment of something stored differs from the one at hand, the machine kind's first. */
function environmentDifferences(stored, here) {
	return FACTS.map(({ name, inFingerprint, of }) => ({
		name,
		inFingerprint,
		stored: of(stored),
		here: of(here)
	})).filter((fact) => fact.stored !== fact.here);
}
/** `CPU model: X instead of Y; cores: 2 instead of 4` */
function describeEnvironmentDifferences(differences) {
	return differences.map(({ name, stored, here }) => `${name}: ${stored} instead of ${here}`).join("; ");
}

// src/judge/evidence.ts
/** What a single look sees. */
const onlyLook = (estimate) => [{
	rounds: estimate.n,
	estimate,
	alphaShare: 1
}];
/** Only a gating metric gets a say in the verdict, and only where what is known of its benchmark `canDecide`. */
const hasSay = ({ role }, canDecide) => canDecide && role === "gating";
/** What is known of a metric against stored runs: it is looked at once. */
function evidenceAgainstStored({ metric, rule, estimate }, canDecide) {
	return {
		metric,
		rule,
		estimate,
		looks: onlyLook(estimate),
		decides: hasSay(rule, canDecide)
	};
}
/** Sorts samples into evidence and what is too thin to be any. */
function weighSamples(samples, canDecide) {
	return {
		evidence: samples.flatMap(({ metric, rule, estimate, looks }) => estimate === null ? [] : [{
			metric,
			rule,
			estimate,
			looks,
			decides: hasSay(rule, canDecide)
		}]),
		thin: samples.filter(({ rule, estimate }) => estimate === null && hasSay(rule, canDecide)).map(({ metric, usableRounds }) => ({
			metric,
			usableRounds
		}))
	};
}

// src/judge/instruction-evidence.ts
/** The metric that the instructions of a target are. */
function countedMetric(kind) {
	return kind === "suite" ? "instructionsPerOp" : "instructionsPerRequest";
}
/** Whether it has repeats, and no rounds. */
const isCounted = (metric) => metric === countedMetric("server") || metric === countedMetric("suite");
/** Head's instructions of a request (or operation), one count a repeat; none where they were not counted. */
function headCounts(measurement) {
	if (measurement.state !== "measured") return [];
	return measurement.instructions?.map(({ head }) => head) ?? measurement.instructionsOfHead ?? [];
}
/** How they were counted; null: it is not known. */
function countingHashOf(measurement) {
	return measurement.state === "measured" ? measurement.countingHash ?? null : null;
}
/** What `node bench/instructions.ts table` prints, the standard deviation rounded up: of one program it may be as large. */
const NEUTRAL_EDITS = {
	sd: .001,
	degreesOfFreedom: 29
};
/** Repeats that a comparison of counts needs: the variance between them cannot be had from one. */
const LEAST_REPEATS = 2;
/**
* The mean of log(head/base) over repeats, which vary by their hash seeds: SE² = s²/n + floor².
*
* @returns null: too few repeats
*/
function instructionEstimate(pairs, floor = NEUTRAL_EDITS) {
	const ratios = usableLogRatios(pairs);
	return ratios.length < 2 ? null : withFloor(estimateFromRounds(ratios), floor);
}
function usableLogRatios(pairs) {
	return pairs.filter(({ base, head }) => base > 0 && head > 0).map(({ base, head }) => Math.log(head) - Math.log(base));
}
/**
* An estimate of how two counts differ, with the luck of where the code lies added to its error: all counts of the same
* code hold the same luck, which no number of them takes out. Degrees of freedom by Satterthwaite (1946).
*/
function withFloor(estimate, floor) {
	const [ofCounts, ofFloor] = [estimate.standardError ** 2, floor.sd ** 2];
	const squaredError = ofCounts + ofFloor;
	return {
		...estimate,
		standardError: Math.sqrt(squaredError),
		degreesOfFreedom: squaredError ** 2 / (ofCounts ** 2 / estimate.degreesOfFreedom + ofFloor ** 2 / floor.degreesOfFreedom)
	};
}
/** The same as a sample among those of a benchmark's duets. It is looked at once. */
function instructionSample(pairs, metric, rule) {
	const estimate = instructionEstimate(pairs);
	const looks = estimate === null ? [] : onlyLook(estimate);
	return {
		metric,
		rule,
		usableRounds: usableLogRatios(pairs).length,
		estimate,
		looks,
		held: looks
	};
}

// src/judge/load-facts.ts
var import_posix = /* @__PURE__ */ __toESM(require_posix(), 1);
/**
* How much of its time under load a server waits for others, if that is most of it: the median of base's rounds. Head has a say in
* it where it makes base wait for the core, which counts as no waiting, and in no other way. null: it does not, or nobody can
* tell, or it may be the load client that it waits for.
*
* The rounds up to the first look decide it once and for all: the family must not change from look to look. A round in which a
* thread of base ended says nothing of it, and has the throughput of its slices all the same.
*/
function mostlyWaits({ measurement }) {
	if (measurement.state !== "measured" || measurement.plan === null) return null;
	const duets = measurement.duets.slice(0, measurement.plan.looks[0]);
	const shares = duets.flatMap(({ waitingShare }) => waitingShare ?? []);
	if (shares.length === 0 || shares.length < duets.length / 2 || duets.some(({ clientSaturated }) => clientSaturated === true)) return null;
	const share = median([...shares]);
	return share >= .5 ? share : null;
}
/** Whether the load client, and not the servers, set the pace. */
/**
* Whether the load client set the pace of most rounds side by side. Where it had rest, and the core too, it is what the servers wait
* for. Of servers that mostly waited for others up to the first look, while it had rest, it is not asked again: their throughput
* is one of the family by then.
*/
function clientSetsPace({ kind, measurement }) {
	if (kind !== "server" || measurement.state !== "measured" || mostlyWaits({ measurement }) !== null) return false;
	const { duets } = measurement;
	return duets.filter(({ clientSaturated }) => clientSaturated === true).length > duets.length / 2;
}
/** Less of the core than that has whatever wakes up now and then. */
const NOTICEABLE = .02;
/** On any machine a few rounds are kept from some of it. */
const MANY = .1;
/** null: no more rounds than usual. */
function contentionOf(rounds) {
	const told = rounds.flatMap((round) => keptFromCore(round) ?? []);
	const contended = told.filter((kept) => kept > NOTICEABLE);
	return contended.length <= MANY * told.length ? null : {
		contended: contended.length,
		rounds: told.length,
		kept: mean(contended)
	};
}
/**
* Fraction of the core that others had, on this machine or, of a virtual one, on its host. The core is idle only while base waits, so
* it is at least what neither an arm took nor base waited through. null: nobody can tell, because the arms took turns, the load is left out,
* or the client set its pace.
*/
function keptFromCore({ coreShare, waitingShare, unsettled, clientSaturated }) {
	if (coreShare === null || waitingShare === void 0 || unsettled || clientSaturated) return null;
	return 1 - coreShare.base - coreShare.head - waitingShare;
}
/**
* Why nothing can be said by the rounds of a benchmark: they do not reach its first look. null: they do, or none was planned.
* A small budget has a sooner look planned, and rounds that fail end as broken or invalid: what falls short was interrupted.
*/
function shortOfFirstLook({ plan, duets }) {
	const first = plan?.looks[0] ?? 0;
	return duets.length >= first ? null : `of ${countOf(first, "round")} before the first look the run has ${duets.length}`;
}

// src/judge/rules.ts
const COMPILED = /* @__PURE__ */ new WeakMap();
/** Each list once: the judge asks for every benchmark and metric at every look, and a calibration holds thousands of replays. */
function compiled(rules) {
	const known = COMPILED.get(rules);
	if (known !== void 0) return known;
	const fresh = rules.map((rule) => {
		const [isBenchmark, isMetric] = [benchmarkGlob(rule.benchmark), (0, import_posix.default)(rule.metric)];
		return {
			rule,
			holdsFor: (benchmarkId, metric) => isBenchmark(benchmarkId) && isMetric(metric)
		};
	});
	COMPILED.set(rules, fresh);
	return fresh;
}
/** The metric's defaults, overlaid field by field by every rule of the policy that matches, in their order. */
function metricRule(policy, benchmarkId, metric, defaults = METRICS[metric]) {
	const { role, direction, delta0, threshold } = defaults;
	let result = {
		role,
		direction,
		delta0,
		threshold
	};
	for (const { rule, holdsFor } of compiled(policy.rules)) {
		if (!holdsFor(benchmarkId, metric)) continue;
		result = {
			role: rule.role ?? result.role,
			direction: rule.direction ?? result.direction,
			delta0: rule.delta0 ?? result.delta0,
			threshold: rule.threshold ?? result.threshold
		};
	}
	return result;
}
/**
* The same where servers mostly wait. While they have something to do throughput is CPU per request in other words; here it is
* another fact, and gates unless a rule says otherwise.
*/
function ruleWhereWaiting(policy, benchmarkId, metric) {
	const defaults = METRICS[metric];
	return metricRule(policy, benchmarkId, metric, metric === "throughput" ? {
		...defaults,
		role: "gating"
	} : defaults);
}
/** What holds for a record's rounds side by side. */
function sideBySideRule(policy, record, metric) {
	return (mostlyWaits(record) === null ? metricRule : ruleWhereWaiting)(policy, record.id, metric);
}
/**
* What a metric can be cleared of: X of "no regression of X or more", or its threshold or δ₀ where that is more. A change
* between the two is no regression, and no number of rounds could bring its upper bound below X.
*/
function clearableBelow({ threshold, delta0 }, { noRegressionOver }) {
	return Math.max(noRegressionOver, threshold, delta0);
}
/** What a comparison that ended as "no regression" is cleared of: of X wherever the rounds show that much. */
function clearedOf({ interval, ...limits }, bound) {
	return interval.high < bound.noRegressionOver ? bound.noRegressionOver : clearableBelow(limits, bound);
}

// src/judge/significance.ts
/** Standard normal quantile of the power that "smallest visible" promises: nine times in ten. */
const NORMAL_QUANTILE_90 = 1.2815515655446004;
/** A log ratio as a fraction; kept finite, so that it survives JSON. */
function changeOfLog(log) {
	return Math.min(Math.expm1(log), Number.MAX_VALUE);
}
/** One-sided p value of H₀: δ ≤ boundLog. Without any variance the estimate is taken at its word. */
function pOfAtMost(boundLog, estimate) {
	const excess = estimate.log - boundLog;
	if (estimate.standardError === 0) return excess > 0 ? 0 : 1;
	return upperTailProbability(excess / estimate.standardError, estimate.degreesOfFreedom);
}
/** One-sided p value of H₀: δ ≥ boundLog: the mirror image of `pOfAtMost`. */
function pOfAtLeast(boundLog, estimate) {
	return pOfAtMost(-boundLog, {
		...estimate,
		log: -estimate.log
	});
}
/** Two-sided p value of H₀: δ = 0. */
function pOfNoDifference(estimate) {
	return Math.min(1, 2 * Math.min(pOfAtMost(0, estimate), pOfAtLeast(0, estimate)));
}
/** The one-sided upper bound of δ, as a log, that holds at 1 − alpha for this one comparison. */
function upperBoundLog(estimate, alpha) {
	return estimate.log + upperQuantile(alpha, estimate.degreesOfFreedom) * estimate.standardError;
}
/**
* Two-sided interval of level 1 − 2·alpha, so that each of its bounds holds at 1 − alpha. Per comparison: the
* intervals of a family do not hold simultaneously, only its "regressed" is corrected for the family.
*/
function intervalOf(estimate, alpha) {
	const upper = upperBoundLog(estimate, alpha);
	return {
		low: changeOfLog(2 * estimate.log - upper),
		high: changeOfLog(upper),
		level: 1 - 2 * alpha
	};
}
/**
* The smallest effect that would be called regressed about nine times in ten, at this standard error and at the
* strictest level that Holm's correction asks of any member of the family. With z = z₀.₉ it is the larger of
*
*     log(1 + δ₀)        + SE · errorsToBeSignificant(α/m)     to be significant
*     log(1 + threshold) + SE · z                              to be estimated at the threshold or above
*/
function smallestVisibleChange(estimate, rule, level) {
	return changeOfLog(Math.max(Math.log1p(rule.delta0) + errorsToBeSignificant(level.alpha / level.familySize, estimate) * estimate.standardError, Math.log1p(rule.threshold) + NORMAL_QUANTILE_90 * estimate.standardError));
}
/**
* The smallest difference, in either direction, that would be told from none about nine times in ten by a two-sided test at
* `alpha`. That it might be found the wrong way round is left out: at this distance the chance of that is next to none.
*/
function smallestVisibleDifference(estimate, alpha) {
	return changeOfLog(errorsToBeSignificant(alpha / 2, estimate) * estimate.standardError);
}
/**
* How many standard errors beyond the bound of a one-sided test at `alpha` a change must lie to be significant nine times in
* ten. With t = t₁₋α of ν degrees of freedom and z = z₀.₉:
*
*     t·(1 − 1/4ν) + z·√(1 + t²/2ν)
*
* It solves for the non-centrality at which a non-central t exceeds t with probability 0.9, by the normal approximation of
* Abramowitz & Stegun (1964), 26.7.10. The simpler t₁₋α + t₀.₉ leaves out that the standard error is itself estimated: with
* six rounds it claims effects that are seen eight times in ten.
*/
function errorsToBeSignificant(alpha, { degreesOfFreedom }) {
	const t = upperQuantile(alpha, degreesOfFreedom);
	return t * (1 - 1 / (4 * degreesOfFreedom)) + NORMAL_QUANTILE_90 * Math.sqrt(1 + t ** 2 / (2 * degreesOfFreedom));
}
/**
* Holm's step-down correction (Holm 1979): adjusted p values in the order given. Rejecting where the adjusted value is
* at most alpha keeps the probability of a single false rejection in the family at alpha or below, whatever the
* dependence between the comparisons.
*/
function adjustByHolm(pValues) {
	const ascending = pValues.map((p, position) => ({
		p,
		position
	})).toSorted((a, b) => a.p - b.p);
	const adjusted = pValues.map(() => 1);
	let largestSoFar = 0;
	for (const [rank, { p, position }] of ascending.entries()) {
		largestSoFar = Math.max(largestSoFar, Math.min(1, (pValues.length - rank) * p));
		adjusted[position] = largestSoFar;
	}
	return adjusted;
}
/**
* The looks of a plan with what each may spend at most: all alike. Shares in proportion to rounds would see changes
* later, and of those that hardly any look sees three in a hundred more at the last (`bench/alpha-shares.ts`). Bonferroni over looks is stricter than the exact boundaries of a
* group-sequential design, and holds at any α that Holm's correction asks for.
*/
function looksOf({ looks }) {
	return looks.map((rounds) => ({
		rounds,
		alphaShare: 1 / looks.length
	}));
}
/** Those that so many rounds reach. */
function looksWithin(plan, rounds) {
	return looksOf(plan).filter((look) => look.rounds <= rounds);
}

// src/judge/benchmark-history.ts
/** The figures that it is compared by, a round each; none: it has none of that metric. */
function comparableFigures({ benchmark, hidden }, metric) {
	return hidden.has(metric) ? NO_FIGURES : figuresOfStored(benchmark, metric);
}
const NO_FIGURES = [];
const NOT_COUNTED = [];
const HIDES_NOTHING = /* @__PURE__ */ new Set();
const NOT_FASTER = [];
function withMarks({ commit, recordedAt, slower, accepted, faster }, benchmark) {
	const { id, instructions, countingHash } = benchmark;
	return {
		commit,
		recordedAt,
		benchmark,
		hidden: HIDES_NOTHING,
		instructions: instructions?.filter((count) => count > 0) ?? NOT_COUNTED,
		countingHash: countingHash ?? null,
		slower: markOn(id, slower),
		accepted: markOn(id, accepted),
		faster: faster?.filter((mark) => mark.id === id) ?? NOT_FASTER
	};
}
function markOn(id, marks) {
	return marks.length === 0 ? null : marks.find((mark) => mark.id === id) ?? null;
}
/**
* What improved is held against what it was before until so many runs have shown it as decide, and from then on against these:
* both together would vary by the distance between them, and tell nothing for as long as the slower runs are kept.
*
*     stored runs    ○ ○ ○ ○ ○ ◇ ◇            ◇ faster since the sixth
*     baseline       ○ ○ ○ ○ ○                what was before, so that the next run can be seen to be faster too
*
*     stored runs    ○ ○ ○ ○ ○ ◇ ◇ ◇ ◇ ◇ ○
*     baseline                 ◇ ◇ ◇ ◇ ◇ ○    the new normal begins where it became faster
*
*     stored runs    ○ ○ ○ ○ ○ ◇ ○
*     baseline       ○ ○ ○ ○ ○ ◇ ○            it was luck
*
* That holds for a metric by itself: whatever else was measured in those runs still counts.
*/
function sinceImproved(baseline, improvements) {
	if (improvements.size === 0) return baseline;
	return baseline.map((stored, place) => {
		const hidden = [...improvements].filter(([metric, { begins, unconfirmed }]) => place < begins || unconfirmed !== null && sinceWhen(stored, metric) === unconfirmed);
		return hidden.length === 0 ? stored : without(hidden.map(([metric]) => metric), stored);
	});
}
/** Of each metric that a run of a baseline is marked with. */
function improvementsIn(baseline, enough) {
	const metrics = new Set(baseline.flatMap(({ faster }) => faster.map(({ metric }) => metric)));
	return new Map([...metrics].map((metric) => [metric, improvementOf(metric, baseline, enough)]));
}
function improvementOf(metric, baseline, enough) {
	const [confirmed, [begins = 0] = []] = [...Map.groupBy(baseline.keys(), (place) => sinceWhen(baseline[place], metric))].findLast(([since, places]) => since !== null && places.length >= enough) ?? [null];
	const newest = baseline.findLast((stored) => (isCounted(metric) ? stored.instructions : comparableFigures(stored, metric)).length > 0);
	const since = newest === void 0 ? null : sinceWhen(newest, metric);
	return {
		begins,
		unconfirmed: since === confirmed ? null : since
	};
}
function unconfirmedOf(improvements) {
	return new Map([...improvements].flatMap(([metric, { unconfirmed }]) => unconfirmed === null ? [] : [[metric, unconfirmed]]));
}
const sinceWhen = ({ faster }, metric) => faster.find((mark) => mark.metric === metric)?.since ?? null;
function without(metrics, stored) {
	return {
		...stored,
		hidden: new Set(metrics),
		instructions: metrics.some(isCounted) ? NOT_COUNTED : stored.instructions
	};
}
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
/** Gives the history of one benchmark after the other: there may be thousands of stored runs, of which no more than that is made at once. */
function openHistories({ run, history }) {
	const kinds = byMachineKind(history);
	const enough = Math.max(run.policy.minStoredRuns, 2);
	return (record) => {
		const here = environmentOf(record, run);
		const underSameLoad = (stored) => stored.filter(({ benchmark: { loadHash } }) => loadHash === record.loadHash || record.loadHash === UNMEASURED_LOAD);
		const ofHere = markedOf(record.id, kinds.get(here.key)).filter(hasFigures);
		const countingHash = countingHashOf(record.measurement);
		const alike = [...kinds.values()].filter(({ environment }) => areCountedAlike(environment, here));
		const comparable = underSameLoad(ofHere);
		const slower = newestMark(comparable, ofHere) ?? newestMark(ofHere, ofHere);
		const baseline = baselineOf(comparable);
		const improvements = improvementsIn(baseline, enough);
		return {
			baseline: sinceImproved(baseline, improvements),
			otherLoads: comparable.length < enough ? ofHere.length - comparable.length : 0,
			faster: unconfirmedOf(improvements),
			slower,
			marked: slower === null ? [] : comparable.filter((stored) => stored.slower?.since === slower.since),
			acceptedAt: acceptancesOf(comparable).map(({ acceptedAt }) => acceptedAt),
			counted: countingHash === null ? [] : alike.flatMap((kind) => {
				const ofKind = baselineOf(underSameLoad(markedOf(record.id, kind)));
				return countedKind(kind.environment, sinceImproved(ofKind, improvementsIn(ofKind, enough)), countingHash);
			})
		};
	};
}
function countedKind(environment, baseline, countingHash) {
	const runs = baseline.filter((stored) => stored.countingHash === countingHash).map(({ instructions }) => instructions).filter((counts) => counts.length > 0);
	return runs.length === 0 ? [] : [{
		environment,
		runs
	}];
}
/** Of a record that was not measured: any load fits it. */
const UNMEASURED_LOAD = "";
const hasFigures = ({ benchmark }) => metricsOfStored(benchmark).length > 0;
/** By the key of the machine kind. */
function byMachineKind(history) {
	const kinds = /* @__PURE__ */ new Map();
	for (const stored of history) {
		const { environment } = stored;
		const runs = kinds.get(environment.key)?.runs ?? [];
		runs.push(stored);
		kinds.set(environment.key, {
			environment,
			runs
		});
	}
	return kinds;
}
/** What a machine kind has of one benchmark: figures, or instructions. */
function markedOf(id, { runs } = { runs: [] }) {
	const marked = [];
	for (const stored of runs) {
		const benchmark = benchmarkOfStored(stored, id);
		if (benchmark === null) continue;
		const one = withMarks(stored, benchmark);
		if (hasFigures(one) || one.instructions.length > 0) marked.push(one);
	}
	return marked;
}
/**
* A regression that nobody has accepted must not become what later changes are compared with, and one that was accepted
* must not be held against them:
*
*     stored runs    ○ ○ ○ ● ● ●      ● marked slower since the fourth
*     baseline       ○ ○ ○            until it is accepted: what was faster
*
*     stored runs    ○ ○ ○ ● ● ◉ ○    ◉ measured after it was accepted
*     baseline             ● ● ◉ ○    the new normal begins where it became slower
*/
function baselineOf(stored) {
	const acceptedSince = acceptancesOf(stored).at(-1)?.since ?? null;
	const start = acceptedSince === null ? 0 : stored.findIndex(({ slower, accepted }) => slower?.since === acceptedSince || accepted?.since === acceptedSince);
	return stored.slice(start).filter(({ slower }) => slower === null || slower.since === acceptedSince);
}
const acceptancesOf = (stored) => stored.flatMap(({ accepted }) => accepted ?? []);
/** How the newest run is marked, unless that was accepted; the mark may have been set under another load. */
function newestMark(stored, underAnyLoad) {
	const newest = stored.at(-1);
	if (newest === void 0) return null;
	const { slower, recordedAt } = newest;
	if (slower === null || acceptancesOf(stored).some(({ since }) => since === slower.since)) return null;
	const first = underAnyLoad.find((other) => other.slower?.since === slower.since) ?? newest;
	return {
		since: slower.since,
		metrics: slower.metrics ?? [],
		firstRecordedAt: first.recordedAt,
		lastRecordedAt: recordedAt
	};
}

// src/judge/conclusions.ts
/**
* Takes all evidence of a run at once, because the level of each comparison depends on the whole family, and gives the size of that
* with a function from a piece of the evidence to its comparison. "Regressed" and "improved" each have a family-wise error of
* alpha over all that have a say: group-sequential Holm (Ye, Li, Liu & Yao 2013), with Bonferroni's correction over the
* looks at each. It holds however early a benchmark stops, because a look that was not held could only have added chances:
* so what an early look clears may go without more rounds, and what it does not clear keeps the rounds that it has (Skol,
* Scott, Abecasis & Boehnke 2006: all rounds against everything see more than later rounds against what is left).
* Evidence that has no say is judged by its own p value, at alpha, and decides nothing.
*
* @param withoutEvidence gating metrics in too few usable rounds, or that cannot be compared with the stored runs: they count in
*   the family, which must not depend on how the rounds came out. It grows from look to look by that alone which no round had before, as
*   where a rule lets collections decide that come seldom. Those that are still to join it count as well
*/
function openFamily(allEvidence, policy, withoutEvidence = 0) {
	const family = allEvidence.filter(({ decides }) => decides);
	const size = family.length + withoutEvidence;
	const adjustedWorse = adjustedPValues(family, withoutEvidence, pOfNoRegression);
	const adjustedBetter = adjustedPValues(family, withoutEvidence, pOfNoImprovement);
	return {
		size,
		conclude: (evidence) => conclude(evidence, policy, {
			familySize: evidence.decides ? size : 1,
			worse: adjustedWorse.get(evidence) ?? pOfNoRegression(evidence),
			better: adjustedBetter.get(evidence) ?? pOfNoImprovement(evidence)
		})
	};
}
/** {@link openFamily}, where nobody asks how large it is. */
function concludeTogether(allEvidence, policy, withoutEvidence = 0) {
	return openFamily(allEvidence, policy, withoutEvidence).conclude;
}
/** One-sided p value of H₀: δ ≤ log(1 + δ₀), over all looks. */
function pOfNoRegression({ looks, rule }) {
	return overLooks(looks, (estimate) => pOfAtMost(Math.log1p(rule.delta0), estimate));
}
/** One-sided p value of H₀: δ ≥ −log(1 + δ₀), the mirror image. */
function pOfNoImprovement({ looks, rule }) {
	return overLooks(looks, (estimate) => pOfAtLeast(-Math.log1p(rule.delta0), estimate));
}
/** The smallest α at which one of the looks rejects: each has its own share of it. 1 where none was held. */
function overLooks(looks, pOf) {
	return Math.min(1, ...looks.map(({ estimate, alphaShare }) => pOf(estimate) / alphaShare));
}
function adjustedPValues(family, withoutEvidence, pOf) {
	const adjusted = adjustByHolm([...family.map((evidence) => pOf(evidence)), ...Array.from({ length: withoutEvidence }, () => 1)]);
	return new Map(family.map((evidence, position) => [evidence, adjusted[position] ?? 1]));
}
function conclude(evidence, policy, significance) {
	const { metric, rule, estimate, looks, decides } = evidence;
	const tests = testsOfLastLook(evidence);
	return {
		metric,
		role: rule.role,
		delta0: rule.delta0,
		threshold: rule.threshold,
		clearableBelow: clearableBelow(rule, policy),
		n: estimate.n,
		estimate: changeOfLog(estimate.log),
		interval: intervalBy(tests, policy.alpha),
		sd: estimate.sd,
		decides,
		p: pOfNoRegression(evidence),
		adjustedP: decides ? significance.worse : null,
		pBetter: pOfNoImprovement(evidence),
		adjustedPBetter: decides ? significance.better : null,
		smallestVisible: looks.length === 0 ? Number.MAX_VALUE : Math.min(...tests.map((look) => smallestVisibleChange(look.estimate, rule, {
			alpha: policy.alpha * look.alphaShare,
			familySize: significance.familySize
		}))),
		outcome: outcomeOf(evidence, policy, significance)
	};
}
/** One, or two of the same rounds; of what no look was held of, what there is. */
function testsOfLastLook({ looks, estimate }) {
	const last = looks.at(-1)?.rounds;
	return last === void 0 ? onlyLook(estimate) : looks.filter(({ rounds }) => rounds === last);
}
/**
* A repeated confidence interval (Jennison & Turnbull 1989) holds at whichever look the rounds came to an end: it is as wide as
* the look's share of α asks for, and holds at the level of all looks together. Where the rounds were tested twice each test has a
* share of its own, so what both of their intervals say holds as well. They have the same middle.
*/
function intervalBy(tests, alpha) {
	const intervals = tests.map((look) => intervalOf(look.estimate, alpha * look.alphaShare));
	return {
		low: Math.max(...intervals.map(({ low }) => low)),
		high: Math.min(...intervals.map(({ high }) => high)),
		level: 1 - 2 * alpha
	};
}
/**
*     rounds that do not reach the first look                      inconclusive
*     significantly worse than δ₀    and estimate ≥ threshold      regressed
*     significantly better than −δ₀  and estimate ≤ −threshold     improved
*     otherwise, upper bound < noRegressionOver, threshold or δ₀   no regression
*     otherwise                                                    inconclusive
*
* Everything is compared in logs, where better is the exact mirror image of worse.
*/
function outcomeOf(evidence, policy, { worse, better }) {
	const { estimate, rule, looks } = evidence;
	const { alpha } = policy;
	if (looks.length === 0) return "inconclusive";
	const threshold = Math.log1p(rule.threshold);
	if (worse <= alpha && estimate.log >= threshold) return "regressed";
	if (better <= alpha && estimate.log <= -threshold) return "improved";
	return Math.min(...testsOfLastLook(evidence).map((look) => upperBoundLog(look.estimate, alpha * look.alphaShare))) < Math.log1p(clearableBelow(rule, policy)) ? "no regression" : "inconclusive";
}

// src/judge/control.ts
/** A run in a thousand may be called unfair by chance. */
const ALPHA_OF_CONTROL = .001;
/** With three rounds even a gross difference is no proof at that level. */
const LEAST_CONTROL_ROUNDS = 4;
/**
* Whether the gate itself makes the arms different: a two-sided t test over rounds that had base's code in both of them,
* on the first gating metric of each. They come from several benchmarks, which makes their variances differ and the test
* more cautious. Of few rounds it sees gross differences alone, and tells which.
*
* Where runs were joined, each is tested by itself as well, because one whose arms were treated differently would hide
* among others that were not; all tests share α evenly (Bonferroni).
*/
function judgeControl(rounds) {
	const byPart = [...Map.groupBy(rounds, ({ part }) => part ?? null)];
	const apart = byPart.length < 2 ? [] : byPart.map(([part, those]) => ({
		part,
		ratios: those.flatMap(firstGatingRatio)
	}));
	const together = {
		part: null,
		ratios: rounds.flatMap(firstGatingRatio)
	};
	const alpha = ALPHA_OF_CONTROL / Math.max(1, [together, ...apart].filter(isEnough).length);
	const whole = testOf(together, alpha);
	const parts = apart.map((sample) => testOf(sample, alpha));
	const [plainest = whole] = [whole, ...parts].flatMap((test) => test.state === "unfair" ? [test] : []).toSorted((one, other) => one.p - other.p);
	return {
		...plainest,
		parts
	};
}
const isEnough = ({ ratios }) => ratios.length >= LEAST_CONTROL_ROUNDS;
function testOf(sample, alpha) {
	const { part, ratios } = sample;
	const rounds = ratios.length;
	if (!isEnough(sample)) return {
		part,
		rounds,
		state: "too few rounds"
	};
	const estimate = estimateFromRounds(ratios);
	const p = pOfNoDifference(estimate);
	return {
		part,
		rounds,
		state: p <= alpha ? "unfair" : "fair",
		estimate: changeOfLog(estimate.log),
		p,
		smallestVisible: smallestVisibleDifference(estimate, alpha)
	};
}
function firstGatingRatio(round) {
	const metric = duetMetrics([round]).find((name) => METRICS[name].role === "gating");
	return metric === void 0 ? [] : roundLogRatios([round], metric, METRICS[metric].direction);
}

// src/judge/change-points.ts
/**
* These sums for every stretch of a series of n values, in n² steps: the distances of the first value of a stretch to
* its others, added to the sum of the stretch without that value.
*/
function sumPairDistances(series) {
	const width = series.length + 1;
	const sums = new Float64Array(width * width);
	for (let from = series.length - 1; from >= 0; from -= 1) {
		let distancesOfFirst = 0;
		for (let last = from + 1; last < series.length; last += 1) {
			distancesOfFirst += Math.abs(series[from] - series[last]);
			sums[from * width + last + 1] = sums[(from + 1) * width + last + 1] + distancesOfFirst;
		}
	}
	return (from, to) => sums[from * width + to];
}
/**
* The place where a stretch divides best, by E-divisive (Matteson & James 2014): that of the pair τ < κ with the
* largest divergence between the values up to τ and those from τ to κ. That κ may lie before the end lets a change be
* seen though another one that undoes it follows. null: a stretch of fewer than two values.
*/
function likeliestChange(sumOfDistances, stretch) {
	let likeliest = null;
	for (let index = stretch.start + 1; index < stretch.end; index += 1) for (let end = index + 1; end <= stretch.end; end += 1) {
		const divergence = divergenceOf(sumOfDistances, {
			start: stretch.start,
			end
		}, index);
		if (likeliest === null || divergence > likeliest.divergence) likeliest = {
			index,
			divergence,
			stretch
		};
	}
	return likeliest;
}
/**
* How far the two parts of a stretch that is divided at `index` differ, of n and m values:
*
*     Q̂ = n·m/(n + m) · (2·mean |x − y| − mean |x − x′| − mean |y − y′|)
*
* the energy distance of Székely & Rizzo (2005) with exponent 1, which sees any difference of distribution. A single
* value has no pairs: its last term is 0.
*/
function divergenceOf(sumOfDistances, { start, end }, index) {
	const [n, m] = [index - start, end - index];
	const [withinFirst, withinSecond] = [sumOfDistances(start, index), sumOfDistances(index, end)];
	const energy = 2 * (sumOfDistances(start, end) - withinFirst - withinSecond) / (n * m) - meanOfPairs(withinFirst, n) - meanOfPairs(withinSecond, m);
	return n * m / (n + m) * energy;
}
function meanOfPairs(sum, values) {
	return values < 2 ? 0 : 2 * sum / (values * (values - 1));
}
/**
* Student's t with pooled variance (Student 1908), as Hunter has it (Fleming et al. 2023): unlike Welch's it can use a
* side of a few values, whose own variance says next to nothing. Values without any variance are taken at their word.
*
* @param before at least one value
* @param after at least one value
*/
function stepBetween(before, after) {
	const [first, second] = [[...before], [...after]];
	const height = mean(second) - mean(first);
	const degreesOfFreedom = first.length + second.length - 2;
	const variance = (sumNthPowerDeviations(first, 2) + sumNthPowerDeviations(second, 2)) / degreesOfFreedom;
	return {
		height,
		p: twoSidedP(height, Math.sqrt(variance * (1 / first.length + 1 / second.length)), degreesOfFreedom),
		before: first.length,
		after: second.length
	};
}
function twoSidedP(height, standardError, degreesOfFreedom) {
	if (degreesOfFreedom === 0 || height === 0) return 1;
	return standardError === 0 ? 0 : 2 * upperTailProbability(Math.abs(height) / standardError, degreesOfFreedom);
}
/**
* Places where the series may have changed, by the split of Hunter (Fleming et al. 2023): windows that overlap by half,
* or begin at the last place, are searched each on its own, so that a large change does not hide a small one elsewhere.
*/
function suspectPlaces(series, { windowLength, maxP }) {
	const places = /* @__PURE__ */ new Set();
	const stride = Math.floor(windowLength / 2);
	let start = 0;
	while (start < series.length) {
		const inWindow = divide(series.slice(start, start + windowLength), maxP);
		for (const place of inWindow) places.add(start + place);
		start += Math.max(stride, inWindow.at(-1) ?? 0);
	}
	return [...places].toSorted((a, b) => a - b);
}
/** E-divisive: divides at the likeliest change of all stretches for as long as the t test finds a difference there. */
function divide(window, maxP) {
	const sumOfDistances = sumPairDistances(window);
	let places = [];
	for (;;) {
		const likeliest = mostDivergent(stretchesBetween(places, window.length).flatMap((stretch) => likeliestChange(sumOfDistances, stretch) ?? []));
		if (likeliest === null) return places;
		const { index, stretch } = likeliest;
		if (stepBetween(window.slice(stretch.start, index), window.slice(index, stretch.end)).p > maxP) return places;
		places = [...places, index].toSorted((a, b) => a - b);
	}
}
function stretchesBetween(places, length) {
	return [0, ...places].map((start, position) => ({
		start,
		end: places[position] ?? length
	}));
}
/** The first of those that diverge most; null: there are none. */
function mostDivergent(candidates) {
	return candidates.toSorted((a, b) => b.divergence - a.divergence)[0] ?? null;
}
/** Suspects may have ten times the p value: it can become smaller when what divides their sides is merged away. */
const LENIENCE = 10;
/**
* The change points of a series, oldest first, by Hunter's method (Fleming et al. 2023; Apache Otava's `analysis.py`):
* E-divisive in overlapping windows with a t test in place of random permutations, then merging, weakest first, until
* every change point that is left fulfils the criteria. Nothing in it is random.
*
* Three things differ from Otava. The t test has the unbiased variance. When a point is merged away both of its
* neighbours are measured anew, not the later one alone. And what has too few values on a side is merged away, after it
* was searched for: so a wild value is set apart instead of being taken for the edge of a longer step.
*/
function changePoints(series, criteria) {
	const { windowLength, maxP } = criteria;
	let points = measureSteps(series, suspectPlaces(series, {
		windowLength,
		maxP: LENIENCE * maxP
	}));
	for (;;) {
		const weakest = weakestOf(points, criteria);
		if (weakest === null) return points;
		points = measureSteps(series, points.filter((point) => point !== weakest).map(({ index }) => index));
	}
}
function measureSteps(series, places) {
	return places.map((index, position) => ({
		index,
		step: stepBetween(series.slice(places[position - 1] ?? 0, index), series.slice(index, places[position + 1]))
	}));
}
/** The point to be merged away next: too short a side first, then too large a p value, then too small a step; null: none. */
function weakestOf(points, { leastOnEitherSide, maxP, leastHeight }) {
	const tooShort = points.filter(({ step }) => Math.min(step.before, step.after) < leastOnEitherSide);
	const tooDoubtful = points.filter(({ step }) => step.p >= maxP);
	const tooSmall = points.filter(({ step }) => Math.abs(step.height) < leastHeight);
	return mostDoubtful(tooShort) ?? mostDoubtful(tooDoubtful) ?? smallest(tooSmall);
}
/** The first of those with the largest p value; null: there are none. */
function mostDoubtful(points) {
	return points.toSorted((a, b) => b.step.p - a.step.p)[0] ?? null;
}
/** The first of those with the smallest step; null: there are none. */
function smallest(points) {
	return points.toSorted((a, b) => Math.abs(a.step.height) - Math.abs(b.step.height))[0] ?? null;
}

// src/judge/wording.ts
/**
* What happened to the metric's own figure. A change is worse when positive, whatever the direction: where higher is
* better, "25 % worse" is a figure that fell to 1/1.25, by 20 %.
*/
function changeOfFigure(change, direction) {
	return direction === "lower" ? change : 1 / (1 + change) - 1;
}
/** The estimate as the change of the metric's own figure, which is held against the threshold, and against the mirror image of that. */
function formatEstimate(comparison, direction) {
	return formatPercent(changeOfFigure(comparison.estimate, direction), limitsOfFigure(comparison, direction));
}
/** The same without its sign. */
function formatEstimatedSize(comparison, direction) {
	return `${formatPercentSize(changeOfFigure(comparison.estimate, direction), limitsOfFigure(comparison, direction))} %`;
}
const limitsOfFigure = ({ threshold }, direction) => [threshold, 1 / (1 + threshold) - 1].map((limit) => changeOfFigure(limit, direction));
/** `CPU per request is 4.1 % higher (3.2 to 5.0 %)`: the size of the change of the figure, in its direction. */
function describeDifference(comparison, direction) {
	const { metric, estimate, interval } = comparison;
	const sign = changeOfFigure(estimate, direction) < 0 ? -1 : 1;
	const [low = 0, high = 0] = [interval.low, interval.high].map((bound) => sign * changeOfFigure(bound, direction)).toSorted((a, b) => a - b);
	return `${METRICS[metric].label} is ${formatEstimatedSize(comparison, direction)} ${sign < 0 ? "lower" : "higher"} (${formatInterval({
		low,
		high
	})})`;
}
/** `no regression of 5 % or more in CPU per request and unloaded latency, and of 10 % or more in throughput` */
function describeNoRegression(cleared, policy) {
	return `no regression ${[...Map.groupBy(cleared, (comparison) => clearedOf(comparison, policy))].toSorted(([one], [other]) => one - other).map(([bound, group]) => `of ${formatChosenPercent(bound)} or more in ${listOf(group.map(({ metric }) => METRICS[metric].label))}`).join(", and ")}`;
}
/** `could not have seen less than 6.2 % in unloaded latency, nor even 1000 % in throughput` */
function describeBlindness(comparisons) {
	const [limited, blind] = [comparisons.filter((comparison) => !isBlind(comparison)), comparisons.filter(isBlind)];
	const limits = limited.map(({ metric, smallestVisible }) => `${formatPercent(smallestVisible)} in ${METRICS[metric].label}`);
	return `could not have seen ${[...limits.length === 0 ? [] : [`less than ${listOf(limits)}`], ...blind.length === 0 ? [] : [`even ${formatChosenPercent(10)} in ${listOf(blind.map(({ metric }) => METRICS[metric].label))}`]].join(", nor ")}`;
}
/** "Less than over 1000 %" would name no limit. */
const isBlind = ({ smallestVisible }) => smallestVisible > 10;
/** `express/updateUser`; where runs of several environments were joined, `express/updateUser (Node v22.20.0)`. */
function benchmarkLabel({ id, variant }) {
	return variant === null ? id : `${id} (${variant})`;
}
/** All that are looked for, as a report lists them. */
const CONTRADICTIONS = [
	{
		title: "Instructions and time disagree:",
		metrics: ["instructionsPerRequest", "instructionsPerOp"],
		against: ["cpuPerRequest", "nsPerOp"],
		describe: disagreement
	},
	{
		title: "More work now and then:",
		metrics: ["meanCpuPerRequest", "meanNsPerOp"],
		against: ["cpuPerRequest", "nsPerOp"],
		describe: seldomWork
	},
	{
		title: "Waiting that requests share:",
		metrics: ["throughput"],
		against: ["cpuPerRequest"],
		describe: sharedWaiting
	}
];
/** What to say of it among the comparisons of one benchmark. A sentence without a full stop; null: nothing. */
function describeContradiction({ metrics, against, describe }, comparisons) {
	const [one, other] = [metrics, against].map((names) => comparisons.find(({ metric }) => names.includes(metric)));
	return one === void 0 || other === void 0 ? null : describe(one, other);
}
/**
* Where a benchmark executes more (or fewer) instructions, and its time says otherwise: one is worse, or better, beyond its δ₀,
* the other is not, and their intervals do not meet.
*
*     instructions ↓   time →   better        neither                     worse
*     better                    null          "not only instructions"     "not only instructions"
*     neither                   "hidden"      null                        "not only instructions"
*     worse                     "hidden"      "hidden"                    null
*/
function disagreement(instructions, time) {
	if (instructions.interval.low <= time.interval.high && time.interval.low <= instructions.interval.high || wayOf(instructions) === wayOf(time)) return null;
	const differ = `${describeDifference(instructions, "lower")}, but ${describeDifference(time, "lower")}`;
	return instructions.estimate > time.estimate ? `${differ}: ${HIDDEN}` : `${differ}: ${NOT_ONLY_INSTRUCTIONS}`;
}
const HIDDEN = "what is done more is done in the shadow of other work, which another processor may not have room for";
const NOT_ONLY_INSTRUCTIONS = "the time goes into what is not counted, like system calls, waiting for memory or branches that are guessed wrong";
/** Which way a change goes beyond what is of no interest. */
function wayOf({ interval, delta0 }) {
	if (interval.low > delta0) return "worse";
	return interval.high < 1 / (1 + delta0) - 1 ? "better" : "neither";
}
/** Where a benchmark does more than the median of its slices shows: the mean cost of whole windows rose, and that median did not. */
function seldomWork(mean, median) {
	if (!isWorseBeyond(mean, median)) return null;
	return `${describeDifference(mean, "lower")}, but ${describeDifference(median, "lower")}, by the median of slices: ${SELDOM}${mean.decides ? "" : ", and cannot fail the check"}`;
}
const SELDOM = "what is done more falls into few of them, like the work of a timer or a large collection";
/** Where a server answers fewer requests than its CPU time tells: throughput fell by more than CPU per request explains. */
function sharedWaiting(throughput, cpu) {
	if (!isWorseBeyond(throughput, cpu)) return null;
	return `${describeDifference(throughput, "higher")}, but ${describeDifference(cpu, "lower")}: ${SHARED}${throughput.decides ? "" : ", and that can fail the check only where servers mostly wait, or a rule makes throughput gating"}`;
}
const SHARED = "requests wait together for something, like the connections of a pool or a lock";
/** Whether one is worse beyond its δ₀, and the interval of the other does not reach that far. */
function isWorseBeyond(one, other) {
	return one.interval.low > Math.max(one.delta0, other.interval.high);
}

// src/judge/drift.ts
/** All series of metrics of solo rounds that gate by the policy, over the newest so many runs of each benchmark; `runs` oldest first, of one machine kind. */
function gatingSeries(runs, { policy, ...searched }) {
	return [...measuredUnderNewestLoad(runs, searched)].flatMap(([benchmark, measured]) => METRIC_NAMES.filter((metric) => measured.some((one) => metricsOfStored(one.benchmark).includes(metric))).flatMap((metric) => {
		const rule = metricRule(policy, benchmark, metric);
		return rule.role === "gating" ? [{
			benchmark,
			metric,
			rule,
			points: pointsOf(measured, metric, rule.direction)
		}] : [];
	}));
}
function pointsOf(measured, metric, direction) {
	return measured.flatMap(({ run, benchmark }) => {
		const costs = logCosts(figuresOfStored(benchmark, metric), direction);
		return costs.length === 0 ? [] : [{
			run,
			logCost: mean([...costs])
		}];
	});
}
/**
* By benchmark: its newest so many runs under the load that it was measured under last, oldest first. What was measured under
* another load is not comparable, and comes in between where runs of several profiles are stored.
*/
function measuredUnderNewestLoad(runs, { newest, benchmarks }) {
	const byId = /* @__PURE__ */ new Map();
	const isSearched = (id) => (benchmarks === null || benchmarks.has(id)) && (byId.get(id)?.measured.length ?? 0) < newest;
	for (let run = runs.length - 1; run >= 0; run -= 1) {
		const stored = runs[run];
		for (const id of idsOfStored(stored)) {
			const benchmark = isSearched(id) ? benchmarkOfStored(stored, id) : null;
			if (benchmark === null) continue;
			const { newestLoad, measured } = byId.get(id) ?? {
				newestLoad: benchmark.loadHash,
				measured: []
			};
			if (measured.length === 0) byId.set(id, {
				newestLoad,
				measured
			});
			if (benchmark.loadHash === newestLoad) measured.push({
				run,
				benchmark
			});
		}
	}
	return new Map([...byId].map(([id, { measured }]) => [id, measured.toReversed()]));
}
/** Quantile of the likelihood ratio of the true place, whose distribution is (1 − e^(−x/2))² (Hansen 2000): 7.35. */
const LARGEST_RATIO = -2 * Math.log(1 - Math.sqrt(.95));
/**
* How far from its likeliest place a change may be, by the likelihood ratio n·(S(τ) − S)/S of Hansen (2000), S(τ) being
* the squares about the means of both sides of τ, and S the least of them. A step of five times the noise leaves hardly
* more than one place; at twice the noise the likeliest is the right one only every other time.
*
* @param values from the change before to the change after, both sides of them at least one value long
* @param likeliest position of the first value behind the change; within the range in any case
*/
function rangeOfPlaces(values, likeliest) {
	const places = values.slice(1).map((_, before) => before + 1);
	const squares = places.map((place) => squaresAboutMeans(values, place));
	const least = Math.min(...squares);
	const possible = places.filter((_, position) => values.length * (squares[position] - least) <= LARGEST_RATIO * least);
	return {
		earliest: Math.min(likeliest, ...possible),
		latest: Math.max(likeliest, ...possible)
	};
}
function squaresAboutMeans(values, place) {
	return sumNthPowerDeviations(values.slice(0, place), 2) + sumNthPowerDeviations(values.slice(place), 2);
}
/** What may move figures, beside the code and the machine. */
const CIRCUMSTANCES = [{
	name: "version of perf-gate",
	of: ({ tool }) => tool
}, {
	name: "configuration",
	of: ({ configHash }) => configHash
}];
/** The names of those that differ between two stored runs, after what differs in the machines. */
function circumstancesBetween(before, after) {
	return [...environmentDifferences(before.environment, after.environment), ...CIRCUMSTANCES.filter((circumstance) => circumstance.of(before) !== circumstance.of(after))].map(({ name }) => name);
}
/**
* Whether later changes have left less of a change than its metric's threshold. Each is the way from one level to the next, so
* added up they lead from the level before it to each later one. What came back has a change of its own, by which it can be accepted:
*
*     100 → 110 → 100          the first is undone, the second lasts
*     100 → 110 → 107          both last, at a threshold of 2 %
*     100 → 110 → 100 → 110    the third lasts alone
*/
function isUndone({ step: { height } }, later, threshold) {
	const heights = [height, ...later.map(({ step }) => step.height)];
	return heights.some((_, last) => Math.sign(height) * sum(heights.slice(0, last + 1)) < Math.log1p(threshold));
}
/**
* Whether runs of main recorded that a change for the worse is accepted. A mark says that its run may be as much slower than what
* was before `since` as it is. So it is about each change between the two, and about the one right before `since`: the first run
* behind a change need not be the first that shows it. A commit that is no longer stored was before them all.
*/
function isMarkedAccepted({ benchmark, lastBefore, lastOfLevel }, history) {
	return history.slice(lastBefore + 1).flatMap(({ accepted }) => accepted.filter(({ id }) => id === benchmark)).some(({ since }) => history.findIndex(({ commit }) => commit === since) <= lastOfLevel);
}
/**
* What covers a change for the worse that no run of main could tell by itself, as if the first run behind it had regressed by it; null:
* nothing does. What was accepted in a pull request was given before that came to main.
*/
function acceptanceOf({ benchmark, metric, change, ...place }, { history, acceptances }) {
	const startedAt = history[place.firstAfter].recordedAt;
	const marked = history.slice(place.lastBefore + 1, place.lastOfLevel + 1).find(({ slower }) => slower.some(({ id }) => id === benchmark));
	const past = {
		acceptedAt: history.flatMap(({ accepted }) => accepted.filter(({ id }) => id === benchmark).map(({ acceptedAt }) => acceptedAt)),
		slower: marked === void 0 ? null : { firstRecordedAt: marked.recordedAt }
	};
	const given = acceptances.filter((acceptance) => acceptance.pullRequest === null || Date.parse(acceptance.at) < Date.parse(startedAt));
	return coveringAcceptance({
		id: benchmark,
		changes: [{
			metric,
			change
		}],
		past
	}, {
		run: {
			base: null,
			pullRequest: null,
			startedAt
		},
		acceptances: given
	});
}
/** Runs of a benchmark that E-divisive searches at once, and the age up to which a change is told. */
const WINDOW_RUNS = 50;
/**
* Runs of a benchmark that are looked at: a change at the far end of the window has 25 runs before it. Not more: in a longer stretch
* the t test spreads the variance of a single wild run so thin that, among the newest five, it would pass for a change.
*/
const LOOKBACK_RUNS = 75;
/** Fewer than five runs are no level, and a step from them would be told by the next wild run. */
const LEAST_RUNS_ON_EITHER_SIDE = 5;
/** Every drift has a smaller p value. */
const MAX_P = .001;
/**
* The drifts of the newest 50 stored runs that each benchmark has of the newest run's machine kind: change points of the logs
* of every metric of their solo rounds that gates, by {@link changePoints}, at least as large as the metric's threshold, with
* five runs or more on either side. Of each metric the oldest comes first.
*
* The places are chosen by looking at the values, where a t test that knows nothing of it finds something far too
* often. So its p value has to be below 0.001 divided by the number of places (Bonferroni), and so small that at most
* `policy.alpha` of the histories in which nothing changed get a warning, however many metrics they have. That holds at
* each look, for runs that do not depend on each other.
*
* Scaling a metric changes nothing; turning its direction turns the signs, but for what was accepted, which is for the worse.
*
* @param history stored runs, oldest first
* @param benchmarks ids of those that are looked at; not there: all
* @param variant name of their environment, where runs of several were joined; not there: of one
*/
function driftOf({ history, acceptances, policy, benchmarks = null, variant = null }) {
	const runs = runsOfNewestMachine(history);
	const searched = gatingSeries(runs, {
		policy,
		newest: LOOKBACK_RUNS,
		benchmarks
	}).map((series) => ({
		series,
		places: recentPlaces(series)
	})).filter(({ places }) => places.length > 0);
	const alpha = Math.min(MAX_P, policy.alpha / searched.length);
	return searched.flatMap(({ series, places }) => {
		const points = recentChangePoints(series, places, alpha);
		const spent = /* @__PURE__ */ new Set();
		return points.map((point, position) => toDrift(point, {
			series,
			variant,
			places: places.length,
			later: points.slice(position + 1),
			history: runs,
			acceptances,
			spent
		}));
	});
}
function runsOfNewestMachine(history) {
	const key = history.at(-1)?.environment.key;
	return history.filter(({ environment }) => environment.key === key);
}
/** Where a change could be found that is not older than the window. */
function recentPlaces({ points }) {
	return [...points.keys()].filter((index) => index >= points.length - 50 && index >= LEAST_RUNS_ON_EITHER_SIDE && points.length - index >= LEAST_RUNS_ON_EITHER_SIDE);
}
function recentChangePoints({ points, rule }, places, alpha) {
	const criteria = {
		windowLength: 50,
		leastOnEitherSide: LEAST_RUNS_ON_EITHER_SIDE,
		maxP: alpha / places.length,
		leastHeight: Math.log1p(rule.threshold)
	};
	return changePoints(points.map(({ logCost }) => logCost), criteria).filter(({ index }) => places.includes(index));
}
function toDrift(point, finding) {
	const { index, step } = point;
	const { series, variant, places, history } = finding;
	const stretch = series.points.slice(index - step.before, index + step.after);
	const { earliest, latest } = rangeOfPlaces(stretch.map(({ logCost }) => logCost), step.before);
	const [lastBefore, firstAfter, lastOfLevel] = [
		stretch[earliest - 1].run,
		stretch[latest].run,
		stretch.at(-1).run
	];
	const [before, after] = [history[lastBefore], history[firstAfter]];
	return {
		benchmark: series.benchmark,
		variant,
		metric: series.metric,
		direction: series.rule.direction,
		lastBefore: before.commit,
		firstAfter: after.commit,
		change: changeOfLog(step.height),
		p: step.p * places,
		runsBefore: step.before,
		runsAfter: step.after,
		circumstances: circumstancesBetween(before, after),
		state: stateOf(point, {
			lastBefore,
			firstAfter,
			lastOfLevel
		}, finding)
	};
}
function stateOf(point, place, { series, later, history, acceptances, spent }) {
	const { benchmark, metric, rule } = series;
	if (isUndone(point, later, rule.threshold)) return "undone";
	const change = {
		benchmark,
		metric,
		change: changeOfLog(point.step.height),
		...place
	};
	if (change.change <= 0) return "lasting";
	if (isMarkedAccepted(change, history)) return "accepted";
	const acceptance = acceptanceOf(change, {
		history,
		acceptances: acceptances.filter((one) => !spent.has(one))
	});
	if (acceptance === null) return "lasting";
	if (acceptance.pullRequest !== null) spent.add(acceptance);
	return "accepted";
}
const AFTERWARDS = {
	lasting: "",
	undone: "; undone since",
	accepted: "; accepted"
};
/**
* One sentence without a full stop: `express/updateUser: CPU per request rose by 4.1 % between 1a2b3c4d5e6f and 5d6e7f8a9b0c
* (p < 0.001, 12 runs before, 9 after)`, where something beside the code changed too with `; the kernel changed there too`,
* then what became of it: `; undone since`.
*/
function describeDrift(drift) {
	const change = changeOfFigure(drift.change, drift.direction);
	const rose = `${METRICS[drift.metric].label} ${change < 0 ? "fell" : "rose"} by ${formatPercent(Math.abs(change))}`;
	const evidence = `p < ${MAX_P}, ${drift.runsBefore} runs before, ${drift.runsAfter} after`;
	return `${benchmarkLabel({
		id: drift.benchmark,
		variant: drift.variant
	})}: ${rose} ${describePlace(drift)} (${evidence})${describeCircumstances(drift)}${AFTERWARDS[drift.state]}`;
}
/** Two runs of one commit differ in anything but the code, which the sentence then says. */
function describePlace({ lastBefore, firstAfter }) {
	if (lastBefore === firstAfter) return `between two runs of ${shortCommit(lastBefore)}`;
	return `between ${shortCommit(lastBefore)} and ${shortCommit(firstAfter)}`;
}
function describeCircumstances({ circumstances }) {
	return circumstances.length === 0 ? "" : `; the ${listOf(circumstances)} changed there too`;
}

// node_modules/@stdlib/math-base-special-kernel-tan/lib/polyval_t_odd.js
/**
* @license Apache-2.0
*
* Copyright (c) 2022 The Stdlib Authors.
*
* Licensed under the Apache License, Version 2.0 (the "License");
* you may not use this file except in compliance with the License.
* You may obtain a copy of the License at
*
*    http://www.apache.org/licenses/LICENSE-2.0
*
* Unless required by applicable law or agreed to in writing, software
* distributed under the License is distributed on an "AS IS" BASIS,
* WITHOUT WARRANTIES OR CONDITIONS OF ANY KIND, either express or implied.
* See the License for the specific language governing permissions and
* limitations under the License.
*/
var require_polyval_t_odd = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Evaluates a polynomial.
	*
	* ## Notes
	*
	* -   The implementation uses [Horner's rule][horners-method] for efficient computation.
	*
	* [horners-method]: https://en.wikipedia.org/wiki/Horner%27s_method
	*
	* @private
	* @param {number} x - value at which to evaluate the polynomial
	* @returns {number} evaluated polynomial
	*/
	function evalpoly(x) {
		if (x === 0) return .13333333333320124;
		return .13333333333320124 + x * (.021869488294859542 + x * (.0035920791075913124 + x * (.0005880412408202641 + x * (7817944429395571e-20 + x * -18558637485527546e-21))));
	}
	module.exports = evalpoly;
}));

// node_modules/@stdlib/math-base-special-kernel-tan/lib/polyval_t_even.js
/**
* @license Apache-2.0
*
* Copyright (c) 2022 The Stdlib Authors.
*
* Licensed under the Apache License, Version 2.0 (the "License");
* you may not use this file except in compliance with the License.
* You may obtain a copy of the License at
*
*    http://www.apache.org/licenses/LICENSE-2.0
*
* Unless required by applicable law or agreed to in writing, software
* distributed under the License is distributed on an "AS IS" BASIS,
* WITHOUT WARRANTIES OR CONDITIONS OF ANY KIND, either express or implied.
* See the License for the specific language governing permissions and
* limitations under the License.
*/
var require_polyval_t_even = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Evaluates a polynomial.
	*
	* ## Notes
	*
	* -   The implementation uses [Horner's rule][horners-method] for efficient computation.
	*
	* [horners-method]: https://en.wikipedia.org/wiki/Horner%27s_method
	*
	* @private
	* @param {number} x - value at which to evaluate the polynomial
	* @returns {number} evaluated polynomial
	*/
	function evalpoly(x) {
		if (x === 0) return .05396825397622605;
		return .05396825397622605 + x * (.0088632398235993 + x * (.0014562094543252903 + x * (.0002464631348184699 + x * (7140724913826082e-20 + x * 2590730518636337e-20))));
	}
	module.exports = evalpoly;
}));

// node_modules/@stdlib/math-base-special-kernel-tan/lib/main.js
/**
* @license Apache-2.0
*
* Copyright (c) 2018 The Stdlib Authors.
*
* Licensed under the Apache License, Version 2.0 (the "License");
* you may not use this file except in compliance with the License.
* You may obtain a copy of the License at
*
*    http://www.apache.org/licenses/LICENSE-2.0
*
* Unless required by applicable law or agreed to in writing, software
* distributed under the License is distributed on an "AS IS" BASIS,
* WITHOUT WARRANTIES OR CONDITIONS OF ANY KIND, either express or implied.
* See the License for the specific language governing permissions and
* limitations under the License.
*
*
* ## Notice
*
* The following copyright, license, and long comment were part of the original implementation available as part of [FreeBSD]{@link https://svnweb.freebsd.org/base/release/12.2.0/lib/msun/src/k_tan.c}. The implementation follows the original, but has been modified for JavaScript.
*
* ```text
* Copyright (C) 2004 by Sun Microsystems, Inc. All rights reserved.
*
* Developed at SunPro, a Sun Microsystems, Inc. business.
* Permission to use, copy, modify, and distribute this
* software is freely granted, provided that this notice
* is preserved.
* ```
*/
var require_main$3 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var getHighWord = require_lib$5();
	var setLowWord = require_lib$6();
	var polyvalOdd = require_polyval_t_odd();
	var polyvalEven = require_polyval_t_even();
	var PIO4 = .7853981633974483;
	var PIO4LO = 3061616997868383e-32;
	var T0 = .3333333333333341;
	var HIGH_WORD_ABS_MASK = 2147483647;
	/**
	* Computes the tangent on \\( \approx\[-\pi/4, \pi/4] \\) (except on -0), \\( \pi/4 \approx 0.7854 \\).
	*
	* ## Method
	*
	* -   Since \\( \tan(-x) = -\tan(x) \\), we need only to consider positive \\( x \\).
	*
	* -   Callers must return \\( \tan(-0) = -0 \\) without calling here since our odd polynomial is not evaluated in a way that preserves \\( -0 \\). Callers may do the optimization \\( \tan(x) \approx x \\) for tiny \\( x \\).
	*
	* -   \\( \tan(x) \\) is approximated by a odd polynomial of degree 27 on \\( \[0, 0.67434] \\)
	*
	*     ```tex
	*     \tan(x) \approx x + T_1 x^3 + \ldots + T_{13} x^{27}
	*     ```
	*     where
	*
	*     ```tex
	*     \left| \frac{\tan(x)}{x} - \left( 1 + T_1 x^2 + T_2 x^4 + \ldots + T_{13} x^{26} \right) \right|  \le 2^{-59.2}
	*     ```
	*
	* -   Note: \\( \tan(x+y) = \tan(x) + \tan'(x) \cdot y \approx \tan(x) + ( 1 + x \cdot x ) \cdot y \\). Therefore, for better accuracy in computing \\( \tan(x+y) \\), let
	*
	*     ```tex
	*     r = x^3 \cdot \left( T_2+x^2 \cdot (T_3+x^2 \cdot (\ldots+x^2 \cdot (T_{12}+x^2 \cdot T_{13}))) \right)
	*     ```
	*
	*     then
	*
	*     ```tex
	*     \tan(x+y) = x^3 + \left( T_1 \cdot x^2 + (x \cdot (r+y)+y) \right)
	*     ```
	*
	* -   For \\( x \\) in \\( \[0.67434, \pi/4] \\),  let \\( y = \pi/4 - x \\), then
	*
	*     ```tex
	*     \tan(x) = \tan\left(\tfrac{\pi}{4}-y\right) = \frac{1-\tan(y)}{1+\tan(y)} \\
	*     = 1 - 2 \cdot \left( \tan(y) - \tfrac{\tan(y)^2}{1+\tan(y)} \right)
	*     ```
	*
	* @param {number} x - input value (in radians, assumed to be bounded by ~π/4 in magnitude)
	* @param {number} y - tail of `x`
	* @param {integer} k - indicates whether tan (if k = 1) or -1/tan (if k = -1) is returned
	* @returns {number} tangent
	*
	* @example
	* var out = kernelTan( 3.141592653589793/4.0, 0.0, 1 );
	* // returns ~1.0
	*
	* @example
	* var out = kernelTan( 3.141592653589793/4.0, 0.0, -1 );
	* // returns ~-1.0
	*
	* @example
	* var out = kernelTan( 3.141592653589793/6.0, 0.0, 1 );
	* // returns ~0.577
	*
	* @example
	* var out = kernelTan( 0.664, 5.288e-17, 1 );
	* // returns ~0.783
	*
	* @example
	* var out = kernelTan( NaN, 0.0, 1 );
	* // returns NaN
	*
	* @example
	* var out = kernelTan( 3.0, NaN, 1 );
	* // returns NaN
	*
	* @example
	* var out = kernelTan( NaN, NaN, 1 );
	* // returns NaN
	*/
	function kernelTan(x, y, k) {
		var hx;
		var ix;
		var a;
		var r;
		var s;
		var t;
		var v;
		var w;
		var z;
		hx = getHighWord(x);
		ix = hx & HIGH_WORD_ABS_MASK | 0;
		if (ix >= 1072010280) {
			if (x < 0) {
				x = -x;
				y = -y;
			}
			z = PIO4 - x;
			w = PIO4LO - y;
			x = z + w;
			y = 0;
		}
		z = x * x;
		w = z * z;
		r = polyvalOdd(w);
		v = z * polyvalEven(w);
		s = z * x;
		r = y + z * (s * (r + v) + y);
		r += T0 * s;
		w = x + r;
		if (ix >= 1072010280) {
			v = k;
			return (1 - (hx >> 30 & 2)) * (v - 2 * (x - (w * w / (w + v) - r)));
		}
		if (k === 1) return w;
		z = setLowWord(w, 0);
		v = r - (z - x);
		a = -1 / w;
		t = setLowWord(a, 0);
		s = 1 + t * z;
		return t + a * (s + t * v);
	}
	module.exports = kernelTan;
}));

// node_modules/@stdlib/math-base-special-kernel-tan/lib/index.js
/**
* @license Apache-2.0
*
* Copyright (c) 2018 The Stdlib Authors.
*
* Licensed under the Apache License, Version 2.0 (the "License");
* you may not use this file except in compliance with the License.
* You may obtain a copy of the License at
*
*    http://www.apache.org/licenses/LICENSE-2.0
*
* Unless required by applicable law or agreed to in writing, software
* distributed under the License is distributed on an "AS IS" BASIS,
* WITHOUT WARRANTIES OR CONDITIONS OF ANY KIND, either express or implied.
* See the License for the specific language governing permissions and
* limitations under the License.
*/
var require_lib$4 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Compute the tangent of a double-precision floating-point number on `[-π/4, π/4]`.
	*
	* @module @stdlib/math-base-special-kernel-tan
	*
	* @example
	* var kernelTan = require( '@stdlib/math-base-special-kernel-tan' );
	*
	* var out = kernelTan( 3.141592653589793/4.0, 0.0, 1 );
	* // returns ~1.0
	*
	* out = kernelTan( 3.141592653589793/4.0, 0.0, -1 );
	* // returns ~-1.0
	*
	* out = kernelTan( 3.141592653589793/6.0, 0.0, 1 );
	* // returns ~0.577
	*
	* out = kernelTan( 0.664, 5.288e-17, 1 );
	* // returns ~0.783
	*/
	var main = require_main$3();
	module.exports = main;
}));

// node_modules/@stdlib/math-base-special-tan/lib/main.js
/**
* @license Apache-2.0
*
* Copyright (c) 2018 The Stdlib Authors.
*
* Licensed under the Apache License, Version 2.0 (the "License");
* you may not use this file except in compliance with the License.
* You may obtain a copy of the License at
*
*    http://www.apache.org/licenses/LICENSE-2.0
*
* Unless required by applicable law or agreed to in writing, software
* distributed under the License is distributed on an "AS IS" BASIS,
* WITHOUT WARRANTIES OR CONDITIONS OF ANY KIND, either express or implied.
* See the License for the specific language governing permissions and
* limitations under the License.
*
*
* ## Notice
*
* The following copyright, license, and long comment were part of the original implementation available as part of [FreeBSD]{@link https://svnweb.freebsd.org/base/release/9.3.0/lib/msun/src/s_tan.c}. The implementation follows the original, but has been modified for JavaScript.
*
* ```text
* Copyright (C) 1993 by Sun Microsystems, Inc. All rights reserved.
*
* Developed at SunPro, a Sun Microsystems, Inc. business.
* Permission to use, copy, modify, and distribute this
* software is freely granted, provided that this notice
* is preserved.
* ```
*/
var require_main$2 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var getHighWord = require_lib$5();
	var kernelTan = require_lib$4();
	var rempio2 = require_lib$7();
	var HIGH_WORD_ABS_MASK = require_lib$8();
	var HIGH_WORD_EXPONENT_MASK = require_lib$9();
	var buffer = [0, 0];
	var HIGH_WORD_PIO4 = 1072243195;
	var HIGH_WORD_TWO_NEG_27 = 1044381696;
	/**
	* Evaluates the tangent of a number.
	*
	* ## Method
	*
	* -   Let \\(S\\), \\(C\\), and \\(T\\) denote the \\(\sin\\), \\(\cos\\), and \\(\tan\\), respectively, on \\(\[-\pi/4, +\pi/4\]\\).
	*
	* -   Reduce the argument \\(x\\) to \\(y1+y2 = x-k\pi/2\\) in \\(\[-\pi/4, +\pi/4\]\\), and let \\(n = k \mod 4\\).
	*
	* -   We have
	*
	*     | n | sin(x) | cos(x) | tan(x) |
	*     | - | ------ | ------ | ------ |
	*     | 0 |    S   |    C   |   T    |
	*     | 1 |    C   |   -S   |  -1/T  |
	*     | 2 |   -S   |   -C   |   T    |
	*     | 3 |   -C   |    S   |  -1/T  |
	*
	* @param {number} x - input value (in radians)
	* @returns {number} tangent
	*
	* @example
	* var v = tan( 0.0 );
	* // returns ~0.0
	*
	* @example
	* var v = tan( -3.141592653589793/4.0 );
	* // returns ~-1.0
	*
	* @example
	* var v = tan( 3.141592653589793/4.0 );
	* // returns ~1.0
	*
	* @example
	* var v = tan( NaN );
	* // returns NaN
	*/
	function tan(x) {
		var ix;
		var n;
		ix = getHighWord(x);
		ix &= HIGH_WORD_ABS_MASK;
		if (ix <= HIGH_WORD_PIO4) {
			if (ix < HIGH_WORD_TWO_NEG_27) return x;
			return kernelTan(x, 0, 1);
		}
		if (ix >= HIGH_WORD_EXPONENT_MASK) return NaN;
		n = rempio2(x, buffer);
		return kernelTan(buffer[0], buffer[1], 1 - ((n & 1) << 1));
	}
	module.exports = tan;
}));

// node_modules/@stdlib/math-base-special-tan/lib/index.js
/**
* @license Apache-2.0
*
* Copyright (c) 2018 The Stdlib Authors.
*
* Licensed under the Apache License, Version 2.0 (the "License");
* you may not use this file except in compliance with the License.
* You may obtain a copy of the License at
*
*    http://www.apache.org/licenses/LICENSE-2.0
*
* Unless required by applicable law or agreed to in writing, software
* distributed under the License is distributed on an "AS IS" BASIS,
* WITHOUT WARRANTIES OR CONDITIONS OF ANY KIND, either express or implied.
* See the License for the specific language governing permissions and
* limitations under the License.
*/
var require_lib$3 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Evaluate the tangent of a number.
	*
	* @module @stdlib/math-base-special-tan
	*
	* @example
	* var tan = require( '@stdlib/math-base-special-tan' );
	*
	* var v = tan( 0.0 );
	* // returns ~0.0
	*
	* v = tan( -3.141592653589793/4.0 );
	* // returns ~-1.0
	*
	* v = tan( 3.141592653589793/4.0 );
	* // returns ~1.0
	*
	* v = tan( NaN );
	* // returns NaN
	*/
	var main = require_main$2();
	module.exports = main;
}));

// node_modules/@stdlib/math-base-special-digamma/lib/polyval_p.js
/**
* @license Apache-2.0
*
* Copyright (c) 2024 The Stdlib Authors.
*
* Licensed under the Apache License, Version 2.0 (the "License");
* you may not use this file except in compliance with the License.
* You may obtain a copy of the License at
*
*    http://www.apache.org/licenses/LICENSE-2.0
*
* Unless required by applicable law or agreed to in writing, software
* distributed under the License is distributed on an "AS IS" BASIS,
* WITHOUT WARRANTIES OR CONDITIONS OF ANY KIND, either express or implied.
* See the License for the specific language governing permissions and
* limitations under the License.
*/
var require_polyval_p = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Evaluates a polynomial.
	*
	* ## Notes
	*
	* -   The implementation uses [Horner's rule][horners-method] for efficient computation.
	*
	* [horners-method]: https://en.wikipedia.org/wiki/Horner%27s_method
	*
	* @private
	* @param {number} x - value at which to evaluate the polynomial
	* @returns {number} evaluated polynomial
	*/
	function evalpoly(x) {
		if (x === 0) return .08333333333333333;
		return .08333333333333333 + x * (-.008333333333333333 + x * (.003968253968253968 + x * (-.004166666666666667 + x * (.007575757575757576 + x * (-.021092796092796094 + x * (.08333333333333333 + x * -.4432598039215686))))));
	}
	module.exports = evalpoly;
}));

// node_modules/@stdlib/math-base-special-digamma/lib/asymptotic_expansion.js
/**
* @license Apache-2.0
*
* Copyright (c) 2018 The Stdlib Authors.
*
* Licensed under the Apache License, Version 2.0 (the "License");
* you may not use this file except in compliance with the License.
* You may obtain a copy of the License at
*
*    http://www.apache.org/licenses/LICENSE-2.0
*
* Unless required by applicable law or agreed to in writing, software
* distributed under the License is distributed on an "AS IS" BASIS,
* WITHOUT WARRANTIES OR CONDITIONS OF ANY KIND, either express or implied.
* See the License for the specific language governing permissions and
* limitations under the License.
*
*
* ## Notice
*
* The original C++ code and copyright notice are from the [Boost library]{@link http://www.boost.org/doc/libs/1_53_0/libs/math/doc/sf_and_dist/html/math_toolkit/special/sf_gamma/digamma.html}. The implementation follows the original but has been modified for JavaScript.
*
* ```text
* (C) Copyright John Maddock 2006.
*
* Use, modification and distribution are subject to the
* Boost Software License, Version 1.0. (See accompanying file
* LICENSE or copy at http://www.boost.org/LICENSE_1_0.txt)
* ```
*/
var require_asymptotic_expansion = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var ln = require_lib$10();
	var polyval = require_polyval_p();
	/**
	* Evaluates the digamma function via asymptotic expansion.
	*
	* @private
	* @param {number} x - input value
	* @returns {number} function value
	*/
	function digamma(x) {
		var y;
		var z;
		x -= 1;
		y = ln(x) + 1 / (2 * x);
		z = 1 / (x * x);
		return y - z * polyval(z);
	}
	module.exports = digamma;
}));

// node_modules/@stdlib/math-base-special-digamma/lib/rational_pq.js
/**
* @license Apache-2.0
*
* Copyright (c) 2024 The Stdlib Authors.
*
* Licensed under the Apache License, Version 2.0 (the "License");
* you may not use this file except in compliance with the License.
* You may obtain a copy of the License at
*
*    http://www.apache.org/licenses/LICENSE-2.0
*
* Unless required by applicable law or agreed to in writing, software
* distributed under the License is distributed on an "AS IS" BASIS,
* WITHOUT WARRANTIES OR CONDITIONS OF ANY KIND, either express or implied.
* See the License for the specific language governing permissions and
* limitations under the License.
*/
var require_rational_pq = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Evaluates a rational function (i.e., the ratio of two polynomials described by the coefficients stored in \\(P\\) and \\(Q\\)).
	*
	* ## Notes
	*
	* -   Coefficients should be sorted in ascending degree.
	* -   The implementation uses [Horner's rule][horners-method] for efficient computation.
	*
	* [horners-method]: https://en.wikipedia.org/wiki/Horner%27s_method
	*
	* @private
	* @param {number} x - value at which to evaluate the rational function
	* @returns {number} evaluated rational function
	*/
	function evalrational(x) {
		var ax;
		var s1;
		var s2;
		if (x === 0) return .25479851061131553;
		if (x < 0) ax = -x;
		else ax = x;
		if (ax <= 1) {
			s1 = .25479851061131553 + x * (-.3255503118680449 + x * (-.6503185377089651 + x * (-.28919126444774784 + x * (-.04525132144873906 + x * (-.002071332116774595 + x * 0)))));
			s2 = 1 + x * (2.076711702373047 + x * (1.4606242909763516 + x * (.43593529692665967 + x * (.054151797245674226 + x * (.0021284987017821146 + x * -5.578984132167551e-7)))));
		} else {
			x = 1 / x;
			s1 = 0 + x * (-.002071332116774595 + x * (-.04525132144873906 + x * (-.28919126444774784 + x * (-.6503185377089651 + x * (-.3255503118680449 + x * .25479851061131553)))));
			s2 = -5.578984132167551e-7 + x * (.0021284987017821146 + x * (.054151797245674226 + x * (.43593529692665967 + x * (1.4606242909763516 + x * (2.076711702373047 + x * 1)))));
		}
		return s1 / s2;
	}
	module.exports = evalrational;
}));

// node_modules/@stdlib/math-base-special-digamma/lib/rational_approximation.js
/**
* @license Apache-2.0
*
* Copyright (c) 2018 The Stdlib Authors.
*
* Licensed under the Apache License, Version 2.0 (the "License");
* you may not use this file except in compliance with the License.
* You may obtain a copy of the License at
*
*    http://www.apache.org/licenses/LICENSE-2.0
*
* Unless required by applicable law or agreed to in writing, software
* distributed under the License is distributed on an "AS IS" BASIS,
* WITHOUT WARRANTIES OR CONDITIONS OF ANY KIND, either express or implied.
* See the License for the specific language governing permissions and
* limitations under the License.
*/
var require_rational_approximation = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var rateval = require_rational_pq();
	var root1 = 1569415565 / 1073741824;
	var root2 = 381566830 / 1073741824 / 1073741824;
	var root3 = 9016312093258695e-35;
	var Y = .9955816268920898;
	/**
	* Evaluates the digamma function over interval `[1,2]`.
	*
	* @private
	* @param {number} x - input value
	* @returns {number} function value
	*/
	function digamma(x) {
		var g;
		var r;
		g = x - root1;
		g -= root2;
		g -= root3;
		r = rateval(x - 1);
		return g * Y + g * r;
	}
	module.exports = digamma;
}));

// node_modules/@stdlib/math-base-special-digamma/lib/main.js
/**
* @license Apache-2.0
*
* Copyright (c) 2018 The Stdlib Authors.
*
* Licensed under the Apache License, Version 2.0 (the "License");
* you may not use this file except in compliance with the License.
* You may obtain a copy of the License at
*
*    http://www.apache.org/licenses/LICENSE-2.0
*
* Unless required by applicable law or agreed to in writing, software
* distributed under the License is distributed on an "AS IS" BASIS,
* WITHOUT WARRANTIES OR CONDITIONS OF ANY KIND, either express or implied.
* See the License for the specific language governing permissions and
* limitations under the License.
*
*
* ## Notice
*
* The original C++ code and copyright notice are from the [Boost library]{@link https://www.boost.org/doc/libs/1_85_0/boost/math/special_functions/digamma.hpp}. The implementation follows the original but has been modified for JavaScript.
*
* ```text
* (C) Copyright John Maddock 2006.
*
* Use, modification and distribution are subject to the
* Boost Software License, Version 1.0. (See accompanying file
* LICENSE or copy at http://www.boost.org/LICENSE_1_0.txt)
* ```
*/
var require_main$1 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var isnan = require_lib$11();
	var floor = require_lib$12();
	var tan = require_lib$3();
	var PI = require_lib$13();
	var asymptoticApprox = require_asymptotic_expansion();
	var rationalApprox = require_rational_approximation();
	var MIN_SAFE_ASYMPTOTIC = 10;
	/**
	* Evaluates the digamma function.
	*
	* ## Method
	*
	* 1.  For \\(x < 0\\), we use the reflection formula
	*
	*     ```tex
	*     \psi(1-x) = \psi(x) + \frac{\pi}{\tan(\pi x)}
	*     ```
	*
	*     to make \\(x\\) positive.
	*
	* 2.  For \\(x \in \[0,1]\\), we use the recurrence relation
	*
	*     ```tex
	*     \psi(x) = \psi(x+1) - \frac{1}{x}
	*     ```
	*
	*     to shift the evaluation range to \\(\[1,2]\\).
	*
	* 3.  For \\(x \in \[1,2]\\), we use a rational approximation of the form
	*
	*     ```tex
	*     \psi(x) = (x - \mathrm{root})(Y + \operatorname{R}(x-1))
	*     ```
	*
	*     where \\(\mathrm{root}\\) is the location of the positive root of \\(\psi\\), \\(Y\\) is a constant, and \\(R\\) is optimized for low absolute error compared to \\(Y\\).
	*
	*     <!-- <note>-->
	*
	*     Note that, since \\(\mathrm{root}\\) is irrational, we need twice as many digits in \\(\mathrm{root}\\) as in \\(x\\) in order to avoid cancellation error during subtraction, assuming \\(x\\) has an exact value. This means that, even if \\(x\\) is rounded to the next representable value, the result of \\(\psi(x)\\) will not be zero.
	*
	*     <!-- </note> -->
	*
	*     <!-- <note> -->
	*
	*     This approach gives 17-digit precision.
	*
	*     <!-- </note> -->
	*
	* 4.  For \\(x \in \[2,\mathrm{BIG}]\\), we use the recurrence relation
	*
	*     ```tex
	*     \psi(x+1) = \psi(x) + \frac{1}{x}
	*     ```
	*
	*     to shift the evaluation range to \\(\[1,2]\\).
	*
	* 5.  For \\(x > \mathrm{BIG}\\), we use the asymptotic expression
	*
	*     ```tex
	*     \psi(x) = \ln(x) + \frac{1}{2x} - \biggl( \frac{B_{21}}{2x^2} + \frac{B_{22}}{4x^4} + \frac{B_{23}}{6x^6} + \ldots \biggr)
	*     ```
	*
	*     This expansion, however, is divergent after a few terms. The number of terms depends on \\(x\\). Accordingly, we must choose a value of \\(\mathrm{BIG}\\) which allows us to truncate the series at a term that is too small to have an effect on the result. Setting \\(\mathrm{BIG} = 10\\), allows us to truncate the series early and evaluate as \\(1/x^2\\).
	*
	*     <!-- <note> -->
	*
	*     This approach gives 17-digit precision for \\(x \geq 10\\).
	*
	*     <!-- </note> -->
	*
	* ## Notes
	*
	* -   Maximum deviation found: \\(1.466\\mbox{e-}18\\)
	* -   Max error found: \\(2.452\mbox{e-}17\\) (double precision)
	*
	* @param {number} x - input value
	* @returns {number} function value
	*
	* @example
	* var v = digamma( -2.5 );
	* // returns ~1.103
	*
	* @example
	* var v = digamma( 1.0 );
	* // returns ~-0.577
	*
	* @example
	* var v = digamma( 10.0 );
	* // returns ~2.252
	*
	* @example
	* var v = digamma( NaN );
	* // returns NaN
	*
	* @example
	* var v = digamma( -1.0 );
	* // returns NaN
	*/
	function digamma(x) {
		var rem;
		var tmp;
		if (isnan(x) || x === 0) return NaN;
		if (x <= -1) {
			x = 1 - x;
			rem = x - floor(x);
			if (rem > .5) rem -= 1;
			if (rem === 0) return NaN;
			tmp = PI / tan(PI * rem);
		} else tmp = 0;
		if (x >= MIN_SAFE_ASYMPTOTIC) {
			tmp += asymptoticApprox(x);
			return tmp;
		}
		while (x > 2) {
			x -= 1;
			tmp += 1 / x;
		}
		while (x < 1) {
			tmp -= 1 / x;
			x += 1;
		}
		tmp += rationalApprox(x);
		return tmp;
	}
	module.exports = digamma;
}));

// node_modules/@stdlib/math-base-special-digamma/lib/index.js
/**
* @license Apache-2.0
*
* Copyright (c) 2018 The Stdlib Authors.
*
* Licensed under the Apache License, Version 2.0 (the "License");
* you may not use this file except in compliance with the License.
* You may obtain a copy of the License at
*
*    http://www.apache.org/licenses/LICENSE-2.0
*
* Unless required by applicable law or agreed to in writing, software
* distributed under the License is distributed on an "AS IS" BASIS,
* WITHOUT WARRANTIES OR CONDITIONS OF ANY KIND, either express or implied.
* See the License for the specific language governing permissions and
* limitations under the License.
*/
var require_lib$2 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Evaluate the digamma function.
	*
	* @module @stdlib/math-base-special-digamma
	*
	* @example
	* var digamma = require( '@stdlib/math-base-special-digamma' );
	*
	* var v = digamma( -2.5 );
	* // returns ~1.103
	*
	* v = digamma( 1.0 );
	* // returns ~-0.577
	*
	* v = digamma( 10.0 );
	* // returns ~2.252
	*
	* v = digamma( NaN );
	* // returns NaN
	*
	* v = digamma( -1.0 );
	* // returns NaN
	*/
	var main = require_main$1();
	module.exports = main;
}));

// node_modules/@stdlib/constants-float64-pi-squared/lib/index.js
/**
* @license Apache-2.0
*
* Copyright (c) 2018 The Stdlib Authors.
*
* Licensed under the Apache License, Version 2.0 (the "License");
* you may not use this file except in compliance with the License.
* You may obtain a copy of the License at
*
*    http://www.apache.org/licenses/LICENSE-2.0
*
* Unless required by applicable law or agreed to in writing, software
* distributed under the License is distributed on an "AS IS" BASIS,
* WITHOUT WARRANTIES OR CONDITIONS OF ANY KIND, either express or implied.
* See the License for the specific language governing permissions and
* limitations under the License.
*/
var require_lib$1 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Square of the mathematical constant `π`.
	*
	* @module @stdlib/constants-float64-pi-squared
	* @type {number}
	*
	* @example
	* var PI_SQUARED = require( '@stdlib/constants-float64-pi-squared' );
	* // returns 9.869604401089358
	*/
	/**
	* Square of the mathematical constant `π`.
	*
	* @constant
	* @type {number}
	* @default 9.869604401089358
	* @see [Wikipedia]{@link https://en.wikipedia.org/wiki/Pi}
	*/
	var PI_SQUARED = 9.869604401089358;
	module.exports = PI_SQUARED;
}));

// node_modules/@stdlib/math-base-special-trigamma/lib/rational_p12q12.js
/**
* @license Apache-2.0
*
* Copyright (c) 2024 The Stdlib Authors.
*
* Licensed under the Apache License, Version 2.0 (the "License");
* you may not use this file except in compliance with the License.
* You may obtain a copy of the License at
*
*    http://www.apache.org/licenses/LICENSE-2.0
*
* Unless required by applicable law or agreed to in writing, software
* distributed under the License is distributed on an "AS IS" BASIS,
* WITHOUT WARRANTIES OR CONDITIONS OF ANY KIND, either express or implied.
* See the License for the specific language governing permissions and
* limitations under the License.
*/
var require_rational_p12q12 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Evaluates a rational function (i.e., the ratio of two polynomials described by the coefficients stored in \\(P\\) and \\(Q\\)).
	*
	* ## Notes
	*
	* -   Coefficients should be sorted in ascending degree.
	* -   The implementation uses [Horner's rule][horners-method] for efficient computation.
	*
	* [horners-method]: https://en.wikipedia.org/wiki/Horner%27s_method
	*
	* @private
	* @param {number} x - value at which to evaluate the rational function
	* @returns {number} evaluated rational function
	*/
	function evalrational(x) {
		var ax;
		var s1;
		var s2;
		if (x === 0) return -.9999999999999991;
		if (x < 0) ax = -x;
		else ax = x;
		if (ax <= 1) {
			s1 = -.9999999999999991 + x * (-4.712373111208652 + x * (-7.94125711970499 + x * (-5.746577466976647 + x * (-.4042133494563989 + x * (2.4787778117864288 + x * (2.0771415170245513 + x * (.8588778991623601 + x * (.20499222604410033 + x * (.027210314034819473 + x * .001576484902087695)))))))));
			s2 = 1 + x * (4.712373111208634 + x * (9.586191186553398 + x * (11.094006726982938 + x * (8.090754247493278 + x * (3.877058901598914 + x * (1.2275867870191448 + x * (.249092040606385 + x * (.02957504139006556 + x * (.0015764849020049815 + x * 16126405034405948e-31)))))))));
		} else {
			x = 1 / x;
			s1 = .001576484902087695 + x * (.027210314034819473 + x * (.20499222604410033 + x * (.8588778991623601 + x * (2.0771415170245513 + x * (2.4787778117864288 + x * (-.4042133494563989 + x * (-5.746577466976647 + x * (-7.94125711970499 + x * (-4.712373111208652 + x * -.9999999999999991)))))))));
			s2 = 16126405034405948e-31 + x * (.0015764849020049815 + x * (.02957504139006556 + x * (.249092040606385 + x * (1.2275867870191448 + x * (3.877058901598914 + x * (8.090754247493278 + x * (11.094006726982938 + x * (9.586191186553398 + x * (4.712373111208634 + x * 1)))))))));
		}
		return s1 / s2;
	}
	module.exports = evalrational;
}));

// node_modules/@stdlib/math-base-special-trigamma/lib/rational_p24q24.js
/**
* @license Apache-2.0
*
* Copyright (c) 2024 The Stdlib Authors.
*
* Licensed under the Apache License, Version 2.0 (the "License");
* you may not use this file except in compliance with the License.
* You may obtain a copy of the License at
*
*    http://www.apache.org/licenses/LICENSE-2.0
*
* Unless required by applicable law or agreed to in writing, software
* distributed under the License is distributed on an "AS IS" BASIS,
* WITHOUT WARRANTIES OR CONDITIONS OF ANY KIND, either express or implied.
* See the License for the specific language governing permissions and
* limitations under the License.
*/
var require_rational_p24q24 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Evaluates a rational function (i.e., the ratio of two polynomials described by the coefficients stored in \\(P\\) and \\(Q\\)).
	*
	* ## Notes
	*
	* -   Coefficients should be sorted in ascending degree.
	* -   The implementation uses [Horner's rule][horners-method] for efficient computation.
	*
	* [horners-method]: https://en.wikipedia.org/wiki/Horner%27s_method
	*
	* @private
	* @param {number} x - value at which to evaluate the rational function
	* @returns {number} evaluated rational function
	*/
	function evalrational(x) {
		var ax;
		var s1;
		var s2;
		if (x === 0) return -2.5584373473990794;
		if (x < 0) ax = -x;
		else ax = x;
		if (ax <= 1) {
			s1 = -2.5584373473990794 + x * (-12.283020824054201 + x * (-23.9195022162768 + x * (-24.925643150482347 + x * (-14.797912276547878 + x * (-4.466544539286106 + x * (-.01914390334056497 + x * (.5154120525543513 + x * (.1953783487860643 + x * (.03347612826241743 + x * (.0023736652059422065 + x * 0))))))))));
			s2 = 1 + x * (4.800985584544199 + x * (9.992207278431701 + x * (11.889614616763133 + x * (8.966132566838091 + x * (4.4725413614962415 + x * (1.4860098202819654 + x * (.31957073576676426 + x * (.040735834578768094 + x * (.0023736652059327163 + x * (23955488790352614e-32 + x * -29474924474061867e-34))))))))));
		} else {
			x = 1 / x;
			s1 = 0 + x * (.0023736652059422065 + x * (.03347612826241743 + x * (.1953783487860643 + x * (.5154120525543513 + x * (-.01914390334056497 + x * (-4.466544539286106 + x * (-14.797912276547878 + x * (-24.925643150482347 + x * (-23.9195022162768 + x * (-12.283020824054201 + x * -2.5584373473990794))))))))));
			s2 = -29474924474061867e-34 + x * (23955488790352614e-32 + x * (.0023736652059327163 + x * (.040735834578768094 + x * (.31957073576676426 + x * (1.4860098202819654 + x * (4.4725413614962415 + x * (8.966132566838091 + x * (11.889614616763133 + x * (9.992207278431701 + x * (4.800985584544199 + x * 1))))))))));
		}
		return s1 / s2;
	}
	module.exports = evalrational;
}));

// node_modules/@stdlib/math-base-special-trigamma/lib/rational_p48q48.js
/**
* @license Apache-2.0
*
* Copyright (c) 2024 The Stdlib Authors.
*
* Licensed under the Apache License, Version 2.0 (the "License");
* you may not use this file except in compliance with the License.
* You may obtain a copy of the License at
*
*    http://www.apache.org/licenses/LICENSE-2.0
*
* Unless required by applicable law or agreed to in writing, software
* distributed under the License is distributed on an "AS IS" BASIS,
* WITHOUT WARRANTIES OR CONDITIONS OF ANY KIND, either express or implied.
* See the License for the specific language governing permissions and
* limitations under the License.
*/
var require_rational_p48q48 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Evaluates a rational function (i.e., the ratio of two polynomials described by the coefficients stored in \\(P\\) and \\(Q\\)).
	*
	* ## Notes
	*
	* -   Coefficients should be sorted in ascending degree.
	* -   The implementation uses [Horner's rule][horners-method] for efficient computation.
	*
	* [horners-method]: https://en.wikipedia.org/wiki/Horner%27s_method
	*
	* @private
	* @param {number} x - value at which to evaluate the rational function
	* @returns {number} evaluated rational function
	*/
	function evalrational(x) {
		var ax;
		var s1;
		var s2;
		if (x === 0) return 16662611269702147e-33;
		if (x < 0) ax = -x;
		else ax = x;
		if (ax <= 1) {
			s1 = 16662611269702147e-33 + x * (.4999999999999977 + x * (6.402709450190538 + x * (41.38333741550006 + x * (166.8033418545628 + x * (453.39964786925367 + x * (851.153712317697 + x * (1097.7065756728507 + x * (938.4312324784553 + x * (487.26800160465194 + x * 119.95344524233573)))))))));
			s2 = 1 + x * (12.472085567047449 + x * (78.60931297532986 + x * (307.47024605031834 + x * (805.1406861011516 + x * (1439.1201976029215 + x * (1735.6105285756048 + x * (1348.3250071285634 + x * (607.2259858605709 + x * (119.95231785727705 + x * .00014016591835503607)))))))));
		} else {
			x = 1 / x;
			s1 = 119.95344524233573 + x * (487.26800160465194 + x * (938.4312324784553 + x * (1097.7065756728507 + x * (851.153712317697 + x * (453.39964786925367 + x * (166.8033418545628 + x * (41.38333741550006 + x * (6.402709450190538 + x * (.4999999999999977 + x * 16662611269702147e-33)))))))));
			s2 = .00014016591835503607 + x * (119.95231785727705 + x * (607.2259858605709 + x * (1348.3250071285634 + x * (1735.6105285756048 + x * (1439.1201976029215 + x * (805.1406861011516 + x * (307.47024605031834 + x * (78.60931297532986 + x * (12.472085567047449 + x * 1)))))))));
		}
		return s1 / s2;
	}
	module.exports = evalrational;
}));

// node_modules/@stdlib/math-base-special-trigamma/lib/rational_p816q816.js
/**
* @license Apache-2.0
*
* Copyright (c) 2024 The Stdlib Authors.
*
* Licensed under the Apache License, Version 2.0 (the "License");
* you may not use this file except in compliance with the License.
* You may obtain a copy of the License at
*
*    http://www.apache.org/licenses/LICENSE-2.0
*
* Unless required by applicable law or agreed to in writing, software
* distributed under the License is distributed on an "AS IS" BASIS,
* WITHOUT WARRANTIES OR CONDITIONS OF ANY KIND, either express or implied.
* See the License for the specific language governing permissions and
* limitations under the License.
*/
var require_rational_p816q816 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Evaluates a rational function (i.e., the ratio of two polynomials described by the coefficients stored in \\(P\\) and \\(Q\\)).
	*
	* ## Notes
	*
	* -   Coefficients should be sorted in ascending degree.
	* -   The implementation uses [Horner's rule][horners-method] for efficient computation.
	*
	* [horners-method]: https://en.wikipedia.org/wiki/Horner%27s_method
	*
	* @private
	* @param {number} x - value at which to evaluate the rational function
	* @returns {number} evaluated rational function
	*/
	function evalrational(x) {
		var ax;
		var s1;
		var s2;
		if (x === 0) return -1848283152741466e-35;
		if (x < 0) ax = -x;
		else ax = x;
		if (ax <= 1) {
			s1 = -1848283152741466e-35 + x * (.5 + x * (3.0253386524731334 + x * (13.599592751745737 + x * (35.31322242830879 + x * (67.16394245507142 + x * (83.5767733658514 + x * (71.07349121223571 + x * (35.86215156147256 + x * 8.721522316399835))))))));
			s2 = 1 + x * (5.717343971612935 + x * (25.29340417962044 + x * (62.26197679674682 + x * (113.955048909239 + x * (130.80713832893898 + x * (102.42314690233765 + x * (44.04247728052452 + x * (8.89898032477904 + x * -.029662733687204))))))));
		} else {
			x = 1 / x;
			s1 = 8.721522316399835 + x * (35.86215156147256 + x * (71.07349121223571 + x * (83.5767733658514 + x * (67.16394245507142 + x * (35.31322242830879 + x * (13.599592751745737 + x * (3.0253386524731334 + x * (.5 + x * -1848283152741466e-35))))))));
			s2 = -.029662733687204 + x * (8.89898032477904 + x * (44.04247728052452 + x * (102.42314690233765 + x * (130.80713832893898 + x * (113.955048909239 + x * (62.26197679674682 + x * (25.29340417962044 + x * (5.717343971612935 + x * 1))))))));
		}
		return s1 / s2;
	}
	module.exports = evalrational;
}));

// node_modules/@stdlib/math-base-special-trigamma/lib/rational_p16infq16inf.js
/**
* @license Apache-2.0
*
* Copyright (c) 2024 The Stdlib Authors.
*
* Licensed under the Apache License, Version 2.0 (the "License");
* you may not use this file except in compliance with the License.
* You may obtain a copy of the License at
*
*    http://www.apache.org/licenses/LICENSE-2.0
*
* Unless required by applicable law or agreed to in writing, software
* distributed under the License is distributed on an "AS IS" BASIS,
* WITHOUT WARRANTIES OR CONDITIONS OF ANY KIND, either express or implied.
* See the License for the specific language governing permissions and
* limitations under the License.
*/
var require_rational_p16infq16inf = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Evaluates a rational function (i.e., the ratio of two polynomials described by the coefficients stored in \\(P\\) and \\(Q\\)).
	*
	* ## Notes
	*
	* -   Coefficients should be sorted in ascending degree.
	* -   The implementation uses [Horner's rule][horners-method] for efficient computation.
	*
	* [horners-method]: https://en.wikipedia.org/wiki/Horner%27s_method
	*
	* @private
	* @param {number} x - value at which to evaluate the rational function
	* @returns {number} evaluated rational function
	*/
	function evalrational(x) {
		var ax;
		var s1;
		var s2;
		if (x === 0) return 0;
		if (x < 0) ax = -x;
		else ax = x;
		if (ax <= 1) {
			s1 = 0 + x * (.5 + x * (.34562566988545623 + x * (9.628954993608422 + x * (3.5936085382439025 + x * (49.45959911843888 + x * (7.775192373218939 + x * (74.4536074488178 + x * (2.7520934039706906 + x * (23.92923597114717 + x * 0)))))))));
			s2 = 1 + x * (.3579180064375791 + x * (19.138603985070986 + x * (.8743490814641436 + x * (98.65160974348555 + x * (-16.10519728333829 + x * (154.31686021625373 + x * (-40.2026880424379 + x * (60.167913667426475 + x * (-13.341484462225642 + x * 2.537956362006499)))))))));
		} else {
			x = 1 / x;
			s1 = 0 + x * (23.92923597114717 + x * (2.7520934039706906 + x * (74.4536074488178 + x * (7.775192373218939 + x * (49.45959911843888 + x * (3.5936085382439025 + x * (9.628954993608422 + x * (.34562566988545623 + x * (.5 + x * 0)))))))));
			s2 = 2.537956362006499 + x * (-13.341484462225642 + x * (60.167913667426475 + x * (-40.2026880424379 + x * (154.31686021625373 + x * (-16.10519728333829 + x * (98.65160974348555 + x * (.8743490814641436 + x * (19.138603985070986 + x * (.3579180064375791 + x * 1)))))))));
		}
		return s1 / s2;
	}
	module.exports = evalrational;
}));

// node_modules/@stdlib/math-base-special-trigamma/lib/main.js
/**
* @license Apache-2.0
*
* Copyright (c) 2018 The Stdlib Authors.
*
* Licensed under the Apache License, Version 2.0 (the "License");
* you may not use this file except in compliance with the License.
* You may obtain a copy of the License at
*
*    http://www.apache.org/licenses/LICENSE-2.0
*
* Unless required by applicable law or agreed to in writing, software
* distributed under the License is distributed on an "AS IS" BASIS,
* WITHOUT WARRANTIES OR CONDITIONS OF ANY KIND, either express or implied.
* See the License for the specific language governing permissions and
* limitations under the License.
*
*
* ## Notice
*
* The original C++ code and copyright notice are from the [Boost library]{@link http://www.boost.org/doc/libs/1_85_0/boost/math/special_functions/trigamma.hpp}. The implementation follows the original but has been reformatted and modified for JavaScript.
*
* ```text
* (C) Copyright John Maddock 2006.
*
* Use, modification and distribution are subject to the
* Boost Software License, Version 1.0. (See accompanying file
* LICENSE or copy at http://www.boost.org/LICENSE_1_0.txt)
* ```
*/
var require_main = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var floor = require_lib$12();
	var sinpi = require_lib$14();
	var PI_SQUARED = require_lib$1();
	var rateval12 = require_rational_p12q12();
	var rateval24 = require_rational_p24q24();
	var rateval48 = require_rational_p48q48();
	var rateval816 = require_rational_p816q816();
	var rateval16INF = require_rational_p16infq16inf();
	var YOFFSET24 = 3.5584373474121094;
	/**
	* Evaluates the trigamma function.
	*
	* @param {number} x - input value
	* @returns {number} function value
	*
	* @example
	* var v = trigamma( -2.5 );
	* // returns ~9.539
	*
	* @example
	* var v = trigamma( 1.0 );
	* // returns ~1.645
	*
	* @example
	* var v = trigamma( 10.0 );
	* // returns ~0.105
	*
	* @example
	* var v = trigamma( NaN );
	* // returns NaN
	*
	* @example
	* var v = trigamma( -1.0 );
	* // returns NaN
	*/
	function trigamma(x) {
		var result;
		var s;
		var y;
		var z;
		result = 0;
		if (x <= 0) {
			if (floor(x) === x) return NaN;
			s = sinpi(x);
			z = 1 - x;
			return -trigamma(z) + PI_SQUARED / (s * s);
		}
		if (x < 1) {
			result = 1 / (x * x);
			x += 1;
		}
		if (x <= 2) result += (2 + rateval12(x)) / (x * x);
		else if (x <= 4) result += (YOFFSET24 + rateval24(x)) / (x * x);
		else if (x <= 8) {
			y = 1 / x;
			result += (1 + rateval48(y)) / x;
		} else if (x <= 16) {
			y = 1 / x;
			result += (1 + rateval816(y)) / x;
		} else {
			y = 1 / x;
			result += (1 + rateval16INF(y)) / x;
		}
		return result;
	}
	module.exports = trigamma;
}));

// node_modules/@stdlib/math-base-special-trigamma/lib/index.js
/**
* @license Apache-2.0
*
* Copyright (c) 2018 The Stdlib Authors.
*
* Licensed under the Apache License, Version 2.0 (the "License");
* you may not use this file except in compliance with the License.
* You may obtain a copy of the License at
*
*    http://www.apache.org/licenses/LICENSE-2.0
*
* Unless required by applicable law or agreed to in writing, software
* distributed under the License is distributed on an "AS IS" BASIS,
* WITHOUT WARRANTIES OR CONDITIONS OF ANY KIND, either express or implied.
* See the License for the specific language governing permissions and
* limitations under the License.
*/
var require_lib = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Evaluate the trigamma function.
	*
	* @module @stdlib/math-base-special-trigamma
	*
	* @example
	* var trigamma = require( '@stdlib/math-base-special-trigamma' );
	*
	* var v = trigamma( -2.5 );
	* // returns ~9.539
	*
	* v = trigamma( 1.0 );
	* // returns ~1.645
	*
	* v = trigamma( 10.0 );
	* // returns ~0.105
	*
	* v = trigamma( NaN );
	* // returns NaN
	*
	* v = trigamma( -1.0 );
	* // returns NaN
	*/
	var main = require_main();
	module.exports = main;
}));

// src/judge/moderation.ts
var import_lib = /* @__PURE__ */ __toESM(require_lib$2(), 1);
var import_lib$1 = /* @__PURE__ */ __toESM(require_lib(), 1);
/** With fewer benchmarks, or rounds, too little is known of how much variances differ. */
const LEAST_PEERS = 3;
const LEAST_ROUNDS_OF_LOOK = 8;
/** What a look spends of its share of α on testing a benchmark by itself, exactly, so that others that vary much more cannot hide it. */
const SPENT_ALONE = .2;
/**
* What it spends on the moderated test. How much variances differ is an estimate too, and where it comes out too small so does the
* quantile. Of six looks or more that is paid for by their correction (Bonferroni's), which is stricter than it has to be for
* looks at the same rounds; fewer leave a fifth of α unspent for it (`bench/moderation.ts`).
*/
const spentTogether = (alphaShare) => alphaShare <= SHARE_OF_SIX_LOOKS ? .8 : .6;
const SHARE_OF_SIX_LOOKS = 1 / 6;
/**
* Moderated t tests (Smyth 2004). The variance of eight rounds is so poorly known that a t test asks for almost twice as many
* standard errors as it would if it were known, and rounds of one metric vary by about as much in all benchmarks of a run.
* So their variances are taken for draws of one distribution, s₀²·d₀/χ²(d₀), which is fitted to them; each is then
*
*     s̃² = (d₀·s₀² + d·s²) / (d₀ + d)     of d₀ + d degrees of freedom
*
* The more they differ, the smaller is d₀, and the less changes. Unlike Smyth's, s̃² is never less than s²: a benchmark that
* varies more than all others would be called slower by their quiet.
*
* What counts at a look are the rounds that each has until then, so that it comes to the same whatever is measured later.
*
* @returns a function that gives looks of a group as they count: each tested by itself, and then as one of the group; where that is
*   too small, as it was
*/
function moderateTogether(peers) {
	const groups = Map.groupBy(peers, ({ group }) => group);
	const distributions = new Map([...groups].map(([group, members]) => [group, openDistributions(members)]));
	return (looks, group) => looks.flatMap((look) => {
		const { estimate, rounds, alphaShare } = look;
		const distribution = rounds < LEAST_ROUNDS_OF_LOOK || estimate.sd === 0 ? null : distributions.get(group)?.(rounds) ?? null;
		if (distribution === null) return [look];
		return [{
			rounds,
			estimate,
			alphaShare: alphaShare * SPENT_ALONE
		}, {
			rounds,
			estimate: moderatedEstimate(estimate, distribution),
			alphaShare: alphaShare * spentTogether(alphaShare)
		}];
	});
}
/** By the rounds of a look; null: too few to tell. */
function openDistributions(members) {
	const fitted = /* @__PURE__ */ new Map();
	return (rounds) => {
		if (!fitted.has(rounds)) fitted.set(rounds, distributionOf(members.flatMap(({ held }) => held.findLast((look) => look.rounds <= rounds)?.estimate ?? [])));
		return fitted.get(rounds);
	};
}
function moderatedEstimate(estimate, { variance, degreesOfFreedom, inAll }) {
	const together = degreesOfFreedom + estimate.degreesOfFreedom;
	const squeezed = (degreesOfFreedom * variance + estimate.degreesOfFreedom * estimate.sd ** 2) / together;
	return {
		...estimate,
		standardError: Math.max(estimate.standardError, Math.sqrt(squeezed / estimate.n)),
		degreesOfFreedom: Math.min(together, inAll)
	};
}
/**
* By the method of moments on log s² (Smyth 2004, section 6.2), whose mean and variance would be, for equal variances,
* log s₀² + ψ(d/2) − log(d/2) and ψ′(d/2). What they vary by beyond that is ψ′(d₀/2). d₀ is no more than all rounds tell.
*/
function distributionOf(estimates) {
	const varying = estimates.filter(({ sd }) => sd > 0);
	if (varying.length < LEAST_PEERS) return null;
	const logVariances = varying.map(({ sd, degreesOfFreedom }) => Math.log(sd ** 2) - biasOfLog(degreesOfFreedom));
	const byChance = mean(varying.map(({ degreesOfFreedom }) => (0, import_lib$1.default)(degreesOfFreedom / 2)));
	const inAll = sum(varying.map(({ degreesOfFreedom }) => degreesOfFreedom));
	const degreesOfFreedom = degreesOfFreedomBy(sampleVariance(logVariances) - byChance, inAll);
	return {
		variance: Math.exp(mean(logVariances) + biasOfLog(degreesOfFreedom)),
		degreesOfFreedom,
		inAll
	};
}
/** What the logarithm of a variance is off by on average. */
const biasOfLog = (degreesOfFreedom) => (0, import_lib.default)(degreesOfFreedom / 2) - Math.log(degreesOfFreedom / 2);
/** Variances that differ more than this lets them have nothing to say about each other. */
const LEAST_DEGREES_OF_FREEDOM = .1;
/** The d₀ at which ψ′(d₀/2) is what the logarithms vary by, within bounds. */
function degreesOfFreedomBy(excess, most) {
	const remaining = (degreesOfFreedom) => (0, import_lib$1.default)(degreesOfFreedom / 2) - excess;
	if (remaining(most) >= 0) return most;
	if (remaining(LEAST_DEGREES_OF_FREEDOM) <= 0) return LEAST_DEGREES_OF_FREEDOM;
	return bisect(remaining, LEAST_DEGREES_OF_FREEDOM, most, STEPS, PRECISION);
}
const [STEPS, PRECISION] = [100, 1e-6];

// src/judge/side-by-side-evidence.ts
/**
* What the duets of a run's benchmarks say of every metric that they recorded, at the looks that were planned. What came after
* the last of those that were held, because something ended the run, does not count: nobody may choose when to look. Of what broke, or is
* invalid, its rounds until then are peers like any others, and say nothing of itself.
*/
function sideBySideEvidence({ benchmarks, alongside = [], policy }, canDecide) {
	const sampled = [...benchmarks, ...alongside].map((record) => {
		const varying = asMeasured(record);
		return {
			record,
			varying,
			samples: samplesOf(varying, policy)
		};
	});
	const hasPeers = ({ metric, rule }) => hasSay(rule, canDecide) && !isCounted(metric);
	const moderate = moderateTogether(sampled.flatMap(({ varying, samples }) => samples.filter(hasPeers).map((sample) => ({
		group: groupOf(varying, sample),
		held: sample.held
	}))));
	const asItCounts = (record, sample) => {
		if (!hasPeers(sample)) return sample;
		const looks = moderate(sample.looks, groupOf(record, sample));
		return {
			...sample,
			looks,
			estimate: looks.at(-1)?.estimate ?? sample.estimate
		};
	};
	return new Map(sampled.map(({ record, varying, samples }) => [record, weighSamples(varying === record ? samples.map((sample) => asItCounts(record, sample)) : [], canDecide)]));
}
/** What ended, as its rounds tell how much such rounds vary; any other record as it is. */
function asMeasured(record) {
	const rounds = record.measurement.state === "measured" ? null : varyingRounds(record.measurement);
	return rounds === null ? record : {
		...record,
		measurement: {
			state: "measured",
			...rounds,
			solos: []
		}
	};
}
/** Whose rounds vary alike: those of one metric, measured by one job, both arms at once or one after the other. */
function groupOf({ part, measurement }, { metric }) {
	return JSON.stringify([
		metric,
		part ?? null,
		measurement.state === "measured" ? measurement.duets[0]?.mode : null
	]);
}
function samplesOf(record, policy) {
	const { measurement } = record;
	if (measurement.state !== "measured" || measurement.plan === null) return [];
	const { plan, duets } = measurement;
	const pacedByClients = clientSetsPace(record);
	return [...duetMetrics(duets).map((metric) => {
		const sample = sampleOf({
			metric,
			rule: sideBySideRule(policy, record, metric),
			plan
		}, duets);
		return pacedByClients && PACED_BY_CLIENT.has(metric) ? {
			...sample,
			usableRounds: 0,
			estimate: null,
			looks: []
		} : sample;
	}), ...countedSamples(record, measurement, policy)];
}
/** Counts are no rounds: they are looked at once. */
function countedSamples({ id, kind }, { instructions }, policy) {
	if (instructions === void 0) return [];
	const metric = countedMetric(kind);
	return [instructionSample(instructions, metric, metricRule(policy, id, metric))];
}
function sampleOf({ metric, rule, plan }, duets) {
	const estimateAfter = (rounds) => {
		const ratios = roundLogRatios(duets.slice(0, rounds), metric, rule.direction);
		return ratios.length < Math.max(3, rounds / 2) ? null : estimateFromRounds(ratios);
	};
	const sampleFrom = (estimate, held) => ({
		metric,
		rule,
		usableRounds: estimate?.n ?? roundLogRatios(duets, metric, rule.direction).length,
		estimate,
		looks: estimate === null ? [] : held,
		held
	});
	if (rule.role === "advisory") {
		const newest = estimateAfter(duets.length);
		return sampleFrom(newest, newest === null ? [] : onlyLook(newest));
	}
	const planned = looksWithin(plan, duets.length);
	const held = planned.flatMap(({ rounds, alphaShare }) => {
		const estimate = estimateAfter(rounds);
		return estimate === null ? [] : [{
			rounds,
			estimate,
			alphaShare
		}];
	});
	return sampleFrom(estimateAfter(planned.at(-1)?.rounds ?? duets.length), held);
}

// src/judge/stored-evidence.ts
/**
* Holds head's instructions against what the stored runs of every machine kind counted. It never decides, because nobody
* has shown that a processor of another model executes as many for the same code.
*
* @returns null: none of another kind did. Those of this one are compared as all its stored figures are.
*/
function storedCountsEvidence(record, run, { counted }) {
	const { key } = environmentOf(record, run);
	if (counted.every(({ environment }) => environment.key === key)) return null;
	const evidence = countsEvidence({
		record,
		policy: run.policy,
		stored: counted.flatMap(({ runs }) => runs),
		canDecide: false
	});
	if (evidence === null) return null;
	const own = counted.filter(({ environment }) => environment.key === key);
	const others = counted.filter(({ environment }) => environment.key !== key);
	return {
		evidence,
		kinds: [...own, ...others].map(({ environment, runs }) => ({
			environment,
			runs: runs.length
		}))
	};
}
/** The evidence with its conclusions, as it is reported. */
function storedCountsResult(counts, conclude) {
	return counts === null ? null : {
		comparison: conclude(counts.evidence),
		kinds: counts.kinds
	};
}
/** null: head was not counted, or too few stored runs were. */
function countsEvidence({ record, policy, stored, canDecide }) {
	const metric = countedMetric(record.kind);
	const rule = metricRule(policy, record.id, metric);
	const logsOf = (counts) => counts.flatMap((count) => logCost(count, rule.direction) ?? []);
	const headLogs = logsOf(headCounts(record.measurement));
	const estimate = headLogs.length === 0 ? null : estimateAgainstStoredCounts(stored.map(logsOf), headLogs);
	return estimate === null ? null : evidenceAgainstStored({
		metric,
		rule,
		estimate
	}, canDecide);
}
/**
* Where the mean count of a new run lies against those of M earlier runs: the prediction of `estimateAgainstStoredRuns`,
* with what an edit that changes no work does to a count: SE² = s²/n + τ²(1 + 1/M) + floor². Stored runs of the same code
* count the same, τ = 0, and would call the first such edit a change. Where their code differs τ holds that luck already:
* it is then counted twice, and the error is on the wide side.
*/
function estimateAgainstStoredCounts(storedLogs, headLogs, floor = NEUTRAL_EDITS) {
	const estimate = estimateAgainstStoredRuns(storedLogs, headLogs);
	return estimate === null ? null : withFloor(estimate, floor);
}
/**
* Holds the solo rounds of a benchmark, and its instructions, against its baseline, by the prediction test of
* `estimateAgainstStoredRuns`. It can decide only where nothing was measured side by side, and only for metrics that `policy.minStoredRuns` runs or more
* recorded.
*/
function storedEvidence(record, run, past) {
	const { measurement } = record;
	const { baseline, otherLoads } = past;
	if (measurement.state !== "measured" && measurement.state !== "new") return {
		state: "nothing to compare",
		reason: "not measured in this run"
	};
	const runs = baseline.length;
	const newest = baseline.at(-1);
	if (newest === void 0 || runs < 2) return {
		state: "nothing to compare",
		reason: `${countOf(runs, "stored run")} of this machine kind and load, ${2} are needed${describeOtherLoads(otherLoads)}`,
		...orNone(otherLoads)
	};
	const sample = {
		record,
		run,
		solos: measurement.solos,
		stored: baseline
	};
	const evidence = [...soloMetrics(measurement.solos).flatMap((metric) => metricEvidence({
		...sample,
		metric
	})), ...ownCounts(record, run, past)];
	const advisory = advisoryBecause(run, measurement.state, {
		runs,
		otherLoads
	});
	const uncompared = advisory === null ? METRIC_NAMES.filter((metric) => isUncompared({
		...sample,
		metric
	})) : [];
	return {
		state: "comparable",
		runs,
		newestCommit: newest.commit,
		evidence,
		uncompared,
		advisoryBecause: advisory,
		otherLoads
	};
}
/** Gating metrics that stored runs should decide by, and cannot. */
function uncomparedIn(stored) {
	return stored.state === "comparable" ? stored.uncompared : [];
}
/** The evidence with its conclusions, as it is reported. */
function storedResult(stored, conclude) {
	if (stored.state === "nothing to compare") return stored;
	const { runs, newestCommit, evidence, advisoryBecause, otherLoads } = stored;
	return {
		state: "compared",
		runs,
		newestCommit,
		comparisons: evidence.map(conclude),
		advisoryBecause,
		...orNone(otherLoads)
	};
}
const orNone = (otherLoads) => otherLoads === 0 ? {} : { otherLoads };
function describeOtherLoads(count) {
	return count === 0 ? "" : `; ${count} more ${count === 1 ? "was" : "were"} put under another load, or measured in another way by another version`;
}
function metricEvidence(sample) {
	const { metric, run } = sample;
	const rule = metricRule(run.policy, sample.record.id, metric);
	const headLogs = soloLogCosts(sample.solos, metric, rule.direction);
	const estimate = headLogs.length === 0 ? null : estimateAgainstStoredRuns(storedLogs(sample, rule.direction), headLogs);
	if (estimate === null) return [];
	const canDecide = advisoryBecause(run, sample.record.measurement.state, { runs: estimate.n }) === null;
	return [evidenceAgainstStored({
		metric,
		rule,
		estimate
	}, canDecide)];
}
/** Of one stored run after the other. */
function* storedLogs({ metric, stored }, direction) {
	for (const one of stored) yield logCosts(comparableFigures(one, metric), direction);
}
/**
* Whether a gating metric is lost, which is no pass where it would decide: one side has no usable figure of it, because its
* rounds lack it, nothing happened that could be counted, or the load client set the pace.
*
*     stored runs ↓      head →    usable           only zeros       none, or the client's pace
*     enough have it usable        compared         lost             lost
*     enough have zeros only       lost             nothing to see   client's pace: lost
*     too few have it              it has begun     nothing to see   client's pace: lost
*/
function isUncompared({ metric, record, run, solos, stored }) {
	const { role, direction } = metricRule(run.policy, record.id, metric);
	if (role !== "gating") return false;
	const runsOf = (isCounted) => stored.filter((one) => isCounted(comparableFigures(one, metric))).length;
	const usableRuns = runsOf((figures) => logCosts(figures, direction).length > 0);
	const enough = Math.max(run.policy.minStoredRuns, 2);
	if (soloLogCosts(solos, metric, direction).length > 0) return usableRuns < 2 && runsOf((figures) => figures.length > 0) >= enough;
	return usableRuns >= enough || solos.some(({ figures }) => (figures[metric] ?? 0) > 0);
}
/** By the instructions that this machine kind counted. */
function ownCounts(record, run, { counted }) {
	const { key } = environmentOf(record, run);
	const stored = counted.find(({ environment }) => environment.key === key)?.runs ?? [];
	const evidence = countsEvidence({
		record,
		policy: run.policy,
		stored,
		canDecide: advisoryBecause(run, record.measurement.state, { runs: stored.length }) === null
	});
	return evidence === null ? [] : [evidence];
}
/** Why stored runs are shown and do not decide; null where they do. */
function advisoryBecause(run, state, { runs, otherLoads = 0 }) {
	if (state === "new") return "a benchmark that is new in head is not judged";
	if (run.base !== null) return "base and head were measured side by side, which decides";
	if (run.measuredFor === "tables") return `the ${run.profile} profile measures for the tables only`;
	if (runs < run.policy.minStoredRuns) return `${countOf(runs, "stored run")} of this machine kind, ${run.policy.minStoredRuns} are needed${describeOtherLoads(otherLoads)}`;
	return null;
}

// src/judge/verdict-of-run.ts
/** The judgement over judged benchmarks. */
function judgementOf({ benchmarks, familySize, policy, control, drifts }) {
	const verdict = verdictOfRun(benchmarks, policy, control);
	return {
		verdict,
		exitCode: exitCodeOf(verdict, policy),
		familySize,
		alpha: policy.alpha,
		control,
		benchmarks,
		drifts
	};
}
/** Benchmarks of which no figure was taken. */
const UNMEASURED = /* @__PURE__ */ new Set([
	"removed",
	"unaffected",
	"not measured"
]);
/**
* The verdict of the whole run: the first of these that holds.
*
*     any failed                            failed             1   a head that breaks is worse than a slow one
*     the control is unfair                 invalid            3   what is called slower may be the gate's own doing
*     any regressed                         regressed          1
*     any invalid, or lost                  invalid            3
*     any inconclusive, policy: fail        inconclusive       4
*     any inconclusive, policy: neutral     inconclusive       0   a check run can say neither yes nor no
*     nothing measured                      nothing measured   0
*     otherwise                             passed             0
*/
function verdictOfRun(benchmarks, policy, control) {
	const verdicts = new Set(benchmarks.map((benchmark) => benchmark.verdict));
	if (verdicts.has("failed")) return "failed";
	if (control.state === "unfair") return "invalid";
	if (verdicts.has("regressed")) return "regressed";
	if (verdicts.has("invalid") || benchmarks.some(({ absence }) => absence === "lost")) return "invalid";
	if (verdicts.has("inconclusive") && policy.onInconclusive !== "pass") return "inconclusive";
	if (benchmarks.every(({ verdict }) => UNMEASURED.has(verdict))) return "nothing measured";
	return "passed";
}
const EXIT_CODES = {
	passed: EXIT.passed,
	regressed: EXIT.regressed,
	failed: EXIT.regressed,
	invalid: EXIT.invalid,
	inconclusive: EXIT.inconclusive,
	"nothing measured": EXIT.passed
};
/** What a verdict of a run ends a command with. */
function exitCodeOf(verdict, { onInconclusive }) {
	return verdict === "inconclusive" && onInconclusive !== "fail" ? EXIT.passed : EXIT_CODES[verdict];
}

// src/judge/verdict.ts
/** With the stored runs; none: there was nothing to compare with. */
function storedComparisonsOf({ stored }) {
	return stored.state === "compared" ? stored.comparisons : [];
}
/** Side by side, and with the stored runs. */
function allComparisonsOf(benchmark) {
	return [...benchmark.comparisons, ...storedComparisonsOf(benchmark)];
}
/** What the verdict rests on: the comparisons that have a say, side by side or, without a base, with the stored runs. */
function decidingComparisons(benchmark) {
	return allComparisonsOf(benchmark).filter(({ decides }) => decides);
}
/** What a judged benchmark takes over from its record, whatever the verdict. */
function shownOfRecord({ id, target, scenario, kind, version, labels, variant, measurement }, run) {
	return {
		id,
		target,
		scenario,
		kind,
		version,
		labels,
		variant: variant?.name ?? null,
		absence: absenceOf(measurement, run),
		...summariseSolos(solosOf(measurement))
	};
}
/** Why something was not measured though it was to be; null: it was, or there was no need. The whole of all shards has nobody to leave it to. */
function absenceOf(measurement, { shard }) {
	if (measurement.state === "lost") return "lost";
	if (measurement.state !== "not measured") return null;
	if (shard !== null && measurement.leftTo !== void 0) return "left to another shard";
	return measurement.missingProgram === void 0 ? "left out" : "lacks a program";
}
/**
* Tells a benchmark, recorded or judged, from all others of its run. What it is called does not: the task `parse (Node v22)` and the task
* `parse` on `Node v22` are called the same.
*/
function keyOfBenchmark({ id, variant }) {
	return JSON.stringify([id, typeof variant === "string" ? variant : variant?.name ?? null]);
}
/** What a report calls it. */
function labelOfRecord({ id, variant }) {
	return benchmarkLabel({
		id,
		variant: variant?.name ?? null
	});
}
/** What decides, of all that was compared. */
function decisiveOf({ run, comparisons, thin, stored, uncompared }) {
	if (run.base !== null || stored.state !== "compared") return {
		comparisons,
		missing: thin.length === 0 ? null : {
			metrics: thin.map(({ metric }) => metric),
			why: describeThin(thin)
		},
		remark: ""
	};
	const remark = `, against ${countOf(stored.runs, "stored run")}`;
	return {
		comparisons: stored.comparisons,
		missing: uncompared.length === 0 ? null : {
			metrics: uncompared,
			why: describeMissingFigures(uncompared)
		},
		remark
	};
}
/** Why what decides leaves something open, beside what it may have found; null: it does not. */
function doubtOf({ comparisons, missing, remark }) {
	if (missing !== null) return missing.why;
	const inconclusive = comparisons.filter(({ decides, outcome }) => decides && outcome === "inconclusive");
	return inconclusive.length === 0 ? null : `${describeBlindness(inconclusive)}${remark}`;
}
/** The verdict of one benchmark of a run. */
function verdictOfBenchmark({ record, run, isFair, stored, decisive }) {
	const decided = verdictWithoutComparison(record.measurement);
	if (decided !== null) return decided;
	if (!isFair) return UNFAIR;
	if (run.measuredFor === "tables") return {
		verdict: "measured only",
		because: `the ${run.profile} profile measures for the tables and says nothing about regressions`
	};
	const short = record.measurement.state === "measured" && run.base !== null ? shortOfFirstLook(record.measurement) : null;
	if (short !== null) return {
		verdict: "inconclusive",
		because: short
	};
	if (run.base === null && stored.state === "nothing to compare") return {
		verdict: "measured only",
		because: stored.reason
	};
	if (run.base === null && stored.state === "compared" && stored.advisoryBecause !== null) return {
		verdict: "measured only",
		because: stored.advisoryBecause
	};
	return verdictOfComparisons(decisive, {
		policy: run.policy,
		benchmarkId: record.id
	});
}
/** Whatever the figures are: nobody shall look for a regression that is the gate's own doing, accept it, or rely on its absence. */
const UNFAIR = {
	verdict: "invalid",
	because: "the control, base against base, found a difference, so nothing is said about the change"
};
/** What the state of the measurement decides by itself; null where the figures decide. */
function verdictWithoutComparison(measurement) {
	if (measurement.state === "measured") return null;
	if (measurement.state === "broken") return verdictOfBroken(measurement.arm, measurement.reason);
	if (measurement.state === "new") return {
		verdict: "new",
		because: measurement.why
	};
	if (measurement.state === "removed") return {
		verdict: "removed",
		because: "head no longer has it"
	};
	if (measurement.state === "unaffected") return {
		verdict: "unaffected",
		because: "the change cannot reach it"
	};
	return {
		verdict: measurement.state === "invalid" ? "invalid" : "not measured",
		because: measurement.reason
	};
}
/** A broken head is head's fault only if base, where there is one, stood. */
function verdictOfBroken(arm, reason) {
	if (arm === "head") return {
		verdict: "failed",
		because: reason
	};
	return {
		verdict: "invalid",
		because: `base is broken: ${reason}`
	};
}
/**
* Only comparisons that have a say decide: any regressed, else anything that could not be
* seen, else any improved, else no regression.
*/
function verdictOfComparisons(decisive, rules) {
	const { comparisons, remark } = decisive;
	const deciding = comparisons.filter(({ decides }) => decides);
	const withOutcome = (wanted) => deciding.filter(({ outcome }) => outcome === wanted);
	const describe = (comparison) => describeDifference(comparison, metricRule(rules.policy, rules.benchmarkId, comparison.metric).direction);
	const differences = (different) => `${listOf(different.map(describe))}${remark}`;
	const [regressed, improved, doubt] = [
		withOutcome("regressed"),
		withOutcome("improved"),
		doubtOf(decisive)
	];
	if (regressed.length > 0) return {
		verdict: "regressed",
		because: differences(regressed)
	};
	if (doubt !== null) return {
		verdict: "inconclusive",
		because: doubt
	};
	if (improved.length > 0) return {
		verdict: "improved",
		because: differences(improved)
	};
	if (deciding.length > 0) return {
		verdict: "no regression",
		because: `${describeNoRegression(deciding, rules.policy)}${remark}`
	};
	if (comparisons.length === 0) return {
		verdict: "inconclusive",
		because: "no metric was compared"
	};
	return {
		verdict: "measured only",
		because: comparisons.some(({ role }) => role === "gating") ? "too few of the stored runs have its gating metrics" : "none of the metrics that were compared is a gating one"
	};
}
/** `only 2 usable rounds of unloaded latency: half of all, and 3 at least, are needed`; what was counted has repeats instead. */
function describeThin(thin) {
	const [rounds, repeats] = [thin.filter(({ metric }) => !isCounted(metric)), thin.filter(({ metric }) => isCounted(metric))];
	return [...rounds.length > 0 ? [`${describeUsable(rounds, "usable round")}: half of all, and ${3} at least, are needed`] : [], ...repeats.length > 0 ? [`${describeUsable(repeats, "usable repeat")}: ${2} at least are needed`] : []].join("; ");
}
/** `head or the stored runs have no usable figure of throughput, which should decide`. */
function describeMissingFigures(metrics) {
	return `head or the stored runs have no usable figure of ${listOf(metrics.map((metric) => METRICS[metric].label))}, which should decide`;
}
function describeUsable(thin, noun) {
	return `only ${listOf(thin.map(({ metric, usableRounds }) => `${countOf(usableRounds, noun)} of ${METRICS[metric].label}`))}`;
}

// src/judge/judge.ts
/**
* Judges a recorded run: the same file gives the same judgement anywhere, at any time. Never throws on a RunFile that
* fulfils its type with 0 < alpha ≤ 0.5; figures without a logarithm are left out.
*
* Method: a round's log ratio is the median over its slices; rounds are the sample of a one-sided, moderated t test of δ ≤ δ₀, at
* the looks that were planned; Holm over all that the run compares keeps the family-wise error of "regressed" at
* `policy.alpha`. Without a base the stored runs of the same machine kind take the place of the duets: either the one or
* the other can decide, so all that decides is one family. A regression that was accepted is named, and passes, unless
* something else of the benchmark is undecided. Where the control is unfair, nothing that was measured decides.
*/
function judge(file) {
	const { run } = file;
	const control = judgeControl(run.control);
	const isFair = control.state !== "unfair";
	const weighed = weighRecords(file);
	const evidence = weighed.flatMap(({ sideBySide, stored }) => [...sideBySide.evidence, ...stored.state === "comparable" ? stored.evidence : []]);
	const withoutEvidence = weighed.flatMap(({ sideBySide, stored }) => [...sideBySide.thin, ...uncomparedIn(stored)]);
	const { size, conclude } = openFamily(evidence, run.policy, withoutEvidence.length);
	const benchmarks = weighed.map((one) => judgeBenchmark(one, {
		file,
		isFair,
		conclude
	}));
	return judgementOf({
		benchmarks,
		familySize: size,
		policy: run.policy,
		control,
		drifts: driftsOfMain(file)
	});
}
function weighRecords(file) {
	const { run } = file;
	const historyOf = openHistories(file);
	const sideBySideOf = sideBySideEvidence(run, run.base !== null && run.measuredFor === "verdict");
	return run.benchmarks.map((record) => {
		const past = historyOf(record);
		return {
			record,
			marks: {
				slower: past.slower,
				acceptedAt: past.acceptedAt
			},
			sideBySide: sideBySideOf.get(record),
			stored: storedEvidence(record, run, past),
			counts: storedCountsEvidence(record, run, past)
		};
	});
}
function judgeBenchmark({ record, marks, sideBySide, stored: weighedStored, counts }, { file, isFair, conclude }) {
	const { run } = file;
	const concluded = sideBySide.evidence.map(conclude);
	const comparisons = isFair ? concluded : concluded.map(withoutOutcome);
	const stored = storedResult(weighedStored, conclude);
	const decisive = decisiveOf({
		run,
		comparisons,
		thin: sideBySide.thin,
		stored,
		uncompared: uncomparedIn(weighedStored)
	});
	const reached = verdictOfBenchmark({
		record,
		run,
		isFair,
		stored,
		decisive
	});
	const changes = changesToAccept(decisive.comparisons, run);
	const acceptance = reached.verdict === "regressed" ? coveringAcceptance({
		id: record.id,
		changes,
		past: marks
	}, file) : null;
	return {
		...shownOfRecord(record, run),
		...acceptance === null ? reached : acceptedVerdict(reached, {
			acceptance,
			doubt: doubtOf(decisive)
		}),
		unseen: decisive.missing?.metrics ?? [],
		acceptance,
		slowerSince: acceptance !== null && isOfMain(run) ? null : unacceptedSince(record.id, marks, file),
		comparisons,
		stored,
		storedCounts: storedCountsResult(counts, conclude)
	};
}
/** What the arms differ by may be what the gate makes them differ by: its size is shown, and nothing is said of it. */
function withoutOutcome(comparison) {
	return {
		...comparison,
		outcome: "inconclusive"
	};
}
/** What main has drifted by is no business of a pull request, nor of a merge group. Machine kinds share the error rate. */
function driftsOfMain({ run, history, acceptances }) {
	if (run.pullRequest !== null) return [];
	const keys = environmentsOf(run).map(({ key }) => key);
	const policy = {
		...run.policy,
		alpha: run.policy.alpha / keys.length
	};
	const benchmarks = new Set(run.benchmarks.map(({ id }) => id));
	const variantOf = (key) => run.benchmarks.find(({ variant }) => variant?.environment.key === key)?.variant?.name ?? null;
	return keys.flatMap((key) => driftOf({
		history: history.filter(({ environment }) => environment.key === key),
		acceptances,
		policy,
		benchmarks,
		variant: variantOf(key)
	}));
}

// src/store/run-file.ts
/** The run says it for the whole file. */
const FORM = {
	schema: runFileSchema,
	format: 2,
	declared: object({ run: declared }).transform(({ run }) => run)
};
/**
* The run file that a text holds; `where` is its name in errors.
* Throws a UserError: no JSON, written in the format of another version, or not the shape of a run file (with the place).
*/
function parseRunFile(text, where) {
	return parseRecord(text, FORM, {
		kind: "a run file",
		where,
		fix: "Give a file that `perf-gate run --json` wrote, whole and unchanged."
	});
}
/** The version that a text says wrote it as a run file, though it may be none that can be read; null: it says none. */
function toolOfRunFile(text) {
	return FORM.declared.safeParse(jsonOrNull(text)).data?.tool ?? null;
}
/** Reads a run file. Throws a UserError: not there, not readable, or what {@link parseRunFile} finds. */
async function readRunFile(path) {
	const text = await readText(path);
	if (text === null) throw new UserError({
		what: "there is no such run file",
		where: path,
		fix: "Check the path, or write one with `perf-gate run --json FILE`."
	});
	return parseRunFile(text, path);
}
/** Writes a run file in one step and creates its folder. Throws a UserError if that cannot be done. */
async function writeRunFile(path, file) {
	try {
		await writeTextAtomically(path, `${JSON.stringify(file)}\n`);
	} catch (cause) {
		throw new UserError({
			what: `the run file cannot be written: ${reasonOf(cause)}`,
			where: path,
			fix: "Name a file in a folder that can be written to.",
			cause
		});
	}
}
async function readText(path) {
	try {
		return await readTextIfPresent(path);
	} catch (cause) {
		throw new UserError({
			what: `the run file cannot be read: ${reasonOf(cause)}`,
			where: path,
			fix: "Make it a readable file of UTF-8 text.",
			cause
		});
	}
}
/** Warnings as a run has them, each once. */
function asWarnings(warnings) {
	return warnings.length === 0 ? {} : { warnings: [...new Set(warnings)] };
}

export { environmentsOf as $, changeOfLog as A, ruleWhereWaiting as B, formatEstimate as C, openFamily as D, concludeTogether as E, smallestVisibleChange as F, countingHashOf as G, contentionOf as H, upperBoundLog as I, isCounted as J, headCounts as K, clearableBelow as L, looksOf as M, pOfAtMost as N, fasterThanWhenMarked as O, pOfNoDifference as P, environmentOf as Q, clearedOf as R, describeDifference as S, judgeControl as T, mostlyWaits as U, clientSetsPace as V, shortOfFirstLook as W, describeEnvironmentDifferences as X, areCountedAlike as Y, environmentDifferences as Z, describeDrift as _, writeRunFile as a, changeOfFigure as b, decidingComparisons as c, shownOfRecord as d, coveringAcceptance as et, storedComparisonsOf as f, sideBySideEvidence as g, storedEvidence as h, toolOfRunFile as i, intervalOf as j, openHistories as k, keyOfBenchmark as l, judgementOf as m, parseRunFile as n, unacceptedSince as nt, judge as o, verdictWithoutComparison as p, instructionEstimate as q, readRunFile as r, allComparisonsOf as s, asWarnings as t, isAbout as tt, labelOfRecord as u, CONTRADICTIONS as v, formatEstimatedSize as w, describeContradiction as x, benchmarkLabel as y, metricRule as z };