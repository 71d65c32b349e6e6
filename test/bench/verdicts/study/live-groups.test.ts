import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { LiveFamily, LiveLog } from '../../../../bench/verdicts/recording/live-file.ts';
import { hasFalseAlarm, liveGroups, rateOfFamilies } from '../../../../bench/verdicts/study/live-groups.ts';
import type { RecordedSession } from '../../../../bench/verdicts/recording/recorded-file.ts';
import { aBenchmark, aDuet, around, aRun, measuredBy, POLICY } from '../../../judge/records.ts';
import { familyOfTasks } from '../live-samples.ts';
import { SESSION } from '../sample-recording.ts';

const DAYS = '2026-01-1';
const logOn = (day: number, families: readonly LiveFamily[], fields: Partial<RecordedSession> = {}): LiveLog => ({ session: { ...SESSION, startedAt: `${DAYS}${day}T10:00:00.000Z`, ...fields }, families, crashes: [] });

const lookedAt = (...looks: readonly number[]): LiveFamily =>
  ({ seconds: 90, run: aRun({ benchmarks: [aBenchmark('user/0', measuredBy(looks, { nsPerOp: around(0, 0.01) }), { kind: 'suite' })] }) });

const daysOf = (logs: readonly LiveLog[]): readonly string[] => liveGroups(logs).map(({ sessions }) => sessions.map(({ startedAt }) => startedAt[DAYS.length]).join(''));

test('a family is what the judge makes of its rounds, whatever else was kept of it', () => {
  for (const verdict of ['regressed', 'improved', 'no regression', 'inconclusive', 'failed', 'invalid'] as const) {
    const [group] = liveGroups([logOn(1, [familyOfTasks([verdict])])]);
    assert.deepEqual(group!.families.map(({ judgement }) => judgement!.benchmarks.map((one) => one.verdict)), [[verdict]]);
  }
});

test('a false alarm is what blocks: one task that is called slower, or broken', () => {
  const [group] = liveGroups([logOn(1, [familyOfTasks(['no regression', 'regressed']), familyOfTasks(['failed']), familyOfTasks(['improved', 'inconclusive']), familyOfTasks(['invalid'])])]);
  assert.deepEqual(group!.families.map(hasFalseAlarm), [true, true, false, false]);
  const { hits, trials, low, high } = rateOfFamilies(group!.families, hasFalseAlarm);
  assert.deepEqual([hits, trials, low.toFixed(3), high.toFixed(3)], [2, 4, '0.068', '0.932']);
});

test('a false alarm counts also where the control makes the whole run invalid', () => {
  const control = around(0.05, 0.01, 10).map((ratio, index) => ({ ...aDuet(index, { nsPerOp: [{ base: 100, head: 100 * Math.exp(ratio) }] }), benchmark: 'user/0' }));
  const [group] = liveGroups([logOn(1, [familyOfTasks(['regressed'], { control }), familyOfTasks(['no regression'], { control })])]);
  assert.deepEqual(group!.families.map((family) => [family.judgement!.verdict, hasFalseAlarm(family)]), [['invalid', true], ['invalid', false]]);
});

test('sessions go together by neighbour, machine kind, how tasks are measured, profile, plan and policy', () => {
  const unchanged = familyOfTasks(['no regression']);
  assert.deepEqual(daysOf([logOn(1, [unchanged]), logOn(2, [unchanged])]), ['12']);
  assert.deepEqual(daysOf([logOn(1, [unchanged]), logOn(2, [unchanged], { procedure: { ...SESSION.procedure, sliceMs: 1 } })]), ['12'], 'how servers are measured is nothing to tasks');
  const others = [
    logOn(2, [unchanged], { neighbour: 'busy' }),
    logOn(2, [unchanged], { environment: { ...SESSION.environment, key: 'another' } }),
    logOn(2, [unchanged], { procedure: { ...SESSION.procedure, suiteSlices: 5 } }),
    logOn(2, [unchanged], { procedure: { ...SESSION.procedure, version: 1 } }),
    logOn(2, [familyOfTasks(['no regression'], { profile: 'thorough' })]),
    logOn(2, [familyOfTasks(['no regression'], { policy: { ...POLICY, alpha: 0.05 } })]),
    logOn(2, [lookedAt(6, 12)]),
  ];
  for (const other of others) assert.deepEqual(daysOf([logOn(1, [unchanged]), other]), ['1', '2']);
});

test('a family of which nothing could be measured counts with its session, whose plan it had', () => {
  const groups = liveGroups([logOn(1, [familyOfTasks(['invalid']), lookedAt(6, 12)]), logOn(2, [lookedAt(6, 12)])]);
  assert.deepEqual(groups.map(({ plans, families }) => ({ plans, families: families.length })), [{ plans: [{ looks: [6, 12] }], families: 3 }]);
});

const CRASH = { seconds: 30, profile: 'quick', exitCode: 70, error: 'TypeError: no' };

test('a run without a verdict is a family with a false alarm, also where its session has no other', () => {
  const sound = familyOfTasks(['no regression']);
  const crashed = { ...logOn(2, []), crashes: [CRASH] };
  const [group, ...others] = liveGroups([{ ...logOn(1, [sound, sound]), crashes: [CRASH] }, crashed]);
  assert.deepEqual([group!.families.map(hasFalseAlarm), others.length], [[false, false, true, true], 0]);
  assert.deepEqual(liveGroups([logOn(1, [sound]), { ...crashed, crashes: [{ ...CRASH, profile: 'thorough' }] }]).map(({ profile, families }) => [profile, families.length]), [['quick', 1], ['thorough', 1]]);
});

test('what was measured last comes last, and a session without a family is none', () => {
  const [older, newer] = [lookedAt(12), lookedAt(6, 12)];
  assert.deepEqual(daysOf([logOn(1, [older]), logOn(2, [newer]), logOn(3, [older]), logOn(4, [])]), ['2', '13']);
});
