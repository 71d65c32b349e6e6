import { i as reasonOf, n as UserError } from "./errors-3tGWn54n.js";
import { h as tuple, i as array, l as number, m as string, u as object } from "./schemas-BnvCtXOU.js";
import { s as countOf } from "./parse-record-jWzR_v34.js";
import "./schema-BJ3cts1G.js";
import { a as METRIC_NAMES } from "./text-file-Cmmc0GZ0.js";
import { F as quantile, G as upperQuantile, I as quantileSorted, K as openHistories, M as mean, N as median, P as medianAbsoluteDeviation, U as pOfAtMost, c as sideBySideEvidence, j as interquartileRange, l as isSuspicious, s as storedEvidence, u as mayReachThreshold, z as concludeTogether } from "./run-file-Apivudxq.js";
import { t as monotonicMs } from "./clock-0JICgDpu.js";
import { a as websocketUrl, i as sendBurst, n as loadClientAnswerSchema, o as exchange, s as mismatch } from "./load-protocol-B_rSFQnC.js";
import { t as entryPath } from "./entries-D-bUHHSp.js";
import "./suite-protocol-fZ3xSLeR.js";
import { C as lastOutput, S as startProcessTree, _ as openQuestions, a as LOOPBACK, b as probedEnvironment, d as roundCosts, f as duetPairs, g as startSuite, h as procedureUnder, m as warmupBursts, o as accepts, p as soloBursts, s as getPorts, v as ArmFailure, w as execa, x as targetEnvironment, y as MeasuringFailure } from "./interrupts-Co7Jseyq.js";
import net from "node:net";
import http from "node:http";
import { createHash } from "node:crypto";
import { mkdtemp, readFile, readdir, realpath, rm, writeFile } from "node:fs/promises";
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

// src/judge/next-stage.ts
/**
* Shards, other legs of a matrix and counted instructions join the family only after the rounds. Who is convicted by a
* look stops only where that would hold in a family so many times as large: else it might end as neither.
*/
const LATER_FAMILY = 10;
/**
* What the test plans of a run ask for next, by what was measured so far: first the screen, then the suspects up to their
* first look, then those that are neither convicted nor clear of the threshold up to the next. null: nothing more could
* change a verdict. Whoever measures stores the suspects of the first stage that confirms in the records: that freezes the
* list.
*
* Rounds against stored runs, where there are as many as may decide, add suspects and take none away.
*/
function nextStage(file) {
	const weighed = file.run.benchmarks.flatMap((record) => weigh(record, file));
	const unscreened = weighed.filter(({ measured }) => count(measured, "screen") < measured.plan.screenRounds);
	if (unscreened.length > 0) return stageOf(unscreened, "screen", ({ plan }) => plan.screenRounds);
	return weighed.some(({ measured }) => measured.suspects.length > 0 || count(measured, "confirm") > 0) ? nextLooks(weighed, file) : firstLooks(weighed, file);
}
/** Whatever screening did not clear. Where nothing was screened that is everything, and nothing has been measured yet. */
function firstLooks(weighed, file) {
	const historyOf = openHistories(file);
	return stageOf(weighed.flatMap((one) => {
		const suspects = suspectsOf(one, file, historyOf(one.record));
		return one.measured.plan.screenRounds === 0 || suspects.length > 0 ? [{
			...one,
			suspects
		}] : [];
	}), "confirm", nextLook);
}
function suspectsOf({ record, evidence, thin }, { run }, past) {
	const seen = thin.filter(({ usableRounds }) => usableRounds > 0);
	const bySideBySide = [...evidence.filter(({ inFamily }) => inFamily), ...seen].map(({ metric }) => metric);
	const gating = new Set(evidence.filter(({ decides }) => decides).map(({ metric }) => metric));
	return [.../* @__PURE__ */ new Set([...bySideBySide, ...suspectsByHistory(record, run, past).filter((metric) => gating.has(metric))])];
}
function suspectsByHistory(record, run, past) {
	const stored = storedEvidence(record, run, past);
	if (stored.state !== "comparable" || stored.runs < run.policy.minStoredRuns) return [];
	return stored.evidence.filter(({ estimate }) => isSuspicious(estimate)).map(({ metric }) => metric);
}
/** Of those that are not settled: the look that comes first for any of them. */
function nextLooks(weighed, { run }) {
	const conclude = concludeTogether(weighed.flatMap(({ evidence }) => evidence), run.policy);
	const isOpen = (evidence) => {
		const { outcome, adjustedP } = conclude(evidence);
		if (!evidence.inFamily) return false;
		if (outcome === "regressed") return (adjustedP ?? 1) * LATER_FAMILY > run.policy.alpha;
		return outcome === "inconclusive" || outcome === "no regression" && mayReachThreshold(evidence.estimate, evidence.rule);
	};
	return stageOf(weighed.filter(({ evidence, thin, measured }) => nextLook(measured) !== null && (evidence.some(isOpen) || thin.some(({ usableRounds }) => usableRounds > 0))), "confirm", nextLook);
}
const nextLook = (measured) => measured.plan.looks.find((look) => look > count(measured, "confirm")) ?? null;
function stageOf(weighed, phase, roundsFor) {
	if (weighed.length === 0) return null;
	const rounds = Math.min(...weighed.map(({ measured }) => roundsFor(measured) ?? 1e400));
	return {
		phase,
		rounds,
		benchmarks: weighed.filter(({ measured }) => roundsFor(measured) === rounds).toSorted((one, other) => innocence(one) - innocence(other)).map(({ record, measured, suspects }) => ({
			id: record.id,
			suspects: suspects ?? measured.suspects
		}))
	};
}
/** The smallest p value of any of its suspects; 0 where nothing is known yet. */
function innocence({ evidence }) {
	const ps = evidence.filter(({ inFamily }) => inFamily).map(({ estimate }) => pOfAtMost(0, estimate));
	return ps.length === 0 ? 0 : Math.min(...ps);
}
function weigh(record, { run }) {
	const { measurement } = record;
	if (measurement.state !== "measured" || measurement.plan === null) return [];
	return [{
		record,
		measured: {
			...measurement,
			plan: measurement.plan
		},
		...sideBySideEvidence(record, run.policy, true)
	}];
}
const count = ({ duets }, wanted) => duets.filter(({ phase }) => phase === wanted).length;

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
	collections: array(tuple([
		number(),
		number(),
		number()
	])),
	connections: number().int(),
	modules: array(string())
});
/** @throws ZodError where the text is not a probe's report */
function parseProbeLog(line) {
	return probeLogSchema.parse(JSON.parse(line));
}
/** How much two sums that were noted from time to time grew per ms between two moments; null where fewer than two notes lie between. */
function growthBetween(notes, fromMs, toMs) {
	const first = notes.find(([timeMs]) => timeMs >= fromMs);
	const last = notes.findLast(([timeMs]) => timeMs <= toMs);
	if (!first || !last || last[0] <= first[0]) return null;
	const elapsedMs = last[0] - first[0];
	return [(last[1] - first[1]) / elapsedMs, (last[2] - first[2]) / elapsedMs];
}
/** What one counter of time, work and CPU did between two moments; null where fewer than two samples lie between. */
function activityBetween(samples, fromMs, toMs) {
	const growth = growthBetween(samples, fromMs, toMs);
	return growth === null ? null : {
		finishedPerMs: growth[0],
		cpuUsPerMs: growth[1]
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
const ANSWER_TIMEOUT_MS$2 = 5e3;
const SILENT = Symbol("silent");
/** Listens on a local socket (no port is held) until disposed. */
async function listenForProbes(answerTimeoutMs = ANSWER_TIMEOUT_MS$2) {
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
const CONNECT_EVERY_MS$1 = 5;
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
		await setTimeout(CONNECT_EVERY_MS$1);
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

// src/measure/one-slice.ts
/** Figures of both arms over the same stretch of time as one slice of a round, without those that an arm has none of. */
function oneSlice({ base, head }) {
	return Object.fromEntries(METRIC_NAMES.flatMap((metric) => {
		const [ofBase, ofHead] = [base[metric], head[metric]];
		return ofBase === void 0 || ofHead === void 0 ? [] : [[metric, [{
			base: ofBase,
			head: ofHead
		}]]];
	}));
}

// src/measure/paced-latency.ts
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
		pace: (command) => askUntil({
			type: "pace",
			...command
		}, "pace"),
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

// src/measure/served-count.ts
/** A server that asks itself how it is now and then, or is asked by somebody else, costs next to nothing. */
const SELDOM = .01;
/**
* @throws ArmFailure where a process of the server ended and another took its place, or what it had finished is lost with it;
*   MeasuringFailure where the counts differ for another reason
*/
function assertSameCount(arm, { before, after, answered, mostUnderWay }) {
	const pidsBefore = pidsOf(before);
	const pidsAfter = pidsOf(after);
	const hasEnded = before.some(({ pid }) => !pidsAfter.has(pid));
	const served = finishedBy(after) - finishedBy(before.filter(({ pid }) => pidsAfter.has(pid)));
	const mayDiffer = Math.max(mostUnderWay, SELDOM * answered);
	const isShort = served < answered - mayDiffer;
	const tookOver = after.some((log) => !pidsBefore.has(log.pid) && finishedBy([log]) > 0);
	if (hasEnded && (tookOver || isShort)) throw new ArmFailure(arm, `a process of the server ended under load${tookOver ? ", and another took its place" : ""}`);
	const counts = `under load the server finished ${served} responses, and the load client got ${answered}`;
	if (isShort) throw new MeasuringFailure(`${counts}: somebody else answers as well, whom perf-gate does not see (it measures servers on node:http)`);
	if (served > answered + mayDiffer) throw new MeasuringFailure(`${counts}: another client talks to it, or it asks itself`);
}
const pidsOf = (logs) => new Set(logs.map(({ pid }) => pid));
const finishedBy = (logs) => logs.reduce((sum, { samples }) => sum + (samples.at(-1)?.[1] ?? 0), 0);

// src/measure/server-load.ts
/** What loads of every kind of round have in common: the commands to a client, and what its answers must not say. */
/** The load outlasts the window, so that nothing of its end is inside. */
const AFTER_WINDOW_MS = 20;
/** What a server is asked, and what it must answer, in every load. */
const serverRequest = (server, scenario) => ({
	origin: server.origin,
	request: scenario,
	expectedStatus: scenario.expect.status,
	expectedBody: expectedBody(server, scenario)
});
/** The scenario's load on one server until a little after the window, in monotonic ms. */
function loadCommand(server, scenario, measureFromMs, measureToMs) {
	return {
		...serverRequest(server, scenario),
		connections: scenario.connections,
		pipelining: scenario.pipelining,
		measureFromMs,
		measureToMs,
		endMs: measureToMs + 20
	};
}
/** @throws ArmFailure where the server died, or an answer was not as expected; MeasuringFailure where others than the client had to do with it */
function assertGoodLoad(server, { connections, pipelining }, { before, after, result }) {
	server.assertRunning();
	const trouble = loadTrouble(result);
	if (trouble !== null) throw new ArmFailure(server.arm, trouble);
	assertSameCount(server.arm, {
		before,
		after,
		answered: result.total,
		mostUnderWay: connections * pipelining
	});
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

// src/measure/paced-stretch.ts
/** The stretch of a round at the scenario's fixed rate. It comes last, so that nothing else is measured after it. */
/**
* Both arms at once. Empty where the scenario has no rate, and without what says nothing because a client could not keep it.
*
* @throws ArmFailure where an arm answers wrongly or not at all
*/
async function measurePacedDuet(servers, { scenario, firstSlot }, rig) {
	const { rate } = scenario;
	if (rate === null) return {};
	const startMs = monotonicMs() + 150;
	return oneSlice(await bothAtOnce(firstSlot, (arm) => {
		const slot = arm === firstSlot ? 0 : 1;
		return measureStretch(servers[arm], {
			scenario,
			rate,
			client: rig.clients[slot],
			startMs: startMs + slot * 500 / rate
		}, rig);
	}));
}
/** The same of one server alone, as absolute figures. */
async function measurePacedSolo(server, scenario, rig) {
	const { rate } = scenario;
	return rate === null ? {} : measureStretch(server, {
		scenario,
		rate,
		client: rig.clients[0],
		startMs: monotonicMs() + 150
	}, rig);
}
async function measureStretch(server, { scenario, rate, client, startMs }, { procedure }) {
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

// src/measure/saturated.ts
/** None where an arm finished nothing. */
const activityPairs = (base, head) => base !== null && head !== null && base.finishedPerMs > 0 && head.finishedPerMs > 0 ? [{
	base,
	head
}] : [];
/**
* CPU time over finished requests, in µs: what finished requests say, corrected for the share of the core that each arm got
* (an arm with busy helper threads is given more, a slower one less).
*/
const costPairs = (pairs) => pairs.map(({ base, head }) => ({
	base: base.cpuUsPerMs / base.finishedPerMs,
	head: head.cpuUsPerMs / head.finishedPerMs
}));
/** The slices of a round. */
function saturatedSlices(pairs) {
	const throughput = pairs.map(({ base, head }) => ({
		base: base.finishedPerMs * 1e3,
		head: head.finishedPerMs * 1e3
	}));
	return {
		cpuPerRequest: costPairs(pairs),
		throughput
	};
}

// src/measure/resources.ts
/** What requests cost a server beside CPU time: collecting garbage, and an event loop that is late. */
/** What the probe asks its timer for (see probe.ts). */
const SAMPLE_EVERY_MS = 10;
/** Between two moments, as figures above zero; without those that are none, or that too little was seen of. */
function resourceFigures(logs, fromMs, toMs) {
	const finishedPerMs = treeActivity(logs, fromMs, toMs)?.finishedPerMs ?? 0;
	if (finishedPerMs === 0) return {};
	const growths = logs.map(({ collections }) => growthBetween(collections, fromMs, toMs)).filter((growth) => growth !== null);
	const perThousand = (growthOf) => growths.reduce((sum, growth) => sum + growthOf(growth), 0) / finishedPerMs * 1e3;
	const figures = {
		gcTimePerRequest: perThousand(([, heldUpMs]) => heldUpMs),
		collectionsPerThousand: perThousand(([collections]) => collections),
		eventLoopDelayP99: Math.max(0, ...logs.map((log) => eventLoopDelayP99Ms(log, fromMs, toMs)))
	};
	return Object.fromEntries(Object.entries(figures).filter(([, figure]) => figure > 0));
}
/** The same of both arms, as one slice of a round. */
function resourceSlices(logs, fromMs, toMs) {
	return oneSlice({
		base: resourceFigures(logs.base, fromMs, toMs),
		head: resourceFigures(logs.head, fromMs, toMs)
	});
}
/** By how much the probe's own samples came late: they are due like any other timer of the process, so watching costs nothing. */
function eventLoopDelayP99Ms({ samples }, fromMs, toMs) {
	const times = samples.map(([timeMs]) => timeMs).filter((timeMs) => timeMs >= fromMs && timeMs <= toMs);
	const delays = times.slice(1).map((timeMs, index) => timeMs - times[index] - SAMPLE_EVERY_MS);
	return delays.length === 0 ? 0 : quantileSorted(delays.toSorted((one, other) => one - other), .99);
}

// src/measure/steady-state.ts
/**
* Where the steady part of a load begins, and whether there is one. Both arms are looked at alike, so that swapping them
* changes nothing; and robustly, because on a noisy machine a false "not steady" costs a round, and a wild piece is no trend.
*/
/** A median of fewer on each side says nothing of a trend. */
const LEAST_PIECES = 8;
/** A normal sample's standard deviation over its median absolute deviation: 1 / Φ⁻¹(3/4). */
const SD_PER_MAD = 1.4826;
/** The standard error of a median is so much larger than that of a mean: √(π/2). */
const MEDIAN_ERROR = 1.2533;
/** Pieces farther out count as if they were this many standard deviations away … */
const WILD_SDS = 5;
/** … and this far at least, as a log ratio, however alike the others are. */
const LEAST_WILD = .1;
/** Leaving out a piece must gain this much at least, so that rounding decides nothing: a hundredth of a per cent, squared. */
const NEGLIGIBLE = 1e-8;
/** How far the two halves of a window must lie apart to be a trend: in standard errors, and as a log ratio. Both. */
const TREND_ERRORS = 4;
const LEAST_TREND = .1;
/**
* How many of the first pieces to leave out, at most `most`: those without which the mean of the rest is known best, by
* the marginal standard error rule (MSER; White 1997, Simulation 69:323): Σ(x − x̄)² / n² over the n pieces that are left,
* where x is the log cost. The arms' errors are added up.
*
* @param pieces what a request cost both arms in one short stretch of the load after the other
*/
function unsteadyPieces(pieces, most) {
	const courses = [pieces.map(({ base }) => Math.log(base)), pieces.map(({ head }) => Math.log(head))].map((course) => withoutWildness(course, most));
	const errorWithout = (skipped) => courses.reduce((sum, course) => sum + marginalError(course.slice(skipped)), 0);
	let best = {
		skipped: 0,
		error: Number.POSITIVE_INFINITY
	};
	for (let skipped = 0; skipped <= Math.min(most, pieces.length - 2); skipped += 1) {
		const error = errorWithout(skipped);
		if (error < best.error - NEGLIGIBLE) best = {
			skipped,
			error
		};
	}
	return best.skipped;
}
/** Draws in what lies far from those pieces that are never left out. */
function withoutWildness(course, most) {
	const kept = course.slice(most);
	if (kept.length === 0) return course;
	const middle = median(kept);
	const reach = Math.max(LEAST_WILD, WILD_SDS * SD_PER_MAD * medianAbsoluteDeviation(kept));
	return course.map((value) => Math.min(middle + reach, Math.max(middle - reach, value)));
}
function marginalError(values) {
	const centre = mean([...values]);
	return values.reduce((sum, value) => sum + (value - centre) ** 2, 0) / values.length ** 2;
}
/**
* Whether what sets the arms apart stays the same from the first half of the pieces to the second. What moves both alike is
* the machine's mood as often as a warm-up, and leaves their ratio alone. Too few pieces show no trend.
*/
function isSteady(pieces) {
	if (pieces.length < LEAST_PIECES) return true;
	const ratios = pieces.map(({ base, head }) => Math.log(head) - Math.log(base));
	const half = Math.floor(ratios.length / 2);
	const [first, second] = [ratios.slice(0, half), ratios.slice(half)];
	const steps = ratios.slice(1).map((ratio, index) => Math.abs(ratio - ratios[index]));
	const standardError = MEDIAN_ERROR * (SD_PER_MAD * median(steps) / Math.SQRT2) * Math.sqrt(1 / first.length + 1 / second.length);
	return Math.abs(median(second) - median(first)) <= Math.max(LEAST_TREND, TREND_ERRORS * standardError);
}

// src/measure/steady-part.ts
/** Short enough to tell where a warm-up ends, long enough for ten samples of the probe. */
const PIECE_MS = 100;
/**
* What counts of the window of a duet: its slices from where both arms have come to rest. None where they have not.
*
* @throws ArmFailure where one arm finished nothing and the other did; MeasuringFailure where neither did
*/
function steadyPart(logs, { fromMs, toMs }, { sliceMs, leastSlices }) {
	const pairOf = (from, to) => activityPairs(treeActivity(logs.base, from, to), treeActivity(logs.head, from, to));
	const pieces = sliceWindow(fromMs, toMs, PIECE_MS).flatMap(([from, to]) => costPairs(pairOf(from, to)).map((costs) => ({
		from,
		costs
	})));
	const mayBeLeftOut = pieces.filter(({ from }) => from < toMs - leastSlices * sliceMs).length;
	const steady = pieces.slice(unsteadyPieces(pieces.map(({ costs }) => costs), mayBeLeftOut));
	const steadyFromMs = steady[0]?.from ?? fromMs;
	const counting = sliceWindow(fromMs, toMs, sliceMs).filter(([from]) => from >= steadyFromMs);
	const countsFromMs = counting[0]?.[0] ?? fromMs;
	const [whole] = pairOf(countsFromMs, toMs);
	const pairs = counting.flatMap(([from, to]) => pairOf(from, to));
	if (whole === void 0 || pairs.length === 0) throw failureOfWindow(logs, countsFromMs, toMs);
	const coreShare = {
		base: whole.base.cpuUsPerMs / 1e3,
		head: whole.head.cpuUsPerMs / 1e3
	};
	if (!isSteady(steady.map(({ costs }) => costs))) return {
		mode: "duet",
		slices: saturatedSlices([]),
		coreShare,
		unsettled: true
	};
	return {
		mode: "duet",
		slices: {
			...saturatedSlices(pairs),
			...resourceSlices(logs, countsFromMs, toMs)
		},
		coreShare
	};
}
/** Whoever stops answering while the other goes on hangs; where both do, it is the load or the machine. */
function failureOfWindow(logs, fromMs, toMs) {
	const hangs = (arm) => (treeActivity(logs[arm], fromMs, toMs)?.finishedPerMs ?? 0) === 0;
	const [baseHangs, headHangs] = [hangs("base"), hangs("head")];
	if (baseHangs === headHangs) return new MeasuringFailure("an arm finished no request in the measured window");
	return new ArmFailure(baseHangs ? "base" : "head", `it answered no request for ${((toMs - fromMs) / 1e3).toFixed(1)} s under load`);
}

// src/measure/saturated-load.ts
/** The part of a round in which clients keep the servers as busy as they can be. */
/** How long an alternating slice is loaded before it counts. */
const ALTERNATING_LEAD_IN_MS = 200;
/** V8 optimises what runs for each request after some 10,500 to 11,500 of them, in one wave of a tenth of a second (`--trace-opt`). */
const WARM_RESPONSES = 12e3;
/**
* Who has answered fewer by the time that a warm-up takes needs more than a millisecond for each. What runs once a request,
* and would be compiled in that wave, is next to nothing of it; what runs often within one was compiled long ago.
*/
const SLOW_RESPONSES = 600;
/** Loaded again so often where the arms have not come to rest. */
const SECOND_TRIES = 2;
/** Both at once on one core until both are warm, and then for the window, of which the steady part counts: again where there is none. */
async function loadTogether(servers, scenario, rig, clientOf) {
	let saturated = await loadStretch("cold", servers, scenario, {
		rig,
		clientOf
	});
	for (let again = 0; again < SECOND_TRIES && saturated.unsettled; again += 1) saturated = await loadStretch("warm", servers, scenario, {
		rig,
		clientOf
	});
	return saturated;
}
async function loadStretch(begun, servers, scenario, { rig, clientOf }) {
	const { longestWarmupMs, turnWarmupMs, settleMs, sliceMs, slices } = rig.procedure;
	const windowMs = slices * sliceMs;
	const before = await bothInTurn("base", (arm) => servers[arm].logs());
	const startMs = monotonicMs() + 150;
	const latestWarmMs = startMs + (begun === "cold" ? longestWarmupMs : 0);
	const latestFromMs = latestWarmMs + settleMs;
	const isWarm = {
		base: Promise.withResolvers(),
		head: Promise.withResolvers()
	};
	const milestone = {
		responses: WARM_RESPONSES,
		slow: {
			atMs: startMs + turnWarmupMs,
			responses: SLOW_RESPONSES
		}
	};
	const load = async (arm) => clientOf(arm).load({
		...loadCommand(servers[arm], scenario, latestFromMs, latestFromMs + windowMs),
		milestone
	}, isWarm[arm].resolve);
	const loads = Promise.all([load("base"), load("head")]);
	const bothWarm = begun === "cold" ? [Promise.all([isWarm.base.promise, isWarm.head.promise])] : [];
	await Promise.race([
		...bothWarm,
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
		const after = await servers[arm].logs();
		assertGoodLoad(servers[arm], scenario, {
			before: before[arm],
			after,
			result: results[arm]
		});
		return after;
	});
	return steadyPart(logs, {
		fromMs,
		toMs
	}, rig.procedure);
}
/** Where nothing can be pinned: one arm at a time, in blocks of base head head base and the other way round. */
async function loadInTurn(servers, { scenario, firstSlot }, rig, clientOf) {
	const { turnWarmupMs, sliceMs, slices } = rig.procedure;
	const loadBoth = (first, leadInMs, durationMs) => bothInTurn(first, async (arm) => {
		const before = await servers[arm].logs();
		const fromMs = monotonicMs() + leadInMs;
		const toMs = fromMs + durationMs;
		const result = await clientOf(arm).load(loadCommand(servers[arm], scenario, fromMs, toMs));
		const after = await servers[arm].logs();
		assertGoodLoad(servers[arm], scenario, {
			before,
			after,
			result
		});
		return treeActivity(after, fromMs, toMs);
	});
	await loadBoth(firstSlot, 150, turnWarmupMs);
	const pairs = [];
	for (let slice = 0; slice < slices; slice += 1) {
		const { base, head } = await loadBoth(slice % 2 === 0 ? firstSlot : otherArm(firstSlot), ALTERNATING_LEAD_IN_MS, sliceMs);
		pairs.push(...activityPairs(base, head));
	}
	if (pairs.length === 0) throw new MeasuringFailure("an arm finished no request in the measured slices");
	return {
		mode: "alternating",
		slices: saturatedSlices(pairs),
		coreShare: null
	};
}

// src/measure/server-rounds.ts
/**
* One round of fresh processes of both arms: saturated side by side, then single requests to each in turn, and then
* what is due at the scenario's rate where it has one.
*
* @throws ArmFailure where an arm breaks; MeasuringFailure where the figures would mean nothing
*/
async function measureServerDuet(duet, rig) {
	await using servers = await bootBoth(duet, rig);
	const { scenario } = duet;
	const clientOf = (arm) => rig.clients[arm === duet.firstSlot ? 0 : 1];
	const saturated = rig.cores === null ? await loadInTurn(servers, duet, rig, clientOf) : await loadTogether(servers, scenario, rig, clientOf);
	const unloadedLatency = await measureUnloadedLatency(servers, duet, rig);
	const paced = await measurePacedDuet(servers, duet, rig);
	return {
		index: duet.index,
		startedFirst: duet.startedFirst,
		...saturated,
		slices: {
			...saturated.slices,
			unloadedLatency,
			...paced
		}
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
	const before = await server.logs();
	const fromMs = monotonicMs() + 150 + soloWarmupMs;
	const toMs = fromMs + soloMs;
	const result = await rig.clients[0].load(loadCommand(server, scenario, fromMs, toMs));
	const logs = await server.logs();
	assertGoodLoad(server, scenario, {
		before,
		after: logs,
		result
	});
	const activity = treeActivity(logs, fromMs, toMs);
	if (activity === null || activity.finishedPerMs === 0 || result.latencyMs === null) throw new MeasuringFailure("nothing was finished in the solo stretch");
	const [unloadedLatency] = await medianLatenciesMs(rig.clients[0], [server], scenario, latencySlices * latencySliceMs);
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
const TRIES$1 = 2;
function openMeasuring(options) {
	const { benchmarks, signal } = options;
	const planned = new Map(benchmarks.map((benchmark) => [benchmark.id, benchmark]));
	const progress = new Map(benchmarks.map(({ id }) => [id, {
		suspects: [],
		duets: [],
		solos: [],
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
	const carryOutStep = async (step) => {
		const benchmark = planned.get(step.id);
		const so = progress.get(step.id);
		if (so.ending !== null) return;
		const isKnownDeaf = () => deaf.has(benchmark.target);
		if (step.kind === "control") control.push(...await tryControl({
			...options,
			rig
		}, benchmark, step, isKnownDeaf()));
		else await measureStep({
			...options,
			rig
		}, benchmark, step, so, isKnownDeaf);
	};
	return {
		carryOut: async (steps, onStep) => {
			for (const [done, step] of steps.entries()) {
				if (signal.aborted) return;
				onStep(done, step.id);
				await carryOutStep(step);
			}
		},
		freeze: (id, suspects) => {
			progress.get(id).suspects = suspects;
		},
		measurements: () => new Map(benchmarks.map((benchmark) => [benchmark.id, measurementOf(benchmark, progress.get(benchmark.id), options.plan)])),
		control: () => control
	};
}
async function measureStep(options, benchmark, step, so, isKnownDeaf) {
	for (let attempt = 1; attempt <= TRIES$1; attempt += 1) {
		const ending = await tryStep(options, benchmark, step, so, isKnownDeaf());
		const trouble = await options.troubleBeside(benchmark);
		if (options.signal.aborted) return;
		if (trouble !== null || attempt === TRIES$1) so.ending = trouble === null ? ending : {
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
		else so.duets.push({
			...await measureDuet(options, benchmark, step, knownDeaf),
			phase: step.phase
		});
		return null;
	} catch (error) {
		return options.signal.aborted ? null : endingOf(error);
	}
}
/** None where it fails: what ails base shows in the benchmark's own rounds. */
async function tryControl(options, benchmark, step, knownDeaf) {
	const baseTwice = {
		...benchmark,
		head: benchmark.base
	};
	const trees = {
		base: options.trees.base,
		head: options.trees.base
	};
	try {
		return [{
			...await measureDuet({
				...options,
				trees
			}, baseTwice, step, knownDeaf),
			benchmark: benchmark.id
		}];
	} catch (error) {
		if (!options.signal.aborted) endingOf(error);
		return [];
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
function measurementOf(benchmark, { suspects, duets, solos, ending }, plan) {
	if (ending !== null) return ending;
	if (benchmark.newBecause !== null) return {
		state: "new",
		why: benchmark.newBecause,
		solos
	};
	return {
		state: "measured",
		plan,
		suspects,
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

// src/plan/round-costs.ts
/** How long so many rounds of each benchmark take, in ms. */
function expectedMs(benchmarks, rounds, costs) {
	return benchmarks.reduce((sum, { request, comparable }) => sum + rounds.solos * costs.soloMs(request) + (comparable ? rounds.duets * costs.duetMs(request) : 0), 0);
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
/** So that the gate's own fairness costs a tenth of the time at most. */
const DUETS_TO_A_CONTROL = 10;
const TURNS = [
	{
		startedFirst: "base",
		firstSlot: "base"
	},
	{
		startedFirst: "head",
		firstSlot: "head"
	},
	{
		startedFirst: "base",
		firstSlot: "head"
	},
	{
		startedFirst: "head",
		firstSlot: "base"
	}
];
/**
* Round after round goes over all benchmarks, each time in another order, so that a slow drift of the machine falls on
* all alike. Which arm starts first and which has the first client goes through all four combinations in every four
* rounds. The same seed gives the same order.
*
* @param controls ids of the benchmarks that can be measured with base's code in both arms
*/
function openScheduler(seed, controls) {
	const random = xoroshiro128plus(seed);
	const pick = (count) => uniformInt(random, 0, count - 1);
	/** Fisher and Yates's. */
	const shuffle = (items) => {
		const shuffled = [...items];
		for (let last = shuffled.length - 1; last > 0; last -= 1) {
			const other = pick(last + 1);
			[shuffled[last], shuffled[other]] = [shuffled[other], shuffled[last]];
		}
		return shuffled;
	};
	const turns = [];
	const turnOf = (round) => {
		while (turns.length <= round) turns.push(...shuffle(TURNS));
		return turns[round];
	};
	let duets = 0;
	const controlIndex = () => duets / 10 - 1;
	return { stepsOf({ phase, ids, fromIndex, toIndex, solos }) {
		const steps = [];
		const passes = Math.max(ids.length > 0 ? toIndex - fromIndex : 0, solos.ids.length > 0 ? solos.count : 0);
		const soloPlaces = new Map(Array.from({ length: solos.count }, (_, solo) => [Math.floor(solo * passes / solos.count), solo]));
		const [compared, alone] = [new Set(ids), new Set(solos.ids)];
		for (let pass = 0; pass < passes; pass += 1) {
			const index = fromIndex + pass;
			const soloIndex = soloPlaces.get(pass);
			for (const id of shuffle([.../* @__PURE__ */ new Set([...ids, ...solos.ids])])) {
				if (compared.has(id) && index < toIndex) {
					steps.push({
						kind: "duet",
						id,
						index,
						phase,
						...turnOf(index)
					});
					duets += 1;
					if (duets % 10 === 0 && controls.length > 0) steps.push({
						kind: "control",
						id: controls[pick(controls.length)],
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

// src/measure-stages.ts
/** Stage after stage, until there is none, the budget does not reach any further, or the signal ends it. */
async function measureStages(request, io) {
	const { stageAhead, measuring } = request;
	const measure = openStages(request, io);
	await measure.stage(stageAhead(), request.solos);
	for (let stage = stageAhead(); stage !== null && !io.signal.aborted; stage = stageAhead()) {
		if (stage.phase === "confirm") for (const { id, suspects } of stage.benchmarks) measuring.freeze(id, suspects);
		const affordable = measure.affordable(stage);
		if (affordable.length > 0) await measure.stage({
			...stage,
			benchmarks: affordable
		}, 0);
		if (affordable.length === stage.benchmarks.length || io.signal.aborted) continue;
		io.note(`The budget was used up before ${countOf(stage.benchmarks.length - affordable.length, "suspicious benchmark")} had the ${stage.rounds} fresh rounds of the next look.`);
		return;
	}
}
/** Measures stages one after the other, and knows what the next would cost at the pace of those before. */
function openStages({ measuring, benchmarks, costs, seed, budgetMs, controls }, { progress }) {
	const scheduler = openScheduler(seed, controls);
	const startedMs = monotonicMs();
	const elapsedMs = () => monotonicMs() - startedMs;
	const rounds = {
		screen: 0,
		confirm: 0
	};
	let reckonedMs = 0;
	const costOf = (ids, duets) => expectedMs(benchmarks.filter(({ id }) => ids.has(id)), {
		duets,
		solos: 0
	}, costs);
	return {
		stage: async (stage, solos) => {
			const before = stage?.phase === "confirm" ? rounds.screen + rounds.confirm : 0;
			if (stage !== null) rounds[stage.phase] = stage.rounds;
			const after = stage === null ? 0 : rounds.screen + rounds.confirm;
			const ids = (stage?.benchmarks ?? []).map(({ id }) => id);
			const all = benchmarks.map(({ id }) => id);
			const steps = scheduler.stepsOf({
				phase: stage?.phase ?? "screen",
				ids,
				fromIndex: before,
				toIndex: after,
				solos: {
					ids: solos === 0 ? [] : all,
					count: solos
				}
			});
			const expected = costOf(new Set(ids), after - before) + expectedMs(benchmarks, {
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
		affordable: ({ phase, rounds: wanted, benchmarks: staged }) => {
			if (budgetMs === null) return staged;
			const pace = elapsedMs() / reckonedMs;
			let leftMs = budgetMs - elapsedMs();
			return staged.filter(({ id }) => {
				leftMs -= pace * costOf(/* @__PURE__ */ new Set([id]), wanted - rounds[phase]);
				return leftMs >= 0;
			});
		}
	};
}
/** The plan's own reckoning until rounds have shown how long they take. */
function timeLeft({ done, total, spentMs, expectedMs: expected }) {
	return done < 3 ? Math.max(0, expected - spentMs) : spentMs / done * (total - done);
}

// src/plan/rounds-of-run.ts
/** So few comparisons that a screen would cost more than Holm's correction over all of them does. */
const MOST_WITHOUT_SCREEN = 4;
/**
* The profile's rounds, without a screen where there is little to screen, or as many as the budget allows. What screens
* must fit, or the first look where nothing does; how far suspects get shows while they are measured.
*
* @throws UserError where the budget is too small for a test to say anything
*/
function roundsOfRun(run) {
	const { benchmarks, profile: { plan, solos, solosWithoutBase }, budgetMs, costs } = run;
	const compared = plan === null ? [] : benchmarks.filter(({ comparable }) => comparable);
	const fits = (rounds) => budgetMs === null || expectedMs(benchmarks, rounds, costs) <= budgetMs;
	if (plan === null || compared.length === 0) {
		const fitting = soloCounts(solosWithoutBase).find((count) => fits({
			duets: 0,
			solos: count
		}));
		if (fitting !== void 0) return {
			plan: null,
			solos: fitting
		};
		throw tooSmall(run, {
			duets: 0,
			solos: 1
		});
	}
	const wanted = planOver(compared.reduce((sum, { request }) => sum + gatingMetrics(request), 0), plan);
	const first = wanted.screenRounds === 0 ? wanted.looks[0] : wanted.screenRounds;
	if (fits({
		duets: first,
		solos
	})) return {
		plan: wanted,
		solos
	};
	const least = wanted.screenRounds === 0 ? first : 5;
	for (let duets = first; duets >= least; duets -= 1) if (fits({
		duets,
		solos: 1
	})) return {
		plan: {
			...wanted,
			screenRounds: wanted.screenRounds === 0 ? 0 : duets
		},
		solos: 1
	};
	throw tooSmall(run, {
		duets: least,
		solos: 1
	});
}
/** The plan for so many gating comparisons: without a screen where there is little to screen. */
function planOver(gatingComparisons, plan) {
	return gatingComparisons <= MOST_WITHOUT_SCREEN ? {
		...plan,
		screenRounds: 0
	} : plan;
}
const soloCounts = (most) => Array.from({ length: most }, (_, fewer) => most - fewer);
/** A server under load has CPU time and unloaded latency; whatever else has one, or two that say nearly the same. */
const gatingMetrics = (request) => request?.protocol === "http" ? 2 : 1;
function tooSmall({ benchmarks, budgetMs, costs }, least) {
	return new UserError({
		what: `the budget of ${Math.round((budgetMs ?? 0) / 1e3)} s is too small for ${benchmarks.length === 1 ? "1 benchmark" : `${benchmarks.length} benchmarks`}: it takes about ${Math.ceil(expectedMs(benchmarks, least, costs) / 1e3)} s before anything can be said`,
		where: "--budget",
		fix: "Raise the budget, or choose fewer benchmarks with --only."
	});
}

// src/measure/instructions/cost-per-unit.ts
/** How far two successive stretches may differ: then nothing that changes from one to the next, like a compiler's work, is left. */
const AGREEMENT = .01;
/** Three counts make two stretches; a collection of old objects falls into one now and then, so that more are needed. */
const MOST_STRETCHES = 6;
/** No request is parsed and answered by fewer. */
const LEAST_PER_REQUEST = 5e3;
/**
* Instructions of one unit of work of a warm program: by the first two successive stretches that agree.
*
* @throws ArmFailure where the program fails; MeasuringFailure where none agree, or where the work is not what was counted
*/
async function costPerUnit(program, { warmup, stretch }) {
	await program.perform(warmup);
	await program.startCounting();
	const costs = [];
	let before = await program.count();
	while (costs.length < MOST_STRETCHES) {
		await program.perform(stretch);
		const after = await program.count();
		costs.push((after - before) / stretch);
		before = after;
		const cost = settledCost(costs);
		if (cost !== null) return assertCounted(program, cost);
	}
	throw new MeasuringFailure(`instructions per ${program.unit} of ${program.arm} did not settle: ${costs.map((cost) => Math.round(cost).toLocaleString("en")).join(", ")} in successive stretches of ${stretch.toLocaleString("en")}`);
}
/** The mean of the last two stretches where they agree; null: they do not, or there are not two yet. */
function settledCost(costs) {
	const [earlier, later] = costs.slice(-2);
	if (earlier === void 0 || later === void 0 || Math.abs(later - earlier) > AGREEMENT * earlier) return null;
	return (earlier + later) / 2;
}
/** Work that costs next to nothing was done by somebody else. */
function assertCounted({ unit, arm }, cost) {
	if (unit === "request" ? cost >= LEAST_PER_REQUEST : cost > 0) return cost;
	throw new MeasuringFailure(`only ${Math.round(cost).toLocaleString("en")} instructions per ${unit} of ${arm} were counted: another process does the work than was started by the name of \`node\``);
}

// src/measure/instructions/counting-programs.ts
/** What counts, and what asks it for its counts while it runs. Both come with valgrind. */
const PROGRAMS = ["valgrind", "vgdb"];
/** Why instructions cannot be counted here, as a sentence without a full stop; null: they can. */
async function whyNotCounted(env = process.env) {
	const paths = await Promise.all(PROGRAMS.map((program) => pathOfProgram(program, targetEnvironment({}, env))));
	const missing = PROGRAMS.find((_, index) => paths[index] === null);
	return missing === void 0 ? null : `${missing} is not installed (apt-get install valgrind)`;
}
/** Where a shell with this environment finds a program; null: nowhere. */
async function pathOfProgram(program, env) {
	const looked = await execa("/bin/sh", [
		"-c",
		"command -v -- \"$1\"",
		"sh",
		program
	], {
		env,
		extendEnv: false,
		reject: false,
		stdin: "ignore"
	});
	return looked.failed ? null : looked.stdout.trim();
}

// src/measure/instructions/counted-node.ts
/**
* A `node` that runs under valgrind: a folder with a program of that name, to be put first on a target's PATH. It is
* callgrind that counts, because it can be told to begin when the program is warm, and be asked while it runs: until then
* a program runs several times as fast, and one process gives as many counts as are wanted. (cachegrind counts from the
* first instruction on, and tells at the end.) Both count what the program executes, system calls left out.
*/
/** Whatever else the machine does, a process comes to hear a question within that. */
const ANSWER_TIMEOUT_MS$1 = 12e4;
/**
* One thread for everything, and nothing by the clock or by chance: what the compiler and the collector do, and when,
* follows from what the program did. The space for young objects is that of every other measurement.
*/
const DETERMINISTIC = [
	"--single-threaded",
	"--predictable",
	"--min-semi-space-size=16",
	"--max-semi-space-size=16"
];
/**
* Prepares it in a folder of its own, which goes when it is disposed of. What runs under it must have ended by then.
*
* @param env what the target adds to its environment
* @param seed decides what hashes come to: where things lie in tables, and so how many steps it takes to find them
* @throws MeasuringFailure where `node` or valgrind is not there
*/
async function openCountedNode({ env, seed }) {
	const own = targetEnvironment(env);
	const [node, valgrind] = await Promise.all(["node", "valgrind"].map((program) => pathOfProgram(program, own)));
	if (!node || !valgrind) throw new MeasuringFailure(`${node ? "valgrind" : "node"} was not found on PATH`);
	await using opened = new AsyncDisposableStack();
	const folder = await mkdtemp(path.join(os.tmpdir(), "perf-gate-count-"));
	opened.defer(() => rm(folder, {
		recursive: true,
		force: true,
		maxRetries: 5
	}));
	const prefix = path.join(folder, "vgdb");
	const command = [
		valgrind,
		"--tool=callgrind",
		"--instr-atstart=no",
		"--vgdb=yes",
		`--vgdb-prefix=${prefix}`,
		`--callgrind-out-file=${path.join(folder, "counts.%p")}`,
		`--log-file=${path.join(folder, "log.%p")}`,
		node,
		...DETERMINISTIC,
		`--hash-seed=${seed}`,
		`--random-seed=${seed}`
	];
	await writeFile(path.join(folder, "node"), `#!/bin/sh\nexec ${command.map(quoted).join(" ")} "$@"\n`, { mode: 493 });
	const ask = async (...question) => {
		const processes = await processesWith(prefix);
		if (processes.length === 0) throw new MeasuringFailure("no process of it was started by the name of `node`, so none could be counted");
		return Promise.all(processes.map((process) => askProcess(prefix, process, question)));
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
async function askProcess(prefix, { pid, user, host }, question) {
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
		timeout: ANSWER_TIMEOUT_MS$1
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
* @throws ArmFailure where it exits, never listens, or answers otherwise than expected
*/
async function startCountedServer(arm, { target, tree }, scenario, seed) {
	await using opened = new AsyncDisposableStack();
	const node = opened.use(await openCountedNode({
		env: target.env,
		seed
	}));
	const port = await getPorts({ host: LOOPBACK });
	const server = opened.use(startProcessTree({
		command: [
			"/bin/sh",
			"-c",
			target.start
		],
		cwd: path.join(tree, target.dir),
		env: {
			...targetEnvironment({
				...target.env,
				PATH: node.path
			}),
			PORT: String(port),
			HOST: LOOPBACK
		},
		cores: null
	}));
	const fail = (what) => new ArmFailure(arm, `while its instructions were counted: ${what}${server.output() ? `; its last output: ${lastOutput(server.output())}` : ""}`);
	const latestMs = monotonicMs() + SLOWER_BOOT * target.bootTimeoutMs;
	while (!await accepts(port)) {
		if (server.hasEnded()) throw fail(`\`${target.start}\` ${await server.ended} before it listened on PORT ${port}`);
		if (monotonicMs() > latestMs) throw fail(`\`${target.start}\` did not listen on PORT ${port} of ${LOOPBACK}`);
		await setTimeout(CONNECT_EVERY_MS);
	}
	const agent = new http.Agent({
		keepAlive: true,
		maxSockets: 1
	});
	opened.defer(() => {
		agent.destroy();
	});
	const request = {
		origin: `http://${LOOPBACK}:${port}`,
		request: scenario,
		agent,
		timeoutMs: REQUEST_TIMEOUT_MS
	};
	const ask = async () => exchange(request).catch((error) => {
		throw fail(reasonOf(error));
	});
	const first = await ask();
	const wrong = mismatch(scenario, first);
	if (wrong !== null) throw fail(wrong);
	const moved = opened.move();
	return {
		arm,
		unit: "request",
		startCounting: node.startCounting,
		count: node.count,
		perform: async (requests) => {
			for (let sent = 0; sent < requests; sent += 1) {
				const { status, bytes } = await ask();
				if (status !== scenario.expect.status) throw fail(`it answered ${status} instead of ${scenario.expect.status}`);
				if (scenario.expect.body !== null && !bytes.equals(first.bytes)) throw fail("it answered another body than before");
			}
		},
		[Symbol.asyncDispose]: () => moved.disposeAsync()
	};
}

// src/measure/instructions/counted-suite.ts
/** A warm-up takes about ten times as long as at the task's own speed, on a machine that may have other things to do. */
const ANSWER_TIMEOUT_MS = 6e5;
/**
* Starts a suite's process that is counted.
*
* @throws MeasuringFailure where valgrind is not there
*/
async function startCountedSuite(arm, { target, tree }, task, seed) {
	await using opened = new AsyncDisposableStack();
	const node = opened.use(await openCountedNode({
		env: target.env,
		seed
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
}

// src/measure/instructions/count-instructions.ts
/**
* Instructions of one request in each arm, one pair a repeat: fresh processes of both arms at the same time, unpinned,
* because counts do not care what else the machine does.
*
* @throws ArmFailure where an arm fails; MeasuringFailure where a count would mean nothing
*/
function countInstructionsOfServers({ arms, scenario, ...counting }) {
	return repeatPairs(counting, (arm, seed) => startCountedServer(arm, arms[arm], scenario, seed));
}
/** The same of one operation of a suite's task. */
function countInstructionsOfSuites({ arms, task, ...counting }) {
	return repeatPairs(counting, (arm, seed) => startCountedSuite(arm, arms[arm], task, seed));
}
/** Every repeat has another seed, which both arms share: the luck of one way to hash is no property of the code. */
async function repeatPairs({ plan, repeats }, start) {
	const pairs = [];
	for (let seed = 1; seed <= repeats; seed += 1) pairs.push(await countPair(plan, (arm) => start(arm, seed)));
	return pairs;
}
/** One repeat. */
function countPair(plan, start) {
	return bothAtOnce("base", async (arm) => {
		await using program = await start(arm);
		return await costPerUnit(program, plan);
	});
}

// src/measure/instructions/counting-plan.ts
/** V8 optimises what runs for each request after some 11,000 of them. */
const WARM_REQUESTS = 12e3;
/** What a program would take at its own speed, in ms of CPU time; under valgrind it is some ten times as long before it is counted, and a hundred times after. */
const TIMES = {
	server: {
		warmupMs: 2e3,
		stretchMs: 100
	},
	suite: {
		warmupMs: 400,
		stretchMs: 60
	}
};
/** Below this a collection more or less is a large part of a stretch. */
const LEAST_STRETCH = 50;
/**
* Both arms, and all repeats, do the same work: the counts of what is not alike would not be either.
*
* @param unitMs CPU time of a request (or operation) of base at its own speed
*/
function planCounting(kind, unitMs) {
	const { warmupMs, stretchMs } = TIMES[kind];
	const warmup = Math.max(LEAST_STRETCH, warmupMs / unitMs);
	return {
		warmup: round(kind === "server" ? Math.min(WARM_REQUESTS, warmup) : warmup),
		stretch: round(Math.max(LEAST_STRETCH, stretchMs / unitMs))
	};
}
/** Two digits: the time of a unit has no more that can be trusted. */
const round = (count) => Number(count.toPrecision(2));

// src/measure/instructions/count-benchmark.ts
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
/**
* Counts the instructions of a benchmark's requests (or operations) in both arms, one pair a repeat; null where there is
* nothing to count: it has no base, no round that tells the time, or its requests are held.
*
* @throws ArmFailure where an arm fails; MeasuringFailure where a count would mean nothing
*/
async function countInstructions(benchmark, { trees, duets, repeats }) {
	const unitMs = baseUnitMs(benchmark.kind, duets);
	if (unitMs === null || benchmark.base === null || benchmark.newBecause !== null) return null;
	const counting = {
		repeats,
		plan: planCounting(benchmark.kind, unitMs)
	};
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
		return countInstructionsOfSuites({
			...counting,
			arms,
			task: benchmark.scenario
		});
	}
	if (benchmark.request.protocol !== "http") return null;
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
	return countInstructionsOfServers({
		...counting,
		arms,
		scenario: benchmark.request
	});
}
function baseUnitMs(kind, duets) {
	const { time, unitsOfAMs } = TIMED_BY[kind];
	const figures = duets.flatMap(({ slices }) => (slices[time] ?? []).map(({ base }) => base)).filter((figure) => figure > 0);
	return figures.length === 0 ? null : median(figures) / unitsOfAMs;
}

// src/take-counts.ts
/** They vary by the hash seed alone, and hardly by that. */
const REPEATS = 3;
/** A lost port, or a time-out of the target's own, which runs many times as slowly, is not worth giving up for. */
const TRIES = 2;
/**
* The records with the instructions of what was measured side by side, where the configuration asks for them. What cannot
* be counted is told in a note, and makes the benchmark invalid where counts are required. An arm that fails under valgrind
* is not called broken: it ran well at its own speed.
*/
async function withCounts(records, request, io) {
	const isRequired = request.instructions === "required";
	const countable = records.filter(({ measurement }) => measurement.state === "measured" && measurement.duets.length > 0);
	if (request.instructions === "off" || countable.length === 0) return records;
	const missing = await whyNotCounted();
	if (missing !== null) {
		io.note(`Instructions were not counted: ${missing}.`);
		return isRequired ? records.map((record) => countable.includes(record) ? {
			...record,
			measurement: notCounted(missing)
		} : record) : records;
	}
	const counted = /* @__PURE__ */ new Map();
	for (const [done, { id, measurement }] of countable.entries()) {
		if (io.signal.aborted) break;
		io.progress({
			phase: "count",
			done,
			total: countable.length,
			label: id,
			leftMs: 0
		});
		const outcome = await countOne(measurement, request.benchmarks.find((candidate) => candidate.id === id), request);
		if (io.signal.aborted || outcome.state === "nothing to count") continue;
		if (outcome.state === "counted") {
			counted.set(id, {
				...measurement,
				instructions: outcome.instructions
			});
			continue;
		}
		io.note(`The instructions of ${id} were not counted: ${outcome.reason}.`);
		if (isRequired) counted.set(id, notCounted(outcome.reason));
	}
	return records.map((record) => ({
		...record,
		measurement: counted.get(record.id) ?? record.measurement
	}));
}
async function countOne({ duets }, benchmark, { trees, untilMs }) {
	if (benchmark.kind === "server" && benchmark.request.protocol !== "http") return { state: "nothing to count" };
	if (untilMs !== null && monotonicMs() >= untilMs) return {
		state: "failed",
		reason: "the budget was used up"
	};
	let reason = "no round tells how long it takes";
	for (let attempt = 1; attempt <= TRIES; attempt += 1) try {
		const instructions = await countInstructions(benchmark, {
			trees,
			duets,
			repeats: REPEATS
		});
		return instructions === null ? {
			state: "failed",
			reason
		} : {
			state: "counted",
			instructions
		};
	} catch (error) {
		if (!(error instanceof ArmFailure || error instanceof MeasuringFailure)) throw error;
		reason = error instanceof ArmFailure ? `${error.arm}: ${error.message}` : error.message;
	}
	return {
		state: "failed",
		reason
	};
}
const notCounted = (reason) => ({
	state: "invalid",
	reason: `instructions are required and were not counted: ${reason}`
});

// src/take-measurements.ts
/**
* Plans the rounds and measures them: the screen, and then the suspects from look to look, until nothing could change a
* verdict any more, the budget is used up, or the signal ends it. Instructions are counted at last.
*
* @param outline the run without its benchmarks: what the judge goes by between the looks
* @throws UserError for a budget that is too small
*/
async function takeMeasurements({ benchmarks, versions }, { base, trees, cores, services }, request, outline, io) {
	if (benchmarks.length === 0) return {
		records: [],
		control: []
	};
	if (cores === null) io.note("Processes could not be pinned to a core here, so base and head took turns in slices instead of running side by side: expect wider intervals.");
	const startedMs = monotonicMs();
	const procedure = procedureUnder(request.profile.load);
	const costs = roundCosts(procedure, cores !== null);
	const schedulable = benchmarks.map((benchmark) => ({
		id: benchmark.id,
		request: benchmark.kind === "server" ? benchmark.request : null,
		comparable: base !== null && benchmark.newBecause === null
	}));
	const { plan, solos } = roundsOfRun({
		benchmarks: schedulable,
		profile: request.profile,
		budgetMs: request.budgetMs,
		costs
	});
	await using rig = openRig({
		cores,
		procedure,
		onKilled: (target) => io.note(`${target} did not end within its stopTimeout after SIGTERM and was killed: end the server on SIGTERM, or raise stopTimeout.`)
	});
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
	const stageAhead = () => nextStage({
		...outline,
		run: {
			...outline.run,
			benchmarks: recordsSoFar()
		}
	});
	await measureStages({
		stageAhead,
		measuring,
		benchmarks: schedulable,
		costs,
		solos,
		seed: request.seed,
		budgetMs: request.budgetMs,
		controls: controlsOf(benchmarks, base !== null)
	}, io);
	const records = recordsSoFar().map((record) => ({
		...record,
		measurement: unlessUntouched(record.measurement)
	}));
	const untilMs = request.budgetMs === null ? null : startedMs + request.budgetMs;
	return {
		records: await withCounts(records, {
			instructions: request.instructions,
			benchmarks,
			trees,
			untilMs
		}, io),
		control: measuring.control()
	};
}
/** Those that run without services, whose brokers would be shared, and do not wait on purpose, which varies several times as much. */
function controlsOf(benchmarks, hasBase) {
	return benchmarks.filter((benchmark) => hasBase && benchmark.newBecause === null && benchmark.base?.services.length === 0).filter((benchmark) => benchmark.kind === "suite" || benchmark.request.protocol === "http").map(({ id }) => id);
}
/** Solo figures can be compared only where load and procedure were the same. */
function loadHash({ kind, load }, { soloWarmupMs, soloMs, suiteWarmupMs, suiteSoloSliceMs, suiteSoloSlices }) {
	const solo = kind === "server" ? [soloMs, soloWarmupMs] : [suiteSoloSliceMs * suiteSoloSlices, suiteWarmupMs];
	return createHash("sha256").update(JSON.stringify([load, ...solo])).digest("hex").slice(0, 16);
}

export { expectedMs as a, planCores as c, uniformInt as i, planOver as n, nextStage as o, xoroshiro128plus as r, readEnvironment as s, takeMeasurements as t };