import { Q as planTargets, ct as readRepository, lt as materialise, r as surveyTargets } from "./interrupts-C_QUHITx.js";
import { t as loadBaseConfig } from "./load-DxEd11td.js";
import { t as _usingCtx } from "./usingCtx-KaxdmAud.js";

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