import { n as judgeAgain } from "./compare-command-Ck66M6aJ.js";
import { i as checkDestinations, n as asksForReport } from "./output-_7AQrPw_.js";
import { p as userError } from "./benchmark-glob-D-yWClg9.js";
import { t as CLI_ERRORS } from "./cli-aqGCJP4E.js";

// src/cli/report-command.ts
/** `perf-gate report`: the same report again, or the site; the exit code says only whether they could be written. */
async function reportCommand(file, options) {
	if (file === null && (options.site === void 0 || asksForReport(options))) throw userError(CLI_ERRORS["no-run-to-report"], {});
	await checkDestinations(options);
	if (file !== null) await judgeAgain(file, options);
	if (options.site !== void 0) {
		const { writeSite } = await import("./write-site-JOJCnG8c.js");
		await writeSite(options.site, options);
	}
}

export { reportCommand };