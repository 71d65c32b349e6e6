import { z } from 'zod';
import { DEVIATIONS } from '../../model/words.ts';
import type { Sample } from '../probe/probe-log.ts';
import { threadProfileSchema } from '../probe/thread-profile.ts';
import type { Protocol } from '../../system/process-messages.ts';

/** Messages between the gate and a suite's process, which runs one task. */

/** Time of a batch, about. */
export const BATCH_MS = 2;

const taskLabelsSchema = z.record(z.string(), z.record(z.string(), z.string()));

/** Extra columns of tables, by task and title. */
export type TaskLabels = Readonly<Record<string, Readonly<Record<string, string>>>>;

const calibratedSchema = z.object({
  msPerOp: z.number(),
  /** Share of the time in which the task was busy. */
  busyShare: z.number(),
});

export type Calibrated = Readonly<z.infer<typeof calibratedSchema>>;

const sampleSchema: z.ZodType<Sample> = z.tuple([z.number(), z.number(), z.number()]);

const ranSchema = z.object({
  /** Samples of operations, before the first batch and after each. */
  samples: z.array(sampleSchema),
  maxMemoryBytes: z.number(),
});

/** The log of a task that ran. */
export type Ran = z.infer<typeof ranSchema>;

export const SUITE_PROTOCOL = {
  /** `modules`: absolute paths of those that the file loads. */
  list: {
    command: z.object({}),
    answer: z.object({ names: z.array(z.string()), modules: z.array(z.string()), deviations: z.array(z.enum(DEVIATIONS)) }),
  },
  labels: { command: z.object({}), answer: taskLabelsSchema },
  /** Make a task ready, run it for some hundredths of a second and tell how it does. */
  calibrate: { command: z.object({ task: z.string() }), answer: calibratedSchema },
  /** Run batches of `batch` operations until `endMs` (monotonic), one at least, and log each. */
  run: { command: z.object({ task: z.string(), batch: z.number().int().positive(), endMs: z.number() }), answer: ranSchema },
  /** Calibrate and run for so long, profiled. */
  profile: { command: z.object({ task: z.string(), durationMs: z.number() }), answer: threadProfileSchema },
  /** Do exactly so many operations without a log. false: none was done, because hooks surround each. */
  repeat: { command: z.object({ task: z.string(), operations: z.number().int().positive() }), answer: z.boolean() },
  /** Close the task. Answer: absolute paths of the loaded CommonJS modules. */
  finish: { command: z.object({}), answer: z.array(z.string()) },
} as const satisfies Protocol;
