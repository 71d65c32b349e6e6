import { stripVTControlCharacters } from 'node:util';

const SEPARATOR = ' ⏎ ';
const KEPT_LINES = 8;
/** Reports cut long reasons at their end, where an output says what was wrong. */
const KEPT_CHARACTERS = 400;
/** Shorter parts of a line are dropped. */
const LEAST_OF_A_LINE = 40;

/** Stack frames, and npm's lines for every failure. */
const SAYS_NOTHING = /^\s+at |^Node\.js v\d|^npm (?:error|ERR!)(?:\s*$| A complete log of this run)/;

/** node-gyp's lines for every failure, perhaps behind a package manager's prefix. */
const SAYS_NOTHING_OF_A_BUILD =
  /(?:^|\s)gyp (?:info\s|ERR!(?:\s*$| (?:stack\s+at |System |command |cwd |node(?:-gyp)? -v |\$npm_package_|not ok|\w+ error\s*$)))/;

/** npm prints how a command is used below what was wrong with it. */
const USAGE_OF_NPM = /^npm (?:error|ERR!) Usage:[^]*?^npm (?:error|ERR!) Run "npm help .*$/gm;

/** The last lines of an output, in one line, without noise, and each once. The last line keeps its end, a cut line above it its beginning. */
export function lastOutput(output: string): string {
  const lines = stripVTControlCharacters(output)
    .replace(USAGE_OF_NPM, '')
    .split('\n')
    .filter((line) => line.trim() !== '' && !SAYS_NOTHING.test(line) && !SAYS_NOTHING_OF_A_BUILD.test(line));
  const [last = '', ...above] = [...new Set(lines.toReversed())].slice(0, KEPT_LINES);
  const kept = [
    lengthOf(last) <= KEPT_CHARACTERS
      ? last
      : `…${Array.from(last)
          .slice(1 - KEPT_CHARACTERS)
          .join('')}`,
  ];
  for (const line of above) {
    const room = KEPT_CHARACTERS - lengthOf(SEPARATOR + kept.join(SEPARATOR));
    const fits = lengthOf(line) <= room;
    if (fits) kept.unshift(line);
    else if (room >= LEAST_OF_A_LINE)
      kept.unshift(
        `${Array.from(line)
          .slice(0, room - 1)
          .join('')}…`,
      );
    if (!fits) break;
  }
  return kept.join(SEPARATOR);
}

const lengthOf = (text: string): number => Array.from(text).length;

/** Appends the last output, if there is any. */
export function withLastOutput(what: string, output: string): string {
  const last = lastOutput(output);
  return last === '' ? what : `${what}; its last output: ${last}`;
}
