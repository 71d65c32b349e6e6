import process from "node:process";
import { pathToFileURL } from "node:url";

// src/measure/suite/tools/vitest-host.ts
/**
* vitest's own main process: configuration, Vite and its transforms are the project's. It hands one benchmark file to the process that
* started it, which is vitest's worker (`vitest.ts`).
*/
const NAME = "perf-gate";
const parent = {
	name: NAME,
	cacheFs: false,
	on: (event, listener) => {
		if (event === "message") process.on("message", listener);
	},
	off: (event, listener) => {
		process.off(event, listener);
	},
	send: (message) => {
		process.send?.(message);
	},
	deserialize: (message) => message,
	start: async () => {},
	stop: async () => {}
};
const [library = "", root = "", file = ""] = process.argv.slice(2);
process.on("disconnect", () => {
	process.exit();
});
const { startVitest } = await import(pathToFileURL(library).href);
await startVitest("benchmark", [file], {
	root,
	run: true,
	watch: false,
	benchmarkOnly: true,
	benchmark: { include: [file] },
	pool: {
		name: NAME,
		createPoolWorker: () => parent
	},
	reporters: [{}],
	disableConsoleIntercept: true
});
process.disconnect();

export {  };