import assert from 'node:assert/strict';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, it } from 'node:test';
import { managerOf } from '../../src/init/package-manager.ts';
import { temporaryFolder } from '../temporary-folder.ts';

/** The package manager of a folder in a repository with these files. */
async function managerIn(dir: string, files: Readonly<Record<string, string>>): Promise<unknown> {
  await using root = await temporaryFolder();
  for (const [file, text] of Object.entries(files)) {
    await mkdir(path.join(root.path, path.dirname(file)), { recursive: true });
    await writeFile(path.join(root.path, file), text);
  }
  return (await managerOf(dir, { root: root.path, files: new Set(Object.keys(files)) })).manager;
}

describe('the package manager that init takes', () => {
  it('is that of the nearest lock file', async () => {
    const files = { 'package-lock.json': '{}', 'app/yarn.lock': '', 'app/src/main.js': '' };
    assert.deepEqual([await managerIn('app/src', files), await managerIn('.', files)], ['yarn', 'npm']);
  });

  it('is npm where its lock file lies beside another one', async () => {
    const files = { 'package.json': '{}', 'package-lock.json': '{}', 'yarn.lock': '', 'benchmark/package.json': '{}' };
    assert.deepEqual([await managerIn('.', files), await managerIn('benchmark', files)], ['npm', 'npm']);
  });

  it('is the one that `packageManager` names, whatever lies beside it', async () => {
    const files = { 'package.json': '{ "packageManager": "yarn@1.22.22" }', 'package-lock.json': '{}', 'yarn.lock': '' };
    assert.equal(await managerIn('.', files), 'yarn');
  });
});
