import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { matchOperation, requestProblems, responseProblems } from './api-check.ts';
import type { ApiRequest, OperationMatch } from './api-check.ts';
import { errorResource } from './resources.ts';
import type { CommentRecord } from './resources.ts';
import { answer } from './routes.ts';
import type { Answer, GitHubState } from './routes.ts';

/** GitHub's API on 127.0.0.1. Everything that is said in either direction is held against GitHub's own description. */
export interface LoopbackGitHub extends AsyncDisposable {
  /** For GITHUB_API_URL. */
  readonly url: string;
  readonly comments: readonly CommentRecord[];
  /** `METHOD /path?query` of every request, in order. */
  readonly requests: readonly string[];
  /** What was said against GitHub's description. A test asserts that there is nothing. */
  readonly violations: readonly string[];
  /** Answers the next requests with this instead, held against the description as any other answer. */
  answerNext(times: number, instead: Answer, happensAnyway?: 'the request is carried out'): void;
}

export type LoopbackOptions = Partial<GitHubState> & { readonly token?: string };

export const TEST_TOKEN = 'loopback-token';
export const TEST_REPOSITORY = 'octo-org/shop';

/** Listens until disposed. Without options: a bot with write access, one pull request (#7), no comments. */
export async function startLoopbackGitHub({ token = TEST_TOKEN, ...given }: LoopbackOptions = {}): Promise<LoopbackGitHub> {
  const state: GitHubState = {
    repository: TEST_REPOSITORY,
    viewer: { login: 'github-actions[bot]', type: 'Bot' },
    access: 'write',
    pulls: [{ number: 7, baseSha: 'b'.repeat(40), headSha: 'a'.repeat(40), baseRef: 'main' }],
    mergeBases: {},
    comments: [],
    ...given,
  };
  const requests: string[] = [];
  const violations: string[] = [];
  const interruptions: { readonly instead: Answer; readonly carriedOut: boolean }[] = [];

  const decide = (match: OperationMatch, request: ApiRequest): Answer => {
    const interruption = interruptions.shift();
    if (interruption !== undefined && !interruption.carriedOut) return interruption.instead;
    const answered = isAuthorized(request, token) ? answer(state, { match, url: request.url, body: request.body }) : badCredentials();
    return interruption?.instead ?? answered;
  };

  const handle = async (incoming: IncomingMessage, response: ServerResponse): Promise<void> => {
    const request = await readRequest(incoming);
    const line = `${request.method} ${request.url.pathname}${request.url.search}`;
    requests.push(line);
    const match = matchOperation(request.method, request.url.pathname);
    if (match === null) {
      violations.push(`${line}: no operation of the vendored description`);
      send(response, { status: 404, body: errorResource(404, 'Not Found') });
      return;
    }
    const wrong = requestProblems(match, request);
    const sent = wrong.length > 0 ? { status: 422, body: errorResource(422, 'the loopback GitHub refuses what GitHub does not describe') } : decide(match, request);
    violations.push(...wrong.map((problem) => `${line}: request: ${problem}`));
    if (wrong.length === 0) violations.push(...responseProblems(match, sent.status, sent.body).map((problem) => `${line}: response: ${problem}`));
    send(response, sent);
  };

  const server = createServer((incoming, response) => {
    handle(incoming, response).catch((error: unknown) => {
      violations.push(`${incoming.method} ${incoming.url}: ${String(error)}`);
      response.destroy();
    });
  });
  await new Promise<void>((resolve) => { server.listen(0, '127.0.0.1', resolve); });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    comments: state.comments,
    requests,
    violations,
    answerNext: (times, instead, happensAnyway) => {
      for (let count = 0; count < times; count += 1) interruptions.push({ instead, carriedOut: happensAnyway !== undefined });
    },
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      await new Promise<void>((resolve) => { server.close(() => { resolve(); }); });
    },
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

function badCredentials(): Answer {
  return { status: 401, body: errorResource(401, 'Bad credentials') };
}

function send(response: ServerResponse, { status, body, headers }: Answer): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...headers });
  response.end(body === undefined ? undefined : JSON.stringify(body));
}
