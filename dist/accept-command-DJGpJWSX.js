import { _ as headCommit, h as attempt, r as appendAcceptance, w as loadConfig, x as openRepository } from "./acceptances-JrubMvN-.js";
import { r as UserError } from "./errors-B5hJe2kq.js";
import { c as targetFilter, n as benchmarkFilter } from "./benchmark-glob-D-ll8Iky.js";
import { o as formatChosenPercent } from "./record-schema-DhL74JJW.js";
import process from "node:process";
import path from "node:path";

// src/cli/accept-command.ts
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