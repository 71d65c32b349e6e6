import assert from 'node:assert/strict';
import { appendFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { appendRun, historyFileName } from '../../src/baseline/files.ts';
import { readStoredCounts } from '../../src/baseline/stored-counts.ts';
import type { Environment } from '../../src/model.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { ENVIRONMENT, storedRun } from './stored-run.ts';

const ALL = { runs: 10, maxAgeMs: 1e12 };

/** One that counted nothing where there are no `instructions`. */
async function store(dir: string, commit: string, facts: Partial<Environment>, instructions?: readonly number[]): Promise<void> {
  await appendRun(dir, { ...storedRun(commit, instructions === undefined ? {} : { instructions }), environment: { ...ENVIRONMENT, ...facts } }, ALL);
}

test('of other machine kinds that count alike the stored runs with counts are read, without their rounds', async () => {
  await using folder = await temporaryFolder();
  await store(folder.path, 'own', {}, [1]);
  await store(folder.path, 'a', { key: 'other', cores: 8 }, [100, 101]);
  await store(folder.path, 'b', { key: 'other', cores: 8 });
  await store(folder.path, 'c', { key: 'older-node', nodeVersion: '22.20.0' }, [102]);
  await store(folder.path, 'd', { key: 'arm', arch: 'arm64' }, [103]);
  const { history, notes } = await readStoredCounts(folder.path, ENVIRONMENT);
  assert.deepEqual(history.map(({ commit, environment, benchmarks }) => ({ commit, key: environment.key, benchmarks })), [
    { commit: 'a', key: 'other', benchmarks: [{ id: 'express/updateUser', loadHash: 'load', figures: {}, instructions: [100, 101] }] },
  ]);
  assert.deepEqual(notes, []);
});

test('another machine kind that cannot be read is passed over, and said', async () => {
  await using folder = await temporaryFolder();
  await appendFile(join(folder.path, historyFileName('other')), 'what is this\n');
  await store(folder.path, 'a', { key: 'third' }, [100]);
  const { history, notes } = await readStoredCounts(folder.path, ENVIRONMENT);
  assert.deepEqual(history.map(({ commit }) => commit), ['a']);
  assert.match(notes.join(), /machine kind, in other\.jsonl, cannot be read and was passed over/);
});

test('no folder holds no counts', async () => {
  await using folder = await temporaryFolder();
  assert.deepEqual(await readStoredCounts(join(folder.path, 'none'), ENVIRONMENT), { history: [], notes: [] });
});
