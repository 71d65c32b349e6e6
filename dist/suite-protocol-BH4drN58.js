import { _ as tuple, a as boolean, c as int, d as number, f as object, g as string, i as array, l as lazy, m as record, n as _enum, s as discriminatedUnion, u as literal, y as unknown } from "./schemas-1QBeipMY.js";

// src/measure/probe/thread-profile.ts
/** A function in a profile, as V8 names it; lines and columns count from 0, −1: there is none. */
const callFrameSchema = object({
	functionName: string(),
	scriptId: string(),
	url: string(),
	lineNumber: int(),
	columnNumber: int()
});
const cpuProfileSchema = object({
	nodes: array(object({
		id: int(),
		callFrame: callFrameSchema,
		hitCount: int().default(0),
		children: array(int()).optional(),
		/** Lines count from 1 here. */
		positionTicks: array(object({
			line: int(),
			ticks: int()
		})).optional()
	})),
	startTime: number(),
	endTime: number(),
	/** Ids of nodes, each so many µs after the one before. */
	samples: array(int()),
	timeDeltas: array(number())
});
const heapNodeSchema = lazy(() => object({
	callFrame: callFrameSchema,
	selfSize: number(),
	id: int(),
	children: array(heapNodeSchema)
}));
const heapProfileSchema = object({
	head: heapNodeSchema,
	samples: array(unknown())
});
const engine = string();
/** The work of one thread while it was profiled. */
const threadProfileSchema = discriminatedUnion("kind", [object({
	kind: _enum(["cpu", "routines"]),
	finished: number(),
	cpuUs: number(),
	engine,
	profile: cpuProfileSchema
}), object({
	kind: literal("heap"),
	finished: number(),
	cpuUs: number(),
	engine,
	profile: heapProfileSchema
})]);

// src/measure/suite/suite-protocol.ts
const taskLabelsSchema = record(string(), record(string(), string()));
const calibratedSchema = object({
	msPerOp: number(),
	/** Share of the time in which the task was busy. */
	busyShare: number()
});
const sampleSchema = tuple([
	number(),
	number(),
	number()
]);
const ranSchema = object({
	/** Samples of operations, before the first batch and after each. */
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
	/** Calibrate and run for so long, profiled. */
	profile: {
		command: object({
			task: string(),
			durationMs: number(),
			kind: _enum([
				"cpu",
				"routines",
				"heap"
			])
		}),
		answer: threadProfileSchema
	},
	/** Do exactly so many operations without a log. false: none was done, because hooks surround each. */
	repeat: {
		command: object({
			task: string(),
			operations: number().int().positive()
		}),
		answer: boolean()
	},
	/** Close the task. Answer: absolute paths of the loaded CommonJS modules. */
	finish: {
		command: object({}),
		answer: array(string())
	}
};

export { threadProfileSchema as n, SUITE_PROTOCOL as t };