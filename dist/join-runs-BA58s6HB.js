import { p as userError } from "./benchmark-glob-hLDyCpk6.js";
import { c as STORE_ERRORS } from "./record-schema-DOD32LKu.js";
import { U as shortOfFirstLook, n as readRunFile } from "./run-file-DSAFEfe8.js";
import { n as isTried, r as legsOf } from "./legs-BAB0SgAm.js";
import { l as uniteAsked } from "./unmeasured-Bk7PmSbT.js";
import { t as describeShard } from "./shards-Dkma7PW-.js";
import { m as countOf } from "./escape-CLc3o0GR.js";
import { t as nullIfMissing } from "./text-file-Z9UgWR6q.js";
import path from "node:path";
import { readdir, stat } from "node:fs/promises";

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
	if (tried !== void 0 && again !== void 0) throw userError(STORE_ERRORS["measured-twice"], {
		id: again.record.id,
		name: again.from.name,
		other: tried.from.name
	});
	const one = tried ?? records.find(({ record }) => record.measurement.state === "lost") ?? records[0];
	return one === void 0 ? [] : [one];
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
	throw userError(STORE_ERRORS["runs-disagree"], {
		aspect: called,
		name: oddFile.name,
		other: usualFile.name,
		values: isReadable ? {
			value: oddValue,
			other: usualValue
		} : null
	});
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
			...uniteNotes(files, variants)
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
	throw userError(STORE_ERRORS["joined-before"], { name: joined.name });
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
	const reason = {
		kind: "runs-missing",
		expected: expectedRuns,
		missing: expectedRuns - known
	};
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

// src/merge/join-runs.ts
/**
* Reads run files (of a folder: every .json file below it) and joins them. Throws a UserError: nothing there, a file
* that cannot be read, or what {@link mergeRuns} finds.
*/
async function joinRuns(paths, expectedRuns = null) {
	const names = (await Promise.all(paths.map(runFilesAt))).flat();
	return mergeRuns(await Promise.all(names.map(async (name) => ({
		name,
		file: await readRunFile(name)
	}))), expectedRuns);
}
async function runFilesAt(place) {
	const stats = await nullIfMissing(() => stat(place));
	if (!(stats?.isDirectory() ?? path.extname(place) === "")) return [place];
	const files = (stats === null ? [] : await readdir(place, {
		recursive: true,
		withFileTypes: true
	})).filter((entry) => entry.isFile() && entry.name.endsWith(".json")).map(({ parentPath, name }) => path.join(parentPath, name));
	if (files.length > 0) return files.toSorted();
	throw userError(STORE_ERRORS["no-run-arrived"], { folder: place });
}

export { joinRuns as t };