import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { UserError } from '../../src/errors.ts';
import { appendRun, historyFileName, readRecordedTimes } from '../../src/store/baseline-files.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { ENVIRONMENT, storedRun } from './stored-run.ts';

const ALL = { runs: 100, maxAgeMs: 1e12 };

const onDay = (day: number): string => `2026-01-${String(day).padStart(2, '0')}T10:00:00.000Z`;

async function store(
  dir: string,
  day: number,
  { id, tookMs, key = ENVIRONMENT.key }: { readonly id: string; readonly tookMs?: number; readonly key?: string },
): Promise<void> {
  const run = storedRun(`commit-${day}`, { id, recordedAt: onDay(day), ...(tookMs === undefined ? {} : { tookMs }) });
  await appendRun(dir, { ...run, environment: { ...ENVIRONMENT, key } }, ALL);
}

test('the median of the newest five times of a benchmark counts, of all machine kinds together', async () => {
  await using folder = await temporaryFolder();
  const times = [1, 2, 50, 10, 40, 30, 20];
  for (const [index, tookMs] of times.entries())
    await store(folder.path, index + 1, { id: 'a/one', tookMs, key: index % 2 === 0 ? 'epyc' : 'xeon' });
  await store(folder.path, 8, { id: 'b/two', tookMs: 7 });
  assert.deepEqual(
    await readRecordedTimes(folder.path, new Date(onDay(9))),
    new Map([
      ['a/one', 30],
      ['b/two', 7],
    ]),
  );
});

test('what was stored from the moment on does not count, nor a run that does not tell', async () => {
  await using folder = await temporaryFolder();
  await store(folder.path, 1, { id: 'a/one', tookMs: 10 });
  await store(folder.path, 2, { id: 'a/one' });
  await store(folder.path, 3, { id: 'a/one', tookMs: 99 });
  await store(folder.path, 3, { id: 'b/two', tookMs: 99 });
  assert.deepEqual([...(await readRecordedTimes(folder.path, new Date(onDay(3))))], [['a/one', 10]]);
});

test('a file that cannot be read is an error, as for the verdict, and no folder tells nothing', async () => {
  await using folder = await temporaryFolder();
  await store(folder.path, 1, { id: 'a/one', tookMs: 10 });
  await writeFile(join(folder.path, historyFileName('other')), 'what is this\n');
  await assert.rejects(
    readRecordedTimes(folder.path, new Date(onDay(9))),
    (error: unknown) => error instanceof UserError && error.where.includes('other.jsonl:1'),
  );
  assert.deepEqual([...(await readRecordedTimes(join(folder.path, 'none'), new Date(onDay(9))))], []);
});
