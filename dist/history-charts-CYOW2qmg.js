import { r as mean } from "./simple-statistics-V1TCQLg0.js";
import { L as upperQuantile, at as estimateAgainstStoredRuns, et as baselineOf, it as storedFigures, tt as benchmarksOf } from "./verdict-CFN-Oras.js";
import { w as METRICS } from "./reasons-L4d3T4Xv.js";
import { r as beginSentence, u as shortCommit } from "./phrases-9oUwjXNw.js";
import { P as describeDrift } from "./report-document-DhKrmnUq.js";

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
const dots = (name, paint, points) => ({
	name,
	paint,
	mark: "dots",
	x: placesOf(points.map(([x]) => x)),
	y: points.map(([, y]) => rounded(y))
});
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
/**
* @param history the page's runs, in their order
* @returns charts of a benchmark under a load (null: that of the newest run), with the figures of the run that is compared
*/
function openHistoryCharts(history) {
	const byId = Map.groupBy(history.flatMap((stored, run) => benchmarksOf(stored).map((ofRun) => ({
		run,
		...ofRun
	}))), ({ benchmark }) => benchmark.id);
	return (id, loadHash, head, drifts) => {
		const ofBenchmark = byId.get(id) ?? [];
		const load = loadHash ?? ofBenchmark.at(-1)?.benchmark.loadHash;
		const comparable = ofBenchmark.filter(({ benchmark }) => benchmark.loadHash === load);
		const own = drifts.filter(({ benchmark }) => benchmark === id);
		return STORED_METRICS.flatMap((metric) => historyChart(history, comparable, {
			metric,
			ofHead: head[metric],
			drifts: own
		}));
	};
}
function historyChart(history, stored, { metric, ofHead, drifts }) {
	const inBaseline = new Set(baselineOf(stored));
	/** The mean of the solo rounds of each run. */
	const points = stored.flatMap((one) => {
		const figures = storedFigures(one.benchmark, metric);
		return figures.length === 0 ? [] : [{
			run: one.run,
			figure: mean([...figures]),
			isBaseline: inBaseline.has(one)
		}];
	});
	const [baseline, others] = [points.filter(({ isBaseline }) => isBaseline), points.filter(({ isBaseline }) => !isBaseline)];
	if (points.length === 0) return [];
	const placed = ({ run, figure }) => [run, figure];
	const { label, unit } = METRICS[metric];
	const changes = drifts.filter((drift) => drift.metric === metric);
	const bands = bandOf(baseline.map(({ figure }) => figure));
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
			dots("Baseline", "base", baseline.map(placed)),
			...others.length === 0 ? [] : [dots("Not in the baseline", "doubtful", others.map(placed))],
			...ofHead === void 0 ? [] : [dots("This run", "head", [[history.length, ofHead]])]
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
/** The prediction interval that the judge holds a new run against; none for fewer than two runs. */
function bandOf(figures) {
	const logs = figures.filter((figure) => figure > 0).map(Math.log);
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

export { withUnit as a, rounded as i, STORED_METRICS as n, dots as r, openHistoryCharts as t };