import { o as STORE_ERRORS } from "./record-schema-CSMrcPUr.js";
import { a as uniteAsked } from "./settings-of-run-B714LNoB.js";
import { a as describeShard, i as countOf, o as distinct } from "./phrases-9oUwjXNw.js";

// src/merge/legs.ts
/** The shard that a run is. A run that is no shard counts as the only one. */
function shardOf({ file }) {
	return file.run.shard ?? {
		index: 1,
		count: 1
	};
}
/** States in which a run has done its work on a benchmark. */
const TRIED = /* @__PURE__ */ new Set([
	"measured",
	"new",
	"broken",
	"invalid"
]);
/** Tells whether a run tried to measure a benchmark itself. */
const isTried = ({ measurement }) => TRIED.has(measurement.state);
/** The facts that a matrix sets on purpose. `linux`, and not `linux-6`: jobs of one run get either while images are replaced. */
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
* Facts that tell legs apart, from coarse to fine. CPU models come last: those of a leg's shards differ by chance wherever
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
* Sorts files into legs, as coarsely as no leg holds the same shard or benchmark twice.
*
* @throws UserError where the files of a leg were cut into different numbers of shards
*/
function legsOf(files) {
	return split(files, KINDS).map(legOf);
}
function split(files, [kindOf, ...finer]) {
	if (kindOf === void 0) return [files];
	return [...Map.groupBy(files, ({ file }) => kindOf(file.run.environment)).values()].flatMap((group) => hasNoPartTwice(group) ? [group] : split(group, finer));
}
/** Tells whether no shard is there twice, and no benchmark was tried twice. */
function hasNoPartTwice(files) {
	const parts = files.flatMap((from) => [`shard ${shardOf(from).index}`, ...from.file.run.benchmarks.filter(isTried).map(({ id }) => id)]);
	return new Set(parts).size === parts.length;
}
function legOf(files) {
	const [[count, [one]] = [0, []], [, [other]] = [0, []]] = [...Map.groupBy(files, (file) => shardOf(file).count)];
	if (one === void 0 || other === void 0) return {
		expected: Math.max(count, files.length),
		files
	};
	throw STORE_ERRORS["shards-of-two-splits"]({
		name: other.name,
		shard: shardOf(other),
		other: one.name,
		otherShard: shardOf(one)
	});
}

// src/merge/merge-runs.ts
const FACTS = [
	({ nodeVersion }) => `Node ${nodeVersion}`,
	({ osMajor }) => osMajor,
	({ arch }) => arch,
	({ cpuModel }) => cpuModel,
	({ cores }) => countOf(cores, "core"),
	({ cpuLimit }) => cpuLimit === void 0 ? "no CPU limit" : `CPU limit ${cpuLimit}`,
	({ key }) => key
];
/**
* Names each of several environments by as few facts as will do; by environment key. `environments` have
* keys of their own; a single one needs no name.
*/
function variantNames(environments) {
	const differing = FACTS.filter((factOf) => new Set(environments.map(factOf)).size > 1);
	const enough = differing.map((_, last) => environments.map((environment) => differing.slice(0, last + 1).map((factOf) => factOf(environment)).join(", "))).find((names) => new Set(names).size === names.length) ?? [];
	return new Map(enough.map((name, index) => [environments[index].key, name]));
}
/**
* Gives one record of each benchmark of a leg. A benchmark is lost if its shard did not arrive, arrived without it, or was interrupted
* before its first look. It is not lost for want of a program.
*
* @throws UserError where a benchmark was measured twice
*/
function recordsOfLeg(leg) {
	const records = leg.files.flatMap((from) => from.file.run.benchmarks.map((record) => ({
		record,
		from
	})));
	const whatIsLost = lossesOf(leg, records);
	const found = records.flatMap(({ record, from }) => {
		const measurement = whatIsLost(record);
		return measurement === null ? [] : [{
			record: {
				...record,
				measurement
			},
			from
		}];
	});
	return [...Map.groupBy(found, ({ record }) => record.id).values()].flatMap(strongest);
}
/** Tells what a record's measurement comes to in the whole leg; null: it only points at another shard, which has it. */
function lossesOf(leg, records) {
	const arrived = new Set(leg.files.map((file) => shardOf(file).index));
	const reported = new Set(records.flatMap(({ record }) => pointsAt(record) === null && !isKnownToAll(record) ? [record.target] : []));
	return (record) => {
		const { measurement, target } = record;
		if (measurement.state !== "not measured") return measurement;
		const shard = pointsAt(record);
		if (shard === null) return measurement.missingProgram === void 0 ? {
			state: "lost",
			reason: measurement.reason
		} : measurement;
		if (!arrived.has(shard.index)) return {
			state: "lost",
			reason: {
				kind: "shard-missing",
				...shard
			}
		};
		return reported.has(target) ? null : {
			state: "lost",
			reason: {
				kind: "shard-without-benchmark",
				...shard
			}
		};
	};
}
function pointsAt({ measurement }) {
	return measurement.state === "not measured" ? measurement.leftTo ?? null : null;
}
/**
* Tells whether every shard knows it, not only the one that measures or looks at the target. The scenarios that a server lost stand in the
* configurations; only the shard that runs a suite knows the tasks that it lost. A target that one shard calls unaffected and another
* left to it would be measured by none.
*/
function isKnownToAll({ kind, measurement }) {
	return measurement.state === "unaffected" && measurement.because === void 0 || kind === "server" && measurement.state === "removed";
}
/** Every shard knows what is removed or unaffected; what one of them measured, or lost, says more. */
function strongest(records) {
	const [tried, again] = records.filter(({ record }) => isTried(record));
	if (tried !== void 0 && again !== void 0) throw STORE_ERRORS["measured-twice"]({
		id: again.record.id,
		name: again.from.name,
		other: tried.from.name
	});
	const one = tried ?? records.find(({ record }) => record.measurement.state === "lost") ?? records[0];
	return one === void 0 ? [] : [one];
}
/** Names a run among those that are joined: `shard 2 of 3 on Node v22.20.0`, by the names of their environments. */
function namePart({ name, file: { run } }, variants) {
	const variant = variants.get(run.environment.key);
	if (run.shard === null) return variant ?? name;
	return variant === void 0 ? describeShard(run.shard) : `${describeShard(run.shard)} on ${variant}`;
}
/** A benchmark's part in a run that was made of several: the parts of one that was joined before stay apart. */
function withinPart({ part }, whole) {
	return part === void 0 ? whole : `${part} of ${whole}`;
}
/** Facts that runs must have in common to be parts of one, by their names in errors. */
const SHOWN = {
	head: ({ head }) => `${head.sha}${head.dirty ? " with uncommitted changes" : ""}`,
	base: ({ base }) => base?.sha ?? "none",
	"pull request": ({ pullRequest }) => String(pullRequest ?? "none"),
	profile: ({ profile }) => profile,
	"version of perf-gate": ({ tool }) => tool,
	"configuration file": ({ configFile }) => configFile
};
/** Those whose values are too long to show. */
const NOT_SHOWN = {
	configuration: ({ configHash }) => configHash,
	policy: ({ policy }) => JSON.stringify(policy)
};
/** @throws UserError that names the odd one out where the runs are not parts of one measurement */
function requireAgreement(files) {
	for (const [aspect, valueOf] of Object.entries({
		...SHOWN,
		...NOT_SHOWN
	})) {
		const [usual, odd] = [...Map.groupBy(files, ({ file }) => valueOf(file.run))].toSorted(([, some], [, others]) => others.length - some.length);
		if (usual === void 0 || odd === void 0) continue;
		throw STORE_ERRORS["runs-disagree"]({
			aspect,
			name: odd[1][0].name,
			other: usual[1][0].name,
			values: aspect in SHOWN ? {
				value: odd[0],
				other: usual[0]
			} : null
		});
	}
}
/** Joins the notes, and the warnings, of all runs: what all say stands once, anything else names the runs that say it. */
function uniteNotes(files, variants) {
	const unite = (notesOf) => {
		const told = files.flatMap((from) => notesOf(from.file.run).map((note) => ({
			note,
			from
		})));
		return [...Map.groupBy(told, ({ note }) => JSON.stringify(note)).values()].map((those) => {
			const [{ note }] = those;
			return those.length === files.length ? note : {
				kind: "of-parts",
				parts: those.map(({ from }) => namePart(from, variants)),
				note
			};
		});
	};
	return {
		notes: [...unite(({ notes }) => notes), ...noteOfSeeds(files, variants)],
		warnings: unite(({ warnings }) => warnings)
	};
}
/** The order of rounds in each part can be had again only by its own seed. */
function noteOfSeeds(files, variants) {
	if (new Set(files.map(({ file }) => file.run.seed)).size === 1) return [];
	return [{
		kind: "seeds-of-parts",
		seeds: files.map((from) => ({
			seed: from.file.run.seed,
			part: namePart(from, variants)
		}))
	}];
}
function uniteStoredKinds(runs) {
	if (runs.every(({ storedKinds }) => storedKinds === void 0)) return {};
	const tellsOf = whoTells(runs);
	const seen = runs.flatMap((run) => (run.storedKinds ?? []).filter(({ environment: { key } }) => tellsOf(key, run)));
	return { storedKinds: [...new Map(seen.map((kind) => [kind.environment.key, kind])).values()] };
}
/** The stored runs that each of the files tells of. */
function wholeHistories(files) {
	const tellsOf = whoTells(files.map(({ file }) => file.run));
	return files.map(({ file: { run, history } }) => history.filter(({ environment: { key } }) => tellsOf(key, run)));
}
/**
* Tells which runs may speak of the stored runs of a machine kind: those measured on it, which carry them whole; every run, where none
* was. The others hold only its counts.
*/
function whoTells(runs) {
	const measured = new Set(runs.map(({ environment }) => environment.key));
	return (key, { environment }) => key === environment.key || !measured.has(key);
}
/**
* Joins the runs of shards, of several environments, or of both, so that they are judged as one family. A benchmark of a
* shard that did not arrive is lost, which never passes. A leg of a matrix that did not arrive at all leaves no trace in
* the others: `expectedRuns` tells how many runs there should be (null: unknown).
*
*
* @throws UserError that names the odd one out: other commits, configuration or options than the rest, another number of shards, a
*   benchmark that was measured twice, or a run that was joined before
*/
function mergeRuns(files, expectedRuns = null) {
	const [first] = files;
	if (first === void 0) throw new Error("there are no runs to join");
	const joined = files.find(({ file }) => file.run.benchmarks.some(({ variant }) => variant !== null));
	if (joined !== void 0) throw STORE_ERRORS["joined-before"]({ name: joined.name });
	requireAgreement(files);
	const legs = legsOf(files);
	const runs = files.map(({ file }) => file.run);
	const variants = variantNames([...Map.groupBy(runs, ({ environment }) => environment.key).values()].map(([run]) => run.environment));
	const found = legs.flatMap((leg) => recordsOfLeg(leg).map((one) => withPart(withVariant(one, variants, legs.length > 1), {
		place: files.indexOf(one.from),
		of: files.length
	})));
	const { phasesMs, ...firstRun } = first.file.run;
	return {
		run: {
			...firstRun,
			...files.length === 1 && phasesMs !== void 0 ? { phasesMs } : {},
			startedAt: runs.map(({ startedAt }) => startedAt).toSorted((one, other) => Date.parse(one) - Date.parse(other)).at(-1),
			durationMs: Math.max(...runs.map(({ durationMs }) => durationMs)),
			...uniteBudgets(runs),
			...uniteStoredKinds(runs),
			only: uniteAsked(runs.map(({ only }) => only)),
			shard: null,
			...files.length === 1 ? {} : { parts: files.length },
			benchmarks: [...inReadingOrder(found, files), ...lostLegs(legs, expectedRuns)],
			...uniteNotes(files, variants)
		},
		history: distinct(wholeHistories(files).flat()),
		acceptances: distinct(files.flatMap(({ file }) => file.acceptances))
	};
}
/** Keeps the budget where all jobs had the same. */
function uniteBudgets(runs) {
	return new Set(runs.map(({ budgetMs }) => budgetMs)).size === 1 ? {} : { budgetMs: void 0 };
}
/** A benchmark without figures belongs to no machine, but to a leg where there are several. */
function withVariant({ record, from }, variants, hasSeveralLegs) {
	const { environment } = from.file.run;
	const name = variants.get(environment.key);
	const hasFigures = record.measurement.state === "measured" || record.measurement.state === "new";
	const variant = name === void 0 || !(hasSeveralLegs || hasFigures) ? null : {
		name,
		environment
	};
	return {
		...record,
		variant
	};
}
/** By the run's place, and not by its name: two jobs may have measured parts of one environment. */
function withPart(record, { place, of }) {
	return of === 1 ? record : {
		...record,
		part: withinPart(record, `run ${place + 1} of ${of}`)
	};
}
/** Targets in the order of the configuration, as every run lists them; the variants of a benchmark beside each other. */
function inReadingOrder(records, files) {
	const targets = [...new Set(files.flatMap(({ file }) => file.run.benchmarks.map(({ target }) => target)))];
	const ids = [...new Set(records.map(({ id }) => id))];
	const placesOfTargets = new Map(targets.map((target, place) => [target, place]));
	const placesOfIds = new Map(ids.map((id, place) => [id, place]));
	return records.toSorted((one, other) => placesOfTargets.get(one.target) - placesOfTargets.get(other.target) || placesOfIds.get(one.id) - placesOfIds.get(other.id));
}
/** A stand-in for all benchmarks of runs that are missing beside the missing shards of legs that are known. */
function lostLegs(legs, expectedRuns) {
	const known = legs.reduce((sum, { expected }) => sum + expected, 0);
	if (expectedRuns === null || known >= expectedRuns) return [];
	return [{
		id: "*/*",
		target: "*",
		scenario: "*",
		kind: "server",
		version: null,
		labels: {},
		loadHash: "",
		variant: null,
		measurement: {
			state: "lost",
			reason: {
				kind: "runs-missing",
				expected: expectedRuns,
				missing: expectedRuns - known
			}
		}
	}];
}

export { withinPart as n, coarseKindOf as r, mergeRuns as t };