import { n as UserError, r as describeUserError } from "./errors-B6fJDvjF.js";
import { t as EXIT } from "./exit-codes-Bp1ZMGPO.js";
import { n as gateRequest } from "./measure-options-XoZxrvu5.js";
import { n as whatIsSaved, t as measure } from "./measuring-CQOh2iib.js";
import { a as writeReports, t as checkDestinations } from "./output-B4fUJrUk.js";
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
	try {
		await writeReports(file, judgement, options);
		return judgement.exitCode;
	} catch (error) {
		if (!(error instanceof UserError)) throw error;
		process.stderr.write(`${describeUserError(error)}\n`);
		return judgement.exitCode === EXIT.passed ? EXIT.usage : judgement.exitCode;
	} finally {
		process.stderr.write("path" in kept ? `The run is saved in ${kept.path}; \`perf-gate compare ${kept.path}\` judges it again.\n` : `The report stands, but ${whatIsSaved(kept)}.\n`);
	}
}

export { runCommand };