import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type LoopbackGitHub, startLoopbackGitHub, TEST_REPOSITORY } from '../github/client/loopback-github.ts';
import { errorResource } from '../github/client/resources.ts';
import { workflowRunPayload } from '../github/client/webhook-payloads.ts';
import { finishedRun } from '../github/client/workflow-resources.ts';
import { aBenchmark, around, aRun, measuredByQuick } from '../judge/records.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { configText } from '../github/rejudge/configs.ts';
import { zipOfFiles } from '../zip-file.ts';
import { type ActionOutcome, runActionStep } from './action-on-runner.ts';

const [BASE, HEAD] = ['b', 'a'].map((digit) => digit.repeat(40)) as [string, string];
const FORK = 'someone/shop';
const RUN = finishedRun();
const CONFIG = configText({ servers: { api: ['hello'] } });

/** What became of `api/hello`, measured with this slowdown. */
function uploadOf(slowdown: number): Uint8Array {
  const run = aRun({
    startedAt: new Date().toISOString(),
    base: { sha: BASE, dirty: false },
    benchmarks: [aBenchmark('api/hello', measuredByQuick({ cpuPerRequest: around(slowdown, 0.002) }))],
  });
  return zipOfFiles({ 'run.json': JSON.stringify({ run, history: [], acceptances: [] }) });
}

/** Publishes what the workflow run uploaded by the built Action, in a workspace without a checkout. `before` does something to GitHub before. */
async function publishing(
  upload: Uint8Array,
  check: (outcome: ActionOutcome, github: LoopbackGitHub) => void,
  before: (github: LoopbackGitHub) => void = () => {},
): Promise<void> {
  await using folder = await temporaryFolder();
  await using github = await startLoopbackGitHub({
    pulls: [{ number: 7, baseSha: BASE, headSha: HEAD, baseRef: 'main', headRef: 'change', headRepository: FORK }],
    files: { [`${BASE}:perf-gate.yml`]: CONFIG },
    artifacts: [{ id: 1, runId: RUN.id, name: 'perf-gate', content: upload }],
  });
  before(github);
  const event = { name: 'workflow_run', payload: workflowRunPayload({ repository: TEST_REPOSITORY, defaultBranch: 'main', run: RUN }) };
  check(await runActionStep({ folder: folder.path, workspace: folder.path, event, inputs: {}, apiUrl: github.url }), github);
}

test('the built Action publishes what a fork measured: the check fails, and the job that publishes does not', async () => {
  await publishing(uploadOf(0.2), ({ exitCode, log, outputs, summary }, github) => {
    assert.equal(exitCode, 0, log);
    assert.equal(outputs['verdict'], 'regressed');
    assert.match(summary, /api\/hello/);
    assert.deepEqual(
      github.comments.map(({ issue }) => issue),
      [7],
    );
    assert.deepEqual(
      github.checks.map(({ sha, conclusion }) => [sha, conclusion]),
      [[HEAD, 'failure']],
    );
  });
});

test('the built Action fails where GitHub does not take the check, because what the commit shows then may be an older one that passes', async () => {
  await publishing(
    uploadOf(0.2),
    ({ exitCode, log, outputs }, github) => {
      assert.equal(exitCode, 1, log);
      assert.equal(outputs['verdict'], 'regressed');
      assert.match(log, /::error::error: perf-gate could not write the check run: Validation Failed/);
      assert.match(log, /run this job again/);
      assert.deepEqual([github.comments.length, github.checks.length], [1, 0]);
    },
    (github) => {
      github.answerNextTo('checks/create', { status: 422, body: errorResource(422, 'Validation Failed') });
    },
  );
});
