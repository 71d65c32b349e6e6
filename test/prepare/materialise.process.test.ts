import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, lstat, readdir, readFile, readlink, rm, stat, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, it, test } from 'node:test';
import { execa } from 'execa';
import { withoutRepeats } from '../../src/prepare/materialise.ts';
import { commitFiles, git, PLAIN_ENV, writeFiles } from '../git-repository.ts';
import { beforeEachGit } from '../system/before-each-git.ts';
import { temporaryFolder, withTemporaryFiles } from '../temporary-folder.ts';
import { userErrorOfPromise } from '../user-error.ts';
import { workspaceOf } from './workspace-of.ts';

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

const filesBelow = async (folder: string): Promise<readonly string[]> =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => !entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .toSorted();

const LINKS_AND_MODES = ['broken-link', 'link.js', 'linked-folder', 'run.sh'];

/** Commits a file whose name is in Latin-1, and which is not in the working tree; gives the commit. */
async function commitUnreadableName(path: string): Promise<string> {
  const blob = await git(path, 'rev-parse', 'HEAD:server.js');
  const input = Buffer.from(`100644 ${blob}\tcaf\u00e9.js\0`, 'latin1');
  await execa('git', ['update-index', '-z', '--index-info'], { cwd: path, extendEnv: false, env: PLAIN_ENV, input });
  await git(path, 'commit', '--quiet', '--message', 'more');
  return git(path, 'rev-parse', 'HEAD');
}

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
    assert.deepEqual(
      await filesBelow(head),
      [
        '.gitignore',
        '.hidden/file',
        '.npmrc',
        'deep/er/file with space.js',
        'server.js',
        'staged.js',
        'untracked/ünïcode.js',
        ...LINKS_AND_MODES,
      ].toSorted(),
    );
    assert.equal(await readFile(join(head, 'server.js'), 'utf8'), 'after');
    assert.equal(await readFile(join(head, 'staged.js'), 'utf8'), 'staged, then changed');
  });

  it('lack in head what lies below a folder that has become a file', async () => {
    await using repository = await changedRepository();
    await rm(join(repository.path, 'deep'), { recursive: true });
    await writeFiles(repository.path, { deep: 'a file' });
    await using workspace = await workspaceOf(repository.path, null);
    const files = await filesBelow(workspace.trees.head);
    assert.deepEqual(
      files.filter((file) => file.startsWith('deep')),
      ['deep'],
    );
  });

  it('have the empty folder of a submodule in base and head alike, and nothing of a repository that git does not know', async () => {
    await using repository = await changedRepository();
    const { path } = repository;
    await git(path, 'update-index', '--add', '--cacheinfo', `160000,${'1'.repeat(40)},vendor/app`);
    await git(path, 'commit', '--quiet', '--message', 'a submodule');
    const commit = await git(path, 'rev-parse', 'HEAD');
    for (const own of ['vendor/app', 'embedded']) {
      await writeFiles(path, { [`${own}/server.js`]: 'of another repository' });
      await git(join(path, own), 'init', '--quiet', '--initial-branch=main');
      await commitFiles(join(path, own), 'first', {});
    }
    await using workspace = await workspaceOf(path, commit);
    for (const tree of Object.values(workspace.trees)) {
      assert.deepEqual(await readdir(join(tree, 'vendor/app')), []);
      assert.equal(existsSync(join(tree, 'embedded')), false);
    }
  });

  it('are not laid out where a file cannot be looked at, which head would lack: the user is told which', async () => {
    await using repository = await changedRepository();
    await rm(join(repository.path, 'deep'), { recursive: true });
    await symlink('deep', join(repository.path, 'deep'));
    const error = await userErrorOfPromise(() => workspaceOf(repository.path, null));
    assert.match(error.message, /^the repository cannot be copied: ELOOP: .*deep/);
    assert.match(error.fix, /^Free some room in .*, or set TMPDIR to another folder\. A file .* goes into \.gitignore\.$/);
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

  it('are refused where the name of a file is not UTF-8, which head would lack', async () => {
    await using repository = await changedRepository();
    const commit = await commitUnreadableName(repository.path);
    const error = await userErrorOfPromise(() => workspaceOf(repository.path, commit));
    assert.deepEqual([error.message, error.where], ['the name of a file is not UTF-8: caf\uFFFD.js', repository.path]);
    assert.match(error.fix, /^Rename it with `git mv`/);
  });

  it(
    'are refused where base alone has such a file',
    { skip: process.platform === 'linux' ? false : 'file systems of other systems have no such names' },
    async () => {
      await using repository = await changedRepository();
      const commit = await commitUnreadableName(repository.path);
      await git(repository.path, 'read-tree', 'HEAD~1');
      const error = await userErrorOfPromise(() => workspaceOf(repository.path, commit));
      assert.deepEqual([error.message, error.where], ['the name of a file is not UTF-8: caf\uFFFD.js', `commit ${commit}`]);
    },
  );

  it('have a file whose name holds what stands for bytes that are not UTF-8', async () => {
    await using repository = await changedRepository();
    const commit = await commitFiles(repository.path, 'more', { 'caf\uFFFD.js': 'text' });
    await using workspace = await workspaceOf(repository.path, commit);
    for (const tree of Object.values(workspace.trees)) assert.equal(await readFile(join(tree, 'caf\uFFFD.js'), 'utf8'), 'text');
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
    const nowhere = '0123456789012345678901234567890123456789';
    const error = await withTemporaryFiles(temporary.path, () => userErrorOfPromise(() => workspaceOf(repository.path, nowhere)));
    assert.match(error.message, /^base cannot be laid out: /);
    assert.deepEqual(await readdir(temporary.path), []);
  });

  it('name the folder for temporary files where it has no room for base', async () => {
    await using repository = await changedRepository();
    await using temporary = await temporaryFolder();
    const full = await beforeEachGit(
      temporary.path,
      `case "$*" in *checkout-index*) printf 'warning: slow\\nerror: unable to write file big: No space left on device\\n' >&2; exit 128; esac`,
    );
    const { message, fix } = await userErrorOfPromise(() => workspaceOf(repository.path, repository.commit, { ...PLAIN_ENV, ...full }));
    assert.match(message, /unable to write file big: No space left on device/);
    assert.ok(fix.includes(`Where room is short in ${tmpdir()}`), fix);
  });
});

test('what git says of each file on a full disk is told once, between all else that it says', () => {
  const [one, other] = ['error: unable to write file a.js', 'error: unable to write file b.js'];
  assert.equal(withoutRepeats(`${one}\n${other}\nfatal: no more\n`), `${one}\nfatal: no more`);
  assert.equal(withoutRepeats('fatal: unable to read tree\n'), 'fatal: unable to read tree');
});
