import assert from 'node:assert/strict';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { UserError } from '../../src/errors.ts';
import { appendRun, historyFileName, kindOf, readOtherKinds } from '../../src/store/baseline-files.ts';
import type { Environment } from '../../src/model.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { ENVIRONMENT, plainRuns, storedRun } from './stored-run.ts';

const ALL = { runs: 10, maxAgeMs: 1e12 };

/** One that counted nothing where there are no `instructions`. */
async function store(dir: string, commit: string, facts: Partial<Environment>, instructions?: number): Promise<void> {
  await appendRun(
    dir,
    { ...storedRun(commit, instructions === undefined ? {} : { instructions }), environment: { ...ENVIRONMENT, ...facts } },
    ALL,
  );
}

test('a kind is told by the environment of its newest run, and by the number of its runs', () => {
  const [older, newer] = [storedRun('a'), { ...storedRun('b'), environment: { ...ENVIRONMENT, kernel: '6.9.1' } }];
  assert.deepEqual(kindOf([older, newer]), { environment: newer.environment, runs: 2 });
  assert.equal(kindOf([]), null);
});

test('other machine kinds are read, with the counts of those that count alike, and without their rounds', async () => {
  await using folder = await temporaryFolder();
  await store(folder.path, 'own', {}, 1);
  await store(folder.path, 'a', { key: 'other', cores: 8 }, 101);
  await store(folder.path, 'b', { key: 'other', cores: 8, kernel: '6.9.1' });
  await store(folder.path, 'c', { key: 'older-node', nodeVersion: '22.20.0' }, 102);
  await store(folder.path, 'd', { key: 'arm', arch: 'arm64' }, 103);
  const others = await readOtherKinds(folder.path, ENVIRONMENT);
  assert.deepEqual(
    others.map(({ kind: { environment, runs }, counts }) => [environment.key, environment.kernel, runs, counts.length]),
    [
      ['arm', ENVIRONMENT.kernel, 1, 0],
      ['older-node', ENVIRONMENT.kernel, 1, 0],
      ['other', '6.9.1', 2, 1],
    ],
  );
  assert.deepEqual(
    plainRuns(others.flatMap(({ counts }) => counts)).map(({ commit, environment, benchmarks }) => ({
      commit,
      key: environment.key,
      benchmarks,
    })),
    [
      {
        commit: 'a',
        key: 'other',
        benchmarks: [{ id: 'express/updateUser', loadHash: 'load', figures: {}, instructions: { head: 101, hash: '0123456789abcdef' } }],
      },
    ],
  );
});

test('no folder and empty files hold nothing', async () => {
  await using folder = await temporaryFolder();
  await writeFile(join(folder.path, historyFileName('other')), '\n');
  for (const dir of [folder.path, join(folder.path, 'none')]) assert.deepEqual(await readOtherKinds(dir, ENVIRONMENT), []);
});

test('a stored run of another machine kind that cannot be read is an error: without it the counts would be compared with others', async () => {
  await using folder = await temporaryFolder();
  for (const key of ['other', 'third']) await store(folder.path, 'a', { key }, 100);
  const other = join(folder.path, historyFileName('other'));
  await writeFile(other, `what is this\n${await readFile(other, 'utf8')}`);
  await assert.rejects(
    readOtherKinds(folder.path, ENVIRONMENT),
    (error: unknown) => error instanceof UserError && error.where.includes('other.jsonl:1'),
  );
});
