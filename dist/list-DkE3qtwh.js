import { r as __toESM } from "./rolldown-runtime-CoNq6U3z.js";
import { t as require_cli_table3 } from "./cli-table3-C02oN0AF.js";
import { g as repositoryRoot, h as headCommit, m as chooseBase, n as startSuite, p as materialise, s as ArmFailure, t as digestTarget } from "./digest-H1OnGYGc.js";
import { t as loadConfig } from "./load-BE6wXUKA.js";
import { t as openGit } from "./git-BSpv-_Gw.js";
import { t as baseRequest } from "./measure-options-CJPWR0aU.js";
import process from "node:process";

// src/commands/list.ts
var import_cli_table3 = /* @__PURE__ */ __toESM(require_cli_table3(), 1);
/** `perf-gate list`: nothing is installed and nothing is measured. */
async function listCommand(options) {
	const root = await repositoryRoot(openGit({
		root: process.cwd(),
		env: process.env,
		own: {}
	}), process.cwd());
	const git = openGit({
		root,
		env: process.env,
		own: {}
	});
	const { config } = await loadConfig(root, options.config ?? null);
	const base = await chooseBase(git, baseRequest(options.base), await headCommit(git, root));
	await using arms = await materialise({
		root,
		git,
		base: base.commit?.sha ?? null
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
	for (const target of config.targets) {
		const reached = base.commit !== null && await digestTarget(target, arms.trees.head) === await digestTarget(target, arms.trees.base) ? "unaffected" : "reached";
		for (const scenario of await scenariosOf(target, root)) table.push([
			`${target.name}/${scenario}`,
			target.kind,
			target.dir,
			base.commit === null ? "–" : reached
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