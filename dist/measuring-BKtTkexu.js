import { n as __require, r as __toESM, t as __commonJSMin } from "./rolldown-runtime-CoNq6U3z.js";
import { a as reasonOf, n as Interrupted, t as EXIT } from "./errors-DSIqjwh-.js";
import { A as pOfAtMost, E as intervalOf, F as seededDraw, I as shuffled, L as upperQuantile, T as changeOfLog, Tt as coveringAcceptance, _ as roundLogRatios, dt as isCounted, f as duetMetrics, ft as isSameWork, it as openHistories, n as decidingComparisons, ot as estimateFromRounds, p as endedAfter } from "./verdict-CI6msYia.js";
import { D as namedByCount, E as countedCause, O as isWork, T as namedFunctions, f as describeNote, i as warningsOnTurnedMetrics, n as notesOnIdleThresholds, p as describeReason, r as warningsOnIdleRules, w as causeOf } from "./report-document-ChFiFAs3.js";
import { _ as tuple, a as boolean, c as int, d as number, f as object, g as string, i as array, m as record, u as literal, v as union, y as unknown } from "./schemas-1QBeipMY.js";
import { C as METRICS, T as MOSTLY_WAITING, _ as formatPercent, b as profileFile, m as formatInterval, v as ANONYMOUS, w as METRIC_NAMES, y as CAUSE_BOUNDS } from "./reasons-Biz1MOfI.js";
import { a as CONFIG_ERRORS, n as comparesNothing } from "./profiles-dbHu8AhP.js";
import { c as problemOfGlobs, i as configuredName, l as targetFilter, n as benchmarkFilter, u as require_posix } from "./benchmark-glob-CCLytZn4.js";
import { a as monotonicMs, i as isOldNode, n as NEEDED_NODE, r as drawSeed, s as sleepUntil } from "./this-program-5O_nxlWm.js";
import { A as sendOver, C as endingOf$1, D as withLastOutput, E as reasonOfNoAnswer, O as openWebSocket, S as endingByItself, T as notesOnOutlived, _ as ArmFailure, a as exchange, b as askSystem, c as keepingAgent, i as ExchangeFailure, j as websocketUrl, p as wrongAnswer, r as cameWithSchema, t as LOAD_CLIENT_PROTOCOL, u as mismatch, v as MeasuringFailure, w as lostTryOf, x as endingBesideBase, y as ReasonError } from "./load-protocol-CqRicGSp.js";
import { C as watchOver, S as whyNotRun, _ as PREPARE_ERRORS, a as kindOf$1, b as socketIn, c as readHistory, f as openAncestry, h as textAt, l as readOtherKinds, m as readRepository, p as configOfBase, u as readRecordedTimes, v as openScratchFolder, w as AsyncDisposableStack, x as warnWhereNothingRuns, y as refuseLongTemporaryFolder } from "./baseline-files-B-J7zjRy.js";
import { a as entryPath, c as packedEmulator, d as profiledEnvironment, i as INSTRUMENT_FOLDER, l as preloadsProbe, n as threadProfileSchema, o as entryUrl, r as FIXED_YOUNG_SPACE, s as knowsProbeAddress, t as SUITE_PROTOCOL, u as probedEnvironment } from "./suite-protocol-0b6x87RI.js";
import { n as openQuestions } from "./process-messages-DcnqmER-.js";
import { a as medianAbsoluteDeviation, i as median, l as sum, n as interquartileRange, o as quantileSorted, r as mean } from "./simple-statistics-V1TCQLg0.js";
import { t as _usingCtx } from "./usingCtx-KaxdmAud.js";
import { c as plainLine, f as quoteForShell, l as plainLines, m as toPlainLine, u as plainName } from "./escape-BWBapS6T.js";
import { c as writeTextAtomically, i as nullOn, n as nullIfNowhere, r as nullIfUnreachable, s as textIfReadable, t as nullIfMissing } from "./text-file-CCme6D4O.js";
import { r as MEASURE_ERRORS, t as ofExhaustedMachine } from "./of-user-BeDXY60s.js";
import { _ as isSettledWithoutLook, a as openResults, b as concludeTogether, d as storedEvidence, f as sideBySideEvidence, g as isSettledByCounts, h as isCountedEqual, i as openProfiles, l as tryToKeepRun, m as WITNESS_ROUNDS, p as ALPHA_OF_SUSPICION, t as INTERRUPTED_RUN, u as judge, v as isSuspicious, x as openFamily, y as mayReachThreshold } from "./run-file-DLB4oy2v.js";
import { a as parseAcceptances, b as require_proper_lockfile, n as acceptancesOfGate, o as readAcceptances, t as ACCEPTANCES_FILE, v as hasTooManyExplicitKeys, y as require_dist } from "./acceptances-BdXaKtGa.js";
import { s as jsonOrNull } from "./phrases-9oUwjXNw.js";
import { n as version } from "./version-BSYgtqsx.js";
import { s as openGit, t as attempt } from "./git-l_f52-Zi.js";
import { a as removedScenarios, c as unmeasuredRecords, i as recordFilter, n as measurementWithout, o as unmatchedGlobs, s as unmeasuredRecord } from "./unmeasured-BaMUwnHA.js";
import { a as leavesFolder, i as leadsOut, o as placeBelow, t as DEFAULT_INSTALL } from "./schema-CyhclDPT.js";
import { i as underLoad, r as settingsOfRun } from "./settings-of-run-CnaE305l.js";
import { a as namesOfGate } from "./file-names-CQnLoMAY.js";
import { r as splitIntoShards, t as expectedTimes } from "./shards-CK25A6A3.js";
import { n as require_string_width } from "./cli-table3-hP2q8tM0.js";
import { SourceMap } from "node:module";
import process$2, { execArgv, execPath, hrtime, platform } from "node:process";
import net from "node:net";
import { Duplex, PassThrough, Readable, Transform, Writable, getDefaultHighWaterMark } from "node:stream";
import { Buffer as Buffer$1 } from "node:buffer";
import { aborted, callbackify, debuglog, inspect, isDeepStrictEqual, promisify, stripVTControlCharacters } from "node:util";
import { EventEmitter, addAbortListener, on, once, setMaxListeners } from "node:events";
import tls from "node:tls";
import { brotliDecompress } from "node:zlib";
import { createHash, hash, randomInt, randomUUID } from "node:crypto";
import { fileURLToPath } from "node:url";
import path from "node:path";
import { access, cp, lstat, mkdir, open, readFile, readdir, readlink, realpath, rename, rm, stat, symlink, utimes, writeFile } from "node:fs/promises";
import fs, { appendFileSync, closeSync, createReadStream, createWriteStream, existsSync, openSync, readFileSync, readSync, readdirSync, readlinkSync, statSync, writeFileSync, writeSync } from "node:fs";
import { scheduler, setImmediate, setTimeout as setTimeout$1 } from "node:timers/promises";
import { ChildProcess, execFile, spawn, spawnSync } from "node:child_process";
import os, { constants as constants$2 } from "node:os";
import { serialize } from "node:v8";
import { StringDecoder } from "node:string_decoder";
import tty from "node:tty";
import { finished } from "node:stream/promises";
import path$1 from "node:path/win32";
import { createSocket } from "node:dgram";

// src/judge/cause/benchmarks-to-explain.ts
/** What regressed, and what executes more or fewer instructions: the most grown first. An accepted regression is not explained: its cause is known. */
function benchmarksToExplain({ benchmarks }) {
	return benchmarks.map((benchmark) => {
		const count = countOf(benchmark)?.outcome;
		const hasGrown = benchmark.verdict === "regressed" || benchmark.acceptance === null && count === "regressed";
		return {
			benchmark,
			isCounted: count === "regressed" || count === "improved" || hasGrown && count !== "no regression",
			isProfiled: hasGrown
		};
	}).filter(({ isCounted: byCount, isProfiled }) => byCount || isProfiled).toSorted((one, other) => largestGrowth(other.benchmark) - largestGrowth(one.benchmark));
}
const countOf = (benchmark) => decidingComparisons(benchmark).find(({ metric }) => isCounted(metric));
const largestGrowth = (benchmark) => Math.max(0, ...decidingComparisons(benchmark).filter(({ outcome }) => outcome === "regressed").map(({ estimate }) => estimate));
const NS_PER_US = 1e3;
/** What a request (or operation) takes in both arms by the rounds, in µs. null: no rounds tell. */
function costByRounds({ kind, comparisons }) {
	const [metric, perUs] = kind === "suite" ? ["nsPerOp", NS_PER_US] : ["cpuPerRequest", 1];
	const levels = comparisons.find((comparison) => comparison.metric === metric)?.levels;
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
	const { signals: { [name]: constantSignal } } = constants$2;
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
	const signal = signals.find(({ name }) => constants$2.signals[name] === number);
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
const getSignalsIntegerToName = () => new Map(Object.entries(constants$2.signals).reverse().map(([signalName, signalInteger]) => [signalInteger, signalName]));
const signalsIntegerToName = getSignalsIntegerToName();
const normalizeSignalName = (signalName, optionName) => {
	if (signalName in constants$2.signals) return signalName;
	if (signalName.toUpperCase() in constants$2.signals) throw new TypeError(`Invalid ${optionName} '${signalName}': please rename it to '${signalName.toUpperCase()}'.`);
	throw new TypeError(`Invalid ${optionName} '${signalName}': this signal name does not exist.\n${getAvailableSignals()}`);
};
const getAvailableSignals = () => `Available signal names: ${getAvailableSignalNames()}.
Available signal numbers: ${getAvailableSignalIntegers()}.`;
const getAvailableSignalNames = () => Object.keys(constants$2.signals).sort().map((signalName) => `'${signalName}'`).join(", ");
const getAvailableSignalIntegers = () => [...new Set(Object.values(constants$2.signals).sort((signalInteger, signalIntegerTwo) => signalInteger - signalIntegerTwo))].join(", ");
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
		const [stat = ""] = quietly$2(() => [readFileSync(`/proc/${pid}/stat`, "latin1")]);
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
/** Sends a signal to those that still run. @returns whether there are any */
function signalStrays(strays, name) {
	const running = strays.filter(({ pid, start }) => startOf(pid) === start);
	for (const { pid } of running) signal(pid, name);
	return running.length > 0;
}
/** The environment of the process that listens on a port; null: none is found, or the system does not tell. */
function environmentOfListener(port) {
	const listening = processesWhose("stat", () => true).find((pid) => addressesListenedOn([pid]).some((address) => address.endsWith(`:${port}`)));
	const [environment] = listening === void 0 ? [] : quietly$2(() => [readFileSync(`/proc/${listening}/environ`, "utf8")]);
	if (environment === void 0) return null;
	return Object.fromEntries(environment.split("\0").filter((entry) => entry !== "").map((entry) => [entry.slice(0, entry.indexOf("=")), entry.slice(entry.indexOf("=") + 1)]));
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
/** Behind the program's name, which may hold anything, in brackets. */
const fieldsOf = (stat) => stat.slice(stat.lastIndexOf(")") + 2).split(" ");
const hasEnded = (state) => state === "Z" || state === "X";
/** The start of a process, in ticks since the machine booted, and empty on systems other than Linux. null: no such process runs. */
function startOf(pid) {
	if (process.platform !== "linux") return signal(pid, 0) ? "" : null;
	const [stat = ""] = quietly$2(() => [readFileSync(`/proc/${pid}/stat`, "latin1")]);
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
	return quietly$2(() => readdirSync(folder)).flatMap((fd) => quietly$2(() => [/^socket:\[(\d+)\]$/.exec(readlinkSync(`${folder}/${fd}`))?.[1] ?? ""]));
}
/** A line: number, local address, remote address, state, queues, timer, retransmits, user, timeout, inode. */
function listeningSockets(table) {
	return quietly$2(() => readFileSync(`/proc/net/${table}`, "utf8").trim().split("\n").slice(1)).map((line) => line.trim().split(/\s+/)).filter(([, , , state]) => state === LISTENING).map((fields) => ({
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
/** Nothing where the process or the table is gone, or not readable. */
function quietly$2(look) {
	try {
		return look();
	} catch {
		return [];
	}
}

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
const probeLogSchema = object({
	pid: number().int(),
	nodeVersion: string(),
	sampleEveryMs: number(),
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
/** A profile has begun, or could not be taken, and why. */
const profilingSchema = union([object({ profiling: literal(true) }), object({ unprofiled: string() })]);
const probeMessageSchema = union([
	probeLogSchema,
	probeGreetingSchema,
	profilingSchema,
	threadProfileSchema
]);
/** @throws ZodError where the text is none of what a probe says */
function parseProbeMessage(line) {
	return probeMessageSchema.parse(JSON.parse(line));
}
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
	return sumAround(logs, {
		fromMs,
		toMs
	}, ([, , cpuUs]) => cpuUs);
}
/** Finished responses between the samples around two moments: a busy process takes no samples. */
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
	let greeting = null;
	let hasAnswered = false;
	let asked = null;
	let profiled = null;
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
		} else if ("above" in message) greeting = message;
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
			settle(({ reject }) => {
				reject(unreadable);
			});
			profiled?.reject(unreadable);
		}
	});
	socket.on("close", () => {
		settle(({ resolve }) => {
			resolve(null);
		});
		profiled?.resolve(null);
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
		},
		startProfile: async () => {
			await askForProfile("start");
		},
		endProfile: () => askForProfile("end")
	};
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
	while (!isOver && isWorthWaiting()) isOver = await Promise.race([allAnswer, setTimeout$1(LOOK_EVERY_MS$1, false, { ref: false })]);
	if (silentOf(probes).some((probe) => isBlockedIfSilent(probe, probes))) return null;
	return probes.flatMap((probe) => reports.get(probe) ?? []);
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
			const text = quietly$1(() => readFileSync(`/proc/${pid}/task/${thread}/schedstat`, "latin1"));
			if (text !== null) threads.set(thread, Number(text.split(" ", 1)[0]));
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
	const stat = quietly$1(() => readFileSync(`/proc/${pid}/stat`, "latin1"));
	if (stat === null) return null;
	const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ").map(Number);
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
function quietly$1(read) {
	try {
		return read();
	} catch {
		return null;
	}
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
* @throws where none is left
*/
async function holdPort(draw = () => randomInt(PORTS.from, PORTS.to)) {
	for (let tries = 0; tries < MOST_TRIES; tries += 1) {
		const port = draw();
		const keeper = createSocket("udp4").bind({
			port,
			address: LOOPBACK,
			exclusive: true
		}).unref();
		if (await begins(keeper) && await isFree(port)) return {
			port,
			[Symbol.dispose]: () => {
				keeper.close();
			}
		};
		keeper.close();
	}
	throw new Error(`no port from ${PORTS.from} to ${PORTS.to} is free`);
}
async function isFree(port) {
	const server = net.createServer().listen(port, LOOPBACK);
	if (!await begins(server)) return false;
	server.close();
	await once(server, "close");
	return true;
}
const begins = (listener) => once(listener, "listening").then(() => true, () => false);
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
			if ((await Promise.all(listensOn.map((address) => answersAt(address, {
				scenario,
				protocol
			})))).includes(true) || isLate && listensOn.length > 0) throw new ReasonError({
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
async function answersAt(address, { scenario, protocol }) {
	if (scenario.protocol !== "http") return false;
	const origin = `${protocol}//${address.replace(/^0\.0\.0\.0:/, `${LOOPBACK}:`).replace(/^\[::\]:/, "[::1]:")}`;
	return exchange({
		origin,
		request: scenario,
		agent: false,
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

// src/measure/server/stops.ts
/** Times that a server which had come up was killed since it last ended by itself. One that was never killed is not there. */
const kills = /* @__PURE__ */ new Map();
const keyOf = ({ target: { dir, start }, tree }) => JSON.stringify([
	tree,
	dir,
	start
]);
/** After so many in a row it is taken for a server that never ends by itself, and is not waited for. */
const DEAF_AFTER = 2;
const isDeaf = (server) => (kills.get(keyOf(server)) ?? 0) >= DEAF_AFTER;
/** Tells whether it had to be killed before, so that it may have left a lock or half a file. */
const wasKilledBefore = (server) => kills.has(keyOf(server));
/** Of one that had come up: what never did has left nothing that the next one lacks. */
function noteStop(server, wasKilled) {
	if (wasKilled) kills.set(keyOf(server), (kills.get(keyOf(server)) ?? 0) + 1);
	else if (wasKilledBefore(server)) kills.set(keyOf(server), 0);
}

// src/measure/server/server.ts
const CONNECT_EVERY_MS$1 = 5;
/** Time until the end of a process, or a serving worker thread, is known. */
const KNOWN_WITHIN_MS = 250;
/** Time for a server to finish requests after a load: twice the timeout of a request, because two arms share the core. */
const AFTER_LOAD_MS = 2e4;
/**
* Boots one server on a free loopback port, checks its first answer in full, and waits until none of its processes is busy starting.
*
* @throws ArmFailure where it exits, never listens, never answers or otherwise than expected, or never comes to rest
*/
async function bootServer(options) {
	try {
		var _usingCtx$24 = _usingCtx();
		const { arm, target, scenario, patienceMs = AFTER_LOAD_MS, isProfiled = false } = options;
		const opened = _usingCtx$24.a(new AsyncDisposableStack());
		const probes = opened.use(await listenForProbes());
		const { port } = opened.use(await askSystem(holdPort));
		const env = {
			...probedEnvironment(environmentInTree(target, options.tree), probes.address),
			...profiledEnvironment(isProfiled),
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
			cores: options.core === null ? null : [options.core],
			opensInput: true
		}));
		let isUp = false;
		opened.defer(async () => {
			const ownWill = await tree.stop(isDeaf(options) ? 0 : options.stopGraceMs);
			if (options.stopGraceMs > 0 && isUp) noteStop(options, !ownWill);
			if (!ownWill && options.stopGraceMs > 0) options.onKilled();
		});
		const fail = (because, isOfBoot = false) => new ArmFailure(arm, withLastOutput(because, tree.output()), { isOfBoot });
		const assertRunning = () => {
			const ending = tree.ending();
			if (ending !== null) throw fail({
				kind: "server-died",
				ending,
				isKilled: wasKilled(ending)
			});
		};
		const explain = (error) => {
			if (!(error instanceof ReasonError)) throw error;
			const failure = fail(error.reason, true);
			if (!wasKilledBefore(options)) throw failure;
			throw new MeasuringFailure({
				kind: "not-up-after-kill",
				arm,
				seconds: target.stopTimeoutMs / 1e3,
				because: failure.reason
			});
		};
		const origin = await untilListening(tree, {
			target,
			port,
			scenario,
			timeoutMs: target.bootTimeoutMs,
			everyMs: CONNECT_EVERY_MS$1
		}).catch(explain);
		const first = await firstAnswer(scenario, origin, {
			untilMs: startedMs + target.bootTimeoutMs,
			hasEnded: () => tree.ending() !== null
		}).catch(explain);
		isUp = true;
		const bootMs = first.atMs - startedMs - first.heldMs;
		if (!(await probes.collect(startedMs + target.bootTimeoutMs - monotonicMs()) !== null)) throw fail({
			kind: "busy-after-first-answer",
			command: target.start
		}, true);
		const hasServed = SERVED[scenario.protocol];
		const collect = async () => {
			assertRunning();
			const logs = await probes.collect(patienceMs);
			if (logs === null) throw fail({
				kind: "busy-after-load",
				seconds: patienceMs / 1e3,
				protocol: scenario.protocol
			});
			return logs;
		};
		let outside = null;
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
			logs: async (load) => {
				if (outside !== null) {
					assertRunning();
					return outside.logs(load?.arrivals ?? []);
				}
				let logs = await collect();
				if (!logs.some(hasServed)) {
					await Promise.race([tree.ended, setTimeout$1(KNOWN_WITHIN_MS)]);
					logs = await collect();
				}
				const serving = logs.filter(hasServed);
				if (serving.length === 0) {
					assertRunning();
					outside = scenario.protocol === "http" ? watchFromOutside(tree, port) : null;
					if (outside !== null) {
						options.onOutside?.();
						return outside.logs([]);
					}
					throw new MeasuringFailure(whyUnseen({
						command: target.start,
						protocol: scenario.protocol,
						port,
						hasHeard: probes.hasHeard()
					}));
				}
				await assertOwnModules(arm, serving, options.tree);
				options.onServing?.(serving);
				return logs;
			},
			async [Symbol.asyncDispose]() {
				outside?.[Symbol.dispose]();
				await moved.disposeAsync();
			}
		};
	} catch (_) {
		_usingCtx$24.e = _;
	} finally {
		await _usingCtx$24.d();
	}
}
/** Why no probe saw a server serve. A launcher like npm may have the probe where its server has lost it. */
function whyUnseen({ command, protocol, port, hasHeard }) {
	const environment = environmentOfListener(port);
	if (environment === null) return hasHeard ? {
		kind: "nothing-served",
		command,
		protocol
	} : {
		kind: "no-probe",
		command
	};
	if (!preloadsProbe(environment)) return {
		kind: "no-probe",
		command
	};
	return hasHeard && knowsProbeAddress(environment) ? {
		kind: "nothing-served",
		command,
		protocol
	} : {
		kind: "probe-address-dropped",
		command
	};
}
/** Exit code of a shell whose program was killed. */
const KILLED_BELOW_SHELL = 137;
/** Tells whether it was killed, perhaps by a kernel out of memory. */
const wasKilled = (ending) => ending.kind === "signalled" ? ending.signal === "SIGKILL" : ending.kind === "exited" && ending.code === KILLED_BELOW_SHELL;
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
		stopGraceMs: side.stopGraceMs,
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
		var _usingCtx$23 = _usingCtx();
		const opened = _usingCtx$23.a(new AsyncDisposableStack());
		const servers = await bothAtOnce(startedFirst, async (arm) => opened.use(await bootArm(arm, besideAnother(arms[arm], rig), scenario, rig)));
		const moved = opened.move();
		return {
			...servers,
			[Symbol.asyncDispose]: () => moved.disposeAsync()
		};
	} catch (_) {
		_usingCtx$23.e = _;
	} finally {
		await _usingCtx$23.d();
	}
}
/** Boot times as one slice. Both boot at once on one core, so that a difference counts about half. */
const bootTimes = ({ base, head }) => oneSlice({
	base: { bootTime: base.bootMs },
	head: { bootTime: head.bootMs }
});
/** The measuring equipment of a whole run: cores and a warm load client. */
function openRig({ cores, procedure, onKilled, onServing, onOutside }) {
	const client = startLoadClient(cores?.clients ?? null);
	return {
		cores,
		client,
		procedure,
		onKilled,
		onServing,
		onOutside,
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
function assertSameCount(arm, { before, after, answered, mostUnderWay }) {
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
/** Request and expected answer of every load. */
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
/** @throws ArmFailure where the server died or answered wrongly; MeasuringFailure where it served others than the client */
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

// src/measure/profile/profiled-servers.ts
/** Profiles of both arms' servers, under the load that the rounds put on them. */
/** A load goes on until the profile is over, whose end waits for its turn in the server's event loop; at most so long. */
const LONGEST_LOAD_MS = 6e4;
/**
* Boots both servers and profiles one after the other, so that each has the core for itself.
*
* @throws ArmFailure where an arm breaks; MeasuringFailure where it cannot be profiled
*/
async function profileServers({ arms, scenario, startedFirst }, rig) {
	try {
		var _usingCtx$22 = _usingCtx();
		const profiled = {
			base: {
				...arms.base,
				isProfiled: true
			},
			head: {
				...arms.head,
				isProfiled: true
			}
		};
		const servers = _usingCtx$22.a(await bootBoth({
			arms: profiled,
			scenario,
			startedFirst
		}, rig));
		return await bothInTurn(startedFirst, (arm) => profileUnderLoad(servers[arm], scenario, rig));
	} catch (_) {
		_usingCtx$22.e = _;
	} finally {
		await _usingCtx$22.d();
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
		tasks: async () => (await ask("list", {}, usual)).names,
		modules: async () => (await ask("list", {}, usual)).modules,
		deviations: async () => (await ask("list", {}, usual)).deviations,
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

// src/measure/profile/profiled-suites.ts
/** Profiles of one task of both arms' suites. */
/**
* Starts both suites and profiles the task in one after the other.
*
* @throws ArmFailure where an arm's suite fails, or cannot be profiled
*/
async function profileSuites({ arms, task, startedFirst }, { cores, procedure }) {
	try {
		var _usingCtx$21 = _usingCtx();
		const opened = _usingCtx$21.a(new AsyncDisposableStack());
		const suites = await bothInTurn(startedFirst, async (arm) => opened.use(startSuite({
			arm,
			...arms[arm],
			core: cores?.server ?? null,
			isProfiled: true
		})));
		return await bothInTurn(startedFirst, async (arm) => stretchesOf$1(arm, [await suites[arm].profile({
			task,
			durationMs: cpuProfileMs(procedure)
		})], procedure));
	} catch (_) {
		_usingCtx$21.e = _;
	} finally {
		await _usingCtx$21.d();
	}
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
			cores: task.place.cores,
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
				leftMs: done === 0 ? chosen.length * EACH_MS : (monotonicMs() - startedMs) / done * (chosen.length - done),
				estimate: null
			});
			const cause = await explain(planned.get(id), toExplain, {
				task,
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
async function explain(benchmark, { benchmark: judged, isCounted, isProfiled }, explaining) {
	const { task: { executed, place: { trees }, circumstancesOf } } = explaining;
	const stretches = isProfiled ? await stretchesOf(benchmark, explaining) : null;
	if (stretches !== null) await keepProfiles(benchmark.id, stretches, explaining.task);
	const profiled = stretches === null ? null : causeOf(await locatedStretches(stretches, trees), costByRounds(judged));
	const ofBoth = isCounted ? executed.get(benchmark.id) : void 0;
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
async function stretchesOf(benchmark, { task: { place: { trees, troubleBeside } }, rig, io }) {
	try {
		const stretches = await profileBenchmark(benchmark, trees, rig);
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
/** @throws ArmFailure where an arm breaks; MeasuringFailure where it cannot be profiled */
async function profileBenchmark(benchmark, trees, rig) {
	const pairs = [];
	for (let pair = 0; pair < rig.procedure.profiledPairs; pair += 1) pairs.push(await profilePair(benchmark, pair % 2 === 0 ? "base" : "head", trees, rig));
	return {
		base: pairs.flatMap(({ base }) => base),
		head: pairs.flatMap(({ head }) => head)
	};
}
/** The stretches by the files in the copies of both arms. */
const locatedStretches = async ({ base, head }, trees) => ({
	base: await locateProfiles(base, trees.base),
	head: await locateProfiles(head, trees.head)
});
function profilePair(benchmark, startedFirst, trees, rig) {
	if (benchmark.kind === "suite") return profileSuites({
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
		task: benchmark.scenario,
		startedFirst
	}, rig);
	const { base, head, request } = benchmark;
	if (request.protocol !== "http") throw new Error(`${benchmark.id} holds its requests, and is not to be profiled`);
	const arms = {
		base: {
			target: base,
			tree: trees.base,
			stopGraceMs: base.stopTimeoutMs
		},
		head: {
			target: head,
			tree: trees.head,
			stopGraceMs: head.stopTimeoutMs
		}
	};
	return profileServers({
		arms,
		scenario: request,
		startedFirst
	}, rig);
}
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
async function keepProfiles(id, stretches, { place: { trees }, keepProfile }) {
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
* Where counts are equal, three rounds bear witness. Only a time that looks suspicious in them, or a stored run that does, asks for the first look.
*
* One regressed metric decides a benchmark, unless it is accepted: then its other metrics do.
* A suspicion by enough stored runs keeps a benchmark open that the first look clears. Stored runs clear nothing.
*
* @param leftOut ids of benchmarks that are not measured any further, and remain in the family
*/
function nextStage(file, later = ALONE, leftOut = NONE_LEFT_OUT) {
	const isAhead = ({ record }) => !leftOut.has(record.id);
	const weighed = weigh(file);
	const historyOf = openHistories(file);
	const isSuspected = ({ record }) => suspectsByHistory(record, file.run, historyOf(record)).length > 0;
	return stageOf("screen", weighed.filter((one) => one.measured.duets.length < one.measured.plan.looks[0] && (!isSettledWithoutLook(one.measured, one, file.run.policy, .1) || isSuspected(one))).filter(isAhead)) ?? stageOf("confirm", undecided(weighed, file, later).filter(isAhead));
}
function undecided(weighed, file, later) {
	const soFar = judgeSoFar(weighed, file, later);
	return weighed.filter((one) => nextLook(one.measured) !== null && isUndecided(one, soFar));
}
function judgeSoFar(weighed, file, later) {
	const { run } = file;
	const allEvidence = weighed.flatMap(({ evidence }) => evidence);
	const withoutEvidence = weighed.flatMap(({ thin }) => thin).length;
	const { size, conclude } = openFamily(allEvidence, run.policy, withoutEvidence);
	const concludeLater = concludeTogether(allEvidence, run.policy, withoutEvidence + joiningLater(size, later));
	const historyOf = openHistories(file);
	return {
		policy: run.policy,
		conclude,
		isRegressedForGood: (evidence) => concludeLater(evidence).outcome === "regressed",
		isAccepted: (evidence, record) => coveringAcceptance({
			id: record.id,
			changes: [{
				metric: evidence.metric,
				change: conclude(evidence).estimate
			}],
			past: historyOf(record)
		}, file) !== null,
		suspectsOf: (record) => suspectsByHistory(record, run, historyOf(record))
	};
}
function isUndecided({ record, evidence, thin, measured }, soFar) {
	const deciding = evidence.filter(({ decides }) => decides);
	const regressed = deciding.filter(soFar.isRegressedForGood);
	if (regressed.some((one) => !soFar.isAccepted(one, record))) return false;
	const others = deciding.filter((one) => !regressed.includes(one) && !isCounted(one.metric));
	if (others.some((one) => isOpen(one, soFar.conclude(one).outcome) && !isSettledByCounts(one, deciding, soFar.policy, .1))) return true;
	if (thin.some(({ usableRounds }) => usableRounds > 0)) return true;
	return measured.duets.length === measured.plan.looks[0] && soFar.suspectsOf(record).some((metric) => others.some((one) => one.metric === metric));
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
function suspectsByHistory(record, run, past) {
	const stored = storedEvidence(record, run, past);
	if (stored.state !== "comparable") return [];
	return stored.evidence.filter(({ estimate }) => estimate.n >= run.policy.minStoredRuns && isSuspicious(estimate)).map(({ metric }) => metric);
}
const nextLook = ({ plan, duets }) => plan.looks.find((look) => look > duets.length) ?? null;
/** The next look, or the rounds that bear witness. */
function nextStop({ measured, evidence }) {
	const { duets, plan } = measured;
	const look = nextLook(measured);
	return duets.length < WITNESS_ROUNDS && look === plan.looks[0] && isCountedEqual(evidence) ? Math.min(look, WITNESS_ROUNDS) : look;
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

// src/judge/running-estimate.ts
const ALPHA = .01;
/** Estimates the first metric that gates; null: there are too few rounds. */
function runningEstimate(measurement) {
	if (measurement?.state !== "measured") return null;
	const { duets } = measurement;
	const metric = duetMetrics(duets).find((name) => METRICS[name].role === "gating");
	const ratios = metric === void 0 ? [] : roundLogRatios(duets, metric, METRICS[metric].direction);
	if (ratios.length < 3) return null;
	const estimate = estimateFromRounds(ratios);
	return {
		change: changeOfLog(estimate.log),
		interval: intervalOf(estimate, ALPHA)
	};
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
const queueSchema = array(waiterSchema);
/** Every user has a file of their own: another user's cannot be replaced in a shared temporary folder. */
const queueFile = () => path.join(os.tmpdir(), `perf-gate-turn-${process$2.getuid?.() ?? 0}.json`);
/**
* Waits in a queue until every run that came before has measured, or until the signal. Disposing of the lock lets the next run measure.
* Where the queue cannot be written, nothing is waited for, which is noted.
*
* @param folder tells other runs where this one measures
*/
async function takeMachineLock(folder, { signal, progress, note }) {
	const file = queueFile();
	const own = {
		pid: process$2.pid,
		start: startOf(process$2.pid) ?? "",
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
	return queueSchema.safeParse(jsonOrNull(await textIfReadable(file))).data ?? [];
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
function maxMemoryFigure(bytes) {
	return bytes > 0 ? { maxMemory: bytes / 1e6 } : {};
}
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
	const figuresOf = (ofArm) => ({
		...resourceFigures(ofArm, fromMs, toMs),
		...maxMemoryFigure(maxMemoryBytes(ofArm))
	});
	return oneSlice({
		base: figuresOf(logs.base),
		head: figuresOf(logs.head)
	});
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
/** With fewer than three finishes in a window, chance decides how many it holds (`finishRate`). */
const tellsThroughput = (logs, fromMs, toMs) => longestPauseMs(logs, fromMs, toMs) <= (toMs - fromMs) / 3;
/** Bounds waiting by the CPU time that probes saw: the kernel's account lacks processes that started later. */
const atMostIdle = (waitingShare, { cpuUsPerMs }) => Math.max(0, Math.min(waitingShare, 1 - cpuUsPerMs / 1e3));
/** The metrics of a duet without slices: measured and not usable. */
const emptied = (slices) => Object.fromEntries(Object.keys(slices).map((metric) => [metric, []]));
/** An arm hangs if it finishes nothing while the other finishes something in every slice. Otherwise both answer too seldom. */
function failureOfWindow(logs, { fromMs, toMs, sliceMs }) {
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
	const { turnWarmupMs, settleMs, soloWarmupMs, suiteWarmupMs, suiteSliceMs, suiteSlices, suiteSoloSliceMs, suiteSoloSlices, sliceMs, slices, latencySliceMs, latencySlices, soloMs } = procedure;
	const aroundLoadMs = SERVER_OVERHEAD_MS + latencySliceMs * latencySlices;
	const turns = sideBySide ? 1 : 2;
	const underLoadMs = sideBySide ? EXPECTED_WARMUP_MS + settleMs + slices * sliceMs : 2 * (turnWarmupMs + slices * (200 + sliceMs));
	return {
		duetMs: (scenario) => {
			if (scenario === null) return SUITE_OVERHEAD_MS + (suiteWarmupMs + suiteSlices * suiteSliceMs) * turns;
			if (scenario.protocol === "websocket") return SERVER_OVERHEAD_MS + duetBurstsMs(expectedBurstMs(scenario));
			return aroundLoadMs + underLoadMs;
		},
		soloMs: (scenario) => {
			if (scenario === null) return SUITE_OVERHEAD_MS + suiteWarmupMs + suiteSoloSlices * suiteSoloSliceMs;
			if (scenario.protocol === "websocket") return SERVER_OVERHEAD_MS + soloBurstsMs(expectedBurstMs(scenario));
			return aroundLoadMs + soloWarmupMs + soloMs;
		}
	};
}

// src/measure/server/saturated-load.ts
/** The saturated part of a round, and the share of it in which a server waited. */
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
	const loaded = [];
	for (let slice = 0; slice < slices; slice += 1) {
		const { base, head } = await loadBoth(slice % 2 === 0 ? loadedFirst : otherArm(loadedFirst), 200, sliceMs);
		pairs.push(...activityPairs(base.activity, head.activity));
		loaded.push(base, head);
	}
	if (pairs.length === 0) throw answersTooSeldom("both arms", sliceMs);
	const saturated = {
		mode: "alternating",
		slices: saturatedSlices(pairs, averageOf(pairs)),
		coreShare: null
	};
	return loaded.filter(({ clientSaturated }) => clientSaturated).length > loaded.length / 2 ? {
		...saturated,
		clientSaturated: true
	} : saturated;
}
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
const maxMemoryOf = ({ base, head }) => oneSlice({
	base: base.maxMemory,
	head: head.maxMemory
});
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
		maxMemory: maxMemoryFigure(maxMemoryBytes(logs))
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
function windowFor(operationMs, usual) {
	const sliceMs = Math.max(usual.sliceMs, OPERATIONS_OF_A_SLICE * operationMs);
	const slices = Math.max(usual.leastSlices, Math.ceil(usual.slices * usual.sliceMs / sliceMs));
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
function costOf({ busyAlone, coreShare }) {
	return Math.min(busyAlone.base, busyAlone.head, coreShare.base + coreShare.head) >= BUSY ? cpuNsPerOp : elapsedNsPerOp;
}
/** Least factor that is told. */
const LEAST_GROWTH = 1.25;
const LEAST_ROUNDS = 3;
/** So many of the rounds show it: on a busy machine some do by chance. */
const MOST_ROUNDS = .75;
/** The first and the last such part of a round are compared: single slices vary. */
const ENDS = 4;
const meanOf = (slices, arm) => mean(slices.map((slice) => slice[arm]));
/** A note where operations or answers get slower over time in both arms: the slower arm has done fewer, so that the change looks smaller. */
function noteOnGrowth(benchmark, rounds) {
	const growths = rounds.flatMap(({ slices: { nsPerOp = [], cpuPerRequest = nsPerOp } }) => {
		const part = Math.ceil(cpuPerRequest.length / ENDS);
		const growth = (arm) => meanOf(cpuPerRequest.slice(-part), arm) / meanOf(cpuPerRequest.slice(0, part), arm);
		return cpuPerRequest.length < 2 ? [] : [Math.min(growth("base"), growth("head"))];
	});
	const growing = growths.filter((factor) => factor >= LEAST_GROWTH);
	if (growths.length < LEAST_ROUNDS || growing.length < MOST_ROUNDS * growths.length) return [];
	return [{
		kind: "cost-grows",
		benchmark,
		factor: Number(median(growths).toFixed(2))
	}];
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
* Ends a task, and checks the CommonJS modules that it loaded. Modules of the file itself were checked when its tasks were listed.
*
* @throws MeasuringFailure where modules came from outside of the arm's tree; ArmFailure where the task does not close
*/
async function finishProven(suite, { tree }) {
	const modules = await suite.finish();
	await assertOwnModules(suite.arm, [{ modules }], tree);
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
	const arm = serverArm(benchmark.head, trees.head);
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
			base: serverArm(benchmark.base, trees.base),
			head: serverArm(benchmark.head, trees.head)
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
	await (await bootArm(arm, serverArm(benchmark[arm] ?? benchmark.head, place.trees[arm]), benchmark.request, place.rig))[Symbol.asyncDispose]();
}
/** Measures base alone. @throws like `measureSolo`, with head as the arm */
const measureBaseAlone = (place, benchmark, index) => measureSolo(withBaseTwice(place), asBase(benchmark), index);
/** Measures base's code in both arms. @throws like `measureDuet`, with either arm */
const measureControl = async (place, benchmark, step) => ({
	...await measureDuet(withBaseTwice(place), asBase(benchmark), step),
	benchmark: benchmark.id
});
/** Both arms run base, so Node versions are not reported. */
const withBaseTwice = (place) => ({
	...place,
	trees: {
		base: place.trees.base,
		head: place.trees.base
	},
	rig: {
		...place.rig,
		onServing: void 0
	}
});
const asBase = (benchmark) => ({
	...benchmark,
	head: benchmark.base
});
const serverArm = (target, tree) => ({
	target,
	tree,
	stopGraceMs: target.stopTimeoutMs
});
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
				scenario: benchmark.request,
				tree,
				core: null,
				stopGraceMs: target.stopTimeoutMs,
				onKilled: () => {}
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
	const inRun = {
		setting,
		run,
		benchmark: soFar.benchmark,
		soFar
	};
	const startedMs = monotonicMs();
	await (step.kind === "control" ? tryControl(inRun, step) : tryRound(inRun, step));
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
			if (step.kind === "solo" && setting.plan !== null && keepsState(benchmark) && isComparable(benchmark)) await askBaseAsMuch({
				...inRun,
				benchmark
			}, step.index);
			return;
		}
		tries.push(lost);
	}
	if (step.kind === "duet") await settleLostDuet(inRun, tries);
	else if (isComparable(benchmark)) await settleLostSolo({
		...inRun,
		benchmark
	}, step.index, tries);
	else soFar.ending = endingOf$1(tries, soFar.outlived);
}
/** Measures a round of base against base. A failure ends nothing, but counts for head if that breaks later. */
async function tryControl(inRun, step) {
	const { setting, run, benchmark, soFar } = inRun;
	try {
		await reviveClient(inRun);
		run.control.push(await measureControl(setting, comparable(benchmark), step));
	} catch (error) {
		if (setting.signal.aborted) return;
		const { arm, reason, isOfBoot = false } = lostTryOf(error);
		soFar.outlived.push({
			arm: arm === null || isOfBoot ? null : "base",
			reason,
			round: "control left out"
		});
	}
}
/** Restarts an ended load client, which is no fault of the arms, but not twice in a row for one benchmark, which may be what ends it. */
async function reviveClient({ setting: { rig }, run, benchmark: { id, kind } }) {
	if (kind === "server" && run.clientRevivedFor !== id && await rig.client.reviveIfEnded()) run.clientRevivedFor = id;
}
async function addRound({ setting, benchmark, soFar }, step) {
	if (step.kind === "solo") soFar.solos.push(await measureSolo(setting, benchmark, step.index));
	else soFar.duets.push(await measureDuet(setting, comparable(benchmark), step, (bodies) => soFar.firstBodies.push(bodies)));
}
/** @throws Error where a round of both arms was planned without a base */
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
	const alone = ending.state === "broken" ? tryOfArmAlone(setting, benchmark, {
		arm: ending.arm,
		isOfBoot: tries.every(({ isOfBoot }) => isOfBoot === true)
	}) : null;
	if (ending.state !== "broken" || alone === null) {
		soFar.ending = ending;
		return;
	}
	const byItself = await lostOf(inRun, alone);
	if (byItself !== "over") soFar.ending = endingByItself(ending, byItself);
}
/** How an arm that failed beside the other is tried by itself. null: head, whose failure under load is its own. */
function tryOfArmAlone(setting, benchmark, { arm, isOfBoot }) {
	if (benchmark.kind === "server" && isOfBoot) return () => bootAlone(arm, setting, benchmark);
	return arm === "base" && isComparable(benchmark) ? () => measureBaseAlone(setting, benchmark, 0) : null;
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
	const ofBase = await lostOf(inRun, () => measureBaseAlone(setting, benchmark, index));
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
	const lost = await lostOf(inRun, () => measureBaseAlone(setting, benchmark, index));
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
async function failureOf({ signal }, act) {
	try {
		await act();
		return null;
	} catch (error) {
		return signal.aborted ? null : lostTryOf(error);
	}
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
async function openEmulator({ platform = process$2.platform, arch = process$2.arch, file = packedEmulator(arch), folders = cacheFolders() } = {}) {
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
function cacheFolders(environment = process$2.env) {
	const home = homeOfUser(environment);
	const cache = environment["XDG_CACHE_HOME"] || (home === null ? null : path.join(home, ".cache"));
	const temporary = path.join(os.tmpdir(), `perf-gate-emulator-${process$2.getuid?.() ?? 0}`);
	return cache === null ? [temporary] : [path.join(cache, "perf-gate"), temporary];
}
/** @returns why it is not there now, ready to run; null: it is */
async function unpackTo(program, packed) {
	try {
		await mkdir(path.dirname(program), {
			recursive: true,
			mode: 448
		});
		if ((await lstat(path.dirname(program))).uid !== process$2.getuid?.()) return "the folder belongs to another user";
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
function countingHash(ofProgram, cpu, libc = libcVersion()) {
	return createHash("sha256").update(JSON.stringify([
		COUNTING_PROCEDURE,
		ofProgram,
		cpu,
		libc,
		DETERMINISTIC
	])).digest("hex").slice(0, 16);
}
/** The system's C library is part of every program; not known of other systems than glibc's. */
function libcVersion() {
	Object.assign(process$2.report, { excludeNetwork: true });
	const { header } = process$2.report.getReport();
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
	signal.addEventListener("abort", stopEverything);
	return { [Symbol.asyncDispose]: async () => {
		signal.removeEventListener("abort", stopEverything);
		if (signal.aborted) await stopAllProcessTrees();
	} };
}
/** Disposes of a thing on a signal, also one given before. Disposing of the result leaves the thing to its owner. */
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
const SLOWER_BOOT = 10;
const CONNECT_EVERY_MS = 50;
const REQUEST_TIMEOUT_MS = 12e4;
/**
* Boots a server that is counted, on a free loopback port, and checks its first answer in full. No probe is preloaded: it
* works by the clock, so it would do more on a slower machine.
*
* @throws ArmFailure where it exits, is ended by the signal, never listens, or answers otherwise than expected
*/
async function startCountedServer(arm, { target, tree, stopGraceMs }, scenario, setting) {
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
			await server.stop(setting.signal.aborted ? 0 : stopGraceMs);
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
		tree,
		stopGraceMs: target.stopTimeoutMs
	}, request, setting);
}

// src/measure/take-counts.ts
/** Of one benchmark, and of all where no budget says how long a run may take. */
const LONGEST_MS$1 = 24e4;
const LONGEST_OF_RUN_MS = 9e5;
/** A try that took longer to fail is not repeated: a server that never listens would cost minutes, and the rounds tell it sooner. */
const QUICK_FAILURE_MS = 3e4;
/** Benchmarks that the cores have room for. Each waits for a tenth of its time, so one more has the cores meanwhile. */
const benchmarksAtOnce = (cpus, hasBase) => Math.floor(cpus / (hasBase ? 2 : 1)) + 1;
/** Why nothing can be counted on this machine; null: it can. */
async function whyNotCountable() {
	const emulator = await openEmulator();
	return "because" in emulator ? emulator.because : null;
}
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
					leftMs: 0,
					estimate: null
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
	return {
		state: "counted",
		counts: {
			base: base?.instructions ?? null,
			head: head.instructions,
			...isKnown ? { allocated: {
				base: base.allocated,
				head: head.allocated
			} } : {},
			hash
		},
		moved: base !== null && !isSameWork({
			base: base.instructions,
			head: head.instructions
		}) ? {
			base,
			head
		} : null
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
/** A record with its counts. Where they are required and missing it is invalid, but for how much its rounds vary. */
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
		measurement: endedAfter({
			state: "invalid",
			reason: {
				kind: "required-instructions-not-counted",
				because: outcome.reason
			}
		}, measurement)
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
	control: [],
	clientRevivedFor: null
});
/** @param plan null: nothing is measured side by side */
function measurementOf({ benchmark, duets, solos, ending }, plan) {
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
/** Marks benchmarks that an interrupted run never came to. */
function unlessUntouched(measurement) {
	return ("solos" in measurement ? [...measurement.solos, ..."duets" in measurement ? measurement.duets : []] : null)?.length === 0 ? {
		state: "not measured",
		reason: { kind: "interrupted-before-its-turn" }
	} : measurement;
}
/** The records of all benchmarks, from their rounds and counts. */
function recordsOf({ rounds }, { plan, procedure, counts, areCountsRequired, versions }) {
	return [...rounds.values()].map((soFar) => {
		const { benchmark, benchmark: { id, target, scenario, kind, labels } } = soFar;
		const identity = {
			id,
			target,
			scenario,
			kind,
			version: versions.get(target) ?? null,
			labels,
			variant: null
		};
		const tookMs = Math.round(soFar.tookMs + (counts.get(id)?.tookMs ?? 0));
		return withCounts({
			...identity,
			loadHash: loadHash(benchmark, procedure),
			measurement: measurementOf(soFar, plan),
			tookMs
		}, counts, areCountsRequired);
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
/** On failures that did not end a benchmark, and on operations that get slower. */
const notesOnRounds = ({ rounds }) => [...rounds].flatMap(([id, { outlived, duets }]) => [...notesOnOutlived(id, outlived), ...noteOnGrowth(id, duets)]);
/** On benchmarks whose arms may do different things. */
const warningsOnRounds = ({ rounds }) => [...rounds].flatMap(([id, { firstBodies }]) => warningsOfBodies(id, firstBodies));

// src/plan/schedule.ts
/** A/A rounds take at most a tenth of the time. */
const DUETS_TO_A_CONTROL = 10;
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
*
* @param controls ids of the benchmarks that can be measured with base's code in both arms
*/
function openScheduler(seed, controls) {
	const draw = seededDraw(seed);
	const orders = [];
	const orderOf = (round) => {
		while (orders.length <= round) orders.push(...shuffled(ORDERS, draw));
		return orders[round];
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
						...orderOf(index)
					});
					duets += 1;
					if (duets % 10 === 0 && controls.length > 0) steps.push({
						kind: "control",
						id: controls[draw(controls.length)],
						index: controlIndex(),
						...orderOf(controlIndex())
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
function notesOnBudget(profile, rounds) {
	const [beforeFirstLook = null, ofHeadAlone = null] = fewerRounds(profile, rounds);
	const leftOut = looksLeftOut(profile, rounds);
	return [...beforeFirstLook === null && ofHeadAlone === null ? [] : [{
		kind: "budget-leaves-fewer-rounds",
		beforeFirstLook,
		ofHeadAlone
	}], ...leftOut.length === 0 ? [] : [{
		kind: "budget-leaves-fewer-looks",
		looks: leftOut
	}]];
}
/** Tells by how much a budget was not kept; null: there is none. */
const notesOnBudgetTaken = (budgetMs, tookMs) => budgetMs === null || tookMs <= 1.2 * budgetMs ? [] : [{
	kind: "over-budget",
	seconds: Math.round(tookMs / 1e3),
	budgetSeconds: Math.round(budgetMs / 1e3)
}];
const fewer = (left, of) => left < of ? {
	left,
	of
} : null;
/** Rounds before the first look, and of head alone; null: as many as the profile has. */
function fewerRounds(profile, { plan, solos }) {
	return [plan === null ? null : fewer(plan.looks[0] ?? 0, profile.plan?.looks[0] ?? 0), fewer(solos, plan === null ? profile.solosWithoutBase : profile.solos)];
}
/** The last looks of a profile, which the budget leaves no time for. */
const looksLeftOut = ({ plan: wanted }, { plan }) => plan === null ? [] : wanted?.looks.slice(plan.looks.length) ?? [];
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
/** Estimated time of so many rounds of each benchmark in ms, with control rounds. */
function expectedMs(benchmarks, rounds, costs) {
	return benchmarks.reduce((sum, { request, comparable, baseAlone = false }) => sum + (baseAlone ? 2 : 1) * rounds.solos * costs.soloMs(request) + (comparable ? withControls(rounds.duets * costs.duetMs(request)) : 0), 0);
}
const withControls = (duetsMs) => duetsMs * (10 + 1) / 10;
/** Time for counting a benchmark on two busy cores, in ms. */
const COUNTING_MS = 4e4;
/** Estimated time for counting instructions in ms: of compared benchmarks, or of all where there is no base. */
function expectedCountingMs(benchmarks, hasBase) {
	return benchmarks.filter(({ comparable, request }) => (comparable || !hasBase) && request?.protocol !== "websocket").length * (hasBase ? COUNTING_MS : COUNTING_MS / 2);
}
/** Largest share of a budget for counts that are not required. */
const MOST_OF_BUDGET = .6;
/** Share of their estimated time that the fewest rounds take: two idle cores are quicker, and equal counts need three rounds of five. */
const USUAL_OF_RECKONED = .45;
/** Part of a budget for counting: all of it if required, otherwise what the fewest useful rounds leave. */
function keptForCountingMs(expectedCounting, { isRequired, budgetMs, leastMs }) {
	if (isRequired || budgetMs === null) return expectedCounting;
	return Math.max(0, Math.min(expectedCounting, MOST_OF_BUDGET * budgetMs, budgetMs - USUAL_OF_RECKONED * leastMs));
}

// src/measure/stages.ts
/** Measures stages until there is none, the budget does not reach any next look, or the signal ends it. */
async function measureStages(request, io) {
	const { stageAhead, solos } = request;
	const { measureStage, affordable } = openStages(request, io);
	const tooDear = /* @__PURE__ */ new Set();
	await measureStage(stageAhead(tooDear), solos);
	for (let stage = stageAhead(tooDear); stage !== null && !io.signal.aborted; stage = stageAhead(tooDear)) {
		const benchmarks = affordable(stage);
		if (benchmarks.length > 0) await measureStage({
			...stage,
			benchmarks
		}, 0);
		else for (const id of stage.benchmarks) tooDear.add(id);
	}
	const waiting = tooDear.size === 0 || io.signal.aborted ? 0 : countAhead(stageAhead);
	if (waiting > 0) io.note({
		kind: "budget-used-up",
		benchmarks: waiting
	});
}
/** Number of benchmarks that still have a look ahead. */
function countAhead(stageAhead) {
	const ahead = /* @__PURE__ */ new Set();
	for (let stage = stageAhead(ahead); stage !== null; stage = stageAhead(ahead)) for (const id of stage.benchmarks) ahead.add(id);
	return ahead.size;
}
/** Measures stages, and estimates the next one by the pace so far. */
function openStages({ measure, estimateOf, benchmarks, costs, seed, budgetMs, controls }, { signal, progress }) {
	const scheduler = openScheduler(seed, controls);
	const startedMs = monotonicMs();
	const elapsedMs = () => monotonicMs() - startedMs;
	let reckonedMs = 0;
	const costOf = (ids, duets) => expectedMs(benchmarks.filter(({ id }) => ids.has(id)), {
		duets,
		solos: 0
	}, costs);
	return {
		measureStage: async (stage, solos) => {
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
			for (const [done, step] of steps.entries()) {
				if (signal.aborted) return;
				const leftMs = timeLeft$1({
					done,
					total,
					spentMs: elapsedMs() - stageStartedMs,
					expectedMs: expected
				});
				progress({
					phase,
					done,
					total,
					label: step.id,
					leftMs,
					estimate: estimateOf(step.id)
				});
				await measure(step);
			}
			if (!signal.aborted) progress({
				phase,
				done: total,
				total,
				label: "done",
				leftMs: 0,
				estimate: null
			});
			reckonedMs += expected;
		},
		affordable: ({ from, rounds, benchmarks: staged }) => {
			if (budgetMs === null) return staged;
			const pace = reckonedMs === 0 ? 1 : elapsedMs() / reckonedMs;
			let leftMs = budgetMs - elapsedMs();
			return staged.filter((id) => {
				const costMs = pace * costOf(/* @__PURE__ */ new Set([id]), rounds - from);
				const fits = costMs <= leftMs;
				if (fits) leftMs -= costMs;
				return fits;
			});
		}
	};
}
/** By the plan's estimate for the first rounds, then by the pace. */
function timeLeft$1({ done, total, spentMs, expectedMs: expected }) {
	return done < 3 ? Math.max(0, expected - spentMs) : spentMs / done * (total - done);
}

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
		const { records, control, countingMs, executed } = await measureBenchmarks(begun, {
			plan,
			prepared,
			jobs: Math.max(request.jobs, request.shard?.count ?? 1)
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
			benchmarks: await Promise.all(benchmarks.map((record) => withExplainedFailure(record, prepared))),
			control
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
function beginRun({ startedAt, repository: { branch, config, configHash, head }, base, settings: { profile, budget, ruling }, environment, stored }, request) {
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
			head,
			branch,
			base: base?.commit ?? null,
			pullRequest: request.pullRequest,
			shard: request.shard,
			environment,
			storedKinds,
			policy: ruling.policy,
			configFile: config.file,
			configHash,
			benchmarks: [],
			control: [],
			notes: [],
			warnings: []
		},
		history,
		acceptances
	};
}
/** Counts instructions, while nothing is timed: within half a minute they tell where a change is. Then it measures rounds. */
async function measureBenchmarks(begun, { plan: { base, cores, settings, procedure: asked }, prepared: { benchmarks, versions, trees, services }, jobs }, io) {
	try {
		var _usingCtx3 = _usingCtx();
		if (trees === null || benchmarks.length === 0) return {
			records: [],
			control: [],
			countingMs: 0,
			executed: /* @__PURE__ */ new Map()
		};
		const startedMs = monotonicMs();
		const { profile, budget } = settings;
		const isComparing = !comparesNothing(profile);
		const instructions = isComparing ? settings.instructions : "off";
		if (cores === null && base !== null && isComparing) await noteTurns(io);
		const procedure = procedureUnder(profile.load, asked);
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
		const counts = await takeCounts({
			instructions,
			benchmarks,
			hasBase: base !== null,
			trees,
			troubleBeside: services.trouble,
			longestMs: time.countingMs ?? 9e5
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
			areCountsRequired: instructions === "required",
			versions
		});
		const later = {
			jobs,
			isPart: jobs > 1 || begun.run.only.length > 0 || profile.only.length > 0
		};
		await measureStages({
			stageAhead: (leftOut) => nextStage(withFacts(begun, { benchmarks: recordsSoFar() }), later, leftOut),
			measure: (step) => measureStep(setting, soFar, step),
			estimateOf: (id) => runningEstimate(measurementOf(soFar.rounds.get(id), rounds.plan)),
			benchmarks: schedulable,
			costs,
			solos: rounds.solos,
			seed: begun.run.seed,
			budgetMs: budget === null ? null : budget.ms - (monotonicMs() - startedMs),
			controls: controlsOf(benchmarks)
		}, io);
		notesOnRounds(soFar).forEach(io.note);
		warningsOnRounds(soFar).forEach(io.warn);
		const records = recordsSoFar().map((record) => ({
			...record,
			measurement: unlessUntouched(record.measurement)
		}));
		notesOnCounts(records, counts).forEach(io.note);
		const executed = new Map([...counts].flatMap(([id, outcome]) => outcome.state === "counted" && outcome.moved !== null ? [[id, outcome.moved]] : []));
		return {
			records,
			control: soFar.control,
			countingMs,
			executed
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
/** Benchmarks for A/A rounds: without services, which arms would share, and without held requests, which vary more. */
const controlsOf = (benchmarks) => benchmarks.filter(isComparable).filter((benchmark) => benchmark.base.services.length === 0 && (benchmark.kind === "suite" || benchmark.request.protocol === "http")).map(({ id }) => id);
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
	const ruled = {
		ruling,
		head,
		benchmarks: [...benchmarks, ...unmeasured]
	};
	if (only.length === 0) warningsOnIdleRules(ruled).forEach(warn);
	warningsOnTurnedMetrics(ruled).forEach(warn);
}
/** Orders benchmarks as the configuration does; what only base has comes last. */
function byPlaceIn(config) {
	const places = new Map(config.targets.map((target, place) => [target.name, place]));
	return (one, other) => (places.get(one.target) ?? places.size) - (places.get(other.target) ?? places.size);
}

// src/prepare/what-moved.ts
/** Changes between base and head beside the code of a function: installed packages, and the commits that touch its file. */
var import_dist = require_dist();
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
const LOCK_FILES$1 = {
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
function yamlOrNull(text) {
	if (hasTooManyExplicitKeys(text)) return null;
	try {
		return (0, import_dist.parse)(text, { logLevel: "error" });
	} catch {
		return null;
	}
}
/** By the name of the lock file that a text was read from. */
function lockedPackages(lockFile, text) {
	const locked = /* @__PURE__ */ new Map();
	for (const [name, version] of LOCK_FILES$1[lockFile]?.(text) ?? []) locked.set(name, (locked.get(name) ?? /* @__PURE__ */ new Set()).add(version));
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
	for (const folder of foldersUpFrom(dir)) for (const name of Object.keys(LOCK_FILES$1)) {
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
	const { repository: { root, git }, procedure, base, cores, settings } = plan;
	const { benchmarks, trees, services } = prepared;
	const { budgetMs, phasesMs } = file.run;
	if (settings.why === "off" || trees === null || base === null || phasesMs === void 0) return file;
	const startedMs = monotonicMs();
	const causes = await explainRegressions({
		judgement,
		benchmarks,
		executed,
		place: {
			trees,
			cores,
			troubleBeside: services.trouble
		},
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
		if (alike === "file") files += 1;
		if (alike === "file") folders.add(path.posix.dirname(place));
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
	return entries === null ? null : entries.map((entry) => ({
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
const isBusy = (pid) => quietly(() => readdirSync(`/proc/${pid}/task`)).some((thread) => quietly(() => [readFileSync(`/proc/${pid}/task/${thread}/stat`, "latin1")]).some((stat) => /^[RD]/.test(stat.slice(stat.lastIndexOf(")") + 2))));
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
function quietly(read) {
	try {
		return read();
	} catch {
		return [];
	}
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
			core: null,
			stopGraceMs: target.stopTimeoutMs,
			onKilled: () => {}
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

// src/prepare/tree.ts
var import_posix = /* @__PURE__ */ __toESM(require_posix(), 1);
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
/** Made once for each listing: every target asks it. */
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

// src/prepare/packages.ts
/** Packages of a tree by their `package.json` files, and the parts of the tree that a target links. */
const LOCK_FILES_OF_NPM = ["npm-shrinkwrap.json", "package-lock.json"];
/** Lock files of every package manager. */
const LOCK_FILES = [
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

// src/prepare/reach.ts
/** Targets that a change can reach, by names of files and links of `package.json` files. No source is read. */
/** Files that decide, in a folder or above it, which packages an install brings. */
const DECIDES_ON_PACKAGES = /* @__PURE__ */ new Set([
	"package.json",
	...LOCK_FILES,
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
	if (!LOCK_FILES.some((name) => has.has(path.posix.join(folder, name)))) return true;
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
		const reason = await whyUnread(target, {
			change,
			prepared: {
				...prepared,
				trees
			}
		});
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
async function whyUnread(target, { change, prepared: { benchmarks, trees } }) {
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
function environmentKey({ cpuModel, arch, cores, cpuLimit, nodeVersion, osMajor }) {
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
		acceptances: base === null || acceptedIn === null ? await readAcceptances(acceptedIn === null ? storedIn : path.join(root, acceptedIn), config.file) : await acceptancesAt(git, base.commit.sha, {
			folder: acceptedIn,
			configFile: config.file
		})
	};
}
const DAY_MS = 864e5;
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
/** Acceptances of a commit. */
async function acceptancesAt(git, commit, { folder, configFile }) {
	const file = path.posix.join(folder, ACCEPTANCES_FILE);
	return acceptancesOfGate(parseAcceptances(await textAt(git, commit, file) ?? "", `${file} of ${commit}`), configFile);
}
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
function surveyTargets(head, base, { only, asked, all, shard, recorded = /* @__PURE__ */ new Map(), change }) {
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
	const leftToOthers = splitAmongShards(surveyed.filter(({ reachedBy }) => isWanted(reachedBy)), {
		only,
		shard,
		recorded
	});
	return {
		removed,
		targets: surveyed.map((target) => ({
			...target,
			leftOut: isWanted(target.reachedBy) ? leftToOthers(target) : { state: "unaffected" }
		}))
	};
}
/** Tells which other shard measures a target; null: this one does. */
function splitAmongShards(targets, { only, shard, recorded }) {
	if (shard === null) return () => null;
	const expected = expectedTimes(targets.map(({ head }) => head), {
		isWanted: benchmarkFilter(only),
		recorded,
		costs: COSTS
	});
	const shards = splitIntoShards(expected, shard.count);
	return ({ name }) => {
		const leftTo = {
			index: shards.get(name),
			count: shard.count
		};
		return leftTo.index === shard.index ? null : {
			state: "not measured",
			reason: {
				kind: "left-to-shard",
				...leftTo
			},
			leftTo
		};
	};
}
/** @throws UserError as {@link readRepository} */
async function reachOfChange(request) {
	return reachIn(await readRepository(request));
}
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
	return {
		problem,
		brought: change.brought,
		targets: surveyTargets(head, config, {
			only: [],
			asked: {
				patterns: [],
				by: "--only"
			},
			all: false,
			shard: null,
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
	const base = await readBase(repository, { isAgainstItself }, io);
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
async function readBase(repository, { isAgainstItself }, { note, warn }) {
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
		if (base !== null) await refuseSparseCheckout(root, git);
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
/** Head would lack files that base has. */
async function refuseSparseCheckout(root, git) {
	if ((await git([
		"config",
		"--type=bool",
		"--default=false",
		"--get",
		"core.sparseCheckout"
	])).trim() !== "true") return;
	throw PREPARE_ERRORS["sparse-checkout"]({ root });
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
			reason: reasonOf(cause).trim(),
			temporary: os.tmpdir()
		}, cause);
	}
}

// src/prepare/install-target.ts
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
/** Runs a second step if the first one succeeds. */
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
	return {
		ready: false,
		reason: reasonOfFailures(failures)
	};
}
/** Both reasons if they differ: the second may come from leftovers of the first. */
function reasonOfFailures(failures) {
	const [first, last] = [failures[0], failures.at(-1)];
	return isDeepStrictEqual(first, last) ? last : {
		kind: "command-failed-twice",
		last,
		first
	};
}
const reasonOfMissing = (folder, { edition }) => ({
	kind: "folder-missing",
	folder,
	isOfEdition: edition !== null && folder !== edition.source
});
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
/** Asks both arms' files for the tasks of a suite. */
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
	const ofBase = base === null ? NOTHING_LISTED : await listed({
		arm: "base",
		target: base,
		tree: trees.base
	}, signal);
	if (ofBase.contents === null) return broken(endingOf$1(ofBase.lost, []));
	const ofHead = await listed({
		arm: "head",
		target: head,
		tree: trees.head
	}, signal);
	if (ofHead.contents === null) return broken(endingOf$1(ofHead.lost, ofBase.lost));
	return {
		state: "listed",
		tasks: {
			base: ofBase.contents.tasks,
			head: ofHead.contents.tasks
		},
		labels: ofHead.contents.labels,
		labelsLost: ofHead.contents.labelsLost,
		deviations: ofHead.contents.deviations,
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
		deviations: [],
		...NO_LABELS
	},
	lost: []
};
async function listed(suite, signal) {
	const lost = [];
	while (lost.length < 2) {
		signal.throwIfAborted();
		try {
			return {
				contents: await contentsOf(suite),
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
async function contentsOf({ arm, target, tree }) {
	try {
		var _usingCtx$5 = _usingCtx();
		const suite = _usingCtx$5.a(startSuite({
			arm,
			target,
			tree,
			core: null
		}));
		const modules = await suite.modules();
		await assertOwnModules(arm, [{ modules }], tree);
		return {
			tasks: await suite.tasks(),
			deviations: await suite.deviations(),
			...arm === "head" ? await labelsOf(suite) : NO_LABELS
		};
	} catch (_) {
		_usingCtx$5.e = _;
	} finally {
		await _usingCtx$5.d();
	}
}
/** A failure costs the labels alone, because no figure depends on them. */
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
			labelsLost: error.reason
		};
	}
}

// src/prepare/benchmarks.ts
/**
* Installs all targets in both arms. Then, target by target, starts its services, builds it, and asks a suite for its tasks.
*
* @throws UserError where nothing matches what was asked for
*/
async function prepareBenchmarks(request, place) {
	const { targets, removed, settings: { only, asked }, base, repository: { config }, tree } = request;
	const { trees, io } = place;
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
	const notes = [];
	const warnings = [...notesOnUnmatchedDependencies(targets.map(({ head }) => head), tree.files, config.file)];
	const preparing = {
		trees,
		services: place.services,
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
		notes.push(...found.notes);
		if (found.benchmarks.length === 0) continue;
		const { versionOf } = target.head;
		const version = versionOf === null ? null : await installedVersion(versionOf, target.head, trees.head);
		if (version !== null) versions.set(target.name, version);
		else if (versionOf !== null) notes.push({
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
	const gone = removedScenarios(targets.map(({ head }) => head), base?.config.targets ?? []);
	const known = new Set(benchmarks.map(({ id }) => id));
	unmeasured.push(...gone.filter(({ id }) => !known.has(id)));
	const wanted = recordFilter(only);
	const found = [...benchmarks, ...unmeasured];
	if (!found.some(wanted)) throw noBenchmarkMatches(only, found.map(({ id }) => id), asked);
	warnings.push(...unmatchedGlobs(only, found).map((glob) => ({
		kind: "glob-matches-nothing",
		glob,
		by: asked.by
	})));
	const kept = {
		benchmarks: (base === null ? benchmarks.map((benchmark) => ({
			...benchmark,
			newBecause: null
		})) : benchmarks).filter(wanted),
		unmeasured: unmeasured.filter(wanted)
	};
	notes.push(...notesOnLongNames([...kept.benchmarks, ...kept.unmeasured]));
	return {
		...kept,
		preparingMs,
		versions,
		notes,
		warnings
	};
}
/** Warns of patterns of `dependsOn` that match no file: a typo would leave changes there unmeasured. */
function notesOnUnmatchedDependencies(targets, files, file) {
	const unmatched = targets.flatMap(({ name, dependsOn }) => (dependsOn ?? []).map((pattern) => ({
		pattern,
		target: configuredName(name)
	}))).filter(({ pattern }) => !files.some(dependencyFilter([pattern])));
	return [...new Map(unmatched.map((one) => [JSON.stringify(one), one])).values()].map(({ pattern, target }) => ({
		kind: "dependency-matches-nothing",
		pattern,
		target,
		file
	}));
}
/** Names that are too long to be joined or published are told before minutes are spent. */
function notesOnLongNames(benchmarks) {
	const names = benchmarks.map(({ id }) => id).filter((id) => id.length > 300);
	return names.length === 0 ? [] : [{
		kind: "names-too-long",
		names,
		most: 300
	}];
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
	const because = whyNotBesideBase(found) ?? await whyNotOfBase(found.benchmarks.find(isComparable) ?? null, preparing);
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
/** Why base does not run a benchmark; null: it does. */
async function whyNotOfBase(benchmark, { trees }) {
	if (benchmark === null) return null;
	try {
		await checkBenchmark(benchmark, "base", { trees });
		return null;
	} catch (error) {
		if (!(error instanceof ArmFailure) && !(error instanceof MeasuringFailure)) throw error;
		return error.reason;
	}
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
	} : await suiteOf({
		head,
		base: base?.kind === "suite" ? base : null
	}, preparing);
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
async function suiteOf({ head, base }, preparing) {
	const listed = await listSuite({
		head,
		base
	}, preparing);
	if (listed.state !== "listed") return nothingOf(head, listed);
	const { tasks, labels, labelsLost, lost, deviations } = listed;
	const gone = tasks.base.filter((task) => !tasks.head.includes(task));
	return {
		benchmarks: withTaskLabels(suiteBenchmarks(head, base, tasks.head, tasks.base), labels),
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
		const ofHome = trees.map((folder) => path.relative(homeOf(folder), place)).find((inside) => !leavesFolder(inside) && !path.isAbsolute(inside));
		if (ofHome !== void 0 && existsSync(path.join(process.env["HOME"] ?? "/", ofHome))) return {
			kind: "left-in-home",
			file: ofHome
		};
		const file = trees.map((folder) => path.relative(folder, place)).find((inside) => inside !== "" && !leavesFolder(inside));
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
* Starts a service on a free loopback port and waits until it is ready.
*
* @throws MeasuringFailure where it ends or is not ready in time, with the last of what it printed
*/
async function startService(service, place) {
	try {
		var _usingCtx$4 = _usingCtx();
		const opened = _usingCtx$4.a(new AsyncDisposableStack());
		const scratch = opened.use(await askSystem(() => openScratchFolder("service")));
		const { port } = opened.use(await askSystem(holdPort));
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
async function untilReady(service, starting) {
	const { tree } = starting;
	const untilMs = monotonicMs() + service.readyTimeoutMs;
	for (;;) {
		const lack = await lackOf(service, starting, untilMs);
		if (lack === null || tree.ending() !== null) return;
		if (monotonicMs() >= untilMs) throw new MeasuringFailure(withLastOutput({
			kind: "service-not-ready",
			service: service.name,
			seconds: service.readyTimeoutMs / 1e3,
			because: lack
		}, tree.output()));
		await setTimeout$1(ASK_EVERY_MS);
	}
}
/** Why it is not ready; null: it is. */
async function lackOf({ ready }, { port, run }, untilMs) {
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
function shell(command, { cwd, cores }, own) {
	return {
		command: [
			"/bin/sh",
			"-c",
			command
		],
		cwd,
		env: serviceEnvironment(own, cwd),
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
				const reason = await troubleOfServices(target, instances);
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
						reason: error.reason
					}
				};
			}
		},
		trouble: (target) => troubleOfServices(target, instances),
		[Symbol.asyncDispose]: () => instances[Symbol.asyncDispose]()
	};
}
function openInstances({ trees, cores, signal, isAlike }) {
	const started = /* @__PURE__ */ new Map();
	return {
		running: async ({ arm, service }) => {
			const isForBoth = service.scope === "run" && isAlike(service);
			const key = JSON.stringify([isForBoth ? null : arm, service]);
			signal.throwIfAborted();
			const instance = started.get(key) ?? startService(service, {
				cwd: trees[arm],
				cores
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
async function variablesOf(arm, services, { running }) {
	const all = {};
	for (const service of services) Object.assign(all, (await running({
		arm,
		service
	})).env);
	return all;
}
async function troubleOfServices(target, { running }) {
	for (const need of needsOf(target)) {
		const reason = await (await running(need)).trouble();
		if (reason !== null) return reason;
	}
	return null;
}
/** Head first, so that a shared instance runs in head's tree. */
function needsOf({ head, base }) {
	return [...head.services.map((service) => ({
		arm: "head",
		service
	})), ...(base?.services ?? []).map((service) => ({
		arm: "base",
		service
	}))];
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

// src/prepare/prepare-run.ts
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
		const services = opened.use(openServices({
			trees: trees ?? {
				base: "",
				head: ""
			},
			cores: cores?.clients ?? null,
			signal: io.signal,
			isAlike: (service) => change === null || changedFileOf(service, change) === null
		}));
		const prepared = await prepareBenchmarks(plan, {
			trees: trees ?? {
				base: "",
				head: ""
			},
			services,
			io
		});
		prepared.notes.forEach(io.note);
		prepared.warnings.forEach(io.warn);
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
		const explained = request.why === "off" ? measured.file : await explainRun(measured.file, judgement, {
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

// src/cli/measuring.ts
var import_cli_progress = require_cli_progress();
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
/** Shows bars on a terminal, and plain lines with the time left anywhere else. */
function openProgress(stream, { TERM } = process$2.env) {
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
				stream.write(`${plainLines(describeNote(event.note))}\n`);
				return;
			}
			const payload = {
				phase: PHASES[event.phase],
				label: labelOf(event),
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
				stream.write(`${plainLines(describeNote(event.note))}\n`);
				return;
			}
			if (phase === event.phase && Date.now() - shownAt < LOG_LINE_EVERY_MS && event.done < event.total) return;
			phase = event.phase;
			shownAt = Date.now();
			stream.write(`${PHASES[event.phase]} ${event.done}/${event.total}  ${timeLeft(event)}${labelOf(event)}\n`);
		},
		[Symbol.dispose]: () => {}
	};
}
const PHASES = {
	prepare: "preparing",
	measure: "measuring",
	confirm: "confirming",
	count: "counting instructions",
	explain: "looking for causes"
};
/** The current benchmark, with its change so far. */
function labelOf(event) {
	const label = plainLine(event.label);
	if (event.phase === "prepare" || event.estimate === null) return label;
	const { change, interval } = event.estimate;
	return `${label}  ${change > 0 ? "+" : ""}${formatPercent(change)} (${formatInterval(interval)}) so far`;
}
function timeLeft(event) {
	if (event.phase === "prepare" || event.leftMs <= 0) return "";
	const seconds = Math.round(event.leftMs / 1e3);
	return seconds >= 90 ? `about ${Math.round(seconds / 60)} min left  ` : `about ${seconds} s left  `;
}

export { procedureUnder as A, serverBenchmarks as B, withFacts as C, stopEverythingOn as D, schedulableOf as E, untilListening as F, LOOPBACK as I, holdPort as L, planCores as M, startSuite as N, checkBenchmark as O, firstAnswer as P, environmentInTree as R, measureRun as S, expectedMs as T, workspaceGlobs as _, prepareRun as a, noteInterrupt as b, reachOfChange as c, LOCK_FILES as d, LOCK_FILES_OF_NPM as f, requestsOf as g, readPackageTree as h, runGate as i, roundCosts as j, PROCEDURE as k, readEnvironment as l, placesAskedFor as m, untilInterrupted as n, planRun as o, isNamedBy as p, whatIsSaved as r, reachIn as s, measure as t, refuseWindows as u, foldersAbove as v, expectedCountingMs as w, openNotes as x, isIn as y, startProcessTree as z };