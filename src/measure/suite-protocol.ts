import { z } from 'zod';

/** What the gate and a suite child's process say to each other. */

/** A batch is as many operations as take about this long. */
export const BATCH_MS = 1;

export const suiteCommandSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('list') }),
  /** Run a task for some tenths of a second and tell how long one operation takes. */
  z.object({ type: z.literal('calibrate'), task: z.string() }),
  /** Run batches of `batch` operations until `endMs` (monotonic), and log each. */
  z.object({ type: z.literal('run'), task: z.string(), batch: z.number().int().positive(), endMs: z.number() }),
]);
export type SuiteCommand = z.infer<typeof suiteCommandSchema>;

export const suiteAnswerSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('tasks'), names: z.array(z.string()) }),
  z.object({ type: z.literal('calibrated'), msPerOp: z.number() }),
  z.object({
    type: z.literal('ran'),
    /** [monotonic time in ms, operations so far, CPU time so far in µs] after each batch. */
    samples: z.array(z.tuple([z.number(), z.number(), z.number()])),
    maxMemoryBytes: z.number(),
  }),
]);
export type SuiteAnswer = z.infer<typeof suiteAnswerSchema>;
