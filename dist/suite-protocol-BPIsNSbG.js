import { _ as tuple, a as boolean, c as int, d as number, f as object, g as string, i as array, m as record, n as _enum } from "./schemas-yV69UCJf.js";
import process from "node:process";
import { fileURLToPath, pathToFileURL } from "node:url";
import path from "node:path";

// src/measure/entries.ts
/** Files that run in other processes, with the folder of their source. In the bundle they lie beside each other. */
const FOLDER_OF_SOURCE = {
	probe: "probe",
	"read-watch": "reads",
	"load-client": "load",
	"suite-child": "suite",
	"vitest-host": "suite/tools"
};
const isSource = import.meta.url.endsWith(".ts");
/**
* The folder in which these files are built; not there: their source runs. Tests name one, for to strip types takes each process a fifth
* of a second, and seconds where it is counted.
*/
const built = isSource ? process.env["PERF_GATE_BUILT"] : import.meta.dirname;
const entryPath = (name) => built === void 0 ? path.join(import.meta.dirname, FOLDER_OF_SOURCE[name], `${name}.ts`) : path.join(built, `${name}.js`);
const entryUrl = (name) => pathToFileURL(entryPath(name));
/** The emulator of an architecture, by Node's name of it. The file is not there where none was built. */
const packedEmulator = (arch) => fileURLToPath(new URL(`${isSource ? "../../dist" : "."}/emulator/linux-${arch}.br`, import.meta.url));
/** The folder of all measuring code. */
const INSTRUMENT_FOLDER = path.join(built ?? import.meta.dirname, "/");
/** Bound of V8's young space in MiB, the same for every process. A target's NODE_OPTIONS come later and win. */
const YOUNG_SPACE = "--max-semi-space-size=16";
/** That size from the start, on a command line. For servers the probe does it. */
const FIXED_YOUNG_SPACE = ["--min-semi-space-size=16", YOUNG_SPACE];
/**
* Flags of V8 for programs that are profiled. What a compiler puts into its caller has no name in a profile, and its lines are told as
* lines of the caller's file. A loop that is compiled while it runs has no name either, so that functions are compiled between calls, soon.
*/
const TOLD_APART = { PERF_GATE_V8_FLAGS: "--no-turbo-inlining --no-maglev-inlining --no-use-osr --invocation-count-for-turbofan=100" };
/** What a program that may be profiled gets into its environment: the probe and the child of a suite follow it. */
const profiledEnvironment = (isProfiled) => isProfiled ? TOLD_APART : {};
/** An environment with the probe preloaded into each Node process of a server. */
function probedEnvironment(env, probeAddress) {
	const options = [
		YOUNG_SPACE,
		env["NODE_OPTIONS"] ?? "",
		`--import=${entryUrl("probe").href}`
	];
	return {
		...env,
		PERF_GATE_PROBE: probeAddress,
		NODE_OPTIONS: options.filter((option) => option !== "").join(" ")
	};
}

// src/model/words.ts
/** Things that a benchmark tool does for its tasks in another way than perf-gate, told by their consequences. */
const DEVIATIONS = [
	"concurrency",
	"collections",
	"parameters",
	"loop"
];

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
/** The work of one thread while it was profiled. */
const threadProfileSchema = object({
	finished: number(),
	cpuUs: number(),
	engine: string(),
	profile: cpuProfileSchema
});

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
			deviations: array(_enum(DEVIATIONS))
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
			durationMs: number()
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

export { entryPath as a, probedEnvironment as c, INSTRUMENT_FOLDER as i, profiledEnvironment as l, threadProfileSchema as n, entryUrl as o, FIXED_YOUNG_SPACE as r, packedEmulator as s, SUITE_PROTOCOL as t };