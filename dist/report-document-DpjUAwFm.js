import { F as upperQuantile, J as ruleWhereWaiting, X as clientSetsPace, Z as mostlyWaits, c as storedComparisonsOf, lt as isCounted, n as decidingComparisons, o as keyOfBenchmark, q as metricRule, t as allComparisonsOf, u as MAX_P, vt as describeEnvironmentDifferences, xt as environmentsOf, y as soloMetrics, yt as environmentDifferences } from "./verdict-BmPUGwad.js";
import { n as METRIC_NAMES, t as METRICS } from "./metrics-ujEY0qTh.js";
import { c as formatFigure, d as formatNanoseconds, f as formatPValue, i as isUsualConfigFile, l as formatInteger, m as formatPercentSize, o as formatChosenPercent, p as formatPercent, s as formatDurationMs, u as formatInterval } from "./file-names-Bgw_nfq5.js";
import { c as listOfMost, i as countOf, l as shortCommit, r as beginSentence, s as listOf } from "./phrases-Cera2VaV.js";
import { c as sampleVariance, i as median, r as mean } from "./simple-statistics-V1TCQLg0.js";
import { t as CAUSE_BOUNDS } from "./cause-DkAsi6YN.js";
import { t as describeShard } from "./shards-CwFIC6tF.js";
import { d as plainProse, f as quoteForShell, h as withoutUnseen, m as toPlainLine, u as plainName } from "./escape-BWBapS6T.js";
import { l as durationText } from "./quantities-zpBlaDnA.js";
import { o as escapeGlob } from "./benchmark-glob-DK4cAGw3.js";
import { t as BUILT_IN_PROFILES } from "./profiles-Cm_FEbut.js";
import { c as unmeasuredRecords, o as unmatchedGlobs } from "./unmeasured-C6A__qHp.js";

// src/report/comparison-words.ts
/**
* Gives the change of the metric's own figure. A change is worse when positive, whatever the direction: where higher is
* better, "25 % worse" is a figure that fell to 1/1.25, by 20 %.
*/
function changeOfFigure(change, direction) {
	return direction === "lower" ? change : 1 / (1 + change) - 1;
}
/** The estimate as the change of the metric's own figure, with digits that leave it on its side of the limit. */
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
	return `${METRICS[metric].label} ${isOrAre(metric)} ${formatEstimatedSize(comparison, direction)} ${sign < 0 ? "lower" : "higher"} (${formatInterval({
		low,
		high
	})})`;
}
const isOrAre = (metric) => /^(?:instructions|operations|collections)\b/.test(METRICS[metric].label) ? "are" : "is";
/** `CPU per request: at most +1.4 %; unloaded latency is 1.9 % higher (1.1 to 2.8 %), below the limit of 2 %` */
function describeUnchanged(metrics) {
	return metrics.map((compared) => {
		const { metric, direction, interval: { low, high }, threshold } = compared;
		if (low > 0) return `${describeDifference(compared, direction)}, below the limit of ${formatChosenPercent(threshold)}`;
		return `${METRICS[metric].label}: at most ${withPlus(formatPercent(changeOfFigure(Math.max(0, high), direction)))}`;
	}).join("; ");
}
/** `unloaded latency: up to +5.7 % possible (minimum detectable effect 7.8 %)` */
function describeUndecided(metrics) {
	return metrics.map(({ metric, direction, interval: { high }, smallestVisible }) => {
		const effect = smallestVisible > 10 ? "no effect could have been detected" : `minimum detectable effect ${formatPercent(smallestVisible)}`;
		return `${METRICS[metric].label}: up to ${withPlus(formatPercent(changeOfFigure(high, direction)))} possible (${effect})`;
	}).join("; ");
}
/** Puts a plus before a percentage that is above zero. */
function withPlus(percent) {
	return /^(?:[1-9]|0\.|over )/u.test(percent) ? `+${percent}` : percent;
}
/** Names a recorded benchmark as {@link benchmarkLabel} does. */
function labelOfRecord({ id, variant }) {
	return benchmarkLabel({
		id,
		variant: variant?.name ?? null
	});
}
/** `express/updateUser`; where runs of several environments were joined, `express/updateUser (Node v22.20.0)`. */
function benchmarkLabel({ id, variant }) {
	return variant === null ? id : `${id} (${variant})`;
}
const INSTRUCTIONS = ["instructionsPerRequest", "instructionsPerOp"];
const TIME = ["cpuPerRequest", "nsPerOp"];
const CONTRADICTIONS = [
	{
		title: "More instructions in the same time:",
		worse: INSTRUCTIONS,
		than: TIME,
		because: "this processor may do the additional work beside other work, and another may not"
	},
	{
		title: "More time for the same instructions:",
		worse: TIME,
		than: INSTRUCTIONS,
		because: "it may go into system calls, waiting for memory or mispredicted branches, which instruction counts do not include"
	},
	{
		title: "Waiting that instructions do not show:",
		worse: ["unloadedLatency"],
		than: INSTRUCTIONS,
		because: "single requests may wait for a timer, a file, another process or the kernel, which instruction counts do not include"
	},
	{
		title: "More work now and then:",
		worse: ["meanCpuPerRequest", "meanNsPerOp"],
		than: TIME,
		because: "the additional work may fall into few slices, like that of a timer or a large garbage collection"
	},
	{
		title: "Waiting that requests share:",
		worse: ["throughput"],
		than: ["cpuPerRequest"],
		because: "requests may wait for something that they share, like a lock or a pool of connections"
	}
];
/** Gives a sentence without a full stop about the comparisons of one benchmark; null: the other metric got worse too, or there is none. */
function describeContradiction({ worse, than, because }, comparisons) {
	const [one, other] = [worse, than].map((names) => comparisons.find(({ metric }) => names.includes(metric)));
	if (one === void 0 || other === void 0 || one.interval.low <= Math.max(one.delta0, other.interval.high)) return null;
	if (other.interval.low > other.delta0) return null;
	const [described, against] = [one, other].map((comparison) => describeDifference(comparison, METRICS[comparison.metric].direction));
	return `${described}, but ${against}: ${because}${one.decides ? "" : `; ${METRICS[one.metric].label} cannot fail the check here`}`;
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

// src/judge/base-level.ts
/** The level of base in the rounds side by side; null: no figure of it was recorded. */
function baseLevel(record, metric) {
	if (record?.measurement.state !== "measured") return null;
	const { duets, instructions = [] } = record.measurement;
	const levels = (isCounted(metric) ? [instructions] : duets.map(({ slices: { [metric]: slices = [] } }) => slices)).map((slices) => slices.map(({ base }) => base).filter((base) => base > 0)).flatMap((bases) => bases.length === 0 ? [] : [median(bases)]);
	return levels.length === 0 ? null : Math.exp(levels.reduce((sum, level) => sum + Math.log(level), 0) / levels.length);
}

// src/report/change-words.ts
/**
* How a change is shown. The judge orients every change so that positive is worse. A reader would misread "+4 % throughput",
* so reports show the change of the metric's own figure, head ÷ base − 1: +4.1 % CPU per request, −3.9 % throughput.
*/
/** Directions by the policy that judged the run. */
function directionsOf(policy) {
	const rules = policy.rules.filter(({ direction }) => direction !== void 0);
	return (benchmarkId, metric) => metricRule({ rules }, benchmarkId, metric).direction;
}
/** For a table: `+4.1 % (3.2 to 5.0)`. */
function formatChange(comparison, direction) {
	const { interval: { low, high }, clearableBelow } = comparison;
	const best = formatPercent(changeOfFigure(low, direction));
	const worst = formatPercent(changeOfFigure(high, direction), [changeOfFigure(clearableBelow, direction)]);
	const bounds = direction === "lower" ? [best, worst] : [worst, best];
	return `${withPlus(formatEstimate(comparison, direction))} (${bounds.map((bound) => bound.replace(" %", "")).join(" to ")})`;
}
/** `has` where it is not named. */
const VERBS = {
	cpuPerRequest: "uses",
	meanCpuPerRequest: "uses",
	maxMemory: "uses",
	maxCpu: "uses",
	nsPerOp: "takes",
	meanNsPerOp: "takes",
	finishOverhead: "takes",
	finishTime: "takes",
	bootTime: "takes",
	instructionsPerRequest: "takes",
	instructionsPerOp: "takes"
};
/** A verb phrase behind a benchmark's name: `uses 4.1 % more CPU per request`. */
function describeChange(comparison, direction) {
	const { metric, estimate } = comparison;
	const more = changeOfFigure(estimate, direction) < 0 ? "less" : "more";
	return `${VERBS[metric] ?? "has"} ${formatEstimatedSize(comparison, direction)} ${more} ${METRICS[metric].label}`;
}
/** The change from which a comparison is a regression: `2 %`. Limits are of costs, and a figure that should be high falls by less. */
function formatLimit({ threshold, delta0 }, direction) {
	const limit = Math.max(threshold, delta0);
	return direction === "lower" ? formatChosenPercent(limit) : formatPercent(Math.abs(changeOfFigure(limit, direction)));
}
/** `limit 2 %`, `limits 0.7 and 2 %`, `limits 0.7 to 10 %`; null: nothing was compared. */
function describeLimits(comparisons) {
	const limits = [...new Set(comparisons.map(({ threshold, delta0 }) => Math.max(threshold, delta0)))].toSorted((one, other) => one - other);
	const [least, most] = [limits[0], limits.at(-1)];
	if (least === void 0 || most === void 0) return null;
	if (limits.length === 1) return `limit ${formatChosenPercent(least)}`;
	return `limits ${formatChosenPercent(least).replace(" %", "")} ${limits.length === 2 ? "and" : "to"} ${formatChosenPercent(most)}`;
}
/** `77.8 → 81.0 µs`; null: no figure of it was recorded. */
function formatBaseToHead(run, benchmark, comparison, direction) {
	const levels = levelsOf(run, benchmark, comparison, direction);
	if (levels === null) return null;
	const { unit } = METRICS[comparison.metric];
	const format = (level) => unit === "ns" ? formatNanoseconds(level) : `${formatFigure(level)} ${unit}`.trimEnd();
	const [base, head] = [format(levels.base), format(levels.head)];
	const [figure, ofBase] = base.split(" ");
	return `${ofBase === head.split(" ")[1] ? figure : base} → ${head}`;
}
/** The level of base in the rounds side by side, or head's own figure; the other one by the estimated change, so that all three agree. */
function levelsOf(run, benchmark, { metric, estimate }, direction) {
	const factor = 1 + changeOfFigure(estimate, direction);
	const base = baseLevel(run.benchmarks.find((record) => keyOfBenchmark(record) === keyOfBenchmark(benchmark)), metric);
	if (base !== null) return {
		base,
		head: base * factor
	};
	const { figures: { [metric]: head } } = benchmark;
	return head === void 0 ? null : {
		base: head / factor,
		head
	};
}
/** Cells of half a limit each, from two limits better to four worse. */
const CELLS = 13;
const [ZERO_CELL, LIMIT_CELL] = [4, 6];
/** Draws `····│·╎━●━···`: │ no change, ╎ the limit, ━ the confidence interval, ● the estimate. Worse is on the right. */
function changeBar({ estimate, interval, threshold, delta0 }) {
	const cellOf = (change) => Math.round(ZERO_CELL + (LIMIT_CELL - ZERO_CELL) * (change / Math.max(threshold, delta0)));
	const [low, middle, high] = [
		interval.low,
		estimate,
		interval.high
	].map((change) => Math.min(12, Math.max(0, cellOf(change))));
	return Array.from({ length: CELLS }, (_, cell) => {
		if (cell === middle) return "●";
		if (cell === ZERO_CELL) return "│";
		if (cell === LIMIT_CELL) return "╎";
		return cell >= (low ?? 0) && cell <= (high ?? 0) ? "━" : "·";
	}).join("");
}

// src/report/document.ts
/** A cell without an opinion. */
function plainCell(...text) {
	return {
		text,
		tone: "neutral"
	};
}
function leftColumn(title, cellOf) {
	return {
		title,
		align: "left",
		cellOf
	};
}
function rightColumn(title, cellOf) {
	return {
		title,
		align: "right",
		cellOf
	};
}
function tableOf(rows, columns, shortened = "first") {
	return {
		kind: "table",
		shortened,
		columns: columns.map(({ title, align }) => ({
			title,
			align
		})),
		rows: rows.map((row) => columns.map(({ cellOf }) => cellOf(row)))
	};
}
function paragraph(...text) {
	return {
		kind: "paragraph",
		text
	};
}
/** No block for an empty list. */
function listBlock(items, shortened) {
	return items.length === 0 ? [] : [{
		kind: "list",
		items,
		shortened
	}];
}
/** Blocks below a heading; nothing where there are none. */
function headed(title, blocks) {
	return blocks.length === 0 ? [] : [{
		kind: "heading",
		text: [title]
	}, ...blocks];
}
/** Texts with a separator between them; empty ones are left out. */
function joinTexts(texts, separator) {
	return texts.filter((text) => text.length > 0).flatMap((text, index) => index === 0 ? text : [separator, ...text]);
}
/** `a`, `b`, `c` and 4 more. */
function listNames(names, most) {
	const shown = names.slice(0, most);
	const spans = joinTexts(shown.map((code) => [{ code }]), ", ");
	return names.length > shown.length ? [...spans, ` and ${names.length - shown.length} more`] : spans;
}

// src/report/verdict-words.ts
/** How a verdict is called in a report, in the order in which a maintainer wants to see them. */
const VERDICTS = {
	failed: {
		word: "failed",
		tone: "bad"
	},
	regressed: {
		word: "regressed",
		tone: "bad"
	},
	invalid: {
		word: "invalid",
		tone: "bad"
	},
	accepted: {
		word: "accepted",
		tone: "doubtful"
	},
	inconclusive: {
		word: "inconclusive",
		tone: "doubtful"
	},
	"not measured": {
		word: "not measured",
		tone: "doubtful"
	},
	improved: {
		word: "faster",
		tone: "good"
	},
	"no regression": {
		word: "unchanged",
		tone: "good"
	},
	new: {
		word: "new",
		tone: "neutral"
	},
	"measured only": {
		word: "measured only",
		tone: "neutral"
	},
	removed: {
		word: "removed",
		tone: "neutral"
	},
	unaffected: {
		word: "not affected",
		tone: "neutral"
	}
};
const RANK = new Map(Object.keys(VERDICTS).map((verdict, rank) => [verdict, rank]));
function wordOf$1(verdict) {
	return verdict === "settled by counts" ? "too noisy, settled by instructions" : VERDICTS[verdict].word;
}
function toneOf(verdict) {
	return VERDICTS[verdict].tone;
}
/** Verdicts that let nothing pass, whatever the policy says. */
const BLOCKING = /* @__PURE__ */ new Set([
	"failed",
	"regressed",
	"invalid"
]);
/** A lost job blocks too, and an inconclusive benchmark where the policy says so. */
function blocksBy({ onInconclusive }) {
	return ({ verdict, absence }) => BLOCKING.has(verdict) || absence === "lost" || verdict === "inconclusive" && onInconclusive === "fail";
}
/** Tells whether a benchmark was to be measured here and was not. In the run of one shard, others measure the rest. */
function isMissing({ verdict, absence }) {
	return verdict === "not measured" && absence !== "left to another shard";
}
/** Tells whether a benchmark was to be judged and could not be. */
function isUntold(benchmark) {
	const { verdict, comparisons } = benchmark;
	return verdict === "inconclusive" || isMissing(benchmark) || verdict === "measured only" && comparisons.length > 0;
}
/** ❌ blocks, ⚠️ something could not be told or needs attention, ✅ else. */
function symbolOf(benchmark, blocks) {
	if (blocks(benchmark)) return "❌";
	return isUntold(benchmark) ? "⚠️" : "✅";
}
/** Sorts the worst verdict first, then the largest change for the worse; otherwise in the order of the run. */
function sortByUrgency(benchmarks) {
	return benchmarks.toSorted((one, other) => (RANK.get(one.verdict) ?? RANK.size) - (RANK.get(other.verdict) ?? RANK.size) || worstChangeOf(other) - worstChangeOf(one));
}
/** Sorts what blocks before all else, each as {@link sortByUrgency} does. */
function sortBlockingFirst(benchmarks, blocks) {
	return sortByUrgency(benchmarks).toSorted((one, other) => Number(blocks(other)) - Number(blocks(one)));
}
/** Sorts the largest change for the worse first, whatever the verdicts. */
function sortByWorstChange(benchmarks) {
	return benchmarks.toSorted((one, other) => worstChangeOf(other) - worstChangeOf(one));
}
const worstChangeOf = (benchmark) => worstComparison(benchmark)?.estimate ?? 0;
/** Gives the regressed comparison with the largest change, or else the largest change for the worse. */
function worstComparison(benchmark) {
	const deciding = decidingComparisons(benchmark);
	const regressed = deciding.filter(({ outcome }) => outcome === "regressed");
	return (regressed.length > 0 ? regressed : deciding).toSorted((a, b) => b.estimate - a.estimate)[0];
}
/** Tells whether a comparison shows a change for the worse that is below the limit: its interval leaves out zero. */
function isSlowerBelowLimit({ outcome, interval }) {
	return outcome === "no regression" && interval.low > 0;
}
/** Tells the same of a benchmark that passed. */
function hasSlowdownBelowLimit(benchmark) {
	return benchmark.verdict === "no regression" && decidingComparisons(benchmark).some(isSlowerBelowLimit);
}
/** Gives the largest slowdown that the intervals of these benchmarks leave possible; null: no bound is known. */
function largestPossible(benchmarks, outcome) {
	const bounds = benchmarks.map((benchmark) => {
		const highs = decidingComparisons(benchmark).filter((comparison) => comparison.outcome === outcome).map(({ interval }) => interval.high);
		return benchmark.unseen.length > 0 || highs.length === 0 ? Number.POSITIVE_INFINITY : Math.max(...highs);
	});
	const largest = Math.max(...bounds);
	return bounds.length > 0 && largest <= 10 ? largest : null;
}
/** `up to +5.7 % possible`; null: no bound is known. */
function describePossible(benchmarks) {
	const largest = largestPossible(benchmarks, "inconclusive");
	return largest === null ? null : `up to ${withPlus(formatPercent(largest))} possible`;
}
/** `at most +1.4 %`; null: no bound is known. */
function describeAtMost(benchmarks) {
	const largest = largestPossible(benchmarks, "no regression");
	return largest === null ? null : `at most ${withPlus(formatPercent(Math.max(0, largest)))}`;
}
/** Gives the verdict in a few words: `unchanged: at most +1.4 %`, `inconclusive: up to +5.7 % possible`. */
function describeVerdict(benchmark) {
	if (hasSlowdownBelowLimit(benchmark)) return "slower, below the limit";
	const bound = benchmark.verdict === "no regression" ? describeAtMost([benchmark]) : benchmark.verdict === "inconclusive" ? describePossible([benchmark]) : null;
	return bound === null ? wordOf$1(benchmark.verdict) : `${wordOf$1(benchmark.verdict)}: ${bound}`;
}

// src/report/headline.ts
/** The first line of every report: the verdict with benchmark, metric, change and limit. It says no more than was measured. */
/** Benchmarks that are named in a first line. */
const MOST_NAMES$3 = 3;
const HEADLINES = {
	regressed: regressedHeadline,
	failed: failedHeadline,
	invalid: invalidHeadline,
	inconclusive: (source) => source.judgement.exitCode === 0 ? passing(source, passedText(source)) : {
		symbol: "❌",
		tone: "bad",
		verdict: undecidedText(source)
	},
	"nothing measured": (source) => passing(source, nothingMeasuredText(source)),
	passed: (source) => passing(source, passedText(source))
};
function headlineOf(source) {
	return HEADLINES[source.judgement.verdict](source);
}
/** The verdict as one plain line, for a log, an output or a check's title. */
function renderVerdictLine(source) {
	return toPlainText(headlineOf(source).verdict);
}
/** Text without any markup, on one line. */
function toPlainText(text) {
	return text.map((span) => typeof span === "string" ? plainProse(span) : plainName(span.code)).join("");
}
/** `express/updateUser uses 4.1 % more CPU per request (limit 2 %)`; of several, their number and the worst of them. */
function regressedHeadline(source) {
	const regressed = withVerdict$1(source.judgement.benchmarks, "regressed");
	return blocking([
		...regressed.length > 1 ? [`${countOf(regressed.length, "benchmark")} regressed; worst: `] : [],
		...describeWorst(source, regressed),
		alsoText(source.judgement.benchmarks, ["invalid", "not measured"])
	]);
}
function failedHeadline({ run, judgement: { benchmarks } }) {
	const failed = withVerdict$1(benchmarks, "failed");
	return blocking([
		...listNames(failed.map(benchmarkLabel), MOST_NAMES$3),
		` ${failed.length === 1 ? "fails" : "fail"} ${run.base === null ? "at head" : "with this change"}`,
		alsoText(benchmarks, [
			"regressed",
			"invalid",
			"not measured"
		])
	]);
}
function invalidHeadline({ judgement: { benchmarks, control } }) {
	if (control.state === "unfair") return blocking([`the measurement is invalid: the A/A control differs by ${formatPercent(Math.abs(control.estimate))} over ${countOf(control.rounds, "round")}`]);
	const invalid = withVerdict$1(benchmarks, "invalid");
	if (invalid.length > 0) return blocking([
		"the measurement of ",
		...listNames(invalid.map(benchmarkLabel), MOST_NAMES$3),
		" is invalid",
		alsoText(benchmarks, ["not measured"])
	]);
	const lost = sortByUrgency(benchmarks.filter(({ absence }) => absence === "lost"));
	return blocking([
		"the run is incomplete: ",
		...listNames(lost.map(benchmarkLabel), MOST_NAMES$3),
		` ${lost.length === 1 ? "was" : "were"} not measured`
	]);
}
function blocking(verdict) {
	return {
		symbol: "❌",
		tone: "bad",
		verdict
	};
}
function passing(source, verdict) {
	return hasDoubts(source) ? {
		symbol: "⚠️",
		tone: "doubtful",
		verdict
	} : {
		symbol: "✅",
		tone: "good",
		verdict
	};
}
/** Tells whether something could not be told, or needs attention. */
function hasDoubts(source) {
	const { run: { warnings }, judgement } = source;
	return warnings.length > 0 || lastingSlowdowns(judgement).length > 0 || lacksHistory(source) || judgement.benchmarks.some((benchmark) => isUntold(benchmark) || benchmark.slowerSince !== null);
}
function passedText(source) {
	const { judgement: { benchmarks } } = source;
	const tally = tallyOf(benchmarks);
	const accepted = sortByWorstChange(benchmarks.filter(isAccepted));
	if (accepted.length > 0) return acceptedText(source, accepted);
	if (tally["no regression"] + tally.improved > 0) return [`nothing regressed${alsoText(benchmarks, ["inconclusive", "not measured"])}${limitsText(source)}`];
	if (tally.inconclusive > 0) return undecidedText(source);
	return [`${describeFiguresAlone(source, tally)}${alsoText(benchmarks, ["not measured", "removed"])}`];
}
/** Also where something else of the benchmark is undecided. */
function isAccepted({ verdict, acceptance }) {
	return verdict === "accepted" || acceptance !== null;
}
/** `express/updateUser uses 4.1 % more CPU per request (limit 2 %), accepted by ada; 1 inconclusive`. */
function acceptedText(source, accepted) {
	const by = accepted.length > 1 ? "" : `, accepted by ${accepted[0]?.acceptance?.by ?? "a maintainer"}`;
	const lead = accepted.length > 1 ? [`${countOf(accepted.length, "accepted regression")}; worst: `] : [];
	const others = source.judgement.benchmarks.filter((benchmark) => !accepted.includes(benchmark));
	return [
		...lead,
		...describeWorst(source, accepted),
		`${by}${alsoText(others, ["inconclusive", "not measured"])}`
	];
}
/** `1 of 2 benchmarks inconclusive: up to +5.7 % possible (limit 2 %)`. */
function undecidedText(source) {
	const { benchmarks } = source.judgement;
	const undecided = benchmarks.filter(({ verdict }) => verdict === "inconclusive");
	const compared = benchmarks.filter((benchmark) => decidingComparisons(benchmark).length > 0 || benchmark.verdict === "inconclusive");
	const share = compared.length === undecided.length ? countOf(undecided.length, "benchmark") : `${undecided.length} of ${countOf(compared.length, "benchmark")}`;
	const possible = describePossible(undecided);
	return [`${share} inconclusive${possible === null ? "" : `: ${possible}`}${limitsText(source)}${alsoText(benchmarks, ["not measured"])}`];
}
/** Figures without a comparison: a first run, a profile for tables, new benchmarks only, or too few stored runs. */
function describeFiguresAlone(source, tally) {
	const { run } = source;
	const measured = `${countOf(tally["measured only"] + tally.new, "benchmark")} measured`;
	if (run.measuredFor === "tables") return `${measured} for the tables only`;
	if (tally["measured only"] === 0) return `${measured}, all new: nothing to compare with yet`;
	if (run.base !== null) return `${measured}, none by a metric that can fail the check`;
	if (isOfOtherLoads(source.judgement)) return `${measured}, too few stored runs of this load to compare with`;
	if (run.storedKinds?.length === 0) return `first run: ${measured}, nothing to compare with yet`;
	return `${measured}, too few stored runs of this machine kind to compare with`;
}
/** Tells whether stored runs should judge and cannot: they are of other machine kinds or loads. Such a gate guards nothing. */
function lacksHistory({ run, judgement }) {
	if (run.base !== null || run.measuredFor === "tables" || !judgement.benchmarks.some(({ verdict }) => verdict === "measured only")) return false;
	if (isOfOtherLoads(judgement)) return true;
	if (judgement.benchmarks.some(({ stored }) => stored.state === "compared")) return false;
	const stored = run.storedKinds === void 0 ? null : new Set(run.storedKinds.map(({ environment }) => environment.key));
	return stored === null || stored.size > 0 && environmentsOf(run).some(({ key }) => !stored.has(key));
}
const isOfOtherLoads = ({ benchmarks }) => benchmarks.some(({ stored }) => stored.otherLoads !== void 0);
function nothingMeasuredText({ judgement: { benchmarks } }) {
	if (benchmarks.length === 0) return ["nothing measured: the run has no benchmarks"];
	const tally = tallyOf(benchmarks);
	if (benchmarks.some(isMissing)) return [`nothing measured${alsoText(benchmarks, ["not measured", "removed"])}`];
	const removed = alsoText(benchmarks, ["removed"]);
	if (tally["not measured"] > 0) return [`nothing to measure in this shard${removed}`];
	return [tally.unaffected > 0 ? `the change reaches no benchmark${removed}` : `nothing measured${removed}`];
}
/** `express/updateUser uses 4.1 % more CPU per request (limit 2 %)`, of the first of some benchmarks. */
function describeWorst({ run }, [worst]) {
	const comparison = worst === void 0 ? void 0 : worstComparison(worst);
	if (worst === void 0 || comparison === void 0) return ["a benchmark regressed"];
	const direction = directionsOf(run.policy)(worst.id, comparison.metric);
	const against = run.base === null ? ` than ${countOf(comparison.n, "stored run")}` : "";
	return [{ code: benchmarkLabel(worst) }, ` ${describeChange(comparison, direction)}${against} (limit ${formatLimit(comparison, direction)})`];
}
function limitsText({ judgement: { benchmarks } }) {
	const limits = describeLimits(benchmarks.flatMap(decidingComparisons));
	return limits === null ? "" : ` (${limits})`;
}
function withVerdict$1(benchmarks, verdict) {
	return sortByUrgency(benchmarks.filter((benchmark) => benchmark.verdict === verdict));
}
/** `; 1 invalid, 2 not measured`, or nothing. Other shards measure the rest of their own. */
function alsoText(benchmarks, verdicts) {
	const tally = tallyOf(benchmarks.filter((benchmark) => benchmark.verdict !== "not measured" || isMissing(benchmark)));
	const counts = verdicts.filter((verdict) => tally[verdict] > 0).map((verdict) => `${tally[verdict]} ${wordOf$1(verdict)}`);
	return counts.length === 0 ? "" : `; ${counts.join(", ")}`;
}
function tallyOf(benchmarks) {
	const tally = {
		failed: 0,
		regressed: 0,
		invalid: 0,
		accepted: 0,
		inconclusive: 0,
		"not measured": 0,
		improved: 0,
		"no regression": 0,
		new: 0,
		"measured only": 0,
		removed: 0,
		unaffected: 0
	};
	for (const { verdict } of benchmarks) tally[verdict] += 1;
	return tally;
}
/** Slowdowns of the main branch that last and that no maintainer accepted, the worst first. */
function lastingSlowdowns({ drifts }) {
	return drifts.filter(({ change, state }) => change > 0 && state === "lasting").toSorted((one, other) => other.change - one.change);
}

// src/report/words/cause.ts
const UNPROFILED = {
	kind: "not-profiled",
	problem: "no answer within 15 s"
};
const CAUSE_WORDS = {
	"not-profiled": {
		sample: { problem: "no answer within 15 s" },
		say: ({ problem }) => `V8's profiler did not work in the measured process: ${problem}`
	},
	"nothing-while-profiled": {
		sample: {
			arm: "head",
			seconds: .5
		},
		say: ({ arm, seconds }) => `${arm} finished nothing within ${seconds} s`
	},
	"cause-not-found": {
		sample: {
			benchmark: "express/updateUser",
			because: UNPROFILED
		},
		say: ({ benchmark, because }, describe) => `${benchmark}: no cause was looked for, because ${describe(because)}`
	},
	"causes-left-out": {
		sample: {
			benchmarks: 3,
			because: "budget"
		},
		say: ({ benchmarks, because }) => `No cause was looked for in ${countOf(benchmarks, "benchmark")}: ${because === "budget" ? "the budget left no time for it" : `the ${5} that changed most came first`}`
	}
};

// src/report/words/github.ts
/** A pull request that changes both steps is measured by its own, and published by the other as it was before. */
const COUNTS_AS_MERGED = "That step counts as it is on the default branch.";
const unreadable = {
	kind: "upload-unreadable",
	problem: "this is a run file written by a newer perf-gate"
};
const GITHUB_WORDS = {
	"not-in-upload": {
		sample: {},
		say: () => "the uploaded run does not mention it",
		todo: "Give the step that publishes the same `only` and `profile` as the step that measures. The step that publishes counts as it is on the default branch."
	},
	"left-unmeasured": {
		sample: { because: { kind: "not-beside-base" } },
		say: ({ because }, describe) => `the uploaded run did not measure it: ${describe(because)}`
	},
	"not-beside-base": {
		sample: {},
		say: () => "it was not measured side by side with the base"
	},
	"not-counted-in-upload": {
		sample: {},
		say: () => "instructions are required, and the uploaded run has no counts of it"
	},
	"earlier-results": {
		sample: { benchmarks: 3 },
		say: ({ benchmarks }) => `${countOf(benchmarks, "benchmark")} ${benchmarks === 1 ? "has its" : "have their"} result from an earlier run on this commit`
	},
	"ancestry-not-looked-up": {
		sample: { runs: 12 },
		say: ({ runs }) => `all ${countOf(runs, "stored run")} of the baselines were used: without a clone it is not known which lead to the base`
	},
	"head-configuration-judges": {
		sample: {
			file: "perf-gate.yml",
			branch: "main"
		},
		say: ({ file, branch }) => `neither the base nor ${branch} has a usable ${file}, so head's configuration and thresholds hold`
	},
	"base-configuration-unusable": {
		sample: {
			problems: "perf-gate.yml at main cannot be used: unknown key \"x\"",
			file: "perf-gate.yml",
			instead: "1f0e4c7a9b2d"
		},
		say: ({ problems, file, instead }) => `${problems}; the ${file} of ${instead} and its thresholds hold instead`
	},
	"upload-expired": {
		sample: {},
		say: () => "it has expired",
		todo: "Run the measuring workflow again."
	},
	"upload-not-a-zip": {
		sample: { problem: "end of central directory record signature not found" },
		say: ({ problem }) => `it is no zip file that can be read: ${problem}`
	},
	"upload-with-same-file-twice": {
		sample: {},
		say: () => "it has two files of the same name"
	},
	"upload-without-run": {
		sample: {},
		say: () => "it has no run.json"
	},
	"upload-of-shards-only": {
		sample: {},
		say: () => "only shards were uploaded, and no joined run",
		todo: "See the job that joins them."
	},
	"upload-too-large": {
		sample: {
			most: 2e3,
			unit: "benchmarks"
		},
		say: ({ most, unit }) => `it has more than ${most} ${unit}`
	},
	"upload-unreadable": {
		sample: { problem: "this is not a run file: run.seed: expected number" },
		say: ({ problem }) => problem
	},
	"upload-from-other-version": {
		sample: {
			because: unreadable,
			measuredBy: "2.0.0",
			judgedBy: "1.0.0"
		},
		say: ({ because, measuredBy, judgedBy }, describe) => {
			const advice = measuredBy.localeCompare(judgedBy, "en", { numeric: true }) < 0 ? "measure it anew by a push, \"Update branch\" or /perf run; if it comes again, upgrade every workflow that uses perf-gate" : "upgrade every workflow that uses perf-gate, on the default branch first";
			return `${describe(because)}; perf-gate ${measuredBy} measured it and ${judgedBy} judges it: ${advice}`;
		}
	},
	"upload-date-impossible": {
		sample: { days: 400 },
		say: ({ days }) => `it says that it was measured in the future, or more than ${days} days ago`
	},
	"upload-without-commit-ids": {
		sample: {},
		say: () => "its commits are no commit ids"
	},
	"upload-configuration-path-odd": {
		sample: {},
		say: () => "the path of its configuration is no file of a repository, is too long for the name of a check, or has characters that are not shown there"
	},
	"upload-with-odd-benchmark-id": {
		sample: {},
		say: () => "the id of a benchmark is not made of its target and its scenario"
	},
	"upload-with-same-benchmark-twice": {
		sample: {},
		say: () => "it has the same benchmark twice"
	},
	"upload-with-huge-figure": {
		sample: {},
		say: () => "it has figures above 1e18"
	},
	"several-runs-of-configuration": {
		sample: { file: "perf-gate.yml" },
		say: ({ file }) => `there is another run of ${file}`,
		todo: "Join them with the input `merge`, and upload the joined run."
	},
	"shard-not-joined": {
		sample: {
			index: 1,
			count: 3
		},
		say: (shard) => `it is ${describeShard(shard)} alone`,
		todo: "Join the shards with the input `merge`, and upload the joined run."
	},
	"other-commit-measured": {
		sample: {
			measured: "a".repeat(40),
			wanted: "b".repeat(40)
		},
		say: ({ measured, wanted }) => `it measured ${shortCommit(measured)}, which is neither ${shortCommit(wanted)}, the commit to be judged, nor a merge of that`,
		todo: "Measure again, with actions/checkout right before perf-gate, without `ref` and `path`."
	},
	"other-base-measured": {
		sample: {
			measured: "a".repeat(40),
			branch: "main"
		},
		say: ({ measured, branch }) => `it was compared with ${shortCommit(measured)}, which GitHub does not know as a commit that ${branch} has had since the change left it`,
		todo: "Measure it beside its base, or give the step that publishes the same `base`."
	},
	"measured-without-base": {
		sample: {},
		say: () => "it was measured without a base",
		todo: `If that is meant, give the step that publishes \`base: none\` too. ${COUNTS_AS_MERGED}`
	},
	"no-rounds-beside-base": {
		sample: { benchmark: "express/updateUser" },
		say: ({ benchmark }) => `it says that it compares with a base, and has no round of ${benchmark} side by side with it`
	},
	"measured-for-tables-only": {
		sample: { profile: "smoke" },
		say: ({ profile }) => `it was measured for tables alone, by the profile ${profile}`,
		todo: `If that is meant, give the step that publishes the same \`profile\`, and let the base's configuration have it. ${COUNTS_AS_MERGED}`
	},
	"measured-in-part-only": {
		sample: {},
		say: () => "only a part was measured on this commit",
		todo: "Measure everything first, as `/perf run` without a pattern does."
	},
	"selection-unknown": {
		sample: {
			pattern: "gaet",
			file: "perf-gate.yml"
		},
		say: ({ pattern, file }) => `the step that publishes asks for \`only: ${pattern}\`, which is neither a selection nor a target of the ${file} that it was measured beside`,
		todo: "Mend the name, or bring the pull request up to date with its base."
	},
	"no-usable-configuration": {
		sample: {
			file: "perf-gate.yml",
			problems: "perf-gate.yml at main cannot be used: unknown key \"x\""
		},
		say: ({ file, problems }) => `neither the base nor head has a ${file} that can be used${problems === "" ? "" : `: ${problems}`}`
	},
	"upload-refused": {
		sample: {
			where: "perf-gate/run.json",
			because: { kind: "upload-expired" }
		},
		say: ({ where, because }, describe) => `${where}: ${describe(because)}`
	},
	"left-aside": {
		sample: {},
		say: () => "it was started by hand for the tables alone, or with a `base`: its job summary has the result, and comment and check stay as they are",
		todo: "`check: true` at this step lets such runs write them."
	},
	"nothing-uploaded": {
		sample: {
			workflowRun: 11,
			artifact: "perf-gate",
			config: null
		},
		say: ({ workflowRun, artifact, config }) => `workflow run ${workflowRun} has no artifact \`${artifact}\` with a run${config === null ? "" : ` of ${config}`}: there is nothing to publish`
	},
	"skipped-by-label": {
		sample: { label: "skip perf" },
		say: ({ label }) => `nothing was measured: the pull request has the label "${label}"`
	},
	"branch-of-run-unknown": {
		sample: {},
		say: () => "GitHub does not say which branch the run is about"
	},
	"repository-of-run-gone": {
		sample: {},
		say: () => "the repository that the run is about is gone"
	},
	"no-pull-request-at-commit": {
		sample: { commit: "a".repeat(40) },
		say: ({ commit }) => `no open pull request has the commit ${commit} as its newest: it was closed, or pushed to meanwhile`
	},
	"no-such-pull-request": {
		sample: { number: 7 },
		say: ({ number }) => `there is no pull request #${number}`
	},
	"pull-request-closed": {
		sample: { number: 7 },
		say: ({ number }) => `pull request #${number} is closed`
	},
	"nothing-reported": {
		sample: {},
		say: () => "there is no result on this pull request yet",
		todo: "Accept a regression once its report is here."
	},
	"two-reports": {
		sample: { file: "perf-gate.yml" },
		say: ({ file }) => `there are two reports of ${file}, and only one of them can be perf-gate's own`,
		todo: "Delete the other."
	},
	"report-changed-since": {
		sample: {
			file: "perf-gate.yml",
			commit: "a".repeat(40)
		},
		say: ({ file, commit }) => `the report of ${file} has changed since that was written, and shows commit ${shortCommit(commit)} now`,
		todo: "Look at it, and write the command again."
	},
	"no-regression-of-known-size": {
		sample: {
			benchmark: "express/*",
			results: [{
				id: "express/hello",
				verdict: "no regression"
			}],
			isCut: false
		},
		say: ({ benchmark, results, isCut }) => `there is no regression of known size in ${benchmark}: ${listOfMost(results.map(({ id, verdict }) => `${id} is "${verdict}"`), MOST_NAMED$3)}${noRoom(isCut)}`
	},
	"benchmark-not-reported": {
		sample: {
			benchmark: "express/updateUsr",
			regressed: ["express/updateUser"],
			isCut: false
		},
		say: ({ benchmark, regressed, isCut }) => `the newest result has no benchmark ${benchmark}; ${regressed.length === 0 ? "none has regressed" : `regressed: ${listOfMost(regressed, MOST_NAMED$3)}`}${noRoom(isCut)}`
	}
};
const MOST_NAMED$3 = 10;
const noRoom = (isCut) => isCut ? "; the comment had no room for all: accept by a glob that names one of these" : "";

// src/report/words/judge.ts
const slower = {
	metric: "cpuPerRequest",
	direction: "lower",
	estimate: .041,
	interval: {
		low: .032,
		high: .05
	},
	threshold: .02
};
const faster = {
	...slower,
	estimate: -.041,
	interval: {
		low: -.05,
		high: -.032
	}
};
const unchanged = {
	...slower,
	estimate: .003,
	interval: {
		low: -.008,
		high: .014
	},
	clearedOf: .05
};
const undecided = {
	...slower,
	estimate: .02,
	interval: {
		low: -.031,
		high: .078
	},
	smallestVisible: .062
};
const accepted = {
	kind: "accepted",
	regression: {
		kind: "slower",
		metrics: [slower],
		storedRuns: null
	},
	by: "ada",
	until: "2027-04-15T09:00:00.000Z",
	reason: "worth it"
};
const noFigures = {
	kind: "no-usable-figures",
	metrics: ["throughput"]
};
const broke = {
	kind: "process-error",
	problem: "it exited with code 1"
};
const JUDGE_WORDS = {
	slower: {
		sample: {
			metrics: [slower],
			storedRuns: null
		},
		say: describeDifferences
	},
	faster: {
		sample: {
			metrics: [faster],
			storedRuns: 12
		},
		say: describeDifferences
	},
	unchanged: {
		sample: {
			metrics: [unchanged],
			storedRuns: null
		},
		say: ({ metrics, storedRuns }) => `${describeUnchanged(metrics)}${against(storedRuns)}`
	},
	undecided: {
		sample: {
			metrics: [undecided],
			storedRuns: null
		},
		say: ({ metrics, storedRuns }) => `${describeUndecided(metrics)}${against(storedRuns)}`
	},
	accepted: {
		sample: accepted,
		say: ({ regression, by, until, reason }, describe) => `${describe(regression)}; accepted by ${by} until ${until.slice(0, 10)}: ${reason.trim().replace(/\.$/, "")}`
	},
	"undecided-beside-accepted": {
		sample: {
			doubt: noFigures,
			accepted
		},
		say: ({ doubt, accepted }, describe) => `${describe(doubt)}; ${describe(accepted)}`
	},
	"too-few-usable-rounds": {
		sample: {
			rounds: [{
				metric: "unloadedLatency",
				usable: 2
			}],
			counts: []
		},
		say: ({ rounds, counts }) => [...rounds.length > 0 ? [`only ${usableOf(rounds, "usable round")}: half of all, and ${3} at least, are needed`] : [], ...counts.length > 0 ? [`only ${usableOf(counts, "usable repeat")}: ${3} at least are needed`] : []].join("; ")
	},
	"no-usable-figures": {
		sample: { metrics: ["throughput"] },
		say: ({ metrics }) => `head or the stored runs have no usable figure of ${labelsOf(metrics)}, which should decide`
	},
	"stopped-before-first-look": {
		sample: {
			rounds: 3,
			firstLook: 8
		},
		say: ({ rounds, firstLook }) => `the run stopped after ${countOf(rounds, "round")}, before its first check at ${firstLook}`
	},
	"no-metric-compared": {
		sample: {},
		say: () => "no metric was compared"
	},
	"no-gating-metric": {
		sample: {},
		say: () => "no metric that was compared can fail the check"
	},
	"gating-metrics-not-stored": {
		sample: {},
		say: () => "too few of the stored runs have its gating metrics"
	},
	"control-unfair": {
		sample: {},
		say: () => "the A/A control found a difference between two copies of the same code, so nothing is said about the change"
	},
	"measured-for-tables": {
		sample: { profile: "smoke" },
		say: ({ profile }) => `the ${profile} profile measures for the tables alone`
	},
	removed: {
		sample: {},
		say: () => "head no longer has it"
	},
	unaffected: {
		sample: {},
		say: () => "the change cannot reach it"
	},
	"base-broken": {
		sample: { base: broke },
		say: ({ base }, describe) => `base is broken: ${describe(base)}`
	},
	"stored-runs-too-few": {
		sample: {
			runs: 2,
			needed: 5,
			underSameLoad: false,
			otherLoads: 3
		},
		say: ({ runs, needed, underSameLoad, otherLoads }) => `${countOf(runs, "stored run")} of this machine kind${underSameLoad ? " and load" : ""}, ${needed} are needed${otherLoads === 0 ? "" : `; ${otherLoads} more ${otherLoads === 1 ? "was" : "were"} put under another load, or measured in another way by another version`}`
	},
	"not-measured-in-this-run": {
		sample: {},
		say: () => "not measured in this run"
	},
	"new-benchmark": {
		sample: {},
		say: () => "a benchmark that is new in head is not judged"
	},
	"base-decides": {
		sample: {},
		say: () => "base and head were measured side by side, which decides"
	},
	"rule-without-benchmark": {
		sample: {
			glob: "expres/*",
			file: "perf-gate.yml",
			ofBase: false
		},
		say: ({ glob, ...place }) => `no benchmark of this run matches "${glob}" of ${placeOfRules$1(place)}, so it has no effect: mend it, or remove it`
	},
	"direction-turned": {
		sample: {
			metrics: ["throughput"],
			file: "perf-gate.yml",
			ofBase: false
		},
		say: ({ metrics, ...place }) => `\`direction\` in ${placeOfRules$1(place)} makes an improvement of ${listOf(metrics)} count as worse: leave \`direction\` out`
	},
	"threshold-below-delta0": {
		sample: { metrics: ["cpuPerRequest"] },
		say: ({ metrics }) => `a rule sets the threshold of ${labelsOf(metrics)} below δ₀. A change up to δ₀ never counts as regressed, so set \`delta0\` as well`
	}
};
const against = (storedRuns) => storedRuns === null ? "" : `, against ${countOf(storedRuns, "stored run")}`;
const labelsOf = (metrics) => listOf(metrics.map((metric) => METRICS[metric].label));
const placeOfRules$1 = ({ file, ofBase }) => `policy.rules (${ofBase ? "base's " : ""}${file})`;
const usableOf = (metrics, noun) => listOf(metrics.map(({ metric, usable }) => `${countOf(usable, noun)} of ${METRICS[metric].label}`));
function describeDifferences({ metrics, storedRuns }) {
	return `${listOf(metrics.map((metric) => describeDifference(metric, metric.direction)))}${against(storedRuns)}`;
}

// src/report/words/server.ts
/** Paths that a reason names before it counts the rest. */
const MOST_PATHS = 4;
/** As it follows the program's name: `exited with code 1`. */
function sayEnding(ending) {
	switch (ending.kind) {
		case "exited": return `exited with code ${ending.code}`;
		case "signalled": return `was ended by ${ending.signal}`;
		case "not started": return `could not be started: ${ending.why}`;
	}
}
/** With at most one digit behind the point. */
const seconds = (value) => `${Number(value.toFixed(1))} s`;
const EXITED$2 = {
	kind: "exited",
	code: 1
};
/** Reasons that stand inside others in the samples. */
const SAMPLE$1 = {
	kind: "wrong-status",
	status: 500,
	expected: 200,
	body: "no database"
};
const CLOSED = {
	kind: "websocket-closed",
	answers: 3,
	requests: 2e4,
	how: "code 1006"
};
const SERVER_WORDS = {
	"printed-last": {
		sample: {
			because: SAMPLE$1,
			output: "Error: connect ECONNREFUSED 127.0.0.1:5432"
		},
		say: ({ because, output }, describe) => `${describe(because)}; its last output: ${output}`
	},
	"exited-before-listening": {
		sample: {
			command: "node server.js",
			port: 34127,
			ending: EXITED$2
		},
		say: ({ command, port, ending }) => `\`${command}\` ${sayEnding(ending)} before it listened on PORT ${port}`,
		todo: "Start the server by hand with PORT and HOST set, and correct what its output names."
	},
	"not-listening": {
		sample: {
			command: "node server.js",
			address: "127.0.0.1:34127",
			seconds: 30
		},
		say: ({ command, address, seconds: waited }) => `\`${command}\` did not listen on ${address} within ${seconds(waited)}`,
		todo: "Listen on the HOST and PORT of the environment; raise `bootTimeout` if the server needs longer."
	},
	"listens-elsewhere": {
		sample: {
			command: "node server.js",
			port: 34127,
			listensOn: ["[::1]:3456"]
		},
		say: ({ command, port, listensOn }) => `\`${command}\` listens on ${listensOn.join(" and ")}; PORT was ${port}`,
		todo: "Listen on the PORT of the environment: base and head run at the same time and need a port each."
	},
	"first-request-failed": {
		sample: {
			request: "GET /user/1",
			because: SAMPLE$1
		},
		say: ({ request, because }, describe) => `${request}: ${describe(because)}`
	},
	"busy-after-first-answer": {
		sample: { command: "node server.js" },
		say: ({ command }) => `\`${command}\` answered once, and then its event loop was blocked`,
		todo: "Let the server become idle after its start, or raise `bootTimeout`."
	},
	"no-path-answers": {
		sample: { answers: [{
			path: "/",
			status: 404
		}, {
			path: "/users",
			status: 401
		}] },
		say: ({ answers }) => `it answers no path that init found: ${listOfMost(answers.map(({ path, status }) => `${plainName(path)} with ${status}`), MOST_PATHS)}`,
		todo: "Write a path that it answers into its scenario, or the status that it has as `expect.status`."
	},
	"wrong-status": {
		sample: {
			status: 500,
			expected: 200,
			body: "no database"
		},
		say: ({ status, expected, body }) => `it answered ${status}, expected ${expected}${body === "" ? "" : `: ${body}`}`,
		todo: "Correct the server, or set `expect.status` of the scenario."
	},
	"wrong-body": {
		sample: {
			at: "users[19].name",
			found: "\"Ada\"",
			expected: "\"Grace\""
		},
		say: ({ at, found, expected }) => `it answered another body: ${at === "" ? "" : `${at} is `}${found}, expected ${expected}`,
		todo: "Correct the server, or `expect` of the scenario."
	},
	"wrong-digest": {
		sample: {
			found: "a8100ae6…",
			expected: "2689367b…",
			bytes: 2,
			body: "no"
		},
		say: ({ found, expected, bytes, body }) => `it answered another body: ${body} (${bytes} bytes), whose SHA-256 is ${found}, expected ${expected}`,
		todo: "Correct the server, or `expect.sha256` of the scenario."
	},
	"body-is-not-json": {
		sample: { body: "<html>" },
		say: ({ body }) => `it answered a body that is not JSON: ${body}`,
		todo: "Correct the server, or use `expect.text`."
	},
	"body-cannot-be-decoded": {
		sample: { encoding: "compress" },
		say: ({ encoding }) => `it answered a compressed body that cannot be decoded (Content-Encoding: ${encoding})`,
		todo: "Use `expect.sha256`, or let the server answer this scenario without compression."
	},
	"another-body-than-before": {
		sample: {},
		say: () => "it answered another body than at first",
		todo: "Leave the body out of `expect` if it may change from answer to answer."
	},
	"no-answer-in-time": {
		sample: { seconds: 10 },
		say: ({ seconds: waited }) => `no answer within ${waited} s`
	},
	"answer-without-end": {
		sample: {
			seconds: 10,
			status: 200,
			type: "text/event-stream",
			bytes: 290
		},
		say: ({ seconds: waited, status, type, bytes }) => `status ${status} and ${bytes} bytes came${type === "" ? "" : ` (${type})`}, but the answer had no end within ${waited} s`,
		todo: "Measure an endpoint whose answers end: an event stream is not measured."
	},
	"before-refused": {
		sample: {
			request: "POST /login",
			status: 401,
			body: "no such user"
		},
		say: ({ request, status, body }) => `${request}, which comes before, was answered ${status}${body === "" ? "" : `: ${body}`}`,
		todo: "Correct `before` of the scenario, or the server."
	},
	"value-not-found": {
		sample: {
			request: "POST /login",
			name: "TOKEN",
			from: "body token",
			body: "{\"ok\":true}"
		},
		say: ({ request, name, from, body }) => `the answer to ${request} has no value for ${name} (${from})${body === "" ? "" : `: ${body}`}`,
		todo: "Correct `take` of the scenario: `header NAME`, `cookie NAME`, `body`, `body PATH` or `body /REGEX/`."
	},
	"answer-too-long": {
		sample: { megabytes: 100 },
		say: ({ megabytes }) => `the answer is longer than ${megabytes} MB`,
		todo: "Measure an endpoint whose answer ends sooner."
	},
	"answer-cut-off": {
		sample: {
			receivedBytes: 9,
			announcedBytes: 100
		},
		say: ({ receivedBytes, announcedBytes }) => `the answer ended after ${receivedBytes}${announcedBytes === null ? "" : ` of ${announcedBytes}`} bytes of its body`,
		todo: "Correct the server: it closed the connection in the middle of its answer."
	},
	"headers-too-large": {
		sample: { kibibytes: 64 },
		say: ({ kibibytes }) => `the headers of the answer are larger than ${kibibytes} KiB`,
		todo: "Measure an endpoint with smaller headers."
	},
	"length-and-chunked": {
		sample: {},
		say: () => "the answer has both Content-Length and Transfer-Encoding",
		todo: "Let the server send one of the two: HTTP/1.1 forbids both."
	},
	"answer-is-not-http": {
		sample: {
			problem: "Expected HTTP/, RTSP/ or ICE/",
			begins: "+PONG"
		},
		say: ({ problem, begins }) => `the answer is not HTTP/1.1 (${problem}); it begins with: ${begins}`,
		todo: "Let the server speak HTTP/1.1 on PORT."
	},
	"speaks-tls": {
		sample: {},
		say: () => "the server speaks TLS (https)",
		todo: "Write `tls: true` at the server in perf-gate.yml, or let it speak HTTP/1.1 without TLS where PORT is set."
	},
	"speaks-no-tls": {
		sample: {},
		say: () => "the server does not speak TLS (https)",
		todo: "Remove `tls: true` from the server in perf-gate.yml, or let it speak TLS."
	},
	"speaks-http2": {
		sample: {},
		say: () => "the server speaks HTTP/2",
		todo: "Let the server speak HTTP/1.1 where PORT is set: only that is measured."
	},
	"connection-failed": {
		sample: { problem: "socket hang up" },
		say: ({ problem }) => `the connection failed: ${problem}`
	},
	"websocket-not-opened": {
		sample: { problem: "Unexpected server response: 404" },
		say: ({ problem }) => `the websocket could not be opened: ${problem}`
	},
	"websocket-closed": {
		sample: {
			answers: 3,
			requests: 2e4,
			how: "code 1006"
		},
		say: ({ answers, requests, how }) => `the connection was closed (${how}) after ${answers} of ${requests} answers`
	},
	"answers-missing": {
		sample: {
			answers: 3,
			requests: 2e4,
			seconds: 31
		},
		say: ({ answers, requests, seconds: waited }) => `only ${answers} of ${requests} answers came within ${waited} s`,
		todo: "Lower `requests` of the scenario if the server needs longer."
	},
	"message-is-not-json": {
		sample: { message: "hello" },
		say: ({ message }) => `a message is not JSON: ${message}`
	},
	"wrong-message": {
		sample: {
			message: "{\"sid\":2}",
			expected: "{\"sid\":1}"
		},
		say: ({ message, expected }) => `it answered ${message}, expected one like ${expected}`,
		todo: "Correct the server, or `reply` of the scenario."
	},
	"repeated-message": {
		sample: { message: "{\"sid\":1}" },
		say: ({ message }) => `it answered ${message} more than once`
	},
	"answered-before-hold": {
		sample: {
			afterMs: 20,
			holdMs: 1e3
		},
		say: ({ afterMs, holdMs }) => `its first answer came after ${afterMs} ms, but each request is to be held for ${holdMs} ms`,
		todo: "Hold each request for the time that `hold` of the scenario says."
	},
	"bad-answers": {
		sample: {
			answers: 2e4,
			statuses: { 503: 12 },
			otherBodies: 0,
			late: 1,
			broken: 0,
			closed: 0
		},
		say: ({ answers, statuses, otherBodies, late, broken, closed }) => {
			return `under load, of ${answers} answers: ${[
				...Object.entries(statuses).map(([status, count]) => [count, `status ${status}`]),
				[otherBodies, "another body"],
				[late, "no answer in time"],
				[broken, "connection broken"],
				[closed, "connection closed without an answer"]
			].filter(([count]) => count > 0).map(([count, what]) => `${count} × ${what}`).join(", ")}`;
		},
		todo: "Lower `connections` if the server cannot stand them, or correct the server."
	},
	"no-answer-under-load": {
		sample: {},
		say: () => "it gave no answer under load"
	},
	"failed-after-load": {
		sample: { because: SAMPLE$1 },
		say: ({ because }, describe) => `after the load, with one request at a time: ${describe(because)}`
	},
	"held-requests-failed": {
		sample: {
			requests: 2e4,
			because: CLOSED
		},
		say: ({ requests, because }, describe) => `with ${requests} held requests at once: ${describe(because)}`
	},
	"server-died": {
		sample: {
			ending: {
				kind: "signalled",
				signal: "SIGKILL"
			},
			isKilled: true
		},
		say: ({ ending, isKilled }) => `the server ${sayEnding(ending)} while it was measured${isKilled ? " (out of memory?)" : ""}`,
		todo: "Correct the server; if memory ran out, remember that base and head run at the same time."
	},
	"server-process-ended": {
		sample: { isReplaced: true },
		say: ({ isReplaced }) => `a process of the server ended under load${isReplaced ? ", and another took its place" : ""}`,
		todo: "Find out why the process ends: the server's own log should tell."
	},
	"server-stopped-answering": {
		sample: { seconds: 1.2 },
		say: ({ seconds: silent }) => `it answered no request for ${silent.toFixed(1)} s under load, while the other arm did`
	},
	"busy-after-load": {
		sample: {
			seconds: 20,
			protocol: "http"
		},
		say: ({ seconds: waited }) => `its event loop was still blocked ${waited} s after the load`,
		todo: "Lower the load (`connections` or `pipelining`; `requests` over a websocket): more is under way than the server can answer."
	}
};

// src/report/words/measure.ts
const times = (count) => count === 1 ? "once" : `${count} times`;
function duration(ms) {
	if (ms < 1) return "less than 1 ms";
	return ms < 1e3 ? `${Math.round(ms)} ms` : `${(ms / 1e3).toFixed(1)} s`;
}
/** How a run went on after a failed try, once and more often. */
const WENT_ON = {
	"measured again": ["that round was measured again", "those rounds were measured again"],
	"control left out": ["that round of base against base was left out", "those rounds of base against base were left out"],
	"solo left out": ["that round of head alone was left out", "those rounds of head alone were left out"],
	"base alone": ["that was a round of base alone", "those were rounds of base alone"]
};
const SUITE_WORK = {
	list: "its file was loaded",
	labels: "its labels were worked out",
	calibrate: "its file, `beforeAll` and the first operations of the task ran",
	run: "the task ran",
	profile: "the task ran",
	repeat: "the task ran",
	finish: "`afterAll` ran"
};
const NOT_PINNED = {
	platform: "that takes Linux",
	"unknown cores": "the system does not tell which cores may be used",
	"one core": "only one core may be used, and the load client needs another",
	"taskset is missing": "`taskset` is not installed",
	"taskset failed": "`taskset` failed"
};
/** Benchmarks that a note names one by one. */
const MOST_NAMED$2 = 3;
const EXITED$1 = {
	kind: "exited",
	code: 1
};
/** Reasons that stand inside others in the samples. */
const SAMPLE = {
	kind: "wrong-status",
	status: 500,
	expected: 200,
	body: "no database"
};
const SILENT = {
	kind: "process-silent",
	seconds: 25
};
const UNBOOTED = {
	kind: "exited-before-listening",
	command: "node server.js",
	port: 34127,
	ending: EXITED$1
};
const UNLOADED = {
	kind: "process-error",
	problem: "Cannot find package \"express\""
};
const MEASURE_WORDS = {
	"no-probe": {
		sample: { command: "NODE_OPTIONS= node server.js" },
		say: ({ command }) => `no Node.js process of \`${command}\` loaded the probe of perf-gate`,
		todo: "Start the server by Node.js 22.15 or newer, and do not replace NODE_OPTIONS: write `node --import …` or `NODE_OPTIONS=\"$NODE_OPTIONS …\"`. `node-options` in `.npmrc` replaces it too."
	},
	"probe-address-dropped": {
		sample: { command: "turbo run start" },
		say: ({ command }) => `the launcher of \`${command}\` passes NODE_OPTIONS on and drops PERF_GATE_PROBE, so the server does not report`,
		todo: "Have the launcher pass variables that begin with `PERF_GATE_` (turbo: `passThroughEnv`), or start the server by `node` itself."
	},
	"measured-from-outside": {
		sample: { target: "api" },
		say: ({ target }) => `${target} is not Node.js: CPU time and memory of its processes come from the system, and responses from the load client. Not seen are garbage collections, event-loop delay, workers that end, requests of others, and the origin of its modules`
	},
	"nothing-served": {
		sample: {
			command: "node server.js",
			protocol: "http"
		},
		say: ({ command, protocol }) => `no Node.js process of \`${command}\` ${protocol === "http" ? "finished a response" : "accepted a connection"}`,
		todo: "Measure servers on node:http, run by Node.js 22.15 or newer."
	},
	"foreign-module": {
		sample: {
			arm: "head",
			name: "express/index.js",
			path: "/usr/lib/node_modules/express/index.js",
			isPreloaded: false
		},
		say: ({ arm, name, path, isPreloaded }) => `${arm} loaded ${name} from outside its own copy of the repository (${path})${isPreloaded ? ", which NODE_OPTIONS preloads" : ""}`,
		todo: "Install packages inside the target's folder (Yarn: `nodeLinker: node-modules`; pnpm: `enableGlobalVirtualStore: false`; no global links), and unset NODE_OPTIONS if it preloads the module."
	},
	"unseen-answers": {
		sample: {
			served: 1e4,
			received: 2e4
		},
		say: ({ served, received }) => `the load client got ${received} answers, but perf-gate saw the server finish ${served}`,
		todo: "Measure servers on node:http: processes that answer by other means are not seen."
	},
	"uncounted-requests": {
		sample: {
			served: 2e4,
			received: 1e4
		},
		say: ({ served, received }) => `the server finished ${served} responses under load, but the load client got ${received}`,
		todo: "Keep other clients away from the server, and let it not send requests to itself."
	},
	"answers-too-seldom": {
		sample: {
			isSolo: false,
			sliceSeconds: .3,
			windowSeconds: 1.2
		},
		say: ({ isSolo, sliceSeconds, windowSeconds }) => `answers come too seldom: ${isSolo ? `head alone finished none within ${sliceSeconds} s` : `in no slice of ${sliceSeconds} s${windowSeconds === null ? "" : ` of ${windowSeconds.toFixed(1)} s`} did base and head both finish one`}`,
		todo: "Lower `connections`, or measure an endpoint that answers sooner."
	},
	"nothing-beyond-hold": {
		sample: {
			requests: 10,
			holdMs: 1e3
		},
		say: ({ requests, holdMs }) => `all ${requests} answers came within the hold of ${holdMs} ms, so there is nothing beyond it to compare`,
		todo: "Send more `requests`."
	},
	"load-client-failed": {
		sample: { because: SILENT },
		say: ({ because }, describe) => `the load client failed: ${describe(because)}`
	},
	"no-room-to-measure": {
		sample: {
			problem: "ENOSPC: no space left on device",
			folder: "/tmp"
		},
		say: ({ problem, folder }) => `the system refused a file, a socket or a port: ${problem} (temporary folder: ${folder})`,
		todo: "Free room in the temporary folder, or set TMPDIR to another."
	},
	"process-ended": {
		sample: { ending: EXITED$1 },
		say: ({ ending }) => `its process ${sayEnding(ending)}`
	},
	"process-silent": {
		sample: { seconds: 25 },
		say: ({ seconds: waited }) => `no answer within ${waited} s`
	},
	"process-error": {
		sample: { problem: "Cannot find package \"express\"" },
		say: ({ problem }) => problem
	},
	"suite-failed": {
		sample: {
			file: "bench/parse.suite.js",
			because: UNLOADED
		},
		say: ({ file, because }, describe) => `${file}: ${describe(because)}`
	},
	"suite-silent": {
		sample: {
			seconds: 30,
			asked: "calibrate"
		},
		say: ({ seconds: waited, asked }) => `no answer within ${waited} s while ${SUITE_WORK[asked]}`,
		todo: "Make sure that the file, its hooks and its tasks come to an end."
	},
	"failed-while-counted": {
		sample: { because: SAMPLE },
		say: ({ because }, describe) => `while its instructions were counted: ${describe(because)}`
	},
	"counter-for-other-systems": {
		sample: {},
		say: () => "the emulator that counts is shipped for Linux on x64 alone"
	},
	"emulator-not-unpacked": {
		sample: { problem: "/home/ci/.cache/perf-gate: EROFS: read-only file system" },
		say: ({ problem }) => `the emulator that counts could not be unpacked and run (${problem})`,
		todo: "Set `XDG_CACHE_HOME` to a folder that may hold programs."
	},
	"counted-node-missing": {
		sample: {},
		say: () => "`node` was not found on PATH, or does not run"
	},
	"counted-programs-not-run": {
		sample: { problem: "programs in the folder for temporary files may not be executed" },
		say: ({ problem }) => problem,
		todo: "Set TMPDIR to another folder."
	},
	"not-started-as-node": {
		sample: {},
		say: () => "no process was started by the name of `node`, so none was counted",
		todo: "Start a server of Node.js by `node` itself, not by a path. Other runtimes are not counted."
	},
	"another-process-works": {
		sample: {
			arm: "head",
			unit: "request",
			instructions: 40
		},
		say: ({ arm, unit, instructions }) => `only ${formatInteger(instructions)} instructions per ${unit} of ${arm} were counted, so another process does the work`,
		todo: "Start the server by `node` itself."
	},
	"hooks-around-operations": {
		sample: {},
		say: () => "the task has hooks around each operation, whose instructions cannot be told from its own"
	},
	"counting-too-long": {
		sample: {
			seconds: 240,
			of: "benchmark"
		},
		say: ({ seconds: taken, of }) => of === "run" ? `counting had taken ${duration(taken * 1e3)}, its share of the run` : `counting it took longer than ${duration(taken * 1e3)}`
	},
	"arm-failed": {
		sample: {
			arm: "head",
			because: SAMPLE
		},
		say: ({ arm, because }, describe) => `${arm}: ${describe(because)}`
	},
	"instructions-not-counted": {
		sample: { because: SILENT },
		say: ({ because }, describe) => `instructions were not counted: ${describe(because)}`
	},
	"benchmarks-not-counted": {
		sample: {
			benchmarks: ["express/updateUser", "koa/updateUser"],
			because: SILENT
		},
		say: ({ benchmarks, because }, describe) => `the instructions of ${listOfMost(benchmarks, MOST_NAMED$2)} were not counted: ${describe(because)}`
	},
	"required-instructions-not-counted": {
		sample: { because: SILENT },
		say: ({ because }, describe) => `instructions are required and were not counted: ${describe(because)}`
	},
	"operation-too-long": {
		sample: {
			operationMs: 2500,
			mostMs: 2e3
		},
		say: ({ operationMs, mostMs }) => `an operation takes ${duration(operationMs)}, and at most ${mostMs / 1e3} s can be measured`,
		todo: "Give the operation less work."
	},
	"operation-too-long-at-head": {
		sample: {
			headMs: 5e3,
			baseMs: 300,
			mostMs: 2e3
		},
		say: ({ headMs, baseMs, mostMs }) => `an operation takes ${duration(headMs)}, and ${duration(baseMs)} at base: more than ${mostMs / 1e3} s cannot be measured`
	},
	"too-few-operations": {
		sample: {},
		say: () => "the task finished too few operations in the measured window: they took much longer than at first",
		todo: "Give each operation the same work."
	},
	"base-breaks-too": {
		sample: {
			base: SAMPLE,
			head: SILENT
		},
		say: ({ base, head }, describe) => `base breaks now and then too: ${describe(base)}; head broke last: ${describe(head)}`,
		todo: "Make the target reliable at base first."
	},
	"head-broke-at-next-try": {
		sample: {
			first: SILENT,
			head: SAMPLE
		},
		say: ({ first, head }, describe) => `${describe(first)}; at the next try head broke: ${describe(head)}`,
		todo: "Run it again."
	},
	"head-broke-alone": {
		sample: {
			head: SAMPLE,
			base: SILENT
		},
		say: ({ head, base }, describe) => `head broke by itself: ${describe(head)}; base could not be measured the same way: ${describe(base)}`,
		todo: "Run it again."
	},
	"works-alone": {
		sample: {
			arm: "head",
			because: UNBOOTED
		},
		say: ({ arm, because }, describe) => `${arm} fails beside ${arm === "head" ? "base" : "head"}, and works by itself: ${describe(because)}`,
		todo: "Use no fixed port, file or lock: base and head run at the same time, and only PORT differs."
	},
	"not-tried-alone": {
		sample: {
			arm: "head",
			because: UNBOOTED,
			alone: SILENT
		},
		say: ({ arm, because, alone }, describe) => `${arm} fails beside ${arm === "head" ? "base" : "head"}: ${describe(because)}; it could not be tried by itself: ${describe(alone)}`,
		todo: "Run it again."
	},
	"not-up-after-kill": {
		sample: {
			arm: "base",
			seconds: 5,
			because: UNBOOTED
		},
		say: ({ arm, seconds: grace, because }, describe) => `${arm} was killed after its \`stopTimeout\` (${grace} s) and does not come up any more: ${describe(because)}`,
		todo: "Raise `stopTimeout`, or have the server end on SIGTERM and take over the locks of one that was killed."
	},
	"interrupted-before-its-turn": {
		sample: {},
		say: () => "the run was interrupted before its turn"
	},
	"try-failed": {
		sample: {
			benchmark: "express/updateUser",
			arm: "head",
			round: "measured again",
			times: 2,
			because: SAMPLE
		},
		say: ({ benchmark, arm, round, times: count, because }, describe) => `${benchmark}: ${arm === null ? "measuring failed" : `${arm} broke`} ${times(count)}; ${WENT_ON[round][count === 1 ? 0 : 1]}; the ${count === 1 ? "" : "last "}reason: ${describe(because)}`
	},
	"second-try-of-arm": {
		sample: {
			arm: "head",
			because: SILENT
		},
		say: ({ arm, because }, describe) => `it took a second try to make ${arm} ready: ${describe(because)}`
	},
	"server-killed": {
		sample: { target: "express" },
		say: ({ target }) => `${target} did not end within its \`stopTimeout\` after SIGTERM and was killed`,
		todo: "End the server on SIGTERM, or raise `stopTimeout`."
	},
	"other-node": {
		sample: {
			target: "express",
			version: "v22.20.0",
			onPath: "v24.2.0"
		},
		say: ({ target, version, onPath }) => `${target} is served by Node.js ${version}, but reports and stored runs name the ${onPath} on PATH`,
		todo: "Start the server by `node` itself, or put the same version on PATH: scripts of npm take a `node` among the packages, and version managers the one of the folder."
	},
	"not-pinned": {
		sample: {
			cause: "one core",
			problem: ""
		},
		say: ({ cause, problem }) => `base and head took turns, which widens intervals: no process could be pinned to a core (${NOT_PINNED[cause]}${problem === "" ? "" : `: ${problem}`})`,
		todo: "Measure on Linux with two cores or more and `taskset` (package util-linux)."
	},
	"waiting-for-run": {
		sample: {
			pid: 4711,
			folder: "/home/ada/shop",
			ahead: 2
		},
		say: ({ pid, folder, ahead }) => `waiting for ${ahead === 1 ? "another perf-gate run" : `${ahead} other perf-gate runs`} on this machine, first come, first served (process ${pid}, in ${folder}, measures now)`
	},
	"cpu-limited": {
		sample: {
			cpus: 1.5,
			cores: 4
		},
		say: ({ cpus, cores }) => `a limit of the control group (a container?) leaves ${cpus} of ${cores} CPUs to the run: the kernel stops base and head again and again, which widens intervals`,
		todo: "Raise the limit to two CPUs or more."
	},
	"over-budget": {
		sample: {
			seconds: 159,
			budgetSeconds: 60
		},
		say: ({ seconds: taken, budgetSeconds }) => `measuring took ${taken} s, and ${Math.round((taken / budgetSeconds - 1) * 100)} % longer than the budget of ${budgetSeconds} s: boots, loads of suites or answers take longer than was reckoned`,
		todo: "Choose fewer benchmarks by `only`, or raise the budget."
	},
	"no-machine-lock": {
		sample: {
			file: "/tmp/perf-gate-turn-1000.json",
			problem: "EACCES: permission denied"
		},
		say: ({ file, problem }) => `the run did not wait for other perf-gate runs on this machine, because ${file} cannot be written (${problem})`,
		todo: "Set TMPDIR to a folder that can be written, and let no other run measure meanwhile."
	},
	"waited-for-run": {
		sample: { seconds: 95 },
		say: ({ seconds: waited }) => `the run waited ${waited} s for another perf-gate run on this machine`
	},
	"budget-used-up": {
		sample: { benchmarks: 2 },
		say: ({ benchmarks }) => `the budget was used up before ${countOf(benchmarks, "suspicious benchmark")} had another look`,
		todo: "Raise the budget."
	},
	"run-interrupted": {
		sample: {},
		say: () => "the run was interrupted: it holds only what was measured until then"
	},
	"temporary-programs-refused": {
		sample: { folder: "/tmp" },
		say: ({ folder }) => `no program in the temporary folder (${folder}) may be executed, as if it were mounted noexec: programs and native addons of base and head fail`,
		todo: "Set TMPDIR to another folder."
	},
	"other-first-body": {
		sample: {
			benchmark: "express/updateUser",
			baseBytes: 120,
			headBytes: 90,
			rounds: 6
		},
		say: ({ benchmark, baseBytes, headBytes, rounds }) => `${benchmark}: head answers ${formatInteger(headBytes)} bytes and base ${formatInteger(baseBytes)}, in each of ${rounds} rounds, so the figures compare two different answers`,
		todo: "Look at what head answers, and say by `expect` which body is right."
	},
	"cost-grows": {
		sample: {
			benchmark: "lists/append",
			factor: 1.4
		},
		say: ({ benchmark, factor }) => `${benchmark}: an operation or a request took ${factor.toFixed(1)} times as long at the end of a round as at its start, so the change looks smaller than it is`,
		todo: "Give each of them the same work: no data may grow from one to the next."
	}
};

// src/report/words/plan.ts
/** A reason inside of another one in the samples. */
const NO_MANIFEST = {
	kind: "manifest-missing",
	folder: "api"
};
const RAISE_BUDGET = "Raise the budget, or measure fewer benchmarks (`only`).";
const namesOf = (names) => listOf(names.map(plainName));
const plural = (names) => names.length === 1 ? "" : "s";
const PLAN_WORDS = {
	"base-lacks-target": {
		sample: {},
		say: () => "base does not have this target"
	},
	"base-lacks-benchmark": {
		sample: {},
		say: () => "base does not have this benchmark"
	},
	"scenario-differs": {
		sample: {},
		say: () => "its scenario differs between base and head"
	},
	"base-without-config": {
		sample: {
			file: "perf-gate.yml",
			because: NO_MANIFEST
		},
		say: ({ file, because }, describe) => `base has no ${plainName(file)}, and the one of head does not work there: ${describe(because)}`
	},
	"program-missing": {
		sample: {
			program: "redis-server",
			installHint: "apt-get install redis-server"
		},
		say: ({ program, installHint }) => `${plainName(program)} is not installed${installHint === null ? "" : ` (${plainName(installHint)})`}`
	},
	"left-to-shard": {
		sample: {
			index: 2,
			count: 3
		},
		say: ({ index, count }) => `in shard ${index} of ${count}`
	},
	"profile-differs": {
		sample: { profile: "standard" },
		say: ({ profile }) => `The profile ${plainName(profile)} differs between base and head, and base's holds: a change cannot have itself measured less thoroughly`
	},
	"scenarios-unsent": {
		sample: { scenarios: ["bye"] },
		say: ({ scenarios }) => `No server sends the scenario${plural(scenarios)} ${namesOf(scenarios)}`,
		todo: "Name in a server's `scenarios` what is to be measured."
	},
	"services-unneeded": {
		sample: { services: ["redis"] },
		say: ({ services }) => `No target needs the service${plural(services)} ${namesOf(services)}`,
		todo: "Name in a target's `services` what is to be started."
	},
	"glob-matches-nothing": {
		sample: {
			glob: "kao/*",
			by: "--only"
		},
		say: ({ glob, by }) => `No benchmark matches "${plainName(glob)}", which ${plainName(by)} asks for, so nothing is measured for it`,
		todo: "Mend the glob, or leave it out."
	},
	"dependency-matches-nothing": {
		sample: {
			pattern: "lib/**",
			target: "api",
			file: "perf-gate.yml"
		},
		say: ({ pattern, target, file }) => `No file matches "${plainName(pattern)}" in dependsOn of ${plainName(target)} (${plainName(file)}), so what it should name does not reach ${plainName(target)}`,
		todo: "Mend it, as a glob from the repository's root, or remove it. Files that git ignores do not count."
	},
	"budget-leaves-fewer-rounds": {
		sample: {
			beforeFirstLook: {
				left: 5,
				of: 8
			},
			ofHeadAlone: null
		},
		say: ({ beforeFirstLook: rounds, ofHeadAlone: solos }) => `The budget leaves each benchmark time for ${listOf([...rounds === null ? [] : [`${rounds.left} of ${countOf(rounds.of, "round")} before the first look`], ...solos === null ? [] : [`${solos.left} of ${countOf(solos.of, "round")} of head alone`]])}, so its results are less sure`,
		todo: RAISE_BUDGET
	},
	"budget-leaves-fewer-looks": {
		sample: { looks: [30, 40] },
		say: ({ looks }) => `The budget leaves no time for looks after ${listOf(looks.map(String))} rounds, so benchmarks that are open before them stay inconclusive`,
		todo: RAISE_BUDGET
	}
};

// src/report/words/prepare.ts
const LEFT_OUT = "Files that git ignores, and those of submodules, are not copied.";
const EXITED = {
	kind: "exited",
	code: 1
};
/** Reasons that stand inside others in the samples. */
const FAILED = {
	kind: "command-failed",
	command: "npm ci",
	folder: "api",
	ending: EXITED,
	mayNeedGit: false
};
const NOT_LISTENING = {
	kind: "service-not-listening",
	address: "127.0.0.1:34127"
};
const ENDED = {
	kind: "service-ended",
	service: "redis",
	ending: EXITED,
	isInBackground: false
};
const REACHED = {
	kind: "reached-own-folder",
	file: "api/src/server.ts"
};
const THROWN = {
	kind: "process-error",
	problem: "labels is not defined"
};
const IGNORED = {
	kind: "left-out-of-copies",
	file: "api/.env",
	isIgnored: true
};
const rootOr = (folder) => folder === "." ? "the root of the repository" : plainName(folder);
const SAID_OF_DEVIATION = {
	concurrency: "one operation runs after another (`concurrency`)",
	collections: "no garbage collection is forced between operations (`gc`)",
	parameters: "making parameters is part of an operation",
	loop: "code before the loop over the state counts, once for each batch of operations"
};
/** Files or names that a note shows before it counts the rest. */
const MOST_NAMED$1 = 3;
const PREPARE_WORDS = {
	"reached-new-target": {
		sample: {},
		say: () => "base does not have this target"
	},
	"reached-settings": {
		sample: {},
		say: () => "its settings differ between base and head"
	},
	"reached-missing-folder": {
		sample: { folder: "bench/api" },
		say: ({ folder }) => `git knows no files in its folder ${plainName(folder)}, so each change counts`,
		todo: "Mend `dir`, or commit the folder."
	},
	"reached-own-folder": {
		sample: { file: "bench/api/server.js" },
		say: ({ file }) => `${plainName(file)} lies in its folder`
	},
	"reached-linked-package": {
		sample: {
			file: "packages/core/index.js",
			folder: "packages/core"
		},
		say: ({ file, folder }) => file === folder ? `it links ${plainName(file)}` : `${plainName(file)} lies in ${folder === "." ? "the root" : plainName(folder)}, which it links`
	},
	"reached-packages": {
		sample: { file: "package-lock.json" },
		say: ({ file }) => `${plainName(file)} decides which packages it has`
	},
	"reached-command": {
		sample: { file: "tools/build.mjs" },
		say: ({ file }) => `its commands name ${plainName(file)}, or a file in the same folder`
	},
	"reached-dependency": {
		sample: {
			file: "lib/index.js",
			pattern: "lib/**"
		},
		say: ({ file, pattern }) => `${plainName(file)} matches ${plainName(pattern)} in its \`dependsOn\``
	},
	"reached-service": {
		sample: {
			file: "mock/data.json",
			service: "mock"
		},
		say: ({ file, service }) => `${plainName(file)} belongs to its service ${plainName(service)}`
	},
	"reached-undeclared": {
		sample: { file: "src/index.js" },
		say: ({ file }) => `${plainName(file)} changed, and it links no package of the repository and has no \`dependsOn\`, so each change counts`,
		todo: "Name in `dependsOn` what it uses outside of its folder: `dependsOn: []` if that is nothing."
	},
	"reached-unreadable": {
		sample: {
			file: "src/index.js",
			manifest: "bench/api/package.json"
		},
		say: ({ file, manifest }) => `${plainName(file)} changed, and ${plainName(manifest)} is not JSON, so each change counts`,
		todo: "Mend the JSON of the file."
	},
	"no-base-asked-for": {
		sample: {},
		say: () => "No base was asked for: head is compared with the stored baselines alone"
	},
	"no-commit-before": {
		sample: {},
		say: () => "There is no commit before this one to compare with (a first commit, or a shallow clone): absolute figures only"
	},
	"no-default-branch": {
		sample: {},
		say: () => "No default branch is known in this clone (no origin/HEAD, main or master), so head is not compared with the commit where its branch began",
		todo: "Name that commit by `--base`."
	},
	"no-common-commit": {
		sample: { branch: "main" },
		say: ({ branch }) => `HEAD has no commit in common with ${plainName(branch)}, so head is not compared with the commit where its branch began`,
		todo: "Name that commit by `--base`."
	},
	"compared-with-commit-before": {
		sample: {},
		say: () => "Head is compared with the commit before it alone"
	},
	"compared-uncommitted-alone": {
		sample: { files: ["src/index.js"] },
		say: ({ files }) => `Only uncommitted changes (${listOfMost(files.map(plainName), MOST_NAMED$1)}) are compared, with the commit below them. Changes of that commit are in base and head`,
		todo: "Name an older commit by `--base` to compare that too."
	},
	"config-outside-repository": {
		sample: { file: "../gate.yml" },
		say: ({ file }) => `${plainName(file)} is no part of the repository, so it and its thresholds hold for base as well, whatever has changed in it`
	},
	"base-config-missing": {
		sample: { file: "perf-gate.yml" },
		say: ({ file }) => `The base has no ${plainName(file)}, so head's configuration and thresholds hold for both`
	},
	"base-config-unusable": {
		sample: {
			file: "perf-gate.yml",
			problem: "unknown key \"sevrers\""
		},
		say: ({ file, problem }) => `The base has no usable ${plainName(file)} (${plainProse(problem)}), so head's configuration and thresholds hold for both`
	},
	"benchmarks-of-head": {
		sample: { files: 3 },
		say: ({ files }) => `Base is measured by head's targets and scenarios${files === 0 ? "" : `, with ${countOf(files, "file")} of theirs that it lacks`}`
	},
	"another-node-set": {
		sample: {
			files: [".nvmrc"],
			version: "v24.4.0"
		},
		say: ({ files, version }) => `This change may set another Node.js (${listOf(files.map(plainName))}), and the one on PATH (${plainName(version)}) runs base and head alike: no figure shows what another version costs`
	},
	"links-lead-out": {
		sample: { links: ["data"] },
		say: ({ links }) => `Symbolic links lead out of the repository (${listOfMost(links.map(plainName), MOST_NAMED$1)}): base and head share the files there, so a change of them is in no figure`,
		todo: "Put the files into the repository."
	},
	"loaded-alike": {
		sample: {
			target: "api",
			because: REACHED
		},
		say: ({ target, because }, describe) => `Base and head of ${plainName(target)} loaded the same modules, byte by byte, although ${describe(because)}`,
		todo: "Check that the build does not reuse an old result. Nothing has to be done if the change is in no module."
	},
	"folder-missing": {
		sample: {
			folder: "bench/api",
			isOfEdition: false
		},
		say: ({ folder, isOfEdition }) => `there is no folder ${plainName(folder)} (${isOfEdition ? "`versions`, which starts from `dir`" : "`dir`, which starts from the repository's root"})`,
		todo: `Mend the path, or commit the folder. ${LEFT_OUT}`
	},
	"edition-in-workspace": {
		sample: {
			folder: "apps/api@5",
			manifest: "package.json",
			glob: "!apps/*@*"
		},
		say: ({ folder, manifest, glob }) => `${plainName(folder)}, where this edition is laid out, is among the \`workspaces\` of ${plainName(manifest)}, so \`npm ci\` ignores its lock file: keep it out there by "${plainName(glob)}"`
	},
	"manifest-missing": {
		sample: { folder: "api" },
		say: ({ folder }) => `${rootOr(folder)} has no package.json, which \`npm ci\` needs`,
		todo: `Commit one, or give another \`install\`: \`npm --prefix FOLDER ci\`, or \`false\` for nothing. ${LEFT_OUT}`
	},
	"lock-file-missing": {
		sample: {
			folder: "api",
			other: null
		},
		say: ({ folder, other }) => `${rootOr(folder)} has no package-lock.json, which \`npm ci\` needs${other === null ? "" : `, but there is ${plainName(other.file)}: give \`install: ${plainName(other.install)}\``}`,
		todo: "Commit a lock file (`git add -f` where git ignores it), or give another `install`."
	},
	"command-failed": {
		sample: {
			command: "npm ci",
			folder: "api",
			ending: EXITED,
			mayNeedGit: false
		},
		say: ({ command, folder, ending, mayNeedGit }) => `\`${plainProse(command)}\` in ${plainName(folder)} ${sayEnding(ending)}${mayNeedGit ? " (the copies of base and head have no .git, so let it do without: a `prepare` that sets hooks is skipped by `env: { npm_config_ignore_scripts: \"true\" }`)" : ""}`
	},
	"linked-script-failed": {
		sample: {
			folder: ".",
			script: "tsc -p .",
			because: FAILED
		},
		say: ({ folder, script, because }, describe) => `${describe(because)}: npm ran \`${plainProse(script)}\` of the linked package in ${rootOr(folder)}, whose own packages are not installed`,
		todo: "Install that package first, as in `install: npm --prefix ../.. ci && npm ci`, or skip its scripts by `env: { npm_config_ignore_scripts: \"true\" }`."
	},
	"command-hung": {
		sample: {
			command: "npm ci",
			folder: "api",
			seconds: 600
		},
		say: ({ command, folder, seconds }) => `\`${plainProse(command)}\` in ${plainName(folder)} did not end within ${seconds} s`,
		todo: "Let it end by itself, or raise `installTimeout`."
	},
	"command-failed-twice": {
		sample: {
			last: FAILED,
			first: FAILED
		},
		say: ({ last, first }, describe) => `${describe(last)}; at the first try ${describe(first)}`
	},
	"needed-second-try": {
		sample: {
			arm: "head",
			because: FAILED
		},
		say: ({ arm, because }, describe) => `It took a second try to make ${arm ?? "the measuring"} ready: ${describe(because)}`
	},
	"known-cause": {
		sample: {
			cause: IGNORED,
			because: FAILED
		},
		say: ({ cause, because }, describe) => `${describe(because)}; ${describe(cause)}`
	},
	"left-out-of-copies": {
		sample: {
			file: "api/.env",
			isIgnored: true
		},
		say: ({ file, isIgnored }) => `${plainName(file)} is in the checkout, but ${isIgnored ? "git ignores it" : "git does not list it"}, so the copies of base and head lack it`,
		todo: "Make it in `install` or `build`, as by `cp .env.example .env`, or do without the file and give its variables by `env`."
	},
	"left-in-home": {
		sample: { file: ".aws/config" },
		say: ({ file }) => `base and head each have a HOME of their own, which lacks ${plainName(file)}`,
		todo: "Make the file in `install`, or give what it sets by `env`."
	},
	"not-built": {
		sample: { file: "api/dist/server.js" },
		say: ({ file }) => `the checkout has no ${plainName(file)} either: package.json has a script \`build\`, and the target has no \`build\``,
		todo: "Give the target `build: npm run build`."
	},
	"missing-in-checkout": {
		sample: { file: "api/config.json" },
		say: ({ file }) => `the checkout has no ${plainName(file)} either`
	},
	"package-missing": {
		sample: {
			package: "fastify",
			inCheckout: true,
			install: null
		},
		say: ({ package: name, inCheckout, install }) => `${inCheckout ? `the checkout has ${plainName(name)} in node_modules, which is not copied` : `the checkout does not have ${plainName(name)} in node_modules either`}, and ${install === null ? "`install: false` brings no package" : `\`${plainProse(install)}\` did not bring it`}`,
		todo: "Name the package in package.json and the lock file, and give an `install` that brings it."
	},
	"variables-withheld": {
		sample: { names: ["NPM_TOKEN"] },
		say: ({ names }) => `${listOf(names.map(plainName))} ${names.length === 1 ? "is" : "are"} set here and withheld from targets, whose code a pull request may change`,
		todo: "Hand a token for installs over as `INSTALL_TOKEN`, or set a harmless value by `env`."
	},
	"probe-not-allowed": {
		sample: { folder: "/home/ada/shop/node_modules/perf-gate/dist/" },
		say: ({ folder }) => `\`--permission\` keeps the server from the probe of perf-gate, which lies in ${plainName(folder)}`,
		todo: "Let `start` allow more: `--allow-fs-read=*`, with `--allow-net` where Node.js asks for it."
	},
	"written-for-bash": {
		sample: {
			command: "node build.js &> build.log",
			construct: "&>",
			shell: "dash"
		},
		say: ({ command, construct, shell }) => `\`${plainProse(command)}\` has ${plainName(construct)} of bash, and commands are run by /bin/sh (${plainName(shell)} here)`,
		todo: "Write `> FILE 2>&1` for `&> FILE` and `. ./FILE` for `source FILE`, or run the command by `bash -c`."
	},
	"service-ended": {
		sample: {
			service: "redis",
			ending: EXITED,
			isInBackground: false
		},
		say: ({ service, ending, isInBackground }) => `${plainName(service)} ended: ${sayEnding(ending)}${isInBackground ? ", though a service has to stay in the foreground (without daemonize, --fork or -d)" : ""}`
	},
	"service-not-ready": {
		sample: {
			service: "redis",
			seconds: 10,
			because: NOT_LISTENING
		},
		say: ({ service, seconds, because }, describe) => `${plainName(service)} was not ready within ${seconds} s: ${describe(because)}`
	},
	"service-not-listening": {
		sample: { address: "127.0.0.1:34127" },
		say: ({ address }) => `nothing listened on ${plainName(address)} (HOST and PORT)`
	},
	"ready-command-failed": {
		sample: {
			command: "redis-cli ping",
			ending: null
		},
		say: ({ command, ending }) => `\`${plainProse(command)}\` ${ending === null ? "did not end" : sayEnding(ending)}`
	},
	"service-needed-second-try": {
		sample: {
			service: "redis",
			because: ENDED
		},
		say: ({ service, because }, describe) => `It took a second try to start ${plainName(service)}: ${describe(because)}`
	},
	"service-of-another-user": {
		sample: { service: "redis" },
		say: ({ service }) => `${plainName(service)} runs as another user, so perf-gate cannot end it and it goes on after the run`,
		todo: "Start it without sudo."
	},
	"unlike-its-tool": {
		sample: {
			target: "sort",
			deviations: ["concurrency", "parameters"]
		},
		say: ({ target, deviations }) => `perf-gate runs the tasks of ${plainName(target)} unlike their own tool: ${deviations.map((deviation) => SAID_OF_DEVIATION[deviation]).join("; ")}`
	},
	"labels-not-shown": {
		sample: {
			target: "parser",
			because: THROWN
		},
		say: ({ target, because }, describe) => `The labels of ${plainName(target)} are not shown: ${describe(because)}`
	},
	"version-not-shown": {
		sample: {
			target: "api",
			package: "expres"
		},
		say: ({ target, package: name }) => `No version of ${plainName(name)} is shown beside ${plainName(target)} (its \`versionOf\`): it is not in node_modules of its folder, nor of a folder above`
	},
	"names-too-long": {
		sample: {
			names: ["parser/a task with a very long name"],
			most: 200
		},
		say: ({ names, most }) => `A step that publishes refuses this run, because a name in it has more than ${most} characters: ${listOfMost(names.map(plainName), 2)}`
	},
	"published-copy": {
		sample: {
			folder: "bench/api",
			package: "tiny-lib",
			version: "0.9.0",
			own: ".",
			path: "../.."
		},
		say: ({ folder, package: name, version, own, path }) => `${folder === "." ? "The root of the repository" : plainName(folder)} has ${plainName(name)}${version === null ? "" : ` ${plainName(version)}`} from a registry, and not the one of this repository (in ${own === "." ? "its root" : plainName(own)}): changes of the latter are in no figure. Have it installed by "file:${plainName(path)}", or linked by the workspace`
	},
	"tasks-need-unix": {
		sample: {},
		say: () => "its tasks show on Linux and macOS"
	},
	"tasks-of-edition": {
		sample: {},
		say: () => "an edition's tasks show with --install"
	},
	"tasks-need-install": {
		sample: { folder: "bench" },
		say: ({ folder }) => `its tasks show once ${plainName(folder)} is installed, or with --install`
	},
	"tasks-not-loaded": {
		sample: { because: THROWN },
		say: ({ because }, describe) => `${describe(because)} (is it for want of its install or build? --install shows)`
	}
};

// src/report/words/store.ts
const shallow = {
	kind: "history-shallow",
	runs: 12,
	commit: "d".repeat(40)
};
const missing = {
	kind: "process-error",
	problem: "redis-server is not installed"
};
const STORE_WORDS = {
	"shard-missing": {
		sample: {
			index: 2,
			count: 3
		},
		say: (shard) => `${describeShard(shard)} did not arrive`
	},
	"shard-without-benchmark": {
		sample: {
			index: 2,
			count: 3
		},
		say: (shard) => `${describeShard(shard)} arrived without it`
	},
	"runs-missing": {
		sample: {
			expected: 3,
			missing: 1
		},
		say: ({ expected, missing }) => `of ${expected} expected runs ${missing} did not arrive, and no other tells what is missing`
	},
	"of-parts": {
		sample: {
			parts: ["shard 2 of 3"],
			note: shallow
		},
		say: ({ parts, note }, describe) => `in ${listOf(parts)}: ${describe(note)}`
	},
	"seeds-of-parts": {
		sample: { seeds: [{
			seed: 1,
			part: "shard 1 of 2"
		}, {
			seed: 2,
			part: "shard 2 of 2"
		}] },
		say: ({ seeds }) => `each part has a seed of its own: ${listOf(seeds.map(({ seed, part }) => `${seed} (${part})`))}`
	},
	"history-shallow": {
		sample: {
			runs: 12,
			commit: "d".repeat(40)
		},
		say: ({ runs, commit }) => `this is a shallow clone, so it cannot be told which of the ${countOf(runs, "stored run")} lead to ${shortCommit(commit)}: all of them were used. With the whole history (fetch-depth: 0) only those would be`
	},
	"history-of-other-commits": {
		sample: {
			runs: 2,
			commit: "d".repeat(40)
		},
		say: ({ runs, commit }) => `${countOf(runs, "stored run")} of commits that do not lead to ${shortCommit(commit)} ${runs === 1 ? "was" : "were"} left out: merged since, or left behind by a force push`
	},
	"history-of-unknown-commit": {
		sample: {
			runs: 12,
			commit: "d".repeat(40)
		},
		say: ({ runs, commit }) => `this clone does not have ${shortCommit(commit)}, so it cannot be told which of the ${countOf(runs, "stored run")} lead to it: all of them were used`
	},
	"head-fails": {
		sample: {},
		say: () => "a benchmark fails at this commit"
	},
	"measurement-invalid": {
		sample: {},
		say: () => "its measurement is invalid"
	},
	"part-missing": {
		sample: {},
		say: () => "a part of it is missing"
	},
	"no-figures": {
		sample: {},
		say: () => "it has no figures"
	},
	"not-stored-without-program": {
		sample: {
			targets: ["express-redis"],
			reason: missing
		},
		say: ({ targets, reason }, describe) => `nothing is stored of ${listOf(targets.map(plainName))}, which could not be measured: ${describe(reason)}. Install it in the job that stores, as in the one that measures pull requests`
	},
	"not-stored-when-invalid": {
		sample: { benchmarks: ["express/updateUser"] },
		say: ({ benchmarks }) => `nothing is stored of ${listOf(benchmarks.map(plainName))}, whose measurement is invalid: the report says why`
	}
};

// src/report/words.ts
/** Words by kind of reason. */
const WORDS = {
	...PLAN_WORDS,
	...PREPARE_WORDS,
	...SERVER_WORDS,
	...MEASURE_WORDS,
	...CAUSE_WORDS,
	...JUDGE_WORDS,
	...STORE_WORDS,
	...GITHUB_WORDS
};
/** A clause without a full stop, ready to print behind a benchmark's id. */
const describeReason = (reason) => wordsOf(reason).say(reason, (nested) => describeReason(nested));
/** A reason as a sentence behind other words, with what to do about it. */
function explainReason(reason) {
	const todo = whatToDo(reason);
	return `${describeReason(reason)}.${todo === null ? "" : ` ${todo}`}`;
}
/** A note or warning in whole sentences, with what to do about it. */
function describeNote(note) {
	const said = describeReason(note);
	const text = note.kind === "upload-refused" || "benchmark" in note || "target" in note ? said : beginSentence(said);
	const todo = whatToDo(note);
	return `${/[.!?]$/.test(text) ? text : `${text}.`}${todo === null ? "" : ` ${todo}`}`;
}
/** Advice on a reason, or on the reason that it holds; null: there is none. */
function whatToDo(reason) {
	const { todo } = wordsOf(reason);
	if (todo !== void 0) return todo;
	const inner = Object.values(reason).find((field) => typeof field === "object" && field !== null && "kind" in field && typeof field.kind === "string" && field.kind in WORDS);
	return inner === void 0 ? null : whatToDo(inner);
}
/** `WordsFor` has checked that each kind has the words of its own fields. */
const wordsOf = ({ kind }) => WORDS[kind];

// src/report/table-columns.ts
/** Columns and cells that several tables share. */
const TONES = {
	regressed: "bad",
	improved: "good",
	"no regression": "neutral",
	"settled by counts": "neutral",
	inconclusive: "neutral"
};
/** A change with its interval; `–` where the metric was not recorded. */
function changeCell(comparison, benchmarkId, directionOf) {
	if (comparison === void 0) return plainCell("–");
	const direction = directionOf(benchmarkId, comparison.metric);
	return {
		text: [formatChange(comparison, direction)],
		tone: TONES[comparison.outcome],
		value: changeOfFigure(comparison.estimate, direction)
	};
}
/** A figure in its metric's unit; `–` where it was not recorded. */
function figureCell(value) {
	return {
		...plainCell(value === void 0 ? "–" : formatFigure(value)),
		value
	};
}
/** A figure with its precision: `12,345 ± 1.2 %`. */
function preciseFigureCell({ figures, precision }, metric) {
	const { [metric]: halfWidth } = precision;
	const cell = figureCell(figures[metric]);
	return halfWidth === void 0 ? cell : {
		...cell,
		text: [...cell.text, ` ± ${formatPercent(halfWidth)}`]
	};
}
/** Marks figures that a saturated load client set. */
const CLIENT_SATURATED = "†";
/** Requests per second of a server, marked where the load client was saturated. */
function throughputCell(server) {
	const cell = preciseFigureCell(server, "throughput");
	return server.clientSaturated ? {
		...cell,
		text: [...cell.text, ` ${"†"}`],
		tone: "doubtful"
	} : cell;
}
const BENCHMARK_COLUMN = leftColumn("Benchmark", (benchmark) => plainCell({ code: benchmarkLabel(benchmark) }));
function versionColumn(title) {
	return leftColumn(title, ({ version }) => plainCell(version ?? "–"));
}
function verdictColumn(policy) {
	const blocks = blocksBy(policy);
	return leftColumn("Verdict", (benchmark) => ({
		text: [`${symbolOf(benchmark, blocks)} ${describeVerdict(benchmark)}`],
		tone: toneOf(benchmark.verdict)
	}));
}
/** The environment of each row; no column where all are of one. */
function variantColumns(rows) {
	return new Set(rows.map(({ variant }) => variant)).size <= 1 ? [] : [leftColumn("On", ({ variant }) => plainCell(variant ?? "–"))];
}
/** A column for each title of a label, in order of appearance. */
function labelColumns(rows) {
	return [...new Set(rows.flatMap(({ labels }) => Object.keys(labels)))].map((title) => leftColumn(title, ({ labels }) => plainCell(new Map(Object.entries(labels)).get(title) ?? "–")));
}
function figureColumn(title, metric) {
	return rightColumn(title, ({ figures }) => figureCell(figures[metric]));
}
/** A figure with its precision. */
function preciseColumn(title, metric) {
	return rightColumn(title, (benchmark) => preciseFigureCell(benchmark, metric));
}
/** A column for each metric that any row has a comparison of. */
function changeColumns(rows, comparisonsOf, directionOf) {
	const recorded = new Set(rows.flatMap((row) => comparisonsOf(row).map(({ metric }) => metric)));
	return METRIC_NAMES.filter((metric) => recorded.has(metric)).map((metric) => rightColumn(beginSentence(METRICS[metric].label), (row) => changeCell(comparisonsOf(row).find((comparison) => comparison.metric === metric), row.id, directionOf)));
}

// src/report/comparisons.ts
/** Every change from base to head, below "All figures". */
const MOST_NAMES$2 = 5;
/** Head against base: the metrics that can fail the check, those that cannot, and what to know about both. */
function sideBySide({ run, judgement }, directionOf) {
	const compared = sortByUrgency(judgement.benchmarks.filter(({ comparisons }) => comparisons.length > 0));
	return [
		...headed("Base → head", changeTables(compared, "gating", directionOf, [verdictColumn(run.policy)])),
		...headed("Metrics that never fail the check", changeTables(compared, "advisory", directionOf, [])),
		...describePace(run),
		...describeWaiting(run, compared),
		...describeContradictions(compared),
		...listWithoutRow(judgement.benchmarks, run)
	];
}
/** Servers and suites have no metric in common: a table of both would be half empty. */
function changeTables(compared, role, directionOf, last) {
	const comparisonsOf = (benchmark) => benchmark.comparisons.filter((comparison) => comparison.role === role);
	return ["server", "suite"].flatMap((kind) => {
		const rows = compared.filter((benchmark) => benchmark.kind === kind && (role === "gating" || comparisonsOf(benchmark).length > 0));
		return rows.length === 0 ? [] : [tableOf(rows, [
			BENCHMARK_COLUMN,
			...changeColumns(rows, comparisonsOf, directionOf),
			...last
		], role === "gating" ? "last" : "first")];
	});
}
function describeContradictions(compared) {
	return CONTRADICTIONS.flatMap((contradiction) => {
		const items = compared.flatMap((benchmark) => {
			const sentence = describeContradiction(contradiction, benchmark.comparisons);
			return sentence === null ? [] : [[{ code: benchmarkLabel(benchmark) }, `: ${sentence}`]];
		});
		return items.length === 0 ? [] : [paragraph(contradiction.title), ...listBlock(items, "first")];
	});
}
/** Says why a server has no throughput beside its CPU per request. */
function describePace({ benchmarks }) {
	const paced = benchmarks.filter(clientSetsPace).map(labelOfRecord);
	return paced.length === 0 ? [] : [paragraph("No throughput of ", ...listNames(paced, MOST_NAMES$2), ": the load client was saturated while the servers had time to spare. CPU per request is valid.")];
}
/** Says why throughput is among what can fail the check. */
function describeWaiting({ benchmarks }, compared) {
	const gating = new Set(compared.filter(({ comparisons }) => comparisons.some(({ metric, role }) => metric === "throughput" && role === "gating")).map(keyOfBenchmark));
	const waiting = benchmarks.flatMap((record) => {
		const share = mostlyWaits(record);
		return share !== null && gating.has(keyOfBenchmark(record)) ? [{
			name: labelOfRecord(record),
			share
		}] : [];
	});
	if (waiting.length === 0) return [];
	const least = formatChosenPercent(Math.floor(100 * Math.min(...waiting.map(({ share }) => share))) / 100);
	return [paragraph("Throughput can fail the check of ", ...listNames(waiting.map(({ name }) => name), MOST_NAMES$2), `: under load these servers wait ${least} of the time or more. Neither CPU time nor the latency of a single request shows that.`)];
}
/** Names every benchmark that is in no table of comparisons, with its reason. */
function listWithoutRow(benchmarks, { base }) {
	const without = sortByUrgency(benchmarks.filter((benchmark) => benchmark.comparisons.length === 0 && !(base === null && benchmark.stored.state === "compared")));
	const groups = [...Map.groupBy(without, (benchmark) => JSON.stringify([benchmark.verdict, benchmark.because])).values()];
	return headed("Not compared", listBlock(groups.flatMap((group) => {
		const [first] = group;
		return first === void 0 ? [] : [[
			`${wordOf$1(first.verdict)}: `,
			...listNames(group.map(benchmarkLabel), group.length),
			`: ${describeReason(first.because)}`
		]];
	}), "last"));
}
const MEANING_OF_P = "p is of the test for \"regressed\" (δ ≤ δ₀); of what is faster, of the test for that (δ ≥ −δ₀).";
/** Every comparison with the statistics behind its outcome. */
function everyComparison({ benchmarks }, directionOf) {
	const rows = sortByUrgency(benchmarks).flatMap((benchmark) => [...benchmark.comparisons.map((comparison) => ({
		benchmark,
		against: "base",
		comparison
	})), ...storedComparisonsOf(benchmark).map((comparison) => ({
		benchmark,
		against: "stored runs",
		comparison
	}))]);
	return rows.length === 0 ? [] : headed("Every comparison", [tableOf(rows, columnsOf(directionOf)), paragraph(MEANING_OF_P)]);
}
function columnsOf(directionOf) {
	return [
		leftColumn("Benchmark", ({ benchmark }) => plainCell({ code: benchmarkLabel(benchmark) })),
		leftColumn("Against", ({ against }) => plainCell(against)),
		leftColumn("Metric", ({ comparison }) => plainCell(METRICS[comparison.metric].label)),
		rightColumn("n", ({ comparison }) => plainCell(String(comparison.n))),
		rightColumn("Change", ({ benchmark, comparison }) => changeCell(comparison, benchmark.id, directionOf)),
		rightColumn("SD of logs", ({ comparison }) => plainCell(formatPercent(comparison.sd))),
		rightColumn("p", ({ comparison: { outcome, p, pBetter } }) => plainCell(formatPValue(outcome === "improved" ? pBetter : p))),
		rightColumn("After Holm", ({ comparison: { outcome, adjustedP, adjustedPBetter } }) => adjustedCell(outcome === "improved" ? adjustedPBetter : adjustedP)),
		rightColumn("Minimum detectable", ({ comparison }) => plainCell(formatPercent(comparison.smallestVisible))),
		leftColumn("Outcome", ({ comparison }) => plainCell(wordOf$1(comparison.outcome)))
	];
}
/** `–`: a comparison that decides nothing is not adjusted. */
function adjustedCell(p) {
	return plainCell(p === null ? "–" : formatPValue(p));
}

// src/report/changes.ts
/** The visible part below the verdict: changes, doubts, what needs attention, and a line for the rest. */
/** Rows, items and names that are shown before the rest is counted. */
const MOST_ROWS = 10;
const MOST_ITEMS = 5;
const MOST_NAMES$1 = 5;
/** The table of what changed or could not be told; nothing where all is well. */
function changesTable(source, directionOf) {
	const { run, judgement } = source;
	const blocks = blocksBy(run.policy);
	const rows = sortBlockingFirst(judgement.benchmarks, blocks).flatMap((benchmark) => comparisonsToShow(benchmark).map((comparison) => ({
		benchmark,
		comparison
	})));
	if (rows.length === 0) return [];
	const hasOneLimit = describeLimits(rows.map(({ comparison }) => comparison))?.startsWith("limit ") === true;
	const levels = [...new Set(rows.map(({ comparison: { interval } }) => formatChosenPercent(interval.level)))].join(" or ");
	return [tableOf(rows.slice(0, MOST_ROWS), [
		leftColumn("", ({ benchmark, comparison }) => ({
			text: [
				symbolOfRow({
					benchmark,
					comparison
				}, blocks),
				{ code: benchmarkLabel(benchmark) },
				` ${METRICS[comparison.metric].label}`
			],
			tone: "neutral"
		})),
		rightColumn("base → head", ({ benchmark, comparison }) => plainCell(formatBaseToHead(run, benchmark, comparison, directionOf(benchmark.id, comparison.metric)) ?? "–")),
		rightColumn(`change (${levels} CI)`, ({ benchmark, comparison }) => ({
			text: [formatChange(comparison, directionOf(benchmark.id, comparison.metric))],
			tone: benchmark.verdict === "regressed" && comparison.outcome === "regressed" ? "bad" : "neutral"
		})),
		leftColumn("", ({ benchmark, comparison }) => plainCell({ code: changeBar(comparison) }, noteOn({
			benchmark,
			comparison
		}, directionOf, hasOneLimit)))
	], "last"), ...rows.length > MOST_ROWS ? [paragraph(`… and ${rows.length - MOST_ROWS} more below "All figures".`)] : []];
}
/** A time that is told beside more instructions has none. */
const symbolOfRow = ({ benchmark, comparison: { outcome } }, blocks) => outcome !== "regressed" && (benchmark.verdict === "regressed" || benchmark.verdict === "accepted") ? "" : `${symbolOf(benchmark, blocks)} `;
function comparisonsToShow(benchmark) {
	const deciding = decidingComparisons(benchmark);
	if (benchmark.verdict === "regressed" || benchmark.verdict === "accepted") return withTime(deciding.filter(({ outcome }) => outcome === "regressed"), deciding);
	if (benchmark.verdict === "inconclusive") return deciding.filter(({ outcome }) => outcome === "inconclusive" || outcome === "regressed" && benchmark.acceptance !== null);
	return benchmark.verdict === "no regression" ? deciding.filter(isSlowerBelowLimit) : [];
}
/** More instructions are told with the time that they take. */
function withTime(regressed, deciding) {
	if (!regressed.every(({ metric }) => isCounted(metric))) return regressed;
	return [...regressed, ...deciding.filter(({ metric }) => metric === "cpuPerRequest" || metric === "nsPerOp")];
}
/** Says what the figures of a row do not say. */
function noteOn({ benchmark, comparison }, directionOf, hasOneLimit) {
	const { acceptance } = benchmark;
	const direction = directionOf(benchmark.id, comparison.metric);
	if (comparison.outcome === "no regression") return !isSlowerBelowLimit(comparison) ? "" : ` slower, below the limit${hasOneLimit ? "" : ` of ${formatLimit(comparison, direction)}`}`;
	if (comparison.outcome === "inconclusive" && comparison.decides) return ` inconclusive: up to ${withPlus(formatPercent(comparison.interval.high))} possible${isCountedUnchanged(benchmark) ? ", instructions unchanged" : ""}`;
	const accepted = comparison.outcome === "regressed" && acceptance !== null ? ` accepted until ${acceptance.expires.slice(0, 10)}: ${acceptance.reason}` : "";
	return hasOneLimit || comparison.outcome !== "regressed" ? accepted : ` limit ${formatLimit(comparison, direction)}${accepted}`;
}
/** Time alone is in doubt then. */
const isCountedUnchanged = (benchmark) => decidingComparisons(benchmark).some(({ metric, outcome }) => isCounted(metric) && outcome === "no regression");
/** Lists failures and gaps with their reasons, warnings, and slowdowns of the main branch. */
function attentionList(source) {
	const { run: { warnings, policy }, judgement } = source;
	const blocks = blocksBy(policy);
	const troubled = sortBlockingFirst(judgement.benchmarks.filter((benchmark) => needsReason(benchmark) && comparisonsToShow(benchmark).length === 0), blocks);
	const items = [
		...[...Map.groupBy(troubled, (benchmark) => JSON.stringify([
			benchmark.verdict,
			benchmark.because,
			blocks(benchmark)
		])).values()].flatMap((group) => describeGroup(group, symbolOf(group[0], blocks))),
		...lastingSlowdowns(judgement).map((drift) => [`⚠️ on main: ${describeDrift(drift)}`]),
		...describeSlower(judgement.benchmarks),
		...warnings.map((warning) => [`⚠️ ${describeNote(warning)}`])
	];
	const more = items.length - MOST_ITEMS;
	return listBlock(more > 1 ? [...items.slice(0, MOST_ITEMS), [`… and ${more} more below "How it was measured"`]] : items, "last");
}
function needsReason(benchmark) {
	return benchmark.verdict === "failed" || benchmark.verdict === "invalid" || benchmark.verdict === "inconclusive" || isMissing(benchmark);
}
function describeGroup(group, symbol) {
	const [first] = group;
	if (first === void 0) return [];
	const todo = first.verdict === "inconclusive" ? null : whatToDo(first.because);
	return [[
		`${symbol} `,
		...listNames(group.map(benchmarkLabel), MOST_NAMES$1),
		` ${wordOf$1(first.verdict)}: ${describeReason(first.because)}${todo === null ? "" : `. ${todo}`}`
	]];
}
function describeSlower(benchmarks) {
	const slower = benchmarks.filter(({ slowerSince }) => slowerSince !== null);
	return [...Map.groupBy(slower, ({ slowerSince }) => slowerSince ?? "")].map(([since, group]) => [
		"⚠️ slower on main since ",
		{ code: shortCommit(since) },
		" and not accepted: ",
		...listNames(group.map(benchmarkLabel), MOST_NAMES$1)
	]);
}
/** Why figures alone were taken: one sentence. */
function whyNothingWasJudged({ judgement: { benchmarks } }) {
	if (benchmarks.some((benchmark) => decidingComparisons(benchmark).length > 0 || needsReason(benchmark))) return [];
	const first = benchmarks.find(({ verdict }) => verdict === "measured only" || verdict === "new");
	return first === void 0 ? [] : [paragraph(`Why nothing was judged: ${describeReason(first.because)}.`)];
}
/** Verdicts that the last line counts, in its order. */
const COUNTED = [
	"new",
	"removed",
	"measured only",
	"unaffected"
];
/** `✅ 2 unchanged (at most +1.5 %) · 1 faster · 1 not affected`; empty: there is no rest. */
function restLine({ judgement: { benchmarks } }) {
	const tally = tallyOf(benchmarks);
	const unchanged = benchmarks.filter((benchmark) => benchmark.verdict === "no regression" && !hasSlowdownBelowLimit(benchmark));
	const bound = describeAtMost(unchanged);
	const leftToOthers = benchmarks.filter((benchmark) => benchmark.verdict === "not measured" && !isMissing(benchmark)).length;
	const counts = [
		...unchanged.length === 0 ? [] : [[`${unchanged.length} unchanged${bound === null ? "" : ` (${bound})`}`]],
		...tally.improved === 0 ? [] : [[`${tally.improved} ${wordOf$1("improved")}`]],
		...COUNTED.filter((verdict) => tally[verdict] > 0).map((verdict) => [`${tally[verdict]} ${wordOf$1(verdict)}`]),
		...leftToOthers === 0 ? [] : [[`${leftToOthers} left to other shards`]]
	];
	return counts.length === 0 ? [] : ["✅ ", ...joinTexts(counts, " · ")];
}

// src/judge/cause/profiled-stretch.ts
const IDLE = "(idle)";
const ROOT = "(root)";
/** What belongs to no function. */
const PROGRAM = {
	name: "(program)",
	file: null,
	line: null,
	origin: "v8",
	key: "v8 (program)"
};
/** Frames that V8 makes up, like `(garbage collector)`: nothing calls them, and they call nothing. */
const isMadeUp = ({ origin, name }) => origin === "v8" && name.startsWith("(") && name.endsWith(")");
/** Whether samples of it are work of the program. */
const isWork = (frame) => frame.origin !== "gate" && !(isMadeUp(frame) && (frame.name === IDLE || frame.name === ROOT));

// src/judge/cause/costs-by-function.ts
const isInternal = (frame) => (frame.origin === "node" || frame.origin === "v8") && !isMadeUp(frame);
/**
* Attributes the samples of a thread; null: they do not count. What Node.js and V8 do for a function of the repository or a package goes
* to that function, because a reader can only change that. What Node.js does by itself, like reading sockets, stays with each of its
* functions, with what V8 does for these.
*/
function attributionsOf(nodes) {
	const places = [];
	for (const { frame, parent } of nodes) {
		const above = places[parent] ?? null;
		const owner = above?.to.origin === "own" ? above : null;
		const server = frame.origin === "v8" ? above : owner;
		if (isInternal(frame) && server !== null && !isMadeUp(server.to)) places.push({
			...server,
			part: server.part ?? frame
		});
		else if (!isWork(frame)) places.push(null);
		else if (isInternal(frame) && frame.origin === "v8") places.push({
			to: PROGRAM,
			part: frame,
			caller: null
		});
		else places.push({
			to: frame,
			part: null,
			caller: owner?.to.key === frame.key ? owner.caller : owner?.to ?? null
		});
	}
	return places;
}
/** Of each node, with all that it calls. */
function samplesWithCallees(nodes) {
	const sums = nodes.map(({ samples }) => samples);
	for (const [index, { parent }] of [...nodes.entries()].toReversed()) if (parent >= 0) sums[parent] += sums[index];
	return sums;
}
/** The costs of all functions in the stretches of one arm, by key. */
function costsByFunction(stretches) {
	const found = /* @__PURE__ */ new Map();
	const gatheredOf = (frame) => {
		const known = found.get(frame.key) ?? {
			frame,
			costs: stretches.map(() => 0),
			countingVariance: 0,
			byLine: /* @__PURE__ */ new Map(),
			byPart: /* @__PURE__ */ new Map(),
			byCaller: /* @__PURE__ */ new Map(),
			byCallee: /* @__PURE__ */ new Map()
		};
		found.set(frame.key, known);
		return known;
	};
	for (const [at, { threads, finished }] of stretches.entries()) for (const { nodes, perSample } of threads) {
		const each = perSample / finished;
		const meanOf = (samples) => samples * each / stretches.length;
		const attributions = attributionsOf(nodes);
		const withCallees = samplesWithCallees(nodes);
		for (const [index, { frame, parent, samples, lines }] of nodes.entries()) {
			const attribution = attributions[index];
			if (attribution === null || attribution === void 0) continue;
			if (frame.origin === "own") for (const above of callersOf(nodes, parent)) addTo(gatheredOf(above).byCallee, frame, meanOf(withCallees[index]));
			if (samples === 0) continue;
			const { to, part, caller } = attribution;
			const one = gatheredOf(to);
			one.costs[at] += samples * each;
			one.countingVariance += samples * each ** 2;
			if (part === null) for (const { line, samples: onLine } of lines) one.byLine.set(line, (one.byLine.get(line) ?? 0) + meanOf(onLine));
			if (part !== null) addTo(one.byPart, part, meanOf(samples));
			if (caller !== null) addTo(one.byCaller, caller, meanOf(samples));
		}
	}
	return found;
}
/** The function of the repository or a package that calls; where there is none, all of Node.js up to the root. */
function callersOf(nodes, parent) {
	const above = [];
	for (let at = parent; at >= 0; at = nodes[at].parent) {
		const { frame } = nodes[at];
		if (frame.origin === "own") return [frame];
		if (frame.origin === "node" && !above.includes(frame)) above.push(frame);
	}
	return above;
}
function addTo(costs, frame, cost) {
	costs.set(frame.key, {
		frame,
		cost: (costs.get(frame.key)?.cost ?? 0) + cost
	});
}
/** The cost of all work, for a request (or operation): mean over stretches. */
function totalCost(stretches) {
	return stretches.map(({ threads, finished }) => threads.reduce((sum, { nodes, perSample }) => sum + nodes.reduce((samples, node) => samples + (isWork(node.frame) ? node.samples : 0), 0) * perSample, 0) / finished).reduce((sum, cost) => sum + cost, 0) / stretches.length;
}

// src/judge/cause/growths.ts
/** Confidence level of the intervals: some hundred functions are compared, and a table shows the most grown of them. */
const LEVEL = .99;
/**
* The functions that cost more in head than in base, the most grown first. Stretches of both arms make pairs, whose
* differences are the sample of a t interval. It is never narrower than the count of samples alone allows (Poisson's variance): a handful
* of pairs may happen to agree.
*/
function growthsOf(arms) {
	const [base, head] = [costsByFunction(arms.base.stretches), costsByFunction(arms.head.stretches)];
	const pairs = Math.min(arms.base.stretches.length, arms.head.stretches.length);
	return [.../* @__PURE__ */ new Set([...base.keys(), ...head.keys()])].map((key) => ({
		ofBase: base.get(key) ?? null,
		ofHead: head.get(key) ?? null
	})).filter(({ ofBase, ofHead }) => meanOf(ofHead) > meanOf(ofBase)).toSorted((one, other) => meanOf(other.ofHead) - meanOf(other.ofBase) - (meanOf(one.ofHead) - meanOf(one.ofBase))).slice(0, CAUSE_BOUNDS.functions).map(({ ofBase, ofHead }) => growthOf(ofBase, ofHead, {
		pairs,
		sources: {
			base: arms.base.sources,
			head: arms.head.sources
		}
	}));
}
const meanOf = (one) => one === null ? 0 : mean([...one.costs]);
function growthOf(ofBase, ofHead, { pairs, sources }) {
	const differences = Array.from({ length: pairs }, (_, pair) => ofHead.costs[pair] - (ofBase?.costs[pair] ?? 0));
	const counting = (ofHead.countingVariance + (ofBase?.countingVariance ?? 0)) / pairs ** 2;
	const standardError = Math.sqrt(Math.max(pairs > 1 ? sampleVariance(differences) / pairs : 0, counting));
	const half = upperQuantile(.010000000000000009 / 2, Math.max(1, pairs - 1)) * standardError;
	const [baseMean, headMean] = [meanOf(ofBase), meanOf(ofHead)];
	const { frame } = ofHead;
	const part = mostGrown(ofBase?.byPart, ofHead.byPart);
	const isMostlyPart = part !== null && part.growth >= (headMean - baseMean) / 2;
	const lineOfPart = isMostlyPart ? lineOfCall(sources.head, frame, part.frame) : null;
	const line = lineOfPart ?? hottestLine(ofBase, ofHead, sources);
	const text = textAt(sources.head, frame, line);
	const caller = mostGrown(ofBase?.byCaller, ofHead.byCaller);
	const callees = frame.origin === "own" ? calledIn(lineOfPart === null ? text : null, ofHead.byCallee) : ofHead.byCallee;
	const callee = mostGrown(ofBase?.byCallee, callees, ({ growth, cost }) => growth / Math.sqrt(cost));
	return {
		at: {
			...placeOf$1(frame),
			line
		},
		isChanged: isChangedFile(frame.file, sources),
		text,
		part: isMostlyPart ? part.frame.name : null,
		base: baseMean,
		head: headMean,
		low: headMean - baseMean - half,
		high: headMean - baseMean + half,
		caller: caller === null ? null : {
			...placeOf$1(caller.frame),
			line: lineOfCall(sources.head, caller.frame, frame) ?? caller.frame.line
		},
		callee: callee === null ? null : placeOf$1(callee.frame)
	};
}
/** Those whose names stand before a bracket in a line of code. */
const calledIn = (text, callees) => new Map([...callees].filter(([, { frame }]) => text?.includes(`${shortName(frame)}(`)));
const shortName = ({ name }) => name.split(".").at(-1);
const placeOf$1 = ({ name, file, line }) => ({
	name,
	file,
	line
});
/** The frame with the largest growth. What a callee calls varies with its cost: there the surest growth counts. */
function mostGrown(ofBase, ofHead, rank = ({ growth }) => growth) {
	return [...ofHead].map(([key, { frame, cost }]) => ({
		frame,
		cost,
		growth: cost - (ofBase?.get(key)?.cost ?? 0)
	})).toSorted((one, other) => rank(other) - rank(one))[0] ?? null;
}
/** The line of head that grew most, or where the function begins. Lines are the same in both arms by their text: an edit above moves them. */
function hottestLine(ofBase, { frame, byLine }, sources) {
	if (frame.origin !== "own" || frame.file === null) return null;
	const costInBase = /* @__PURE__ */ new Map();
	for (const [line, cost] of ofBase?.byLine ?? []) {
		const text = keyOfLine(sources.base, ofBase.frame, line);
		costInBase.set(text, (costInBase.get(text) ?? 0) + cost);
	}
	const hottest = [...byLine].map(([line, cost]) => ({
		line,
		growth: cost - (costInBase.get(keyOfLine(sources.head, frame, line)) ?? 0)
	})).toSorted((one, other) => other.growth - one.growth)[0];
	return hottest !== void 0 && hottest.growth > 0 ? hottest.line : frame.line;
}
/** Its text. A line without a text that is known stands for itself. */
const keyOfLine = (sources, { file }, line) => (file === null ? null : lineIn(sources, file, line)) ?? `line ${line}`;
const lineIn = (sources, file, line) => sources.get(file)?.[line - 1]?.trim() ?? null;
/** Also one that only head runs. */
function isChangedFile(file, { base, head }) {
	const [before, after] = file === null ? [] : [base.get(file), head.get(file)];
	return after !== void 0 && before?.join("\n") !== after.join("\n");
}
/** null: none that is known, or one that only opens the function. Minified code is one long line. */
function textAt(sources, { file, line: first }, line) {
	const text = file === null || line === null ? null : lineIn(sources, file, line);
	return text === null || text === "" || line === first && text.endsWith("{") ? null : toPlainLine(text, CAUSE_BOUNDS.lineLength);
}
/** So far behind its beginning a function is looked through for a call. */
const MOST_LINES = 200;
/**
* A profile tells which function calls, and not where in it: the first line from its beginning that has the callee's name with a bracket.
* null: there is none.
*/
function lineOfCall(sources, { file, line }, callee) {
	if (file === null || line === null) return null;
	const call = `${shortName(callee)}(`;
	const at = (sources.get(file)?.slice(line - 1, line - 1 + MOST_LINES) ?? []).findIndex((text, index) => text.includes(call) && (index > 0 || !text.includes(`function ${call}`)));
	return at === -1 ? null : line + at;
}

// src/judge/cause/merged-tree.ts
/** Smaller than that, in shares of a request, no place of a flame graph can be seen. */
const LEAST_SHARE$1 = .001;
const NS_PER_US = 1e3;
/** The call trees of both arms over each other, in ns of CPU time of a request (or operation). */
function mergedTree(arms) {
	const roots = /* @__PURE__ */ new Map();
	for (const arm of ["base", "head"]) for (const stretch of arms[arm]) grow(roots, arm, stretch, arms[arm].length);
	const whole = Math.max(weightOf(roots, "base"), weightOf(roots, "head")) || 1;
	for (let share = LEAST_SHARE$1;; share *= 2) {
		const tree = flattened(roots, share * whole);
		if (tree.nodes.length <= CAUSE_BOUNDS.nodes && tree.frames.length <= CAUSE_BOUNDS.frames) return tree;
	}
}
/** Adds one stretch. What perf-gate itself calls hangs where perf-gate's frames would be. */
function grow(roots, arm, { threads, finished }, stretches) {
	for (const { nodes, perSample } of threads) {
		const places = [];
		for (const [index, { frame, parent, samples }] of nodes.entries()) {
			const above = places[parent] ?? roots;
			if (!isWork(frame)) {
				places[index] = above;
				continue;
			}
			const branch = above.get(frame.key) ?? {
				frame,
				own: {
					base: 0,
					head: 0
				},
				calls: /* @__PURE__ */ new Map()
			};
			above.set(frame.key, branch);
			branch.own[arm] += samples * perSample * NS_PER_US / finished / stretches;
			places[index] = branch.calls;
		}
	}
}
const weightOf = (calls, arm) => [...calls.values()].reduce((sum, branch) => sum + branch.own[arm] + weightOf(branch.calls, arm), 0);
/** As lists, without what weighs less than `least` in both arms: that counts for its caller. */
function flattened(roots, least) {
	const nodes = [];
	const frames = /* @__PURE__ */ new Map();
	const frameOf = ({ key, name, file, line }) => {
		const known = frames.get(key) ?? {
			at: frames.size,
			frame: {
				name,
				file,
				line
			}
		};
		frames.set(key, known);
		return known.at;
	};
	const add = (calls, parent) => {
		for (const branch of calls.values()) {
			const weight = {
				base: branch.own.base + weightOf(branch.calls, "base"),
				head: branch.own.head + weightOf(branch.calls, "head")
			};
			const isSmall = Math.max(weight.base, weight.head) < least;
			if (isSmall && parent === -1) continue;
			if (isSmall) {
				const [above, frame, base, head] = nodes[parent];
				nodes[parent] = [
					above,
					frame,
					Math.round(base + weight.base),
					Math.round(head + weight.head)
				];
				continue;
			}
			nodes.push([
				parent,
				frameOf(branch.frame),
				Math.round(branch.own.base),
				Math.round(branch.own.head)
			]);
			add(branch.calls, nodes.length - 1);
		}
	};
	add(roots, -1);
	return {
		frames: [...frames.values()].map(({ frame }) => frame),
		nodes
	};
}

// src/judge/cause/cause-of.ts
/**
* Finds where head spends more CPU time than base.
*
* @param cpuUs what a request (or operation) costs by the rounds. They tell that far better than stretches that follow each other, of
*   which profiles are taken for the shares alone. null: they do not say, and the profiles do
*/
function causeOf(taken, cpuUs) {
	const cpu = cpuUs === null ? taken : {
		base: scaledTo(taken.base, cpuUs.base),
		head: scaledTo(taken.head, cpuUs.head)
	};
	const stretches = {
		base: cpu.base.stretches,
		head: cpu.head.stretches
	};
	return {
		stretches: Math.min(stretches.base.length, stretches.head.length),
		level: LEVEL,
		cpuUs: cpuUs ?? {
			base: totalCost(stretches.base),
			head: totalCost(stretches.head)
		},
		functions: growthsOf(cpu),
		tree: mergedTree(stretches)
	};
}
/** Each stretch with as many requests as make one of them cost so much. */
function scaledTo({ stretches, sources }, cpuUs) {
	return {
		sources,
		stretches: stretches.map((stretch) => ({
			...stretch,
			finished: stretch.finished * totalCost([stretch]) / cpuUs
		}))
	};
}
/** Share of a request that a function has to have grown by, at the least, to be named. */
const LEAST_SHARE = .003;
/** Least growth to be named, as a share of the largest one. Smaller growths often follow from the largest, through caches. */
const LEAST_OF_LARGEST = .25;
/**
* The functions that a cause names: their growth is clear of 0.3 % of a request, and at least a quarter of the largest. A growth counts by its
* lower bound, so that a function which varies, as by system calls, hides none. Those in changed files come first, and are compared with each
* other. None: there is no single cause.
*/
function namedFunctions({ functions, cpuUs }) {
	const surest = functions.filter(({ low }) => low > LEAST_SHARE * cpuUs.base).toSorted((one, other) => other.low - one.low);
	return [...nearFirst(surest.filter(({ isChanged }) => isChanged)), ...nearFirst(surest).filter(({ isChanged }) => !isChanged)];
}
/** Functions that a comment names. */
const MOST_NAMED = 3;
/** The first of them, and the surest of all in any case: a change may cost most in code that it calls. */
function firstNamed(cause) {
	const named = namedFunctions(cause);
	const first = named.slice(0, MOST_NAMED);
	const surest = named.toSorted((one, other) => other.low - one.low)[0];
	return surest === void 0 || first.includes(surest) ? first : [...first.slice(0, -1), surest];
}
const nearFirst = (growths) => growths.filter(({ low }) => low >= LEAST_OF_LARGEST * growths[0].low);
/** Head less base. */
const grownBy = ({ base, head }) => head - base;

// src/report/cause-section.ts
/** Why a benchmark regressed, as its profiles say: a line for every reader, and tables for those who look closer. */
/** The most urgent first. */
function explainedOf({ run, judgement }) {
	const records = new Map(run.benchmarks.map((record) => [keyOfBenchmark(record), record]));
	return sortByUrgency(judgement.benchmarks).flatMap((benchmark) => {
		const cause = records.get(keyOfBenchmark(benchmark))?.cause;
		return cause === void 0 ? [] : [{
			label: benchmarkLabel(benchmark),
			kind: benchmark.kind,
			cause
		}];
	});
}
/** One line on the most urgent benchmark. Nothing where no profiles were taken. */
function likelyCause(source) {
	const [first, ...others] = explainedOf(source);
	if (first === void 0) return [];
	const { label, kind, cause } = first;
	const named = firstNamed(cause);
	const of = others.length === 0 ? [] : [" of ", { code: label }];
	if (named.length === 0) return [paragraph("No single cause", ...of, ": no function grew clearly.")];
	const more = others.length === 0 ? "" : `; ${countOf(others.length, "more benchmark")} under "Profiles"`;
	return [paragraph(named.length === 1 ? "Likely cause" : "Likely causes", ...of, ` (% of ${ONE_UNIT[kind]}'s CPU time${more}):`), ...listBlock(named.map((growth) => describeGrowth(growth, cause)), "never")];
}
/** `+2.2 % in updateUser, mostly in structuredClone, at routes/user.js:41: reply(structuredClone(user));` */
function describeGrowth(growth, cause) {
	const { at, base, part } = growth;
	const isNew = base === 0 && at.file !== null ? ["new in head"] : [];
	const mostly = part === null ? [] : [
		"mostly in ",
		{ code: part },
		...inBrackets$1(meaningOf(part))
	];
	const lead = [
		`${shareOf(grownBy(growth), cause)} in `,
		{ code: at.name },
		...at.file === null || isOfNode(at) ? inBrackets$1(meaningOf(at.name)) : []
	];
	return joinTexts([
		lead,
		isNew,
		mostly,
		movedWith(growth, cause),
		callerOf(growth),
		lineToBlame(growth, cause)
	], ", ");
}
/** Many functions of a file may be called so. */
const ANONYMOUS = "(anonymous)";
/** V8 counts its short routines for the caller of the function that runs them: then the callee's line says more. */
function lineToBlame({ at, text, callee }, { functions }) {
	const called = functions.find(({ at: { name, file } }) => name !== ANONYMOUS && name === callee?.name && file === callee.file);
	if (called !== void 0 && called.text !== null) return [
		"calls ",
		{ code: called.at.name },
		" ",
		...atLine(called.at, called.text)
	];
	return joinTexts([callee === null ? [] : ["calls ", ...whereItIs(callee)], isOfNode(at) ? [] : atLine(at, text)], ", ");
}
const atLine = ({ file, line }, text) => file === null ? [] : [
	"at ",
	{ code: placeOf(file, line) },
	...text === null ? [] : [": ", { code: text }]
];
const inBrackets$1 = (text) => text.length === 0 ? [] : [
	" (",
	...text,
	")"
];
/** What names of V8 and Node.js mean to a reader. */
const MEANINGS = [
	[/^runMicrotasks$/, "code after an await"],
	[/^end$/, "sending, which often grows with other work"],
	[/^\(program\)$/, "Node.js and V8 themselves"]
];
function meaningOf(name) {
	const meaning = MEANINGS.find(([pattern]) => pattern.test(name))?.[1];
	return meaning === void 0 ? [] : [meaning];
}
/** Tables of what grew, by benchmark. */
function causeBlocks(source) {
	const explained = explainedOf(source);
	if (explained.length === 0) return [];
	return [...explained.flatMap(({ label, kind, cause }) => headed(label, [...functionsTable(cause, kind), ...listBlock([...circumstances(cause)], "last")])), paragraph("Profiles were taken after all rounds, without inlining, so shares differ from those of the rounds. A function includes the work of Node.js and V8 that it calls, and excludes other functions. Bold growths are likely causes. Chrome DevTools and speedscope open the profiles in ", { code: ".perf-gate/profiles/" }, " on the machine that measured. Workflows upload them as ", { code: "profiles-perf-gate" }, ".")];
}
/** Functions in the table that did not grow beyond chance, at most: they show how sure the others are. */
const MOST_UNCLEAR = 5;
/** The work that costs are told by. */
const UNIT_OF_COST = {
	server: "request",
	suite: "operation"
};
const ONE_UNIT = {
	server: "a request",
	suite: "an operation"
};
function functionsTable(cause, kind) {
	const { functions, cpuUs, level, stretches } = cause;
	if (functions.length === 0) return [paragraph("No function grew.")];
	return [paragraph(`CPU per ${UNIT_OF_COST[kind]}: ${formatFigure(cpuUs.base)} → ${formatFigure(cpuUs.head)} µs by the rounds; its parts by ${countOf(stretches, "pair")} of profiles.${namedFunctions(cause).length === 0 ? " No function grew clearly: there is no single cause." : ""}`), tableOf([...functions.filter(({ low }) => low > 0), ...functions.filter(({ low }) => low <= 0).slice(0, MOST_UNCLEAR)], [
		...placeColumns,
		rightColumn("base → head (µs)", ({ base, head }) => plainCell(`${formatFigure(base)} → ${formatFigure(head)}`)),
		rightColumn(`growth (${formatChosenPercent(level)} CI)`, (growth) => ({
			text: [`${shareOf(grownBy(growth), cause)} (${formatInterval({
				low: growth.low / cpuUs.base,
				high: growth.high / cpuUs.base
			})})`],
			tone: namedFunctions(cause).includes(growth) ? "bad" : "neutral"
		})),
		leftColumn("mostly in", ({ part }) => cellOrDash(part === null ? [] : [{ code: part }, ...inBrackets$1(meaningOf(part))])),
		callColumn
	])];
}
const cellOrDash = (text) => plainCell(...text.length === 0 ? ["–"] : text);
const placeColumns = [leftColumn("function", ({ at }) => plainCell(...whereItIs(at))), leftColumn("line", ({ text }) => cellOrDash(text === null ? [] : [{ code: text }]))];
const callColumn = leftColumn("called from, and calls", ({ caller, callee }) => cellOrDash(joinTexts([caller === null ? [] : whereItIs(caller), callee === null ? [] : ["calls ", { code: callee.name }]], "; ")));
/** What else there is to know of base and head. */
function circumstances({ packages, engines, commits }) {
	return [
		...packages.map(({ name, from, to }) => [
			"package ",
			{ code: name },
			` ${versionsOf({
				from,
				to
			})}`
		]),
		[engines.base === engines.head ? `Node.js ${engines.head} ran both sides` : `Node.js: base ran on ${engines.base}, head on ${engines.head}`],
		...commits.map(({ sha, subject }) => [
			"commit ",
			{ code: shortCommit(sha) },
			`: ${subject}`
		])
	];
}
function versionsOf({ from, to }) {
	if (from === null) return `is new (${to})`;
	return to === null ? `is gone (${from})` : `${from} → ${to}`;
}
/** `updateUser` (`routes/user.js:41`) */
function whereItIs({ name, file, line }) {
	return [{ code: name }, ...file === null ? [] : [
		" (",
		{ code: placeOf(file, line) },
		")"
	]];
}
const placeOf = (file, line) => line === null ? file : `${file}:${line}`;
const PACKAGE_OF_FILE = /^node_modules\/(?<name>(?:@[^/]+\/)?[^/]+)\//;
/** That the package which it lies in is another version. */
function movedWith({ at }, { packages }) {
	const name = PACKAGE_OF_FILE.exec(at.file ?? "")?.groups?.["name"];
	const moved = packages.find((one) => one.name === name);
	return moved === void 0 ? [] : [{ code: moved.name }, ` ${versionsOf(moved)}`];
}
/** A reader of the repository knows who calls its own functions. */
function callerOf({ at, caller }) {
	if (caller === null || isOfRepository(at)) return [];
	return ["called from ", { code: caller.file === null ? caller.name : placeOf(caller.file, caller.line) }];
}
const isOfNode = ({ file }) => file?.startsWith("node:") ?? false;
const isOfRepository = ({ file }) => file !== null && !/^(?:node:|node_modules\/)/.test(file);
const shareOf = (us, { cpuUs }) => withPlus(formatPercent(us / cpuUs.base));

// src/report/commands.ts
/** Command lines that are ready to paste: into a POSIX shell, or into a comment of a pull request. */
/** Longer lists and longer names are not spelled out. */
const MOST_NAMED_BENCHMARKS = 3;
const MOST_PATTERNS = 20;
const LONGEST_NAME = 200;
/** Need no quotes in a shell. */
const PLAIN_WORD = /^[\w.-]+$/u;
const PLAIN_PATH = /^[\w./-]+$/u;
const COMMIT_ID = /^[0-9a-f]{7,64}$/u;
/** Gives the command that measures these benchmarks again as this run did; without any, what the change reaches. */
function reproduceCommand(run, benchmarks, profile = run.profile) {
	return commandLine(run, {
		patterns: patternsOf(benchmarks),
		against: againstWhat(run),
		profile
	});
}
/**
* Gives the command that measures head beside the commit of the newest stored run. Stored runs are of one kind of machine, so
* `--no-base` on any other finds nothing to compare with. null: a base decided, or that run is of the very code that was measured.
*/
function besideStoredCommand(run, benchmarks, profile = run.profile) {
	if (run.base !== null) return null;
	const [newest] = benchmarks.flatMap(({ stored }) => stored.state === "compared" ? [stored.newestCommit.replace(/-dirty$/u, "")] : []);
	if (newest === void 0 || newest === run.head.sha && !run.head.dirty) return null;
	return commandLine(run, {
		patterns: patternsOf(benchmarks),
		against: againstCommit(newest),
		profile
	});
}
/** The built-in profile with the most rounds. */
const LONGEST_PROFILE = "thorough";
/** Gives the command that measures these benchmarks longer than this run did; null: its own profile looks as long. */
function longerCommand(run, benchmarks) {
	return run.profile === "thorough" || lastLookOf(run) >= LONGEST_LOOK ? null : reproduceCommand(run, benchmarks, LONGEST_PROFILE);
}
const LONGEST_LOOK = BUILT_IN_PROFILES.find(({ name }) => name === "thorough")?.plan?.looks.at(-1) ?? 0;
/** The most rounds that were planned for any benchmark. */
function lastLookOf({ benchmarks }) {
	return Math.max(0, ...benchmarks.map(({ measurement }) => measurement.state === "measured" ? measurement.plan?.looks.at(-1) ?? 0 : 0));
}
/** Gives the comment that accepts a regression; null: none could be copied from a report to the letter. As a pattern, a name could stand for other benchmarks. */
function acceptComment(id) {
	const word = wordOf(escapeGlob(id));
	return word === null ? null : copyable(`/perf accept ${word} REASON`);
}
/** Gives the comment that measures these benchmarks again, or everything that the change reaches where they are many. */
function runComment(benchmarks) {
	const patterns = patternsOf(benchmarks);
	const word = patterns.length > 0 && describeNamed(benchmarks) === "" && patterns.every((pattern) => !pattern.includes(",")) ? wordOf(patterns.join(",")) : null;
	return (word === null ? null : copyable(`/perf run ${word}`)) ?? "/perf run";
}
/** Gives the shell command that accepts a regression. */
function acceptCommand(run, id) {
	return id.length > LONGEST_NAME ? null : [
		"npx perf-gate accept",
		quoteForLine(escapeGlob(id)),
		...whichConfig(run),
		"--reason \"…\""
	].join(" ");
}
/** A report shows names in part only, or without characters that no reader sees. */
function copyable(command) {
	return plainName(command) === command ? command : null;
}
/** A pattern as the comment commands take it, in quotes where it has a blank; null: in no quotes that they take. */
function wordOf(pattern) {
	if (/^[^\s"`]\S*$/u.test(pattern)) return pattern;
	return ["\"", "`"].filter((quote) => !pattern.includes(quote)).map((quote) => `${quote}${pattern}${quote}`)[0] ?? null;
}
/** Gives the command that repeats the whole run, in the same order. */
function reproduceRunCommand(run) {
	const isWhole = run.benchmarks.every(({ measurement }) => measurement.state !== "unaffected");
	const asked = run.only.length <= MOST_PATTERNS && run.only.every((pattern) => pattern.length <= LONGEST_NAME) ? run.only : [];
	const named = run.benchmarks.length <= MOST_NAMED_BENCHMARKS ? patternsOf(run.benchmarks) : [];
	return `${commandLine(run, {
		patterns: asked.length > 0 ? asked : named,
		against: againstWhat(run),
		profile: run.profile
	})}${isWhole ? " --all" : ""}${withinBudget(run)} --seed ${run.seed}`;
}
/** The budget of one of several jobs is too small for all of their work. */
function withinBudget({ budgetMs, parts, shard }) {
	return typeof budgetMs === "number" && parts === void 0 && shard === null ? ` --budget ${durationText(budgetMs)}` : "";
}
/** `, 3 of 12 benchmarks`, where a command cannot name all of them; empty: it measures all. */
function describeNamed(benchmarks) {
	const [named, all] = [patternsOf(benchmarks).length, new Set(benchmarks.map(({ id }) => id)).size];
	return named === 0 || named === all ? "" : `, ${named} of ${all} benchmarks`;
}
function patternsOf(benchmarks) {
	return [...new Set(benchmarks.map(({ id }) => id))].filter((id) => id.length <= LONGEST_NAME).slice(0, MOST_NAMED_BENCHMARKS).map(patternOf);
}
function commandLine(run, { patterns, against, profile }) {
	const measuring = [
		"npx perf-gate run",
		...patterns.map((pattern) => `--only ${quoteForLine(pattern)}`),
		...whichConfig(run),
		...against,
		`--profile ${PLAIN_WORD.test(profile) ? profile : quoteForLine(profile.slice(0, LONGEST_NAME))}`
	];
	return `${checkingOut(run)}${measuring.join(" ")}`;
}
/** Tells whether the commands check head out themselves; else they measure what is checked out. */
function checksOutHead(run) {
	return mergeToCheckOut(run) !== null;
}
/**
* A pull request is measured as GitHub would merge it: its branch alone would be blamed for what base has gained since. The merge is
* named by the pull request's number, because its id is the word of a job that ran the pull request's code. The command runs nothing
* that was pushed later: the merge has to be of the reported commit.
*/
function checkingOut(run) {
	const merge = mergeToCheckOut(run);
	if (merge === null) return "";
	return `git fetch origin pull/${merge.pullRequest}/merge && [ "$(git rev-parse FETCH_HEAD^2)" = ${merge.of} ] && git switch --detach FETCH_HEAD && `;
}
/** null: head is no such merge, or only the run itself says so. */
function mergeToCheckOut({ pullRequest, mergeOf }) {
	return pullRequest === null || mergeOf === void 0 || !COMMIT_ID.test(mergeOf) ? null : {
		pullRequest,
		of: mergeOf
	};
}
function whichConfig({ configFile }) {
	if (isUsualConfigFile(configFile)) return [];
	return [`--config ${PLAIN_PATH.test(configFile) ? configFile : quoteForLine(configFile.slice(0, LONGEST_NAME))}`];
}
/** The base of a merge is its first parent. */
function againstWhat(run) {
	if (run.base === null) return ["--no-base"];
	return checksOutHead(run) ? ["--base HEAD~1"] : againstCommit(run.base.sha);
}
function againstCommit(sha) {
	return [`--base ${COMMIT_ID.test(sha) ? sha : quoteForLine(sha.slice(0, LONGEST_NAME))}`];
}
/** Characters that no reader sees could end the line early: `?` matches them. */
function quoteForLine(word) {
	return quoteForShell(withoutUnseen(word, "?"));
}
/** A suite whose tasks are not known is asked for by its name. */
function patternOf(id) {
	return escapeGlob(id.replace(/\/\*$/u, ""));
}

// src/report/figure-tables.ts
/** Absolute figures of head from its solo rounds, to compare targets with each other. They say nothing about the change. */
function figureTables(benchmarks) {
	const measured = benchmarks.filter(hasFigures);
	if (measured.length === 0) return [];
	const servers = measured.filter(({ kind }) => kind === "server");
	const [held, asked] = [servers.filter(({ figures }) => figures.finishTime !== void 0), servers.filter(({ figures }) => figures.finishTime === void 0)];
	return [
		...asked.length === 0 ? [] : [serverTable(asked)],
		...held.length === 0 ? [] : [paragraph("Many requests of one client over one websocket, sent at once; the server holds each for a while:"), heldTable(held)],
		...suiteTables(benchmarks.filter(({ kind }) => kind === "suite")),
		...remarksOn(measured)
	];
}
const hasFigures = ({ figures }) => Object.keys(figures).length > 0;
/** Explains the marks in these tables, where there are any. */
function remarksOn(benchmarks) {
	return [...benchmarks.some(({ precision }) => Object.keys(precision).length > 0) ? [paragraph("± is half of the 95 % confidence interval: between rounds, or between the slices of a single round. Another process may differ by more.")] : [], ...benchmarks.some(({ clientSaturated }) => clientSaturated) ? [paragraph(`${"†"} The load client was saturated while the server had time to spare: requests per second, latencies, output and max CPU are the client's. CPU per request is valid.`)] : []];
}
const SERVER_COLUMNS = [
	["Latency p50 (ms)", "latencyP50"],
	["p97.5", "latencyP975"],
	["p99", "latencyP99"],
	["Output (MB/s)", "output"],
	["Max memory (MB)", "maxMemory"],
	["Max CPU (%)", "maxCpu"],
	["Boot (ms)", "bootTime"]
];
/** Shown only where a server has them. */
const FURTHER_COLUMNS = [
	["GC/req (µs)", "gcTimePerRequest"],
	["GC per 1,000 req", "collectionsPerThousand"],
	["Loop delay p99 (ms)", "eventLoopDelayP99"]
];
/** Servers in the columns of mion's benchmark page, the fastest first. */
function serverTable(servers) {
	const figures = [...SERVER_COLUMNS, ...FURTHER_COLUMNS.filter(([, metric]) => servers.some(({ figures: { [metric]: figure } }) => figure !== void 0))];
	const [beforeFigures, afterFigures] = [labelColumns(servers).slice(0, 1), labelColumns(servers).slice(1)];
	return tableOf(sortByScenario(servers, (one, other) => (other.figures.throughput ?? 0) - (one.figures.throughput ?? 0)), [
		leftColumn("Framework", ({ target }) => plainCell({ code: target })),
		versionColumn("Version"),
		...new Set(servers.map(({ scenario }) => scenario)).size > 1 ? [leftColumn("Scenario", ({ scenario }) => plainCell({ code: scenario }))] : [],
		...variantColumns(servers),
		...beforeFigures,
		rightColumn("Req (R/s)", throughputCell),
		preciseColumn("CPU/req (µs)", "cpuPerRequest"),
		...figures.map(([title, metric]) => figureColumn(title, metric)),
		...afterFigures
	]);
}
function sortByScenario(benchmarks, byFigure) {
	const [scenarios, variants] = [[...new Set(benchmarks.map(({ scenario }) => scenario))], [...new Set(benchmarks.map(({ variant }) => variant))]];
	return benchmarks.toSorted((one, other) => scenarios.indexOf(one.scenario) - scenarios.indexOf(other.scenario) || variants.indexOf(one.variant) - variants.indexOf(other.variant) || byFigure(one, other));
}
/** Servers that hold many requests at once, the first to finish first. */
function heldTable(held) {
	return tableOf(sortByScenario(held, (one, other) => (one.figures.finishTime ?? 0) - (other.figures.finishTime ?? 0)), [
		leftColumn("Framework", ({ target }) => plainCell({ code: target })),
		versionColumn("Version"),
		leftColumn("Scenario", ({ scenario }) => plainCell({ code: scenario })),
		...variantColumns(held),
		preciseColumn("To finish (s)", "finishTime"),
		preciseColumn("Beyond the hold (ms)", "finishOverhead"),
		preciseColumn("CPU/req (µs)", "cpuPerRequest"),
		figureColumn("Max memory (MB)", "maxMemory"),
		figureColumn("Boot (ms)", "bootTime"),
		...labelColumns(held)
	]);
}
/** Marks the first task of a group, as on Moleculer's page. */
const REFERENCE = "#";
/** A table for each group of tasks in which anything was measured, each task relative to the group's first. */
function suiteTables(tasks) {
	return [...Map.groupBy(tasks, (task) => JSON.stringify([suiteLabel(task), groupOf(task)])).values()].flatMap((group) => {
		const [reference] = group;
		if (reference === void 0 || !group.some(hasFigures)) return [];
		const name = groupOf(reference);
		const of = name === null ? [] : [" · ", { code: name }];
		return [paragraph("Suite: ", { code: suiteLabel(reference) }, ...of), groupTable(group.filter((task) => task === reference || hasFigures(task)), reference)];
	});
}
/** Tasks can be compared with each other where they were measured in the same environment. */
function suiteLabel({ target, variant }) {
	return benchmarkLabel({
		id: target,
		variant
	});
}
/** `cachers` of the task `cachers/memory`; null: the suite as a whole is its group. */
function groupOf({ scenario }) {
	const slash = scenario.lastIndexOf("/");
	return slash < 0 ? null : scenario.slice(0, slash);
}
function groupTable(tasks, reference) {
	return tableOf(tasks, [
		leftColumn("Task", (task) => plainCell({ code: task.scenario.slice(task.scenario.lastIndexOf("/") + 1) }, ...task === reference ? [` (${REFERENCE})`] : [])),
		...labelColumns(tasks),
		rightColumn("Relative", ({ figures }) => ({
			...plainCell(relativeSpeed(figures.opsPerSecond, reference.figures.opsPerSecond)),
			value: figures.opsPerSecond
		})),
		preciseColumn("Ops/s", "opsPerSecond"),
		rightColumn("Average time", ({ figures: { nsPerOp } }) => ({
			...plainCell(nsPerOp === void 0 ? "–" : formatNanoseconds(nsPerOp)),
			value: nsPerOp
		}))
	]);
}
/** `+437.4 %`, `−78.5 %`: how many more operations a second than the reference. */
function relativeSpeed(opsPerSecond, referenceOpsPerSecond) {
	if (opsPerSecond === void 0 || referenceOpsPerSecond === void 0 || referenceOpsPerSecond === 0) return "–";
	const change = opsPerSecond / referenceOpsPerSecond - 1;
	const percent = Math.abs(change) * 100;
	const size = percent < 1e3 ? percent.toFixed(1) : formatInteger(percent);
	return size === "0.0" ? "0 %" : `${change < 0 ? "−" : "+"}${size} %`;
}

// src/judge/idle-rules.ts
/**
* Finds rules that no benchmark matches: a name is mistyped, or was changed. Meant for a run of everything; in another the
* benchmark may just not be asked for.
*/
function warningsOnIdleRules({ ruling, head, benchmarks }) {
	const lost = ruling.targets.filter((target) => isLostSuite(target, head)).flatMap((suite) => unmeasuredRecords(suite, { state: "removed" }));
	const idle = unmatchedGlobs(ruling.policy.rules.map(({ benchmark }) => benchmark), [...benchmarks, ...lost]);
	return [...new Set(idle)].map((glob) => ({
		kind: "rule-without-benchmark",
		glob,
		...placeOfRules({
			ruling,
			head
		})
	}));
}
/**
* Finds metrics that can fail the check and whose direction a rule has turned. Which way each is better is known, so that is a
* slip. It is no error, because the rule may stand in the base.
*/
function warningsOnTurnedMetrics({ ruling, head, benchmarks }) {
	const turned = METRIC_NAMES.filter((metric) => benchmarks.some(({ id, kind }) => {
		const { role, direction } = (kind === "server" ? ruleWhereWaiting : metricRule)(ruling.policy, id, metric);
		return role === "gating" && direction !== METRICS[metric].direction;
	}));
	return turned.length === 0 ? [] : [{
		kind: "direction-turned",
		metrics: turned,
		...placeOfRules({
			ruling,
			head
		})
	}];
}
const placeOfRules = ({ ruling, head }) => ({
	file: ruling.file,
	ofBase: ruling !== head
});
function isLostSuite(target, head) {
	return target.kind === "suite" && !head.targets.some(({ name, kind }) => name === target.name && kind === "suite");
}
/**
* Finds thresholds that a rule has lowered below δ₀ without setting δ₀. A regression has to be significantly larger than δ₀
* as well, so such a threshold has no effect.
*/
function notesOnIdleThresholds(policy, benchmarks) {
	if (policy.rules.every(({ threshold }) => threshold === void 0)) return [];
	const idle = METRIC_NAMES.filter((metric) => benchmarks.some(({ id }) => isIdle(policy, id, metric)));
	return idle.length === 0 ? [] : [{
		kind: "threshold-below-delta0",
		metrics: idle
	}];
}
function isIdle(policy, id, metric) {
	const { role, delta0, threshold } = metricRule(policy, id, metric);
	return role === "gating" && delta0 === METRICS[metric].delta0 && threshold < delta0;
}
/**
* Metrics that the policy makes gating and that only rounds of head alone have, of benchmarks that were compared with a base:
* there nothing comes of such a rule. What a round side by side measured and could not use is not among them: that is
* inconclusive. In the order in which reports list them.
*/
function gatingInVain({ policy, benchmarks }) {
	const inVain = new Set(benchmarks.flatMap((record) => ofHeadAlone(record, policy)));
	return METRIC_NAMES.filter((metric) => inVain.has(metric));
}
function ofHeadAlone({ id, measurement }, policy) {
	if (measurement.state !== "measured" || measurement.duets.length === 0) return [];
	const compared = new Set(measurement.duets.flatMap(({ slices }) => Object.keys(slices)));
	return soloMetrics(measurement.solos).filter((metric) => !compared.has(metric) && metricRule(policy, id, metric).role === "gating");
}

// src/report/method-section.ts
/** How a run was measured and judged: what is needed to weigh its figures. */
function methodBlocks({ run, judgement, judgedBy }) {
	const notes = [...run.warnings, ...run.notes];
	const facts = [
		describeCommits(run),
		...environmentsOf(run).map(describeEnvironment),
		[describeMeasuring(run, judgedBy)],
		...[
			describeRounds(run),
			describePlans(run),
			describeFamily(run, judgement),
			describeControl(run, judgement.control),
			describeRules(run, judgement),
			describeRulesInVain(run)
		].filter((fact) => fact !== "").map((fact) => [fact]),
		["Configuration ", { code: run.configHash.slice(0, 12) }]
	];
	return [
		...notes.length > 0 ? [
			paragraph("To bear in mind:"),
			...listBlock(notes.map((note) => [describeNote(note)]), "first"),
			paragraph("The run:")
		] : [],
		...listBlock(facts, "never"),
		...judgement.benchmarks.some((benchmark) => allComparisonsOf(benchmark).length > 0) ? [paragraph(LEGEND)] : []
	];
}
const LEGEND = "Bars: │ no change, ╎ the limit, ━ the confidence interval (CI), ● the estimate; worse is on the right. The head figure beside a change is base plus the estimate. Each interval holds for its change alone, not for all of them together.";
function describeCommits({ base, head }) {
	const headText = describeCommit("head", head);
	return base === null ? [...headText, ", no base"] : [
		...describeCommit("base", base),
		", ",
		...headText
	];
}
/** `head 9c8b7a6f5e4d with uncommitted changes` */
function describeCommit(name, { sha, dirty }) {
	return [
		`${name} `,
		{ code: shortCommit(sha) },
		...dirty ? [" with uncommitted changes"] : []
	];
}
function describeEnvironment(environment) {
	const { cpuModel, cores, cpuLimit, arch, memoryBytes, osMajor, kernel, nodeVersion, emulator, runnerImage } = environment;
	return [`${[
		`${cpuModel}, ${countOf(cores, "core")}${cpuLimit === void 0 ? "" : ` and a CPU limit of ${cpuLimit}`}, ${arch}`,
		`${formatFigure(memoryBytes / 1024 ** 3)} GiB`,
		`${osMajor} (kernel ${kernel})`,
		`Node ${nodeVersion}`,
		emulator ?? "no emulator",
		...runnerImage === null ? [] : [`runner image ${runnerImage}`]
	].join("; ")}; machine kind `, { code: environment.key }];
}
function describeMeasuring({ tool, profile, seed, budgetMs, parts, startedAt, durationMs, phasesMs }, judgedBy) {
	return `Measured with perf-gate ${tool}${judgedBy === void 0 || judgedBy === tool ? "" : `, judged by ${judgedBy}`}, profile ${profile}, seed ${seed}${typeof budgetMs === "number" ? `, budget ${durationText(budgetMs)}${parts === void 0 ? "" : " for each of the joined runs"}` : ""}; started ${startedAt}, took ${formatDurationMs(durationMs)}${phasesMs === void 0 ? "" : describePhases(phasesMs)}`;
}
/** `: 41 s of preparing, 64 s of counting, 95 s of rounds`, without what took no second. */
function describePhases({ preparing, waiting, counting, rounds, explaining }) {
	const parts = [
		[preparing, "preparing"],
		[waiting, "waiting for another run"],
		[counting, "counting"],
		[rounds, "rounds"],
		[explaining, "looking for causes"]
	].filter(([ms]) => ms >= 1e3).map(([ms, what]) => `${formatDurationMs(ms)} of ${what}`);
	return parts.length === 0 ? "" : `: ${parts.join(", ")}`;
}
/** `Rounds per benchmark: 8 of base and head (duet), 20 to 40 of 3 benchmarks that were still open, 2 of head alone`. */
function describeRounds({ benchmarks }) {
	const measured = benchmarks.flatMap(({ measurement }) => measurement.state === "measured" && measurement.duets.length > 0 ? [measurement] : []);
	const modes = [...new Set(measured.flatMap(({ duets }) => duets.map(({ mode }) => mode)))].join(" and ");
	const counts = (isConfirmed) => measured.filter(({ plan, duets }) => duets.length > (plan?.looks[0] ?? 0) === isConfirmed).map(({ duets }) => duets.length);
	const [screened, confirmed, solos] = [
		counts(false),
		counts(true),
		soloCounts(benchmarks)
	];
	const parts = [
		...screened.length > 0 ? [`${rangeOf(screened)} of base and head (${modes})`] : [],
		...confirmed.length > 0 ? [`${rangeOf(confirmed)} ${screened.length > 0 ? `of ${countOf(confirmed.length, "benchmark")} that were still open` : `of base and head (${modes})`}`] : [],
		...solos.length > 0 ? [`${rangeOf(solos)} of head alone`] : []
	];
	const unsettled = measured.flatMap(({ duets }) => duets).filter((round) => round.unsettled === true).length;
	const leftOut = unsettled === 0 ? "" : `; ${countOf(unsettled, "round")} left out under load, because the arms did not settle`;
	return parts.length === 0 ? "" : `Rounds per benchmark: ${parts.join(", ")}${leftOut}`;
}
function soloCounts(benchmarks) {
	return benchmarks.flatMap(({ measurement }) => "solos" in measurement ? [measurement.solos.length] : []);
}
/** `2 to 5` */
function rangeOf(counts) {
	const [least, most] = [Math.min(...counts), Math.max(...counts)];
	return least === most ? String(most) : `${least} to ${most}`;
}
/** Shards and environments may have had plans of their own. */
function describePlans({ benchmarks }) {
	const plans = new Set(benchmarks.flatMap(({ measurement }) => measurement.state === "measured" && measurement.plan !== null ? [listOf(measurement.plan.looks.map(String))] : []));
	return plans.size === 0 ? "" : `Checked after ${[...plans].join("; or after ")} rounds; settled benchmarks stopped early`;
}
function describeFamily({ base }, { familySize, alpha, benchmarks }) {
	if (benchmarks.every((benchmark) => allComparisonsOf(benchmark).length === 0)) return "";
	return `${base === null ? "One-sided prediction tests of head against the stored runs" : "One-sided t tests on rounds, weighted by inverse cost; variances are moderated where a job has three benchmarks or more with the metric"}. Corrected for ${countOf(familySize, "comparison")} (Holm): the chance of any false "regressed" is at most ${formatChosenPercent(alpha)}`;
}
function describeControl({ base }, control) {
	const { part, rounds, parts } = control;
	if (rounds === 0) return base === null ? "" : "A/A control: none, because there were too few rounds";
	if (control.state === "too few rounds") return `A/A control: ${countOf(rounds, "round")}, too few to say anything`;
	const { state, estimate, p, smallestVisible } = control;
	const found = state === "fair" ? "passed" : `failed${part === null ? "" : ` in ${part}`}`;
	const sight = state === "fair" ? `; minimum detectable difference ${formatPercent(smallestVisible)}` : "";
	const tested = parts.filter((one) => one.state !== "too few rounds").length;
	const apart = parts.length === 0 ? "" : `; ${tested} of ${countOf(parts.length, "joined run")} tested by itself as well`;
	return `A/A control ${found} (${formatPercent(Math.abs(estimate))} over ${countOf(rounds, "round")}, ${formatPValue(p)})${sight}${apart}`;
}
/** `Limits (δ₀): CPU per request 2 % (0.5 %)`, once for each pair in use. */
function describeRules({ policy }, { benchmarks }) {
	const directionOf = directionsOf(policy);
	const gating = benchmarks.flatMap((benchmark) => allComparisonsOf(benchmark).filter(({ role }) => role === "gating").map((comparison) => ({
		metric: comparison.metric,
		pair: describePair(comparison, directionOf(benchmark.id, comparison.metric))
	})));
	const byMetric = Map.groupBy(gating, ({ metric }) => metric);
	const rules = METRIC_NAMES.flatMap((metric) => {
		const pairs = new Set(byMetric.get(metric)?.map(({ pair }) => pair));
		return pairs.size === 0 ? [] : [`${METRICS[metric].label} ${[...pairs].join(" or ")}`];
	});
	return rules.length === 0 ? "" : `Limits (δ₀): ${rules.join("; ")}`;
}
/** Limits are of costs. Tables show figures, and one that should be high falls by less. */
function describePair({ delta0, threshold }, direction) {
	const pair = `${formatChosenPercent(threshold)} (${formatChosenPercent(delta0)})`;
	if (direction === "lower") return pair;
	const [lowest, lower] = [threshold, delta0].map((limit) => formatPercent(changeOfFigure(limit, direction)));
	return `${pair} of its cost, so ${lowest} (${lower}) of the figure`;
}
function describeRulesInVain(run) {
	const labels = gatingInVain(run).map((metric) => METRICS[metric].label);
	return labels.length === 0 ? "" : `Gating by the policy without effect, because only rounds of head alone have them: ${listOf(labels)}`;
}

// src/report/next-steps.ts
function nextSteps(source, place) {
	const { judgement: { verdict, control } } = source;
	const step = stepsAt(place, source.run);
	switch (verdict) {
		case "regressed": return [
			...step("fix it"),
			...step.accept(withVerdict(source, "regressed")),
			...step.again(withVerdict(source, "regressed"))
		];
		case "failed": return [...step("fix it"), ...step.again(withVerdict(source, "failed"))];
		case "invalid": {
			if (control.state === "unfair") return [...step.again([]), ...step("if it fails again, look for a difference between the two copies")];
			const invalid = withVerdict(source, "invalid");
			return invalid.length === 0 ? step("run the missing job again") : [...step("mend what the reason names"), ...step.again(invalid)];
		}
		case "inconclusive":
		case "passed": return [...stepsOnUndecided(source, step), ...stepsOnNew(source, place, step)];
		case "nothing measured": return stepsOnNothing(source, step);
	}
}
function stepsAt(place, run) {
	const again = (benchmarks) => stepWith("measure again", place === "pull request" ? runComment(benchmarks) : againCommand(run, benchmarks));
	return Object.assign((...what) => [{
		what,
		command: null
	}], {
		accept: ([worst, ...others]) => worst === void 0 ? [] : stepWith(others.length === 0 ? "accept it" : "accept the worst", place === "pull request" ? acceptComment(worst.id) : acceptCommand(run, worst.id)),
		again,
		longer: (benchmarks) => place === "pull request" ? again(benchmarks) : stepWith("measure longer", longerThan(run, benchmarks))
	});
}
/** No step where its command cannot be written. */
function stepWith(what, command) {
	return command === null ? [] : [{
		what: [what],
		command
	}];
}
function againCommand(run, benchmarks) {
	return besideStoredCommand(run, benchmarks) ?? reproduceCommand(run, benchmarks);
}
function longerThan(run, benchmarks) {
	return besideStoredCommand(run, benchmarks, "thorough") ?? longerCommand(run, benchmarks);
}
function stepsOnUndecided(source, step) {
	const undecided = withVerdict(source, "inconclusive");
	return undecided.length === 0 ? [] : [...step.longer(undecided), ...source.judgement.exitCode === 0 ? [] : step("let it pass with ", { code: "policy.inconclusive: pass" })];
}
/** Where all are new, nothing was judged. */
function stepsOnNew({ judgement: { benchmarks } }, place, step) {
	if (benchmarks.length === 0 || benchmarks.some(({ verdict }) => verdict !== "new")) return [];
	return [...step("merge it, and later changes are compared"), ...step("judge it now with ", { code: place === "shell" ? "--benchmarks-from head" : "benchmarks-from: head" })];
}
/** A benchmark without its program would not be measured the next time either. */
function stepsOnNothing({ judgement: { benchmarks } }, step) {
	if (benchmarks.length === 0) return step("check the configuration and ", { code: "only" });
	const missing = benchmarks.filter(isMissing);
	const measurable = missing.filter(({ absence }) => absence !== "lacks a program");
	if (measurable.length > 0) return step.again(sortByUrgency(measurable));
	return missing.length === 0 ? [] : step("install what the reason names");
}
function withVerdict({ judgement: { benchmarks } }, verdict) {
	return sortByUrgency(benchmarks.filter((benchmark) => benchmark.verdict === verdict));
}
/** Commands for a shell, each with its purpose: for a reader who wants to see the same on a machine of their own. */
function reproducingSteps(source) {
	const { run, judgement: { benchmarks } } = source;
	const shown = sortByUrgency(benchmarks.filter(({ verdict }) => [
		"failed",
		"regressed",
		"invalid",
		"inconclusive",
		"accepted"
	].includes(verdict)));
	if (shown.length === 0) return [];
	const longer = longerThan(run, shown);
	const which = `${describeNamed(shown)}${variantsOf(shown)}`;
	return [{
		what: `Measure again${which}`,
		command: againCommand(run, shown)
	}, ...longer === null ? [] : [{
		what: `Measure longer${which}`,
		command: longer
	}]];
}
/** `, on Node v24.21.0`: a matrix sets it, and no command can. */
function variantsOf(benchmarks) {
	const variants = [...new Set(benchmarks.flatMap(({ variant }) => variant ?? []))];
	return variants.length === 0 || variants.length > 3 ? "" : `, on ${variants.join(" and ")}`;
}

// src/report/stored-section.ts
/** Head against the stored runs: those of the same machine kind, and instruction counts of any. */
const MOST_NAMES = 3;
/** In every report of one run, if only to say why there is nothing to compare with. */
function storedBlocks({ run, judgement: { benchmarks } }, directionOf) {
	if (benchmarks.length === 0) return [];
	const compared = sortByUrgency(benchmarks).filter((benchmark) => benchmark.stored.state === "compared");
	return headed("Against the stored runs", [
		paragraph(...describeMachineKinds(run), ...describeNewest(compared, run)),
		...compared.length === 0 ? [] : [tableOf(compared, [
			BENCHMARK_COLUMN,
			rightColumn("Stored runs", ({ stored }) => plainCell(formatInteger(stored.runs))),
			...changeColumns(compared, gatingComparisons, directionOf),
			leftColumn("Can fail the check", ({ stored }) => plainCell(stored.comparisons.some(({ decides }) => decides) ? "yes" : "no")),
			...run.base === null ? [verdictColumn(run.policy)] : []
		], run.base === null ? "last" : "first"), paragraph(describeIntervals(compared))],
		...listBlock([
			...describeStoredKinds(run),
			...describeAdvisory(compared),
			...describeNothingToCompare(benchmarks)
		], "first")
	]);
}
function describeIntervals(compared) {
	return `These intervals include the variance from run to run.${compared.some(({ stored }) => stored.comparisons.some(({ metric }) => isCounted(metric))) ? " Instructions are compared with stored runs of any machine kind, times with those of this one." : ""}`;
}
function gatingComparisons({ stored }) {
	return stored.comparisons.filter(({ role }) => role === "gating");
}
function describeMachineKinds(run) {
	const keys = environmentsOf(run).map(({ key }) => key);
	return [keys.length === 1 ? "Machine kind: " : "Machine kinds: ", ...listNames(keys, MOST_NAMES)];
}
/** The newest commit that was compared with: the base's own, or the nearest that has a run. */
function describeNewest(compared, run) {
	const commits = [...new Set(compared.map(({ stored }) => stored.newestCommit))];
	if (commits.length === 0) return [];
	const isBase = commits.length === 1 && commits[0] === run.base?.sha;
	return [
		`. Newest stored run${commits.length === 1 ? "" : "s"}: `,
		...listNames(commits.map(shortCommit), MOST_NAMES),
		isBase ? ", the base itself" : ""
	];
}
/** Says why stored runs are shown only. */
function describeAdvisory(compared) {
	const advisory = compared.filter(({ stored }) => stored.advisoryBecause !== null);
	return listReasons("For information only", Map.groupBy(advisory, ({ stored }) => stored.advisoryBecause === null ? "" : describeReason(stored.advisoryBecause)), compared.length);
}
function describeNothingToCompare(benchmarks) {
	const rest = benchmarks.filter(({ stored }) => stored.state === "nothing to compare");
	return listReasons("Nothing to compare", Map.groupBy(rest, ({ stored }) => stored.state === "nothing to compare" ? describeReason(stored.reason) : ""), benchmarks.length);
}
/** A reason that holds for everything is given once, without names. */
function listReasons(lead, reasons, total) {
	return [...reasons].map(([reason, group]) => group.length === total ? [`${lead}: `, reason] : [
		`${lead} in ${countOf(group.length, "benchmark")} (`,
		...listNames(group.map(benchmarkLabel), MOST_NAMES),
		"): ",
		reason
	]);
}
/** Says how the machines of the stored runs differ from those of this run. */
function describeStoredKinds(run) {
	const { storedKinds } = run;
	if (storedKinds === void 0) return [];
	const environments = environmentsOf(run);
	return environments.flatMap((here) => {
		const text = describeKindsBeside(here, storedKinds);
		if (text === null) return [];
		return [environments.length === 1 ? [text] : [{ code: here.key }, `: ${text}`]];
	});
}
function describeKindsBeside(here, storedKinds) {
	const own = storedKinds.find(({ environment }) => environment.key === here.key);
	if (own !== void 0) {
		const differences = environmentDifferences(own.environment, here);
		return differences.length === 0 ? null : `The newest stored run was measured in other circumstances${inBrackets(differences)}`;
	}
	return storedKinds.length === 0 ? null : `No stored run of this machine kind; ${describeOtherKinds(here, storedKinds)}`;
}
/** The most similar first: `5 of another (CPU model: X instead of Y) and 20 of 3 more`. */
function describeOtherKinds(here, storedKinds) {
	const nearest = storedKinds.map(({ environment, runs }) => ({
		runs,
		differences: environmentDifferences(environment, here).filter(({ inFingerprint }) => inFingerprint)
	})).toSorted((one, other) => one.differences.length - other.differences.length || other.runs - one.runs);
	const [named, rest] = [nearest.slice(0, MOST_NAMES), nearest.slice(MOST_NAMES)];
	const others = named.map(({ runs, differences }) => `${runs} of another${inBrackets(differences)}`);
	return listOf(rest.length === 0 ? others : [...others, `${rest.reduce((sum, { runs }) => sum + runs, 0)} of ${rest.length} more`]);
}
function inBrackets(differences) {
	return differences.length === 0 ? "" : ` (${describeEnvironmentDifferences(differences)})`;
}

// src/report/report-document.ts
/** Builds everything that a report says: first what a reader must see, then what can be looked up. */
function documentOf(source, { place, isFull, about = [], remark = [] }) {
	const { run, judgement } = source;
	const directionOf = directionsOf(run.policy);
	const headline = headlineOf(source);
	const attention = attentionList(source);
	if (judgement.benchmarks.length > 0 && judgement.benchmarks.every(({ verdict }) => verdict === "unaffected") && attention.length === 0) return {
		headline: {
			...headline,
			verdict: joinTexts([headline.verdict, about], " · ")
		},
		next: [],
		visible: [],
		folds: []
	};
	const figures = figureTables(judgement.benchmarks);
	const isForFigures = judgement.benchmarks.some(({ verdict }) => verdict === "measured only" || verdict === "new") && judgement.benchmarks.every(({ comparisons }) => comparisons.length === 0);
	const last = joinTexts([restLine(source), about], " · ");
	return {
		headline,
		next: nextSteps(source, place),
		visible: [
			...changesTable(source, directionOf),
			...attention,
			...likelyCause(source),
			...whyNothingWasJudged(source),
			...isForFigures ? figures : [],
			...last.length === 0 ? [] : [paragraph(...last)],
			...remark.length === 0 ? [] : [paragraph(...remark)]
		],
		folds: [
			{
				title: "Profiles",
				blocks: causeBlocks(source)
			},
			{
				title: "Reproduce",
				blocks: reproduceBlocks(source)
			},
			{
				title: "All figures",
				blocks: [
					...sideBySide(source, directionOf),
					...isForFigures ? [] : headed("Head alone", figures),
					...storedBlocks(source, directionOf),
					...isFull ? everyComparison(judgement, directionOf) : []
				]
			},
			{
				title: "How it was measured",
				blocks: methodBlocks(source)
			}
		].filter(({ blocks }) => blocks.length > 0)
	};
}
function reproduceBlocks(source) {
	const { run, judgement } = source;
	if (judgement.benchmarks.length === 0) return [];
	return [
		...checksOutHead(run) ? [] : [paragraph("Check head out first.")],
		...reproducingSteps(source).flatMap((step) => purposeAnd(step.what, step.command)),
		...purposeAnd("Repeat the whole run", reproduceRunCommand(run)),
		...run.pullRequest === null ? [] : [paragraph("Comments like ", { code: "/perf run" }, " work where the repository has the workflow ", { code: "perf-commands.yml" }, ".")]
	];
}
function purposeAnd(what, command) {
	return [paragraph(`${what}:`), {
		kind: "command",
		command
	}];
}

export { listBlock as A, describeDrift as B, describeVerdict as C, wordOf$1 as D, sortByUrgency as E, formatChange as F, formatLimit as I, baseLevel as L, rightColumn as M, tableOf as N, worstComparison as O, directionsOf as P, benchmarkLabel as R, blocksBy as S, sortBlockingFirst as T, labelOfRecord as V, whatToDo as _, ONE_UNIT as a, renderVerdictLine as b, namedFunctions as c, changeCell as d, figureCell as f, explainReason as g, describeReason as h, warningsOnTurnedMetrics as i, plainCell as j, leftColumn as k, isWork as l, describeNote as m, notesOnIdleThresholds as n, UNIT_OF_COST as o, verdictColumn as p, warningsOnIdleRules as r, causeOf as s, documentOf as t, BENCHMARK_COLUMN as u, headlineOf as v, isUntold as w, toPlainText as x, lastingSlowdowns as y, changeOfFigure as z };