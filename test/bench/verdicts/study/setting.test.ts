import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openSetting } from '../../../../bench/verdicts/study/setting.ts';
import { bothKinds, noisyRecording } from '../noisy-recording.ts';
import { FAILURE, SESSION } from '../sample-recording.ts';

const RECORDING = noisyRecording(bothKinds(12));

test('rounds in which an injection was of another size than it is by now are left out of all that is worked out, and counted', () => {
  const older = { ...RECORDING, rounds: RECORDING.rounds.map((round) => ({ ...round, amount: round.injection === 'none' ? 0 : 1 })), failures: [{ ...FAILURE, benchmark: 'user/parse', injection: 'cpu-10' as const, amount: 1 }] };
  const setting = openSetting([older, RECORDING], SESSION, 10)!;
  assert.equal(setting.roundsLeftOut, 25);
  assert.deepEqual(setting.populations.map(({ injection, rounds }) => [injection, rounds.length]), [['none', 24], ['none', 24], ['cpu-10', 12], ['cpu-10', 12]]);
  assert.deepEqual(setting.tried.map(({ tried, failed }) => [tried, failed]), [[24, 0], [24, 0], [12, 0], [12, 0]]);
});

test('only sessions of one kind count, and those by another procedure are counted as left out', () => {
  const busy = { ...RECORDING, session: { ...SESSION, neighbour: 'busy' as const } };
  const elsewhere = { ...RECORDING, session: { ...SESSION, environment: { ...SESSION.environment, key: 'another' } } };
  const older = { ...RECORDING, session: { ...SESSION, procedure: { slices: 1 } } };
  const recordings = [older, RECORDING, busy, elsewhere];
  const told = [SESSION, busy.session, elsewhere.session].map((kind) => openSetting(recordings, kind, 10)!);
  assert.deepEqual(told.map(({ sessions, sessionsLeftOut }) => [sessions.length, sessionsLeftOut]), [[1, 1], [1, 0], [1, 0]]);
  assert.equal(openSetting([busy], SESSION, 10), null);
});
