import assert from 'node:assert/strict';
import { test } from 'node:test';
import { alarmGoals, type AlarmEvidence, goalOfLive } from '../../../../bench/verdicts/page/alarm-goals.ts';
import { clopperPearson } from '../../../../bench/verdicts/study/clopper-pearson.ts';
import type { Rate } from '../../../../bench/verdicts/study/rates.ts';

const rate = (hits: number, trials: number): Rate => ({ hits, trials, ...clopperPearson(hits, trials, 0.95) });

const goalsWith = (evidence: Partial<AlarmEvidence>) => alarmGoals({ falseAlarms: [], alarmsInOrder: [], thin: new Set<never>(), ofOneHalfHour: new Set<never>(), stretches: 3, ...evidence });

const standingOf = (hits: number, trials: number) => goalsWith({ falseAlarms: [{ size: 100, isExtrapolated: true, ours: rate(hits, trials), rivals: new Map() }] })[0]!.standing;

test('false alarms must not be more than one in a hundred: met, missed or left open by their upper and lower bound', () => {
  assert.equal(standingOf(0, 1_000), 'met');
  assert.equal(standingOf(0, 300), 'not decided', 'none in 300 leaves up to 1.2 %');
  assert.equal(standingOf(12, 300), 'missed');
});

test('of live families one false alarm misses the goal, and fewer than 150 without leave it open', () => {
  const goals = [rate(0, 149), rate(0, 150), rate(1, 400)].map((found) => goalOfLive({ profile: 'quick', rate: found, cpuModels: ['any'] }, 'quiet'));
  assert.deepEqual(goals.map(({ standing }) => standing), ['not decided', 'met', 'missed']);
  assert.equal(goals[1]!.aim, 'no false alarm in 150 live families of ten tasks', 'of servers nothing ran live');
  assert.equal(goals[1]!.found, '0 in 150 by the profile quick and the newest procedure, all machines together (0.0 % to 2.4 %)');
});

test('replays tell from how many half-hours they are extrapolated', () => {
  const goals = goalsWith({ alarmsInOrder: [{ size: 10, rate: rate(0, 5), stretches: 2 }], falseAlarms: [{ size: 100, isExtrapolated: true, ours: rate(0, 1_000), rivals: new Map() }] });
  assert.deepEqual(goals.map(({ extrapolatedFrom }) => extrapolatedFrom), [3, 2]);
});

const goalInOrder = (hits: number, trials: number) => goalsWith({ alarmsInOrder: [{ size: 1, rate: rate(0, 1_000), stretches: 3 }, { size: 10, rate: rate(hits, trials), stretches: 3 }] })[1]!;

test('families whose rounds are in the order of time have a goal of their own, of ten metrics', () => {
  assert.deepEqual([goalInOrder(0, 1_000), goalInOrder(0, 5), goalInOrder(12, 300)].map(({ standing }) => standing), ['met', 'not decided', 'missed']);
  assert.match(goalInOrder(0, 5).aim, /families of ten metrics whose rounds are in the order of time, profile quick: 1 % at most$/);
});

test('what comes from one half-hour is told without an interval, and stands as it stood', () => {
  const goals = goalsWith({ ofOneHalfHour: new Set(['none']), stretches: 1, falseAlarms: [{ size: 100, isExtrapolated: true, ours: rate(0, 1_000), rivals: new Map() }], alarmsInOrder: [{ size: 10, rate: rate(0, 5), stretches: 1 }] });
  assert.deepEqual(goals.map(({ found, standing }) => [found, standing]), [['0.0 (one half-hour)', 'met'], ['0.0 (one half-hour)', 'not decided']]);
});

test('live families are to be without a false alarm beside any neighbour, also where none ran', () => {
  assert.deepEqual(goalOfLive(null, 'busy'), { aim: 'no false alarm in 150 live families of ten tasks, with a busy neighbour process', found: 'not recorded', standing: null, extrapolatedFrom: null });
});
