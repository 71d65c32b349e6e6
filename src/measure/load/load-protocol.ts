import { z } from 'zod';
import { reasonSchema } from '../../model/reasons.ts';
import type { Protocol } from '../../system/process-messages.ts';

/** What the gate and a load client's process say to each other. */

const requestSchema = z.object({
  method: z.string(),
  path: z.string(),
  headers: z.record(z.string(), z.string()),
  body: z.string().nullable(),
});

/** Keep a server busy until `endMs`, or what a finish says; latencies count inside [measureFromMs, measureToMs]. Times are monotonic ms. */
const loadCommandSchema = z.object({
  origin: z.string(),
  request: requestSchema,
  expectedStatus: z.number(),
  /** What every answer must be to the byte, in base64: a body need not be text. null: not compared. */
  expectedBody: z.string().nullable(),
  connections: z.number().int().positive(),
  pipelining: z.number().int().positive(),
  measureFromMs: z.number(),
  measureToMs: z.number(),
  endMs: z.number(),
  /** Remark on it when `responses` have come; and at `slow.atMs` where fewer than `slow.responses` have, because so many will not come soon. */
  milestone: z.object({
    responses: z.number().int().positive(),
    slow: z.object({ atMs: z.number(), responses: z.number().int().positive() }),
  }).optional(),
});

/** End the loads that are going on sooner than they were told, now that it is known what is measured of them. */
const finishCommandSchema = z.object({ measureFromMs: z.number(), measureToMs: z.number(), endMs: z.number() });

/** One request at a time to each of the servers in turn (there and back again) until `endMs`; at least one to each. */
const alternateCommandSchema = z.object({
  /** `expectedBody` as above. */
  servers: z.array(z.object({ origin: z.string(), expectedBody: z.string().nullable() })),
  request: requestSchema,
  expectedStatus: z.number(),
  endMs: z.number(),
});

/**
 * Requests that are due at even distances from `startMs` to `endMs`, each on whichever connection is free; those count that are due
 * from `measureFromMs` on. All three are later where opening the connections, these or those of another such command, takes longer
 * than until `startMs`.
 */
const paceCommandSchema = z.object({
  origin: z.string(),
  request: requestSchema,
  expectedStatus: z.number(),
  /** As above. */
  expectedBody: z.string().nullable(),
  connections: z.number().int().positive(),
  /** Requests per second. */
  rate: z.number().positive(),
  startMs: z.number(),
  measureFromMs: z.number(),
  endMs: z.number(),
});

/** All messages of one client over one websocket at once, and then wait for all answers: those not there by `endMs` are missing. */
const burstCommandSchema = z.object({
  url: z.string(),
  message: z.unknown(),
  reply: z.unknown(),
  requests: z.number().int().positive(),
  holdMs: z.number(),
  endMs: z.number(),
});

export type LoadCommand = z.infer<typeof loadCommandSchema>;
export type LoadMilestone = NonNullable<LoadCommand['milestone']>;
export type FinishCommand = z.infer<typeof finishCommandSchema>;
export type AlternateCommand = z.infer<typeof alternateCommandSchema>;
export type PaceCommand = z.infer<typeof paceCommandSchema>;
export type BurstCommand = z.infer<typeof burstCommandSchema>;

/** How a load came to its milestone: with as many responses as were asked for, or with so few that they are not waited for. */
export const cameWithSchema = z.enum(['enough', 'few']);
export type CameWith = z.infer<typeof cameWithSchema>;

const loadResultSchema = z.object({
  /** Responses inside the measured window, with their bytes. */
  responses: z.number(),
  bytes: z.number(),
  latencyMs: z.object({ p50: z.number(), p975: z.number(), p99: z.number() }).nullable(),
  /** Fraction of the measured window in which the client's event loop had work to do; null: the load ended before it. */
  loopUtilisation: z.number().nullable(),
  /** Over the whole load. */
  total: z.number(),
  unexpectedStatus: z.record(z.string(), z.number()),
  /** Of these are `timeouts`. */
  errors: z.number(),
  /** Without an answer in time; also what was under way when the load ended, had waited several times as long as any answer took, and got none in the rest of its time. */
  timeouts: z.number(),
  /** Connections that the server ended without a word, and with requests under way that were its to answer. */
  closed: z.number(),
  mismatches: z.number(),
});

const alternateResultSchema = z.object({
  /** Per server, per request in order: latency in ms. */
  latenciesMs: z.array(z.array(z.number())),
  /** Per server; null: nothing went wrong. A turn with trouble goes on to its end and is the last. */
  troubles: z.array(reasonSchema.nullable()),
});

const paceResultSchema = z.object({
  /** Of every request that counts, from when it was due to its answer, or to the moment at which it was given up unsent. */
  latenciesMs: z.array(z.number()),
  /** And from when it was due until the client had come to it. */
  latenessMs: z.array(z.number()),
  /** The first trouble; null: nothing went wrong. */
  trouble: reasonSchema.nullable(),
});

/** When the first message was sent and the last answer came (monotonic ms), or what went wrong. */
const burstOutcomeSchema = z.union([
  z.object({ trouble: z.null(), sentMs: z.number(), finishedMs: z.number() }),
  z.object({ trouble: reasonSchema }),
]);

export const LOAD_CLIENT_PROTOCOL = {
  load: { command: loadCommandSchema, answer: loadResultSchema },
  /** Answered by the loop's utilisation in the measured window, of all loads together. */
  finish: { command: finishCommandSchema, answer: loadResultSchema.shape.loopUtilisation },
  alternate: { command: alternateCommandSchema, answer: alternateResultSchema },
  pace: { command: paceCommandSchema, answer: paceResultSchema },
  burst: { command: burstCommandSchema, answer: burstOutcomeSchema },
} as const satisfies Protocol;

export type LoadResult = z.infer<typeof loadResultSchema>;
export type AlternateResult = z.infer<typeof alternateResultSchema>;
export type PaceResult = z.infer<typeof paceResultSchema>;
export type BurstOutcome = z.infer<typeof burstOutcomeSchema>;

/** The bytes of an expected body; null: not compared. */
export const bytesOf = (base64: string | null): Buffer | null => (base64 === null ? null : Buffer.from(base64, 'base64'));
