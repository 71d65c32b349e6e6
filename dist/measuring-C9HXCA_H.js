import { a as openServices, d as stopEverythingOn, f as prepareBenchmarks, ft as valgrindVersion, lt as openNotes, n as readRepository, p as measureBesideBase, r as materialise, t as untilInterrupted, ut as readEnvironment, yt as AsyncDisposableStack } from "./interrupts-Cq1IxjMU.js";
import { d as object, h as string } from "./schemas-CMJwVh34.js";
import { c as unmeasuredRecords, o as unmatchedGlobs, r as notesOnUnsent } from "./missing-programs-DjQotkK2.js";
import { _ as METRICS, v as METRIC_NAMES } from "./text-file-BKgI2_Ez.js";
import { g as listOf, i as profileOfRun, n as comparesNothing } from "./profiles-Ca_CkQXm.js";
import { E as metricRule, i as judge, q as areCountedAlike } from "./run-file-D2Q3XtV1.js";
import { s as planCores, t as takeMeasurements } from "./take-measurements-CIFPvXr8.js";
import { t as placeOfSetting } from "./asked-by-BdmyJMSY.js";
import { n as globsOfRun, t as askedFor } from "./selections-_3Zc8DOG.js";
import { i as tryToKeepRun, r as openResults } from "./results-folder-CBtGAcFt.js";
import { n as drawSeed } from "./seed-ccuJdS7c.js";
import { t as jsonOrNull } from "./json-B9nRjznL.js";
import { a as readAcceptances } from "./acceptances-CnX6L4y3.js";
import { t as openAncestry } from "./ancestry--VdOpgM0.js";
import { a as readHistory, n as historyFileName, o as readStoredKind, r as listHistories } from "./files-C0uJRCa8.js";
import { n as UserError } from "./errors-B6fJDvjF.js";
import { i as placeBelow, t as loadBaseConfig } from "./load-CoNVfMzT.js";
import { t as _usingCtx } from "./usingCtx-KaxdmAud.js";
import { t as version } from "./version-nOnNlcX2.js";
import { readFile } from "node:fs/promises";
import path from "node:path";

// src/judge/idle-rules.ts
/**
* Rules that no benchmark matches, in a sentence each: a name that is mistyped, or was changed since. The benchmark that one is
* meant for goes on as if there were none. Of a run that is about everything; in another the benchmark may just not be asked for.
*/
function warningsOnIdleRules({ ruling, head, benchmarks }) {
	const lost = ruling.targets.filter((target) => isLostSuite(target, head)).flatMap((suite) => unmeasuredRecords(suite, { state: "removed" }));
	const idle = unmatchedGlobs(ruling.policy.rules.map(({ benchmark }) => benchmark), [...benchmarks, ...lost]);
	const place = ruling === head ? ruling.file : `base's ${ruling.file}`;
	return [...new Set(idle)].map((glob) => `No benchmark of this run matches "${glob}" of policy.rules (${place}), so it holds for nothing: mend it, or remove it.`);
}
function isLostSuite(target, head) {
	return target.kind === "suite" && !head.targets.some(({ name, kind }) => name === target.name && kind === "suite");
}

// src/judge/idle-thresholds.ts
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

// src/measure/instructions/provide-valgrind.ts
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

// src/arms/pinned-node.ts
const manifestSchema = object({ volta: object({ node: string() }) });
/**
* Files of the repository's root from which version managers and actions/setup-node take which Node.js to run, and what of each
* says so. Not `engines`, which says what a package works with.
*/
const PINS = {
	".nvmrc": (text) => text.trim(),
	".node-version": (text) => text.trim(),
	".tool-versions": (text) => /^node(?:js)?[ \t]+(?<version>.*?)[ \t\r]*$/m.exec(text)?.groups?.["version"],
	"package.json": (text) => manifestSchema.safeParse(jsonOrNull(text)).data?.volta.node
};
/**
* What a reader must know where the change sets another Node.js: it decides no figure, because one runs both arms. null: it does
* not.
*
* @param nodeVersion that of the `node` on PATH
*/
async function noteOnPinnedNode(trees, nodeVersion) {
	const changed = [];
	for (const [file, pinIn] of Object.entries(PINS)) {
		const [base, head] = await Promise.all([trees.base, trees.head].map(async (tree) => pinIn(await textOf(path.join(tree, file)))));
		if (base !== head) changed.push(file);
	}
	if (changed.length === 0) return null;
	return `This change sets another Node.js (${listOf(changed)}), and the one on PATH (${nodeVersion}) runs base and head alike: what the step costs is in no figure here. Where that is the shim of a version manager, each arm may have its own.`;
}
/** What cannot be read sets nothing. */
async function textOf(file) {
	return readFile(file, "utf8").catch(() => "");
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
		notes: others.flatMap(({ notes }) => notes)
	};
}
async function readOther(dir, environmentKey) {
	const { found, notes } = await passOverUnreadable(environmentKey, () => readStoredKind(dir, environmentKey));
	return {
		storedKinds: found === null ? [] : [found],
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
	const benchmarks = stored.benchmarks.flatMap((benchmark) => benchmark.instructions === void 0 ? [] : [{
		...benchmark,
		figures: {}
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
		var _usingCtx$2 = _usingCtx();
		const opened = _usingCtx$2.a(new AsyncDisposableStack());
		const { root, git, gitEnv, config, configHash, head, base: chosen } = await readRepository(request);
		const environment = await readEnvironment();
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
		if (ofBase !== null && ofBase.problem !== null) note(ofBase.problem);
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
		const acceptedIn = request.baselines === null ? (base?.config ?? config).baselines : await nameIfTracked(git, {
			root,
			folder: storedIn
		});
		const acceptances = await readAcceptances(acceptedIn === null ? storedIn : path.join(base === null ? root : trees.base, acceptedIn));
		const moved = opened.move();
		return {
			root,
			config,
			configHash,
			environment,
			head,
			base,
			trees,
			unasked: ofBase?.isConfigured === false ? `base has no ${config.file}, and what head's says does not work there` : null,
			history: [...own.history, ...countsBefore.history],
			storedKinds: kinds.storedKinds,
			acceptances,
			[Symbol.asyncDispose]: () => moved.disposeAsync()
		};
	} catch (_) {
		_usingCtx$2.e = _;
	} finally {
		await _usingCtx$2.d();
	}
}
/** What a folder is called in the commits of a repository; null: git tracks nothing there, so that no change can add to it. */
async function nameIfTracked(git, { root, folder }) {
	const name = await placeBelow(root, folder);
	if (name === null) return null;
	const inside = name === "" ? "" : `${name}/`;
	return (await git(["ls-files", "-z"])).split("\0").some((file) => file !== "" && file.startsWith(inside)) ? name : null;
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
async function runGate(request, io) {
	try {
		var _usingCtx$1 = _usingCtx();
		const startedAt = /* @__PURE__ */ new Date();
		const { note, warn, told } = openNotes(io.progress);
		const start = _usingCtx$1.a(await openStartingPoint(request, {
			note,
			warn
		}));
		_usingCtx$1.a(new AsyncDisposableStack()).use(stopEverythingOn(io.signal));
		const { root, config, base } = start;
		await openResults(root);
		const placeOf = (setting) => placeOfSetting(setting, request.askedBy);
		const { profile, note: noteOnProfile } = profileOfRun({
			name: request.profile,
			by: placeOf("profile")
		}, config, base?.config ?? null);
		if (noteOnProfile !== null) note(noteOnProfile);
		notesOnUnsent(config).forEach(note);
		const only = globsOfRun(request.only, profile, base === null ? [config] : [config, base.config]);
		const cores = await planCores();
		const services = _usingCtx$1.a(openServices({
			trees: start.trees,
			cores: cores?.clients ?? null,
			signal: io.signal,
			note
		}));
		const prepared = await prepareBenchmarks({
			request: {
				...request,
				only
			},
			asked: askedFor({
				patterns: request.only,
				by: placeOf("only")
			}, profile),
			head: underLoad(config, profile.load),
			base: base === null ? null : underLoad(base.config, profile.load),
			unasked: start.unasked,
			trees: start.trees,
			services,
			io
		});
		prepared.notes.forEach(note);
		prepared.warnings.forEach(warn);
		const { policy } = base?.config ?? config;
		notesOnIdleThresholds(policy, prepared.benchmarks).forEach(note);
		if (only.length === 0) warningsOnIdleRules({
			ruling: base?.config ?? config,
			head: config,
			benchmarks: [...prepared.benchmarks, ...prepared.unmeasured]
		}).forEach(warn);
		const { instructions } = base?.config ?? config;
		const environment = instructions !== "off" && !comparesNothing(profile) && prepared.benchmarks.length > 0 ? await withValgrind(start.environment, request.installValgrind ?? null, {
			...io,
			note
		}) : start.environment;
		const seed = request.seed ?? drawSeed();
		const budget = budgetOfRun(request.budgetMs === null ? null : {
			ms: request.budgetMs,
			by: placeOf("budget")
		}, config, base?.config ?? null);
		const outline = {
			schema: 2,
			tool: version,
			startedAt: startedAt.toISOString(),
			durationMs: 0,
			profile: profile.name,
			only: request.only,
			measuredFor: comparesNothing(profile) ? "tables" : "verdict",
			seed,
			budgetMs: budget?.ms ?? null,
			head: start.head,
			base: base?.commit ?? null,
			pullRequest: request.pullRequest,
			shard: request.shard,
			environment,
			storedKinds: start.storedKinds,
			policy,
			configFile: config.file,
			configHash: start.configHash,
			benchmarks: [],
			control: [],
			notes: []
		};
		const { history, acceptances } = start;
		const { records, control } = await measureBesideBase({
			benchmarks: prepared.benchmarks,
			budget,
			unasked: start.unasked,
			signal: io.signal
		}, (benchmarks, within) => takeMeasurements({
			prepared: {
				...prepared,
				benchmarks
			},
			place: {
				...start,
				cores,
				services
			},
			request: {
				profile,
				budget: within,
				seed,
				instructions,
				jobs: Math.max(request.jobs, request.shard?.count ?? 1)
			},
			outline: {
				run: outline,
				history,
				acceptances
			}
		}, {
			...io,
			note,
			warn
		}));
		const interrupted = io.signal.aborted;
		if (interrupted) note("The run was interrupted: it holds only what was measured until then.");
		const file = {
			run: {
				...outline,
				durationMs: Date.now() - startedAt.getTime(),
				benchmarks: [...records, ...prepared.unmeasured].toSorted(byPlaceIn(config)),
				control,
				...told()
			},
			history,
			acceptances
		};
		const kept = await tryToKeepRun(file, {
			root,
			name: interrupted ? "interrupted.json" : "run.json"
		});
		return {
			file,
			judgement: judge(file),
			kept: "path" in kept ? { path: path.relative(request.cwd, kept.path) } : kept,
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

export { whatIsSaved as n, measure as t };