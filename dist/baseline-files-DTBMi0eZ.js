import { a as reasonOf, o as userError } from "./errors-B-nyEVmC.js";
import { r as MEASURE_ERRORS } from "./of-user-B4-IEPcy.js";
import { a as CONFIG_ERRORS } from "./profiles-DbKt4u1S.js";
import { t as _usingCtx } from "./usingCtx-KaxdmAud.js";
import { t as nullIfMissing } from "./text-file-CTydioYb.js";
import { i as median } from "./simple-statistics-V1TCQLg0.js";
import { r as isBaselineCommit } from "./commit-message-VxR2MbHQ.js";
import { yt as areCountedAlike } from "./verdict-CFN-Oras.js";
import { d as uncommittedFiles, i as headCommit, l as openRepository, n as commitOf, r as fileAt, s as isShallow, t as attempt, u as readCommit } from "./git-CiXIoVc2.js";
import { c as appendToHistory, d as pruneHistoryText, f as orUserError, g as loadConfig, h as loadBaseConfig, m as rewriteBaselineFile, p as readBaselineFile, s as appendImported, t as ACCEPTANCES_FILE, u as parseHistory } from "./acceptances-RASQ-GOI.js";
import process$1 from "node:process";
import { hash } from "node:crypto";
import path, { basename, join } from "node:path";
import { access, constants, mkdtemp, readFile, readdir, rm, writeFile } from "node:fs/promises";
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
		throw MEASURE_ERRORS["temporary-folder-refused"]({
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
	throw MEASURE_ERRORS["temporary-folder-too-long"]({
		folder: os.tmpdir(),
		tooMany
	});
}
/** Rejects where a file may not be executed. */
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

// src/config/body-files.ts
/**
* The configuration with the bodies that lie in files of the working tree. Base's too: both arms are sent the same.
*
* @throws UserError where one cannot be read, unless `isOfBase`: head may have removed it with its scenario
*/
async function withBodiesOfFiles(config, root, { isOfBase = false } = {}) {
	const withBody = async (request) => {
		const { body, bodyEncoding } = request;
		if (body === null || bodyEncoding !== "file") return request;
		try {
			return {
				...request,
				body: await readFile(path.join(root, body), "base64"),
				bodyEncoding: "base64"
			};
		} catch (cause) {
			if (isOfBase) return request;
			throw CONFIG_ERRORS["body-unreadable"]({
				body,
				file: config.file,
				reason: reasonOf(cause)
			}, cause);
		}
	};
	const targets = config.targets.map(async (target) => target.kind === "suite" ? target : {
		...target,
		scenarios: await Promise.all(target.scenarios.map(async (scenario) => {
			if (scenario.protocol !== "http") return scenario;
			const { before } = scenario;
			return {
				...await withBody(scenario),
				...before === void 0 ? {} : { before: await Promise.all(before.map(withBody)) }
			};
		}))
	});
	return {
		...config,
		targets: await Promise.all(targets)
	};
}

// src/errors/prepare.ts
/** Errors of preparing that a user can mend. */
const PREPARE_ERRORS = {
	"base-not-found": userError({ ref: "v1.2.0" }, ({ ref }) => ({
		what: `the base "${ref}" is not a commit of this repository`,
		where: "--base",
		fix: "Name a branch, a tag or a commit that is there. In a shallow clone fetch it first: git fetch --depth=1 origin <commit>."
	})),
	"clone-too-shallow": userError({ branch: "origin/main" }, ({ branch }) => ({
		what: `this shallow clone has no commit that HEAD and ${branch} have in common`,
		where: "--base",
		fix: "Fetch the history (git fetch --unshallow), or name the commit to compare with: --base <commit>."
	})),
	"sparse-checkout": userError({ root: "/home/ada/project" }, ({ root }) => ({
		what: "the repository is checked out in parts, so head would lack files that base has",
		where: root,
		fix: "Check it out whole: `git sparse-checkout disable`, or actions/checkout without `sparse-checkout`."
	})),
	"cannot-be-copied": userError({
		root: "/home/ada/project",
		reason: "ENOSPC: no space left on device",
		temporary: "/tmp"
	}, ({ root, reason, temporary }) => ({
		what: `the repository cannot be copied: ${reason}`,
		where: root,
		fix: `Free some room in ${temporary}, or set TMPDIR to another folder. A file that may not be read and that git does not track goes into .gitignore.`
	})),
	"name-not-utf8": userError({
		file: "caf�.txt",
		where: "/home/ada/project"
	}, ({ file, where }) => ({
		what: `the name of a file is not UTF-8: ${file}`,
		where,
		fix: "Rename it with `git mv`, and merge that into the base too. One that git does not track may go into .gitignore."
	})),
	"base-not-laid-out": userError({
		commit: "1f0e4c7a9b2d",
		reason: "fatal: unable to read tree",
		temporary: "/tmp"
	}, ({ commit, reason, temporary }) => ({
		what: `base cannot be laid out: ${reason}`,
		where: `commit ${commit}`,
		fix: `Mend what git says. What it fetches on the way (files of git LFS, a partial clone) needs the step's token, or a checkout with \`lfs: true\` or without \`filter\`. Where room is short in ${temporary}, set TMPDIR to another folder.`
	})),
	"base-not-readable": userError({
		commit: "1f0e4c7a9b2d",
		file: "perf-gate.yml",
		reason: "fatal: unable to read tree"
	}, ({ commit, file, reason }) => ({
		what: `${file} of the base cannot be read: ${reason}`,
		where: `commit ${commit}`,
		fix: "Mend what git says. What it fetches on the way (a partial clone) needs the step's token, or a checkout without `filter`."
	}))
};

// src/prepare/base.ts
/** @throws UserError where a named commit cannot be found, and where a clone is too shallow to tell where its branch began */
async function chooseBase(git, request, head) {
	if (request.kind === "none") return {
		commit: null,
		why: { kind: "no-base-asked-for" }
	};
	if (request.kind === "itself") return {
		commit: head,
		notes: []
	};
	if (request.kind === "ref") {
		const sha = await commitOf(git, request.ref);
		if (sha !== null) return baseAt(sha);
		throw PREPARE_ERRORS["base-not-found"]({ ref: request.ref });
	}
	const before = await commitBefore(git, head.sha, async (parent) => await commitOf(git, parent) !== null);
	if (before !== null && await isMergeOfPullRequest(git)) return baseAt(before);
	const main = await defaultBranch(git);
	const mergeBase = main === null ? null : (await attempt(git, [
		"merge-base",
		"HEAD",
		main
	]))?.trim() || null;
	if (mergeBase !== null && mergeBase !== head.sha) return baseAt(mergeBase);
	const unknown = mergeBase === null ? [await whyBeginningIsUnknown(git, main)] : [];
	if ((unknown.length === 0 || before === null) && await isEdited(git)) return baseAt(head.sha, [...unknown, {
		kind: "compared-uncommitted-alone",
		files: await uncommittedFiles(git)
	}]);
	if (before !== null) return baseAt(before, unknown.length === 0 ? [] : [...unknown, { kind: "compared-with-commit-before" }]);
	return {
		commit: null,
		why: { kind: "no-commit-before" }
	};
}
const baseAt = (sha, notes = []) => ({
	commit: {
		sha,
		dirty: false
	},
	notes
});
/**
* Why there is no merge base.
*
* @param main null: no default branch is known
* @throws UserError where the clone is too shallow to tell, which fetching mends
*/
async function whyBeginningIsUnknown(git, main) {
	if (main === null) return { kind: "no-default-branch" };
	const branch = main.replace(/^refs\/(?:remotes|heads)\//, "");
	if (await isShallow(git)) throw PREPARE_ERRORS["clone-too-shallow"]({ branch });
	return {
		kind: "no-common-commit",
		branch
	};
}
/** Tells whether the default branch, or without a branch one of its commits, is checked out. */
async function branchOf(git) {
	const main = await defaultBranch(git);
	if (main === null) return "unknown";
	const current = (await attempt(git, [
		"symbolic-ref",
		"--quiet",
		"--short",
		"HEAD"
	]))?.trim() || null;
	if (current !== null) return current === main.replace(/^refs\/(?:remotes\/origin|heads)\//, "") ? "default" : "other";
	return (await attempt(git, [
		"merge-base",
		"HEAD",
		main
	]))?.trim() === await commitOf(git, "HEAD") ? "default" : "other";
}
/** Tells whether HEAD is GitHub's merge of a pull request, by the ref that actions/checkout makes. Two parents alone prove nothing. */
const isMergeOfPullRequest = async (git) => (await git([
	"for-each-ref",
	"--points-at=HEAD",
	"--format=%(refname)",
	"refs/remotes/pull/*/merge"
])).trim() !== "";
/** Ignores untracked files, which other programs may have left there. */
const isEdited = async (git) => (await git([
	"status",
	"--porcelain",
	"--untracked-files=no"
])).trim() !== "";
/**
* The first parent of the newest commit, from `sha` back, that changes more than baselines; null: there is none.
*
* @param isHere tells whether a parent is in the clone, or brings it there
*/
async function commitBefore(git, sha, isHere) {
	const { parents: [parent], message } = await readCommit(git, sha);
	if (parent === void 0 || !await isHere(parent)) return null;
	return isBaselineCommit(message) ? commitBefore(git, parent, isHere) : parent;
}
/** The remote's default branch where one is known, else a local main or master. */
async function defaultBranch(git) {
	const remote = (await attempt(git, [
		"symbolic-ref",
		"--quiet",
		"refs/remotes/origin/HEAD"
	]))?.trim();
	for (const candidate of [
		remote,
		"refs/remotes/origin/main",
		"refs/remotes/origin/master",
		"refs/heads/main",
		"refs/heads/master"
	]) if (candidate && await commitOf(git, candidate) !== null) return candidate;
	return null;
}

// src/prepare/repository.ts
/** @throws UserError for a folder outside any repository, a wrong configuration, or a base that is not there */
async function readRepository({ cwd, configFile, base, benchmarksOfHead = false, branch, gitEnv = process.env }) {
	const opened = await openRepository(cwd, gitEnv);
	const { config: written, text } = await loadConfig(opened.root, configFile);
	const config = await withBodiesOfFiles(written, opened.root);
	const head = await headCommit(opened, config);
	return {
		...opened,
		gitEnv,
		config,
		benchmarksOfHead,
		configHash: hash("sha256", text),
		head,
		branch: branch ?? await branchOf(opened.git),
		base: await chooseBase(opened.git, base, head)
	};
}
/** The configuration of a commit, or head's where the commit has none that can be used. */
async function configOfBase({ git, root, config, benchmarksOfHead }, commit) {
	const ofBase = await loadBaseConfig((file) => textAt(git, commit, file), config);
	if (benchmarksOfHead) return {
		...ofBase,
		config: {
			...ofBase.config,
			targets: config.targets
		}
	};
	return {
		...ofBase,
		config: await withBodiesOfFiles(ofBase.config, root, { isOfBase: true })
	};
}
/** The text of a file in a commit; null: the commit does not have it. @throws UserError where git cannot read it */
async function textAt(git, commit, file) {
	try {
		return await fileAt(git, commit, file);
	} catch (cause) {
		throw PREPARE_ERRORS["base-not-readable"]({
			commit,
			file,
			reason: reasonOf(cause).trim()
		}, cause);
	}
}

// src/store/ancestry.ts
/**
* Selects the stored runs of the commits that lead to `commit`, the nearest last: what a force push left behind is no history of it, and what was
* merged after a pull request left main is none of the pull request's. `git` must know the commit, and is asked once, at the first stored runs.
*/
function openAncestry(git, commit) {
	let asked = null;
	return { select: async (history) => history.length === 0 ? {
		history,
		notes: []
	} : selectAncestors(history, commit, await (asked ??= ancestorsOf(git, commit))) };
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

// src/store/imported-kind.ts
const UNKNOWN = "unknown";
/** Stands for the machines that another tool measured on. No machine has this key, so no run is ever compared with what is stored by it. */
const IMPORTED_KIND = {
	key: "imported",
	cpuModel: "not known (imported)",
	arch: UNKNOWN,
	cores: 1,
	nodeVersion: UNKNOWN,
	osMajor: UNKNOWN,
	kernel: UNKNOWN,
	memoryBytes: 0,
	emulator: null,
	runnerImage: null
};

// src/store/baseline-files.ts
const EXTENSION = ".jsonl";
const HOLDS = "the stored baseline";
/** Name of the baseline file of the machine kind with this fingerprint. */
function historyFileName(environmentKey) {
	return `${environmentKey}${EXTENSION}`;
}
/**
* The stored runs of a machine kind, oldest first. No file: none yet.
*
* @throws UserError for a file or line that cannot be read, which is another thing than none
*/
async function readHistory(dir, environmentKey) {
	const file = historyFile(dir, environmentKey);
	return parseHistory(await readBaselineFile(file), file.path);
}
/** The fingerprints of the machine kinds that a folder has baselines of, sorted; no folder: none yet. @throws UserError if it cannot be read */
async function listHistories(dir) {
	return (await orUserError({
		path: dir,
		holds: HOLDS
	}, async () => nullIfMissing(async () => readdir(dir))) ?? []).filter(holdsHistory).map((name) => basename(name, EXTENSION)).toSorted();
}
const holdsHistory = (name) => name.endsWith(EXTENSION) && name !== "accepted.jsonl";
/** Tells whether a file of the folder, by its name, holds stored runs of perf-gate. */
const mayHoldCounts = (name) => holdsHistory(name) && name !== historyFileName(IMPORTED_KIND.key);
/**
* Appends a run to the baseline file of its machine kind and drops what the retention does not keep. Writers on the same
* machine lose nothing.
*
* @throws UserError if the file cannot be read or written
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
/**
* Appends runs of another tool, oldest first, and drops what the retention does not keep. Those that are there already are passed over.
* Gives the runs that are there then.
*
* @throws UserError as {@link appendRun}
*/
async function importRuns(dir, imported, retention) {
	const file = historyFile(dir, IMPORTED_KIND.key);
	await rewriteBaselineFile(file, (text) => appendImported({
		text,
		file: file.path,
		imported,
		retention
	}));
	return readHistory(dir, IMPORTED_KIND.key);
}
/** Makes the folder and changes no file, so that a run is not measured in vain. @throws UserError as {@link appendRun} */
async function checkAppendable(dir, environmentKey) {
	await rewriteBaselineFile(historyFile(dir, environmentKey), (text) => text);
}
/** Drops what the retention does not keep of every machine kind; tells how many runs. @throws UserError as {@link appendRun} */
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
* Reads what is stored of other machine kinds: `counts` are the runs with instruction counts, oldest first, without the figures of rounds; none where a
* kind counts otherwise. Files may be large, so one is read after the other.
*
* @throws UserError for a line that cannot be read: a verdict that counts decide would be another one without it
*/
async function readOtherKinds(dir, here) {
	const others = [];
	for (const key of await listHistories(dir)) {
		if (key === here.key || key === IMPORTED_KIND.key) continue;
		const history = await readHistory(dir, key);
		const kind = kindOf(history);
		if (kind !== null) others.push({
			kind,
			counts: areCountedAlike(kind.environment, here) ? history.flatMap(countsAlone) : []
		});
	}
	return others;
}
/** Of stored runs, those of these machine kinds, and the counts alone of those that count alike. */
function comparableWith(environments, stored) {
	const own = new Set(environments.map(({ key }) => key));
	return stored.flatMap((one) => {
		if (own.has(one.environment.key)) return [one];
		return environments.some((here) => areCountedAlike(one.environment, here)) ? countsAlone(one) : [];
	});
}
/** The newest run tells of the machine. null: there is none. */
function kindOf(history) {
	const newest = history.at(-1);
	return newest === void 0 ? null : {
		environment: newest.environment,
		runs: history.length
	};
}
function countsAlone(stored) {
	const benchmarks = stored.benchmarks.flatMap(({ id, loadHash, instructions }) => instructions === void 0 ? [] : [{
		id,
		loadHash,
		figures: {},
		instructions
	}]);
	return benchmarks.length === 0 ? [] : [{
		...stored,
		benchmarks
	}];
}
/** A slow run of a busy day, or one with more rounds than usual, decides nothing alone. */
const NEWEST_TIMES = 5;
/**
* Reads how long benchmarks took in stored runs that were recorded before a moment: the median of the newest five, of any machine kind.
* Whoever asks with the same files and moment gets the same times.
*
* @throws UserError where the folder or a file cannot be read
*/
async function readRecordedTimes(dir, before) {
	const times = [];
	for (const key of await listHistories(dir)) for (const { recordedAt, benchmarks } of await readHistory(dir, key)) {
		const atMs = Date.parse(recordedAt);
		if (atMs >= before.getTime()) continue;
		for (const { id, tookMs } of benchmarks) if (tookMs !== void 0) times.push({
			id,
			atMs,
			tookMs
		});
	}
	const newestFirst = times.toSorted((one, other) => other.atMs - one.atMs || other.tookMs - one.tookMs);
	const byId = [...Map.groupBy(newestFirst, ({ id }) => id)];
	return new Map(byId.map(([id, ofId]) => [id, median(ofId.slice(0, NEWEST_TIMES).map(({ tookMs }) => tookMs))]));
}

export { warnWhereNothingRuns as C, DisposableStack as D, AsyncDisposableStack as E, socketIn as S, watchOver as T, textAt as _, importRuns as a, openScratchFolder as b, mayHoldCounts as c, readOtherKinds as d, readRecordedTimes as f, readRepository as g, configOfBase as h, historyFileName as i, pruneDir as l, openAncestry as m, checkAppendable as n, kindOf as o, IMPORTED_KIND as p, comparableWith as r, listHistories as s, appendRun as t, readHistory as u, commitBefore as v, whyNotRun as w, refuseLongTemporaryFolder as x, PREPARE_ERRORS as y };