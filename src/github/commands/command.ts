import { MOST_ACCEPTANCE_DAYS, parseDurationMs } from '../../config/quantities.ts';
import { toPlainLine } from '../../text/escape.ts';

/** What somebody asks for in a comment. */
export type CommentCommand =
  /** Measure again; `only` and `budget` as the inputs of the same names take them, null: not given. */
  | { readonly kind: 'run'; readonly only: string | null; readonly budget: string | null }
  /** A regression is meant to stay. `benchmark` is an id or a glob over ids; `days` null: as long as the input says. */
  | { readonly kind: 'accept'; readonly benchmark: string; readonly days: number | null; readonly reason: string }
  /** It begins as a command does; `problem` completes "this was not understood:". */
  | { readonly kind: 'not understood'; readonly problem: string };

/** Longer reasons are cut visibly: they are repeated in every report. */
const MAX_LINE_LENGTH = 500;

/** A word, or several in quotes: a suite's tasks may have spaces in their names, and reports show names in backticks. */
const WORD = /^(?:"([^"]+)"|`([^`]+)`|(\S+))(?: |$)/u;

/** What the condition of the workflow's accepting job looks for (`examples/perf-commands.yml`); the other job lacks its rights. */
const SPELLED_ACCEPT = /^\/perf accept/iu;

/** The command in the first line of a comment; null: it has none. */
export function parseCommand(body: string): CommentCommand | null {
  const [firstLine = ''] = body.trimStart().split(/[\r\n]/u, 1);
  const [prefix, ...words] = toPlainLine(firstLine, MAX_LINE_LENGTH).split(' ');
  if (prefix?.toLowerCase() !== '/perf') return null;
  const [verb = '', ...others] = words;
  switch (verb.toLowerCase()) {
    case 'run':
      return parseRun(others.join(' '));
    case 'accept':
      return SPELLED_ACCEPT.test(body) ? parseAccept(others.join(' ')) : notUnderstood('`/perf accept` is written at the very beginning, with one blank in it: by that the job starts which may record it');
    case '':
      return notUnderstood('it does not say what to do');
    default:
      return notUnderstood(`there is no command "${verb}"`);
  }
}

function parseRun(text: string): CommentCommand {
  const words = wordsOf(text);
  const budgets = words.filter((word) => parseDurationMs(word) !== null);
  const globs = words.filter((word) => parseDurationMs(word) === null);
  if (globs.length > 1) return notUnderstood(`${globs.join(' ')} is more than one pattern; separate patterns by commas, and write a budget like 10m`);
  if (budgets.length > 1) return notUnderstood(`${budgets.join(' ')} is more than one budget`);
  const [only = null, budget = null] = [globs[0], budgets[0]];
  return budget !== null && parseDurationMs(budget) === 0 ? notUnderstood('nothing can be measured in no time') : { kind: 'run', only, budget };
}

function parseAccept(text: string): CommentCommand {
  const [benchmark, afterBenchmark] = takeWord(text);
  if (benchmark === null) return notUnderstood('it does not say which benchmark is accepted');
  const [lasting = '', givenDays] = /^(\d+)d(?: |$)/u.exec(afterBenchmark) ?? [];
  const days = givenDays === undefined ? null : Number(givenDays);
  if (days !== null && (days < 1 || days > MOST_ACCEPTANCE_DAYS)) return notUnderstood(`it can be accepted for 1 to ${MOST_ACCEPTANCE_DAYS} days`);
  const reason = afterBenchmark.slice(lasting.length);
  return reason === '' ? notUnderstood('it does not say why; the reason is kept in the repository, and shown in every report') : { kind: 'accept', benchmark, days, reason };
}

function wordsOf(text: string): readonly string[] {
  const [word, rest] = takeWord(text);
  return word === null ? [] : [word, ...wordsOf(rest)];
}

/** The first word without its quotes, and what follows it; null: there is none. */
function takeWord(text: string): readonly [string | null, string] {
  const [whole = '', quoted, code, bare] = WORD.exec(text) ?? [];
  return [quoted ?? code ?? bare ?? null, text.slice(whole.length)];
}

function notUnderstood(problem: string): CommentCommand {
  return { kind: 'not understood', problem };
}
