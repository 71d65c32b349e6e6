import assert from 'node:assert/strict';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { UserError } from '../../src/errors.ts';
import { appendRun, historyFileName, readStoredCounts, readStoredKinds } from '../../src/store/baseline-files.ts';
import type { Environment, StoredRun } from '../../src/model.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { ENVIRONMENT, plainRuns, storedRun } from './stored-run.ts';

const ALL = { runs: 10, maxAgeMs: 1e12 };

/** One that counted nothing where there are no `instructions`. */
async function store(dir: string, commit: string, facts: Partial<Environment>, instructions?: readonly number[]): Promise<void> {
  await appendRun(dir, { ...storedRun(commit, instructions === undefined ? {} : { instructions }), environment: { ...ENVIRONMENT, ...facts } }, ALL);
}

async function countsIn(dir: string): Promise<readonly StoredRun[]> {
  const storedKinds = await readStoredKinds(dir, { environmentKey: ENVIRONMENT.key, history: [storedRun('own')] });
  return readStoredCounts(dir, storedKinds, ENVIRONMENT);
}

test('stored runs with counts of other machine kinds that count alike are read, without their rounds', async () => {
  await using folder = await temporaryFolder();
  await store(folder.path, 'own', {}, [1]);
  await store(folder.path, 'a', { key: 'other', cores: 8 }, [100, 101]);
  await store(folder.path, 'b', { key: 'other', cores: 8 });
  await store(folder.path, 'c', { key: 'older-node', nodeVersion: '22.20.0' }, [102]);
  await store(folder.path, 'd', { key: 'arm', arch: 'arm64' }, [103]);
  const history = await countsIn(folder.path);
  assert.deepEqual(plainRuns(history).map(({ commit, environment, benchmarks }) => ({ commit, key: environment.key, benchmarks })), [
    { commit: 'a', key: 'other', benchmarks: [{ id: 'express/updateUser', loadHash: 'load', figures: {}, instructions: [100, 101] }] },
  ]);
});

test('a stored run of another machine kind that cannot be read is an error: without it the counts would be compared with others', async () => {
  await using folder = await temporaryFolder();
  for (const key of ['other', 'third']) await store(folder.path, 'a', { key }, [100]);
  const other = join(folder.path, historyFileName('other'));
  await writeFile(other, `what is this\n${await readFile(other, 'utf8')}`);
  await assert.rejects(countsIn(folder.path), (error: unknown) => error instanceof UserError && error.where.includes('other.jsonl:1'));
});

test('no folder holds no counts', async () => {
  await using folder = await temporaryFolder();
  assert.deepEqual(await countsIn(join(folder.path, 'none')), []);
});
