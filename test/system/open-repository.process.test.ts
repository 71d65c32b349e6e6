import assert from 'node:assert/strict';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { headCommit, openRepository } from '../../src/system/git.ts';
import { commitFiles, git, PLAIN_ENV, writeFiles } from '../git-repository.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { userErrorOfPromise } from '../user-error.ts';
import { beforeEachGit } from './before-each-git.ts';
import { emptyRepository } from './empty-repository.ts';

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
