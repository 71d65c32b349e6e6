import { r as __toESM } from "./rolldown-runtime-CoNq6U3z.js";
import { t as require_cli_table3 } from "./cli-table3-hP2q8tM0.js";
import { r as repositoryRoot } from "./base-commit-Bbt0flja.js";
import { a as readAcceptances } from "./acceptances-BI2sBC6G.js";
import { a as readHistory, i as pruneDir, r as listHistories, t as appendRun } from "./files-D3G2of9N.js";
import { n as mean, r as median, s as sampleStandardDeviation } from "./simple-statistics-BNUgrDlS.js";
import { a as METRIC_NAMES, i as METRICS } from "./text-file-BAzgO3Lc.js";
import { t as toStoredRuns } from "./to-stored-runs-CjUvP29S.js";
import { n as loadConfig } from "./load-DW4WHZYJ.js";
import { n as UserError } from "./errors-3tGWn54n.js";
import { t as EXIT } from "./exit-codes-Bp1ZMGPO.js";
import { t as openGit } from "./git-THeaLbqn.js";
import { U as environmentsOf, i as judge, n as readRunFile } from "./run-file-0P74JekK.js";
import { n as formatFigure } from "./format-Dfd2Aj3t.js";
import { f as formatPercent, p as listOf, s as countOf } from "./record-schema-LJoC3Bar.js";
import { n as gateRequest } from "./measure-options-Biu7NMu2.js";
import { t as measure } from "./measuring-D6pVQt5t.js";
import process from "node:process";
import path from "node:path";

// src/baseline/history.ts
var import_cli_table3 = /* @__PURE__ */ __toESM(require_cli_table3(), 1);
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

// src/commands/baseline.ts
const DAY_MS = 864e5;
/** `perf-gate baseline update`. @returns the exit code of the contract */
async function updateCommand(file, options) {
	const { dir, retention } = await openBaselines(options);
	const run = file === null ? await measureHead(options) : (await readRunFile(file)).run;
	if (run === null) return EXIT.interrupted;
	const runs = await judgeToStore(run, dir);
	if (runs.length === 0) throw new UserError({
		what: "the run has no absolute figures to store",
		where: file ?? "perf-gate baseline update",
		fix: "Mend what its report says of each benchmark, and measure again."
	});
	for (const stored of runs) {
		await appendRun(dir, stored, retention);
		const history = await readHistory(dir, stored.environment.key);
		process.stdout.write(`Stored ${countOf(stored.benchmarks.length, "benchmark")} of ${stored.commit.slice(0, 12)}; this machine kind has ${countOf(history.length, "stored run")} now (${stored.environment.key}).\n`);
		process.stdout.write(describeSlower(stored));
	}
	return EXIT.passed;
}
/** Judged by what is stored now, whatever the run was compared with when it was measured. */
async function judgeToStore(run, dir) {
	const judged = {
		run,
		history: (await Promise.all(environmentsOf(run).map(async ({ key }) => readHistory(dir, key)))).flat(),
		acceptances: await readAcceptances(dir)
	};
	return toStoredRuns(judged, judge(judged));
}
function describeSlower({ slower }) {
	if (slower.length === 0) return "";
	return `Slower than the baseline, and kept out of it until \`perf-gate accept\` says that it may stay: ${listOf(slower.map(({ id }) => id))}.\n`;
}
/** A baseline is head alone, and all of it. null: interrupted. */
async function measureHead(options) {
	const { file, interrupted, savedTo } = await measure(gateRequest({
		...options,
		all: true,
		base: false
	}));
	if (!interrupted) return file.run;
	process.stderr.write(`Interrupted. Nothing was stored; what was measured is saved in ${savedTo}.\n`);
	return null;
}
/** `perf-gate baseline show` */
async function showCommand(options) {
	const { dir } = await openBaselines(options);
	const keys = await listHistories(dir);
	if (keys.length === 0) process.stdout.write(`No baseline is stored in ${dir} yet; \`perf-gate baseline update\` measures and stores one.\n`);
	for (const key of keys) {
		const summary = summarizeHistory(await readHistory(dir, key));
		if (summary === null) continue;
		process.stdout.write(`${key}: ${summary.runs} runs, ${summary.oldestRecordedAt} to ${summary.newestRecordedAt}, newest of ${summary.newestCommit.slice(0, 12)}\n`);
		const table = new import_cli_table3.default({
			head: [
				"benchmark",
				"metric",
				"runs",
				"median",
				"newest",
				"varies by"
			],
			style: {
				head: [],
				border: []
			}
		});
		for (const figure of summary.figures) {
			const { label, unit } = METRICS[figure.metric];
			table.push([
				figure.benchmark,
				`${label} (${unit})`,
				figure.runs,
				formatFigure(figure.median),
				formatFigure(figure.newest),
				figure.relativeSd === null ? "–" : formatPercent(figure.relativeSd)
			]);
		}
		process.stdout.write(`${table.toString()}\n`);
	}
}
/** `perf-gate baseline prune` */
async function pruneCommand(options) {
	const { dir, retention } = await openBaselines(options);
	const dropped = await pruneDir(dir, retention, /* @__PURE__ */ new Date());
	process.stdout.write(`Dropped ${countOf(dropped, "stored run")}; of each machine kind the newest ${retention.runs} are kept, and none older than ${countOf(Number((retention.maxAgeMs / DAY_MS).toPrecision(3)), "day")}.\n`);
}
async function openBaselines({ config: file, baselines, keep, olderThan }) {
	const root = await repositoryRoot(openGit({
		root: process.cwd(),
		env: process.env,
		own: {}
	}), process.cwd());
	const { config } = await loadConfig(root, file ?? null);
	const { runs, maxAgeMs } = config.retention;
	return {
		dir: path.resolve(root, baselines ?? config.baselines),
		retention: {
			runs: keep ?? runs,
			maxAgeMs: olderThan ?? maxAgeMs
		}
	};
}

export { pruneCommand, showCommand, updateCommand };