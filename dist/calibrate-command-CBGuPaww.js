import { D as expectedMs, M as roundCosts, O as schedulableOf, T as withFacts, a as prepareRun, f as noteInterrupt, j as procedureUnder, n as untilInterrupted, p as openNotes, r as whatIsSaved, s as planRun, u as readEnvironment, w as measureRun } from "./measuring-Dl1cG1av.js";
import { i as checkDestinations, l as writeJson } from "./output-CKS5jTWk.js";
import { n as refuseIdleOptions } from "./run-command-233gokwi.js";
import { n as say, r as tell } from "./cli-Dd0bWzce.js";
import { o as markdownTable } from "./markdown-BvD0RrLM.js";
import { T as METRIC_NAMES, d as formatChosenPercent, m as formatInteger, v as formatPercent, w as METRICS } from "./reasons-L4d3T4Xv.js";
import { a as markdownCode, i as markdownCellCode, s as markdownProse } from "./escape-BWBapS6T.js";
import { c as listOf, i as countOf } from "./phrases-9oUwjXNw.js";
import { l as sum } from "./simple-statistics-V1TCQLg0.js";
import { D as changeOfLog, M as pOfNoDifference, N as smallestVisibleChange, Z as sideBySideRule, b as roundLogRatios, k as looksOf, ot as estimateFromRounds } from "./verdict-CFN-Oras.js";
import { o as userError, t as EXIT } from "./errors-B-nyEVmC.js";
import { t as BUILT_IN_PROFILES } from "./profiles-DbKt4u1S.js";
import { d as describeReason } from "./report-document-DhKrmnUq.js";
import { l as tryToKeepRun, s as readRunFile, t as INTERRUPTED_RUN } from "./run-file-DePvcKCy.js";
import { t as _usingCtx } from "./usingCtx-KaxdmAud.js";
import { g as loadConfig } from "./acceptances-RASQ-GOI.js";
import { l as openRepository } from "./git-CiXIoVc2.js";
import process from "node:process";

// src/calibrate/calibration-markdown.ts
/** A calibration as markdown. */
function renderCalibration(calibration) {
	const { benchmarks, runs, environment, alpha, policyFrom } = calibration;
	return [
		"# Calibration",
		`${countOf(benchmarks.length, "benchmark")} from ${countOf(runs.length, "run")} on ${markdownCode(environment)}, base against base.`,
		noiseTable(calibration),
		`Mean and standard deviation (sd) are those of a round's log(head/base). The columns of the profiles are minimum detectable effects: the profile reports a change of that size nine times in ten, in a family of all these metrics, at α = ${formatChosenPercent(alpha)}.`,
		`The policy is that of ${markdownCode(policyFrom)}.`,
		...[...unequalArms(calibration), ...leftOut(calibration)].map((remark) => `> ${remark}`)
	].join("\n\n").concat("\n");
}
/** Benchmark and metric are words, the other columns figures. */
function noiseTable({ benchmarks }) {
	const profiles = Object.keys(benchmarks[0].metrics[0].detectable);
	const head = [
		"benchmark",
		"metric",
		"rounds",
		"mean",
		"sd of a round",
		...profiles.map((profile) => `${profile} detects`),
		"limit"
	];
	const rows = benchmarks.flatMap(({ id, metrics }) => metrics.map((metric) => [
		markdownCellCode(id),
		METRICS[metric.metric].label,
		formatInteger(metric.rounds),
		meanText(metric),
		formatPercent(metric.sd),
		...profiles.map((profile) => formatPercent(metric.detectable[profile])),
		formatChosenPercent(metric.rule.threshold)
	]));
	return markdownTable([head, ...rows], { align: head.map((_, column) => column < 2 ? "l" : "r") });
}
const meanText = ({ mean, standardError }) => `${formatPercent(mean)} ± ${formatPercent(standardError)}`;
/** By chance, a project with ten metrics reads this once in a hundred calibrations. */
const CHANCE_OF_UNEQUAL_ARMS = .001;
function unequalArms({ benchmarks }) {
	return benchmarks.flatMap(({ id, metrics }) => metrics.filter(({ p }) => p <= CHANCE_OF_UNEQUAL_ARMS).map((metric) => `The arms of ${markdownCode(id)} differ although their code does not: ${METRICS[metric.metric].label} by ${meanText(metric)}. Find the cause before you trust its verdicts.`));
}
function leftOut({ leftOut: ids }) {
	return ids.length === 0 ? [] : [`Not in these figures, for too few rounds: ${listOf(ids.map((id) => markdownProse(id)))}.`];
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
	return smallestVisibleChange({
		log: 0,
		standardError: sd / Math.sqrt(rounds),
		degreesOfFreedom: rounds - 1,
		n: rounds,
		sd
	}, rule, {
		alpha: alpha * alphaShare,
		familySize
	});
}

// src/errors/calibrate.ts
const RECORD = "record base against base: perf-gate calibrate --record 30m.";
const CALIBRATE_ERRORS = {
	"nothing-to-calibrate": userError({}, () => ({
		what: "calibrate needs rounds",
		where: "perf-gate calibrate",
		fix: `Give earlier recordings, or ${RECORD}`
	})),
	"no-recording": userError({ name: "run.json" }, ({ name }) => ({
		what: "this is no recording of base against base on one machine",
		where: name,
		fix: `Give files that perf-gate calibrate --record wrote, or ${RECORD}`
	})),
	"several-machine-kinds": userError({ kinds: [{
		key: "x64-4-cores",
		names: ["a.json"]
	}, {
		key: "x64-2-cores",
		names: ["b.json", "this machine"]
	}] }, ({ kinds }) => ({
		what: `the runs come from ${kinds.length} kinds of machine: ${kinds.map(({ key, names }) => `${key} (${listOf(names)})`).join(", ")}`,
		where: "perf-gate calibrate",
		fix: "Calibrate each kind of machine by its own recordings."
	})),
	"too-few-rounds": userError({
		names: ["run.json"],
		ids: ["api/hello"],
		needed: 10
	}, ({ names, ids, needed }) => ({
		what: `no benchmark has the ${needed} rounds that calibrating needs: ${listOf(ids)}`,
		where: listOf(names),
		fix: "Give more runs of this machine, or record for longer: perf-gate calibrate --record 30m."
	})),
	"recording-too-short": userError({
		seconds: 60,
		rounds: 12,
		benchmarks: 3,
		neededSeconds: 190
	}, ({ seconds, rounds, benchmarks, neededSeconds }) => ({
		what: `${seconds} s are too short: ${rounds} rounds of each benchmark (${benchmarks}) take about ${neededSeconds} s`,
		where: "--record",
		fix: "Record for longer, or choose fewer benchmarks with --only."
	})),
	"nothing-recorded": userError({ reasons: ["api/hello: `npm ci` exited with code 1"] }, ({ reasons }) => ({
		what: `nothing could be measured: ${reasons.join("; ")}`,
		where: "perf-gate calibrate --record",
		fix: "Fix that, and record again."
	}))
};

// src/calibrate/calibration.ts
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
	if (other !== void 0) throw CALIBRATE_ERRORS["no-recording"]({ name: other.name });
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
	if (kinds.length > 1) throw CALIBRATE_ERRORS["several-machine-kinds"]({ kinds });
	return runs.toSorted((one, another) => Date.parse(one.file.run.startedAt) - Date.parse(another.file.run.startedAt));
}
/**
* Reads the noise from runs whose arms are the same code.
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
	if (enough.length === 0) throw CALIBRATE_ERRORS["too-few-rounds"]({
		names,
		ids: noises.map(({ id }) => id),
		needed: 10
	});
	const level = {
		alpha: policy.alpha,
		familySize: sum(enough.map(({ metrics }) => metrics.length))
	};
	const detectableOf = (noise) => Object.fromEntries(BUILT_IN_PROFILES.flatMap(({ name, plan }) => plan === null ? [] : [[name, minimumDetectableEffect(noise, plan, level)]]));
	return {
		environment: newest.file.run.environment.key,
		runs: names,
		policyFrom: config?.file ?? newest.name,
		alpha: policy.alpha,
		benchmarks: enough.map(({ id, metrics }) => ({
			id,
			metrics: metrics.map((noise) => ({
				...noise,
				detectable: detectableOf(noise)
			}))
		})),
		leftOut: noises.filter((noise) => !hasEnoughRounds(noise)).map(({ id }) => id)
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
		const profile = profileFor(prepared.benchmarks, plan, request.durationMs);
		const settings = {
			...plan.settings,
			profile,
			budget: null,
			instructions: "off"
		};
		const measured = _usingCtx$1.a(await measureRun({
			...plan,
			settings
		}, prepared, {
			only,
			shard: null,
			jobs: 1,
			pullRequest: null,
			seed: null
		}, io));
		const interrupted = noteInterrupt(io);
		const file = withFacts(measured.file, io.told());
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
function profileFor(benchmarks, { procedure, cores }, durationMs) {
	const load = {
		connections: null,
		pipelining: null,
		soloWarmupMs: null,
		soloMs: null
	};
	const costs = roundCosts(procedureUnder(load, procedure), cores !== null);
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
		throw CALIBRATE_ERRORS["recording-too-short"]({
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
	throw CALIBRATE_ERRORS["nothing-recorded"]({ reasons });
}

// src/cli/calibrate-command.ts
/** `perf-gate calibrate`: reads the noise between equal arms. @returns the exit code of the contract */
async function calibrateCommand(paths, options) {
	const { record } = options;
	if (paths.length === 0 && record === void 0) throw CALIBRATE_ERRORS["nothing-to-calibrate"]({});
	if (record === void 0) refuseIdleOptions({ "--only": options.only.length > 0 }, {
		where: "perf-gate calibrate",
		fix: "Leave --only out, or add --record 30m."
	});
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
	if (options.json !== void 0) await writeJson(options.json, calibration);
	return EXIT.passed;
}
/** null: no configuration was named. */
async function namedConfig({ config }) {
	if (config === void 0) return null;
	const { root } = await openRepository(process.cwd());
	return (await loadConfig(root, config)).config;
}
async function recordNow({ config, only, record: durationMs, procedure }) {
	const recording = await untilInterrupted((io) => recordBaseAgainstBase({
		cwd: process.cwd(),
		configFile: config ?? null,
		only,
		durationMs,
		...procedure === void 0 ? {} : { procedure }
	}, io), "Interrupted before anything was measured; there was nothing to save.");
	tell(`${recording.interrupted ? "Interrupted: " : ""}${whatIsSaved(recording.kept)}.`);
	return recording;
}

export { calibrateCommand };