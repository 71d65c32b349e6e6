import { g as loadConfig, r as appendAcceptance } from "./acceptances-RASQ-GOI.js";
import { n as say, t as CLI_ERRORS } from "./cli-Dd0bWzce.js";
import { l as targetFilter, n as benchmarkFilter } from "./benchmark-glob-DWJhJ7IU.js";
import { i as headCommit, l as openRepository, t as attempt } from "./git-CiXIoVc2.js";
import { d as formatChosenPercent } from "./reasons-L4d3T4Xv.js";
import process from "node:process";
import path from "node:path";

// src/cli/accept-command.ts
/** `perf-gate accept`: an entry for every run, recorded in the working tree. `upTo`: the largest covered change, as a fraction. `expires`: in ms. */
async function acceptCommand(benchmark, options) {
	const repository = await openRepository(process.cwd());
	const { root, git } = repository;
	const { config } = await loadConfig(root, options.config ?? null);
	if (!matchesAny(benchmark, config)) throw CLI_ERRORS["no-benchmark-matches"]({ benchmark });
	const by = (await attempt(git, ["config", "user.name"]))?.trim() ?? "";
	if (by === "") throw CLI_ERRORS["no-name-in-git"]({});
	const now = Date.now();
	const acceptance = {
		schema: 1,
		configFile: config.file,
		benchmark,
		upTo: options.upTo ?? null,
		by,
		at: new Date(now).toISOString(),
		reason: options.reason.trim(),
		commit: (await headCommit(repository, config)).sha,
		pullRequest: null,
		expires: new Date(now + options.expires).toISOString()
	};
	const file = path.relative(root, await appendAcceptance(path.resolve(root, options.baselines ?? config.baselines), acceptance));
	const upTo = acceptance.upTo === null ? "" : ` up to ${formatChosenPercent(acceptance.upTo)}`;
	say(`Accepted ${benchmark}${upTo} until ${acceptance.expires.slice(0, 10)}: one line in ${file}.\nCommit it where the baselines are stored: on the default branch, or on the branch that \`baseline-branch\` names in the workflows.
A change cannot accept itself: what it adds to the file does not count for it.`);
}
/** Any task of a suite may be meant, because only its file knows them. */
function matchesAny(benchmark, { targets }) {
	const isMeant = benchmarkFilter([benchmark]);
	return targets.some((target) => target.kind === "suite" ? targetFilter([benchmark])(target.name) : target.scenarios.some(({ name }) => isMeant(`${target.name}/${name}`)));
}

export { acceptCommand };