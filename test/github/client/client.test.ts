import assert from 'node:assert/strict';
import { connect } from 'node:net';
import { join } from 'node:path';
import { test } from 'node:test';
import { execa } from 'execa';
import { monotonicMs } from '../../../src/system/this-program.ts';
import { askGitHub } from '../../../src/github/client/refusal.ts';
import { clientOf } from './client-of.ts';
import { listenOnLoopback } from './listen.ts';
import { type LoopbackGitHub, startLoopbackGitHub, TEST_REPOSITORY, TEST_TOKEN } from './loopback-github.ts';
import { type CommentRecord, errorResource } from './resources.ts';
import type { Answer } from './state.ts';
import { userErrorOfPromise } from '../../user-error.ts';

const SECONDARY = 'You have exceeded a secondary rate limit.';

function refusal(status: number, message: string, headers: Readonly<Record<string, string>> = {}): Answer {
  return { status, body: errorResource(status, message), headers };
}

/** GitHub counts in whole seconds since 1970. */
function secondsFromNow(seconds: number): string {
  return String(Math.floor(Date.now() / 1_000) + seconds);
}

async function ask(github: LoopbackGitHub): Promise<unknown> {
  return clientOf(github).pullRequest(7);
}

for (const { what, answer } of [
  {
    what: 'a rate limit that is over in a moment (403)',
    answer: refusal(403, 'API rate limit exceeded', { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': secondsFromNow(5) }),
  },
  { what: 'a secondary rate limit that names its pause (403)', answer: refusal(403, SECONDARY, { 'retry-after': '5' }) },
  { what: 'a secondary rate limit that names its pause (429)', answer: refusal(429, SECONDARY, { 'retry-after': '5' }) },
  { what: 'a secondary rate limit that names none', answer: refusal(403, SECONDARY) },
  { what: 'a conflict', answer: refusal(409, 'Conflict') },
  { what: 'a server error', answer: { status: 500, body: { message: 'Server Error' } } },
  { what: 'a server that is busy', answer: { status: 503, body: '<html>\n<body>busy</body>\n</html>' } },
]) {
  test(`${what} is waited for, and asked again`, async () => {
    await using github = await startLoopbackGitHub();
    github.answerNext(1, answer);
    await ask(github);
    assert.equal(github.requests.length, 2);
  });
}

for (const { what, answer, expected } of [
  {
    what: 'a permission that is missing',
    answer: refusal(403, 'Resource not accessible by integration'),
    expected: { status: 403, isRateLimit: false },
  },
  {
    what: 'a rate limit that lasts an hour (403)',
    answer: refusal(403, 'API rate limit exceeded', { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': secondsFromNow(3_600) }),
    expected: { status: 403, isRateLimit: true },
  },
  {
    what: 'a rate limit that lasts an hour (429)',
    answer: refusal(429, SECONDARY, { 'retry-after': '3600' }),
    expected: { status: 429, isRateLimit: true },
  },
  { what: 'a request that makes no sense', answer: refusal(422, 'Validation Failed'), expected: { status: 422, isRateLimit: false } },
  { what: 'what does not exist', answer: refusal(404, 'Not Found'), expected: { status: 404, isRateLimit: false } },
]) {
  test(`${what} is an error at once`, async () => {
    await using github = await startLoopbackGitHub();
    github.answerNext(100, answer);
    await assert.rejects(ask(github), { name: 'GitHubRefusal', ...expected });
    assert.equal(github.requests.length, 1);
  });
}

test('a rate limit is waited for once', async () => {
  await using github = await startLoopbackGitHub();
  github.answerNext(100, refusal(429, SECONDARY, { 'retry-after': '5' }));
  await assert.rejects(ask(github), { status: 429 });
  assert.equal(github.requests.length, 2);
});

/** How long two comments take. */
async function msOfTwo(isThrottled: boolean): Promise<number> {
  await using github = await startLoopbackGitHub();
  const client = clientOf(github, { isThrottled });
  const startedMs = monotonicMs();
  for (const text of ['one', 'other']) await client.createComment(7, text);
  assert.equal(github.comments.length, 2);
  return monotonicMs() - startedMs;
}

test('comments are written seconds apart, as GitHub asks for, and at once to a stand-in that does not', async () => {
  const [apart, atOnce] = [await msOfTwo(true), await msOfTwo(false)];
  assert.ok(apart > 2_000 && atOnce < apart, `${apart} and ${atOnce} ms`);
});

test('an attempt that gets no answer is made again, four times in all', async () => {
  await using github = await startLoopbackGitHub();
  github.answerNext(1, 'no answer');
  await clientOf(github, { attemptTimeoutMs: 2_000 }).pullRequest(7);
  assert.equal(github.requests.length, 2);
  github.answerNext(100, 'no answer');
  await assert.rejects(clientOf(github, { attemptTimeoutMs: 100 }).pullRequest(7), /timeout/);
  assert.equal(github.requests.length, 6);
});

test('an answer that breaks off is asked for again, and in the end it is an error and no empty list', async () => {
  const comments: CommentRecord[] = [{ id: 1, issue: 7, author: { login: 'ada', type: 'User' }, body: 'text' }];
  await using github = await startLoopbackGitHub({ comments });
  const client = clientOf(github);
  github.answerNext(1, 'breaks off');
  assert.equal((await client.listComments(7)).length, 1);
  assert.equal(github.requests.length, 2);
  for (const list of [async () => client.listComments(7), async () => client.artifactsOf(42)]) {
    github.answerNext(4, 'breaks off');
    await assert.rejects(list, { name: 'GitHubRefusal', status: 500 });
  }
  assert.equal(github.requests.length, 10);
});

test('a GitHub that cannot be reached is told as that, and not as an answer with a status', async () => {
  const client = clientOf(await startAndStop());
  await assert.rejects(client.pullRequest(7), { name: 'GitHubRefusal', status: 500 });
  const error = await userErrorOfPromise(() =>
    askGitHub({ doing: 'look it up', permission: 'pull-requests: read' }, () => client.pullRequest(7)),
  );
  assert.equal(error.where, 'the API of GitHub');
  assert.match(error.message, /^perf-gate could not look it up: .*ECONNREFUSED/);
  assert.doesNotMatch(error.message, /HTTP/);
});

/** Nobody listens there any more. */
async function startAndStop(): Promise<LoopbackGitHub> {
  await using github = await startLoopbackGitHub();
  return github;
}

for (const { what, answer, told } of [
  {
    what: 'a web page with status 200',
    answer: { status: 200, body: '<html><body>Please log in</body></html>', headers: { 'content-type': 'text/html' } },
    told: /^the answer is a web page and no data: /,
  },
  {
    what: 'data of another shape',
    answer: { status: 200, body: { number: 7, login: 'required' } },
    told: /^the answer is not what GitHub sends: data\.state: /,
  },
]) {
  test(`${what} is no answer of GitHub's, and neither data nor a crash`, async () => {
    await using github = await startLoopbackGitHub({ mayViolate: true });
    for (const question of [
      async () => ask(github),
      async () => clientOf(github).listComments(7),
      async () => clientOf(github).artifactsOf(42),
    ]) {
      github.answerNext(4, answer);
      await assert.rejects(question, { name: 'GitHubRefusal', isSilence: true, isAnswer: false });
    }
    github.answerNext(4, answer);
    await assert.rejects(ask(github), { message: told });
  });
}

const answerNothing = (): void => assert.fail('a proxy of this kind is asked for tunnels alone');

test('GitHub is reached by way of the proxy that the environment names', async () => {
  await using github = await startLoopbackGitHub();
  const asked: string[] = [];
  await using proxy = await listenOnLoopback(answerNothing, (server) =>
    server.on('connect', (request, socket) => {
      asked.push(request.url ?? '');
      const tunnel = connect(Number(new URL(github.url).port), '127.0.0.1', () => {
        socket.write('HTTP/1.1 200 Connection established\r\n\r\n');
        tunnel.pipe(socket).pipe(tunnel);
      });
    }),
  );
  const script = `import { openGitHub } from './src/github/client/endpoints.ts';
    console.log((await openGitHub({ apiUrl: process.env.GITHUB_API_URL, token: '${TEST_TOKEN}', repository: '${TEST_REPOSITORY}' }).pullRequest(7)).number);`;
  const { stdout } = await execa('node', ['--input-type=module', '--eval', script], {
    cwd: join(import.meta.dirname, '../../..'),
    extendEnv: false,
    env: { PATH: process.env['PATH'], http_proxy: proxy.url, GITHUB_API_URL: 'http://api.example.test' },
  });
  assert.deepEqual([stdout, asked], ['7', ['api.example.test:80']]);
});

test('the page of a proxy becomes one line', async () => {
  await using github = await startLoopbackGitHub();
  github.answerNext(100, {
    status: 502,
    body: `<html>\n${'<p>Bad gateway</p>\n'.repeat(100)}</html>`,
    headers: { 'content-type': 'text/html' },
  });
  await assert.rejects(
    ask(github),
    (error: Error) => error.message.length < 350 && !error.message.includes('\n') && /HTTP 502/.test(error.message),
  );
});

test('the API of a GitHub Enterprise Server lies below a path, further pages too', async () => {
  const comments = Array.from({ length: 150 }, (_, id): CommentRecord => ({
    id,
    issue: 7,
    author: { login: 'ada', type: 'User' },
    body: String(id),
  }));
  await using github = await startLoopbackGitHub({ basePath: '/api/v3', comments });
  assert.equal((await clientOf(github).listComments(7)).length, 150);
  assert.ok(github.requests.every((line) => line.startsWith('GET /api/v3/repos/')));
});
