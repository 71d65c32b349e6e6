import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { parseAcceptances } from '../../src/store/acceptances.ts';
import { checkOut, git, pullRequestHistory } from '../git-repository.ts';
import { type LoopbackGitHub, startLoopbackGitHub, TEST_REPOSITORY } from '../github/client/loopback-github.ts';
import { issueCommentPayload, workflowRunPayload } from '../github/client/webhook-payloads.ts';
import { aBenchmark, around, aRun, measuredByQuick } from '../judge/records.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { configText } from '../github/rejudge/configs.ts';
import { zipOfFiles } from '../zip-file.ts';
import { type ActionOutcome, runActionStep } from './action-on-runner.ts';

const PLACE = { repository: TEST_REPOSITORY, defaultBranch: 'main' };
const FORK = 'someone/shop';
const COMMAND_ID = 500;

interface Repository {
  readonly github: LoopbackGitHub;
  /** The bare repository that jobs check out and push to. */
  readonly remote: string;
  /** A job of the trusted workflow after the one that measured has ended. */
  readonly publish: () => Promise<ActionOutcome>;
  /** A job of the workflow that obeys comments. */
  readonly comment: (body: string, login: string) => Promise<ActionOutcome>;
}

/** A repository where pull request 7, from a fork, makes api/hello 20 % slower. Ada may write to it. */
async function withSlowerPullRequest(act: (repository: Repository) => Promise<void>): Promise<void> {
  await using folder = await temporaryFolder();
  const history = await pullRequestHistory(folder.path, { before: { 'perf-gate.yml': configText({ servers: { api: ['hello'] } }) }, change: { 'api/server.mjs': '' } });
  const [remote, workspace] = [join(folder.path, 'remote.git'), join(folder.path, 'workspace')];
  await checkOut(history, { ref: 'refs/heads/main', into: workspace, depth: 1 });
  const finished = { id: 11, attempt: 1, workflowId: 159038, event: 'pull_request', headSha: history.head, headBranch: 'change', headRepository: FORK, conclusion: 'success', title: 'Slower' };
  const run = aRun({
    startedAt: new Date().toISOString(),
    head: { sha: history.merge, dirty: false },
    base: { sha: history.base, dirty: false },
    benchmarks: [aBenchmark('api/hello', measuredByQuick({ cpuPerRequest: around(0.2, 0.002) }))],
  });
  await using github = await startLoopbackGitHub({
    pulls: [{ number: 7, baseSha: history.base, headSha: history.head, baseRef: 'main', headRef: 'change', headRepository: FORK }],
    roles: { ada: 'write', mallory: 'read' },
    files: async (path, ref) => git(remote, 'show', `${ref}:${path}`).catch(() => null),
    workflowRuns: [finished],
    artifacts: [{ id: 1, runId: finished.id, name: 'perf-gate', content: zipOfFiles({ 'run.json': JSON.stringify({ run, history: [], acceptances: [] }) }) }],
    workflows: { 'perf.yml': ['pull-request', 'commit', 'only', 'budget'] },
  });
  const step = async (name: string, payload: unknown): Promise<ActionOutcome> => {
    const outcome = await runActionStep({ folder: folder.path, workspace, event: { name, payload }, inputs: {}, apiUrl: github.url });
    assert.equal(outcome.exitCode, 0, outcome.log);
    return outcome;
  };
  await act({
    github,
    remote,
    publish: async () => step('workflow_run', workflowRunPayload({ ...PLACE, run: finished })),
    comment: async (body, login) => {
      const author = { login, type: 'User' } as const;
      const commentId = COMMAND_ID + github.comments.length;
      github.comments.push({ id: commentId, issue: 7, author, body });
      return step('issue_comment', issueCommentPayload({ ...PLACE, on: 'pull request', number: 7, commentId, body, author }));
    },
  });
  assert.deepEqual(github.violations, []);
}

const reportsOf = ({ comments }: LoopbackGitHub): readonly string[] => comments.filter(({ author }) => author.type === 'Bot').map(({ body }) => body);
const reactionsOf = ({ reactions }: LoopbackGitHub): readonly string[] => reactions.map(({ content }) => content);

test('a regression fails the check until it is accepted in a comment, which is recorded on main and named in the report', async () => {
  await withSlowerPullRequest(async ({ github, remote, publish, comment }) => {
    await publish();
    assert.equal(github.checks.at(-1)?.conclusion, 'failure');

    const { outputs } = await comment('/perf accept api/hello 30d a safer parser <img src=x>', 'ada');

    assert.equal(github.checks.at(-1)?.conclusion, 'success');
    assert.equal(outputs['verdict'], 'passed');
    assert.deepEqual(reactionsOf(github), ['+1']);
    const [report = '', ...others] = reportsOf(github);
    assert.deepEqual(others, [], 'the report is updated, and there is no other answer');
    assert.match(report, /accepted until .* a safer parser/);
    assert.doesNotMatch(report, /<img/);
    const [acceptance] = parseAcceptances(await git(remote, 'show', 'main:baselines/accepted.jsonl'), 'accepted.jsonl');
    assert.deepEqual([acceptance?.benchmark, acceptance?.by, acceptance?.pullRequest], ['api/hello', 'ada', 7]);
    assert.match(await git(remote, 'log', '-1', '--format=%B', 'main'), /^Perf-Gate-Accepted: api\/hello$/m);
  });
});

test('a reader can neither accept a regression nor start a run', async () => {
  await withSlowerPullRequest(async ({ github, remote, publish, comment }) => {
    await publish();
    const before = [await git(remote, 'rev-parse', 'main'), github.checks.length, reportsOf(github)];
    await comment('/perf accept api/hello trust me', 'mallory');
    await comment('/perf run', 'mallory');
    assert.deepEqual([await git(remote, 'rev-parse', 'main'), github.checks.length, reportsOf(github)], before);
    assert.deepEqual([reactionsOf(github), github.dispatches], [['-1', '-1'], []]);
  });
});

test('a run that is asked for is started on main, for that pull request at its newest commit', async () => {
  await withSlowerPullRequest(async ({ github, remote, comment }) => {
    const { log } = await comment('/perf run api/* 5m', 'ada');
    assert.deepEqual(github.dispatches, [{ workflow: 'perf.yml', ref: 'main', inputs: { 'pull-request': '7', commit: await git(remote, 'rev-parse', 'change'), only: 'api/*', budget: '5m' } }]);
    assert.deepEqual(reactionsOf(github), ['rocket']);
    assert.match(log, /::notice::ada started perf\.yml for pull request #7/);
  });
});

test('any other comment is passed over', async () => {
  await withSlowerPullRequest(async ({ github, comment }) => {
    const { outputs } = await comment('Is /perf run worth it?', 'ada');
    assert.equal(outputs['verdict'], 'skipped');
    assert.deepEqual(github.requests, []);
  });
});
