// src/text/commits.ts
/** A whole id, by SHA-1 or SHA-256. */
const COMMIT_ID = /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/;
/** As much of an id as tells commits apart in any repository, everywhere the same; `-dirty` stays. GitHub makes a link of it in plain text. */
function shortCommit(commit) {
	return commit.replace(/^([0-9a-f]{12})[0-9a-f]+/u, "$1");
}

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
/**
* One line without control, direction-changing or terminal-colouring characters, cut visibly to `maxLength` characters.
*/
function toPlainLine(text, maxLength) {
	const line = text.replace(ANSI_SEQUENCE, "").replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, " ").trim();
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
const ACTED_UPON = new RegExp(`(?<markup>${/^(?:[=>]|[-+](?=[-\s]|$)|#{1,6}(?=\s|$)|\d+[.)](?=\s|$))|[\\`*_[\]&|$]|<(?=\S)|~(?=\S)/u.source})|${/@|#(?=\d)|\bgh-(?=\d)|\bwww(?=\.)|:(?=\/\/)/iu.source}`, "giu");
/** Running text with everything taken away that markdown, HTML or GitHub would act on. */
function markdownProse(text) {
	return plainProse(text).replace(ACTED_UPON, (found, markup) => markup === void 0 ? `${found}${ZERO_WIDTH_SPACE}` : `${found.slice(0, -1)}${toEntity(found.slice(-1))}`);
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

export { plainProse as a, shortCommit as c, plainName as i, markdownCommand as n, toPlainLine as o, markdownProse as r, COMMIT_ID as s, markdownCode as t };