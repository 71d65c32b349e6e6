import { n as openBaselines, o as summarizeHistory } from "./baseline-command-DwSVX38-.js";
import { s as writeForm } from "./output-CKS5jTWk.js";
import { n as readPageAssets } from "./page-assets-BgoSTjdY.js";
import { n as say } from "./cli-Dd0bWzce.js";
import { h as driftOf } from "./verdict-CFN-Oras.js";
import { t as renderPage } from "./render-page-BNHzWgJ4.js";
import { w as METRICS } from "./reasons-L4d3T4Xv.js";
import { i as countOf, u as shortCommit } from "./phrases-9oUwjXNw.js";
import { C as listBlock, D as tableOf, E as shortDocument, P as describeDrift, S as leftColumn, T as rightColumn, o as figureCell, w as plainCell } from "./report-document-DhKrmnUq.js";
import { a as withUnit, n as STORED_METRICS, t as openHistoryCharts } from "./history-charts-CYOW2qmg.js";
import { o as readAcceptances } from "./acceptances-RASQ-GOI.js";
import { s as listHistories, u as readHistory } from "./baseline-files-DTBMi0eZ.js";
import { n as commitUrlOf } from "./git-remote-Cg32lbGQ.js";
import path from "node:path";

// src/report/html/site-page.ts
/** A page of the site: everything that is stored of one machine kind. */
/** Slower benchmarks that are shown with their charts at once. */
const MOST_OPEN = 3;
function sitePage({ kind, commitUrl, pages }) {
	const { key, history, benchmarks, drifts } = kind;
	const newest = history.at(-1);
	const chartsOf = openHistoryCharts(history);
	const lasting = drifts.filter(({ state }) => state === "lasting").map((drift) => [describeDrift(drift)]);
	const title = `Stored runs: ${countOf(benchmarks.length, "benchmark")}, ${countOf(history.length, "run")}`;
	const slower = benchmarks.filter(({ id }) => stateOf(kind, id) === "slower").slice(0, MOST_OPEN).map(({ id }) => id);
	const { cpuModel, cores, nodeVersion } = newest.environment;
	return {
		title: `Stored runs of ${key}`,
		document: shortDocument({
			symbol: "",
			tone: "neutral",
			effect: "",
			verdict: [title]
		}, listBlock(lasting, "never")),
		facts: [
			["Newest", [{ code: shortCommit(newest.commit) }, `, ${newest.recordedAt.slice(0, 10)}`]],
			["Oldest", [{ code: shortCommit(history[0].commit) }, `, ${history[0].recordedAt.slice(0, 10)}`]],
			["Machine", [`${cpuModel}, ${countOf(cores, "core")}, Node.js ${nodeVersion}`]]
		],
		overview: overviewOf(kind),
		benchmarks: benchmarks.map(({ id }, position) => ({
			label: id,
			verdict: stateCell(kind, id),
			kind: stateOf(kind, id),
			because: [],
			isOpen: slower.length === 0 ? position === 0 : slower.includes(id),
			flame: null,
			charts: chartsOf(id, null, {}, drifts)
		})),
		groups: [],
		runs: history.map(({ commit, recordedAt }) => ({
			commit,
			recordedAt
		})),
		commitUrl,
		pages
	};
}
function overviewOf(kind) {
	const measured = STORED_METRICS.filter((metric) => kind.benchmarks.some(({ newest: { [metric]: figure } }) => figure !== void 0));
	return tableOf(kind.benchmarks, [
		leftColumn("Benchmark", ({ id }) => plainCell({ code: id })),
		leftColumn("State", ({ id }) => stateCell(kind, id)),
		rightColumn("Stored runs", ({ runs }) => ({
			...plainCell(String(runs)),
			value: runs
		})),
		...measured.map((metric) => rightColumn(withUnit(METRICS[metric].label, METRICS[metric].unit), ({ newest }) => figureCell(newest[metric])))
	]);
}
function stateOf({ history, drifts }, id) {
	if (slowerSince(history, id) !== null || drifts.some(({ benchmark, state, change }) => benchmark === id && state === "lasting" && change > 0)) return "slower";
	return drifts.some(({ benchmark, state }) => benchmark === id && state !== "undone") ? "changed" : "steady";
}
/** The commit that the newest run of it is marked slower since. */
function slowerSince(history, id) {
	return history.findLast(({ benchmarks }) => benchmarks.some((one) => one.id === id))?.slower.find((mark) => mark.id === id)?.since ?? null;
}
function stateCell(kind, id) {
	const [state, since] = [stateOf(kind, id), slowerSince(kind.history, id)];
	const tone = {
		slower: "bad",
		changed: "doubtful",
		steady: "good"
	}[state];
	return {
		text: since === null ? [state] : ["slower since ", { code: shortCommit(since) }],
		tone
	};
}

// src/cli/write-site.ts
/** The site of the stored runs: a page for each machine kind. */
/** The kind that was measured last is the front page. @throws UserError where a baseline cannot be read, or the folder not written */
async function writeSite(folder, options) {
	const { dir, root, config } = await openBaselines(options);
	const acceptances = await readAcceptances(dir, config.file);
	const kinds = (await Promise.all((await listHistories(dir)).map(async (key) => {
		const history = await readHistory(dir, key);
		const summary = summarizeHistory(history);
		return summary === null ? [] : [{
			key,
			history,
			benchmarks: benchmarksOf(summary.figures),
			drifts: driftOf({
				history,
				acceptances,
				policy: config.policy
			})
		}];
	}))).flat().toSorted((one, other) => newestOf(other).localeCompare(newestOf(one)));
	const [front] = kinds;
	if (front === void 0) {
		say(`No baseline is stored in ${dir} yet; \`perf-gate baseline update\` measures and stores one.`);
		return;
	}
	const write = (name, text) => writeForm(path.join(folder, name), `--site ${folder}`, () => text);
	const assets = await readPageAssets();
	const commitUrl = await commitUrlOf(front.history.at(-1).commit, root);
	const addresses = kinds.map((kind) => ({
		kind,
		address: kind === front ? "index.html" : `${kind.key}.html`
	}));
	const pages = kinds.length === 1 ? [] : addresses.map(({ kind, address }) => [kind.key, `./${encodeURIComponent(address)}`]);
	for (const { kind, address } of addresses) await write(address, renderPage(sitePage({
		kind,
		commitUrl,
		pages
	}), assets));
	say(`Wrote ${countOf(kinds.length, "page")} into ${folder}.`);
}
const newestOf = ({ history }) => history.at(-1).recordedAt;
function benchmarksOf(figures) {
	return [...Map.groupBy(figures, ({ benchmark }) => benchmark)].map(([id, ofBenchmark]) => ({
		id,
		runs: Math.max(...ofBenchmark.map(({ runs }) => runs)),
		newest: Object.fromEntries(ofBenchmark.map(({ metric, newest }) => [metric, newest]))
	}));
}

export { writeSite };