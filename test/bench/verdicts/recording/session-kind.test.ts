import assert from 'node:assert/strict';
import { test } from 'node:test';
import { keyOfKind, newestKinds, ofKind } from '../../../../bench/verdicts/recording/session-kind.ts';
import type { RecordedSession } from '../../../../bench/verdicts/recording/recorded-file.ts';
import { ENVIRONMENT } from '../../../judge/records.ts';
import { SESSION } from '../sample-recording.ts';

const session = (startedAt: string, fields: Partial<RecordedSession>): { readonly session: RecordedSession } => ({ session: { ...SESSION, startedAt, ...fields } });
const OTHER = { ...ENVIRONMENT, key: 'another' };

test('sessions are put together that were measured alike on one machine kind beside one neighbour', () => {
  const recordings = [
    session('1', { environment: OTHER }),
    session('2', { procedure: { ...SESSION.procedure, slices: 5 } }),
    session('3', { procedure: { ...SESSION.procedure, leastSlices: 4 } }),
    session('4', {}),
    session('5', { seed: 7, commit: { sha: 'b'.repeat(40), dirty: true }, environment: { ...ENVIRONMENT, kernel: '6.9.0' } }),
    session('6', { neighbour: 'busy' }),
  ];
  assert.deepEqual(ofKind(recordings, SESSION).map((one) => one.session.startedAt), ['4', '5']);
});

test('of each machine those count that were measured like its newest, machine by machine in the order in which each was first recorded', () => {
  const recordings = [
    session('1', { environment: OTHER, procedure: {} }),
    session('2', {}),
    session('3', { environment: OTHER, procedure: { slices: 1 } }),
    session('4', { neighbour: 'busy', procedure: {} }),
    session('5', { neighbour: 'busy' }),
    session('6', {}),
  ];
  assert.deepEqual(newestKinds(recordings).map(({ environment: { key }, neighbour, procedure }) => [key, neighbour, procedure]), [
    ['another', 'quiet', { slices: 1 }],
    [ENVIRONMENT.key, 'quiet', SESSION.procedure],
    [ENVIRONMENT.key, 'busy', SESSION.procedure],
  ]);
  assert.deepEqual(newestKinds(recordings.slice(0, 1)).map(({ environment: { key } }) => key), ['another']);
  assert.deepEqual(newestKinds([]), []);
});

test('the order in which a procedure was written down is nothing', () => {
  assert.equal(keyOfKind({ ...SESSION, procedure: { slices: 6, sliceMs: 300 } }), keyOfKind({ ...SESSION, procedure: { sliceMs: 300, slices: 6 } }));
});
