/** The one place where reasons become sentences. */
import type { Reason } from '../model/reasons.ts';
import { beginSentence } from '../text/phrases.ts';
import { CAUSE_WORDS } from './words/cause.ts';
import { GITHUB_WORDS } from './words/github.ts';
import { JUDGE_WORDS } from './words/judge.ts';
import { MEASURE_WORDS } from './words/measure.ts';
import { PLAN_WORDS } from './words/plan.ts';
import { PREPARE_WORDS } from './words/prepare.ts';
import { SERVER_WORDS } from './words/server.ts';
import { STORE_WORDS } from './words/store.ts';
import type { Words } from './words/words-for.ts';

/** Words by kind of reason. */
export const WORDS: Readonly<Record<string, unknown>> = { ...PLAN_WORDS, ...PREPARE_WORDS, ...SERVER_WORDS, ...MEASURE_WORDS, ...CAUSE_WORDS, ...JUDGE_WORDS, ...STORE_WORDS, ...GITHUB_WORDS };

/** A clause without a full stop, ready to print behind a benchmark's id. */
export const describeReason = (reason: Reason): string => wordsOf(reason).say(reason, (nested) => describeReason(nested as Reason));

/** A reason as a sentence behind other words, with what to do about it. */
export function explainReason(reason: Reason): string {
  const todo = whatToDo(reason);
  return `${describeReason(reason)}.${todo === null ? '' : ` ${todo}`}`;
}

/** A note or warning in whole sentences, with what to do about it. */
export function describeNote(note: Reason): string {
  const said = describeReason(note);
  // A name keeps its letters.
  const text = note.kind === 'upload-refused' || 'benchmark' in note || 'target' in note ? said : beginSentence(said);
  const todo = whatToDo(note);
  return `${/[.!?]$/.test(text) ? text : `${text}.`}${todo === null ? '' : ` ${todo}`}`;
}

/** Advice on a reason, or on the reason that it holds; null: there is none. */
export function whatToDo(reason: Reason): string | null {
  const { todo } = wordsOf(reason);
  if (todo !== undefined) return todo;
  const inner = Object.values(reason).find((field) => typeof field === 'object' && field !== null && 'kind' in field && typeof field.kind === 'string' && field.kind in WORDS);
  return inner === undefined ? null : whatToDo(inner as Reason);
}

/** `WordsFor` has checked that each kind has the words of its own fields. */
const wordsOf = ({ kind }: Reason): Words<Reason> => WORDS[kind] as Words<Reason>;
