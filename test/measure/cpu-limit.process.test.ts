import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { cpuLimitOf, readCpuLimit } from '../../src/measure/cpu-limit.ts';
import { writeFiles } from '../git-repository.ts';
import { temporaryFolder } from '../temporary-folder.ts';

for (const { what, texts, limit } of [
  { what: 'half a CPU', texts: ['50000 100000\n'], limit: 0.5 },
  { what: 'a CPU and nine tenths', texts: ['190000 100000\n'], limit: 1.9 },
  { what: 'the least of a container and what it is in', texts: ['max 100000\n', '300000 100000\n', '75000 50000\n'], limit: 1.5 },
  { what: 'no more digits than tell limits apart', texts: ['100000 30000\n'], limit: 3.33 },
  { what: 'none where all that there are may be used', texts: ['400000 100000\n'], limit: null },
  { what: 'none where it is more than there are', texts: ['800000 100000\n'], limit: null },
  { what: 'none where it is lifted', texts: ['max 100000\n', 'max 100000\n'], limit: null },
  { what: 'none where nothing can be read', texts: ['', ''], limit: null },
  { what: 'none where there is no such group', texts: [], limit: null },
]) {
  test(`the limit of four CPUs is ${what}`, () => {
    assert.equal(cpuLimitOf(texts, 4), limit);
  });
}

for (const { what, own, files, limit } of [
  {
    what: 'version 2',
    own: '0::/docker/one',
    files: { 'docker/one/cpu.max': '150000 100000\n', 'docker/cpu.max': 'max 100000\n' },
    limit: 1.5,
  },
  {
    what: 'version 1',
    own: '4:cpu,cpuacct:/docker/one\n1:name=systemd:/docker/one',
    files: { 'cpu/docker/one/cpu.cfs_quota_us': '50000\n', 'cpu/docker/one/cpu.cfs_period_us': '100000\n' },
    limit: 0.5,
  },
  {
    what: 'version 1 in a container that has its own group at the root',
    own: '4:cpuacct,cpu:/docker/one',
    files: { 'cpu/cpu.cfs_quota_us': '120000\n', 'cpu/cpu.cfs_period_us': '100000\n' },
    limit: 1.2,
  },
  {
    what: 'version 1 without a limit',
    own: '4:cpu:/',
    files: { 'cpu/cpu.cfs_quota_us': '-1\n', 'cpu/cpu.cfs_period_us': '100000\n' },
    limit: null,
  },
]) {
  test(`the limit is read from control groups of ${what}`, async () => {
    await using folder = await temporaryFolder();
    await writeFiles(folder.path, { own, ...Object.fromEntries(Object.entries(files).map(([name, text]) => [`groups/${name}`, text])) });
    assert.equal(await readCpuLimit({ groups: join(folder.path, 'groups'), own: join(folder.path, 'own') }, 4), limit);
  });
}
