import { r as mean } from "./simple-statistics-V1TCQLg0.js";
import { ct as estimateAgainstStoredRuns, it as benchmarksOf, rt as baselineOf, st as storedFigures, z as upperQuantile } from "./verdict-yRMPQw4h.js";
import { w as METRICS } from "./reasons-Co74ZBx3.js";
import { r as beginSentence, u as shortCommit } from "./phrases-9oUwjXNw.js";
import { z as describeDrift } from "./report-document-tWEhKKH8.js";

// src/report/html/page-data.ts
/** Five digits are more than a screen can show; a file may hold a million figures. */
function rounded(value) {
	return Number(value.toPrecision(5));
}
/** Places on the x axis, as short as they can be told. */
function placesOf(places) {
	const [first] = places;
	return first !== void 0 && places.every((place, index) => place === first + index) ? first : places;
}
/** Drawn over the stored runs; a benchmark has three or four of them. */
const STORED_METRICS = [
	"cpuPerRequest",
	"unloadedLatency",
	"finishOverhead",
	"nsPerOp",
	"instructionsPerRequest",
	"instructionsPerOp",
	"throughput",
	"maxMemory"
];
/** `Latency p99 (ms)` */
function withUnit(label, unit) {
	return beginSentence(unit === "" ? label : `${label} (${unit})`);
}

// src/report/html/history-charts.ts
/** Charts of one benchmark over the stored runs of a machine kind. */
/** @param history the page's runs, in their order */
function openHistoryCharts(history) {
	const byId = Map.groupBy(history.flatMap((stored, run) => benchmarksOf(stored).map((ofRun) => ({
		run,
		...ofRun
	}))), ({ benchmark }) => benchmark.id);
	return (request) => {
		const ofBenchmark = byId.get(request.id) ?? [];
		const load = request.loadHash ?? ofBenchmark.at(-1)?.benchmark.loadHash;
		const comparable = ofBenchmark.filter(({ benchmark }) => benchmark.loadHash === load);
		return STORED_METRICS.flatMap((metric) => historyChart(history, comparable, {
			...request,
			metric
		}));
	};
}
function historyChart(history, stored, { id, metric, head, drifts }) {
	const inBaseline = new Set(baselineOf(stored));
	const pointsOf = (isBaseline) => stored.filter((one) => inBaseline.has(one) === isBaseline).flatMap((one) => pointOf(one, metric));
	const [baseline, others] = [pointsOf(true), pointsOf(false)];
	if (baseline.length + others.length === 0) return [];
	const { label, unit } = METRICS[metric];
	const { [metric]: ofHead } = head;
	const changes = drifts.filter((drift) => drift.benchmark === id && drift.metric === metric);
	const bands = bandOf(baseline);
	return [{
		title: `${beginSentence(label)}: stored runs`,
		caption: [
			"A dot is the mean of one stored run of this machine kind.",
			...bands.length === 0 ? [] : ["The band is where the baseline leads to expect 95 % of further runs."],
			...changes.map((drift) => `Change point: ${describeDrift(drift)}.`)
		].join(" "),
		x: {
			label: "Stored run",
			scale: "runs"
		},
		y: {
			label: withUnit(label, unit),
			scale: "linear"
		},
		series: [
			seriesOf("Baseline", "base", baseline),
			...others.length === 0 ? [] : [seriesOf("Not in the baseline", "doubtful", others)],
			...ofHead === void 0 ? [] : [seriesOf("This run", "head", [{
				run: history.length,
				figure: ofHead
			}])]
		],
		bands,
		rules: [...changes.flatMap((drift) => ruleOf(drift, history)), ...stored.flatMap(({ run, accepted }) => accepted === null ? [] : [{
			name: "Accepted",
			paint: "doubtful",
			axis: "x",
			at: run
		}])]
	}];
}
function pointOf({ run, benchmark }, metric) {
	const figures = storedFigures(benchmark, metric);
	return figures.length === 0 ? [] : [{
		run,
		figure: mean([...figures])
	}];
}
function seriesOf(name, paint, points) {
	return {
		name,
		paint,
		mark: "dots",
		x: placesOf(points.map(({ run }) => run)),
		y: points.map(({ figure }) => rounded(figure))
	};
}
/** The prediction interval that the judge holds a new run against; none for fewer than two runs. */
function bandOf(points) {
	const logs = points.flatMap(({ figure }) => figure > 0 ? [Math.log(figure)] : []);
	if (logs.length < 2) return [];
	const centre = mean(logs);
	const estimate = estimateAgainstStoredRuns(logs.map((log) => [log]), [centre]);
	if (estimate === null) return [];
	const half = upperQuantile(.025, estimate.degreesOfFreedom) * estimate.standardError;
	return [{
		name: "Expected of the baseline",
		paint: "base",
		low: rounded(Math.exp(centre - half)),
		high: rounded(Math.exp(centre + half))
	}];
}
/** Before the first run that has the change for sure. */
function ruleOf({ firstAfter, change, state }, history) {
	const run = history.findIndex(({ commit }) => commit === firstAfter);
	const paint = change < 0 ? "good" : state === "lasting" ? "bad" : "doubtful";
	return run < 0 ? [] : [{
		name: `Change point at ${shortCommit(firstAfter)}`,
		paint,
		axis: "x",
		at: run - .5
	}];
}

export { withUnit as a, rounded as i, STORED_METRICS as n, placesOf as r, openHistoryCharts as t };