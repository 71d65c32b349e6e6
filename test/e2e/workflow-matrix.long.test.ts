import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CHANGED_SUITE } from '../program/sample-suite.ts';
import { type Files, git } from '../git-repository.ts';
import { skip } from '../measure/instructions/emulator-here.ts';
import { EXAMPLES, logOf, MATRIX_EXAMPLE, onGitHub, outcomesOf, reportsOn, type SceneSetUp, TWO_SERVERS } from './workflow-scene.ts';

const ONLY_DOCS = { files: { 'docs.md': 'nothing that runs\n' } };

function withMatrix(workflow: string, change: SceneSetUp['change']): SceneSetUp {
  return { workflows: { ...EXAMPLES, 'perf.yml': workflow }, change, files: TWO_SERVERS };
}

test('the matrix example joins two versions of Node.js in two shards each into one report, one comment and one check', async () => {
  // A server that dies is known in a moment, with either version.
  await onGitHub(withMatrix(MATRIX_EXAMPLE, { first: 'process.exit(1);' }), async ({ github, pullRequestIsOpened }) => {
    const runs = await pullRequestIsOpened();
    assert.deepEqual(
      outcomesOf(runs),
      [
        'perf on pull_request: perf / measure 22 1/2 success, perf / measure 22 2/2 success, perf / measure 24 1/2 success, perf / measure 24 2/2 success, perf / join success, perf / publish skipped',
        'perf-publish on workflow_run: publish / publish success',
      ],
      logOf(runs),
    );
    assert.deepEqual(
      github.artifacts.map(({ name }) => name),
      ['perf-gate-shard-0', 'perf-gate-shard-1', 'perf-gate-shard-2', 'perf-gate-shard-3', 'perf-gate'],
    );
    const [report = '', ...others] = reportsOn(github);
    assert.deepEqual(others, []);
    for (const variant of ['Node v22', 'Node v24']) assert.ok(report.includes(variant), report);
    assert.match(report, /web\/hello/);
    assert.deepEqual(
      github.checks.map(({ conclusion }) => conclusion),
      ['failure'],
    );
  });
});

const sum = (remark: string): string =>
  `${remark}\nexport default (bench) => { bench.add('sum', () => { let sum = 0; for (let term = 0; term < 1000; term += 1) sum += term % 7; return sum; }); };\n`;

const suites = (remark: string): Files => ({ 'one/it.suite.mjs': sum(remark), 'two/it.suite.mjs': sum(remark) });

test('the matrix example passes an edit that executes the same instructions, of which three rounds bear witness', { skip }, async () => {
  const config = ['one', 'two'].map((name) => `  ${name}: { dir: ${name}, file: it.suite.mjs, install: false }\n`).join('');
  const files = { 'perf-gate.yml': `version: 1\nsuites:\n${config}`, ...suites('') };
  await onGitHub(
    { ...withMatrix(MATRIX_EXAMPLE, { files: suites('// A remark.') }), files, isProduction: true },
    async ({ github, pullRequestIsOpened }) => {
      const runs = await pullRequestIsOpened();
      assert.deepEqual(
        github.checks.map(({ conclusion }) => conclusion),
        ['success'],
        logOf(runs),
      );
      assert.match(reportsOn(github)[0] ?? '', /4 unchanged \(at most \+0\.\d+ % instructions\)/);
      assert.match(logOf(runs), /measuring 5\/5/);
    },
  );
});

test('shards of the matrix example that are cut off are told as those that do not arrive: a run that GitHub calls cancelled is published', async () => {
  await onGitHub(
    { ...withMatrix(MATRIX_EXAMPLE, ONLY_DOCS), cutOff: ['measure 22 1/2', 'measure 22 2/2'] },
    async ({ github, pullRequestIsOpened }) => {
      const runs = await pullRequestIsOpened();
      assert.deepEqual(
        outcomesOf(runs),
        [
          'perf on pull_request: perf / measure 22 1/2 cancelled, perf / measure 22 2/2 cancelled, perf / measure 24 1/2 success, perf / measure 24 2/2 success, perf / join success, perf / publish skipped',
          'perf-publish on workflow_run: publish / publish success',
        ],
        logOf(runs),
      );
      assert.deepEqual(
        github.checks.map(({ conclusion }) => conclusion),
        ['failure'],
        logOf(runs),
      );
      assert.match(reportsOn(github)[0] ?? '', /did not arrive/);
    },
  );
});

test('two calls that measure one configuration and upload it apart are never a pass: neither hides the other', async () => {
  const call = (EXAMPLES['perf.yml'] ?? '').slice((EXAMPLES['perf.yml'] ?? '').indexOf('  perf:\n'));
  const twice = `${EXAMPLES['perf.yml'] ?? ''}    with: { artifact: perf-gate-one }\n${call.replace('  perf:', '  again:')}    with: { artifact: perf-gate-two }\n`;
  await onGitHub(withMatrix(twice, ONLY_DOCS), async ({ github, pullRequestIsOpened }) => {
    const runs = await pullRequestIsOpened();
    assert.deepEqual(
      github.artifacts.map(({ name }) => name),
      ['perf-gate-one', 'perf-gate-two'],
      logOf(runs),
    );
    assert.deepEqual(
      github.checks.map(({ conclusion, title }) => [conclusion, title]),
      [['failure', 'What was measured cannot be published']],
      logOf(runs),
    );
    assert.match(logOf(runs), /there is another run of perf-gate\.yml/);
  });
});

test('beside the matrix example what either version measures on main is stored, where the other file names both', async () => {
  const [, versions = ''] = /^ +node-versions: (.*)$/m.exec(MATRIX_EXAMPLE) ?? [];
  const storing = `${EXAMPLES['perf-baseline.yml'] ?? ''}    with:\n      node-versions: ${versions}\n`;
  await onGitHub(
    { workflows: { ...EXAMPLES, 'perf.yml': MATRIX_EXAMPLE, 'perf-baseline.yml': storing }, ...CHANGED_SUITE },
    async ({ history, bare, isMerged }) => {
      const runs = await isMerged();
      assert.deepEqual(
        outcomesOf(runs),
        ['perf-baseline on push: baseline / baseline 22 success, baseline / baseline 24 success'],
        logOf(runs),
      );
      const files = (await git(bare, 'diff', '--name-only', history.merge, 'main')).split('\n');
      assert.deepEqual(files.map((file) => /-node-v(\d+)\./.exec(file)?.[1] ?? '').toSorted(), ['22', '24']);
    },
  );
});
