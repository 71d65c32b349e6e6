import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assertNothingLeft } from './answers.ts';
import { repositoryOf } from './sample-repository.ts';
import { SUITE_CONFIG, suiteFiles } from './sample-suite.ts';

const BROKEN = { 'maths/maths.suite.mjs': 'throw new Error("does not build");\n' };

test('bisect finds the commit, passes over one that breaks, and leaves the repository as it was', async () => {
  await using repository = await repositoryOf({ 'perf-gate.yml': SUITE_CONFIG, ...suiteFiles(100) });
  await repository.commit('notes', { 'README.md': 'notes' });
  await repository.commit('broken', BROKEN);
  await repository.commit('mended', suiteFiles(100));
  const slow = await repository.commit('four times the work', suiteFiles(400));
  await repository.commit('more notes', { 'README.md': 'more notes' });
  const { exitCode, stdout, stderr } = await repository.gate(['bisect', 'maths/hash', '--good', 'HEAD~5', '--json', '-']);
  assert.equal(exitCode, 0, stderr);
  const { metric, answer } = JSON.parse(stdout.slice(stdout.indexOf('\n{') + 1)) as {
    readonly metric: string;
    readonly answer: { readonly kind: string; readonly commit: string };
  };
  assert.deepEqual([metric, answer.kind, answer.commit], ['nsPerOp', 'found', slow]);
  assert.equal(await repository.status(), '');
  await assertNothingLeft(repository);
});

test('a step of `git bisect run` ends with 1 where it is slow and 125 where it cannot be measured', async () => {
  await using repository = await repositoryOf({ 'perf-gate.yml': SUITE_CONFIG, ...suiteFiles(100) });
  const step = async (): Promise<number | undefined> =>
    (await repository.command('bisect', 'maths/hash', '--good', 'HEAD~1', '--step')).exitCode;
  await repository.commit('slower', suiteFiles(400));
  assert.equal(await step(), 1);
  await repository.commit('broken', BROKEN);
  assert.equal(await step(), 125);
});

test('commits that do not follow each other are refused', async () => {
  await using repository = await repositoryOf({ 'perf-gate.yml': SUITE_CONFIG, ...suiteFiles(100) });
  for (const args of [
    ['--good', 'HEAD'],
    ['--good', 'nowhere'],
  ])
    assert.equal((await repository.command('bisect', 'maths/hash', ...args)).exitCode, 2);
});
