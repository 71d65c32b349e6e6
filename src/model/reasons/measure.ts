/** Reasons of measuring: rounds that mean nothing, suites, failed tries, and notes on a run. */
import { z } from 'zod';
import { ending } from './server.ts';
import { nested, type ReasonShapes } from './shapes.ts';

const text = z.string();
const arm = z.enum(['base', 'head']);

export const MEASURE_REASONS = {
  // Rounds of servers that mean nothing.
  'no-probe': { command: text },
  'probe-address-dropped': { command: text },
  'measured-from-outside': { target: text },
  'nothing-served': { command: text, protocol: z.enum(['http', 'websocket']) },
  'foreign-module': { arm, name: text, path: text, isPreloaded: z.boolean() },
  'unseen-answers': { served: z.number(), received: z.number() },
  'uncounted-requests': { served: z.number(), received: z.number() },
  'answers-too-seldom': { sliceSeconds: z.number(), windowSeconds: z.number().nullable(), isSolo: z.boolean() },
  'nothing-beyond-hold': { requests: z.number(), holdMs: z.number() },
  'load-client-failed': { because: nested },
  'no-room-to-measure': { problem: text, folder: text },

  // A child process of perf-gate that gives no answer.
  'process-ended': { ending },
  'process-silent': { seconds: z.number() },
  'process-error': { problem: text },

  // Instruction counts.
  'failed-while-counted': { because: nested },
  'counter-for-other-systems': {},
  'emulator-not-unpacked': { problem: text },
  'counted-node-missing': {},
  'counted-programs-not-run': { problem: text },
  'not-started-as-node': {},
  'another-process-works': { arm, unit: z.enum(['request', 'operation']), instructions: z.number() },
  'hooks-around-operations': {},
  'counting-too-long': { seconds: z.number(), of: z.enum(['benchmark', 'run']) },
  'arm-failed': { arm, because: nested },
  'instructions-not-counted': { because: nested },
  'benchmarks-not-counted': { benchmarks: z.array(text), because: nested },
  'required-instructions-not-counted': { because: nested },

  // Suites.
  'suite-failed': { file: text, because: nested },
  'suite-silent': { seconds: z.number(), asked: z.enum(['list', 'labels', 'calibrate', 'run', 'profile', 'repeat', 'finish']) },
  'operation-too-long': { operationMs: z.number(), mostMs: z.number() },
  'operation-too-long-at-head': { headMs: z.number(), baseMs: z.number(), mostMs: z.number() },
  'too-few-operations': {},

  // Tries that failed.
  'base-breaks-too': { base: nested, head: nested },
  'head-broke-at-next-try': { first: nested, head: nested },
  'head-broke-alone': { head: nested, base: nested },
  'works-alone': { arm, because: nested },
  'not-tried-alone': { arm, because: nested, alone: nested },
  'not-up-after-kill': { arm, seconds: z.number(), because: nested },
  'interrupted-before-its-turn': {},

  // Notes and warnings on a run.
  'try-failed': { benchmark: text, arm: arm.nullable(), round: z.enum(['measured again', 'control left out', 'solo left out', 'base alone']), times: z.number(), because: nested },
  'second-try-of-arm': { arm, because: nested },
  'server-killed': { target: text },
  'other-node': { target: text, version: text, onPath: text },
  'not-pinned': { cause: z.enum(['platform', 'unknown cores', 'one core', 'taskset is missing', 'taskset failed']), problem: text },
  'waiting-for-run': { pid: z.int(), folder: text, ahead: z.int() },
  'cpu-limited': { cpus: z.number(), cores: z.int() },
  'over-budget': { seconds: z.number(), budgetSeconds: z.number() },
  'no-machine-lock': { file: text, problem: text },
  'waited-for-run': { seconds: z.number() },
  'budget-used-up': { benchmarks: z.number() },
  'run-interrupted': {},
  'temporary-programs-refused': { folder: text },
  'other-first-body': { benchmark: text, baseBytes: z.number(), headBytes: z.number(), rounds: z.number() },
  'cost-grows': { benchmark: text, factor: z.number() },
} as const satisfies ReasonShapes;
