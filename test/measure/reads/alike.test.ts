import assert from 'node:assert/strict';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { filesReadAlike } from '../../../src/measure/reads/alike.ts';
import type { Reads } from '../../../src/measure/reads/reads.ts';
import { writeFiles, type Files } from '../../git-repository.ts';
import { temporaryFolder } from '../../temporary-folder.ts';

const FILES: Files = { 'a.js': '1', 'lib/b.js': '2', 'package.json': '{"type":"module","version":"1"}', 'lib/deep/c.js': '3' };

const reads = (asked: readonly string[], listed: readonly (readonly [string, boolean])[] = []): Reads => ({
  asked: new Set(asked),
  listed: new Map(listed),
});

/** Where base has the files, and head the change too; base reads the first, and head the second, or the same. */
async function alike(change: Files, ofBase: Reads, ofHead = ofBase): Promise<number | null> {
  await using folder = await temporaryFolder();
  const trees = { base: join(folder.path, 'base'), head: join(folder.path, 'head') };
  await writeFiles(trees.base, FILES);
  await writeFiles(trees.head, { ...FILES, ...change });
  return await filesReadAlike({ base: ofBase, head: ofHead }, trees);
}

describe('files that both arms read', () => {
  it('are alike where each has the same bytes, and a folder, or nothing, is in its place in both', async () => {
    assert.equal(await alike({ 'other.js': '' }, reads(['/a.js', '/lib/b.js', '/lib', '/missing.js'])), 2);
    assert.equal(await alike({ 'other.js': '' }, reads(['/a.js']), reads(['/lib/b.js'])), 2);
  });

  it('are not where one differs, or is in one arm alone, whichever of them read it', async () => {
    assert.equal(await alike({ 'a.js': '2' }, reads(['/a.js'])), null);
    assert.equal(await alike({ 'a.js': '2' }, reads([]), reads(['/a.js'])), null);
    assert.equal(await alike({ flag: '' }, reads(['/flag'])), null);
    assert.equal(await alike({ 'extra/x.js': '' }, reads(['/extra'])), null);
  });

  it('are alike where they differ by the path of their own copy', async () => {
    await using folder = await temporaryFolder();
    const trees = { base: join(folder.path, 'base'), head: join(folder.path, 'head') };
    for (const tree of [trees.base, trees.head]) await writeFiles(tree, { 'built.js': `const root = '${tree}';` });
    assert.equal(await filesReadAlike({ base: reads(['/built.js']), head: reads([]) }, trees), 1);
  });

  it('are all files of a folder that is listed, and of folders in it where those are listed too', async () => {
    assert.equal(await alike({ 'lib/deep/c.js': '4' }, reads([], [['/lib', false]])), 1);
    assert.equal(await alike({ 'lib/deep/c.js': '4' }, reads([], [['/lib', true]])), null);
    assert.equal(await alike({ 'lib/b.js': '4' }, reads([], [['/lib', false]])), null);
    assert.equal(await alike({ 'lib/d.js': '' }, reads([], [['/lib', false]])), null);
    assert.equal(await alike({}, reads([], [['/missing', true]])), 0);
  });

  it('are resolved by the nearest package.json, of which only what Node.js reads counts', async () => {
    assert.equal(await alike({ 'package.json': '{"type":"module","version":"2"}' }, reads(['/lib/b.js'])), 1);
    assert.equal(await alike({ 'package.json': '{"type":"commonjs","version":"1"}' }, reads(['/lib/b.js'])), null);
    assert.equal(await alike({ 'lib/package.json': '{}' }, reads(['/lib/b.js'])), null);
    assert.equal(await alike({ 'package.json': '{"type":"module","version":"2"}' }, reads(['/lib/b.js', '/package.json'])), null);
  });
});
