import assert from 'node:assert/strict';
import { test } from 'node:test';
import { appendRun } from '../src/baseline/files.ts';
import { readEnvironment } from '../src/measure/environment.ts';
import { openStartingPoint } from '../src/starting-point.ts';
import { storedRun } from './baseline/stored-run.ts';
import { commitFiles, git } from './git-repository.ts';
import { temporaryFolder } from './temporary-folder.ts';

const CONFIG = 'version: 1\nsuites:\n  tasks:\n    dir: .\n    file: tasks.suite.mjs\n';

test('a run starts with the stored runs of its own machine kind, and with what others that lead to it counted', async () => {
  await using folder = await temporaryFolder();
  await git(folder.path, 'init', '--quiet', '--initial-branch=main', folder.path);
  const commit = await commitFiles(folder.path, 'first', { 'perf-gate.yml': CONFIG });
  const environment = await readEnvironment();
  const other = { ...environment, key: 'other', cpuModel: 'another' };
  const store = async (run: ReturnType<typeof storedRun>): Promise<void> => appendRun(`${folder.path}/baselines`, run, { runs: 10, maxAgeMs: 1e12 });
  await store({ ...storedRun(commit, { instructions: [100] }), environment });
  await store({ ...storedRun(commit, { instructions: [101] }), environment: other });
  await store({ ...storedRun('f'.repeat(40), { instructions: [102] }), environment: other });
  await using start = await openStartingPoint({ cwd: folder.path, configFile: null, base: { kind: 'none' }, baselines: null }, () => {});
  assert.deepEqual(start.history.map(({ environment: { key }, benchmarks: [only] }) => [key, only?.solos.length, only?.instructions]), [
    [environment.key, 1, [100]], ['other', 0, [101]],
  ]);
  assert.deepEqual(start.storedKinds.map(({ environment: { key }, runs }) => [key, runs]), [[environment.key, 1], ['other', 2]]);
});
