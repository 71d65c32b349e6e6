import assert from 'node:assert/strict';
import { test } from 'node:test';
import { keyOfKind, ofNewestKind } from '../../../bench/verdicts/session-kind.ts';
import type { RecordedSession } from '../../../bench/verdicts/recorded-file.ts';
import { ENVIRONMENT } from '../../judge/records.ts';
import { SESSION } from './sample-recording.ts';

const session = (startedAt: string, fields: Partial<RecordedSession>): { readonly session: RecordedSession } => ({ session: { ...SESSION, startedAt, ...fields } });
const startedIn = (recordings: readonly { readonly session: RecordedSession }[]): readonly string[] => recordings.map((one) => one.session.startedAt);

test('only sessions like the newest of all are put together: machine kind and procedure', () => {
  const recordings = [
    session('1', { environment: { ...ENVIRONMENT, key: 'another' } }),
    session('2', { procedure: { ...SESSION.procedure, slices: 5 } }),
    session('3', { procedure: { ...SESSION.procedure, leastSlices: 4 } }),
    session('4', {}),
    session('5', { seed: 7, commit: { sha: 'b'.repeat(40), dirty: true }, environment: { ...ENVIRONMENT, kernel: '6.9.0' } }),
    session('6', { neighbour: 'busy' }),
  ];
  assert.deepEqual(startedIn(ofNewestKind(recordings, 'quiet')), ['4', '5']);
  assert.deepEqual(startedIn(ofNewestKind(recordings, 'busy')), ['6']);
  assert.deepEqual(ofNewestKind(recordings.slice(0, 5), 'busy'), []);
  assert.deepEqual(ofNewestKind([], 'quiet'), []);
});

test('what was recorded beside one neighbour by an older procedure is not told of beside the newest', () => {
  const recordings = [session('1', {}), session('2', { neighbour: 'busy', procedure: {} })];
  assert.deepEqual(ofNewestKind(recordings, 'quiet'), []);
  assert.deepEqual(startedIn(ofNewestKind(recordings, 'busy')), ['2']);
});

test('the order in which a procedure was written down is nothing', () => {
  assert.equal(keyOfKind({ ...SESSION, procedure: { slices: 6, sliceMs: 300 } }), keyOfKind({ ...SESSION, procedure: { sliceMs: 300, slices: 6 } }));
});
