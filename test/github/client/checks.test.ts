import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { CheckAnnotation, CheckRun } from '../../../src/github/client/api.ts';
import { explainRefusal } from '../../../src/github/client/refusal.ts';
import { clientOf } from './client-of.ts';
import { startLoopbackGitHub } from './loopback-github.ts';
import { errorResource } from './resources.ts';

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

function annotations(count: number): readonly CheckAnnotation[] {
  return Array.from({ length: count }, (_, index) => ({
    path: 'perf-gate.yml',
    line: index + 1,
    level: 'failure',
    title: 'express',
    message: `slower ${index}`,
  }));
}

test('a check is written with one request, finished at once', async () => {
  await using github = await startLoopbackGitHub();
  const { url, annotationsRefused } = await clientOf(github).createCheck({ ...CHECK, annotations: annotations(1) });
  assert.equal(annotationsRefused, null);
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
  assert.deepEqual(github.violations, []);
});

test('annotations beyond fifty follow in further requests, none of them lost', async () => {
  await using github = await startLoopbackGitHub();
  await clientOf(github).createCheck({ ...CHECK, annotations: annotations(101) });
  assert.deepEqual(
    github.requests.map((line) => line.split(' ')[0]),
    ['POST', 'PATCH', 'PATCH'],
  );
  assert.deepEqual(
    github.checks.map(({ conclusion, title, annotations }) => [conclusion, title, annotations.length]),
    [['neutral', 'inconclusive', 101]],
  );
  assert.deepEqual(
    github.checks[0]?.annotations.map(({ start_line }) => start_line),
    Array.from({ length: 101 }, (_, index) => index + 1),
  );
  assert.deepEqual(github.violations, []);
});

test('a check stands without the annotations that GitHub refuses once it is there', async () => {
  await using github = await startLoopbackGitHub();
  github.answerNextTo('checks/update', { status: 422, body: errorResource(422, 'Validation Failed') });
  const { url, annotationsRefused } = await clientOf(github).createCheck({ ...CHECK, annotations: annotations(51) });
  assert.match(url, /\/runs\/\d+$/);
  assert.equal(annotationsRefused?.status, 422);
  assert.deepEqual(
    github.checks.map(({ conclusion, annotations }) => [conclusion, annotations.length]),
    [['neutral', 50]],
  );
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

test('a token that may not write checks is told which permission to add', async () => {
  await using github = await startLoopbackGitHub({ access: { contents: 'read', checks: 'read', statuses: 'write' } });
  const refusal: unknown = await clientOf(github)
    .createCheck(CHECK)
    .catch((error: unknown) => error);
  assert.match(
    explainRefusal(refusal, { doing: 'write the check', permission: 'checks: write', isFork: false }),
    /could not write the check: give this job `permissions: checks: write`/,
  );
  await clientOf(github).createStatus({ sha: SHA, state: 'success', context: 'perf-gate', description: 'passed', url: CHECK.detailsUrl });
  assert.deepEqual(github.statuses, [{ sha: SHA, state: 'success', context: 'perf-gate', description: 'passed', url: CHECK.detailsUrl }]);
  assert.deepEqual(github.violations, []);
});

test("a person's token may not write checks", async () => {
  await using github = await startLoopbackGitHub({ viewer: { login: 'ada', type: 'User' } });
  await assert.rejects(clientOf(github).createCheck(CHECK), /authenticate via a GitHub App/);
  assert.deepEqual(github.violations, []);
});

test('the description of a status is cut to what GitHub takes, and stays one line', async () => {
  await using github = await startLoopbackGitHub();
  await clientOf(github).createStatus({
    sha: SHA,
    state: 'failure',
    context: 'perf-gate',
    description: `regressed\n${'y'.repeat(200)}`,
    url: CHECK.detailsUrl,
  });
  const [status] = github.statuses;
  assert.equal(status?.description.length, 140);
  assert.match(status.description, /^regressed y+…$/);
  assert.deepEqual(github.violations, []);
});
