import { stripVTControlCharacters } from 'node:util';

const SEPARATOR = ' ⏎ ';
const KEPT_LINES = 8;
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
export function lastOutput(output: string): string {
  const lines = stripVTControlCharacters(output).replace(USAGE_OF_NPM, '').split('\n').filter((line) => line.trim() !== '' && !SAYS_NOTHING.test(line) && !SAYS_NOTHING_OF_A_BUILD.test(line));
  const [last = '', ...above] = lines.slice(-KEPT_LINES).toReversed();
  const kept = [lengthOf(last) <= KEPT_CHARACTERS ? last : `…${Array.from(last).slice(1 - KEPT_CHARACTERS).join('')}`];
  for (const line of above) {
    const room = KEPT_CHARACTERS - lengthOf(SEPARATOR + kept.join(SEPARATOR));
    const fits = lengthOf(line) <= room;
    if (fits) kept.unshift(line);
    else if (room >= LEAST_OF_A_LINE) kept.unshift(`${Array.from(line).slice(0, room - 1).join('')}…`);
    if (!fits) break;
  }
  return kept.join(SEPARATOR);
}

const lengthOf = (text: string): number => Array.from(text).length;

/** What happened to a program, and behind it the end of what that printed, if it printed anything. */
export function withLastOutput(what: string, output: string): string {
  const last = lastOutput(output);
  return last === '' ? what : `${what}; its last output: ${last}`;
}
