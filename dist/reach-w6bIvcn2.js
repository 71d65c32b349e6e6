import { K as planTargets, m as surveyTargets, n as readRepository, r as materialise } from "./interrupts-1G_o6oup.js";
import { t as loadBaseConfig } from "./load-CZmZNspT.js";

// src/run/reach.ts
const WHOLE_CHANGE = {
	only: [],
	all: false,
	shard: null
};
const NEVER = new AbortController().signal;
/**
* Finds out what the change between a base and the working tree can reach; nothing is installed and nothing is measured.
*
* @throws UserError as {@link readRepository}
*/
async function reachOfChange(request) {
	return reachIn(await readRepository(request));
}
/** The same in a repository that has been read. */
async function reachIn({ root, git, gitEnv, config, base }) {
	if (base.commit === null) return {
		base,
		problem: null,
		targets: config.targets.map((target) => ({
			target,
			reached: null
		}))
	};
	await using arms = await materialise({
		root,
		git,
		gitEnv,
		base: base.commit.sha
	});
	const { config: baseConfig, problem } = await loadBaseConfig(arms.trees.base, config);
	return {
		base,
		problem,
		targets: (await surveyTargets(planTargets(config, baseConfig, []).targets, {
			request: WHOLE_CHANGE,
			trees: arms.trees,
			signal: NEVER
		})).map(({ head, leftOut }) => ({
			target: head,
			reached: leftOut === null
		}))
	};
}

export { reachOfChange as n, reachIn as t };