import { a as boolean, d as object, g as tuple, h as string, i as array, l as literal, p as record, s as discriminatedUnion, u as number } from "./schemas-CMJwVh34.js";

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
const sampleSchema = tuple([
	number(),
	number(),
	number()
]);
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
		/** Of operations: before the first batch, and after each. */
		samples: array(sampleSchema),
		maxMemoryBytes: number()
	}),
	object({
		type: literal("repeated"),
		done: boolean()
	}),
	object({
		type: literal("finished"),
		modules: array(string())
	})
]);

export { suiteCommandSchema as n, suiteAnswerSchema as t };