import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { describe, it } from 'node:test';
import { historyFileName } from '../../src/store/baseline-files.ts';
import { UserError } from '../../src/errors.ts';
import { environmentKey, readEnvironment } from '../../src/measure/environment.ts';
import { storedRunSchema } from '../../src/store/record-schema.ts';
import { storedRun } from '../store/stored-run.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { userErrorOfPromise } from '../user-error.ts';

const FACTS = { cpuModel: 'AMD EPYC 7763 64-Core Processor', arch: 'x64', cores: 4, nodeVersion: 'v24.11.0', osMajor: 'linux-6' };

const isStorable = (key: string): boolean =>
  storedRunSchema.safeParse({ ...storedRun('a'), environment: { ...storedRun('a').environment, key } }).success;

describe('the key of an environment', () => {
  it('can be read by a person', () => {
    assert.match(environmentKey(FACTS), /^linux-6-x64-4c-amd-epyc-7763-64-core-processor-node-v24\.11\.0-[0-9a-f]{8}$/);
  });

  it('is what it was for runs that are stored where nothing limits the CPUs', () => {
    const stored = { cpuModel: 'Intel(R) Xeon(R) Processor @ 2.10GHz', arch: 'x64', cores: 2, nodeVersion: 'v24.21.0', osMajor: 'linux-6' };
    assert.equal(environmentKey(stored), 'linux-6-x64-2c-intel-xeon-processor-2.10ghz-node-v24.21.0-ad7fd15e');
  });

  it('names the limit of CPUs where there is one, and fits a file', () => {
    const key = environmentKey({ ...FACTS, cores: 1, cpuLimit: 1.9 });
    assert.match(key, /^linux-6-x64-1c-1\.9cpu-amd-epyc-7763-64-core-processor-node-v24\.11\.0-[0-9a-f]{8}$/);
    assert.ok(isStorable(key), key);
  });

  for (const cpuModel of [
    '',
    '-',
    '../../etc/passwd',
    '..',
    'Intel(R) Xeon(R) Platinum 8370C CPU @ 2.80GHz',
    'Apple M1 (Virtual)',
    '龍芯 3A6000',
    '\0\n\t',
    'x'.repeat(500),
    'AMD Ryzen™ 7',
  ]) {
    it(`names a file that a baseline may have, for the processor ${JSON.stringify(cpuModel.slice(0, 30))}`, () => {
      const key = environmentKey({ ...FACTS, cpuModel });
      assert.ok(isStorable(key), key);
      assert.doesNotMatch(historyFileName(key), /\//);
      assert.match(key, /node-v24\.11\.0-[0-9a-f]{8}$/);
    });
  }

  it('differs with every fact, also where what can be read of it is equal', () => {
    const keys = [
      FACTS,
      { ...FACTS, cpuModel: 'AMD EPYC 7763 64-Core  Processor' },
      { ...FACTS, cpuModel: `${'x'.repeat(500)}1` },
      { ...FACTS, cpuModel: `${'x'.repeat(500)}2` },
      { ...FACTS, arch: 'arm64' },
      { ...FACTS, cores: 2 },
      { ...FACTS, cpuLimit: 0.5 },
      { ...FACTS, cpuLimit: 1.9 },
      { ...FACTS, nodeVersion: 'v24.11.1' },
      { ...FACTS, osMajor: 'linux-5' },
    ].map(environmentKey);
    assert.equal(new Set(keys).size, keys.length);
  });
});

describe('the node that runs the targets', () => {
  it('is the first on PATH, and the environment is not read where that is too old', async () => {
    await using folder = await temporaryFolder();
    await writeFile(join(folder.path, 'node'), '#!/bin/sh\necho v20.19.0\n', { mode: 0o755 });
    const searched = process.env['PATH'] ?? '';
    process.env['PATH'] = `${folder.path}${delimiter}${searched}`;
    try {
      await assert.rejects(readEnvironment(), (error) => error instanceof UserError && error.message.includes('v20.19.0'));
    } finally {
      process.env['PATH'] = searched;
    }
  });
});

describe('this machine', () => {
  it('is refused where it runs Windows', async () => {
    const error = await userErrorOfPromise(() => readEnvironment('win32'));
    assert.equal(error.message, 'perf-gate measures on Linux and macOS, and not on Windows');
    assert.match(error.fix, /`runs-on: ubuntu-latest`.*WSL/);
  });

  it('may run macOS', async () => {
    assert.match((await readEnvironment('darwin')).osMajor, /^darwin-\d+$/);
  });

  it('has an environment that can be stored, of the node on PATH', async () => {
    const environment = await readEnvironment();
    assert.deepEqual(storedRunSchema.parse({ ...storedRun('a'), environment }).environment, environment);
    assert.equal(environment.nodeVersion, process.version);
    assert.ok(environment.memoryBytes > 0);
  });
});
