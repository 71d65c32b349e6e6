import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { workspaceAround } from '../../src/prepare/packages.ts';
import { writeFiles, type Files } from '../git-repository.ts';
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
