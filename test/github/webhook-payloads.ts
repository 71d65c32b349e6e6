import { createRequire } from 'node:module';
import { webhookProblems } from './api-check.ts';

type JsonObject = Record<string, unknown>;

/** Payloads that GitHub once sent, by event. */
const examples = createRequire(import.meta.url)('@octokit/webhooks-examples') as readonly { readonly name: string; readonly examples: readonly JsonObject[] }[];

/** Where an event happened. */
export interface EventPlace {
  /** `owner/name` */
  readonly repository: string;
  readonly defaultBranch: string;
}

/** Fields that GitHub added after the examples were collected. */
const NEWER_REPOSITORY_FIELDS = { has_discussions: false, disabled: false, topics: [], visibility: 'public' };

/** The payload of a pull request's event. `fork` is the name of the repository that the head lies in. */
export function pullRequestPayload(event: EventPlace & {
  readonly action: 'opened' | 'synchronize';
  readonly number: number;
  readonly baseSha: string;
  readonly headSha: string;
  readonly fork?: string;
}): JsonObject {
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
      base: { ...(pull['base'] as JsonObject), sha: event.baseSha, ref: event.defaultBranch, repo: repository },
      head: { ...(pull['head'] as JsonObject), sha: event.headSha, repo: headRepository },
    },
  });
}

/** The payload of a push. `before` of forty zeros: the branch is new. */
export function pushPayload(event: EventPlace & {
  readonly branch: string;
  readonly before: string;
  readonly after: string;
  readonly message: string;
}): JsonObject {
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
    head_commit: /^0+$/.test(event.after) ? null : {
      id: event.after, tree_id: event.after, distinct: true, message: event.message, timestamp: '2026-01-15T10:00:00Z',
      url: `https://github.com/${event.repository}/commit/${event.after}`, author: person, committer: person, added: [], removed: [], modified: ['server.js'],
    },
  });
}

/** The payload of a run that somebody started by hand. */
export function workflowDispatchPayload(event: EventPlace & { readonly ref: string; readonly inputs: Readonly<Record<string, string>> | null }): JsonObject {
  const example = exampleOf('workflow_dispatch');
  return checked('workflow-dispatch', { ...example, ref: event.ref, inputs: event.inputs, workflow: '.github/workflows/perf.yml', repository: repositoryOf(example, event) });
}

function exampleOf(event: string, action?: string): JsonObject {
  const found = examples.find(({ name }) => name === event)?.examples.find((example) => action === undefined || example['action'] === action);
  if (found === undefined) throw new Error(`@octokit/webhooks-examples has no ${event} ${action ?? ''}`);
  return structuredClone(found);
}

function repositoryOf(example: JsonObject, { repository, defaultBranch }: EventPlace): JsonObject {
  return { ...NEWER_REPOSITORY_FIELDS, ...renamed(example['repository'] as JsonObject, repository), default_branch: defaultBranch };
}

function renamed(repository: JsonObject, fullName: string): JsonObject {
  const [owner, name] = fullName.split('/');
  return { ...repository, name, full_name: fullName, owner: { ...(repository['owner'] as JsonObject), login: owner } };
}

function checked(webhook: string, payload: JsonObject): JsonObject {
  const problems = webhookProblems(webhook, payload);
  if (problems.length > 0) throw new Error(`the patched ${webhook} is not what GitHub sends: ${problems.join('; ')}`);
  return payload;
}
