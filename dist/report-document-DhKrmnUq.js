import { $ as mostlyWaits, L as upperQuantile, Q as clientSetsPace, St as environmentsOf, Y as metricRule, a as decidingComparisons, bt as environmentDifferences, d as storedComparisonsOf, i as countedComparison, l as keyOfBenchmark, m as MAX_P, mt as timeOfCounted, n as allComparisonsOf, pt as luckOfEdits, r as blocksBy, st as countedMetric, ut as isCounted, w as soloMetrics } from "./verdict-CFN-Oras.js";
import { T as METRIC_NAMES, _ as formatPValue, a as changeOfFigure, b as CAUSE_BOUNDS, c as formatEstimatedSize, d as formatChosenPercent, f as formatDurationMs, g as formatNanoseconds, h as formatInterval, i as besideLimit, l as intervalOfFigure, m as formatInteger, o as describeDifference, p as formatFigure, r as BELOW_LIMIT, s as formatEstimate, t as REASONS, u as withPlus, v as formatPercent, w as METRICS, y as ANONYMOUS } from "./reasons-L4d3T4Xv.js";
import { c as listOf, i as countOf, r as beginSentence, u as shortCommit } from "./phrases-9oUwjXNw.js";
import { c as sampleVariance, r as mean } from "./simple-statistics-V1TCQLg0.js";
import { d as plainProse, f as quoteForShell, h as withoutUnseen, m as toPlainLine, u as plainName } from "./escape-BWBapS6T.js";
import { i as isUsualConfigFile } from "./file-names-CQnLoMAY.js";
import { l as durationText } from "./quantities-zpBlaDnA.js";
import { o as escapeGlob } from "./benchmark-glob-DWJhJ7IU.js";
import { t as BUILT_IN_PROFILES } from "./profiles-DbKt4u1S.js";
import { c as unmeasuredRecords, o as unmatchedGlobs } from "./unmeasured-BuFg5rbY.js";

// src/report/comparison-words.ts
/**
* How a change is shown. The judge orients every change so that positive is worse. A reader would misread "+4 % throughput",
* so reports show the change of the metric's own figure, head ÷ base − 1: +4.1 % CPU per request, −3.9 % throughput.
*/
/** For a table: `+4.1 % (3.2 to 5.0)`; without bounds that print alike, as those of counts do. */
function formatChange(comparison) {
	const { interval, clearableBelow, direction } = comparison;
	const best = formatPercent(changeOfFigure(interval.low, direction));
	const worst = formatPercent(changeOfFigure(interval.high, direction), [changeOfFigure(clearableBelow, direction)]);
	const bounds = direction === "lower" ? [best, worst] : [worst, best];
	const change = withPlus(formatEstimate(comparison));
	return best === worst ? change : `${change} (${bounds.map((bound) => bound.replace(" %", "")).join(" to ")})`;
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
	instructionsPerRequest: "executes",
	instructionsPerOp: "executes"
};
/** A verb phrase behind a benchmark's name: `uses 4.1 % more CPU per request`. */
function describeChange(comparison) {
	const { metric, estimate, direction } = comparison;
	const more = changeOfFigure(estimate, direction) < 0 ? "less" : "more";
	return `${VERBS[metric] ?? "has"} ${formatEstimatedSize(comparison)} ${more} ${METRICS[metric].label}`;
}
/** The change from which a comparison is a regression: `2 %`. Limits are of costs, and a figure that should be high falls by less. */
function formatLimit({ threshold, delta0, direction }) {
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
/** `77.8 µs` */
function formatLevel(metric, level) {
	const { unit } = METRICS[metric];
	return unit === "ns" ? formatNanoseconds(level) : `${formatFigure(level)} ${unit}`.trimEnd();
}
/** `77.8 → 81.0 µs` */
function formatBaseToHead({ metric, levels }) {
	const [base, head] = [formatLevel(metric, levels.base), formatLevel(metric, levels.head)];
	const [figure, ofBase] = base.split(" ");
	return `${ofBase === head.split(" ")[1] ? figure : base} → ${head}`;
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
/** Names the target of a benchmark likewise. */
function targetLabel({ target, variant }) {
	return benchmarkLabel({
		id: target,
		variant
	});
}
const KINDS = ["server", "suite"];
const INSTRUCTIONS = KINDS.map(countedMetric);
const TIME = KINDS.map(timeOfCounted);
/** Where a time does not grow as its instructions do. */
const WORK_THAT_TAKES_NO_TIME = "this processor may do the additional work beside other work, or the compiler may save it by inlining";
const CONTRADICTIONS = [
	{
		title: "More instructions in the same time:",
		worse: INSTRUCTIONS,
		than: TIME,
		because: WORK_THAT_TAKES_NO_TIME
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
	const [described, against] = [one, other].map(describeDifference);
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
	const name = benchmarkLabel({
		id: drift.benchmark,
		variant: drift.variant
	});
	const [before, after] = [shortCommit(drift.lastBefore), shortCommit(drift.firstAfter)];
	return `${name}: ${rose} ${before === after ? `between two runs of ${before}` : `between ${before} and ${after}`} (${evidence})${drift.circumstances.length === 0 ? "" : `; the ${listOf(drift.circumstances)} changed there too`}${AFTERWARDS[drift.state]}`;
}

// src/judge/cause/callers.ts
/** One key for a function in trees and counts. */
const keyOfPlace = ({ name, file }) => `${name} ${file ?? ""}`;
const isOwn = ({ file }) => file !== null && !file.startsWith("node:");
/** The caller behind more than half of a function's growth, by the key of its place. */
function mainCallers({ frames, nodes }) {
	const growth = nodes.map(([, , base, head]) => head - base);
	for (const [index, [parent]] of [...nodes.entries()].toReversed()) if (parent >= 0) growth[parent] += growth[index];
	const found = /* @__PURE__ */ new Map();
	for (const [index, [parent, frame]] of nodes.entries()) {
		const above = callerAbove(index);
		if (above === null || growth[index] <= 0 || nodes[parent]?.[1] === frame) continue;
		const ofFunction = found.get(keyOfPlace(frames[frame])) ?? /* @__PURE__ */ new Map();
		found.set(keyOfPlace(frames[frame]), ofFunction);
		const known = ofFunction.get(keyOfPlace(above.caller)) ?? {
			...above,
			grown: 0
		};
		ofFunction.set(keyOfPlace(above.caller), known);
		known.grown += growth[index];
	}
	return new Map([...found].flatMap(([key, callers]) => {
		const all = [...callers.values()];
		const most = all.toSorted((one, other) => other.grown - one.grown)[0];
		return most.grown > all.reduce((sum, { grown }) => sum + grown, 0) / 2 ? [[key, most]] : [];
	}));
	function callerAbove(index) {
		let callee = index;
		for (let at = nodes[index][0]; at >= 0; at = nodes[at][0]) {
			const caller = frames[nodes[at][1]];
			if (isOwn(caller)) return {
				caller,
				callee: frames[nodes[callee][1]]
			};
			callee = at;
		}
		return null;
	}
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
	})).filter(({ ofBase, ofHead }) => meanOf(ofHead) > meanOf(ofBase)).toSorted((one, other) => meanOf(other.ofHead) - meanOf(other.ofBase) - (meanOf(one.ofHead) - meanOf(one.ofBase))).slice(0, CAUSE_BOUNDS.functions).map(({ ofBase, ofHead }) => growthOf$1(ofBase, ofHead, {
		pairs,
		sources: {
			base: arms.base.sources,
			head: arms.head.sources
		}
	}));
}
const meanOf = (one) => one === null ? 0 : mean([...one.costs]);
function growthOf$1(ofBase, ofHead, { pairs, sources }) {
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
const MOST_LINES$1 = 200;
/**
* A profile tells which function calls, and not where in it: the first line from its beginning that has the callee's name with a bracket.
* null: there is none.
*/
function lineOfCall(sources, { file, line }, callee) {
	if (file === null || line === null) return null;
	const call = `${shortName(callee)}(`;
	const at = (sources.get(file)?.slice(line - 1, line - 1 + MOST_LINES$1) ?? []).findIndex((text, index) => text.includes(call) && (index > 0 || !text.includes(`function ${call}`)));
	return at === -1 ? null : line + at;
}

// src/judge/cause/counted-cause.ts
/** Smaller changes, as shares of a request, may come of a harmless edit: it moves other code in memory. */
const LEAST_SHARE$2 = 3e-4;
/**
* The functions whose instructions differ, the most changed first. What a function of the repository or a package has Node.js do more
* counts for it.
*
* @param profiled knows who calls a function; null: nothing was profiled
*/
function countedCause(arms, profiled) {
	const instructions = {
		base: arms.base.instructions,
		head: arms.head.instructions
	};
	const callers = profiled === null ? /* @__PURE__ */ new Map() : mainCallers(profiled.tree);
	const all = pairsOf(arms).map(([base, head]) => {
		return {
			base,
			head,
			change: (head?.instructions ?? 0) - (base?.instructions ?? 0),
			callees: /* @__PURE__ */ new Map()
		};
	});
	const hasChanged = ({ change }) => Math.abs(change) >= LEAST_SHARE$2 * instructions.base;
	return {
		instructions,
		functions: chargeCallers(all, all.filter(hasChanged), callers).filter(hasChanged).toSorted((one, other) => Math.abs(other.change) - Math.abs(one.change)).slice(0, CAUSE_BOUNDS.functions).map((one) => countedFunction(one, arms, callers))
	};
}
/**
* The same function in base and head. One without a name is known by its first line. Where that line was edited, those of a file that one
* arm alone has are the same in their order, if they are as many.
*/
function pairsOf({ base, head }) {
	const alone = {
		base: namelessOf(base, head),
		head: namelessOf(head, base)
	};
	const edited = new Map([...alone.head].flatMap(([file, inHead]) => {
		const inBase = alone.base.get(file) ?? [];
		return inBase.length === inHead.length ? inHead.map((one, index) => [one.frame.key, inBase[index]]) : [];
	}));
	const paired = new Set(edited.values());
	return [...[...base.functions].filter(([, one]) => !paired.has(one)).map(([key, one]) => [one, head.functions.get(key)]), ...[...head.functions].filter(([key]) => !base.functions.has(key)).map(([key, one]) => [edited.get(key), one])];
}
/** Functions without a name that `other` lacks, by their file, in the order of their lines. */
function namelessOf(arm, other) {
	const found = [...arm.functions.values()].filter(({ frame }) => frame.name === "(anonymous)" && isOwn(frame) && !other.functions.has(frame.key));
	return Map.groupBy(found.toSorted((one, next) => (one.frame.line ?? 0) - (next.frame.line ?? 0)), ({ frame }) => frame.file);
}
const frameOf = ({ base, head }) => (head ?? base).frame;
/** Moves what functions of Node.js and V8 grew by to their callers. @returns the others */
function chargeCallers(all, changed, callers) {
	const byPlace = new Map(all.map((one) => [keyOfPlace(frameOf(one)), one]));
	const moved = new Set(changed.filter((one) => {
		const found = one.change > 0 && !isOwn(frameOf(one)) ? callers.get(keyOfPlace(frameOf(one))) : void 0;
		const caller = found === void 0 ? void 0 : byPlace.get(keyOfPlace(found.caller));
		if (found === void 0 || caller?.head === void 0) return false;
		caller.change += one.change;
		caller.callees.set(found.callee.name, (caller.callees.get(found.callee.name) ?? 0) + one.change);
		return true;
	}));
	return all.filter((one) => !moved.has(one));
}
function countedFunction(changed, { base: ofBase, head: ofHead }, callers) {
	const { base, head, change } = changed;
	const sources = {
		base: ofBase.sources,
		head: ofHead.sources
	};
	const frame = frameOf(changed);
	const { name, file } = frame;
	const callee = mostOf(changed.callees, change);
	const line = head === void 0 ? frame.line : (callee === null ? null : lineOfCall(sources.head, frame, { name: callee })) ?? hottestLine(base ?? null, head, sources);
	const before = base?.instructions ?? 0;
	return {
		at: {
			name,
			file,
			line
		},
		isChanged: isChangedFile(file, sources),
		text: head === void 0 ? null : textAt(sources.head, frame, line),
		base: before,
		head: before + change,
		calls: {
			base: base?.calls ?? 0,
			head: head?.calls ?? 0
		},
		part: callee ?? nativeOf(changed, {
			base: ofBase.native,
			head: ofHead.native
		}),
		caller: callerOf$1(callers.get(keyOfPlace(frame)), sources.head)
	};
}
/** The name with more than half of a change; null: none. */
function mostOf(parts, change) {
	const [name, most] = [...parts].toSorted(([, one], [, other]) => other / change - one / change)[0] ?? ["", 0];
	return most / change > 1 / 2 ? name : null;
}
/** Which native code does more than half of a function's change: blocks do not tell it by function, so it is that of all which changed most. */
function nativeOf({ base, head, change }, natives) {
	if (((head?.native ?? 0) - (base?.native ?? 0)) / change <= 1 / 2) return null;
	const names = [.../* @__PURE__ */ new Set([...natives.base.keys(), ...natives.head.keys()])];
	return mostOf(new Map(names.map((name) => [name, (natives.head.get(name) ?? 0) - (natives.base.get(name) ?? 0)])), change);
}
function callerOf$1(found, sources) {
	if (found === void 0) return null;
	const { caller: { name, file, line }, callee } = found;
	return {
		name,
		file,
		line: lineOfCall(sources, {
			file,
			line
		}, callee) ?? line
	};
}
/** Least change of a function to be named, as a share of the largest one, and of the whole: a change that is spread thinly has no name. */
const LEAST_OF_LARGEST$1 = .1;
const LEAST_OF_WHOLE = .1;
const MOST_NAMED$1 = 3;
/**
* The functions that a comment names: those that grew most, where the whole grew, and that shrank most, where it shrank. Those in
* changed files come first.
*/
function namedByCount({ instructions, functions }) {
	const whole = instructions.head - instructions.base;
	const moved = functions.map((one) => ({
		one,
		change: Math.sign(whole) * (one.head - one.base)
	}));
	const least = Math.max(LEAST_OF_LARGEST$1 * Math.max(...moved.map(({ change }) => change)), LEAST_OF_WHOLE * Math.abs(whole), Number.MIN_VALUE);
	return moved.filter(({ change }) => change >= least).slice(0, MOST_NAMED$1).map(({ one }) => one).toSorted((one, other) => Number(other.isChanged) - Number(one.isChanged));
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
function causeOf$1(taken, cpuUs) {
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
		engines: {
			base: taken.base.engine,
			head: taken.head.engine
		},
		tree: mergedTree(stretches)
	};
}
/** Each stretch with as many requests as make one of them cost so much. */
function scaledTo(arm, cpuUs) {
	return {
		...arm,
		stretches: arm.stretches.map((stretch) => ({
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

// src/report/document.ts
/** A report that has nothing to unfold. */
const shortDocument = (headline, visible) => ({
	headline,
	answers: [],
	next: [],
	visible,
	changes: [],
	folds: []
});
/** A sentence with names in backticks; an odd backtick stays one. */
function withCode(sentence) {
	const parts = sentence.split("`");
	return parts.length % 2 === 0 ? [sentence] : parts.map((part, index) => index % 2 === 0 ? part : { code: part }).filter((span) => span !== "");
}
/** A cell without an opinion. */
function plainCell(...text) {
	return {
		text,
		tone: "neutral"
	};
}
/** `–` where there is nothing to say. */
function cellOrDash(text) {
	return plainCell(...text.length === 0 ? ["–"] : text);
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

// src/report/counted-words.ts
/** Places in the code as a reader finds them, and what a cause says that was counted: which functions execute more, and how often they are called. */
const placeOf = (file, line) => line === null ? file : `${file}:${line}`;
/** `updateUser` (`routes/user.js:41`) */
function whereItIs({ name, file, line }) {
	return [{ code: name }, ...file === null ? [] : [
		" (",
		{ code: placeOf(file, line) },
		")"
	]];
}
/** A function and its line. */
const PLACE_COLUMNS = [leftColumn("function", ({ at }) => plainCell(...whereItIs(at))), leftColumn("line", ({ text }) => cellOrDash(text === null ? [] : [{ code: text }]))];
/** `at routes/user.js:41: reply(structuredClone(user));` */
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
const isOfNode = ({ file }) => file?.startsWith("node:") ?? false;
const isOfRepository = ({ file }) => file !== null && !/^(?:node:|node_modules\/)/.test(file);
/** A reader of the repository knows who calls its own functions. */
function callerOf({ at, caller }) {
	if (caller === null || isOfRepository(at)) return [];
	return ["called from ", { code: caller.file === null ? caller.name : placeOf(caller.file, caller.line) }];
}
const PACKAGE_OF_FILE = /^node_modules\/(?<name>(?:@[^/]+\/)?[^/]+)\//;
/** That the package which it lies in is another version. */
function movedWith({ at }, { packages }) {
	const name = PACKAGE_OF_FILE.exec(at.file ?? "")?.groups?.["name"];
	const moved = packages.find((one) => one.name === name);
	return moved === void 0 ? [] : [{ code: moved.name }, ` ${versionsOf(moved)}`];
}
function versionsOf({ from, to }) {
	if (from === null) return `is new (${to})`;
	return to === null ? `is gone (${from})` : `${from} → ${to}`;
}
/** `updateUser at src/user.js:41: copy(user);, new in head: 3,606 of +3,113 instructions a request, called 0 → 1.00 times` */
function describeCounted(one, counted, { cause, unit }) {
	const { at, text, part } = one;
	const place = joinTexts([[{ code: at.name }], atLine(at, text)], " ");
	return [
		...joinTexts([
			place,
			noveltyOf(one),
			movedWith(one, cause)
		], ", "),
		": ",
		...joinTexts([
			[...shareOf$1(one, counted), ` ${unit}`],
			callsOf(one),
			partOf(part),
			callerOf(one)
		], ", ")
	];
}
/** `score (lib/score.js:8): 972 of +3,113 instructions` */
const countedInShort = (one, counted) => [
	...whereItIs(one.at),
	": ",
	...shareOf$1(one, counted)
];
function noveltyOf({ base, head, isChanged }) {
	if (base === 0) return ["new in head"];
	if (head === 0) return ["gone from head"];
	return isChanged ? ["in a changed file"] : [];
}
/** `3,606 of +3,113 instructions`: other functions may have lost some. */
const shareOf$1 = (one, { instructions }) => [`${signed(grownBy(one), "")} of ${signed(grownBy(instructions), "+")} instructions`];
const signed = (count, plus) => `${count < 0 ? "−" : plus}${formatInteger(Math.abs(count))}`;
/** `called 0 → 1.00 times`, where that changed */
function callsOf({ calls: { base, head } }) {
	return formatFigure(base) === formatFigure(head) ? [] : [`called ${formatFigure(base)} → ${formatFigure(head)} times`];
}
const partOf = (part) => part === null ? [] : ["mostly in ", ...partWords(part)];
/** What names of V8's native code mean to a reader. */
const NATIVE = [
	[/^JsonStringif/, [{ code: "JSON.stringify" }]],
	[/^JsonPars/, [{ code: "JSON.parse" }]],
	[/^(?:Keyed)?LoadIC.*Megamorphic/, ["reading properties of objects with many shapes"]],
	[/^(?:Keyed)?StoreIC.*Megamorphic/, ["writing properties of objects with many shapes"]],
	[/^(?:Keyed)?(?:Load|Store)IC/, ["finding properties that no cache knows"]],
	[/^(?:RegExp|Irregexp)/i, ["a regular expression"]],
	[/^StringAdd|^Flatten/, ["joining strings"]],
	[/^(?:Await|Async|Promise|RunMicrotasks)/, ["promises"]],
	[/^(?:CloneObject|CopyDataProperties|ObjectAssign)/, ["copying objects"]]
];
/** V8's name stands behind the words, for those who search for it. */
function partWords(part) {
	const words = NATIVE.find(([name]) => name.test(part))?.[1];
	return words === void 0 ? [{ code: part }] : [...words, ...inBrackets$1([{ code: part }])];
}
/** Every function that changed, with its calls. */
function countedTable(counted, per) {
	const named = namedByCount(counted);
	return tableOf(counted.functions, [
		...PLACE_COLUMNS,
		rightColumn(`instructions a ${per}`, ({ base, head }) => plainCell(`${formatInteger(base)} → ${formatInteger(head)}`)),
		rightColumn(`of ${signed(grownBy(counted.instructions), "+")}`, (one) => ({
			text: [signed(grownBy(one), "+")],
			tone: named.includes(one) && grownBy(one) > 0 ? "bad" : "neutral",
			value: grownBy(one)
		})),
		rightColumn(`calls a ${per}`, ({ calls }) => plainCell(`${formatFigure(calls.base)} → ${formatFigure(calls.head)}`)),
		leftColumn("mostly in", ({ part }) => cellOrDash(part === null ? [] : partWords(part))),
		leftColumn("called from", ({ caller }) => cellOrDash(caller === null ? [] : whereItIs(caller)))
	]);
}

// src/report/verdict-words.ts
/** How a verdict is called in a report, in the order in which a maintainer wants to see them. */
const VERDICTS$1 = {
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
const RANKS = Object.keys(VERDICTS$1);
function wordOf$1(verdict) {
	return verdict === "settled by counts" ? "too noisy, settled by instructions" : VERDICTS$1[verdict].word;
}
function toneOf(verdict) {
	return VERDICTS$1[verdict].tone;
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
	return benchmarks.toSorted((one, other) => RANKS.indexOf(one.verdict) - RANKS.indexOf(other.verdict) || worstChangeOf(other) - worstChangeOf(one));
}
/** Those with a verdict, the largest change for the worse first. */
function withVerdict(benchmarks, wanted) {
	return sortByWorstChange(benchmarks.filter(({ verdict }) => verdict === wanted));
}
function countVerdict(benchmarks, wanted) {
	return benchmarks.filter(({ verdict }) => verdict === wanted).length;
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
/**
* Gives the comparison that a first line is about. Counts lead, because time only shows what they cost, unless time grew clearly more than
* they did: then it is something that counts do not see.
*/
function leadingComparison(benchmark) {
	const deciding = decidingComparisons(benchmark);
	const ofOutcome = (wanted) => deciding.filter(({ outcome }) => outcome === wanted).toSorted((a, b) => b.estimate - a.estimate);
	const [regressed, undecided] = [ofOutcome("regressed"), ofOutcome("inconclusive")];
	if (regressed.length === 0) return benchmark.verdict === "inconclusive" ? undecided[0] : worstComparison(benchmark);
	const counted = regressed.find(({ metric }) => isCounted(metric));
	return counted === void 0 || regressed[0].interval.low > counted.interval.high ? regressed[0] : counted;
}
/** Tells whether a comparison that passed shows a change for the worse: its interval leaves out zero. */
function isSlower({ outcome, interval }) {
	return outcome === "no regression" && interval.low > 0;
}
/** Tells the same of a benchmark that passed. */
function hasSlowdown(benchmark) {
	return benchmark.verdict === "no regression" && decidingComparisons(benchmark).some(isSlower);
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
/** `at most +1.4 %`; by counts, where all have them: `at most +0.1 % instructions`. null: no bound is known. */
function describeAtMost(benchmarks) {
	const counted = benchmarks.flatMap((benchmark) => countedComparison(benchmark) ?? []).filter(({ outcome }) => outcome === "no regression");
	if (benchmarks.length > 0 && counted.length === benchmarks.length) return `at most ${withPlus(formatPercent(Math.max(0, ...counted.map(({ interval }) => interval.high))))} instructions`;
	const largest = largestPossible(benchmarks, "no regression");
	return largest === null ? null : `at most ${withPlus(formatPercent(Math.max(0, largest)))}`;
}
/** Gives the verdict in a few words: `unchanged: at most +1.4 %`, `inconclusive: up to +5.7 % possible`. */
function describeVerdict(benchmark) {
	const slower = benchmark.verdict === "no regression" ? decidingComparisons(benchmark).filter(isSlower) : [];
	if (slower.length > 0) return `slower, ${slower.map(besideLimit).find((words) => words !== "below the limit") ?? "below the limit"}`;
	const bound = benchmark.verdict === "no regression" ? describeAtMost([benchmark]) : benchmark.verdict === "inconclusive" ? describePossible([benchmark]) : null;
	return bound === null ? wordOf$1(benchmark.verdict) : `${wordOf$1(benchmark.verdict)}: ${bound}`;
}

// src/report/cause-section.ts
/** Where a benchmark got slower: a line for every reader, and tables for those who look closer. */
const causeOf = ({ run }, benchmark) => run.benchmarks.find((one) => one.cause !== void 0 && keyOfBenchmark(one) === keyOfBenchmark(benchmark))?.cause;
/** Functions that the answer names before it counts the rest. */
const MOST_IN_ANSWER = 2;
/** Where a benchmark got slower, in one line: by counts, which are exact, or else by profiles. null: its cause was not looked for. */
function whereOf(source, benchmark) {
	const cause = causeOf(source, benchmark);
	if (cause === void 0) return null;
	const { counted, profiled } = cause;
	const exact = counted === null ? [] : namedByCount(counted);
	if (counted !== null && exact.length > 0) {
		const unit = ONE_UNIT[benchmark.kind];
		const describe = (one, rank) => rank === 0 ? describeCounted(one, counted, {
			cause,
			unit
		}) : countedInShort(one, counted);
		return {
			question: "Where:",
			text: firstOf(exact, describe)
		};
	}
	if (profiled === null) return counted === null ? null : {
		question: "Where:",
		text: ["the growth is spread over many functions, under \"Causes\""]
	};
	const named = firstNamed(profiled);
	if (named.length === 0) return {
		question: "Where:",
		text: notClear(cause, profiled)
	};
	const describe = (growth, rank) => rank === 0 ? describeGrowth(growth, cause, profiled) : inShort(growth, cause, profiled);
	return {
		question: "Where (likely):",
		text: firstOf(named, describe)
	};
}
/** Lines of changed files of the repository that a benchmark's cause names, with what they cost. */
function blamedLines({ cause, kind }) {
	if (cause === void 0) return [];
	const { counted, profiled } = cause;
	const exact = counted === null ? [] : namedByCount(counted).map((one) => ({
		...one,
		said: describeCounted(one, counted, {
			cause,
			unit: ONE_UNIT[kind]
		})
	}));
	const likely = profiled === null || exact.length > 0 ? [] : firstNamed(profiled).map((one) => ({
		...one,
		said: ["likely: ", ...describeGrowth(one, cause, profiled)]
	}));
	return [...exact, ...likely].flatMap(({ at, isChanged, said }) => isChanged && isOfRepository(at) && at.file !== null && at.line !== null ? [{
		file: at.file,
		line: at.line,
		text: said
	}] : []);
}
function firstOf(all, describe) {
	const more = all.length - MOST_IN_ANSWER;
	return [...joinTexts(all.slice(0, MOST_IN_ANSWER).map(describe), " · "), ...more > 0 ? [` · ${more} more under "Causes"`] : []];
}
/** `+2.2 % CPU time in updateUser, mostly in structuredClone, at routes/user.js:41: reply(structuredClone(user));` */
function describeGrowth(growth, cause, profiled) {
	const { at, base, part } = growth;
	const isNew = base === 0 && at.file !== null ? ["new in head"] : [];
	const mostly = part === null ? [] : [
		"mostly in ",
		{ code: part },
		...inBrackets$1(meaningOf(part))
	];
	const lead = [
		`${shareOf(grownBy(growth), profiled)} CPU time in `,
		{ code: at.name },
		...at.file === null || isOfNode(at) ? inBrackets$1(meaningOf(at.name)) : []
	];
	return joinTexts([
		lead,
		isNew,
		mostly,
		movedWith(growth, cause),
		callerOf(growth),
		lineToBlame(growth, profiled)
	], ", ");
}
/** `+1.3 % in compile (lib/compile.js:118), schema-kit 2.3.0 → 2.4.0` */
const inShort = (growth, cause, profiled) => joinTexts([[`${shareOf(grownBy(growth), profiled)} in `, ...whereItIs(growth.at)], movedWith(growth, cause)], ", ");
/** What is surest of the files that the change touches. It may have grown by chance. */
function notClear(cause, profiled) {
	const surest = profiled.functions.filter(({ isChanged }) => isChanged).toSorted((one, other) => other.low - one.low)[0];
	if (surest === void 0) return ["no function of the profile grew clearly, and none in a changed file"];
	return ["no function of the profile grew clearly; in changed files the surest is ", ...describeGrowth(surest, cause, profiled)];
}
/** V8 counts its short routines for the caller of the function that runs them: then the callee's line says more. */
function lineToBlame({ at, text, callee }, { functions }) {
	const called = functions.find(({ at: { name, file } }) => name !== "(anonymous)" && name === callee?.name && file === callee.file);
	if (called !== void 0 && called.text !== null) return [
		"calls ",
		{ code: called.at.name },
		" ",
		...atLine(called.at, called.text)
	];
	return joinTexts([callee === null ? [] : ["calls ", ...whereItIs(callee)], isOfNode(at) ? [] : atLine(at, text)], ", ");
}
/** What names of V8 and Node.js mean to a reader. */
const MEANINGS = /* @__PURE__ */ new Map([
	["runMicrotasks", "code after an await"],
	["end", "sending, which often grows with other work"],
	["(program)", "Node.js and V8 themselves"]
]);
const meaningOf = (name) => [MEANINGS.get(name) ?? []].flat();
/** Tables of what grew, by benchmark: by counts first, and by profiles. */
function causeBlocks(source) {
	const explained = sortByUrgency(source.judgement.benchmarks).flatMap((benchmark) => {
		const cause = causeOf(source, benchmark);
		return cause === void 0 || cause.counted === null && cause.profiled === null ? [] : [{
			benchmark,
			cause
		}];
	});
	if (explained.length === 0) return [];
	return [
		...explained.flatMap(({ benchmark, cause }) => headed(benchmarkLabel(benchmark), [
			...cause.counted === null ? [] : [countedTable(cause.counted, UNIT_OF_COST[benchmark.kind])],
			...cause.profiled === null || isNamedByCount(cause) ? [] : functionsTable(cause.profiled, UNIT_OF_COST[benchmark.kind]),
			...listBlock([...circumstances(cause)], "last")
		])),
		paragraph("A function includes the work of Node.js and V8 that it calls, and excludes other functions. Figures of functions are taken without inlining, so sums differ from those of the rounds. Bold growths are named as the cause."),
		...explained.some(({ cause }) => cause.counted !== null) ? [paragraph(...ABOUT_COUNTS)] : [],
		...explained.some(({ cause }) => cause.profiled !== null) ? [paragraph(...ABOUT_PROFILES)] : []
	];
}
/** Then a profile says only who calls the functions. */
const isNamedByCount = ({ counted }) => counted !== null && namedByCount(counted).length > 0;
const ABOUT_COUNTS = withCode("Instructions by function are counted, and repeat. A function that waits is called again after each `await`.");
const ABOUT_PROFILES = withCode("Profiles were taken after all rounds. Chrome DevTools and speedscope open them in `.perf-gate/profiles/` on the machine that measured. Workflows upload them as `profiles-perf-gate`.");
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
function functionsTable(cause, per) {
	const { functions, cpuUs, level, stretches } = cause;
	if (functions.length === 0) return [paragraph("No function grew.")];
	return [paragraph(`CPU per ${per}: ${formatFigure(cpuUs.base)} → ${formatFigure(cpuUs.head)} µs by the rounds; its parts by ${countOf(stretches, "pair")} of profiles.${namedFunctions(cause).length === 0 ? " No function grew clearly." : ""}`), tableOf([...functions.filter(({ low }) => low > 0), ...functions.filter(({ low }) => low <= 0).slice(0, MOST_UNCLEAR)], [
		...PLACE_COLUMNS,
		rightColumn("base → head (µs)", ({ base, head }) => plainCell(`${formatFigure(base)} → ${formatFigure(head)}`)),
		rightColumn(`growth (${formatChosenPercent(level)} CI)`, (growth) => ({
			text: [`${shareOf(grownBy(growth), cause)} (${formatInterval({
				low: growth.low / cpuUs.base,
				high: growth.high / cpuUs.base
			})})`],
			tone: namedFunctions(cause).includes(growth) ? "bad" : "neutral"
		})),
		leftColumn("mostly in", ({ part }) => cellOrDash(part === null ? [] : [{ code: part }, ...inBrackets$1(meaningOf(part))])),
		leftColumn("called from, and calls", ({ caller, callee }) => cellOrDash(joinTexts([caller === null ? [] : whereItIs(caller), callee === null ? [] : ["calls ", { code: callee.name }]], "; ")))
	])];
}
/** What else there is to know of base and head. */
function circumstances({ packages, profiled, commits }) {
	const { base, head } = profiled?.engines ?? {
		base: null,
		head: null
	};
	return [
		...packages.map(({ name, from, to }) => [
			"package ",
			{ code: name },
			` ${versionsOf({
				from,
				to
			})}`
		]),
		...profiled === null ? [] : [[base === head ? `Node.js ${head} ran both sides` : `Node.js: base ran on ${base}, head on ${head}`]],
		...commits.map(({ sha, subject }) => [
			"commit ",
			{ code: shortCommit(sha) },
			`: ${subject}`
		])
	];
}
const shareOf = (us, { cpuUs }) => withPlus(formatPercent(us / cpuUs.base));

// src/report/words.ts
/** The one place where reasons become sentences. */
/** A clause without a full stop, ready to print behind a benchmark's id. */
const describeReason = (reason) => entryOf(reason).say(reason, (nested) => describeReason(nested));
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
	const { todo } = entryOf(reason);
	if (todo !== null) return todo;
	const inner = Object.values(reason).find((field) => typeof field === "object" && field !== null && "kind" in field && typeof field.kind === "string" && field.kind in REASONS);
	return inner === void 0 ? null : whatToDo(inner);
}
/** Each entry has the words of its own fields. */
const entryOf = ({ kind }) => REASONS[kind];

// src/report/answers.ts
/** What a reader asks about the worst benchmark: where, how sure, does it matter. Each answer is one line. */
/** The benchmark that the first line and its answers are about; null: nothing stands out. */
function leadOf({ verdict, benchmarks }) {
	if (verdict === "failed" || verdict === "regressed" || verdict === "invalid") return withVerdict(benchmarks, verdict)[0] ?? null;
	return sortByWorstChange(benchmarks.filter(isAccepted))[0] ?? withVerdict(benchmarks, "inconclusive")[0] ?? null;
}
/** Also where something else of the benchmark is undecided. */
const isAccepted = ({ acceptance }) => acceptance !== null;
/** In whole sentences. */
function answer(question, ...text) {
	const last = text.at(-1);
	return {
		question,
		text: typeof last === "string" && /[.!?]$/u.test(last) ? text : [...text, "."]
	};
}
function answersOf(source) {
	const { run, judgement } = source;
	const lead = leadOf(judgement);
	if (lead === null) return [];
	if (lead.verdict === "failed") return named(source, lead, aboutFailure(lead, run));
	if (lead.verdict === "invalid") return named(source, lead, aboutInvalid(lead));
	const comparison = leadingComparison(lead);
	if (comparison === void 0) return [answer("Why:", ...withCode(describeReason(lead.because)))];
	if (comparison.outcome === "inconclusive") return named(source, lead, aboutUndecided(source, lead, comparison));
	const where = whereOf(source, lead);
	return [
		...where === null ? [] : [answer(where.question, ...where.text)],
		answer("Sure?", howSure(run, lead, comparison)),
		...doesItMatter(lead, comparison)
	];
}
/** With its name, where the first line is about several. */
function named({ judgement: { benchmarks } }, lead, answers) {
	const name = withVerdict(benchmarks, lead.verdict).length === 1 ? [] : [{ code: benchmarkLabel(lead) }, ": "];
	return answers.map((one, index) => index === 0 ? {
		...one,
		text: [...name, ...one.text]
	} : one);
}
/** The step beside it only says to fix it. */
const aboutFailure = ({ because }, { base }) => [answer("How:", ...withCode(whatToDo(because) === null ? describeReason(because) : explainReason(because))), answer("Sure?", base === null ? "Yes: it failed at every try" : "Yes: base works on the same machine, and head failed at every try")];
const aboutInvalid = ({ because }) => [answer("Why:", ...withCode(describeReason(because))), answer("Your change?", because.kind === "base-broken" ? "No: base is broken without it" : "Not known: the measurement went wrong")];
function aboutUndecided({ judgement: { exitCode } }, lead, comparison) {
	const { interval, estimate, smallestVisible, direction } = comparison;
	const [best, worst] = [interval.low, interval.high].map((bound) => withPlus(formatPercent(changeOfFigure(bound, direction))));
	const isSlower = interval.low > 0 ? "It is slower, but by how much is open" : "No";
	const counted = countedComparison(lead);
	const isSame = counted !== void 0 && counted.outcome === "no regression" && !isCounted(comparison.metric);
	const visible = smallestVisible > estimate && smallestVisible < 1 ? `; this run finds ${formatPercent(smallestVisible)} or more nine times in ten` : "";
	return [
		answer("Sure?", `${isSlower}: the change lies between ${best} and ${worst} (${formatChosenPercent(interval.level)} confidence)${visible}`),
		...isSame ? [answer("Matters?", `It executes the same instructions (at most ${upTo(counted)}), so only waiting, system calls or memory can have become slower`)] : [],
		...exitCode === 0 ? [] : [answer("Why it blocks:", "base's configuration has ", { code: "policy.inconclusive: fail" })]
	];
}
/** The time that says what instructions cost. */
const timeOf = ({ kind, comparisons }) => comparisons.find(({ metric }) => metric === timeOfCounted(kind));
const upTo = ({ interval }) => withPlus(formatPercent(Math.max(0, interval.high)));
/** `Yes: +3.2 to 5.0 % (98 % confidence, 12 rounds side by side` */
function howSure(run, benchmark, comparison) {
	const { metric, interval, n, levels } = comparison;
	if (isCounted(metric)) {
		const time = timeOf(benchmark);
		return `Yes: a count repeats, and an edit without effect moves it by about ${formatChosenPercent(Number(luckOfEdits(levels).toPrecision(1)))}.${time === void 0 ? "" : ` ${describeWitness(time, comparison)}`}`;
	}
	const sure = `Yes: ${withPlus(formatInterval(intervalOfFigure(comparison)))} (${formatChosenPercent(interval.level)} confidence`;
	const by = run.base === null ? countOf(n, "stored run") : `${countOf(n, "round")} side by side`;
	const counted = countedComparison(benchmark);
	return `${sure}, ${by})${counted !== void 0 && counted.outcome === "no regression" && interval.low > counted.interval.high ? `. It executes the same instructions (at most ${upTo(counted)}): ${waitingOf(comparison)}` : ""}`;
}
const waitingOf = ({ metric }) => CONTRADICTIONS.find(({ worse, than }) => worse.includes(metric) && than.some(isCounted))?.because ?? "it waits longer";
/** What time says of a change that counts show. `Time agrees (+1.6 %)`, `Time cannot see this (±21 %)` */
function describeWitness(time, counted) {
	const { interval, estimate } = time;
	if (interval.low > 0) return `Time agrees (${withPlus(formatPercent(estimate))})`;
	if (interval.high < counted.interval.low) return `Time did not grow as much (${upTo(time)} at most): ${WORK_THAT_TAKES_NO_TIME}`;
	return `Time cannot see this (±${formatPercent((interval.high - interval.low) / 2)})`;
}
/** How much it is, in units that a reader can weigh. */
function doesItMatter(benchmark, comparison) {
	const unit = ONE_UNIT[benchmark.kind];
	const { metric } = comparison;
	if (!isCounted(metric)) {
		const isOfWork = metric === "cpuPerRequest" || metric === "unloadedLatency" || metric === "nsPerOp";
		return [answer("Matters?", `${growthText(comparison)}${isOfWork ? ` ${unit}` : ""}${furtherChanges(benchmark, comparison)}`)];
	}
	const time = timeOf(benchmark);
	if (time === void 0) return [];
	if (time.interval.low > 0) return [answer("Matters?", `${growthText(time)} ${unit}, by time`)];
	return [answer("Matters?", `About ${growthText({
		...time,
		levels: {
			base: time.levels.base,
			head: time.levels.base * (1 + comparison.estimate)
		}
	})} ${unit}, if these instructions run as fast as the others`)];
}
/** `+3.2 µs of 77.8 µs` */
function growthText({ metric, levels: { base, head } }) {
	return `${head < base ? "−" : "+"}${formatLevel(metric, Math.abs(head - base))} of ${formatLevel(metric, base)}`;
}
/** `, throughput −3.9 %` */
function furtherChanges({ comparisons }, { metric: told }) {
	const throughput = comparisons.find(({ metric, interval }) => metric === "throughput" && told !== "throughput" && interval.low > 0);
	return throughput === void 0 ? "" : `, throughput ${formatEstimate(throughput)}`;
}

// src/report/headline.ts
/** The first line of every report: the verdict with benchmark, metric, change and limit. It says no more than was measured. */
/** Benchmarks that are named in a first line. */
const MOST_NAMES$3 = 3;
const VERDICTS = {
	regressed: regressedText,
	failed: failedText,
	invalid: invalidText,
	inconclusive: (source) => source.judgement.exitCode === 0 ? passedText(source) : undecidedText(source),
	"nothing measured": nothingMeasuredText,
	passed: passedText
};
function headlineOf(source, place = "shell") {
	const { verdict, exitCode } = source.judgement;
	const said = {
		effect: effectOf(source, place),
		verdict: VERDICTS[verdict](source)
	};
	if (exitCode !== 0) return {
		symbol: "❌",
		tone: "bad",
		...said
	};
	return hasDoubts(source) ? {
		symbol: "⚠️",
		tone: "doubtful",
		...said
	} : {
		symbol: "✅",
		tone: "good",
		...said
	};
}
function effectOf({ run, judgement: { exitCode }, warnsOnly = false }, place) {
	if (exitCode === 0) return "passes";
	if (warnsOnly) return "warns and does not block";
	return place === "pull request" || run.pullRequest !== null ? "blocks the merge" : "blocks this change";
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
function regressedText(source) {
	const regressed = withVerdict(source.judgement.benchmarks, "regressed");
	return [
		...regressed.length > 1 ? [`${countOf(regressed.length, "benchmark")} regressed; worst: `] : [],
		...describeWorst(source, regressed),
		alsoText(source.judgement.benchmarks, ["invalid", "not measured"])
	];
}
function failedText({ run, judgement: { benchmarks } }) {
	const failed = withVerdict(benchmarks, "failed");
	return [
		...listNames(failed.map(benchmarkLabel), MOST_NAMES$3),
		` ${failed.length === 1 ? "fails" : "fail"} ${run.base === null ? "at head" : "with this change"}`,
		alsoText(benchmarks, [
			"regressed",
			"invalid",
			"not measured"
		])
	];
}
function invalidText({ judgement: { benchmarks } }) {
	const invalid = withVerdict(benchmarks, "invalid");
	if (invalid.length > 0) return [
		"the measurement of ",
		...listNames(invalid.map(benchmarkLabel), MOST_NAMES$3),
		" is invalid",
		alsoText(benchmarks, ["not measured"])
	];
	const lost = sortByUrgency(benchmarks.filter(({ absence }) => absence === "lost"));
	return [
		"the run is incomplete: ",
		...listNames(lost.map(benchmarkLabel), MOST_NAMES$3),
		` ${lost.length === 1 ? "was" : "were"} not measured`
	];
}
/** Tells whether something could not be told, or needs attention. */
function hasDoubts(source) {
	const { run, judgement } = source;
	return run.warnings.length > 0 || lastingSlowdowns(judgement).length > 0 || lacksHistory(source) || judgement.benchmarks.some((benchmark) => isUntold(benchmark) || benchmark.slowerSince !== null);
}
function passedText(source) {
	const { benchmarks } = source.judgement;
	const accepted = sortByWorstChange(benchmarks.filter(isAccepted));
	if (accepted.length > 0) return acceptedText(source, accepted);
	if (countVerdict(benchmarks, "inconclusive") > 0) return undecidedText(source);
	if (countVerdict(benchmarks, "no regression") + countVerdict(benchmarks, "improved") > 0) return [...unchangedText(source), alsoText(benchmarks, ["not measured"])];
	return [`${describeFiguresAlone(source)}${alsoText(benchmarks, ["not measured", "removed"])}`];
}
/** `express/updateUser executes the same instructions (at most +0.1 %)`, of a single benchmark; of more, that nothing regressed. */
function unchangedText(source) {
	const compared = source.judgement.benchmarks.filter((benchmark) => decidingComparisons(benchmark).length > 0);
	const [only] = compared;
	const counted = compared.length === 1 && only?.verdict === "no regression" ? countedComparison(only) : void 0;
	if (only === void 0 || counted === void 0 || isSlower(counted)) return [`nothing regressed${limitsText(source)}`];
	return [{ code: benchmarkLabel(only) }, ` executes the same instructions (at most ${withPlus(formatPercent(Math.max(0, counted.interval.high)))})`];
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
/** `egg/updateUser could not be decided: unloaded latency +3.1 % (0.5 to 5.7), limit 2 %`; of several: `2 of 5 benchmarks could not be decided …`. */
function undecidedText(source) {
	const { benchmarks } = source.judgement;
	const undecided = withVerdict(benchmarks, "inconclusive");
	const [only] = undecided;
	const comparison = only === void 0 ? void 0 : leadingComparison(only);
	if (undecided.length === 1 && only !== void 0) {
		const change = comparison === void 0 || comparison.interval.high > 10 ? "" : `: ${METRICS[comparison.metric].label} ${formatChange(comparison)}, limit ${formatLimit(comparison)}`;
		return [{ code: benchmarkLabel(only) }, ` could not be decided${change}${alsoText(benchmarks, ["not measured"])}`];
	}
	const compared = benchmarks.filter((benchmark) => decidingComparisons(benchmark).length > 0 || benchmark.verdict === "inconclusive");
	const share = compared.length === undecided.length ? countOf(undecided.length, "benchmark") : `${undecided.length} of ${countOf(compared.length, "benchmark")}`;
	const possible = describePossible(undecided);
	return [`${share} could not be decided${possible === null ? "" : `: ${possible}`}${limitsText(source)}${alsoText(benchmarks, ["not measured"])}`];
}
/** Figures without a comparison: a first run, a profile for tables, new benchmarks only, or too few stored runs. */
function describeFiguresAlone({ run, judgement }) {
	const alone = countVerdict(judgement.benchmarks, "measured only");
	const measured = `${countOf(alone + countVerdict(judgement.benchmarks, "new"), "benchmark")} measured`;
	if (run.measuredFor === "tables") return `${measured} for the tables only`;
	if (alone === 0) return `${measured}, all new: nothing to compare with yet`;
	if (run.base !== null) return `${measured}, none by a metric that can fail the check`;
	if (isOfOtherLoads(judgement)) return `${measured}, too few stored runs of this load to compare with`;
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
/** `: base and head load the same 214 files, …`, or nothing. Without numbers where targets load other files. */
function whyNotLoaded(benchmarks) {
	const said = new Set(benchmarks.flatMap(({ because }) => because.kind === "not-loaded" ? [describeReason(because)] : []));
	const [first] = said;
	if (first === void 0) return "";
	return `: ${said.size === 1 ? first : "base and head load the same files, and the changed files are not among them"}`;
}
function nothingMeasuredText({ judgement: { benchmarks } }) {
	if (benchmarks.length === 0) return ["nothing measured: the run has no benchmarks"];
	if (benchmarks.some(isMissing)) return [`nothing measured${alsoText(benchmarks, ["not measured", "removed"])}`];
	const removed = alsoText(benchmarks, ["removed"]);
	if (countVerdict(benchmarks, "not measured") > 0) return [`nothing to measure in this shard${removed}`];
	if (countVerdict(benchmarks, "unaffected") === 0) return [`nothing measured${removed}`];
	return [`the change reaches no benchmark${whyNotLoaded(benchmarks)}${removed}`];
}
/** `express/updateUser uses 4.1 % more CPU per request (limit 2 %)`, of the first of some benchmarks. */
function describeWorst({ run }, [worst]) {
	const comparison = worst === void 0 ? void 0 : leadingComparison(worst);
	if (worst === void 0 || comparison === void 0) return ["a benchmark regressed"];
	const against = run.base === null ? ` than ${countOf(comparison.n, "stored run")}` : "";
	const grown = isCounted(comparison.metric) ? growthOf(comparison) : "";
	return [{ code: benchmarkLabel(worst) }, ` ${describeChange(comparison)}${against} (${grown}limit ${formatLimit(comparison)})`];
}
/** `+3,113; ` */
const growthOf = ({ levels: { base, head } }) => `${head < base ? "−" : "+"}${formatFigure(Math.abs(head - base))}; `;
function limitsText({ judgement: { benchmarks } }) {
	const limits = describeLimits(benchmarks.flatMap(decidingComparisons));
	return limits === null ? "" : ` (${limits})`;
}
/** `; 1 invalid, 2 not measured`, or nothing. Other shards measure the rest of their own. */
function alsoText(benchmarks, verdicts) {
	const own = benchmarks.filter((benchmark) => benchmark.verdict !== "not measured" || isMissing(benchmark));
	const counts = verdicts.map((verdict) => ({
		count: countVerdict(own, verdict),
		word: verdict === "inconclusive" ? "not decided" : wordOf$1(verdict)
	})).filter(({ count }) => count > 0).map(({ count, word }) => `${count} ${word}`);
	return counts.length === 0 ? "" : `; ${counts.join(", ")}`;
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
	"settled by counts": "neutral",
	inconclusive: "neutral"
};
/** A change with its interval; `–` where the metric was not recorded. */
function changeCell(comparison) {
	if (comparison === void 0) return plainCell("–");
	return {
		text: [formatChange(comparison)],
		tone: TONES[comparison.outcome],
		value: changeOfFigure(comparison.estimate, comparison.direction)
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
const VERSION_COLUMN = leftColumn("Version", ({ version }) => plainCell(version ?? "–"));
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
function changeColumns(rows, comparisonsOf) {
	const recorded = new Set(rows.flatMap((row) => comparisonsOf(row).map(({ metric }) => metric)));
	return METRIC_NAMES.filter((metric) => recorded.has(metric)).map((metric) => rightColumn(beginSentence(METRICS[metric].label), (row) => changeCell(comparisonsOf(row).find((comparison) => comparison.metric === metric))));
}

// src/report/comparisons.ts
/** Every change from base to head, below "All figures". */
const MOST_NAMES$2 = 5;
/** Head against base: the metrics that can fail the check, those that cannot, and what to know about both. */
function sideBySide({ run, judgement }) {
	const compared = sortByUrgency(judgement.benchmarks.filter(({ comparisons }) => comparisons.length > 0));
	return [
		...headed("Base → head", changeTables(compared, "gating", [verdictColumn(run.policy)])),
		...headed("Metrics that never fail the check", changeTables(compared, "advisory", [])),
		...describePace(run),
		...describeWaiting(run, compared),
		...describeContradictions(compared),
		...listWithoutRow(judgement.benchmarks, run)
	];
}
/** Servers and suites have no metric in common: a table of both would be half empty. */
function changeTables(compared, role, last) {
	const comparisonsOf = (benchmark) => benchmark.comparisons.filter((comparison) => comparison.role === role);
	return ["server", "suite"].flatMap((kind) => {
		const rows = compared.filter((benchmark) => benchmark.kind === kind && (role === "gating" || comparisonsOf(benchmark).length > 0));
		return rows.length === 0 ? [] : [tableOf(rows, [
			BENCHMARK_COLUMN,
			...changeColumns(rows, comparisonsOf),
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
/** Every comparison that may decide, with the statistics behind its outcome. Beside a base stored runs may not. One that decides nothing is not adjusted. */
function everyComparison({ run, judgement: { benchmarks } }) {
	const rows = sortByUrgency(benchmarks).flatMap((benchmark) => [...benchmark.comparisons.map((comparison) => ({
		benchmark,
		against: "base",
		comparison
	})), ...(run.base === null ? storedComparisonsOf(benchmark) : []).map((comparison) => ({
		benchmark,
		against: "stored runs",
		comparison
	}))]);
	if (rows.length === 0) return [];
	const table = tableOf(rows, [
		leftColumn("Benchmark", ({ benchmark }) => plainCell({ code: benchmarkLabel(benchmark) })),
		leftColumn("Against", ({ against }) => plainCell(against)),
		leftColumn("Metric", ({ comparison }) => plainCell(METRICS[comparison.metric].label)),
		rightColumn("n", ({ comparison }) => plainCell(String(comparison.n))),
		rightColumn("Change", ({ comparison }) => changeCell(comparison)),
		rightColumn("SD of logs", ({ comparison }) => plainCell(formatPercent(comparison.sd))),
		rightColumn("p", ({ comparison: { outcome, p, pBetter } }) => plainCell(formatPValue(outcome === "improved" ? pBetter : p))),
		rightColumn("After Holm", ({ comparison: { outcome, adjustedP, adjustedPBetter } }) => {
			const p = outcome === "improved" ? adjustedPBetter : adjustedP;
			return cellOrDash(p === null ? [] : [formatPValue(p)]);
		}),
		rightColumn("Minimum detectable", ({ comparison }) => cellOrDash(comparison.smallestVisible < Number.MAX_VALUE ? [formatPercent(comparison.smallestVisible)] : [])),
		leftColumn("Outcome", ({ comparison }) => plainCell(wordOf$1(comparison.outcome)))
	]);
	return headed("Every comparison", [table, paragraph(MEANING_OF_P)]);
}

// src/report/changes.ts
/** What stands beside the worst benchmark: the table of changes, what else needs attention, and a line for the rest. */
/** Rows and names that are shown before the rest is counted. */
const MOST_ROWS = 10;
const MOST_NAMES$1 = 5;
/** The table of what changed or could not be told; nothing where all is well. */
function changesTable(source) {
	const { run, judgement } = source;
	const blocks = blocksBy(run.policy);
	const rows = sortBlockingFirst(judgement.benchmarks, blocks).flatMap((benchmark) => comparisonsToShow(benchmark).map((comparison) => ({
		benchmark,
		comparison
	})));
	if (rows.length === 0) return [];
	const levels = [...new Set(rows.map(({ comparison: { interval } }) => formatChosenPercent(interval.level)))].join(" or ");
	return [tableOf(rows.slice(0, MOST_ROWS), [
		leftColumn("", ({ benchmark, comparison }) => plainCell(isTimeOfCounts(benchmark, comparison) ? "" : `${symbolOf(benchmark, blocks)} `, { code: benchmarkLabel(benchmark) }, ` ${METRICS[comparison.metric].label}`)),
		rightColumn("base → head", ({ comparison }) => plainCell(formatBaseToHead(comparison))),
		rightColumn(`change (${levels} confidence)`, ({ benchmark, comparison }) => ({
			text: [formatChange(comparison)],
			tone: benchmark.verdict === "regressed" && comparison.outcome === "regressed" ? "bad" : "neutral"
		})),
		rightColumn("limit", ({ comparison }) => plainCell(formatLimit(comparison))),
		leftColumn("outcome", ({ benchmark, comparison }) => plainCell(noteOn(benchmark, comparison)))
	], "last"), ...rows.length > MOST_ROWS ? [paragraph(`… and ${rows.length - MOST_ROWS} more below "All figures".`)] : []];
}
/** It is told beside more instructions, and needs no symbol of its own. */
const isTimeOfCounts = ({ verdict }, { outcome }) => outcome !== "regressed" && (verdict === "regressed" || verdict === "accepted");
function comparisonsToShow(benchmark) {
	const deciding = decidingComparisons(benchmark);
	if (benchmark.verdict === "regressed" || benchmark.verdict === "accepted") {
		const regressed = deciding.filter(({ outcome }) => outcome === "regressed");
		if (!regressed.every(({ metric }) => isCounted(metric))) return regressed;
		return [...regressed, ...deciding.filter(({ metric }) => metric === timeOfCounted(benchmark.kind))];
	}
	if (benchmark.verdict === "inconclusive") return deciding.filter(({ outcome }) => outcome === "inconclusive" || outcome === "regressed" && benchmark.acceptance !== null);
	return benchmark.verdict === "no regression" ? deciding.filter(isSlower) : [];
}
/** Says what became of a row. */
function noteOn(benchmark, comparison) {
	const { acceptance, comparisons } = benchmark;
	const { outcome, interval } = comparison;
	const counted = comparisons.find((one) => one.outcome === "regressed" && isCounted(one.metric));
	if (outcome !== "regressed" && counted !== void 0) return describeWitness(comparison, counted);
	if (outcome === "regressed") return acceptance === null ? "regressed" : `accepted until ${acceptance.expires.slice(0, 10)}: ${acceptance.reason}`;
	if (outcome === "no regression") return `slower, ${besideLimit(comparison)}`;
	const isTimeAlone = countedComparison(benchmark)?.outcome === "no regression";
	return `not decided: up to ${withPlus(formatPercent(interval.high))} possible${isTimeAlone ? ", instructions unchanged" : ""}`;
}
/**
* Lists what else needs attention than the benchmark that the first line is about, and warnings. `most`: items, at least 1; `besideTable`:
* the list leaves out what the table shows.
*/
function attentionList({ run, judgement }, { most, besideTable }) {
	const blocks = blocksBy(run.policy);
	const lead = leadOf(judgement);
	const troubled = sortBlockingFirst(judgement.benchmarks.filter((benchmark) => benchmark !== lead && needsAttention(benchmark) && !(besideTable && comparisonsToShow(benchmark).length > 0)), blocks);
	const items = [
		...[...Map.groupBy(troubled, (benchmark) => JSON.stringify([
			benchmark.verdict,
			benchmark.because,
			blocks(benchmark)
		])).values()].map((group) => [`${symbolOf(group[0], blocks)} `, ...describeGroup(group)]),
		...lastingSlowdowns(judgement).map((drift) => [`⚠️ on main: ${describeDrift(drift)}`]),
		...describeSlower(judgement.benchmarks),
		...run.warnings.map((warning) => [`⚠️ ${describeNote(warning)}`])
	];
	const more = items.length - most;
	return listBlock(more > 0 ? [...items.slice(0, most - 1), [`… and ${more + 1} more below`]] : items, "last");
}
function needsAttention(benchmark) {
	return needsReason(benchmark) || benchmark.verdict === "regressed" || isAccepted(benchmark) || hasSlowdown(benchmark);
}
function needsReason(benchmark) {
	return benchmark.verdict === "failed" || benchmark.verdict === "invalid" || benchmark.verdict === "inconclusive" || isMissing(benchmark);
}
/** `egg/updateUser not decided: unloaded latency +3.1 % (0.5 to 5.7), limit 2 %`, or the reason that benchmarks share. */
function describeGroup(group) {
	const [first] = group;
	if (first === void 0) return [];
	const names = listNames(group.map(benchmarkLabel), MOST_NAMES$1);
	const [comparison] = comparisonsToShow(first);
	if (comparison !== void 0) return [...names, ` ${describeState(first, comparison)}: ${METRICS[comparison.metric].label} ${formatChange(comparison)}, limit ${formatLimit(comparison)}`];
	const todo = first.verdict === "inconclusive" ? null : whatToDo(first.because);
	return [...names, ` ${describeState(first)}: ${describeReason(first.because)}${todo === null ? "" : `. ${todo}`}`];
}
function describeState({ verdict }, comparison) {
	if (verdict === "inconclusive") return "not decided";
	return verdict === "no regression" && comparison !== void 0 ? `is slower, ${besideLimit(comparison)}` : wordOf$1(verdict);
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
	"improved",
	"new",
	"removed",
	"measured only",
	"unaffected"
];
/** `✅ 2 unchanged (at most +1.5 %) · 1 faster · 1 not affected`; empty: there is no rest. */
function restLine({ judgement: { benchmarks } }) {
	const unchanged = benchmarks.filter((benchmark) => benchmark.verdict === "no regression" && !hasSlowdown(benchmark));
	const bound = describeAtMost(unchanged);
	const leftToOthers = benchmarks.filter((benchmark) => benchmark.verdict === "not measured" && !isMissing(benchmark)).length;
	const counts = [
		...unchanged.length === 0 ? [] : [[`${unchanged.length} unchanged${bound === null ? "" : ` (${bound})`}`]],
		...COUNTED.map((verdict) => ({
			verdict,
			count: countVerdict(benchmarks, verdict)
		})).filter(({ count }) => count > 0).map(({ verdict, count }) => [`${count} ${wordOf$1(verdict)}`]),
		...leftToOthers === 0 ? [] : [[`${leftToOthers} left to other shards`]]
	];
	return counts.length === 0 ? [] : ["✅ ", ...joinTexts(counts, " · ")];
}

// src/report/commands.ts
/** Command lines that are ready to paste: into a POSIX shell, or into a comment of a pull request. */
/** Longer lists and longer names are not spelled out. */
const MOST_NAMED_BENCHMARKS = 3;
const MOST_PATTERNS = 20;
const LONGEST_NAME = 200;
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
/** Gives the shell command that accepts a regression up to a size, rounded up to a tenth of a per cent. */
function acceptCommand(run, id, upTo) {
	if (id.length > LONGEST_NAME || !Number.isFinite(upTo)) return null;
	const size = Number((Math.ceil(upTo * 1e3 - 1e-9) / 10).toFixed(1));
	return [
		"npx perf-gate accept",
		quoteForLine(escapeGlob(id)),
		...whichConfig(run),
		`--up-to ${size}%`,
		"--reason REASON"
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
const withinBudget = ({ budgetMs, parts, shard }) => typeof budgetMs === "number" && parts === void 0 && shard === null ? ` --budget ${durationText(budgetMs)}` : "";
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
		`--profile ${wordForLine(profile)}`
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
	return [`--config ${wordForLine(configFile)}`];
}
/** The base of a merge is its first parent. */
function againstWhat(run) {
	if (run.base === null) return ["--no-base"];
	return checksOutHead(run) ? ["--base HEAD~1"] : againstCommit(run.base.sha);
}
function againstCommit(sha) {
	return [`--base ${wordForLine(sha)}`];
}
/** In quotes where a shell needs them. */
const wordForLine = (word) => /^[\w./-]{1,200}$/u.test(word) ? word : quoteForLine(word.slice(0, LONGEST_NAME));
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
	const [firstLabel, ...otherLabels] = labelColumns(servers);
	return tableOf(sortByScenario(servers, (one, other) => (other.figures.throughput ?? 0) - (one.figures.throughput ?? 0)), [
		leftColumn("Framework", ({ target }) => plainCell({ code: target })),
		VERSION_COLUMN,
		...new Set(servers.map(({ scenario }) => scenario)).size > 1 ? [leftColumn("Scenario", ({ scenario }) => plainCell({ code: scenario }))] : [],
		...variantColumns(servers),
		...firstLabel === void 0 ? [] : [firstLabel],
		rightColumn("Req (R/s)", throughputCell),
		preciseColumn("CPU/req (µs)", "cpuPerRequest"),
		...figures.map(([title, metric]) => figureColumn(title, metric)),
		...otherLabels
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
		VERSION_COLUMN,
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
/** A table for each group of tasks in which anything was measured, in one environment, each task relative to the group's first. */
function suiteTables(tasks) {
	return [...Map.groupBy(tasks, (task) => JSON.stringify([targetLabel(task), groupOf(task)])).values()].flatMap((group) => {
		const [reference] = group;
		if (reference === void 0 || !group.some(hasFigures)) return [];
		const name = groupOf(reference);
		const of = name === null ? [] : [" · ", { code: name }];
		return [paragraph("Suite: ", { code: targetLabel(reference) }, ...of), groupTable(group.filter((task) => task === reference || hasFigures(task)), reference)];
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
			describeRules(judgement),
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
const LEGEND = "Base and head are the levels that were measured. A change comes from pairs of them, so it may differ a little from their ratio. Each interval holds for its change alone, not for all of them together.";
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
	const [screened, confirmed] = [counts(false), counts(true)];
	const solos = benchmarks.flatMap(({ measurement }) => "solos" in measurement ? [measurement.solos.length] : []);
	const parts = [
		...screened.length > 0 ? [`${rangeOf(screened)} of base and head (${modes})`] : [],
		...confirmed.length > 0 ? [`${rangeOf(confirmed)} ${screened.length > 0 ? `of ${countOf(confirmed.length, "benchmark")} that were still open` : `of base and head (${modes})`}`] : [],
		...solos.length > 0 ? [`${rangeOf(solos)} of head alone`] : []
	];
	const unsettled = measured.flatMap(({ duets }) => duets).filter((round) => round.unsettled === true).length;
	const leftOut = unsettled === 0 ? "" : `; ${countOf(unsettled, "round")} left out under load, because the arms did not settle`;
	return parts.length === 0 ? "" : `Rounds per benchmark: ${parts.join(", ")}${leftOut}`;
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
/** `Limits (δ₀): CPU per request 2 % (0.5 %)`, once for each pair in use. */
function describeRules({ benchmarks }) {
	const gating = benchmarks.flatMap((benchmark) => allComparisonsOf(benchmark).filter(({ role }) => role === "gating").map((comparison) => ({
		metric: comparison.metric,
		pair: describePair(comparison)
	})));
	const byMetric = Map.groupBy(gating, ({ metric }) => metric);
	const rules = METRIC_NAMES.flatMap((metric) => {
		const pairs = new Set(byMetric.get(metric)?.map(({ pair }) => pair));
		return pairs.size === 0 ? [] : [`${METRICS[metric].label} ${[...pairs].join(" or ")}`];
	});
	return rules.length === 0 ? "" : `Limits (δ₀): ${rules.join("; ")}`;
}
/** Limits are of costs. Tables show figures, and one that should be high falls by less. */
function describePair({ delta0, threshold, direction }) {
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
/** Two or three things that a reader can do about a verdict, each with its command. */
/** Commands are written as comments in a pull request where those are obeyed, and else for a shell. */
function nextSteps(source, place) {
	const { run, judgement: { verdict, benchmarks }, obeysComments = false } = source;
	const byComment = obeysComments && place === "pull request";
	const again = (measured) => ({
		what: ["measure again"],
		command: byComment ? runComment(measured) : againCommand(run, measured)
	});
	switch (verdict) {
		case "regressed": {
			const regressed = withVerdict(benchmarks, "regressed");
			return [
				step("fix it"),
				...acceptStep(run, regressed, byComment),
				again(regressed)
			];
		}
		case "failed": return [step("fix it (a failure cannot be accepted)"), again(withVerdict(benchmarks, "failed"))];
		case "invalid": {
			const invalid = withVerdict(benchmarks, "invalid");
			return invalid.length === 0 ? [step("run the missing job again")] : [step(mendingOf(invalid)), again(invalid)];
		}
		case "inconclusive":
		case "passed": {
			const undecided = withVerdict(benchmarks, "inconclusive");
			if (undecided.length === 0) return stepsOnNew(benchmarks, place);
			return byComment ? [again(undecided)] : stepWith("measure longer", longerThan(run, undecided));
		}
		case "nothing measured": return stepsOnNothing(benchmarks, again);
	}
}
/** A step without a command. */
const step = (...what) => ({
	what,
	command: null
});
/** No step where its command cannot be written. */
function stepWith(what, command) {
	return command === null ? [] : [{
		what: [what],
		command
	}];
}
/** A comment accepts this pull request alone, up to the size that was measured. A line of the command counts from base, for every run. */
function acceptStep(run, [worst, ...others], byComment) {
	if (worst === void 0) return [];
	const what = others.length === 0 ? "accept it" : "accept the worst";
	const upTo = Math.max(...decidingComparisons(worst).filter(({ outcome }) => outcome === "regressed").map(({ interval }) => interval.high));
	return byComment ? stepWith(`${what}${Number.isFinite(upTo) ? ` up to ${withPlus(formatPercent(upTo))}` : ""}`, acceptComment(worst.id)) : stepWith(`${what}, which helps once it is on base`, acceptCommand(run, worst.id, upTo));
}
/** What the first reason advises. */
function mendingOf([first]) {
	const todo = first === void 0 ? null : whatToDo(first.because);
	return todo === null ? "mend what the reason names" : `${todo.charAt(0).toLowerCase()}${todo.slice(1).replace(/\.$/u, "")}`;
}
function againCommand(run, benchmarks) {
	return besideStoredCommand(run, benchmarks) ?? reproduceCommand(run, benchmarks);
}
function longerThan(run, benchmarks) {
	return besideStoredCommand(run, benchmarks, "thorough") ?? longerCommand(run, benchmarks);
}
/** Where all are new, nothing was judged. */
function stepsOnNew(benchmarks, place) {
	if (benchmarks.length === 0 || benchmarks.some(({ verdict }) => verdict !== "new")) return [];
	return [step("merge it, and later changes are compared"), step("judge it now with ", { code: place === "shell" ? "--benchmarks-from head" : "benchmarks-from: head" })];
}
/** A benchmark without its program would not be measured the next time either. */
function stepsOnNothing(benchmarks, again) {
	if (benchmarks.length === 0) return [step("check the configuration and ", { code: "only" })];
	const missing = benchmarks.filter(isMissing);
	const measurable = missing.filter(({ absence }) => absence !== "lacks a program");
	if (measurable.length > 0) return [again(sortByUrgency(measurable))];
	return missing.length === 0 ? [] : [step("install what the reason names")];
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
function storedBlocks({ run, judgement: { benchmarks } }) {
	if (benchmarks.length === 0) return [];
	const compared = sortByUrgency(benchmarks).filter((benchmark) => benchmark.stored.state === "compared");
	return headed("Against the stored runs", [
		paragraph(...describeMachineKinds(run), ...describeNewest(compared, run)),
		...compared.length === 0 ? [] : [tableOf(compared, [
			BENCHMARK_COLUMN,
			rightColumn("Stored runs", ({ stored }) => plainCell(formatInteger(stored.runs))),
			...changeColumns(compared, ({ stored }) => stored.comparisons.filter(({ role }) => role === "gating").map((comparison) => run.base === null ? comparison : {
				...comparison,
				outcome: "inconclusive"
			})),
			leftColumn("Can fail the check", ({ stored }) => plainCell(stored.comparisons.some(({ decides }) => decides) ? "yes" : "no")),
			...run.base === null ? [verdictColumn(run.policy)] : []
		], run.base === null ? "last" : "first"), paragraph(`${describeIntervals(compared)}${run.base === null ? "" : " Times differ from day to day with the speed of the machine, so nothing here is a regression: the comparison with base decides."}`)],
		...listBlock([
			...describeStoredKinds(run),
			...listReasons("For information only", compared, ({ stored }) => stored.advisoryBecause),
			...listReasons("Nothing to compare", benchmarks, ({ stored }) => stored.state === "nothing to compare" ? stored.reason : null)
		], "first")
	]);
}
function describeIntervals(compared) {
	return `These intervals include the variance from run to run.${compared.some(({ stored }) => stored.comparisons.some(({ metric }) => isCounted(metric))) ? " Instructions are compared with stored runs of any machine kind, times with those of this one." : ""}`;
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
/** Benchmarks by their reasons. One that holds for everything is given once, without names. */
function listReasons(lead, benchmarks, reasonOf) {
	const said = (benchmark) => {
		const reason = reasonOf(benchmark);
		return reason === null ? null : describeReason(reason);
	};
	return [...Map.groupBy(benchmarks, said)].flatMap(([reason, group]) => {
		if (reason === null) return [];
		if (group.length === benchmarks.length) return [[`${lead}: `, reason]];
		return [[
			`${lead} in ${countOf(group.length, "benchmark")} (`,
			...listNames(group.map(benchmarkLabel), MOST_NAMES),
			"): ",
			reason
		]];
	});
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
/** ` (CPU model: X instead of Y; cores: 2 instead of 4)` */
function inBrackets(differences) {
	const told = differences.map(({ name, stored, here }) => `${name}: ${stored} instead of ${here}`);
	return told.length === 0 ? "" : ` (${told.join("; ")})`;
}

// src/report/report-document.ts
/** Lines that a reader sees before unfolding anything. */
const MOST_LINES = 8;
/** Builds everything that a report says: first what a reader must see, then what can be looked up. */
function documentOf(source, { place, isFull, about = [], remark = [] }) {
	const { judgement } = source;
	const headline = headlineOf(source, place);
	const [answers, next] = [answersOf(source), nextSteps(source, place)];
	const last = joinTexts([restLine(source), about], " · ");
	const others = 1 + answers.length + Math.min(1, next.length) + Math.min(1, last.length);
	const attention = attentionList(source, {
		most: Math.max(1, MOST_LINES - others),
		besideTable: place === "shell"
	});
	if (judgement.benchmarks.length > 0 && judgement.benchmarks.every(({ verdict }) => verdict === "unaffected") && attention.length === 0) return shortDocument({
		...headline,
		verdict: joinTexts([headline.verdict, about], " · ")
	}, []);
	const figures = figureTables(judgement.benchmarks);
	const isForFigures = judgement.benchmarks.some(({ verdict }) => verdict === "measured only" || verdict === "new") && judgement.benchmarks.every(({ comparisons }) => comparisons.length === 0);
	return {
		headline,
		answers,
		next,
		visible: [
			...attention,
			...whyNothingWasJudged(source),
			...isForFigures ? figures : [],
			...last.length === 0 ? [] : [paragraph(...last)],
			...remark.length === 0 ? [] : [paragraph(...remark)]
		],
		changes: changesTable(source),
		folds: [
			{
				title: "Causes",
				blocks: causeBlocks(source)
			},
			{
				title: "Reproduce",
				blocks: reproduceBlocks(source)
			},
			{
				title: "All figures",
				blocks: [
					...sideBySide(source),
					...isForFigures ? [] : headed("Head alone", figures),
					...storedBlocks(source),
					...isFull ? everyComparison(source) : []
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
		...purposeAnd("Repeat the whole run", reproduceRunCommand(run))
	];
}
function purposeAnd(what, command) {
	return [paragraph(`${what}:`), {
		kind: "command",
		command
	}];
}

export { countedCause as A, listBlock as C, tableOf as D, shortDocument as E, formatChange as F, formatLimit as I, targetLabel as L, isWork as M, benchmarkLabel as N, causeOf$1 as O, describeDrift as P, leftColumn as S, rightColumn as T, describeVerdict as _, changeCell as a, wordOf$1 as b, renderVerdictLine as c, describeReason as d, explainReason as f, blamedLines as g, UNIT_OF_COST as h, BENCHMARK_COLUMN as i, namedByCount as j, namedFunctions as k, toPlainText as l, ONE_UNIT as m, notesOnIdleThresholds as n, figureCell as o, whatToDo as p, warningsOnIdleRules as r, verdictColumn as s, documentOf as t, describeNote as u, isUntold as v, plainCell as w, worstComparison as x, sortByUrgency as y };