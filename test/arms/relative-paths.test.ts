import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { filesMeantBy, packageAround, pathsNamedFrom, pathsNamedIn } from '../../src/arms/relative-paths.ts';

describe('the relative paths in a text', () => {
  for (const [text, named] of [
    ["import a from '../lib/a.js'; require(\"./b\");", ['servers/lib/a.js', 'servers/api/b']],
    ["path.join(__dirname, '..', 'lib')", ['servers']],
    ["import('../with blanks/a.js')", ['servers/with blanks/a.js']],
    ['`../locales/${name}.js`', ['servers/locales']],
    ['"paths": { "@lib/*": ["../../lib/*"] }', ['lib']],
    ['node --require=../hook.cjs ./server.js', ['servers/hook.cjs', 'servers/api/server.js']],
    ['"lib": "file:../../lib/"', ['lib']],
    ["require('../..')", ['.']],
    ['cd .. && npm ci', ['servers']],
    ['npm --prefix .. run build', ['servers']],
    ['const rest = [ .. ]; // and so on ..', []],
    ["require('../../../beyond')", []],
    ["name.split('.'), '...', 'a/../b', 1./x", []],
    ["'../a'; '../a'", ['servers/a']],
  ] as const) {
    it(`are ${named.join(' and ') || 'none'} of ${text}`, () => {
      assert.deepEqual(pathsNamedFrom('servers/api', text), named);
    });
  }

  it('count in source files, and not in others', () => {
    assert.deepEqual(pathsNamedIn("'../lib'", 'servers/api/server.mts'), ['servers/lib']);
    assert.deepEqual(pathsNamedIn("'../lib'", 'servers/api/README.md'), []);
  });
});

describe('the package around a file', () => {
  const PLACES = new Set(['package.json', 'lib/deep/a.js', 'tools/package.json', 'tools/a.ts']);
  for (const [place, around] of [
    ['tools/a.ts', 'tools/package.json'],
    ['tools/deep/a.cjs', 'tools/package.json'],
    ['lib/deep/a.js', 'package.json'],
    ['a.mjs', 'package.json'],
    ['tools/data.json', null],
    ['tools/README.md', null],
  ] as const) {
    it(`of ${place} is ${around ?? 'none: it is no code'}`, () => {
      assert.equal(packageAround(place, PLACES), around);
    });
  }

  it('is none where there is none', () => {
    assert.equal(packageAround('lib/deep/a.js', new Set(['lib/deep/a.js'])), null);
  });
});

describe('the files that a path may mean', () => {
  const FILES = ['a.js', 'lib/index.js', 'lib/x.d.ts', 'lib/x.js', 'lib/x.ts', 'lib/x/deep/y.js', 'lib/xy.js', 'library.js'];
  for (const [named, meant] of [
    ['lib', ['lib/index.js', 'lib/x.d.ts', 'lib/x.js', 'lib/x.ts', 'lib/x/deep/y.js', 'lib/xy.js']],
    ['lib/x', ['lib/x.d.ts', 'lib/x.js', 'lib/x.ts', 'lib/x/deep/y.js']],
    ['lib/x.js', ['lib/x.d.ts', 'lib/x.js', 'lib/x.ts']],
    ['lib/x/deep/y.js', ['lib/x/deep/y.js']],
    ['a', ['a.js']],
    ['nowhere', []],
    ['.', FILES],
  ] as const) {
    it(`are ${meant.length} of ${named}`, () => {
      assert.deepEqual(filesMeantBy(named, FILES), meant);
    });
  }
});
