const SEPARATOR = ' ⏎ ';
const KEPT_LINES = 8;
/** Of what a report shows of a reason, whose end it cuts off. What was wrong stands at the end of an output. */
const KEPT_CHARACTERS = 400;

/** Stack frames, what npm says of every failure, and its empty lines. */
const SAYS_NOTHING = /^\s+at |^Node\.js v\d|^npm (?:error|ERR!)(?:\s*$| A complete log of this run)/;

/** npm prints how a command is used below what was wrong with it. */
const USAGE_OF_NPM = /^npm (?:error|ERR!) Usage:[^]*?^npm (?:error|ERR!) Run "npm help .*$/gm;

/** The end of what a program printed, in one line, without what would push out the message above it. */
export function lastOutput(output: string): string {
  const lines = output.replace(USAGE_OF_NPM, '').split('\n').filter((line) => line.trim() !== '' && !SAYS_NOTHING.test(line));
  const kept = lines.slice(-KEPT_LINES);
  while (kept.length > 1 && lengthOf(kept) > KEPT_CHARACTERS) kept.shift();
  return lengthOf(kept) <= KEPT_CHARACTERS ? kept.join(SEPARATOR) : `…${Array.from(kept.join(SEPARATOR)).slice(1 - KEPT_CHARACTERS).join('')}`;
}

const lengthOf = (lines: readonly string[]): number => Array.from(lines.join(SEPARATOR)).length;

/** What happened to a program, and behind it the end of what that printed, if it printed anything. */
export function withLastOutput(what: string, output: string, lead = '; its last output: '): string {
  const last = lastOutput(output);
  return last === '' ? what : `${what}${lead}${last}`;
}
