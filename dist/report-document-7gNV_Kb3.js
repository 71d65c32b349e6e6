import { $ as mostlyWaits, Ct as describeEnvironmentDifferences, Et as environmentsOf, Q as clientSetsPace, Tt as environmentOf, Y as metricRule, c as storedComparisonsOf, ft as isCounted, n as decidingComparisons, o as keyOfBenchmark, t as allComparisonsOf, wt as environmentDifferences } from "./verdict-CH2im5YV.js";
import { C as formatEstimate, E as withPlus, S as describeDrift, T as labelOfRecord, _ as baseLevel, a as COLLECTOR, b as changeOfFigure, c as grownBy, g as whatToDo, l as namedFunctions, m as describeReason, p as describeNote, s as firstNamed, t as gatingInVain, v as CONTRADICTIONS, w as formatEstimatedSize, x as describeContradiction, y as benchmarkLabel } from "./idle-rules-ReIVtwoZ.js";
import { i as METRIC_NAMES, r as METRICS } from "./percentiles-C9q4B-x8.js";
import { c as formatFigure, d as formatNanoseconds, f as formatPValue, i as isUsualConfigFile, l as formatInteger, o as formatChosenPercent, p as formatPercent, s as formatDurationMs, u as formatInterval } from "./file-names-Bgw_nfq5.js";
import { i as countOf, l as shortCommit, r as beginSentence, s as listOf, t as COMMIT_ID$1 } from "./phrases-Cera2VaV.js";
import { d as plainProse, f as quoteForShell, h as withoutUnseen, u as plainName } from "./escape-BWBapS6T.js";
import { l as durationText } from "./quantities-zpBlaDnA.js";
import { o as escapeGlob } from "./benchmark-glob-BzdGnwxp.js";
import { t as BUILT_IN_PROFILES } from "./profiles-sV8HUMFU.js";

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
	return VERDICTS[verdict].word;
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
function failedHeadline({ run, judgement: { benchmarks }, apart }) {
	const failed = withVerdict$1(benchmarks, "failed");
	return blocking([
		...listNames(failed.map(benchmarkLabel), MOST_NAMES$3),
		` ${failed.length === 1 ? "fails" : "fail"} ${run.base === null || apart !== void 0 ? "at head" : "with this change"}`,
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
	const { judgement: { benchmarks }, apart } = source;
	const tally = tallyOf(benchmarks);
	const accepted = sortByWorstChange(benchmarks.filter(isAccepted));
	if (accepted.length > 0) return acceptedText(source, accepted);
	if (tally["no regression"] + tally.improved > 0) return [`nothing regressed${alsoText(benchmarks, ["inconclusive", "not measured"])}${limitsText(source)}`];
	if (tally.inconclusive > 0) return undecidedText(source);
	const rest = alsoText(benchmarks, ["not measured", "removed"]);
	if (apart !== void 0 && tally["measured only"] > 0) return [`nothing decided: ${countOf(tally["measured only"], "benchmark")} measured at different times${rest}`];
	return [`${describeFiguresAlone(source, tally)}${rest}`];
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

// src/report/table-columns.ts
/** Columns and cells that several tables share. */
const TONES = {
	regressed: "bad",
	improved: "good",
	"no regression": "neutral",
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
function sideBySide({ run, judgement, apart }, directionOf) {
	const compared = sortByUrgency(judgement.benchmarks.filter(({ comparisons }) => comparisons.length > 0));
	return [
		...headed(apart === void 0 ? "Base → head" : "Base → head, measured at different times", changeTables(compared, "gating", directionOf, [verdictColumn(run.policy)])),
		...headed("Metrics that never fail the check", changeTables(compared, "advisory", directionOf, [])),
		...describePace(run),
		...describeWaiting(run, compared),
		...describeContradictions(compared),
		...apart === void 0 ? [] : describeMachines(apart),
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
/** Says how the machine of the base run differs from that of the head run, in each environment that both have. */
function describeMachines({ base, head }) {
	const ofBase = environmentsByVariant(base.run);
	return [...environmentsByVariant(head.run)].flatMap(([variant, here]) => {
		const there = ofBase.get(variant);
		const text = there === void 0 ? null : describeMachineDifference(there, here);
		return text === null ? [] : [variant === null ? paragraph(text) : paragraph({ code: variant }, `: ${text}`)];
	});
}
function describeMachineDifference(there, here) {
	const differences = environmentDifferences(there, here);
	if (there.key === here.key && differences.length === 0) return null;
	const inBrackets = differences.length === 0 ? "" : ` (${describeEnvironmentDifferences(differences)})`;
	return `The base run was measured ${there.key === here.key ? "in other circumstances" : "on another machine kind"}${inBrackets}.`;
}
/** By the variants that a run names; null: its own environment. */
function environmentsByVariant(run) {
	return new Map(run.benchmarks.map((record) => [record.variant?.name ?? null, environmentOf(record, run)]));
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
	const rows = sortBlockingFirst(judgement.benchmarks, blocks).flatMap((benchmark) => comparisonsToShow(benchmark, source).map((comparison) => ({
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
function comparisonsToShow(benchmark, { apart }) {
	if (apart !== void 0) return benchmark.comparisons.filter(({ role }) => role === "gating");
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
	const troubled = sortBlockingFirst(judgement.benchmarks.filter((benchmark) => needsReason(benchmark) && comparisonsToShow(benchmark, source).length === 0), blocks);
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
	[/Megamorphic/, "objects of many shapes"],
	[/^runMicrotasks$/, "code after an await"],
	[/^StringAdd/, "joining strings"],
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
	return [...explained.flatMap(({ label, kind, cause }) => headed(label, [
		...functionsTable(cause, kind),
		...allocationsTable(cause, kind),
		...listBlock([...circumstances(cause)], "last")
	])), paragraph("Profiles were taken after all rounds, without inlining, so shares differ from those of the rounds. A function includes the work of Node.js and V8 that it calls, and excludes other functions. Bold growths are likely causes. Chrome DevTools and speedscope open the profiles in ", { code: ".perf-gate/profiles/" }, " on the machine that measured. Workflows upload them as ", { code: "profiles-perf-gate" }, ".")];
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
function allocationsTable({ allocations, allocatedBytes, level }, kind) {
	const clear = allocations.filter(({ low }) => low > 0);
	const total = `Allocated per ${UNIT_OF_COST[kind]}: ${formatFigure(allocatedBytes.base)} → ${formatFigure(allocatedBytes.head)} bytes`;
	if (clear.length === 0) return [paragraph(`${total}; no function allocates clearly more.`)];
	return [paragraph(`${total}.`), tableOf(clear, [
		...placeColumns,
		rightColumn("base → head (bytes)", ({ base, head }) => plainCell(`${formatFigure(base)} → ${formatFigure(head)}`)),
		rightColumn(`growth (${formatChosenPercent(level)} CI)`, (growth) => plainCell(`+${formatFigure(grownBy(growth))} (${formatFigure(growth.low)} to ${formatFigure(growth.high)})`)),
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
	if (at.file === null && at.name === "(garbage collector)") return ["allocated by ", ...whereItIs(caller)];
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
/** Stands in for a profile that compares nothing. */
const COMPARING_PROFILE = "standard";
/** Gives the command that measures base and head side by side: these benchmarks where they are few, else what the change reaches. */
function verdictCommand(run, benchmarks) {
	return reproduceCommand(run, benchmarks.length <= MOST_NAMED_BENCHMARKS ? benchmarks : [], run.measuredFor === "tables" ? COMPARING_PROFILE : run.profile);
}
/** Gives the command that compares two recorded runs again. */
function compareAgainCommand({ base, head }) {
	return `npx perf-gate compare ${[base, head].map(({ file }) => PLAIN_PATH.test(file) ? file : quoteForLine(file)).join(" ")}`;
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
	["Loop delay p99 (ms)", "eventLoopDelayP99"],
	["At a fixed rate p50 (ms)", "pacedLatencyP50"],
	["p99 (ms)", "pacedLatencyP99"]
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

// src/report/method-section.ts
/** How a run was measured and judged: what is needed to weigh its figures. */
function methodBlocks({ run, judgement, judgedBy, apart }) {
	if (apart !== void 0) return methodOfTwo(apart, judgedBy);
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
		soloCounts({ benchmarks })
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
function soloCounts({ benchmarks }) {
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
const ARMS = ["base", "head"];
const AT_DIFFERENT_TIMES = "Base and head were measured at different times. Changes are between the means of their rounds, with intervals by Welch's t. These intervals leave out how much the machine varies from run to run, so nothing is tested.";
function methodOfTwo(compared, judgedBy) {
	const notes = ARMS.flatMap((arm) => [...compared[arm].run.warnings, ...compared[arm].run.notes].map((note) => [`The ${arm} run: ${describeNote(note)}`]));
	return [
		paragraph("To bear in mind:"),
		...listBlock([[AT_DIFFERENT_TIMES], ...notes], "first"),
		...ARMS.flatMap((arm) => [paragraph(`The ${arm} run:`), ...listBlock(factsOf(arm, compared[arm].run, judgedBy), "never")]),
		paragraph(LEGEND)
	];
}
function factsOf(arm, run, judgedBy) {
	const counts = soloCounts(run);
	return [
		describeCommit(arm, run.head),
		...environmentsOf(run).map(describeEnvironment),
		[describeMeasuring(run, judgedBy)],
		...counts.length === 0 ? [] : [[`Rounds per benchmark: ${rangeOf(counts)}`]],
		[
			"Configuration ",
			{ code: run.configHash.slice(0, 12) },
			...arm === "base" ? ["; its policy holds"] : []
		]
	];
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
	const { run, judgement: { benchmarks, exitCode }, apart } = source;
	const undecided = withVerdict(source, "inconclusive");
	if (undecided.length > 0) return [...step.longer(undecided), ...exitCode === 0 ? [] : step("let it pass with ", { code: "policy.inconclusive: pass" })];
	const apartOnly = benchmarks.filter(({ verdict }) => verdict === "measured only");
	return apart === void 0 || apartOnly.length === 0 || !COMMIT_ID$1.test(apart.base.run.head.sha) ? [] : [{
		what: ["measure both side by side, at head"],
		command: verdictCommand(run, apartOnly)
	}];
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
					...source.apart === void 0 ? storedBlocks(source, directionOf) : [],
					...isFull && source.apart === void 0 ? everyComparison(judgement, directionOf) : []
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
	const { run, apart, judgement } = source;
	if (apart !== void 0) return purposeAnd("Compare these runs again", compareAgainCommand(apart));
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

export { tableOf as C, formatLimit as E, rightColumn as S, formatChange as T, wordOf$1 as _, changeCell as a, listBlock as b, headlineOf as c, toPlainText as d, blocksBy as f, sortByUrgency as g, sortBlockingFirst as h, BENCHMARK_COLUMN as i, lastingSlowdowns as l, isUntold as m, ONE_UNIT as n, figureCell as o, describeVerdict as p, UNIT_OF_COST as r, verdictColumn as s, documentOf as t, renderVerdictLine as u, worstComparison as v, directionsOf as w, plainCell as x, leftColumn as y };