// src/plan/shards.ts
/** Tasks that a suite is reckoned to have: how many it has shows only once it is installed. */
const TASKS_OF_A_SUITE = 4;
/**
* The number, from 1, of the shard that measures each target: the longest target first, always to the shard that has
* least to do so far. That takes at most a third longer than the best split does (Graham 1969). Ties go by name and by
* number, so jobs that know the same targets split them alike without asking each other.
*/
function splitIntoShards(targets, count) {
	const longestFirst = targets.toSorted((one, other) => other.expectedMs - one.expectedMs || (one.name < other.name ? -1 : 1));
	const loadsMs = Array.from({ length: count }, () => 0);
	return new Map(longestFirst.map(({ name, expectedMs }) => {
		const idlest = loadsMs.indexOf(Math.min(...loadsMs));
		loadsMs[idlest] = (loadsMs[idlest] ?? 0) + expectedMs;
		return [name, idlest + 1];
	}));
}
/** How long one round of each wanted benchmark of a target takes. All benchmarks get equally many, so a round stands for the whole. */
function expectedRoundMs(target, isWanted, costs) {
	if (target.kind === "suite") return TASKS_OF_A_SUITE * costs.duetMs(null);
	return target.scenarios.filter((scenario) => isWanted(`${target.name}/${scenario.name}`)).reduce((sum, scenario) => sum + costs.duetMs(scenario), 0);
}
/** `2/3`, the second of three, as it is written on the command line and in a workflow; null: it is not written so. */
function parseShard(text) {
	const [index, count] = /^[1-9]\d{0,2}\/[1-9]\d{0,2}$/.test(text) ? text.split("/").map(Number) : [];
	return index === void 0 || count === void 0 || index > count ? null : {
		index,
		count
	};
}
/** `shard 2 of 3` */
function describeShard({ index, count }) {
	return `shard ${index} of ${count}`;
}

export { splitIntoShards as i, expectedRoundMs as n, parseShard as r, describeShard as t };