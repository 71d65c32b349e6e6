import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { sampleConfig, sampleServer } from '../cli/sample-server.ts';
import type { ServerParts } from '../cli/sample-server.ts';
import { TEST_REPOSITORY } from '../github/loopback-github.ts';
import { pullRequestPayload, pushPayload, workflowDispatchPayload } from '../github/webhook-payloads.ts';
import { git, pullRequestHistory } from '../git-repository.ts';
import type { PullRequestHistory } from '../git-repository.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { obeyedCommands } from './action-on-runner.ts';
import { filesOfTheAction } from './files-of-the-action.ts';
import { parseWorkflow } from './workflow-file.ts';
import { runWorkflow, WORKFLOW_PATH } from './workflow-runner.ts';
import type { JobRun, WorkflowOccasion } from './workflow-runner.ts';

const ROOT = join(import.meta.dirname, '../..');
const OWN_WORKFLOW = await readFile(join(ROOT, WORKFLOW_PATH), 'utf8');
const EXAMPLE = await readFile(join(ROOT, 'examples/perf.yml'), 'utf8');

/** The workflow with one thing changed: what no input sets is measured once. */
const QUICK_TO_RUN = OWN_WORKFLOW.replace('${{ inputs.profile }}', "${{ inputs.profile || 'smoke' }}");

const place = { repository: TEST_REPOSITORY, defaultBranch: 'main' };

interface Scene {
  readonly history: PullRequestHistory;
  readonly run: (occasion: Pick<WorkflowOccasion, 'event' | 'github'>) => Promise<Readonly<Record<string, JobRun>>>;
}

/** A repository with this workflow, whose pull request changes the server into `change`. */
async function inRepository({ workflow, change, budget = '1m' }: { readonly workflow: string; readonly change: ServerParts; readonly budget?: string }, act: (scene: Scene) => Promise<void>): Promise<void> {
  await using folder = await temporaryFolder();
  const history = await pullRequestHistory(folder.path, {
    before: {
      'perf-gate.yml': sampleConfig({ rest: `budget: ${budget}\n` }),
      'api/server.mjs': sampleServer(),
      ...await filesOfTheAction(),
      [WORKFLOW_PATH]: workflow,
    },
    change: { 'api/server.mjs': sampleServer(change) },
  });
  await act({
    history,
    run: async (occasion) => {
      await using own = await temporaryFolder();
      const jobs = await runWorkflow({ ...occasion, folder: own.path, remote: history.remote });
      for (const { violations } of Object.values(jobs)) assert.deepEqual(violations, []);
      return jobs;
    },
  });
}

function pullRequestEvent({ base, head }: PullRequestHistory, fork: { readonly fork?: string } = {}): WorkflowOccasion['event'] {
  return { name: 'pull_request', payload: pullRequestPayload({ ...place, action: 'opened', number: 7, baseSha: base, headSha: head, ...fork }) };
}

const resultsOf = (jobs: Readonly<Record<string, JobRun>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(jobs).map(([id, { result }]) => [id, result]));

const logOf = (job: JobRun | undefined): string => job?.steps.map(({ log }) => log).join('\n') ?? '';

test('a pull request runs the comparison alone, which comments and keeps its report', async () => {
  await inRepository({ workflow: QUICK_TO_RUN, change: { first: '// harmless' } }, async ({ history, run }) => {
    const jobs = await run({ event: pullRequestEvent(history) });
    const { compare } = jobs;
    assert.deepEqual(resultsOf(jobs), { compare: 'success', baseline: 'skipped' }, logOf(compare));
    assert.equal(compare?.comments.length, 1);
    assert.match(compare.comments[0]?.body ?? '', /api\/hello/);
    assert.match(compare.steps.map(({ summary }) => summary).join(''), /api\/hello/);
    const uploaded = compare.steps.at(-1)?.uploaded ?? [];
    assert.deepEqual(uploaded.map((name) => /\.\w+$/.exec(name)?.[0]), ['.json', '.md']);
  });
});

test('a pull request from a fork has a token that cannot comment: a warning, and the same verdict', async () => {
  await inRepository({ workflow: QUICK_TO_RUN, change: { first: '// harmless' } }, async ({ history, run }) => {
    const { compare } = await run({ event: pullRequestEvent(history, { fork: 'someone/shop' }) });
    const log = logOf(compare);
    assert.deepEqual(compare?.granted, { contents: 'read', 'pull-requests': 'read' });
    assert.equal(compare.result, 'success', log);
    assert.deepEqual(compare.comments, []);
    assert.ok(obeyedCommands(log).some((line) => line.startsWith('::warning::') && line.includes('forks a read-only token')), log);
  });
});

for (const { name, workflow, filesOfUploads } of [
  { name: 'the workflow of this repository', workflow: OWN_WORKFLOW, filesOfUploads: [2] },
  { name: 'the example for others', workflow: EXAMPLE, filesOfUploads: [] },
]) {
  test(`${name} fails on a pull request that breaks its server, and the comment says so`, async () => {
    await inRepository({ workflow, change: { first: 'process.exit(1);' } }, async ({ history, run }) => {
      const jobs = await run({ event: pullRequestEvent(history) });
      assert.deepEqual(resultsOf(jobs), { compare: 'failure', baseline: 'skipped' }, logOf(jobs['compare']));
      assert.match(jobs['compare']?.comments[0]?.body ?? '', /failed/, logOf(jobs['compare']));
      const uploads = jobs['compare']?.steps.filter(({ uses }) => uses.startsWith('actions/upload-artifact')).map(({ uploaded }) => uploaded.length);
      assert.deepEqual(uploads, filesOfUploads, 'the report of a failed step is kept');
    });
  });
}

test('a push to main runs the baseline alone, and the push of what it stored runs nothing', async () => {
  await inRepository({ workflow: OWN_WORKFLOW, change: {}, budget: '6s' }, async ({ history, run }) => {
    const pushed = await run({ event: { name: 'push', payload: pushPayload({ ...place, branch: 'main', before: history.forkPoint, after: history.base, message: 'meanwhile on main' }) } });
    assert.deepEqual(resultsOf(pushed), { compare: 'skipped', baseline: 'success' }, logOf(pushed['baseline']));

    const bare = new URL(history.remote).pathname;
    const stored = await git(bare, 'rev-parse', 'main');
    assert.match(await git(bare, 'diff', '--name-only', history.base, stored), /^baselines\/[^\n]+\.jsonl$/);
    assert.deepEqual(await run({ event: { name: 'push', payload: pushPayload({ ...place, branch: 'main', before: history.base, after: stored, message: 'm' }) } }), {});
    assert.deepEqual(await run({ event: { name: 'push', payload: pushPayload({ ...place, branch: 'change', before: history.forkPoint, after: history.head, message: 'm' }) } }), {});
  });
});

test('the inputs of a run by hand reach the Action, which reports where they say', async () => {
  await inRepository({ workflow: OWN_WORKFLOW, change: { first: '// harmless' } }, async ({ history, run }) => {
    const inputs = { only: 'api/*', 'pull-request': '7', profile: 'smoke' };
    const github = { pulls: [{ number: 7, baseSha: history.base, headSha: history.head, baseRef: 'main' }] };
    const jobs = await run({ event: { name: 'workflow_dispatch', payload: workflowDispatchPayload({ ...place, ref: 'refs/heads/change', inputs }) }, github });
    assert.deepEqual(resultsOf(jobs), { compare: 'success', baseline: 'skipped' }, logOf(jobs['compare']));
    assert.deepEqual(jobs['compare']?.comments.map(({ issue }) => issue), [7]);
    const nowhere = await run({ event: { name: 'workflow_dispatch', payload: workflowDispatchPayload({ ...place, ref: 'refs/heads/change', inputs: { ...inputs, only: 'nobody/*' } }) }, github });
    assert.match(logOf(nowhere['compare']), /nobody\/\*/);
    assert.equal(nowhere['compare']?.result, 'failure');
  });
});

for (const { name, workflow } of [{ name: 'the workflow of this repository', workflow: OWN_WORKFLOW }, { name: 'the example', workflow: EXAMPLE }]) {
  test(`${name} gives the right to write contents to the job that stores baselines alone`, () => {
    const { permissions, jobs } = parseWorkflow(workflow);
    assert.deepEqual(permissions, {});
    assert.deepEqual(Object.fromEntries(Object.entries(jobs).map(([id, job]) => [id, job.permissions])), {
      compare: { contents: 'read', 'pull-requests': 'write' },
      baseline: { contents: 'write' },
    });
  });
}
