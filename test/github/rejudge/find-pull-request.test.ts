import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { FinishedRun } from '../../../src/github/client/api.ts';
import { findPullRequests } from '../../../src/github/rejudge/find-pull-request.ts';
import { clientOf } from '../client/client-of.ts';
import { finishedRun } from '../client/workflow-resources.ts';
import { type LoopbackOptions, startLoopbackGitHub, TEST_REPOSITORY } from '../client/loopback-github.ts';

const [BASE, HEAD, OLDER] = ['b', 'a', 'c'].map((digit) => digit.repeat(40)) as [string, string, string];
const FORK = 'someone/shop';
const OURS = { number: 7, baseSha: BASE, headSha: HEAD, baseRef: 'main', headRef: 'change', headRepository: FORK };

async function find(run: Partial<FinishedRun>, github: LoopbackOptions = { pulls: [OURS] }): ReturnType<typeof findPullRequests> {
  await using loopback = await startLoopbackGitHub(github);
  const found = await findPullRequests(finishedRun({ title: 'Fixes #3', ...run }), { github: clientOf(loopback), defaultBranch: 'main' });
  return found;
}

/** The first pull request that a run may be about, else the kind of reason that there is none. */
async function numberOf(run: Partial<FinishedRun>, github?: LoopbackOptions): Promise<number | string> {
  const found = await find(run, github);
  return 'pulls' in found ? (found.pulls[0]?.number ?? 'none') : found.why.kind;
}

test("a fork's run belongs to the open pull request of its branch whose newest commit it is, whatever its title says", async () => {
  assert.equal(await numberOf({}), 7);
});

test('a branch of the same name in another fork is another branch', async () => {
  const stranger = { ...OURS, number: 3, headRepository: 'stranger/shop' };
  assert.equal(await numberOf({}, { pulls: [stranger, OURS] }), 7);
});

test('a pull request that was pushed to or closed meanwhile is not published to', async () => {
  assert.equal(await numberOf({ headSha: OLDER }), 'no-pull-request-at-commit');
  assert.equal(await numberOf({}, { pulls: [{ ...OURS, state: 'closed' }] }), 'no-pull-request-at-commit');
  assert.equal(await numberOf({ headBranch: null }), 'branch-of-run-unknown');
});

test('a run of a fork that was deleted while it was measured is not published, and that is said', async () => {
  assert.deepEqual(await find({ headRepository: null }), { why: { kind: 'repository-of-run-gone' } });
});

const into = (number: number, baseRef: string): typeof OURS => ({ ...OURS, number, baseRef });

test('the pull request into the default branch goes first of several of one branch, then the oldest', async () => {
  assert.equal(await numberOf({}, { pulls: [into(9, 'main'), into(4, 'stable')] }), 9);
  assert.equal(await numberOf({}, { pulls: [into(9, 'next'), into(4, 'stable')] }), 4);
  const found = await find({}, { pulls: [into(3, 'next'), into(9, 'main'), into(4, 'stable')] });
  assert.deepEqual('pulls' in found && found.pulls.map(({ number }) => number), [9, 3, 4]);
});

test('a run that was started by hand names its pull request in its title', async () => {
  const byHand = { event: 'workflow_dispatch', headRepository: TEST_REPOSITORY, headBranch: 'main', headSha: BASE };
  assert.equal(await numberOf({ ...byHand, title: 'perf of #7 api/*' }), 7);
  assert.equal(await numberOf({ ...byHand, title: 'perf of #8' }), 'no-such-pull-request');
  assert.equal(await numberOf({ ...byHand, title: 'perf of #7' }, { pulls: [{ ...OURS, state: 'closed' }] }), 'pull-request-closed');
  assert.equal(await numberOf({ ...byHand, title: 'perf' }), 'none');
});

test('a push, a schedule and a merge group have no pull request, even if their titles name one', async () => {
  for (const event of ['push', 'schedule', 'merge_group']) assert.equal(await numberOf({ event, title: 'Merge #7' }), 'none');
});
