import assert from 'node:assert/strict';
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { roundText, sessionText } from '../../../../bench/verdicts/recording/recorded-file.ts';
import { keepLines, keepRounds, readRecordings } from '../../../../bench/verdicts/recording/recorded-folder.ts';
import { temporaryFolder } from '../../../temporary-folder.ts';
import { ROUND, SESSION } from '../sample-recording.ts';

test('a recording is whole after each round, and the next session leaves it alone', async () => {
  await using folder = await temporaryFolder();
  const first = keepRounds(SESSION.startedAt, sessionText(SESSION), folder.path);
  await first.append(roundText(ROUND));
  assert.deepEqual(await readRecordings(folder.path), [{ session: SESSION, rounds: [ROUND], failures: [] }]);
  await first.append(roundText({ ...ROUND, index: 2 }));

  const later = { ...SESSION, startedAt: '2026-01-15T11:00:00.000Z' };
  await keepRounds(later.startedAt, sessionText(later), folder.path).append(roundText(ROUND));
  const read = await readRecordings(folder.path);
  assert.deepEqual(read.map(({ session, rounds }) => [session.startedAt, rounds.length]), [[SESSION.startedAt, 2], [later.startedAt, 1]]);
});

test('a session without a round leaves no file', async () => {
  await using folder = await temporaryFolder();
  keepRounds(SESSION.startedAt, sessionText(SESSION), folder.path);
  assert.deepEqual(await readdir(folder.path), []);
});

test('neither what was half written nor what else lies there is read', async () => {
  await using folder = await temporaryFolder();
  await writeFile(join(folder.path, 'rounds-2026.jsonl.gz.partial'), 'half');
  await keepLines('live-2026', '{}', folder.path).append('{}');
  assert.deepEqual(await readRecordings(folder.path), []);
  assert.deepEqual(await readRecordings(join(folder.path, 'nowhere')), []);
});
