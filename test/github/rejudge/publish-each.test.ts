import assert from 'node:assert/strict';
import { test } from 'node:test';
import { historyFileName } from '../../../src/store/baseline-files.ts';
import { parseState } from '../../../src/github/publish/comment-state.ts';
import { errorResource } from '../client/resources.ts';
import { aBenchmark, ENVIRONMENT } from '../../judge/records.ts';
import { zipOfFiles } from '../../zip-file.ts';
import { configText } from './configs.ts';
import { artifactOf, BASE, BY_HAND, checksOf, FILES, HEAD, hello, PAGE, withUploads } from './uploads.ts';
import { reasonThatSays } from '../../reason-that-says.ts';

test('each configuration has its own comment and check', async () => {
  const bench = { [`${BASE}:bench/gate.yml`]: configText({ servers: { api: ['hello'] } }) };
  const artifacts = [
    artifactOf({}),
    artifactOf({ configFile: 'bench/gate.yml', benchmarks: [hello(0.2)] }, { id: 2, name: 'perf-gate-bench' }),
  ];
  await withUploads(artifacts, { files: { ...FILES, ...bench } }, async (publish, github) => {
    await publish();
    assert.deepEqual(
      github.comments.map(({ body }) => body.split('\n')[0]),
      ['<!-- perf-gate:bench/gate.yml -->', '<!-- perf-gate:perf-gate.yml -->'],
    );
    assert.deepEqual(checksOf(github), [
      ['perf-gate (bench/gate.yml)', 'failure', HEAD],
      ['perf-gate', 'success', HEAD],
    ]);
  });
});

test('the full report is that of the run that publishes: the summary of the run that measured is its own word', async () => {
  const broken = Array.from({ length: 200 }, (_, index) =>
    aBenchmark(`api/${index}`, { state: 'broken', arm: 'head', reason: reasonThatSays(`${index}${' x'.repeat(250)}`) }),
  );
  await withUploads([artifactOf({ benchmarks: [hello(0), PAGE, ...broken] })], {}, async (publish, github) => {
    await publish();
    for (const text of [github.comments[0]?.body, github.checks[0]?.summary]) {
      assert.deepEqual(
        new Set(text?.match(/\[the full report\]\(.*?\)/g)),
        new Set(['[the full report](https://github.com/octo-org/shop/actions/runs/99)']),
      );
    }
    assert.equal(
      github.checks[0]?.detailsUrl,
      'https://github.com/octo-org/shop/actions/runs/11',
      'the run that measured is named as such',
    );
  });
});

test('the check is never green beside what is refused, the comment tells what could be judged, and another configuration has its own check', async () => {
  const bench = { [`${BASE}:bench/gate.yml`]: configText({ servers: { api: ['hello'] } }) };
  const unreadable = artifactOf({}, { id: 3, name: 'perf-gate-odd', content: zipOfFiles({ '../run.json': '{}' }) });
  const artifacts = [
    artifactOf({}),
    artifactOf({ configFile: 'bench/gate.yml', benchmarks: [hello(0)] }, { id: 2, name: 'perf-gate-bench' }),
    unreadable,
  ];
  await withUploads(artifacts, { files: { ...FILES, ...bench } }, async (publish, github) => {
    await publish();
    assert.deepEqual(checksOf(github), [
      ['perf-gate (bench/gate.yml)', 'success', HEAD],
      ['perf-gate', 'failure', HEAD],
    ]);
    assert.deepEqual(
      github.comments.map(({ body }) => parseState(body)?.sha),
      [HEAD, HEAD],
    );
  });
});

test('a configuration that cannot be judged fails its check and the job, and no other check', async () => {
  const bench = { [`${BASE}:bench/gate.yml`]: configText({ servers: { api: ['hello'] }, baselines: 'broken' }) };
  const files = { ...FILES, ...bench, [`main:broken/${historyFileName(ENVIRONMENT.key)}`]: 'no JSON\n' };
  await withUploads(
    [artifactOf({}), artifactOf({ configFile: 'bench/gate.yml', benchmarks: [hello(0)] }, { id: 2, name: 'perf-gate-bench' })],
    { files },
    async (publish, github) => {
      await assert.rejects(publish(), /broken\/.*\.jsonl/);
      assert.deepEqual(checksOf(github), [
        ['perf-gate', 'success', HEAD],
        ['perf-gate (bench/gate.yml)', 'failure', HEAD],
      ]);
      assert.match(github.checks[1]?.summary ?? '', /There is no verdict: .*broken\//s);
      assert.deepEqual(
        github.comments.map(({ body }) => body.split('\n')[0]),
        ['<!-- perf-gate:perf-gate.yml -->'],
      );
    },
  );
});

test('where GitHub does not give what was measured, the check says so', async () => {
  await withUploads([artifactOf({})], {}, async (publish, github) => {
    github.answerNextTo('actions/list-workflow-run-artifacts', {
      status: 403,
      body: errorResource(403, 'Resource not accessible by integration'),
    });
    await assert.rejects(publish(), /actions: read/);
    assert.deepEqual(checksOf(github), [['perf-gate', 'failure', HEAD]]);
    assert.match(github.checks[0]?.summary ?? '', /could not download what was measured/);
  });
});

test('where GitHub does not say which pull request it was measured for, the check of its commit says so until the job is run again', async () => {
  await withUploads([artifactOf({})], {}, async (publish, github) => {
    github.answerNextTo('pulls/list', { status: 403, body: errorResource(403, 'Resource not accessible by integration') });
    await assert.rejects(publish(), /pull-requests: read/);
    assert.deepEqual(checksOf(github), [['perf-gate', 'failure', HEAD]]);
    assert.match(github.checks[0]?.summary ?? '', /could not look up the pull request/);
    await publish();
    assert.deepEqual(checksOf(github).at(-1), ['perf-gate', 'success', HEAD]);
  });
});

test('a run by hand gets no check while GitHub does not say which pull request it is for', async () => {
  await withUploads([artifactOf({}, { runId: BY_HAND.id })], {}, async (publish, github) => {
    github.answerNextTo('pulls/get', { status: 403, body: errorResource(403, 'Resource not accessible by integration') });
    await assert.rejects(publish(BY_HAND), /pull-requests: read/);
    assert.deepEqual(github.checks, []);
  });
});

test('a check that GitHub does not take is told at the end, once everything else is published', async () => {
  const refusal = { status: 422, body: errorResource(422, 'Validation Failed') };
  const unreadable = artifactOf({}, { content: zipOfFiles({ '../run.json': '{}' }) });
  for (const { artifact, run, comments } of [
    { artifact: artifactOf({}), run: {}, comments: 1 },
    { artifact: unreadable, run: {}, comments: 0 },
    { artifact: null, run: { event: 'merge_group', conclusion: 'failure' }, comments: 0 },
  ] as const) {
    await withUploads(artifact === null ? [] : [artifact], {}, async (publish, github) => {
      github.answerNextTo('checks/create', refusal);
      const { result } = await publish(run);
      assert.equal(result.unwritten.length, 1);
      assert.match(result.unwritten[0] ?? '', /^perf-gate could not write the check run: Validation Failed/);
      assert.equal(github.comments.length, comments);
      assert.deepEqual((await publish(run)).result.unwritten, []);
      assert.equal(github.checks.length, 1);
    });
  }
});
