import v8 from "node:v8";

// src/measure/probe/profiler.ts
/** Longer rests between samples would tell less, and shorter ones slow down what is sampled. */
const SAMPLE_EVERY_US = 150;
/** On average a sample for so many bytes: some thousand a second, of a server that allocates a few kilobytes a request. */
const SAMPLE_EVERY_BYTES = 16384;
/** @throws Error where this Node.js was built without its inspector */
async function openProfiler() {
	const { Session } = await import("node:inspector/promises");
	const session = new Session();
	session.connect();
	await session.post("Profiler.enable");
	await session.post("Profiler.setSamplingInterval", { interval: SAMPLE_EVERY_US });
	let started = null;
	return {
		start: async (kind) => {
			if (kind !== "heap") {
				v8.setFlagsFromString(kind === "routines" ? "--no-prof-browser-mode" : "--prof-browser-mode");
				await session.post("Profiler.start");
			} else await session.post("HeapProfiler.startSampling", {
				samplingInterval: SAMPLE_EVERY_BYTES,
				includeObjectsCollectedByMajorGC: true,
				includeObjectsCollectedByMinorGC: true
			});
			started = {
				kind,
				cpuUs: ownCpuUs()
			};
		},
		end: async () => {
			if (started === null) throw new Error("no profile was started");
			const cpuUs = ownCpuUs() - started.cpuUs;
			const { kind } = started;
			started = null;
			return kind === "heap" ? {
				kind,
				cpuUs,
				profile: (await session.post("HeapProfiler.stopSampling")).profile
			} : {
				kind,
				cpuUs,
				profile: (await session.post("Profiler.stop")).profile
			};
		}
	};
}
/** CPU time of this thread if Node.js tells it, else of its process. */
function ownCpuUs() {
	const { user, system } = typeof process.threadCpuUsage === "function" ? process.threadCpuUsage() : process.cpuUsage();
	return user + system;
}

export { openProfiler as n, SAMPLE_EVERY_BYTES as t };