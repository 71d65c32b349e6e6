import { n as __require, t as __commonJSMin } from "./rolldown-runtime-CoNq6U3z.js";
import { n as UserError, t as Interrupted } from "./errors-3tGWn54n.js";
import { c as number, l as object, m as tuple, p as string, r as array } from "./schemas-w1yTLxNt.js";
import { n as EXIT, t as version } from "./version-bzfVxIi6.js";
import { g as median, i as judge, r as writeRunFile } from "./run-file-doORd1WG.js";
import { c as noBenchmarkMatches, d as suiteBenchmarks, l as planTargets, t as nullIfMissing, u as serverBenchmarks } from "./text-file-B64JEXCV.js";
import { _ as lastOutput, a as PROCEDURE, c as ArmFailure, d as targetEnvironment, f as entryPath, g as execa, h as stopAllProcessTrees, i as roundCosts, l as MeasuringFailure, m as startProcessTree, n as materialise, o as startSuite, p as killAllProcessTrees, r as surveyTargets, s as openQuestions, t as readRepository, u as probedEnvironment } from "./repository-CZFTjD8c.js";
import { c as readHistory, n as unmeasuredRecord, r as unmeasuredRecords, t as recordFilter } from "./unmeasured-CEV2gc5F.js";
import { n as keepOutOfGit, t as RESULTS_FOLDER } from "./results-folder-D6hVddVZ.js";
import { a as readAcceptances } from "./acceptances-CvXNxcnM.js";
import { s as countOf } from "./parse-record-BwHjCmEZ.js";
import { n as loadBaseConfig } from "./load-D2uQZi_x.js";
import { r as monotonicMs } from "./message-DTbZiNT7.js";
import { i as mismatch, r as exchange, t as loadClientAnswerSchema } from "./load-protocol-Df3EPj-_.js";
import "./suite-protocol-BSI5ZnLi.js";
import { n as require_string_width } from "./cli-table3-hP2q8tM0.js";
import process$1 from "node:process";
import net from "node:net";
import { createHash, randomInt } from "node:crypto";
import { access, mkdtemp, readFile, realpath, rm } from "node:fs/promises";
import path from "node:path";
import os from "node:os";
import { setTimeout as setTimeout$1 } from "node:timers/promises";

// src/arms/prepare.ts
const COMMAND_TIMEOUT_MS = 9e5;
/** Installs and builds one target inside one arm's tree, with the same commands for both arms. */
async function prepareTarget(target, tree, signal) {
	const cwd = path.join(tree, target.dir);
	if (!await exists(cwd)) return {
		ready: false,
		reason: `there is no folder ${target.dir}: mend \`dir\` of ${target.name}, or commit the folder (what git ignores is left out)`
	};
	if (target.install !== null && !await exists(path.join(cwd, "package.json"))) return {
		ready: false,
		reason: `${target.dir} has no package.json`
	};
	for (const command of [target.install, target.build]) {
		if (command === null) continue;
		signal.throwIfAborted();
		const reason = await runToItsEnd(command, cwd, target, signal);
		if (reason !== null) return {
			ready: false,
			reason
		};
	}
	return { ready: true };
}
async function exists(file) {
	return await nullIfMissing(() => access(file).then(() => true)) ?? false;
}
async function runToItsEnd(command, cwd, target, signal) {
	await using tree = startProcessTree({
		command: [
			"/bin/sh",
			"-c",
			command
		],
		cwd,
		env: targetEnvironment(target.env),
		cores: null
	});
	const aborted = new Promise((_, reject) => {
		signal.addEventListener("abort", () => reject(signal.reason), { once: true });
	});
	const how = await Promise.race([
		tree.ended,
		setTimeout$1(COMMAND_TIMEOUT_MS, "did not end within 15 minutes", { ref: false }),
		aborted
	]);
	if (how === "exited with code 0") return null;
	return `\`${command}\` in ${target.dir} ${how}${tree.output() ? `: ${lastOutput(tree.output())}` : ""}`;
}
/** The installed version of the package that a target is about; null where there is none. */
async function installedVersion(target, tree) {
	if (target.versionOf === null) return null;
	const file = path.join(tree, target.dir, "node_modules", target.versionOf, "package.json");
	const text = await nullIfMissing(() => readFile(file, "utf8"));
	const version = text === null ? null : JSON.parse(text).version;
	return typeof version === "string" ? version : null;
}

// src/prepare.ts
/**
* Finds out which targets are to be measured here, installs and builds those in both arms, and asks suites for their
* tasks.
*
* @throws UserError where nothing matches what was asked for
*/
async function prepareBenchmarks(options) {
	const { request, trees, io } = options;
	const plan = planTargets(options.head, options.base, request.only);
	const removed = plan.removed.flatMap((target) => unmeasuredRecords(target, { state: "removed" }));
	const versions = /* @__PURE__ */ new Map();
	const benchmarks = [];
	const unmeasured = [...removed];
	const targets = await surveyTargets(plan.targets, {
		request,
		trees,
		signal: io.signal
	});
	for (const [done, target] of targets.entries()) {
		io.signal.throwIfAborted();
		io.progress({
			phase: "prepare",
			done,
			total: targets.length,
			label: target.name
		});
		const found = await prepareOne(target, options);
		benchmarks.push(...found.benchmarks);
		unmeasured.push(...found.unmeasured);
		const version = await installedVersion(target.head, trees.head);
		if (version !== null) versions.set(target.name, version);
	}
	io.progress({
		phase: "prepare",
		done: targets.length,
		total: targets.length,
		label: "ready"
	});
	const wanted = recordFilter(request.only);
	const ids = [...benchmarks, ...unmeasured].map((benchmark) => benchmark.id);
	if (!ids.some(wanted)) throw noBenchmarkMatches(request.only, ids);
	return {
		benchmarks: (options.base === null ? benchmarks.map((benchmark) => ({
			...benchmark,
			newBecause: null
		})) : benchmarks).filter(({ id }) => wanted(id)),
		unmeasured: unmeasured.filter(({ id }) => wanted(id)),
		versions
	};
}
async function prepareOne({ head, base, leftOut }, { trees, io }) {
	if (leftOut !== null) return {
		benchmarks: [],
		unmeasured: unmeasuredRecords(head, leftOut)
	};
	const [headReady, baseReady] = await Promise.all([prepareTarget(head, trees.head, io.signal), base === null ? READY : prepareTarget(base, trees.base, io.signal)]);
	const broken = brokenArm(headReady, baseReady);
	if (broken !== null) return {
		benchmarks: [],
		unmeasured: unmeasuredRecords(head, broken)
	};
	if (head.kind === "server") return {
		benchmarks: serverBenchmarks(head, base?.kind === "server" ? base : null),
		unmeasured: []
	};
	return suiteOf(head, base?.kind === "suite" ? base : null, trees);
}
const READY = { ready: true };
/** A base that cannot be built is told first: nothing can be said of head then. */
function brokenArm(head, base) {
	if (!base.ready) return {
		state: "broken",
		arm: "base",
		reason: base.reason
	};
	return head.ready ? null : {
		state: "broken",
		arm: "head",
		reason: head.reason
	};
}
/** Only the suite's own file knows its tasks, so both arms are asked. */
async function suiteOf(head, base, trees) {
	try {
		const baseTasks = base === null ? [] : await tasksOf("base", base, trees.base);
		const headTasks = await tasksOf("head", head, trees.head);
		const gone = baseTasks.filter((task) => !headTasks.includes(task));
		return {
			benchmarks: suiteBenchmarks(head, base, headTasks, baseTasks),
			unmeasured: gone.map((task) => unmeasuredRecord(head, task, { state: "removed" }))
		};
	} catch (error) {
		if (!(error instanceof ArmFailure)) throw error;
		return {
			benchmarks: [],
			unmeasured: unmeasuredRecords(head, {
				state: "broken",
				arm: error.arm,
				reason: error.message
			})
		};
	}
}
async function tasksOf(arm, target, tree) {
	await using suite = startSuite({
		arm,
		target,
		tree,
		core: null
	});
	return await suite.tasks();
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

// src/measure/load.ts
/** What a client may take beyond its command's end before it is given up. */
const OVERTIME_MS = 15e3;
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

// src/measure/probe-log.ts
const probeLogSchema = object({
	pid: number().int(),
	samples: array(tuple([
		number(),
		number(),
		number()
	])),
	memory: array(tuple([number(), number()])),
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
/** Equal slices of a window, as [from, to] in ms. */
function sliceWindow(fromMs, toMs, sliceMs) {
	const count = Math.floor((toMs - fromMs) / sliceMs + 1e-9);
	return Array.from({ length: count }, (_, index) => [fromMs + index * sliceMs, fromMs + (index + 1) * sliceMs]);
}

// node_modules/get-port/index.js
var Locked = class extends Error {
	constructor(port) {
		super(`${port} is locked`);
	}
};
const lockedPorts = {
	old: /* @__PURE__ */ new Set(),
	young: /* @__PURE__ */ new Set()
};
const releaseOldLockedPortsIntervalMs = 15e3;
const reservedPorts = /* @__PURE__ */ new Set();
let timeout;
const getLocalHosts = () => {
	const interfaces = os.networkInterfaces();
	const results = /* @__PURE__ */ new Set([void 0, "0.0.0.0"]);
	for (const _interface of Object.values(interfaces)) for (const config of _interface) results.add(config.address);
	return results;
};
const checkAvailablePort = (options) => new Promise((resolve, reject) => {
	const server = net.createServer();
	server.unref();
	server.on("error", reject);
	server.listen(options, () => {
		const { port } = server.address();
		server.close(() => {
			resolve(port);
		});
	});
});
const getAvailablePort = async (options, hosts) => {
	if (options.host || options.port === 0) return checkAvailablePort(options);
	for (const host of hosts) try {
		await checkAvailablePort({
			port: options.port,
			host
		});
	} catch (error) {
		if (!["EADDRNOTAVAIL", "EINVAL"].includes(error.code)) throw error;
	}
	return options.port;
};
const isLockedPort = (port) => lockedPorts.old.has(port) || lockedPorts.young.has(port) || reservedPorts.has(port);
const portCheckSequence = function* (ports) {
	if (ports) yield* ports;
	yield 0;
};
async function getPorts(options) {
	let ports;
	let exclude = /* @__PURE__ */ new Set();
	if (options) {
		if (options.port) ports = typeof options.port === "number" ? [options.port] : options.port;
		if (options.exclude) {
			const excludeIterable = options.exclude;
			if (typeof excludeIterable[Symbol.iterator] !== "function") throw new TypeError("The `exclude` option must be an iterable.");
			for (const element of excludeIterable) {
				if (typeof element !== "number") throw new TypeError("Each item in the `exclude` option must be a number corresponding to the port you want excluded.");
				if (!Number.isSafeInteger(element)) throw new TypeError(`Number ${element} in the exclude option is not a safe integer and can't be used`);
			}
			exclude = new Set(excludeIterable);
		}
	}
	const { reserve, ...netOptions } = options ?? {};
	if (timeout === void 0) {
		timeout = setTimeout(() => {
			timeout = void 0;
			lockedPorts.old = lockedPorts.young;
			lockedPorts.young = /* @__PURE__ */ new Set();
		}, releaseOldLockedPortsIntervalMs);
		if (timeout.unref) timeout.unref();
	}
	const hosts = getLocalHosts();
	for (const port of portCheckSequence(ports)) try {
		if (exclude.has(port)) continue;
		let availablePort = await getAvailablePort({
			...netOptions,
			port
		}, hosts);
		while (isLockedPort(availablePort)) {
			if (port !== 0) throw new Locked(port);
			availablePort = await getAvailablePort({
				...netOptions,
				port
			}, hosts);
		}
		if (reserve) reservedPorts.add(availablePort);
		else lockedPorts.young.add(availablePort);
		return availablePort;
	} catch (error) {
		if (!["EADDRINUSE", "EACCES"].includes(error.code) && !(error instanceof Locked)) throw error;
	}
	throw new Error("No available ports found");
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
			const reports = await Promise.all([...sockets].map((socket) => Promise.race([ask(socket), setTimeout$1(answerTimeoutMs, SILENT, { ref: false })])));
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
const HOST = "127.0.0.1";
const CONNECT_EVERY_MS = 5;
const FIRST_ANSWER_TIMEOUT_MS = 1e4;
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
	const port = await getPorts({ host: HOST });
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
			HOST
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
		if (monotonicMs() - startedMs > target.bootTimeoutMs) throw fail(`\`${target.start}\` did not listen on PORT ${port} of ${HOST} within ${target.bootTimeoutMs / 1e3} s`);
		await setTimeout$1(CONNECT_EVERY_MS);
	}
	const origin = `http://${HOST}:${port}`;
	const answer = await exchange({
		origin,
		request: scenario,
		agent: false,
		timeoutMs: FIRST_ANSWER_TIMEOUT_MS
	}).catch((error) => {
		throw fail(`${scenario.method} ${scenario.path} failed: ${error.message}`);
	});
	const wrong = mismatch(scenario, answer);
	if (wrong !== null) throw fail(wrong);
	const bootMs = monotonicMs() - startedMs;
	const moved = opened.move();
	return {
		arm,
		origin,
		bootMs,
		firstBody: answer.body,
		assertRunning,
		logs: async () => {
			assertRunning();
			const logs = await probes.collect();
			if (logs === null) throw fail("the server did not come to rest after the load: its event loop is blocked");
			if (!logs.some(hasServed)) await Promise.race([tree.ended, setTimeout$1(END_KNOWN_MS)]);
			assertRunning();
			if (!logs.some(hasServed)) throw new MeasuringFailure(`no Node process of \`${target.start}\` reported a finished response; perf-gate measures servers on node:http, run by Node 22.15 or newer`);
			await assertOwnModules(arm, logs, options.tree);
			return logs;
		},
		async [Symbol.asyncDispose]() {
			await moved.disposeAsync();
		}
	};
}
const hasServed = (log) => (log.samples.at(-1)?.[1] ?? 0) > 0;
function accepts(port) {
	return new Promise((resolve) => {
		const socket = net.connect(port, HOST);
		const answer = (accepted) => () => {
			socket.destroy();
			resolve(accepted);
		};
		socket.once("connect", answer(true)).once("error", answer(false));
	});
}
/** The proof that an arm measured its own code: nothing may come from the other arm, or from the user's checkout. */
async function assertOwnModules(arm, logs, tree) {
	const own = `${await realpath(tree)}${path.sep}`;
	const instrument = path.dirname(entryPath("probe"));
	const foreign = logs.filter(hasServed).flatMap((log) => log.modules).find((module) => !module.startsWith(own) && !module.startsWith(instrument));
	if (foreign !== void 0) throw new MeasuringFailure(`${arm} loaded ${path.basename(path.dirname(foreign))}/${path.basename(foreign)} from outside its own copy of the repository (${foreign}); install it inside the target's folder`);
}

// src/measure/server-rounds.ts
/** From telling a client to its first request. */
const LEAD_IN_MS$1 = 150;
/** How long an alternating slice is loaded before it counts. */
const ALTERNATING_LEAD_IN_MS = 200;
/** V8 optimises what runs for each request after some 10,500 to 11,500 of them, in one wave of a tenth of a second (`--trace-opt`). */
const WARM_RESPONSES = 12e3;
/** The load outlasts the window, so that nothing of its end is inside. */
const AFTER_WINDOW_MS = 20;
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
/** One round of a fresh process of head alone: the absolute figures. */
async function measureServerSolo(arm, scenario, index, rig) {
	await using server = await boot("head", arm, scenario, rig);
	const { soloWarmupMs, soloMs } = rig.procedure;
	const fromMs = monotonicMs() + LEAD_IN_MS$1 + soloWarmupMs;
	const toMs = fromMs + soloMs;
	const result = await rig.clients[0].load(loadCommand(server, scenario, fromMs, toMs));
	const logs = await server.logs();
	assertGoodLoad(server, result);
	const activity = treeActivity(logs, fromMs, toMs);
	if (activity === null || activity.finishedPerMs === 0 || result.latencyMs === null) throw new MeasuringFailure("nothing was finished in the solo stretch");
	const { latencySlices, latencySliceMs } = rig.procedure;
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
		}
	};
}
function boot(arm, side, scenario, rig) {
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
async function bootBoth(duet, rig) {
	const order = duet.startedFirst === "base" ? ["base", "head"] : ["head", "base"];
	const booted = await Promise.allSettled(order.map((arm) => boot(arm, duet.arms[arm], duet.scenario, rig)));
	await using opened = new AsyncDisposableStack();
	const servers = booted.filter((outcome) => outcome.status === "fulfilled").map((outcome) => opened.use(outcome.value));
	const failures = booted.filter((outcome) => outcome.status === "rejected").map((outcome) => outcome.reason);
	const failure = failures.find((reason) => reason instanceof ArmFailure && reason.arm === "base") ?? failures[0];
	if (failure !== void 0) throw failure;
	const base = servers.find((server) => server.arm === "base");
	const head = servers.find((server) => server.arm === "head");
	const moved = opened.move();
	return {
		base,
		head,
		[Symbol.asyncDispose]: () => moved.disposeAsync()
	};
}
/** Both at once on one core until both are warm, and then for the measured window, which is cut out of both logs afterwards. */
async function loadTogether(servers, scenario, rig, clientOf) {
	const { longestWarmupMs, settleMs, sliceMs, slices } = rig.procedure;
	const windowMs = slices * sliceMs;
	const latestWarmMs = monotonicMs() + LEAD_IN_MS$1 + longestWarmupMs;
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
		setTimeout$1(latestWarmMs - monotonicMs(), void 0, { ref: false })
	]);
	const fromMs = monotonicMs() + settleMs;
	const toMs = fromMs + windowMs;
	for (const arm of ["base", "head"]) clientOf(arm).finish(toMs + AFTER_WINDOW_MS);
	const [base, head] = await loads;
	const logs = {
		base: await servers.base.logs(),
		head: await servers.head.logs()
	};
	assertGoodLoad(servers.base, base);
	assertGoodLoad(servers.head, head);
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
	const { scenario } = duet;
	const { soloWarmupMs, sliceMs, slices } = rig.procedure;
	const loadFor = async (arm, leadInMs, durationMs) => {
		const fromMs = monotonicMs() + leadInMs;
		const toMs = fromMs + durationMs;
		const result = await clientOf(arm).load(loadCommand(servers[arm], scenario, fromMs, toMs));
		const logs = await servers[arm].logs();
		assertGoodLoad(servers[arm], result);
		return treeActivity(logs, fromMs, toMs);
	};
	await loadFor("base", LEAD_IN_MS$1, soloWarmupMs);
	await loadFor("head", LEAD_IN_MS$1, soloWarmupMs);
	const pairs = [];
	for (let slice = 0; slice < slices; slice += 1) {
		const baseFirst = slice % 2 === 0 === (duet.firstSlot === "base");
		const first = await loadFor(baseFirst ? "base" : "head", ALTERNATING_LEAD_IN_MS, sliceMs);
		const second = await loadFor(baseFirst ? "head" : "base", ALTERNATING_LEAD_IN_MS, sliceMs);
		pairs.push(...baseFirst ? pairActivities(first, second) : pairActivities(second, first));
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
	for (const [index, server] of servers.entries()) {
		if (troubles[index] === null) continue;
		server.assertRunning();
		throw new ArmFailure(server.arm, `after the load, asked with one request at a time: ${troubles[index]}`);
	}
	return latenciesMs.map((latencies) => median([...latencies]));
}
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
		endMs: measureToMs + AFTER_WINDOW_MS
	};
}
/** The first answer was checked in full; whoever accepts any body is not held to the first one. */
const expectedBody = (server, scenario) => scenario.expect.body === null ? null : server.firstBody;
function assertGoodLoad(server, result) {
	server.assertRunning();
	const trouble = loadTrouble(result);
	if (trouble !== null) throw new ArmFailure(server.arm, trouble);
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
const maxMemoryBytes = (logs) => logs.reduce((sum, log) => sum + Math.max(0, ...log.memory.map(([, bytes]) => bytes)), 0);
function maxCpuPercent(logs, fromMs, toMs) {
	const slices = sliceWindow(fromMs, toMs, 100).map(([from, to]) => treeActivity(logs, from, to)?.cpuUsPerMs ?? 0);
	return Math.max(0, ...slices) / 10;
}

// src/measure/suite-rounds.ts
/** From sending a command to the first batch. */
const LEAD_IN_MS = 50;
/** Both arms together must fill the core this far for CPU time to be the measure; else they wait, and time is. */
const BUSY_CORE = .9;
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
	await using second = start(duet.startedFirst === "base" ? "head" : "base");
	const both = {
		base: first.arm === "base" ? first : second,
		head: first.arm === "head" ? first : second
	};
	const batch = batchOf((await both.base.calibrate(duet.task) + await both.head.calibrate(duet.task)) / 2);
	const measured = rig.cores === null ? await runInTurn(both, duet, batch, rig.procedure) : await runTogether(both, duet, batch, rig.procedure);
	if (measured.slices.nsPerOp?.length === 0) throw new MeasuringFailure("the task finished too few operations in the measured window; give it less work, or a longer window");
	return {
		index: duet.index,
		startedFirst: duet.startedFirst,
		...measured
	};
}
/** One round of a fresh process of head alone: the absolute figures. */
async function measureSuiteSolo(arm, task, index, rig) {
	await using suite = startSuite({
		arm: "head",
		...arm,
		core: rig.cores?.server ?? null
	});
	const batch = batchOf(await suite.calibrate(task));
	const fromMs = monotonicMs() + LEAD_IN_MS + rig.procedure.suiteWarmupMs;
	const toMs = fromMs + rig.procedure.soloMs;
	const { samples, maxMemoryBytes } = await suite.run(task, batch, toMs);
	const slices = sliceWindow(fromMs, toMs, rig.procedure.sliceMs / 5).flatMap(([from, to]) => activityBetween(samples, from, to) ?? []);
	if (slices.length === 0) throw new MeasuringFailure("the task finished too few operations in the measured window; give it less work");
	const nsPerOp = median(slices.map((slice) => 1e6 / slice.finishedPerMs));
	return {
		index,
		figures: {
			nsPerOp,
			opsPerSecond: 1e9 / nsPerOp,
			maxMemory: maxMemoryBytes / 1e6
		}
	};
}
async function runTogether(both, duet, batch, procedure) {
	const fromMs = monotonicMs() + LEAD_IN_MS + procedure.suiteWarmupMs;
	const toMs = fromMs + procedure.slices * procedure.sliceMs;
	const [base, head] = await Promise.all([both.base.run(duet.task, batch, toMs), both.head.run(duet.task, batch, toMs)]);
	const whole = {
		base: activityBetween(base.samples, fromMs, toMs),
		head: activityBetween(head.samples, fromMs, toMs)
	};
	if (!whole.base || !whole.head) throw new MeasuringFailure("the task finished too few operations in the measured window; give it less work");
	const coreShare = {
		base: whole.base.cpuUsPerMs / 1e3,
		head: whole.head.cpuUsPerMs / 1e3
	};
	const cost = coreShare.base + coreShare.head >= BUSY_CORE ? cpuNsPerOp : elapsedNsPerOp;
	return {
		mode: "duet",
		coreShare,
		slices: { nsPerOp: sliceWindow(fromMs, toMs, procedure.sliceMs).flatMap(([from, to]) => pair(activityBetween(base.samples, from, to), activityBetween(head.samples, from, to), cost)) }
	};
}
async function runInTurn(both, duet, batch, procedure) {
	const runFor = async (arm, durationMs) => {
		const fromMs = monotonicMs() + LEAD_IN_MS;
		const { samples } = await both[arm].run(duet.task, batch, fromMs + durationMs);
		return activityBetween(samples, fromMs, fromMs + durationMs);
	};
	await runFor("base", procedure.suiteWarmupMs);
	await runFor("head", procedure.suiteWarmupMs);
	const nsPerOp = [];
	for (let slice = 0; slice < procedure.slices; slice += 1) {
		const baseFirst = slice % 2 === 0 === (duet.startedFirst === "base");
		const first = await runFor(baseFirst ? "base" : "head", procedure.sliceMs);
		const second = await runFor(baseFirst ? "head" : "base", procedure.sliceMs);
		nsPerOp.push(...baseFirst ? pair(first, second, elapsedNsPerOp) : pair(second, first, elapsedNsPerOp));
	}
	return {
		mode: "alternating",
		coreShare: null,
		slices: { nsPerOp }
	};
}
const batchOf = (msPerOp) => Math.max(1, Math.round(1 / msPerOp));
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
	for (let attempt = 1; attempt <= TRIES; attempt += 1) try {
		if (step.kind === "solo") so.solos.push(await measureSolo(options, benchmark, step, isKnownDeaf()));
		else so.duets.push(await measureDuet(options, benchmark, step, isKnownDeaf()));
		return;
	} catch (error) {
		if (options.signal.aborted) return;
		const ending = endingOf(error);
		if (attempt === TRIES) so.ending = ending;
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
	return measureServerSolo(serverArm(benchmark.head, trees.head, knownDeaf), benchmark.request, index, rig);
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
	const arms = {
		base: serverArm(benchmark.base, trees.base, knownDeaf),
		head: serverArm(benchmark.head, trees.head, knownDeaf)
	};
	return measureServerDuet({
		arms,
		scenario: benchmark.request,
		index,
		startedFirst,
		firstSlot
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
function openRig(cores, onKilled) {
	const clients = [startLoadClient(cores?.clients ?? null), startLoadClient(cores?.clients ?? null)];
	return {
		cores,
		clients,
		procedure: PROCEDURE,
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

// src/plan/profiles.ts
/** `smoke` measures everything once for the tables and says nothing about regressions. */
const PROFILES = {
	smoke: {
		duets: 0,
		solos: 1
	},
	quick: {
		duets: 6,
		solos: 1
	},
	standard: {
		duets: 12,
		solos: 2
	},
	thorough: {
		duets: 32,
		solos: 5
	}
};
/** Without a base the solo rounds are all there is, so there are more of them. */
const SOLOS_WITHOUT_BASE = {
	smoke: 1,
	quick: 3,
	standard: 5,
	thorough: 10
};

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
	const sideBySide = PROFILES[profile].duets > 0 && benchmarks.some((benchmark) => benchmark.comparable);
	const wanted = sideBySide ? PROFILES[profile] : {
		duets: 0,
		solos: SOLOS_WITHOUT_BASE[profile]
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
const expectedMs = (benchmarks, rounds, costs) => benchmarks.reduce((sum, { kind, comparable }) => sum + rounds.solos * costs.soloMs(kind) + (comparable ? rounds.duets * costs.duetMs(kind) : 0), 0);
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
async function takeMeasurements({ benchmarks, versions }, { base, trees }, request, io) {
	if (benchmarks.length === 0) return [];
	const cores = await planCores();
	if (cores === null) io.note("Processes could not be pinned to a core here, so base and head took turns in slices instead of running side by side: expect wider intervals.");
	const { steps, expectedMs } = scheduleRounds({
		...request,
		benchmarks: benchmarks.map(({ id, kind, newBecause }) => ({
			id,
			kind,
			comparable: base !== null && newBecause === null
		})),
		costs: roundCosts(PROCEDURE, cores !== null)
	});
	const total = steps.length;
	await using rig = openRig(cores, (target) => io.note(`${target} did not end within its stopTimeout after SIGTERM and was killed: end the server on SIGTERM, or raise stopTimeout.`));
	const measurements = await measureRun({
		benchmarks,
		steps,
		trees,
		rig,
		signal: io.signal,
		onRound: ({ done, id, elapsedMs }) => io.progress({
			phase: "measure",
			done,
			total,
			label: id,
			leftMs: timeLeft$1({
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
		loadHash: loadHash(benchmark)
	}));
}
/** The plan's own reckoning until rounds have shown how long they take. */
function timeLeft$1({ done, total, elapsedMs, expectedMs }) {
	return done < 3 ? Math.max(0, expectedMs - elapsedMs) : elapsedMs / done * (total - done);
}
/** Solo figures can be compared only where load and procedure were the same. */
function loadHash({ kind, load }) {
	const { soloWarmupMs, suiteWarmupMs, soloMs } = PROCEDURE;
	return createHash("sha256").update(JSON.stringify([
		load,
		soloMs,
		kind === "server" ? soloWarmupMs : suiteWarmupMs
	])).digest("hex").slice(0, 16);
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
	const prepared = await prepareBenchmarks({
		request,
		head: config,
		base: base?.config ?? null,
		trees: start.trees,
		io
	});
	const seed = request.seed ?? randomInt(2 ** 31);
	const measured = await takeMeasurements(prepared, start, {
		profile: request.profile,
		budgetMs: request.budgetMs ?? config.budgetMs,
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
			profile: request.profile,
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
/** A failure to stop shows at the end, where it is awaited. */
function stopEverything() {
	stopAllProcessTrees().catch(() => {});
}
/** An interrupt ends every process at once; whatever waits for one then fails, and is cleaned up on its way out. */
function stopEverythingOn(signal) {
	signal.addEventListener("abort", stopEverything);
	return { [Symbol.asyncDispose]: async () => {
		signal.removeEventListener("abort", stopEverything);
		if (signal.aborted) await stopAllProcessTrees();
	} };
}
/** Reports list benchmarks in the configuration's order; what only base has comes last. */
function byPlaceIn(config) {
	const places = new Map(config.targets.map((target, place) => [target.name, place]));
	return (one, other) => (places.get(one.target) ?? places.size) - (places.get(other.target) ?? places.size);
}

// node_modules/cli-progress/lib/eta.js
var require_eta = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var ETA = class {
		constructor(length, initTime, initValue) {
			this.etaBufferLength = length || 100;
			this.valueBuffer = [initValue];
			this.timeBuffer = [initTime];
			this.eta = "0";
		}
		update(time, value, total) {
			this.valueBuffer.push(value);
			this.timeBuffer.push(time);
			this.calculate(total - value);
		}
		getTime() {
			return this.eta;
		}
		calculate(remaining) {
			const currentBufferSize = this.valueBuffer.length;
			const buffer = Math.min(this.etaBufferLength, currentBufferSize);
			const vt_rate = (this.valueBuffer[currentBufferSize - 1] - this.valueBuffer[currentBufferSize - buffer]) / (this.timeBuffer[currentBufferSize - 1] - this.timeBuffer[currentBufferSize - buffer]);
			this.valueBuffer = this.valueBuffer.slice(-this.etaBufferLength);
			this.timeBuffer = this.timeBuffer.slice(-this.etaBufferLength);
			const eta = Math.ceil(remaining / vt_rate / 1e3);
			if (isNaN(eta)) this.eta = "NULL";
			else if (!isFinite(eta)) this.eta = "INF";
			else if (eta > 1e7) this.eta = "INF";
			else if (eta < 0) this.eta = 0;
			else this.eta = eta;
		}
	};
	module.exports = ETA;
}));

// node_modules/cli-progress/lib/terminal.js
var require_terminal = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const _readline = __require("readline");
	var Terminal = class {
		constructor(outputStream) {
			this.stream = outputStream;
			this.linewrap = true;
			this.dy = 0;
		}
		cursorSave() {
			if (!this.stream.isTTY) return;
			this.stream.write("\x1B7");
		}
		cursorRestore() {
			if (!this.stream.isTTY) return;
			this.stream.write("\x1B8");
		}
		cursor(enabled) {
			if (!this.stream.isTTY) return;
			if (enabled) this.stream.write("\x1B[?25h");
			else this.stream.write("\x1B[?25l");
		}
		cursorTo(x = null, y = null) {
			if (!this.stream.isTTY) return;
			_readline.cursorTo(this.stream, x, y);
		}
		cursorRelative(dx = null, dy = null) {
			if (!this.stream.isTTY) return;
			this.dy = this.dy + dy;
			_readline.moveCursor(this.stream, dx, dy);
		}
		cursorRelativeReset() {
			if (!this.stream.isTTY) return;
			_readline.moveCursor(this.stream, 0, -this.dy);
			_readline.cursorTo(this.stream, 0, null);
			this.dy = 0;
		}
		clearRight() {
			if (!this.stream.isTTY) return;
			_readline.clearLine(this.stream, 1);
		}
		clearLine() {
			if (!this.stream.isTTY) return;
			_readline.clearLine(this.stream, 0);
		}
		clearBottom() {
			if (!this.stream.isTTY) return;
			_readline.clearScreenDown(this.stream);
		}
		newline() {
			this.stream.write("\n");
			this.dy++;
		}
		write(s, rawWrite = false) {
			if (this.linewrap === true && rawWrite === false) this.stream.write(s.substr(0, this.getWidth()));
			else this.stream.write(s);
		}
		lineWrapping(enabled) {
			if (!this.stream.isTTY) return;
			this.linewrap = enabled;
			if (enabled) this.stream.write("\x1B[?7h");
			else this.stream.write("\x1B[?7l");
		}
		isTTY() {
			return this.stream.isTTY === true;
		}
		getWidth() {
			return this.stream.columns || (this.stream.isTTY ? 80 : 200);
		}
	};
	module.exports = Terminal;
}));

// node_modules/cli-progress/lib/format-value.js
var require_format_value = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = function formatValue(v, options, type) {
		if (options.autopadding !== true) return v;
		function autopadding(value, length) {
			return (options.autopaddingChar + value).slice(-length);
		}
		switch (type) {
			case "percentage": return autopadding(v, 3);
			default: return v;
		}
	};
}));

// node_modules/cli-progress/lib/format-bar.js
var require_format_bar = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = function formatBar(progress, options) {
		const completeSize = Math.round(progress * options.barsize);
		const incompleteSize = options.barsize - completeSize;
		return options.barCompleteString.substr(0, completeSize) + options.barGlue + options.barIncompleteString.substr(0, incompleteSize);
	};
}));

// node_modules/cli-progress/lib/format-time.js
var require_format_time = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = function formatTime(t, options, roundToMultipleOf) {
		function round(input) {
			if (roundToMultipleOf) return roundToMultipleOf * Math.round(input / roundToMultipleOf);
			else return input;
		}
		function autopadding(v) {
			return (options.autopaddingChar + v).slice(-2);
		}
		if (t > 3600) return autopadding(Math.floor(t / 3600)) + "h" + autopadding(round(t % 3600 / 60)) + "m";
		else if (t > 60) return autopadding(Math.floor(t / 60)) + "m" + autopadding(round(t % 60)) + "s";
		else if (t > 10) return autopadding(round(t)) + "s";
		else return autopadding(t) + "s";
	};
}));

// node_modules/cli-progress/lib/formatter.js
var require_formatter = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const _stringWidth = require_string_width();
	const _defaultFormatValue = require_format_value();
	const _defaultFormatBar = require_format_bar();
	const _defaultFormatTime = require_format_time();
	module.exports = function defaultFormatter(options, params, payload) {
		let s = options.format;
		const formatTime = options.formatTime || _defaultFormatTime;
		const formatValue = options.formatValue || _defaultFormatValue;
		const formatBar = options.formatBar || _defaultFormatBar;
		const percentage = Math.floor(params.progress * 100) + "";
		const stopTime = params.stopTime || Date.now();
		const elapsedTime = Math.round((stopTime - params.startTime) / 1e3);
		const context = Object.assign({}, payload, {
			bar: formatBar(params.progress, options),
			percentage: formatValue(percentage, options, "percentage"),
			total: formatValue(params.total, options, "total"),
			value: formatValue(params.value, options, "value"),
			eta: formatValue(params.eta, options, "eta"),
			eta_formatted: formatTime(params.eta, options, 5),
			duration: formatValue(elapsedTime, options, "duration"),
			duration_formatted: formatTime(elapsedTime, options, 1)
		});
		s = s.replace(/\{(\w+)\}/g, function(match, key) {
			if (typeof context[key] !== "undefined") return context[key];
			return match;
		});
		const fullMargin = Math.max(0, params.maxWidth - _stringWidth(s) - 2);
		const halfMargin = Math.floor(fullMargin / 2);
		switch (options.align) {
			case "right":
				s = fullMargin > 0 ? " ".repeat(fullMargin) + s : s;
				break;
			case "center": s = halfMargin > 0 ? " ".repeat(halfMargin) + s : s;
		}
		return s;
	};
}));

// node_modules/cli-progress/lib/options.js
var require_options = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	function mergeOption(v, defaultValue) {
		if (typeof v === "undefined" || v === null) return defaultValue;
		else return v;
	}
	module.exports = {
		parse: function parse(rawOptions, preset) {
			const options = {};
			const opt = Object.assign({}, preset, rawOptions);
			options.throttleTime = 1e3 / mergeOption(opt.fps, 10);
			options.stream = mergeOption(opt.stream, process.stderr);
			options.terminal = mergeOption(opt.terminal, null);
			options.clearOnComplete = mergeOption(opt.clearOnComplete, false);
			options.stopOnComplete = mergeOption(opt.stopOnComplete, false);
			options.barsize = mergeOption(opt.barsize, 40);
			options.align = mergeOption(opt.align, "left");
			options.hideCursor = mergeOption(opt.hideCursor, false);
			options.linewrap = mergeOption(opt.linewrap, false);
			options.barGlue = mergeOption(opt.barGlue, "");
			options.barCompleteChar = mergeOption(opt.barCompleteChar, "=");
			options.barIncompleteChar = mergeOption(opt.barIncompleteChar, "-");
			options.format = mergeOption(opt.format, "progress [{bar}] {percentage}% | ETA: {eta}s | {value}/{total}");
			options.formatTime = mergeOption(opt.formatTime, null);
			options.formatValue = mergeOption(opt.formatValue, null);
			options.formatBar = mergeOption(opt.formatBar, null);
			options.etaBufferLength = mergeOption(opt.etaBuffer, 10);
			options.etaAsynchronousUpdate = mergeOption(opt.etaAsynchronousUpdate, false);
			options.progressCalculationRelative = mergeOption(opt.progressCalculationRelative, false);
			options.synchronousUpdate = mergeOption(opt.synchronousUpdate, true);
			options.noTTYOutput = mergeOption(opt.noTTYOutput, false);
			options.notTTYSchedule = mergeOption(opt.notTTYSchedule, 2e3);
			options.emptyOnZero = mergeOption(opt.emptyOnZero, false);
			options.forceRedraw = mergeOption(opt.forceRedraw, false);
			options.autopadding = mergeOption(opt.autopadding, false);
			options.gracefulExit = mergeOption(opt.gracefulExit, false);
			return options;
		},
		assignDerivedOptions: function assignDerivedOptions(options) {
			options.barCompleteString = options.barCompleteChar.repeat(options.barsize + 1);
			options.barIncompleteString = options.barIncompleteChar.repeat(options.barsize + 1);
			options.autopaddingChar = options.autopadding ? mergeOption(options.autopaddingChar, "   ") : "";
			return options;
		}
	};
}));

// node_modules/cli-progress/lib/generic-bar.js
var require_generic_bar = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const _ETA = require_eta();
	const _Terminal = require_terminal();
	const _formatter = require_formatter();
	const _options = require_options();
	const _EventEmitter = __require("events");
	module.exports = class GenericBar extends _EventEmitter {
		constructor(options) {
			super();
			this.options = _options.assignDerivedOptions(options);
			this.terminal = this.options.terminal ? this.options.terminal : new _Terminal(this.options.stream);
			this.value = 0;
			this.startValue = 0;
			this.total = 100;
			this.lastDrawnString = null;
			this.startTime = null;
			this.stopTime = null;
			this.lastRedraw = Date.now();
			this.eta = new _ETA(this.options.etaBufferLength, 0, 0);
			this.payload = {};
			this.isActive = false;
			this.formatter = typeof this.options.format === "function" ? this.options.format : _formatter;
		}
		render(forceRendering = false) {
			const params = {
				progress: this.getProgress(),
				eta: this.eta.getTime(),
				startTime: this.startTime,
				stopTime: this.stopTime,
				total: this.total,
				value: this.value,
				maxWidth: this.terminal.getWidth()
			};
			if (this.options.etaAsynchronousUpdate) this.updateETA();
			const s = this.formatter(this.options, params, this.payload);
			if (forceRendering || this.options.forceRedraw || this.options.noTTYOutput && !this.terminal.isTTY() || this.lastDrawnString != s) {
				this.emit("redraw-pre");
				this.terminal.cursorTo(0, null);
				this.terminal.write(s);
				this.terminal.clearRight();
				this.lastDrawnString = s;
				this.lastRedraw = Date.now();
				this.emit("redraw-post");
			}
		}
		start(total, startValue, payload) {
			this.value = startValue || 0;
			this.total = typeof total !== "undefined" && total >= 0 ? total : 100;
			this.startValue = startValue || 0;
			this.payload = payload || {};
			this.startTime = Date.now();
			this.stopTime = null;
			this.lastDrawnString = "";
			this.eta = new _ETA(this.options.etaBufferLength, this.startTime, this.value);
			this.isActive = true;
			this.emit("start", total, startValue);
		}
		stop() {
			this.isActive = false;
			this.stopTime = Date.now();
			this.emit("stop", this.total, this.value);
		}
		update(arg0, arg1 = {}) {
			if (typeof arg0 === "number") {
				this.value = arg0;
				this.eta.update(Date.now(), arg0, this.total);
			}
			const payloadData = (typeof arg0 === "object" ? arg0 : arg1) || {};
			this.emit("update", this.total, this.value);
			for (const key in payloadData) this.payload[key] = payloadData[key];
			if (this.value >= this.getTotal() && this.options.stopOnComplete) this.stop();
		}
		getProgress() {
			let progress = this.value / this.total;
			if (this.options.progressCalculationRelative) progress = (this.value - this.startValue) / (this.total - this.startValue);
			if (isNaN(progress)) progress = this.options && this.options.emptyOnZero ? 0 : 1;
			progress = Math.min(Math.max(progress, 0), 1);
			return progress;
		}
		increment(arg0 = 1, arg1 = {}) {
			if (typeof arg0 === "object") this.update(this.value + 1, arg0);
			else this.update(this.value + arg0, arg1);
		}
		getTotal() {
			return this.total;
		}
		setTotal(total) {
			if (typeof total !== "undefined" && total >= 0) this.total = total;
		}
		updateETA() {
			this.eta.update(Date.now(), this.value, this.total);
		}
	};
}));

// node_modules/cli-progress/lib/single-bar.js
var require_single_bar = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const _GenericBar = require_generic_bar();
	const _options = require_options();
	module.exports = class SingleBar extends _GenericBar {
		constructor(options, preset) {
			super(_options.parse(options, preset));
			this.timer = null;
			if (this.options.noTTYOutput && this.terminal.isTTY() === false) this.options.synchronousUpdate = false;
			this.schedulingRate = this.terminal.isTTY() ? this.options.throttleTime : this.options.notTTYSchedule;
			this.sigintCallback = null;
		}
		render() {
			if (this.timer) {
				clearTimeout(this.timer);
				this.timer = null;
			}
			super.render();
			if (this.options.noTTYOutput && this.terminal.isTTY() === false) this.terminal.newline();
			this.timer = setTimeout(this.render.bind(this), this.schedulingRate);
		}
		update(current, payload) {
			if (!this.timer) return;
			super.update(current, payload);
			if (this.options.synchronousUpdate && this.lastRedraw + this.options.throttleTime * 2 < Date.now()) this.render();
		}
		start(total, startValue, payload) {
			if (this.options.noTTYOutput === false && this.terminal.isTTY() === false) return;
			if (this.sigintCallback === null && this.options.gracefulExit) {
				this.sigintCallback = this.stop.bind(this);
				process.once("SIGINT", this.sigintCallback);
				process.once("SIGTERM", this.sigintCallback);
			}
			this.terminal.cursorSave();
			if (this.options.hideCursor === true) this.terminal.cursor(false);
			if (this.options.linewrap === false) this.terminal.lineWrapping(false);
			super.start(total, startValue, payload);
			this.render();
		}
		stop() {
			if (!this.timer) return;
			if (this.sigintCallback) {
				process.removeListener("SIGINT", this.sigintCallback);
				process.removeListener("SIGTERM", this.sigintCallback);
				this.sigintCallback = null;
			}
			this.render();
			super.stop();
			clearTimeout(this.timer);
			this.timer = null;
			if (this.options.hideCursor === true) this.terminal.cursor(true);
			if (this.options.linewrap === false) this.terminal.lineWrapping(true);
			this.terminal.cursorRestore();
			if (this.options.clearOnComplete) {
				this.terminal.cursorTo(0, null);
				this.terminal.clearLine();
			} else this.terminal.newline();
		}
	};
}));

// node_modules/cli-progress/lib/multi-bar.js
var require_multi_bar = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const _Terminal = require_terminal();
	const _BarElement = require_generic_bar();
	const _options = require_options();
	const _EventEmitter = __require("events");
	module.exports = class MultiBar extends _EventEmitter {
		constructor(options, preset) {
			super();
			this.bars = [];
			this.options = _options.parse(options, preset);
			this.options.synchronousUpdate = false;
			this.terminal = this.options.terminal ? this.options.terminal : new _Terminal(this.options.stream);
			this.timer = null;
			this.isActive = false;
			this.schedulingRate = this.terminal.isTTY() ? this.options.throttleTime : this.options.notTTYSchedule;
			this.loggingBuffer = [];
			this.sigintCallback = null;
		}
		create(total, startValue, payload, barOptions = {}) {
			const bar = new _BarElement(Object.assign({}, this.options, { terminal: this.terminal }, barOptions));
			this.bars.push(bar);
			if (this.options.noTTYOutput === false && this.terminal.isTTY() === false) return bar;
			if (this.sigintCallback === null && this.options.gracefulExit) {
				this.sigintCallback = this.stop.bind(this);
				process.once("SIGINT", this.sigintCallback);
				process.once("SIGTERM", this.sigintCallback);
			}
			if (!this.isActive) {
				if (this.options.hideCursor === true) this.terminal.cursor(false);
				if (this.options.linewrap === false) this.terminal.lineWrapping(false);
				this.timer = setTimeout(this.update.bind(this), this.schedulingRate);
			}
			this.isActive = true;
			bar.start(total, startValue, payload);
			this.emit("start");
			return bar;
		}
		remove(bar) {
			const index = this.bars.indexOf(bar);
			if (index < 0) return false;
			this.bars.splice(index, 1);
			this.update();
			this.terminal.newline();
			this.terminal.clearBottom();
			return true;
		}
		update() {
			if (this.timer) {
				clearTimeout(this.timer);
				this.timer = null;
			}
			this.emit("update-pre");
			this.terminal.cursorRelativeReset();
			this.emit("redraw-pre");
			if (this.loggingBuffer.length > 0) {
				this.terminal.clearLine();
				while (this.loggingBuffer.length > 0) this.terminal.write(this.loggingBuffer.shift(), true);
			}
			for (let i = 0; i < this.bars.length; i++) {
				if (i > 0) this.terminal.newline();
				this.bars[i].render();
			}
			this.emit("redraw-post");
			if (this.options.noTTYOutput && this.terminal.isTTY() === false) {
				this.terminal.newline();
				this.terminal.newline();
			}
			this.timer = setTimeout(this.update.bind(this), this.schedulingRate);
			this.emit("update-post");
			if (this.options.stopOnComplete && !this.bars.find((bar) => bar.isActive)) this.stop();
		}
		stop() {
			clearTimeout(this.timer);
			this.timer = null;
			if (this.sigintCallback) {
				process.removeListener("SIGINT", this.sigintCallback);
				process.removeListener("SIGTERM", this.sigintCallback);
				this.sigintCallback = null;
			}
			this.isActive = false;
			if (this.options.hideCursor === true) this.terminal.cursor(true);
			if (this.options.linewrap === false) this.terminal.lineWrapping(true);
			this.terminal.cursorRelativeReset();
			this.emit("stop-pre-clear");
			if (this.options.clearOnComplete) this.terminal.clearBottom();
			else {
				for (let i = 0; i < this.bars.length; i++) {
					if (i > 0) this.terminal.newline();
					this.bars[i].render();
					this.bars[i].stop();
				}
				this.terminal.newline();
			}
			this.emit("stop");
		}
		log(s) {
			this.loggingBuffer.push(s);
		}
	};
}));

// node_modules/cli-progress/presets/legacy.js
var require_legacy = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = {
		format: "progress [{bar}] {percentage}% | ETA: {eta}s | {value}/{total}",
		barCompleteChar: "=",
		barIncompleteChar: "-"
	};
}));

// node_modules/cli-progress/presets/shades-classic.js
var require_shades_classic = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = {
		format: " {bar} {percentage}% | ETA: {eta}s | {value}/{total}",
		barCompleteChar: "█",
		barIncompleteChar: "░"
	};
}));

// node_modules/cli-progress/presets/shades-grey.js
var require_shades_grey = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = {
		format: " \x1B[90m{bar}\x1B[0m {percentage}% | ETA: {eta}s | {value}/{total}",
		barCompleteChar: "█",
		barIncompleteChar: "░"
	};
}));

// node_modules/cli-progress/presets/rect.js
var require_rect = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = {
		format: " {bar}■ {percentage}% | ETA: {eta}s | {value}/{total}",
		barCompleteChar: "■",
		barIncompleteChar: " "
	};
}));

// node_modules/cli-progress/presets/index.js
var require_presets = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const _legacy = require_legacy();
	const _shades_classic = require_shades_classic();
	const _shades_grey = require_shades_grey();
	const _rect = require_rect();
	module.exports = {
		legacy: _legacy,
		shades_classic: _shades_classic,
		shades_grey: _shades_grey,
		rect: _rect
	};
}));

// node_modules/cli-progress/cli-progress.js
var require_cli_progress = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const _SingleBar = require_single_bar();
	const _MultiBar = require_multi_bar();
	const _Presets = require_presets();
	const _Formatter = require_formatter();
	const _defaultFormatValue = require_format_value();
	const _defaultFormatBar = require_format_bar();
	const _defaultFormatTime = require_format_time();
	module.exports = {
		Bar: _SingleBar,
		SingleBar: _SingleBar,
		MultiBar: _MultiBar,
		Presets: _Presets,
		Format: {
			Formatter: _Formatter,
			BarFormat: _defaultFormatBar,
			ValueFormat: _defaultFormatValue,
			TimeFormat: _defaultFormatTime
		}
	};
}));

// src/commands/progress-display.ts
var import_cli_progress = require_cli_progress();
/** Lines in a log come no closer than this, besides the first of a phase. */
const LOG_LINE_EVERY_MS = 15e3;
/** Bars on a terminal, plain lines with the time left anywhere else. */
function openProgress(stream) {
	return stream.isTTY ? bars(stream) : lines(stream);
}
function bars(stream) {
	const bar = new import_cli_progress.SingleBar({
		stream,
		format: "{phase} {bar} {value}/{total}  {left}{label}",
		hideCursor: true,
		clearOnComplete: true,
		etaBuffer: 1
	}, import_cli_progress.Presets.shades_classic);
	let phase = null;
	return {
		listener: (event) => {
			if (event.phase === "note") {
				bar.stop();
				phase = null;
				stream.write(`${event.text}\n`);
				return;
			}
			const payload = {
				phase: PHASES[event.phase],
				label: event.label,
				left: timeLeft(event)
			};
			if (phase !== event.phase) bar.start(event.total, event.done, payload);
			else bar.update(event.done, payload);
			phase = event.phase;
		},
		[Symbol.dispose]: () => bar.stop()
	};
}
function lines(stream) {
	let phase = null;
	let shownAt = 0;
	return {
		listener: (event) => {
			if (event.phase === "note") {
				stream.write(`${event.text}\n`);
				return;
			}
			if (phase === event.phase && Date.now() - shownAt < LOG_LINE_EVERY_MS && event.done < event.total) return;
			phase = event.phase;
			shownAt = Date.now();
			stream.write(`${PHASES[event.phase]} ${event.done}/${event.total}  ${timeLeft(event)}${event.label}\n`);
		},
		[Symbol.dispose]: () => {}
	};
}
const PHASES = {
	prepare: "preparing",
	measure: "measuring"
};
function timeLeft(event) {
	if (event.phase !== "measure" || event.leftMs <= 0) return "";
	const seconds = Math.round(event.leftMs / 1e3);
	return seconds >= 90 ? `about ${Math.round(seconds / 60)} min left  ` : `about ${seconds} s left  `;
}

// src/commands/measuring.ts
/**
* Runs the gate for somebody at a terminal or in a log: progress on standard error, and an interrupt that stops every
* child before the program ends. A second interrupt ends it at once.
*
* @throws Interrupted where it came before anything could be kept
*/
async function measure(request) {
	const interrupt = new AbortController();
	const onSignal = () => {
		if (interrupt.signal.aborted) {
			killAllProcessTrees();
			process$1.exit(EXIT.interrupted);
		}
		process$1.stderr.write("\nstopping every process that was started …\n");
		interrupt.abort(/* @__PURE__ */ new Error("interrupted"));
	};
	process$1.on("SIGINT", onSignal).on("SIGTERM", onSignal);
	using progress = openProgress(process$1.stderr);
	try {
		return await runGate(request, {
			signal: interrupt.signal,
			progress: progress.listener
		});
	} catch (error) {
		if (!interrupt.signal.aborted) throw error;
		throw new Interrupted("Interrupted before anything was measured; there was nothing to save.", { cause: error });
	} finally {
		process$1.off("SIGINT", onSignal).off("SIGTERM", onSignal);
	}
}

export { measure as t };