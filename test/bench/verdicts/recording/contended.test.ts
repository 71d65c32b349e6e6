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

test('of a few rounds, and beside a neighbour of its own, nothing is said of the host', () => {
  assert.equal(neighbourOf(timesOf(9, contended)), 'quiet');
  assert.equal(neighbourOf(timesOf(20, contended), { neighbour: 'busy' }), 'busy');
});
