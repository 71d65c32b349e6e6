import { z } from 'zod';
import type { Sample } from '../probe/probe-log.ts';

/** What the gate and a suite child's process say to each other. A child runs one task; another needs another child. */

/** A batch is as many operations as take about this long. */
export const BATCH_MS = 2;

export const suiteCommandSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('list') }),
  z.object({ type: z.literal('labels') }),
  /** Make a task ready, run it for some hundredths of a second and tell how it does. */
  z.object({ type: z.literal('calibrate'), task: z.string() }),
  /** Run batches of `batch` operations until `endMs` (monotonic), one at least, and log each. */
  z.object({ type: z.literal('run'), task: z.string(), batch: z.number().int().positive(), endMs: z.number() }),
  /** Do exactly so many operations, and log nothing. */
  z.object({ type: z.literal('repeat'), task: z.string(), operations: z.number().int().positive() }),
  /** Let the task put away what it has opened. */
  z.object({ type: z.literal('finish') }),
]);
export type SuiteCommand = z.infer<typeof suiteCommandSchema>;

const taskLabelsSchema = z.record(z.string(), z.record(z.string(), z.string()));

/** What is shown of each task in columns of its own, by task and title. */
export type TaskLabels = Readonly<Record<string, Readonly<Record<string, string>>>>;

const calibratedFields = {
  /** Roughly what one operation takes. */
  msPerOp: z.number(),
  /** What of the time the task was busy; the rest it waited. */
  busyShare: z.number(),
};

const sampleSchema: z.ZodType<Sample> = z.tuple([z.number(), z.number(), z.number()]);

export const suiteAnswerSchema = z.discriminatedUnion('type', [
  /** `modules`: absolute paths of those that the file loads. */
  z.object({ type: z.literal('tasks'), names: z.array(z.string()), modules: z.array(z.string()) }),
  z.object({ type: z.literal('labelled'), labels: taskLabelsSchema }),
  z.object({ type: z.literal('calibrated'), ...calibratedFields }),
  z.object({
    type: z.literal('ran'),
    /** Of operations: before the first batch, and after each. */
    samples: z.array(sampleSchema),
    maxMemoryBytes: z.number(),
  }),
  /** `done`: false where hooks surround each operation, which would be done along with it. */
  z.object({ type: z.literal('repeated'), done: z.boolean() }),
  /** `modules`: absolute paths of the CommonJS modules that the process has loaded by then. */
  z.object({ type: z.literal('finished'), modules: z.array(z.string()) }),
]);
export type SuiteAnswer = z.infer<typeof suiteAnswerSchema>;

/** How a task does by itself. */
export type Calibrated = Pick<Extract<SuiteAnswer, { type: 'calibrated' }>, keyof typeof calibratedFields>;
