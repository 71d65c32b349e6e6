/** Which event starts which workflow, on which commit, and with what its jobs may do. */
import picomatch from 'picomatch';
import { z } from 'zod';
import type { Permissions, Workflow, WorkflowJob } from './workflow-file.ts';

const repository = z.object({ full_name: z.string() });

/** What of an event decides what runs. */
const triggerSchema = z.discriminatedUnion('name', [
  z.object({
    name: z.literal('pull_request'),
    payload: z.object({
      action: z.string(),
      number: z.number(),
      repository,
      pull_request: z.object({ title: z.string(), head: z.object({ ref: z.string(), sha: z.string(), repo: repository }) }),
    }),
  }),
  z.object({ name: z.literal('merge_group'), payload: z.object({ action: z.string(), merge_group: z.object({ head_ref: z.string() }) }) }),
  z.object({ name: z.literal('push'), payload: z.object({ ref: z.string(), before: z.string(), after: z.string() }) }),
  z.object({ name: z.literal('schedule'), payload: z.object({ schedule: z.string() }) }),
  z.object({
    name: z.literal('workflow_dispatch'),
    payload: z.object({ ref: z.string(), workflow: z.string(), inputs: z.record(z.string(), z.string()) }),
  }),
  z.object({ name: z.literal('workflow_run'), payload: z.object({ action: z.string(), workflow_run: z.object({ name: z.string() }) }) }),
  z.object({ name: z.literal('issue_comment'), payload: z.object({ action: z.string() }) }),
]);

export type Trigger = z.output<typeof triggerSchema>;

/** An event as GitHub sends it. */
export interface GitHubEvent {
  readonly name: string;
  readonly payload: unknown;
}

export function triggerOf(event: GitHubEvent): Trigger {
  return triggerSchema.parse(event);
}

export const DEFAULT_BRANCH = 'main';

/** What the event is about: the workflow file is taken from there, and checkouts get it unless they ask for another. */
export function refOf({ name, payload }: Trigger): string {
  switch (name) {
    case 'pull_request':
      return `refs/pull/${payload.number}/merge`;
    case 'merge_group':
      return payload.merge_group.head_ref;
    case 'push':
      return payload.ref;
    case 'workflow_dispatch':
      return payload.ref.startsWith('refs/') ? payload.ref : `refs/heads/${payload.ref}`;
    // GitHub takes these from the default branch, whatever they are about.
    case 'schedule':
    case 'workflow_run':
    case 'issue_comment':
      return `refs/heads/${DEFAULT_BRANCH}`;
  }
}

/** Whether an event starts the workflow in `path`. `changedFiles` tells of a push. */
export function isStartedBy(
  { name, payload }: Trigger,
  { on }: Workflow,
  { path, changedFiles }: { readonly path: string; readonly changedFiles: readonly string[] },
): boolean {
  switch (name) {
    case 'pull_request':
      return on.pull_request !== undefined && ['opened', 'synchronize', 'reopened'].includes(payload.action);
    case 'merge_group':
      return on.merge_group !== undefined;
    case 'push': {
      if (on.push === undefined || !picomatch.isMatch(payload.ref.replace('refs/heads/', ''), on.push.branches)) return false;
      const isIgnored = picomatch(on.push['paths-ignore'], { dot: true });
      return !changedFiles.every((file) => isIgnored(file));
    }
    case 'schedule':
      return on.schedule?.some(({ cron }) => cron === payload.schedule) ?? false;
    case 'workflow_dispatch':
      return on.workflow_dispatch !== undefined && payload.workflow === path;
    case 'workflow_run':
      return (
        on.workflow_run?.workflows.includes(payload.workflow_run.name) === true &&
        on.workflow_run.types.some((type) => type === payload.action)
      );
    case 'issue_comment':
      return on.issue_comment?.types.some((type) => type === payload.action) ?? false;
  }
}

/** There are none but on a run by hand: then those that were given, and the others' defaults. A boolean is text in the event, and none here. */
export function inputsOf({ name, payload }: Trigger, { on }: Workflow): Readonly<Record<string, string | boolean>> {
  if (name !== 'workflow_dispatch') return {};
  const declared = Object.entries(on.workflow_dispatch?.inputs ?? {}).map(([input, { type, default: unasked }]) => {
    const value = payload.inputs[input] ?? unasked;
    return [input, type === 'boolean' ? value === 'true' : value] as const;
  });
  return { ...payload.inputs, ...Object.fromEntries(declared) };
}

/** A pull request from a fork may read what its job may write. */
export function permissionsGranted({ permissions }: WorkflowJob, { name, payload }: Trigger): Permissions {
  const isFromFork = name === 'pull_request' && payload.pull_request.head.repo.full_name !== payload.repository.full_name;
  return isFromFork ? Object.fromEntries(Object.keys(permissions).map((scope) => [scope, 'read'])) : permissions;
}
