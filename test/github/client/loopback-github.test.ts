import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { type LoopbackGitHub, startLoopbackGitHub, TEST_REPOSITORY, TEST_TOKEN } from './loopback-github.ts';
import {
  issueCommentPayload,
  mergeGroupPayload,
  pullRequestPayload,
  pushPayload,
  schedulePayload,
  workflowDispatchPayload,
  workflowRunPayload,
} from './webhook-payloads.ts';
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
  test('keeps a comment that was created and shows it', async () => {
    await using github = await startLoopbackGitHub();
    assert.equal((await call(github, 'POST', COMMENTS, { body: 'hello' })).status, 201);
    const [comment] = (await (await call(github, 'GET', COMMENTS)).json()) as { body: string; user: { login: string } }[];
    assert.equal(comment?.body, 'hello');
    assert.equal(comment.user.login, 'github-actions[bot]');
    assert.deepEqual(github.violations, []);
  });

  for (const { what, body, headers, expected } of [
    { what: 'an unknown field', body: { body: 'hello', text: 'hello' }, headers: {}, expected: /additional properties/ },
    { what: 'a missing field', body: {}, headers: {}, expected: /required property 'body'/ },
    { what: 'a field of the wrong type', body: { body: 7 }, headers: {}, expected: /must be string/ },
    { what: 'no authorization', body: { body: 'hello' }, headers: { authorization: '' }, expected: /authorization/ },
    { what: 'another content type', body: { body: 'hello' }, headers: { 'content-type': 'text/plain' }, expected: /content-type/ },
  ]) {
    test(`records a violation for a request with ${what}`, async () => {
      await using github = await startLoopbackGitHub();
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
      await using github = await startLoopbackGitHub();
      await call(github, 'GET', path);
      assert.match(github.violations.join('\n'), expected);
    });
  }

  test('records a violation for an answer whose status is not declared', async () => {
    await using github = await startLoopbackGitHub();
    github.answerNext(1, { status: 418, body: { message: 'teapot' } });
    assert.equal((await call(github, 'GET', COMMENTS)).status, 418);
    assert.match(github.violations.join('\n'), /response: status 418 is not declared/);
  });

  test('records a violation for an answer whose body is not what the description says', async () => {
    await using github = await startLoopbackGitHub();
    github.answerNext(1, { status: 200, body: [{ id: 'one' }] });
    await call(github, 'GET', COMMENTS);
    assert.match(github.violations.join('\n'), /response: \/0\/id must be integer/);
  });

  test('refuses a comment of more than 65,536 characters as GitHub does', async () => {
    await using github = await startLoopbackGitHub();
    assert.equal((await call(github, 'POST', COMMENTS, { body: 'x'.repeat(65_536) })).status, 201);
    const refused = await call(github, 'POST', COMMENTS, { body: 'x'.repeat(65_537) });
    assert.equal(refused.status, 422);
    assert.match(await refused.text(), /Body is too long \(maximum is 65536 characters\)/);
    assert.deepEqual(github.violations, []);
  });

  test('lets a read-only token read but not write', async () => {
    await using github = await startLoopbackGitHub({ access: 'read' });
    assert.equal((await call(github, 'GET', COMMENTS)).status, 200);
    const refused = await call(github, 'POST', COMMENTS, { body: 'hello' });
    assert.equal(refused.status, 403);
    assert.match(await refused.text(), /Resource not accessible by integration/);
    assert.deepEqual(github.violations, []);
  });

  test('lets a token do what its scopes say and nothing else, and names the scope that is missing', async () => {
    await using github = await startLoopbackGitHub({ access: { contents: 'write', 'pull-requests': 'read' }, files: { 'main:a': 'text' } });
    assert.equal((await call(github, 'GET', COMMENTS)).status, 200);
    assert.equal((await call(github, 'POST', COMMENTS, { body: 'hello' })).status, 403);
    assert.equal(
      (await call(github, 'GET', `/repos/${TEST_REPOSITORY}/contents/a?ref=main`, undefined, { accept: 'application/vnd.github.raw+json' }))
        .status,
      200,
    );
    const refused = await call(github, 'GET', `/repos/${TEST_REPOSITORY}/actions/runs/1/artifacts`);
    assert.equal(refused.status, 403);
    assert.equal(refused.headers.get('x-accepted-github-permissions'), 'actions=read');
    assert.deepEqual(github.violations, []);
  });

  test('records a violation for a token that is taken to the storage of artifacts', async () => {
    const artifact = { id: 1, runId: 42, name: 'perf-gate', content: Buffer.from('zip') };
    await using github = await startLoopbackGitHub({ artifacts: [artifact] });
    await fetch(`${github.storage.url}/1.zip?signature=once`, { headers: { authorization: `token ${TEST_TOKEN}` } });
    assert.match(github.violations.join(), /came with the token/);
  });

  test('records a violation for a request beside the path that the API lies below', async () => {
    await using github = await startLoopbackGitHub({ basePath: '/api/v3' });
    assert.equal((await fetch(new URL(COMMENTS, github.url), { headers: { authorization: `token ${TEST_TOKEN}` } })).status, 404);
    assert.match(github.violations.join(), /no operation/);
  });

  test('answers one operation with an error and the others as ever', async () => {
    await using github = await startLoopbackGitHub();
    github.answerNextTo('issues/create-comment', { status: 502, body: 'Bad gateway' });
    assert.equal((await call(github, 'GET', COMMENTS)).status, 200);
    assert.equal((await call(github, 'POST', COMMENTS, { body: 'hello' })).status, 502);
    assert.equal((await call(github, 'POST', COMMENTS, { body: 'hello' })).status, 201);
    assert.equal(github.comments.length, 1);
    assert.deepEqual(github.violations, []);
  });

  test('knows one token, one repository and its pull requests only', async () => {
    await using github = await startLoopbackGitHub();
    assert.equal((await call(github, 'GET', COMMENTS, undefined, { authorization: 'token other' })).status, 401);
    assert.equal((await call(github, 'GET', '/repos/octo-org/other/pulls/7')).status, 404);
    assert.equal((await call(github, 'GET', `/repos/${TEST_REPOSITORY}/pulls/8`)).status, 404);
    assert.equal((await call(github, 'GET', `/repos/${TEST_REPOSITORY}/pulls/7`)).status, 200);
    assert.deepEqual(github.violations, []);
  });

  test('shows comments in pages and names the neighbours of a page', async () => {
    const author = { login: 'ada', type: 'User' } as const;
    await using github = await startLoopbackGitHub({
      comments: Array.from({ length: 5 }, (_, id) => ({ id, issue: 7, author, body: String(id) })),
    });
    const page = await call(github, 'GET', `${COMMENTS}?per_page=2&page=2`);
    assert.deepEqual(
      ((await page.json()) as { body: string }[]).map(({ body }) => body),
      ['2', '3'],
    );
    const relations = [...(page.headers.get('link') ?? '').matchAll(/[?&]page=(\d)[^,]*rel="(\w+)"/g)].map(
      ([, number, relation]) => `${relation} ${number}`,
    );
    assert.deepEqual(relations, ['prev 1', 'first 1', 'next 3', 'last 3']);
    assert.deepEqual(github.violations, []);
  });
});

describe('webhook payloads', () => {
  const place = { repository: TEST_REPOSITORY, defaultBranch: 'main' };
  const [base, head] = ['b'.repeat(40), 'a'.repeat(40)];

  test('are what GitHub describes, from a fork too', () => {
    for (const action of ['opened', 'synchronize'] as const) {
      const payload = pullRequestPayload({ ...place, action, number: 7, baseSha: base, headSha: head, fork: 'someone/shop' });
      assert.deepEqual(webhookProblems(`pull-request-${action}`, payload), []);
    }
    pushPayload({ ...place, branch: 'main', before: base, after: head, message: 'a change' });
    pushPayload({ ...place, branch: 'gone', before: base, after: '0'.repeat(40), message: '' });
    workflowDispatchPayload({ ...place, ref: 'refs/heads/main', inputs: { only: 'express/*' } });
  });

  test('of the other events are as GitHub describes them', () => {
    const labeled = pullRequestPayload({ ...place, action: 'labeled', number: 7, baseSha: base, headSha: head, labels: ['skip perf'] });
    assert.deepEqual(webhookProblems('pull-request-labeled', labeled), []);
    assert.deepEqual(webhookProblems('merge-group-checks-requested', mergeGroupPayload({ ...place, baseSha: base, headSha: head })), []);
    const run = {
      id: 42,
      attempt: 1,
      workflowId: 1,
      event: 'pull_request',
      headSha: head,
      headBranch: 'change',
      headRepository: 'someone/shop',
      title: 'A change',
    };
    for (const conclusion of ['success', 'failure', 'cancelled'] as const) {
      assert.deepEqual(webhookProblems('workflow-run-completed', workflowRunPayload({ ...place, run: { ...run, conclusion } })), []);
    }
    for (const on of ['issue', 'pull request'] as const) {
      const payload = issueCommentPayload({
        ...place,
        on,
        number: 7,
        commentId: 1,
        body: '/perf run',
        author: { login: 'ada', type: 'User' },
      });
      assert.deepEqual(webhookProblems('issue-comment-created', payload), []);
    }
    assert.deepEqual(schedulePayload({ cron: '0 3 * * *' }), { schedule: '0 3 * * *' });
  });

  test('that GitHub would not send are found out', () => {
    assert.match(webhookProblems('push', { ref: 'refs/heads/main' }).join(), /required property 'after'/);
  });
});
