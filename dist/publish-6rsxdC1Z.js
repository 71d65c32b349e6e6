import { n as UserError } from "./errors-B6fJDvjF.js";
import { f as askGitHub, t as openJob } from "./job-mbZ-Ee8d.js";
import { t as publishTrusted } from "./publish-workflow-run-AOQjJjIY.js";
import { t as skipJob } from "./skip-BMKdf119.js";

// src/action/publish.ts
const LOOK_UP = {
	doing: "look up the workflow run",
	permission: "actions: read"
};
/** Publishes what a workflow run has measured. The check tells the verdict; this job fails only if nothing could be published. */
async function publishFinishedRun({ run }, start) {
	const { event: { repository, defaultBranch }, inputs, serverUrl, github } = openJob(start);
	if (github === null) throw new UserError({
		what: "without a token nothing can be published",
		where: "the input `token`",
		fix: "Leave it out: the token of the workflow is taken then."
	});
	const finished = "event" in run ? run : await askGitHub(LOOK_UP, async () => github.workflowRun(run.id));
	const published = await publishTrusted(finished, {
		github,
		repository,
		defaultBranch,
		serverUrl,
		inputs,
		now: /* @__PURE__ */ new Date()
	});
	if (published.state === "skipped") skipJob(published.why);
}

export { publishFinishedRun };