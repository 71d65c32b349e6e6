import { i as reasonOf, n as UserError } from "./errors-B6fJDvjF.js";
import { a as boolean, c as int, d as object, f as partialRecord, g as tuple, h as string, i as array, l as literal, n as _enum, o as custom, p as record, s as discriminatedUnion, u as number, v as unknown, x as toDotPath } from "./schemas-CMJwVh34.js";
import { t as datetime } from "./iso-BJy1cAdg.js";
import { i as plainName } from "./escape-Cq5-N4er.js";
import { t as version } from "./version-nOnNlcX2.js";
import { x as PACED_BY_CLIENT, y as METRIC_NAMES } from "./text-file-RA0jdneG.js";

// src/record/solo-figures.ts
/** What rounds of one arm alone recorded. */
/** The solo rounds of a benchmark; none where it was not measured. */
function solosOf(measurement) {
	return measurement.state === "measured" || measurement.state === "new" ? measurement.solos : [];
}
/** The metrics that solo rounds recorded, in the order in which reports list them. */
function soloMetrics(solos) {
	return METRIC_NAMES.filter((metric) => solos.some(({ figures }) => figures[metric] !== void 0));
}
/** What is kept of solo rounds, by metric in the order in which reports list them. */
function soloFigures(solos) {
	const byMetric = {};
	for (const metric of soloMetrics(solos)) {
		const figures = figuresOfServer(solos, metric);
		if (figures.length > 0) byMetric[metric] = figures;
	}
	return byMetric;
}
/** The figures of one metric, a round each, without those that the load client set. */
function figuresOfServer(solos, metric) {
	return figuresOf(PACED_BY_CLIENT.has(metric) ? solos.filter(({ clientSaturated }) => clientSaturated !== true) : solos, metric);
}
/** The figures of one metric, a round each. */
function figuresOf(solos, metric) {
	return solos.flatMap(({ figures }) => figures[metric] ?? []);
}

// src/record/parse-record.ts
/** Takes what a record says of itself from it, whatever else is in it. */
const declared = object({
	schema: number(),
	tool: unknown().optional()
}).transform(({ schema, tool }) => ({
	format: schema,
	tool: typeof tool === "string" ? plainName(tool) : null
}));
/**
* The record that a JSON text holds.
* Throws a UserError: no JSON, of another format than this version reads, or not of the shape (with the first place).
*/
function parseRecord(text, form, words) {
	const data = parseJson(text, words);
	const said = form.declared.safeParse(data).data ?? {
		format: form.format,
		tool: null
	};
	refuseOtherFormat(said, form, words);
	const parsed = form.schema.safeParse(data);
	if (parsed.success) return parsed.data;
	const { kind, where, fix } = words;
	const writer = isOther(said.tool) ? ` perf-gate ${said.tool} wrote it, and this is ${version}.` : "";
	throw new UserError({
		what: `this is not ${kind}: ${firstProblem(parsed.error)}`,
		where,
		fix: `${fix}${writer}`,
		cause: parsed.error
	});
}
function parseJson(text, { kind, where, fix }) {
	try {
		return JSON.parse(text);
	} catch (cause) {
		throw new UserError({
			what: `this is not ${kind}, nor any JSON: ${reasonOf(cause)}`,
			where,
			fix,
			cause
		});
	}
}
/** An older record may have the shape of today, and mean something else by it. One that does not say may be anything. */
function refuseOtherFormat(said, { format, oldestFormat = format }, { kind, where, otherwise }) {
	const end = otherwise === void 0 ? "." : `, or ${otherwise}.`;
	if (said.format > format) {
		const writer = isOther(said.tool) ? `from ${version} to ${said.tool}, which wrote it` : "to the version that wrote it";
		throw new UserError({
			what: `this is ${kind} written by a newer perf-gate`,
			where,
			fix: `Upgrade perf-gate ${writer}${end}`
		});
	}
	if (said.format < oldestFormat) {
		const writer = isOther(said.tool) ? `${said.tool}, which wrote it` : "the version that wrote it";
		throw new UserError({
			what: `this is ${kind} written by an older perf-gate, and what is in it means something else by now`,
			where,
			fix: `Measure again with this version, ${version}, or judge it by ${writer}${end}`
		});
	}
}
const isOther = (tool) => tool !== null && tool !== version;
/** With its place: `environment.cores: Invalid input: …`. */
function firstProblem(error) {
	const [issue] = error.issues;
	if (issue === void 0) return error.message;
	return issue.path.length === 0 ? issue.message : `${toDotPath(issue.path)}: ${issue.message}`;
}

// src/record/record-schema.ts
/**
* What is written to disk, as it must look when it is read again: run files and baseline lines. `satisfies` holds the
* schemas to the types of `model.ts`; that nothing is dropped on the way is shown by the round trips in the tests.
*/
/**
* Format of the run files that this version writes, and the only one that it reads: by the plans of format 1 the first
* rounds of a benchmark did not count for its verdict, and judged by today's rules they would mean something else.
*/
const RUN_SCHEMA = 2;
/** Format of the lines of a baseline file that this version writes. */
const STORED_SCHEMA = 2;
/** The oldest that it reads: lines of format 1 list solo rounds instead of figures by metric. */
const OLDEST_STORED_SCHEMA = 1;
/** Format of the lines of the file of accepted regressions. */
const ACCEPTANCE_SCHEMA = 1;
const count = int().nonnegative();
const figure = number().nonnegative();
const metricName = _enum(METRIC_NAMES);
const timestamp = datetime();
/** Names a baseline file, so it must be no path: a record may come from an artifact that anyone could have made. */
const environmentKey = string().regex(/^[A-Za-z0-9][A-Za-z0-9._+@-]{0,199}$/, "not a name for a file");
const environment = object({
	key: environmentKey,
	cpuModel: string(),
	arch: string(),
	cores: int().positive(),
	cpuLimit: number().positive().optional(),
	nodeVersion: string(),
	osMajor: string(),
	kernel: string(),
	memoryBytes: count,
	valgrind: string().nullable(),
	runnerImage: string().nullable()
});
const storedKind = object({
	environment,
	runs: int().positive()
});
const soloRound = object({
	index: count,
	figures: partialRecord(metricName, figure),
	precision: partialRecord(metricName, figure).optional(),
	memorySeries: array(tuple([figure, figure])).optional(),
	clientSaturated: boolean().optional()
});
const slicePair = object({
	base: figure,
	head: figure
});
const roundOfBothArms = object({
	index: count,
	mode: _enum(["duet", "alternating"]),
	startedFirst: _enum(["base", "head"]),
	slices: partialRecord(metricName, array(slicePair)),
	coreShare: slicePair.nullable(),
	waitingShare: number().min(0).max(1).optional(),
	unsettled: literal(true).optional(),
	clientSaturated: literal(true).optional()
});
const controlRound = roundOfBothArms.extend({
	benchmark: string().min(1),
	part: string().min(1).optional()
});
const testPlan = object({ looks: array(int().positive()).min(1).max(8).refine((looks) => looks.every((look, index) => index === 0 || look > looks[index - 1]), "looks come one after the other") });
const countingHash = string().regex(/^[0-9a-f]{16}$/, "not a hash");
const measured = object({
	state: literal("measured"),
	plan: testPlan.nullable(),
	duets: array(roundOfBothArms),
	solos: array(soloRound),
	instructions: array(slicePair).optional(),
	instructionsOfHead: array(figure).optional(),
	countingHash: countingHash.optional()
});
const until = measured.pick({
	plan: true,
	duets: true
}).optional();
const shard = object({
	index: int().positive(),
	count: int().positive()
}).refine(({ index, count: of }) => index <= of, "the index of a shard is at most their count");
const measurement = discriminatedUnion("state", [
	measured,
	object({
		state: literal("new"),
		why: string(),
		solos: array(soloRound)
	}),
	object({ state: literal("removed") }),
	object({ state: literal("unaffected") }),
	object({
		state: literal("broken"),
		arm: _enum(["base", "head"]),
		reason: string(),
		until
	}),
	object({
		state: literal("invalid"),
		reason: string(),
		until
	}),
	object({
		state: literal("not measured"),
		reason: string(),
		missingProgram: string().optional(),
		leftTo: shard.optional()
	}),
	object({
		state: literal("lost"),
		reason: string()
	})
]).transform(withShardOfReason);
/** The first runs of shards named the shard that has a benchmark in the reason alone. */
function withShardOfReason(read) {
	if (read.state !== "not measured" || read.leftTo !== void 0) return read;
	const named = /^in shard (?<index>[1-9]\d{0,2}) of (?<count>[1-9]\d{0,2})$/.exec(read.reason)?.groups;
	const leftTo = {
		index: Number(named?.["index"]),
		count: Number(named?.["count"])
	};
	return leftTo.index <= leftTo.count ? {
		...read,
		leftTo
	} : read;
}
const variant = object({
	name: string().min(1),
	environment
});
const benchmarkRecord = object({
	id: string().min(1),
	target: string().min(1),
	scenario: string().min(1),
	kind: _enum(["server", "suite"]),
	version: string().nullable(),
	labels: record(string(), string()),
	loadHash: string(),
	variant: variant.nullable(),
	part: string().min(1).optional(),
	measurement
});
const fraction = number().min(0).max(1);
const policy = object({
	rules: array(object({
		benchmark: string().min(1),
		metric: string().min(1),
		role: _enum(["gating", "advisory"]).optional(),
		direction: _enum(["lower", "higher"]).optional(),
		delta0: fraction.optional(),
		threshold: fraction.optional()
	})),
	alpha: number().gt(0).lte(.5),
	noRegressionOver: fraction,
	onInconclusive: _enum([
		"pass",
		"neutral",
		"fail"
	]),
	minStoredRuns: count
});
const commit = object({
	sha: string().min(1),
	dirty: boolean()
});
const pullRequest = int().positive().nullable();
const run = object({
	schema: literal(2),
	tool: string(),
	startedAt: timestamp,
	durationMs: figure,
	profile: string().min(1),
	only: array(string()),
	measuredFor: _enum(["verdict", "tables"]),
	seed: int(),
	budgetMs: int().positive().nullable().optional(),
	head: commit,
	base: commit.nullable(),
	pullRequest,
	shard: shard.nullable(),
	parts: int().positive().optional(),
	environment,
	storedKinds: array(storedKind).optional(),
	policy,
	configFile: string().min(1),
	configHash: string(),
	benchmarks: array(benchmarkRecord),
	control: array(controlRound),
	notes: array(string()),
	warnings: array(string()).optional()
});
const mark = object({
	id: string().min(1),
	since: string().min(1)
});
const slowerMark = mark.extend({ metrics: array(metricName).optional() });
const acceptedMark = mark.extend({ acceptedAt: timestamp });
const fasterMark = mark.extend({ metric: metricName });
/** The list as it was parsed and no copy of it: there may be thousands of runs, with many lists each. */
const figureList = custom((value) => Array.isArray(value) && value.every((one) => Number.isFinite(one) && one >= 0), "not a list of figures");
const storedFigures = partialRecord(metricName, figureList);
/** By metric, or as format 1 has them. */
const storedBenchmark = object({
	id: string().min(1),
	loadHash: string(),
	figures: storedFigures.optional(),
	solos: array(soloRound).optional(),
	instructions: array(figure).optional(),
	countingHash: countingHash.optional()
}).refine(({ figures, solos }) => figures !== void 0 || solos !== void 0, "it has no figures").transform(({ solos = [], figures = soloFigures(solos), ...benchmark }) => ({
	...benchmark,
	figures
}));
/** A line of a baseline file. Fields with a default were not there in the first runs that were stored. */
const storedRunSchema = object({
	schema: literal([1, 2]).transform(() => 2),
	tool: string(),
	recordedAt: timestamp,
	commit: string().min(1),
	environment,
	configHash: string(),
	benchmarks: array(storedBenchmark),
	slower: array(slowerMark).default([]),
	accepted: array(acceptedMark).default([]),
	faster: array(fasterMark).optional()
});
/** A line of the file of accepted regressions. */
const acceptanceSchema = object({
	schema: literal(1),
	configFile: string().min(1).optional(),
	benchmark: string().min(1),
	upTo: number().positive().nullable(),
	metrics: partialRecord(metricName, number().nonnegative()).optional(),
	by: string().min(1),
	at: timestamp,
	reason: string().min(1),
	commit: string().min(1),
	pullRequest,
	expires: timestamp
});
/** A whole run file. */
const runFileSchema = object({
	run,
	history: array(storedRunSchema),
	acceptances: array(acceptanceSchema)
});

export { parseRecord as a, soloFigures as c, declared as i, soloMetrics as l, runFileSchema as n, figuresOf as o, storedRunSchema as r, figuresOfServer as s, acceptanceSchema as t, solosOf as u };