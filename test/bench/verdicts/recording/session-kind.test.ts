import assert from 'node:assert/strict';
import { test } from 'node:test';
import { keyOfProcedure, keyOfTaskProcedure, newestKinds, ofKind } from '../../../../bench/verdicts/recording/session-kind.ts';
import type { RecordedSession, Recording } from '../../../../bench/verdicts/recording/recorded-file.ts';
import { ENVIRONMENT } from '../../../judge/records.ts';
import { bothKinds, noisyRecording } from '../noisy-recording.ts';
import { FAILURE, SESSION } from '../sample-recording.ts';

const session = (startedAt: string, fields: Partial<RecordedSession>): Recording => noisyRecording(bothKinds(1), { startedAt, ...fields });
const OTHER = { ...ENVIRONMENT, key: 'another' };
const startsOf = (recordings: readonly Recording[]): readonly string[] => recordings.map((one) => one.session.startedAt);

test('sessions are put together that were measured alike on one machine kind beside one neighbour', () => {
  const recordings = [
    session('1', { environment: OTHER }),
    session('2', { procedure: { ...SESSION.procedure, suiteSlices: 5 } }),
    session('3', { procedure: { ...SESSION.procedure, version: 1 } }),
    session('4', {}),
    session('5', { seed: 7, commit: { sha: 'b'.repeat(40), dirty: true }, environment: { ...ENVIRONMENT, kernel: '6.9.0' } }),
    session('6', { neighbour: 'busy' }),
  ];
  assert.deepEqual(startsOf(ofKind(recordings, SESSION)), ['4', '5']);
});

test('of sessions that measured servers otherwise the tasks are put with them, those that failed as well', () => {
  const ofServer = { ...FAILURE, benchmark: 'express/updateUser' };
  const ofTask = { ...FAILURE, benchmark: 'user/parse' };
  const older = { ...session('1', { procedure: { ...SESSION.procedure, slices: 4, leastSlices: 3 } }), failures: [ofServer, ofTask] };
  const ofServers = { ...older, rounds: older.rounds.filter(({ benchmark }) => benchmark === 'express/updateUser'), failures: [ofServer] };
  const newer = session('2', {});
  const [put, ...others] = ofKind([older, ofServers, newer], SESSION);
  assert.deepEqual([...new Set(put!.rounds.map(({ benchmark }) => benchmark))], ['user/parse']);
  assert.deepEqual(put!.failures, [ofTask]);
  assert.deepEqual(others, [newer]);
});

test('of each machine those count that were recorded last beside a neighbour, machine by machine in the order in which each was first recorded', () => {
  const recordings = [
    session('1', { environment: OTHER, procedure: {} }),
    session('2', { procedure: {} }),
    session('3', { environment: OTHER, procedure: { slices: 1 } }),
    session('4', { neighbour: 'busy', procedure: {} }),
    session('5', {}),
  ];
  assert.deepEqual(newestKinds(recordings).map(({ environment: { key }, neighbour, procedure }) => [key, neighbour, procedure]), [
    ['another', 'quiet', { slices: 1 }],
    [ENVIRONMENT.key, 'quiet', SESSION.procedure],
    [ENVIRONMENT.key, 'busy', {}],
  ]);
  assert.deepEqual(newestKinds([]), []);
});

test('the order in which a procedure was written down is nothing, and how servers are measured is nothing to tasks', () => {
  assert.equal(keyOfProcedure({ slices: 6, sliceMs: 300 }), keyOfProcedure({ sliceMs: 300, slices: 6 }));
  assert.notEqual(keyOfProcedure({ slices: 6 }), keyOfProcedure({ slices: 4 }));
  assert.equal(keyOfTaskProcedure({ version: 3, slices: 6, suiteSlices: 4 }), keyOfTaskProcedure({ suiteSlices: 4, version: 3, slices: 4 }));
  assert.notEqual(keyOfTaskProcedure({ version: 3, suiteSlices: 4 }), keyOfTaskProcedure({ version: 3, suiteSlices: 5 }));
});
