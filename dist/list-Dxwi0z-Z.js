import { r as __toESM } from "./rolldown-runtime-CoNq6U3z.js";
import { t as require_cli_table3 } from "./cli-table3-hP2q8tM0.js";
import { c as ArmFailure, o as startSuite } from "./repository-CZFTjD8c.js";
import { t as reachOfChange } from "./reach-CrxoUvZG.js";
import { t as baseRequest } from "./measure-options-Biu7NMu2.js";
import process from "node:process";

// src/commands/list.ts
var import_cli_table3 = /* @__PURE__ */ __toESM(require_cli_table3(), 1);
/** `perf-gate list`: nothing is installed and nothing is measured. */
async function listCommand(options) {
	const { root, base, targets } = await reachOfChange({
		cwd: process.cwd(),
		configFile: options.config ?? null,
		base: baseRequest(options.base)
	});
	const table = new import_cli_table3.default({
		head: [
			"benchmark",
			"kind",
			"folder",
			"since base"
		],
		style: {
			head: [],
			border: []
		}
	});
	for (const { target, reached } of targets) {
		const sinceBase = reached === null ? "–" : reached ? "reached" : "unaffected";
		for (const scenario of await scenariosOf(target, root)) table.push([
			`${target.name}/${scenario}`,
			target.kind,
			target.dir,
			sinceBase
		]);
	}
	process.stdout.write(`${table.toString()}\n`);
	process.stdout.write(base.commit === null ? `${base.why}\n` : `Compared with ${base.commit.sha.slice(0, 12)}. \`perf-gate run\` measures what is reached, \`--all\` everything.\n`);
}
/** A suite's tasks are known to its file alone, which loads only where its packages are installed. */
async function scenariosOf(target, root) {
	if (target.kind === "server") return target.scenarios.map((scenario) => scenario.name);
	try {
		await using suite = startSuite({
			arm: "head",
			target,
			tree: root,
			core: null
		});
		return await suite.tasks();
	} catch (error) {
		if (error instanceof ArmFailure) return [`* (its tasks show once ${target.dir} is installed)`];
		throw error;
	}
}

export { listCommand };