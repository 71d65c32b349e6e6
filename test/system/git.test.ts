import assert from 'node:assert/strict';
import { mkdir, writeFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { describe, it, test } from 'node:test';
import { attempt, commitOf, type Git, headCommit, isShallow, openGit, openRepository } from '../../src/system/git.ts';
import { commitFiles, git, PLAIN_ENV, pullRequestHistory, writeFiles } from '../git-repository.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { userErrorOfPromise } from '../user-error.ts';
import { beforeEachGit } from './before-each-git.ts';
import { emptyRepository } from './empty-repository.ts';

/** This script in place of git. */
async function gitThat(script: string, folder: string): Promise<Git> {
  await writeFile(join(folder, 'git'), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  return openGit({ root: folder, env: { ...PLAIN_ENV, PATH: `${folder}${delimiter}${process.env['PATH']}` } });
}

test('what a git that is killed has printed until then is no answer', async () => {
  await using folder = await temporaryFolder();
  await assert.rejects((await gitThat('printf half; kill -KILL $$', folder.path))(['ls-files']), /git was ended by a signal/);
});

test('a git that says no without a word has answered', async () => {
  await using folder = await temporaryFolder();
  assert.equal(await (await gitThat('exit 1', folder.path))(['rev-parse', '--quiet', '--verify', 'nowhere']), '');
});

test('what a git that fails writes is why', async () => {
  await using folder = await temporaryFolder();
  await assert.rejects((await gitThat('echo no such thing >&2; exit 128', folder.path))(['ls-files']), /no such thing/);
});

test("a user's own settings hold that come by variables", async () => {
  await using repository = await emptyRepository();
  const own = { GIT_CONFIG_COUNT: '1', GIT_CONFIG_KEY_0: 'core.sshCommand', GIT_CONFIG_VALUE_0: 'ssh -i key' };
  assert.equal(
    await openGit({ root: repository.path, env: { ...PLAIN_ENV, ...own } })(['config', '--get', 'core.sshCommand']),
    'ssh -i key\n',
  );
});

test('a ref means the commit that it leads to; one that leads to none, or to another object, means none', async () => {
  await using folder = await emptyRepository();
  const opened = openGit({ root: folder.path, env: PLAIN_ENV });
  const sha = await commitFiles(folder.path, 'first', { 'a.js': '1' });
  await git(folder.path, 'tag', '--annotate', '--message', 'a release', 'v1');
  for (const ref of ['HEAD', 'main', 'v1', sha]) assert.equal(await commitOf(opened, ref), sha, ref);
  for (const ref of ['no-such-branch', 'HEAD^{tree}', '0'.repeat(40), '--help', '']) assert.equal(await commitOf(opened, ref), null, ref);
});

test('a clone is shallow where it lacks some of its history', async () => {
  await using folder = await temporaryFolder();
  const history = await pullRequestHistory(folder.path, { before: { 'a.js': '1' }, change: { 'a.js': '2' } });
  for (const [into, options, expected] of [
    ['whole', [], false],
    ['tip', ['--depth=1'], true],
  ] as const) {
    await git(folder.path, 'clone', '--quiet', ...options, history.remote, into);
    assert.equal(await isShallow(openGit({ root: join(folder.path, into), env: PLAIN_ENV })), expected, into);
  }
});

test('what git refuses is no answer', async () => {
  await using folder = await temporaryFolder();
  assert.equal(await attempt(openGit({ root: folder.path, env: PLAIN_ENV }), ['rev-parse', 'HEAD']), null);
});

describe('the repository', () => {
  it('is found from a folder inside it', async () => {
    await using folder = await emptyRepository();
    const inside = join(folder.path, 'servers/express');
    await mkdir(inside, { recursive: true });
    const opened = await openRepository(inside, PLAIN_ENV);
    assert.equal(opened.root, await git(folder.path, 'rev-parse', '--show-toplevel'));
    assert.equal((await opened.git(['rev-parse', '--show-prefix'])).trim(), '', 'its git is at the root');
  });

  it("is missed in the user's terms outside of one", async () => {
    await using folder = await temporaryFolder();
    const error = await userErrorOfPromise(() => openRepository(folder.path, PLAIN_ENV));
    assert.match(error.message, /not a git repository/);
    assert.equal(error.where, folder.path);
  });

  it('that git cannot read is told with what git says', async () => {
    await using folder = await temporaryFolder();
    await git(folder.path, 'init', '--quiet');
    await writeFiles(folder.path, { '.git/config': '[core' });
    const error = await userErrorOfPromise(() => openRepository(folder.path, PLAIN_ENV));
    assert.match(error.message, /git cannot read this repository: .*bad config line \d/);
  });

  it('of another user is refused with the command by which git trusts it', async () => {
    await using folder = await emptyRepository();
    const foreign = await beforeEachGit(
      folder.path,
      `echo "fatal: detected dubious ownership in repository at '/home/ada/shop'" >&2; exit 128`,
    );
    const { message, where, fix } = await userErrorOfPromise(() => openRepository(folder.path, { ...PLAIN_ENV, ...foreign }));
    assert.match(message, /belongs to another user/);
    assert.equal(where, '/home/ada/shop');
    assert.match(fix, /git config --global --add safe\.directory '\/home\/ada\/shop'/);
  });

  it("is missed in the user's terms where there is no git", async () => {
    await using folder = await temporaryFolder();
    const error = await userErrorOfPromise(() => openRepository(folder.path, { PATH: folder.path }));
    assert.match(error.message, /git was not found/);
    assert.match(error.fix, /Install git/);
  });

  it('must have a commit', async () => {
    await using folder = await emptyRepository();
    const opened = await openRepository(folder.path, PLAIN_ENV);
    const error = await userErrorOfPromise(() => headCommit(opened, { baselines: 'baselines' }));
    assert.match(error.message, /no commit yet/);
    assert.equal(error.where, opened.root);
  });

  it('is dirty with an untracked file, clean with an ignored one', async () => {
    await using folder = await emptyRepository();
    const sha = await commitFiles(folder.path, 'first', { '.gitignore': 'build/\n' });
    const opened = await openRepository(folder.path, PLAIN_ENV);
    await writeFiles(folder.path, { 'build/a.js': '' });
    assert.deepEqual(await headCommit(opened, { baselines: 'baselines' }), { sha, dirty: false });
    await writeFiles(folder.path, { 'a.js': '' });
    assert.deepEqual(await headCommit(opened, { baselines: 'baselines' }), { sha, dirty: true });
  });

  it('is clean with a new line among the stored runs, from any folder of the repository', async () => {
    await using folder = await emptyRepository();
    const sha = await commitFiles(folder.path, 'first', { 'perf/[stored]/a.jsonl': '{}\n', 'src/a.js': '' });
    const opened = await openRepository(join(folder.path, 'src'), PLAIN_ENV);
    await writeFiles(folder.path, { 'perf/[stored]/a.jsonl': '{}\n{}\n', 'perf/[stored]/b.jsonl': '{}\n' });
    assert.deepEqual(await headCommit(opened, { baselines: 'perf/[stored]' }), { sha, dirty: false });
    await writeFiles(folder.path, { 'perf/b.jsonl': '' });
    assert.deepEqual(await headCommit(opened, { baselines: 'perf/[stored]' }), { sha, dirty: true });
  });
});
