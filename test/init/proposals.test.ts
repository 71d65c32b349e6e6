import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Project, ProjectPackage } from '../../src/init/project.ts';
import type { TargetProposal } from '../../src/init/proposal.ts';
import { proposeTargets } from '../../src/init/proposals.ts';
import { projectWith, ROOT } from './projects.ts';

const targetsOf = (parts: Parameters<typeof projectWith>[0]): readonly TargetProposal[] => proposeTargets(projectWith(parts)).targets;

/** In a repository without a package.json. */
const NPM_CI = 'npm ci --prefer-offline --no-audit --no-fund';
const FREE = 'npm install --no-audit --no-fund --no-package-lock';

/** The commands of the only target of a package with these scripts. */
function commandsOf(
  scripts: ProjectPackage['scripts'],
  {
    dependencies = [],
    sources = [],
    files = [],
  }: { readonly dependencies?: readonly string[]; readonly sources?: Project['sources']; readonly files?: readonly string[] } = {},
): unknown {
  return targetsOf({ packages: [{ ...ROOT, entry: null, scripts, dependencies: new Set(dependencies) }], sources, files }).map(
    ({ kind, start, build }) => [kind, start, build],
  );
}

/** How the suite that is written for a library imports it. */
const importIn = (entry: string): string =>
  /^import .*$/m.exec(String(targetsOf({ packages: [{ ...ROOT, entry }] })[0]!.scaffold!.files['perf/main.suite.mjs']))![0];

describe('what init proposes', () => {
  it('a package whose start script runs node is a server, with the paths that it names', () => {
    const targets = targetsOf({
      packages: [{ ...ROOT, scripts: { start: 'node dist/server.js', build: 'tsc' } }],
      sources: [{ path: 'src/server.ts', text: "app.get('/users', list); app.get('/users/:id', one); app.listen(process.env.PORT);" }],
    });
    assert.deepEqual(targets, [
      {
        kind: 'server',
        name: 'app',
        dir: '.',
        start: 'node dist/server.js',
        paths: ['/', '/users'],
        install: NPM_CI,
        build: 'npm run build',
        because: 'its `start` script, "node dist/server.js"',
        scaffold: null,
      },
    ]);
  });

  it('a file that listens on PORT is a server of the package around it', () => {
    const targets = targetsOf({
      packages: [
        { ...ROOT, manager: 'pnpm', workspace: '.' },
        { ...ROOT, manager: 'pnpm', workspace: '.', dir: 'packages/api', name: '@acme/api' },
      ],
      sources: [{ path: 'packages/api/lib/main.mjs', text: 'http.createServer(answer).listen(process.env.PORT)' }],
    });
    assert.deepEqual(
      targets.map(({ name, dir, start, install }) => ({ name, dir, start, install })),
      [{ name: 'api', dir: 'packages/api', start: 'node lib/main.mjs', install: '(cd ../.. && pnpm install --frozen-lockfile)' }],
    );
  });

  it('a file that exports a function of a Bench is a suite as it is', () => {
    const targets = targetsOf({
      sources: [{ path: 'bench/parse.suite.js', text: "export default (bench) => { bench.add('parse', parse); };" }],
    });
    assert.deepEqual(
      targets.map(({ kind, name, start }) => ({ kind, name, start })),
      [{ kind: 'suite', name: 'parse', start: 'bench/parse.suite.js' }],
    );
  });

  it('a suite in TypeScript is loaded by tsx where its package has that', () => {
    const sources = [{ path: 'bench.ts', text: "import { Bench } from 'tinybench';" }];
    const [target] = targetsOf({ packages: [{ ...ROOT, dependencies: new Set(['tsx']) }], sources });
    assert.deepEqual([target!.install, target!.env], [`export NODE_OPTIONS= && ${NPM_CI}`, { NODE_OPTIONS: '--import=tsx' }]);
    assert.equal(targetsOf({ sources })[0]!.env, undefined);
  });

  it('a framework gets a server that uses it from the repository, another library a suite', () => {
    const [server] = targetsOf({ packages: [{ ...ROOT, name: 'koa', hasLockFile: false, scripts: { build: 'node build.js' } }] });
    assert.deepEqual(
      { ...server, scaffold: Object.keys(server!.scaffold!.files) },
      {
        kind: 'server',
        name: 'koa',
        dir: 'perf/server',
        start: 'node server.mjs',
        paths: ['/'],
        install: `(cd ../.. && ${FREE}) && ${FREE}`,
        build: '(cd ../.. && npm run build)',
        because: 'a small koa server that uses koa from this repository',
        scaffold: ['perf/server/package.json', 'perf/server/server.mjs'],
      },
    );
    const [suite] = targetsOf({ packages: [{ ...ROOT, name: '@acme/parse' }] });
    assert.deepEqual([suite!.kind, suite!.name, suite!.start], ['suite', 'parse', 'perf/main.suite.mjs']);
  });

  it('the suite of a library imports it by its exports, or by its main file', () => {
    assert.equal(importIn('@acme/parse'), "import * as library from '@acme/parse';");
    assert.equal(importIn('./lib/parse.js'), "import * as library from '../lib/parse.js';");
  });

  it('nothing is proposed for a package that no module can import', () => {
    assert.deepEqual(targetsOf({ packages: [{ ...ROOT, entry: null }] }), []);
  });

  it('in a workspace whose root is no library, the member that uses most of the others is the library', () => {
    const member = { ...ROOT, manager: 'pnpm', workspace: '.', scripts: { build: 'tsc' } } as const;
    const [target, ...others] = targetsOf({
      packages: [
        { ...member, entry: null },
        { ...member, dir: 'examples/site', name: 'site', linkedDirs: ['packages/app', 'packages/router', 'packages/url'] },
        { ...member, dir: 'packages/app', name: '@acme/app', entry: '@acme/app', linkedDirs: ['packages/router', 'packages/url'] },
        { ...member, dir: 'packages/plugin', name: '@acme/plugin', linkedDirs: ['packages/app'] },
        { ...member, dir: 'packages/router', name: '@acme/router', linkedDirs: ['packages/url'] },
        { ...member, dir: 'packages/url', name: '@acme/url' },
      ],
    });
    assert.deepEqual(others, []);
    assert.deepEqual(
      { ...target, scaffold: Object.keys(target!.scaffold!.files) },
      {
        kind: 'suite',
        name: 'app',
        dir: 'packages/app',
        start: 'perf/main.suite.mjs',
        paths: ['/'],
        install: '(cd ../.. && pnpm install --frozen-lockfile)',
        build: '(cd ../url && pnpm run build) && (cd ../router && pnpm run build) && pnpm run build',
        because: 'a small suite that calls @acme/app',
        scaffold: ['packages/app/perf/main.suite.mjs'],
      },
    );
  });

  it('a framework below a root that is no library gets its server there', () => {
    const [target] = targetsOf({
      packages: [
        { ...ROOT, entry: null },
        { ...ROOT, dir: 'packages/polka', name: 'polka', hasLockFile: false },
        { ...ROOT, dir: 'packages/url', name: '@polka/url', linkedDirs: ['packages/polka'] },
      ],
    });
    assert.deepEqual(
      [target!.name, target!.dir, target!.install, Object.keys(target!.scaffold!.files)],
      [
        'polka',
        'packages/polka/perf/server',
        `(cd ../.. && ${FREE}) && ${FREE}`,
        ['packages/polka/perf/server/package.json', 'packages/polka/perf/server/server.mjs'],
      ],
    );
  });

  it('the build of a library that a server links belongs to the server', () => {
    const targets = targetsOf({
      packages: [
        { ...ROOT, name: 'lib', scripts: { build: 'tsc' }, dependencies: new Set(['typescript']) },
        { ...ROOT, dir: 'perf/server', name: 'server', linkedDirs: ['.'] },
      ],
      sources: [{ path: 'perf/server/server.mjs', text: 'createServer(answer).listen(process.env.PORT)' }],
    });
    assert.deepEqual(
      targets.map(({ install, build }) => [install, build]),
      [[`(cd ../.. && ${NPM_CI}) && ${NPM_CI}`, '(cd ../.. && npm run build)']],
    );
  });

  it('libraries of a workspace are built before those that link them', () => {
    const member = { ...ROOT, manager: 'pnpm', workspace: '.' } as const;
    const build = { build: 'tsc' };
    const targets = targetsOf({
      packages: [
        { ...member, entry: null },
        { ...member, dir: 'apps/api', name: 'api', linkedDirs: ['packages/core', 'packages/log'], scripts: { start: 'node server.js' } },
        { ...member, dir: 'packages/core', name: 'core', linkedDirs: ['packages/log'], scripts: build },
        { ...member, dir: 'packages/log', name: 'log', scripts: build },
      ],
      files: ['apps/api/server.js'],
    });
    assert.deepEqual(
      targets.map((target) => [target.install, target.build]),
      [
        [
          '(cd ../.. && pnpm install --frozen-lockfile)',
          '(cd ../../packages/log && pnpm run build) && (cd ../../packages/core && pnpm run build)',
        ],
      ],
    );
  });

  it('a package beside a workspace is installed without it, and by its own lock file alone', () => {
    const targets = targetsOf({
      packages: [
        { ...ROOT, manager: 'pnpm', workspace: '.' },
        { ...ROOT, manager: 'pnpm', dir: 'benchmarks', hasLockFile: false },
      ],
      sources: [{ path: 'benchmarks/parse.js', text: "import { bench } from 'mitata';" }],
    });
    assert.deepEqual(
      targets.map(({ install }) => install),
      ['pnpm install --no-lockfile --ignore-workspace'],
    );
  });

  for (const script of ['build', 'prepack']) {
    it(`a suite that imports files of the package around its own installs it and runs its ${script} too`, () => {
      const targets = targetsOf({
        packages: [
          { ...ROOT, scripts: { [script]: 'tsc' } },
          { ...ROOT, dir: 'benchmarks', name: 'benchmarks', hasLockFile: false },
        ],
        sources: [
          { path: 'benchmarks/core/parse.mjs', text: "import { bench } from 'mitata'; import { parse } from '../../lib/parse.js';" },
        ],
      });
      assert.deepEqual(
        targets.map(({ dir, install, build }) => [dir, install, build]),
        [['benchmarks', `(cd .. && ${NPM_CI}) && ${FREE}`, `(cd .. && npm run ${script})`]],
      );
    });
  }

  it('files of other benchmark tools are suites as they are, and test files of vitest are none', () => {
    const targets = targetsOf({
      sources: [
        { path: 'bench/a.mjs', text: "import { Bench } from 'tinybench'; const bench = new Bench();" },
        { path: 'bench/sort.bench.ts', text: "import { bench } from 'vitest'; bench('sort', sort);" },
        {
          path: 'bench/five.ts',
          text: "import { test } from 'vitest'; test('sum', async ({ bench }) => { await bench('loop', sum).run(); });",
        },
        { path: 'lib/setup.ts', text: "import { expect } from 'vitest';" },
        { path: 'bench/old.js', text: "const Benchmark = require('benchmark');" },
        { path: 'bench/common.js', text: "const Benchmarkify = require('benchmarkify');" },
      ],
    });
    assert.deepEqual(
      targets.map(({ name, because }) => [name, because]),
      [
        ['a', 'bench/a.mjs has tinybench benchmarks'],
        ['sort', 'bench/sort.bench.ts has vitest benchmarks'],
        ['five', 'bench/five.ts has vitest benchmarks'],
        ['old', 'bench/old.js has benchmark benchmarks'],
        ['common', 'bench/common.js has benchmarkify benchmarks'],
      ],
    );
  });

  it('benchmarks below the tests are suites, and examples are none', () => {
    const text = "import { bench } from 'mitata';";
    const paths = ['test/bench/a.mjs', 'tests/b.bench.ts', 'benchmark/c.js', 'benchmarks/d/index.js', 'test/e.js', 'examples/bench/f.js'];
    assert.deepEqual(
      targetsOf({ sources: paths.map((path) => ({ path, text })) }).map(({ name }) => name),
      ['a', 'b', 'c', 'd'],
    );
  });

  it('a benchmark file that uses the globals of vitest is a suite where vitest is installed', () => {
    const sources = [{ path: 'benchmarks/array/all.bench.ts', text: "describe('all', () => { bench('few', () => all()); });" }];
    assert.deepEqual(
      targetsOf({ packages: [{ ...ROOT, dependencies: new Set(['vitest']) }], sources }).map(({ because }) => because),
      ['benchmarks/array/all.bench.ts has vitest benchmarks'],
    );
    assert.deepEqual(targetsOf({ packages: [{ ...ROOT, entry: null }], sources }), []);
  });

  it('a tool that perf-gate cannot read is named, and nothing is proposed for its file', () => {
    const { targets, passedOver } = proposeTargets(
      projectWith({
        packages: [{ ...ROOT, entry: null }],
        sources: [{ path: 'benchmark/suites/common.js', text: "const benny = require('benny');" }],
      }),
    );
    assert.deepEqual(
      [targets, passedOver],
      [[], [{ what: 'benchmark/suites/common.js', why: 'perf-gate does not read benny: write its functions as a tinybench suite' }]],
    );
  });

  it('a file that calls Bun.serve is run by bun, in its package', () => {
    const targets = targetsOf({
      packages: [{ ...ROOT, manager: 'bun' }],
      sources: [{ path: 'server.ts', text: 'Bun.serve({ port: process.env.PORT, fetch })' }],
    });
    assert.deepEqual(
      targets.map(({ start, install }) => ({ start, install })),
      [{ start: 'bun server.ts', install: 'bun install --frozen-lockfile' }],
    );
  });

  it('a server in another language is not proposed', () => {
    const sources = [{ path: 'main.ts', text: "Deno.serve({ port: Number(Deno.env.get('PORT')) }, answer)" }];
    assert.deepEqual(
      targetsOf({ packages: [ROOT], sources }).filter(({ kind }) => kind === 'server'),
      [],
    );
  });

  it('a server on a fixed port is named with what to mend', () => {
    const project = projectWith({
      packages: [{ ...ROOT, scripts: { start: 'node server.js' } }],
      sources: [{ path: 'server.js', text: 'app.listen(3000)' }],
    });
    assert.deepEqual(proposeTargets(project), {
      targets: [],
      passedOver: [{ what: 'server.js', why: 'it listens on port 3000: let it listen on the PORT of the environment' }],
    });
  });

  it('servers of examples, of Docker files and of tests are not proposed', () => {
    const text = 'http.createServer(answer).listen(process.env.PORT)';
    const sources = ['examples/a.js', 'docker/b.js', 'test/c.js', 'docs/d.js', 'playground/e.js'].map((path) => ({ path, text }));
    const packages = [
      { ...ROOT, entry: null },
      { ...ROOT, dir: 'examples/shop', scripts: { start: 'node server.js' } },
    ];
    assert.deepEqual(targetsOf({ packages, sources }), []);
  });

  it('two targets of one name get names of their own', () => {
    const targets = targetsOf({
      packages: [
        ROOT,
        { ...ROOT, dir: 'a', name: 'api', scripts: { start: 'node .' } },
        { ...ROOT, dir: 'b', name: 'api', scripts: { start: 'node .' } },
      ],
    });
    assert.deepEqual(
      targets.map(({ name }) => name),
      ['api', 'api-2'],
    );
  });

  it('Yarn 2 or later writes node_modules for perf-gate, where the project does without', () => {
    const berry = { ...ROOT, manager: 'yarn@berry', scripts: { start: 'node server.js' } } as const;
    const [target] = targetsOf({ packages: [berry], hasPlugAndPlay: true });
    assert.deepEqual([target!.install, target!.env], ['yarn install --immutable', { YARN_NODE_LINKER: 'node-modules' }]);
  });
});

describe('the scripts of a framework', () => {
  const cases: readonly (readonly [string, Readonly<Record<string, string>>, readonly string[], readonly [string, string | null]])[] = [
    [
      'Nest',
      { build: 'nest build', start: 'nest start', 'start:dev': 'nest start --watch', 'start:prod': 'node dist/main' },
      ['@nestjs/core'],
      ['node dist/main', 'npm run build'],
    ],
    [
      'Nest without a script for production',
      { build: 'nest build', start: 'nest start' },
      ['@nestjs/core'],
      ['node dist/main', 'npm run build'],
    ],
    ['Next', { dev: 'next dev', build: 'next build', start: 'next start' }, ['next'], ['next start', 'npm run build']],
    [
      'Nuxt',
      { dev: 'nuxt dev', build: 'nuxt build', preview: 'nuxt preview' },
      ['nuxt'],
      ['node .output/server/index.mjs', 'npm run build'],
    ],
    [
      'Nitro',
      { dev: 'nitro dev', build: 'nitro build', preview: 'node .output/server/index.mjs' },
      ['nitro'],
      ['node .output/server/index.mjs', 'npm run build'],
    ],
    [
      'Vite with a server of its own',
      { dev: 'node server', build: 'vite build', preview: 'cross-env NODE_ENV=production node server' },
      ['vite'],
      ['NODE_ENV=production node server', 'npm run build'],
    ],
    [
      'Fastify CLI',
      { start: 'npm run build:ts && fastify start -l info dist/app.js', 'build:ts': 'tsc' },
      ['fastify-cli'],
      ['fastify start -l info dist/app.js', 'npm run build:ts'],
    ],
    ['plain TypeScript', { build: 'tsc', start: 'node dist/index.js' }, ['typescript'], ['node dist/index.js', 'npm run build']],
    ['a script before another one', { prestart: 'tsc', start: 'node .' }, [], ['node .', 'npm run prestart']],
    ['a script that runs another one', { start: 'npm run serve', serve: 'node server.js' }, [], ['node server.js', null]],
  ];
  for (const [name, scripts, dependencies, [start, build]] of cases) {
    it(`are those of production with their build: ${name}`, () => {
      assert.deepEqual(commandsOf(scripts, { dependencies, files: ['server.js'] }), [['server', start, build]]);
    });
  }

  it('are no server where they are for development, or for pages alone', () => {
    for (const start of [
      'next dev',
      'nodemon server.js',
      'node --watch server.js',
      'vite',
      'react-scripts start',
      'nest start --watch',
      'concurrently "a" "b"',
      'electron .',
    ]) {
      assert.deepEqual(commandsOf({ start }), [], start);
    }
  });

  it('need no build for a file that git tracks', () => {
    assert.deepEqual(commandsOf({ build: 'webpack', start: 'node lib/server' }, { sources: [{ path: 'lib/server.js', text: '' }] }), [
      ['server', 'node lib/server', null],
    ]);
  });
});
