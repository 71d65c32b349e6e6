import { a as discriminatedUnion, c as number, l as object, m as tuple, p as string, r as array, s as literal } from "./schemas-w1yTLxNt.js";

// src/measure/suite-protocol.ts
const suiteCommandSchema = discriminatedUnion("type", [
	object({ type: literal("list") }),
	object({
		type: literal("calibrate"),
		task: string()
	}),
	object({
		type: literal("run"),
		task: string(),
		batch: number().int().positive(),
		endMs: number()
	})
]);
const suiteAnswerSchema = discriminatedUnion("type", [
	object({
		type: literal("tasks"),
		names: array(string())
	}),
	object({
		type: literal("calibrated"),
		msPerOp: number()
	}),
	object({
		type: literal("ran"),
		/** [monotonic time in ms, operations so far, CPU time so far in µs] after each batch. */
		samples: array(tuple([
			number(),
			number(),
			number()
		])),
		maxMemoryBytes: number()
	})
]);

export { suiteCommandSchema as n, suiteAnswerSchema as t };