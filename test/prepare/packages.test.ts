import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { installedVersion, workspaceAround } from '../../src/prepare/packages.ts';
import { writeFiles, type Files } from '../git-repository.ts';
import { serverTargetOf } from '../targets.ts';
import { temporaryFolder } from '../temporary-folder.ts';

/** What is answered of a tree of these files. */
async function askedOf<Answer>(files: Files, ask: (tree: string) => Promise<Answer>): Promise<Answer> {
  await using tree = await temporaryFolder();
  await writeFiles(tree.path, files);
  return await ask(tree.path);
}

describe('the workspace around a folder', () => {
  for (const [workspaces, dir, workspace] of [
    [['apps/*'], 'apps/api', '.'],
    [['apps/api'], 'apps/api', '.'],
    [['./apps/*/'], 'apps/api', '.'],
    [['packages/**'], 'packages/deep/core', '.'],
    [{ packages: ['apps/*'] }, 'apps/api', '.'],
    [['apps/*'], 'apps/api/bench', null],
    [['apps/*'], 'apps', null],
    [['apps/*', '!apps/api'], 'apps/api', null],
    [['apps/*', '!./apps/*@*'], 'apps/api@4', null],
    [['**'], '.', null],
    [['', '!', './'], 'apps/api', null],
    ['apps/*', 'apps/api', null],
    [[7], 'apps/api', null],
  ] as const) {
    it(`is ${workspace === null ? 'none' : `that at ${workspace}`} for ${dir} where a package.json has ${JSON.stringify(workspaces)}`, async () => {
      assert.equal(await askedOf({ 'package.json': JSON.stringify({ workspaces }) }, (tree) => workspaceAround(dir, tree)), workspace);
    });
  }

  it('is the nearest', async () => {
    const files: Files = {
      'package.json': '{"workspaces":["**"]}',
      'apps/package.json': '{"workspaces":["api"]}',
      'apps/api/package.json': '{"workspaces":["bench"]}',
    };
    assert.deepEqual(
      await askedOf(files, (tree) => Promise.all(['apps/api', 'apps/api/bench', 'apps/worker'].map((dir) => workspaceAround(dir, tree)))),
      ['apps', 'apps/api', '.'],
    );
  });

  for (const [what, files] of [
    ['there is no package.json', {}],
    ['it is no JSON, which is for others to complain about', { 'package.json': '{' }],
    ['it has no workspaces', { 'package.json': '{}' }],
  ] as const satisfies readonly (readonly [string, Files])[]) {
    it(`is none where ${what}`, async () => {
      assert.equal(await askedOf(files, (tree) => workspaceAround('apps/api', tree)), null);
    });
  }
});

/** The target's own installed package. */
const own = (text: string): Files => ({ 'servers/tiny/node_modules/@hapi/hapi/package.json': text });

describe('the installed version', () => {
  const above: Files = { 'node_modules/@hapi/hapi/package.json': '{"version":"21.4.0"}' };
  for (const [what, files, version] of [
    ["is that of the package in the target's node_modules", { ...above, ...own('{"version":"20.0.0"}') }, '20.0.0'],
    ['is that in a folder above, where a workspace has it', above, '21.4.0'],
    ['is unknown where the package has none', own('{}'), null],
    ['is unknown where the package.json begins with a byte order mark', own('\uFEFF{"version":"21.4.0"}'), null],
    ['is unknown where the package.json is no JSON', own('{'), null],
    ['is unknown where the package.json is no object', own('null'), null],
    ['is unknown where the package.json has another kind of version', own('{"version":21}'), null],
  ] as const satisfies readonly (readonly [string, Files, string | null])[]) {
    it(what, async () => {
      assert.equal(await askedOf(files, (tree) => installedVersion('@hapi/hapi', serverTargetOf(), tree)), version);
    });
  }

  it('is not looked for above the tree', async () => {
    const files = { ...above, 'head/servers/tiny/server.js': '' };
    assert.equal(await askedOf(files, (tree) => installedVersion('@hapi/hapi', serverTargetOf(), `${tree}/head`)), null);
  });
});
