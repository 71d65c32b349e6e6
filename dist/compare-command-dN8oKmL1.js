import { a as verdictOnceWritten, i as checkDestinations, o as wholeReportOf, s as writeComparedReports, t as VERBOSE, u as writeReports } from "./output-Cspp58uW.js";
import { c as int, d as number, f as object, g as string, i as array } from "./schemas-1QBeipMY.js";
import { t as datetime } from "./iso-C111rPuD.js";
import { f as userError } from "./benchmark-glob-BzdGnwxp.js";
import { t as CLI_ERRORS } from "./cli-C_V5_NGj.js";
import { t as IMPORT_ERRORS } from "./imports-hYZ3U6Mk.js";
import { t as IMPORTED_KIND } from "./imported-kind-SWLP9ced.js";
import { c as readRunFile, d as judge } from "./run-file-CLzCTAQR.js";
import "./record-schema-B384YKeV.js";
import { o as jsonOrNull } from "./phrases-Cera2VaV.js";
import { t as judgeSequential } from "./sequential-BbYxwONQ.js";
import { t as joinRuns } from "./join-runs-Thi5bJjv.js";
import { s as textIfReadable } from "./text-file-CCme6D4O.js";

// src/imports/autocannon.ts
/** Results of `autocannon --json` as a run, for tables alone: each result stands for a solo round. */
const figure = number().nonnegative();
const count = int().nonnegative();
const result = object({
	title: string().max(300).optional(),
	url: string().max(1e4),
	connections: int().positive(),
	pipelining: int().positive(),
	/** In seconds. */
	duration: number().positive(),
	start: datetime(),
	errors: count,
	non2xx: count,
	latency: object({
		p50: figure,
		p97_5: figure,
		p99: figure
	}),
	requests: object({ total: count }),
	throughput: object({ total: figure })
});
const results = array(result).min(1).max(1e3);
/** Shows requests per second in the table of changes. Nothing is decided by runs that were measured apart. */
const SHOWN = [{
	benchmark: "**",
	metric: "throughput",
	role: "gating"
}];
/**
* The results in a text: one, a list, or one a line. null: it holds something else.
*
* @param where name of the file in errors. @throws UserError where a benchmark has a single result, or answers went wrong
*/
function runOfAutocannon(text, where) {
	const whole = jsonOrNull(text);
	const parsed = results.safeParse(whole === null ? text.split("\n").filter((line) => line.trim() !== "").map(jsonOrNull) : [whole].flat());
	if (!parsed.success) return null;
	const found = parsed.data;
	const [errors, non2xx] = [sumOf(found, ({ errors: one }) => one), sumOf(found, (one) => one.non2xx)];
	if (errors + non2xx > 0) throw userError(IMPORT_ERRORS["autocannon-errors"], {
		where,
		errors,
		non2xx
	});
	const benchmarks = [...Map.groupBy(found, scenarioOf)].map(([scenario, ofScenario]) => recordOf(scenario, ofScenario, where));
	return {
		schema: 3,
		tool: "autocannon",
		startedAt: found[0].start,
		durationMs: sumOf(found, ({ duration }) => duration * 1e3),
		only: [],
		profile: "autocannon",
		measuredFor: "tables",
		seed: 0,
		head: {
			sha: "unknown",
			dirty: false
		},
		base: null,
		pullRequest: null,
		branch: "unknown",
		shard: null,
		configFile: where,
		configHash: "",
		environment: IMPORTED_KIND,
		policy: {
			rules: SHOWN,
			alpha: .05,
			noRegressionOver: .05,
			onInconclusive: "pass",
			minStoredRuns: 5
		},
		benchmarks,
		control: [],
		notes: [],
		warnings: []
	};
}
const sumOf = (found, of) => found.reduce((sum, one) => sum + of(one), 0);
/** Ports differ between base and head. */
function scenarioOf({ title, url }) {
	const address = URL.parse(url);
	return title ?? (address === null ? url : `${address.pathname}${address.search}`.replace(/^\/(?=.)/u, "")).slice(0, 300);
}
function recordOf(scenario, found, where) {
	if (found.length < 2) throw userError(IMPORT_ERRORS["single-autocannon-result"], { where });
	const loads = new Set(found.map(({ connections, pipelining }) => `${connections} connections, pipelining ${pipelining}`));
	return {
		id: `autocannon/${scenario}`,
		target: "autocannon",
		scenario,
		kind: "server",
		version: null,
		labels: {},
		variant: null,
		loadHash: [...loads].join("; "),
		measurement: {
			state: "measured",
			plan: null,
			duets: [],
			solos: found.map(soloOf)
		}
	};
}
/** autocannon has whole milliseconds. */
function soloOf({ duration, latency, requests, throughput }, index) {
	return {
		index,
		figures: {
			throughput: requests.total / duration,
			latencyP50: latency.p50,
			latencyP975: latency.p97_5,
			latencyP99: latency.p99,
			output: throughput.total / duration / 1e6
		}
	};
}

// src/cli/compare-command.ts
/** `perf-gate compare`: judges one run again, or compares two that were measured at different times. @returns the exit code of the contract */
async function compareCommand(files, options) {
	const [first, second, ...more] = files;
	if (first === void 0 || more.length > 0) throw userError(CLI_ERRORS["wrong-number-of-runs"], { count: files.length });
	await checkDestinations(options);
	return second === void 0 ? compareOne(first, options) : compareTwo(first, second, options);
}
/** Judges and reports one run as it is. */
async function judgeAgain(path, options) {
	const file = await readRunFile(path);
	const judgement = judge(file);
	await writeReports(file, judgement, options, wholeReportOf(path));
	return {
		run: file.run,
		judgement
	};
}
async function compareOne(path, options) {
	const file = await readRunFile(path);
	const judgement = judge(file);
	return verdictOnceWritten(judgement, () => writeReports(file, judgement, options, wholeReportOf(path)));
}
async function compareTwo(basePath, headPath, options) {
	const [base, head] = [await readRecordedRun(basePath), await readRecordedRun(headPath)];
	const judgement = judgeSequential(base, head);
	return verdictOnceWritten(judgement, () => writeComparedReports({
		base: {
			run: base,
			file: basePath
		},
		head: {
			run: head,
			file: headPath
		}
	}, judgement, options));
}
/** Of autocannon too. */
async function readRecordedRun(path) {
	return runOfAutocannon(await textIfReadable(path), path) ?? (await readRunFile(path)).run;
}
/** `perf-gate merge`: joins the runs of shards and environments, and judges them as a whole. @returns the exit code of the contract */
async function mergeCommand(paths, options) {
	await checkDestinations(options);
	const file = await joinRuns(paths, options.expect ?? null);
	const judgement = judge(file);
	return verdictOnceWritten(judgement, () => writeReports(file, judgement, options, options.json === void 0 || options.json === "-" ? VERBOSE : wholeReportOf(options.json)));
}

export { judgeAgain as n, mergeCommand as r, compareCommand as t };