import assert from 'node:assert/strict';
import { symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { digestTarget } from '../../src/prepare/reach/digest.ts';
import { readTree } from '../../src/prepare/tree.ts';
import type { ServerTarget } from '../../src/model.ts';
import { writeFiles, type Files } from '../git-repository.ts';
import { serverTargetOf } from '../targets.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { FILES } from './digested.ts';

/** The digest of the target with a symbolic link in its folder. */
async function digestWithLinkTo(goal: string, changed: Files = {}): Promise<string> {
  await using tree = await temporaryFolder();
  await writeFiles(tree.path, { ...FILES, ...changed });
  await symlink(goal, join(tree.path, 'servers/tiny/link'));
  return await digestTarget(serverTargetOf(), await readTree(tree.path));
}

/** The digest of a target in a tree with a symbolic link at its root. */
async function digestBeside(link: { readonly at: string; readonly to: string }, changed: Files, change: Partial<ServerTarget> = {}): Promise<string> {
  await using tree = await temporaryFolder();
  await writeFiles(tree.path, { ...FILES, ...changed });
  await symlink(link.to, join(tree.path, link.at));
  return await digestTarget(serverTargetOf(change), await readTree(tree.path));
}

/** The same with a link to a folder in which another link lies. */
async function digestWithTwoLinks(changed: Files): Promise<string> {
  await using tree = await temporaryFolder();
  await writeFiles(tree.path, { ...FILES, ...changed });
  await symlink('../../shared', join(tree.path, 'servers/tiny/link'));
  await symlink('../servers/tinier', join(tree.path, 'shared/further'));
  return await digestTarget(serverTargetOf(), await readTree(tree.path));
}

describe('the digest of what a target can reach by symbolic links', () => {
  it('takes a link for where it points, be it a folder or nowhere', async () => {
    assert.notEqual(await digestWithLinkTo('../../shared'), await digestWithLinkTo('../../lib'));
    assert.notEqual(await digestWithLinkTo('nowhere'), await digestWithLinkTo('somewhere'));
  });

  it('changes with what lies behind a link to a folder, and behind a link in there', async () => {
    assert.notEqual(await digestWithLinkTo('../../shared', { 'shared/schema.json': '[]' }), await digestWithLinkTo('../../shared'));
    assert.equal(await digestWithLinkTo('../../shared', { 'README.md': '' }), await digestWithLinkTo('../../shared'));
    assert.notEqual(await digestWithTwoLinks({ 'servers/tinier/server.js': '1' }), await digestWithTwoLinks({}));
  });

  it('changes with what lies behind a link on the way to what is imported', async () => {
    const files: Files = { 'servers/tiny/server.js': "import '../../linked/deep/y.js';", 'shared/deep/y.js': '' };
    const link = { at: 'linked', to: 'shared' };
    assert.notEqual(await digestBeside(link, { ...files, 'shared/deep/y.js': '// changed' }), await digestBeside(link, files));
    assert.equal(await digestBeside(link, { ...files, 'README.md': '' }), await digestBeside(link, files));
  });

  for (const { dir, link } of [
    { dir: 'bench', link: { at: 'bench', to: 'servers/tinier' } },
    { dir: 'linked/tinier', link: { at: 'linked', to: 'servers' } },
  ]) {
    it(`changes with what lies behind a link, for a target in ${dir}, which leads through it`, async () => {
      assert.notEqual(await digestBeside(link, { 'servers/tinier/server.js': '1' }, { dir }), await digestBeside(link, {}, { dir }));
      assert.equal(await digestBeside(link, { 'README.md': '' }, { dir }), await digestBeside(link, {}, { dir }));
    });
  }

  it('is taken also where a link leads out of the tree', async () => {
    assert.notEqual(await digestWithLinkTo('../../..'), await digestWithLinkTo('../../../..'));
  });
});
