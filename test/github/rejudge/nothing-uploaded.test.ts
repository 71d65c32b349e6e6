import assert from 'node:assert/strict';
import { test } from 'node:test';
import { zipOfFiles } from '../../zip-file.ts';
import { artifactOf, BASE, BY_HAND, checksOf, HEAD, MERGE, PULLS, withUploads } from './uploads.ts';

const LABELLED = { pulls: [{ ...PULLS[1]!, labels: ['skip perf'] }] };

test('a pull request with the label has a neutral check, and keeps it until it is measured', async () => {
  await withUploads([], LABELLED, async (publish, github) => {
    assert.deepEqual((await publish()).result, {
      verdictLines: [],
      remarks: [{ kind: 'skipped-by-label', label: 'skip perf' }],
      unwritten: [],
    });
    assert.deepEqual(checksOf(github), [['perf-gate', 'neutral', HEAD]]);
    github.artifacts.push(artifactOf({}));
    await publish({ attempt: 2 });
    assert.deepEqual(checksOf(github).at(-1), ['perf-gate', 'success', HEAD]);
  });
});

test('a pull request of which nothing was uploaded gets no check, and keeps that of another measurement', async () => {
  for (const run of [{}, { attempt: 2 }, { conclusion: 'failure' }]) {
    await withUploads([], {}, async (publish, github) => {
      assert.deepEqual((await publish(run)).result.remarks, [
        { kind: 'nothing-uploaded', workflowRun: 11, artifact: 'perf-gate', config: null },
      ]);
      assert.deepEqual(github.checks, []);
    });
  }
  await withUploads([artifactOf({}, { runId: BY_HAND.id })], { parents: { [MERGE]: [BASE, HEAD] } }, async (publish, github) => {
    await publish(BY_HAND);
    await publish({ attempt: 2 });
    assert.deepEqual(checksOf(github), [['perf-gate', 'success', HEAD]]);
  });
});

test('a run of another configuration, or another artifact, is nothing for a step', async () => {
  const coverage = artifactOf({}, { name: 'coverage', content: zipOfFiles({ 'coverage.json': '{}' }) });
  for (const [artifact, inputs] of [
    [artifactOf({}), { config: 'bench/gate.yml' }],
    [coverage, {}],
    [coverage, { config: 'bench/gate.yml', artifact: 'perf-gate-bench' }],
  ] as const) {
    await withUploads([artifact], {}, async (publish, github) => {
      assert.deepEqual((await publish({}, inputs)).result.verdictLines, []);
      assert.deepEqual([...github.checks, ...github.comments], []);
    });
  }
});
