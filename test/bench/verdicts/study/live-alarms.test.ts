import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newestLiveAlarms } from '../../../../bench/verdicts/study/live-alarms.ts';
import { clopperPearson } from '../../../../bench/verdicts/study/clopper-pearson.ts';
import { familyOfTasks } from '../live-samples.ts';
import { SESSION } from '../sample-recording.ts';

const SOUND = familyOfTasks(['no regression', 'inconclusive']);
const ALARMED = familyOfTasks(['no regression', 'regressed']);

test('of live families those by the newest procedure beside the neighbour count, on whatever machine, each family once', () => {
  const older = { session: { ...SESSION, procedure: { suiteSlices: 1 } }, families: [ALARMED, ALARMED], crashes: [] };
  const newer = { session: { ...SESSION, startedAt: '2026-01-16T10:00:00.000Z' }, families: [SOUND, ALARMED, SOUND], crashes: [] };
  const elsewhere = { session: { ...SESSION, environment: { ...SESSION.environment, key: 'another', cpuModel: 'Another' }, startedAt: '2026-01-16T12:00:00.000Z' }, families: [SOUND], crashes: [] };
  const busy = { session: { ...SESSION, neighbour: 'busy' as const, startedAt: '2026-01-17T10:00:00.000Z' }, families: [SOUND], crashes: [] };
  assert.deepEqual(newestLiveAlarms([older, newer, elsewhere, busy], 'quiet'), { profile: 'quick', rate: { hits: 1, trials: 4, ...clopperPearson(1, 4, 0.95) }, cpuModels: [SESSION.environment.cpuModel, 'Another'] });
  assert.equal(newestLiveAlarms([older, newer, busy], 'busy')?.rate.trials, 1);
});

test('a run that came to no verdict would have blocked, and misses the goal like a false alarm', () => {
  const log = { session: SESSION, families: [SOUND, SOUND], crashes: [{ seconds: 30, profile: 'quick', exitCode: 70, error: 'TypeError: no' }] };
  const { rate } = newestLiveAlarms([log], 'quiet')!;
  assert.deepEqual([rate.hits, rate.trials], [1, 3]);
});

test('where none ran there is nothing to tell', () => {
  assert.equal(newestLiveAlarms([{ session: SESSION, families: [], crashes: [] }], 'quiet'), null);
  assert.equal(newestLiveAlarms([{ session: SESSION, families: [SOUND], crashes: [] }], 'busy'), null);
});
