import assert from 'node:assert/strict';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import { type ApiRequest, matchOperation, type OperationMatch, requestProblems, responseProblems } from './api-check.ts';
import { type ArtifactStorage, startArtifactStorage } from './artifact-storage.ts';
import { CHECK_ROUTES } from './check-routes.ts';
import { COMMENT_ROUTES } from './comment-routes.ts';
import { CONTENT_ROUTES } from './content-routes.ts';
import { listenOnLoopback } from './listen.ts';
import { type Access, type Answer, type Call, type GitHubState, NOT_FOUND, refuse, type Route, type Routes } from './state.ts';
import { TEST_REPOSITORY, TEST_TOKEN } from './test-repository.ts';
import { WORKFLOW_ROUTES } from './workflow-routes.ts';

export { TEST_REPOSITORY, TEST_TOKEN } from './test-repository.ts';

const ROUTES: Routes = { ...COMMENT_ROUTES, ...CONTENT_ROUTES, ...CHECK_ROUTES, ...WORKFLOW_ROUTES };

/** What goes wrong on the way: nothing comes back, or the connection ends in the middle of it. */
type Silence = 'no answer' | 'breaks off';

/** What a request gets instead of its answer. */
interface Interruption {
  readonly instead: Answer | Silence;
  /** null: whatever is asked next. */
  readonly operation: string | null;
  readonly isCarriedOut: boolean;
}

/** Lists of what GitHub keeps, to look at and to add to. */
type KeptByGitHub = Pick<GitHubState, 'comments' | 'reactions' | 'checks' | 'workflowRuns' | 'artifacts' | 'dispatches'>;

/** GitHub's API on 127.0.0.1. Everything that is said in either direction is held against GitHub's own description. */
export interface LoopbackGitHub extends AsyncDisposable, KeptByGitHub {
  /** For GITHUB_API_URL. */
  readonly url: string;
  /** The other host, where artifacts are fetched from. */
  readonly storage: ArtifactStorage;
  /** `METHOD /path?query` of every request, in order. */
  readonly requests: readonly string[];
  /** What was said against GitHub's description, or to whom it should not. The end of it fails where there is anything. */
  readonly violations: readonly string[];
  /** Answers the next requests with this instead, held against the description as any other answer. */
  answerNext(times: number, instead: Answer | Silence, happensAnyway?: 'the request is carried out'): void;
  /** The same for the next request to an operation, like `checks/create`. */
  answerNextTo(operation: string, instead: Answer | Silence, happensAnyway?: 'the request is carried out'): void;
}

export type LoopbackOptions = Partial<GitHubState> & {
  readonly token?: string;
  /** Where the API begins: `/api/v3` on GitHub Enterprise Server. */
  readonly basePath?: string;
  /** Violations are what the test is about. */
  readonly mayViolate?: boolean;
};

/** Listens until disposed. Without options: a bot with write access, one pull request (#7), nothing else. */
export async function startLoopbackGitHub({
  token = TEST_TOKEN,
  basePath = '',
  mayViolate = false,
  ...given
}: LoopbackOptions = {}): Promise<LoopbackGitHub> {
  const state = stateOf(given);
  const requests: string[] = [];
  const violations: string[] = [];
  /** They wait for their requests, each for one. */
  const interruptions: Interruption[] = [];
  const storage = await startArtifactStorage(state.artifacts, violations);

  const decide = async (match: OperationMatch, request: ApiRequest): Promise<Answer | Silence> => {
    const waiting = interruptions.findIndex(({ operation }) => operation === null || operation === match.id);
    const [interruption] = waiting === -1 ? [] : interruptions.splice(waiting, 1);
    if (interruption?.isCarriedOut === false) return interruption.instead;
    const call = { match, url: request.url, accept: String(request.headers['accept'] ?? ''), body: request.body, storageUrl: storage.url };
    const answered = isAuthorized(request, token) ? await answer(state, call) : refuse(401, 'Bad credentials');
    return interruption?.instead ?? answered;
  };

  const respond = async (request: ApiRequest, line: string): Promise<Answer | Silence> => {
    const match = request.url.pathname.startsWith(`${basePath}/`)
      ? matchOperation(request.method, request.url.pathname.slice(basePath.length))
      : null;
    if (match === null) {
      violations.push(`${line}: no operation of the vendored description`);
      return refuse(404, 'Not Found');
    }
    const wrong = requestProblems(match, request);
    violations.push(...wrong.map((problem) => `${line}: request: ${problem}`));
    if (wrong.length > 0) return refuse(422, 'the loopback GitHub refuses what GitHub does not describe');
    const decided = await decide(match, request);
    if (typeof decided !== 'string')
      violations.push(...responseProblems(match, decided.status, decided.body).map((problem) => `${line}: response: ${problem}`));
    return decided;
  };

  const handle = async (incoming: IncomingMessage, response: ServerResponse): Promise<void> => {
    const request = await readRequest(incoming);
    const line = `${request.method} ${request.url.pathname}${request.url.search}`;
    requests.push(line);
    send(response, await respond(request, line));
  };

  const server = await listenOnLoopback((incoming, response) => {
    handle(incoming, response).catch((error: unknown) => {
      violations.push(`${incoming.method} ${incoming.url}: ${String(error)}`);
      response.destroy();
    });
  });
  const { comments, reactions, checks, workflowRuns, artifacts, dispatches } = state;
  return {
    comments,
    reactions,
    checks,
    workflowRuns,
    artifacts,
    dispatches,
    url: `${server.url}${basePath}`,
    storage,
    requests,
    violations,
    answerNext: (times, instead, happensAnyway) => {
      const interruption = { instead, operation: null, isCarriedOut: happensAnyway !== undefined };
      interruptions.push(...Array.from({ length: times }, () => interruption));
    },
    answerNextTo: (operation, instead, happensAnyway) => {
      interruptions.push({ instead, operation, isCarriedOut: happensAnyway !== undefined });
    },
    [Symbol.asyncDispose]: async () => {
      await server[Symbol.asyncDispose]();
      await storage[Symbol.asyncDispose]();
      if (!mayViolate) assert.deepEqual(violations, []);
    },
  };
}

function stateOf(given: Partial<GitHubState>): GitHubState {
  return {
    repository: TEST_REPOSITORY,
    viewer: { login: 'github-actions[bot]', type: 'Bot' },
    access: 'write',
    roles: {},
    pulls: [{ number: 7, baseSha: 'b'.repeat(40), headSha: 'a'.repeat(40), baseRef: 'main' }],
    mergeBases: {},
    parents: {},
    files: {},
    comments: [],
    reactions: [],
    checks: [],
    workflowRuns: [],
    artifacts: [],
    workflows: {},
    dispatches: [],
    ...given,
  };
}

async function readRequest(incoming: IncomingMessage): Promise<ApiRequest> {
  const hasBody = incoming.headers['transfer-encoding'] !== undefined || Number(incoming.headers['content-length'] ?? 0) > 0;
  return {
    method: incoming.method ?? '',
    url: new URL(incoming.url ?? '/', `http://${incoming.headers.host}`),
    headers: incoming.headers,
    body: hasBody ? await json(incoming) : undefined,
  };
}

function isAuthorized({ headers }: ApiRequest, token: string): boolean {
  return String(headers['authorization']).replace(/^\S+ /, '') === token;
}

function send(response: ServerResponse, answered: Answer | Silence): void {
  if (answered === 'no answer') return;
  if (answered === 'breaks off') {
    response.writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'content-length': 1_000 });
    response.write('{', () => {
      response.destroy();
    });
    return;
  }
  const { status, body, headers } = answered;
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...headers });
  response.end(body === undefined || typeof body === 'string' || body instanceof Uint8Array ? body : JSON.stringify(body));
}

/** What GitHub would answer to a call that is known to be well-formed. */
async function answer(state: GitHubState, call: Call): Promise<Answer> {
  const { owner, repo } = call.match.pathValues;
  if (owner !== undefined && `${owner}/${repo}` !== state.repository) return NOT_FOUND;
  const route = ROUTES[call.match.id];
  if (route === undefined) throw new Error(`the loopback GitHub has no route for ${call.match.id}`);
  return isAllowed(state.access, route) ? route.answer(state, call) : lacksPermission(route);
}

function isAllowed(access: Access, { scopes, level }: Route): boolean {
  if (scopes.length === 0 || access === 'write') return true;
  if (access === 'read') return level === 'read';
  return scopes.some((scope) => access[scope] === 'write' || access[scope] === level);
}

function lacksPermission({ scopes, level }: Route): Answer {
  const headers = { 'x-accepted-github-permissions': scopes.map((scope) => `${scope.replaceAll('-', '_')}=${level}`).join('; ') };
  return { ...refuse(403, 'Resource not accessible by integration'), headers };
}
