import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isBaselineCommit } from '../../src/baseline/commit-message.ts';
import { historyFileName } from '../../src/baseline/files.ts';
import { parseHistory } from '../../src/baseline/format.ts';
import { pushRuns, type RunsPush } from '../../src/baseline/push-runs.ts';
import { commitFiles, git } from '../git-repository.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { userErrorOfPromise } from '../user-error.ts';
import { AUTHOR, PLAIN_ENV, remoteWithClone } from './bare-remote.ts';
import { ENVIRONMENT, storedRun } from './stored-run.ts';

const FILE = `baselines/${historyFileName(ENVIRONMENT.key)}`;

function pushOf(root: string, commit: string, fields: Partial<RunsPush> = {}): RunsPush {
  return {
    root, remote: 'origin', branch: 'main', dir: 'baselines', runs: [storedRun(commit)], retention: { runs: 100, maxAgeMs: 1e12 },
    author: AUTHOR, subject: `baselines: ${commit}`, env: PLAIN_ENV, ...fields,
  };
}

async function storedCommits(remote: string, file = FILE): Promise<readonly string[]> {
  return parseHistory(await git(remote, 'show', `main:${file}`), file).map(({ commit }) => commit);
}

test('runs are appended in recognisable commits that start no workflow', async () => {
  await using folder = await temporaryFolder();
  const { remote, clone } = await remoteWithClone(folder.path);
  for (const name of ['a', 'b']) await pushRuns(pushOf(clone, name));
  assert.deepEqual(await storedCommits(remote), ['a', 'b']);
  const message = await git(remote, 'log', '-1', '--format=%B', 'main');
  assert.ok(isBaselineCommit(message));
  assert.match(message, /^baselines: b$/m);
});

test('runs of several machine kinds are one commit', async () => {
  await using folder = await temporaryFolder();
  const { remote, clone } = await remoteWithClone(folder.path);
  const other = { ...storedRun('b'), environment: { ...ENVIRONMENT, key: 'other' } };
  await pushRuns(pushOf(clone, 'a', { runs: [storedRun('a'), other, storedRun('c')] }));
  assert.deepEqual([await storedCommits(remote), await storedCommits(remote, 'baselines/other.jsonl')], [['a', 'c'], ['b']]);
  assert.equal(await git(remote, 'rev-list', '--count', 'main'), '3');
});

test('what the retention does not keep is dropped', async () => {
  await using folder = await temporaryFolder();
  const { remote, clone } = await remoteWithClone(folder.path);
  for (const name of ['a', 'b', 'c']) await pushRuns(pushOf(clone, name, { retention: { runs: 2, maxAgeMs: 1e12 } }));
  assert.deepEqual(await storedCommits(remote), ['b', 'c']);
});

test('a stored file that cannot be read is an error that names its line, and nothing is pushed', async () => {
  await using folder = await temporaryFolder();
  const { remote, clone } = await remoteWithClone(folder.path);
  await commitFiles(clone, 'damage', { [historyFileName(ENVIRONMENT.key)]: 'not JSON\n' });
  await git(clone, 'push', '--quiet', 'origin', 'HEAD:refs/heads/main');
  const tip = await git(remote, 'rev-parse', 'main');
  const error = await userErrorOfPromise(async () => pushRuns(pushOf(clone, 'b', { dir: '.' })));
  assert.equal(error.where, `${historyFileName(ENVIRONMENT.key)}:1`);
  assert.equal(await git(remote, 'rev-parse', 'main'), tip);
});
