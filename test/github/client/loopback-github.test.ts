import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { type LoopbackGitHub, startLoopbackGitHub, TEST_REPOSITORY, TEST_TOKEN } from './loopback-github.ts';
import { webhookProblems } from './api-check.ts';

const COMMENTS = `/repos/${TEST_REPOSITORY}/issues/7/comments`;

async function call(
  github: LoopbackGitHub,
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Response> {
  return fetch(`${github.url}${path}`, {
    method,
    headers: {
      authorization: `token ${TEST_TOKEN}`,
      accept: 'application/vnd.github+json',
      'user-agent': 'test',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

describe('the loopback GitHub', () => {
  for (const { what, body, headers, expected } of [
    { what: 'an unknown field', body: { body: 'hello', text: 'hello' }, headers: {}, expected: /additional properties/ },
    { what: 'a missing field', body: {}, headers: {}, expected: /required property 'body'/ },
    { what: 'a field of the wrong type', body: { body: 7 }, headers: {}, expected: /must be string/ },
    { what: 'no authorization', body: { body: 'hello' }, headers: { authorization: '' }, expected: /authorization/ },
    { what: 'another content type', body: { body: 'hello' }, headers: { 'content-type': 'text/plain' }, expected: /content-type/ },
  ]) {
    test(`records a violation for a request with ${what}`, async () => {
      await using github = await startLoopbackGitHub({ mayViolate: true });
      await call(github, 'POST', COMMENTS, body, headers);
      assert.equal(github.violations.length, 1);
      assert.match(github.violations[0] ?? '', expected);
      assert.deepEqual(github.comments, []);
    });
  }

  for (const { what, path, expected } of [
    { what: 'an undeclared query parameter', path: `${COMMENTS}?pages=2`, expected: /query parameter pages/ },
    { what: 'a query parameter of the wrong type', path: `${COMMENTS}?page=two`, expected: /page is "two"/ },
    { what: 'a path parameter of the wrong type', path: `/repos/${TEST_REPOSITORY}/issues/seven/comments`, expected: /issue_number/ },
    { what: 'an unknown route', path: '/repos/a/b/milestones', expected: /no operation/ },
  ]) {
    test(`records a violation for ${what}`, async () => {
      await using github = await startLoopbackGitHub({ mayViolate: true });
      await call(github, 'GET', path);
      assert.match(github.violations.join('\n'), expected);
    });
  }

  test('records a violation for an answer whose status is not declared', async () => {
    await using github = await startLoopbackGitHub({ mayViolate: true });
    github.answerNext(1, { status: 418, body: { message: 'teapot' } });
    assert.equal((await call(github, 'GET', COMMENTS)).status, 418);
    assert.match(github.violations.join('\n'), /response: status 418 is not declared/);
  });

  test('records a violation for an answer whose body is not what the description says', async () => {
    await using github = await startLoopbackGitHub({ mayViolate: true });
    github.answerNext(1, { status: 200, body: [{ id: 'one' }] });
    await call(github, 'GET', COMMENTS);
    assert.match(github.violations.join('\n'), /response: \/0\/id must be integer/);
  });

  test('records a violation for a token that is taken to the storage of artifacts', async () => {
    const artifact = { id: 1, runId: 42, name: 'perf-gate', content: Buffer.from('zip') };
    await using github = await startLoopbackGitHub({ artifacts: [artifact], mayViolate: true });
    await fetch(`${github.storage.url}/1.zip?signature=once`, { headers: { authorization: `token ${TEST_TOKEN}` } });
    assert.match(github.violations.join(), /came with the token/);
  });
});

test('a webhook payload that GitHub would not send is found out', () => {
  assert.match(webhookProblems('push', { ref: 'refs/heads/main' }).join(), /required property 'after'/);
});
