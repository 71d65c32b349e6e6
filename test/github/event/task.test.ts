import assert from 'node:assert/strict';
import { test } from 'node:test';
import { baselineCommitMessage } from '../../../src/store/commit-message.ts';
import { parseEvent, type TriggerEvent } from '../../../src/github/event/event.ts';
import { readInputs } from '../../../src/github/event/inputs.ts';
import { SKIP_LABEL, type Task, taskOf } from '../../../src/github/event/task.ts';
import { pullRequestPayload } from '../client/webhook-payloads.ts';
import { finishedRun } from '../client/workflow-resources.ts';

const place = { repository: 'octo-org/shop', defaultBranch: 'main' };
const [base, head] = ['b'.repeat(40), 'a'.repeat(40)];
const pullRequest: Extract<TriggerEvent, { kind: 'pull_request' }> = {
  ...place,
  kind: 'pull_request',
  action: 'opened',
  number: 7,
  baseSha: base,
  headSha: head,
  isFork: false,
  labels: ['docs'],
};
const push: Extract<TriggerEvent, { kind: 'push' }> = { ...place, kind: 'push', branch: 'main', before: base, headMessage: 'a change' };
const dispatch: TriggerEvent = { ...place, kind: 'workflow_dispatch', branch: 'feat' };
const mergeGroup: Extract<TriggerEvent, { kind: 'merge_group' }> = {
  ...place,
  kind: 'merge_group',
  action: 'checks_requested',
  baseSha: base,
  headSha: head,
  headBranch: `gh-readonly-queue/main/pr-7-${base}`,
};
const run = finishedRun();
const workflowRun: TriggerEvent = { ...place, kind: 'workflow_run', action: 'completed', run };
const comment: Extract<TriggerEvent, { kind: 'issue_comment' }> = {
  ...place,
  kind: 'issue_comment',
  action: 'created',
  issue: 7,
  isPullRequest: true,
  commentId: 3,
  body: '/perf run',
  createdAt: new Date('2026-11-03T10:00:00Z'),
  author: 'ada',
  authorIsBot: false,
};

const measuring = {
  kind: 'measure',
  all: false,
  unlessNothingReachedSince: null,
  branch: 'other',
  pullRequest: null,
  audience: { pullRequest: null, headSha: null },
  storeOn: null,
} as const;
const ofPullRequest = { kind: 'pull request', number: 7, commits: { baseSha: base, headSha: head } } as const;
const toPullRequest = { pullRequest: { number: 7, isFork: false }, headSha: head } as const;
const sincePush = { kind: 'before', sha: base, defaultBranch: 'main' } as const;
const alone = { ...measuring, all: true, base: { kind: 'none' }, branch: 'default', storeOn: 'main' } as const;

interface Row {
  readonly what: string;
  readonly event: TriggerEvent;
  readonly inputs?: Readonly<Record<string, string>>;
  readonly expected: Task;
}

const ROWS: readonly Row[] = [
  {
    what: 'a pull request is compared with its base and told',
    event: pullRequest,
    expected: { ...measuring, base: ofPullRequest, pullRequest: 7, audience: toPullRequest },
  },
  {
    what: 'a pull request can be compared with another commit, and in whole',
    event: pullRequest,
    inputs: { base: 'v1', all: 'true' },
    expected: { ...measuring, all: true, base: { kind: 'named', ref: 'v1' }, pullRequest: 7, audience: toPullRequest },
  },
  {
    what: "a fork's pull request is known as one",
    event: { ...pullRequest, isFork: true },
    expected: {
      ...measuring,
      base: ofPullRequest,
      pullRequest: 7,
      audience: { ...toPullRequest, pullRequest: { number: 7, isFork: true } },
    },
  },
  {
    what: 'a merge group is compared with what it goes on top of, and judged as its last pull request, which is told nothing',
    event: mergeGroup,
    expected: { ...measuring, base: { kind: 'named', ref: base }, pullRequest: 7, audience: { pullRequest: null, headSha: head } },
  },
  {
    what: 'a merge group whose branch names no pull request is judged as none',
    event: { ...mergeGroup, headBranch: null },
    expected: { ...measuring, base: { kind: 'named', ref: base }, audience: { pullRequest: null, headSha: head } },
  },
  {
    what: 'a push to the default branch is measured alone, in whole, and stored there, unless it reaches nothing',
    event: push,
    expected: { ...alone, unlessNothingReachedSince: sincePush },
  },
  { what: 'a push to the default branch can be measured whatever it reaches', event: push, inputs: { all: 'true' }, expected: alone },
  {
    what: 'a push to the default branch can be stored on a branch of its own',
    event: push,
    inputs: { 'baseline-branch': 'perf' },
    expected: { ...alone, unlessNothingReachedSince: sincePush, storeOn: 'perf' },
  },
  { what: 'a schedule measures the default branch and stores what it was', event: { ...place, kind: 'schedule' }, expected: alone },
  {
    what: 'a push to another branch is compared with the tip before',
    event: { ...push, branch: 'feat' },
    expected: { ...measuring, base: sincePush },
  },
  {
    what: 'a new branch is compared with where it left the default branch',
    event: { ...push, branch: 'feat', before: null },
    expected: { ...measuring, base: { kind: 'merge base', branch: 'main' } },
  },
  {
    what: 'a run by hand on a branch is compared with where it left the default branch',
    event: dispatch,
    expected: { ...measuring, base: { kind: 'merge base', branch: 'main' } },
  },
  {
    what: 'a run by hand on the default branch is compared with the commit before',
    event: { ...dispatch, branch: 'main' },
    expected: { ...measuring, base: { kind: 'previous' }, branch: 'default' },
  },
  {
    what: 'a push to another branch without a base is no run of the default branch',
    event: { ...push, branch: 'feat' },
    inputs: { base: 'none' },
    expected: { ...measuring, base: { kind: 'none' } },
  },
  {
    what: 'a run by hand for a pull request is no run of the default branch that it is started on',
    event: { ...dispatch, branch: 'main' },
    inputs: { 'pull-request': '7', base: 'none' },
    expected: {
      ...measuring,
      base: { kind: 'none' },
      pullRequest: 7,
      audience: { pullRequest: { number: 7, isFork: false }, headSha: null },
    },
  },
  {
    what: 'a run by hand can do without a base',
    event: dispatch,
    inputs: { base: 'none' },
    expected: { ...measuring, base: { kind: 'none' } },
  },
  {
    what: 'a run by hand for a pull request is compared and told as one',
    event: dispatch,
    inputs: { 'pull-request': '7' },
    expected: {
      ...measuring,
      base: { kind: 'pull request', number: 7, commits: null },
      pullRequest: 7,
      audience: { pullRequest: { number: 7, isFork: false }, headSha: null },
    },
  },
  {
    what: 'the shards of a pull request are joined and told as it would be',
    event: pullRequest,
    inputs: { merge: 'shards', expect: '4' },
    expected: { kind: 'join', folder: 'shards', expectedRuns: 4, audience: toPullRequest },
  },
  { what: 'the run of another workflow is published', event: workflowRun, expected: { kind: 'publish', run } },
  {
    what: 'a workflow can publish its own run',
    event: dispatch,
    inputs: { 'workflow-run': '12', 'pull-request': '7' },
    expected: { kind: 'publish', run: { id: 12 } },
  },
  { what: 'a comment may be a command', event: comment, expected: { kind: 'command', comment } },
];

for (const { what, event, inputs = {}, expected } of ROWS) {
  test(what, () => {
    assert.deepEqual(
      taskOf(
        event,
        readInputs((name) => inputs[name] ?? ''),
      ),
      expected,
    );
  });
}

for (const { what, event } of [
  { what: 'a closed pull request', event: { ...pullRequest, action: 'closed' } },
  { what: 'the push of a stored baseline', event: { ...push, headMessage: baselineCommitMessage('baselines: store', ['linux-6']) } },
  { what: 'a commit that asks not to be measured', event: { ...push, headMessage: 'docs: a word [skip perf]' } },
  { what: 'a pull request with the label for it', event: { ...pullRequest, labels: ['docs', SKIP_LABEL] } },
  {
    what: 'a pull request that got the label for it and was opened again',
    event: { ...pullRequest, action: 'reopened', labels: [SKIP_LABEL] },
  },
  { what: 'a merge group that was dissolved', event: { ...mergeGroup, action: 'destroyed' } },
  { what: 'a workflow run that has only begun', event: { ...workflowRun, action: 'requested' } },
  { what: 'a comment that was edited', event: { ...comment, action: 'edited' } },
  { what: 'the push of a tag', event: { ...push, branch: null } },
  { what: 'the deletion of a branch', event: { ...push, branch: 'feat', headMessage: null } },
] satisfies readonly { what: string; event: TriggerEvent }[]) {
  test(`${what} asks for nothing`, () => {
    const task = taskOf(
      event,
      readInputs(() => ''),
    );
    assert.ok(task.kind === 'skip' && task.why !== '');
  });
}

test('a pull request is measured whatever its title and text say: only a push can be left out by a word', () => {
  const payload = pullRequestPayload({ ...place, action: 'synchronize', number: 7, baseSha: base, headSha: head });
  const pull = { ...(payload['pull_request'] as object), title: 'docs: a word [skip perf]', body: '[skip perf]' };
  assert.equal(
    taskOf(
      parseEvent('pull_request', { ...payload, pull_request: pull }),
      readInputs(() => ''),
    ).kind,
    'measure',
  );
});
