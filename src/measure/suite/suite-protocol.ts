import { z } from 'zod';
import type { Sample } from '../probe/probe-log.ts';
import type { Protocol } from '../../system/process-messages.ts';

/** What the gate and a suite child's process say to each other. A child runs one task; another needs another child. */

/** A batch is as many operations as take about this long. */
export const BATCH_MS = 2;

const taskLabelsSchema = z.record(z.string(), z.record(z.string(), z.string()));

/** What is shown of each task in columns of its own, by task and title. */
export type TaskLabels = Readonly<Record<string, Readonly<Record<string, string>>>>;

const calibratedSchema = z.object({
  /** Roughly what one operation takes. */
  msPerOp: z.number(),
  /** What of the time the task was busy; the rest it waited. */
  busyShare: z.number(),
});

/** How a task does by itself. */
export type Calibrated = Readonly<z.infer<typeof calibratedSchema>>;

const sampleSchema: z.ZodType<Sample> = z.tuple([z.number(), z.number(), z.number()]);

const ranSchema = z.object({
  /** Of operations: before the first batch, and after each. */
  samples: z.array(sampleSchema),
  maxMemoryBytes: z.number(),
});

/** The log of a task that ran. */
export type Ran = z.infer<typeof ranSchema>;

export const SUITE_PROTOCOL = {
  /** `modules`: absolute paths of those that the file loads. */
  list: { command: z.object({}), answer: z.object({ names: z.array(z.string()), modules: z.array(z.string()), unusedOptions: z.array(z.string()) }) },
  labels: { command: z.object({}), answer: taskLabelsSchema },
  /** Make a task ready, run it for some hundredths of a second and tell how it does. */
  calibrate: { command: z.object({ task: z.string() }), answer: calibratedSchema },
  /** Run batches of `batch` operations until `endMs` (monotonic), one at least, and log each. */
  run: { command: z.object({ task: z.string(), batch: z.number().int().positive(), endMs: z.number() }), answer: ranSchema },
  /** Do exactly so many operations, and log nothing. false: none was done, because hooks surround each, which would be done along with it. */
  repeat: { command: z.object({ task: z.string(), operations: z.number().int().positive() }), answer: z.boolean() },
  /** Let the task put away what it has opened. Answered by absolute paths of the CommonJS modules that the process has loaded by then. */
  finish: { command: z.object({}), answer: z.array(z.string()) },
} as const satisfies Protocol;
