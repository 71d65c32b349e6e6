import { r as __toESM } from "./rolldown-runtime-CoNq6U3z.js";
import { i as reasonOf, n as UserError } from "./errors-B6fJDvjF.js";
import { l as number, u as object } from "./schemas-BnvCtXOU.js";
import { C as estimateFromRounds, D as clearableBelow, E as upperTailProbability, S as estimateAgainstStoredRuns, T as upperQuantile, _ as PACED_BY_CLIENT, b as logCosts, c as describeDifference, g as summariseSolos, h as solosOf, i as parseRecord, l as describeNoRegression, m as soloMetrics, n as runFileSchema, p as soloLogCosts, s as describeBlindness, v as clientSetsPace, y as logCost } from "./record-schema-J2TlG1dh.js";
import { N as require_posix, O as benchmarkGlob, _ as sumNthPowerDeviations, a as writeTextAtomically, b as benchmarkFilter, i as readTextIfPresent, l as mean, o as countOf, s as listOf, u as median, v as METRICS, y as METRIC_NAMES } from "./text-file-dOnpueml.js";

// src/judge/acceptance.ts
/** The newest acceptance that covers a regression in a run; null: none does. */
function coveringAcceptance({ id, change, past }, { run, acceptances }) {
	return acceptances.findLast((acceptance) => isAbout(acceptance, id) && isForRun(acceptance, run) && !isUsedUp(acceptance, past, run) && (acceptance.upTo === null || change <= acceptance.upTo)) ?? null;
}
/**
* What has to be accepted: the largest regression of those comparisons that decide. Side by side that is an estimate.
* Against stored runs the estimate carries the noise between runs, which nobody can accept or refuse, so there it is the
* lower bound: what the change is at the least.
*/
function changeToAccept(comparisons, run) {
	const regressed = comparisons.filter(({ decides, outcome }) => decides && outcome === "regressed");
	return Math.max(...regressed.map(({ estimate, interval }) => run.base === null ? interval.low : estimate));
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

// src/judge/head-counts.ts
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

// src/judge/benchmark-history.ts
/** Gives the history of one benchmark after the other. The stored runs are gone through once: there may be thousands. */
function openHistories({ run, history }) {
	const kinds = indexStoredRuns(history);
	return (record) => {
		const here = environmentOf(record, run);
		const storedOf = (kind) => (kind?.byId.get(record.id) ?? []).map(withMarks).filter(({ figures, instructions }) => hasFigures(figures) || instructions.length > 0);
		const underSameLoad = (stored) => stored.filter(({ loadHash }) => loadHash === record.loadHash || record.loadHash === UNMEASURED_LOAD);
		const ofHere = storedOf(kinds.get(here.key)).filter(({ figures }) => hasFigures(figures));
		const countingHash = countingHashOf(record.measurement);
		const alike = [...kinds.values()].filter(({ environment }) => areCountedAlike(environment, here));
		const comparable = underSameLoad(ofHere);
		const slower = newestMark(comparable) ?? newestMark(ofHere);
		return {
			baseline: baselineOf(comparable),
			slower,
			marked: slower === null ? [] : comparable.filter((stored) => stored.slower?.since === slower.since),
			acceptedAt: acceptancesOf(comparable).map(({ acceptedAt }) => acceptedAt),
			counted: countingHash === null ? [] : alike.flatMap((kind) => countedKind(kind.environment, baselineOf(underSameLoad(storedOf(kind))), countingHash))
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
const hasFigures = (figures) => Object.keys(figures).length > 0;
/** By the key of the machine kind, and by id; in their order. */
function indexStoredRuns(history) {
	const kinds = /* @__PURE__ */ new Map();
	for (const stored of history) {
		const { environment } = stored;
		const byId = kinds.get(environment.key)?.byId ?? /* @__PURE__ */ new Map();
		kinds.set(environment.key, {
			environment,
			byId
		});
		for (const benchmark of stored.benchmarks) {
			const indexed = byId.get(benchmark.id);
			if (indexed === void 0) byId.set(benchmark.id, [{
				stored,
				benchmark
			}]);
			else indexed.push({
				stored,
				benchmark
			});
		}
	}
	return kinds;
}
function withMarks({ stored: { commit, recordedAt, slower, accepted }, benchmark: { id, loadHash, figures, instructions = [], countingHash } }) {
	return {
		commit,
		recordedAt,
		loadHash,
		figures,
		instructions: instructions.filter((count) => count > 0),
		countingHash: countingHash ?? null,
		slower: slower.find((mark) => mark.id === id) ?? null,
		accepted: accepted.find((mark) => mark.id === id) ?? null
	};
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
/** How the newest run is marked, unless that was accepted. */
function newestMark(stored) {
	const newest = stored.at(-1);
	if (newest === void 0) return null;
	const { slower, recordedAt } = newest;
	if (slower === null || acceptancesOf(stored).some(({ since }) => since === slower.since)) return null;
	return {
		since: slower.since,
		metrics: slower.metrics ?? [],
		lastRecordedAt: recordedAt
	};
}

// src/judge/family.ts
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

// src/judge/conclusions.ts
/** Those that Holm's correction is made over. */
function familyOf(evidence) {
	return evidence.filter(({ decides }) => decides);
}
/**
* Takes all evidence of a run at once, because the level of each comparison depends on the whole family, and gives a
* function from a piece of that evidence to its comparison. "Regressed" and "improved" each have a family-wise error of
* alpha over all that have a say: group-sequential Holm (Ye, Li, Liu & Yao 2013), with Bonferroni's correction over the
* looks at each. It holds however early a benchmark stops, because a look that was not held could only have added chances:
* so what an early look clears may go without more rounds, and what it does not clear keeps the rounds that it has (Skol,
* Scott, Abecasis & Boehnke 2006: all rounds against everything see more than later rounds against what is left).
* Evidence that has no say is judged by its own p value, at alpha, and decides nothing.
*
* @param withoutEvidence gating metrics in too few usable rounds, or that cannot be compared with the stored runs: they count in
*   the family, which must not depend on how the rounds came out, and so never grows from look to look. So do those that are still to join it
*/
function concludeTogether(allEvidence, policy, withoutEvidence = 0) {
	const family = familyOf(allEvidence);
	const adjustedWorse = adjustedPValues(family, withoutEvidence, pOfNoRegression);
	const adjustedBetter = adjustedPValues(family, withoutEvidence, pOfNoImprovement);
	return (evidence) => conclude(evidence, policy, {
		familySize: evidence.decides ? family.length + withoutEvidence : 1,
		worse: adjustedWorse.get(evidence) ?? pOfNoRegression(evidence),
		better: adjustedBetter.get(evidence) ?? pOfNoImprovement(evidence)
	});
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
	const alpha = policy.alpha * (looks.at(-1)?.alphaShare ?? 1);
	return {
		metric,
		role: rule.role,
		delta0: rule.delta0,
		threshold: rule.threshold,
		n: estimate.n,
		estimate: changeOfLog(estimate.log),
		interval: {
			...intervalOf(estimate, alpha),
			level: 1 - 2 * policy.alpha
		},
		sd: estimate.sd,
		decides,
		p: pOfNoRegression(evidence),
		adjustedP: decides ? significance.worse : null,
		smallestVisible: looks.length === 0 ? Number.MAX_VALUE : smallestVisibleChange(estimate, rule, {
			alpha,
			familySize: significance.familySize
		}),
		outcome: outcomeOf(evidence, {
			...policy,
			alpha
		}, policy.alpha, significance)
	};
}
/**
*     rounds that do not reach the first look                      inconclusive
*     significantly worse than δ₀    and estimate ≥ threshold      regressed
*     significantly better than −δ₀  and estimate ≤ −threshold     improved
*     otherwise, upper bound < noRegressionOver or threshold       no regression
*     otherwise                                                    inconclusive
*
* Everything is compared in logs, where better is the exact mirror image of worse.
*/
function outcomeOf({ estimate, rule, looks }, bound, alpha, { worse, better }) {
	if (looks.length === 0) return "inconclusive";
	const threshold = Math.log1p(rule.threshold);
	if (worse <= alpha && estimate.log >= threshold) return "regressed";
	if (better <= alpha && estimate.log <= -threshold) return "improved";
	return upperBoundLog(estimate, bound.alpha) < Math.log1p(clearableBelow(rule, bound)) ? "no regression" : "inconclusive";
}

// src/judge/log-ratios.ts
/** The metrics that duets recorded, in the order in which reports list them. */
function duetMetrics(duets) {
	return METRIC_NAMES.filter((metric) => duets.some(({ slices }) => slices[metric] !== void 0));
}
/** One log ratio a round, > 0 is worse; rounds without a usable slice do not count. */
function roundLogRatios(duets, metric, direction) {
	return duets.flatMap(({ slices }) => {
		const ratio = roundLogRatio(slices[metric] ?? [], direction);
		return ratio === null ? [] : [ratio];
	});
}
/**
* The true median over the slices' log ratios: a single wild slice (a collection, a migration) does not move it. Half
* the difference to the mirrored median, because a median of two middle values may round differently in a mirror,
* and swapping the arms must change the sign and nothing else.
*/
function roundLogRatio(slices, direction) {
	const ratios = slices.flatMap((slice) => sliceLogRatio(slice, direction) ?? []);
	return ratios.length === 0 ? null : (median(ratios) - median(ratios.map((ratio) => -ratio))) / 2;
}
/** A difference of logs, not the log of a ratio: swapped arms give its exact negative. */
function sliceLogRatio({ base, head }, direction) {
	const [baseCost, headCost] = [logCost(base, direction), logCost(head, direction)];
	return baseCost === null || headCost === null ? null : headCost - baseCost;
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

// src/judge/drift/step.ts
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

// src/judge/drift/divergence.ts
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

// src/judge/drift/pair-distances.ts
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

// src/judge/drift/suspects.ts
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

// src/judge/drift/change-points.ts
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

// src/judge/environment-differences.ts
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

// src/judge/drift/circumstances.ts
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

// src/judge/rules.ts
var import_posix = /* @__PURE__ */ __toESM(require_posix(), 1);
/** The metric's defaults, overlaid field by field by every rule of the policy that matches, in their order. */
function metricRule(policy, benchmarkId, metric) {
	const matching = policy.rules.filter((rule) => benchmarkGlob(rule.benchmark)(benchmarkId) && import_posix.default.isMatch(metric, rule.metric));
	const { role, direction, delta0, threshold } = METRICS[metric];
	let result = {
		role,
		direction,
		delta0,
		threshold
	};
	for (const rule of matching) result = {
		role: rule.role ?? result.role,
		direction: rule.direction ?? result.direction,
		delta0: rule.delta0 ?? result.delta0,
		threshold: rule.threshold ?? result.threshold
	};
	return result;
}

// src/judge/drift/metric-series.ts
/** All series of metrics of solo rounds that gate by the policy; `runs` oldest first, of one machine kind. */
function gatingSeries(runs, policy) {
	return [...measuredUnderNewestLoad(runs)].flatMap(([benchmark, measured]) => METRIC_NAMES.filter((metric) => measured.some(({ figures }) => figures[metric] !== void 0)).flatMap((metric) => {
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
	return measured.flatMap(({ run, figures: { [metric]: figures = [] } }) => {
		const costs = logCosts(figures, direction);
		return costs.length === 0 ? [] : [{
			run,
			logCost: mean([...costs])
		}];
	});
}
/**
* By benchmark: its runs under the load that it was measured under last. What was measured under another load is not
* comparable, and comes in between where runs of several profiles are stored.
*/
function measuredUnderNewestLoad(runs) {
	const newestLoads = new Map(runs.flatMap(({ benchmarks }) => benchmarks.map(({ id, loadHash }) => [id, loadHash])));
	const measured = new Map([...newestLoads.keys()].map((id) => [id, []]));
	for (const [run, { benchmarks }] of runs.entries()) for (const { id, loadHash, figures } of benchmarks) if (loadHash === newestLoads.get(id)) measured.get(id)?.push({
		run,
		figures
	});
	return measured;
}

// src/judge/drift/range.ts
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

// src/judge/drift/drift.ts
/** Runs that E-divisive searches at once, and the age up to which a change is told. */
const WINDOW_RUNS = 50;
/** Fewer than five runs are no level, and a step from them would be told by the next wild run. */
const LEAST_RUNS_ON_EITHER_SIDE = 5;
/** Every drift has a smaller p value. */
const MAX_P = .001;
/**
* The drifts of the newest 50 stored runs of the newest run's machine kind: change points of the logs of every metric
* of their solo rounds that gates, by {@link changePoints}, at least as large as the metric's threshold, with five runs or
* more on either side. Of each metric the oldest comes first.
*
* The places are chosen by looking at the values, where a t test that knows nothing of it finds something far too
* often. So its p value has to be below 0.001 divided by the number of places (Bonferroni), and so small that at most
* `policy.alpha` of the histories in which nothing changed get a warning, however many metrics they have. That holds at
* each look, for runs that do not depend on each other.
*
* Scaling a metric changes nothing; turning its direction turns the signs.
*
* @param history stored runs, oldest first
*/
function driftOf({ history, policy }) {
	const runs = newestRunsOfOneMachine(history);
	const searched = gatingSeries(runs, policy).map((series) => ({
		series,
		places: recentPlaces(series, runs.length)
	})).filter(({ places }) => places.length > 0);
	const alpha = Math.min(MAX_P, policy.alpha / searched.length);
	return searched.flatMap(({ series, places }) => recentChangePoints(series, places, alpha).map((point) => toDrift(point, {
		series,
		places: places.length,
		runs
	})));
}
function newestRunsOfOneMachine(history) {
	const key = history.at(-1)?.environment.key;
	return history.filter(({ environment }) => environment.key === key).slice(-75);
}
/** Where a change could be found that is not older than the window. */
function recentPlaces({ points }, runs) {
	return points.flatMap(({ run }, index) => run >= runs - 50 && index >= LEAST_RUNS_ON_EITHER_SIDE && points.length - index >= LEAST_RUNS_ON_EITHER_SIDE ? [index] : []);
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
function toDrift({ index, step }, { series, places, runs }) {
	const stretch = series.points.slice(index - step.before, index + step.after);
	const { earliest, latest } = rangeOfPlaces(stretch.map(({ logCost }) => logCost), step.before);
	const [before, after] = [runs[stretch[earliest - 1].run], runs[stretch[latest].run]];
	return {
		benchmark: series.benchmark,
		metric: series.metric,
		direction: series.rule.direction,
		lastBefore: before.commit,
		firstAfter: after.commit,
		change: changeOfLog(step.height),
		p: step.p * places,
		runsBefore: step.before,
		runsAfter: step.after,
		circumstances: circumstancesBetween(before, after)
	};
}

// src/judge/judgement.ts
/** The judgement over judged benchmarks. */
function judgementOf({ benchmarks, familySize, policy, isComplete, control, drifts }) {
	return {
		...verdictOfRun(benchmarks, policy, {
			isComplete,
			isFair: control.state !== "unfair"
		}),
		familySize,
		alpha: policy.alpha,
		control,
		benchmarks,
		drifts
	};
}
/** Whether everything that was to be measured was, or has a reason other than that somebody's run did not arrive. */
function isCompleteRun({ benchmarks }) {
	return benchmarks.every(({ measurement }) => measurement.state !== "lost");
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
function verdictOfRun(benchmarks, policy, { isComplete, isFair }) {
	const verdicts = new Set(benchmarks.map((benchmark) => benchmark.verdict));
	if (verdicts.has("failed")) return {
		verdict: "failed",
		exitCode: 1
	};
	if (!isFair) return {
		verdict: "invalid",
		exitCode: 3
	};
	if (verdicts.has("regressed")) return {
		verdict: "regressed",
		exitCode: 1
	};
	if (verdicts.has("invalid") || !isComplete) return {
		verdict: "invalid",
		exitCode: 3
	};
	if (verdicts.has("inconclusive") && policy.onInconclusive !== "pass") return {
		verdict: "inconclusive",
		exitCode: policy.onInconclusive === "fail" ? 4 : 0
	};
	if (benchmarks.every(({ verdict }) => UNMEASURED.has(verdict))) return {
		verdict: "nothing measured",
		exitCode: 0
	};
	return {
		verdict: "passed",
		exitCode: 0
	};
}

// src/judge/shown-record.ts
/** What a judged benchmark takes over from its record, whatever the verdict. */
function shownOfRecord({ id, target, scenario, kind, version, labels, variant, measurement }) {
	return {
		id,
		target,
		scenario,
		kind,
		version,
		labels,
		variant: variant?.name ?? null,
		...summariseSolos(solosOf(measurement))
	};
}

// src/judge/evidence.ts
/** What a single look sees. */
const onlyLook = (estimate) => [{
	estimate,
	alphaShare: 1
}];
/** What is known of a metric against stored runs: it is looked at once. Only a gating one gets a say, and only if it `canDecide`. */
function evidenceAgainstStored({ metric, rule, estimate }, canDecide) {
	const decides = canDecide && rule.role === "gating";
	return {
		metric,
		rule,
		estimate,
		looks: onlyLook(estimate),
		decides
	};
}
/** Of a benchmark that was not measured in a way that could be compared. */
const NO_EVIDENCE = {
	evidence: [],
	thin: []
};
/** Sorts samples into evidence and what is too thin to be any; only gating metrics get a say, and only if they `canDecide`. */
function weighSamples(samples, canDecide) {
	return {
		evidence: samples.flatMap(({ metric, rule, estimate, looks }) => estimate === null ? [] : [{
			metric,
			rule,
			estimate,
			looks,
			decides: canDecide && rule.role === "gating"
		}]),
		thin: samples.filter(({ rule, estimate }) => canDecide && estimate === null && rule.role === "gating").map(({ metric, usableRounds }) => ({
			metric,
			usableRounds
		}))
	};
}

// src/judge/instruction-evidence.ts
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
	return {
		metric,
		rule,
		usableRounds: usableLogRatios(pairs).length,
		estimate,
		looks: estimate === null ? [] : onlyLook(estimate)
	};
}
/**
* What to say where instructions and CPU time point different ways: one is worse, or better, beyond its δ₀, the other is
* not, and their intervals do not meet. A sentence without a full stop; null: nothing.
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

// src/judge/looks.ts
/**
* The looks of a plan with what each may spend: all alike. Shares in proportion to rounds would see changes a little
* later, and no more of them at the end (`bench/alpha-shares.ts`). Bonferroni over looks is stricter than the exact boundaries of a
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

// src/judge/side-by-side.ts
/**
* What the duets of one benchmark say of every metric that they recorded, at the looks that were planned. What came after
* the last of those that were held, because something ended the run, does not count: nobody may choose when to look.
*/
function sideBySideEvidence(record, policy, canDecide) {
	const { measurement } = record;
	if (measurement.state !== "measured" || measurement.plan === null) return NO_EVIDENCE;
	const { plan, duets } = measurement;
	const pacedByClients = clientSetsPace(record);
	const samples = duetMetrics(duets).map((metric) => {
		const rule = metricRule(policy, record.id, metric);
		const usable = !(pacedByClients && PACED_BY_CLIENT.has(metric));
		return sampleOf({
			metric,
			rule,
			plan
		}, usable ? duets : []);
	});
	return weighSamples([...samples, ...countedSamples(record, measurement, policy)], canDecide);
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
	const sampleFrom = (estimate, looks) => ({
		metric,
		rule,
		usableRounds: estimate?.n ?? roundLogRatios(duets, metric, rule.direction).length,
		estimate,
		looks
	});
	if (rule.role === "advisory") {
		const newest = estimateAfter(duets.length);
		return sampleFrom(newest, newest === null ? [] : onlyLook(newest));
	}
	const planned = looksWithin(plan, duets.length);
	const last = estimateAfter(planned.at(-1)?.rounds ?? duets.length);
	return sampleFrom(last, last === null ? [] : planned.flatMap(({ rounds, alphaShare }) => {
		const estimate = estimateAfter(rounds);
		return estimate === null ? [] : [{
			estimate,
			alphaShare
		}];
	}));
}

// src/judge/stored-counts.ts
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

// src/judge/stored.ts
/**
* Holds the solo rounds of a benchmark, and its instructions, against its baseline, by the prediction test of
* `estimateAgainstStoredRuns`. It can decide only where nothing was measured side by side, and only for metrics that `policy.minStoredRuns` runs or more
* recorded.
*/
function storedEvidence(record, run, past) {
	const { measurement } = record;
	const { baseline } = past;
	if (measurement.state !== "measured" && measurement.state !== "new") return {
		state: "nothing to compare",
		reason: "not measured in this run"
	};
	const runs = baseline.length;
	const newest = baseline.at(-1);
	if (newest === void 0 || runs < 2) return {
		state: "nothing to compare",
		reason: `${countOf(runs, "stored run")} of this machine kind and load, ${2} are needed`
	};
	const sample = {
		record,
		run,
		solos: measurement.solos,
		stored: baseline.map(({ figures }) => figures)
	};
	const evidence = [...soloMetrics(measurement.solos).flatMap((metric) => metricEvidence({
		...sample,
		metric
	})), ...ownCounts(record, run, past)];
	const advisory = advisoryBecause(run, measurement.state, runs);
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
		advisoryBecause: advisory
	};
}
/** Gating metrics that stored runs should decide by, and cannot. */
function uncomparedIn(stored) {
	return stored.state === "comparable" ? stored.uncompared : [];
}
/** The evidence with its conclusions, as it is reported. */
function storedResult(stored, conclude) {
	if (stored.state === "nothing to compare") return stored;
	const { runs, newestCommit, evidence, advisoryBecause } = stored;
	return {
		state: "compared",
		runs,
		newestCommit,
		comparisons: evidence.map(conclude),
		advisoryBecause
	};
}
function metricEvidence(sample) {
	const { metric, run } = sample;
	const rule = metricRule(run.policy, sample.record.id, metric);
	const headLogs = soloLogCosts(sample.solos, metric, rule.direction);
	const estimate = headLogs.length === 0 ? null : estimateAgainstStoredRuns(storedLogs(sample, rule.direction), headLogs);
	if (estimate === null) return [];
	const canDecide = advisoryBecause(run, sample.record.measurement.state, estimate.n) === null;
	return [evidenceAgainstStored({
		metric,
		rule,
		estimate
	}, canDecide)];
}
/** Of one stored run after the other. */
function* storedLogs({ metric, stored }, direction) {
	for (const { [metric]: figures = [] } of stored) yield logCosts(figures, direction);
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
	const runsOf = (isCounted) => stored.filter(({ [metric]: figures = [] }) => isCounted(figures)).length;
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
		canDecide: advisoryBecause(run, record.measurement.state, stored.length) === null
	});
	return evidence === null ? [] : [evidence];
}
/** Why stored runs are shown and do not decide; null where they do. */
function advisoryBecause(run, state, runs) {
	if (state === "new") return "a benchmark that is new in head is not judged";
	if (run.base !== null) return "base and head were measured side by side, which decides";
	if (run.measuredFor === "tables") return `the ${run.profile} profile measures for the tables only`;
	if (runs < run.policy.minStoredRuns) return `${countOf(runs, "stored run")} of this machine kind, ${run.policy.minStoredRuns} are needed`;
	return null;
}

// src/judge/first-look.ts
/**
* Why nothing can be said by the rounds of a benchmark: they do not reach its first look. null: they do, or none was planned.
* A small budget has a sooner look planned, and rounds that fail end as broken or invalid: what falls short was interrupted.
*/
function shortOfFirstLook({ plan, duets }) {
	const first = plan?.looks[0] ?? 0;
	return duets.length >= first ? null : `of ${countOf(first, "round")} before the first look the run has ${duets.length}`;
}

// src/judge/verdict.ts
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
function verdictOfBenchmark({ record, run, stored, decisive }) {
	const decided = verdictWithoutComparison(record.measurement);
	if (decided !== null) return decided;
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
* Method: a round's log ratio is the median over its slices; rounds are the sample of a one-sided t test of δ ≤ δ₀, at the
* looks that were planned; Holm over all that the run compares keeps the family-wise error of "regressed" at
* `policy.alpha`. Without a base the stored runs of the same machine kind take the place of the duets: either the one or
* the other can decide, so all that decides is one family. A regression that was accepted is named, and passes, unless
* something else of the benchmark is undecided.
*/
function judge(file) {
	const { run } = file;
	const canDecide = run.base !== null && run.measuredFor === "verdict";
	const historyOf = openHistories(file);
	const weighed = run.benchmarks.map((record) => {
		const past = historyOf(record);
		return {
			record,
			past,
			sideBySide: sideBySideEvidence(record, run.policy, canDecide),
			stored: storedEvidence(record, run, past),
			counts: storedCountsEvidence(record, run, past)
		};
	});
	const allEvidence = weighed.flatMap(({ sideBySide, stored }) => [...sideBySide.evidence, ...stored.state === "comparable" ? stored.evidence : []]);
	const withoutEvidence = weighed.flatMap(({ sideBySide, stored }) => [...sideBySide.thin, ...uncomparedIn(stored)]).length;
	const conclude = concludeTogether(allEvidence, run.policy, withoutEvidence);
	const benchmarks = weighed.map(({ record, past, sideBySide, stored: weighedStored, counts }) => {
		const comparisons = sideBySide.evidence.map(conclude);
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
			stored,
			decisive
		});
		const change = changeToAccept(decisive.comparisons, run);
		const acceptance = reached.verdict === "regressed" ? coveringAcceptance({
			id: record.id,
			change,
			past
		}, file) : null;
		return {
			...shownOfRecord(record),
			...acceptance === null ? reached : acceptedVerdict(reached, {
				acceptance,
				doubt: doubtOf(decisive)
			}),
			unseen: decisive.missing?.metrics ?? [],
			acceptance,
			slowerSince: acceptance !== null && isOfMain(run) ? null : unacceptedSince(record.id, past, file),
			comparisons,
			stored,
			storedCounts: storedCountsResult(counts, conclude)
		};
	});
	return judgementOf({
		benchmarks,
		familySize: familyOf(allEvidence).length + withoutEvidence,
		policy: run.policy,
		isComplete: isCompleteRun(run),
		control: judgeControl(run.control),
		drifts: driftsOfMain(file)
	});
}
/** What main has drifted by is no business of a pull request, nor of a merge group. Machine kinds share the error rate. */
function driftsOfMain({ run, history }) {
	if (run.pullRequest !== null) return [];
	const keys = environmentsOf(run).map(({ key }) => key);
	const policy = {
		...run.policy,
		alpha: run.policy.alpha / keys.length
	};
	return keys.flatMap((key) => driftOf({
		history: history.filter(({ environment }) => environment.key === key),
		policy
	}));
}

// src/run-file.ts
/** The run says it for the whole file. */
const FORM = {
	schema: runFileSchema,
	format: 2,
	declared: object({ run: object({ schema: number() }) }).transform(({ run }) => run.schema)
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
		await writeTextAtomically(path, `${JSON.stringify(file, null, 2)}\n`);
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

export { openHistories as A, changeOfLog as C, pOfNoDifference as D, pOfAtMost as E, environmentOf as F, environmentsOf as I, coveringAcceptance as L, headCounts as M, isCounted as N, smallestVisibleChange as O, areCountedAlike as P, isAbout as R, familyOf as S, pOfAtLeast as T, describeEnvironmentDifferences as _, verdictWithoutComparison as a, roundLogRatios as b, sideBySideEvidence as c, instructionEstimate as d, shownOfRecord as f, metricRule as g, MAX_P as h, judge as i, countingHashOf as j, upperBoundLog as k, looksOf as l, judgementOf as m, readRunFile as n, shortOfFirstLook as o, isCompleteRun as p, writeRunFile as r, storedEvidence as s, parseRunFile as t, disagreement as u, environmentDifferences as v, intervalOf as w, concludeTogether as x, judgeControl as y };