import type { context } from '@actions/github';
import { z } from 'zod';
import { GITHUB_ERRORS } from '../../errors/github.ts';
import { COMMIT_ID } from '../../text/phrases.ts';
import { workflowRunSchema } from '../client/api.ts';

const sha = z.string().regex(COMMIT_ID);

/** `repository`: `owner/name`. */
const place = z
  .object({ full_name: z.string().regex(/^[^/\s]+\/[^/\s]+$/), default_branch: z.string().min(1) })
  .transform(({ full_name, default_branch }) => ({ repository: full_name, defaultBranch: default_branch }));

/** A branch by its ref; null: a tag. */
const branch = z.string().transform((ref) => (ref.startsWith('refs/heads/') ? ref.slice('refs/heads/'.length) : null));

/** The fields of GitHub's payloads that matter here, by the event's name. */
const PAYLOADS = {
  pull_request: z
    .object({
      action: z.string(),
      number: z.int().positive(),
      repository: place,
      pull_request: z.object({
        base: z.object({ sha }),
        // The repository of a fork that was deleted meanwhile is null.
        head: z.object({ sha, repo: z.object({ full_name: z.string() }).nullable() }),
        labels: z.array(z.object({ name: z.string() })).default([]),
      }),
    })
    .transform(({ action, number, repository, pull_request: { base, head, labels } }) => ({
      kind: 'pull_request' as const,
      ...repository,
      action,
      number,
      baseSha: base.sha,
      headSha: head.sha,
      /** The head lies in another repository, so the token may only read. */
      isFork: head.repo?.full_name !== repository.repository,
      labels: labels.map(({ name }) => name),
    })),

  push: z
    .object({ ref: branch, before: sha, head_commit: z.object({ message: z.string() }).nullable(), repository: place })
    .transform(({ ref, before, head_commit, repository }) => ({
      kind: 'push' as const,
      ...repository,
      branch: ref,
      /** The tip before; null: the branch is new. */
      before: /^0+$/.test(before) ? null : before,
      /** null: the branch was deleted. */
      headMessage: head_commit?.message ?? null,
    })),

  workflow_dispatch: z
    .object({ ref: branch, repository: place })
    .transform(({ ref, repository }) => ({ kind: 'workflow_dispatch' as const, ...repository, branch: ref })),

  /** Several pull requests on their way into a branch together. `headBranch` is GitHub's own, made for the group. */
  merge_group: z
    .object({ action: z.string(), merge_group: z.object({ base_sha: sha, head_sha: sha, head_ref: branch }), repository: place })
    .transform(({ action, merge_group: { base_sha, head_sha, head_ref }, repository }) => ({
      kind: 'merge_group' as const,
      ...repository,
      action,
      baseSha: base_sha,
      headSha: head_sha,
      headBranch: head_ref,
    })),
  workflow_run: z
    .object({ action: z.string(), workflow_run: workflowRunSchema, repository: place })
    .transform(({ action, workflow_run, repository }) => ({ kind: 'workflow_run' as const, ...repository, action, run: workflow_run })),

  issue_comment: z
    .object({
      action: z.string(),
      issue: z.object({ number: z.int().positive(), pull_request: z.object({}).optional() }),
      comment: z.object({
        id: z.int().positive(),
        body: z.string(),
        created_at: z.iso.datetime({ offset: true }),
        // The account may be gone.
        user: z.object({ login: z.string(), type: z.string() }).nullable(),
      }),
      repository: place,
    })
    .transform(({ action, issue, comment, repository }) => ({
      kind: 'issue_comment' as const,
      ...repository,
      action,
      issue: issue.number,
      isPullRequest: issue.pull_request !== undefined,
      commentId: comment.id,
      body: comment.body,
      createdAt: new Date(comment.created_at),
      /** null: the account is gone. */
      author: comment.user?.login ?? null,
      authorIsBot: comment.user?.type === 'Bot',
    })),
};

/** The event that started the workflow. GitHub describes no payload for a schedule, which always runs on the default branch. */
export type TriggerEvent =
  | Readonly<z.output<(typeof PAYLOADS)[keyof typeof PAYLOADS]>>
  | { readonly kind: 'schedule'; readonly repository: string; readonly defaultBranch: string };

/** The runner's environment and event file, as @actions/github reads them. */
export type ActionContext = typeof context;

/** The event of this job. @throws UserError: there is none, it is not supported, or its payload is not what GitHub sends */
export function readEvent({ eventName, payload, ref, repo }: Pick<ActionContext, 'eventName' | 'payload' | 'ref' | 'repo'>): TriggerEvent {
  if (!eventName) throw GITHUB_ERRORS['no-event']({});
  if (eventName === 'schedule')
    return { kind: 'schedule', repository: `${repo.owner}/${repo.repo}`, defaultBranch: ref.replace('refs/heads/', '') };
  return parseEvent(eventName, payload);
}

/** The event in a payload. @throws UserError: an event that is not supported, or a field that is not what GitHub sends */
export function parseEvent(name: string, payload: unknown): TriggerEvent {
  if (!Object.hasOwn(PAYLOADS, name)) throw GITHUB_ERRORS[name === 'pull_request_target' ? 'dangerous-event' : 'unknown-event']({ name });
  const parsed = PAYLOADS[name as keyof typeof PAYLOADS].safeParse(payload);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw GITHUB_ERRORS['odd-payload']({ name, problem: issue?.message ?? 'unreadable', field: issue?.path.join('.') ?? '' });
}
