import assert from 'node:assert/strict';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import type { Publication } from '../../../src/github/publish/publication.ts';
import { type LoopbackGitHub, type LoopbackOptions, startLoopbackGitHub } from '../client/loopback-github.ts';
import { assertGolden } from '../../report/golden.ts';
import type { SAMPLES } from '../../report/samples.ts';
import { openStep } from '../step.ts';
import type { ChildRequest } from './publish-in-child.ts';

interface Published extends Pick<LoopbackGitHub, 'comments' | 'checks' | 'requests'> {
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
  return {
    log,
    summary: summaryFile === 'missing' ? '' : await files.readSummary(),
    outputs: await files.readOutputs(),
    comments: github.comments,
    checks: github.checks,
    requests: github.requests,
  };
}

const OF_FORK: Circumstances = { loopback: { access: 'read' }, comment: { number: 7, isFork: true, when: 'always' }, writesCheck: false };
const ON_CHANGE = { number: 7, isFork: false, when: 'on-change' } as const;

/** With the number of comments and of checks. */
const ROWS: readonly (readonly [what: string, keyof typeof SAMPLES, Circumstances, comments: number, checks: number])[] = [
  ['summary, outputs, check and comment', 'every-verdict', { configFile: 'bench/gate.yml' }, 1, 1],
  ['no check, so the job is annotated', 'counted', { writesCheck: false }, 1, 0],
  ['a check, which has the annotations', 'counted', {}, 1, 1],
  ['a token that may comment and write no check', 'regressed', { loopback: { access: { 'pull-requests': 'write' } } }, 1, 0],
  [
    'a token that may write checks and not comment',
    'regressed',
    { loopback: { access: { 'pull-requests': 'read', checks: 'write' } } },
    0,
    1,
  ],
  ['the token of a fork', 'passed', OF_FORK, 0, 0],
  ['no token', 'passed', { loopback: null }, 0, 0],
  ['no token, and nothing to be written', 'passed', { loopback: null, comment: null, writesCheck: false }, 0, 0],
  ['no file for the summary', 'regressed', { summaryFile: 'missing' }, 1, 1],
  ['a pull request that is gone', 'passed', { loopback: { pulls: [] } }, 0, 1],
  ['nothing to comment on', 'passed-all-clear', { comment: ON_CHANGE }, 0, 1],
];

test('whatever is refused, the verdict and all the rest are published, and the log tells where, and what was refused', async () => {
  const logs: string[] = [];
  for (const [what, name, given, comments, checks] of ROWS) {
    const published = await publishSample(name, given);
    assert.deepEqual([published.comments.length, published.checks.length], [comments, checks], what);
    assert.equal(published.summary !== '', given.summaryFile !== 'missing', what);
    assert.notEqual(published.outputs['verdict'], undefined, what);
    logs.push(
      `${what}:\n${published.log.replaceAll(/(?<=127\.0\.0\.1:)\d+/g, 'PORT').replaceAll(/(?<='|"|\s)\/\S*\/(?=summary\b)/g, 'FOLDER/')}`,
    );
  }
  await assertGolden('publish-log.txt', logs.join('\n'), import.meta.url);
});

test('a run is published as summary, outputs, check and comment', async () => {
  const { summary, outputs, comments, checks } = await publishSample('every-verdict', { configFile: 'bench/gate.yml' });
  assert.ok(summary.includes('express/updateUser'));
  const { 'summary-line': line = '', ...others } = outputs;
  assert.deepEqual(others, {
    verdict: 'failed',
    regressions: '1',
    failures: '1',
    'report-path': 'report.md',
    'html-path': 'report.html',
    'json-path': 'run.json',
  });
  assert.deepEqual(
    comments.map(({ body }) => body.split('\n', 1)[0]),
    ['<!-- perf-gate:bench/gate.yml -->'],
  );
  assert.ok(comments[0]?.body.includes('perf-gate (bench/gate.yml)'), 'the title tells which gate it is');
  assert.deepEqual(
    checks.map(({ name, title, conclusion }) => ({ name, title, conclusion })),
    [{ name: 'perf-gate (bench/gate.yml)', title: line, conclusion: 'failure' }],
  );
});

test('without a check nothing is asked of GitHub that takes its permission, and with one the annotations are its own', async () => {
  const { checks, requests } = await publishSample('regressed', { writesCheck: false });
  assert.deepEqual(checks, []);
  assert.ok(!requests.some((line) => line.includes('check-runs')));
  assert.deepEqual(
    (await publishSample('counted')).checks[0]?.annotations.map(({ title }) => title),
    ['express/updateUser: regressed here'],
  );
});

test('on change, a comment is begun for a run with something to tell, and for no other', async () => {
  for (const [names, expected] of [
    [['regressed', 'invalid', 'inconclusive', 'passed', 'accepted'], 1],
    [['passed-all-clear', 'passed-undecided', 'unaffected'], 0],
  ] as const)
    for (const name of names) assert.equal((await publishSample(name, { comment: ON_CHANGE })).comments.length, expected, name);
});

test('where nothing is to be commented on, there is no comment', async () => {
  const { comments, requests } = await publishSample('regressed', { comment: null });
  assert.deepEqual(comments, []);
  assert.ok(!requests.some((line) => line.includes('comments')));
});

test('a result that a later run has overtaken is left out of the comment, and has its check', async () => {
  const author = { login: 'github-actions[bot]', type: 'Bot' } as const;
  const later = await publishSample('passed', { commit: 'c'.repeat(40), origin: { workflowRun: 11, attempt: 1 } });
  const [comment] = later.comments;
  assert.ok(comment !== undefined);
  const { comments, checks } = await publishSample('regressed', { loopback: { comments: [{ ...comment, author }] } });
  assert.deepEqual(
    comments.map(({ body }) => body),
    [comment.body],
  );
  assert.equal(checks.length, 1);
});
