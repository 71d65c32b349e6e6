// src/measure/probe/profiler.ts
/** Longer rests between samples would tell less, and shorter ones slow down what is sampled. */
const SAMPLE_EVERY_US = 150;
/** @throws Error where this Node.js was built without its inspector */
async function openProfiler() {
	const { Session } = await import("node:inspector/promises");
	const session = new Session();
	session.connect();
	await session.post("Profiler.enable");
	await session.post("Profiler.setSamplingInterval", { interval: SAMPLE_EVERY_US });
	let startedUs = null;
	return {
		start: async () => {
			await session.post("Profiler.start");
			startedUs = ownCpuUs();
		},
		end: async () => {
			if (startedUs === null) throw new Error("no profile was started");
			const cpuUs = ownCpuUs() - startedUs;
			startedUs = null;
			return {
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

export { openProfiler };