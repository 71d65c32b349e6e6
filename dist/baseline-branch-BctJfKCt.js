import { t as loadConfig } from "./load-BE6wXUKA.js";
import { i as reasonOf, n as UserError } from "./errors-3tGWn54n.js";
import { n as fetchCommit, t as REMOTE } from "./checkout-WeTsTNe9.js";
import { basename, join } from "node:path";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";

// src/trigger/baseline-branch.ts
/**
* Where the stored runs are: in the checkout, or, on a branch of their own, copied out of it to a temporary folder. A
* branch that does not exist yet gives an empty one. Throws a UserError if the remote does not answer.
*/
async function openStoredBaselines(checkout, inputs) {
	if (inputs.baselineBranch === null) return {
		folder: inputs.baselines,
		[Symbol.asyncDispose]: async () => {}
	};
	const dir = inputs.baselines ?? (await loadConfig(checkout.root, inputs.config)).config.baselines;
	const folder = await mkdtemp(join(tmpdir(), "perf-gate-baselines-"));
	const stored = {
		folder,
		[Symbol.asyncDispose]: async () => rm(folder, {
			recursive: true,
			force: true
		})
	};
	try {
		await copyBaselines(checkout.git, {
			branch: inputs.baselineBranch,
			dir,
			folder
		});
		return stored;
	} catch (error) {
		await stored[Symbol.asyncDispose]();
		throw error;
	}
}
async function copyBaselines(git, { branch, dir, folder }) {
	const tip = await tipOf(git, branch);
	if (tip === null) return;
	const commit = await fetchCommit(git, tip);
	const names = (await git([
		"ls-tree",
		"-z",
		"--full-tree",
		"--name-only",
		commit,
		"--",
		`${dir}/`
	])).split("\0").filter((name) => name !== "");
	for (const name of names) await writeFile(join(folder, basename(name)), await git([
		"cat-file",
		"blob",
		`${commit}:${name}`
	]));
}
/** null: the remote has no such branch. */
async function tipOf(git, branch) {
	try {
		const [tip] = (await git([
			"ls-remote",
			REMOTE,
			`refs/heads/${branch}`
		])).split(/\s/);
		return tip === void 0 || tip === "" ? null : tip;
	} catch (cause) {
		throw new UserError({
			what: `the branch of the baselines cannot be read: ${reasonOf(cause).trim()}`,
			where: `branch ${branch} of ${REMOTE}`,
			fix: "Check the input `baseline-branch`, and give the job `permissions: contents: read`.",
			cause
		});
	}
}

export { openStoredBaselines };