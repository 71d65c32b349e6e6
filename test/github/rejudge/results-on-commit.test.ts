import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Result } from '../../../src/github/rejudge/result.ts';
import { newestResults } from '../../../src/github/rejudge/newest-results.ts';
import { parseState } from '../../../src/github/publish/comment-state.ts';
import type { BenchmarkRecord, Run } from '../../../src/model.ts';
import { reasonThatSays } from '../../reason-that-says.ts';
import { aBenchmark, aRun, ENVIRONMENT, measuredByQuick, solosOf } from '../../judge/records.ts';
import { type LoopbackGitHub, type LoopbackOptions } from '../client/loopback-github.ts';
import { errorResource } from '../client/resources.ts';
import type { ArtifactRecord } from '../client/workflow-resources.ts';
import { refusalOf } from './refusal-of.ts';
import { artifactOf, BASE, BY_HAND, checksOf, HEAD, hello, MERGE, PAGE, RUN, withUploads } from './uploads.ts';

const MEASURED = measuredByQuick({ cpuPerRequest: [0.01] }, solosOf({ cpuPerRequest: [80] }));

/** Uploaded at this minute, by a workflow run of that id. */
function result(minute: number, run: Partial<Run>, isWhole = true): Result {
  return { finished: { ...RUN, id: 100 + minute }, uploadedAt: new Date(Date.UTC(2026, 0, 15, 10, minute)), isWhole, run: aRun(run) };
}

/** Benchmarks of which `version` tells whose they are. */
const of = (version: string, ...ids: readonly string[]): Pick<Run, 'benchmarks'> => ({
  benchmarks: ids.map((id) => aBenchmark(id, MEASURED, { version })),
});

const versionsOf = ({ run: { benchmarks } }: Pick<Result, 'run'>): Readonly<Record<string, string | null>> =>
  Object.fromEntries(benchmarks.map(({ id, version }) => [id, version]));

test('the newest run of everything counts, with what newer runs of a part have measured, whatever order they come in', () => {
  const results = [
    result(1, of('oldest', 'api/hello', 'api/bye', 'api/gone')),
    result(2, of('part before', 'api/hello'), false),
    result(3, of('whole', 'api/hello', 'api/bye', 'web/page')),
    result(4, of('part', 'api/hello', 'api/bye'), false),
    result(5, of('newest', 'api/bye'), false),
  ];
  for (const given of [results, results.toReversed()]) {
    assert.deepEqual(versionsOf(newestResults(given)), { 'api/bye': 'newest', 'api/hello': 'part', 'web/page': 'whole' });
    assert.equal(newestResults(given).finished.id, 105);
  }
  assert.deepEqual(versionsOf(newestResults(results.slice(0, 3))), { 'api/hello': 'whole', 'api/bye': 'whole', 'web/page': 'whole' });
});

test('GitHub says which result is the newest, and not the run', () => {
  const [older, newer] = [
    result(1, { ...of('older', 'api/hello'), startedAt: '2026-01-15T10:59:00.000Z' }),
    result(2, of('newer', 'api/hello')),
  ];
  assert.deepEqual(versionsOf(newestResults([older, newer])), { 'api/hello': 'newer' });
});

test('where only parts were measured there is no verdict', async () => {
  assert.deepEqual(await refusalOf(() => newestResults([result(1, of('part', 'api/hello'), false)])), { kind: 'measured-in-part-only' });
});

test('a part stands beside a suite that the run of everything could not measure', () => {
  const broken = {
    benchmarks: [aBenchmark('json/*', { state: 'invalid', reason: reasonThatSays('it does not load') }, { kind: 'suite' })],
  };
  assert.deepEqual(Object.keys(versionsOf(newestResults([result(1, broken), result(2, of('part', 'json/parse'), false)]))), [
    'json/parse',
    'json/*',
  ]);
});

const leg = (nodeVersion: string, version: string): BenchmarkRecord =>
  aBenchmark('api/hello', MEASURED, { version, variant: { name: nodeVersion, environment: { ...ENVIRONMENT, nodeVersion } } });

test('the legs of a matrix are told apart by what it sets on purpose, and not by the patch of Node.js', () => {
  const whole = result(1, { benchmarks: [leg('v22.1.0', 'old 22'), leg('v24.1.0', 'old 24')] });
  const part = result(2, { benchmarks: [leg('v24.2.0', 'new 24')] }, false);
  assert.deepEqual(
    newestResults([whole, part]).run.benchmarks.map(({ version }) => version),
    ['new 24', 'old 22'],
  );
});

test('each run stays a part of its own, is asked for as the whole one was, and leaves the figures of another machine behind', () => {
  const whole = result(1, {
    ...of('whole', 'api/hello', 'api/bye'),
    environment: { ...ENVIRONMENT, key: 'another' },
    warnings: [reasonThatSays('of the whole')],
  });
  const { run } = newestResults([whole, result(2, { ...of('part', 'api/hello'), only: ['api/hello'] }, false)]);
  assert.deepEqual(run.only, []);
  assert.deepEqual(
    run.benchmarks.map(({ part }) => part),
    ['workflow run 102', 'workflow run 101'],
  );
  assert.deepEqual(
    run.benchmarks.map(({ measurement }) => measurement.state === 'measured' && measurement.solos.length),
    [1, 0],
  );
  assert.deepEqual(run.warnings, [reasonThatSays('of the whole')]);
  assert.deepEqual(run.notes, [{ kind: 'earlier-results', benchmarks: 1 }]);
});

// The same with a loopback GitHub.

/** GitHub knows what was measured as the merge of the newest commit. */
const ON_HEAD: LoopbackOptions = { parents: { [MERGE]: [BASE, HEAD] } };
const byHand = (run: Partial<Run>): ArtifactRecord =>
  artifactOf({ only: ['api/hello'], benchmarks: [hello(0)], ...run }, { id: 2, runId: BY_HAND.id, createdAt: '2026-01-15T10:30:00Z' });
const SLOW = artifactOf({ benchmarks: [hello(0.2), PAGE] });
const conclusionsOf = (github: LoopbackGitHub): readonly (string | null)[] => checksOf(github).map(([, conclusion]) => conclusion);
const namesIn = (github: LoopbackGitHub): readonly string[] | undefined =>
  parseState(github.comments[0]?.body ?? '')
    ?.results.map(({ id }) => id)
    .toSorted();

test('a part that is measured again by hand replaces its part alone, whichever workflow run is published last, with a comment and without', async () => {
  await withUploads([SLOW, byHand({})], ON_HEAD, async (publish, github) => {
    for (const run of [RUN, { ...BY_HAND, conclusion: null }, RUN]) await publish(run);
    assert.deepEqual(conclusionsOf(github), ['success', 'success', 'success']);
    assert.deepEqual(namesIn(github), ['api/hello', 'web/page']);
    await publish(RUN, { comment: 'never' });
    assert.deepEqual(conclusionsOf(github).at(-1), 'success');
  });
});

test('a part that is slow fails a commit that passed', async () => {
  await withUploads([artifactOf({}), byHand({ benchmarks: [hello(0.2)] })], ON_HEAD, async (publish, github) => {
    await publish(BY_HAND);
    assert.deepEqual(conclusionsOf(github), ['failure']);
  });
});

test('a part alone is answered, and gets the verdict once everything was measured', async () => {
  await withUploads([byHand({})], ON_HEAD, async (publish, github) => {
    await publish(BY_HAND);
    assert.deepEqual(github.checks, []);
    assert.deepEqual(
      github.comments.map(({ body }) => /^There is no result of the \[run by hand\].*only a part was measured on this commit/s.test(body)),
      [true],
    );
    github.artifacts.push({ ...artifactOf({ benchmarks: [hello(0.2), PAGE] }), id: 3 });
    await publish();
    assert.deepEqual(conclusionsOf(github), ['success']);
  });
});

for (const { what, run = {}, workflowRun = {} } of [
  { what: 'without a base', run: { base: null } },
  { what: 'of another configuration', run: { configFile: 'bench/gate.yml' } },
  { what: 'for another pull request', workflowRun: { title: 'perf of #3' } },
] satisfies readonly { readonly what: string; readonly run?: Partial<Run>; readonly workflowRun?: Partial<typeof BY_HAND> }[]) {
  test(`a run by hand ${what} is no result on the commit`, async () => {
    const workflowRuns = [RUN, { ...BY_HAND, ...workflowRun }];
    await withUploads([SLOW, byHand(run)], { ...ON_HEAD, workflowRuns }, async (publish, github) => {
      await publish();
      assert.deepEqual(conclusionsOf(github), ['failure']);
    });
  });
}

test('where GitHub does not tell of the other runs there is no verdict', async () => {
  await withUploads([SLOW, byHand({})], ON_HEAD, async (publish, github) => {
    github.answerNextTo('actions/list-workflow-runs', { status: 403, body: errorResource(403, 'Resource not accessible by integration') });
    await assert.rejects(publish(), /actions: read/);
    assert.deepEqual(conclusionsOf(github), ['failure']);
    await publish();
    assert.deepEqual(conclusionsOf(github), ['failure', 'success']);
  });
});
