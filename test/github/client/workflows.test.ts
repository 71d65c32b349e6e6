import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { PUBLISHED_CONCLUSIONS } from '../../../src/github/client/workflows.ts';
import { clientOf } from './client-of.ts';
import { type LoopbackGitHub, startLoopbackGitHub, TEST_REPOSITORY } from './loopback-github.ts';
import { type ArtifactRecord, finishedRun, WORKFLOW_ID, workflowRunResource } from './workflow-resources.ts';

const RUN = finishedRun({ id: 42, attempt: 2 });
const ZIP = Buffer.from('PK as good as any');

async function githubWith(artifact: Partial<ArtifactRecord>): Promise<LoopbackGitHub> {
  return startLoopbackGitHub({ artifacts: [{ id: 1, runId: 42, name: 'perf-gate', content: ZIP, ...artifact }] });
}

test('a workflow run is looked up', async () => {
  await using github = await startLoopbackGitHub({ workflowRuns: [RUN] });
  assert.deepEqual(await clientOf(github).workflowRun(42), RUN);
  await assert.rejects(clientOf(github).workflowRun(43), { name: 'GitHubRefusal', status: 404 });
});

test('a workflow run of a fork that was deleted is told without its repository', async () => {
  await using github = await startLoopbackGitHub({ mayViolate: true });
  github.answerNext(1, { status: 200, body: { ...workflowRunResource(RUN, TEST_REPOSITORY), head_repository: null } });
  assert.deepEqual(await clientOf(github).workflowRun(42), { ...RUN, headRepository: null });
});

test('the finished runs of a workflow are found by what started them and by commit, newest first', async () => {
  await using github = await startLoopbackGitHub({
    workflowRuns: [
      { ...RUN, id: 40 },
      { ...RUN, id: 41, conclusion: 'failure' },
      RUN,
      { ...RUN, id: 43, conclusion: 'cancelled' },
      { ...RUN, id: 44, conclusion: null },
      { ...RUN, id: 45, headSha: 'c'.repeat(40) },
      { ...RUN, id: 46, event: 'workflow_dispatch' },
      { ...RUN, id: 47, workflowId: 1 },
      { ...RUN, id: 48, conclusion: 'timed_out' },
      { ...RUN, id: 49, conclusion: 'action_required' },
    ],
  });
  const found = async (workflowId: number, selected: { readonly event: string; readonly headSha?: string }): Promise<readonly number[]> =>
    (await clientOf(github).finishedRuns(workflowId, selected)).map(({ id }) => id);
  assert.deepEqual(await found(WORKFLOW_ID, { event: 'pull_request', headSha: RUN.headSha }), [48, 43, 42, 41, 40]);
  assert.deepEqual(await found(1, { event: 'pull_request', headSha: RUN.headSha }), [47]);
  assert.deepEqual(await found(WORKFLOW_ID, { event: 'workflow_dispatch' }), [46]);
});

test('the workflow that publishes lists the conclusions by which a run is found', async () => {
  const text = await readFile(join(import.meta.dirname, '../../../.github/workflows/publish.yml'), 'utf8');
  const [, list = ''] = /fromJSON\('([^']*)'\), github\.event\.workflow_run\.conclusion\)/.exec(text) ?? [];
  assert.deepEqual(JSON.parse(list), PUBLISHED_CONCLUSIONS);
});

test('the artifacts of a run are listed on all pages, the newest first', async () => {
  const older = Array.from({ length: 100 }, (_, index): ArtifactRecord => ({
    id: index + 10,
    runId: 42,
    name: 'perf-gate',
    content: ZIP,
    createdAt: '2026-01-15T10:00:00Z',
  }));
  const newest: ArtifactRecord = { id: 5, runId: 42, name: 'perf-gate', content: ZIP, createdAt: '2026-01-15T11:00:00Z', isExpired: true };
  await using github = await startLoopbackGitHub({ artifacts: [...older, newest, { ...newest, id: 6, runId: 43 }] });
  const artifacts = await clientOf(github).artifactsOf(42);
  assert.equal(artifacts.length, 101);
  assert.deepEqual(artifacts.slice(0, 2), [
    { id: 5, name: 'perf-gate', sizeBytes: ZIP.byteLength, isExpired: true, uploadedAt: new Date('2026-01-15T11:00:00Z') },
    { id: 109, name: 'perf-gate', sizeBytes: ZIP.byteLength, isExpired: false, uploadedAt: new Date('2026-01-15T10:00:00Z') },
  ]);
});

test('an artifact is fetched from another host, which does not get the token', async () => {
  await using github = await githubWith({});
  assert.deepEqual(await clientOf(github).downloadArtifact(1, ZIP.byteLength), ZIP);
});

test('an artifact is read no further than allowed, whatever GitHub says of its size', async () => {
  const endless = {
    *[Symbol.iterator](): Iterator<Uint8Array> {
      for (;;) yield Buffer.alloc(64_000);
    },
  };
  await using github = await githubWith({ content: endless, sizeBytes: 1 });
  assert.equal(await clientOf(github).downloadArtifact(1, 1_000_000), null);
  assert.equal(github.requests.length, 1);
});

test('an artifact that breaks off is an error', async () => {
  const broken = {
    *[Symbol.iterator](): Iterator<Uint8Array> {
      yield ZIP;
      throw new Error('the disk is gone');
    },
  };
  await using github = await githubWith({ content: broken });
  await assert.rejects(clientOf(github).downloadArtifact(1, 1_000), { name: 'GitHubRefusal', status: 500 });
});

test('a storage that is busy is asked again, one that has nothing is not', async () => {
  await using github = await githubWith({});
  github.storage.failNext(2, 503);
  assert.deepEqual(await clientOf(github).downloadArtifact(1, 1_000), ZIP);
  assert.equal(github.requests.length, 3);
  github.storage.failNext(1, 404);
  await assert.rejects(clientOf(github).downloadArtifact(1, 1_000), { name: 'GitHubRefusal', status: 404 });
  assert.equal(github.requests.length, 4);
});

test('an artifact that has expired, and one that is not there, are errors', async () => {
  await using github = await githubWith({ isExpired: true });
  await assert.rejects(clientOf(github).downloadArtifact(1, 1_000), { name: 'GitHubRefusal', status: 410 });
  await assert.rejects(clientOf(github).downloadArtifact(2, 1_000), { name: 'GitHubRefusal', status: 404 });
});

test('a workflow is started with its inputs', async () => {
  await using github = await startLoopbackGitHub({ workflows: { 'perf.yml': ['pull-request', 'only'] } });
  const dispatch = { workflow: 'perf.yml', ref: 'main', inputs: { 'pull-request': '7', only: 'express/*' } };
  await clientOf(github).dispatchWorkflow(dispatch);
  assert.deepEqual(github.dispatches, [dispatch]);
});

test('a workflow that is not there, and an input that it does not have, are errors', async () => {
  await using github = await startLoopbackGitHub({ workflows: { 'perf.yml': [] } });
  await assert.rejects(clientOf(github).dispatchWorkflow({ workflow: 'pref.yml', ref: 'main', inputs: {} }), { status: 404 });
  await assert.rejects(
    clientOf(github).dispatchWorkflow({ workflow: 'perf.yml', ref: 'main', inputs: { budget: '5m' } }),
    /Unexpected inputs provided: \["budget"\]/,
  );
  assert.deepEqual(github.dispatches, []);
});

test('a workflow is not started twice by a server error that hides that it was', async () => {
  await using github = await startLoopbackGitHub({ workflows: { 'perf.yml': [] } });
  github.answerNext(1, { status: 502, body: { message: 'Server Error' } }, 'the request is carried out');
  await assert.rejects(clientOf(github).dispatchWorkflow({ workflow: 'perf.yml', ref: 'main', inputs: {} }), { status: 502 });
  assert.equal(github.dispatches.length, 1);
});
