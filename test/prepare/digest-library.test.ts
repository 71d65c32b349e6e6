import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { ServerTarget } from '../../src/model.ts';
import type { Files } from '../git-repository.ts';
import { digestWith } from './digested.ts';

/** A library, and benchmarks of it in a folder of its own that is no package. */
const LIBRARY: Files = {
  'bench/bench.js': "import 'tiny'; import '#tiny';", 'outside/index.js': "import './further.js';", 'outside/further.js': '', 'README.md': '',
};
const BENCH: Partial<ServerTarget> = { dir: 'bench', install: null };

/** Its own names mean what is built. */
const BUILT: Files = { 'package.json': '{"name":"tiny","exports":"./dist/index.js","imports":{"#built/*":"./dist/*.js"}}' };

describe('the digest of benchmarks beside the library that they measure', () => {
  for (const [how, manifest] of [
    ['its own name', { name: 'tiny', exports: './outside/index.js' }],
    ['a condition of its own name', { name: 'tiny', exports: { '.': { import: './outside/index.js' } } }],
    ['one of many paths of its own name', { name: 'tiny', exports: { '.': ['./outside/index.js'], './helpers': './outside/further.js', './hidden/*': null } }],
    ['a name of its own files', { imports: { '#tiny': './outside/index.js' } }],
    ['a name that stands for many', { imports: { '#t*': { node: './outside/index.js', default: 'another' } } }],
  ] as const) {
    it(`changes with the files of a library that is imported by ${how}, which its package.json above tells`, async () => {
      const files: Files = { ...LIBRARY, 'package.json': JSON.stringify(manifest) };
      for (const changed of ['outside/index.js', 'outside/further.js', 'package.json']) {
        assert.notEqual(await digestWith({ ...files, [changed]: `${files[changed]!} ` }, BENCH), await digestWith(files, BENCH), changed);
      }
      assert.equal(await digestWith({ ...files, 'README.md': '// changed' }, BENCH), await digestWith(files, BENCH));
    });

    it(`does not change with what ${how} means around a package of its own`, async () => {
      const files: Files = { ...LIBRARY, 'package.json': JSON.stringify(manifest), 'bench/package.json': '{}' };
      for (const changed of ['outside/index.js', 'package.json']) {
        assert.equal(await digestWith({ ...files, [changed]: `${files[changed]!} ` }, BENCH), await digestWith(files, BENCH), changed);
      }
    });
  }

  it('does not change with a library around it that it does not import by a name', async () => {
    const files: Files = { ...LIBRARY, 'bench/bench.js': "import 'another';", 'package.json': '{"name":"tiny","exports":"./outside/index.js"}' };
    for (const changed of ['outside/index.js', 'package.json']) {
      assert.equal(await digestWith({ ...files, [changed]: `${files[changed]!} ` }, BENCH), await digestWith(files, BENCH), changed);
    }
  });

  for (const [how, files, change] of [
    ['its code imports by a path', { 'bench/bench.js': "import '../dist/index.js';" }, {}],
    ['its code imports by the library\'s own name', { 'bench/bench.js': "import 'tiny';", 'package.json': '{"name":"tiny","exports":{".":{"types":"./dist/index.d.ts","import":"./dist/index.js"}}}' }, {}],
    ['its code imports by a name that it puts together', { ...BUILT, 'bench/bench.js': 'import(`#built/${name}`);' }, {}],
    ['its code imports by a name of which it has the beginning', { ...BUILT, 'bench/bench.js': 'import(`#bu${rest}`);' }, {}],
    ['a script of its package runs', { 'bench/package.json': '{"scripts":{"start":"node \\"../dist/index.js\\""}}' }, {}],
    ['its start command runs', {}, { start: 'node ../dist/index.js' }],
    ['the program imports that its start command runs', { 'outside/index.js': "import '../dist/index.js';" }, { start: 'node ../outside/index.js' }],
    ['that program imports by the library\'s own name', { ...BUILT, 'outside/index.js': "import 'tiny';" }, { start: 'node ../outside/index.js' }],
    ['its code imports, where it depends on data', { 'bench/bench.js': "import '../dist/index.js';" }, { dependsOn: ['README.md'] }],
    ['its code imports, where it depends on code of its own', { 'bench/bench.js': "import '../dist/index.js';" }, { dependsOn: ['bench'] }],
    ['its code imports, where it depends on another package', { 'bench/bench.js': "import '../dist/index.js';", 'libs/other/package.json': '{}', 'libs/other/a.js': '' }, { dependsOn: ['libs/other'] }],
  ] as const satisfies readonly (readonly [string, Files, Partial<ServerTarget>])[]) {
    it(`changes with all of the package that is built into what ${how}`, async () => {
      const target = { ...BENCH, ...change };
      const before: Files = { ...LIBRARY, 'bench/bench.js': '', ...files, 'src/index.ts': '' };
      assert.notEqual(await digestWith({ ...before, 'src/index.ts': '// changed' }, target), await digestWith(before, target));
    });
  }

  for (const [what, own] of [
    ['an install puts there', { 'bench/bench.js': "import '../node_modules/tool/index.js';", 'bench/.rc.json': '{"$schema":"../node_modules/tool/schema.json"}' }],
    ['a compiler writes, or reads alone', { 'bench/tsconfig.json': '{"outDir":"../dist"}', 'bench/bench.ts': "import type { A } from '../dist/index.d.ts';" }],
    ['is built in its own folder', { 'bench/bench.js': "import './dist/index.js';" }],
    ['only code elsewhere names', { 'bench/bench.js': "import '../outside/index.js';", 'outside/further.js': "// '../dist/index.js'" }],
    ['its own name means to code elsewhere', { ...BUILT, 'bench/bench.js': "import '../outside/index.js';", 'outside/index.js': "import 'tiny';" }],
    ['a heading begins like', { ...BUILT, 'bench/bench.js': "'# Results'; '#fff'; `#${colour}`; 'tiny: wrong'" }],
    ['another of its names means', { 'bench/bench.js': "import '#a';", 'package.json': '{"imports":{"#a":"./outside/index.js","#b":"./dist/index.js"}}' }],
    ['tests write of what they covered', { 'bench/jest.config.js': "coverageDirectory: '../coverage/bench'", 'bench/env.js': "config({ path: '../.env' })" }],
  ] as const satisfies readonly (readonly [string, Files])[]) {
    it(`does not change with all of the library for the sake of what ${what}`, async () => {
      const before: Files = { ...LIBRARY, 'bench/bench.js': '', ...own, 'src/index.ts': '' };
      assert.equal(await digestWith({ ...before, 'src/index.ts': '// changed' }, BENCH), await digestWith(before, BENCH));
    });
  }

  for (const { made, built, changed, isReached } of [
    { made: 'what is depended on', built: 'dist/index.js', changed: 'outside/index.js', isReached: true },
    { made: 'what is depended on', built: 'dist/index.js', changed: 'src/index.ts', isReached: false },
    { made: 'what nobody tells', built: 'libs/other/dist/index.js', changed: 'libs/other/src/a.ts', isReached: true },
    { made: 'what nobody tells', built: 'libs/other/dist/index.js', changed: 'src/index.ts', isReached: false },
  ]) {
    it(`${isReached ? 'changes' : 'does not change'} with ${changed} where it depends on files and imports ${built}, made of ${made}`, async () => {
      const before: Files = { ...LIBRARY, 'src/index.ts': '', 'libs/other/package.json': '{}', 'libs/other/src/a.ts': '' };
      for (const [own, change] of [[`import '../${built}';`, {}], ['', { start: `node ../${built}` }]] as const) {
        const target = { ...BENCH, ...change, dependsOn: ['outside'] };
        const files: Files = { ...before, 'bench/bench.js': own };
        assert.equal(await digestWith({ ...files, [changed]: '// changed' }, target) !== await digestWith(files, target), isReached);
      }
    });
  }

  it('changes with the library that its install command installs, beside a lock file of its own', async () => {
    const files: Files = { ...LIBRARY, 'bench/package-lock.json': '{"packages":{}}' };
    const target = { ...BENCH, install: 'npm ci && npm install --no-save ..' };
    assert.notEqual(await digestWith({ ...files, 'outside/index.js': '// changed' }, target), await digestWith(files, target));
  });
});
