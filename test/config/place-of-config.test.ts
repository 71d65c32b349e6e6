import assert from 'node:assert/strict';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { loadBaseConfig, loadConfig } from '../../src/config/load-config.ts';
import { readingFrom } from '../git-repository.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { GOOD } from './refused-config.ts';

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
