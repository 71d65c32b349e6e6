import { createRequire } from 'node:module';
import type { FinishedRun } from '../../../src/github/client/api.ts';
import { webhookProblems } from './api-check.ts';
import { type JsonObject, renamed } from './resources.ts';

/** Payloads that GitHub once sent, by event. */
const examples = createRequire(import.meta.url)('@octokit/webhooks-examples') as readonly {
  readonly name: string;
  readonly examples: readonly JsonObject[];
}[];

/** Where an event happened. */
export interface EventPlace {
  /** `owner/name` */
  readonly repository: string;
  readonly defaultBranch: string;
}

/** Fields that GitHub added after the examples were collected. */
const NEWER_REPOSITORY_FIELDS = { has_discussions: false, disabled: false, topics: [], visibility: 'public' };

/** The payload of a pull request's event. `fork` is the name of the repository that the head lies in. */
export function pullRequestPayload(
  event: EventPlace & {
    readonly action: 'opened' | 'synchronize';
    readonly number: number;
    readonly baseSha: string;
    readonly headSha: string;
    readonly fork?: string;
    readonly headRef?: string;
    readonly labels?: readonly string[];
  },
): JsonObject {
  const example = exampleOf('pull_request', event.action);
  const pull = example['pull_request'] as JsonObject;
  const repository = repositoryOf(example, event);
  const headRepository = event.fork === undefined ? repository : { ...renamed(repository, event.fork), fork: true };
  return checked(`pull-request-${event.action}`, {
    ...example,
    number: event.number,
    ...(event.action === 'synchronize' ? { before: event.baseSha, after: event.headSha } : {}),
    repository,
    pull_request: {
      ...pull,
      number: event.number,
      auto_merge: null,
      labels: (event.labels ?? []).map(labelNamed),
      base: { ...(pull['base'] as JsonObject), sha: event.baseSha, ref: event.defaultBranch, repo: repository },
      head: { ...(pull['head'] as JsonObject), sha: event.headSha, ref: event.headRef ?? 'change', repo: headRepository },
    },
  });
}

/** The payload of a push. `before` of forty zeros: the branch is new. */
export function pushPayload(
  event: EventPlace & { readonly branch: string; readonly before: string; readonly after: string; readonly message: string },
): JsonObject {
  const example = exampleOf('push');
  const person = { name: 'Ada', email: 'ada@example.com', username: 'ada' };
  return checked('push', {
    ...example,
    ref: `refs/heads/${event.branch}`,
    before: event.before,
    after: event.after,
    created: /^0+$/.test(event.before),
    deleted: /^0+$/.test(event.after),
    repository: repositoryOf(example, event),
    head_commit: /^0+$/.test(event.after)
      ? null
      : {
          id: event.after,
          tree_id: event.after,
          distinct: true,
          message: event.message,
          timestamp: '2026-01-15T10:00:00Z',
          url: `https://github.com/${event.repository}/commit/${event.after}`,
          author: person,
          committer: person,
          added: [],
          removed: [],
          modified: ['server.js'],
        },
  });
}

/** The payload of a run that somebody started by hand. */
export function workflowDispatchPayload(
  event: EventPlace & { readonly ref: string; readonly inputs: Readonly<Record<string, string>> | null },
): JsonObject {
  const example = exampleOf('workflow_dispatch');
  return checked('workflow-dispatch', {
    ...example,
    ref: event.ref,
    inputs: event.inputs,
    workflow: '.github/workflows/perf.yml',
    repository: repositoryOf(example, event),
  });
}

/** The payload of a merge queue that wants to know whether a group of pull requests may be merged. */
export function mergeGroupPayload(event: EventPlace & { readonly baseSha: string; readonly headSha: string }): JsonObject {
  const example = exampleOf('merge_group', 'checks_requested');
  const group = example['merge_group'] as JsonObject;
  return checked('merge-group-checks-requested', {
    ...example,
    merge_group: {
      ...group,
      base_sha: event.baseSha,
      base_ref: `refs/heads/${event.defaultBranch}`,
      head_sha: event.headSha,
      head_ref: `refs/heads/gh-readonly-queue/${event.defaultBranch}/pr-7-${event.baseSha}`,
      head_commit: { ...(group['head_commit'] as JsonObject), id: event.headSha },
    },
    repository: repositoryOf(example, event),
  });
}

/** What a runner gets for a schedule: GitHub describes no payload. */
export function schedulePayload({ cron }: { readonly cron: string }): JsonObject {
  return { schedule: cron };
}

/** The payload of a workflow run that ended. GitHub says which pull requests it belongs to only within a repository. */
export function workflowRunPayload(
  event: EventPlace & {
    readonly run: FinishedRun;
    /** `perf` unless given. */
    readonly workflowName?: string;
  },
): JsonObject {
  const example = exampleOf('workflow_run', 'completed');
  const [repository, workflowRun] = [repositoryOf(example, event), example['workflow_run'] as JsonObject];
  const { run, workflowName = 'perf' } = event;
  const path = `.github/workflows/${workflowName}.yml`;
  return checked('workflow-run-completed', {
    ...example,
    repository,
    workflow: { ...(example['workflow'] as JsonObject), name: workflowName, path },
    workflow_run: {
      ...workflowRun,
      id: run.id,
      run_attempt: run.attempt,
      workflow_id: run.workflowId,
      name: workflowName,
      path,
      display_title: run.title,
      event: run.event,
      status: 'completed',
      conclusion: run.conclusion,
      head_sha: run.headSha,
      head_branch: run.headBranch,
      head_commit: { ...(workflowRun['head_commit'] as JsonObject), id: run.headSha },
      head_repository: run.headRepository === null ? null : renamed(workflowRun['head_repository'] as JsonObject, run.headRepository),
      repository: renamed(workflowRun['repository'] as JsonObject, event.repository),
      pull_requests: [],
    },
  });
}

/** The payload of a new comment. `on`: what was commented. */
export function issueCommentPayload(
  event: EventPlace & {
    readonly on: 'pull request' | 'issue';
    readonly number: number;
    readonly commentId: number;
    readonly body: string;
    /** Not there: now. */
    readonly createdAt?: Date;
    readonly author: { readonly login: string; readonly type: 'Bot' | 'User' };
  },
): JsonObject {
  const example = exampleOf('issue_comment', 'created');
  const [issue, comment] = [example['issue'] as JsonObject, example['comment'] as JsonObject];
  const page = `https://github.com/${event.repository}/pull/${event.number}`;
  return checked('issue-comment-created', {
    ...example,
    issue: {
      ...issue,
      number: event.number,
      pull_request:
        event.on === 'issue'
          ? undefined
          : {
              url: `https://api.github.com/repos/${event.repository}/pulls/${event.number}`,
              html_url: page,
              diff_url: `${page}.diff`,
              patch_url: `${page}.patch`,
            },
    },
    comment: {
      ...comment,
      id: event.commentId,
      body: event.body,
      created_at: (event.createdAt ?? new Date()).toISOString(),
      user: { ...(comment['user'] as JsonObject), ...event.author },
    },
    repository: repositoryOf(example, event),
    sender: { ...(example['sender'] as JsonObject), ...event.author },
  });
}

/** The newest, which the collection has last. */
function exampleOf(event: string, action?: string): JsonObject {
  const found = examples
    .find(({ name }) => name === event)
    ?.examples.findLast((example) => action === undefined || example['action'] === action);
  if (found === undefined) throw new Error(`@octokit/webhooks-examples has no ${event} ${action ?? ''}`);
  return structuredClone(found);
}

function repositoryOf(example: JsonObject, { repository, defaultBranch }: EventPlace): JsonObject {
  // An example has an empty home page, which is no address.
  return {
    ...NEWER_REPOSITORY_FIELDS,
    ...renamed(example['repository'] as JsonObject, repository),
    default_branch: defaultBranch,
    homepage: null,
  };
}

function labelNamed(name: string): JsonObject {
  return {
    id: 1,
    node_id: 'MDU6TGFiZWwx',
    url: 'https://api.github.com/labels/1',
    name,
    color: 'ededed',
    default: false,
    description: null,
  };
}

function checked(webhook: string, payload: JsonObject): JsonObject {
  const problems = webhookProblems(webhook, payload);
  if (problems.length > 0) throw new Error(`the patched ${webhook} is not what GitHub sends: ${problems.join('; ')}`);
  return payload;
}
