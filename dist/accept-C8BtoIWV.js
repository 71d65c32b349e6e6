import { r as appendAcceptance } from "./acceptances-tf0ogEF2.js";
import { n as loadConfig } from "./load-DxEd11td.js";
import { n as UserError } from "./errors-B6fJDvjF.js";
import { n as openRepository, t as headCommit } from "./open-repository-RTLKiisk.js";
import { r as attempt } from "./git-BLQxcKO3.js";
import { b as targetFilter, m as benchmarkFilter } from "./escape-Cq5-N4er.js";
import { l as formatChosenPercent } from "./text-file-RA0jdneG.js";
import process from "node:process";
import path from "node:path";

// src/commands/accept.ts
/** `perf-gate accept`: an entry for every run, recorded in the working tree. */
async function acceptCommand(benchmark, options) {
	const repository = await openRepository(process.cwd());
	const { root, git } = repository;
	const { config } = await loadConfig(root, options.config ?? null);
	if (!matchesAny(benchmark, config)) throw new UserError({
		what: `no benchmark matches ${benchmark}`,
		where: "perf-gate accept",
		fix: "`perf-gate list` shows what there is; * stops at a slash, ** does not."
	});
	const now = Date.now();
	const acceptance = {
		schema: 1,
		configFile: config.file,
		benchmark,
		upTo: options.upTo ?? null,
		by: await userName(git),
		at: new Date(now).toISOString(),
		reason: options.reason.trim(),
		commit: (await headCommit(repository)).sha,
		pullRequest: null,
		expires: new Date(now + options.expires).toISOString()
	};
	const file = path.relative(root, await appendAcceptance(path.resolve(root, options.baselines ?? config.baselines), acceptance));
	const upTo = acceptance.upTo === null ? "" : ` up to ${formatChosenPercent(acceptance.upTo)}`;
	process.stdout.write(`Accepted ${benchmark}${upTo} until ${acceptance.expires.slice(0, 10)}: one line in ${file}.\nCommit it where the baselines are stored: on the default branch, or on the branch that \`baseline-branch\` names in the workflows.
What a change adds to the file does not hold for that change itself.
`);
}
/** A suite's tasks are known to its file alone, so any task of it may be meant. */
function matchesAny(benchmark, { targets }) {
	const isMeant = benchmarkFilter([benchmark]);
	return targets.some((target) => target.kind === "suite" ? targetFilter([benchmark])(target.name) : target.scenarios.some(({ name }) => isMeant(`${target.name}/${name}`)));
}
async function userName(git) {
	const name = (await attempt(git, ["config", "user.name"]))?.trim() ?? "";
	if (name !== "") return name;
	throw new UserError({
		what: "git does not know your name, and an acceptance says whose it is",
		where: "perf-gate accept",
		fix: "Set it: git config user.name \"Ada Lovelace\"."
	});
}

export { acceptCommand };