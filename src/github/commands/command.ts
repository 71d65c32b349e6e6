import { MOST_ACCEPTANCE_DAYS, parseDurationMs } from '../../config/quantities.ts';
import { markdownProse, toPlainLine } from '../../text/escape.ts';
import type { Checkout } from '../checkout/checkout.ts';
import type { FinishedRun, Reaction } from '../client/api.ts';
import type { TriggerEvent } from '../event/event.ts';
import type { PublishedWorkflowRun } from '../rejudge/publish-workflow-run.ts';
import type { TrustedContext } from '../rejudge/trusted-context.ts';

/** A command in a comment. */
export type CommentCommand =
  /** Measure again; `only` and `budget` as the inputs of the same names take them, null: not given. */
  | { readonly kind: 'run'; readonly only: string | null; readonly budget: string | null }
  /** A regression is meant to stay. `benchmark` is an id or a glob over ids; `days` null: as long as the input says. */
  | { readonly kind: 'accept'; readonly benchmark: string; readonly days: number | null; readonly reason: string }
  /** `problem` completes "This command was not understood:". */
  | { readonly kind: 'not understood'; readonly problem: string };

export const COMMAND_USAGE = [
  '- `/perf run [GLOB] [BUDGET]` measures this pull request again: `/perf run express/* 10m`',
  '- `/perf accept BENCHMARK [30d] REASON` accepts a regression: `/perf accept express/updateUser the new validation is worth it`',
  '',
  'A benchmark whose name has spaces is put in quotes.',
].join('\n');

/** Every report repeats the reason, so a longer line is cut visibly. */
const MAX_LINE_LENGTH = 500;

/** A word, or several in quotes: names of tasks may have spaces, and reports show names in backticks. */
const WORD = /^(?:"([^"]+)"|`([^`]+)`|(\S+))(?: |$)/u;

/** The workflow starts the job with the right to accept by this spelling (`examples/perf-commands.yml`). */
const SPELLED_ACCEPT = /^\/perf accept/iu;

/** The command in the first line of a comment; null: it has none. */
export function parseCommand(body: string): CommentCommand | null {
  const [firstLine = ''] = body.trimStart().split(/[\r\n]/u, 1);
  const [, verb, text = ''] = /^\/perf(?: (\S+)(?: (.*))?)?$/isu.exec(toPlainLine(firstLine, MAX_LINE_LENGTH)) ?? [];
  if (!/^\/perf(?:\s|$)/iu.test(firstLine)) return null;
  if (verb === undefined) return notUnderstood('it does not say what to do');
  switch (verb.toLowerCase()) {
    case 'run':
      return parseRun(text);
    case 'accept':
      return SPELLED_ACCEPT.test(body)
        ? parseAccept(text)
        : notUnderstood('`/perf accept` must stand at the very beginning, with one blank in it: that starts the job which may accept');
    default:
      return notUnderstood(`there is no command "${verb}"`);
  }
}

function parseRun(text: string): CommentCommand {
  const words = wordsOf(text);
  const [budget = null, ...otherBudgets] = words.filter((word) => parseDurationMs(word) !== null);
  const [only = null, ...otherGlobs] = words.filter((word) => parseDurationMs(word) === null);
  if (otherGlobs.length + otherBudgets.length > 0)
    return notUnderstood('it has more than one pattern or budget; separate patterns by commas, and write a budget like 10m');
  return budget !== null && parseDurationMs(budget) === 0
    ? notUnderstood('nothing can be measured in no time')
    : { kind: 'run', only, budget };
}

function parseAccept(text: string): CommentCommand {
  const [benchmark, rest] = takeWord(text);
  if (benchmark === null) return notUnderstood('it does not say which benchmark is accepted');
  const [, givenDays, reason = ''] = /^(?:(\d+)d(?: |$))?(.*)$/su.exec(rest) ?? [];
  const days = givenDays === undefined ? null : Number(givenDays);
  if (days !== null && (days < 1 || days > MOST_ACCEPTANCE_DAYS))
    return notUnderstood(`it can be accepted for 1 to ${MOST_ACCEPTANCE_DAYS} days`);
  return reason === ''
    ? notUnderstood('it does not say why; the repository keeps the reason, and every report shows it')
    : { kind: 'accept', benchmark, days, reason };
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

/** A comment on an issue or a pull request. */
export type CommentEvent = Extract<TriggerEvent, { readonly kind: 'issue_comment' }>;

/** The means to obey a comment. Nothing of the pull request is checked out or run. */
export interface CommandContext extends TrustedContext {
  /** The checkout that accepted regressions are pushed from. @throws UserError if there is none */
  readonly openCheckout: () => Promise<Checkout>;
  /** Judges a finished workflow run again, by what is accepted now, and publishes it. @throws UserError */
  readonly publishAgain: (run: FinishedRun) => Promise<PublishedWorkflowRun>;
  /** Told a whole sentence about each answer that GitHub refused: what was done stays done. */
  readonly warn: (text: string) => void;
}

/** A comment by a person who may give commands. */
export interface Order extends CommandContext {
  readonly comment: CommentEvent;
  /** Login of its author. */
  readonly author: string;
  readonly react: (reaction: Reaction) => Promise<void>;
  /** `markdown` becomes a comment of its own, and must not begin as a command does. */
  readonly reply: (markdown: string) => Promise<void>;
}

/** `why` is a sentence, with or without its full stop. */
export function notDone(why: string): string {
  return `This was not done: ${markdownProse(why.trim().replace(/\.$/u, ''))}.`;
}
