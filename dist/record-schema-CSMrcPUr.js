import { a as reasonOf, o as userError } from "./errors-B-nyEVmC.js";
import { _ as tuple, a as boolean, c as int, d as number, f as object, g as string, i as array, m as record, n as _enum, o as custom, p as partialRecord, s as discriminatedUnion, u as literal, x as toDotPath, y as unknown } from "./schemas-yV69UCJf.js";
import { t as datetime } from "./iso-ii3xD45f.js";
import { a as describeShard, u as shortCommit } from "./phrases-9oUwjXNw.js";
import "./profiles-DbKt4u1S.js";
import { u as plainName } from "./escape-BWBapS6T.js";
import { n as version } from "./version-BSYgtqsx.js";
import { C as orNull, S as keyOf, T as METRIC_NAMES, b as CAUSE_BOUNDS, n as reasonSchema } from "./reasons-L4d3T4Xv.js";

// src/errors/store.ts
/** Errors of run files, stored runs, and runs to be joined. */
const orElse = (otherwise) => otherwise === null ? "." : `, or ${otherwise}.`;
/** A record that cannot be read; `where`: its file, with its line where that has several records. */
const RUN_FILE = {
	kind: "a run file",
	where: "run.json",
	fix: "Give a file that `perf-gate run --json` wrote, whole and unchanged."
};
/** A record of another format. `writer`: the version that wrote it; null: it does not say, or it is this one. `otherwise`: another way out. */
const OLD_RUN = {
	kind: "a stored run",
	where: "baselines/linux-6-x64.jsonl:3",
	version: "1.0.0",
	writer: orNull("1.2.0"),
	otherwise: orNull("delete the line to forget that run")
};
const PUSH_FIXES = {
	"protected branch": "Point `baseline-branch` at a branch of its own that is not protected, or let an app or deploy key that may bypass the rule push: the token of a workflow cannot.",
	"branch moved": "Run the job again. If it happens often, let fewer jobs store baselines at the same time.",
	"name taken": "Git can have only one of the two names. Give `baseline-branch` another one in every step that uses perf-gate, or remove the branch that git names.",
	"hook declined": "Ask who runs the remote what its hook accepts, or point `baseline-branch` at a branch that it lets pass.",
	"no permission": "Give the job that stores baselines `permissions: contents: write`, and no other job.",
	unreachable: "Check that the remote exists and can be reached with the rights of this checkout."
};
const STORE_ERRORS = {
	"no-json": userError({
		...RUN_FILE,
		reason: "Unexpected end of JSON input"
	}, ({ kind, where, fix, reason }) => ({
		what: `this is not ${kind}, nor any JSON: ${reason}`,
		where,
		fix
	})),
	"wrong-shape": userError({
		...RUN_FILE,
		problem: "run.head: expected an object",
		version: "1.0.0",
		writer: orNull("1.2.0")
	}, ({ kind, where, fix, problem, version, writer }) => ({
		what: `this is not ${kind}: ${problem}`,
		where,
		fix: writer === null ? fix : `${fix} perf-gate ${writer} wrote it, and this is ${version}.`
	})),
	"newer-format": userError(OLD_RUN, ({ kind, where, version, writer, otherwise }) => ({
		what: `this is ${kind} written by a newer perf-gate`,
		where,
		fix: `Upgrade perf-gate ${writer === null ? "to the version that wrote it" : `from ${version} to ${writer}, which wrote it`}${orElse(otherwise)}`
	})),
	"older-format": userError(OLD_RUN, ({ kind, where, version, writer, otherwise }) => ({
		what: `this is ${kind} written by an older perf-gate, and what is in it means something else by now`,
		where,
		fix: `Measure again with this version, ${version}, or judge it by ${writer === null ? "the version that wrote it" : `${writer}, which wrote it`}${orElse(otherwise)}`
	})),
	"conflict-markers": userError({ where: "baselines/linux-6-x64.jsonl:3" }, ({ where }) => ({
		what: "this file has the conflict markers of a merge in it",
		where,
		fix: "Delete the marker lines and keep the lines of both sides: it is a list that only grows."
	})),
	"stored-already": userError({
		commit: "d".repeat(40),
		where: "baselines/linux-6-x64.jsonl:3"
	}, ({ commit, where }) => ({
		what: `this run of ${shortCommit(commit)} is stored already`,
		where,
		fix: "Measure again for one run more: the same rounds in two lines would count as two runs."
	})),
	"no-run-file": userError({ path: "run.json" }, ({ path }) => ({
		what: "there is no such run file",
		where: path,
		fix: "Check the path, or write one with `perf-gate run --json FILE`."
	})),
	"run-file-unreadable": userError({
		path: "run.json",
		reason: "EACCES: permission denied"
	}, ({ path, reason }) => ({
		what: `the run file cannot be read: ${reason}`,
		where: path,
		fix: "Make it a readable file of UTF-8 text."
	})),
	"run-file-unwritable": userError({
		path: "run.json",
		reason: "EACCES: permission denied"
	}, ({ path, reason }) => ({
		what: `the run file cannot be written: ${reason}`,
		where: path,
		fix: "Name a file in a folder with room that can be written to."
	})),
	"results-unwritable": userError({
		folder: ".perf-gate",
		reason: "EACCES: permission denied"
	}, ({ folder, reason }) => ({
		what: `the folder of the results cannot be written to: ${reason}`,
		where: folder,
		fix: "Make it a folder with room that this user may write to, or remove it."
	})),
	"baseline-inaccessible": userError({
		holds: "the stored baseline",
		action: "be read",
		path: "baselines/linux-6-x64.jsonl",
		reason: "EACCES: permission denied"
	}, ({ holds, action, path, reason }) => ({
		what: `${holds} cannot ${action}: ${reason}`,
		where: path,
		fix: "Make it a file of UTF-8 text in a folder with room that this process may read and write, or name another folder by `baselines`."
	})),
	"push-refused": userError({
		refusal: keyOf(PUSH_FIXES),
		output: "remote: error: GH006: Protected branch update failed",
		remote: "origin",
		branch: "main"
	}, ({ refusal, output, remote, branch }) => ({
		what: `the baseline cannot be stored (${refusal}): ${withoutCredentials(output).trim()}`,
		where: `branch ${branch} of ${withoutCredentials(remote)}`,
		fix: PUSH_FIXES[refusal]
	})),
	"no-run-arrived": userError({ folder: "runs" }, ({ folder }) => ({
		what: "no run has arrived in this folder: there is no .json file below it",
		where: folder,
		fix: "Let every job that measures upload its .perf-gate/run.json, also when it fails, and download them all to this folder."
	})),
	"joined-before": userError({ name: "merged.json" }, ({ name }) => ({
		what: "this run was joined of several before",
		where: name,
		fix: "Give the runs that it was joined of, all at once."
	})),
	"runs-disagree": userError({
		aspect: "head",
		name: "run-2.json",
		other: "run-1.json",
		values: orNull({
			value: "b".repeat(40),
			other: "a".repeat(40)
		})
	}, ({ aspect, name, other, values }) => ({
		what: `the ${aspect} differs from that of ${other}${values === null ? "" : `: ${values.value}, not ${values.other}`}`,
		where: name,
		fix: "Join only runs of one workflow run: the same commits, configuration and options, cut by --shard or by a matrix. If its jobs began apart and the base moved in between, run it again."
	})),
	"measured-twice": userError({
		id: "express/updateUser",
		name: "run-2.json",
		other: "run-1.json"
	}, ({ id, name, other }) => ({
		what: `${id} was measured in ${other} as well, in the same environment`,
		where: name,
		fix: "Give each shard once: leave out runs that were measured again, and reports that were joined before."
	})),
	"shards-of-two-splits": userError({
		name: "run-2.json",
		shard: {
			index: 1,
			count: 3
		},
		other: "run-1.json",
		otherShard: {
			index: 1,
			count: 2
		}
	}, ({ name, shard, other, otherShard }) => ({
		what: `this is ${describeShard(shard)}, and ${other} is ${describeShard(otherShard)}`,
		where: name,
		fix: "Join shards of one split: give every job the same n in --shard i/n, and leave out runs that are no shard."
	}))
};
/** git repeats the remote's URL, and a token may be part of it. */
function withoutCredentials(text) {
	return text.replaceAll(/:\/\/[^@/\s]+@/g, "://***@");
}

// src/store/parse-record.ts
/** The format that a line declares, and the version that wrote it; null: it does not say. */
const declared = object({
	schema: number(),
	tool: unknown().optional()
}).transform(({ schema, tool }) => ({
	format: schema,
	tool: typeof tool === "string" ? plainName(tool) : null
}));
/**
* The record that a JSON text holds.
*
* @throws UserError: no JSON, of another format than this version reads, or not of the shape (with the first place)
*/
function parseRecord(text, form, words) {
	const data = parseJson(text, words);
	const said = (form.declared ?? declared).safeParse(data).data ?? {
		format: form.format,
		tool: null
	};
	refuseOtherFormat(said, form.format, words);
	const parsed = form.schema.safeParse(data);
	if (parsed.success) return parsed.data;
	throw STORE_ERRORS["wrong-shape"]({
		...words,
		problem: firstProblem(parsed.error),
		version,
		writer: otherWriter(said)
	}, parsed.error);
}
function parseJson(text, words) {
	try {
		return JSON.parse(text);
	} catch (cause) {
		throw STORE_ERRORS["no-json"]({
			...words,
			reason: reasonOf(cause)
		}, cause);
	}
}
/** An older record may have the shape of today, and mean something else by it. One that does not say may be anything. */
function refuseOtherFormat(said, format, { kind, where, otherwise }) {
	const params = {
		kind,
		where,
		version,
		writer: otherWriter(said),
		otherwise: otherwise ?? null
	};
	if (said.format > format) throw STORE_ERRORS["newer-format"](params);
	if (said.format < format) throw STORE_ERRORS["older-format"](params);
}
const otherWriter = ({ tool }) => tool === version ? null : tool;
/** With its place: `environment.cores: Invalid input: …`. */
function firstProblem(error) {
	const [issue] = error.issues;
	if (issue === void 0) return error.message;
	return issue.path.length === 0 ? issue.message : `${toDotPath(issue.path)}: ${issue.message}`;
}

// src/store/cause-schema.ts
/** In UTF-16, where a character takes two at the most. */
const text = string().max(2 * CAUSE_BOUNDS.textLength);
const line = int().positive().nullable();
const amount = number().nonnegative();
const bothAmounts = object({
	base: amount,
	head: amount
});
const codePlace = object({
	name: text,
	file: text.nullable(),
	line
});
const functionGrowth = object({
	at: codePlace,
	isChanged: boolean(),
	text: text.nullable(),
	part: text.nullable(),
	base: amount,
	head: amount,
	low: number(),
	high: number(),
	caller: codePlace.nullable(),
	callee: codePlace.nullable()
});
const countedFunction = functionGrowth.pick({
	at: true,
	isChanged: true,
	text: true,
	part: true,
	caller: true,
	base: true,
	head: true
}).extend({ calls: bothAmounts });
const movedPackage = object({
	name: text,
	from: text.nullable(),
	to: text.nullable()
});
const namedCommit = object({
	sha: text.min(1),
	subject: text
});
const callNode = tuple([
	int().min(-1),
	int().nonnegative(),
	amount,
	amount
]);
const callTree = object({
	frames: array(codePlace).max(CAUSE_BOUNDS.frames),
	nodes: array(callNode).max(CAUSE_BOUNDS.nodes)
}).refine(({ frames, nodes }) => nodes.every(([parent, frame], index) => parent < index && frame < frames.length), "a node lies below an earlier one, and has a frame");
const profiledCause = object({
	stretches: int().positive(),
	level: number().gt(0).lt(1),
	cpuUs: bothAmounts,
	functions: array(functionGrowth).max(CAUSE_BOUNDS.functions),
	engines: object({
		base: text,
		head: text
	}),
	tree: callTree
});
const causeSchema = object({
	counted: object({
		instructions: bothAmounts,
		functions: array(countedFunction).max(CAUSE_BOUNDS.functions)
	}).nullable(),
	profiled: profiledCause.nullable(),
	packages: array(movedPackage).max(CAUSE_BOUNDS.packages),
	commits: array(namedCommit).max(CAUSE_BOUNDS.commits)
});

// src/store/record-schema.ts
/**
* Schemas of all that is written to disk: run files and baseline lines. `satisfies` holds the
* schemas to the types of `model.ts`; that nothing is dropped on the way is shown by the round trips in the tests.
*/
/** Format of run files. */
const RUN_SCHEMA = 3;
/** Format of the lines of a baseline file. */
const STORED_SCHEMA = 3;
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
	emulator: string().nullable(),
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
	latencyDistribution: array(figure).max(40).optional(),
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
const testPlan = object({ looks: array(int().positive()).min(1).max(8).refine((looks) => looks.every((look, index) => index === 0 || look > looks[index - 1]), "looks come one after the other") });
const instructions = number().positive();
const countedInstructions = object({
	base: instructions.nullable(),
	head: instructions,
	allocated: object({
		base: number(),
		head: number()
	}).optional(),
	hash: string().regex(/^[0-9a-f]{16}$/, "not a hash")
});
const measured = object({
	state: literal("measured"),
	plan: testPlan.nullable(),
	duets: array(roundOfBothArms),
	solos: array(soloRound),
	instructions: countedInstructions.optional()
});
const shard = object({
	index: int().positive(),
	count: int().positive()
}).refine(({ index, count: of }) => index <= of, "the index of a shard is at most their count");
const measurement = discriminatedUnion("state", [
	measured,
	object({
		state: literal("new"),
		why: reasonSchema,
		solos: array(soloRound)
	}),
	object({ state: literal("removed") }),
	object({
		state: literal("unaffected"),
		because: reasonSchema.optional()
	}),
	object({
		state: literal("broken"),
		arm: _enum(["base", "head"]),
		reason: reasonSchema
	}),
	object({
		state: literal("invalid"),
		reason: reasonSchema
	}),
	object({
		state: literal("not measured"),
		reason: reasonSchema,
		missingProgram: string().optional(),
		leftTo: shard.optional()
	}),
	object({
		state: literal("lost"),
		reason: reasonSchema
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
	part: string().min(1).optional(),
	measurement,
	tookMs: figure.optional(),
	cause: causeSchema.optional()
});
const fraction = number().min(0).max(1);
const policy = object({
	rules: array(object({
		benchmark: string().min(1),
		metric: string().min(1),
		role: _enum(["gating", "advisory"]).optional(),
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
	minStoredRuns: count,
	countsSettle: boolean()
});
const commit = object({
	sha: string().min(1),
	dirty: boolean()
});
const pullRequest = int().positive().nullable();
const run = object({
	schema: literal(3),
	tool: string(),
	startedAt: timestamp,
	durationMs: figure,
	phasesMs: object({
		preparing: figure,
		waiting: figure,
		counting: figure,
		rounds: figure,
		explaining: figure
	}).optional(),
	profile: string().min(1),
	only: array(string()),
	measuredFor: _enum(["verdict", "tables"]),
	seed: int(),
	budgetMs: int().positive().nullable().optional(),
	head: commit,
	base: commit.nullable(),
	pullRequest,
	branch: _enum([
		"default",
		"other",
		"unknown"
	]),
	shard: shard.nullable(),
	parts: int().positive().optional(),
	environment,
	storedKinds: array(storedKind).optional(),
	policy,
	configFile: string().min(1),
	configHash: string(),
	benchmarks: array(benchmarkRecord),
	notes: array(reasonSchema),
	warnings: array(reasonSchema)
});
const mark = object({
	id: string().min(1),
	since: string().min(1)
});
const slowerMark = mark.extend({ metrics: array(metricName) });
const acceptedMark = mark.extend({ acceptedAt: timestamp });
/** The list as it was parsed and no copy of it: there may be thousands of runs, with many lists each. */
const figureList = custom((value) => Array.isArray(value) && value.every((one) => Number.isFinite(one) && one >= 0), "not a list of figures");
const storedFigures = partialRecord(metricName, figureList);
const storedBenchmark = object({
	id: string().min(1),
	loadHash: string(),
	figures: storedFigures,
	instructions: countedInstructions.omit({ base: true }).optional(),
	tookMs: figure.optional()
});
/** A line of a baseline file. */
const storedRunSchema = object({
	schema: literal(3),
	tool: string(),
	recordedAt: timestamp,
	commit: string().min(1),
	environment,
	configHash: string(),
	benchmarks: array(storedBenchmark),
	slower: array(slowerMark),
	accepted: array(acceptedMark)
});
/** A line of the file of accepted regressions. */
const acceptanceSchema = object({
	schema: literal(1),
	configFile: string().min(1),
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

export { parseRecord as a, declared as i, runFileSchema as n, STORE_ERRORS as o, storedRunSchema as r, acceptanceSchema as t };