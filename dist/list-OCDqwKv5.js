import { r as __toESM } from "./rolldown-runtime-CoNq6U3z.js";
import { t as require_cli_table3 } from "./cli-table3-hP2q8tM0.js";
import { t as reachIn } from "./reach-DootQE2x.js";
import { G as startSuite, Z as ArmFailure, d as stopEverythingOn, f as prepareBenchmarks, i as openServices, n as readRepository, r as materialise, t as untilInterrupted } from "./interrupts-CLsGe-WJ.js";
import { t as BUILT_IN_PROFILES } from "./profiles-C2wbLPS6.js";
import { t as formatDurationMs } from "./format-Dfd2Aj3t.js";
import { t as baseRequest } from "./measure-options-Bha8Udzs.js";
import process from "node:process";

// src/suite-tasks.ts
var import_cli_table3 = /* @__PURE__ */ __toESM(require_cli_table3(), 1);
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
	if (rows.length === 0) return [];
	const table = new import_cli_table3.default({
		head,
		style: {
			head: [],
			border: [],
			compact: true
		}
	});
	table.push(...rows);
	return [table.toString()];
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
	const table = new import_cli_table3.default({
		head: [
			"benchmark",
			"kind",
			"folder",
			"since base"
		],
		style: {
			head: [],
			border: [],
			compact: true
		}
	});
	const unknown = [];
	for (const { target, reached } of targets) {
		const sinceBase = reached === null ? "–" : reached ? "reached" : "unaffected";
		const folder = target.edition?.source ?? target.dir;
		const scenarios = target.kind === "suite" ? await tasksOf(target) : {
			known: true,
			names: target.scenarios.map(({ name }) => name)
		};
		for (const name of scenarios.known ? scenarios.names : ["*"]) table.push([
			`${target.name}/${name}`,
			target.kind,
			folder,
			sinceBase
		]);
		if (!scenarios.known) unknown.push(`${target.name}/${"*"}: ${scenarios.why}`);
	}
	const comparison = base.commit === null ? [base.why] : [`Compared with ${base.commit.sha.slice(0, 12)}. \`perf-gate run\` measures what is reached, \`--all\` everything.`, ...base.note === null ? [] : [base.note]];
	process.stdout.write([
		table.toString(),
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