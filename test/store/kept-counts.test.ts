import assert from 'node:assert/strict';
import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';
import { MOST_KEPT, openKeptCounts } from '../../src/store/kept-counts.ts';
import { temporaryFolder } from '../temporary-folder.ts';

const RECORDING = { unit: 'request', steps: [{ units: 1, instructions: 5_000_000, ms: 12.5 }, { units: 2, instructions: 800_000, ms: 3 }], rest: { instructions: 120, ms: 1_000.4 } } as const;

const FOLDER = '.perf-gate/counts';

test('a recording is read again by its key', async () => {
  await using folder = await temporaryFolder();
  await (await openKeptCounts(folder.path)).write('a', RECORDING);
  const { read } = await openKeptCounts(folder.path);
  assert.deepEqual([await read('a'), await read('b')], [RECORDING, null]);
});

test('what is no recording is none', async () => {
  await using folder = await temporaryFolder();
  await mkdir(path.join(folder.path, FOLDER), { recursive: true });
  const texts = { cut: JSON.stringify(RECORDING).slice(0, 40), other: '[]', negative: JSON.stringify({ ...RECORDING, rest: { instructions: -1, ms: 1 } }) };
  for (const [key, text] of Object.entries(texts)) await writeFile(path.join(folder.path, FOLDER, `${key}.json`), text);
  const { read } = await openKeptCounts(folder.path);
  for (const key of Object.keys(texts)) assert.equal(await read(key), null, key);
});

test('a folder that cannot be written costs the recording alone', async () => {
  await using folder = await temporaryFolder();
  await writeFile(path.join(folder.path, '.perf-gate'), '');
  const { read, write } = await openKeptCounts(folder.path);
  await write('a', RECORDING);
  assert.equal(await read('a'), null);
});

test('the newest are kept, for a month', async () => {
  await using folder = await temporaryFolder();
  const counts = path.join(folder.path, FOLDER);
  await mkdir(counts, { recursive: true });
  const now = Date.now() / 1000;
  for (let age = 0; age < MOST_KEPT + 2; age += 1) {
    const file = path.join(counts, `${age}.json`);
    await writeFile(file, '');
    await utimes(file, now - age, now - age);
  }
  await utimes(path.join(counts, '0.json'), now - 31 * 86_400, now - 31 * 86_400);
  await openKeptCounts(folder.path);
  const kept = new Set(await readdir(counts));
  assert.deepEqual([kept.has('0.json'), kept.has('1.json'), kept.has(`${MOST_KEPT}.json`), kept.has(`${MOST_KEPT + 1}.json`)], [false, true, true, false]);
});
