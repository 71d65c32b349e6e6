import process from 'node:process';
import type { z } from 'zod';
import { reasonOf } from '../errors.ts';
import { questionSchema, type Reply } from './message.ts';

/**
 * Answers what the parent asks by `openQuestions`, until the parent is gone: then nothing is left to do, and nothing may
 * be left running.
 */
export function answerQuestions<Command>({ commands, answer }: {
  readonly commands: z.ZodType<Command>;
  /** `remark` tells the parent something before the answer is there. */
  readonly answer: (command: Command, remark: (text: string) => unknown) => Promise<unknown>;
}): void {
  process.on('message', (message) => {
    const { question, command } = questionSchema.parse(message);
    answer(commands.parse(command), (remark) => send({ question, remark })).then(
      (given) => send({ question, answer: given }),
      (error: unknown) => send({ question, failed: reasonOf(error) }),
    );
  });
  process.on('disconnect', () => { process.exit(); });
}

const send = (reply: Reply): boolean | undefined => process.send?.(reply);
