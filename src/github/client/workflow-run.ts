import { z } from 'zod';
import { COMMIT_ID } from '../../text/phrases.ts';
import type { FinishedRun } from './api.ts';

/** A workflow run as GitHub describes it, in an answer as well as in an event. */
export const workflowRunSchema = z.object({
  id: z.int().positive(),
  run_attempt: z.int().positive().default(1),
  workflow_id: z.int().positive(),
  event: z.string(),
  head_sha: z.string().regex(COMMIT_ID),
  head_branch: z.string().nullable(),
  // Null for a fork that was deleted meanwhile.
  head_repository: z.object({ full_name: z.string().regex(/^[^/\s]+\/[^/\s]+$/) }).nullable(),
  // Null until it has ended.
  conclusion: z.string().nullable(),
  display_title: z.string(),
}).transform(({ id, run_attempt, workflow_id, event, head_sha, head_branch, head_repository, conclusion, display_title }): FinishedRun => ({
  id,
  attempt: run_attempt,
  workflowId: workflow_id,
  event,
  headSha: head_sha,
  headBranch: head_branch,
  headRepository: head_repository?.full_name ?? null,
  conclusion,
  title: display_title,
}));
