import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CHANGED_SUITE } from '../program/sample-suite.ts';
import { git } from '../git-repository.ts';
import { EXAMPLES, logOf, MATRIX_EXAMPLE, onGitHub, outcomesOf, reportsOn, type SceneSetUp, TWO_SERVERS } from './workflow-scene.ts';

const ONLY_DOCS = { files: { 'docs.md': 'nothing that runs\n' } };

function withMatrix(workflow: string, change: SceneSetUp['change']): SceneSetUp {
  return { workflows: { ...EXAMPLES, 'perf.yml': workflow }, change, files: TWO_SERVERS };
}

test('the matrix example joins two versions of Node.js in two shards each into one report, one comment and one check', async () => {
  // A server that dies is known in a moment, with either version.
  await onGitHub(withMatrix(MATRIX_EXAMPLE, { first: 'process.exit(1);' }), async ({ github, pullRequestIsOpened }) => {
    const runs = await pullRequestIsOpened();
    assert.deepEqual(outcomesOf(runs), [
      'perf on pull_request: measure (22, 1) success, measure (22, 2) success, measure (24, 1) success, measure (24, 2) success, join success, publish skipped',
      'perf-publish on workflow_run: publish success',
    ], logOf(runs));
    assert.deepEqual(github.artifacts.map(({ name }) => name), ['perf-gate-shard-22-1', 'perf-gate-shard-22-2', 'perf-gate-shard-24-1', 'perf-gate-shard-24-2', 'perf-gate']);
    const [report = '', ...others] = reportsOn(github);
    assert.deepEqual(others, []);
    for (const variant of ['Node v22', 'Node v24']) assert.ok(report.includes(variant), report);
    assert.match(report, /web\/hello/);
    assert.deepEqual(github.checks.map(({ conclusion }) => conclusion), ['failure']);
  });
});

test('a shard of the matrix example that does not arrive is never a pass', async () => {
  const upload = "if: always() && steps.gate.outputs.json-path != ''\n        uses: actions/upload-artifact@b7c566a772e6b6bfb58ed0dc250532a479d7789f # v6.0.0\n        with:\n          name: perf-gate-shard-";
  assert.ok(MATRIX_EXAMPLE.includes(upload));
  const losing = MATRIX_EXAMPLE.replace(upload, upload.replace('always()', "matrix.shard == 1 && matrix.node == 24 && always()"));
  await onGitHub(withMatrix(losing, ONLY_DOCS), async ({ github, pullRequestIsOpened }) => {
    const runs = await pullRequestIsOpened();
    assert.deepEqual(github.checks.map(({ conclusion }) => conclusion), ['failure'], logOf(runs));
    assert.match(reportsOn(github)[0] ?? '', /did not arrive/);
  });
});

test('shards of the matrix example that are cut off are told as those that do not arrive: a run that GitHub calls cancelled is published', async () => {
  await onGitHub({ ...withMatrix(MATRIX_EXAMPLE, ONLY_DOCS), cutOff: ['measure (22, 1)', 'measure (22, 2)'] }, async ({ github, pullRequestIsOpened }) => {
    const runs = await pullRequestIsOpened();
    assert.deepEqual(outcomesOf(runs), [
      'perf on pull_request: measure (22, 1) cancelled, measure (22, 2) cancelled, measure (24, 1) success, measure (24, 2) success, join success, publish skipped',
      'perf-publish on workflow_run: publish success',
    ], logOf(runs));
    assert.deepEqual(github.checks.map(({ conclusion }) => conclusion), ['failure'], logOf(runs));
    assert.match(reportsOn(github)[0] ?? '', /did not arrive/);
  });
});

test('a matrix in the other example, where nothing joins its runs, is never a pass: none of them hides the others', async () => {
  const job = '  measure:\n    name: measure\n';
  const workflow = EXAMPLES['perf.yml'] ?? '';
  assert.ok(workflow.includes(job));
  const inMatrix = workflow
    .replace(job, `${job}    strategy:\n      fail-fast: false\n      matrix:\n        node: [22, 24]\n`)
    .replace('node-version: 24\n', 'node-version: ${{ matrix.node }}\n');
  await onGitHub(withMatrix(inMatrix, ONLY_DOCS), async ({ github, pullRequestIsOpened }) => {
    const runs = await pullRequestIsOpened();
    assert.deepEqual(github.artifacts.map(({ name }) => name), ['perf-gate-0', 'perf-gate-1'], logOf(runs));
    assert.deepEqual(github.checks.map(({ conclusion, title }) => [conclusion, title]), [['failure', 'What was measured cannot be published']], logOf(runs));
    assert.match(logOf(runs), /there is another run of perf-gate\.yml/);
  });
});

test('beside the matrix example what either version measures on main is stored, where the other file names both as it says', async () => {
  const storing = EXAMPLES['perf-baseline.yml'] ?? '';
  const [, versions = ''] = /^ +node: (\[.*\])$/m.exec(MATRIX_EXAMPLE) ?? [];
  assert.ok(storing.includes(`node: [24] # those of \`measure\`, with perf-matrix.yml ${versions};`), versions);
  const workflows = { ...EXAMPLES, 'perf.yml': MATRIX_EXAMPLE, 'perf-baseline.yml': storing.replace('node: [24]', `node: ${versions}`) };
  await onGitHub({ workflows, ...CHANGED_SUITE }, async ({ history, bare, isMerged }) => {
    const runs = await isMerged();
    assert.deepEqual(outcomesOf(runs), ['perf-baseline on push: baseline (22) success, baseline (24) success'], logOf(runs));
    const files = (await git(bare, 'diff', '--name-only', history.merge, 'main')).split('\n');
    assert.deepEqual(files.map((file) => /-node-v(\d+)\./.exec(file)?.[1] ?? '').toSorted(), ['22', '24']);
  });
});
