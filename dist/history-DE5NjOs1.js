import { a as median, i as mean, o as sampleStandardDeviation } from "./parse-record-DdnApbVl.js";
import { n as METRIC_NAMES } from "./metrics-CnOSOGmq.js";

// src/baseline/history.ts
/** The history of one fingerprint at a glance; null if it is empty. */
function summarizeHistory(history) {
	const [oldest] = history;
	const newest = history.at(-1);
	if (oldest === void 0 || newest === void 0) return null;
	return {
		environmentKey: newest.environment.key,
		runs: history.length,
		oldestRecordedAt: oldest.recordedAt,
		newestRecordedAt: newest.recordedAt,
		newestCommit: newest.commit,
		figures: newestLoads(history).flatMap(({ id, loadHash }) => METRIC_NAMES.flatMap((metric) => summarizeFigure({
			benchmark: id,
			metric,
			means: meansOfRuns({
				history,
				id,
				loadHash,
				metric
			})
		})))
	};
}
/** Every benchmark with the load it was last stored under; sorted by id. */
function newestLoads(history) {
	return [...new Map(history.flatMap(({ benchmarks }) => benchmarks.map(({ id, loadHash }) => [id, loadHash])))].map(([id, loadHash]) => ({
		id,
		loadHash
	})).toSorted((a, b) => a.id < b.id ? -1 : 1);
}
function meansOfRuns({ history, id, loadHash, metric }) {
	return history.flatMap(({ benchmarks }) => {
		const values = benchmarks.find((candidate) => candidate.id === id && candidate.loadHash === loadHash)?.solos.flatMap(({ figures }) => figures[metric] ?? []) ?? [];
		return values.length === 0 ? [] : [mean(values)];
	});
}
function summarizeFigure({ benchmark, metric, means }) {
	const newest = means.at(-1);
	if (newest === void 0) return [];
	const values = [...means];
	const average = mean(values);
	const relativeSd = values.length < 2 || average === 0 ? null : sampleStandardDeviation(values) / average;
	return [{
		benchmark,
		metric,
		runs: values.length,
		median: median(values),
		relativeSd,
		newest
	}];
}

export { summarizeHistory as t };