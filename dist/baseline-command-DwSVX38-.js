import { r as bareTable } from "./output-CKS5jTWk.js";
import { c as int, d as number, f as object, g as string, i as array, m as record, x as toDotPath } from "./schemas-yV69UCJf.js";
import { n as say, r as tell, t as CLI_ERRORS } from "./cli-Dd0bWzce.js";
import { r as whatIsSaved, t as measure, u as readEnvironment } from "./measuring-Dl1cG1av.js";
import { n as refuseIdleOptions, t as gateRequest } from "./run-command-233gokwi.js";
import { g as loadConfig, o as readAcceptances } from "./acceptances-RASQ-GOI.js";
import { n as DAY_MS, t as CLOCK_TOLERANCE_MS } from "./quantities-zpBlaDnA.js";
import { a as reasonOf, t as EXIT } from "./errors-B-nyEVmC.js";
import { T as METRIC_NAMES, p as formatFigure, v as formatPercent, w as METRICS } from "./reasons-L4d3T4Xv.js";
import { a as importRuns, l as pruneDir, m as openAncestry, n as checkAppendable, p as IMPORTED_KIND, r as comparableWith, s as listHistories, t as appendRun, u as readHistory } from "./baseline-files-DTBMi0eZ.js";
import "./record-schema-CSMrcPUr.js";
import { s as readRunFile, u as judge } from "./run-file-DePvcKCy.js";
import { c as listOf, i as countOf, l as listOfMost, s as jsonOrNull, u as shortCommit } from "./phrases-9oUwjXNw.js";
import { St as environmentsOf, it as storedFigures } from "./verdict-CFN-Oras.js";
import { i as median, r as mean, s as sampleStandardDeviation } from "./simple-statistics-V1TCQLg0.js";
import { d as describeReason, u as describeNote } from "./report-document-DhKrmnUq.js";
import { i as toStoredRuns, n as missingFromStored, r as reasonNotToStore, t as invalidBenchmarks } from "./to-stored-runs-Ca2Z0cYw.js";
import { l as openRepository, n as commitOf } from "./git-CiXIoVc2.js";
import { u as plainName } from "./escape-BWBapS6T.js";
import process from "node:process";
import path from "node:path";
import { readFile } from "node:fs/promises";

// src/imports/github-action-benchmark.ts
/** The history of github-action-benchmark as stored runs of a machine kind of their own: for charts, because the machine is not known. */
const name = string().min(1).max(300);
const bench = object({
	name,
	value: number(),
	unit: string().max(300)
});
/** Dates of runs have four digits for the year. */
const LATEST_MS = Date.UTC(9999, 11, 31);
const entry = object({
	commit: object({ id: name }),
	date: int().nonnegative().max(LATEST_MS),
	benches: array(bench).max(5e3)
});
const history = object({ entries: record(name, array(entry).max(2e4)) });
/** Reads the text of `data.js`, or of the JSON in it. @param where name of the file in errors. @returns runs, oldest first, and units of figures that were left out @throws UserError where it is something else, or has no known figure */
function readGithubActionBenchmark(text, where) {
	const parsed = history.safeParse(jsonOrNull(text.trim().replace(/^window\.BENCHMARK_DATA\s*=/u, "").replace(/;$/u, "")));
	if (!parsed.success) {
		const [issue] = parsed.error.issues;
		throw CLI_ERRORS["not-github-action-benchmark"]({
			where,
			reason: issue === void 0 || issue.path.length === 0 ? "no JSON with entries" : `${toDotPath(issue.path)}: ${issue.message}`
		});
	}
	const entries = Object.entries(parsed.data.entries).flatMap(([suite, ofSuite]) => ofSuite.map((one) => ({
		...one,
		suite
	})));
	const runs = entries.map(storedRunOf).filter(({ benchmarks }) => benchmarks.length > 0).toSorted((one, other) => one.recordedAt.localeCompare(other.recordedAt));
	const unknownUnits = [...new Set(entries.flatMap(({ suite, benches }) => benches.flatMap((one) => figureOf(suite, one) === null ? [one.unit] : [])))];
	if (runs.length === 0) throw CLI_ERRORS["nothing-to-import"]({
		where,
		units: unknownUnits
	});
	return {
		runs,
		unknownUnits
	};
}
function storedRunOf({ suite, commit, date, benches }) {
	const byId = Map.groupBy(benches.flatMap((one) => figureOf(suite, one) ?? []), ({ id }) => id);
	return {
		schema: 3,
		tool: "github-action-benchmark",
		recordedAt: new Date(date).toISOString(),
		commit: commit.id,
		environment: IMPORTED_KIND,
		configHash: "imported",
		slower: [],
		accepted: [],
		benchmarks: [...byId].map(([id, figures]) => ({
			id,
			loadHash: "imported",
			figures: Object.fromEntries([...Map.groupBy(figures, ({ metric }) => metric)].map(([metric, ofMetric]) => [metric, ofMetric.map(({ value }) => value)]))
		}))
	};
}
/** Nanoseconds in units of time, alone or per operation. */
const NANOSECONDS = {
	ns: 1,
	us: 1e3,
	µs: 1e3,
	ms: 1e6,
	s: 1e9,
	sec: 1e9
};
const TIME = /^(?<unit>ns|us|µs|ms|s|sec)(?:\/(?:iter|op))?$/u;
const OPERATIONS = /^(?:ops?|iter)\/s(?:ec)?$/u;
const REQUESTS = /^req(?:uests|s)?\/s(?:ec)?$/u;
/** null: perf-gate has no such metric. */
function figureOf(suite, { name: called, value, unit }) {
	if (!Number.isFinite(value) || value < 0) return null;
	const [, own, label] = /^(.+): ([^:]+)$/u.exec(called) ?? [];
	const metric = METRIC_NAMES.find((one) => METRICS[one].label === label && METRICS[one].unit === unit);
	if (own !== void 0 && metric !== void 0) return {
		id: own,
		metric,
		value
	};
	const id = `${suite}/${called}`;
	const time = TIME.exec(unit)?.groups?.["unit"];
	if (time !== void 0) return {
		id,
		metric: "nsPerOp",
		value: value * NANOSECONDS[time]
	};
	if (OPERATIONS.test(unit)) return value === 0 ? null : {
		id,
		metric: "nsPerOp",
		value: 1e9 / value
	};
	return REQUESTS.test(unit) ? {
		id,
		metric: "throughput",
		value
	} : null;
}

// src/store/history-summary.ts
/** The history of one machine kind at a glance, as `perf-gate baseline show` prints it; null if it is empty. */
function summarizeHistory(history) {
	const [oldest] = history;
	const newest = history.at(-1);
	if (oldest === void 0 || newest === void 0) return null;
	const figures = [...Map.groupBy(history.flatMap(({ benchmarks }) => benchmarks), ({ id }) => id)].toSorted(([one], [other]) => one < other ? -1 : 1).flatMap(([benchmark, stored]) => {
		const underNewestLoad = stored.filter(({ loadHash }) => loadHash === stored.at(-1).loadHash);
		return METRIC_NAMES.flatMap((metric) => {
			const ofMetric = underNewestLoad.map((one) => storedFigures(one, metric)).filter((values) => values.length > 0);
			return ofMetric.length === 0 ? [] : [summaryOf(benchmark, metric, ofMetric.map((values) => mean([...values])))];
		});
	});
	return {
		runs: history.length,
		oldestRecordedAt: oldest.recordedAt,
		newestRecordedAt: newest.recordedAt,
		newestCommit: newest.commit,
		figures
	};
}
function summaryOf(benchmark, metric, means) {
	const average = mean(means);
	const relativeSd = means.length < 2 || average === 0 ? null : sampleStandardDeviation(means) / average;
	return {
		benchmark,
		metric,
		runs: means.length,
		median: median(means),
		relativeSd,
		newest: means.at(-1)
	};
}

// src/cli/baseline-command.ts
/** Units that a line names before it counts the rest. */
const MOST_UNITS = 5;
/** `perf-gate baseline update`. @returns the exit code: the verdict's where the run, or a benchmark of it, is not stored */
async function updateCommand(file, options) {
	if (file !== void 0) refuseMeasuringOptions(file, options);
	const { dir, git, retention } = await openBaselines(options);
	const recorded = file === void 0 ? await measureHead(options, dir) : {
		run: (await readRunFile(file)).run,
		recordedIn: file
	};
	if (recorded === null) return EXIT.interrupted;
	const { run, recordedIn } = recorded;
	const now = /* @__PURE__ */ new Date();
	if (Date.parse(run.startedAt) - now.getTime() > 6e5) throw CLI_ERRORS["run-of-the-future"]({
		recordedIn,
		startedAt: run.startedAt,
		now: now.toISOString()
	});
	const judged = await judgeByWhatIsStored(run, dir, git);
	const reason = reasonNotToStore(run, judged.judgement);
	if (reason !== null) return tellNotStored(reason, recordedIn, judged.judgement);
	for (const stored of toStoredRuns(judged.file, judged.judgement)) {
		await appendRun(dir, stored, retention);
		const history = await readHistory(dir, stored.environment.key);
		say(`Stored ${countOf(stored.benchmarks.length, "benchmark")} of ${shortCommit(stored.commit)}; this machine kind has ${countOf(history.length, "stored run")} now (${stored.environment.key}).`);
		if (stored.slower.length > 0) say(`Slower than the baseline, and kept out of it until \`perf-gate accept\` accepts it: ${listOf(stored.slower.map(({ id }) => id))}.`);
	}
	missingFromStored(run).forEach((note) => tell(describeNote(note)));
	return invalidBenchmarks(run).length === 0 ? EXIT.passed : EXIT.invalid;
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
async function judgeByWhatIsStored(run, dir, git) {
	const histories = await Promise.all((await listHistories(dir)).filter((key) => key !== IMPORTED_KIND.key).map(async (key) => readHistory(dir, key)));
	const stored = comparableWith(environmentsOf(run), histories.flat());
	const { history, notes } = await selectLeadingTo(run.head.sha, stored, git);
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
function tellNotStored(reason, recordedIn, { exitCode }) {
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
	const label = `${METRICS[metric].label} (${METRICS[metric].unit})`;
	const variesBy = relativeSd === null ? "–" : formatPercent(relativeSd);
	return [
		benchmark,
		label,
		String(runs),
		formatFigure(median),
		formatFigure(newest),
		variesBy
	];
}
/** `perf-gate baseline prune` */
async function pruneCommand(options) {
	const { dir, retention } = await openBaselines(options);
	const dropped = await pruneDir(dir, retention, /* @__PURE__ */ new Date());
	say(`Dropped ${countOf(dropped, "stored run")}; of each machine kind the newest ${retention.runs} of every benchmark are kept, and none older than ${countOf(Number((retention.maxAgeMs / DAY_MS).toPrecision(3)), "day")}.`);
}
/** `perf-gate baseline import`: the history of github-action-benchmark, for the charts of the site. */
async function importCommand(file, options) {
	const { dir, retention } = await openBaselines(options);
	const { runs, unknownUnits } = readGithubActionBenchmark(await readHistoryFile(file), file);
	const kept = await importRuns(dir, runs, retention);
	const benchmarks = new Set(kept.flatMap((run) => run.benchmarks.map(({ id }) => id)));
	say(`Read ${countOf(runs.length, "run")}; ${countOf(kept.length, "imported run")} of ${countOf(benchmarks.size, "benchmark")} ${kept.length === 1 ? "is" : "are"} stored now (${IMPORTED_KIND.key}), within the retention.`);
	if (unknownUnits.length > 0) say(`Left out: figures in ${listOfMost(unknownUnits.map((unit) => unit === "" ? "no unit" : plainName(unit)), MOST_UNITS)}, which perf-gate has no metric for.`);
	say("`perf-gate report --site DIR` draws them. No verdict uses them, because the machine is not known.");
}
async function readHistoryFile(file) {
	try {
		return await readFile(file, "utf8");
	} catch (cause) {
		throw CLI_ERRORS["not-github-action-benchmark"]({
			where: file,
			reason: reasonOf(cause)
		}, cause);
	}
}
async function openBaselines({ config: file, baselines, keep, olderThan }) {
	const { root, git } = await openRepository(process.cwd());
	const { config } = await loadConfig(root, file ?? null);
	const { runs, maxAgeMs } = config.retention;
	return {
		dir: path.resolve(root, baselines ?? config.baselines),
		root,
		git,
		config,
		retention: {
			runs: keep ?? runs,
			maxAgeMs: olderThan ?? maxAgeMs
		}
	};
}

export { updateCommand as a, showCommand as i, openBaselines as n, summarizeHistory as o, pruneCommand as r, importCommand as t };