import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, lstat, readdir, readFile, readlink, rm, stat, symlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { describe, it } from 'node:test';
import { materialise, type Workspace } from '../../src/arms/materialise.ts';
import { openGit } from '../../src/git.ts';
import { commitFiles, git, PLAIN_GIT, writeFiles } from '../git-repository.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { userErrorOfPromise } from '../user-error.ts';

const BEFORE = {
  '.gitignore': 'node_modules/\n*.log\n',
  '.npmrc': 'fund=false\n',
  'server.js': 'before',
  'deleted.js': 'before',
  'deep/er/file with space.js': 'before',
};

/** A repository with a commit, and a working tree that departs from it in every way. */
async function changedRepository(): Promise<AsyncDisposable & { readonly path: string; readonly commit: string }> {
  const folder = await temporaryFolder();
  const { path } = folder;
  await git(path, 'init', '--quiet', '--initial-branch=main');
  await writeFiles(path, { 'run.sh': '#!/bin/sh\n' });
  await chmod(join(path, 'run.sh'), 0o755);
  await symlink('server.js', join(path, 'link.js'));
  await symlink('deep/er', join(path, 'linked-folder'));
  await symlink('nowhere', join(path, 'broken-link'));
  const commit = await commitFiles(path, 'first', BEFORE);
  await writeFiles(path, { 'server.js': 'after', 'staged.js': 'staged', 'node_modules/m/index.js': 'ignored', 'out.log': 'ignored' });
  await git(path, 'add', 'staged.js');
  await writeFiles(path, { 'staged.js': 'staged, then changed', 'untracked/ünïcode.js': 'untracked', '.hidden/file': 'untracked' });
  await rm(join(path, 'deleted.js'));
  return { ...folder, path, commit };
}

const workspaceOf = (root: string, base: string | null): Promise<Workspace> =>
  materialise({ root, git: openGit({ root, env: { ...process.env, ...PLAIN_GIT }, own: {} }), base });

const filesBelow = async (folder: string): Promise<readonly string[]> =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => !entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .toSorted();

const LINKS_AND_MODES = ['broken-link', 'link.js', 'linked-folder', 'run.sh'];

describe('the arms, laid out', () => {
  it('are refused where the repository is checked out in parts, which head would lack', async () => {
    await using repository = await changedRepository();
    await git(repository.path, 'sparse-checkout', 'set', 'deep');
    const error = await userErrorOfPromise(() => workspaceOf(repository.path, repository.commit));
    assert.match(error.message, /checked out in parts/);
    assert.match(error.fix, /git sparse-checkout disable/);
    await (await workspaceOf(repository.path, null))[Symbol.asyncDispose]();
  });

  it('have all of the working tree that is not ignored in head: committed, staged, changed and untracked', async () => {
    await using repository = await changedRepository();
    await using workspace = await workspaceOf(repository.path, repository.commit);
    const { head } = workspace.trees;
    assert.deepEqual(await filesBelow(head), [
      '.gitignore', '.hidden/file', '.npmrc', 'deep/er/file with space.js', 'server.js', 'staged.js', 'untracked/ünïcode.js', ...LINKS_AND_MODES,
    ].toSorted());
    assert.equal(await readFile(join(head, 'server.js'), 'utf8'), 'after');
    assert.equal(await readFile(join(head, 'staged.js'), 'utf8'), 'staged, then changed');
  });

  it('lack in head what lies below a folder that has become a file', async () => {
    await using repository = await changedRepository();
    await rm(join(repository.path, 'deep'), { recursive: true });
    await writeFiles(repository.path, { deep: 'a file' });
    await using workspace = await workspaceOf(repository.path, null);
    const files = await filesBelow(workspace.trees.head);
    assert.deepEqual(files.filter((file) => file.startsWith('deep')), ['deep']);
  });

  it('are not laid out where a file cannot be looked at: head would lack it', async () => {
    await using repository = await changedRepository();
    await rm(join(repository.path, 'deep'), { recursive: true });
    await symlink('deep', join(repository.path, 'deep'));
    await assert.rejects(workspaceOf(repository.path, null), { code: 'ELOOP' });
  });

  it('have exactly the commit in base', async () => {
    await using repository = await changedRepository();
    await using workspace = await workspaceOf(repository.path, repository.commit);
    const { base } = workspace.trees;
    assert.deepEqual(await filesBelow(base), [...Object.keys(BEFORE), ...LINKS_AND_MODES].toSorted());
    for (const [file, text] of Object.entries(BEFORE)) assert.equal(await readFile(join(base, file), 'utf8'), text);
  });

  it('keep modes and symbolic links as they are', async () => {
    await using repository = await changedRepository();
    await using workspace = await workspaceOf(repository.path, repository.commit);
    for (const tree of Object.values(workspace.trees)) {
      assert.equal((await stat(join(tree, 'run.sh'))).mode & 0o111, 0o111);
      assert.equal((await stat(join(tree, 'server.js'))).mode & 0o111, 0);
      assert.ok((await lstat(join(tree, 'link.js'))).isSymbolicLink());
      assert.equal(await readlink(join(tree, 'link.js')), 'server.js');
      assert.equal(await readlink(join(tree, 'linked-folder')), 'deep/er');
      assert.equal(await readlink(join(tree, 'broken-link')), 'nowhere');
    }
  });

  it('lie outside the repository at paths of equal length, and are gone afterwards', async () => {
    await using repository = await changedRepository();
    const { trees } = await (async () => {
      await using workspace = await workspaceOf(repository.path, repository.commit);
      assert.ok(existsSync(join(workspace.trees.base, 'server.js')));
      return workspace;
    })();
    assert.equal(trees.base.length, trees.head.length);
    assert.equal(dirname(trees.base), dirname(trees.head));
    assert.ok(!trees.head.startsWith(repository.path));
    assert.equal(existsSync(dirname(trees.head)), false);
  });

  it('leave index and working tree of the repository as they were', async () => {
    await using repository = await changedRepository();
    const state = async (): Promise<object> => {
      const index = join(repository.path, '.git/index');
      const bytes = await readFile(index);
      return {
        indexHash: createHash('sha256').update(bytes).digest('hex'),
        indexModifiedMs: (await stat(index)).mtimeMs,
        status: await git(repository.path, '--no-optional-locks', 'status', '--porcelain'),
        files: await filesBelow(join(repository.path, '.git')),
      };
    };
    const before = await state();
    await using workspace = await workspaceOf(repository.path, repository.commit);
    assert.ok(existsSync(join(workspace.trees.base, 'server.js')));
    assert.deepEqual(await state(), before);
  });

  it('leave base empty where there is none', async () => {
    await using repository = await changedRepository();
    await using workspace = await workspaceOf(repository.path, null);
    assert.deepEqual(await filesBelow(workspace.trees.base), []);
  });

  it('leave nothing behind where the commit does not exist', async () => {
    await using repository = await changedRepository();
    await using temporary = await temporaryFolder();
    const { TMPDIR } = process.env;
    process.env['TMPDIR'] = temporary.path;
    try {
      await assert.rejects(workspaceOf(repository.path, '0123456789012345678901234567890123456789'));
    } finally {
      if (TMPDIR === undefined) delete process.env['TMPDIR'];
      else process.env['TMPDIR'] = TMPDIR;
    }
    assert.deepEqual(await readdir(temporary.path), []);
  });
});
