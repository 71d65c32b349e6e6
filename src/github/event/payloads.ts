import { z } from 'zod';
import type { EventPlace, TriggerEvent } from './event.ts';
import { COMMIT_ID } from '../../text/phrases.ts';

/** What GitHub sends with an event, as far as it matters here, by the event's name. */

const sha = z.string().regex(COMMIT_ID);
const fullName = z.string().regex(/^[^/\s]+\/[^/\s]+$/);
const repository = z.object({ full_name: fullName, default_branch: z.string().min(1) });

const pullRequest = z.object({
  action: z.string(),
  number: z.int().positive(),
  repository,
  pull_request: z.object({
    base: z.object({ sha }),
    // The repository of a fork that was deleted meanwhile is null.
    head: z.object({ sha, repo: z.object({ full_name: z.string() }).nullable() }),
    labels: z.array(z.object({ name: z.string() })).default([]),
  }),
}).transform((payload): TriggerEvent => ({
  kind: 'pull_request',
  ...placeOf(payload.repository),
  action: payload.action,
  number: payload.number,
  baseSha: payload.pull_request.base.sha,
  headSha: payload.pull_request.head.sha,
  isFork: payload.pull_request.head.repo?.full_name !== payload.repository.full_name,
  labels: payload.pull_request.labels.map(({ name }) => name),
}));

const push = z.object({
  ref: z.string(),
  before: sha,
  head_commit: z.object({ message: z.string() }).nullable(),
  repository,
}).transform((payload): TriggerEvent => ({
  kind: 'push',
  ...placeOf(payload.repository),
  branch: branchOf(payload.ref),
  before: /^0+$/.test(payload.before) ? null : payload.before,
  headMessage: payload.head_commit?.message ?? null,
}));

const workflowDispatch = z.object({ ref: z.string(), repository }).transform((payload): TriggerEvent => ({
  kind: 'workflow_dispatch',
  ...placeOf(payload.repository),
  branch: branchOf(payload.ref),
}));

const mergeGroup = z.object({
  action: z.string(),
  merge_group: z.object({ base_sha: sha, head_sha: sha, head_ref: z.string() }),
  repository,
}).transform((payload): TriggerEvent => ({
  kind: 'merge_group',
  ...placeOf(payload.repository),
  action: payload.action,
  baseSha: payload.merge_group.base_sha,
  headSha: payload.merge_group.head_sha,
  headBranch: branchOf(payload.merge_group.head_ref),
}));

const workflowRun = z.object({
  action: z.string(),
  workflow_run: z.object({
    id: z.int().positive(),
    run_attempt: z.int().positive(),
    event: z.string(),
    head_sha: sha,
    head_branch: z.string().nullable(),
    // Null as well for a fork that was deleted meanwhile.
    head_repository: z.object({ full_name: fullName }).nullable(),
    // Null until it has ended.
    conclusion: z.string().nullable(),
    display_title: z.string(),
  }),
  repository,
}).transform((payload): TriggerEvent => ({
  kind: 'workflow_run',
  ...placeOf(payload.repository),
  action: payload.action,
  run: {
    id: payload.workflow_run.id,
    attempt: payload.workflow_run.run_attempt,
    event: payload.workflow_run.event,
    headSha: payload.workflow_run.head_sha,
    headBranch: payload.workflow_run.head_branch,
    headRepository: payload.workflow_run.head_repository?.full_name ?? null,
    conclusion: payload.workflow_run.conclusion,
    title: payload.workflow_run.display_title,
  },
}));

const issueComment = z.object({
  action: z.string(),
  issue: z.object({ number: z.int().positive(), pull_request: z.object({}).optional() }),
  comment: z.object({
    id: z.int().positive(),
    body: z.string(),
    created_at: z.iso.datetime({ offset: true }),
    // The account may be gone.
    user: z.object({ login: z.string(), type: z.string() }).nullable(),
  }),
  repository,
}).transform(({ action, issue, comment, ...payload }): TriggerEvent => ({
  kind: 'issue_comment',
  ...placeOf(payload.repository),
  action,
  issue: issue.number,
  isPullRequest: issue.pull_request !== undefined,
  commentId: comment.id,
  body: comment.body,
  createdAt: new Date(comment.created_at),
  author: comment.user?.login ?? null,
  authorIsBot: comment.user?.type === 'Bot',
}));

/** Schemas of the payloads, by the name of the event. */
export const PAYLOADS: Readonly<Record<string, z.ZodType<TriggerEvent>>> = {
  pull_request: pullRequest,
  push,
  workflow_dispatch: workflowDispatch,
  merge_group: mergeGroup,
  workflow_run: workflowRun,
  issue_comment: issueComment,
};

function placeOf({ full_name, default_branch }: z.infer<typeof repository>): EventPlace {
  return { repository: full_name, defaultBranch: default_branch };
}

function branchOf(ref: string): string | null {
  return ref.startsWith('refs/heads/') ? ref.slice('refs/heads/'.length) : null;
}
