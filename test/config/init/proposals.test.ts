import assert from 'node:assert/strict';
import { hash } from 'node:crypto';
import { describe, it } from 'node:test';
import { configText } from '../../../src/config/init/files.ts';
import type { Project, ProjectPackage } from '../../../src/config/init/project.ts';
import { proposeTargets } from '../../../src/config/init/proposals.ts';
import { parseConfig } from '../../../src/config/load-config.ts';

const ROOT: ProjectPackage = { dir: '.', name: 'app', dependencies: new Set(), scripts: {}, linkedDirs: [], hasLockFile: true };
const PROJECT: Project = { packageManager: 'npm', packages: [ROOT], sources: [], files: new Set(), defaultBranch: 'main' };

/** In a repository without a package.json. */
const proposed = (sources: Project['sources'], files: readonly string[] = []): unknown => proposeTargets({ ...PROJECT, packages: [], sources, files: new Set(files) })
  .map(({ name, dir, install, build, start }) => ({ name, dir, install, build, start }));

describe('what init proposes', () => {
  it('a package whose start script runs node is a server, with the paths that it names', () => {
    const targets = proposeTargets({
      ...PROJECT,
      packages: [{ ...ROOT, scripts: { start: 'node dist/server.js', build: 'tsc' } }],
      sources: [{ path: 'src/server.ts', text: "app.get('/users', list); app.get('/users/:id', one); app.listen(process.env.PORT);" }],
    });
    assert.deepEqual(targets, [{
      kind: 'server', name: 'app', dir: '.', start: 'node dist/server.js', paths: ['/', '/users'], install: 'npm ci --prefer-offline --no-audit --no-fund', build: 'npm run build',
      because: 'its `start` script, "node dist/server.js"', scaffold: null,
    }]);
  });

  it('a file that listens on PORT is a server of the package around it', () => {
    const targets = proposeTargets({
      ...PROJECT,
      packageManager: 'pnpm',
      packages: [ROOT, { ...ROOT, dir: 'packages/api', name: '@acme/api' }],
      sources: [{ path: 'packages/api/lib/main.mjs', text: 'http.createServer(answer).listen(process.env.PORT)' }],
    });
    assert.deepEqual(targets.map(({ name, dir, start, install }) => ({ name, dir, start, install })), [{ name: 'api', dir: 'packages/api', start: 'node lib/main.mjs', install: 'pnpm install --frozen-lockfile' }]);
  });

  it('a file that exports a function of a Bench is a suite as it is', () => {
    const targets = proposeTargets({ ...PROJECT, sources: [{ path: 'bench/parse.suite.js', text: "export default (bench) => { bench.add('parse', parse); };" }] });
    assert.deepEqual(targets.map(({ kind, name, start }) => ({ kind, name, start })), [{ kind: 'suite', name: 'parse', start: 'bench/parse.suite.js' }]);
  });

  it('a framework gets a server that uses it from the repository, another library a suite', () => {
    const [server] = proposeTargets({ ...PROJECT, packages: [{ ...ROOT, name: 'koa', hasLockFile: false, scripts: { build: 'node build.js' } }] });
    assert.deepEqual({ ...server, scaffold: Object.keys(server!.scaffold!.files) }, {
      kind: 'server', name: 'koa', dir: 'perf/server', start: 'node server.mjs', paths: ['/'],
      install: '(cd ../.. && npm install --no-audit --no-fund --no-package-lock) && npm install --no-audit --no-fund --no-package-lock', build: 'cd ../.. && npm run build',
      because: 'a small koa server that uses koa from this repository', scaffold: ['perf/server/package.json', 'perf/server/server.mjs'],
    });
    const [suite] = proposeTargets({ ...PROJECT, packages: [{ ...ROOT, name: '@acme/parse' }] });
    assert.deepEqual([suite!.kind, suite!.name, suite!.start], ['suite', 'parse', 'perf/main.suite.mjs']);
  });

  it('the build of a library that a server links belongs to the server', () => {
    const targets = proposeTargets({
      ...PROJECT,
      packages: [{ ...ROOT, name: 'lib', scripts: { build: 'tsc' }, dependencies: new Set(['typescript']) }, { ...ROOT, dir: 'perf/server', name: 'server', linkedDirs: ['.'] }],
      sources: [{ path: 'perf/server/server.mjs', text: 'createServer(answer).listen(process.env.PORT)' }],
    });
    assert.deepEqual(targets.map(({ install, build }) => [install, build]), [['(cd ../.. && npm ci --prefer-offline --no-audit --no-fund) && npm ci --prefer-offline --no-audit --no-fund', '(cd ../.. && npm run build)']]);
  });

  it('files of other benchmark tools are suites as they are, and test files of vitest are none', () => {
    const targets = proposeTargets({ ...PROJECT, sources: [
      { path: 'bench/a.mjs', text: "import { Bench } from 'tinybench'; const bench = new Bench();" },
      { path: 'bench/sort.bench.ts', text: "import { bench } from 'vitest'; bench('sort', sort);" },
      { path: 'lib/setup.ts', text: "import { expect } from 'vitest';" },
      { path: 'bench/old.js', text: "const Benchmark = require('benchmark');" },
    ] });
    assert.deepEqual(targets.map(({ name, because }) => [name, because]), [
      ['a', 'bench/a.mjs has tinybench benchmarks'], ['sort', 'bench/sort.bench.ts has vitest benchmarks'], ['old', 'bench/old.js has benchmark benchmarks'],
    ]);
  });

  it('servers in other languages are proposed with the commands that install, build and start them', () => {
    const go = { path: 'cmd/api/main.go', text: 'package main\nfunc main() { http.ListenAndServe(":"+os.Getenv("PORT"), nil) }' };
    assert.deepEqual(proposed([go], ['go.mod']), [{ name: 'api', dir: 'cmd/api', install: null, build: 'go build -o perf-gate-server .', start: 'exec ./perf-gate-server' }]);
    const python = { path: 'api/app/server.py', text: "uvicorn.run(app, port=int(os.environ['PORT']))" };
    assert.deepEqual(proposed([python], ['api/requirements.txt']), [{
      name: 'api', dir: 'api', install: 'python3 -m venv .venv && .venv/bin/pip install -r requirements.txt', build: null, start: 'exec .venv/bin/python app/server.py',
    }]);
    assert.deepEqual(proposed([python]), [{ name: 'server', dir: '.', install: null, build: null, start: 'exec python3 api/app/server.py' }]);
    const deno = { path: 'main.ts', text: "Deno.serve({ port: Number(Deno.env.get('PORT')) }, answer)" };
    assert.deepEqual(proposed([deno], ['deno.json', 'deno.lock']), [{ name: 'main', dir: '.', install: 'deno install --frozen', build: null, start: 'exec deno run --allow-net --allow-env main.ts' }]);
  });

  it('a file that calls Bun.serve is run by bun, in its package', () => {
    const targets = proposeTargets({ ...PROJECT, packageManager: 'bun', sources: [{ path: 'server.ts', text: 'Bun.serve({ port: process.env.PORT, fetch })' }] });
    assert.deepEqual(targets.map(({ start, install }) => ({ start, install })), [{ start: 'bun server.ts', install: 'bun install --frozen-lockfile' }]);
  });

  it('a program that listens on a port of its own, or a library, is no server to propose', () => {
    const sources = [{ path: 'main.go', text: 'package main\nfunc main() { http.ListenAndServe(":8080", nil) }' }, { path: 'lib.go', text: 'package lib\nhttp.ListenAndServe(os.Getenv("PORT"), nil)' }];
    assert.deepEqual(proposed(sources), []);
  });

  it('two targets of one name get names of their own', () => {
    const targets = proposeTargets({
      ...PROJECT,
      packages: [ROOT, { ...ROOT, dir: 'a', name: 'api', scripts: { start: 'node .' } }, { ...ROOT, dir: 'b', name: 'api', scripts: { start: 'node .' } }],
    });
    assert.deepEqual(targets.map(({ name }) => name), ['api', 'api-2']);
  });
});

describe('the configuration that init writes', () => {
  const [server] = proposeTargets({ ...PROJECT, packages: [{ ...ROOT, scripts: { start: 'node server.js' } }] });
  const answer = { path: '/', status: 200, contentType: 'application/json; charset=utf-8', body: Buffer.from('{"ok":true}'), isStable: true };
  const cases = [
    ['a JSON body', answer, { kind: 'json', value: { ok: true } }],
    ['a text', { ...answer, contentType: 'text/plain', body: Buffer.from('hello') }, { kind: 'text', value: 'hello' }],
    ['a long body', { ...answer, body: Buffer.alloc(1000, 'x') }, { kind: 'sha256', value: hash('sha256', 'x'.repeat(1000)) }],
    ['a body that differs from request to request', { ...answer, isStable: false }, null],
  ] as const;
  for (const [what, recorded, body] of cases) {
    it(`expects ${what} as it was recorded`, () => {
      const { targets: [target] } = parseConfig(configText([{ ...server!, answer: recorded }]), 'perf-gate.yml');
      assert.ok(target?.kind === 'server');
      const [scenario] = target.scenarios;
      assert.ok(scenario?.protocol === 'http');
      const expected = scenario.expect.body;
      assert.deepEqual(expected, body);
      assert.equal(scenario.expect.status, 200);
    });
  }
});
