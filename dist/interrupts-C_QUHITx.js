import { n as __require, r as __toESM, t as __commonJSMin } from "./rolldown-runtime-CoNq6U3z.js";
import { i as reasonOf, n as UserError, t as Interrupted } from "./errors-B6fJDvjF.js";
import { _ as union, a as boolean, d as object, g as tuple, h as string, i as array, l as literal, p as record, u as number, v as unknown } from "./schemas-CMJwVh34.js";
import { D as listOfMost, O as require_posix, a as plainProse, b as targetFilter, i as plainName, l as withoutAnsi, m as benchmarkFilter, o as quoteForShell, x as configuredName, y as problemOfGlobs } from "./escape-Cq5-N4er.js";
import { i as leadsOut, t as DEFAULT_INSTALL } from "./schema-DvSQLBCj.js";
import { i as splitIntoShards, n as expectedRoundMs, t as describeShard } from "./shards-Dkma7PW-.js";
import { r as isBaselineCommit } from "./commit-message-g9cVF1lJ.js";
import { t as _usingCtx } from "./usingCtx-KaxdmAud.js";
import { t as EXIT } from "./exit-codes-Bp1ZMGPO.js";
import { n as isOldNode, t as NEEDED_NODE } from "./node-version-BoomL5ut.js";
import { a as median, i as mean, l as quantileSorted, o as medianAbsoluteDeviation, t as jsonOrNull } from "./json-DHNodEuG.js";
import { b as MOSTLY_WAITING, i as nullOn, n as nullIfNowhere, r as nullIfUnreachable, s as textIfReadable, t as nullIfMissing, y as METRIC_NAMES } from "./text-file-RA0jdneG.js";
import { n as require_string_width } from "./cli-table3-hP2q8tM0.js";
import { t as monotonicMs } from "./clock-0JICgDpu.js";
import { a as replySchema, n as entryPath, r as entryUrl, t as INSTRUMENT_FOLDER } from "./entries-DYGnttUW.js";
import { r as cameWithSchema, t as LOAD_CLIENT_PROTOCOL } from "./load-protocol-BBU2eynb.js";
import { t as SUITE_PROTOCOL } from "./suite-protocol-DBEYALQd.js";
import { a as isShallow, i as commitOf, n as openGit, o as uncommittedFiles, r as attempt } from "./git-BLQxcKO3.js";
import { r as removeAbandonedScratch, t as openScratchFolder } from "./scratch-CdM5HnQR.js";
import { n as loadConfig } from "./load-DxEd11td.js";
import { n as require_dist } from "./source-DMCj_AVT.js";
import { a as removedScenarios, c as unmeasuredRecords, i as recordFilter, n as measurementWithout, o as unmatchedGlobs, s as unmeasuredRecord } from "./missing-programs-C8TxvVS_.js";
import { t as asWarnings } from "./warnings-D-MfUakl.js";
import { n as openRepository, t as headCommit } from "./open-repository-RTLKiisk.js";
import process$2, { execArgv, execPath, hrtime, platform } from "node:process";
import net from "node:net";
import { Duplex, PassThrough, Readable, Transform, Writable, getDefaultHighWaterMark } from "node:stream";
import { Buffer as Buffer$1 } from "node:buffer";
import { aborted, callbackify, debuglog, inspect, isDeepStrictEqual, promisify, stripVTControlCharacters } from "node:util";
import { EventEmitter, addAbortListener, on, once, setMaxListeners } from "node:events";
import { createHash, hash, randomUUID } from "node:crypto";
import { fileURLToPath } from "node:url";
import { access, chmod, cp, lstat, mkdir, open, readFile, readdir, readlink, realpath, rm, stat } from "node:fs/promises";
import path from "node:path";
import { ChildProcess, execFile, spawn, spawnSync } from "node:child_process";
import fs, { appendFileSync, closeSync, createReadStream, createWriteStream, existsSync, openSync, readFileSync, readSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { scheduler, setImmediate, setTimeout as setTimeout$1 } from "node:timers/promises";
import { serialize } from "node:v8";
import os, { constants as constants$1 } from "node:os";
import { StringDecoder } from "node:string_decoder";
import tty from "node:tty";
import { finished } from "node:stream/promises";
import path$1 from "node:path/win32";

// node_modules/is-plain-obj/index.js
function isPlainObject(value) {
	if (typeof value !== "object" || value === null) return false;
	const prototype = Object.getPrototypeOf(value);
	return (prototype === null || prototype === Object.prototype || Object.getPrototypeOf(prototype) === null) && !(Symbol.toStringTag in value) && !(Symbol.iterator in value);
}

// node_modules/execa/lib/arguments/file-url.js
const safeNormalizeFileUrl = (file, name) => {
	const fileString = normalizeFileUrl(normalizeDenoExecPath(file));
	if (typeof fileString !== "string") throw new TypeError(`${name} must be a string or a file URL: ${fileString}.`);
	return fileString;
};
const normalizeDenoExecPath = (file) => isDenoExecPath(file) ? file.toString() : file;
const isDenoExecPath = (file) => typeof file !== "string" && file && Object.getPrototypeOf(file) === String.prototype;
const normalizeFileUrl = (file) => file instanceof URL ? fileURLToPath(file) : file;

// node_modules/execa/lib/methods/parameters.js
const normalizeParameters = (rawFile, rawArguments = [], rawOptions, ...rawExtraArguments) => {
	if (rawExtraArguments.length > 0) throw new TypeError("Execa accepts at most three arguments: file, arguments, options.");
	if (rawOptions !== void 0 && isPlainObject(rawArguments)) throw new TypeError("Execa accepts at most one options object. Please merge the second and third arguments.");
	const filePath = safeNormalizeFileUrl(rawFile, "First argument");
	const [commandArguments, options = {}] = isPlainObject(rawArguments) ? [[], rawArguments] : [rawArguments, rawOptions];
	if (!Array.isArray(commandArguments)) throw new TypeError(`Second argument must be either an array of arguments or an options object: ${commandArguments}`);
	if (commandArguments.some((commandArgument) => typeof commandArgument === "object" && commandArgument !== null)) throw new TypeError(`Second argument must be an array of strings: ${commandArguments}`);
	const normalizedArguments = commandArguments.map(String);
	const nullByteArgument = normalizedArguments.find((normalizedArgument) => normalizedArgument.includes("\0"));
	if (nullByteArgument !== void 0) throw new TypeError(`Arguments cannot contain null bytes ("\\0"): ${nullByteArgument}`);
	if (!isPlainObject(options)) throw new TypeError(`Last argument must be an options object: ${options}`);
	return [
		filePath,
		normalizedArguments,
		{
			__proto__: null,
			...options
		}
	];
};

// node_modules/execa/lib/arguments/escape.js
const joinCommand = (filePath, rawArguments, shell) => {
	const fileAndArguments = [filePath, ...rawArguments];
	const command = fileAndArguments.join(" ");
	return {
		command,
		escapedCommand: shell ? escapeControlCharacters(command) : fileAndArguments.map((fileAndArgument) => quoteString(escapeControlCharacters(fileAndArgument))).join(" ")
	};
};
const escapeLines = (lines) => stripVTControlCharacters(lines).split("\n").map((line) => escapeControlCharacters(line)).join("\n");
const escapeControlCharacters = (line) => line.replaceAll(SPECIAL_CHAR_REGEXP, (character) => escapeControlCharacter(character));
const escapeControlCharacter = (character) => {
	const commonEscape = COMMON_ESCAPES[character];
	if (commonEscape !== void 0) return commonEscape;
	const codepoint = character.codePointAt(0);
	const codepointHex = codepoint.toString(16);
	return codepoint <= 65535 ? `\\u${codepointHex.padStart(4, "0")}` : `\\U${codepointHex}`;
};
const getSpecialCharRegExp = () => {
	try {
		return /* @__PURE__ */ new RegExp("\\p{Separator}|\\p{Other}", "gu");
	} catch {
		return /[\s\u0000-\u001F\u007F-\u009F\u00AD]/g;
	}
};
const SPECIAL_CHAR_REGEXP = getSpecialCharRegExp();
const COMMON_ESCAPES = {
	" ": " ",
	"\b": "\\b",
	"\f": "\\f",
	"\n": "\\n",
	"\r": "\\r",
	"	": "\\t"
};
const ASTRAL_START = 65535;
const quoteString = (escapedArgument) => {
	if (NO_ESCAPE_REGEXP.test(escapedArgument)) return escapedArgument;
	return platform === "win32" ? `"${escapedArgument.replaceAll("\"", "\"\"")}"` : `'${escapedArgument.replaceAll("'", "'\\''")}'`;
};
const NO_ESCAPE_REGEXP = /^[\w\-./]+$/;

// node_modules/execa/lib/utils/uint-array.js
const { toString: objectToString$1 } = Object.prototype;
const isArrayBuffer = (value) => objectToString$1.call(value) === "[object ArrayBuffer]";
const isUint8Array = (value) => objectToString$1.call(value) === "[object Uint8Array]";
const bufferToUint8Array = (buffer) => new Uint8Array(buffer.buffer, buffer.byteOffset, buffer.byteLength);
const textEncoder$1 = new TextEncoder();
const stringToUint8Array = (string) => textEncoder$1.encode(string);
const textDecoder = new TextDecoder();
const uint8ArrayToString = (uint8Array) => textDecoder.decode(uint8Array);
const joinToString = (uint8ArraysOrStrings, encoding) => {
	return uint8ArraysToStrings(uint8ArraysOrStrings, encoding).join("");
};
const uint8ArraysToStrings = (uint8ArraysOrStrings, encoding) => {
	if (encoding === "utf8" && uint8ArraysOrStrings.every((uint8ArrayOrString) => typeof uint8ArrayOrString === "string")) return uint8ArraysOrStrings;
	const decoder = new StringDecoder(encoding);
	const strings = uint8ArraysOrStrings.map((uint8ArrayOrString) => typeof uint8ArrayOrString === "string" ? stringToUint8Array(uint8ArrayOrString) : uint8ArrayOrString).map((uint8Array) => decoder.write(uint8Array));
	const finalString = decoder.end();
	return finalString === "" ? strings : [...strings, finalString];
};
const joinToUint8Array = (uint8ArraysOrStrings) => uint8ArraysOrStrings.length === 1 && isUint8Array(uint8ArraysOrStrings[0]) ? uint8ArraysOrStrings[0] : concatUint8Arrays(stringsToUint8Arrays(uint8ArraysOrStrings));
const stringsToUint8Arrays = (uint8ArraysOrStrings) => uint8ArraysOrStrings.map((uint8ArrayOrString) => typeof uint8ArrayOrString === "string" ? stringToUint8Array(uint8ArrayOrString) : uint8ArrayOrString);
const concatUint8Arrays = (uint8Arrays) => {
	const result = new Uint8Array(getJoinLength(uint8Arrays));
	let index = 0;
	for (const uint8Array of uint8Arrays) {
		result.set(uint8Array, index);
		index += uint8Array.length;
	}
	return result;
};
const getJoinLength = (uint8Arrays) => {
	let joinLength = 0;
	for (const uint8Array of uint8Arrays) joinLength += uint8Array.length;
	return joinLength;
};

// node_modules/execa/lib/return/final-error.js
const getFinalError = (originalError, message, isSync) => {
	return new (isSync ? ExecaSyncError : ExecaError)(message, originalError instanceof DiscardedError ? {} : { cause: originalError });
};
var DiscardedError = class extends Error {};
const setErrorName = (ErrorClass, value) => {
	Object.defineProperties(ErrorClass.prototype, {
		name: {
			value,
			writable: true,
			enumerable: false,
			configurable: true
		},
		[execaErrorSymbol]: {
			value: true,
			writable: false,
			enumerable: false,
			configurable: false
		}
	});
};
const isExecaError = (error) => isErrorInstance(error) && execaErrorSymbol in error;
const execaErrorSymbol = Symbol("isExecaError");
const isErrorInstance = (value) => value instanceof Error || Object.prototype.toString.call(value) === "[object Error]";
var ExecaError = class extends Error {};
setErrorName(ExecaError, ExecaError.name);
var ExecaSyncError = class extends Error {};
setErrorName(ExecaSyncError, ExecaSyncError.name);

// node_modules/execa/lib/utils/type-name.js
const getTypeName = (value) => value === null ? "null" : typeof value;

// node_modules/execa/lib/methods/template.js
const isTemplateString = (templates) => Array.isArray(templates) && Array.isArray(templates.raw);
const parseTemplates = (templates, expressions) => {
	let tokens = [];
	let isSeparated = false;
	for (const [index, template] of templates.entries()) ({tokens, isSeparated} = parseTemplate({
		templates,
		expressions,
		tokens,
		isSeparated,
		index,
		template
	}));
	if (tokens.length === 0) throw new TypeError("Template script must not be empty");
	const [file, ...commandArguments] = tokens;
	return [
		file,
		commandArguments,
		{}
	];
};
const parseTemplate = ({ templates, expressions, tokens, isSeparated, index, template }) => {
	if (template === void 0) throw new TypeError(`Invalid backslash sequence: ${templates.raw[index]}`);
	const { nextTokens, leadingWhitespaces, trailingWhitespaces } = splitByWhitespaces(template, templates.raw[index]);
	const newTokens = concatTokens(tokens, nextTokens, isSeparated || leadingWhitespaces);
	const isTemplateSeparated = trailingWhitespaces || nextTokens.length === 0 && isSeparated;
	if (index === expressions.length) return {
		tokens: newTokens,
		isSeparated: isTemplateSeparated
	};
	const expression = expressions[index];
	const expressionTokens = Array.isArray(expression) ? expression.map((expression) => parseExpression(expression)) : [parseExpression(expression)];
	return {
		tokens: concatTokens(newTokens, expressionTokens, isTemplateSeparated),
		isSeparated: expressionTokens.length === 0 && isTemplateSeparated
	};
};
const splitByWhitespaces = (template, rawTemplate) => {
	if (template.length === 0) return {
		nextTokens: [],
		leadingWhitespaces: false,
		trailingWhitespaces: false
	};
	const nextTokens = [];
	let templateStart = 0;
	let isLeadingWhitespaces = false;
	for (let templateIndex = 0, rawIndex = 0; templateIndex < template.length; templateIndex += 1, rawIndex += 1) {
		const rawCharacter = rawTemplate[rawIndex];
		if (DELIMITERS.has(rawCharacter)) {
			if (templateIndex === 0) isLeadingWhitespaces = true;
			if (templateStart !== templateIndex) nextTokens.push(template.slice(templateStart, templateIndex));
			templateStart = templateIndex + 1;
		} else if (rawCharacter === "\\") {
			const nextRawCharacter = rawTemplate[rawIndex + 1];
			if (nextRawCharacter === "\n") {
				templateIndex -= 1;
				rawIndex += 1;
			} else if (nextRawCharacter === "u" && rawTemplate[rawIndex + 2] === "{") {
				const closingBraceIndex = rawTemplate.indexOf("}", rawIndex + 3);
				if (isAstralEscape(rawTemplate.slice(rawIndex + 3, closingBraceIndex))) templateIndex += 1;
				rawIndex = closingBraceIndex;
			} else rawIndex += ESCAPE_LENGTH[nextRawCharacter] ?? 1;
		}
	}
	const isTrailingWhitespaces = templateStart === template.length;
	if (!isTrailingWhitespaces) nextTokens.push(template.slice(templateStart));
	return {
		nextTokens,
		leadingWhitespaces: isLeadingWhitespaces,
		trailingWhitespaces: isTrailingWhitespaces
	};
};
const isAstralEscape = (codePointHex) => Number.parseInt(codePointHex, 16) > ASTRAL_START;
const DELIMITERS = /* @__PURE__ */ new Set([
	" ",
	"	",
	"\r",
	"\n"
]);
const ESCAPE_LENGTH = {
	x: 3,
	u: 5
};
const concatTokens = (tokens, nextTokens, isSeparated) => isSeparated || tokens.length === 0 || nextTokens.length === 0 ? [...tokens, ...nextTokens] : [
	...tokens.slice(0, -1),
	`${tokens.at(-1)}${nextTokens[0]}`,
	...nextTokens.slice(1)
];
const parseExpression = (expression) => {
	const typeOfExpression = getTypeName(expression);
	if (typeOfExpression === "string") return expression;
	if (typeOfExpression === "number") return String(expression);
	if ((isPlainObject(expression) || isExecaError(expression)) && (Object.hasOwn(expression, "stdout") || Object.hasOwn(expression, "isMaxBuffer"))) return getSubprocessResult(expression);
	if (expression instanceof ChildProcess || Object.prototype.toString.call(expression) === "[object Promise]") throw new TypeError("Unexpected subprocess in template expression. Please use ${await subprocess} instead of ${subprocess}.");
	throw new TypeError(`Unexpected "${typeOfExpression}" in template expression`);
};
const getSubprocessResult = (result) => {
	const stdout = Object.hasOwn(result, "stdout") ? result.stdout : void 0;
	if (typeof stdout === "string") return stdout;
	if (isUint8Array(stdout)) return uint8ArrayToString(stdout);
	if (stdout === void 0) throw new TypeError("Missing result.stdout in template expression. This is probably due to the previous subprocess' \"stdout\" option.");
	throw new TypeError(`Unexpected "${getTypeName(stdout)}" stdout in template expression`);
};

// node_modules/execa/lib/utils/standard-stream.js
const isStandardStream = (stream) => STANDARD_STREAMS.includes(stream);
const STANDARD_STREAMS = [
	process$2.stdin,
	process$2.stdout,
	process$2.stderr
];
const STANDARD_STREAMS_ALIASES = [
	"stdin",
	"stdout",
	"stderr"
];
const getStreamName = (fdNumber) => STANDARD_STREAMS_ALIASES[fdNumber] ?? `stdio[${fdNumber}]`;
const allStreamSymbol = Symbol("execa.allStream");
const setAllStream = (stream) => Object.assign(stream, { [allStreamSymbol]: true });
const isAllStream = (stream) => stream?.[allStreamSymbol] === true;

// node_modules/execa/lib/utils/options.js
const copyOptions = (options = {}) => {
	if (options === null) throw new TypeError("The options must be an object, not `null`.");
	return {
		__proto__: null,
		...options
	};
};
const checkBooleanOption = (value, optionName) => {
	if (value !== void 0 && typeof value !== "boolean") throw new TypeError(`The \`${optionName}\` option must use a boolean.`);
};

// node_modules/execa/lib/arguments/specific.js
const normalizeFdSpecificOptions = (options) => {
	const optionsCopy = {
		__proto__: null,
		...options
	};
	for (const optionName of FD_SPECIFIC_OPTIONS) optionsCopy[optionName] = normalizeFdSpecificOption(options, optionName);
	return optionsCopy;
};
const normalizeFdSpecificOption = (options, optionName) => {
	const stdioLength = getStdioLength(options);
	const optionBaseArray = Array.from({ length: stdioLength + 1 });
	const optionArray = normalizeFdSpecificValue(options[optionName], optionBaseArray, optionName, stdioLength);
	return addDefaultValue$1(optionArray, optionName);
};
const getStdioLength = ({ stdio }) => Array.isArray(stdio) ? Math.max(stdio.length, STANDARD_STREAMS_ALIASES.length) : STANDARD_STREAMS_ALIASES.length;
const normalizeFdSpecificValue = (optionValue, optionArray, optionName, stdioLength) => {
	if (isPlainObject(optionValue)) return normalizeOptionObject(optionValue, optionArray, optionName, stdioLength);
	validateFdSpecificValue(optionValue, optionName);
	return optionArray.fill(optionValue);
};
const normalizeOptionObject = (optionValue, optionArray, optionName, stdioLength) => {
	for (const fdName of Object.keys(optionValue).sort(compareFdName)) {
		validateFdSpecificValue(optionValue[fdName], optionName, `${optionName}.${fdName}`);
		for (const fdNumber of parseFdName(fdName, optionName, stdioLength)) optionArray[fdNumber] = optionValue[fdName];
	}
	return optionArray;
};
const compareFdName = (fdNameA, fdNameB) => getFdNameOrder(fdNameA) < getFdNameOrder(fdNameB) ? 1 : -1;
const getFdNameOrder = (fdName) => {
	if (fdName === "stdout" || fdName === "stderr") return 0;
	return fdName === "all" ? 2 : 1;
};
const parseFdName = (fdName, optionName, stdioLength) => {
	if (fdName === "ipc") return [stdioLength];
	const fdNumber = parseFd(fdName);
	if (fdNumber === void 0 || fdNumber === 0) throw new TypeError(`"${optionName}.${fdName}" is invalid.
It must be "${optionName}.stdout", "${optionName}.stderr", "${optionName}.all", "${optionName}.ipc", or "${optionName}.fd3", "${optionName}.fd4" (and so on).`);
	if (fdNumber !== "all" && fdNumber >= stdioLength) throw new TypeError(`"${optionName}.${fdName}" is invalid: that file descriptor does not exist.
Please set the "stdio" option to ensure that file descriptor exists.`);
	return fdNumber === "all" ? [1, 2] : [fdNumber];
};
const parseFd = (fdName) => {
	if (fdName === "all") return fdName;
	if (STANDARD_STREAMS_ALIASES.includes(fdName)) return STANDARD_STREAMS_ALIASES.indexOf(fdName);
	const regexpResult = FD_REGEXP.exec(fdName);
	if (regexpResult !== null) return Number(regexpResult.groups.fdNumber);
};
const FD_REGEXP = /^fd(?<fdNumber>\d+)$/;
const addDefaultValue$1 = (optionArray, optionName) => optionArray.map((optionValue) => optionValue === void 0 ? DEFAULT_OPTIONS[optionName] : optionValue);
const BOOLEAN_FD_SPECIFIC_OPTIONS = /* @__PURE__ */ new Set([
	"lines",
	"buffer",
	"stripFinalNewline"
]);
const validateFdSpecificValue = (optionValue, optionName, fullOptionName = optionName) => {
	if (BOOLEAN_FD_SPECIFIC_OPTIONS.has(optionName)) checkBooleanOption(optionValue, fullOptionName);
	else if (optionName === "maxBuffer" && optionValue !== void 0 && (typeof optionValue !== "number" || Number.isNaN(optionValue))) throw new TypeError(`The \`${fullOptionName}\` option must use a number.`);
};
const DEFAULT_OPTIONS = {
	lines: false,
	buffer: true,
	maxBuffer: 1e8,
	verbose: debuglog("execa").enabled ? "full" : "none",
	stripFinalNewline: true
};
const FD_SPECIFIC_OPTIONS = [
	"lines",
	"buffer",
	"maxBuffer",
	"verbose",
	"stripFinalNewline"
];
const getFdSpecificValue = (optionArray, fdNumber) => fdNumber === "ipc" ? optionArray.at(-1) : optionArray[fdNumber];

// node_modules/execa/lib/verbose/values.js
const isVerbose = ({ verbose }, fdNumber) => getFdVerbose(verbose, fdNumber) !== "none";
const isFullVerbose = ({ verbose }, fdNumber) => !["none", "short"].includes(getFdVerbose(verbose, fdNumber));
const getVerboseFunction = ({ verbose }, fdNumber) => {
	const fdVerbose = getFdVerbose(verbose, fdNumber);
	return isVerboseFunction(fdVerbose) ? fdVerbose : void 0;
};
const getFdVerbose = (verbose, fdNumber) => fdNumber === void 0 ? getFdGenericVerbose(verbose) : getFdSpecificValue(verbose, fdNumber);
const getFdGenericVerbose = (verbose) => verbose.find((fdVerbose) => isVerboseFunction(fdVerbose)) ?? VERBOSE_VALUES.findLast((fdVerbose) => verbose.includes(fdVerbose));
const isVerboseFunction = (fdVerbose) => typeof fdVerbose === "function";
const VERBOSE_VALUES = [
	"none",
	"short",
	"full"
];

// node_modules/is-unicode-supported/index.js
function isUnicodeSupported() {
	const { env } = process$2;
	const { TERM, TERM_PROGRAM } = env;
	if (process$2.platform !== "win32") return TERM !== "linux";
	return Boolean(env.WT_SESSION) || Boolean(env.TERMINUS_SUBLIME) || env.ConEmuTask === "{cmd::Cmder}" || TERM_PROGRAM === "Terminus-Sublime" || TERM_PROGRAM === "vscode" || TERM === "xterm-256color" || TERM === "alacritty" || TERM === "rxvt-unicode" || TERM === "rxvt-unicode-256color" || env.TERMINAL_EMULATOR === "JetBrains-JediTerm";
}

// node_modules/figures/index.js
const common = {
	circleQuestionMark: "(?)",
	questionMarkPrefix: "(?)",
	square: "█",
	squareDarkShade: "▓",
	squareMediumShade: "▒",
	squareLightShade: "░",
	squareTop: "▀",
	squareBottom: "▄",
	squareLeft: "▌",
	squareRight: "▐",
	squareCenter: "■",
	bullet: "●",
	dot: "․",
	ellipsis: "…",
	pointerSmall: "›",
	triangleUp: "▲",
	triangleUpSmall: "▴",
	triangleDown: "▼",
	triangleDownSmall: "▾",
	triangleLeftSmall: "◂",
	triangleRightSmall: "▸",
	home: "⌂",
	heart: "♥",
	musicNote: "♪",
	musicNoteBeamed: "♫",
	arrowUp: "↑",
	arrowDown: "↓",
	arrowLeft: "←",
	arrowRight: "→",
	arrowLeftRight: "↔",
	arrowUpDown: "↕",
	almostEqual: "≈",
	notEqual: "≠",
	lessOrEqual: "≤",
	greaterOrEqual: "≥",
	identical: "≡",
	infinity: "∞",
	subscriptZero: "₀",
	subscriptOne: "₁",
	subscriptTwo: "₂",
	subscriptThree: "₃",
	subscriptFour: "₄",
	subscriptFive: "₅",
	subscriptSix: "₆",
	subscriptSeven: "₇",
	subscriptEight: "₈",
	subscriptNine: "₉",
	oneHalf: "½",
	oneThird: "⅓",
	oneQuarter: "¼",
	oneFifth: "⅕",
	oneSixth: "⅙",
	oneEighth: "⅛",
	twoThirds: "⅔",
	twoFifths: "⅖",
	threeQuarters: "¾",
	threeFifths: "⅗",
	threeEighths: "⅜",
	fourFifths: "⅘",
	fiveSixths: "⅚",
	fiveEighths: "⅝",
	sevenEighths: "⅞",
	line: "─",
	lineBold: "━",
	lineDouble: "═",
	lineDashed0: "┄",
	lineDashed1: "┅",
	lineDashed2: "┈",
	lineDashed3: "┉",
	lineDashed4: "╌",
	lineDashed5: "╍",
	lineDashed6: "╴",
	lineDashed7: "╶",
	lineDashed8: "╸",
	lineDashed9: "╺",
	lineDashed10: "╼",
	lineDashed11: "╾",
	lineDashed12: "−",
	lineDashed13: "–",
	lineDashed14: "‐",
	lineDashed15: "⁃",
	lineVertical: "│",
	lineVerticalBold: "┃",
	lineVerticalDouble: "║",
	lineVerticalDashed0: "┆",
	lineVerticalDashed1: "┇",
	lineVerticalDashed2: "┊",
	lineVerticalDashed3: "┋",
	lineVerticalDashed4: "╎",
	lineVerticalDashed5: "╏",
	lineVerticalDashed6: "╵",
	lineVerticalDashed7: "╷",
	lineVerticalDashed8: "╹",
	lineVerticalDashed9: "╻",
	lineVerticalDashed10: "╽",
	lineVerticalDashed11: "╿",
	lineDownLeft: "┐",
	lineDownLeftArc: "╮",
	lineDownBoldLeftBold: "┓",
	lineDownBoldLeft: "┒",
	lineDownLeftBold: "┑",
	lineDownDoubleLeftDouble: "╗",
	lineDownDoubleLeft: "╖",
	lineDownLeftDouble: "╕",
	lineDownRight: "┌",
	lineDownRightArc: "╭",
	lineDownBoldRightBold: "┏",
	lineDownBoldRight: "┎",
	lineDownRightBold: "┍",
	lineDownDoubleRightDouble: "╔",
	lineDownDoubleRight: "╓",
	lineDownRightDouble: "╒",
	lineUpLeft: "┘",
	lineUpLeftArc: "╯",
	lineUpBoldLeftBold: "┛",
	lineUpBoldLeft: "┚",
	lineUpLeftBold: "┙",
	lineUpDoubleLeftDouble: "╝",
	lineUpDoubleLeft: "╜",
	lineUpLeftDouble: "╛",
	lineUpRight: "└",
	lineUpRightArc: "╰",
	lineUpBoldRightBold: "┗",
	lineUpBoldRight: "┖",
	lineUpRightBold: "┕",
	lineUpDoubleRightDouble: "╚",
	lineUpDoubleRight: "╙",
	lineUpRightDouble: "╘",
	lineUpDownLeft: "┤",
	lineUpBoldDownBoldLeftBold: "┫",
	lineUpBoldDownBoldLeft: "┨",
	lineUpDownLeftBold: "┥",
	lineUpBoldDownLeftBold: "┩",
	lineUpDownBoldLeftBold: "┪",
	lineUpDownBoldLeft: "┧",
	lineUpBoldDownLeft: "┦",
	lineUpDoubleDownDoubleLeftDouble: "╣",
	lineUpDoubleDownDoubleLeft: "╢",
	lineUpDownLeftDouble: "╡",
	lineUpDownRight: "├",
	lineUpBoldDownBoldRightBold: "┣",
	lineUpBoldDownBoldRight: "┠",
	lineUpDownRightBold: "┝",
	lineUpBoldDownRightBold: "┡",
	lineUpDownBoldRightBold: "┢",
	lineUpDownBoldRight: "┟",
	lineUpBoldDownRight: "┞",
	lineUpDoubleDownDoubleRightDouble: "╠",
	lineUpDoubleDownDoubleRight: "╟",
	lineUpDownRightDouble: "╞",
	lineDownLeftRight: "┬",
	lineDownBoldLeftBoldRightBold: "┳",
	lineDownLeftBoldRightBold: "┯",
	lineDownBoldLeftRight: "┰",
	lineDownBoldLeftBoldRight: "┱",
	lineDownBoldLeftRightBold: "┲",
	lineDownLeftRightBold: "┮",
	lineDownLeftBoldRight: "┭",
	lineDownDoubleLeftDoubleRightDouble: "╦",
	lineDownDoubleLeftRight: "╥",
	lineDownLeftDoubleRightDouble: "╤",
	lineUpLeftRight: "┴",
	lineUpBoldLeftBoldRightBold: "┻",
	lineUpLeftBoldRightBold: "┷",
	lineUpBoldLeftRight: "┸",
	lineUpBoldLeftBoldRight: "┹",
	lineUpBoldLeftRightBold: "┺",
	lineUpLeftRightBold: "┶",
	lineUpLeftBoldRight: "┵",
	lineUpDoubleLeftDoubleRightDouble: "╩",
	lineUpDoubleLeftRight: "╨",
	lineUpLeftDoubleRightDouble: "╧",
	lineUpDownLeftRight: "┼",
	lineUpBoldDownBoldLeftBoldRightBold: "╋",
	lineUpDownBoldLeftBoldRightBold: "╈",
	lineUpBoldDownLeftBoldRightBold: "╇",
	lineUpBoldDownBoldLeftRightBold: "╊",
	lineUpBoldDownBoldLeftBoldRight: "╉",
	lineUpBoldDownLeftRight: "╀",
	lineUpDownBoldLeftRight: "╁",
	lineUpDownLeftBoldRight: "┽",
	lineUpDownLeftRightBold: "┾",
	lineUpBoldDownBoldLeftRight: "╂",
	lineUpDownLeftBoldRightBold: "┿",
	lineUpBoldDownLeftBoldRight: "╃",
	lineUpBoldDownLeftRightBold: "╄",
	lineUpDownBoldLeftBoldRight: "╅",
	lineUpDownBoldLeftRightBold: "╆",
	lineUpDoubleDownDoubleLeftDoubleRightDouble: "╬",
	lineUpDoubleDownDoubleLeftRight: "╫",
	lineUpDownLeftDoubleRightDouble: "╪",
	lineCross: "╳",
	lineBackslash: "╲",
	lineSlash: "╱"
};
const specialMainSymbols = {
	tick: "✔",
	info: "ℹ",
	warning: "⚠",
	cross: "✘",
	squareSmall: "◻",
	squareSmallFilled: "◼",
	circle: "◯",
	circleFilled: "◉",
	circleDotted: "◌",
	circleDouble: "◎",
	circleCircle: "ⓞ",
	circleCross: "ⓧ",
	circlePipe: "Ⓘ",
	radioOn: "◉",
	radioOff: "◯",
	checkboxOn: "☒",
	checkboxOff: "☐",
	checkboxCircleOn: "ⓧ",
	checkboxCircleOff: "Ⓘ",
	pointer: "❯",
	triangleUpOutline: "△",
	triangleLeft: "◀",
	triangleRight: "▶",
	lozenge: "◆",
	lozengeOutline: "◇",
	hamburger: "☰",
	smiley: "㋡",
	mustache: "෴",
	star: "★",
	play: "▶",
	nodejs: "⬢",
	oneSeventh: "⅐",
	oneNinth: "⅑",
	oneTenth: "⅒"
};
const specialFallbackSymbols = {
	tick: "√",
	info: "i",
	warning: "‼",
	cross: "×",
	squareSmall: "□",
	squareSmallFilled: "■",
	circle: "( )",
	circleFilled: "(*)",
	circleDotted: "( )",
	circleDouble: "( )",
	circleCircle: "(○)",
	circleCross: "(×)",
	circlePipe: "(│)",
	radioOn: "(*)",
	radioOff: "( )",
	checkboxOn: "[×]",
	checkboxOff: "[ ]",
	checkboxCircleOn: "(×)",
	checkboxCircleOff: "( )",
	pointer: ">",
	triangleUpOutline: "∆",
	triangleLeft: "◄",
	triangleRight: "►",
	lozenge: "♦",
	lozengeOutline: "◊",
	hamburger: "≡",
	smiley: "☺",
	mustache: "┌─┐",
	star: "✶",
	play: "►",
	nodejs: "♦",
	oneSeventh: "1/7",
	oneNinth: "1/9",
	oneTenth: "1/10"
};
const mainSymbols = {
	...common,
	...specialMainSymbols
};
const fallbackSymbols = {
	...common,
	...specialFallbackSymbols
};
const shouldUseMain = isUnicodeSupported();
const figures = shouldUseMain ? mainSymbols : fallbackSymbols;
const replacements = Object.entries(specialMainSymbols);

// node_modules/yoctocolors/base.js
const hasColors$1 = tty?.WriteStream?.prototype?.hasColors?.() ?? false;
const format = (open, close) => {
	if (!hasColors$1) return (input) => input;
	const openCode = `\u001B[${open}m`;
	const closeCode = `\u001B[${close}m`;
	return (input) => {
		const string = input + "";
		let index = string.indexOf(closeCode);
		if (index === -1) return openCode + string + closeCode;
		let result = openCode;
		let lastIndex = 0;
		const replaceCode = (close === 22 ? closeCode : "") + openCode;
		while (index !== -1) {
			result += string.slice(lastIndex, index) + replaceCode;
			lastIndex = index + closeCode.length;
			index = string.indexOf(closeCode, lastIndex);
		}
		result += string.slice(lastIndex) + closeCode;
		return result;
	};
};
const reset = format(0, 0);
const bold$1 = format(1, 22);
const dim = format(2, 22);
const italic = format(3, 23);
const underline = format(4, 24);
const underlineDouble = format("4:2", 24);
const underlineCurly = format("4:3", 24);
const underlineDotted = format("4:4", 24);
const underlineDashed = format("4:5", 24);
const overline = format(53, 55);
const inverse = format(7, 27);
const hidden = format(8, 28);
const strikethrough = format(9, 29);
const black = format(30, 39);
const red = format(31, 39);
const green = format(32, 39);
const yellow = format(33, 39);
const blue = format(34, 39);
const magenta = format(35, 39);
const cyan = format(36, 39);
const white = format(37, 39);
const gray$1 = format(90, 39);
const bgBlack = format(40, 49);
const bgRed = format(41, 49);
const bgGreen = format(42, 49);
const bgYellow = format(43, 49);
const bgBlue = format(44, 49);
const bgMagenta = format(45, 49);
const bgCyan = format(46, 49);
const bgWhite = format(47, 49);
const bgGray = format(100, 49);
const redBright$1 = format(91, 39);
const greenBright = format(92, 39);
const yellowBright$1 = format(93, 39);
const blueBright = format(94, 39);
const magentaBright = format(95, 39);
const cyanBright = format(96, 39);
const whiteBright = format(97, 39);
const bgRedBright = format(101, 49);
const bgGreenBright = format(102, 49);
const bgYellowBright = format(103, 49);
const bgBlueBright = format(104, 49);
const bgMagentaBright = format(105, 49);
const bgCyanBright = format(106, 49);
const bgWhiteBright = format(107, 49);
const underlineBlack = format("58;5;0", 59);
const underlineRed = format("58;5;1", 59);
const underlineGreen = format("58;5;2", 59);
const underlineYellow = format("58;5;3", 59);
const underlineBlue = format("58;5;4", 59);
const underlineMagenta = format("58;5;5", 59);
const underlineCyan = format("58;5;6", 59);
const underlineWhite = format("58;5;7", 59);
const underlineGray = format("58;5;8", 59);
const underlineRedBright = format("58;5;9", 59);
const underlineGreenBright = format("58;5;10", 59);
const underlineYellowBright = format("58;5;11", 59);
const underlineBlueBright = format("58;5;12", 59);
const underlineMagentaBright = format("58;5;13", 59);
const underlineCyanBright = format("58;5;14", 59);
const underlineWhiteBright = format("58;5;15", 59);

// node_modules/execa/lib/verbose/default.js
const hasColors = process$2.env.FORCE_COLOR !== void 0 || process$2.stderr.isTTY === true;
const identity$1 = (string) => string;
const getColor = (color) => hasColors ? color : identity$1;
const gray = getColor(gray$1);
const bold = getColor(bold$1);
const redBright = getColor(redBright$1);
const yellowBright = getColor(yellowBright$1);
const defaultVerboseFunction = ({ type, message, timestamp, piped, commandId, result: { failed = false } = {}, options: { reject = true } }) => {
	const timestampString = serializeTimestamp(timestamp);
	const icon = ICONS[type]({
		failed,
		reject,
		piped
	});
	const color = COLORS[type]({ reject });
	return `${gray(`[${timestampString}]`)} ${gray(`[${commandId}]`)} ${color(icon)} ${color(message)}`;
};
const serializeTimestamp = (timestamp) => `${padField(timestamp.getHours(), 2)}:${padField(timestamp.getMinutes(), 2)}:${padField(timestamp.getSeconds(), 2)}.${padField(timestamp.getMilliseconds(), 3)}`;
const padField = (field, padding) => String(field).padStart(padding, "0");
const getFinalIcon = ({ failed, reject }) => {
	if (!failed) return figures.tick;
	return reject ? figures.cross : figures.warning;
};
const ICONS = {
	command: ({ piped }) => piped ? "|" : "$",
	output: () => " ",
	ipc: () => "*",
	error: getFinalIcon,
	duration: getFinalIcon
};
const COLORS = {
	command: () => bold,
	output: () => identity$1,
	ipc: () => identity$1,
	error: ({ reject }) => reject ? redBright : yellowBright,
	duration: () => gray
};

// node_modules/execa/lib/verbose/custom.js
const applyVerboseOnLines = (printedLines, verboseInfo, fdNumber) => {
	const verboseFunction = getVerboseFunction(verboseInfo, fdNumber);
	return printedLines.map(({ verboseLine, verboseObject }) => applyVerboseFunction(verboseLine, verboseObject, verboseFunction)).filter((printedLine) => printedLine !== void 0).map((printedLine) => appendNewline(printedLine)).join("");
};
const applyVerboseFunction = (verboseLine, verboseObject, verboseFunction) => {
	if (verboseFunction === void 0) return verboseLine;
	const printedLine = verboseFunction(verboseLine, verboseObject);
	if (typeof printedLine === "string") return printedLine;
};
const appendNewline = (printedLine) => printedLine.endsWith("\n") ? printedLine : `${printedLine}\n`;

// node_modules/execa/lib/verbose/log.js
const verboseLog = ({ type, verboseMessage, fdNumber, verboseInfo, result }) => {
	const verboseObject = getVerboseObject({
		type,
		result,
		verboseInfo
	});
	const printedLines = getPrintedLines(verboseMessage, verboseObject);
	const finalLines = applyVerboseOnLines(printedLines, verboseInfo, fdNumber);
	if (finalLines !== "") console.warn(finalLines.slice(0, -1));
};
const getVerboseObject = ({ type, result, verboseInfo }) => {
	const { escapedCommand, commandId, rawOptions } = verboseInfo;
	const { piped = false, ...options } = rawOptions;
	return {
		type,
		escapedCommand,
		commandId: `${commandId}`,
		timestamp: /* @__PURE__ */ new Date(),
		piped,
		result,
		options
	};
};
const getPrintedLines = (verboseMessage, verboseObject) => verboseMessage.split("\n").map((message) => getPrintedLine({
	...verboseObject,
	message
}));
const getPrintedLine = (verboseObject) => {
	return {
		verboseLine: defaultVerboseFunction(verboseObject),
		verboseObject
	};
};
const serializeVerboseMessage = (message) => {
	const messageString = typeof message === "string" ? message : inspect(message);
	return escapeLines(messageString);
};

// node_modules/execa/lib/verbose/start.js
const logCommand = (escapedCommand, verboseInfo) => {
	if (!isVerbose(verboseInfo)) return;
	verboseLog({
		type: "command",
		verboseMessage: escapedCommand,
		verboseInfo
	});
};

// node_modules/execa/lib/verbose/info.js
const getVerboseInfo = (verbose, escapedCommand, rawOptions) => {
	validateVerbose(verbose);
	return {
		verbose,
		escapedCommand,
		commandId: getCommandId(verbose),
		rawOptions
	};
};
const getCommandId = (verbose) => isVerbose({ verbose }) ? COMMAND_ID++ : void 0;
let COMMAND_ID = 0n;
const validateVerbose = (verbose) => {
	for (const fdVerbose of verbose) {
		if (fdVerbose === false) throw new TypeError("The \"verbose: false\" option was renamed to \"verbose: 'none'\".");
		if (fdVerbose === true) throw new TypeError("The \"verbose: true\" option was renamed to \"verbose: 'short'\".");
		if (!VERBOSE_VALUES.includes(fdVerbose) && !isVerboseFunction(fdVerbose)) {
			const allowedValues = VERBOSE_VALUES.map((allowedValue) => `'${allowedValue}'`).join(", ");
			throw new TypeError(`The "verbose" option must not be ${fdVerbose}. Allowed values are: ${allowedValues} or a function.`);
		}
	}
};

// node_modules/execa/lib/return/duration.js
const getStartTime = () => hrtime.bigint();
const getDurationMs = (startTime) => Number(hrtime.bigint() - startTime) / 1e6;

// node_modules/execa/lib/arguments/command.js
const handleCommand = (filePath, rawArguments, rawOptions) => {
	const startTime = getStartTime();
	const { command, escapedCommand } = joinCommand(filePath, rawArguments, rawOptions.shell && !rawOptions.node);
	const verbose = normalizeFdSpecificOption(rawOptions, "verbose");
	const verboseInfo = getVerboseInfo(verbose, escapedCommand, {
		__proto__: null,
		...rawOptions
	});
	logCommand(escapedCommand, verboseInfo);
	return {
		command,
		escapedCommand,
		startTime,
		verboseInfo
	};
};

// node_modules/path-key/index.js
function pathKey(options = {}) {
	const { env = process.env, platform = process.platform } = options;
	if (platform !== "win32") return "PATH";
	return Object.keys(env).reverse().find((key) => key.toUpperCase() === "PATH") || "Path";
}

// node_modules/unicorn-magic/node.js
const execFileOriginal = promisify(execFile);
function toPath(urlOrPath) {
	return urlOrPath instanceof URL ? fileURLToPath(urlOrPath) : urlOrPath;
}
function traversePathUp(startPath) {
	return { *[Symbol.iterator]() {
		let currentPath = path.resolve(toPath(startPath));
		let previousPath;
		while (previousPath !== currentPath) {
			yield currentPath;
			previousPath = currentPath;
			currentPath = path.resolve(currentPath, "..");
		}
	} };
}

// node_modules/npm-run-path/index.js
const npmRunPath = ({ cwd = process$2.cwd(), path: pathOption = process$2.env[pathKey()], preferLocal = true, execPath = process$2.execPath, addExecPath = true } = {}) => {
	const cwdPath = path.resolve(toPath(cwd));
	const result = [];
	const pathParts = pathOption.split(path.delimiter);
	if (preferLocal) applyPreferLocal(result, pathParts, cwdPath);
	if (addExecPath) applyExecPath(result, pathParts, execPath, cwdPath);
	return pathOption === "" || pathOption === path.delimiter ? `${result.join(path.delimiter)}${pathOption}` : [...result, pathOption].join(path.delimiter);
};
const applyPreferLocal = (result, pathParts, cwdPath) => {
	for (const directory of traversePathUp(cwdPath)) {
		const pathPart = path.join(directory, "node_modules/.bin");
		if (!pathParts.includes(pathPart)) result.push(pathPart);
	}
};
const applyExecPath = (result, pathParts, execPath, cwdPath) => {
	const pathPart = path.resolve(cwdPath, toPath(execPath), "..");
	if (!pathParts.includes(pathPart)) result.push(pathPart);
};
const npmRunPathEnv = ({ env = process$2.env, ...options } = {}) => {
	env = { ...env };
	const pathName = pathKey({ env });
	options.path = env[pathName];
	env[pathName] = npmRunPath(options);
	return env;
};

// node_modules/human-signals/build/src/realtime.js
const getRealtimeSignals = () => {
	const length = 64 - SIGRTMIN + 1;
	return Array.from({ length }, getRealtimeSignal);
};
const getRealtimeSignal = (value, index) => ({
	name: `SIGRT${index + 1}`,
	number: SIGRTMIN + index,
	action: "terminate",
	description: "Application-specific signal (realtime)",
	standard: "posix"
});
const SIGRTMIN = 34;
const SIGRTMAX = 64;

// node_modules/human-signals/build/src/core.js
const SIGNALS = [
	{
		name: "SIGHUP",
		number: 1,
		action: "terminate",
		description: "Terminal closed",
		standard: "posix"
	},
	{
		name: "SIGINT",
		number: 2,
		action: "terminate",
		description: "User interruption with CTRL-C",
		standard: "ansi"
	},
	{
		name: "SIGQUIT",
		number: 3,
		action: "core",
		description: "User interruption with CTRL-\\",
		standard: "posix"
	},
	{
		name: "SIGILL",
		number: 4,
		action: "core",
		description: "Invalid machine instruction",
		standard: "ansi"
	},
	{
		name: "SIGTRAP",
		number: 5,
		action: "core",
		description: "Debugger breakpoint",
		standard: "posix"
	},
	{
		name: "SIGABRT",
		number: 6,
		action: "core",
		description: "Aborted",
		standard: "ansi"
	},
	{
		name: "SIGIOT",
		number: 6,
		action: "core",
		description: "Aborted",
		standard: "bsd"
	},
	{
		name: "SIGBUS",
		number: 7,
		action: "core",
		description: "Bus error due to misaligned, non-existing address or paging error",
		standard: "bsd"
	},
	{
		name: "SIGEMT",
		number: 7,
		action: "terminate",
		description: "Command should be emulated but is not implemented",
		standard: "other"
	},
	{
		name: "SIGFPE",
		number: 8,
		action: "core",
		description: "Floating point arithmetic error",
		standard: "ansi"
	},
	{
		name: "SIGKILL",
		number: 9,
		action: "terminate",
		description: "Forced termination",
		standard: "posix",
		forced: true
	},
	{
		name: "SIGUSR1",
		number: 10,
		action: "terminate",
		description: "Application-specific signal",
		standard: "posix"
	},
	{
		name: "SIGSEGV",
		number: 11,
		action: "core",
		description: "Segmentation fault",
		standard: "ansi"
	},
	{
		name: "SIGUSR2",
		number: 12,
		action: "terminate",
		description: "Application-specific signal",
		standard: "posix"
	},
	{
		name: "SIGPIPE",
		number: 13,
		action: "terminate",
		description: "Broken pipe or socket",
		standard: "posix"
	},
	{
		name: "SIGALRM",
		number: 14,
		action: "terminate",
		description: "Timeout or timer",
		standard: "posix"
	},
	{
		name: "SIGTERM",
		number: 15,
		action: "terminate",
		description: "Termination",
		standard: "ansi"
	},
	{
		name: "SIGSTKFLT",
		number: 16,
		action: "terminate",
		description: "Stack is empty or overflowed",
		standard: "other"
	},
	{
		name: "SIGCHLD",
		number: 17,
		action: "ignore",
		description: "Child process terminated, paused or unpaused",
		standard: "posix"
	},
	{
		name: "SIGCLD",
		number: 17,
		action: "ignore",
		description: "Child process terminated, paused or unpaused",
		standard: "other"
	},
	{
		name: "SIGCONT",
		number: 18,
		action: "unpause",
		description: "Unpaused",
		standard: "posix",
		forced: true
	},
	{
		name: "SIGSTOP",
		number: 19,
		action: "pause",
		description: "Paused",
		standard: "posix",
		forced: true
	},
	{
		name: "SIGTSTP",
		number: 20,
		action: "pause",
		description: "Paused using CTRL-Z or \"suspend\"",
		standard: "posix"
	},
	{
		name: "SIGTTIN",
		number: 21,
		action: "pause",
		description: "Background process cannot read terminal input",
		standard: "posix"
	},
	{
		name: "SIGBREAK",
		number: 21,
		action: "terminate",
		description: "User interruption with CTRL-BREAK",
		standard: "other"
	},
	{
		name: "SIGTTOU",
		number: 22,
		action: "pause",
		description: "Background process cannot write to terminal output",
		standard: "posix"
	},
	{
		name: "SIGURG",
		number: 23,
		action: "ignore",
		description: "Socket received out-of-band data",
		standard: "bsd"
	},
	{
		name: "SIGXCPU",
		number: 24,
		action: "core",
		description: "Process timed out",
		standard: "bsd"
	},
	{
		name: "SIGXFSZ",
		number: 25,
		action: "core",
		description: "File too big",
		standard: "bsd"
	},
	{
		name: "SIGVTALRM",
		number: 26,
		action: "terminate",
		description: "Timeout or timer",
		standard: "bsd"
	},
	{
		name: "SIGPROF",
		number: 27,
		action: "terminate",
		description: "Timeout or timer",
		standard: "bsd"
	},
	{
		name: "SIGWINCH",
		number: 28,
		action: "ignore",
		description: "Terminal window size changed",
		standard: "bsd"
	},
	{
		name: "SIGIO",
		number: 29,
		action: "terminate",
		description: "I/O is available",
		standard: "other"
	},
	{
		name: "SIGPOLL",
		number: 29,
		action: "terminate",
		description: "Watched event",
		standard: "other"
	},
	{
		name: "SIGINFO",
		number: 29,
		action: "ignore",
		description: "Request for process information",
		standard: "other"
	},
	{
		name: "SIGPWR",
		number: 30,
		action: "terminate",
		description: "Device running out of power",
		standard: "systemv"
	},
	{
		name: "SIGSYS",
		number: 31,
		action: "core",
		description: "Invalid system call",
		standard: "other"
	},
	{
		name: "SIGUNUSED",
		number: 31,
		action: "terminate",
		description: "Invalid system call",
		standard: "other"
	}
];

// node_modules/human-signals/build/src/signals.js
const getSignals = () => {
	const realtimeSignals = getRealtimeSignals();
	return [...SIGNALS, ...realtimeSignals].map(normalizeSignal$1);
};
const normalizeSignal$1 = ({ name, number: defaultNumber, description, action, forced = false, standard }) => {
	const { signals: { [name]: constantSignal } } = constants$1;
	const supported = constantSignal !== void 0;
	return {
		name,
		number: supported ? constantSignal : defaultNumber,
		description,
		supported,
		action,
		forced,
		standard
	};
};

// node_modules/human-signals/build/src/main.js
const getSignalsByName = () => {
	const signals = getSignals();
	return Object.fromEntries(signals.map(getSignalByName));
};
const getSignalByName = ({ name, number, description, supported, action, forced, standard }) => [name, {
	name,
	number,
	description,
	supported,
	action,
	forced,
	standard
}];
const signalsByName = getSignalsByName();
const getSignalsByNumber = () => {
	const signals = getSignals();
	const length = 64 + 1;
	const signalsA = Array.from({ length }, (value, number) => getSignalByNumber(number, signals));
	return Object.assign({}, ...signalsA);
};
const getSignalByNumber = (number, signals) => {
	const signal = findSignalByNumber(number, signals);
	if (signal === void 0) return {};
	const { name, description, supported, action, forced, standard } = signal;
	return { [number]: {
		name,
		number,
		description,
		supported,
		action,
		forced,
		standard
	} };
};
const findSignalByNumber = (number, signals) => {
	const signal = signals.find(({ name }) => constants$1.signals[name] === number);
	if (signal !== void 0) return signal;
	return signals.find((signalA) => signalA.number === number);
};
const signalsByNumber = getSignalsByNumber();

// node_modules/execa/lib/terminate/signal.js
const normalizeKillSignal = (killSignal) => {
	const optionName = "option `killSignal`";
	if (killSignal === 0) throw new TypeError(`Invalid ${optionName}: 0 cannot be used.`);
	return normalizeSignal(killSignal, optionName);
};
const normalizeSignalArgument = (signal) => signal === 0 ? signal : normalizeSignal(signal, "`subprocess.kill()`'s argument");
const normalizeSignal = (signalNameOrInteger, optionName) => {
	if (Number.isInteger(signalNameOrInteger)) return normalizeSignalInteger(signalNameOrInteger, optionName);
	if (typeof signalNameOrInteger === "string") return normalizeSignalName(signalNameOrInteger, optionName);
	throw new TypeError(`Invalid ${optionName} ${String(signalNameOrInteger)}: it must be a string or an integer.\n${getAvailableSignals()}`);
};
const normalizeSignalInteger = (signalInteger, optionName) => {
	if (signalsIntegerToName.has(signalInteger)) return signalsIntegerToName.get(signalInteger);
	throw new TypeError(`Invalid ${optionName} ${signalInteger}: this signal integer does not exist.\n${getAvailableSignals()}`);
};
const getSignalsIntegerToName = () => new Map(Object.entries(constants$1.signals).reverse().map(([signalName, signalInteger]) => [signalInteger, signalName]));
const signalsIntegerToName = getSignalsIntegerToName();
const normalizeSignalName = (signalName, optionName) => {
	if (signalName in constants$1.signals) return signalName;
	if (signalName.toUpperCase() in constants$1.signals) throw new TypeError(`Invalid ${optionName} '${signalName}': please rename it to '${signalName.toUpperCase()}'.`);
	throw new TypeError(`Invalid ${optionName} '${signalName}': this signal name does not exist.\n${getAvailableSignals()}`);
};
const getAvailableSignals = () => `Available signal names: ${getAvailableSignalNames()}.
Available signal numbers: ${getAvailableSignalIntegers()}.`;
const getAvailableSignalNames = () => Object.keys(constants$1.signals).sort().map((signalName) => `'${signalName}'`).join(", ");
const getAvailableSignalIntegers = () => [...new Set(Object.values(constants$1.signals).sort((signalInteger, signalIntegerTwo) => signalInteger - signalIntegerTwo))].join(", ");
const getSignalDescription = (signal) => signalsByName[signal].description;

// node_modules/execa/lib/terminate/timeout.js
const validateTimeout = ({ timeout }) => {
	if (timeout !== void 0) validateDelay(timeout, "timeout");
};
const validateDelay = (delay, optionName) => {
	if (!Number.isInteger(delay) || delay < 0 || delay > MAX_DELAY) throw new TypeError(`Expected the \`${optionName}\` option to be a non-negative integer up to ${MAX_DELAY}, got \`${delay}\` (${getTypeName(delay)})`);
};
const MAX_DELAY = 2 ** 31 - 1;
const throwOnTimeout = (kill, timeout, context, controller) => timeout === 0 || timeout === void 0 ? [] : [killAfterTimeout(kill, timeout, context, controller)];
const killAfterTimeout = async (kill, timeout, context, { signal }) => {
	await setTimeout$1(timeout, void 0, { signal });
	context.terminationReason ??= "timeout";
	kill();
	throw new DiscardedError();
};

// node_modules/execa/lib/terminate/kill.js
const normalizeForceKillAfterDelay = (forceKillAfterDelay) => {
	if (forceKillAfterDelay === false) return forceKillAfterDelay;
	if (forceKillAfterDelay === true) return DEFAULT_FORCE_KILL_TIMEOUT;
	validateDelay(forceKillAfterDelay, "forceKillAfterDelay");
	return forceKillAfterDelay;
};
const DEFAULT_FORCE_KILL_TIMEOUT = 5e3;
const subprocessKill = ({ kill, options: { forceKillAfterDelay, killSignal }, onInternalError, context, controller }, signalOrError, errorArgument) => {
	const { signal, error } = parseKillArguments(signalOrError, errorArgument, killSignal);
	emitKillError(error, onInternalError);
	const killResult = kill(signal);
	setKillTimeout({
		kill,
		signal,
		forceKillAfterDelay,
		killSignal,
		killResult,
		context,
		controller
	});
	return killResult;
};
const parseKillArguments = (signalOrError, errorArgument, killSignal) => {
	const [signal = killSignal, error] = isErrorInstance(signalOrError) ? [void 0, signalOrError] : [signalOrError, errorArgument];
	if (typeof signal !== "string" && !Number.isInteger(signal)) throw new TypeError(`The first argument must be an error instance or a signal name string/integer: ${String(signal)}`);
	if (error !== void 0 && !isErrorInstance(error)) throw new TypeError(`The second argument is optional. If specified, it must be an error instance: ${error}`);
	return {
		signal: normalizeSignalArgument(signal),
		error
	};
};
const emitKillError = (error, onInternalError) => {
	if (error !== void 0) onInternalError.reject(error);
};
const setKillTimeout = async ({ kill, signal, forceKillAfterDelay, killSignal, killResult, context, controller }) => {
	if (signal === killSignal && killResult) killOnTimeout({
		kill,
		forceKillAfterDelay,
		context,
		controllerSignal: controller.signal
	});
};
const killOnTimeout = async ({ kill, forceKillAfterDelay, context, controllerSignal }) => {
	if (forceKillAfterDelay === false) return;
	try {
		await setTimeout$1(forceKillAfterDelay, void 0, { signal: controllerSignal });
		if (kill("SIGKILL")) context.isForcefullyTerminated ??= true;
	} catch {}
};

// node_modules/execa/lib/utils/abort-signal.js
const onAbortedSignal = async (mainSignal, stopSignal) => {
	if (!mainSignal.aborted) await once(mainSignal, "abort", { signal: stopSignal });
};
const validateAbortSignal = (signal, optionName) => {
	if (signal !== void 0 && Object.prototype.toString.call(signal) !== "[object AbortSignal]") throw new TypeError(`The \`${optionName}\` option must be an AbortSignal: ${String(signal)}.`);
};

// node_modules/execa/lib/terminate/cancel.js
const validateCancelSignal = ({ cancelSignal }) => {
	validateAbortSignal(cancelSignal, "cancelSignal");
};
const validateRenamedSignalOption = ({ signal }) => {
	if (signal !== void 0) throw new TypeError("The \"signal\" option has been renamed to \"cancelSignal\" instead.");
};
const throwOnCancel = ({ kill, cancelSignal, gracefulCancel, context, controller }) => cancelSignal === void 0 || gracefulCancel ? [] : [terminateOnCancel(kill, cancelSignal, context, controller)];
const terminateOnCancel = async (kill, cancelSignal, context, { signal }) => {
	await onAbortedSignal(cancelSignal, signal);
	context.terminationReason ??= "cancel";
	kill();
	throw cancelSignal.reason;
};

// node_modules/execa/lib/ipc/validation.js
const validateIpcMethod = ({ methodName, isSubprocess, ipc, isConnected }) => {
	validateIpcOption(methodName, isSubprocess, ipc);
	validateConnection(methodName, isSubprocess, isConnected);
};
const validateIpcOption = (methodName, isSubprocess, ipc) => {
	if (!ipc) throw new Error(`${getMethodName(methodName, isSubprocess)} can only be used if the \`ipc\` option is \`true\`.`);
};
const validateConnection = (methodName, isSubprocess, isConnected) => {
	if (!isConnected) throw new Error(`${getMethodName(methodName, isSubprocess)} cannot be used: the ${getOtherProcessName(isSubprocess)} has already exited or disconnected.`);
};
const throwOnEarlyDisconnect = (isSubprocess) => {
	throw new Error(`${getMethodName("getOneMessage", isSubprocess)} could not complete: the ${getOtherProcessName(isSubprocess)} exited or disconnected.`);
};
const throwOnStrictDeadlockError = (isSubprocess) => {
	throw new Error(`${getMethodName("sendMessage", isSubprocess)} failed: the ${getOtherProcessName(isSubprocess)} is sending a message too, instead of listening to incoming messages.
This can be fixed by both sending a message and listening to incoming messages at the same time:

const [receivedMessage] = await Promise.all([
	${getMethodName("getOneMessage", isSubprocess)},
	${getMethodName("sendMessage", isSubprocess, "message, {strict: true}")},
]);`);
};
const getStrictResponseError = (error, isSubprocess) => new Error(`${getMethodName("sendMessage", isSubprocess)} failed when sending an acknowledgment response to the ${getOtherProcessName(isSubprocess)}.`, { cause: error });
const throwOnMissingStrict = (isSubprocess) => {
	throw new Error(`${getMethodName("sendMessage", isSubprocess)} failed: the ${getOtherProcessName(isSubprocess)} is not listening to incoming messages.`);
};
const throwOnStrictDisconnect = (isSubprocess) => {
	throw new Error(`${getMethodName("sendMessage", isSubprocess)} failed: the ${getOtherProcessName(isSubprocess)} exited without listening to incoming messages.`);
};
const getAbortDisconnectError = () => /* @__PURE__ */ new Error(`\`cancelSignal\` aborted: the ${getOtherProcessName(true)} disconnected.`);
const throwOnMissingParent = () => {
	throw new Error("`getCancelSignal()` cannot be used without setting the `gracefulCancel` option to `true`.");
};
const handleEpipeError = ({ error, methodName, isSubprocess }) => {
	if (error.code === "EPIPE") throw new Error(`${getMethodName(methodName, isSubprocess)} cannot be used: the ${getOtherProcessName(isSubprocess)} is disconnecting.`, { cause: error });
};
const handleSerializationError = ({ error, methodName, isSubprocess, message }) => {
	if (isSerializationError(error)) throw new Error(`${getMethodName(methodName, isSubprocess)}'s argument type is invalid: the message cannot be serialized: ${serializeInvalidMessage(message)}.`, { cause: error });
};
const serializeInvalidMessage = (message) => {
	try {
		return String(message);
	} catch {
		return inspect(message);
	}
};
const isSerializationError = ({ code, message }) => SERIALIZATION_ERROR_CODES.has(code) || SERIALIZATION_ERROR_MESSAGES.some((serializationErrorMessage) => message.includes(serializationErrorMessage));
const SERIALIZATION_ERROR_CODES = /* @__PURE__ */ new Set(["ERR_MISSING_ARGS", "ERR_INVALID_ARG_TYPE"]);
const SERIALIZATION_ERROR_MESSAGES = [
	"could not be cloned",
	"circular structure",
	"call stack size exceeded"
];
const getMethodName = (methodName, isSubprocess, parameters = "") => methodName === "cancelSignal" ? "`cancelSignal`'s `controller.abort()`" : `${getNamespaceName(isSubprocess)}${methodName}(${parameters})`;
const getNamespaceName = (isSubprocess) => isSubprocess ? "" : "subprocess.";
const getOtherProcessName = (isSubprocess) => isSubprocess ? "parent process" : "subprocess";
const disconnect = (anyProcess) => {
	if (anyProcess.connected) anyProcess.disconnect();
};

// node_modules/execa/lib/utils/deferred.js
const createDeferred = () => {
	const methods = {};
	const promise = new Promise((resolve, reject) => {
		Object.assign(methods, {
			resolve,
			reject
		});
	});
	return Object.assign(promise, methods);
};

// node_modules/execa/lib/utils/max-listeners.js
const incrementMaxListeners = (eventEmitter, maxListenersIncrement, signal) => {
	const maxListeners = eventEmitter.getMaxListeners();
	if (maxListeners === 0 || maxListeners === 1e400) return;
	eventEmitter.setMaxListeners(maxListeners + maxListenersIncrement);
	addAbortListener(signal, () => {
		eventEmitter.setMaxListeners(eventEmitter.getMaxListeners() - maxListenersIncrement);
	});
};

// node_modules/execa/lib/ipc/reference.js
const addReference = (channel, reference) => {
	if (reference) addReferenceCount(channel);
};
const addReferenceCount = (channel) => {
	channel.refCounted();
};
const removeReference = (channel, reference) => {
	if (reference) removeReferenceCount(channel);
};
const removeReferenceCount = (channel) => {
	channel.unrefCounted();
};
const undoAddedReferences = (channel, isSubprocess) => {
	if (!isSubprocess) return;
	removeReferenceCount(channel);
	removeReferenceCount(channel);
};
const redoAddedReferences = (channel, isSubprocess) => {
	if (!isSubprocess) return;
	addReferenceCount(channel);
	addReferenceCount(channel);
};

// node_modules/execa/lib/ipc/incoming.js
const onMessage = async ({ anyProcess, channel, isSubprocess, ipcEmitter }, wrappedMessage) => {
	if (handleStrictResponse(wrappedMessage, anyProcess) || isSubprocess && handleAbort(wrappedMessage)) return;
	if (!INCOMING_MESSAGES.has(anyProcess)) INCOMING_MESSAGES.set(anyProcess, []);
	const incomingMessages = INCOMING_MESSAGES.get(anyProcess);
	incomingMessages.push(wrappedMessage);
	if (incomingMessages.length > 1) return;
	while (incomingMessages.length > 0) {
		await waitForOutgoingMessages(anyProcess, ipcEmitter, incomingMessages[0]);
		await scheduler.yield();
		const message = await handleStrictRequest({
			wrappedMessage: incomingMessages[0],
			anyProcess,
			channel,
			isSubprocess,
			ipcEmitter
		});
		incomingMessages.shift();
		ipcEmitter.emit("message", message);
		ipcEmitter.emit("message:done");
	}
};
const onDisconnect = async ({ anyProcess, channel, isSubprocess, ipcEmitter, boundOnMessage }) => {
	if (isSubprocess) abortOnDisconnect();
	const incomingMessages = INCOMING_MESSAGES.get(anyProcess);
	while (incomingMessages?.length > 0) await once(ipcEmitter, "message:done");
	anyProcess.removeListener("message", boundOnMessage);
	redoAddedReferences(channel, isSubprocess);
	ipcEmitter.connected = false;
	ipcEmitter.emit("disconnect");
};
const INCOMING_MESSAGES = /* @__PURE__ */ new WeakMap();

// node_modules/execa/lib/ipc/forward.js
const getIpcEmitter = (anyProcess, channel, isSubprocess) => {
	if (IPC_EMITTERS.has(anyProcess)) return IPC_EMITTERS.get(anyProcess);
	const ipcEmitter = new EventEmitter();
	ipcEmitter.setMaxListeners(0);
	ipcEmitter.connected = true;
	IPC_EMITTERS.set(anyProcess, ipcEmitter);
	forwardEvents({
		ipcEmitter,
		anyProcess,
		channel,
		isSubprocess
	});
	return ipcEmitter;
};
const IPC_EMITTERS = /* @__PURE__ */ new WeakMap();
const forwardEvents = ({ ipcEmitter, anyProcess, channel, isSubprocess }) => {
	const boundOnMessage = onMessage.bind(void 0, {
		anyProcess,
		channel,
		isSubprocess,
		ipcEmitter
	});
	anyProcess.on("message", boundOnMessage);
	anyProcess.once("disconnect", onDisconnect.bind(void 0, {
		anyProcess,
		channel,
		isSubprocess,
		ipcEmitter,
		boundOnMessage
	}));
	undoAddedReferences(channel, isSubprocess);
};
const isConnected = (anyProcess) => {
	const ipcEmitter = IPC_EMITTERS.get(anyProcess);
	return ipcEmitter === void 0 ? anyProcess.channel !== void 0 && anyProcess.channel !== null : ipcEmitter.connected;
};

// node_modules/execa/lib/ipc/strict.js
const handleSendStrict = ({ anyProcess, channel, isSubprocess, message, strict }) => {
	if (!strict) return message;
	const ipcEmitter = getIpcEmitter(anyProcess, channel, isSubprocess);
	const hasListeners = hasMessageListeners(anyProcess, ipcEmitter);
	return {
		id: count++,
		type: REQUEST_TYPE,
		message,
		hasListeners
	};
};
let count = 0;
const validateStrictDeadlock = (outgoingMessages, wrappedMessage) => {
	if (!isStrictRequest(wrappedMessage) || wrappedMessage.hasListeners) return;
	for (const { id } of outgoingMessages) if (id !== void 0) STRICT_RESPONSES[id].deferred.resolve({
		isDeadlock: true,
		hasListeners: false
	});
};
const handleStrictRequest = async ({ wrappedMessage, anyProcess, channel, isSubprocess, ipcEmitter }) => {
	if (!isStrictRequest(wrappedMessage)) return wrappedMessage;
	const { id, message } = wrappedMessage;
	if (!anyProcess.connected) return message;
	const response = {
		id,
		type: RESPONSE_TYPE,
		message: hasMessageListeners(anyProcess, ipcEmitter)
	};
	try {
		await sendMessage$1({
			anyProcess,
			channel,
			isSubprocess,
			ipc: true
		}, response);
	} catch (error) {
		if (error.cause?.code !== "EPIPE") ipcEmitter.emit("strict:error", error);
	}
	return message;
};
const handleStrictResponse = (wrappedMessage, anyProcess) => {
	if (wrappedMessage?.type !== RESPONSE_TYPE) return false;
	const { id, message: hasListeners } = wrappedMessage;
	const strictResponse = STRICT_RESPONSES[id];
	if (strictResponse?.anyProcess === anyProcess) strictResponse.deferred.resolve({
		isDeadlock: false,
		hasListeners
	});
	return true;
};
const waitForStrictResponse = async (wrappedMessage, anyProcess, isSubprocess) => {
	const deferred = createDeferred();
	STRICT_RESPONSES[wrappedMessage.id] = {
		deferred,
		anyProcess
	};
	const controller = new AbortController();
	try {
		const { isDeadlock, hasListeners } = await Promise.race([deferred, throwOnDisconnect$1(anyProcess, isSubprocess, controller)]);
		if (isDeadlock) throwOnStrictDeadlockError(isSubprocess);
		if (!hasListeners) throwOnMissingStrict(isSubprocess);
	} finally {
		controller.abort();
		delete STRICT_RESPONSES[wrappedMessage.id];
	}
};
const STRICT_RESPONSES = { __proto__: null };
const throwOnDisconnect$1 = async (anyProcess, isSubprocess, { signal }) => {
	incrementMaxListeners(anyProcess, 1, signal);
	await once(anyProcess, "disconnect", { signal });
	throwOnStrictDisconnect(isSubprocess);
};
const REQUEST_TYPE = "execa:ipc:request";
const RESPONSE_TYPE = "execa:ipc:response";
const isStrictRequest = (wrappedMessage) => wrappedMessage?.type === REQUEST_TYPE && Number.isInteger(wrappedMessage.id) && typeof wrappedMessage.hasListeners === "boolean";

// node_modules/execa/lib/ipc/outgoing.js
const startSendMessage = (anyProcess, wrappedMessage, strict) => {
	if (!OUTGOING_MESSAGES.has(anyProcess)) OUTGOING_MESSAGES.set(anyProcess, /* @__PURE__ */ new Set());
	const outgoingMessages = OUTGOING_MESSAGES.get(anyProcess);
	const outgoingMessage = {
		onMessageSent: createDeferred(),
		id: strict ? wrappedMessage.id : void 0
	};
	outgoingMessages.add(outgoingMessage);
	return {
		outgoingMessages,
		outgoingMessage
	};
};
const endSendMessage = ({ outgoingMessages, outgoingMessage }) => {
	outgoingMessages.delete(outgoingMessage);
	outgoingMessage.onMessageSent.resolve();
};
const waitForOutgoingMessages = async (anyProcess, ipcEmitter, wrappedMessage) => {
	while (!hasMessageListeners(anyProcess, ipcEmitter) && OUTGOING_MESSAGES.get(anyProcess)?.size > 0) {
		const outgoingMessages = [...OUTGOING_MESSAGES.get(anyProcess)];
		validateStrictDeadlock(outgoingMessages, wrappedMessage);
		await Promise.all(outgoingMessages.map(({ onMessageSent }) => onMessageSent));
	}
};
const OUTGOING_MESSAGES = /* @__PURE__ */ new WeakMap();
const IPC_SUBPROCESS_OPTIONS = /* @__PURE__ */ new WeakMap();
const setIpcSubprocessOptions = (subprocess, options) => {
	IPC_SUBPROCESS_OPTIONS.set(subprocess, options);
};
const hasMessageListeners = (anyProcess, ipcEmitter) => ipcEmitter.listenerCount("message") > getMinListenerCount(anyProcess);
const getMinListenerCount = (anyProcess) => getOptions(anyProcess) !== void 0 && !getFdSpecificValue(getOptions(anyProcess).buffer, "ipc") ? 1 : 0;
const getOptions = (anyProcess) => IPC_SUBPROCESS_OPTIONS.get(anyProcess);

// node_modules/execa/lib/ipc/send.js
const sendMessage$1 = ({ anyProcess, channel, isSubprocess, ipc }, message, options) => {
	const { strict = false } = copyOptions(options);
	checkBooleanOption(strict, "strict");
	const methodName = "sendMessage";
	validateIpcMethod({
		methodName,
		isSubprocess,
		ipc,
		isConnected: anyProcess.connected
	});
	return sendMessageAsync({
		anyProcess,
		channel,
		methodName,
		isSubprocess,
		message,
		strict
	});
};
const sendMessageAsync = async ({ anyProcess, channel, methodName, isSubprocess, message, strict }) => {
	const wrappedMessage = handleSendStrict({
		anyProcess,
		channel,
		isSubprocess,
		message,
		strict
	});
	const outgoingMessagesState = startSendMessage(anyProcess, wrappedMessage, strict);
	try {
		await sendOneMessage({
			anyProcess,
			methodName,
			isSubprocess,
			wrappedMessage,
			message,
			strict
		});
	} catch (error) {
		disconnect(anyProcess);
		throw error;
	} finally {
		endSendMessage(outgoingMessagesState);
	}
};
const sendOneMessage = async ({ anyProcess, methodName, isSubprocess, wrappedMessage, message, strict = false }) => {
	const sendMethod = getSendMethod(anyProcess);
	try {
		await Promise.all([strict ? waitForStrictResponse(wrappedMessage, anyProcess, isSubprocess) : void 0, sendMethod(wrappedMessage)]);
	} catch (error) {
		handleEpipeError({
			error,
			methodName,
			isSubprocess
		});
		handleSerializationError({
			error,
			methodName,
			isSubprocess,
			message
		});
		throw error;
	}
};
const getSendMethod = (anyProcess) => {
	if (PROCESS_SEND_METHODS.has(anyProcess)) return PROCESS_SEND_METHODS.get(anyProcess);
	const sendMethod = promisify(anyProcess.send.bind(anyProcess));
	PROCESS_SEND_METHODS.set(anyProcess, sendMethod);
	return sendMethod;
};
const PROCESS_SEND_METHODS = /* @__PURE__ */ new WeakMap();

// node_modules/execa/lib/ipc/graceful.js
const sendAbort = (subprocess, message) => {
	const methodName = "cancelSignal";
	validateConnection(methodName, false, subprocess.connected);
	return sendOneMessage({
		anyProcess: subprocess,
		methodName,
		isSubprocess: false,
		wrappedMessage: {
			type: GRACEFUL_CANCEL_TYPE,
			message
		},
		message
	});
};
const getCancelSignal$1 = async ({ anyProcess, channel, isSubprocess, ipc }) => {
	await startIpc({
		anyProcess,
		channel,
		isSubprocess,
		ipc
	});
	return cancelController.signal;
};
const startIpc = async ({ anyProcess, channel, isSubprocess, ipc }) => {
	if (isCancelListening) return;
	if (!ipc) {
		throwOnMissingParent();
		return;
	}
	isCancelListening = true;
	if (!anyProcess.connected) {
		abortOnDisconnect();
		return;
	}
	getIpcEmitter(anyProcess, channel, isSubprocess);
	await scheduler.yield();
};
let isCancelListening = false;
const handleAbort = (wrappedMessage) => {
	if (wrappedMessage?.type !== GRACEFUL_CANCEL_TYPE) return false;
	cancelController.abort(wrappedMessage.message);
	return true;
};
const GRACEFUL_CANCEL_TYPE = "execa:ipc:cancel";
const abortOnDisconnect = () => {
	cancelController.abort(getAbortDisconnectError());
};
const cancelController = new AbortController();

// node_modules/execa/lib/terminate/graceful.js
const validateGracefulCancel = ({ gracefulCancel, cancelSignal, ipc, serialization }) => {
	if (!gracefulCancel) return;
	if (cancelSignal === void 0) throw new Error("The `cancelSignal` option must be defined when setting the `gracefulCancel` option.");
	if (!ipc) throw new Error("The `ipc` option cannot be false when setting the `gracefulCancel` option.");
	if (serialization === "json") throw new Error("The `serialization` option cannot be 'json' when setting the `gracefulCancel` option.");
};
const throwOnGracefulCancel = ({ subprocess, kill, cancelSignal, gracefulCancel, forceKillAfterDelay, context, controller }) => gracefulCancel ? [sendOnAbort({
	subprocess,
	kill,
	cancelSignal,
	forceKillAfterDelay,
	context,
	controller
})] : [];
const sendOnAbort = async ({ subprocess, kill, cancelSignal, forceKillAfterDelay, context, controller: { signal } }) => {
	await onAbortedSignal(cancelSignal, signal);
	const reason = getReason(cancelSignal);
	await sendAbort(subprocess, reason);
	killOnTimeout({
		kill,
		forceKillAfterDelay,
		context,
		controllerSignal: signal
	});
	context.terminationReason ??= "gracefulCancel";
	throw cancelSignal.reason;
};
const getReason = ({ reason }) => {
	if (!(reason instanceof DOMException)) return reason;
	const error = new Error(reason.message);
	Object.defineProperty(error, "stack", {
		value: reason.stack,
		enumerable: false,
		configurable: true,
		writable: true
	});
	return error;
};

// node_modules/execa/lib/methods/node.js
const mapNode = ({ options }) => {
	if (options.node === false) throw new TypeError("The \"node\" option cannot be false with `execaNode()`.");
	return { options: {
		__proto__: null,
		...options,
		node: true
	} };
};
const getDefaultNodeOptions = () => {
	const nodeOptions = [];
	for (let index = 0; index < execArgv.length; index += 1) {
		const nodeOption = execArgv[index];
		if (REMOVED_OPTIONS_WITH_VALUE.has(nodeOption)) {
			if (!execArgv[index + 1]?.startsWith("-")) index += 1;
		} else if (!IGNORED_OPTIONS_REGEXP.test(nodeOption)) nodeOptions.push(nodeOption);
	}
	return nodeOptions;
};
const REMOVED_OPTIONS_WITH_VALUE = /* @__PURE__ */ new Set([
	"-e",
	"--eval",
	"-p",
	"--print",
	"-pe",
	"--input-type",
	"--inspect-port"
]);
const IGNORED_OPTIONS_REGEXP = /^--(?:inspect|eval=|print=|input-type=)/;
const handleNodeOption = (file, commandArguments, { node: shouldHandleNode = false, nodePath = execPath, nodeOptions = getDefaultNodeOptions(), cwd, execPath: formerNodePath, ...options }) => {
	if (formerNodePath !== void 0) throw new TypeError("The \"execPath\" option has been removed. Please use the \"nodePath\" option instead.");
	if (!Array.isArray(nodeOptions) || nodeOptions.some((nodeOption) => typeof nodeOption !== "string")) throw new TypeError("The \"nodeOptions\" option must be an array of strings.");
	const normalizedNodePath = safeNormalizeFileUrl(nodePath, "The \"nodePath\" option");
	const resolvedNodePath = path.resolve(cwd, normalizedNodePath);
	const newOptions = {
		__proto__: null,
		shell: false,
		...options,
		nodePath: resolvedNodePath,
		node: shouldHandleNode,
		cwd
	};
	if (!shouldHandleNode) return [
		file,
		commandArguments,
		newOptions
	];
	if (path.basename(file, ".exe") === "node") throw new TypeError("When the \"node\" option is true, the first argument does not need to be \"node\".");
	return [
		resolvedNodePath,
		[
			...nodeOptions,
			file,
			...commandArguments
		],
		{
			__proto__: null,
			...newOptions,
			ipc: newOptions.ipc === void 0 ? true : newOptions.ipc,
			shell: false
		}
	];
};

// node_modules/execa/lib/ipc/ipc-input.js
const validateIpcInputOption = ({ ipcInput, ipc, serialization }) => {
	if (ipcInput === void 0) return;
	if (!ipc) throw new Error("The `ipcInput` option cannot be set unless the `ipc` option is `true`.");
	validateIpcInput[serialization]?.(ipcInput);
};
const validateAdvancedInput = (ipcInput) => {
	try {
		serialize(ipcInput);
	} catch (error) {
		throw new Error("The `ipcInput` option is not serializable with a structured clone.", { cause: error });
	}
};
const validateJsonInput = (ipcInput) => {
	try {
		if (JSON.stringify(ipcInput) === void 0) throw new TypeError("The value cannot be represented as JSON.");
	} catch (error) {
		throw new Error("The `ipcInput` option is not serializable with JSON.", { cause: error });
	}
};
const validateIpcInput = {
	__proto__: null,
	advanced: validateAdvancedInput,
	json: validateJsonInput
};
const sendIpcInput = async (subprocess, ipcInput, ipc) => {
	if (ipcInput === void 0) return;
	await sendMessage$1({
		anyProcess: subprocess,
		channel: subprocess.channel,
		isSubprocess: false,
		ipc
	}, ipcInput);
};

// node_modules/execa/lib/arguments/encoding-option.js
const validateEncoding = ({ encoding }) => {
	if (ENCODINGS.has(encoding)) return;
	const correctEncoding = getCorrectEncoding(encoding);
	if (correctEncoding !== void 0) throw new TypeError(`Invalid option \`encoding: ${serializeEncoding(encoding)}\`.
Please rename it to ${serializeEncoding(correctEncoding)}.`);
	const correctEncodings = [...ENCODINGS].map((correctEncoding) => serializeEncoding(correctEncoding)).join(", ");
	throw new TypeError(`Invalid option \`encoding: ${serializeEncoding(encoding)}\`.
Please rename it to one of: ${correctEncodings}.`);
};
const TEXT_ENCODINGS = /* @__PURE__ */ new Set(["utf8", "utf16le"]);
const BINARY_ENCODINGS = /* @__PURE__ */ new Set([
	"buffer",
	"hex",
	"base64",
	"base64url",
	"latin1",
	"ascii"
]);
const ENCODINGS = TEXT_ENCODINGS.union(BINARY_ENCODINGS);
const getStringEncoding = (binary, encoding) => binary || !TEXT_ENCODINGS.has(encoding) ? "utf8" : encoding;
const getInputEncoding = (encoding) => TEXT_ENCODINGS.has(encoding) ? "utf8" : encoding;
const getCorrectEncoding = (encoding) => {
	if (encoding === null) return "buffer";
	if (typeof encoding !== "string") return;
	const lowerEncoding = encoding.toLowerCase();
	if (lowerEncoding in ENCODING_ALIASES) return ENCODING_ALIASES[lowerEncoding];
	if (ENCODINGS.has(lowerEncoding)) return lowerEncoding;
};
const ENCODING_ALIASES = {
	__proto__: null,
	"utf-8": "utf8",
	"utf-16le": "utf16le",
	"ucs-2": "utf16le",
	ucs2: "utf16le",
	binary: "latin1"
};
const serializeEncoding = (encoding) => typeof encoding === "string" ? `"${encoding}"` : String(encoding);

// node_modules/which-command/index.js
const isWindows$1 = process$2.platform === "win32";
const separatorPattern = isWindows$1 ? /[\/\\]/v : /\//v;
const defaultPathExt = ".COM;.EXE;.BAT;.CMD;.VBS;.VBE;.JS;.JSE;.WSF;.WSH;.MSC";
function resolveOptions(command, options) {
	if (typeof command !== "string" || command.length === 0) throw new TypeError("Expected a non-empty string.");
	const { cwd = process$2.cwd(), path: searchPath = process$2.env.PATH ?? (isWindows$1 ? process$2.env.Path : void 0) ?? "", pathExt = process$2.env.PATHEXT || defaultPathExt } = options;
	return {
		cwd,
		searchPath,
		pathExt
	};
}
function windowsExtensions(command, pathExt) {
	const extensions = pathExt.split(path.delimiter).filter(Boolean);
	const commandExtension = path.extname(command).toLowerCase();
	if (commandExtension !== "" && extensions.some((extension) => extension.toLowerCase() === commandExtension)) return ["", ...extensions];
	return extensions;
}
function* candidatePaths(command, { cwd, searchPath, pathExt }) {
	const extensions = isWindows$1 ? windowsExtensions(command, pathExt) : [""];
	if (separatorPattern.test(command)) {
		const base = path.resolve(cwd, command);
		for (const extension of extensions) yield base + extension;
		return;
	}
	const directories = [...isWindows$1 ? [cwd] : [], ...searchPath.split(path.delimiter)];
	for (const directory of directories) {
		const unquoted = isWindows$1 && directory.length > 1 && directory.startsWith("\"") && directory.endsWith("\"") ? directory.slice(1, -1) : directory;
		if (unquoted === "") continue;
		const base = path.resolve(cwd, unquoted, command);
		for (const extension of extensions) yield base + extension;
	}
}
function isExecutableSync(filePath) {
	let stats;
	try {
		stats = fs.statSync(filePath);
	} catch (error) {
		return isWindows$1 && error.code === "EACCES";
	}
	if (!stats.isFile()) return false;
	if (isWindows$1) return true;
	try {
		fs.accessSync(filePath, fs.constants.X_OK);
		return true;
	} catch {
		return false;
	}
}
function whichCommandSync(command, options = {}) {
	const resolved = resolveOptions(command, options);
	for (const candidate of candidatePaths(command, resolved)) if (isExecutableSync(candidate)) return candidate;
}

// node_modules/execa/lib/arguments/command-file.js
const parseCommandFile = (file, commandArguments, options) => {
	const parsed = {
		file,
		commandArguments: [...commandArguments],
		options
	};
	return options.shell || process$2.platform !== "win32" ? parsed : escapeWindowsCommand(parsed);
};
const directlyExecutableRegExp = /\.(?:com|exe)$/i;
const escapeWindowsCommand = (parsed) => {
	const resolvedFile = resolveWithShebang(parsed);
	if (resolvedFile !== void 0 && directlyExecutableRegExp.test(resolvedFile)) {
		if (parsed.options.argv0 === void 0) parsed.options.argv0 = parsed.file;
		parsed.file = resolvedFile;
		return parsed;
	}
	for (const value of [parsed.file, ...parsed.commandArguments]) assertNoLineBreak(value);
	const commandLine = `"${[escapeMetaChars(path.normalize(resolvedFile ?? parsed.file)), ...parsed.commandArguments.map((argument) => escapeArgument(argument))].join(" ")}"`;
	parsed.options.windowsVerbatimArguments = true;
	return {
		file: process$2.env.comspec || "cmd.exe",
		commandArguments: [
			"/d",
			"/e:on",
			"/v:off",
			"/s",
			"/c",
			commandLine
		],
		options: parsed.options
	};
};
const resolveWithShebang = (parsed) => {
	const resolvedFile = resolvePath(parsed);
	const interpreter = resolvedFile !== void 0 && readShebang(resolvedFile);
	if (!interpreter) return resolvedFile;
	parsed.commandArguments.unshift(resolvedFile);
	parsed.file = interpreter;
	return resolvePath(parsed);
};
const resolvePath = (parsed) => {
	const environment = parsed.options.env || process$2.env;
	const cwd = parsed.options.cwd ?? process$2.cwd();
	const environmentPathExt = getWindowsEnvironmentValue(environment, "PATHEXT");
	const commandExtension = path.extname(parsed.file);
	const pathExt = commandExtension === "" ? environmentPathExt : `${commandExtension}${path.delimiter}${environmentPathExt ?? ""}`;
	if (hasWindowsPathSeparator(parsed.file)) return whichCommandSync(path.resolve(cwd, parsed.file), {
		cwd,
		pathExt
	});
	const resolveOptions = {
		cwd,
		path: getWindowsEnvironmentValue(environment, "PATH") ?? getWindowsEnvironmentValue(process$2.env, "PATH") ?? "",
		pathExt
	};
	return shouldSearchCurrentDirectory(environment) ? whichCommandSync(parsed.file, resolveOptions) : resolvePathDirectories(parsed.file, resolveOptions);
};
const hasWindowsPathSeparator = (file) => file.includes("/") || file.includes("\\") || file.includes(":");
const shouldSearchCurrentDirectory = (environment) => getWindowsEnvironmentValue(process$2.env, "NODEFAULTCURRENTDIRECTORYINEXEPATH") === void 0 && getWindowsEnvironmentValue(environment, "NODEFAULTCURRENTDIRECTORYINEXEPATH") === void 0;
const resolvePathDirectories = (file, { cwd, path: searchPath, pathExt }) => {
	for (const directory of searchPath.split(path.delimiter)) {
		const unquotedDirectory = directory.length > 1 && directory.startsWith("\"") && directory.endsWith("\"") ? directory.slice(1, -1) : directory;
		if (unquotedDirectory === "") continue;
		const resolvedFile = whichCommandSync(path.resolve(cwd, unquotedDirectory, file), {
			cwd,
			pathExt
		});
		if (resolvedFile !== void 0) return resolvedFile;
	}
};
const getWindowsEnvironmentValue = (environment, name) => {
	const environmentKey = Object.keys(environment).sort().find((key) => key.toUpperCase() === name);
	return environmentKey === void 0 ? void 0 : environment[environmentKey];
};
const SHEBANG_BYTE_LENGTH = 150;
const readShebang = (file) => {
	const buffer = Buffer$1.alloc(SHEBANG_BYTE_LENGTH);
	let bytesRead = 0;
	try {
		const fileDescriptor = openSync(file, "r");
		try {
			bytesRead = readSync(fileDescriptor, buffer, 0, SHEBANG_BYTE_LENGTH, 0);
		} finally {
			closeSync(fileDescriptor);
		}
	} catch {
		return;
	}
	return parseShebang(buffer.toString("utf8", 0, bytesRead));
};
const shebangRegExp = /^#!(?<line>.*)/;
const parseShebang = (contents) => {
	const shebangLine = contents.match(shebangRegExp)?.groups.line.trim();
	if (!shebangLine) return;
	const [interpreterPath, argument] = shebangLine.split(" ", 2);
	const interpreter = interpreterPath.split("/").at(-1);
	if (interpreter === "env") return argument;
	return argument ? `${interpreter} ${argument}` : interpreter;
};
const lineBreakRegExp = /[\n\r]/;
const assertNoLineBreak = (value) => {
	if (lineBreakRegExp.test(value)) throw new TypeError(`The command and its arguments cannot contain a line break on Windows without a shell.\nThis would allow a command injection with \`cmd.exe\`.\nInvalid value: ${JSON.stringify(`${value}`)}`);
};
const metaCharsRegExp = /[()\][%!^"`<>&|;, *?]/g;
const escapeMetaChars = (value) => value.replaceAll(metaCharsRegExp, "^$&");
const backslashRunRegExp = /\\+/g;
const quotedCharacterRegExp = /[^\w#$*+\-./:?@\\\u{80}-\u{10FFFF}]|\p{Control}/u;
const escapeArgument = (rawArgument) => {
	const argument = `${rawArgument}`;
	if (!shouldQuoteArgument(argument)) return argument;
	return `"${argument.replaceAll(backslashRunRegExp, (backslashes, offset, string) => {
		const nextCharacter = string[offset + backslashes.length];
		return nextCharacter === "\"" || nextCharacter === void 0 ? backslashes.repeat(2) : backslashes;
	}).replaceAll("\"", "\"\"").replaceAll("%", "%%cd:~,%")}"`;
};
const shouldQuoteArgument = (argument) => argument === "" || argument.endsWith("\\") || quotedCharacterRegExp.test(argument);

// node_modules/execa/lib/arguments/cwd.js
const normalizeCwd = (cwd = getDefaultCwd()) => {
	const cwdString = safeNormalizeFileUrl(cwd, "The \"cwd\" option");
	return path.resolve(cwdString);
};
const getDefaultCwd = () => {
	try {
		return process$2.cwd();
	} catch (error) {
		error.message = `The current directory does not exist.\n${error.message}`;
		throw error;
	}
};
const getCurrentCwd = () => {
	try {
		return process$2.cwd();
	} catch {}
};
const fixCwdError = (originalMessage, cwd) => {
	if (cwd === getCurrentCwd()) return originalMessage;
	let cwdStat;
	try {
		cwdStat = statSync(cwd);
	} catch (error) {
		return `The "cwd" option is invalid: ${cwd}.\n${error.message}\n${originalMessage}`;
	}
	return cwdStat.isDirectory() ? originalMessage : `The "cwd" option is not a directory: ${cwd}.\n${originalMessage}`;
};

// node_modules/execa/lib/arguments/options.js
const cmdExeRegExp = /^cmd(?:\.exe)?$/i;
const normalizeOptions = (filePath, rawArguments, rawOptions) => {
	const sanitizedOptions = {
		__proto__: null,
		...rawOptions
	};
	sanitizedOptions.cwd = normalizeCwd(sanitizedOptions.cwd);
	const [processedFile, processedArguments, processedOptions] = handleNodeOption(filePath, rawArguments, sanitizedOptions);
	const fdOptions = normalizeFdSpecificOptions(processedOptions);
	const options = addDefaultOptions(fdOptions);
	validateBooleanOptions(options);
	validateEnv(options);
	options.env = getEnv(options);
	const { file, commandArguments } = parseCommandFile(processedFile, processedArguments, options);
	validateTimeout(options);
	validateEncoding(options);
	validateIpcInputOption(options);
	validateCancelSignal(options);
	validateRenamedSignalOption(options);
	validateGracefulCancel(options);
	options.shell = normalizeFileUrl(options.shell);
	options.killSignal = normalizeKillSignal(options.killSignal);
	options.forceKillAfterDelay = normalizeForceKillAfterDelay(options.forceKillAfterDelay);
	options.lines = options.lines.map((lines, fdNumber) => lines && !BINARY_ENCODINGS.has(options.encoding) && options.buffer[fdNumber]);
	if (process$2.platform === "win32" && cmdExeRegExp.test(path.basename(file))) commandArguments.unshift("/q");
	return {
		file,
		commandArguments,
		options
	};
};
const BOOLEAN_OPTIONS = [
	"extendEnv",
	"preferLocal",
	"reject",
	"cleanup",
	"killDescendants",
	"all",
	"gracefulCancel",
	"ipc",
	"node"
];
const validateBooleanOptions = (options) => {
	for (const optionName of BOOLEAN_OPTIONS) checkBooleanOption(options[optionName], optionName);
};
const validateEnv = ({ env }) => {
	if (env !== void 0 && (typeof env !== "object" || env === null || Array.isArray(env))) throw new TypeError(`The \`env\` option must be an object: ${String(env)}.`);
};
const addDefaultOptions = ({ extendEnv = true, preferLocal = false, cwd, localDir: localDirectory = cwd, encoding = "utf8", reject = true, cleanup = true, killDescendants = false, all = false, windowsHide = true, killSignal = "SIGTERM", forceKillAfterDelay = true, gracefulCancel = false, ipcInput, ipc = ipcInput !== void 0 || gracefulCancel, serialization = "advanced", ...options }) => ({
	__proto__: null,
	...options,
	extendEnv,
	preferLocal,
	cwd,
	localDirectory,
	encoding,
	reject,
	cleanup,
	killDescendants,
	all,
	windowsHide,
	killSignal,
	forceKillAfterDelay,
	gracefulCancel,
	ipcInput,
	ipc,
	serialization
});
const getEnv = (options) => ({
	__proto__: null,
	...computeEnv(options)
});
const computeEnv = ({ env: envOption, extendEnv, preferLocal, node, localDirectory, nodePath }) => {
	const env = {
		__proto__: null,
		...extendEnv && process$2.env,
		...envOption
	};
	if (preferLocal || node) return npmRunPathEnv({
		env,
		cwd: localDirectory,
		execPath: nodePath,
		preferLocal,
		addExecPath: node
	});
	return env;
};

// node_modules/execa/lib/arguments/shell.js
const concatenateShell = (file, commandArguments, options) => options.shell && commandArguments.length > 0 ? [
	[file, ...commandArguments].join(" "),
	[],
	options
] : [
	file,
	commandArguments,
	options
];

// node_modules/execa/lib/transform/split.js
const getSplitLinesGenerator = (binary, preserveNewlines, skipped, state) => binary || skipped ? void 0 : initializeSplitLines(preserveNewlines, state);
const splitLinesSync = (chunk, preserveNewlines, objectMode) => objectMode ? chunk.flatMap((item) => splitLinesItemSync(item, preserveNewlines)) : splitLinesItemSync(chunk, preserveNewlines);
const splitLinesItemSync = (chunk, preserveNewlines) => {
	const { transform, final } = initializeSplitLines(preserveNewlines, {});
	return [...transform(chunk), ...final()];
};
const initializeSplitLines = (preserveNewlines, state) => {
	state.previousChunks = "";
	return {
		transform: splitGenerator.bind(void 0, state, preserveNewlines),
		final: linesFinal.bind(void 0, state)
	};
};
const splitGenerator = function* (state, preserveNewlines, chunk) {
	if (typeof chunk !== "string") {
		yield chunk;
		return;
	}
	let { previousChunks } = state;
	let start = -1;
	for (let end = 0; end < chunk.length; end += 1) {
		if (chunk[end] !== "\n") continue;
		let line = chunk.slice(start + 1, preserveNewlines ? end + 1 : end);
		if (previousChunks.length > 0) {
			line = concatString(previousChunks, line);
			previousChunks = "";
		}
		yield preserveNewlines ? line : stripCarriageReturn(line, state);
		start = end;
	}
	if (start !== chunk.length - 1) previousChunks = concatString(previousChunks, chunk.slice(start + 1));
	state.previousChunks = previousChunks;
};
const stripCarriageReturn = (line, state) => {
	state.isWindowsNewline = line.endsWith("\r");
	return state.isWindowsNewline ? line.slice(0, -1) : line;
};
const linesFinal = function* ({ previousChunks }) {
	if (previousChunks.length > 0) yield previousChunks;
};
const getAppendNewlineGenerator = ({ binary, preserveNewlines, readableObjectMode, state, encoding }) => binary || preserveNewlines || readableObjectMode ? void 0 : { transform: appendNewlineGenerator.bind(void 0, state, getStringEncoding(binary, encoding)) };
const appendNewlineGenerator = function* ({ isWindowsNewline = false }, stringEncoding, chunk) {
	const { unixNewline, windowsNewline, concat } = typeof chunk === "string" ? linesStringInfo : LINES_BYTES_INFO[stringEncoding];
	if (endsWithNewline(chunk, unixNewline)) {
		yield chunk;
		return;
	}
	yield concat(chunk, isWindowsNewline ? windowsNewline : unixNewline);
};
const endsWithNewline = (chunk, unixNewline) => typeof chunk === "string" ? chunk.endsWith(unixNewline) : chunk.length >= unixNewline.length && chunk.subarray(-unixNewline.length).every((byte, index) => byte === unixNewline[index]);
const concatString = (firstChunk, secondChunk) => `${firstChunk}${secondChunk}`;
const linesStringInfo = {
	windowsNewline: "\r\n",
	unixNewline: "\n",
	concat: concatString
};
const concatUint8Array = (firstChunk, secondChunk) => {
	const chunk = new Uint8Array(firstChunk.length + secondChunk.length);
	chunk.set(firstChunk, 0);
	chunk.set(secondChunk, firstChunk.length);
	return chunk;
};
const LINES_BYTES_INFO = {
	__proto__: null,
	utf8: {
		windowsNewline: new Uint8Array([13, 10]),
		unixNewline: new Uint8Array([10]),
		concat: concatUint8Array
	},
	utf16le: {
		windowsNewline: new Uint8Array([
			13,
			0,
			10,
			0
		]),
		unixNewline: new Uint8Array([10, 0]),
		concat: concatUint8Array
	}
};

// node_modules/strip-final-newline/index.js
function stripFinalNewline(input) {
	if (typeof input === "string") return stripFinalNewlineString(input);
	if (!(ArrayBuffer.isView(input) && input.BYTES_PER_ELEMENT === 1)) throw new Error("Input must be a string or a Uint8Array");
	return stripFinalNewlineBinary(input);
}
const stripFinalNewlineString = (input) => input.at(-1) === LF ? input.slice(0, input.at(-2) === CR ? -2 : -1) : input;
const stripFinalNewlineBinary = (input) => input.at(-1) === LF_BINARY ? input.subarray(0, input.at(-2) === CR_BINARY ? -2 : -1) : input;
const LF = "\n";
const LF_BINARY = LF.codePointAt(0);
const CR = "\r";
const CR_BINARY = CR.codePointAt(0);

// node_modules/execa/lib/io/strip-newline.js
const stripNewline = (value, { stripFinalNewline: stripFinalNewline$1 }, fdNumber, allFds) => value !== void 0 && !Array.isArray(value) && getStripFinalNewline(stripFinalNewline$1, fdNumber, allFds) ? stripFinalNewline(value) : value;
const getStripFinalNewline = (stripFinalNewline, fdNumber, allFds) => fdNumber === "all" ? allFds.some((allFd) => stripFinalNewline[allFd]) : stripFinalNewline[fdNumber];

// node_modules/execa/lib/resolve/all-sync.js
const getAllSyncFds = ([, stdout, stderr]) => [...stdout === void 0 ? [] : [1], ...stderr === void 0 ? [] : [2]];
const getAllSync = ([, stdout, stderr], allFds, options) => {
	if (!options.all) return;
	if (stdout === void 0) return splitAllLines(stderr, allFds, options);
	if (stderr === void 0) return splitAllLines(stdout, allFds, options);
	if (hasLines(options)) return [splitAllLines(stdout, allFds, options), splitAllLines(stderr, allFds, options)].flat();
	if (Array.isArray(stdout) || Array.isArray(stderr)) return [stdout, stderr].filter((value) => value.length > 0).flat();
	if (isUint8Array(stdout) && isUint8Array(stderr)) return concatUint8Arrays([stdout, stderr]);
	return BASE64_ENCODINGS.has(options.encoding) ? concatBase64(stdout, stderr, options.encoding) : `${stdout}${stderr}`;
};
const concatBase64 = (stdout, stderr, encoding) => Buffer$1.concat([Buffer$1.from(stdout, encoding), Buffer$1.from(stderr, encoding)]).toString(encoding);
const BASE64_ENCODINGS = /* @__PURE__ */ new Set(["base64", "base64url"]);
const hasLines = ({ lines }) => Boolean(lines[1] || lines[2]);
const splitAllLines = (value, allFds, options) => value === void 0 || Array.isArray(value) || !hasLines(options) ? value : splitLinesSync(value, !getStripFinalNewline(options.stripFinalNewline, "all", allFds), false);

// node_modules/is-stream/index.js
function isStream(stream, { checkOpen = true } = {}) {
	return stream !== null && typeof stream === "object" && (stream.writable || stream.readable || !checkOpen || stream.writable === void 0 && stream.readable === void 0) && typeof stream.pipe === "function";
}
function isWritableStream$1(stream, { checkOpen = true } = {}) {
	return isStream(stream, { checkOpen }) && (stream.writable || !checkOpen) && typeof stream.write === "function" && typeof stream.end === "function" && typeof stream.writable === "boolean" && typeof stream.writableObjectMode === "boolean" && typeof stream.destroy === "function" && typeof stream.destroyed === "boolean";
}
function isReadableStream$1(stream, { checkOpen = true } = {}) {
	return isStream(stream, { checkOpen }) && (stream.readable || !checkOpen) && typeof stream.read === "function" && typeof stream.readable === "boolean" && typeof stream.readableObjectMode === "boolean" && typeof stream.destroy === "function" && typeof stream.destroyed === "boolean";
}
function isDuplexStream(stream, options) {
	return isWritableStream$1(stream, options) && isReadableStream$1(stream, options);
}

// node_modules/@sec-ant/readable-stream/dist/ponyfill/asyncIterator.js
const a = Object.getPrototypeOf(Object.getPrototypeOf(
	/* istanbul ignore next */
	async function* () {}
).prototype);
var c = class {
	#t;
	#n;
	#r = !1;
	#e = void 0;
	constructor(e, t) {
		this.#t = e, this.#n = t;
	}
	next() {
		const e = () => this.#s();
		return this.#e = this.#e ? this.#e.then(e, e) : e(), this.#e;
	}
	return(e) {
		const t = () => this.#i(e);
		return this.#e ? this.#e.then(t, t) : t();
	}
	async #s() {
		if (this.#r) return {
			done: !0,
			value: void 0
		};
		let e;
		try {
			e = await this.#t.read();
		} catch (t) {
			throw this.#e = void 0, this.#r = !0, this.#t.releaseLock(), t;
		}
		return e.done && (this.#e = void 0, this.#r = !0, this.#t.releaseLock()), e;
	}
	async #i(e) {
		if (this.#r) return {
			done: !0,
			value: e
		};
		if (this.#r = !0, !this.#n) {
			const t = this.#t.cancel(e);
			return this.#t.releaseLock(), await t, {
				done: !0,
				value: e
			};
		}
		return this.#t.releaseLock(), {
			done: !0,
			value: e
		};
	}
};
const n = Symbol();
function i() {
	return this[n].next();
}
Object.defineProperty(i, "name", { value: "next" });
function o(r) {
	return this[n].return(r);
}
Object.defineProperty(o, "name", { value: "return" });
const u = Object.create(a, {
	next: {
		enumerable: !0,
		configurable: !0,
		writable: !0,
		value: i
	},
	return: {
		enumerable: !0,
		configurable: !0,
		writable: !0,
		value: o
	}
});
function h({ preventCancel: r = !1 } = {}) {
	const e = this.getReader(), t = new c(e, r), s = Object.create(u);
	return s[n] = t, s;
}

// node_modules/get-stream/source/stream.js
const getAsyncIterable = (stream) => {
	if (isReadableStream$1(stream, { checkOpen: false }) && nodeImports.on !== void 0) return getStreamIterable(stream);
	if (typeof stream?.[Symbol.asyncIterator] === "function") return stream;
	if (toString.call(stream) === "[object ReadableStream]") return h.call(stream);
	throw new TypeError("The first argument must be a Readable, a ReadableStream, or an async iterable.");
};
const { toString } = Object.prototype;
const getStreamIterable = async function* (stream) {
	const controller = new AbortController();
	const state = {};
	handleStreamEnd(stream, controller, state);
	try {
		for await (const [chunk] of nodeImports.on(stream, "data", { signal: controller.signal })) yield chunk;
	} catch (error) {
		if (state.error !== void 0) throw state.error;
		else if (!controller.signal.aborted) throw error;
	} finally {
		stream.destroy();
	}
};
const handleStreamEnd = async (stream, controller, state) => {
	try {
		await nodeImports.finished(stream, {
			cleanup: true,
			readable: true,
			writable: false,
			error: false
		});
	} catch (error) {
		state.error = error;
	} finally {
		controller.abort();
	}
};
const nodeImports = {};

// node_modules/get-stream/source/contents.js
const getStreamContents$1 = async (stream, { init, convertChunk, getSize, truncateChunk, addChunk, getFinalChunk, finalize }, { maxBuffer = Number.POSITIVE_INFINITY } = {}) => {
	const asyncIterable = getAsyncIterable(stream);
	const state = init();
	state.length = 0;
	try {
		for await (const chunk of asyncIterable) {
			const convertedChunk = convertChunk[getChunkType(chunk)](chunk, state);
			appendChunk({
				convertedChunk,
				state,
				getSize,
				truncateChunk,
				addChunk,
				maxBuffer
			});
		}
		appendFinalChunk({
			state,
			convertChunk,
			getSize,
			truncateChunk,
			addChunk,
			getFinalChunk,
			maxBuffer
		});
		return finalize(state);
	} catch (error) {
		const normalizedError = typeof error === "object" && error !== null ? error : new Error(error);
		normalizedError.bufferedData = finalize(state);
		throw normalizedError;
	}
};
const appendFinalChunk = ({ state, getSize, truncateChunk, addChunk, getFinalChunk, maxBuffer }) => {
	const convertedChunk = getFinalChunk(state);
	if (convertedChunk !== void 0) appendChunk({
		convertedChunk,
		state,
		getSize,
		truncateChunk,
		addChunk,
		maxBuffer
	});
};
const appendChunk = ({ convertedChunk, state, getSize, truncateChunk, addChunk, maxBuffer }) => {
	const chunkSize = getSize(convertedChunk);
	const newLength = state.length + chunkSize;
	if (newLength <= maxBuffer) {
		addNewChunk(convertedChunk, state, addChunk, newLength);
		return;
	}
	const truncatedChunk = truncateChunk(convertedChunk, maxBuffer - state.length);
	if (truncatedChunk !== void 0) addNewChunk(truncatedChunk, state, addChunk, maxBuffer);
	throw new MaxBufferError();
};
const addNewChunk = (convertedChunk, state, addChunk, newLength) => {
	state.contents = addChunk(convertedChunk, state, newLength);
	state.length = newLength;
};
const getChunkType = (chunk) => {
	const typeOfChunk = typeof chunk;
	if (typeOfChunk === "string") return "string";
	if (typeOfChunk !== "object" || chunk === null) return "others";
	if (globalThis.Buffer?.isBuffer(chunk)) return "buffer";
	const prototypeName = objectToString.call(chunk);
	if (prototypeName === "[object ArrayBuffer]") return "arrayBuffer";
	if (prototypeName === "[object DataView]") return "dataView";
	if (Number.isInteger(chunk.byteLength) && Number.isInteger(chunk.byteOffset) && objectToString.call(chunk.buffer) === "[object ArrayBuffer]") return "typedArray";
	return "others";
};
const { toString: objectToString } = Object.prototype;
var MaxBufferError = class extends Error {
	name = "MaxBufferError";
	constructor() {
		super("maxBuffer exceeded");
	}
};

// node_modules/get-stream/source/utils.js
const identity = (value) => value;
const noop$1 = () => void 0;
const getContentsProperty = ({ contents }) => contents;
const throwObjectStream = (chunk) => {
	throw new Error(`Streams in object mode are not supported: ${String(chunk)}`);
};
const getLengthProperty = (convertedChunk) => convertedChunk.length;

// node_modules/get-stream/source/array.js
async function getStreamAsArray(stream, options) {
	return getStreamContents$1(stream, arrayMethods, options);
}
const initArray = () => ({ contents: [] });
const increment = () => 1;
const addArrayChunk = (convertedChunk, { contents }) => {
	contents.push(convertedChunk);
	return contents;
};
const arrayMethods = {
	init: initArray,
	convertChunk: {
		string: identity,
		buffer: identity,
		arrayBuffer: identity,
		dataView: identity,
		typedArray: identity,
		others: identity
	},
	getSize: increment,
	truncateChunk: noop$1,
	addChunk: addArrayChunk,
	getFinalChunk: noop$1,
	finalize: getContentsProperty
};

// node_modules/get-stream/source/array-buffer.js
async function getStreamAsArrayBuffer(stream, options) {
	return getStreamContents$1(stream, arrayBufferMethods, options);
}
const initArrayBuffer = () => ({ contents: /* @__PURE__ */ new ArrayBuffer(0) });
const useTextEncoder = (chunk) => textEncoder.encode(chunk);
const textEncoder = new TextEncoder();
const useUint8Array = (chunk) => new Uint8Array(chunk);
const useUint8ArrayWithOffset = (chunk) => new Uint8Array(chunk.buffer, chunk.byteOffset, chunk.byteLength);
const truncateArrayBufferChunk = (convertedChunk, chunkSize) => convertedChunk.slice(0, chunkSize);
const addArrayBufferChunk = (convertedChunk, { contents, length: previousLength }, length) => {
	const newContents = hasArrayBufferResize() ? resizeArrayBuffer(contents, length) : resizeArrayBufferSlow(contents, length);
	new Uint8Array(newContents).set(convertedChunk, previousLength);
	return newContents;
};
const resizeArrayBufferSlow = (contents, length) => {
	if (length <= contents.byteLength) return contents;
	const arrayBuffer = new ArrayBuffer(getNewContentsLength(length));
	new Uint8Array(arrayBuffer).set(new Uint8Array(contents), 0);
	return arrayBuffer;
};
const resizeArrayBuffer = (contents, length) => {
	if (length <= contents.maxByteLength) {
		contents.resize(length);
		return contents;
	}
	const arrayBuffer = new ArrayBuffer(length, { maxByteLength: getNewContentsLength(length) });
	new Uint8Array(arrayBuffer).set(new Uint8Array(contents), 0);
	return arrayBuffer;
};
const getNewContentsLength = (length) => SCALE_FACTOR ** Math.ceil(Math.log(length) / Math.log(SCALE_FACTOR));
const SCALE_FACTOR = 2;
const finalizeArrayBuffer = ({ contents, length }) => hasArrayBufferResize() ? contents : contents.slice(0, length);
const hasArrayBufferResize = () => "resize" in ArrayBuffer.prototype;
const arrayBufferMethods = {
	init: initArrayBuffer,
	convertChunk: {
		string: useTextEncoder,
		buffer: useUint8Array,
		arrayBuffer: useUint8Array,
		dataView: useUint8ArrayWithOffset,
		typedArray: useUint8ArrayWithOffset,
		others: throwObjectStream
	},
	getSize: getLengthProperty,
	truncateChunk: truncateArrayBufferChunk,
	addChunk: addArrayBufferChunk,
	getFinalChunk: noop$1,
	finalize: finalizeArrayBuffer
};

// node_modules/get-stream/source/string.js
async function getStreamAsString(stream, options) {
	return getStreamContents$1(stream, stringMethods, options);
}
const initString = () => ({
	contents: "",
	textDecoder: new TextDecoder()
});
const useTextDecoder = (chunk, { textDecoder }) => textDecoder.decode(chunk, { stream: true });
const addStringChunk = (convertedChunk, { contents }) => contents + convertedChunk;
const truncateStringChunk = (convertedChunk, chunkSize) => convertedChunk.slice(0, chunkSize);
const getFinalStringChunk = ({ textDecoder }) => {
	const finalChunk = textDecoder.decode();
	return finalChunk === "" ? void 0 : finalChunk;
};
const stringMethods = {
	init: initString,
	convertChunk: {
		string: identity,
		buffer: useTextDecoder,
		arrayBuffer: useTextDecoder,
		dataView: useTextDecoder,
		typedArray: useTextDecoder,
		others: throwObjectStream
	},
	getSize: getLengthProperty,
	truncateChunk: truncateStringChunk,
	addChunk: addStringChunk,
	getFinalChunk: getFinalStringChunk,
	finalize: getContentsProperty
};

// node_modules/execa/lib/io/max-buffer.js
const handleMaxBuffer = ({ error, stream, readableObjectMode, lines, encoding, fdNumber }) => {
	if (!(error instanceof MaxBufferError)) throw error;
	if (fdNumber === "all") return error;
	error.maxBufferInfo = {
		fdNumber,
		unit: getMaxBufferUnit(readableObjectMode, lines, encoding)
	};
	stream.destroy();
	throw error;
};
const getMaxBufferUnit = (readableObjectMode, lines, encoding) => {
	if (readableObjectMode) return "objects";
	if (lines) return "lines";
	return encoding === "buffer" ? "bytes" : "characters";
};
const checkIpcMaxBuffer = (ipcOutput, maxBuffer) => {
	if (ipcOutput.length + 1 <= maxBuffer) return;
	const error = new MaxBufferError();
	error.maxBufferInfo = { fdNumber: "ipc" };
	throw error;
};
const getMaxBufferMessage = (error, maxBuffer) => {
	const { streamName, threshold, unit } = getMaxBufferInfo(error, maxBuffer);
	return `Command's ${streamName} was larger than ${threshold} ${unit}`;
};
const getMaxBufferInfo = (error, maxBuffer) => {
	if (error?.maxBufferInfo === void 0) return {
		streamName: "output",
		threshold: maxBuffer[1],
		unit: "bytes"
	};
	const { maxBufferInfo: { fdNumber, unit, threshold = getFdSpecificValue(maxBuffer, fdNumber) } } = error;
	delete error.maxBufferInfo;
	return fdNumber === "ipc" ? {
		streamName: "IPC output",
		threshold,
		unit: "messages"
	} : {
		streamName: getStreamName(fdNumber),
		threshold,
		unit
	};
};
const getMaxBufferSync = ([, stdoutMaxBuffer]) => stdoutMaxBuffer === 0 ? Number.MIN_VALUE : stdoutMaxBuffer;
const handleMaxBufferSync = ({ resultError, output, maxBuffer, buffer }) => {
	const fdNumber = findMaxBufferSync(output, maxBuffer, buffer);
	if (fdNumber === void 0) return {
		resultError,
		isMaxBuffer: resultError?.code === "ENOBUFS"
	};
	const threshold = getMaxBufferValueSync(maxBuffer, fdNumber);
	const error = resultError ?? Object.assign(new MaxBufferError(), { code: "ENOBUFS" });
	error.maxBufferInfo = {
		fdNumber,
		unit: "bytes",
		threshold
	};
	return {
		resultError: error,
		isMaxBuffer: true
	};
};
const findMaxBufferSync = (output, maxBuffer, buffer) => {
	if (output === null) return;
	const fdNumber = output.findIndex((result, index) => result !== null && buffer[index] && result.length > getMaxBufferValueSync(maxBuffer, index));
	return fdNumber === -1 ? void 0 : fdNumber;
};
const getMaxBufferValueSync = (maxBuffer, fdNumber) => Math.min(maxBuffer[1], maxBuffer[fdNumber]);
const truncateMaxBufferSync = (result, fdNumber, { maxBuffer, buffer }) => {
	const maxBufferValue = getMaxBufferValueSync(maxBuffer, fdNumber);
	return buffer[fdNumber] && result.length > maxBufferValue ? result.slice(0, maxBufferValue) : result;
};

// node_modules/execa/lib/return/message.js
const createMessages = ({ stdio, all, ipcOutput, originalError, signal, signalDescription, exitCode, escapedCommand, timedOut, isCanceled, isGracefullyCanceled, isMaxBuffer, isForcefullyTerminated, forceKillAfterDelay, killSignal, maxBuffer, timeout, cwd }) => {
	const errorCode = getErrorCode(originalError);
	const prefix = getErrorPrefix({
		originalError,
		timedOut,
		timeout,
		isMaxBuffer,
		maxBuffer,
		errorCode,
		signal,
		signalDescription,
		exitCode,
		isCanceled,
		isGracefullyCanceled,
		isForcefullyTerminated,
		forceKillAfterDelay,
		killSignal
	});
	const originalMessage = getOriginalMessage(originalError, cwd);
	const shortMessage = `${prefix}: ${escapedCommand}${originalMessage === void 0 ? "" : `\n${originalMessage}`}`;
	return {
		originalMessage,
		shortMessage,
		message: [
			shortMessage,
			...all === void 0 ? [stdio[2], stdio[1]] : [all],
			...stdio.slice(3),
			ipcOutput.map((ipcMessage) => serializeIpcMessage(ipcMessage)).join("\n")
		].map((messagePart) => escapeLines(stripFinalNewline(serializeMessagePart(messagePart)))).filter(Boolean).join("\n\n")
	};
};
const getErrorCode = (error) => typeof error?.code === "string" ? error.code : void 0;
const getErrorPrefix = ({ originalError, timedOut, timeout, isMaxBuffer, maxBuffer, errorCode, signal, signalDescription, exitCode, isCanceled, isGracefullyCanceled, isForcefullyTerminated, forceKillAfterDelay, killSignal }) => {
	const forcefulSuffix = getForcefulSuffix(isForcefullyTerminated, forceKillAfterDelay);
	if (timedOut) return `Command timed out after ${timeout} milliseconds${forcefulSuffix}`;
	if (isGracefullyCanceled) {
		if (signal === void 0) return `Command was gracefully canceled with exit code ${exitCode}`;
		return isForcefullyTerminated ? `Command was gracefully canceled${forcefulSuffix}` : `Command was gracefully canceled with ${signal} (${signalDescription})`;
	}
	if (isCanceled) return `Command was canceled${forcefulSuffix}`;
	if (isMaxBuffer) return `${getMaxBufferMessage(originalError, maxBuffer)}${forcefulSuffix}`;
	if (errorCode !== void 0) return `Command failed with ${errorCode}${forcefulSuffix}`;
	if (isForcefullyTerminated) return `Command was killed with ${killSignal} (${getSignalDescription(killSignal)})${forcefulSuffix}`;
	if (signal !== void 0) return `Command was killed with ${signal} (${signalDescription})`;
	return exitCode === void 0 ? "Command failed" : `Command failed with exit code ${exitCode}`;
};
const getForcefulSuffix = (isForcefullyTerminated, forceKillAfterDelay) => isForcefullyTerminated ? ` and was forcefully terminated after ${forceKillAfterDelay} milliseconds` : "";
const getOriginalMessage = (originalError, cwd) => {
	if (originalError instanceof DiscardedError) return;
	const originalMessage = isExecaError(originalError) ? originalError.originalMessage ?? "" : String(originalError?.message ?? originalError);
	const escapedOriginalMessage = escapeLines(fixCwdError(originalMessage, cwd));
	return escapedOriginalMessage === "" ? void 0 : escapedOriginalMessage;
};
const serializeIpcMessage = (ipcMessage) => typeof ipcMessage === "string" ? ipcMessage : inspect(ipcMessage);
const serializeMessagePart = (messagePart) => Array.isArray(messagePart) ? messagePart.filter((messageItem) => isTextItem(messageItem)).map((messageItem) => stripFinalNewline(serializeMessageItem(messageItem))).join("\n") : serializeMessageItem(messagePart);
const isTextItem = (messageItem) => typeof messageItem === "string" || isUint8Array(messageItem);
const serializeMessageItem = (messageItem) => {
	if (typeof messageItem === "string") return messageItem;
	return isUint8Array(messageItem) ? uint8ArrayToString(messageItem) : "";
};

// node_modules/execa/lib/return/result.js
const makeSuccessResult = ({ command, escapedCommand, stdio, all, ipcOutput, options: { cwd }, startTime }) => omitUndefinedProperties({
	command,
	escapedCommand,
	cwd,
	durationMs: getDurationMs(startTime),
	failed: false,
	timedOut: false,
	isCanceled: false,
	isGracefullyCanceled: false,
	isTerminated: false,
	isMaxBuffer: false,
	isForcefullyTerminated: false,
	exitCode: 0,
	stdout: stdio[1],
	stderr: stdio[2],
	all,
	stdio,
	ipcOutput,
	pipedFrom: []
});
const makeEarlyError = ({ error, command, escapedCommand, fileDescriptors, options, startTime, isSync, stdio = Array.from({ length: fileDescriptors.length }), all }) => makeError({
	error,
	command,
	escapedCommand,
	startTime,
	timedOut: false,
	isCanceled: false,
	isGracefullyCanceled: false,
	isMaxBuffer: false,
	isForcefullyTerminated: false,
	stdio,
	all,
	ipcOutput: [],
	options,
	isSync
});
const getEarlyErrorOutput = (fileDescriptors, options) => {
	const stdio = fileDescriptors.map((fileDescriptor, fdNumber) => getEmptyOutput(fileDescriptor, fdNumber, options));
	return {
		stdio,
		all: getAllSync(stdio, getAllSyncFds(stdio), options)
	};
};
const getEmptyOutput = ({ direction, objectMode }, fdNumber, { stdio, buffer, lines, encoding }) => {
	if (direction === "input" || !PIPED_STDIO.has(stdio[fdNumber]) || !buffer[fdNumber]) return;
	if (objectMode || lines[fdNumber]) return [];
	return encoding === "buffer" ? /* @__PURE__ */ new Uint8Array() : "";
};
const PIPED_STDIO = /* @__PURE__ */ new Set(["pipe", "overlapped"]);
const makeError = ({ error: originalError, command, escapedCommand, startTime, timedOut, isCanceled, isGracefullyCanceled, isMaxBuffer, isForcefullyTerminated, exitCode: rawExitCode, signal: rawSignal, stdio, all, ipcOutput, options: { timeoutDuration, timeout = timeoutDuration, forceKillAfterDelay, killSignal, cwd, maxBuffer }, isSync }) => {
	const { exitCode, signal, signalDescription } = normalizeExitPayload(rawExitCode, rawSignal);
	const { originalMessage, shortMessage, message } = createMessages({
		stdio,
		all,
		ipcOutput,
		originalError,
		signal,
		signalDescription,
		exitCode,
		escapedCommand,
		timedOut,
		isCanceled,
		isGracefullyCanceled,
		isMaxBuffer,
		isForcefullyTerminated,
		forceKillAfterDelay,
		killSignal,
		maxBuffer,
		timeout,
		cwd
	});
	const error = getFinalError(originalError, message, isSync);
	Object.assign(error, getErrorProperties({
		error,
		command,
		escapedCommand,
		startTime,
		timedOut,
		isCanceled,
		isGracefullyCanceled,
		isMaxBuffer,
		isForcefullyTerminated,
		exitCode,
		signal,
		signalDescription,
		stdio,
		all,
		ipcOutput,
		cwd,
		originalMessage,
		shortMessage
	}));
	return error;
};
const getErrorProperties = ({ error, command, escapedCommand, startTime, timedOut, isCanceled, isGracefullyCanceled, isMaxBuffer, isForcefullyTerminated, exitCode, signal, signalDescription, stdio, all, ipcOutput, cwd, originalMessage, shortMessage }) => omitUndefinedProperties({
	shortMessage,
	originalMessage,
	command,
	escapedCommand,
	cwd,
	durationMs: getDurationMs(startTime),
	failed: true,
	timedOut,
	isCanceled,
	isGracefullyCanceled,
	isTerminated: signal !== void 0,
	isMaxBuffer,
	isForcefullyTerminated,
	exitCode,
	signal,
	signalDescription,
	code: getErrorCode(error.cause),
	stdout: stdio[1],
	stderr: stdio[2],
	all,
	stdio,
	ipcOutput,
	pipedFrom: []
});
const omitUndefinedProperties = (result) => Object.fromEntries(Object.entries(result).filter(([, value]) => value !== void 0));
const normalizeExitPayload = (rawExitCode, rawSignal) => {
	const exitCode = rawExitCode === null ? void 0 : rawExitCode;
	const signal = rawSignal === null ? void 0 : rawSignal;
	return {
		exitCode,
		signal,
		signalDescription: signal === void 0 ? void 0 : getSignalDescription(rawSignal)
	};
};

// node_modules/parse-ms/index.js
const toZeroIfInfinity = (value) => Number.isFinite(value) ? value : 0;
function parseNumber(milliseconds) {
	return {
		days: Math.trunc(milliseconds / 864e5),
		hours: Math.trunc(milliseconds / 36e5 % 24),
		minutes: Math.trunc(milliseconds / 6e4 % 60),
		seconds: Math.trunc(milliseconds / 1e3 % 60),
		milliseconds: Math.trunc(milliseconds % 1e3),
		microseconds: Math.trunc(toZeroIfInfinity(milliseconds * 1e3) % 1e3),
		nanoseconds: Math.trunc(toZeroIfInfinity(milliseconds * 1e6) % 1e3)
	};
}
function parseBigint(milliseconds) {
	return {
		days: milliseconds / 86400000n,
		hours: milliseconds / 3600000n % 24n,
		minutes: milliseconds / 60000n % 60n,
		seconds: milliseconds / 1000n % 60n,
		milliseconds: milliseconds % 1000n,
		microseconds: 0n,
		nanoseconds: 0n
	};
}
function parseMilliseconds(milliseconds) {
	switch (typeof milliseconds) {
		case "number":
			if (Number.isFinite(milliseconds)) return parseNumber(milliseconds);
			break;
		case "bigint": return parseBigint(milliseconds);
	}
	throw new TypeError("Expected a finite number or bigint");
}

// node_modules/pretty-ms/index.js
const isZero = (value) => value === 0 || value === 0n;
const pluralize = (word, count) => count === 1 || count === 1n ? word : `${word}s`;
const SECOND_ROUNDING_EPSILON = 1e-7;
const ONE_DAY_IN_MILLISECONDS = 24n * 60n * 60n * 1000n;
function prettyMilliseconds(milliseconds, options) {
	const isBigInt = typeof milliseconds === "bigint";
	if (!isBigInt && !Number.isFinite(milliseconds)) throw new TypeError("Expected a finite number or bigint");
	options = { ...options };
	const sign = milliseconds < 0 ? "-" : "";
	milliseconds = milliseconds < 0 ? -milliseconds : milliseconds;
	if (options.colonNotation) {
		options.compact = false;
		options.formatSubMilliseconds = false;
		options.separateMilliseconds = false;
		options.verbose = false;
	}
	if (options.compact) {
		options.unitCount = 1;
		options.secondsDecimalDigits = 0;
		options.millisecondsDecimalDigits = 0;
	}
	let result = [];
	const floorDecimals = (value, decimalDigits) => {
		const flooredInterimValue = Math.floor(value * 10 ** decimalDigits + SECOND_ROUNDING_EPSILON);
		return (Math.round(flooredInterimValue) / 10 ** decimalDigits).toFixed(decimalDigits);
	};
	const add = (value, long, short, valueString) => {
		if ((result.length === 0 || !options.colonNotation) && isZero(value) && !(options.colonNotation && short === "m")) return;
		valueString ??= String(value);
		if (options.colonNotation) {
			const wholeDigits = valueString.includes(".") ? valueString.split(".")[0].length : valueString.length;
			const minLength = result.length > 0 ? 2 : 1;
			valueString = "0".repeat(Math.max(0, minLength - wholeDigits)) + valueString;
		} else valueString += options.verbose ? " " + pluralize(long, value) : short;
		result.push(valueString);
	};
	const parsed = parseMilliseconds(milliseconds);
	const days = BigInt(parsed.days);
	if (options.hideYearAndDays) add(BigInt(days) * 24n + BigInt(parsed.hours), "hour", "h");
	else {
		if (options.hideYear) add(days, "day", "d");
		else {
			add(days / 365n, "year", "y");
			add(days % 365n, "day", "d");
		}
		add(Number(parsed.hours), "hour", "h");
	}
	add(Number(parsed.minutes), "minute", "m");
	if (!options.hideSeconds) {
		if (options.separateMilliseconds || options.formatSubMilliseconds || !options.colonNotation && milliseconds < 1e3 && !options.subSecondsAsDecimals) {
			const seconds = Number(parsed.seconds);
			const milliseconds = Number(parsed.milliseconds);
			const microseconds = Number(parsed.microseconds);
			const nanoseconds = Number(parsed.nanoseconds);
			add(seconds, "second", "s");
			if (options.formatSubMilliseconds) {
				add(milliseconds, "millisecond", "ms");
				add(microseconds, "microsecond", "µs");
				add(nanoseconds, "nanosecond", "ns");
			} else {
				const millisecondsAndBelow = milliseconds + microseconds / 1e3 + nanoseconds / 1e6;
				const millisecondsDecimalDigits = typeof options.millisecondsDecimalDigits === "number" ? options.millisecondsDecimalDigits : 0;
				const roundedMilliseconds = millisecondsAndBelow >= 1 ? Math.round(millisecondsAndBelow) : Math.ceil(millisecondsAndBelow);
				const maximumMilliseconds = 1e3 - 10 ** -millisecondsDecimalDigits;
				const millisecondsString = millisecondsDecimalDigits ? Math.min(millisecondsAndBelow, maximumMilliseconds).toFixed(millisecondsDecimalDigits) : Math.min(roundedMilliseconds, maximumMilliseconds);
				add(Number.parseFloat(millisecondsString), "millisecond", "ms", millisecondsString);
			}
		} else {
			const secondsFixed = floorDecimals((isBigInt ? Number(milliseconds % ONE_DAY_IN_MILLISECONDS) : milliseconds) / 1e3 % 60, typeof options.secondsDecimalDigits === "number" ? options.secondsDecimalDigits : 1);
			const secondsString = options.keepDecimalsOnWholeSeconds ? secondsFixed : secondsFixed.replace(/\.0+$/, "");
			add(Number.parseFloat(secondsString), "second", "s", secondsString);
		}
	}
	if (result.length === 0) return sign + "0" + (options.verbose ? " milliseconds" : "ms");
	const separator = options.colonNotation ? ":" : " ";
	if (typeof options.unitCount === "number") result = result.slice(0, Math.max(options.unitCount, 1));
	return sign + result.join(separator);
}

// node_modules/execa/lib/verbose/error.js
const logError = (result, verboseInfo) => {
	if (result.failed) verboseLog({
		type: "error",
		verboseMessage: result.shortMessage,
		verboseInfo,
		result
	});
};

// node_modules/execa/lib/verbose/complete.js
const logResult = (result, verboseInfo) => {
	if (!isVerbose(verboseInfo)) return;
	logError(result, verboseInfo);
	logDuration(result, verboseInfo);
};
const logDuration = (result, verboseInfo) => {
	const verboseMessage = `(done in ${prettyMilliseconds(result.durationMs)})`;
	verboseLog({
		type: "duration",
		verboseMessage,
		verboseInfo,
		result
	});
};

// node_modules/execa/lib/return/reject.js
const handleResult = (result, verboseInfo, { reject }) => {
	logResult(result, verboseInfo);
	if (reject && result.failed) throw result;
	return result;
};

// node_modules/execa/lib/stdio/type.js
const getStdioItemType = (value, optionName) => {
	if (isAsyncGenerator(value)) return "asyncGenerator";
	if (isSyncGenerator(value)) return "generator";
	if (isUrl(value)) return "fileUrl";
	if (isFilePathObject(value)) return "filePath";
	if (isWebStream(value)) return "webStream";
	if (isStream(value, { checkOpen: false })) return "native";
	if (isUint8Array(value)) return "uint8Array";
	if (isAsyncIterableObject(value)) return "asyncIterable";
	if (isIterableObject(value)) return "iterable";
	if (isTransformStream(value)) return getTransformStreamType({ transform: value }, optionName);
	return isTransformOptions(value) ? getTransformObjectType(value, optionName) : "native";
};
const getTransformObjectType = (value, optionName) => {
	if (isDuplexStream(value.transform, { checkOpen: false })) return getDuplexType(value, optionName);
	return isTransformStream(value.transform) ? getTransformStreamType(value, optionName) : getGeneratorObjectType(value, optionName);
};
const getDuplexType = (value, optionName) => {
	validateNonGeneratorType(value, optionName, "Duplex stream");
	return "duplex";
};
const getTransformStreamType = (value, optionName) => {
	validateNonGeneratorType(value, optionName, "web TransformStream");
	return "webTransform";
};
const validateNonGeneratorType = ({ final, binary, objectMode }, optionName, typeName) => {
	checkUndefinedOption(final, `${optionName}.final`, typeName);
	checkUndefinedOption(binary, `${optionName}.binary`, typeName);
	checkBooleanOption(objectMode, `${optionName}.objectMode`);
};
const checkUndefinedOption = (value, optionName, typeName) => {
	if (value !== void 0) throw new TypeError(`The \`${optionName}\` option can only be defined when using a generator, not a ${typeName}.`);
};
const getGeneratorObjectType = ({ transform, final, binary, objectMode }, optionName) => {
	if (transform !== void 0 && !isGenerator(transform)) throw new TypeError(`The \`${optionName}.transform\` option must be a generator, a Duplex stream or a web TransformStream.`);
	if (isDuplexStream(final, { checkOpen: false })) throw new TypeError(`The \`${optionName}.final\` option must not be a Duplex stream.`);
	if (isTransformStream(final)) throw new TypeError(`The \`${optionName}.final\` option must not be a web TransformStream.`);
	if (final !== void 0 && !isGenerator(final)) throw new TypeError(`The \`${optionName}.final\` option must be a generator.`);
	checkBooleanOption(binary, `${optionName}.binary`);
	checkBooleanOption(objectMode, `${optionName}.objectMode`);
	return isAsyncGenerator(transform) || isAsyncGenerator(final) ? "asyncGenerator" : "generator";
};
const isGenerator = (value) => isAsyncGenerator(value) || isSyncGenerator(value);
const isAsyncGenerator = (value) => Object.prototype.toString.call(value) === "[object AsyncGeneratorFunction]";
const isSyncGenerator = (value) => Object.prototype.toString.call(value) === "[object GeneratorFunction]";
const isTransformOptions = (value) => isPlainObject(value) && (value.transform !== void 0 || value.final !== void 0);
const isUrl = (value) => Object.prototype.toString.call(value) === "[object URL]";
const isRegularUrl = (value) => isUrl(value) && value.protocol !== "file:";
const isFilePathObject = (value) => isPlainObject(value) && Object.keys(value).length > 0 && Object.keys(value).every((key) => FILE_PATH_KEYS.has(key)) && isFilePathString(value.file);
const FILE_PATH_KEYS = /* @__PURE__ */ new Set(["file", "append"]);
const isFilePathString = (file) => typeof file === "string";
const isStdioValueObject = (value) => isPlainObject(value) && Object.keys(value).length > 0 && Object.keys(value).every((key) => STDIO_VALUE_KEYS.has(key)) && "value" in value;
const STDIO_VALUE_KEYS = /* @__PURE__ */ new Set(["value", "input"]);
const isUnknownStdioString = (type, value) => type === "native" && typeof value === "string" && !KNOWN_STDIO_STRINGS.has(value);
const KNOWN_STDIO_STRINGS = /* @__PURE__ */ new Set([
	"ipc",
	"ignore",
	"inherit",
	"overlapped",
	"pipe"
]);
const isReadableStream = (value) => Object.prototype.toString.call(value) === "[object ReadableStream]";
const isWritableStream = (value) => Object.prototype.toString.call(value) === "[object WritableStream]";
const isWebStream = (value) => isReadableStream(value) || isWritableStream(value);
const isTransformStream = (value) => isReadableStream(value?.readable) && isWritableStream(value?.writable);
const isAsyncIterableObject = (value) => isObject(value) && typeof value[Symbol.asyncIterator] === "function";
const isIterableObject = (value) => isObject(value) && typeof value[Symbol.iterator] === "function";
const isObject = (value) => typeof value === "object" && value !== null;
const TRANSFORM_TYPES = /* @__PURE__ */ new Set([
	"generator",
	"asyncGenerator",
	"duplex",
	"webTransform"
]);
const FILE_TYPES = /* @__PURE__ */ new Set([
	"fileUrl",
	"filePath",
	"fileNumber"
]);
const SPECIAL_DUPLICATE_TYPES_SYNC = /* @__PURE__ */ new Set(["fileUrl", "filePath"]);
const SPECIAL_DUPLICATE_TYPES = /* @__PURE__ */ new Set([
	...SPECIAL_DUPLICATE_TYPES_SYNC,
	"webStream",
	"nodeStream"
]);
const FORBID_DUPLICATE_TYPES = /* @__PURE__ */ new Set(["webTransform", "duplex"]);
const TYPE_TO_MESSAGE = {
	generator: "a generator",
	asyncGenerator: "an async generator",
	fileUrl: "a file URL",
	filePath: "a file path string",
	fileNumber: "a file descriptor number",
	webStream: "a web stream",
	nodeStream: "a Node.js stream",
	webTransform: "a web TransformStream",
	duplex: "a Duplex stream",
	native: "any value",
	iterable: "an iterable",
	asyncIterable: "an async iterable",
	string: "a string",
	uint8Array: "a Uint8Array"
};

// node_modules/execa/lib/transform/object-mode.js
const getTransformObjectModes = (objectMode, index, newTransforms, direction) => direction === "output" ? getOutputObjectModes(objectMode, index, newTransforms) : getInputObjectModes(objectMode, index, newTransforms);
const getOutputObjectModes = (objectMode, index, newTransforms) => {
	const writableObjectMode = index !== 0 && newTransforms[index - 1].value.readableObjectMode;
	return {
		writableObjectMode,
		readableObjectMode: objectMode ?? writableObjectMode
	};
};
const getInputObjectModes = (objectMode, index, newTransforms) => {
	const writableObjectMode = index === 0 ? objectMode === true : newTransforms[index - 1].value.readableObjectMode;
	return {
		writableObjectMode,
		readableObjectMode: index !== newTransforms.length - 1 && (objectMode ?? writableObjectMode)
	};
};
const getFdObjectMode = (stdioItems, direction) => {
	const lastTransform = stdioItems.findLast(({ type }) => TRANSFORM_TYPES.has(type));
	if (lastTransform === void 0) return false;
	return direction === "input" ? lastTransform.value.writableObjectMode : lastTransform.value.readableObjectMode;
};

// node_modules/execa/lib/transform/normalize.js
const normalizeTransforms = (stdioItems, optionName, direction, options) => [...stdioItems.filter(({ type }) => !TRANSFORM_TYPES.has(type)), ...getTransforms(stdioItems, optionName, direction, options)];
const getTransforms = (stdioItems, optionName, direction, { encoding }) => {
	const transforms = stdioItems.filter(({ type }) => TRANSFORM_TYPES.has(type));
	const newTransforms = Array.from({ length: transforms.length });
	for (const [index, stdioItem] of Object.entries(transforms)) newTransforms[index] = normalizeTransform({
		stdioItem,
		index: Number(index),
		newTransforms,
		optionName,
		direction,
		encoding
	});
	return sortTransforms(newTransforms, direction);
};
const normalizeTransform = ({ stdioItem, stdioItem: { type }, index, newTransforms, optionName, direction, encoding }) => {
	if (type === "duplex") return normalizeDuplex({
		stdioItem,
		optionName
	});
	if (type === "webTransform") return normalizeTransformStream({
		stdioItem,
		index,
		newTransforms,
		direction
	});
	return normalizeGenerator({
		stdioItem,
		index,
		newTransforms,
		direction,
		encoding
	});
};
const normalizeDuplex = ({ stdioItem, optionName }) => {
	const { value } = stdioItem;
	const { transform } = value;
	const { writableObjectMode, readableObjectMode } = transform;
	const { objectMode = readableObjectMode } = value;
	if (objectMode && !readableObjectMode) throw new TypeError(`The \`${optionName}.objectMode\` option can only be \`true\` if \`new Duplex({objectMode: true})\` is used.`);
	if (!objectMode && readableObjectMode) throw new TypeError(`The \`${optionName}.objectMode\` option cannot be \`false\` if \`new Duplex({objectMode: true})\` is used.`);
	return {
		...stdioItem,
		value: {
			transform,
			writableObjectMode,
			readableObjectMode
		}
	};
};
const normalizeTransformStream = ({ stdioItem, stdioItem: { value }, index, newTransforms, direction }) => {
	const { transform, objectMode } = isPlainObject(value) ? value : { transform: value };
	const { writableObjectMode, readableObjectMode } = getTransformObjectModes(objectMode, index, newTransforms, direction);
	return {
		...stdioItem,
		value: {
			transform,
			writableObjectMode,
			readableObjectMode
		}
	};
};
const normalizeGenerator = ({ stdioItem, stdioItem: { value }, index, newTransforms, direction, encoding }) => {
	const { transform, final, binary: binaryOption = false, preserveNewlines = false, objectMode } = isPlainObject(value) ? value : { transform: value };
	const binary = binaryOption || BINARY_ENCODINGS.has(encoding);
	const { writableObjectMode, readableObjectMode } = getTransformObjectModes(objectMode, index, newTransforms, direction);
	return {
		...stdioItem,
		value: {
			transform,
			final,
			binary,
			preserveNewlines,
			writableObjectMode,
			readableObjectMode
		}
	};
};
const sortTransforms = (newTransforms, direction) => direction === "input" ? newTransforms.reverse() : newTransforms;

// node_modules/execa/lib/stdio/direction.js
const getStreamDirection = ({ stdioItems, isStdioArray, fdNumber, optionName }) => {
	const directions = stdioItems.map((stdioItem) => getStdioItemDirection(stdioItem, fdNumber, isStdioArray));
	if (directions.includes("input") && directions.includes("output")) throw new TypeError(`The \`${optionName}\` option must not be an array of both readable and writable values.`);
	return directions.find(Boolean) ?? DEFAULT_DIRECTION;
};
const getStdioItemDirection = (stdioItem, fdNumber, isStdioArray) => {
	const knownDirection = KNOWN_DIRECTIONS[fdNumber];
	const direction = getRequestedDirection(stdioItem);
	if (knownDirection === void 0) return direction;
	validateKnownDirection(stdioItem, knownDirection, isStdioArray);
	return knownDirection;
};
const getRequestedDirection = ({ type, value, direction, optionName }) => {
	const guessedDirection = guessStreamDirection[type](value);
	if (direction === "input" && guessedDirection === "output") throw new TypeError(`The \`${optionName}\` option is invalid: \`input: true\` cannot be used with a writable value, which is always an output.`);
	return direction ?? guessedDirection;
};
const validateKnownDirection = ({ type, value, optionName }, knownDirection, isStdioArray) => {
	if (!STREAM_TYPES.has(type) || !isStdioArray && getStandardStreamDirection(value) !== void 0) return;
	const guessedDirection = guessStreamDirection[type](value);
	if (guessedDirection === void 0 || guessedDirection === knownDirection) return;
	throw new TypeError(`The \`${optionName}\` option is invalid: a ${guessedDirection === "input" ? "readable" : "writable"} value is always an ${guessedDirection}, but \`${optionName}\` is an ${knownDirection}.`);
};
const STREAM_TYPES = /* @__PURE__ */ new Set([
	"native",
	"nodeStream",
	"webStream"
]);
const KNOWN_DIRECTIONS = [
	"input",
	"output",
	"output"
];
const anyDirection = () => void 0;
const alwaysInput = () => "input";
const guessStreamDirection = {
	generator: anyDirection,
	asyncGenerator: anyDirection,
	fileUrl: anyDirection,
	filePath: anyDirection,
	iterable: alwaysInput,
	asyncIterable: alwaysInput,
	uint8Array: alwaysInput,
	string: alwaysInput,
	webStream: (value) => isWritableStream(value) ? "output" : "input",
	nodeStream(value) {
		if (!isReadableStream$1(value, { checkOpen: false })) return "output";
		return isWritableStream$1(value, { checkOpen: false }) ? void 0 : "input";
	},
	webTransform: anyDirection,
	duplex: anyDirection,
	native(value) {
		const standardStreamDirection = getStandardStreamDirection(value);
		if (standardStreamDirection !== void 0) return standardStreamDirection;
		if (isStream(value, { checkOpen: false })) return guessStreamDirection.nodeStream(value);
	}
};
const getStandardStreamDirection = (value) => {
	if ([0, process$2.stdin].includes(value)) return "input";
	if ([
		1,
		2,
		process$2.stdout,
		process$2.stderr
	].includes(value)) return "output";
};
const DEFAULT_DIRECTION = "output";

// node_modules/execa/lib/ipc/array.js
const normalizeIpcStdioArray = (stdioArray, ipc) => ipc ? [...stdioArray, "ipc"] : stdioArray;

// node_modules/execa/lib/stdio/stdio-option.js
const normalizeStdioOption = (options, verboseInfo, isSync) => {
	const { stdio, ipc, buffer } = options;
	const stdioArray = getStdioArray(stdio, options).map((stdioOption, fdNumber) => addDefaultValue(stdioOption, fdNumber));
	validateIpcStdioOption(stdioArray);
	return isSync ? normalizeStdioSync(stdioArray, buffer, verboseInfo) : normalizeIpcStdioArray(stdioArray, ipc);
};
const validateIpcStdioOption = (stdioArray) => {
	if (stdioArray.some((stdioOption) => hasIpcStdioOption(stdioOption))) throw new Error("The `ipc: true` option must be used instead of `stdio: 'ipc'`.");
};
const hasIpcStdioOption = (stdioOption) => Array.isArray(stdioOption) ? stdioOption.some((item) => hasIpcStdioItem(item)) : hasIpcStdioItem(stdioOption);
const hasIpcStdioItem = (stdioOption) => isStdioValueObject(stdioOption) ? stdioOption.value === "ipc" : stdioOption === "ipc";
const getStdioArray = (stdio, options) => {
	if (stdio === void 0) return STANDARD_STREAMS_ALIASES.map((alias) => options[alias]);
	if (hasAlias(options)) throw new Error(`It's not possible to provide \`stdio\` in combination with one of ${STANDARD_STREAMS_ALIASES.map((alias) => `\`${alias}\``).join(", ")}`);
	if (typeof stdio === "string") return [
		stdio,
		stdio,
		stdio
	];
	if (!Array.isArray(stdio)) throw new TypeError(`Expected \`stdio\` to be of type \`string\` or \`Array\`, got \`${getTypeName(stdio)}\``);
	const length = Math.max(stdio.length, STANDARD_STREAMS_ALIASES.length);
	return Array.from({ length }, (_, fdNumber) => stdio[fdNumber]);
};
const hasAlias = (options) => STANDARD_STREAMS_ALIASES.some((alias) => options[alias] !== void 0);
const addDefaultValue = (stdioOption, fdNumber) => {
	if (Array.isArray(stdioOption)) return stdioOption.map((item) => addDefaultValue(item, fdNumber));
	if (stdioOption === null || stdioOption === void 0) return fdNumber >= STANDARD_STREAMS_ALIASES.length ? "ignore" : "pipe";
	return stdioOption;
};
const normalizeStdioSync = (stdioArray, buffer, verboseInfo) => stdioArray.map((stdioOption, fdNumber) => !buffer[fdNumber] && isStandardOutputFd(fdNumber) && !isFullVerbose(verboseInfo, fdNumber) && isOutputPipeOnly(stdioOption, fdNumber) ? "ignore" : stdioOption);
const isOutputPipeOnly = (stdioOption, fdNumber) => isOutputPipe(stdioOption, fdNumber) || Array.isArray(stdioOption) && stdioOption.length > 0 && stdioOption.every((item) => isOutputPipe(item, fdNumber));
const isOutputPipe = (stdioOption, fdNumber) => stdioOption === "pipe" || isOutputPipeObject(stdioOption, fdNumber);
const isOutputPipeObject = (stdioOption, fdNumber) => isStdioValueObject(stdioOption) && stdioOption.value === "pipe" && (stdioOption.input === void 0 || stdioOption.input === false || isFixedOutputPipe(fdNumber, stdioOption.input));
const isFixedOutputPipe = (fdNumber, input) => input === true && isStandardOutputFd(fdNumber);
const isStandardOutputFd = (fdNumber) => fdNumber === 1 || fdNumber === 2;

// node_modules/execa/lib/arguments/fd-options.js
const getToStream = (destination, to = "stdin") => {
	const isWritable = true;
	const { options, fileDescriptors } = SUBPROCESS_OPTIONS.get(destination);
	const fdNumber = getFdNumber(fileDescriptors, to, isWritable);
	const destinationStream = destination.stdio[fdNumber];
	if (destinationStream === null) throw new TypeError(getInvalidStdioOptionMessage(fdNumber, to, options, isWritable));
	return destinationStream;
};
const getFromStream = (source, from = "stdout") => {
	const isWritable = false;
	const { options, fileDescriptors } = SUBPROCESS_OPTIONS.get(source);
	const fdNumber = getFdNumber(fileDescriptors, from, isWritable);
	const sourceStream = fdNumber === "all" ? source.all : source.stdio[fdNumber];
	if (sourceStream === null || sourceStream === void 0) throw new TypeError(getInvalidStdioOptionMessage(fdNumber, from, options, isWritable));
	return sourceStream;
};
const SUBPROCESS_OPTIONS = /* @__PURE__ */ new WeakMap();
const getFdNumber = (fileDescriptors, fdName, isWritable) => {
	const fdNumber = parseFdNumber(fdName, isWritable);
	validateFdNumber(fdNumber, fdName, isWritable, fileDescriptors);
	return fdNumber;
};
const parseFdNumber = (fdName, isWritable) => {
	const fdNumber = parseFd(fdName);
	if (fdNumber !== void 0) return fdNumber;
	const { validOptions, defaultValue } = isWritable ? {
		validOptions: "\"stdin\"",
		defaultValue: "stdin"
	} : {
		validOptions: "\"stdout\", \"stderr\", \"all\"",
		defaultValue: "stdout"
	};
	throw new TypeError(`"${getOptionName(isWritable)}" must not be "${fdName}".
It must be ${validOptions} or "fd3", "fd4" (and so on).
It is optional and defaults to "${defaultValue}".`);
};
const validateFdNumber = (fdNumber, fdName, isWritable, fileDescriptors) => {
	const fileDescriptor = fileDescriptors[getUsedDescriptor(fdNumber)];
	if (fileDescriptor === void 0) throw new TypeError(`"${getOptionName(isWritable)}" must not be ${fdName}. That file descriptor does not exist.
Please set the "stdio" option to ensure that file descriptor exists.`);
	if (!isWritable && fileDescriptor.direction === "input") throw new TypeError(`"${getOptionName(isWritable)}" must not be ${fdName}. It must be a readable stream, not writable.`);
	if (isWritable && fileDescriptor.direction !== "input") throw new TypeError(`"${getOptionName(isWritable)}" must not be ${fdName}. It must be a writable stream, not readable.
If you meant to use it as input, please set its "stdio" option to \`{value: 'pipe', input: true}\`.`);
};
const getInvalidStdioOptionMessage = (fdNumber, fdName, options, isWritable) => {
	if (fdNumber === "all" && !options.all) return "The \"all\" option must be true to use \"from: 'all'\".";
	const { optionName, optionValue } = getInvalidStdioOption(fdNumber, options);
	return `The "${optionName}: ${serializeOptionValue(optionValue)}" option is incompatible with using "${getOptionName(isWritable)}: ${serializeOptionValue(fdName)}".
Please set this option with "pipe" instead.`;
};
const getInvalidStdioOption = (fdNumber, { stdin, stdout, stderr, stdio }) => {
	const usedDescriptor = getUsedDescriptor(fdNumber);
	if (usedDescriptor === 0 && stdin !== void 0) return {
		optionName: "stdin",
		optionValue: stdin
	};
	if (usedDescriptor === 1 && stdout !== void 0) return {
		optionName: "stdout",
		optionValue: stdout
	};
	return usedDescriptor === 2 && stderr !== void 0 ? {
		optionName: "stderr",
		optionValue: stderr
	} : {
		optionName: `stdio[${usedDescriptor}]`,
		optionValue: stdio[usedDescriptor]
	};
};
const getUsedDescriptor = (fdNumber) => fdNumber === "all" ? 1 : fdNumber;
const getOptionName = (isWritable) => isWritable ? "to" : "from";
const serializeOptionValue = (value) => {
	if (typeof value === "string") return `'${value}'`;
	return typeof value === "number" ? `${value}` : "Stream";
};

// node_modules/execa/lib/stdio/native.js
const handleNativeStream = ({ stdioItem, stdioItem: { type }, isStdioArray, fdNumber, direction, isSync }) => {
	if (!isStdioArray || type !== "native") return stdioItem;
	return isSync ? handleNativeStreamSync({
		stdioItem,
		fdNumber,
		direction
	}) : handleNativeStreamAsync({
		stdioItem,
		fdNumber
	});
};
const handleNativeStreamSync = ({ stdioItem, stdioItem: { value, optionName }, fdNumber, direction }) => {
	const targetFd = getTargetFd({
		value,
		optionName,
		fdNumber,
		direction
	});
	if (targetFd !== void 0) return targetFd;
	if (isStream(value, { checkOpen: false })) throw new TypeError(`The \`${optionName}: Stream\` option cannot both be an array and include a stream with synchronous methods.`);
	return stdioItem;
};
const getTargetFd = ({ value, optionName, fdNumber, direction }) => {
	const targetFdNumber = getTargetFdNumber(value, fdNumber);
	if (targetFdNumber === void 0) return;
	if (direction === "output") return {
		type: "fileNumber",
		value: targetFdNumber,
		optionName
	};
	if (tty.isatty(targetFdNumber)) throw new TypeError(`The \`${optionName}: ${serializeOptionValue(value)}\` option is invalid: it cannot be a TTY with synchronous methods.`);
	return {
		type: "uint8Array",
		contents: () => [bufferToUint8Array(readFileSync(targetFdNumber))],
		optionName
	};
};
const getTargetFdNumber = (value, fdNumber) => {
	if (value === "inherit") return fdNumber;
	if (typeof value === "number") return value;
	const standardStreamIndex = STANDARD_STREAMS.indexOf(value);
	if (standardStreamIndex !== -1) return standardStreamIndex;
};
const handleNativeStreamAsync = ({ stdioItem, stdioItem: { value, optionName }, fdNumber }) => {
	if (value === "inherit") return {
		type: "nodeStream",
		value: getStandardStream(fdNumber, value, optionName),
		optionName
	};
	if (typeof value === "number") return {
		type: "nodeStream",
		value: getStandardStream(value, value, optionName),
		optionName
	};
	return isStream(value, { checkOpen: false }) ? {
		type: "nodeStream",
		value,
		optionName
	} : stdioItem;
};
const getStandardStream = (fdNumber, value, optionName) => {
	const standardStream = STANDARD_STREAMS[fdNumber];
	if (standardStream === void 0) throw new TypeError(`The \`${optionName}: ${value}\` option is invalid: no such standard stream.`);
	return standardStream;
};

// node_modules/execa/lib/stdio/input-option.js
const handleInputOptions = ({ input, inputFile }, fdNumber) => fdNumber === 0 ? [...handleInputOption(input), ...handleInputFileOption(inputFile)] : [];
const handleInputOption = (input) => input === void 0 ? [] : [{
	type: getInputType(input),
	value: input,
	optionName: "input"
}];
const getInputType = (input) => {
	if (isReadableStream$1(input, { checkOpen: false })) return "nodeStream";
	if (typeof input === "string") return "string";
	if (isUint8Array(input)) return "uint8Array";
	throw new Error("The `input` option must be a string, a Uint8Array or a Node.js Readable stream.");
};
const handleInputFileOption = (inputFile) => inputFile === void 0 ? [] : [{
	...getInputFileType(inputFile),
	optionName: "inputFile"
}];
const getInputFileType = (inputFile) => {
	if (isUrl(inputFile)) return {
		type: "fileUrl",
		value: inputFile
	};
	if (isFilePathString(inputFile)) return {
		type: "filePath",
		value: { file: inputFile }
	};
	throw new Error("The `inputFile` option must be a file path string or a file URL.");
};

// node_modules/execa/lib/stdio/duplicate.js
const isFileType = (type) => SPECIAL_DUPLICATE_TYPES_SYNC.has(type);
const getFileTarget = ({ type, value }) => type === "filePath" ? path.resolve(value.file) : fileURLToPath(value);
const filterDuplicates = (stdioItems) => stdioItems.filter((stdioItemOne, indexOne) => stdioItems.every((stdioItemTwo, indexTwo) => !hasSameValueAndDirection(stdioItemOne, stdioItemTwo) || indexOne >= indexTwo || stdioItemOne.type === "generator" || stdioItemOne.type === "asyncGenerator"));
const hasSameValueAndDirection = (stdioItemOne, stdioItemTwo) => stdioItemOne.value === stdioItemTwo.value && stdioItemOne.direction === stdioItemTwo.direction;
const getDuplicateStream = ({ stdioItem: { type, value, optionName }, direction, fileDescriptors, isSync }) => {
	const otherStdioItems = getOtherStdioItems(fileDescriptors, type);
	if (otherStdioItems.length === 0) return;
	if (isSync) {
		validateDuplicateStreamSync({
			otherStdioItems,
			type,
			value,
			optionName,
			direction
		});
		return;
	}
	if (SPECIAL_DUPLICATE_TYPES.has(type)) return getDuplicateStreamInstance({
		otherStdioItems,
		type,
		value,
		optionName,
		direction
	});
	if (FORBID_DUPLICATE_TYPES.has(type)) validateDuplicateTransform({
		otherStdioItems,
		type,
		value,
		optionName
	});
};
const getOtherStdioItems = (fileDescriptors, type) => fileDescriptors.flatMap(({ direction, stdioItems }) => stdioItems.map((stdioItem) => ({
	...stdioItem,
	direction
}))).filter((stdioItem) => isSameDuplicateType(stdioItem.type, type));
const isSameDuplicateType = (otherType, type) => otherType === type || isFileType(otherType) && isFileType(type);
const validateDuplicateStreamSync = ({ otherStdioItems, type, value, optionName, direction }) => {
	if (SPECIAL_DUPLICATE_TYPES_SYNC.has(type)) getDuplicateStreamInstance({
		otherStdioItems,
		type,
		value,
		optionName,
		direction
	});
};
const getDuplicateStreamInstance = ({ otherStdioItems, type, value, optionName, direction }) => {
	const duplicateStdioItems = otherStdioItems.filter((stdioItem) => hasSameValue(stdioItem, type, value));
	if (duplicateStdioItems.length === 0) return;
	const differentStdioItem = duplicateStdioItems.find((stdioItem) => stdioItem.direction !== direction);
	throwOnDuplicateStream(differentStdioItem, optionName, type);
	return direction === "output" || type === "webStream" ? duplicateStdioItems[0].stream : void 0;
};
const hasSameValue = (otherStdioItem, type, value) => isFileType(otherStdioItem.type) ? getFileTarget(otherStdioItem) === getFileTarget({
	type,
	value
}) : otherStdioItem.value === value;
const validateDuplicateTransform = ({ otherStdioItems, type, value, optionName }) => {
	const duplicateStdioItem = otherStdioItems.find(({ value: { transform } }) => transform === value.transform);
	throwOnDuplicateStream(duplicateStdioItem, optionName, type);
};
const throwOnDuplicateStream = (stdioItem, optionName, type) => {
	if (stdioItem !== void 0) throw new TypeError(`The \`${stdioItem.optionName}\` and \`${optionName}\` options must not target ${TYPE_TO_MESSAGE[type]} that is the same.`);
};

// node_modules/execa/lib/stdio/handle.js
const handleStdio = (addProperties, options, verboseInfo, isSync) => {
	const initialFileDescriptors = normalizeStdioOption(options, verboseInfo, isSync).map((stdioOption, fdNumber) => getFileDescriptor({
		stdioOption,
		fdNumber,
		options,
		isSync
	}));
	const fileDescriptors = getFinalFileDescriptors({
		initialFileDescriptors,
		addProperties,
		options,
		isSync
	});
	options.stdio = fileDescriptors.map(({ stdioItems }) => forwardStdio(stdioItems));
	return fileDescriptors;
};
const getFileDescriptor = ({ stdioOption, fdNumber, options, isSync }) => {
	const optionName = getStreamName(fdNumber);
	const { stdioItems: initialStdioItems, isStdioArray } = initializeStdioItems({
		stdioOption,
		fdNumber,
		options,
		optionName
	});
	const direction = getStreamDirection({
		stdioItems: initialStdioItems,
		isStdioArray,
		fdNumber,
		optionName
	});
	const stdioItems = initialStdioItems.map((stdioItem) => handleNativeStream({
		stdioItem,
		isStdioArray,
		fdNumber,
		direction,
		isSync
	}));
	const normalizedStdioItems = normalizeTransforms(stdioItems, optionName, direction, options);
	const objectMode = getFdObjectMode(normalizedStdioItems, direction);
	validateFileObjectMode(normalizedStdioItems, objectMode);
	return {
		direction,
		objectMode,
		stdioItems: normalizedStdioItems
	};
};
const initializeStdioItems = ({ stdioOption, fdNumber, options, optionName }) => {
	const values = Array.isArray(stdioOption) ? stdioOption : [stdioOption];
	const inputStdioItems = handleInputOptions(options, fdNumber);
	const initialStdioItems = [...omitInheritedStdin(values.map((value) => initializeStdioItem(value, optionName)), inputStdioItems), ...inputStdioItems];
	const stdioItems = filterDuplicates(initialStdioItems);
	const isStdioArray = stdioItems.length > 1;
	validateStdioArray(stdioItems, isStdioArray, optionName);
	validateStreams(stdioItems, isStdioArray);
	return {
		stdioItems,
		isStdioArray
	};
};
const omitInheritedStdin = (stdioItems, inputStdioItems) => inputStdioItems.length > 0 && isInheritedStdinOnly(stdioItems) ? [] : stdioItems;
const isInheritedStdinOnly = (stdioItems) => stdioItems.length === 1 && stdioItems[0].type === "native" && stdioItems[0].value === "inherit";
const initializeStdioItem = (value, optionName) => {
	if (isStdioValueObject(value)) return initializeStdioValueObject(value, optionName);
	return {
		type: getStdioItemType(value, optionName),
		value,
		optionName
	};
};
const initializeStdioValueObject = ({ value, input }, optionName) => {
	checkBooleanOption(input, `${optionName}.input`);
	return {
		type: getStdioItemType(value, optionName),
		value,
		direction: input ? "input" : void 0,
		optionName
	};
};
const validateStdioArray = (stdioItems, isStdioArray, optionName) => {
	if (stdioItems.length === 0) throw new TypeError(`The \`${optionName}\` option must not be an empty array.`);
	if (!isStdioArray) return;
	for (const { value, optionName } of stdioItems) if (INVALID_STDIO_ARRAY_OPTIONS.has(value)) throw new Error(`The \`${optionName}\` option must not include \`${value}\`.`);
};
const INVALID_STDIO_ARRAY_OPTIONS = /* @__PURE__ */ new Set(["ignore"]);
const validateStreams = (stdioItems, isStdioArray) => {
	for (const stdioItem of stdioItems) {
		validateFileStdio(stdioItem);
		validateFileDescriptorStdio(stdioItem);
		validateNativeStdio(stdioItem, isStdioArray);
	}
};
const validateFileDescriptorStdio = ({ type, value, optionName }) => {
	if (type !== "native") return;
	const fileDescriptor = typeof value === "number" ? value : value?.fd;
	if (typeof fileDescriptor === "number" && (!Number.isInteger(fileDescriptor) || fileDescriptor < 0 || fileDescriptor > MAX_FILE_DESCRIPTOR)) throw new TypeError(`The \`${optionName}\` option must be a non-negative 32-bit integer: got ${fileDescriptor}.`);
};
const MAX_FILE_DESCRIPTOR = 2 ** 31 - 1;
const validateNativeStdio = ({ type, value, optionName }, isStdioArray) => {
	if (type !== "native") return;
	if (isFileHandle(value)) {
		if (isStdioArray) throw new TypeError(`The \`${optionName}\` option cannot combine file handles with other values.`);
		return;
	}
	if (typeof value !== "string" && typeof value !== "number" && !isStream(value, { checkOpen: false })) throw new TypeError(`The \`${optionName}\` option is invalid: ${String(value)} (${typeof value}).`);
};
const isFileHandle = (value) => typeof value?.fd === "number" && !isStream(value, { checkOpen: false });
const validateFileStdio = ({ type, value, optionName }) => {
	if (isRegularUrl(value)) throw new TypeError(`The \`${optionName}: URL\` option must use the \`file:\` scheme.
For example, you can use the \`pathToFileURL()\` method of the \`url\` core module.`);
	if (isUnknownStdioString(type, value)) throw new TypeError(`The \`${optionName}: { file: '...' }\` option must be used instead of \`${optionName}: '...'\`.`);
};
const validateFileObjectMode = (stdioItems, objectMode) => {
	if (!objectMode) return;
	const fileStdioItem = stdioItems.find(({ type }) => FILE_TYPES.has(type));
	if (fileStdioItem !== void 0) throw new TypeError(`The \`${fileStdioItem.optionName}\` option cannot use both files and transforms in objectMode.`);
};
const getFinalFileDescriptors = ({ initialFileDescriptors, addProperties, options, isSync }) => {
	const fileDescriptors = [];
	try {
		for (const fileDescriptor of initialFileDescriptors) addFinalFileDescriptor({
			fileDescriptor,
			fileDescriptors,
			addProperties,
			options,
			isSync
		});
		return fileDescriptors;
	} catch (error) {
		cleanupCustomStreams(fileDescriptors);
		throw error;
	}
};
const addFinalFileDescriptor = ({ fileDescriptor, fileDescriptors, addProperties, options, isSync }) => {
	const { direction, objectMode, stdioItems } = fileDescriptor;
	const finalFileDescriptor = {
		direction,
		objectMode,
		stdioItems: []
	};
	fileDescriptors.push(finalFileDescriptor);
	for (const stdioItem of stdioItems) finalFileDescriptor.stdioItems.push(addStreamProperties({
		stdioItem,
		addProperties,
		direction,
		objectMode,
		options,
		fileDescriptors,
		isSync
	}));
};
const addStreamProperties = ({ stdioItem, addProperties, direction, objectMode, options, fileDescriptors, isSync }) => {
	const duplicateStream = getDuplicateStream({
		stdioItem,
		direction,
		fileDescriptors,
		isSync
	});
	if (duplicateStream !== void 0) return {
		...stdioItem,
		stream: duplicateStream
	};
	return {
		...stdioItem,
		...addProperties[direction][stdioItem.type](stdioItem, options, objectMode)
	};
};
const cleanupCustomStreams = (fileDescriptors) => {
	for (const { stream } of fileDescriptors.flatMap(({ stdioItems }) => stdioItems)) {
		if (stream === void 0 || isStandardStream(stream)) continue;
		stream.on("error", () => {});
		stream.destroy();
	}
};
const forwardStdio = (stdioItems) => {
	if (stdioItems.length > 1) return stdioItems.some(({ value }) => value === "overlapped") ? "overlapped" : "pipe";
	const [{ type, value }] = stdioItems;
	return type === "native" ? value : "pipe";
};

// node_modules/execa/lib/stdio/handle-sync.js
const handleStdioSync = (options, verboseInfo) => handleStdio(addPropertiesSync, options, verboseInfo, true);
const forbiddenIfSync = ({ type, optionName }) => {
	throwInvalidSyncValue(optionName, TYPE_TO_MESSAGE[type]);
};
const forbiddenNativeIfSync = ({ optionName, value }) => {
	if (value === "overlapped") throwInvalidSyncValue(optionName, `"${value}"`);
	return {};
};
const forbiddenNativeInputIfSync = (stdioItem) => {
	const { optionName, value } = stdioItem;
	if (value === "pipe" && optionName !== "stdin") throw new TypeError(`Only the \`stdin\` option, not \`${optionName}\`, can be an input pipe with synchronous methods.`);
	return forbiddenNativeIfSync(stdioItem);
};
const forbiddenInputTransformIfSync = ({ optionName }) => {
	if (optionName !== "stdin") throw new TypeError(`Only the \`stdin\` option, not \`${optionName}\`, can be an input transform with synchronous methods.`);
};
const throwInvalidSyncValue = (optionName, value) => {
	throw new TypeError(`The \`${optionName}\` option cannot be ${value} with synchronous methods.`);
};
const addProperties$1 = {
	generator() {},
	asyncGenerator: forbiddenIfSync,
	webStream: forbiddenIfSync,
	nodeStream: forbiddenIfSync,
	webTransform: forbiddenIfSync,
	duplex: forbiddenIfSync,
	asyncIterable: forbiddenIfSync,
	native: forbiddenNativeIfSync
};
const addPropertiesSync = {
	input: {
		...addProperties$1,
		generator: forbiddenInputTransformIfSync,
		native: forbiddenNativeInputIfSync,
		fileUrl: ({ value }) => ({ contents: () => [bufferToUint8Array(readFileSync(value))] }),
		filePath: ({ value: { file } }) => ({ contents: () => [bufferToUint8Array(readFileSync(file))] }),
		fileNumber: forbiddenIfSync,
		iterable: ({ value }) => ({ contents: () => [...value] }),
		string: ({ value }) => ({ contents: [value] }),
		uint8Array: ({ value, contents = [value] }) => ({ contents })
	},
	output: {
		...addProperties$1,
		fileUrl: ({ value }) => ({ path: value }),
		filePath: ({ value: { file, append } }) => ({
			path: file,
			append
		}),
		fileNumber: ({ value }) => ({ path: value }),
		iterable: forbiddenIfSync,
		string: forbiddenIfSync,
		uint8Array: forbiddenIfSync
	}
};

// node_modules/execa/lib/transform/validate.js
const getValidateTransformInput = (writableObjectMode, optionName) => writableObjectMode ? void 0 : validateStringTransformInput.bind(void 0, optionName);
const validateStringTransformInput = function* (optionName, chunk) {
	if (typeof chunk !== "string" && !isUint8Array(chunk) && !Buffer$1.isBuffer(chunk)) throw new TypeError(`The \`${optionName}\` option's transform must use "objectMode: true" to receive as input: ${typeof chunk}.`);
	yield chunk;
};
const getValidateTransformReturn = (readableObjectMode, optionName) => readableObjectMode ? validateObjectTransformReturn.bind(void 0, optionName) : validateStringTransformReturn.bind(void 0, optionName);
const validateObjectTransformReturn = function* (optionName, chunk) {
	validateEmptyReturn(optionName, chunk);
	yield chunk;
};
const validateStringTransformReturn = function* (optionName, chunk) {
	validateEmptyReturn(optionName, chunk);
	if (typeof chunk !== "string" && !isUint8Array(chunk)) throw new TypeError(`The \`${optionName}\` option's function must yield a string or an Uint8Array, not ${typeof chunk}.`);
	yield chunk;
};
const validateEmptyReturn = (optionName, chunk) => {
	if (chunk === null || chunk === void 0) throw new TypeError(`The \`${optionName}\` option's function must not call \`yield ${chunk}\`.
Instead, \`yield\` should either be called with a value, or not be called at all. For example:
  if (condition) { yield value; }`);
};

// node_modules/execa/lib/transform/encoding-transform.js
const getEncodingTransformGenerator = (binary, encoding, skipped) => {
	if (skipped) return;
	if (binary) return { transform: encodingUint8ArrayGenerator.bind(void 0, new TextEncoder()) };
	const stringDecoder = new StringDecoder(encoding);
	return {
		transform: encodingStringGenerator.bind(void 0, stringDecoder),
		final: encodingStringFinal.bind(void 0, stringDecoder)
	};
};
const encodingUint8ArrayGenerator = function* (textEncoder, chunk) {
	if (Buffer$1.isBuffer(chunk)) yield bufferToUint8Array(chunk);
	else if (typeof chunk === "string") yield textEncoder.encode(chunk);
	else yield chunk;
};
const encodingStringGenerator = function* (stringDecoder, chunk) {
	yield isUint8Array(chunk) ? stringDecoder.write(chunk) : chunk;
};
const encodingStringFinal = function* (stringDecoder) {
	const lastChunk = stringDecoder.end();
	if (lastChunk !== "") yield lastChunk;
};
const getStringToBytesGenerator = (binary, encoding, skipped) => skipped || encoding === "utf8" ? void 0 : { transform: stringToBytesGenerator.bind(void 0, getStringEncoding(binary, encoding)) };
const stringToBytesGenerator = function* (stringEncoding, chunk) {
	yield typeof chunk === "string" ? bufferToUint8Array(Buffer$1.from(chunk, stringEncoding)) : chunk;
};

// node_modules/execa/lib/transform/run-async.js
const pushChunks = callbackify(async (getChunks, state, getChunksArguments, transformStream) => {
	state.currentIterable = getChunks(...getChunksArguments);
	try {
		for await (const chunk of state.currentIterable) transformStream.push(chunk);
	} finally {
		delete state.currentIterable;
	}
});
const transformChunk = async function* (chunk, generators, index) {
	if (index === generators.length) {
		yield chunk;
		return;
	}
	const { transform = identityGenerator$1 } = generators[index];
	for await (const transformedChunk of transform(chunk)) yield* transformChunk(transformedChunk, generators, index + 1);
};
const finalChunks = async function* (generators) {
	for (const [index, { final }] of Object.entries(generators)) yield* generatorFinalChunks(final, Number(index), generators);
};
const generatorFinalChunks = async function* (final, index, generators) {
	if (final === void 0) return;
	for await (const finalChunk of final()) yield* transformChunk(finalChunk, generators, index + 1);
};
const destroyTransform = callbackify(async ({ currentIterable }, error) => {
	if (currentIterable !== void 0) {
		await (error ? currentIterable.throw(error) : currentIterable.return());
		return;
	}
	if (error) throw error;
});
const identityGenerator$1 = function* (chunk) {
	yield chunk;
};

// node_modules/execa/lib/transform/run-sync.js
const pushChunksSync = (getChunksSync, getChunksArguments, transformStream, done) => {
	try {
		for (const chunk of getChunksSync(...getChunksArguments)) transformStream.push(chunk);
		done();
	} catch (error) {
		done(normalizeTransformError(error));
	}
};
const normalizeTransformError = (error) => error || Object.assign(/* @__PURE__ */ new Error("Promise was rejected with falsy value"), {
	code: "ERR_FALSY_VALUE_REJECTION",
	reason: error
});
const runTransformSync = (generators, chunks) => {
	try {
		return [...chunks.flatMap((chunk) => [...transformChunkSync(chunk, generators, 0)]), ...finalChunksSync(generators)];
	} catch (error) {
		throw normalizeTransformError(error);
	}
};
const transformChunkSync = function* (chunk, generators, index) {
	if (index === generators.length) {
		yield chunk;
		return;
	}
	const { transform = identityGenerator } = generators[index];
	for (const transformedChunk of transform(chunk)) yield* transformChunkSync(transformedChunk, generators, index + 1);
};
const finalChunksSync = function* (generators) {
	for (const [index, { final }] of Object.entries(generators)) yield* generatorFinalChunksSync(final, Number(index), generators);
};
const generatorFinalChunksSync = function* (final, index, generators) {
	if (final === void 0) return;
	for (const finalChunk of final()) yield* transformChunkSync(finalChunk, generators, index + 1);
};
const identityGenerator = function* (chunk) {
	yield chunk;
};

// node_modules/execa/lib/transform/generator.js
const generatorToStream = ({ value, value: { transform, final, binary, writableObjectMode, readableObjectMode }, optionName }, { encoding }) => {
	const state = {};
	const generators = addInternalGenerators(value, encoding, optionName);
	const transformAsync = isAsyncGenerator(transform);
	const finalAsync = isAsyncGenerator(final);
	const transformMethod = transformAsync ? pushChunks.bind(void 0, transformChunk, state) : pushChunksSync.bind(void 0, transformChunkSync);
	const finalMethod = transformAsync || finalAsync ? pushChunks.bind(void 0, finalChunks, state) : pushChunksSync.bind(void 0, finalChunksSync);
	const destroyMethod = transformAsync || finalAsync ? destroyTransform.bind(void 0, state) : void 0;
	return { stream: new Transform({
		writableObjectMode,
		writableHighWaterMark: getDefaultHighWaterMark(writableObjectMode),
		readableObjectMode,
		readableHighWaterMark: getDefaultHighWaterMark(readableObjectMode),
		defaultEncoding: getStringEncoding(binary, encoding),
		transform(chunk, encoding, done) {
			transformMethod([
				chunk,
				generators,
				0
			], this, done);
		},
		flush(done) {
			finalMethod([generators], this, done);
		},
		destroy: destroyMethod
	}) };
};
const runGeneratorsSync = (chunks, stdioItems, encoding, isInput) => {
	const generators = stdioItems.filter(({ type }) => type === "generator");
	const reversedGenerators = isInput ? generators.reverse() : generators;
	for (const { value, optionName } of reversedGenerators) {
		if (!value.writableObjectMode) {
			const stringEncoding = getStringEncoding(value.binary, encoding);
			chunks = chunks.map((chunk) => typeof chunk === "string" ? Buffer$1.from(chunk, stringEncoding) : chunk);
		}
		const generators = addInternalGenerators(value, encoding, optionName);
		chunks = runTransformSync(generators, chunks);
	}
	return chunks;
};
const addInternalGenerators = ({ transform, final, binary, writableObjectMode, readableObjectMode, preserveNewlines }, encoding, optionName) => {
	const state = {};
	return [
		{ transform: getValidateTransformInput(writableObjectMode, optionName) },
		getEncodingTransformGenerator(binary, encoding, writableObjectMode),
		getSplitLinesGenerator(binary, preserveNewlines, writableObjectMode, state),
		{
			transform,
			final
		},
		{ transform: getValidateTransformReturn(readableObjectMode, optionName) },
		getAppendNewlineGenerator({
			binary,
			preserveNewlines,
			readableObjectMode,
			state,
			encoding
		}),
		getStringToBytesGenerator(binary, encoding, readableObjectMode)
	].filter(Boolean);
};

// node_modules/execa/lib/io/input-sync.js
const addInputOptionsSync = (fileDescriptors, options) => {
	for (const fdNumber of getInputFdNumbers(fileDescriptors)) addInputOptionSync(fileDescriptors, fdNumber, options);
};
const getInputFdNumbers = (fileDescriptors) => new Set(Object.entries(fileDescriptors).filter(([, { direction }]) => direction === "input").map(([fdNumber]) => Number(fdNumber)));
const addInputOptionSync = (fileDescriptors, fdNumber, options) => {
	const { stdioItems } = fileDescriptors[fdNumber];
	const allStdioItems = stdioItems.filter(({ contents }) => contents !== void 0);
	if (allStdioItems.length === 0 && stdioItems.every(({ type }) => type !== "generator")) return;
	if (fdNumber !== 0) {
		const [{ type, optionName }] = allStdioItems;
		throw new TypeError(`Only the \`stdin\` option, not \`${optionName}\`, can be ${TYPE_TO_MESSAGE[type]} with synchronous methods.`);
	}
	const chunks = allStdioItems.flatMap(({ type, contents }) => getChunks(type, typeof contents === "function" ? contents() : contents));
	options.input = applyInputGeneratorsSync(chunks, stdioItems, options.encoding);
};
const getChunks = (type, chunks) => type === "iterable" ? chunks : chunks.filter((chunk) => chunk.length > 0);
const applyInputGeneratorsSync = (chunks, stdioItems, encoding) => {
	const newContents = runGeneratorsSync(chunks, stdioItems, getInputEncoding(encoding), true);
	validateSerializable(newContents);
	return joinToUint8Array(newContents);
};
const validateSerializable = (newContents) => {
	const invalidItem = newContents.find((item) => !isSerializableInput(item));
	if (invalidItem !== void 0) throwOnSerializableInput("stdin", invalidItem);
};
const isSerializableInput = (item) => typeof item === "string" || isUint8Array(item);
const throwOnSerializableInput = (optionName, invalidItem) => {
	throw new TypeError(`The \`${optionName}\` option is invalid: when passing objects as input, a transform must be used to serialize them to strings or Uint8Arrays: ${invalidItem}.`);
};

// node_modules/execa/lib/verbose/output.js
const shouldLogOutput = ({ stdioItems, encoding, verboseInfo, fdNumber }) => fdNumber !== "all" && isFullVerbose(verboseInfo, fdNumber) && !BINARY_ENCODINGS.has(encoding) && isFdVerbose(fdNumber) && (stdioItems.some(({ type, value }) => type === "native" && PIPED_STDIO_VALUES.has(value)) || stdioItems.every(({ type }) => TRANSFORM_TYPES.has(type)));
const isFdVerbose = (fdNumber) => fdNumber === 1 || fdNumber === 2;
const PIPED_STDIO_VALUES = /* @__PURE__ */ new Set(["pipe", "overlapped"]);
const logLines = async (linesIterable, stream, fdNumber, verboseInfo) => {
	for await (const line of linesIterable) if (!isPipingStream(stream)) logLine(line, fdNumber, verboseInfo);
};
const logLinesSync = (linesArray, fdNumber, verboseInfo) => {
	for (const line of linesArray) logLine(line, fdNumber, verboseInfo);
};
const isPipingStream = (stream) => stream._readableState.pipes.some((pipe) => !isAllStream(pipe) || isPipingStream(pipe));
const logLine = (line, fdNumber, verboseInfo) => {
	const verboseMessage = serializeVerboseMessage(line);
	verboseLog({
		type: "output",
		verboseMessage,
		fdNumber,
		verboseInfo
	});
};

// node_modules/execa/lib/io/output-sync.js
const transformOutputSync = ({ fileDescriptors, syncResult, options, verboseInfo }) => {
	const output = syncResult.output ?? getSpawnFailureOutput(options);
	const outputFiles = /* @__PURE__ */ new Set();
	const errors = [];
	return {
		output: output.map((result, fdNumber) => transformOutputResultSync({
			result,
			fileDescriptors,
			fdNumber,
			errors,
			outputFiles,
			verboseInfo
		}, options)),
		error: errors.find((error) => error !== void 0)
	};
};
const getSpawnFailureOutput = ({ stdio }) => stdio.map((stdioOption, fdNumber) => fdNumber !== 0 && stdioOption === "pipe" ? /* @__PURE__ */ new Uint8Array() : null);
const transformOutputResultSync = ({ result, fileDescriptors, fdNumber, errors, outputFiles, verboseInfo }, { buffer, encoding, lines, stripFinalNewline, maxBuffer }) => {
	if (result === null) return;
	const truncatedResult = truncateMaxBufferSync(result, fdNumber, {
		maxBuffer,
		buffer
	});
	const uint8ArrayResult = bufferToUint8Array(truncatedResult);
	const { stdioItems, objectMode } = fileDescriptors[fdNumber];
	const { chunks, error: transformError } = runOutputGeneratorsSync(uint8ArrayResult.length === 0 ? [] : [uint8ArrayResult], stdioItems, encoding);
	const { serializedResult, finalResult } = serializeChunks({
		chunks,
		objectMode,
		encoding,
		lines,
		stripFinalNewline,
		fdNumber
	});
	const logError = logOutputSync({
		serializedResult,
		fdNumber,
		verboseInfo,
		encoding,
		stdioItems,
		objectMode
	});
	const error = transformError ?? logError;
	errors.push(error);
	const returnedResult = buffer[fdNumber] ? finalResult : void 0;
	try {
		if (error === void 0) writeToFiles(chunks, stdioItems, outputFiles);
		return returnedResult;
	} catch (writeError) {
		errors.push(writeError);
		return returnedResult;
	}
};
const runOutputGeneratorsSync = (chunks, stdioItems, encoding) => {
	try {
		return {
			chunks: runGeneratorsSync(chunks, stdioItems, encoding, false),
			error: void 0
		};
	} catch (error) {
		return {
			chunks: [],
			error
		};
	}
};
const serializeChunks = ({ chunks, objectMode, encoding, lines, stripFinalNewline, fdNumber }) => {
	if (objectMode) return {
		serializedResult: chunks,
		finalResult: chunks
	};
	if (encoding === "buffer") {
		const serializedResult = joinToUint8Array(chunks);
		return {
			serializedResult,
			finalResult: serializedResult
		};
	}
	const serializedResult = joinToString(chunks, encoding);
	return {
		serializedResult,
		finalResult: lines[fdNumber] ? splitLinesSync(serializedResult, !stripFinalNewline[fdNumber], objectMode) : serializedResult
	};
};
const logOutputSync = ({ serializedResult, fdNumber, verboseInfo, encoding, stdioItems, objectMode }) => {
	if (!shouldLogOutput({
		stdioItems,
		encoding,
		verboseInfo,
		fdNumber
	})) return;
	const linesArray = splitLinesSync(serializedResult, false, objectMode);
	try {
		logLinesSync(linesArray, fdNumber, verboseInfo);
	} catch (error) {
		return error;
	}
};
const writeToFiles = (chunks, stdioItems, outputFiles) => {
	const fileItems = stdioItems.filter(({ type }) => FILE_TYPES.has(type));
	if (fileItems.length === 0) return;
	const contents = joinToUint8Array(chunks);
	const writtenPaths = /* @__PURE__ */ new Set();
	for (const stdioItem of fileItems) {
		const { type, append } = stdioItem;
		const path = type === "fileNumber" ? stdioItem.path : getFileTarget(stdioItem);
		if (writtenPaths.has(path)) continue;
		writtenPaths.add(path);
		if (append || outputFiles.has(path)) appendFileSync(path, contents);
		else writeFileSync(path, contents);
		outputFiles.add(path);
	}
};

// node_modules/execa/lib/resolve/exit-async.js
const waitForExit = async (subprocess, context) => {
	const [exitCode, signal] = await waitForExitOrError(subprocess);
	context.isForcefullyTerminated ??= false;
	return [exitCode, signal];
};
const waitForExitOrError = async (subprocess) => {
	const [spawnPayload, exitPayload] = await Promise.allSettled([once(subprocess, "spawn"), once(subprocess, "exit")]);
	if (spawnPayload.status === "rejected") return [];
	return exitPayload.status === "rejected" ? waitForSubprocessExit(subprocess) : exitPayload.value;
};
const waitForSubprocessExit = async (subprocess) => {
	try {
		return await once(subprocess, "exit");
	} catch {
		return waitForSubprocessExit(subprocess);
	}
};
const waitForSuccessfulExit = async (exitPromise) => {
	const [exitCode, signal] = await exitPromise;
	if (!isSubprocessErrorExit(exitCode, signal) && isFailedExit(exitCode, signal)) throw new DiscardedError();
	return [exitCode, signal];
};
const isSubprocessErrorExit = (exitCode, signal) => exitCode === void 0 && signal === void 0;
const isFailedExit = (exitCode, signal) => exitCode !== 0 || signal !== null;

// node_modules/execa/lib/resolve/exit-sync.js
const getExitResultSync = ({ error, status: exitCode, signal, output }, { maxBuffer, buffer }) => {
	const initialError = getResultError(error, exitCode, signal);
	const isTimedOut = initialError?.code === "ETIMEDOUT";
	const { resultError, isMaxBuffer } = isTimedOut ? {
		resultError: initialError,
		isMaxBuffer: false
	} : handleMaxBufferSync({
		resultError: initialError,
		output,
		maxBuffer,
		buffer
	});
	return {
		resultError,
		exitCode,
		signal,
		timedOut: isTimedOut,
		isMaxBuffer
	};
};
const getResultError = (error, exitCode, signal) => {
	if (error !== void 0) return error;
	return isFailedExit(exitCode, signal) ? new DiscardedError() : void 0;
};

// node_modules/execa/lib/methods/main-sync.js
const execaCoreSync = (rawFile, rawArguments, rawOptions) => {
	const { file, commandArguments, command, escapedCommand, startTime, verboseInfo, options, fileDescriptors } = handleSyncArguments(rawFile, rawArguments, rawOptions);
	const result = spawnSubprocessSync({
		file,
		commandArguments,
		options,
		command,
		escapedCommand,
		verboseInfo,
		fileDescriptors,
		startTime
	});
	return handleResult(result, verboseInfo, options);
};
const handleSyncArguments = (rawFile, rawArguments, rawOptions) => {
	const { command, escapedCommand, startTime, verboseInfo } = handleCommand(rawFile, rawArguments, rawOptions);
	const syncOptions = normalizeSyncOptions(rawOptions);
	const { file, commandArguments, options } = normalizeOptions(rawFile, rawArguments, syncOptions);
	validateSyncOptions(options);
	return {
		file,
		commandArguments,
		command,
		escapedCommand,
		startTime,
		verboseInfo,
		options,
		fileDescriptors: handleStdioSync(options, verboseInfo)
	};
};
const normalizeSyncOptions = (options) => options.node && !options.ipc ? {
	...options,
	ipc: false
} : options;
const validateSyncOptions = ({ ipc, ipcInput, detached, cancelSignal, killDescendants }) => {
	if (ipcInput !== void 0) throwInvalidSyncOption("ipcInput");
	if (ipc) throwInvalidSyncOption("ipc: true");
	if (detached) throwInvalidSyncOption("detached: true");
	if (killDescendants) throwInvalidSyncOption("killDescendants: true");
	if (cancelSignal) throwInvalidSyncOption("cancelSignal");
};
const throwInvalidSyncOption = (value) => {
	throw new TypeError(`The "${value}" option cannot be used with synchronous methods.`);
};
const spawnSubprocessSync = ({ file, commandArguments, options, command, escapedCommand, verboseInfo, fileDescriptors, startTime }) => {
	const syncResult = runSubprocessSync({
		file,
		commandArguments,
		options,
		command,
		escapedCommand,
		fileDescriptors,
		startTime
	});
	if (syncResult.failed) return syncResult;
	const { resultError, exitCode, signal, timedOut, isMaxBuffer } = getExitResultSync(syncResult, options);
	const { output, error = resultError } = transformOutputSync({
		fileDescriptors,
		syncResult,
		options,
		verboseInfo
	});
	const stdio = output.map((stdioOutput, fdNumber) => stripNewline(stdioOutput, options, fdNumber));
	const allFds = getAllSyncFds(output);
	const all = stripNewline(getAllSync(output, allFds, options), options, "all", allFds);
	return getSyncResult({
		error,
		exitCode,
		signal,
		timedOut,
		isMaxBuffer,
		stdio,
		all,
		options,
		command,
		escapedCommand,
		startTime
	});
};
const runSubprocessSync = ({ file, commandArguments, options, command, escapedCommand, fileDescriptors, startTime }) => {
	try {
		addInputOptionsSync(fileDescriptors, options);
		const normalizedOptions = normalizeSpawnSyncOptions(options);
		return {
			__proto__: null,
			...spawnSync(...concatenateShell(file, commandArguments, normalizedOptions))
		};
	} catch (error) {
		return makeEarlyError({
			error,
			command,
			escapedCommand,
			fileDescriptors,
			options,
			startTime,
			isSync: true,
			...getEarlyErrorOutput(fileDescriptors, options)
		});
	}
};
const normalizeSpawnSyncOptions = ({ encoding, maxBuffer, ...options }) => ({
	...options,
	encoding: "buffer",
	maxBuffer: getMaxBufferSync(maxBuffer)
});
const getSyncResult = ({ error, exitCode, signal, timedOut, isMaxBuffer, stdio, all, options, command, escapedCommand, startTime }) => error === void 0 ? makeSuccessResult({
	command,
	escapedCommand,
	stdio,
	all,
	ipcOutput: [],
	options,
	startTime
}) : makeError({
	error,
	command,
	escapedCommand,
	timedOut,
	isCanceled: false,
	isGracefullyCanceled: false,
	isMaxBuffer,
	isForcefullyTerminated: false,
	exitCode,
	signal,
	stdio,
	all,
	ipcOutput: [],
	options,
	startTime,
	isSync: true
});

// node_modules/execa/lib/ipc/get-one.js
const internalGetOneMessageOptions = Symbol("internalGetOneMessageOptions");
const getOneMessage$1 = ({ anyProcess, channel, isSubprocess, ipc }, rawOptions) => {
	const options = copyOptions(rawOptions);
	const { reference = true, filter } = options;
	const { signal } = options[internalGetOneMessageOptions] ?? {};
	validateIpcMethod({
		methodName: "getOneMessage",
		isSubprocess,
		ipc,
		isConnected: isConnected(anyProcess)
	});
	return getOneMessageAsync({
		anyProcess,
		channel,
		isSubprocess,
		filter,
		reference,
		signal
	});
};
const getOneMessageAsync = async ({ anyProcess, channel, isSubprocess, filter, reference, signal }) => {
	addReference(channel, reference);
	const ipcEmitter = getIpcEmitter(anyProcess, channel, isSubprocess);
	const controller = new AbortController();
	stopOnAbort$1(signal, controller);
	try {
		return await Promise.race([
			getMessage(ipcEmitter, filter, controller),
			throwOnDisconnect(ipcEmitter, isSubprocess, controller),
			throwOnStrictError(ipcEmitter, isSubprocess, controller)
		]);
	} catch (error) {
		if (!signal?.aborted) disconnect(anyProcess);
		throw error;
	} finally {
		controller.abort();
		removeReference(channel, reference);
	}
};
const stopOnAbort$1 = (signal, controller) => {
	if (signal === void 0) return;
	if (signal.aborted) {
		controller.abort();
		return;
	}
	signal.addEventListener("abort", () => {
		controller.abort();
	}, {
		once: true,
		signal: controller.signal
	});
};
const getMessage = async (ipcEmitter, filter, { signal }) => {
	if (filter === void 0) {
		const [message] = await once(ipcEmitter, "message", { signal });
		return message;
	}
	for await (const [message] of on(ipcEmitter, "message", { signal })) if (filter(message)) return message;
};
const throwOnDisconnect = async (ipcEmitter, isSubprocess, { signal }) => {
	await once(ipcEmitter, "disconnect", { signal });
	throwOnEarlyDisconnect(isSubprocess);
};
const throwOnStrictError = async (ipcEmitter, isSubprocess, { signal }) => {
	const [error] = await once(ipcEmitter, "strict:error", { signal });
	throw getStrictResponseError(error, isSubprocess);
};

// node_modules/execa/lib/ipc/get-each.js
const internalGetEachMessageOptions = Symbol("internalGetEachMessageOptions");
const getEachMessage$1 = (subprocessInfo, rawOptions) => {
	const options = copyOptions(rawOptions);
	const { reference = true } = options;
	const { signal, shouldAwait = !subprocessInfo.isSubprocess } = options[internalGetEachMessageOptions] ?? {};
	return loopOnMessages({
		...subprocessInfo,
		shouldAwait,
		reference,
		signal
	});
};
const loopOnMessages = ({ anyProcess, waitProcess = anyProcess, channel, isSubprocess, ipc, shouldAwait, reference, signal }) => {
	validateIpcMethod({
		methodName: "getEachMessage",
		isSubprocess,
		ipc,
		isConnected: isConnected(anyProcess)
	});
	addReference(channel, reference);
	const ipcEmitter = getIpcEmitter(anyProcess, channel, isSubprocess);
	const controller = new AbortController();
	const state = {};
	stopOnAbort(signal, controller);
	stopOnDisconnect(anyProcess, ipcEmitter, controller);
	abortOnStrictError({
		ipcEmitter,
		isSubprocess,
		controller,
		state
	});
	return iterateOnMessages({
		anyProcess,
		waitProcess,
		channel,
		ipcEmitter,
		isSubprocess,
		shouldAwait,
		controller,
		state,
		reference,
		signal
	});
};
const stopOnAbort = (signal, controller) => {
	if (signal === void 0) return;
	if (signal.aborted) {
		controller.abort();
		return;
	}
	signal.addEventListener("abort", () => {
		controller.abort();
	}, {
		once: true,
		signal: controller.signal
	});
};
const stopOnDisconnect = async (anyProcess, ipcEmitter, controller) => {
	try {
		await once(ipcEmitter, "disconnect", { signal: controller.signal });
		controller.abort();
	} catch {}
};
const abortOnStrictError = async ({ ipcEmitter, isSubprocess, controller, state }) => {
	try {
		const [error] = await once(ipcEmitter, "strict:error", { signal: controller.signal });
		state.error = getStrictResponseError(error, isSubprocess);
		controller.abort();
	} catch {}
};
const iterateOnMessages = async function* ({ anyProcess, waitProcess, channel, ipcEmitter, isSubprocess, shouldAwait, controller, state, reference, signal }) {
	try {
		for await (const [message] of on(ipcEmitter, "message", { signal: controller.signal })) {
			throwIfStrictError(state);
			yield message;
		}
	} catch {
		throwIfStrictError(state);
	} finally {
		controller.abort();
		removeReference(channel, reference);
		if (!isSubprocess && !signal?.aborted) disconnect(anyProcess);
		if (shouldAwait) await waitProcess;
	}
};
const throwIfStrictError = ({ error }) => {
	if (error) throw error;
};

// node_modules/execa/lib/ipc/methods.js
const addIpcMethods = (target, subprocess, { ipc }) => {
	Object.assign(target, getIpcMethods(subprocess, false, ipc, target));
};
const getIpcExport = () => {
	const anyProcess = process$2;
	const isSubprocess = true;
	const isIpc = process$2.channel !== void 0;
	return {
		...getIpcMethods(anyProcess, isSubprocess, isIpc),
		getCancelSignal: getCancelSignal$1.bind(void 0, {
			anyProcess,
			channel: anyProcess.channel,
			isSubprocess,
			ipc: isIpc
		})
	};
};
const getIpcMethods = (anyProcess, isSubprocess, ipc, waitProcess = anyProcess) => ({
	sendMessage: sendMessage$1.bind(void 0, {
		anyProcess,
		channel: anyProcess.channel,
		isSubprocess,
		ipc
	}),
	getOneMessage: getOneMessage$1.bind(void 0, {
		anyProcess,
		channel: anyProcess.channel,
		isSubprocess,
		ipc
	}),
	getEachMessage: getEachMessage$1.bind(void 0, {
		anyProcess,
		channel: anyProcess.channel,
		isSubprocess,
		ipc,
		waitProcess
	})
});

// node_modules/execa/lib/return/early-error.js
const handleEarlyError = ({ error, command, escapedCommand, fileDescriptors, options, startTime, verboseInfo }) => {
	cleanupCustomStreams(fileDescriptors);
	const subprocess = new ChildProcess();
	subprocess.kill = () => false;
	const all = createDummyStreams(subprocess, fileDescriptors);
	const promise = handleDummyPromise({
		error,
		command,
		escapedCommand,
		fileDescriptors,
		options,
		startTime,
		verboseInfo
	});
	return {
		subprocess,
		promise,
		all: options.all ? all : void 0,
		convertedStreams: getConvertedStreams(promise)
	};
};
const createDummyStreams = (subprocess, fileDescriptors) => {
	const stdin = createDummyStream();
	const stdout = createDummyStream();
	const stderr = createDummyStream();
	const extraStdio = Array.from({ length: fileDescriptors.length - 3 }, createDummyStream);
	const all = createDummyStream();
	const stdio = [
		stdin,
		stdout,
		stderr,
		...extraStdio
	];
	Object.assign(subprocess, {
		stdin,
		stdout,
		stderr,
		stdio
	});
	return all;
};
const createDummyStream = () => {
	const stream = new PassThrough();
	stream.on("error", () => {});
	stream.end();
	return stream;
};
const getConvertedStreams = (promise) => {
	const waitForPromise = async () => {
		await promise;
	};
	const endReadable = function() {
		callbackify(waitForPromise)((error) => {
			if (error) this.destroy(error);
			else this.push(null);
		});
	};
	const endWritable = callbackify(waitForPromise);
	const writeWritable = (chunk, encoding, done) => {
		endWritable(done);
	};
	const readable = () => new Readable({ read: endReadable });
	const writable = () => new Writable({
		write: writeWritable,
		final: endWritable
	});
	const duplex = () => new Duplex({
		read: endReadable,
		write: writeWritable,
		final: endWritable
	});
	const iterable = () => readable()[Symbol.asyncIterator]();
	return {
		readable,
		writable,
		duplex,
		readableStream: () => Readable.toWeb(readable()),
		writableStream: () => Writable.toWeb(writable()),
		transformStream: () => Duplex.toWeb(duplex()),
		iterable,
		[Symbol.asyncIterator]: iterable
	};
};
const handleDummyPromise = async ({ error, command, escapedCommand, fileDescriptors, options, startTime, verboseInfo }) => {
	const earlyError = makeEarlyError({
		error: await error,
		command,
		escapedCommand,
		fileDescriptors,
		options,
		startTime,
		isSync: false,
		...getEarlyErrorOutput(fileDescriptors, options)
	});
	return handleResult(earlyError, verboseInfo, options);
};

// node_modules/execa/lib/stdio/handle-async.js
const handleStdioAsync = (options, verboseInfo) => handleStdio(addPropertiesAsync, options, verboseInfo, false);
const forbiddenIfAsync = ({ type, optionName }) => {
	throw new TypeError(`The \`${optionName}\` option cannot be ${TYPE_TO_MESSAGE[type]}.`);
};
const addProperties = {
	fileNumber: forbiddenIfAsync,
	generator: generatorToStream,
	asyncGenerator: generatorToStream,
	nodeStream: ({ value }) => ({ stream: value }),
	webTransform: ({ value: { transform, writableObjectMode, readableObjectMode } }) => ({ stream: Duplex.from({
		writable: Writable.fromWeb(transform.writable, { objectMode: writableObjectMode }),
		readable: Readable.fromWeb(transform.readable, { objectMode: readableObjectMode })
	}) }),
	duplex: ({ value: { transform } }) => ({ stream: transform }),
	native() {}
};
const validateIterable = function* (iterable, optionName) {
	for (const value of iterable) {
		validateIterableValue(value, optionName);
		yield value;
	}
};
const validateAsyncIterable = async function* (iterable, optionName) {
	for await (const value of iterable) {
		validateIterableValue(value, optionName);
		yield value;
	}
};
const validateIterableValue = (value, optionName) => {
	if (!isSerializableInput(value)) throwOnSerializableInput(optionName, value);
};
const readableFromChunk = (chunk) => Readable.from(chunk.length === 0 ? [] : [chunk]);
const generatorToInputStream = (stdioItem, { encoding }) => generatorToStream(stdioItem, { encoding: getInputEncoding(encoding) });
const addPropertiesAsync = {
	input: {
		...addProperties,
		generator: generatorToInputStream,
		asyncGenerator: generatorToInputStream,
		fileUrl: ({ value }) => ({ stream: createReadStream(value) }),
		filePath: ({ value: { file } }) => ({ stream: createReadStream(file) }),
		webStream: ({ value }, options, objectMode) => ({ stream: Readable.fromWeb(value, { objectMode }) }),
		iterable: ({ value, optionName }, options, objectMode) => ({ stream: Readable.from(objectMode ? value : validateIterable(value, optionName)) }),
		asyncIterable: ({ value, optionName }, options, objectMode) => ({ stream: Readable.from(objectMode ? value : validateAsyncIterable(value, optionName)) }),
		string: ({ value }) => ({ stream: readableFromChunk(value) }),
		uint8Array: ({ value }) => ({ stream: readableFromChunk(Buffer$1.from(value)) })
	},
	output: {
		...addProperties,
		fileUrl: ({ value }) => ({ stream: createWriteStream(value) }),
		filePath: ({ value: { file, append } }) => ({ stream: createWriteStream(file, append ? { flags: "a" } : {}) }),
		webStream: ({ value }) => ({ stream: Writable.fromWeb(value, { objectMode: true }) }),
		iterable: forbiddenIfAsync,
		asyncIterable: forbiddenIfAsync,
		string: forbiddenIfAsync,
		uint8Array: forbiddenIfAsync
	}
};

// node_modules/@sindresorhus/merge-streams/index.js
function mergeStreams(streams) {
	if (!Array.isArray(streams)) throw new TypeError(`Expected an array, got \`${typeof streams}\`.`);
	for (const stream of streams) validateStream(stream);
	const objectMode = streams.some(({ readableObjectMode }) => readableObjectMode);
	const highWaterMark = getHighWaterMark(streams, objectMode);
	const passThroughStream = new MergedStream({
		objectMode,
		writableHighWaterMark: highWaterMark,
		readableHighWaterMark: highWaterMark
	});
	for (const stream of streams) passThroughStream.add(stream);
	return passThroughStream;
}
const getHighWaterMark = (streams, objectMode) => {
	if (streams.length === 0) return getDefaultHighWaterMark(objectMode);
	const highWaterMarks = streams.filter(({ readableObjectMode }) => readableObjectMode === objectMode).map(({ readableHighWaterMark }) => readableHighWaterMark);
	return Math.max(...highWaterMarks);
};
var MergedStream = class extends PassThrough {
	#streams = /* @__PURE__ */ new Set([]);
	#ended = /* @__PURE__ */ new Set([]);
	#aborted = /* @__PURE__ */ new Set([]);
	#onFinished;
	#unpipeEvent = Symbol("unpipe");
	#streamPromises = /* @__PURE__ */ new WeakMap();
	add(stream) {
		validateStream(stream);
		if (this.#streams.has(stream)) return;
		this.#streams.add(stream);
		this.#onFinished ??= onMergedStreamFinished(this, this.#streams, this.#unpipeEvent);
		const streamPromise = endWhenStreamsDone({
			passThroughStream: this,
			stream,
			streams: this.#streams,
			ended: this.#ended,
			aborted: this.#aborted,
			onFinished: this.#onFinished,
			unpipeEvent: this.#unpipeEvent
		});
		this.#streamPromises.set(stream, streamPromise);
		stream.pipe(this, { end: false });
	}
	async remove(stream) {
		validateStream(stream);
		if (!this.#streams.has(stream)) return false;
		const streamPromise = this.#streamPromises.get(stream);
		if (streamPromise === void 0) return false;
		this.#streamPromises.delete(stream);
		stream.unpipe(this);
		await streamPromise;
		return true;
	}
};
const onMergedStreamFinished = async (passThroughStream, streams, unpipeEvent) => {
	updateMaxListeners(passThroughStream, PASSTHROUGH_LISTENERS_COUNT);
	const controller = new AbortController();
	try {
		await Promise.race([onMergedStreamEnd(passThroughStream, controller), onInputStreamsUnpipe(passThroughStream, streams, unpipeEvent, controller)]);
	} finally {
		controller.abort();
		updateMaxListeners(passThroughStream, -PASSTHROUGH_LISTENERS_COUNT);
	}
};
const onMergedStreamEnd = async (passThroughStream, { signal }) => {
	try {
		await finished(passThroughStream, {
			signal,
			cleanup: true
		});
	} catch (error) {
		errorOrAbortStream(passThroughStream, error);
		throw error;
	}
};
const onInputStreamsUnpipe = async (passThroughStream, streams, unpipeEvent, { signal }) => {
	for await (const [unpipedStream] of on(passThroughStream, "unpipe", { signal })) if (streams.has(unpipedStream)) unpipedStream.emit(unpipeEvent);
};
const validateStream = (stream) => {
	if (typeof stream?.pipe !== "function") throw new TypeError(`Expected a readable stream, got: \`${typeof stream}\`.`);
};
const endWhenStreamsDone = async ({ passThroughStream, stream, streams, ended, aborted, onFinished, unpipeEvent }) => {
	updateMaxListeners(passThroughStream, PASSTHROUGH_LISTENERS_PER_STREAM);
	const controller = new AbortController();
	try {
		await Promise.race([
			afterMergedStreamFinished(onFinished, stream, controller),
			onInputStreamEnd({
				passThroughStream,
				stream,
				streams,
				ended,
				aborted,
				controller
			}),
			onInputStreamUnpipe({
				stream,
				streams,
				ended,
				aborted,
				unpipeEvent,
				controller
			})
		]);
	} finally {
		controller.abort();
		updateMaxListeners(passThroughStream, -PASSTHROUGH_LISTENERS_PER_STREAM);
	}
	if (streams.size > 0 && streams.size === ended.size + aborted.size) {
		if (ended.size === 0 && aborted.size > 0) abortStream(passThroughStream);
		else endStream(passThroughStream);
	}
};
const afterMergedStreamFinished = async (onFinished, stream, { signal }) => {
	try {
		await onFinished;
		if (!signal.aborted) abortStream(stream);
	} catch (error) {
		if (!signal.aborted) errorOrAbortStream(stream, error);
	}
};
const onInputStreamEnd = async ({ passThroughStream, stream, streams, ended, aborted, controller: { signal } }) => {
	try {
		await finished(stream, {
			signal,
			cleanup: true,
			readable: true,
			writable: false
		});
		if (streams.has(stream)) ended.add(stream);
	} catch (error) {
		if (signal.aborted || !streams.has(stream)) return;
		if (isAbortError(error)) aborted.add(stream);
		else errorStream(passThroughStream, error);
	}
};
const onInputStreamUnpipe = async ({ stream, streams, ended, aborted, unpipeEvent, controller: { signal } }) => {
	await once(stream, unpipeEvent, { signal });
	if (!stream.readable) return once(signal, "abort", { signal });
	streams.delete(stream);
	ended.delete(stream);
	aborted.delete(stream);
};
const endStream = (stream) => {
	if (stream.writable) stream.end();
};
const errorOrAbortStream = (stream, error) => {
	if (isAbortError(error)) abortStream(stream);
	else errorStream(stream, error);
};
const isAbortError = (error) => error?.code === "ERR_STREAM_PREMATURE_CLOSE";
const abortStream = (stream) => {
	if (stream.readable || stream.writable) stream.destroy();
};
const errorStream = (stream, error) => {
	if (!stream.destroyed) {
		stream.once("error", noop);
		stream.destroy(error);
	}
};
const noop = () => {};
const updateMaxListeners = (passThroughStream, increment) => {
	const maxListeners = passThroughStream.getMaxListeners();
	if (maxListeners !== 0 && maxListeners !== Number.POSITIVE_INFINITY) passThroughStream.setMaxListeners(maxListeners + increment);
};
const PASSTHROUGH_LISTENERS_COUNT = 2;
const PASSTHROUGH_LISTENERS_PER_STREAM = 1;

// node_modules/execa/lib/io/pipeline.js
const pipeStreams = (source, destination, onDestinationEnd) => {
	source.pipe(destination);
	onSourceFinish(source, destination);
	onDestinationFinish(source, destination, onDestinationEnd);
};
const onSourceFinish = async (source, destination) => {
	if (isStandardStream(source) || isStandardStream(destination)) return;
	try {
		await finished(source, {
			cleanup: true,
			readable: true,
			writable: false
		});
	} catch {}
	endDestinationStream(destination);
};
const endDestinationStream = (destination) => {
	if (destination.writable) destination.end();
};
const onDestinationFinish = async (source, destination, onDestinationEnd) => {
	if (isStandardStream(source) || isStandardStream(destination)) return;
	try {
		await finished(destination, {
			cleanup: true,
			readable: false,
			writable: true
		});
	} catch {}
	if (onDestinationEnd !== void 0) await onDestinationEnd();
	abortSourceStream(source);
};
const abortSourceStream = (source) => {
	if (source.readable) source.destroy();
};

// node_modules/execa/lib/io/output-async.js
const pipeOutputAsync = (subprocess, fileDescriptors, controller) => {
	const pipeGroups = /* @__PURE__ */ new Map();
	for (const [fdNumber, { stdioItems, direction }] of Object.entries(fileDescriptors)) {
		const transformItems = stdioItems.filter(({ type }) => TRANSFORM_TYPES.has(type));
		for (const { stream } of transformItems) pipeTransform(subprocess, stream, direction, fdNumber);
		const nonTransformItems = stdioItems.filter(({ type }) => !TRANSFORM_TYPES.has(type));
		for (const { stream } of nonTransformItems) pipeStdioItem({
			subprocess,
			stream,
			direction,
			fdNumber,
			pipeGroups,
			controller
		});
	}
	for (const [outputStream, inputStreams] of pipeGroups) {
		const inputStream = inputStreams.length === 1 ? inputStreams[0] : mergeStreams(inputStreams);
		pipeStreams(inputStream, outputStream);
	}
};
const pipeTransform = (subprocess, stream, direction, fdNumber) => {
	if (direction === "output") pipeStreams(subprocess.stdio[fdNumber], stream);
	else pipeStreams(stream, subprocess.stdio[fdNumber]);
	const streamProperty = SUBPROCESS_STREAM_PROPERTIES[fdNumber];
	if (streamProperty !== void 0) subprocess[streamProperty] = stream;
	subprocess.stdio[fdNumber] = stream;
};
const SUBPROCESS_STREAM_PROPERTIES = [
	"stdin",
	"stdout",
	"stderr"
];
const pipeStdioItem = ({ subprocess, stream, direction, fdNumber, pipeGroups, controller }) => {
	if (stream === void 0) return;
	setStandardStreamMaxListeners(stream, controller);
	const [inputStream, outputStream] = direction === "output" ? [stream, subprocess.stdio[fdNumber]] : [subprocess.stdio[fdNumber], stream];
	const outputStreams = pipeGroups.get(inputStream) ?? [];
	pipeGroups.set(inputStream, [...outputStreams, outputStream]);
};
const setStandardStreamMaxListeners = (stream, { signal }) => {
	if (isStandardStream(stream)) incrementMaxListeners(stream, MAX_LISTENERS_INCREMENT, signal);
};
const MAX_LISTENERS_INCREMENT = 2;

// node_modules/execa/lib/terminate/kill-descendants.js
const isWindows = process$2.platform === "win32";
const getSpawnOptions = (options) => !isWindows && options.killDescendants ? {
	...options,
	detached: true
} : options;
const getKillFunction = (subprocess, { killDescendants }) => {
	if (!killDescendants) {
		const killSubprocess = subprocess.kill.bind(subprocess);
		return (...arguments_) => subprocess.pid === void 0 ? false : killSubprocess(...arguments_);
	}
	return (isWindows ? killDescendantsWindows : killDescendantsUnix).bind(void 0, subprocess);
};
const isAbandoned = (subprocess) => subprocess.pid === void 0 || isWindows && hasExited(subprocess);
const hasExited = ({ exitCode, signalCode }) => exitCode !== null || signalCode !== null;
const killDescendantsUnix = (subprocess, signal) => {
	if (isAbandoned(subprocess)) return false;
	try {
		return process$2.kill(-subprocess.pid, signal);
	} catch {
		return subprocess.kill(signal);
	}
};
const killDescendantsWindows = (subprocess, signal) => {
	if (isAbandoned(subprocess)) return false;
	const taskkillFile = getTaskkillFile();
	if (taskkillFile === void 0) return subprocess.kill(signal);
	execFile(taskkillFile, [
		"/pid",
		`${subprocess.pid}`,
		"/T",
		"/F"
	], (error) => {
		if (error) subprocess.kill(signal);
	});
	return true;
};
const getTaskkillFile = () => {
	const windowsDirectory = [process$2.env.SystemRoot, process$2.env.windir].find((directory) => directory && isWindowsDriveAbsolutePath(directory));
	return windowsDirectory === void 0 ? void 0 : path$1.join(windowsDirectory, "System32", "taskkill.exe");
};
const isWindowsDriveAbsolutePath = (directory) => {
	const { root } = path$1.parse(directory);
	return /^[a-z]:[/\\]/i.test(root);
};

// node_modules/signal-exit/dist/mjs/signals.js
/**
* This is not the set of all possible signals.
*
* It IS, however, the set of all signals that trigger
* an exit on either Linux or BSD systems.  Linux is a
* superset of the signal names supported on BSD, and
* the unknown signals just fail to register, so we can
* catch that easily enough.
*
* Windows signals are a different set, since there are
* signals that terminate Windows processes, but don't
* terminate (or don't even exist) on Posix systems.
*
* Don't bother with SIGKILL.  It's uncatchable, which
* means that we can't fire any callbacks anyway.
*
* If a user does happen to register a handler on a non-
* fatal signal like SIGWINCH or something, and then
* exit, it'll end up firing `process.emit('exit')`, so
* the handler will be fired anyway.
*
* SIGBUS, SIGFPE, SIGSEGV and SIGILL, when not raised
* artificially, inherently leave the process in a
* state from which it is not safe to try and enter JS
* listeners.
*/
const signals = [];
signals.push("SIGHUP", "SIGINT", "SIGTERM");
if (process.platform !== "win32") signals.push("SIGALRM", "SIGABRT", "SIGVTALRM", "SIGXCPU", "SIGXFSZ", "SIGUSR2", "SIGTRAP", "SIGSYS", "SIGQUIT", "SIGIOT");
if (process.platform === "linux") signals.push("SIGIO", "SIGPOLL", "SIGPWR", "SIGSTKFLT");

// node_modules/signal-exit/dist/mjs/index.js
const processOk = (process) => !!process && typeof process === "object" && typeof process.removeListener === "function" && typeof process.emit === "function" && typeof process.reallyExit === "function" && typeof process.listeners === "function" && typeof process.kill === "function" && typeof process.pid === "number" && typeof process.on === "function";
const kExitEmitter = Symbol.for("signal-exit emitter");
const global = globalThis;
const ObjectDefineProperty = Object.defineProperty.bind(Object);
var Emitter = class {
	emitted = {
		afterExit: false,
		exit: false
	};
	listeners = {
		afterExit: [],
		exit: []
	};
	count = 0;
	id = Math.random();
	constructor() {
		if (global[kExitEmitter]) return global[kExitEmitter];
		ObjectDefineProperty(global, kExitEmitter, {
			value: this,
			writable: false,
			enumerable: false,
			configurable: false
		});
	}
	on(ev, fn) {
		this.listeners[ev].push(fn);
	}
	removeListener(ev, fn) {
		const list = this.listeners[ev];
		const i = list.indexOf(fn);
		/* c8 ignore start */
		if (i === -1) return;
		/* c8 ignore stop */
		if (i === 0 && list.length === 1) list.length = 0;
		else list.splice(i, 1);
	}
	emit(ev, code, signal) {
		if (this.emitted[ev]) return false;
		this.emitted[ev] = true;
		let ret = false;
		for (const fn of this.listeners[ev]) ret = fn(code, signal) === true || ret;
		if (ev === "exit") ret = this.emit("afterExit", code, signal) || ret;
		return ret;
	}
};
var SignalExitBase = class {};
const signalExitWrap = (handler) => {
	return {
		onExit(cb, opts) {
			return handler.onExit(cb, opts);
		},
		load() {
			return handler.load();
		},
		unload() {
			return handler.unload();
		}
	};
};
var SignalExitFallback = class extends SignalExitBase {
	onExit() {
		return () => {};
	}
	load() {}
	unload() {}
};
var SignalExit = class extends SignalExitBase {
	/* c8 ignore start */
	#hupSig = process$1.platform === "win32" ? "SIGINT" : "SIGHUP";
	/* c8 ignore stop */
	#emitter = new Emitter();
	#process;
	#originalProcessEmit;
	#originalProcessReallyExit;
	#sigListeners = {};
	#loaded = false;
	constructor(process) {
		super();
		this.#process = process;
		this.#sigListeners = {};
		for (const sig of signals) this.#sigListeners[sig] = () => {
			const listeners = this.#process.listeners(sig);
			let { count } = this.#emitter;
			/* c8 ignore start */
			const p = process;
			if (typeof p.__signal_exit_emitter__ === "object" && typeof p.__signal_exit_emitter__.count === "number") count += p.__signal_exit_emitter__.count;
			/* c8 ignore stop */
			if (listeners.length === count) {
				this.unload();
				const ret = this.#emitter.emit("exit", null, sig);
				/* c8 ignore start */
				const s = sig === "SIGHUP" ? this.#hupSig : sig;
				if (!ret) process.kill(process.pid, s);
			}
		};
		this.#originalProcessReallyExit = process.reallyExit;
		this.#originalProcessEmit = process.emit;
	}
	onExit(cb, opts) {
		/* c8 ignore start */
		if (!processOk(this.#process)) return () => {};
		/* c8 ignore stop */
		if (this.#loaded === false) this.load();
		const ev = opts?.alwaysLast ? "afterExit" : "exit";
		this.#emitter.on(ev, cb);
		return () => {
			this.#emitter.removeListener(ev, cb);
			if (this.#emitter.listeners["exit"].length === 0 && this.#emitter.listeners["afterExit"].length === 0) this.unload();
		};
	}
	load() {
		if (this.#loaded) return;
		this.#loaded = true;
		this.#emitter.count += 1;
		for (const sig of signals) try {
			const fn = this.#sigListeners[sig];
			if (fn) this.#process.on(sig, fn);
		} catch (_) {}
		this.#process.emit = (ev, ...a) => {
			return this.#processEmit(ev, ...a);
		};
		this.#process.reallyExit = (code) => {
			return this.#processReallyExit(code);
		};
	}
	unload() {
		if (!this.#loaded) return;
		this.#loaded = false;
		signals.forEach((sig) => {
			const listener = this.#sigListeners[sig];
			/* c8 ignore start */
			if (!listener) throw new Error("Listener not defined for signal: " + sig);
			/* c8 ignore stop */
			try {
				this.#process.removeListener(sig, listener);
			} catch (_) {}
			/* c8 ignore stop */
		});
		this.#process.emit = this.#originalProcessEmit;
		this.#process.reallyExit = this.#originalProcessReallyExit;
		this.#emitter.count -= 1;
	}
	#processReallyExit(code) {
		/* c8 ignore start */
		if (!processOk(this.#process)) return 0;
		this.#process.exitCode = code || 0;
		/* c8 ignore stop */
		this.#emitter.emit("exit", this.#process.exitCode, null);
		return this.#originalProcessReallyExit.call(this.#process, this.#process.exitCode);
	}
	#processEmit(ev, ...args) {
		const og = this.#originalProcessEmit;
		if (ev === "exit" && processOk(this.#process)) {
			if (typeof args[0] === "number") this.#process.exitCode = args[0];
			/* c8 ignore start */
			const ret = og.call(this.#process, ev, ...args);
			/* c8 ignore start */
			this.#emitter.emit("exit", this.#process.exitCode, null);
			/* c8 ignore stop */
			return ret;
		} else return og.call(this.#process, ev, ...args);
	}
};
const process$1 = globalThis.process;
const { onExit, load, unload } = signalExitWrap(processOk(process$1) ? new SignalExit(process$1) : new SignalExitFallback());

// node_modules/execa/lib/terminate/cleanup.js
const cleanupOnExit = (kill, { cleanup, detached }, { signal }) => {
	if (!cleanup || detached) return;
	const removeExitHandler = onExit(() => {
		kill();
	});
	addAbortListener(signal, () => {
		removeExitHandler();
	});
};

// node_modules/execa/lib/convert/concurrent.js
const initializeConcurrentStreams = () => ({
	readableDestroy: /* @__PURE__ */ new WeakMap(),
	writableFinal: /* @__PURE__ */ new WeakMap(),
	writableDestroy: /* @__PURE__ */ new WeakMap()
});
const addConcurrentStream = (concurrentStreams, stream, waitName) => {
	const weakMap = concurrentStreams[waitName];
	if (!weakMap.has(stream)) weakMap.set(stream, []);
	const promises = weakMap.get(stream);
	const promise = createDeferred();
	promises.push(promise);
	return {
		resolve: promise.resolve.bind(promise),
		promises
	};
};
const waitForConcurrentStreams = async ({ resolve, promises }, subprocess) => {
	resolve();
	const [isSubprocessExit] = await Promise.race([Promise.allSettled([true, subprocess]), Promise.all([false, ...promises])]);
	return !isSubprocessExit;
};

// node_modules/execa/lib/io/iterate.js
const iterateOnSubprocessStream = ({ subprocessStdout, subprocess, binary, shouldEncode, encoding, preserveNewlines }) => {
	const controller = new AbortController();
	stopReadingOnExit(subprocess, controller);
	return iterateOnStream({
		stream: subprocessStdout,
		controller,
		binary,
		shouldEncode: !subprocessStdout.readableObjectMode && shouldEncode,
		encoding,
		shouldSplit: !subprocessStdout.readableObjectMode,
		preserveNewlines
	});
};
const stopReadingOnExit = async (subprocess, controller) => {
	try {
		await subprocess;
	} catch {} finally {
		controller.abort();
	}
};
const iterateForResult = ({ stream, onStreamEnd, lines, encoding, stripFinalNewline, allMixed }) => {
	const controller = new AbortController();
	stopReadingOnStreamEnd(onStreamEnd, controller, stream);
	const objectMode = stream.readableObjectMode && !allMixed;
	return iterateOnStream({
		stream,
		controller,
		binary: encoding === "buffer",
		shouldEncode: !objectMode,
		encoding,
		shouldSplit: !objectMode && lines,
		preserveNewlines: !stripFinalNewline
	});
};
const stopReadingOnStreamEnd = async (onStreamEnd, controller, stream) => {
	try {
		await onStreamEnd;
	} catch {
		stream.destroy();
	} finally {
		controller.abort();
	}
};
const iterateOnStream = ({ stream, controller, binary, shouldEncode, encoding, shouldSplit, preserveNewlines }) => {
	const onStdoutChunk = on(stream, "data", {
		signal: controller.signal,
		highWaterMark: HIGH_WATER_MARK,
		highWatermark: HIGH_WATER_MARK
	});
	return iterateOnData({
		onStdoutChunk,
		controller,
		binary,
		shouldEncode,
		encoding,
		shouldSplit,
		preserveNewlines
	});
};
const DEFAULT_OBJECT_HIGH_WATER_MARK = getDefaultHighWaterMark(true);
const HIGH_WATER_MARK = DEFAULT_OBJECT_HIGH_WATER_MARK;
const iterateOnData = async function* ({ onStdoutChunk, controller, binary, shouldEncode, encoding, shouldSplit, preserveNewlines }) {
	const generators = getGenerators({
		binary,
		shouldEncode,
		encoding,
		shouldSplit,
		preserveNewlines
	});
	try {
		for await (const [chunk] of onStdoutChunk) yield* transformChunkSync(chunk, generators, 0);
	} catch (error) {
		if (!controller.signal.aborted) throw error;
	} finally {
		yield* finalChunksSync(generators);
	}
};
const getGenerators = ({ binary, shouldEncode, encoding, shouldSplit, preserveNewlines }) => [getEncodingTransformGenerator(binary, encoding, !shouldEncode), getSplitLinesGenerator(binary, preserveNewlines, !shouldSplit, {})].filter(Boolean);

// node_modules/execa/lib/convert/iterable.js
const createIterable = (subprocess, encoding, options) => {
	const { from, binary: binaryOption = false, preserveNewlines = false } = copyOptions(options);
	checkBooleanOption(binaryOption, "binary");
	checkBooleanOption(preserveNewlines, "preserveNewlines");
	const binary = binaryOption || BINARY_ENCODINGS.has(encoding);
	const subprocessStdout = getFromStream(subprocess, from);
	const onStdoutData = iterateOnSubprocessStream({
		subprocessStdout,
		subprocess,
		binary,
		shouldEncode: true,
		encoding,
		preserveNewlines
	});
	return iterateOnStdoutData(onStdoutData, subprocessStdout, subprocess);
};
const iterateOnStdoutData = async function* (onStdoutData, subprocessStdout, subprocess) {
	try {
		yield* onStdoutData;
	} finally {
		if (subprocessStdout.readable) subprocessStdout.destroy();
		await subprocess;
	}
};

// node_modules/execa/lib/resolve/wait-stream.js
const waitForStream = async (stream, fdNumber, streamInfo, { isSameDirection, stopOnExit = false, readable = true, writable = true } = {}) => {
	const state = handleStdinDestroy(stream, streamInfo);
	const abortController = new AbortController();
	try {
		await Promise.race([...stopOnExit ? [streamInfo.exitPromise] : [], finished(stream, {
			cleanup: true,
			signal: abortController.signal,
			readable,
			writable
		})]);
	} catch (error) {
		if (!state.stdinCleanedUp && !isInputTransformAbort(stream, fdNumber, streamInfo, error)) handleStreamError(error, fdNumber, streamInfo, isSameDirection);
	} finally {
		abortController.abort();
	}
};
const handleStdinDestroy = (stream, { originalStreams, subprocess }) => {
	const [originalStdin] = originalStreams;
	const state = { stdinCleanedUp: false };
	if (stream === originalStdin || stream === subprocess.stdin) spyOnStdinDestroy(stream, subprocess, state);
	return state;
};
const spyOnStdinDestroy = (subprocessStdin, subprocess, state) => {
	const { _destroy } = subprocessStdin;
	subprocessStdin._destroy = (...destroyArguments) => {
		setStdinCleanedUp(subprocess, state);
		_destroy.call(subprocessStdin, ...destroyArguments);
	};
};
const setStdinCleanedUp = ({ exitCode, signalCode }, state) => {
	if (exitCode !== null || signalCode !== null) state.stdinCleanedUp = true;
};
const isInputTransformAbort = (stream, fdNumber, streamInfo, error) => {
	const originalStream = streamInfo.originalStreams[fdNumber];
	return stream !== originalStream && isInputFileDescriptor(streamInfo, fdNumber) && originalStream?.destroyed === true && (isStreamAbort(error) || error?.code === "ABORT_ERR");
};
const handleStreamError = (error, fdNumber, streamInfo, isSameDirection) => {
	if (!shouldIgnoreStreamError(error, fdNumber, streamInfo, isSameDirection)) throw error;
};
const shouldIgnoreStreamError = (error, fdNumber, streamInfo, isSameDirection = true) => {
	if (streamInfo.propagating) return isStreamEpipe(error) || isStreamAbort(error);
	streamInfo.propagating = true;
	return isInputFileDescriptor(streamInfo, fdNumber) === isSameDirection ? isStreamEpipe(error) : isStreamAbort(error);
};
const isInputFileDescriptor = ({ fileDescriptors }, fdNumber) => fdNumber !== "all" && fileDescriptors[fdNumber].direction === "input";
const isStreamAbort = (error) => error?.code === "ERR_STREAM_PREMATURE_CLOSE";
const isStreamEpipe = (error) => error?.code === "EPIPE";

// node_modules/execa/lib/convert/shared.js
const safeWaitForSubprocessStdin = async (subprocessStdin) => {
	if (subprocessStdin === void 0) return;
	try {
		await waitForSubprocessStdin(subprocessStdin);
	} catch {}
};
const safeWaitForSubprocessStdout = async (subprocessStdout) => {
	if (subprocessStdout === void 0) return;
	try {
		await waitForSubprocessStdout(subprocessStdout);
	} catch {}
};
const waitForSubprocessStdin = async (subprocessStdin) => {
	await finished(subprocessStdin, {
		cleanup: true,
		readable: false,
		writable: true
	});
};
const waitForSubprocessStdout = async (subprocessStdout) => {
	await finished(subprocessStdout, {
		cleanup: true,
		readable: true,
		writable: false
	});
};
const throwDestroyError = (error) => {
	if (error) throw error;
};
const destroyOtherStream = (stream, isOpen, error) => {
	if (error && !isStreamAbort(error)) stream.destroy(error);
	else if (isOpen) stream.destroy();
};

// node_modules/execa/lib/convert/readable.js
const createReadable = ({ subprocess, concurrentStreams, encoding }, options) => {
	const { from, binary: binaryOption = true, preserveNewlines = true } = copyOptions(options);
	checkBooleanOption(binaryOption, "binary");
	checkBooleanOption(preserveNewlines, "preserveNewlines");
	const binary = binaryOption || BINARY_ENCODINGS.has(encoding);
	const subprocessStdout = getFromStream(subprocess, from);
	const waitReadableDestroy = addConcurrentStream(concurrentStreams, subprocessStdout, "readableDestroy");
	const { readableEncoding, readableObjectMode, readableHighWaterMark } = getReadableOptions(subprocessStdout, binary);
	const { read, onStdoutDataDone } = getReadableMethods({
		subprocessStdout,
		subprocess,
		binary,
		encoding,
		preserveNewlines
	});
	const readable = new Readable({
		read,
		destroy: callbackify(onReadableDestroy.bind(void 0, {
			subprocessStdout,
			subprocess,
			waitReadableDestroy
		})),
		highWaterMark: readableHighWaterMark,
		objectMode: readableObjectMode,
		encoding: readableEncoding
	});
	onStdoutFinished({
		subprocessStdout,
		onStdoutDataDone,
		readable,
		subprocess
	});
	return readable;
};
const getReadableOptions = ({ readableEncoding, readableObjectMode, readableHighWaterMark }, binary) => binary ? {
	readableEncoding,
	readableObjectMode,
	readableHighWaterMark
} : {
	readableEncoding,
	readableObjectMode: true,
	readableHighWaterMark: DEFAULT_OBJECT_HIGH_WATER_MARK
};
const getReadableMethods = ({ subprocessStdout, subprocess, binary, encoding, preserveNewlines }) => {
	const onStdoutDataDone = createDeferred();
	const onStdoutData = iterateOnSubprocessStream({
		subprocessStdout,
		subprocess,
		binary,
		shouldEncode: !binary,
		encoding,
		preserveNewlines
	});
	return {
		read() {
			onRead(this, onStdoutData, onStdoutDataDone);
		},
		onStdoutDataDone
	};
};
const onRead = async (readable, onStdoutData, onStdoutDataDone) => {
	try {
		const { value, done } = await onStdoutData.next();
		if (done) onStdoutDataDone.resolve();
		else readable.push(value);
	} catch {}
};
const onStdoutFinished = async ({ subprocessStdout, onStdoutDataDone, readable, subprocess, subprocessStdin }) => {
	try {
		await waitForSubprocessStdout(subprocessStdout);
		await subprocess;
		await safeWaitForSubprocessStdin(subprocessStdin);
		await onStdoutDataDone;
		if (readable.readable) readable.push(null);
	} catch (error) {
		await safeWaitForSubprocessStdin(subprocessStdin);
		destroyOtherReadable(readable, await getPrematureCloseError(subprocess, error));
	}
};
const getPrematureCloseError = async (subprocess, error) => {
	if (error.code !== "ERR_STREAM_PREMATURE_CLOSE") return error;
	try {
		await subprocess;
	} catch (subprocessError) {
		return subprocessError;
	}
	return error;
};
const onReadableDestroy = async ({ subprocessStdout, subprocess, waitReadableDestroy }, error) => {
	if (await waitForConcurrentStreams(waitReadableDestroy, subprocess)) {
		destroyOtherReadable(subprocessStdout, error?.code === "ABORT_ERR" ? void 0 : error);
		await subprocess;
	}
	throwDestroyError(error);
};
const destroyOtherReadable = (stream, error) => {
	destroyOtherStream(stream, stream.readable, error);
};

// node_modules/execa/lib/convert/web.js
const createReadableStream = (subprocess, readableOptions) => Readable.toWeb(subprocess.readable(readableOptions));
const createWritableStream = (subprocess, writableOptions) => Writable.toWeb(subprocess.writable(writableOptions));
const createTransformStream = (subprocess, duplexOptions) => Duplex.toWeb(subprocess.duplex(duplexOptions));

// node_modules/execa/lib/pipe/pipe-arguments.js
const normalizePipeArguments = ({ source, sourcePromise, boundOptions, createNested }, ...pipeArguments) => {
	const startTime = getStartTime();
	const { destination, destinationStream, destinationError, from, unpipeSignal } = getDestinationStream(boundOptions, createNested, pipeArguments);
	const { sourceStream, sourceError } = getSourceStream(source, from);
	const { options: sourceOptions, fileDescriptors } = SUBPROCESS_OPTIONS.get(source);
	return {
		source,
		sourcePromise,
		sourceStream,
		sourceOptions,
		sourceError,
		destination,
		destinationStream,
		destinationError,
		unpipeSignal,
		fileDescriptors,
		startTime
	};
};
const getDestinationStream = (boundOptions, createNested, pipeArguments) => {
	let destinationInfo;
	try {
		destinationInfo = getDestination(boundOptions, createNested, ...pipeArguments);
	} catch (error) {
		return { destinationError: error };
	}
	const { destination, pipeOptions } = destinationInfo;
	try {
		const { from, to, unpipeSignal } = copyOptions(pipeOptions);
		validateAbortSignal(unpipeSignal, "unpipeSignal");
		return {
			destination,
			destinationStream: getToStream(destination, to),
			from,
			unpipeSignal
		};
	} catch (error) {
		abortDestination(destination, pipeArguments[0]);
		return { destinationError: error };
	}
};
const abortDestination = (destination, firstArgument) => {
	if (destination !== firstArgument) destination.kill();
	destination.catch(() => {});
};
const getDestination = (boundOptions, createNested, firstArgument, ...pipeArguments) => {
	if (Array.isArray(firstArgument)) return {
		destination: createNested(mapDestinationArguments, boundOptions)(firstArgument, ...pipeArguments),
		pipeOptions: boundOptions
	};
	if (typeof firstArgument === "string" || firstArgument instanceof URL || isDenoExecPath(firstArgument)) {
		if (Object.keys(boundOptions).length > 0) throw new TypeError("Please use .pipe(\"file\", ..., options) or .pipe(execa(\"file\", ..., options)) instead of .pipe(options)(\"file\", ...).");
		const [rawFile, rawArguments, rawOptions] = normalizeParameters(firstArgument, ...pipeArguments);
		return {
			destination: createNested(mapDestinationArguments)(rawFile, rawArguments, rawOptions),
			pipeOptions: rawOptions
		};
	}
	if (SUBPROCESS_OPTIONS.has(firstArgument)) {
		if (Object.keys(boundOptions).length > 0) throw new TypeError("Please use .pipe(options)`command` or .pipe($(options)`command`) instead of .pipe(options)($`command`).");
		return {
			destination: firstArgument,
			pipeOptions: pipeArguments[0]
		};
	}
	throw new TypeError(`The first argument must be a template string, an options object, or an Execa subprocess: ${firstArgument}`);
};
const mapDestinationArguments = ({ options }) => ({ options: {
	__proto__: null,
	...options,
	...options.stdio === void 0 && { stdin: "pipe" },
	piped: true
} });
const getSourceStream = (source, from) => {
	try {
		return { sourceStream: getFromStream(source, from) };
	} catch (error) {
		return { sourceError: error };
	}
};

// node_modules/execa/lib/pipe/throw.js
const handlePipeArgumentsError = ({ sourceStream, sourceError, destinationStream, destinationError, fileDescriptors, sourceOptions, startTime }) => {
	const error = getPipeArgumentsError({
		sourceStream,
		sourceError,
		destinationStream,
		destinationError
	});
	if (error !== void 0) throw createNonCommandError({
		error,
		fileDescriptors,
		sourceOptions,
		startTime
	});
};
const getPipeArgumentsError = ({ sourceStream, sourceError, destinationStream, destinationError }) => {
	if (sourceError !== void 0 && destinationError !== void 0) return destinationError;
	if (destinationError !== void 0) {
		abortSourceStream(sourceStream);
		return destinationError;
	}
	if (sourceError === void 0) return;
	endDestinationStream(destinationStream);
	return sourceError;
};
const createNonCommandError = ({ error, fileDescriptors, sourceOptions, startTime }) => makeEarlyError({
	error,
	command: PIPE_COMMAND_MESSAGE,
	escapedCommand: PIPE_COMMAND_MESSAGE,
	fileDescriptors,
	options: sourceOptions,
	startTime,
	isSync: false
});
const PIPE_COMMAND_MESSAGE = "source.pipe(destination)";

// node_modules/execa/lib/pipe/sequence.js
const waitForBothSubprocesses = async (subprocessPromises) => {
	const [{ status: sourceStatus, reason: sourceReason, value: sourceResult = sourceReason }, { status: destinationStatus, reason: destinationReason, value: destinationResult = destinationReason }, { reason: pipedFromReason, value: pipedFromResult = pipedFromReason }] = await subprocessPromises;
	if (!destinationResult.pipedFrom.includes(pipedFromResult)) destinationResult.pipedFrom.push(pipedFromResult);
	if (destinationStatus === "rejected") throw destinationResult;
	if (sourceStatus === "rejected") throw sourceResult;
	return destinationResult;
};

// node_modules/execa/lib/pipe/streaming.js
const pipeSubprocessStream = (sourceStream, destinationStream, maxListenersController) => {
	const mergedStream = MERGED_STREAMS.has(destinationStream) ? pipeMoreSubprocessStream(sourceStream, destinationStream) : pipeFirstSubprocessStream(sourceStream, destinationStream);
	incrementMaxListeners(sourceStream, SOURCE_LISTENERS_PER_PIPE, maxListenersController.signal);
	incrementMaxListeners(destinationStream, DESTINATION_LISTENERS_PER_PIPE, maxListenersController.signal);
	cleanupMergedStreamsMap(destinationStream);
	return mergedStream;
};
const pipeFirstSubprocessStream = (sourceStream, destinationStream) => {
	const mergedStream = mergeStreams([sourceStream]);
	addMergeSource(mergedStream, sourceStream);
	pipeStreams(mergedStream, destinationStream, () => unpipeSourcesOnDestinationEnd(mergedStream));
	MERGED_STREAMS.set(destinationStream, mergedStream);
	return mergedStream;
};
const pipeMoreSubprocessStream = (sourceStream, destinationStream) => {
	const mergedStream = MERGED_STREAMS.get(destinationStream);
	mergedStream.add(sourceStream);
	addMergeSource(mergedStream, sourceStream);
	return mergedStream;
};
const MERGE_SOURCES = /* @__PURE__ */ new WeakMap();
const SOURCE_MERGES = /* @__PURE__ */ new WeakMap();
const addMergeSource = (mergedStream, sourceStream) => {
	addToSetMap(MERGE_SOURCES, mergedStream, sourceStream);
	addToSetMap(SOURCE_MERGES, sourceStream, mergedStream);
};
const addToSetMap = (map, key, value) => {
	if (!map.has(key)) map.set(key, /* @__PURE__ */ new Set());
	map.get(key).add(value);
};
const unpipeSubprocessStream = async (mergedStream, sourceStream) => {
	MERGE_SOURCES.get(mergedStream)?.delete(sourceStream);
	SOURCE_MERGES.get(sourceStream)?.delete(mergedStream);
	await mergedStream.remove(sourceStream);
};
const unpipeSourcesOnDestinationEnd = async (mergedStream) => {
	for (const sourceStream of MERGE_SOURCES.get(mergedStream)) {
		const mergedStreams = SOURCE_MERGES.get(sourceStream);
		mergedStreams.delete(mergedStream);
		if (mergedStreams.size > 0) await mergedStream.remove(sourceStream);
	}
};
const cleanupMergedStreamsMap = async (destinationStream) => {
	try {
		await finished(destinationStream, {
			cleanup: true,
			readable: false,
			writable: true
		});
	} catch {}
	MERGED_STREAMS.delete(destinationStream);
};
const MERGED_STREAMS = /* @__PURE__ */ new WeakMap();
const SOURCE_LISTENERS_PER_PIPE = 2;
const DESTINATION_LISTENERS_PER_PIPE = 1;

// node_modules/execa/lib/pipe/abort.js
const unpipeOnAbort = (unpipeSignal, unpipeContext) => unpipeSignal === void 0 ? [] : [unpipeOnSignalAbort(unpipeSignal, unpipeContext)];
const unpipeOnSignalAbort = async (unpipeSignal, { sourceStream, mergedStream, fileDescriptors, sourceOptions, startTime }) => {
	await aborted(unpipeSignal, sourceStream);
	await unpipeSubprocessStream(mergedStream, sourceStream);
	throw createNonCommandError({
		error: /* @__PURE__ */ new Error("Pipe canceled by `unpipeSignal` option."),
		fileDescriptors,
		sourceOptions,
		startTime
	});
};

// node_modules/execa/lib/pipe/setup.js
const pipeToSubprocess = (sourceInfo, ...pipeArguments) => {
	if (isPlainObject(pipeArguments[0])) return pipeToSubprocess.bind(void 0, {
		...sourceInfo,
		boundOptions: {
			...sourceInfo.boundOptions,
			...pipeArguments[0]
		}
	});
	if (sourceInfo.source === void 0) return sourceInfo.sourcePromise;
	const { destination, ...normalizedInfo } = normalizePipeArguments(sourceInfo, ...pipeArguments);
	const pipeFailureController = new AbortController();
	const promise = handlePipePromise({
		...normalizedInfo,
		destination,
		pipeFailureController
	});
	promise.pipe = pipeToSubprocess.bind(void 0, {
		...sourceInfo,
		source: destination,
		sourcePromise: promise,
		boundOptions: {}
	});
	forwardDestinationMethods(promise, destination, pipeFailureController.signal);
	return promise;
};
const forwardDestinationMethods = (promise, destination, pipeFailureSignal) => {
	if (destination === void 0) return;
	forwardReadableMethods(promise, destination);
	forwardIpcMethods(promise, destination, pipeFailureSignal);
};
const forwardReadableMethods = (promise, destination) => {
	const subprocessOptions = SUBPROCESS_OPTIONS.get(destination);
	SUBPROCESS_OPTIONS.set(promise, subprocessOptions);
	promise.stdio = destination.stdio;
	promise.all = destination.all;
	const { options: { encoding } } = subprocessOptions;
	const concurrentStreams = initializeConcurrentStreams();
	promise[Symbol.asyncIterator] = createIterable.bind(void 0, promise, encoding, {});
	promise.iterable = createIterable.bind(void 0, promise, encoding);
	promise.readable = createPipeReadable.bind(void 0, promise, {
		subprocess: promise,
		concurrentStreams,
		encoding
	});
	promise.readableStream = createReadableStream.bind(void 0, promise);
	forwardAll(promise, destination);
};
const forwardAll = (promise, destination) => {
	if (destination.all === void 0) {
		promise.all = void 0;
		return;
	}
	Object.defineProperty(promise, "all", {
		get() {
			setAllProperty(promise, destination.all);
			const all = promise.readable({ from: "all" });
			all.on("error", () => {});
			setAllProperty(promise, all);
			return all;
		},
		enumerable: true,
		configurable: true
	});
};
const setAllProperty = (promise, value) => {
	Object.defineProperty(promise, "all", {
		value,
		writable: true,
		enumerable: true,
		configurable: true
	});
};
const createPipeReadable = (promise, readableOptions, ...arguments_) => {
	const readable = createReadable(readableOptions, ...arguments_);
	destroyOnPipeFailure(promise, readable);
	return readable;
};
const destroyOnPipeFailure = async (promise, readable) => {
	try {
		await promise;
	} catch (error) {
		readable.destroy(error);
	}
};
const forwardIpcMethods = (promise, destination, pipeFailureSignal) => {
	promise.sendMessage = destination.sendMessage;
	promise.getOneMessage = getOnePipeMessage.bind(void 0, destination, pipeFailureSignal);
	promise.getEachMessage = getEachPipeMessage.bind(void 0, promise, destination, pipeFailureSignal);
};
const getOnePipeMessage = (destination, pipeFailureSignal, ...arguments_) => {
	const controller = new AbortController();
	const messagePromise = destination.getOneMessage(...addPipeOptions(arguments_, controller.signal, internalGetOneMessageOptions));
	return waitForOnePipeMessage(pipeFailureSignal, messagePromise, controller);
};
const waitForOnePipeMessage = async (pipeFailureSignal, messagePromise, controller) => {
	try {
		return await Promise.race([messagePromise, getSignalRejection(pipeFailureSignal, controller.signal)]);
	} finally {
		controller.abort();
	}
};
const getSignalRejection = (signal, listenerSignal) => new Promise((_, reject) => {
	if (signal.aborted) {
		reject(signal.reason);
		return;
	}
	signal.addEventListener("abort", () => {
		reject(signal.reason);
	}, {
		once: true,
		signal: listenerSignal
	});
});
const getEachPipeMessage = (promise, destination, pipeFailureSignal, ...arguments_) => {
	const controller = new AbortController();
	const iterator = destination.getEachMessage(...addPipeOptions(arguments_, controller.signal, internalGetEachMessageOptions));
	abortOnSignal(pipeFailureSignal, controller);
	return iterateOnPipeMessages(promise, iterator, controller);
};
const iterateOnPipeMessages = async function* (promise, iterator, controller) {
	try {
		yield* iterator;
	} finally {
		controller.abort();
		await promise;
	}
};
const addPipeOptions = (arguments_, signal, internalOptionsSymbol) => {
	if (arguments_[0] === null) return arguments_;
	const [options] = arguments_;
	return [{
		...options,
		[internalOptionsSymbol]: {
			signal,
			shouldAwait: false
		}
	}];
};
const abortOnSignal = (signal, controller) => {
	if (signal.aborted) {
		controller.abort();
		return;
	}
	signal.addEventListener("abort", () => {
		controller.abort();
	}, {
		once: true,
		signal: controller.signal
	});
};
const handlePipePromise = async ({ source, sourcePromise, sourceStream, sourceOptions, sourceError, destination, destinationStream, destinationError, unpipeSignal, fileDescriptors, startTime, pipeFailureController }) => {
	const maxListenersController = new AbortController();
	try {
		const subprocessPromises = getSubprocessPromises(sourcePromise, destination, source);
		handlePipeArgumentsError({
			sourceStream,
			sourceError,
			destinationStream,
			destinationError,
			fileDescriptors,
			sourceOptions,
			startTime
		});
		const mergedStream = pipeSubprocessStream(sourceStream, destinationStream, maxListenersController);
		return await Promise.race([waitForBothSubprocesses(subprocessPromises), ...unpipeOnAbort(unpipeSignal, {
			sourceStream,
			mergedStream,
			sourceOptions,
			fileDescriptors,
			startTime
		})]);
	} catch (error) {
		pipeFailureController.abort(error);
		throw error;
	} finally {
		maxListenersController.abort();
	}
};
const getSubprocessPromises = (sourcePromise, destination, source) => Promise.allSettled([
	sourcePromise,
	destination,
	source
]);

// node_modules/execa/lib/io/contents.js
const getStreamOutput = async ({ stream, onStreamEnd, fdNumber, encoding, buffer, maxBuffer, lines, allMixed, stripFinalNewline, allFds, verboseInfo, streamInfo }) => {
	const logPromise = logOutputAsync({
		stream,
		onStreamEnd,
		fdNumber,
		encoding,
		allMixed,
		verboseInfo,
		streamInfo
	});
	if (!buffer) {
		await Promise.all([resumeStream(stream), logPromise]);
		return;
	}
	const stripFinalNewlineValue = getStripFinalNewline(stripFinalNewline, fdNumber, allFds);
	const iterable = iterateForResult({
		stream,
		onStreamEnd,
		lines,
		encoding,
		stripFinalNewline: stripFinalNewlineValue,
		allMixed
	});
	const [output] = await Promise.all([getStreamContents({
		stream,
		iterable,
		fdNumber,
		encoding,
		maxBuffer,
		lines
	}), logPromise]);
	return output;
};
const logOutputAsync = async ({ stream, onStreamEnd, fdNumber, encoding, allMixed, verboseInfo, streamInfo: { fileDescriptors } }) => {
	if (!shouldLogOutput({
		stdioItems: fileDescriptors[fdNumber]?.stdioItems,
		encoding,
		verboseInfo,
		fdNumber
	})) return;
	const linesIterable = iterateForResult({
		stream,
		onStreamEnd,
		lines: true,
		encoding,
		stripFinalNewline: true,
		allMixed
	});
	await logLines(linesIterable, stream, fdNumber, verboseInfo);
};
const resumeStream = async (stream) => {
	await setImmediate();
	if (stream.readableFlowing === null) stream.resume();
};
const getStreamContents = async ({ stream, stream: { readableObjectMode }, iterable, fdNumber, encoding, maxBuffer, lines }) => {
	try {
		if (readableObjectMode || lines) return await getStreamAsArray(iterable, { maxBuffer });
		return encoding === "buffer" ? new Uint8Array(await getStreamAsArrayBuffer(iterable, { maxBuffer })) : await getStreamAsString(iterable, { maxBuffer });
	} catch (error) {
		return handleBufferedData(handleMaxBuffer({
			error,
			stream,
			readableObjectMode,
			lines,
			encoding,
			fdNumber
		}));
	}
};
const getBufferedData = async (streamPromise) => {
	try {
		return await streamPromise;
	} catch (error) {
		return handleBufferedData(error);
	}
};
const handleBufferedData = (error) => isArrayBuffer(error?.bufferedData) ? new Uint8Array(error.bufferedData) : error?.bufferedData;

// node_modules/execa/lib/resolve/stdio.js
const waitForStdioStreams = ({ subprocess, encoding, buffer, maxBuffer, lines, stripFinalNewline, verboseInfo, streamInfo }) => subprocess.stdio.map((stream, fdNumber) => waitForSubprocessStream({
	stream,
	fdNumber,
	encoding,
	buffer: buffer[fdNumber],
	maxBuffer: maxBuffer[fdNumber],
	lines: lines[fdNumber],
	allMixed: false,
	stripFinalNewline,
	verboseInfo,
	streamInfo
}));
const waitForSubprocessStream = async ({ stream, fdNumber, encoding, buffer, maxBuffer, lines, allMixed, stripFinalNewline, allFds, verboseInfo, streamInfo }) => {
	if (!stream) return;
	const onStreamEnd = waitForStream(stream, fdNumber, streamInfo);
	if (isInputFileDescriptor(streamInfo, fdNumber)) {
		await onStreamEnd;
		return;
	}
	const [output] = await Promise.all([getStreamOutput({
		stream,
		onStreamEnd,
		fdNumber,
		encoding,
		buffer,
		maxBuffer,
		lines,
		allMixed,
		stripFinalNewline,
		allFds,
		verboseInfo,
		streamInfo
	}), onStreamEnd]);
	return output;
};

// node_modules/execa/lib/resolve/all-async.js
const makeAllStream = ({ stdout, stderr }, { all }) => {
	if (!all) return;
	const fileDescriptors = [[stdout, 1], [stderr, 2]].filter(([stream]) => stream);
	return fileDescriptors.length === 0 ? void 0 : setAllStream(mergeStreams(fileDescriptors.map(([stream]) => stream)));
};
const getAllFds = ({ stdout, stderr }, [, bufferStdout, bufferStderr]) => [...stdout !== null && bufferStdout ? [1] : [], ...stderr !== null && bufferStderr ? [2] : []];
const waitForAllStream = ({ subprocess, all, encoding, buffer, maxBuffer, lines, stripFinalNewline, verboseInfo, streamInfo }) => {
	const { stream, buffer: bufferAll, drainedStream } = getAllStream(subprocess, all, buffer);
	return Promise.all([waitForSubprocessStream({
		stream,
		buffer: bufferAll,
		fdNumber: "all",
		encoding,
		maxBuffer: maxBuffer[1] + maxBuffer[2],
		lines: lines[1] || lines[2],
		allFds: getAllFds(subprocess, buffer),
		allMixed: stream === all && getAllMixed(subprocess, all),
		stripFinalNewline,
		verboseInfo,
		streamInfo
	}), drainedStream === void 0 ? void 0 : resumeStream(drainedStream)]).then(([output]) => output);
};
const getAllStream = ({ stdout, stderr }, all, [, bufferStdout, bufferStderr]) => {
	const buffer = bufferStdout || bufferStderr;
	if (!buffer) return {
		stream: all,
		buffer
	};
	if (!all) return {
		stream: void 0,
		buffer
	};
	if (!bufferStdout) return {
		stream: stderr,
		buffer,
		drainedStream: all
	};
	return bufferStderr ? {
		stream: all,
		buffer
	} : {
		stream: stdout,
		buffer,
		drainedStream: all
	};
};
const getAllMixed = ({ stdout, stderr }, all) => all && stdout && stderr && stdout.readableObjectMode !== stderr.readableObjectMode;

// node_modules/execa/lib/verbose/ipc.js
const shouldLogIpc = (verboseInfo) => isFullVerbose(verboseInfo, "ipc");
const logIpcOutput = (message, verboseInfo) => {
	const verboseMessage = serializeVerboseMessage(message);
	verboseLog({
		type: "ipc",
		verboseMessage,
		fdNumber: "ipc",
		verboseInfo
	});
};

// node_modules/execa/lib/ipc/buffer-messages.js
const waitForIpcOutput = async ({ subprocess, buffer: bufferArray, maxBuffer: maxBufferArray, ipc, ipcOutput, verboseInfo }) => {
	if (!ipc) return ipcOutput;
	const isVerbose = shouldLogIpc(verboseInfo);
	const buffer = getFdSpecificValue(bufferArray, "ipc");
	const maxBuffer = getFdSpecificValue(maxBufferArray, "ipc");
	const logErrors = [];
	for await (const message of loopOnMessages({
		anyProcess: subprocess,
		channel: subprocess.channel,
		isSubprocess: false,
		ipc,
		shouldAwait: false,
		reference: true
	})) {
		if (buffer) {
			checkIpcMaxBuffer(ipcOutput, maxBuffer);
			ipcOutput.push(message);
		}
		if (isVerbose) try {
			logIpcOutput(message, verboseInfo);
		} catch (error) {
			logErrors.push(error);
		}
	}
	if (logErrors.length > 0) throw logErrors[0];
	return ipcOutput;
};
const getBufferedIpcOutput = async (ipcOutputPromise, ipcOutput) => {
	await Promise.allSettled([ipcOutputPromise]);
	return ipcOutput;
};

// node_modules/execa/lib/resolve/wait-subprocess.js
const waitForSubprocessResult = async ({ subprocess, kill, all, options: { encoding, buffer, maxBuffer, lines, timeoutDuration: timeout, cancelSignal, gracefulCancel, forceKillAfterDelay, stripFinalNewline, ipc, ipcInput }, context, verboseInfo, fileDescriptors, originalStreams, onInternalError, controller }) => {
	const exitPromise = waitForExit(subprocess, context);
	const streamInfo = {
		originalStreams,
		fileDescriptors,
		subprocess,
		exitPromise,
		propagating: false
	};
	const stdioPromises = waitForStdioStreams({
		subprocess,
		encoding,
		buffer,
		maxBuffer,
		lines,
		stripFinalNewline,
		verboseInfo,
		streamInfo
	});
	const allPromise = waitForAllStream({
		subprocess,
		all,
		encoding,
		buffer,
		maxBuffer,
		lines,
		stripFinalNewline,
		verboseInfo,
		streamInfo
	});
	const ipcOutput = [];
	const ipcOutputPromise = waitForIpcOutput({
		subprocess,
		buffer,
		maxBuffer,
		ipc,
		ipcOutput,
		verboseInfo
	});
	const originalPromises = waitForOriginalStreams(originalStreams, subprocess, streamInfo);
	const customStreamsEndPromises = waitForCustomStreamsEnd(fileDescriptors, streamInfo);
	try {
		return await Promise.race([
			Promise.all([
				{},
				waitForSuccessfulExit(exitPromise),
				Promise.all(stdioPromises),
				allPromise,
				ipcOutputPromise,
				sendIpcInput(subprocess, ipcInput, ipc),
				...originalPromises,
				...customStreamsEndPromises
			]),
			onInternalError,
			throwOnSubprocessError(subprocess, controller),
			...throwOnTimeout(kill, timeout, context, controller),
			...throwOnCancel({
				kill,
				cancelSignal,
				gracefulCancel,
				context,
				controller
			}),
			...throwOnGracefulCancel({
				subprocess,
				kill,
				cancelSignal,
				gracefulCancel,
				forceKillAfterDelay,
				context,
				controller
			})
		]);
	} catch (error) {
		context.terminationReason ??= "other";
		if (error instanceof MaxBufferError) kill();
		return Promise.all([
			{ error },
			exitPromise,
			Promise.all(stdioPromises.map((stdioPromise) => getBufferedData(stdioPromise))),
			getBufferedData(allPromise),
			getBufferedIpcOutput(ipcOutputPromise, ipcOutput),
			Promise.allSettled(originalPromises),
			Promise.allSettled(customStreamsEndPromises)
		]);
	}
};
const waitForOriginalStreams = (originalStreams, subprocess, streamInfo) => originalStreams.map((stream, fdNumber) => stream === subprocess.stdio[fdNumber] ? void 0 : waitForStream(stream, fdNumber, streamInfo));
const waitForCustomStreamsEnd = (fileDescriptors, streamInfo) => fileDescriptors.flatMap(({ stdioItems, direction }, fdNumber) => stdioItems.filter(({ value, stream = value }) => isStream(stream, { checkOpen: false }) && !isStandardStream(stream)).map(({ type, value, stream = value }) => waitForStream(stream, fdNumber, streamInfo, {
	isSameDirection: TRANSFORM_TYPES.has(type),
	stopOnExit: type === "native",
	readable: direction !== "output" || TRANSFORM_TYPES.has(type)
})));
const throwOnSubprocessError = async (subprocess, { signal }) => {
	const [error] = await once(subprocess, "error", { signal });
	throw error;
};

// node_modules/execa/lib/convert/writable.js
const createWritable = ({ subprocess, concurrentStreams }, options) => {
	const { to } = copyOptions(options);
	const subprocessStdin = getToStream(subprocess, to);
	const { waitWritableFinal, waitWritableDestroy } = addWritableConcurrentStreams(concurrentStreams, subprocessStdin);
	const writable = new Writable({
		...getWritableMethods(subprocessStdin, subprocess, waitWritableFinal),
		destroy: callbackify(onWritableDestroy.bind(void 0, {
			subprocessStdin,
			subprocess,
			waitWritableFinal,
			waitWritableDestroy
		})),
		highWaterMark: subprocessStdin.writableHighWaterMark,
		objectMode: subprocessStdin.writableObjectMode
	});
	onStdinFinished(subprocessStdin, writable, void 0, subprocess);
	return writable;
};
const addWritableConcurrentStreams = (concurrentStreams, subprocessStdin) => {
	return {
		waitWritableFinal: addConcurrentStream(concurrentStreams, subprocessStdin, "writableFinal"),
		waitWritableDestroy: addConcurrentStream(concurrentStreams, subprocessStdin, "writableDestroy")
	};
};
const getWritableMethods = (subprocessStdin, subprocess, waitWritableFinal) => ({
	write: onWrite.bind(void 0, subprocessStdin),
	final: callbackify(onWritableFinal.bind(void 0, subprocessStdin, subprocess, waitWritableFinal))
});
const onWrite = (subprocessStdin, chunk, encoding, done) => {
	if (subprocessStdin.write(chunk, encoding)) done();
	else subprocessStdin.once("drain", done);
};
const onWritableFinal = async (subprocessStdin, subprocess, waitWritableFinal) => {
	if (!await waitForConcurrentStreams(waitWritableFinal, subprocess)) return;
	if (subprocessStdin.writable) subprocessStdin.end();
	await subprocess;
};
const onStdinFinished = async (subprocessStdin, writable, subprocessStdout, subprocess) => {
	try {
		await waitForSubprocessStdin(subprocessStdin);
		await subprocess;
		if (writable.writable) writable.end();
	} catch (error) {
		await safeWaitForSubprocessStdout(subprocessStdout);
		destroyOtherStream(writable, !writable.writableFinished, await getSubprocessError(subprocess, error));
	}
};
const getSubprocessError = async (subprocess, error) => {
	if (!shouldUseSubprocessError(error)) return error;
	try {
		await subprocess;
	} catch (subprocessError) {
		return subprocessError;
	}
	return error;
};
const shouldUseSubprocessError = (error) => error === void 0 || isStreamAbort(error) || error.code === "EPIPE";
const onWritableDestroy = async ({ subprocessStdin, subprocess, waitWritableFinal, waitWritableDestroy }, error) => {
	await waitForConcurrentStreams(waitWritableFinal, subprocess);
	if (await waitForConcurrentStreams(waitWritableDestroy, subprocess)) {
		destroyOtherWritable(subprocessStdin, error);
		await subprocess;
	}
	throwDestroyError(error);
};
const destroyOtherWritable = (stream, error) => {
	destroyOtherStream(stream, stream.writable, error);
};

// node_modules/execa/lib/convert/duplex.js
const createDuplex = ({ subprocess, concurrentStreams, encoding }, options) => {
	const { from, to, binary: binaryOption = true, preserveNewlines = true } = copyOptions(options);
	checkBooleanOption(binaryOption, "binary");
	checkBooleanOption(preserveNewlines, "preserveNewlines");
	const binary = binaryOption || BINARY_ENCODINGS.has(encoding);
	const subprocessStdout = getFromStream(subprocess, from);
	const subprocessStdin = getToStream(subprocess, to);
	const waitReadableDestroy = addConcurrentStream(concurrentStreams, subprocessStdout, "readableDestroy");
	const { waitWritableFinal, waitWritableDestroy } = addWritableConcurrentStreams(concurrentStreams, subprocessStdin);
	const { readableEncoding, readableObjectMode, readableHighWaterMark } = getReadableOptions(subprocessStdout, binary);
	const { read, onStdoutDataDone } = getReadableMethods({
		subprocessStdout,
		subprocess,
		binary,
		encoding,
		preserveNewlines
	});
	const duplex = new Duplex({
		read,
		...getWritableMethods(subprocessStdin, subprocess, waitWritableFinal),
		destroy: callbackify(onDuplexDestroy.bind(void 0, {
			subprocessStdout,
			subprocessStdin,
			subprocess,
			waitReadableDestroy,
			waitWritableFinal,
			waitWritableDestroy
		})),
		readableHighWaterMark,
		writableHighWaterMark: subprocessStdin.writableHighWaterMark,
		readableObjectMode,
		writableObjectMode: subprocessStdin.writableObjectMode,
		encoding: readableEncoding
	});
	onStdoutFinished({
		subprocessStdout,
		onStdoutDataDone,
		readable: duplex,
		subprocess,
		subprocessStdin
	});
	onStdinFinished(subprocessStdin, duplex, subprocessStdout, subprocess);
	return duplex;
};
const onDuplexDestroy = async ({ subprocessStdout, subprocessStdin, subprocess, waitReadableDestroy, waitWritableFinal, waitWritableDestroy }, error) => {
	await Promise.all([onReadableDestroy({
		subprocessStdout,
		subprocess,
		waitReadableDestroy
	}, error), onWritableDestroy({
		subprocessStdin,
		subprocess,
		waitWritableFinal,
		waitWritableDestroy
	}, error)]);
};

// node_modules/execa/lib/convert/add.js
const addConvertedStreams = (subprocess, { encoding }) => {
	const concurrentStreams = initializeConcurrentStreams();
	subprocess.readable = createReadable.bind(void 0, {
		subprocess,
		concurrentStreams,
		encoding
	});
	subprocess.writable = createWritable.bind(void 0, {
		subprocess,
		concurrentStreams
	});
	subprocess.duplex = createDuplex.bind(void 0, {
		subprocess,
		concurrentStreams,
		encoding
	});
	subprocess.readableStream = createReadableStream.bind(void 0, subprocess);
	subprocess.writableStream = createWritableStream.bind(void 0, subprocess);
	subprocess.transformStream = createTransformStream.bind(void 0, subprocess);
	subprocess.iterable = createIterable.bind(void 0, subprocess, encoding);
	subprocess[Symbol.asyncIterator] = createIterable.bind(void 0, subprocess, encoding, {});
};

// node_modules/execa/lib/methods/promise.js
const mergePromise = (promise, properties) => Object.assign(promise, properties);

// node_modules/execa/lib/methods/main-async.js
const execaCoreAsync = (rawFile, rawArguments, rawOptions, createNested) => {
	const { file, commandArguments, command, escapedCommand, startTime, verboseInfo, options, fileDescriptors } = handleAsyncArguments(rawFile, rawArguments, rawOptions);
	const { subprocess: nodeChildProcess, promise, kill, all, convertedStreams } = spawnSubprocessAsync({
		file,
		commandArguments,
		options,
		startTime,
		verboseInfo,
		command,
		escapedCommand,
		fileDescriptors
	});
	const subprocess = getSubprocessPromise({
		promise,
		nodeChildProcess,
		kill,
		all,
		convertedStreams,
		options
	});
	subprocess.pipe = pipeToSubprocess.bind(void 0, {
		source: subprocess,
		sourcePromise: promise,
		boundOptions: {},
		createNested
	});
	SUBPROCESS_OPTIONS.set(subprocess, {
		options,
		fileDescriptors
	});
	return subprocess;
};
const handleAsyncArguments = (rawFile, rawArguments, rawOptions) => {
	const { command, escapedCommand, startTime, verboseInfo } = handleCommand(rawFile, rawArguments, rawOptions);
	const { file, commandArguments, options: normalizedOptions } = normalizeOptions(rawFile, rawArguments, rawOptions);
	const options = handleAsyncOptions(normalizedOptions);
	return {
		file,
		commandArguments,
		command,
		escapedCommand,
		startTime,
		verboseInfo,
		options,
		fileDescriptors: handleStdioAsync(options, verboseInfo)
	};
};
const handleAsyncOptions = ({ timeout, signal, ...options }) => ({
	__proto__: null,
	...options,
	timeoutDuration: timeout
});
const spawnSubprocessAsync = ({ file, commandArguments, options, startTime, verboseInfo, command, escapedCommand, fileDescriptors }) => {
	let subprocess;
	try {
		subprocess = spawn(...concatenateShell(file, commandArguments, getSpawnOptions(options)));
	} catch (error) {
		return handleEarlyError({
			error,
			command,
			escapedCommand,
			fileDescriptors,
			options,
			startTime,
			verboseInfo
		});
	}
	if (subprocess.stdio === void 0) return handleEarlyError({
		error: once(subprocess, "error").then(([error]) => error),
		command,
		escapedCommand,
		fileDescriptors,
		options,
		startTime,
		verboseInfo
	});
	const controller = new AbortController();
	setMaxListeners(1e400, controller.signal);
	const originalStreams = [...subprocess.stdio];
	pipeOutputAsync(subprocess, fileDescriptors, controller);
	setIpcSubprocessOptions(subprocess, options);
	const context = {};
	const onInternalError = createDeferred();
	const kill = subprocessKill.bind(void 0, {
		kill: getKillFunction(subprocess, options),
		options,
		onInternalError,
		context,
		controller
	});
	cleanupOnExit(kill, options, controller);
	const all = makeAllStream(subprocess, options);
	const promise = handlePromise({
		subprocess,
		kill,
		all,
		options,
		startTime,
		verboseInfo,
		fileDescriptors,
		originalStreams,
		command,
		escapedCommand,
		context,
		onInternalError,
		controller
	});
	return {
		subprocess,
		promise,
		kill,
		all
	};
};
const getSubprocessPromise = ({ promise, nodeChildProcess, kill, all, convertedStreams, options }) => {
	const subprocess = mergePromise(promise, getSubprocessProperties(nodeChildProcess, all));
	subprocess.kill = kill ?? subprocess.kill;
	if (convertedStreams === void 0) addConvertedStreams(subprocess, options);
	else Object.assign(subprocess, convertedStreams);
	addIpcMethods(subprocess, nodeChildProcess, options);
	return subprocess;
};
const getSubprocessProperties = (nodeChildProcess, all) => ({
	nodeChildProcess,
	pid: nodeChildProcess.pid,
	stdin: nodeChildProcess.stdin,
	stdout: nodeChildProcess.stdout,
	stderr: nodeChildProcess.stderr,
	stdio: nodeChildProcess.stdio,
	all,
	kill: nodeChildProcess.kill.bind(nodeChildProcess)
});
const handlePromise = async ({ subprocess, kill, all: allStream, options, startTime, verboseInfo, fileDescriptors, originalStreams, command, escapedCommand, context, onInternalError, controller }) => {
	const [errorInfo, [exitCode, signal], stdioResults, allResult, ipcOutput] = await waitForSubprocessResult({
		subprocess,
		kill,
		all: allStream,
		options,
		context,
		verboseInfo,
		fileDescriptors,
		originalStreams,
		onInternalError,
		controller
	});
	controller.abort();
	onInternalError.resolve();
	const stdio = stdioResults.map((stdioResult, fdNumber) => stripNewline(stdioResult, options, fdNumber));
	const all = stripNewline(allResult, options, "all", getAllFds(subprocess, options.buffer));
	const result = getAsyncResult({
		errorInfo,
		exitCode,
		signal,
		stdio,
		all,
		ipcOutput,
		context,
		options,
		command,
		escapedCommand,
		startTime
	});
	return handleResult(result, verboseInfo, options);
};
const getAsyncResult = ({ errorInfo, exitCode, signal, stdio, all, ipcOutput, context, options, command, escapedCommand, startTime }) => Object.hasOwn(errorInfo, "error") ? makeError({
	error: errorInfo.error,
	command,
	escapedCommand,
	timedOut: context.terminationReason === "timeout",
	isCanceled: context.terminationReason === "cancel" || context.terminationReason === "gracefulCancel",
	isGracefullyCanceled: context.terminationReason === "gracefulCancel",
	isMaxBuffer: errorInfo.error instanceof MaxBufferError,
	isForcefullyTerminated: context.isForcefullyTerminated,
	exitCode,
	signal,
	stdio,
	all,
	ipcOutput,
	options,
	startTime,
	isSync: false
}) : makeSuccessResult({
	command,
	escapedCommand,
	stdio,
	all,
	ipcOutput,
	options,
	startTime
});

// node_modules/execa/lib/methods/bind.js
const mergeOptions = (boundOptions, options) => {
	const safeBoundOptions = {
		__proto__: null,
		...boundOptions
	};
	const mergedOptions = Object.fromEntries(Object.entries(options).map(([optionName, optionValue]) => [optionName, mergeOption(optionName, safeBoundOptions[optionName], optionValue)]));
	return {
		__proto__: null,
		...safeBoundOptions,
		...mergedOptions
	};
};
const mergeOption = (optionName, boundOptionValue, optionValue) => DEEP_OPTIONS.has(optionName) && isPlainObject(boundOptionValue) && isPlainObject(optionValue) ? {
	...boundOptionValue,
	...optionValue
} : optionValue;
const DEEP_OPTIONS = /* @__PURE__ */ new Set(["env", ...FD_SPECIFIC_OPTIONS]);

// node_modules/execa/lib/methods/create.js
const createExeca = (mapArguments, boundOptions, deepOptions, setBoundExeca) => {
	const createNested = (mapArguments, boundOptions, setBoundExeca) => createExeca(mapArguments, boundOptions, deepOptions, setBoundExeca);
	const boundExeca = (...execaArguments) => callBoundExeca({
		mapArguments,
		deepOptions,
		boundOptions,
		setBoundExeca,
		createNested
	}, ...execaArguments);
	if (setBoundExeca !== void 0) setBoundExeca(boundExeca, createNested, boundOptions);
	return boundExeca;
};
const callBoundExeca = ({ mapArguments, deepOptions = {}, boundOptions = {}, setBoundExeca, createNested }, firstArgument, ...nextArguments) => {
	if (isPlainObject(firstArgument)) return createNested(mapArguments, mergeOptions(boundOptions, firstArgument), setBoundExeca);
	const { file, commandArguments, options, isSync } = parseArguments({
		mapArguments,
		firstArgument,
		nextArguments,
		deepOptions,
		boundOptions
	});
	return isSync ? execaCoreSync(file, commandArguments, options) : execaCoreAsync(file, commandArguments, options, createNested);
};
const parseArguments = ({ mapArguments, firstArgument, nextArguments, deepOptions, boundOptions }) => {
	const callArguments = isTemplateString(firstArgument) ? parseTemplates(firstArgument, nextArguments) : [firstArgument, ...nextArguments];
	const [initialFile, initialArguments, initialOptions] = normalizeParameters(...callArguments);
	const mergedOptions = mergeOptions(mergeOptions(deepOptions, boundOptions), initialOptions);
	for (const [optionName, optionValue] of Object.entries(deepOptions)) if (mergedOptions[optionName] === void 0) mergedOptions[optionName] = optionValue;
	const { options = mergedOptions, isSync = false } = {
		__proto__: null,
		...mapArguments({ options: mergedOptions })
	};
	return {
		file: initialFile,
		commandArguments: initialArguments,
		options,
		isSync
	};
};

// node_modules/execa/lib/methods/script.js
const setScriptSync = (boundExeca, createNested, boundOptions) => {
	boundExeca.sync = createNested(mapScriptSync, boundOptions);
	boundExeca.s = boundExeca.sync;
};
const mapScriptAsync = ({ options }) => getScriptOptions(options);
const mapScriptSync = ({ options }) => ({
	...getScriptOptions(options),
	isSync: true
});
const getScriptOptions = (options) => ({ options: {
	__proto__: null,
	...options,
	...getScriptStdinOption(options)
} });
const getScriptStdinOption = ({ stdin = "inherit", input, inputFile, stdio }) => input === void 0 && inputFile === void 0 && stdio === void 0 ? { stdin } : {};
const deepScriptOptions = { preferLocal: true };

// node_modules/execa/index.js
const execa = createExeca(() => ({}));
const execaSync = createExeca(() => ({ isSync: true }));
const execaNode = createExeca(mapNode);
const $ = createExeca(mapScriptAsync, {}, deepScriptOptions, setScriptSync);
const { sendMessage, getOneMessage, getEachMessage, getCancelSignal } = getIpcExport();

// src/run/notes.ts
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

// src/processes/program-environment.ts
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

// src/measure/cpu-limit.ts
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

// src/measure/cpu-model.ts
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

// src/measure/environment.ts
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

// src/arms/materialise.ts
/**
* Copies the working tree (head, with what is not committed) and a commit (base) into a new folder. Nothing of the
* repository is touched: the base is written through an index and into a work tree of its own.
*
* @throws UserError where the repository is checked out in parts, where there is no room for the copies or one cannot be read,
*   where the name of a file is no text, or where git cannot write the base
*/
async function materialise({ root, git, gitEnv = process.env, base }) {
	try {
		var _usingCtx$5 = _usingCtx();
		if (base !== null) await refuseSparseCheckout(root, git);
		const opened = _usingCtx$5.a(new AsyncDisposableStack());
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
		_usingCtx$5.e = _;
	} finally {
		await _usingCtx$5.d();
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

// src/run/choose-base.ts
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

// src/run/repository.ts
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

// src/processes/path-of-program.ts
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

// src/measure/lost-tries.ts
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
function endingOf$1(tries, before) {
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

// src/plan/benchmarks.ts
var import_posix = /* @__PURE__ */ __toESM(require_posix(), 1);
var import_dist = require_dist();
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

// src/measure/servers/held-procedure.ts
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
/** The same as a figure of a round; none where nothing was noted yet. */
function maxMemoryFigure(bytes) {
	return bytes > 0 ? { maxMemory: bytes / 1e6 } : {};
}
/** The most that each process ever had, in bytes, over all processes of a tree. */
function maxMemoryBytes(logs) {
	return logs.reduce((sum, log) => sum + Math.max(0, ...log.memory.map(([, bytes]) => bytes)), 0);
}

// src/measure/one-slice.ts
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

// src/loopback.ts
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

// src/processes/process-group.ts
/** Signals to all processes of a group, and who is left of it: a program and what it started, less what has left the group. */
const GROUP_CHECK_MS = 10;
/** Nothing where the group is gone, which is what was wanted. */
function signalGroup(groupId, name) {
	signal(-groupId, name);
}
/**
* Whether all of a group end in time. A shell ends at once and leaves what it started to end by itself.
*
* @param hasFirstEnded whether the group's first process has: only then the others are looked at one by one
*/
async function groupEnds(groupId, graceMs, hasFirstEnded) {
	for (const untilMs = monotonicMs() + graceMs; monotonicMs() < untilMs; await setTimeout$1(GROUP_CHECK_MS)) if (!signal(-groupId, 0) || hasFirstEnded() && hasOnlyZombies(groupId)) return true;
	return false;
}
/**
* Kills everything of the groups, and what has left them (daemons, own sessions) but still carries one of the marks in its
* environment. The latter are found on Linux alone, and only those that are there by now. It happens at once, so that it
* can be done while this program exits.
*/
function killGroups(groups) {
	if (groups.length === 0) return;
	for (const { groupId } of groups) signalGroup(groupId, "SIGKILL");
	for (const pid of processesWhose("environ", (environment) => groups.some(({ mark }) => environment.includes(mark)))) signal(pid, "SIGKILL");
}
/**
* Whether all that is left of a group are zombies. What a shell left behind is to be buried by the system's first process,
* and that of a container may never do it. macOS says so itself when it is asked for a signal.
*/
function hasOnlyZombies(groupId) {
	if (process.platform !== "linux") return false;
	const isAlive = (stat) => {
		const [state, , group] = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
		return Number(group) === groupId && state !== "Z" && state !== "X";
	};
	return processesWhose("stat", isAlive).length === 0;
}
/** Whether a group runs on, all of it as another user, as `sudo` does: nobody but that user can end it. */
function isOutOfReach(groupId) {
	return reachOf(-groupId, 0) === "not ours";
}
/** False: nothing is there any more that could be told, which is what was wanted. Who may not be told is there. */
function signal(pid, name) {
	return reachOf(pid, name) !== "gone";
}
/** Whom a signal has reached. */
function reachOf(pid, name) {
	try {
		process.kill(pid, name);
		return "told";
	} catch (error) {
		const { code } = error;
		if (code === "ESRCH") return "gone";
		if (code !== "EPERM") throw error;
		return process.platform === "darwin" && pid < 0 ? "gone" : "not ours";
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

// src/processes/process-tree.ts
const KILL_GRACE_MS = 2e3;
const INTERRUPT_GRACE_MS = 200;
/** How long what a program printed last may be on its way after the program's end. */
const LAST_OUTPUT_MS = 100;
/** As it follows the program's name: `exited with code 1`. */
function describeEnding(ending) {
	switch (ending.kind) {
		case "exited": return `exited with code ${ending.code}`;
		case "signalled": return `was ended by ${ending.signal}`;
		case "not started": return `could not be started: ${ending.why}`;
	}
}
const succeeded = (ending) => ending.kind === "exited" && ending.code === 0;
/** Every tree that has been started and not yet stopped, with its mark: what an interrupt has to end. */
const running = /* @__PURE__ */ new Map();
/** Ends everything that was started; whoever waits for one of them sees it end. */
async function stopAllProcessTrees() {
	const stopped = Promise.all([...running.keys()].map((tree) => tree.stop(INTERRUPT_GRACE_MS)));
	await Promise.race([stopped, setTimeout$1(INTERRUPT_GRACE_MS, void 0, { ref: false })]);
	killAllProcessTrees();
	await stopped;
}
/** The same at once and for good, where nothing can be awaited any more. */
function killAllProcessTrees() {
	killGroups([...running].map(([{ pid: groupId }, mark]) => ({
		groupId,
		mark
	})));
}
process.on("exit", killAllProcessTrees);
/**
* Starts a program in a session of its own. A session is also a scheduling group of its own (Linux autogroup), so
* that helper threads win a server no larger share of the core that it shares with the other arm.
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
		stdin: "ignore",
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
		signalGroup(pid, "SIGTERM");
		const ownWill = await groupEnds(pid, graceMs, () => ending() !== null);
		killGroups([{
			groupId: pid,
			mark
		}]);
		await Promise.race([closed, setTimeout$1(KILL_GRACE_MS, void 0, { ref: false })]);
		running.delete(started);
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
	return started;
}
/** Keeps what a program prints, and gives the last of it. */
function keepOutput(child) {
	let output = "";
	const keep = (chunk) => {
		output = (output + String(chunk)).slice(-16e3);
	};
	child.stdout?.on("data", keep);
	child.stderr?.on("data", keep);
	return () => output.trim();
}
/** `result` says why one could not be started. */
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
/**
* Who could not be ended runs as another user (`sudo`), or has left the group and cannot be found. It keeps its program and the
* output of that open, and must not keep this one from ending as well.
*/
function letGo(child) {
	child.stdout?.destroy();
	child.stderr?.destroy();
	child.unref();
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

// src/processes/last-output.ts
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

// src/measure/probed-environment.ts
/** Bound of the space for young objects in MiB, the same for every process; a target's own NODE_OPTIONS come later and win. */
const YOUNG_SPACE = "--max-semi-space-size=16";
/** That size from the start, for a process that gets its options on its command line; see the probe, which does it for servers. */
const FIXED_YOUNG_SPACE = ["--min-semi-space-size=16", YOUNG_SPACE];
/** An environment with the probe preloaded into each Node process of a server. */
function probedEnvironment(env, probeAddress) {
	const options = [
		YOUNG_SPACE,
		env["NODE_OPTIONS"] ?? "",
		`--import=${entryUrl("probe").href}`
	];
	return {
		...env,
		PERF_GATE_PROBE: probeAddress,
		NODE_OPTIONS: options.filter((option) => option !== "").join(" ")
	};
}

// src/processes/questions.ts
/**
* Opens the asking of a child process that answers by `answerQuestions`. An answer that does not come rejects with what
* `explain` makes of the reason, and of what was asked; the bound is kept here, because work that never yields starves every
* timer of the child.
*/
function openQuestions(tree, { protocol, explain }) {
	let asked = 0;
	let ending = null;
	const unanswered = /* @__PURE__ */ new Set();
	const tellAll = (ended) => {
		ending = describeEnding(ended);
		for (const tell of unanswered) tell(ending);
	};
	tree.ended.then(tellAll);
	return async (type, command, { timeoutMs, onRemark }) => {
		asked += 1;
		const question = {
			question: asked,
			type,
			command
		};
		const answered = Promise.withResolvers();
		const timer = setTimeout(() => answered.reject(explain({
			kind: "late",
			timeoutMs
		}, type)), timeoutMs);
		const stopListening = tree.onMessage((message) => {
			const { data: reply } = replySchema.safeParse(message);
			if (reply?.question !== question.question) return;
			if ("remark" in reply) onRemark?.(reply.remark);
			else if ("failed" in reply) answered.reject(explain({
				kind: "failed",
				reason: reply.failed
			}, type));
			else answered.resolve(reply.answer);
		});
		const tellEnding = (how) => answered.reject(explain({
			kind: "ended",
			how,
			output: tree.output()
		}, type));
		unanswered.add(tellEnding);
		if (ending !== null) tellEnding(ending);
		try {
			tree.send(question).catch(() => {});
			return protocol[type].answer.parse(await answered.promise);
		} finally {
			clearTimeout(timer);
			stopListening();
			unanswered.delete(tellEnding);
		}
	};
}

// src/measure/load/load.ts
/**
* What a client may take beyond its command's end before it is given up. A turn of single requests to two servers that do
* not answer takes 20 s; requests at a fixed rate take 22 s where neither the first nor the last is answered.
*/
const OVERTIME_MS = 25e3;
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
const askingUntil = (endMs) => ({ timeoutMs: endMs - monotonicMs() + OVERTIME_MS });
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
			explain: (why) => new MeasuringFailure(`the load client ${noAnswerText$1(why)}`)
		})
	};
}
function noAnswerText$1(why) {
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

// src/measure/servers/served-count.ts
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

// src/measure/servers/server-load.ts
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
const expectedBody = (server, scenario) => scenario.expect.body === null ? null : server.firstBody;

// src/measure/servers/client-saturation.ts
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

// src/measure/servers/seldom-answers.ts
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

// src/measure/resources.ts
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

// src/measure/servers/steady-state.ts
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

// src/measure/servers/steady-part.ts
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

// src/measure/servers/waiting-share.ts
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

// src/measure/servers/saturated-load.ts
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

// src/measure/suite/suite.ts
/** How long a suite's process may take to answer beyond what was asked for, loading the file included. */
const ANSWER_TIMEOUT_MS = 3e4;
const STOP_GRACE_MS$1 = 500;
/** Starts a suite's process with the `node` on PATH. Every answer may reject with an ArmFailure that says why. */
function startSuite({ arm, target, tree, core, answerTimeoutMs = ANSWER_TIMEOUT_MS }) {
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
		explain: (why, type) => fail(noAnswerText(why, type))
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
function noAnswerText(why, type) {
	if (why.kind === "late") return `no answer within ${Math.round(why.timeoutMs / 1e3)} s: ${LATE[type] ?? "does a task never end?"}`;
	return why.kind === "failed" ? why.reason : withLastOutput(`its process ${why.how}`, why.output, ": ");
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

// src/measure/round-costs.ts
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

// src/processes/stop-on-abort.ts
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

// src/processes/time-limit.ts
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

// src/run/unasked-base.ts
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
/** `base has no perf-gate.yml, and what head's says does not work there: api has no package.json` */
const newBeside = (unasked, reason) => `${unasked}: ${reason}`;

// src/arms/source-kinds.ts
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

// src/arms/target-files.ts
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

// src/arms/files-led-to.ts
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

// src/arms/json-files.ts
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

// src/arms/relative-paths.ts
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

// src/arms/own-names.ts
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

// src/arms/path-aliases.ts
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

// src/arms/followed-files.ts
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

// src/arms/read-tree.ts
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

// src/services/files-of-service.ts
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

// src/services/addresses.ts
/** Variables with `$HOST`, `$PORT`, `${HOST}` and `${PORT}` in their values replaced by where a service listens. */
function withAddress(env, address) {
	const place = (text) => text.replaceAll(/\$(?:\{(?<braced>HOST|PORT)\}|(?<bare>HOST|PORT)\b)/g, (_, braced, bare) => (braced ?? bare) === "HOST" ? address.host : String(address.port));
	return Object.fromEntries(Object.entries(env).map(([name, value]) => [name, place(value)]));
}

// src/services/service-environment.ts
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

// src/services/running-service.ts
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
		var _usingCtx$4 = _usingCtx();
		const opened = _usingCtx$4.a(new AsyncDisposableStack());
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
		const trouble = await troubleOf$1(service, tree);
		const ending = tree.ending();
		if (trouble !== null) throw ending !== null && succeeded(ending) ? new MeasuringFailure(trouble) : new ServiceEnded(trouble);
		const moved = opened.move();
		return {
			env: withAddress(service.env, {
				host: LOOPBACK,
				port
			}),
			trouble: () => troubleOf$1(service, tree),
			note: isOutOfReach(tree.pid) ? `${plainName(service.name)} runs as another user, so that perf-gate cannot end it and it goes on after the run: start it without sudo.` : null,
			[Symbol.asyncDispose]: () => moved.disposeAsync()
		};
	} catch (_) {
		_usingCtx$4.e = _;
	} finally {
		await _usingCtx$4.d();
	}
}
async function troubleOf$1({ name }, tree) {
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

// src/services/services.ts
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
				const reason = await troubleOf(target, instances);
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
		trouble: (target) => troubleOf(target, instances),
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
async function troubleOf(target, { running }) {
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

// src/arms/dependencies.ts
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

// src/arms/manifests.ts
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

// src/arms/required-members.ts
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

// src/arms/workspaces.ts
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

// src/arms/digest.ts
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

// src/arms/lay-out-edition.ts
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

// src/arms/install-target.ts
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
		var _usingCtx$3 = _usingCtx();
		signal.throwIfAborted();
		const tree = _usingCtx$3.a(startProcessTree({
			command: [
				"/bin/sh",
				"-c",
				command
			],
			cwd: path.join(root, target.dir),
			env: environmentInTree(target, root),
			cores: null
		}));
		const limit = _usingCtx$3.u(openTimeLimit(timeoutMs, signal));
		const ending = await Promise.race([tree.ended, limit.over]);
		signal.throwIfAborted();
		if (ending !== null && succeeded(ending)) return null;
		const how = ending === null ? `did not end within ${timeoutMs / 6e4} minutes` : describeEnding(ending);
		return {
			reason: withLastOutput(`\`${command}\` in ${target.dir} ${how}`, tree.output(), ": "),
			isHanging: ending === null
		};
	} catch (_) {
		_usingCtx$3.e = _;
	} finally {
		await _usingCtx$3.d();
	}
}

// src/arms/member-installs.ts
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

// src/arms/turns.ts
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

// src/arms/installs.ts
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

// src/arms/package-version.ts
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

// src/arms/published-copy.ts
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

// src/run/list-suite.ts
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
	if (ofBase.contents === null) return broken(endingOf$1(ofBase.lost, []));
	const ofHead = await listed("head", head, trees.head, signal);
	if (ofHead.contents === null) return broken(endingOf$1(ofHead.lost, ofBase.lost));
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
		var _usingCtx$2 = _usingCtx();
		const suite = _usingCtx$2.a(startSuite({
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
		_usingCtx$2.e = _;
	} finally {
		await _usingCtx$2.d();
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

// src/arms/reach.ts
/** What of base a target can be compared with. A base without the target's folder has nothing, whatever its configuration says. */
async function comparableBase({ base }, trees) {
	return base !== null && await missingFolder(base, trees.base) === null ? base : null;
}
/** Whether the change between the trees can reach a target; one that base does not have is all change. */
async function isReached(head, base, trees) {
	return base === null || await digestTarget(head, trees.head) !== await digestTarget(base, trees.base);
}

// src/run/survey.ts
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

// src/run/prepare.ts
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

// src/run/workbench.ts
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

// src/terminal/progress-display.ts
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
				left: timeLeft(event)
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
			stream.write(`${PHASES[event.phase]} ${event.done}/${event.total}  ${timeLeft(event)}${event.label}\n`);
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
function timeLeft(event) {
	if (event.phase === "prepare" || event.leftMs <= 0) return "";
	const seconds = Math.round(event.leftMs / 1e3);
	return seconds >= 90 ? `about ${Math.round(seconds / 60)} min left  ` : `about ${seconds} s left  `;
}

// src/terminal/interrupts.ts
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
				process$2.stderr.write("\nstopping every process that was started …\n");
				interrupt.abort(/* @__PURE__ */ new Error("interrupted"));
			} else if (name !== "SIGHUP" && monotonicMs() - firstMs > SAME_INTERRUPT_MS) {
				killAllProcessTrees();
				process$2.exit(EXIT.interrupted);
			}
		};
		for (const name of INTERRUPTS) process$2.on(name, onSignal);
		const progress = _usingCtx$1.u(openProgress(process$2.stderr));
		try {
			return await doIt({
				signal: interrupt.signal,
				progress: progress.listener
			});
		} catch (error) {
			if (!interrupt.signal.aborted) throw error;
			throw new Interrupted(told, { cause: error });
		} finally {
			if (!interrupt.signal.aborted) for (const name of INTERRUPTS) process$2.off(name, onSignal);
		}
	} catch (_) {
		_usingCtx$1.e = _;
	} finally {
		_usingCtx$1.d();
	}
}

export { endingBesideBase as $, startProcessTree as A, oneSlice as B, startLoadClient as C, withLastOutput as D, lastOutput as E, cpuUsAround as F, soloBursts as G, maxMemoryFigure as H, finishedBy as I, bothInTurn as J, warmupBursts as K, parseProbeMessage as L, accepts as M, freePort as N, assertOwnModules as O, activityBetween as P, planTargets as Q, sliceWindow as R, serverRequest as S, probedEnvironment as T, memorySeries as U, maxMemoryBytes as V, duetPairs as W, isComparable as X, otherArm as Y, keepsState as Z, averageOf as _, targetEnvironment as _t, openTimeLimit as a, MeasuringFailure as at, loadCommand as b, execa as bt, roundCosts as c, readRepository as ct, startSuite as d, AsyncDisposableStack as dt, endingOf$1 as et, loadInTurn as f, readEnvironment as ft, activityPairs as g, inheritedNodeOptions as gt, answersTooSeldom as h, environmentInTree as ht, measureBesideBase as i, ArmFailure as it, LOOPBACK as j, describeEnding as k, PROCEDURE as l, materialise as lt, resourceFigures as m, valgrindVersion as mt, openWorkbench as n, lostTryOf as nt, endOn as o, askSystem as ot, loadTogether as p, refuseWindows as pt, bothAtOnce as q, surveyTargets as r, notesOnOutlived as rt, stopEverythingOn as s, pathOfProgram as st, untilInterrupted as t, endingOfBoot as tt, procedureUnder as u, orCannotBeCopied as ut, isClientSaturated as v, noteInterrupt as vt, FIXED_YOUNG_SPACE as w, medianLatenciesMs as x, assertGoodLoad as y, openNotes as yt, treeActivity as z };