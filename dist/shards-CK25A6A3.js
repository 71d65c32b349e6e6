import { l as sum } from "./simple-statistics-V1TCQLg0.js";

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
/**
* Expects of each target what its wanted benchmarks took in stored runs. Benchmarks without a recorded time get the estimate of a
* round, scaled as the recorded times are to theirs.
*/
function expectedTimes(targets, { isWanted, recorded, costs }) {
	const stored = Map.groupBy([...recorded.keys()].filter(isWanted), targetOf);
	const tasksOf = (suite) => stored.get(suite) ?? Array.from({ length: TASKS_OF_A_SUITE }, () => null);
	const partOf = (id, scenario) => ({
		recordedMs: id === null ? null : recorded.get(id) ?? null,
		roundMs: costs.duetMs(scenario)
	});
	const parts = targets.map((target) => target.kind === "suite" ? tasksOf(target.name).map((id) => partOf(id, null)) : target.scenarios.map((scenario) => ({
		scenario,
		id: `${target.name}/${scenario.name}`
	})).filter(({ id }) => isWanted(id)).map(({ scenario, id }) => partOf(id, scenario)));
	const known = parts.flat().filter(({ recordedMs }) => recordedMs !== null);
	const rounds = known.length === 0 ? 1 : sum(known.map(({ recordedMs }) => recordedMs ?? 0)) / sum(known.map(({ roundMs }) => roundMs));
	return targets.map(({ name }, place) => ({
		name,
		expectedMs: sum(parts[place].map(({ recordedMs, roundMs }) => recordedMs ?? rounds * roundMs))
	}));
}
const targetOf = (id) => id.slice(0, id.indexOf("/"));
/** Parses `2/3`, the second of three; null: not of this form. */
function parseShard(text) {
	const [index, count] = /^[1-9]\d{0,2}\/[1-9]\d{0,2}$/.test(text) ? text.split("/").map(Number) : [];
	return index === void 0 || count === void 0 || index > count ? null : {
		index,
		count
	};
}

export { parseShard as n, splitIntoShards as r, expectedTimes as t };