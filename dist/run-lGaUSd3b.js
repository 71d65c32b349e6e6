import { t as EXIT } from "./exit-codes-Bp1ZMGPO.js";
import { n as gateRequest } from "./measure-options-DH9L2Spu.js";
import { n as whatIsSaved, t as measure } from "./measuring-CRWZpjtS.js";
import { a as writeReports, t as checkDestinations } from "./output-BOCUH-A5.js";
import process from "node:process";

// src/commands/run.ts
/** `perf-gate run`. @returns the exit code of the contract */
async function runCommand(options) {
	await checkDestinations(options);
	const { file, judgement, kept, interrupted } = await measure(gateRequest(options));
	if (interrupted) {
		process.stderr.write(`Interrupted. No verdict was reached; ${whatIsSaved(kept)}.\n`);
		return EXIT.interrupted;
	}
	await writeReports(file, judgement, options);
	process.stderr.write("path" in kept ? `The run is saved in ${kept.path}; \`perf-gate compare ${kept.path}\` judges it again.\n` : `The report stands, but ${whatIsSaved(kept)}.\n`);
	return judgement.exitCode;
}

export { runCommand };