import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { appendAcceptance } from '../../src/store/acceptances.ts';
import { appendRun, historyFileName, listHistories, pruneDir, readHistory } from '../../src/store/baseline-files.ts';
import { serializeStoredRun } from '../../src/store/stored-lines.ts';
import type { Retention } from '../../src/model.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { userErrorOfPromise } from '../user-error.ts';
import { anAcceptance } from '../judge/records.ts';
import { ENVIRONMENT, storedRun } from './stored-run.ts';

const { key } = ENVIRONMENT;

/** Keeps so many runs of any age. */
function keep(runs: number): Retention {
  return { runs, maxAgeMs: 1e12 };
}

async function commitsIn(dir: string): Promise<readonly string[]> {
  return (await readHistory(dir, key)).map(({ commit }) => commit);
}

test('no file and no folder are no history yet', async () => {
  await using folder = await temporaryFolder();
  assert.deepEqual(await readHistory(folder.path, key), []);
  assert.deepEqual(await readHistory(join(folder.path, 'none'), key), []);
  assert.deepEqual(await listHistories(join(folder.path, 'none')), []);
});

test('a baseline that is there and cannot be read is an error, not "none yet"', async () => {
  await using folder = await temporaryFolder();
  await mkdir(join(folder.path, historyFileName(key)));
  assert.match((await userErrorOfPromise(async () => readHistory(folder.path, key))).message, /cannot be read/);
  await writeFile(join(folder.path, 'file'), '');
  assert.match((await userErrorOfPromise(async () => listHistories(join(folder.path, 'file')))).message, /cannot be read/);
});

test('bytes that are no UTF-8 are an error that names the file', async () => {
  await using folder = await temporaryFolder();
  const file = join(folder.path, historyFileName(key));
  await writeFile(
    file,
    Buffer.concat([Buffer.from(`${serializeStoredRun(storedRun('a'))}\n{"commit":"`), Buffer.of(0xff), Buffer.from('"}\n')]),
  );
  const error = await userErrorOfPromise(async () => readHistory(folder.path, key));
  assert.match(`${error.where} ${error.message}`, new RegExp(`^${file} .*cannot be read.*utf-8`));
});

test('runs are appended to the file of their fingerprint, oldest dropped, and no lock stays', async () => {
  await using folder = await temporaryFolder();
  const dir = join(folder.path, 'baselines');
  for (const commit of ['a', 'b', 'c']) await appendRun(dir, storedRun(commit), keep(2));
  assert.deepEqual(await commitsIn(dir), ['b', 'c']);
  assert.deepEqual(await readdir(dir), [historyFileName(key)]);
  assert.deepEqual(await listHistories(dir), [key]);
});

test('a corrupt line stops an append and stays as it is', async () => {
  await using folder = await temporaryFolder();
  await writeFile(join(folder.path, historyFileName(key)), 'what is this\n');
  const error = await userErrorOfPromise(async () => appendRun(folder.path, storedRun('a'), keep(10)));
  assert.match(error.where, new RegExp(`${historyFileName(key)}:1$`));
  assert.deepEqual(await readdir(folder.path), [historyFileName(key)]);
});

test('pruning tells how many runs it dropped', async () => {
  await using folder = await temporaryFolder();
  for (const commit of ['a', 'b', 'c']) await appendRun(folder.path, storedRun(commit), keep(10));
  const now = new Date('2026-02-01T00:00:00.000Z');
  assert.equal(await pruneDir(folder.path, keep(1), now), 2);
  assert.deepEqual(await commitsIn(folder.path), ['c']);
  assert.equal(await pruneDir(folder.path, keep(1), now), 0);
  assert.equal(await pruneDir(folder.path, { runs: 1, maxAgeMs: 86_400_000 }, now), 1, 'older than a day');
});

test('the file of accepted regressions is no baseline, and pruning leaves it alone', async () => {
  await using folder = await temporaryFolder();
  await appendAcceptance(folder.path, anAcceptance());
  assert.deepEqual(await listHistories(folder.path), []);
  assert.equal(await pruneDir(folder.path, keep(1), new Date()), 0);
});

test('processes that append at the same time lose no run', async () => {
  await using folder = await temporaryFolder();
  const script = fileURLToPath(new URL('append-in-child.ts', import.meta.url));
  const writers = ['a', 'b', 'c'].map((name) =>
    spawn(process.execPath, [script, folder.path, name, '5'], { stdio: ['pipe', 'pipe', 'inherit'] }),
  );
  const exits = writers.map(async (writer) => once(writer, 'exit'));
  await Promise.all(writers.map(async ({ stdout }) => once(stdout, 'data')));
  for (const { stdin } of writers) stdin.end('go\n');
  assert.deepEqual(
    (await Promise.all(exits)).map(([code]) => code as unknown),
    [0, 0, 0],
  );
  const expected = ['a', 'b', 'c'].flatMap((name) => [0, 1, 2, 3, 4].map((index) => `${name}-${index}`));
  assert.deepEqual((await commitsIn(folder.path)).toSorted(), expected);
});
