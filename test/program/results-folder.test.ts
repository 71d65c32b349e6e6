import assert from 'node:assert/strict';
import { test } from 'node:test';
import { userErrorOfPromise } from '../user-error.ts';
import { assertNothingLeft, UNWRITABLE_REPORT } from './answers.ts';
import { loadingFirst, repositoryOf, repositoryWithChange, type SampleRepository } from './sample-repository.ts';
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
  const { exitCode, stdout, stderr } = await repository.gate(['run', '--profile', 'smoke']);
  assert.equal(exitCode, 0, stderr);
  assert.match(stdout, /1 benchmark measured/);
  assert.match(stderr, /^The report stands, but what was measured could not be saved: the run file cannot be written: /m);
  await assertNothingLeft(repository);
});

/** What a run is that is asked for a report which cannot be written: its exit code, and what it says on standard output all the same. */
async function assertToldWithoutReport(
  repository: SampleRepository,
  profile: string,
  told: { readonly exitCode: number; readonly verdict: RegExp },
): Promise<void> {
  const { exitCode, stdout, stderr } = await repository.command('run', '--profile', profile, '--json', UNWRITABLE_REPORT);
  assert.equal(exitCode, told.exitCode, stderr);
  assert.match(stdout, told.verdict);
  assert.match(stderr, /^error: the report cannot be written: /m);
  assert.match(stderr, /^The run is saved in \.perf-gate\/run\.json; /m);
  await assertNothingLeft(repository);
}

test('a report that cannot be written any more keeps a run from passing, and says where the run is', async () => {
  await using repository = await repositoryOf({ 'perf-gate.yml': SUITE_CONFIG, ...suiteFiles() });
  await assertToldWithoutReport(repository, 'smoke', { exitCode: 2, verdict: /1 benchmark measured/ });
});

test('a run during which the clock is set back can be read', async () => {
  await using repository = await repositoryWithChange(sampleFiles(), { 'README.md': 'hello\n' });
  const run = await repository.gate(['run'], loadingFirst('const now = Date.now; Date.now = () => now() - 3_600_000;'));
  assert.equal(run.exitCode, 0, run.stderr);
  const { exitCode, stderr } = await repository.command('compare', '.perf-gate/run.json');
  assert.deepEqual([exitCode, stderr], [0, '']);
});
