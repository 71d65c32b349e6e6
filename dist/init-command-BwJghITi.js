import { A as environmentInTree, C as PROCEDURE, D as LOOPBACK, E as untilListening, O as holdPort, T as roundCosts, _ as expectedMs, a as prepareRun, g as expectedCountingMs, i as runGate, k as startProcessTree, m as openNotes, n as untilInterrupted, o as planRun, y as planCores } from "./measuring-DbahdqVy.js";
import { t as say } from "./tell-Cf-gqiX7.js";
import { f as object, g as string, m as record } from "./schemas-1QBeipMY.js";
import { p as formatPercent, s as formatDurationMs, t as CONFIG_FILES } from "./file-names-Bgw_nfq5.js";
import { i as require_dist } from "./source-Cpb5mhWH.js";
import { t as repositoryName } from "./version-BSYgtqsx.js";
import { o as packageRoot } from "./this-program-BbsEL3r5.js";
import { t as CLI_ERRORS } from "./cli-C_V5_NGj.js";
import { f as userError } from "./benchmark-glob-BzdGnwxp.js";
import { a as reasonOf, n as Interrupted, t as EXIT } from "./errors-DSIqjwh-.js";
import { r as findProfile } from "./profiles-sV8HUMFU.js";
import { i as countOf } from "./phrases-Cera2VaV.js";
import { T as withLastOutput } from "./load-protocol-CyLL89jM.js";
import { t as _usingCtx } from "./usingCtx-KaxdmAud.js";
import { c as openRepository } from "./git-Ck3U0roG.js";
import { d as plainProse, u as plainName } from "./escape-BWBapS6T.js";
import process$1, { stdin, stdout } from "node:process";
import http from "node:http";
import { styleText } from "node:util";
import { createHash } from "node:crypto";
import path from "node:path";
import { mkdir, readFile, stat, writeFile } from "node:fs/promises";
import { existsSync } from "node:fs";
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

// src/config/init/files.ts
/** The texts that `perf-gate init` writes: the configuration and the workflows. */
var import_dist = require_dist();
const SCHEMA = "https://unpkg.com/perf-gate@1/docs/perf-gate.schema.json";
/** Longer bodies are compared by their digest. */
const MOST_BODY_CHARACTERS = 300;
function configText(targets) {
	const servers = targets.filter(({ kind }) => kind === "server");
	const suites = targets.filter(({ kind }) => kind === "suite");
	const config = {
		version: 1,
		...servers.length === 0 ? {} : {
			scenarios: Object.fromEntries(servers.map((server) => [scenarioOf(server), {
				path: server.answer?.path ?? server.paths[0] ?? "/",
				expect: expectationOf(server.answer)
			}])),
			servers: Object.fromEntries(servers.map((server) => [server.name, {
				...placeOf(server),
				start: server.start,
				scenarios: [scenarioOf(server)]
			}]))
		},
		...suites.length === 0 ? {} : { suites: Object.fromEntries(suites.map((suite) => [suite.name, {
			...placeOf(suite),
			file: suite.start
		}])) }
	};
	return `# yaml-language-server: $schema=${SCHEMA}\n# What perf-gate measures. Every key: https://github.com/${repositoryName}/blob/v1/docs/configuration.md\n${(0, import_dist.stringify)(config, { lineWidth: 120 })}`;
}
const scenarioOf = ({ name }) => `${name}-home`;
function placeOf({ dir, install, build }) {
	return {
		dir,
		install: install ?? false,
		...build === null ? {} : { build }
	};
}
/** The answer that every later one must equal. A body that differs from request to request is not compared. */
function expectationOf(answer) {
	if (answer === null) return { status: 200 };
	const { status, contentType, body, isStable } = answer;
	if (!isStable || body.length === 0) return { status };
	const text = body.toString("utf8");
	if (body.length > MOST_BODY_CHARACTERS || text.includes("�")) return {
		status,
		sha256: createHash("sha256").update(body).digest("hex")
	};
	const value = /\bjson\b/.test(contentType) ? jsonOf(text) : void 0;
	return value === void 0 ? {
		status,
		text
	} : {
		status,
		json: value
	};
}
function jsonOf(text) {
	try {
		return JSON.parse(text);
	} catch {
		return;
	}
}
/** Package managers that the runner has only after this command. */
const SET_UP = {
	pnpm: "corepack enable",
	yarn: "corepack enable"
};
/** Workflow files by path. With forks, one workflow measures without any right and another one publishes. */
async function workflowTexts({ forks, manager, examples }) {
	const setUp = SET_UP[manager] ?? null;
	if (!forks) return { ".github/workflows/perf.yml": oneWorkflow(setUp) };
	const [measure, publish] = await Promise.all(["perf.yml", "perf-publish.yml"].map(async (name) => readFile(new URL(name, examples), "utf8")));
	return {
		".github/workflows/perf.yml": `${measure}${setUp === null ? "" : `    with:\n      setup: ${setUp}\n`}`,
		".github/workflows/perf-publish.yml": publish
	};
}
/** Measures, comments and fails in one job, which suits pull requests of the repository itself. */
const oneWorkflow = (setUp) => `name: perf
on: [pull_request, merge_group]
permissions: {}
jobs:
  perf:
    runs-on: ubuntu-latest
    timeout-minutes: 60
    permissions:
      contents: read
      pull-requests: write # the comment
    steps:
      - uses: actions/checkout@08c6903cd8c0fde910a37f88322edcfb5dd907a8 # v5.0.0
        with: { persist-credentials: false }
      - uses: actions/setup-node@a0853c24544627f65ddf259abe73b1d18a591444 # v5.0.0
        with: { node-version: 24, package-manager-cache: false }
${setUp === null ? "" : `      - run: ${setUp}\n`}      - uses: ${repositoryName}@v1
`;

// src/config/init/project.ts
/** Reads of a repository what `perf-gate init` proposes from. Nothing of the project is run. */
const LOCK_FILES = {
	npm: ["package-lock.json", "npm-shrinkwrap.json"],
	pnpm: ["pnpm-lock.yaml"],
	yarn: ["yarn.lock"],
	bun: ["bun.lock", "bun.lockb"]
};
const MANAGERS = Object.keys(LOCK_FILES);
/** Larger files are bundles or data. */
const MOST_SOURCE_BYTES = 2e5;
const namesSchema = record(string(), string()).catch({});
const manifestSchema = object({
	name: string().nullable().catch(null),
	packageManager: string().nullable().catch(null),
	scripts: namesSchema,
	dependencies: namesSchema,
	devDependencies: namesSchema,
	peerDependencies: namesSchema
}).catch({
	name: null,
	packageManager: null,
	scripts: {},
	dependencies: {},
	devDependencies: {},
	peerDependencies: {}
});
async function readProject(root, git) {
	const tracked = (await git([
		"ls-files",
		"-z",
		"--cached",
		"--others",
		"--exclude-standard"
	])).split("\0").filter((file) => file !== "");
	const files = new Set(tracked);
	const manifests = /* @__PURE__ */ new Map();
	for (const file of tracked.filter((one) => path.posix.basename(one) === "package.json" && !one.includes("node_modules/"))) manifests.set(path.posix.dirname(file), await readManifest(path.join(root, file)));
	return {
		packageManager: managerOf(manifests.get(".") ?? null, files, root),
		packages: [...manifests.keys()].toSorted((one, other) => depthOf(one) - depthOf(other) || one.localeCompare(other)).map((dir) => packageIn(dir, manifests.get(dir), files)),
		sources: await sourcesOf(root, tracked),
		files,
		defaultBranch: await defaultBranchOf(git)
	};
}
async function readManifest(file) {
	try {
		return manifestSchema.parse(JSON.parse(await readFile(file, "utf8")));
	} catch {
		return manifestSchema.parse({});
	}
}
function packageIn(dir, manifest, files) {
	const { name, scripts, dependencies, devDependencies, peerDependencies } = manifest;
	const locks = MANAGERS.flatMap((manager) => LOCK_FILES[manager]);
	return {
		dir,
		name,
		scripts,
		dependencies: new Set([
			dependencies,
			devDependencies,
			peerDependencies
		].flatMap((group) => Object.keys(group))),
		linkedDirs: Object.values({
			...dependencies,
			...devDependencies
		}).flatMap((spec) => {
			const to = /^(?:file|link):(?<to>\.{1,2}\/?.*)$/.exec(spec)?.groups?.["to"];
			return to === void 0 ? [] : [path.posix.join(dir, to)];
		}),
		hasLockFile: [dir, "."].some((folder) => locks.some((lock) => files.has(path.posix.join(folder, lock))))
	};
}
/** The manifest's own word, else the lock file that is there. */
function managerOf(manifest, files, root) {
	const named = manifest?.packageManager?.split("@")[0];
	const byLock = MANAGERS.find((manager) => LOCK_FILES[manager].some((lock) => files.has(lock) || existsSync(path.join(root, lock))));
	return MANAGERS.find((manager) => manager === named) ?? byLock ?? "npm";
}
const depthOf = (dir) => dir === "." ? 0 : dir.split("/").length;
const CODE = /\.(?:[cm]?[jt]s|go|py)$/;
const ELSEWHERE = /(?:^|\/)(?:node_modules|dist|build|coverage|test|tests|__tests__|docs|site|website)\/|\.(?:test|spec|d)\.[cm]?ts$|\.(?:test|spec)\.[cm]?js$|_test\.(?:go|py)$|(?:^|\/)test_[^/]*\.py$/;
async function sourcesOf(root, tracked) {
	const sources = [];
	for (const file of tracked.filter((one) => CODE.test(one) && !ELSEWHERE.test(one))) {
		const found = await stat(path.join(root, file)).catch(() => null);
		if (found === null || !found.isFile() || found.size > MOST_SOURCE_BYTES) continue;
		sources.push({
			path: file,
			text: await readFile(path.join(root, file), "utf8")
		});
	}
	return sources;
}
async function defaultBranchOf(git) {
	for (const args of [[
		"symbolic-ref",
		"--quiet",
		"--short",
		"refs/remotes/origin/HEAD"
	], [
		"symbolic-ref",
		"--quiet",
		"--short",
		"HEAD"
	]]) {
		const name = await git(args).then((output) => output.trim().replace(/^origin\//, ""), () => "");
		if (name !== "") return name;
	}
	return "main";
}

// src/config/init/other-languages.ts
/** Proposals for servers that are not Node.js, from files that serve HTTP on PORT. */
const LANGUAGES = [
	{
		name: "Go",
		isServer: /^package main\b[^]*\bServe(?:TLS)?\(|^package main\b[^]*\bListenAndServe/m,
		commandFor: goCommand
	},
	{
		name: "Python",
		isServer: /\bserve_forever\(|\b(?:uvicorn|app)\.run\(|\brun_app\(/,
		commandFor: pythonCommand
	},
	{
		name: "Deno",
		isServer: /\bDeno\.serve\(/,
		commandFor: denoCommand
	}
];
const EXTENSIONS = {
	".go": "Go",
	".py": "Python"
};
/** The server that a file is; null: none that is known. */
function otherServer({ path: file, text }, files) {
	const written = EXTENSIONS[path.posix.extname(file)] ?? "Deno";
	const language = LANGUAGES.find(({ name, isServer }) => name === written && isServer.test(text) && /\bPORT\b/.test(text));
	if (language === void 0) return null;
	const command = language.commandFor(file, files);
	return {
		kind: "server",
		name: command.dir === "." ? path.posix.basename(file, path.posix.extname(file)) : path.posix.basename(command.dir),
		...command,
		paths: ["/"],
		because: `${file} serves on PORT, in ${language.name}`,
		scaffold: null
	};
}
const PROGRAM = "perf-gate-server";
/** Compiled once for each arm, not at every boot. */
function goCommand(file) {
	return {
		dir: path.posix.dirname(file),
		install: null,
		build: `go build -o ${PROGRAM} .`,
		start: `exec ./${PROGRAM}`
	};
}
function pythonCommand(file, files) {
	const dir = folderWith(["requirements.txt", "pyproject.toml"], file, files);
	const packages = ["requirements.txt", "pyproject.toml"].find((name) => files.has(path.posix.join(dir, name))) ?? null;
	return {
		dir,
		install: packages === null ? null : `python3 -m venv .venv && .venv/bin/pip install ${packages === "requirements.txt" ? "-r requirements.txt" : "."}`,
		build: null,
		start: `exec ${packages === null ? "python3" : ".venv/bin/python"} ${path.posix.relative(dir, file)}`
	};
}
function denoCommand(file, files) {
	const dir = folderWith(["deno.json", "deno.jsonc"], file, files);
	return {
		dir,
		install: files.has(path.posix.join(dir, "deno.lock")) ? "deno install --frozen" : null,
		build: null,
		start: `exec deno run --allow-net --allow-env ${path.posix.relative(dir, file)}`
	};
}
/** The nearest folder above a file that has one of these files; the root where none has. */
function folderWith(names, file, files) {
	const dir = path.posix.dirname(file);
	return dir === "." || names.some((name) => files.has(path.posix.join(dir, name))) ? dir : folderWith(names, dir, files);
}

// src/config/init/scaffold.ts
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
function scaffoldFor(library, framework) {
	return framework === null ? suiteFor(library) : serverFor(framework);
}
function serverFor(framework) {
	const manifest = {
		name: "perf-gate-server",
		private: true,
		type: "module",
		dependencies: { [framework]: "file:../.." }
	};
	return {
		kind: "server",
		dir: SERVER_DIR,
		start: "node server.mjs",
		files: {
			[`${SERVER_DIR}/package.json`]: `${JSON.stringify(manifest, null, 2)}\n`,
			[`${SERVER_DIR}/server.mjs`]: new URL(`examples/servers/${framework.replace("@", "").replace("/", "-")}.mjs`, packageRoot)
		}
	};
}
/** A package can import itself by its name where it has `exports`; without them by its main file. */
function suiteFor({ name }) {
	const library = name ?? "..";
	return {
		kind: "suite",
		dir: ".",
		start: SUITE_FILE,
		files: { [SUITE_FILE]: `// What perf-gate measures of ${library}: each task is a benchmark. Replace the first one by calls that your users make.
import { createRequire } from 'node:module';

const library = createRequire(import.meta.url)('..');

export default (bench) => {
  bench.add('list exports', () => Object.keys(library));
};
` }
	};
}

// src/config/init/proposals.ts
/** Proposals of `perf-gate init`: servers and suites that it finds in a project. */
const LISTENS = /\.listen\(|\bserve\(/;
const TAKES_BENCH = /export default (?:async )?(?:function\s*\w*\s*)?\(?\s*bench\b|module\.exports\s*=\s*(?:async )?(?:function\s*\w*\s*)?\(?\s*bench\b/;
/** Tools whose files are measured as they are. vitest is told by its `bench`, because its test files import it too. */
const IMPORTS_TOOL = /(?:from\s+|import\s*\(\s*|require\(\s*)['"](?<tool>tinybench|mitata|benchmark|vitest)['"]/;
/** Proposes what the project has; for a library that has nothing, one small server or suite that is written for it. */
function proposeTargets(project) {
	const suites = project.sources.flatMap((file) => suiteProposals(file, project));
	const found = withDistinctNames([...serverProposals(project), ...suites]);
	const root = project.packages.find(({ dir }) => dir === ".") ?? null;
	return found.length > 0 || root === null ? found : [scaffolded(root, project.packageManager)];
}
function serverProposals(project) {
	const started = project.packages.filter(({ scripts }) => /(?:^|\s)(?:node|tsx|bun|deno)\s/.test(scripts["start"] ?? ""));
	const byScript = started.map((one) => serverProposal(one, {
		start: one.scripts["start"],
		because: `its \`start\` script, ${JSON.stringify(one.scripts["start"])}`
	}, project));
	const taken = new Set(started.map(({ dir }) => dir));
	const byFile = project.sources.flatMap((source) => {
		const other = otherServer(source, project.files);
		if (other !== null || !isServer(source)) return other ?? [];
		const { path: file, text } = source;
		const owner = packageOf(file, project);
		if (owner === null || taken.has(owner.dir)) return [];
		return [serverProposal(owner, {
			start: `${text.includes("Bun.serve(") ? "bun" : "node"} ${path.posix.relative(owner.dir, file)}`,
			because: `${file} listens on PORT`
		}, project)];
	});
	return [...byScript, ...byFile];
}
const isServer = ({ path: file, text }) => /\.[cm]?[jt]s$/.test(file) && LISTENS.test(text) && /\bPORT\b/.test(text) && !TAKES_BENCH.test(text) && !IMPORTS_TOOL.test(text);
function serverProposal(owner, { start, because }, project) {
	const { packageManager: manager } = project;
	const linked = project.packages.filter(({ dir }) => owner.linkedDirs.includes(dir === "." ? "." : dir));
	const ownBuild = /(?:^|[\s/])(?:dist|build|lib|out)\//.test(start) && owner.scripts["build"] !== void 0 ? [`${manager} run build`] : [];
	const linkedBuilds = linked.flatMap(({ dir, scripts }) => scripts["build"] === void 0 ? [] : [`(cd ${path.posix.relative(owner.dir, dir) || "."} && ${manager} run build)`]);
	return {
		kind: "server",
		name: nameOf(owner),
		dir: owner.dir,
		start,
		paths: pathsOf(owner, project),
		install: [...linked.filter(({ dependencies }) => dependencies.size > 0).map((one) => installOf(one, manager, path.posix.relative(owner.dir, one.dir))), installOf(owner, manager)].join(" && "),
		build: [...linkedBuilds, ...ownBuild].join(" && ") || null,
		because,
		scaffold: null
	};
}
function suiteProposals(file, project) {
	if (TAKES_BENCH.test(file.text)) return [suiteProposal(file, `${file.path} exports a function that takes a tinybench Bench`, project)];
	const tool = IMPORTS_TOOL.exec(file.text)?.groups?.["tool"];
	if (tool === void 0 || tool === "vitest" && !/\bbench\s*\(/.test(file.text)) return [];
	return [suiteProposal(file, `${file.path} has ${tool} benchmarks`, project)];
}
function suiteProposal(file, because, project) {
	const owner = packageOf(file.path, project);
	const dir = owner?.dir ?? ".";
	return {
		kind: "suite",
		name: slugOf(path.posix.basename(file.path).replace(/\.(?:suite|bench|benchmark)?\.?[cm]?[jt]s$/, "")),
		dir,
		start: path.posix.relative(dir, file.path),
		paths: [],
		install: owner === null ? null : installOf(owner, project.packageManager),
		build: owner?.scripts["build"] === void 0 ? null : `${project.packageManager} run build`,
		because,
		scaffold: null
	};
}
const ROUTE = /\.get\(\s*['"`](?<path>\/[\w./-]*)['"`]/g;
const MOST_PATHS = 8;
/** `/`, and the GET routes without parameters that a package's files name. */
function pathsOf(owner, project) {
	const routes = project.sources.filter(({ path: file }) => packageOf(file, project) === owner).flatMap(({ text }) => [...text.matchAll(ROUTE)].map(({ groups }) => groups["path"]));
	return [.../* @__PURE__ */ new Set(["/", ...routes])].slice(0, MOST_PATHS);
}
/** The one target that is written for a library without any. */
function scaffolded(root, manager) {
	const framework = frameworkOf(root);
	const scaffold = scaffoldFor(root, framework);
	const library = root.name ?? "this package";
	const build = root.scripts["build"] === void 0 ? null : `${manager} run build`;
	return {
		kind: scaffold.kind,
		name: framework ?? slugOf(library),
		dir: scaffold.dir,
		start: scaffold.start,
		paths: ["/"],
		install: scaffold.kind === "server" ? `${installOf(root, manager, "../..")} && npm install --no-audit --no-fund --no-package-lock` : installOf(root, manager),
		build: build === null || scaffold.kind === "suite" ? build : `cd ../.. && ${build}`,
		because: scaffold.kind === "server" ? `a small ${framework} server that uses ${library} from this repository` : `a small suite that calls ${library}`,
		scaffold
	};
}
/** The command that installs what is locked; without a lock file, what package.json says. `from` leads from the target to the package. */
function installOf({ hasLockFile }, manager, from = null) {
	const [locked, free] = {
		npm: ["npm ci --prefer-offline --no-audit --no-fund", "npm install --no-audit --no-fund --no-package-lock"],
		pnpm: ["pnpm install --frozen-lockfile", "pnpm install --no-lockfile"],
		yarn: ["yarn install --frozen-lockfile", "yarn install --no-lockfile"],
		bun: ["bun install --frozen-lockfile", "bun install --no-save"]
	}[manager];
	const command = hasLockFile ? locked : free;
	return from === null ? command : `(cd ${from} && ${command})`;
}
/** The nearest package above a file. */
function packageOf(file, { packages }) {
	return packages.findLast(({ dir }) => dir === "." || file.startsWith(`${dir}/`)) ?? null;
}
const slugOf = (name) => name.replace(/^@[^/]*\//, "").replaceAll(/[^A-Za-z0-9._-]+/g, "-").replace(/^[^A-Za-z0-9]+/, "") || "benchmarks";
const nameOf = ({ name, dir }) => slugOf(name ?? (dir === "." ? "server" : path.posix.basename(dir)));
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

// src/plan/outlook.ts
/** Noise shrinks with the square root of the rounds; a slowdown has to reach the threshold in any case. */
function outlookOf({ config, profile: { plan, solos }, costs, tasks, comparisons }) {
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
	const countingMs = expectedCountingMs(benchmarks, true);
	const ofRounds = (duets) => expectedMs(benchmarks, {
		duets,
		solos
	}, costs) + countingMs;
	const visible = comparisons.filter(({ decides }) => decides).map(({ n, smallestVisible, threshold }) => threshold + Math.max(0, smallestVisible - threshold) * Math.sqrt(n / Math.max(n, last)));
	return {
		benchmarks: benchmarks.length,
		leastMs: ofRounds(first),
		mostMs: ofRounds(last),
		smallestVisible: visible.length === 0 ? null : Math.max(...visible)
	};
}

// src/prepare/record-answer.ts
const CONNECT_EVERY_MS = 20;
const ANSWER_TIMEOUT_MS = 1e4;
/**
* Starts a server once and records how it answers the first path that it knows: a later answer must look the same.
*
* @throws Error with what the server printed, where it does not listen on PORT or knows none of the paths
*/
async function recordAnswer(target, paths, tree) {
	try {
		var _usingCtx$2 = _usingCtx();
		const { port } = _usingCtx$2.u(await holdPort());
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
			cores: null
		}));
		const answers = [];
		try {
			const origin = await untilListening(server, {
				target,
				port,
				scenario: target.scenarios[0],
				timeoutMs: target.bootTimeoutMs,
				everyMs: CONNECT_EVERY_MS
			});
			for (const one of paths) {
				const [first, second] = [await get(origin, one), await get(origin, one)];
				if (first.status < 400) return {
					...first,
					path: one,
					isStable: first.body.equals(second.body)
				};
				answers.push(`${one}: ${first.status}`);
			}
		} catch (error) {
			throw new Error(withLastOutput(reasonOf(error), server.output()), { cause: error });
		}
		throw new Error(`it answers none of the paths that were found (${answers.join(", ")})`);
	} catch (_) {
		_usingCtx$2.e = _;
	} finally {
		await _usingCtx$2.d();
	}
}
function get(origin, at) {
	return new Promise((resolve, reject) => {
		http.get(`${origin}${at}`, {
			agent: false,
			timeout: ANSWER_TIMEOUT_MS
		}, (incoming) => {
			const chunks = [];
			incoming.on("data", (chunk) => chunks.push(chunk));
			incoming.on("error", reject);
			incoming.on("end", () => {
				resolve({
					status: incoming.statusCode ?? 0,
					contentType: incoming.headers["content-type"] ?? "",
					body: Buffer.concat(chunks)
				});
			});
		}).on("timeout", function timeOut() {
			this.destroy(/* @__PURE__ */ new Error(`no answer to GET ${at} within ${ANSWER_TIMEOUT_MS / 1e3} s`));
		}).on("error", reject);
	});
}

// src/cli/init-command.ts
/** `perf-gate init`: looks at a project, asks, writes what is missing, and tries it. */
const CONFIG = CONFIG_FILES[0];
/** @returns the exit code of the contract */
async function initCommand(options) {
	const { root, git } = await openRepository(process$1.cwd());
	const project = await readProject(root, git);
	const targets = proposeTargets(project);
	const hasConfig = CONFIG_FILES.some((file) => existsSync(path.join(root, file)));
	if (targets.length === 0 && !hasConfig) throw userError(CLI_ERRORS["nothing-to-propose"], { root });
	if (!options.yes && !options.dryRun && !process$1.stdin.isTTY) throw userError(CLI_ERRORS["init-cannot-ask"], {});
	const asks = !options.yes && !options.dryRun;
	const proposed = hasConfig ? [] : targets;
	const chosen = asks && proposed.length > 0 ? await askForTargets(proposed) : proposed;
	const forks = options.forks ?? (asks ? await askForForks() : true);
	const files = {
		...hasConfig ? {} : { [CONFIG]: configText(chosen.map(untried)) },
		...await scaffoldTexts(chosen),
		...await workflowTexts({
			forks,
			manager: project.packageManager,
			examples: new URL("examples/", packageRoot)
		})
	};
	if (options.dryRun) {
		say(Object.entries(files).map(([file, text]) => `--- ${file}${existsSync(path.join(root, file)) ? " (is there and stays as it is)" : ""}\n${text}`).join("\n"));
		return EXIT.passed;
	}
	say(await writeMissing(root, files));
	if (hasConfig) say(`${CONFIG} stays as it is. Try it with: npx perf-gate check`);
	else if (options.try) await untilInterrupted((io) => tryOut(root, chosen, options, io), "Interrupted. The files are written; try them with: npx perf-gate check");
	say(NEXT);
	return EXIT.passed;
}
async function scaffoldTexts(chosen) {
	const files = chosen.flatMap(({ scaffold }) => Object.entries(scaffold?.files ?? {}));
	return Object.fromEntries(await Promise.all(files.map(async ([file, text]) => [file, typeof text === "string" ? text : await readFile(text, "utf8")])));
}
const untried = (target) => ({
	...target,
	answer: null
});
const NEXT = `Next: commit these files and open a pull request.
  npx perf-gate check    install, boot and try every benchmark once
  npx perf-gate run      measure your change against the default branch`;
/** A file that is there may be a person's work: it is never changed. */
async function writeMissing(root, files) {
	const lines = [];
	for (const [file, text] of Object.entries(files)) {
		const place = path.join(root, file);
		if (existsSync(place)) {
			lines.push(`  kept     ${file}`);
			continue;
		}
		await mkdir(path.dirname(place), { recursive: true });
		await writeFile(place, text);
		lines.push(`  written  ${file}`);
	}
	return lines.join("\n");
}
async function askForTargets(targets) {
	return answerOf(await multiselect({
		message: "What should perf-gate measure?",
		options: targets.map((target) => ({
			value: target,
			label: `${target.kind} ${plainName(target.name)}`,
			hint: plainName(target.because)
		})),
		initialValues: [...targets],
		required: true
	}));
}
async function askForForks() {
	return answerOf(await confirm({
		message: "Does the repository take pull requests from forks?",
		initialValue: true
	}));
}
/** @throws Interrupted where the question was left with Ctrl-C */
function answerOf(answer) {
	if (!isCancel(answer)) return answer;
	cancel("Nothing was written.");
	throw new Interrupted("Interrupted.");
}
const REQUEST = {
	configFile: null,
	all: true,
	shard: null,
	baselines: null,
	askedBy: "options"
};
/** Records how servers answer, then measures one benchmark against itself. A trial that fails is told; the files stay. */
async function tryOut(root, chosen, { measure }, { signal, progress }) {
	const answers = await recordAnswers(root, chosen, {
		signal,
		progress,
		...openNotes(() => {})
	});
	await writeFile(path.join(root, CONFIG), configText(chosen.map((target) => ({
		...target,
		answer: answers.get(target.name) ?? null
	}))));
	const first = chosen.find(({ kind, name }) => kind === "suite" || answers.has(name));
	if (first === void 0 || !measure) return;
	const { judgement, file, config } = await runGate({
		...REQUEST,
		cwd: root,
		base: { kind: "itself" },
		only: [`${first.name}/*`],
		profile: "quick",
		budgetMs: null,
		jobs: 1,
		pullRequest: null,
		seed: null
	}, {
		signal,
		progress
	});
	const tasks = /* @__PURE__ */ new Map([[first.name, judgement.benchmarks.length]]);
	const outlook = outlookOf({
		config,
		tasks,
		profile: findProfile("standard", config),
		costs: roundCosts(PROCEDURE, await planCores() !== null),
		comparisons: judgement.benchmarks.flatMap(({ comparisons }) => comparisons)
	});
	say(`${describeTrial(judgement, file.run.durationMs)}\n${describeOutlook(outlook)}`);
}
async function recordAnswers(root, chosen, io) {
	try {
		var _usingCtx$1 = _usingCtx();
		const plan = await planRun({
			...REQUEST,
			cwd: root,
			base: { kind: "none" },
			only: [],
			profile: "smoke",
			budgetMs: null
		}, io);
		const prepared = _usingCtx$1.a(await prepareRun(plan, io));
		const answers = /* @__PURE__ */ new Map();
		for (const { name, kind, paths } of chosen) {
			const target = plan.repository.config.targets.find((one) => one.name === name);
			if (kind !== "server" || target?.kind !== "server" || prepared.trees === null) continue;
			try {
				const answer = await recordAnswer(target, paths, prepared.trees.head);
				answers.set(name, answer);
				say(`  ${plainName(name)} answers GET ${answer.path} with ${answer.status}${answer.isStable ? "" : "; its body differs from request to request, so it is not compared"}`);
			} catch (error) {
				say(`  ${plainName(name)} could not be tried: ${plainProse(reasonOf(error))}`);
			}
		}
		return answers;
	} catch (_) {
		_usingCtx$1.e = _;
	} finally {
		await _usingCtx$1.d();
	}
}
/** Tells whether the trial raised a false alarm on this machine. */
function describeTrial({ benchmarks }, durationMs) {
	const alarms = benchmarks.filter(({ verdict }) => verdict === "regressed").length;
	return `  Measured against itself in ${formatDurationMs(durationMs)}: ${alarms === 0 ? "no false alarm" : "a false alarm, so this machine is too busy now"}.`;
}
const minutes = (ms) => Math.max(1, Math.round(ms / 6e4));
/** Estimates, which the first pull request may prove wrong: its runner is another machine. */
function describeOutlook({ benchmarks, leastMs, mostMs, smallestVisible }) {
	const visible = smallestVisible === null ? "" : `\n  Estimated from this trial, it will find a slowdown of ${formatPercent(smallestVisible)} or more about nine times in ten.`;
	return `  Estimate for a pull request that reaches ${countOf(benchmarks, "benchmark")}: ${minutes(leastMs)} to ${minutes(mostMs)} min of measuring, and the installs.${visible}`;
}

export { initCommand };