import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { CheckRun } from '../../../src/github/client/api.ts';
import { openGitHub } from '../../../src/github/client/endpoints.ts';
import { GitHubRefusal } from '../../../src/github/client/refusal.ts';
import { checkOf, type FailedStatus, failedStatusOf, publishCheck, type PublishedCheck } from '../../../src/github/publish/check.ts';
import type { Publication } from '../../../src/github/publish/publication.ts';
import { type LoopbackGitHub, startLoopbackGitHub, TEST_REPOSITORY, TEST_TOKEN } from '../client/loopback-github.ts';
import { errorResource } from '../client/resources.ts';
import { benchmark, comparison, type Sample, sample } from '../../report/sample-run.ts';
import { SAMPLES } from '../../report/samples.ts';
import { version } from '../../../src/system/version.ts';
import { publicationOf, PUBLISHED_SHA } from './publication-of.ts';
import { reasonThatSays } from '../../reason-that-says.ts';

const RUN_URL = 'https://github.com/octo-org/shop/actions/runs/10';
const TITLE = 'express/updateUser uses 4.1 % more CPU per request (limit 2 %)';

function checkFor(given: Sample, overrides: Partial<Publication> = {}): CheckRun {
  return checkOf(publicationOf(given, overrides), TITLE);
}

async function publish(github: LoopbackGitHub, check: CheckRun, failsAs: FailedStatus = 'failure'): Promise<PublishedCheck> {
  const api = openGitHub({ apiUrl: github.url, token: TEST_TOKEN, repository: TEST_REPOSITORY, retryPauseMs: 1 });
  const published = await publishCheck(api, check, failsAs);
  assert.deepEqual(github.violations, []);
  return published;
}

test('the check run has the verdict as its title, the report as its summary, and annotations', async () => {
  await using github = await startLoopbackGitHub();
  assert.equal((await publish(github, checkFor(SAMPLES.regressed))).kind, 'check run');
  const [check] = github.checks;
  assert.ok(check?.summary?.startsWith('❌ **perf-gate blocks this change: `express/updateUser` '));
  assert.deepEqual(
    { ...check, summary: '' },
    {
      id: 1,
      sha: PUBLISHED_SHA,
      name: 'perf-gate',
      status: 'completed',
      conclusion: 'failure',
      detailsUrl: RUN_URL,
      title: TITLE,
      summary: '',
      annotations: [
        {
          path: 'perf-gate.yml',
          start_line: 1,
          end_line: 1,
          annotation_level: 'failure',
          title: 'express/updateUser: regressed',
          message: 'CPU per request is 4.1 % higher (3.2 to 5.0 %)',
        },
      ],
    },
  );
  assert.deepEqual(github.statuses, []);
});

test('its summary says which version judged what another one measured', () => {
  const { run, judgement } = SAMPLES.passed;
  assert.ok(
    checkFor({ run: { ...run, tool: '0.0.1' }, judgement }).summary.includes(`Measured with perf-gate 0.0.1, judged by ${version}, `),
  );
});

test('a gate with another configuration is a check of its own', () => {
  const { run, judgement } = SAMPLES.passed;
  assert.equal(checkFor({ run: { ...run, configFile: 'bench/gate.yml' }, judgement }).name, 'perf-gate (bench/gate.yml)');
});

test('a verdict that may not fail the check is neutral', () => {
  assert.equal(checkFor(SAMPLES.regressed, { failOnRegression: false }).conclusion, 'neutral');
});

/** More than GitHub takes, in names that need more bytes than characters. */
function huge(): Sample {
  return sample(
    Array.from({ length: 1_500 }, (_, index) =>
      benchmark(`größe-µµµµµµµµ-${index}/updateUser`, {
        verdict: 'regressed',
        because: reasonThatSays('größer'),
        comparisons: [comparison('cpuPerRequest', 0.05, 0.01, { outcome: 'regressed' })],
      }),
    ),
    { verdict: 'regressed', exitCode: 1 },
  );
}

test('a report of any size fits into the bytes that GitHub takes, and the rest is counted', () => {
  const { summary } = checkFor(huge());
  assert.ok(Buffer.byteLength(summary) <= 65_535);
  assert.match(summary, /more in \[the full report\]\(https:\/\/github\.com\/octo-org\/shop\/actions\/runs\/20\)/);
});

test("annotations beyond one request's worth are added by a further one, and the rest is counted", async () => {
  await using github = await startLoopbackGitHub();
  await publish(github, checkFor(huge()));
  const annotations = github.checks[0]?.annotations ?? [];
  assert.equal(annotations.length, 100);
  assert.equal(annotations.at(-1)?.message, '1401 more in the report');
});

test('where checks may not be written, the verdict is a commit status of the same name', async () => {
  await using github = await startLoopbackGitHub({ access: { checks: 'read', statuses: 'write' } });
  const published = await publish(github, checkFor(SAMPLES.regressed));
  assert.ok(published.kind === 'commit status' && published.refusal instanceof GitHubRefusal);
  assert.deepEqual(github.checks, []);
  assert.deepEqual(github.statuses, [{ sha: PUBLISHED_SHA, state: 'failure', context: 'perf-gate', description: TITLE, url: RUN_URL }]);
});

for (const [what, status] of [
  ['rate limit', 429],
  ['mistake', 422],
  ['server error', 502],
] as const) {
  test(`a ${what} leaves no commit status behind, which no later check would take the place of`, async () => {
    await using github = await startLoopbackGitHub();
    github.answerNext(4, { status, body: errorResource(status, 'no') });
    await assert.rejects(
      publish(github, checkFor(SAMPLES.regressed)),
      (error) => error instanceof GitHubRefusal && error.status === status,
    );
    assert.ok(
      github.requests.every((line) => line.endsWith('/check-runs')),
      github.requests.join('\n'),
    );
  });
}

test('a rate limit that has the status of a missing permission is none', async () => {
  await using github = await startLoopbackGitHub();
  github.answerNext(1, {
    status: 403,
    body: errorResource(403, 'API rate limit exceeded'),
    headers: { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '2000000000' },
  });
  await assert.rejects(publish(github, checkFor(SAMPLES.regressed)), (error) => error instanceof GitHubRefusal && error.isRateLimit);
  assert.deepEqual(github.statuses, []);
});

test('a check whose further annotations are refused is the check all the same', async () => {
  await using github = await startLoopbackGitHub();
  github.answerNextTo('checks/update', { status: 422, body: errorResource(422, 'Validation Failed') });
  const published = await publish(github, checkFor(huge()));
  assert.ok(published.kind === 'check run' && published.annotationsRefused?.status === 422);
  assert.deepEqual([github.checks.length, github.statuses], [1, []]);
});

test("a person's token cannot write checks, and sets a commit status", async () => {
  await using github = await startLoopbackGitHub({ viewer: { login: 'ada', type: 'User' } });
  assert.equal((await publish(github, checkFor(SAMPLES.passed))).kind, 'commit status');
  assert.deepEqual(
    github.statuses.map(({ state }) => state),
    ['success'],
  );
});

for (const { name, failOnRegression, state } of [
  { name: 'passed', failOnRegression: true, state: 'success' },
  { name: 'regressed', failOnRegression: true, state: 'failure' },
  { name: 'regressed', failOnRegression: false, state: 'success' },
  { name: 'invalid', failOnRegression: true, state: 'error' },
  { name: 'inconclusive', failOnRegression: true, state: 'failure' },
] as const) {
  test(`the status of a run that is ${name} is ${state}${failOnRegression ? '' : ' where it may not fail'}`, async () => {
    await using github = await startLoopbackGitHub({ access: { statuses: 'write' } });
    await publish(github, checkFor(SAMPLES[name], { failOnRegression }), failedStatusOf(SAMPLES[name].judgement));
    assert.deepEqual(
      github.statuses.map((status) => status.state),
      [state],
    );
  });
}

test('where neither may be written, the refusal of the check run is thrown', async () => {
  await using github = await startLoopbackGitHub({ access: 'read' });
  await assert.rejects(publish(github, checkFor(SAMPLES.passed)), (error) => error instanceof GitHubRefusal && error.status === 403);
  assert.deepEqual(
    github.requests.map((line) => line.split('/').at(-1)),
    ['check-runs', PUBLISHED_SHA],
  );
});
