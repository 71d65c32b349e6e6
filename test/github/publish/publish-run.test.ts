import assert from 'node:assert/strict';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import type { Publication } from '../../../src/github/publish/publication.ts';
import { type LoopbackGitHub, type LoopbackOptions, startLoopbackGitHub } from '../client/loopback-github.ts';
import type { SAMPLES } from '../../report/samples.ts';
import { openStep } from '../step.ts';
import type { ChildRequest } from './publish-in-child.ts';

interface Published extends Pick<LoopbackGitHub, 'comments' | 'checks' | 'statuses' | 'requests'> {
  readonly log: string;
  readonly summary: string;
  readonly outputs: Readonly<Record<string, string>>;
}

interface Circumstances extends Partial<Publication> {
  readonly configFile?: string;
  /** null: no token. */
  readonly loopback?: LoopbackOptions | null;
  readonly summaryFile?: 'there' | 'missing';
}

const CHILD = join(import.meta.dirname, 'publish-in-child.ts');
const publish = openStep<ChildRequest, unknown>(CHILD);
/** A process of its own, because the toolkit looks for the file once only. */
const publishWithoutSummaryFile = openStep<ChildRequest, unknown>(CHILD, async ({ env }) => rm(env['GITHUB_STEP_SUMMARY'] ?? ''));

/** Publishes a sample in another process, with a runner's files and environment. */
async function publishSample(name: keyof typeof SAMPLES, circumstances: Circumstances = {}): Promise<Published> {
  const { configFile = 'perf-gate.yml', loopback = {}, summaryFile = 'there', ...overrides } = circumstances;
  await using github = await startLoopbackGitHub(loopback ?? {});
  const act = summaryFile === 'missing' ? publishWithoutSummaryFile : publish;
  const { log, files } = await act({ name, configFile, overrides, apiUrl: loopback === null ? null : github.url });
  assert.deepEqual(github.violations, []);
  return {
    log,
    summary: summaryFile === 'missing' ? '' : await files.readSummary(),
    outputs: await files.readOutputs(),
    comments: github.comments,
    checks: github.checks,
    statuses: github.statuses,
    requests: github.requests,
  };
}

test('a run is published as summary, outputs, check and comment', async () => {
  const { summary, outputs, comments, checks, log } = await publishSample('every-verdict', { configFile: 'bench/gate.yml' });
  assert.match(summary, /express\/updateUser/);
  assert.deepEqual({ ...outputs, 'summary-line': '' }, { verdict: 'failed', 'summary-line': '', regressions: '1', failures: '1', 'report-path': 'report.md', 'html-path': 'report.html', 'json-path': 'run.json' });
  assert.match(outputs['summary-line'] ?? '', /\S/);
  assert.equal(comments.length, 1);
  assert.match(comments[0]?.body ?? '', /^<!-- perf-gate:bench\/gate\.yml -->\n/);
  assert.match(comments[0]?.body ?? '', /perf-gate \(bench\/gate\.yml\)/, 'the title tells which gate it is');
  assert.deepEqual(checks.map(({ name, title, conclusion }) => ({ name, title, conclusion })), [
    { name: 'perf-gate (bench/gate.yml)', title: outputs['summary-line'], conclusion: 'failure' },
  ]);
  assert.match(log, /^::notice::The check is at https:/m);
  assert.match(log, /^::notice::The report was posted at https:/m);
});

test('without a check the job itself is annotated, which takes no permission', async () => {
  const { log, checks, requests } = await publishSample('regressed', { check: null, configText: 'version: 1\nservers:\n  express: {}\n' });
  assert.match(log, /^::error title=express\/updateUser%3A regressed,file=perf-gate\.yml,line=3::CPU per request is 4\.1 %25 higher/m);
  assert.deepEqual(checks, []);
  assert.ok(!requests.some((line) => /check-runs|statuses/.test(line)));
});

test('with a check the annotations are the check\'s alone', async () => {
  const { log, checks } = await publishSample('regressed');
  assert.doesNotMatch(log, /^::(?:error|warning)/m);
  assert.deepEqual(checks[0]?.annotations.map(({ title }) => title), ['express/updateUser: regressed']);
});

test('a token that may only comment leaves a warning that names the permission of the check', async () => {
  const { log, comments, outputs } = await publishSample('regressed', { loopback: { access: { 'pull-requests': 'write' } } });
  assert.match(log, /^::warning::.*`permissions: checks: write`.*The report is in the job summary, and the verdict stands\./m);
  assert.equal(comments.length, 1);
  assert.equal(outputs['verdict'], 'regressed');
});

test('a token that may set statuses only sets one, and says why it is no check run', async () => {
  const { log, statuses } = await publishSample('regressed', { loopback: { access: { 'pull-requests': 'write', statuses: 'write' } } });
  assert.deepEqual(statuses.map(({ context, state }) => [context, state]), [['perf-gate', 'failure']]);
  assert.match(log, /^::notice::The verdict is a commit status, because a check run was refused: .*Resource not accessible/m);
  assert.doesNotMatch(log, /^::warning/m);
});

test('a token that may not comment is a warning that names the permission, and all the rest is published', async () => {
  const { summary, outputs, comments, checks, log } = await publishSample('regressed', { loopback: { access: { 'pull-requests': 'read', checks: 'write' } } });
  assert.match(log, /^::warning::.*pull-requests: write/m);
  assert.match(summary, /express\/updateUser/);
  assert.equal(outputs['verdict'], 'regressed');
  assert.deepEqual(comments, []);
  assert.equal(checks.length, 1);
});

test('a fork\'s read-only token is a warning that says so', async () => {
  const { log, outputs } = await publishSample('passed', { loopback: { access: 'read' }, comment: { number: 7, isFork: true, when: 'always' }, check: null });
  assert.match(log, /^::warning::.*pull requests from forks a read-only token/m);
  assert.equal(outputs['verdict'], 'passed');
});

test('without a token there is a warning, and all the rest', async () => {
  const { log, summary, outputs } = await publishSample('passed', { loopback: null });
  assert.match(log, /^::warning::.*`token` is empty/m);
  assert.match(summary, /fastify\/updateUser/);
  assert.equal(outputs['verdict'], 'passed');
});

test('without a token there is nothing to warn of where nothing was to be written', async () => {
  const { log } = await publishSample('passed', { loopback: null, comment: null, check: null });
  assert.doesNotMatch(log, /^::/m);
});

test('a summary that cannot be written is a warning, and all the rest is published', async () => {
  const { log, outputs, comments, checks } = await publishSample('regressed', { summaryFile: 'missing' });
  assert.match(log, /^::warning::The job summary could not be written/m);
  assert.equal(outputs['verdict'], 'regressed');
  assert.deepEqual([comments.length, checks.length], [1, 1]);
});

test('a pull request that is gone is a warning, and never another verdict', async () => {
  const { log, outputs } = await publishSample('passed', { loopback: { pulls: [] } });
  assert.match(log, /^::warning::perf-gate could not post the comment: .*Not Found/m);
  assert.equal(outputs['verdict'], 'passed');
});

for (const { name, comments: expected } of [
  { name: 'regressed', comments: 1 },
  { name: 'invalid', comments: 1 },
  { name: 'inconclusive', comments: 1 },
  { name: 'passed', comments: 1 },
  { name: 'accepted', comments: 1 },
  { name: 'passed-all-clear', comments: 0 },
  { name: 'passed-undecided', comments: 0 },
  { name: 'unaffected', comments: 0 },
] as const) {
  test(`on change, a comment is ${expected === 1 ? '' : 'not '}begun for a run like "${name}"`, async () => {
    const { log, comments } = await publishSample(name, { comment: { number: 7, isFork: false, when: 'on-change' } });
    assert.equal(comments.length, expected);
    if (expected === 0) assert.match(log, /^::notice::No comment was begun/m);
  });
}

test('where nothing is to be commented on, there is no comment', async () => {
  const { comments, requests } = await publishSample('regressed', { comment: null });
  assert.deepEqual(comments, []);
  assert.ok(!requests.some((line) => line.includes('comments')));
});

test('a result that a later run has overtaken is left out of the comment, with a notice, and has its check', async () => {
  const author = { login: 'github-actions[bot]', type: 'Bot' } as const;
  const later = await publishSample('passed', { commit: 'c'.repeat(40), origin: { workflowRun: 11, attempt: 1 } });
  const [comment] = later.comments;
  assert.ok(comment !== undefined);
  const { comments, checks, log } = await publishSample('regressed', { loopback: { comments: [{ ...comment, author }] } });
  assert.deepEqual(comments.map(({ body }) => body), [comment.body]);
  assert.equal(checks.length, 1);
  assert.match(log, /^::notice::The comment was left as it is/m);
});
