import assert from 'node:assert/strict';
import { chmod } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';
import { countingHash, findCounter, pluginApiOf } from '../../../src/measure/instructions/counter.ts';
import { writeFiles } from '../../git-repository.ts';
import { temporaryFolder } from '../../temporary-folder.ts';

const LINUX = { platform: 'linux', arch: 'x64' } as const;

/** Programs that print what they are asked for. */
async function foundWith(programs: Readonly<Record<string, string>>, where: Parameters<typeof findCounter>[1] = LINUX): ReturnType<typeof findCounter> {
  await using folder = await temporaryFolder();
  for (const [name, script] of Object.entries(programs)) {
    await writeFiles(folder.path, { [name]: `#!/bin/sh\n${script}\n` });
    await chmod(path.join(folder.path, name), 0o755);
  }
  return await findCounter({ PATH: folder.path }, where);
}

const EMULATOR = 'if [ "$1" = -h ]; then echo "-plugin  QEMU_PLUGIN"; else echo "qemu-x86_64 version 8.2.2 (Debian 1:8.2.2+ds-0ubuntu1)"; fi';

test('an emulator and a compiler are all that is needed', async () => {
  assert.deepEqual(await foundWith({ 'qemu-x86_64': EMULATOR, cc: 'echo cc' }), { program: 'qemu-x86_64', cpu: 'max', version: '8.2.2' });
});

test('what is missing is named, with the packages that have it', async () => {
  assert.deepEqual(await foundWith({ cc: 'echo cc' }), { because: { kind: 'counter-missing', program: 'qemu-x86_64', packages: ['qemu-user'] }, packages: ['qemu-user'] });
  assert.deepEqual(await foundWith({ 'qemu-x86_64': EMULATOR }), { because: { kind: 'counter-missing', program: 'cc', packages: ['gcc', 'libc6-dev'] }, packages: ['gcc', 'libc6-dev'] });
});

test('an emulator without plugins cannot count, and nothing that could be installed helps', async () => {
  assert.deepEqual(await foundWith({ 'qemu-x86_64': 'echo "qemu-x86_64 version 10.0.2"', cc: 'echo cc' }), { because: { kind: 'counter-without-plugins', program: 'qemu-x86_64', version: '10.0.2' }, packages: [] });
});

test('arm64 has an emulator of its own; other systems have none', async () => {
  assert.deepEqual(await foundWith({ cc: 'echo cc' }, { ...LINUX, arch: 'arm64' }), { because: { kind: 'counter-missing', program: 'qemu-aarch64', packages: ['qemu-user'] }, packages: ['qemu-user'] });
  for (const where of [{ ...LINUX, platform: 'darwin' }, { ...LINUX, arch: 'riscv64' }] as const) {
    assert.deepEqual(await foundWith({}, where), { because: { kind: 'counter-for-other-systems' }, packages: [] });
  }
});

test('from 9.0 on the emulator takes the second plugin API', () => {
  assert.deepEqual(['6.2.0', '8.2.2', '9.0.0', '10.0.2'].map(pluginApiOf), [1, 1, 2, 2]);
});

test('counts of another emulator, of another CPU that it shows, or with another C library are not compared', () => {
  const hashes = [countingHash('7.2.22', 'max'), countingHash('8.2.2', 'max'), countingHash('7.2.22', 'Nehalem'), countingHash('7.2.22', 'max', '2.39')];
  assert.equal(new Set(hashes).size, 4);
  assert.equal(countingHash('7.2.22', 'max'), hashes[0]);
});
