import { a as summarizeHistory, t as openBaselines } from "./baseline-command-DF_kdbfR.js";
import { s as writeForm } from "./output-ClZxSbBf.js";
import { n as readPageAssets } from "./page-assets-BgoSTjdY.js";
import { t as say } from "./tell-Cf-gqiX7.js";
import { d as driftOf } from "./verdict-L5Xj2Krj.js";
import { t as escapeMarkup, u as plainName } from "./escape-BWBapS6T.js";
import { n as renderPage } from "./render-page-BxA5QnBK.js";
import { S as METRICS, f as formatFigure } from "./reasons-D5358VN0.js";
import { i as countOf, u as shortCommit } from "./phrases-B4NM3xI1.js";
import { A as leftColumn, M as plainCell, N as rightColumn, P as tableOf, V as describeDrift, j as listBlock } from "./report-document-CydxuypI.js";
import { n as STORED_METRICS, r as withUnit, t as openHistoryCharts } from "./history-charts-CDt2VS_p.js";
import { o as readAcceptances } from "./acceptances-CEo9tyXc.js";
import { c as readHistory, o as listHistories } from "./baseline-files-DOJPlVkB.js";
import { n as commitUrlOf } from "./git-remote-DNIokf_6.js";
import { createHash } from "node:crypto";
import path from "node:path";

// src/report/html/badge.ts
const COLORS = {
	good: "#1f7a3a",
	bad: "#c21d28",
	doubtful: "#8a5a00",
	neutral: "#57606a"
};
const CHARACTER_WIDTH = 6.6;
const PADDING = 6;
/** A flat badge of the usual size: text lengths are fixed, so that it looks alike by any font. */
function renderBadge({ label, value, tone }) {
	const [left, right] = [halfOf(label), halfOf(value)];
	const [split, width] = [left.length + 12, left.length + right.length + 24];
	const name = `${left.text}: ${right.text}`;
	return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="20" role="img" aria-label="${name}">
<title>${name}</title>
<clipPath id="r"><rect width="${width}" height="20" rx="3"/></clipPath>
<g clip-path="url(#r)"><rect width="${split}" height="20" fill="#444c56"/><rect x="${split}" width="${width - split}" height="20" fill="${COLORS[tone]}"/></g>
<g fill="#fff" font-family="Verdana,DejaVu Sans,sans-serif" font-size="11"><text x="${PADDING}" y="14" textLength="${left.length}">${left.text}</text><text x="${split + PADDING}" y="14" textLength="${right.length}">${right.text}</text></g>
</svg>
`;
}
function halfOf(text) {
	const line = plainName(text);
	return {
		text: escapeMarkup(line),
		length: Math.round(Array.from(line).length * CHARACTER_WIDTH)
	};
}

// src/report/html/site-page.ts
/** A page of the site: everything that is stored of one machine kind. */
/** Slower benchmarks that are shown with their charts at once. */
const MOST_OPEN = 3;
function sitePage({ kind, commitUrl, pages }) {
	const { key, history, benchmarks, drifts } = kind;
	const newest = history.at(-1);
	const chartsOf = openHistoryCharts(history);
	const lasting = drifts.filter(({ state }) => state === "lasting");
	const slower = benchmarks.filter(({ id }) => stateOf(kind, id) === "slower").slice(0, MOST_OPEN).map(({ id }) => id);
	const { cpuModel, cores, nodeVersion } = newest.environment;
	return {
		title: `Stored runs of ${key}`,
		document: {
			headline: {
				symbol: "",
				tone: "neutral",
				effect: "",
				verdict: [`Stored runs: ${countOf(benchmarks.length, "benchmark")}, ${countOf(history.length, "run")}`]
			},
			answers: [],
			next: [],
			visible: listBlock(lasting.map((drift) => [describeDrift(drift)]), "never"),
			changes: [],
			folds: []
		},
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
			charts: chartsOf({
				id,
				loadHash: null,
				metrics: STORED_METRICS,
				head: {},
				drifts
			})
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
		...measured.map(newestColumn)
	]);
}
function newestColumn(metric) {
	const { label, unit } = METRICS[metric];
	return rightColumn(withUnit(label, unit), ({ newest: { [metric]: value } }) => ({
		...plainCell(value === void 0 ? "–" : formatFigure(value)),
		value
	}));
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
/** What a badge shows of a benchmark: the figure that people quote. */
function badgeOf(kind, { id, newest }) {
	const metric = [
		"throughput",
		"opsPerSecond",
		"finishTime"
	].find((name) => newest[name] !== void 0);
	const figure = metric === void 0 ? "no figure" : `${formatFigure(newest[metric] ?? 0)} ${METRICS[metric].unit}`;
	const state = stateOf(kind, id);
	return {
		label: id,
		value: state === "slower" ? `${figure}, slower` : figure,
		tone: state === "slower" ? "bad" : "good"
	};
}

// src/cli/write-site.ts
/** The site of the stored runs: a page for each machine kind, and a badge for each benchmark. */
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
	const files = badgeFiles(front.benchmarks.map(({ id }) => id));
	for (const [at, benchmark] of front.benchmarks.entries()) await write(files[at], renderBadge(badgeOf(front, benchmark)));
	say(`Wrote ${countOf(kinds.length, "page")} and ${countOf(files.length, "badge")} into ${folder}.`);
}
const newestOf = ({ history }) => history.at(-1).recordedAt;
function benchmarksOf(figures) {
	return [...Map.groupBy(figures, ({ benchmark }) => benchmark)].map(([id, ofBenchmark]) => ({
		id,
		runs: Math.max(...ofBenchmark.map(({ runs }) => runs)),
		newest: Object.fromEntries(ofBenchmark.map(({ metric, newest }) => [metric, newest]))
	}));
}
/** No file system takes more than 255. */
const LONGEST_FILE_NAME = 200;
/** `badges/express-updateUser.svg`: ids have characters that a file name, or an address, cannot have. A name that is too long, or that two ids come to, gets a digest. */
function badgeFiles(ids) {
	const names = ids.map((id) => id.replaceAll(/[^\w.-]+/gu, "-"));
	return names.map((name, at) => {
		return `badges/${name.length <= LONGEST_FILE_NAME && names.indexOf(name) === names.lastIndexOf(name) ? name : `${name.slice(0, LONGEST_FILE_NAME)}-${createHash("sha256").update(ids[at]).digest("hex").slice(0, 8)}`}.svg`;
	});
}

export { writeSite };