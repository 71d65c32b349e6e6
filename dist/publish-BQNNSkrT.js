import { n as UserError } from "./errors-B6fJDvjF.js";
import { m as askGitHub, t as openJob } from "./job-BKSW_p0U.js";
import { t as publishTrusted } from "./publish-workflow-run-B9NcH2uo.js";
import { t as skipJob } from "./skip-DMn-2IG1.js";

// src/action/publish.ts
const LOOK_UP = {
	doing: "look up the workflow run",
	permission: "actions: read"
};
/**
* Publishes what a workflow run has measured. The check tells the verdict, so this job fails if that could not be written: what the
* commit shows then may be an older one, or nothing for which a merge queue waits.
*/
async function publishFinishedRun({ run }, start) {
	const { event: { repository, defaultBranch }, inputs, serverUrl, runUrl, github } = openJob(start);
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
		ownRunUrl: runUrl,
		inputs,
		now: /* @__PURE__ */ new Date()
	});
	if (published.state === "skipped") skipJob(published.why);
	const [unwritten] = published.unwritten;
	if (unwritten !== void 0) throw new UserError({
		what: unwritten,
		where: "the check of the commit",
		fix: "Run this job again once that is over or mended: nothing is lost."
	});
}

export { publishFinishedRun };