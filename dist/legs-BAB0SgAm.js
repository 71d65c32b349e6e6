import { p as userError } from "./benchmark-glob-hLDyCpk6.js";
import { c as STORE_ERRORS } from "./record-schema-DOD32LKu.js";

// src/merge/legs.ts
/** The shard that a run is. A run of everything is the only one. */
function shardOf({ file }) {
	return file.run.shard ?? {
		index: 1,
		count: 1
	};
}
/** Whether it is no shard, and measured only what it was asked for (`--only`): how many others there are it cannot tell. */
const isBeside = ({ file: { run } }) => run.shard === null && run.only.length > 0;
/** States in which a run has done its work on a benchmark. */
const TRIED = /* @__PURE__ */ new Set([
	"measured",
	"new",
	"broken",
	"invalid"
]);
/** Whether what a run says of a benchmark is its own finding. */
const isTried = ({ measurement }) => TRIED.has(measurement.state);
/** What a matrix sets on purpose: the same benchmark is another one only where this differs. `linux`, and not `linux-6`: while images are replaced, jobs of one run get either. */
function coarseKindOf({ nodeVersion, osMajor, arch }) {
	return JSON.stringify([
		majorOf(nodeVersion),
		osMajor.split("-")[0],
		arch
	]);
}
/** `v24` of `v24.21.0`. */
const majorOf = (nodeVersion) => nodeVersion.split(".")[0];
/**
* What tells legs apart, from coarse to fine. CPU models come last: those of a leg's shards differ by chance wherever
* runners are hosted, and so may the last digits of Node.js's version, and the system's.
*/
const KINDS = [
	coarseKindOf,
	({ nodeVersion, osMajor, arch }) => JSON.stringify([
		majorOf(nodeVersion),
		osMajor,
		arch
	]),
	({ nodeVersion, osMajor, arch }) => JSON.stringify([
		nodeVersion,
		osMajor,
		arch
	]),
	({ key }) => key
];
/**
* Sorts files into legs, as coarsely as no leg holds the same shard or benchmark twice. Throws a UserError where the files of a
* leg were cut into different numbers of shards.
*/
function legsOf(files) {
	return split(files, KINDS).map(legOf);
}
function split(files, [kindOf, ...finer]) {
	if (kindOf === void 0) return [files];
	return [...Map.groupBy(files, ({ file }) => kindOf(file.run.environment)).values()].flatMap((group) => hasNoPartTwice(group) ? [group] : split(group, finer));
}
function hasNoPartTwice(files) {
	const tried = new Set(files.flatMap(({ file }) => file.run.benchmarks.filter(isTried).map(({ id }) => id)));
	const parts = files.flatMap((from) => partsOf(from, tried));
	return new Set(parts).size === parts.length;
}
/** What no other run of its leg may be, or answer for: of what any of them has tried, what this one was to measure. */
function partsOf(from, tried) {
	const { shard, benchmarks } = from.file.run;
	const isPart = (record) => isTried(record) || shard === null && isWithout(record);
	const answered = benchmarks.filter((record) => tried.has(record.id) && isPart(record)).map(({ id }) => id);
	return isBeside(from) ? answered : [`shard ${shardOf(from).index}`, ...answered];
}
/**
* Whether a run came to nothing where it was to measure. Where it is no shard, the figures of another machine must not stand in for
* its own, which it may have been asked for on purpose. On which machine a shard runs is chance.
*/
function isWithout({ measurement }) {
	return measurement.state === "not measured" || measurement.state === "lost";
}
function legOf(files) {
	const shards = files.filter((file) => !isBeside(file));
	const [[count, [one]] = [0, []], [, [other]] = [0, []]] = [...Map.groupBy(shards, (file) => shardOf(file).count)];
	if (one === void 0 || other === void 0) return {
		expected: files.length - shards.length + Math.max(count, shards.length),
		files
	};
	throw userError(STORE_ERRORS["shards-of-two-splits"], {
		name: other.name,
		shard: shardOf(other),
		other: one.name,
		otherShard: shardOf(one)
	});
}

export { isTried as n, legsOf as r, coarseKindOf as t };