import { a as boolean, c as int, d as number, f as object, g as string, i as array, l as lazy, n as _enum, s as discriminatedUnion } from "./schemas-1QBeipMY.js";
import { n as METRIC_NAMES } from "./metrics-ujEY0qTh.js";
import { a as nested, i as ending, o as schemasOf, r as SERVER_REASONS, t as PREPARE_REASONS } from "./prepare-B8BUNpdE.js";

// src/model/reasons/cause.ts
/** Reasons why nobody can say what made a benchmark dearer. */
const text$2 = string();
const CAUSE_REASONS = {
	"not-profiled": { problem: text$2 },
	"nothing-while-profiled": {
		arm: _enum(["base", "head"]),
		seconds: number()
	},
	"cause-not-found": {
		benchmark: text$2,
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
const difference = object({
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
	metrics: array(difference),
	storedRuns
};
/** Reasons of verdicts. */
const JUDGE_REASONS = {
	slower: differences,
	faster: differences,
	/** `clearedOf`: the change that the interval rules out. */
	unchanged: {
		metrics: array(difference.extend({ clearedOf: number() })),
		storedRuns
	},
	undecided: {
		metrics: array(difference.extend({ smallestVisible: number() })),
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

// src/model/reasons/measure.ts
/** Reasons of measuring: rounds that mean nothing, suites, failed tries, and notes on a run. */
const text$1 = string();
const arm = _enum(["base", "head"]);
const MEASURE_REASONS = {
	"no-probe": { command: text$1 },
	"probe-address-dropped": { command: text$1 },
	"measured-from-outside": { target: text$1 },
	"nothing-served": {
		command: text$1,
		protocol: _enum(["http", "websocket"])
	},
	"foreign-module": {
		arm,
		name: text$1,
		path: text$1,
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
		problem: text$1,
		folder: text$1
	},
	"process-ended": { ending },
	"process-silent": { seconds: number() },
	"process-error": { problem: text$1 },
	"failed-while-counted": { because: nested },
	"counter-for-other-systems": {},
	"emulator-not-unpacked": { problem: text$1 },
	"counted-node-missing": {},
	"counted-programs-not-run": { problem: text$1 },
	"not-started-as-node": {},
	"another-process-works": {
		arm,
		unit: _enum(["request", "operation"]),
		instructions: number()
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
		benchmarks: array(text$1),
		because: nested
	},
	"required-instructions-not-counted": { because: nested },
	"suite-failed": {
		file: text$1,
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
	"works-alone": {
		arm,
		because: nested
	},
	"not-tried-alone": {
		arm,
		because: nested,
		alone: nested
	},
	"not-up-after-kill": {
		arm,
		seconds: number(),
		because: nested
	},
	"interrupted-before-its-turn": {},
	"try-failed": {
		benchmark: text$1,
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
	"server-killed": { target: text$1 },
	"other-node": {
		target: text$1,
		version: text$1,
		onPath: text$1
	},
	"not-pinned": {
		cause: _enum([
			"platform",
			"unknown cores",
			"one core",
			"taskset is missing",
			"taskset failed"
		]),
		problem: text$1
	},
	"waiting-for-run": {
		pid: int(),
		folder: text$1,
		ahead: int()
	},
	"cpu-limited": {
		cpus: number(),
		cores: int()
	},
	"over-budget": {
		seconds: number(),
		budgetSeconds: number()
	},
	"no-machine-lock": {
		file: text$1,
		problem: text$1
	},
	"waited-for-run": { seconds: number() },
	"budget-used-up": { benchmarks: number() },
	"run-interrupted": {},
	"temporary-programs-refused": { folder: text$1 },
	"other-first-body": {
		benchmark: text$1,
		baseBytes: number(),
		headBytes: number(),
		rounds: number()
	},
	"cost-grows": {
		benchmark: text$1,
		factor: number()
	}
};

// src/model/reasons/plan.ts
/** Reasons of planning: benchmarks that are left out or not compared, and settings without effect. */
const text = string();
const names = array(text);
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
		file: text,
		because: nested
	},
	"program-missing": {
		program: text,
		installHint: text.nullable()
	},
	"left-to-shard": {
		index: number(),
		count: number()
	},
	"profile-differs": { profile: text },
	"scenarios-unsent": { scenarios: names },
	"services-unneeded": { services: names },
	"glob-matches-nothing": {
		glob: text,
		by: text
	},
	"dependency-matches-nothing": {
		pattern: text,
		target: text,
		file: text
	},
	"budget-leaves-fewer-rounds": {
		beforeFirstLook: fewer,
		ofHeadAlone: fewer
	},
	"budget-leaves-fewer-looks": { looks: array(number()) }
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

// src/percentiles.ts
/**
* A distribution of latencies is kept at percentiles p whose 1 ÷ (1 − p) grows by √2 from step to step: 0, 29.3, 50, 64.6, 75 % … So
* each step is as far from the one before, however rare it is.
*/
const percentileOfStep = (step) => 1 - 2 ** (-step / 2);

export { reasonSchema as n, percentileOfStep as t };