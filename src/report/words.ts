/** The one place where reasons become sentences. */
import { type Reason, REASONS } from '../reasons.ts';
import type { ReasonEntry } from '../reasons/entry.ts';
import { beginSentence } from '../text/phrases.ts';

/** A clause without a full stop, ready to print behind a benchmark's id. */
export const describeReason = (reason: Reason): string => entryOf(reason).say(reason, (nested) => describeReason(nested as Reason));

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
  const { todo } = entryOf(reason);
  if (todo !== null) return todo;
  const inner = Object.values(reason).find(
    (field) => typeof field === 'object' && field !== null && 'kind' in field && typeof field.kind === 'string' && field.kind in REASONS,
  );
  return inner === undefined ? null : whatToDo(inner as Reason);
}

/** Each entry has the words of its own fields. */
const entryOf = ({ kind }: Reason): ReasonEntry<Reason> => REASONS[kind] as ReasonEntry<unknown> as ReasonEntry<Reason>;
