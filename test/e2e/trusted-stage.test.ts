import assert from 'node:assert/strict';
import { test } from 'node:test';
import { startLoopbackGitHub, TEST_REPOSITORY } from '../github/loopback-github.ts';
import type { LoopbackGitHub } from '../github/loopback-github.ts';
import { workflowRunPayload } from '../github/webhook-payloads.ts';
import { aBenchmark, around, aRun, measuredByQuick } from '../judge/records.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { configText } from '../trusted/configs.ts';
import { zipOfFiles } from '../zip-file.ts';
import { obeyedCommands, runActionStep } from './action-on-runner.ts';
import type { ActionOutcome } from './action-on-runner.ts';

const [BASE, HEAD] = ['b', 'a'].map((digit) => digit.repeat(40)) as [string, string];
const FORK = 'someone/shop';
const RUN = { id: 11, attempt: 1, event: 'pull_request', headSha: HEAD, headBranch: 'change', headRepository: FORK, conclusion: 'success', title: 'Faster' };
const CONFIG = configText({ servers: { api: ['hello'] } });

/** Publishes what the workflow run uploaded by the built Action, in a workspace without a checkout. */
async function publishing(upload: Uint8Array, check: (outcome: ActionOutcome, github: LoopbackGitHub) => void): Promise<void> {
  await using folder = await temporaryFolder();
  await using github = await startLoopbackGitHub({
    pulls: [{ number: 7, baseSha: BASE, headSha: HEAD, baseRef: 'main', headRef: 'change', headRepository: FORK }],
    files: { [`${BASE}:perf-gate.yml`]: CONFIG },
    artifacts: [{ id: 1, runId: RUN.id, name: 'perf-gate', content: upload }],
  });
  const event = { name: 'workflow_run', payload: workflowRunPayload({ repository: TEST_REPOSITORY, defaultBranch: 'main', run: RUN }) };
  check(await runActionStep({ folder: folder.path, workspace: folder.path, event, inputs: {}, apiUrl: github.url }), github);
  assert.deepEqual(github.violations, []);
}

test('the built Action publishes what a fork measured: the check fails, and the job that publishes does not', async () => {
  const slower = aBenchmark('api/hello', measuredByQuick({ cpuPerRequest: around(0.2, 0.002) }));
  const run = aRun({ startedAt: new Date().toISOString(), benchmarks: [slower] });
  await publishing(zipOfFiles({ 'run.json': JSON.stringify({ run, history: [], acceptances: [] }) }), ({ exitCode, log, outputs, summary }, github) => {
    assert.equal(exitCode, 0, log);
    assert.equal(outputs['verdict'], 'regressed');
    assert.match(summary, /api\/hello/);
    assert.deepEqual(github.comments.map(({ issue }) => issue), [7]);
    assert.deepEqual(github.checks.map(({ sha, conclusion }) => [sha, conclusion]), [[HEAD, 'failure']]);
  });
});

test('the built Action refuses an artifact that is none with a warning and a failing check', async () => {
  await publishing(Buffer.from('::error::forged'), ({ exitCode, log }, github) => {
    assert.equal(exitCode, 0, log);
    assert.ok(obeyedCommands(log).some((line) => line.startsWith('::warning::') && line.includes('no zip file')), log);
    assert.deepEqual(github.comments, []);
    assert.deepEqual(github.checks.map(({ sha, conclusion }) => [sha, conclusion]), [[HEAD, 'failure']]);
  });
});
