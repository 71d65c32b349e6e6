import assert from 'node:assert/strict';
import { mkdir, readdir, readFile, readlink, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { execa } from 'execa';
import { openInstalls } from '../../src/prepare/install-target.ts';
import { makeHome, variablesOfHome } from '../../src/system/arm-home.ts';
import { commitFiles, git, writeFiles } from '../git-repository.ts';
import { serverTargetOf } from '../targets.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { workspaceOf } from './workspace-of.ts';

/** What each arm has built after a build that keeps its first result in a folder and takes it from there. */
async function builtWithCacheIn(cache: string): Promise<readonly string[]> {
  await using repository = await temporaryFolder();
  const { path } = repository;
  await git(path, 'init', '--quiet', '--initial-branch=main');
  const base = await commitFiles(path, 'first', { 'servers/tiny/source': 'base' });
  await writeFiles(path, { 'servers/tiny/source': 'head' });
  await using workspace = await workspaceOf(path, base);
  const installs = openInstalls(workspace.trees, new AbortController().signal);
  const target = serverTargetOf({
    install: null,
    build: `mkdir -p ${cache} && { test -e ${cache}/built || cp source ${cache}/built; } && cp ${cache}/built dist`,
  });
  for (const arm of ['base', 'head'] as const) assert.deepEqual(await installs.build(arm, target), { ready: true, lost: [] });
  return Promise.all([workspace.trees.base, workspace.trees.head].map((tree) => readFile(join(tree, 'servers/tiny/dist'), 'utf8')));
}

describe('the arms share no cache of builds', () => {
  for (const cache of ['"$HOME/.cache/tool"', '"${XDG_CACHE_HOME:-$HOME/.cache}/tool"', '"${TMPDIR:-/tmp}/perf-gate-test-shared"']) {
    it(`in ${cache}`, async () => {
      assert.deepEqual(await builtWithCacheIn(cache), ['base', 'head']);
    });
  }
});

describe('the home of an arm', () => {
  it('has the downloads and settings of the machine, wherever its variables say that they lie, and nothing else', async () => {
    await using folder = await temporaryFolder();
    const [home, cache, tree] = ['home', 'cache', 'tree'].map((name) => join(folder.path, name)) as [string, string, string];
    await writeFiles(folder.path, {
      'home/.npmrc': 'registry',
      'home/.cache/yarn/one': 'not used',
      'cache/yarn/one': 'download',
      'home/.cache/tool/built': 'a build',
    });
    await makeHome(tree, { HOME: home, XDG_CACHE_HOME: cache });
    const own = `${tree}.home`;
    assert.equal(await readFile(join(own, '.npmrc'), 'utf8'), 'registry');
    assert.equal(await readFile(join(own, '.cache/yarn/one'), 'utf8'), 'download');
    await assert.rejects(readFile(join(own, '.cache/tool/built')), { code: 'ENOENT' });
    await writeFiles(own, { '.npm/package': 'new' });
    assert.equal(await readFile(join(home, '.npm/package'), 'utf8'), 'new');
    assert.deepEqual(variablesOfHome(tree), {
      HOME: own,
      TMPDIR: join(own, 'tmp'),
      TMP: undefined,
      TEMP: undefined,
      XDG_CACHE_HOME: undefined,
      XDG_CONFIG_HOME: undefined,
      XDG_DATA_HOME: undefined,
      XDG_STATE_HOME: undefined,
    });
  });

  it('has nothing of the machine where the user has no home, and that of the system where HOME is empty', async () => {
    await using folder = await temporaryFolder();
    const program = `import { makeHome } from '${new URL('../../src/system/arm-home.ts', import.meta.url).href}'; import os from 'node:os';
      await makeHome('one', { HOME: '' }); os.userInfo = () => { throw new Error('ENOENT'); }; await makeHome('two', {});`;
    await execa(process.execPath, ['--input-type=module', '--eval', program], { cwd: folder.path });
    assert.deepEqual((await readdir(folder.path)).toSorted(), ['one.home', 'two.home']);
    assert.deepEqual((await readdir(join(folder.path, 'two.home'))).toSorted(), ['.cache', '.config', '.local', 'tmp']);
  });

  it("is the caller's where a tree is no copy", () => {
    assert.deepEqual(variablesOfHome('/nowhere/tree'), {});
  });
});

describe('a tracked link', () => {
  it('that leads out of the repository is told, because both arms would share what lies there; one by an absolute path into it leads into each copy', async () => {
    await using folder = await temporaryFolder();
    const path = join(folder.path, 'repository');
    await mkdir(path);
    await git(path, 'init', '--quiet', '--initial-branch=main');
    await writeFiles(path, { 'lib/a.js': '', 'bench/b.js': '' });
    for (const [name, to] of [
      ['bench/inside', '../lib'],
      ['bench/outside', '../../shared'],
      ['absolute', join(path, 'lib')],
      ['sibling', `../repository.other`],
    ] as const)
      await symlink(to, join(path, name));
    const base = await commitFiles(path, 'first', {});
    await using workspace = await workspaceOf(path, base);
    assert.deepEqual(workspace.linksOut.toSorted(), ['bench/outside', 'sibling']);
    for (const tree of Object.values(workspace.trees)) assert.equal(await readlink(join(tree, 'absolute')), 'lib');
  });
});
