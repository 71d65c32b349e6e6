import { t as bareTable } from "./bare-table-NfoCINzl.js";
import { S as readEnvironment, r as whatIsSaved, t as measure } from "./measuring-D1qdIVXZ.js";
import { n as gateRequest, r as refuseIdleOptions } from "./run-command-14Wl4V8b.js";
import { g as commitOf, o as readAcceptances, w as loadConfig, x as openRepository } from "./acceptances-JrubMvN-.js";
import { t as DAY_MS } from "./quantities-C_2iw0_X.js";
import { r as UserError, t as EXIT } from "./errors-B5hJe2kq.js";
import { $ as environmentsOf, o as judge, r as readRunFile } from "./run-file-lcdCw_ea.js";
import { H as METRICS, U as METRIC_NAMES, c as formatFigure, it as median, lt as sampleStandardDeviation, p as formatPercent, rt as mean } from "./record-schema-DhL74JJW.js";
import { c as readHistory, i as checkAppendable, o as listHistories, r as appendRun, s as pruneDir, u as openAncestry } from "./missing-programs-C0szlpUE.js";
import { i as toStoredRuns, n as missingFromStored, r as reasonNotToStore, t as invalidBenchmarks } from "./to-stored-runs-C3hZAtxU.js";
import { _ as listOf, h as countOf, y as shortCommit } from "./benchmark-glob-D-ll8Iky.js";
import process from "node:process";
import path from "node:path";

// src/store/history-summary.ts
/** The history of one machine kind at a glance; null if it is empty. */
function summarizeHistory(history) {
	const [oldest] = history;
	const newest = history.at(-1);
	if (oldest === void 0 || newest === void 0) return null;
	return {
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
		const values = benchmarks.find((candidate) => candidate.id === id && candidate.loadHash === loadHash)?.figures[metric] ?? [];
		return values.length === 0 ? [] : [mean([...values])];
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

// src/cli/baseline-command.ts
/** `perf-gate baseline update`. @returns the exit code of the contract: that of the verdict where it keeps the run, or a benchmark of it, from being stored */
async function updateCommand(file, options) {
	if (file !== null) refuseMeasuringOptions(file, options);
	const { dir, git, retention } = await openBaselines(options);
	const recorded = file === null ? await measureHead(options, dir) : {
		run: (await readRunFile(file)).run,
		recordedIn: file
	};
	if (recorded === null) return EXIT.interrupted;
	const judged = await judgeByWhatIsStored(recorded.run, {
		dir,
		git
	});
	const reason = reasonNotToStore(recorded.run, judged.judgement);
	if (reason !== null) return tellNotStored(reason, recorded, judged.judgement);
	for (const stored of toStoredRuns(judged.file, judged.judgement)) {
		await appendRun(dir, stored, retention);
		const history = await readHistory(dir, stored.environment.key);
		process.stdout.write(`Stored ${countOf(stored.benchmarks.length, "benchmark")} of ${shortCommit(stored.commit)}; this machine kind has ${countOf(history.length, "stored run")} now (${stored.environment.key}).\n`);
		process.stdout.write(describeSlower(stored));
	}
	missingFromStored(recorded.run).forEach((text) => process.stderr.write(`${text}\n`));
	return invalidBenchmarks(recorded.run).length === 0 ? EXIT.passed : EXIT.invalid;
}
/** Configuration and folder count for a recorded run as well. */
function refuseMeasuringOptions(file, { only, all, budget, profile, seed, shard }) {
	refuseIdleOptions({
		"--only": only.length > 0,
		"--all": all,
		"--budget": budget !== void 0,
		"--profile": profile !== void 0,
		"--seed": seed !== void 0,
		"--shard": shard !== void 0
	}, {
		where: `perf-gate baseline update ${file}`,
		fix: "Leave that out to store the run as it is, or leave out the run to measure now."
	});
}
/** Judged by what is stored now, whatever the run was compared with when it was measured. */
async function judgeByWhatIsStored(run, { dir, git }) {
	const histories = await Promise.all(environmentsOf(run).map(async ({ key }) => readHistory(dir, key)));
	const { history, notes } = await selectLeadingTo(run.head.sha, histories.flat(), git);
	notes.forEach((text) => process.stderr.write(`${text}\n`));
	const file = {
		run,
		history,
		acceptances: await readAcceptances(dir, run.configFile)
	};
	return {
		file,
		judgement: judge(file)
	};
}
/** A run may have been recorded in another clone, and this one may not have its commit. */
async function selectLeadingTo(sha, stored, git) {
	if (stored.length === 0 || await commitOf(git, sha) !== null) return openAncestry(git, sha).select(stored);
	return {
		history: stored,
		notes: [`This clone does not have ${shortCommit(sha)}, so it cannot be told which of the ${countOf(stored.length, "stored run")} lead to it: all of them were used.`]
	};
}
/** @returns the exit code of the verdict. @throws UserError where that passes: there is nothing in the run, then */
function tellNotStored(reason, { recordedIn }, { exitCode }) {
	if (exitCode === EXIT.passed) throw new UserError({
		what: `the run cannot be stored as a baseline: ${reason}`,
		where: recordedIn,
		fix: `Mend what \`perf-gate compare ${recordedIn}\` says of each benchmark, and measure again.`
	});
	process.stderr.write(`The run was not stored as a baseline: ${reason}. \`perf-gate compare ${recordedIn}\` says more.\n`);
	return exitCode;
}
function describeSlower({ slower }) {
	if (slower.length === 0) return "";
	return `Slower than the baseline, and kept out of it until \`perf-gate accept\` says that it may stay: ${listOf(slower.map(({ id }) => id))}.\n`;
}
/** A baseline is head alone, and all of it. null: interrupted. @throws UserError where it could not be stored in `dir`, before anything is measured */
async function measureHead(options, dir) {
	await checkAppendable(dir, (await readEnvironment()).key);
	const { file, interrupted, kept } = await measure(gateRequest({
		...options,
		all: true,
		base: false
	}));
	if (interrupted) {
		process.stderr.write(`Interrupted. Nothing was stored; ${whatIsSaved(kept)}.\n`);
		return null;
	}
	if ("problem" in kept) throw kept.problem;
	return {
		run: file.run,
		recordedIn: kept.path
	};
}
/** `perf-gate baseline show` */
async function showCommand(options) {
	const { dir } = await openBaselines(options);
	const keys = await listHistories(dir);
	if (keys.length === 0) process.stdout.write(`No baseline is stored in ${dir} yet; \`perf-gate baseline update\` measures and stores one.\n`);
	for (const key of keys) {
		const summary = summarizeHistory(await readHistory(dir, key));
		if (summary === null) continue;
		process.stdout.write(`${key}: ${countOf(summary.runs, "run")}, ${summary.oldestRecordedAt} to ${summary.newestRecordedAt}, newest of ${shortCommit(summary.newestCommit)}\n`);
		process.stdout.write(`${bareTable({
			head: [
				"benchmark",
				"metric",
				"runs",
				"median",
				"newest",
				"varies by"
			],
			rows: summary.figures.map(rowOf),
			ruled: true
		})}\n`);
	}
}
function rowOf({ benchmark, metric, runs, median, newest, relativeSd }) {
	const { label, unit } = METRICS[metric];
	return [
		benchmark,
		`${label} (${unit})`,
		String(runs),
		formatFigure(median),
		formatFigure(newest),
		relativeSd === null ? "–" : formatPercent(relativeSd)
	];
}
/** `perf-gate baseline prune` */
async function pruneCommand(options) {
	const { dir, retention } = await openBaselines(options);
	const dropped = await pruneDir(dir, retention, /* @__PURE__ */ new Date());
	process.stdout.write(`Dropped ${countOf(dropped, "stored run")}; of each machine kind the newest ${retention.runs} of every benchmark are kept, and none older than ${countOf(Number((retention.maxAgeMs / DAY_MS).toPrecision(3)), "day")}.\n`);
}
async function openBaselines({ config: file, baselines, keep, olderThan }) {
	const { root, git } = await openRepository(process.cwd());
	const { config } = await loadConfig(root, file ?? null);
	const { runs, maxAgeMs } = config.retention;
	return {
		dir: path.resolve(root, baselines ?? config.baselines),
		git,
		retention: {
			runs: keep ?? runs,
			maxAgeMs: olderThan ?? maxAgeMs
		}
	};
}

export { pruneCommand, showCommand, updateCommand };