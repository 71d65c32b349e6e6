import { n as __require, r as __toESM, t as __commonJSMin } from "./rolldown-runtime-CoNq6U3z.js";
import { n as require_string_width } from "./cli-table3-hP2q8tM0.js";
import { a as reasonOf, n as Interrupted, t as EXIT } from "./errors-B-nyEVmC.js";
import { _ as tuple, a as boolean, c as int, d as number, f as object, g as string, i as array, m as record, u as literal, v as union, y as unknown } from "./schemas-yV69UCJf.js";
import { F as seededDraw, I as shuffled, L as upperQuantile, Tt as coveringAcceptance, a as decidingComparisons, dt as isLuckOfKeys, ft as isSameWork, i as countedComparison, j as pOfAtMost, mt as timeOfCounted, rt as openHistories, ut as isCounted } from "./verdict-CFN-Oras.js";
import { A as countedCause, M as isWork, O as causeOf, d as describeReason, j as namedByCount, k as namedFunctions, n as notesOnIdleThresholds, r as warningsOnIdleRules, u as describeNote } from "./report-document-DhKrmnUq.js";
import { E as MOSTLY_WAITING, T as METRIC_NAMES, b as CAUSE_BOUNDS, x as profileFile, y as ANONYMOUS } from "./reasons-L4d3T4Xv.js";
import { a as CONFIG_ERRORS, n as comparesNothing } from "./profiles-DbKt4u1S.js";
import { c as problemOfGlobs, i as configuredName, l as targetFilter, n as benchmarkFilter, u as require_posix } from "./benchmark-glob-DWJhJ7IU.js";
import { a as monotonicMs, i as isOldNode, n as NEEDED_NODE, r as drawSeed, s as sleepUntil } from "./this-program-5O_nxlWm.js";
import { A as websocketUrl, C as lostTryOf, D as openWebSocket, E as withLastOutput, S as endingOf$1, T as reasonOfNoAnswer, _ as MeasuringFailure, b as endingBesideBase, d as wrongAnswer, f as ExchangeFailure, g as ArmFailure, i as exchange, k as sendOver, l as mismatch, r as cameWithSchema, s as keepingAgent, t as LOAD_CLIENT_PROTOCOL, v as ReasonError, w as notesOnOutlived, x as endingByItself, y as askSystem } from "./load-protocol-BdeJ2EBf.js";
import { C as warnWhereNothingRuns, D as DisposableStack, E as AsyncDisposableStack, S as socketIn, T as watchOver, _ as textAt, b as openScratchFolder, d as readOtherKinds, f as readRecordedTimes, g as readRepository, h as configOfBase, m as openAncestry, o as kindOf$1, u as readHistory, w as whyNotRun, x as refuseLongTemporaryFolder, y as PREPARE_ERRORS } from "./baseline-files-DTBMi0eZ.js";
import { a as entryPath, c as probedEnvironment, i as INSTRUMENT_FOLDER, l as profiledEnvironment, n as threadProfileSchema, o as entryUrl, r as FIXED_YOUNG_SPACE, s as packedEmulator, t as SUITE_PROTOCOL } from "./suite-protocol-BPIsNSbG.js";
import { n as openQuestions } from "./process-messages-B38SlMk8.js";
import { c as openGit, f as execa, t as attempt } from "./git-CiXIoVc2.js";
import { a as medianAbsoluteDeviation, i as median, l as sum, n as interquartileRange, o as quantileSorted, r as mean } from "./simple-statistics-V1TCQLg0.js";
import { t as _usingCtx } from "./usingCtx-KaxdmAud.js";
import { c as plainLine, f as quoteForShell, l as plainLines, m as toPlainLine, u as plainName } from "./escape-BWBapS6T.js";
import { i as nullOn, n as nullIfNowhere, o as textIfReadable, r as nullIfUnreachable, s as writeTextAtomically, t as nullIfMissing } from "./text-file-CTydioYb.js";
import { r as MEASURE_ERRORS, t as ofExhaustedMachine } from "./of-user-B4-IEPcy.js";
import { _ as mayReachThreshold, a as openResults, d as sideBySideEvidence, f as ALPHA_OF_SUSPICION, g as isSettledWithoutLook, h as isSettledByCounts, i as openProfiles, l as tryToKeepRun, m as growthByCount, p as WITNESS_ROUNDS, t as INTERRUPTED_RUN, u as judge, v as openFamily } from "./run-file-DePvcKCy.js";
import { a as parseAcceptances, b as require_proper_lockfile, n as acceptancesOfGate, o as readAcceptances, t as ACCEPTANCES_FILE, v as hasTooManyExplicitKeys, y as require_dist } from "./acceptances-RASQ-GOI.js";
import { o as distinct, s as jsonOrNull } from "./phrases-9oUwjXNw.js";
import { n as version } from "./version-BSYgtqsx.js";
import { a as leadsOut, o as placeBelow, t as DEFAULT_INSTALL } from "./schema-DMlQLd7_.js";
import { a as removedScenarios, c as unmeasuredRecords, i as recordFilter, n as measurementWithout, o as unmatchedGlobs, s as unmeasuredRecord } from "./unmeasured-BuFg5rbY.js";
import { i as underLoad, r as settingsOfRun } from "./settings-of-run-B714LNoB.js";
import { a as namesOfGate } from "./file-names-CQnLoMAY.js";
import { n as DAY_MS } from "./quantities-zpBlaDnA.js";
import { r as splitIntoShards, t as expectedTimes } from "./shards-CK25A6A3.js";
import { SourceMap } from "node:module";
import process$1 from "node:process";
import net from "node:net";
import { isDeepStrictEqual, promisify } from "node:util";
import { addAbortListener, once } from "node:events";
import tls from "node:tls";
import { brotliDecompress } from "node:zlib";
import { createHash, hash, randomInt, randomUUID } from "node:crypto";
import { fileURLToPath } from "node:url";
import path from "node:path";
import { access, cp, lstat, mkdir, open, readFile, readdir, readlink, realpath, rename, rm, stat, symlink, utimes, writeFile } from "node:fs/promises";
import { closeSync, existsSync, openSync, readFileSync, readSync, readdirSync, readlinkSync, writeSync } from "node:fs";
import { setImmediate, setTimeout as setTimeout$1 } from "node:timers/promises";
import os from "node:os";
import { createSocket } from "node:dgram";

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

// src/judge/cause/benchmarks-to-explain.ts
var import_cli_progress = require_cli_progress();
/** What regressed, and what executes more or fewer instructions: the most grown first. An accepted regression is not explained: its cause is known. */
function benchmarksToExplain({ benchmarks }) {
	return benchmarks.map((benchmark) => {
		const count = countedComparison(benchmark)?.outcome;
		const hasGrown = benchmark.verdict === "regressed" || benchmark.acceptance === null && count === "regressed";
		return {
			benchmark,
			isCounted: count === "regressed" || count === "improved" || hasGrown && count !== "no regression",
			isProfiled: hasGrown
		};
	}).filter(({ isCounted, isProfiled }) => isCounted || isProfiled).toSorted((one, other) => largestGrowth(other.benchmark) - largestGrowth(one.benchmark));
}
const largestGrowth = (benchmark) => Math.max(0, ...decidingComparisons(benchmark).filter(({ outcome }) => outcome === "regressed").map(({ estimate }) => estimate));
const NS_PER_US = 1e3;
/** What a request (or operation) takes in both arms by the rounds, in µs. null: no rounds tell. */
function costByRounds({ kind, comparisons }) {
	const perUs = kind === "suite" ? NS_PER_US : 1;
	const levels = comparisons.find(({ metric }) => metric === timeOfCounted(kind))?.levels;
	return levels === void 0 ? null : {
		base: levels.base / perUs,
		head: levels.head / perUs
	};
}

// src/plan/benchmarks.ts
/**
* Pairs the targets of head with those of base, before the tasks of suites are known. `removed`: targets that only base has.
*
* @param asked where `only` comes from, for errors
* @throws UserError where nothing matches, or where the globs are unclear
*/
function planTargets(head, base, only, asked = {
	patterns: only,
	by: "--only"
}) {
	const problem = problemOfGlobs(asked.patterns);
	if (problem !== null) throw CONFIG_ERRORS["glob-unclear"]({
		...problem,
		by: asked.by
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
/** Tells whether services keep what requests leave behind. Base must then be sent as many requests as head. */
const keepsState = ({ head }) => head.services.length > 0;
/** One benchmark for each scenario of head. */
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
/** One benchmark for each task of head's file. */
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
/** Adds labels of tasks to those of the target. */
function withTaskLabels(benchmarks, labels) {
	return benchmarks.map((benchmark) => ({
		...benchmark,
		labels: {
			...benchmark.labels,
			...labels[benchmark.scenario]
		}
	}));
}
/** A scenario without a protocol is one of `http`. */
const loadText = (scenario) => JSON.stringify(scenario.protocol === "http" ? {
	...scenario,
	protocol: void 0
} : scenario);
function newBecause(base, sameName, sameLoad) {
	if (base === null) return { kind: "base-lacks-target" };
	if (!sameName) return { kind: "base-lacks-benchmark" };
	return sameLoad ? null : { kind: "scenario-differs" };
}
const identify = (target, scenario) => ({
	id: `${target}/${scenario}`,
	target,
	scenario
});
function nothingMatches(config, only, { patterns, by }) {
	if (only.length === 0) return CONFIG_ERRORS["no-targets"]({ file: config.file });
	return CONFIG_ERRORS["no-target-matches"]({
		asked: patterns,
		globs: only,
		by,
		targets: config.targets.map(({ name }) => name),
		selections: Object.keys(config.selections)
	});
}
function noBenchmarkMatches(only, ids, { patterns, by }) {
	return CONFIG_ERRORS["no-benchmark-matches"]({
		asked: patterns,
		globs: only,
		by,
		ids
	});
}

// src/measure/both-arms.ts
const otherArm = (arm) => arm === "base" ? "head" : "base";
/** Both at once, begun with `first`. Rejects with base's failure, else with head's. */
async function bothAtOnce(first, act) {
	const [one, other] = await Promise.allSettled([act(first), act(otherArm(first))]);
	return first === "base" ? valuesOf(one, other) : valuesOf(other, one);
}
/** One after the other. Rejects like {@link bothAtOnce}. */
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

// src/system/proc.ts
/** Reading /proc, where a process may end between two looks. */
/** Nothing where the process or the table is gone, or not readable. */
function quietly(look) {
	try {
		return look();
	} catch {
		return [];
	}
}
/** The fields of a `stat`: behind the program's name, which may hold anything, in brackets. */
const fieldsOf = (stat) => stat.slice(stat.lastIndexOf(")") + 2).split(" ");

// src/system/process-group.ts
/** Processes of a group (a program and its children): signals to them, and the addresses on which they listen. */
const GROUP_CHECK_MS = 10;
function signalGroup(groupId, name) {
	signal(-groupId, name);
}
/**
* Tells whether all of a group end in time. A shell may end before its children.
*
* @param hasFirstEnded whether the group's first process has: only then the others are looked at one by one
*/
async function groupEnds(groupId, graceMs, hasFirstEnded) {
	for (const untilMs = monotonicMs() + graceMs; monotonicMs() < untilMs; await setTimeout$1(GROUP_CHECK_MS)) if (!signal(-groupId, 0) || hasFirstEnded() && hasOnlyZombies(groupId)) return true;
	return false;
}
/**
* Kills groups, and on Linux what has left them but carries their mark in its environment. Synchronous, so that it works while this
* program exits.
*/
function killGroups(groups) {
	if (groups.length === 0) return;
	for (const { groupId } of groups) signalGroup(groupId, "SIGKILL");
	for (const pid of processesWhose("environ", (environment) => groups.some(({ mark }) => environment.includes(mark)))) signal(pid, "SIGKILL");
}
/** The processes below one that have left its group, as by `setsid`, each with its start. None on systems other than Linux. */
function strayDescendants(groupId) {
	const found = [];
	const parents = /* @__PURE__ */ new Map();
	const groups = /* @__PURE__ */ new Map();
	const pids = processesWhose("stat", () => true);
	for (const pid of pids) {
		const [stat = ""] = quietly(() => [readFileSync(`/proc/${pid}/stat`, "latin1")]);
		const [, parent, group] = fieldsOf(stat).map(Number);
		groups.set(pid, group ?? 0);
		parents.set(parent ?? 0, [...parents.get(parent ?? 0) ?? [], pid]);
	}
	const follow = (pid) => {
		for (const child of parents.get(pid) ?? []) {
			const start = startOf(child);
			if (start !== null && groups.get(child) !== groupId) found.push({
				pid: child,
				start
			});
			follow(child);
		}
	};
	follow(groupId);
	return found;
}
/** Sends a signal to those that still run: another process may have got the number. @returns whether there are any */
function signalStrays(strays, name) {
	const running = strays.filter(({ pid, start }) => startOf(pid) === start);
	for (const { pid } of running) signal(pid, name);
	return running.length > 0;
}
/** All processes that carry a mark in their environment. */
const processesOf = (mark) => processesWhose("environ", (environment) => environment.includes(mark));
/** Tells whether a group has only zombies left: the first process of a container may never reap them. */
function hasOnlyZombies(groupId) {
	if (process.platform !== "linux") return false;
	const isAlive = (stat) => {
		const [state, , group] = fieldsOf(stat);
		return Number(group) === groupId && !hasEnded(state);
	};
	return processesWhose("stat", isAlive).length === 0;
}
const hasEnded = (state) => state === "Z" || state === "X";
/** The start of a process, in ticks since the machine booted, and empty on systems other than Linux. null: no such process runs. */
function startOf(pid) {
	if (process.platform !== "linux") return signal(pid, 0) ? "" : null;
	const [stat = ""] = quietly(() => [readFileSync(`/proc/${pid}/stat`, "latin1")]);
	const { 0: state, 19: start } = fieldsOf(stat);
	return hasEnded(state) ? null : start ?? null;
}
/** False: no such process is left. */
function signal(pid, name) {
	try {
		process.kill(pid, name);
		return true;
	} catch (error) {
		const { code } = error;
		if (code !== "ESRCH" && code !== "EPERM") throw error;
		return code === "EPERM" && (process.platform !== "darwin" || pid > 0);
	}
}
function processesWhose(file, matches) {
	if (process.platform !== "linux") return [];
	return readdirSync("/proc").filter((entry) => /^\d+$/.test(entry)).map(Number).filter((pid) => {
		try {
			return matches(readFileSync(`/proc/${pid}/${file}`, "latin1"));
		} catch {
			return false;
		}
	});
}
const LISTENING = "0A";
/** Addresses on which processes listen, like `[::1]:3000`, by the tables of Linux. None on other systems. */
function addressesListenedOn(pids) {
	const inodes = new Set(pids.flatMap(socketsOf));
	return [...new Set(["tcp", "tcp6"].flatMap(listeningSockets).filter(({ inode }) => inodes.has(inode)).map(({ address }) => address))];
}
/** Inodes of a process's open sockets. */
function socketsOf(pid) {
	const folder = `/proc/${pid}/fd`;
	return quietly(() => readdirSync(folder)).flatMap((fd) => quietly(() => [/^socket:\[(\d+)\]$/.exec(readlinkSync(`${folder}/${fd}`))?.[1] ?? ""]));
}
/** A line: number, local address, remote address, state, queues, timer, retransmits, user, timeout, inode. */
function listeningSockets(table) {
	return quietly(() => readFileSync(`/proc/net/${table}`, "utf8").trim().split("\n").slice(1)).map((line) => line.trim().split(/\s+/)).filter(([, , , state]) => state === LISTENING).map((fields) => ({
		address: addressOf(fields[1]),
		inode: fields[9]
	}));
}
/** `0100007F:0BB8`: words of four bytes, each in the machine's own order (here: the lowest byte first), and the port. */
function addressOf(hex) {
	const [address = "", port = ""] = hex.split(":");
	const bytes = (address.match(/.{8}/g) ?? []).flatMap((word) => (word.match(/../g) ?? []).toReversed());
	return `${bytes.length === 4 ? bytes.map((byte) => Number.parseInt(byte, 16)).join(".") : shortened(bytes.join("").match(/.{4}/g) ?? [])}:${Number.parseInt(port, 16)}`;
}
const shortened = (groups) => new URL(`http://[${groups.join(":")}]`).hostname;

// src/system/process-tree.ts
const KILL_GRACE_MS = 2e3;
const INTERRUPT_GRACE_MS = 200;
const STRAY_CHECK_MS = 10;
/** Time for the last output of a program that has ended. */
const LAST_OUTPUT_MS = 100;
const succeeded = (ending) => ending.kind === "exited" && ending.code === 0;
/** Running trees with their marks, for an interrupt. */
const running = /* @__PURE__ */ new Map();
/** Ends all trees. Callers that wait for one see it end. */
async function stopAllProcessTrees() {
	const stopped = Promise.all([...running.keys()].map((tree) => tree.stop(INTERRUPT_GRACE_MS)));
	await Promise.race([stopped, setTimeout$1(INTERRUPT_GRACE_MS, void 0, { ref: false })]);
	killAllProcessTrees();
	await stopped;
}
/** Kills all trees, where nothing can be awaited any more. */
function killAllProcessTrees() {
	const strays = [...running.keys()].flatMap(({ pid }) => strayDescendants(pid));
	killGroups([...running].map(([{ pid: groupId }, mark]) => ({
		groupId,
		mark
	})));
	signalStrays(strays, "SIGKILL");
}
process.on("exit", killAllProcessTrees);
/**
* Starts a program in a session of its own, which is a scheduling group too (Linux autogroup): helper threads win a server no larger
* share of the core.
*/
function startProcessTree(options) {
	const [program, ...args] = options.cores === null ? options.command : [
		"taskset",
		"-c",
		options.cores.join(","),
		...options.command
	];
	const id = randomUUID();
	const mark = `PERF_GATE_TREE=${id}`;
	const subprocess = execa(program, args, {
		cwd: options.cwd,
		env: {
			...options.env,
			PERF_GATE_TREE: id
		},
		extendEnv: false,
		detached: true,
		cleanup: false,
		buffer: false,
		reject: false,
		stdin: options.opensInput ? "pipe" : "ignore",
		stdout: "pipe",
		stderr: "pipe",
		ipc: options.messages ?? false
	});
	const child = subprocess.nodeChildProcess;
	const output = keepOutput(child);
	const { ending, ended, closed } = endingOf(child, subprocess);
	const stopOnce = async (graceMs) => {
		const pid = child.pid;
		if (pid === void 0) return true;
		const strays = strayDescendants(pid);
		const untilMs = monotonicMs() + graceMs;
		signalGroup(pid, "SIGTERM");
		signalStrays(strays, "SIGTERM");
		let ownWill = await groupEnds(pid, graceMs, () => ending() !== null);
		while (signalStrays(strays, 0)) {
			ownWill &&= monotonicMs() < untilMs;
			if (!ownWill) break;
			await setTimeout$1(STRAY_CHECK_MS);
		}
		killGroups([{
			groupId: pid,
			mark
		}]);
		signalStrays(strays, "SIGKILL");
		await Promise.all([Promise.race([closed, setTimeout$1(KILL_GRACE_MS, void 0, { ref: false })]), ownWill || groupEnds(pid, KILL_GRACE_MS, () => ending() !== null)]);
		running.delete(started);
		stopWatching();
		letGo(child);
		return ownWill;
	};
	let stopping = null;
	const stop = (graceMs) => stopping ??= stopOnce(graceMs);
	const started = {
		pid: child.pid ?? -1,
		ended,
		ending,
		output,
		listensOn: () => addressesListenedOn(processesOf(mark)),
		processes: () => processesOf(mark),
		send: (message) => new Promise((resolve, reject) => {
			child.send(message, (error) => error ? reject(error) : resolve());
		}),
		onMessage: (listener) => {
			child.on("message", listener);
			return () => child.off("message", listener);
		},
		stop,
		async [Symbol.asyncDispose]() {
			await stop(0);
		}
	};
	if (child.pid !== void 0) running.set(started, mark);
	const stopWatching = child.pid === void 0 ? () => {} : watchOver({
		groupId: child.pid,
		id
	});
	return started;
}
function keepOutput(child) {
	let output = "";
	const keep = (chunk) => {
		output = (output + String(chunk)).slice(-16e3);
	};
	child.stdout?.on("data", keep);
	child.stderr?.on("data", keep);
	return () => output.trim();
}
/** `closed` resolves once all processes have closed its output. */
function endingOf(child, result) {
	let ending = null;
	const closed = result.then(({ shortMessage }) => {
		const how = child.pid === void 0 ? {
			kind: "not started",
			why: shortMessage ?? "unknown reason"
		} : howItEnded(child);
		ending = how;
		return how;
	});
	const exited = new Promise((resolve) => {
		child.once("exit", () => {
			const how = howItEnded(child);
			ending = how;
			setTimeout(() => resolve(how), LAST_OUTPUT_MS);
		});
	});
	return {
		ending: () => ending,
		ended: Promise.race([closed, exited]),
		closed
	};
}
function howItEnded({ exitCode, signalCode }) {
	return signalCode === null ? {
		kind: "exited",
		code: exitCode
	} : {
		kind: "signalled",
		signal: signalCode
	};
}
/** Lets this program end although a process of another user (`sudo`) may hold the output open. */
function letGo(child) {
	child.stdin?.destroy();
	child.stdout?.destroy();
	child.stderr?.destroy();
	child.unref();
}

// src/system/arm-home.ts
/**
* Each arm has a home and a temporary folder of its own beside its copy. A build that caches its result below the home would give
* base's result to head, and hide what the change costs.
*/
/** Beside the copy; of one length for both arms. */
const homeOf = (tree) => `${tree}.home`;
const TEMPORARY = "tmp";
/** Variables that would lead out of the home again, and where below it their folders lie without them. */
const FOLDERS = {
	XDG_CACHE_HOME: ".cache",
	XDG_CONFIG_HOME: ".config",
	XDG_DATA_HOME: ".local/share",
	XDG_STATE_HOME: ".local/state"
};
/** Downloads, tools, and how registries and git are reached: they are the machine's, and both arms have them by links. */
const SHARED = [
	".npm",
	".npmrc",
	".yarn/berry/cache",
	".yarnrc",
	".yarnrc.yml",
	".pnpm-store",
	".bun",
	".deno",
	".node-gyp",
	".cache/yarn",
	".cache/pnpm",
	".cache/deno",
	".cache/node/corepack",
	".cache/node-gyp",
	".cache/ms-playwright",
	".cache/puppeteer",
	".cache/Cypress",
	".cache/electron",
	".cache/pip",
	".cache/uv",
	".config/git",
	".config/pnpm",
	".config/mise",
	".config/containers",
	".local/share/pnpm",
	".local/share/mise",
	".local/share/fnm",
	".local/share/containers",
	"Library/Caches/Yarn",
	"Library/Caches/pnpm",
	"Library/Caches/deno",
	"Library/Caches/node-gyp",
	"Library/Caches/ms-playwright",
	"Library/pnpm",
	"Library/Preferences/pnpm",
	".gitconfig",
	".git-credentials",
	".netrc",
	".ssh",
	".docker",
	".nvm",
	".volta",
	".asdf",
	".nodenv",
	".fnm",
	".cargo",
	".rustup",
	".pyenv",
	"go"
];
/** The machine's own counterpart of a place in the home; null: the user has no home. */
function ofTheMachine(place, inherited) {
	for (const [name, folder] of Object.entries(FOLDERS)) {
		const moved = inherited[name];
		if (moved && place.startsWith(`${folder}/`)) return path.join(moved, path.relative(folder, place));
	}
	const home = homeOfUser(inherited);
	return home === null ? null : path.join(home, place);
}
/** The user's home, as the system knows it where HOME is empty; null: it knows none, as of a user without an entry in its list. */
function homeOfUser({ HOME: home } = process.env) {
	try {
		return home || os.userInfo().homedir || null;
	} catch {
		return null;
	}
}
/** Makes the home of an arm. */
async function makeHome(tree, inherited = process.env) {
	const home = homeOf(tree);
	for (const folder of [TEMPORARY, ...Object.values(FOLDERS)]) await mkdir(path.join(home, folder), { recursive: true });
	const cache = ofTheMachine(".npm", inherited);
	if (cache !== null) await mkdir(cache, { recursive: true }).catch(() => {});
	for (const place of SHARED) {
		const from = ofTheMachine(place, inherited);
		if (from === null || !existsSync(from)) continue;
		await mkdir(path.dirname(path.join(home, place)), { recursive: true });
		await symlink(from, path.join(home, place));
	}
}
/** Variables by which programs find the home of an arm; none where the tree is no copy. */
function variablesOfHome(tree) {
	const home = homeOf(tree);
	if (!existsSync(home)) return {};
	return {
		HOME: home,
		TMPDIR: path.join(home, TEMPORARY),
		TMP: void 0,
		TEMP: void 0,
		...Object.fromEntries(Object.keys(FOLDERS).map((name) => [name, void 0]))
	};
}

// src/system/program-environment.ts
/** Path of a program for a shell with this environment and folder; null: not found. */
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
* Withheld from targets: ways to write into the workflow, modules of the gate's caller (NODE_PATH), and what a runner tells of its job. Its
* folders (GITHUB_WORKSPACE, CI_PROJECT_DIR, RUNNER_TEMP) are the checkout's, and both arms would share them.
*/
const WITHHELD = /^(?:INPUT_|ACTIONS_|PERF_GATE_|GITHUB_(?!ACTIONS$)|RUNNER_|CI_|NODE_PATH$|INIT_CWD$|npm_(?:lifecycle|package|command)_?)/;
/** Names of variables that carry credentials. */
const CREDENTIAL = /(?:^|_)(?:(?:TOKEN|SECRET|PASSWORD|PASSWD|PASS|PASSPHRASE|CREDENTIALS?|JWT|WEBHOOK)(?:_|$)|(?:PAT|KEY|KEY_ID|APIKEY|AUTH|DSN)$)|AUTHTOKEN$|_PWD$/i;
/** Values that are credentials under any name: those of known services, private keys, and addresses with a password that lead away from this machine. */
const CREDENTIAL_VALUE = /^(?:gh[oprsu]_\w|github_pat_|glpat-|npm_\w{36}|xox[abeprs]-|AKIA[0-9A-Z]{16}|eyJ[\w-]+\.eyJ)|-----BEGIN [A-Z ]*PRIVATE KEY|:\/\/[^\s/:@]*:[^\s/@]+@(?!localhost\b|127\.|\[::1\])/;
const MAY_HAVE_PASSWORD = /_proxy$/i;
/** The one credential that a workflow hands over on purpose (`secrets: install-token`). */
const HANDED_OVER = "INSTALL_TOKEN";
const isCredential = (name, value) => name !== HANDED_OVER && (CREDENTIAL.test(name) || CREDENTIAL_VALUE.test(value) && !MAY_HAVE_PASSWORD.test(name));
/** Names of this program's variables that targets do not get. */
const withheldVariables = (inherited = process.env) => Object.entries(inherited).filter(([name, value]) => value !== void 0 && (WITHHELD.test(name) || isCredential(name, value))).map(([name]) => name);
/** npm hands the settings of the checkout's `.npmrc` on to `npx perf-gate`; both arms must not install by them. Registries stay. */
const SETTING_OF_NPM = /^npm_config_(?!(?:registry|userconfig|globalconfig|cache|proxy|https_proxy|noproxy|ca|cafile|strict_ssl)$)/;
const SET_BY_NPM = "npm_config_local_prefix";
/** The environment of what a target or the gate starts: the caller's, without what is withheld, with a target's own. */
function targetEnvironment(own, inherited = process.env) {
	const isPassed = (name, value) => !WITHHELD.test(name) && !isCredential(name, value) && !(inherited[SET_BY_NPM] !== void 0 && SETTING_OF_NPM.test(name));
	const passed = Object.entries(inherited).filter((entry) => entry[1] !== void 0 && isPassed(entry[0], entry[1]));
	return {
		...Object.fromEntries(passed),
		...own
	};
}
/**
* The same for all that is run in an arm's tree, with the arm's home, and the programs of its own packages before any other. `npx` and `npm run` put
* those of the checkout on PATH: without this both arms would be built and run by the tools of the gate's caller. Before a
* folder that holds a program which is to be the machine's stand those of PATH that have it.
*/
function environmentInTree({ dir, env }, tree, inherited = process.env) {
	const passed = targetEnvironment(env, {
		...inherited,
		...variablesOfHome(tree)
	});
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
/** Folder of the machine's own program. Packages of a checkout do not count, except the `node` that runs the gate itself. */
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

// src/measure/load/load-process.ts
/** Time beyond a command's end: two unanswered single requests take 20 s. */
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
			explain: (why) => new MeasuringFailure({
				kind: "load-client-failed",
				because: reasonOfNoAnswer(why)
			})
		})
	};
}
/** Wrong or missing answers under load; null: none. */
function loadTrouble({ total, unexpectedStatus, mismatches, timeouts, errors, closed }) {
	const broken = errors - timeouts;
	if (Object.keys(unexpectedStatus).length > 0 || [
		mismatches,
		timeouts,
		broken,
		closed
	].some((count) => count > 0)) return {
		kind: "bad-answers",
		answers: total,
		statuses: unexpectedStatus,
		otherBodies: mismatches,
		late: timeouts,
		broken,
		closed
	};
	return total === 0 ? { kind: "no-answer-under-load" } : null;
}

// src/measure/saturated.ts
/** One slice of a round from figures of both arms. A metric that one arm lacks stays, without a slice: measured and not usable. */
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
/** Empty where an arm finished nothing. */
const activityPairs = (base, head) => base !== null && head !== null && base.finishedPerMs > 0 && head.finishedPerMs > 0 ? [{
	base,
	head
}] : [];
/** CPU time over finished requests, in µs. This corrects for the share of the core that each arm got. */
const costPairs = (pairs) => pairs.map(({ base, head }) => ({
	base: base.cpuUsPerMs / base.finishedPerMs,
	head: head.cpuUsPerMs / head.finishedPerMs
}));
/** Mean over stretches of equal length. */
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
* @param whole the window as a whole: rare work shows in its mean, and not in the median of slices
* @param finishedPerMs throughput of both arms, if not that of the slices
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

// src/measure/probe/own-modules.ts
/**
* Checks that no module of an arm comes from outside its tree.
*
* @param logs modules of each process
* @param folder the arm's tree
* @throws MeasuringFailure naming the module
*/
async function assertOwnModules(arm, logs, folder) {
	const tree = await realpath(folder);
	const own = [tree, homeOf(tree)].map((folder) => `${folder}${path.sep}`);
	const module = logs.flatMap((log) => log.modules).find((one) => !own.some((start) => one.startsWith(start)) && !one.startsWith(INSTRUMENT_FOLDER) && path.isAbsolute(one) && existsSync(one));
	if (module === void 0) return;
	const name = path.join(path.basename(path.dirname(module)), path.basename(module));
	throw new MeasuringFailure({
		kind: "foreign-module",
		arm,
		name,
		path: module
	});
}

// src/measure/probe/probe-log.ts
/** Notes of one process's probe; lists begin with the oldest. */
const probeLogSchema = object({
	pid: int(),
	/** Version of Node.js, as it calls itself: `v24.21.0`. */
	nodeVersion: string(),
	sampleEveryMs: number(),
	/** Notes on responses. */
	samples: array(tuple([
		number(),
		number(),
		number()
	]).readonly()).readonly(),
	/** Resident bytes at a monotonic moment. */
	memory: array(tuple([number(), number()]).readonly()).readonly(),
	/** Garbage collections until a monotonic moment, and their time in ms. */
	collections: array(tuple([
		number(),
		number(),
		number()
	]).readonly()).readonly(),
	/** Accepted so far. */
	connections: int(),
	/** Absolute paths of the modules that the process loaded. */
	modules: array(string()).readonly()
});
/** Sent when a probe is up, and again when its process begins to serve. */
const probeGreetingSchema = object({
	pid: int(),
	/** Process ids of its probed ancestors. */
	above: array(int()).readonly(),
	/** It has accepted a connection, or finished a response. */
	serves: boolean()
});
/** A log, a greeting, a profile; that one has begun, or why none could be taken. */
const probeMessageSchema = union([
	probeLogSchema,
	probeGreetingSchema,
	threadProfileSchema,
	object({ profiling: literal(true) }),
	object({ unprofiled: string() })
]);
/** @throws ZodError where the text is none of what a probe says */
const parseProbeMessage = (line) => probeMessageSchema.parse(JSON.parse(line));
/**
* Growth per ms of two sums, from the last note before one moment (else the first one) to the last note before another; null: the same
* note. Consecutive stretches leave nothing out: blocking work counts where it ends.
*/
function growthBetween(notes, fromMs, toMs) {
	const first = notes.findLast(([timeMs]) => timeMs <= fromMs) ?? notes[0];
	const last = notes.findLast(([timeMs]) => timeMs <= toMs);
	if (!first || !last || last[0] <= first[0]) return null;
	const elapsedMs = last[0] - first[0];
	return [(last[1] - first[1]) / elapsedMs, (last[2] - first[2]) / elapsedMs];
}
/** Activity of one process between two moments. */
function activityBetween(samples, fromMs, toMs) {
	const growth = growthBetween(samples, fromMs, toMs);
	return growth === null ? null : {
		finishedPerMs: growth[0],
		cpuUsPerMs: growth[1]
	};
}
/** Activity of a process tree. Rates are added, because samples of processes lie at different times. */
function treeActivity(logs, fromMs, toMs) {
	const parts = logs.map((log) => activityBetween(log.samples, fromMs, toMs)).filter((part) => part !== null);
	if (parts.length === 0) return null;
	return {
		finishedPerMs: parts.reduce((sum, part) => sum + part.finishedPerMs, 0),
		cpuUsPerMs: parts.reduce((sum, part) => sum + part.cpuUsPerMs, 0)
	};
}
/**
* Responses of a process tree per ms between two moments. Waiting servers finish in a rhythm that a window cuts by chance, so responses
* have Hann's weight 1 − cos 2πx by their place. The error is 1.6 % with three or four finishes, 0.7 % with four or five.
*/
function finishRate(logs, fromMs, toMs) {
	const lengthMs = toMs - fromMs;
	return finishesBetween(logs, fromMs, toMs).reduce((sum, { timeMs, count }) => sum + count * (1 - Math.cos(2 * Math.PI * (timeMs - fromMs) / lengthMs)) / lengthMs, 0);
}
/** The longest time without a finished response. */
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
/** Times and numbers of finished responses. */
function finishesBetween(logs, fromMs, toMs) {
	return logs.flatMap(({ samples }) => samples.slice(1).map(([timeMs, finished], before) => ({
		timeMs,
		count: finished - samples[before][1]
	}))).filter(({ timeMs, count }) => count > 0 && timeMs > fromMs && timeMs <= toMs);
}
/** CPU time in µs of a process tree between the samples around two moments: for work with rest on both sides. */
function cpuUsAround(logs, fromMs, toMs) {
	return sumAround(logs, fromMs, toMs, ([, , cpuUs]) => cpuUs);
}
/** Finished responses between the samples around two moments: a busy process takes no samples. */
function finishedAround(logs, fromMs, toMs) {
	return sumAround(logs, fromMs, toMs, ([, finished]) => finished);
}
function sumAround(logs, fromMs, toMs, countOf) {
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

// src/measure/server/outside-watch.ts
/** Servers that are not Node.js have no probe: CPU time and memory come from /proc, and responses from the load client. */
/** As probes do. */
const SAMPLE_EVERY_MS = 10;
const MEMORY_EVERY_SAMPLES = 10;
const PROCESSES_EVERY_SAMPLES = 50;
const PAGE_BYTES$1 = 4096;
/** Of the system's account; a hundred a second on every Linux. */
const TICK_NS = 1e7;
/** null: the process that listens on the port is Node.js, cannot be seen, or has no account of its CPU time. */
function watchFromOutside(tree, port) {
	const serving = tree.processes().find((pid) => addressesListenedOn([pid]).some((address) => address.endsWith(`:${port}`)));
	if (serving === void 0 || isNode(serving)) return null;
	const processes = /* @__PURE__ */ new Map();
	const answers = [];
	let sampled = 0;
	const sample = () => {
		if (sampled % PROCESSES_EVERY_SAMPLES === 0) {
			for (const pid of tree.processes()) if (!processes.has(pid)) processes.set(pid, watched(pid));
		}
		const [running, accounts] = [[...processes.values()].filter(({ hasEnded }) => !hasEnded), /* @__PURE__ */ new Map()];
		for (const one of running) {
			const account = accountOf(one.pid);
			if (account !== null) accounts.set(one, account);
		}
		for (const one of running) look(one, sampled % MEMORY_EVERY_SAMPLES === 0);
		for (const [one, account] of accounts) addUnseen(one, account, processes);
		for (const one of running) one.samples.push([monotonicMs(), cpuNsOf(one) / 1e3]);
		sampled += 1;
	};
	sample();
	if ((processes.get(serving)?.samples.at(-1)?.[1] ?? 0) === 0) return null;
	const timer = setInterval(sample, SAMPLE_EVERY_MS);
	return {
		logs: (arrivals) => {
			sample();
			const before = answers.at(-1)?.[1] ?? 0;
			answers.push(...arrivals.map(([timeMs, received]) => [timeMs, before + received]));
			return [...processes.values()].map((one) => logOf(one, one.pid === serving ? answers : []));
		},
		[Symbol.dispose]: () => {
			clearInterval(timer);
		}
	};
}
function isNode(pid) {
	try {
		return path.basename(readlinkSync(`/proc/${pid}/exe`)) === "node";
	} catch {
		return true;
	}
}
const watched = (pid) => ({
	pid,
	parent: accountOf(pid)?.parent ?? 0,
	threads: /* @__PURE__ */ new Map(),
	samples: [],
	memory: [],
	unseenNs: 0,
	unseenOfChildrenNs: 0,
	hasEnded: false
});
function look(one, withMemory) {
	const { pid, threads, memory } = one;
	try {
		for (const thread of readdirSync(`/proc/${pid}/task`)) {
			const [text] = quietly(() => [readFileSync(`/proc/${pid}/task/${thread}/schedstat`, "latin1")]);
			if (text !== void 0) threads.set(thread, Number(text.split(" ", 1)[0]));
		}
		if (withMemory) memory.push([monotonicMs(), Number(readFileSync(`/proc/${pid}/statm`, "latin1").split(" ")[1]) * PAGE_BYTES$1]);
	} catch {
		one.hasEnded = true;
	}
}
/** Seen of its threads, and unseen. */
const ownNsOf = ({ threads, unseenNs }) => [...threads.values()].reduce((sum, ns) => sum + ns, 0) + unseenNs;
const cpuNsOf = (one) => ownNsOf(one) + one.unseenOfChildrenNs;
/** null: the process has ended. */
function accountOf(pid) {
	const [stat] = quietly(() => [readFileSync(`/proc/${pid}/stat`, "latin1")]);
	if (stat === void 0) return null;
	const fields = fieldsOf(stat).map(Number);
	const nsOf = (first) => (fields[first] + fields[first + 1]) * TICK_NS;
	return {
		parent: fields[1],
		ownNs: nsOf(11),
		childrenNs: nsOf(13)
	};
}
/** Threads and children that live for less than a sample are in the account alone. */
function addUnseen(one, { ownNs, childrenNs }, processes) {
	const seenOfChildren = [...processes.values()].filter(({ parent, hasEnded }) => hasEnded && parent === one.pid).reduce((sum, child) => sum + cpuNsOf(child), 0);
	one.unseenNs += Math.max(0, ownNs - ownNsOf(one));
	one.unseenOfChildrenNs = Math.max(one.unseenOfChildrenNs, childrenNs - seenOfChildren);
}
function logOf({ pid, samples, memory }, answers) {
	let next = 0;
	const finishedUntil = (timeMs) => {
		while (next < answers.length && answers[next][0] <= timeMs) next += 1;
		return answers[next - 1]?.[1] ?? 0;
	};
	return {
		pid,
		nodeVersion: "",
		memory,
		connections: 0,
		collections: [],
		modules: [],
		samples: samples.map(([timeMs, cpuUs]) => [
			timeMs,
			finishedUntil(timeMs),
			cpuUs
		]),
		sampleEveryMs: Number.POSITIVE_INFINITY
	};
}

// src/system/loopback.ts
/** Servers and services listen here, so that other machines cannot reach them. */
const LOOPBACK = "127.0.0.1";
/** `localhost` is this address on many machines. */
const LOOPBACK_6 = "::1";
/** Systems give others to clients, and to servers that name none: nobody else takes one of these between the choice and the start of a server. */
const PORTS = {
	from: 1e4,
	to: 3e4
};
const MOST_TRIES = 1e3;
/**
* Gives a port that no other server of perf-gate gets, in any process, until it is disposed of or the process ends. Ports of UDP and TCP are
* apart, so a socket of the one keeps a port of the other for a server that is about to start.
*
* @param draw chooses a port
* @throws an error of the system where none is left, or it refuses
*/
async function holdPort(draw = () => randomInt(PORTS.from, PORTS.to)) {
	for (let tries = 0; tries < MOST_TRIES; tries += 1) try {
		var _usingCtx$26 = _usingCtx();
		const port = draw();
		const opened = _usingCtx$26.u(new DisposableStack());
		const keeper = createSocket("udp4").bind({
			port,
			address: LOOPBACK,
			exclusive: true
		}).unref();
		opened.defer(() => {
			keeper.close();
		});
		if (!await begins(keeper) || !await isFree(port)) continue;
		const moved = opened.move();
		return {
			port,
			[Symbol.dispose]: () => moved.dispose()
		};
	} catch (_) {
		_usingCtx$26.e = _;
	} finally {
		_usingCtx$26.d();
	}
	throw Object.assign(/* @__PURE__ */ new Error(`no port from ${PORTS.from} to ${PORTS.to} is free`), {
		code: "EADDRINUSE",
		syscall: "bind"
	});
}
async function isFree(port) {
	const server = net.createServer().listen(port, LOOPBACK);
	if (!await begins(server)) return false;
	server.close();
	await once(server, "close");
	return true;
}
/** Of a port that is taken, or the system's own. */
const TAKEN = /* @__PURE__ */ new Set(["EADDRINUSE", "EACCES"]);
/** @throws where the system refuses for another reason: it may have no descriptor left */
async function begins(listener) {
	try {
		await once(listener, "listening");
		return true;
	} catch (error) {
		if (TAKEN.has(error.code)) return false;
		throw error;
	}
}
/** Time for the server to close its side. */
const PARTING_MS = 1e3;
const HANDSHAKE_MS = 1e3;
/** Loopback host, as in a URL, that accepts connections to a port; null: none. */
async function acceptingHost(port) {
	if (await accepts(port)) return LOOPBACK;
	return await accepts(port, LOOPBACK_6) ? `[${LOOPBACK_6}]` : null;
}
function accepts(port, host = LOOPBACK) {
	return new Promise((resolve) => {
		const socket = net.connect(port, host);
		socket.once("connect", () => {
			if (socket.localPort === port) {
				socket.destroy();
				resolve(false);
				return;
			}
			socket.resume().end();
			socket.setTimeout(PARTING_MS, () => socket.destroy()).unref();
			resolve(true);
		});
		socket.on("error", () => {
			resolve(false);
		});
	});
}
/** Tells whether a server takes part in a TLS handshake, or refuses it by an alert. */
const speaksTls = async (origin) => await handshake(origin, []) !== "none";
/** Tells whether a server speaks HTTP/2 over TLS, and not HTTP/1.1. */
async function needsHttp2(origin) {
	return await handshake(origin, ["h2"]) === "h2" && await handshake(origin, ["http/1.1"]) !== "http/1.1";
}
/** The offered protocol that a server chooses; `tls`: none of them; `none`: it does not speak TLS. */
function handshake(origin, ALPNProtocols) {
	const { hostname, port } = new URL(origin);
	return new Promise((resolve) => {
		const socket = tls.connect({
			host: hostname.replaceAll(/[[\]]/g, ""),
			port: Number(port),
			rejectUnauthorized: false,
			ALPNProtocols: [...ALPNProtocols]
		}, () => {
			settle(socket.alpnProtocol || "tls");
		});
		const settle = (chosen) => {
			socket.destroy();
			resolve(chosen);
		};
		socket.setTimeout(HANDSHAKE_MS, () => {
			settle("none");
		});
		socket.on("error", ({ code = "" }) => {
			settle(code.includes("_ALERT_") ? "tls" : "none");
		});
		socket.on("close", () => {
			settle("none");
		});
	});
}

// src/measure/server/first-answer.ts
/** Hosts of listening sockets that are reached by a loopback address. */
const REACHED = [
	LOOPBACK,
	"0.0.0.0",
	"[::1]",
	"[::]"
];
/** A server is looked for at other addresses after this time, and once more each time it has gone by again. */
const ELSEWHERE_MS = 1e3;
const ANSWER_MS = 500;
/**
* Waits until a server that was just started accepts connections on its port, and gives its origin.
*
* @throws ReasonError where it ends before, does not listen in time, or answers the scenario at another address
*/
async function untilListening(server, { target: { start: command, tls }, port, scenario, timeoutMs, everyMs }) {
	const protocol = tls ? "https:" : "http:";
	const startedMs = monotonicMs();
	let lookAtMs = startedMs + ELSEWHERE_MS;
	for (;;) {
		const host = await acceptingHost(port);
		if (host !== null) return `${protocol}//${host}:${port}`;
		if (server.ending() !== null) throw new ReasonError({
			kind: "exited-before-listening",
			command,
			port,
			ending: await server.ended
		});
		const nowMs = monotonicMs();
		const isLate = nowMs > startedMs + timeoutMs;
		if (isLate || nowMs > lookAtMs) {
			const listensOn = server.listensOn().filter((address) => !REACHED.some((host) => address === `${host}:${port}`));
			if ((await Promise.all(listensOn.map((address) => answersAt(address, protocol, scenario)))).includes(true) || isLate && listensOn.length > 0) throw new ReasonError({
				kind: "listens-elsewhere",
				command,
				port,
				listensOn
			});
			if (isLate) throw new ReasonError({
				kind: "not-listening",
				command,
				address: `${LOOPBACK}:${port}`,
				seconds: timeoutMs / 1e3
			});
			lookAtMs = monotonicMs() + ELSEWHERE_MS;
		}
		await setTimeout$1(everyMs);
	}
}
/** Tells whether the scenario's request is answered there as expected. */
async function answersAt(address, protocol, scenario) {
	if (scenario.protocol !== "http") return false;
	const origin = `${protocol}//${address.replace(/^0\.0\.0\.0:/, `${LOOPBACK}:`).replace(/^\[::\]:/, "[::1]:")}`;
	return exchange({
		origin,
		request: scenario,
		timeoutMs: ANSWER_MS
	}).then((answer) => mismatch(scenario, answer) === null, () => false);
}
const ASK_AGAIN_MS = 50;
const LEAST_TIMEOUT_MS = 1e4;
/** The error of `ws` where a server refuses the handshake for good. */
const REFUSED = /^Unexpected server response: 4/;
/**
* Sends the scenario's first request, alone, and again while it fails or gets an error of the server (5xx, or a websocket that closes
* for such a reason): many servers listen before what they depend on is connected.
*
* @throws ReasonError where no answer comes in time, or another than expected
*/
async function firstAnswer(scenario, origin, readiness) {
	const { untilMs, hasEnded, leastTimeoutMs = LEAST_TIMEOUT_MS, agent = false, mostBytes } = readiness;
	let isProtocolKnown = false;
	const hasTls = origin.startsWith("https:");
	const refuseHttp2 = async () => {
		if (hasTls && await needsHttp2(origin)) throw failureOf$1(scenario, { kind: "speaks-http2" });
	};
	for (;;) {
		const timeoutMs = Math.max(leastTimeoutMs, Math.ceil((untilMs - monotonicMs()) / 1e3) * 1e3);
		const answer = scenario.protocol === "http" ? await firstResponse(scenario, {
			origin,
			agent,
			timeoutMs,
			mostBytes
		}).catch(async (error) => {
			await refuseHttp2();
			throw error;
		}) : await firstReply(scenario, origin, timeoutMs);
		if (!("notReady" in answer)) return answer;
		if (answer.isSilent && !isProtocolKnown) {
			await refuseHttp2();
			if (!hasTls && await speaksTls(origin)) throw failureOf$1(scenario, { kind: "speaks-tls" });
		}
		isProtocolKnown ||= answer.isSilent;
		if (monotonicMs() < untilMs) await setTimeout$1(ASK_AGAIN_MS);
		if (hasEnded() || monotonicMs() >= untilMs) throw failureOf$1(scenario, answer.notReady);
	}
}
function failureOf$1(scenario, because) {
	return new ReasonError({
		kind: "first-request-failed",
		request: scenario.protocol === "http" ? `${scenario.method} ${scenario.path}` : scenario.path,
		because
	});
}
async function firstResponse(scenario, way) {
	const answer = await exchange({
		...way,
		request: scenario
	}).catch((error) => {
		if (!(error instanceof ExchangeFailure)) throw error;
		if (error.mayPass === "never") throw failureOf$1(scenario, error.reason);
		return {
			notReady: error.reason,
			isSilent: error.mayPass === "protocol"
		};
	});
	if ("notReady" in answer) return answer;
	const atMs = monotonicMs();
	const wrong = mismatch(scenario, answer);
	if (wrong === null) return {
		body: answer.bytes,
		atMs,
		heldMs: 0
	};
	if (answer.status >= 500 && answer.status !== scenario.expect.status) return {
		notReady: wrong,
		isSilent: false
	};
	throw failureOf$1(scenario, wrong);
}
async function firstReply(scenario, origin, timeoutMs) {
	const opened = await openWebSocket(websocketUrl(origin, scenario)).catch((error) => ({ problem: reasonOf(error) }));
	if ("problem" in opened) {
		const reason = {
			kind: "websocket-not-opened",
			problem: opened.problem
		};
		if (REFUSED.test(opened.problem)) throw failureOf$1(scenario, reason);
		return {
			notReady: reason,
			isSilent: opened.problem === "socket hang up"
		};
	}
	const outcome = await sendOver(opened, {
		...scenario,
		requests: 1,
		endMs: monotonicMs() + scenario.holdMs + timeoutMs
	});
	if (outcome.trouble === null) return {
		body: null,
		atMs: outcome.finishedMs,
		heldMs: scenario.holdMs
	};
	if (outcome.mayPass) return {
		notReady: outcome.trouble,
		isSilent: false
	};
	throw failureOf$1(scenario, outcome.trouble);
}

// src/measure/probe/probe-listener.ts
/** Number of processes that share the work of a server: those that serve, and their siblings, like idle workers of a cluster. */
function servingProcesses(greetings) {
	const sizes = [...Map.groupBy(greetings.filter(({ above }) => above.length > 0), ({ above }) => above.join(" ")).values()].filter((team) => team.some(({ serves }) => serves)).map((team) => new Set(team.map(({ pid }) => pid)).size);
	return Math.max(1, ...sizes);
}
/** Tells whether silence means a blocked server: the process serves, or has answered before. Other processes are not waited for. */
function isBlockedIfSilent({ greeting, hasAnswered }, all) {
	return hasAnswered || all.some((other) => other.greeting?.serves === true && other.greeting.pid === greeting?.pid);
}
/**
* Tells whether one of the silent may still answer, like a starting worker. Processes that started a serving one may wait for its end, as
* `spawnSync` does; a probe without a greeting may be one of these.
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
/** Characters; a long profile has some millions. Another program may write to the socket, and without an end. */
const LONGEST_MESSAGE = 2e8;
/** Listens to a probe from its first word on. */
function openProbeConnection(socket) {
	let asked = null;
	let profiled = null;
	let unfinished = "";
	const take = (line) => {
		const message = parseProbeMessage(line);
		if ("samples" in message) {
			connection.hasAnswered = true;
			asked?.resolve(message);
			asked = null;
		} else if ("above" in message) connection.greeting = message;
		else if ("unprofiled" in message) profiled?.reject(new Error(message.unprofiled));
		else profiled?.resolve("profile" in message ? message : null);
	};
	const askForProfile = (command) => {
		profiled = Promise.withResolvers();
		socket.write(`profile ${command}\n`);
		return profiled.promise;
	};
	socket.setEncoding("utf8");
	socket.on("data", (chunk) => {
		unfinished += chunk;
		if (unfinished.length > LONGEST_MESSAGE) socket.destroy();
		if (!chunk.includes("\n")) return;
		const lines = unfinished.split("\n");
		unfinished = lines.pop() ?? "";
		try {
			lines.forEach(take);
		} catch (error) {
			const unreadable = new Error("a probe sent a report that cannot be read", { cause: error });
			asked?.reject(unreadable);
			asked = null;
			profiled?.reject(unreadable);
		}
	});
	socket.on("close", () => {
		asked?.resolve(null);
		asked = null;
		profiled?.resolve(null);
	});
	const connection = {
		greeting: null,
		hasAnswered: false,
		owesAnswer: () => asked !== null,
		ask: () => {
			const question = Promise.withResolvers();
			asked = question;
			socket.write("report\n");
			return question.promise;
		},
		startProfile: async () => {
			await askForProfile("start");
		},
		endProfile: () => askForProfile("end")
	};
	return connection;
}
const ANSWER_TIMEOUT_MS$3 = 5e3;
/** Time for processes that may wait for the end of a child. */
const LAUNCHER_TIMEOUT_MS = 1e3;
/** A profile of some seconds is a megabyte or two, made while the server is under load. */
const PROFILE_TIMEOUT_MS = 15e3;
const LOOK_EVERY_MS$1 = 100;
/** Listens on a local socket (no port is held) until disposed. @throws MeasuringFailure where the system has no room for it */
async function listenForProbes(answerTimeoutMs = ANSWER_TIMEOUT_MS$3) {
	try {
		var _usingCtx$25 = _usingCtx();
		const opened = _usingCtx$25.a(new AsyncDisposableStack());
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
		const ofServing = async (ask) => {
			const asked = Promise.all([...probes.values()].filter(({ greeting }) => greeting?.serves === true).map(ask));
			const late = setTimeout$1(PROFILE_TIMEOUT_MS, null, { ref: false }).then(() => {
				throw new Error(`no answer within ${PROFILE_TIMEOUT_MS / 1e3} s`);
			});
			try {
				return await Promise.race([asked, late]);
			} catch (error) {
				throw new MeasuringFailure({
					kind: "not-profiled",
					problem: reasonOf(error)
				});
			}
		};
		const moved = opened.move();
		return {
			address,
			hasHeard: () => hasHeard,
			collect: (patienceMs = 0) => collectFrom([...probes.values()], Math.max(answerTimeoutMs, patienceMs)),
			startProfiles: async () => {
				await ofServing(({ startProfile }) => startProfile());
			},
			endProfiles: async () => (await ofServing(({ endProfile }) => endProfile())).filter((profile) => profile !== null),
			servingProcesses: () => servingProcesses([...probes.values()].flatMap(({ greeting }) => greeting ?? [])),
			[Symbol.asyncDispose]: () => moved.disposeAsync()
		};
	} catch (_) {
		_usingCtx$25.e = _;
	} finally {
		await _usingCtx$25.d();
	}
}
async function collectFrom(probes, timeoutMs) {
	const askedMs = monotonicMs();
	const reports = /* @__PURE__ */ new Map();
	const asked = probes.filter(({ owesAnswer }) => !owesAnswer());
	const allAnswer = Promise.all(asked.map(async (probe) => {
		reports.set(probe, await probe.ask());
	})).then(() => true);
	const silentOf = (some) => some.filter((probe) => !reports.has(probe));
	const isWorthWaiting = () => {
		const waitedMs = monotonicMs() - askedMs;
		return waitedMs < timeoutMs && (waitedMs < LAUNCHER_TIMEOUT_MS || mayStillAnswer(silentOf(asked), probes));
	};
	let isOver = false;
	while (!isOver && isWorthWaiting()) isOver = await Promise.race([allAnswer, setTimeout$1(LOOK_EVERY_MS$1, false, { ref: false })]);
	if (silentOf(probes).some((probe) => isBlockedIfSilent(probe, probes))) return null;
	return probes.flatMap((probe) => reports.get(probe) ?? []);
}

// src/measure/server/started-server.ts
/**
* Times that a server which had come up was killed on SIGTERM since it last ended by itself, by its copy. One that was never killed is not
* there. The state is of this program, because each run has copies of its own.
*/
const kills = /* @__PURE__ */ new Map();
/** After so many in a row it is taken for a server that never ends by itself, and is not waited for. */
const DEAF_AFTER = 2;
/** Starts a server on a free loopback port. */
async function startServer({ arm, target, tree, core, onKilled, isProfiled = false }) {
	try {
		var _usingCtx$24 = _usingCtx();
		const opened = _usingCtx$24.a(new AsyncDisposableStack());
		const probes = opened.use(await listenForProbes());
		const { port } = opened.use(await askSystem(holdPort));
		const env = {
			...probedEnvironment(environmentInTree(target, tree), probes.address),
			...profiledEnvironment(isProfiled),
			PORT: String(port),
			HOST: LOOPBACK
		};
		const startedMs = monotonicMs();
		const program = opened.use(startProcessTree({
			command: [
				"/bin/sh",
				"-c",
				target.start
			],
			cwd: path.join(tree, target.dir),
			env,
			cores: core === null ? null : [core],
			opensInput: true
		}));
		const copy = JSON.stringify([
			tree,
			target.dir,
			target.start
		]);
		let isUp = false;
		opened.defer(async () => {
			const isDeaf = (kills.get(copy) ?? 0) >= DEAF_AFTER;
			const ownWill = await program.stop(isDeaf ? 0 : target.stopTimeoutMs);
			if (isUp && !ownWill) kills.set(copy, (kills.get(copy) ?? 0) + 1);
			else if (isUp && kills.has(copy)) kills.set(copy, 0);
			if (!ownWill) onKilled?.();
		});
		const failure = (because, isOfBoot = false) => new ArmFailure(arm, withLastOutput(because, program.output()), { isOfBoot });
		const moved = opened.move();
		return {
			startedMs,
			port,
			program,
			probes,
			isUp: () => {
				isUp = true;
			},
			followsKill: () => kills.has(copy),
			failure,
			assertRunning: () => {
				const ending = program.ending();
				if (ending !== null) throw failure({
					kind: "server-died",
					ending,
					isKilled: wasKilled(ending)
				});
			},
			[Symbol.asyncDispose]: () => moved.disposeAsync()
		};
	} catch (_) {
		_usingCtx$24.e = _;
	} finally {
		await _usingCtx$24.d();
	}
}
/** Exit code of a shell whose program was killed. */
const KILLED_BELOW_SHELL = 137;
/** Tells whether it was killed, perhaps by a kernel out of memory. */
const wasKilled = (ending) => ending.kind === "signalled" ? ending.signal === "SIGKILL" : ending.kind === "exited" && ending.code === KILLED_BELOW_SHELL;

// src/measure/server/server.ts
const CONNECT_EVERY_MS$1 = 5;
/** Time until the end of a process, or a serving worker thread, is known. */
const KNOWN_WITHIN_MS = 250;
/** Time for a server to finish requests after a load: twice the timeout of a request, because two arms share the core. */
const AFTER_LOAD_MS = 2e4;
/**
* Boots one server, checks its first answer in full, and waits until none of its processes is busy starting.
*
* @throws ArmFailure where it exits, never listens, never answers or otherwise than expected, or never comes to rest
*/
async function bootServer(options) {
	try {
		var _usingCtx$23 = _usingCtx();
		const { arm, target, scenario } = options;
		const opened = _usingCtx$23.a(new AsyncDisposableStack());
		const server = opened.use(await startServer(options));
		const { startedMs, port, program, probes, failure, assertRunning } = server;
		const explain = (error) => {
			if (!(error instanceof ReasonError)) throw error;
			const failed = failure(error.reason, true);
			if (!server.followsKill()) throw failed;
			throw new MeasuringFailure({
				kind: "not-up-after-kill",
				arm,
				seconds: target.stopTimeoutMs / 1e3,
				because: failed.reason
			});
		};
		const origin = await untilListening(program, {
			target,
			port,
			scenario,
			timeoutMs: target.bootTimeoutMs,
			everyMs: CONNECT_EVERY_MS$1
		}).catch(explain);
		const first = await firstAnswer(scenario, origin, {
			untilMs: startedMs + target.bootTimeoutMs,
			hasEnded: () => program.ending() !== null
		}).catch(explain);
		server.isUp();
		const bootMs = first.atMs - startedMs - first.heldMs;
		if (!(await probes.collect(startedMs + target.bootTimeoutMs - monotonicMs()) !== null)) throw failure({
			kind: "busy-after-first-answer",
			command: target.start
		}, true);
		const watch = opened.use(watchServing(server, options));
		const moved = opened.move();
		return {
			arm,
			origin,
			bootMs,
			firstBody: first.body?.toString("base64") ?? null,
			assertRunning,
			processes: probes.servingProcesses,
			startProfiles: async () => {
				if (!probes.hasHeard()) throw new MeasuringFailure({
					kind: "no-probe",
					command: target.start
				});
				await probes.startProfiles();
			},
			endProfiles: probes.endProfiles,
			logs: watch.logs,
			[Symbol.asyncDispose]: () => moved.disposeAsync()
		};
	} catch (_) {
		_usingCtx$23.e = _;
	} finally {
		await _usingCtx$23.d();
	}
}
/** Watches what a server does under load: by its probes or, where it is not Node.js, from outside. */
function watchServing({ port, program, probes, failure, assertRunning }, { arm, target, tree, scenario, patienceMs = AFTER_LOAD_MS, onServing, onOutside }) {
	let outside = null;
	const hasServed = SERVED[scenario.protocol];
	const collect = async () => {
		assertRunning();
		const logs = await probes.collect(patienceMs);
		if (logs === null) throw failure({
			kind: "busy-after-load",
			seconds: patienceMs / 1e3,
			protocol: scenario.protocol
		});
		return logs;
	};
	return {
		logs: async (load) => {
			if (outside !== null) {
				assertRunning();
				return outside.logs(load?.arrivals ?? []);
			}
			let logs = await collect();
			if (!logs.some(hasServed)) {
				await Promise.race([program.ended, setTimeout$1(KNOWN_WITHIN_MS)]);
				logs = await collect();
			}
			const serving = logs.filter(hasServed);
			if (serving.length > 0) {
				await assertOwnModules(arm, serving, tree);
				onServing?.(serving);
				return logs;
			}
			assertRunning();
			outside = scenario.protocol === "http" ? watchFromOutside(program, port) : null;
			if (outside !== null) {
				onOutside?.();
				return outside.logs([]);
			}
			const command = target.start;
			throw new MeasuringFailure(probes.hasHeard() ? {
				kind: "nothing-served",
				command,
				protocol: scenario.protocol
			} : {
				kind: "no-probe",
				command
			});
		},
		[Symbol.dispose]: () => outside?.[Symbol.dispose]()
	};
}
/** Tells whether a process serves. An upgraded request never finishes as a response. */
const SERVED = {
	http: (log) => finishedBy(log) > 0,
	websocket: ({ connections }) => connections > 0
};

// src/measure/server/server-arms.ts
/** The equipment of a run, and both arms' servers up for a round. */
/** Boots the server of one arm. */
function bootArm(arm, side, scenario, rig) {
	return bootServer({
		arm,
		scenario,
		target: side.target,
		tree: side.tree,
		core: rig.cores?.server ?? null,
		isProfiled: side.isProfiled ?? false,
		onKilled: () => rig.onKilled(side.target.name),
		onOutside: () => rig.onOutside?.(side.target.name),
		onServing: (serving) => rig.onServing?.(side.target.name, serving)
	});
}
/** Two that boot at once on one core may each take twice as long as one alone. */
const besideAnother = (side, { cores }) => cores === null ? side : {
	...side,
	target: {
		...side.target,
		bootTimeoutMs: 2 * side.target.bootTimeoutMs
	}
};
/** Boots both; where one fails the other is stopped. */
async function bootBoth({ arms, scenario, startedFirst }, rig) {
	try {
		var _usingCtx$22 = _usingCtx();
		const opened = _usingCtx$22.a(new AsyncDisposableStack());
		const servers = await bothAtOnce(startedFirst, async (arm) => opened.use(await bootArm(arm, besideAnother(arms[arm], rig), scenario, rig)));
		const moved = opened.move();
		return {
			...servers,
			[Symbol.asyncDispose]: () => moved.disposeAsync()
		};
	} catch (_) {
		_usingCtx$22.e = _;
	} finally {
		await _usingCtx$22.d();
	}
}
/** Boot times as one slice. Both boot at once on one core, so that a difference counts about half. */
const bootTimes = ({ base, head }) => oneSlice({
	base: { bootTime: base.bootMs },
	head: { bootTime: head.bootMs }
});
/** The measuring equipment of a whole run, with a load client of its own. */
function openRig(equipment) {
	const client = startLoadClient(equipment.cores?.clients ?? null);
	return {
		...equipment,
		client,
		[Symbol.asyncDispose]: () => client[Symbol.asyncDispose]()
	};
}

// src/measure/profile/sources.ts
/** The files that profiles name, as they lie in an arm's copy, with the sources that they were compiled from. */
/** A larger file is a bundle: its functions are named, and its lines not looked at. */
const LARGEST_BYTES = 4e6;
const LARGEST_MAP_BYTES = 10 * LARGEST_BYTES;
const sourceMapSchema = object({
	version: literal(3),
	file: string().default(""),
	sourceRoot: string().default(""),
	names: array(string()).default([]),
	sources: array(string()),
	sourcesContent: array(string().nullable()).optional(),
	mappings: string()
});
/** The file of a script by the URL that V8 has, which the script may give itself; null: it is none. */
function fileOfScript(url) {
	if (!url.startsWith("file://")) return path.isAbsolute(url) ? url : null;
	try {
		return fileURLToPath(url);
	} catch {
		return null;
	}
}
const MAP_COMMENT = /^\/\/[#@] sourceMappingURL=(\S+)\s*$/m;
const INLINE = /^data:application\/json[^,]*;base64,/;
/** null: it cannot be read, or is too large. */
async function readScript(file) {
	const text = await textIfReadable(file, LARGEST_BYTES);
	if (text === "") return null;
	const url = MAP_COMMENT.exec(text)?.[1];
	const map = url === void 0 ? null : await readSourceMap(url, path.dirname(file));
	return {
		lines: text.split("\n"),
		...map ?? UNMAPPED
	};
}
const UNMAPPED = {
	original: () => null,
	originals: /* @__PURE__ */ new Map()
};
/** A map that is missing or broken tells nothing: it is a help, and no part of the program. */
async function readSourceMap(url, folder) {
	try {
		const json = INLINE.test(url) ? Buffer.from(url.replace(INLINE, ""), "base64").toString() : await textIfReadable(path.resolve(folder, decodeURIComponent(url)), LARGEST_MAP_BYTES);
		const payload = sourceMapSchema.parse(JSON.parse(json));
		const fileOf = (source) => fileOfScript(source) ?? path.resolve(folder, payload.sourceRoot, source);
		const map = new SourceMap({
			...payload,
			sourcesContent: payload.sourcesContent?.map((content) => content ?? "") ?? []
		});
		return {
			original: (line, column = Number.MAX_SAFE_INTEGER) => {
				const entry = map.findEntry(line, column);
				return "originalSource" in entry && entry.generatedLine === line ? {
					file: fileOf(entry.originalSource),
					line: entry.originalLine + 1
				} : null;
			},
			originals: new Map(payload.sources.flatMap((source, at) => {
				const content = payload.sourcesContent?.[at] ?? null;
				return content === null ? [] : [[fileOf(source), content]];
			}))
		};
	} catch {
		return null;
	}
}

// src/measure/profile/locator.ts
/** Functions of an arm in the words of the repository: what V8 names by a URL of the copy gets its path there. */
/** @param tree the arm's copy of the repository; `urls`: of all scripts that will be asked for */
async function openLocator(tree, urls) {
	const root = await realpath(tree);
	const scripts = /* @__PURE__ */ new Map();
	for (const url of urls) {
		const file = fileOfScript(url);
		const script = file === null || !isIn$1(root, file) ? null : await readScript(file);
		if (script !== null) scripts.set(url, script);
	}
	return {
		...locatorIn({
			root,
			scripts
		}),
		sources: sourcesOf(scripts, root)
	};
}
const isIn$1 = (root, file) => file.startsWith(`${root}${path.sep}`);
/** A package is the same in both arms wherever it is installed: pnpm has its version in the path. */
const PACKAGES = /^.*\/(?=node_modules\/)/;
/** From the repository's root; of a package from `node_modules` on. */
function pathIn(root, file) {
	return path.relative(root, file).split(path.sep).join("/").replace(/^(?=node_modules\/)/, "/").replace(PACKAGES, "");
}
function sourcesOf(scripts, root) {
	return new Map([...scripts].flatMap(([url, { lines, originals }]) => [[pathIn(root, fileOfScript(url)), lines], ...[...originals].map(([file, text]) => [pathIn(root, file), text.split("\n")])]));
}
/** The profiler is asked by perf-gate alone. */
const GATE = {
	name: "perf-gate",
	file: null,
	line: null,
	origin: "gate",
	key: "perf-gate"
};
function locatorIn({ root, scripts }) {
	const known = /* @__PURE__ */ new Map();
	const locate = (callFrame) => {
		const { functionName, url, lineNumber, columnNumber } = callFrame;
		const name = cut$1(functionName === "" ? ANONYMOUS : functionName);
		if (url.startsWith("node:inspector")) return GATE;
		if (url.startsWith("node:")) return {
			name,
			file: cut$1(url),
			line: null,
			origin: "node",
			key: `${url} ${name} ${functionName === "" ? lineNumber : ""}`
		};
		const file = fileOfScript(url);
		if (file === null) {
			const origin = lineNumber < 0 ? "v8" : "own";
			return {
				name,
				file: null,
				line: null,
				origin,
				key: `${origin} ${name}`
			};
		}
		if (!isIn$1(root, file)) return GATE;
		const script = scripts.get(url);
		const place = script?.original(lineNumber, columnNumber) ?? {
			file,
			line: lineNumber + 1
		};
		const shown = pathIn(root, place.file);
		const beginning = functionName === "" ? script?.lines[lineNumber]?.trim() ?? lineNumber : "";
		return {
			name,
			file: cut$1(shown),
			line: place.line > 0 ? place.line : null,
			origin: "own",
			key: `${shown} ${name} ${beginning}`
		};
	};
	return {
		frame: (callFrame, above) => {
			const { functionName, url, lineNumber, columnNumber } = callFrame;
			const id = JSON.stringify([
				functionName,
				url,
				lineNumber,
				columnNumber
			]);
			const frame = known.get(id) ?? locate(callFrame);
			known.set(id, frame);
			return above?.origin === "gate" && frame.origin !== "own" ? above : frame;
		},
		line: ({ url, lineNumber, columnNumber }, line) => {
			const script = scripts.get(url);
			const of = script?.original(lineNumber, columnNumber) ?? null;
			if (script === void 0 || of === null) return line;
			const original = script.original(line - 1);
			return original?.file === of.file ? original.line : null;
		}
	};
}
const cut$1 = (text) => toPlainLine(text, CAUSE_BOUNDS.textLength);

// src/measure/profile/located-profiles.ts
/** Locates all stretches of an arm. `tree`: its copy of the repository. */
async function locateProfiles(stretches, tree) {
	const urls = new Set(stretches.flat().flatMap(({ profile }) => profile.nodes.map(({ callFrame: { url } }) => url)));
	const locator = await openLocator(tree, urls);
	return {
		stretches: stretches.map((threads) => locateStretch(threads, locator)),
		sources: locator.sources,
		engine: stretches.flat()[0]?.engine ?? ""
	};
}
function locateStretch(threads, locator) {
	return {
		finished: threads.reduce((sum, { finished }) => sum + finished, 0),
		threads: threads.map((thread) => {
			const nodes = locateCpu(thread.profile, locator);
			const work = nodes.reduce((sum, { frame, samples }) => sum + (isWork(frame) || frame.origin === "gate" ? samples : 0), 0);
			return {
				nodes,
				perSample: work === 0 ? 0 : thread.cpuUs / work
			};
		})
	};
}
/** Callers before what they call. */
function locateCpu({ nodes }, { frame, line }) {
	const byId = new Map(nodes.map((node) => [node.id, node]));
	const located = [];
	const isCalled = new Set(nodes.flatMap(({ children }) => children ?? []));
	const waiting = nodes.filter(({ id }) => !isCalled.has(id)).map((node) => ({
		node,
		parent: -1
	}));
	for (let next = waiting.pop(); next !== void 0; next = waiting.pop()) {
		const { node: { callFrame, hitCount, positionTicks = [], children = [] }, parent } = next;
		const lines = positionTicks.flatMap(({ line: at, ticks }) => {
			const shown = line(callFrame, at);
			return shown === null ? [] : [{
				line: shown,
				samples: ticks
			}];
		});
		const at = located.length;
		located.push({
			parent,
			frame: frame(callFrame, located[parent]?.frame),
			samples: hitCount,
			lines
		});
		for (const id of children) waiting.push({
			node: byId.get(id),
			parent: at
		});
	}
	return located;
}

// src/measure/server/server-load.ts
/** Commands to the load client, and checks of its results. */
/** An event loop that waits for a server is idle at least a tenth of the time. */
const BUSY_LOOP = .95;
/** µs of CPU per ms from which on servers fill their core. */
const BUSY_SERVER_US_PER_MS = 900;
/** Tells whether the load client was the bottleneck: its event loop had no rest, and the servers did not fill their core. */
function isClientSaturated(loopUtilisation, cpuUsPerMs) {
	return loopUtilisation !== null && loopUtilisation >= BUSY_LOOP && cpuUsPerMs < BUSY_SERVER_US_PER_MS;
}
/**
* Answers that take longer than the window: no arm's failure, but the scenario's.
*
* @param windowMs null: the slices do not lie in one window
*/
function answersTooSeldom(of, sliceMs, windowMs = null) {
	return new MeasuringFailure({
		kind: "answers-too-seldom",
		isSolo: of === "head alone",
		sliceSeconds: sliceMs / 1e3,
		windowSeconds: windowMs === null ? null : windowMs / 1e3
	});
}
/** Share of requests that others, like a health check, may send. */
const SELDOM = .01;
/**
* Compares the responses of server and client.
*
* @throws ArmFailure where a process of the server ended; MeasuringFailure where the counts differ for another reason
*/
function assertSameCount(arm, { before, after }, { answered, mostUnderWay }) {
	const pidsBefore = pidsOf(before);
	const pidsAfter = pidsOf(after);
	const hasEnded = before.some(({ pid }) => !pidsAfter.has(pid));
	const served = finishedByAll(after) - finishedByAll(before.filter(({ pid }) => pidsAfter.has(pid)));
	const mayDiffer = Math.max(mostUnderWay, SELDOM * answered);
	const isShort = served < answered - mayDiffer;
	const tookOver = after.some((log) => !pidsBefore.has(log.pid) && finishedBy(log) > 0);
	if (hasEnded && (tookOver || isShort)) throw new ArmFailure(arm, {
		kind: "server-process-ended",
		isReplaced: tookOver
	});
	if (isShort) throw new MeasuringFailure({
		kind: "unseen-answers",
		served,
		received: answered
	});
	if (served > answered + mayDiffer) throw new MeasuringFailure({
		kind: "uncounted-requests",
		served,
		received: answered
	});
}
const pidsOf = (logs) => new Set(logs.map(({ pid }) => pid));
const finishedByAll = (logs) => logs.reduce((sum, log) => sum + finishedBy(log), 0);
/** The load outlasts the window. */
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
/** @throws ArmFailure where the server died or answered wrongly; MeasuringFailure where it served others than the client */
function assertGoodLoad(server, { connections, pipelining }, { before, after, result }) {
	server.assertRunning();
	const trouble = loadTrouble(result);
	if (trouble !== null) throw new ArmFailure(server.arm, trouble);
	assertSameCount(server.arm, {
		before,
		after
	}, {
		answered: result.total,
		mostUnderWay: connections * pipelining
	});
}
/** Median latency per server, of single requests in turn. @throws ArmFailure where one answers wrongly or not at all */
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
	const troubled = servers.flatMap((server, index) => {
		const trouble = troubles[index] ?? null;
		return trouble === null ? [] : [{
			server,
			trouble
		}];
	});
	const counting = troubled.find(({ server }) => server.arm === "base") ?? troubled[0];
	if (counting !== void 0) {
		counting.server.assertRunning();
		throw new ArmFailure(counting.server.arm, {
			kind: "failed-after-load",
			because: counting.trouble
		});
	}
	return latenciesMs.map((latencies) => median([...latencies]));
}
/** The first answer's body in base64; null where the scenario accepts any. */
const expectedBody = (server, scenario) => scenario.expect.body === null ? null : server.firstBody;

// src/measure/suite/suite.ts
/** Time for an answer beyond the wanted work, with loading the file. */
const ANSWER_TIMEOUT_MS$2 = 3e4;
const STOP_GRACE_MS$1 = 500;
/** Starts a suite's process with the `node` on PATH. Answers may reject with an ArmFailure. */
function startSuite({ arm, target, tree, core, answerTimeoutMs = ANSWER_TIMEOUT_MS$2, isProfiled = false }) {
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
		opensInput: true,
		env: {
			...environmentInTree(target, tree),
			...profiledEnvironment(isProfiled)
		},
		cores: core === null ? null : [core],
		messages: true
	});
	const file = path.posix.join(target.dir, target.file);
	const explain = (why, asked) => {
		const because = why.kind === "late" ? {
			kind: "suite-silent",
			seconds: Math.round(why.timeoutMs / 1e3),
			asked
		} : reasonOfNoAnswer(why);
		return new ArmFailure(arm, {
			kind: "suite-failed",
			file,
			because
		});
	};
	const ask = openQuestions(child, {
		protocol: SUITE_PROTOCOL,
		explain
	});
	const usual = { timeoutMs: answerTimeoutMs };
	return {
		arm,
		list: () => ask("list", {}, usual),
		labels: () => ask("labels", {}, usual),
		calibrate: (task) => ask("calibrate", { task }, usual),
		run: (task, batch, endMs) => ask("run", {
			task,
			batch,
			endMs
		}, { timeoutMs: endMs - monotonicMs() + answerTimeoutMs }),
		profile: (command) => ask("profile", command, { timeoutMs: command.durationMs + answerTimeoutMs }),
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

// src/measure/profile/stretches.ts
/** A profile cut into stretches, whose differences are the sample of an interval. */
/** From the first request on: beginning and ending a profile takes as long as a stretch. */
const cpuProfileMs = ({ profileWarmupMs, cpuStretches, cpuStretchMs }) => profileWarmupMs + cpuStretches * cpuStretchMs;
/** @throws MeasuringFailure where the arm finished nothing meanwhile */
function stretchesOf$1(arm, whole, procedure) {
	if (whole.reduce((sum, thread) => sum + thread.finished, 0) === 0) throw new MeasuringFailure({
		kind: "nothing-while-profiled",
		arm,
		seconds: cpuProfileMs(procedure) / 1e3
	});
	return cutIntoStretches(whole, procedure);
}
/** The end of a profile as stretches of equal length, without the warm-up before them. */
function cutIntoStretches(whole, procedure) {
	const { cpuStretches, cpuStretchMs } = procedure;
	const cut = whole.map((thread) => cutThread(thread, cpuStretches, cpuStretchMs / cpuProfileMs(procedure)));
	return Array.from({ length: cpuStretches }, (_, at) => cut.flatMap((parts) => parts[at] ?? []));
}
/** `share`: of the whole, for each stretch. It gets that of requests, CPU time and lines: a profile tells them for the whole. */
function cutThread(thread, count, share) {
	const { profile } = thread;
	const stretchUs = share * (profile.endTime - profile.startTime);
	const beginsUs = profile.endTime - count * stretchUs;
	const parts = Array.from({ length: count }, () => ({
		samples: [],
		timeDeltas: []
	}));
	let atUs = profile.startTime;
	for (const [index, id] of profile.samples.entries()) {
		atUs += profile.timeDeltas[index] ?? 0;
		const part = parts[Math.min(count - 1, Math.floor((atUs - beginsUs) / stretchUs))];
		part?.samples.push(id);
		part?.timeDeltas.push(profile.timeDeltas[index] ?? 0);
	}
	return parts.map((part, at) => ({
		...thread,
		finished: thread.finished * share,
		cpuUs: thread.cpuUs * share,
		profile: {
			...part,
			startTime: beginsUs + at * stretchUs,
			endTime: beginsUs + (at + 1) * stretchUs,
			nodes: nodesWith(profile.nodes, part.samples, share)
		}
	}));
}
function nodesWith(nodes, samples, share) {
	const hits = /* @__PURE__ */ new Map();
	for (const id of samples) hits.set(id, (hits.get(id) ?? 0) + 1);
	return nodes.map((node) => ({
		...node,
		hitCount: hits.get(node.id) ?? 0,
		positionTicks: (node.positionTicks ?? []).map(({ line, ticks }) => ({
			line,
			ticks: ticks * share
		}))
	}));
}

// src/measure/profile/profiled-arms.ts
/** Profiles of both arms, one after the other, so that each has the core for itself. Servers are under the load of the rounds. */
/** A load goes on until the profile is over, whose end waits for its turn in the server's event loop; at most so long. */
const LONGEST_LOAD_MS = 6e4;
/**
* Profiles so many pairs of processes.
*
* @throws ArmFailure where an arm breaks; MeasuringFailure where it cannot be profiled
*/
async function profileBenchmark(benchmark, trees, rig, count) {
	const pairs = [];
	for (let pair = 0; pair < count; pair += 1) pairs.push(await profilePair(benchmark, pair % 2 === 0 ? "base" : "head", trees, rig));
	return {
		base: pairs.flatMap(({ base }) => base),
		head: pairs.flatMap(({ head }) => head)
	};
}
async function profilePair(benchmark, startedFirst, trees, rig) {
	try {
		var _usingCtx$21 = _usingCtx();
		if (benchmark.kind === "suite") try {
			var _usingCtx3 = _usingCtx();
			const { cores, procedure } = rig;
			const core = cores?.server ?? null;
			const opened = _usingCtx3.a(new AsyncDisposableStack());
			const suites = await bothInTurn(startedFirst, async (arm) => opened.use(startSuite({
				arm,
				target: benchmark[arm],
				tree: trees[arm],
				core,
				isProfiled: true
			})));
			return await bothInTurn(startedFirst, async (arm) => stretchesOf$1(arm, [await suites[arm].profile({
				task: benchmark.scenario,
				durationMs: cpuProfileMs(procedure)
			})], procedure));
		} catch (_) {
			_usingCtx3.e = _;
		} finally {
			await _usingCtx3.d();
		}
		const { base, head, request: scenario } = benchmark;
		if (scenario.protocol !== "http") throw new Error(`${benchmark.id} holds its requests, and is not to be profiled`);
		const arms = {
			base: {
				target: base,
				tree: trees.base,
				isProfiled: true
			},
			head: {
				target: head,
				tree: trees.head,
				isProfiled: true
			}
		};
		const servers = _usingCtx$21.a(await bootBoth({
			arms,
			scenario,
			startedFirst
		}, rig));
		return await bothInTurn(startedFirst, (arm) => profileUnderLoad(servers[arm], scenario, rig));
	} catch (_) {
		_usingCtx$21.e = _;
	} finally {
		await _usingCtx$21.d();
	}
}
async function profileUnderLoad(server, scenario, { client, procedure }) {
	await server.startProfiles();
	const fromMs = monotonicMs() + 150;
	const loaded = client.load(loadCommand(server, scenario, fromMs, fromMs + LONGEST_LOAD_MS));
	const profile = async () => {
		await setTimeout$1(150 + cpuProfileMs(procedure), void 0, { ref: false });
		return stretchesOf$1(server.arm, await server.endProfiles(), procedure);
	};
	const isShort = loaded.then(() => {
		throw new MeasuringFailure({
			kind: "not-profiled",
			problem: "the load ended before"
		});
	});
	const [profiled] = await Promise.allSettled([Promise.race([profile(), isShort])]);
	const endMs = monotonicMs();
	await client.finish({
		measureFromMs: fromMs,
		measureToMs: endMs,
		endMs: endMs + 20
	});
	const [result] = await Promise.allSettled([loaded]);
	server.assertRunning();
	if (result.status === "rejected") throw result.reason;
	const trouble = loadTrouble(result.value);
	if (trouble !== null) throw new ArmFailure(server.arm, trouble);
	if (profiled.status === "rejected") throw profiled.reason;
	return profiled.value;
}

// src/measure/profile/explain-regressions.ts
/** Looks for what made benchmarks dearer or cheaper, once all rounds are measured: nothing of it touches their figures. */
/** What profiling one benchmark takes, roughly. */
const EACH_MS = 2e4;
/** The causes by id. What could not be told has none, and a note says why. */
async function explainRegressions(task, io) {
	try {
		var _usingCtx$20 = _usingCtx();
		const causes = /* @__PURE__ */ new Map();
		const planned = new Map(task.benchmarks.filter(isComparable).filter(canBeExplained).map((benchmark) => [benchmark.id, benchmark]));
		const wanted = benchmarksToExplain(task.judgement).filter(({ benchmark: { id } }) => planned.has(id));
		if (wanted.length === 0 || io.signal.aborted) return causes;
		const affordable = task.leftMs === null ? 1e400 : Math.max(0, Math.floor(task.leftMs / EACH_MS));
		const most = wanted.slice(0, 5).map((one, place) => ({
			...one,
			isProfiled: one.isProfiled && place < affordable
		}));
		const chosen = most.filter(({ benchmark: { id }, isCounted, isProfiled }) => isProfiled || isCounted && task.executed.has(id));
		if (chosen.length < wanted.length) io.note({
			kind: "causes-left-out",
			benchmarks: wanted.length - chosen.length,
			because: chosen.length < most.length ? "budget" : "number"
		});
		if (chosen.length === 0) return causes;
		const rig = _usingCtx$20.a(openRig({
			cores: task.cores,
			procedure: task.procedure,
			onKilled: () => {}
		}));
		const startedMs = monotonicMs();
		for (const [done, toExplain] of chosen.entries()) {
			if (io.signal.aborted) break;
			const { id } = toExplain.benchmark;
			io.progress({
				phase: "explain",
				done,
				total: chosen.length,
				label: id,
				leftMs: done === 0 ? chosen.length * EACH_MS : (monotonicMs() - startedMs) / done * (chosen.length - done)
			});
			const cause = await explain(planned.get(id), toExplain, task, {
				rig,
				io
			});
			if (cause !== null) causes.set(id, cause);
		}
		return causes;
	} catch (_) {
		_usingCtx$20.e = _;
	} finally {
		await _usingCtx$20.d();
	}
}
/** Held requests come in bursts, of which a stretch would be made of rest. */
const canBeExplained = (benchmark) => benchmark.kind === "suite" || benchmark.request.protocol === "http";
/** null: neither could be told. */
async function explain(benchmark, { benchmark: judged, isCounted, isProfiled }, task, by) {
	const { executed, trees, circumstancesOf, procedure } = task;
	const ofBoth = isCounted ? executed.get(benchmark.id) : void 0;
	const isNamed = ofBoth !== void 0 && namedByCount(countedCause(ofBoth, null)).length > 0;
	const stretches = isProfiled ? await stretchesOf(benchmark, task, {
		...by,
		pairs: isNamed ? 1 : procedure.profiledPairs
	}) : null;
	if (stretches !== null) await keepProfiles(benchmark.id, stretches, task);
	const profiled = stretches === null ? null : causeOf(await locatedStretches(stretches, trees), costByRounds(judged));
	const counted = ofBoth === void 0 ? null : countedCause(ofBoth, profiled);
	return counted === null && profiled === null ? null : {
		counted,
		profiled,
		...await circumstancesOf(benchmark, filesOf$1({
			counted,
			profiled
		}))
	};
}
/** null: it could not be profiled, and a note says why. */
async function stretchesOf(benchmark, { trees, troubleBeside }, { rig, io, pairs }) {
	try {
		const stretches = await profileBenchmark(benchmark, trees, rig, pairs);
		const trouble = await troubleBeside(benchmark);
		if (trouble !== null) throw new MeasuringFailure(trouble);
		return stretches;
	} catch (error) {
		if (!io.signal.aborted) io.note({
			kind: "cause-not-found",
			benchmark: benchmark.id,
			because: lostTryOf(error).reason
		});
		return null;
	}
}
/** The stretches by the files in the copies of both arms. */
const locatedStretches = async ({ base, head }, trees) => ({
	base: await locateProfiles(base, trees.base),
	head: await locateProfiles(head, trees.head)
});
/** Of the repository, where what grew lies or is called from. */
function filesOf$1({ counted, profiled }) {
	const places = [...(counted === null ? [] : namedByCount(counted)).map(({ at }) => at), ...(profiled === null ? [] : namedFunctions(profiled)).flatMap(({ at, caller, callee }) => [
		at,
		caller,
		callee
	])].filter((place) => place !== null);
	return [...new Set(places.flatMap(({ file }) => file === null || file.startsWith("node:") || file.startsWith("node_modules/") ? [] : [file]))];
}
/** The last stretch of each arm, with the files of the repository in place of those of its copy, which is going to be removed. */
async function keepProfiles(id, stretches, { trees, keepProfile }) {
	for (const arm of ["base", "head"]) {
		const tree = await realpath(trees[arm]);
		const profile = stretches[arm].at(-1)?.toSorted((one, other) => other.finished - one.finished)[0]?.profile;
		if (profile !== void 0) await keepProfile(profileFile(id, arm), JSON.stringify(profile).replaceAll(`file://${tree}/`, "").replaceAll(`${tree}/`, ""));
	}
}

// src/judge/next-stage.ts
const ALONE = {
	jobs: 1,
	isPart: false
};
/** Least size of the whole family, while a part is measured. A larger one would cost rounds, and few projects have it. */
const LEAST_OF_WHOLE = 100;
const NONE_LEFT_OUT = /* @__PURE__ */ new Set();
/**
* Plans the next rounds of a run: first every benchmark up to its first look, then the undecided ones up to their next. A benchmark is
* decided where each of its metrics improved or is clear of the threshold. null: no rounds are left to measure.
*
* Where a count decides, three rounds bear witness. A time that grew by more than the count asks for the first look, unless that regressed.
*
* One regressed metric decides a benchmark, unless it is accepted: then its other metrics do.
*
* @param leftOut ids of benchmarks that are not measured any further, and remain in the family
*/
function nextStage(file, later = ALONE, leftOut = NONE_LEFT_OUT) {
	const isAhead = ({ record }) => !leftOut.has(record.id);
	const { policy } = file.run;
	const looked = lookAt$1(file, later);
	const unseen = looked.filter((one) => one.measured.duets.length < one.measured.plan.looks[0] && !hasWitnesses(one, policy));
	const undecided = looked.filter((one) => isUndecided(one, policy));
	return stageOf("screen", unseen.filter(isAhead)) ?? stageOf("confirm", undecided.filter(isAhead));
}
/** Draws the conclusions that the rounds so far, or counts before any round, allow. */
function lookAt$1(file, later) {
	const { policy } = file.run;
	const weighed = weigh(file);
	const historyOf = openHistories(file);
	const allEvidence = weighed.flatMap(({ evidence }) => evidence);
	const withoutEvidence = weighed.flatMap(({ thin }) => thin).length;
	const { size, conclude } = openFamily(allEvidence, policy, withoutEvidence);
	const inWhole = openFamily(allEvidence, policy, withoutEvidence + joiningLater(size, later));
	const isAccepted = (one, record) => {
		const changes = [{
			metric: one.metric,
			change: conclude(one).estimate
		}];
		return coveringAcceptance({
			id: record.id,
			changes,
			past: historyOf(record)
		}, file) !== null;
	};
	return weighed.map((one) => {
		const deciding = one.evidence.filter(({ decides }) => decides);
		const regressed = deciding.filter((piece) => inWhole.conclude(piece).outcome === "regressed");
		const isRegressed = regressed.some((piece) => !isAccepted(piece, one.record));
		return {
			...one,
			isRegressed,
			countDecides: policy.countsSettle && (isRegressed || growthByCount(one.evidence) !== null),
			open: deciding.filter((piece) => !regressed.includes(piece) && isOpen(piece, conclude(piece).outcome))
		};
	});
}
/** Tells whether three rounds are there, and enough: no look at them could tell more than a count. */
function hasWitnesses(one, policy) {
	return one.measured.duets.length >= WITNESS_ROUNDS && one.countDecides && (one.isRegressed || isSettledWithoutLook(one, policy));
}
function isUndecided({ measured, evidence, thin, isRegressed, open }, policy) {
	if (nextLook(measured) === null || isRegressed) return false;
	if (open.filter(({ metric }) => !isCounted(metric)).some((one) => !isSettledByCounts(one, evidence, policy, .1))) return true;
	return thin.some(({ usableRounds }) => usableRounds > 0);
}
/**
* A change between the threshold and `noRegressionOver` is often clear of the latter before it can count as regressed, so a benchmark
* that stopped there would hide it.
*/
function isOpen({ estimate, rule }, outcome) {
	return outcome === "no regression" ? mayReachThreshold(estimate, rule) : outcome !== "improved";
}
/** How many comparisons are going to join a family of this size; never less than none. */
function joiningLater(familySize, { jobs, isPart }) {
	return Math.max(familySize * jobs, isPart ? LEAST_OF_WHOLE : 0) - familySize;
}
const nextLook = ({ plan, duets }) => plan.looks.find((look) => look > duets.length) ?? null;
/** The next look, or the rounds that bear witness. */
function nextStop({ measured, countDecides }) {
	const look = nextLook(measured);
	return measured.duets.length < WITNESS_ROUNDS && countDecides ? Math.min(look, WITNESS_ROUNDS) : look;
}
/** Takes the benchmarks with the fewest rounds up to the nearest look. null: there are none. */
function stageOf(phase, weighed) {
	if (weighed.length === 0) return null;
	const from = Math.min(...weighed.map(({ measured }) => measured.duets.length));
	const behind = weighed.filter(({ measured }) => measured.duets.length === from);
	const rounds = Math.min(...behind.map(nextStop));
	return {
		phase,
		from,
		rounds,
		benchmarks: behind.filter((one) => nextStop(one) === rounds).toSorted((one, other) => smallestPValue(one) - smallestPValue(other)).map(({ record }) => record.id)
	};
}
/** The smallest p value of any metric that decides; 0 where nothing is known yet. */
function smallestPValue({ evidence }) {
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

// src/measure/cores.ts
/** Splits the cores that this process may use. null: processes cannot be pinned; {@link whyNotPinned} tells why. */
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
/** Why processes cannot be pinned to a core here. null: they can. */
async function whyNotPinned(platform = process.platform) {
	if (platform !== "linux") return {
		cause: "platform",
		problem: ""
	};
	const allowed = await allowedCores();
	const last = allowed.at(-1);
	if (last === void 0) return {
		cause: "unknown cores",
		problem: ""
	};
	return allowed.length === 1 ? {
		cause: "one core",
		problem: ""
	} : whyTasksetFails(last);
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
	if (tried.code === "ENOENT") return {
		cause: "taskset is missing",
		problem: ""
	};
	return {
		cause: "taskset failed",
		problem: tried.stderr
	};
}

// src/measure/machine-lock.ts
/** Runs of one user on one machine measure one after another, first come, first served. Two at once would share cores, and neither could tell. */
var import_proper_lockfile = require_proper_lockfile();
const ASK_EVERY_MS$1 = 1e3;
/** Shorter waits are not worth a note in the report. */
const LEAST_NOTED_MS = 3e3;
/** A run in the queue. The start of its process tells it from a later process with the same number. */
const waiterSchema = object({
	pid: int().positive(),
	start: string(),
	folder: string()
});
/** Every user has a file of their own: another user's cannot be replaced in a shared temporary folder. */
const queueFile = () => path.join(os.tmpdir(), `perf-gate-turn-${process$1.getuid?.() ?? 0}.json`);
/**
* Waits in a queue until every run that came before has measured, or until the signal. Disposing of the lock lets the next run measure.
* Where the queue cannot be written, nothing is waited for, which is noted.
*
* @param folder tells other runs where this one measures
*/
async function takeMachineLock(folder, { signal, progress, note }) {
	const file = queueFile();
	const own = {
		pid: process$1.pid,
		start: startOf(process$1.pid) ?? "",
		folder
	};
	const startedMs = monotonicMs();
	let told = "";
	try {
		while (!signal.aborted) {
			const before = await stepForward(file, own);
			const [first] = before;
			if (first === void 0) break;
			const place = `${before.length} behind ${first.pid}`;
			if (told !== place) progress({
				phase: "note",
				note: {
					kind: "waiting-for-run",
					pid: first.pid,
					folder: first.folder,
					ahead: before.length
				}
			});
			told = place;
			await setTimeout$1(ASK_EVERY_MS$1, void 0, { signal }).catch(() => {});
		}
	} catch (error) {
		note({
			kind: "no-machine-lock",
			file,
			problem: reasonOf(error)
		});
		return { [Symbol.asyncDispose]: async () => {} };
	}
	const waitedMs = monotonicMs() - startedMs;
	if (waitedMs >= LEAST_NOTED_MS) note({
		kind: "waited-for-run",
		seconds: Math.round(waitedMs / 1e3)
	});
	return { [Symbol.asyncDispose]: () => leave(file, own).catch(() => {}) };
}
/** Enters the queue, or looks at the place in it. @returns the runs before this one; none: this one holds the lock */
async function stepForward(file, own) {
	const queue = await changeQueue(file, (waiting) => waiting.some((waiter) => isSame(waiter, own)) ? waiting : [...waiting, own]);
	return queue.slice(0, queue.findIndex((waiter) => isSame(waiter, own)));
}
/** The last one removes the file. */
async function leave(file, own) {
	await changeQueue(file, (waiting) => waiting.filter((waiter) => !isSame(waiter, own)));
}
const isSame = (one, other) => one.pid === other.pid && one.start === other.start;
/** A process that was suspended meanwhile has lost the lock, which must not end it. */
const LOCKING = {
	realpath: false,
	retries: {
		retries: 10,
		minTimeout: 20,
		maxTimeout: 200,
		randomize: true
	},
	onCompromised: () => {}
};
/** Changes the queue of runs whose processes still live. The lock is held for reading and writing only. */
async function changeQueue(file, change) {
	const unlock = await locked(file);
	try {
		const before = await waitersIn(file);
		const after = change(before.filter((waiter) => startOf(waiter.pid) === waiter.start));
		if (after.length === 0) await rm(file, { force: true });
		else if (!isDeepStrictEqual(before, after)) await writeTextAtomically(file, JSON.stringify(after));
		return after;
	} finally {
		await unlock();
	}
}
/** However many want it: each holds it for some milliseconds, and that of a process that was killed is stale after seconds. */
async function locked(file) {
	for (;;) {
		const unlock = await nullOn(["ELOCKED"], () => (0, import_proper_lockfile.lock)(file, LOCKING));
		if (unlock !== null) return unlock;
	}
}
async function waitersIn(file) {
	return array(waiterSchema).safeParse(jsonOrNull(await textIfReadable(file))).data ?? [];
}

// src/measure/resources.ts
/** Garbage collection, event-loop delay, memory, and the precision of figures. */
const LEAST_VALUES = 3;
/**
* Half-width of the 95 % interval of the median of slices, as a fraction: 1.25·IQR / (1.35·√n) as standard error (McGill, Tukey & Larsen
* 1978), with Student's t at half the usual degrees of freedom for small n. null: too few values, or a median of zero.
*/
function precisionOf(values) {
	const figure = values.length < LEAST_VALUES ? 0 : median([...values]);
	if (figure === 0) return null;
	const standardError = 1.25 * interquartileRange([...values]) / (1.35 * Math.sqrt(values.length));
	return Math.abs(upperQuantile(.025, (values.length - 1) / 2) * standardError / figure);
}
/** As often as probes read it. */
const EVERY_MS = 100;
/** Resident memory of a process tree over time: the sum of the last value of each process. */
function memorySeries(logs, fromMs, toMs) {
	const stepMs = Math.max(EVERY_MS, (toMs - fromMs) / 99);
	const points = Math.floor((toMs - fromMs) / stepMs + 1e-9) + 1;
	return Array.from({ length: points }, (_, index) => {
		const atMs = index * stepMs;
		const bytes = logs.reduce((sum, log) => sum + (log.memory.findLast(([timeMs]) => timeMs <= fromMs + atMs)?.[1] ?? 0), 0);
		return [Math.round(atMs), Math.round(bytes / 1e4) / 100];
	});
}
const maxMemoryFigure = (bytes) => bytes > 0 ? { maxMemory: bytes / 1e6 } : {};
/** The highest memory of both arms as one slice; an arm of which none is known has 0. */
const maxMemorySlice = (bytes) => oneSlice({
	base: maxMemoryFigure(bytes.base),
	head: maxMemoryFigure(bytes.head)
});
/** Sum of the highest values of all processes, in bytes. */
function maxMemoryBytes(logs) {
	return logs.reduce((sum, log) => sum + Math.max(0, ...log.memory.map(([, bytes]) => bytes)), 0);
}
/** Figures above zero between two moments, without processes that finished nothing, like that of `npm start`. */
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
/** The same of both arms as one slice, with the highest memory so far. */
function resourceSlices(logs, fromMs, toMs) {
	return {
		...oneSlice({
			base: resourceFigures(logs.base, fromMs, toMs),
			head: resourceFigures(logs.head, fromMs, toMs)
		}),
		...maxMemorySlice({
			base: maxMemoryBytes(logs.base),
			head: maxMemoryBytes(logs.head)
		})
	};
}
/** Delay of the probe's samples, which are timers like any other. */
function eventLoopDelayP99Ms({ samples, sampleEveryMs }, fromMs, toMs) {
	const times = samples.map(([timeMs]) => timeMs).filter((timeMs) => timeMs >= fromMs && timeMs <= toMs);
	const delays = times.slice(1).map((timeMs, index) => timeMs - times[index] - sampleEveryMs);
	return delays.length === 0 ? 0 : quantileSorted(delays.toSorted((one, other) => one - other), .99);
}

// src/measure/server/steady-part.ts
/** The steady part of a load. Symmetric in the arms, and robust: outliers are no trend, and a false "not steady" costs a round. */
/** Fewer show no trend. */
const LEAST_PIECES = 8;
/** A normal sample's standard deviation over its median absolute deviation: 1 / Φ⁻¹(3/4). */
const SD_PER_MAD = 1.4826;
/** The standard error of a median is so much larger than that of a mean: √(π/2). */
const MEDIAN_ERROR = 1.2533;
/** Outliers are drawn in to this many standard deviations … */
const WILD_SDS = 5;
/** … but not below this log ratio. */
const LEAST_WILD = .1;
/** Least gain of leaving out a piece, so that rounding decides nothing. */
const NEGLIGIBLE = 1e-8;
/** A trend needs both distances between the halves of a window: standard errors, and log ratio. */
const TREND_ERRORS = 4;
const LEAST_TREND = .1;
/**
* Number of first pieces to leave out, by the marginal standard error rule (MSER; White 1997, Simulation 69:323): minimises
* Σ(x − x̄)² / n² over the n pieces that stay, where x is the log cost, summed over both arms.
*
* @param pieces cost of a request in consecutive short stretches
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
/** Draws in outliers, by the pieces that are never left out. */
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
/** Tells whether the arms' ratio stays the same from the first half of the pieces to the second. */
function isSteady(pieces) {
	if (pieces.length < LEAST_PIECES) return true;
	const ratios = pieces.map(({ base, head }) => Math.log(head) - Math.log(base));
	const half = Math.floor(ratios.length / 2);
	const [first, second] = [ratios.slice(0, half), ratios.slice(half)];
	const steps = ratios.slice(1).map((ratio, index) => Math.abs(ratio - ratios[index]));
	const standardError = MEDIAN_ERROR * (SD_PER_MAD * median(steps) / Math.SQRT2) * Math.sqrt(1 / first.length + 1 / second.length);
	return Math.abs(median(second) - median(first)) <= Math.max(LEAST_TREND, TREND_ERRORS * standardError);
}
/** Ten samples of the probe. */
const PIECE_MS = 100;
/**
* Slices of a duet's window from where both arms are steady; none where they are not. Where base mostly waits, throughput is that of the
* whole window, because slices would cut the rhythm of such servers.
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
	if (whole === void 0 || pairs.length === 0) throw failureOfWindow(logs, countsFromMs, toMs, sliceMs);
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
/** With fewer than three finishes in a window, chance decides how many it holds (`finishRate`). */
const tellsThroughput = (logs, fromMs, toMs) => longestPauseMs(logs, fromMs, toMs) <= (toMs - fromMs) / 3;
/** Bounds waiting by the CPU time that probes saw: the kernel's account lacks processes that started later. */
const atMostIdle = (waitingShare, { cpuUsPerMs }) => Math.max(0, Math.min(waitingShare, 1 - cpuUsPerMs / 1e3));
/** The metrics of a duet without slices: measured and not usable. */
const emptied = (slices) => Object.fromEntries(Object.keys(slices).map((metric) => [metric, []]));
/** An arm hangs if it finishes nothing while the other finishes something in every slice. Otherwise both answer too seldom. */
function failureOfWindow(logs, fromMs, toMs, sliceMs) {
	const isFinishing = (arm, from, to) => (treeActivity(logs[arm], from, to)?.finishedPerMs ?? 0) > 0;
	const goesOn = (arm) => isFinishing(arm, fromMs, toMs) && sliceWindow(fromMs, toMs, sliceMs).every(([from, to]) => isFinishing(arm, from, to));
	const hanging = ["base", "head"].find((arm) => finishedAround(logs[arm], fromMs, toMs) === 0 && goesOn(otherArm(arm)));
	if (hanging !== void 0) return new ArmFailure(hanging, {
		kind: "server-stopped-answering",
		seconds: (toMs - fromMs) / 1e3
	});
	return answersTooSeldom("both arms", sliceMs, toMs - fromMs);
}

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
	soloMs: 1e3,
	profiledPairs: 2,
	profileWarmupMs: 1200,
	cpuStretches: 4,
	cpuStretchMs: 500
};
/** Load before an alternating slice counts. */
const ALTERNATING_LEAD_IN_MS = 200;
/** The procedure with a profile's own solo stretch of servers. */
function procedureUnder({ soloWarmupMs, soloMs }, procedure) {
	return {
		...procedure,
		soloWarmupMs: soloWarmupMs ?? procedure.soloWarmupMs,
		soloMs: soloMs ?? procedure.soloMs
	};
}
/** Warm-up bursts. With 20,000 requests on `ws` the first takes twice the CPU time of later ones, the second a fifth more. */
const WARMUP_BURSTS = 2;
/** Beyond this the compiler's share is small. */
const LONG_BURST_MS = 2500;
const DUET_PAIRS = 3;
const SOLO_BURSTS = 3;
/** Time for the counted bursts of a round; long ones are fewer. */
const COUNTED_MS = 1e4;
const bursts = (most, eachMs) => Math.max(1, Math.min(most, Math.floor(COUNTED_MS / eachMs)));
const warmupBursts = (burstMs) => burstMs > LONG_BURST_MS ? 1 : WARMUP_BURSTS;
const duetPairs = (pairMs) => bursts(DUET_PAIRS, pairMs);
const soloBursts = (burstMs) => bursts(SOLO_BURSTS, burstMs);
/** CPU time of one held request, roughly. */
const REQUEST_MS = .02;
/** Estimated time of a burst. */
const expectedBurstMs = ({ holdMs, requests }) => holdMs + requests * REQUEST_MS;
/** Estimated time of all bursts of a duet, with the first request and the warm-up. */
const duetBurstsMs = (burstMs) => burstMs * (1 + warmupBursts(burstMs) + 2 * duetPairs(2 * burstMs));
/** Estimated time of all bursts of a solo round. */
const soloBurstsMs = (burstMs) => burstMs * (1 + warmupBursts(burstMs) + soloBursts(burstMs));
/** Booting, checking and stopping, roughly. */
const SERVER_OVERHEAD_MS = 900;
const SUITE_OVERHEAD_MS = 500;
/** Estimated warm-up of a duet, measured with express and koa, the slowest of four frameworks (bench/README.md). */
const EXPECTED_WARMUP_MS = 2100;
/** Estimates times of rounds. Taking turns needs about twice the time. */
function roundCosts(procedure, sideBySide) {
	const { settleMs, suiteWarmupMs, sliceMs, slices } = procedure;
	const aroundLoadMs = SERVER_OVERHEAD_MS + procedure.latencySliceMs * procedure.latencySlices;
	const turns = sideBySide ? 1 : 2;
	const underLoadMs = sideBySide ? EXPECTED_WARMUP_MS + settleMs + slices * sliceMs : 2 * (procedure.turnWarmupMs + slices * (200 + sliceMs));
	return {
		duetMs: (scenario) => {
			if (scenario === null) return SUITE_OVERHEAD_MS + (suiteWarmupMs + procedure.suiteSlices * procedure.suiteSliceMs) * turns;
			if (scenario.protocol === "websocket") return SERVER_OVERHEAD_MS + duetBurstsMs(expectedBurstMs(scenario));
			return aroundLoadMs + underLoadMs;
		},
		soloMs: (scenario) => {
			if (scenario === null) return SUITE_OVERHEAD_MS + suiteWarmupMs + procedure.suiteSoloSlices * procedure.suiteSoloSliceMs;
			if (scenario.protocol === "websocket") return SERVER_OVERHEAD_MS + soloBurstsMs(expectedBurstMs(scenario));
			return aroundLoadMs + procedure.soloWarmupMs + procedure.soloMs;
		}
	};
}

// src/measure/server/waiting-share.ts
/** The share of time in which a server waited, as the kernel accounts for its threads (`/proc/PID/task/ID/schedstat`). */
/**
* Fraction of time in which no thread of the processes ran or wanted to. Times of parallel threads add up, so that it is a lower bound.
*
* @returns null where the kernel does not say, or a thread ended in between, with its account
* @throws MeasuringFailure where the system refuses for another reason, like descriptors that are used up
*/
async function watchWaiting(pids, { fromMs, toMs }) {
	await sleepUntil(fromMs);
	const before = await wantedBy(pids);
	await sleepUntil(toMs);
	const after = await wantedBy(pids);
	return before === null || after === null ? null : waitingShareBetween(before, after);
}
/** The share of waiting between two accounts; null also if the kernel keeps none. */
function waitingShareBetween(before, after) {
	const hasEnded = [...before.byThread.keys()].some((thread) => !after.byThread.has(thread));
	const isAccounted = [...after.byThread.values()].some((ns) => ns > 0);
	if (hasEnded || !isAccounted) return null;
	const wantedNs = [...after.byThread].reduce((sum, [thread, ns]) => sum + ns - (before.byThread.get(thread) ?? 0), 0);
	return Math.max(0, 1 - wantedNs / 1e6 / (after.atMs - before.atMs));
}
/** No such account, a process that is gone, or no permission. */
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
/** The saturated part of a round. */
/** A load that is not told its end stops this long after the latest window. */
const UNTOLD_MS = 2e3;
/** With fewer responses in a warm-up each takes milliseconds, and its hot code is compiled already. */
const SLOW_RESPONSES = 600;
/** Further loads where the arms are not steady. */
const SECOND_TRIES = 2;
/** Loads both at once on one core: warm-up, then the window. Its steady part counts; without one both are loaded again. */
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
		sleepUntil(latestWarmMs).then(() => null)
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
		const after = await servers[arm].logs(results[arm]);
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
/** Loads one arm at a time if nothing can be pinned, in blocks of base head head base and the other way round. */
async function loadInTurn(servers, { scenario, loadedFirst }, { client, procedure }) {
	const { turnWarmupMs, sliceMs, slices } = procedure;
	const loadBoth = (first, leadInMs, durationMs) => bothInTurn(first, async (arm) => {
		const before = await servers[arm].logs();
		const fromMs = monotonicMs() + leadInMs;
		const toMs = fromMs + durationMs;
		const result = await client.load(loadCommand(servers[arm], scenario, fromMs, toMs));
		const after = await servers[arm].logs(result);
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
	const saturatedClient = [];
	for (let slice = 0; slice < slices; slice += 1) {
		const { base, head } = await loadBoth(slice % 2 === 0 ? loadedFirst : otherArm(loadedFirst), 200, sliceMs);
		pairs.push(...activityPairs(base.activity, head.activity));
		saturatedClient.push(base.clientSaturated, head.clientSaturated);
	}
	if (pairs.length === 0) throw answersTooSeldom("both arms", sliceMs);
	const saturated = {
		mode: "alternating",
		slices: saturatedSlices(pairs, averageOf(pairs)),
		coreShare: null
	};
	return saturatedClient.filter(Boolean).length > saturatedClient.length / 2 ? {
		...saturated,
		clientSaturated: true
	} : saturated;
}

// src/measure/server/server-rounds.ts
/** Duets and solo rounds of servers over HTTP. */
/**
* One round of fresh processes of both arms: saturated load, then single requests in turn.
*
* @throws ArmFailure where an arm breaks; MeasuringFailure where the figures would mean nothing
*/
async function measureServerDuet(duet, rig) {
	try {
		var _usingCtx$19 = _usingCtx();
		const servers = _usingCtx$19.a(await bootBoth(duet, rig));
		const saturated = rig.cores === null ? await loadInTurn(servers, duet, rig) : await loadTogether(servers, duet, rig);
		const unloadedLatency = await measureUnloadedLatency(servers, duet, rig);
		const bodies = firstBodiesOf(servers, duet.scenario);
		if (bodies !== null) duet.onFirstBodies?.(bodies);
		return {
			index: duet.index,
			startedFirst: duet.startedFirst,
			...saturated,
			slices: {
				...saturated.slices,
				unloadedLatency,
				...bootTimes(servers)
			}
		};
	} catch (_) {
		_usingCtx$19.e = _;
	} finally {
		await _usingCtx$19.d();
	}
}
/** Slices of single requests; their values are medians. */
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
const MAX_CPU_SLICE_MS = 100;
/** Slices for the precision of a stretch (Schmeiser 1982: 10 to 30). */
const PRECISION_SLICES = 10;
/** One round of a fresh process of head alone: the absolute figures. */
async function measureServerSolo(arm, scenario, index, rig) {
	try {
		var _usingCtx3 = _usingCtx();
		const server = _usingCtx3.a(await bootArm("head", arm, scenario, rig));
		const { soloWarmupMs, soloMs, latencySlices, latencySliceMs } = rig.procedure;
		const before = await server.logs();
		const fromMs = monotonicMs() + 150 + soloWarmupMs;
		const toMs = fromMs + soloMs;
		const result = await rig.client.load(loadCommand(server, scenario, fromMs, toMs));
		const logs = await server.logs(result);
		assertGoodLoad(server, scenario, {
			before,
			after: logs,
			result
		});
		const activity = treeActivity(logs, fromMs, toMs);
		if (activity === null || activity.finishedPerMs === 0 || result.latencyMs === null) throw answersTooSeldom("head alone", soloMs);
		const [unloadedLatency] = await medianLatenciesMs(rig.client, [server], scenario, latencySlices * latencySliceMs);
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
				...resourceFigures(logs, fromMs, toMs)
			},
			precision: precisionWithin(logs, fromMs, toMs),
			latencyDistribution: result.latencyMs.distribution,
			memorySeries: memorySeries(logs, fromMs, toMs),
			...isClientSaturated(result.loopUtilisation, activity.cpuUsPerMs) ? { clientSaturated: true } : {}
		};
	} catch (_) {
		_usingCtx3.e = _;
	} finally {
		await _usingCtx3.d();
	}
}
/** Precision of the figures that every slice has. */
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
/** First bodies of both arms; null: the scenario checks them, or answers have none. */
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
* Warns where head's body has another length in all rounds. Bodies may hold times and ids, so only where base's body is always the same.
*
* @param rounds of a benchmark, side by side
*/
function warningsOfBodies(benchmark, rounds) {
	const [first, ...others] = rounds;
	if (first === void 0 || others.length === 0) return [];
	const { sha256, bytes } = first.base;
	if (rounds.some(({ base, head }) => base.sha256 !== sha256 || head.bytes === bytes)) return [];
	return [{
		kind: "other-first-body",
		benchmark,
		baseBytes: bytes,
		headBytes: first.head.bytes,
		rounds: rounds.length
	}];
}

// src/measure/server/held-rounds.ts
/** Bursts of held requests. The arms take turns: at once on one core, each would wait for the other and hide half of a difference. */
/** Time for all answers beyond the hold. */
const OVERTIME_MS = 3e4;
/** With fewer requests the probe's CPU time (15 ms a second) would dominate. */
const LEAST_REQUESTS_FOR_CPU = 1e3;
/**
* One round of fresh processes of both arms: bursts to base, head, head, base … or the other way round.
*
* @throws ArmFailure where an arm breaks; MeasuringFailure where the figures would mean nothing
*/
async function measureHeldDuet({ arms, scenario, index, startedFirst, loadedFirst }, rig) {
	try {
		var _usingCtx$18 = _usingCtx();
		const servers = _usingCtx$18.a(await bootBoth({
			arms,
			scenario,
			startedFirst
		}, rig));
		const { client } = rig;
		const burstMs = await warmUp$1(async () => Object.values(await bothAtOnce(loadedFirst, (arm) => measureBurst(servers[arm], scenario, client))));
		const pairs = [];
		const wanted = duetPairs(2 * burstMs);
		while (pairs.length < wanted) {
			const first = pairs.length % 2 === 0 ? loadedFirst : otherArm(loadedFirst);
			pairs.push(await bothInTurn(first, (arm) => measureBurst(servers[arm], scenario, client)));
		}
		const { base, head } = pairs.at(-1);
		const maxMemory = maxMemorySlice({
			base: base.maxMemoryBytes,
			head: head.maxMemoryBytes
		});
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
				...maxMemory,
				...bootTimes(servers)
			}
		};
	} catch (_) {
		_usingCtx$18.e = _;
	} finally {
		await _usingCtx$18.d();
	}
}
/** One round of a fresh process of head alone: the absolute figures. */
async function measureHeldSolo(arm, scenario, index, rig) {
	try {
		var _usingCtx3 = _usingCtx();
		const server = _usingCtx3.a(await bootArm("head", arm, scenario, rig));
		const { client } = rig;
		const burstMs = await warmUp$1(async () => [await measureBurst(server, scenario, client)]);
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
/** Figures that are valid for the scenario. */
function ofEachFigure({ requests }, valueOf) {
	const figures = BURST_FIGURES.filter((figure) => figure !== "cpuPerRequest" || requests >= LEAST_REQUESTS_FOR_CPU);
	return Object.fromEntries(figures.map((figure) => [figure, valueOf(figure)]).filter(([, value]) => value !== null));
}
/** Warms up with bursts to all servers at once. @returns the time of the last one in ms */
async function warmUp$1(burstAll) {
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
	if (outcome.trouble !== null) throw new ArmFailure(server.arm, {
		kind: "held-requests-failed",
		requests,
		because: outcome.trouble
	});
	const { sentMs, finishedMs } = outcome;
	const finishOverhead = finishedMs - sentMs - holdMs;
	if (finishOverhead <= 0) throw new MeasuringFailure({
		kind: "nothing-beyond-hold",
		requests,
		holdMs
	});
	return {
		finishOverhead,
		finishTime: (finishedMs - sentMs) / 1e3,
		cpuPerRequest: cpuUsAround(logs, sentMs, finishedMs) / requests,
		maxMemoryBytes: maxMemoryBytes(logs)
	};
}

// src/measure/suite/suite-slices.ts
/** The measured window of a suite's round, and the cost of an operation in it. */
/** A slice holds two or three whole operations. */
const OPERATIONS_OF_A_SLICE = 3;
/** A round of such a task takes about a minute. */
const LONGEST_OPERATION_MS = 2e3;
/** Later rounds may be slower. */
const LONGEST_LATER_MS = 2 * LONGEST_OPERATION_MS;
/** Noise makes one arm seem less than this many times slower. */
const CALIBRATION_MARGIN = 2;
/**
* The usual window, or fewer and longer slices for long operations. It depends on nothing else, so that rounds are comparable.
*
* @param operationMs how long an operation takes while the window lasts
*/
function windowFor(operationMs, usual, leastSlices) {
	const sliceMs = Math.max(usual.sliceMs, OPERATIONS_OF_A_SLICE * operationMs);
	const slices = Math.max(leastSlices, Math.ceil(usual.slices * usual.sliceMs / sliceMs));
	return {
		sliceMs,
		slices: Math.min(slices, usual.slices)
	};
}
/** Longest operation in the round of this index. */
const longestOperationMs = (index) => index === 0 ? LONGEST_OPERATION_MS : LONGEST_LATER_MS;
/** @throws MeasuringFailure where an operation takes too long */
function refuseLongOperations(operationMs, limitMs) {
	if (operationMs <= limitMs) return;
	throw new MeasuringFailure({
		kind: "operation-too-long",
		operationMs,
		mostMs: LONGEST_OPERATION_MS
	});
}
/** @throws ArmFailure where only head takes too long; MeasuringFailure where base does */
function refuseLongOperationsOf({ base, head }, limitMs) {
	refuseLongOperations(base, limitMs);
	if (head > limitMs && head > CALIBRATION_MARGIN * base) throw new ArmFailure("head", {
		kind: "operation-too-long-at-head",
		headMs: head,
		baseMs: base,
		mostMs: LONGEST_OPERATION_MS
	});
	refuseLongOperations(head, LONGEST_LATER_MS);
}
/** A task that is busy for less waits. */
const BUSY = .9;
/** Corrected for the share of the core that each arm got. */
const cpuNsPerOp = (activity) => activity.cpuUsPerMs / activity.finishedPerMs * 1e3;
const elapsedNsPerOp = (activity) => 1e6 / activity.finishedPerMs;
/** CPU time where it shows all costs: each arm is busy alone, and both together fill the core. Otherwise elapsed time. */
function costOf(busyAlone, coreShare) {
	return Math.min(busyAlone.base, busyAlone.head, coreShare.base + coreShare.head) >= BUSY ? cpuNsPerOp : elapsedNsPerOp;
}

// src/measure/suite/suite-rounds.ts
/** Time for a command to reach the suite's process. */
const LEAD_IN_MS = 50;
const LEAST_DUET_SLICES = 3;
const LEAST_SOLO_SLICES = 5;
/**
* One round of fresh processes of both arms running the same task at once on one core; in turn where nothing can be
* pinned.
*
* @throws ArmFailure where an arm's suite fails; MeasuringFailure where the figures would mean nothing
*/
async function measureSuiteDuet(duet, rig) {
	try {
		var _usingCtx$17 = _usingCtx();
		const start = (arm) => startSuite({
			arm,
			...duet.arms[arm],
			core: rig.cores?.server ?? null
		});
		const first = _usingCtx$17.a(start(duet.startedFirst));
		const second = _usingCtx$17.a(start(otherArm(duet.startedFirst)));
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
		const work = {
			batch: batchOf((operationMs.base + operationMs.head) / 2),
			longestMs: Math.max(operationMs.base, operationMs.head),
			busyAlone: {
				base: alone.base.busyShare,
				head: alone.head.busyShare
			}
		};
		const measured = rig.cores === null ? await runInTurn(both, duet, work, rig.procedure) : await runTogether(both, duet, work, rig.procedure);
		if (measured.slices.nsPerOp?.length === 0) throw tooFewOperations();
		await bothAtOnce(duet.startedFirst, (arm) => finishProven(both[arm], duet.arms[arm]));
		return {
			index: duet.index,
			startedFirst: duet.startedFirst,
			...measured
		};
	} catch (_) {
		_usingCtx$17.e = _;
	} finally {
		await _usingCtx$17.d();
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
			slices: suiteSoloSlices
		}, LEAST_SOLO_SLICES);
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
* Ends a task, and checks the CommonJS modules that it loaded. Modules of the file itself were checked when its tasks were listed.
*
* @throws MeasuringFailure where modules came from outside of the arm's tree; ArmFailure where the task does not close
*/
async function finishProven(suite, { tree }) {
	const modules = await suite.finish();
	await assertOwnModules(suite.arm, [{ modules }], tree);
}
async function runTogether(both, { task, startedFirst }, { batch, longestMs, busyAlone }, procedure) {
	const window = windowFor(2 * longestMs, duetWindow(procedure), LEAST_DUET_SLICES);
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
	const cost = costOf(busyAlone, coreShare);
	const pairs = sliceWindow(fromMs, toMs, window.sliceMs).flatMap(([from, to]) => activityPairs(activityBetween(base.samples, from, to), activityBetween(head.samples, from, to)));
	const maxMemory = maxMemorySlice({
		base: base.maxMemoryBytes,
		head: head.maxMemoryBytes
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
async function runInTurn(both, { task, startedFirst }, { batch, longestMs }, procedure) {
	const { sliceMs, slices } = windowFor(longestMs, duetWindow(procedure), LEAST_DUET_SLICES);
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
	slices: suiteSlices
});
function startingAfter(leadMs, { sliceMs, slices }) {
	const fromMs = monotonicMs() + leadMs;
	return {
		fromMs,
		toMs: fromMs + slices * sliceMs
	};
}
const batchOf = (msPerOp) => Math.max(1, Math.round(2 / msPerOp));
const tooFewOperations = () => new MeasuringFailure({ kind: "too-few-operations" });
/**
* The slices of a round.
*
* @param whole the window as a whole: rare work shows in its mean, and not in the median of slices
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
/** A round of a benchmark of any kind of target and load. */
/** Measures head alone. @throws ArmFailure where head breaks; MeasuringFailure where the figures would mean nothing */
function measureSolo(place, benchmark, index) {
	const { rig, trees } = place;
	if (benchmark.kind === "suite") return measureSuiteSolo({
		target: benchmark.head,
		tree: trees.head
	}, benchmark.scenario, index, rig);
	const { request } = benchmark;
	const arm = {
		target: benchmark.head,
		tree: trees.head
	};
	return request.protocol === "websocket" ? measureHeldSolo(arm, request, index, rig) : measureServerSolo(arm, request, index, rig);
}
/**
* Measures base and head.
*
* @param onFirstBodies called with both first bodies, where the scenario accepts any
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
			base: {
				target: benchmark.base,
				tree: trees.base
			},
			head: {
				target: benchmark.head,
				tree: trees.head
			}
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
/** Boots the server of one arm by itself, and stops it again. @throws ArmFailure where it does not boot; MeasuringFailure where that could not be tried */
async function bootAlone(arm, place, benchmark) {
	await (await bootArm(arm, {
		target: benchmark[arm] ?? benchmark.head,
		tree: place.trees[arm]
	}, benchmark.request, place.rig))[Symbol.asyncDispose]();
}
/** Measures base alone. Its Node version is not reported. @throws like `measureSolo`, with head as the arm */
const measureBaseAlone = ({ trees, rig }, benchmark, index) => measureSolo({
	trees: {
		base: trees.base,
		head: trees.base
	},
	rig: {
		...rig,
		onServing: void 0
	}
}, {
	...benchmark,
	head: benchmark.base
}, index);
/**
* Runs a benchmark once in one arm: boots the server and checks its first answer in full, or starts the task and does one operation.
*
* @throws ArmFailure where that fails; MeasuringFailure where the system refuses, or no probe sees the server serve
*/
async function checkBenchmark(benchmark, arm, { trees }) {
	try {
		var _usingCtx$16 = _usingCtx();
		const tree = trees[arm];
		if (benchmark.kind === "server") try {
			var _usingCtx3 = _usingCtx();
			const target = benchmark[arm] ?? benchmark.head;
			await _usingCtx3.a(await bootServer({
				arm,
				target,
				tree,
				scenario: benchmark.request,
				core: null
			})).logs();
			return;
		} catch (_) {
			_usingCtx3.e = _;
		} finally {
			await _usingCtx3.d();
		}
		const suite = _usingCtx$16.a(startSuite({
			arm,
			target: benchmark[arm] ?? benchmark.head,
			tree,
			core: null
		}));
		await suite.calibrate(benchmark.scenario);
		await suite.finish();
	} catch (_) {
		_usingCtx$16.e = _;
	} finally {
		await _usingCtx$16.d();
	}
}

// src/measure/measure-step.ts
/** One step of the schedule: a round, with a second try before a failure counts. */
/** Measures a round, and adds it, or the ending of its benchmark, to the run. A benchmark that ended is left alone. */
async function measureStep(setting, run, step) {
	const soFar = run.rounds.get(step.id);
	if (soFar.ending !== null) return;
	const startedMs = monotonicMs();
	await tryRound({
		setting,
		run,
		benchmark: soFar.benchmark,
		soFar
	}, step);
	soFar.tookMs += monotonicMs() - startedMs;
}
async function tryRound(inRun, step) {
	const { setting, benchmark, soFar } = inRun;
	const tries = [];
	while (tries.length < 2) {
		await reviveClient(inRun);
		const lost = await lostOf(inRun, () => addRound(inRun, tries.length === 0 ? step : inOtherOrder(step)));
		if (lost === "over") return;
		if (lost === null) {
			soFar.outlived.push(...tries.map((tried) => ({
				...tried,
				round: "measured again"
			})));
			if (step.kind === "solo" && setting.plan !== null && keepsState(benchmark) && isComparable(benchmark)) await askBaseAsMuch(inRun, step.index);
			return;
		}
		tries.push(lost);
	}
	if (step.kind === "duet") await settleLostDuet(inRun, tries);
	else if (isComparable(benchmark)) await settleLostSolo(inRun, step.index, tries);
	else soFar.ending = endingOf$1(tries, soFar.outlived);
}
/** Restarts an ended load client, which is no fault of the arms, but not twice in a row for one benchmark, which may be what ends it. */
async function reviveClient({ setting: { rig }, run, benchmark: { id, kind } }) {
	if (kind === "server" && run.clientRevivedFor !== id && await rig.client.reviveIfEnded()) run.clientRevivedFor = id;
}
async function addRound({ setting, benchmark, soFar }, step) {
	if (step.kind === "solo") soFar.solos.push(await measureSolo(setting, benchmark, step.index));
	else soFar.duets.push(await measureDuet(setting, comparable(benchmark), step, (bodies) => soFar.firstBodies.push(bodies)));
}
/** @throws Error where a round with base was planned for a benchmark without one */
function comparable(benchmark) {
	if (!isComparable(benchmark)) throw new Error(`${benchmark.id} has no base, and a round of both arms was planned for it`);
	return benchmark;
}
/** Swaps the arms' order, which may be what an arm fails by. */
const inOtherOrder = (step) => step.kind === "solo" ? step : {
	...step,
	startedFirst: otherArm(step.startedFirst),
	loadedFirst: otherArm(step.loadedFirst)
};
/** Ends a benchmark whose duet failed in every try. Base is blamed only if it fails alone too, and so is a head that did not boot. */
async function settleLostDuet(inRun, tries) {
	const { setting, benchmark, soFar } = inRun;
	const ending = endingOf$1(tries, soFar.outlived);
	const isOfBoot = benchmark.kind === "server" && tries.every((tried) => tried.isOfBoot === true);
	if (ending.state !== "broken" || ending.arm === "head" && !isOfBoot) {
		soFar.ending = ending;
		return;
	}
	const byItself = await lostOf(inRun, () => isOfBoot ? bootAlone(ending.arm, setting, benchmark) : measureBaseAlone(setting, comparable(benchmark), 0));
	if (byItself !== "over") soFar.ending = endingByItself(ending, byItself);
}
/**
* Settles a failed round of head alone. It asks more of one process than a duet, so head is blamed only where base stands the same.
* Otherwise only this round is lost where duets compare the arms.
*/
async function settleLostSolo(inRun, index, tries) {
	const { setting, benchmark, soFar } = inRun;
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
	const ending = endingOf$1(tries, soFar.outlived);
	if (!isLostToHead) {
		soFar.ending = ending;
		return;
	}
	const ofBase = await lostOf(inRun, () => measureBaseAlone(setting, comparable(benchmark), index));
	if (ofBase === "over") return;
	if (isCompared && ofBase !== null && ofBase.arm !== null) soFar.outlived.push(...leftOut, {
		arm: "base",
		reason: ofBase.reason,
		round: "base alone"
	});
	else soFar.ending = endingBesideBase(ending, ofBase);
}
/** Sends base as many requests as a round of head alone. Its figures are not kept. */
async function askBaseAsMuch(inRun, index) {
	const { setting, benchmark, soFar } = inRun;
	const lost = await lostOf(inRun, () => measureBaseAlone(setting, comparable(benchmark), index));
	if (lost !== "over" && lost !== null && lost.arm !== null) soFar.outlived.push({
		arm: "base",
		reason: lost.reason,
		round: "base alone"
	});
}
/** Once is enough: at its limit base may stand some of them. */
const baseBreaksAlone = ({ outlived }) => outlived.some(({ round }) => round === "base alone");
/** Failure of a try; null: none. 'over': interrupted, or ended by a failure beside the arms. */
async function lostOf({ setting, benchmark, soFar }, act) {
	const lost = await act().then(() => null, (error) => setting.signal.aborted ? null : lostTryOf(error));
	const trouble = await setting.troubleBeside(benchmark);
	if (setting.signal.aborted) return "over";
	if (trouble === null) return lost;
	soFar.ending = {
		state: "invalid",
		reason: trouble
	};
	return "over";
}
/** The last failure of each arm. */
const oneOfEachArm = (tries) => [...new Map(tries.map((lost) => [lost.arm, lost])).values()];

// src/measure/cpu-limit.ts
/** CPUs that control groups leave to this process. A container may have fewer of them than the machine shows. */
const DIGITS = 3;
/** Where the system tells of control groups. */
const PLACES$1 = {
	groups: "/sys/fs/cgroup",
	own: "/proc/self/cgroup"
};
/** CPU limit of this process's control groups, of version 1 or 2; null: none, or unknown. */
async function readCpuLimit({ groups, own } = PLACES$1, cpus = os.cpus().length) {
	const mine = await textIfReadable(own);
	const ofVersion2 = withParents(/^0::(\/.*)$/m.exec(mine)?.[1] ?? "/").map((group) => textIfReadable(path.posix.join(groups, group, "cpu.max")));
	const ofVersion1 = withParents(/^\d+:(?:[^:\n]*,)?cpu(?:,[^:\n]*)?:(\/.*)$/m.exec(mine)?.[1] ?? "/").map(async (group) => {
		const [quota, period] = await Promise.all(["cpu.cfs_quota_us", "cpu.cfs_period_us"].map((name) => textIfReadable(path.posix.join(groups, "cpu", group, name))));
		return `${quota.trim()} ${period.trim()}`;
	});
	return cpuLimitOf(await Promise.all([...ofVersion2, ...ofVersion1]), cpus);
}
/** The least limit in texts of `cpu.max` (`QUOTA PERIOD` in µs, or `max`), if below the number of CPUs. */
function cpuLimitOf(texts, cpus) {
	const limits = texts.flatMap((text) => {
		const [, quota, period] = /^(\d+) (\d+)/.exec(text) ?? [];
		return quota === void 0 || period === void 0 ? [] : [Number(quota) / Number(period)];
	});
	const least = Math.min(...limits);
	return least < cpus ? Number(least.toPrecision(DIGITS)) : null;
}
/** A group and all groups above it. */
const withParents = (group) => group === "/" ? [group] : [group, ...withParents(path.posix.dirname(group))];
/** CPUs that can be busy at once: those that this process may run on, within its limit. */
const usableCpus = async () => Math.min(os.availableParallelism(), await readCpuLimit() ?? Number.POSITIVE_INFINITY);

// src/measure/instructions/counted-pages.ts
/** The pages in which counted processes show their counts (`src/emulator/counting.c`): one file a process, 64-bit words. */
/** Words of a page, as in `counting.c`. */
const WORD = {
	running: 0,
	free: 1,
	grant: 2,
	threads: 3
};
const BYTES = 8;
const FIRST_THREAD = 16;
/** Words of a thread, in their order: what its instructions were for. */
const PHASES$1 = [
	"program",
	"compiler",
	"collector"
];
function openCountedPages(folder) {
	const files = /* @__PURE__ */ new Map();
	const open = () => {
		for (const name of readdirSync(folder)) if (name.startsWith("count.") && !files.has(name)) files.set(name, openSync(path.join(folder, name), "r+"));
		return files;
	};
	const write = (word, value) => {
		const bytes = Buffer.alloc(BYTES);
		bytes.writeBigUInt64LE(value);
		for (const file of open().values()) writeSync(file, bytes, 0, BYTES, word * BYTES);
	};
	return {
		look: () => {
			const looks = [...open()].map(([name, file]) => lookAt(file, processOf(name)));
			return looks.length === 0 ? null : {
				rests: looks.every(({ rests }) => rests),
				instructions: sumOf(looks.map(({ instructions }) => instructions))
			};
		},
		running: () => [...open().keys()].map(processOf).filter((id) => startOf(id) !== null),
		grantTimeOut: () => {
			write(WORD.grant, 1n);
		},
		holdTime: () => {
			write(WORD.grant, 0n);
		},
		freeTime: () => {
			write(WORD.free, 1n);
		},
		[Symbol.dispose]: () => {
			for (const file of files.values()) closeSync(file);
			files.clear();
		}
	};
}
const processOf = (name) => Number(name.slice(name.indexOf(".") + 1));
function lookAt(file, processId) {
	const head = wordsIn(file, 0, FIRST_THREAD);
	if (head.length < FIRST_THREAD) return {
		rests: false,
		instructions: sumOf([])
	};
	const words = wordsIn(file, FIRST_THREAD, Number(head[WORD.threads]) * PHASES$1.length);
	const sums = PHASES$1.map((_, phase) => words.reduce((sum, word, index) => index % PHASES$1.length === phase ? sum + Number(word) : sum, 0));
	return {
		rests: BigInt.asIntN(64, head[WORD.running]) <= 0n || startOf(processId) === null,
		instructions: Object.fromEntries(PHASES$1.map((name, phase) => [name, sums[phase]]))
	};
}
function wordsIn(file, from, count) {
	const bytes = Buffer.alloc(count * BYTES);
	const read = readSync(file, bytes, 0, bytes.length, from * BYTES);
	return Array.from({ length: Math.floor(read / BYTES) }, (_, index) => bytes.readBigUInt64LE(index * BYTES));
}
const sumOf = (all) => Object.fromEntries(PHASES$1.map((name) => [name, all.reduce((sum, one) => sum + one[name], 0)]));
/** What was executed between two looks. */
const since = (before, now) => Object.fromEntries(PHASES$1.map((name) => [name, now[name] - before[name]]));

// src/measure/instructions/counted-blocks.ts
/** Executions of each block of code, as counted processes show them (`src/emulator/counting.c`): one file a process. */
const WORD_BYTES = 8;
const BLOCK_BYTES = 32;
function readBlocks(folder) {
	const ids = readdirSync(folder).flatMap((name) => /^blocks\.(?<id>\d+)$/.exec(name)?.groups?.["id"] ?? []);
	return new Map(ids.map((id) => {
		const count = bytesOf(path.join(folder, `count.${id}`), {
			at: 48,
			length: WORD_BYTES
		}).readBigUInt64LE();
		return [id, bytesOf(path.join(folder, `blocks.${id}`), {
			at: 0,
			length: Number(count) * BLOCK_BYTES
		})];
	}));
}
function bytesOf(file, { at, length }) {
	const opened = openSync(file, "r");
	try {
		const bytes = Buffer.alloc(length);
		readSync(opened, bytes, 0, length, at);
		return bytes;
	} finally {
		closeSync(opened);
	}
}
/** What a process executed between two looks. */
function blocksBetween(before, after) {
	const blocks = [];
	for (let at = 96; at < after.length; at += BLOCK_BYTES) {
		const grown = (offset) => Number(after.readBigUInt64LE(at + offset)) - (before !== void 0 && at < before.length ? Number(before.readBigUInt64LE(at + offset)) : 0);
		const [runs, charged] = [grown(16), grown(24)];
		if (runs === 0 && charged === 0) continue;
		blocks.push({
			address: Number(after.readBigUInt64LE(at)),
			isGenerated: after.readUInt32LE(at + 12) !== 0,
			runs,
			own: runs * after.readUInt32LE(at + 8),
			charged
		});
	}
	return blocks;
}

// src/measure/instructions/counted-memory.ts
/** How much memory a counted program uses: it is asked by a signal, and writes the answer into a file. */
/** Told to a program whose terminal changes its size: it ends none, and servers have no terminal. */
const QUESTION = "SIGWINCH";
const ANSWER_TIMEOUT_MS$1 = 2e3;
const answerOf = (folder, processId) => path.join(folder, `memory.${processId}`);
/** A CommonJS module that a program loads first. One that may not write (`--permission`) gives no answer, and goes on. */
const memoryTeller = (folder) => `
if (require('node:worker_threads').isMainThread)
  process.on('${QUESTION}', () => {
    const { heapUsed, external } = process.memoryUsage();
    const file = ${JSON.stringify(answerOf(folder, ""))} + process.pid;
    try {
      require('node:fs').writeFileSync(file + '.part', String(heapUsed + external));
      require('node:fs').renameSync(file + '.part', file);
    } catch {}
  });
`;
/** @returns bytes of all these processes together, on V8's heap and beside it; null: one does not tell */
async function askMemory(folder, processIds) {
	const lastMs = monotonicMs() + ANSWER_TIMEOUT_MS$1;
	let sum = 0;
	for (const id of processIds) {
		const file = answerOf(folder, id);
		await rm(file, { force: true });
		if (!signal(id, QUESTION)) return null;
		let told = null;
		while (told === null) {
			if (monotonicMs() > lastMs) return null;
			await setTimeout$1(1);
			told = await nullIfMissing(() => readFile(file, "utf8"));
		}
		sum += Number(told);
	}
	return sum;
}

// src/measure/instructions/emulator.ts
/**
* The emulator that is shipped with perf-gate: qemu's user mode with counting built in (`src/emulator/`). It shows every program the same
* CPU and a clock that goes with the instructions, so that counts do not depend on the machine. It does not see what the kernel does,
* waiting, caches and mispredicted branches.
*/
/** Raise it with each change of the counting that neither the emulator nor {@link DETERMINISTIC} shows. */
const COUNTING_PROCEDURE = 6;
/** By Node's name of an architecture: the CPU that programs see. `max` of arm64 would sign pointers, slowly. */
const CPUS = {
	x64: "max",
	arm64: "cortex-a72"
};
/**
* Makes the work of compiler and collector follow from what the program did: one thread, no chance. Compiling early, and not waiting for
* inline caches to settle, makes a program warm within 250 requests. Without the baseline compiler's code, which lives shortly, the emulator
* has a sixth less to translate. A large young space keeps collections rare, and the bound of the heap would otherwise depend on
* the machine's memory.
*
* V8 tells which function each address of its code belongs to. Each function has code of its own: what a compiler takes into another function
* varies by chance. V8's routines stay in `node` itself.
*/
const DETERMINISTIC = [
	"--single-threaded",
	"--predictable",
	"--no-incremental-marking",
	"--no-sparkplug",
	"--invocation-count-for-maglev=20",
	"--invocation-count-for-turbofan=40",
	"--minimum-invocations-after-ic-update=15",
	"--max-old-space-size=4096",
	"--min-semi-space-size=128",
	"--max-semi-space-size=128",
	"--no-turbo-inlining",
	"--no-maglev-inlining",
	"--log-code",
	"--log-source-position",
	"--interpreted-frames-native-stack",
	"--no-short-builtin-calls"
];
/** Unpacks the emulator where that was not done before. @returns the reason why nothing can be counted here instead */
async function openEmulator({ platform = process$1.platform, arch = process$1.arch, file = packedEmulator(arch), folders = cacheFolders() } = {}) {
	const cpu = CPUS[arch];
	const packed = platform === "linux" && cpu !== void 0 ? await readFile(file).catch(() => null) : null;
	if (packed === null || cpu === void 0) return { because: { kind: "counter-for-other-systems" } };
	const ofProgram = createHash("sha256").update(packed).digest("hex");
	const problems = [];
	for (const folder of folders) {
		const program = path.join(folder, `emulator-${ofProgram.slice(0, 16)}`);
		const problem = await unpackTo(program, packed);
		if (problem === null) return {
			program,
			cpu,
			hash: countingHash(ofProgram, cpu)
		};
		problems.push(`${folder}: ${problem}`);
	}
	return { because: {
		kind: "emulator-not-unpacked",
		problem: problems.join("; ")
	} };
}
/** The user's cache, which the next run finds again, and the folder for temporary files. */
function cacheFolders(environment = process$1.env) {
	const home = homeOfUser(environment);
	const cache = environment["XDG_CACHE_HOME"] || (home === null ? null : path.join(home, ".cache"));
	const temporary = path.join(os.tmpdir(), `perf-gate-emulator-${process$1.getuid?.() ?? 0}`);
	return cache === null ? [temporary] : [path.join(cache, "perf-gate"), temporary];
}
/** @returns why it is not there now, ready to run; null: it is */
async function unpackTo(program, packed) {
	try {
		await mkdir(path.dirname(program), {
			recursive: true,
			mode: 448
		});
		if ((await lstat(path.dirname(program))).uid !== process$1.getuid?.()) return "the folder belongs to another user";
		if (!await isFile(program)) {
			const partial = `${program}.${randomUUID()}`;
			await writeFile(partial, await promisify(brotliDecompress)(packed), { mode: 493 });
			await rename(partial, program);
		}
		const asked = await execa(program, ["--version"], {
			env: targetEnvironment({}),
			extendEnv: false,
			reject: false,
			stdin: "ignore"
		});
		return asked.failed ? asked.stderr.trim() || (asked.shortMessage ?? "it does not run") : null;
	} catch (error) {
		return reasonOf(error);
	}
}
const isFile = (file) => stat(file).then((found) => found.isFile(), () => false);
/** A suite shares its heap with perf-gate's own program, so another version of perf-gate may move its count. */
function countingHash(ofProgram, cpu, libc = libcVersion()) {
	return createHash("sha256").update(JSON.stringify([
		COUNTING_PROCEDURE,
		ofProgram,
		cpu,
		libc,
		DETERMINISTIC,
		version
	])).digest("hex").slice(0, 16);
}
/** The system's C library is part of every program; not known of other systems than glibc's. */
function libcVersion() {
	Object.assign(process$1.report, { excludeNetwork: true });
	const { header } = process$1.report.getReport();
	return header?.glibcVersionRuntime ?? "unknown";
}

// src/measure/instructions/counted-node.ts
/** A `node` whose instructions are counted: a folder with a program of that name, to be put first on a target's PATH. */
/** For a `node` to say where it lies, at its own speed. */
const PLACE_TIMEOUT_MS = 2e4;
/** What executes so many without a rest never rests, and is counted as it is. */
const MOST_WITHOUT_REST = 2e8;
/** So is what neither executes anything nor rests. A machine with other things to do may leave a program alone for a while. */
const LONGEST_STANDSTILL_MS = 2e4;
/** A program that rests so long without an answer waits for its own time to go by. */
const LEFT_ALONE_MS = 10;
/** Of both arms: how hashes come out decides where things lie in tables, and how many steps it takes to find them. */
const SEED = "1";
/** Turns of the event loop in which all is read that has come. */
const TURNS_TO_READ = 5;
/** Where programs see the copy of the repository that they run in (`-tree`). Names of files decide how V8's tables fall out. */
const PLACE_OF_TREE = "/perf-gate-tree";
/**
* Prepares it in a folder of its own. What runs under it must have ended before it is disposed of. Workers of `cluster`, forks and
* other processes of the same `node` are counted too.
*
* @param env what the target adds to its environment
* @param cwd where it is started
* @throws MeasuringFailure where there is no `node`, or where programs in the folder may not be run
*/
async function openCountedNode({ env, cwd, tree = null, emulator, mayRun }) {
	try {
		var _usingCtx$15 = _usingCtx();
		const own = targetEnvironment(env);
		const node = await realNode(own, cwd);
		const opened = _usingCtx$15.a(new AsyncDisposableStack());
		const { path: folder } = opened.use(await askSystem(() => openScratchFolder("count")));
		const program = path.join(folder, "node");
		const command = [
			emulator.program,
			"-cpu",
			emulator.cpu,
			"-seed",
			SEED,
			"-count",
			folder,
			...tree === null ? [] : ["-tree", await realpath(tree)],
			"-again",
			program,
			node,
			...DETERMINISTIC,
			`--hash-seed=${SEED}`,
			`--random-seed=${SEED}`,
			`--logfile=${path.join(folder, "code.log")}`,
			`--require=${path.join(folder, "memory.cjs")}`
		];
		await askSystem(() => writeFile(path.join(folder, "memory.cjs"), memoryTeller(folder)));
		await askSystem(() => writeFile(program, `#!/bin/sh\nexec ${command.map(quoted).join(" ")} "$@"\n`, { mode: 493 }));
		const why = await whyNotRun(program, mayRun);
		if (why !== null) throw new MeasuringFailure({
			kind: "counted-programs-not-run",
			problem: why
		});
		const pages = openCountedPages(folder);
		opened.defer(() => {
			pages[Symbol.dispose]();
		});
		const moved = opened.move();
		return {
			path: [folder, own["PATH"] ?? ""].filter((part) => part !== "").join(path.delimiter),
			count: async () => {
				const [first, untilMs] = [pages.look(), monotonicMs() + LONGEST_STANDSTILL_MS];
				for (let before = first; before !== null;) {
					await setImmediate();
					const now = pages.look();
					const rests = before.rests && now.rests && before.instructions.program === now.instructions.program;
					const neverRests = now.instructions.program - first.instructions.program > MOST_WITHOUT_REST;
					if (rests || neverRests || monotonicMs() > untilMs) return now.instructions;
					before = now;
				}
				throw new MeasuringFailure({ kind: "not-started-as-node" });
			},
			until: async (done) => {
				const isOver = done.then(() => true, () => true);
				while (!await Promise.race([isOver, setTimeout$1(LEFT_ALONE_MS, false)])) {
					if (pages.look()?.rests !== true) continue;
					if (!await Promise.race([isOver, someTurns()])) pages.grantTimeOut();
				}
				pages.holdTime();
				return await done;
			},
			freeTime: pages.freeTime,
			heapBytes: () => askMemory(folder, pages.running()),
			code: {
				program: node,
				blocks: () => readBlocks(folder),
				logs: () => readLogs$1(folder)
			},
			[Symbol.asyncDispose]: () => moved.disposeAsync()
		};
	} catch (_) {
		_usingCtx$15.e = _;
	} finally {
		await _usingCtx$15.d();
	}
}
async function someTurns() {
	for (let turns = 0; turns < TURNS_TO_READ; turns += 1) await setImmediate();
	return false;
}
/** V8 puts the process id into their names. */
const LOG_NAME = /^isolate-[^-]+-(?<id>\d+)-code\.log$/;
async function readLogs$1(folder) {
	const files = (await readdir(folder)).flatMap((name) => {
		const id = LOG_NAME.exec(name)?.groups?.["id"];
		return id === void 0 ? [] : [{
			id,
			file: path.join(folder, name)
		}];
	});
	const logs = await Promise.all(files.map(async ({ id, file }) => ({
		id,
		text: await readFile(file, "utf8")
	})));
	return new Map([...Map.groupBy(logs, ({ id }) => id)].map(([id, all]) => [id, all.map(({ text }) => text)]));
}
/** Version managers put a program of that name on PATH that only starts another: the emulator needs that other. */
async function realNode(env, cwd) {
	const asked = await execa("node", ["-p", "process.execPath"], {
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
	if (asked.failed) throw new MeasuringFailure({ kind: "counted-node-missing" });
	return asked.stdout.trim();
}
const quoted = (text) => `'${text.replaceAll("'", String.raw`'\''`)}'`;

// src/measure/instructions/code-log.ts
const ESCAPED = /\\(?:x(?<byte>[0-9a-fA-F]{2})|u(?<unit>[0-9a-fA-F]{4})|(?<other>.))/g;
const unescaped = (text) => text.replaceAll(ESCAPED, (whole, byte, unit, other) => {
	const code = byte ?? unit;
	if (code !== void 0) return String.fromCharCode(Number.parseInt(code, 16));
	return other === "n" ? "\n" : other ?? whole;
});
/** `updateUser file:///app/server.js:12:20` */
const NAMED = /^(?<functionName>.*) (?<url>\S*):(?<line>\d+):(?<column>\d+)$/;
const POSITION = /C(?<offset>\d+)O(?<at>\d+)/g;
/** The newest code first: addresses are used again. */
function parseCodeLog(text) {
	const scripts = /* @__PURE__ */ new Map();
	const codes = /* @__PURE__ */ new Map();
	const inOrder = [];
	const set = (code) => {
		codes.set(code.from, code);
		inOrder.push(code);
	};
	for (const line of text.split("\n")) {
		const [event, ...fields] = line.split(",");
		if (event === "code-creation") set(createdCode(fields));
		if (event === "script-source") scripts.set(fields[0], {
			url: unescaped(fields[1]),
			starts: lineStarts(unescaped(fields[2] ?? ""))
		});
		const code = codes.get(Number(fields[0]));
		if (code === void 0) continue;
		if (event === "code-move") set({
			...code,
			from: Number(fields[1])
		});
		if (event === "code-source-info") set(placedCode(code, scripts.get(fields[1]), fields[4] ?? ""));
	}
	return inOrder.toReversed();
}
function createdCode([kind, , , from, bytes, name = ""]) {
	const plain = unescaped(name);
	if (kind === "RegExp") return {
		from: Number(from),
		bytes: Number(bytes),
		...NO_PLACE,
		functionName: `RegExp: ${plain}`
	};
	const place = NAMED.exec(plain)?.groups;
	if (place === void 0) return {
		from: Number(from),
		bytes: Number(bytes),
		...NO_PLACE,
		functionName: plain
	};
	const { functionName = "", url = "", line, column } = place;
	return {
		from: Number(from),
		bytes: Number(bytes),
		functionName,
		url,
		lineNumber: Number(line) - 1,
		columnNumber: Number(column) - 1,
		lines: []
	};
}
const NO_PLACE = {
	url: "",
	lineNumber: -1,
	columnNumber: -1,
	lines: []
};
/** With what is known once its script is: a URL with blanks can be told from a name. */
function placedCode(code, script, positions) {
	if (script === void 0) return code;
	const { functionName, url, lineNumber } = code;
	const whole = `${functionName} ${url}`;
	const lines = [...positions.matchAll(POSITION)].map(({ groups }) => ({
		offset: Number(groups["offset"]),
		line: lineAt(script.starts, Number(groups["at"]))
	}));
	return {
		...code,
		lines,
		...lineNumber >= 0 && whole.endsWith(` ${script.url}`) ? {
			functionName: whole.slice(0, -script.url.length - 1),
			url: script.url
		} : {}
	};
}
const lineStarts = (source) => [0, ...[...source.matchAll(/\n/g)].map(({ index }) => index + 1)];
/** From 1. */
function lineAt(starts, at) {
	let [low, high] = [0, starts.length];
	while (high - low > 1) {
		const middle = low + high >> 1;
		if (starts[middle] <= at) low = middle;
		else high = middle;
	}
	return low + 1;
}

// src/measure/instructions/native-symbols.ts
/** Names of native code: the symbols of a `node` that lies at fixed addresses, as those from nodejs.org do. */
/** Offsets in an ELF file of 64 bits, in the machine's byte order. */
const HEADER = {
	bytes: 64,
	type: 16,
	sections: 40,
	sectionBytes: 58,
	sectionCount: 60
};
const SECTION = {
	type: 4,
	offset: 24,
	size: 32,
	link: 40
};
const SYMBOL = {
	bytes: 24,
	info: 4,
	value: 8,
	size: 16
};
const FIXED_ADDRESSES = 2;
const SYMBOL_TABLE = 2;
const FUNCTION = 2;
/** A file without symbols, or one that may be loaded anywhere, names nothing. */
async function nativeSymbols(program) {
	try {
		var _usingCtx$14 = _usingCtx();
		const file = _usingCtx$14.a(await open(program));
		const read = async (at, length) => (await file.read(Buffer.alloc(length), 0, length, at)).buffer;
		const header = await read(0, HEADER.bytes);
		if (header.toString("latin1", 0, 4) !== "ELF" || header.readUInt16LE(HEADER.type) !== FIXED_ADDRESSES) return () => null;
		const sectionBytes = header.readUInt16LE(HEADER.sectionBytes);
		const table = await read(Number(header.readBigUInt64LE(HEADER.sections)), sectionBytes * header.readUInt16LE(HEADER.sectionCount));
		const contentOf = (at) => read(Number(table.readBigUInt64LE(at + SECTION.offset)), Number(table.readBigUInt64LE(at + SECTION.size)));
		for (let at = 0; at < table.length; at += sectionBytes) {
			if (table.readUInt32LE(at + SECTION.type) !== SYMBOL_TABLE) continue;
			return namesIn(await contentOf(at), await contentOf(sectionBytes * table.readUInt32LE(at + SECTION.link)));
		}
		return () => null;
	} catch (_) {
		_usingCtx$14.e = _;
	} finally {
		await _usingCtx$14.d();
	}
}
function namesIn(symbols, names) {
	const known = [];
	for (let at = 0; at < symbols.length; at += SYMBOL.bytes) {
		if ((symbols[at + SYMBOL.info] & 15) !== FUNCTION) continue;
		const from = Number(symbols.readBigUInt64LE(at + SYMBOL.value));
		known.push({
			from,
			to: from + Number(symbols.readBigUInt64LE(at + SYMBOL.size)),
			nameAt: symbols.readUInt32LE(at)
		});
	}
	known.sort((one, other) => one.from - other.from);
	return (address) => {
		let [low, high] = [0, known.length];
		while (high - low > 1) {
			const middle = low + high >> 1;
			if (known[middle].from <= address) low = middle;
			else high = middle;
		}
		const found = known[low];
		return found === void 0 || address < found.from || address >= found.to ? null : nameOfV8(names.toString("latin1", found.nameAt, names.indexOf(0, found.nameAt)));
	};
}
const BUILTIN = /^Builtins_(?<name>\w+)/;
/** `_ZN2v88internal14JsonStringifier9SerializeE…`: names in a namespace, each after its length. */
const NESTED = /^_ZNK?2v88internal/;
/** Compilers work when it suits them, and not for the function that ran last. */
const COMPILERS = /* @__PURE__ */ new Set([
	"compiler",
	"maglev",
	"interpreter",
	"baseline"
]);
/** A builtin by its name, and all that a class of V8's does by the name of the class; null: neither, or a compiler. */
function nameOfV8(symbol) {
	const builtin = BUILTIN.exec(symbol)?.groups?.["name"];
	if (builtin !== void 0) return builtin;
	const prefix = NESTED.exec(symbol)?.[0];
	const length = prefix === void 0 ? void 0 : /^\d+/.exec(symbol.slice(prefix.length))?.[0];
	const name = length === void 0 ? null : symbol.slice(prefix.length + length.length).slice(0, Number(length));
	return name === null || COMPILERS.has(name) ? null : name;
}

// src/measure/instructions/executed-functions.ts
/** What a program executes, by function: the blocks of its code, counted, and V8's word for whose they are. */
/** Between two looks at its blocks, for each of the units of work that a program did. @param tree the arm's copy of the repository */
async function executedFunctions({ before, after }, code, { tree, units }) {
	const logs = await code.logs();
	const root = await realpath(tree);
	const processes = [...after].map(([id, bytes]) => ({
		blocks: blocksBetween(before.get(id), bytes),
		codes: (logs.get(id) ?? []).flatMap((text) => parseCodeLog(text.replaceAll(`${PLACE_OF_TREE}/`, `${root}/`)))
	}));
	const locator = await openLocator(tree, new Set(processes.flatMap(({ codes }) => codes.map(({ url }) => url))));
	const functions = /* @__PURE__ */ new Map();
	for (const { blocks, codes } of processes) addFunctions(functions, {
		blocks,
		codeAt: codeFinder(codes),
		locator,
		units
	});
	return {
		functions,
		native: await nativeOf(processes.flatMap(({ blocks }) => blocks), code.program, units),
		sources: locator.sources
	};
}
function addFunctions(functions, { blocks, codeAt, locator, units }) {
	for (const { address, isGenerated, runs, own, charged } of blocks) {
		const code = isGenerated ? codeAt(address) : null;
		if (code === null) continue;
		const frame = locator.frame(code);
		if (frame.origin === "gate") continue;
		const of = functions.get(frame.key) ?? {
			frame,
			instructions: 0,
			native: 0,
			calls: 0,
			byLine: /* @__PURE__ */ new Map()
		};
		functions.set(frame.key, of);
		of.instructions += charged / units;
		of.native += (charged - own) / units;
		if (address === code.from) of.calls += runs / units;
		const inScript = code.lines.findLast(({ offset }) => offset <= address - code.from)?.line;
		const line = inScript === void 0 ? null : locator.line(code, inScript);
		if (line !== null) of.byLine.set(line, (of.byLine.get(line) ?? 0) + charged / units);
	}
}
const PAGE_BYTES = 4096;
/** Looks code up by pages of addresses. */
function codeFinder(newestFirst) {
	const pages = /* @__PURE__ */ new Map();
	for (const code of newestFirst) for (let page = Math.floor(code.from / PAGE_BYTES); page <= Math.floor((code.from + code.bytes) / PAGE_BYTES); page += 1) {
		const there = pages.get(page);
		if (there === void 0) pages.set(page, [code]);
		else there.push(code);
	}
	return (address) => pages.get(Math.floor(address / PAGE_BYTES))?.find(({ from, bytes }) => address >= from && address < from + bytes) ?? null;
}
async function nativeOf(blocks, program, units) {
	const nameOf = await nativeSymbols(program);
	const native = /* @__PURE__ */ new Map();
	for (const { address, isGenerated, own } of blocks) {
		const name = isGenerated ? null : nameOf(address);
		if (name !== null) native.set(name, (native.get(name) ?? 0) + own / units);
	}
	return native;
}

// src/measure/instructions/count-program.ts
/**
* Counts one program of one arm. Its count repeats to the last digits: its clock goes with its instructions, V8's compiler and collector
* are counted apart, each function keeps code of its own, and each request is sent when the program rests.
*/
/** V8 is told to compile early, so 255 requests make a server warm. */
const SIZES = {
	request: {
		warmUnits: 255,
		warmInstructions: 6e9,
		countedInstructions: 16e8,
		mostUnits: 128
	},
	operation: {
		warmUnits: Number.POSITIVE_INFINITY,
		warmInstructions: 1e9,
		countedInstructions: 16e7,
		mostUnits: Number.POSITIVE_INFINITY
	}
};
/** Each request that is parsed and answered takes more. */
const LEAST_PER_REQUEST = 5e3;
/**
* Counts a program once it is warm. Instructions of V8's compiler and collector are no part of it.
*
* @param tree the arm's copy of the repository
* @throws what the program fails with; MeasuringFailure where another process does its work
*/
async function countProgram(program, tree, sizes = SIZES) {
	const units = await warmUp(program, sizes);
	const heapBefore = await program.heapBytes();
	const blocksBefore = program.code.blocks();
	const { program: counted, collector } = await perform(program, units);
	const blocks = {
		before: blocksBefore,
		after: program.code.blocks()
	};
	const heapAfter = await program.heapBytes();
	const instructions = counted / units;
	const allocated = heapBefore === null || heapAfter === null || collector > 0 ? null : (heapAfter - heapBefore) / units;
	if (program.unit === "request" ? instructions < LEAST_PER_REQUEST : instructions <= 0) throw new MeasuringFailure({
		kind: "another-process-works",
		arm: program.arm,
		unit: program.unit,
		instructions
	});
	return {
		instructions,
		allocated,
		...await executedFunctions(blocks, program.code, {
			tree,
			units
		})
	};
}
/** The amounts of work are powers of two, and so the same for nearly the same code. @returns units to count */
async function warmUp(program, sizes) {
	const { warmUnits, warmInstructions, countedInstructions, mostUnits } = sizes[program.unit];
	let [units, done, executed, perUnit] = [
		1,
		0,
		0,
		0
	];
	do {
		const step = await perform(program, units);
		executed += step.program + step.compiler + step.collector;
		perUnit = step.program / units;
		done += units;
		units *= 2;
	} while (done < warmUnits && executed < warmInstructions);
	return Math.min(mostUnits, 2 ** Math.max(4, Math.round(Math.log2(countedInstructions / Math.max(perUnit, 1)))));
}
async function perform(program, units) {
	const before = await program.count();
	await program.perform(units);
	return since(before, await program.count());
}

// src/system/time-limit.ts
/** Failures show at the end, where stopping is awaited. */
function stopEverything() {
	stopAllProcessTrees().catch(() => {});
}
/** Ends every process on an interrupt; code that waits for one fails and cleans up. */
function stopEverythingOn(signal) {
	const listening = addAbortListener(signal, stopEverything);
	return { [Symbol.asyncDispose]: async () => {
		listening[Symbol.dispose]();
		if (signal.aborted) await stopAllProcessTrees();
	} };
}
/** Disposes of a thing on a signal, also one given before. Disposing of the result leaves the thing to its owner. */
const endOn = (signal, thing) => addAbortListener(signal, () => {
	Promise.resolve(thing[Symbol.asyncDispose]()).catch(() => {});
});
/**
* A time limit that a signal can end early. `signal` aborts when the time is over, or with the earlier signal. `over` resolves with it, for
* races, and never once the limit is disposed of.
*/
function openTimeLimit(ms, earlier) {
	const limit = new AbortController();
	const timer = setTimeout(() => {
		limit.abort();
	}, ms);
	const signal = AbortSignal.any([earlier, limit.signal]);
	const { promise: over, resolve } = Promise.withResolvers();
	const listening = addAbortListener(signal, () => {
		resolve(null);
	});
	return {
		signal,
		over,
		[Symbol.dispose]: () => {
			clearTimeout(timer);
			listening[Symbol.dispose]();
		}
	};
}

// src/measure/instructions/counted-server.ts
/** How many times as long as usual a boot may take. */
const SLOWER_BOOT = 10;
const CONNECT_EVERY_MS = 50;
const REQUEST_TIMEOUT_MS = 12e4;
/**
* Boots a server that is counted, on a free loopback port, and checks its first answer in full. No probe is preloaded: it
* works by the clock, so it would do more on a slower machine.
*
* @throws ArmFailure where it exits, is ended by the signal, never listens, or answers otherwise than expected
*/
async function startCountedServer(arm, { target, tree }, scenario, setting) {
	try {
		var _usingCtx$13 = _usingCtx();
		const opened = _usingCtx$13.a(new AsyncDisposableStack());
		const cwd = path.join(tree, target.dir);
		const node = opened.use(await openCountedNode({
			env: target.env,
			cwd,
			tree,
			...setting
		}));
		const { port } = opened.use(await askSystem(holdPort));
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
		opened.use(endOn(setting.signal, server));
		const fail = (because) => new ArmFailure(arm, withLastOutput({
			kind: "failed-while-counted",
			because
		}, server.output()));
		const explain = (error) => {
			throw error instanceof ReasonError ? fail(error.reason) : error;
		};
		const timeoutMs = SLOWER_BOOT * target.bootTimeoutMs;
		const latestMs = monotonicMs() + timeoutMs;
		opened.defer(async () => {
			node.freeTime();
			await server.stop(setting.signal.aborted ? 0 : target.stopTimeoutMs);
		});
		const origin = await node.until(untilListening(server, {
			target,
			port,
			scenario,
			timeoutMs,
			everyMs: CONNECT_EVERY_MS
		})).catch(explain);
		const agent = keepingAgent(origin, { maxSockets: 1 });
		opened.defer(() => {
			agent.destroy();
		});
		const request = {
			origin,
			request: scenario,
			agent,
			timeoutMs: REQUEST_TIMEOUT_MS
		};
		const first = await node.until(firstAnswer(scenario, origin, {
			untilMs: latestMs,
			hasEnded: () => server.ending() !== null,
			leastTimeoutMs: REQUEST_TIMEOUT_MS,
			agent
		})).catch(explain);
		const { status, body } = scenario.expect;
		const expectedBytes = body === null ? null : first.body;
		const moved = opened.move();
		return {
			arm,
			unit: "request",
			count: node.count,
			code: node.code,
			heapBytes: node.heapBytes,
			perform: async (requests) => {
				for (let sent = 0; sent < requests; sent += 1) {
					const answer = await node.until(exchange(request)).catch(explain);
					const wrongThen = wrongAnswer(answer, status, expectedBytes);
					if (wrongThen !== null) throw fail(wrongThen);
					await node.count();
				}
			},
			[Symbol.asyncDispose]: () => moved.disposeAsync()
		};
	} catch (_) {
		_usingCtx$13.e = _;
	} finally {
		await _usingCtx$13.d();
	}
}

// src/measure/instructions/counted-suite.ts
/** A warm-up takes about ten times as long as at the task's own speed, on a machine that may have other things to do. */
const ANSWER_TIMEOUT_MS = 6e5;
/**
* Starts a suite's process that is counted.
*
* @throws MeasuringFailure where there is no `node`
*/
async function startCountedSuite(arm, { target, tree }, task, setting) {
	try {
		var _usingCtx$12 = _usingCtx();
		const opened = _usingCtx$12.a(new AsyncDisposableStack());
		const node = opened.use(await openCountedNode({
			env: target.env,
			cwd: path.join(tree, target.dir),
			...setting
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
		opened.use(endOn(setting.signal, suite));
		const perform = async (operations) => {
			if (!await node.until(suite.repeat(task, operations))) throw new MeasuringFailure({ kind: "hooks-around-operations" });
		};
		await perform(1);
		const moved = opened.move();
		return {
			arm,
			unit: "operation",
			count: node.count,
			code: node.code,
			heapBytes: node.heapBytes,
			perform,
			[Symbol.asyncDispose]: () => moved.disposeAsync()
		};
	} catch (_) {
		_usingCtx$12.e = _;
	} finally {
		await _usingCtx$12.d();
	}
}

// src/measure/instructions/count-arms.ts
/** null: base has no such benchmark to count beside head, or requests are held. */
function counterOf(benchmark, trees, { hasBase, sizes = SIZES }) {
	const [base, head] = [starterOf("base", benchmark, trees.base), starterOf("head", benchmark, trees.head)];
	if (head === null) return null;
	const count = async (start, setting) => {
		try {
			var _usingCtx$11 = _usingCtx();
			const program = _usingCtx$11.a(await start(setting));
			return await countProgram(program, trees[program.arm], sizes);
		} catch (_) {
			_usingCtx$11.e = _;
		} finally {
			await _usingCtx$11.d();
		}
	};
	if (!hasBase) return async (setting) => ({
		base: null,
		head: await count(head, setting)
	});
	if (base === null || !isComparable(benchmark)) return null;
	return (setting) => ofBoth((arm, signal) => count(arm === "base" ? base : head, {
		...setting,
		signal
	}), setting.signal);
}
/** Each by itself; one that fails ends the other, whose count could be compared with nothing. */
async function ofBoth(count, signal) {
	const broken = new AbortController();
	try {
		return await bothAtOnce("base", async (arm) => {
			try {
				return await count(arm, AbortSignal.any([signal, broken.signal]));
			} catch (error) {
				broken.abort(error);
				throw error;
			}
		});
	} catch (error) {
		throw broken.signal.aborted ? broken.signal.reason : error;
	}
}
/** null: the arm has none, or its requests are held. */
function starterOf(arm, benchmark, tree) {
	if (benchmark.kind === "suite") {
		const target = arm === "base" ? benchmark.base : benchmark.head;
		return target === null ? null : (setting) => startCountedSuite(arm, {
			target,
			tree
		}, benchmark.scenario, setting);
	}
	const [target, { request }] = [arm === "base" ? benchmark.base : benchmark.head, benchmark];
	if (target === null || request.protocol !== "http") return null;
	return (setting) => startCountedServer(arm, {
		target,
		tree
	}, request, setting);
}

// src/measure/take-counts.ts
/** Of one benchmark, and of all where no budget says how long a run may take. */
const LONGEST_MS$1 = 24e4;
const LONGEST_OF_RUN_MS = 9e5;
/** How long counting so many benchmarks may take without a budget. What has to be counted must not be invalid for want of time. */
const longestCountingMs = (benchmarks, isRequired) => isRequired ? Math.max(LONGEST_OF_RUN_MS, benchmarks * LONGEST_MS$1) : LONGEST_OF_RUN_MS;
/** A try that took longer to fail is not repeated: a server that never listens would cost minutes, and the rounds tell it sooner. */
const QUICK_FAILURE_MS = 3e4;
/** Benchmarks that the cores have room for. Each waits for a tenth of its time, so one more has the cores meanwhile. */
const benchmarksAtOnce = (cpus, hasBase) => Math.floor(cpus / (hasBase ? 2 : 1)) + 1;
/** Why nothing can be counted on this machine; null: it can. */
async function whyNotCountable() {
	const emulator = await openEmulator();
	return "because" in emulator ? emulator.because : null;
}
const executedOf = (outcomes) => new Map([...outcomes].flatMap(([id, outcome]) => outcome.state === "counted" && outcome.moved !== null ? [[id, outcome.moved]] : []));
/**
* Counts the instructions of benchmarks, several at once on all cores, before anything is timed. By id; what has nothing to count
* (requests that are held, benchmarks without a base beside others) has no outcome.
*/
async function takeCounts(request, { signal, progress }, open = openEmulator) {
	try {
		var _usingCtx$10 = _usingCtx();
		const outcomes = /* @__PURE__ */ new Map();
		const { benchmarks, instructions, hasBase, trees, longestMs } = request;
		if (instructions === "off") return outcomes;
		const countable = benchmarks.flatMap((benchmark) => {
			const count = counterOf(benchmark, trees, { hasBase });
			return count === null ? [] : [{
				benchmark,
				count
			}];
		});
		if (countable.length === 0) return outcomes;
		const emulator = await open();
		if ("because" in emulator) return new Map(countable.map(({ benchmark: { id } }) => [id, failed(emulator.because)]));
		const limit = _usingCtx$10.u(openTimeLimit(longestMs, signal));
		const atOnce = benchmarksAtOnce(await usableCpus(), hasBase);
		const countAll = async (waiting) => {
			for (let next = waiting.shift(); next !== void 0 && !signal.aborted; next = waiting.shift()) {
				const { id } = next.benchmark;
				progress({
					phase: "count",
					done: outcomes.size,
					total: countable.length,
					label: id,
					leftMs: 0
				});
				const startedMs = monotonicMs();
				const outcome = await countBenchmark(next, {
					request,
					emulator,
					ofRun: limit.signal
				});
				outcomes.set(id, {
					...outcome,
					tookMs: (monotonicMs() - startedMs) / atOnce
				});
			}
		};
		const [alone, together] = [countable.filter(({ benchmark }) => keepsState(benchmark)), countable.filter(({ benchmark }) => !keepsState(benchmark))];
		await Promise.all(Array.from({ length: atOnce }, () => countAll(together)));
		await countAll(alone);
		return outcomes;
	} catch (_) {
		_usingCtx$10.e = _;
	} finally {
		_usingCtx$10.d();
	}
}
const failed = (reason) => ({
	state: "failed",
	reason
});
/** Once, or again after a failure. */
async function countBenchmark({ benchmark, count }, { request, emulator, ofRun }) {
	try {
		var _usingCtx3 = _usingCtx();
		const { longestMs, troubleBeside } = request;
		const trouble = (benchmark.kind === "server" ? await whyNotComingUp(benchmark, request) : null) ?? await troubleBeside(benchmark);
		if (trouble !== null) return failed(trouble);
		const limit = _usingCtx3.u(openTimeLimit(LONGEST_MS$1, ofRun));
		for (let tries = 1;; tries += 1) {
			const startedMs = monotonicMs();
			const counted = await count({
				emulator,
				signal: limit.signal
			}).catch(lostTryOf);
			const troubleAfter = await troubleBeside(benchmark);
			if (troubleAfter !== null) return failed(troubleAfter);
			if ("head" in counted) return countedOutcome(counted, emulator);
			if (limit.signal.aborted) return failed({
				kind: "counting-too-long",
				...ofRun.aborted ? {
					seconds: longestMs / 1e3,
					of: "run"
				} : {
					seconds: LONGEST_MS$1 / 1e3,
					of: "benchmark"
				}
			});
			const { arm, reason } = counted;
			if (tries === 2 || monotonicMs() - startedMs > QUICK_FAILURE_MS) return failed(arm === null ? reason : {
				kind: "arm-failed",
				arm,
				because: reason
			});
		}
	} catch (_) {
		_usingCtx3.e = _;
	} finally {
		_usingCtx3.d();
	}
}
function countedOutcome({ base, head }, { hash }) {
	const isKnown = base !== null && base.allocated !== null && head.allocated !== null;
	const counts = {
		base: base?.instructions ?? null,
		head: head.instructions,
		...isKnown ? { allocated: {
			base: base.allocated,
			head: head.allocated
		} } : {},
		hash
	};
	if (base === null || isSameWork({
		base: base.instructions,
		head: head.instructions
	})) return {
		state: "counted",
		counts,
		moved: null
	};
	return isLuckOfKeys({
		base,
		head
	}) ? failed({
		kind: "json-keys-moved",
		base: base.instructions,
		head: head.instructions
	}) : {
		state: "counted",
		counts,
		moved: {
			base,
			head
		}
	};
}
/** A server that does not come up at full speed would take a minute or more to fail in the emulator, and its rounds tell it anyway. */
async function whyNotComingUp(benchmark, { trees, hasBase }) {
	const comesUp = (arm) => checkBenchmark(benchmark, arm, { trees });
	try {
		await (hasBase ? bothAtOnce("base", comesUp) : comesUp("head"));
		return null;
	} catch (error) {
		return lostTryOf(error).reason;
	}
}
/** A record with its counts. Where they are required and missing it is invalid. */
function withCounts(record, outcomes, isRequired) {
	const { measurement } = record;
	const outcome = outcomes.get(record.id);
	if (measurement.state !== "measured" || outcome === void 0) return record;
	if (outcome.state === "counted") return {
		...record,
		measurement: {
			...measurement,
			instructions: outcome.counts
		}
	};
	return isRequired ? {
		...record,
		measurement: {
			state: "invalid",
			reason: {
				kind: "required-instructions-not-counted",
				because: outcome.reason
			}
		}
	} : record;
}
/** Growth of the allocated memory that is told: less is the luck of where V8 puts its tables. */
const TOLD_GROWTH = {
	share: .05,
	bytes: 256
};
/** A count leaves collections out. More memory makes them more frequent, so a note tells of it. */
function notesOnMemory(outcomes) {
	return [...outcomes].flatMap(([benchmark, outcome]) => {
		const { base, head } = (outcome.state === "counted" ? outcome.counts.allocated : void 0) ?? {
			base: 0,
			head: 0
		};
		const growth = head - base;
		return growth >= TOLD_GROWTH.bytes && growth >= TOLD_GROWTH.share * base ? [{
			kind: "allocates-more",
			benchmark,
			base,
			head
		}] : [];
	});
}
/** One note for each reason why something was not counted that was measured otherwise, and of memory. */
function notesOnCounts(records, outcomes) {
	const failures = records.flatMap(({ id, measurement }) => {
		const outcome = outcomes.get(id);
		return measurement.state === "measured" && outcome?.state === "failed" ? [{
			id,
			reason: outcome.reason
		}] : [];
	});
	return [...[...Map.groupBy(failures, ({ reason }) => JSON.stringify(reason)).values()].map((alike) => {
		const because = alike[0].reason;
		return alike.length > 1 && alike.length === outcomes.size ? {
			kind: "instructions-not-counted",
			because
		} : {
			kind: "benchmarks-not-counted",
			benchmarks: alike.map(({ id }) => id),
			because
		};
	}), ...notesOnMemory(outcomes)];
}

// src/measure/run-so-far.ts
/** Everything that a run has measured so far, and the records that this makes. */
const nothingSoFar = (benchmarks) => ({
	rounds: new Map(benchmarks.map((benchmark) => [benchmark.id, {
		benchmark,
		duets: [],
		solos: [],
		outlived: [],
		firstBodies: [],
		ending: null,
		tookMs: 0
	}])),
	clientRevivedFor: null
});
/** @param plan null: nothing is measured side by side */
function measurementOf({ benchmark, duets, solos, ending }, plan) {
	if (ending !== null) return ending;
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
/** Marks benchmarks that an interrupted run never came to. */
function unlessUntouched(measurement) {
	return ("solos" in measurement ? [...measurement.solos, ..."duets" in measurement ? measurement.duets : []] : null)?.length === 0 ? {
		state: "not measured",
		reason: { kind: "interrupted-before-its-turn" }
	} : measurement;
}
/** The records of all benchmarks, from their rounds and counts. */
function recordsOf({ rounds }, of) {
	return [...rounds.values()].map((soFar) => {
		const { id, target, scenario, kind, labels } = soFar.benchmark;
		const record = {
			id,
			target,
			scenario,
			kind,
			version: of.versions.get(target) ?? null,
			labels,
			variant: null,
			loadHash: loadHash(soFar.benchmark, of.procedure),
			measurement: measurementOf(soFar, of.plan),
			tookMs: Math.round(soFar.tookMs + (of.counts.get(id)?.tookMs ?? 0))
		};
		return withCounts(record, of.counts, of.areCountsRequired);
	});
}
/** Hash of load and procedure, within which solo figures are comparable. */
function loadHash(benchmark, procedure) {
	const { version, soloWarmupMs, soloMs, suiteWarmupMs, suiteSoloSliceMs, suiteSoloSlices } = procedure;
	const solo = benchmark.kind === "server" ? [soloMs, soloWarmupMs] : [suiteSoloSliceMs * suiteSoloSlices, suiteWarmupMs];
	return hash("sha256", JSON.stringify([
		benchmark.load,
		version,
		...solo
	])).slice(0, 16);
}
/** On failures that did not end a benchmark. */
const notesOnRounds = ({ rounds }) => [...rounds].flatMap(([id, { outlived }]) => notesOnOutlived(id, outlived));
/** On benchmarks whose arms may do different things. */
const warningsOnRounds = ({ rounds }) => [...rounds].flatMap(([id, { firstBodies }]) => warningsOfBodies(id, firstBodies));

// src/plan/rounds-of-run.ts
const UNLIMITED = {
	ms: Number.POSITIVE_INFINITY,
	by: ""
};
/** Further rounds may take this share of their estimate: an idle machine is faster. */
const LEAST_OF_RECKONED = .5;
/**
* The profile's rounds, or as many as the budget allows: the first look must fit. Later looks that a tenth of the benchmarks cannot
* reach within it are dropped, so that their share of α goes to the others.
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
/** Notes on rounds and looks that the budget leaves no time for. */
function notesOnBudget(profile, { plan, solos }) {
	const beforeFirstLook = plan === null ? null : fewer(plan.looks[0] ?? 0, profile.plan?.looks[0] ?? 0);
	const ofHeadAlone = fewer(solos, plan === null ? profile.solosWithoutBase : profile.solos);
	const looks = plan === null ? [] : profile.plan?.looks.slice(plan.looks.length) ?? [];
	return [...beforeFirstLook === null && ofHeadAlone === null ? [] : [{
		kind: "budget-leaves-fewer-rounds",
		beforeFirstLook,
		ofHeadAlone
	}], ...looks.length === 0 ? [] : [{
		kind: "budget-leaves-fewer-looks",
		looks
	}]];
}
const fewer = (left, of) => left < of ? {
	left,
	of
} : null;
/** Tells by how much a budget was not kept; null: there is none. */
const notesOnBudgetTaken = (budgetMs, tookMs) => budgetMs === null || tookMs <= 1.2 * budgetMs ? [] : [{
	kind: "over-budget",
	seconds: Math.round(tookMs / 1e3),
	budgetSeconds: Math.round(budgetMs / 1e3)
}];
/** About this share stays open after the first look where nothing changed. */
const SHARE_OF_SUSPECTS = .1;
/** Least time for further rounds of the suspects, at least one. */
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
	const leastOf = (some) => expectedMs(some, least, costs) + countingMs * some.length / benchmarks.length;
	const fitting = benchmarks.map((_, count) => benchmarks.slice(0, count + 1)).findLast((some) => leastOf(some) <= budget.ms)?.length ?? 0;
	return CONFIG_ERRORS["budget-too-small"]({
		budgetMs: budget.ms,
		by: budget.by,
		benchmarks: benchmarks.length,
		leastMs: leastOf(benchmarks),
		countingMs,
		fitting
	});
}
function schedulableOf(benchmark, { comparing }) {
	const comparable = isComparable(benchmark);
	return {
		id: benchmark.id,
		request: benchmark.kind === "server" ? benchmark.request : null,
		comparable,
		baseAlone: comparable && comparing && keepsState(benchmark)
	};
}
/** Estimated time of so many rounds of each benchmark in ms. */
function expectedMs(benchmarks, rounds, costs) {
	return benchmarks.reduce((sum, { request, comparable, baseAlone = false }) => sum + (baseAlone ? 2 : 1) * rounds.solos * costs.soloMs(request) + (comparable ? rounds.duets * costs.duetMs(request) : 0), 0);
}
/** Time for counting a benchmark on two busy cores, in ms. */
const COUNTING_MS = 4e4;
/** Estimated time for counting instructions in ms: of compared benchmarks, or of all where there is no base. */
function expectedCountingMs(benchmarks, hasBase) {
	return benchmarks.filter(({ comparable, request }) => (comparable || !hasBase) && request?.protocol !== "websocket").length * (hasBase ? COUNTING_MS : COUNTING_MS / 2);
}
/** Largest share of a budget for counts that are not required. */
const MOST_OF_BUDGET = .6;
/** Share of their estimated time that the fewest rounds take: two idle cores are quicker, and where counts decide three rounds of five are needed. */
const USUAL_OF_RECKONED = .45;
/** Part of a budget for counting: all of it if required, otherwise what the fewest useful rounds leave. */
function keptForCountingMs(expectedCounting, { isRequired, budgetMs, leastMs }) {
	if (isRequired || budgetMs === null) return expectedCounting;
	return Math.max(0, Math.min(expectedCounting, MOST_OF_BUDGET * budgetMs, budgetMs - USUAL_OF_RECKONED * leastMs));
}

// src/plan/schedule.ts
const ORDERS = [
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
*/
function openScheduler(seed) {
	const draw = seededDraw(seed);
	const orders = [];
	const orderOf = (round) => {
		while (orders.length <= round) orders.push(...shuffled(ORDERS, draw));
		return orders[round];
	};
	return { stepsOf({ ids, fromIndex, toIndex, solos }) {
		const steps = [];
		const passes = Math.max(ids.length > 0 ? toIndex - fromIndex : 0, solos.ids.length > 0 ? solos.count : 0);
		const soloPlaces = new Map(Array.from({ length: solos.count }, (_, solo) => [Math.floor(solo * passes / solos.count), solo]));
		const [compared, alone] = [new Set(ids), new Set(solos.ids)];
		for (let pass = 0; pass < passes; pass += 1) {
			const index = fromIndex + pass;
			const soloIndex = soloPlaces.get(pass);
			for (const id of shuffled([.../* @__PURE__ */ new Set([...ids, ...solos.ids])], draw)) {
				if (compared.has(id) && index < toIndex) steps.push({
					kind: "duet",
					id,
					index,
					...orderOf(index)
				});
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

// src/measure/stages.ts
/**
* Measures stages until there is none, the budget does not reach any next look, or the signal ends it. The next stage is estimated by the
* pace so far.
*/
async function measureStages(request, { signal, progress, note }) {
	const { stageAhead, benchmarks, costs, budgetMs } = request;
	const scheduler = openScheduler(request.seed);
	const all = benchmarks.map(({ id }) => id);
	const startedMs = monotonicMs();
	let reckonedMs = 0;
	const costOf = (ids, duets) => expectedMs(benchmarks.filter(({ id }) => ids.includes(id)), {
		duets,
		solos: 0
	}, costs);
	const measureStage = async ({ phase, from, rounds, benchmarks: ids }, solos) => {
		const steps = scheduler.stepsOf({
			ids,
			fromIndex: from,
			toIndex: rounds,
			solos: {
				ids: solos === 0 ? [] : all,
				count: solos
			}
		});
		const expected = costOf(ids, rounds - from) + expectedMs(benchmarks, {
			duets: 0,
			solos
		}, costs);
		const [stageStartedMs, total] = [monotonicMs(), steps.length];
		const told = {
			phase: phase === "confirm" ? "confirm" : "measure",
			total
		};
		for (const [done, step] of steps.entries()) {
			if (signal.aborted) return;
			const spentMs = monotonicMs() - stageStartedMs;
			const leftMs = done < 3 ? Math.max(0, expected - spentMs) : spentMs / done * (total - done);
			progress({
				...told,
				done,
				label: step.id,
				leftMs
			});
			await request.measure(step);
		}
		if (!signal.aborted) progress({
			...told,
			done: total,
			label: "done",
			leftMs: 0
		});
		reckonedMs += expected;
	};
	/** The benchmarks of a stage that there is time for, in its order. The plan fits first looks into the budget. */
	const affordable = ({ phase, from, rounds, benchmarks: staged }) => {
		if (budgetMs === null || phase === "screen") return staged;
		const elapsedMs = monotonicMs() - startedMs;
		const pace = reckonedMs === 0 ? 1 : elapsedMs / reckonedMs;
		let leftMs = budgetMs - elapsedMs;
		return staged.filter((id) => {
			const costMs = pace * costOf([id], rounds - from);
			const fits = costMs <= leftMs;
			if (fits) leftMs -= costMs;
			return fits;
		});
	};
	const tooDear = /* @__PURE__ */ new Set();
	await measureStage(stageAhead(tooDear) ?? HEAD_ALONE, request.solos);
	for (let stage = stageAhead(tooDear); stage !== null && !signal.aborted; stage = stageAhead(tooDear)) {
		const fitting = affordable(stage);
		if (fitting.length > 0) await measureStage({
			...stage,
			benchmarks: fitting
		}, 0);
		else for (const id of stage.benchmarks) tooDear.add(id);
	}
	if (tooDear.size > 0 && !signal.aborted) note({
		kind: "budget-used-up",
		benchmarks: tooDear.size
	});
}
const HEAD_ALONE = {
	phase: "screen",
	from: 0,
	rounds: 0,
	benchmarks: []
};

// src/plan/divide-time.ts
/**
* Divides the time of a run between counting and rounds.
*
* @throws UserError for a budget that is too small
*/
function divideTime({ benchmarks, profile, budget, instructions, hasBase, costs }) {
	const isCounting = instructions !== "off" && !comparesNothing(profile);
	const isRequired = isCounting && instructions === "required";
	const budgetMs = budget?.ms ?? null;
	const leastMs = expectedMs(benchmarks, {
		duets: 5,
		solos: 1
	}, costs);
	const countingMs = isCounting ? keptForCountingMs(expectedCountingMs(benchmarks, hasBase), {
		isRequired,
		budgetMs,
		leastMs
	}) : 0;
	const roundsBeside = (spentMs) => roundsOfRun({
		benchmarks,
		profile,
		budget,
		countingMs: spentMs,
		costs
	});
	roundsBeside(isRequired ? countingMs : 0);
	return {
		countingMs: budget === null ? null : countingMs,
		roundsAfter: (spentMs) => roundsBeside(budgetMs === null ? spentMs : Math.min(spentMs, budgetMs - leastMs))
	};
}

// src/measure-run.ts
/**
* The measuring phase of `gate.ts`: counts, then rounds from look to look. It stands beside it because it joins the plan, the prepared arms
* and the judge's answers in one run file, and no room below knows all three.
*/
/**
* Measures until no verdict can change, the budget is used up, or the signal ends it. The caller adds the notes. No other run measures on
* this machine until the result is disposed of.
*
* @throws UserError for a budget that is too small, and where instructions are required that cannot be counted here
*/
async function measureRun(plan, prepared, request, io) {
	try {
		var _usingCtx$9 = _usingCtx();
		const preparedMs = monotonicMs();
		tellIdleRules(plan, prepared, io);
		await refuseUncountable(plan, prepared);
		const begun = beginRun(plan, request);
		const opened = _usingCtx$9.a(new AsyncDisposableStack());
		if (prepared.benchmarks.length > 0) opened.use(await takeMachineLock(plan.repository.root, io));
		const startedMs = monotonicMs();
		const { records, countingMs, executed } = await measureBenchmarks(begun, Math.max(request.jobs, request.shard?.count ?? 1), {
			plan,
			prepared
		}, io);
		const measuredMs = monotonicMs();
		notesOnBudgetTaken(begun.run.budgetMs ?? null, measuredMs - startedMs).forEach(io.note);
		const benchmarks = [...records, ...prepared.unmeasured].toSorted(byPlaceIn(plan.repository.config));
		const file = withFacts(begun, {
			durationMs: Math.round(measuredMs - plan.startedMs),
			phasesMs: {
				preparing: Math.round(preparedMs - plan.startedMs),
				waiting: Math.round(startedMs - preparedMs),
				counting: Math.round(countingMs),
				rounds: Math.round(measuredMs - startedMs - countingMs),
				explaining: 0
			},
			benchmarks: await Promise.all(benchmarks.map((record) => withExplainedFailure(record, prepared)))
		});
		const moved = opened.move();
		return {
			file,
			executed,
			[Symbol.asyncDispose]: () => moved.disposeAsync()
		};
	} catch (_) {
		_usingCtx$9.e = _;
	} finally {
		await _usingCtx$9.d();
	}
}
/** The run file with further facts of its run, or newer ones. */
const withFacts = (file, facts) => ({
	...file,
	run: {
		...file.run,
		...facts
	}
});
/** The run before anything is measured. */
function beginRun({ startedAt, repository, base, settings, environment, stored }, request) {
	const { profile, budget, ruling, countsSettle } = settings;
	const { storedKinds, history, acceptances } = stored;
	return {
		run: {
			schema: 3,
			tool: version,
			startedAt: startedAt.toISOString(),
			durationMs: 0,
			profile: profile.name,
			only: request.only,
			measuredFor: comparesNothing(profile) ? "tables" : "verdict",
			seed: request.seed ?? drawSeed(),
			budgetMs: budget?.ms ?? null,
			head: repository.head,
			branch: repository.branch,
			base: base?.commit ?? null,
			pullRequest: request.pullRequest,
			shard: request.shard,
			environment,
			storedKinds,
			policy: {
				...ruling.policy,
				countsSettle
			},
			configFile: repository.config.file,
			configHash: repository.configHash,
			benchmarks: [],
			notes: [],
			warnings: []
		},
		history,
		acceptances
	};
}
/**
* Counts instructions, while nothing is timed: within half a minute they tell where a change is. Then it measures rounds.
*
* @param jobs number of runs that will be joined, with this one
*/
async function measureBenchmarks(begun, jobs, { plan, prepared }, io) {
	try {
		var _usingCtx3 = _usingCtx();
		const { base, cores, settings } = plan;
		const { benchmarks, versions, trees, services } = prepared;
		if (trees === null || benchmarks.length === 0) return {
			records: [],
			countingMs: 0,
			executed: /* @__PURE__ */ new Map()
		};
		const startedMs = monotonicMs();
		const { profile, budget } = settings;
		const isComparing = !comparesNothing(profile);
		const instructions = isComparing ? settings.instructions : "off";
		if (cores === null && base !== null && isComparing) await noteTurns(io);
		const procedure = procedureUnder(profile.load, plan.procedure);
		const costs = roundCosts(procedure, cores !== null);
		const schedulable = benchmarks.map((benchmark) => schedulableOf(benchmark, { comparing: isComparing }));
		const time = divideTime({
			benchmarks: schedulable,
			profile,
			budget,
			instructions,
			hasBase: base !== null,
			costs
		});
		const isRequired = instructions === "required";
		const longestMs = time.countingMs ?? longestCountingMs(benchmarks.length, isRequired);
		const counts = await takeCounts({
			instructions,
			benchmarks,
			hasBase: base !== null,
			trees,
			troubleBeside: services.trouble,
			longestMs
		}, io);
		const countingMs = monotonicMs() - startedMs;
		const rounds = time.roundsAfter(countingMs);
		notesOnBudget(profile, rounds).forEach(io.note);
		const rig = _usingCtx3.a(openRig({
			cores,
			procedure,
			onKilled: (target) => io.note({
				kind: "server-killed",
				target
			}),
			onOutside: (target) => io.note({
				kind: "measured-from-outside",
				target
			}),
			onServing: (target, serving) => {
				const onPath = begun.run.environment.nodeVersion;
				const others = new Set(serving.map(({ nodeVersion }) => nodeVersion).filter((nodeVersion) => nodeVersion !== onPath));
				for (const other of others) io.warn({
					kind: "other-node",
					target,
					version: other,
					onPath
				});
			}
		}));
		const soFar = nothingSoFar(benchmarks);
		const setting = {
			plan: rounds.plan,
			trees,
			rig,
			signal: io.signal,
			troubleBeside: services.trouble
		};
		const recordsSoFar = () => recordsOf(soFar, {
			plan: rounds.plan,
			procedure,
			counts,
			areCountsRequired: isRequired,
			versions
		});
		const later = {
			jobs,
			isPart: jobs > 1 || begun.run.only.length > 0 || profile.only.length > 0
		};
		await measureStages({
			stageAhead: (leftOut) => nextStage(withFacts(begun, { benchmarks: recordsSoFar() }), later, leftOut),
			measure: (step) => measureStep(setting, soFar, step),
			benchmarks: schedulable,
			costs,
			solos: rounds.solos,
			seed: begun.run.seed,
			budgetMs: budget === null ? null : budget.ms - (monotonicMs() - startedMs)
		}, io);
		notesOnRounds(soFar).forEach(io.note);
		warningsOnRounds(soFar).forEach(io.warn);
		const records = recordsSoFar().map((record) => ({
			...record,
			measurement: unlessUntouched(record.measurement)
		}));
		notesOnCounts(records, counts).forEach(io.note);
		return {
			records,
			countingMs,
			executed: executedOf(counts)
		};
	} catch (_) {
		_usingCtx3.e = _;
	} finally {
		await _usingCtx3.d();
	}
}
async function noteTurns({ note }) {
	const why = await whyNotPinned();
	if (why !== null) note({
		kind: "not-pinned",
		...why
	});
}
async function withExplainedFailure(record, { explain }) {
	const { measurement, target } = record;
	return measurement.state === "broken" ? {
		...record,
		measurement: {
			...measurement,
			reason: await explain(target, measurement.arm, measurement.reason)
		}
	} : record;
}
async function refuseUncountable({ settings: { instructions, profile } }, { benchmarks }) {
	if (instructions !== "required" || comparesNothing(profile) || benchmarks.length === 0) return;
	const because = await whyNotCountable();
	if (because !== null) throw MEASURE_ERRORS["instructions-not-countable"]({ because: describeReason(because) });
}
/** Tells which parts of the policy have no effect. A run of a part of the benchmarks cannot tell for rules. */
function tellIdleRules({ settings: { ruling, only }, repository: { config: head } }, { benchmarks, unmeasured }, { note, warn }) {
	notesOnIdleThresholds(ruling.policy, benchmarks).forEach(note);
	if (only.length === 0) warningsOnIdleRules({
		ruling,
		head,
		benchmarks: [...benchmarks, ...unmeasured]
	}).forEach(warn);
}
/** Orders benchmarks as the configuration does; what only base has comes last. */
function byPlaceIn(config) {
	const places = new Map(config.targets.map((target, place) => [target.name, place]));
	return (one, other) => (places.get(one.target) ?? places.size) - (places.get(other.target) ?? places.size);
}

// src/prepare/tree.ts
var import_posix = /* @__PURE__ */ __toESM(require_posix(), 1);
var import_dist = require_dist();
/** Paths from the tree's root of all files below one of its folders, without folders of these names. */
async function filesBelow(tree, folder, leftOut = /* @__PURE__ */ new Set()) {
	const files = (await readdir(path.join(tree, folder), { withFileTypes: true })).filter((entry) => !entry.isDirectory() || !leftOut.has(entry.name)).map(async (entry) => {
		const file = path.posix.join(folder, entry.name);
		return entry.isDirectory() ? filesBelow(tree, file, leftOut) : [file];
	});
	return (await Promise.all(files)).flat();
}
/** Files of a target's own folder, by their place when it runs. Of an edition: the source's without all editions', and its own over them. */
function targetFiles({ dir, edition }, files) {
	if (edition === null) return new Map(files.filter(isIn(dir)).map((file) => [file, file]));
	const { source, overlay, siblings } = edition;
	const overlaid = path.posix.join(source, overlay);
	const isOfSomeEdition = [overlay, ...siblings].map((folder) => isIn(path.posix.join(source, folder)));
	const moved = (from, file) => [path.posix.join(dir, path.posix.relative(from, file)), file];
	return new Map([...files.filter(isIn(source)).filter((file) => !isOfSomeEdition.some((isPart) => isPart(file))).map((file) => moved(source, file)), ...files.filter(isIn(overlaid)).map((file) => moved(overlaid, file))]);
}
/** Tells whether a path from the tree's root lies below a folder. */
function isIn(folder) {
	const start = `${folder}/`;
	return (file) => folder === "." || file.startsWith(start);
}
/**
* Files of targets that head has and base lacks. What base has stays as it is: where a target's folder holds the code that is measured,
* both sides would run the same. Of a suite in the root only what lies beside its file is the suite's.
*/
function filesBrought(targets, head, base) {
	const isOfTarget = targets.map((target) => {
		const [folder = "."] = foldersOf(target);
		if (folder !== ".") return isIn(folder);
		if (target.kind === "server") return () => false;
		const beside = path.posix.dirname(target.file);
		return beside === "." ? (file) => file === target.file : isIn(beside);
	});
	return head.filter((file) => !base.has(file) && isOfTarget.some((isPart) => isPart(file)));
}
/** The folders above a path, those nearer to the tree's root first, without the root. */
function foldersAbove(file) {
	const parts = file.split("/");
	return parts.slice(1).map((_, index) => parts.slice(0, index + 1).join("/"));
}
/** Folders of a target's files in a tree. */
function foldersOf({ dir, edition }) {
	return edition === null ? [dir] : [edition.source, path.posix.join(edition.source, edition.overlay)];
}
const PLACES = /* @__PURE__ */ new WeakMap();
/** The files of a listing and the folders above them, made once for each: every target asks for them. */
function placesIn(files) {
	const made = PLACES.get(files) ?? {
		files: new Set(files),
		folders: new Set(files.flatMap((file) => [".", ...foldersAbove(file)]))
	};
	PLACES.set(files, made);
	return made;
}
/** Tells whether a listing of files has all folders of a target. */
const hasFolders = (target, files) => foldersOf(target).every((folder) => placesIn(files).folders.has(folder));
/** The first folder of a target that a tree lacks; null: it has all. */
async function missingFolder(target, tree) {
	for (const folder of foldersOf(target)) if (!await isFolder(path.join(tree, folder))) return folder;
	return null;
}
const isFolder = async (folder) => (await nullIfUnreachable(() => stat(folder)))?.isDirectory() ?? false;

// src/prepare/packages.ts
/** Packages of a tree by their `package.json` files, and the parts of the tree that a target links. */
const LOCK_FILES_OF_NPM = ["npm-shrinkwrap.json", "package-lock.json"];
/** Lock files of every package manager. */
const LOCK_FILES$1 = [
	...LOCK_FILES_OF_NPM,
	"yarn.lock",
	"pnpm-lock.yaml",
	"bun.lock",
	"bun.lockb"
];
/** Reads the tree of a folder. `links`: which of its files may be symbolic links. */
async function readPackageTree(root, files, links = []) {
	const packages = files.filter((file) => path.posix.basename(file) === "package.json" && !isInstalled(file)).map(async (file) => [path.posix.dirname(file), await jsonOf(path.join(root, file))]);
	const symbolic = links.map(async (link) => [link, await placesLinked(root, link)]);
	const ofTypeScript = files.filter((file) => TYPESCRIPT_CONFIG.test(file) && !isInstalled(file)).map(async (file) => [file, placesOfTypeScript(file, await textIfReadable(path.join(root, file)), files)]);
	const led = await Promise.all([...symbolic, ...ofTypeScript]);
	return {
		files,
		packages: new Map(await Promise.all(packages)),
		links: new Map(led.filter(([, places]) => places.length > 0))
	};
}
/** Where a symbolic link leads inside of the repository; none: out of it, or it is no link. */
async function placesLinked(root, link) {
	const to = await nullOn([
		"ENOENT",
		"ENOTDIR",
		"EINVAL"
	], () => readlink(path.join(root, link)));
	const place = to === null ? null : await placeOfLink(root, link, to);
	return place === null ? [] : [place];
}
/** The place in a repository to which a symbolic link leads, by a relative path or an absolute one; null: it leads out. */
async function placeOfLink(root, link, to) {
	const direct = path.posix.join(path.posix.dirname(link), to);
	if (!path.isAbsolute(to) && !leadsOut(direct)) return path.posix.join(direct, ".");
	const place = await placeBelow(root, path.resolve(root, path.dirname(link), to));
	return place === null ? null : path.posix.join(place, ".");
}
const TYPESCRIPT_CONFIG = /(?:^|\/)[jt]sconfig[^/]*\.json$/;
/** Paths of `extends` and `references`. The file may have comments, so that it is no JSON. */
function placesOfTypeScript(file, text, files) {
	const extended = [...text.matchAll(/"extends"\s*:\s*(\[[^\]]*\]|"[^"]*")/g)].flatMap(([, list = ""]) => [...list.matchAll(/"([^"]*)"/g)]);
	const referred = [...text.matchAll(/"references"\s*:\s*(\[[^\]]*\])/g)].flatMap(([, list = ""]) => [...list.matchAll(/"path"\s*:\s*"([^"]*)"/g)]);
	return [...extended, ...referred].map(([, to = ""]) => to).filter((to) => to.startsWith(".")).map((to) => path.posix.join(path.posix.dirname(file), to, ".")).filter((place) => !leadsOut(place)).map((place) => files.includes(`${place}.json`) ? `${place}.json` : place);
}
const isInstalled = (file) => /(?:^|\/)node_modules\//.test(file);
/** The content of a JSON file; null: there is none, or it is not JSON. */
async function jsonOf(file) {
	const text = await nullIfUnreachable(() => readFile(file, "utf8"));
	return text === null ? null : jsonOrNull(text);
}
/** Never throws. null: it is not YAML. */
function yamlOrNull(text) {
	if (hasTooManyExplicitKeys(text)) return null;
	try {
		return (0, import_dist.parse)(text, { logLevel: "error" });
	} catch {
		return null;
	}
}
const requestsSchema = record(string(), string()).optional().catch(void 0);
const requestingSchema = object({
	dependencies: requestsSchema,
	devDependencies: requestsSchema,
	optionalDependencies: requestsSchema,
	peerDependencies: requestsSchema
});
/** All requests of a `package.json`, of every kind of dependency. */
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
/**
* Follows links from a target, and on from there: requests by a path, requests by the name of any package of the tree (a workspace
* may link it), symbolic links, and configurations of TypeScript.
*
* @returns files and folders outside of the target's own; whether a `package.json` in its own folder asks for any, because a symbolic link
* says nothing about what else is used; and a `package.json` on the way that is not JSON
*/
function linkedPlaces(target, tree) {
	const byName = Map.groupBy([...tree.packages].map(([folder, said]) => ({
		folder,
		name: nameIn(said)
	})), ({ name }) => name);
	const own = /* @__PURE__ */ new Set([target.dir, ...foldersOf(target)]);
	const found = /* @__PURE__ */ new Set();
	let unreadable = null;
	/** `placed`: the folder in which its paths begin. */
	const requestedIn = (folder, placed) => requestsOf(tree.packages.get(folder)).flatMap((request) => placesAskedFor(request, placed, byName)).filter((place) => !own.has(place));
	const follow = (folder, placed) => {
		if (tree.packages.get(folder) === null) unreadable = path.posix.join(folder, "package.json");
		const byFile = [...tree.links].flatMap(([link, to]) => link === folder || isIn(folder)(link) ? to : []);
		for (const place of [...requestedIn(folder, placed), ...byFile]) {
			if (own.has(place) || found.has(place)) continue;
			found.add(place);
			follow(place, place);
		}
	};
	for (const folder of foldersOf(target)) follow(folder, target.dir);
	const above = nearestManifest(target, tree);
	if (above !== null) follow(above, above);
	return {
		places: [...found],
		isDeclared: foldersOf(target).some((folder) => requestedIn(folder, target.dir).length > 0),
		unreadable
	};
}
/** The nearest folder above a target that has a `package.json`; null: there is none, or the target has its own. */
function nearestManifest(target, { files, packages }) {
	const own = path.posix.join(target.dir, "package.json");
	if (target.edition === null ? placesIn(files).files.has(own) : targetFiles(target, files).has(own)) return null;
	return [".", ...foldersAbove(target.dir)].findLast((folder) => packages.has(folder)) ?? null;
}
/** A package that is asked for by another name than its own: `npm:@acme/core@1`, `workspace:@acme/core@*`. */
const ALIAS = /^(?:npm|workspace):(?<name>(?:@[^/@]+\/)?[^/@]+)(?:@|$)/;
/** A package that is asked for by its path. */
const BY_PATH = /^(?:(?:file|link|portal|workspace):)?(?<place>\.{1,2}(?:\/.*)?|(?<=^(?:file|link|portal):)[^/~].*)$/;
/** Folders of the tree that a request may mean. */
function placesAskedFor({ name, asked }, from, byName) {
	const place = BY_PATH.exec(asked)?.groups?.["place"];
	if (place !== void 0) {
		const folder = path.posix.join(from, place, ".");
		return leadsOut(folder) ? [] : [folder];
	}
	const names = [name, ALIAS.exec(asked)?.groups?.["name"] ?? name];
	return [...new Set(names)].flatMap((one) => byName.get(one) ?? []).map(({ folder }) => folder);
}
const namedSchema = object({ name: string() });
const nameIn = (manifest) => namedSchema.safeParse(manifest).data?.name ?? null;
const globsSchema = array(string());
const workspacesSchema = object({ workspaces: union([globsSchema, object({ packages: globsSchema }).transform(({ packages }) => packages)]) });
/** Globs of the members that a `package.json` names in `workspaces`. */
const workspaceGlobs = (manifest) => workspacesSchema.safeParse(manifest).data?.workspaces ?? [];
/** The nearest folder above whose `package.json` lists a folder in `workspaces`; null: there is none. */
async function workspaceAround(dir, tree) {
	for (const folder of [".", ...foldersAbove(dir)].toReversed()) if (isNamedBy(workspaceGlobs(await jsonOf(path.join(tree, folder, "package.json"))), path.posix.relative(folder, dir))) return folder;
	return null;
}
/** Tells whether globs take a folder in; those that begin with `!` keep it out. */
function isNamedBy(globs, folder) {
	const matches = (some) => (0, import_posix.default)(some.map(withoutEnds).filter((glob) => glob !== ""))(folder);
	return matches(globs.filter((glob) => !keepsOut(glob))) && !matches(globs.filter(keepsOut));
}
const keepsOut = (glob) => glob.startsWith("!");
const withoutEnds = (glob) => glob.replace(/^!?(?:\.?\/+)?/, "").replace(/\/+$/, "");
const versionSchema = object({ version: string() });
/** The version of a package that a target finds as Node.js does, in its folder or in one above; null: none. */
async function installedVersion(name, { dir }, tree) {
	const manifest = await jsonOf(path.join(tree, dir, "node_modules", name, "package.json"));
	if (manifest !== null || dir === ".") return versionSchema.safeParse(manifest).data?.version ?? null;
	return installedVersion(name, { dir: path.posix.dirname(dir) }, tree);
}

// src/prepare/what-moved.ts
/** Changes between base and head beside the code of a function: installed packages, and the commits that touch its file. */
const npmLock = object({ packages: record(string(), object({
	version: string().optional(),
	link: boolean().optional()
})) });
const pnpmLock = object({ packages: record(string(), unknown()) });
/** `@scope/name@1.2.3(peer@4.0.0)`, in older formats with a slash before it. */
const PNPM_PACKAGE = /^\/?(?<name>@?[^@(]+)@(?<version>[^(]+)/;
/** An entry of yarn's: `"name@^1.2.0":`, and its version in the lines below, with a colon or without. */
const YARN_PACKAGE = /^"?(?<name>@?[^@\s"]+)@[^\n]*:\n(?:  [^\n]*\n)*?  version:? "?(?<version>[^"\s]+)/gm;
/** How each package manager's lock file tells names and versions. */
const LOCK_FILES = {
	"package-lock.json": npmPackages,
	"npm-shrinkwrap.json": npmPackages,
	"pnpm-lock.yaml": (text) => Object.keys(pnpmLock.safeParse(yamlOrNull(text)).data?.packages ?? {}).flatMap((key) => namedIn(PNPM_PACKAGE.exec(key))),
	"yarn.lock": (text) => [...text.matchAll(YARN_PACKAGE)].flatMap(namedIn)
};
const namedIn = (found) => found?.groups === void 0 ? [] : [[found.groups["name"], found.groups["version"]]];
function npmPackages(text) {
	return Object.entries(npmLock.safeParse(jsonOrNull(text)).data?.packages ?? {}).flatMap(([place, { version, link }]) => {
		const name = place.split("node_modules/").at(-1);
		return version === void 0 || link === true || !place.includes("node_modules/") ? [] : [[name, version]];
	});
}
/** By the name of the lock file that a text was read from. */
function lockedPackages(lockFile, text) {
	const locked = /* @__PURE__ */ new Map();
	for (const [name, version] of LOCK_FILES[lockFile]?.(text) ?? []) locked.set(name, (locked.get(name) ?? /* @__PURE__ */ new Set()).add(version));
	return locked;
}
/** The packages whose versions differ, by name. */
function movedPackages({ base, head }) {
	return [.../* @__PURE__ */ new Set([...base.keys(), ...head.keys()])].toSorted().flatMap((name) => {
		const [from, to] = [versionsOnlyIn(base, head, name), versionsOnlyIn(head, base, name)];
		return from === null && to === null ? [] : [{
			name: cut(name),
			from,
			to
		}];
	}).slice(0, CAUSE_BOUNDS.packages);
}
function versionsOnlyIn(one, other, name) {
	const only = [...one.get(name) ?? []].filter((version) => !other.get(name)?.has(version));
	return only.length === 0 ? null : cut(only.join(", "));
}
const cut = (text) => toPlainLine(text, CAUSE_BOUNDS.textLength);
/** Looks up what moved for a target, and which commits since base touch the given files or the lock file of what moved. */
async function whatMoved({ trees, dirs, files, git, base }) {
	const [ofBase, ofHead] = [await lockOf(trees.base, dirs.base), await lockOf(trees.head, dirs.head)];
	const packages = ofBase === null || ofHead === null ? [] : movedPackages({
		base: ofBase.locked,
		head: ofHead.locked
	});
	return {
		packages,
		commits: await commitsTouching([...files, ...packages.length === 0 ? [] : [ofHead.file]], {
			git,
			base
		})
	};
}
/** The nearest one to a target's folder, up to the root. */
async function lockOf(tree, dir) {
	for (const folder of foldersUpFrom(dir)) for (const name of Object.keys(LOCK_FILES)) {
		const file = path.posix.join(folder, name);
		const locked = lockedPackages(name, await textIfReadable(path.join(tree, file)));
		if (locked.size > 0) return {
			file,
			locked
		};
	}
	return null;
}
const foldersUpFrom = (dir) => dir === "." ? [dir] : [dir, ...foldersUpFrom(path.posix.dirname(dir))];
/** The newest first. None where git cannot tell, as in a clone without that history. */
async function commitsTouching(files, { git, base }) {
	if (files.length === 0) return [];
	return (await attempt(git, [
		"log",
		"--format=%H%x09%s",
		"--no-merges",
		`--max-count=${CAUSE_BOUNDS.commits}`,
		`${base}..HEAD`,
		"--",
		...files.map((file) => `:(top,literal)${file}`)
	]) ?? "").split("\n").filter((line) => line !== "").map((line) => {
		const [sha = "", ...subject] = line.split("	");
		return {
			sha,
			subject: cut(subject.join(" "))
		};
	});
}

// src/explain-run.ts
/** The run with the causes of its regressions, within what is left of the budget. Their profiles are kept beside it. */
async function explainRun(file, judgement, { plan, prepared, executed }, io) {
	const { procedure, base, cores, settings } = plan;
	const { root, git } = plan.repository;
	const { benchmarks, trees, services } = prepared;
	const { budgetMs, phasesMs } = file.run;
	if (settings.why === "off" || trees === null || base === null || phasesMs === void 0) return file;
	const startedMs = monotonicMs();
	const causes = await explainRegressions({
		judgement,
		benchmarks,
		executed,
		trees,
		cores,
		troubleBeside: services.trouble,
		procedure,
		leftMs: budgetMs == null ? null : budgetMs - phasesMs.counting - phasesMs.rounds,
		circumstancesOf: ({ base: ofBase, head }, files) => whatMoved({
			trees,
			dirs: {
				base: ofBase.dir,
				head: head.dir
			},
			files,
			git,
			base: base.commit.sha
		}),
		keepProfile: await openProfiles(root)
	}, io);
	return withFacts(file, {
		durationMs: Math.round(monotonicMs() - plan.startedMs),
		phasesMs: {
			...phasesMs,
			explaining: Math.round(monotonicMs() - startedMs)
		},
		benchmarks: file.run.benchmarks.map((record) => ({
			...record,
			cause: causes.get(record.id)
		}))
	});
}

// src/measure/notes.ts
/** Tells notes and warnings at once, equal ones once, and keeps them for the report. */
function openNotes(progress) {
	const [notes, warnings] = [/* @__PURE__ */ new Map(), /* @__PURE__ */ new Map()];
	const tell = (note, kept) => {
		const key = JSON.stringify(note);
		if (kept.has(key)) return;
		kept.set(key, note);
		progress({
			phase: "note",
			note
		});
	};
	return {
		note: (text) => tell(text, notes),
		warn: (text) => tell(text, warnings),
		told: () => ({
			notes: [...notes.values()],
			warnings: [...warnings.values()]
		})
	};
}
/** Tells whether an interrupt has ended the measuring, and notes it. */
function noteInterrupt({ signal: { aborted }, note }) {
	if (aborted) note({ kind: "run-interrupted" });
	return aborted;
}

// src/measure/reads/alike.ts
/** Compares what base and head read, each in its own copy, by place and content. */
/**
* Number of files that the arms read, where each is the same in both. null: one differs, or is in one arm alone.
*
* An arm with the same files does the same, so that a place which only one of them asked for counts like any other.
*/
async function filesReadAlike(reads, trees) {
	const places = /* @__PURE__ */ new Set([...reads.base.asked, ...reads.head.asked]);
	for (const [folder, isDeep] of [...reads.base.listed, ...reads.head.listed]) {
		const entries = await entriesAlike(folder, isDeep, trees);
		if (entries === null) return null;
		for (const entry of entries) places.add(entry);
	}
	let files = 0;
	const folders = /* @__PURE__ */ new Set();
	for (const place of places) {
		const alike = await areAlike(place, trees);
		if (alike === null) return null;
		if (alike !== "file") continue;
		files += 1;
		folders.add(path.posix.dirname(place));
	}
	for (const folder of folders) if (!await areResolvedAlike(folder, trees)) return null;
	return files;
}
/** Places in a folder; null: the arms do not have the same. */
async function entriesAlike(folder, isDeep, trees) {
	const [base, head] = await Promise.all([entriesOf$1(`${trees.base}${folder}`), entriesOf$1(`${trees.head}${folder}`)]);
	if (base === null && head === null) return [];
	if (base === null || head === null || !isDeepStrictEqual(base, head)) return null;
	const places = base.map(({ name }) => `${folder}/${name}`);
	if (!isDeep) return places;
	const below = await Promise.all(base.filter(({ isFolder }) => isFolder).map(({ name }) => entriesAlike(`${folder}/${name}`, true, trees)));
	return below.includes(null) ? null : [...places, ...below.flatMap((found) => found ?? [])];
}
async function entriesOf$1(folder) {
	const entries = await nullIfUnreachable(() => readdir(folder, { withFileTypes: true }));
	if (entries === null) return null;
	return entries.map((entry) => ({
		name: entry.name,
		isFolder: entry.isDirectory()
	})).toSorted((one, other) => one.name < other.name ? -1 : 1);
}
/** The kind of a place that is the same in both arms; null: it is not. */
async function areAlike(place, trees) {
	const files = {
		base: `${trees.base}${place}`,
		head: `${trees.head}${place}`
	};
	const [base, head] = await Promise.all([kindOf(files.base), kindOf(files.head)]);
	if (base !== head) return null;
	if (base !== "file") return base;
	return await haveSameContent(files, trees) ? "file" : null;
}
async function kindOf(file) {
	const found = await nullIfUnreachable(() => stat(file)) ?? await nullIfUnreachable(() => lstat(file));
	return found === null ? "nothing" : found.isFile() ? "file" : "folder";
}
/** Their own paths, which tools write into what they build, are equally long and mean the same. */
async function haveSameContent(files, trees) {
	const [base, head] = await Promise.all([readFile(files.base), readFile(files.head)]);
	if (base.equals(head)) return true;
	return base.length === head.length && base.toString("latin1").replaceAll(trees.base, trees.head) === head.toString("latin1");
}
/** Fields by which Node.js finds modules and tells their kind. It reads them itself, where no watch sees it. */
const RESOLVING = [
	"name",
	"type",
	"main",
	"exports",
	"imports"
];
/** Tells whether the nearest `package.json` above a folder says the same to Node.js. */
async function areResolvedAlike(folder, trees) {
	const [base, head] = await Promise.all([resolvingOf(folder, trees.base), resolvingOf(folder, trees.head)]);
	return isDeepStrictEqual(base, head);
}
async function resolvingOf(folder, tree) {
	const text = await nullIfUnreachable(() => readFile(`${tree}${folder}/package.json`, "utf8"));
	if (text === null) return folder === "/" || folder === "." ? null : resolvingOf(path.posix.dirname(folder), tree);
	const manifest = jsonOrNull(text);
	return [folder, RESOLVING.map((field) => typeof manifest === "object" && manifest !== null ? Reflect.get(manifest, field) : null)];
}

// src/measure/reads/reads.ts
/** What the processes of an arm loaded and read, by the logs of `read-watch.ts` and by what the system knows of them. */
/** Processes and threads that have just been started may still be loading. */
const LOOK_EVERY_MS = 50;
/** Looks without a new read, at which no process has work to do. */
const CALM_LOOKS = 6;
const LONGEST_MS = 5e3;
/** @throws MeasuringFailure where the system has no room for it */
async function openReadWatch(tree) {
	const folder = await askSystem(() => openScratchFolder("reads"));
	const mark = `PERF_GATE_READS=${folder.path}`;
	const roots = [.../* @__PURE__ */ new Set([tree, await realpath(tree)])];
	return {
		watched: (target) => {
			const others = target.env["NODE_OPTIONS"] ?? process.env["NODE_OPTIONS"] ?? "";
			return {
				...target,
				env: {
					...target.env,
					PERF_GATE_READS: folder.path,
					NODE_OPTIONS: `--import=${entryUrl("read-watch").href} ${others}`.trim()
				}
			};
		},
		reads: async () => {
			let [calm, lines] = [0, 0];
			for (const untilMs = monotonicMs() + LONGEST_MS; monotonicMs() < untilMs; await setTimeout$1(LOOK_EVERY_MS)) {
				const logs = await readLogs(folder.path);
				if (logs.some(({ isBlind }) => isBlind)) return null;
				const running = processesOf(mark);
				const linesNow = sum(logs.map((log) => log.lines));
				if (linesNow > lines) calm = 0;
				else if (!running.some(isBusy)) calm += 1;
				lines = linesNow;
				if (calm >= CALM_LOOKS) return areAllKnown(logs, running) ? readsIn(roots, logs, running.flatMap(filesInUse)) : null;
			}
			return null;
		},
		[Symbol.asyncDispose]: () => folder[Symbol.asyncDispose]()
	};
}
const lineSchema = union([
	object({
		parent: number(),
		seesModules: boolean()
	}),
	object({ read: string() }),
	object({
		listed: string(),
		deep: boolean()
	}),
	object({ worker: number() }),
	object({ child: number() }),
	object({ blind: literal(true) })
]);
async function readLogs(folder) {
	return Promise.all((await readdir(folder)).map(async (name) => parseReadLog(name, await readFile(path.join(folder, name), "utf8"))));
}
/** @param name of its file: process id and thread id */
function parseReadLog(name, text) {
	const [pid = 0, thread = 0] = name.split("-").map(Number);
	const lines = text.split("\n").slice(0, -1).map((line) => lineSchema.parse(JSON.parse(line)));
	const [start] = lines.flatMap((line) => "parent" in line ? [line] : []);
	return {
		pid,
		thread,
		parent: start?.parent ?? 0,
		lines: lines.length,
		/** It may have read what it does not tell. */
		isBlind: start?.seesModules === false || lines.some((line) => "blind" in line),
		read: lines.flatMap((line) => "read" in line ? [line.read] : []),
		listed: lines.flatMap((line) => "listed" in line ? [line] : []),
		workers: lines.flatMap((line) => "worker" in line ? [line.worker] : []),
		children: lines.flatMap((line) => "child" in line ? [line.child] : [])
	};
}
/** Tells whether every process has a log, or is the shell of one that has, and every worker thread has one. */
function areAllKnown(logs, running) {
	const known = new Set(logs.flatMap(({ pid, parent }) => [pid, parent]));
	const threads = new Set(logs.map(({ pid, thread }) => `${pid}-${thread}`));
	return logs.length > 0 && [...running, ...logs.flatMap(({ children }) => children)].every((pid) => known.has(pid)) && logs.every(({ pid, workers }) => workers.every((thread) => threads.has(`${pid}-${thread}`)));
}
function readsIn(roots, logs, inUse) {
	const owned = roots.flatMap((root) => [root, homeOf(root)].map((own) => ({
		own,
		length: root.length
	})));
	const placeOf = (file) => {
		const inside = owned.find(({ own }) => file === own || file.startsWith(`${own}${path.sep}`));
		return inside === void 0 ? null : file.slice(inside.length);
	};
	const listed = /* @__PURE__ */ new Map();
	for (const { listed: folder, deep } of logs.flatMap((log) => log.listed)) {
		const place = placeOf(folder);
		if (place !== null) listed.set(place, deep || listed.get(place) === true);
	}
	return {
		asked: new Set([...logs.flatMap(({ read }) => read), ...inUse].flatMap((file) => placeOf(file) ?? [])),
		listed
	};
}
/** Tells whether a thread runs, waits for a core, or waits for the disk. */
const isBusy = (pid) => quietly(() => readdirSync(`/proc/${pid}/task`)).some((thread) => quietly(() => [readFileSync(`/proc/${pid}/task/${thread}/stat`, "latin1")]).some((stat) => /^[RD]/.test(fieldsOf(stat)[0])));
const OPENED_FOR_WRITING = 1;
/** Files that a process has open for reading, or mapped, as native add-ons have theirs; none where the system does not tell. */
function filesInUse(pid) {
	const opened = quietly(() => readdirSync(`/proc/${pid}/fd`)).flatMap((fd) => quietly(() => {
		const [, flags = "0"] = /^flags:\s+(\d+)$/m.exec(readFileSync(`/proc/${pid}/fdinfo/${fd}`, "latin1")) ?? [];
		return (Number.parseInt(flags, 8) & 3) === OPENED_FOR_WRITING ? [] : [readlinkSync(`/proc/${pid}/fd/${fd}`)];
	}));
	const mapped = quietly(() => readFileSync(`/proc/${pid}/maps`, "utf8").split("\n")).flatMap((line) => /^(?:\S+\s+){5}(\/.*)$/.exec(line)?.[1] ?? []);
	return [...opened, ...new Set(mapped)];
}

// src/measure/reads/reads-of-target.ts
/** Starts an arm's server or suite once, and asks each of its benchmarks once, to see what it loads and reads. */
/**
* Number of files that both arms of a target read, where all of them are the same. null: they are not, not all can be seen, or an arm
* fails, which the rounds will tell.
*
* @param benchmarks all of one target
*/
async function filesOfTargetAlike(benchmarks, trees) {
	const requests = benchmarks.filter((benchmark) => benchmark.kind === "server");
	const tasks = benchmarks.filter((benchmark) => benchmark.kind === "suite");
	const groups = [...requests.length === 0 ? [] : [(arm) => readsOfServer(requests, arm, trees[arm])], ...tasks.map((task) => (arm) => readsOfTask(task, arm, trees[arm]))];
	let files = 0;
	for (const readsOf of groups) {
		const reads = await bothAtOnce("base", readsOf).catch((error) => {
			lostTryOf(error);
			return null;
		});
		if (reads === null || reads.base === null || reads.head === null) return null;
		const alike = await filesReadAlike({
			base: reads.base,
			head: reads.head
		}, trees);
		if (alike === null) return null;
		files = Math.max(files, alike);
	}
	return files;
}
/** What one arm of a server read until it has answered each request once; null: not all of it can be seen. */
async function readsOfServer(benchmarks, arm, tree) {
	try {
		var _usingCtx$8 = _usingCtx();
		const [first, ...others] = benchmarks;
		if (first === void 0) return null;
		const watch = _usingCtx$8.a(await openReadWatch(tree));
		const target = watch.watched(first[arm] ?? first.head);
		const server = _usingCtx$8.a(await bootServer({
			arm,
			target,
			scenario: first.request,
			tree,
			core: null
		}));
		for (const { request } of others) if (await firstAnswer(request, server.origin, {
			untilMs: monotonicMs() + target.bootTimeoutMs,
			hasEnded: () => false
		}).catch((error) => {
			if (error instanceof ReasonError) return null;
			throw error;
		}) === null) return null;
		return await watch.reads();
	} catch (_) {
		_usingCtx$8.e = _;
	} finally {
		await _usingCtx$8.d();
	}
}
async function readsOfTask(benchmark, arm, tree) {
	try {
		var _usingCtx3 = _usingCtx();
		const watch = _usingCtx3.a(await openReadWatch(tree));
		const target = watch.watched(benchmark[arm] ?? benchmark.head);
		const suite = _usingCtx3.a(startSuite({
			arm,
			target,
			tree,
			core: null
		}));
		await suite.calibrate(benchmark.scenario);
		const reads = await watch.reads();
		await suite.finish();
		return reads;
	} catch (_) {
		_usingCtx3.e = _;
	} finally {
		await _usingCtx3.d();
	}
}

// src/prepare/named-places.ts
/** Files and folders that commands name by their paths. Superset of what they use: a word that is a path counts, whatever it stands for. */
/** Separates possible paths in a shell command, with the slash behind `"$PWD"/`. */
const BETWEEN_WORDS = /(?:[\s"'`;&|()<>=,:]|\$\{?\w+\}?)+\/*/;
const wordsOf = (command) => command.split(BETWEEN_WORDS).filter((word) => word !== "");
/** Places that words name, from the folder in which they are run. */
function placesNamedBy(words, from, files) {
	const { files: isFile, folders } = placesIn(files);
	return [...new Set(words.map((word) => path.posix.join(from, word, ".")))].filter((place) => place !== "." && !leadsOut(place)).flatMap((place) => {
		if (folders.has(place)) return [{
			file: null,
			place
		}];
		if (!isFile.has(place)) return [];
		const folder = path.posix.dirname(place);
		return [{
			file: place,
			place: folder === "." ? place : folder
		}];
	});
}
/** Places that a service's commands name. They run in the root. */
const placesOfService = ({ start, ready, program }, files) => placesNamedBy([
	start,
	ready ?? "",
	program
].flatMap(wordsOf), ".", files);
/** Scripts that an install runs unasked. */
const OF_INSTALL = [
	"preinstall",
	"install",
	"postinstall",
	"prepare"
];
const scriptsSchema$1 = object({ scripts: record(string(), string()) });
/**
* Places that the commands of a target name: those of `install`, `build`, `start` and `env`, and of the package scripts that these name in
* turn. A script may be the target's own, of the packages that it links, or of the folders above it.
*/
function placesOfCommands(target, linked, { files, packages }) {
	const withScripts = [
		...foldersOf(target),
		...linked,
		...foldersAbove(target.dir),
		"."
	].flatMap((folder) => {
		const scripts = scriptsSchema$1.safeParse(packages.get(folder)).data?.scripts;
		return scripts === void 0 ? [] : [{
			at: foldersOf(target).includes(folder) ? target.dir : folder,
			scripts
		}];
	});
	const commands = [
		target.install ?? "",
		target.build ?? "",
		...Object.values(target.env),
		...target.kind === "server" ? [target.start] : [target.file]
	].map((text) => ({
		at: target.dir,
		text
	}));
	const seen = /* @__PURE__ */ new Set();
	const addScripts = (names) => {
		for (const { at, scripts } of withScripts) for (const name of names) {
			const text = scripts[name];
			if (text === void 0 || seen.has(`${at}:${name}`)) continue;
			seen.add(`${at}:${name}`);
			commands.push({
				at,
				text
			});
		}
	};
	if (target.install !== null) addScripts(OF_INSTALL);
	for (const { text } of commands) addScripts(text.split(/[\s"'`;&|()]+/).flatMap((name) => [
		`pre${name}`,
		name,
		`post${name}`
	]));
	return commands.flatMap(({ at, text }) => placesNamedBy(wordsOf(text), at, files));
}
/** Tells whether a file is at a place or in it. */
const isAtOrIn = (place, file) => file === place || isIn(place)(file);

// src/prepare/reach.ts
/** Targets that a change can reach, by names of files and links of `package.json` files. No source is read. */
/** Files that decide, in a folder or above it, which packages an install brings. */
const DECIDES_ON_PACKAGES = /* @__PURE__ */ new Set([
	"package.json",
	...LOCK_FILES$1,
	"pnpm-workspace.yaml",
	".pnpmfile.cjs",
	".pnpmfile.mjs",
	".npmrc",
	".yarnrc",
	".yarnrc.yml",
	"bunfig.toml"
]);
/** Folders beside them whose contents end up in installed packages. */
const PATCHED = ["patches", "node_modules"];
/** The first file or fact by which a change reaches a target; null: it does not. */
function whyReached({ head, base }, change) {
	if (base === null) return { kind: "reached-new-target" };
	if (!isDeepStrictEqual(measuredSettings(head), measuredSettings(base))) return { kind: "reached-settings" };
	if (change.files.length === 0) return null;
	const { places, isDeclared, unreadable } = linkedPlaces(head, change.tree);
	return byFolder(head, change) ?? byLink(places, change) ?? byPackages([...ownFolders(head), ...places], change) ?? byCommands(placesOfCommands(head, places, change.tree), change) ?? byDependency(head.dependsOn ?? [], change) ?? byService(head.services, change) ?? byWhatIsUnknown(head, {
		isDeclared: isDeclared || head.dependsOn !== null,
		unreadable
	}, change);
}
/** The file of a service that changed; null: none did. */
function changedFileOf(service, { files, tree }) {
	const places = placesOfService(service, tree.files);
	return files.find((file) => places.some(({ place }) => isAtOrIn(place, file))) ?? null;
}
/** Settings without other editions and labels, which change no figure. */
function measuredSettings({ edition, labels: _labels, versionOf: _versionOf, ...target }) {
	return {
		...target,
		edition: edition === null ? null : {
			source: edition.source,
			overlay: edition.overlay
		}
	};
}
function byFolder(target, change) {
	if (!hasFolders(target, change.tree.files)) return {
		kind: "reached-missing-folder",
		folder: target.dir
	};
	const file = [...targetFiles(target, change.files).values()].find(unlessIgnored(target.edition?.source ?? target.dir, change));
	return file === void 0 ? null : {
		kind: "reached-own-folder",
		file
	};
}
function byLink(places, change) {
	for (const place of places) {
		const counted = unlessIgnored(place, change);
		const file = change.files.find((one) => isAtOrIn(place, one) && counted(one));
		if (file !== void 0) return {
			kind: "reached-linked-package",
			file,
			folder: place
		};
	}
	return null;
}
/** Files above a folder count unless it has its own lock file and lies in no workspace. */
function byPackages(folders, { files, tree }) {
	const deciding = new Set(folders.flatMap((folder) => isInstalledFromAbove(folder, tree) ? [".", ...foldersAbove(folder)] : []));
	const isDeciding = (file) => DECIDES_ON_PACKAGES.has(path.posix.basename(file)) && deciding.has(path.posix.dirname(file)) || [...deciding].some((folder) => PATCHED.some((name) => isIn(path.posix.join(folder, name))(file)));
	const file = files.find(isDeciding);
	return file === void 0 ? null : {
		kind: "reached-packages",
		file
	};
}
function isInstalledFromAbove(folder, { files, packages }) {
	const { files: has } = placesIn(files);
	if (!LOCK_FILES$1.some((name) => has.has(path.posix.join(folder, name)))) return true;
	return [".", ...foldersAbove(folder)].filter((above) => above !== folder).some((above) => has.has(path.posix.join(above, "pnpm-workspace.yaml")) || hasWorkspaces(packages.get(above)));
}
const hasWorkspaces = (manifest) => typeof manifest === "object" && manifest !== null && "workspaces" in manifest;
/** A file that is named counts even where `ignore` names it too; what lies beside it does not. */
function byCommands(named, change) {
	for (const { file: own, place } of named) {
		const counted = unlessIgnored(place, change);
		const file = change.files.find((one) => one === own || isAtOrIn(place, one) && counted(one));
		if (file !== void 0) return {
			kind: "reached-command",
			file
		};
	}
	return null;
}
function byDependency(patterns, { files }) {
	for (const pattern of patterns) {
		const file = files.find(dependencyFilter([pattern]));
		if (file !== void 0) return {
			kind: "reached-dependency",
			file,
			pattern
		};
	}
	return null;
}
function byService(services, change) {
	for (const service of services) {
		const file = changedFileOf(service, change);
		if (file !== null) return {
			kind: "reached-service",
			file,
			service: service.name
		};
	}
	return null;
}
/** Code may load any file by a path, so any change reaches a target that declares no dependencies. */
function byWhatIsUnknown(target, known, change) {
	if (known.isDeclared && known.unreadable === null) return null;
	const others = change.targetFolders.filter((folder) => folder !== target.dir && !isIn(folder)(target.dir));
	const counted = unlessIgnored(".", change);
	const file = change.files.find((one) => counted(one) && !others.some((folder) => isIn(folder)(one)));
	if (file === void 0) return null;
	return known.unreadable === null ? {
		kind: "reached-undeclared",
		file
	} : {
		kind: "reached-unreadable",
		file,
		manifest: known.unreadable
	};
}
/** Tells whether `ignore` lets a file count. Globs that match a whole folder do not hold for a target in it. */
function unlessIgnored(folder, { ignore, neverIgnored }) {
	const anyFile = path.posix.join(folder, "any-file");
	const globs = ignore.filter((glob) => !(0, import_posix.default)(glob, { dot: true })(anyFile));
	const isIgnored = globs.length === 0 ? () => false : (0, import_posix.default)(globs, { dot: true });
	return (file) => neverIgnored.has(file) || !isIgnored(file);
}
/** Matches files by globs of `dependsOn`. The name of a folder matches all of its files. */
function dependencyFilter(patterns) {
	return (0, import_posix.default)(patterns.flatMap((pattern) => [pattern, `${pattern}/**`]), { dot: true });
}
const ownFolders = (target) => [target.dir, ...foldersOf(target)];

// src/prepare/leave-out-unread.ts
/** Leaves out benchmarks whose arms load and read the same, before anything is counted or timed. */
/** Reasons that stand for files which a target may never read. */
const BY_FILE = /* @__PURE__ */ new Set([
	"reached-own-folder",
	"reached-linked-package",
	"reached-packages",
	"reached-command",
	"reached-dependency",
	"reached-undeclared",
	"reached-unreadable"
]);
/** Looks at each target that the change reaches by a file alone. In doubt its benchmarks are measured. */
async function leaveOutUnread({ targets, change }, prepared, { signal, progress }) {
	const { trees } = prepared;
	if (trees === null || change === null) return prepared;
	const looked = targets.filter((target) => isReachedByFile(target, change) && prepared.benchmarks.some((benchmark) => benchmark.target === target.name && isComparable(benchmark)));
	const unaffected = /* @__PURE__ */ new Map();
	for (const [done, target] of looked.entries()) {
		if (signal.aborted) break;
		progress({
			phase: "prepare",
			done,
			total: looked.length,
			label: `what ${target.name} loads`
		});
		const reason = await whyUnread(target, change, prepared.benchmarks, trees);
		if (reason !== null) unaffected.set(target.name, reason);
	}
	const leftOut = prepared.benchmarks.flatMap((benchmark) => {
		const because = unaffected.get(benchmark.target);
		return because === void 0 || !isComparable(benchmark) ? [] : [{
			...unmeasuredRecord(benchmark.head, benchmark.scenario, {
				state: "unaffected",
				because
			}),
			labels: benchmark.labels
		}];
	});
	const ids = new Set(leftOut.map(({ id }) => id));
	return {
		...prepared,
		benchmarks: prepared.benchmarks.filter(({ id }) => !ids.has(id)),
		unmeasured: [...prepared.unmeasured, ...leftOut]
	};
}
function isReachedByFile({ head, base, reachedBy }, change) {
	const services = [...head.services, ...base?.services ?? []];
	return reachedBy !== null && BY_FILE.has(reachedBy.kind) && services.every((service) => changedFileOf(service, change) === null);
}
async function whyUnread(target, change, benchmarks, trees) {
	const changed = [.../* @__PURE__ */ new Set([...change.files, ...targetFiles(target.head, change.files).keys()])].flatMap((place) => [path.join(trees.base, place), path.join(trees.head, place)]);
	for (const file of changed) await setLastRead(file);
	const files = await filesOfTargetAlike(benchmarks.filter((benchmark) => benchmark.target === target.name).filter(isComparable), trees);
	if (files === null || await wasAnyRead(changed)) return null;
	return {
		kind: "not-loaded",
		files,
		changed: change.files.length
	};
}
/** A time before any file was written, so that the next read of a file changes it, also where the system notes few reads (relatime). */
const LONG_AGO = /* @__PURE__ */ new Date(1e3);
async function setLastRead(file) {
	const stats = await nullIfUnreachable(() => lstat(file));
	if (stats?.isFile() === true) await utimes(file, LONG_AGO, stats.mtime);
}
/** Sees also what programs other than Node.js read: shells, native add-ons. Where the system notes no reads at all (noatime) it sees none. */
async function wasAnyRead(files) {
	for (const file of files) {
		const stats = await nullIfUnreachable(() => lstat(file));
		if (stats?.isFile() === true && stats.atimeMs > LONG_AGO.getTime()) return true;
	}
	return false;
}

// src/measure/environment.ts
/** Node.js's name for an unknown processor. */
const UNKNOWN = "unknown";
/** Name of the processor, or what Linux tells of an unknown one: unlike machines must not pass for one kind. */
async function readCpuModel() {
	const name = (os.cpus()[0]?.model ?? UNKNOWN).replaceAll(/\s+/g, " ").trim();
	if (name !== UNKNOWN) return name;
	return armModelOf(await textIfReadable("/proc/cpuinfo")) ?? UNKNOWN;
}
/** Numbers of the first processor in `/proc/cpuinfo`, where Linux on Arm has no names; null: none. */
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
* Reads the facts of this machine and its `node`.
*
* @throws UserError on Windows, and where `node` is missing on PATH or too old
*/
async function readEnvironment(platform = process.platform) {
	refuseWindows(platform);
	const [cpuLimit, emulator] = [await readCpuLimit(), await openEmulator()];
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
		emulator: "hash" in emulator ? `perf-gate ${emulator.hash}` : null,
		runnerImage: await runnerImage()
	};
}
/** Measuring needs a POSIX shell and signals. @throws UserError on Windows */
function refuseWindows(platform) {
	if (platform !== "win32") return;
	throw MEASURE_ERRORS.windows({});
}
/** Keeps keys short enough for file names. */
const READABLE_CPU_CHARACTERS = 80;
/** Readable, exact by its hash, and fit for a file name. Without a CPU limit equal to keys of older versions. */
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
async function nodeOnPath() {
	const version = await firstLineOf("node", ["--version"]);
	if (version === null) throw MEASURE_ERRORS["node-missing"]({});
	if (isOldNode(version)) throw MEASURE_ERRORS["node-too-old"]({
		version,
		needed: NEEDED_NODE
	});
	return version;
}
async function firstLineOf(program, args) {
	const asked = await execa(program, args, {
		reject: false,
		env: targetEnvironment({}),
		extendEnv: false
	});
	if (!asked.failed) return asked.stdout.split("\n")[0].trim();
	const ofMachine = ofExhaustedMachine(asked);
	if (ofMachine !== null) throw ofMachine;
	return null;
}
/** Image of GitHub's hosted runners; elsewhere the name of the distribution. */
async function runnerImage() {
	const { ImageOS: image, ImageVersion: version } = process.env;
	if (image) return version ? `${image} ${version}` : image;
	const release = await textIfReadable("/etc/os-release");
	return /^PRETTY_NAME="?([^"\n]+)/m.exec(release)?.[1] ?? null;
}

// src/prepare/change.ts
/** The difference between base and head, by git. Nothing is copied. */
/** Reads files and packages of the working tree that git does not ignore. */
async function readWorkingTree({ root, git }) {
	const [tracked, untracked] = await Promise.all([trackedFiles(git), untrackedFiles(git)]);
	const links = tracked.filter(({ mode }) => mode === SYMBOLIC_LINK).map(({ file }) => file);
	return readPackageTree(root, [.../* @__PURE__ */ new Set([...tracked.map(({ file }) => file), ...untracked])].toSorted(), [...links, ...untracked]);
}
/** Compares the working tree with a commit. Base's `ignore` holds, so that a change cannot have itself passed over. */
async function readChange({ root, git, config, benchmarksOfHead = false }, base) {
	const [changed, untracked, baseFiles, tree] = await Promise.all([
		changedSince(git, base.sha),
		untrackedFiles(git),
		filesOf(git, base.sha),
		readWorkingTree({
			root,
			git
		})
	]);
	const gates = /* @__PURE__ */ new Set([...namesOfGate(config.file), ...namesOfGate(base.config.file)]);
	const isStored = isIn(base.config.baselines);
	const brought = benchmarksOfHead ? filesBrought(config.targets, tree.files, new Set(baseFiles)) : [];
	const files = [...changed, ...untracked].filter((file) => !gates.has(file) && !isStored(file)).toSorted();
	return {
		files,
		baseFiles: [...baseFiles, ...brought],
		brought,
		tree,
		ignore: base.config.ignore,
		neverIgnored: new Set(await workflowsOfGate(root, files)),
		targetFolders: config.targets.map(({ dir, edition }) => edition?.source ?? dir)
	};
}
const SYMBOLIC_LINK = "120000";
/** Tracked files that differ, or that one side lacks. Of submodules only the commit counts. */
async function changedSince(git, commit) {
	return entriesOf(await git([
		"diff",
		"--name-only",
		"-z",
		"--no-renames",
		"--no-ext-diff",
		"--no-relative",
		"--ignore-submodules=dirty",
		commit,
		"--"
	]));
}
/** Files that git neither tracks nor ignores. A slash at the end marks another repository, which is not copied. */
async function untrackedFiles(git) {
	return entriesOf(await git([
		"ls-files",
		"-z",
		"--others",
		"--exclude-standard"
	])).filter((file) => !file.endsWith("/"));
}
/** Files in the index, also those deleted from the working tree. */
async function trackedFiles(git) {
	return entriesOf(await git([
		"ls-files",
		"-z",
		"--stage"
	])).map((entry) => ({
		mode: entry.slice(0, entry.indexOf(" ")),
		file: entry.slice(entry.indexOf("	") + 1)
	}));
}
const filesOf = async (git, commit) => entriesOf(await git([
	"ls-tree",
	"-r",
	"-z",
	"--name-only",
	"--full-tree",
	commit
]));
const entriesOf = (listing) => listing.split("\0").filter((entry) => entry !== "");
const WORKFLOW = /^\.github\/workflows\/[^/]+\.ya?ml$/;
/** Changed workflows that run the gate, by its name in their text. */
async function workflowsOfGate(root, files) {
	const workflows = files.filter((file) => WORKFLOW.test(file)).map(async (file) => ({
		file,
		text: await nullIfUnreachable(() => readFile(path.join(root, file), "utf8"))
	}));
	return (await Promise.all(workflows)).filter(({ text }) => text?.includes("perf-gate") === true).map(({ file }) => file);
}
/** Files of the root in which version managers and actions/setup-node look for the version of Node.js. */
const PINS = /* @__PURE__ */ new Set([
	".nvmrc",
	".node-version",
	".tool-versions"
]);
/** A note where the change sets another Node.js: it shows in no figure, because the `node` on PATH runs both arms. */
function notesOnPinnedNode({ files }, nodeVersion) {
	const pins = files.filter((file) => PINS.has(file));
	return pins.length === 0 ? [] : [{
		kind: "another-node-set",
		files: pins,
		version: nodeVersion
	}];
}

// src/prepare/stored.ts
const NOTHING_STORED = {
	history: [],
	storedKinds: [],
	acceptances: []
};
/** Reads stored runs and acceptances. @throws UserError for a line that cannot be read */
async function readStored({ root, git, config, head }, { baselines, base, environment }, { note }) {
	const storedIn = path.resolve(root, baselines ?? config.baselines);
	const ancestry = openAncestry(git, (base?.commit ?? head).sha);
	const own = await ancestry.select(await readHistory(storedIn, environment.key));
	own.notes.forEach(note);
	const others = await readOtherKinds(storedIn, environment);
	const ownKind = kindOf$1(own.history);
	const isCounting = (base?.config ?? config).instructions !== "off";
	const countsBefore = await ancestry.select(isCounting ? others.flatMap(({ counts }) => counts) : []);
	const acceptedIn = baselines === null ? (base?.config ?? config).baselines : await nameIfTracked(git, {
		root,
		folder: storedIn
	});
	return {
		history: [...own.history, ...countsBefore.history],
		storedKinds: [...ownKind === null ? [] : [ownKind], ...others.map(({ kind }) => kind)],
		acceptances: base === null || acceptedIn === null ? await readAcceptances(acceptedIn === null ? storedIn : path.join(root, acceptedIn), config.file) : acceptancesOfGate(await acceptancesAt(git, base.commit.sha, path.posix.join(acceptedIn, ACCEPTANCES_FILE)), config.file)
	};
}
/**
* Reads how long benchmarks took in stored runs that are a day older than base, else head: the jobs of all shards begin at other moments,
* and the runs that are stored meanwhile must not make them split differently.
*/
async function readTimes({ root, git, config, head }, { baselines, base }) {
	const seconds = Number(await git([
		"show",
		"--no-patch",
		"--no-show-signature",
		"--format=%ct",
		"--end-of-options",
		(base?.commit ?? head).sha
	]));
	return readRecordedTimes(path.resolve(root, baselines ?? config.baselines), /* @__PURE__ */ new Date(seconds * 1e3 - DAY_MS));
}
/** Acceptances of a commit in a file. */
const acceptancesAt = async (git, commit, file) => parseAcceptances(await textAt(git, commit, file) ?? "", `${file} of ${commit}`);
/** Path of a folder in the repository; null: git tracks nothing there, so that no change can add to it. */
async function nameIfTracked(git, { root, folder }) {
	const name = await placeBelow(root, folder);
	if (name === null) return null;
	const inside = name === "" ? "" : `${name}/`;
	return (await git(["ls-files", "-z"])).split("\0").some((file) => file !== "" && file.startsWith(inside)) ? name : null;
}

// src/prepare/survey.ts
/** Estimates as if processes could be pinned, so that all shards split alike on any machine. */
const COSTS = roundCosts(PROCEDURE, true);
/**
* Tells which targets the change reaches, and which of those are this shard's. Only reached targets are split, so that they do not
* all fall to one shard.
*
* @throws UserError where nothing matches what was asked for
*/
function surveyTargets(head, base, { only, asked, all, shard, recorded, change }) {
	const { targets, removed } = planTargets(head, base, only, asked);
	const surveyed = targets.map((planned) => {
		const target = change !== null && planned.base !== null && !hasFolders(planned.base, change.baseFiles) && hasFolders(planned.head, change.tree.files) ? {
			...planned,
			base: null
		} : planned;
		return {
			...target,
			reachedBy: change === null ? null : whyReached(target, change)
		};
	});
	const isWanted = (reachedBy) => all || change === null || reachedBy !== null;
	const wanted = surveyed.filter(({ reachedBy }) => isWanted(reachedBy)).map((target) => target.head);
	const { index, count } = shard ?? {
		index: 1,
		count: 1
	};
	const shards = splitIntoShards(expectedTimes(wanted, {
		isWanted: benchmarkFilter(only),
		recorded,
		costs: COSTS
	}), count);
	const leftOutOf = ({ name, reachedBy }) => {
		if (!isWanted(reachedBy)) return { state: "unaffected" };
		const leftTo = {
			index: shards.get(name),
			count
		};
		return leftTo.index === index ? null : {
			state: "not measured",
			reason: {
				kind: "left-to-shard",
				...leftTo
			},
			leftTo
		};
	};
	return {
		removed,
		targets: surveyed.map((target) => ({
			...target,
			leftOut: leftOutOf(target)
		}))
	};
}
/** @throws UserError as {@link readRepository} */
const reachOfChange = async (request) => reachIn(await readRepository(request));
/**
* Reach of the change between base and the working tree: why base's configuration could not be used, the targets (null: there is no base),
* and the files of head's targets that base lacks and gets.
*/
async function reachIn(repository) {
	const { config: head, base } = repository;
	if (base.commit === null) return {
		problem: null,
		targets: null,
		brought: []
	};
	const { sha } = base.commit;
	const { config, problem } = await configOfBase(repository, sha);
	const change = await readChange(repository, {
		sha,
		config
	});
	const everything = {
		only: [],
		asked: {
			patterns: [],
			by: "--only"
		},
		all: false,
		shard: null,
		recorded: /* @__PURE__ */ new Map()
	};
	return {
		problem,
		brought: change.brought,
		targets: surveyTargets(head, config, {
			...everything,
			change
		}).targets
	};
}

// src/prepare/plan-run.ts
/**
* Reads the repository, both configurations, what the change reaches and what is stored; decides what to measure.
*
* @throws UserError for wrong usage, configuration, repository or baselines, and for a budget that cannot be enough
*/
async function planRun(request, io) {
	const [startedAt, startedMs] = [/* @__PURE__ */ new Date(), monotonicMs()];
	const repository = await readRepository(request);
	const { root, config } = repository;
	const [environment, cores] = await Promise.all([readEnvironment(), planCores()]);
	refuseLongTemporaryFolder(config.targets);
	if (environment.cpuLimit !== void 0) io.note({
		kind: "cpu-limited",
		cpus: environment.cpuLimit,
		cores: environment.cores
	});
	await warnWhereNothingRuns(io.warn);
	await openResults(root);
	const isAgainstItself = request.base.kind === "itself";
	const base = await readBase(repository, isAgainstItself, io);
	const settings = settingsOfRun(request, config, base?.config ?? null);
	settings.notes.forEach(io.note);
	const change = base === null || isAgainstItself ? null : await readChange(repository, {
		sha: base.commit.sha,
		config: base.config
	});
	if (repository.benchmarksOfHead && change !== null) io.note({
		kind: "benchmarks-of-head",
		files: change.brought.length
	});
	if (change !== null) notesOnPinnedNode(change, environment.nodeVersion).forEach(io.note);
	const tree = change?.tree ?? await readWorkingTree(repository);
	const { load } = settings.profile;
	const recorded = request.shard === null ? /* @__PURE__ */ new Map() : await readTimes(repository, {
		baselines: request.baselines,
		base
	});
	const plan = {
		...surveyTargets(underLoad(config, load), base === null ? null : underLoad(base.config, load), {
			...settings,
			all: request.all,
			shard: request.shard,
			recorded,
			change
		}),
		startedAt,
		startedMs,
		repository,
		base,
		isAgainstItself,
		settings,
		procedure: request.procedure ?? PROCEDURE,
		environment,
		cores,
		tree,
		change
	};
	if (!isAgainstItself) refuseTooSmallBudget(plan);
	return {
		...plan,
		stored: isAgainstItself ? NOTHING_STORED : await readStored(repository, {
			baselines: request.baselines,
			base,
			environment
		}, io)
	};
}
/** Reads the base and its configuration, and adds the notes on both. */
async function readBase(repository, isAgainstItself, { note, warn }) {
	const { base: chosen } = repository;
	if (chosen.commit === null) {
		note(chosen.why);
		return null;
	}
	const { sha } = chosen.commit;
	if (isAgainstItself) return {
		commit: chosen.commit,
		config: repository.config,
		configState: "own"
	};
	chosen.notes.forEach(warn);
	const { config, state, problem } = await configOfBase(repository, sha);
	if (problem !== null) (state === "refused" ? warn : note)(problem);
	return {
		commit: chosen.commit,
		config,
		configState: state
	};
}
/** Refuses a budget that is too small for the known benchmarks: one task of a suite, no targets that may be left out. */
function refuseTooSmallBudget({ targets, base, settings: { profile, budget, only, instructions }, procedure, cores }) {
	if (budget === null) return;
	const isWanted = benchmarkFilter(only);
	const planned = targets.filter(({ leftOut, head }) => leftOut === null && head.services.length === 0).flatMap(({ head, base: ofBase }) => head.kind === "server" ? serverBenchmarks(head, ofBase?.kind === "server" ? ofBase : null).filter(({ id }) => isWanted(id)) : suiteBenchmarks(head, ofBase?.kind === "suite" ? ofBase : null, ["*"], ["*"]));
	if (planned.length === 0) return;
	const benchmarks = planned.map((benchmark) => schedulableOf(benchmark, { comparing: !comparesNothing(profile) }));
	divideTime({
		benchmarks,
		profile,
		budget,
		instructions,
		hasBase: base !== null,
		costs: roundCosts(procedureUnder(profile.load, procedure), cores !== null)
	});
}

// src/prepare/check.ts
/** Tries every benchmark once in each arm that has it, one after the other. Rejects with the signal's reason. */
async function checkTargets(names, { benchmarks, unmeasured, preparingMs, trees, explain }, signal) {
	const checked = [];
	for (const name of names) {
		const startedMs = monotonicMs();
		const own = benchmarks.filter(({ target }) => target === name);
		const records = unmeasured.filter(({ target }) => target === name);
		const failures = records.flatMap(failureOf);
		for (const benchmark of trees === null ? [] : own) for (const arm of benchmark.base === null ? ["head"] : ["base", "head"]) {
			signal.throwIfAborted();
			const reason = await whyNotWorking(benchmark, arm, trees);
			signal.throwIfAborted();
			if (reason !== null) failures.push({
				benchmark: benchmark.id,
				arm,
				reason
			});
		}
		const brokenIn = (arm) => failures.filter((failure) => failure.arm === arm).length;
		const ofBase = own.filter(({ base }) => base !== null);
		const left = records.flatMap(({ measurement }) => measurement.state === "not measured" ? [measurement.reason] : []);
		checked.push({
			name,
			working: {
				head: Math.max(0, own.length - brokenIn("head")),
				base: ofBase.length === 0 ? null : Math.max(0, ofBase.length - brokenIn("base"))
			},
			failures: await Promise.all(failures.map(async (failure) => failure.arm === null ? failure : {
				...failure,
				reason: await explain(name, failure.arm, failure.reason)
			})),
			leftOut: left[0] ?? null,
			preparingMs: preparingMs.get(name) ?? 0,
			checkingMs: monotonicMs() - startedMs
		});
	}
	return checked;
}
function failureOf({ id, measurement }) {
	if (measurement.state !== "broken" && measurement.state !== "invalid") return [];
	return [{
		benchmark: id,
		arm: measurement.state === "broken" ? measurement.arm : null,
		reason: measurement.reason
	}];
}
/** Why an arm does not run a benchmark; null: it does. */
async function whyNotWorking(benchmark, arm, trees) {
	try {
		await checkBenchmark(benchmark, arm, { trees });
		return null;
	} catch (error) {
		if (!(error instanceof ArmFailure) && !(error instanceof MeasuringFailure)) throw error;
		return error.reason;
	}
}

// src/prepare/materialise.ts
/** Not copied: another target may be installed in the source already. */
const INSTALLED = /* @__PURE__ */ new Set(["node_modules"]);
/** Writes an edition's folder into a tree, beside its source, so that relative paths still hold. Anything there before is removed. */
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
* Copies the working tree (head, with uncommitted changes) and a commit (base) into a new folder. Base gets an index and a work tree
* of its own, so that the repository stays untouched.
*
* @param gitEnv environment with which git may fetch missing objects
* @param base a commit; null: there is no base
* @throws UserError for a sparse checkout, files that cannot be copied, names that are not UTF-8, and where git cannot write base
*/
async function materialise({ root, git, gitEnv = process.env, base }) {
	try {
		var _usingCtx$7 = _usingCtx();
		if (base !== null && (await git([
			"config",
			"--type=bool",
			"--default=false",
			"--get",
			"core.sparseCheckout"
		])).trim() === "true") throw PREPARE_ERRORS["sparse-checkout"]({ root });
		const opened = _usingCtx$7.a(new AsyncDisposableStack());
		const { path: folder } = opened.use(await openScratchFolder("arms"));
		const trees = {
			base: path.join(folder, "base"),
			head: path.join(folder, "head")
		};
		const linksOut = await orCannotBeCopied(root, async () => {
			for (const tree of [trees.base, trees.head]) {
				await mkdir(tree);
				await makeHome(tree);
			}
			return copyWorkingTree(root, git, trees.head);
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
			const files = await listedFiles(ofBase, []);
			await refuseUnreadableNames(files, {
				folder: trees.base,
				where: `commit ${base}`
			});
			for (const link of await linksAmong(files, trees.base)) await keepLinkInside(root, link, trees.base);
		}
		const moved = opened.move();
		return {
			trees,
			linksOut,
			[Symbol.asyncDispose]: () => moved.disposeAsync()
		};
	} catch (_) {
		_usingCtx$7.e = _;
	} finally {
		await _usingCtx$7.d();
	}
}
/** @throws UserError where the file system refuses, as with a full disk or a file of root's */
async function orCannotBeCopied(root, copy) {
	try {
		return await copy();
	} catch (cause) {
		if (!(cause instanceof Error && "code" in cause)) throw cause;
		throw PREPARE_ERRORS["cannot-be-copied"]({
			root,
			reason: reasonOf(cause),
			temporary: os.tmpdir()
		}, cause);
	}
}
/**
* Copies all files but ignored ones. Of a submodule an empty folder, as in base; nothing of other repositories inside.
*
* @returns links that lead out of the repository
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
	const linksOut = [];
	for (const file of files) {
		const from = path.join(root, file);
		const stats = await nullIfNowhere(() => lstat(from));
		if (stats === null || file.endsWith("/")) continue;
		const to = path.join(into, file);
		await mkdir(stats.isDirectory() ? to : path.dirname(to), { recursive: true });
		if (!stats.isDirectory()) await cp(from, to, { verbatimSymlinks: true });
		if (stats.isSymbolicLink() && await keepLinkInside(root, file, into) === "out") linksOut.push(file);
	}
	return linksOut;
}
/** Has a link of a copy lead into the copy: one by an absolute path leads into the checkout, whose files are head's. */
async function keepLinkInside(root, link, tree) {
	const file = path.join(tree, link);
	const to = await readlink(file);
	if (!path.isAbsolute(to) && !leadsOut(path.posix.join(path.posix.dirname(link), to))) return "inside";
	const place = await placeOfLink(root, link, to);
	if (place === null) return "out";
	await rm(file);
	await symlink(path.relative(path.dirname(link), place) || ".", file);
	return "inside";
}
async function linksAmong(files, tree) {
	const links = [];
	for (const file of files) if ((await nullIfNowhere(() => lstat(path.join(tree, file))))?.isSymbolicLink() === true) links.push(file);
	return links;
}
async function listedFiles(git, which) {
	return new Set((await git([
		"ls-files",
		"-z",
		...which
	])).split("\0").filter((file) => file !== ""));
}
/** Replaces bytes that are not UTF-8. */
const UNREADABLE = "�";
/** A name that is not UTF-8 cannot be opened by its text, so that head would silently lack the file. */
async function refuseUnreadableNames(files, { folder, where }) {
	for (const file of files) {
		if (!file.includes(UNREADABLE) || await nullIfNowhere(() => lstat(path.join(folder, file))) !== null) continue;
		throw PREPARE_ERRORS["name-not-utf8"]({
			file: plainName(file),
			where
		});
	}
}
/** A pointer of git LFS begins so, */
const POINTER = "version https://git-lfs.github.com/spec/";
/** and is shorter than this, as its specification has it. */
const POINTER_BELOW_BYTES = 1024;
/**
* Keeps git LFS from fetching large files for base if head has pointers only, as actions/checkout leaves them. Where head has a large
* file, git LFS decides for both arms alike. Files that were committed without git LFS do not count.
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
/** Asks for the size first, because other files may be large. */
async function isPointerInIndex(git, file) {
	const blob = `:0:${file}`;
	return Number(await git(["cat-file", "--batch-check=%(objectsize)"], `${blob}\n`)) < POINTER_BELOW_BYTES && (await git([
		"cat-file",
		"blob",
		blob
	])).startsWith(POINTER);
}
/** The first bytes of a file; null: there is no such file. */
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
const UNWRITTEN = "error: unable to write file";
/** On a full disk git says so of each file: the first is enough. */
function withoutRepeats(said) {
	const lines = said.trim().split("\n");
	const first = lines.findIndex((line) => line.startsWith(UNWRITTEN));
	return lines.filter((line, at) => at === first || !line.startsWith(UNWRITTEN)).join("\n");
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
		throw PREPARE_ERRORS["base-not-laid-out"]({
			commit,
			reason: withoutRepeats(reasonOf(cause)),
			temporary: os.tmpdir()
		}, cause);
	}
}

// src/prepare/install-target.ts
/**
* A shared and exclusive lock, which begins something once it holds it: `beside` others that are not alone, or `alone` after all earlier
* holders and before all later ones. Holders may not ask for it again.
*/
function openInstallLock() {
	let lastAlone = Promise.resolve();
	let allSoFar = Promise.resolve();
	return {
		beside: (begin) => {
			const held = lastAlone.then(begin);
			allSoFar = Promise.allSettled([allSoFar, held]);
			return held;
		},
		alone: (begin) => {
			const held = allSoFar.then(begin);
			lastAlone = Promise.allSettled([held]);
			allSoFar = lastAlone;
			return held;
		}
	};
}
const READY = {
	ready: true,
	lost: []
};
/** Lays out an edition's folder, and installs a target, with these options behind its command. */
async function installTarget(target, place, options = []) {
	const { tree } = place;
	const { dir, edition } = target;
	const missing = await missingFolder(target, tree);
	const isOfEdition = edition !== null && missing !== edition.source;
	if (missing !== null) return {
		ready: false,
		reason: {
			kind: "folder-missing",
			folder: missing,
			isOfEdition
		}
	};
	const inTheWay = await reasonNotToLayOut(target, tree);
	if (inTheWay !== null) return {
		ready: false,
		reason: inTheWay
	};
	if (edition !== null) await layOutEdition({
		dir,
		edition
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
/** Tries a failing command once more, alone, because both arms may have wanted one port or lock. One that hangs is not repeated. */
async function runCommand(command, target, place) {
	const failures = [];
	const tryOnce = () => runToItsEnd(command, target, place);
	let isHanging = false;
	while (failures.length < 2 && !isHanging) {
		const failure = await (failures.length === 0 ? place.lock.beside(tryOnce) : place.lock.alone(tryOnce));
		if (failure === null) return {
			ready: true,
			lost: failures
		};
		failures.push(failure.reason);
		({isHanging} = failure);
	}
	const [first, last] = [failures[0], failures.at(-1)];
	return {
		ready: false,
		reason: isDeepStrictEqual(first, last) ? last : {
			kind: "command-failed-twice",
			last,
			first
		}
	};
}
/** npm would take an edition for a workspace member that the lock file lacks, and every install of the workspace would fail. */
async function reasonNotToLayOut({ dir, edition, install }, tree) {
	const workspace = edition === null || install !== "npm ci --prefer-offline --no-audit --no-fund" ? null : await workspaceAround(dir, tree);
	if (workspace === null) return null;
	const editions = path.posix.join(path.posix.relative(workspace, path.posix.dirname(dir)), "*@*");
	return {
		kind: "edition-in-workspace",
		folder: dir,
		manifest: path.posix.join(workspace, "package.json"),
		glob: `!${editions}`
	};
}
/** Checks what `npm ci` needs, because its own message does not tell what to do here. */
async function reasonNotToInstall({ dir, install }, tree) {
	if (install !== "npm ci --prefer-offline --no-audit --no-fund") return null;
	if (!await exists(path.join(tree, dir, "package.json"))) return {
		kind: "manifest-missing",
		folder: dir
	};
	return await hasLockFile(tree, dir) ? null : {
		kind: "lock-file-missing",
		folder: dir,
		other: await otherLockFile(tree, dir)
	};
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
/** Lock file of another package manager, here or above, with its install; null: there is none. */
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
/** Looks here and above, where that of a workspace member lies. */
async function hasLockFile(tree, dir) {
	return (await Promise.all(LOCK_FILES_OF_NPM.map((name) => exists(path.join(tree, dir, name))))).includes(true) || dir !== "." && hasLockFile(tree, path.posix.dirname(dir));
}
async function exists(file) {
	return await nullIfMissing(() => access(file).then(() => true)) ?? false;
}
/** git's messages outside of a repository: a build may ask it for a version. */
const NEEDS_GIT = /not (?:a git repository|in a git directory)|must be run in a work tree/i;
/** npm's words on a script that failed: the folder of its package, and the command. */
const FAILED_SCRIPT = /^npm (?:error|ERR!) path (?<folder>.+)$[\s\S]*?^npm (?:error|ERR!) command (?:\S+ -c )(?<script>.+)$/m;
/** npm runs `prepare` of packages that a target links, without their development packages (npm/cli#8121). null: another script failed, or none. */
function linkedScript(output, { root, dir }) {
	const { folder, script } = FAILED_SCRIPT.exec(output)?.groups ?? {};
	const linked = folder === void 0 ? dir : path.relative(root, folder.trim()) || ".";
	return script === void 0 || linked === dir || leadsOut(linked) || linked.split(path.sep).includes("node_modules") ? null : {
		folder: linked,
		script
	};
}
/** null: it succeeded. `isHanging`: its time ran out, so that another try would take as long. */
async function runToItsEnd(command, target, { tree: root, signal }) {
	try {
		var _usingCtx$6 = _usingCtx();
		signal.throwIfAborted();
		const tree = _usingCtx$6.a(startProcessTree({
			command: [
				"/bin/sh",
				"-c",
				command
			],
			cwd: path.join(root, target.dir),
			env: environmentInTree(target, root),
			cores: null
		}));
		const limit = _usingCtx$6.u(openTimeLimit(target.installTimeoutMs, signal));
		const ending = await Promise.race([tree.ended, limit.over]);
		signal.throwIfAborted();
		if (ending !== null && succeeded(ending)) return null;
		const output = tree.output();
		const failed = ending === null ? {
			kind: "command-hung",
			command,
			folder: target.dir,
			seconds: target.installTimeoutMs / 1e3
		} : {
			kind: "command-failed",
			command,
			folder: target.dir,
			ending,
			mayNeedGit: NEEDS_GIT.test(output)
		};
		const ofLinked = failed.kind !== "command-failed" || failed.mayNeedGit ? null : linkedScript(output, {
			root,
			dir: target.dir
		});
		const because = ofLinked === null ? failed : {
			kind: "linked-script-failed",
			...ofLinked,
			because: failed
		};
		return {
			reason: withLastOutput(because, output),
			isHanging: ending === null
		};
	} catch (_) {
		_usingCtx$6.e = _;
	} finally {
		await _usingCtx$6.d();
	}
}
/** `npm ci` in a workspace member removes what other members need (npm/cli#4830), so each default install names the earlier members. */
function openMemberInstalls(tree) {
	const installed = /* @__PURE__ */ new Map();
	return async ({ dir, install: command }, install) => {
		if (command !== "npm ci --prefer-offline --no-audit --no-fund") return install([]);
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
function optionsBeside(before, { dir, workspace }) {
	const fromHere = (folder) => path.posix.relative(dir, folder) || ".";
	if (before.length === 0) return [];
	if (before.includes(workspace)) return [`--prefix=${fromHere(workspace)}`];
	return [.../* @__PURE__ */ new Set([dir, ...before])].map((member) => `--workspace=${fromHere(member)}`);
}
/** Opens the steps of both arms. Targets that share folder and commands are prepared once. */
function openInstalls(trees, signal) {
	const lock = openInstallLock();
	const placeOf = (arm) => ({
		tree: trees[arm],
		lock,
		signal
	});
	const members = {
		base: openMemberInstalls(trees.base),
		head: openMemberInstalls(trees.head)
	};
	const install = onceEach((arm, target) => members[arm](target, (options) => installTarget(target, placeOf(arm), options)));
	return {
		install,
		build: onceEach(async (arm, target) => {
			const installed = await install(arm, target);
			if (!installed.ready || target.build === null) return installed;
			const built = await runCommand(target.build, target, placeOf(arm));
			return built.ready ? {
				ready: true,
				lost: [...installed.lost, ...built.lost]
			} : built;
		})
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
/** Asks both arms' files for the tasks of a suite. */
const NOTHING = {
	tasks: [],
	deviations: [],
	labels: {},
	labelsLost: null
};
/** Lists the tasks of both arms. `lost`: failed tries before good ones. */
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
	const ofBase = base === null ? {
		contents: NOTHING,
		lost: []
	} : await listed("base", base, trees.base, signal);
	if (ofBase.contents === null) return broken(endingOf$1(ofBase.lost, []));
	const ofHead = await listed("head", head, trees.head, signal);
	if (ofHead.contents === null) return broken(endingOf$1(ofHead.lost, ofBase.lost));
	return {
		state: "listed",
		base: ofBase.contents,
		head: ofHead.contents,
		lost: [...ofBase.lost, ...ofHead.lost]
	};
}
/** Contents null: all tries failed. */
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
/** @throws MeasuringFailure where the file loads modules from outside the arm's tree, as the measuring processes would */
async function contentsOf(arm, target, tree) {
	try {
		var _usingCtx$5 = _usingCtx();
		const suite = _usingCtx$5.a(startSuite({
			arm,
			target,
			tree,
			core: null
		}));
		const { names, modules, deviations } = await suite.list();
		await assertOwnModules(arm, [{ modules }], tree);
		const contents = {
			...NOTHING,
			tasks: names,
			deviations
		};
		if (arm === "base") return contents;
		try {
			return {
				...contents,
				labels: await suite.labels()
			};
		} catch (error) {
			if (!(error instanceof ArmFailure)) throw error;
			return {
				...contents,
				labelsLost: error.reason
			};
		}
	} catch (_) {
		_usingCtx$5.e = _;
	} finally {
		await _usingCtx$5.d();
	}
}

// src/prepare/benchmarks.ts
/**
* Installs all targets in both arms. Then, target by target, starts its services, builds it, and asks a suite for its tasks.
*
* @throws UserError where nothing matches what was asked for
*/
async function prepareBenchmarks({ targets, removed, settings: { only, asked }, base, repository: { config }, tree }, { trees, services, io }) {
	const heads = targets.map(({ head }) => head);
	const versions = /* @__PURE__ */ new Map();
	const preparingMs = /* @__PURE__ */ new Map();
	const timed = async (name, act) => {
		const startedMs = monotonicMs();
		const result = await act();
		preparingMs.set(name, (preparingMs.get(name) ?? 0) + monotonicMs() - startedMs);
		return result;
	};
	const benchmarks = [];
	const unmeasured = removed.flatMap((target) => unmeasuredRecords(target, { state: "removed" }));
	notesOnUnmatchedDependencies(heads, tree.files, config.file).forEach(io.warn);
	const preparing = {
		trees,
		services,
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
		await timed(target.name, () => installBeforehand(target, preparing));
	}
	for (const [built, target] of targets.entries()) {
		io.signal.throwIfAborted();
		io.progress({
			phase: "prepare",
			done: targets.length + built,
			total,
			label: target.name
		});
		const found = await timed(target.name, () => base?.configState === "none" ? prepareBesideBase(target, config.file, preparing) : prepareOne(target, preparing));
		benchmarks.push(...found.benchmarks);
		unmeasured.push(...found.unmeasured);
		found.notes.forEach(io.note);
		if (found.benchmarks.length === 0) continue;
		const { versionOf } = target.head;
		const version = versionOf === null ? null : await installedVersion(versionOf, target.head, trees.head);
		if (version !== null) versions.set(target.name, version);
		else if (versionOf !== null) io.note({
			kind: "version-not-shown",
			target: target.name,
			package: versionOf
		});
	}
	io.progress({
		phase: "prepare",
		done: total,
		total,
		label: "ready"
	});
	const known = new Set(benchmarks.map(({ id }) => id));
	unmeasured.push(...removedScenarios(heads, base?.config.targets ?? []).filter(({ id }) => !known.has(id)));
	const wanted = recordFilter(only);
	const found = [...benchmarks, ...unmeasured];
	const ids = found.map(({ id }) => id);
	if (!found.some(wanted)) throw noBenchmarkMatches(only, ids, asked);
	for (const glob of unmatchedGlobs(only, found)) io.warn({
		kind: "glob-matches-nothing",
		glob,
		by: asked.by
	});
	const kept = {
		benchmarks: (base === null ? benchmarks.map((benchmark) => ({
			...benchmark,
			newBecause: null
		})) : benchmarks).filter(wanted),
		unmeasured: unmeasured.filter(wanted)
	};
	const names = [...kept.benchmarks, ...kept.unmeasured].map(({ id }) => id).filter((id) => id.length > 300);
	if (names.length > 0) io.note({
		kind: "names-too-long",
		names,
		most: 300
	});
	return {
		...kept,
		preparingMs,
		versions
	};
}
/** Warns of patterns of `dependsOn` that match no file: a typo would leave changes there unmeasured. */
function notesOnUnmatchedDependencies(targets, files, file) {
	const named = targets.flatMap(({ name, dependsOn }) => (dependsOn ?? []).map((pattern) => ({
		pattern,
		target: configuredName(name)
	})));
	return distinct(named.filter(({ pattern }) => !files.some(dependencyFilter([pattern])))).map(({ pattern, target }) => ({
		kind: "dependency-matches-nothing",
		pattern,
		target,
		file
	}));
}
const nothingOf = (target, measurement) => ({
	benchmarks: [],
	unmeasured: unmeasuredRecords(target, measurement),
	notes: []
});
/**
* Installs a target before any is built: members of a workspace share a folder of packages, which `npm ci` empties. Services start
* later, because an earlier target may build them.
*/
async function installBeforehand(target, { services, installs }) {
	if (target.leftOut === null && await services.lackingOnPath(target) === null) await inBothArms(target, installs.install);
}
/** Runs a step in both arms at once, which shares the wait for disk and registry. */
async function inBothArms({ head, base }, step) {
	const [ofHead, ofBase] = await Promise.all([step("head", head), base === null ? READY : step("base", base)]);
	return {
		head: ofHead,
		base: ofBase
	};
}
/** Prepares a target beside a base without a configuration. Where head's does not work there, the target is new. */
async function prepareBesideBase(target, configFile, preparing) {
	const found = await prepareOne(target, preparing);
	if (target.base === null || target.leftOut !== null) return found;
	const compared = found.benchmarks.find(isComparable);
	const because = whyNotBesideBase(found) ?? (compared === void 0 ? null : await whyNotWorking(compared, "base", preparing.trees));
	if (because === null) return found;
	const alone = await prepareOne({
		...target,
		base: null
	}, preparing);
	return {
		...alone,
		benchmarks: alone.benchmarks.map((benchmark) => ({
			...benchmark,
			newBecause: {
				kind: "base-without-config",
				file: configFile,
				because
			}
		}))
	};
}
/** Why base does not get ready; null: it does, or head breaks. */
function whyNotBesideBase({ benchmarks, unmeasured }) {
	const measurement = benchmarks.length > 0 ? void 0 : unmeasured[0]?.measurement;
	if (measurement === void 0 || !("reason" in measurement)) return null;
	return measurement.state === "broken" && measurement.arm === "head" ? null : measurement.reason;
}
async function prepareOne(target, preparing) {
	const { installs, services } = preparing;
	if (target.leftOut !== null) return nothingOf(target.head, target.leftOut);
	const lacking = await services.lackingOnPath(target);
	if (lacking !== null) return nothingOf(target.head, lacking);
	const unready = unreadyOf(await inBothArms(target, installs.install));
	if (unready !== null) return nothingOf(target.head, unready);
	const equipped = await services.equip(target);
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
/** Measurement of a target that is not ready in both arms; null: it is. */
function unreadyOf({ head, base }) {
	if (!base.ready) return {
		state: "broken",
		arm: "base",
		reason: base.reason
	};
	return head.ready ? null : endingOf$1([{
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
const noteOnSecondTry = ({ arm, reason }) => ({
	kind: "needed-second-try",
	arm,
	because: reason
});
async function suiteOf(head, base, preparing) {
	const listed = await listSuite({
		head,
		base
	}, preparing);
	if (listed.state !== "listed") return nothingOf(head, listed);
	const { lost } = listed;
	const { tasks, labels, labelsLost, deviations } = listed.head;
	const gone = listed.base.tasks.filter((task) => !tasks.includes(task));
	return {
		benchmarks: withTaskLabels(suiteBenchmarks(head, base, tasks, listed.base.tasks), labels),
		unmeasured: gone.map((task) => unmeasuredRecord(head, task, { state: "removed" })),
		notes: [
			...lost.map(noteOnSecondTry),
			...labelsLost === null ? [] : [{
				kind: "labels-not-shown",
				target: head.name,
				because: labelsLost
			}],
			...deviations.length === 0 ? [] : [{
				kind: "unlike-its-tool",
				target: head.name,
				deviations: [...deviations]
			}]
		]
	};
}

// src/prepare/known-causes.ts
/** What is known about a failure in a copy: what the copy lacks, where that is asked for, and commands that the shell does not understand. */
/** The reason with its cause, where that is known. */
async function withKnownCause(because, place) {
	const cause = await knownCause(textsIn(because).join("\n"), place);
	return cause === null ? because : {
		kind: "known-cause",
		cause,
		because
	};
}
async function knownCause(text, place) {
	const { target } = place;
	if (text.includes("ERR_ACCESS_DENIED") && target.kind === "server" && /--(?:experimental-)?permission\b/.test(target.start)) return {
		kind: "probe-not-allowed",
		folder: INSTRUMENT_FOLDER
	};
	const ofPaths = await causeOfPaths(text, place);
	if (ofPaths?.kind === "left-out-of-copies" || ofPaths?.kind === "left-in-home") return ofPaths;
	return await causeOfShell(target) ?? ofPaths ?? causeOfPackageManager(text) ?? causeOfPackage(text, place) ?? causeOfVariables(text);
}
/** What programs printed and threw, in a reason and all that it holds. */
function textsIn(reason) {
	return Object.entries(reason).flatMap(([name, value]) => {
		if (typeof value === "string") return [
			"output",
			"problem",
			"body"
		].includes(name) ? [value] : [];
		return typeof value === "object" && value !== null ? textsIn(value) : [];
	});
}
/** Words of Node.js, of shells and of common tools before or behind a path that is not there. */
const MISSING_PATHS = [
	/ENOENT: [^'"]*['"](?<path>[^'"]+)['"]/g,
	/(?:Cannot find module|Could not resolve) ['"](?<path>[./][^'"]*)['"]/g,
	/(?:^|[\s:])(?<path>[^\s:'"]+): (?:not found|No such file or directory)/g,
	/(?:cannot open|cannot access|can't open) ['"]?(?<path>[^\s:'"]+)/g
];
async function causeOfPaths(text, { target, tree, root, git }) {
	const trees = [await nullIfUnreachable(() => realpath(tree)) ?? tree, tree];
	const named = MISSING_PATHS.flatMap((pattern) => [...text.matchAll(pattern)].map(({ groups }) => groups["path"].replace(/^file:\/\//, "")));
	for (const one of new Set(named)) {
		const place = path.resolve(tree, target.dir, one);
		const ofHome = trees.map((folder) => path.relative(homeOf(folder), place)).find((inside) => !leadsOut(inside) && !path.isAbsolute(inside));
		if (ofHome !== void 0 && existsSync(path.join(process.env["HOME"] ?? "/", ofHome))) return {
			kind: "left-in-home",
			file: ofHome
		};
		const file = trees.map((folder) => path.relative(folder, place)).find((inside) => inside !== "" && !leadsOut(inside));
		if (file === void 0 || existsSync(path.join(tree, file)) || !one.includes("/") && !one.startsWith(".")) continue;
		if (existsSync(path.join(root, file))) return {
			kind: "left-out-of-copies",
			file,
			isIgnored: (await attempt(git, [
				"check-ignore",
				"--",
				file
			]) ?? "") !== ""
		};
		if (target.build === null && await hasBuild(path.join(root, target.dir))) return {
			kind: "not-built",
			file
		};
		return {
			kind: "missing-in-checkout",
			file
		};
	}
	return null;
}
const scriptsSchema = object({ scripts: object({ build: string() }) });
const hasBuild = async (folder) => scriptsSchema.safeParse(await jsonOf(path.join(folder, "package.json"))).success;
const MISSING_PACKAGE_MANAGER = /\b(?<name>pnpm|yarn|bun): (?:command )?not found/;
function causeOfPackageManager(text) {
	const name = MISSING_PACKAGE_MANAGER.exec(text)?.groups?.["name"];
	return name === void 0 ? null : {
		kind: "package-manager-missing",
		name
	};
}
/** A package by its name, and not a file by its path. */
const MISSING_PACKAGE = /Cannot find (?:package|module) ['"](?<name>(?:@[^/'"]+\/)?[^./'"][^/'"]*)/;
function causeOfPackage(text, { target, root }) {
	const name = MISSING_PACKAGE.exec(text)?.groups?.["name"];
	if (name === void 0 || name.startsWith("node:")) return null;
	return {
		kind: "package-missing",
		package: name,
		inCheckout: [
			target.dir,
			...foldersAbove(target.dir),
			"."
		].some((folder) => existsSync(path.join(root, folder, "node_modules", name))),
		install: target.install
	};
}
const REFUSED_BY_REGISTRY = /\bE40[13]\b|\bENEEDAUTH\b|\b40[13] (?:Unauthorized|Forbidden)\b/;
const OF_REGISTRY = /NPM|NODE_AUTH|YARN|REGISTRY|GITHUB_TOKEN|PACKAGES/i;
/** Variables by their names alone: what is in them is shown nowhere. */
function causeOfVariables(text) {
	const isRefused = REFUSED_BY_REGISTRY.test(text);
	const names = withheldVariables().filter((name) => /^\w+$/.test(name) && new RegExp(`\\b${name}\\b`).test(text) || isRefused && OF_REGISTRY.test(name));
	return names.length === 0 ? null : {
		kind: "variables-withheld",
		names
	};
}
/** Constructs of bash that other shells read as something else, or not at all. */
const OF_BASH = [
	/(?<=\s)&>>?/,
	/(?<=^|[;&|]\s*)source(?=\s)/,
	/\[\[(?=\s)/,
	/<\(/,
	/<<</,
	/\|&/
];
async function causeOfShell(target) {
	const shell = path.basename(await nullIfUnreachable(() => realpath("/bin/sh")) ?? "sh");
	if (shell === "bash") return null;
	for (const command of [
		target.install,
		target.build,
		target.kind === "server" ? target.start : null
	]) {
		const construct = OF_BASH.map((pattern) => pattern.exec(command ?? "")?.[0]).find((found) => found !== void 0);
		if (command !== null && !/\bbash\b/.test(command) && construct !== void 0) return {
			kind: "written-for-bash",
			command,
			construct,
			shell
		};
	}
	return null;
}

// src/prepare/services.ts
/** Replaces `$HOST`, `$PORT`, `${HOST}` and `${PORT}` in values of variables. */
function withAddress(env, address) {
	const place = (text) => text.replaceAll(/\$(?:\{(?<braced>HOST|PORT)\}|(?<bare>HOST|PORT)\b)/g, (_, braced, bare) => (braced ?? bare) === "HOST" ? address.host : String(address.port));
	return Object.fromEntries(Object.entries(env).map(([name, value]) => [name, place(value)]));
}
/** Folders of Debian for servers like mosquitto; the PATH of an ordinary user leaves them out. */
const SERVERS_OF_THE_SYSTEM = [
	"/usr/local/sbin",
	"/usr/sbin",
	"/sbin"
];
/** The caller's environment with the home of the arm and a service's own variables. Programs of the tree's packages are not on its PATH. */
function serviceEnvironment(own = {}, tree = null) {
	const env = targetEnvironment({}, {
		...process.env,
		...tree !== null && variablesOfHome(tree)
	});
	const path = [env["PATH"] ?? "", ...SERVERS_OF_THE_SYSTEM].filter((folder) => folder !== "").join(":");
	return {
		...env,
		PATH: path,
		...own
	};
}
const ASK_EVERY_MS = 20;
/** Least time for the `ready` command. */
const LEAST_ANSWER_MS = 500;
/** Enough to close connections; its data are thrown away. */
const STOP_GRACE_MS = 2e3;
/**
* Starts a service on a free loopback port and waits until it is ready. Its commands run in `cwd`, on these cores; null: on any.
*
* @throws MeasuringFailure where it ends or is not ready in time, with the last of what it printed
*/
async function startService(service, { cwd, cores }) {
	try {
		var _usingCtx$4 = _usingCtx();
		const opened = _usingCtx$4.a(new AsyncDisposableStack());
		const scratch = opened.use(await askSystem(() => openScratchFolder("service")));
		const { port } = opened.use(await askSystem(holdPort));
		const env = serviceEnvironment({
			PORT: String(port),
			HOST: LOOPBACK,
			SCRATCH: scratch.path
		}, cwd);
		const run = (command) => startProcessTree({
			command: [
				"/bin/sh",
				"-c",
				command
			],
			cwd,
			env,
			cores
		});
		const tree = run(service.start);
		opened.defer(async () => {
			await tree.stop(STOP_GRACE_MS);
		});
		await untilReady(service, tree, (untilMs) => lackOf(service, {
			port,
			run,
			untilMs
		}));
		const trouble = await troubleOf(service, tree);
		if (trouble !== null) throw new MeasuringFailure(trouble);
		const moved = opened.move();
		return {
			env: withAddress(service.env, {
				host: LOOPBACK,
				port
			}),
			trouble: () => troubleOf(service, tree),
			[Symbol.asyncDispose]: () => moved.disposeAsync()
		};
	} catch (_) {
		_usingCtx$4.e = _;
	} finally {
		await _usingCtx$4.d();
	}
}
async function troubleOf({ name }, tree) {
	if (tree.ending() === null) return null;
	const ending = await tree.ended;
	return withLastOutput({
		kind: "service-ended",
		service: name,
		ending,
		isInBackground: succeeded(ending)
	}, tree.output());
}
/** Waits until a service is ready or has ended. */
async function untilReady({ name, readyTimeoutMs }, tree, lackUntil) {
	const untilMs = monotonicMs() + readyTimeoutMs;
	for (;;) {
		const lack = await lackUntil(untilMs);
		if (lack === null || tree.ending() !== null) return;
		if (monotonicMs() >= untilMs) {
			const reason = {
				kind: "service-not-ready",
				service: name,
				seconds: readyTimeoutMs / 1e3,
				because: lack
			};
			throw new MeasuringFailure(withLastOutput(reason, tree.output()));
		}
		await setTimeout$1(ASK_EVERY_MS);
	}
}
/** Why it is not ready; null: it is. `run` runs a command beside it, in the same surroundings. */
async function lackOf({ ready }, { port, run, untilMs }) {
	try {
		var _usingCtx3 = _usingCtx();
		if (ready === null) return await accepts(port) ? null : {
			kind: "service-not-listening",
			address: `${LOOPBACK}:${port}`
		};
		const asking = _usingCtx3.a(run(ready));
		const ending = await Promise.race([asking.ended, setTimeout$1(Math.max(LEAST_ANSWER_MS, untilMs - monotonicMs()), null, { ref: false })]);
		if (ending !== null && succeeded(ending)) return null;
		return withLastOutput({
			kind: "ready-command-failed",
			command: ready,
			ending
		}, asking.output());
	} catch (_) {
		_usingCtx3.e = _;
	} finally {
		await _usingCtx3.d();
	}
}
/** Opens the services of a run; nothing is started yet. `isAlike` tells whether base and head have the same files for a service. */
function openServices({ trees, cores, signal, isAlike }) {
	const started = /* @__PURE__ */ new Map();
	/** Starts it unless it runs already. */
	const running = async (arm, service) => {
		const isForBoth = service.scope === "run" && isAlike(service);
		const key = JSON.stringify([isForBoth ? null : arm, service]);
		signal.throwIfAborted();
		const instance = started.get(key) ?? startService(service, {
			cwd: trees[arm],
			cores
		});
		started.set(key, instance);
		return instance;
	};
	/** The target with the variables of its services. Its own win. */
	const withVariables = async (arm, target) => {
		const variables = {};
		for (const service of target.services) Object.assign(variables, (await running(arm, service)).env);
		return {
			...target,
			env: {
				...variables,
				...target.env
			}
		};
	};
	const trouble = async ({ head, base }) => {
		const needed = [...head.services.map((service) => ["head", service]), ...(base?.services ?? []).map((service) => ["base", service])];
		for (const [arm, service] of needed) {
			const reason = await (await running(arm, service)).trouble();
			if (reason !== null) return reason;
		}
		return null;
	};
	const lacking = async ({ head, base }, counts) => measurementWithout(await needsOfArm(head, trees.head, counts), base === null ? null : await needsOfArm(base, trees.base, counts));
	return {
		lackingOnPath: (target) => lacking(target, ({ program }) => !program.includes("/")),
		equip: async (target) => {
			const without = await lacking(target, () => true);
			if (without !== null) return {
				ready: false,
				measurement: without
			};
			try {
				const head = await withVariables("head", target.head);
				const base = target.base === null ? null : await withVariables("base", target.base);
				const reason = await trouble(target);
				return reason === null ? {
					ready: true,
					head,
					base
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
						reason: error.reason
					}
				};
			}
		},
		trouble,
		async [Symbol.asyncDispose]() {
			const instances = (await Promise.allSettled(started.values())).flatMap((outcome) => outcome.status === "fulfilled" ? [outcome.value] : []);
			const stopped = await Promise.allSettled(instances.map((instance) => instance[Symbol.asyncDispose]()));
			for (const outcome of stopped) if (outcome.status === "rejected") throw outcome.reason;
		}
	};
}
/** Looks for programs in the arm's own tree, because they may be files of the repository. */
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

// src/prepare/prepare-run.ts
/** Of a run with nothing to measure: an empty path would be the user's own folder. */
const NO_COPIES = {
	base: "/nowhere/base",
	head: "/nowhere/head"
};
/**
* Copies both arms, installs and builds targets, starts their services, and asks suites for their tasks.
*
* @throws UserError where the arms cannot be copied, and where no benchmark matches what was asked for
*/
async function prepareRun(plan, io) {
	try {
		var _usingCtx$3 = _usingCtx();
		const { change, cores, targets } = plan;
		const opened = _usingCtx$3.a(new AsyncDisposableStack());
		const trees = targets.some(({ leftOut }) => leftOut === null) ? opened.use(await copyArms(plan, io)).trees : null;
		opened.use(stopEverythingOn(io.signal));
		const places = trees ?? NO_COPIES;
		const services = opened.use(openServices({
			trees: places,
			cores: cores?.clients ?? null,
			signal: io.signal,
			isAlike: (service) => change === null || changedFileOf(service, change) === null
		}));
		const prepared = await prepareBenchmarks(plan, {
			trees: places,
			services,
			io
		});
		const moved = opened.move();
		const explain = async (name, arm, reason) => {
			const planned = targets.find((target) => target.name === name);
			const { root, git } = plan.repository;
			return planned === void 0 || trees === null ? reason : withKnownCause(reason, {
				target: planned[arm] ?? planned.head,
				tree: trees[arm],
				root,
				git
			});
		};
		return {
			...prepared,
			trees,
			services,
			explain,
			[Symbol.asyncDispose]: () => moved.disposeAsync()
		};
	} catch (_) {
		_usingCtx$3.e = _;
	} finally {
		await _usingCtx$3.d();
	}
}
async function copyArms({ repository: { root, git, gitEnv }, base, isAgainstItself, change }, { warn }) {
	try {
		var _usingCtx3 = _usingCtx();
		const opened = _usingCtx3.a(new AsyncDisposableStack());
		const { trees, linksOut } = opened.use(await materialise({
			root,
			git,
			gitEnv,
			base: isAgainstItself ? null : base?.commit.sha ?? null
		}));
		if (linksOut.length > 0) warn({
			kind: "links-lead-out",
			links: [...linksOut]
		});
		if (isAgainstItself) await orCannotBeCopied(root, () => cp(trees.head, trees.base, {
			recursive: true,
			verbatimSymlinks: true
		}));
		await orCannotBeCopied(root, async () => {
			for (const file of change?.brought ?? []) {
				await mkdir(path.dirname(path.join(trees.base, file)), { recursive: true });
				await cp(path.join(trees.head, file), path.join(trees.base, file), { verbatimSymlinks: true });
			}
		});
		const moved = opened.move();
		return {
			trees,
			[Symbol.asyncDispose]: () => moved.disposeAsync()
		};
	} catch (_) {
		_usingCtx3.e = _;
	} finally {
		await _usingCtx3.d();
	}
}

// src/gate.ts
/** The story of a run, a line a phase: plan, prepare, measure, judge, explain, keep. Reports and publishing are the caller's. */
/**
* Measures and judges. The run is written to `.perf-gate/`, also after an interrupt; where that fails, the verdict stands.
*
* @throws UserError for wrong usage, configuration, repository or baselines, before anything is measured
*/
async function runGate(request, { signal, progress }) {
	try {
		var _usingCtx$2 = _usingCtx();
		const io = {
			signal,
			progress,
			...openNotes(progress)
		};
		const plan = await planRun(request, io);
		const { root, config } = plan.repository;
		const prepared = _usingCtx$2.a(await prepareRun(plan, io));
		const reached = request.all || comparesNothing(plan.settings.profile) ? prepared : await leaveOutUnread(plan, prepared, io);
		const measured = _usingCtx$2.a(await measureRun(plan, reached, request, io));
		const judgement = judge(measured.file);
		const explained = await explainRun(measured.file, judgement, {
			plan,
			prepared: reached,
			executed: measured.executed
		}, io);
		const interrupted = noteInterrupt(io);
		const file = withFacts(explained, io.told());
		return {
			file,
			judgement,
			kept: await tryToKeepRun(file, {
				root,
				name: interrupted ? INTERRUPTED_RUN : "run.json",
				cwd: request.cwd
			}),
			config,
			interrupted
		};
	} catch (_) {
		_usingCtx$2.e = _;
	} finally {
		await _usingCtx$2.d();
	}
}

// src/cli/measuring.ts
/** SIGHUP comes with a closed terminal; processes in sessions of their own would go on. */
const INTERRUPTS = [
	"SIGINT",
	"SIGTERM",
	"SIGHUP"
];
/** A repetition within this time is the same interrupt: npm passes signals on (npm/cli#8164). */
const SAME_INTERRUPT_MS = 1e3;
/**
* Runs a long task with progress on standard error. An interrupt stops every child before the program ends; a second one ends it at
* once, except SIGHUP, which comes repeatedly.
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
/** Runs the gate with progress. @throws Interrupted where nothing could be kept */
function measure(request) {
	return untilInterrupted((io) => runGate(request, io), "Interrupted before anything was measured; there was nothing to save.");
}
/** Half a sentence on where the run was kept. */
function whatIsSaved(kept) {
	return "path" in kept ? `what was measured is saved in ${kept.path}` : `what was measured could not be saved: ${kept.problem.message}`;
}
/** Least time between lines of a phase in a log. */
const LOG_LINE_EVERY_MS = 15e3;
/** Shows progress until disposed: bars on a terminal, and plain lines with the time left anywhere else. */
function openProgress(stream, { TERM } = process$1.env) {
	const bar = stream.isTTY && TERM !== "dumb" ? new import_cli_progress.SingleBar({
		stream,
		format: "{phase} {bar} {value}/{total}  {left}{label}",
		linewrap: true,
		clearOnComplete: true,
		etaBuffer: 1
	}, import_cli_progress.Presets.shades_classic) : null;
	let phase = null;
	let shownAt = 0;
	const listener = (event) => {
		if (event.phase === "note") {
			bar?.stop();
			if (bar !== null) phase = null;
			stream.write(`${plainLines(describeNote(event.note))}\n`);
			return;
		}
		const payload = {
			phase: PHASES[event.phase],
			label: plainLine(event.label),
			left: timeLeft(event)
		};
		const isSamePhase = phase === event.phase;
		phase = event.phase;
		if (bar === null) {
			if (isSamePhase && Date.now() - shownAt < LOG_LINE_EVERY_MS && event.done < event.total) return;
			shownAt = Date.now();
			stream.write(`${payload.phase} ${event.done}/${event.total}  ${payload.left}${payload.label}\n`);
		} else if (isSamePhase) {
			bar.setTotal(event.total);
			bar.update(event.done, payload);
		} else bar.start(event.total, event.done, payload);
	};
	return {
		listener,
		[Symbol.dispose]: () => bar?.stop()
	};
}
const PHASES = {
	prepare: "preparing",
	measure: "measuring",
	confirm: "confirming",
	count: "counting instructions",
	explain: "looking for causes"
};
function timeLeft(event) {
	if (event.phase === "prepare" || event.leftMs <= 0) return "";
	const seconds = Math.round(event.leftMs / 1e3);
	return seconds >= 90 ? `about ${Math.round(seconds / 60)} min left  ` : `about ${seconds} s left  `;
}

export { PROCEDURE as A, startProcessTree as B, isIn as C, expectedMs as D, expectedCountingMs as E, firstAnswer as F, untilListening as I, LOOPBACK as L, roundCosts as M, planCores as N, schedulableOf as O, startSuite as P, holdPort as R, foldersAbove as S, withFacts as T, serverBenchmarks as V, placesAskedFor as _, prepareRun as a, workspaceGlobs as b, reachIn as c, refuseWindows as d, noteInterrupt as f, isNamedBy as g, LOCK_FILES_OF_NPM as h, runGate as i, procedureUnder as j, stopEverythingOn as k, reachOfChange as l, LOCK_FILES$1 as m, untilInterrupted as n, checkTargets as o, openNotes as p, whatIsSaved as r, planRun as s, measure as t, readEnvironment as u, readPackageTree as v, measureRun as w, yamlOrNull as x, requestsOf as y, environmentInTree as z };