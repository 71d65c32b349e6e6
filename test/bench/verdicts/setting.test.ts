import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openSetting } from '../../../bench/verdicts/setting.ts';
import { bothKinds, noisyRecording } from './noisy-recording.ts';
import { FAILURE, SESSION } from './sample-recording.ts';

const RECORDING = noisyRecording(bothKinds(12));

test('rounds in which an injection was of another size than it is by now are left out of all that is worked out, and counted', () => {
  const older = { ...RECORDING, rounds: RECORDING.rounds.map((round) => ({ ...round, amount: round.injection === 'none' ? 0 : 1 })), failures: [{ ...FAILURE, benchmark: 'user/parse', injection: 'cpu-10' as const, amount: 1 }] };
  const setting = openSetting([older, RECORDING], 'quiet', 10)!;
  assert.equal(setting.roundsLeftOut, 25);
  assert.deepEqual(setting.populations.map(({ injection, rounds }) => [injection, rounds.length]), [['none', 24], ['none', 24], ['cpu-10', 12], ['cpu-10', 12]]);
  assert.deepEqual(setting.tried.map(({ tried, failed }) => [tried, failed]), [[24, 0], [24, 0], [12, 0], [12, 0]]);
});

test('beside one neighbour only what was measured like the newest of all counts', () => {
  const busy = { ...RECORDING, session: { ...SESSION, neighbour: 'busy' as const, procedure: { ...SESSION.procedure, version: 2 } } };
  assert.equal(openSetting([RECORDING, busy], 'quiet', 10), null);
  const both = [RECORDING, { ...busy, session: { ...busy.session, procedure: SESSION.procedure } }];
  assert.deepEqual((['quiet', 'busy'] as const).map((neighbour) => openSetting(both, neighbour, 10)?.sessionsLeftOut), [0, 0]);
});
