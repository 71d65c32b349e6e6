import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Run } from '../../../src/model.ts';
import { parseState } from '../../../src/github/publish/comment-state.ts';
import type { ActionInputs } from '../../../src/github/event/inputs.ts';
import { errorResource } from '../client/resources.ts';
import type { ArtifactRecord } from '../client/workflow-resources.ts';
import { configText } from './configs.ts';
import { artifactOf, BASE, BY_HAND, checksOf, FILES, HEAD, hello, MERGE, PAGE, RUN, withUploads } from './uploads.ts';

/** What the pull request was measured as is the merge of its newest commit. */
const ON_HEAD = { parents: { [MERGE]: [BASE, HEAD] } };

test('a run by hand from before a push to the pull request is not shown for the new commit, and its author is told', async () => {
  const known = { parents: { [MERGE]: [BASE, 'd'.repeat(40)] } };
  await withUploads([artifactOf({}, { runId: BY_HAND.id })], known, async (publish, github) => {
    await publish(BY_HAND);
    assert.deepEqual(github.checks, []);
    assert.match(
      github.comments.map(({ body }) => body).join(),
      /^There is no result of the \[run by hand\]\(.*\/actions\/runs\/12\):.*it measured e{12}, which is neither a{12}/s,
    );
  });
});

test('a run by hand that measures nothing is answered with its address, but where no comment is wanted', async () => {
  await withUploads([], {}, async (publish, github) => {
    assert.deepEqual((await publish(BY_HAND)).result.verdictLines, []);
    assert.deepEqual(
      github.comments.map(({ issue, body }) => [issue, body]),
      [
        [
          7,
          'There is no result of the [run by hand](https://github.com/octo-org/shop/actions/runs/12). It has uploaded none: its log says why.',
        ],
      ],
    );
    await publish(BY_HAND, { comment: 'never' });
    await publish({ ...BY_HAND, title: 'perf of main' });
    assert.deepEqual([github.comments.length, github.checks.length], [1, 0]);
  });
});

test('a run by hand that measures another configuration alone is not answered for this one', async () => {
  const files = { ...FILES, [`${BASE}:bench/gate.yml`]: configText({ servers: { api: ['hello'] } }) };
  await withUploads([artifactOf({}, { runId: BY_HAND.id })], { ...ON_HEAD, files }, async (publish, github) => {
    for (const artifact of ['perf-gate', 'perf-gate-bench']) {
      assert.deepEqual((await publish(BY_HAND, { config: 'bench/gate.yml', artifact })).result.verdictLines, []);
      assert.deepEqual([...github.checks, ...github.comments], []);
    }
  });
});

const UPLOAD = { id: 2, runId: BY_HAND.id, createdAt: '2026-01-15T10:30:00Z' };

/** A run by hand without a verdict, and what its reply says. */
const NO_RESULT: readonly (readonly [string, readonly ArtifactRecord[], RegExp])[] = [
  ['of which only shards arrived', [artifactOf({}, { ...UPLOAD, name: 'perf-gate-shard-1' })], /only shards were uploaded/],
  ['that cannot be read', [artifactOf({}, { ...UPLOAD, content: Buffer.from('no zip file') })], /no zip file/],
];

for (const [what, artifacts, told] of NO_RESULT) {
  test(`a run by hand ${what} is answered, and leaves comment and check as they are`, async () => {
    await withUploads([artifactOf({}), ...artifacts], ON_HEAD, async (publish, github) => {
      await publish();
      assert.deepEqual((await publish(BY_HAND)).result.verdictLines, []);
      assert.deepEqual(checksOf(github), [['perf-gate', 'success', HEAD]]);
      const [report = '', reply = '', ...others] = github.comments.map(({ body }) => body);
      assert.equal(parseState(report)?.run, RUN.id);
      assert.match(reply, /^There is no result of the \[run by hand\]\(https:\/\/github\.com\/octo-org\/shop\/actions\/runs\/12\): /);
      assert.match(reply, told);
      assert.deepEqual(others, []);
    });
  });
}

test('a run by hand is answered where GitHub does not give what it uploaded, and the job fails', async () => {
  await withUploads([artifactOf({}), artifactOf({}, UPLOAD)], ON_HEAD, async (publish, github) => {
    await publish();
    // Server errors are retried three times.
    for (let attempt = 0; attempt < 4; attempt += 1)
      github.answerNextTo('actions/list-workflow-run-artifacts', { status: 500, body: errorResource(500, 'Server Error') });
    await assert.rejects(publish(BY_HAND), /could not download what was measured: .*Server Error/);
    assert.deepEqual(checksOf(github), [['perf-gate', 'success', HEAD]]);
    assert.match(
      github.comments[1]?.body ?? '',
      /^There is no result of the \[run by hand\].*could not download what was measured: .*Server Error.*Run this job again: nothing is lost\.$/s,
    );
  });
});

/** What somebody may ask by hand that the check does not say, the input by which, and how the reply names it. */
const ASIDE: readonly (readonly [Partial<Run>, Partial<ActionInputs>, string])[] = [
  [{ profile: 'smoke', measuredFor: 'tables' }, { profile: 'smoke' }, 'was for the tables alone.'],
  [{ base: { sha: 'c'.repeat(40), dirty: false } }, { base: 'v1' }, 'was with the base `v1`.'],
];

for (const [run, inputs, told] of ASIDE) {
  test(`a run by hand with the input ${JSON.stringify(inputs)} leaves check and comment as they are, unless \`check: true\` says that every run is like that`, async () => {
    const artifacts = [artifactOf({ benchmarks: [hello(0.2), PAGE] }), artifactOf(run, UPLOAD)];
    const mergeBases = { [`v1...${HEAD}`]: 'c'.repeat(40), [`${'c'.repeat(40)}...v1`]: 'c'.repeat(40) };
    await withUploads(artifacts, { ...ON_HEAD, mergeBases }, async (publish, github) => {
      await publish();
      assert.deepEqual((await publish(BY_HAND, inputs)).result.verdictLines, []);
      assert.deepEqual(checksOf(github), [['perf-gate', 'failure', HEAD]]);
      const [report = '', reply = '', ...others] = github.comments.map(({ body }) => body);
      assert.equal(parseState(report)?.results.find(({ id }) => id === 'api/hello')?.verdict, 'regressed');
      assert.equal(
        reply,
        `The [run by hand](https://github.com/octo-org/shop/actions/runs/12) ${told} Its job summary has the result; comment and check stay as they are.`,
      );
      assert.deepEqual(others, []);

      await publish(BY_HAND, { ...inputs, comment: 'never' });
      assert.deepEqual([github.checks.length, github.comments.length], [1, 2]);
      assert.equal((await publish(BY_HAND, { ...inputs, check: 'true' })).result.verdictLines.length, 1);
      assert.deepEqual([github.checks.length, github.comments.length], [2, 2]);
    });
  });
}

test('one of several gates may be for the tables alone, which is told, and the others are published', async () => {
  const files = { ...FILES, [`${BASE}:bench/gate.yml`]: configText({ servers: { api: ['hello'] } }) };
  const uploads = [
    artifactOf({}, UPLOAD),
    artifactOf({ configFile: 'bench/gate.yml', profile: 'smoke', measuredFor: 'tables' }, { ...UPLOAD, id: 3, name: 'perf-gate-bench' }),
  ];
  await withUploads(uploads, { ...ON_HEAD, files }, async (publish, github) => {
    assert.equal((await publish(BY_HAND)).result.verdictLines.length, 1);
    assert.deepEqual(
      checksOf(github).map(([name]) => name),
      ['perf-gate'],
    );
    assert.deepEqual(
      github.comments.map(({ body }) => / was for the tables alone\. /.test(body)),
      [true, false],
    );
  });
});
