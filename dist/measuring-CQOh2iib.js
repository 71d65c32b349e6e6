import { t as monotonicMs } from "./clock-0JICgDpu.js";
import { _ as union, d as object, h as string, i as array } from "./schemas-CMJwVh34.js";
import { f as formatInteger, g as formatPercent, s as textIfReadable, v as METRICS, y as METRIC_NAMES } from "./text-file-RA0jdneG.js";
import { c as unmeasuredRecords, o as unmatchedGlobs, r as notesOnUnused } from "./missing-programs-C8TxvVS_.js";
import { D as listOfMost, E as listOf, T as countOf, a as plainProse, d as comparesNothing, i as plainName, p as profileOfRun } from "./escape-Cq5-N4er.js";
import { A as environmentDifferences, D as ruleWhereWaiting, E as metricRule, F as openFamily, H as upperBoundLog, K as openHistories, P as concludeTogether, U as upperQuantile, a as judge, c as storedEvidence, it as coveringAcceptance, k as describeEnvironmentDifferences, l as sideBySideEvidence, ot as unacceptedSince, p as endedAfter, tt as areCountedAlike, z as pOfAtMost } from "./run-file-D7pNTTSd.js";
import { n as shortCommit } from "./commits-KNSkHhq5.js";
import { $ as endingBesideBase, A as startProcessTree, B as oneSlice, C as startLoadClient, D as withLastOutput, F as cpuUsAround, G as soloBursts, H as maxMemoryFigure, I as finishedBy, J as bothInTurn, K as warmupBursts, L as parseProbeMessage, M as accepts, N as freePort, O as assertOwnModules, P as activityBetween, R as sliceWindow, S as serverRequest, T as probedEnvironment, U as memorySeries, V as maxMemoryBytes, W as duetPairs, X as isComparable, Y as otherArm, Z as keepsState, _ as averageOf, _t as targetEnvironment, a as openTimeLimit, at as MeasuringFailure, b as loadCommand, bt as execa, c as roundCosts, ct as readRepository, d as startSuite, dt as AsyncDisposableStack, et as endingOf, f as loadInTurn, ft as readEnvironment, g as activityPairs, gt as inheritedNodeOptions, h as answersTooSeldom, ht as environmentInTree, i as measureBesideBase, it as ArmFailure, j as LOOPBACK, k as describeEnding, lt as materialise, m as resourceFigures, mt as valgrindVersion, n as openWorkbench, nt as lostTryOf, o as endOn, ot as askSystem, p as loadTogether, q as bothAtOnce, rt as notesOnOutlived, st as pathOfProgram, t as untilInterrupted, tt as endingOfBoot, u as procedureUnder, v as isClientSaturated, vt as noteInterrupt, w as FIXED_YOUNG_SPACE, x as medianLatenciesMs, y as assertGoodLoad, yt as openNotes, z as treeActivity } from "./interrupts-C_QUHITx.js";
import { t as placeOfSetting } from "./asked-by-BdmyJMSY.js";
import { n as globsOfRun, t as askedFor } from "./selections-_3Zc8DOG.js";
import { a as tryToKeepRun, i as openResults, t as INTERRUPTED_RUN } from "./results-folder-CVFuRFdQ.js";
import { t as version } from "./version-nOnNlcX2.js";
import { a as median, c as quantile, f as sum, i as mean, r as interquartileRange, t as jsonOrNull } from "./json-DHNodEuG.js";
import { o as readAcceptances } from "./acceptances-tf0ogEF2.js";
import { t as openAncestry } from "./ancestry-D9yE39uS.js";
import { i as listHistories, o as readHistory, r as historyFileName, s as readStoredExtent } from "./files-Rrw39hik.js";
import { i as reasonOf, n as UserError } from "./errors-B6fJDvjF.js";
import { i as placeBelow, t as loadBaseConfig } from "./load-DxEd11td.js";
import { a as warnWhereNothingRuns, i as socketIn, n as refuseLongTemporaryFolder, o as whyNotRun, t as openScratchFolder } from "./scratch-CdM5HnQR.js";
import { t as _usingCtx } from "./usingCtx-KaxdmAud.js";
import { c as websocketUrl, i as wrongAnswer, n as exchange, o as sendOver, r as mismatch, s as openWebSocket, t as EndlessAnswer } from "./http-exchange-BydXJryZ.js";
import { n as costOf, r as elapsedNsPerOp } from "./suite-cost-BgYM3vAd.js";
import "./suite-protocol-DBEYALQd.js";
import { n as drawSeed } from "./seed-ccuJdS7c.js";
import net from "node:net";
import http from "node:http";
import { createHash, hash } from "node:crypto";
import { readFile, readdir, realpath, writeFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout } from "node:timers/promises";

// src/judge/rules/idle-rules.ts
/**
* Rules that no benchmark matches, in a sentence each: a name that is mistyped, or was changed since. The benchmark that one is
* meant for goes on as if there were none. Of a run that is about everything; in another the benchmark may just not be asked for.
*/
function warningsOnIdleRules({ ruling, head, benchmarks }) {
	const lost = ruling.targets.filter((target) => isLostSuite(target, head)).flatMap((suite) => unmeasuredRecords(suite, { state: "removed" }));
	const idle = unmatchedGlobs(ruling.policy.rules.map(({ benchmark }) => benchmark), [...benchmarks, ...lost]);
	return [...new Set(idle)].map((glob) => `No benchmark of this run matches "${glob}" of ${placeOfRules({
		ruling,
		head
	})}, so it holds for nothing: mend it, or remove it.`);
}
/**
* Metrics that can fail the check and that rules have turned over, in a sentence. Which way each is better is known, so that
* is a slip, most often of a rule for all of them; a base whose rules say so is not refused, as many a run was judged by them.
*/
function warningsOnTurnedMetrics({ ruling, head, benchmarks }) {
	const turned = METRIC_NAMES.filter((metric) => benchmarks.some(({ id, kind }) => {
		const { role, direction } = (kind === "server" ? ruleWhereWaiting : metricRule)(ruling.policy, id, metric);
		return role === "gating" && direction !== METRICS[metric].direction;
	}));
	if (turned.length === 0) return [];
	return [`By the \`direction\` of ${placeOfRules({
		ruling,
		head
	})} what gets better in ${listOf(turned)} counts as worse and can fail the check: leave \`direction\` out there.`];
}
const placeOfRules = ({ ruling, head }) => `policy.rules (${ruling === head ? "" : "base's "}${ruling.file})`;
function isLostSuite(target, head) {
	return target.kind === "suite" && !head.targets.some(({ name, kind }) => name === target.name && kind === "suite");
}

// src/judge/rules/idle-thresholds.ts
/**
* Thresholds that rules have lowered below δ₀ and left that as it is, in a sentence: a change has to be significantly larger than δ₀
* as well, so that however many rounds call nothing below it regressed. Where a rule sets δ₀ it is meant.
*/
function notesOnIdleThresholds(policy, benchmarks) {
	if (policy.rules.every(({ threshold }) => threshold === void 0)) return [];
	const idle = METRIC_NAMES.filter((metric) => benchmarks.some(({ id }) => isIdle(policy, id, metric)));
	if (idle.length === 0) return [];
	return [`A rule sets the threshold of ${listOf(idle.map((metric) => METRICS[metric].label))} below δ₀. What is no more than δ₀ is never called regressed, so set \`delta0\` as well.`];
}
function isIdle(policy, id, metric) {
	const { role, delta0, threshold } = metricRule(policy, id, metric);
	return role === "gating" && delta0 === METRICS[metric].delta0 && threshold < delta0;
}

// src/judge/verdict/marks-elsewhere.ts
/** Benchmarks of one sentence that are named before the rest is counted. */
const MOST_NAMES = 5;
/**
* What the newest runs of other machine kinds are marked with, and nobody has accepted. Marks hold for each kind by itself, so one that
* is new, as after an upgrade of Node.js, would take what is slow for what has always been, and nobody would learn of it. Of all
* kinds the one that measured a benchmark last decides: a kind that is no longer measured would be told of for ever.
*/
function tellMarksElsewhere({ elsewhere, benchmarks, run, history, acceptances }) {
	const { environment: here } = run;
	const lastHere = new Map(history.filter(({ environment }) => environment.key === here.key).flatMap((stored) => stored.benchmarks.map(({ id }) => [id, stored.recordedAt])));
	const slow = benchmarks.flatMap(({ id }) => newestMark(id, {
		elsewhere,
		lastHere: lastHere.get(id) ?? null
	}, {
		run,
		acceptances
	}));
	return {
		notes: describe(slow.filter(({ id }) => lastHere.has(id)), here, "Here it is held against the stored runs of this machine kind alone, which may be as slow."),
		warnings: describe(slow.filter(({ id }) => !lastHere.has(id)), here, "This machine kind has no stored run of it that counts, and would begin with what is slow as its normal.")
	};
}
/** The mark by the kind that measured it last; none: that has none, or it was accepted since. */
function newestMark(id, { elsewhere, lastHere }, accepted) {
	const newest = elsewhere.filter(({ benchmarks, slower }) => [...benchmarks, ...slower].some((one) => one.id === id)).toSorted((one, other) => Date.parse(one.recordedAt) - Date.parse(other.recordedAt)).at(-1);
	const mark = newest?.slower.find((one) => one.id === id);
	if (newest === void 0 || mark === void 0) return [];
	const { environment, recordedAt } = newest;
	if (lastHere !== null && Date.parse(lastHere) > Date.parse(recordedAt)) return [];
	const since = unacceptedSince(id, { slower: {
		since: mark.since,
		lastRecordedAt: recordedAt
	} }, accepted);
	return since === null ? [] : [{
		id,
		since,
		environment
	}];
}
/** A sentence for each machine kind and commit, with what follows from it. */
function describe(slow, here, soWhat) {
	return [...Map.groupBy(slow, ({ environment, since }) => JSON.stringify([environment.key, since])).values()].flatMap((alike) => {
		const [first] = alike;
		if (first === void 0) return [];
		const differences = environmentDifferences(first.environment, here).filter(({ inFingerprint }) => inFingerprint);
		return [`On ${`another machine kind${differences.length === 0 ? "" : ` (${describeEnvironmentDifferences(differences)})`}`} main has been slower since ${shortCommit(first.since)}, and nobody has accepted it: ${listOfMost(alike.map(({ id }) => plainName(id)), MOST_NAMES)}. ${soWhat}`];
	});
}

// src/measure/cores.ts
/** Splits the cores that this process may use. null: {@link whyNotPinned} tells. */
async function planCores(platform = process.platform) {
	if (await whyNotPinned(platform) !== null) return null;
	const allowed = await allowedCores();
	const server = allowed.at(-1);
	const siblings = parseCpuList(await siblingsOf(server));
	const others = allowed.filter((core) => core !== server);
	const apart = others.filter((core) => !siblings.includes(core));
	return {
		server,
		clients: apart.length > 0 ? apart : others
	};
}
/** Why processes cannot be pinned to a core here, as it stands in brackets: with some of it a user can do something. null: they can. */
async function whyNotPinned(platform = process.platform) {
	if (platform !== "linux") return "that takes Linux";
	const allowed = await allowedCores();
	const last = allowed.at(-1);
	if (last === void 0) return "the system does not tell which ones may be used";
	return allowed.length === 1 ? "one alone may be used, and the load client needs another" : whyTasksetFails(last);
}
async function allowedCores() {
	const status = await readFile("/proc/self/status", "utf8");
	return parseCpuList(/^Cpus_allowed_list:\s*(\S+)/m.exec(status)?.[1] ?? "");
}
/** The kernel's list form: `0-2,5` is 0, 1, 2 and 5. */
function parseCpuList(list) {
	return list.split(",").filter((part) => part.trim() !== "").flatMap((part) => {
		const [from = NaN, to = from] = part.split("-").map(Number);
		return Array.from({ length: to - from + 1 }, (_, index) => from + index);
	});
}
async function siblingsOf(core) {
	try {
		return await readFile(`/sys/devices/system/cpu/cpu${core}/topology/thread_siblings_list`, "utf8");
	} catch {
		return String(core);
	}
}
async function whyTasksetFails(core) {
	const tried = await execa("taskset", [
		"-c",
		String(core),
		"true"
	], { reject: false });
	if (!tried.failed) return null;
	if (tried.code === "ENOENT") return "`taskset` is not installed: it comes with the package util-linux";
	return `\`taskset\` failed${tried.stderr === "" ? "" : `: ${plainProse(tried.stderr)}`}`;
}

// src/plan/load-overrides.ts
/** The configuration with its servers loaded as a profile says. Messages over a websocket have no connections to choose. */
function underLoad(config, load) {
	const loaded = (scenario) => scenario.protocol === "http" ? {
		...scenario,
		connections: load.connections ?? scenario.connections,
		pipelining: load.pipelining ?? scenario.pipelining
	} : scenario;
	return {
		...config,
		targets: config.targets.map((target) => target.kind === "server" ? {
			...target,
			scenarios: target.scenarios.map(loaded)
		} : target)
	};
}

// src/plan/budget.ts
/** What was asked for, else the looser of base's and head's, so that a change cannot have itself measured less thoroughly. null: none. */
function budgetOfRun(asked, head, base) {
	if (asked !== null) return asked;
	if (head.budgetMs === null || base?.budgetMs === null) return null;
	return {
		ms: Math.max(head.budgetMs, base?.budgetMs ?? 0),
		by: `${head.file} (budget)`
	};
}

// src/plan/settings-of-run.ts
/**
* Settles how a run measures.
*
* @param base null: there is none
* @throws UserError where neither configuration has such a profile
*/
function settingsOfRun(settings, head, base) {
	const placeOf = (setting) => placeOfSetting(setting, settings.askedBy);
	const { profile, note } = profileOfRun({
		name: settings.profile,
		by: placeOf("profile")
	}, head, base);
	return {
		profile,
		only: globsOfRun(settings.only, profile, base === null ? [head] : [head, base]),
		asked: askedFor({
			patterns: settings.only,
			by: placeOf("only")
		}, profile),
		budget: budgetOfRun(settings.budgetMs === null ? null : {
			ms: settings.budgetMs,
			by: placeOf("budget")
		}, head, base),
		ruling: base ?? head,
		notes: [...note === null ? [] : [note], ...notesOnUnused(head)]
	};
}

// src/run/provide-valgrind.ts
/**
* The environment, with valgrind in it where that was missing and could be installed. `note` is told where it could not.
*
* @param install null: nobody may install anything here
*/
async function withValgrind(environment, install, { signal, progress, note }) {
	if (environment.valgrind !== null || install === null) return environment;
	progress({
		phase: "note",
		text: "valgrind is missing and is being installed, to count instructions by."
	});
	const trouble = await install(signal);
	if (trouble !== null) note(`valgrind is missing, and could not be installed: ${trouble}.`);
	return {
		...environment,
		valgrind: await valgrindVersion()
	};
}

// src/run/run-outline.ts
/** The run without what is measured: what the judge goes by from look to look. */
function outlineOf({ startedAt, ...facts }) {
	return {
		schema: 2,
		tool: version,
		startedAt: startedAt.toISOString(),
		durationMs: 0,
		...facts,
		benchmarks: [],
		control: [],
		notes: []
	};
}

// src/arms/pinned-node.ts
const voltaSchema = object({ volta: object({ node: string() }) });
const runtime = object({
	name: string(),
	version: string().optional()
});
/** One, or a list of them. */
const runtimesSchema = object({ devEngines: object({ runtime: union([runtime.transform((one) => [one]), array(runtime)]) }) });
/**
* Files of the repository's root from which version managers and actions/setup-node take which Node.js to run, and what of each
* says so. Not `engines`, which says what a package works with.
*/
const PINS = {
	".nvmrc": (text) => text.trim(),
	".node-version": (text) => text.trim(),
	".tool-versions": (text) => /^node(?:js)?[ \t]+(?<version>.*?)[ \t\r]*$/m.exec(text)?.groups?.["version"],
	"package.json": (text) => nodeOfManifest(jsonOrNull(text))
};
/** In the order in which actions/setup-node looks for it. */
function nodeOfManifest(manifest) {
	return voltaSchema.safeParse(manifest).data?.volta.node ?? runtimesSchema.safeParse(manifest).data?.devEngines.runtime.find(({ name }) => name === "node")?.version;
}
/**
* What a reader must know where the change sets another Node.js: it decides no figure, because one runs both arms. null: it does
* not.
*
* @param nodeVersion that of the `node` on PATH
*/
async function noteOnPinnedNode(trees, nodeVersion) {
	const changed = [];
	for (const [file, pinIn] of Object.entries(PINS)) {
		const [base, head] = await Promise.all([trees.base, trees.head].map(async (tree) => pinIn(await textIfReadable(path.join(tree, file)))));
		if (base !== head) changed.push(file);
	}
	if (changed.length === 0) return null;
	return `This change sets another Node.js (${listOf(changed)}), and the one on PATH (${nodeVersion}) runs base and head alike: what the step costs is in no figure here. Where that is the shim of a version manager, each arm may have its own.`;
}

// src/baseline/stored-kinds.ts
/**
* What a folder holds of every machine kind: first of the one that `history` was selected for, which counts as selected,
* then of the others. By those nothing is judged, so one that cannot be read is a note and no error.
* Throws a UserError if the folder cannot be read.
*/
async function readStoredKinds(dir, { environmentKey, history }) {
	const newest = history.at(-1);
	const own = newest === void 0 ? [] : [{
		environment: newest.environment,
		runs: history.length
	}];
	const keys = await listHistories(dir);
	const others = [];
	for (const key of keys.filter((one) => one !== environmentKey)) others.push(await readOther(dir, key));
	return {
		storedKinds: [...own, ...others.flatMap(({ storedKinds }) => storedKinds)],
		elsewhere: others.flatMap(({ elsewhere }) => elsewhere),
		notes: others.flatMap(({ notes }) => notes)
	};
}
async function readOther(dir, environmentKey) {
	const { found, notes } = await passOverUnreadable(environmentKey, () => readStoredExtent(dir, environmentKey));
	if (found === null) return {
		storedKinds: [],
		elsewhere: [],
		notes
	};
	const { newest, runs } = found;
	return {
		storedKinds: [{
			environment: newest.environment,
			runs
		}],
		elsewhere: [newest],
		notes
	};
}
/** What is read of another machine kind's file; null with a note where it cannot be. */
async function passOverUnreadable(environmentKey, read) {
	try {
		return {
			found: await read(),
			notes: []
		};
	} catch (error) {
		if (!(error instanceof UserError)) throw error;
		return {
			found: null,
			notes: [`What is stored of another machine kind, in ${historyFileName(environmentKey)}, cannot be read and was passed over: \`perf-gate baseline show\` tells why.`]
		};
	}
}

// src/baseline/stored-counts.ts
/**
* What a folder holds of instructions that other machine kinds counted alike: their stored runs, oldest first of each
* kind, without the figures of their solo rounds, which only their own kind is compared with. They are shown and decide nothing, so a
* file that cannot be read is a note and no error. Files may be large, so one is read after the other.
*
* @param kinds what is stored there; architecture and version of Node.js are part of the key, so the newest run tells for all
*/
async function readStoredCounts(dir, kinds, here) {
	const history = [];
	const notes = [];
	for (const { environment } of kinds) {
		const { key } = environment;
		if (key === here.key || !areCountedAlike(environment, here)) continue;
		const kind = await passOverUnreadable(key, async () => (await readHistory(dir, key)).flatMap(countsAlone));
		history.push(...kind.found ?? []);
		notes.push(...kind.notes);
	}
	return {
		history,
		notes
	};
}
function countsAlone(stored) {
	const benchmarks = stored.benchmarks.flatMap(({ id, loadHash, instructions, countingHash }) => instructions === void 0 ? [] : [{
		id,
		loadHash,
		figures: {},
		instructions,
		countingHash
	}]);
	return benchmarks.length === 0 ? [] : [{
		...stored,
		benchmarks
	}];
}

// src/run/starting-point.ts
/**
* Reads the repository, its configuration and what it has stored, and lays out the arms.
*
* @throws UserError for a wrong repository, configuration, base or stored baseline
*/
async function openStartingPoint(request, { note, warn }) {
	try {
		var _usingCtx$15 = _usingCtx();
		const opened = _usingCtx$15.a(new AsyncDisposableStack());
		const { root, git, gitEnv, config, configHash, head, base: chosen } = await readRepository(request);
		const environment = await readEnvironment();
		refuseLongTemporaryFolder(config.targets);
		await warnWhereNothingRuns(warn);
		const storedIn = path.resolve(root, request.baselines ?? config.baselines);
		const comparedWith = (chosen.commit ?? head).sha;
		if (chosen.commit === null) note(chosen.why);
		else if (chosen.note !== null) warn(chosen.note);
		const ancestry = openAncestry(git, comparedWith);
		const own = await ancestry.select(await readHistory(storedIn, environment.key));
		const kinds = await readStoredKinds(storedIn, {
			environmentKey: environment.key,
			history: own.history
		});
		[...own.notes, ...kinds.notes].forEach(note);
		const { trees } = opened.use(await materialise({
			root,
			git,
			gitEnv,
			base: chosen.commit?.sha ?? null
		}));
		const ofBase = chosen.commit === null ? null : await loadBaseConfig(trees.base, config);
		if (ofBase !== null && ofBase.problem !== null) (ofBase.state === "refused" ? warn : note)(ofBase.problem);
		const onNode = chosen.commit === null ? null : await noteOnPinnedNode(trees, environment.nodeVersion);
		if (onNode !== null) note(onNode);
		const base = chosen.commit === null || ofBase === null ? null : {
			commit: chosen.commit,
			config: ofBase.config
		};
		const counts = (base?.config ?? config).instructions !== "off" ? await readStoredCounts(storedIn, kinds.storedKinds, environment) : {
			history: [],
			notes: []
		};
		counts.notes.forEach(note);
		const countsBefore = await ancestry.select(counts.history);
		const elsewhere = await withMarksThatLead(kinds.elsewhere, ancestry);
		const acceptedIn = request.baselines === null ? (base?.config ?? config).baselines : await nameIfTracked(git, {
			root,
			folder: storedIn
		});
		const acceptances = await readAcceptances(acceptedIn === null ? storedIn : path.join(base === null ? root : trees.base, acceptedIn), config.file);
		const moved = opened.move();
		return {
			root,
			config,
			configHash,
			environment,
			head,
			base,
			trees,
			unasked: ofBase?.state === "none" ? `base has no ${config.file}, and what head's says does not work there` : null,
			history: [...own.history, ...countsBefore.history],
			storedKinds: kinds.storedKinds,
			elsewhere,
			acceptances,
			[Symbol.asyncDispose]: () => moved.disposeAsync()
		};
	} catch (_) {
		_usingCtx$15.e = _;
	} finally {
		await _usingCtx$15.d();
	}
}
/** Marks since commits that lead there: what another branch made slower is no business of this one. */
async function withMarksThatLead(kinds, { includes }) {
	return Promise.all(kinds.map(async (kind) => {
		const leads = await Promise.all(kind.slower.map(async ({ since }) => includes(since)));
		return {
			...kind,
			slower: kind.slower.filter((_, index) => leads[index] === true)
		};
	}));
}
/** What a folder is called in the commits of a repository; null: git tracks nothing there, so that no change can add to it. */
async function nameIfTracked(git, { root, folder }) {
	const name = await placeBelow(root, folder);
	if (name === null) return null;
	const inside = name === "" ? "" : `${name}/`;
	return (await git(["ls-files", "-z"])).split("\0").some((file) => file !== "" && file.startsWith(inside)) ? name : null;
}

// src/judge/estimate/suspicion.ts
/** Level at which something is suspected: high on purpose, because a suspect costs rounds and nothing else. */
const ALPHA_OF_SUSPICION = .1;
/** Whether an estimate hints at any change for the worse, however small. */
function isSuspicious(estimate) {
	return pOfAtMost(0, estimate) <= ALPHA_OF_SUSPICION;
}
/**
* Whether a change at the threshold is still to be reckoned with. Changes between the threshold and `noRegressionOver` are
* often clear of the latter before they can be convicted: what was let go then would be missed.
*/
function mayReachThreshold(estimate, { threshold }) {
	return upperBoundLog(estimate, ALPHA_OF_SUSPICION) >= Math.log1p(threshold);
}

// src/judge/next-stage.ts
const ALONE = {
	jobs: 1,
	counts: false,
	isPart: false
};
/** Comparisons that the family of a part is reckoned with at the least. More would cost rounds, and few projects have them. */
const LEAST_OF_WHOLE = 100;
const NOBODY = /* @__PURE__ */ new Set();
/**
* What the test plans of a run ask for next, by what was measured so far: everything up to its first look, then what is
* neither convicted, nor improved, nor clear of the threshold, up to the next. null: nothing more, whatever looks are left.
*
* One metric convicts a benchmark, and what its others would come to makes no difference to the verdict: unless somebody has
* accepted it, because then the verdict is that of the others.
* It does so only where that would hold in the family that is going to be: what joins it later costs everybody certainty.
* Rounds against stored runs, where there are as many as may decide, make suspect what the first look clears; they clear
* nothing.
*
* @param leftOut ids of what is not to be measured any further, and remains in the family
*/
function nextStage(file, later = ALONE, leftOut = NOBODY) {
	const isAhead = ({ record }) => !leftOut.has(record.id);
	const weighed = weigh(file);
	return stageOf("screen", weighed.filter(({ measured: { duets, plan } }) => duets.length < plan.looks[0]).filter(isAhead)) ?? stageOf("confirm", undecided(weighed, file, later).filter(isAhead));
}
function undecided(weighed, file, later) {
	const { run } = file;
	const allEvidence = weighed.flatMap(({ evidence }) => evidence);
	const withoutEvidence = weighed.flatMap(({ thin }) => thin).length;
	const { size, conclude } = openFamily(allEvidence, run.policy, withoutEvidence);
	const joining = joiningLater(size, later);
	const concludeLater = joining === 0 ? conclude : concludeTogether(allEvidence, run.policy, withoutEvidence + joining);
	const historyOf = openHistories(file);
	const isConvicted = (evidence) => concludeLater(evidence).outcome === "regressed";
	const isAccepted = (evidence, record) => coveringAcceptance({
		id: record.id,
		changes: [{
			metric: evidence.metric,
			change: conclude(evidence).estimate
		}],
		past: historyOf(record)
	}, file) !== null;
	const isOpen = (evidence) => {
		const { outcome } = conclude(evidence);
		if (outcome === "no regression") return mayReachThreshold(evidence.estimate, evidence.rule);
		return outcome !== "improved";
	};
	return weighed.filter(({ record, evidence, thin, measured }) => {
		const deciding = evidence.filter(({ decides }) => decides);
		if (nextLook(measured) === null) return false;
		const convicted = deciding.filter(isConvicted);
		if (!convicted.every((evidence) => isAccepted(evidence, record))) return false;
		const others = deciding.filter((evidence) => !convicted.includes(evidence));
		if (others.some(isOpen) || thin.some(({ usableRounds }) => usableRounds > 0)) return true;
		const gating = new Set(others.map(({ metric }) => metric));
		return measured.duets.length === measured.plan.looks[0] && suspectsByHistory(record, run, historyOf(record)).some((metric) => gating.has(metric));
	});
}
/** How many comparisons are going to join a family of this size; never less than none. */
function joiningLater(familySize, { jobs, counts, isPart }) {
	return Math.max(familySize * jobs * (counts ? 2 : 1), isPart ? LEAST_OF_WHOLE : 0) - familySize;
}
function suspectsByHistory(record, run, past) {
	const stored = storedEvidence(record, run, past);
	if (stored.state !== "comparable" || stored.runs < run.policy.minStoredRuns) return [];
	return stored.evidence.filter(({ estimate }) => isSuspicious(estimate)).map(({ metric }) => metric);
}
const nextLook = ({ plan, duets }) => plan.looks.find((look) => look > duets.length) ?? null;
/** Of those that have the fewest rounds, up to the look that comes first. null: there are none. */
function stageOf(phase, weighed) {
	if (weighed.length === 0) return null;
	const from = Math.min(...weighed.map(({ measured }) => measured.duets.length));
	const behind = weighed.filter(({ measured }) => measured.duets.length === from);
	const rounds = Math.min(...behind.map(({ measured }) => nextLook(measured)));
	return {
		phase,
		from,
		rounds,
		benchmarks: behind.filter(({ measured }) => nextLook(measured) === rounds).toSorted((one, other) => innocence(one) - innocence(other)).map(({ record }) => record.id)
	};
}
/** The smallest p value of any metric that decides; 0 where nothing is known yet. */
function innocence({ evidence }) {
	const ps = evidence.filter(({ decides }) => decides).map(({ estimate }) => pOfAtMost(0, estimate));
	return ps.length === 0 ? 0 : Math.min(...ps);
}
function weigh({ run }) {
	const evidenceOf = sideBySideEvidence(run, true);
	return run.benchmarks.flatMap((record) => {
		const { measurement } = record;
		if (measurement.state !== "measured" || measurement.plan === null) return [];
		return [{
			record,
			measured: {
				...measurement,
				plan: measurement.plan
			},
			...evidenceOf.get(record)
		}];
	});
}

// src/measure/instructions/counting-programs.ts
/** What counts, and what asks it for its counts while it runs. Both come with valgrind. */
const PROGRAMS = ["valgrind", "vgdb"];
/** Why instructions cannot be counted here, as a sentence without a full stop; null: they can. */
async function whyNotCounted(env = process.env, platform = process.platform) {
	if (platform !== "linux") return "valgrind counts on Linux only";
	const paths = await Promise.all(PROGRAMS.map((program) => pathOfProgram(program, { env: targetEnvironment({}, env) })));
	const missing = PROGRAMS.find((_, index) => paths[index] === null);
	return missing === void 0 ? null : `${missing} is not installed (apt-get install valgrind)`;
}

// src/measure/servers/first-bodies.ts
/** What base and head say to the first request where the scenario takes any body for an answer: a head that answers less is cheaper, and no better for it. */
/** null: an expected body was checked, or answers have none that others could be compared with. */
function firstBodiesOf({ base, head }, scenario) {
	if (scenario.expect.body !== null || base.firstBody === null || head.firstBody === null) return null;
	return {
		base: summed(base.firstBody),
		head: summed(head.firstBody)
	};
}
function summed(base64) {
	return {
		sha256: hash("sha256", base64),
		bytes: Buffer.byteLength(base64, "base64")
	};
}
/**
* A sentence where head's answer is of another length. Bodies may hold times and ids, so nothing is said where base does not answer
* like itself in every round, each of which boots it anew; nor where head ever answers as much as base: what a build draws anew for
* each arm, or the arm's folder, is other text of the same length.
*
* @param rounds of a benchmark, side by side
*/
function warningsOfBodies(id, rounds) {
	const [first, ...others] = rounds;
	if (first === void 0 || others.length === 0) return [];
	const { sha256, bytes } = first.base;
	if (rounds.some(({ base, head }) => base.sha256 !== sha256 || head.bytes === bytes)) return [];
	return [`${id}: head's first answer has another body than base's (${first.head.bytes} and ${bytes} bytes), which was the same in each of ${rounds.length} rounds. The scenario takes any body, so the figures compare two different answers: if that is not meant, look at what head answers, and tell by \`expect\` which body is right.`];
}

// src/measure/precision.ts
/** Quartiles of two values are the values themselves, and say nothing. */
const LEAST_VALUES = 3;
/**
* How well the median of a round's slices is known: half-width of its 95 % interval as a fraction of it. Its standard
* error is 1.25·IQR / (1.35·√n) (McGill, Tukey & Larsen 1978), which a single wild slice leaves alone. Their constant
* is for large n; here Student's t stands in for it, with half the usual degrees of freedom, because quartiles know
* the spread that much less well than a standard deviation does. null: too few values, or a median of zero.
*
* It says how steady the round was; another process of the same code may differ by more.
*/
function precisionOf(values) {
	const figure = values.length < LEAST_VALUES ? 0 : median([...values]);
	if (figure === 0) return null;
	const standardError = 1.25 * interquartileRange([...values]) / (1.35 * Math.sqrt(values.length));
	return Math.abs(upperQuantile(.025, (values.length - 1) / 2) * standardError / figure);
}

// src/measure/servers/first-answer.ts
const ASK_AGAIN_MS = 50;
const LEAST_TIMEOUT_MS = 1e4;
/** What `ws` says where the handshake was answered with a status that is meant so. */
const REFUSED = /^Unexpected server response: 4/;
/** What comes of a request to a server that takes it for TLS or HTTP/2: it closes the connection, or answers what is not HTTP/1.1. */
const MISUNDERSTOOD = /^(?:ECONNRESET$|HPE_)/;
/**
* Sends the scenario's first request, alone, and again while it fails or is answered by an error of the server (5xx, or the end of the
* websocket for such a reason): many a server listens before what it depends on is connected.
*
* @throws Error with what is wrong: no answer in time, or another than expected
*/
async function firstAnswer(scenario, origin, readiness) {
	const { untilMs, hasEnded, leastTimeoutMs = LEAST_TIMEOUT_MS, agent = false, mostBytes } = readiness;
	for (;;) {
		const timeoutMs = Math.max(leastTimeoutMs, Math.ceil((untilMs - monotonicMs()) / 1e3) * 1e3);
		const answer = scenario.protocol === "http" ? await firstResponse(scenario, {
			origin,
			agent,
			timeoutMs,
			mostBytes
		}) : await firstReply(scenario, origin, timeoutMs);
		if (!("notReady" in answer)) return answer;
		if (monotonicMs() < untilMs) await setTimeout(ASK_AGAIN_MS);
		if (hasEnded()) throw answer.notReady;
		if (monotonicMs() >= untilMs) throw withHint(answer.notReady);
	}
}
/** A server of TLS or HTTP/2 never becomes ready, and what fails does not say why. */
function withHint(failure) {
	const { code } = failure.cause ?? {};
	if (typeof code !== "string" || !MISUNDERSTOOD.test(code)) return failure;
	return new Error(`${failure.message} (does it speak TLS or HTTP/2? Only HTTP/1.1 without TLS is measured)`, { cause: failure.cause });
}
async function firstResponse(scenario, way) {
	const answer = await exchange({
		...way,
		request: scenario
	}).catch((error) => {
		const failure = new Error(`${scenario.method} ${scenario.path} failed: ${reasonOf(error)}`, { cause: error });
		if (error instanceof EndlessAnswer) throw failure;
		return { notReady: failure };
	});
	if ("notReady" in answer) return answer;
	const atMs = monotonicMs();
	const wrong = mismatch(scenario, answer);
	if (wrong === null) return {
		body: answer.bytes,
		atMs,
		heldMs: 0
	};
	if (answer.status >= 500 && answer.status !== scenario.expect.status) return { notReady: new Error(wrong) };
	throw new Error(wrong);
}
async function firstReply(scenario, origin, timeoutMs) {
	const socket = await openWebSocket(websocketUrl(origin, scenario)).catch((error) => ({ notReady: new Error(`${scenario.path}: the websocket could not be opened: ${reasonOf(error)}`, { cause: error }) }));
	if ("notReady" in socket) {
		if (REFUSED.test(reasonOf(socket.notReady.cause))) throw socket.notReady;
		return socket;
	}
	const outcome = await sendOver(socket, {
		...scenario,
		requests: 1,
		endMs: monotonicMs() + scenario.holdMs + timeoutMs
	});
	if (outcome.trouble !== null) {
		const failure = /* @__PURE__ */ new Error(`${scenario.path}: ${outcome.trouble}`);
		if (outcome.mayPass) return { notReady: failure };
		throw failure;
	}
	return {
		body: null,
		atMs: outcome.finishedMs,
		heldMs: scenario.holdMs
	};
}

// src/measure/servers/listening.ts
const HOW_TO_LISTEN = "it has to listen on the PORT of its environment, and `bootTimeout` says how long it may take";
/** Waits until a server that was just started accepts connections. @throws Error where it ends before, or does not in time */
async function untilListening(server, { target: { start }, port, timeoutMs, everyMs }) {
	const latestMs = monotonicMs() + timeoutMs;
	while (!await accepts(port)) {
		if (server.ending() !== null) throw new Error(`\`${start}\` ${describeEnding(await server.ended)} before it listened on PORT ${port}`);
		if (monotonicMs() > latestMs) throw new Error(`\`${start}\` did not listen on PORT ${port} of ${LOOPBACK} within ${timeoutMs / 1e3} s; ${HOW_TO_LISTEN}`);
		await setTimeout(everyMs);
	}
}

// src/measure/probe/probe-connection.ts
/** Listens to a probe from its first word on. */
function openProbeConnection(socket) {
	let greeting = null;
	let hasAnswered = false;
	let asked = null;
	let unfinished = "";
	const settle = (how) => {
		if (asked !== null) how(asked);
		asked = null;
	};
	const take = (line) => {
		const message = parseProbeMessage(line);
		if ("samples" in message) {
			hasAnswered = true;
			settle(({ resolve }) => {
				resolve(message);
			});
		} else greeting = message;
	};
	socket.setEncoding("utf8");
	socket.on("data", (chunk) => {
		unfinished += chunk;
		if (!chunk.includes("\n")) return;
		const lines = unfinished.split("\n");
		unfinished = lines.pop() ?? "";
		try {
			lines.forEach(take);
		} catch (error) {
			settle(({ reject }) => {
				reject(new Error("a probe sent a report that cannot be read", { cause: error }));
			});
		}
	});
	socket.on("close", () => {
		settle(({ resolve }) => {
			resolve(null);
		});
	});
	return {
		get greeting() {
			return greeting;
		},
		get hasAnswered() {
			return hasAnswered;
		},
		get owesAnswer() {
			return asked !== null;
		},
		ask: () => {
			const question = Promise.withResolvers();
			asked = question;
			socket.write("report\n");
			return question.promise;
		}
	};
}

// src/measure/probe/serving-processes.ts
/**
* How many processes share the work of a server: those that serve, and those beside them that the same process started, as
* the workers of a cluster that have served nothing yet. Whoever started them, and what they start themselves, does not
* count.
*/
function servingProcesses(greetings) {
	const sizes = [...Map.groupBy(greetings.filter(({ above }) => above.length > 0), ({ above }) => above.join(" ")).values()].filter((team) => team.some(({ serves }) => serves)).map((team) => new Set(team.map(({ pid }) => pid)).size);
	return Math.max(1, ...sizes);
}

// src/measure/probe/silent-probes.ts
/**
* Whether its silence shows that an event loop of the server is blocked: its process serves, or it has answered before, so
* that figures without it would lack something. Nobody waits for the answer of any other process.
*/
function isBlockedIfSilent({ greeting, hasAnswered }, all) {
	return hasAnswered || all.some((other) => other.greeting?.serves === true && other.greeting.pid === greeting?.pid);
}
/**
* Whether an answer can be expected of one of the silent, as of workers of a cluster that are still starting. None can of
* those who started what serves and wait for its end, as `spawnSync` does; who has not said yet who it is may be any
* of these that is missing.
*/
function mayStillAnswer(silent, all) {
	const greetings = all.flatMap(({ greeting }) => greeting ?? []);
	const known = new Set(greetings.map(({ pid }) => pid));
	const launchers = new Set(greetings.filter(({ serves }) => serves).flatMap(({ above }) => above));
	const missing = [...launchers].filter((pid) => !known.has(pid)).length;
	const nameless = silent.filter(({ greeting }) => greeting === null).length;
	const isExpected = (probe) => isBlockedIfSilent(probe, all) || probe.greeting !== null && !launchers.has(probe.greeting.pid);
	return nameless > missing || silent.some(isExpected);
}

// src/measure/probe/probe-listener.ts
const ANSWER_TIMEOUT_MS$2 = 5e3;
/** How long those have to answer who may be waiting for the end of what they started. */
const LAUNCHER_TIMEOUT_MS = 1e3;
/** How often it is asked whether those who are silent are worth waiting for. */
const LOOK_EVERY_MS = 100;
/** Listens on a local socket (no port is held) until disposed. @throws MeasuringFailure where the system has no room for it */
async function listenForProbes(answerTimeoutMs = ANSWER_TIMEOUT_MS$2) {
	try {
		var _usingCtx$14 = _usingCtx();
		const opened = _usingCtx$14.a(new AsyncDisposableStack());
		const address = socketIn(opened.use(await askSystem(() => openScratchFolder("probe"))));
		const probes = /* @__PURE__ */ new Map();
		let hasHeard = false;
		const server = net.createServer((socket) => {
			hasHeard = true;
			socket.on("error", () => socket.destroy());
			socket.on("close", () => probes.delete(socket));
			probes.set(socket, openProbeConnection(socket));
		});
		await askSystem(() => new Promise((resolve, reject) => {
			server.once("error", reject);
			server.listen(address, resolve);
		}));
		opened.defer(async () => {
			for (const socket of probes.keys()) socket.destroy();
			await new Promise((resolve) => {
				server.close(resolve);
			});
		});
		const moved = opened.move();
		return {
			address,
			hasHeard: () => hasHeard,
			collect: (patienceMs = 0) => collectFrom([...probes.values()], Math.max(answerTimeoutMs, patienceMs)),
			servingProcesses: () => servingProcesses([...probes.values()].flatMap(({ greeting }) => greeting ?? [])),
			[Symbol.asyncDispose]: () => moved.disposeAsync()
		};
	} catch (_) {
		_usingCtx$14.e = _;
	} finally {
		await _usingCtx$14.d();
	}
}
async function collectFrom(probes, timeoutMs) {
	const askedMs = monotonicMs();
	const reports = /* @__PURE__ */ new Map();
	const asked = probes.filter(({ owesAnswer }) => !owesAnswer);
	const allAnswer = Promise.all(asked.map(async (probe) => {
		reports.set(probe, await probe.ask());
	})).then(() => true);
	const silentOf = (some) => some.filter((probe) => !reports.has(probe));
	const isWorthWaiting = () => {
		const waitedMs = monotonicMs() - askedMs;
		return waitedMs < timeoutMs && (waitedMs < LAUNCHER_TIMEOUT_MS || mayStillAnswer(silentOf(asked), probes));
	};
	let isOver = false;
	while (!isOver && isWorthWaiting()) isOver = await Promise.race([allAnswer, setTimeout(LOOK_EVERY_MS, false, { ref: false })]);
	if (silentOf(probes).some((probe) => isBlockedIfSilent(probe, probes))) return null;
	return probes.flatMap((probe) => reports.get(probe) ?? []);
}

// src/measure/servers/server.ts
const CONNECT_EVERY_MS$1 = 5;
/** How long the end of a process may take to be known, or a worker thread that serves. */
const KNOWN_WITHIN_MS = 250;
/**
* What was under way when a load ends is done all the same, though nobody waits for it. That may take twice as long as a request
* is waited for, because two arms share the core.
*/
const AFTER_LOAD_MS = 2e4;
/**
* Boots one server on a free loopback port, checks its first answer in full, and waits until none of its processes is busy starting.
*
* @throws ArmFailure where it exits, never listens, never answers or otherwise than expected, or never comes to rest
*/
async function bootServer(options) {
	try {
		var _usingCtx$13 = _usingCtx();
		const { arm, target, scenario, patienceMs = AFTER_LOAD_MS } = options;
		const opened = _usingCtx$13.a(new AsyncDisposableStack());
		const probes = opened.use(await listenForProbes());
		const port = await askSystem(freePort);
		const env = {
			...probedEnvironment(environmentInTree(target, options.tree), probes.address),
			PORT: String(port),
			HOST: LOOPBACK
		};
		const startedMs = monotonicMs();
		const tree = opened.use(startProcessTree({
			command: [
				"/bin/sh",
				"-c",
				target.start
			],
			cwd: path.join(options.tree, target.dir),
			env,
			cores: options.core === null ? null : [options.core]
		}));
		opened.defer(async () => {
			if (!await tree.stop(options.stopGraceMs) && options.stopGraceMs > 0) options.onKilled();
		});
		const fail = (what, isOfBoot = false) => new ArmFailure(arm, withLastOutput(what, tree.output()), { isOfBoot });
		const failToBoot = (what) => fail(what, true);
		const assertRunning = () => {
			const ending = tree.ending();
			if (ending !== null) throw fail(`the server died while it was measured: it ${describeEnding(ending)}${wasKilled(ending) ? MEMORY_HINT : ""}`);
		};
		const explain = (error) => {
			throw failToBoot(reasonOf(error));
		};
		await untilListening(tree, {
			target,
			port,
			timeoutMs: target.bootTimeoutMs,
			everyMs: CONNECT_EVERY_MS$1
		}).catch(explain);
		const origin = `http://${LOOPBACK}:${port}`;
		const first = await firstAnswer(scenario, origin, {
			untilMs: startedMs + target.bootTimeoutMs,
			hasEnded: () => tree.ending() !== null
		}).catch(explain);
		const bootMs = first.atMs - startedMs - first.heldMs;
		if (!(await probes.collect(startedMs + target.bootTimeoutMs - monotonicMs()) !== null)) throw failToBoot(`\`${target.start}\` answered once and did not come to rest then: an event loop of it is blocked`);
		const served = SERVED[scenario.protocol];
		const collect = async () => {
			assertRunning();
			const logs = await probes.collect(patienceMs);
			if (logs === null) throw fail(`the server did not come to rest after the load: its event loop is blocked, or more was under way than it can answer in ${patienceMs / 1e3} s: lower ${served.fewer}`);
			return logs;
		};
		const moved = opened.move();
		return {
			arm,
			origin,
			bootMs,
			firstBody: first.body?.toString("base64") ?? null,
			assertRunning,
			processes: probes.servingProcesses,
			logs: async () => {
				let logs = await collect();
				if (!logs.some(served.by)) {
					await Promise.race([tree.ended, setTimeout(KNOWN_WITHIN_MS)]);
					logs = await collect();
				}
				const serving = logs.filter(served.by);
				if (serving.length === 0) {
					assertRunning();
					throw unseen(target.start, probes.hasHeard() ? served.what : null);
				}
				await assertOwnModules(arm, serving, {
					tree: options.tree,
					nodeOptions: inheritedNodeOptions(target.env)
				});
				for (const { nodeVersion } of serving) options.onNodeVersion?.(nodeVersion);
				return logs;
			},
			async [Symbol.asyncDispose]() {
				await moved.disposeAsync();
			}
		};
	} catch (_) {
		_usingCtx$13.e = _;
	} finally {
		await _usingCtx$13.d();
	}
}
/** What the shell that started the server exits with where that was killed. */
const KILLED_BELOW_SHELL = 137;
/** A kernel that is out of memory leaves no word of it in the server's output. */
const wasKilled = (ending) => ending.kind === "signalled" ? ending.signal === "SIGKILL" : ending.kind === "exited" && ending.code === KILLED_BELOW_SHELL;
const MEMORY_HINT = " (out of memory? side by side both arms need theirs at once)";
/** What shows that a process is the server, and what to lower where it gets too much at once. An upgraded request never finishes as a response. */
const SERVED = {
	http: {
		what: "a finished response",
		fewer: "`connections` or `pipelining`",
		by: (log) => finishedBy(log) > 0
	},
	websocket: {
		what: "an accepted connection",
		fewer: "`requests`",
		by: (log) => log.connections > 0
	}
};
/** `what`: that which no probe reported; null: there was no probe. */
function unseen(start, what) {
	const seen = what === null ? `no probe was loaded: does \`${start}\` set NODE_OPTIONS? Give its options to node itself (\`node --import …\`), or keep what is there: NODE_OPTIONS="$NODE_OPTIONS …"` : `no Node process of \`${start}\` reported ${what}`;
	return new MeasuringFailure(`${seen}; perf-gate measures servers on node:http, run by Node 22.15 or newer`);
}

// src/measure/servers/server-arms.ts
/** What every kind of round of servers needs: the arms, the equipment, and both arms up. */
/** One server of an arm, up and answering as expected. */
function bootArm(arm, side, scenario, rig) {
	return bootServer({
		arm,
		scenario,
		target: side.target,
		tree: side.tree,
		core: rig.cores?.server ?? null,
		stopGraceMs: side.stopGraceMs,
		onKilled: () => rig.onKilled(side.target.name),
		onNodeVersion: (version) => rig.onNodeVersion?.(side.target.name, version)
	});
}
/** Both of them; where one does not boot the other is stopped. */
async function bootBoth({ arms, scenario, startedFirst }, rig) {
	try {
		var _usingCtx$12 = _usingCtx();
		const opened = _usingCtx$12.a(new AsyncDisposableStack());
		const servers = await bothAtOnce(startedFirst, async (arm) => opened.use(await bootArm(arm, arms[arm], scenario, rig)));
		const moved = opened.move();
		return {
			...servers,
			[Symbol.asyncDispose]: () => moved.disposeAsync()
		};
	} catch (_) {
		_usingCtx$12.e = _;
	} finally {
		await _usingCtx$12.d();
	}
}
/** As one slice. Both boot at once on one core: what one of them needs longer counts about half, because the other's work is in both. */
const bootTimes = ({ base, head }) => oneSlice({
	base: { bootTime: base.bootMs },
	head: { bootTime: head.bootMs }
});

// src/measure/servers/held-rounds.ts
/**
* Bursts of held requests. Two at once on one core would wait for each other, and hide half of what sets them apart, so
* they go in turn: only one of the two servers has anything to do at a time.
*/
/** How much longer than the hold all answers may take together. */
const OVERTIME_MS = 3e4;
/** The probe takes some 15 ms of CPU time in a burst of a second; spread over few requests that would be the figure. */
const LEAST_REQUESTS_FOR_CPU = 1e3;
/**
* One round of fresh processes of both arms: bursts to base, head, head, base … or the other way round. Whose
* load begins first elsewhere has the first burst here.
*
* @throws ArmFailure where an arm breaks; MeasuringFailure where the figures would mean nothing
*/
async function measureHeldDuet({ arms, scenario, index, startedFirst, loadedFirst }, rig) {
	try {
		var _usingCtx$11 = _usingCtx();
		const servers = _usingCtx$11.a(await bootBoth({
			arms,
			scenario,
			startedFirst
		}, rig));
		const { client } = rig;
		const burstMs = await warmUp(async () => Object.values(await bothAtOnce(loadedFirst, (arm) => measureBurst(servers[arm], scenario, client))));
		const pairs = [];
		const wanted = duetPairs(2 * burstMs);
		while (pairs.length < wanted) {
			const first = pairs.length % 2 === 0 ? loadedFirst : otherArm(loadedFirst);
			pairs.push(await bothInTurn(first, (arm) => measureBurst(servers[arm], scenario, client)));
		}
		const slicesOf = (figure) => pairs.map(({ base, head }) => ({
			base: base[figure],
			head: head[figure]
		}));
		return {
			index,
			startedFirst,
			mode: "alternating",
			coreShare: null,
			slices: {
				...ofEachFigure(scenario, slicesOf),
				...maxMemoryOf(pairs.at(-1)),
				...bootTimes(servers)
			}
		};
	} catch (_) {
		_usingCtx$11.e = _;
	} finally {
		await _usingCtx$11.d();
	}
}
/** One round of a fresh process of head alone: the absolute figures. */
async function measureHeldSolo(arm, scenario, index, rig) {
	try {
		var _usingCtx3 = _usingCtx();
		const server = _usingCtx3.a(await bootArm("head", arm, scenario, rig));
		const { client } = rig;
		const burstMs = await warmUp(async () => [await measureBurst(server, scenario, client)]);
		const fromMs = monotonicMs();
		const bursts = [];
		const wanted = soloBursts(burstMs);
		while (bursts.length < wanted) bursts.push(await measureBurst(server, scenario, client));
		const toMs = monotonicMs();
		const logs = await server.logs();
		const valuesOf = (figure) => bursts.map((burst) => burst[figure]);
		return {
			index,
			figures: {
				...ofEachFigure(scenario, (figure) => median(valuesOf(figure))),
				maxMemory: maxMemoryBytes(logs) / 1e6,
				bootTime: server.bootMs
			},
			precision: ofEachFigure(scenario, (figure) => precisionOf(valuesOf(figure))),
			memorySeries: memorySeries(logs, fromMs, toMs)
		};
	} catch (_) {
		_usingCtx3.e = _;
	} finally {
		await _usingCtx3.d();
	}
}
const BURST_FIGURES = [
	"finishOverhead",
	"finishTime",
	"cpuPerRequest"
];
const maxMemoryOf = ({ base, head }) => oneSlice({
	base: base.maxMemory,
	head: head.maxMemory
});
/** Those that mean something for the scenario, where there is a value. */
function ofEachFigure({ requests }, valueOf) {
	const figures = BURST_FIGURES.filter((figure) => figure !== "cpuPerRequest" || requests >= LEAST_REQUESTS_FOR_CPU);
	return Object.fromEntries(figures.map((figure) => [figure, valueOf(figure)]).filter(([, value]) => value !== null));
}
/** Bursts that do not count, to all servers at once each time. How long the last one took, in ms. */
async function warmUp(burstAll) {
	const timedBurst = async () => Math.max(...(await burstAll()).map(({ finishTime }) => finishTime * 1e3));
	let burstMs = await timedBurst();
	for (let done = 1; done < warmupBursts(burstMs); done += 1) burstMs = await timedBurst();
	return burstMs;
}
/** @throws ArmFailure where the server dies or answers wrongly; MeasuringFailure where it took no time beyond the hold */
async function measureBurst(server, scenario, client) {
	const { message, reply, requests, holdMs } = scenario;
	const outcome = await client.burst({
		url: websocketUrl(server.origin, scenario),
		message,
		reply,
		requests,
		holdMs,
		endMs: monotonicMs() + holdMs + OVERTIME_MS
	});
	const logs = await server.logs();
	if (outcome.trouble !== null) throw new ArmFailure(server.arm, `asked for ${requests} held requests at once: ${outcome.trouble}`);
	const { sentMs, finishedMs } = outcome;
	const finishOverhead = finishedMs - sentMs - holdMs;
	if (finishOverhead <= 0) throw new MeasuringFailure(`all ${requests} answers came within the hold of ${holdMs} ms, so there is nothing beyond it to compare; send more requests`);
	return {
		finishOverhead,
		finishTime: (finishedMs - sentMs) / 1e3,
		cpuPerRequest: cpuUsAround(logs, sentMs, finishedMs) / requests,
		maxMemory: maxMemoryFigure(maxMemoryBytes(logs))
	};
}

// src/measure/servers/paced-latency.ts
const PERCENTILES = {
	pacedLatencyP50: .5,
	pacedLatencyP99: .99
};
/** Above this share of a latency being late with the requests was the client's own doing, and the figure is the client's. */
const OWN_SHARE = .5;
/**
* The percentiles, without those at which the client could not keep the pace. Its lateness is held against the latency
* at the same percentile: a client that is held up now and then spoils p99 alone, and on a busy machine most are.
*/
function pacedLatencies({ latenciesMs, latenessMs }) {
	if (latenciesMs.length === 0) return {};
	return Object.fromEntries(Object.entries(PERCENTILES).flatMap(([metric, percentile]) => {
		const latencyMs = quantile(latenciesMs, percentile);
		return quantile(latenessMs, percentile) > OWN_SHARE * latencyMs ? [] : [[metric, latencyMs]];
	}));
}

// src/measure/servers/paced-stretch.ts
/** The stretch of a round at the scenario's fixed rate. It comes last, so that nothing else is measured after it. */
/** What a stretch is to tell, and tells nothing of where a client could not keep the rate. */
const NOTHING_USABLE = {
	pacedLatencyP50: [],
	pacedLatencyP99: []
};
/**
* Both arms at once; nothing where the scenario has no rate. A percentile at which a client could not keep it has no slice.
*
* @throws ArmFailure where an arm answers wrongly or not at all
*/
async function measurePacedDuet(servers, { scenario, loadedFirst }, rig) {
	const { rate } = scenario;
	if (rate === null) return {};
	const startMs = monotonicMs() + 150;
	const latencies = await bothAtOnce(loadedFirst, (arm) => {
		const laterMs = arm === loadedFirst ? 0 : 500 / rate;
		return measureStretch(servers[arm], {
			scenario,
			rate,
			startMs: startMs + laterMs
		}, rig);
	});
	return {
		...NOTHING_USABLE,
		...oneSlice(latencies)
	};
}
/** The same of one server alone, as absolute figures. */
async function measurePacedSolo(server, scenario, rig) {
	const { rate } = scenario;
	return rate === null ? {} : measureStretch(server, {
		scenario,
		rate,
		startMs: monotonicMs() + 150
	}, rig);
}
async function measureStretch(server, { scenario, rate, startMs }, { client, procedure }) {
	const measureFromMs = startMs + procedure.pacedWarmupMs;
	const result = await client.pace({
		...serverRequest(server, scenario),
		connections: scenario.connections,
		rate,
		startMs,
		measureFromMs,
		endMs: measureFromMs + procedure.pacedMs
	});
	if (result.trouble !== null) {
		server.assertRunning();
		throw new ArmFailure(server.arm, `after the load, asked ${rate} times a second: ${result.trouble}`);
	}
	return pacedLatencies(result);
}

// src/measure/servers/server-rounds.ts
/**
* One round of fresh processes of both arms: saturated side by side, then single requests to each in turn, and then
* what is due at the scenario's rate where it has one.
*
* @throws ArmFailure where an arm breaks; MeasuringFailure where the figures would mean nothing
*/
async function measureServerDuet(duet, rig) {
	try {
		var _usingCtx$10 = _usingCtx();
		const servers = _usingCtx$10.a(await bootBoth(duet, rig));
		const saturated = rig.cores === null ? await loadInTurn(servers, duet, rig) : await loadTogether(servers, duet, rig);
		const unloadedLatency = await measureUnloadedLatency(servers, duet, rig);
		const paced = await measurePacedDuet(servers, duet, rig);
		const bodies = firstBodiesOf(servers, duet.scenario);
		if (bodies !== null) duet.onFirstBodies?.(bodies);
		return {
			index: duet.index,
			startedFirst: duet.startedFirst,
			...saturated,
			slices: {
				...saturated.slices,
				unloadedLatency,
				...paced,
				...bootTimes(servers)
			}
		};
	} catch (_) {
		_usingCtx$10.e = _;
	} finally {
		await _usingCtx$10.d();
	}
}
/** The client's single requests, cut into slices; a slice's value is the median, which one hiccup does not move. */
async function measureUnloadedLatency(servers, duet, rig) {
	const { latencySliceMs, latencySlices } = rig.procedure;
	const order = duet.loadedFirst === "base" ? ["base", "head"] : ["head", "base"];
	const pairs = [];
	for (let slice = 0; slice < latencySlices; slice += 1) {
		const medians = await medianLatenciesMs(rig.client, order.map((arm) => servers[arm]), duet.scenario, latencySliceMs);
		pairs.push({
			base: medians[order.indexOf("base")],
			head: medians[order.indexOf("head")]
		});
	}
	return pairs;
}

// src/measure/servers/server-solo.ts
/** How finely the highest CPU use is looked for. */
const MAX_CPU_SLICE_MS = 100;
/** Slices of the stretch that say how steady it was: more of them would be too short to be independent (Schmeiser 1982: 10 to 30). */
const PRECISION_SLICES = 10;
/** One round of a fresh process of head alone: the absolute figures. */
async function measureServerSolo(arm, scenario, index, rig) {
	try {
		var _usingCtx$9 = _usingCtx();
		const server = _usingCtx$9.a(await bootArm("head", arm, scenario, rig));
		const { soloWarmupMs, soloMs, latencySlices, latencySliceMs } = rig.procedure;
		const before = await server.logs();
		const fromMs = monotonicMs() + 150 + soloWarmupMs;
		const toMs = fromMs + soloMs;
		const result = await rig.client.load(loadCommand(server, scenario, fromMs, toMs));
		const logs = await server.logs();
		assertGoodLoad(server, scenario, {
			before,
			after: logs,
			result
		});
		const activity = treeActivity(logs, fromMs, toMs);
		if (activity === null || activity.finishedPerMs === 0 || result.latencyMs === null) throw answersTooSeldom(`head by itself finished none in ${soloMs / 1e3} s`, soloMs);
		const [unloadedLatency] = await medianLatenciesMs(rig.client, [server], scenario, latencySlices * latencySliceMs);
		const paced = await measurePacedSolo(server, scenario, rig);
		return {
			index,
			figures: {
				throughput: activity.finishedPerMs * 1e3,
				cpuPerRequest: activity.cpuUsPerMs / activity.finishedPerMs,
				unloadedLatency,
				latencyP50: result.latencyMs.p50,
				latencyP975: result.latencyMs.p975,
				latencyP99: result.latencyMs.p99,
				output: result.bytes / soloMs / 1e3,
				maxMemory: maxMemoryBytes(logs) / 1e6,
				maxCpu: maxCpuPercent(logs, fromMs, toMs),
				bootTime: server.bootMs,
				...resourceFigures(logs, fromMs, toMs),
				...paced
			},
			precision: precisionWithin(logs, fromMs, toMs),
			memorySeries: memorySeries(logs, fromMs, toMs),
			...isClientSaturated(result.loopUtilisation, activity.cpuUsPerMs) ? { clientSaturated: true } : {}
		};
	} catch (_) {
		_usingCtx$9.e = _;
	} finally {
		await _usingCtx$9.d();
	}
}
/** Of the figures that have a value in every slice of the stretch. */
function precisionWithin(logs, fromMs, toMs) {
	const slices = sliceWindow(fromMs, toMs, (toMs - fromMs) / PRECISION_SLICES).flatMap(([from, to]) => treeActivity(logs, from, to) ?? []).filter(({ finishedPerMs }) => finishedPerMs > 0);
	const throughput = precisionOf(slices.map(({ finishedPerMs }) => finishedPerMs));
	const cpuPerRequest = precisionOf(slices.map(({ finishedPerMs, cpuUsPerMs }) => cpuUsPerMs / finishedPerMs));
	return {
		...throughput === null ? {} : { throughput },
		...cpuPerRequest === null ? {} : { cpuPerRequest }
	};
}
function maxCpuPercent(logs, fromMs, toMs) {
	const slices = sliceWindow(fromMs, toMs, MAX_CPU_SLICE_MS).map(([from, to]) => treeActivity(logs, from, to)?.cpuUsPerMs ?? 0);
	return Math.max(0, ...slices) / 10;
}

// src/measure/suite/suite-window.ts
/** Of these two or three lie in a slice as a whole: it begins and ends somewhere within one. */
const OPERATIONS_OF_A_SLICE = 3;
/** A round of such a task takes about a minute. */
const LONGEST_OPERATION_MS = 2e3;
/** The limit is there for time, not for truth: what was short enough stays so, though the machine is slower now and then. */
const LONGEST_LATER_MS = 2 * LONGEST_OPERATION_MS;
/** No mood of the machine has one arm seem to take so many times as long as the other. */
const CALIBRATION_MARGIN = 2;
/**
* The usual window, or one of fewer and longer slices where an operation takes so long that too few would fit into a
* usual one. It stretches with the operation and depends on nothing else, so that rounds stay comparable.
*
* @param operationMs how long an operation takes while the window lasts
*/
function windowFor(operationMs, usual) {
	const sliceMs = Math.max(usual.sliceMs, OPERATIONS_OF_A_SLICE * operationMs);
	const slices = Math.max(usual.leastSlices, Math.ceil(usual.slices * usual.sliceMs / sliceMs));
	return {
		sliceMs,
		slices: Math.min(slices, usual.slices)
	};
}
/** How long an operation may take in the round of this index: the others have had one before them. */
const longestOperationMs = (index) => index === 0 ? LONGEST_OPERATION_MS : LONGEST_LATER_MS;
/** @throws MeasuringFailure where an operation takes so long that nothing can be said of it in reasonable time */
function refuseLongOperations(operationMs, limitMs) {
	if (operationMs <= limitMs) return;
	throw new MeasuringFailure(`an operation of the task takes ${duration(operationMs)}, and at most ${LONGEST} can be measured; give it less work`);
}
/**
* The same where it is told how long an operation takes in each arm: what only head makes so long is head's doing, and no
* reason to give the task less work. Where it is less than that it is measured, and the rounds say by how much.
*
* @throws ArmFailure of head; MeasuringFailure where the task is too long at base already
*/
function refuseLongOperationsOf({ base, head }, limitMs) {
	refuseLongOperations(base, limitMs);
	if (head > limitMs && head > CALIBRATION_MARGIN * base) throw new ArmFailure("head", `an operation takes ${duration(head)}, and ${duration(base)} at base: more than ${LONGEST} cannot be measured`);
	refuseLongOperations(head, LONGEST_LATER_MS);
}
const LONGEST = `${LONGEST_OPERATION_MS / 1e3} s`;
function duration(ms) {
	if (ms < 1) return "less than 1 ms";
	return ms < 1e3 ? `${Math.round(ms)} ms` : `${(ms / 1e3).toFixed(1)} s`;
}

// src/measure/suite/suite-rounds.ts
/** Allowed a command for its way to the suite's process, which begins as soon as it has come. */
const LEAD_IN_MS = 50;
/** For a median; rounds make up for the rest. */
const LEAST_DUET_SLICES = 3;
/** For a median and its precision. */
const LEAST_SOLO_SLICES = 5;
/**
* One round of fresh processes of both arms running the same task at once on one core; in turn where nothing can be
* pinned.
*
* @throws ArmFailure where an arm's suite fails; MeasuringFailure where the figures would mean nothing
*/
async function measureSuiteDuet(duet, rig) {
	try {
		var _usingCtx$8 = _usingCtx();
		const start = (arm) => startSuite({
			arm,
			...duet.arms[arm],
			core: rig.cores?.server ?? null
		});
		const first = _usingCtx$8.a(start(duet.startedFirst));
		const second = _usingCtx$8.a(start(otherArm(duet.startedFirst)));
		const both = {
			base: first.arm === "base" ? first : second,
			head: first.arm === "head" ? first : second
		};
		const limitMs = longestOperationMs(duet.index);
		const alone = await bothInTurn(duet.startedFirst, async (arm) => {
			const calibrated = await both[arm].calibrate(duet.task);
			if (arm === "base") refuseLongOperations(calibrated.msPerOp, limitMs);
			return calibrated;
		});
		const operationMs = {
			base: alone.base.msPerOp,
			head: alone.head.msPerOp
		};
		refuseLongOperationsOf(operationMs, limitMs);
		const batch = batchOf((operationMs.base + operationMs.head) / 2);
		const longestMs = Math.max(operationMs.base, operationMs.head);
		const busyAlone = {
			base: alone.base.busyShare,
			head: alone.head.busyShare
		};
		const measured = rig.cores === null ? await runInTurn(both, duet, {
			batch,
			operationMs: longestMs
		}, rig.procedure) : await runTogether(both, duet, {
			batch,
			operationMs: 2 * longestMs,
			busyAlone
		}, rig.procedure);
		if (measured.slices.nsPerOp?.length === 0) throw tooFewOperations();
		await bothAtOnce(duet.startedFirst, (arm) => finishProven(both[arm], duet.arms[arm]));
		return {
			index: duet.index,
			startedFirst: duet.startedFirst,
			...measured
		};
	} catch (_) {
		_usingCtx$8.e = _;
	} finally {
		await _usingCtx$8.d();
	}
}
/** One round of a fresh process of head alone: the absolute figures. */
async function measureSuiteSolo(arm, task, index, rig) {
	try {
		var _usingCtx3 = _usingCtx();
		const { suiteWarmupMs, suiteSoloSliceMs, suiteSoloSlices } = rig.procedure;
		const suite = _usingCtx3.a(startSuite({
			arm: "head",
			...arm,
			core: rig.cores?.server ?? null
		}));
		const { msPerOp: operationMs } = await suite.calibrate(task);
		refuseLongOperations(operationMs, longestOperationMs(index));
		const window = windowFor(operationMs, {
			sliceMs: suiteSoloSliceMs,
			slices: suiteSoloSlices,
			leastSlices: LEAST_SOLO_SLICES
		});
		const { fromMs, toMs } = startingAfter(LEAD_IN_MS + suiteWarmupMs, window);
		const { samples, maxMemoryBytes } = await suite.run(task, batchOf(operationMs), toMs);
		const slices = sliceWindow(fromMs, toMs, window.sliceMs).flatMap(([from, to]) => activityBetween(samples, from, to) ?? []);
		if (slices.length === 0) throw tooFewOperations();
		await finishProven(suite, arm);
		const costs = slices.map(elapsedNsPerOp);
		const nsPerOp = median(costs);
		const precision = precisionOf(costs);
		return {
			index,
			figures: {
				nsPerOp,
				opsPerSecond: 1e9 / nsPerOp,
				maxMemory: maxMemoryBytes / 1e6
			},
			...precision !== null && { precision: {
				nsPerOp: precision,
				opsPerSecond: precision
			} }
		};
	} catch (_) {
		_usingCtx3.e = _;
	} finally {
		await _usingCtx3.d();
	}
}
/**
* What importing the file loads was proven when its tasks were listed. What a task loads when it runs is known to its own process,
* and to that only of CommonJS.
*
* @throws MeasuringFailure where modules came from outside of the arm's tree; ArmFailure where the task does not close
*/
async function finishProven(suite, { target, tree }) {
	const modules = await suite.finish();
	await assertOwnModules(suite.arm, [{ modules }], {
		tree,
		nodeOptions: inheritedNodeOptions(target.env)
	});
}
async function runTogether(both, { task, startedFirst }, { batch, operationMs, busyAlone }, procedure) {
	const window = windowFor(operationMs, duetWindow(procedure));
	const { fromMs, toMs } = startingAfter(LEAD_IN_MS + procedure.suiteWarmupMs, window);
	const { base, head } = await bothAtOnce(startedFirst, (arm) => both[arm].run(task, batch, toMs));
	const whole = {
		base: activityBetween(base.samples, fromMs, toMs),
		head: activityBetween(head.samples, fromMs, toMs)
	};
	if (!whole.base || !whole.head) throw tooFewOperations();
	const coreShare = {
		base: whole.base.cpuUsPerMs / 1e3,
		head: whole.head.cpuUsPerMs / 1e3
	};
	const cost = costOf({
		busyAlone,
		coreShare
	});
	const pairs = sliceWindow(fromMs, toMs, window.sliceMs).flatMap(([from, to]) => activityPairs(activityBetween(base.samples, from, to), activityBetween(head.samples, from, to)));
	const maxMemory = oneSlice({
		base: maxMemoryFigure(base.maxMemoryBytes),
		head: maxMemoryFigure(head.maxMemoryBytes)
	});
	return {
		mode: "duet",
		coreShare,
		slices: {
			...suiteSlices(pairs, activityPairs(whole.base, whole.head), cost),
			...maxMemory
		}
	};
}
async function runInTurn(both, { task, startedFirst }, { batch, operationMs }, procedure) {
	const { sliceMs, slices } = windowFor(operationMs, duetWindow(procedure));
	const runBoth = (first, durationMs) => bothInTurn(first, async (arm) => {
		const fromMs = monotonicMs() + LEAD_IN_MS;
		const { samples } = await both[arm].run(task, batch, fromMs + durationMs);
		return activityBetween(samples, fromMs, fromMs + durationMs);
	});
	await runBoth(startedFirst, procedure.suiteWarmupMs);
	const pairs = [];
	for (let slice = 0; slice < slices; slice += 1) {
		const { base, head } = await runBoth(slice % 2 === 0 ? startedFirst : otherArm(startedFirst), sliceMs);
		pairs.push(...activityPairs(base, head));
	}
	return {
		mode: "alternating",
		coreShare: null,
		slices: suiteSlices(pairs, pairs.length === 0 ? [] : [averageOf(pairs)], elapsedNsPerOp)
	};
}
const duetWindow = ({ suiteSliceMs, suiteSlices }) => ({
	sliceMs: suiteSliceMs,
	slices: suiteSlices,
	leastSlices: LEAST_DUET_SLICES
});
function startingAfter(leadMs, { sliceMs, slices }) {
	const fromMs = monotonicMs() + leadMs;
	return {
		fromMs,
		toMs: fromMs + slices * sliceMs
	};
}
const batchOf = (msPerOp) => Math.max(1, Math.round(2 / msPerOp));
const tooFewOperations = () => new MeasuringFailure("the task finished too few operations in the measured window: they took much longer than at first; give each the same work");
/**
* The slices of a round.
*
* @param whole all of what the slices are of, as one: work that falls into few of them shows in its mean, and not in their median
*/
function suiteSlices(pairs, whole, cost) {
	const costsOf = (those) => those.map(({ base, head }) => ({
		base: cost(base),
		head: cost(head)
	}));
	return {
		nsPerOp: costsOf(pairs),
		meanNsPerOp: costsOf(whole)
	};
}

// src/measure/benchmark-rounds.ts
/** Head alone. @throws ArmFailure where head breaks; MeasuringFailure where the figures would mean nothing */
function measureSolo(place, benchmark, index) {
	const { rig, trees } = place;
	if (benchmark.kind === "suite") return measureSuiteSolo({
		target: benchmark.head,
		tree: trees.head
	}, benchmark.scenario, index, rig);
	const { request } = benchmark;
	const arm = serverArm(place, benchmark.head, trees.head);
	return request.protocol === "websocket" ? measureHeldSolo(arm, request, index, rig) : measureServerSolo(arm, request, index, rig);
}
/**
* Base and head.
*
* @param onFirstBodies told what both answered at first, where any body may come
* @throws ArmFailure where an arm breaks; MeasuringFailure where the figures would mean nothing
*/
function measureDuet(place, benchmark, { index, startedFirst, loadedFirst }, onFirstBodies) {
	const { rig, trees } = place;
	if (benchmark.kind === "suite") {
		const arms = {
			base: {
				target: benchmark.base,
				tree: trees.base
			},
			head: {
				target: benchmark.head,
				tree: trees.head
			}
		};
		return measureSuiteDuet({
			arms,
			task: benchmark.scenario,
			index,
			startedFirst
		}, rig);
	}
	const { request } = benchmark;
	const round = {
		arms: {
			base: serverArm(place, benchmark.base, trees.base),
			head: serverArm(place, benchmark.head, trees.head)
		},
		index,
		startedFirst,
		loadedFirst
	};
	return request.protocol === "websocket" ? measureHeldDuet({
		...round,
		scenario: request
	}, rig) : measureServerDuet({
		...round,
		scenario: request,
		onFirstBodies
	}, rig);
}
/** Boots head's server by itself, and stops it again. @throws ArmFailure where it does not boot; MeasuringFailure where that could not be tried */
async function bootHeadAlone(place, { head, request }) {
	await (await bootArm("head", serverArm(place, head, place.trees.head), request, place.rig))[Symbol.asyncDispose]();
}
/** Base alone, as head is measured. @throws like `measureSolo`, with head as the arm */
const measureBaseAlone = (place, benchmark, index) => measureSolo(withBaseTwice(place), asBase(benchmark), index);
/** The base's code in both arms. @throws like `measureDuet`, with either arm */
const measureControl = async (place, benchmark, step) => ({
	...await measureDuet(withBaseTwice(place), asBase(benchmark), step),
	benchmark: benchmark.id
});
const withBaseTwice = (place) => ({
	...place,
	trees: {
		base: place.trees.base,
		head: place.trees.base
	}
});
/** For each kind by itself: only so is it known that base's target is one of the same kind. */
const asBase = (benchmark) => benchmark.kind === "suite" ? {
	...benchmark,
	head: benchmark.base
} : {
	...benchmark,
	head: benchmark.base
};
const serverArm = ({ isKnownDeaf }, target, tree) => ({
	target,
	tree,
	stopGraceMs: isKnownDeaf(target.name) ? 0 : target.stopTimeoutMs
});

// src/measure/measure-step.ts
/** Measures a round of the benchmark, and adds to its progress what came of it. */
async function measureStep(setting, benchmark, step, soFar) {
	const tries = [];
	while (tries.length < 2) {
		const lost = await lostOf(setting, benchmark, soFar, () => addRound(setting, benchmark, tries.length === 0 ? step : inOtherOrder(step), soFar));
		if (lost === "over") return;
		if (lost === null) {
			soFar.outlived.push(...tries.map((tried) => ({
				...tried,
				round: "measured again"
			})));
			if (step.kind === "solo" && setting.plan !== null && keepsState(benchmark) && isComparable(benchmark)) await askBaseAsMuch(setting, benchmark, step.index, soFar);
			return;
		}
		tries.push(lost);
	}
	if (step.kind === "duet") await settleLostDuet(setting, benchmark, tries, soFar);
	else if (isComparable(benchmark)) await settleLostSolo(setting, benchmark, {
		index: step.index,
		tries
	}, soFar);
	else soFar.ending = endingOf(tries, soFar.outlived);
}
/**
* Measures a round of base against base. Where it fails there is none, and nothing is said of the benchmark; but that base
* broke is kept, and speaks for head where that breaks later.
*/
async function measureControlStep(setting, benchmark, step, soFar) {
	try {
		return [await measureControl(setting, comparable(benchmark), step)];
	} catch (error) {
		if (setting.signal.aborted) return [];
		const { arm, reason } = lostTryOf(error);
		soFar.outlived.push({
			arm: arm === null ? null : "base",
			reason,
			round: "control left out"
		});
		return [];
	}
}
async function addRound(setting, benchmark, step, soFar) {
	if (step.kind === "solo") soFar.solos.push(await measureSolo(setting, benchmark, step.index));
	else soFar.duets.push(await measureDuet(setting, comparable(benchmark), step, (bodies) => soFar.firstBodies.push(bodies)));
}
/** @throws Error where it is none: of no other are rounds of both arms planned */
function comparable(benchmark) {
	if (!isComparable(benchmark)) throw new Error(`${benchmark.id} has no base, and a round of both arms was planned for it`);
	return benchmark;
}
/** What one order has against an arm must not befall it twice. */
const inOtherOrder = (step) => step.kind === "solo" ? step : {
	...step,
	startedFirst: otherArm(step.startedFirst),
	loadedFirst: otherArm(step.loadedFirst)
};
/**
* What it means that every try of a round side by side was lost. What base holds while it runs head cannot have: a head that did not boot
* in any of them is blamed only where it does not boot by itself either.
*/
async function settleLostDuet(setting, benchmark, tries, soFar) {
	const ending = endingOf(tries, soFar.outlived);
	const isHeads = ending.state === "broken" && ending.arm === "head";
	if (benchmark.kind === "suite" || !isHeads || !tries.every(({ isOfBoot }) => isOfBoot === true)) {
		soFar.ending = ending;
		return;
	}
	const byItself = await lostOf(setting, benchmark, soFar, () => bootHeadAlone(setting, benchmark));
	if (byItself !== "over") soFar.ending = endingOfBoot(ending, byItself);
}
/**
* What a lost round of head alone means for a benchmark that base has. It asks more of one process than a round beside
* base, so head is blamed only where base stands the same. What base does not stand either, or nobody is to blame for,
* costs this round alone where the arms are compared: the duets do that, and are worth as much without absolute figures.
*/
async function settleLostSolo(setting, benchmark, { index, tries }, soFar) {
	const isCompared = setting.plan !== null;
	const leftOut = oneOfEachArm(tries).map((tried) => ({
		...tried,
		round: "solo left out"
	}));
	const isLostToHead = tries.every(({ arm }) => arm === "head");
	if (isCompared && (!isLostToHead || baseBreaksAlone(soFar))) {
		soFar.outlived.push(...leftOut);
		return;
	}
	const ending = endingOf(tries, soFar.outlived);
	if (!isLostToHead) {
		soFar.ending = ending;
		return;
	}
	const ofBase = await lostOf(setting, benchmark, soFar, () => measureBaseAlone(setting, benchmark, index));
	if (ofBase === "over") return;
	if (isCompared && ofBase !== null && ofBase.arm !== null) soFar.outlived.push(...leftOut, {
		arm: "base",
		reason: ofBase.reason,
		round: "base alone"
	});
	else soFar.ending = endingBesideBase(ending, ofBase);
}
/** After a round of head alone: nobody needs base's figures. */
async function askBaseAsMuch(setting, benchmark, index, soFar) {
	const lost = await lostOf(setting, benchmark, soFar, () => measureBaseAlone(setting, benchmark, index));
	if (lost !== "over" && lost !== null && lost.arm !== null) soFar.outlived.push({
		arm: "base",
		reason: lost.reason,
		round: "base alone"
	});
}
/** Once is enough: asking again would cost a round for each of head's, and at its limit base may stand one of them. */
const baseBreaksAlone = ({ outlived }) => outlived.some(({ round }) => round === "base alone");
/** What a try was lost to; null: it was not. 'over': it says nothing, for it was interrupted, or trouble beside the arms has ended the benchmark. */
async function lostOf(setting, benchmark, soFar, act) {
	const lost = await failureOf(setting, act);
	const trouble = await setting.troubleBeside(benchmark);
	if (setting.signal.aborted) return "over";
	if (trouble === null) return lost;
	soFar.ending = {
		state: "invalid",
		reason: trouble
	};
	return "over";
}
/** What a try was lost to, whatever else went wrong; null: it was not, or it was interrupted. */
async function failureOf({ signal }, act) {
	try {
		await act();
		return null;
	} catch (error) {
		return signal.aborted ? null : lostTryOf(error);
	}
}
/** The last of each: one round may be lost twice to the same. */
const oneOfEachArm = (tries) => [...new Map(tries.map((lost) => [lost.arm, lost])).values()];

// src/measure/measure-run.ts
function openMeasuring(options) {
	const { benchmarks, signal } = options;
	const planned = new Map(benchmarks.map((benchmark) => [benchmark.id, benchmark]));
	const progress = new Map(benchmarks.map(({ id }) => [id, {
		duets: [],
		solos: [],
		outlived: [],
		firstBodies: [],
		ending: null
	}]));
	const control = [];
	const deaf = /* @__PURE__ */ new Set();
	const rig = {
		...options.rig,
		onKilled: (target) => {
			deaf.add(target);
			options.rig.onKilled(target);
		}
	};
	const setting = {
		...options,
		rig,
		isKnownDeaf: (target) => deaf.has(target)
	};
	let clientRevivedFor = null;
	/** A load client that has ended would fail all that comes. Not twice in a row for one benchmark, which may be what ends it. */
	const reviveClientFor = async ({ id, kind }) => {
		if (kind === "server" && clientRevivedFor !== id && await rig.client.reviveIfEnded()) clientRevivedFor = id;
	};
	const carryOutStep = async (step) => {
		const benchmark = planned.get(step.id);
		const soFar = progress.get(step.id);
		if (soFar.ending !== null) return;
		await reviveClientFor(benchmark);
		if (step.kind === "control") control.push(...await measureControlStep(setting, benchmark, step, soFar));
		else await measureStep(setting, benchmark, step, soFar);
	};
	return {
		carryOut: async (steps, onStep) => {
			for (const [done, step] of steps.entries()) {
				if (signal.aborted) return;
				onStep(done, step.id);
				await carryOutStep(step);
			}
		},
		measurements: () => new Map(benchmarks.map((benchmark) => [benchmark.id, measurementOf(benchmark, progress.get(benchmark.id), options.plan)])),
		control: () => control,
		notes: () => benchmarks.flatMap(({ id }) => notesOnOutlived(id, progress.get(id).outlived)),
		warnings: () => benchmarks.flatMap(({ id }) => warningsOfBodies(id, progress.get(id).firstBodies))
	};
}
function measurementOf(benchmark, { duets, solos, ending }, plan) {
	if (ending !== null) return endedAfter(ending, {
		plan,
		duets
	});
	if (benchmark.newBecause !== null) return {
		state: "new",
		why: benchmark.newBecause,
		solos
	};
	return {
		state: "measured",
		plan,
		duets,
		solos
	};
}
/** What an interrupted run never came to was not measured. */
function unlessUntouched(measurement) {
	return ("solos" in measurement ? [...measurement.solos, ..."duets" in measurement ? measurement.duets : []] : null)?.length === 0 ? {
		state: "not measured",
		reason: "the run was interrupted before its turn"
	} : measurement;
}
/** One benchmark as it goes into the run's record. */
function benchmarkRecord(benchmark, measurement, facts) {
	const { id, target, scenario, kind } = benchmark;
	return {
		id,
		target,
		scenario,
		kind,
		...facts,
		variant: null,
		measurement
	};
}

// src/measure/rig.ts
/** The measuring equipment of a whole run: cores and a warm load client. */
function openRig({ cores, procedure, onKilled, onNodeVersion }) {
	const client = startLoadClient(cores?.clients ?? null);
	return {
		cores,
		client,
		procedure,
		onKilled,
		onNodeVersion,
		[Symbol.asyncDispose]: () => client[Symbol.asyncDispose]()
	};
}

// src/run/load-hash.ts
/**
* How latency at a fixed rate is measured. It stands for a version of the procedure that only scenarios with a rate have: figures
* of before were those of what queued behind the requests that opened the connections.
*/
const AT_A_RATE = "at a rate once all connections are open";
/** Solo figures can be compared only where load and procedure were the same. */
function loadHash(benchmark, procedure) {
	const { version, soloWarmupMs, soloMs, suiteWarmupMs, suiteSoloSliceMs, suiteSoloSlices } = procedure;
	const solo = benchmark.kind === "server" ? [soloMs, soloWarmupMs] : [suiteSoloSliceMs * suiteSoloSlices, suiteWarmupMs];
	return hash("sha256", JSON.stringify([
		benchmark.load,
		version,
		...solo,
		...hasRate(benchmark) ? [AT_A_RATE] : []
	])).slice(0, 16);
}
const hasRate = (benchmark) => benchmark.kind === "server" && benchmark.request.protocol === "http" && benchmark.request.rate !== null;

// node_modules/pure-rand/lib/esm/distribution/uniformInt.js
/**
* Uniformly generate number in range [0 ; rangeSize[
* With rangeSize <= 0x100000000
* @internal
*/
function uniformIntInternal(rng, rangeSize) {
	const MaxAllowed = rangeSize > 2 ? ~~(4294967296 / rangeSize) * rangeSize : 4294967296;
	let deltaV = rng.next() + 2147483648;
	while (deltaV >= MaxAllowed) deltaV = rng.next() + 2147483648;
	return deltaV % rangeSize;
}
/**
* We only accept safe integers here
* @internal
*/
function fromNumberToArrayInt64(out, n) {
	if (n < 0) {
		const posN = -n;
		out.sign = -1;
		out.data[0] = ~~(posN / 4294967296);
		out.data[1] = posN >>> 0;
	} else {
		out.sign = 1;
		out.data[0] = ~~(n / 4294967296);
		out.data[1] = n >>> 0;
	}
	return out;
}
/**
* Substract two ArrayInt of 64 bits on 64 bits.
* With arrayIntA - arrayIntB >= 0
* @internal
*/
function substractArrayInt64(out, arrayIntA, arrayIntB) {
	const lowA = arrayIntA.data[1];
	const highA = arrayIntA.data[0];
	const signA = arrayIntA.sign;
	const lowB = arrayIntB.data[1];
	const highB = arrayIntB.data[0];
	const signB = arrayIntB.sign;
	out.sign = 1;
	if (signA === 1 && signB === -1) {
		const low = lowA + lowB;
		const high = highA + highB + (low > 4294967295 ? 1 : 0);
		out.data[0] = high >>> 0;
		out.data[1] = low >>> 0;
		return out;
	}
	let lowFirst = lowA;
	let highFirst = highA;
	let lowSecond = lowB;
	let highSecond = highB;
	if (signA === -1) {
		lowFirst = lowB;
		highFirst = highB;
		lowSecond = lowA;
		highSecond = highA;
	}
	let reminderLow = 0;
	let low = lowFirst - lowSecond;
	if (low < 0) {
		reminderLow = 1;
		low = low >>> 0;
	}
	out.data[0] = highFirst - highSecond - reminderLow;
	out.data[1] = low;
	return out;
}
/**
* Uniformly generate ArrayInt64 in range [0 ; rangeSize[
*
* @remarks
* In the worst case scenario it may discard half of the randomly generated value.
* Worst case being: most significant number is 1 and remaining part evaluates to 0.
*
* @internal
*/
function uniformArrayIntInternal(rng, out, rangeSize) {
	const maxIndex0 = rangeSize[0] + 1;
	out[0] = uniformIntInternal(rng, maxIndex0);
	out[1] = uniformIntInternal(rng, 4294967296);
	while (out[0] >= rangeSize[0] && (out[0] !== rangeSize[0] || out[1] >= rangeSize[1])) {
		out[0] = uniformIntInternal(rng, maxIndex0);
		out[1] = uniformIntInternal(rng, 4294967296);
	}
	return out;
}
const safeNumberMaxSafeInteger = Number.MAX_SAFE_INTEGER;
const sharedA = {
	sign: 1,
	data: [0, 0]
};
const sharedB = {
	sign: 1,
	data: [0, 0]
};
const sharedC = {
	sign: 1,
	data: [0, 0]
};
const sharedData = [0, 0];
function uniformLargeIntInternal(rng, from, to, rangeSize) {
	const rangeSizeArrayIntValue = rangeSize <= safeNumberMaxSafeInteger ? fromNumberToArrayInt64(sharedC, rangeSize) : substractArrayInt64(sharedC, fromNumberToArrayInt64(sharedA, to), fromNumberToArrayInt64(sharedB, from));
	if (rangeSizeArrayIntValue.data[1] === 4294967295) {
		rangeSizeArrayIntValue.data[0] += 1;
		rangeSizeArrayIntValue.data[1] = 0;
	} else rangeSizeArrayIntValue.data[1] += 1;
	uniformArrayIntInternal(rng, sharedData, rangeSizeArrayIntValue.data);
	return sharedData[0] * 4294967296 + sharedData[1] + from;
}
/**
* Uniformly generate random integer values between `from` (included) and `to` (included)
*
* @param rng - Instance of RandomGenerator to extract random values from
* @param from - Lower bound of the range (included)
* @param to - Upper bound of the range (included)
*
* @public
*/
function uniformInt(rng, from, to) {
	const rangeSize = to - from;
	if (rangeSize <= 4294967295) return uniformIntInternal(rng, rangeSize + 1) + from;
	return uniformLargeIntInternal(rng, from, to, rangeSize);
}

// node_modules/pure-rand/lib/esm/generator/xoroshiro128plus.js
const jumps = [
	3639956645,
	3750757012,
	1261568508,
	386426335
];
var XoroShiro128Plus = class XoroShiro128Plus {
	constructor(s01, s00, s11, s10) {
		this.s01 = s01;
		this.s00 = s00;
		this.s11 = s11;
		this.s10 = s10;
	}
	clone() {
		return new XoroShiro128Plus(this.s01, this.s00, this.s11, this.s10);
	}
	next() {
		const out = this.s00 + this.s10 | 0;
		const a0 = this.s10 ^ this.s00;
		const a1 = this.s11 ^ this.s01;
		const s00 = this.s00;
		const s01 = this.s01;
		this.s00 = s00 << 24 ^ s01 >>> 8 ^ a0 ^ a0 << 16;
		this.s01 = s01 << 24 ^ s00 >>> 8 ^ a1 ^ (a1 << 16 | a0 >>> 16);
		this.s10 = a1 << 5 ^ a0 >>> 27;
		this.s11 = a0 << 5 ^ a1 >>> 27;
		return out;
	}
	jump() {
		let ns01 = 0;
		let ns00 = 0;
		let ns11 = 0;
		let ns10 = 0;
		let s01 = this.s01;
		let s00 = this.s00;
		let s11 = this.s11;
		let s10 = this.s10;
		for (let i = 0; i !== 4; ++i) {
			const ji = jumps[i];
			for (let mask = 1; mask; mask <<= 1) {
				if (ji & mask) {
					ns01 ^= s01;
					ns00 ^= s00;
					ns11 ^= s11;
					ns10 ^= s10;
				}
				const a0 = s10 ^ s00;
				const a1 = s11 ^ s01;
				const s00_ = s00;
				const s01_ = s01;
				s00 = s00_ << 24 ^ s01_ >>> 8 ^ a0 ^ a0 << 16;
				s01 = s01_ << 24 ^ s00_ >>> 8 ^ a1 ^ (a1 << 16 | a0 >>> 16);
				s10 = a1 << 5 ^ a0 >>> 27;
				s11 = a0 << 5 ^ a1 >>> 27;
			}
		}
		this.s01 = ns01;
		this.s00 = ns00;
		this.s11 = ns11;
		this.s10 = ns10;
	}
	getState() {
		return [
			this.s01,
			this.s00,
			this.s11,
			this.s10
		];
	}
};
function xoroshiro128plus(seed) {
	return new XoroShiro128Plus(-1, ~seed, seed | 0, 0);
}

// src/statistics/draw.ts
/** Draws by chance that a seed gives again: rounds are put in order by them, and families replayed. A recorded seed must draw the same for ever. */
/** The same seed draws the same. */
function seededDraw(seed) {
	const random = xoroshiro128plus(seed);
	return (count) => uniformInt(random, 0, count - 1);
}
/** In an order that is drawn: Fisher and Yates's. */
function shuffled(items, draw) {
	const result = [...items];
	for (let last = result.length - 1; last > 0; last -= 1) {
		const other = draw(last + 1);
		[result[last], result[other]] = [result[other], result[last]];
	}
	return result;
}

// src/plan/schedule.ts
/** So that the gate's own fairness costs a tenth of the time at most. */
const DUETS_TO_A_CONTROL = 10;
const TURNS = [
	{
		startedFirst: "base",
		loadedFirst: "base"
	},
	{
		startedFirst: "head",
		loadedFirst: "head"
	},
	{
		startedFirst: "base",
		loadedFirst: "head"
	},
	{
		startedFirst: "head",
		loadedFirst: "base"
	}
];
/**
* Round after round goes over all benchmarks, each time in another order, so that a slow drift of the machine falls on
* all alike. Which arm starts first and whose load begins first goes through all four combinations in every four
* rounds. The same seed gives the same order.
*
* @param controls ids of the benchmarks that can be measured with base's code in both arms
*/
function openScheduler(seed, controls) {
	const draw = seededDraw(seed);
	const turns = [];
	const turnOf = (round) => {
		while (turns.length <= round) turns.push(...shuffled(TURNS, draw));
		return turns[round];
	};
	let duets = 0;
	const controlIndex = () => duets / 10 - 1;
	return { stepsOf({ ids, fromIndex, toIndex, solos }) {
		const steps = [];
		const passes = Math.max(ids.length > 0 ? toIndex - fromIndex : 0, solos.ids.length > 0 ? solos.count : 0);
		const soloPlaces = new Map(Array.from({ length: solos.count }, (_, solo) => [Math.floor(solo * passes / solos.count), solo]));
		const [compared, alone] = [new Set(ids), new Set(solos.ids)];
		for (let pass = 0; pass < passes; pass += 1) {
			const index = fromIndex + pass;
			const soloIndex = soloPlaces.get(pass);
			for (const id of shuffled([.../* @__PURE__ */ new Set([...ids, ...solos.ids])], draw)) {
				if (compared.has(id) && index < toIndex) {
					steps.push({
						kind: "duet",
						id,
						index,
						...turnOf(index)
					});
					duets += 1;
					if (duets % 10 === 0 && controls.length > 0) steps.push({
						kind: "control",
						id: controls[draw(controls.length)],
						index: controlIndex(),
						...turnOf(controlIndex())
					});
				}
				if (alone.has(id) && soloIndex !== void 0) steps.push({
					kind: "solo",
					id,
					index: soloIndex
				});
			}
		}
		return steps;
	} };
}

// src/plan/round-costs.ts
/** What a run is going to do with a benchmark. */
function schedulableOf(benchmark, { comparing }) {
	const comparable = isComparable(benchmark);
	return {
		id: benchmark.id,
		request: benchmark.kind === "server" ? benchmark.request : null,
		comparable,
		baseAlone: comparable && comparing && keepsState(benchmark)
	};
}
/** How long so many rounds of each benchmark take, in ms, with the control rounds that come between them. */
function expectedMs(benchmarks, rounds, costs) {
	return benchmarks.reduce((sum, { request, comparable, baseAlone = false }) => sum + (baseAlone ? 2 : 1) * rounds.solos * costs.soloMs(request) + (comparable ? withControls(rounds.duets * costs.duetMs(request)) : 0), 0);
}
/** A control round takes as long as a duet of what it controls, which is drawn from what is compared. */
const withControls = (duetsMs) => duetsMs * (10 + 1) / 10;

// src/run/measure-stages.ts
/** Stage after stage, until there is none, the budget does not reach the next look of anything, or the signal ends it. */
async function measureStages(request, io) {
	const { stageAhead, countingMs } = request;
	const measure = openStages(request, io);
	const tooDear = /* @__PURE__ */ new Set();
	await measure.stage(stageAhead(tooDear), request.solos);
	for (let stage = stageAhead(tooDear); stage !== null && !io.signal.aborted; stage = stageAhead(tooDear)) {
		const affordable = measure.affordable(stage);
		if (affordable.length > 0) await measure.stage({
			...stage,
			benchmarks: affordable
		}, 0);
		else for (const id of stage.benchmarks) tooDear.add(id);
	}
	const waiting = tooDear.size === 0 || io.signal.aborted ? 0 : countAhead(stageAhead);
	if (waiting === 0) return;
	const kept = countingMs === 0 ? "" : ", but for the time that is kept to count instructions,";
	io.note(`The budget${kept} was used up before ${countOf(waiting, "suspicious benchmark")} had another look.`);
}
/** How many benchmarks would be measured on, each from the look that it has come to. */
function countAhead(stageAhead) {
	const ahead = /* @__PURE__ */ new Set();
	for (let stage = stageAhead(ahead); stage !== null; stage = stageAhead(ahead)) for (const id of stage.benchmarks) ahead.add(id);
	return ahead.size;
}
/** Measures stages one after the other, and knows what the next would cost at the pace of those before. */
function openStages({ measuring, benchmarks, costs, seed, budgetMs, countingMs, controls }, { progress }) {
	const scheduler = openScheduler(seed, controls);
	const startedMs = monotonicMs();
	const elapsedMs = () => monotonicMs() - startedMs;
	let reckonedMs = 0;
	const costOf = (ids, duets) => expectedMs(benchmarks.filter(({ id }) => ids.has(id)), {
		duets,
		solos: 0
	}, costs);
	return {
		stage: async (stage, solos) => {
			const { from, rounds, benchmarks: ids } = stage ?? {
				from: 0,
				rounds: 0,
				benchmarks: []
			};
			const all = benchmarks.map(({ id }) => id);
			const steps = scheduler.stepsOf({
				ids,
				fromIndex: from,
				toIndex: rounds,
				solos: {
					ids: solos === 0 ? [] : all,
					count: solos
				}
			});
			const expected = costOf(new Set(ids), rounds - from) + expectedMs(benchmarks, {
				duets: 0,
				solos
			}, costs);
			const [stageStartedMs, total] = [elapsedMs(), steps.length];
			const phase = stage?.phase === "confirm" ? "confirm" : "measure";
			await measuring.carryOut(steps, (done, id) => {
				const spentMs = elapsedMs() - stageStartedMs;
				progress({
					phase,
					done,
					total,
					label: id,
					leftMs: timeLeft({
						done,
						total,
						spentMs,
						expectedMs: expected
					})
				});
			});
			progress({
				phase,
				done: total,
				total,
				label: "done",
				leftMs: 0
			});
			reckonedMs += expected;
		},
		affordable: ({ from, rounds, benchmarks: staged }) => {
			if (budgetMs === null) return staged;
			const pace = elapsedMs() / reckonedMs;
			let leftMs = budgetMs - countingMs - elapsedMs();
			return staged.filter((id) => {
				const costMs = pace * costOf(/* @__PURE__ */ new Set([id]), rounds - from);
				const fits = costMs <= leftMs;
				if (fits) leftMs -= costMs;
				return fits;
			});
		}
	};
}
/** The plan's own reckoning until rounds have shown how long they take. */
function timeLeft({ done, total, spentMs, expectedMs: expected }) {
	return done < 3 ? Math.max(0, expected - spentMs) : spentMs / done * (total - done);
}

// src/plan/counting-cost.ts
/** Of both arms: they vary by the hash seed alone, and hardly by that. */
const REPEATS = 3;
/** Of repeats of head alone, two at a time. */
const PAIRS_OF_HEAD = 2;
/** The longest that a pair took where it was recorded, in ms (docs/instructions.md, "What it costs"). */
const PAIR_OF_SUITE_MS = 8e4;
const PAIR_OF_SERVER_MS = 16e4;
/**
* How long it is reckoned to take to count the instructions of a run's benchmarks, in ms: of those that are compared, or, where
* there is no base, of head alone in all of them.
*/
function expectedCountingMs(benchmarks, hasBase) {
	const [counted, pairs] = hasBase ? [benchmarks.filter(({ comparable }) => comparable), 3] : [benchmarks, 2];
	return counted.reduce((sum, { request }) => sum + pairs * pairMs(request), 0);
}
/** Requests that are held have nothing to count. */
function pairMs(request) {
	if (request === null) return PAIR_OF_SUITE_MS;
	return request.protocol === "http" ? PAIR_OF_SERVER_MS : 0;
}

// src/plan/rounds-of-run.ts
const UNLIMITED = {
	ms: Number.POSITIVE_INFINITY,
	by: "nobody"
};
/** What further rounds may turn out to take of the time that is reckoned for them: an idle machine is faster than the reckoning. */
const LEAST_OF_RECKONED = .5;
/**
* The profile's rounds, or as many as the budget allows: the first look must fit, beside what has to be counted; what is still
* open then goes on as long as it lasts. Later looks that a tenth of the benchmarks cannot reach by then are none, so that their
* share of α goes to those that can be held.
*
* @throws UserError where the budget is too small for a test to say anything
*/
function roundsOfRun(run) {
	const { benchmarks, profile: { plan, solos, solosWithoutBase }, countingMs, costs } = run;
	const budget = run.budget ?? UNLIMITED;
	const fits = (rounds) => expectedMs(benchmarks, rounds, costs) + countingMs <= budget.ms;
	if (plan === null || !benchmarks.some(({ comparable }) => comparable)) {
		const fitting = soloCounts(solosWithoutBase).find((count) => fits({
			duets: 0,
			solos: count
		}));
		if (fitting !== void 0) return {
			plan: null,
			solos: fitting
		};
		throw tooSmall({
			...run,
			budget
		}, {
			duets: 0,
			solos: 1
		});
	}
	const [first = 5, ...later] = plan.looks;
	const upTo = (rounds) => {
		const leftMs = budget.ms - countingMs - expectedMs(benchmarks, rounds, costs);
		return {
			plan: { looks: [rounds.duets, ...later.filter((look) => leastMs(benchmarks, look - rounds.duets, costs) <= leftMs)] },
			solos: rounds.solos
		};
	};
	if (fits({
		duets: first,
		solos
	})) return upTo({
		duets: first,
		solos
	});
	for (let duets = first; duets >= 5; duets -= 1) if (fits({
		duets,
		solos: 1
	})) return upTo({
		duets,
		solos: 1
	});
	throw tooSmall({
		...run,
		budget
	}, {
		duets: 5,
		solos: 1
	});
}
/** The least budget, in ms, in which {@link roundsOfRun} leaves a profile all its looks and rounds, with no instructions that have to be counted. */
function wholePlanMs(benchmarks, { plan, solos }, costs) {
	const [first = 5] = plan.looks;
	const last = plan.looks.at(-1) ?? first;
	return expectedMs(benchmarks, {
		duets: first,
		solos
	}, costs) + leastMs(benchmarks, last - first, costs);
}
/** What a budget has taken from a profile's rounds, in whole sentences. */
function notesOnBudget(profile, rounds) {
	const fewer = fewerRounds(profile, rounds);
	const leftOut = looksLeftOut(profile, rounds);
	return [...fewer.length === 0 ? [] : [`The budget leaves each benchmark time for ${listOf(fewer)}: what is shown and judged by them is less sure. A larger budget holds all of them, or the same one for fewer benchmarks (\`only\`).`], ...leftOut.length === 0 ? [] : [`The budget leaves too little time for a tenth of the benchmarks to be looked at after ${listOf(leftOut.map(String))} rounds, so that is not planned, and costs the looks before it no share of α. What is open by then stays inconclusive: a larger budget holds them, or the same one for fewer benchmarks (\`only\`).`]];
}
/** What every benchmark gets less of than the profile says, as in `5 of 8 rounds before the first look`. */
function fewerRounds(profile, { plan, solos }) {
	const [first = 0] = plan?.looks ?? [];
	const [wantedFirst = 0] = plan === null ? [] : profile.plan?.looks ?? [];
	const wantedSolos = plan === null ? profile.solosWithoutBase : profile.solos;
	return [...first < wantedFirst ? [`${first} of ${countOf(wantedFirst, "round")} before the first look`] : [], ...solos < wantedSolos ? [`${solos} of ${countOf(wantedSolos, "round")} of head alone`] : []];
}
/** Looks of a profile that the budget has left no time for: the last ones. */
const looksLeftOut = ({ plan: wanted }, { plan }) => plan === null ? [] : wanted?.looks.slice(plan.looks.length) ?? [];
/** About what the first look leaves open where nothing changed. */
const SHARE_OF_SUSPECTS = .1;
/** The least time that so many further rounds of as many benchmarks as are suspected may take: one at the least. */
function leastMs(benchmarks, duets, costs) {
	const ofEach = benchmarks.filter(({ comparable }) => comparable).map((benchmark) => expectedMs([benchmark], {
		duets,
		solos: 0
	}, costs));
	const cheapest = ofEach.toSorted((one, other) => one - other).slice(0, Math.ceil(SHARE_OF_SUSPECTS * ofEach.length));
	return LEAST_OF_RECKONED * sum(cheapest);
}
const soloCounts = (most) => Array.from({ length: most }, (_, fewer) => most - fewer);
function tooSmall({ benchmarks, budget, countingMs, costs }, least) {
	const isCounting = countingMs > 0;
	const neededMs = expectedMs(benchmarks, least, costs) + countingMs;
	return new UserError({
		what: `the budget of ${Math.round(budget.ms / 1e3)} s is too small for ${benchmarks.length === 1 ? "1 benchmark" : `${benchmarks.length} benchmarks`}: it takes about ${Math.ceil(neededMs / 1e3)} s before anything can be said${isCounting ? `, ${Math.ceil(countingMs / 1e3)} s of them to count the instructions, which are required` : ""}`,
		where: budget.by,
		fix: isCounting ? "Raise the budget, choose fewer benchmarks with `only`, or set `instructions: auto`, which counts what there is time for (base's configuration decides)." : "Raise the budget, or choose fewer benchmarks with `only`."
	});
}

// src/run/counting-time.ts
/** Of one benchmark: on a machine with several times as much to do as it has cores for a server took eight. */
const LONGEST_MINUTES = 10;
/** Of all of them, where no budget says how long a run may take. */
const LONGEST_MINUTES_OF_RUN = 20;
/** Of a run that begins to count now. @param budgetUntilMs monotonic; null: it has no budget */
function countingDeadline(budgetUntilMs) {
	return budgetUntilMs === null ? {
		atMs: monotonicMs() + LONGEST_MINUTES_OF_RUN * 6e4,
		afterwards: `counting had taken ${LONGEST_MINUTES_OF_RUN} minutes, the bound of a run without a budget`
	} : {
		atMs: budgetUntilMs,
		afterwards: afterwardsOfBudget(budgetUntilMs - monotonicMs())
	};
}
/** Counting comes last: what the rounds had left for it tells whether it is they that a larger budget is needed for. */
function afterwardsOfBudget(leftMs) {
	return leftMs <= 0 ? "the rounds had used up the budget" : `the rounds had left ${Math.round(leftMs / 1e3)} s of the budget, which were used up`;
}
/**
* Why counts of a server need not be begun, as a sentence's end: they would be ended in every run, and take the time of
* others. null: they may be done in time.
*
* @param unitMs CPU time of a request
* @param leastMs that counting it takes
*/
function whyNeverInTime({ unitMs, leastMs }) {
	if (leastMs <= LONGEST_MINUTES * 6e4) return null;
	return `${Math.round(unitMs)} ms of CPU time per request would take ${Math.ceil(leastMs / 6e4)} minutes at the least under valgrind, and ${LONGEST_MINUTES} are the bound`;
}
/** How long the next benchmark may be counted, and what to say of it where that was not enough. */
function timeToCount({ atMs, afterwards }) {
	const ofRunMs = atMs - monotonicMs();
	const longestMs = LONGEST_MINUTES * 6e4;
	return ofRunMs < longestMs ? {
		leftMs: ofRunMs,
		afterwards
	} : {
		leftMs: longestMs,
		afterwards: `it took longer than ${LONGEST_MINUTES} minutes`
	};
}

// src/measure/instructions/idle-work.ts
const REAL_TIME = {
	nowMs: monotonicMs,
	wait: async (ms, signal) => {
		try {
			await setTimeout(ms, void 0, { signal });
		} catch (cause) {
			throw new MeasuringFailure("it was ended while nobody asked anything of it", { cause });
		}
	}
};
/** How long a program is left alone: what it does once a second is seen. */
const LOOK_MS = 1e3;
/** And where one of the two was not quiet: of ticks that come now and then, one more or less in one of the arms is chance. */
const LONG_LOOK_MS = 1e4;
/** Of what was counted. No more than a change of instructions that is of no interest, or it would look like one that is. */
const MOST_BY_THE_CLOCK = .003;
/**
* What a program does by the clock weighs about a hundred times as much in a count as in life, because a request takes that
* much longer there, and a timer comes as often. So both are left alone, after all that is counted: what they execute then,
* they executed beside their work too.
*
* A timer that both have adds as much to either, which hardly moves their ratio. Head that is counted alone is held against
* counts of a machine that was slower then, or faster, so there it is all of it that matters.
*
* @throws what asking for a count fails with; MeasuringFailure where it is too much, or where the signal ends it early
*/
async function assertIdle(programs, fate, time) {
	const { base, head } = await leftAlone(programs, fate, time);
	const [less, more] = shareOf(base) < shareOf(head) ? [base, head] : [head, base];
	const isAlone = less.arm === more.arm;
	const share = shareOf(more) - (isAlone ? 0 : shareOf(less));
	if (share <= MOST_BY_THE_CLOCK) return;
	const other = isAlone ? "" : `, and ${less.arm} ${aSecond(less)}`;
	throw new MeasuringFailure(`while nobody asks anything of it ${more.arm} executes ${aSecond(more)} instructions a second (a timer?)${other}: ${more.unit}s take about a hundred times as long under valgrind, so that comes to ${formatPercent(share)} of what was counted, and to far less in life; turn off in what is measured what it does by the clock`);
}
/**
* Mostly one look will do. What follows upon the last request (a collection that goes on, a connection that is closed) is over
* in a longer one, and what comes again and again is in both. Either look is at both arms: of a timer that both have, a tick
* may fall into the second of one and not of the other.
*/
async function leftAlone(programs, { inBoth, signal }, time) {
	const lookAtBoth = (lookMs) => inBoth(async (arm) => ({
		...programs[arm],
		idleRate: await rateOfLook(programs[arm].count, {
			lookMs,
			time,
			signal
		})
	}));
	const first = await lookAtBoth(LOOK_MS);
	return Math.max(shareOf(first.base), shareOf(first.head)) <= MOST_BY_THE_CLOCK ? first : lookAtBoth(LONG_LOOK_MS);
}
/** Never below nothing, though a process that ends takes with it what it has executed. */
async function rateOfLook(count, { lookMs, time: { nowMs, wait }, signal }) {
	const [before, fromMs] = [await count(), nowMs()];
	await wait(lookMs, signal);
	const [after, untilMs] = [await count(), nowMs()];
	return Math.max(0, after - before) / (untilMs - fromMs);
}
/** Of all that it executed while it worked. */
const shareOf = ({ idleRate, busyRate }) => idleRate / busyRate;
const aSecond = ({ idleRate }) => formatInteger(idleRate * 1e3);

// src/measure/instructions/cost-per-unit.ts
/** When an arm has come to rest: then nothing is left that changes with its life, like a compiler's work. */
const SETTLED = {
	/**
	* How many of the newest stretches are asked. Two mostly agree; a collector that has more to do in every second stretch
	* makes two heights that come by turns, and then two and two do.
	*/
	newest: [2, 4],
	/** How far the means of their halves may differ. Less than half the threshold of a regression, or two arms that came to rest at different heights would make one. */
	halves: .003,
	/** How far any may be from any other. */
	spread: .01
};
/** Some of them agree by then; collections, and compilers that are late, make that more are needed than two. */
const MOST_STRETCHES = 8;
/** As many as may have to agree: a failure tells of no more. */
const MOST_ASKED = Math.max(...SETTLED.newest);
/** No request is parsed and answered by fewer. */
const LEAST_PER_REQUEST = 5e3;
/**
* Instructions of one unit of work of both arms' warm programs, counted in step: before every stretch both have done as many
* units, and both go on until both agree with themselves, so that neither is counted earlier in its life than the other.
*
* Who is done first waits for the other, and what a program does while it waits (timers, a connection that it closes) is
* none of its work: one unit that is not counted comes between the waiting and the count.
*
* @throws what a program fails with; MeasuringFailure where no stretches agree, or where the work is not what was counted
*/
async function costsPerUnit(programs, { warmup, stretch }, fate, time = REAL_TIME) {
	const { inBoth } = fate;
	await inBoth(async (arm) => {
		await programs[arm].perform(warmup);
		await programs[arm].startCounting();
	});
	const costs = [];
	while (costs.length < MOST_STRETCHES) {
		const { base, head } = await inBoth(async (arm) => nextStretch(programs[arm], stretch, time));
		costs.push({
			base: base.cost,
			head: head.cost
		});
		const settled = settledCosts(costs);
		if (settled === null) continue;
		assertCounted(programs.base, settled.base);
		assertCounted(programs.head, settled.head);
		await assertIdle({
			base: {
				...programs.base,
				...base
			},
			head: {
				...programs.head,
				...head
			}
		}, fate, time);
		return settled;
	}
	throw notSettled(programs, costs, stretch);
}
async function nextStretch(program, units, { nowMs }) {
	await program.perform(1);
	const before = await program.count();
	const fromMs = nowMs();
	await program.perform(units);
	const tookMs = nowMs() - fromMs;
	const counted = await program.count() - before;
	return {
		cost: counted / units,
		busyRate: counted / tookMs
	};
}
/** The mean of the newest stretches, where each arm agrees with itself over them; null: it does not, or there are too few yet. */
function settledCosts(costs) {
	for (const count of SETTLED.newest) {
		const newest = costs.slice(-count);
		const [base, head] = [newest.map((cost) => cost.base), newest.map((cost) => cost.head)];
		if (newest.length === count && hasSettled(base) && hasSettled(head)) return {
			base: mean(base),
			head: mean(head)
		};
	}
	return null;
}
function hasSettled(stretches) {
	const [earlier, later] = [stretches.slice(0, stretches.length / 2), stretches.slice(stretches.length / 2)];
	return differenceOf(mean(earlier), mean(later)) <= SETTLED.halves && differenceOf(Math.min(...stretches), Math.max(...stretches)) <= SETTLED.spread;
}
/**
* As a fraction of the first. What costs nothing does not differ from nothing. A stretch may come to less than nothing: a process
* that has ended in it has taken with it what it executed before.
*/
function differenceOf(first, second) {
	return first === second ? 0 : Math.abs((second - first) / first);
}
function notSettled({ base, head }, costs, stretch) {
	const newest = costs.slice(-MOST_ASKED);
	const arms = [{
		arm: base.arm,
		stretches: newest.map((cost) => cost.base)
	}, {
		arm: head.arm,
		stretches: newest.map((cost) => cost.head)
	}];
	const told = arms.filter(({ stretches }) => !SETTLED.newest.some((count) => hasSettled(stretches.slice(-count)))).map(({ arm, stretches }) => `${stretches.map(written).join(", ")} of ${arm} (${courseOf(stretches)})`);
	const eachByItself = arms.map(({ arm, stretches }) => `${stretches.map(written).join(", ")} of ${arm}`);
	return new MeasuringFailure(`instructions per ${base.unit} did not settle in both processes at once: ${(told.length === 0 ? eachByItself : told).join(", and ")}, in the newest stretches of ${written(stretch)}`);
}
/** What may be behind it, as far as successive stretches tell. */
function courseOf(stretches) {
	const steps = stretches.slice(1).map((cost, index) => cost - stretches[index]);
	if (steps.every((step) => step > 0)) return "each costs more than the one before: does something grow?";
	if (steps.every((step) => step < 0)) return "each costs less than the one before: is it still warming up?";
	return "they cost more and less by turns: does the work depend on chance or on the clock?";
}
/** Work that costs next to nothing was done by somebody else. */
function assertCounted({ unit, arm }, cost) {
	if (unit === "request" ? cost >= LEAST_PER_REQUEST : cost > 0) return;
	throw new MeasuringFailure(`only ${written(cost)} instructions per ${unit} of ${arm} were counted: another process does the work than was started by the name of \`node\`: start it by \`node\` itself, and not by a package manager`);
}
const written = (count) => Math.round(count).toLocaleString("en");

// src/measure/instructions/counted-node.ts
/**
* A `node` that runs under valgrind: a folder with a program of that name, to be put first on a target's PATH. It is
* callgrind that counts, because it can be told to begin when the program is warm, and be asked while it runs: until then
* a program runs several times as fast, and one process gives as many counts as are wanted. (cachegrind counts from the
* first instruction on, and tells at the end.) Both count what the program executes, system calls left out.
*/
/** Whatever else the machine does, a process comes to hear a question within that. */
const ANSWER_TIMEOUT_MS$1 = 12e4;
/** So it does to say where it lies, at its own speed. */
const PLACE_TIMEOUT_MS = 2e4;
/**
* One thread for everything, and nothing by the clock or by chance: what the compiler and the collector do, and when,
* follows from what the program did. Marking in steps would go by the clock, as many a second however little the program
* gets done in it, and writing costs more while it goes on; so old objects are collected in one go. The space for young
* objects is that of every other measurement.
*/
const DETERMINISTIC = [
	"--single-threaded",
	"--predictable",
	"--no-incremental-marking",
	...FIXED_YOUNG_SPACE
];
/** What counts: every instruction once, without any simulation of caches, and none until it is told to begin. */
const CALLGRIND = ["--tool=callgrind", "--instr-atstart=no"];
/**
* Prepares it in a folder of its own, which goes when it is disposed of. What runs under it must have ended by then.
*
* @param env what the target adds to its environment
* @param cwd where it is started
* @throws MeasuringFailure where `node` or valgrind is not there, or no room for it, and where what lies in its folder may not be run:
*   a shell would pass it by and run the next `node`
*/
async function openCountedNode({ env, cwd, seed, signal, mayRun }) {
	try {
		var _usingCtx$7 = _usingCtx();
		const own = targetEnvironment(env);
		const [found, valgrind] = await Promise.all(["node", "valgrind"].map((program) => pathOfProgram(program, { env: own })));
		if (!found || !valgrind) throw new MeasuringFailure(`${found ? "valgrind" : "node"} was not found on PATH`);
		const node = await nodeItself(found, {
			env: own,
			cwd
		});
		const opened = _usingCtx$7.a(new AsyncDisposableStack());
		const { path: folder } = opened.use(await askSystem(() => openScratchFolder("count")));
		const prefix = path.join(folder, "vgdb");
		const command = [
			valgrind,
			...CALLGRIND,
			"--vgdb=yes",
			`--vgdb-prefix=${prefix}`,
			`--callgrind-out-file=${path.join(folder, "counts.%p")}`,
			`--log-file=${path.join(folder, "log.%p")}`,
			node,
			...DETERMINISTIC,
			`--hash-seed=${seed}`,
			`--random-seed=${seed}`
		];
		const program = path.join(folder, "node");
		await askSystem(() => writeFile(program, `#!/bin/sh\nexec ${command.map(quoted).join(" ")} "$@"\n`, { mode: 493 }));
		const why = await whyNotRun(program, mayRun);
		if (why !== null) throw new MeasuringFailure(`${why}: set TMPDIR to another folder`);
		const ask = async (...question) => {
			const processes = await processesWith(prefix);
			if (processes.length === 0) throw new MeasuringFailure("no process of it was started by the name of `node`, so none could be counted: start it by `node` itself, and not by a path or a package manager");
			return Promise.all(processes.map((process) => askProcess(prefix, process, {
				question,
				signal
			})));
		};
		const moved = opened.move();
		return {
			path: [folder, own["PATH"] ?? ""].filter((part) => part !== "").join(path.delimiter),
			startCounting: async () => {
				await ask("instrumentation", "on");
			},
			count: async () => (await ask("status", "internal")).reduce((sum, status) => sum + instructionsIn(status), 0),
			[Symbol.asyncDispose]: () => moved.disposeAsync()
		};
	} catch (_) {
		_usingCtx$7.e = _;
	} finally {
		await _usingCtx$7.d();
	}
}
/**
* Version managers put a program of that name on PATH that only starts the one which a folder asks for, and valgrind follows no
* program into the next. What does not say where it lies is taken as it was found, and so is what lies there by another name:
* the length of a command is part of what is counted.
*/
async function nodeItself(found, { env, cwd }) {
	const asked = await execa(found, ["-p", "process.execPath"], {
		cwd,
		env: {
			...env,
			NODE_OPTIONS: ""
		},
		extendEnv: false,
		reject: false,
		stdin: "ignore",
		timeout: PLACE_TIMEOUT_MS
	});
	if (asked.failed) return found;
	const place = asked.stdout.trim();
	return path.isAbsolute(place) && place !== await realpath(found) ? place : found;
}
async function processesWith(prefix) {
	return (await readdir(path.dirname(prefix))).flatMap((name) => {
		const [, pid, user, host] = /^vgdb-from-vgdb-to-(\d+)-by-(.*?)-on-(.*)$/.exec(name) ?? [];
		return pid === void 0 || user === void 0 || host === void 0 ? [] : [{
			pid,
			user,
			host
		}];
	});
}
async function askProcess(prefix, { pid, user, host }, { question, signal }) {
	const asked = await execa("vgdb", [
		`--vgdb-prefix=${prefix}`,
		`--pid=${pid}`,
		...question
	], {
		env: targetEnvironment({
			LOGNAME: user,
			HOST: host
		}),
		extendEnv: false,
		reject: false,
		stdin: "ignore",
		timeout: ANSWER_TIMEOUT_MS$1,
		cancelSignal: signal
	});
	if (asked.failed) throw new MeasuringFailure(`valgrind could not be asked for its count: ${asked.stderr.trim() || (asked.shortMessage ?? "no answer")}`);
	return asked.stdout;
}
/**
* What `callgrind_control` reads: a line `events-1: 123456` for each thread.
*
* @throws MeasuringFailure where there is none
*/
function instructionsIn(status) {
	const counts = [...status.matchAll(/^events-\d+: (\d+)/gm)].map(([, count]) => Number(count));
	if (counts.length === 0) throw new MeasuringFailure(`valgrind told no count: ${status.trim() || "nothing at all"}`);
	return counts.reduce((sum, count) => sum + count, 0);
}
const quoted = (text) => `'${text.replaceAll("'", String.raw`'\''`)}'`;

// src/measure/instructions/counted-server.ts
/** How many times as long as usual a boot may take. */
const SLOWER_BOOT = 40;
const CONNECT_EVERY_MS = 50;
const REQUEST_TIMEOUT_MS = 12e4;
/**
* Boots a server that is counted, on a free loopback port, and checks its first answer in full. No probe is preloaded: it
* works by the clock, and so the more the slower the machine is.
*
* @throws ArmFailure where it exits, is ended by the signal, never listens, or answers otherwise than expected
*/
async function startCountedServer(arm, { target, tree }, scenario, repeat) {
	try {
		var _usingCtx$6 = _usingCtx();
		const opened = _usingCtx$6.a(new AsyncDisposableStack());
		const cwd = path.join(tree, target.dir);
		const node = opened.use(await openCountedNode({
			env: target.env,
			cwd,
			...repeat
		}));
		const port = await askSystem(freePort);
		const server = opened.use(startProcessTree({
			command: [
				"/bin/sh",
				"-c",
				target.start
			],
			cwd,
			env: {
				...environmentInTree({
					dir: target.dir,
					env: {
						...target.env,
						PATH: node.path
					}
				}, tree),
				PORT: String(port),
				HOST: LOOPBACK
			},
			cores: null
		}));
		opened.use(endOn(repeat.signal, server));
		const fail = (what) => new ArmFailure(arm, withLastOutput(`while its instructions were counted: ${what}`, server.output()));
		const explain = (error) => {
			throw fail(reasonOf(error));
		};
		const timeoutMs = SLOWER_BOOT * target.bootTimeoutMs;
		const latestMs = monotonicMs() + timeoutMs;
		await untilListening(server, {
			target,
			port,
			timeoutMs,
			everyMs: CONNECT_EVERY_MS
		}).catch(explain);
		const agent = new http.Agent({
			keepAlive: true,
			maxSockets: 1
		});
		opened.defer(() => {
			agent.destroy();
		});
		const origin = `http://${LOOPBACK}:${port}`;
		const request = {
			origin,
			request: scenario,
			agent,
			timeoutMs: REQUEST_TIMEOUT_MS
		};
		const first = await firstAnswer(scenario, origin, {
			untilMs: latestMs,
			hasEnded: () => server.ending() !== null,
			leastTimeoutMs: REQUEST_TIMEOUT_MS,
			agent
		}).catch(explain);
		const { status, body } = scenario.expect;
		const expectedBytes = body === null ? null : first.body;
		const moved = opened.move();
		return {
			arm,
			unit: "request",
			startCounting: node.startCounting,
			count: node.count,
			perform: async (requests) => {
				const asksAgain = requests === 1;
				for (let sent = 0; sent < requests; sent += 1) {
					const wrongThen = wrongAnswer(await exchange({
						...request,
						asksAgain
					}).catch(explain), status, expectedBytes);
					if (wrongThen !== null) throw fail(wrongThen);
				}
			},
			[Symbol.asyncDispose]: () => moved.disposeAsync()
		};
	} catch (_) {
		_usingCtx$6.e = _;
	} finally {
		await _usingCtx$6.d();
	}
}

// src/measure/instructions/counted-suite.ts
/** A warm-up takes about ten times as long as at the task's own speed, on a machine that may have other things to do. */
const ANSWER_TIMEOUT_MS = 6e5;
/**
* Starts a suite's process that is counted.
*
* @throws MeasuringFailure where valgrind is not there
*/
async function startCountedSuite(arm, { target, tree }, task, repeat) {
	try {
		var _usingCtx$5 = _usingCtx();
		const opened = _usingCtx$5.a(new AsyncDisposableStack());
		const node = opened.use(await openCountedNode({
			env: target.env,
			cwd: path.join(tree, target.dir),
			...repeat
		}));
		const counted = {
			...target,
			env: {
				...target.env,
				PATH: node.path
			}
		};
		const suite = opened.use(startSuite({
			arm,
			target: counted,
			tree,
			core: null,
			answerTimeoutMs: ANSWER_TIMEOUT_MS
		}));
		opened.use(endOn(repeat.signal, suite));
		const moved = opened.move();
		return {
			arm,
			unit: "operation",
			startCounting: node.startCounting,
			count: node.count,
			perform: async (operations) => {
				if (!await suite.repeat(task, operations)) throw new MeasuringFailure("the task has hooks around each operation, whose instructions cannot be told from its own");
			},
			[Symbol.asyncDispose]: () => moved.disposeAsync()
		};
	} catch (_) {
		_usingCtx$5.e = _;
	} finally {
		await _usingCtx$5.d();
	}
}

// src/measure/instructions/shared-fate.ts
/** @param earlier ends both */
function shareFate(earlier) {
	const broken = new AbortController();
	return {
		signal: AbortSignal.any([earlier, broken.signal]),
		inBoth: async (act) => {
			try {
				return await bothAtOnce("base", async (arm) => {
					try {
						return await act(arm);
					} catch (error) {
						broken.abort(error);
						throw error;
					}
				});
			} catch {
				throw broken.signal.reason;
			}
		}
	};
}

// src/measure/instructions/count-instructions.ts
/**
* Instructions of one request in each arm, in one repeat: fresh processes of both arms at the same time, unpinned, because
* counts do not care what else the machine does. Both share the seed, of which every repeat has another: the luck of one
* way to hash is no property of the code.
*
* @throws ArmFailure where an arm fails; MeasuringFailure where a count would mean nothing; either where the signal ended it
*/
function countInstructionsOfServers({ arms, scenario, seed, ...counting }) {
	return countPair(counting, (arm, signal) => startCountedServer(arm, arms[arm], scenario, {
		seed,
		signal
	}));
}
/** The same of one operation of a suite's task. */
function countInstructionsOfSuites({ arms, task, seed, ...counting }) {
	return countPair(counting, (arm, signal) => startCountedSuite(arm, arms[arm], task, {
		seed,
		signal
	}));
}
/**
* One repeat.
*
* @param start is given the signal that ends what it starts
*/
async function countPair({ plan, signal }, start) {
	try {
		var _usingCtx$4 = _usingCtx();
		const opened = _usingCtx$4.a(new AsyncDisposableStack());
		const fate = shareFate(signal);
		const programs = await fate.inBoth(async (arm) => opened.use(await start(arm, fate.signal)));
		return await costsPerUnit(programs, plan, fate);
	} catch (_) {
		_usingCtx$4.e = _;
	} finally {
		await _usingCtx$4.d();
	}
}

// src/measure/instructions/counting-plan.ts
/**
* What a program would take at its own speed, in ms of CPU time; under valgrind it is some ten times as long before it is
* counted, and a hundred times after.
*/
const COUNTING = {
	warmupMs: 2e3,
	/** V8, left alone as it is here, optimises what runs for each request within some 12,000 of them. */
	mostWarmRequests: 12e3,
	stretchMs: {
		server: 100,
		suite: 60
	},
	/** Requests, or operations: of fewer a collection more or less is a large part. */
	leastStretch: 50
};
/**
* Both arms, and all repeats, do the same work: the counts of what is not alike would not be either.
*
* @param unitMs what `unitTime` tells: base's, head's where it is counted alone
*/
function planCounting(kind, unitMs) {
	const { warmupMs, mostWarmRequests, stretchMs, leastStretch } = COUNTING;
	const warmup = Math.max(leastStretch, warmupMs / unitMs);
	return {
		warmup: round(kind === "server" ? Math.min(mostWarmRequests, warmup) : warmup),
		stretch: round(Math.max(leastStretch, stretchMs[kind] / unitMs))
	};
}
/**
* How many times as long as at its own speed a program takes at the least, before it is counted and while it is: a quarter
* of what is usual. The fastest pairs that were recorded, of tasks, took more than a third.
*/
const LEAST_SLOWDOWN = {
	before: 2.5,
	counted: 25
};
/** Fewer cannot agree. */
const LEAST_STRETCHES = 2;
/** No pair of slices of servers takes less, in ms, on whatever machine. @param unitMs CPU time of a request at its own speed */
function leastPairMs({ warmup, stretch }, unitMs) {
	return unitMs * (LEAST_SLOWDOWN.before * warmup + LEAST_SLOWDOWN.counted * LEAST_STRETCHES * stretch);
}
/** Two digits: the time of a unit has no more that can be trusted. */
const round = (count) => Number(count.toPrecision(2));

// src/measure/instructions/unit-time.ts
/** What tells beforehand how long counting takes. */
const TIMED_BY = {
	server: {
		time: "cpuPerRequest",
		unitsOfAMs: 1e3
	},
	suite: {
		time: "nsPerOp",
		unitsOfAMs: 1e6
	}
};
/** CPU time of a request, or time of an operation, of which some may be waiting; in ms, by the figures of the metric that tells it; null: there are none. */
function unitTime(kind, figuresOf) {
	const { time, unitsOfAMs } = TIMED_BY[kind];
	const figures = figuresOf(time).filter((figure) => figure > 0);
	return figures.length === 0 ? null : median(figures) / unitsOfAMs;
}

// src/measure/instructions/count-benchmark.ts
/**
* What counts the instructions of a benchmark's requests (or operations) in both arms, one repeat a pair; null where there
* is nothing to count: it has no base, no round that tells the time, or its requests are held.
*/
function pairCounterOf(benchmark, { trees, duets }) {
	const unitMs = unitTime(benchmark.kind, (time) => duets.flatMap(({ slices }) => (slices[time] ?? []).map(({ base }) => base)));
	if (unitMs === null || !isComparable(benchmark)) return null;
	const plan = planCounting(benchmark.kind, unitMs);
	if (benchmark.kind === "suite") {
		const { scenario: task } = benchmark;
		const arms = {
			base: {
				target: benchmark.base,
				tree: trees.base
			},
			head: {
				target: benchmark.head,
				tree: trees.head
			}
		};
		return {
			unitMs,
			plan,
			countPair: (pair, signal) => countInstructionsOfSuites({
				plan,
				seed: pair + 1,
				signal,
				arms,
				task
			})
		};
	}
	const { request: scenario } = benchmark;
	if (scenario.protocol !== "http") return null;
	const arms = {
		base: {
			target: benchmark.base,
			tree: trees.base,
			stopGraceMs: 0
		},
		head: {
			target: benchmark.head,
			tree: trees.head,
			stopGraceMs: 0
		}
	};
	return {
		unitMs,
		plan,
		countPair: (pair, signal) => countInstructionsOfServers({
			plan,
			seed: pair + 1,
			signal,
			arms,
			scenario
		})
	};
}

// src/measure/instructions/count-head.ts
/**
* What counts the instructions of a benchmark's requests (or operations) where there is no base: two repeats of head are a
* pair, in the places of the arms, each with a hash seed of its own. null where there is nothing to count: no round tells
* the time, or its requests are held.
*/
function pairCounterOfHead(benchmark, { tree, solos }) {
	const unitMs = unitTime(benchmark.kind, (time) => solos.flatMap(({ figures }) => figures[time] ?? []));
	const start = starterOf(benchmark, tree);
	if (unitMs === null || start === null) return null;
	const plan = planCounting(benchmark.kind, unitMs);
	return {
		unitMs,
		plan,
		countPair: (pair, signal) => {
			const seeds = {
				base: 2 * pair + 1,
				head: 2 * pair + 2
			};
			return countPair({
				plan,
				signal
			}, (place, ended) => start({
				seed: seeds[place],
				signal: ended
			}));
		}
	};
}
/** null: its requests are held. */
function starterOf(benchmark, tree) {
	if (benchmark.kind === "suite") {
		const arm = {
			target: benchmark.head,
			tree
		};
		return (repeat) => startCountedSuite("head", arm, benchmark.scenario, repeat);
	}
	const { head: target, request } = benchmark;
	return request.protocol === "http" ? (repeat) => startCountedServer("head", {
		target,
		tree,
		stopGraceMs: 0
	}, request, repeat) : null;
}

// src/measure/instructions/counting-hash.ts
/** To be raised with every change of the counting that the constants below do not tell of. */
const PROCEDURE = 1;
/**
* Of all that decides what a count comes to beside the program, its Node.js and its load. A change of it would look like
* one of the code: only counts with the same hash can be compared.
*
* @param valgrind its version, as it calls itself
*/
function countingHash(valgrind) {
	return createHash("sha256").update(JSON.stringify([
		PROCEDURE,
		valgrind,
		CALLGRIND,
		DETERMINISTIC,
		COUNTING,
		SETTLED
	])).digest("hex").slice(0, 16);
}

// src/run/take-counts.ts
/** Of benchmarks that a note names. */
const MOST_NAMED = 3;
/**
* The records with the instructions of what was measured, of both arms or of head alone, where they are asked for. What cannot
* be counted is told in a note, and makes the benchmark invalid where counts are required. An arm that fails under valgrind
* is not called broken: it ran well at its own speed.
*/
async function withCounts(records, request, io) {
	const isRequired = request.instructions === "required";
	const planned = new Map(request.benchmarks.map((benchmark) => [benchmark.id, benchmark]));
	const isToCount = (record) => hasRounds(record) && sendsPlainRequests(planned.get(record.id));
	const countable = records.filter(isToCount);
	if (request.instructions === "off" || countable.length === 0) return records;
	const missing = await whyNotCounted();
	if (missing !== null) {
		io.note(`Instructions were not counted: ${missing}.`);
		return isRequired ? records.map((record) => isToCount(record) ? {
			...record,
			measurement: notCounted(missing, record.measurement)
		} : record) : records;
	}
	const measurements = /* @__PURE__ */ new Map();
	const failures = [];
	const deadline = countingDeadline(request.untilMs);
	for (const [done, { id, measurement }] of mostSuspiciousFirst(countable, request.policy).entries()) {
		if (io.signal.aborted) break;
		io.progress({
			phase: "count",
			done,
			total: countable.length,
			label: id,
			leftMs: 0
		});
		const outcome = await countOne(measurement, planned.get(id), {
			request,
			deadline,
			interrupt: io.signal
		});
		if (io.signal.aborted) break;
		if (outcome.state === "counted") measurements.set(id, {
			...measurement,
			...outcome.counts
		});
		if (outcome.state === "failed") {
			failures.push({
				id,
				reason: outcome.reason
			});
			if (isRequired) measurements.set(id, notCounted(outcome.reason, measurement));
		}
	}
	for (const [reason, failed] of Map.groupBy(failures, (failure) => failure.reason)) io.note(`The instructions of ${listOfMost(failed.map(({ id }) => id), MOST_NAMED)} were not counted: ${reason}.`);
	return records.map((record) => ({
		...record,
		measurement: measurements.get(record.id) ?? record.measurement
	}));
}
/** It has rounds, which tell how long a request takes: side by side, or of head where nothing was to be compared. */
function hasRounds(record) {
	const { measurement } = record;
	return measurement.state === "measured" && (measurement.plan === null ? measurement.solos : measurement.duets).length > 0;
}
/** Of requests that are held there is nothing to count. */
const sendsPlainRequests = (benchmark) => benchmark?.kind === "suite" || benchmark?.request.protocol === "http";
/** Time may be over before all of them are counted. */
function mostSuspiciousFirst(records, policy) {
	const evidenceOf = sideBySideEvidence({
		benchmarks: records,
		policy
	}, true);
	const innocenceOf = new Map(records.map((record) => [record, innocence(evidenceOf.get(record))]));
	return records.toSorted((one, other) => innocenceOf.get(one) - innocenceOf.get(other));
}
async function countOne(measured, benchmark, { request, deadline, interrupt }) {
	try {
		var _usingCtx$3 = _usingCtx();
		const task = countingTaskOf(measured, benchmark, request);
		if (task === null) return {
			state: "failed",
			reason: "no round tells how long it takes"
		};
		const { counter: { unitMs, plan }, enough, countsOf } = task;
		const never = benchmark.kind === "suite" ? null : whyNeverInTime({
			unitMs,
			leastMs: enough * leastPairMs(plan, unitMs)
		});
		if (never !== null) return {
			state: "failed",
			reason: never
		};
		const { leftMs, afterwards } = timeToCount(deadline);
		if (leftMs <= 0) return {
			state: "failed",
			reason: afterwards
		};
		const trouble = await request.troubleBeside(benchmark);
		if (trouble !== null) return {
			state: "failed",
			reason: trouble
		};
		const limit = _usingCtx$3.u(openTimeLimit(leftMs, interrupt));
		let pairs = [];
		let reason = "";
		for (let attempt = 1; attempt <= 2; attempt += 1) {
			const tried = await goOnCounting(task, pairs, limit.signal);
			pairs = tried.pairs;
			const isOver = tried.lost !== null && limit.signal.aborted;
			if (isOver && pairs.length < enough) return {
				state: "failed",
				reason: reason === "" ? afterwards : `${afterwards}, and the try before had failed: ${reason}`
			};
			const troubleMeanwhile = await request.troubleBeside(benchmark);
			if (troubleMeanwhile !== null) return {
				state: "failed",
				reason: troubleMeanwhile
			};
			if (tried.lost === null || isOver) return {
				state: "counted",
				counts: countsOf(pairs)
			};
			reason = tried.lost;
		}
		return {
			state: "failed",
			reason
		};
	} catch (_) {
		_usingCtx$3.e = _;
	} finally {
		_usingCtx$3.d();
	}
}
/** null: no round tells how long a request takes. */
function countingTaskOf({ plan, duets, solos }, benchmark, { trees, valgrind }) {
	const countedBy = valgrind === null ? {} : { countingHash: countingHash(valgrind) };
	if (plan === null) {
		const counter = pairCounterOfHead(benchmark, {
			tree: trees.head,
			solos
		});
		const countsOf = (pairs) => ({
			instructionsOfHead: pairs.flatMap(({ base: one, head: other }) => [one, other]),
			...countedBy
		});
		return counter === null ? null : {
			counter,
			pairs: 2,
			enough: 1,
			countsOf
		};
	}
	const counter = pairCounterOf(benchmark, {
		trees,
		duets
	});
	const countsOf = (instructions) => ({
		instructions,
		...countedBy
	});
	return counter === null ? null : {
		counter,
		pairs: 3,
		enough: 2,
		countsOf
	};
}
/** The pairs of the tries before, and with them those that this one counts, up to one that is lost. */
async function goOnCounting({ counter, pairs: wanted }, before, signal) {
	const pairs = [...before];
	try {
		while (pairs.length < wanted) pairs.push(await counter.countPair(pairs.length, signal));
		return {
			pairs,
			lost: null
		};
	} catch (error) {
		const { arm, reason } = lostTryOf(error);
		return {
			pairs,
			lost: arm === null ? reason : `${arm}: ${reason}`
		};
	}
}
const notCounted = (reason, measured) => endedAfter({
	state: "invalid",
	reason: `instructions are required and were not counted: ${reason}`
}, measured);

// src/run/take-measurements.ts
/**
* Plans the rounds and measures them, from look to look, until nothing could change a verdict any more, the budget is used up, or the signal ends it. Instructions are counted at last.
*
* @throws UserError for a budget that is too small, and where instructions are required that cannot be counted here
*/
async function takeMeasurements({ prepared, place, request, outline }, io) {
	try {
		var _usingCtx$2 = _usingCtx();
		const { benchmarks, versions } = prepared;
		const { base, trees, cores, services } = place;
		if (benchmarks.length === 0) return {
			records: [],
			control: []
		};
		if (cores === null && base !== null && !comparesNothing(request.profile)) io.note(await noteOnTurns());
		const startedMs = monotonicMs();
		const budgetMs = request.budget?.ms ?? null;
		const procedure = procedureUnder(request.profile.load);
		const costs = roundCosts(procedure, cores !== null);
		const schedulable = benchmarks.map((benchmark) => schedulableOf(benchmark, { comparing: !comparesNothing(request.profile) }));
		const instructions = comparesNothing(request.profile) ? "off" : request.instructions;
		const countingMs = instructions === "required" ? expectedCountingMs(schedulable, base !== null) : 0;
		const rounds = roundsOfRun({
			benchmarks: schedulable,
			profile: request.profile,
			budget: request.budget,
			countingMs,
			costs
		});
		if (countingMs > 0) await assertCountable();
		for (const note of notesOnBudget(request.profile, rounds)) io.note(note);
		const { plan, solos } = rounds;
		const { nodeVersion: nodeOnPath } = outline.run.environment;
		const rig = _usingCtx$2.a(openRig({
			cores,
			procedure,
			onKilled: (target) => io.note(`${target} did not end within its stopTimeout after SIGTERM and was killed: end the server on SIGTERM, or raise stopTimeout.`),
			onNodeVersion: (target, version) => {
				if (version !== nodeOnPath) io.warn(warningOfNode(target, {
					version,
					onPath: nodeOnPath
				}));
			}
		}));
		const measuring = openMeasuring({
			benchmarks,
			plan,
			trees,
			rig,
			signal: io.signal,
			troubleBeside: services.trouble
		});
		const recordsSoFar = () => {
			const measurements = measuring.measurements();
			return benchmarks.map((benchmark) => benchmarkRecord(benchmark, measurements.get(benchmark.id), {
				version: versions.get(benchmark.target) ?? null,
				labels: benchmark.labels,
				loadHash: loadHash(benchmark, procedure)
			}));
		};
		const later = {
			jobs: request.jobs,
			counts: instructions !== "off",
			isPart: request.jobs > 1 || outline.run.only.length > 0 || request.profile.only.length > 0
		};
		const stageAhead = (leftOut) => nextStage({
			...outline,
			run: {
				...outline.run,
				benchmarks: recordsSoFar()
			}
		}, later, leftOut);
		await measureStages({
			stageAhead,
			measuring,
			benchmarks: schedulable,
			costs,
			solos,
			seed: request.seed,
			budgetMs,
			countingMs,
			controls: controlsOf(benchmarks)
		}, io);
		for (const note of measuring.notes()) io.note(note);
		for (const warning of measuring.warnings()) io.warn(warning);
		const records = recordsSoFar().map((record) => ({
			...record,
			measurement: unlessUntouched(record.measurement)
		}));
		const untilMs = budgetMs === null ? null : startedMs + budgetMs;
		return {
			records: await withCounts(records, {
				instructions,
				valgrind: outline.run.environment.valgrind,
				policy: outline.run.policy,
				benchmarks,
				trees,
				troubleBeside: services.trouble,
				untilMs
			}, io),
			control: measuring.control()
		};
	} catch (_) {
		_usingCtx$2.e = _;
	} finally {
		await _usingCtx$2.d();
	}
}
async function assertCountable() {
	const why = await whyNotCounted();
	if (why === null) return;
	throw new UserError({
		what: `instructions are required and cannot be counted here: ${why}`,
		where: "`instructions` of the configuration (base's, where there is one)",
		fix: "Measure on Linux with valgrind installed, or set `instructions: auto`, which goes without."
	});
}
/** Figures of base and head are those of what served them all the same: it is the name that is wrong, and which stored runs they are compared with. */
function warningOfNode(target, { version, onPath }) {
	return `${target} is served by Node.js ${plainName(version)}, and not by the ${onPath} on PATH, which reports and stored runs name. Scripts of npm and pnpm take a \`node\` that is among the packages, and shims of version managers the one that a folder asks for: start the server by \`node\` itself, or put the same version on PATH.`;
}
async function noteOnTurns() {
	const why = await whyNotPinned();
	return `Processes could not be pinned to a core here${why === null ? "" : ` (${why})`}, so base and head took turns in slices instead of running side by side: expect wider intervals.`;
}
/** Those that run without services, whose brokers would be shared, and do not wait on purpose, which varies several times as much. */
function controlsOf(benchmarks) {
	return benchmarks.filter(isComparable).filter(({ base }) => base.services.length === 0).filter((benchmark) => benchmark.kind === "suite" || benchmark.request.protocol === "http").map(({ id }) => id);
}

// src/gate.ts
/**
* The story of a run: where it starts from, what there is to measure, the measuring, and the verdict. Reports and
* publishing are for whoever asked (the command line, the Action).
*/
/**
* Measures and judges. Whatever was measured is written to `.perf-gate/` before this returns, also after an interrupt. Where that
* cannot be done any more the verdict stands all the same.
*
* @throws UserError for wrong usage, configuration, repository or baselines, before anything is measured
*/
async function runGate(request, { signal, progress }) {
	try {
		var _usingCtx$1 = _usingCtx();
		const [startedAt, startedMs] = [/* @__PURE__ */ new Date(), monotonicMs()];
		const { note, warn, told } = openNotes(progress);
		const io = {
			signal,
			progress,
			note,
			warn
		};
		const start = _usingCtx$1.a(await openStartingPoint(request, io));
		const { root, config, base, head, trees, unasked, history, acceptances } = start;
		await openResults(root);
		const settings = settingsOfRun(request, config, base?.config ?? null);
		const { profile, ruling } = settings;
		settings.notes.forEach(note);
		const workbench = _usingCtx$1.a(openWorkbench({
			trees,
			cores: await planCores(),
			io
		}));
		const prepared = await workbench.prepare({
			request: {
				...request,
				only: settings.only
			},
			asked: settings.asked,
			head: underLoad(config, profile.load),
			base: base === null ? null : underLoad(base.config, profile.load),
			unasked
		});
		tellIdleRules(settings, config, prepared, io);
		const run = outlineOf({
			startedAt,
			profile: profile.name,
			only: request.only,
			measuredFor: comparesNothing(profile) ? "tables" : "verdict",
			seed: request.seed ?? drawSeed(),
			budgetMs: settings.budget?.ms ?? null,
			head,
			base: base?.commit ?? null,
			pullRequest: request.pullRequest,
			shard: request.shard,
			environment: isCounting(settings, prepared) ? await withValgrind(start.environment, request.installValgrind ?? null, io) : start.environment,
			storedKinds: start.storedKinds,
			policy: ruling.policy,
			configFile: config.file,
			configHash: start.configHash
		});
		const marks = tellMarksElsewhere({
			elsewhere: start.elsewhere,
			benchmarks: prepared.benchmarks,
			run,
			history,
			acceptances
		});
		marks.notes.forEach(note);
		marks.warnings.forEach(warn);
		const { records, control } = await measureBesideBase({
			benchmarks: prepared.benchmarks,
			budget: settings.budget,
			unasked,
			signal
		}, (benchmarks, budget) => takeMeasurements({
			prepared: {
				...prepared,
				benchmarks
			},
			place: {
				base,
				trees,
				cores: workbench.cores,
				services: workbench.services
			},
			request: {
				profile,
				budget,
				seed: run.seed,
				instructions: ruling.instructions,
				jobs: Math.max(request.jobs, request.shard?.count ?? 1)
			},
			outline: {
				run,
				history,
				acceptances
			}
		}, io));
		const interrupted = noteInterrupt(io);
		const benchmarks = [...records, ...prepared.unmeasured].toSorted(byPlaceIn(config));
		const file = {
			run: {
				...run,
				durationMs: Math.round(monotonicMs() - startedMs),
				benchmarks,
				control,
				...told()
			},
			history,
			acceptances
		};
		const kept = await tryToKeepRun(file, {
			root,
			name: interrupted ? INTERRUPTED_RUN : "run.json",
			cwd: request.cwd
		});
		return {
			file,
			judgement: judge(file),
			kept,
			root,
			config,
			interrupted
		};
	} catch (_) {
		_usingCtx$1.e = _;
	} finally {
		await _usingCtx$1.d();
	}
}
/** Whatever of the policy comes to nothing, or to the opposite. Of a run that was asked for a part, rules hold for benchmarks that are not in it. */
function tellIdleRules({ ruling, only }, head, { benchmarks, unmeasured }, { note, warn }) {
	notesOnIdleThresholds(ruling.policy, benchmarks).forEach(note);
	const ruled = {
		ruling,
		head,
		benchmarks: [...benchmarks, ...unmeasured]
	};
	if (only.length === 0) warningsOnIdleRules(ruled).forEach(warn);
	warningsOnTurnedMetrics(ruled).forEach(warn);
}
const isCounting = ({ ruling, profile }, { benchmarks }) => ruling.instructions !== "off" && !comparesNothing(profile) && benchmarks.length > 0;
/** Reports list benchmarks in the configuration's order; what only base has comes last. */
function byPlaceIn(config) {
	const places = new Map(config.targets.map((target, place) => [target.name, place]));
	return (one, other) => (places.get(one.target) ?? places.size) - (places.get(other.target) ?? places.size);
}

// src/terminal/measuring.ts
/**
* Runs the gate for somebody at a terminal or in a log.
*
* @throws Interrupted where an interrupt came before anything could be kept
*/
function measure(request) {
	return untilInterrupted((io) => runGate(request, io), "Interrupted before anything was measured; there was nothing to save.");
}
/** Half a sentence about what was measured. */
function whatIsSaved(kept) {
	return "path" in kept ? `what was measured is saved in ${kept.path}` : `what was measured could not be saved: ${kept.problem.message}`;
}

export { expectedCountingMs as a, seededDraw as c, planCores as d, wholePlanMs as i, nextStage as l, whatIsSaved as n, expectedMs as o, takeMeasurements as r, schedulableOf as s, measure as t, outlineOf as u };