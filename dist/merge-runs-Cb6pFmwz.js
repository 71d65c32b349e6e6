import { r as UserError } from "./errors-B5hJe2kq.js";
import { W as shortOfFirstLook, t as asWarnings } from "./run-file-lcdCw_ea.js";
import { t as describeShard } from "./shards-Dkma7PW-.js";
import { l as uniteAsked } from "./unmeasured-BLvC8gum.js";
import { _ as listOf, h as countOf } from "./benchmark-glob-D-ll8Iky.js";

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
	throw new UserError({
		what: `this is ${describeShard(shardOf(other))}, and ${one.name} is ${describeShard(shardOf(one))}`,
		where: other.name,
		fix: "Join shards of one split: give every job the same n in --shard i/n, and leave out runs of everything."
	});
}

// src/merge/merge-runs.ts
/** What a matrix sets on purpose comes before what a runner happens to be. */
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
* What sets each of several environments apart, in as few facts as will do; by environment key. `environments` have
* keys of their own; a single one needs no name.
*/
function variantNames(environments) {
	const differing = FACTS.filter((factOf) => new Set(environments.map(factOf)).size > 1);
	const enough = differing.map((_, last) => environments.map((environment) => differing.slice(0, last + 1).map((factOf) => factOf(environment)).join(", "))).find((names) => new Set(names).size === names.length) ?? [];
	return new Map(enough.map((name, index) => [environments[index].key, name]));
}
/**
* One record of each benchmark of a leg. What nobody measured is lost: a benchmark of a shard that did not arrive, that
* arrived without it, or that was interrupted before its first look; not one that needs a program that is missing. Throws a
* UserError where a benchmark was measured twice.
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
	const arrived = new Set(leg.files.flatMap(({ file }) => file.run.shard?.index ?? []));
	const ofShards = records.filter(({ from }) => from.file.run.shard !== null);
	const reported = new Set(ofShards.flatMap(({ record }) => pointsAt(record) === null && !isKnownToAll(record) ? [record.target] : []));
	return (record) => {
		const { measurement, target } = record;
		if (measurement.state === "measured") return lostIfShort(measurement);
		if (measurement.state !== "not measured") return measurement;
		const shard = pointsAt(record);
		if (shard === null) return measurement.missingProgram === void 0 ? {
			state: "lost",
			reason: measurement.reason
		} : measurement;
		if (!arrived.has(shard.index)) return {
			state: "lost",
			reason: `${describeShard(shard)} did not arrive`
		};
		return reported.has(target) ? null : {
			state: "lost",
			reason: `${describeShard(shard)} arrived without it`
		};
	};
}
function lostIfShort(measured) {
	const reason = shortOfFirstLook(measured);
	return reason === null ? measured : {
		state: "lost",
		reason
	};
}
function pointsAt({ measurement }) {
	return measurement.state === "not measured" ? measurement.leftTo ?? null : null;
}
/**
* Whether every shard can tell, whoever the target is left to: what a server has lost stands in the configurations. What a
* suite has lost is known to the shard that asked it for its tasks, and to no other. That the change does not reach a target
* all have to find alike: where one has found that it does, and left it to another that has not, nobody has measured it.
*/
function isKnownToAll({ kind, measurement }) {
	return measurement.state === "unaffected" || kind === "server" && measurement.state === "removed";
}
/** Every shard knows what is removed or unaffected; what one of them measured, or lost, says more. */
function strongest(records) {
	const [tried, again] = records.filter(({ record }) => isTried(record));
	if (tried !== void 0 && again !== void 0) throw measuredTwice(tried, again);
	const one = tried ?? records.find(({ record }) => record.measurement.state === "lost") ?? records[0];
	return one === void 0 ? [] : [one];
}
function measuredTwice(first, second) {
	return new UserError({
		what: `${second.record.id} was measured in ${first.from.name} as well, in the same environment`,
		where: second.from.name,
		fix: "Give each shard once: leave out runs that were measured again, and reports that were joined before."
	});
}
/** What a run that is joined with others is called: `shard 2 of 3 on Node v22.20.0`, by the names of their environments. */
function namePart({ name, file: { run } }, variants) {
	const variant = variants.get(run.environment.key);
	if (run.shard === null) return variant ?? name;
	return variant === void 0 ? describeShard(run.shard) : `${describeShard(run.shard)} on ${variant}`;
}
/** A benchmark's part in a run that was made of several: the parts of one that was joined before stay apart. */
function withinPart({ part }, whole) {
	return part === void 0 ? whole : `${part} of ${whole}`;
}
const ASPECTS = [
	{
		called: "head",
		valueOf: ({ head }) => `${head.sha}${head.dirty ? " with uncommitted changes" : ""}`,
		isReadable: true
	},
	{
		called: "base",
		valueOf: ({ base }) => base?.sha ?? "none",
		isReadable: true
	},
	{
		called: "pull request",
		valueOf: ({ pullRequest }) => String(pullRequest ?? "none"),
		isReadable: true
	},
	{
		called: "profile",
		valueOf: ({ profile }) => profile,
		isReadable: true
	},
	{
		called: "version of perf-gate",
		valueOf: ({ tool }) => tool,
		isReadable: true
	},
	{
		called: "configuration file",
		valueOf: ({ configFile }) => configFile,
		isReadable: true
	},
	{
		called: "configuration",
		valueOf: ({ configHash }) => configHash,
		isReadable: false
	},
	{
		called: "policy",
		valueOf: ({ policy }) => JSON.stringify(policy),
		isReadable: false
	}
];
/** Throws a UserError that names the odd one out where the runs are not parts of one measurement. */
function requireAgreement(files) {
	for (const aspect of ASPECTS) requireSame(aspect, files);
}
function requireSame({ called, valueOf, isReadable }, files) {
	const [usual, odd] = [...Map.groupBy(files, ({ file }) => valueOf(file.run))].toSorted(([, some], [, others]) => others.length - some.length);
	if (usual === void 0 || odd === void 0) return;
	const [[usualValue, [usualFile]], [oddValue, [oddFile]]] = [usual, odd];
	const values = isReadable ? `: ${oddValue}, not ${usualValue}` : "";
	throw new UserError({
		what: `the ${called} differs from that of ${usualFile?.name ?? ""}${values}`,
		where: oddFile?.name ?? "",
		fix: "Join only runs of one workflow run: the same commits, configuration and options, cut by --shard or by a matrix. Where its jobs began apart and the base moved in between, run it again."
	});
}
/** The notes of all runs: what all say stands once, anything else begins with whose it is. */
function uniteNotes(files, variants) {
	return [...unite(files, variants, ({ notes }) => notes), ...noteOfSeeds(files, variants)];
}
/** The same of their warnings. */
function uniteWarnings(files, variants) {
	return asWarnings(unite(files, variants, ({ warnings = [] }) => warnings));
}
function unite(files, variants, sentencesOf) {
	const told = files.flatMap((from) => sentencesOf(from.file.run).map((sentence) => ({
		sentence,
		from
	})));
	return [...Map.groupBy(told, ({ sentence }) => sentence)].map(([sentence, those]) => those.length === files.length ? sentence : `${listOf(those.map(({ from }) => namePart(from, variants))).replace(/^shard/u, "Shard")}: ${sentence}`);
}
/** The order of rounds in each part can be had again only by its own seed. */
function noteOfSeeds(files, variants) {
	if (new Set(files.map(({ file }) => file.run.seed)).size === 1) return [];
	const seeds = files.map((part) => `${part.file.run.seed} (${namePart(part, variants)})`);
	return [`Each part has a seed of its own: ${listOf(seeds)}.`];
}
/** What the runs saw of the baselines. */
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
* Of a machine kind that some of the runs were measured on, those alone: they know which of its stored runs count, and carry them
* whole. What the others hold of it are its counts, and the same once more. Of any other kind every run.
*/
function whoTells(runs) {
	const measured = new Set(runs.map(({ environment }) => environment.key));
	return (key, { environment }) => key === environment.key || !measured.has(key);
}
/**
* Joins the runs of shards, of several environments, or of both, so that they are judged as one family. A benchmark of a
* shard that did not arrive is lost, which never passes. A leg of a matrix that did not arrive at all leaves no trace in
* the others, nor does a run of a few benchmarks (`--only`): `expectedRuns` tells how many runs there should be (null: nobody knows).
*
* Throws a UserError that names the odd one out: other commits, configuration or options than the rest, another number
* of shards, a benchmark that was measured twice, or a run that was joined before.
*/
function mergeRuns(files, expectedRuns = null) {
	const [first] = files;
	if (first === void 0) throw new Error("there are no runs to join");
	refuseJoinedRuns(files);
	requireAgreement(files);
	const legs = legsOf(files);
	const variants = variantNames(environmentsOfFiles(files));
	const found = legs.flatMap((leg) => recordsOfLeg(leg).map((one) => withPart(withVariant(one, variants, legs.length > 1), {
		place: files.indexOf(one.from),
		of: files.length
	})));
	const runs = files.map(({ file }) => file.run);
	return {
		run: {
			...first.file.run,
			startedAt: runs.map(({ startedAt }) => startedAt).toSorted((one, other) => Date.parse(one) - Date.parse(other)).at(-1),
			durationMs: Math.max(...runs.map(({ durationMs }) => durationMs)),
			...uniteBudgets(runs),
			...uniteStoredKinds(runs),
			only: uniteAsked(runs.map(({ only }) => only)),
			shard: null,
			...files.length === 1 ? {} : { parts: files.length },
			benchmarks: [...inReadingOrder(found, files), ...lostLegs(legs, expectedRuns)],
			control: files.length === 1 ? first.file.run.control : files.flatMap((from) => from.file.run.control.map((round) => ({
				...round,
				part: namePart(from, variants)
			}))),
			notes: uniteNotes(files, variants),
			...uniteWarnings(files, variants)
		},
		history: uniteOfMergeRuns(wholeHistories(files)),
		acceptances: uniteOfMergeRuns(files.map(({ file }) => file.acceptances))
	};
}
/** What each job had is told only where it is the same. */
function uniteBudgets(runs) {
	return new Set(runs.map(({ budgetMs }) => budgetMs)).size === 1 ? {} : { budgetMs: void 0 };
}
function refuseJoinedRuns(files) {
	const joined = files.find(({ file }) => file.run.benchmarks.some(({ variant }) => variant !== null));
	if (joined === void 0) return;
	throw new UserError({
		what: "this run was joined of several before",
		where: joined.name,
		fix: "Give the runs that it was joined of, all at once."
	});
}
function environmentsOfFiles(files) {
	return [...Map.groupBy(files.map(({ file }) => file.run.environment), ({ key }) => key).values()].flatMap(([environment]) => environment ?? []);
}
/** What was not measured belongs to no machine, but to a leg where there are several. */
function withVariant({ record, from }, variants, hasSeveralLegs) {
	const { environment } = from.file.run;
	const name = variants.get(environment.key);
	const variant = name === void 0 || !(hasSeveralLegs || hasFigures(record)) ? null : {
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
function hasFigures({ measurement }) {
	return measurement.state === "measured" || measurement.state === "new";
}
/** Targets in the order of the configuration, as every run lists them; the variants of a benchmark beside each other. */
function inReadingOrder(records, files) {
	const targets = [...new Set(files.flatMap(({ file }) => file.run.benchmarks.map(({ target }) => target)))];
	const ids = [...new Set(records.map(({ id }) => id))];
	const placesOfTargets = new Map(targets.map((target, place) => [target, place]));
	const placesOfIds = new Map(ids.map((id, place) => [id, place]));
	return records.toSorted((one, other) => placesOfTargets.get(one.target) - placesOfTargets.get(other.target) || placesOfIds.get(one.id) - placesOfIds.get(other.id));
}
/** What a leg of a matrix, or a run beside shards, would have measured that did not arrive: nobody knows of which targets. */
const EVERY_TARGET = "*";
/** A stand-in for all benchmarks of runs that are missing beside the missing shards of legs that are known. */
function lostLegs(legs, expectedRuns) {
	const known = legs.reduce((sum, { expected }) => sum + expected, 0);
	if (expectedRuns === null || known >= expectedRuns) return [];
	const reason = `of ${expectedRuns} expected runs ${expectedRuns - known} did not arrive, and no other tells what is missing`;
	return [{
		id: `${"*"}/*`,
		target: "*",
		scenario: "*",
		kind: "server",
		version: null,
		labels: {},
		loadHash: "",
		variant: null,
		measurement: {
			state: "lost",
			reason
		}
	}];
}
/** Shards of one environment carry the same stored runs. */
function uniteOfMergeRuns(lists) {
	return [...new Map(lists.flat().map((item) => [JSON.stringify(item), item])).values()];
}

export { majorOf as i, withinPart as n, coarseKindOf as r, mergeRuns as t };