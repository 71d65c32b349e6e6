import { c as int, f as object, g as string } from "./schemas-yV69UCJf.js";
import { t as COMMIT_ID } from "./phrases-9oUwjXNw.js";

// src/github/client/api.ts
/** What GitHub tells and takes. `endpoints.ts` has the calls. */
/** A workflow run as GitHub describes it, in an answer as well as in an event. */
const workflowRunSchema = object({
	id: int().positive(),
	run_attempt: int().positive().default(1),
	workflow_id: int().positive(),
	event: string(),
	head_sha: string().regex(COMMIT_ID),
	head_branch: string().nullable(),
	head_repository: object({ full_name: string().regex(/^[^/\s]+\/[^/\s]+$/) }).nullable(),
	conclusion: string().nullable(),
	display_title: string()
}).transform(({ id, run_attempt, workflow_id, event, head_sha, head_branch, head_repository, conclusion, display_title }) => ({
	id,
	/** From 1; "Re-run jobs" counts it up. */
	attempt: run_attempt,
	workflowId: workflow_id,
	/** Name of the event that started it. */
	event,
	headSha: head_sha,
	/** null: GitHub does not say. */
	headBranch: head_branch,
	/** `owner/name`, of a fork where the head lies in one; null: a fork that was deleted meanwhile. */
	headRepository: head_repository?.full_name ?? null,
	/** `success`, `failure`, `cancelled`, `timed_out` and others; null: it has not ended. */
	conclusion,
	/** Its `run-name`, or the title of what started it. */
	title: display_title
}));

export { workflowRunSchema as t };