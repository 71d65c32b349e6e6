import { d as errorCatalogue } from "./benchmark-glob-BzdGnwxp.js";

// src/errors/imports.ts
/** Errors of files that other tools wrote. */
const OF_AUTOCANNON = { where: "head.json" };
const IMPORT_ERRORS = errorCatalogue({
	"not-github-action-benchmark": {
		sample: {
			where: "data.js",
			reason: "entries.Benchmark.0.date: expected a number"
		},
		say: ({ where, reason }) => ({
			what: `this is no history of github-action-benchmark: ${reason}`,
			where,
			fix: "Give the file `data.js`, which github-action-benchmark keeps on its branch (gh-pages, folder dev/bench)."
		})
	},
	"nothing-to-import": {
		sample: {
			where: "data.js",
			units: ["points", "widgets"]
		},
		say: ({ where, units }) => ({
			what: `no figure of this history has a unit that perf-gate knows${units.length === 0 ? "" : ` (it has ${units.join(", ")})`}`,
			where,
			fix: "Only times per operation, operations per second, requests per second and figures that `perf-gate report --gab` wrote can be imported."
		})
	},
	"single-autocannon-result": {
		sample: OF_AUTOCANNON,
		say: ({ where }) => ({
			what: "one result of autocannon does not tell how much its figures vary",
			where,
			fix: "Start the server anew and append a result, twice at least: `npx autocannon --json URL >> head.json`."
		})
	},
	"autocannon-errors": {
		sample: {
			...OF_AUTOCANNON,
			errors: 12,
			non2xx: 340
		},
		say: ({ where, errors, non2xx }) => ({
			what: `autocannon counted ${errors} errors and ${non2xx} answers without status 2xx, which may be faster than good ones`,
			where,
			fix: "Mend the requests, and load the server again."
		})
	}
});

export { IMPORT_ERRORS as t };