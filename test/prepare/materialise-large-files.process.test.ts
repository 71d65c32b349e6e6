import assert from 'node:assert/strict';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import type { Workspace } from '../../src/prepare/materialise.ts';
import { commitFiles, git, PLAIN_ENV, writeFiles, type Files } from '../git-repository.ts';
import { temporaryFolder, withTemporaryFiles } from '../temporary-folder.ts';
import { userErrorOfPromise } from '../user-error.ts';
import { workspaceOf } from './workspace-of.ts';

/** What git LFS commits in place of a file, and leaves in the working tree of whoever does not ask for large files. */
const POINTER = 'version https://git-lfs.github.com/spec/v1\noid sha256:0123\nsize 6\n';

/** Makes the file of a pointer, unless it is told to leave that as it is. */
const SMUDGE = 'if test -n "$GIT_LFS_SKIP_SMUDGE"; then cat; else cat > /dev/null; echo large; fi';

/** A repository whose commit has a large file, of which this command makes what it stands for. */
async function repositoryWithLargeFile(smudge: string): Promise<AsyncDisposable & { readonly path: string; readonly commit: string }> {
  const folder = await temporaryFolder();
  const { path } = folder;
  await git(path, 'init', '--quiet', '--initial-branch=main');
  const commit = await commitFiles(path, 'first', { '.gitattributes': '*.bin filter=lfs\n', 'body.bin': POINTER, 'server.js': 'before' });
  await git(path, 'config', 'filter.lfs.smudge', smudge);
  await git(path, 'config', 'filter.lfs.required', 'true');
  return { ...folder, path, commit };
}

/** Commits these files of a {@link repositoryWithLargeFile} without making pointers of them; gives the commit. */
async function commitAsTheyAre(path: string, files: Files): Promise<string> {
  await git(path, 'config', 'filter.lfs.clean', 'cat');
  return commitFiles(path, 'more', files);
}

/** The large file of either arm. */
async function largeFilesOf({ trees }: Workspace): Promise<readonly string[]> {
  return Promise.all([trees.base, trees.head].map((tree) => readFile(join(tree, 'body.bin'), 'utf8')));
}

describe('large files', () => {
  it('are pointers in base where head has pointers', async () => {
    await using repository = await repositoryWithLargeFile(SMUDGE);
    await using workspace = await workspaceOf(repository.path, repository.commit);
    assert.deepEqual(await largeFilesOf(workspace), [POINTER, POINTER]);
  });

  it('are there in base where head has them', async () => {
    await using repository = await repositoryWithLargeFile(SMUDGE);
    await writeFiles(repository.path, { 'body.bin': 'large, and changed\n' });
    await using workspace = await workspaceOf(repository.path, repository.commit);
    assert.deepEqual(await largeFilesOf(workspace), ['large\n', 'large, and changed\n']);
  });

  it('are there in base where head has deleted the first of them and has the next', async () => {
    await using repository = await repositoryWithLargeFile(SMUDGE);
    await writeFiles(repository.path, { 'next.bin': 'large\n' });
    await git(repository.path, 'config', 'filter.lfs.clean', 'cat');
    await git(repository.path, 'add', 'next.bin');
    await rm(join(repository.path, 'body.bin'));
    await using workspace = await workspaceOf(repository.path, repository.commit);
    assert.equal(await readFile(join(workspace.trees.base, 'body.bin'), 'utf8'), 'large\n');
  });

  it('are there in base where head has one of them, although the first was left out', async () => {
    await using repository = await repositoryWithLargeFile(SMUDGE);
    const commit = await commitAsTheyAre(repository.path, { 'a.bin': POINTER });
    await writeFiles(repository.path, { 'body.bin': 'large\n' });
    await using workspace = await workspaceOf(repository.path, commit);
    assert.deepEqual(await largeFilesOf(workspace), ['large\n', 'large\n']);
  });

  it('are pointers in base where all that head has were committed without git LFS, or are empty', async () => {
    await using repository = await repositoryWithLargeFile(SMUDGE);
    const commit = await commitAsTheyAre(repository.path, {
      'a.bin': 'uploaded by hand\n',
      'aa.bin': '',
      'aaa.bin': `${POINTER}${'long '.repeat(300)}`,
    });
    await using workspace = await workspaceOf(repository.path, commit);
    assert.deepEqual(await largeFilesOf(workspace), [POINTER, POINTER]);
  });

  it('are no obstacle where they are in conflict', async () => {
    await using repository = await repositoryWithLargeFile(SMUDGE);
    const ours = await commitAsTheyAre(repository.path, { 'body.bin': `${POINTER}ours` });
    await git(repository.path, 'checkout', '--quiet', '-b', 'theirs', repository.commit);
    await commitAsTheyAre(repository.path, { 'body.bin': `${POINTER}theirs` });
    await assert.rejects(git(repository.path, 'merge', ours));
    await writeFiles(repository.path, { 'body.bin': 'conflict\n' });
    await using workspace = await workspaceOf(repository.path, repository.commit);
    assert.deepEqual(await largeFilesOf(workspace), ['large\n', 'conflict\n']);
  });

  it('are there in base where head keeps them as they are, and its .gitattributes know of no git LFS', async () => {
    await using repository = await repositoryWithLargeFile(SMUDGE);
    await commitAsTheyAre(repository.path, { '.gitattributes': '', 'body.bin': 'large\n' });
    await using workspace = await workspaceOf(repository.path, repository.commit);
    assert.deepEqual(await largeFilesOf(workspace), ['large\n', 'large\n']);
  });

  it('are fetched for base with what the checkout gives to git', async () => {
    await using repository = await repositoryWithLargeFile('cat > /dev/null; git config --get gate.token');
    await writeFiles(repository.path, { 'body.bin': 'large\n' });
    const gitEnv = { ...PLAIN_ENV, GIT_CONFIG_COUNT: '1', GIT_CONFIG_KEY_0: 'gate.token', GIT_CONFIG_VALUE_0: 'of the step' };
    await using workspace = await workspaceOf(repository.path, repository.commit, gitEnv);
    assert.deepEqual(await largeFilesOf(workspace), ['of the step\n', 'large\n']);
  });

  it('that cannot be fetched are told with what git says and what it needs', async () => {
    await using repository = await repositoryWithLargeFile('cat > /dev/null; exit 1');
    await using temporary = await temporaryFolder();
    const error = await withTemporaryFiles(temporary.path, () => userErrorOfPromise(() => workspaceOf(repository.path, repository.commit)));
    assert.match(error.message, /^base cannot be laid out: [^]*body\.bin: smudge filter lfs failed/);
    assert.equal(error.where, `commit ${repository.commit}`);
    assert.match(error.fix, /the step's token, or a checkout with `lfs: true`/);
    assert.deepEqual(await readdir(temporary.path), []);
  });
});
