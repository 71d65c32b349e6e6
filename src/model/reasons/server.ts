/** Reasons of a server that does not come up, answers wrongly, or fails under load. */
import { z } from 'zod';
import { nested, type ReasonShapes } from './shapes.ts';

const text = z.string();

/** How a program ended. */
export const ending = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('exited'), code: z.number().nullable() }),
  z.object({ kind: z.literal('signalled'), signal: text }),
  z.object({ kind: z.literal('not started'), why: text }),
]);

/** Found and expected value; `at`: place in a JSON value, empty for all of it. */
const difference = { at: text, found: text, expected: text };

export const SERVER_REASONS = {
  // A server that does not come up.
  'printed-last': { because: nested, output: text },
  'exited-before-listening': { command: text, port: z.number(), ending },
  'not-listening': { command: text, address: text, seconds: z.number() },
  'listens-elsewhere': { command: text, port: z.number(), listensOn: z.array(text) },
  'first-request-failed': { request: text, because: nested },
  'busy-after-first-answer': { command: text },
  'no-path-answers': { answers: z.array(z.object({ path: text, status: z.number() })) },

  // One answer over HTTP.
  'wrong-status': { status: z.number(), expected: z.number(), body: text },
  'wrong-body': difference,
  'wrong-digest': { found: text, expected: text, bytes: z.number(), body: text },
  'body-is-not-json': { body: text },
  'body-cannot-be-decoded': { encoding: text },
  'another-body-than-before': {},
  'no-answer-in-time': { seconds: z.number() },
  'answer-without-end': { seconds: z.number(), status: z.number(), type: text, bytes: z.number() },
  'before-refused': { request: text, status: z.number(), body: text },
  'value-not-found': { request: text, name: text, from: text, body: text },
  'answer-too-long': { megabytes: z.number() },
  'answer-cut-off': { receivedBytes: z.number(), announcedBytes: z.number().nullable() },
  'headers-too-large': { kibibytes: z.number() },
  'length-and-chunked': {},
  'answer-is-not-http': { problem: text, begins: text },
  'speaks-tls': {},
  'speaks-no-tls': {},
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
  'held-requests-failed': { requests: z.number(), because: nested },
  'server-died': { ending, isKilled: z.boolean() },
  'server-process-ended': { isReplaced: z.boolean() },
  'server-stopped-answering': { seconds: z.number() },
  'busy-after-load': { seconds: z.number(), protocol: z.enum(['http', 'websocket']) },
} as const satisfies ReasonShapes;
