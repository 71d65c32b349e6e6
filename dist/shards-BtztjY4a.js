// src/plan/shards.ts
/** Assumed number of a suite's tasks, which are known only after the install. */
const TASKS_OF_A_SUITE = 4;
/**
* Assigns each target to a shard, from 1: longest target first, to the shard with least to do. At most a third longer than the best
* split (Graham 1969). Ties go by name and number, so that all jobs split alike.
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
/** Estimated time of one round of each wanted benchmark of a target. */
function expectedRoundMs(target, isWanted, costs) {
	if (target.kind === "suite") return TASKS_OF_A_SUITE * costs.duetMs(null);
	return target.scenarios.filter((scenario) => isWanted(`${target.name}/${scenario.name}`)).reduce((sum, scenario) => sum + costs.duetMs(scenario), 0);
}
/** Parses `2/3`, the second of three; null: not of this form. */
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