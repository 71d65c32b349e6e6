import { m as readRepository, w as AsyncDisposableStack } from "./baseline-files-DOJPlVkB.js";
import { r as bareTable } from "./output-ClZxSbBf.js";
import { N as startSuite, S as openNotes, a as prepareRun, f as refuseWindows, l as surveyTargets, n as untilInterrupted, s as reachIn, u as readWorkingTree, z as stopEverythingOn } from "./measuring-BNf4-QfU.js";
import { t as baseRequest } from "./run-command-ChDVuvuf.js";
import { t as say } from "./tell-Cf-gqiX7.js";
import { t as EXIT } from "./errors-DSIqjwh-.js";
import { t as BUILT_IN_PROFILES } from "./profiles-CGbnQsdd.js";
import { r as notesOnUnused } from "./unmeasured-Cv7lSQIB.js";
import { _ as ArmFailure } from "./load-protocol-BWHeJaaP.js";
import { t as _usingCtx } from "./usingCtx-KaxdmAud.js";
import { g as whatToDo, m as describeReason, p as describeNote } from "./report-document-CydxuypI.js";
import { d as formatDurationMs } from "./reasons-D5358VN0.js";
import { u as shortCommit } from "./phrases-B4NM3xI1.js";
import process$1 from "node:process";

// src/prepare/suite-tasks.ts
/** Asks a suite for its tasks in the working tree. */
async function tasksInPlace(target, root, platform = process.platform) {
	const { dir, edition } = target;
	if (platform === "win32") return {
		known: false,
		why: { kind: "tasks-need-unix" }
	};
	if (edition !== null) return {
		known: false,
		why: { kind: "tasks-of-edition" }
	};
	try {
		try {
			var _usingCtx$2 = _usingCtx();
			return {
				known: true,
				names: await _usingCtx$2.a(startSuite({
					arm: "head",
					target,
					tree: root,
					core: null
				})).tasks()
			};
		} catch (_) {
			_usingCtx$2.e = _;
		} finally {
			await _usingCtx$2.d();
		}
	} catch (error) {
		if (!(error instanceof ArmFailure)) throw error;
		return {
			known: false,
			why: whyUnknown(error, dir)
		};
	}
}
function whyUnknown({ reason }, dir) {
	return MISSING_MODULE.test(JSON.stringify(reason)) ? {
		kind: "tasks-need-install",
		folder: dir
	} : {
		kind: "tasks-not-loaded",
		because: reason
	};
}
/** Message of Node.js for a package that is not installed or a file that is not built. */
const MISSING_MODULE = /Cannot find (?:module|package)/;
/** Asks all suites for their tasks in a copy of the working tree, where they are installed. */
async function tasksOnceInstalled(repository, { signal, progress }) {
	try {
		var _usingCtx3 = _usingCtx();
		const { config } = repository;
		const suites = config.targets.filter((target) => target.kind === "suite");
		if (suites.length === 0) return /* @__PURE__ */ new Map();
		const settings = {
			only: [],
			asked: {
				patterns: [],
				by: "--only"
			}
		};
		const targets = suites.map((suite) => ({
			...suite,
			versionOf: null
		}));
		const request = {
			...surveyTargets({
				...config,
				targets
			}, null, {
				...settings,
				all: true,
				shard: null,
				change: null
			}),
			repository,
			settings,
			base: null,
			isAgainstItself: false,
			change: null,
			cores: null,
			tree: await readWorkingTree(repository)
		};
		const prepared = _usingCtx3.a(await prepareRun(request, {
			signal,
			progress,
			...openNotes(progress)
		}));
		signal.throwIfAborted();
		const { benchmarks, unmeasured } = prepared;
		return new Map(suites.map(({ name }) => {
			const measurement = unmeasured.find(({ id }) => id === `${name}/${"*"}`)?.measurement;
			return [name, measurement !== void 0 && "reason" in measurement ? {
				known: false,
				why: measurement.reason
			} : {
				known: true,
				names: benchmarks.filter(({ target }) => target === name).map(({ scenario }) => scenario)
			}];
		}));
	} catch (_) {
		_usingCtx3.e = _;
	} finally {
		await _usingCtx3.d();
	}
}

// src/cli/list-command.ts
/** Tables of the configuration's own selections and profiles. */
function listChoices({ selections, profiles }) {
	const own = profiles.filter((profile) => !BUILT_IN_PROFILES.includes(profile));
	return [...tableOf(["--only", "benchmarks"], Object.entries(selections).map(([name, globs]) => [name, globs.join(", ")])), ...tableOf([
		"--profile",
		"rounds side by side",
		"of head alone",
		"benchmarks",
		"load"
	], own.map((profile) => [
		profile.name,
		describePlan(profile),
		String(profile.solos),
		profile.only.length === 0 ? "all" : profile.only.join(", "),
		describeLoad(profile)
	]))];
}
function tableOf(head, rows) {
	return rows.length === 0 ? [] : [bareTable({
		head,
		rows
	})];
}
/** `8 to 40` */
function describePlan({ plan }) {
	if (plan === null) return "none: tables only";
	const [least, most] = [plan.looks[0], plan.looks.at(-1)];
	return least === most ? String(most) : `${least} to ${most}`;
}
function describeLoad({ load: { connections, pipelining, soloWarmupMs, soloMs } }) {
	const parts = [
		...connections === null ? [] : [`${connections} connections`],
		...pipelining === null ? [] : [`pipelining ${pipelining}`],
		...soloWarmupMs === null ? [] : [`${formatDurationMs(soloWarmupMs)} of warm-up`],
		...soloMs === null ? [] : [`${formatDurationMs(soloMs)} measured`]
	];
	return parts.length === 0 ? "as configured" : parts.join(", ");
}
/** `perf-gate list`: nothing is measured, and nothing is installed unless it is asked for. @returns the exit code: not 0 where an install fails */
async function listCommand(options) {
	if (options.install) refuseWindows(process$1.platform);
	const { text, isComplete } = await untilInterrupted((io) => listing(options, io), "Interrupted before everything was looked at; nothing is listed.");
	say(text);
	return isComplete || !options.install ? EXIT.passed : EXIT.invalid;
}
async function listing({ config: configFile, base: ref, benchmarksFrom, install, why }, io) {
	try {
		var _usingCtx$1 = _usingCtx();
		_usingCtx$1.a(new AsyncDisposableStack()).use(stopEverythingOn(io.signal));
		const repository = await readRepository({
			cwd: process$1.cwd(),
			configFile: configFile ?? null,
			base: baseRequest(ref),
			benchmarksOfHead: benchmarksFrom === "head"
		});
		const { config, base } = repository;
		const { problem, targets, brought } = await reachIn(repository);
		const tasksOf = await askForTasks(repository, install, io);
		const rows = [];
		const unknown = [];
		for (const target of config.targets) {
			const scenarios = target.kind === "suite" ? await tasksOf(target) : {
				known: true,
				names: target.scenarios.map(({ name }) => name)
			};
			io.signal.throwIfAborted();
			const sinceBase = sinceBaseOf(targets?.find(({ name }) => name === target.name));
			for (const name of scenarios.known ? scenarios.names : ["*"]) rows.push([
				`${target.name}/${name}`,
				target.kind,
				target.edition?.source ?? target.dir,
				sinceBase
			]);
			if (!scenarios.known) unknown.push([`${target.name}/${"*"}: ${describeReason(scenarios.why)}`, whatToDo(scenarios.why) ?? []].flat().join(". "));
		}
		const comparison = base.commit === null ? [describeReason(base.why)] : [`Compared with ${shortCommit(base.commit.sha)}. \`perf-gate run\` measures what is reached, \`--all\` everything${why ? "" : "; `perf-gate list --why` says what reaches a target"}.`];
		const table = bareTable({
			head: [
				"benchmark",
				"kind",
				"folder",
				"since base"
			],
			rows
		});
		const notes = [
			...notesOnUnused(config),
			...base.commit === null ? [] : base.notes,
			...problem === null ? [] : [problem],
			...repository.benchmarksOfHead && base.commit !== null ? [{
				kind: "benchmarks-of-head",
				files: brought.length
			}] : []
		];
		return {
			text: [
				table,
				...why ? describeReach(targets ?? []) : [],
				...unknown,
				...notes.map(describeNote),
				...comparison,
				...listChoices(config)
			].join("\n"),
			isComplete: unknown.length === 0
		};
	} catch (_) {
		_usingCtx$1.e = _;
	} finally {
		await _usingCtx$1.d();
	}
}
function sinceBaseOf(surveyed) {
	if (surveyed === void 0) return "–";
	return surveyed.reachedBy === null ? "unaffected" : "reached";
}
/** File and rule by which the change reaches each target, with advice. */
function describeReach(targets) {
	const rows = targets.map(({ name, reachedBy }) => [name, reachedBy === null ? "unaffected: nothing that it uses changed" : describeReason(reachedBy)]);
	const advice = new Set(targets.flatMap(({ reachedBy }) => reachedBy === null ? [] : whatToDo(reachedBy) ?? []));
	return rows.length === 0 ? [] : [bareTable({
		head: ["target", "why"],
		rows
	}), ...advice];
}
async function askForTasks(repository, install, io) {
	if (!install) return (suite) => tasksInPlace(suite, repository.root);
	const found = await tasksOnceInstalled(repository, io);
	return async ({ name }) => found.get(name);
}

export { listCommand };