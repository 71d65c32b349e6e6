import { r as __toESM } from "./rolldown-runtime-CoNq6U3z.js";
import { t as require_cli_table3 } from "./cli-table3-C02oN0AF.js";
import { g as repositoryRoot } from "./digest-H1OnGYGc.js";
import { a as readHistory, i as pruneDir, r as listHistories, s as toStoredRun, t as appendRun } from "./files-C2HgG99K.js";
import { t as summarizeHistory } from "./history-DE5NjOs1.js";
import { t as loadConfig } from "./load-BE6wXUKA.js";
import { n as UserError } from "./errors-3tGWn54n.js";
import { n as EXIT } from "./version-bzfVxIi6.js";
import { t as openGit } from "./git-BSpv-_Gw.js";
import { t as METRICS } from "./metrics-CnOSOGmq.js";
import { n as formatFigure } from "./format-Dfd2Aj3t.js";
import { n as countOf, s as formatPercent } from "./wording-BpJABung.js";
import { n as readRunFile } from "./run-file-cFXwqN5h.js";
import { n as gateRequest } from "./measure-options-CJPWR0aU.js";
import { t as measure } from "./measuring-BKrw5myo.js";
import path from "node:path";
import process from "node:process";

// src/commands/baseline.ts
var import_cli_table3 = /* @__PURE__ */ __toESM(require_cli_table3(), 1);
/** `perf-gate baseline update`. @returns the exit code of the contract */
async function updateCommand(file, options) {
	const dir = await baselinesFolder(options);
	const run = file === null ? await measureHead(options) : (await readRunFile(file)).run;
	if (run === null) return EXIT.interrupted;
	const stored = toStoredRun(run);
	if (stored.benchmarks.length === 0) throw new UserError({
		what: "the run has no absolute figures to store",
		where: file ?? "perf-gate baseline update",
		fix: "Mend what its report says of each benchmark, and measure again."
	});
	await appendRun(dir, stored, options.keep ?? 100);
	const history = await readHistory(dir, stored.environment.key);
	process.stdout.write(`Stored ${countOf(stored.benchmarks.length, "benchmark")} of ${stored.commit.slice(0, 12)}; this machine kind has ${countOf(history.length, "stored run")} now (${stored.environment.key}).\n`);
	return EXIT.passed;
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
	const dir = await baselinesFolder(options);
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
	const dropped = await pruneDir(await baselinesFolder(options), options.keep);
	process.stdout.write(`Dropped ${countOf(dropped, "stored run")}; at most ${options.keep} of each machine kind are kept.\n`);
}
async function baselinesFolder({ config: file, baselines }) {
	const root = await repositoryRoot(openGit({
		root: process.cwd(),
		env: process.env,
		own: {}
	}), process.cwd());
	const { config } = await loadConfig(root, file ?? null);
	return path.resolve(root, baselines ?? config.baselines);
}

export { pruneCommand, showCommand, updateCommand };