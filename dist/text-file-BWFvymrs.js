import { r as UserError } from "./errors-B5hJe2kq.js";
import { b as _isoDateTime, t as ZodISODateTime } from "./schemas-CMJwVh34.js";
import { randomUUID } from "node:crypto";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { createReadStream } from "node:fs";

// src/text/escape.ts
/**
* Names, reasons and versions come from the measured code and from whoever wrote its configuration, and a report is
* posted with the repository's own rights. So nothing of them may become markup, a mention, a reference or a link.
*/
/** Longest name and longest running text that are shown; the whole is in the JSON. */
const MAX_NAME_LENGTH = 120;
const MAX_PROSE_LENGTH = 600;
const ESCAPE_CHARACTER = String.fromCodePoint(27);
const ANSI_SEQUENCE = new RegExp(String.raw`${ESCAPE_CHARACTER}\[[\d;?]*[A-Za-z]`, "gu");
/** GitHub resolves entities before it looks for mentions and links, so these must be broken by a zero-width space. */
const ZERO_WIDTH_SPACE = "&#8203;";
const BARE_ZERO_WIDTH_SPACE = String.fromCodePoint(8203);
/** What a terminal would show, without its colours and the moves of its cursor. */
const withoutAnsi = (text) => text.replace(ANSI_SEQUENCE, "");
/**
* One line without control, direction-changing or terminal-colouring characters, cut visibly to `maxLength` characters.
*/
function toPlainLine(text, maxLength) {
	const line = withoutAnsi(text).replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, " ").trim();
	const characters = Array.from(line);
	return characters.length <= maxLength ? line : `${characters.slice(0, maxLength - 1).join("")}…`;
}
function plainName(name) {
	return toPlainLine(name, MAX_NAME_LENGTH);
}
function plainProse(text) {
	const [before, after] = [/^ /u.exec(text) ? " " : "", / $/u.exec(text) ? " " : ""];
	const line = toPlainLine(text, MAX_PROSE_LENGTH);
	return line === "" ? before : `${before}${line}${after}`;
}
/**
* A name as inline code that holds in a table too: mentions, references and links are inert inside code. Backticks,
* pipes and backslashes have meanings that a fence does not take away, so names with them are spelled in entities.
*/
function markdownCode(name) {
	const line = plainName(name) || "(empty name)";
	return /[`|\\]/u.test(line) ? `<code>${line.replace(/[^\p{L}\p{N} ]/gu, toEntity)}</code>` : `\`${line}\``;
}
/** What markdown or HTML would act on, at any place in a line or where a block begins. */
const MARKUP = /^(?:[=>]|[-+](?=[-\s]|$)|#{1,6}(?=\s|$)|\d+[.)](?=\s|$))|[\\`*_[\]&|$]|<(?=\S)|~(?=\S)/u;
/** What GitHub makes into a mention, a reference or a link. */
const REFERENCE = /@|#(?=\d)|\bgh-(?=\d)|\bwww(?=\.)|:(?=\/\/)/iu;
const ACTED_UPON = new RegExp(`(?<markup>${MARKUP.source})|${REFERENCE.source}`, "giu");
/** Running text with everything taken away that markdown, HTML or GitHub would act on. */
function markdownProse(text) {
	return plainProse(text).replace(ACTED_UPON, (found, markup) => markup === void 0 ? `${found}${ZERO_WIDTH_SPACE}` : `${found.slice(0, -1)}${toEntity(found.slice(-1))}`);
}
/** One line of plain text, as of a commit message, in which GitHub finds no mention, no link, and no issue to close. */
function toInertLine(text, maxLength) {
	return toPlainLine(text, maxLength).replace(new RegExp(REFERENCE, "giu"), (found) => `${found}${BARE_ZERO_WIDTH_SPACE}`);
}
/** A command on lines of its own; the fence is longer than any run of backticks inside. */
function markdownCommand(command) {
	const longestRun = Math.max(0, ...(command.match(/`+/gu) ?? []).map((run) => run.length));
	const fence = "`".repeat(Math.max(3, longestRun + 1));
	return `${fence}sh\n${command}\n${fence}`;
}
function toEntity(character) {
	return `&#${character.codePointAt(0)};`;
}
/** A word of a shell command, whatever is in it. */
function quoteForShell(word) {
	return `'${word.replaceAll("'", String.raw`'\''`)}'`;
}

// node_modules/zod/v4/classic/iso.js
function datetime(params) {
	return _isoDateTime(ZodISODateTime, params);
}

// src/plan/profiles.ts
const AS_CONFIGURED = {
	connections: null,
	pipelining: null,
	soloWarmupMs: null,
	soloMs: null
};
const builtIn = (name, rounds) => ({
	name,
	...rounds,
	only: [],
	load: AS_CONFIGURED
});
/** `smoke` measures everything once for the tables and says nothing about regressions. */
const BUILT_IN_PROFILES = [
	builtIn("smoke", {
		plan: null,
		solos: 1,
		solosWithoutBase: 1
	}),
	builtIn("quick", {
		plan: { looks: [
			5,
			10,
			16
		] },
		solos: 1,
		solosWithoutBase: 3
	}),
	builtIn("standard", {
		plan: { looks: [
			8,
			11,
			14,
			17,
			20,
			24,
			30,
			40
		] },
		solos: 2,
		solosWithoutBase: 5
	}),
	builtIn("thorough", {
		plan: { looks: [
			16,
			20,
			25,
			30,
			40,
			50
		] },
		solos: 5,
		solosWithoutBase: 10
	})
];
/** Measures for the tables alone: nothing is compared, and no verdict is asked for. */
const comparesNothing = ({ plan }) => plan === null;
/** null: the configuration has no such profile. */
function findProfile(name, { profiles }) {
	return profiles.find((candidate) => candidate.name === name) ?? null;
}
/**
* The profile that a run is measured by: head's, unless base has one of that name that compares. Then base's holds, so
* that a change cannot have itself measured less thoroughly, and `note` says so where the two differ.
*
* @throws UserError where neither configuration has such a profile
*/
function profileOfRun({ name, by }, head, base) {
	const ofBase = base === null ? null : findProfile(name, base);
	if (ofBase === null || comparesNothing(ofBase)) return {
		profile: findProfile(name, head) ?? ofBase ?? refuse({
			name,
			by
		}, head),
		note: null
	};
	return {
		profile: ofBase,
		note: JSON.stringify(findProfile(name, head)) === JSON.stringify(ofBase) ? null : `The profile ${name} differs between base and head: the base's holds, so that a change cannot have itself measured less thoroughly.`
	};
}
function refuse({ name, by }, { profiles, file }) {
	throw new UserError({
		what: `there is no profile "${name}"`,
		where: by,
		fix: `Profiles are ${profiles.map((candidate) => candidate.name).join(", ")}; define your own under profiles: in ${file}.`
	});
}

// src/system/text-file.ts
/** The text of a file; null if there is no such file. Throws for anything else, bytes that are not UTF-8 included. */
async function readTextIfPresent(path) {
	const bytes = await nullIfMissing(async () => readFile(path));
	return bytes === null ? null : new TextDecoder("utf-8", { fatal: true }).decode(bytes);
}
/** The text of a file that it is no trouble to do without; empty where it cannot be read, for whatever reason. */
const textIfReadable = (path) => readFile(path, "utf8").catch(() => "");
/**
* The lines of a file one after the other, without their ends, so that it need not fit into memory; the last one may be empty. Ends
* are line feeds alone: what else Unicode calls one may stand in a JSON text. Throws where there is no such file, or as
* {@link readTextIfPresent} does.
*/
async function* readLines(path) {
	const decoder = new TextDecoder("utf-8", { fatal: true });
	let begun = "";
	for await (const bytes of createReadStream(path)) {
		const lines = (begun + decoder.decode(bytes, { stream: true })).split("\n");
		begun = lines.pop() ?? "";
		yield* lines;
	}
	yield begun + decoder.decode();
}
/** What `read` gives; null if what it reads does not exist: missing and unreadable are different things. */
async function nullIfMissing(read) {
	return nullOn(["ENOENT"], read);
}
/** The same, also if what should be a folder above it is a file. */
async function nullIfNowhere(read) {
	return nullOn(["ENOENT", "ENOTDIR"], read);
}
/** The same, also if links on the way to it lead in a circle. */
async function nullIfUnreachable(read) {
	return nullOn([
		"ENOENT",
		"ENOTDIR",
		"ELOOP"
	], read);
}
/** The same, for these codes of the system alone. */
async function nullOn(codes, read) {
	try {
		return await read();
	} catch (error) {
		if (error instanceof Error && "code" in error && codes.includes(error.code)) return null;
		throw error;
	}
}
/**
* Writes a file so that a reader sees the old content or the new one, never a half: a temporary file beside it, then
* a rename. Creates the folder. Throws what the file system throws.
*/
async function writeTextAtomically(path, text) {
	await mkdir(dirname(path), { recursive: true });
	const temporary = `${path}.${randomUUID()}.tmp`;
	try {
		await writeFile(temporary, text, { flush: true });
		await rename(temporary, path);
	} catch (error) {
		await rm(temporary, { force: true });
		throw error;
	}
}

export { withoutAnsi as S, plainName as _, readLines as a, toInertLine as b, writeTextAtomically as c, findProfile as d, profileOfRun as f, markdownProse as g, markdownCommand as h, nullOn as i, BUILT_IN_PROFILES as l, markdownCode as m, nullIfNowhere as n, readTextIfPresent as o, datetime as p, nullIfUnreachable as r, textIfReadable as s, nullIfMissing as t, comparesNothing as u, plainProse as v, toPlainLine as x, quoteForShell as y };