import { t as openBaselines } from "./baseline-command-LWwY-Z2W.js";
import { t as say } from "./tell-Cf-gqiX7.js";
import { S as toDotPath, c as int, d as number, f as object, g as string, i as array, m as record } from "./schemas-1QBeipMY.js";
import { d as userError } from "./benchmark-glob-CCLytZn4.js";
import { a as reasonOf } from "./errors-DSIqjwh-.js";
import { C as METRICS, w as METRIC_NAMES } from "./reasons-Biz1MOfI.js";
import { d as IMPORTED_KIND, i as importRuns } from "./baseline-files-B-J7zjRy.js";
import "./record-schema-CS_xbRPM.js";
import "./run-file-DLB4oy2v.js";
import { i as countOf, l as listOfMost, s as jsonOrNull } from "./phrases-9oUwjXNw.js";
import { u as plainName } from "./escape-BWBapS6T.js";
import { readFile } from "node:fs/promises";

// src/errors/imports.ts
/** Errors of files that other tools wrote. */
const IMPORT_ERRORS = {
	"not-github-action-benchmark": userError({
		where: "data.js",
		reason: "entries.Benchmark.0.date: expected a number"
	}, ({ where, reason }) => ({
		what: `this is no history of github-action-benchmark: ${reason}`,
		where,
		fix: "Give the file `data.js`, which github-action-benchmark keeps on its branch (gh-pages, folder dev/bench)."
	})),
	"nothing-to-import": userError({
		where: "data.js",
		units: ["points", "widgets"]
	}, ({ where, units }) => ({
		what: `no figure of this history has a unit that perf-gate knows${units.length === 0 ? "" : ` (it has ${units.join(", ")})`}`,
		where,
		fix: "Only times per operation, operations per second, requests per second and figures that `perf-gate report --gab` wrote can be imported."
	}))
};

// src/imports/github-action-benchmark.ts
/** The history of github-action-benchmark as stored runs of a machine kind of their own: for charts, because the machine is not known. */
const name = string().min(1).max(300);
const bench = object({
	name,
	value: number(),
	unit: string().max(300)
});
const entry = object({
	commit: object({ id: name }),
	date: int().nonnegative().max(864e13),
	benches: array(bench).max(5e3)
});
const history = object({ entries: record(name, array(entry).max(2e4)) });
/** Reads the text of `data.js`, or of the JSON in it. @param where name of the file in errors. @returns runs, oldest first, and units of figures that were left out @throws UserError where it is something else, or has no known figure */
function readGithubActionBenchmark(text, where) {
	const parsed = history.safeParse(jsonOrNull(text.trim().replace(/^window\.BENCHMARK_DATA\s*=/u, "").replace(/;$/u, "")));
	if (!parsed.success) {
		const [issue] = parsed.error.issues;
		throw IMPORT_ERRORS["not-github-action-benchmark"]({
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
	if (runs.length === 0) throw IMPORT_ERRORS["nothing-to-import"]({
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

// src/cli/import-command.ts
const MOST_UNITS = 5;
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
		throw IMPORT_ERRORS["not-github-action-benchmark"]({
			where: file,
			reason: reasonOf(cause)
		}, cause);
	}
}

export { importCommand };