import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { UserError } from '../../src/errors.ts';
import { appendRun, historyFileName, readStoredKinds } from '../../src/store/baseline-files.ts';
import type { Environment } from '../../src/model.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { ENVIRONMENT, storedRun } from './stored-run.ts';

const ALL = { runs: 10, maxAgeMs: 1e12 };

async function store(dir: string, commit: string, facts: Partial<Environment>): Promise<void> {
  await appendRun(dir, { ...storedRun(commit), environment: { ...ENVIRONMENT, ...facts } }, ALL);
}

test('the selected runs of its own machine kind count, and all of others, with the newest\'s environment', async () => {
  await using folder = await temporaryFolder();
  await store(folder.path, 'a', {});
  await store(folder.path, 'b', { key: 'other', cores: 8, kernel: '6.8.0' });
  await store(folder.path, 'c', { key: 'other', cores: 8, kernel: '6.9.1' });
  const environment = { ...ENVIRONMENT, key: 'other', cores: 8, kernel: '6.9.1' };
  const others = [{ environment, runs: 2 }];
  const { key: environmentKey } = ENVIRONMENT;
  const kindsIn = async (own: Parameters<typeof readStoredKinds>[1]): Promise<unknown> => JSON.parse(JSON.stringify(await readStoredKinds(folder.path, own)));
  assert.deepEqual(await kindsIn({ environmentKey, history: [storedRun('a'), storedRun('a')] }), [{ environment: ENVIRONMENT, runs: 2 }, ...others]);
  assert.deepEqual(await kindsIn({ environmentKey, history: [] }), others);
});

test('no folder and empty files hold nothing', async () => {
  await using folder = await temporaryFolder();
  await writeFile(join(folder.path, historyFileName('other')), '\n');
  for (const dir of [folder.path, join(folder.path, 'none')]) {
    assert.deepEqual(await readStoredKinds(dir, { environmentKey: ENVIRONMENT.key, history: [] }), []);
  }
});

test('another machine kind that cannot be read is an error, as its own is: its counts may decide', async () => {
  await using folder = await temporaryFolder();
  await writeFile(join(folder.path, historyFileName('other')), 'what is this\n');
  await assert.rejects(readStoredKinds(folder.path, { environmentKey: ENVIRONMENT.key, history: [] }), (error: unknown) => error instanceof UserError && error.where.includes('other.jsonl:1'));
});
