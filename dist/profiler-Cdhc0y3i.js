// src/measure/probe/profiler.ts
/** Half a millisecond of rest between samples would tell less, and a fifth would slow down what is sampled. */
const SAMPLE_EVERY_US = 250;
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
			if (kind === "cpu") await session.post("Profiler.start");
			else await session.post("HeapProfiler.startSampling", {
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
			return kind === "cpu" ? {
				kind,
				cpuUs,
				profile: (await session.post("Profiler.stop")).profile
			} : {
				kind,
				cpuUs,
				profile: (await session.post("HeapProfiler.stopSampling")).profile
			};
		}
	};
}
/** Of this thread where Node.js tells that, else of its process. */
function ownCpuUs() {
	const { user, system } = typeof process.threadCpuUsage === "function" ? process.threadCpuUsage() : process.cpuUsage();
	return user + system;
}

export { openProfiler as n, SAMPLE_EVERY_BYTES as t };