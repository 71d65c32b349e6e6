/** Questions to a child process, and its answers. Each message has the number of its question, because answers may be late. */
import process from 'node:process';
import { z } from 'zod';
import { reasonOf } from '../errors.ts';
import type { ProcessEnding, ProcessTree } from './process-tree.ts';

const questionSchema = z.object({ question: z.int(), type: z.string(), command: z.unknown() });

const replySchema = z.union([
  z.object({ question: z.int(), answer: z.unknown() }),
  z.object({ question: z.int(), failed: z.string() }),
  /** Sent before the answer. */
  z.object({ question: z.int(), remark: z.string() }),
]);

/** Schemas of command and answer by type of question. */
export type Protocol = Readonly<Record<string, { readonly command: z.ZodType; readonly answer: z.ZodType }>>;

/** A function for each type of question. `remark` sends something before the answer. */
type Answers<Of extends Protocol> = {
  readonly [Type in keyof Of & string]: (
    command: z.output<Of[Type]['command']>,
    remark: (text: string) => unknown,
  ) => Promise<z.output<Of[Type]['answer']>>;
};

/** Answers the parent's questions (`openQuestions`), and ends this process with the parent. `explain` words failures. */
export function answerQuestions<Of extends Protocol>(
  protocol: Of,
  answers: Answers<Of>,
  explain: (error: unknown) => string = reasonOf,
): void {
  const answer = <Type extends keyof Of & string>(
    type: Type,
    command: z.output<Of[Type]['command']>,
    remark: (text: string) => unknown,
  ): Promise<unknown> => answers[type](command, remark);
  process.on('message', (message) => {
    const { question, type, command } = questionSchema.parse(message);
    // An invalid command ends this process.
    answer(type, protocol[type]!.command.parse(command) as z.output<Of[string]['command']>, (remark) => send({ question, remark })).then(
      (given) => send({ question, answer: given }),
      (error: unknown) => send({ question, failed: explain(error) }),
    );
  });
  process.on('disconnect', () => {
    process.exit();
  });
}

const send = (reply: z.infer<typeof replySchema>): boolean | undefined => process.send?.(reply);

/** Why there is no answer. */
export type NoAnswer =
  /** `output`: the last of what it printed. */
  | { readonly kind: 'ended'; readonly ending: ProcessEnding; readonly output: string }
  | { readonly kind: 'late'; readonly timeoutMs: number }
  /** The child's own reason. */
  | { readonly kind: 'failed'; readonly reason: string };

export interface Asking {
  readonly timeoutMs: number;
  readonly onRemark?: (remark: string) => void;
}

export type Ask<Of extends Protocol> = <Type extends keyof Of & string>(
  type: Type,
  command: z.input<Of[Type]['command']>,
  asking: Asking,
) => Promise<z.output<Of[Type]['answer']>>;

/**
 * Opens questions to a child that uses `answerQuestions`. A missing answer rejects with what `explain` makes of it. The time limit is kept
 * here, because busy code starves the child's timers.
 */
export function openQuestions<Of extends Protocol>(
  tree: ProcessTree,
  { protocol, explain }: { readonly protocol: Of; readonly explain: (noAnswer: NoAnswer, type: keyof Of & string) => Error },
): Ask<Of> {
  let asked = 0;
  let ending: ProcessEnding | null = null;
  const unanswered = new Set<(ended: ProcessEnding) => void>();
  // One reaction for all questions: reactions of each would pile up on this promise.
  const tellAll = (ended: ProcessEnding): void => {
    ending = ended;
    for (const tell of unanswered) tell(ended);
  };
  void tree.ended.then(tellAll);
  return async (type, command, { timeoutMs, onRemark }) => {
    asked += 1;
    const question: z.infer<typeof questionSchema> = { question: asked, type, command };
    const answered = Promise.withResolvers<unknown>();
    const timer = setTimeout(() => answered.reject(explain({ kind: 'late', timeoutMs }, type)), timeoutMs);
    const stopListening = tree.onMessage((message) => {
      const { data: reply } = replySchema.safeParse(message);
      // Other messages come from the program that the child runs.
      if (reply?.question !== question.question) return;
      if ('remark' in reply) onRemark?.(reply.remark);
      else if ('failed' in reply) answered.reject(explain({ kind: 'failed', reason: reply.failed }, type));
      else answered.resolve(reply.answer);
    });
    const tellEnding = (ended: ProcessEnding): void =>
      answered.reject(explain({ kind: 'ended', ending: ended, output: tree.output() }, type));
    unanswered.add(tellEnding);
    if (ending !== null) tellEnding(ending);
    try {
      // Sending fails where the process has ended, which is told by its ending.
      tree.send(question).catch(() => {});
      const parsed = protocol[type]!.answer.safeParse(await answered.promise);
      // The program that the child runs may have answered in its place.
      if (!parsed.success)
        throw explain(
          { kind: 'failed', reason: `the answer to "${type}" cannot be read: something else sends messages from this process` },
          type,
        );
      return parsed.data as z.output<Of[typeof type]['answer']>;
    } finally {
      clearTimeout(timer);
      stopListening();
      unanswered.delete(tellEnding);
    }
  };
}
