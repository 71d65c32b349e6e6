/** What GitHub tells and takes. `endpoints.ts` has the calls. */
import { z } from 'zod';
import { COMMIT_ID } from '../../text/phrases.ts';

/** The emoji that answer a comment. */
export type Reaction = '+1' | '-1' | 'rocket';

/** A pull request into this repository, as it is now. */
export interface PullRequest {
  readonly number: number;
  /** Tip of its base branch, as GitHub last compared the two. */
  readonly baseSha: string;
  readonly baseRef: string;
  readonly headSha: string;
  readonly isOpen: boolean;
  /** The head lies in another repository, or in one that is gone. */
  readonly isFork: boolean;
  readonly labels: readonly string[];
}

/** Rights of an account in this repository. */
export type Permission = 'admin' | 'write' | 'read' | 'none';

/** A line of a file that a check points at. */
export interface CheckAnnotation {
  /** Relative to the repository's root. */
  readonly path: string;
  /** From 1. */
  readonly line: number;
  readonly level: 'failure' | 'warning' | 'notice';
  /** Cut to the 255 characters that GitHub takes. */
  readonly title: string;
  /** At most 64 KB. */
  readonly message: string;
}

/** A finished check of a commit. */
export interface CheckRun {
  readonly sha: string;
  readonly name: string;
  readonly conclusion: 'success' | 'failure' | 'neutral';
  /** Cut to the 255 characters that GitHub takes. */
  readonly title: string;
  /** Markdown of at most 65,535 bytes. */
  readonly summary: string;
  readonly detailsUrl: string;
  /** At most 50: GitHub takes no more with one request. */
  readonly annotations: readonly CheckAnnotation[];
}

/** A zip file that a workflow run uploaded. */
export interface Artifact {
  readonly id: number;
  readonly name: string;
  /** Size of the zip file. */
  readonly sizeBytes: number;
  readonly isExpired: boolean;
  readonly uploadedAt: Date;
}

/** A workflow run as GitHub describes it, in an answer as well as in an event. */
export const workflowRunSchema = z
  .object({
    id: z.int().positive(),
    run_attempt: z.int().positive().default(1),
    workflow_id: z.int().positive(),
    event: z.string(),
    head_sha: z.string().regex(COMMIT_ID),
    head_branch: z.string().nullable(),
    head_repository: z.object({ full_name: z.string().regex(/^[^/\s]+\/[^/\s]+$/) }).nullable(),
    conclusion: z.string().nullable(),
    display_title: z.string(),
  })
  .transform(({ id, run_attempt, workflow_id, event, head_sha, head_branch, head_repository, conclusion, display_title }) => ({
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
    title: display_title,
  }));

/** A workflow run that another one waited for. All of it is GitHub's own word; what the run made is not. */
export type FinishedRun = Readonly<z.output<typeof workflowRunSchema>>;
