import { D as changeOfLog, O as intervalOf, St as environmentsOf, T as solosOf, l as keyOfBenchmark, lt as instructionsOf, n as allComparisonsOf, ot as estimateFromRounds, r as blocksBy, st as countedMetric, ut as isCounted, x as roundLogs, xt as environmentOf } from "./verdict-CFN-Oras.js";
import { a as changeOfFigure, d as formatChosenPercent, l as intervalOfFigure, w as METRICS, x as profileFile } from "./reasons-L4d3T4Xv.js";
import { i as countOf, r as beginSentence, u as shortCommit } from "./phrases-9oUwjXNw.js";
import { D as tableOf, F as formatChange, I as formatLimit, L as targetLabel, N as benchmarkLabel, T as rightColumn, a as changeCell, b as wordOf, c as renderVerdictLine, d as describeReason, h as UNIT_OF_COST, i as BENCHMARK_COLUMN, m as ONE_UNIT, o as figureCell, s as verdictColumn, t as documentOf, v as isUntold, y as sortByUrgency } from "./report-document-DhKrmnUq.js";
import { a as withUnit, i as rounded, r as dots, t as openHistoryCharts } from "./history-charts-CYOW2qmg.js";
import { i as median } from "./simple-statistics-V1TCQLg0.js";

// src/report/html/round-charts.ts
/** Charts of one benchmark's rounds: each change, both levels, and the slices behind them. */
/** α of each side of the intervals: that of the verdict's own by default. */
const ALPHA_OF_SIDE = .01;
const LEVEL = formatChosenPercent(1 - 2 * ALPHA_OF_SIDE);
/** Charts for each metric that was compared side by side and can fail the check, the worst first. */
function roundCharts(record, judged) {
	const { measurement } = record;
	if (measurement.state !== "measured") return [];
	const gating = judged.comparisons.filter(({ role, metric }) => role === "gating" && !isCounted(metric)).toSorted((one, other) => other.estimate - one.estimate);
	const [sliceable] = gating;
	return gating.flatMap((comparison) => {
		const { metric } = comparison;
		const rounds = roundsOf(measurement, metric);
		if (rounds.length === 0) return [];
		return [
			changeChart(comparison, rounds),
			levelChart(metric, rounds),
			...comparison === sliceable ? [sliceChart(metric, rounds)] : []
		];
	});
}
const roundsOf = ({ duets }, metric) => duets.map(({ slices: { [metric]: slices = [] } }, index) => ({
	number: index + 1,
	slices
})).filter(({ slices }) => slices.length > 0);
const ROUND_AXIS = {
	label: "Round",
	scale: "count"
};
function changeChart(comparison, rounds) {
	const { metric, direction, interval, estimate, threshold, delta0 } = comparison;
	const percentOf = (change) => rounded(changeOfFigure(change, direction) * 100);
	const { label } = METRICS[metric];
	const changes = rounds.flatMap(({ number, slices }) => {
		const logs = roundLogs(slices, direction);
		return logs === null ? [] : [[number, percentOf(changeOfLog(logs.ratio))]];
	});
	const bounds = intervalOfFigure(comparison);
	const level = formatChosenPercent(interval.level);
	return {
		title: `${beginSentence(label)}: change in each round`,
		caption: `Head against base: ${formatChange(comparison)}, limit ${formatLimit(comparison)}. A dot is one round; the band is the ${level} confidence interval.`,
		x: ROUND_AXIS,
		y: {
			label: "Change (%)",
			scale: "linear"
		},
		series: [dots("Change", "head", changes)],
		bands: [{
			name: `${level} interval`,
			paint: "head",
			low: rounded(bounds.low * 100),
			high: rounded(bounds.high * 100)
		}],
		rules: [
			{
				name: "No change",
				paint: "neutral",
				axis: "y",
				at: 0
			},
			{
				name: "Estimate",
				paint: "head",
				axis: "y",
				at: percentOf(estimate)
			},
			{
				name: "Limit",
				paint: "bad",
				axis: "y",
				at: percentOf(Math.max(threshold, delta0))
			}
		]
	};
}
const ARMS = ["base", "head"];
function levelChart(metric, rounds) {
	const { label, unit } = METRICS[metric];
	const levels = ARMS.map((arm) => ({
		arm,
		points: rounds.flatMap(({ number, slices }) => {
			const values = slices.map((slice) => slice[arm]).filter((value) => value > 0);
			return values.length === 0 ? [] : [[number, median(values)]];
		})
	}));
	const bands = levels.flatMap(({ arm, points }) => bandOf(arm, points.map(([, level]) => level)));
	const base = levels[0].points[0]?.[1];
	return {
		title: `${beginSentence(label)}: base and head`,
		caption: `A dot is the median of a round.${bands.length === 0 ? "" : ` A band is the ${LEVEL} confidence interval of the mean. Noise that strikes both sides widens both bands, and cancels in the change.`}`,
		x: ROUND_AXIS,
		y: {
			label: withUnit(label, unit),
			scale: "linear",
			...base === void 0 ? {} : { covers: [rounded(base * .98), rounded(base * 1.02)] }
		},
		series: levels.map(({ arm, points }) => dots(arm, arm, points)),
		bands,
		rules: []
	};
}
/** Of the geometric mean; none for fewer than two rounds. */
function bandOf(arm, levels) {
	if (levels.length < 2) return [];
	const { low, high } = intervalOf(estimateFromRounds(levels.map(Math.log)), ALPHA_OF_SIDE);
	return [{
		name: `${arm}, ${LEVEL} interval`,
		paint: arm,
		low: rounded(1 + low),
		high: rounded(1 + high)
	}];
}
function sliceChart(metric, rounds) {
	const { label, unit } = METRICS[metric];
	const at = rounds.flatMap(({ number, slices }) => [...slices.map((_, index) => rounded(number + index / slices.length)), number + .999]);
	return {
		title: `${beginSentence(label)}: slices`,
		caption: "Every slice in the order of measuring. Peaks of both sides at once are noise of the machine; those of one side are its own.",
		x: ROUND_AXIS,
		y: {
			label: withUnit(label, unit),
			scale: "linear"
		},
		series: ARMS.map((arm, index) => ({
			name: arm,
			paint: arm,
			mark: "line",
			x: index === 0 ? at : "same",
			y: rounds.flatMap(({ slices }) => [...slices.map((slice) => rounded(slice[arm])), null])
		})),
		bands: [],
		rules: []
	};
}

// src/report/html/solo-charts.ts
/** Charts of head alone: latency by percentile, memory over time, and servers beside each other. */
function soloCharts({ measurement }) {
	const solos = solosOf(measurement);
	return [...latencyChart(solos), ...memoryChart(solos.flatMap((solo) => memoryLine(lineOf(solo), solo, solo.index)))];
}
const lineOf = ({ index }) => `Solo round ${index + 1}`;
/** None without a line. */
const lineChart = (chart) => chart.series.length === 0 ? [] : [{
	...chart,
	bands: [],
	rules: []
}];
const latencyChart = (solos) => lineChart({
	title: "Latency by percentile",
	caption: "Head alone, a line for each solo round. The axis stretches the tail: one request in a hundred is slower than at 99 %. A line ends with the slowest request.",
	x: {
		label: "Percentile",
		scale: "percentile"
	},
	y: {
		label: "Latency (ms)",
		scale: "linear"
	},
	series: solos.flatMap((solo) => {
		const { index, latencyDistribution = [] } = solo;
		return latencyDistribution.length < 2 ? [] : [{
			name: lineOf(solo),
			paint: index,
			mark: "line",
			x: 0,
			y: latencyDistribution.map(rounded)
		}];
	})
});
/** More points than a screen can show. */
const MOST_POINTS = 80;
function memoryLine(name, { memorySeries = [] }, paint) {
	const every = Math.ceil(memorySeries.length / MOST_POINTS);
	const shown = memorySeries.filter((_, index) => index % every === 0);
	return shown.length < 2 ? [] : [{
		name,
		paint,
		mark: "line",
		x: shown.map(([atMs]) => rounded(atMs / 1e3)),
		y: shown.map(([, megabytes]) => rounded(megabytes))
	}];
}
const memoryChart = (series) => lineChart({
	title: "Memory series (MB)",
	caption: "Resident memory of head while it was measured alone.",
	x: {
		label: "Time (s)",
		scale: "linear"
	},
	y: {
		label: "Memory (MB)",
		scale: "linear"
	},
	series
});
/** Servers that do the same in the charts of mion's benchmark page: a group for each scenario that several of them have. */
function serverGroups(records, benchmarks) {
	const solosByKey = new Map(records.map((record) => [keyOfBenchmark(record), solosOf(record.measurement)]));
	const servers = benchmarks.filter(({ kind, figures }) => kind === "server" && figures.throughput !== void 0);
	return [...Map.groupBy(servers, ({ scenario }) => scenario)].filter(([, alike]) => alike.length > 1).map(([scenario, alike]) => {
		const sorted = alike.toSorted((one, other) => (other.figures.throughput ?? 0) - (one.figures.throughput ?? 0));
		const memoryLines = sorted.flatMap((server, paint) => {
			const [first] = solosByKey.get(keyOfBenchmark(server)) ?? [];
			return first === void 0 ? [] : memoryLine(targetLabel(server), first, paint);
		});
		return {
			title: scenario,
			charts: [
				barChart("Requests (R/s)", "More is better.", sorted, ["throughput"]),
				barChart("Throughput (MB/s)", "Sent by the server; more is better.", sorted, ["output"]),
				barChart("Latency (ms)", "Under load; less is better.", sorted, [
					"latencyP50",
					"latencyP975",
					"latencyP99"
				]),
				barChart("Max memory (MB)", "Less is better.", sorted, ["maxMemory"]),
				...memoryChart(memoryLines)
			]
		};
	});
}
/** The first metric in bars; the others as dots on the same line. */
function barChart(title, caption, servers, metrics) {
	const { unit } = METRICS[metrics[0]];
	return {
		title,
		caption: `Head alone, the fastest server first. ${caption}`,
		x: {
			label: unit,
			scale: "linear"
		},
		y: {
			label: "Server",
			scale: "names",
			names: servers.map(targetLabel)
		},
		series: metrics.map((metric, index) => {
			const points = servers.flatMap(({ figures: { [metric]: figure } }, position) => figure === void 0 ? [] : [{
				figure,
				position
			}]);
			return {
				name: withUnit(METRICS[metric].label, ""),
				paint: [
					"head",
					"doubtful",
					"bad"
				][index] ?? "neutral",
				mark: index === 0 ? "bars" : "dots",
				x: points.map(({ figure }) => rounded(figure)),
				y: points.map(({ position }) => position)
			};
		}),
		bands: [],
		rules: []
	};
}

// src/report/html/report-page.ts
/** The page of one run: the report, and a chart for whatever its verdicts rest on. */
/** Benchmarks that are shown with their charts at once. */
const MOST_OPEN = 3;
function reportPage({ source, history, commitUrl }) {
	const { run, judgement } = source;
	const benchmarks = sortByUrgency(judgement.benchmarks);
	const keys = new Set(environmentsOf(run).map(({ key }) => key));
	const comparable = history.filter(({ environment }) => keys.has(environment.key));
	const viewOf = openViews(source, comparable);
	return {
		title: `perf-gate: ${renderVerdictLine(source)}`,
		document: documentOf(source, {
			place: "shell",
			isFull: true
		}),
		facts: factsOf(source),
		overview: overviewOf(source, benchmarks),
		benchmarks: benchmarks.map(viewOf),
		groups: serverGroups(run.benchmarks, judgement.benchmarks),
		runs: comparable.map(({ commit, recordedAt }) => ({
			commit,
			recordedAt
		})),
		commitUrl,
		pages: []
	};
}
function factsOf({ run, judgedBy }) {
	return [
		["Head", [{ code: shortCommit(run.head.sha) }, ...run.head.dirty ? [" with uncommitted changes"] : []]],
		...run.base === null ? [] : [["Base", [{ code: shortCommit(run.base.sha) }]]],
		["Measured", [`${run.startedAt.slice(0, 16).replace("T", " ")} UTC, profile ${run.profile}`]],
		["Machine", [environmentsOf(run).map(({ cpuModel, cores, nodeVersion }) => `${cpuModel}, ${countOf(cores, "core")}, Node.js ${nodeVersion}`).join("; ")]],
		...judgedBy === void 0 ? [] : [["perf-gate", [judgedBy]]]
	];
}
/** Servers and suites share a column where they have the same thing by different names: a table of all would be half empty otherwise. */
const CHANGES = [
	["CPU or time", ["cpuPerRequest", "nsPerOp"]],
	["Instructions", ["instructionsPerRequest", "instructionsPerOp"]],
	["Unloaded latency", ["unloadedLatency"]],
	["Beyond the hold", ["finishOverhead"]],
	["Throughput", ["throughput"]]
];
const FIGURES = [
	["Per second", ["throughput", "opsPerSecond"]],
	["Latency p99 (ms)", ["latencyP99"]],
	["Max memory (MB)", ["maxMemory"]]
];
const figureOf = ({ figures }, metrics) => metrics.map((metric) => figures[metric]).find((figure) => figure !== void 0);
/** Changes of what can fail the check, and the figures that people ask for first. */
function overviewOf({ run }, rows) {
	const gating = (benchmark) => (run.base === null ? allComparisonsOf(benchmark) : benchmark.comparisons).filter(({ role }) => role === "gating");
	const ofMetrics = (benchmark, metrics) => gating(benchmark).find(({ metric }) => metrics.includes(metric));
	return tableOf(rows, [
		BENCHMARK_COLUMN,
		verdictColumn(run.policy),
		...CHANGES.filter(([, metrics]) => rows.some((row) => ofMetrics(row, metrics) !== void 0)).map(([title, metrics]) => rightColumn(title, (row) => changeCell(ofMetrics(row, metrics)))),
		...FIGURES.filter(([, metrics]) => rows.some((row) => figureOf(row, metrics) !== void 0)).map(([title, metrics]) => rightColumn(title, (row) => figureCell(figureOf(row, metrics))))
	]);
}
function openViews({ run, judgement }, history) {
	const blocks = blocksBy(run.policy);
	const records = new Map(run.benchmarks.map((record) => [keyOfBenchmark(record), record]));
	const chartsByKind = new Map(environmentsOf(run).map(({ key }) => [key, openHistoryCharts(history.map((stored) => stored.environment.key === key ? stored : {
		...stored,
		benchmarks: []
	}))]));
	const historyOf = (record, judged) => chartsByKind.get(environmentOf(record, run).key)?.(record.id, record.loadHash || null, figuresOfHead(record, judged), judgement.drifts.filter(({ variant }) => variant === judged.variant)) ?? [];
	return (judged, position) => {
		const record = records.get(keyOfBenchmark(judged));
		return {
			label: benchmarkLabel(judged),
			verdict: verdictColumn(run.policy).cellOf(judged),
			kind: wordOf(judged.verdict),
			because: [describeReason(judged.because)],
			isOpen: position < MOST_OPEN && (blocks(judged) || isUntold(judged) || position === 0),
			flame: record === void 0 ? null : flameGraph(record),
			charts: record === void 0 ? [] : [
				...roundCharts(record, judged),
				...soloCharts(record),
				...historyOf(record, judged)
			]
		};
	};
}
/** With its count, which no solo round records. */
function figuresOfHead({ kind, measurement }, { figures }) {
	const counted = instructionsOf(measurement);
	return counted === null ? figures : {
		...figures,
		[countedMetric(kind)]: counted.head
	};
}
/** null: the benchmark was not profiled. */
function flameGraph({ id, kind, cause }) {
	const { counted = null, profiled = null } = cause ?? {};
	const tree = profiled?.tree;
	if (tree === void 0 || tree.nodes.every(([, , baseNs, headNs]) => baseNs + headNs === 0)) return null;
	const per = UNIT_OF_COST[kind];
	return {
		title: `CPU time of ${ONE_UNIT[kind]} by function`,
		caption: "A frame is as wide as the CPU time in it: that of base or of head, the larger. Below it are the functions that it calls. Click or Enter zooms in, Escape zooms out, arrow keys move. \"Causes\" has tables of the functions that grew.",
		per,
		tree,
		changes: counted === null ? null : tree.frames.map(({ name, file }) => {
			const found = counted.functions.find(({ at }) => at.name === name && at.file === file);
			return found === void 0 ? 0 : found.head - found.base;
		}),
		files: [
			"The machine that measured has the profiles of both sides: ",
			{ code: `.perf-gate/profiles/${profileFile(id, "base")}` },
			" and ",
			{ code: profileFile(id, "head") },
			"."
		]
	};
}

export { reportPage };