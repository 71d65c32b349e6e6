import { n as materialise, r as surveyTargets, t as readRepository } from "./repository-CZFTjD8c.js";
import { n as loadBaseConfig } from "./load-D2uQZi_x.js";
import { l as planTargets } from "./text-file-B64JEXCV.js";

// src/reach.ts
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
	const { root, git, config, base } = await readRepository(request);
	if (base.commit === null) return {
		root,
		base,
		targets: config.targets.map((target) => ({
			target,
			reached: null
		}))
	};
	await using arms = await materialise({
		root,
		git,
		base: base.commit.sha
	});
	const { config: baseConfig } = await loadBaseConfig(arms.trees.base, config);
	return {
		root,
		base,
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

export { reachOfChange as t };