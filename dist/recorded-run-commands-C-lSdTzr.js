import { a as verdictOnceWritten, i as checkDestinations, n as asksForReport, o as wholeReportOf, t as VERBOSE, u as writeReports } from "./output-CKS5jTWk.js";
import { t as CLI_ERRORS } from "./cli-Dd0bWzce.js";
import { s as readRunFile, u as judge } from "./run-file-DePvcKCy.js";
import { t as joinRuns } from "./join-runs-CCI7VIw7.js";

// src/cli/recorded-run-commands.ts
/** Commands that judge runs which are recorded already. */
/** `perf-gate compare`: judges a recorded run again. @returns the exit code of the contract */
async function compareCommand(path, options) {
	await checkDestinations(options);
	const file = await readRunFile(path);
	return verdictOnceWritten(file, judge(file), options, wholeReportOf(path));
}
/** `perf-gate merge`: joins the runs of shards and environments, and judges them as a whole. `expect`: runs that there should be. @returns the exit code of the contract */
async function mergeCommand(paths, options) {
	await checkDestinations(options);
	const file = await joinRuns(paths, options.expect ?? null);
	const { json } = options;
	return verdictOnceWritten(file, judge(file), options, json === void 0 || json === "-" ? VERBOSE : wholeReportOf(json));
}
/** `perf-gate report`: the same report again, or the site; the exit code says only whether they could be written. */
async function reportCommand(path, options) {
	const { site } = options;
	if (path === void 0 && (site === void 0 || asksForReport(options))) throw CLI_ERRORS["no-run-to-report"]({});
	await checkDestinations(options);
	if (path !== void 0) {
		const file = await readRunFile(path);
		await writeReports(file, judge(file), options, wholeReportOf(path));
	}
	if (site !== void 0) await (await import("./write-site-C_lPJiZH.js")).writeSite(site, options);
}

export { compareCommand, mergeCommand, reportCommand };