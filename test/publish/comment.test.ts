import assert from 'node:assert/strict';
import { test } from 'node:test';
import { commentMarker, explainRefusedComment, publishComment } from '../../src/publish/comment.ts';
import type { PublishedComment } from '../../src/publish/comment.ts';
import { openGitHub } from '../../src/publish/github.ts';
import type { GitHubApi } from '../../src/publish/github.ts';
import { startLoopbackGitHub, TEST_REPOSITORY, TEST_TOKEN } from '../github/loopback-github.ts';
import type { LoopbackGitHub } from '../github/loopback-github.ts';
import { errorResource } from '../github/resources.ts';
import type { Account, CommentRecord } from '../github/resources.ts';

const BOT = { login: 'github-actions[bot]', type: 'Bot' } as const;
const ADA = { login: 'ada', type: 'User' } as const;
const MARKER = commentMarker('perf-gate.yml');

function apiOf(github: LoopbackGitHub, token = TEST_TOKEN): GitHubApi {
  return openGitHub({ apiUrl: github.url, token, repository: TEST_REPOSITORY, retryPauseMs: 1 });
}

async function publish(github: LoopbackGitHub, body = 'report'): Promise<PublishedComment> {
  return publishComment(apiOf(github), { issue: 7, marker: MARKER, body });
}

function commentOf(id: number, author: Account, body: string): CommentRecord {
  return { id, issue: 7, author, body };
}

test('the first report of a pull request is a new comment that begins with the hidden marker', async () => {
  await using github = await startLoopbackGitHub();
  const { state, url } = await publish(github, 'first');
  assert.equal(state, 'created');
  assert.match(url, /^https:\/\/github\.com\/octo-org\/shop\/issues\/7#issuecomment-\d+$/);
  assert.deepEqual(github.comments.map(({ body }) => body), ['<!-- perf-gate:perf-gate.yml -->\nfirst']);
  assert.deepEqual(github.violations, []);
});

test('every later report updates that comment', async () => {
  await using github = await startLoopbackGitHub();
  await publish(github, 'first');
  assert.equal((await publish(github, 'second')).state, 'updated');
  assert.deepEqual(github.comments.map(({ body }) => body), ['<!-- perf-gate:perf-gate.yml -->\nsecond']);
  assert.deepEqual(github.violations, []);
});

test('the comment is found behind hundreds of others', async () => {
  const chatter = Array.from({ length: 230 }, (_, index) => commentOf(index, ADA, `comment ${index}`));
  await using github = await startLoopbackGitHub({ comments: [...chatter, commentOf(900, BOT, `${MARKER}\nold`)] });
  assert.equal((await publish(github)).state, 'updated');
  assert.equal(github.requests.filter((line) => line.startsWith('GET')).length, 3);
  assert.equal(github.comments.find(({ id }) => id === 900)?.body, `${MARKER}\nreport`);
  assert.deepEqual(github.violations, []);
});

test('the comment of a gate with another configuration is left alone', async () => {
  await using github = await startLoopbackGitHub({ comments: [commentOf(1, BOT, `${commentMarker('bench/perf-gate.yml')}\nother`)] });
  assert.equal((await publish(github)).state, 'created');
  assert.equal(github.comments.length, 2);
});

test('a stranger\'s comment with the marker is not taken over, nor one that quotes it', async () => {
  await using github = await startLoopbackGitHub({ comments: [commentOf(1, ADA, `${MARKER}\nforged`), commentOf(2, BOT, `> ${MARKER}\nquoted`)] });
  assert.equal((await publish(github)).state, 'created');
  assert.deepEqual(github.comments.slice(0, 2).map(({ body }) => body), [`${MARKER}\nforged`, `> ${MARKER}\nquoted`]);
  assert.deepEqual(github.violations, []);
});

test('a person\'s token updates that person\'s comment, and nobody else\'s', async () => {
  const grace = { login: 'grace', type: 'User' } as const;
  await using github = await startLoopbackGitHub({ viewer: ADA, comments: [commentOf(1, grace, `${MARKER}\nforged`), commentOf(2, ADA, `${MARKER}\nold`)] });
  assert.equal((await publish(github)).state, 'updated');
  assert.deepEqual(github.comments.map(({ body }) => body), [`${MARKER}\nforged`, `${MARKER}\nreport`]);
  assert.deepEqual(github.violations, []);
});

test('server errors while looking are retried', async () => {
  await using github = await startLoopbackGitHub();
  github.answerNext(2, { status: 502, body: { message: 'Server Error' } });
  assert.equal((await publish(github)).state, 'created');
  assert.equal(github.comments.length, 1);
});

test('server errors that do not end are an error after four attempts', async () => {
  await using github = await startLoopbackGitHub();
  github.answerNext(100, { status: 502, body: { message: 'Server Error' } });
  await assert.rejects(publish(github), /Server Error \(HTTP 502\)/);
  assert.equal(github.requests.length, 4);
});

test('a comment that was created in spite of a server error is not created twice', async () => {
  await using github = await startLoopbackGitHub();
  const api = apiOf(github);
  const failing: GitHubApi = {
    ...api,
    createComment: async (issue, body) => {
      github.answerNext(1, { status: 502, body: { message: 'Server Error' } }, 'the request is carried out');
      return api.createComment(issue, body);
    },
  };
  assert.equal((await publishComment(failing, { issue: 7, marker: MARKER, body: 'report' })).state, 'updated');
  assert.equal(github.comments.length, 1);
});

test('a rate limit that ends soon is waited for, one that lasts is not', async () => {
  await using github = await startLoopbackGitHub();
  const limit = (seconds: number): void => {
    github.answerNext(1, { status: 403, body: errorResource(403, 'You have exceeded a secondary rate limit.'), headers: { 'retry-after': String(seconds) } });
  };
  limit(1);
  assert.equal((await publish(github)).state, 'created');
  limit(3_600);
  await assert.rejects(publish(github), /secondary rate limit/);
  assert.deepEqual(github.violations, []);
});

test('a refused comment is explained by what would allow it', async () => {
  await using github = await startLoopbackGitHub({ access: 'read' });
  const refusal: unknown = await publish(github).catch((error: unknown) => error);
  assert.match(explainRefusedComment(refusal, { isFork: false }), /`permissions: pull-requests: write`.*Resource not accessible by integration/);
  assert.match(explainRefusedComment(refusal, { isFork: true }), /pull requests from forks a read-only token/);
  assert.deepEqual(github.violations, []);
});

test('any other trouble is told as it is', async () => {
  await using github = await startLoopbackGitHub();
  const refusal: unknown = await publish(github, 'x'.repeat(65_536)).catch((error: unknown) => error);
  assert.match(explainRefusedComment(refusal, { isFork: false }), /Body is too long.*verdict stands/);
  assert.deepEqual(github.violations, []);
});

test('a wrong token is refused without endless attempts', async () => {
  await using github = await startLoopbackGitHub();
  await assert.rejects(apiOf(github, 'other').listComments(7), /Bad credentials .*\(HTTP 401\)/);
  assert.equal(github.requests.length, 1);
});

test('a configuration\'s name cannot break out of the marker', () => {
  assert.equal(commentMarker('a-->b\nc.yml'), '<!-- perf-gate:abc.yml -->');
});
