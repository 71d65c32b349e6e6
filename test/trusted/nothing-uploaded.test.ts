import assert from 'node:assert/strict';
import { test } from 'node:test';
import { artifactOf, checksOf, HEAD, PULLS, withUploads } from './uploads.ts';

const AGAIN = { attempt: 2 };
const LABELLED = { pulls: [{ ...PULLS[1]!, labels: ['skip perf'] }] };

test('jobs that are run again once the label is taken off measure nothing, and the neutral check of the first time does not stay', async () => {
  await withUploads([], {}, async (publish, github) => {
    assert.equal((await publish(AGAIN)).result.state, 'skipped');
    assert.deepEqual(checksOf(github), [['perf-gate', 'failure', HEAD]]);
    assert.match(github.checks[0]?.title ?? '', /does not have the label "skip perf"/);
    assert.match(github.checks[0]?.summary ?? '', /\/perf run/);
    assert.deepEqual(github.comments, []);
  });
  await withUploads([], LABELLED, async (publish, github) => {
    await publish(AGAIN);
    assert.deepEqual(checksOf(github), [['perf-gate', 'neutral', HEAD]]);
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
