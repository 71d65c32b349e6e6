import { E as AsyncDisposableStack, g as readRepository } from "./baseline-files-DTBMi0eZ.js";
import { r as bareTable } from "./output-CKS5jTWk.js";
import { P as startSuite, c as reachIn, k as stopEverythingOn, n as untilInterrupted } from "./measuring-Dl1cG1av.js";
import { t as gateRequest } from "./run-command-233gokwi.js";
import { n as say } from "./cli-Dd0bWzce.js";
import { t as EXIT } from "./errors-B-nyEVmC.js";
import { g as ArmFailure } from "./load-protocol-BdeJ2EBf.js";
import { r as notesOnUnused } from "./unmeasured-BuFg5rbY.js";
import { d as describeReason, p as whatToDo, u as describeNote } from "./report-document-DhKrmnUq.js";
import { u as shortCommit } from "./phrases-9oUwjXNw.js";
import { t as _usingCtx } from "./usingCtx-KaxdmAud.js";
import process from "node:process";

// src/cli/list-command.ts
/** `perf-gate list`: nothing is measured or installed. */
async function listCommand(options) {
	say(await untilInterrupted((io) => listing(options, io), "Interrupted before everything was looked at; nothing is listed."));
	return EXIT.passed;
}
async function listing({ why, ...options }, io) {
	try {
		var _usingCtx$1 = _usingCtx();
		_usingCtx$1.a(new AsyncDisposableStack()).use(stopEverythingOn(io.signal));
		const repository = await readRepository(gateRequest({
			...options,
			only: [],
			all: true
		}));
		const { config, base } = repository;
		const { problem, targets, brought } = await reachIn(repository);
		const rows = [];
		const unknown = [];
		for (const target of config.targets) {
			const scenarios = target.kind === "suite" ? await tasksInPlace(target, repository.root) : target.scenarios.map(({ name }) => name);
			io.signal.throwIfAborted();
			const surveyed = targets?.find(({ name }) => name === target.name);
			const sinceBase = surveyed === void 0 ? "–" : surveyed.reachedBy === null ? "unaffected" : "reached";
			for (const name of "kind" in scenarios ? ["*"] : scenarios) rows.push([
				`${target.name}/${name}`,
				target.kind,
				target.edition?.source ?? target.dir,
				sinceBase
			]);
			if ("kind" in scenarios) unknown.push([`${target.name}/${"*"}: ${describeReason(scenarios)}`, whatToDo(scenarios) ?? []].flat().join(". "));
		}
		const hint = why ? "" : "; `perf-gate list --why` says what reaches a target";
		const comparison = base.commit === null ? describeReason(base.why) : `Compared with ${shortCommit(base.commit.sha)}. \`perf-gate run\` measures what is reached, \`--all\` everything${hint}.`;
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
			comparison
		].join("\n");
	} catch (_) {
		_usingCtx$1.e = _;
	} finally {
		await _usingCtx$1.d();
	}
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