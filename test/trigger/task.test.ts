import assert from 'node:assert/strict';
import { test } from 'node:test';
import { baselineCommitMessage } from '../../src/baseline/commit-message.ts';
import type { TriggerEvent } from '../../src/trigger/event.ts';
import { readInputs } from '../../src/trigger/inputs.ts';
import { taskOf } from '../../src/trigger/task.ts';
import type { Task } from '../../src/trigger/task.ts';

const place = { repository: 'octo-org/shop', defaultBranch: 'main' };
const [base, head] = ['b'.repeat(40), 'a'.repeat(40)];
const pullRequest: TriggerEvent = { ...place, kind: 'pull_request', action: 'opened', number: 7, baseSha: base, headSha: head, isFork: false };
const push: TriggerEvent = { ...place, kind: 'push', branch: 'main', before: base, headMessage: 'a change' };
const dispatch: TriggerEvent = { ...place, kind: 'workflow_dispatch', branch: 'feat' };

const measuring = { kind: 'measure', all: false, commentOn: null, storeOn: null } as const;
const ofPullRequest = { kind: 'pull request', number: 7, commits: { baseSha: base, headSha: head } } as const;

interface Row {
  readonly what: string;
  readonly event: TriggerEvent;
  readonly inputs?: Readonly<Record<string, string>>;
  readonly expected: Task;
}

const ROWS: readonly Row[] = [
  { what: 'a pull request is compared with its base and commented on', event: pullRequest, expected: { ...measuring, base: ofPullRequest, commentOn: { number: 7, isFork: false } } },
  { what: 'a pull request can do without a comment', event: pullRequest, inputs: { comment: 'never' }, expected: { ...measuring, base: ofPullRequest } },
  {
    what: 'a pull request can be compared with another commit, and in whole', event: pullRequest, inputs: { base: 'v1', all: 'true' },
    expected: { ...measuring, all: true, base: { kind: 'named', ref: 'v1' }, commentOn: { number: 7, isFork: false } },
  },
  {
    what: 'a fork\'s pull request is known as one', event: { ...pullRequest, isFork: true },
    expected: { ...measuring, base: ofPullRequest, commentOn: { number: 7, isFork: true } },
  },
  { what: 'a push to the default branch is measured alone, in whole, and stored there', event: push, expected: { ...measuring, all: true, base: { kind: 'none' }, storeOn: 'main' } },
  {
    what: 'a push to the default branch can be stored on a branch of its own', event: push, inputs: { 'baseline-branch': 'perf' },
    expected: { ...measuring, all: true, base: { kind: 'none' }, storeOn: 'perf' },
  },
  { what: 'a push to another branch is compared with the tip before', event: { ...push, branch: 'feat' }, expected: { ...measuring, base: { kind: 'before', sha: base, defaultBranch: 'main' } } },
  { what: 'a new branch is compared with where it left the default branch', event: { ...push, branch: 'feat', before: null }, expected: { ...measuring, base: { kind: 'merge base', branch: 'main' } } },
  { what: 'a run by hand on a branch is compared with where it left the default branch', event: dispatch, expected: { ...measuring, base: { kind: 'merge base', branch: 'main' } } },
  { what: 'a run by hand on the default branch is compared with the commit before', event: { ...dispatch, branch: 'main' }, expected: { ...measuring, base: { kind: 'previous' } } },
  { what: 'a run by hand can do without a base', event: dispatch, inputs: { base: 'none' }, expected: { ...measuring, base: { kind: 'none' } } },
  {
    what: 'a run by hand for a pull request is compared and commented as one', event: dispatch, inputs: { 'pull-request': '7' },
    expected: { ...measuring, base: { kind: 'pull request', number: 7, commits: null }, commentOn: { number: 7, isFork: false } },
  },
];

for (const { what, event, inputs = {}, expected } of ROWS) {
  test(what, () => {
    assert.deepEqual(taskOf(event, readInputs((name) => inputs[name] ?? '')), expected);
  });
}

for (const { what, event } of [
  { what: 'a closed pull request', event: { ...pullRequest, action: 'closed' } },
  { what: 'the push of a stored baseline', event: { ...push, headMessage: baselineCommitMessage('baselines: store', 'linux-6') } },
  { what: 'the push of a tag', event: { ...push, branch: null } },
  { what: 'the deletion of a branch', event: { ...push, branch: 'feat', headMessage: null } },
] satisfies readonly { what: string; event: TriggerEvent }[]) {
  test(`${what} asks for nothing`, () => {
    const task = taskOf(event, readInputs(() => ''));
    assert.ok(task.kind === 'skip' && task.why !== '');
  });
}
