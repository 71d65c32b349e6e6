import assert from 'node:assert/strict';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { jsonIn, jsonOf, readTree } from '../../src/prepare/tree.ts';
import { writeFiles } from '../git-repository.ts';
import { temporaryFolder } from '../temporary-folder.ts';

describe('what a JSON file says', () => {
  for (const [what, text, said] of [
    ['as it is', '{"a":[1,2]}', { a: [1, 2] }],
    ['with comments', '{ // one, }\n "a": 1, /* "b": 2,\n */ "c": 3 }', { a: 1, c: 3 }],
    ['with commas behind the last', '{ "a": [1, 2,], // two\n "b": { "c": 1, }, }', { a: [1, 2], b: { c: 1 } }],
    ['with what looks like these in its texts', '{ /* */ "a": "https://a/*,}*/", "b": "\\",]//" }', { a: 'https://a/*,}*/', b: '",]//' }],
    ['behind the mark of its encoding', '\uFEFF{"a":1}', { a: 1 }],
  ] as const) {
    it(`is understood ${what}`, async () => {
      await using folder = await temporaryFolder();
      await writeFiles(folder.path, { 'some.json': text });
      assert.deepEqual(await jsonOf(join(folder.path, 'some.json')), said);
    });
  }

  it('is nothing where there is none, or it is none', async () => {
    await using folder = await temporaryFolder();
    await writeFiles(folder.path, { 'broken.json': '{' });
    for (const file of ['nowhere.json', 'broken.json', 'broken.json/some.json']) assert.equal(await jsonOf(join(folder.path, file)), null, file);
  });

  it('is read once of a tree', async () => {
    await using folder = await temporaryFolder();
    await writeFiles(folder.path, { 'some.json': '{"a":1}' });
    const tree = await readTree(folder.path);
    const said = await jsonIn(tree, 'some.json');
    await writeFiles(folder.path, { 'some.json': '{"a":2}' });
    assert.deepEqual([said, await jsonIn(tree, 'some.json')], [{ a: 1 }, { a: 1 }]);
  });
});
