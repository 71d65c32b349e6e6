import { _ as tuple, a as boolean, d as number, f as object, g as string, i as array, m as record } from "./schemas-1QBeipMY.js";

// src/measure/suite/suite-protocol.ts
const taskLabelsSchema = record(string(), record(string(), string()));
const calibratedSchema = object({
	/** Roughly what one operation takes. */
	msPerOp: number(),
	/** What of the time the task was busy; the rest it waited. */
	busyShare: number()
});
const sampleSchema = tuple([
	number(),
	number(),
	number()
]);
const ranSchema = object({
	/** Of operations: before the first batch, and after each. */
	samples: array(sampleSchema),
	maxMemoryBytes: number()
});
const SUITE_PROTOCOL = {
	/** `modules`: absolute paths of those that the file loads. */
	list: {
		command: object({}),
		answer: object({
			names: array(string()),
			modules: array(string()),
			unusedOptions: array(string())
		})
	},
	labels: {
		command: object({}),
		answer: taskLabelsSchema
	},
	/** Make a task ready, run it for some hundredths of a second and tell how it does. */
	calibrate: {
		command: object({ task: string() }),
		answer: calibratedSchema
	},
	/** Run batches of `batch` operations until `endMs` (monotonic), one at least, and log each. */
	run: {
		command: object({
			task: string(),
			batch: number().int().positive(),
			endMs: number()
		}),
		answer: ranSchema
	},
	/** Do exactly so many operations, and log nothing. false: none was done, because hooks surround each, which would be done along with it. */
	repeat: {
		command: object({
			task: string(),
			operations: number().int().positive()
		}),
		answer: boolean()
	},
	/** Let the task put away what it has opened. Answered by absolute paths of the CommonJS modules that the process has loaded by then. */
	finish: {
		command: object({}),
		answer: array(string())
	}
};

export { SUITE_PROTOCOL as t };