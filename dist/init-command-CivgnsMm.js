import { n as describeChecked } from "./check-command-DXTIUL48.js";
import { f as object, g as string, i as array, m as record, y as unknown } from "./schemas-yV69UCJf.js";
import { t as gateRequest } from "./run-command-233gokwi.js";
import { n as say, t as CLI_ERRORS } from "./cli-Dd0bWzce.js";
import { _ as parseConfig, y as require_dist } from "./acceptances-RASQ-GOI.js";
import { n as Interrupted, t as EXIT } from "./errors-B-nyEVmC.js";
import { A as PROCEDURE, B as startProcessTree, C as isIn, D as expectedMs, E as expectedCountingMs, F as firstAnswer, I as untilListening, L as LOOPBACK, M as roundCosts, N as planCores, P as startSuite, R as holdPort, S as foldersAbove, V as serverBenchmarks, _ as placesAskedFor, a as prepareRun, b as workspaceGlobs, g as isNamedBy, h as LOCK_FILES_OF_NPM, i as runGate, m as LOCK_FILES, n as untilInterrupted, o as checkTargets, p as openNotes, s as planRun, v as readPackageTree, x as yamlOrNull, y as requestsOf, z as environmentInTree } from "./measuring-Dl1cG1av.js";
import { t as repositoryName } from "./version-BSYgtqsx.js";
import { d as plainProse, u as plainName } from "./escape-BWBapS6T.js";
import { i as countOf, l as listOfMost, s as jsonOrNull } from "./phrases-9oUwjXNw.js";
import { E as withLastOutput, f as ExchangeFailure, i as exchange, v as ReasonError } from "./load-protocol-BdeJ2EBf.js";
import { s as unmeasuredRecord } from "./unmeasured-BuFg5rbY.js";
import { a as leadsOut } from "./schema-DMlQLd7_.js";
import { o as textIfReadable } from "./text-file-CTydioYb.js";
import { a as monotonicMs, o as packageRoot } from "./this-program-5O_nxlWm.js";
import { t as _usingCtx } from "./usingCtx-KaxdmAud.js";
import { ut as isCounted } from "./verdict-CFN-Oras.js";
import { o as escapeGlob } from "./benchmark-glob-DWJhJ7IU.js";
import { r as findProfile } from "./profiles-DbKt4u1S.js";
import { _ as describeVerdict, d as describeReason, f as explainReason } from "./report-document-DhKrmnUq.js";
import { f as formatDurationMs, v as formatPercent } from "./reasons-L4d3T4Xv.js";
import { t as CONFIG_FILES } from "./file-names-CQnLoMAY.js";
import { t as require_semver } from "./semver-BxawmgJB.js";
import { l as openRepository } from "./git-CiXIoVc2.js";
import process$1, { stdin, stdout } from "node:process";
import { styleText } from "node:util";
import { hash } from "node:crypto";
import path from "node:path";
import fsPromises, { mkdir, readFile, stat, writeFile } from "node:fs/promises";
import { existsSync } from "node:fs";
import { setTimeout } from "node:timers/promises";
import os from "node:os";
import f__default from "node:readline";

// node_modules/fast-string-truncated-width/dist/utils.js
const getCodePointsLength = (() => {
	const SURROGATE_PAIR_RE = /[\uD800-\uDBFF][\uDC00-\uDFFF]/g;
	return (input) => {
		let surrogatePairsNr = 0;
		SURROGATE_PAIR_RE.lastIndex = 0;
		while (SURROGATE_PAIR_RE.test(input)) surrogatePairsNr += 1;
		return input.length - surrogatePairsNr;
	};
})();
const isFullWidth = (x) => {
	return x === 12288 || x >= 65281 && x <= 65376 || x >= 65504 && x <= 65510;
};
const isWideNotCJKTNotEmoji = (x) => {
	return x === 8987 || x === 9001 || x >= 12272 && x <= 12287 || x >= 12289 && x <= 12350 || x >= 12441 && x <= 12543 || x >= 12549 && x <= 12591 || x >= 12593 && x <= 12686 || x >= 12688 && x <= 12771 || x >= 12783 && x <= 12830 || x >= 12832 && x <= 12871 || x >= 12880 && x <= 19903 || x >= 65040 && x <= 65049 || x >= 65072 && x <= 65106 || x >= 65108 && x <= 65126 || x >= 65128 && x <= 65131 || x >= 127488 && x <= 127490 || x >= 127504 && x <= 127547 || x >= 127552 && x <= 127560 || x >= 131072 && x <= 196605 || x >= 196608 && x <= 262141;
};

// node_modules/fast-string-truncated-width/dist/index.js
const ANSI_RE = /[\u001b\u009b][[()#;?]*(?:[0-9]{1,4}(?:;[0-9]{0,4})*)?[0-9A-ORZcf-nqry=><]|\u001b\]8;[^;]*;.*?(?:\u0007|\u001b\u005c)/y;
const CONTROL_RE = /[\x00-\x08\x0A-\x1F\x7F-\x9F]{1,1000}/y;
const CJKT_WIDE_RE = /(?:(?![\uFF61-\uFF9F\uFF00-\uFFEF])[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Tangut}]){1,1000}/uy;
const TAB_RE = /\t{1,1000}/y;
const EMOJI_RE = /[\u{1F1E6}-\u{1F1FF}]{2}|\u{1F3F4}[\u{E0061}-\u{E007A}]{2}[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]{1,3}\u{E007F}|(?:\p{Emoji}\uFE0F\u20E3?|\p{Emoji_Modifier_Base}\p{Emoji_Modifier}?|\p{Emoji_Presentation})(?:\u200D(?:\p{Emoji_Modifier_Base}\p{Emoji_Modifier}?|\p{Emoji_Presentation}|\p{Emoji}\uFE0F\u20E3?))*/uy;
const LATIN_RE = /(?:[\x20-\x7E\xA0-\xFF](?!\uFE0F)){1,1000}/y;
const MODIFIER_RE = /\p{M}+/gu;
const NO_TRUNCATION$1 = {
	limit: 1e400,
	ellipsis: ""
};
const getStringTruncatedWidth = (input, truncationOptions = {}, widthOptions = {}) => {
	const LIMIT = truncationOptions.limit ?? 1e400;
	const ELLIPSIS = truncationOptions.ellipsis ?? "";
	const ELLIPSIS_WIDTH = truncationOptions?.ellipsisWidth ?? (ELLIPSIS ? getStringTruncatedWidth(ELLIPSIS, NO_TRUNCATION$1, widthOptions).width : 0);
	const ANSI_WIDTH = 0;
	const CONTROL_WIDTH = widthOptions.controlWidth ?? 0;
	const TAB_WIDTH = widthOptions.tabWidth ?? 8;
	const EMOJI_WIDTH = widthOptions.emojiWidth ?? 2;
	const FULL_WIDTH_WIDTH = 2;
	const REGULAR_WIDTH = widthOptions.regularWidth ?? 1;
	const WIDE_WIDTH = widthOptions.wideWidth ?? FULL_WIDTH_WIDTH;
	const PARSE_BLOCKS = [
		[LATIN_RE, REGULAR_WIDTH],
		[ANSI_RE, ANSI_WIDTH],
		[CONTROL_RE, CONTROL_WIDTH],
		[TAB_RE, TAB_WIDTH],
		[EMOJI_RE, EMOJI_WIDTH],
		[CJKT_WIDE_RE, WIDE_WIDTH]
	];
	let indexPrev = 0;
	let index = 0;
	let length = input.length;
	let lengthExtra = 0;
	let truncationEnabled = false;
	let truncationIndex = length;
	let truncationLimit = Math.max(0, LIMIT - ELLIPSIS_WIDTH);
	let unmatchedStart = 0;
	let unmatchedEnd = 0;
	let width = 0;
	let widthExtra = 0;
	outer: while (true) {
		if (unmatchedEnd > unmatchedStart || index >= length && index > indexPrev) {
			const unmatched = input.slice(unmatchedStart, unmatchedEnd) || input.slice(indexPrev, index);
			lengthExtra = 0;
			for (const char of unmatched.replaceAll(MODIFIER_RE, "")) {
				const codePoint = char.codePointAt(0) || 0;
				if (isFullWidth(codePoint)) widthExtra = FULL_WIDTH_WIDTH;
				else if (isWideNotCJKTNotEmoji(codePoint)) widthExtra = WIDE_WIDTH;
				else widthExtra = REGULAR_WIDTH;
				if (width + widthExtra > truncationLimit) truncationIndex = Math.min(truncationIndex, Math.max(unmatchedStart, indexPrev) + lengthExtra);
				if (width + widthExtra > LIMIT) {
					truncationEnabled = true;
					break outer;
				}
				lengthExtra += char.length;
				width += widthExtra;
			}
			unmatchedStart = unmatchedEnd = 0;
		}
		if (index >= length) break outer;
		for (let i = 0, l = PARSE_BLOCKS.length; i < l; i++) {
			const [BLOCK_RE, BLOCK_WIDTH] = PARSE_BLOCKS[i];
			BLOCK_RE.lastIndex = index;
			if (BLOCK_RE.test(input)) {
				lengthExtra = BLOCK_RE === CJKT_WIDE_RE ? getCodePointsLength(input.slice(index, BLOCK_RE.lastIndex)) : BLOCK_RE === EMOJI_RE ? 1 : BLOCK_RE.lastIndex - index;
				widthExtra = lengthExtra * BLOCK_WIDTH;
				if (width + widthExtra > truncationLimit) truncationIndex = Math.min(truncationIndex, index + Math.floor((truncationLimit - width) / BLOCK_WIDTH));
				if (width + widthExtra > LIMIT) {
					truncationEnabled = true;
					break outer;
				}
				width += widthExtra;
				unmatchedStart = indexPrev;
				unmatchedEnd = index;
				index = indexPrev = BLOCK_RE.lastIndex;
				continue outer;
			}
		}
		index += 1;
	}
	return {
		width: truncationEnabled ? truncationLimit : width,
		index: truncationEnabled ? truncationIndex : length,
		truncated: truncationEnabled,
		ellipsed: truncationEnabled && LIMIT >= ELLIPSIS_WIDTH
	};
};

// node_modules/fast-string-width/dist/index.js
const NO_TRUNCATION = {
	limit: 1e400,
	ellipsis: "",
	ellipsisWidth: 0
};
const fastStringWidth = (input, options = {}) => {
	return getStringTruncatedWidth(input, NO_TRUNCATION, options).width;
};

// node_modules/fast-wrap-ansi/lib/main.js
const ESC$1 = "\x1B";
const CSI$1 = "";
const END_CODE = 39;
const ANSI_ESCAPE_BELL = "\x07";
const ANSI_CSI = "[";
const ANSI_OSC = "]";
const ANSI_SGR_TERMINATOR = "m";
const ANSI_ESCAPE_LINK = `${ANSI_OSC}8;;`;
const GROUP_REGEX = new RegExp(`(?:\\${ANSI_CSI}(?<code>\\d+)m|\\${ANSI_ESCAPE_LINK}(?<uri>.*)${ANSI_ESCAPE_BELL})`, "y");
const getClosingCode = (openingCode) => {
	if (openingCode >= 30 && openingCode <= 37) return 39;
	if (openingCode >= 90 && openingCode <= 97) return 39;
	if (openingCode >= 40 && openingCode <= 47) return 49;
	if (openingCode >= 100 && openingCode <= 107) return 49;
	if (openingCode === 1 || openingCode === 2) return 22;
	if (openingCode === 3) return 23;
	if (openingCode === 4) return 24;
	if (openingCode === 7) return 27;
	if (openingCode === 8) return 28;
	if (openingCode === 9) return 29;
	if (openingCode === 0) return 0;
};
const wrapAnsiCode = (code) => `${ESC$1}${ANSI_CSI}${code}${ANSI_SGR_TERMINATOR}`;
const wrapAnsiHyperlink = (url) => `${ESC$1}${ANSI_ESCAPE_LINK}${url}${ANSI_ESCAPE_BELL}`;
const wrapWord = (rows, word, columns) => {
	const characters = word[Symbol.iterator]();
	let isInsideEscape = false;
	let isInsideLinkEscape = false;
	let lastRow = rows.at(-1);
	let visible = lastRow === void 0 ? 0 : fastStringWidth(lastRow);
	let currentCharacter = characters.next();
	let nextCharacter = characters.next();
	let rawCharacterIndex = 0;
	while (!currentCharacter.done) {
		const character = currentCharacter.value;
		const characterLength = fastStringWidth(character);
		if (visible + characterLength <= columns) rows[rows.length - 1] += character;
		else {
			rows.push(character);
			visible = 0;
		}
		if (character === ESC$1 || character === CSI$1) {
			isInsideEscape = true;
			isInsideLinkEscape = word.startsWith(ANSI_ESCAPE_LINK, rawCharacterIndex + 1);
		}
		if (isInsideEscape) {
			if (isInsideLinkEscape) {
				if (character === ANSI_ESCAPE_BELL) {
					isInsideEscape = false;
					isInsideLinkEscape = false;
				}
			} else if (character === ANSI_SGR_TERMINATOR) isInsideEscape = false;
		} else {
			visible += characterLength;
			if (visible === columns && !nextCharacter.done) {
				rows.push("");
				visible = 0;
			}
		}
		currentCharacter = nextCharacter;
		nextCharacter = characters.next();
		rawCharacterIndex += character.length;
	}
	lastRow = rows.at(-1);
	if (!visible && lastRow !== void 0 && lastRow.length && rows.length > 1) rows[rows.length - 2] += rows.pop();
};
const stringVisibleTrimSpacesRight = (string) => {
	const words = string.split(" ");
	let last = words.length;
	while (last) {
		if (fastStringWidth(words[last - 1])) break;
		last--;
	}
	if (last === words.length) return string;
	return words.slice(0, last).join(" ") + words.slice(last).join("");
};
const exec = (string, columns, options = {}) => {
	if (options.trim !== false && string.trim() === "") return "";
	let returnValue = "";
	let escapeCode;
	let escapeUrl;
	const words = string.split(" ");
	let rows = [""];
	let rowLength = 0;
	for (let index = 0; index < words.length; index++) {
		const word = words[index];
		if (options.trim !== false) {
			const row = rows.at(-1) ?? "";
			const trimmed = row.trimStart();
			if (row.length !== trimmed.length) {
				rows[rows.length - 1] = trimmed;
				rowLength = fastStringWidth(trimmed);
			}
		}
		if (index !== 0) {
			if (rowLength >= columns && (options.wordWrap === false || options.trim === false)) {
				rows.push("");
				rowLength = 0;
			}
			if (rowLength || options.trim === false) {
				rows[rows.length - 1] += " ";
				rowLength++;
			}
		}
		const wordLength = fastStringWidth(word);
		if (options.hard && wordLength > columns) {
			const remainingColumns = columns - rowLength;
			const breaksStartingThisLine = 1 + Math.floor((wordLength - remainingColumns - 1) / columns);
			if (Math.floor((wordLength - 1) / columns) < breaksStartingThisLine) rows.push("");
			wrapWord(rows, word, columns);
			rowLength = fastStringWidth(rows.at(-1) ?? "");
			continue;
		}
		if (rowLength + wordLength > columns && rowLength && wordLength) {
			if (options.wordWrap === false && rowLength < columns) {
				wrapWord(rows, word, columns);
				rowLength = fastStringWidth(rows.at(-1) ?? "");
				continue;
			}
			rows.push("");
			rowLength = 0;
		}
		if (rowLength + wordLength > columns && options.wordWrap === false) {
			wrapWord(rows, word, columns);
			rowLength = fastStringWidth(rows.at(-1) ?? "");
			continue;
		}
		rows[rows.length - 1] += word;
		rowLength += wordLength;
	}
	if (options.trim !== false) rows = rows.map((row) => stringVisibleTrimSpacesRight(row));
	const preString = rows.join("\n");
	let inSurrogate = false;
	for (let i = 0; i < preString.length; i++) {
		const character = preString[i];
		returnValue += character;
		if (!inSurrogate) {
			inSurrogate = character >= "\ud800" && character <= "\udbff";
			if (inSurrogate) continue;
		} else inSurrogate = false;
		if (character === ESC$1 || character === CSI$1) {
			GROUP_REGEX.lastIndex = i + 1;
			const groups = GROUP_REGEX.exec(preString)?.groups;
			if (groups?.code !== void 0) {
				const code = Number.parseFloat(groups.code);
				escapeCode = code === END_CODE ? void 0 : code;
			} else if (groups?.uri !== void 0) escapeUrl = groups.uri.length === 0 ? void 0 : groups.uri;
		}
		if (preString[i + 1] === "\n") {
			if (escapeUrl) returnValue += wrapAnsiHyperlink("");
			const closingCode = escapeCode ? getClosingCode(escapeCode) : void 0;
			if (escapeCode && closingCode) returnValue += wrapAnsiCode(closingCode);
		} else if (character === "\n") {
			if (escapeCode && getClosingCode(escapeCode)) returnValue += wrapAnsiCode(escapeCode);
			if (escapeUrl) returnValue += wrapAnsiHyperlink(escapeUrl);
		}
	}
	return returnValue;
};
const CRLF_OR_LF = /\r?\n/;
function wrapAnsi(string, columns, options) {
	return String(string).normalize().split(CRLF_OR_LF).map((line) => exec(line, columns, options)).join("\n");
}

// node_modules/sisteransi/dist/index.js
const ESC = "\x1B";
const CSI = `${ESC}[`;
const cursor = {
	to(x, y) {
		if (!y) return `${CSI}${x + 1}G`;
		return `${CSI}${y + 1};${x + 1}H`;
	},
	move(x, y) {
		let ret = "";
		if (x < 0) ret += `${CSI}${-x}D`;
		else if (x > 0) ret += `${CSI}${x}C`;
		if (y < 0) ret += `${CSI}${-y}A`;
		else if (y > 0) ret += `${CSI}${y}B`;
		return ret;
	},
	up: (count = 1) => `${CSI}${count}A`,
	down: (count = 1) => `${CSI}${count}B`,
	forward: (count = 1) => `${CSI}${count}C`,
	backward: (count = 1) => `${CSI}${count}D`,
	nextLine: (count = 1) => `${CSI}E`.repeat(count),
	prevLine: (count = 1) => `${CSI}F`.repeat(count),
	left: `${CSI}G`,
	hide: `${CSI}?25l`,
	show: `${CSI}?25h`,
	save: `${ESC}7`,
	restore: `${ESC}8`
};
const erase = {
	screen: `${CSI}2J`,
	up: (count = 1) => `${CSI}1J`.repeat(count),
	down: (count = 1) => `${CSI}J`.repeat(count),
	line: `${CSI}2K`,
	lineEnd: `${CSI}K`,
	lineStart: `${CSI}1K`,
	lines(count) {
		let clear = "";
		for (let i = 0; i < count; i++) clear += this.line + (i < count - 1 ? cursor.up() : "");
		if (count) clear += cursor.left;
		return clear;
	}
};

// node_modules/@clack/core/dist/index.mjs
function findCursor(o, s, l) {
	if (!l.some((r) => !r.disabled)) return o;
	const t = o + s, n = Math.max(l.length - 1, 0), e = t < 0 ? n : t > n ? 0 : t;
	return l[e]?.disabled ? findCursor(e, s < 0 ? -1 : 1, l) : e;
}
const settings = {
	actions: /* @__PURE__ */ new Set([
		"up",
		"down",
		"left",
		"right",
		"space",
		"enter",
		"cancel"
	]),
	aliases: /* @__PURE__ */ new Map([
		["k", "up"],
		["j", "down"],
		["h", "left"],
		["l", "right"],
		["", "cancel"],
		["escape", "cancel"]
	]),
	messages: {
		cancel: "Canceled",
		error: "Something went wrong"
	},
	withGuide: true,
	accessible: void 0,
	date: {
		monthNames: [...[
			"January",
			"February",
			"March",
			"April",
			"May",
			"June",
			"July",
			"August",
			"September",
			"October",
			"November",
			"December"
		]],
		messages: {
			required: "Please enter a valid date",
			invalidMonth: "There are only 12 months in a year",
			invalidDay: (n, e) => `There are only ${n} days in ${e}`,
			afterMin: (n) => `Date must be on or after ${n.toISOString().slice(0, 10)}`,
			beforeMax: (n) => `Date must be on or before ${n.toISOString().slice(0, 10)}`
		}
	}
};
function isAccessible(n) {
	if (n !== void 0) return n;
	if (settings.accessible !== void 0) return settings.accessible;
	const e = process.env.ACCESSIBLE;
	return e !== void 0 && e !== "" && e !== "0" && e !== "false";
}
function isActionKey(n, e) {
	if (typeof n == "string") return settings.aliases.get(n) === e;
	for (const s of n) if (s !== void 0 && isActionKey(s, e)) return true;
	return false;
}
function diffLines(i, s) {
	if (i === s) return;
	const e = i.split(`
`), t = s.split(`
`), r = Math.max(e.length, t.length), f = [];
	for (let n = 0; n < r; n++) e[n] !== t[n] && f.push(n);
	return {
		lines: f,
		numLinesBefore: e.length,
		numLinesAfter: t.length,
		numLines: r
	};
}
const R = globalThis.process.platform.startsWith("win");
const CANCEL_SYMBOL = Symbol("clack:cancel");
function isCancel(e) {
	return e === CANCEL_SYMBOL;
}
function setRawMode(e, r) {
	const o = e;
	o.isTTY && o.setRawMode(r);
}
const getColumns = (e) => "columns" in e && typeof e.columns == "number" ? e.columns : 80;
const getRows = (e) => "rows" in e && typeof e.rows == "number" ? e.rows : 20;
function wrapTextWithPrefix(e, r, o, n = o, s = o, t) {
	const l = getColumns(e ?? stdout), i = fastStringWidth(o);
	return wrapAnsi(r, l - i, {
		hard: true,
		trim: false
	}).split(`
`).map((c, a, g) => {
		const m = t ? t(c, a) : c;
		return a === 0 ? `${n}${m}` : a === g.length - 1 ? `${s}${m}` : `${o}${m}`;
	}).join(`
`);
}
function runValidation(e, a) {
	if ("~standard" in e) {
		const n = e["~standard"].validate(a);
		return n instanceof Promise ? n.then((r) => r.issues?.at(0)?.message) : n.issues?.at(0)?.message;
	}
	return e(a);
}
let C$1 = class C {
	input;
	output;
	_abortSignal;
	rl;
	opts;
	_render;
	_track = false;
	_prevFrame = "";
	_subscribers = /* @__PURE__ */ new Map();
	_cursor = 0;
	state = "initial";
	error = "";
	value;
	userInput = "";
	/**
	* Whether accessible (static, screen-reader friendly) output is enabled for
	* this prompt, resolved from the `accessible` option, the global setting,
	* and the `ACCESSIBLE` env var.
	*/
	get accessible() {
		return isAccessible(this.opts.accessible);
	}
	constructor(t, e = true) {
		const { input: i = stdin, output: s = stdout, render: r, signal: n, ...o } = t;
		this.opts = o, this.onKeypress = this.onKeypress.bind(this), this.close = this.close.bind(this), this.render = this.render.bind(this), this._render = r.bind(this), this._track = e, this._abortSignal = n, this.input = i, this.output = s;
	}
	/**
	* Unsubscribe all listeners
	*/
	unsubscribe() {
		this._subscribers.clear();
	}
	/**
	* Set a subscriber with opts
	* @param event - The event name
	*/
	setSubscriber(t, e) {
		const i = this._subscribers.get(t) ?? [];
		i.push(e), this._subscribers.set(t, i);
	}
	/**
	* Subscribe to an event
	* @param event - The event name
	* @param cb - The callback
	*/
	on(t, e) {
		this.setSubscriber(t, { cb: e });
	}
	/**
	* Subscribe to an event once
	* @param event - The event name
	* @param cb - The callback
	*/
	once(t, e) {
		this.setSubscriber(t, {
			cb: e,
			once: true
		});
	}
	/**
	* Emit an event with data
	* @param event - The event name
	* @param data - The data to pass to the callback
	*/
	emit(t, ...e) {
		const i = this._subscribers.get(t) ?? [], s = [];
		for (const r of i) r.cb(...e), r.once && s.push(() => i.splice(i.indexOf(r), 1));
		for (const r of s) r();
	}
	prompt() {
		return new Promise((t) => {
			if (this._abortSignal) {
				if (this._abortSignal.aborted) return this.state = "cancel", this.close(), t(CANCEL_SYMBOL);
				this._abortSignal.addEventListener("abort", () => {
					this.state = "cancel", this.close();
				}, { once: true });
			}
			this.rl = f__default.createInterface({
				input: this.input,
				tabSize: 2,
				prompt: "",
				escapeCodeTimeout: 50,
				terminal: true
			}), this.rl.prompt(), this.opts.initialUserInput !== void 0 && this._setUserInput(this.opts.initialUserInput, true), this.input.on("keypress", this.onKeypress), setRawMode(this.input, true), this.output.on("resize", this.render), this.render(), this.once("submit", () => {
				this.output.write(cursor.show), this.output.off("resize", this.render), setRawMode(this.input, false), t(this.value);
			}), this.once("cancel", () => {
				this.output.write(cursor.show), this.output.off("resize", this.render), setRawMode(this.input, false), t(CANCEL_SYMBOL);
			});
		});
	}
	_isActionKey(t, e) {
		return t === "	";
	}
	_shouldSubmit(t, e) {
		return true;
	}
	_setValue(t) {
		this.value = t, this.emit("value", this.value);
	}
	_setUserInput(t, e) {
		this.userInput = t ?? "", this.emit("userInput", this.userInput), e && this._track && this.rl && (this.rl.write(this.userInput), this._cursor = this.rl.cursor);
	}
	_clearUserInput() {
		this.rl?.write(null, {
			ctrl: true,
			name: "u"
		}), this._setUserInput("");
	}
	async onKeypress(t, e) {
		if (this.state !== "validating") {
			if (this._track && e.name !== "return" && (e.name && this._isActionKey(t, e) && this.rl?.write(null, {
				ctrl: true,
				name: "h"
			}), this._cursor = this.rl?.cursor ?? 0, this._setUserInput(this.rl?.line)), this.state === "error" && (this.state = "active"), e?.name && (!this._track && settings.aliases.has(e.name) && this.emit("cursor", settings.aliases.get(e.name)), settings.actions.has(e.name) && this.emit("cursor", e.name)), t && (t.toLowerCase() === "y" || t.toLowerCase() === "n") && this.emit("confirm", t.toLowerCase() === "y"), this.emit("key", t, e), e?.name === "return" && this._shouldSubmit(t, e)) {
				if (this.opts.validate) {
					const i = runValidation(this.opts.validate, this.value);
					let s;
					i instanceof Promise ? (this.state = "validating", this.render(), s = await i) : s = i, s && (this.error = s instanceof Error ? s.message : s, this.state = "error", this.rl?.write(this.userInput));
				}
				this.state !== "error" && (this.state = "submit");
			}
			isActionKey([
				t,
				e?.name,
				e?.sequence
			], "cancel") && (this.state = "cancel"), (this.state === "submit" || this.state === "cancel") && this.emit("finalize"), this.render(), (this.state === "submit" || this.state === "cancel") && this.close();
		}
	}
	close() {
		this.input.unpipe(), this.input.removeListener("keypress", this.onKeypress), this.output.write(`
`), setRawMode(this.input, false), this.rl?.close(), this.rl = void 0, this.emit(`${this.state}`, this.value), this.unsubscribe();
	}
	restoreCursor() {
		const t = wrapAnsi(this._prevFrame, getColumns(this.output), {
			hard: true,
			trim: false
		}).split(`
`).length - 1;
		this.output.write(cursor.move(-999, t * -1));
	}
	render() {
		const t = wrapAnsi(this._render(this) ?? "", getColumns(this.output), {
			hard: true,
			trim: false
		});
		if (t !== this._prevFrame) {
			if (this.state === "initial") this.output.write(cursor.hide);
			else {
				const e = diffLines(this._prevFrame, t), i = getRows(this.output);
				if (this.restoreCursor(), e) {
					const s = Math.max(0, e.numLinesAfter - i), r = Math.max(0, e.numLinesBefore - i);
					let n = e.lines.find((o) => o >= s);
					if (n === void 0) {
						this._prevFrame = t;
						return;
					}
					if (e.lines.length === 1) {
						this.output.write(cursor.move(0, n - r)), this.output.write(erase.lines(1));
						const o = t.split(`
`);
						this.output.write(o[n]), this._prevFrame = t, this.output.write(cursor.move(0, o.length - n - 1));
						return;
					} else if (e.lines.length > 1) {
						if (s < r) n = s;
						else {
							const h = n - r;
							h > 0 && this.output.write(cursor.move(0, h));
						}
						this.output.write(erase.down());
						const m = t.split(`
`).slice(n);
						this.output.write(m.join(`
`)), this._prevFrame = t;
						return;
					}
				}
				this.output.write(erase.down());
			}
			this.output.write(t), this.state === "initial" && (this.state = "active"), this._prevFrame = t;
		}
	}
};
var r = class extends C$1 {
	get cursor() {
		return this.value ? 0 : 1;
	}
	get _value() {
		return this.cursor === 0;
	}
	constructor(t) {
		super(t, false), this.value = !!t.initialValue, this.on("userInput", () => {
			this.value = this._value;
		}), this.on("confirm", (i) => {
			this.output.write(cursor.move(0, -1)), this.value = i, this.state = "submit", this.close();
		}), this.on("cursor", () => {
			this.value = !this.value;
		});
	}
};
var a = class extends C$1 {
	options;
	cursor = 0;
	get _value() {
		return this.options[this.cursor]?.value;
	}
	get _enabledOptions() {
		return this.options.filter((e) => e.disabled !== true);
	}
	toggleAll() {
		const e = this._enabledOptions, i = this.value !== void 0 && this.value.length === e.length;
		this.value = i ? [] : e.map((t) => t.value);
	}
	toggleInvert() {
		const e = this.value;
		if (!e) return;
		const i = this._enabledOptions.filter((t) => !e.includes(t.value));
		this.value = i.map((t) => t.value);
	}
	toggleValue() {
		this.value === void 0 && (this.value = []);
		const e = this.value.includes(this._value);
		this.value = e ? this.value.filter((i) => i !== this._value) : [...this.value, this._value];
	}
	constructor(e) {
		super(e, false), this.options = e.options, this.value = [...e.initialValues ?? []];
		const i = Math.max(this.options.findIndex(({ value: t }) => t === e.cursorAt), 0);
		this.cursor = this.options[i]?.disabled ? findCursor(i, 1, this.options) : i, this.on("key", (t, s) => {
			s.name === "a" && this.toggleAll(), s.name === "i" && this.toggleInvert(), s.name === void 0 && t === "　" && this.toggleValue();
		}), this.on("cursor", (t) => {
			switch (t) {
				case "left":
				case "up":
					this.cursor = findCursor(this.cursor, -1, this.options);
					break;
				case "down":
				case "right":
					this.cursor = findCursor(this.cursor, 1, this.options);
					break;
				case "space": this.toggleValue();
			}
		});
	}
};

// node_modules/@clack/prompts/dist/index.mjs
function isUnicodeSupported() {
	if (process$1.platform !== "win32") return process$1.env.TERM !== "linux";
	return Boolean(process$1.env.CI) || Boolean(process$1.env.WT_SESSION) || Boolean(process$1.env.TERMINUS_SUBLIME) || process$1.env.ConEmuTask === "{cmd::Cmder}" || process$1.env.TERM_PROGRAM === "Terminus-Sublime" || process$1.env.TERM_PROGRAM === "vscode" || process$1.env.TERM === "xterm-256color" || process$1.env.TERM === "alacritty" || process$1.env.TERMINAL_EMULATOR === "JetBrains-JediTerm";
}
const unicode = isUnicodeSupported();
const unicodeOr = (e, o) => unicode ? e : o;
const S_STEP_ACTIVE = unicodeOr("◆", "*");
const S_STEP_CANCEL = unicodeOr("■", "x");
const S_STEP_ERROR = unicodeOr("▲", "x");
const S_STEP_SUBMIT = unicodeOr("◇", "o");
const S_BAR_START = unicodeOr("┌", "T");
const S_BAR = unicodeOr("│", "|");
const S_BAR_END = unicodeOr("└", "—");
const S_BAR_START_RIGHT = unicodeOr("┐", "T");
const S_BAR_END_RIGHT = unicodeOr("┘", "—");
const S_RADIO_ACTIVE = unicodeOr("●", ">");
const S_RADIO_INACTIVE = unicodeOr("○", " ");
const S_CHECKBOX_ACTIVE = unicodeOr("◻", "[•]");
const S_CHECKBOX_SELECTED = unicodeOr("◼", "[+]");
const S_CHECKBOX_INACTIVE = unicodeOr("◻", "[ ]");
const S_PASSWORD_MASK = unicodeOr("▪", "•");
const S_BAR_H = unicodeOr("─", "-");
const S_CORNER_TOP_RIGHT = unicodeOr("╮", "+");
const S_CONNECT_LEFT = unicodeOr("├", "+");
const S_CORNER_BOTTOM_RIGHT = unicodeOr("╯", "+");
const S_CORNER_BOTTOM_LEFT = unicodeOr("╰", "+");
const S_CORNER_TOP_LEFT = unicodeOr("╭", "+");
const S_INFO = unicodeOr("●", "•");
const S_SUCCESS = unicodeOr("◆", "*");
const S_WARN = unicodeOr("▲", "!");
const S_ERROR = unicodeOr("■", "x");
const symbol = (e) => {
	switch (e) {
		case "initial":
		case "active": return styleText("cyan", S_STEP_ACTIVE);
		case "cancel": return styleText("red", S_STEP_CANCEL);
		case "error": return styleText("yellow", S_STEP_ERROR);
		case "submit": return styleText("green", S_STEP_SUBMIT);
		case "validating": return styleText("dim", S_STEP_ACTIVE);
	}
};
const symbolBar = (e) => {
	switch (e) {
		case "initial":
		case "active": return styleText("cyan", S_BAR);
		case "cancel": return styleText("red", S_BAR);
		case "error": return styleText("yellow", S_BAR);
		case "submit": return styleText("green", S_BAR);
	}
};
function formatInstructionFooter(e, o, r) {
	const s = r ? `${styleText("cyan", S_BAR)}  ` : "", n = wrapTextWithPrefix(e, o.join(" • "), s).split(`
`);
	return r && n.push(styleText("cyan", S_BAR_END)), n;
}
const E$1 = (l, e, w, p, b, C = false) => {
	let r = e, O = 0;
	if (C) for (let i = p - 1; i >= w; i--) {
		const m = l[i];
		if (m && (r -= m.length), O++, r <= b) break;
	}
	else for (let i = w; i < p; i++) {
		const m = l[i];
		if (m && (r -= m.length), O++, r <= b) break;
	}
	return {
		lineCount: r,
		removals: O
	};
};
const limitOptions = ({ cursor: l, options: e, style: w, output: p = process.stdout, maxItems: b = Number.POSITIVE_INFINITY, columnPadding: C = 0, rowPadding: r = 4 }) => {
	const i = getColumns(p) - C, m = getRows(p), M = styleText("dim", "..."), v = Math.max(m - r, 0), a = Math.max(Math.min(b, v), 5);
	let f = 0;
	l >= a - 3 && (f = Math.max(Math.min(l - a + 3, e.length - a), 0));
	let d = a < e.length && f > 0, c = a < e.length && f + a < e.length;
	const I = Math.min(f + a, e.length), s = [];
	let g = 0;
	d && g++, c && g++;
	const T = f + (d ? 1 : 0), W = I - (c ? 1 : 0);
	for (let t = T; t < W; t++) {
		const n = e[t], o = n !== void 0 ? w(n, t === l) : "", h = wrapAnsi(o, i, {
			hard: true,
			trim: false
		}).split(`
`);
		s.push(h), g += h.length;
	}
	if (g > v) {
		let t = 0, n = 0, o = g;
		const h = l - T;
		let u = v;
		const L = () => E$1(s, o, 0, h, u), y = () => E$1(s, o, h + 1, s.length, u, true);
		d ? ({lineCount: o, removals: t} = L(), o > u && (c || (u -= 1), {lineCount: o, removals: n} = y())) : (c || (u -= 1), {lineCount: o, removals: n} = y(), o > u && (u -= 1, {lineCount: o, removals: t} = L())), t > 0 && (d = true, s.splice(0, t)), n > 0 && (c = true, s.splice(s.length - n, n));
	}
	const x = [];
	d && x.push(M);
	for (const t of s) for (const n of t) x.push(n);
	return c && x.push(M), x;
};
const confirm = (e) => {
	const a = e.active ?? "Yes", o = e.inactive ?? "No";
	return new r({
		active: a,
		inactive: o,
		signal: e.signal,
		input: e.input,
		output: e.output,
		initialValue: e.initialValue ?? true,
		render() {
			const i = e.withGuide ?? settings.withGuide, u = `${symbol(this.state)}  `, l = i ? `${styleText("gray", S_BAR)}  ` : "", f = wrapTextWithPrefix(e.output, e.message, l, u), s = `${i ? `${styleText("gray", S_BAR)}
` : ""}${f}
`, c = this.value ? a : o;
			switch (this.state) {
				case "submit": return `${s}${i ? `${styleText("gray", S_BAR)}  ` : ""}${styleText("dim", c)}`;
				case "cancel": return `${s}${i ? `${styleText("gray", S_BAR)}  ` : ""}${styleText(["strikethrough", "dim"], c)}${i ? `
${styleText("gray", S_BAR)}` : ""}`;
				default: {
					const r = i ? `${styleText("cyan", S_BAR)}  ` : "", g = i ? styleText("cyan", S_BAR_END) : "";
					return `${s}${r}${this.value ? `${styleText("green", S_RADIO_ACTIVE)} ${a}` : `${styleText("dim", S_RADIO_INACTIVE)} ${styleText("dim", a)}`}${e.vertical ? i ? `
${styleText("cyan", S_BAR)}  ` : `
` : ` ${styleText("dim", "/")} `}${this.value ? `${styleText("dim", S_RADIO_INACTIVE)} ${styleText("dim", o)}` : `${styleText("green", S_RADIO_ACTIVE)} ${o}`}
${g}
`;
				}
			}
		}
	}).prompt();
};
const MULTISELECT_INSTRUCTIONS = [
	`${styleText("dim", "↑/↓")} to navigate`,
	`${styleText("dim", "Space:")} select`,
	`${styleText("dim", "Enter:")} confirm`
];
const m = (n, u) => n.split(`
`).map((d) => u(d)).join(`
`);
const multiselect = (n) => {
	const u = (t, a) => {
		const r = t.label ?? String(t.value);
		return a === "disabled" ? `${styleText("gray", S_CHECKBOX_INACTIVE)} ${m(r, (o) => styleText(["strikethrough", "gray"], o))}${t.hint ? ` ${styleText("dim", `(${t.hint ?? "disabled"})`)}` : ""}` : a === "active" ? `${styleText("cyan", S_CHECKBOX_ACTIVE)} ${r}${t.hint ? ` ${styleText("dim", `(${t.hint})`)}` : ""}` : a === "selected" ? `${styleText("green", S_CHECKBOX_SELECTED)} ${m(r, (o) => styleText("dim", o))}${t.hint ? ` ${styleText("dim", `(${t.hint})`)}` : ""}` : a === "cancelled" ? `${m(r, (o) => styleText(["strikethrough", "dim"], o))}` : a === "active-selected" ? `${styleText("green", S_CHECKBOX_SELECTED)} ${r}${t.hint ? ` ${styleText("dim", `(${t.hint})`)}` : ""}` : a === "submitted" ? `${m(r, (o) => styleText("dim", o))}` : `${styleText("dim", S_CHECKBOX_INACTIVE)} ${m(r, (o) => styleText("dim", o))}`;
	}, d = n.required ?? true, x = n.showInstructions ?? true;
	return new a({
		options: n.options,
		signal: n.signal,
		input: n.input,
		output: n.output,
		initialValues: n.initialValues,
		required: d,
		cursorAt: n.cursorAt,
		validate(t) {
			if (d && (t === void 0 || t.length === 0)) return `Please select at least one option.
${styleText("reset", styleText("dim", `Press ${styleText([
				"gray",
				"bgWhite",
				"inverse"
			], " space ")} to select, ${styleText("gray", styleText("bgWhite", styleText("inverse", " enter ")))} to submit`))}`;
		},
		render() {
			const t = n.withGuide ?? settings.withGuide, a = wrapTextWithPrefix(n.output, n.message, t ? `${symbolBar(this.state)}  ` : "", `${symbol(this.state)}  `), r = `${t ? `${styleText("gray", S_BAR)}
` : ""}${a}
`, o = this.value ?? [], g = (i, l) => {
				if (i.disabled) return u(i, "disabled");
				const s = o.includes(i.value);
				return l && s ? u(i, "active-selected") : s ? u(i, "selected") : u(i, l ? "active" : "inactive");
			};
			switch (this.state) {
				case "submit": {
					const i = this.options.filter(({ value: s }) => o.includes(s)).map((s) => u(s, "submitted")).join(styleText("dim", ", ")) || styleText("dim", "none");
					return `${r}${wrapTextWithPrefix(n.output, i, t ? `${styleText("gray", S_BAR)}  ` : "")}`;
				}
				case "cancel": {
					const i = this.options.filter(({ value: s }) => o.includes(s)).map((s) => u(s, "cancelled")).join(styleText("dim", ", "));
					if (i.trim() === "") return `${r}${styleText("gray", S_BAR)}`;
					return `${r}${wrapTextWithPrefix(n.output, i, t ? `${styleText("gray", S_BAR)}  ` : "")}${t ? `
${styleText("gray", S_BAR)}` : ""}`;
				}
				case "error": {
					const i = t ? `${styleText("yellow", S_BAR)}  ` : "", l = this.error.split(`
`).map(($, v) => v === 0 ? `${t ? `${styleText("yellow", S_BAR_END)}  ` : ""}${styleText("yellow", $)}` : `   ${$}`).join(`
`), s = r.split(`
`).length, h = l.split(`
`).length + 1;
					return `${r}${i}${limitOptions({
						output: n.output,
						options: this.options,
						cursor: this.cursor,
						maxItems: n.maxItems,
						columnPadding: i.length,
						rowPadding: s + h,
						style: g
					}).join(`
${i}`)}
${l}
`;
				}
				default: {
					const i = t ? `${styleText("cyan", S_BAR)}  ` : "", l = r.split(`
`).length, s = x ? formatInstructionFooter(n.output, MULTISELECT_INSTRUCTIONS, t) : t ? [styleText("cyan", S_BAR_END)] : [], h = s.join(`
`), $ = s.length + 1;
					return `${r}${i}${limitOptions({
						output: n.output,
						options: this.options,
						cursor: this.cursor,
						maxItems: n.maxItems,
						columnPadding: i.length,
						rowPadding: l + $,
						style: g
					}).join(`
${i}`)}
${h}
`;
				}
			}
		}
	}).prompt();
};
const cancel = (o = "", t) => {
	const i = t?.output ?? process.stdout, e = t?.withGuide ?? settings.withGuide ? `${styleText("gray", S_BAR_END)}  ` : "";
	i.write(`${e}${styleText("red", o)}

`);
};
const u = {
	light: unicodeOr("─", "-"),
	heavy: unicodeOr("━", "="),
	block: unicodeOr("█", "#")
};
const SELECT_INSTRUCTIONS = [`${styleText("dim", "↑/↓")} to navigate`, `${styleText("dim", "Enter:")} confirm`];
const i = `${styleText("gray", S_BAR)}  `;

// src/init/files.ts
/** The text of `perf-gate.yml` that `perf-gate init` writes. */
var import_dist = require_dist();
const HEADER = ` yaml-language-server: $schema=https://unpkg.com/perf-gate@1/docs/perf-gate.schema.json\n What perf-gate measures. Every key: https://github.com/${repositoryName}/blob/v1/docs/configuration.md`;
const STYLE = {
	lineWidth: 120,
	aliasDuplicateObjects: false
};
/** A commented entry is a line. */
const LINE = {
	...STYLE,
	collectionStyle: "flow",
	lineWidth: 0
};
/** Longer bodies are compared by their digest. */
const MOST_BODY_CHARACTERS = 300;
/** What a target adds to each section. */
function entriesOf(target) {
	if (target.kind === "suite") return { suites: { [target.name]: {
		...placeOf(target),
		file: target.start
	} } };
	return {
		scenarios: { [scenarioOf(target)]: {
			path: target.answer?.path ?? target.paths[0] ?? "/",
			expect: expectationOf(target.answer)
		} },
		servers: { [target.name]: {
			...placeOf(target),
			start: target.start,
			scenarios: [scenarioOf(target)]
		} }
	};
}
/** @param leftOut stand as comments: without their `#` they are targets like the others */
function configText(targets, leftOut = []) {
	const sections = [
		"scenarios",
		"servers",
		"suites"
	].map((section) => {
		const commented = leftOut.map((target) => [target, entriesOf(target)[section]]).filter((pair) => pair[1] !== void 0);
		return {
			section,
			entries: Object.assign({}, ...targets.map((target) => entriesOf(target)[section])),
			commented: commentOf(commented, section !== "scenarios")
		};
	});
	const document = new import_dist.Document({
		version: 1,
		...Object.fromEntries(sections.filter(({ entries }) => Object.keys(entries).length > 0).map(({ section, entries }) => [section, entries]))
	}, STYLE);
	document.commentBefore = HEADER;
	for (const { section, commented } of sections.filter((one) => one.commented !== "")) {
		const map = document.get(section);
		if ((0, import_dist.isMap)(map)) map.comment = commented;
		else document.comment = [document.comment ?? "", ` ${section}:\n${commented.replaceAll(/^(?= Left out)/gm, " #").replaceAll(/^/gm, "  ")}`].filter((text) => text !== "").join("\n");
	}
	for (const target of targets) {
		const expect = target.answer === null || target.answer.varies === null ? null : document.getIn([
			"scenarios",
			scenarioOf(target),
			"expect"
		]);
		if ((0, import_dist.isMap)(expect)) expect.comment = ` The status alone: ${target.answer.varies}.`;
	}
	return document.toString(STYLE);
}
/** Targets as lines of a comment; those with one reason stand behind it. */
function commentOf(leftOut, tellsWhy) {
	return (tellsWhy ? [...Map.groupBy(leftOut, ([{ why }]) => why)] : [["", leftOut]]).filter(([, targets]) => targets.length > 0).map(([why, targets]) => [...why === "" ? [] : [` Left out: ${plainProse(why)}`], ...targets.flatMap(([, entries]) => Object.entries(entries).map(([name, entry]) => ` ${name}: ${(0, import_dist.stringify)(entry, LINE).trimEnd()}`))].join("\n")).join("\n");
}
const scenarioOf = ({ name }) => `${name}-home`;
function placeOf({ dir, install, build, env, dependsOn }) {
	return {
		dir,
		install: install ?? false,
		...build === null ? {} : { build },
		...env === void 0 ? {} : { env },
		...dependsOn === void 0 ? {} : { dependsOn }
	};
}
/** The answer that every later one must equal. A body that varies is not compared. */
function expectationOf(answer) {
	if (answer === null) return { status: 200 };
	const { status, body, varies } = answer;
	if (varies !== null || body.length === 0) return { status };
	const text = body.toString("utf8");
	if (body.length > MOST_BODY_CHARACTERS || text.includes("�")) return {
		status,
		sha256: hash("sha256", body)
	};
	const value = /^\s*[[{]/.test(text) ? jsonOrNull(text) : null;
	return value === null ? {
		status,
		text
	} : {
		status,
		json: value
	};
}

// node_modules/package-manager-detector/dist/constants.mjs
const AGENTS = [
	"npm",
	"yarn",
	"yarn@berry",
	"pnpm",
	"pnpm@6",
	"pnpm-rush",
	"bun",
	"deno",
	"nub",
	"aube",
	"upm"
];
const LOCKS = {
	"aube-lock.yaml": "aube",
	"aube-workspace.yaml": "aube",
	"bun.lock": "bun",
	"bun.lockb": "bun",
	"deno.lock": "deno",
	"nub.lock": "nub",
	"upm.lock": "upm",
	"pnpm-lock.yaml": "pnpm",
	"pnpm-workspace.yaml": "pnpm",
	"yarn.lock": "yarn",
	"package-lock.json": "npm",
	"npm-shrinkwrap.json": "npm"
};
const INSTALL_METADATA = {
	"node_modules/.aube/": "aube",
	"node_modules/.deno/": "deno",
	"node_modules/.pnpm/": "pnpm",
	"node_modules/.upm/": "upm",
	"node_modules/.yarn-state.yml": "yarn",
	"node_modules/.yarn_integrity": "yarn",
	"node_modules/.package-lock.json": "npm",
	".pnp.cjs": "yarn",
	".pnp.js": "yarn",
	"bun.lock": "bun",
	"bun.lockb": "bun"
};

// node_modules/package-manager-detector/dist/detect.mjs
async function pathExists(path2, type) {
	try {
		const stat = await fsPromises.stat(path2);
		return type === "file" ? stat.isFile() : stat.isDirectory();
	} catch {
		return false;
	}
}
function* lookup(cwd = process$1.cwd()) {
	let directory = path.resolve(cwd);
	const { root } = path.parse(directory);
	while (directory && directory !== root) {
		yield directory;
		directory = path.dirname(directory);
	}
}
async function parsePackageJson(filepath, options) {
	if (!filepath || !await pathExists(filepath, "file")) return null;
	return await handlePackageManager(filepath, options);
}
async function detect(options = {}) {
	const { cwd, strategies = [
		"lockfile",
		"packageManager-field",
		"devEngines-field"
	] } = options;
	let stopDir;
	if (typeof options.stopDir === "string") {
		const resolved = path.resolve(options.stopDir);
		stopDir = (dir) => dir === resolved;
	} else stopDir = options.stopDir;
	for (const directory of lookup(cwd)) {
		for (const strategy of strategies) switch (strategy) {
			case "lockfile":
				if (await pathExists(path.join(directory, "rush.json"), "file")) return {
					name: "pnpm",
					agent: "pnpm-rush"
				};
				for (const lock of Object.keys(LOCKS)) if (await pathExists(path.join(directory, lock), "file")) {
					const name = LOCKS[lock];
					const result = await parsePackageJson(path.join(directory, "package.json"), options);
					if (result) return result;
					else return {
						name,
						agent: name
					};
				}
				break;
			case "packageManager-field":
			case "devEngines-field": {
				const result = await parsePackageJson(path.join(directory, "package.json"), options);
				if (result) return result;
				break;
			}
			case "install-metadata": for (const metadata of Object.keys(INSTALL_METADATA)) {
				const fileOrDir = metadata.endsWith("/") ? "dir" : "file";
				if (await pathExists(path.join(directory, metadata), fileOrDir)) {
					const name = INSTALL_METADATA[metadata];
					return {
						name,
						agent: name === "yarn" ? isMetadataYarnClassic(metadata) ? "yarn" : "yarn@berry" : name
					};
				}
			}
		}
		if (stopDir?.(directory)) break;
	}
	return null;
}
function normalizeAgentVersion(version) {
	return version?.match(/\d+(\.\d+){0,2}/)?.[0] ?? version;
}
function getNameAndVer(pkg) {
	if (typeof pkg.packageManager === "string") {
		const [name, ver] = pkg.packageManager.replace(/^\^/, "").split("@");
		return {
			name,
			ver: normalizeAgentVersion(ver)
		};
	}
	if (typeof pkg.devEngines?.packageManager?.name === "string") return {
		name: pkg.devEngines.packageManager.name,
		ver: normalizeAgentVersion(pkg.devEngines.packageManager.version)
	};
}
async function handlePackageManager(filepath, options) {
	try {
		const content = await fsPromises.readFile(filepath, "utf8");
		const pkg = options.packageJsonParser ? await options.packageJsonParser(content, filepath) : JSON.parse(content);
		const nameAndVer = getNameAndVer(pkg);
		if (nameAndVer) return resolveAgent(nameAndVer.name, nameAndVer.ver) ?? options.onUnknown?.(pkg.packageManager) ?? null;
	} catch {}
	return null;
}
function resolveAgent(name, ver) {
	let agent;
	let version = ver;
	if (name === "yarn" && ver && Number.parseInt(ver) > 1) {
		agent = "yarn@berry";
		version = "berry";
		return {
			name,
			agent,
			version
		};
	} else if (name === "pnpm" && ver && Number.parseInt(ver) < 7) {
		agent = "pnpm@6";
		return {
			name,
			agent,
			version
		};
	} else if (AGENTS.includes(name)) {
		agent = name;
		return {
			name,
			agent,
			version
		};
	}
}
function isMetadataYarnClassic(metadataPath) {
	return metadataPath.endsWith(".yarn_integrity");
}

// src/init/package-manager.ts
/** Package managers: which one a package has, and the commands by which it makes the package and what that links ready. */
/**
* `locked` installs exactly what is locked; `free` what package.json says, and writes no lock file where that can be helped; `alone` keeps
* an install away from the workspace above, which the package is no member of.
*/
const COMMANDS = {
	npm: {
		program: "npm",
		locked: "npm ci --prefer-offline --no-audit --no-fund",
		free: "npm install --no-audit --no-fund --no-package-lock",
		alone: ""
	},
	pnpm: {
		program: "pnpm",
		locked: "pnpm install --frozen-lockfile",
		free: "pnpm install --no-lockfile",
		alone: " --ignore-workspace"
	},
	yarn: {
		program: "yarn",
		locked: "yarn install --frozen-lockfile",
		free: "yarn install --no-lockfile",
		alone: ""
	},
	"yarn@berry": {
		program: "yarn",
		locked: "yarn install --immutable",
		free: "yarn install --no-immutable",
		alone: ""
	},
	bun: {
		program: "bun",
		locked: "bun install --frozen-lockfile",
		free: "bun install --no-save",
		alone: ""
	}
};
const MANAGERS = {
	npm: "npm",
	pnpm: "pnpm",
	"pnpm@6": "pnpm",
	yarn: "yarn",
	"yarn@berry": "yarn@berry",
	bun: "bun"
};
/** The lock file that git tracks in a folder, from the repository's root; null: none. */
const lockFileIn = (dir, files) => LOCK_FILES.map((lock) => path.posix.join(dir, lock)).find((file) => files.has(file)) ?? null;
/**
* The package manager of a folder, by its own files or those of the folders above it, up to the root. Where lock files of npm and of another
* one lie side by side and `packageManager` does not choose, it is npm: every machine with Node.js has it.
*/
async function managerOf(dir, { root, files }) {
	const found = await detect({
		cwd: path.join(root, dir),
		stopDir: path.resolve(root)
	});
	const nearest = [
		dir,
		...foldersAbove(dir).toReversed(),
		"."
	].find((folder) => lockFileIn(folder, files) !== null);
	const isLockedByNpm = nearest !== void 0 && LOCK_FILES_OF_NPM.some((lock) => files.has(path.posix.join(nearest, lock)));
	const manager = found?.version === void 0 && isLockedByNpm ? "npm" : MANAGERS[found?.agent ?? "npm"] ?? "npm";
	return {
		manager: manager === "yarn" && files.has(".yarnrc.yml") ? "yarn@berry" : manager,
		version: found?.version ?? null
	};
}
/** Gives the command that installs in the folder in which it runs. */
function installCommand(manager, { isLocked, isAlone }) {
	const { locked, free, alone } = COMMANDS[manager];
	return `${isLocked ? locked : free}${isAlone ? alone : ""}`;
}
/** Gives the command that runs a script. */
const scriptCommand = (manager, script) => `${COMMANDS[manager].program} run ${script}`;
/** Gives the shell command that brings the package manager to a runner, which has npm alone; null: nothing is needed. */
function setUpCommand({ manager, version }, runsBun) {
	const bun = manager === "bun" || runsBun ? `npm install --global bun${manager === "bun" && version !== null ? `@${version}` : "@1"}` : null;
	return [manager === "npm" || manager === "bun" ? null : "corepack enable", bun].filter((command) => command !== null).join(" && ") || null;
}
/** The command that installs a package where its lock file is, run in the folder `from`: its own, unless that is given. */
function installFor(owner, project, from = owner.dir) {
	const { dir, manager, workspace, hasLockFile } = owner;
	const around = project.packages.find((one) => one.workspace === one.dir && one.dir !== dir && (one.dir === "." || dir.startsWith(`${one.dir}/`)));
	const command = installCommand(manager, {
		isLocked: hasLockFile,
		isAlone: workspace === null && around !== void 0
	});
	const inWorkspace = inFolder(workspace ?? dir, from, command);
	return [...linkedBeyondWorkspace(owner, project).filter(({ dependencies }) => dependencies.size > 0).map((one) => inFolder(one.dir, from, installCommand(one.manager, {
		isLocked: one.hasLockFile,
		isAlone: false
	}))), inWorkspace].join(" && ");
}
const inFolder = (dir, from, command) => dir === from ? command : `(cd ${path.posix.relative(from, dir) || "."} && ${command})`;
/** npm links a folder that is asked for by its path, and does not install its packages. */
const linkedBeyondWorkspace = ({ linkedDirs, workspace }, { packages }) => packages.filter((one) => linkedDirs.includes(one.dir) && (workspace === null || one.workspace !== workspace));
/** The packages that a package links, themselves or through others, those below the others first. */
function linkedFrom(owner, { packages }) {
	const visited = /* @__PURE__ */ new Set([owner.dir]);
	const visit = ({ linkedDirs }) => packages.filter(({ dir }) => linkedDirs.includes(dir)).flatMap((one) => {
		if (visited.has(one.dir)) return [];
		visited.add(one.dir);
		return [...visit(one), one];
	});
	return visit(owner);
}
/** Commands that build the libraries that a package links, in the folder `from`: its own, unless that is given. */
const buildsOfLinked = (owner, project, from = owner.dir) => linkedFrom(owner, project).flatMap((one) => buildOf(one, from));
/** The command that builds a package, in the folder `from`. A package without a script `build` may have `prepack`. */
function buildOf({ dir, scripts, manager }, from) {
	const script = ["build", "prepack"].find((name) => scripts[name] !== void 0);
	return script === void 0 ? [] : [inFolder(dir, from, scriptCommand(manager, script))];
}

// src/init/places.ts
/** What a file is for, by its path from the repository's root. */
const GENERATED = /(?:^|\/)(?:node_modules|dist|build|out|coverage|vendor|\.[^/]+)\/|\.d\.[cm]?ts$|\.min\.[cm]?js$/;
const EXAMPLE = /(?:^|\/)(?:examples?|demos?|samples?|playgrounds?|sandbox(?:es)?|templates?|boilerplates?|docker|docs?|site|website|fixtures?|__fixtures__|__mocks__|mocks?)\//;
const TEST = /(?:^|\/)(?:test|tests|__tests__|spec|specs|e2e)\/|\.(?:test|spec)\.[cm]?[jt]s$/;
const BENCHMARK = /(?:^|\/)(?:bench(?:e?s|mark|marks)?|perf|performance)(?:\/|\.[cm]?[jt]s$)|[._-](?:bench|benchmark|suite|perf)\.[cm]?[jt]s$/i;
/** Output of a build, or of somebody else. */
const isGenerated = (file) => GENERATED.test(file);
/** A server worth proposing: what a project shows or tests is none. */
const mayBeServer = (file) => !EXAMPLE.test(file) && !TEST.test(file);
/** A suite worth proposing: benchmarks stand below the tests too. */
const mayBeSuite = (file) => !EXAMPLE.test(file) && (!TEST.test(file) || BENCHMARK.test(file));
/** The name says that the file is a benchmark, so that it may use what the tool makes global. */
const isNamedBenchmark = (file) => /\.(?:bench|benchmark)\.[cm]?[jt]sx?$/.test(file);

// src/init/project.ts
/** Reads of a repository what `perf-gate init` proposes from. Nothing of the project is run. */
/** Larger files are bundles or data. */
const MOST_SOURCE_BYTES = 2e5;
const manifestSchema = object({
	name: string().nullable().catch(null),
	main: string().nullable().catch(null),
	module: string().nullable().catch(null),
	exports: unknown().optional(),
	scripts: record(string(), string()).catch({}),
	engines: object({ node: string().nullable().catch(null) }).catch({ node: null })
});
/** What is not JSON says nothing. */
const manifestOf = (said) => manifestSchema.parse(typeof said === "object" && said !== null ? said : {});
async function readProject(root, git) {
	const tracked = (await git([
		"ls-files",
		"-z",
		"--cached",
		"--others",
		"--exclude-standard"
	])).split("\0").filter((file) => file !== "");
	const files = new Set(tracked);
	const tree = await readPackageTree(root, tracked);
	const workspaces = await readWorkspaces(root, tree);
	const dirs = [...tree.packages.keys()].toSorted((one, other) => depthOf(one) - depthOf(other) || one.localeCompare(other));
	const yarnrc = await textIfReadable(path.join(root, ".yarnrc.yml"));
	const manager = await managerOf(".", {
		root,
		files
	});
	return {
		manager,
		packages: await Promise.all(dirs.map((dir) => packageIn(dir, {
			root,
			tree,
			files,
			workspaces
		}))),
		sources: await sourcesOf(root, tracked),
		files,
		node: await nodeOf(root, manifestOf(tree.packages.get("."))),
		hasPlugAndPlay: manager.manager === "yarn@berry" && !/^nodeLinker:/m.test(yarnrc)
	};
}
const depthOf = (dir) => dir === "." ? 0 : dir.split("/").length;
const pnpmSchema = object({ packages: array(string()) });
async function readWorkspaces(root, { packages, files }) {
	const named = [...packages].flatMap(([dir, said]) => {
		const globs = workspaceGlobs(said);
		return globs.length === 0 ? [] : [[dir, globs]];
	});
	const ofPnpm = files.filter((file) => path.posix.basename(file) === "pnpm-workspace.yaml").map(async (file) => {
		const text = await textIfReadable(path.join(root, file));
		return [path.posix.dirname(file), pnpmSchema.safeParse(yamlOrNull(text)).data?.packages ?? []];
	});
	return new Map([...named, ...await Promise.all(ofPnpm)]);
}
/** The workspace whose member or root a package is. */
const workspaceOf = (dir, workspaces) => [
	".",
	...foldersAbove(dir),
	dir
].findLast((folder) => workspaces.has(folder) && (folder === dir || isNamedBy(workspaces.get(folder), path.posix.relative(folder, dir)))) ?? null;
async function packageIn(dir, { root, tree, files, workspaces }) {
	const said = tree.packages.get(dir);
	const manifest = manifestOf(said);
	const requests = requestsOf(said);
	const workspace = workspaceOf(dir, workspaces);
	const members = [...tree.packages].filter(([other]) => workspace !== null && workspaceOf(other, workspaces) === workspace);
	const byName = Map.groupBy(members.map(([folder, its]) => ({
		folder,
		name: manifestOf(its).name
	})), ({ name }) => name);
	const linked = requests.flatMap((request) => placesAskedFor(request, dir, byName));
	return {
		dir,
		name: manifest.name,
		scripts: manifest.scripts,
		dependencies: new Set(requests.map(({ name }) => name)),
		linkedDirs: [...new Set(linked)].filter((folder) => folder !== dir && tree.packages.has(folder)),
		manager: (await managerOf(dir, {
			root,
			files
		})).manager,
		workspace,
		hasLockFile: [dir, ...workspace === null ? [] : [workspace]].some((folder) => lockFileIn(folder, files) !== null),
		entry: entryOf(dir, manifest, files)
	};
}
/** A package with `exports` imports itself by its name; another one by its main file. */
function entryOf(dir, { name, exports, main, module }, files) {
	if (exports !== void 0 && exports !== null && name !== null) {
		const paths = typeof exports === "object" && !Array.isArray(exports) ? Object.keys(exports).filter((key) => key.startsWith(".")) : [];
		const first = paths.length === 0 || paths.includes(".") ? "." : paths.find((key) => !key.includes("*") && !key.endsWith(".json"));
		return first === void 0 ? null : path.posix.join(name, first);
	}
	const file = main ?? module ?? [
		"index.js",
		"index.mjs",
		"index.cjs"
	].find((one) => files.has(path.posix.join(dir, one)));
	return file === void 0 ? null : `./${path.posix.join(file)}`;
}
/** What version managers read, before what the package allows. */
async function nodeOf(root, { engines }) {
	return (await Promise.all([".nvmrc", ".node-version"].map((file) => textIfReadable(path.join(root, file))))).map((text) => text.trim().replace(/^v(?=\d)/, "")).find((text) => text !== "") ?? engines.node;
}
const CODE = /\.[cm]?[jt]s$/;
async function sourcesOf(root, tracked) {
	const sources = [];
	for (const file of tracked.filter((one) => CODE.test(one) && !isGenerated(one))) {
		const found = await stat(path.join(root, file)).catch(() => null);
		if (found === null || !found.isFile() || found.size > MOST_SOURCE_BYTES) continue;
		sources.push({
			path: file,
			text: await readFile(path.join(root, file), "utf8")
		});
	}
	return sources;
}
/** The nearest package above a file. */
function packageOf(file, { packages }) {
	return packages.findLast(({ dir }) => dir === "." || file.startsWith(`${dir}/`)) ?? null;
}

// src/init/record-answer.ts
/** Starts a server twice and records how it answers: a later answer must look the same. */
const CONNECT_EVERY_MS = 20;
const ASK_AGAIN_MS = 200;
const ANSWER_TIMEOUT_MS = 1e4;
/**
* Records the first path that a server answers with success. It is started twice, on two ports, and built anew in between: a body that
* differs then would differ between base and head.
*
* @throws ReasonError where it does not come up, or answers none of the paths
*/
async function recordAnswer(server) {
	const { target, tree } = server;
	const first = await bootOnce(server, async (origin, untilMs) => {
		const found = await answeredPath(server, origin, untilMs);
		return {
			...found,
			again: await ask(server, origin, found.path)
		};
	});
	if (target.build !== null) await runBuild(target, tree);
	const second = await bootOnce({
		...server,
		paths: [first.path]
	}, (origin) => ask(server, origin, first.path));
	return {
		path: first.path,
		status: first.answer.status,
		body: first.answer.bytes,
		varies: whyVaries(first.answer, first.again, second) ?? traceOfHere(first.answer.bytes, tree)
	};
}
/** Boots the server on a port of its own, and stops it. The reason of a failure has what it printed. */
async function bootOnce({ target, tree, scenario }, act) {
	try {
		var _usingCtx$2 = _usingCtx();
		const { port } = _usingCtx$2.u(await holdPort());
		const untilMs = monotonicMs() + target.bootTimeoutMs;
		const server = _usingCtx$2.a(startProcessTree({
			command: [
				"/bin/sh",
				"-c",
				target.start
			],
			cwd: path.join(tree, target.dir),
			env: {
				...environmentInTree(target, tree),
				PORT: String(port),
				HOST: LOOPBACK
			},
			cores: null,
			opensInput: true
		}));
		try {
			return await act(await untilListening(server, {
				target,
				port,
				scenario,
				timeoutMs: target.bootTimeoutMs,
				everyMs: CONNECT_EVERY_MS
			}), untilMs);
		} catch (error) {
			if (!(error instanceof ReasonError)) throw error;
			throw new ReasonError(withLastOutput(error.reason, server.output()), { cause: error });
		}
	} catch (_) {
		_usingCtx$2.e = _;
	} finally {
		await _usingCtx$2.d();
	}
}
/** An error of the server may pass while it starts. */
async function answeredPath(server, origin, untilMs) {
	for (;;) {
		const answers = [];
		for (const one of server.paths) {
			const answer = await ask(server, origin, one);
			if (answer.status < 400) return {
				path: one,
				answer
			};
			answers.push({
				path: one,
				status: answer.status
			});
		}
		if (monotonicMs() > untilMs || !answers.some(({ status }) => status >= 500)) throw new ReasonError({
			kind: "no-path-answers",
			answers
		});
		await setTimeout(ASK_AGAIN_MS);
	}
}
async function ask({ scenario }, origin, at) {
	const request = {
		...scenario,
		path: at
	};
	try {
		return await exchange({
			origin,
			request,
			agent: false,
			timeoutMs: ANSWER_TIMEOUT_MS
		});
	} catch (error) {
		if (!(error instanceof ExchangeFailure)) throw error;
		await firstAnswer(request, origin, {
			untilMs: monotonicMs(),
			hasEnded: () => false
		});
		throw error;
	}
}
/** Its failure shows at the next boot. */
async function runBuild(target, tree) {
	try {
		var _usingCtx3 = _usingCtx();
		const build = _usingCtx3.a(startProcessTree({
			command: [
				"/bin/sh",
				"-c",
				target.build
			],
			cwd: path.join(tree, target.dir),
			env: environmentInTree(target, tree),
			cores: null
		}));
		await Promise.race([build.ended, setTimeout(target.installTimeoutMs, void 0, { ref: false })]);
	} catch (_) {
		_usingCtx3.e = _;
	} finally {
		await _usingCtx3.d();
	}
}
function whyVaries(first, again, later) {
	if (!first.bytes.equals(again.bytes)) return "the body differs from request to request";
	return first.bytes.equals(later.bytes) ? null : "the body differs from start to start, as by a port, an id or a build";
}
/** What another machine, or another day, would answer otherwise. */
function traceOfHere(bytes, tree) {
	const text = bytes.toString("utf8");
	const today = /* @__PURE__ */ new Date();
	if ([
		today.toISOString().slice(0, 10),
		today.toDateString().slice(4),
		today.toLocaleDateString("en-US")
	].some((date) => text.includes(date))) return "the body has the date in it";
	return text.includes(tree) || os.hostname().length > 3 && text.includes(os.hostname()) ? "the body has a name of this machine in it" : null;
}

// src/init/trial.ts
/** Tries in head alone what `perf-gate init` proposes: installs, builds, starts and asks it, as `check` does. */
const doesWork = ({ checked: { failures, leftOut } }) => failures.length === 0 && leftOut === null;
/**
* The configuration must be written already.
*
* @throws the signal's reason
*/
async function tryInHeadAlone({ chosen, project, request }, io) {
	try {
		var _usingCtx$1 = _usingCtx();
		const plan = await planRun({
			...request,
			base: { kind: "none" }
		}, io);
		const prepared = _usingCtx$1.a(await prepareRun(plan, io));
		const answers = /* @__PURE__ */ new Map();
		const failed = [];
		for (const benchmark of prepared.benchmarks) {
			if (benchmark.kind !== "server" || benchmark.request.protocol !== "http") continue;
			io.signal.throwIfAborted();
			const { paths } = chosen.find(({ name }) => name === benchmark.target);
			try {
				answers.set(benchmark.target, await recordAnswer({
					target: benchmark.head,
					scenario: benchmark.request,
					paths,
					tree: prepared.trees.head
				}));
			} catch (error) {
				io.signal.throwIfAborted();
				if (!(error instanceof ReasonError)) throw error;
				failed.push(unmeasuredRecord(benchmark.head, benchmark.scenario, {
					state: "broken",
					arm: "head",
					reason: error.reason
				}));
			}
		}
		const tried = chosen.map((target) => ({
			...target,
			answer: answers.get(target.name) ?? null
		}));
		const recorded = new Map(parseConfig(configText(tried), request.configFile ?? "").targets.map((target) => [target.name, target]));
		const benchmarks = prepared.benchmarks.flatMap((benchmark) => {
			if (benchmark.kind === "suite") return [benchmark];
			return answers.has(benchmark.target) ? serverBenchmarks(recorded.get(benchmark.target), null) : [];
		});
		const checked = await checkTargets(chosen.map(({ name }) => name), {
			...prepared,
			benchmarks,
			unmeasured: [...prepared.unmeasured, ...failed]
		}, io.signal);
		const found = [];
		for (const [index, target] of tried.entries()) {
			const own = benchmarks.filter((benchmark) => benchmark.target === target.name);
			const result = {
				target,
				checked: checked[index],
				benchmarks: own.map(({ id }) => id)
			};
			const suite = own.find((benchmark) => benchmark.kind === "suite");
			const dependsOn = suite === void 0 || !doesWork(result) ? null : await filesOutside(suite.head, {
				project,
				tree: prepared.trees.head
			});
			found.push(dependsOn === null ? result : {
				...result,
				target: {
					...target,
					dependsOn
				}
			});
		}
		return found;
	} catch (_) {
		_usingCtx$1.e = _;
	} finally {
		await _usingCtx$1.d();
	}
}
/** Globs of the files that a suite loads from outside its folder; null: none, or a build wrote them, so that git does not know their sources. */
async function filesOutside(target, { project, tree }) {
	try {
		var _usingCtx3 = _usingCtx();
		if (target.dir === ".") return null;
		const modules = (await _usingCtx3.a(startSuite({
			arm: "head",
			target,
			tree,
			core: null
		})).list()).modules.map((module) => path.relative(tree, module)).filter((file) => !leadsOut(file) && !isIn(target.dir)(file) && !file.split("/").includes("node_modules"));
		const owner = packageOf(path.posix.join(target.dir, target.file), project);
		const linked = owner === null ? [] : linkedFrom(owner, project).map(({ dir }) => dir);
		const outside = modules.filter((file) => !linked.includes(packageOf(file, project)?.dir ?? ""));
		if (outside.length === 0 || !outside.every((file) => project.files.has(file))) return null;
		return [...new Set(outside.flatMap((file) => {
			const around = packageOf(file, project)?.dir ?? ".";
			const [first, ...rest] = path.posix.relative(around, file).split("/");
			const manifests = [path.posix.join(around, "package.json"), lockFileIn(around, project.files)].filter((one) => one !== null && project.files.has(one));
			return [path.posix.join(around, rest.length === 0 ? first : `${first}/**`), ...manifests];
		}))].toSorted();
	} catch (_) {
		_usingCtx3.e = _;
	} finally {
		await _usingCtx3.d();
	}
}

// src/plan/outlook.ts
/** Noise shrinks with the square root of the rounds; a slowdown has to reach the threshold in any case. */
function outlookOf({ config, profile: { plan, solos }, costs, tasks, comparisons, isCounted }) {
	const benchmarks = config.targets.flatMap((target) => target.kind === "server" ? target.scenarios.map((request) => ({
		id: `${target.name}/${request.name}`,
		request,
		comparable: true
	})) : Array.from({ length: tasks.get(target.name) ?? 1 }, (_, index) => ({
		id: `${target.name}/${index}`,
		request: null,
		comparable: true
	})));
	const [first, last] = [plan?.looks[0] ?? 0, plan?.looks.at(-1) ?? 0];
	const countingMs = isCounted ? expectedCountingMs(benchmarks, true) : 0;
	const ofRounds = (duets) => expectedMs(benchmarks, {
		duets,
		solos
	}, costs) + countingMs;
	const visible = comparisons.filter(({ decides }) => decides).map(({ n, smallestVisible, threshold }) => threshold + Math.max(0, smallestVisible - threshold) * Math.sqrt(n / Math.max(n, last)));
	return {
		benchmarks: benchmarks.length,
		leastMs: ofRounds(isCounted ? Math.min(first, 3) : first),
		mostMs: ofRounds(last),
		smallestVisible: visible.length === 0 ? null : Math.max(...visible)
	};
}

// src/cli/init-trial.ts
/** The trial of `perf-gate init`: what it proposes in head alone, then one benchmark against itself. */
/** Targets that are named in a line. */
const MOST_NAMED$1 = 5;
/** @returns the exit code: 0 where something works, and came out unchanged where it was to be measured */
async function tryOut({ root, project, chosen, leftOut, file, most, measure, procedure, onLongest }, { signal, progress }) {
	const io = {
		signal,
		progress,
		...openNotes(() => {})
	};
	const requestOf = (profile, only) => ({
		...gateRequest({
			config: file,
			only,
			all: true,
			profile,
			...procedure === void 0 ? {} : { procedure }
		}),
		cwd: root
	});
	const tried = await tryInHeadAlone({
		chosen,
		project,
		request: requestOf("smoke", [])
	}, io);
	const checked = tried.map((one) => one.checked);
	say(describeChecked(checked, ["head"]));
	const kept = withinLimit(tried.filter(doesWork), most);
	if (kept.length === 0) {
		say(`Nothing that was tried works, so nothing was measured.\nNext: mend ${file} by what is said above, then: npx perf-gate check`);
		return EXIT.regressed;
	}
	const others = tried.filter((one) => !kept.includes(one)).map((one) => ({
		...one.target,
		why: whyLeftOut(one, most)
	}));
	const text = configText(kept.map(({ target }) => target), [...others, ...leftOut]);
	await writeFile(path.join(root, file), text);
	const estimate = await estimateOf(parseConfig(text, file), kept);
	await onLongest(estimate([]).mostMs);
	for (const line of [...kept.flatMap(describeAnswer), ...describeLeftOut([...others, ...leftOut], file)]) say(line);
	if (!measure) {
		say(NEXT);
		return EXIT.passed;
	}
	const request = requestOf("quick", [escapeGlob(kept[0].benchmarks[0])]);
	const result = await runGate({
		...request,
		base: { kind: "itself" }
	}, {
		signal,
		progress
	});
	signal.throwIfAborted();
	return conclude(result, estimate);
}
/** Gives the outlook by what the trial compared. */
async function estimateOf(config, kept) {
	const trial = {
		config,
		tasks: new Map(kept.map(({ target, benchmarks }) => [target.name, benchmarks.length])),
		profile: findProfile("standard", config),
		costs: roundCosts(PROCEDURE, await planCores() !== null)
	};
	return (comparisons) => outlookOf({
		...trial,
		comparisons,
		isCounted: comparisons.some(({ metric }) => isCounted(metric))
	});
}
/** The first targets that have no more benchmarks together; the smallest where each has more. */
function withinLimit(working, most) {
	let count = 0;
	const kept = working.filter(({ benchmarks }) => {
		const isKept = most === null || count + benchmarks.length <= most;
		if (isKept) count += benchmarks.length;
		return isKept;
	});
	return kept.length > 0 ? kept : working.toSorted((one, other) => one.benchmarks.length - other.benchmarks.length).slice(0, 1);
}
function whyLeftOut({ checked: { failures, leftOut } }, most) {
	const reason = failures[0]?.reason ?? leftOut;
	return reason === null ? `it works, and ${most} benchmarks are enough to begin with` : describeReason(reason);
}
function describeAnswer({ target: { name, answer } }) {
	if (answer === null) return [];
	const varies = answer.varies === null ? "" : `; ${answer.varies}, so the status alone is expected`;
	return [`  ${plainName(name)} answers GET ${plainName(answer.path)} with ${answer.status}${varies}`];
}
function describeLeftOut(leftOut, file) {
	if (leftOut.length === 0) return [];
	const names = leftOut.map(({ name }) => plainName(name));
	return [`  ${countOf(leftOut.length, "target")} left out, as comments in ${file}: ${listOfMost(names, MOST_NAMED$1)}`];
}
const NEXT = `Next: commit these files and open a pull request.
  npx perf-gate check    install, boot and try every benchmark once
  npx perf-gate run      measure your change against the default branch`;
/** Tells whether the trial raised a false alarm on this machine. */
function conclude({ judgement: { benchmarks }, file: { run } }, estimate) {
	const [benchmark] = benchmarks;
	const took = formatDurationMs(run.durationMs - (run.phasesMs?.waiting ?? 0));
	if (benchmark?.verdict !== "no regression") {
		say(`  Measured against itself in ${took}: ${benchmark === void 0 ? "nothing came of it" : describeTrouble(benchmark)}\n${AGAIN}`);
		return EXIT.regressed;
	}
	say(`  Measured against itself in ${took}: ${plainName(benchmark.id)} is ${describeVerdict(benchmark)}, so no false alarm.\n${describeOutlook(estimate(benchmark.comparisons), benchmark.comparisons)}\n${NEXT}`);
	return EXIT.passed;
}
const AGAIN = `Next: mend that, or let the machine come to rest, and measure again before you commit these files:
  npx perf-gate check                                       install, boot and try every benchmark once
  npx perf-gate run --base HEAD --all --profile standard    compare HEAD with the same code`;
function describeTrouble(benchmark) {
	const { id, verdict, because } = benchmark;
	if (verdict === "inconclusive") return `${plainName(id)} works, and is ${describeVerdict(benchmark)}. This machine is too busy to tell more.`;
	if (verdict === "regressed" || verdict === "improved") return `${plainName(id)} is ${describeVerdict(benchmark)}, a false alarm: both sides are the same. This machine is too busy.`;
	return `${plainName(id)} could not be measured: ${explainReason(because)}`;
}
const minutes = (ms) => Math.max(1, Math.round(ms / 6e4));
/** Estimates, which the first pull request may prove wrong: its runner is another machine. */
function describeOutlook({ benchmarks, leastMs, mostMs, smallestVisible }, comparisons) {
	const sight = describeSight(comparisons, smallestVisible);
	return `  Estimate for a pull request that reaches ${countOf(benchmarks, "benchmark")}: ${minutes(leastMs)} to ${minutes(mostMs)} min of measuring, and the installs.${sight === null ? "" : `\n  ${sight}`}`;
}
/** The smallest slowdown that will be found. Where instructions are counted, a few rounds of time say nothing about it. */
function describeSight(comparisons, byTime) {
	const counted = comparisons.find(({ metric }) => isCounted(metric));
	if (counted !== void 0) return `Instructions are counted: it will find ${formatPercent(counted.smallestVisible)} more of them about nine times in ten.`;
	return byTime === null ? null : `Estimated from this trial, it will find a slowdown of ${formatPercent(byTime)} or more about nine times in ten.`;
}

// src/init/proposal.ts
const slugOf = (name) => name.replace(/^@[^/]*\//, "").replaceAll(/[^A-Za-z0-9._-]+/g, "-").replace(/^[^A-Za-z0-9]+/, "") || "benchmarks";
const nameOf = ({ name, dir }) => slugOf(name ?? (dir === "." ? "server" : path.posix.basename(dir)));

// src/init/scaffold.ts
/** The small server or suite that is written for a library that has none. */
/** Below the folder of the library. */
const SERVER_DIR = "perf/server";
const SUITE_FILE = "perf/main.suite.mjs";
/** Frameworks for which `examples/servers/` has a hello-world server, that listens on PORT and HOST. */
const FRAMEWORKS = /* @__PURE__ */ new Set([
	"express",
	"fastify",
	"koa",
	"@hapi/hapi",
	"restify",
	"hono",
	"h3",
	"polka",
	"find-my-way"
]);
/** The HTTP framework that a package is, by its name; null: it is none that is known. */
const frameworkOf = ({ name }) => name !== null && FRAMEWORKS.has(name) ? name : null;
/** A server for a framework; for any other library a suite. */
const scaffoldFor = (library, framework) => framework === null ? suiteFor(library) : serverFor(library.dir, framework);
function serverFor(library, framework) {
	const manifest = {
		name: "perf-gate-server",
		private: true,
		type: "module",
		dependencies: { [framework]: "file:../.." }
	};
	const dir = path.posix.join(library, SERVER_DIR);
	return {
		kind: "server",
		dir,
		start: "node server.mjs",
		files: {
			[`${dir}/package.json`]: `${JSON.stringify(manifest, null, 2)}\n`,
			[`${dir}/server.mjs`]: new URL(`examples/servers/${framework.replace("@", "").replace("/", "-")}.mjs`, packageRoot)
		}
	};
}
function suiteFor({ dir, name, entry }) {
	return {
		kind: "suite",
		dir,
		start: SUITE_FILE,
		files: { [path.posix.join(dir, SUITE_FILE)]: `// What perf-gate measures of ${name ?? "this package"}: each task is a benchmark. Replace the first one by calls that your users make.
import * as library from '${entry.replace(/^\.\//, "../")}';

export default (bench) => {
  bench.add('list exports', () => Object.keys(library));
};
` }
	};
}

// src/init/suites.ts
/** Files of benchmarks that are measured as they are. */
const TAKES_BENCH = /export default (?:async )?(?:function\s*\w*\s*)?\(?\s*bench\b|module\.exports\s*=\s*(?:async )?(?:function\s*\w*\s*)?\(?\s*bench\b/;
/** Tools whose files are measured as they are. */
const IMPORTS_TOOL = /(?:from\s+|import\s*\(\s*|require\(\s*)['"](?<tool>tinybench|mitata|benchmark|benchmarkify|vitest)['"]/;
/** Tools that perf-gate does not know. */
const IMPORTS_OTHER = /(?:from\s+|import\s*\(\s*|require\(\s*)['"](?<tool>benny|cronometro|matcha|bench-node)['"]/;
/** vitest is told by its `bench`, because its test files import it too. */
const CALLS_BENCH = /\bbench(?:\.\w+)*\s*\(|\(\s*(?:async\s*)?\(\s*\{[^}]*\bbench\b/;
const toolOf = ({ text }) => {
	const tool = IMPORTS_TOOL.exec(text)?.groups?.["tool"] ?? null;
	return tool === "vitest" && !CALLS_BENCH.test(text) ? null : tool;
};
/** Tells whether a file is a suite, so that it is no server. */
const isSuite = (file) => TAKES_BENCH.test(file.text) || toolOf(file) !== null;
function proposeSuites(project) {
	const found = project.sources.filter(({ path: file }) => mayBeSuite(file) && /\.[cm]?[jt]s$/.test(file)).map((file) => [file, becauseOf(file, project)]);
	return {
		proposals: found.flatMap(([file, because]) => because === null ? [] : [suiteProposal(file, because, project)]),
		passedOver: found.flatMap(([file, because]) => {
			const tool = because === null ? IMPORTS_OTHER.exec(file.text)?.groups?.["tool"] : void 0;
			return tool === void 0 ? [] : [{
				what: file.path,
				why: `perf-gate does not read ${tool}: write its functions as a tinybench suite`
			}];
		})
	};
}
function becauseOf(file, project) {
	if (TAKES_BENCH.test(file.text)) return `${file.path} exports a function that takes a tinybench Bench`;
	const tool = toolOf(file) ?? (usesGlobals(file, project) ? "vitest" : null);
	return tool === null ? null : `${file.path} has ${tool} benchmarks`;
}
/** vitest's `globals: true` needs no import. */
function usesGlobals({ path: file, text }, project) {
	return project.packages.some(({ dir, dependencies }) => dependencies.has("vitest") && (dir === "." || file.startsWith(`${dir}/`))) && isNamedBenchmark(file) && CALLS_BENCH.test(text);
}
function suiteProposal(file, because, project) {
	const owner = packageOf(file.path, project);
	const dir = owner?.dir ?? ".";
	const others = owner === null ? [] : packagesOutside(file, owner, project);
	const installs = owner === null ? [] : [...others.map((other) => installFor(other, project, owner.dir)), installFor(owner, project)];
	const builds = owner === null ? [] : [
		...others.flatMap((other) => buildOf(other, owner.dir)),
		...buildsOfLinked(owner, project),
		...buildOf(owner, owner.dir)
	];
	const usesTsx = !(toolOf(file) === "vitest" || usesGlobals(file, project)) && /\.[cm]?ts$/.test(file.path) && owner?.dependencies.has("tsx") === true;
	return {
		kind: "suite",
		name: suiteName(file.path, owner),
		dir,
		start: path.posix.relative(dir, file.path),
		paths: [],
		install: [...usesTsx ? ["export NODE_OPTIONS="] : [], ...new Set(installs)].join(" && ") || null,
		build: [...new Set(builds)].join(" && ") || null,
		...usesTsx ? { env: { NODE_OPTIONS: "--import=tsx" } } : {},
		because,
		scaffold: null
	};
}
const RELATIVE = /(?:from\s+|import\s*\(?\s*|require\(\s*)['"](?<to>\.{1,2}(?:\/[^'"]*)?)['"]/g;
/** Packages around the suite's own whose files it imports by a path, as in `require('../../lib')`. */
function packagesOutside({ path: file, text }, owner, project) {
	const owners = [...text.matchAll(RELATIVE)].map(({ groups }) => path.posix.join(path.posix.dirname(file), groups["to"])).map((place) => packageOf(path.posix.join(place, "x"), project));
	return [...new Set(owners)].filter((other) => other !== null && other !== owner);
}
/** Names that say nothing: the folder's says more. */
const GENERAL = /^(?:index|main|bench|benchmark|benchmarks|suite|perf|run)$/;
function suiteName(file, owner) {
	const own = path.posix.basename(file).replace(/\.(?:suite|bench|benchmark)?\.?[cm]?[jt]s$/, "");
	const above = path.posix.basename(path.posix.dirname(file));
	if (!GENERAL.test(own)) return slugOf(own);
	return above === "." || GENERAL.test(above) || /^bench(?:es|marks?)?$/.test(above) ? owner === null ? slugOf(own) : nameOf(owner) : slugOf(above);
}

// src/init/servers.ts
/** Servers that a project's scripts start, or that its files are. */
/** Scripts that start a server as it runs in production, best first. */
const SCRIPTS = [
	"start:prod",
	"start:production",
	"start",
	"preview",
	"serve"
];
/** Scripts that compile, the first one that is there. */
const BUILDS = [
	"build",
	"compile",
	"build:ts",
	"tsc"
];
/** Programs that run a file, or serve in production themselves. Those of packages are on the PATH of a target. */
const RUNS_FILE = /* @__PURE__ */ new Set([
	"node",
	"bun",
	"deno",
	"tsx",
	"ts-node"
]);
const SERVES = {
	next: /^next start\b/,
	fastify: /^fastify start\b/,
	"remix-serve": /./,
	"react-router-serve": /./,
	srvx: /./
};
/** Commands that serve what a build wrote, as the framework itself runs it. */
const INSTEAD = [
	[/^nest start\b/, "node dist/main"],
	[/^(?:nuxt|nuxi) (?:preview|start)\b/, "node .output/server/index.mjs"],
	[/^(?:nitro|nitropack) preview\b/, "node .output/server/index.mjs"]
];
const WATCHES = /(?:^|\s)(?:--watch(?:-path)?|-w|--dev|watch|dev)(?=[\s=]|$)/;
const VARIABLE = /^[A-Za-z_]\w*=\S*$/;
const RUNS_SCRIPT = /^(?:npm|pnpm|yarn|bun)(?: run| -s| --silent)* (?<script>[\w:.-]+)$/;
const MOST_NESTED = 5;
/** A script as a command that stays in the foreground; null: it is for development, or it is not understood. */
function startOf(script, owner, nested = 0) {
	const { scripts, manager } = owner;
	if (/[|;]|(?<!&)&(?!&)/.test(script) || nested > MOST_NESTED) return null;
	const parts = script.split("&&").map((part) => part.trim());
	const [last = "", before] = [parts.at(-1), parts.slice(0, -1).map((part) => part.replace(/^npm /, `${scriptCommand(manager, "").split(" ")[0]} `))];
	const own = RUNS_SCRIPT.exec(last)?.groups?.["script"];
	if (own !== void 0) {
		const inner = scripts[own] === void 0 ? null : startOf(scripts[own], owner, nested + 1);
		return inner === null ? null : {
			start: inner.start,
			before: [...before, ...inner.before]
		};
	}
	const words = last.split(/\s+/).filter((word, index) => index > 0 || word !== "cross-env");
	const first = Math.max(0, words.findIndex((word) => !VARIABLE.test(word)));
	const variables = words.slice(0, first);
	const command = words.slice(first).join(" ").replace(/^npx (?:--yes )?/, "");
	const instead = INSTEAD.find(([pattern]) => pattern.test(command))?.[1];
	const program = command.split(" ")[0];
	if (WATCHES.test(command)) return null;
	if (instead === void 0 && !RUNS_FILE.has(program) && SERVES[program]?.test(command) !== true) return null;
	return {
		start: [...variables, instead ?? command].join(" "),
		before
	};
}
function scriptOf(owner) {
	return SCRIPTS.flatMap((name) => {
		const { [name]: text } = owner.scripts;
		const start = text === void 0 ? null : startOf(text, owner);
		return start === null ? [] : [{
			...start,
			name,
			text
		}];
	})[0] ?? null;
}
function proposeServers(project) {
	const passedOver = [];
	const taken = /* @__PURE__ */ new Set();
	const byScript = project.packages.filter(({ dir }) => mayBeServer(`${dir}/`)).flatMap((owner) => {
		const script = scriptOf(owner);
		if (script === null) return [];
		taken.add(owner.dir);
		const port = fixedPort(owner, script, project);
		if (port !== null) {
			passedOver.push({
				what: port.file,
				why: `it listens on port ${port.port}: let it listen on the PORT of the environment`
			});
			return [];
		}
		const because = `its \`${script.name}\` script, ${JSON.stringify(script.text)}`;
		return [serverProposal(owner, {
			start: script.start,
			because,
			builds: buildsOf(owner, script, project)
		}, project)];
	});
	const byFile = project.sources.filter(({ path: file }) => mayBeServer(file)).flatMap((source) => {
		const { path: file, text } = source;
		const owner = packageOf(file, project);
		if (!isServer(source) || owner === null || taken.has(owner.dir)) return [];
		return [serverProposal(owner, {
			start: `${text.includes("Bun.serve(") || owner.manager === "bun" ? "bun" : "node"} ${path.posix.relative(owner.dir, file)}`,
			because: `${file} listens on PORT`,
			builds: []
		}, project)];
	});
	return {
		proposals: [...byScript, ...byFile],
		passedOver
	};
}
const LISTENS = /\.listen\(|\bserve\(/;
const isServer = (source) => /\.[cm]?[jt]s$/.test(source.path) && LISTENS.test(source.text) && /\bPORT\b/.test(source.text) && !/\bDeno\./.test(source.text) && !isSuite(source);
const FIXED_PORT = /\.listen\(\s*(?:\{[^}]*?\bport:\s*)?(?<port>\d{2,5})\b/;
/** A number that the package listens on, where none of its files reads PORT. */
function fixedPort(owner, { start, text }, project) {
	const own = project.sources.filter(({ path: file }) => mayBeServer(file) && packageOf(file, project) === owner);
	if (/\bPORT\b/.test(`${start} ${text}`) || own.some((source) => /\bPORT\b/.test(source.text))) return null;
	for (const { path: file, text: source } of own) {
		const port = FIXED_PORT.exec(source)?.groups?.["port"];
		if (port !== void 0) return {
			file,
			port
		};
	}
	return null;
}
/** What makes the files that a server runs, where git does not track them. */
function buildsOf(owner, { name, start, before }, { files }) {
	const prepares = [`pre${name}`].filter((script) => owner.scripts[script] !== void 0).map((script) => scriptCommand(owner.manager, script));
	if (before.length + prepares.length > 0) return [...prepares, ...before];
	const build = BUILDS.find((script) => owner.scripts[script] !== void 0);
	const isWhole = name !== "preview" && !owner.dependencies.has("vite") && start.split(" ").some((word) => isTracked(path.posix.join(owner.dir, word), files));
	return build === void 0 || isWhole ? [] : [scriptCommand(owner.manager, build)];
}
/** Tells whether git has the file that Node.js would find by this path. */
const isTracked = (place, files) => [
	"",
	".js",
	".mjs",
	".cjs",
	".ts",
	"/index.js",
	"/index.ts"
].some((ending) => files.has(`${place}${ending}`));
function serverProposal(owner, { start, because, builds }, project) {
	return {
		kind: "server",
		name: nameOf(owner),
		dir: owner.dir,
		start,
		paths: pathsOf(owner, project),
		install: installFor(owner, project),
		build: [...buildsOfLinked(owner, project), ...builds].join(" && ") || null,
		because,
		scaffold: null
	};
}
const ROUTE = /\.(?:get|route)\(\s*['"`](?<path>\/[\w./-]*)['"`]/g;
/** Routes of frameworks that have decorators: `@Controller('cats')`, `@Get('all')`. */
const DECORATED = /@Controller\(\s*['"`]\/?(?<path>[\w./-]+)['"`]/g;
/** Files that are routes themselves, below the folder of a package, by the framework that reads them. */
const FILE_ROUTES = [[[
	"nitro",
	"nitropack",
	"nuxt"
], /^(?:server\/)?(?:routes\/|(?=api\/))(?<path>[\w/-]+?)(?:\.get)?\.[jt]s$/], [["next"], /^(?:src\/)?app\/(?<path>[\w/-]+)\/route\.[jt]s$/]];
const MOST_PATHS = 8;
/** `/`, and the GET routes without parameters that a package's files name. */
function pathsOf(owner, project) {
	const routes = project.sources.filter(({ path: file }) => mayBeServer(file) && packageOf(file, project) === owner).flatMap(({ path: file, text }) => [
		...matched(ROUTE, text),
		...matched(DECORATED, text).map((route) => `/${route}`),
		...FILE_ROUTES.filter(([names]) => names.some((name) => owner.dependencies.has(name))).flatMap(([, pattern]) => pattern.exec(path.posix.relative(owner.dir, file))?.groups?.["path"] ?? []).map((route) => `/${route.replace(/(?:^|\/)index$/, "")}`)
	]);
	return [.../* @__PURE__ */ new Set(["/", ...routes])].slice(0, MOST_PATHS);
}
const matched = (pattern, text) => [...text.matchAll(pattern)].map(({ groups }) => groups["path"]);

// src/init/proposals.ts
/** Proposals of `perf-gate init`: servers and suites that it finds in a project. */
/** Yarn writes node_modules then, from where both sides load their own packages. */
const WITH_NODE_MODULES = { YARN_NODE_LINKER: "node-modules" };
/** Proposes what the project has; for a library that has nothing, one small server or suite that is written for it. */
function proposeTargets(project) {
	const [servers, suites] = [proposeServers(project), proposeSuites(project)];
	const found = [...servers.proposals, ...suites.proposals];
	const passedOver = [...servers.passedOver, ...suites.passedOver];
	const library = libraryOf(project);
	return {
		targets: withDistinctNames((found.length === 0 && library !== null && servers.passedOver.length === 0 ? [scaffolded(library, project)] : found).map((target) => project.hasPlugAndPlay ? {
			...target,
			env: {
				...target.env,
				...WITH_NODE_MODULES
			}
		} : target)),
		passedOver
	};
}
/** The package that is a library: the root, or a framework, or the member that links most itself; null: none can be imported. */
function libraryOf(project) {
	const importable = project.packages.filter((one) => mayBeServer(`${one.dir}/`) && (one.entry !== null || frameworkOf(one) !== null));
	return importable.find(({ dir }) => dir === ".") ?? importable.toSorted((one, other) => rankOf(other) - rankOf(one))[0] ?? null;
}
const rankOf = (library) => frameworkOf(library) === null ? library.linkedDirs.length : 1e400;
/** The one target that is written for a library without any. */
function scaffolded(owner, project) {
	const framework = frameworkOf(owner);
	const scaffold = scaffoldFor(owner, framework);
	const library = owner.name ?? "this package";
	const isServer = scaffold.kind === "server";
	const builds = [...buildsOfLinked(owner, project, scaffold.dir), ...buildOf(owner, scaffold.dir)];
	return {
		kind: scaffold.kind,
		name: framework ?? slugOf(library),
		dir: scaffold.dir,
		start: scaffold.start,
		paths: ["/"],
		install: isServer ? `${installFor(owner, project, scaffold.dir)} && ${installCommand("npm", {
			isLocked: false,
			isAlone: false
		})}` : installFor(owner, project),
		build: builds.join(" && ") || null,
		because: isServer ? `a small ${framework} server that uses ${library} from this repository` : `a small suite that calls ${library}`,
		scaffold
	};
}
/** A target's name stands for it in the configuration, so that a second one of a name gets a number. */
function withDistinctNames(targets) {
	const seen = /* @__PURE__ */ new Map();
	return targets.map((target) => {
		const count = (seen.get(target.name) ?? 0) + 1;
		seen.set(target.name, count);
		return count === 1 ? target : {
			...target,
			name: `${target.name}-${count}`
		};
	});
}

// src/init/workflows.ts
/** The workflow files that `perf-gate init` writes. */
var import_semver = require_semver();
const USUAL_NODE = "24";
/** Versions that perf-gate can measure. */
const MEASURABLE = ">=22.15 <23 || >=23.5";
/** The version of Node.js for a workflow: what the project pins, or what it allows if that is not the usual one. */
function nodeVersionFor(asked) {
	if (asked === null) return {
		version: USUAL_NODE,
		remark: null
	};
	const range = (0, import_semver.validRange)(asked);
	if (range === null) return {
		version: asked,
		remark: null
	};
	if (!(0, import_semver.intersects)(range, MEASURABLE)) return {
		version: USUAL_NODE,
		remark: `the project asks for ${asked}; perf-gate needs Node.js 22.15 or newer`
	};
	return {
		version: (0, import_semver.intersects)(range, USUAL_NODE) ? USUAL_NODE : asked,
		remark: null
	};
}
const USUAL_TIMEOUT_MINUTES = 60;
/** For checkout, install and build. */
const BESIDE_MEASURING_MINUTES = 15;
/** A job is never ended while it measures as long as it may. */
const timeoutFor = (longestMs) => Math.max(USUAL_TIMEOUT_MINUTES, Math.ceil(longestMs / 6e4) + BESIDE_MEASURING_MINUTES);
function runnerFor({ manager, node }, targets) {
	const runsBun = targets.some(({ start }) => /(?:^|\s)bun\s/.test(start));
	return {
		setUp: setUpCommand(manager, runsBun),
		node: nodeVersionFor(node),
		timeoutMinutes: USUAL_TIMEOUT_MINUTES
	};
}
/** Workflow files by path. With forks, one workflow measures without any right and another one publishes. */
async function workflowTexts(runner, { forks, examples }) {
	if (!forks) return { ".github/workflows/perf.yml": oneWorkflow(runner) };
	const [measure, publish] = await Promise.all(["perf.yml", "perf-publish.yml"].map(async (name) => readFile(new URL(name, examples), "utf8")));
	const { setUp, node, timeoutMinutes } = runner;
	const inputs = [
		...setUp === null ? [] : [`      setup: ${setUp}\n`],
		...node.version === USUAL_NODE ? [] : [`      node-versions: '[${JSON.stringify(node.version)}]'\n`],
		...timeoutMinutes === USUAL_TIMEOUT_MINUTES ? [] : [`      timeout-minutes: ${timeoutMinutes}\n`]
	];
	return {
		".github/workflows/perf.yml": `${measure}${inputs.length === 0 ? "" : `    with:\n${inputs.join("")}`}`,
		".github/workflows/perf-publish.yml": publish
	};
}
/** Measures, comments and fails in one job, which suits pull requests of the repository itself. */
const oneWorkflow = ({ setUp, node: { version, remark }, timeoutMinutes }) => `name: perf
on: [pull_request, merge_group]
permissions: {}
jobs:
  perf:
    runs-on: ubuntu-latest
    timeout-minutes: ${timeoutMinutes}
    permissions:
      contents: read
      pull-requests: write # the comment
    steps:
      - uses: actions/checkout@08c6903cd8c0fde910a37f88322edcfb5dd907a8 # v5.0.0
        with: { persist-credentials: false }
      - uses: actions/setup-node@a0853c24544627f65ddf259abe73b1d18a591444 # v5.0.0
        with: { node-version: ${/^\d+$/.test(version) ? version : JSON.stringify(version)}, package-manager-cache: false }${remark === null ? "" : ` # ${remark}`}
${setUp === null ? "" : `      - run: ${setUp}\n`}      - uses: ${repositoryName}@v1
`;

// src/cli/init-command.ts
/** `perf-gate init`: looks at a project, asks, writes what is missing, and tries it. */
const CONFIG = CONFIG_FILES[0];
/** Benchmarks that are written without being asked for: more take long, and tell little more at first. */
const MOST_BENCHMARKS = 12;
/** Files that a line names before it counts the rest. */
const MOST_NAMED = 3;
/** @returns the exit code: 0 where the files were tried, or were not to be */
async function initCommand(options) {
	const { root, git } = await openRepository(process$1.cwd());
	const project = await readProject(root, git);
	const { targets, passedOver } = proposeTargets(project);
	const hasConfig = CONFIG_FILES.some((file) => existsSync(path.join(root, file)));
	const passed = [...Map.groupBy(passedOver, ({ why }) => why).values()].map(describePassedOver);
	if (targets.length === 0 && !hasConfig) throw CLI_ERRORS["nothing-to-propose"]({
		root,
		passedOver: passed
	});
	if (!options.yes && !options.dryRun && !process$1.stdin.isTTY) throw CLI_ERRORS["init-cannot-ask"]({});
	const asks = !options.yes && !options.dryRun;
	const proposed = hasConfig ? [] : targets;
	const chosen = asks && proposed.length > 0 ? await askForTargets(proposed) : proposed.slice(0, MOST_BENCHMARKS);
	const forks = options.forks ?? (asks ? await askForForks() : true);
	const leftOut = asks ? [] : proposed.slice(MOST_BENCHMARKS).map((target) => ({
		...target,
		answer: null,
		why: `not tried, because init tries ${MOST_BENCHMARKS} at most`
	}));
	const runner = runnerFor(project, chosen);
	const workflows = (set) => workflowTexts(set, {
		forks,
		examples: new URL("examples/", packageRoot)
	});
	const untried = chosen.map((target) => ({
		...target,
		answer: null
	}));
	const files = {
		...hasConfig ? {} : { [CONFIG]: configText(untried, leftOut) },
		...await scaffoldTexts(chosen),
		...await workflows(runner)
	};
	const told = passed.map((line) => `  passed over  ${line}`);
	if (options.dryRun) {
		const titleOf = (file) => `--- ${file}${existsSync(path.join(root, file)) ? " (is there and stays as it is)" : ""}`;
		say([...Object.entries(files).map(([file, text]) => `${titleOf(file)}\n${text}`), ...told].join("\n"));
		return EXIT.passed;
	}
	const { written, lines } = await writeMissing(root, files);
	say([...lines, ...told].join("\n"));
	if (hasConfig || !options.try) {
		say(`${hasConfig ? `${CONFIG} stays as it is. ` : ""}Nothing was tried. Next: npx perf-gate check`);
		return EXIT.passed;
	}
	const onLongest = async (longestMs) => {
		const texts = Object.entries(await workflows({
			...runner,
			timeoutMinutes: timeoutFor(longestMs)
		}));
		for (const [file, text] of texts.filter(([name]) => written.includes(name))) await writeFile(path.join(root, file), text);
	};
	const { measure, procedure } = options;
	const most = asks ? null : MOST_BENCHMARKS;
	return untilInterrupted((io) => tryOut({
		root,
		project,
		chosen: untried,
		leftOut,
		file: CONFIG,
		most,
		measure,
		procedure,
		onLongest
	}, io), "Interrupted. The files are written; try them with: npx perf-gate check");
}
/** Files that are passed over for one reason. */
function describePassedOver(alike) {
	const names = alike.map(({ what }) => plainName(what));
	return `${listOfMost(names, MOST_NAMED)}: ${plainProse(alike[0].why)}`;
}
async function scaffoldTexts(chosen) {
	const files = chosen.flatMap(({ scaffold }) => Object.entries(scaffold?.files ?? {}));
	return Object.fromEntries(await Promise.all(files.map(async ([file, text]) => [file, typeof text === "string" ? text : await readFile(text, "utf8")])));
}
/** A file that is there may be a person's work: it is never changed. @returns the files that were missing, and a line for each file */
async function writeMissing(root, files) {
	const written = Object.keys(files).filter((file) => !existsSync(path.join(root, file)));
	for (const file of written) {
		await mkdir(path.dirname(path.join(root, file)), { recursive: true });
		await writeFile(path.join(root, file), files[file]);
	}
	return {
		written,
		lines: Object.keys(files).map((file) => `  ${written.includes(file) ? "written" : "kept   "}  ${file}`)
	};
}
async function askForTargets(targets) {
	return answerOf(await multiselect({
		message: "What should perf-gate measure?",
		options: targets.map((target) => ({
			value: target,
			label: `${target.kind} ${plainName(target.name)}`,
			hint: plainName(target.because)
		})),
		initialValues: targets.slice(0, MOST_BENCHMARKS),
		required: true
	}));
}
const askForForks = async () => answerOf(await confirm({
	message: "Does the repository take pull requests from forks?",
	initialValue: true
}));
/** @throws Interrupted where the question was left with Ctrl-C */
function answerOf(answer) {
	if (!isCancel(answer)) return answer;
	cancel("Nothing was written.");
	throw new Interrupted("Interrupted.");
}

export { initCommand };