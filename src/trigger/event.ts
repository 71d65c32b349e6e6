import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { reasonOf, UserError } from '../errors.ts';

interface EventBase {
  /** `owner/name` */
  readonly repository: string;
  readonly defaultBranch: string;
}

/** What started the workflow, as far as it matters here. */
export type TriggerEvent =
  | EventBase & {
    readonly kind: 'pull_request';
    readonly action: string;
    readonly number: number;
    readonly baseSha: string;
    readonly headSha: string;
    /** The head lies in another repository, so the token may only read. */
    readonly isFork: boolean;
  }
  | EventBase & {
    readonly kind: 'push';
    /** null: a tag. */
    readonly branch: string | null;
    /** The tip before; null: the branch is new. */
    readonly before: string | null;
    /** null: the branch was deleted. */
    readonly headMessage: string | null;
  }
  | EventBase & {
    readonly kind: 'workflow_dispatch';
    /** null: a tag. */
    readonly branch: string | null;
  };

const sha = z.string().regex(/^[0-9a-f]{40}(?:[0-9a-f]{24})?$/);
const repository = z.object({ full_name: z.string().regex(/^[^/\s]+\/[^/\s]+$/), default_branch: z.string().min(1) });

const pullRequestPayload = z.object({
  action: z.string(),
  number: z.int().positive(),
  repository,
  pull_request: z.object({
    base: z.object({ sha }),
    // The repository of a fork that was deleted meanwhile is null.
    head: z.object({ sha, repo: z.object({ full_name: z.string() }).nullable() }),
  }),
}).transform((payload): TriggerEvent => ({
  kind: 'pull_request',
  ...placeOf(payload.repository),
  action: payload.action,
  number: payload.number,
  baseSha: payload.pull_request.base.sha,
  headSha: payload.pull_request.head.sha,
  isFork: payload.pull_request.head.repo?.full_name !== payload.repository.full_name,
}));

const pushPayload = z.object({
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

const workflowDispatchPayload = z.object({ ref: z.string(), repository }).transform((payload): TriggerEvent => ({
  kind: 'workflow_dispatch',
  ...placeOf(payload.repository),
  branch: branchOf(payload.ref),
}));

const PAYLOADS: Readonly<Record<string, z.ZodType<TriggerEvent>>> = {
  pull_request: pullRequestPayload,
  push: pushPayload,
  workflow_dispatch: workflowDispatchPayload,
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
  return parseEvent(name, await readPayload(path));
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
    fix: 'Use pull_request, push or workflow_dispatch, as examples/perf.yml does.',
  });
}

async function readPayload(path: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(path, 'utf8'));
  } catch (cause) {
    throw new UserError({ what: `the event cannot be read: ${reasonOf(cause)}`, where: path, fix: 'GITHUB_EVENT_PATH must name a readable JSON file.', cause });
  }
}

function placeOf({ full_name, default_branch }: z.infer<typeof repository>): EventBase {
  return { repository: full_name, defaultBranch: default_branch };
}

function branchOf(ref: string): string | null {
  return ref.startsWith('refs/heads/') ? ref.slice('refs/heads/'.length) : null;
}
