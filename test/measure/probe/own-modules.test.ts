import assert from 'node:assert/strict';
import { mkdtemp, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { entryPath } from '../../../src/measure/entries.ts';
import { assertOwnModules } from '../../../src/measure/probe/own-modules.ts';
import { writeFiles } from '../../git-repository.ts';
import { temporaryFolder } from '../../temporary-folder.ts';
import { isMeasuringFailure } from '../arm-failure.ts';

describe('the modules of an arm', () => {
  it('may come from its own tree, also by another name of it, from its home, and from the gate itself', async () => {
    await using folder = await temporaryFolder();
    await writeFiles(folder.path, { 'tree/server.js': '', 'tree.home/.cache/built.js': '' });
    await symlink(join(folder.path, 'tree'), join(folder.path, 'link'));
    const modules = ['tree/server.js', 'tree.home/.cache/built.js'].map((file) => join(folder.path, file));
    const logs = [{ modules }, { modules: [entryPath('probe')] }];
    await assertOwnModules('head', logs, join(folder.path, 'link'));
  });

  for (const name of ['virtual:config', '\0virtual', '/no/such/mock.js']) {
    it(`may be no files, as the key ${JSON.stringify(name)} of a cache`, async () => {
      await using folder = await temporaryFolder();
      await assertOwnModules('head', [{ modules: [name] }], folder.path);
    });
  }

  it('may not come from elsewhere: the first one is told', async () => {
    await using folder = await temporaryFolder();
    await writeFiles(folder.path, { 'stray/index.js': '', 'stray/other.js': '' });
    const modules = ['stray/index.js', 'stray/other.js'].map((file) => join(folder.path, file));
    await assert.rejects(
      assertOwnModules('base', [{ modules }], await mkdtemp(join(folder.path, 'tree-'))),
      isMeasuringFailure({ kind: 'foreign-module', arm: 'base', path: modules[0]! }),
    );
  });
});
