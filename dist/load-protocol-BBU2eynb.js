import { _ as union, d as object, h as string, i as array, n as _enum, p as record, r as _null, u as number, v as unknown } from "./schemas-CMJwVh34.js";

// src/measure/load/load-protocol.ts
/** What the gate and a load client's process say to each other. */
const requestSchema = object({
	method: string(),
	path: string(),
	headers: record(string(), string()),
	body: string().nullable()
});
/** Keep a server busy until `endMs`, or what a finish says; latencies count inside [measureFromMs, measureToMs]. Times are monotonic ms. */
const loadCommandSchema = object({
	origin: string(),
	request: requestSchema,
	expectedStatus: number(),
	/** What every answer must be to the byte, in base64: a body need not be text. null: not compared. */
	expectedBody: string().nullable(),
	connections: number().int().positive(),
	pipelining: number().int().positive(),
	measureFromMs: number(),
	measureToMs: number(),
	endMs: number(),
	/** Remark on it when `responses` have come; and at `slow.atMs` where fewer than `slow.responses` have, because so many will not come soon. */
	milestone: object({
		responses: number().int().positive(),
		slow: object({
			atMs: number(),
			responses: number().int().positive()
		})
	}).optional()
});
/** End the loads that are going on sooner than they were told, now that it is known what is measured of them. */
const finishCommandSchema = object({
	measureFromMs: number(),
	measureToMs: number(),
	endMs: number()
});
/** One request at a time to each of the servers in turn (there and back again) until `endMs`; at least one to each. */
const alternateCommandSchema = object({
	/** `expectedBody` as above. */
	servers: array(object({
		origin: string(),
		expectedBody: string().nullable()
	})),
	request: requestSchema,
	expectedStatus: number(),
	endMs: number()
});
/**
* Requests that are due at even distances from `startMs` to `endMs`, each on whichever connection is free; those count that are due
* from `measureFromMs` on. All three are later where opening the connections, these or those of another such command, takes longer
* than until `startMs`.
*/
const paceCommandSchema = object({
	origin: string(),
	request: requestSchema,
	expectedStatus: number(),
	/** As above. */
	expectedBody: string().nullable(),
	connections: number().int().positive(),
	/** Requests per second. */
	rate: number().positive(),
	startMs: number(),
	measureFromMs: number(),
	endMs: number()
});
/** All messages of one client over one websocket at once, and then wait for all answers: those not there by `endMs` are missing. */
const burstCommandSchema = object({
	url: string(),
	message: unknown(),
	reply: unknown(),
	requests: number().int().positive(),
	holdMs: number(),
	endMs: number()
});
/** How a load came to its milestone: with as many responses as were asked for, or with so few that they are not waited for. */
const cameWithSchema = _enum(["enough", "few"]);
const loadResultSchema = object({
	/** Responses inside the measured window, with their bytes. */
	responses: number(),
	bytes: number(),
	latencyMs: object({
		p50: number(),
		p975: number(),
		p99: number()
	}).nullable(),
	/** Fraction of the measured window in which the client's event loop had work to do; null: the load ended before it. */
	loopUtilisation: number().nullable(),
	/** Over the whole load. */
	total: number(),
	unexpectedStatus: record(string(), number()),
	/** Of these are `timeouts`. */
	errors: number(),
	/** Without an answer in time; also what was under way when the load ended, had waited several times as long as any answer took, and got none in the rest of its time. */
	timeouts: number(),
	/** Connections that the server ended without a word, and with requests under way that were its to answer. */
	closed: number(),
	mismatches: number()
});
const alternateResultSchema = object({
	/** Per server, per request in order: latency in ms. */
	latenciesMs: array(array(number())),
	/** Per server what went wrong, as a sentence; null: nothing. A turn with trouble goes on to its end and is the last. */
	troubles: array(string().nullable())
});
const paceResultSchema = object({
	/** Of every request that counts, from when it was due to its answer, or to the moment at which it was given up unsent. */
	latenciesMs: array(number()),
	/** And from when it was due until the client had come to it. */
	latenessMs: array(number()),
	/** What went wrong first, as a sentence; null: nothing. */
	trouble: string().nullable()
});
/** When the first message was sent and the last answer came (monotonic ms), or what went wrong, as a sentence's end. */
const burstOutcomeSchema = union([object({
	trouble: _null(),
	sentMs: number(),
	finishedMs: number()
}), object({ trouble: string() })]);
const LOAD_CLIENT_PROTOCOL = {
	load: {
		command: loadCommandSchema,
		answer: loadResultSchema
	},
	/** Answered by the loop's utilisation in the measured window, of all loads together. */
	finish: {
		command: finishCommandSchema,
		answer: loadResultSchema.shape.loopUtilisation
	},
	alternate: {
		command: alternateCommandSchema,
		answer: alternateResultSchema
	},
	pace: {
		command: paceCommandSchema,
		answer: paceResultSchema
	},
	burst: {
		command: burstCommandSchema,
		answer: burstOutcomeSchema
	}
};
/** The bytes of an expected body; null: not compared. */
const bytesOf = (base64) => base64 === null ? null : Buffer.from(base64, "base64");

export { bytesOf as n, cameWithSchema as r, LOAD_CLIENT_PROTOCOL as t };