import { a as boolean, c as int, d as number, f as object, g as string, i as array, l as lazy, m as record, n as _enum, o as custom, s as discriminatedUnion, u as literal } from "./schemas-1QBeipMY.js";

// src/metrics.ts
const gating = (label, unit) => ({
	label,
	unit,
	direction: "lower",
	role: "gating",
	delta0: .01,
	threshold: .02
});
/** A count hardly varies: what sets two counts apart is the code, or where the compiler put it. */
const counted = (label) => ({
	label,
	unit: "instructions",
	direction: "lower",
	role: "gating",
	delta0: .003,
	threshold: .007
});
const advisory = (label, unit, direction) => ({
	label,
	unit,
	direction,
	role: "advisory",
	delta0: .01,
	threshold: .05
});
/** Share of its time under load from which on a server mostly waits. */
const MOSTLY_WAITING = .5;
/**
* Every metric with its unit and defaults. In a saturated closed loop throughput, latency under load and CPU per
* request are one fact, so only CPU per request gates, and throughput where servers mostly wait (`judge/rules/rules.ts`); unloaded
* latency sees the waiting that CPU time does not.
*/
const METRICS = {
	cpuPerRequest: gating("CPU per request", "µs"),
	unloadedLatency: gating("unloaded latency", "ms"),
	finishOverhead: gating("time to finish beyond the hold", "ms"),
	nsPerOp: gating("time per operation", "ns"),
	instructionsPerRequest: counted("instructions per request"),
	instructionsPerOp: counted("instructions per operation"),
	meanCpuPerRequest: advisory("mean CPU per request", "µs", "lower"),
	meanNsPerOp: advisory("mean time per operation", "ns", "lower"),
	throughput: advisory("throughput", "req/s", "higher"),
	latencyP50: advisory("latency p50", "ms", "lower"),
	latencyP975: advisory("latency p97.5", "ms", "lower"),
	latencyP99: advisory("latency p99", "ms", "lower"),
	pacedLatencyP50: advisory("latency p50 at a fixed rate", "ms", "lower"),
	pacedLatencyP99: advisory("latency p99 at a fixed rate", "ms", "lower"),
	gcTimePerRequest: advisory("garbage collection per request", "µs", "lower"),
	collectionsPerThousand: advisory("collections per 1,000 requests", "", "lower"),
	eventLoopDelayP99: advisory("event loop delay p99", "ms", "lower"),
	output: advisory("output", "MB/s", "higher"),
	maxMemory: advisory("max memory", "MB", "lower"),
	maxCpu: advisory("max CPU", "%", "lower"),
	finishTime: advisory("time to finish", "s", "lower"),
	bootTime: advisory("boot time", "ms", "lower"),
	opsPerSecond: advisory("operations", "ops/s", "higher")
};
const METRIC_NAMES = Object.keys(METRICS);
/** What a load client that could send no more decides itself; CPU and memory of a request, and single requests, it does not. */
const PACED_BY_CLIENT = /* @__PURE__ */ new Set([
	"throughput",
	"latencyP50",
	"latencyP975",
	"latencyP99",
	"output",
	"maxCpu"
]);

// src/model/reasons/shapes.ts
/** How a room defines its reasons: a zod shape a kind, from which the types and the schema of run files follow. */
/** Stands in a shape for another reason; `schemasOf` puts the schema of all reasons in its place. */
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

// src/model/reasons/github.ts
/** Reasons that the stage gives which judges an upload again. */
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
/** Of a comparison with stored runs their number; null: base and head were compared side by side. */
const storedRuns = int().nullable();
const differences = {
	metrics: array(difference$1),
	storedRuns
};
/** Why the judge says what it says. */
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
/** Reasons of a measured server: it does not come up, answers otherwise than expected, or fails under load. */
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
/** A value in an answer and the one that was expected; `at`: where in a JSON value, empty for all of it. */
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
	"budget-used-up": { benchmarks: number() },
	"run-interrupted": {},
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
/** Reasons that planning gives: what is left out or not compared, and what of the settings has no effect. */
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
/** Reasons that preparing gives: what the change reaches, which base is compared with, and what does not get ready. */
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
/** What joining runs, and reading or writing stored runs, has to say. */
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
	"stored-kind-unreadable": { file: string() },
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
/**
* Why something is as it is: every reason, note, warning and hint is one of these. They are made where they are found, stored in run
* files, and put into words by `report/words.ts` alone.
*/
const SHAPES = [
	{ "recorded-text": { text: string() } },
	PLAN_REASONS,
	PREPARE_REASONS,
	SERVER_REASONS,
	MEASURE_REASONS,
	JUDGE_REASONS,
	STORE_REASONS,
	GITHUB_REASONS
];
/** All reasons as they stand in a file. */
const reasonSchema = lazy(() => discriminatedUnion("kind", SHAPES.flatMap((shapes) => schemasOf(shapes, reasonSchema))));

export { PACED_BY_CLIENT as a, MOSTLY_WAITING as i, METRICS as n, METRIC_NAMES as r, reasonSchema as t };