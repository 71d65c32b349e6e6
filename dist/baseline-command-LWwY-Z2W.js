import { r as bareTable } from "./output-RIMX5NZo.js";
import { n as tell, t as say } from "./tell-Cf-gqiX7.js";
import { l as readEnvironment, r as whatIsSaved, t as measure } from "./measuring-BKtTkexu.js";
import { n as gateRequest, r as refuseIdleOptions } from "./run-command-BYH5GgAb.js";
import { g as loadConfig, o as readAcceptances } from "./acceptances-BdXaKtGa.js";
import { n as DAY_MS, t as CLOCK_TOLERANCE_MS } from "./quantities-zpBlaDnA.js";
import { t as EXIT } from "./errors-DSIqjwh-.js";
import { t as CLI_ERRORS } from "./cli-BjijRxhL.js";
import { St as environmentsOf, dt as isCounted } from "./verdict-CI6msYia.js";
import { s as readRunFile, u as judge } from "./run-file-DLB4oy2v.js";
import { C as METRICS, _ as formatPercent, f as formatFigure, w as METRIC_NAMES } from "./reasons-Biz1MOfI.js";
import { c as readHistory, f as openAncestry, n as checkAppendable, o as listHistories, s as pruneDir, t as appendRun } from "./baseline-files-B-J7zjRy.js";
import { i as median, r as mean, s as sampleStandardDeviation } from "./simple-statistics-V1TCQLg0.js";
import { f as describeNote, p as describeReason } from "./report-document-ChFiFAs3.js";
import { i as toStoredRuns, n as missingFromStored, r as reasonNotToStore, t as invalidBenchmarks } from "./to-stored-runs-BaKwU2vn.js";
import { c as openRepository, n as commitOf } from "./git-l_f52-Zi.js";
import { c as listOf, i as countOf, u as shortCommit } from "./phrases-9oUwjXNw.js";
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
		figures: underNewestLoads(history).flatMap(([benchmark, stored]) => METRIC_NAMES.flatMap((metric) => summarizeFigure({
			benchmark,
			metric,
			means: meansOfRuns(stored, metric)
		})))
	};
}
/** Every benchmark of each run under the load it was last stored under; sorted by id. */
function underNewestLoads(history) {
	return [...Map.groupBy(history.flatMap(({ benchmarks }) => benchmarks), ({ id }) => id)].map(([id, stored]) => [id, stored.filter(({ loadHash }) => loadHash === stored.at(-1).loadHash)]).toSorted(([one], [other]) => one < other ? -1 : 1);
}
function meansOfRuns(stored, metric) {
	return stored.flatMap((benchmark) => {
		const values = valuesOf(benchmark, metric);
		return values.length === 0 ? [] : [mean([...values])];
	});
}
function valuesOf({ figures, instructions }, metric) {
	if (!isCounted(metric)) return figures[metric] ?? [];
	return instructions !== void 0 && metric === "instructionsPerOp" === (figures.nsPerOp !== void 0) ? [instructions.head] : [];
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
	if (file !== void 0) refuseMeasuringOptions(file, options);
	const { dir, git, retention } = await openBaselines(options);
	const recorded = file === void 0 ? await measureHead(options, dir) : {
		run: (await readRunFile(file)).run,
		recordedIn: file
	};
	if (recorded === null) return EXIT.interrupted;
	refuseFuture(recorded, /* @__PURE__ */ new Date());
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
/** As the newest run it would be compared with for ever. @throws UserError for a run that has not begun yet */
function refuseFuture({ run: { startedAt }, recordedIn }, now) {
	if (Date.parse(startedAt) - now.getTime() > 6e5) throw CLI_ERRORS["run-of-the-future"]({
		recordedIn,
		startedAt,
		now: now.toISOString()
	});
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
	if (exitCode === EXIT.passed) throw CLI_ERRORS["run-not-storable"]({
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