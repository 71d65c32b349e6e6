import { c as configOfBase, l as readRepository, s as surveyTargets, u as readChange } from "./measuring-CqBfmXbT.js";

// src/prepare/reach-of-change.ts
/** Finds out what a change reaches; nothing is copied, installed or measured. @throws UserError as {@link readRepository} */
async function reachOfChange(request) {
	return reachIn(await readRepository(request));
}
/** The same in a repository that has been read. */
async function reachIn(repository) {
	const { config: head, base } = repository;
	if (base.commit === null) return {
		problem: null,
		targets: null
	};
	const { sha } = base.commit;
	const { config, problem } = await configOfBase(repository, sha);
	const change = await readChange(repository, {
		sha,
		config
	});
	return {
		problem,
		targets: surveyTargets(head, config, {
			only: [],
			asked: {
				patterns: [],
				by: "--only"
			},
			all: false,
			shard: null,
			change
		}).targets
	};
}

export { reachOfChange as n, reachIn as t };