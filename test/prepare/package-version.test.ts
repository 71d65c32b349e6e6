import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { installedVersion } from '../../src/prepare/packages.ts';
import { writeFiles } from '../git-repository.ts';
import { serverTargetOf } from '../targets.ts';
import { temporaryFolder } from '../temporary-folder.ts';

/** Of a package of the usual sample target. */
const versionIn = (tree: string): Promise<string | null> => installedVersion('@hapi/hapi', serverTargetOf(), tree);

describe('the installed version', () => {
  it("is that of the package in the target's node_modules", async () => {
    await using tree = await temporaryFolder();
    await writeFiles(tree.path, {
      'servers/tiny/node_modules/@hapi/hapi/package.json': '{"version":"21.4.0"}',
      'node_modules/@hapi/hapi/package.json': '{"version":"20.0.0"}',
    });
    assert.equal(await versionIn(tree.path), '21.4.0');
  });

  it('is that in a folder above, where a workspace has it', async () => {
    await using tree = await temporaryFolder();
    await writeFiles(tree.path, {
      'servers/tiny/node_modules/koa/package.json': '{"version":"3.0.0"}',
      'node_modules/@hapi/hapi/package.json': '{"version":"21.4.0"}',
    });
    assert.equal(await versionIn(tree.path), '21.4.0');
  });

  it('is unknown where nothing is installed in the tree, or the package has none', async () => {
    await using tree = await temporaryFolder();
    await writeFiles(tree.path, { 'node_modules/@hapi/hapi/package.json': '{"version":"21.4.0"}', 'head/servers/tiny/server.js': '' });
    assert.equal(await versionIn(`${tree.path}/head`), null);
    await writeFiles(tree.path, { 'head/servers/tiny/node_modules/@hapi/hapi/package.json': '{}' });
    assert.equal(await versionIn(`${tree.path}/head`), null);
  });

  for (const [what, text] of [
    ['begins with a byte order mark', '\uFEFF{"version":"21.4.0"}'],
    ['is no JSON', '{'],
    ['is no object', 'null'],
    ['has another kind of version', '{"version":21}'],
  ] as const) {
    it(`is unknown where the package.json ${what}`, async () => {
      await using tree = await temporaryFolder();
      await writeFiles(tree.path, { 'servers/tiny/node_modules/@hapi/hapi/package.json': text });
      assert.equal(await versionIn(tree.path), null);
    });
  }
});
