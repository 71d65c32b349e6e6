import { T as upperQuantile, i as judge, r as writeRunFile, x as median, y as interquartileRange } from "./run-file-DRGkALU5.js";
import { h as tuple, i as array, l as number, m as string, u as object } from "./schemas-BnvCtXOU.js";
import { C as startProcessTree, S as entryPath, T as execa, _ as openQuestions, a as LOOPBACK, b as probedEnvironment, c as stopEverythingOn, d as roundCosts, f as duetPairs, g as startSuite, h as procedureUnder, i as openServices, l as prepareBenchmarks, m as warmupBursts, n as readRepository, o as accepts, p as soloBursts, r as materialise, s as getPorts, t as untilInterrupted, v as ArmFailure, w as lastOutput, x as targetEnvironment, y as MeasuringFailure } from "./interrupts-DKE2_0v9.js";
import { i as comparesNothing, o as profileOfRun } from "./schema-Ddxgo0ib.js";
import { n as globsOfRun, t as askedFor } from "./selections-fs_QbOXE.js";
import { n as keepOutOfGit, t as RESULTS_FOLDER } from "./results-folder-CNKYN1HA.js";
import { a as readAcceptances } from "./acceptances-BU8LPpZQ.js";
import { s as countOf } from "./parse-record-CVOog7O7.js";
import { a as readHistory } from "./files-BoHv7yG5.js";
import { n as loadBaseConfig } from "./load-DOxxWJd0.js";
import { n as UserError } from "./errors-3tGWn54n.js";
import { r as monotonicMs } from "./message-Bh8_jF8X.js";
import { a as exchange, i as websocketUrl, o as mismatch, r as sendBurst, t as loadClientAnswerSchema } from "./load-protocol-Cjliw0DF.js";
import "./suite-protocol-BNNH1viM.js";
import { t as version } from "./version-nOnNlcX2.js";
import net from "node:net";
import { createHash, randomInt } from "node:crypto";
import { mkdtemp, readFile, realpath, rm } from "node:fs/promises";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import os from "node:os";

// src/measure/cores.ts
/** Reads which cores this process may use and splits them. Linux with `taskset` and two cores or more; else null. */
async function planCores(platform = process.platform) {
	if (platform !== "linux") return null;
	const status = await readFile("/proc/self/status", "utf8");
	const allowed = parseCpuList(/^Cpus_allowed_list:\s*(\S+)/m.exec(status)?.[1] ?? "");
	const server = allowed.at(-1);
	if (server === void 0 || allowed.length < 2 || !await canPin(server)) return null;
	const siblings = parseCpuList(await siblingsOf(server));
	const others = allowed.filter((core) => core !== server);
	const apart = others.filter((core) => !siblings.includes(core));
	return {
		server,
		clients: apart.length > 0 ? apart : others
	};
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
async function canPin(core) {
	return !(await execa("taskset", [
		"-c",
		String(core),
		"true"
	], { reject: false })).failed;
}

// src/plan/budget.ts
/** The upper bound for measuring, in ms: the looser of base's and head's, so that a change cannot have itself measured less thoroughly. null: none. */
function budgetOfRun(head, base) {
	if (base === null) return head.budgetMs;
	return head.budgetMs === null || base.budgetMs === null ? null : Math.max(head.budgetMs, base.budgetMs);
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

// src/baseline/selection.ts
/**
* Of the stored runs those of a commit and its ancestors, the nearest last. `ancestors` has the nearest first; null: they
* are not known, and then all runs count in the order in which they were stored.
*/
function selectAncestors(history, { commit, ancestors }) {
	const name = commit.slice(0, 12);
	if (ancestors === null) return {
		history,
		notes: [`This is a shallow clone, so it cannot be told which of the ${countOf(history.length, "stored run")} lead to ${name}: all of them were used. With the whole history (fetch-depth: 0) only those would be.`]
	};
	const distances = new Map(ancestors.map((sha, distance) => [sha, distance]));
	const near = history.map((stored) => ({
		stored,
		distance: distances.get(stored.commit.replace(/-dirty$/, ""))
	})).flatMap(({ stored, distance }) => distance === void 0 ? [] : [{
		stored,
		distance
	}]).toSorted((a, b) => b.distance - a.distance).map(({ stored }) => stored);
	const others = history.length - near.length;
	return {
		history: near,
		notes: others === 0 ? [] : [`${countOf(others, "stored run")} of commits that do not lead to ${name} ${others === 1 ? "was" : "were"} left out: merged since, or left behind by a force push.`]
	};
}

// src/baseline/ancestry.ts
/**
* The stored runs of the commits that lead to `commit`, the nearest last: what a force push left behind is no history of
* it, and what was merged after a pull request left main is none of the pull request's. `commit` must be known to `git`.
*/
async function historyBefore(git, { history, commit }) {
	if (history.length === 0) return {
		history,
		notes: []
	};
	return selectAncestors(history, {
		commit,
		ancestors: await ancestorsOf(git, commit)
	});
}
/** A commit and all that lead to it, no parent before its children; null: a shallow clone does not know them all. */
async function ancestorsOf(git, commit) {
	if ((await git(["rev-parse", "--is-shallow-repository"])).trim() === "true") return null;
	return (await git([
		"rev-list",
		"--date-order",
		"--end-of-options",
		commit
	])).trim().split("\n");
}

// src/measure/environment.ts
/** Reads what machine this is, and which `node` runs the targets. @throws UserError where there is no `node` on PATH */
async function readEnvironment() {
	const facts = {
		cpuModel: (os.cpus()[0]?.model ?? "unknown").replaceAll(/\s+/g, " ").trim(),
		arch: process.arch,
		cores: os.availableParallelism(),
		nodeVersion: await nodeOnPath(),
		osMajor: `${process.platform}-${os.release().split(".")[0]}`
	};
	return {
		key: environmentKey(facts),
		...facts,
		kernel: os.release(),
		memoryBytes: os.totalmem(),
		valgrind: await firstLineOf("valgrind", ["--version"]),
		runnerImage: await runnerImage()
	};
}
/** Of a processor's name, so that any key is short enough for a file name. */
const READABLE_CPU_CHARACTERS = 80;
/** Readable for a person, exact by its hash, and fit for a file name. */
function environmentKey(facts) {
	const { cpuModel, arch, cores, nodeVersion, osMajor } = facts;
	const exact = createHash("sha256").update(JSON.stringify([
		cpuModel,
		arch,
		cores,
		nodeVersion,
		osMajor
	])).digest("hex").slice(0, 8);
	return `${`${osMajor}-${arch}-${cores}c-${cpuModel.slice(0, READABLE_CPU_CHARACTERS)}-node-${nodeVersion}`.toLowerCase().replaceAll(/\((r|tm)\)/g, "").replaceAll(/[^a-z0-9.]+/g, "-")}-${exact}`;
}
async function nodeOnPath() {
	const version = await firstLineOf("node", ["--version"]);
	if (version !== null) return version;
	throw new UserError({
		what: "there is no `node` on PATH",
		where: "PATH",
		fix: "Install Node.js (in a workflow: actions/setup-node before this step): it runs the servers that are measured."
	});
}
async function firstLineOf(program, args) {
	const asked = await execa(program, args, {
		reject: false,
		env: targetEnvironment({}),
		extendEnv: false
	});
	return asked.failed ? null : asked.stdout.split("\n")[0].trim();
}
/** GitHub's hosted runners name their image; elsewhere the distribution does. */
async function runnerImage() {
	const { ImageOS: image, ImageVersion: version } = process.env;
	if (image) return version ? `${image} ${version}` : image;
	const release = await readFile("/etc/os-release", "utf8").catch(() => "");
	return /^PRETTY_NAME="?([^"\n]+)/m.exec(release)?.[1] ?? null;
}

// src/starting-point.ts
/**
* Reads the repository, its configuration and what it has stored, and lays out the arms. `note` is told what a reader of
* the report must know.
*
* @throws UserError for a wrong repository, configuration, base or stored baseline
*/
async function openStartingPoint(request, note) {
	await using opened = new AsyncDisposableStack();
	const { root, git, config, configText, head, base: chosen } = await readRepository(request);
	const environment = await readEnvironment();
	const stored = await readHistory(path.resolve(root, request.baselines ?? config.baselines), environment.key);
	if (chosen.commit === null) note(chosen.why);
	const { history, notes } = await historyBefore(git, {
		history: stored,
		commit: (chosen.commit ?? head).sha
	});
	notes.forEach(note);
	const { trees } = opened.use(await materialise({
		root,
		git,
		base: chosen.commit?.sha ?? null
	}));
	const base = chosen.commit === null ? null : {
		commit: chosen.commit,
		config: await baseConfig(trees.base, config, note)
	};
	const acceptances = await readAcceptances(request.baselines === null ? path.join(base === null ? root : trees.base, (base?.config ?? config).baselines) : path.resolve(root, request.baselines));
	const moved = opened.move();
	return {
		root,
		config,
		configHash: createHash("sha256").update(configText).digest("hex"),
		environment,
		head,
		base,
		trees,
		history,
		acceptances,
		[Symbol.asyncDispose]: () => moved.disposeAsync()
	};
}
async function baseConfig(tree, head, note) {
	const { config, problem } = await loadBaseConfig(tree, head);
	if (problem !== null) note(problem);
	return config;
}

// src/measure/both-arms.ts
const otherArm = (arm) => arm === "base" ? "head" : "base";
/** Both at once, begun with `first`. Rejects with what base failed with, else with what head failed with. */
async function bothAtOnce(first, act) {
	const [one, other] = await Promise.allSettled([act(first), act(otherArm(first))]);
	return first === "base" ? valuesOf(one, other) : valuesOf(other, one);
}
/** The same, one after the other. */
async function bothInTurn(first, act) {
	const [one] = await Promise.allSettled([act(first)]);
	const [other] = await Promise.allSettled([act(otherArm(first))]);
	return first === "base" ? valuesOf(one, other) : valuesOf(other, one);
}
function valuesOf(base, head) {
	if (base.status === "rejected") throw base.reason;
	if (head.status === "rejected") throw head.reason;
	return {
		base: base.value,
		head: head.value
	};
}

// src/measure/memory-series.ts
/** As often as probes read it. */
const EVERY_MS = 100;
/** Resident memory of a process tree between two moments: at each point the sum of what its processes had at last. */
function memorySeries(logs, fromMs, toMs) {
	const stepMs = Math.max(EVERY_MS, (toMs - fromMs) / 99);
	const points = Math.floor((toMs - fromMs) / stepMs + 1e-9) + 1;
	return Array.from({ length: points }, (_, index) => {
		const atMs = index * stepMs;
		const bytes = logs.reduce((sum, log) => sum + (log.memory.findLast(([timeMs]) => timeMs <= fromMs + atMs)?.[1] ?? 0), 0);
		return [Math.round(atMs), Math.round(bytes / 1e4) / 100];
	});
}
/** The most that each process ever had, in bytes, over all processes of a tree. */
function maxMemoryBytes(logs) {
	return logs.reduce((sum, log) => sum + Math.max(0, ...log.memory.map(([, bytes]) => bytes)), 0);
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

// src/measure/probe-log.ts
const probeLogSchema = object({
	pid: number().int(),
	samples: array(tuple([
		number(),
		number(),
		number()
	])),
	memory: array(tuple([number(), number()])),
	connections: number().int(),
	modules: array(string())
});
/** @throws ZodError where the text is not a probe's report */
function parseProbeLog(line) {
	return probeLogSchema.parse(JSON.parse(line));
}
/** What one counter of time, work and CPU did between two moments; null where fewer than two samples lie between. */
function activityBetween(samples, fromMs, toMs) {
	const first = samples.find(([time]) => time >= fromMs);
	const last = samples.findLast(([time]) => time <= toMs);
	if (!first || !last || last[0] <= first[0]) return null;
	const elapsedMs = last[0] - first[0];
	return {
		finishedPerMs: (last[1] - first[1]) / elapsedMs,
		cpuUsPerMs: (last[2] - first[2]) / elapsedMs
	};
}
/**
* The same over all processes of a tree. Each process is cut at its own samples, which lie up to 10 ms apart, so
* rates are added, not counts.
*/
function treeActivity(logs, fromMs, toMs) {
	const parts = logs.map((log) => activityBetween(log.samples, fromMs, toMs)).filter((part) => part !== null);
	if (parts.length === 0) return null;
	return {
		finishedPerMs: parts.reduce((sum, part) => sum + part.finishedPerMs, 0),
		cpuUsPerMs: parts.reduce((sum, part) => sum + part.cpuUsPerMs, 0)
	};
}
/**
* CPU time in µs that all processes of a tree spent between two moments, and in the few ms around that lie between their
* samples: right for work that has rest on both sides, which rates over a window would cut into.
*/
function cpuUsAround(logs, fromMs, toMs) {
	return logs.reduce((sum, { samples }) => {
		const before = samples.findLast(([time]) => time <= fromMs) ?? samples[0];
		const after = samples.find(([time]) => time >= toMs) ?? samples.at(-1);
		return sum + (before && after ? after[2] - before[2] : 0);
	}, 0);
}
/** Equal slices of a window, as [from, to] in ms. */
function sliceWindow(fromMs, toMs, sliceMs) {
	const count = Math.floor((toMs - fromMs) / sliceMs + 1e-9);
	return Array.from({ length: count }, (_, index) => [fromMs + index * sliceMs, fromMs + (index + 1) * sliceMs]);
}

// src/measure/first-answer.ts
const TIMEOUT_MS = 1e4;
/** Sends the scenario's first request, alone. @throws Error with what is wrong: no answer, or another than expected */
function firstAnswer(scenario, origin) {
	return scenario.protocol === "http" ? firstResponse(scenario, origin) : firstReply(scenario, origin);
}
async function firstResponse(scenario, origin) {
	const answer = await exchange({
		origin,
		request: scenario,
		agent: false,
		timeoutMs: TIMEOUT_MS
	}).catch((error) => {
		throw new Error(`${scenario.method} ${scenario.path} failed: ${error.message}`, { cause: error });
	});
	const atMs = monotonicMs();
	const wrong = mismatch(scenario, answer);
	if (wrong !== null) throw new Error(wrong);
	return {
		body: answer.bytes,
		atMs,
		heldMs: 0
	};
}
async function firstReply(scenario, origin) {
	const outcome = await sendBurst({
		...scenario,
		url: websocketUrl(origin, scenario),
		requests: 1,
		endMs: monotonicMs() + scenario.holdMs + TIMEOUT_MS
	});
	if (outcome.trouble !== null) throw new Error(`${scenario.path}: ${outcome.trouble}`);
	return {
		body: null,
		atMs: outcome.finishedMs,
		heldMs: scenario.holdMs
	};
}

// src/measure/probe-listener.ts
const ANSWER_TIMEOUT_MS = 5e3;
const SILENT = Symbol("silent");
/** Listens on a local socket (no port is held) until disposed. */
async function listenForProbes(answerTimeoutMs = ANSWER_TIMEOUT_MS) {
	const folder = await mkdtemp(path.join(os.tmpdir(), "perf-gate-probe-"));
	const address = process.platform === "win32" ? String.raw`\\.\pipe\${path.basename(folder)}` : path.join(folder, "socket");
	const sockets = /* @__PURE__ */ new Set();
	const server = net.createServer((socket) => {
		socket.setEncoding("utf8");
		socket.on("error", () => socket.destroy());
		socket.on("close", () => sockets.delete(socket));
		sockets.add(socket);
	});
	await new Promise((resolve, reject) => {
		server.once("error", reject);
		server.listen(address, resolve);
	});
	return {
		address,
		collect: async () => {
			const reports = await Promise.all([...sockets].map((socket) => Promise.race([ask(socket), setTimeout(answerTimeoutMs, SILENT, { ref: false })])));
			return reports.includes(SILENT) ? null : reports.filter((report) => report !== null && report !== SILENT);
		},
		async [Symbol.asyncDispose]() {
			for (const socket of sockets) socket.destroy();
			await new Promise((resolve) => server.close(resolve));
			await rm(folder, {
				recursive: true,
				force: true
			});
		}
	};
}
/** One report; null where the process ended before it answered. */
function ask(socket) {
	return new Promise((resolve, reject) => {
		let text = "";
		const finish = () => {
			socket.off("data", read).off("close", closed);
		};
		const read = (chunk) => {
			text += chunk;
			if (!text.endsWith("\n")) return;
			finish();
			try {
				resolve(parseProbeLog(text));
			} catch (error) {
				reject(new Error("a probe sent a report that cannot be read", { cause: error }));
			}
		};
		const closed = () => {
			finish();
			resolve(null);
		};
		socket.on("data", read).on("close", closed);
		socket.write("report\n");
	});
}

// src/measure/server.ts
const CONNECT_EVERY_MS = 5;
/** How long the end of a process may take to be known. */
const END_KNOWN_MS = 250;
/**
* Boots one server on a free loopback port and checks its first answer in full.
*
* @throws ArmFailure where it exits, never listens, or answers otherwise than expected
*/
async function bootServer(options) {
	const { arm, target, scenario } = options;
	await using opened = new AsyncDisposableStack();
	const probes = opened.use(await listenForProbes());
	const port = await getPorts({ host: LOOPBACK });
	const startedMs = monotonicMs();
	const tree = opened.use(startProcessTree({
		command: [
			"/bin/sh",
			"-c",
			target.start
		],
		cwd: path.join(options.tree, target.dir),
		env: {
			...probedEnvironment(target.env, probes.address),
			PORT: String(port),
			HOST: LOOPBACK
		},
		cores: options.core === null ? null : [options.core]
	}));
	opened.defer(async () => {
		if (!await tree.stop(options.stopGraceMs) && options.stopGraceMs > 0) options.onKilled();
	});
	const fail = (what) => new ArmFailure(arm, tree.output() ? `${what}; its last output: ${lastOutput(tree.output())}` : what);
	const assertRunning = () => {
		if (tree.hasEnded()) throw fail("the server died while it was measured");
	};
	while (!await accepts(port)) {
		if (tree.hasEnded()) throw fail(`\`${target.start}\` ${await tree.ended} before it listened on PORT ${port}`);
		if (monotonicMs() - startedMs > target.bootTimeoutMs) throw fail(`\`${target.start}\` did not listen on PORT ${port} of ${LOOPBACK} within ${target.bootTimeoutMs / 1e3} s`);
		await setTimeout(CONNECT_EVERY_MS);
	}
	const origin = `http://${LOOPBACK}:${port}`;
	const first = await firstAnswer(scenario, origin).catch((error) => {
		throw fail(error.message);
	});
	const bootMs = first.atMs - startedMs - first.heldMs;
	const served = SERVED[scenario.protocol];
	const moved = opened.move();
	return {
		arm,
		origin,
		bootMs,
		firstBody: first.body,
		assertRunning,
		logs: async () => {
			assertRunning();
			const logs = await probes.collect();
			if (logs === null) throw fail("the server did not come to rest after the load: its event loop is blocked");
			if (!logs.some(served.by)) await Promise.race([tree.ended, setTimeout(END_KNOWN_MS)]);
			assertRunning();
			if (!logs.some(served.by)) throw new MeasuringFailure(`no Node process of \`${target.start}\` reported ${served.what}; perf-gate measures servers on node:http, run by Node 22.15 or newer`);
			await assertOwnModules(arm, logs.filter(served.by), options.tree);
			return logs;
		},
		async [Symbol.asyncDispose]() {
			await moved.disposeAsync();
		}
	};
}
/** What shows that a process is the server. An upgraded request never finishes as a response. */
const SERVED = {
	http: {
		what: "a finished response",
		by: (log) => (log.samples.at(-1)?.[1] ?? 0) > 0
	},
	websocket: {
		what: "an accepted connection",
		by: (log) => log.connections > 0
	}
};
/** The proof that an arm measured its own code: nothing may come from the other arm, or from the user's checkout. */
async function assertOwnModules(arm, logs, tree) {
	const own = `${await realpath(tree)}${path.sep}`;
	const instrument = path.dirname(entryPath("probe"));
	const foreign = logs.flatMap((log) => log.modules).find((module) => !module.startsWith(own) && !module.startsWith(instrument));
	if (foreign !== void 0) throw new MeasuringFailure(`${arm} loaded ${path.basename(path.dirname(foreign))}/${path.basename(foreign)} from outside its own copy of the repository (${foreign}); install it inside the target's folder`);
}

// src/measure/server-arms.ts
/** One server of an arm, up and answering as expected. */
function bootArm(arm, side, scenario, rig) {
	return bootServer({
		arm,
		scenario,
		target: side.target,
		tree: side.tree,
		core: rig.cores?.server ?? null,
		stopGraceMs: side.stopGraceMs,
		onKilled: () => rig.onKilled(side.target.name)
	});
}
/** Both of them; where one does not boot the other is stopped. */
async function bootBoth({ arms, scenario, startedFirst }, rig) {
	await using opened = new AsyncDisposableStack();
	const servers = await bothAtOnce(startedFirst, async (arm) => opened.use(await bootArm(arm, arms[arm], scenario, rig)));
	const moved = opened.move();
	return {
		...servers,
		[Symbol.asyncDispose]: () => moved.disposeAsync()
	};
}

// src/measure/held-rounds.ts
/**
* Bursts of held requests. Two at once on one core would wait for each other, and hide half of what sets them apart, so
* they go in turn: only one of the two servers has anything to do at a time.
*/
/** How much longer than the hold all answers may take together. */
const OVERTIME_MS$1 = 3e4;
/** The probe takes some 15 ms of CPU time in a burst of a second; spread over few requests that would be the figure. */
const LEAST_REQUESTS_FOR_CPU = 1e3;
/**
* One round of fresh processes of both arms: bursts to base, head, head, base … or the other way round. The arm with the
* first client elsewhere has the first burst here.
*
* @throws ArmFailure where an arm breaks; MeasuringFailure where the figures would mean nothing
*/
async function measureHeldDuet({ arms, scenario, index, startedFirst, firstSlot }, rig) {
	await using servers = await bootBoth({
		arms,
		scenario,
		startedFirst
	}, rig);
	const client = rig.clients[index % 2 === 0 ? 0 : 1];
	const burstMs = await warmUp(async () => Object.values(await bothAtOnce(firstSlot, (arm) => measureBurst(servers[arm], scenario, rig.clients[arm === firstSlot ? 0 : 1]))));
	const pairs = [];
	const wanted = duetPairs(2 * burstMs);
	while (pairs.length < wanted) {
		const first = pairs.length % 2 === 0 ? firstSlot : otherArm(firstSlot);
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
		slices: ofEachFigure(scenario, slicesOf)
	};
}
/** One round of a fresh process of head alone: the absolute figures. */
async function measureHeldSolo(arm, scenario, index, rig) {
	await using server = await bootArm("head", arm, scenario, rig);
	const [client] = rig.clients;
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
}
const BURST_FIGURES = [
	"finishOverhead",
	"finishTime",
	"cpuPerRequest"
];
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
		endMs: monotonicMs() + holdMs + OVERTIME_MS$1
	});
	const logs = await server.logs();
	if (outcome.trouble !== null) throw new ArmFailure(server.arm, `asked for ${requests} held requests at once: ${outcome.trouble}`);
	const { sentMs, finishedMs } = outcome;
	const finishOverhead = finishedMs - sentMs - holdMs;
	if (finishOverhead <= 0) throw new MeasuringFailure(`all ${requests} answers came within the hold of ${holdMs} ms, so there is nothing beyond it to compare; send more requests`);
	return {
		finishOverhead,
		finishTime: (finishedMs - sentMs) / 1e3,
		cpuPerRequest: cpuUsAround(logs, sentMs, finishedMs) / requests
	};
}

// src/measure/load.ts
/**
* What a client may take beyond its command's end before it is given up. A turn of single requests to two servers that do
* not answer takes 20 s.
*/
const OVERTIME_MS = 25e3;
/** Starts a load client on the given cores (null: anywhere). */
function startLoadClient(cores) {
	const tree = startProcessTree({
		command: [process.execPath, entryPath("load-client")],
		cwd: process.cwd(),
		env: targetEnvironment({}),
		cores,
		messages: true
	});
	const ask = openQuestions(tree, {
		answers: loadClientAnswerSchema,
		explain: (why) => new MeasuringFailure(`the load client ${noAnswerText(why)}`)
	});
	const askUntil = async (command, type, onMilestone) => {
		const timeoutMs = command.endMs - monotonicMs() + OVERTIME_MS;
		const answer = await ask(command, {
			timeoutMs,
			...onMilestone === void 0 ? {} : { onRemark: onMilestone }
		});
		if (answer.type !== type) throw new Error(`the load client answered ${answer.type} instead of ${type}`);
		return answer;
	};
	return {
		load: (command, onMilestone) => askUntil({
			type: "load",
			...command
		}, "load", onMilestone),
		finish: (endMs) => {
			askUntil({
				type: "finish",
				endMs
			}, "finishing").catch(() => {});
		},
		alternate: (command) => askUntil({
			type: "alternate",
			...command
		}, "alternate"),
		burst: async (command) => (await askUntil({
			type: "burst",
			...command
		}, "burst")).outcome,
		[Symbol.asyncDispose]: () => tree[Symbol.asyncDispose]()
	};
}
function noAnswerText(why) {
	if (why.kind === "late") return "did not answer";
	return why.kind === "failed" ? `failed: ${why.reason}` : `${why.how}: ${why.output}`;
}
/** What went wrong under load, as a sentence's end; null: every answer was as expected. */
function loadTrouble(result) {
	const troubles = [
		...Object.entries(result.unexpectedStatus).map(([status, count]) => `${count} × status ${status}`),
		...result.mismatches > 0 ? [`${result.mismatches} × another body`] : [],
		...result.timeouts > 0 ? [`${result.timeouts} × no answer in time`] : [],
		...result.errors - result.timeouts > 0 ? [`${result.errors - result.timeouts} × connection broken`] : []
	];
	if (troubles.length > 0) return `under load, of ${result.total} answers: ${troubles.join(", ")}`;
	return result.total === 0 ? "no answer at all under load" : null;
}

// src/measure/server-load.ts
/** What loads of every kind of round have in common: the commands to a client, and what its answers must not say. */
/** The load outlasts the window, so that nothing of its end is inside. */
const AFTER_WINDOW_MS = 20;
/** The scenario's load on one server until a little after the window, in monotonic ms. */
function loadCommand(server, scenario, measureFromMs, measureToMs) {
	return {
		origin: server.origin,
		request: scenario,
		expectedStatus: scenario.expect.status,
		expectedBody: expectedBody(server, scenario),
		connections: scenario.connections,
		pipelining: scenario.pipelining,
		measureFromMs,
		measureToMs,
		endMs: measureToMs + 20
	};
}
/** @throws ArmFailure where the server died, or an answer was not as expected */
function assertGoodLoad(server, result) {
	server.assertRunning();
	const trouble = loadTrouble(result);
	if (trouble !== null) throw new ArmFailure(server.arm, trouble);
}
/** Per server, of single requests to them in turn. @throws ArmFailure where one answers wrongly or not at all */
async function medianLatenciesMs(client, servers, scenario, durationMs) {
	const { latenciesMs, troubles } = await client.alternate({
		servers: servers.map((server) => ({
			origin: server.origin,
			expectedBody: expectedBody(server, scenario)
		})),
		request: scenario,
		expectedStatus: scenario.expect.status,
		endMs: monotonicMs() + durationMs
	});
	const troubled = servers.map((server, index) => ({
		server,
		trouble: troubles[index] ?? null
	})).filter(({ trouble }) => trouble !== null);
	const counting = troubled.find(({ server }) => server.arm === "base") ?? troubled[0];
	if (counting !== void 0) {
		counting.server.assertRunning();
		throw new ArmFailure(counting.server.arm, `after the load, asked with one request at a time: ${counting.trouble}`);
	}
	return latenciesMs.map((latencies) => median([...latencies]));
}
/** In base64. The first answer was checked in full; whoever accepts any body is not held to the first one. */
const expectedBody = (server, scenario) => scenario.expect.body === null ? null : server.firstBody?.toString("base64") ?? null;

// src/measure/server-rounds.ts
/** How long an alternating slice is loaded before it counts. */
const ALTERNATING_LEAD_IN_MS = 200;
/** V8 optimises what runs for each request after some 10,500 to 11,500 of them, in one wave of a tenth of a second (`--trace-opt`). */
const WARM_RESPONSES = 12e3;
/**
* One round of fresh processes of both arms: saturated side by side, then single requests to each in turn.
*
* @throws ArmFailure where an arm breaks; MeasuringFailure where the figures would mean nothing
*/
async function measureServerDuet(duet, rig) {
	await using servers = await bootBoth(duet, rig);
	const { scenario } = duet;
	const clientOf = (arm) => rig.clients[arm === duet.firstSlot ? 0 : 1];
	const saturated = rig.cores === null ? await loadInTurn(servers, duet, rig, clientOf) : await loadTogether(servers, scenario, rig, clientOf);
	const unloadedLatency = await measureUnloadedLatency(servers, duet, rig);
	return {
		index: duet.index,
		startedFirst: duet.startedFirst,
		...saturated,
		slices: {
			...saturated.slices,
			unloadedLatency
		}
	};
}
/** Both at once on one core until both are warm, and then for the measured window, which is cut out of both logs afterwards. */
async function loadTogether(servers, scenario, rig, clientOf) {
	const { longestWarmupMs, settleMs, sliceMs, slices } = rig.procedure;
	const windowMs = slices * sliceMs;
	const latestWarmMs = monotonicMs() + 150 + longestWarmupMs;
	const latestFromMs = latestWarmMs + settleMs;
	const isWarm = {
		base: Promise.withResolvers(),
		head: Promise.withResolvers()
	};
	const load = async (arm) => {
		const command = {
			...loadCommand(servers[arm], scenario, latestFromMs, latestFromMs + windowMs),
			milestoneResponses: WARM_RESPONSES
		};
		return clientOf(arm).load(command, isWarm[arm].resolve);
	};
	const loads = Promise.all([load("base"), load("head")]);
	const bothWarm = Promise.all([isWarm.base.promise, isWarm.head.promise]);
	await Promise.race([
		bothWarm,
		loads,
		setTimeout(latestWarmMs - monotonicMs(), void 0, { ref: false })
	]);
	const fromMs = monotonicMs() + settleMs;
	const toMs = fromMs + windowMs;
	for (const arm of ["base", "head"]) clientOf(arm).finish(toMs + 20);
	const [base, head] = await loads;
	const results = {
		base,
		head
	};
	const logs = await bothInTurn("base", async (arm) => {
		const log = await servers[arm].logs();
		assertGoodLoad(servers[arm], results[arm]);
		return log;
	});
	const pairs = sliceWindow(fromMs, toMs, sliceMs).flatMap(([from, to]) => pairActivities(treeActivity(logs.base, from, to), treeActivity(logs.head, from, to)));
	const whole = pairActivities(treeActivity(logs.base, fromMs, toMs), treeActivity(logs.head, fromMs, toMs))[0];
	if (!whole || pairs.length === 0) throw new MeasuringFailure("an arm finished no request in the measured window");
	return {
		mode: "duet",
		slices: saturatedSlices(pairs),
		coreShare: {
			base: whole.base.cpuUsPerMs / 1e3,
			head: whole.head.cpuUsPerMs / 1e3
		}
	};
}
/** Where nothing can be pinned: one arm at a time, in blocks of base head head base and the other way round. */
async function loadInTurn(servers, duet, rig, clientOf) {
	const { scenario, firstSlot } = duet;
	const { turnWarmupMs, sliceMs, slices } = rig.procedure;
	const loadBoth = (first, leadInMs, durationMs) => bothInTurn(first, async (arm) => {
		const fromMs = monotonicMs() + leadInMs;
		const toMs = fromMs + durationMs;
		const result = await clientOf(arm).load(loadCommand(servers[arm], scenario, fromMs, toMs));
		const logs = await servers[arm].logs();
		assertGoodLoad(servers[arm], result);
		return treeActivity(logs, fromMs, toMs);
	});
	await loadBoth(firstSlot, 150, turnWarmupMs);
	const pairs = [];
	for (let slice = 0; slice < slices; slice += 1) {
		const { base, head } = await loadBoth(slice % 2 === 0 ? firstSlot : otherArm(firstSlot), ALTERNATING_LEAD_IN_MS, sliceMs);
		pairs.push(...pairActivities(base, head));
	}
	if (pairs.length === 0) throw new MeasuringFailure("an arm finished no request in the measured slices");
	return {
		mode: "alternating",
		slices: saturatedSlices(pairs),
		coreShare: null
	};
}
/** The client's single requests, cut into slices; a slice's value is the median, which one hiccup does not move. */
async function measureUnloadedLatency(servers, duet, rig) {
	const { latencySliceMs, latencySlices } = rig.procedure;
	const order = duet.firstSlot === "base" ? ["base", "head"] : ["head", "base"];
	const pairs = [];
	for (let slice = 0; slice < latencySlices; slice += 1) {
		const client = rig.clients[duet.index % 2 === 0 ? 0 : 1];
		const medians = await medianLatenciesMs(client, order.map((arm) => servers[arm]), duet.scenario, latencySliceMs);
		pairs.push({
			base: medians[order.indexOf("base")],
			head: medians[order.indexOf("head")]
		});
	}
	return pairs;
}
const pairActivities = (base, head) => base !== null && head !== null && base.finishedPerMs > 0 && head.finishedPerMs > 0 ? [{
	base,
	head
}] : [];
/**
* CPU time over finished requests: what finished requests say, corrected for the share of the core that each arm got
* (an arm with busy helper threads is given more, a slower one less).
*/
function saturatedSlices(pairs) {
	const perPair = (value) => pairs.map(({ base, head }) => ({
		base: value(base),
		head: value(head)
	}));
	return {
		cpuPerRequest: perPair((activity) => activity.cpuUsPerMs / activity.finishedPerMs),
		throughput: perPair((activity) => activity.finishedPerMs * 1e3)
	};
}

// src/measure/client-saturation.ts
/** A loop that waits for a server is idle for at least a tenth of the time; one that is the bottleneck is not at all. */
const BUSY_LOOP = .95;
/** µs of CPU per ms: a server that uses this much of a core would have done little more. */
const BUSY_SERVER_US_PER_MS = 900;
/**
* Whether the load client, not the server, set the pace: its event loop had no rest while the server did not fill a
* core. Throughput and latencies are the client's own then.
*/
function isClientSaturated(loopUtilisation, server) {
	return loopUtilisation !== null && loopUtilisation >= BUSY_LOOP && server.cpuUsPerMs < BUSY_SERVER_US_PER_MS;
}

// src/measure/server-solo.ts
/** How finely the highest CPU use is looked for. */
const MAX_CPU_SLICE_MS = 100;
/** Slices of the stretch that say how steady it was: more of them would be too short to be independent (Schmeiser 1982: 10 to 30). */
const PRECISION_SLICES = 10;
/** One round of a fresh process of head alone: the absolute figures. */
async function measureServerSolo(arm, scenario, index, rig) {
	await using server = await bootArm("head", arm, scenario, rig);
	const { soloWarmupMs, soloMs, latencySlices, latencySliceMs } = rig.procedure;
	const fromMs = monotonicMs() + 150 + soloWarmupMs;
	const toMs = fromMs + soloMs;
	const result = await rig.clients[0].load(loadCommand(server, scenario, fromMs, toMs));
	const logs = await server.logs();
	assertGoodLoad(server, result);
	const activity = treeActivity(logs, fromMs, toMs);
	if (activity === null || activity.finishedPerMs === 0 || result.latencyMs === null) throw new MeasuringFailure("nothing was finished in the solo stretch");
	const [unloadedLatency] = await medianLatenciesMs(rig.clients[0], [server], scenario, latencySlices * latencySliceMs);
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
			bootTime: server.bootMs
		},
		precision: precisionWithin(logs, fromMs, toMs),
		memorySeries: memorySeries(logs, fromMs, toMs),
		...isClientSaturated(result.loopUtilisation, activity) ? { clientSaturated: true } : {}
	};
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

// src/measure/suite-window.ts
/** Of these two or three lie in a slice as a whole: it begins and ends somewhere within one. */
const OPERATIONS_OF_A_SLICE = 3;
/** A round of such a task takes about a minute. */
const LONGEST_OPERATION_MS = 2e3;
/** The same code may seem to take so much longer the other time. */
const CALIBRATION_MARGIN = 1.25;
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
/** @throws MeasuringFailure where an operation takes so long that nothing can be said of it in reasonable time */
function refuseLongOperations(operationMs) {
	if (operationMs <= LONGEST_OPERATION_MS) return;
	throw new MeasuringFailure(`an operation of the task takes ${duration(operationMs)}, and at most ${LONGEST} can be measured; give it less work`);
}
/**
* The same where it is told how long an operation takes in each arm: what only head makes so long is head's doing, and no
* reason to give the task less work.
*
* @throws ArmFailure of head; MeasuringFailure where the task is as long at base, or nearly
*/
function refuseLongOperationsOf({ base, head }) {
	refuseLongOperations(base);
	if (head > LONGEST_OPERATION_MS && head > CALIBRATION_MARGIN * base) throw new ArmFailure("head", `an operation takes ${duration(head)}, and ${duration(base)} at base: more than ${LONGEST} cannot be measured`);
	refuseLongOperations(head);
}
const LONGEST = `${LONGEST_OPERATION_MS / 1e3} s`;
function duration(ms) {
	if (ms < 1) return "less than 1 ms";
	return ms < 1e3 ? `${Math.round(ms)} ms` : `${(ms / 1e3).toFixed(1)} s`;
}

// src/measure/suite-rounds.ts
/** From sending a command to the first batch. */
const LEAD_IN_MS = 50;
/** Both arms together must fill the core this far for CPU time to be the measure; else they wait, and time is. */
const BUSY_CORE = .9;
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
	const start = (arm) => startSuite({
		arm,
		...duet.arms[arm],
		core: rig.cores?.server ?? null
	});
	await using first = start(duet.startedFirst);
	await using second = start(otherArm(duet.startedFirst));
	const both = {
		base: first.arm === "base" ? first : second,
		head: first.arm === "head" ? first : second
	};
	const alone = await bothInTurn(duet.startedFirst, async (arm) => {
		const operationMs = await both[arm].calibrate(duet.task);
		if (arm === "base") refuseLongOperations(operationMs);
		return operationMs;
	});
	refuseLongOperationsOf(alone);
	const batch = batchOf((alone.base + alone.head) / 2);
	const longestMs = Math.max(alone.base, alone.head);
	const measured = rig.cores === null ? await runInTurn(both, duet, {
		batch,
		operationMs: longestMs
	}, rig.procedure) : await runTogether(both, duet, {
		batch,
		operationMs: 2 * longestMs
	}, rig.procedure);
	if (measured.slices.nsPerOp?.length === 0) throw tooFewOperations();
	await bothAtOnce(duet.startedFirst, (arm) => both[arm].finish());
	return {
		index: duet.index,
		startedFirst: duet.startedFirst,
		...measured
	};
}
/** One round of a fresh process of head alone: the absolute figures. */
async function measureSuiteSolo(arm, task, index, rig) {
	const { suiteWarmupMs, suiteSoloSliceMs, suiteSoloSlices } = rig.procedure;
	await using suite = startSuite({
		arm: "head",
		...arm,
		core: rig.cores?.server ?? null
	});
	const operationMs = await suite.calibrate(task);
	refuseLongOperations(operationMs);
	const window = windowFor(operationMs, {
		sliceMs: suiteSoloSliceMs,
		slices: suiteSoloSlices,
		leastSlices: LEAST_SOLO_SLICES
	});
	const { fromMs, toMs } = startingAfter(LEAD_IN_MS + suiteWarmupMs, window);
	const { samples, maxMemoryBytes } = await suite.run(task, batchOf(operationMs), toMs);
	const slices = sliceWindow(fromMs, toMs, window.sliceMs).flatMap(([from, to]) => activityBetween(samples, from, to) ?? []);
	if (slices.length === 0) throw tooFewOperations();
	await suite.finish();
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
}
async function runTogether(both, { task, startedFirst }, { batch, operationMs }, procedure) {
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
	const cost = coreShare.base + coreShare.head >= BUSY_CORE ? cpuNsPerOp : elapsedNsPerOp;
	return {
		mode: "duet",
		coreShare,
		slices: { nsPerOp: sliceWindow(fromMs, toMs, window.sliceMs).flatMap(([from, to]) => pair(activityBetween(base.samples, from, to), activityBetween(head.samples, from, to), cost)) }
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
	const nsPerOp = [];
	for (let slice = 0; slice < slices; slice += 1) {
		const { base, head } = await runBoth(slice % 2 === 0 ? startedFirst : otherArm(startedFirst), sliceMs);
		nsPerOp.push(...pair(base, head, elapsedNsPerOp));
	}
	return {
		mode: "alternating",
		coreShare: null,
		slices: { nsPerOp }
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
/** Corrected for the share of the core that each arm got. */
const cpuNsPerOp = (activity) => activity.cpuUsPerMs / activity.finishedPerMs * 1e3;
const elapsedNsPerOp = (activity) => 1e6 / activity.finishedPerMs;
const pair = (base, head, cost) => base !== null && head !== null && base.finishedPerMs > 0 && head.finishedPerMs > 0 ? [{
	base: cost(base),
	head: cost(head)
}] : [];

// src/measure/measure-run.ts
/** A failing round is measured again this often before it counts: one lost port is not a broken server. */
const TRIES = 2;
/**
* Carries out the schedule. A benchmark that breaks is not measured any further; the others go on. Ends early, with
* what it has, when `signal` aborts.
*/
async function measureRun(options) {
	const { benchmarks, steps, signal } = options;
	const planned = new Map(benchmarks.map((benchmark) => [benchmark.id, benchmark]));
	const progress = new Map(benchmarks.map(({ id }) => [id, {
		duets: [],
		solos: [],
		ending: null
	}]));
	const deaf = /* @__PURE__ */ new Set();
	const rig = {
		...options.rig,
		onKilled: (target) => {
			deaf.add(target);
			options.rig.onKilled(target);
		}
	};
	const startedMs = monotonicMs();
	for (const [done, step] of steps.entries()) {
		if (signal.aborted) break;
		const benchmark = planned.get(step.id);
		const so = progress.get(step.id);
		if (so.ending !== null) continue;
		options.onRound({
			done,
			id: step.id,
			elapsedMs: monotonicMs() - startedMs
		});
		await measureStep({
			...options,
			rig
		}, benchmark, step, so, () => deaf.has(benchmark.target));
	}
	return new Map(benchmarks.map((benchmark) => [benchmark.id, measurementOf(benchmark, progress.get(benchmark.id))]));
}
async function measureStep(options, benchmark, step, so, isKnownDeaf) {
	for (let attempt = 1; attempt <= TRIES; attempt += 1) {
		const ending = await tryStep(options, benchmark, step, so, isKnownDeaf());
		const trouble = await options.troubleBeside(benchmark);
		if (options.signal.aborted) return;
		if (trouble !== null || attempt === TRIES) so.ending = trouble === null ? ending : {
			state: "invalid",
			reason: trouble
		};
		if (ending === null || trouble !== null) return;
	}
}
/** Keeps the round, or tells what its failure means for the benchmark. */
async function tryStep(options, benchmark, step, so, knownDeaf) {
	try {
		if (step.kind === "solo") so.solos.push(await measureSolo(options, benchmark, step, knownDeaf));
		else so.duets.push(await measureDuet(options, benchmark, step, knownDeaf));
		return null;
	} catch (error) {
		return options.signal.aborted ? null : endingOf(error);
	}
}
/** What a failure means for the benchmark; anything but the two known kinds is our own and goes on up. */
function endingOf(error) {
	if (error instanceof ArmFailure) return {
		state: "broken",
		arm: error.arm,
		reason: error.message
	};
	if (error instanceof MeasuringFailure) return {
		state: "invalid",
		reason: error.message
	};
	throw error;
}
function measureSolo({ rig, trees }, benchmark, { index }, knownDeaf) {
	if (benchmark.kind === "suite") return measureSuiteSolo({
		target: benchmark.head,
		tree: trees.head
	}, benchmark.scenario, index, rig);
	const { request } = benchmark;
	const arm = serverArm(benchmark.head, trees.head, knownDeaf);
	return request.protocol === "websocket" ? measureHeldSolo(arm, request, index, rig) : measureServerSolo(arm, request, index, rig);
}
function measureDuet({ rig, trees }, benchmark, step, knownDeaf) {
	const { index, startedFirst, firstSlot } = step;
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
			base: serverArm(benchmark.base, trees.base, knownDeaf),
			head: serverArm(benchmark.head, trees.head, knownDeaf)
		},
		index,
		startedFirst,
		firstSlot
	};
	return request.protocol === "websocket" ? measureHeldDuet({
		...round,
		scenario: request
	}, rig) : measureServerDuet({
		...round,
		scenario: request
	}, rig);
}
/** A server that had to be killed once is not waited for again. */
const serverArm = (target, tree, knownDeaf) => ({
	target,
	tree,
	stopGraceMs: knownDeaf ? 0 : target.stopTimeoutMs
});
function measurementOf(benchmark, { duets, solos, ending }) {
	if (ending !== null) return ending;
	if (duets.length === 0 && solos.length === 0) return {
		state: "not measured",
		reason: "the run was interrupted before its turn"
	};
	if (benchmark.newBecause !== null) return {
		state: "new",
		why: benchmark.newBecause,
		solos
	};
	return {
		state: "measured",
		duets,
		solos
	};
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
/** The measuring equipment of a whole run: cores and warm load clients. */
function openRig({ cores, procedure, onKilled }) {
	const clients = [startLoadClient(cores?.clients ?? null), startLoadClient(cores?.clients ?? null)];
	return {
		cores,
		clients,
		procedure,
		onKilled,
		[Symbol.asyncDispose]: async () => {
			await Promise.all(clients.map((client) => client[Symbol.asyncDispose]()));
		}
	};
}

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

// src/plan/schedule.ts
/**
* All rounds in the order in which they are measured. Round after round goes over all benchmarks, each time in another
* order, so that a slow drift of the machine falls on all alike. Which arm starts first and which has the first client
* goes through all four combinations in every four rounds.
*
* @throws UserError where the budget is too small for a test to say anything
*/
function scheduleRounds({ benchmarks, profile, budgetMs, seed, costs }) {
	const rounds = roundsWithin({
		benchmarks,
		profile,
		budgetMs,
		costs
	});
	const shuffle = seededShuffle(seed);
	const steps = [];
	let turns = [];
	const passes = Math.max(rounds.duets, rounds.solos);
	const soloPlaces = new Set(Array.from({ length: rounds.solos }, (_, solo) => Math.floor(solo * passes / rounds.solos)));
	for (let index = 0; index < passes; index += 1) {
		if (index % TURNS.length === 0) turns = shuffle(TURNS);
		const [startedFirst, firstSlot] = turns[index % TURNS.length];
		for (const { id, comparable } of shuffle(benchmarks)) {
			if (comparable && index < rounds.duets) steps.push({
				kind: "duet",
				id,
				index,
				startedFirst,
				firstSlot
			});
			if (soloPlaces.has(index)) steps.push({
				kind: "solo",
				id,
				index
			});
		}
	}
	return {
		steps,
		rounds,
		expectedMs: expectedMs(benchmarks, rounds, costs)
	};
}
const TURNS = [
	["base", "base"],
	["head", "head"],
	["base", "head"],
	["head", "base"]
];
/** The profile's rounds, or as many as the budget allows. The number is fixed before anything is measured, so the error rate holds. */
function roundsWithin({ benchmarks, profile, budgetMs, costs }) {
	const sideBySide = profile.duets > 0 && benchmarks.some((benchmark) => benchmark.comparable);
	const wanted = sideBySide ? profile : {
		duets: 0,
		solos: profile.solosWithoutBase
	};
	if (budgetMs === null || expectedMs(benchmarks, wanted, costs) <= budgetMs) return wanted;
	const soloCost = expectedMs(benchmarks, {
		duets: 0,
		solos: 1
	}, costs);
	const duetCost = expectedMs(benchmarks, {
		duets: 1,
		solos: 0
	}, costs);
	const fitting = sideBySide ? {
		solos: 1,
		duets: Math.min(wanted.duets, Math.floor((budgetMs - soloCost) / duetCost))
	} : {
		solos: Math.floor(budgetMs / soloCost),
		duets: 0
	};
	const least = sideBySide ? {
		solos: 1,
		duets: 5
	} : {
		solos: 1,
		duets: 0
	};
	if (fitting.duets >= least.duets && fitting.solos >= least.solos) return fitting;
	throw new UserError({
		what: `the budget of ${Math.round(budgetMs / 1e3)} s is too small for ${benchmarks.length === 1 ? "1 benchmark" : `${benchmarks.length} benchmarks`}: it takes about ${Math.ceil(expectedMs(benchmarks, least, costs) / 1e3)} s before anything can be said`,
		where: "--budget",
		fix: "Raise the budget, or choose fewer benchmarks with --only."
	});
}
const expectedMs = (benchmarks, rounds, costs) => benchmarks.reduce((sum, { request, comparable }) => sum + rounds.solos * costs.soloMs(request) + (comparable ? rounds.duets * costs.duetMs(request) : 0), 0);
/** Fisher and Yates's shuffle, with a generator of its own. */
function seededShuffle(seed) {
	const random = xoroshiro128plus(seed);
	return (items) => {
		const shuffled = [...items];
		for (let last = shuffled.length - 1; last > 0; last -= 1) {
			const other = uniformInt(random, 0, last);
			[shuffled[last], shuffled[other]] = [shuffled[other], shuffled[last]];
		}
		return shuffled;
	};
}

// src/take-measurements.ts
/** Plans the rounds and measures them, until all are done or the signal ends it. @throws UserError for a budget that is too small */
async function takeMeasurements({ benchmarks, versions }, { base, trees, cores, services }, request, io) {
	if (benchmarks.length === 0) return [];
	if (cores === null) io.note("Processes could not be pinned to a core here, so base and head took turns in slices instead of running side by side: expect wider intervals.");
	const procedure = procedureUnder(request.profile.load);
	const { steps, expectedMs } = scheduleRounds({
		...request,
		benchmarks: benchmarks.map((benchmark) => ({
			id: benchmark.id,
			request: benchmark.kind === "server" ? benchmark.request : null,
			comparable: base !== null && benchmark.newBecause === null
		})),
		costs: roundCosts(procedure, cores !== null)
	});
	const total = steps.length;
	await using rig = openRig({
		cores,
		procedure,
		onKilled: (target) => io.note(`${target} did not end within its stopTimeout after SIGTERM and was killed: end the server on SIGTERM, or raise stopTimeout.`)
	});
	const measurements = await measureRun({
		benchmarks,
		steps,
		trees,
		rig,
		signal: io.signal,
		troubleBeside: services.trouble,
		onRound: ({ done, id, elapsedMs }) => io.progress({
			phase: "measure",
			done,
			total,
			label: id,
			leftMs: timeLeft({
				done,
				total,
				elapsedMs,
				expectedMs
			})
		})
	});
	if (!io.signal.aborted) io.progress({
		phase: "measure",
		done: total,
		total,
		label: "done",
		leftMs: 0
	});
	return benchmarks.map((benchmark) => benchmarkRecord(benchmark, measurements.get(benchmark.id), {
		version: versions.get(benchmark.target) ?? null,
		labels: benchmark.labels,
		loadHash: loadHash(benchmark, procedure)
	}));
}
/** The plan's own reckoning until rounds have shown how long they take. */
function timeLeft({ done, total, elapsedMs, expectedMs }) {
	return done < 3 ? Math.max(0, expectedMs - elapsedMs) : elapsedMs / done * (total - done);
}
/** Solo figures can be compared only where load and procedure were the same. */
function loadHash({ kind, load }, { soloWarmupMs, soloMs, suiteWarmupMs, suiteSoloSliceMs, suiteSoloSlices }) {
	const solo = kind === "server" ? [soloMs, soloWarmupMs] : [suiteSoloSliceMs * suiteSoloSlices, suiteWarmupMs];
	return createHash("sha256").update(JSON.stringify([load, ...solo])).digest("hex").slice(0, 16);
}

// src/gate.ts
/**
* The story of a run: where it starts from, what there is to measure, the measuring, and the verdict. Reports and
* publishing are for whoever asked (the command line, the Action).
*/
/**
* Measures and judges. Whatever was measured is written to `.perf-gate/` before this returns, also after an interrupt.
*
* @throws UserError for wrong usage, configuration, repository or baselines, before anything is measured
*/
async function runGate(request, io) {
	const startedAt = /* @__PURE__ */ new Date();
	const { notes, note } = openNotes(io.progress);
	await using start = await openStartingPoint(request, note);
	await using interrupts = new AsyncDisposableStack();
	interrupts.use(stopEverythingOn(io.signal));
	const { root, config, base } = start;
	const { profile, note: noteOnProfile } = profileOfRun(request.profile, config, base?.config ?? null);
	if (noteOnProfile !== null) note(noteOnProfile);
	const cores = await planCores();
	await using services = openServices({
		trees: start.trees,
		cores: cores?.clients ?? null,
		signal: io.signal
	});
	const prepared = await prepareBenchmarks({
		request: {
			...request,
			only: globsOfRun(request.only, profile, base === null ? [config] : [config, base.config])
		},
		asked: askedFor(request.only, profile),
		head: underLoad(config, profile.load),
		base: base === null ? null : underLoad(base.config, profile.load),
		trees: start.trees,
		services,
		io
	});
	const seed = request.seed ?? randomInt(2 ** 31);
	const measured = await takeMeasurements(prepared, {
		...start,
		cores,
		services
	}, {
		profile,
		budgetMs: request.budgetMs ?? budgetOfRun(config, base?.config ?? null),
		seed
	}, {
		...io,
		note
	});
	const interrupted = io.signal.aborted;
	if (interrupted) note("The run was interrupted: it holds only what was measured until then.");
	const file = {
		run: {
			schema: 1,
			tool: version,
			startedAt: startedAt.toISOString(),
			durationMs: Date.now() - startedAt.getTime(),
			profile: profile.name,
			only: request.only,
			measuredFor: comparesNothing(profile) ? "tables" : "verdict",
			seed,
			head: start.head,
			base: base?.commit ?? null,
			pullRequest: request.pullRequest,
			shard: request.shard,
			environment: start.environment,
			policy: (base?.config ?? config).policy,
			configFile: config.file,
			configHash: start.configHash,
			benchmarks: [...measured, ...prepared.unmeasured].toSorted(byPlaceIn(config)),
			notes
		},
		history: start.history,
		acceptances: start.acceptances
	};
	const savedTo = path.join(RESULTS_FOLDER, interrupted ? "interrupted.json" : "run.json");
	await keepOutOfGit(root);
	await writeRunFile(path.join(root, savedTo), file);
	return {
		file,
		judgement: judge(file),
		savedTo,
		root,
		config,
		interrupted
	};
}
/** What a reader must know, told at once and kept for the report; each sentence once. */
function openNotes(progress) {
	const notes = [];
	const note = (text) => {
		if (notes.includes(text)) return;
		notes.push(text);
		progress({
			phase: "note",
			text
		});
	};
	return {
		notes,
		note
	};
}
/** Reports list benchmarks in the configuration's order; what only base has comes last. */
function byPlaceIn(config) {
	const places = new Map(config.targets.map((target, place) => [target.name, place]));
	return (one, other) => (places.get(one.target) ?? places.size) - (places.get(other.target) ?? places.size);
}

// src/commands/measuring.ts
/**
* Runs the gate for somebody at a terminal or in a log.
*
* @throws Interrupted where an interrupt came before anything could be kept
*/
function measure(request) {
	return untilInterrupted((io) => runGate(request, io), "Interrupted before anything was measured; there was nothing to save.");
}

export { measure as t };