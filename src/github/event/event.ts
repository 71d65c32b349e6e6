import { readFile } from 'node:fs/promises';
import { reasonOf, UserError } from '../../errors.ts';
import type { FinishedRun } from '../client/api.ts';
import { PAYLOADS } from './payloads.ts';

/** Where an event happened. */
export interface EventPlace {
  /** `owner/name` */
  readonly repository: string;
  readonly defaultBranch: string;
}

/** What started the workflow, as far as it matters here. */
export type TriggerEvent =
  | EventPlace & {
    readonly kind: 'pull_request';
    readonly action: string;
    readonly number: number;
    readonly baseSha: string;
    readonly headSha: string;
    /** The head lies in another repository, so the token may only read. */
    readonly isFork: boolean;
    readonly labels: readonly string[];
  }
  | EventPlace & {
    readonly kind: 'push';
    /** null: a tag. */
    readonly branch: string | null;
    /** The tip before; null: the branch is new. */
    readonly before: string | null;
    /** null: the branch was deleted. */
    readonly headMessage: string | null;
  }
  | EventPlace & {
    readonly kind: 'workflow_dispatch';
    /** null: a tag. */
    readonly branch: string | null;
  }
  /** On the default branch, always. */
  | EventPlace & { readonly kind: 'schedule' }
  /** Several pull requests on their way into a branch together. */
  | EventPlace & {
    readonly kind: 'merge_group';
    readonly action: string;
    readonly baseSha: string;
    readonly headSha: string;
    /** GitHub's own, made for the group; null: it is no branch. */
    readonly headBranch: string | null;
  }
  | EventPlace & { readonly kind: 'workflow_run'; readonly action: string; readonly run: FinishedRun }
  | EventPlace & {
    readonly kind: 'issue_comment';
    readonly action: string;
    readonly issue: number;
    readonly isPullRequest: boolean;
    readonly commentId: number;
    readonly body: string;
    readonly createdAt: Date;
    /** null: the account is gone. */
    readonly author: string | null;
    readonly authorIsBot: boolean;
  };

/**
 * Reads GITHUB_EVENT_NAME and the file that GITHUB_EVENT_PATH names.
 * Throws a UserError: they are not set (nobody's runner), an event that is not supported, or a payload that is not
 * what GitHub sends.
 */
export async function readEvent(env: Readonly<NodeJS.ProcessEnv>): Promise<TriggerEvent> {
  const name = env['GITHUB_EVENT_NAME'] ?? '';
  const path = env['GITHUB_EVENT_PATH'] ?? '';
  if (name === '' || path === '') {
    throw new UserError({
      what: 'this is the door of the GitHub Action, and there is no event to act upon',
      where: 'GITHUB_EVENT_NAME and GITHUB_EVENT_PATH',
      fix: 'Outside a workflow use the command line: perf-gate run.',
    });
  }
  return name === 'schedule' ? scheduleOf(env) : parseEvent(name, await readPayload(path));
}

/** GitHub describes no payload for it; it runs on the default branch, always. */
function scheduleOf(env: Readonly<NodeJS.ProcessEnv>): TriggerEvent {
  const [repository, defaultBranch] = [env['GITHUB_REPOSITORY'] ?? '', env['GITHUB_REF_NAME'] ?? ''];
  if (repository === '' || defaultBranch === '') {
    throw new UserError({ what: 'a scheduled run does not say where it runs', where: 'GITHUB_REPOSITORY and GITHUB_REF_NAME', fix: 'Check what removed these variables of the runner from the step.' });
  }
  return { kind: 'schedule', repository, defaultBranch };
}

/** The event in a payload. Throws a UserError: an event that is not supported, or a field that is not what GitHub sends. */
export function parseEvent(name: string, payload: unknown): TriggerEvent {
  const schema = PAYLOADS[name];
  if (schema === undefined) throw unsupportedEvent(name);
  const parsed = schema.safeParse(payload);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new UserError({
    what: `the payload of the ${name} event is not what GitHub sends: ${issue?.message ?? 'unreadable'}`,
    where: `${issue?.path.join('.') ?? ''} in GITHUB_EVENT_PATH`,
    fix: 'Check what changed or replaced the event file; with act, give --eventpath a whole payload.',
  });
}

function unsupportedEvent(name: string): UserError {
  return new UserError({
    what: name === 'pull_request_target'
      ? 'perf-gate does not run on pull_request_target: it would run a stranger\'s code with a token that may write'
      : `perf-gate does not know what to compare on the event ${name}`,
    where: '`on:` of the workflow',
    fix: 'Use pull_request, merge_group, push, schedule or workflow_dispatch, as examples/perf.yml and examples/perf-baseline.yml do.',
  });
}

async function readPayload(path: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(path, 'utf8'));
  } catch (cause) {
    throw new UserError({ what: `the event cannot be read: ${reasonOf(cause)}`, where: path, fix: 'GITHUB_EVENT_PATH must name a readable JSON file.', cause });
  }
}
