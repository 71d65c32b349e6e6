import { t as EXIT } from "./exit-codes-Bp1ZMGPO.js";
import { n as gateRequest } from "./measure-options-CCiIfHCu.js";
import { t as measure } from "./measuring-DgIg5C6f.js";
import { a as writeReports, t as checkDestinations } from "./output-DKuUodRw.js";
import process from "node:process";

// src/commands/run.ts
/** `perf-gate run`. @returns the exit code of the contract */
async function runCommand(options) {
	await checkDestinations(options);
	const { file, judgement, savedTo, interrupted } = await measure(gateRequest(options));
	if (interrupted) {
		process.stderr.write(`Interrupted. No verdict was reached; what was measured is saved in ${savedTo}.\n`);
		return EXIT.interrupted;
	}
	await writeReports(file, judgement, options);
	process.stderr.write(`The run is saved in ${savedTo}; \`perf-gate compare ${savedTo}\` judges it again.\n`);
	return judgement.exitCode;
}

export { runCommand };