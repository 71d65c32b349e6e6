import { a as boolean, d as number, f as object, g as string, i as array, l as lazy, m as record, n as _enum, o as custom, s as discriminatedUnion, u as literal } from "./schemas-yV69UCJf.js";
import { d as plainProse, u as plainName } from "./escape-BWBapS6T.js";
import { a as describeShard, c as listOf, i as countOf, l as listOfMost, u as shortCommit } from "./phrases-9oUwjXNw.js";

// src/metrics.ts
const gating = (label, unit) => ({
	label,
	unit,
	direction: "lower",
	role: "gating",
	delta0: .01,
	threshold: .02
});
/** Counts hardly vary: two differ by the code, or by where the compiler put it. */
const counted = (label) => ({
	label,
	unit: "instructions",
	direction: "lower",
	role: "gating",
	delta0: .001,
	threshold: .003
});
const advisory = (label, unit, direction) => ({
	label,
	unit,
	direction,
	role: "advisory",
	delta0: .01,
	threshold: .05
});
/** Share of time from which on a server counts as mostly waiting. */
const MOSTLY_WAITING = .5;
/**
* Every metric with its unit and defaults. In a saturated closed loop throughput, latency under load and CPU per
* request are one fact, so only CPU per request gates, and throughput where servers mostly wait (`judge/rules.ts`). Unloaded
* latency shows the waiting that CPU time does not.
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
/** Metrics that a saturated load client determines; CPU and memory stay valid. */
const PACED_BY_CLIENT = /* @__PURE__ */ new Set([
	"throughput",
	"latencyP50",
	"latencyP975",
	"latencyP99",
	"output",
	"maxCpu"
]);

// src/reasons/entry.ts
/** How a reason is declared: by examples of its fields, and by its words. Its type, its schema and its line in docs/messages.md follow. */
/** A field whose type an example does not tell: a choice, or what may be null. */
var Field = class {
	schema;
	example;
	constructor(schema, example) {
		this.schema = schema;
		this.example = example;
	}
};
/** Declares a reason. A test renders its example, and docs/messages.md shows it. */
const reason = (fields, say, todo = null) => ({
	fields,
	say,
	todo
});
/** Declares a reason without fields. */
const plainReason = (clause, todo = null) => reason({}, () => clause, todo);
const field = (schema, example) => new Field(schema, example);
/** A choice. The first one is the example. */
const oneOf = (...choices) => field(_enum(choices), choices[0]);
/** A choice among the keys of a table. The first one is the example. */
const keyOf = (table) => oneOf(...Object.keys(table));
/** Like `example`, or null. */
const orNull = (example, shown = "example") => field(schemaOf(example).nullable(), shown === "null" ? null : valueOf(example));
const ANY_REASON = custom();
/** Another reason: the example is that of its kind. */
const nested = (kind) => field(ANY_REASON, { kind });
/** The schema of all that is like an example. */
function schemaOf(example, anyReason = ANY_REASON) {
	if (example instanceof Field) return example.schema === ANY_REASON ? anyReason : example.schema;
	if (Array.isArray(example)) return array(schemaOf(example[0], anyReason));
	if (typeof example === "object" && example !== null) return objectLike(example, anyReason);
	if (typeof example === "string") return string();
	return typeof example === "number" ? number() : boolean();
}
/** The schema of all objects that are like an example. */
function objectLike(example, anyReason) {
	return object(Object.fromEntries(Object.entries(example).map(([name, field]) => [name, schemaOf(field, anyReason)])));
}
/** An example as plain data. */
function valueOf(example, nestedOf = (kind) => ({ kind })) {
	if (example instanceof Field) return example.schema === ANY_REASON ? nestedOf(example.example.kind) : example.example;
	if (Array.isArray(example)) return example.map((item) => valueOf(item, nestedOf));
	if (typeof example !== "object" || example === null) return example;
	return Object.fromEntries(Object.entries(example).map(([name, field]) => [name, valueOf(field, nestedOf)]));
}
/** How a program ended. */
const ending = field(discriminatedUnion("kind", [
	object({
		kind: literal("exited"),
		code: number().nullable()
	}),
	object({
		kind: literal("signalled"),
		signal: string()
	}),
	object({
		kind: literal("not started"),
		why: string()
	})
]), {
	kind: "exited",
	code: 1
});
/** As it follows the program's name: `exited with code 1`. */
function sayEnding(ended) {
	switch (ended.kind) {
		case "exited": return `exited with code ${ended.code}`;
		case "signalled": return `was ended by ${ended.signal}`;
		case "not started": return `could not be started: ${ended.why}`;
	}
}

// src/model/cause.ts
/** The name of functions that have none. A file may have many. */
const ANONYMOUS = "(anonymous)";
/** What a cause may hold at most, which keeps its tree below 200 kB. `textLength` is that of a name, path or subject in characters, `lineLength` that of a line of code. */
const CAUSE_BOUNDS = {
	functions: 20,
	frames: 800,
	nodes: 3e3,
	packages: 50,
	commits: 10,
	textLength: 200,
	lineLength: 120
};
/** No file system takes more than 255 with an ending. */
const LONGEST_FILE_NAME = 200;
/** The file in `.perf-gate/profiles/` that an arm's profile of a benchmark is kept in. */
const profileFile = (id, arm) => `${id.replace(/[^\w.@-]+/g, "_").slice(0, LONGEST_FILE_NAME)}.${arm}.cpuprofile`;

// src/text/figures.ts
const grouped = new Intl.NumberFormat("en-US", { maximumFractionDigits: 0 });
const threeDigits = new Intl.NumberFormat("en-US", {
	maximumSignificantDigits: 3,
	minimumSignificantDigits: 3
});
/** Three significant digits, or a whole number from 100 on: `4.32`, `82.1`, `12,345`. */
function formatFigure(value) {
	if (value === 0) return "0";
	return Math.abs(value) >= 99.95 ? grouped.format(value) : threeDigits.format(value);
}
/** A duration in the unit that fits it: `820 ns`, `82.1 µs`, `4.32 ms`, `1.20 s`. */
function formatNanoseconds(ns) {
	if (ns < 1e3) return `${formatFigure(ns)} ns`;
	if (ns < 1e6) return `${formatFigure(ns / 1e3)} µs`;
	if (ns < 1e9) return `${formatFigure(ns / 1e6)} ms`;
	return `${formatFigure(ns / 1e9)} s`;
}
/** `p = 0.0004`, `p = 0.012`, `p < 0.0001`. */
function formatPValue(p) {
	return p < 1e-4 ? "p < 0.0001" : `p = ${Number(p.toPrecision(p < .01 ? 1 : 2))}`;
}
/** `1 min 42 s`, `9 s`. */
function formatDurationMs(ms) {
	const seconds = Math.round(ms / 1e3);
	const minutes = Math.floor(seconds / 60);
	return minutes === 0 ? `${seconds} s` : `${minutes} min ${seconds % 60} s`;
}
/** `4,990`. */
function formatInteger(count) {
	return grouped.format(count);
}
/**
* A change as a person reads it: `4.1 %`, `−2.3 %`. One decimal; two where one would leave a single digit of a
* small number (`0.04 %`); none from 100 % on; `0 %` below what two decimals show, never `−0`. More only where it would
* be read as the other side of a limit that it is held against: beside a threshold of 2 %, 1.96 % is not shown as 2.0 %.
*/
function formatPercent(change, limits = []) {
	return `${signOf(change)}${formatPercentSize(change, limits)} %`;
}
/** A number that a person chose, as chosen: `5 %`, `0.3 %`. */
function formatChosenPercent(fraction) {
	return `${inChosenPercent(fraction)} %`;
}
/** Both bounds with one unit: `3.2 to 5.0 %`, `−1.2 to 0.4 %`. */
function formatInterval({ low, high }) {
	return `${signOf(low)}${formatPercentSize(low)} to ${formatPercent(high)}`;
}
/** Larger changes are told as larger than this. */
const LARGEST_SHOWN = 10;
/** Absolute value in percent, without unit. Limits on the other side of zero are nothing to it. */
function formatPercentSize(change, limits = []) {
	const percent = Math.abs(change) * 100;
	if (percent < .005) return "0";
	if (Math.abs(change) > 10) return `over 1000`;
	const decimals = percent < .095 ? 2 : percent < 99.95 ? 1 : 0;
	const held = limits.filter((limit) => limit * change > 0).map(Math.abs);
	const reached = held.filter((limit) => Math.abs(change) >= limit).length;
	return Array.from({ length: 5 }, (_, more) => percent.toFixed(decimals + more)).find((text) => held.filter((limit) => Number(text) >= inChosenPercent(limit)).length === reached) ?? percent.toFixed(decimals);
}
/** Without what a binary fraction adds to a decimal one. */
function inChosenPercent(fraction) {
	return Number((fraction * 100).toPrecision(6));
}
function signOf(change) {
	return change < 0 && formatPercentSize(change) !== "0" ? "−" : "";
}

// src/reasons/count.ts
/** Reasons of counting instructions. */
/** Benchmarks that a note names. */
const MOST_NAMED$2 = 3;
const COUNT_REASONS = {
	"failed-while-counted": reason({ because: nested("wrong-status") }, ({ because }, describe) => `while its instructions were counted: ${describe(because)}`),
	"counter-for-other-systems": plainReason("the emulator that counts is shipped for Linux on x64 alone"),
	"emulator-not-unpacked": reason({ problem: "/home/ci/.cache/perf-gate: EROFS: read-only file system" }, ({ problem }) => `the emulator that counts could not be unpacked and run (${problem})`, "Set `XDG_CACHE_HOME` to a folder that may hold programs."),
	"counted-node-missing": plainReason("`node` was not found on PATH, or does not run"),
	"counted-programs-not-run": reason({ problem: "programs in the folder for temporary files may not be executed" }, ({ problem }) => problem, "Set TMPDIR to another folder."),
	"not-started-as-node": plainReason("no process was started by the name of `node`, so none was counted", "Start a server of Node.js by `node` itself, not by a path. Other runtimes are not counted."),
	"another-process-works": reason({
		arm: oneOf("head", "base"),
		unit: oneOf("request", "operation"),
		instructions: 40
	}, ({ arm, unit, instructions }) => `only ${formatInteger(instructions)} instructions per ${unit} of ${arm} were counted, so another process does the work`, "Start the server by `node` itself."),
	"hooks-around-operations": plainReason("the task has hooks around each operation, whose instructions cannot be told from its own"),
	"counting-too-long": reason({
		seconds: 240,
		of: oneOf("benchmark", "run")
	}, ({ seconds: taken, of }) => of === "run" ? `counting had taken ${Math.round(taken)} s, its share of the run` : `counting it took longer than ${Math.round(taken)} s`),
	"json-keys-moved": reason({
		base: 41137,
		head: 43223
	}, ({ base, head }) => `all of the change from ${formatInteger(base)} to ${formatInteger(head)} instructions is in JSON.stringify, while JavaScript executed the same; V8 finds keys by their addresses, which any edit moves, so time decides`),
	"arm-failed": reason({
		arm: oneOf("head", "base"),
		because: nested("wrong-status")
	}, ({ arm, because }, describe) => `${arm}: ${describe(because)}`),
	"instructions-not-counted": reason({ because: nested("process-silent") }, ({ because }, describe) => `instructions were not counted: ${describe(because)}`),
	"benchmarks-not-counted": reason({
		benchmarks: ["express/updateUser", "koa/updateUser"],
		because: nested("process-silent")
	}, ({ benchmarks, because }, describe) => `the instructions of ${listOfMost(benchmarks, MOST_NAMED$2)} were not counted: ${describe(because)}`),
	"allocates-more": reason({
		benchmark: "express/updateUser",
		base: 12300,
		head: 14100
	}, ({ benchmark, base, head }) => `${plainName(benchmark)} allocates more memory: ${formatInteger(base)} → ${formatInteger(head)} bytes each time. Collections come sooner, and their instructions are not counted`),
	"required-instructions-not-counted": reason({ because: nested("process-silent") }, ({ because }, describe) => `instructions are required and were not counted: ${describe(because)}`)
};

// src/reasons/github.ts
/** Reasons of judging an uploaded run again. */
/** A pull request that changes both steps is measured by its own, and published by the other as it was before. */
const COUNTS_AS_MERGED = "That step counts as it is on the default branch.";
const GITHUB_REASONS = {
	"not-in-upload": plainReason("the uploaded run does not mention it", "Give the step that publishes the same `only` and `profile` as the step that measures. The step that publishes counts as it is on the default branch."),
	"left-unmeasured": reason({ because: nested("not-beside-base") }, ({ because }, describe) => `the uploaded run did not measure it: ${describe(because)}`),
	"not-beside-base": plainReason("it was not measured side by side with the base"),
	"not-counted-in-upload": plainReason("instructions are required, and the uploaded run has no counts of it"),
	"earlier-results": reason({ benchmarks: 3 }, ({ benchmarks }) => `${countOf(benchmarks, "benchmark")} ${benchmarks === 1 ? "has its" : "have their"} result from an earlier run on this commit`),
	"ancestry-not-looked-up": reason({ runs: 12 }, ({ runs }) => `all ${countOf(runs, "stored run")} of the baselines were used: without a clone it is not known which lead to the base`),
	"head-configuration-judges": reason({
		file: "perf-gate.yml",
		branch: "main"
	}, ({ file, branch }) => `neither the base nor ${branch} has a usable ${file}, so head's configuration and thresholds hold`),
	"base-configuration-unusable": reason({
		problems: "perf-gate.yml at main cannot be used: unknown key \"x\"",
		file: "perf-gate.yml",
		instead: "1f0e4c7a9b2d"
	}, ({ problems, file, instead }) => `${problems}; the ${file} of ${instead} and its thresholds hold instead`),
	"upload-expired": plainReason("it has expired", "Run the measuring workflow again."),
	"upload-not-a-zip": reason({ problem: "end of central directory record signature not found" }, ({ problem }) => `it is no zip file that can be read: ${problem}`),
	"upload-with-same-file-twice": plainReason("it has two files of the same name"),
	"upload-without-run": plainReason("it has no run.json"),
	"upload-of-shards-only": plainReason("only shards were uploaded, and no joined run", "See the job that joins them."),
	"upload-too-large": reason({
		most: 2e3,
		unit: "benchmarks"
	}, ({ most, unit }) => `it has more than ${most} ${unit}`),
	"upload-unreadable": reason({ problem: "this is not a run file: run.seed: expected number" }, ({ problem }) => problem),
	"upload-from-other-version": reason({
		because: nested("upload-unreadable"),
		measuredBy: "2.0.0",
		judgedBy: "1.0.0"
	}, ({ because, measuredBy, judgedBy }, describe) => {
		const advice = measuredBy.localeCompare(judgedBy, "en", { numeric: true }) < 0 ? "measure it anew by a push, \"Update branch\" or /perf run; if it comes again, upgrade every workflow that uses perf-gate" : "upgrade every workflow that uses perf-gate, on the default branch first";
		return `${describe(because)}; perf-gate ${measuredBy} measured it and ${judgedBy} judges it: ${advice}`;
	}),
	"upload-date-impossible": reason({ days: 400 }, ({ days }) => `it says that it was measured in the future, or more than ${days} days ago`),
	"upload-without-commit-ids": plainReason("its commits are no commit ids"),
	"upload-configuration-path-odd": plainReason("the path of its configuration is no file of a repository, is too long for the name of a check, or has characters that are not shown there"),
	"upload-with-odd-benchmark-id": plainReason("the id of a benchmark is not made of its target and its scenario"),
	"upload-with-same-benchmark-twice": plainReason("it has the same benchmark twice"),
	"upload-with-huge-figure": plainReason("it has figures above 1e18"),
	"several-runs-of-configuration": reason({ file: "perf-gate.yml" }, ({ file }) => `there is another run of ${file}`, "Join them with the input `merge`, and upload the joined run."),
	"shard-not-joined": reason({
		index: 1,
		count: 3
	}, (shard) => `it is ${describeShard(shard)} alone`, "Join the shards with the input `merge`, and upload the joined run."),
	"other-commit-measured": reason({
		measured: "a".repeat(40),
		wanted: "b".repeat(40)
	}, ({ measured, wanted }) => `it measured ${shortCommit(measured)}, which is neither ${shortCommit(wanted)}, the commit to be judged, nor a merge of that`, "Measure again, with actions/checkout right before perf-gate, without `ref` and `path`."),
	"other-base-measured": reason({
		measured: "a".repeat(40),
		branch: "main"
	}, ({ measured, branch }) => `it was compared with ${shortCommit(measured)}, which GitHub does not know as a commit that ${branch} has had since the change left it`, "Measure it beside its base, or give the step that publishes the same `base`."),
	"measured-without-base": plainReason("it was measured without a base", `If that is meant, give the step that publishes \`base: none\` too. ${COUNTS_AS_MERGED}`),
	"no-rounds-beside-base": reason({ benchmark: "express/updateUser" }, ({ benchmark }) => `it says that it compares with a base, and has no round of ${benchmark} side by side with it`),
	"measured-for-tables-only": reason({ profile: "smoke" }, ({ profile }) => `it was measured for tables alone, by the profile ${profile}`, `If that is meant, give the step that publishes the same \`profile\`, and let the base's configuration have it. ${COUNTS_AS_MERGED}`),
	"measured-in-part-only": plainReason("only a part was measured on this commit", "Measure everything first, as `/perf run` without a pattern does."),
	"selection-unknown": reason({
		pattern: "gaet",
		file: "perf-gate.yml"
	}, ({ pattern, file }) => `the step that publishes asks for \`only: ${pattern}\`, which is neither a selection nor a target of the ${file} that it was measured beside`, "Mend the name, or bring the pull request up to date with its base."),
	"no-usable-configuration": reason({
		file: "perf-gate.yml",
		problems: "perf-gate.yml at main cannot be used: unknown key \"x\""
	}, ({ file, problems }) => `neither the base nor head has a ${file} that can be used${problems === "" ? "" : `: ${problems}`}`),
	"upload-refused": reason({
		where: "perf-gate/run.json",
		because: nested("upload-expired")
	}, ({ where, because }, describe) => `${where}: ${describe(because)}`),
	"left-aside": plainReason("it was started by hand for the tables alone, or with a `base`: its job summary has the result, and comment and check stay as they are", "`check: true` at this step lets such runs write them."),
	"nothing-uploaded": reason({
		workflowRun: 11,
		artifact: "perf-gate",
		config: orNull("perf-gate.yml", "null")
	}, ({ workflowRun, artifact, config }) => `workflow run ${workflowRun} has no artifact \`${artifact}\` with a run${config === null ? "" : ` of ${config}`}: there is nothing to publish`),
	"skipped-by-label": reason({ label: "skip perf" }, ({ label }) => `nothing was measured: the pull request has the label "${label}"`),
	"branch-of-run-unknown": plainReason("GitHub does not say which branch the run is about"),
	"repository-of-run-gone": plainReason("the repository that the run is about is gone"),
	"no-pull-request-at-commit": reason({ commit: "a".repeat(40) }, ({ commit }) => `no open pull request has the commit ${commit} as its newest: it was closed, or pushed to meanwhile`),
	"no-such-pull-request": reason({ number: 7 }, ({ number }) => `there is no pull request #${number}`),
	"pull-request-closed": reason({ number: 7 }, ({ number }) => `pull request #${number} is closed`),
	"nothing-reported": plainReason("there is no result on this pull request yet", "Accept a regression once its report is here."),
	"two-reports": reason({ file: "perf-gate.yml" }, ({ file }) => `there are two reports of ${file}, and only one of them can be perf-gate's own`, "Delete the other."),
	"report-changed-since": reason({
		file: "perf-gate.yml",
		commit: "a".repeat(40)
	}, ({ file, commit }) => `the report of ${file} has changed since that was written, and shows commit ${shortCommit(commit)} now`, "Look at it, and write the command again."),
	"no-regression-of-known-size": reason({
		benchmark: "express/*",
		results: [{
			id: "express/hello",
			verdict: "no regression"
		}],
		isCut: false
	}, ({ benchmark, results, isCut }) => `there is no regression of known size in ${benchmark}: ${listOfMost(results.map(({ id, verdict }) => `${id} is "${verdict}"`), MOST_NAMED$1)}${noRoom(isCut)}`),
	"benchmark-not-reported": reason({
		benchmark: "express/updateUsr",
		regressed: ["express/updateUser"],
		isCut: false
	}, ({ benchmark, regressed, isCut }) => `the newest result has no benchmark ${benchmark}; ${regressed.length === 0 ? "none has regressed" : `regressed: ${listOfMost(regressed, MOST_NAMED$1)}`}${noRoom(isCut)}`)
};
const MOST_NAMED$1 = 10;
const noRoom = (isCut) => isCut ? "; the comment had no room for all: accept by a glob that names one of these" : "";

// src/text/differences.ts
/** How a metric of head differs from that of base or of stored runs, in words. */
/**
* Gives the change of the metric's own figure. A change is worse when positive, whatever the direction: where higher is
* better, "25 % worse" is a figure that fell to 1/1.25, by 20 %.
*/
function changeOfFigure(change, direction) {
	return direction === "lower" ? change : 1 / (1 + change) - 1;
}
/** The interval of the change of the metric's own figure. */
function intervalOfFigure({ interval, direction }) {
	const [low, high] = [changeOfFigure(interval.low, direction), changeOfFigure(interval.high, direction)];
	return direction === "lower" ? {
		low,
		high
	} : {
		low: high,
		high: low
	};
}
/** The estimate as the change of the metric's own figure, with digits that leave it on its side of the limit. */
function formatEstimate(compared) {
	return formatPercent(changeOfFigure(compared.estimate, compared.direction), limitsOfFigure(compared));
}
/** The same without its sign. */
function formatEstimatedSize(compared) {
	return `${formatPercentSize(changeOfFigure(compared.estimate, compared.direction), limitsOfFigure(compared))} %`;
}
const limitsOfFigure = ({ threshold, direction }) => [threshold, 1 / (1 + threshold) - 1].map((limit) => changeOfFigure(limit, direction));
/** `CPU per request is 4.1 % higher (3.2 to 5.0 %)`: the size of the change of the figure, in its direction. */
function describeDifference(compared) {
	const { metric, estimate, direction } = compared;
	const { low, high } = intervalOfFigure(compared);
	const isLower = changeOfFigure(estimate, direction) < 0;
	const sizes = isLower ? {
		low: -high,
		high: -low
	} : {
		low,
		high
	};
	const bounds = formatPercent(sizes.low) === formatPercent(sizes.high) ? "" : ` (${formatInterval(sizes)})`;
	return `${METRICS[metric].label} ${isOrAre(metric)} ${formatEstimatedSize(compared)} ${isLower ? "lower" : "higher"}${bounds}`;
}
const isOrAre = (metric) => /^(?:instructions|operations|collections)\b/.test(METRICS[metric].label) ? "are" : "is";
const BELOW_LIMIT = "below the limit";
/** How a slowdown that passes lies to its limit. Between sure and cleared there is a stretch that is neither. */
const besideLimit = ({ interval, threshold, delta0 = 0 }) => interval.high < Math.max(threshold, delta0) ? BELOW_LIMIT : "not surely below the limit";
/** `CPU per request: at most +1.4 %; unloaded latency is 1.9 % higher (1.1 to 2.8 %), below the limit of 2 %` */
function describeUnchanged(metrics) {
	return metrics.map((compared) => {
		const { metric, direction, interval: { low, high }, threshold } = compared;
		if (low > 0) return `${describeDifference(compared)}, ${besideLimit(compared)} of ${formatChosenPercent(threshold)}`;
		return `${METRICS[metric].label}: at most ${withPlus(formatPercent(changeOfFigure(Math.max(0, high), direction)))}`;
	}).join("; ");
}
/** `unloaded latency: up to +5.7 % possible (minimum detectable effect 7.8 %)` */
function describeUndecided(metrics) {
	return metrics.map(({ metric, direction, interval: { high }, smallestVisible }) => {
		const effect = smallestVisible > 10 ? "no effect could have been detected" : `minimum detectable effect ${formatPercent(smallestVisible)}`;
		return `${METRICS[metric].label}: up to ${withPlus(formatPercent(changeOfFigure(high, direction)))} possible (${effect})`;
	}).join("; ");
}
/** Puts a plus before a percentage that is above zero. */
function withPlus(percent) {
	return /^(?:[1-9]|0\.|over )/u.test(percent) ? `+${percent}` : percent;
}

// src/reasons/judge.ts
/** Reasons of verdicts. */
const metric = (example) => field(_enum(METRIC_NAMES), example);
/** How a metric compares. Positive is worse; `direction` tells which way its own figure moved. */
const slower = {
	metric: metric("cpuPerRequest"),
	direction: oneOf("lower", "higher"),
	estimate: .041,
	interval: {
		low: .032,
		high: .05
	},
	threshold: .02
};
const faster = {
	...slower,
	estimate: -.041,
	interval: {
		low: -.05,
		high: -.032
	}
};
const unchanged = {
	...slower,
	estimate: .003,
	interval: {
		low: -.008,
		high: .014
	}
};
const undecided = {
	...slower,
	estimate: .02,
	interval: {
		low: -.031,
		high: .078
	},
	smallestVisible: .062
};
/** Number of stored runs that were compared with; null: base and head side by side. */
const sideBySide = orNull(12, "null");
const JUDGE_REASONS = {
	slower: reason({
		metrics: [slower],
		storedRuns: sideBySide
	}, describeDifferences),
	faster: reason({
		metrics: [faster],
		storedRuns: orNull(12)
	}, describeDifferences),
	unchanged: reason({
		metrics: [unchanged],
		storedRuns: sideBySide
	}, ({ metrics, storedRuns }) => `${describeUnchanged(metrics)}${against(storedRuns)}`),
	undecided: reason({
		metrics: [undecided],
		storedRuns: sideBySide
	}, ({ metrics, storedRuns }) => `${describeUndecided(metrics)}${against(storedRuns)}`),
	accepted: reason({
		regression: nested("slower"),
		by: "ada",
		until: "2027-04-15T09:00:00.000Z",
		reason: "worth it"
	}, ({ regression, by, until, reason }, describe) => `${describe(regression)}; accepted by ${by} until ${until.slice(0, 10)}: ${reason.trim().replace(/\.$/, "")}`),
	"undecided-beside-accepted": reason({
		doubt: nested("no-usable-figures"),
		accepted: nested("accepted")
	}, ({ doubt, accepted }, describe) => `${describe(doubt)}; ${describe(accepted)}`),
	"too-few-usable-rounds": reason({ metrics: [{
		metric: metric("unloadedLatency"),
		usable: 2
	}] }, ({ metrics }) => `only ${listOf(metrics.map(({ metric: of, usable }) => `${countOf(usable, "usable round")} of ${METRICS[of].label}`))}: half of all, and ${3} at least, are needed`),
	"no-usable-figures": reason({ metrics: [metric("throughput")] }, ({ metrics }) => `head or the stored runs have no usable figure of ${labelsOf(metrics)}, which should decide`),
	"stopped-before-first-look": reason({
		rounds: 3,
		firstLook: 8
	}, ({ rounds, firstLook }) => `the run stopped after ${countOf(rounds, "round")}, before its first check at ${firstLook}`),
	"no-metric-compared": plainReason("no metric was compared"),
	"no-gating-metric": plainReason("no metric that was compared can fail the check"),
	"gating-metrics-not-stored": plainReason("too few of the stored runs have its gating metrics"),
	"measured-for-tables": reason({ profile: "smoke" }, ({ profile }) => `the ${profile} profile measures for the tables alone`),
	removed: plainReason("head no longer has it"),
	unaffected: plainReason("the change cannot reach it"),
	"base-broken": reason({ base: nested("process-ended") }, ({ base }, describe) => `base is broken: ${describe(base)}`),
	"stored-runs-too-few": reason({
		runs: 2,
		needed: 5,
		underSameLoad: false,
		otherLoads: 3
	}, ({ runs, needed, underSameLoad, otherLoads }) => `${countOf(runs, "stored run")} of this machine kind${underSameLoad ? " and load" : ""}, ${needed} are needed${otherLoads === 0 ? "" : `; ${otherLoads} more ${otherLoads === 1 ? "was" : "were"} put under another load, or measured in another way by another version`}`),
	"not-measured-in-this-run": plainReason("not measured in this run"),
	"new-benchmark": plainReason("a benchmark that is new in head is not judged"),
	"base-decides": plainReason("base and head were measured side by side, which decides"),
	"rule-without-benchmark": reason({
		glob: "expres/*",
		file: "perf-gate.yml",
		ofBase: false
	}, ({ glob, ...place }) => `no benchmark of this run matches "${glob}" of ${placeOfRules(place)}, so it has no effect: mend it, or remove it`),
	"threshold-below-delta0": reason({ metrics: [metric("cpuPerRequest")] }, ({ metrics }) => `a rule sets the threshold of ${labelsOf(metrics)} below δ₀. A change up to δ₀ never counts as regressed, so set \`delta0\` as well`)
};
const against = (storedRuns) => storedRuns === null ? "" : `, against ${countOf(storedRuns, "stored run")}`;
const labelsOf = (metrics) => listOf(metrics.map((metric) => METRICS[metric].label));
const placeOfRules = ({ file, ofBase }) => `policy.rules (${ofBase ? "base's " : ""}${file})`;
function describeDifferences({ metrics, storedRuns }) {
	return `${listOf(metrics.map(describeDifference))}${against(storedRuns)}`;
}

// src/reasons/measure.ts
/** Reasons of measuring: rounds that mean nothing, suites, failed tries, and notes on a run. */
const times = (count) => count === 1 ? "once" : `${count} times`;
function duration(ms) {
	if (ms < 1) return "less than 1 ms";
	return ms < 1e3 ? `${Math.round(ms)} ms` : `${(ms / 1e3).toFixed(1)} s`;
}
/** How a run went on after a failed try, once and more often. */
const WENT_ON = {
	"measured again": ["that round was measured again", "those rounds were measured again"],
	"solo left out": ["that round of head alone was left out", "those rounds of head alone were left out"],
	"base alone": ["that was a round of base alone", "those were rounds of base alone"]
};
const SUITE_WORK = {
	calibrate: "its file, `beforeAll` and the first operations of the task ran",
	list: "its file was loaded",
	labels: "its labels were worked out",
	run: "the task ran",
	profile: "the task ran",
	repeat: "the task ran",
	finish: "`afterAll` ran"
};
const NOT_PINNED = {
	"one core": "only one core may be used, and the load client needs another",
	platform: "that takes Linux",
	"unknown cores": "the system does not tell which cores may be used",
	"taskset is missing": "`taskset` is not installed",
	"taskset failed": "`taskset` failed"
};
const MEASURE_REASONS = {
	"no-probe": reason({ command: "NODE_OPTIONS= node server.js" }, ({ command }) => `no Node.js process of \`${command}\` reported to perf-gate`, "Start the server by Node.js 22.15 or newer, and do not replace NODE_OPTIONS: write `node --import …` or `NODE_OPTIONS=\"$NODE_OPTIONS …\"`. `node-options` in `.npmrc` replaces it too. A launcher has to pass on variables that begin with `PERF_GATE_` (turbo: `passThroughEnv`)."),
	"measured-from-outside": reason({ target: "api" }, ({ target }) => `${target} is not Node.js: CPU time and memory of its processes come from the system, and responses from the load client. Not seen are garbage collections, event-loop delay, workers that end, requests of others, and the origin of its modules`),
	"nothing-served": reason({
		command: "node server.js",
		protocol: oneOf("http", "websocket")
	}, ({ command, protocol }) => `no Node.js process of \`${command}\` ${protocol === "http" ? "finished a response" : "accepted a connection"}`, "Measure servers on node:http, run by Node.js 22.15 or newer. A launcher has to pass on NODE_OPTIONS and variables that begin with `PERF_GATE_`."),
	"foreign-module": reason({
		arm: oneOf("head", "base"),
		name: "express/index.js",
		path: "/usr/lib/node_modules/express/index.js"
	}, ({ arm, name, path }) => `${arm} loaded ${name} from outside its own copy of the repository (${path})`, "Install packages inside the target's folder (Yarn: `nodeLinker: node-modules`; pnpm: `enableGlobalVirtualStore: false`; no global links), and unset NODE_OPTIONS if it preloads the module."),
	"unseen-answers": reason({
		served: 1e4,
		received: 2e4
	}, ({ served, received }) => `the load client got ${received} answers, but perf-gate saw the server finish ${served}`, "Measure servers on node:http: processes that answer by other means are not seen."),
	"uncounted-requests": reason({
		served: 2e4,
		received: 1e4
	}, ({ served, received }) => `the server finished ${served} responses under load, but the load client got ${received}`, "Keep other clients away from the server, and let it not send requests to itself."),
	"answers-too-seldom": reason({
		sliceSeconds: .3,
		windowSeconds: orNull(1.2),
		isSolo: false
	}, ({ isSolo, sliceSeconds, windowSeconds }) => `answers come too seldom: ${isSolo ? `head alone finished none within ${sliceSeconds} s` : `in no slice of ${sliceSeconds} s${windowSeconds === null ? "" : ` of ${windowSeconds.toFixed(1)} s`} did base and head both finish one`}`, "Lower `connections`, or measure an endpoint that answers sooner."),
	"nothing-beyond-hold": reason({
		requests: 10,
		holdMs: 1e3
	}, ({ requests, holdMs }) => `all ${requests} answers came within the hold of ${holdMs} ms, so there is nothing beyond it to compare`, "Send more `requests`."),
	"load-client-failed": reason({ because: nested("process-silent") }, ({ because }, describe) => `the load client failed: ${describe(because)}`),
	"no-room-to-measure": reason({
		problem: "ENOSPC: no space left on device",
		folder: "/tmp"
	}, ({ problem, folder }) => `the system refused a file, a socket or a port: ${problem} (temporary folder: ${folder})`, "Free room in the temporary folder, or set TMPDIR to another."),
	"process-ended": reason({ ending }, ({ ending }) => `its process ${sayEnding(ending)}`),
	"process-silent": reason({ seconds: 25 }, ({ seconds: waited }) => `no answer within ${waited} s`),
	"process-error": reason({ problem: "Cannot find package \"express\"" }, ({ problem }) => problem),
	"suite-failed": reason({
		file: "bench/parse.suite.js",
		because: nested("process-error")
	}, ({ file, because }, describe) => `${file}: ${describe(because)}`),
	"suite-silent": reason({
		seconds: 30,
		asked: keyOf(SUITE_WORK)
	}, ({ seconds: waited, asked }) => `no answer within ${waited} s while ${SUITE_WORK[asked]}`, "Make sure that the file, its hooks and its tasks come to an end."),
	"operation-too-long": reason({
		operationMs: 2500,
		mostMs: 2e3
	}, ({ operationMs, mostMs }) => `an operation takes ${duration(operationMs)}, and at most ${mostMs / 1e3} s can be measured`, "Give the operation less work."),
	"operation-too-long-at-head": reason({
		headMs: 5e3,
		baseMs: 300,
		mostMs: 2e3
	}, ({ headMs, baseMs, mostMs }) => `an operation takes ${duration(headMs)}, and ${duration(baseMs)} at base: more than ${mostMs / 1e3} s cannot be measured`),
	"too-few-operations": plainReason("the task finished too few operations in the measured window: they took much longer than at first", "Give each operation the same work."),
	"base-breaks-too": reason({
		base: nested("wrong-status"),
		head: nested("process-silent")
	}, ({ base, head }, describe) => `base breaks now and then too: ${describe(base)}; head broke last: ${describe(head)}`, "Make the target reliable at base first."),
	"head-broke-at-next-try": reason({
		first: nested("process-silent"),
		head: nested("wrong-status")
	}, ({ first, head }, describe) => `${describe(first)}; at the next try head broke: ${describe(head)}`, "Run it again."),
	"head-broke-alone": reason({
		head: nested("wrong-status"),
		base: nested("process-silent")
	}, ({ head, base }, describe) => `head broke by itself: ${describe(head)}; base could not be measured the same way: ${describe(base)}`, "Run it again."),
	"works-alone": reason({
		arm: oneOf("head", "base"),
		because: nested("exited-before-listening")
	}, ({ arm, because }, describe) => `${arm} fails beside ${arm === "head" ? "base" : "head"}, and works by itself: ${describe(because)}`, "Use no fixed port, file or lock: base and head run at the same time, and only PORT differs."),
	"not-tried-alone": reason({
		arm: oneOf("head", "base"),
		because: nested("exited-before-listening"),
		alone: nested("process-silent")
	}, ({ arm, because, alone }, describe) => `${arm} fails beside ${arm === "head" ? "base" : "head"}: ${describe(because)}; it could not be tried by itself: ${describe(alone)}`, "Run it again."),
	"not-up-after-kill": reason({
		arm: oneOf("base", "head"),
		seconds: 5,
		because: nested("exited-before-listening")
	}, ({ arm, seconds: grace, because }, describe) => `${arm} was killed after its \`stopTimeout\` (${grace} s) and does not come up any more: ${describe(because)}`, "Raise `stopTimeout`, or have the server end on SIGTERM and take over the locks of one that was killed."),
	"interrupted-before-its-turn": plainReason("the run was interrupted before its turn"),
	"try-failed": reason({
		benchmark: "express/updateUser",
		arm: orNull(oneOf("head", "base")),
		round: keyOf(WENT_ON),
		times: 2,
		because: nested("wrong-status")
	}, ({ benchmark, arm, round, times: count, because }, describe) => `${benchmark}: ${arm === null ? "measuring failed" : `${arm} broke`} ${times(count)}; ${WENT_ON[round][count === 1 ? 0 : 1]}; the ${count === 1 ? "" : "last "}reason: ${describe(because)}`),
	"server-killed": reason({ target: "express" }, ({ target }) => `${target} did not end within its \`stopTimeout\` after SIGTERM and was killed`, "End the server on SIGTERM, or raise `stopTimeout`."),
	"other-node": reason({
		target: "express",
		version: "v22.20.0",
		onPath: "v24.2.0"
	}, ({ target, version, onPath }) => `${target} is served by Node.js ${version}, but reports and stored runs name the ${onPath} on PATH`, "Start the server by `node` itself, or put the same version on PATH: scripts of npm take a `node` among the packages, and version managers the one of the folder."),
	"not-pinned": reason({
		cause: keyOf(NOT_PINNED),
		problem: ""
	}, ({ cause, problem }) => `base and head took turns, which widens intervals: no process could be pinned to a core (${NOT_PINNED[cause]}${problem === "" ? "" : `: ${problem}`})`, "Measure on Linux with two cores or more and `taskset` (package util-linux)."),
	"waiting-for-run": reason({
		pid: 4711,
		folder: "/home/ada/shop",
		ahead: 2
	}, ({ pid, folder, ahead }) => `waiting for ${ahead === 1 ? "another perf-gate run" : `${ahead} other perf-gate runs`} on this machine, first come, first served (process ${pid}, in ${folder}, measures now)`),
	"cpu-limited": reason({
		cpus: 1.5,
		cores: 4
	}, ({ cpus, cores }) => `a limit of the control group (a container?) leaves ${cpus} of ${cores} CPUs to the run: the kernel stops base and head again and again, which widens intervals`, "Raise the limit to two CPUs or more."),
	"over-budget": reason({
		seconds: 159,
		budgetSeconds: 60
	}, ({ seconds: taken, budgetSeconds }) => `measuring took ${taken} s, ${Math.round((taken / budgetSeconds - 1) * 100)} % more than the budget of ${budgetSeconds} s: starts or answers took longer than the plan reckoned with`, "Choose fewer benchmarks by `only`, or raise the budget."),
	"no-machine-lock": reason({
		file: "/tmp/perf-gate-turn-1000.json",
		problem: "EACCES: permission denied"
	}, ({ file, problem }) => `the run did not wait for other perf-gate runs on this machine, because ${file} cannot be written (${problem})`, "Set TMPDIR to a folder that can be written, and let no other run measure meanwhile."),
	"waited-for-run": reason({ seconds: 95 }, ({ seconds: waited }) => `the run waited ${waited} s for another perf-gate run on this machine`),
	"budget-used-up": reason({ benchmarks: 2 }, ({ benchmarks }) => `the budget was used up before ${countOf(benchmarks, "suspicious benchmark")} had another look`, "Raise the budget."),
	"run-interrupted": plainReason("the run was interrupted: it holds only what was measured until then"),
	"temporary-programs-refused": reason({ folder: "/tmp" }, ({ folder }) => `no program in the temporary folder (${folder}) may be executed, as if it were mounted noexec: programs and native addons of base and head fail`, "Set TMPDIR to another folder."),
	"other-first-body": reason({
		benchmark: "express/updateUser",
		baseBytes: 120,
		headBytes: 90,
		rounds: 6
	}, ({ benchmark, baseBytes, headBytes, rounds }) => `${benchmark}: head answers ${formatInteger(headBytes)} bytes and base ${formatInteger(baseBytes)}, in each of ${rounds} rounds, so the figures compare two different answers`, "Look at what head answers, and say by `expect` which body is right."),
	"not-profiled": reason({ problem: "no answer within 15 s" }, ({ problem }) => `V8's profiler did not work in the measured process: ${problem}`),
	"nothing-while-profiled": reason({
		arm: oneOf("head", "base"),
		seconds: .5
	}, ({ arm, seconds }) => `${arm} finished nothing within ${seconds} s`),
	"cause-not-found": reason({
		benchmark: "express/updateUser",
		because: nested("not-profiled")
	}, ({ benchmark, because }, describe) => `${benchmark}: no cause was looked for, because ${describe(because)}`),
	"causes-left-out": reason({
		benchmarks: 3,
		because: oneOf("budget", "number")
	}, ({ benchmarks, because }) => `No cause was looked for in ${countOf(benchmarks, "benchmark")}: ${because === "budget" ? "the budget left no time for it" : `the ${5} that changed most came first`}`)
};

// src/reasons/plan.ts
/** Reasons of planning: benchmarks that are left out or not compared, and settings without effect. */
const RAISE_BUDGET = "Raise the budget, or measure fewer benchmarks (`only`).";
const namesOf = (names) => listOf(names.map(plainName));
const plural = (names) => names.length === 1 ? "" : "s";
/** Rounds that a budget leaves, of those that the profile has. */
const fewer = {
	left: 5,
	of: 8
};
const PLAN_REASONS = {
	"base-lacks-target": plainReason("base does not have this target"),
	"base-lacks-benchmark": plainReason("base does not have this benchmark"),
	"scenario-differs": plainReason("its scenario differs between base and head"),
	"base-without-config": reason({
		file: "perf-gate.yml",
		because: nested("manifest-missing")
	}, ({ file, because }, describe) => `base has no ${plainName(file)}, and the one of head does not work there: ${describe(because)}`),
	"program-missing": reason({
		program: "redis-server",
		installHint: orNull("apt-get install redis-server")
	}, ({ program, installHint }) => `${plainName(program)} is not installed${installHint === null ? "" : ` (${plainName(installHint)})`}`),
	"left-to-shard": reason({
		index: 2,
		count: 3
	}, ({ index, count }) => `in shard ${index} of ${count}`),
	"profile-differs": reason({ profile: "standard" }, ({ profile }) => `The profile ${plainName(profile)} differs between base and head, and base's holds: a change cannot have itself measured less thoroughly`),
	"scenarios-unsent": reason({ scenarios: ["bye"] }, ({ scenarios }) => `No server sends the scenario${plural(scenarios)} ${namesOf(scenarios)}`, "Name in a server's `scenarios` what is to be measured."),
	"services-unneeded": reason({ services: ["redis"] }, ({ services }) => `No target needs the service${plural(services)} ${namesOf(services)}`, "Name in a target's `services` what is to be started."),
	"glob-matches-nothing": reason({
		glob: "kao/*",
		by: "--only"
	}, ({ glob, by }) => `No benchmark matches "${plainName(glob)}", which ${plainName(by)} asks for, so nothing is measured for it`, "Mend the glob, or leave it out."),
	"dependency-matches-nothing": reason({
		pattern: "lib/**",
		target: "api",
		file: "perf-gate.yml"
	}, ({ pattern, target, file }) => `No file matches "${plainName(pattern)}" in dependsOn of ${plainName(target)} (${plainName(file)}), so what it should name does not reach ${plainName(target)}`, "Mend it, as a glob from the repository's root, or remove it. Files that git ignores do not count."),
	"budget-leaves-fewer-rounds": reason({
		beforeFirstLook: orNull(fewer),
		ofHeadAlone: orNull(fewer, "null")
	}, ({ beforeFirstLook: rounds, ofHeadAlone: solos }) => `The budget leaves each benchmark time for ${listOf([...rounds === null ? [] : [`${rounds.left} of ${countOf(rounds.of, "round")} before the first look`], ...solos === null ? [] : [`${solos.left} of ${countOf(solos.of, "round")} of head alone`]])}, so its results are less sure`, RAISE_BUDGET),
	"budget-leaves-fewer-looks": reason({ looks: [30, 40] }, ({ looks }) => `The budget leaves no time for looks after ${listOf(looks.map(String))} rounds, so benchmarks that are open before them stay inconclusive`, RAISE_BUDGET)
};

// src/reasons/prepare.ts
const LEFT_OUT = "Files that git ignores, and those of submodules, are not copied.";
const rootOr = (folder) => folder === "." ? "the root of the repository" : plainName(folder);
const SAID_OF_DEVIATION = {
	concurrency: "one operation runs after another (`concurrency`)",
	collections: "no garbage collection is forced between operations (`gc`)",
	parameters: "making parameters is part of an operation",
	loop: "code before the loop over the state counts, once for each batch of operations"
};
/** Files or names that a note shows before it counts the rest. */
const MOST_NAMED = 3;
const PREPARE_REASONS = {
	"reached-new-target": plainReason("base does not have this target"),
	"reached-settings": plainReason("its settings differ between base and head"),
	"reached-missing-folder": reason({ folder: "bench/api" }, ({ folder }) => `git knows no files in its folder ${plainName(folder)}, so each change counts`, "Mend `dir`, or commit the folder."),
	"reached-own-folder": reason({ file: "bench/api/server.js" }, ({ file }) => `${plainName(file)} lies in its folder`),
	"reached-linked-package": reason({
		file: "packages/core/index.js",
		folder: "packages/core"
	}, ({ file, folder }) => file === folder ? `it links ${plainName(file)}` : `${plainName(file)} lies in ${folder === "." ? "the root" : plainName(folder)}, which it links`),
	"reached-packages": reason({ file: "package-lock.json" }, ({ file }) => `${plainName(file)} decides which packages it has`),
	"reached-command": reason({ file: "tools/build.mjs" }, ({ file }) => `its commands name ${plainName(file)}, or a file in the same folder`),
	"reached-dependency": reason({
		file: "lib/index.js",
		pattern: "lib/**"
	}, ({ file, pattern }) => `${plainName(file)} matches ${plainName(pattern)} in its \`dependsOn\``),
	"reached-service": reason({
		file: "mock/data.json",
		service: "mock"
	}, ({ file, service }) => `${plainName(file)} belongs to its service ${plainName(service)}`),
	"reached-undeclared": reason({ file: "src/index.js" }, ({ file }) => `${plainName(file)} changed, and it links no package of the repository and has no \`dependsOn\`, so each change counts`, "Name in `dependsOn` what it uses outside of its folder: `dependsOn: []` if that is nothing."),
	"reached-unreadable": reason({
		file: "src/index.js",
		manifest: "bench/api/package.json"
	}, ({ file, manifest }) => `${plainName(file)} changed, and ${plainName(manifest)} is not JSON, so each change counts`, "Mend the JSON of the file."),
	"no-base-asked-for": plainReason("No base was asked for: head is compared with the stored baselines alone"),
	"no-commit-before": plainReason("There is no commit before this one to compare with (a first commit, or a shallow clone): absolute figures only"),
	"no-default-branch": plainReason("No default branch is known in this clone (no origin/HEAD, main or master), so head is not compared with the commit where its branch began", "Name that commit by `--base`."),
	"no-common-commit": reason({ branch: "main" }, ({ branch }) => `HEAD has no commit in common with ${plainName(branch)}, so head is not compared with the commit where its branch began`, "Name that commit by `--base`."),
	"compared-with-commit-before": plainReason("Head is compared with the commit before it alone"),
	"compared-uncommitted-alone": reason({ files: ["src/index.js"] }, ({ files }) => `Only uncommitted changes (${listOfMost(files.map(plainName), MOST_NAMED)}) are compared, with the commit below them. Changes of that commit are in base and head`, "Name an older commit by `--base` to compare that too."),
	"config-outside-repository": reason({ file: "../gate.yml" }, ({ file }) => `${plainName(file)} is no part of the repository, so it and its thresholds hold for base as well, whatever has changed in it`),
	"base-config-missing": reason({ file: "perf-gate.yml" }, ({ file }) => `The base has no ${plainName(file)}, so head's configuration and thresholds hold for both`),
	"base-config-unusable": reason({
		file: "perf-gate.yml",
		problem: "unknown key \"sevrers\""
	}, ({ file, problem }) => `The base has no usable ${plainName(file)} (${plainProse(problem)}), so head's configuration and thresholds hold for both`),
	"benchmarks-of-head": reason({ files: 3 }, ({ files }) => `Base is measured by head's targets and scenarios${files === 0 ? "" : `, with ${countOf(files, "file")} of theirs that it lacks`}`),
	"another-node-set": reason({
		files: [".nvmrc"],
		version: "v24.4.0"
	}, ({ files, version }) => `This change may set another Node.js (${listOf(files.map(plainName))}), and the one on PATH (${plainName(version)}) runs base and head alike: no figure shows what another version costs`),
	"links-lead-out": reason({ links: ["data"] }, ({ links }) => `Symbolic links lead out of the repository (${listOfMost(links.map(plainName), MOST_NAMED)}): base and head share the files there, so a change of them is in no figure`, "Put the files into the repository."),
	"not-loaded": reason({
		files: 214,
		changed: 3
	}, ({ files, changed }) => `base and head load the same ${countOf(files, "file")}, and ${changed === 1 ? "the changed file is not" : `the ${changed} changed files are not`} among them`),
	"folder-missing": reason({
		folder: "bench/api",
		isOfEdition: false
	}, ({ folder, isOfEdition }) => `there is no folder ${plainName(folder)} (${isOfEdition ? "`versions`, which starts from `dir`" : "`dir`, which starts from the repository's root"})`, `Mend the path, or commit the folder. ${LEFT_OUT}`),
	"edition-in-workspace": reason({
		folder: "apps/api@5",
		manifest: "package.json",
		glob: "!apps/*@*"
	}, ({ folder, manifest, glob }) => `${plainName(folder)}, where this edition is laid out, is among the \`workspaces\` of ${plainName(manifest)}, so \`npm ci\` ignores its lock file: keep it out there by "${plainName(glob)}"`),
	"manifest-missing": reason({ folder: "api" }, ({ folder }) => `${rootOr(folder)} has no package.json, which \`npm ci\` needs`, `Commit one, or give another \`install\`: \`npm --prefix FOLDER ci\`, or \`false\` for nothing. ${LEFT_OUT}`),
	"lock-file-missing": reason({
		folder: "api",
		other: orNull({
			file: "yarn.lock",
			install: "yarn install --immutable"
		}, "null")
	}, ({ folder, other }) => `${rootOr(folder)} has no package-lock.json, which \`npm ci\` needs${other === null ? "" : `, but there is ${plainName(other.file)}: give \`install: ${plainName(other.install)}\``}`, "Commit a lock file (`git add -f` where git ignores it), or give another `install`."),
	"command-failed": reason({
		command: "npm ci",
		folder: "api",
		ending,
		mayNeedGit: false
	}, ({ command, folder, ending, mayNeedGit }) => `\`${plainProse(command)}\` in ${plainName(folder)} ${sayEnding(ending)}${mayNeedGit ? " (the copies of base and head have no .git, so let it do without: a `prepare` that sets hooks is skipped by `env: { npm_config_ignore_scripts: \"true\" }`)" : ""}`),
	"linked-script-failed": reason({
		folder: ".",
		script: "tsc -p .",
		because: nested("command-failed")
	}, ({ folder, script, because }, describe) => `${describe(because)}: npm ran \`${plainProse(script)}\` of the linked package in ${rootOr(folder)}, whose own packages are not installed`, "Install that package first, as in `install: npm --prefix ../.. ci && npm ci`, or skip its scripts by `env: { npm_config_ignore_scripts: \"true\" }`."),
	"command-hung": reason({
		command: "npm ci",
		folder: "api",
		seconds: 600
	}, ({ command, folder, seconds }) => `\`${plainProse(command)}\` in ${plainName(folder)} did not end within ${seconds} s`, "Let it end by itself, or raise `installTimeout`."),
	"command-failed-twice": reason({
		last: nested("command-failed"),
		first: nested("command-failed")
	}, ({ last, first }, describe) => `${describe(last)}; at the first try ${describe(first)}`),
	"needed-second-try": reason({
		arm: orNull(oneOf("head", "base")),
		because: nested("command-failed")
	}, ({ arm, because }, describe) => `It took a second try to make ${arm ?? "the measuring"} ready: ${describe(because)}`),
	"known-cause": reason({
		cause: nested("left-out-of-copies"),
		because: nested("command-failed")
	}, ({ cause, because }, describe) => `${describe(because)}; ${describe(cause)}`),
	"left-out-of-copies": reason({
		file: "api/.env",
		isIgnored: true
	}, ({ file, isIgnored }) => `${plainName(file)} is in the checkout, but ${isIgnored ? "git ignores it" : "git does not list it"}, so the copies of base and head lack it`, "Make it in `install` or `build`, as by `cp .env.example .env`, or do without the file and give its variables by `env`."),
	"left-in-home": reason({ file: ".aws/config" }, ({ file }) => `base and head each have a HOME of their own, which lacks ${plainName(file)}`, "Make the file in `install`, or give what it sets by `env`."),
	"not-built": reason({ file: "api/dist/server.js" }, ({ file }) => `the checkout has no ${plainName(file)} either: package.json has a script \`build\`, and the target has no \`build\``, "Give the target `build: npm run build`."),
	"missing-in-checkout": reason({ file: "api/config.json" }, ({ file }) => `the checkout has no ${plainName(file)} either`),
	"package-missing": reason({
		package: "fastify",
		inCheckout: true,
		install: orNull("npm ci", "null")
	}, ({ package: name, inCheckout, install }) => `${inCheckout ? `the checkout has ${plainName(name)} in node_modules, which is not copied` : `the checkout does not have ${plainName(name)} in node_modules either`}, and ${install === null ? "`install: false` brings no package" : `\`${plainProse(install)}\` did not bring it`}`, "Name the package in package.json and the lock file, and give an `install` that brings it."),
	"package-manager-missing": reason({ name: "pnpm" }, ({ name }) => `${plainName(name)} is not installed on this machine`, "Install it where perf-gate runs, or let Node.js bring it: `corepack enable`."),
	"variables-withheld": reason({ names: ["NPM_TOKEN"] }, ({ names }) => `${listOf(names.map(plainName))} ${names.length === 1 ? "is" : "are"} set here and withheld from targets, whose code a pull request may change`, "Hand a token for installs over as `INSTALL_TOKEN`, or set a harmless value by `env`."),
	"probe-not-allowed": reason({ folder: "/home/ada/shop/node_modules/perf-gate/dist/" }, ({ folder }) => `\`--permission\` keeps the server from the probe of perf-gate, which lies in ${plainName(folder)}`, "Let `start` allow more: `--allow-fs-read=*`, with `--allow-net` where Node.js asks for it."),
	"written-for-bash": reason({
		command: "node build.js &> build.log",
		construct: "&>",
		shell: "dash"
	}, ({ command, construct, shell }) => `\`${plainProse(command)}\` has ${plainName(construct)} of bash, and commands are run by /bin/sh (${plainName(shell)} here)`, "Write `> FILE 2>&1` for `&> FILE` and `. ./FILE` for `source FILE`, or run the command by `bash -c`."),
	"service-ended": reason({
		service: "redis",
		ending,
		isInBackground: false
	}, ({ service, ending, isInBackground }) => `${plainName(service)} ended: ${sayEnding(ending)}${isInBackground ? ", though a service has to stay in the foreground (without daemonize, --fork or -d)" : ""}`),
	"service-not-ready": reason({
		service: "redis",
		seconds: 10,
		because: nested("service-not-listening")
	}, ({ service, seconds, because }, describe) => `${plainName(service)} was not ready within ${seconds} s: ${describe(because)}`),
	"service-not-listening": reason({ address: "127.0.0.1:34127" }, ({ address }) => `nothing listened on ${plainName(address)} (HOST and PORT)`),
	"ready-command-failed": reason({
		command: "redis-cli ping",
		ending: orNull(ending, "null")
	}, ({ command, ending }) => `\`${plainProse(command)}\` ${ending === null ? "did not end" : sayEnding(ending)}`),
	"labels-not-shown": reason({
		target: "parser",
		because: nested("process-error")
	}, ({ target, because }, describe) => `The labels of ${plainName(target)} are not shown: ${describe(because)}`),
	"unlike-its-tool": reason({
		target: "sort",
		deviations: [keyOf(SAID_OF_DEVIATION)]
	}, ({ target, deviations }) => `perf-gate runs the tasks of ${plainName(target)} unlike their own tool: ${deviations.map((deviation) => SAID_OF_DEVIATION[deviation]).join("; ")}`),
	"version-not-shown": reason({
		target: "api",
		package: "expres"
	}, ({ target, package: name }) => `No version of ${plainName(name)} is shown beside ${plainName(target)} (its \`versionOf\`): it is not in node_modules of its folder, nor of a folder above`),
	"names-too-long": reason({
		names: ["parser/a task with a very long name"],
		most: 200
	}, ({ names, most }) => `A step that publishes refuses this run, because a name in it has more than ${most} characters: ${listOfMost(names.map(plainName), 2)}`),
	"tasks-unknown": plainReason("its tasks are not known before it is installed and built", "`perf-gate check` installs it in a copy and tries each task.")
};

// src/reasons/server.ts
/** Reasons of a server that does not come up, answers wrongly, or fails under load. */
/** Paths that a reason names before it counts the rest. */
const MOST_PATHS = 4;
/** With at most one digit behind the point. */
const seconds = (value) => `${Number(value.toFixed(1))} s`;
const SERVER_REASONS = {
	"printed-last": reason({
		because: nested("wrong-status"),
		output: "Error: connect ECONNREFUSED 127.0.0.1:5432"
	}, ({ because, output }, describe) => `${describe(because)}; its last output: ${output}`),
	"exited-before-listening": reason({
		command: "node server.js",
		port: 34127,
		ending
	}, ({ command, port, ending }) => `\`${command}\` ${sayEnding(ending)} before it listened on PORT ${port}`, "Start the server by hand with PORT and HOST set, and correct what its output names."),
	"not-listening": reason({
		command: "node server.js",
		address: "127.0.0.1:34127",
		seconds: 30
	}, ({ command, address, seconds: waited }) => `\`${command}\` did not listen on ${address} within ${seconds(waited)}`, "Listen on the HOST and PORT of the environment; raise `bootTimeout` if the server needs longer."),
	"listens-elsewhere": reason({
		command: "node server.js",
		port: 34127,
		listensOn: ["[::1]:3456"]
	}, ({ command, port, listensOn }) => `\`${command}\` listens on ${listensOn.join(" and ")}; PORT was ${port}`, "Listen on the PORT of the environment: base and head run at the same time and need a port each."),
	"first-request-failed": reason({
		request: "GET /user/1",
		because: nested("wrong-status")
	}, ({ request, because }, describe) => `${request}: ${describe(because)}`),
	"busy-after-first-answer": reason({ command: "node server.js" }, ({ command }) => `\`${command}\` answered once, and then its event loop was blocked`, "Let the server become idle after its start, or raise `bootTimeout`."),
	"no-path-answers": reason({ answers: [{
		path: "/",
		status: 404
	}, {
		path: "/users",
		status: 401
	}] }, ({ answers }) => `it answers no path that init found: ${listOfMost(answers.map(({ path, status }) => `${plainName(path)} with ${status}`), MOST_PATHS)}`, "Write a path that it answers into its scenario, or the status that it has as `expect.status`."),
	"wrong-status": reason({
		status: 500,
		expected: 200,
		body: "no database"
	}, ({ status, expected, body }) => `it answered ${status}, expected ${expected}${body === "" ? "" : `: ${body}`}`, "Correct the server, set `expect.status` of the scenario, or log in by its `before`."),
	"wrong-body": reason({
		found: "…,\"name\":\"Ada\"}",
		expected: "…,\"name\":\"Grace\"}"
	}, ({ found, expected }) => `it answered another body: ${found}, expected ${expected}`, "Correct the server, or `expect` of the scenario."),
	"wrong-digest": reason({
		found: "a8100ae6…",
		expected: "2689367b…",
		bytes: 2,
		body: "no"
	}, ({ found, expected, bytes, body }) => `it answered another body: ${body} (${bytes} bytes), whose SHA-256 is ${found}, expected ${expected}`, "Correct the server, or `expect.sha256` of the scenario."),
	"body-is-not-json": reason({ body: "<html>" }, ({ body }) => `it answered a body that is not JSON: ${body}`, "Correct the server, or use `expect.text`."),
	"body-cannot-be-decoded": reason({ encoding: "compress" }, ({ encoding }) => `it answered a compressed body that cannot be decoded (Content-Encoding: ${encoding})`, "Use `expect.sha256`, or let the server answer this scenario without compression."),
	"another-body-than-before": plainReason("it answered another body than at first", "Leave the body out of `expect` if it may change from answer to answer."),
	"no-answer-in-time": reason({ seconds: 10 }, ({ seconds: waited }) => `no answer within ${waited} s`),
	"answer-without-end": reason({
		seconds: 10,
		status: 200,
		type: "text/event-stream",
		bytes: 290
	}, ({ seconds: waited, status, type, bytes }) => `status ${status} and ${bytes} bytes came${type === "" ? "" : ` (${type})`}, but the answer had no end within ${waited} s`, "Measure an endpoint whose answers end: an event stream is not measured."),
	"before-refused": reason({
		request: "POST /login",
		status: 401,
		body: "no such user"
	}, ({ request, status, body }) => `${request}, which comes before, was answered ${status}${body === "" ? "" : `: ${body}`}`, "Correct `before` of the scenario, or the server."),
	"value-not-found": reason({
		request: "POST /login",
		name: "TOKEN",
		from: "body token",
		body: "{\"ok\":true}"
	}, ({ request, name, from, body }) => `the answer to ${request} has no value for ${name} (${from})${body === "" ? "" : `: ${body}`}`, "Correct `take` of the scenario: `header NAME`, `cookie NAME`, `body`, `body PATH` or `body /REGEX/`."),
	"answer-too-long": reason({ megabytes: 100 }, ({ megabytes }) => `the answer is longer than ${megabytes} MB`, "Measure an endpoint whose answer ends sooner."),
	"answer-cut-off": reason({
		receivedBytes: 9,
		announcedBytes: orNull(100)
	}, ({ receivedBytes, announcedBytes }) => `the answer ended after ${receivedBytes}${announcedBytes === null ? "" : ` of ${announcedBytes}`} bytes of its body`, "Correct the server: it closed the connection in the middle of its answer."),
	"headers-too-large": reason({ kibibytes: 64 }, ({ kibibytes }) => `the headers of the answer are larger than ${kibibytes} KiB`, "Measure an endpoint with smaller headers."),
	"length-and-chunked": plainReason("the answer has both Content-Length and Transfer-Encoding", "Let the server send one of the two: HTTP/1.1 forbids both."),
	"answer-is-not-http": reason({
		problem: "Expected HTTP/, RTSP/ or ICE/",
		begins: "+PONG"
	}, ({ problem, begins }) => `the answer is not HTTP/1.1 (${problem}); it begins with: ${begins}`, "Let the server speak HTTP/1.1 on PORT."),
	"speaks-tls": plainReason("the server speaks TLS (https)", "Write `tls: true` at the server in perf-gate.yml, or let it speak HTTP/1.1 without TLS where PORT is set."),
	"speaks-no-tls": plainReason("the server does not speak TLS (https)", "Remove `tls: true` from the server in perf-gate.yml, or let it speak TLS."),
	"speaks-http2": plainReason("the server speaks HTTP/2", "Let the server speak HTTP/1.1 where PORT is set: only that is measured."),
	"connection-failed": reason({ problem: "socket hang up" }, ({ problem }) => `the connection failed: ${problem}`),
	"websocket-not-opened": reason({ problem: "Unexpected server response: 404" }, ({ problem }) => `the websocket could not be opened: ${problem}`),
	"websocket-closed": reason({
		answers: 3,
		requests: 2e4,
		how: "code 1006"
	}, ({ answers, requests, how }) => `the connection was closed (${how}) after ${answers} of ${requests} answers`),
	"answers-missing": reason({
		answers: 3,
		requests: 2e4,
		seconds: 31
	}, ({ answers, requests, seconds: waited }) => `only ${answers} of ${requests} answers came within ${waited} s`, "Lower `requests` of the scenario if the server needs longer."),
	"message-is-not-json": reason({ message: "hello" }, ({ message }) => `a message is not JSON: ${message}`),
	"wrong-message": reason({
		message: "{\"sid\":2}",
		expected: "{\"sid\":1}"
	}, ({ message, expected }) => `it answered ${message}, expected one like ${expected}`, "Correct the server, or `reply` of the scenario."),
	"repeated-message": reason({ message: "{\"sid\":1}" }, ({ message }) => `it answered ${message} more than once`),
	"answered-before-hold": reason({
		afterMs: 20,
		holdMs: 1e3
	}, ({ afterMs, holdMs }) => `its first answer came after ${afterMs} ms, but each request is to be held for ${holdMs} ms`, "Hold each request for the time that `hold` of the scenario says."),
	"bad-answers": reason({
		answers: 2e4,
		statuses: field(record(string(), number()), { 503: 12 }),
		otherBodies: 0,
		late: 1,
		broken: 0,
		closed: 0
	}, ({ answers, statuses, otherBodies, late, broken, closed }) => {
		return `under load, of ${answers} answers: ${[
			...Object.entries(statuses).map(([status, count]) => [count, `status ${status}`]),
			[otherBodies, "another body"],
			[late, "no answer in time"],
			[broken, "connection broken"],
			[closed, "connection closed without an answer"]
		].filter(([count]) => count > 0).map(([count, what]) => `${count} × ${what}`).join(", ")}`;
	}, "Lower `connections` if the server cannot stand them, or correct the server."),
	"no-answer-under-load": plainReason("it gave no answer under load"),
	"failed-after-load": reason({ because: nested("wrong-status") }, ({ because }, describe) => `after the load, with one request at a time: ${describe(because)}`),
	"held-requests-failed": reason({
		requests: 2e4,
		because: nested("websocket-closed")
	}, ({ requests, because }, describe) => `with ${requests} held requests at once: ${describe(because)}`),
	"server-died": reason({
		ending: field(ending.schema, {
			kind: "signalled",
			signal: "SIGKILL"
		}),
		isKilled: true
	}, ({ ending, isKilled }) => `the server ${sayEnding(ending)} while it was measured${isKilled ? " (out of memory?)" : ""}`, "Correct the server; if memory ran out, remember that base and head run at the same time."),
	"server-process-ended": reason({ isReplaced: true }, ({ isReplaced }) => `a process of the server ended under load${isReplaced ? ", and another took its place" : ""}`, "Find out why the process ends: the server's own log should tell."),
	"server-stopped-answering": reason({ seconds: 1.2 }, ({ seconds: silent }) => `it answered no request for ${silent.toFixed(1)} s under load, while the other arm did`),
	"busy-after-load": reason({
		seconds: 20,
		protocol: oneOf("http", "websocket")
	}, ({ seconds: waited }) => `its event loop was still blocked ${waited} s after the load`, "Lower the load (`connections` or `pipelining`; `requests` over a websocket): more is under way than the server can answer.")
};

// src/reasons/store.ts
/** Reasons of joining runs, and of reading and writing stored runs. */
const STORE_REASONS = {
	"shard-missing": reason({
		index: 2,
		count: 3
	}, (shard) => `${describeShard(shard)} did not arrive`),
	"shard-without-benchmark": reason({
		index: 2,
		count: 3
	}, (shard) => `${describeShard(shard)} arrived without it`),
	"runs-missing": reason({
		expected: 3,
		missing: 1
	}, ({ expected, missing }) => `of ${expected} expected runs ${missing} did not arrive, and no other tells what is missing`),
	"of-parts": reason({
		parts: ["shard 2 of 3"],
		note: nested("history-shallow")
	}, ({ parts, note }, describe) => `in ${listOf(parts)}: ${describe(note)}`),
	"seeds-of-parts": reason({ seeds: [{
		seed: 1,
		part: "shard 1 of 2"
	}, {
		seed: 2,
		part: "shard 2 of 2"
	}] }, ({ seeds }) => `each part has a seed of its own: ${listOf(seeds.map(({ seed, part }) => `${seed} (${part})`))}`),
	"history-shallow": reason({
		runs: 12,
		commit: "d".repeat(40)
	}, ({ runs, commit }) => `this is a shallow clone, so it cannot be told which of the ${countOf(runs, "stored run")} lead to ${shortCommit(commit)}: all of them were used. With the whole history (fetch-depth: 0) only those would be`),
	"history-of-other-commits": reason({
		runs: 2,
		commit: "d".repeat(40)
	}, ({ runs, commit }) => `${countOf(runs, "stored run")} of commits that do not lead to ${shortCommit(commit)} ${runs === 1 ? "was" : "were"} left out: merged since, or left behind by a force push`),
	"history-of-unknown-commit": reason({
		runs: 12,
		commit: "d".repeat(40)
	}, ({ runs, commit }) => `this clone does not have ${shortCommit(commit)}, so it cannot be told which of the ${countOf(runs, "stored run")} lead to it: all of them were used`),
	"head-fails": plainReason("a benchmark fails at this commit"),
	"measurement-invalid": plainReason("its measurement is invalid"),
	"part-missing": plainReason("a part of it is missing"),
	"no-figures": plainReason("it has no figures"),
	"not-stored-without-program": reason({
		targets: ["express-redis"],
		reason: nested("program-missing")
	}, ({ targets, reason }, describe) => `nothing is stored of ${listOf(targets.map(plainName))}, which could not be measured: ${describe(reason)}. Install it in the job that stores, as in the one that measures pull requests`),
	"not-stored-when-invalid": reason({ benchmarks: ["express/updateUser"] }, ({ benchmarks }) => `nothing is stored of ${listOf(benchmarks.map(plainName))}, whose measurement is invalid: the report says why`)
};

// src/reasons.ts
/** Every reason, note, warning and hint, as data. Run files store them; `report/words.ts` alone puts them into words. */
/** All tables, by kind. */
const REASONS = {
	...PLAN_REASONS,
	...PREPARE_REASONS,
	...SERVER_REASONS,
	...MEASURE_REASONS,
	...COUNT_REASONS,
	...JUDGE_REASONS,
	...STORE_REASONS,
	...GITHUB_REASONS
};
/** Schema of all reasons in a file. */
const reasonSchema = lazy(() => discriminatedUnion("kind", Object.entries(REASONS).map(([kind, { fields }]) => objectLike(fields, reasonSchema).extend({ kind: literal(kind) }))));

export { orNull as C, PACED_BY_CLIENT as D, MOSTLY_WAITING as E, keyOf as S, METRIC_NAMES as T, formatPValue as _, changeOfFigure as a, CAUSE_BOUNDS as b, formatEstimatedSize as c, formatChosenPercent as d, formatDurationMs as f, formatNanoseconds as g, formatInterval as h, besideLimit as i, intervalOfFigure as l, formatInteger as m, reasonSchema as n, describeDifference as o, formatFigure as p, BELOW_LIMIT as r, formatEstimate as s, REASONS as t, withPlus as u, formatPercent as v, METRICS as w, profileFile as x, ANONYMOUS as y };