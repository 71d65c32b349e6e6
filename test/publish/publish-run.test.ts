import assert from 'node:assert/strict';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { execa } from 'execa';
import { startLoopbackGitHub } from '../github/loopback-github.ts';
import type { LoopbackOptions } from '../github/loopback-github.ts';
import type { SAMPLES } from '../report/samples.ts';
import { runnerFiles } from '../runner-files.ts';
import { temporaryFolder } from '../temporary-folder.ts';

interface Published {
  readonly log: string;
  readonly summary: string;
  readonly outputs: Readonly<Record<string, string>>;
  readonly comments: readonly string[];
  readonly violations: readonly string[];
}

interface Circumstances {
  readonly github?: LoopbackOptions | null;
  readonly from?: 'fork' | 'repository';
  readonly summaryFile?: 'there' | 'missing';
}

/** Publishes a sample in a process of its own, with a runner's files and environment. */
async function publishSample(name: keyof typeof SAMPLES, { github = {}, from = 'repository', summaryFile = 'there' }: Circumstances = {}): Promise<Published> {
  await using folder = await temporaryFolder();
  await using loopback = await startLoopbackGitHub(github ?? {});
  const files = await runnerFiles(folder.path);
  if (summaryFile === 'missing') await rm(files.env['GITHUB_STEP_SUMMARY'] ?? '');
  const { stdout } = await execa('node', [join(import.meta.dirname, 'publish-in-child.ts'), name, from], {
    env: { ...files.env, ...(github === null ? {} : { GITHUB_API_URL: loopback.url }) },
  });
  return {
    log: stdout,
    summary: summaryFile === 'missing' ? '' : await files.readSummary(),
    outputs: await files.readOutputs(),
    comments: loopback.comments.map(({ body }) => body),
    violations: loopback.violations,
  };
}

test('a run is published as summary, outputs and comment', async () => {
  const { summary, outputs, comments, log, violations } = await publishSample('every-verdict');
  assert.match(summary, /express\/updateUser/);
  assert.deepEqual({ ...outputs, 'summary-line': '' }, { verdict: 'failed', 'summary-line': '', regressions: '1', failures: '1', 'report-path': 'report.md', 'json-path': 'run.json' });
  assert.match(outputs['summary-line'] ?? '', /\S/);
  assert.equal(comments.length, 1);
  assert.match(comments[0] ?? '', /^<!-- perf-gate:bench\/gate\.yml -->\n/);
  assert.match(comments[0] ?? '', /perf-gate \(bench\/gate\.yml\)/, 'the title tells which gate it is');
  assert.match(log, /::notice::The report was posted at https:/);
  assert.deepEqual(violations, []);
});

test('a token that may not comment is a warning that names the permission, and the summary is there', async () => {
  const { summary, outputs, comments, log, violations } = await publishSample('regressed', { github: { access: 'read' } });
  assert.match(log, /^::warning::.*pull-requests: write/m);
  assert.match(summary, /express\/updateUser/);
  assert.equal(outputs['verdict'], 'regressed');
  assert.deepEqual(comments, []);
  assert.deepEqual(violations, []);
});

test('a fork\'s read-only token is a warning that says so', async () => {
  const { log, outputs } = await publishSample('passed', { github: { access: 'read' }, from: 'fork' });
  assert.match(log, /^::warning::.*pull requests from forks a read-only token/m);
  assert.equal(outputs['verdict'], 'passed');
});

test('without a token there is a warning, and all the rest', async () => {
  const { log, summary, outputs } = await publishSample('passed', { github: null });
  assert.match(log, /^::warning::.*`token` is empty/m);
  assert.match(summary, /fastify\/updateUser/);
  assert.equal(outputs['verdict'], 'passed');
});

test('a summary that cannot be written is a warning, and all the rest is published', async () => {
  const { log, outputs, comments } = await publishSample('regressed', { summaryFile: 'missing' });
  assert.match(log, /^::warning::The job summary could not be written/m);
  assert.equal(outputs['verdict'], 'regressed');
  assert.equal(comments.length, 1);
});
