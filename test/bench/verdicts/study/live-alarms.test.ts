import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newestLiveAlarms } from '../../../../bench/verdicts/study/live-alarms.ts';
import { clopperPearson } from '../../../../bench/verdicts/study/clopper-pearson.ts';
import { familyOfTasks } from '../live-samples.ts';
import { SESSION } from '../sample-recording.ts';

const SOUND = familyOfTasks(['no regression', 'inconclusive']);
const ALARMED = familyOfTasks(['no regression', 'regressed']);

test('of live families those by the newest procedure beside the neighbour count, on whatever machine, each family once', () => {
  const older = { session: { ...SESSION, procedure: { suiteSlices: 1 } }, families: [ALARMED, ALARMED] };
  const newer = { session: { ...SESSION, startedAt: '2026-01-16T10:00:00.000Z' }, families: [SOUND, ALARMED, SOUND] };
  const elsewhere = { session: { ...SESSION, environment: { ...SESSION.environment, key: 'another' }, startedAt: '2026-01-16T12:00:00.000Z' }, families: [SOUND] };
  const busy = { session: { ...SESSION, neighbour: 'busy' as const, startedAt: '2026-01-17T10:00:00.000Z' }, families: [SOUND] };
  assert.deepEqual(newestLiveAlarms([older, newer, elsewhere, busy], 'quiet'), { profile: 'quick', rate: { hits: 1, trials: 4, ...clopperPearson(1, 4, 0.95) } });
  assert.equal(newestLiveAlarms([older, newer, busy], 'busy')?.rate.trials, 1);
});

test('where none ran there is nothing to tell', () => {
  assert.equal(newestLiveAlarms([{ session: SESSION, families: [] }], 'quiet'), null);
  assert.equal(newestLiveAlarms([{ session: SESSION, families: [SOUND] }], 'busy'), null);
});
