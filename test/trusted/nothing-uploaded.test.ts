import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { PullRequestRecord } from '../github/resources.ts';
import { artifactOf, BASE, BY_HAND, checksOf, HEAD, MERGE, PULLS, withUploads } from './uploads.ts';

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
