import { m as readRepository, w as AsyncDisposableStack } from "./baseline-files-C4cD9_Q3.js";
import { r as bareTable } from "./output-CrEIpVfR.js";
import { P as startSuite, c as reachIn, k as stopEverythingOn, n as untilInterrupted } from "./measuring-D0n_5Z-w.js";
import { t as baseRequest } from "./run-command-DYswECGB.js";
import { n as say } from "./cli-By63huRP.js";
import { t as EXIT } from "./errors-DSIqjwh-.js";
import { g as ArmFailure } from "./load-protocol-BjW1zHsA.js";
import { t as BUILT_IN_PROFILES } from "./profiles-dbHu8AhP.js";
import { r as notesOnUnused } from "./unmeasured-BaMUwnHA.js";
import { f as describeNote, h as whatToDo, p as describeReason } from "./report-document-tWEhKKH8.js";
import { f as formatDurationMs } from "./reasons-Co74ZBx3.js";
import { u as shortCommit } from "./phrases-9oUwjXNw.js";
import { t as _usingCtx } from "./usingCtx-KaxdmAud.js";
import process from "node:process";

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
/** `perf-gate list`: nothing is measured or installed. */
async function listCommand(options) {
	say(await untilInterrupted((io) => listing(options, io), "Interrupted before everything was looked at; nothing is listed."));
	return EXIT.passed;
}
async function listing({ config: configFile, base: ref, benchmarksFrom, why }, io) {
	try {
		var _usingCtx$1 = _usingCtx();
		_usingCtx$1.a(new AsyncDisposableStack()).use(stopEverythingOn(io.signal));
		const repository = await readRepository({
			cwd: process.cwd(),
			configFile: configFile ?? null,
			base: baseRequest(ref),
			benchmarksOfHead: benchmarksFrom === "head"
		});
		const { config, base } = repository;
		const { problem, targets, brought } = await reachIn(repository);
		const rows = [];
		const unknown = [];
		for (const target of config.targets) {
			const scenarios = target.kind === "suite" ? await tasksInPlace(target, repository.root) : target.scenarios.map(({ name }) => name);
			io.signal.throwIfAborted();
			const sinceBase = sinceBaseOf(targets?.find(({ name }) => name === target.name));
			for (const name of "kind" in scenarios ? ["*"] : scenarios) rows.push([
				`${target.name}/${name}`,
				target.kind,
				target.edition?.source ?? target.dir,
				sinceBase
			]);
			if ("kind" in scenarios) unknown.push([`${target.name}/${"*"}: ${describeReason(scenarios)}`, whatToDo(scenarios) ?? []].flat().join(". "));
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
		return [
			table,
			...why ? describeReach(targets ?? []) : [],
			...unknown,
			...notes.map(describeNote),
			...comparison,
			...listChoices(config)
		].join("\n");
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
/** Names of the tasks that a suite's file has in the working tree, or why they are unknown. An edition does not lie there. */
async function tasksInPlace(target, root) {
	if (process.platform === "win32" || target.edition !== null) return { kind: "tasks-unknown" };
	try {
		try {
			var _usingCtx3 = _usingCtx();
			return (await _usingCtx3.a(startSuite({
				arm: "head",
				target,
				tree: root,
				core: null
			})).list()).names;
		} catch (_) {
			_usingCtx3.e = _;
		} finally {
			await _usingCtx3.d();
		}
	} catch (error) {
		if (!(error instanceof ArmFailure)) throw error;
		return { kind: "tasks-unknown" };
	}
}

export { listCommand };