import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { InjectionName } from '../../../../bench/verdicts/recording/conditions.ts';
import { drawnConditions } from '../../../../bench/verdicts/study/drawn-conditions.ts';
import { populationsOf } from '../../../../bench/verdicts/study/populations.ts';
import type { RecordedRound, Recording } from '../../../../bench/verdicts/recording/recorded-file.ts';
import { bothKinds, noisyRecording } from '../noisy-recording.ts';

const changed = (recording: Recording, change: (round: RecordedRound) => RecordedRound): Recording => ({ ...recording, rounds: recording.rounds.map(change) });
/** The same rounds over so many times as long. */
const slowly = (recording: Recording, times: number): Recording => changed(recording, (round) => ({ ...round, atSeconds: times * round.atSeconds }));
/** In another session, begun at that hour. */
const at = (hour: string, recording: Recording): Recording => ({ ...recording, session: { ...recording.session, startedAt: `2026-01-15T${hour}:00:00.000Z` } });
const of = (name: InjectionName, recording: Recording): Recording => ({ ...recording, rounds: recording.rounds.filter(({ injection }) => injection === name) });

const WHOLE = noisyRecording(bothKinds(66));

/** Whether unchanged rounds are thin, and those with a tenth more. */
const areThin = (...recordings: readonly Recording[]): readonly boolean[] => {
  const { thin } = drawnConditions(populationsOf(recordings));
  return [thin.has('none'), thin.has('cpu-10')];
};
const areOfOneHalfHour = (...recordings: readonly Recording[]): readonly boolean[] => {
  const { ofOneHalfHour } = drawnConditions(populationsOf(recordings));
  return [ofOneHalfHour.has('none'), ofOneHalfHour.has('cpu-10')];
};

test('sixty rounds of a benchmark are enough within one half-hour, and thin where they lie in three of which a family has one', () => {
  assert.deepEqual(areThin(WHOLE), [false, false]);
  assert.deepEqual(areThin(slowly(WHOLE, 4)), [true, true]);
  assert.deepEqual(areThin(noisyRecording(bothKinds(59))), [true, true]);
});

test('one benchmark of which there are too few is enough to be thin, and rounds that did not come to rest are none of use', () => {
  const unsettled = changed(WHOLE, (round) => (round.index < 7 && round.injection === 'none' && round.benchmark === 'express/updateUser' ? { ...round, slices: { ...round.slices, cpuPerRequest: [] } } : round));
  assert.deepEqual(areThin(unsettled), [true, false]);
  assert.deepEqual(areThin({ ...WHOLE, rounds: WHOLE.rounds.filter(({ injection, benchmark }) => injection === 'none' || benchmark === 'user/parse') }), [false, true], 'express was never recorded with it');
});

test('a half-hour that was broken off makes whole ones not thin, as long as most families come from those', () => {
  assert.deepEqual(areThin(WHOLE, at('12', noisyRecording(bothKinds(20)))), [false, false]);
  assert.deepEqual(areThin(WHOLE, ...['12', '14', '16', '18'].map((hour) => at(hour, noisyRecording(bothKinds(20))))), [true, true]);
});

test('rounds with an injection that were recorded at hours of their own are all drawn from together', () => {
  const halves = ['12', '14'].map((hour) => at(hour, of('cpu-10', noisyRecording(bothKinds(33)))));
  assert.deepEqual(areThin(of('none', WHOLE), ...halves), [false, false]);
  assert.deepEqual(areOfOneHalfHour(of('none', WHOLE), ...halves), [true, false]);
});

test('a few rounds of another hour make no second half-hour, and are none of the sixty', () => {
  const conditions = drawnConditions(populationsOf([of('none', WHOLE), at('12', of('cpu-10', noisyRecording(bothKinds(59)))), at('14', of('cpu-10', noisyRecording(bothKinds(4))))]));
  assert.deepEqual([conditions.ofOneHalfHour.has('cpu-10'), conditions.halfHours.get('cpu-10'), conditions.thin.has('cpu-10')], [true, 1, true]);
});

test('the benchmark with fewest half-hours says how many there are, of those that are tried', () => {
  const [whole, seldom] = [at('12', WHOLE), at('14', { ...WHOLE, rounds: WHOLE.rounds.filter(({ benchmark, index }) => benchmark === 'user/parse' || index < 12) })];
  const { halfHours } = drawnConditions(populationsOf([whole, seldom]));
  assert.deepEqual([halfHours.get('none'), halfHours.get('cpu-10'), halfHours.get('cpu-3')], [2, 2, undefined]);
  const alone = at('14', { ...WHOLE, rounds: WHOLE.rounds.filter(({ benchmark }) => benchmark === 'user/parse') });
  assert.equal(drawnConditions(populationsOf([whole, alone])).halfHours.get('cpu-10'), 1);
  const few = { ...whole, rounds: whole.rounds.filter(({ benchmark, injection, index }) => benchmark === 'user/parse' || injection === 'none' || index < 4) };
  assert.equal(drawnConditions(populationsOf([few, alone])).halfHours.get('cpu-10'), 2, 'four rounds are not tried');
});

test('edits are counted together: families have one each, and all of them in turn', () => {
  const edits = noisyRecording([
    ...bothKinds(66),
    { benchmark: 'express/updateUser', injection: 'edit', rounds: 66, shifts: { cpuPerRequest: 0, unloadedLatency: 0 } },
    { benchmark: 'user/parse', injection: 'edit', rounds: 66, shifts: { nsPerOp: 0 } },
  ]);
  const numbered = changed(edits, (round) => (round.injection === 'edit' ? { ...round, amount: 1 + (round.index % 7) } : round));
  assert.equal(drawnConditions(populationsOf([numbered])).thin.has('edit'), false);
});

test('what is drawn from one half-hour is told from what comes from several, and what was never recorded is neither', () => {
  assert.deepEqual(areOfOneHalfHour(WHOLE), [true, true]);
  assert.deepEqual(areOfOneHalfHour(slowly(WHOLE, 4)), [false, false]);
  const { thin, ofOneHalfHour } = drawnConditions(populationsOf([WHOLE]));
  assert.deepEqual([thin.has('cpu-3'), ofOneHalfHour.has('cpu-3')], [true, false]);
});
