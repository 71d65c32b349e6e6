import { n as judgeAgain } from "./compare-command-Ccm06fue.js";
import { t as notify } from "./notify-Nd6VWASC.js";
import { i as checkDestinations, n as asksForReport } from "./output-ClZxSbBf.js";
import { n as tell } from "./tell-Cf-gqiX7.js";
import { t as CLI_ERRORS } from "./cli-0aOT4NL_.js";
import { n as commitUrlOf } from "./git-remote-DNIokf_6.js";
import process from "node:process";

// src/cli/report-command.ts
/** `perf-gate report`: the same report again, or the site; the exit code says only whether they could be written. */
async function reportCommand(file, options) {
	if (file === void 0 && (options.site === void 0 || options.notify !== void 0 || asksForReport(options))) throw CLI_ERRORS["no-run-to-report"]({});
	await checkDestinations(options);
	if (file !== void 0) {
		const source = await judgeAgain(file, options);
		if (options.notify !== void 0) await tellWebhook(source, options.notify, options.notifyFormat);
	}
	if (options.site !== void 0) {
		const { writeSite } = await import("./write-site-Bdlc9SVA.js");
		await writeSite(options.site, options);
	}
}
/** GitLab sets the page of the job. */
async function tellWebhook(source, url, format) {
	const { sha } = source.run.head;
	const commitUrl = await commitUrlOf(sha, process.cwd());
	const links = {
		report: process.env["CI_JOB_URL"] ?? null,
		commit: commitUrl === null ? null : `${commitUrl}${sha}`
	};
	tell(await notify(source, {
		url,
		format,
		links
	}) ?? "The webhook was told of the verdict.");
}

export { reportCommand };