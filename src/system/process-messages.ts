/**
 * Questions to a child process, and its answers. Every message names its question, so that a late answer is never taken for the answer
 * to the next one.
 */
import process from 'node:process';
import { z } from 'zod';
import { reasonOf } from '../errors.ts';
import type { ProcessEnding, ProcessTree } from './process-tree.ts';

const questionSchema = z.object({ question: z.int(), type: z.string(), command: z.unknown() });

const replySchema = z.union([
  z.object({ question: z.int(), answer: z.unknown() }),
  z.object({ question: z.int(), failed: z.string() }),
  /** Something to know before the answer is there. */
  z.object({ question: z.int(), remark: z.string() }),
]);

type Question = z.infer<typeof questionSchema>;
type Reply = z.infer<typeof replySchema>;

/** What a kind of child can be asked: by the type of the question, what it is told to do, and what it answers. */
export type Protocol = Readonly<Record<string, { readonly command: z.ZodType; readonly answer: z.ZodType }>>;

type QuestionType<Of extends Protocol> = keyof Of & string;

type AnswerTo<Of extends Protocol, Type extends QuestionType<Of>> = z.output<Of[Type]['answer']>;

/** How a child answers each type of question. `remark` tells the parent something before the answer is there. */
type Answers<Of extends Protocol> = {
  readonly [Type in QuestionType<Of>]: (command: z.output<Of[Type]['command']>, remark: (text: string) => unknown) => Promise<AnswerTo<Of, Type>>;
};

/**
 * Answers what the parent asks by `openQuestions`, until the parent is gone: then nothing is left to do, and nothing may
 * be left running. Why there is no answer is said by `explain`.
 */
export function answerQuestions<Of extends Protocol>(protocol: Of, answers: Answers<Of>, explain: (error: unknown) => string = reasonOf): void {
  const answer = <Type extends QuestionType<Of>>(type: Type, command: z.output<Of[Type]['command']>, remark: (text: string) => unknown): Promise<unknown> => answers[type](command, remark);
  process.on('message', (message) => {
    const { question, type, command } = questionSchema.parse(message);
    // Whoever asks nonsense is answered by the end of this process: nothing that it was told can be relied on.
    answer(type, protocol[type]!.command.parse(command) as z.output<Of[string]['command']>, (remark) => send({ question, remark })).then(
      (given) => send({ question, answer: given }),
      (error: unknown) => send({ question, failed: explain(error) }),
    );
  });
  process.on('disconnect', () => { process.exit(); });
}

const send = (reply: Reply): boolean | undefined => process.send?.(reply);

/** Why there is no answer. */
export type NoAnswer =
  /** `output`: the last of what it printed. */
  | { readonly kind: 'ended'; readonly ending: ProcessEnding; readonly output: string }
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
  let ending: ProcessEnding | null = null;
  const unanswered = new Set<(ended: ProcessEnding) => void>();
  // One reaction for all questions: each would stay on this promise, with its command and its answer, for as long as the child lives.
  const tellAll = (ended: ProcessEnding): void => {
    ending = ended;
    for (const tell of unanswered) tell(ended);
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
    const tellEnding = (ended: ProcessEnding): void => answered.reject(explain({ kind: 'ended', ending: ended, output: tree.output() }, type));
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
