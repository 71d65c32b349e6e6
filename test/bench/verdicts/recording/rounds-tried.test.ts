import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hoursOf, roundsTried } from '../../../../bench/verdicts/recording/rounds-tried.ts';
import { FAILURE, ROUND } from '../sample-recording.ts';

const UNSETTLED = { ...ROUND, unsettled: true } as const;

test('rounds are counted by condition over all recordings, those that failed and those that did not come to rest apart', () => {
  const tried = roundsTried([{ rounds: [ROUND, UNSETTLED], failures: [FAILURE] }, { rounds: [ROUND], failures: [] }]);
  assert.deepEqual(tried, [
    { benchmark: 'express/updateUser', injection: 'cpu-3', tried: 3, failed: 0, unsettled: 1, seconds: 16.5 },
    { benchmark: 'koa/updateUser', injection: 'none', tried: 1, failed: 1, unsettled: 0, seconds: 2 },
  ]);
  assert.equal(hoursOf(tried), 18.5 / 3_600);
});
