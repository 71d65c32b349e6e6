import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { filesLedTo, filesMeantBy, packageAround, pathsNamedFrom, pathsNamedIn, pathsNamedInCommands } from '../../src/arms/relative-paths.ts';

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
    ["require(__dirname + '/../../lib/app')", ['lib/app']],
    ["fork(__dirname + '/..')", ['servers']],
    ['`${import.meta.dirname}/../lib/a.js`', ['servers/lib/a.js']],
    ['`${folder}../lib/a.js`', ['servers/lib/a.js']],
    ["path.join(__dirname, '..', '..', 'lib')", ['servers', '.']],
    ['path.join(__dirname, "../..", `../beyond`)', ['.', 'servers/beyond']],
    ["['..', '../a']", ['servers', 'servers/a']],
    ["'/lib', '/x/../y', `${a}..${b}`, {...c}", []],
  ] as const) {
    it(`are ${named.join(' and ') || 'none'} of ${text}`, () => {
      assert.deepEqual(pathsNamedFrom('servers/api', text), named);
    });
  }

  it('count in source files, and not in others', () => {
    assert.deepEqual(pathsNamedIn("'../lib'", 'servers/api/server.mts'), ['servers/lib']);
    assert.deepEqual(pathsNamedIn("'../lib'", 'servers/api/README.md'), []);
  });

  for (const command of [
    'npm ci && npm install --no-save ..', 'npm pack ..', 'tsc -p ..', 'npm --prefix=.. run build', 'yarn --cwd .. build', 'pnpm --dir .. build', 'node ..',
    'npm install file:..', '(cd ..; make)', 'cd ".."', 'node $PWD/..', 'cd "$(dirname "$0")"/.. && make', 'npm ci\ncd ..\nmake',
  ]) {
    it(`are the folder above in the command \`${command}\``, () => {
      assert.deepEqual(pathsNamedInCommands('servers/api', JSON.stringify({ install: command })), ['servers']);
      assert.deepEqual(pathsNamedIn(JSON.stringify({ scripts: { build: command } }), 'servers/api/package.json'), ['servers']);
    });
  }

  for (const [command, named] of [
    ['node "../bin/serve.js"', ['servers/bin/serve.js']],
    ['npm ci\n../bin/build\n', ['servers/bin/build']],
    ['cd ../..\nmake', ['.']],
    ['node $PWD/../bin/serve.js --quiet', ['servers/bin/serve.js']],
    ['node "${HERE}/../bin/serve.js"', ['servers/bin/serve.js']],
    ['git diff main..head; echo ...', []],
  ] as const) {
    it(`are ${named.join(' and ') || 'none'} in the command ${JSON.stringify(command)}`, () => {
      assert.deepEqual(pathsNamedInCommands('servers/api', JSON.stringify({ start: command })), named);
    });
  }
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
  const FILES = ['core/package.json', 'core/src/a.ts', 'linked', 'package.json', 'shared/a.js'];
  const ledTo = (path: string, mayBeBuilt: boolean): readonly string[] => filesLedTo({ path, mayBeBuilt }, { sorted: FILES, all: new Set(FILES) });

  for (const [path, files] of [
    ['shared/a.js', ['shared/a.js']],
    ['core/dist/index.js', ['core/package.json', 'core/src/a.ts']],
    ['dist/index.js', FILES],
    ['linked/deep/a.js', ['linked']],
    ['node_modules/tool/index.js', []],
    ['.git/HEAD', []],
    ['dist/types/index.d.ts', []],
  ] as const) {
    it(`are ${files.length} of ${path}, if it may be built`, () => {
      assert.deepEqual(ledTo(path, true), files);
    });
  }

  it('are none of what is not there and not built', () => {
    assert.deepEqual(ledTo('core/dist/index.js', false), []);
  });
});
