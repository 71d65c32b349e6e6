import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { installedVersion } from '../../src/arms/package-version.ts';
import { writeFiles } from '../git-repository.ts';
import { serverTargetOf } from '../targets.ts';
import { temporaryFolder } from '../temporary-folder.ts';

describe('the installed version', () => {
  const asked = serverTargetOf({ versionOf: '@hapi/hapi' });

  it('is that of the package in the target\'s node_modules', async () => {
    await using tree = await temporaryFolder();
    await writeFiles(tree.path, { 'servers/tiny/node_modules/@hapi/hapi/package.json': '{"version":"21.4.0"}' });
    assert.equal(await installedVersion(asked, tree.path), '21.4.0');
  });

  it('is unknown where nothing is asked for, nothing is installed, or the package has none', async () => {
    await using tree = await temporaryFolder();
    assert.equal(await installedVersion(asked, tree.path), null);
    await writeFiles(tree.path, { 'servers/tiny/node_modules/@hapi/hapi/package.json': '{}' });
    assert.equal(await installedVersion(asked, tree.path), null);
    assert.equal(await installedVersion(serverTargetOf(), tree.path), null);
  });

  for (const [what, text] of [['begins with a byte order mark', '\uFEFF{"version":"21.4.0"}'], ['is no JSON', '{'], ['is no object', 'null'], ['has another kind of version', '{"version":21}']] as const) {
    it(`is unknown where the package.json ${what}`, async () => {
      await using tree = await temporaryFolder();
      await writeFiles(tree.path, { 'servers/tiny/node_modules/@hapi/hapi/package.json': text });
      assert.equal(await installedVersion(asked, tree.path), null);
    });
  }
});
