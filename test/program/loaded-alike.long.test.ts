import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import type { Reason } from '../../src/model.ts';
import { readRunFile } from '../../src/store/run-file.ts';
import type { Files } from '../git-repository.ts';
import { repositoryWithChange } from './sample-repository.ts';
import { sampleConfig, sampleServer } from './sample-server.ts';

/** A server and a suite that load what their builds have made. */
const config = (build: string): string => sampleConfig({
  server: `build: ${build}`,
  rest: `suites:\n  maths: { dir: maths, file: maths.suite.mjs, install: false, build: ${build} }\nprofiles:\n  brief: { looks: [5], warmup: 100ms, duration: 100ms }\npolicy:\n  rules:\n    - { threshold: 90% }\n`,
});

const built = (text: string): Files => ({ 'api/built.mjs': text, 'maths/built.mjs': text });

const files = (build: string): Files => ({
  'perf-gate.yml': config(build),
  'api/server.mjs': `import './built.mjs';\n${sampleServer()}`,
  'maths/maths.suite.mjs': `import { pbkdf2Sync } from 'node:crypto';\nimport './built.mjs';\nexport default (bench) => { bench.add('hash', () => pbkdf2Sync('perf', 'gate', 100, 32, 'sha256')); };\n`,
  'api/source.txt': '1', 'maths/source.txt': '1',
  ...built('export default 1;\n'),
});

const CHANGE: Files = { 'api/source.txt': '2', 'maths/source.txt': '2' };

for (const [what, build, told] of [
  ['takes an old result is noted for the server and for the suite', 'node -e ""', ['api', 'maths']],
  ['makes something of the change is not noted', 'cp source.txt built.mjs', []],
] as const) {
  test(`a build that ${what}`, async () => {
    await using repository = await repositoryWithChange(files(build), CHANGE);
    const { exitCode, stderr } = await repository.gate(['run', '--profile', 'brief']);
    assert.equal(exitCode, 0, stderr);
    const { run } = await readRunFile(join(repository.root, '.perf-gate/run.json'));
    const noted = [...run.notes, ...run.warnings].filter((reason): reason is Extract<Reason, { kind: 'loaded-alike' }> => reason.kind === 'loaded-alike');
    assert.deepEqual(Object.fromEntries(noted.map(({ target, because }) => [target, because])), Object.fromEntries(told.map((target) => [target, { kind: 'reached-own-folder', file: `${target}/source.txt` }])));
    assert.equal(/loaded the same modules, byte by byte/.test(stderr), told.length > 0);
  });
}
