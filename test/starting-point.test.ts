import assert from 'node:assert/strict';
import { test } from 'node:test';
import { appendRun } from '../src/baseline/files.ts';
import { readEnvironment } from '../src/measure/environment.ts';
import type { Environment } from '../src/model.ts';
import { openStartingPoint } from '../src/starting-point.ts';
import { storedRun } from './baseline/stored-run.ts';
import { commitFiles, git } from './git-repository.ts';
import { temporaryFolder } from './temporary-folder.ts';

const CONFIG = 'version: 1\nsuites:\n  tasks:\n    dir: .\n    file: tasks.suite.mjs\n';

/** What a run starts with where its own machine kind and another have stored a run of its commit, and one that does not lead to it. */
async function startWith(config: string): Promise<{
  readonly history: readonly unknown[];
  readonly storedKinds: readonly unknown[];
  readonly notes: readonly string[];
}> {
  await using folder = await temporaryFolder();
  await git(folder.path, 'init', '--quiet', '--initial-branch=main', folder.path);
  const commit = await commitFiles(folder.path, 'first', { 'perf-gate.yml': config });
  const own = await readEnvironment();
  const other = { ...own, key: 'other', cpuModel: 'another' };
  const nameOf = ({ key }: Environment): string => (key === own.key ? 'own' : key);
  for (const [environment, instructions] of [[own, 100], [other, 101]] as const) {
    for (const sha of [commit, 'f'.repeat(40)]) {
      await appendRun(`${folder.path}/baselines`, { ...storedRun(sha, { instructions: [instructions] }), environment }, { runs: 10, maxAgeMs: 1e12 });
    }
  }
  const notes: string[] = [];
  await using start = await openStartingPoint({ cwd: folder.path, configFile: null, base: { kind: 'none' }, baselines: null }, (text) => { notes.push(text); });
  return {
    history: start.history.map(({ environment, benchmarks: [only] }) => [nameOf(environment), only?.figures.cpuPerRequest?.length ?? 0, only?.instructions]),
    storedKinds: start.storedKinds.map(({ environment, runs }) => [nameOf(environment), runs]),
    notes,
  };
}

test('a run that may count starts with the stored runs that lead to it, and with what other machine kinds counted', async () => {
  const { history, storedKinds, notes } = await startWith(`${CONFIG}instructions: auto\n`);
  assert.deepEqual(history, [['own', 1, [100]], ['other', 0, [101]]]);
  assert.deepEqual(storedKinds, [['own', 1], ['other', 2]]);
  assert.deepEqual(notes.filter((text) => /left out/.test(text)).map((text) => /^\d+ stored runs?/.exec(text)?.[0]), ['1 stored run'], 'of its own machine kind');
});

test('a run that counts no instructions starts without those of other machine kinds', async () => {
  const { history, storedKinds } = await startWith(CONFIG);
  assert.deepEqual(history, [['own', 1, [100]]]);
  assert.deepEqual(storedKinds, [['own', 1], ['other', 2]]);
});
