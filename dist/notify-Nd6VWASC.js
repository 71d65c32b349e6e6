import { d as plainProse, r as inertJson, u as plainName } from "./escape-BWBapS6T.js";
import { u as shortCommit } from "./phrases-B4NM3xI1.js";
import { B as benchmarkLabel, C as blocksBy, D as sortByUrgency, O as wordOf, d as renderVerdictLine, k as worstComparison, l as headlineOf, m as describeReason } from "./report-document-CydxuypI.js";
import { setTimeout } from "node:timers/promises";

// src/report/notification.ts
/** A verdict as one message for a webhook: as Slack and chats like it take it, or as plain JSON for a program. */
function renderNotification(source, format, links) {
	return inertJson(JSON.stringify(format === "slack" ? slackMessage(source, links) : plainMessage(source, links)));
}
function blocking({ run, judgement }) {
	return sortByUrgency(judgement.benchmarks.filter(blocksBy(run.policy)));
}
function plainMessage(source, links) {
	const { run, judgement } = source;
	return {
		verdict: judgement.verdict,
		exitCode: judgement.exitCode,
		headline: renderVerdictLine(source),
		configFile: run.configFile,
		head: run.head.sha,
		base: run.base?.sha ?? null,
		benchmarks: blocking(source).map((benchmark) => {
			const worst = worstComparison(benchmark);
			return {
				id: benchmark.id,
				environment: benchmark.variant,
				verdict: wordOf(benchmark.verdict),
				reason: describeReason(benchmark.because),
				change: worst === void 0 ? null : {
					metric: worst.metric,
					estimate: worst.estimate,
					low: worst.interval.low,
					high: worst.interval.high,
					limit: worst.threshold
				}
			};
		}),
		links
	};
}
/** Slack refuses a section of more than 3,000 characters. */
const MOST_CHARACTERS = 2800;
const MOST_LINES = 10;
function slackMessage(source, { report, commit }) {
	const { run } = source;
	const headline = escapeSlack(`${headlineOf(source).symbol} perf-gate: ${renderVerdictLine(source)}`);
	const lines = blocking(source).map((benchmark) => `• ${slackCode(benchmarkLabel(benchmark))}: ${escapeSlack(plainProse(describeReason(benchmark.because)))}`);
	const shown = lines.slice(0, MOST_LINES).filter((_, index, first) => first.slice(0, index + 1).join("\n").length <= MOST_CHARACTERS);
	const rest = lines.length - shown.length;
	const name = slackCode(shortCommit(run.head.sha));
	const links = [...report === null ? [] : [`<${report}|Report>`], commit === null ? name : `<${commit}|${name}>`].join(" · ");
	return {
		text: headline,
		blocks: [
			section(headline),
			...lines.length === 0 ? [] : [section([...shown, ...rest === 0 ? [] : [`and ${rest} more`]].join("\n"))],
			{
				type: "context",
				elements: [{
					type: "mrkdwn",
					text: links
				}]
			}
		]
	};
}
const section = (text) => ({
	type: "section",
	text: {
		type: "mrkdwn",
		text
	}
});
/** A name ends its code by no backtick of its own. */
const slackCode = (name) => `\`${escapeSlack(plainName(name).replaceAll("`", "'"))}\``;
/** Mentions and links begin with `<`. https://docs.slack.dev/messaging/formatting-message-text/#escaping */
const escapeSlack = (text) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

// src/system/webhook.ts
const TIME_LIMIT_MS = 1e4;
const PAUSE_MS = 1e3;
/**
* Posts a JSON text, and tries once more where that fails. The URL is a secret: errors of `fetch` may repeat it, so only their code is
* told. A redirect would hand the text to another host.
*
* @returns why it was not taken; null: it was
*/
async function postToWebhook(url, json) {
	const address = URL.parse(url.trim());
	if (address === null || !["http:", "https:"].includes(address.protocol)) return "its URL does not begin with https:// or http://";
	if (await post(address, json) === null) return null;
	await setTimeout(PAUSE_MS);
	return post(address, json);
}
async function post(address, body) {
	try {
		const response = await fetch(address, {
			method: "POST",
			headers: { "content-type": "application/json" },
			body,
			redirect: "manual",
			signal: AbortSignal.timeout(TIME_LIMIT_MS)
		});
		await response.body?.cancel();
		return response.ok ? null : `it answered with status ${response.status}`;
	} catch (error) {
		const { name, cause } = error;
		return name === "TimeoutError" ? `it did not answer within ${TIME_LIMIT_MS / 1e3} s` : `it could not be reached (${cause?.code ?? "no such request can be made"})`;
	}
}

// src/cli/notify.ts
/** Posts a verdict to a webhook. Its `url` is a secret. It never fails. @returns why it was not taken, as a sentence; null: it was */
async function notify(source, { url, format, links }) {
	const refusal = await postToWebhook(url, renderNotification(source, format, links));
	return refusal === null ? null : `The webhook was not told of the verdict: ${refusal}. The verdict stands.`;
}

export { notify as t };