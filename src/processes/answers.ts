import process from 'node:process';
import type { z } from 'zod';
import { reasonOf } from '../errors.ts';
import { questionSchema, type AnswerTo, type Protocol, type QuestionType, type Reply } from './message.ts';

/** How a child answers each type of question. `remark` tells the parent something before the answer is there. */
export type Answers<Of extends Protocol> = {
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
