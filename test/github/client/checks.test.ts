import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { CheckRun } from '../../../src/github/client/api.ts';
import { clientOf } from './client-of.ts';
import { startLoopbackGitHub } from './loopback-github.ts';

const SHA = 'a'.repeat(40);
const CHECK: CheckRun = {
  sha: SHA,
  name: 'perf-gate',
  conclusion: 'neutral',
  title: 'inconclusive',
  summary: '# Report',
  detailsUrl: 'https://github.com/octo-org/shop/actions/runs/1',
  annotations: [],
};

test('a check is written with one request, finished at once', async () => {
  await using github = await startLoopbackGitHub();
  const annotation = { path: 'perf-gate.yml', line: 1, level: 'failure', title: 'express', message: 'slower 0' } as const;
  const url = await clientOf(github).createCheck({ ...CHECK, annotations: [annotation] });
  assert.match(url, /^https:\/\/github\.com\/octo-org\/shop\/runs\/\d+$/);
  assert.deepEqual(github.checks, [
    {
      id: 1,
      sha: SHA,
      name: 'perf-gate',
      status: 'completed',
      conclusion: 'neutral',
      detailsUrl: CHECK.detailsUrl,
      title: 'inconclusive',
      summary: '# Report',
      annotations: [
        { path: 'perf-gate.yml', start_line: 1, end_line: 1, annotation_level: 'failure', title: 'express', message: 'slower 0' },
      ],
    },
  ]);
  assert.equal(github.requests.length, 1);
});

test('titles are cut to what GitHub takes', async () => {
  await using github = await startLoopbackGitHub();
  const title = 'x'.repeat(300);
  await clientOf(github).createCheck({
    ...CHECK,
    title,
    annotations: [{ path: 'perf-gate.yml', line: 1, level: 'warning', title, message: 'm' }],
  });
  const [check] = github.checks;
  assert.deepEqual([check?.title.length, check?.annotations[0]?.title?.length], [255, 255]);
  assert.match(check?.title ?? '', /…$/);
});
