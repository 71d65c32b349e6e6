import assert from 'node:assert/strict';
import { test } from 'node:test';
import { calibrationRuns } from '../../src/calibrate/calibration-runs.ts';
import { aBenchmark, around, ENVIRONMENT, measured } from '../judge/records.ts';
import { userErrorOf } from '../user-error.ts';
import { aRecording } from './recorded.ts';

const EQUAL = aBenchmark('api/hello', measured({ cpuPerRequest: around(0, 0.002) }));
const OTHER_KIND = { environment: { ...ENVIRONMENT, key: 'other' } };

const told = (...given: Parameters<typeof calibrationRuns>): string => userErrorOf(() => calibrationRuns(...given)).message;

for (const [why, fields] of [
  ['of another profile', { profile: 'standard' }],
  ['that joins several', { parts: 2 }],
] as const) {
  test(`a run ${why} is no recording, and is refused by its name`, () => {
    const error = userErrorOf(() => calibrationRuns([aRecording([EQUAL], {}, 'a.json'), aRecording([EQUAL], fields, 'b.json')]));
    assert.deepEqual([error.message, error.where], ['this is no recording of base against base on one machine', 'b.json']);
  });
}

test('recordings of two kinds of machine are refused, also before more is recorded on another', () => {
  assert.equal(
    told([aRecording([EQUAL], {}, 'a.json'), aRecording([EQUAL], OTHER_KIND, 'b.json')]),
    `the runs come from 2 kinds of machine: ${ENVIRONMENT.key} (a.json), other (b.json)`,
  );
  assert.equal(
    told([aRecording([EQUAL])], 'other'),
    `the runs come from 2 kinds of machine: ${ENVIRONMENT.key} (calibration.json), other (this machine)`,
  );
  assert.equal(calibrationRuns([aRecording([EQUAL])], ENVIRONMENT.key).length, 1);
});

test('the newest recording comes last', () => {
  const [late, early] = [
    aRecording([EQUAL], { startedAt: '2026-02-02T00:00:00.000Z' }, 'late.json'),
    aRecording([EQUAL], { startedAt: '2026-02-01T00:00:00.000Z' }, 'early.json'),
  ];
  assert.deepEqual(
    calibrationRuns([late, early]).map(({ name }) => name),
    ['early.json', 'late.json'],
  );
});
