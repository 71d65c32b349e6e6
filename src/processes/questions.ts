import type { z } from 'zod';
import { replySchema, type AnswerTo, type Protocol, type Question, type QuestionType } from './message.ts';
import { describeEnding, type ProcessEnding, type ProcessTree } from './process-tree.ts';

/** Why there is no answer. */
export type NoAnswer =
  /** `how` it ended, in words, and the last of what it printed. */
  | { readonly kind: 'ended'; readonly how: string; readonly output: string }
  | { readonly kind: 'late'; readonly timeoutMs: number }
  /** The child's own reason. */
  | { readonly kind: 'failed'; readonly reason: string };

/** How long to wait for an answer, and what to do with what comes before it. */
export interface Asking {
  readonly timeoutMs: number;
  readonly onRemark?: (remark: string) => void;
}

/** Asks a child a question, with what it is told to do. */
export type Ask<Of extends Protocol> = <Type extends QuestionType<Of>>(type: Type, command: z.input<Of[Type]['command']>, asking: Asking) => Promise<AnswerTo<Of, Type>>;

/**
 * Opens the asking of a child process that answers by `answerQuestions`. An answer that does not come rejects with what
 * `explain` makes of the reason, and of what was asked; the bound is kept here, because work that never yields starves every
 * timer of the child.
 */
export function openQuestions<Of extends Protocol>(tree: ProcessTree, { protocol, explain }: {
  readonly protocol: Of;
  readonly explain: (noAnswer: NoAnswer, type: QuestionType<Of>) => Error;
}): Ask<Of> {
  let asked = 0;
  let ending: string | null = null;
  const unanswered = new Set<(how: string) => void>();
  // One reaction for all questions: each would stay on this promise, with its command and its answer, for as long as the child lives.
  const tellAll = (ended: ProcessEnding): void => {
    ending = describeEnding(ended);
    for (const tell of unanswered) tell(ending);
  };
  void tree.ended.then(tellAll);
  return async (type, command, { timeoutMs, onRemark }) => {
    asked += 1;
    const question: Question = { question: asked, type, command };
    const answered = Promise.withResolvers<unknown>();
    const timer = setTimeout(() => answered.reject(explain({ kind: 'late', timeoutMs }, type)), timeoutMs);
    const stopListening = tree.onMessage((message) => {
      const { data: reply } = replySchema.safeParse(message);
      // What else comes over the channel is a message of the program that the child runs, to whoever started it.
      if (reply?.question !== question.question) return;
      if ('remark' in reply) onRemark?.(reply.remark);
      else if ('failed' in reply) answered.reject(explain({ kind: 'failed', reason: reply.failed }, type));
      else answered.resolve(reply.answer);
    });
    const tellEnding = (how: string): void => answered.reject(explain({ kind: 'ended', how, output: tree.output() }, type));
    unanswered.add(tellEnding);
    if (ending !== null) tellEnding(ending);
    try {
      // Where nothing can be sent the process has ended, and its end says more.
      tree.send(question).catch(() => {});
      return protocol[type]!.answer.parse(await answered.promise) as AnswerTo<Of, typeof type>;
    } finally {
      clearTimeout(timer);
      stopListening();
      unanswered.delete(tellEnding);
    }
  };
}
