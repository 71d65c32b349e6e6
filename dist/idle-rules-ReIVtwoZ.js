import { c as listOfMost, i as countOf, l as shortCommit, r as beginSentence, s as listOf } from "./phrases-Cera2VaV.js";
import { c as unmeasuredRecords, o as unmatchedGlobs } from "./unmeasured-DXDUMTdT.js";
import { l as sampleVariance, r as mean } from "./simple-statistics-C5uuFvBR.js";
import { t as describeShard } from "./shards-BNEa_J9f.js";
import { d as plainProse, m as toPlainLine, u as plainName } from "./escape-BWBapS6T.js";
import { L as upperQuantile, X as ruleWhereWaiting, Y as metricRule, d as MAX_P, ft as isCounted, x as soloMetrics } from "./verdict-CH2im5YV.js";
import { i as METRIC_NAMES, r as METRICS } from "./percentiles-C9q4B-x8.js";
import { t as CAUSE_BOUNDS } from "./cause-DHYyPl63.js";
import { l as formatInteger, m as formatPercentSize, o as formatChosenPercent, p as formatPercent, u as formatInterval } from "./file-names-Bgw_nfq5.js";

// src/report/comparison-words.ts
/**
* Gives the change of the metric's own figure. A change is worse when positive, whatever the direction: where higher is
* better, "25 % worse" is a figure that fell to 1/1.25, by 20 %.
*/
function changeOfFigure(change, direction) {
	return direction === "lower" ? change : 1 / (1 + change) - 1;
}
/** The estimate as the change of the metric's own figure, with digits that leave it on its side of the limit. */
function formatEstimate(comparison, direction) {
	return formatPercent(changeOfFigure(comparison.estimate, direction), limitsOfFigure(comparison, direction));
}
/** The same without its sign. */
function formatEstimatedSize(comparison, direction) {
	return `${formatPercentSize(changeOfFigure(comparison.estimate, direction), limitsOfFigure(comparison, direction))} %`;
}
const limitsOfFigure = ({ threshold }, direction) => [threshold, 1 / (1 + threshold) - 1].map((limit) => changeOfFigure(limit, direction));
/** `CPU per request is 4.1 % higher (3.2 to 5.0 %)`: the size of the change of the figure, in its direction. */
function describeDifference(comparison, direction) {
	const { metric, estimate, interval } = comparison;
	const sign = changeOfFigure(estimate, direction) < 0 ? -1 : 1;
	const [low = 0, high = 0] = [interval.low, interval.high].map((bound) => sign * changeOfFigure(bound, direction)).toSorted((a, b) => a - b);
	return `${METRICS[metric].label} ${isOrAre(metric)} ${formatEstimatedSize(comparison, direction)} ${sign < 0 ? "lower" : "higher"} (${formatInterval({
		low,
		high
	})})`;
}
const isOrAre = (metric) => /^(?:instructions|operations|collections)\b/.test(METRICS[metric].label) ? "are" : "is";
/** `CPU per request: at most +1.4 %; unloaded latency is 1.9 % higher (1.1 to 2.8 %), below the limit of 2 %` */
function describeUnchanged(metrics) {
	return metrics.map((compared) => {
		const { metric, direction, interval: { low, high }, threshold } = compared;
		if (low > 0) return `${describeDifference(compared, direction)}, below the limit of ${formatChosenPercent(threshold)}`;
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
/** Names a recorded benchmark as {@link benchmarkLabel} does. */
function labelOfRecord({ id, variant }) {
	return benchmarkLabel({
		id,
		variant: variant?.name ?? null
	});
}
/** `express/updateUser`; where runs of several environments were joined, `express/updateUser (Node v22.20.0)`. */
function benchmarkLabel({ id, variant }) {
	return variant === null ? id : `${id} (${variant})`;
}
const INSTRUCTIONS = ["instructionsPerRequest", "instructionsPerOp"];
const TIME = ["cpuPerRequest", "nsPerOp"];
const CONTRADICTIONS = [
	{
		title: "More instructions in the same time:",
		worse: INSTRUCTIONS,
		than: TIME,
		because: "this processor may do the additional work beside other work, and another may not"
	},
	{
		title: "More time for the same instructions:",
		worse: TIME,
		than: INSTRUCTIONS,
		because: "it may go into system calls, waiting for memory or mispredicted branches, which instruction counts do not include"
	},
	{
		title: "Waiting that instructions do not show:",
		worse: ["unloadedLatency"],
		than: INSTRUCTIONS,
		because: "single requests may wait for a timer, a file, another process or the kernel, which instruction counts do not include"
	},
	{
		title: "More work now and then:",
		worse: ["meanCpuPerRequest", "meanNsPerOp"],
		than: TIME,
		because: "the additional work may fall into few slices, like that of a timer or a large garbage collection"
	},
	{
		title: "Waiting that requests share:",
		worse: ["throughput"],
		than: ["cpuPerRequest"],
		because: "requests may wait for something that they share, like a lock or a pool of connections"
	}
];
/** Gives a sentence without a full stop about the comparisons of one benchmark; null: the other metric got worse too, or there is none. */
function describeContradiction({ worse, than, because }, comparisons) {
	const [one, other] = [worse, than].map((names) => comparisons.find(({ metric }) => names.includes(metric)));
	if (one === void 0 || other === void 0 || one.interval.low <= Math.max(one.delta0, other.interval.high)) return null;
	if (other.interval.low > other.delta0) return null;
	const [described, against] = [one, other].map((comparison) => describeDifference(comparison, METRICS[comparison.metric].direction));
	return `${described}, but ${against}: ${because}${one.decides ? "" : `; ${METRICS[one.metric].label} cannot fail the check here`}`;
}
const AFTERWARDS = {
	lasting: "",
	undone: "; undone since",
	accepted: "; accepted"
};
/**
* One sentence without a full stop: `express/updateUser: CPU per request rose by 4.1 % between 1a2b3c4d5e6f and 5d6e7f8a9b0c
* (p < 0.001, 12 runs before, 9 after)`, where something beside the code changed too with `; the kernel changed there too`,
* then what became of it: `; undone since`.
*/
function describeDrift(drift) {
	const change = changeOfFigure(drift.change, drift.direction);
	const rose = `${METRICS[drift.metric].label} ${change < 0 ? "fell" : "rose"} by ${formatPercent(Math.abs(change))}`;
	const evidence = `p < ${MAX_P}, ${drift.runsBefore} runs before, ${drift.runsAfter} after`;
	return `${benchmarkLabel({
		id: drift.benchmark,
		variant: drift.variant
	})}: ${rose} ${describePlace(drift)} (${evidence})${describeCircumstances(drift)}${AFTERWARDS[drift.state]}`;
}
/** Two runs of one commit differ in anything but the code, which the sentence then says. */
function describePlace({ lastBefore, firstAfter }) {
	if (lastBefore === firstAfter) return `between two runs of ${shortCommit(lastBefore)}`;
	return `between ${shortCommit(lastBefore)} and ${shortCommit(firstAfter)}`;
}
function describeCircumstances({ circumstances }) {
	return circumstances.length === 0 ? "" : `; the ${listOf(circumstances)} changed there too`;
}

// src/judge/base-level.ts
/** The level of base in the rounds side by side; null: no figure of it was recorded. */
function baseLevel(record, metric) {
	if (record?.measurement.state !== "measured") return null;
	const { duets, instructions = [] } = record.measurement;
	const levels = (isCounted(metric) ? [instructions] : duets.map(({ slices: { [metric]: slices = [] } }) => slices)).flatMap((slices) => medianOf(slices.map(({ base }) => base).filter((base) => base > 0)) ?? []);
	return levels.length === 0 ? null : Math.exp(levels.reduce((sum, level) => sum + Math.log(level), 0) / levels.length);
}
function medianOf(values) {
	const sorted = values.toSorted((one, other) => one - other);
	return sorted[Math.floor(sorted.length / 2)] ?? null;
}

// src/report/words/cause.ts
const UNPROFILED = {
	kind: "not-profiled",
	problem: "no answer within 15 s"
};
const CAUSE_WORDS = {
	"not-profiled": {
		sample: { problem: "no answer within 15 s" },
		say: ({ problem }) => `V8's profiler did not work in the measured process: ${problem}`
	},
	"nothing-while-profiled": {
		sample: {
			arm: "head",
			seconds: .5
		},
		say: ({ arm, seconds }) => `${arm} finished nothing within ${seconds} s`
	},
	"cause-not-found": {
		sample: {
			benchmark: "express/updateUser",
			because: UNPROFILED
		},
		say: ({ benchmark, because }, describe) => `${benchmark}: no cause was looked for, because ${describe(because)}`
	},
	"causes-left-out": {
		sample: {
			benchmarks: 3,
			because: "budget"
		},
		say: ({ benchmarks, because }) => `No cause was looked for in ${countOf(benchmarks, "benchmark")}: ${because === "budget" ? "the budget left no time for it" : `the ${5} that changed most came first`}`
	}
};

// src/report/words/github.ts
/** A pull request that changes both steps is measured by its own, and published by the other as it was before. */
const COUNTS_AS_MERGED = "That step counts as it is on the default branch.";
const unreadable = {
	kind: "upload-unreadable",
	problem: "this is a run file written by a newer perf-gate"
};
const GITHUB_WORDS = {
	"not-in-upload": {
		sample: {},
		say: () => "the uploaded run does not mention it",
		todo: "Give the step that publishes the same `only` and `profile` as the step that measures. The step that publishes counts as it is on the default branch."
	},
	"left-unmeasured": {
		sample: { because: { kind: "not-beside-base" } },
		say: ({ because }, describe) => `the uploaded run did not measure it: ${describe(because)}`
	},
	"not-beside-base": {
		sample: {},
		say: () => "it was not measured side by side with the base"
	},
	"not-counted-in-upload": {
		sample: {},
		say: () => "instructions are required, and the uploaded run has no counts of it"
	},
	"earlier-results": {
		sample: { benchmarks: 3 },
		say: ({ benchmarks }) => `${countOf(benchmarks, "benchmark")} ${benchmarks === 1 ? "has its" : "have their"} result from an earlier run on this commit`
	},
	"ancestry-not-looked-up": {
		sample: { runs: 12 },
		say: ({ runs }) => `all ${countOf(runs, "stored run")} of the baselines were used: without a clone it is not known which lead to the base`
	},
	"fails-for-another": {
		sample: {
			number: 7,
			branch: "main"
		},
		say: ({ number, branch }) => `the check of the commit fails for #${number} into ${branch}, which proposes the same commit`,
		todo: "It passes once the other pull request passes or is closed. Or give this one a commit of its own."
	},
	"head-configuration-judges": {
		sample: {
			file: "perf-gate.yml",
			branch: "main"
		},
		say: ({ file, branch }) => `neither the base nor ${branch} has a usable ${file}, so head's configuration and thresholds hold`
	},
	"base-configuration-unusable": {
		sample: {
			problems: "perf-gate.yml at main cannot be used: unknown key \"x\"",
			file: "perf-gate.yml",
			instead: "1f0e4c7a9b2d"
		},
		say: ({ problems, file, instead }) => `${problems}; the ${file} of ${instead} and its thresholds hold instead`
	},
	"upload-expired": {
		sample: {},
		say: () => "it has expired",
		todo: "Run the measuring workflow again."
	},
	"upload-not-a-zip": {
		sample: { problem: "end of central directory record signature not found" },
		say: ({ problem }) => `it is no zip file that can be read: ${problem}`
	},
	"upload-with-same-file-twice": {
		sample: {},
		say: () => "it has two files of the same name"
	},
	"upload-without-run": {
		sample: {},
		say: () => "it has no run.json"
	},
	"upload-of-shards-only": {
		sample: {},
		say: () => "only shards were uploaded, and no joined run",
		todo: "See the job that joins them."
	},
	"upload-too-large": {
		sample: {
			most: 2e3,
			unit: "benchmarks"
		},
		say: ({ most, unit }) => `it has more than ${most} ${unit}`
	},
	"upload-unreadable": {
		sample: { problem: "this is not a run file: run.seed: expected number" },
		say: ({ problem }) => problem
	},
	"upload-from-other-version": {
		sample: {
			because: unreadable,
			measuredBy: "2.0.0",
			judgedBy: "1.0.0"
		},
		say: ({ because, measuredBy, judgedBy }, describe) => {
			const advice = measuredBy.localeCompare(judgedBy, "en", { numeric: true }) < 0 ? "measure it anew by a push, \"Update branch\" or /perf run; if it comes again, upgrade every workflow that uses perf-gate" : "upgrade every workflow that uses perf-gate, on the default branch first";
			return `${describe(because)}; perf-gate ${measuredBy} measured it and ${judgedBy} judges it: ${advice}`;
		}
	},
	"upload-date-impossible": {
		sample: { days: 400 },
		say: ({ days }) => `it says that it was measured in the future, or more than ${days} days ago`
	},
	"upload-without-commit-ids": {
		sample: {},
		say: () => "its commits are no commit ids"
	},
	"upload-configuration-path-odd": {
		sample: {},
		say: () => "the path of its configuration is no file of a repository, is too long for the name of a check, or has characters that are not shown there"
	},
	"upload-with-odd-benchmark-id": {
		sample: {},
		say: () => "the id of a benchmark is not made of its target and its scenario"
	},
	"upload-with-same-benchmark-twice": {
		sample: {},
		say: () => "it has the same benchmark twice"
	},
	"upload-with-huge-figure": {
		sample: {},
		say: () => "it has figures above 1e18"
	},
	"several-runs-of-configuration": {
		sample: { file: "perf-gate.yml" },
		say: ({ file }) => `there is another run of ${file}`,
		todo: "Join them with the input `merge`, and upload the joined run."
	},
	"shard-not-joined": {
		sample: {
			index: 1,
			count: 3
		},
		say: (shard) => `it is ${describeShard(shard)} alone`,
		todo: "Join the shards with the input `merge`, and upload the joined run."
	},
	"other-commit-measured": {
		sample: {
			measured: "a".repeat(40),
			wanted: "b".repeat(40)
		},
		say: ({ measured, wanted }) => `it measured ${shortCommit(measured)}, which is neither ${shortCommit(wanted)}, the commit to be judged, nor a merge of that`,
		todo: "Measure again, with actions/checkout right before perf-gate, without `ref` and `path`."
	},
	"other-base-measured": {
		sample: {
			measured: "a".repeat(40),
			branch: "main"
		},
		say: ({ measured, branch }) => `it was compared with ${shortCommit(measured)}, which GitHub does not know as a commit that ${branch} has had since the change left it`,
		todo: "Measure it beside its base, or give the step that publishes the same `base`."
	},
	"measured-without-base": {
		sample: {},
		say: () => "it was measured without a base",
		todo: `If that is meant, give the step that publishes \`base: none\` too. ${COUNTS_AS_MERGED}`
	},
	"no-rounds-beside-base": {
		sample: { benchmark: "express/updateUser" },
		say: ({ benchmark }) => `it says that it compares with a base, and has no round of ${benchmark} side by side with it`
	},
	"measured-for-tables-only": {
		sample: { profile: "smoke" },
		say: ({ profile }) => `it was measured for tables alone, by the profile ${profile}`,
		todo: `If that is meant, give the step that publishes the same \`profile\`, and let the base's configuration have it. ${COUNTS_AS_MERGED}`
	},
	"measured-in-part-only": {
		sample: {},
		say: () => "only a part was measured on this commit",
		todo: "Measure everything first, as `/perf run` without a pattern does."
	},
	"profile-not-in-base": {
		sample: { profile: "nightly" },
		say: ({ profile }) => `it was measured by the profile ${profile}, and the base's configuration has none of that name that compares`,
		todo: "Merge the profile first."
	},
	"plan-not-of-profile": {
		sample: {
			benchmark: "express/updateUser",
			looks: [4, 24],
			profile: "quick",
			planned: [
				5,
				10,
				16
			]
		},
		say: ({ benchmark, looks, profile, planned }) => `${benchmark} was ${planOf(looks)}, which is no plan of its profile: by ${profile} it is ${planOf(planned)}`
	},
	"selection-unknown": {
		sample: {
			pattern: "gaet",
			file: "perf-gate.yml"
		},
		say: ({ pattern, file }) => `the step that publishes asks for \`only: ${pattern}\`, which is neither a selection nor a target of the ${file} that it was measured beside`,
		todo: "Mend the name, or bring the pull request up to date with its base."
	},
	"no-usable-configuration": {
		sample: {
			file: "perf-gate.yml",
			problems: "perf-gate.yml at main cannot be used: unknown key \"x\""
		},
		say: ({ file, problems }) => `neither the base nor head has a ${file} that can be used${problems === "" ? "" : `: ${problems}`}`
	},
	"upload-refused": {
		sample: {
			where: "perf-gate/run.json",
			because: { kind: "upload-expired" }
		},
		say: ({ where, because }, describe) => `${where}: ${describe(because)}`
	},
	"left-aside": {
		sample: {},
		say: () => "it was started by hand for the tables alone, or with a `base`: its job summary has the result, and comment and check stay as they are",
		todo: "`check: true` at this step lets such runs write them."
	},
	"nothing-uploaded": {
		sample: {
			workflowRun: 11,
			artifact: "perf-gate",
			config: null
		},
		say: ({ workflowRun, artifact, config }) => `workflow run ${workflowRun} has no artifact \`${artifact}\` with a run${config === null ? "" : ` of ${config}`}: there is nothing to publish`
	},
	"skipped-by-label": {
		sample: { label: "skip perf" },
		say: ({ label }) => `nothing was measured: the pull request has the label "${label}"`
	},
	"branch-of-run-unknown": {
		sample: {},
		say: () => "GitHub does not say which branch the run is about"
	},
	"repository-of-run-gone": {
		sample: {},
		say: () => "the repository that the run is about is gone"
	},
	"no-pull-request-at-commit": {
		sample: { commit: "a".repeat(40) },
		say: ({ commit }) => `no open pull request has the commit ${commit} as its newest: it was closed, or pushed to meanwhile`
	},
	"no-such-pull-request": {
		sample: { number: 7 },
		say: ({ number }) => `there is no pull request #${number}`
	},
	"pull-request-closed": {
		sample: { number: 7 },
		say: ({ number }) => `pull request #${number} is closed`
	},
	"nothing-reported": {
		sample: {},
		say: () => "there is no result on this pull request yet",
		todo: "Accept a regression once its report is here."
	},
	"two-reports": {
		sample: { file: "perf-gate.yml" },
		say: ({ file }) => `there are two reports of ${file}, and only one of them can be perf-gate's own`,
		todo: "Delete the other."
	},
	"report-changed-since": {
		sample: {
			file: "perf-gate.yml",
			commit: "a".repeat(40)
		},
		say: ({ file, commit }) => `the report of ${file} has changed since that was written, and shows commit ${shortCommit(commit)} now`,
		todo: "Look at it, and write the command again."
	},
	"no-regression-of-known-size": {
		sample: {
			benchmark: "express/*",
			results: [{
				id: "express/hello",
				verdict: "no regression"
			}],
			isCut: false
		},
		say: ({ benchmark, results, isCut }) => `there is no regression of known size in ${benchmark}: ${listOfMost(results.map(({ id, verdict }) => `${id} is "${verdict}"`), MOST_NAMED$3)}${noRoom(isCut)}`
	},
	"benchmark-not-reported": {
		sample: {
			benchmark: "express/updateUsr",
			regressed: ["express/updateUser"],
			isCut: false
		},
		say: ({ benchmark, regressed, isCut }) => `the newest result has no benchmark ${benchmark}; ${regressed.length === 0 ? "none has regressed" : `regressed: ${listOfMost(regressed, MOST_NAMED$3)}`}${noRoom(isCut)}`
	}
};
const MOST_NAMED$3 = 10;
const noRoom = (isCut) => isCut ? "; the comment had no room for all: accept by a glob that names one of these" : "";
/** `looked at after 8, 14 and 24 rounds` */
const planOf = (looks) => `looked at after ${listOf(looks.map(String))} rounds`;

// src/report/words/judge.ts
const slower = {
	metric: "cpuPerRequest",
	direction: "lower",
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
	},
	clearedOf: .05
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
const accepted = {
	kind: "accepted",
	regression: {
		kind: "slower",
		metrics: [slower],
		storedRuns: null
	},
	by: "ada",
	until: "2027-04-15T09:00:00.000Z",
	reason: "worth it"
};
const noFigures = {
	kind: "no-usable-figures",
	metrics: ["throughput"]
};
const broke = {
	kind: "recorded-text",
	text: "it exited with code 1"
};
const JUDGE_WORDS = {
	slower: {
		sample: {
			metrics: [slower],
			storedRuns: null
		},
		say: describeDifferences
	},
	faster: {
		sample: {
			metrics: [faster],
			storedRuns: 12
		},
		say: describeDifferences
	},
	unchanged: {
		sample: {
			metrics: [unchanged],
			storedRuns: null
		},
		say: ({ metrics, storedRuns }) => `${describeUnchanged(metrics)}${against(storedRuns)}`
	},
	undecided: {
		sample: {
			metrics: [undecided],
			storedRuns: null
		},
		say: ({ metrics, storedRuns }) => `${describeUndecided(metrics)}${against(storedRuns)}`
	},
	accepted: {
		sample: accepted,
		say: ({ regression, by, until, reason }, describe) => `${describe(regression)}; accepted by ${by} until ${until.slice(0, 10)}: ${reason.trim().replace(/\.$/, "")}`
	},
	"undecided-beside-accepted": {
		sample: {
			doubt: noFigures,
			accepted
		},
		say: ({ doubt, accepted }, describe) => `${describe(doubt)}; ${describe(accepted)}`
	},
	"too-few-usable-rounds": {
		sample: {
			rounds: [{
				metric: "unloadedLatency",
				usable: 2
			}],
			counts: []
		},
		say: ({ rounds, counts }) => [...rounds.length > 0 ? [`only ${usableOf(rounds, "usable round")}: half of all, and ${3} at least, are needed`] : [], ...counts.length > 0 ? [`only ${usableOf(counts, "usable repeat")}: ${2} at least are needed`] : []].join("; ")
	},
	"no-usable-figures": {
		sample: { metrics: ["throughput"] },
		say: ({ metrics }) => `head or the stored runs have no usable figure of ${labelsOf(metrics)}, which should decide`
	},
	"stopped-before-first-look": {
		sample: {
			rounds: 3,
			firstLook: 8
		},
		say: ({ rounds, firstLook }) => `the run stopped after ${countOf(rounds, "round")}, before its first check at ${firstLook}`
	},
	"no-metric-compared": {
		sample: {},
		say: () => "no metric was compared"
	},
	"no-gating-metric": {
		sample: {},
		say: () => "no metric that was compared can fail the check"
	},
	"gating-metrics-not-stored": {
		sample: {},
		say: () => "too few of the stored runs have its gating metrics"
	},
	"control-unfair": {
		sample: {},
		say: () => "the A/A control found a difference between two copies of the same code, so nothing is said about the change"
	},
	"measured-for-tables": {
		sample: { profile: "smoke" },
		say: ({ profile }) => `the ${profile} profile measures for the tables alone`
	},
	"measured-apart": {
		sample: {},
		say: () => "the runs were measured at different times, so a change of the machine looks like a change of the code"
	},
	removed: {
		sample: {},
		say: () => "head no longer has it"
	},
	unaffected: {
		sample: {},
		say: () => "the change cannot reach it"
	},
	"base-broken": {
		sample: { base: broke },
		say: ({ base }, describe) => `base is broken: ${describe(base)}`
	},
	"stored-runs-too-few": {
		sample: {
			runs: 2,
			needed: 5,
			underSameLoad: false,
			otherLoads: 3
		},
		say: ({ runs, needed, underSameLoad, otherLoads }) => `${countOf(runs, "stored run")} of this machine kind${underSameLoad ? " and load" : ""}, ${needed} are needed${otherLoads === 0 ? "" : `; ${otherLoads} more ${otherLoads === 1 ? "was" : "were"} put under another load, or measured in another way by another version`}`
	},
	"not-measured-in-this-run": {
		sample: {},
		say: () => "not measured in this run"
	},
	"new-benchmark": {
		sample: {},
		say: () => "a benchmark that is new in head is not judged"
	},
	"base-decides": {
		sample: {},
		say: () => "base and head were measured side by side, which decides"
	},
	"two-recorded-runs": {
		sample: {},
		say: () => "two recorded runs were compared with each other"
	},
	"not-in-base-run": {
		sample: {},
		say: () => "the base run does not have it"
	},
	"not-in-head-run": {
		sample: {},
		say: () => "the head run does not have it"
	},
	"not-measured-in-base-run": {
		sample: {},
		say: () => "the base run did not measure it"
	},
	"not-measured-in-head-run": {
		sample: {},
		say: () => "the head run did not measure it"
	},
	"load-changed": {
		sample: {
			baseTool: "1.0.0",
			headTool: "1.1.0"
		},
		say: ({ baseTool, headTool }) => `its load changed${baseTool === headTool ? "" : `, or perf-gate ${baseTool} and ${headTool} measure it in different ways`}, so there is nothing to compare it with`
	},
	"trouble-in-base-run": {
		sample: { trouble: broke },
		say: ({ trouble }, describe) => `in the base run: ${describe(trouble)}`
	},
	"trouble-in-head-run": {
		sample: { trouble: broke },
		say: ({ trouble }, describe) => `in the head run: ${describe(trouble)}`
	},
	"own-base-broken": {
		sample: { base: broke },
		say: ({ base }, describe) => `its own base is broken: ${describe(base)}`
	},
	"rule-without-benchmark": {
		sample: {
			glob: "expres/*",
			file: "perf-gate.yml",
			ofBase: false
		},
		say: ({ glob, ...place }) => `no benchmark of this run matches "${glob}" of ${placeOfRules$1(place)}, so it has no effect: mend it, or remove it`
	},
	"direction-turned": {
		sample: {
			metrics: ["throughput"],
			file: "perf-gate.yml",
			ofBase: false
		},
		say: ({ metrics, ...place }) => `\`direction\` in ${placeOfRules$1(place)} makes an improvement of ${listOf(metrics)} count as worse: leave \`direction\` out`
	},
	"threshold-below-delta0": {
		sample: { metrics: ["cpuPerRequest"] },
		say: ({ metrics }) => `a rule sets the threshold of ${labelsOf(metrics)} below δ₀. A change up to δ₀ never counts as regressed, so set \`delta0\` as well`
	}
};
const against = (storedRuns) => storedRuns === null ? "" : `, against ${countOf(storedRuns, "stored run")}`;
const labelsOf = (metrics) => listOf(metrics.map((metric) => METRICS[metric].label));
const placeOfRules$1 = ({ file, ofBase }) => `policy.rules (${ofBase ? "base's " : ""}${file})`;
const usableOf = (metrics, noun) => listOf(metrics.map(({ metric, usable }) => `${countOf(usable, noun)} of ${METRICS[metric].label}`));
function describeDifferences({ metrics, storedRuns }) {
	return `${listOf(metrics.map((metric) => describeDifference(metric, metric.direction)))}${against(storedRuns)}`;
}

// src/report/words/server.ts
/** As it follows the program's name: `exited with code 1`. */
function sayEnding(ending) {
	switch (ending.kind) {
		case "exited": return `exited with code ${ending.code}`;
		case "signalled": return `was ended by ${ending.signal}`;
		case "not started": return `could not be started: ${ending.why}`;
	}
}
/** With at most one digit behind the point. */
const seconds = (value) => `${Number(value.toFixed(1))} s`;
const EXITED$2 = {
	kind: "exited",
	code: 1
};
/** Reasons that stand inside others in the samples. */
const SAMPLE$1 = {
	kind: "wrong-status",
	status: 500,
	expected: 200,
	body: "no database"
};
const CLOSED = {
	kind: "websocket-closed",
	answers: 3,
	requests: 2e4,
	how: "code 1006"
};
const SERVER_WORDS = {
	"printed-last": {
		sample: {
			because: SAMPLE$1,
			output: "Error: connect ECONNREFUSED 127.0.0.1:5432"
		},
		say: ({ because, output }, describe) => `${describe(because)}; its last output: ${output}`
	},
	"exited-before-listening": {
		sample: {
			command: "node server.js",
			port: 34127,
			ending: EXITED$2
		},
		say: ({ command, port, ending }) => `\`${command}\` ${sayEnding(ending)} before it listened on PORT ${port}`,
		todo: "Start the server by hand with PORT and HOST set, and correct what its output names."
	},
	"not-listening": {
		sample: {
			command: "node server.js",
			address: "127.0.0.1:34127",
			seconds: 30
		},
		say: ({ command, address, seconds: waited }) => `\`${command}\` did not listen on ${address} within ${seconds(waited)}`,
		todo: "Listen on the HOST and PORT of the environment; raise `bootTimeout` if the server needs longer."
	},
	"listens-elsewhere": {
		sample: {
			command: "node server.js",
			port: 34127,
			listensOn: ["[::1]:3456"]
		},
		say: ({ command, port, listensOn }) => `\`${command}\` listens on ${listensOn.join(" and ")}; PORT was ${port}`,
		todo: "Listen on the PORT of the environment: base and head run at the same time and need a port each."
	},
	"first-request-failed": {
		sample: {
			request: "GET /user/1",
			because: SAMPLE$1
		},
		say: ({ request, because }, describe) => `${request}: ${describe(because)}`
	},
	"busy-after-first-answer": {
		sample: { command: "node server.js" },
		say: ({ command }) => `\`${command}\` answered once, and then its event loop was blocked`,
		todo: "Let the server become idle after its start, or raise `bootTimeout`."
	},
	"wrong-status": {
		sample: {
			status: 500,
			expected: 200,
			body: "no database"
		},
		say: ({ status, expected, body }) => `it answered ${status}, expected ${expected}${body === "" ? "" : `: ${body}`}`,
		todo: "Correct the server, or set `expect.status` of the scenario."
	},
	"wrong-body": {
		sample: {
			at: "users[19].name",
			found: "\"Ada\"",
			expected: "\"Grace\""
		},
		say: ({ at, found, expected }) => `it answered another body: ${at === "" ? "" : `${at} is `}${found}, expected ${expected}`,
		todo: "Correct the server, or `expect` of the scenario."
	},
	"wrong-digest": {
		sample: {
			found: "a8100ae6…",
			expected: "2689367b…",
			bytes: 2,
			body: "no"
		},
		say: ({ found, expected, bytes, body }) => `it answered another body: ${body} (${bytes} bytes), whose SHA-256 is ${found}, expected ${expected}`,
		todo: "Correct the server, or `expect.sha256` of the scenario."
	},
	"body-is-not-json": {
		sample: { body: "<html>" },
		say: ({ body }) => `it answered a body that is not JSON: ${body}`,
		todo: "Correct the server, or use `expect.text`."
	},
	"body-cannot-be-decoded": {
		sample: { encoding: "compress" },
		say: ({ encoding }) => `it answered a compressed body that cannot be decoded (Content-Encoding: ${encoding})`,
		todo: "Use `expect.sha256`, or let the server answer this scenario without compression."
	},
	"another-body-than-before": {
		sample: {},
		say: () => "it answered another body than at first",
		todo: "Leave the body out of `expect` if it may change from answer to answer."
	},
	"no-answer-in-time": {
		sample: { seconds: 10 },
		say: ({ seconds: waited }) => `no answer within ${waited} s`
	},
	"answer-too-long": {
		sample: { megabytes: 100 },
		say: ({ megabytes }) => `the answer is longer than ${megabytes} MB`,
		todo: "Measure an endpoint whose answer ends sooner."
	},
	"answer-cut-off": {
		sample: {
			receivedBytes: 9,
			announcedBytes: 100
		},
		say: ({ receivedBytes, announcedBytes }) => `the answer ended after ${receivedBytes}${announcedBytes === null ? "" : ` of ${announcedBytes}`} bytes of its body`,
		todo: "Correct the server: it closed the connection in the middle of its answer."
	},
	"headers-too-large": {
		sample: { kibibytes: 64 },
		say: ({ kibibytes }) => `the headers of the answer are larger than ${kibibytes} KiB`,
		todo: "Measure an endpoint with smaller headers."
	},
	"length-and-chunked": {
		sample: {},
		say: () => "the answer has both Content-Length and Transfer-Encoding",
		todo: "Let the server send one of the two: HTTP/1.1 forbids both."
	},
	"answer-is-not-http": {
		sample: {
			problem: "Expected HTTP/, RTSP/ or ICE/",
			begins: "+PONG"
		},
		say: ({ problem, begins }) => `the answer is not HTTP/1.1 (${problem}); it begins with: ${begins}`,
		todo: "Let the server speak HTTP/1.1 on PORT."
	},
	"speaks-tls": {
		sample: {},
		say: () => "the server speaks TLS (https)",
		todo: "Write `tls: true` at the server in perf-gate.yml, or let it speak HTTP/1.1 without TLS where PORT is set."
	},
	"speaks-no-tls": {
		sample: {},
		say: () => "the server does not speak TLS (https)",
		todo: "Remove `tls: true` from the server in perf-gate.yml, or let it speak TLS."
	},
	"speaks-http2": {
		sample: {},
		say: () => "the server speaks HTTP/2",
		todo: "Let the server speak HTTP/1.1 where PORT is set: only that is measured."
	},
	"connection-failed": {
		sample: { problem: "socket hang up" },
		say: ({ problem }) => `the connection failed: ${problem}`
	},
	"websocket-not-opened": {
		sample: { problem: "Unexpected server response: 404" },
		say: ({ problem }) => `the websocket could not be opened: ${problem}`
	},
	"websocket-closed": {
		sample: {
			answers: 3,
			requests: 2e4,
			how: "code 1006"
		},
		say: ({ answers, requests, how }) => `the connection was closed (${how}) after ${answers} of ${requests} answers`
	},
	"answers-missing": {
		sample: {
			answers: 3,
			requests: 2e4,
			seconds: 31
		},
		say: ({ answers, requests, seconds: waited }) => `only ${answers} of ${requests} answers came within ${waited} s`,
		todo: "Lower `requests` of the scenario if the server needs longer."
	},
	"message-is-not-json": {
		sample: { message: "hello" },
		say: ({ message }) => `a message is not JSON: ${message}`
	},
	"wrong-message": {
		sample: {
			message: "{\"sid\":2}",
			expected: "{\"sid\":1}"
		},
		say: ({ message, expected }) => `it answered ${message}, expected one like ${expected}`,
		todo: "Correct the server, or `reply` of the scenario."
	},
	"repeated-message": {
		sample: { message: "{\"sid\":1}" },
		say: ({ message }) => `it answered ${message} more than once`
	},
	"answered-before-hold": {
		sample: {
			afterMs: 20,
			holdMs: 1e3
		},
		say: ({ afterMs, holdMs }) => `its first answer came after ${afterMs} ms, but each request is to be held for ${holdMs} ms`,
		todo: "Hold each request for the time that `hold` of the scenario says."
	},
	"bad-answers": {
		sample: {
			answers: 2e4,
			statuses: { 503: 12 },
			otherBodies: 0,
			late: 1,
			broken: 0,
			closed: 0
		},
		say: ({ answers, statuses, otherBodies, late, broken, closed }) => {
			return `under load, of ${answers} answers: ${[
				...Object.entries(statuses).map(([status, count]) => [count, `status ${status}`]),
				[otherBodies, "another body"],
				[late, "no answer in time"],
				[broken, "connection broken"],
				[closed, "connection closed without an answer"]
			].filter(([count]) => count > 0).map(([count, what]) => `${count} × ${what}`).join(", ")}`;
		},
		todo: "Lower `connections` if the server cannot stand them, or correct the server."
	},
	"no-answer-under-load": {
		sample: {},
		say: () => "it gave no answer under load"
	},
	"failed-after-load": {
		sample: { because: SAMPLE$1 },
		say: ({ because }, describe) => `after the load, with one request at a time: ${describe(because)}`
	},
	"failed-at-rate": {
		sample: {
			rate: 500,
			because: SAMPLE$1
		},
		say: ({ rate, because }, describe) => `after the load, with ${rate} requests per second: ${describe(because)}`
	},
	"held-requests-failed": {
		sample: {
			requests: 2e4,
			because: CLOSED
		},
		say: ({ requests, because }, describe) => `with ${requests} held requests at once: ${describe(because)}`
	},
	"server-died": {
		sample: {
			ending: {
				kind: "signalled",
				signal: "SIGKILL"
			},
			isKilled: true
		},
		say: ({ ending, isKilled }) => `the server ${sayEnding(ending)} while it was measured${isKilled ? " (out of memory?)" : ""}`,
		todo: "Correct the server; if memory ran out, remember that base and head run at the same time."
	},
	"server-process-ended": {
		sample: { isReplaced: true },
		say: ({ isReplaced }) => `a process of the server ended under load${isReplaced ? ", and another took its place" : ""}`,
		todo: "Find out why the process ends: the server's own log should tell."
	},
	"server-stopped-answering": {
		sample: { seconds: 1.2 },
		say: ({ seconds: silent }) => `it answered no request for ${silent.toFixed(1)} s under load, while the other arm did`
	},
	"busy-after-load": {
		sample: {
			seconds: 20,
			protocol: "http"
		},
		say: ({ seconds: waited }) => `its event loop was still blocked ${waited} s after the load`,
		todo: "Lower the load (`connections` or `pipelining`; `requests` over a websocket): more is under way than the server can answer."
	}
};

// src/report/words/measure.ts
const times = (count) => count === 1 ? "once" : `${count} times`;
function duration(ms) {
	if (ms < 1) return "less than 1 ms";
	return ms < 1e3 ? `${Math.round(ms)} ms` : `${(ms / 1e3).toFixed(1)} s`;
}
/** How a run went on after a failed try, once and more often. */
const WENT_ON = {
	"measured again": ["that round was measured again", "those rounds were measured again"],
	"control left out": ["that round of base against base was left out", "those rounds of base against base were left out"],
	"solo left out": ["that round of head alone was left out", "those rounds of head alone were left out"],
	"base alone": ["that was a round of base alone", "those were rounds of base alone"]
};
const SUITE_WORK = {
	list: "its file was loaded",
	labels: "its labels were worked out",
	calibrate: "its file, `beforeAll` and the first operations of the task ran",
	run: "the task ran",
	profile: "the task ran",
	repeat: "the task ran",
	finish: "`afterAll` ran"
};
const NOT_PINNED = {
	platform: "that takes Linux",
	"unknown cores": "the system does not tell which cores may be used",
	"one core": "only one core may be used, and the load client needs another",
	"taskset is missing": "`taskset` is not installed",
	"taskset failed": "`taskset` failed"
};
/** Benchmarks that a note names one by one. */
const MOST_NAMED$2 = 3;
const EXITED$1 = {
	kind: "exited",
	code: 1
};
/** Reasons that stand inside others in the samples. */
const SAMPLE = {
	kind: "wrong-status",
	status: 500,
	expected: 200,
	body: "no database"
};
const SILENT = {
	kind: "process-silent",
	seconds: 25
};
const UNBOOTED = {
	kind: "exited-before-listening",
	command: "node server.js",
	port: 34127,
	ending: EXITED$1
};
const UNLOADED = {
	kind: "process-error",
	problem: "Cannot find package \"express\""
};
const MEASURE_WORDS = {
	"no-probe": {
		sample: { command: "NODE_OPTIONS= node server.js" },
		say: ({ command }) => `no Node.js process of \`${command}\` loaded the probe of perf-gate`,
		todo: "Start the server by Node.js 22.15 or newer, and do not replace NODE_OPTIONS: write `node --import …` or `NODE_OPTIONS=\"$NODE_OPTIONS …\"`."
	},
	"measured-from-outside": {
		sample: { target: "api" },
		say: ({ target }) => `${target} is not Node.js: CPU time and memory of its processes come from the system, and responses from the load client. Not seen are garbage collections, event-loop delay, workers that end, requests of others, and the origin of its modules`
	},
	"nothing-served": {
		sample: {
			command: "node server.js",
			protocol: "http"
		},
		say: ({ command, protocol }) => `no Node.js process of \`${command}\` ${protocol === "http" ? "finished a response" : "accepted a connection"}`,
		todo: "Measure servers on node:http, run by Node.js 22.15 or newer."
	},
	"foreign-module": {
		sample: {
			arm: "head",
			name: "express/index.js",
			path: "/usr/lib/node_modules/express/index.js",
			isPreloaded: false
		},
		say: ({ arm, name, path, isPreloaded }) => `${arm} loaded ${name} from outside its own copy of the repository (${path})${isPreloaded ? ", which NODE_OPTIONS preloads" : ""}`,
		todo: "Install packages inside the target's folder (Yarn: `nodeLinker: node-modules`; pnpm: `enableGlobalVirtualStore: false`; no global links), and unset NODE_OPTIONS if it preloads the module."
	},
	"unseen-answers": {
		sample: {
			served: 1e4,
			received: 2e4
		},
		say: ({ served, received }) => `the load client got ${received} answers, but perf-gate saw the server finish ${served}`,
		todo: "Measure servers on node:http: processes that answer by other means are not seen."
	},
	"uncounted-requests": {
		sample: {
			served: 2e4,
			received: 1e4
		},
		say: ({ served, received }) => `the server finished ${served} responses under load, but the load client got ${received}`,
		todo: "Keep other clients away from the server, and let it not send requests to itself."
	},
	"answers-too-seldom": {
		sample: {
			isSolo: false,
			sliceSeconds: .3,
			windowSeconds: 1.2
		},
		say: ({ isSolo, sliceSeconds, windowSeconds }) => `answers come too seldom: ${isSolo ? `head alone finished none within ${sliceSeconds} s` : `in no slice of ${sliceSeconds} s${windowSeconds === null ? "" : ` of ${windowSeconds.toFixed(1)} s`} did base and head both finish one`}`,
		todo: "Lower `connections`, or measure an endpoint that answers sooner."
	},
	"nothing-beyond-hold": {
		sample: {
			requests: 10,
			holdMs: 1e3
		},
		say: ({ requests, holdMs }) => `all ${requests} answers came within the hold of ${holdMs} ms, so there is nothing beyond it to compare`,
		todo: "Send more `requests`."
	},
	"load-client-failed": {
		sample: { because: SILENT },
		say: ({ because }, describe) => `the load client failed: ${describe(because)}`
	},
	"no-room-to-measure": {
		sample: {
			problem: "ENOSPC: no space left on device",
			folder: "/tmp"
		},
		say: ({ problem, folder }) => `the system refused a file, a socket or a port: ${problem} (temporary folder: ${folder})`,
		todo: "Free room in the temporary folder, or set TMPDIR to another."
	},
	"process-ended": {
		sample: { ending: EXITED$1 },
		say: ({ ending }) => `its process ${sayEnding(ending)}`
	},
	"process-silent": {
		sample: { seconds: 25 },
		say: ({ seconds: waited }) => `no answer within ${waited} s`
	},
	"process-error": {
		sample: { problem: "Cannot find package \"express\"" },
		say: ({ problem }) => problem
	},
	"suite-failed": {
		sample: {
			file: "bench/parse.suite.js",
			because: UNLOADED
		},
		say: ({ file, because }, describe) => `${file}: ${describe(because)}`
	},
	"suite-silent": {
		sample: {
			seconds: 30,
			asked: "calibrate"
		},
		say: ({ seconds: waited, asked }) => `no answer within ${waited} s while ${SUITE_WORK[asked]}`,
		todo: "Make sure that the file, its hooks and its tasks come to an end."
	},
	"failed-while-counted": {
		sample: { because: SAMPLE },
		say: ({ because }, describe) => `while its instructions were counted: ${describe(because)}`
	},
	"counter-for-other-systems": {
		sample: {},
		say: () => "the counter runs on Linux alone, on x64 and arm64"
	},
	"counter-missing": {
		sample: {
			program: "qemu-x86_64",
			packages: ["qemu-user"]
		},
		say: ({ program, packages }) => `${program} is not installed (apt-get install ${packages.join(" ")})`
	},
	"counter-without-plugins": {
		sample: {
			program: "qemu-x86_64",
			version: "10.0.2"
		},
		say: ({ program, version }) => `${program} ${version} was built without plugins, as in Debian 13`,
		todo: "Measure on Ubuntu 22.04 or 24.04, or on Debian 12."
	},
	"counter-not-compiled": {
		sample: { problem: "cc: fatal error: no input files" },
		say: ({ problem }) => `the counter could not be compiled: ${problem}`
	},
	"counter-installed": {
		sample: {
			packages: ["qemu-user"],
			seconds: 12
		},
		say: ({ packages, seconds: taken }) => `installed ${packages.join(", ")} in ${taken} s, to count instructions`
	},
	"counter-not-installed": {
		sample: {
			packages: ["qemu-user"],
			problem: "sudo: a password is required"
		},
		say: ({ packages, problem }) => `${packages.join(", ")} could not be installed, to count instructions: ${problem}`
	},
	"counted-node-missing": {
		sample: {},
		say: () => "`node` was not found on PATH, or does not run"
	},
	"counted-programs-not-run": {
		sample: { problem: "programs in the folder for temporary files may not be executed" },
		say: ({ problem }) => problem,
		todo: "Set TMPDIR to another folder."
	},
	"not-started-as-node": {
		sample: {},
		say: () => "no process was started by the name of `node`, so none was counted",
		todo: "Start the server by `node` itself, not by a path."
	},
	"another-process-works": {
		sample: {
			arm: "head",
			unit: "request",
			instructions: 40
		},
		say: ({ arm, unit, instructions }) => `only ${formatInteger(instructions)} instructions per ${unit} of ${arm} were counted, so another process does the work`,
		todo: "Start the server by `node` itself."
	},
	"works-by-the-clock": {
		sample: {
			arm: "head",
			unit: "request",
			instructionsPerSecond: 18e4,
			share: .02
		},
		say: ({ arm, unit, instructionsPerSecond, share }) => `without any ${unit}, ${arm} executes ${formatInteger(instructionsPerSecond)} instructions a second (a timer?), ${formatPercentSize(share)} % of its work`,
		todo: "Turn off what it does by the clock."
	},
	"stretches-disagree": {
		sample: {
			stretches: 32,
			units: 512,
			unit: "request",
			standardError: .004
		},
		say: ({ stretches, units, unit, standardError }) => `base and head did not differ by the same in ${stretches} stretches of ${formatInteger(units)} ${unit}s (standard error ${formatPercentSize(standardError)} %)`,
		todo: "Take chance and the clock out of the measured work."
	},
	"hooks-around-operations": {
		sample: {},
		say: () => "the task has hooks around each operation, whose instructions cannot be told from its own"
	},
	"counting-too-long": {
		sample: {
			seconds: 240,
			of: "benchmark"
		},
		say: ({ seconds: taken, of }) => of === "run" ? `counting had taken ${duration(taken * 1e3)}, its share of the run` : `counting it took longer than ${duration(taken * 1e3)}`
	},
	"arm-failed": {
		sample: {
			arm: "head",
			because: SAMPLE
		},
		say: ({ arm, because }, describe) => `${arm}: ${describe(because)}`
	},
	"instructions-not-counted": {
		sample: { because: SILENT },
		say: ({ because }, describe) => `instructions were not counted: ${describe(because)}`
	},
	"benchmarks-not-counted": {
		sample: {
			benchmarks: ["express/updateUser", "koa/updateUser"],
			because: SILENT
		},
		say: ({ benchmarks, because }, describe) => `the instructions of ${listOfMost(benchmarks, MOST_NAMED$2)} were not counted: ${describe(because)}`
	},
	"required-instructions-not-counted": {
		sample: { because: SILENT },
		say: ({ because }, describe) => `instructions are required and were not counted: ${describe(because)}`
	},
	"operation-too-long": {
		sample: {
			operationMs: 2500,
			mostMs: 2e3
		},
		say: ({ operationMs, mostMs }) => `an operation takes ${duration(operationMs)}, and at most ${mostMs / 1e3} s can be measured`,
		todo: "Give the operation less work."
	},
	"operation-too-long-at-head": {
		sample: {
			headMs: 5e3,
			baseMs: 300,
			mostMs: 2e3
		},
		say: ({ headMs, baseMs, mostMs }) => `an operation takes ${duration(headMs)}, and ${duration(baseMs)} at base: more than ${mostMs / 1e3} s cannot be measured`
	},
	"too-few-operations": {
		sample: {},
		say: () => "the task finished too few operations in the measured window: they took much longer than at first",
		todo: "Give each operation the same work."
	},
	"base-breaks-too": {
		sample: {
			base: SAMPLE,
			head: SILENT
		},
		say: ({ base, head }, describe) => `base breaks now and then too: ${describe(base)}; head broke last: ${describe(head)}`,
		todo: "Make the target reliable at base first."
	},
	"head-broke-at-next-try": {
		sample: {
			first: SILENT,
			head: SAMPLE
		},
		say: ({ first, head }, describe) => `${describe(first)}; at the next try head broke: ${describe(head)}`,
		todo: "Run it again."
	},
	"head-broke-alone": {
		sample: {
			head: SAMPLE,
			base: SILENT
		},
		say: ({ head, base }, describe) => `head broke by itself: ${describe(head)}; base could not be measured the same way: ${describe(base)}`,
		todo: "Run it again."
	},
	"head-boots-alone": {
		sample: { head: UNBOOTED },
		say: ({ head }, describe) => `head does not boot beside base, but does by itself: ${describe(head)}`,
		todo: "Use no fixed port, file or lock: base and head run at the same time, and only PORT differs."
	},
	"head-not-booted-alone": {
		sample: {
			head: UNBOOTED,
			alone: SILENT
		},
		say: ({ head, alone }, describe) => `head does not boot beside base: ${describe(head)}; it could not be booted by itself: ${describe(alone)}`,
		todo: "Run it again."
	},
	"interrupted-before-its-turn": {
		sample: {},
		say: () => "the run was interrupted before its turn"
	},
	"try-failed": {
		sample: {
			benchmark: "express/updateUser",
			arm: "head",
			round: "measured again",
			times: 2,
			because: SAMPLE
		},
		say: ({ benchmark, arm, round, times: count, because }, describe) => `${benchmark}: ${arm === null ? "measuring failed" : `${arm} broke`} ${times(count)}; ${WENT_ON[round][count === 1 ? 0 : 1]}; the ${count === 1 ? "" : "last "}reason: ${describe(because)}`
	},
	"second-try-of-arm": {
		sample: {
			arm: "head",
			because: SILENT
		},
		say: ({ arm, because }, describe) => `it took a second try to make ${arm} ready: ${describe(because)}`
	},
	"server-killed": {
		sample: { target: "express" },
		say: ({ target }) => `${target} did not end within its \`stopTimeout\` after SIGTERM and was killed`,
		todo: "End the server on SIGTERM, or raise `stopTimeout`."
	},
	"other-node": {
		sample: {
			target: "express",
			version: "v22.20.0",
			onPath: "v24.2.0"
		},
		say: ({ target, version, onPath }) => `${target} is served by Node.js ${version}, but reports and stored runs name the ${onPath} on PATH`,
		todo: "Start the server by `node` itself, or put the same version on PATH: scripts of npm take a `node` among the packages, and version managers the one of the folder."
	},
	"not-pinned": {
		sample: {
			cause: "one core",
			problem: ""
		},
		say: ({ cause, problem }) => `base and head took turns, which widens intervals: no process could be pinned to a core (${NOT_PINNED[cause]}${problem === "" ? "" : `: ${problem}`})`,
		todo: "Measure on Linux with two cores or more and `taskset` (package util-linux)."
	},
	"waiting-for-run": {
		sample: {
			pid: 4711,
			folder: "/home/ada/shop"
		},
		say: ({ pid, folder }) => `waiting for another perf-gate run (process ${pid}, in ${folder})`
	},
	"waited-for-run": {
		sample: { seconds: 95 },
		say: ({ seconds: waited }) => `the run waited ${waited} s for another perf-gate run on this machine`
	},
	"budget-used-up": {
		sample: { benchmarks: 2 },
		say: ({ benchmarks }) => `the budget was used up before ${countOf(benchmarks, "suspicious benchmark")} had another look`,
		todo: "Raise the budget."
	},
	"run-resumed": {
		sample: {
			startedAt: "2026-01-15T10:00:00.000Z",
			rounds: 12
		},
		say: ({ startedAt, rounds }) => `${countOf(rounds, "round")} ${rounds === 1 ? "is" : "are"} from a run that began at ${startedAt} and was interrupted`
	},
	"run-interrupted": {
		sample: {},
		say: () => "the run was interrupted: it holds only what was measured until then"
	},
	"temporary-programs-refused": {
		sample: { folder: "/tmp" },
		say: ({ folder }) => `no program in the temporary folder (${folder}) may be executed, as if it were mounted noexec: programs and native addons of base and head fail`,
		todo: "Set TMPDIR to another folder."
	},
	"other-first-body": {
		sample: {
			benchmark: "express/updateUser",
			baseBytes: 120,
			headBytes: 90,
			rounds: 6
		},
		say: ({ benchmark, baseBytes, headBytes, rounds }) => `${benchmark}: head answers ${formatInteger(headBytes)} bytes and base ${formatInteger(baseBytes)}, in each of ${rounds} rounds, so the figures compare two different answers`,
		todo: "Look at what head answers, and say by `expect` which body is right."
	},
	"cost-grows": {
		sample: {
			benchmark: "lists/append",
			factor: 1.4
		},
		say: ({ benchmark, factor }) => `${benchmark}: operations took ${factor.toFixed(1)} times as long at the end of a round as at its start, so the change looks smaller than it is`,
		todo: "Give each operation the same work: no data may grow from one to the next."
	}
};

// src/report/words/plan.ts
/** A reason inside of another one in the samples. */
const NO_MANIFEST = {
	kind: "manifest-missing",
	folder: "api"
};
const RAISE_BUDGET = "Raise the budget, or measure fewer benchmarks (`only`).";
const namesOf = (names) => listOf(names.map(plainName));
const plural = (names) => names.length === 1 ? "" : "s";
const PLAN_WORDS = {
	"base-lacks-target": {
		sample: {},
		say: () => "base does not have this target"
	},
	"base-lacks-benchmark": {
		sample: {},
		say: () => "base does not have this benchmark"
	},
	"scenario-differs": {
		sample: {},
		say: () => "its scenario differs between base and head"
	},
	"base-without-config": {
		sample: {
			file: "perf-gate.yml",
			because: NO_MANIFEST
		},
		say: ({ file, because }, describe) => `base has no ${plainName(file)}, and the one of head does not work there: ${describe(because)}`
	},
	"program-missing": {
		sample: {
			program: "redis-server",
			installHint: "apt-get install redis-server"
		},
		say: ({ program, installHint }) => `${plainName(program)} is not installed${installHint === null ? "" : ` (${plainName(installHint)})`}`
	},
	"left-to-shard": {
		sample: {
			index: 2,
			count: 3
		},
		say: ({ index, count }) => `in shard ${index} of ${count}`
	},
	"profile-differs": {
		sample: { profile: "standard" },
		say: ({ profile }) => `The profile ${plainName(profile)} differs between base and head, and base's holds: a change cannot have itself measured less thoroughly`
	},
	"scenarios-unsent": {
		sample: { scenarios: ["bye"] },
		say: ({ scenarios }) => `No server sends the scenario${plural(scenarios)} ${namesOf(scenarios)}`,
		todo: "Name in a server's `scenarios` what is to be measured."
	},
	"services-unneeded": {
		sample: { services: ["redis"] },
		say: ({ services }) => `No target needs the service${plural(services)} ${namesOf(services)}`,
		todo: "Name in a target's `services` what is to be started."
	},
	"glob-matches-nothing": {
		sample: {
			glob: "kao/*",
			by: "--only"
		},
		say: ({ glob, by }) => `No benchmark matches "${plainName(glob)}", which ${plainName(by)} asks for, so nothing is measured for it`,
		todo: "Mend the glob, or leave it out."
	},
	"dependency-matches-nothing": {
		sample: {
			pattern: "lib/**",
			target: "api",
			file: "perf-gate.yml"
		},
		say: ({ pattern, target, file }) => `No file matches "${plainName(pattern)}" in dependsOn of ${plainName(target)} (${plainName(file)}), so what it should name does not reach ${plainName(target)}`,
		todo: "Mend it, as a glob from the repository's root, or remove it. Files that git ignores do not count."
	},
	"budget-leaves-fewer-rounds": {
		sample: {
			beforeFirstLook: {
				left: 5,
				of: 8
			},
			ofHeadAlone: null
		},
		say: ({ beforeFirstLook: rounds, ofHeadAlone: solos }) => `The budget leaves each benchmark time for ${listOf([...rounds === null ? [] : [`${rounds.left} of ${countOf(rounds.of, "round")} before the first look`], ...solos === null ? [] : [`${solos.left} of ${countOf(solos.of, "round")} of head alone`]])}, so its results are less sure`,
		todo: RAISE_BUDGET
	},
	"budget-leaves-fewer-looks": {
		sample: { looks: [30, 40] },
		say: ({ looks }) => `The budget leaves no time for looks after ${listOf(looks.map(String))} rounds, so benchmarks that are open before them stay inconclusive`,
		todo: RAISE_BUDGET
	}
};

// src/report/words/prepare.ts
const LEFT_OUT = "Files that git ignores, and those of submodules, are not copied.";
const EXITED = {
	kind: "exited",
	code: 1
};
/** Reasons that stand inside others in the samples. */
const FAILED = {
	kind: "command-failed",
	command: "npm ci",
	folder: "api",
	ending: EXITED,
	mayNeedGit: false
};
const NOT_LISTENING = {
	kind: "service-not-listening",
	address: "127.0.0.1:34127"
};
const ENDED = {
	kind: "service-ended",
	service: "redis",
	ending: EXITED,
	isInBackground: false
};
const REACHED = {
	kind: "reached-own-folder",
	file: "api/src/server.ts"
};
const THROWN = {
	kind: "recorded-text",
	text: "labels is not defined"
};
const rootOr = (folder) => folder === "." ? "the root of the repository" : plainName(folder);
/** Files or names that a note shows before it counts the rest. */
const MOST_NAMED$1 = 3;
const PREPARE_WORDS = {
	"reached-new-target": {
		sample: {},
		say: () => "base does not have this target"
	},
	"reached-settings": {
		sample: {},
		say: () => "its settings differ between base and head"
	},
	"reached-missing-folder": {
		sample: { folder: "bench/api" },
		say: ({ folder }) => `git knows no files in its folder ${plainName(folder)}, so each change counts`,
		todo: "Mend `dir`, or commit the folder."
	},
	"reached-own-folder": {
		sample: { file: "bench/api/server.js" },
		say: ({ file }) => `${plainName(file)} lies in its folder`
	},
	"reached-linked-package": {
		sample: {
			file: "packages/core/index.js",
			folder: "packages/core"
		},
		say: ({ file, folder }) => file === folder ? `it links ${plainName(file)}` : `${plainName(file)} lies in ${folder === "." ? "the root" : plainName(folder)}, which it links`
	},
	"reached-packages": {
		sample: { file: "package-lock.json" },
		say: ({ file }) => `${plainName(file)} decides which packages it has`
	},
	"reached-dependency": {
		sample: {
			file: "lib/index.js",
			pattern: "lib/**"
		},
		say: ({ file, pattern }) => `${plainName(file)} matches ${plainName(pattern)} in its \`dependsOn\``
	},
	"reached-service": {
		sample: {
			file: "mock/data.json",
			service: "mock"
		},
		say: ({ file, service }) => `${plainName(file)} belongs to its service ${plainName(service)}`
	},
	"reached-undeclared": {
		sample: { file: "src/index.js" },
		say: ({ file }) => `${plainName(file)} changed, and it links no package of the repository and has no \`dependsOn\`, so each change counts`,
		todo: "Name in `dependsOn` what it uses outside of its folder: `dependsOn: []` if that is nothing."
	},
	"reached-unreadable": {
		sample: {
			file: "src/index.js",
			manifest: "bench/api/package.json"
		},
		say: ({ file, manifest }) => `${plainName(file)} changed, and ${plainName(manifest)} is not JSON, so each change counts`,
		todo: "Mend the JSON of the file."
	},
	"no-base-asked-for": {
		sample: {},
		say: () => "No base was asked for: head is compared with the stored baselines alone"
	},
	"no-commit-before": {
		sample: {},
		say: () => "There is no commit before this one to compare with (a first commit, or a shallow clone): absolute figures only"
	},
	"no-default-branch": {
		sample: {},
		say: () => "No default branch is known in this clone (no origin/HEAD, main or master), so head is not compared with the commit where its branch began",
		todo: "Name that commit by `--base`."
	},
	"no-common-commit": {
		sample: { branch: "main" },
		say: ({ branch }) => `HEAD has no commit in common with ${plainName(branch)}, so head is not compared with the commit where its branch began`,
		todo: "Name that commit by `--base`."
	},
	"compared-with-commit-before": {
		sample: {},
		say: () => "Head is compared with the commit before it alone"
	},
	"compared-uncommitted-alone": {
		sample: { files: ["src/index.js"] },
		say: ({ files }) => `Only uncommitted changes (${listOfMost(files.map(plainName), MOST_NAMED$1)}) are compared, with the commit below them. Changes of that commit are in base and head`,
		todo: "Name an older commit by `--base` to compare that too."
	},
	"config-outside-repository": {
		sample: { file: "../gate.yml" },
		say: ({ file }) => `${plainName(file)} is no part of the repository, so it and its thresholds hold for base as well, whatever has changed in it`
	},
	"base-config-missing": {
		sample: { file: "perf-gate.yml" },
		say: ({ file }) => `The base has no ${plainName(file)}, so head's configuration and thresholds hold for both`
	},
	"base-config-unusable": {
		sample: {
			file: "perf-gate.yml",
			problem: "unknown key \"sevrers\""
		},
		say: ({ file, problem }) => `The base has no usable ${plainName(file)} (${plainProse(problem)}), so head's configuration and thresholds hold for both`
	},
	"benchmarks-of-head": {
		sample: { files: 3 },
		say: ({ files }) => `Base is measured by head's targets and scenarios${files === 0 ? "" : `, with ${countOf(files, "file")} of theirs that it lacks`}`
	},
	"another-node-set": {
		sample: {
			files: [".nvmrc"],
			version: "v24.4.0"
		},
		say: ({ files, version }) => `This change may set another Node.js (${listOf(files.map(plainName))}), and the one on PATH (${plainName(version)}) runs base and head alike: no figure shows what another version costs`
	},
	"links-lead-out": {
		sample: { links: ["data"] },
		say: ({ links }) => `Symbolic links lead out of the repository (${listOfMost(links.map(plainName), MOST_NAMED$1)}): base and head share the files there, so a change of them is in no figure`,
		todo: "Put the files into the repository."
	},
	"loaded-alike": {
		sample: {
			target: "api",
			because: REACHED
		},
		say: ({ target, because }, describe) => `Base and head of ${plainName(target)} loaded the same modules, byte by byte, although ${describe(because)}`,
		todo: "Check that the build does not reuse an old result. Nothing has to be done if the change is in no module."
	},
	"folder-missing": {
		sample: {
			folder: "bench/api",
			isOfEdition: false
		},
		say: ({ folder, isOfEdition }) => `there is no folder ${plainName(folder)} (${isOfEdition ? "`versions`, which starts from `dir`" : "`dir`, which starts from the repository's root"})`,
		todo: `Mend the path, or commit the folder. ${LEFT_OUT}`
	},
	"edition-in-workspace": {
		sample: {
			folder: "apps/api@5",
			manifest: "package.json",
			glob: "!apps/*@*"
		},
		say: ({ folder, manifest, glob }) => `${plainName(folder)}, where this edition is laid out, is among the \`workspaces\` of ${plainName(manifest)}, so \`npm ci\` ignores its lock file: keep it out there by "${plainName(glob)}"`
	},
	"manifest-missing": {
		sample: { folder: "api" },
		say: ({ folder }) => `${rootOr(folder)} has no package.json, which \`npm ci\` needs`,
		todo: `Commit one, or give another \`install\`: \`npm --prefix FOLDER ci\`, or \`false\` for nothing. ${LEFT_OUT}`
	},
	"lock-file-missing": {
		sample: {
			folder: "api",
			other: null
		},
		say: ({ folder, other }) => `${rootOr(folder)} has no package-lock.json, which \`npm ci\` needs${other === null ? "" : `, but there is ${plainName(other.file)}: give \`install: ${plainName(other.install)}\``}`,
		todo: "Commit a lock file (`git add -f` where git ignores it), or give another `install`."
	},
	"command-failed": {
		sample: {
			command: "npm ci",
			folder: "api",
			ending: EXITED,
			mayNeedGit: false
		},
		say: ({ command, folder, ending, mayNeedGit }) => `\`${plainProse(command)}\` in ${plainName(folder)} ${sayEnding(ending)}${mayNeedGit ? " (the copies of base and head have no .git, so let it do without: a `prepare` that sets hooks is skipped by `env: { npm_config_ignore_scripts: \"true\" }`)" : ""}`
	},
	"linked-script-failed": {
		sample: {
			folder: ".",
			script: "tsc -p .",
			because: FAILED
		},
		say: ({ folder, script, because }, describe) => `${describe(because)}: npm ran \`${plainProse(script)}\` of the linked package in ${rootOr(folder)}, whose own packages are not installed`,
		todo: "Install that package first, as in `install: npm --prefix ../.. ci && npm ci`, or skip its scripts by `env: { npm_config_ignore_scripts: \"true\" }`."
	},
	"command-hung": {
		sample: {
			command: "npm ci",
			folder: "api",
			seconds: 600
		},
		say: ({ command, folder, seconds }) => `\`${plainProse(command)}\` in ${plainName(folder)} did not end within ${seconds} s`,
		todo: "Let it end by itself, or raise `installTimeout`."
	},
	"command-failed-twice": {
		sample: {
			last: FAILED,
			first: FAILED
		},
		say: ({ last, first }, describe) => `${describe(last)}; at the first try ${describe(first)}`
	},
	"needed-second-try": {
		sample: {
			arm: "head",
			because: FAILED
		},
		say: ({ arm, because }, describe) => `It took a second try to make ${arm ?? "the measuring"} ready: ${describe(because)}`
	},
	"service-ended": {
		sample: {
			service: "redis",
			ending: EXITED,
			isInBackground: false
		},
		say: ({ service, ending, isInBackground }) => `${plainName(service)} ended: ${sayEnding(ending)}${isInBackground ? ", though a service has to stay in the foreground (without daemonize, --fork or -d)" : ""}`
	},
	"service-not-ready": {
		sample: {
			service: "redis",
			seconds: 10,
			because: NOT_LISTENING
		},
		say: ({ service, seconds, because }, describe) => `${plainName(service)} was not ready within ${seconds} s: ${describe(because)}`
	},
	"service-not-listening": {
		sample: { address: "127.0.0.1:34127" },
		say: ({ address }) => `nothing listened on ${plainName(address)} (HOST and PORT)`
	},
	"ready-command-failed": {
		sample: {
			command: "redis-cli ping",
			ending: null
		},
		say: ({ command, ending }) => `\`${plainProse(command)}\` ${ending === null ? "did not end" : sayEnding(ending)}`
	},
	"service-needed-second-try": {
		sample: {
			service: "redis",
			because: ENDED
		},
		say: ({ service, because }, describe) => `It took a second try to start ${plainName(service)}: ${describe(because)}`
	},
	"service-of-another-user": {
		sample: { service: "redis" },
		say: ({ service }) => `${plainName(service)} runs as another user, so perf-gate cannot end it and it goes on after the run`,
		todo: "Start it without sudo."
	},
	"tool-options-not-used": {
		sample: {
			target: "sort",
			options: ["vitest: time", "vitest: iterations"]
		},
		say: ({ target, options }) => `perf-gate does not use these options of the benchmark file of ${plainName(target)}: ${options.map(plainName).join(", ")}`,
		todo: "Nothing has to be done: perf-gate decides itself how often a task runs."
	},
	"labels-not-shown": {
		sample: {
			target: "parser",
			because: THROWN
		},
		say: ({ target, because }, describe) => `The labels of ${plainName(target)} are not shown: ${describe(because)}`
	},
	"version-not-shown": {
		sample: {
			target: "api",
			package: "expres"
		},
		say: ({ target, package: name }) => `No version of ${plainName(name)} is shown beside ${plainName(target)} (its \`versionOf\`): it is not in node_modules of its folder, nor of a folder above`
	},
	"names-too-long": {
		sample: {
			names: ["parser/a task with a very long name"],
			most: 200
		},
		say: ({ names, most }) => `A step that publishes refuses this run, because a name in it has more than ${most} characters: ${listOfMost(names.map(plainName), 2)}`
	},
	"published-copy": {
		sample: {
			folder: "bench/api",
			package: "tiny-lib",
			version: "0.9.0",
			own: ".",
			path: "../.."
		},
		say: ({ folder, package: name, version, own, path }) => `${folder === "." ? "The root of the repository" : plainName(folder)} has ${plainName(name)}${version === null ? "" : ` ${plainName(version)}`} from a registry, and not the one of this repository (in ${own === "." ? "its root" : plainName(own)}): changes of the latter are in no figure. Have it installed by "file:${plainName(path)}", or linked by the workspace`
	},
	"tasks-need-unix": {
		sample: {},
		say: () => "its tasks show on Linux and macOS"
	},
	"tasks-of-edition": {
		sample: {},
		say: () => "an edition's tasks show with --install"
	},
	"tasks-need-install": {
		sample: { folder: "bench" },
		say: ({ folder }) => `its tasks show once ${plainName(folder)} is installed, or with --install`
	},
	"tasks-not-loaded": {
		sample: { because: THROWN },
		say: ({ because }, describe) => `${describe(because)} (is it for want of its install or build? --install shows)`
	}
};

// src/report/words/store.ts
const shallow = {
	kind: "history-shallow",
	runs: 12,
	commit: "d".repeat(40)
};
const missing = {
	kind: "recorded-text",
	text: "redis-server is not installed"
};
const STORE_WORDS = {
	"shard-missing": {
		sample: {
			index: 2,
			count: 3
		},
		say: (shard) => `${describeShard(shard)} did not arrive`
	},
	"shard-without-benchmark": {
		sample: {
			index: 2,
			count: 3
		},
		say: (shard) => `${describeShard(shard)} arrived without it`
	},
	"runs-missing": {
		sample: {
			expected: 3,
			missing: 1
		},
		say: ({ expected, missing }) => `of ${expected} expected runs ${missing} did not arrive, and no other tells what is missing`
	},
	"of-parts": {
		sample: {
			parts: ["shard 2 of 3"],
			note: shallow
		},
		say: ({ parts, note }, describe) => `in ${listOf(parts)}: ${describe(note)}`
	},
	"seeds-of-parts": {
		sample: { seeds: [{
			seed: 1,
			part: "shard 1 of 2"
		}, {
			seed: 2,
			part: "shard 2 of 2"
		}] },
		say: ({ seeds }) => `each part has a seed of its own: ${listOf(seeds.map(({ seed, part }) => `${seed} (${part})`))}`
	},
	"history-shallow": {
		sample: {
			runs: 12,
			commit: "d".repeat(40)
		},
		say: ({ runs, commit }) => `this is a shallow clone, so it cannot be told which of the ${countOf(runs, "stored run")} lead to ${shortCommit(commit)}: all of them were used. With the whole history (fetch-depth: 0) only those would be`
	},
	"history-of-other-commits": {
		sample: {
			runs: 2,
			commit: "d".repeat(40)
		},
		say: ({ runs, commit }) => `${countOf(runs, "stored run")} of commits that do not lead to ${shortCommit(commit)} ${runs === 1 ? "was" : "were"} left out: merged since, or left behind by a force push`
	},
	"history-of-unknown-commit": {
		sample: {
			runs: 12,
			commit: "d".repeat(40)
		},
		say: ({ runs, commit }) => `this clone does not have ${shortCommit(commit)}, so it cannot be told which of the ${countOf(runs, "stored run")} lead to it: all of them were used`
	},
	"head-fails": {
		sample: {},
		say: () => "a benchmark fails at this commit"
	},
	"measurement-invalid": {
		sample: {},
		say: () => "its measurement is invalid"
	},
	"part-missing": {
		sample: {},
		say: () => "a part of it is missing"
	},
	"no-figures": {
		sample: {},
		say: () => "it has no figures"
	},
	"not-stored-without-program": {
		sample: {
			targets: ["express-redis"],
			reason: missing
		},
		say: ({ targets, reason }, describe) => `nothing is stored of ${listOf(targets.map(plainName))}, which could not be measured: ${describe(reason)}. Install it in the job that stores, as in the one that measures pull requests`
	},
	"not-stored-when-invalid": {
		sample: { benchmarks: ["express/updateUser"] },
		say: ({ benchmarks }) => `nothing is stored of ${listOf(benchmarks.map(plainName))}, whose measurement is invalid: the report says why`
	}
};

// src/report/words.ts
const RECORDED_WORDS = { "recorded-text": {
	sample: { text: "the server did not answer in time" },
	say: ({ text }) => text
} };
/** Words by kind of reason. */
const WORDS = {
	...RECORDED_WORDS,
	...PLAN_WORDS,
	...PREPARE_WORDS,
	...SERVER_WORDS,
	...MEASURE_WORDS,
	...CAUSE_WORDS,
	...JUDGE_WORDS,
	...STORE_WORDS,
	...GITHUB_WORDS
};
/** A clause without a full stop, ready to print behind a benchmark's id. */
const describeReason = (reason) => wordsOf(reason).say(reason, (nested) => describeReason(nested));
/** A reason as a sentence behind other words, with what to do about it. */
function explainReason(reason) {
	const todo = whatToDo(reason);
	return `${describeReason(reason)}.${todo === null ? "" : ` ${todo}`}`;
}
/** A note or warning in whole sentences, with what to do about it. */
function describeNote(note) {
	const said = describeReason(note);
	const text = note.kind === "recorded-text" || note.kind === "upload-refused" || "benchmark" in note || "target" in note ? said : beginSentence(said);
	const todo = whatToDo(note);
	return `${/[.!?]$/.test(text) ? text : `${text}.`}${todo === null ? "" : ` ${todo}`}`;
}
/** Advice on a reason, or on the reason that it holds; null: there is none. */
function whatToDo(reason) {
	const { todo } = wordsOf(reason);
	if (todo !== void 0) return todo;
	const inner = Object.values(reason).find((field) => typeof field === "object" && field !== null && "kind" in field && typeof field.kind === "string" && field.kind in WORDS);
	return inner === void 0 ? null : whatToDo(inner);
}
/** `WordsFor` has checked that each kind has the words of its own fields. */
const wordsOf = ({ kind }) => WORDS[kind];

// src/judge/cause/profiled-stretch.ts
const IDLE = "(idle)";
const ROOT = "(root)";
/** What belongs to no function. Where routines have names, V8 counts it for the root. */
const PROGRAM = {
	name: "(program)",
	file: null,
	line: null,
	origin: "v8",
	key: "v8 (program)"
};
/** Frames that V8 makes up, like `(garbage collector)`: nothing calls them, and they call nothing. */
const isMadeUp = ({ origin, name }) => origin === "v8" && name.startsWith("(") && name.endsWith(")");
/** Whether samples of it are work of the program. */
const isWork = (frame) => frame.origin !== "gate" && !(isMadeUp(frame) && (frame.name === IDLE || frame.name === "(root)"));

// src/judge/cause/costs-by-function.ts
const isInternal = (frame) => (frame.origin === "node" || frame.origin === "v8") && !isMadeUp(frame);
/**
* Attributes the samples of a thread; null: they do not count. What Node.js and V8 do for a function of the repository or a package goes
* to that function, because a reader can only change that. What Node.js does by itself, like reading sockets, stays with each of its
* functions, with what V8 does for these.
*/
function attributionsOf(nodes) {
	const places = [];
	for (const { frame, parent } of nodes) {
		const above = places[parent] ?? null;
		const owner = above?.to.origin === "own" ? above : null;
		const server = frame.origin === "v8" ? above : owner;
		if (isInternal(frame) && server !== null && !isMadeUp(server.to)) places.push({
			...server,
			part: server.part ?? frame
		});
		else if (!isWork(frame)) places.push(null);
		else if (isInternal(frame) && frame.origin === "v8") places.push({
			to: PROGRAM,
			part: frame,
			caller: null
		});
		else places.push({
			to: frame,
			part: null,
			caller: owner?.to.key === frame.key ? owner.caller : owner?.to ?? null
		});
	}
	return places;
}
/** Of each node, with all that it calls. */
function samplesWithCallees(nodes) {
	const sums = nodes.map(({ samples }) => samples);
	for (const [index, { parent }] of [...nodes.entries()].toReversed()) if (parent >= 0) sums[parent] += sums[index];
	return sums;
}
/** The costs of all functions in the stretches of one arm, by key. */
function costsByFunction(stretches) {
	const found = /* @__PURE__ */ new Map();
	const gatheredOf = (frame) => {
		const known = found.get(frame.key) ?? {
			frame,
			costs: stretches.map(() => 0),
			countingVariance: 0,
			byLine: /* @__PURE__ */ new Map(),
			byPart: /* @__PURE__ */ new Map(),
			byCaller: /* @__PURE__ */ new Map(),
			byCallee: /* @__PURE__ */ new Map()
		};
		found.set(frame.key, known);
		return known;
	};
	const naming = stretches.filter(({ namesRoutines }) => namesRoutines).length;
	for (const [at, { threads, finished, namesRoutines }] of stretches.entries()) {
		const tellsParts = namesRoutines || naming === 0;
		for (const { nodes, perSample } of threads) {
			const each = perSample / finished;
			const meanOver = (count, samples) => samples * each / count;
			const attributions = attributionsOf(nodes);
			const withCallees = samplesWithCallees(nodes);
			for (const [index, { frame, parent, samples, lines }] of nodes.entries()) {
				const attribution = attributions[index];
				if (attribution === null || attribution === void 0) continue;
				if (frame.origin === "own") for (const above of callersOf(nodes, parent)) addTo(gatheredOf(above).byCallee, frame, meanOver(stretches.length, withCallees[index]));
				if (samples === 0) continue;
				const { to, part, caller } = attribution;
				const one = gatheredOf(to);
				one.costs[at] += samples * each;
				one.countingVariance += samples * each ** 2;
				if (part === null && !namesRoutines) for (const { line, samples: onLine } of lines) one.byLine.set(line, (one.byLine.get(line) ?? 0) + meanOver(stretches.length - naming, onLine));
				if (part !== null && tellsParts) addTo(one.byPart, part, meanOver(naming || stretches.length, samples));
				if (caller !== null) addTo(one.byCaller, caller, meanOver(stretches.length, samples));
			}
		}
	}
	return found;
}
/** The function of the repository or a package that calls; where there is none, all of Node.js up to the root. */
function callersOf(nodes, parent) {
	const above = [];
	for (let at = parent; at >= 0; at = nodes[at].parent) {
		const { frame } = nodes[at];
		if (frame.origin === "own") return [frame];
		if (frame.origin === "node" && !above.includes(frame)) above.push(frame);
	}
	return above;
}
function addTo(costs, frame, cost) {
	costs.set(frame.key, {
		frame,
		cost: (costs.get(frame.key)?.cost ?? 0) + cost
	});
}
/** The cost of all work, for a request (or operation): mean over stretches. */
function totalCost(stretches) {
	return stretches.map(({ threads, finished }) => threads.reduce((sum, { nodes, perSample }) => sum + nodes.reduce((samples, node) => samples + (isWork(node.frame) ? node.samples : 0), 0) * perSample, 0) / finished).reduce((sum, cost) => sum + cost, 0) / stretches.length;
}

// src/judge/cause/growths.ts
/** Confidence level of the intervals: some hundred functions are compared, and a table shows the most grown of them. */
const LEVEL = .99;
/**
* The functions that cost more in head than in base, the most grown first. Stretches of both arms make pairs, whose
* differences are the sample of a t interval. It is never narrower than the count of samples alone allows (Poisson's variance): a handful
* of pairs may happen to agree.
*/
function growthsOf(arms) {
	const [base, head] = [costsByFunction(arms.base.stretches), costsByFunction(arms.head.stretches)];
	const pairs = Math.min(arms.base.stretches.length, arms.head.stretches.length);
	return [.../* @__PURE__ */ new Set([...base.keys(), ...head.keys()])].map((key) => ({
		ofBase: base.get(key) ?? null,
		ofHead: head.get(key) ?? null
	})).filter(({ ofBase, ofHead }) => meanOf(ofHead) > meanOf(ofBase)).toSorted((one, other) => meanOf(other.ofHead) - meanOf(other.ofBase) - (meanOf(one.ofHead) - meanOf(one.ofBase))).slice(0, CAUSE_BOUNDS.functions).map(({ ofBase, ofHead }) => growthOf(ofBase, ofHead, {
		pairs,
		sources: {
			base: arms.base.sources,
			head: arms.head.sources
		}
	}));
}
const meanOf = (one) => one === null ? 0 : mean([...one.costs]);
function growthOf(ofBase, ofHead, { pairs, sources }) {
	const differences = Array.from({ length: pairs }, (_, pair) => ofHead.costs[pair] - (ofBase?.costs[pair] ?? 0));
	const counting = (ofHead.countingVariance + (ofBase?.countingVariance ?? 0)) / pairs ** 2;
	const standardError = Math.sqrt(Math.max(pairs > 1 ? sampleVariance(differences) / pairs : 0, counting));
	const half = upperQuantile(.010000000000000009 / 2, Math.max(1, pairs - 1)) * standardError;
	const [baseMean, headMean] = [meanOf(ofBase), meanOf(ofHead)];
	const { frame } = ofHead;
	const part = mostGrown(ofBase?.byPart, ofHead.byPart);
	const isMostlyPart = part !== null && part.growth >= (headMean - baseMean) / 2;
	const lineOfPart = isMostlyPart ? lineOfCall(sources.head, frame, part.frame) : null;
	const line = lineOfPart ?? hottestLine(ofBase, ofHead, sources);
	const text = textAt(sources.head, frame, line);
	const caller = mostGrown(ofBase?.byCaller, ofHead.byCaller);
	const callees = frame.origin === "own" ? calledIn(lineOfPart === null ? text : null, ofHead.byCallee) : ofHead.byCallee;
	const callee = mostGrown(ofBase?.byCallee, callees, ({ growth, cost }) => growth / Math.sqrt(cost));
	return {
		at: {
			...placeOf(frame),
			line
		},
		isChanged: isChangedFile(frame.file, sources),
		text,
		part: isMostlyPart ? part.frame.name : null,
		base: baseMean,
		head: headMean,
		low: headMean - baseMean - half,
		high: headMean - baseMean + half,
		caller: caller === null ? null : {
			...placeOf(caller.frame),
			line: lineOfCall(sources.head, caller.frame, frame) ?? caller.frame.line
		},
		callee: callee === null ? null : placeOf(callee.frame)
	};
}
/** Those whose names stand before a bracket in a line of code. */
const calledIn = (text, callees) => new Map([...callees].filter(([, { frame }]) => text?.includes(`${shortName(frame)}(`)));
const shortName = ({ name }) => name.split(".").at(-1);
const placeOf = ({ name, file, line }) => ({
	name,
	file,
	line
});
/** The frame with the largest growth. What a callee calls varies with its cost: there the surest growth counts. */
function mostGrown(ofBase, ofHead, rank = ({ growth }) => growth) {
	return [...ofHead].map(([key, { frame, cost }]) => ({
		frame,
		cost,
		growth: cost - (ofBase?.get(key)?.cost ?? 0)
	})).toSorted((one, other) => rank(other) - rank(one))[0] ?? null;
}
/** The line of head that grew most, or where the function begins. Lines are the same in both arms by their text: an edit above moves them. */
function hottestLine(ofBase, { frame, byLine }, sources) {
	if (frame.origin !== "own" || frame.file === null) return null;
	const costInBase = /* @__PURE__ */ new Map();
	for (const [line, cost] of ofBase?.byLine ?? []) {
		const text = keyOfLine(sources.base, ofBase.frame, line);
		costInBase.set(text, (costInBase.get(text) ?? 0) + cost);
	}
	const hottest = [...byLine].map(([line, cost]) => ({
		line,
		growth: cost - (costInBase.get(keyOfLine(sources.head, frame, line)) ?? 0)
	})).toSorted((one, other) => other.growth - one.growth)[0];
	return hottest !== void 0 && hottest.growth > 0 ? hottest.line : frame.line;
}
/** Its text. A line without a text that is known stands for itself. */
const keyOfLine = (sources, { file }, line) => (file === null ? null : lineIn(sources, file, line)) ?? `line ${line}`;
const lineIn = (sources, file, line) => sources.get(file)?.[line - 1]?.trim() ?? null;
/** Also one that only head runs. */
function isChangedFile(file, { base, head }) {
	const [before, after] = file === null ? [] : [base.get(file), head.get(file)];
	return after !== void 0 && before?.join("\n") !== after.join("\n");
}
/** null: none that is known, or one that only opens the function. Minified code is one long line. */
function textAt(sources, { file, line: first }, line) {
	const text = file === null || line === null ? null : lineIn(sources, file, line);
	return text === null || text === "" || line === first && text.endsWith("{") ? null : toPlainLine(text, CAUSE_BOUNDS.lineLength);
}
/** So far behind its beginning a function is looked through for a call. */
const MOST_LINES = 200;
/**
* A profile tells which function calls, and not where in it: the first line from its beginning that has the callee's name with a bracket.
* null: there is none.
*/
function lineOfCall(sources, { file, line }, callee) {
	if (file === null || line === null) return null;
	const call = `${shortName(callee)}(`;
	const at = (sources.get(file)?.slice(line - 1, line - 1 + MOST_LINES) ?? []).findIndex((text, index) => text.includes(call) && (index > 0 || !text.includes(`function ${call}`)));
	return at === -1 ? null : line + at;
}

// src/judge/cause/merged-tree.ts
/** Smaller than that, in shares of a request, no place of a flame graph can be seen. */
const LEAST_SHARE$1 = .001;
const NS_PER_US = 1e3;
/** The call trees of both arms over each other, in ns of CPU time of a request (or operation). */
function mergedTree(arms) {
	const roots = /* @__PURE__ */ new Map();
	for (const arm of ["base", "head"]) for (const stretch of arms[arm]) grow(roots, arm, stretch, arms[arm].length);
	const whole = Math.max(weightOf(roots, "base"), weightOf(roots, "head")) || 1;
	for (let share = LEAST_SHARE$1;; share *= 2) {
		const tree = flattened(roots, share * whole);
		if (tree.nodes.length <= CAUSE_BOUNDS.nodes && tree.frames.length <= CAUSE_BOUNDS.frames) return tree;
	}
}
/** Adds one stretch. What perf-gate itself calls hangs where perf-gate's frames would be. */
function grow(roots, arm, { threads, finished }, stretches) {
	for (const { nodes, perSample } of threads) {
		const places = [];
		for (const [index, { frame, parent, samples }] of nodes.entries()) {
			const above = places[parent] ?? roots;
			if (!isWork(frame)) {
				places[index] = above;
				continue;
			}
			const branch = above.get(frame.key) ?? {
				frame,
				own: {
					base: 0,
					head: 0
				},
				calls: /* @__PURE__ */ new Map()
			};
			above.set(frame.key, branch);
			branch.own[arm] += samples * perSample * NS_PER_US / finished / stretches;
			places[index] = branch.calls;
		}
	}
}
const weightOf = (calls, arm) => [...calls.values()].reduce((sum, branch) => sum + branch.own[arm] + weightOf(branch.calls, arm), 0);
/** As lists, without what weighs less than `least` in both arms: that counts for its caller. */
function flattened(roots, least) {
	const nodes = [];
	const frames = /* @__PURE__ */ new Map();
	const frameOf = ({ key, name, file, line }) => {
		const known = frames.get(key) ?? {
			at: frames.size,
			frame: {
				name,
				file,
				line
			}
		};
		frames.set(key, known);
		return known.at;
	};
	const add = (calls, parent) => {
		for (const branch of calls.values()) {
			const weight = {
				base: branch.own.base + weightOf(branch.calls, "base"),
				head: branch.own.head + weightOf(branch.calls, "head")
			};
			const isSmall = Math.max(weight.base, weight.head) < least;
			if (isSmall && parent === -1) continue;
			if (isSmall) {
				const [above, frame, base, head] = nodes[parent];
				nodes[parent] = [
					above,
					frame,
					Math.round(base + weight.base),
					Math.round(head + weight.head)
				];
				continue;
			}
			nodes.push([
				parent,
				frameOf(branch.frame),
				Math.round(branch.own.base),
				Math.round(branch.own.head)
			]);
			add(branch.calls, nodes.length - 1);
		}
	};
	add(roots, -1);
	return {
		frames: [...frames.values()].map(({ frame }) => frame),
		nodes
	};
}

// src/judge/cause/cause-of.ts
/** The line of the table that garbage collections make up. */
const COLLECTOR = "(garbage collector)";
/**
* Finds where head spends more than base, of CPU time and of memory.
*
* @param cpuUs what a request (or operation) costs by the rounds. They tell that far better than stretches that follow each other, of
*   which profiles are taken for the shares alone. null: they do not say, and the profiles do
*/
function causeOf(taken, heap, cpuUs) {
	const cpu = cpuUs === null ? taken : {
		base: scaledTo(taken.base, cpuUs.base),
		head: scaledTo(taken.head, cpuUs.head)
	};
	const stretches = {
		base: cpu.base.stretches,
		head: cpu.head.stretches
	};
	const allocations = growthsOf(heap);
	return {
		stretches: Math.min(stretches.base.length, stretches.head.length),
		level: LEVEL,
		cpuUs: cpuUs ?? {
			base: totalCost(stretches.base),
			head: totalCost(stretches.head)
		},
		functions: growthsOf(cpu).map((growth) => growth.at.name === "(garbage collector)" && growth.at.file === null ? {
			...growth,
			caller: largestAllocator(allocations)
		} : growth),
		allocatedBytes: {
			base: totalCost(heap.base.stretches),
			head: totalCost(heap.head.stretches)
		},
		allocations,
		tree: mergedTree(stretches)
	};
}
/** Each stretch with as many requests as make one of them cost so much. */
function scaledTo({ stretches, sources }, cpuUs) {
	return {
		sources,
		stretches: stretches.map((stretch) => ({
			...stretch,
			finished: stretch.finished * totalCost([stretch]) / cpuUs
		}))
	};
}
/** Nothing calls the collector: what makes it work more is what allocates more. */
const largestAllocator = (allocations) => allocations.find(({ low }) => low > 0)?.at ?? null;
/** Share of a request that a function has to have grown by, at the least, to be named. */
const LEAST_SHARE = .003;
/** Least growth to be named, as a share of the largest one. Smaller growths often follow from the largest, through caches. */
const LEAST_OF_LARGEST = .25;
/**
* The functions that a cause names: their growth is clear of 0.3 % of a request, and at least a quarter of the largest. A growth counts by its
* lower bound, so that a function which varies, as by system calls, hides none. Those in changed files come first, and are compared with each
* other. None: there is no single cause.
*/
function namedFunctions({ functions, cpuUs }) {
	const surest = functions.filter(({ low }) => low > LEAST_SHARE * cpuUs.base).toSorted((one, other) => other.low - one.low);
	return [...nearFirst(surest.filter(({ isChanged }) => isChanged)), ...nearFirst(surest).filter(({ isChanged }) => !isChanged)];
}
/** Functions that a comment names. */
const MOST_NAMED = 3;
/** The first of them, and the surest of all in any case: a change may cost most in code that it calls. */
function firstNamed(cause) {
	const named = namedFunctions(cause);
	const first = named.slice(0, MOST_NAMED);
	const surest = named.toSorted((one, other) => other.low - one.low)[0];
	return surest === void 0 || first.includes(surest) ? first : [...first.slice(0, -1), surest];
}
const nearFirst = (growths) => growths.filter(({ low }) => low >= LEAST_OF_LARGEST * growths[0].low);
/** Head less base. */
const grownBy = ({ base, head }) => head - base;

// src/judge/idle-rules.ts
/**
* Finds rules that no benchmark matches: a name is mistyped, or was changed. Meant for a run of everything; in another the
* benchmark may just not be asked for.
*/
function warningsOnIdleRules({ ruling, head, benchmarks }) {
	const lost = ruling.targets.filter((target) => isLostSuite(target, head)).flatMap((suite) => unmeasuredRecords(suite, { state: "removed" }));
	const idle = unmatchedGlobs(ruling.policy.rules.map(({ benchmark }) => benchmark), [...benchmarks, ...lost]);
	return [...new Set(idle)].map((glob) => ({
		kind: "rule-without-benchmark",
		glob,
		...placeOfRules({
			ruling,
			head
		})
	}));
}
/**
* Finds metrics that can fail the check and whose direction a rule has turned. Which way each is better is known, so that is a
* slip. It is no error, because the rule may stand in the base.
*/
function warningsOnTurnedMetrics({ ruling, head, benchmarks }) {
	const turned = METRIC_NAMES.filter((metric) => benchmarks.some(({ id, kind }) => {
		const { role, direction } = (kind === "server" ? ruleWhereWaiting : metricRule)(ruling.policy, id, metric);
		return role === "gating" && direction !== METRICS[metric].direction;
	}));
	return turned.length === 0 ? [] : [{
		kind: "direction-turned",
		metrics: turned,
		...placeOfRules({
			ruling,
			head
		})
	}];
}
const placeOfRules = ({ ruling, head }) => ({
	file: ruling.file,
	ofBase: ruling !== head
});
function isLostSuite(target, head) {
	return target.kind === "suite" && !head.targets.some(({ name, kind }) => name === target.name && kind === "suite");
}
/**
* Finds thresholds that a rule has lowered below δ₀ without setting δ₀. A regression has to be significantly larger than δ₀
* as well, so such a threshold has no effect.
*/
function notesOnIdleThresholds(policy, benchmarks) {
	if (policy.rules.every(({ threshold }) => threshold === void 0)) return [];
	const idle = METRIC_NAMES.filter((metric) => benchmarks.some(({ id }) => isIdle(policy, id, metric)));
	return idle.length === 0 ? [] : [{
		kind: "threshold-below-delta0",
		metrics: idle
	}];
}
function isIdle(policy, id, metric) {
	const { role, delta0, threshold } = metricRule(policy, id, metric);
	return role === "gating" && delta0 === METRICS[metric].delta0 && threshold < delta0;
}
/**
* Metrics that the policy makes gating and that only rounds of head alone have, of benchmarks that were compared with a base:
* there nothing comes of such a rule. What a round side by side measured and could not use is not among them: that is
* inconclusive. In the order in which reports list them.
*/
function gatingInVain({ policy, benchmarks }) {
	const inVain = new Set(benchmarks.flatMap((record) => ofHeadAlone(record, policy)));
	return METRIC_NAMES.filter((metric) => inVain.has(metric));
}
function ofHeadAlone({ id, measurement }, policy) {
	if (measurement.state !== "measured" || measurement.duets.length === 0) return [];
	const compared = new Set(measurement.duets.flatMap(({ slices }) => Object.keys(slices)));
	return soloMetrics(measurement.solos).filter((metric) => !compared.has(metric) && metricRule(policy, id, metric).role === "gating");
}

export { formatEstimate as C, withPlus as E, describeDrift as S, labelOfRecord as T, baseLevel as _, COLLECTOR as a, changeOfFigure as b, grownBy as c, ROOT as d, isWork as f, whatToDo as g, explainReason as h, warningsOnTurnedMetrics as i, namedFunctions as l, describeReason as m, notesOnIdleThresholds as n, causeOf as o, describeNote as p, warningsOnIdleRules as r, firstNamed as s, gatingInVain as t, PROGRAM as u, CONTRADICTIONS as v, formatEstimatedSize as w, describeContradiction as x, benchmarkLabel as y };