import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { ServerTarget } from '../../src/model.ts';
import type { Files } from '../git-repository.ts';
import { isReachedIn } from './digested.ts';

const SOURCES: Files = { 'src/lib/a.ts': "import './further.ts';", 'src/lib/further.ts': '', 'src/lib/b.ts': '', 'README.md': '' };
const BENCH: Partial<ServerTarget> = { dir: 'bench', install: null };
const ALIASES = { '@lib/*': ['./src/lib/*'] };

/** Code in a folder below that of a `tsconfig.json`. */
const below = (code: string, compilerOptions: object, others: Files = {}): Files => ({
  ...SOURCES, 'bench/bench.ts': code, 'tsconfig.json': JSON.stringify({ compilerOptions }), ...others,
});

describe('the digest of a target in TypeScript below a tsconfig.json', () => {
  for (const [how, files] of [
    ['an alias', below("import { a } from '@lib/a.js';", { paths: ALIASES })],
    ['an alias from a folder', below("import { a } from '@lib/a';", { baseUrl: './src', paths: { '@lib/*': ['nowhere/*', 'lib/*'] } })],
    ['an alias with an end', below("import a from '@lib/a.js';", { paths: { '@lib/*.js': ['./src/lib/*.ts'] } })],
    ['an alias of one file', below("export * from 'lib';", { paths: { lib: ['./src/lib/a.ts'] } })],
    ['the folder from which names are meant', below("import 'express';\nimport { a } from 'src/lib/a.js';", { baseUrl: '.' })],
    ['an alias of all names', below("require('lib/a')", { paths: { '*': ['./src/*', './types/*'] } })],
    ['an alias of what it extends', below("import('@lib/a.js')", {}, { 'tsconfig.json': '{ "extends": "./config/base" }', 'config/base.json': '{ "compilerOptions": { "paths": { "@lib/*": ["../src/lib/*"] } } }' })],
    ['an alias of the last that it extends', below("import('@lib/a.js')", {}, {
      'tsconfig.json': '{ "extends": ["./config/first.json", "./config/last.json"] }',
      'config/first.json': '{ "compilerOptions": { "paths": { "@lib/*": ["../*"] } } }', 'config/last.json': '{ "extends": "./first.json", "compilerOptions": { "paths": { "@lib/*": ["../src/lib/*"] } } }',
    })],
    ['an alias beside comments', below("import '@lib/a.js'", {}, { 'tsconfig.json': '{ // "rootDir": "./",\n "compilerOptions": { "paths": { "@lib/*": ["./src/lib/*"], }, }, }' })],
  ] as const satisfies readonly (readonly [string, Files])[]) {
    it(`changes with what it imports by ${how}`, async () => {
      for (const changed of ['src/lib/a.ts', 'src/lib/further.ts', 'tsconfig.json']) assert.ok(await isReachedIn(files, changed, BENCH), changed);
      for (const changed of ['src/lib/b.ts', 'README.md']) assert.equal(await isReachedIn(files, changed, BENCH), false, changed);
    });
  }

  it('changes with what the tsconfig.json extends', async () => {
    const files = below('', {}, { 'tsconfig.json': '{ "extends": ["./base.json", "./nowhere.json", "@tsconfig/node22"] }', 'base.json': '{ "extends": "./tsconfig.json" }' });
    assert.ok(await isReachedIn(files, 'base.json', BENCH));
  });

  it('changes with all of a folder where the name is put together while it runs', async () => {
    for (const code of ['import(`@lib/${name}.js`)', 'import(`@l${rest}`)']) {
      assert.ok(await isReachedIn(below(code, { paths: ALIASES }), 'src/lib/b.ts', BENCH), code);
      assert.equal(await isReachedIn(below(code, { paths: ALIASES }), 'README.md', BENCH), false, code);
    }
    for (const [code, isReached] of [['import(`src/lib/${name}.js`)', true], ['import(`plugin-${name}`)', false]] as const) {
      assert.equal(await isReachedIn(below(code, { baseUrl: '.' }), 'src/lib/b.ts', BENCH), isReached, code);
    }
  });

  it('changes with all of the package that is built into what an alias means', async () => {
    assert.ok(await isReachedIn(below("import '@built/a.js';", { paths: { '@built/*': ['./dist/*'] } }), 'src/lib/b.ts', BENCH));
  });

  for (const [what, files] of [
    ['it includes, and where it writes', below('', {}, { 'tsconfig.json': '{ "compilerOptions": { "rootDir": "./", "outDir": "./dist" }, "include": ["./src/**/*", "./**/*.ts"] }' })],
    ['aliases mean that it does not use', below("import '@other/a.js'; import '@lib';", { paths: ALIASES })],
    ['words mean that are no imports, from its folder', below("describe('src', () => read('README.md'));", { baseUrl: '.' })],
    ['aliases mean beyond the repository', below("import '@lib/a.js';", { paths: { '@lib/*': ['../../lib/*'] } })],
    ['its own tsconfig.json takes the place of', below("import '@lib/a.js';", { paths: ALIASES }, { 'bench/tsconfig.json': '{}' })],
  ] as const satisfies readonly (readonly [string, Files])[]) {
    it(`does not change with what ${what}`, async () => {
      for (const changed of ['src/lib/a.ts', 'README.md']) assert.equal(await isReachedIn(files, changed, BENCH), false, changed);
    });
  }

  it('does not change with a tsconfig.json around JavaScript', async () => {
    const files = below('', { paths: ALIASES }, { 'js/bench.js': "import '@lib/a.js';" });
    for (const changed of ['tsconfig.json', 'src/lib/a.ts']) assert.equal(await isReachedIn(files, changed, { ...BENCH, dir: 'js' }), false, changed);
  });
});
