import { t as reachIn } from "./reach-w6bIvcn2.js";
import { $ as ArmFailure, d as stopEverythingOn, f as prepareBenchmarks, i as openServices, n as readRepository, q as startSuite, r as materialise, t as untilInterrupted } from "./interrupts-1G_o6oup.js";
import { t as bareTable } from "./bare-table-D4JmGm5q.js";
import { t as BUILT_IN_PROFILES } from "./profiles-B8wrBuFl.js";
import { c as formatDurationMs } from "./text-file-M2XXRNII.js";
import { t as baseRequest } from "./measure-options-CCiIfHCu.js";
import process from "node:process";

// src/run/suite-tasks.ts
/** The tasks of a suite as it lies in the working tree, which is left as it is. */
async function tasksInPlace(target, root) {
	const { dir, edition } = target;
	if (edition !== null) return {
		known: false,
		why: "an edition's tasks show with --install"
	};
	try {
		await using suite = startSuite({
			arm: "head",
			target,
			tree: root,
			core: null
		});
		return {
			known: true,
			names: await suite.tasks()
		};
	} catch (error) {
		if (!(error instanceof ArmFailure)) throw error;
		return {
			known: false,
			why: `its tasks show once ${dir} is installed, or with --install`
		};
	}
}
/** The tasks of all suites by name, found out in a copy of the working tree where they are installed, with their services running. */
async function tasksOnceInstalled({ root, git, config }, io) {
	const suites = config.targets.filter((target) => target.kind === "suite");
	if (suites.length === 0) return /* @__PURE__ */ new Map();
	await using workspace = await materialise({
		root,
		git,
		base: null
	});
	await using interrupts = new AsyncDisposableStack();
	interrupts.use(stopEverythingOn(io.signal));
	const { trees } = workspace;
	await using services = openServices({
		trees,
		cores: null,
		signal: io.signal
	});
	const { benchmarks, unmeasured } = await prepareBenchmarks({
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
			targets: suites
		},
		base: null,
		trees,
		services,
		io
	});
	io.signal.throwIfAborted();
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
}

// src/commands/list-choices.ts
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

// src/commands/list.ts
/** `perf-gate list`: nothing is measured, and nothing is installed unless it is asked for. */
async function listCommand({ config, base: ref, install }) {
	const repository = await readRepository({
		cwd: process.cwd(),
		configFile: config ?? null,
		base: baseRequest(ref)
	});
	const { base, problem, targets } = await reachIn(repository);
	const tasksOf = await askForTasks(repository, install);
	const rows = [];
	const unknown = [];
	for (const { target, reached } of targets) {
		const sinceBase = reached === null ? "–" : reached ? "reached" : "unaffected";
		const folder = target.edition?.source ?? target.dir;
		const scenarios = target.kind === "suite" ? await tasksOf(target) : {
			known: true,
			names: target.scenarios.map(({ name }) => name)
		};
		for (const name of scenarios.known ? scenarios.names : ["*"]) rows.push([
			`${target.name}/${name}`,
			target.kind,
			folder,
			sinceBase
		]);
		if (!scenarios.known) unknown.push(`${target.name}/${"*"}: ${scenarios.why}`);
	}
	const comparison = base.commit === null ? [base.why] : [`Compared with ${base.commit.sha.slice(0, 12)}. \`perf-gate run\` measures what is reached, \`--all\` everything.`, ...base.note === null ? [] : [base.note]];
	const table = bareTable({
		head: [
			"benchmark",
			"kind",
			"folder",
			"since base"
		],
		rows
	});
	process.stdout.write([
		table,
		...unknown,
		...comparison,
		...problem === null ? [] : [problem],
		...listChoices(repository.config),
		""
	].join("\n"));
}
async function askForTasks(repository, install) {
	if (!install) return (suite) => tasksInPlace(suite, repository.root);
	const found = await untilInterrupted((io) => tasksOnceInstalled(repository, io), "Interrupted before everything was installed; nothing is listed.");
	return async ({ name }) => found.get(name);
}

export { listCommand };