import assert from 'node:assert/strict';
import { test } from 'node:test';
import { TEST_REPOSITORY } from '../client/loopback-github.ts';
import type { PullRequestRecord } from '../client/resources.ts';
import { zipOfFiles } from '../../zip-file.ts';
import { configText } from './configs.ts';
import { artifactOf, BASE, BY_HAND, checksOf, FILES, HEAD, MERGE, PULLS, withUploads } from './uploads.ts';

const AGAIN = { attempt: 2 };
const LABELLED = { pulls: [{ ...PULLS[1]!, labels: ['skip perf'] }] };

test('jobs that are run again once the label is taken off measure nothing, and the neutral check of the first time does not stay', async () => {
  const pulls: PullRequestRecord[] = [...LABELLED.pulls];
  await withUploads([], { pulls }, async (publish, github) => {
    await publish();
    await publish(AGAIN);
    assert.deepEqual(checksOf(github), [['perf-gate', 'neutral', HEAD], ['perf-gate', 'neutral', HEAD]]);
    pulls[0] = PULLS[1]!;
    assert.equal((await publish(AGAIN)).result.state, 'skipped');
    assert.deepEqual(checksOf(github).at(-1), ['perf-gate', 'failure', HEAD]);
    assert.match(github.checks.at(-1)?.title ?? '', /does not have the label "skip perf"/);
    assert.match(github.checks.at(-1)?.summary ?? '', /\/perf run/);
    assert.deepEqual(github.comments, []);
  });
});

test('jobs that are run again and rightly measure nothing leave the check as it is: none, or that of another measurement', async () => {
  await withUploads([], {}, async (publish, github) => {
    await publish(AGAIN);
    assert.deepEqual(github.checks, []);
  });
  await withUploads([artifactOf({}, { runId: BY_HAND.id })], { parents: { [MERGE]: [BASE, HEAD] } }, async (publish, github) => {
    await publish(BY_HAND);
    await publish(AGAIN);
    assert.deepEqual(checksOf(github), [['perf-gate', 'success', HEAD]]);
  });
});

test('the check stays away where nothing was uploaded the first time, where the workflow failed, and where it measured another configuration', async () => {
  await withUploads([], {}, async (publish, github) => {
    await publish();
    await publish({ ...AGAIN, conclusion: 'failure' });
    assert.deepEqual(github.checks, []);
  });
  await withUploads([artifactOf({})], {}, async (publish, github) => {
    await publish(AGAIN, { config: 'bench/gate.yml' });
    assert.deepEqual(github.checks, []);
  });
});

test('a configuration that the change moves fails its check, of a merge group too, where it would be waited for', async () => {
  const config = 'bench/gate.yml';
  const text = configText({ servers: { api: ['hello'] } });
  const ofBase = { ...FILES, [`${BASE}:${config}`]: text, [`main:${config}`]: text };
  const group = { event: 'merge_group', headSha: MERGE, headBranch: `gh-readonly-queue/main/pr-7-${BASE}`, headRepository: TEST_REPOSITORY };
  const moved = [artifactOf({ configFile: 'apps/gate.yml' })];
  for (const [run, sha] of [[{}, HEAD], [group, MERGE]] as const) {
    await withUploads(moved, { files: ofBase }, async (publish, github) => {
      assert.equal((await publish(run, { config })).result.state, 'skipped');
      assert.deepEqual(checksOf(github), [['perf-gate (bench/gate.yml)', 'failure', sha]]);
      assert.equal(github.checks[0]?.title, 'Nothing was measured: head has no bench/gate.yml, and its base has');
      assert.deepEqual(github.comments, []);
    });
  }
  await withUploads(moved, { files: { ...ofBase, [`${HEAD}:${config}`]: text } }, async (publish, github) => {
    await publish({}, { config });
    assert.deepEqual(github.checks, [], 'head has it, and did not measure it');
  });
});

/** A step that is about one of several configurations, and takes its artifact alone. */
const ALONE = { config: 'packages/api/gate.yml', artifact: 'perf-gate-api' };
const CHECK = 'perf-gate (packages/api/gate.yml)';
const COVERAGE = artifactOf({}, { name: 'coverage', content: zipOfFiles({ 'coverage.json': '{}' }) });

test('a step that takes the artifact of its configuration alone fails the check of one that is gone as well, once another is known to be measured', async () => {
  const files = { ...FILES, [`${BASE}:packages/api/gate.yml`]: configText({ servers: { api: ['hello'] } }) };
  const ofWorker = artifactOf({ configFile: 'packages/worker/gate.yml' }, { id: 2, name: 'perf-gate-worker' });
  for (const [artifacts, checks] of [[[ofWorker], [[CHECK, 'failure', HEAD]]], [[COVERAGE], []]] as const) {
    await withUploads(artifacts, { files }, async (publish, github) => {
      assert.equal((await publish({}, ALONE)).result.state, 'skipped');
      assert.deepEqual(checksOf(github), checks);
    });
  }
});

test('what else a workflow uploads is no measurement: jobs that are run again once the label is taken off fail the check beside it', async () => {
  const pulls: PullRequestRecord[] = [...LABELLED.pulls];
  await withUploads([COVERAGE], { pulls }, async (publish, github) => {
    await publish({}, ALONE);
    pulls[0] = PULLS[1]!;
    await publish(AGAIN, ALONE);
    assert.deepEqual(checksOf(github), [[CHECK, 'neutral', HEAD], [CHECK, 'failure', HEAD]]);
  });
});
