import { a as reasonOf, r as UserError } from "./errors-DSIqjwh-.js";
import { p as userError } from "./benchmark-glob-D-yWClg9.js";
import { n as MEASURE_ERRORS } from "./exhausted-CHmlmkTZ.js";
import { t as nullIfMissing } from "./text-file-BOksILGl.js";
import { t as _usingCtx } from "./usingCtx-KaxdmAud.js";
import { Nt as areCountedAlike } from "./verdict-BUxQ320F.js";
import { a as isShallow } from "./git-Bwo2lDa9.js";
import { d as orUserError, f as readBaselineFile, l as parseHistory, p as rewriteBaselineFile, s as appendToHistory, t as ACCEPTANCES_FILE, u as pruneHistoryText } from "./acceptances-BXohW_jT.js";
import process$1 from "node:process";
import path, { basename, join } from "node:path";
import { access, constants, lstat, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { spawn } from "node:child_process";
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

// src/system/watchdog.ts
/** Ends all process trees and removes scratch folders if this program is killed (SIGKILL, out of memory): a shell waits for the end of a pipe from it. */
/** Reads `+ GROUP:ID`, `- GROUP:ID` and `d FOLDER`. Processes outside of their group are found by their mark, on Linux only. */
const SCRIPT = `
trees=
while read -r sign named; do
  case $sign in
    +) trees="$trees $named" ;;
    -) left=; for tree in $trees; do [ "$tree" = "$named" ] || left="$left $tree"; done; trees=$left ;;
    d) set -- "$@" "$named" ;;
  esac
done
for tree in $trees; do
  kill -KILL -- "-\${tree%%:*}"
  for environment in $(grep -lsF "PERF_GATE_TREE=\${tree#*:}" /proc/[0-9]*/environ); do
    pid=\${environment#/proc/}
    kill -KILL "\${pid%/environ}"
  done
done
[ $# = 0 ] || rm -rf -- "$@"`;
let watchdog = null;
/** Watches over a tree until the returned function is called. */
function watchOver({ groupId, id }) {
	tell(`+ ${groupId}:${id}`);
	return () => {
		tell(`- ${groupId}:${id}`);
	};
}
/** Has a folder removed once this program has ended; one that is gone by then is no trouble. */
const removeAtEnd = (folder) => {
	tell(`d ${folder}`);
};
function tell(line) {
	watchdog ??= startWatchdog();
	watchdog.stdin?.write(`${line}\n`);
}
/** In a session of its own, so that a signal to this program's group does not end it. */
function startWatchdog() {
	const shell = spawn("/bin/sh", ["-c", SCRIPT], {
		detached: true,
		stdio: [
			"pipe",
			"ignore",
			"ignore"
		],
		cwd: "/",
		env: { PATH: process.env["PATH"] }
	});
	shell.on("error", () => {});
	shell.stdin.on("error", () => {});
	shell.unref();
	shell.stdin.unref();
	return shell;
}

// src/system/scratch.ts
/** Kinds of temporary folders of a run. */
const SCRATCH_KINDS = [
	"arms",
	"service",
	"probe",
	"count",
	"baselines",
	"index",
	"bisect"
];
/** Pads process ids, so that paths are equally long in every run. */
const DIGITS_OF_PROCESS_ID = 7;
/** Begins the folder's name with its owner's process id. */
const prefixOf = (kind) => `perf-gate-${kind}-${String(process$1.pid).padStart(DIGITS_OF_PROCESS_ID, "0")}-`;
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
		const folder = await mkdtemp(prefix);
		removeAtEnd(folder);
		return folder;
	} catch (cause) {
		throw userError(MEASURE_ERRORS["temporary-folder-refused"], {
			problem: reasonOf(cause),
			folder: os.tmpdir()
		}, cause);
	}
}
const SOCKET_NAME = "socket";
const socketIn = (folder) => path.join(folder.path, SOCKET_NAME);
/** Longest path of a socket (`sun_path`). */
const MOST_SOCKET_BYTES = process$1.platform === "linux" ? 108 : 104;
/** @throws UserError where the probes' socket in a scratch folder would have too long a path */
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
const mayRunHere = (file) => access(file, constants.X_OK);
/** Why a program in a temporary folder cannot be executed; null: it can, or fails for another reason. */
async function whyNotRun(program, mayRun = mayRunHere) {
	try {
		await mayRun(program);
		return null;
	} catch (error) {
		return error instanceof Error && "code" in error && error.code === "EACCES" ? `programs in the folder for temporary files (${os.tmpdir()}) may not be executed, as where it is mounted noexec` : null;
	}
}
/** Warns of a noexec folder: programs and native addons fail there without naming the cause. */
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
/** Younger folders may belong to a running process of another container. */
const LEAST_AGE_MS = 864e5;
/** Removes folders of runs that were killed with their watchdog, as with a container: they would fill the disk of a self-hosted runner. */
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
/** This process's own number may stem from an earlier container. */
const isOfAnother = (pid) => pid !== process$1.pid && isRunning(pid);
/** True also for a process of another user. */
function isRunning(pid) {
	try {
		return process$1.kill(pid, 0);
	} catch (error) {
		return !(error instanceof Error && "code" in error && error.code === "ESRCH");
	}
}
/** False for links, which other users may lay there. */
async function isOldAndOurs(folder) {
	const stats = await lstat(folder).catch(() => null);
	return stats !== null && stats.isDirectory() && stats.uid === process$1.getuid?.() && Date.now() - stats.mtimeMs > LEAST_AGE_MS;
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
/**
* Counts the stored runs of every machine kind: first of the one that `history` was selected for, then of the others. Nothing is judged
* by those, so a file that cannot be read is a note and no error.
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
	const { found, notes } = await passOverUnreadable(environmentKey, () => readHistory(dir, environmentKey));
	const newest = found?.at(-1);
	return {
		storedKinds: newest === void 0 ? [] : [{
			environment: newest.environment,
			runs: found.length
		}],
		notes
	};
}
/** Reads another machine kind's file; null with a note where that fails. */
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
			notes: [{
				kind: "stored-kind-unreadable",
				file: historyFileName(environmentKey)
			}]
		};
	}
}
/**
* Reads the instruction counts of other machine kinds that count alike: their stored runs, oldest first of each
* kind, without the figures of their solo rounds, which only their own kind is compared with. A file that cannot be read is a note and
* no error: a machine kind that is no longer used must not stop the others. Files may be large, so one is read after the other.
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

export { AsyncDisposableStack as _, pruneDir as a, readStoredKinds as c, refuseLongTemporaryFolder as d, removeAbandonedScratch as f, watchOver as g, whyNotRun as h, listHistories as i, openAncestry as l, warnWhereNothingRuns as m, checkAppendable as n, readHistory as o, socketIn as p, historyFileName as r, readStoredCounts as s, appendRun as t, openScratchFolder as u };