import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { filesLedTo, filesMeantBy, packageAround, tsconfigAround } from '../../../src/prepare/reach/files-led-to.ts';

describe('the package around a file', () => {
  const PLACES = new Set(['package.json', 'lib/deep/a.js', 'tools/package.json', 'tools/a.ts']);
  for (const [place, around] of [
    ['tools/a.ts', 'tools/package.json'],
    ['tools/deep/a.cjs', 'tools/package.json'],
    ['lib/deep/a.js', 'package.json'],
    ['a.mjs', 'package.json'],
    ['tools/bin/serve', 'tools/package.json'],
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

describe('the tsconfig.json around a file', () => {
  const PLACES = new Set(['tsconfig.json', 'tools/tsconfig.json', 'tools/package.json', 'tools/tsconfig.base.json']);
  for (const [place, around] of [
    ['tools/deep/a.ts', 'tools/tsconfig.json'],
    ['tools/a.mts', 'tools/tsconfig.json'],
    ['lib/deep/a.tsx', 'tsconfig.json'],
    ['tools/a.js', null],
    ['tools/data.json', null],
  ] as const) {
    it(`of ${place} is ${around ?? 'none: it is no TypeScript'}`, () => {
      assert.equal(tsconfigAround(place, PLACES), around);
    });
  }

  it('is none where there is none', () => {
    assert.equal(tsconfigAround('lib/deep/a.ts', new Set(['lib/deep/a.ts', 'tools/tsconfig.json'])), null);
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
    ['lib/x/deep/y.js?url', ['lib/x/deep/y.js']],
    ['a.js#part', ['a.js']],
    ['.', FILES],
  ] as const) {
    it(`are ${meant.length} of ${named}`, () => {
      assert.deepEqual(filesMeantBy(named, FILES), meant);
    });
  }
});

describe('the files that a path leads to', () => {
  const FILES = ['core/package.json', 'core/src/a.ts', 'linked', 'package.json', 'shared/a.js', 'tools/coverage/package.json'];
  const ledTo = (path: string, mayBeBuilt: boolean): readonly string[] => filesLedTo({ path, mayBeBuilt }, { sorted: FILES, all: new Set(FILES) });

  for (const [path, files] of [
    ['shared/a.js', ['shared/a.js']],
    ['core/dist/index.js', ['core/package.json', 'core/src/a.ts']],
    ['dist/index.js', FILES],
    ['linked/deep/a.js', ['linked']],
    ['node_modules/tool/index.js', []],
    ['.git/HEAD', []],
    ['dist/types/index.d.ts', []],
    ['coverage/apps/api', []],
    ['core/.env.local', []],
    ['core/coverage', []],
    ['core/dist/coverage/index.js', ['core/package.json', 'core/src/a.ts']],
    ['tools/coverage/dist/index.js', ['tools/coverage/package.json']],
  ] as const) {
    it(`are ${files.length} of ${path}, if it may be built`, () => {
      assert.deepEqual(ledTo(path, true), files);
    });
  }

  it('are none of what is not there and not built', () => {
    assert.deepEqual(ledTo('core/dist/index.js', false), []);
  });
});
