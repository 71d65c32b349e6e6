import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseEvent, readEvent } from '../../../src/github/event/event.ts';
import {
  issueCommentPayload,
  mergeGroupPayload,
  pullRequestPayload,
  pushPayload,
  workflowDispatchPayload,
  workflowRunPayload,
} from '../client/webhook-payloads.ts';
import { finishedRun } from '../client/workflow-resources.ts';
import { userErrorOf } from '../../user-error.ts';

const place = { repository: 'octo-org/shop', defaultBranch: 'trunk' };
const [base, head, zeros] = ['b'.repeat(40), 'a'.repeat(40), '0'.repeat(40)];

test('a pull request tells its number, commits and labels', () => {
  const pull = { ...place, action: 'opened', number: 7, baseSha: base, headSha: head, labels: ['skip perf'] } as const;
  assert.deepEqual(parseEvent('pull_request', pullRequestPayload(pull)), { ...pull, kind: 'pull_request', isFork: false });
});

test('a pull request from a fork is told from one of the repository, also when the fork was deleted', () => {
  const payload = pullRequestPayload({ ...place, action: 'synchronize', number: 7, baseSha: base, headSha: head, fork: 'someone/shop' });
  const deleted = structuredClone(payload) as { pull_request: { head: { repo: unknown } } };
  deleted.pull_request.head.repo = null;
  for (const from of [payload, deleted]) {
    const event = parseEvent('pull_request', from);
    assert.ok(event.kind === 'pull_request' && event.isFork);
  }
});

test('a push tells its branch, the tip before and the message', () => {
  assert.deepEqual(parseEvent('push', pushPayload({ ...place, branch: 'feat/x', before: base, after: head, message: 'a change' })), {
    ...place,
    kind: 'push',
    branch: 'feat/x',
    before: base,
    headMessage: 'a change',
  });
});

test('a push of a new branch has no tip before, a deleted branch no message, a tag no branch', () => {
  const created = parseEvent('push', pushPayload({ ...place, branch: 'new', before: zeros, after: head, message: 'm' }));
  assert.ok(created.kind === 'push' && created.before === null);
  const deleted = parseEvent('push', pushPayload({ ...place, branch: 'old', before: base, after: zeros, message: '' }));
  assert.ok(deleted.kind === 'push' && deleted.headMessage === null);
  const tag = parseEvent('push', {
    ...pushPayload({ ...place, branch: 'v1', before: zeros, after: head, message: 'm' }),
    ref: 'refs/tags/v1',
  });
  assert.ok(tag.kind === 'push' && tag.branch === null);
});

test('a run by hand tells its branch', () => {
  assert.deepEqual(parseEvent('workflow_dispatch', workflowDispatchPayload({ ...place, ref: 'refs/heads/trunk', inputs: null })), {
    ...place,
    kind: 'workflow_dispatch',
    branch: 'trunk',
  });
});

test('a merge group tells its commits and the branch that was made for it', () => {
  assert.deepEqual(parseEvent('merge_group', mergeGroupPayload({ ...place, baseSha: base, headSha: head })), {
    ...place,
    kind: 'merge_group',
    action: 'checks_requested',
    baseSha: base,
    headSha: head,
    headBranch: `gh-readonly-queue/trunk/pr-7-${base}`,
  });
});

test("a workflow run that ended tells what GitHub knows of it, a fork's repository too, unless that was deleted", () => {
  const run = finishedRun({ conclusion: 'failure' });
  const payload = workflowRunPayload({ ...place, run });
  assert.deepEqual(parseEvent('workflow_run', payload), { ...place, kind: 'workflow_run', action: 'completed', run });
  const deleted = { ...payload, workflow_run: { ...(payload['workflow_run'] as object), head_repository: null } };
  assert.deepEqual(parseEvent('workflow_run', deleted), {
    ...place,
    kind: 'workflow_run',
    action: 'completed',
    run: { ...run, headRepository: null },
  });
});

test('a comment tells where it was written, and by whom', () => {
  const comment = { number: 7, commentId: 3, body: '/perf run', createdAt: new Date('2026-11-03T10:00:00Z') } as const;
  const byAda = issueCommentPayload({ ...place, ...comment, on: 'pull request', author: { login: 'ada', type: 'User' } });
  assert.deepEqual(parseEvent('issue_comment', byAda), {
    ...place,
    kind: 'issue_comment',
    action: 'created',
    issue: 7,
    isPullRequest: true,
    commentId: 3,
    body: '/perf run',
    createdAt: comment.createdAt,
    author: 'ada',
    authorIsBot: false,
  });
  const byBot = parseEvent(
    'issue_comment',
    issueCommentPayload({ ...place, ...comment, on: 'issue', author: { login: 'helper[bot]', type: 'Bot' } }),
  );
  assert.ok(byBot.kind === 'issue_comment' && byBot.authorIsBot && !byBot.isPullRequest);
  const nobody = parseEvent('issue_comment', { ...byAda, comment: { ...(byAda['comment'] as object), user: null } });
  assert.ok(nobody.kind === 'issue_comment' && nobody.author === null);
});

/** As @actions/github reads the runner's environment. */
const contextOf = (
  eventName: string,
  payload: Parameters<typeof readEvent>[0]['payload'],
  ref = 'refs/heads/trunk',
): Parameters<typeof readEvent>[0] => ({ eventName, payload, ref, repo: { owner: 'octo-org', repo: 'shop' } });

test('a scheduled run, which has no payload of its own, is where the runner says', () => {
  assert.deepEqual(readEvent(contextOf('schedule', {})), { ...place, kind: 'schedule' });
});

test('other events are refused with what to use instead', () => {
  assert.match(userErrorOf(() => parseEvent('release', {})).message, /what to compare on the event release/);
  const dangerous = userErrorOf(() => parseEvent('pull_request_target', {}));
  assert.match(dangerous.message, /run a stranger's code with a token that may write/);
  assert.match(dangerous.fix, /pull_request/);
});

test('a payload that GitHub would not send is refused with the field that is wrong', () => {
  const payload = pullRequestPayload({ ...place, action: 'opened', number: 7, baseSha: base, headSha: head });
  const wrong = { ...payload, pull_request: { ...(payload['pull_request'] as object), base: { sha: 'main' } } };
  assert.match(userErrorOf(() => parseEvent('pull_request', wrong)).where, /^pull_request\.base\.sha /);
});

test('the event is read from the context of @actions/github', () => {
  const event = readEvent(contextOf('workflow_dispatch', workflowDispatchPayload({ ...place, ref: 'refs/heads/feat', inputs: {} })));
  assert.ok(event.kind === 'workflow_dispatch' && event.branch === 'feat');
});

test('without an event the user is sent to the command line', () => {
  for (const eventName of ['', undefined as unknown as string])
    assert.match(userErrorOf(() => readEvent(contextOf(eventName, {}))).fix, /perf-gate run/);
});
