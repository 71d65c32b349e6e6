import { z } from 'zod';

/**
 * What goes over the channel to a child process and back. Every message names its question, so that the late answer to
 * one is never taken for the answer to the next.
 */

export const questionSchema = z.object({ question: z.int(), type: z.string(), command: z.unknown() });

export const replySchema = z.union([
  z.object({ question: z.int(), answer: z.unknown() }),
  z.object({ question: z.int(), failed: z.string() }),
  /** Something to know before the answer is there. */
  z.object({ question: z.int(), remark: z.string() }),
]);

export type Question = z.infer<typeof questionSchema>;
export type Reply = z.infer<typeof replySchema>;

/** What a kind of child can be asked: by the type of the question, what it is told to do, and what it answers. */
export type Protocol = Readonly<Record<string, { readonly command: z.ZodType; readonly answer: z.ZodType }>>;

export type QuestionType<Of extends Protocol> = keyof Of & string;

export type AnswerTo<Of extends Protocol, Type extends QuestionType<Of>> = z.output<Of[Type]['answer']>;
