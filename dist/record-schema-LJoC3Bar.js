import { i as reasonOf, n as UserError } from "./errors-3tGWn54n.js";
import { a as boolean, b as toDotPath, c as literal, d as partialRecord, f as record, h as tuple, i as array, l as number, m as string, n as _enum, o as discriminatedUnion, s as int, t as ZodISODateTime, u as object, y as _isoDateTime } from "./schemas-BnvCtXOU.js";
import { a as METRIC_NAMES, i as METRICS } from "./text-file-BAzgO3Lc.js";

// node_modules/zod/v4/classic/iso.js
function datetime(params) {
	return _isoDateTime(ZodISODateTime, params);
}

// src/judge/wording.ts
/**
* A change as a person reads it: `4.1 %`, `−2.3 %`. One decimal; two where one would leave a single digit of a
* small number (`0.04 %`); none from 100 % on; `0 %` below what two decimals show, never `−0`.
*/
function formatPercent(change) {
	return `${signOf(change)}${formatSize(change)} %`;
}
/** A number that a person chose, as chosen: `5 %`, `0.3 %`. */
function formatChosenPercent(fraction) {
	return `${Number((fraction * 100).toPrecision(6))} %`;
}
/** Both bounds with one unit: `3.2 to 5.0 %`, `−1.2 to 0.4 %`. */
function formatInterval({ low, high }) {
	return `${signOf(low)}${formatSize(low)} to ${formatPercent(high)}`;
}
/**
* What happened to the metric's own figure. A change is worse when positive, whatever the direction: where higher is
* better, "25 % worse" is a figure that fell to 1/1.25, by 20 %.
*/
function changeOfFigure(change, direction) {
	return direction === "lower" ? change : 1 / (1 + change) - 1;
}
/** `CPU per request is 4.1 % higher (3.2 to 5.0 %)`: the size of the change of the figure, in its direction. */
function describeDifference({ metric, estimate, interval }, direction) {
	const change = changeOfFigure(estimate, direction);
	const sign = change < 0 ? -1 : 1;
	const [low = 0, high = 0] = [interval.low, interval.high].map((bound) => sign * changeOfFigure(bound, direction)).toSorted((a, b) => a - b);
	return `${METRICS[metric].label} is ${formatPercent(Math.abs(change))} ${sign < 0 ? "lower" : "higher"} (${formatInterval({
		low,
		high
	})})`;
}
/** `no regression of 5 % or more in CPU per request and unloaded latency` */
function describeNoRegression(metrics, noRegressionOver) {
	return `no regression of ${formatChosenPercent(noRegressionOver)} or more in ${listOf(metrics.map((metric) => METRICS[metric].label))}`;
}
/** `could not have seen less than 6.2 % in unloaded latency` */
function describeBlindness(comparisons) {
	return `could not have seen less than ${listOf(comparisons.map(({ metric, smallestVisible }) => `${formatPercent(smallestVisible)} in ${METRICS[metric].label}`))}`;
}
/** `express/updateUser`; where runs of several environments were joined, `express/updateUser (Node v22.20.0)`. */
function benchmarkLabel({ id, variant }) {
	return variant === null ? id : `${id} (${variant})`;
}
/** `a`, `a and b`, `a, b and c` */
function listOf(items) {
	return items.length < 2 ? items.join("") : `${items.slice(0, -1).join(", ")} and ${items.at(-1)}`;
}
/** `1 stored run`, `3 stored runs` */
function countOf(count, noun) {
	return `${count} ${noun}${count === 1 ? "" : "s"}`;
}
/** Absolute value in percent, without unit. */
function formatSize(change) {
	const percent = Math.abs(change) * 100;
	if (percent < .005) return "0";
	if (percent < .095) return percent.toFixed(2);
	if (percent < 99.95) return percent.toFixed(1);
	return percent <= 1e3 ? percent.toFixed(0) : "over 1000";
}
function signOf(change) {
	return change < 0 && formatSize(change) !== "0" ? "−" : "";
}

// src/parse-record.ts
/**
* The record that a JSON text holds.
* Throws a UserError: no JSON, of another format than this version reads, or not of the shape (with the first place).
*/
function parseRecord(text, form, words) {
	const data = parseJson(text, words);
	refuseOtherFormat(data, form, words);
	const parsed = form.schema.safeParse(data);
	if (parsed.success) return parsed.data;
	const { kind, where, fix } = words;
	throw new UserError({
		what: `this is not ${kind}: ${firstProblem(parsed.error)}`,
		where,
		fix,
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
function refuseOtherFormat(data, { format, declared }, { kind, where }) {
	const said = declared.safeParse(data).data ?? format;
	if (said > format) throw new UserError({
		what: `this is ${kind} written by a newer perf-gate`,
		where,
		fix: "Upgrade perf-gate to the version that wrote it."
	});
	if (said < format) throw new UserError({
		what: `this is ${kind} written by an older perf-gate, and what is in it means something else by now`,
		where,
		fix: "Measure again with this version, or judge it by the version that wrote it."
	});
}
/** With its place: `environment.cores: Invalid input: …`. */
function firstProblem(error) {
	const [issue] = error.issues;
	if (issue === void 0) return error.message;
	return issue.path.length === 0 ? issue.message : `${toDotPath(issue.path)}: ${issue.message}`;
}

// src/record-schema.ts
/**
* What is written to disk, as it must look when it is read again: run files and baseline lines. `satisfies` holds the
* schemas to the types of `model.ts`; that nothing is dropped on the way is shown by the round trips in the tests.
*/
/**
* Format of the run files that this version writes, and the only one that it reads: by the plans of format 1 the first
* rounds of a benchmark did not count for its verdict, and judged by today's rules they would mean something else.
*/
const RUN_SCHEMA = 2;
/** Format of the lines in the folder of the baselines: stored runs and accepted regressions. */
const STORED_SCHEMA = 1;
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
		reason: string()
	}),
	object({
		state: literal("invalid"),
		reason: string()
	}),
	object({
		state: literal("not measured"),
		reason: string(),
		missingProgram: string().optional()
	}),
	object({
		state: literal("lost"),
		reason: string()
	})
]);
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
const shard = object({
	index: int().positive(),
	count: int().positive()
}).refine(({ index, count: of }) => index <= of, "the index of a shard is at most their count");
const run = object({
	schema: literal(2),
	tool: string(),
	startedAt: timestamp,
	durationMs: figure,
	profile: string().min(1),
	only: array(string()),
	measuredFor: _enum(["verdict", "tables"]),
	seed: int(),
	head: commit,
	base: commit.nullable(),
	pullRequest,
	shard: shard.nullable(),
	environment,
	storedKinds: array(storedKind).optional(),
	policy,
	configFile: string().min(1),
	configHash: string(),
	benchmarks: array(benchmarkRecord),
	control: array(controlRound),
	notes: array(string())
});
const mark = object({
	id: string().min(1),
	since: string().min(1)
});
const slowerMark = mark.extend({ metrics: array(metricName).optional() });
const acceptedMark = mark.extend({ acceptedAt: timestamp });
/** A line of a baseline file. Fields with a default were not there in the first runs that were stored. */
const storedRunSchema = object({
	schema: literal(1),
	tool: string(),
	recordedAt: timestamp,
	commit: string().min(1),
	environment,
	configHash: string(),
	benchmarks: array(object({
		id: string().min(1),
		loadHash: string(),
		solos: array(soloRound),
		instructions: array(figure).optional(),
		countingHash: countingHash.optional()
	})),
	slower: array(slowerMark).default([]),
	accepted: array(acceptedMark).default([])
});
/** A line of the file of accepted regressions. */
const acceptanceSchema = object({
	schema: literal(1),
	benchmark: string().min(1),
	upTo: number().positive().nullable(),
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

export { benchmarkLabel as a, describeBlindness as c, formatChosenPercent as d, formatPercent as f, parseRecord as i, describeDifference as l, runFileSchema as n, changeOfFigure as o, listOf as p, storedRunSchema as r, countOf as s, acceptanceSchema as t, describeNoRegression as u };