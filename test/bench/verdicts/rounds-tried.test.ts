import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hoursOf, roundsTried, thinConditions } from '../../../bench/verdicts/rounds-tried.ts';
import { FAILURE, ROUND } from './sample-recording.ts';

const settled = (count: number) => Array.from({ length: count }, () => ROUND);
const UNSETTLED = { ...ROUND, unsettled: true } as const;

test('rounds are counted by condition over all recordings, those that failed and those that did not come to rest apart', () => {
  const tried = roundsTried([{ rounds: [ROUND, UNSETTLED], failures: [FAILURE] }, { rounds: [ROUND], failures: [] }]);
  assert.deepEqual(tried, [
    { benchmark: 'express/updateUser', injection: 'cpu-3', tried: 3, failed: 0, unsettled: 1, seconds: 16.5 },
    { benchmark: 'koa/updateUser', injection: 'none', tried: 1, failed: 1, unsettled: 0, seconds: 2 },
  ]);
  assert.equal(hoursOf(tried), 18.5 / 3_600);
});

const EXPRESS = { id: 'express/updateUser', kind: 'server' } as const;
const KOA = { id: 'koa/updateUser', kind: 'server' } as const;

/** Whether 3 % more CPU is, and a timer. */
const areThin = (rounds: Parameters<typeof roundsTried>[0][number]['rounds'], { failures = [] as typeof FAILURE[], benchmarks = [EXPRESS] as Parameters<typeof thinConditions>[1] } = {}): readonly boolean[] => {
  const thin = thinConditions(roundsTried([{ rounds, failures }]), benchmarks);
  return [thin.has('cpu-3'), thin.has('timer-1ms')];
};

test('a condition is thin where any benchmark has fewer than sixty rounds of use', () => {
  assert.deepEqual(areThin(settled(60)), [false, true]);
  assert.deepEqual(areThin(settled(59)), [true, true]);
  assert.deepEqual(areThin([...settled(59), UNSETTLED], { failures: [{ ...FAILURE, benchmark: ROUND.benchmark, injection: ROUND.injection }] }), [true, true]);
  assert.deepEqual(areThin([...settled(60), { ...ROUND, benchmark: KOA.id }], { benchmarks: [EXPRESS, KOA] }), [true, true]);
});

test('a condition is thin where a benchmark has no round of it, but for one that it means nothing for', () => {
  assert.deepEqual(areThin(settled(60), { benchmarks: [EXPRESS, KOA] }), [true, true]);
  const ofTask = settled(60).map((round) => ({ ...round, benchmark: 'user/date' }));
  assert.deepEqual(areThin(ofTask, { benchmarks: [{ id: 'user/date', kind: 'suite' }] }), [false, false]);
});
