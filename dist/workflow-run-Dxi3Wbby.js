import { c as int, f as object, g as string } from "./schemas-1QBeipMY.js";
import { f as COMMIT_ID } from "./escape-CLc3o0GR.js";

// src/github/client/workflow-run.ts
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
	attempt: run_attempt,
	workflowId: workflow_id,
	event,
	headSha: head_sha,
	headBranch: head_branch,
	headRepository: head_repository?.full_name ?? null,
	conclusion,
	title: display_title
}));

export { workflowRunSchema as t };