import assert from 'node:assert/strict';
import { test } from 'node:test';
import { seenFromWithin } from '../../../../bench/verdicts/recording/contended.ts';
import type { RecordedRound, RecordedSession } from '../../../../bench/verdicts/recording/recorded-file.ts';
import { ROUND, SESSION } from '../sample-recording.ts';

const { waitingShare: _, ...OF_FIRST_DAYS } = ROUND;
const whole: RecordedRound = { ...OF_FIRST_DAYS, coreShare: { base: 0.5, head: 0.499 } };
const contended: RecordedRound = { ...ROUND, coreShare: { base: 0.4, head: 0.4 }, waitingShare: 0.01 };
const task: RecordedRound = { ...contended, slices: { nsPerOp: [{ base: 100, head: 101 }] } };

const timesOf = (times: number, round: RecordedRound): readonly RecordedRound[] => Array.from({ length: times }, () => round);

const neighbourOf = (rounds: readonly RecordedRound[], session: Partial<RecordedSession> = {}): string =>
  seenFromWithin({ session: { ...SESSION, ...session }, rounds, failures: [] }).session.neighbour;

test('a quiet session is one on a contended host where others had of the core in more than a tenth of its rounds of servers', () => {
  assert.equal(neighbourOf([...timesOf(8, whole), ...timesOf(2, contended)]), 'contended');
  assert.equal(neighbourOf([...timesOf(9, whole), contended, ...timesOf(5, task)]), 'quiet');
});

for (const [what, fields] of [
  ['that had 2 % of it or less taken', { coreShare: { base: 0.5, head: 0.48 } }],
  ['in which base waited meanwhile', { waitingShare: 0.2 }],
  ['in which the load client set the pace', { clientSaturated: true }],
  ['that are left out', { unsettled: true }],
  ['in which the arms took turns', { coreShare: null }],
] as const) {
  test(`rounds ${what} say nothing of the host`, () => {
    assert.equal(neighbourOf(timesOf(20, { ...contended, ...fields })), 'quiet');
  });
}

test('of a few rounds, and beside a neighbour of its own, nothing is said of the host', () => {
  assert.equal(neighbourOf(timesOf(9, contended)), 'quiet');
  assert.equal(neighbourOf(timesOf(20, contended), { neighbour: 'busy' }), 'busy');
});
