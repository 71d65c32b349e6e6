import type { z } from 'zod';
import { replySchema, type Question } from './message.ts';
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

/**
 * Opens the asking of a child process that answers by `answerQuestions`. An answer that does not come rejects with what
 * `explain` makes of the reason, and of what was asked; the bound is kept here, because work that never yields starves every
 * timer of the child.
 */
export function openQuestions<Answer, Command extends object = object>(tree: ProcessTree, { answers, explain }: {
  readonly answers: z.ZodType<Answer>;
  readonly explain: (noAnswer: NoAnswer, command: Command) => Error;
}): (command: Command, asking: Asking) => Promise<Answer> {
  let asked = 0;
  let ending: string | null = null;
  const unanswered = new Set<(how: string) => void>();
  // One reaction for all questions: each would stay on this promise, with its command and its answer, for as long as the child lives.
  const tellAll = (ended: ProcessEnding): void => {
    ending = describeEnding(ended);
    for (const tell of unanswered) tell(ending);
  };
  void tree.ended.then(tellAll);
  return async (command, { timeoutMs, onRemark }) => {
    asked += 1;
    const question: Question = { question: asked, command };
    const answered = Promise.withResolvers<unknown>();
    const timer = setTimeout(() => answered.reject(explain({ kind: 'late', timeoutMs }, command)), timeoutMs);
    const stopListening = tree.onMessage((message) => {
      const { data: reply } = replySchema.safeParse(message);
      // What else comes over the channel is a message of the program that the child runs, to whoever started it.
      if (reply?.question !== question.question) return;
      if ('remark' in reply) onRemark?.(reply.remark);
      else if ('failed' in reply) answered.reject(explain({ kind: 'failed', reason: reply.failed }, command));
      else answered.resolve(reply.answer);
    });
    const tellEnding = (how: string): void => answered.reject(explain({ kind: 'ended', how, output: tree.output() }, command));
    unanswered.add(tellEnding);
    if (ending !== null) tellEnding(ending);
    try {
      // Where nothing can be sent the process has ended, and its end says more.
      tree.send(question).catch(() => {});
      return answers.parse(await answered.promise);
    } finally {
      clearTimeout(timer);
      stopListening();
      unanswered.delete(tellEnding);
    }
  };
}
