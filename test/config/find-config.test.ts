import assert from 'node:assert/strict';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { loadBaseConfig, loadConfig, parseConfig } from '../../src/config/load-config.ts';
import { readingFrom } from '../git-repository.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { userErrorOfPromise } from '../user-error.ts';

const SMALLEST = `version: 1
scenarios:
  hello: { path: /hello }
servers:
  express: { dir: servers/express, start: node server.js, scenarios: [hello] }
`;

test('perf-gate.yml is looked for before perf-gate.yaml and perf-gate.json', async () => {
  await using folder = await temporaryFolder();
  for (const file of ['perf-gate.json', 'perf-gate.yaml', 'perf-gate.yml']) {
    await writeFile(join(folder.path, file), SMALLEST);
    assert.equal((await loadConfig(folder.path, null)).config.file, file);
  }
});

test('a missing configuration and an unreadable one are different errors', async () => {
  await using folder = await temporaryFolder();
  const missing = await userErrorOfPromise(async () => loadConfig(folder.path, null));
  assert.match(missing.message, /no configuration: looked for perf-gate\.yml, perf-gate\.yaml, perf-gate\.json/);
  assert.match((await userErrorOfPromise(async () => loadConfig(folder.path, 'ci/gate.yml'))).message, /looked for ci\/gate\.yml/);
  await mkdir(join(folder.path, 'perf-gate.yml'));
  const unreadable = await userErrorOfPromise(async () => loadConfig(folder.path, null));
  assert.match(unreadable.message, /cannot be read/);
  assert.equal(unreadable.where, 'perf-gate.yml');
});

test("the base's configuration is found under the other usual names too, so that renaming it escapes nothing", async () => {
  await using folder = await temporaryFolder();
  await writeFile(join(folder.path, 'perf-gate.yml'), `${SMALLEST}policy: { alpha: 2% }\n`);
  const renamed = await loadBaseConfig(readingFrom(folder.path), parseConfig(SMALLEST, 'perf-gate.json'));
  assert.deepEqual([renamed.config.policy.alpha, renamed.problem], [0.02, null]);
  const other = await loadBaseConfig(readingFrom(folder.path), parseConfig(SMALLEST, 'bench/perf-gate.yml'));
  assert.deepEqual([other.config.policy.alpha, other.config.file], [0.01, 'bench/perf-gate.yml']);
  assert.deepEqual(other.problem, { kind: 'base-config-missing', file: 'bench/perf-gate.yml' });
});

test('a base without any configuration is told from one whose configuration cannot be used', async () => {
  await using folder = await temporaryFolder();
  const head = parseConfig(SMALLEST, 'perf-gate.yml');
  const without = await loadBaseConfig(readingFrom(folder.path), head);
  assert.equal(without.state, 'none');
  await writeFile(join(folder.path, 'perf-gate.json'), 'nonsense');
  const { config, state, problem } = await loadBaseConfig(readingFrom(folder.path), head);
  assert.deepEqual([config.file, state], ['perf-gate.yml', 'refused']);
  assert.equal(problem?.kind, 'base-config-unusable');
});

test("what is no fault of the base's configuration is not taken for one", async () => {
  await assert.rejects(
    loadBaseConfig(() => Promise.reject(new TypeError('no text')), parseConfig(SMALLEST, 'perf-gate.yml')),
    TypeError,
  );
});
