import { z } from 'zod';
import { reasonSchema } from '../../reasons.ts';
import type { Protocol } from '../../system/process-messages.ts';

/** Messages between the gate and a load client. */

const requestSchema = z.object({
  method: z.string(),
  path: z.string(),
  headers: z.record(z.string(), z.string()),
  body: z.string().nullable(),
  bodyEncoding: z.enum(['base64', 'file']).exactOptional(),
});

const askedRequestSchema = requestSchema.extend({
  before: z
    .array(requestSchema.extend({ take: z.record(z.string(), z.string()) }))
    .readonly()
    .exactOptional(),
});

/** Keep a server busy until `endMs` or a finish. Latencies count inside [measureFromMs, measureToMs]; times are monotonic ms. */
const loadCommandSchema = z.object({
  origin: z.string(),
  request: askedRequestSchema,
  expectedStatus: z.number(),
  /** Expected bytes of every answer, in base64; null: not compared. */
  expectedBody: z.string().nullable(),
  connections: z.number().int().positive(),
  pipelining: z.number().int().positive(),
  measureFromMs: z.number(),
  measureToMs: z.number(),
  endMs: z.number(),
  /** Remark at `responses` responses; and at `slow.atMs` if there are fewer than `slow.responses`. */
  milestone: z
    .object({ responses: z.number().int().positive(), slow: z.object({ atMs: z.number(), responses: z.number().int().positive() }) })
    .optional(),
});

/** End the current loads, now that their window is known. */
const finishCommandSchema = z.object({ measureFromMs: z.number(), measureToMs: z.number(), endMs: z.number() });

/** Single requests to the servers in changing order until `endMs`; at least one to each. */
const alternateCommandSchema = z.object({
  /** `expectedBody` as above. */
  servers: z.array(z.object({ origin: z.string(), expectedBody: z.string().nullable() })),
  request: askedRequestSchema,
  expectedStatus: z.number(),
  endMs: z.number(),
});

/** Send all messages over one websocket at once, and wait for the answers until `endMs`. */
const burstCommandSchema = z.object({
  url: z.string(),
  message: z.unknown(),
  reply: z.unknown(),
  requests: z.number().int().positive(),
  holdMs: z.number(),
  endMs: z.number(),
});

export type LoadCommand = z.infer<typeof loadCommandSchema>;
export type FinishCommand = z.infer<typeof finishCommandSchema>;
export type AlternateCommand = z.infer<typeof alternateCommandSchema>;
export type BurstCommand = z.infer<typeof burstCommandSchema>;

/** Milestone of a load: enough responses, or too few to wait for. */
export const cameWithSchema = z.enum(['enough', 'few']);
export type CameWith = z.infer<typeof cameWithSchema>;

const loadResultSchema = z.object({
  /** Inside the measured window. */
  responses: z.number(),
  bytes: z.number(),
  latencyMs: z.object({ p50: z.number(), p975: z.number(), p99: z.number(), distribution: z.array(z.number()) }).nullable(),
  /** Utilisation of the client's event loop in the measured window; null: the load ended before it. */
  loopUtilisation: z.number().nullable(),
  /** Over the whole load. */
  total: z.number(),
  /** From time to time: responses of the load so far. */
  arrivals: z.array(z.tuple([z.number(), z.number()])),
  unexpectedStatus: z.record(z.string(), z.number()),
  /** Includes `timeouts`. */
  errors: z.number(),
  /** Requests without an answer in time. */
  timeouts: z.number(),
  /** Connections that the server ended silently with requests under way. */
  closed: z.number(),
  mismatches: z.number(),
});

const alternateResultSchema = z.object({
  /** Per server, per request in order: latency in ms. */
  latenciesMs: z.array(z.array(z.number())),
  /** Per server; null: no failure. */
  troubles: z.array(reasonSchema.nullable()),
});

/** Times of the first message and the last answer (monotonic ms), or the failure. */
const burstOutcomeSchema = z.union([
  z.object({ trouble: z.null(), sentMs: z.number(), finishedMs: z.number() }),
  z.object({ trouble: reasonSchema }),
]);

export const LOAD_CLIENT_PROTOCOL = {
  load: { command: loadCommandSchema, answer: loadResultSchema },
  /** Answer: the loop's utilisation in the measured window. */
  finish: { command: finishCommandSchema, answer: loadResultSchema.shape.loopUtilisation },
  alternate: { command: alternateCommandSchema, answer: alternateResultSchema },
  burst: { command: burstCommandSchema, answer: burstOutcomeSchema },
} as const satisfies Protocol;

export type LoadResult = z.infer<typeof loadResultSchema>;
export type AlternateResult = z.infer<typeof alternateResultSchema>;
export type BurstOutcome = z.infer<typeof burstOutcomeSchema>;

/** The bytes of an expected body; null: not compared. */
export const bytesOf = (base64: string | null): Buffer | null => (base64 === null ? null : Buffer.from(base64, 'base64'));
