import assert from 'node:assert/strict';
import { chown, mkdir, readdir, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { cacheFolders, openEmulator } from '../../../src/measure/instructions/emulator.ts';
import { temporaryFolder } from '../../temporary-folder.ts';
import { skip } from './emulator-here.ts';

const UNPACKED = /^emulator-[0-9a-f]{16}$/;

test('the emulator is unpacked once, into the first folder that may hold programs', { skip }, async () => {
  await using folder = await temporaryFolder();
  const [file, first, second] = ['file', 'first', 'second'].map((name) => path.join(folder.path, name)) as [string, string, string];
  await writeFile(file, '');
  const [one, again] = [await openEmulator({ folders: [file, first, second] }), await openEmulator({ folders: [first] })];
  assert.ok('program' in one && 'program' in again);
  assert.deepEqual([path.dirname(one.program), again.program, again.hash], [first, one.program, one.hash]);
  const unpacked = await readdir(first);
  assert.ok(unpacked.length === 1 && UNPACKED.test(unpacked[0]!), String(unpacked));
});

test('its folders lie below the home that the system knows where HOME is empty, and beside none where the user has none', (t) => {
  const temporary = path.join(os.tmpdir(), `perf-gate-emulator-${process.getuid?.() ?? 0}`);
  assert.deepEqual(cacheFolders({ HOME: '', XDG_CACHE_HOME: '' }), [path.join(os.userInfo().homedir, '.cache/perf-gate'), temporary]);
  t.mock.method(os, 'userInfo', () => {
    throw new Error('ENOENT');
  });
  assert.deepEqual(cacheFolders({}), [temporary]);
  assert.deepEqual(cacheFolders({ XDG_CACHE_HOME: '/caches' }), ['/caches/perf-gate', temporary]);
});

test('runs that unpack it at once all find it whole', { skip }, async () => {
  await using folder = await temporaryFolder();
  const opened = await Promise.all(Array.from({ length: 4 }, () => openEmulator({ folders: [folder.path] })));
  assert.ok(
    opened.every((emulator) => 'program' in emulator),
    JSON.stringify(opened),
  );
  assert.ok((await readdir(folder.path)).some((name) => UNPACKED.test(name)));
});

test('each folder that may not hold it is named with the reason', { skip }, async () => {
  await using folder = await temporaryFolder();
  const file = path.join(folder.path, 'file');
  await writeFile(file, '');
  const found = await openEmulator({ folders: [path.join(file, 'a'), path.join(file, 'b')] });
  assert.ok('because' in found && found.because.kind === 'emulator-not-unpacked');
  assert.match(found.because.problem, /file\/a: .*ENOTDIR.*; .*file\/b: .*ENOTDIR/);
});

test('a folder of another user is passed by', { skip: skip || (process.getuid?.() === 0 ? false : 'only root can make one') }, async () => {
  await using folder = await temporaryFolder();
  const foreign = path.join(folder.path, 'foreign');
  await mkdir(foreign);
  await chown(foreign, 65_534, 65_534);
  const found = await openEmulator({ folders: [foreign] });
  assert.ok(
    'because' in found &&
      found.because.kind === 'emulator-not-unpacked' &&
      found.because.problem.endsWith('the folder belongs to another user'),
    JSON.stringify(found),
  );
});

for (const [what, source] of [
  ['another system', { platform: 'darwin' }],
  ['an architecture that it was not built for', { arch: 'riscv64' }],
] as const) {
  test(`there is none for ${what}`, async () => {
    assert.deepEqual(await openEmulator(source), { because: { kind: 'counter-for-other-systems' } });
  });
}
