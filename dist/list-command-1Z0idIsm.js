import { _ as AsyncDisposableStack } from "./missing-programs-C0szlpUE.js";
import { t as bareTable } from "./bare-table-NfoCINzl.js";
import { C as refuseWindows, E as openNotes, b as stopEverythingOn, i as openWorkbench, n as untilInterrupted, o as readRepository, s as materialise, x as ArmFailure, y as startSuite } from "./measuring-D1qdIVXZ.js";
import { t as baseRequest } from "./run-command-14Wl4V8b.js";
import { l as BUILT_IN_PROFILES, v as plainProse } from "./text-file-BWFvymrs.js";
import { t as notesOnUnused } from "./unmeasured-BLvC8gum.js";
import { t as reachIn } from "./change-BHf0h4qY.js";
import { t as _usingCtx } from "./usingCtx-KaxdmAud.js";
import { s as formatDurationMs } from "./record-schema-DhL74JJW.js";
import { y as shortCommit } from "./benchmark-glob-D-ll8Iky.js";
import process$1 from "node:process";

// src/prepare/suite-tasks.ts
/** The tasks of a suite as it lies in the working tree, which is left as it is. */
async function tasksInPlace(target, root, platform = process.platform) {
	const { dir, edition } = target;
	if (platform === "win32") return {
		known: false,
		why: "its tasks show on Linux and macOS"
	};
	if (edition !== null) return {
		known: false,
		why: "an edition's tasks show with --install"
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
function whyUnknown({ message }, dir) {
	if (MISSING_MODULE.test(message)) return `its tasks show once ${dir} is installed, or with --install`;
	return `${plainProse(message)} (is it for want of its install or build? --install shows)`;
}
/** What Node says of a package that is not installed, and of a file that is not built. */
const MISSING_MODULE = /Cannot find (?:module|package)/;
/**
* The tasks of all suites by name, found out in a copy of the working tree where they are installed, with their services running.
* What a reader must know of the targets is told.
*/
async function tasksOnceInstalled({ root, git, config }, { signal, progress }) {
	try {
		var _usingCtx3 = _usingCtx();
		const suites = config.targets.filter((target) => target.kind === "suite");
		if (suites.length === 0) return /* @__PURE__ */ new Map();
		const workspace = _usingCtx3.a(await materialise({
			root,
			git,
			base: null
		}));
		const { note, warn } = openNotes(progress);
		const { benchmarks, unmeasured } = await _usingCtx3.a(openWorkbench({
			trees: workspace.trees,
			cores: null,
			io: {
				signal,
				progress,
				note,
				warn
			}
		})).prepare({
			request: {
				only: [],
				all: true,
				shard: null
			},
			asked: {
				patterns: [],
				by: "--only"
			},
			head: {
				...config,
				targets: suites.map(withoutVersion)
			},
			base: null
		});
		signal.throwIfAborted();
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
/** Nobody is shown versions along with tasks, so that none can be missing. */
const withoutVersion = (suite) => ({
	...suite,
	versionOf: null
});

// src/cli/list-command.ts
/** The configuration's own selections and profiles, a table each; none: nothing. */
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
/** `perf-gate list`: nothing is measured, and nothing is installed unless it is asked for. */
async function listCommand(options) {
	if (options.install) refuseWindows(process$1.platform);
	process$1.stdout.write(await untilInterrupted((io) => listing(options, io), "Interrupted before everything was looked at; nothing is listed."));
}
/** Suites are started to be asked for their tasks, and may start others: an interrupt has to end those too. */
async function listing({ config, base: ref, install }, io) {
	try {
		var _usingCtx$1 = _usingCtx();
		_usingCtx$1.a(new AsyncDisposableStack()).use(stopEverythingOn(io.signal));
		const repository = await readRepository({
			cwd: process$1.cwd(),
			configFile: config ?? null,
			base: baseRequest(ref)
		});
		const { base, problem, targets } = await reachIn(repository, io.signal);
		const tasksOf = await askForTasks(repository, install, io);
		const rows = [];
		const unknown = [];
		for (const { target, reached } of targets) {
			const sinceBase = reached === null ? "–" : reached ? "reached" : "unaffected";
			const folder = target.edition?.source ?? target.dir;
			const scenarios = target.kind === "suite" ? await tasksOf(target) : {
				known: true,
				names: target.scenarios.map(({ name }) => name)
			};
			io.signal.throwIfAborted();
			for (const name of scenarios.known ? scenarios.names : ["*"]) rows.push([
				`${target.name}/${name}`,
				target.kind,
				folder,
				sinceBase
			]);
			if (!scenarios.known) unknown.push(`${target.name}/${"*"}: ${scenarios.why}`);
		}
		const comparison = base.commit === null ? [base.why] : [`Compared with ${shortCommit(base.commit.sha)}. \`perf-gate run\` measures what is reached, \`--all\` everything.`, ...base.note === null ? [] : [base.note]];
		return [
			bareTable({
				head: [
					"benchmark",
					"kind",
					"folder",
					"since base"
				],
				rows
			}),
			...unknown,
			...notesOnUnused(repository.config),
			...comparison,
			...problem === null ? [] : [problem],
			...listChoices(repository.config),
			""
		].join("\n");
	} catch (_) {
		_usingCtx$1.e = _;
	} finally {
		await _usingCtx$1.d();
	}
}
async function askForTasks(repository, install, io) {
	if (!install) return (suite) => tasksInPlace(suite, repository.root);
	const found = await tasksOnceInstalled(repository, io);
	return async ({ name }) => found.get(name);
}

export { listCommand };