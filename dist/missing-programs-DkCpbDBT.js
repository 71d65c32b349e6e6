import { a as reasonOf } from "./errors-B5hJe2kq.js";
import { f as errorCatalogue, p as userError } from "./benchmark-glob-hLDyCpk6.js";
import { t as nullIfMissing } from "./text-file-Z9UgWR6q.js";
import { t as _usingCtx } from "./usingCtx-KaxdmAud.js";
import { d as orUserError, f as readBaselineFile, l as parseHistory, p as rewriteBaselineFile, s as appendToHistory, t as ACCEPTANCES_FILE, u as pruneHistoryText, v as isShallow } from "./acceptances-BR1864f5.js";
import process from "node:process";
import path, { basename, join } from "node:path";
import { access, constants, lstat, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import os from "node:os";

// node_modules/@whatwg-node/promise-helpers/esm/index.js
const kFakePromise = Symbol.for("@whatwg-node/promise-helpers/FakePromise");
function isPromise(value) {
	return typeof value?.then === "function";
}
function isActualPromise(value) {
	const maybePromise = value;
	return maybePromise && maybePromise.then && maybePromise.catch && maybePromise.finally;
}
function handleMaybePromise(inputFactory, outputSuccessFactory, outputErrorFactory, finallyFactory) {
	if (finallyFactory) {
		let result$ = fakePromise().then(inputFactory).then(outputSuccessFactory, outputErrorFactory);
		result$ = result$.finally(finallyFactory);
		return unfakePromise(result$);
	}
	let input;
	let inputIsPromise;
	try {
		input = inputFactory(void 0);
		inputIsPromise = isPromise(input);
	} catch (err) {
		if (!outputErrorFactory) throw err;
		const output = outputErrorFactory(err);
		return isPromise(output) ? unfakePromise(fakePromise(output)) : output;
	}
	if (!inputIsPromise) {
		const output = outputSuccessFactory(input);
		return isPromise(output) ? unfakePromise(fakePromise(output)) : output;
	}
	return unfakePromise(fakePromise(input).then(outputSuccessFactory, outputErrorFactory));
}
function fakePromise(value) {
	if (value && isActualPromise(value)) return value;
	if (isPromise(value)) return {
		then: (resolve, reject) => fakePromise(value.then(resolve, reject)),
		catch: (reject) => fakePromise(value.then((res) => res, reject)),
		finally: (cb) => fakePromise(cb ? promiseLikeFinally(value, cb) : value),
		[Symbol.toStringTag]: "Promise"
	};
	return {
		then(resolve) {
			if (resolve) try {
				return fakePromise(resolve(value));
			} catch (err) {
				return fakeRejectPromise(err);
			}
			return this;
		},
		catch() {
			return this;
		},
		finally(cb) {
			if (cb) try {
				return fakePromise(cb()).then(() => value, () => value);
			} catch (err) {
				return fakeRejectPromise(err);
			}
			return this;
		},
		[Symbol.toStringTag]: "Promise",
		__fakePromiseValue: value,
		[kFakePromise]: "resolved"
	};
}
function fakeRejectPromise(error) {
	return {
		then(_resolve, reject) {
			if (reject) try {
				return fakePromise(reject(error));
			} catch (err) {
				return fakeRejectPromise(err);
			}
			return this;
		},
		catch(reject) {
			if (reject) try {
				return fakePromise(reject(error));
			} catch (err) {
				return fakeRejectPromise(err);
			}
			return this;
		},
		finally(cb) {
			if (cb) try {
				cb();
			} catch (err) {
				return fakeRejectPromise(err);
			}
			return this;
		},
		__fakeRejectError: error,
		[Symbol.toStringTag]: "Promise",
		[kFakePromise]: "rejected"
	};
}
function isFakePromise(value) {
	return value?.[kFakePromise] === "resolved";
}
function isFakeRejectPromise(value) {
	return value?.[kFakePromise] === "rejected";
}
function promiseLikeFinally(value, onFinally) {
	if ("finally" in value) return value.finally(onFinally);
	return value.then((res) => {
		const finallyRes = onFinally();
		return isPromise(finallyRes) ? finallyRes.then(() => res) : res;
	}, (err) => {
		const finallyRes = onFinally();
		if (isPromise(finallyRes)) return finallyRes.then(() => {
			throw err;
		});
		else throw err;
	});
}
function unfakePromise(promise) {
	if (isFakePromise(promise)) return promise.__fakePromiseValue;
	if (isFakeRejectPromise(promise)) throw promise.__fakeRejectError;
	return promise;
}

// node_modules/@whatwg-node/disposablestack/esm/SupressedError.js
var PonyfillSuppressedError = class extends Error {
	error;
	suppressed;
	constructor(error, suppressed, message) {
		super(message);
		this.error = error;
		this.suppressed = suppressed;
		this.name = "SuppressedError";
		Error.captureStackTrace(this, this.constructor);
	}
};

// node_modules/@whatwg-node/disposablestack/esm/symbols.js
const DisposableSymbols = {
	get dispose() {
		return Symbol.dispose || Symbol.for("dispose");
	},
	get asyncDispose() {
		return Symbol.asyncDispose || Symbol.for("asyncDispose");
	}
};

// node_modules/@whatwg-node/disposablestack/esm/utils.js
function isSyncDisposable(obj) {
	return obj?.[DisposableSymbols.dispose] != null;
}
function isAsyncDisposable(obj) {
	return obj?.[DisposableSymbols.asyncDispose] != null;
}

// node_modules/@whatwg-node/disposablestack/esm/AsyncDisposableStack.js
const SuppressedError$2 = globalThis.SuppressedError || PonyfillSuppressedError;
var PonyfillAsyncDisposableStack = class PonyfillAsyncDisposableStack {
	callbacks = [];
	get disposed() {
		return this.callbacks.length === 0;
	}
	use(value) {
		if (isAsyncDisposable(value)) this.callbacks.push(() => value[DisposableSymbols.asyncDispose]());
		else if (isSyncDisposable(value)) this.callbacks.push(() => value[DisposableSymbols.dispose]());
		return value;
	}
	adopt(value, onDisposeAsync) {
		if (onDisposeAsync) this.callbacks.push(() => onDisposeAsync(value));
		return value;
	}
	defer(onDisposeAsync) {
		if (onDisposeAsync) this.callbacks.push(onDisposeAsync);
	}
	move() {
		const stack = new PonyfillAsyncDisposableStack();
		stack.callbacks = this.callbacks;
		this.callbacks = [];
		return stack;
	}
	disposeAsync() {
		return this[DisposableSymbols.asyncDispose]();
	}
	_error;
	_iterateCallbacks() {
		const cb = this.callbacks.pop();
		if (cb) return handleMaybePromise(cb, () => this._iterateCallbacks(), (error) => {
			this._error = this._error ? new SuppressedError$2(error, this._error) : error;
			return this._iterateCallbacks();
		});
	}
	[DisposableSymbols.asyncDispose]() {
		const res$ = this._iterateCallbacks();
		if (res$?.then) return res$.then(() => {
			if (this._error) {
				const error = this._error;
				this._error = void 0;
				throw error;
			}
		});
		if (this._error) {
			const error = this._error;
			this._error = void 0;
			throw error;
		}
	}
	[Symbol.toStringTag] = "AsyncDisposableStack";
};

// node_modules/@whatwg-node/disposablestack/esm/DisposableStack.js
const SuppressedError$1 = globalThis.SuppressedError || PonyfillSuppressedError;
var PonyfillDisposableStack = class PonyfillDisposableStack {
	callbacks = [];
	get disposed() {
		return this.callbacks.length === 0;
	}
	use(value) {
		if (isSyncDisposable(value)) this.callbacks.push(() => value[DisposableSymbols.dispose]());
		return value;
	}
	adopt(value, onDispose) {
		if (onDispose) this.callbacks.push(() => onDispose(value));
		return value;
	}
	defer(onDispose) {
		if (onDispose) this.callbacks.push(onDispose);
	}
	move() {
		const stack = new PonyfillDisposableStack();
		stack.callbacks = this.callbacks;
		this.callbacks = [];
		return stack;
	}
	dispose() {
		return this[DisposableSymbols.dispose]();
	}
	_error;
	_iterateCallbacks() {
		const cb = this.callbacks.pop();
		if (cb) {
			try {
				cb();
			} catch (error) {
				this._error = this._error ? new SuppressedError$1(error, this._error) : error;
			}
			return this._iterateCallbacks();
		}
	}
	[DisposableSymbols.dispose]() {
		this._iterateCallbacks();
		if (this._error) {
			const error = this._error;
			this._error = void 0;
			throw error;
		}
	}
	[Symbol.toStringTag] = "DisposableStack";
};

// node_modules/@whatwg-node/disposablestack/esm/index.js
const DisposableStack = globalThis.DisposableStack || PonyfillDisposableStack;
const AsyncDisposableStack = globalThis.AsyncDisposableStack || PonyfillAsyncDisposableStack;
const SuppressedError = globalThis.SuppressedError || PonyfillSuppressedError;

// src/errors/measure.ts
/** Errors of whoever starts a run where nothing can be measured. */
const IN_A_WORKFLOW = "in a workflow: actions/setup-node before this step";
const MEASURE_ERRORS = errorCatalogue({
	"windows": {
		sample: {},
		say: () => ({
			what: "perf-gate measures on Linux and macOS, and not on Windows",
			where: "this machine",
			fix: "In a workflow give the job that measures `runs-on: ubuntu-latest`; on a machine of your own use WSL."
		})
	},
	"node-missing": {
		sample: {},
		say: () => ({
			what: "there is no `node` on PATH",
			where: "PATH",
			fix: `Install Node.js (${IN_A_WORKFLOW}): it runs the servers that are measured.`
		})
	},
	"node-too-old": {
		sample: {
			version: "v18.20.0",
			needed: "Node.js 22.15 or newer"
		},
		say: ({ version, needed }) => ({
			what: `the \`node\` on PATH is ${version}, and what is measured needs ${needed}`,
			where: "PATH",
			fix: `Put a newer Node.js on PATH (${IN_A_WORKFLOW}).`
		})
	},
	"temporary-folder-refused": {
		sample: {
			problem: "EACCES: permission denied",
			folder: "/tmp"
		},
		say: ({ problem, folder }) => ({
			what: `no temporary folder can be made: ${problem}`,
			where: folder,
			fix: "Free some room there, or set TMPDIR to another folder."
		})
	},
	"temporary-folder-too-long": {
		sample: {
			folder: "/very/long/path",
			tooMany: 12
		},
		say: ({ folder, tooMany }) => ({
			what: `the path of the folder for temporary files is ${tooMany} bytes too long for a socket in it`,
			where: folder,
			fix: "Set TMPDIR to a folder with a shorter path, like /tmp."
		})
	},
	"instructions-not-countable": {
		sample: { because: "qemu-x86_64 is not installed (apt-get install qemu-user)" },
		say: ({ because }) => ({
			what: `instructions are required and cannot be counted here: ${because}`,
			where: "`instructions` of the configuration (base's, where there is one)",
			fix: "Install what is missing, or set `instructions: auto`, which goes without."
		})
	}
});

// src/system/scratch.ts
/**
* What a run keeps outside of the repository while it goes on: both arms' copies, a service's files, a socket, counts, what is
* stored, an index of git.
*/
const SCRATCH_KINDS = [
	"arms",
	"service",
	"probe",
	"count",
	"baselines",
	"index"
];
/** So that paths are of equal length in every run: no process has an id with more digits. */
const DIGITS_OF_PROCESS_ID = 7;
/** What the name of such a folder begins with: it tells whose it is. */
const prefixOf = (kind) => `perf-gate-${kind}-${String(process.pid).padStart(DIGITS_OF_PROCESS_ID, "0")}-`;
/** @throws UserError where none can be made */
async function openScratchFolder(kind) {
	const folder = await makeFolder(path.join(os.tmpdir(), prefixOf(kind)));
	return {
		path: folder,
		[Symbol.asyncDispose]: () => rm(folder, {
			recursive: true,
			force: true,
			maxRetries: 5
		}).catch(() => {})
	};
}
async function makeFolder(prefix) {
	try {
		return await mkdtemp(prefix);
	} catch (cause) {
		throw userError(MEASURE_ERRORS["temporary-folder-refused"], {
			problem: reasonOf(cause),
			folder: os.tmpdir()
		}, cause);
	}
}
/** Of the socket in a scratch folder. */
const SOCKET_NAME = "socket";
const socketIn = (folder) => path.join(folder.path, SOCKET_NAME);
/** What the system takes for the path of a socket (`sun_path`). */
const MOST_SOCKET_BYTES = process.platform === "linux" ? 108 : 104;
/**
* To be asked before anything is measured: the probes of servers answer over a socket in a scratch folder.
*
* @throws UserError where there are servers, and its path would be longer than the system takes
*/
function refuseLongTemporaryFolder(targets) {
	if (targets.every(({ kind }) => kind !== "server")) return;
	const socket = path.join(os.tmpdir(), `${prefixOf("probe")}XXXXXX`, SOCKET_NAME);
	const tooMany = Buffer.byteLength(socket) - MOST_SOCKET_BYTES;
	if (tooMany <= 0) return;
	throw userError(MEASURE_ERRORS["temporary-folder-too-long"], {
		folder: os.tmpdir(),
		tooMany
	});
}
/** Of a file system that is mounted noexec Linux says no whatever a file's mode is, to root too. */
const mayRunHere = (file) => access(file, constants.X_OK);
/** Why a program that lies among temporary files cannot be run; null: it can, or something else is wrong with it. */
async function whyNotRun(program, mayRun = mayRunHere) {
	try {
		await mayRun(program);
		return null;
	} catch (error) {
		return error instanceof Error && "code" in error && error.code === "EACCES" ? `programs in the folder for temporary files (${os.tmpdir()}) may not be executed, as where it is mounted noexec` : null;
	}
}
/** Warns where that is so. JavaScript is measured there all the same; a program or a native addon fails without naming the cause. */
async function warnWhereNothingRuns(warn, mayRun = mayRunHere) {
	try {
		var _usingCtx$1 = _usingCtx();
		const folder = _usingCtx$1.a(await openScratchFolder("arms"));
		if (await whyNotRun(path.join(folder.path, "program"), async (program) => {
			await writeFile(program, "", { mode: 493 });
			await mayRun(program);
		}) !== null) warn({
			kind: "temporary-programs-refused",
			folder: os.tmpdir()
		});
	} catch (_) {
		_usingCtx$1.e = _;
	} finally {
		await _usingCtx$1.d();
	}
}
const OF_A_RUN = new RegExp(String.raw`^perf-gate-(?:${SCRATCH_KINDS.join("|")})-(?<pid>\d+)-`);
/** A process of another container, whose folders lie here as well, looks like one that is gone. */
const LEAST_AGE_MS = 864e5;
/**
* Removes what runs left behind that had no time to: a second Ctrl-C does not wait, and a workflow that is cancelled is killed.
* On a machine that is not thrown away copies with all their packages would gather until nothing can be installed any more.
* What cannot be looked at or removed stays: it is nothing that this run needs.
*/
async function removeAbandonedScratch(folder = os.tmpdir()) {
	for (const name of await readdir(folder).catch(() => [])) {
		const pid = OF_A_RUN.exec(name)?.groups?.["pid"];
		if (pid === void 0 || isOfAnother(Number(pid))) continue;
		const abandoned = path.join(folder, name);
		if (await isOldAndOurs(abandoned)) await rm(abandoned, {
			recursive: true,
			force: true
		}).catch(() => {});
	}
}
/** In a container the number of this process is that of one in the container before: nothing of its own is so old yet. */
const isOfAnother = (pid) => pid !== process.pid && isRunning(pid);
/** Also one that belongs to another user: that may not be sent a signal. */
function isRunning(pid) {
	try {
		return process.kill(pid, 0);
	} catch (error) {
		return !(error instanceof Error && "code" in error && error.code === "ESRCH");
	}
}
/** A link is neither, whatever it leads to: anybody may lay one there. */
async function isOldAndOurs(folder) {
	const stats = await lstat(folder).catch(() => null);
	return stats !== null && stats.isDirectory() && stats.uid === process.getuid?.() && Date.now() - stats.mtimeMs > LEAST_AGE_MS;
}

// src/store/ancestry.ts
/** `commit` must be known to `git`, which is asked once, as soon as there is something to select. */
function openAncestry(git, commit) {
	let asked = null;
	const ask = async () => {
		asked ??= ancestorsOf(git, commit);
		return asked;
	};
	return { select: async (history) => history.length === 0 ? {
		history,
		notes: []
	} : selectAncestors(history, commit, await ask()) };
}
/** Of the commit that uncommitted changes were made on, where there were any. */
const shaOf = (commit) => commit.replace(/-dirty$/, "");
/** A commit and all that lead to it, no parent before its children; null: a shallow clone does not know them all. */
async function ancestorsOf(git, commit) {
	if (await isShallow(git)) return null;
	return (await git([
		"rev-list",
		"--date-order",
		"--end-of-options",
		commit
	])).trim().split("\n");
}
/** `ancestors` has the nearest first; null: they are not known, and then all runs count in the order in which they were stored. */
function selectAncestors(history, commit, ancestors) {
	if (ancestors === null) return {
		history,
		notes: [{
			kind: "history-shallow",
			runs: history.length,
			commit
		}]
	};
	const distances = new Map(ancestors.map((sha, distance) => [sha, distance]));
	const near = history.map((stored) => ({
		stored,
		distance: distances.get(shaOf(stored.commit))
	})).flatMap(({ stored, distance }) => distance === void 0 ? [] : [{
		stored,
		distance
	}]).toSorted((a, b) => b.distance - a.distance).map(({ stored }) => stored);
	const others = history.length - near.length;
	return {
		history: near,
		notes: others === 0 ? [] : [{
			kind: "history-of-other-commits",
			runs: others,
			commit
		}]
	};
}

// src/store/baseline-files.ts
const EXTENSION = ".jsonl";
const HOLDS = "the stored baseline";
/** Name of the baseline file of the machine kind with this fingerprint. */
function historyFileName(environmentKey) {
	return `${environmentKey}${EXTENSION}`;
}
/**
* The stored runs of a machine kind, oldest first. No file: none yet.
* Throws a UserError for a file or line that cannot be read, which is another thing than none.
*/
async function readHistory(dir, environmentKey) {
	const file = historyFile(dir, environmentKey);
	return parseHistory(await readBaselineFile(file), file.path);
}
/** The fingerprints of the machine kinds that a folder has baselines of, sorted; no folder: none yet. Throws a UserError if it cannot be read. */
async function listHistories(dir) {
	return (await orUserError({
		path: dir,
		holds: HOLDS
	}, async () => nullIfMissing(async () => readdir(dir))) ?? []).filter((name) => name.endsWith(EXTENSION) && name !== "accepted.jsonl").map((name) => basename(name, EXTENSION)).toSorted();
}
/**
* Appends a run to the baseline file of its machine kind and drops what the retention does not keep. Writers on the same
* machine lose nothing. Throws a UserError if the file cannot be read or written.
*/
async function appendRun(dir, stored, retention) {
	const file = historyFile(dir, stored.environment.key);
	await rewriteBaselineFile(file, (text) => appendToHistory({
		text,
		file: file.path,
		stored,
		retention,
		now: /* @__PURE__ */ new Date()
	}));
}
/** To be asked before anything is measured that shall be appended. Makes the folder, and changes no file. Throws a UserError as {@link appendRun}. */
async function checkAppendable(dir, environmentKey) {
	await rewriteBaselineFile(historyFile(dir, environmentKey), (text) => text);
}
/** Drops what the retention does not keep of every machine kind; tells how many runs. Throws a UserError as {@link appendRun}. */
async function pruneDir(dir, retention, now) {
	let dropped = 0;
	for (const key of await listHistories(dir)) {
		const file = historyFile(dir, key);
		await rewriteBaselineFile(file, (text) => {
			const pruned = pruneHistoryText({
				text,
				file: file.path,
				retention,
				now
			});
			dropped += parseHistory(text, file.path).length - parseHistory(pruned, file.path).length;
			return pruned;
		});
	}
	return dropped;
}
function historyFile(dir, environmentKey) {
	return {
		path: join(dir, historyFileName(environmentKey)),
		holds: HOLDS
	};
}

// src/plan/missing-programs.ts
/** Why the benchmarks that need a service cannot be measured here. */
const reasonOfMissingProgram = ({ program, installHint }) => ({
	kind: "program-missing",
	program,
	installHint
});
/** Whether a target may be left out for want of a program: a service of it needs that, and none requires it. */
function mayBeLeftOut({ services }, program) {
	const needing = services.filter((service) => service.program === program);
	return needing.length > 0 && needing.every((service) => !service.required);
}
/**
* What becomes of a target's benchmarks for want of programs; null: all are there. They may be left out unless
*
* - either arm requires what is missing, by its name or its program: head can make neither optional, nor rename it away;
* - base has all of its own: then it is the change that would take the target out of its gate.
*
* @param base null: there is nothing to compare with
*/
function measurementWithout(head, base) {
	const missing = [...base?.missing ?? [], ...head.missing];
	const [first] = missing;
	if (first === void 0) return null;
	const required = [...head.services, ...base?.services ?? []].filter((service) => service.required);
	const blocking = missing.find(({ name, program }) => required.some((service) => service.name === name || service.program === program));
	if (blocking !== void 0) return {
		state: "invalid",
		reason: reasonOfMissingProgram(blocking)
	};
	if (base?.missing.length === 0) return {
		state: "invalid",
		reason: reasonOfMissingProgram(first)
	};
	return {
		state: "not measured",
		reason: reasonOfMissingProgram(first),
		missingProgram: first.program
	};
}

export { AsyncDisposableStack as _, historyFileName as a, readHistory as c, refuseLongTemporaryFolder as d, removeAbandonedScratch as f, MEASURE_ERRORS as g, whyNotRun as h, checkAppendable as i, openAncestry as l, warnWhereNothingRuns as m, measurementWithout as n, listHistories as o, socketIn as p, appendRun as r, pruneDir as s, mayBeLeftOut as t, openScratchFolder as u };