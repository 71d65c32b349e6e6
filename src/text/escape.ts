/**
 * Names, reasons and versions come from the measured code and its configuration, while a report is posted with the repository's own
 * rights. None of them may become markup, a mention, a reference, a link, or a command to a terminal or a runner.
 */
import { stripVTControlCharacters } from 'node:util';

/** Longest name and longest running text that are shown; the whole is in the JSON. */
const MAX_NAME_LENGTH = 120;
const MAX_PROSE_LENGTH = 600;

/** GitHub resolves entities before it looks for mentions and links, so these must be broken by a zero-width space. */
const ZERO_WIDTH_SPACE = '&#8203;';
const BARE_ZERO_WIDTH_SPACE = String.fromCodePoint(0x200b);

/**
 * Characters that no reader sees: ends of lines, what a terminal acts on, what changes the direction of text, what has no width, and what is
 * no character. The variation selector of emoji is left out.
 */
const UNSEEN = /[[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}]--\u{FE0F}]/gv;

/** Marks on one letter beyond those of any script: piled up, they cover the lines above and below. */
const PILED_MARKS = /(?<=\p{M}{3})\p{M}+/gu;

/** Gives text with another character, or a blank, in place of each that no reader sees. */
export function withoutUnseen(text: string, instead = ' '): string {
  return stripVTControlCharacters(text).replace(UNSEEN, instead).replace(PILED_MARKS, '');
}

/** Gives one line of characters that a reader sees, and that no runner acts on. */
export function plainLine(text: string): string {
  return withoutWorkflowCommands(withoutUnseen(text).replace(/\s+/gu, ' ').trim());
}

/** Gives the same, cut visibly to `maxLength` characters. */
export function toPlainLine(text: string, maxLength: number): string {
  const line = plainLine(text);
  const characters = Array.from(line);
  return characters.length <= maxLength ? line : `${characters.slice(0, maxLength - 1).join('')}…`;
}

/** Gives text of several lines for a terminal or a log. It keeps the ends of its lines, and nothing else that a terminal or a runner acts on. */
export function plainLines(text: string): string {
  const lines = stripVTControlCharacters(text)
    .split('\n')
    .map((line) => withoutUnseen(line).trimEnd());
  return withoutWorkflowCommands(lines.join('\n'));
}

/** Gives JSON that reads as the same value, and that a terminal or a runner acts on nothing of. */
export function inertJson(json: string): string {
  return json
    .replace(UNSEEN, (character) => (character < ' ' ? character : escapedUnits(character)))
    .replaceAll('##[', String.raw`#\u0023[`);
}

/** `\u202e` */
const escapedUnits = (character: string): string =>
  Array.from({ length: character.length }, (_, index) => `\\u${character.charCodeAt(index).toString(16).padStart(4, '0')}`).join('');

/** A runner acts on lines that begin with two colons, and on `##[` anywhere in a line. */
export function withoutWorkflowCommands(text: string): string {
  return text.replace(/^(?<indent>\s*):(?=:)/gmu, '$<indent>: ').replaceAll('##[', '## [');
}

export function plainName(name: string): string {
  return toPlainLine(name, MAX_NAME_LENGTH);
}

export function plainProse(text: string): string {
  // Spaces at the ends separate this text from the spans around it.
  const [before, after] = [/^ /u.exec(text) ? ' ' : '', / $/u.exec(text) ? ' ' : ''];
  const line = toPlainLine(text, MAX_PROSE_LENGTH);
  return line === '' ? before : `${before}${line}${after}`;
}

/** A name as inline code: mentions, references and links are inert inside it. */
export function markdownCode(name: string): string {
  return fenced(plainName(name) || '(empty name)');
}

/** The same in a table, where pipes and backslashes have meanings that a fence does not take away: names with them are spelled in entities. */
export function markdownCellCode(name: string): string {
  const line = plainName(name);
  return /[|\\]/u.test(line) ? `<code>${line.replace(/[^\p{L}\p{N} ]/gu, toEntity)}</code>` : markdownCode(name);
}

/** One line as inline code. Longer fences let it hold backticks. */
export function fenced(line: string): string {
  const longest = longestRunOfBackticks(line);
  const [fence, padding] = ['`'.repeat(longest + 1), longest === 0 ? '' : ' '];
  return `${fence}${padding}${line}${padding}${fence}`;
}

const longestRunOfBackticks = (text: string): number => Math.max(0, ...(text.match(/`+/gu) ?? []).map((run) => run.length));

/** Characters that markdown or HTML acts on, at any place in a line or where a block begins, and the slash of GitLab's commands. */
const MARKUP = /^(?:[=>/]|[-+](?=[-\s]|$)|#{1,6}(?=\s|$)|\d+[.)](?=\s|$))|[\\`*_[\]&|$]|<(?=\S)|~(?=\S)/u;

/** Characters that GitHub makes into a mention, a reference or a link. */
const REFERENCE = /@|#(?=\d)|\bgh-(?=\d)|\bwww(?=\.)|:(?=\/\/)/iu;

const ACTED_UPON = new RegExp(`(?<markup>${MARKUP.source})|${REFERENCE.source}`, 'giu');

/** Running text with everything taken away that markdown, HTML or GitHub would act on. */
export function markdownProse(text: string): string {
  return plainProse(text).replace(ACTED_UPON, (found, markup: string | undefined) =>
    markup === undefined ? `${found}${ZERO_WIDTH_SPACE}` : `${found.slice(0, -1)}${toEntity(found.slice(-1))}`,
  );
}

/** One line of plain text, as of a commit message, in which GitHub finds no mention, no link, and no issue to close. */
export function toInertLine(text: string, maxLength: number): string {
  return toPlainLine(text, maxLength).replace(new RegExp(REFERENCE, 'giu'), (found) => `${found}${BARE_ZERO_WIDTH_SPACE}`);
}

/** A command on lines of its own; the fence is longer than any run of backticks inside. */
export function markdownCommand(command: string): string {
  const fence = '`'.repeat(Math.max(3, longestRunOfBackticks(command) + 1));
  return `${fence}sh\n${command}\n${fence}`;
}

function toEntity(character: string): string {
  return `&#${character.codePointAt(0)};`;
}

/** A word of a shell command, whatever is in it. */
export function quoteForShell(word: string): string {
  return `'${word.replaceAll("'", String.raw`'\''`)}'`;
}

/** Text between tags of HTML or XML, or within a quoted attribute. */
export function escapeMarkup(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;').replaceAll("'", '&#39;');
}
