import { r as tell, t as CLI_ERRORS } from "./cli-Dd0bWzce.js";
import { d as number, f as object, g as string, i as array, x as toDotPath } from "./schemas-yV69UCJf.js";
import { a as reasonOf, t as EXIT } from "./errors-B-nyEVmC.js";
import { t as commentMarker } from "./comment-state-12zo4v3O.js";
import { s as jsonOrNull } from "./phrases-9oUwjXNw.js";
import { s as readRunFile, u as judge } from "./run-file-DePvcKCy.js";
import { a as renderSummary } from "./markdown-BvD0RrLM.js";
import { n as version } from "./version-BSYgtqsx.js";
import process from "node:process";

// src/gitlab/merge-request-note.ts
/** The report of a run as one note of a GitLab merge request, which later runs update. */
const VARIABLES = {
	apiUrl: "CI_API_V4_URL",
	projectId: "CI_PROJECT_ID",
	iid: "CI_MERGE_REQUEST_IID",
	token: "PERF_GATE_GITLAB_TOKEN"
};
/** @throws UserError that names the variables that are missing */
function mergeRequestOf(env) {
	const missing = Object.values(VARIABLES).filter((name) => !env[name]);
	if (missing.length > 0) throw CLI_ERRORS["not-in-a-merge-request"]({ missing });
	return {
		apiUrl: env[VARIABLES.apiUrl],
		projectId: env[VARIABLES.projectId],
		iid: env[VARIABLES.iid],
		token: env[VARIABLES.token]
	};
}
const USER = object({ id: number().int() });
const NOTE = object({
	id: number().int(),
	body: string(),
	author: USER
});
const NOTES = array(NOTE);
const WRITTEN = object({ id: number().int() });
/** A merge request with more notes is left with a second one of ours. */
const MOST_PAGES = 50;
const TIME_LIMIT_MS = 3e4;
/**
* Writes the note, or updates the one that this token wrote before. A marker in its first line tells it from others; its author is
* asked for too, because anybody can write a marker.
*
* @throws UserError where GitLab refuses
*/
async function writeNote(mergeRequest, { marker, text }) {
	const notes = `projects/${encodeURIComponent(mergeRequest.projectId)}/merge_requests/${encodeURIComponent(mergeRequest.iid)}/notes`;
	const own = (await ask(mergeRequest, "GET", "user", USER)).body;
	const body = `${marker}\n${text}`;
	for (let page = "1", read = 0; page !== null && read < MOST_PAGES; read += 1) {
		const answer = await ask(mergeRequest, "GET", `${notes}?per_page=100&sort=asc&page=${page}`, NOTES);
		const before = answer.body.find((note) => note.author.id === own.id && note.body.startsWith(marker));
		if (before !== void 0) {
			await ask(mergeRequest, "PUT", `${notes}/${before.id}`, WRITTEN, { body });
			return "updated";
		}
		page = answer.nextPage;
	}
	await ask(mergeRequest, "POST", notes, WRITTEN, { body });
	return "created";
}
/** A proxy or a login may answer in GitLab's place. @throws UserError for a refusal, and for an answer that is not GitLab's */
async function ask({ apiUrl, token }, method, path, schema, body) {
	const url = `${apiUrl.replace(/\/$/u, "")}/${path}`;
	try {
		const response = await fetch(url, {
			method,
			headers: {
				"private-token": token,
				accept: "application/json",
				...body === void 0 ? {} : { "content-type": "application/json" }
			},
			...body === void 0 ? {} : { body: JSON.stringify(body) },
			signal: AbortSignal.timeout(TIME_LIMIT_MS)
		});
		if (!response.ok) throw new Error(`status ${response.status}`);
		const parsed = schema.safeParse(jsonOrNull(await response.text()));
		if (!parsed.success) throw new Error(`the answer is not what GitLab sends: ${toDotPath(parsed.error.issues[0]?.path ?? [])}: ${parsed.error.issues[0]?.message}`);
		return {
			body: parsed.data,
			nextPage: response.headers.get("x-next-page") || null
		};
	} catch (cause) {
		throw CLI_ERRORS["note-refused"]({
			request: `${method} ${new URL(url).pathname}`,
			reason: reasonOf(cause)
		}, cause);
	}
}

// src/cli/gitlab-command.ts
/** `perf-gate gitlab`: writes a run's report as a note of the merge request, in a job of GitLab CI. */
/** GitLab takes a million characters. */
const MOST_BYTES = 9e5;
/** @returns the exit code: 0 for every verdict */
async function gitlabCommand(file) {
	const mergeRequest = mergeRequestOf(process.env);
	const read = await readRunFile(file);
	const { run } = read;
	const marker = commentMarker(run.configFile);
	const text = renderSummary({
		run,
		judgement: judge(read),
		judgedBy: version,
		maxBytes: MOST_BYTES
	});
	tell(`The note of the merge request was ${await writeNote(mergeRequest, {
		marker,
		text
	})}.`);
	return EXIT.passed;
}

export { gitlabCommand };