import { z } from 'zod';

/**
 * What goes over the channel to a child process and back. Every message names its question, so that the late answer to
 * one is never taken for the answer to the next.
 */

export const questionSchema = z.object({ question: z.int(), command: z.unknown() });

export const replySchema = z.union([
  z.object({ question: z.int(), answer: z.unknown() }),
  z.object({ question: z.int(), failed: z.string() }),
  /** Something to know before the answer is there. */
  z.object({ question: z.int(), remark: z.string() }),
]);

export type Question = z.infer<typeof questionSchema>;
export type Reply = z.infer<typeof replySchema>;
