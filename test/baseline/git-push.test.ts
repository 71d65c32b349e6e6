import assert from 'node:assert/strict';
import { chmod, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { execa } from 'execa';
import { isBaselineCommit } from '../../src/baseline/commit-message.ts';
import { historyFileName } from '../../src/baseline/files.ts';
import { parseHistory } from '../../src/baseline/format.ts';
import { pushBaseline } from '../../src/baseline/git-push.ts';
import type { BaselinePush } from '../../src/baseline/git-push.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { userErrorOfPromise } from '../user-error.ts';
import { ENVIRONMENT, storedRun } from './stored-run.ts';

const FILE = `baselines/${historyFileName(ENVIRONMENT.key)}`;
const AUTHOR = { name: 'perf-gate', email: 'perf-gate@example.org' };
const IDENTITY = { GIT_AUTHOR_NAME: 'A', GIT_AUTHOR_EMAIL: 'a@example.org', GIT_COMMITTER_NAME: 'A', GIT_COMMITTER_EMAIL: 'a@example.org' };

async function git(cwd: string, ...args: readonly string[]): Promise<string> {
  return (await execa('git', args, { cwd, env: { ...IDENTITY, GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_SYSTEM: '/dev/null' } })).stdout;
}

/** A bare remote whose `main` has two commits, and a clone with which they were made. */
async function remoteWithClone(folder: string): Promise<{ readonly remote: string; readonly clone: string }> {
  const remote = join(folder, 'remote.git');
  const clone = join(folder, 'clone');
  await git(folder, 'init', '--quiet', '--bare', '--initial-branch=main', remote);
  await git(folder, 'clone', '--quiet', remote, clone);
  for (const content of ['one', 'two']) {
    await writeFile(join(clone, 'source.js'), content);
    await git(clone, 'add', '.');
    await git(clone, 'commit', '--quiet', '--message', content);
  }
  await git(clone, 'push', '--quiet', 'origin', 'HEAD:refs/heads/main');
  return { remote, clone };
}

function pushOf(root: string, commit: string, change: Partial<BaselinePush> = {}): BaselinePush {
  return { root, remote: 'origin', branch: 'main', dir: 'baselines', stored: storedRun(commit), keep: 100, author: AUTHOR, message: `baseline: ${commit}`, ...change };
}

async function storedCommits(remote: string, branch = 'main'): Promise<readonly string[]> {
  return parseHistory(await git(remote, 'show', `${branch}:${FILE}`), FILE).map(({ commit }) => commit);
}

test('a baseline becomes one recognisable commit on top of the branch, and the checkout stays as it was', async () => {
  await using folder = await temporaryFolder();
  const { remote, clone } = await remoteWithClone(folder.path);
  await writeFile(join(clone, 'staged.js'), 'staged');
  await git(clone, 'add', 'staged.js');
  await writeFile(join(clone, 'source.js'), 'changed');
  const before = [await git(clone, 'status', '--porcelain'), await git(clone, 'rev-parse', 'HEAD')];

  const { commit, attempts } = await pushBaseline(pushOf(clone, 'a'));

  assert.equal(attempts, 1);
  assert.equal(await git(remote, 'rev-parse', 'main'), commit);
  assert.equal(await git(remote, 'rev-list', '--count', 'main'), '3');
  assert.equal(await git(remote, 'diff', '--name-only', 'main~1', 'main'), FILE);
  assert.ok(isBaselineCommit(await git(remote, 'log', '-1', '--format=%B', 'main')));
  assert.equal(await git(remote, 'log', '-1', '--format=%an <%ae>', 'main'), 'perf-gate <perf-gate@example.org>');
  assert.deepEqual([await git(clone, 'status', '--porcelain'), await git(clone, 'rev-parse', 'HEAD')], before);
});

test('five writers released together lose no run, and at least one had to try again', async () => {
  await using folder = await temporaryFolder();
  const { remote } = await remoteWithClone(folder.path);
  const names = ['a', 'b', 'c', 'd', 'e'];
  for (const name of names) await git(folder.path, 'clone', '--quiet', remote, join(folder.path, name));

  const results = await Promise.all(names.map(async (name) => pushBaseline(pushOf(join(folder.path, name), name))));

  assert.deepEqual((await storedCommits(remote)).toSorted(), names);
  assert.ok(results.some(({ attempts }) => attempts > 1));
  assert.equal(await git(remote, 'rev-list', '--count', 'main'), '7');
});

test('a shallow clone can store a baseline on a branch that has moved on', async () => {
  await using folder = await temporaryFolder();
  const { remote, clone } = await remoteWithClone(folder.path);
  const shallow = join(folder.path, 'shallow');
  await git(folder.path, 'clone', '--quiet', '--depth=2', pathToFileURL(remote).href, shallow);
  await pushBaseline(pushOf(clone, 'a'));
  const visible = await git(shallow, 'rev-list', '--count', 'HEAD');

  await pushBaseline(pushOf(shallow, 'b'));

  assert.deepEqual(await storedCommits(remote), ['a', 'b']);
  assert.equal(await git(shallow, 'rev-list', '--count', 'HEAD'), visible);
});

test('a whole clone does not become shallow', async () => {
  await using folder = await temporaryFolder();
  const { remote, clone } = await remoteWithClone(folder.path);
  const other = join(folder.path, 'other');
  await git(folder.path, 'clone', '--quiet', pathToFileURL(remote).href, other);
  await pushBaseline(pushOf(clone, 'a'));
  await pushBaseline(pushOf(other, 'b'));
  assert.equal(await git(other, 'rev-parse', '--is-shallow-repository'), 'false');
});

test('a branch that the remote does not have is created with nothing but the baseline', async () => {
  await using folder = await temporaryFolder();
  const { remote, clone } = await remoteWithClone(folder.path);
  await pushBaseline(pushOf(clone, 'a', { branch: 'perf-baselines' }));
  await pushBaseline(pushOf(clone, 'b', { branch: 'perf-baselines' }));
  assert.deepEqual(await storedCommits(remote, 'perf-baselines'), ['a', 'b']);
  assert.equal(await git(remote, 'ls-tree', '-r', '--name-only', 'perf-baselines'), FILE);
  assert.equal(await git(remote, 'rev-list', '--count', 'perf-baselines'), '2');
});

test('the oldest runs beyond the count are dropped', async () => {
  await using folder = await temporaryFolder();
  const { remote, clone } = await remoteWithClone(folder.path);
  for (const name of ['a', 'b', 'c']) await pushBaseline(pushOf(clone, name, { keep: 2 }));
  assert.deepEqual(await storedCommits(remote), ['b', 'c']);
});

test('variables of a surrounding git hook do not lead elsewhere', async () => {
  await using folder = await temporaryFolder();
  const { remote, clone } = await remoteWithClone(folder.path);
  await pushBaseline(pushOf(clone, 'a', { env: { ...process.env, GIT_DIR: join(folder.path, 'none'), EDITOR: 'false' } }));
  assert.deepEqual(await storedCommits(remote), ['a']);
});

const REFUSALS = [
  { name: 'a protected branch', says: 'error: GH006: Protected branch update failed for refs/heads/main.', message: /protected branch/, fix: /baseline-branch/ },
  { name: 'a hook', says: 'no pushes on Fridays', message: /no pushes on Fridays/, fix: /Ask who runs the remote/ },
];

for (const { name, says, message, fix } of REFUSALS) {
  test(`${name} that refuses the push is told at once, with what to do`, async () => {
    await using folder = await temporaryFolder();
    const { remote, clone } = await remoteWithClone(folder.path);
    const hook = join(remote, 'hooks', 'pre-receive');
    await writeFile(hook, `#!/bin/sh\necho '${says}' >&2\nexit 1\n`);
    await chmod(hook, 0o755);
    const error = await userErrorOfPromise(async () => pushBaseline(pushOf(clone, 'a')));
    assert.match(error.message, message);
    assert.match(error.where, /branch main of origin/);
    assert.match(error.fix, fix);
  });
}

test('a remote that is not there is told with what to check', async () => {
  await using folder = await temporaryFolder();
  const { clone } = await remoteWithClone(folder.path);
  const error = await userErrorOfPromise(async () => pushBaseline(pushOf(clone, 'a', { remote: 'nowhere' })));
  assert.match(error.message, /nowhere/);
  assert.match(error.fix, /remote exists/);
});

test('a stored file that cannot be read is an error that names its line, and nothing is pushed', async () => {
  await using folder = await temporaryFolder();
  const { remote, clone } = await remoteWithClone(folder.path);
  await pushBaseline(pushOf(clone, 'a', { dir: '.' }));
  await git(clone, 'pull', '--quiet', 'origin', 'main');
  await writeFile(join(clone, historyFileName(ENVIRONMENT.key)), 'not JSON\n');
  await git(clone, 'commit', '--quiet', '--all', '--message', 'damage');
  await git(clone, 'push', '--quiet', 'origin', 'HEAD:refs/heads/main');
  const tip = await git(remote, 'rev-parse', 'main');
  const error = await userErrorOfPromise(async () => pushBaseline(pushOf(clone, 'b', { dir: '.' })));
  assert.equal(error.where, `${historyFileName(ENVIRONMENT.key)}:1`);
  assert.equal(await git(remote, 'rev-parse', 'main'), tip);
});
