import assert from 'node:assert/strict';
import { test } from 'node:test';
import { userErrorOfPromise } from '../user-error.ts';
import { assertNothingLeft, UNWRITABLE_REPORT } from './answers.ts';
import { loadingFirst, repositoryOf, repositoryWithChange } from './sample-repository.ts';
import { sampleFiles } from './sample-server.ts';
import { SUITE_CONFIG, suiteFiles } from './sample-suite.ts';

test('a folder of results that cannot be written to is told before anything is measured', async () => {
  await using repository = await repositoryOf(sampleFiles());
  await repository.write({ '.perf-gate': 'no folder\n' });
  const { message, where } = await userErrorOfPromise(() => repository.run());
  assert.match(message, /^the folder of the results cannot be written to: /);
  assert.equal(where, '.perf-gate');
});

test('a run that cannot be kept any more is reported all the same', async () => {
  await using repository = await repositoryOf({ 'perf-gate.yml': SUITE_CONFIG, ...suiteFiles() });
  await repository.write({ '.perf-gate/run.json/in-the-way': '' });
  const { exitCode, stdout, stderr } = await repository.command('run', '--profile', 'smoke');
  assert.equal(exitCode, 0, stderr);
  assert.match(stdout, /1 benchmark measured/);
  assert.match(stderr, /^The report stands, but what was measured could not be saved: the run file cannot be written: /m);
  await assertNothingLeft(repository);
});

test('a report that cannot be written any more keeps a run from passing, and says where the run is', async () => {
  await using repository = await repositoryOf({ 'perf-gate.yml': SUITE_CONFIG, ...suiteFiles() });
  const { exitCode, stdout, stderr } = await repository.command('run', '--profile', 'smoke', '--json', UNWRITABLE_REPORT);
  assert.equal(exitCode, 2, stderr);
  assert.match(stdout, /1 benchmark measured/);
  assert.match(stderr, /^error: the report cannot be written: /m);
  assert.match(stderr, /^The run is saved in \.perf-gate\/run\.json; /m);
});

test('a run during which the clock is set back can be read', async () => {
  await using repository = await repositoryWithChange(sampleFiles(), { 'README.md': 'hello\n' });
  const run = await repository.gate(['run'], loadingFirst('const now = Date.now; Date.now = () => now() - 3_600_000;'));
  assert.equal(run.exitCode, 0, run.stderr);
  const { exitCode, stderr } = await repository.command('compare', '.perf-gate/run.json');
  assert.deepEqual([exitCode, stderr], [0, '']);
});
