import { r as bareTable } from "./output-_7AQrPw_.js";
import { n as tell, t as say } from "./tell-CKeGtJ1l.js";
import { p as readEnvironment, r as whatIsSaved, t as measure } from "./measuring-BdQsYfUa.js";
import { n as gateRequest, r as refuseIdleOptions } from "./run-command-ciOeBg8Z.js";
import { h as loadConfig, o as readAcceptances } from "./acceptances-BXohW_jT.js";
import { t as DAY_MS } from "./quantities-CoDJ4pDs.js";
import { t as EXIT } from "./errors-DSIqjwh-.js";
import { p as userError } from "./benchmark-glob-D-yWClg9.js";
import { t as CLI_ERRORS } from "./cli-aqGCJP4E.js";
import { Et as sampleStandardDeviation, Lt as environmentsOf, St as median, xt as mean } from "./verdict-BUxQ320F.js";
import { l as judge, o as readRunFile } from "./run-file-DTCeS9Ew.js";
import { n as METRIC_NAMES, t as METRICS } from "./metrics-D6f3oZqw.js";
import { a as pruneDir, i as listHistories, l as openAncestry, n as checkAppendable, o as readHistory, t as appendRun } from "./baseline-files-tnxw5R7a.js";
import { d as describeReason, u as describeNote } from "./idle-rules-BeJhRj9t.js";
import { i as toStoredRuns, n as missingFromStored, r as reasonNotToStore, t as invalidBenchmarks } from "./to-stored-runs-CgtHERQn.js";
import { n as commitOf, s as openRepository } from "./git-Bwo2lDa9.js";
import { c as formatFigure, p as formatPercent } from "./file-names-Bgw_nfq5.js";
import { c as shortCommit, o as listOf, r as countOf } from "./phrases-C5wJAeKP.js";
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
/** `perf-gate baseline update`. @returns the exit code: the verdict's where the run, or a benchmark of it, is not stored */
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
		say(`Stored ${countOf(stored.benchmarks.length, "benchmark")} of ${shortCommit(stored.commit)}; this machine kind has ${countOf(history.length, "stored run")} now (${stored.environment.key}).`);
		if (stored.slower.length > 0) say(`Slower than the baseline, and kept out of it until \`perf-gate accept\` accepts it: ${listOf(stored.slower.map(({ id }) => id))}.`);
	}
	missingFromStored(recorded.run).forEach((note) => tell(describeNote(note)));
	return invalidBenchmarks(recorded.run).length === 0 ? EXIT.passed : EXIT.invalid;
}
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
/** Judges a run by the stored runs of now. */
async function judgeByWhatIsStored(run, { dir, git }) {
	const histories = await Promise.all(environmentsOf(run).map(async ({ key }) => readHistory(dir, key)));
	const { history, notes } = await selectLeadingTo(run.head.sha, histories.flat(), git);
	notes.forEach((note) => tell(describeNote(note)));
	const file = {
		run: {
			...run,
			branch: "default"
		},
		history,
		acceptances: await readAcceptances(dir, run.configFile)
	};
	return {
		file,
		judgement: judge(file)
	};
}
/** This clone may lack the commit of a run from another clone. */
async function selectLeadingTo(sha, stored, git) {
	if (stored.length === 0 || await commitOf(git, sha) !== null) return openAncestry(git, sha).select(stored);
	return {
		history: stored,
		notes: [{
			kind: "history-of-unknown-commit",
			runs: stored.length,
			commit: sha
		}]
	};
}
/** @returns the exit code of the verdict. @throws UserError where the verdict passes: then the run holds nothing to store */
function tellNotStored(reason, { recordedIn }, { exitCode }) {
	if (exitCode === EXIT.passed) throw userError(CLI_ERRORS["run-not-storable"], {
		reason: describeReason(reason),
		recordedIn
	});
	tell(`The run was not stored as a baseline: ${describeReason(reason)}. \`perf-gate compare ${recordedIn}\` says more.`);
	return exitCode;
}
/** Measures all of head, without a base. null: interrupted. @throws UserError before anything is measured, where the run could not be stored in `dir` */
async function measureHead(options, dir) {
	await checkAppendable(dir, (await readEnvironment()).key);
	const { file, interrupted, kept } = await measure(gateRequest({
		...options,
		all: true,
		base: false
	}));
	if (interrupted) {
		tell(`Interrupted. Nothing was stored; ${whatIsSaved(kept)}.`);
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
	if (keys.length === 0) say(`No baseline is stored in ${dir} yet; \`perf-gate baseline update\` measures and stores one.`);
	for (const key of keys) {
		const summary = summarizeHistory(await readHistory(dir, key));
		if (summary === null) continue;
		say(`${key}: ${countOf(summary.runs, "run")}, ${summary.oldestRecordedAt} to ${summary.newestRecordedAt}, newest of ${shortCommit(summary.newestCommit)}`);
		say(bareTable({
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
		}));
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
	say(`Dropped ${countOf(dropped, "stored run")}; of each machine kind the newest ${retention.runs} of every benchmark are kept, and none older than ${countOf(Number((retention.maxAgeMs / DAY_MS).toPrecision(3)), "day")}.`);
}
async function openBaselines({ config: file, baselines, keep, olderThan }) {
	const { root, git } = await openRepository(process.cwd());
	const { config } = await loadConfig(root, file ?? null);
	const { runs, maxAgeMs } = config.retention;
	return {
		dir: path.resolve(root, baselines ?? config.baselines),
		root,
		config,
		git,
		retention: {
			runs: keep ?? runs,
			maxAgeMs: olderThan ?? maxAgeMs
		}
	};
}

export { summarizeHistory as a, updateCommand as i, pruneCommand as n, showCommand as r, openBaselines as t };