import { a as boolean, d as object, g as tuple, h as string, i as array, p as record, u as number } from "./schemas-CMJwVh34.js";

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
			modules: array(string())
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

// src/measure/suite/suite-cost.ts
/** Of the time, or of the core: what is busy for less of it waits. */
const BUSY = .9;
/** Corrected for the share of the core that each arm got. */
const cpuNsPerOp = (activity) => activity.cpuUsPerMs / activity.finishedPerMs * 1e3;
const elapsedNsPerOp = (activity) => 1e6 / activity.finishedPerMs;
/**
* What of the time between the first sample and the last a process ran, or would have run if it had not been queued for its
* core. Whatever else is on that core takes nothing from it: only waiting does.
*
* @param queuedMs for how long it wanted to run meanwhile, and others did
*/
function busyShareOf(samples, queuedMs) {
	const [[fromMs, , cpuUsBefore], [toMs, , cpuUs]] = [samples[0], samples.at(-1)];
	return Math.min(1, ((cpuUs - cpuUsBefore) / 1e3 + queuedMs) / (toMs - fromMs));
}
/**
* The cost that sees all that an arm does. CPU time is the steadier one, and does not see waiting, so both arms together must
* fill the core for it, and each must be busy alone: beside one that never waits the core is full however long the other waits.
*/
function costOf({ busyAlone, coreShare }) {
	return Math.min(busyAlone.base, busyAlone.head, coreShare.base + coreShare.head) >= BUSY ? cpuNsPerOp : elapsedNsPerOp;
}

export { SUITE_PROTOCOL as i, costOf as n, elapsedNsPerOp as r, busyShareOf as t };