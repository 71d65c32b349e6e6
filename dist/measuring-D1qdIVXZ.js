import { n as __require, r as __toESM, t as __commonJSMin } from "./rolldown-runtime-CoNq6U3z.js";
import { n as require_string_width } from "./cli-table3-hP2q8tM0.js";
import { a as reasonOf, n as Interrupted, r as UserError, t as EXIT } from "./errors-B5hJe2kq.js";
import { _ as union, a as boolean, d as object, g as tuple, h as string, i as array, l as literal, p as record, u as number, v as unknown } from "./schemas-CMJwVh34.js";
import { a as notesOnIdleThresholds, o as warningsOnIdleRules, s as warningsOnTurnedMetrics } from "./markdown-CO-6ibyN.js";
import { D as openFamily, E as concludeTogether, I as upperBoundLog, N as pOfAtMost, X as describeEnvironmentDifferences, Y as areCountedAlike, Z as environmentDifferences, et as coveringAcceptance, g as sideBySideEvidence, h as storedEvidence, k as openHistories, nt as unacceptedSince, o as judge, t as asWarnings } from "./run-file-lcdCw_ea.js";
import { S as withoutAnsi, _ as plainName, i as nullOn, n as nullIfNowhere, r as nullIfUnreachable, s as textIfReadable, t as nullIfMissing, u as comparesNothing, v as plainProse, y as quoteForShell } from "./text-file-BWFvymrs.js";
import { _ as listOf, c as targetFilter, f as require_posix, g as jsonOrNull, h as countOf, l as configuredName, n as benchmarkFilter, s as problemOfGlobs, v as listOfMost, y as shortCommit } from "./benchmark-glob-D-ll8Iky.js";
import { a as startProcessTree, c as isOutOfReach, d as INSTRUMENT_FOLDER, f as entryPath, i as killAllProcessTrees, l as execa, m as probedEnvironment, n as openQuestions, o as stopAllProcessTrees, r as describeEnding, s as succeeded, u as FIXED_YOUNG_SPACE } from "./process-messages-m0m57eLN.js";
import { A as upperQuantile, D as seededDraw, O as shuffled, U as METRIC_NAMES, W as MOSTLY_WAITING, at as medianAbsoluteDeviation, ct as quantileSorted, dt as sum, g as endedAfter, it as median, l as formatInteger, nt as interquartileRange, p as formatPercent, rt as mean, st as quantile } from "./record-schema-DhL74JJW.js";
import { a as monotonicMs, i as isOldNode, n as NEEDED_NODE, o as version, r as drawSeed } from "./this-program-CvhlAhCT.js";
import { _ as AsyncDisposableStack, a as historyFileName, c as readHistory, d as openScratchFolder, f as refuseLongTemporaryFolder, g as whyNotRun, h as warnWhereNothingRuns, l as readStoredExtent, m as socketIn, n as measurementWithout, o as listHistories, p as removeAbandonedScratch, u as openAncestry } from "./missing-programs-C0szlpUE.js";
import { t as _usingCtx } from "./usingCtx-KaxdmAud.js";
import { a as exchange, d as websocketUrl, i as EndlessAnswer, l as sendOver, o as mismatch, r as cameWithSchema, s as wrongAnswer, t as LOAD_CLIENT_PROTOCOL, u as openWebSocket } from "./load-protocol-SIev-jqn.js";
import { i as SUITE_PROTOCOL, n as costOf, r as elapsedNsPerOp } from "./suite-cost-DGrzyZfB.js";
import { n as settingsOfRun, r as underLoad } from "./settings-of-run-B4yiRuxd.js";
import { C as loadBaseConfig, S as uncommittedFiles, _ as headCommit, b as openGit, g as commitOf, h as attempt, o as readAcceptances, w as loadConfig, x as openRepository, y as isShallow } from "./acceptances-JrubMvN-.js";
import { r as isBaselineCommit } from "./commit-message-C3k_Madt.js";
import { a as leadsOut, s as placeBelow, t as DEFAULT_INSTALL } from "./schema-CqpGyBG7.js";
import { a as unmeasuredRecord, i as unmatchedGlobs, n as recordFilter, o as unmeasuredRecords, r as removedScenarios } from "./unmeasured-BLvC8gum.js";
import { r as require_dist } from "./source-DVjpAG2u.js";
import { i as splitIntoShards, n as expectedRoundMs, t as describeShard } from "./shards-Dkma7PW-.js";
import { a as tryToKeepRun, i as openResults, t as INTERRUPTED_RUN } from "./results-folder-CKDsZiLY.js";
import process$1 from "node:process";
import net from "node:net";
import http from "node:http";
import { isDeepStrictEqual } from "node:util";
import { createHash, hash } from "node:crypto";
import { fileURLToPath } from "node:url";
import { access, chmod, cp, lstat, mkdir, open, readFile, readdir, readlink, realpath, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { existsSync } from "node:fs";
import { setTimeout as setTimeout$1 } from "node:timers/promises";
import os from "node:os";

// src/system/last-output.ts
const SEPARATOR = " ⏎ ";
/** Of what a report shows of a reason, whose end it cuts off. What was wrong stands at the end of an output. */
const KEPT_CHARACTERS = 400;
/** Of a line that does not fit: less of it says nothing. */
const LEAST_OF_A_LINE = 40;
/** Stack frames, what npm says of every failure, and its empty lines. */
const SAYS_NOTHING = /^\s+at |^Node\.js v\d|^npm (?:error|ERR!)(?:\s*$| A complete log of this run)/;
/** What node-gyp says of every failure, behind whatever a package manager puts before it. */
const SAYS_NOTHING_OF_A_BUILD = /(?:^|\s)gyp (?:info\s|ERR!(?:\s*$| (?:stack\s+at |System |command |cwd |node(?:-gyp)? -v |\$npm_package_|not ok|\w+ error\s*$)))/;
/** npm prints how a command is used below what was wrong with it. */
const USAGE_OF_NPM = /^npm (?:error|ERR!) Usage:[^]*?^npm (?:error|ERR!) Run "npm help .*$/gm;
/**
* The end of what a program printed, in one line, without what would push out the message above it. The last line keeps its end, and
* one that does not fit above it its beginning: below the message of an error stand its properties. Where colours are forced upon Node
* its frames begin with one, also into a pipe.
*/
function lastOutput(output) {
	const [last = "", ...above] = withoutAnsi(output).replace(USAGE_OF_NPM, "").split("\n").filter((line) => line.trim() !== "" && !SAYS_NOTHING.test(line) && !SAYS_NOTHING_OF_A_BUILD.test(line)).slice(-8).toReversed();
	const kept = [lengthOf(last) <= KEPT_CHARACTERS ? last : `…${Array.from(last).slice(-399).join("")}`];
	for (const line of above) {
		const room = KEPT_CHARACTERS - lengthOf(SEPARATOR + kept.join(SEPARATOR));
		const fits = lengthOf(line) <= room;
		if (fits) kept.unshift(line);
		else if (room >= LEAST_OF_A_LINE) kept.unshift(`${Array.from(line).slice(0, room - 1).join("")}…`);
		if (!fits) break;
	}
	return kept.join(SEPARATOR);
}
const lengthOf = (text) => Array.from(text).length;
/** What happened to a program, and behind it the end of what that printed, if it printed anything. */
function withLastOutput(what, output, lead = "; its last output: ") {
	const last = lastOutput(output);
	return last === "" ? what : `${what}${lead}${last}`;
}

// src/system/program-environment.ts
/** Where a shell with this environment finds a program, in a folder whose own files may be programs; null: nowhere. */
async function pathOfProgram(program, { env, cwd = "/" }) {
	const looked = await execa("/bin/sh", [
		"-c",
		"command -v -- \"$1\"",
		"sh",
		program
	], {
		cwd,
		env,
		extendEnv: false,
		reject: false,
		stdin: "ignore"
	});
	return looked.failed ? null : looked.stdout.trim();
}
/**
* Variables that carry credentials, let a program write into the workflow around it, or name modules of whoever started the gate
* (package managers set NODE_PATH): none of a target's business.
*/
const WITHHELD = /^(INPUT_|ACTIONS_|PERF_GATE_|GITHUB_(TOKEN|ENV|OUTPUT|PATH|STATE|STEP_SUMMARY)$|GH_TOKEN$|NODE_AUTH_TOKEN$|NODE_PATH$|NPM_TOKEN$|npm_(lifecycle|package|command)_?)/;
/**
* What npm tells whoever it has started of its own settings, like those of the `.npmrc` where it was called: `npx perf-gate` would
* install both arms by the checkout's, which a workflow does not. How registries are reached is the machine's.
*/
const SETTING_OF_NPM = /^npm_config_(?!(?:registry|userconfig|globalconfig|cache|proxy|https_proxy|noproxy|ca|cafile|strict_ssl)$)/;
const SET_BY_NPM = "npm_config_local_prefix";
/** The environment of what a target or the gate starts: the caller's, without what is withheld, with a target's own. */
function targetEnvironment(own, inherited = process.env) {
	const isPassed = (name) => !WITHHELD.test(name) && !(inherited[SET_BY_NPM] !== void 0 && SETTING_OF_NPM.test(name));
	const passed = Object.entries(inherited).filter((entry) => entry[1] !== void 0 && isPassed(entry[0]));
	return {
		...Object.fromEntries(passed),
		...own
	};
}
/**
* The same for all that is run in an arm's tree, with the programs of its own packages before any other. `npx` and `npm run` put
* those of the checkout on PATH: without this both arms would be built and run by the tools of whoever started the gate. Before a
* folder that holds a program which is to be the machine's stand those of PATH that have it.
*/
function environmentInTree({ dir, env }, tree, inherited = process.env) {
	const passed = targetEnvironment(env, inherited);
	const folders = foldersOfPrograms(dir, tree);
	const onPath = (passed["PATH"] ?? "").split(path.delimiter).filter((folder) => folder !== "");
	const hidden = folders.filter((folder) => OF_THE_MACHINE.some((program) => holds(folder, program)));
	const machines = OF_THE_MACHINE.filter((program) => hidden.some((folder) => holds(folder, program))).flatMap((program) => folderOfTheMachines(program, onPath) ?? []);
	const first = folders.filter((folder) => !hidden.includes(folder));
	return {
		...passed,
		PATH: [
			...first,
			...new Set(machines),
			...hidden,
			...onPath
		].join(path.delimiter)
	};
}
const holds = (folder, program) => existsSync(path.join(folder, program));
/** Where the machine has a program; a checkout's packages are no machine's, but for the `node` that the gate itself is run by. */
function folderOfTheMachines(program, onPath) {
	return onPath.find((folder) => holds(folder, program) && (program === "node" || !folder.endsWith(path.join("node_modules", ".bin"))));
}
/** Folders in which packages put their programs, from a target's own up to that of the tree's root, as npm has it for scripts. */
function foldersOfPrograms(dir, tree) {
	const own = path.join(tree, dir, "node_modules", ".bin");
	const above = path.posix.dirname(dir);
	return above === dir ? [own] : [own, ...foldersOfPrograms(above, tree)];
}
/**
* Both arms run on the `node` that the run's environment names; a script of npm or pnpm takes that of the packages all the same. And
* an install that is run by a package manager from the packages that it removes first fails halfway
* (semantic-release/semantic-release#1300).
*/
const OF_THE_MACHINE = [
	"node",
	"npm",
	"npx",
	"pnpm",
	"pnpx",
	"yarn",
	"yarnpkg",
	"corepack"
];
/** Options for Node that a target has from the caller: none where it sets its own. */
function inheritedNodeOptions(own, inherited = process.env) {
	return own["NODE_OPTIONS"] === void 0 ? inherited["NODE_OPTIONS"] ?? "" : "";
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

// src/cli/progress-display.ts
var import_cli_progress = require_cli_progress();
/** Lines in a log come no closer than this, besides the first of a phase. */
const LOG_LINE_EVERY_MS = 15e3;
/** Bars on a terminal, plain lines with the time left anywhere else, and where a terminal says that it knows nothing but lines. */
function openProgress(stream, { TERM } = process.env) {
	return stream.isTTY && TERM !== "dumb" ? bars(stream) : lines(stream);
}
function bars(stream) {
	const bar = new import_cli_progress.SingleBar({
		stream,
		format: "{phase} {bar} {value}/{total}  {left}{label}",
		linewrap: true,
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
				left: timeLeft$1(event)
			};
			if (phase === event.phase) {
				bar.setTotal(event.total);
				bar.update(event.done, payload);
			} else bar.start(event.total, event.done, payload);
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
			stream.write(`${PHASES[event.phase]} ${event.done}/${event.total}  ${timeLeft$1(event)}${event.label}\n`);
		},
		[Symbol.dispose]: () => {}
	};
}
const PHASES = {
	prepare: "preparing",
	measure: "measuring",
	confirm: "confirming",
	count: "counting instructions"
};
function timeLeft$1(event) {
	if (event.phase === "prepare" || event.leftMs <= 0) return "";
	const seconds = Math.round(event.leftMs / 1e3);
	return seconds >= 90 ? `about ${Math.round(seconds / 60)} min left  ` : `about ${seconds} s left  `;
}

// src/judge/marks-elsewhere.ts
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

// src/measure/notes.ts
/** What a reader must know, told at once and kept for the report; each sentence once. */
function openNotes(progress) {
	const [notes, warnings] = [/* @__PURE__ */ new Set(), /* @__PURE__ */ new Set()];
	const tell = (text, kept) => {
		if (kept.has(text)) return;
		kept.add(text);
		progress({
			phase: "note",
			text
		});
	};
	return {
		note: (text) => tell(text, notes),
		warn: (text) => tell(text, warnings),
		told: () => ({
			notes: [...notes],
			...asWarnings([...warnings])
		})
	};
}
/** Whether an interrupt has ended the measuring early, which is told then. */
function noteInterrupt({ signal: { aborted }, note }) {
	if (aborted) note("The run was interrupted: it holds only what was measured until then.");
	return aborted;
}

// src/judge/next-stage.ts
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

// src/measure/environment.ts
/** Where version 2 of the kernel's control groups is, by which containers are limited. Of version 1 nothing is told. */
const CONTROL_GROUPS = "/sys/fs/cgroup";
/** More would tell a rounding. */
const DIGITS = 3;
/** As how many CPUs this process and what it starts may compute together; null: as all that there are, or nothing tells. */
async function readCpuLimit() {
	const own = /^0::(\/.*)$/m.exec(await textIfReadable("/proc/self/cgroup"))?.[1];
	if (own === void 0) return null;
	return cpuLimitOf(await Promise.all(withParents(own).map((group) => textIfReadable(path.posix.join(CONTROL_GROUPS, group, "cpu.max")))), os.cpus().length);
}
/** The least limit of these texts (`cpu.max`: microseconds of CPU time, or `max`, in a period of so many), unless that many CPUs do not come to it. */
function cpuLimitOf(texts, cpus) {
	const limits = texts.flatMap((text) => {
		const [, quota, period] = /^(\d+) (\d+)/.exec(text) ?? [];
		return quota === void 0 || period === void 0 ? [] : [Number(quota) / Number(period)];
	});
	const least = Math.min(...limits);
	return least < cpus ? Number(least.toPrecision(DIGITS)) : null;
}
/** A group and all above it: each may have a limit. */
const withParents = (group) => group === "/" ? [group] : [group, ...withParents(path.posix.dirname(group))];
/** What Node.js says of a processor that its table does not have. */
const UNKNOWN = "unknown";
/** What the processor is called. Of one that Node.js does not know what Linux tells of it, or unlike machines would pass for one kind. */
async function readCpuModel() {
	const name = (os.cpus()[0]?.model ?? UNKNOWN).replaceAll(/\s+/g, " ").trim();
	if (name !== UNKNOWN) return name;
	return armModelOf(await textIfReadable("/proc/cpuinfo")) ?? UNKNOWN;
}
/** The first processor of `/proc/cpuinfo` by its numbers: Linux on Arm tells no names. null: it tells none of these either. */
function armModelOf(cpuinfo) {
	const [implementer, part, variant] = [
		"implementer",
		"part",
		"variant"
	].map((name) => new RegExp(String.raw`^CPU ${name}\s*:\s*(0x[\da-f]+)\s*$`, "im").exec(cpuinfo)?.[1]);
	if (implementer === void 0 || part === void 0) return null;
	return `ARM ${implementer} part ${part}${variant === void 0 ? "" : ` variant ${variant}`}`;
}
/**
* Reads what machine this is, and which `node` runs the targets.
*
* @throws UserError on Windows, and where there is no `node` on PATH or too old a one: where nothing can be measured
*/
async function readEnvironment(platform = process.platform) {
	refuseWindows(platform);
	const cpuLimit = await readCpuLimit();
	const facts = {
		cpuModel: await readCpuModel(),
		arch: process.arch,
		cores: os.availableParallelism(),
		...cpuLimit === null ? {} : { cpuLimit },
		nodeVersion: await nodeOnPath(),
		osMajor: `${platform}-${os.release().split(".")[0]}`
	};
	return {
		key: environmentKey(facts),
		...facts,
		kernel: os.release(),
		memoryBytes: os.totalmem(),
		valgrind: await valgrindVersion(),
		runnerImage: await runnerImage()
	};
}
/** A POSIX shell starts what is measured, and signals end it. Without this installing would fail at base, and be called a broken base. @throws UserError on Windows */
function refuseWindows(platform) {
	if (platform !== "win32") return;
	throw new UserError({
		what: "perf-gate measures on Linux and macOS, and not on Windows",
		where: "this machine",
		fix: "In a workflow give the job that measures `runs-on: ubuntu-latest`; on a machine of your own use WSL."
	});
}
/** Of a processor's name, so that any key is short enough for a file name. */
const READABLE_CPU_CHARACTERS = 80;
/** Readable for a person, exact by its hash, and fit for a file name. Where nothing limits the CPUs it is what it was before limits were read: stored runs go by it. */
function environmentKey(facts) {
	const { cpuModel, arch, cores, cpuLimit, nodeVersion, osMajor } = facts;
	const limit = cpuLimit === void 0 ? [] : [cpuLimit];
	const exact = hash("sha256", JSON.stringify([
		cpuModel,
		arch,
		cores,
		nodeVersion,
		osMajor,
		...limit
	])).slice(0, 8);
	return `${`${osMajor}-${arch}-${cores}c-${limit.map((cpus) => `${cpus}cpu-`).join("")}${cpuModel.slice(0, READABLE_CPU_CHARACTERS)}-node-${nodeVersion}`.toLowerCase().replaceAll(/\((r|tm)\)/g, "").replaceAll(/[^a-z0-9.]+/g, "-")}-${exact}`;
}
/** As it calls itself; null: it is not on PATH. */
function valgrindVersion() {
	return firstLineOf("valgrind", ["--version"]);
}
const IN_A_WORKFLOW = "in a workflow: actions/setup-node before this step";
async function nodeOnPath() {
	const version = await firstLineOf("node", ["--version"]);
	if (version === null) throw new UserError({
		what: "there is no `node` on PATH",
		where: "PATH",
		fix: `Install Node.js (${IN_A_WORKFLOW}): it runs the servers that are measured.`
	});
	if (isOldNode(version)) throw new UserError({
		what: `the \`node\` on PATH is ${version}, and what is measured needs ${NEEDED_NODE}`,
		where: "PATH",
		fix: `Put a newer Node.js on PATH (${IN_A_WORKFLOW}).`
	});
	return version;
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
	const release = await textIfReadable("/etc/os-release");
	return /^PRETTY_NAME="?([^"\n]+)/m.exec(release)?.[1] ?? null;
}

// src/measure/failure.ts
/**
* An arm did not do what it has to: it does not boot, answers wrongly, dies, hangs. Thrown where it is seen and
* turned into data by whoever asked for it: a round, a count, a service, the list of tasks.
*/
var ArmFailure = class extends Error {
	name = "ArmFailure";
	arm;
	/** Whether it is a server that did not come up: it exited, did not listen, or answered its first request wrongly. */
	isOfBoot;
	constructor(arm, reason, { isOfBoot = false } = {}) {
		super(reason);
		this.arm = arm;
		this.isOfBoot = isOfBoot;
	}
};
/** The measuring itself could not be done, through no fault of an arm. */
var MeasuringFailure = class extends Error {
	name = "MeasuringFailure";
};
/**
* What a round, a count or a service needs of the system before it begins. A disk that is full, or descriptors that are used up, may
* be the machine's trouble or the server's doing, and cost what needs them: not all that was measured before.
*
* @throws MeasuringFailure where the system refuses
*/
async function askSystem(ask) {
	try {
		return await ask();
	} catch (cause) {
		if (!(cause instanceof UserError) && !(cause instanceof Error && "syscall" in cause)) throw cause;
		throw new MeasuringFailure(`what measuring needs could not be set up: ${reasonOf(cause)} (is there room in ${os.tmpdir()}?)`, { cause });
	}
}
/** What a failed try comes to. @throws whatever is neither an arm's failure nor one of the measuring: it is our own */
function lostTryOf(error) {
	if (error instanceof ArmFailure) return {
		arm: error.arm,
		reason: error.message,
		...error.isOfBoot ? { isOfBoot: true } : {}
	};
	if (error instanceof MeasuringFailure) return {
		arm: null,
		reason: error.message
	};
	throw error;
}
/**
* What it means for the benchmark that every try of a round, an install or a list of tasks was lost: what the last of them
* says. But head is blamed only where each of these tries was lost to it, and none of the benchmark's was ever lost to
* base: what befalls both now and then is not the change's doing.
*
* @param tries of that one, oldest first; at least one
* @param before those of the benchmark before it
*/
function endingOf(tries, before) {
	const { arm, reason } = tries.at(-1);
	if (arm === null) return {
		state: "invalid",
		reason
	};
	if (arm === "base") return {
		state: "broken",
		arm,
		reason
	};
	const ofBase = [...before, ...tries].findLast((lost) => lost.arm === "base");
	if (ofBase !== void 0) return {
		state: "invalid",
		reason: `base breaks now and then too: ${ofBase.reason}; head broke last: ${reason}`
	};
	const ofNobody = tries.find((lost) => lost.arm === null);
	if (ofNobody !== void 0) return {
		state: "invalid",
		reason: `${ofNobody.reason}; at the next try head broke: ${reason}`
	};
	return {
		state: "broken",
		arm,
		reason
	};
}
/**
* What it means that head breaks in a round by itself, which asks more of one process than a round beside base, by what
* base comes to under the same load.
*
* @param head what is said of it without that
* @param ofBase null: base stood it
*/
function endingBesideBase(head, ofBase) {
	if (ofBase === null) return head;
	if (ofBase.arm === null && head.state === "invalid") return head;
	if (ofBase.arm === null) return {
		state: "invalid",
		reason: `head broke by itself: ${head.reason}; whether base does could not be measured: ${ofBase.reason}`
	};
	return {
		state: "broken",
		arm: "base",
		reason: ofBase.reason
	};
}
/**
* What it means that head does not boot beside base, by what it comes to by itself. A port that both listen on, or a file that both lock,
* is for one of them alone, and which of them has it is not the change's doing. The remedy stands in front: a report cuts off the end.
*
* @param head what is said of it without that
* @param byItself null: it boots
*/
function endingOfBoot(head, byItself) {
	if (byItself === null) return {
		state: "invalid",
		reason: `head does not boot beside base, and does by itself; base and head run at the same time, so nothing but PORT may be fixed: ${head.reason}`
	};
	if (byItself.arm === null) return {
		state: "invalid",
		reason: `head does not boot beside base: ${head.reason}; whether it does by itself could not be measured: ${byItself.reason}`
	};
	return head;
}
/** A sentence for each arm, and each thing that became of its rounds. */
function notesOnOutlived(id, outlived) {
	return [...Map.groupBy(outlived, ({ arm, round }) => `${arm} ${round}`).values()].map((alike) => {
		const { arm, round, reason } = alike.at(-1);
		const who = arm === null ? "the measuring failed" : `${arm} broke`;
		const [where, last] = alike.length === 1 ? [`once, in ${ROUNDS[round].one}`, ""] : [`${alike.length} times, in ${ROUNDS[round].more}`, ", the last time"];
		return `${id}: ${who} ${where}${last}: ${plainProse(reason)}.`;
	});
}
const ROUNDS = {
	"measured again": {
		one: "a round that was measured again",
		more: "rounds that were measured again"
	},
	"control left out": {
		one: "a round of base against base, which was left out",
		more: "rounds of base against base, which were left out"
	},
	"solo left out": {
		one: "a round of head alone, which was left out",
		more: "rounds of head alone, which were left out"
	},
	"base alone": {
		one: "a round of base alone, which was measured as head is",
		more: "rounds of base alone, which were measured as head is"
	}
};

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

// src/measure/instructions/idle-work.ts
const REAL_TIME = {
	nowMs: monotonicMs,
	wait: async (ms, signal) => {
		try {
			await setTimeout$1(ms, void 0, { signal });
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
const ANSWER_TIMEOUT_MS$3 = 12e4;
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
		var _usingCtx$20 = _usingCtx();
		const own = targetEnvironment(env);
		const [found, valgrind] = await Promise.all(["node", "valgrind"].map((program) => pathOfProgram(program, { env: own })));
		if (!found || !valgrind) throw new MeasuringFailure(`${found ? "valgrind" : "node"} was not found on PATH`);
		const node = await nodeItself(found, {
			env: own,
			cwd
		});
		const opened = _usingCtx$20.a(new AsyncDisposableStack());
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
		_usingCtx$20.e = _;
	} finally {
		await _usingCtx$20.d();
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
		timeout: ANSWER_TIMEOUT_MS$3,
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

// src/system/loopback.ts
/** Where everything that a run starts listens, and nothing else can reach it. */
const LOOPBACK = "127.0.0.1";
/** A port there on which nobody listens yet. Rejects where the system gives none. */
const freePort = () => getPorts({ host: LOOPBACK });
/** How long somebody who accepted may take to see that nothing more comes. */
const PARTING_MS = 1e3;
/** Whether somebody accepts connections there. */
function accepts(port) {
	return new Promise((resolve) => {
		const socket = net.connect(port, LOOPBACK);
		socket.once("connect", () => {
			socket.resume().end();
			socket.setTimeout(PARTING_MS, () => socket.destroy()).unref();
			resolve(true);
		});
		socket.on("error", () => {
			resolve(false);
		});
	});
}

// src/measure/server/first-answer.ts
const HOW_TO_LISTEN = "it has to listen on the PORT of its environment, and `bootTimeout` says how long it may take";
/** Waits until a server that was just started accepts connections. @throws Error where it ends before, or does not in time */
async function untilListening(server, { target: { start }, port, timeoutMs, everyMs }) {
	const latestMs = monotonicMs() + timeoutMs;
	while (!await accepts(port)) {
		if (server.ending() !== null) throw new Error(`\`${start}\` ${describeEnding(await server.ended)} before it listened on PORT ${port}`);
		if (monotonicMs() > latestMs) throw new Error(`\`${start}\` did not listen on PORT ${port} of ${LOOPBACK} within ${timeoutMs / 1e3} s; ${HOW_TO_LISTEN}`);
		await setTimeout$1(everyMs);
	}
}
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
		if (monotonicMs() < untilMs) await setTimeout$1(ASK_AGAIN_MS);
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

// src/system/time-limit.ts
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
/** The same of one thing alone, also where the signal was given before. Disposing of it leaves the thing to its owner. */
function endOn(signal, thing) {
	const end = () => {
		Promise.resolve(thing[Symbol.asyncDispose]()).catch(() => {});
	};
	signal.addEventListener("abort", end);
	if (signal.aborted) end();
	return { [Symbol.dispose]: () => {
		signal.removeEventListener("abort", end);
	} };
}
/** Begins now; disposing of it lifts the limit. */
function openTimeLimit(ms, earlier) {
	const limit = new AbortController();
	const timer = setTimeout(() => {
		limit.abort();
	}, ms);
	const signal = AbortSignal.any([earlier, limit.signal]);
	const { promise: over, resolve } = Promise.withResolvers();
	const end = () => {
		resolve(null);
	};
	signal.addEventListener("abort", end);
	if (signal.aborted) end();
	return {
		signal,
		over,
		[Symbol.dispose]: () => {
			clearTimeout(timer);
			signal.removeEventListener("abort", end);
		}
	};
}

// src/measure/instructions/counted-server.ts
/** How many times as long as usual a boot may take. */
const SLOWER_BOOT = 40;
const CONNECT_EVERY_MS$1 = 50;
const REQUEST_TIMEOUT_MS = 12e4;
/**
* Boots a server that is counted, on a free loopback port, and checks its first answer in full. No probe is preloaded: it
* works by the clock, and so the more the slower the machine is.
*
* @throws ArmFailure where it exits, is ended by the signal, never listens, or answers otherwise than expected
*/
async function startCountedServer(arm, { target, tree }, scenario, repeat) {
	try {
		var _usingCtx$19 = _usingCtx();
		const opened = _usingCtx$19.a(new AsyncDisposableStack());
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
			everyMs: CONNECT_EVERY_MS$1
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
		_usingCtx$19.e = _;
	} finally {
		await _usingCtx$19.d();
	}
}

// src/measure/suite/suite.ts
/** How long a suite's process may take to answer beyond what was asked for, loading the file included. */
const ANSWER_TIMEOUT_MS$2 = 3e4;
const STOP_GRACE_MS$1 = 500;
/** Starts a suite's process with the `node` on PATH. Every answer may reject with an ArmFailure that says why. */
function startSuite({ arm, target, tree, core, answerTimeoutMs = ANSWER_TIMEOUT_MS$2 }) {
	const cwd = path.join(tree, target.dir);
	const child = startProcessTree({
		command: [
			"node",
			...FIXED_YOUNG_SPACE,
			entryPath("suite-child"),
			path.join(cwd, target.file),
			tree
		],
		cwd,
		env: environmentInTree(target, tree),
		cores: core === null ? null : [core],
		messages: true
	});
	const fail = (what) => new ArmFailure(arm, `${path.posix.join(target.dir, target.file)}: ${what}`);
	const ask = openQuestions(child, {
		protocol: SUITE_PROTOCOL,
		explain: (why, type) => fail(noAnswerText$1(why, type))
	});
	const usual = { timeoutMs: answerTimeoutMs };
	return {
		arm,
		tasks: async () => (await ask("list", {}, usual)).names,
		modules: async () => (await ask("list", {}, usual)).modules,
		labels: () => ask("labels", {}, usual),
		calibrate: (task) => ask("calibrate", { task }, usual),
		run: (task, batch, endMs) => ask("run", {
			task,
			batch,
			endMs
		}, { timeoutMs: endMs - monotonicMs() + answerTimeoutMs }),
		repeat: (task, operations) => ask("repeat", {
			task,
			operations
		}, usual),
		finish: () => ask("finish", {}, usual),
		[Symbol.asyncDispose]: async () => {
			await child.stop(STOP_GRACE_MS$1);
		}
	};
}
/** What takes so long where it is not known to be a task that runs. */
const LATE = {
	list: "its file did not finish loading",
	labels: "its labels were not worked out",
	calibrate: "loading its file, `beforeAll` and the first operations of the task take longer, or never end"
};
function noAnswerText$1(why, type) {
	if (why.kind === "late") return `no answer within ${Math.round(why.timeoutMs / 1e3)} s: ${LATE[type] ?? "does a task never end?"}`;
	return why.kind === "failed" ? why.reason : withLastOutput(`its process ${why.how}`, why.output, ": ");
}

// src/measure/instructions/counted-suite.ts
/** A warm-up takes about ten times as long as at the task's own speed, on a machine that may have other things to do. */
const ANSWER_TIMEOUT_MS$1 = 6e5;
/**
* Starts a suite's process that is counted.
*
* @throws MeasuringFailure where valgrind is not there
*/
async function startCountedSuite(arm, { target, tree }, task, repeat) {
	try {
		var _usingCtx$18 = _usingCtx();
		const opened = _usingCtx$18.a(new AsyncDisposableStack());
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
			answerTimeoutMs: ANSWER_TIMEOUT_MS$1
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
		_usingCtx$18.e = _;
	} finally {
		await _usingCtx$18.d();
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
/** To be raised with every change of the counting that the constants below do not tell of. */
const PROCEDURE$1 = 1;
/**
* Of all that decides what a count comes to beside the program, its Node.js and its load. A change of it would look like
* one of the code: only counts with the same hash can be compared.
*
* @param valgrind its version, as it calls itself
*/
function countingHash(valgrind) {
	return createHash("sha256").update(JSON.stringify([
		PROCEDURE$1,
		valgrind,
		CALLGRIND,
		DETERMINISTIC,
		COUNTING,
		SETTLED
	])).digest("hex").slice(0, 16);
}
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
/** What counts, and what asks it for its counts while it runs. Both come with valgrind. */
const PROGRAMS = ["valgrind", "vgdb"];
/** Why instructions cannot be counted here, as a sentence without a full stop; null: they can. */
async function whyNotCounted(env = process.env, platform = process.platform) {
	if (platform !== "linux") return "valgrind counts on Linux only";
	const paths = await Promise.all(PROGRAMS.map((program) => pathOfProgram(program, { env: targetEnvironment({}, env) })));
	const missing = PROGRAMS.find((_, index) => paths[index] === null);
	return missing === void 0 ? null : `${missing} is not installed (apt-get install valgrind)`;
}

// src/plan/benchmarks.ts
/**
* Lays the targets of head beside those of base. `base` null: there is nothing to compare with; `asked` is what `only` came of.
*
* @throws UserError where nothing matches, or where what is asked for says not what to measure
*/
function planTargets(head, base, only, asked = {
	patterns: only,
	by: "--only"
}) {
	const problem = problemOfGlobs(asked.patterns);
	if (problem !== null) throw new UserError({
		...problem,
		where: asked.by
	});
	const wanted = targetFilter(only);
	const targets = head.targets.filter((target) => wanted(target.name)).map((target) => ({
		name: target.name,
		head: target,
		base: base?.targets.find((candidate) => candidate.name === target.name && candidate.kind === target.kind) ?? null
	}));
	const removed = (base?.targets ?? []).filter((target) => wanted(target.name) && !head.targets.some((candidate) => candidate.name === target.name));
	if (targets.length === 0 && removed.length === 0) throw nothingMatches(head, only, asked);
	return {
		targets,
		removed
	};
}
const isComparable = (benchmark) => benchmark.base !== null && benchmark.newBecause === null;
/**
* Whether something outlives the rounds: services run as long as the run does, one for each arm. What requests leave in them
* must be as much for base as for head, or it would weigh on head alone.
*/
const keepsState = ({ head }) => head.services.length > 0;
/** The benchmarks of a server: one for each scenario of head. */
function serverBenchmarks(head, base) {
	return head.scenarios.map((scenario) => {
		const same = base?.scenarios.find((candidate) => candidate.name === scenario.name);
		return {
			...identify(head.name, scenario.name),
			kind: "server",
			labels: head.labels,
			load: loadText(scenario),
			newBecause: newBecause(base, same !== void 0, same !== void 0 && JSON.stringify(same) === JSON.stringify(scenario)),
			head,
			base,
			request: scenario
		};
	});
}
/** The benchmarks of a suite: one for each task that head's file adds. */
function suiteBenchmarks(head, base, headTasks, baseTasks) {
	return headTasks.map((task) => ({
		...identify(head.name, task),
		kind: "suite",
		labels: head.labels,
		load: JSON.stringify([head.file, task]),
		newBecause: newBecause(base, baseTasks.includes(task), true),
		head,
		base
	}));
}
/** Beside the target's labels, what the suite's file has for each task. */
function withTaskLabels(benchmarks, labels) {
	return benchmarks.map((benchmark) => ({
		...benchmark,
		labels: {
			...benchmark.labels,
			...labels[benchmark.scenario]
		}
	}));
}
/** HTTP goes unsaid, and so does that there is no rate: what was stored before there was anything else is of the same load. */
const loadText = (scenario) => JSON.stringify(scenario.protocol === "http" ? {
	...scenario,
	protocol: void 0,
	rate: scenario.rate ?? void 0
} : scenario);
function newBecause(base, sameName, sameLoad) {
	if (base === null) return "base does not have this target";
	if (!sameName) return "base does not have this benchmark";
	return sameLoad ? null : "its scenario differs between base and head";
}
const identify = (target, scenario) => ({
	id: `${target}/${scenario}`,
	target,
	scenario
});
function nothingMatches(config, only, asked) {
	return new UserError({
		what: only.length === 0 ? "the configuration names no server and no suite" : noMatch(only, asked),
		where: only.length === 0 ? config.file : asked.by,
		fix: only.length === 0 ? "Add one under servers: or suites:, as docs/configuration.md shows." : `Targets are ${config.targets.map((target) => target.name).join(", ")}${selectionsText(config)}; \`perf-gate list\` shows their benchmarks.`
	});
}
function selectionsText({ selections }) {
	const names = Object.keys(selections);
	return names.length === 0 ? "" : `, selections ${names.join(", ")}`;
}
/** `asked` is what `only` came of. */
function noBenchmarkMatches(only, ids, asked) {
	return new UserError({
		what: noMatch(only, asked),
		where: asked.by,
		fix: `These targets have ${ids.join(", ")}.`
	});
}
/** `no benchmark matches gate (express/*, user/*)`: names of selections are what the user wrote, globs what was looked for. */
function noMatch(only, { patterns }) {
	const [asked, globs] = [patterns.join(", "), only.join(", ")];
	return `no benchmark matches ${asked === globs ? asked : `${asked} (${globs})`}`;
}
/** `base has no perf-gate.yml, and what head's says does not work there: api has no package.json` */
const newBeside = (unasked, reason) => `${unasked}: ${reason}`;

// src/measure/instructions/count-pairs.ts
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
		var _usingCtx$17 = _usingCtx();
		const opened = _usingCtx$17.a(new AsyncDisposableStack());
		const fate = shareFate(signal);
		const programs = await fate.inBoth(async (arm) => opened.use(await start(arm, fate.signal)));
		return await costsPerUnit(programs, plan, fate);
	} catch (_) {
		_usingCtx$17.e = _;
	} finally {
		await _usingCtx$17.d();
	}
}
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

// src/measure/take-counts.ts
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
		var _usingCtx$16 = _usingCtx();
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
		const limit = _usingCtx$16.u(openTimeLimit(leftMs, interrupt));
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
		_usingCtx$16.e = _;
	} finally {
		_usingCtx$16.d();
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

// src/measure/procedure.ts
const PROCEDURE = {
	version: 3,
	warmResponses: 6e3,
	longestWarmupMs: 8e3,
	settleMs: 300,
	turnWarmupMs: 2e3,
	soloWarmupMs: 2e3,
	suiteWarmupMs: 400,
	suiteSliceMs: 150,
	suiteSlices: 4,
	suiteSoloSliceMs: 100,
	suiteSoloSlices: 10,
	sliceMs: 300,
	slices: 4,
	longSlices: 6,
	leastSlices: 3,
	latencySliceMs: 100,
	latencySlices: 4,
	pacedWarmupMs: 300,
	pacedMs: 1e3,
	soloMs: 1e3
};
/** The procedure with a profile's own solo stretch of servers. */
function procedureUnder({ soloWarmupMs, soloMs }) {
	return {
		...PROCEDURE,
		soloWarmupMs: soloWarmupMs ?? PROCEDURE.soloWarmupMs,
		soloMs: soloMs ?? PROCEDURE.soloMs
	};
}
/**
* Bursts that go before. With 20,000 requests on `ws` the first takes twice the CPU time of later ones and the second
* a fifth more than those, which is the compiler; from the third on they are alike.
*/
const WARMUP_BURSTS = 2;
/** What takes so long is not the compiler's doing. */
const LONG_BURST_MS = 2500;
/** Bursts that count in a round: pairs of both arms, and those of head alone. */
const DUET_PAIRS = 3;
const SOLO_BURSTS = 3;
/** How long they may take together, so that there is time for many rounds; fewer bursts where one takes long. */
const COUNTED_MS = 1e4;
const bursts = (most, eachMs) => Math.max(1, Math.min(most, Math.floor(COUNTED_MS / eachMs)));
/** Bursts before any counts, where one takes so long. */
const warmupBursts = (burstMs) => burstMs > LONG_BURST_MS ? 1 : WARMUP_BURSTS;
/** Pairs of bursts in a round of both arms, where one of each takes so long together. */
const duetPairs = (pairMs) => bursts(DUET_PAIRS, pairMs);
/** Bursts in a round of head alone, where one takes so long. */
const soloBursts = (burstMs) => bursts(SOLO_BURSTS, burstMs);
/** Of sending, answering and reading one request, roughly, on one core. */
const REQUEST_MS = .02;
/** What a burst takes by its scenario, roughly, of a server that does not block. */
const expectedBurstMs = ({ holdMs, requests }) => holdMs + requests * REQUEST_MS;
/** All bursts of a round, the first request alone and the warming included, which both arms do at once. */
const duetBurstsMs = (burstMs) => burstMs * (1 + warmupBursts(burstMs) + 2 * duetPairs(2 * burstMs));
/** The same of head alone. */
const soloBurstsMs = (burstMs) => burstMs * (1 + warmupBursts(burstMs) + soloBursts(burstMs));

// src/measure/probe/probe-log.ts
const probeLogSchema = object({
	pid: number().int(),
	nodeVersion: string(),
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
const probeGreetingSchema = object({
	pid: number().int(),
	above: array(number().int()),
	serves: boolean()
});
const probeMessageSchema = union([probeLogSchema, probeGreetingSchema]);
/** @throws ZodError where the text is neither a probe's report nor a greeting */
function parseProbeMessage(line) {
	return probeMessageSchema.parse(JSON.parse(line));
}
/**
* How much two sums that were noted from time to time grew per ms, from the last note before a moment (the first one behind it
* where there is none) to the last one before another; null where that is the same note. So stretches that follow each other
* leave nothing out: what blocks a process for long, so that it notes nothing, counts in the one in which that ends.
*/
function growthBetween(notes, fromMs, toMs) {
	const first = notes.findLast(([timeMs]) => timeMs <= fromMs) ?? notes[0];
	const last = notes.findLast(([timeMs]) => timeMs <= toMs);
	if (!first || !last || last[0] <= first[0]) return null;
	const elapsedMs = last[0] - first[0];
	return [(last[1] - first[1]) / elapsedMs, (last[2] - first[2]) / elapsedMs];
}
/** What one counter of time, work and CPU did between two moments, as `growthBetween` cuts them. */
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
* Responses that all processes of a tree finished per ms between two moments. Servers that wait often finish all that is under
* way at once, again and again, and where a window cuts such a rhythm is chance: each response counts by its place in the window,
* with the weight 1 − cos 2πx (Hann's), which leaves next to nothing of that (1.6 % where it finishes three or four times,
* 0.7 % where four or five; of fewer than three nothing can be told).
*/
function finishRate(logs, fromMs, toMs) {
	const lengthMs = toMs - fromMs;
	return finishesBetween(logs, fromMs, toMs).reduce((sum, { timeMs, count }) => sum + count * (1 - Math.cos(2 * Math.PI * (timeMs - fromMs) / lengthMs)) / lengthMs, 0);
}
/** The longest time between two moments in which no process of a tree finished a response. */
function longestPauseMs(logs, fromMs, toMs) {
	const times = [
		fromMs,
		...finishesBetween(logs, fromMs, toMs).map(({ timeMs }) => timeMs).toSorted((one, other) => one - other),
		toMs
	];
	return Math.max(...times.slice(1).map((timeMs, before) => timeMs - times[before]));
}
/** Responses that a process has finished so far. */
const finishedBy = ({ samples }) => samples.at(-1)?.[1] ?? 0;
/** When any of them was seen to have finished responses, and how many more than before. */
function finishesBetween(logs, fromMs, toMs) {
	return logs.flatMap(({ samples }) => samples.slice(1).map(([timeMs, finished], before) => ({
		timeMs,
		count: finished - samples[before][1]
	}))).filter(({ timeMs, count }) => count > 0 && timeMs > fromMs && timeMs <= toMs);
}
/**
* CPU time in µs that all processes of a tree spent between two moments, and in the few ms around that lie between their
* samples: right for work that has rest on both sides, which rates over a window would cut into.
*/
function cpuUsAround(logs, fromMs, toMs) {
	return sumAround(logs, {
		fromMs,
		toMs
	}, ([, , cpuUs]) => cpuUs);
}
/** Responses that all processes of a tree finished in the same time: a process that is busy takes no sample, however long that is. */
function finishedAround(logs, fromMs, toMs) {
	return sumAround(logs, {
		fromMs,
		toMs
	}, ([, finished]) => finished);
}
function sumAround(logs, { fromMs, toMs }, countOf) {
	return logs.reduce((sum, { samples }) => {
		const before = samples.findLast(([time]) => time <= fromMs) ?? samples[0];
		const after = samples.find(([time]) => time >= toMs) ?? samples.at(-1);
		return sum + (before && after ? countOf(after) - countOf(before) : 0);
	}, 0);
}
/** Equal slices of a window, as [from, to] in ms. */
function sliceWindow(fromMs, toMs, sliceMs) {
	const count = Math.floor((toMs - fromMs) / sliceMs + 1e-9);
	return Array.from({ length: count }, (_, index) => [fromMs + index * sliceMs, fromMs + (index + 1) * sliceMs]);
}

// src/measure/saturated.ts
/**
* Figures of both arms over the same stretch of time as one slice of a round. Of what only one arm has there is no slice, and
* the metric stays: measured and not usable is another thing than not measured.
*/
function oneSlice({ base, head }) {
	return Object.fromEntries(METRIC_NAMES.flatMap((metric) => {
		const [ofBase, ofHead] = [base[metric], head[metric]];
		if (ofBase === void 0 && ofHead === void 0) return [];
		return [[metric, ofBase === void 0 || ofHead === void 0 ? [] : [{
			base: ofBase,
			head: ofHead
		}]]];
	}));
}
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
/** What both arms did over stretches of the same length. */
const averageOf = (pairs) => ({
	base: averageActivity(pairs.map(({ base }) => base)),
	head: averageActivity(pairs.map(({ head }) => head))
});
const averageActivity = (activities) => ({
	finishedPerMs: mean(activities.map(({ finishedPerMs }) => finishedPerMs)),
	cpuUsPerMs: mean(activities.map(({ cpuUsPerMs }) => cpuUsPerMs))
});
const finishedIn = ({ base, head }) => ({
	base: base.finishedPerMs,
	head: head.finishedPerMs
});
/**
* The slices of a round.
*
* @param whole all of what the slices are of: work that falls into few of them shows in its mean, and not in their median
* @param finishedPerMs responses of both arms, where not those of the slices tell throughput
*/
function saturatedSlices(pairs, whole, finishedPerMs = pairs.map(finishedIn)) {
	const throughput = finishedPerMs.map(({ base, head }) => ({
		base: base * 1e3,
		head: head * 1e3
	}));
	return {
		cpuPerRequest: costPairs(pairs),
		meanCpuPerRequest: costPairs([whole]),
		throughput
	};
}

// src/measure/load/load-process.ts
/**
* What a client may take beyond its command's end before it is given up. A turn of single requests to two servers that do
* not answer takes 20 s; requests at a fixed rate take 22 s where neither the first nor the last is answered.
*/
const OVERTIME_MS$1 = 25e3;
/** Starts a load client on the given cores (null: anywhere). */
function startLoadClient(cores) {
	let running = startProcess(cores);
	return {
		load: (command, onMilestone) => running.ask("load", command, {
			...askingUntil(command.endMs),
			onRemark: (remark) => {
				onMilestone?.(cameWithSchema.parse(remark));
			}
		}),
		finish: (command) => running.ask("finish", command, askingUntil(command.endMs)),
		alternate: (command) => running.ask("alternate", command, askingUntil(command.endMs)),
		pace: (command) => running.ask("pace", command, askingUntil(command.endMs)),
		burst: (command) => running.ask("burst", command, askingUntil(command.endMs)),
		reviveIfEnded: async () => {
			if (running.tree.ending() === null) return false;
			await running.tree[Symbol.asyncDispose]();
			running = startProcess(cores);
			return true;
		},
		[Symbol.asyncDispose]: () => running.tree[Symbol.asyncDispose]()
	};
}
const askingUntil = (endMs) => ({ timeoutMs: endMs - monotonicMs() + OVERTIME_MS$1 });
/** The client's process, and how it is asked. */
function startProcess(cores) {
	const tree = startProcessTree({
		command: [process.execPath, entryPath("load-client")],
		cwd: process.cwd(),
		env: targetEnvironment({}),
		cores,
		messages: true
	});
	return {
		tree,
		ask: openQuestions(tree, {
			protocol: LOAD_CLIENT_PROTOCOL,
			explain: (why) => new MeasuringFailure(`the load client ${noAnswerText(why)}`)
		})
	};
}
function noAnswerText(why) {
	if (why.kind === "late") return "did not answer";
	return why.kind === "failed" ? `failed: ${why.reason}` : withLastOutput(why.how, why.output, ": ");
}
/** What went wrong under load, as a sentence's end; null: every answer was as expected. */
function loadTrouble(result) {
	const troubles = [
		...Object.entries(result.unexpectedStatus).map(([status, count]) => `${count} × status ${status}`),
		...result.mismatches > 0 ? [`${result.mismatches} × another body`] : [],
		...result.timeouts > 0 ? [`${result.timeouts} × no answer in time`] : [],
		...result.errors - result.timeouts > 0 ? [`${result.errors - result.timeouts} × connection broken`] : [],
		...result.closed > 0 ? [`${result.closed} × connection closed without an answer`] : []
	];
	if (troubles.length > 0) return `under load, of ${result.total} answers: ${troubles.join(", ")}`;
	return result.total === 0 ? "no answer at all under load" : null;
}

// src/measure/server/server-load.ts
/** A loop that waits for a server is idle for at least a tenth of the time; one that is the bottleneck is not at all. */
const BUSY_LOOP = .95;
/** µs of CPU per ms: servers that use this much of their core would have done little more. */
const BUSY_SERVER_US_PER_MS = 900;
/**
* Whether the load client, not the server, set the pace: its event loop had no rest while whoever it loaded did not fill
* the core. Throughput and latencies are the client's own then.
*/
function isClientSaturated(loopUtilisation, cpuUsPerMs) {
	return loopUtilisation !== null && loopUtilisation >= BUSY_LOOP && cpuUsPerMs < BUSY_SERVER_US_PER_MS;
}
/**
* Whether the window sees an answer is chance where one takes longer than it. That is for the scenario to mend: no arm's
* failure, though it may well look like one.
*
* @param seen what there was too little of
* @param surelySeenMs an answer that comes within so long under load never misses the window
*/
function answersTooSeldom(seen, surelySeenMs) {
	return new MeasuringFailure(`answers come too seldom for the window: ${seen}; lower \`connections\`, or measure an endpoint that answers sooner (within ${surelySeenMs / 1e3} s under this load)`);
}
/** Whether a server's processes finished under load what its load client got, and nothing else. */
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
	const served = finishedByAll(after) - finishedByAll(before.filter(({ pid }) => pidsAfter.has(pid)));
	const mayDiffer = Math.max(mostUnderWay, SELDOM * answered);
	const isShort = served < answered - mayDiffer;
	const tookOver = after.some((log) => !pidsBefore.has(log.pid) && finishedBy(log) > 0);
	if (hasEnded && (tookOver || isShort)) throw new ArmFailure(arm, `a process of the server ended under load${tookOver ? ", and another took its place" : ""}`);
	const counts = `under load the server finished ${served} responses, and the load client got ${answered}`;
	if (isShort) throw new MeasuringFailure(`${counts}: somebody else answers as well, whom perf-gate does not see (it measures servers on node:http)`);
	if (served > answered + mayDiffer) throw new MeasuringFailure(`${counts}: another client talks to it, or it asks itself`);
}
const pidsOf = (logs) => new Set(logs.map(({ pid }) => pid));
const finishedByAll = (logs) => logs.reduce((sum, log) => sum + finishedBy(log), 0);
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
const expectedBody = (server, scenario) => scenario.expect.body === null ? null : server.firstBody;

// src/measure/resources.ts
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
/** The same as a figure of a round; none where nothing was noted yet. */
function maxMemoryFigure(bytes) {
	return bytes > 0 ? { maxMemory: bytes / 1e6 } : {};
}
/** The most that each process ever had, in bytes, over all processes of a tree. */
function maxMemoryBytes(logs) {
	return logs.reduce((sum, log) => sum + Math.max(0, ...log.memory.map(([, bytes]) => bytes)), 0);
}
/** What requests cost a server beside CPU time: collecting garbage, an event loop that is late, and memory. */
/** What the probe asks its timer for (see probe.ts). */
const SAMPLE_EVERY_MS = 10;
/**
* Between two moments, as figures above zero; without those that are none, or that too little was seen of. A process that
* finished nothing, like that of `npm start` or the primary of a cluster, says nothing of how requests are served.
*/
function resourceFigures(logs, fromMs, toMs) {
	const finishedPerMs = treeActivity(logs, fromMs, toMs)?.finishedPerMs ?? 0;
	if (finishedPerMs === 0) return {};
	const serving = new Set(logs.filter(({ samples }) => (activityBetween(samples, fromMs, toMs)?.finishedPerMs ?? 0) > 0).map(({ pid }) => pid));
	const counting = logs.filter(({ pid }) => serving.has(pid));
	const growths = counting.map(({ collections }) => growthBetween(collections, fromMs, toMs)).filter((growth) => growth !== null);
	const perThousand = (growthOf) => growths.reduce((sum, growth) => sum + growthOf(growth), 0) / finishedPerMs * 1e3;
	const figures = {
		gcTimePerRequest: perThousand(([, heldUpMs]) => heldUpMs),
		collectionsPerThousand: perThousand(([collections]) => collections),
		eventLoopDelayP99: Math.max(0, ...counting.map((log) => eventLoopDelayP99Ms(log, fromMs, toMs)))
	};
	return Object.fromEntries(Object.entries(figures).filter(([, figure]) => figure > 0));
}
/** The same of both arms, as one slice of a round, and the most memory that each had until then, start-up included, as of head alone. */
function resourceSlices(logs, fromMs, toMs) {
	const figuresOf = (ofArm) => ({
		...resourceFigures(ofArm, fromMs, toMs),
		...maxMemoryFigure(maxMemoryBytes(ofArm))
	});
	return oneSlice({
		base: figuresOf(logs.base),
		head: figuresOf(logs.head)
	});
}
/** By how much the probe's own samples came late: they are due like any other timer of the process, so watching costs nothing. */
function eventLoopDelayP99Ms({ samples }, fromMs, toMs) {
	const times = samples.map(([timeMs]) => timeMs).filter((timeMs) => timeMs >= fromMs && timeMs <= toMs);
	const delays = times.slice(1).map((timeMs, index) => timeMs - times[index] - SAMPLE_EVERY_MS);
	return delays.length === 0 ? 0 : quantileSorted(delays.toSorted((one, other) => one - other), .99);
}

// src/measure/server/steady-part.ts
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
/** Short enough to tell where a warm-up ends, long enough for ten samples of the probe. */
const PIECE_MS = 100;
/**
* What counts of the window of a duet: its slices from where both arms have come to rest. None where they have not. Where base
* mostly waits throughput is that of all of it, because such servers often answer in a rhythm that slices would cut; where that is
* too slow there is none, and nothing is said of waiting.
*
* @throws ArmFailure where one arm finished nothing while the other went on; MeasuringFailure where both finish too seldom to be compared
*/
function steadyPart(logs, { fromMs, toMs, waitingShare }, { sliceMs, leastSlices }) {
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
	if (whole === void 0 || pairs.length === 0) throw failureOfWindow(logs, {
		fromMs: countsFromMs,
		toMs,
		sliceMs
	});
	const coreShare = {
		base: whole.base.cpuUsPerMs / 1e3,
		head: whole.head.cpuUsPerMs / 1e3
	};
	const share = waitingShare === null ? null : atMostIdle(waitingShare, whole.base);
	const isTold = tellsThroughput(logs.base, countsFromMs, toMs);
	const finishedInAll = isTold ? [{
		base: finishRate(logs.base, countsFromMs, toMs),
		head: finishRate(logs.head, countsFromMs, toMs)
	}] : [];
	const slices = {
		...saturatedSlices(pairs, whole, share !== null && share >= .5 ? finishedInAll : void 0),
		...resourceSlices(logs, countsFromMs, toMs)
	};
	const told = {
		mode: "duet",
		coreShare,
		...share === null || !isTold ? {} : { waitingShare: share }
	};
	return isSteady(steady.map(({ costs }) => costs)) ? {
		...told,
		slices
	} : {
		...told,
		slices: emptied(slices),
		unsettled: true
	};
}
/** Who finishes less than three times within a window in one rhythm may do so more often or less by where it is cut (`finishRate`). */
const tellsThroughput = (logs, fromMs, toMs) => longestPauseMs(logs, fromMs, toMs) <= (toMs - fromMs) / 3;
/** What the probes say that an arm ran was no waiting, be it of processes that nobody knew of when the window began. */
const atMostIdle = (waitingShare, { cpuUsPerMs }) => Math.max(0, Math.min(waitingShare, 1 - cpuUsPerMs / 1e3));
/** The same metrics without a slice: they were measured, and cannot be used. */
const emptied = (slices) => Object.fromEntries(Object.keys(slices).map((metric) => [metric, []]));
/**
* Whoever stops answering while the other goes on hangs. It goes on where it finishes something in every slice; of arms that
* finish now and then, it is chance which of them does so within the window. Who has a sample on neither side of an answer
* was busy for so long, and is no further than that.
*/
function failureOfWindow(logs, { fromMs, toMs, sliceMs }) {
	const isFinishing = (arm, from, to) => (treeActivity(logs[arm], from, to)?.finishedPerMs ?? 0) > 0;
	const goesOn = (arm) => isFinishing(arm, fromMs, toMs) && sliceWindow(fromMs, toMs, sliceMs).every(([from, to]) => isFinishing(arm, from, to));
	const hanging = ["base", "head"].find((arm) => finishedAround(logs[arm], fromMs, toMs) === 0 && goesOn(otherArm(arm)));
	if (hanging !== void 0) return new ArmFailure(hanging, `it answered no request for ${inSeconds(toMs - fromMs)} under load`);
	return answersTooSeldom(`in no slice of ${inSeconds(sliceMs)} of ${inSeconds(toMs - fromMs)} did base and head both finish one`, sliceMs);
}
const inSeconds = (ms) => `${(ms / 1e3).toFixed(1)} s`;

// src/measure/server/waiting-share.ts
/** How much of a stretch of time a server waited for others, by the kernel's own account of its threads. */
/**
* Fraction of the time from one moment to another in which no thread of the processes ran or wanted to. Threads that do so at once
* count one after the other, so they may have waited for longer, and not for less.
*
* @returns null where the kernel does not say, or a thread ended in between and nobody knows what it did
* @throws MeasuringFailure where the system refuses for another reason, like descriptors that are used up
*/
async function watchWaiting(pids, { fromMs, toMs }) {
	await setTimeout$1(fromMs - monotonicMs(), void 0, { ref: false });
	const before = await wantedBy(pids);
	await setTimeout$1(toMs - monotonicMs(), void 0, { ref: false });
	const after = await wantedBy(pids);
	return before === null || after === null ? null : waitingShareBetween(before, after);
}
/** The same of two moments. A kernel that keeps no account tells nothing but zeros. */
function waitingShareBetween(before, after) {
	const hasEnded = [...before.byThread.keys()].some((thread) => !after.byThread.has(thread));
	const isAccounted = [...after.byThread.values()].some((ns) => ns > 0);
	if (hasEnded || !isAccounted) return null;
	const wantedNs = [...after.byThread].reduce((sum, [thread, ns]) => sum + ns - (before.byThread.get(thread) ?? 0), 0);
	return Math.max(0, 1 - wantedNs / 1e6 / (after.atMs - before.atMs));
}
/** There is no such account here (ENOENT), one of the processes is gone, or the kernel does not let us look. */
const UNTOLD = [
	"ENOENT",
	"ESRCH",
	"EACCES",
	"EPERM"
];
/** null: the kernel does not say. */
async function wantedBy(pids) {
	const atMs = monotonicMs();
	const byThreads = await askSystem(() => nullOn(UNTOLD, () => Promise.all(pids.map(wantedByThreads))));
	return byThreads === null ? null : {
		atMs,
		byThread: new Map(byThreads.flat())
	};
}
async function wantedByThreads(pid) {
	const threads = await readdir(`/proc/${pid}/task`);
	return Promise.all(threads.map(async (thread) => {
		const [ran = 0, waitedForCore = 0] = (await readFile(`/proc/${pid}/task/${thread}/schedstat`, "utf8")).split(" ").map(Number);
		return [thread, ran + waitedForCore];
	}));
}

// src/measure/server/saturated-load.ts
/** The part of a round in which clients keep the servers as busy as they can be. */
/** How long an alternating slice is loaded before it counts. */
const ALTERNATING_LEAD_IN_MS = 200;
/** A load goes on until it is told when the window ends; untold, which should not be, so long beyond the latest window. */
const UNTOLD_MS = 2e3;
/**
* Who has answered fewer by the time that a warm-up takes needs more than a millisecond for each. What runs once a request
* is next to nothing of it, whether it is compiled or not; what runs often within one was compiled long ago.
*/
const SLOW_RESPONSES = 600;
/** Loaded again so often where the arms have not come to rest. */
const SECOND_TRIES = 2;
/** Both at once on one core until both are warm, and then for the window, of which the steady part counts: again where there is none. */
async function loadTogether(servers, duet, rig) {
	let saturated = await loadStretch("cold", servers, duet, rig);
	for (let again = 0; again < SECOND_TRIES && saturated.unsettled; again += 1) saturated = await loadStretch("warm", servers, duet, rig);
	return saturated;
}
async function loadStretch(begun, servers, { scenario, loadedFirst }, { client, procedure }) {
	const { warmResponses, longestWarmupMs, turnWarmupMs, settleMs, sliceMs, slices, longSlices, leastSlices } = procedure;
	const before = await bothInTurn(loadedFirst, (arm) => servers[arm].logs());
	const startMs = monotonicMs() + 150;
	const latestWarmMs = startMs + (begun === "cold" ? longestWarmupMs : 0);
	const latestFromMs = latestWarmMs + settleMs;
	const warm = {
		base: Promise.withResolvers(),
		head: Promise.withResolvers()
	};
	const milestone = {
		responses: warmResponses * Math.max(servers.base.processes(), servers.head.processes()),
		slow: {
			atMs: startMs + turnWarmupMs,
			responses: SLOW_RESPONSES
		}
	};
	const latestToMs = latestFromMs + longSlices * sliceMs;
	const loads = bothAtOnce(loadedFirst, (arm) => client.load({
		...loadCommand(servers[arm], scenario, latestFromMs, latestToMs),
		endMs: latestToMs + UNTOLD_MS,
		milestone
	}, warm[arm].resolve));
	const bothWarm = begun === "cold" ? [Promise.all([warm.base.promise, warm.head.promise])] : [];
	const cameWith = await Promise.race([
		...bothWarm,
		loads.then(() => null),
		setTimeout$1(latestWarmMs - monotonicMs(), null, { ref: false })
	]);
	const fromMs = monotonicMs() + settleMs;
	const windowSlices = cameWith?.every((came) => came === "enough") ? slices : longSlices;
	const toMs = fromMs + windowSlices * sliceMs;
	const [results, loopUtilisation, waitingShare] = await Promise.all([
		loads,
		client.finish({
			measureFromMs: fromMs,
			measureToMs: toMs,
			endMs: toMs + 20
		}),
		watchWaiting([...new Set(before.base.map(({ pid }) => pid))], {
			fromMs,
			toMs
		})
	]);
	const logs = await bothAtOnce(loadedFirst, async (arm) => {
		const after = await servers[arm].logs();
		assertGoodLoad(servers[arm], scenario, {
			before: before[arm],
			after,
			result: results[arm]
		});
		return after;
	});
	const saturated = steadyPart(logs, {
		fromMs,
		toMs,
		waitingShare
	}, {
		sliceMs,
		leastSlices: Math.floor(leastSlices * windowSlices / slices)
	});
	const share = saturated.coreShare === null ? 0 : saturated.coreShare.base + saturated.coreShare.head;
	return isClientSaturated(loopUtilisation, share * 1e3) ? {
		...saturated,
		clientSaturated: true
	} : saturated;
}
/** Where nothing can be pinned: one arm at a time, in blocks of base head head base and the other way round. */
async function loadInTurn(servers, { scenario, loadedFirst }, { client, procedure }) {
	const { turnWarmupMs, sliceMs, slices } = procedure;
	const loadBoth = (first, leadInMs, durationMs) => bothInTurn(first, async (arm) => {
		const before = await servers[arm].logs();
		const fromMs = monotonicMs() + leadInMs;
		const toMs = fromMs + durationMs;
		const result = await client.load(loadCommand(servers[arm], scenario, fromMs, toMs));
		const after = await servers[arm].logs();
		assertGoodLoad(servers[arm], scenario, {
			before,
			after,
			result
		});
		const activity = treeActivity(after, fromMs, toMs);
		return {
			activity,
			clientSaturated: activity !== null && isClientSaturated(result.loopUtilisation, activity.cpuUsPerMs)
		};
	});
	await loadBoth(loadedFirst, 150, turnWarmupMs);
	const pairs = [];
	const turns = [];
	for (let slice = 0; slice < slices; slice += 1) {
		const { base, head } = await loadBoth(slice % 2 === 0 ? loadedFirst : otherArm(loadedFirst), 200, sliceMs);
		pairs.push(...activityPairs(base.activity, head.activity));
		turns.push(base, head);
	}
	if (pairs.length === 0) throw answersTooSeldom(`in no slice of ${sliceMs / 1e3} s did base and head both finish one`, sliceMs);
	const saturated = {
		mode: "alternating",
		slices: saturatedSlices(pairs, averageOf(pairs)),
		coreShare: null
	};
	return turns.filter(({ clientSaturated }) => clientSaturated).length > turns.length / 2 ? {
		...saturated,
		clientSaturated: true
	} : saturated;
}

// src/measure/expected-times.ts
/** Booting, checking and stopping, roughly: what the procedure's own times do not hold. */
const SERVER_OVERHEAD_MS = 900;
const SUITE_OVERHEAD_MS = 500;
/**
* Until both arms of a duet, on one core, have answered what makes them warm: of express and koa, which need longest
* of four frameworks, what is left of a round on two cores of a virtual machine (4.7 and 4.9 s; docs/noise.md).
*/
const EXPECTED_WARMUP_MS = 2100;
/** How long a round takes by its procedure. Taking turns needs about twice the time of running side by side. */
function roundCosts(procedure, sideBySide) {
	const { turnWarmupMs, settleMs, soloWarmupMs, suiteWarmupMs, suiteSliceMs, suiteSlices, suiteSoloSliceMs, suiteSoloSlices, sliceMs, slices, latencySliceMs, latencySlices, pacedWarmupMs, pacedMs, soloMs } = procedure;
	const aroundLoad = ({ rate }) => SERVER_OVERHEAD_MS + latencySliceMs * latencySlices + (rate === null ? 0 : pacedWarmupMs + pacedMs);
	const turns = sideBySide ? 1 : 2;
	const underLoadMs = sideBySide ? EXPECTED_WARMUP_MS + settleMs + slices * sliceMs : 2 * (turnWarmupMs + slices * (200 + sliceMs));
	return {
		duetMs: (scenario) => {
			if (scenario === null) return SUITE_OVERHEAD_MS + (suiteWarmupMs + suiteSlices * suiteSliceMs) * turns;
			if (scenario.protocol === "websocket") return SERVER_OVERHEAD_MS + duetBurstsMs(expectedBurstMs(scenario));
			return aroundLoad(scenario) + underLoadMs;
		},
		soloMs: (scenario) => {
			if (scenario === null) return SUITE_OVERHEAD_MS + suiteWarmupMs + suiteSoloSlices * suiteSoloSliceMs;
			if (scenario.protocol === "websocket") return SERVER_OVERHEAD_MS + soloBurstsMs(expectedBurstMs(scenario));
			return aroundLoad(scenario) + soloWarmupMs + soloMs;
		}
	};
}

// src/measure/probe/own-modules.ts
/**
* The proof that an arm measured its own code: nothing may come from the other arm, or from the user's checkout.
*
* @param logs what each process loaded
* @param origin the arm's `tree`, and the `nodeOptions` that the processes have from whoever started the gate
* @throws MeasuringFailure naming the module, and how it may have come there
*/
async function assertOwnModules(arm, logs, origin) {
	const own = `${await realpath(origin.tree)}${path.sep}`;
	const foreign = logs.flatMap((log) => log.modules).filter((module) => !module.startsWith(own) && !module.startsWith(INSTRUMENT_FOLDER));
	const preloads = await Promise.all(preloadsIn(origin.nodeOptions).map(unlinked));
	const preloaded = foreign.find((module) => preloads.some((preload) => isNamedBy$1(preload, module)));
	const module = preloaded ?? foreign[0];
	if (module === void 0) return;
	const cure = preloaded === void 0 ? "have it installed inside the target's folder (Yarn: `nodeLinker: node-modules`; pnpm: `enableGlobalVirtualStore: false`; no global links)" : "NODE_OPTIONS of your shell or job preloads it; unset it";
	throw new MeasuringFailure(`${arm} loaded ${path.basename(path.dirname(module))}/${path.basename(module)} from outside its own copy of the repository (${module}); ${cure}`);
}
/** What options for Node preload, each as a path or a module of a package. Values with blanks are in quotes. */
function preloadsIn(nodeOptions) {
	return [...nodeOptions.matchAll(/(?:^|\s)"?(?:-r|--require|--import|--loader|--experimental-loader)(?:=|\s+)(?:"([^"]*)"|([^\s"]+))/g)].map(([, quoted, plain]) => quoted ?? plain ?? "").map((named) => named.startsWith("file:") ? fileURLToPath(named) : named);
}
/** A file is loaded by the name that it has without symbolic links. */
async function unlinked(preload) {
	return path.isAbsolute(preload) ? realpath(preload).catch(() => preload) : preload;
}
/** Whether it is the file (named without its extension, or by its folder, as CommonJS allows), or belongs to the package. */
function isNamedBy$1(preload, module) {
	if (path.isAbsolute(preload)) return module === preload || module.startsWith(`${preload}.`) || module.startsWith(`${preload}${path.sep}`);
	const [packageName] = /^(?:@[^/]+\/)?[^./][^/]*/.exec(preload) ?? [];
	return packageName !== void 0 && module.includes(`${path.sep}node_modules${path.sep}${path.normalize(packageName)}${path.sep}`);
}

// src/measure/probe/probe-listener.ts
/**
* How many processes share the work of a server: those that serve, and those beside them that the same process started, as
* the workers of a cluster that have served nothing yet. Whoever started them, and what they start themselves, does not
* count.
*/
function servingProcesses(greetings) {
	const sizes = [...Map.groupBy(greetings.filter(({ above }) => above.length > 0), ({ above }) => above.join(" ")).values()].filter((team) => team.some(({ serves }) => serves)).map((team) => new Set(team.map(({ pid }) => pid)).size);
	return Math.max(1, ...sizes);
}
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
const ANSWER_TIMEOUT_MS = 5e3;
/** How long those have to answer who may be waiting for the end of what they started. */
const LAUNCHER_TIMEOUT_MS = 1e3;
/** How often it is asked whether those who are silent are worth waiting for. */
const LOOK_EVERY_MS = 100;
/** Listens on a local socket (no port is held) until disposed. @throws MeasuringFailure where the system has no room for it */
async function listenForProbes(answerTimeoutMs = ANSWER_TIMEOUT_MS) {
	try {
		var _usingCtx$15 = _usingCtx();
		const opened = _usingCtx$15.a(new AsyncDisposableStack());
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
		_usingCtx$15.e = _;
	} finally {
		await _usingCtx$15.d();
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
	while (!isOver && isWorthWaiting()) isOver = await Promise.race([allAnswer, setTimeout$1(LOOK_EVERY_MS, false, { ref: false })]);
	if (silentOf(probes).some((probe) => isBlockedIfSilent(probe, probes))) return null;
	return probes.flatMap((probe) => reports.get(probe) ?? []);
}

// src/measure/server/server.ts
const CONNECT_EVERY_MS = 5;
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
		var _usingCtx$14 = _usingCtx();
		const { arm, target, scenario, patienceMs = AFTER_LOAD_MS } = options;
		const opened = _usingCtx$14.a(new AsyncDisposableStack());
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
			everyMs: CONNECT_EVERY_MS
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
					await Promise.race([tree.ended, setTimeout$1(KNOWN_WITHIN_MS)]);
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
		_usingCtx$14.e = _;
	} finally {
		await _usingCtx$14.d();
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

// src/measure/server/server-arms.ts
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
		var _usingCtx$13 = _usingCtx();
		const opened = _usingCtx$13.a(new AsyncDisposableStack());
		const servers = await bothAtOnce(startedFirst, async (arm) => opened.use(await bootArm(arm, arms[arm], scenario, rig)));
		const moved = opened.move();
		return {
			...servers,
			[Symbol.asyncDispose]: () => moved.disposeAsync()
		};
	} catch (_) {
		_usingCtx$13.e = _;
	} finally {
		await _usingCtx$13.d();
	}
}
/** As one slice. Both boot at once on one core: what one of them needs longer counts about half, because the other's work is in both. */
const bootTimes = ({ base, head }) => oneSlice({
	base: { bootTime: base.bootMs },
	head: { bootTime: head.bootMs }
});

// src/measure/server/held-rounds.ts
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
		var _usingCtx$12 = _usingCtx();
		const servers = _usingCtx$12.a(await bootBoth({
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
		_usingCtx$12.e = _;
	} finally {
		await _usingCtx$12.d();
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

// src/measure/server/first-bodies.ts
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

// src/measure/server/paced-stretch.ts
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

// src/measure/server/server-rounds.ts
/**
* One round of fresh processes of both arms: saturated side by side, then single requests to each in turn, and then
* what is due at the scenario's rate where it has one.
*
* @throws ArmFailure where an arm breaks; MeasuringFailure where the figures would mean nothing
*/
async function measureServerDuet(duet, rig) {
	try {
		var _usingCtx$11 = _usingCtx();
		const servers = _usingCtx$11.a(await bootBoth(duet, rig));
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
		_usingCtx$11.e = _;
	} finally {
		await _usingCtx$11.d();
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

// src/measure/server/server-solo.ts
/** How finely the highest CPU use is looked for. */
const MAX_CPU_SLICE_MS = 100;
/** Slices of the stretch that say how steady it was: more of them would be too short to be independent (Schmeiser 1982: 10 to 30). */
const PRECISION_SLICES = 10;
/** One round of a fresh process of head alone: the absolute figures. */
async function measureServerSolo(arm, scenario, index, rig) {
	try {
		var _usingCtx$10 = _usingCtx();
		const server = _usingCtx$10.a(await bootArm("head", arm, scenario, rig));
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
		_usingCtx$10.e = _;
	} finally {
		await _usingCtx$10.d();
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
		var _usingCtx$9 = _usingCtx();
		const start = (arm) => startSuite({
			arm,
			...duet.arms[arm],
			core: rig.cores?.server ?? null
		});
		const first = _usingCtx$9.a(start(duet.startedFirst));
		const second = _usingCtx$9.a(start(otherArm(duet.startedFirst)));
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
		_usingCtx$9.e = _;
	} finally {
		await _usingCtx$9.d();
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
/** One step of the schedule: its round is measured, and tried again before its failure means anything. */
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

// src/measure/stages.ts
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

// src/measure/take-measurements.ts
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
/**
* Plans the rounds and measures them, from look to look, until nothing could change a verdict any more, the budget is used up, or the signal ends it. Instructions are counted at last.
*
* @throws UserError for a budget that is too small, and where instructions are required that cannot be counted here
*/
async function takeMeasurements({ prepared, place, request, outline }, io) {
	try {
		var _usingCtx$8 = _usingCtx();
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
		const rig = _usingCtx$8.a(openRig({
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
		_usingCtx$8.e = _;
	} finally {
		await _usingCtx$8.d();
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

// src/prepare/tree.ts
/** A `node_modules` that is there is the repository's own. */
const NOT_OF_A_TREE = /* @__PURE__ */ new Set([".git"]);
/**
* To be called before anything is installed, where `node_modules` is not left out, because what an install leaves behind is no
* part of a tree; and once for all targets.
*
* @param leftOut names of folders that are passed over
*/
async function readTree(root, leftOut = NOT_OF_A_TREE) {
	const sorted = (await filesBelow(root, ".", leftOut)).toSorted();
	return {
		root,
		sorted,
		all: new Set(sorted),
		found: /* @__PURE__ */ new Map(),
		json: /* @__PURE__ */ new Map()
	};
}
/** What a JSON file of a tree says, by its path from the tree's root, read once; null as of {@link jsonOf}. */
async function jsonIn(tree, file) {
	const known = tree.json.get(file);
	if (known !== void 0) return known;
	const said = await jsonOf(path.join(tree.root, file));
	tree.json.set(file, said);
	return said;
}
/** What a JSON file says, which may have comments, and commas behind the last of a list, as a `tsconfig.json` may; null: there is no such file, or it is no JSON. */
async function jsonOf(file) {
	const text = await nullIfUnreachable(() => readFile(file, "utf8"));
	return text === null ? null : jsonOrNull(text) ?? jsonOrNull(withoutComments(text));
}
/** Beside texts, in which the same may stand. */
const COMMENTS = /(?<text>"(?:[^"\\]|\\.)*")|\/\/.*|\/\*[^]*?\*\//g;
const LAST_COMMAS = /(?<text>"(?:[^"\\]|\\.)*")|,(?=\s*[}\]])/g;
function withoutComments(text) {
	return text.replace(/^\uFEFF/, "").replaceAll(COMMENTS, "$<text>").replaceAll(LAST_COMMAS, "$<text>");
}
/** Paths from the tree's root of all files below one of its folders, without folders of these names. */
async function filesBelow(tree, folder, leftOut = /* @__PURE__ */ new Set()) {
	const files = (await readdir(path.join(tree, folder), { withFileTypes: true })).filter((entry) => !entry.isDirectory() || !leftOut.has(entry.name)).map(async (entry) => {
		const file = path.posix.join(folder, entry.name);
		return entry.isDirectory() ? filesBelow(tree, file, leftOut) : [file];
	});
	return (await Promise.all(files)).flat();
}
/**
* Those of a tree's files that make up a target's own folder, by where they lie when it runs. For an edition that is its
* source without any edition's folder, and over it the files of its own.
*/
function targetFiles({ dir, edition }, files) {
	if (edition === null) return new Map(files.filter(isIn(dir)).map((file) => [file, file]));
	const { source, overlay, siblings } = edition;
	const overlaid = path.posix.join(source, overlay);
	const isOfSomeEdition = [overlay, ...siblings].map((folder) => isIn(path.posix.join(source, folder)));
	const moved = (from, file) => [path.posix.join(dir, path.posix.relative(from, file)), file];
	return new Map([...files.filter(isIn(source)).filter((file) => !isOfSomeEdition.some((isPart) => isPart(file))).map((file) => moved(source, file)), ...files.filter(isIn(overlaid)).map((file) => moved(overlaid, file))]);
}
/** Whether a path from the tree's root lies below a folder. */
const isIn = (folder) => (file) => folder === "." || file.startsWith(`${folder}/`);
/** The folders above a path, those nearer to the tree's root first, without the root. */
function foldersAbove(file) {
	const parts = file.split("/");
	return parts.slice(1).map((_, index) => parts.slice(0, index + 1).join("/"));
}
/** Where the files of a target lie in a tree. */
function foldersOf({ dir, edition }) {
	return edition === null ? [dir] : [edition.source, path.posix.join(edition.source, edition.overlay)];
}
/** The first of a target's folders that a tree does not have; null: it has them all. */
async function missingFolder(target, tree) {
	for (const folder of foldersOf(target)) if (!await isFolder(path.join(tree, folder))) return folder;
	return null;
}
const isFolder = async (folder) => (await nullIfUnreachable(() => stat(folder)))?.isDirectory() ?? false;

// src/prepare/materialise.ts
/** Another target may have been installed in the source already. */
const INSTALLED = /* @__PURE__ */ new Set(["node_modules"]);
/**
* Writes an edition's folder into a tree, beside its source, so that relative paths out of it still hold. Whatever was
* there before is removed: an edition holds its own files and nothing else.
*/
async function layOutEdition({ dir, edition }, tree) {
	await rm(path.join(tree, dir), {
		recursive: true,
		force: true
	});
	for (const [place, file] of targetFiles({
		dir,
		edition
	}, await filesBelow(tree, edition.source, INSTALLED))) {
		const to = path.join(tree, place);
		await mkdir(path.dirname(to), { recursive: true });
		await cp(path.join(tree, file), to, { verbatimSymlinks: true });
	}
}
/**
* Copies the working tree (head, with what is not committed) and a commit (base) into a new folder. Nothing of the
* repository is touched: the base is written through an index and into a work tree of its own.
*
* @throws UserError where the repository is checked out in parts, where there is no room for the copies or one cannot be read,
*   where the name of a file is no text, or where git cannot write the base
*/
async function materialise({ root, git, gitEnv = process.env, base }) {
	try {
		var _usingCtx$7 = _usingCtx();
		if (base !== null) await refuseSparseCheckout(root, git);
		const opened = _usingCtx$7.a(new AsyncDisposableStack());
		await removeAbandonedScratch();
		const { path: folder } = opened.use(await openScratchFolder("arms"));
		const trees = {
			base: path.join(folder, "base"),
			head: path.join(folder, "head")
		};
		await orCannotBeCopied(root, async () => {
			await mkdir(trees.base);
			await mkdir(trees.head);
			await copyWorkingTree(root, git, trees.head);
		});
		if (base !== null) {
			const own = {
				GIT_INDEX_FILE: path.join(folder, "index"),
				GIT_WORK_TREE: trees.base,
				...await leavingLargeFiles(root, git)
			};
			const ofBase = openGit({
				root,
				env: gitEnv,
				own
			});
			await writeCommit(ofBase, base);
			await refuseUnreadableNames(await listedFiles(ofBase, []), {
				folder: trees.base,
				where: `commit ${base}`
			});
		}
		const moved = opened.move();
		return {
			trees,
			[Symbol.asyncDispose]: () => moved.disposeAsync()
		};
	} catch (_) {
		_usingCtx$7.e = _;
	} finally {
		await _usingCtx$7.d();
	}
}
/** @throws UserError where the file system refuses, as a full disk does, and for a file that a container wrote as root */
async function orCannotBeCopied(root, copy) {
	try {
		await copy();
	} catch (cause) {
		if (!(cause instanceof Error && "code" in cause)) throw cause;
		throw new UserError({
			what: `the repository cannot be copied: ${reasonOf(cause)}`,
			where: root,
			fix: `Free some room in ${os.tmpdir()}, or set TMPDIR to another folder. A file that may not be read and that git does not track goes into .gitignore.`,
			cause
		});
	}
}
/** Whether a setting of git is switched on; `otherwise` where nobody has set it. */
async function isOn(git, key, otherwise) {
	return (await git([
		"config",
		"--type=bool",
		`--default=${otherwise}`,
		"--get",
		key
	])).trim() === "true";
}
/** Head would lack what base has. */
async function refuseSparseCheckout(root, git) {
	if (!await isOn(git, "core.sparseCheckout", false)) return;
	throw new UserError({
		what: "the repository is checked out in parts, so head would lack files that base has",
		where: root,
		fix: "Check it out whole: `git sparse-checkout disable`, or actions/checkout without `sparse-checkout`."
	});
}
/**
* What git tracks, and what it neither tracks nor ignores; not what has been deleted. Of a submodule its empty folder, as git makes
* it in base; nothing of another repository that lies there, which no commit knows: git lists it with a slash at its end.
*/
async function copyWorkingTree(root, git, into) {
	const files = await listedFiles(git, [
		"--cached",
		"--others",
		"--exclude-standard"
	]);
	await refuseUnreadableNames(files, {
		folder: root,
		where: root
	});
	const programs = await programsInIndex(git);
	for (const file of files) {
		const from = path.join(root, file);
		const stats = await nullIfNowhere(() => lstat(from));
		if (stats === null || file.endsWith("/")) continue;
		const to = path.join(into, file);
		await mkdir(stats.isDirectory() ? to : path.dirname(to), { recursive: true });
		if (!stats.isDirectory()) await cp(from, to, { verbatimSymlinks: true });
		if (programs !== null && stats.isFile()) await chmod(to, programs.has(file) ? 493 : 420);
	}
}
async function listedFiles(git, which) {
	return new Set((await git([
		"ls-files",
		"-z",
		...which
	])).split("\0").filter((file) => file !== ""));
}
/**
* What git knows to be executable; null: the file system tells. Where it does not, as below /mnt of WSL, every file may look so,
* and would differ from base's.
*/
async function programsInIndex(git) {
	if (await isOn(git, "core.fileMode", true)) return null;
	const entries = [...await listedFiles(git, ["--stage"])];
	return new Set(entries.filter((entry) => entry.startsWith("100755 ")).map((entry) => entry.slice(entry.indexOf("	") + 1)));
}
/** What stands in a text for bytes that are not UTF-8. */
const UNREADABLE = "�";
/**
* git keeps names as bytes, which need not be text: a file of such a name cannot be opened by what is read of it. Head would lack
* what base has, and nobody would know.
*/
async function refuseUnreadableNames(files, { folder, where }) {
	for (const file of files) {
		if (!file.includes(UNREADABLE) || await nullIfNowhere(() => lstat(path.join(folder, file))) !== null) continue;
		throw new UserError({
			what: `the name of a file is not UTF-8: ${plainName(file)}`,
			where,
			fix: "Rename it with `git mv`, and merge that into the base too. One that git does not track may go into .gitignore."
		});
	}
}
/** What git LFS keeps in the repository in place of a large file begins so, */
const POINTER = "version https://git-lfs.github.com/spec/";
/** and is shorter than this, as its specification has it. */
const POINTER_BELOW_BYTES = 1024;
/**
* The variable by which git LFS leaves pointers where large files belong, if head has pointers alone: actions/checkout fetches
* large files only where it is asked to, and base must not have what head lacks. Where head has one of them, git LFS was asked:
* what it left out in head all the same, as `lfs.fetchexclude` says, it leaves out in base too. A file that was committed as
* it is tells nothing.
*/
async function leavingLargeFiles(root, git) {
	let hasPointers = false;
	for (const file of await listedFiles(git, [":(attr:filter=lfs)"])) {
		const beginning = await beginningOf(path.join(root, file), 40);
		if (beginning === null) continue;
		if (beginning === POINTER) hasPointers = true;
		else if (await isPointerInIndex(git, file)) return {};
	}
	return hasPointers ? { GIT_LFS_SKIP_SMUDGE: "1" } : {};
}
/** The size comes first, because what is no pointer may be large; of a file in conflict git tells none. */
async function isPointerInIndex(git, file) {
	const blob = `:0:${file}`;
	return Number(await git(["cat-file", "--batch-check=%(objectsize)"], `${blob}\n`)) < POINTER_BELOW_BYTES && (await git([
		"cat-file",
		"blob",
		blob
	])).startsWith(POINTER);
}
/** So many bytes of a file; null: there is none. */
async function beginningOf(file, length) {
	try {
		var _usingCtx3 = _usingCtx();
		if ((await nullIfNowhere(() => lstat(file)))?.isFile() !== true) return null;
		const { buffer, bytesRead } = await _usingCtx3.a(await open(file)).read(Buffer.alloc(length), 0, length, 0);
		return buffer.toString("latin1", 0, bytesRead);
	} catch (_) {
		_usingCtx3.e = _;
	} finally {
		await _usingCtx3.d();
	}
}
/** Into the work tree. @throws UserError where git cannot, as without what it would have to fetch */
async function writeCommit(git, commit) {
	try {
		await git(["read-tree", commit]);
		await git([
			"checkout-index",
			"--all",
			"--force"
		]);
	} catch (cause) {
		throw new UserError({
			what: `base cannot be laid out: ${reasonOf(cause).trim()}`,
			where: `commit ${commit}`,
			fix: "Mend what git says. What it fetches on the way (files of git LFS, a partial clone) needs the step's token, or a checkout with `lfs: true` or without `filter`.",
			cause
		});
	}
}

// src/prepare/pinned-node.ts
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

// src/prepare/base.ts
/** @throws UserError where a named commit cannot be found, and where a clone is too shallow to tell where its branch began */
async function chooseBase(git, request, head) {
	if (request.kind === "none") return {
		commit: null,
		why: "No base was asked for: head is compared with the stored baselines alone."
	};
	if (request.kind === "ref") {
		const sha = await commitOf(git, request.ref);
		if (sha !== null) return baseAt(sha, null);
		throw new UserError({
			what: `the base "${request.ref}" is not a commit of this repository`,
			where: "--base",
			fix: "Name a branch, a tag or a commit that is there. In a shallow clone fetch it first: git fetch --depth=1 origin <commit>."
		});
	}
	const before = await commitBefore(git);
	if (before !== null && await isMergeOfPullRequest(git)) return baseAt(before, null);
	const main = await defaultBranch(git);
	const mergeBase = main === null ? null : (await attempt(git, [
		"merge-base",
		"HEAD",
		main
	]))?.trim() || null;
	if (mergeBase !== null && mergeBase !== head.sha) return baseAt(mergeBase, null);
	const unknown = mergeBase === null ? [await whyBeginningIsUnknown(git, main)] : [];
	if ((unknown.length === 0 || before === null) && await isEdited(git)) return baseAt(head.sha, [...unknown, await noteOnUncommitted(git)].join(" "));
	if (before !== null) return baseAt(before, unknown.length === 0 ? null : [...unknown, "It is compared with the commit before it alone."].join(" "));
	return {
		commit: null,
		why: "There is no commit before this one to compare with (a first commit, or a shallow clone): absolute figures only."
	};
}
const baseAt = (sha, note) => ({
	commit: {
		sha,
		dirty: false
	},
	note
});
/**
* The commits of a branch but the last would be compared with nothing, and nobody would know.
*
* @param main null: no default branch is known
* @throws UserError where the clone is too shallow to tell, which fetching mends
*/
async function whyBeginningIsUnknown(git, main) {
	const soThat = "so head is not compared with where its branch began, which --base can name.";
	if (main === null) return `No default branch is known in this clone (no origin/HEAD, main or master), ${soThat}`;
	const name = main.replace(/^refs\/(?:remotes|heads)\//, "");
	if (!await isShallow(git)) return `HEAD has no commit in common with ${name}, ${soThat}`;
	throw new UserError({
		what: `this shallow clone has no commit that HEAD and ${name} have in common`,
		where: "--base",
		fix: "Fetch the history (git fetch --unshallow), or name the commit to compare with: --base <commit>."
	});
}
/**
* GitHub's merge of a pull request into its base, as actions/checkout names what it checks out: its first parent is the tip of the base.
* That HEAD has two parents says less, for so has a branch into which its base was merged.
*/
async function isMergeOfPullRequest(git) {
	return (await git([
		"for-each-ref",
		"--points-at=HEAD",
		"--format=%(refname)",
		"refs/remotes/pull/*/merge"
	])).trim() !== "";
}
/** A file that git does not know, which any other program may have left there, is no reason to leave out the commit. */
async function isEdited(git) {
	return (await git([
		"status",
		"--porcelain",
		"--untracked-files=no"
	])).trim() !== "";
}
/** How many files a note names: enough to see whether they are the change, or what some other program left there. */
const FILES_IN_NOTE = 3;
async function noteOnUncommitted(git) {
	return `Only what is not committed yet (${listOfMost((await uncommittedFiles(git)).map(plainName), FILES_IN_NOTE)}) is compared, with the commit below it: what that commit changed is in base and head. To compare that too, name an older one by --base.`;
}
/** The first parent of the newest commit that changes more than baselines. */
async function commitBefore(git) {
	for (let back = 0;; back += 1) {
		const before = await commitOf(git, `HEAD~${back + 1}`);
		if (before === null || !isBaselineCommit(await git([
			"log",
			"-1",
			"--format=%B",
			`HEAD~${back}`
		]))) return before;
	}
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
async function readRepository({ cwd, configFile, base, gitEnv = process.env }) {
	const opened = await openRepository(cwd, gitEnv);
	const { config, text } = await loadConfig(opened.root, configFile);
	const head = await headCommit(opened);
	return {
		...opened,
		gitEnv,
		config,
		configHash: hash("sha256", text),
		head,
		base: await chooseBase(opened.git, base, head)
	};
}

// src/store/stored-kinds.ts
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

// src/prepare/starting-point.ts
/**
* Reads the repository, its configuration and what it has stored, and lays out the arms.
*
* @throws UserError for a wrong repository, configuration, base or stored baseline
*/
async function openStartingPoint(request, { note, warn }) {
	try {
		var _usingCtx$6 = _usingCtx();
		const opened = _usingCtx$6.a(new AsyncDisposableStack());
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
		_usingCtx$6.e = _;
	} finally {
		await _usingCtx$6.d();
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

// src/measure/beside-base.ts
/** Measures the benchmarks, and then, of head alone, those that broke at a base that was never asked for them. */
async function measureBesideBase({ benchmarks, budget, unasked, signal }, take) {
	const taken = await take(benchmarks, budget);
	if (unasked === null || signal.aborted) return taken;
	const alone = benchmarks.flatMap((benchmark) => {
		const measurement = taken.records.find(({ id }) => id === benchmark.id)?.measurement;
		return measurement?.state === "broken" && measurement.arm === "base" ? [{
			...benchmark,
			newBecause: newBeside(unasked, measurement.reason)
		}] : [];
	});
	if (alone.length === 0) return taken;
	const anew = await take(alone, null);
	return {
		...taken,
		records: taken.records.map((record) => anew.records.find(({ id }) => id === record.id) ?? record)
	};
}

// src/prepare/reach/dependencies.ts
var import_posix = /* @__PURE__ */ __toESM(require_posix(), 1);
/** Whether a file is among those that patterns of `dependsOn` name. A folder that is named stands for all that is in it. */
function dependencyFilter(patterns) {
	return (0, import_posix.default)(patterns.flatMap((pattern) => [pattern, `${pattern}/**`]), { dot: true });
}
/**
* A sentence about each pattern of `dependsOn` that no file of a tree matches: mistyped, it would leave what changes there
* unmeasured in silence.
*
* @param files paths from the tree's root of all that is there before anything is installed
* @param configFile as a reader knows the configuration of the targets
*/
function notesOnUnmatchedDependencies(targets, files, configFile) {
	const unmatched = targets.flatMap(({ name, dependsOn }) => dependsOn.map((pattern) => ({
		pattern,
		target: configuredName(name)
	}))).filter(({ pattern }) => !files.some(dependencyFilter([pattern])));
	return [...new Set(unmatched.map(({ pattern, target }) => `No file matches "${pattern}" in dependsOn of ${target} (${configFile}), so a change to what it should name does not reach ${target}: mend it, as a glob from the repository's root, or remove it. What git ignores does not count.`))];
}

// src/prepare/reach/source-kinds.ts
/** What a file is to whoever follows the relative paths in it. */
/** Whether it is one of those that belong to a package. */
const isCode = (place) => /\.[cm]?[jt]sx?$/.test(place);
const isTypeScript = (place) => /\.[cm]?tsx?$/.test(place);
/** Whether it has no extension, so that its first line says what runs it, if anything does. */
const mayBeProgram = (place) => path.posix.extname(place) === "";
const SHEBANG_OF_CODE = /^#!.*\b(?:node|nodejs|tsx|bun|deno)\b/;
const SHEBANG_OF_A_SHELL = /^#!.*\b(?:ba|da|a|k|z)?sh\b/;
/** Linux reads no more of a program's first line. */
const LONGEST_SHEBANG_BYTES = 256;
/** null: relative paths in it name nothing that is loaded or run. */
function sourceKind(content, place) {
	if (isCode(place)) return "code";
	if (path.posix.basename(place) === "package.json") return "manifest";
	if (place.endsWith(".json")) return "json";
	if (/\.(?:ba)?sh$/.test(place)) return "script";
	return mayBeProgram(place) ? kindOfProgram(content) : null;
}
function kindOfProgram(content) {
	const beginning = typeof content === "string" ? content : content.toString("latin1", 0, LONGEST_SHEBANG_BYTES);
	if (SHEBANG_OF_CODE.test(beginning)) return "code";
	return SHEBANG_OF_A_SHELL.test(beginning) ? "script" : null;
}
/** Whether what it names is loaded or run. Other JSON also names what a compiler writes. */
const namesWhatRuns = (kind) => kind !== null && kind !== "json";

// src/prepare/reach/files-led-to.ts
const PACKAGE = "package.json";
/** In a package: what tests write at its root of what they covered, what one writes by hand, and what is read by compilers alone. */
const IS_NEVER_BUILT = /^coverage(?:\/|$)|(?:^|\/)\.env[^/]*$|\.d\.[cm]?ts$/;
/**
* The `package.json` nearest to a file that is code, or may be a program of it, in its folder or above: it says what the
* package's own name (`exports`) and `#names` (`imports`) mean to it. null: there is none, or the file is no code.
*
* @param places paths from the tree's root of all that is there
*/
function packageAround(place, places) {
	return isCode(place) || mayBeProgram(place) ? nearestAbove$1(place, PACKAGE, places) : null;
}
/** The `tsconfig.json` nearest to a file of TypeScript, as compilers and loaders look for it; null: there is none, or the file is none. */
function tsconfigAround(place, places) {
	return isTypeScript(place) ? nearestAbove$1(place, "tsconfig.json", places) : null;
}
/** The file of a name that is nearest to any path, in the folder that it lies in or above; null: there is none. */
function nearestAbove$1(place, name, places) {
	let folder = path.posix.dirname(place);
	while (!places.has(path.posix.join(folder, name))) {
		if (folder === ".") return null;
		folder = path.posix.dirname(folder);
	}
	return path.posix.join(folder, name);
}
/** The folder of the package that a path lies in; the tree's root where there is none. */
const packageFolder = (place, places) => path.posix.dirname(nearestAbove$1(place, PACKAGE, places) ?? PACKAGE);
/**
* What a path leads to: the files that it may mean, and links on its way, which lead further. Where there are none and it may
* be built, like `../dist/index.js`, nobody knows of what: all of the package that it lies in, or of the tree.
*/
function filesLedTo(named, { sorted, all }) {
	const meant = [...foldersAbove(named.path).filter((folder) => all.has(folder)), ...filesMeantBy(named.path, sorted)];
	if (meant.length > 0 || !named.mayBeBuilt || isInstalled(named.path)) return meant;
	const folder = packageFolder(named.path, all);
	return IS_NEVER_BUILT.test(path.posix.relative(folder, named.path)) ? [] : filesMeantBy(folder, sorted);
}
/** Whether a path lies in what an install puts there, or git, and no build. */
const isInstalled = (file) => /(?:^|\/)(?:node_modules|\.git)(?:\/|$)/.test(file);
/**
* The files that a path may mean to Node.js or a compiler: the file itself, all of a folder, and what differs in its extension.
* Where there is none, those without what a loader is told behind it: `../worker.js?url`.
*
* @param sorted paths from the tree's root, by code units
*/
function filesMeantBy(named, sorted) {
	const meant = filesCalled(named, sorted);
	const withoutQuery = named.replace(/[?#].*$/, "");
	return meant.length > 0 || withoutQuery === named ? meant : filesCalled(withoutQuery, sorted);
}
function filesCalled(named, sorted) {
	if (named === ".") return sorted;
	const stem = named.replace(/\.[cm]?jsx?$/, "");
	const isInFolder = isIn(named);
	const isOther = (file) => file.startsWith(`${stem}.`) && !file.includes("/", stem.length);
	return sorted.slice(firstFrom(stem, sorted), firstFrom(`${stem}\uffff`, sorted)).filter((file) => file === named || isInFolder(file) || isOther(file));
}
/** Where the first lies that is not before this one. */
function firstFrom(wanted, sorted) {
	let [low, high] = [0, sorted.length];
	while (low < high) {
		const middle = low + high >> 1;
		if (sorted[middle] < wanted) low = middle + 1;
		else high = middle;
	}
	return low;
}

// src/prepare/reach/relative-paths.ts
/** `./` or `../` behind a quote, which may hold blanks, or at the beginning of a word; and `..` in quotes, or as a word of a command (`cd .. && …`). */
const RELATIVE = /['"`](?<quoted>\.\.?\/[^'"`\n$*]*|\.\.(?=['"`]))|(?:^|[\s=(:])(?<bare>\.\.?\/[^\s'"`$*;,)]*|(?<=(?:cd|--prefix|-C) )\.\.(?=[\s;&|'"]|$))/gm;
/** The same behind a folder that is put before it: `__dirname + '/../lib'`, `join(here, '/../lib')`, `${import.meta.dirname}/../lib`. Alone, `'/../lib'` is a URL. */
const BEHIND_A_FOLDER = /(?:(?:\+=?|concat\(|[\w)\]!`}],)\s*['"`]\/|\}\/|\}(?=\.\.\/))(?<quoted>\.\.\/[^'"`\n$*]*|\.\.(?=['"`]))/g;
/** Steps up that are words of their own, and the words behind them: `path.join(__dirname, '..', '..', 'lib')`. */
const STEPS_UP = /['"`](?<quoted>\.\.(?:\/\.\.)*\/?(?:['"`]\s*,\s*['"`]\.\.(?:\/\.\.)*\/?)+(?:['"`]\s*,\s*['"`][^'"`\n$*]+)*)(?=['"`$*])/g;
const BETWEEN_STEPS = /['"`]\s*,\s*['"`]/g;
const SPELLINGS = [
	RELATIVE,
	BEHIND_A_FOLDER,
	STEPS_UP
];
/** In a command: `..` as a word, or as the value of an option. */
const UP_IN_A_COMMAND = /(?:^|[\s=:;&|,("'`])\.\.(?=[\s;&|:,)"'`]|$)/;
/** In a command: what stands for a folder, before a step up from there: `$PWD/..`, `"$(dirname "$0")"/..`. */
const FOLDER_IN_A_COMMAND = /(?:\$\w+|[)}'"`])\/(?=\.\.)/g;
/** In a script: a path from its own folder, or from another that it has found out: `"$(dirname "$0")/../lib"`, `"$here/.."`. One from `$PWD` is like any other. */
const FROM_A_KNOWN_FOLDER = /(?<!\$(?:\{?PWD\}?|\(pwd\)?))(?:\$(?!PWD\b)\w+|[)}'"`])\/\.\.[^\s'"`$;&|)]*/g;
/** In a command: a folder above, as the place that it runs in: `cd ../.. && npm ci`, `npm --prefix ../.. ci`. */
const RUN_ABOVE = /(?<=(?:^|[\s;&|("'`])(?:cd|-C|--(?:prefix|cwd|dir))[ =]+["']?)\.\.(?:\/\.\.)*\/?(?=[\s;&|)"']|$)/g;
const BETWEEN_COMMANDS = /[;&|(){}\n]/;
/** A command that installs packages, goes to a folder above for that, looks whether it was done, or notes that it was. */
const INSTALLS = /^(?:cd\s+["']?\.\.[./]*["']?$|(?:\[|test|touch)\s|(?:\w+=\S*\s+)*(?:npm|pnpm|yarn|bun)(?:\s+-\S+(?:\s+["']?\.\.[./]*["']?)?)*\s+(?:ci|install|i)(?:\s|$))/;
/** An install as if it were run where it stands. What does more in a folder above, like a build, may use any file there: it stays as it is. */
function withoutPlacesOfInstall(command) {
	return command.split(BETWEEN_COMMANDS).map((part) => part.trim()).filter((part) => part !== "").every((part) => INSTALLS.test(part)) ? command.replaceAll(RUN_ABOVE, ".") : command;
}
/** What a source file names by relative paths, from its tree's root; of a script what it names from its own folder alone. */
function pathsNamedIn(text, { kind, place }) {
	const folder = path.posix.dirname(place);
	switch (kind) {
		case "code":
		case "json": return pathsNamedFrom(folder, text);
		case "manifest": return pathsNamedInCommands(folder, text);
		case "script": return pathsNamedInCommands(folder, (text.match(FROM_A_KNOWN_FOLDER) ?? []).join("\n"));
	}
}
/** What else a script names, from the folder that it runs in. */
function pathsNamedWhereItRuns(script) {
	return relativePathsInCommands(script.replaceAll(FROM_A_KNOWN_FOLDER, " "));
}
/** What commands, as JSON has them, with its escapes, name by relative paths, from the root of the tree in which they run in this folder. */
function pathsNamedInCommands(folder, json) {
	return pathsFrom(folder, relativePathsInCommands(json));
}
/** What a text names by relative paths, from the root of the tree in which it lies in this folder. */
function pathsNamedFrom(folder, text) {
	return pathsFrom(folder, relativePathsIn(text));
}
/** From the tree's root. Those that lead out of it are left out. */
function pathsFrom(folder, relative) {
	return [...new Set(relative.map((one) => path.posix.join(folder, one, ".")))].filter((one) => !leadsOut(one));
}
/** In commands `..` is a word like any other: `npm install ..`, `tsc -p ..`. */
function relativePathsInCommands(json) {
	const commands = json.replaceAll(/\\[nrt]/g, "\n").replaceAll("\\", "").replaceAll(FOLDER_IN_A_COMMAND, " ");
	return [...relativePathsIn(commands), ...UP_IN_A_COMMAND.test(commands) ? [".."] : []];
}
/**
* The relative paths that a text names anywhere, be it in imports, in `new URL('../data', import.meta.url)`, in commands or in
* comments: too many rather than too few. Of what is put together while it runs, like `../locales/${name}.js`, or stands for
* many, the folder.
*/
function relativePathsIn(text) {
	return SPELLINGS.flatMap((spelling) => [...text.matchAll(spelling)]).map(({ groups, index, 0: { length } }) => {
		const relative = (groups["quoted"] ?? groups["bare"]).replaceAll(BETWEEN_STEPS, "/");
		return ["$", "*"].includes(text[index + length] ?? "") ? relative.slice(0, relative.lastIndexOf("/")) : relative;
	});
}

// src/prepare/reach/own-names.ts
/** What else is in it, or that it is no object, is not for us to complain about. */
const manifestSchema$1 = object({
	name: string().min(1).optional().catch(void 0),
	exports: unknown().optional(),
	imports: record(string(), unknown()).catch({})
}).catch({ imports: {} });
/**
* Where a file of code imports by the package's own name, or by a `#name`: the `package.json` that tells what these mean, and
* what they mean, which in a library is often built; by their paths from the tree's root. Nothing where it does neither.
*
* @param around the `package.json` nearest to it, as `packageAround` finds it; null: there is none
*/
async function namedByPackage(text, around, tree) {
	if (around === null) return [];
	const { name, exports, imports } = manifestSchema$1.parse(await jsonIn(tree, around));
	const isNamed = name !== void 0 && QUOTES.some((quote) => [quote, "/"].some((end) => text.includes(`${quote}${name}${end}`)));
	const hashNamed = Object.entries(imports).filter(([hashName]) => namesByHash(text, hashName)).map(([, goals]) => goals);
	if (!isNamed && hashNamed.length === 0) return [];
	const meant = pathsOf([isNamed ? exports : [], hashNamed]);
	return [around, ...pathsNamedFrom(path.posix.dirname(around), JSON.stringify(meant))];
}
const QUOTES = [
	"'",
	"\"",
	"`"
];
/** A quoted word that begins like a `#name`, and whether the rest of it is put together while the program runs: `#lib/${name}`. */
const HASH_NAME = /['"`](?<beginning>#[^'"`\s$]*)(?<isOpen>\$\{)?/g;
/** Whether a text may import by a name of `imports`, which may stand for many: `#lib/*`. */
function namesByHash(text, hashName) {
	const beginningOfAll = hashName.replace(/\*.*$/, "");
	return [...text.matchAll(HASH_NAME)].some(({ groups }) => {
		const beginning = groups["beginning"];
		const mayBecomeIt = groups["isOpen"] !== void 0 && beginning !== "#" && beginningOfAll.startsWith(beginning);
		return beginning.startsWith(beginningOfAll) || mayBecomeIt;
	});
}
/** The paths in `exports` or `imports`, whichever condition they are for. What they are there for, `./helpers`, is no path. */
function pathsOf(value) {
	if (typeof value === "string") return [value];
	return typeof value === "object" && value !== null ? Object.values(value).flatMap(pathsOf) : [];
}

// src/prepare/reach/path-aliases.ts
const optionsSchema = object({
	baseUrl: string().optional().catch(void 0),
	paths: record(string(), array(string())).optional().catch(void 0)
});
/** What else is in it, or that it is no object, is not for us to complain about. */
const configSchema = object({
	extends: union([string().transform((one) => [one]), array(string())]).catch([]),
	compilerOptions: optionsSchema.catch({})
}).catch({
	extends: [],
	compilerOptions: {}
});
/**
* What a `tsconfig.json` says of a text of TypeScript: loaders of it, like tsx, and bundlers import by its `paths` and `baseUrl`.
*
* @param around the `tsconfig.json` nearest to it, as `tsconfigAround` finds it; null: there is none
*/
async function namedByAliases(text, around, tree) {
	if (around === null || !tree.all.has(around)) return {
		configs: [],
		paths: []
	};
	const configs = await configsFrom(around, tree);
	const aliases = aliasesOf(configs);
	const paths = (aliases.length === 0 ? [] : wordsOf(text)).flatMap((word) => aliases.flatMap((alias) => {
		if (standsForAll(alias) && !word.isImported) return [];
		const meant = pathsFrom(".", goalsOf(word, alias));
		const there = meant.filter((goal) => goal !== "." && filesMeantBy(goal, tree.sorted).length > 0);
		return there.length > 0 || standsForAll(alias) ? there : meant;
	}));
	return {
		configs: configs.map(({ file }) => file),
		paths: [...new Set(paths)]
	};
}
/** That of a path and those that it extends in the tree, which count less the further behind they stand. */
async function configsFrom(file, tree, extending = []) {
	const { extends: named, compilerOptions } = configSchema.parse(await jsonIn(tree, file));
	const known = [...extending, file];
	const further = named.filter((one) => one.startsWith(".")).flatMap((one) => {
		const base = path.posix.join(path.posix.dirname(file), one);
		return [base, `${base}.json`].find((candidate) => tree.all.has(candidate)) ?? [];
	}).filter((one) => !known.includes(one)).toReversed().map((one) => configsFrom(one, tree, known));
	return [{
		file,
		...compilerOptions
	}, ...(await Promise.all(further)).flat()];
}
/** Paths are meant from `baseUrl`, or from where they are told; and from `baseUrl` every name that is no path. */
function aliasesOf(configs) {
	const [based, aliased] = [configs.find(({ baseUrl }) => baseUrl !== void 0), configs.find(({ paths }) => paths !== void 0)];
	const base = based === void 0 ? null : path.posix.join(path.posix.dirname(based.file), based.baseUrl);
	const from = base ?? path.posix.dirname(aliased?.file ?? ".");
	return [...Object.entries(aliased?.paths ?? {}).map(([name, goals]) => ({
		name,
		goals: goals.map((goal) => path.posix.join(from, goal))
	})), ...base === null ? [] : [{
		name: "*",
		goals: [path.posix.join(base, "*")]
	}]];
}
const standsForAll = ({ name }) => name.startsWith("*");
/** A quoted word that is no path, behind what imports it, and before what is put together while the program runs: `@lib/${name}`. */
const WORD = /(?<imported>\b(?:from|import|require|resolve)\s*\(?\s*)?['"`](?<word>[^'"`\s$./][^'"`\s$]*)(?<isBeginning>\$\{)?/g;
function wordsOf(text) {
	return [...text.matchAll(WORD)].map(({ groups }) => ({
		text: groups["word"],
		isImported: groups["imported"] !== void 0,
		isBeginning: groups["isBeginning"] !== void 0
	}));
}
/** What a word stands for by an alias. Of one that is the beginning of many, the folder. */
function goalsOf({ text, isBeginning }, { name, goals }) {
	const [before = "", after] = name.split("*", 2);
	const behind = text.startsWith(before) ? text.slice(before.length) : null;
	if (isBeginning) return (behind === null ? before.startsWith(text) : after !== void 0) ? goals.map((goal) => path.posix.dirname(`${goal.replace(/\*.*$/, "")}${behind ?? ""}*`)) : [];
	if (after === void 0) return text === name ? goals : [];
	return behind?.endsWith(after) === true ? goals.map((goal) => goal.replace("*", () => behind.slice(0, behind.length - after.length))) : [];
}

// src/prepare/reach/followed-files.ts
/**
* A mark of the mode and content of these files, and of what relative paths and symbolic links in them lead to within the
* tree, which may lead further; with the `package.json` of code that imports by a name of its own package, and with the
* `tsconfig.json` of TypeScript and what is imported by its names.
*
* @param placed by the file, where it lies when the target runs
*/
async function followed(placed, { tree, own, runIn, mayBeBuilt }) {
	const places = /* @__PURE__ */ new Set([...tree.all, ...placed.values()]);
	const ahead = new Map(placed);
	const reached = /* @__PURE__ */ new Map();
	const lookedFor = /* @__PURE__ */ new Map();
	const configs = /* @__PURE__ */ new Set();
	for (const [file, place] of ahead) {
		const found = await find(file, {
			place,
			around: packageAround(place, places),
			config: tsconfigAround(place, places)
		}, tree);
		reached.set(file, found.mark);
		for (const config of found.configs) configs.add(config);
		const mayNameWhatIsBuilt = found.namesWhatRuns && own.has(file) && !isInstalled(file);
		const fromWhereItRuns = found.pathsFromWhereItRuns.flatMap((relative) => pathsFromSome([
			runIn,
			packageFolder(place, places),
			path.posix.dirname(place)
		], relative, tree));
		for (const named of [...found.paths, ...fromWhereItRuns].map((one) => ({
			path: one,
			mayBeBuilt: mayNameWhatIsBuilt && mayBeBuilt(one)
		}))) {
			const before = lookedFor.get(named.path);
			if (before === true || before === named.mayBeBuilt) continue;
			lookedFor.set(named.path, named.mayBeBuilt);
			for (const other of filesLedTo(named, tree)) if (!ahead.has(other)) ahead.set(other, other);
		}
	}
	for (const config of configs) if (!reached.has(config)) reached.set(config, (await find(config, {
		place: config,
		around: null,
		config: null
	}, tree)).mark);
	return reached;
}
/** What a path is from these folders, one of which is meant: all that lead to something, or the first where none does. */
function pathsFromSome(folders, relative, tree) {
	const paths = folders.flatMap((folder) => pathsFrom(folder, [relative]));
	const there = paths.filter((one) => filesLedTo({
		path: one,
		mayBeBuilt: false
	}, tree).length > 0);
	return there.length > 0 ? there : paths.slice(0, 1);
}
/** Read once for all targets: one that is installed without a lock file of npm's reaches the whole tree, and so does the next. */
async function find(file, at, tree) {
	const key = [
		file,
		at.place,
		at.around,
		at.config
	].join("\0");
	const found = tree.found.get(key) ?? await readIn(tree, file, at);
	tree.found.set(key, found);
	return found;
}
async function readIn(tree, file, at) {
	const from = path.join(tree.root, file);
	const stats = await lstat(from);
	const content = await contentOf(from);
	const named = stats.isSymbolicLink() ? {
		...NOTHING_NAMED,
		paths: await goalOf(from, tree.root)
	} : await whatIsNamedIn(content, at, tree);
	return {
		mark: `${stats.mode & OWNER_EXECUTES ? "program" : "file"}\0${hashOf(content)}`,
		...named
	};
}
const NOTHING_NAMED = {
	namesWhatRuns: false,
	paths: [],
	pathsFromWhereItRuns: [],
	configs: []
};
async function whatIsNamedIn(content, { place, around, config }, tree) {
	const kind = sourceKind(content, place);
	if (kind === null) return NOTHING_NAMED;
	const text = String(content);
	const aliased = await namedByAliases(text, config, tree);
	return {
		namesWhatRuns: namesWhatRuns(kind),
		paths: [
			...pathsNamedIn(text, {
				kind,
				place
			}),
			...kind === "code" ? await namedByPackage(text, around, tree) : [],
			...aliased.paths
		],
		pathsFromWhereItRuns: kind === "script" ? pathsNamedWhereItRuns(text) : [],
		configs: aliased.configs
	};
}
/** Where a symbolic link leads within the tree, if it does. */
async function goalOf(link, root) {
	const goal = await realpath(link).catch(() => null);
	const inTree = goal === null ? ".." : path.posix.join(".", path.relative(await realpath(root), goal));
	return leadsOut(inTree) ? [] : [inTree];
}
const OWNER_EXECUTES = 64;
const hashOf = (content) => hash("sha256", content);
/** What is read of a file; of a link that leads to no file, where it points. */
async function contentOf(file) {
	try {
		return await readFile(file);
	} catch (error) {
		if (!(await lstat(file)).isSymbolicLink()) throw error;
		return readlink(file);
	}
}

// src/prepare/workspaces.ts
var import_dist = require_dist();
/** What the `package.json` files of a tree say, by their folders. Those of others do not count, also where the repository keeps them. */
async function manifestsOf(tree) {
	const files = tree.sorted.filter((file) => path.posix.basename(file) === "package.json" && !isInstalled(file));
	return new Map(await Promise.all(files.map(async (file) => [path.posix.dirname(file), await jsonIn(tree, file)])));
}
const requestsSchema = record(string(), string()).optional().catch(void 0);
const requestingSchema = object({
	dependencies: requestsSchema,
	devDependencies: requestsSchema,
	optionalDependencies: requestsSchema,
	peerDependencies: requestsSchema
});
/** All that it asks for, by whichever kind of dependency. */
function requestsOf(manifest) {
	const { data } = requestingSchema.safeParse(manifest);
	return [
		data?.dependencies,
		data?.devDependencies,
		data?.optionalDependencies,
		data?.peerDependencies
	].flatMap((requests) => Object.entries(requests ?? {})).map(([name, asked]) => ({
		name,
		asked
	}));
}
/** Which folders are members of a workspace: their packages are installed as the workspace's lock file says, and no other is read. */
const globsSchema = array(string());
const manifestSchema = object({ workspaces: union([globsSchema, object({ packages: globsSchema }).transform(({ packages }) => packages)]) });
const pnpmSchema = object({ packages: globsSchema });
/** Whether a target is installed as a member of a workspace. That of pnpm is nothing to the default install, which is npm's. */
async function isMember({ dir, install }, tree) {
	if (install === null) return false;
	if (await workspaceAround(dir, tree) !== null) return true;
	return install !== "npm ci --no-audit --no-fund" && await pnpmWorkspaceAround(dir, tree) !== null;
}
/**
* The nearest folder above a folder whose `package.json` has it among its `workspaces`, as npm, Yarn and Bun look for it, from
* the tree's root; null: there is none.
*/
function workspaceAround(dir, tree) {
	return nearestAbove(dir, async (folder) => manifestSchema.safeParse(jsonOrNull(await textOf(path.join(tree, folder, "package.json")))).data?.workspaces ?? []);
}
/** The same by `pnpm-workspace.yaml`. */
function pnpmWorkspaceAround(dir, tree) {
	return nearestAbove(dir, async (folder) => pnpmSchema.safeParse(yamlOrNull(await textOf(path.join(tree, folder, "pnpm-workspace.yaml")))).data?.packages ?? []);
}
async function nearestAbove(dir, globsOf) {
	for (const folder of [".", ...foldersAbove(dir)].toReversed()) if (isNamedBy(await globsOf(folder), path.posix.relative(folder, dir))) return folder;
	return null;
}
/** A glob that begins with `!` keeps out what it matches. */
function isNamedBy(globs, folder) {
	const matches = (some) => (0, import_posix.default)(some.map(withoutEnds).filter((glob) => glob !== ""))(folder);
	return matches(globs.filter((glob) => !keepsOut(glob))) && !matches(globs.filter(keepsOut));
}
const keepsOut = (glob) => glob.startsWith("!");
const withoutEnds = (glob) => glob.replace(/^!?(?:\.?\/+)?/, "").replace(/\/+$/, "");
/** Empty where there is none. */
const textOf = async (file) => await nullIfUnreachable(() => readFile(file, "utf8")) ?? "";
function yamlOrNull(text) {
	try {
		return (0, import_dist.parse)(text, { logLevel: "error" });
	} catch {
		return null;
	}
}
const namedSchema = object({ name: string() });
/** A package that is asked for by another name than its own: `npm:@acme/core@1`, `workspace:@acme/core@*`. */
const ALIAS = /^(?:npm|workspace):(?<name>(?:@[^/@]+\/)?[^/@]+)(?:@|$)/;
/**
* The folders of the tree's packages that a package requires by their names, and of those that these require: a workspace links them
* where it has them. Of several packages of one name all, and whichever version is asked for: which of them is linked, only an install knows.
*
* @param manifest path from the tree's root of the `package.json` that requires them; one that is not there requires nothing
*/
async function requiredMembers(manifest, tree) {
	const manifests = await manifestsOf(tree);
	const named = [...manifests].map(([folder, said]) => ({
		folder,
		name: namedSchema.safeParse(said).data?.name
	}));
	const byName = Map.groupBy(named, ({ name }) => name);
	const requiredBy = (said) => requestsOf(said).flatMap(namesIn).flatMap((name) => byName.get(name) ?? []).map(({ folder }) => folder);
	const required = new Set(requiredBy(await jsonIn(tree, manifest)));
	for (const folder of required) for (const further of requiredBy(manifests.get(folder))) required.add(further);
	return required;
}
/** The name that it is imported by, and that of what an alias stands for. */
function namesIn({ name, asked }) {
	const aliased = ALIAS.exec(asked)?.groups?.["name"];
	return aliased === void 0 ? [name] : [name, aliased];
}

// src/prepare/reach/digest.ts
const lockFileSchema = object({ packages: record(string(), object({
	link: literal(true),
	resolved: string()
}).nullable().catch(null)) });
/** What decides, in the folder of an install or above it, which packages come of it, whichever package manager it is. */
const DECIDES_ON_PACKAGES = /* @__PURE__ */ new Set([
	"package.json",
	"package-lock.json",
	"npm-shrinkwrap.json",
	"yarn.lock",
	"pnpm-lock.yaml",
	"bun.lock",
	"bun.lockb",
	"pnpm-workspace.yaml",
	".pnpmfile.cjs",
	".pnpmfile.mjs",
	".npmrc",
	".yarnrc",
	".yarnrc.yml",
	"bunfig.toml"
]);
/** Beside these, where patch-package and `npm patch` keep what they change of packages: no lock file changes with it. */
const PATCHES = "patches";
/**
* One hash over everything that a target can reach in a tree: its own folder with the lock file, packages that the lock
* file links from elsewhere in the repository, what relative paths and symbolic links lead to from there, what a package's
* own name and `#names` may mean to code in it, what `dependsOn` names, and packages that git tracks. Where no lock file tells
* what an install may link (another package manager's does not, nor that of a workspace around it), the whole tree; or, where
* `dependsOn` names code elsewhere, beside that the packages of the tree that it requires by name, and the lock files in folders
* above. Equal hashes: the change cannot have reached it. Hidden files count: configuration of compilers and package managers
* lies in them.
*/
async function digestTarget(target, tree) {
	const { root, sorted, all } = tree;
	const own = targetFiles(target, sorted);
	const lockFile = LOCK_FILES.map((name) => own.get(path.posix.join(target.dir, name))).find((file) => file !== void 0);
	const links = lockFile === void 0 ? null : linkedFolders(target.dir, String(await contentOf(path.join(root, lockFile))));
	const isUntold = links === null ? target.install !== null : await isMember(target, root);
	const onTheWay = foldersOf(target).flatMap((folder) => [...foldersAbove(folder), folder]).filter((folder) => all.has(folder));
	const hasAnotherName = own.size === 0 && onTheWay.length === 0;
	const isDependedOn = dependencyFilter(target.dependsOn);
	const ownFiles = new Set(own.values());
	const told = new Set(sorted.filter((file) => isDependedOn(file) && isCode(file) && !ownFiles.has(file)).map((file) => packageFolder(file, all)));
	const reachesAll = hasAnotherName || isUntold && told.size === 0;
	const required = isUntold && !reachesAll ? await requiredMembers(manifestOf(target, own, all), tree) : [];
	const linked = reachesAll ? ["."] : [...links ?? [], ...required];
	const packagesAbove = [".", ...foldersAbove(target.dir)].map((folder) => path.posix.join(folder, "node_modules"));
	const isInSome = [...linked, ...packagesAbove].map((folder) => isIn(folder));
	const isElsewhere = (file) => isInSome.some((isBelow) => isBelow(file)) || isDependedOn(file);
	const configured = JSON.stringify(whatIsRun(target));
	const isOutside = (named) => named !== target.dir && !isIn(target.dir)(named);
	const mayBeBuilt = (named) => isOutside(named) && !told.has(packageFolder(named, all));
	const commands = isUntold ? JSON.stringify(whatIsRun(installedInPlace(target))) : configured;
	const commanded = pathsNamedInCommands(target.dir, commands).flatMap((named) => filesLedTo({
		path: named,
		mayBeBuilt: mayBeBuilt(named)
	}, tree));
	const elsewhere = [
		...sorted.filter(isElsewhere),
		...onTheWay,
		...commanded
	];
	const placed = new Map([...elsewhere.map((file) => [file, file]), ...[...own].map(([place, file]) => [file, place])]);
	const reached = await followed(placed, {
		tree,
		own: /* @__PURE__ */ new Set([...ownFiles, ...commanded]),
		runIn: target.dir,
		mayBeBuilt
	});
	const hash = createHash("sha256").update(configured);
	const deciding = isUntold ? sorted.filter(decidesOnPackagesOf(target)) : [];
	for (const file of deciding) hash.update(`\0${file}\0${hashOf(await contentOf(path.join(root, file)))}`);
	for (const file of [...reached.keys()].toSorted()) hash.update(`\0${file}\0${reached.get(file)}`);
	return hash.digest("hex");
}
/** The file that says what a target requires: the `package.json` of its folder, or the nearest above; also where there is none. */
function manifestOf({ dir }, own, all) {
	return own.get(path.posix.join(dir, "package.json")) ?? path.posix.join(packageFolder(dir, all), "package.json");
}
/** The contents of these count, and not what they name: a workspace names all of its members. */
function decidesOnPackagesOf({ dir }) {
	const folders = /* @__PURE__ */ new Set([
		".",
		...foldersAbove(dir),
		dir
	]);
	const isAmongPatches = [...folders].map((folder) => isIn(path.posix.join(folder, PATCHES)));
	return (file) => DECIDES_ON_PACKAGES.has(path.posix.basename(file)) && folders.has(path.posix.dirname(file)) || isAmongPatches.some((isBelow) => isBelow(file));
}
/** Where `dependsOn` and a `package.json` tell what a target is made of, and not its lock file, a folder above is just where its packages are installed. */
function installedInPlace(target) {
	return {
		...target,
		install: target.install === null ? null : withoutPlacesOfInstall(target.install)
	};
}
/** Another edition that comes or goes, and what tables show, change nothing of a target. */
function whatIsRun({ edition, labels: _labels, versionOf: _versionOf, ...target }) {
	return {
		...target,
		edition: edition === null ? null : {
			source: edition.source,
			overlay: edition.overlay
		}
	};
}
/** In the order in which npm takes them. */
const LOCK_FILES = ["npm-shrinkwrap.json", "package-lock.json"];
/** Folders of the repository that npm links into a target (`file:../..`, workspaces); null: the lock file does not tell. */
function linkedFolders(dir, lockText) {
	const lock = lockFileSchema.safeParse(jsonOrNull(lockText));
	if (!lock.success) return null;
	return Object.values(lock.data.packages).filter((entry) => entry !== null).map((entry) => path.posix.join(dir, entry.resolved)).filter((folder) => !leadsOut(folder));
}

// src/prepare/install-target.ts
/** However one of them ends, the next begins. */
function openTurns() {
	let lastAlone = Promise.resolve();
	let allSoFar = Promise.resolve();
	return {
		beside: (begin) => {
			const turn = lastAlone.then(begin);
			allSoFar = Promise.allSettled([allSoFar, turn]);
			return turn;
		},
		alone: (begin) => {
			const turn = allSoFar.then(begin);
			lastAlone = Promise.allSettled([turn]);
			allSoFar = lastAlone;
			return turn;
		}
	};
}
const COMMAND_TIMEOUT_MS = 9e5;
/** There was nothing to do, or nothing went wrong. */
const READY = {
	ready: true,
	lost: []
};
/** A second step where the first one succeeded. */
async function inTurn(first, second) {
	const before = await first();
	if (!before.ready) return before;
	const after = await second();
	return after.ready ? {
		ready: true,
		lost: [...before.lost, ...after.lost]
	} : after;
}
/** Lays out an edition's folder, and installs a target, with these options behind its command. */
async function installTarget(target, place, options = []) {
	const { tree } = place;
	const missing = await missingFolder(target, tree);
	if (missing !== null) return {
		ready: false,
		reason: reasonOfMissing(missing, target)
	};
	const inTheWay = await reasonNotToLayOut(target, tree);
	if (inTheWay !== null) return {
		ready: false,
		reason: inTheWay
	};
	if (target.edition !== null) await layOutEdition({
		dir: target.dir,
		edition: target.edition
	}, tree);
	if (target.install === null) return READY;
	const notInstallable = await reasonNotToInstall({
		...target,
		install: target.install
	}, tree);
	if (notInstallable !== null) return {
		ready: false,
		reason: notInstallable
	};
	return runCommand([target.install, ...options.map(quoteForShell)].join(" "), target, place);
}
/** Builds a target that is installed. */
async function buildTarget(target, place) {
	return target.build === null ? READY : runCommand(target.build, target, place);
}
/** A command that fails is tried once more, one that hangs is not. What failed because both arms did the same at once, as on a port or over a lock, would fail again beside the other arm. */
async function runCommand(command, target, place) {
	const failures = [];
	const tryOnce = () => runToItsEnd(command, target, place);
	let isHanging = false;
	while (failures.length < 2 && !isHanging) {
		const failure = await (failures.length === 0 ? place.turns.beside(tryOnce) : place.turns.alone(tryOnce));
		if (failure === null) return {
			ready: true,
			lost: failures
		};
		failures.push(failure.reason);
		({isHanging} = failure);
	}
	return {
		ready: false,
		reason: reasonOfFailures(failures)
	};
}
/** What failed otherwise the second time may have failed by what the first had left behind. */
function reasonOfFailures(failures) {
	const [first, last] = [failures[0], failures.at(-1)];
	return first === last ? last : `${last}; at the first try ${first}`;
}
const LEFT_OUT = "what git ignores, and what lies in a submodule, is left out";
function reasonOfMissing(folder, { edition }) {
	return `there is no folder ${folder}: mend ${edition === null || folder === edition.source ? "`dir`, which starts from the repository's root and not from the configuration file" : "`versions`, which starts from `dir`"}, or commit the folder (${LEFT_OUT})`;
}
/** npm would take it for a member that the lock file of its workspace lacks, which fails, and every other install of that workspace with it. */
async function reasonNotToLayOut({ dir, edition, install }, tree) {
	const workspace = edition === null || install !== "npm ci --no-audit --no-fund" ? null : await workspaceAround(dir, tree);
	if (workspace === null) return null;
	const editions = path.posix.join(path.posix.relative(workspace, path.posix.dirname(dir)), "*@*");
	return `${dir}, where this edition is laid out, is among the \`workspaces\` of ${path.posix.join(workspace, "package.json")}, so \`npm ci\` takes it for a member and leaves its lock file aside: keep it out there by "!${editions}"`;
}
/** What npm says of these is long, and what to do about it here is not in it. What another command needs, itself alone knows. */
async function reasonNotToInstall({ dir, install }, tree) {
	if (install !== "npm ci --no-audit --no-fund") return null;
	if (!await exists(path.join(tree, dir, "package.json"))) return `${dir} has no package.json, which \`npm ci\` needs: commit one (${LEFT_OUT}), or give another \`install\`: \`npm --prefix FOLDER ci\` installs what another folder's says, \`false\` nothing`;
	if (await hasLockFile(tree, dir)) return null;
	const other = await otherLockFile(tree, dir);
	if (other !== null) return `${dir} has no package-lock.json, which \`npm ci\` needs, but there is ${other.file}: give \`install: ${other.install}\``;
	return `${dir} has no package-lock.json, which \`npm ci\` needs: commit one (\`git add -f\` where git ignores it: what git ignores is left out), or give another \`install\``;
}
const OTHER_INSTALLS = [
	{
		name: "pnpm-lock.yaml",
		install: "pnpm install --frozen-lockfile"
	},
	{
		name: "yarn.lock",
		install: "yarn install --frozen-lockfile"
	},
	{
		name: "bun.lock",
		install: "bun install --frozen-lockfile"
	}
];
/** The lock file of another package manager, in a folder or above it, and the install that goes by it; null: there is none. */
async function otherLockFile(tree, dir) {
	for (const { name, install } of OTHER_INSTALLS) {
		const file = path.posix.join(dir, name);
		if (await exists(path.join(tree, file))) return {
			file,
			install
		};
	}
	return dir === "." ? null : otherLockFile(tree, path.posix.dirname(dir));
}
/** Of a member of a workspace it lies in a folder above. */
async function hasLockFile(tree, dir) {
	return (await Promise.all(LOCK_FILES.map((name) => exists(path.join(tree, dir, name))))).includes(true) || dir !== "." && hasLockFile(tree, path.posix.dirname(dir));
}
async function exists(file) {
	return await nullIfMissing(() => access(file).then(() => true)) ?? false;
}
async function runToItsEnd(command, target, { tree: root, signal, timeoutMs = COMMAND_TIMEOUT_MS }) {
	try {
		var _usingCtx$5 = _usingCtx();
		signal.throwIfAborted();
		const tree = _usingCtx$5.a(startProcessTree({
			command: [
				"/bin/sh",
				"-c",
				command
			],
			cwd: path.join(root, target.dir),
			env: environmentInTree(target, root),
			cores: null
		}));
		const limit = _usingCtx$5.u(openTimeLimit(timeoutMs, signal));
		const ending = await Promise.race([tree.ended, limit.over]);
		signal.throwIfAborted();
		if (ending !== null && succeeded(ending)) return null;
		const how = ending === null ? `did not end within ${timeoutMs / 6e4} minutes` : describeEnding(ending);
		return {
			reason: withLastOutput(`\`${command}\` in ${target.dir} ${how}`, tree.output(), ": "),
			isHanging: ending === null
		};
	} catch (_) {
		_usingCtx$5.e = _;
	} finally {
		await _usingCtx$5.d();
	}
}
/**
* In a member of a workspace `npm ci` installs what that one needs, and takes away what others have, as it is meant to
* (npm/cli#4830). So the default install of each names those that were installed by it in the same tree before.
*/
function openMemberInstalls(tree) {
	const installed = /* @__PURE__ */ new Map();
	return async ({ dir, install: command }, install) => {
		if (command !== "npm ci --no-audit --no-fund") return install([]);
		const workspace = await workspaceAround(dir, tree) ?? dir;
		const before = installed.get(workspace) ?? [];
		const prepared = await install(dir === workspace ? [] : optionsBeside(before, {
			dir,
			workspace
		}));
		if (prepared.ready) installed.set(workspace, [...before, dir]);
		return prepared;
	};
}
/** In the workspace's own folder all of its members are installed. */
function optionsBeside(before, { dir, workspace }) {
	const fromHere = (folder) => path.posix.relative(dir, folder) || ".";
	if (before.length === 0) return [];
	if (before.includes(workspace)) return [`--prefix=${fromHere(workspace)}`];
	return [.../* @__PURE__ */ new Set([dir, ...before])].map((member) => `--workspace=${fromHere(member)}`);
}
/**
* Targets that lie in one folder and are made ready by the same commands are prepared there once, and what came of it holds for all of
* them. The arms may be made ready at the same time: the second try of what failed waits until it has the machine to itself.
*/
function openInstalls(trees, signal) {
	const turns = openTurns();
	const placeOf = (arm) => ({
		tree: trees[arm],
		turns,
		signal
	});
	const members = {
		base: openMemberInstalls(trees.base),
		head: openMemberInstalls(trees.head)
	};
	const install = onceEach((arm, target) => members[arm](target, (options) => installTarget(target, placeOf(arm), options)));
	return {
		install,
		build: onceEach((arm, target) => inTurn(() => install(arm, target), () => buildTarget(target, placeOf(arm))))
	};
}
function onceEach(step) {
	const begun = /* @__PURE__ */ new Map();
	return (arm, target) => {
		const { dir, edition, install, build, env } = target;
		const key = JSON.stringify([
			arm,
			dir,
			edition,
			install,
			build,
			env
		]);
		const prepared = begun.get(key) ?? step(arm, target);
		begun.set(key, prepared);
		return prepared;
	};
}

// src/prepare/list-suite.ts
/** The tasks of a suite, which its own file alone knows, so both arms' files are asked for them. */
async function listSuite({ head, base }, { trees, services, signal }) {
	const broken = async (ending) => {
		const trouble = await services.trouble({
			head,
			base
		});
		return trouble === null ? ending : {
			state: "invalid",
			reason: trouble
		};
	};
	const ofBase = base === null ? NOTHING_LISTED : await listed("base", base, trees.base, signal);
	if (ofBase.contents === null) return broken(endingOf(ofBase.lost, []));
	const ofHead = await listed("head", head, trees.head, signal);
	if (ofHead.contents === null) return broken(endingOf(ofHead.lost, ofBase.lost));
	return {
		state: "listed",
		tasks: {
			base: ofBase.contents.tasks,
			head: ofHead.contents.tasks
		},
		labels: ofHead.contents.labels,
		labelsLost: ofHead.contents.labelsLost,
		lost: [...ofBase.lost, ...ofHead.lost]
	};
}
const NO_LABELS = {
	labels: {},
	labelsLost: null
};
const NOTHING_LISTED = {
	contents: {
		tasks: [],
		...NO_LABELS
	},
	lost: []
};
async function listed(arm, target, tree, signal) {
	const lost = [];
	while (lost.length < 2) {
		signal.throwIfAborted();
		try {
			return {
				contents: await contentsOf(arm, target, tree),
				lost
			};
		} catch (error) {
			lost.push(lostTryOf(error));
		}
	}
	return {
		contents: null,
		lost
	};
}
/**
* Its processes that measure load the same as the one that is asked here.
*
* @throws MeasuringFailure where its file loads modules from outside the arm's tree
*/
async function contentsOf(arm, target, tree) {
	try {
		var _usingCtx$4 = _usingCtx();
		const suite = _usingCtx$4.a(startSuite({
			arm,
			target,
			tree,
			core: null
		}));
		const modules = await suite.modules();
		await assertOwnModules(arm, [{ modules }], {
			tree,
			nodeOptions: inheritedNodeOptions(target.env)
		});
		return {
			tasks: await suite.tasks(),
			...arm === "head" ? await labelsOf(suite) : NO_LABELS
		};
	} catch (_) {
		_usingCtx$4.e = _;
	} finally {
		await _usingCtx$4.d();
	}
}
/** They stand beside the figures, and no figure depends on them: what they fail with, as base's may well too, costs them alone. */
async function labelsOf(suite) {
	try {
		return {
			labels: await suite.labels(),
			labelsLost: null
		};
	} catch (error) {
		if (!(error instanceof ArmFailure)) throw error;
		return {
			labels: {},
			labelsLost: error.message
		};
	}
}

// src/prepare/published-copy.ts
const versionSchema = object({ version: string() });
/**
* The installed version of a package as a target finds it, which workspaces install in a folder above; null where there is none,
* or its package.json is no JSON.
*/
async function installedVersion(packageName, { dir }, tree) {
	const found = await installedNearest(packageName, dir, tree);
	return found === null ? null : versionOfPackage(found.real);
}
/** What the `package.json` in a folder says; null: there is none, or it says nothing. */
async function versionOfPackage(folder) {
	const text = await nullIfMissing(() => readFile(path.join(folder, "package.json"), "utf8"));
	return text === null ? null : versionSchema.safeParse(jsonOrNull(text)).data?.version ?? null;
}
/** As Node.js looks for a package from a folder: there, and in the folders above it. */
async function installedNearest(name, folder, tree) {
	const modules = path.join(tree, folder, "node_modules");
	const real = await nullIfUnreachable(() => realpath(path.join(modules, name)));
	if (real !== null) return {
		modules,
		real
	};
	return folder === "." ? null : installedNearest(name, path.posix.dirname(folder), tree);
}
/** Without a version nothing can be published, and what is private is not. A name is looked for as a path, so it must be one that npm takes. */
const publishableSchema = object({
	name: string().max(214).regex(/^(?:@[\w.~-]+\/)?[\w~-][\w.~-]*$/),
	version: string(),
	private: literal(false).optional()
});
/** What npm keeps of an install, in its folder of packages. */
const hiddenLockSchema = object({ packages: record(string(), object({ resolved: string().optional().catch(void 0) }).catch({})) });
/** How a package manager is asked for what lies in the repository: it may be copied, and is the repository's all the same. */
const OF_THE_REPOSITORY = /^(?:file|link|portal|workspace):|^\.{1,2}(?:\/|$)|^~?\//;
/** The packages of a tree that may have been published. */
async function publishablePackages(tree) {
	return [...await manifestsOf(tree)].flatMap(([folder, manifest]) => {
		const { data } = publishableSchema.safeParse(manifest);
		return data === void 0 ? [] : [{
			name: data.name,
			folder
		}];
	});
}
/**
* A sentence about each package of the repository that a target has from a registry: both arms run the same published copy
* then, and no figure shows what a change does to the repository's own. A copy that was not asked for by its name is no such
* thing: some other package needs it, and its users have it too. To be called once the target is built.
*
* @param packages those of the tree before anything was installed
*/
async function notesOnPublishedCopies(target, tree, packages) {
	const ofTarget = /* @__PURE__ */ new Set([target.dir, ...foldersOf(target)]);
	return (await Promise.all(packages.filter(({ folder }) => !ofTarget.has(folder)).map(async (own) => {
		const copy = await publishedCopy(own.name, target.dir, tree);
		return copy === null ? [] : [noteOn(own, copy, target.dir)];
	}))).flat();
}
function noteOn({ name, folder }, { version }, dir) {
	const [shown, installed] = [plainName(name), version === null ? "" : ` ${plainName(version)}`];
	const [target, place] = [dir === "." ? "The root of the repository" : plainName(dir), folder === "." ? "in its root" : `in ${plainName(folder)}`];
	return `${target} has ${shown}${installed} installed from a registry, and not the ${shown} of this repository (${place}): what a change does to that is in no figure of what imports it by its name. Have it installed by "file:${path.posix.relative(dir, folder)}", or linked by the workspace.`;
}
/** What code in a folder finds by the name of a package, if that is neither a link into the repository nor a copy of what lies there. */
async function publishedCopy(name, dir, tree) {
	const found = await installedNearest(name, dir, tree);
	if (found === null) return null;
	if (!path.relative(await realpath(tree), found.real).split(path.sep).includes("node_modules")) return null;
	if (isCopiedByPnpm(name, found.real) || !await mayBeOfRegistry(name, found.modules)) return null;
	const requests = await requestsFor(name, dir, {
		tree,
		upTo: path.relative(tree, path.dirname(found.modules)) || "."
	});
	if (requests.length === 0 || requests.some((asked) => OF_THE_REPOSITORY.test(asked))) return null;
	return { version: await versionOfPackage(found.real) };
}
/** pnpm says in the name of a folder where what is in it came from. */
function isCopiedByPnpm(name, real) {
	return ["", `${name.replaceAll("/", "+")}@`].some((before) => real.includes(`/.pnpm/${before}file+`));
}
/** How the nearest `package.json` that names a package asks for it: that of a folder, or one above it, up to where the package was found. */
async function requestsFor(name, folder, found) {
	const requests = requestsOf(await jsonOf(path.join(found.tree, folder, "package.json"))).filter((request) => request.name === name).map(({ asked }) => asked);
	if (requests.length > 0 || folder === found.upTo || folder === ".") return requests;
	return requestsFor(name, path.posix.dirname(folder), found);
}
/** What npm does not know of, a build has put there; and it says what it has packed in the repository. Other package managers say neither. */
async function mayBeOfRegistry(name, modules) {
	const { data } = hiddenLockSchema.safeParse(await jsonOf(path.join(modules, ".package-lock.json")));
	if (data === void 0) return true;
	const entry = data.packages[`node_modules/${name}`];
	return entry !== void 0 && entry.resolved?.startsWith("file:") !== true;
}

// src/prepare/reach/is-reached.ts
/** What of base a target can be compared with. A base without the target's folder has nothing, whatever its configuration says. */
async function comparableBase({ base }, trees) {
	return base !== null && await missingFolder(base, trees.base) === null ? base : null;
}
/** Whether the change between the trees can reach a target; one that base does not have is all change. */
async function isReached(head, base, trees) {
	return base === null || await digestTarget(head, trees.head) !== await digestTarget(base, trees.base);
}

// src/prepare/survey.ts
/** Shards may run on machines of different kinds and must split alike, so all reckon as if processes could be pinned. */
const COSTS = roundCosts(PROCEDURE, true);
/**
* Finds out which targets the change can reach and which of those are this shard's. Only what is reached is split:
* otherwise all of it might fall to one shard. To be called before anything is installed, because what an install
* leaves behind is no part of the change.
*/
async function surveyTargets(targets, { request, trees, signal }) {
	const seen = [];
	const read = request.all ? null : {
		base: await readTree(trees.base),
		head: await readTree(trees.head)
	};
	for (const planned of targets) {
		signal.throwIfAborted();
		const base = await comparableBase(planned, trees);
		seen.push({
			target: {
				...planned,
				base
			},
			reached: read === null || await isReached(planned.head, base, read)
		});
	}
	const leftToOthers = splitAmongShards(seen.filter(({ reached }) => reached).map(({ target }) => target), request);
	return seen.map(({ target, reached }) => ({
		...target,
		leftOut: reached ? leftToOthers(target) : { state: "unaffected" }
	}));
}
/** Tells of each of these targets which other shard measures it; null: this one does. */
function splitAmongShards(targets, { only, shard }) {
	if (shard === null) return () => null;
	const isWanted = benchmarkFilter(only);
	const shards = splitIntoShards(targets.map(({ name, head }) => ({
		name,
		expectedMs: expectedRoundMs(head, isWanted, COSTS)
	})), shard.count);
	return ({ name }) => {
		const leftTo = {
			index: shards.get(name),
			count: shard.count
		};
		return leftTo.index === shard.index ? null : {
			state: "not measured",
			reason: `in ${describeShard(leftTo)}`,
			leftTo
		};
	};
}

// src/prepare/benchmarks-of-targets.ts
/**
* Finds out which targets are to be measured here, installs all of them in both arms, then one after the other starts the
* services that it needs, builds it, and asks a suite for its tasks.
*
* @throws UserError where nothing matches what was asked for
*/
async function prepareBenchmarks(options) {
	const { request, asked, trees, io } = options;
	const plan = planTargets(options.head, options.base, request.only, asked);
	const removed = plan.removed.flatMap((target) => unmeasuredRecords(target, { state: "removed" }));
	const versions = /* @__PURE__ */ new Map();
	const benchmarks = [];
	const unmeasured = [...removed];
	const targets = await surveyTargets(plan.targets, {
		request,
		trees,
		signal: io.signal
	});
	const notes = [];
	const before = await readTree(trees.head);
	const warnings = [...notesOnUnmatchedDependencies(plan.targets.map(({ head }) => head), before.sorted, options.head.file)];
	const ownPackages = await publishablePackages(before);
	const preparing = {
		trees,
		services: options.services,
		installs: openInstalls(trees, io.signal),
		signal: io.signal
	};
	const total = 2 * targets.length;
	for (const [done, target] of targets.entries()) {
		io.signal.throwIfAborted();
		io.progress({
			phase: "prepare",
			done,
			total,
			label: target.name
		});
		await installBeforehand(target, preparing);
	}
	for (const [built, target] of targets.entries()) {
		io.signal.throwIfAborted();
		io.progress({
			phase: "prepare",
			done: targets.length + built,
			total,
			label: target.name
		});
		const found = await prepareBesideBase(target, options.unasked ?? null, preparing);
		benchmarks.push(...found.benchmarks);
		unmeasured.push(...found.unmeasured);
		notes.push(...found.notes);
		if (found.benchmarks.length > 0) warnings.push(...await notesOnPublishedCopies(target.head, trees.head, ownPackages));
		const { versionOf } = target.head;
		const version = versionOf === null ? null : await installedVersion(versionOf, target.head, trees.head);
		if (version !== null) versions.set(target.name, version);
		else if (versionOf !== null && found.benchmarks.length > 0) notes.push(`No version of ${plainName(versionOf)} is shown beside ${target.name} (its \`versionOf\`): the node_modules of its folder, and of those above, have none.`);
	}
	io.progress({
		phase: "prepare",
		done: total,
		total,
		label: "ready"
	});
	const gone = removedScenarios(plan.targets.map(({ head }) => head), options.base?.targets ?? []);
	const known = new Set(benchmarks.map(({ id }) => id));
	unmeasured.push(...gone.filter(({ id }) => !known.has(id)));
	const wanted = recordFilter(request.only);
	const found = [...benchmarks, ...unmeasured];
	if (!found.some(wanted)) throw noBenchmarkMatches(request.only, found.map(({ id }) => id), asked);
	warnings.push(...unmatchedGlobs(request.only, found).map((glob) => `No benchmark matches "${glob}", which ${asked.by} asks for, so nothing is measured for it: mend it, or leave it out.`));
	const kept = {
		benchmarks: (options.base === null ? benchmarks.map((benchmark) => ({
			...benchmark,
			newBecause: null
		})) : benchmarks).filter(wanted),
		unmeasured: unmeasured.filter(wanted)
	};
	notes.push(...notesOnLongNames([...kept.benchmarks, ...kept.unmeasured]));
	return {
		...kept,
		versions,
		notes,
		warnings
	};
}
/** A task's name is as long as its suite makes it. Told before minutes are spent: a run by itself may have it. */
function notesOnLongNames(benchmarks) {
	const long = benchmarks.filter(({ id }) => id.length > 300).map(({ id }) => plainName(id));
	return long.length === 0 ? [] : [`A step that publishes refuses this run, because a name in it has more than ${300} characters: ${listOfMost(long, 2)}.`];
}
const nothingOf = (target, measurement) => ({
	benchmarks: [],
	unmeasured: unmeasuredRecords(target, measurement),
	notes: []
});
/**
* Every target is installed before any is built. Members of a workspace share a folder of packages, and `npm ci` empties it:
* the install of one would take away what the build of another had put there. No service is started yet: it may be one that
* an earlier target builds.
*/
async function installBeforehand(target, { services, installs }) {
	if (target.leftOut === null && await services.lackingOnPath(target) === null) await inBothArms(target, installs.install);
}
/** Both at once: two installs of the same lock file share the wait for the disk and the registry's cache. */
async function inBothArms({ head, base }, step) {
	const [ofHead, ofBase] = await Promise.all([step("head", head), base === null ? READY : step("base", base)]);
	return {
		head: ofHead,
		base: ofBase
	};
}
/** What cannot be made ready beside a base that was never asked for it is new, if head alone can. */
async function prepareBesideBase(target, unasked, preparing) {
	const found = await prepareOne(target, preparing);
	if (unasked === null || target.base === null || target.leftOut !== null) return found;
	const reason = whyNotBesideBase(found);
	if (reason === null) return found;
	const alone = await prepareOne({
		...target,
		base: null
	}, preparing);
	return {
		...alone,
		benchmarks: alone.benchmarks.map((benchmark) => ({
			...benchmark,
			newBecause: newBeside(unasked, reason)
		}))
	};
}
/** null: both arms are ready, or it is head that breaks. */
function whyNotBesideBase({ benchmarks, unmeasured }) {
	const measurement = benchmarks.length > 0 ? void 0 : unmeasured[0]?.measurement;
	if (measurement === void 0 || !("reason" in measurement)) return null;
	return measurement.state === "broken" && measurement.arm === "head" ? null : measurement.reason;
}
async function prepareOne(target, { installs, ...preparing }) {
	if (target.leftOut !== null) return nothingOf(target.head, target.leftOut);
	const lacking = await preparing.services.lackingOnPath(target);
	if (lacking !== null) return nothingOf(target.head, lacking);
	const unready = unreadyOf(await inBothArms(target, installs.install));
	if (unready !== null) return nothingOf(target.head, unready);
	const equipped = await preparing.services.equip(target);
	if (!equipped.ready) return nothingOf(target.head, equipped.measurement);
	const { head, base } = equipped;
	const built = await inBothArms(target, installs.build);
	const unbuilt = unreadyOf(built);
	if (unbuilt !== null) return nothingOf(head, unbuilt);
	const lost = [...lostTriesOf("base", built.base), ...lostTriesOf("head", built.head)];
	const found = head.kind === "server" ? {
		benchmarks: serverBenchmarks(head, base?.kind === "server" ? base : null),
		unmeasured: [],
		notes: []
	} : await suiteOf(head, base?.kind === "suite" ? base : null, preparing);
	return {
		...found,
		notes: [...lost.map(noteOnSecondTry), ...found.notes]
	};
}
/** What becomes of a target that is not ready in both arms; null: it is. */
function unreadyOf({ head, base }) {
	if (!base.ready) return {
		state: "broken",
		arm: "base",
		reason: base.reason
	};
	return head.ready ? null : endingOf([{
		arm: "head",
		reason: head.reason
	}], lostTriesOf("base", base));
}
function lostTriesOf(arm, prepared) {
	return prepared.ready ? prepared.lost.map((reason) => ({
		arm,
		reason
	})) : [];
}
const noteOnSecondTry = ({ arm, reason }) => `It took a second try to make ${arm} ready: ${plainProse(reason)}.`;
async function suiteOf(head, base, preparing) {
	const listed = await listSuite({
		head,
		base
	}, preparing);
	if (listed.state !== "listed") return nothingOf(head, listed);
	const { tasks, labels, labelsLost, lost } = listed;
	const gone = tasks.base.filter((task) => !tasks.head.includes(task));
	return {
		benchmarks: withTaskLabels(suiteBenchmarks(head, base, tasks.head, tasks.base), labels),
		unmeasured: gone.map((task) => unmeasuredRecord(head, task, { state: "removed" })),
		notes: [...lost.map(noteOnSecondTry), ...labelsLost === null ? [] : [`The labels of ${plainName(head.name)} are not shown: ${plainProse(labelsLost)}.`]]
	};
}

// src/prepare/services.ts
/** Variables with `$HOST`, `$PORT`, `${HOST}` and `${PORT}` in their values replaced by where a service listens. */
function withAddress(env, address) {
	const place = (text) => text.replaceAll(/\$(?:\{(?<braced>HOST|PORT)\}|(?<bare>HOST|PORT)\b)/g, (_, braced, bare) => (braced ?? bare) === "HOST" ? address.host : String(address.port));
	return Object.fromEntries(Object.entries(env).map(([name, value]) => [name, place(value)]));
}
/** Where Debian keeps servers like mosquitto, which an ordinary user's PATH leaves out. */
const SERVERS_OF_THE_SYSTEM = [
	"/usr/local/sbin",
	"/usr/sbin",
	"/sbin"
];
/**
* The environment of a service: the caller's without what is withheld, and with its own. Programs of the tree's packages are not on
* its PATH: what stands there is asked for before anything is installed.
*/
function serviceEnvironment(own = {}) {
	const env = targetEnvironment({});
	const path = [env["PATH"] ?? "", ...SERVERS_OF_THE_SYSTEM].filter((folder) => folder !== "").join(":");
	return {
		...env,
		PATH: path,
		...own
	};
}
/** What an install puts there is not looked into: lock files decide on it. */
const NOT_OF_A_SERVICE = /* @__PURE__ */ new Set([".git", "node_modules"]);
/**
* What separates words of a shell command that may be paths, as in `-v "$PWD/mock.conf:/etc/mock.conf"`, with the slash behind a
* folder that the shell puts in (`$PWD/`, `"$PWD"/`, `$(pwd)/`). So `/etc/mock.conf` is taken for a path in the tree, where it
* leads to nothing, or to a file too many.
*/
const BETWEEN_WORDS = /(?:[\s"'`;&|()<>=,:]|\$\{?\w+\}?)+\/*/;
/** Whether the files that a service's commands name, and what these load by relative paths, are the same in both arms' copies. */
async function hasSameFiles(service, trees) {
	const [head, base] = await Promise.all([filesOf(service, trees.head), filesOf(service, trees.base)]);
	return isDeepStrictEqual(head, base);
}
/** A mark of the content of each. Any word may be a path; those that are none lead to nothing. */
async function filesOf({ start, ready, program }, root) {
	const tree = await readTree(root, NOT_OF_A_SERVICE);
	const files = [
		start,
		ready ?? "",
		program
	].flatMap((command) => command.split(BETWEEN_WORDS)).map((word) => path.posix.join(word, ".")).filter((named) => named !== "." && !leadsOut(named)).flatMap((named) => filesLedTo({
		path: named,
		mayBeBuilt: false
	}, tree));
	return followed(new Map(files.map((file) => [file, file])), {
		tree,
		own: /* @__PURE__ */ new Set(),
		runIn: ".",
		mayBeBuilt: () => false
	});
}
const ASK_EVERY_MS = 20;
/** How long the command that tells of the readiness has to end, also where it was asked at the last moment. */
const LEAST_ANSWER_MS = 500;
/** What a service has to save is nobody's any more, so it gets no longer than it takes to close its connections. */
const STOP_GRACE_MS = 2e3;
/** A service ended before it was ready, as one does that finds its port taken, or is refused by a registry once. */
var ServiceEnded = class extends MeasuringFailure {};
/**
* Starts a service on a free loopback port and waits until it is ready.
*
* @throws MeasuringFailure where it ends (then a {@link ServiceEnded}, unless it says that all went well) or is not ready in time, with the last of what it printed
*/
async function startService(service, place) {
	try {
		var _usingCtx$3 = _usingCtx();
		const opened = _usingCtx$3.a(new AsyncDisposableStack());
		const scratch = opened.use(await askSystem(() => openScratchFolder("service")));
		const port = await askSystem(freePort);
		const run = (command) => startProcessTree(shell(command, place, {
			PORT: String(port),
			HOST: LOOPBACK,
			SCRATCH: scratch.path
		}));
		const tree = run(service.start);
		opened.defer(async () => {
			await tree.stop(STOP_GRACE_MS);
		});
		await untilReady(service, {
			tree,
			port,
			run
		});
		const trouble = await troubleOf(service, tree);
		const ending = tree.ending();
		if (trouble !== null) throw ending !== null && succeeded(ending) ? new MeasuringFailure(trouble) : new ServiceEnded(trouble);
		const moved = opened.move();
		return {
			env: withAddress(service.env, {
				host: LOOPBACK,
				port
			}),
			trouble: () => troubleOf(service, tree),
			note: isOutOfReach(tree.pid) ? `${plainName(service.name)} runs as another user, so that perf-gate cannot end it and it goes on after the run: start it without sudo.` : null,
			[Symbol.asyncDispose]: () => moved.disposeAsync()
		};
	} catch (_) {
		_usingCtx$3.e = _;
	} finally {
		await _usingCtx$3.d();
	}
}
async function troubleOf({ name }, tree) {
	if (tree.ending() === null) return null;
	const ending = await tree.ended;
	const why = succeeded(ending) ? ", though a service has to stay in the foreground (without daemonize, --fork or -d)" : "";
	return withLastOutput(`${name} ended: ${describeEnding(ending)}${why}`, tree.output(), ": ");
}
/** Returns also where it has ended. */
async function untilReady(service, starting) {
	const { tree } = starting;
	const untilMs = monotonicMs() + service.readyTimeoutMs;
	for (;;) {
		const lack = await lackOf(service, starting, untilMs);
		if (lack === null || tree.ending() !== null) return;
		if (monotonicMs() >= untilMs) throw new MeasuringFailure(withLastOutput(`${service.name} was not ready within ${service.readyTimeoutMs / 1e3} s: ${lack}`, tree.output()));
		await setTimeout$1(ASK_EVERY_MS);
	}
}
/** What it lacks to be ready; null: nothing. */
async function lackOf({ ready }, { port, run }, untilMs) {
	try {
		var _usingCtx3 = _usingCtx();
		if (ready === null) return await accepts(port) ? null : `nothing listened on PORT ${port} of ${LOOPBACK}`;
		const asking = _usingCtx3.a(run(ready));
		const ending = await Promise.race([asking.ended, setTimeout$1(Math.max(LEAST_ANSWER_MS, untilMs - monotonicMs()), null, { ref: false })]);
		if (ending !== null && succeeded(ending)) return null;
		return withLastOutput(`\`${ready}\` ${ending === null ? "did not end" : describeEnding(ending)}`, asking.output(), ": ");
	} catch (_) {
		_usingCtx3.e = _;
	} finally {
		await _usingCtx3.d();
	}
}
function shell(command, { cwd, cores }, own) {
	return {
		command: [
			"/bin/sh",
			"-c",
			command
		],
		cwd,
		env: serviceEnvironment(own),
		cores
	};
}
/** Opens the services of a run; nothing is started yet. */
function openServices(options) {
	const { trees, signal } = options;
	const instances = openInstances(options);
	const lacking = async ({ head, base }, counts) => measurementWithout(await needsOfArm(head, trees.head, counts), base === null ? null : await needsOfArm(base, trees.base, counts));
	return {
		lackingOnPath: (target) => lacking(target, ({ program }) => !program.includes("/")),
		equip: async (target) => {
			const { head, base } = target;
			const without = await lacking(target, () => true);
			if (without !== null) return {
				ready: false,
				measurement: without
			};
			try {
				const ready = {
					head: withVariables(head, await variablesOf("head", head.services, instances)),
					base: base === null ? null : withVariables(base, await variablesOf("base", base.services, instances))
				};
				const reason = await troubleOfOfServices(target, instances);
				return reason === null ? {
					ready: true,
					...ready
				} : {
					ready: false,
					measurement: {
						state: "invalid",
						reason
					}
				};
			} catch (error) {
				signal.throwIfAborted();
				if (!(error instanceof MeasuringFailure)) throw error;
				return {
					ready: false,
					measurement: {
						state: "invalid",
						reason: error.message
					}
				};
			}
		},
		trouble: (target) => troubleOfOfServices(target, instances),
		[Symbol.asyncDispose]: () => instances[Symbol.asyncDispose]()
	};
}
function openInstances({ trees, cores, signal, note }) {
	const started = /* @__PURE__ */ new Map();
	const alike = /* @__PURE__ */ new Map();
	const isAlike = (service) => {
		const key = JSON.stringify(service);
		const known = alike.get(key) ?? askSystem(() => hasSameFiles(service, trees));
		alike.set(key, known);
		return known;
	};
	return {
		running: async ({ arm, service }) => {
			const isForBoth = service.scope === "run" && await isAlike(service);
			const key = JSON.stringify([isForBoth ? null : arm, service]);
			const instance = started.get(key) ?? startTwice(service, {
				cwd: trees[arm],
				cores
			}, {
				signal,
				note
			});
			started.set(key, instance);
			return instance;
		},
		async [Symbol.asyncDispose]() {
			const instances = (await Promise.allSettled(started.values())).flatMap((outcome) => outcome.status === "fulfilled" ? [outcome.value] : []);
			const stopped = await Promise.allSettled(instances.map((instance) => instance[Symbol.asyncDispose]()));
			for (const outcome of stopped) if (outcome.status === "rejected") throw outcome.reason;
		}
	};
}
/** What ends at once ends for a moment's reason (a port that somebody else took first), or will say so again. */
async function startTwice(service, place, { signal, note }) {
	const lost = [];
	for (;;) {
		signal.throwIfAborted();
		try {
			const instance = await startService(service, place);
			lost.forEach((reason) => note(`It took a second try to start ${plainName(service.name)}: ${plainProse(reason)}.`));
			if (instance.note !== null) note(instance.note);
			return instance;
		} catch (error) {
			if (!(error instanceof ServiceEnded)) throw error;
			lost.push(error.message);
			if (lost.length === 2) throw error;
		}
	}
}
async function variablesOf(arm, services, { running }) {
	const all = {};
	for (const service of services) Object.assign(all, (await running({
		arm,
		service
	})).env);
	return all;
}
async function troubleOfOfServices(target, { running }) {
	for (const need of needsOf(target)) {
		const reason = await (await running(need)).trouble();
		if (reason !== null) return reason;
	}
	return null;
}
/** Head first: where both share an instance, it runs in head's tree. */
function needsOf({ head, base }) {
	return [...head.services.map((service) => ({
		arm: "head",
		service
	})), ...(base?.services ?? []).map((service) => ({
		arm: "base",
		service
	}))];
}
/** Each arm is looked at in its own tree: a program may be a file of the repository. Of services that do not count none is missing. */
async function needsOfArm({ services }, tree, counts) {
	const paths = await Promise.all(services.map(({ program }) => pathOfProgram(program, {
		env: serviceEnvironment(),
		cwd: tree
	})));
	return {
		services,
		missing: services.filter((service, index) => counts(service) && paths[index] === null)
	};
}
/** The target's own variables win. */
function withVariables(target, variables) {
	return {
		...target,
		env: {
			...variables,
			...target.env
		}
	};
}

// src/prepare/workbench.ts
/** What measures, and what is measured by it: opened before anything of the targets is run, and closed after all of it has ended. */
/** Opens a workbench over the arms' copies; nothing is started yet. */
function openWorkbench({ trees, cores, io }) {
	const opened = new AsyncDisposableStack();
	opened.use(stopEverythingOn(io.signal));
	const services = opened.use(openServices({
		trees,
		cores: cores?.clients ?? null,
		signal: io.signal,
		note: io.note
	}));
	return {
		cores,
		services,
		prepare: async (wanted) => {
			const prepared = await prepareBenchmarks({
				...wanted,
				trees,
				services,
				io
			});
			prepared.notes.forEach(io.note);
			prepared.warnings.forEach(io.warn);
			return prepared;
		},
		[Symbol.asyncDispose]: () => opened.disposeAsync()
	};
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
		var _usingCtx$2 = _usingCtx();
		const [startedAt, startedMs] = [/* @__PURE__ */ new Date(), monotonicMs()];
		const { note, warn, told } = openNotes(progress);
		const io = {
			signal,
			progress,
			note,
			warn
		};
		const start = _usingCtx$2.a(await openStartingPoint(request, io));
		const { root, config, base, head, trees, unasked, history, acceptances } = start;
		await openResults(root);
		const settings = settingsOfRun(request, config, base?.config ?? null);
		const { profile, ruling } = settings;
		settings.notes.forEach(note);
		const workbench = _usingCtx$2.a(openWorkbench({
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
		_usingCtx$2.e = _;
	} finally {
		await _usingCtx$2.d();
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

// src/cli/measuring.ts
/** The last comes where a terminal is closed: what was started is in sessions of its own, and would go on. */
const INTERRUPTS = [
	"SIGINT",
	"SIGTERM",
	"SIGHUP"
];
/** What comes again within this is the same interrupt: npm passes on what the terminal has sent to the whole group already (npm/cli#8164). */
const SAME_INTERRUPT_MS = 1e3;
/**
* Does what takes long and starts processes, for somebody at a terminal or in a log: progress on standard error, and an
* interrupt that stops every child before the program ends. A second one, later than what may be the same, ends it at once; that
* a terminal is closed is told more than once, and asks for no haste.
*
* @throws Interrupted with the text given, where an interrupt made it fail
*/
async function untilInterrupted(doIt, told) {
	try {
		var _usingCtx$1 = _usingCtx();
		const interrupt = new AbortController();
		let firstMs = null;
		const onSignal = (name) => {
			if (firstMs === null) {
				firstMs = monotonicMs();
				process$1.stderr.write("\nstopping every process that was started …\n");
				interrupt.abort(/* @__PURE__ */ new Error("interrupted"));
			} else if (name !== "SIGHUP" && monotonicMs() - firstMs > SAME_INTERRUPT_MS) {
				killAllProcessTrees();
				process$1.exit(EXIT.interrupted);
			}
		};
		for (const name of INTERRUPTS) process$1.on(name, onSignal);
		const progress = _usingCtx$1.u(openProgress(process$1.stderr));
		try {
			return await doIt({
				signal: interrupt.signal,
				progress: progress.listener
			});
		} catch (error) {
			if (!interrupt.signal.aborted) throw error;
			throw new Interrupted(told, { cause: error });
		} finally {
			if (!interrupt.signal.aborted) for (const name of INTERRUPTS) process$1.off(name, onSignal);
		}
	} catch (_) {
		_usingCtx$1.e = _;
	} finally {
		_usingCtx$1.d();
	}
}
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

export { refuseWindows as C, planCores as D, openNotes as E, targetEnvironment as O, readEnvironment as S, noteInterrupt as T, schedulableOf as _, surveyTargets as a, stopEverythingOn as b, orCannotBeCopied as c, wholePlanMs as d, roundCosts as f, expectedMs as g, expectedCountingMs as h, openWorkbench as i, lastOutput as k, outlineOf as l, procedureUnder as m, untilInterrupted as n, readRepository as o, PROCEDURE as p, whatIsSaved as r, materialise as s, measure as t, takeMeasurements as u, planTargets as v, nextStage as w, ArmFailure as x, startSuite as y };