import { a as boolean, c as int, d as number, f as object, g as string, i as array, l as lazy, m as record, n as _enum, o as custom, s as discriminatedUnion, u as literal } from "./schemas-1QBeipMY.js";
import { i as METRIC_NAMES } from "./percentiles-C9q4B-x8.js";

// src/model/reasons/shapes.ts
/** Reasons as zod shapes, from which their types and the schema of run files follow. */
/** Placeholder for another reason; `schemasOf` replaces it by the schema of all reasons. */
const nested = custom();
/** One schema a kind, for a discriminated union. */
function schemasOf(shapes, anyReason) {
	return Object.entries(shapes).map(([kind, shape]) => {
		const fields = Object.entries(shape).map(([name, field]) => [name, field === nested ? anyReason : field]);
		return object({
			...Object.fromEntries(fields),
			kind: literal(kind)
		});
	});
}

// src/model/reasons/cause.ts
/** Reasons why nobody can say what made a benchmark dearer. */
const text$4 = string();
const CAUSE_REASONS = {
	"not-profiled": { problem: text$4 },
	"nothing-while-profiled": {
		arm: _enum(["base", "head"]),
		seconds: number()
	},
	"cause-not-found": {
		benchmark: text$4,
		because: nested
	},
	"causes-left-out": {
		benchmarks: number(),
		because: _enum(["budget", "number"])
	}
};

// src/model/reasons/github.ts
/** Reasons of judging an uploaded run again. */
/** Parts of an upload that have a limit: anyone may have made it, and one without limits could fill the memory. */
const SIZES_OF_UPLOADS = [
	"artifacts",
	"run files",
	"entries",
	"bytes",
	"unpacked bytes",
	"values",
	"benchmarks",
	"rounds",
	"slices in a round",
	"points in a chart",
	"counts of instructions",
	"labels",
	"rules",
	"kinds of machines",
	"characters in a name"
];
const GITHUB_REASONS = {
	"not-in-upload": {},
	"left-unmeasured": { because: nested },
	"not-beside-base": {},
	"not-counted-in-upload": {},
	"earlier-results": { benchmarks: int().nonnegative() },
	"ancestry-not-looked-up": { runs: int().positive() },
	"fails-for-another": {
		number: int().positive(),
		branch: string()
	},
	"head-configuration-judges": {
		file: string(),
		branch: string()
	},
	"base-configuration-unusable": {
		problems: string(),
		file: string(),
		instead: string()
	},
	"upload-expired": {},
	"upload-not-a-zip": { problem: string() },
	"upload-with-same-file-twice": {},
	"upload-without-run": {},
	"upload-of-shards-only": {},
	"upload-too-large": {
		most: int().positive(),
		unit: _enum(SIZES_OF_UPLOADS)
	},
	"upload-unreadable": { problem: string() },
	"upload-from-other-version": {
		because: nested,
		measuredBy: string(),
		judgedBy: string()
	},
	"upload-date-impossible": { days: int().positive() },
	"upload-without-commit-ids": {},
	"upload-configuration-path-odd": {},
	"upload-with-odd-benchmark-id": {},
	"upload-with-same-benchmark-twice": {},
	"upload-with-huge-figure": {},
	"several-runs-of-configuration": { file: string() },
	"shard-not-joined": {
		index: int().positive(),
		count: int().positive()
	},
	"other-commit-measured": {
		measured: string(),
		wanted: string()
	},
	"other-base-measured": {
		measured: string(),
		branch: string()
	},
	"measured-without-base": {},
	"no-rounds-beside-base": { benchmark: string() },
	"measured-for-tables-only": { profile: string() },
	"measured-in-part-only": {},
	"profile-not-in-base": { profile: string() },
	"plan-not-of-profile": {
		benchmark: string(),
		looks: array(int()),
		profile: string(),
		planned: array(int())
	},
	"selection-unknown": {
		pattern: string(),
		file: string()
	},
	"no-usable-configuration": {
		file: string(),
		problems: string()
	},
	"upload-refused": {
		where: string(),
		because: nested
	},
	"left-aside": {},
	"nothing-uploaded": {
		workflowRun: int().positive(),
		artifact: string(),
		config: string().nullable()
	},
	"skipped-by-label": { label: string() },
	"branch-of-run-unknown": {},
	"repository-of-run-gone": {},
	"no-pull-request-at-commit": { commit: string() },
	"no-such-pull-request": { number: int().positive() },
	"pull-request-closed": { number: int().positive() },
	"nothing-reported": {},
	"two-reports": { file: string() },
	"report-changed-since": {
		file: string(),
		commit: string()
	},
	"no-regression-of-known-size": {
		benchmark: string(),
		results: array(object({
			id: string(),
			verdict: string()
		})),
		isCut: boolean()
	},
	"benchmark-not-reported": {
		benchmark: string(),
		regressed: array(string()),
		isCut: boolean()
	}
};

// src/model/reasons/judge.ts
const metric = _enum(METRIC_NAMES);
/** How a metric compares. Positive is worse; `direction` tells which way its own figure moved. */
const difference$1 = object({
	metric,
	direction: _enum(["lower", "higher"]),
	estimate: number(),
	interval: object({
		low: number(),
		high: number()
	}),
	threshold: number()
});
/** Number of stored runs that were compared with; null: base and head side by side. */
const storedRuns = int().nullable();
const differences = {
	metrics: array(difference$1),
	storedRuns
};
/** Reasons of verdicts. */
const JUDGE_REASONS = {
	slower: differences,
	faster: differences,
	/** `clearedOf`: the change that the interval rules out. */
	unchanged: {
		metrics: array(difference$1.extend({ clearedOf: number() })),
		storedRuns
	},
	undecided: {
		metrics: array(difference$1.extend({ smallestVisible: number() })),
		storedRuns
	},
	accepted: {
		regression: nested,
		by: string(),
		until: string(),
		reason: string()
	},
	"undecided-beside-accepted": {
		doubt: nested,
		accepted: nested
	},
	"too-few-usable-rounds": {
		rounds: array(object({
			metric,
			usable: int()
		})),
		counts: array(object({
			metric,
			usable: int()
		}))
	},
	"no-usable-figures": { metrics: array(metric) },
	"stopped-before-first-look": {
		rounds: int(),
		firstLook: int()
	},
	"no-metric-compared": {},
	"no-gating-metric": {},
	"gating-metrics-not-stored": {},
	"control-unfair": {},
	"measured-for-tables": { profile: string() },
	"measured-apart": {},
	removed: {},
	unaffected: {},
	"base-broken": { base: nested },
	"stored-runs-too-few": {
		runs: int(),
		needed: int(),
		underSameLoad: boolean(),
		otherLoads: int()
	},
	"not-measured-in-this-run": {},
	"new-benchmark": {},
	"base-decides": {},
	"two-recorded-runs": {},
	"not-in-base-run": {},
	"not-in-head-run": {},
	"not-measured-in-base-run": {},
	"not-measured-in-head-run": {},
	"load-changed": {
		baseTool: string(),
		headTool: string()
	},
	"trouble-in-base-run": { trouble: nested },
	"trouble-in-head-run": { trouble: nested },
	"own-base-broken": { base: nested },
	"rule-without-benchmark": {
		glob: string(),
		file: string(),
		ofBase: boolean()
	},
	"direction-turned": {
		metrics: array(metric),
		file: string(),
		ofBase: boolean()
	},
	"threshold-below-delta0": { metrics: array(metric) }
};

// src/model/reasons/server.ts
/** Reasons of a server that does not come up, answers wrongly, or fails under load. */
const text$3 = string();
/** How a program ended. */
const ending = discriminatedUnion("kind", [
	object({
		kind: literal("exited"),
		code: number().nullable()
	}),
	object({
		kind: literal("signalled"),
		signal: text$3
	}),
	object({
		kind: literal("not started"),
		why: text$3
	})
]);
/** Found and expected value; `at`: place in a JSON value, empty for all of it. */
const difference = {
	at: text$3,
	found: text$3,
	expected: text$3
};
const SERVER_REASONS = {
	"printed-last": {
		because: nested,
		output: text$3
	},
	"exited-before-listening": {
		command: text$3,
		port: number(),
		ending
	},
	"not-listening": {
		command: text$3,
		address: text$3,
		seconds: number()
	},
	"listens-elsewhere": {
		command: text$3,
		port: number(),
		listensOn: array(text$3)
	},
	"first-request-failed": {
		request: text$3,
		because: nested
	},
	"busy-after-first-answer": { command: text$3 },
	"wrong-status": {
		status: number(),
		expected: number(),
		body: text$3
	},
	"wrong-body": difference,
	"wrong-digest": {
		found: text$3,
		expected: text$3,
		bytes: number(),
		body: text$3
	},
	"body-is-not-json": { body: text$3 },
	"body-cannot-be-decoded": { encoding: text$3 },
	"another-body-than-before": {},
	"no-answer-in-time": { seconds: number() },
	"answer-too-long": { megabytes: number() },
	"answer-cut-off": {
		receivedBytes: number(),
		announcedBytes: number().nullable()
	},
	"headers-too-large": { kibibytes: number() },
	"length-and-chunked": {},
	"answer-is-not-http": {
		problem: text$3,
		begins: text$3
	},
	"speaks-tls": {},
	"speaks-no-tls": {},
	"speaks-http2": {},
	"connection-failed": { problem: text$3 },
	"websocket-not-opened": { problem: text$3 },
	"websocket-closed": {
		answers: number(),
		requests: number(),
		how: text$3
	},
	"answers-missing": {
		answers: number(),
		requests: number(),
		seconds: number()
	},
	"message-is-not-json": { message: text$3 },
	"wrong-message": {
		message: text$3,
		expected: text$3
	},
	"repeated-message": { message: text$3 },
	"answered-before-hold": {
		afterMs: number(),
		holdMs: number()
	},
	"bad-answers": {
		answers: number(),
		statuses: record(string(), number()),
		otherBodies: number(),
		late: number(),
		broken: number(),
		closed: number()
	},
	"no-answer-under-load": {},
	"failed-after-load": { because: nested },
	"failed-at-rate": {
		rate: number(),
		because: nested
	},
	"held-requests-failed": {
		requests: number(),
		because: nested
	},
	"server-died": {
		ending,
		isKilled: boolean()
	},
	"server-process-ended": { isReplaced: boolean() },
	"server-stopped-answering": { seconds: number() },
	"busy-after-load": {
		seconds: number(),
		protocol: _enum(["http", "websocket"])
	}
};

// src/model/reasons/measure.ts
/** Reasons of measuring: rounds that mean nothing, suites, failed tries, and notes on a run. */
const text$2 = string();
const arm = _enum(["base", "head"]);
const MEASURE_REASONS = {
	"no-probe": { command: text$2 },
	"measured-from-outside": { target: text$2 },
	"nothing-served": {
		command: text$2,
		protocol: _enum(["http", "websocket"])
	},
	"foreign-module": {
		arm,
		name: text$2,
		path: text$2,
		isPreloaded: boolean()
	},
	"unseen-answers": {
		served: number(),
		received: number()
	},
	"uncounted-requests": {
		served: number(),
		received: number()
	},
	"answers-too-seldom": {
		sliceSeconds: number(),
		windowSeconds: number().nullable(),
		isSolo: boolean()
	},
	"nothing-beyond-hold": {
		requests: number(),
		holdMs: number()
	},
	"load-client-failed": { because: nested },
	"no-room-to-measure": {
		problem: text$2,
		folder: text$2
	},
	"process-ended": { ending },
	"process-silent": { seconds: number() },
	"process-error": { problem: text$2 },
	"failed-while-counted": { because: nested },
	"counter-for-other-systems": {},
	"counter-missing": {
		program: text$2,
		packages: array(text$2)
	},
	"counter-without-plugins": {
		program: text$2,
		version: text$2
	},
	"counter-not-compiled": { problem: text$2 },
	"counter-installed": {
		packages: array(text$2),
		seconds: number()
	},
	"counter-not-installed": {
		packages: array(text$2),
		problem: text$2
	},
	"counted-node-missing": {},
	"counted-programs-not-run": { problem: text$2 },
	"not-started-as-node": {},
	"another-process-works": {
		arm,
		unit: _enum(["request", "operation"]),
		instructions: number()
	},
	"works-by-the-clock": {
		arm,
		unit: _enum(["request", "operation"]),
		instructionsPerSecond: number(),
		share: number()
	},
	"stretches-disagree": {
		stretches: number(),
		units: number(),
		unit: _enum(["request", "operation"]),
		standardError: number()
	},
	"hooks-around-operations": {},
	"counting-too-long": {
		seconds: number(),
		of: _enum(["benchmark", "run"])
	},
	"arm-failed": {
		arm,
		because: nested
	},
	"instructions-not-counted": { because: nested },
	"benchmarks-not-counted": {
		benchmarks: array(text$2),
		because: nested
	},
	"required-instructions-not-counted": { because: nested },
	"suite-failed": {
		file: text$2,
		because: nested
	},
	"suite-silent": {
		seconds: number(),
		asked: _enum([
			"list",
			"labels",
			"calibrate",
			"run",
			"profile",
			"repeat",
			"finish"
		])
	},
	"operation-too-long": {
		operationMs: number(),
		mostMs: number()
	},
	"operation-too-long-at-head": {
		headMs: number(),
		baseMs: number(),
		mostMs: number()
	},
	"too-few-operations": {},
	"base-breaks-too": {
		base: nested,
		head: nested
	},
	"head-broke-at-next-try": {
		first: nested,
		head: nested
	},
	"head-broke-alone": {
		head: nested,
		base: nested
	},
	"head-boots-alone": { head: nested },
	"head-not-booted-alone": {
		head: nested,
		alone: nested
	},
	"interrupted-before-its-turn": {},
	"try-failed": {
		benchmark: text$2,
		arm: arm.nullable(),
		round: _enum([
			"measured again",
			"control left out",
			"solo left out",
			"base alone"
		]),
		times: number(),
		because: nested
	},
	"second-try-of-arm": {
		arm,
		because: nested
	},
	"server-killed": { target: text$2 },
	"other-node": {
		target: text$2,
		version: text$2,
		onPath: text$2
	},
	"not-pinned": {
		cause: _enum([
			"platform",
			"unknown cores",
			"one core",
			"taskset is missing",
			"taskset failed"
		]),
		problem: text$2
	},
	"waiting-for-run": {
		pid: int(),
		folder: text$2
	},
	"waited-for-run": { seconds: number() },
	"budget-used-up": { benchmarks: number() },
	"run-interrupted": {},
	"run-resumed": {
		startedAt: text$2,
		rounds: int()
	},
	"temporary-programs-refused": { folder: text$2 },
	"other-first-body": {
		benchmark: text$2,
		baseBytes: number(),
		headBytes: number(),
		rounds: number()
	},
	"cost-grows": {
		benchmark: text$2,
		factor: number()
	}
};

// src/model/reasons/plan.ts
/** Reasons of planning: benchmarks that are left out or not compared, and settings without effect. */
const text$1 = string();
const names = array(text$1);
/** Rounds that a budget leaves, of those that the profile has; null: all of them. */
const fewer = object({
	left: number(),
	of: number()
}).nullable();
const PLAN_REASONS = {
	"base-lacks-target": {},
	"base-lacks-benchmark": {},
	"scenario-differs": {},
	"base-without-config": {
		file: text$1,
		because: nested
	},
	"program-missing": {
		program: text$1,
		installHint: text$1.nullable()
	},
	"left-to-shard": {
		index: number(),
		count: number()
	},
	"profile-differs": { profile: text$1 },
	"scenarios-unsent": { scenarios: names },
	"services-unneeded": { services: names },
	"glob-matches-nothing": {
		glob: text$1,
		by: text$1
	},
	"dependency-matches-nothing": {
		pattern: text$1,
		target: text$1,
		file: text$1
	},
	"budget-leaves-fewer-rounds": {
		beforeFirstLook: fewer,
		ofHeadAlone: fewer
	},
	"budget-leaves-fewer-looks": { looks: array(number()) }
};

// src/model/reasons/prepare.ts
/** Reasons of preparing: reach of the change, choice of the base, failed installs and services. */
const text = string();
const PREPARE_REASONS = {
	"reached-new-target": {},
	"reached-settings": {},
	"reached-missing-folder": { folder: text },
	"reached-own-folder": { file: text },
	"reached-linked-package": {
		file: text,
		folder: text
	},
	"reached-packages": { file: text },
	"reached-dependency": {
		file: text,
		pattern: text
	},
	"reached-service": {
		file: text,
		service: text
	},
	"reached-undeclared": { file: text },
	"reached-unreadable": {
		file: text,
		manifest: text
	},
	"no-base-asked-for": {},
	"no-commit-before": {},
	"no-default-branch": {},
	"no-common-commit": { branch: text },
	"compared-with-commit-before": {},
	"compared-uncommitted-alone": { files: array(text) },
	"config-outside-repository": { file: text },
	"base-config-missing": { file: text },
	"base-config-unusable": {
		file: text,
		problem: text
	},
	"benchmarks-of-head": { files: number() },
	"another-node-set": {
		files: array(text),
		version: text
	},
	"links-lead-out": { links: array(text) },
	"loaded-alike": {
		target: text,
		because: nested
	},
	"folder-missing": {
		folder: text,
		isOfEdition: boolean()
	},
	"edition-in-workspace": {
		folder: text,
		manifest: text,
		glob: text
	},
	"manifest-missing": { folder: text },
	"lock-file-missing": {
		folder: text,
		other: object({
			file: text,
			install: text
		}).nullable()
	},
	"command-failed": {
		command: text,
		folder: text,
		ending,
		mayNeedGit: boolean()
	},
	"linked-script-failed": {
		folder: text,
		script: text,
		because: nested
	},
	"command-hung": {
		command: text,
		folder: text,
		seconds: number()
	},
	"command-failed-twice": {
		last: nested,
		first: nested
	},
	"needed-second-try": {
		arm: _enum(["base", "head"]).nullable(),
		because: nested
	},
	"service-ended": {
		service: text,
		ending,
		isInBackground: boolean()
	},
	"service-not-ready": {
		service: text,
		seconds: number(),
		because: nested
	},
	"service-not-listening": { address: text },
	"ready-command-failed": {
		command: text,
		ending: ending.nullable()
	},
	"service-needed-second-try": {
		service: text,
		because: nested
	},
	"service-of-another-user": { service: text },
	"labels-not-shown": {
		target: text,
		because: nested
	},
	"tool-options-not-used": {
		target: text,
		options: array(text)
	},
	"version-not-shown": {
		target: text,
		package: text
	},
	"names-too-long": {
		names: array(text),
		most: number()
	},
	"published-copy": {
		folder: text,
		package: text,
		version: text.nullable(),
		own: text,
		path: text
	},
	"tasks-need-unix": {},
	"tasks-of-edition": {},
	"tasks-need-install": { folder: text },
	"tasks-not-loaded": { because: nested }
};

// src/model/reasons/store.ts
const shard = {
	index: int(),
	count: int()
};
/** Reasons of joining runs, and of reading and writing stored runs. */
const STORE_REASONS = {
	"shard-missing": shard,
	"shard-without-benchmark": shard,
	"runs-missing": {
		expected: int(),
		missing: int()
	},
	"of-parts": {
		parts: array(string()),
		note: nested
	},
	"seeds-of-parts": { seeds: array(object({
		seed: int(),
		part: string()
	})) },
	"history-shallow": {
		runs: int(),
		commit: string()
	},
	"history-of-other-commits": {
		runs: int(),
		commit: string()
	},
	"history-of-unknown-commit": {
		runs: int(),
		commit: string()
	},
	"head-fails": {},
	"measurement-invalid": {},
	"part-missing": {},
	"no-figures": {},
	"not-stored-without-program": {
		targets: array(string()),
		reason: nested
	},
	"not-stored-when-invalid": { benchmarks: array(string()) }
};

// src/model/reasons.ts
/** Every reason, note, warning and hint, as data. Run files store them; `report/words.ts` alone puts them into words. */
const SHAPES = [
	{ "recorded-text": { text: string() } },
	PLAN_REASONS,
	PREPARE_REASONS,
	SERVER_REASONS,
	MEASURE_REASONS,
	CAUSE_REASONS,
	JUDGE_REASONS,
	STORE_REASONS,
	GITHUB_REASONS
];
/** Schema of all reasons in a file. */
const reasonSchema = lazy(() => discriminatedUnion("kind", SHAPES.flatMap((shapes) => schemasOf(shapes, reasonSchema))));

export { reasonSchema as t };