import { C as loadBaseConfig } from "./acceptances-JrubMvN-.js";
import { a as surveyTargets, o as readRepository, s as materialise, v as planTargets } from "./measuring-D1qdIVXZ.js";
import { t as _usingCtx } from "./usingCtx-KaxdmAud.js";

// src/prepare/reach/change.ts
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
	return reachIn(await readRepository(request), NEVER);
}
/** The same in a repository that has been read. */
async function reachIn({ root, git, gitEnv, config, base }, signal) {
	try {
		var _usingCtx$1 = _usingCtx();
		if (base.commit === null) return {
			base,
			problem: null,
			targets: config.targets.map((target) => ({
				target,
				reached: null
			}))
		};
		const arms = _usingCtx$1.a(await materialise({
			root,
			git,
			gitEnv,
			base: base.commit.sha
		}));
		const { config: baseConfig, problem } = await loadBaseConfig(arms.trees.base, config);
		return {
			base,
			problem,
			targets: (await surveyTargets(planTargets(config, baseConfig, []).targets, {
				request: WHOLE_CHANGE,
				trees: arms.trees,
				signal
			})).map(({ head, leftOut }) => ({
				target: head,
				reached: leftOut === null
			}))
		};
	} catch (_) {
		_usingCtx$1.e = _;
	} finally {
		await _usingCtx$1.d();
	}
}

export { reachOfChange as n, reachIn as t };