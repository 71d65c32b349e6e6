import { T as roundCosts, _ as expectedMs, a as prepareRun, d as readEnvironment, h as measureRun, m as openNotes, n as untilInterrupted, o as planRun, p as noteInterrupt, r as whatIsSaved, v as schedulableOf, w as procedureUnder } from "./measuring-DbahdqVy.js";
import { c as writeForm, i as checkDestinations } from "./output-Cspp58uW.js";
import { n as tell, t as say } from "./tell-Cf-gqiX7.js";
import { o as markdownTable } from "./markdown-DE0INb1i.js";
import { i as require_dist } from "./source-Cpb5mhWH.js";
import { i as METRIC_NAMES, r as METRICS } from "./percentiles-C9q4B-x8.js";
import { a as markdownCode, i as markdownCellCode, r as inertJson, s as markdownProse } from "./escape-BWBapS6T.js";
import { l as formatInteger, o as formatChosenPercent, p as formatPercent, s as formatDurationMs } from "./file-names-Bgw_nfq5.js";
import { i as countOf, s as listOf } from "./phrases-Cera2VaV.js";
import { d as errorCatalogue, f as userError, o as escapeGlob } from "./benchmark-glob-BzdGnwxp.js";
import { u as sum } from "./simple-statistics-C5uuFvBR.js";
import { D as looksOf, L as upperQuantile, M as smallestVisibleChange, T as changeOfLog, Z as sideBySideRule, _ as roundLogRatios, gt as estimateFromRounds, j as pOfNoDifference } from "./verdict-CH2im5YV.js";
import { t as BUILT_IN_PROFILES } from "./profiles-sV8HUMFU.js";
import { m as describeReason } from "./idle-rules-ReIVtwoZ.js";
import { c as readRunFile, t as INTERRUPTED_RUN, u as tryToKeepRun } from "./run-file-CLzCTAQR.js";
import { t as _usingCtx } from "./usingCtx-KaxdmAud.js";
import { g as loadConfig } from "./acceptances-D8bEnoFZ.js";
import { t as EXIT } from "./errors-DSIqjwh-.js";
import { c as openRepository } from "./git-Ck3U0roG.js";
import process from "node:process";

// src/calibrate/calibration-markdown.ts
var import_dist = require_dist();
/** A calibration as markdown. */
function renderCalibration(calibration) {
	const { benchmarks, runs, environment, policy, policyFrom } = calibration;
	return [
		"# Calibration",
		`${countOf(benchmarks.length, "benchmark")} from ${countOf(runs.length, "run")} on ${markdownCode(environment)}, base against base.`,
		"## Noise",
		noiseTable(calibration),
		`Mean and standard deviation (sd) are those of a round's log(head/base). The columns of the profiles are minimum detectable effects: the profile reports a change of that size nine times in ten, in a family of all these metrics, at α = ${formatChosenPercent(policy.alpha)}.`,
		"## Profiles",
		profileTable(calibration),
		"Usual time: all benchmarks to the first look, and a tenth of them to the last. Longest: all of them to the last look. Installing is included, counting instructions is not.",
		"## Proposal",
		proposalText(calibration),
		`\`\`\`yaml\n${(0, import_dist.stringify)(settingsOf(calibration))}\`\`\``,
		`The policy is that of ${markdownCode(policyFrom)}.`,
		...remarksOn(calibration).map((remark) => `> ${remark}`)
	].join("\n\n").concat("\n");
}
function noiseTable({ benchmarks, profiles }) {
	const rows = benchmarks.flatMap(({ id, metrics }) => metrics.map((metric) => [
		markdownCellCode(id),
		METRICS[metric.metric].label,
		formatInteger(metric.rounds),
		meanText(metric),
		formatPercent(metric.sd),
		...profiles.map(({ profile }) => formatPercent(metric.detectable[profile])),
		thresholdText(metric)
	]));
	return table([
		"benchmark",
		"metric",
		"rounds",
		"mean",
		"sd of a round",
		...profiles.map(({ profile }) => `${profile} detects`),
		"limit"
	], rows, 2);
}
const meanText = ({ mean, standardError }) => `${formatPercent(mean)} ± ${formatPercent(standardError)}`;
const thresholdText = ({ rule: { threshold }, proposedThreshold }) => proposedThreshold > threshold ? `${formatChosenPercent(threshold)} → ${formatChosenPercent(proposedThreshold)}` : formatChosenPercent(threshold);
function profileTable({ profiles }) {
	return table([
		"profile",
		"usual time",
		"longest",
		"detects in every metric"
	], profiles.map(({ profile, usualMs, longestMs, detectable }) => [
		profile,
		formatDurationMs(usualMs),
		formatDurationMs(longestMs),
		formatPercent(detectable)
	]), 1);
}
/** The first `words` columns hold words, the others figures. */
function table(head, rows, words) {
	return markdownTable([head, ...rows], { align: head.map((_, column) => column < words ? "l" : "r") });
}
function proposalText({ proposal: { profile, rules } }) {
	const limits = rules.length === 0 ? "The current limits are above the noise." : `Raise ${countOf(rules.length, "limit")}: put the rules behind your own.`;
	return `Use the profile ${markdownCode(profile)}: \`--profile ${profile}\` on the command line, \`profile: ${profile}\` in the workflow. ${limits} In the configuration:`;
}
/** As in perf-gate.yml. */
function settingsOf({ proposal: { budgetMs, rules } }) {
	const written = rules.map((rule) => ({
		...rule,
		threshold: formatChosenPercent(rule.threshold).replace(" ", "")
	}));
	return {
		budget: `${budgetMs / 6e4}m`,
		...written.length === 0 ? {} : { policy: { rules: written } }
	};
}
/** By chance, a project with ten metrics reads this once in a hundred calibrations. */
const CHANCE_OF_UNEQUAL_ARMS = .001;
function remarksOn(calibration) {
	return [
		unequalArms,
		tooNoisy,
		notEnough,
		leftOut
	].flatMap((remarks) => remarks(calibration));
}
function unequalArms({ benchmarks }) {
	return benchmarks.flatMap(({ id, metrics }) => metrics.filter(({ p }) => p <= CHANCE_OF_UNEQUAL_ARMS).map((metric) => `The arms of ${markdownCode(id)} differ although their code does not: ${METRICS[metric.metric].label} by ${meanText(metric)}. Find the cause before you trust its verdicts.`));
}
function tooNoisy({ benchmarks, policy: { noRegressionOver } }) {
	const noisy = benchmarks.flatMap(({ id, metrics }) => metrics.filter((metric) => metric.neededThreshold > metric.proposedThreshold).map(({ metric, neededThreshold }) => `${METRICS[metric].label} of ${markdownCode(id)} (${formatChosenPercent(neededThreshold)})`));
	if (noisy.length === 0) return [];
	return [`Too noisy for a limit of ${formatChosenPercent(noRegressionOver)} (policy.noRegressionOver): ${listOf(noisy)}. Make it quieter, or take it out of the gate with \`role: advisory\`.`];
}
function notEnough({ profiles, proposal, policy: { noRegressionOver } }) {
	if (proposal.isEnough) return [];
	const { profile, detectable } = profiles.at(-1);
	return [`Even ${profile} detects only changes of ${formatPercent(detectable)} in every metric. A quieter machine, a longer operation or fewer benchmarks help; or raise policy.noRegressionOver above ${formatChosenPercent(noRegressionOver)}.`];
}
function leftOut({ leftOut: ids }) {
	if (ids.length === 0) return [];
	return [`Not in these figures, for too few rounds: ${listOf(ids.map((id) => markdownProse(id)))}. The budget does not cover them.`];
}

// src/errors/calibrate.ts
const RECORD = "record base against base: perf-gate calibrate --record 30m.";
const CALIBRATE_ERRORS = errorCatalogue({
	"nothing-to-calibrate": {
		sample: {},
		say: () => ({
			what: "calibrate needs rounds",
			where: "perf-gate calibrate",
			fix: `Give earlier recordings, or ${RECORD}`
		})
	},
	"idle-only": {
		sample: {},
		say: () => ({
			what: "nothing is measured, so --only would do nothing",
			where: "perf-gate calibrate",
			fix: "Leave --only out, or add --record 30m."
		})
	},
	"no-recording": {
		sample: { name: "run.json" },
		say: ({ name }) => ({
			what: "this is no recording of base against base on one machine",
			where: name,
			fix: `Give files that perf-gate calibrate --record wrote, or ${RECORD}`
		})
	},
	"several-machine-kinds": {
		sample: { kinds: [{
			key: "x64-4-cores",
			names: ["a.json"]
		}, {
			key: "x64-2-cores",
			names: ["b.json", "this machine"]
		}] },
		say: ({ kinds }) => ({
			what: `the runs come from ${kinds.length} kinds of machine: ${kinds.map(({ key, names }) => `${key} (${listOf(names)})`).join(", ")}`,
			where: "perf-gate calibrate",
			fix: "Calibrate each kind of machine by its own recordings."
		})
	},
	"too-few-rounds": {
		sample: {
			names: ["run.json"],
			ids: ["api/hello"],
			needed: 10
		},
		say: ({ names, ids, needed }) => ({
			what: `no benchmark has the ${needed} rounds that calibrating needs: ${listOf(ids)}`,
			where: listOf(names),
			fix: "Give more runs of this machine, or record for longer: perf-gate calibrate --record 30m."
		})
	},
	"recording-too-short": {
		sample: {
			seconds: 60,
			rounds: 12,
			benchmarks: 3,
			neededSeconds: 190
		},
		say: ({ seconds, rounds, benchmarks, neededSeconds }) => ({
			what: `${seconds} s are too short: ${rounds} rounds of each benchmark (${benchmarks}) take about ${neededSeconds} s`,
			where: "--record",
			fix: "Record for longer, or choose fewer benchmarks with --only."
		})
	},
	"nothing-recorded": {
		sample: { reasons: ["api/hello: `npm ci` exited with code 1"] },
		say: ({ reasons }) => ({
			what: `nothing could be measured: ${reasons.join("; ")}`,
			where: "perf-gate calibrate --record",
			fix: "Fix that, and record again."
		})
	}
});

// src/calibrate/calibration-runs.ts
/** The profile of a recording: both of its arms are the working tree. */
const RECORDING_PROFILE = "calibration";
/**
* Checks that these are recordings of base against base on one kind of machine.
*
* @param here the kind of machine on which more is going to be recorded; null: nothing is
* @returns the runs, the newest last
* @throws UserError that names the run which does not fit
*/
function calibrationRuns(runs, here = null) {
	const other = runs.find(({ file: { run } }) => run.profile !== "calibration" || run.parts !== void 0);
	if (other !== void 0) throw userError(CALIBRATE_ERRORS["no-recording"], { name: other.name });
	const machines = [...runs.map(({ name, file }) => ({
		name,
		key: file.run.environment.key
	})), ...here === null ? [] : [{
		name: "this machine",
		key: here
	}]];
	const kinds = [...Map.groupBy(machines, ({ key }) => key)].map(([key, ofKind]) => ({
		key,
		names: ofKind.map(({ name }) => name)
	}));
	if (kinds.length > 1) throw userError(CALIBRATE_ERRORS["several-machine-kinds"], { kinds });
	return runs.toSorted((one, another) => Date.parse(one.file.run.startedAt) - Date.parse(another.file.run.startedAt));
}

// src/calibrate/round-noise.ts
/** With ten rounds a standard deviation is known to about a quarter of itself. */
const LEAST_ROUNDS_TO_CALIBRATE = 10;
/** Joins the rounds of all runs, benchmark by benchmark. */
function noiseOfBenchmarks(runs, policy) {
	return [...Map.groupBy(runs.flatMap(({ file }) => file.run.benchmarks), ({ id }) => id)].map(([id, ofBenchmark]) => ({
		id,
		metrics: METRIC_NAMES.flatMap((metric) => noiseOfMetric(ofBenchmark, metric, policy) ?? [])
	}));
}
const hasEnoughRounds = ({ metrics }) => metrics.length > 0 && metrics.every(({ rounds }) => rounds >= 10);
/** Rounds are weighted among those of their own run, as the judge weights them. */
function noiseOfMetric(records, metric, policy) {
	const rule = sideBySideRule(policy, records.at(-1), metric);
	if (rule.role !== "gating") return null;
	const ratios = records.flatMap(({ measurement }) => measurement.state === "measured" ? roundLogRatios(measurement.duets, metric, rule.direction) : []);
	if (ratios.length < 2) return null;
	const estimate = estimateFromRounds(ratios);
	return {
		metric,
		rule,
		rounds: estimate.n,
		mean: changeOfLog(estimate.log),
		standardError: estimate.standardError,
		sd: estimate.sd,
		p: pOfNoDifference(estimate)
	};
}
/** The minimum detectable effect: the change that a plan reports nine times in ten at its last look. */
function minimumDetectableEffect({ sd, rule }, plan, { alpha, familySize }) {
	const { rounds, alphaShare } = looksOf(plan).at(-1);
	return smallestVisibleChange(expectedEstimate(sd, rounds), rule, {
		alpha: alpha * alphaShare,
		familySize
	});
}
/** The estimate of identical code exceeds a proposed threshold less often than this. */
const CHANCE_OF_THE_THRESHOLD = .001;
const HALF_PER_CENT = .005;
/** The limit that the noise asks for after all rounds of a plan, rounded up to half a per cent; never below the current one. */
function neededThreshold({ sd, rule: { threshold } }, plan) {
	const { standardError, degreesOfFreedom } = expectedEstimate(sd, looksOf(plan).at(-1).rounds);
	const exceeded = changeOfLog(upperQuantile(CHANCE_OF_THE_THRESHOLD, degreesOfFreedom) * standardError);
	return Math.max(threshold, Number((Math.ceil(exceeded / HALF_PER_CENT) * HALF_PER_CENT).toPrecision(6)));
}
const expectedEstimate = (sd, rounds) => ({
	log: 0,
	standardError: sd / Math.sqrt(rounds),
	degreesOfFreedom: rounds - 1,
	n: rounds,
	sd
});

// src/calibrate/calibration.ts
const PROFILES = BUILT_IN_PROFILES.flatMap(({ name, plan, solos }) => plan === null ? [] : [{
	name,
	plan,
	solos
}]);
/** Limits are proposed for the rounds of the default profile. */
const DEFAULT_PROFILE = PROFILES.find(({ name }) => name === "standard");
/**
* Reads the noise from runs whose arms are the same code, and proposes limits, a profile and a budget.
*
* @param config its policy holds; null: the newest run's
* @throws UserError for runs that do not fit or hold too few rounds
*/
function calibrate(files, config) {
	const runs = calibrationRuns(files);
	const newest = runs.at(-1);
	const policy = config?.policy ?? newest.file.run.policy;
	const noises = noiseOfBenchmarks(runs, policy);
	const names = runs.map(({ name }) => name);
	const enough = noises.filter(hasEnoughRounds);
	if (enough.length === 0) throw userError(CALIBRATE_ERRORS["too-few-rounds"], {
		names,
		ids: noises.map(({ id }) => id),
		needed: 10
	});
	const benchmarks = calibratedBenchmarks(enough, policy);
	const profiles = PROFILES.map((profile) => forecast(profile, benchmarks, msPerRound(runs)));
	return {
		environment: newest.file.run.environment.key,
		runs: names,
		policyFrom: config?.file ?? newest.name,
		policy: {
			alpha: policy.alpha,
			noRegressionOver: policy.noRegressionOver
		},
		benchmarks,
		leftOut: noises.filter((noise) => !hasEnoughRounds(noise)).map(({ id }) => id),
		profiles,
		proposal: proposalOf(profiles, benchmarks, policy)
	};
}
function calibratedBenchmarks(noises, policy) {
	const level = {
		alpha: policy.alpha,
		familySize: sum(noises.map(({ metrics }) => metrics.length))
	};
	return noises.map(({ id, metrics }) => ({
		id,
		metrics: metrics.map((noise) => {
			const needed = neededThreshold(noise, DEFAULT_PROFILE.plan);
			const proposedThreshold = needed <= policy.noRegressionOver ? needed : noise.rule.threshold;
			const rule = {
				...noise.rule,
				threshold: proposedThreshold
			};
			const detectable = Object.fromEntries(PROFILES.map(({ name, plan }) => [name, minimumDetectableEffect({
				sd: noise.sd,
				rule
			}, plan, level)]));
			return {
				...noise,
				detectable,
				neededThreshold: needed,
				proposedThreshold
			};
		})
	}));
}
/** Installing is included, and so is counting where a run counted. */
function msPerRound(runs) {
	const rounds = runs.map(({ file: { run: { benchmarks, control } } }) => control.length + sum(benchmarks.map(({ measurement }) => measurement.state === "measured" ? measurement.duets.length + measurement.solos.length : 0)));
	return sum(runs.map(({ file }) => file.run.durationMs)) / sum(rounds);
}
/** About what the first look leaves open where nothing changed. */
const SHARE_AFTER_FIRST_LOOK = .1;
function forecast({ name, plan: { looks }, solos }, benchmarks, roundMs) {
	const [first, last] = [looks[0], looks.at(-1)];
	const ms = (duets) => benchmarks.length * (duets * (1 + 1 / 10) + solos) * roundMs;
	return {
		profile: name,
		detectable: Math.max(...benchmarks.flatMap(({ metrics }) => metrics.map(({ detectable }) => detectable[name]))),
		usualMs: ms(first) + SHARE_AFTER_FIRST_LOOK * (ms(last) - ms(first)),
		longestMs: ms(last)
	};
}
/** A run reckons with slower rounds than most machines take, and drops looks that the budget cannot hold. */
const BUDGET_MARGIN = 1.5;
const MINUTE_MS = 6e4;
function proposalOf(profiles, benchmarks, { noRegressionOver }) {
	const fastest = profiles.find(({ detectable }) => detectable <= noRegressionOver);
	const { profile, usualMs } = fastest ?? profiles.at(-1);
	const raised = benchmarks.flatMap(({ id, metrics }) => metrics.filter(({ rule, proposedThreshold }) => proposedThreshold > rule.threshold).map(({ metric, proposedThreshold }) => ({
		benchmark: escapeGlob(id),
		metric,
		threshold: proposedThreshold
	})));
	return {
		profile,
		isEnough: fastest !== void 0,
		budgetMs: Math.ceil(BUDGET_MARGIN * usualMs / MINUTE_MS) * MINUTE_MS,
		rules: raised
	};
}

// src/calibrate/record-base-against-base.ts
/** Each recording keeps a file of its own: the next one must not replace it. */
const nameOf = (startedAt) => `calibration-${startedAt.toISOString().replaceAll(/[:.]/g, "-")}.json`;
/** Rounds of head alone say nothing about the noise between arms: one is the least that a run takes. */
const SOLOS = 1;
/** In a round or two the load may not settle, and such a round has no CPU figure. */
const LEAST_ROUNDS_TO_RECORD = 10 + 2;
/**
* Measures the working tree against itself. Every benchmark gets as many rounds as fit into the time. The run is kept, after an
* interrupt too.
*
* @throws UserError for a wrong repository, machine or configuration, for too little time, and where nothing could be measured
*/
async function recordBaseAgainstBase(request, { signal, progress }) {
	try {
		var _usingCtx$1 = _usingCtx();
		const io = {
			signal,
			progress,
			...openNotes(progress)
		};
		const { cwd, only } = request;
		const plan = await planRun({
			...request,
			base: { kind: "itself" },
			all: true,
			shard: null,
			baselines: null,
			profile: "standard",
			budgetMs: null,
			askedBy: "options"
		}, io);
		const prepared = _usingCtx$1.a(await prepareRun(plan, io));
		const profile = profileFor(prepared.benchmarks, plan.cores, request.durationMs);
		const settings = {
			...plan.settings,
			profile,
			budget: null,
			instructions: "off",
			why: "off"
		};
		const measured = await measureRun({
			...plan,
			settings
		}, prepared, {
			only,
			shard: null,
			jobs: 1,
			pullRequest: null,
			seed: null
		}, io);
		const interrupted = noteInterrupt(io);
		const file = {
			...measured,
			run: {
				...measured.run,
				...io.told()
			}
		};
		refuseEmptyRecording(file.run);
		const { root, config } = plan.repository;
		return {
			file,
			kept: await tryToKeepRun(file, {
				root,
				name: interrupted ? INTERRUPTED_RUN : nameOf(plan.startedAt),
				cwd
			}),
			config,
			interrupted
		};
	} catch (_) {
		_usingCtx$1.e = _;
	} finally {
		await _usingCtx$1.d();
	}
}
/** Every benchmark gets the same number of rounds, with one look after the last. @throws UserError for too little time */
function profileFor(benchmarks, cores, durationMs) {
	const load = {
		connections: null,
		pipelining: null,
		soloWarmupMs: null,
		soloMs: null
	};
	const costs = roundCosts(procedureUnder(load), cores !== null);
	const schedulable = benchmarks.map((benchmark) => schedulableOf(benchmark, { comparing: true }));
	const solosMs = expectedMs(schedulable, {
		duets: 0,
		solos: SOLOS
	}, costs);
	const passMs = expectedMs(schedulable, {
		duets: 1,
		solos: 0
	}, costs);
	const rounds = Math.floor((durationMs - solosMs) / passMs);
	if (rounds < LEAST_ROUNDS_TO_RECORD) {
		const neededSeconds = Math.ceil((solosMs + LEAST_ROUNDS_TO_RECORD * passMs) / 1e3);
		throw userError(CALIBRATE_ERRORS["recording-too-short"], {
			seconds: Math.round(durationMs / 1e3),
			rounds: LEAST_ROUNDS_TO_RECORD,
			benchmarks: benchmarks.length,
			neededSeconds
		});
	}
	return {
		name: RECORDING_PROFILE,
		plan: { looks: [rounds] },
		solos: SOLOS,
		solosWithoutBase: SOLOS,
		only: [],
		load
	};
}
function refuseEmptyRecording({ benchmarks }) {
	if (benchmarks.some(({ measurement }) => measurement.state === "measured" && measurement.duets.length > 0)) return;
	const reasons = benchmarks.map(({ id, measurement }) => `${id}: ${"reason" in measurement ? describeReason(measurement.reason) : measurement.state}`);
	throw userError(CALIBRATE_ERRORS["nothing-recorded"], { reasons });
}

// src/cli/calibrate-command.ts
/** `perf-gate calibrate`: reads the noise between equal arms and proposes settings. @returns the exit code of the contract */
async function calibrateCommand(paths, options) {
	const { record } = options;
	if (paths.length === 0 && record === void 0) throw userError(CALIBRATE_ERRORS["nothing-to-calibrate"], {});
	if (options.only.length > 0 && record === void 0) throw userError(CALIBRATE_ERRORS["idle-only"], {});
	await checkDestinations(options);
	const given = await Promise.all(paths.map(async (name) => ({
		name,
		file: await readRunFile(name)
	})));
	calibrationRuns(given, record === void 0 ? null : (await readEnvironment()).key);
	const recording = record === void 0 ? null : await recordNow({
		...options,
		record
	});
	if (recording?.interrupted === true) return EXIT.interrupted;
	const recorded = recording === null ? [] : [{
		name: "path" in recording.kept ? recording.kept.path : "the recording",
		file: recording.file
	}];
	const calibration = calibrate([...given, ...recorded], recording?.config ?? await namedConfig(options));
	if (options.json !== "-") say(renderCalibration(calibration).trimEnd());
	if (options.json !== void 0) await writeForm(options.json, `--json ${options.json}`, () => `${inertJson(JSON.stringify(calibration, null, 2))}\n`);
	return EXIT.passed;
}
/** null: no configuration was named. */
async function namedConfig({ config }) {
	if (config === void 0) return null;
	const { root } = await openRepository(process.cwd());
	return (await loadConfig(root, config)).config;
}
async function recordNow({ config, only, record: durationMs }) {
	const recording = await untilInterrupted((io) => recordBaseAgainstBase({
		cwd: process.cwd(),
		configFile: config ?? null,
		only,
		durationMs
	}, io), "Interrupted before anything was measured; there was nothing to save.");
	tell(`${recording.interrupted ? "Interrupted: " : ""}${whatIsSaved(recording.kept)}.`);
	return recording;
}

export { calibrateCommand };