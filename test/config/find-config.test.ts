import assert from 'node:assert/strict';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { isSameGate } from '../../src/config/file-names.ts';
import { loadBaseConfig, loadConfig, parseConfig } from '../../src/config/load-config.ts';
import { readingFrom } from '../git-repository.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { userErrorOfPromise } from '../user-error.ts';
import { GOOD } from './good-config.ts';

test('perf-gate.yml is looked for before perf-gate.yaml and perf-gate.json', async () => {
  await using folder = await temporaryFolder();
  for (const file of ['perf-gate.json', 'perf-gate.yaml', 'perf-gate.yml']) {
    await writeFile(join(folder.path, file), GOOD);
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
  await writeFile(join(folder.path, 'perf-gate.yml'), `${GOOD}policy: { alpha: 2% }\n`);
  const renamed = await loadBaseConfig(readingFrom(folder.path), parseConfig(GOOD, 'perf-gate.json'));
  assert.deepEqual([renamed.config.policy.alpha, renamed.problem], [0.02, null]);
  const other = await loadBaseConfig(readingFrom(folder.path), parseConfig(GOOD, 'bench/perf-gate.yml'));
  assert.deepEqual([other.config.policy.alpha, other.config.file], [0.01, 'bench/perf-gate.yml']);
  assert.deepEqual(other.problem, { kind: 'base-config-missing', file: 'bench/perf-gate.yml' });
});

test('a base without any configuration is told from one whose configuration cannot be used', async () => {
  await using folder = await temporaryFolder();
  const head = parseConfig(GOOD, 'perf-gate.yml');
  const without = await loadBaseConfig(readingFrom(folder.path), head);
  assert.equal(without.state, 'none');
  await writeFile(join(folder.path, 'perf-gate.json'), 'nonsense');
  const { config, state, problem } = await loadBaseConfig(readingFrom(folder.path), head);
  assert.deepEqual([config.file, state], ['perf-gate.yml', 'refused']);
  assert.equal(problem?.kind, 'base-config-unusable');
});

test("what is no fault of the base's configuration is not taken for one", async () => {
  await assert.rejects(
    loadBaseConfig(() => Promise.reject(new TypeError('no text')), parseConfig(GOOD, 'perf-gate.yml')),
    TypeError,
  );
});

test('a configuration that is named by an absolute path is known by its name from the root, so that base has its own', async () => {
  await using head = await temporaryFolder();
  await using base = await temporaryFolder();
  await writeFile(join(head.path, 'perf-gate.yml'), GOOD);
  await writeFile(join(base.path, 'perf-gate.yml'), `${GOOD}policy: { alpha: 2% }\n`);
  const { config } = await loadConfig(head.path, join(head.path, 'perf-gate.yml'));
  assert.equal(config.file, 'perf-gate.yml');
  const ofBase = await loadBaseConfig(readingFrom(base.path), config);
  assert.deepEqual([ofBase.config.policy.alpha, ofBase.state, ofBase.problem], [0.02, 'own', null]);
});

test('a configuration beside the repository holds for base as well, which is told', async () => {
  await using folder = await temporaryFolder();
  const [root, base] = ['root', 'base'].map((name) => join(folder.path, name));
  for (const path of [root!, base!]) await mkdir(path);
  await writeFile(join(folder.path, 'gate.yml'), GOOD);
  for (const file of [join(folder.path, 'gate.yml'), '../gate.yml']) {
    const { config } = await loadConfig(root!, file);
    assert.equal(config.file, file);
    const ofBase = await loadBaseConfig(readingFrom(base!), config);
    assert.deepEqual([ofBase.config, ofBase.state], [config, 'shared']);
    assert.deepEqual(ofBase.problem, { kind: 'config-outside-repository', file });
  }
});

test("a rule of base is held against base's targets, whichever head has", async () => {
  await using base = await temporaryFolder();
  await writeFile(join(base.path, 'perf-gate.yml'), `${GOOD}policy: { rules: [{ benchmark: 'express/*', threshold: 10% }] }\n`);
  const head = parseConfig(GOOD.replaceAll('express', 'koa'), 'perf-gate.yml');
  const { config, problem } = await loadBaseConfig(readingFrom(base.path), head);
  assert.deepEqual([config.policy.rules.map(({ benchmark }) => benchmark), problem], [['express/*'], null]);
});

test('the usual names are one gate, and every other name is its own', () => {
  assert.ok(isSameGate('perf-gate.yml', './perf-gate.json'));
  assert.ok(isSameGate('bench/gate.yml', 'bench//gate.yml'));
  assert.ok(!isSameGate('bench/perf-gate.yml', 'perf-gate.yml'));
});
