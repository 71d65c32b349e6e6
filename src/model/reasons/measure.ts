/** Reasons that measuring gives: an arm that failed, a round that means nothing, and notes on the run. */
import { z } from 'zod';
import { nested, type ReasonShapes } from './shapes.ts';

const text = z.string();
const arm = z.enum(['base', 'head']);

/** How a program ended. */
export const ending = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('exited'), code: z.number().nullable() }),
  z.object({ kind: z.literal('signalled'), signal: text }),
  z.object({ kind: z.literal('not started'), why: text }),
]);

/** A value in an answer and the one that was expected; `at`: where in a JSON value, empty for all of it. */
const difference = { at: text, found: text, expected: text };

export const MEASURE_REASONS = {
  // A server that does not come up.
  'printed-last': { because: nested, output: text },
  'exited-before-listening': { command: text, port: z.number(), ending },
  'not-listening': { command: text, address: text, seconds: z.number() },
  'listens-elsewhere': { command: text, port: z.number(), listensOn: z.array(text) },
  'first-request-failed': { request: text, because: nested },
  'busy-after-first-answer': { command: text },

  // One answer over HTTP.
  'wrong-status': { status: z.number(), expected: z.number(), body: text },
  'wrong-body': difference,
  'wrong-digest': { found: text, expected: text, bytes: z.number(), body: text },
  'body-is-not-json': { body: text },
  'body-cannot-be-decoded': { encoding: text },
  'another-body-than-before': {},
  'no-answer-in-time': { seconds: z.number() },
  'answer-too-long': { megabytes: z.number() },
  'answer-cut-off': { receivedBytes: z.number(), announcedBytes: z.number().nullable() },
  'headers-too-large': { kibibytes: z.number() },
  'length-and-chunked': {},
  'answer-is-not-http': { problem: text, begins: text },
  'speaks-tls': {},
  'speaks-http2': {},
  'connection-failed': { problem: text },

  // Held requests over a websocket.
  'websocket-not-opened': { problem: text },
  'websocket-closed': { answers: z.number(), requests: z.number(), how: text },
  'answers-missing': { answers: z.number(), requests: z.number(), seconds: z.number() },
  'message-is-not-json': { message: text },
  'wrong-message': { message: text, expected: text },
  'repeated-message': { message: text },
  'answered-before-hold': { afterMs: z.number(), holdMs: z.number() },

  // A server under load.
  'bad-answers': { answers: z.number(), statuses: z.record(z.string(), z.number()), otherBodies: z.number(), late: z.number(), broken: z.number(), closed: z.number() },
  'no-answer-under-load': {},
  'failed-after-load': { because: nested },
  'failed-at-rate': { rate: z.number(), because: nested },
  'held-requests-failed': { requests: z.number(), because: nested },
  'server-died': { ending, isKilled: z.boolean() },
  'server-process-ended': { isReplaced: z.boolean() },
  'server-stopped-answering': { seconds: z.number() },
  'busy-after-load': { seconds: z.number(), protocol: z.enum(['http', 'websocket']) },

  // Rounds of servers that mean nothing.
  'no-probe': { command: text },
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
  'counting-failed': { problem: text },
  'arm-failed': { arm, because: nested },
  'instructions-not-counted': { because: nested },
  'benchmarks-not-counted': { benchmarks: z.array(text), because: nested },
  'required-instructions-not-counted': { because: nested },

  // Suites.
  'suite-failed': { file: text, because: nested },
  'suite-silent': { seconds: z.number(), asked: z.enum(['list', 'labels', 'calibrate', 'run', 'repeat', 'finish']) },
  'operation-too-long': { operationMs: z.number(), mostMs: z.number() },
  'operation-too-long-at-head': { headMs: z.number(), baseMs: z.number(), mostMs: z.number() },
  'too-few-operations': {},

  // Tries that failed.
  'base-breaks-too': { base: nested, head: nested },
  'head-broke-at-next-try': { first: nested, head: nested },
  'head-broke-alone': { head: nested, base: nested },
  'head-boots-alone': { head: nested },
  'head-not-booted-alone': { head: nested, alone: nested },
  'interrupted-before-its-turn': {},

  // Notes and warnings on a run.
  'try-failed': { benchmark: text, arm: arm.nullable(), round: z.enum(['measured again', 'control left out', 'solo left out', 'base alone']), times: z.number(), because: nested },
  'second-try-of-arm': { arm, because: nested },
  'server-killed': { target: text },
  'other-node': { target: text, version: text, onPath: text },
  'not-pinned': { cause: z.enum(['platform', 'unknown cores', 'one core', 'taskset is missing', 'taskset failed']), problem: text },
  'budget-used-up': { benchmarks: z.number(), keepsTimeToCount: z.boolean() },
  'run-interrupted': {},
  'other-first-body': { benchmark: text, baseBytes: z.number(), headBytes: z.number(), rounds: z.number() },
  'cost-grows': { benchmark: text, factor: z.number() },
} as const satisfies ReasonShapes;
