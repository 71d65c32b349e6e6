import { a as discriminatedUnion, c as number, d as record, l as object, p as string, r as array, s as literal } from "./schemas-w1yTLxNt.js";
import { r as monotonicMs } from "./message-DTbZiNT7.js";
import http from "node:http";
import { isDeepStrictEqual } from "node:util";

// src/measure/http-exchange.ts
/** Sends one request and reads the answer to its end. @throws Error where the connection fails or times out */
function exchange({ origin, request, agent, timeoutMs }) {
	return new Promise((resolve, reject) => {
		const startedMs = monotonicMs();
		const headers = request.body === null ? request.headers : {
			...request.headers,
			"Content-Length": String(Buffer.byteLength(request.body))
		};
		const outgoing = http.request(`${origin}${request.path}`, {
			method: request.method,
			headers,
			agent
		}, (incoming) => {
			const chunks = [];
			incoming.on("data", (chunk) => chunks.push(chunk));
			incoming.on("error", reject);
			incoming.on("end", () => {
				resolve({
					status: incoming.statusCode ?? 0,
					body: Buffer.concat(chunks).toString("utf8"),
					elapsedMs: monotonicMs() - startedMs
				});
			});
		});
		outgoing.setTimeout(timeoutMs, () => outgoing.destroy(/* @__PURE__ */ new Error(`no answer within ${timeoutMs / 1e3} s`)));
		outgoing.on("error", reject);
		outgoing.end(request.body ?? void 0);
	});
}
/** What is wrong with an answer, as a sentence's end; null: it is as expected. */
function mismatch(scenario, answer) {
	const asked = `${scenario.method} ${scenario.path}`;
	if (answer.status !== scenario.expect.status) return `${asked} answered ${answer.status}, expected ${scenario.expect.status}${answer.body ? `: ${excerpt(answer.body)}` : ""}`;
	const expected = scenario.expect.body;
	if (expected === null) return null;
	if (expected.kind === "text") return answer.body === expected.value ? null : `${asked} answered another body: ${excerpt(answer.body)}, expected ${excerpt(expected.value)}`;
	let value;
	try {
		value = JSON.parse(answer.body);
	} catch {
		return `${asked} answered a body that is not JSON: ${excerpt(answer.body)}`;
	}
	if (isDeepStrictEqual(value, expected.value)) return null;
	return `${asked} answered another body: ${excerpt(answer.body)}, expected ${excerpt(JSON.stringify(expected.value))}`;
}
const excerpt = (text) => {
	const line = text.replaceAll(/\s+/g, " ").trim();
	return line.length > 200 ? `${line.slice(0, 200)}…` : line;
};

// src/measure/load-protocol.ts
/** What the gate and a load client's process say to each other. */
const requestSchema = object({
	method: string(),
	path: string(),
	headers: record(string(), string()),
	body: string().nullable()
});
/** Keep a server busy until `endMs`, or what a finish says; latencies count inside [measureFromMs, measureToMs]. Times are monotonic ms. */
const loadCommandSchema = object({
	type: literal("load"),
	origin: string(),
	request: requestSchema,
	expectedStatus: number(),
	/** Exact text that every answer must be; null: not compared. */
	expectedBody: string().nullable(),
	connections: number().int().positive(),
	pipelining: number().int().positive(),
	measureFromMs: number(),
	measureToMs: number(),
	endMs: number(),
	/** Remark on it when this many responses have come. */
	milestoneResponses: number().int().positive().optional()
});
/** End the load that is going on sooner than it was told. */
const finishCommandSchema = object({
	type: literal("finish"),
	endMs: number()
});
/** One request at a time to each of the servers in turn (there and back again) until `endMs`; at least one to each. */
const alternateCommandSchema = object({
	type: literal("alternate"),
	/** `expectedBody` as above. */
	servers: array(object({
		origin: string(),
		expectedBody: string().nullable()
	})),
	request: requestSchema,
	expectedStatus: number(),
	endMs: number()
});
const loadClientCommandSchema = discriminatedUnion("type", [
	loadCommandSchema,
	finishCommandSchema,
	alternateCommandSchema
]);
const loadResultSchema = object({
	type: literal("load"),
	/** Responses inside the measured window, with their bytes. */
	responses: number(),
	bytes: number(),
	latencyMs: object({
		p50: number(),
		p975: number(),
		p99: number()
	}).nullable(),
	/** Over the whole load. */
	total: number(),
	unexpectedStatus: record(string(), number()),
	errors: number(),
	timeouts: number(),
	mismatches: number()
});
const alternateResultSchema = object({
	type: literal("alternate"),
	/** Per server, per request in order: latency in ms. */
	latenciesMs: array(array(number())),
	/** Per server what went wrong, as a sentence; null: nothing. The first trouble ends the requests. */
	troubles: array(string().nullable())
});
const loadClientAnswerSchema = discriminatedUnion("type", [
	loadResultSchema,
	alternateResultSchema,
	object({ type: literal("finishing") })
]);

export { mismatch as i, loadClientCommandSchema as n, exchange as r, loadClientAnswerSchema as t };