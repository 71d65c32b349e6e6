import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assertNothingLeft, assertUserError } from './answers.ts';
import { repositoryOf } from './sample-repository.ts';
import { sampleFiles } from './sample-server.ts';
import { SUITE_CONFIG, suiteFiles } from './sample-suite.ts';

for (const args of [['run'], ['calibrate', '--record', '5m']]) {
  test(`${args[0]} says before it measures that the folder of its results cannot be written to`, async () => {
    await using repository = await repositoryOf(sampleFiles());
    await repository.write({ '.perf-gate': 'no folder\n' });
    await assertUserError(repository, await repository.gate(args), {
      what: /^the folder of the results cannot be written to: /, where: /^\.perf-gate$/, fix: /this user may write to/,
    });
  });
}

test('a run that cannot be kept any more is reported all the same', async () => {
  await using repository = await repositoryOf({ 'perf-gate.yml': SUITE_CONFIG, ...suiteFiles() });
  await repository.write({ '.perf-gate/run.json/in-the-way': '' });
  const { exitCode, stdout, stderr } = await repository.gate(['run', '--profile', 'smoke']);
  assert.equal(exitCode, 0, stderr);
  assert.match(stdout, /1 benchmark measured/);
  assert.match(stderr, /^The report stands, but what was measured could not be saved: the run file cannot be written: /m);
  await assertNothingLeft(repository);
});
