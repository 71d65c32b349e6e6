import { a as boolean, c as literal, f as record, h as tuple, i as array, l as number, m as string, o as discriminatedUnion, u as object } from "./schemas-BnvCtXOU.js";

// src/measure/suite-protocol.ts
const suiteCommandSchema = discriminatedUnion("type", [
	object({ type: literal("list") }),
	object({ type: literal("labels") }),
	object({
		type: literal("calibrate"),
		task: string()
	}),
	object({
		type: literal("run"),
		task: string(),
		batch: number().int().positive(),
		endMs: number()
	}),
	object({
		type: literal("repeat"),
		task: string(),
		operations: number().int().positive()
	}),
	object({ type: literal("finish") })
]);
const taskLabelsSchema = record(string(), record(string(), string()));
const calibratedFields = {
	/** Roughly what one operation takes. */
	msPerOp: number(),
	/** What of the time the task was busy; the rest it waited. */
	busyShare: number()
};
const suiteAnswerSchema = discriminatedUnion("type", [
	object({
		type: literal("tasks"),
		names: array(string()),
		modules: array(string())
	}),
	object({
		type: literal("labelled"),
		labels: taskLabelsSchema
	}),
	object({
		type: literal("calibrated"),
		...calibratedFields
	}),
	object({
		type: literal("ran"),
		/** [monotonic time in ms, operations so far, CPU time so far in µs]: before the first batch, and after each. */
		samples: array(tuple([
			number(),
			number(),
			number()
		])),
		maxMemoryBytes: number()
	}),
	object({
		type: literal("repeated"),
		done: boolean()
	}),
	object({ type: literal("finished") })
]);

export { suiteCommandSchema as n, suiteAnswerSchema as t };