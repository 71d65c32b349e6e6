import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { GateRequest } from '../../src/gate.ts';
import type { Procedure } from '../../src/measure/procedure.ts';
import type { Files } from '../git-repository.ts';
import { repositoryWithChange } from './sample-repository.ts';
import { sampleConfig, sampleServer } from './sample-server.ts';
import { SHORT } from './short-procedure.ts';

/** A server and a suite whose builds take the packages that a file names, as an install does; each loads one of two. */
const BUILD = 'node install.mjs';
const FILES: Files = {
  'perf-gate.yml': sampleConfig({
    server: `build: ${BUILD}`,
    rest: `suites:\n  maths: { dir: maths, file: maths.suite.mjs, install: false, build: ${BUILD} }\nprofiles:\n  brief: { looks: [5], warmup: 100ms, duration: 100ms }\npolicy:\n  rules:\n    - { threshold: 90% }\n`,
  }).replace('start: node', 'start: cat started.txt && node'),
  ...Object.fromEntries(
    ['api', 'maths'].flatMap((folder) =>
      Object.entries({
        'install.mjs': "import { cpSync } from 'node:fs';\ncpSync('packages', 'node_modules', { recursive: true });\n",
        '.gitignore': 'node_modules\n',
        'packages/used/package.json': '{"name":"used","version":"1.0.0","main":"index.js"}',
        'packages/used/index.js': 'module.exports = 1;\n',
        'packages/unused/package.json': '{"name":"unused","version":"1.0.0","main":"index.js"}',
        'packages/unused/index.js': 'module.exports = 1;\n',
        'example.mjs': 'export default 1;\n',
        'page.html': 'page\n',
        'started.txt': 'now\n',
        'routes/a.txt': 'a\n',
      }).map(([file, text]) => [`${folder}/${file}`, text]),
    ),
  ),
  'api/server.mjs': sampleServer({
    first: "import { readFileSync, readdirSync } from 'node:fs';\nimport 'used';\nreaddirSync('routes');",
    answer: 'readFileSync(\'page.html\'); response.end(\'{"hello":"world"}\');',
  }),
  'maths/maths.suite.mjs':
    "import { readFileSync, readdirSync } from 'node:fs';\nimport { pbkdf2Sync } from 'node:crypto';\nimport 'used';\nreaddirSync('routes');\nexport default (bench) => { bench.add('hash', () => { readFileSync('page.html'); pbkdf2Sync('perf', 'gate', 100, 32, 'sha256'); }); };\n",
};

/** The same change in the folders of both. */
const inBoth = (files: Files): Files =>
  Object.fromEntries(['api', 'maths'].flatMap((folder) => Object.entries(files).map(([file, text]) => [`${folder}/${file}`, text])));

/** Whether there are rounds is what counts here. */
const SHORTEST: Procedure = { ...SHORT, longestWarmupMs: 100, slices: 1, leastSlices: 1, sliceMs: 50, latencySlices: 1, soloMs: 50 };

async function verdictsOf(change: Files, asked: Partial<GateRequest> = {}): Promise<readonly string[]> {
  await using repository = await repositoryWithChange(FILES, change);
  const { judgement } = await repository.run({ profile: 'brief', procedure: SHORTEST, ...asked });
  return judgement.benchmarks.map(({ verdict, because }) =>
    because.kind === 'not-loaded' ? `${verdict}: ${because.changed} changed` : because.kind === 'unaffected' ? verdict : 'measured',
  );
}

describe('a change of what a target may use', () => {
  it('does not affect it where nothing loads it, a module or another version of a package', async () => {
    const change = {
      'example.mjs': 'export default 2;\n',
      'packages/unused/package.json': '{"name":"unused","version":"2.0.0","main":"index.js"}',
    };
    assert.deepEqual(await verdictsOf(inBoth(change)), ['unaffected: 4 changed', 'unaffected: 4 changed']);
  });

  it('is measured where a program of its shell reads it', async () => {
    assert.deepEqual(await verdictsOf({ 'api/started.txt': 'later\n' }, { only: ['api/**'] }), ['measured']);
  });

  it('is told target by target, and is measured where all is asked for', async () => {
    const change = { 'api/example.mjs': 'export default 2;\n' };
    assert.deepEqual(await verdictsOf(change), ['unaffected: 1 changed', 'unaffected']);
    assert.deepEqual(await verdictsOf(change, { all: true, only: ['api/**'] }), ['measured']);
  });
});
