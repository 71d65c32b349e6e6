import assert from 'node:assert/strict';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { readRunFile } from '../../src/store/run-file.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { repositoryWithChange, type SampleRepository } from './sample-repository.ts';
import { suiteFiles, SUITE_CONFIG } from './sample-suite.ts';

const FILES = {
  'perf-gate.yml': `${SUITE_CONFIG}profiles:\n  brief: { looks: [5] }\npolicy:\n  rules:\n    - { threshold: 90% }\n`,
  ...suiteFiles(),
};

const openRepository = (): Promise<SampleRepository> => repositoryWithChange(FILES, suiteFiles(101));

test('two runs at once on one machine measure one after the other, and one says which it waits for', async () => {
  await using temporary = await temporaryFolder();
  await using one = await openRepository();
  await using another = await openRepository();
  const repositories = [one, another];
  const runs = repositories.map((repository) => repository.startGate(['run', '--profile', 'brief'], { TMPDIR: temporary.path }));
  const answers = await Promise.all(runs);
  assert.deepEqual(
    answers.map(({ exitCode }) => exitCode),
    [0, 0],
    answers.map(({ stderr }) => stderr).join('\n'),
  );
  const waited = answers.flatMap(({ stderr }, index) => {
    const [, pid, folder] =
      /^Waiting for another perf-gate run on this machine, first come, first served \(process (\d+), in (.+), measures now\)\.$/m.exec(
        stderr,
      ) ?? [];
    return pid === undefined ? [] : [{ index, pid: Number(pid), folder }];
  });
  assert.equal(waited.length, 1, answers.map(({ stderr }) => stderr).join('\n'));
  const [{ index, pid, folder }] = waited as [(typeof waited)[number]];
  assert.deepEqual([pid, folder], [runs[1 - index]!.pid, repositories[1 - index]!.root]);
  for (const { root } of repositories) {
    const measurement = (await readRunFile(join(root, '.perf-gate/run.json'))).run.benchmarks[0]?.measurement;
    assert.ok(measurement?.state === 'measured' && measurement.duets.length === 5, JSON.stringify(measurement));
  }
  assert.deepEqual(
    (await readdir(temporary.path)).filter((name) => name.startsWith('perf-gate-')),
    [],
  );
});
